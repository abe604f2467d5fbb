/** The tables of all kinds. */

import { courseFields } from '../../domain/course.ts';
import type { TokenCounter } from '../../domain/goal-writer.ts';
import type { Erasure, ImportedRound, Kind } from '../../domain/imported-rows.ts';
import { preLeadStatusFields } from '../../domain/pre-lead-status.ts';
import {
  type DueRule,
  EXTERNAL_IDS,
  FIRST_NAMES,
  LAST_NAMES,
  managerFields,
  type ParticipantRole,
  participantFields,
  RELATION_STATUSES,
  ROLES,
  relationDetails,
} from '../../domain/programme.ts';
import { smartGoalFields } from '../../domain/smart-goal.ts';
import { wordsIn } from '../formats/wording.ts';
import { optional, required, withAlternatives, withDefault, withParts } from '../values/column.ts';
import { day, dayUntilToday, instant } from '../values/dates.ts';
import {
  digest,
  eMails,
  exact,
  exactWithContent,
  externalIds,
  fingerprint,
  line,
  lines,
  name,
  person,
  share,
  titles,
  wholeNumber,
} from '../values/texts.ts';
import { oneOf, ROLE_WORDS, STATUS_WORDS, yesOrNo } from '../values/words.ts';
import { fieldColumns, plainTable, type ReportProblem, type Table, tableOf } from './table.ts';

const { id: _manager, ...ofManager } = managerFields;
const { id: _participant, ...ofParticipant } = participantFields;

/** A role: who of a relation is meant. */
export const role = required(oneOf(ROLES, ROLE_WORDS), participantFields.role.columns);

export const managers = plainTable<'managers'>({
  ...fieldColumns(ofManager),
  id: optional(wholeNumber(1)),
});

export const participants = plainTable<'participants'>({
  ...fieldColumns(ofParticipant),
  role,
  full_name: withParts(
    required(name, participantFields.full_name.columns),
    { name: 'first_name', synonyms: wordsIn(FIRST_NAMES) },
    { name: 'last_name', synonyms: wordsIn(LAST_NAMES) },
  ),
  former_emails: optional(eMails),
  former_external_ids: optional(externalIds),
  id: optional(wholeNumber(1)),
});

/**
 * The names of a column with the e-mail of somebody in a role: `mentor_e_mail`, `email_of_mentor`. The role alone is none
 * of them: a column `Mentor` with names often stands beside, and counts where there is no e-mail.
 */
const eMailOf = (people: string): readonly string[] =>
  wordsIn(people).flatMap((person) => [
    `${person}_e_mail, ${person}_mail, ${person}_email_address, ${person}_e_mail_address`,
    `${person}_s_email, ${person}_s_e_mail, ${person}_e_mail_adresse, ${person}_email_adresse`,
    `email_${person}, e_mail_${person}, mail_${person}, email_of_${person}, email_of_the_${person}`,
    `e_mail_des_${person}s, e_mail_der_${person}, adres_email_${person}`,
  ]);

/** The names of a column with the name of somebody in a role: `mentor`, `mentor_name`. */
const nameOf = (people: string): readonly string[] =>
  wordsIn(people).flatMap((one) => [
    `${one}, ${one}_name, ${one}_full_name, ${one}_s_name, name_${one}, name_of_${one}`,
    `name_of_the_${one}, name_des_${one}s, name_der_${one}, imie_i_nazwisko_${one}, jmeno_${one}`,
  ]);

/** The columns with the two people of a relation, which feedbacks and exceptions have as well. */
export const pair = {
  mentor_email: withAlternatives(
    required(person, ...eMailOf('mentor, mentora, mentorin, mentorki, mentorky')),
    ...nameOf('mentor, mentorin, mentorka, mentora'),
  ),
  mentee_email: withAlternatives(
    required(person, ...eMailOf('mentee, menteeho, menteego, podopiecznego, podopiecznej, mentorowanej')),
    ...nameOf('mentee, podopieczny, podopieczna, podopiecznego, podopiecznej'),
  ),
};

