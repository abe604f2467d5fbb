/** The labels of wishes, which say what plan a wish needs, in groups whose plans are alike. docs/goals.md says when which is right. */

export const GROUPS = {
  learning: ['subject', 'tool', 'language', 'craft', 'driving'],
  passing: ['exam', 'course', 'studies', 'admission', 'recognition'],
  getting: ['job', 'promotion', 'customers', 'funding', 'people', 'mentor', 'staff', 'home', 'search'],
  changing: ['career', 'business', 'leadership'],
  making: ['portfolio', 'software', 'writing', 'event', 'papers', 'document', 'object', 'improvement'],
  performing: [
    'presentation',
    'meetings',
    'conversation',
    'feedback',
    'boundaries',
    'interview',
    'confidence',
    'expression',
    'teaching',
  ],
  negotiating: ['salary', 'conditions', 'agreement'],
  deciding: ['decision', 'pricing', 'question', 'direction'],
  keeping: ['exercise', 'habit', 'rest', 'stop', 'organisation', 'money', 'visibility'],
  otherwise: ['errand', 'dream', 'other'],
} as const;

/** Several labels whose plans are alike. */
export type Group = keyof typeof GROUPS;
/** The label of a wish: the plan that it needs. */
export type Label = (typeof GROUPS)[Group][number];

export const GROUP_NAMES: readonly Group[] = [
  'learning',
  'passing',
  'getting',
  'changing',
  'making',
  'performing',
  'negotiating',
  'deciding',
  'keeping',
  'otherwise',
];
export const LABELS: readonly Label[] = GROUP_NAMES.flatMap((group): readonly Label[] => GROUPS[group]);

/** The group of a label. */
export function groupOf(label: Label): Group {
  const group = GROUP_NAMES.find((name) => GROUPS[name].some((own) => own === label));
  if (group === undefined) throw new Error(`${label} is in no group.`);
  return group;
}

/**
 * How the words of a wish stand: an infinitive phrase (`v`), another form of a verb (`g`), a thing in its basic form (`n`) or in
 * another case (`o`), a question (`q`), a clause with its own subject (`s`), or what cannot be repeated (`x`).
 */
export const FORMS = ['v', 'g', 'n', 'o', 'q', 's', 'x'] as const;
export type Form = (typeof FORMS)[number];
