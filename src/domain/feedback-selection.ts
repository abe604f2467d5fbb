/** Which feedback is meant if somebody names a person and a round, and what rounds are called. */

import { dueName, statusOn } from './due-feedbacks.ts';
import { MAX_LINE } from './fields.ts';
import { isLanguage, type Language } from './languages.ts';
import { folded, keyOf, searchPeople } from './people-search.ts';
import {
  type FeedbackKey,
  type FeedbackRound,
  feedbackName,
  inWords,
  isErased,
  type Participant,
  type Programme,
  personName,
  type Relation,
  ruleIn,
} from './programme.ts';

/** The input, as people type it. */
export interface NamedFeedback {
  /** An id, an e-mail, or a part of a name. */
  readonly person: string;
  /** The title of a round, ignoring case, or its number. */
  readonly round: string;
  /** The other of the two, named in the same ways, if the person has several relations. */
  readonly with?: string;
  /** The cohort, where both have been in several together; the empty text if there was none. */
  readonly cohort?: string;
}

interface SelectedFeedback {
  readonly key: FeedbackKey;
  readonly person: Participant;
  readonly other: Participant;
  readonly round: FeedbackRound;
  readonly relation: Relation;
}

/** A candidate: a person or a relation. */
export interface Candidate {
  readonly shown: string;
  /** The input that selects exactly this one; only what differs from the given input. */
  readonly named: Partial<NamedFeedback>;
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
  programme: Programme,
  named: NamedFeedback,
  today: Temporal.PlainDate,
): SelectedFeedback | Unclear {
  const person = participantCalled(programme.participants, named.person, 'person');
  if ('problem' in person) return person;
  const round = roundCalled(programme.rounds, named.round);
  if (round === undefined) {
    const titles = programme.rounds.map(({ title }) => `“${title}”`).join(', ');
    return unclear(`There is no round “${named.round}”. The rounds are ${titles}.`);
  }
  if (![round, ...round.cohorts].some(({ roles }) => roles.includes(person.role))) {
    return unclear(`A ${person.role} owes no feedback “${round.title}”.`);
  }
  const pairs = pairsOf(programme, person);
  const meant = pairsMeant(pairs, named);
  if ('problem' in meant) return meant;
  const [pair] = meant;
  if (pair === undefined) {
    const others = pairs.map((one) => candidateOf(programme, one, pairs, round, person, today));
    return unclear(`${personName(person)} has no such relation.`, others);
  }
  if (meant.length > 1) {
    return unclear(
      `${personName(person)} has ${meant.length} relations, and each has a feedback “${round.title}” of its own. Which one is meant? Give one of these:`,
      meant.map((one) => candidateOf(programme, one, meant, round, person, today)),
    );
  }
  const { relation, other } = pair;
  const { active, roles } = ruleIn(round, relation.cohort);
  if (!active || !roles.includes(person.role)) {
    const where = relation.cohort === '' ? '' : ` in the cohort “${relation.cohort}”`;
    return unclear(
      active
        ? `A ${person.role} owes no feedback “${round.title}”${where}.`
        : `The round “${round.title}” is switched off${where}.`,
    );
  }
  return {
    key: { relation_id: relation.id, round_id: round.id, role: person.role },
    person,
    other,
    round,
    relation,
  };
}

/** Finds the only participant that a text matches. */
export function participantCalled(
  participants: readonly Participant[],
  text: string,
  part: 'person' | 'with',
): Participant | Unclear {
  // Somebody may be the partner in several relations.
  const named = [...new Set(participants)].map((one) => ({
    ...one,
    name: isErased(one.email) ? '' : one.full_name,
  }));
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
    found.map((one) => ({
      shown: `${one.full_name}, ${one.role}, ${one.email}`,
      named: { [part]: String(one.id) },
    })),
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

interface Pair {
  readonly relation: Relation;
  readonly other: Participant;
}

/** The relations of a person; those that never came about only if there are no others. */
function pairsOf({ relations, participants }: Programme, person: Participant): readonly Pair[] {
  const pairs = relations.flatMap((relation): Pair[] => {
    const { mentee_id, mentor_id } = relation;
    const [own, id] = person.role === 'mentee' ? [mentee_id, mentor_id] : [mentor_id, mentee_id];
    const other = own === person.id ? participants.find((one) => one.id === id) : undefined;
    return other === undefined ? [] : [{ relation, other }];
  });
  const begun = pairs.filter(({ relation }) => relation.history.some(({ status }) => status === 'matched'));
  return begun.length > 0 ? begun : pairs;
}

function pairsMeant(pairs: readonly Pair[], named: NamedFeedback): readonly Pair[] | Unclear {
  const inCohort = named.cohort === undefined ? pairs : pairsIn(named.cohort, pairs);
  if (named.with === undefined) return inCohort;
  const others = [...new Map(inCohort.map(({ other }) => [other.id, other])).values()];
  const other = participantCalled(others, named.with, 'with');
  // None of the person's partners has that name; the caller lists the partners.
  if ('problem' in other) return other.candidates.length > 0 ? other : [];
  return inCohort.filter((pair) => pair.other.id === other.id);
}

/** Those of a cohort, whose name may be typed loosely if the match is unambiguous. */
function pairsIn(cohort: string, pairs: readonly Pair[]): readonly Pair[] {
  const exactly = pairs.filter(({ relation }) => relation.cohort === cohort);
  if (exactly.length > 0) return exactly;
  return pairs.filter(({ relation }) => folded(relation.cohort) === folded(cohort));
}

/** A candidate relation: the partner, the state of its feedback, and the input that selects it. */
function candidateOf(
  { exceptions, feedbacks }: Programme,
  { relation, other }: Pair,
  among: readonly Pair[],
  round: FeedbackRound,
  { role }: Participant,
  today: Temporal.PlainDate,
): Candidate {
  const key = dueName({ relation, round, role });
  const feedback = feedbacks.find((one) => feedbackName(one) === key);
  const exception = exceptions.find((one) => feedbackName(one) === key);
  const status = statusOn(relation, today) ?? 'not begun';
  const state = [
    inWords(status),
    ...(feedback === undefined ? [] : [`received on ${feedback.received_on}`]),
    ...(exception?.waived ? ['waived'] : []),
    ...(exception?.due_date == null ? [] : [`due date set to ${exception.due_date}`]),
  ];
  const cohort = relation.cohort === '' ? 'no cohort' : relation.cohort;
  const isOneOfSeveral = among.filter((one) => one.other.id === other.id).length > 1;
  return {
    shown: `with ${personName(other)}, ${cohort}, since ${relation.start}: ${state.join(', ')}`,
    named: { with: String(other.id), ...(isOneOfSeveral && { cohort: relation.cohort }) },
  };
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
