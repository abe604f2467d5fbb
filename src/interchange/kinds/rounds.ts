/** The table of feedback rounds: the rule by which one falls due is written in four columns. */

import type { ImportedRound } from '../../domain/imported-rows.ts';
import type { DueRule, ParticipantRole } from '../../domain/programme.ts';
import { optional, required } from '../values/column.ts';
import { share, wholeNumber } from '../values/numbers.ts';
import { line, titles } from '../values/texts.ts';
import { ROLE_WORDS } from '../values/translated-words.ts';
import { oneOf, yesOrNo } from '../values/words.ts';
import { type ReportProblem, tableOf } from './table.ts';

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
