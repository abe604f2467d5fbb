/** The inputs of 20,000 characters and less that cost most to read, count and compose for. */

/** What the vocabulary of the tokenizer sets apart; as text it is text like any other. */
const SPECIAL_TOKENS = [
  '<|endoftext|>',
  '<|fim_prefix|>',
  '<|fim_middle|>',
  '<|fim_suffix|>',
  '<|endofprompt|>',
  '<|im_start|>',
];

/** They go in after each other: what they are, and the input. */
export const WORST_INPUTS: readonly (readonly [what: string, input: string])[] = [
  ['20,000 letters without a space', 'ab'.repeat(10_000)],
  ['20,000 letters of another script', 'щ'.repeat(20_000)],
  ['5,000 list items', '- a\n'.repeat(5000)],
  ['4,000 list items of two letters', '- ab\n'.repeat(4000)],
  ['20,000 emoji', '😀'.repeat(20_000)],
  ['every special token', SPECIAL_TOKENS.join(' ').repeat(200)],
  ['600 wishes in a row', 'I want to learn many things and '.repeat(620)],
  [
    '1,400 words that no language has',
    Array.from({ length: 1400 }, (_, index) => `programzing${index.toString(36)}`).join(' '),
  ],
  [
    'words of all languages',
    'Ich möchte chcę хочу je veux quiero voglio quero istiyorum vreau ik wil '.repeat(270),
  ],
];