/** The empty text is the relation without a cohort. */
export const cohort = withDefault(
  line,
  '',
  'cohort_name, batch, edition, kohorte, jahrgang, kohorta, edycja, beh, rocnik',
);

export const reason = optional(lines, 'grund, begrundung, powod, duvod');

export const relations = plainTable<'relations'>(
  {
    ...pair,
    manager_email: withAlternatives(
      optional(
        person,
        ...eMailOf('manager, managerin, managera, programme_manager, program_manager'),
        ...eMailOf('coordinator, koordinator, koordinatorin, koordynatora, koordinatora, betreuer'),
      ),
      ...nameOf('manager, managerin, programme_manager, program_manager, coordinator'),
      ...nameOf('koordinator, koordinatorin, koordynator, koordynatorka, koordinatorka, betreuerin'),
    ),
    cohort,
    start: required(
      day,
      'start_date, started, started_on, starts_on, begin, begins_on, beginn, startdatum, poczatek',
      'data_rozpoczecia, data_poczatku, start_data, zacatek, datum_zahajeni, zahajeni',
    ),
    end: optional(
      day,
      'end_date, ends_on, expected_end, expected_end_date, ende, enddatum, koniec, data_zakonczenia',
      'data_konca, konec, datum_ukonceni, ukonceni',
    ),
    status: required(
      oneOf(RELATION_STATUSES, STATUS_WORDS),
      'relation_status, match_status, stan, stav, zustand',
    ),
    ...fieldColumns(relationDetails),
    status_since: optional(
      dayUntilToday,
      'since, status_date, status_from, status_changed_on, status_seit, seit, status_od, data_statusu',
      'stav_od',
    ),
    reason,
  },
  ({ start, end }, complain) => {
    if (end === null || Temporal.PlainDate.compare(end, start) >= 0) return;
    complain('end', `The end, ${end}, is before the start, ${start}. Correct one of them.`);
  },
);

const round = required(line, 'feedback_round, round_title, runde, feedbackrunde, runda, kolo');

export const exceptions = plainTable<'exceptions'>(
  {
    ...pair,
    cohort,
    role,
    round,
    due_date: optional(day, 'due, due_on, deadline, new_due_date, fallig_am, frist, termin, termin_do'),
    waived: optional(yesOrNo, 'waive, excused, erlassen, zwolnienie, prominuto'),
    reason,
  },
  ({ due_date, waived }, complain) => {
    if (due_date !== null && waived === true) {
      complain('waived', 'It is waived and has a due date. Leave one of the two empty.');
    }
    if (due_date === null && waived === null) {
      complain(
        'due_date',
        'It has neither a due_date nor waived. Write the other due date, or yes under waived.',
      );
    }
  },
);

export const feedbacks = plainTable<'feedbacks'>({
  ...pair,
  cohort,
  role,
  round,
  received_on: required(
    dayUntilToday,
    'received, received_at, date_received, submitted_on, submitted_at, submit_date, submit_date_utc',
    'submission_date, timestamp, erhalten_am, eingegangen_am, zeitstempel, otrzymano, data_otrzymania',
    'sygnatura_czasowa, prijato, datum_prijeti, casova_znacka',
  ),
  source: optional(line, 'quelle, zrodlo, zdroj'),
  external_id: optional(line, EXTERNAL_IDS),
});

type Owing = ParticipantRole | 'both';

interface RoundValues
  extends Omit<ImportedRound, 'due' | 'roles'>,
    Record<'days' | 'share' | 'days_without_end', number | null> {
  readonly counts_from: DueRule['counts_from'];
  readonly owed_by: Owing;
}

const RULES: readonly DueRule['counts_from'][] = ['start', 'share', 'end'];
const OWING: readonly Owing[] = ['mentee', 'mentor', 'both'];

/** The required columns of each rule; the others must be empty. */
const NEEDS = {
  start: ['days'],
  share: ['share', 'days_without_end'],
  end: ['days', 'days_without_end'],
} as const;

