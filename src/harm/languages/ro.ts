import type { LanguagePatterns } from '../language.ts';

export const ro: LanguagePatterns = {
  words: {},
  selfHarm: [],
  abuse: [],
  violence: [],
  hostility: [],
  harmless: [],
  lookalikes: '',
};
