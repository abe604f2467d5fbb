import type { LanguagePatterns } from '../language.ts';

export const en: LanguagePatterns = {
  words: { want: 'want wanna', self: 'myself himself herself themselves themself yourself' },
  selfHarm: ['kill {self}', '{want} die'],
  abuse: [],
  violence: [],
  hostility: [],
  harmless: [],
  lookalikes: '',
};
