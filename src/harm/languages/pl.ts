import type { LanguagePatterns } from '../language.ts';

export const pl: LanguagePatterns = {
  words: {},
  selfHarm: [],
  abuse: [],
  violence: [],
  hostility: [],
  harmless: [],
  lookalikes: '',
};
