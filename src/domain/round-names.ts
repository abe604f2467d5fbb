/** The names of rounds in other languages: a programme's own, and those of the shipped ones. */

import { isLanguage, type Language } from './languages.ts';
import type { FeedbackRound } from './programme.ts';
import { MAX_LINE } from './text-lengths.ts';
import { keyOf } from './word-key.ts';

/** What a round is called, in each language that has a title. */
export type RoundTitles = Pick<FeedbackRound, 'title' | 'titles'>;

const TITLE_LINE = new RegExp(`^(\\w+)\\s*:\\s*(\\S.{0,${MAX_LINE - 1}})$`);

/** Titles by language, from one a line; null if a line is no title. */
export function titlesIn(lines: string | null): ReadonlyMap<Language, string> | null {
  const titles = new Map<Language, string>();
  for (const line of (lines ?? '').split('\n')) {
    const [, code = '', title = ''] = TITLE_LINE.exec(line.trim()) ?? [];
    const language = code.toLowerCase();
    if (isLanguage(language)) titles.set(language, title);
    else if (line.trim() !== '') return null;
  }
  return titles;
}

/** The lines as they are kept; null if one is no title. */
export const writtenTitles = (lines: string): string | null =>
  titlesIn(lines)
    ?.entries()
    .map(([language, title]) => `${language}: ${title}`)
    .toArray()
    .join('\n') ?? null;

/** By the key of the shipped title, with a comma between them. */
const OTHER_NAMES = {
  chemistry: `Chemistry call, Chemistry check, Chemistry meeting, Chemistry session, Chemie, Chemiegespräch,
    Kennenlernen, Kennenlerngespräch, Erstgespräch, Chemia, Rozmowa zapoznawcza, Spotkanie zapoznawcze,
    Chémia, Seznámení, Seznamovací schůzka, Zoznámenie, Zoznamovacie stretnutie, Хімія, Знайомство, Химия,
    Знакомство, Chimie, Prise de contact, Premier contact, Química, Primer encuentro, Chimica,
    Primo incontro, Primeiro encontro, Kennismaking, Kimya, Tanışma, Cunoaștere`,
  mid_program: `Mid, Mid-term, Midterm, Mid-point, Midpoint, Midway, Mid programme, Midprogram, Midprogramme,
    Mid-term review, Halbzeit, Halbzeitgespräch, Mitte, Programmmitte, Zwischenbilanz, Zwischengespräch,
    Półmetek, Połowa programu, W połowie, Polovina, Polovina programu, V polovině, Polčas, Polovica,
    Polovica programu, V polovici, Середина, Середина програми, В середине, Середина программы, Mi-parcours,
    À mi-parcours, Mi-programme, Mitad, Mitad del programa, Metà, Metà percorso, Metà programma,
    Meio do programa, Halverwege, Tussentijds, Tussenevaluatie, Ara değerlendirme, Program ortası,
    Mijlocul programului, Jumătatea programului`,
  final: `End, Final feedback, Final review, Final evaluation, Abschluss, Abschlussgespräch, Ende,
    Abschlussfeedback, Abschlussbilanz, Schluss, Koniec, Końcowa, Końcowe, Zakończenie, Podsumowanie, Finał,
    Konec, Závěr, Závěrečné, Závěrečná, Závěrečné hodnocení, Záver, Záverečné, Záverečná,
    Záverečné hodnotenie, Фінал, Завершення, Підсумок, Финал, Завершение, Итог, Fin, Bilan, Bilan final,
    Clôture, Cierre, Final del programa, Fine, Conclusione, Fim, Encerramento, Einde, Eind, Eindevaluatie,
    Afsluiting, Kapanış, Son, Încheiere, Finalul programului`,
};

const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([title, names]) =>
    names.split(',').map((name) => [keyOf(name), title]),
  ),
);

/** The rounds that a new database has. */
export type ShippedRound = keyof typeof OTHER_NAMES;

const isShipped = (key: string): key is ShippedRound => Object.hasOwn(OTHER_NAMES, key);

/** Which of the shipped rounds a title means, in any language; undefined if it is another. */
export function shippedRound(title: string): ShippedRound | undefined {
  const key = TITLES.get(keyOf(title)) ?? keyOf(title);
  return isShipped(key) ? key : undefined;
}

/** The round with a shipped title that another name means; undefined if there is none. */
export function roundByOtherName(rounds: readonly FeedbackRound[], name: string): FeedbackRound | undefined {
  const key = keyOf(name);
  return (
    rounds.find(({ title }) => keyOf(title) === key) ??
    rounds.find(({ title }) => keyOf(title) === TITLES.get(key)) ??
    rounds.find(({ titles }) =>
      titlesIn(titles)
        ?.values()
        .some((title) => keyOf(title) === key),
    )
  );
}
