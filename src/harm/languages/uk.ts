import type { LanguagePatterns } from '../language.ts';

export const uk: LanguagePatterns = {
  words: {},
  selfHarm: [],
  abuse: [],
  violence: [],
  hostility: [],
  harmless: [],
  lookalikes: '',
};
