/** An invented long wish, which shows whether a server accepts the longest inputs. */

/** The wish at its very beginning: if that is truncated, the goals are about something else. */
const WISH =
  'I would like to learn to bake sourdough bread, and to sell ten loaves at our market. How it came about is a long story.';
/** The words that goals about it contain. */
const TAKEN_UP = /sourdough|bread|bak(?:e|ing)|loa(?:f|ves)|market/i;

const WHO = [
  'My neighbour',
  'My aunt',
  'The woman from the library',
  'A friend of my brother',
  'Our postman',
];
const WHAT = [
  'told me about the garden behind the old school',
  'showed me photographs of a walk along the river',
  'asked whether the swallows had come back to the barn',
  'remembered how the bridge was painted blue one summer',
  'counted the steps up to the tower and lost count twice',
  'said that the train from the coast is late whenever it rains',
  'brought plums, and we talked about the weather until it was dark',
];
const WHEN = ['On Monday', 'The day after', 'In spring', 'One evening', 'Before the holidays', 'Much later'];
/** Some 3,000 words, within the 20,000 characters of an input. */
const SENTENCES = 145;

/** The text: some 3,000 words, always the same. */
export function longWish(): string {
  const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
  const story = Array.from(
    { length: SENTENCES },
    (_, index) =>
      `${pick(WHEN, index)} ${pick(WHO, index).replace(/^[A-Z]/, (letter) => letter.toLowerCase())} ${pick(WHAT, index)}, and I wrote it down.`,
  );
  return [WISH, ...story].join(' ');
}

/** Whether goals are about that wish. */
export function takesUpLongWish(goals: string): boolean {
  return TAKEN_UP.test(goals);
}
