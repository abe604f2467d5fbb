/** Infinitives at the end of a clause as they stand in a heading: without “zu” or “te”, and without a modal verb. */
import type { LanguageFile } from '../languages/language-file.ts';

/** What is left out, where the clause depends on an opening with a comma or `om`, and always. */
interface Leaving {
  readonly opening: RegExp;
  readonly linked: readonly (readonly [RegExp, string])[];
  readonly modal: readonly (readonly [RegExp, string])[];
}

const LEAVING: Readonly<Record<string, Leaving>> = {
  de: {
    opening: /(?:,|(?: |\p{Ll})zu ?\p{Ll}+n,? und)\s*$/u,
    linked: [
      [/ zu (\p{Ll}+n)$/u, ' $1'],
      [
        /(ab|an|auf|aus|bei|ein|los|mit|nach|um|vor|weg|weiter|zurück|zusammen|frei|fest)zu(\p{Ll}+n)$/u,
        '$1$2',
      ],
    ],
    modal: [[/(?<=\p{Ll}n) können$/u, '']],
  },
  nl: {
    opening: /(?<!\p{L})(?:om| te \p{Ll}+n,? en)\s+$/iu,
    linked: [
      [
        / (aan|achter|af|bij|binnen|door|in|langs|los|mee|na|om|op|over|rond|samen|terug|thuis|toe|uit|vast|voor|weg) te (\p{Ll}+n)$/u,
        ' $1$2',
      ],
      [/ te (\p{Ll}+n)$/u, ' $1'],
    ],
    modal: [
      [/(?<=\p{Ll}n) kunnen$/u, ''],
      [/ kunnen (\p{Ll}+n)$/u, ' $1'],
    ],
  },
};

/** A clause with its last infinitive alone, by what stands before it in the text. */
export function withPlainInfinitive(words: string, before: string, { code }: LanguageFile): string {
  const leaving = LEAVING[code];
  if (leaving === undefined) return words;
  // “aufhören, am Sonntag zu arbeiten” has an infinitive of its own that needs it.
  const isLinked = leaving.opening.test(before) && !words.includes(',');
  const changes = [...(isLinked ? leaving.linked : []), ...leaving.modal];
  return changes.reduce((plain, [from, to]) => plain.replace(from, to), words);
}
