/** Which feedback is meant if somebody names a person and a round, and what rounds are called. */

import { MAX_LINE } from './fields.ts';
import { isLanguage, type Language } from './languages.ts';
import { keyOf, searchPeople } from './people-search.ts';
import {
  type FeedbackKey,
  type FeedbackRound,
  inWords,
  isErased,
  type Participant,
  type Programme,
  personName,
  type Relation,
} from './programme.ts';

/** The input, as people type it. */
export interface NamedFeedback {
  /** An id, an e-mail, or a part of a name. */
  readonly person: string;
  /** The title of a round, ignoring case, or its number. */
  readonly round: string;
  /** The number of the relation, if the person has several. */
  readonly relation?: number;
}

/** A person or relation that may be meant, with what to type for it. */
export interface Candidate {
  readonly shown: string;
  readonly add: string;
}

export interface Unclear {
  readonly problem: string;
  readonly candidates: readonly Candidate[];
}

const unclear = (problem: string, candidates: readonly Candidate[] = []): Unclear => ({
  problem,
  candidates,
});

/** Selects the feedback. Does not guess: if several relations that came about are possible, the result lists them. */
export function selectFeedback(
  { participants, relations, rounds }: Programme,
  named: NamedFeedback,
): FeedbackKey | Unclear {
  const person = participantCalled(participants, named.person);
  if ('problem' in person) return person;
  const round = roundCalled(rounds, named.round);
  if (round === undefined) {
    const titles = rounds.map(({ title }) => `“${title}”`).join(', ');
    return unclear(`There is no round “${named.round}”. The rounds are ${titles}.`);
  }
  const own = relations.filter((one) => one[`${person.role}_id`] === person.id);
  const begun = own.filter(({ history }) => history.some(({ status }) => status === 'matched'));
  const meant =
    named.relation === undefined
      ? begun.length > 0
        ? begun
        : own
      : own.filter(({ id }) => id === named.relation);
  const [relation] = meant;
  const candidatesOf = (some: readonly Relation[]): readonly Candidate[] =>
    some.map((one) => ({ shown: relationInWords(participants, one), add: `--relation r${one.id}` }));
  if (relation === undefined) {
    return unclear(`${personName(person)} has no such relation.`, candidatesOf(own));
  }
  if (meant.length > 1) {
    const problem = `${personName(person)} has ${meant.length} relations, and each has a feedback “${round.title}” of its own. Which one is meant? Give one of these:`;
    return unclear(problem, candidatesOf(meant));
  }
  return { relation_id: relation.id, round_id: round.id, role: person.role };
}

/** A relation in words: the two people, the cohort, and its status. */
export function relationInWords(
  participants: readonly Participant[],
  { mentor_id, mentee_id, cohort, history }: Relation,
): string {
  const name = (id: number): string =>
    personName(participants.find((one) => one.id === id) ?? { full_name: 'participant', id });
  const last = history.at(-1);
  const status = last === undefined ? '' : `, ${inWords(last.status)} since ${last.since}`;
  return `${name(mentee_id)} with ${name(mentor_id)}, ${cohort === '' ? 'no cohort' : cohort}${status}`;
}

/** Finds the only participant that a text matches. */
export function participantCalled(participants: readonly Participant[], text: string): Participant | Unclear {
  const named = participants.map((one) => ({ ...one, name: isErased(one.email) ? '' : one.full_name }));
  const found = searchPeople(named, text);
  const [person] = found;
  if (person === undefined) {
    return unclear(
      `There is no participant “${text}”. Give an id, an external id, an e-mail address, or part of the name.`,
    );
  }
  if (found.length === 1) return person;
  return unclear(
    `“${text}” may be ${found.length} participants. Which one is meant? Give one of these:`,
    found.map((one) => ({ shown: `${one.full_name}, ${one.role}, ${one.email}`, add: String(one.id) })),
  );
}

/** The round with a title (ignoring case), a number, or the name of a shipped round in another language. */
export function roundCalled(rounds: readonly FeedbackRound[], name: string): FeedbackRound | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    rounds.find(({ title }) => title.toLowerCase() === wanted) ??
    rounds.find(({ order }) => String(order) === wanted) ??
    roundByOtherName(rounds, wanted)
  );
}

// The names of rounds in other languages: a programme's own, and those of the shipped ones.

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
function roundByOtherName(rounds: readonly FeedbackRound[], name: string): FeedbackRound | undefined {
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
