/**
 * The kinds of verbs: the activity that a verb names, whatever its object is (`understanding/verbs.ts`). "Founding" is beginning something that is to last,
 * "introducing" a new way of doing things for several people, "visiting" going somewhere to see or take part, "calculating" finding out
 * what something costs or takes, "asserting" staying firm or calm with others, "beginning" doing something for the first time.
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
  'calculating',
  'asserting',
  'resting',
  'reaching',
  'beginning',
  'hiring',
  'publishing',
] as const;
/** A kind of verb. */
export type VerbKind = (typeof VERB_KINDS)[number];

/**
 * The needs with a plan of their own, besides the labels: kinds of verbs, "drafting" for a thing that is first tried out, "sharing" for learning
 * to give away tasks, and "freeDays" for stopping something on a day of the week.
 */
export const CUE_PLANS = [
  'founding',
  'introducing',
  'delegating',
  'visiting',
  'sharing',
  'calculating',
  'reaching',
  'beginning',
  'publishing',
  'drafting',
  'freeDays',
] as const;
/** A plan of its own that a verb or a thing shows. */
export type CuePlan = (typeof CUE_PLANS)[number];

/**
 * Things that show what is to be done where neither the label nor the verb does: those who buy or come, the body, and what is drafted
 * and tried out.
 */
export const THING_KINDS = ['customers', 'body', 'drafts'] as const;
/** A kind of things. */
export type ThingKind = (typeof THING_KINDS)[number];
