/**
 * What a verb shows to be done, whatever its object is (`understanding/ways.ts`). "Founding" is beginning something that is to last,
 * "introducing" a new way of doing things for several people, "visiting" going somewhere to see or take part.
 */
export const VERB_KINDS = [
  'stopping',
  'learning',
  'behaving',
  'founding',
  'introducing',
  'delegating',
  'visiting',
  'choosing',
  'seeking',
  'selling',
  'becoming',
  'applying',
  'finishing',
  'talking',
  'teaching',
  'saving',
  'exercising',
  'making',
  'deciding',
  'improving',
  'passing',
  'daring',
] as const;
export type VerbKind = (typeof VERB_KINDS)[number];

/** Kinds of verbs that need plans of their own; the plan of a label or a group fits the others. */
export const PLANNED_VERB_KINDS = ['founding', 'introducing', 'delegating', 'visiting'] as const;
export type PlannedVerbKind = (typeof PLANNED_VERB_KINDS)[number];
