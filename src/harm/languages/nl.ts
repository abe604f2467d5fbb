import type { LanguagePatterns } from '../language.ts';

export const nl: LanguagePatterns = {
  words: {},
  selfHarm: [],
  abuse: [],
  violence: [],
  hostility: [],
  harmless: [],
  lookalikes: '',
};