/** The rule; where something is missing the row counts for nothing, and neither does the zero in its place. */
function ruleOf(values: RoundValues, complain: ReportProblem): DueRule {
  const needed: readonly string[] = NEEDS[values.counts_from];
  for (const name of ['days', 'share', 'days_without_end'] as const) {
    const isNeeded = needed.includes(name);
    const rule = `where counts_from is ${values.counts_from}`;
    if (isNeeded && values[name] === null) complain(name, `It must not be empty ${rule}.`);
    if (!isNeeded && values[name] !== null) complain(name, `It must be empty ${rule}.`);
  }
  const { counts_from, days, days_without_end } = values;
  if (counts_from === 'start') return { counts_from, days: days ?? 0 };
  return counts_from === 'share'
    ? { counts_from, share: values.share ?? 0, days_without_end: days_without_end ?? 0 }
    : { counts_from, days: days ?? 0, days_without_end: days_without_end ?? 0 };
}

export const rounds = tableOf<'rounds', RoundValues>({
  columns: {
    title: required(line, 'name, titel, tytul, nazev'),
    titles: optional(titles),
    order: required(wholeNumber(1), 'position, number, reihenfolge, kolejnosc, poradi'),
    counts_from: required(oneOf(RULES)),
    days: optional(wholeNumber()),
    share: optional(share),
    days_without_end: optional(wholeNumber()),
    owed_by: required(oneOf(OWING, ROLE_WORDS)),
    cohort: optional(line, 'kohorte, jahrgang, kohorta, rocnik'),
    active: optional(yesOrNo, 'aktiv, aktywna, aktivni'),
  },
  join: (values, complain) => {
    const { title, titles, order, owed_by, cohort, active } = values;
    const roles = owed_by === 'both' ? (['mentee', 'mentor'] as const) : [owed_by];
    return { title, titles, order, due: ruleOf(values, complain), roles, cohort, active };
  },
  split: ({ due, roles, ...others }) => ({
    ...others,
    counts_from: due.counts_from,
    days: 'days' in due ? due.days : null,
    share: 'share' in due ? due.share : null,
    days_without_end: 'days_without_end' in due ? due.days_without_end : null,
    owed_by: roles.includes('mentee') && roles.includes('mentor') ? 'both' : (roles[0] ?? 'both'),
  }),
});

export const courses = plainTable<'courses'>({ ...fieldColumns(courseFields), id: optional(wholeNumber(1)) });

const COUNTERS: readonly TokenCounter[] = ['service', 'server'];
const ERASED: readonly Erasure['what'][] = ['person', 'smart-goal'];

/** Where nothing says who wrote the goals, another service did. */
export const smartGoals = plainTable<'smart-goals'>({
  ...fieldColumns(smartGoalFields),
  id: required(wholeNumber(1)),
  input: { ...withDefault(exact, ''), required: true },
  output: { ...withDefault(exact, ''), required: true },
  input_tokens: required(wholeNumber(0)),
  output_tokens: required(wholeNumber(0)),
  writer: withDefault(exactWithContent, 'imported'),
  model: optional(exactWithContent),
  language: optional(exactWithContent),
  variant: withDefault(wholeNumber(0), 0),
  milliseconds: optional(wholeNumber(0)),
  tokens_counted_by: withDefault(oneOf(COUNTERS), 'service'),
});

export const preLeadStatuses = plainTable<'pre-lead-statuses'>({
  ...fieldColumns(preLeadStatusFields),
  id: required(wholeNumber(1)),
});

export const erasures = plainTable<'erasures'>({
  digest: required(digest),
  what: required(oneOf(ERASED)),
  erased_at: required(instant(true)),
  key: optional(fingerprint),
});

export const TABLES: { readonly [K in Kind]: Table<K> } = {
  'pre-lead-statuses': preLeadStatuses,
  erasures,
  managers,
  participants,
  rounds,
  relations,
  exceptions,
  feedbacks,
  courses,
  'smart-goals': smartGoals,
};

/** The canonical names of a kind's columns, in their order. */
export function columnNamesOf(kind: Kind): readonly string[] {
  return TABLES[kind].columns.map(({ name }) => name);
}
