/** Reads the marked texts and clauses that the models are trained with; CONTRIBUTING.md says how they are written. */
import { readFileSync } from 'node:fs';

/** A wish that is marked in a text. */
export interface MarkedWish {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly form: string;
}

/** Another thing that is marked: a date, hours, what is refused, a name. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

export interface MarkedText {
  readonly text: string;
  readonly wishes: readonly MarkedWish[];
  readonly marks: readonly Mark[];
}

/** A clause alone, with its label. */
export interface LabelledClause {
  readonly words: string;
  readonly label: string;
}

/** A clause alone, with its label and form. */
export interface MarkedClause extends LabelledClause {
  readonly form: string;
}

/** Takes the marks out of a text. */
export function parseMarked(source: string): MarkedText {
  let text = '';
  const wishes: MarkedWish[] = [];
  const marks: Mark[] = [];
  const open: { readonly head: string; readonly start: number; readonly isWish: boolean }[] = [];
  for (let index = 0; index < source.length; index++) {
    const sign = source[index] ?? '';
    if (sign === '[' || sign === '{') {
      const bar = source.indexOf('|', index);
      if (bar < 0) throw new Error(`A mark has no “|” in: ${source}`);
      open.push({ head: source.slice(index + 1, bar), start: text.length, isWish: sign === '[' });
      index = bar;
    } else if (sign === ']' || sign === '}') {
      const last = open.pop();
      if (last === undefined || last.isWish !== (sign === ']'))
        throw new Error(`Marks do not match in: ${source}`);
      const [label = '', form = ''] = last.head.split(' ');
      if (last.isWish) wishes.push({ start: last.start, end: text.length, label, form });
      else marks.push({ start: last.start, end: text.length, kind: last.head });
    } else text += sign;
  }
  if (open.length > 0) throw new Error(`A mark is not closed in: ${source}`);
  return { text, wishes, marks };
}

/** The marked texts of a file, parted by lines of `---`. */
export function readTexts(path: string): MarkedText[] {
  return readFileSync(path, 'utf8')
    .split(/^---\s*$/mu)
    .map((block) => block.replace(/^\n+|\n+$/g, ''))
    .filter((block) => block.trim() !== '')
    .map(parseMarked);
}

/** The clauses of a file, a line each: `label form| words`. */
export function readClauses(path: string): MarkedClause[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const bar = line.indexOf('|');
      const [label = '', form = ''] = line.slice(0, bar).trim().split(' ');
      return { label, form, words: parseMarked(line.slice(bar + 1).trim()).text };
    });
}

/** The clauses of a file that teach labels alone, a line each: `label| words`. */
export const readLabelled = (path: string): LabelledClause[] => readClauses(path);
