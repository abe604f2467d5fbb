/** The titles of the shipped rounds in each language. A programme's own titles stay as they are typed. */

import type { Language } from '../domain/languages.ts';

/** The rounds that a new database has, by their titles in English. */
const SHIPPED: readonly [string, string, string] = ['Chemistry', 'Mid Program', 'Final'];

const TITLES: Readonly<Record<Language, readonly [chemistry: string, midProgram: string, final: string]>> = {
  en: SHIPPED,
  de: ['Erster Eindruck', 'Zwischenbilanz', 'Abschlussbilanz'],
  pl: ['Pierwsze wrażenia', 'Połowa programu', 'Zakończenie programu'],
  cs: ['První dojmy', 'Polovina programu', 'Závěr programu'],
  sk: ['Prvé dojmy', 'Polovica programu', 'Záver programu'],
  uk: ['Перші враження', 'Середина програми', 'Завершення програми'],
  ru: ['Первые впечатления', 'Середина программы', 'Завершение программы'],
  ro: ['Primele impresii', 'Mijlocul programului', 'Încheierea programului'],
  tr: ['İlk izlenimler', 'Program ortası', 'Program sonu'],
  es: ['Primeras impresiones', 'Mitad del programa', 'Cierre del programa'],
  fr: ['Premières impressions', 'Bilan à mi-parcours', 'Bilan de fin de parcours'],
  it: ['Prime impressioni', 'Bilancio di metà percorso', 'Bilancio di fine percorso'],
  nl: ['Eerste indruk', 'Halverwege', 'Afronding'],
  pt: ['Primeiras impressões', 'Meio do programa', 'Fim do programa'],
};

/** The title of a round as messages in a language name it. */
export function roundTitle(title: string, language: Language): string {
  const index = SHIPPED.indexOf(title);
  return TITLES[language][index] ?? title;
}
