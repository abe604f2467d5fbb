/** The labels of wishes: the plan that a wish needs. */

/** The labels, in the order of the models. */
// biome-ignore format: one a line would take fifty.
export const LABELS = [
  'subject', 'tool', 'language', 'craft', 'driving', 'exam', 'course', 'studies', 'admission',
  'recognition', 'job', 'promotion', 'customers', 'funding', 'people', 'mentor', 'staff', 'home',
  'search', 'career', 'business', 'leadership', 'portfolio', 'software', 'writing', 'event', 'papers',
  'document', 'object', 'improvement', 'presentation', 'meetings', 'conversation', 'feedback',
  'boundaries', 'interview', 'confidence', 'expression', 'teaching', 'salary', 'conditions',
  'agreement', 'decision', 'pricing', 'question', 'direction', 'exercise', 'habit', 'rest', 'stop',
  'organisation', 'money', 'visibility', 'errand', 'dream', 'other',
] as const;

/** The label of a wish. */
export type Label = (typeof LABELS)[number];
