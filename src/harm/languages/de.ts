import type { LanguagePatterns } from '../language.ts';

export const de: LanguagePatterns = {
  words: {},
  selfHarm: [],
  abuse: [],
  violence: [],
  hostility: [],
  harmless: [],
  lookalikes: '',
};
