/** The second stage: splits a text into the pieces that may each be a wish. */

/** A piece of a text. */
export interface Piece {
  readonly text: string;
  /** Whether she numbered or bulleted it. */
  readonly listed: boolean;
}

/** What of a language tells where a sentence ends. */
export interface SentenceMarks {
  /** Folded abbreviations without their last full stop. */
  readonly abbreviations: ReadonlySet<string>;
  readonly ordinalStops: boolean;
  readonly months: ReadonlySet<string>;
}

/** As many pieces as are looked at: many more than goals can be written, and few enough for any text to be quick. */
const MOST_PIECES = 400;

const MARKER =
  /^[ ]*(?:[-–—*•+>»]|\(?\d{1,2}[.):](?!\d)|\d{1,2}(?: ?[-–—/](?= +\p{L})|-(?=\p{Lu}))|\(?[a-z][.)]|\(?[а-дгґє]\)|\(?[ivx]{1,4}[.)]|[A-Z][.)](?= )|#{1,6}(?= ))[ ]*(?=\S)/u;
/** Numbered wishes in one line: `1) … 2) …`, `1. … 2. …` or `1- … 2- …`. */
const INLINE_MARKER = /(?:^|[\s,;:])\(?\d{1,2}(?:\)(?= ?[\p{L}\d])|\.(?= ?\p{L})|-(?= \p{L}))[ ]*/gu;
/** Lettered wishes in one line: `a) … b) …`. */
const LETTER_MARKER = /(?:^|[\s,;:])\(?[a-h]\)[ ]*/gu;
/** A colon with dashes after it: `my goals: - this - that`. */
const DASHED = /^[^:]{1,80}:\s+-\s.*\s-\s/u;
const DASH = /\s-\s/u;
/** An item that no mark goes before has no more words. */
const MOST_ITEM_WORDS = 4;
/** An arrow between two values, as in `B1 → B2`, is none. */
const BULLET_IN_LINE = /\s•\s?|\s(?:→|->|~)\s(?!\p{L}?\d|\s)|\s→(?=\p{L}{2})/u;

/** The pieces of a cleaned text, in their order: lines, list items, sentences. At most 400. */
export function splitText(text: string, marks: SentenceMarks): Piece[] {
  const pieces: Piece[] = [];
  const lines = text.split('\n');
  const items = plainItems(lines);
  for (const [index, line] of lines.entries()) {
    if (pieces.length >= MOST_PIECES) break;
    for (const item of items.has(index) ? [{ text: line.trim(), listed: true }] : itemsOf(line, marks)) {
      for (const sentence of sentencesOf(item, marks)) pieces.push(...partsOf(sentence));
    }
  }
  return pieces.slice(0, MOST_PIECES);
}

/** As many short lines in a row are a list, though no mark goes before them. */
const LEAST_LINES = 3;
const SHORT_LINE = /^[ ]*(?:\p{L}[^\s]*(?:[ ]+[\p{L}\p{N}&/%+-][^\s.!?:;]*){0,3})[ ]*$/u;

/** The lines of a list without marks: of a few words each, and no sentences. */
function plainItems(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (let index = 0; index <= lines.length; index++) {
    const line = lines[index] ?? '';
    if (SHORT_LINE.test(line) && !/[.!?:;,]\s*$/.test(line)) {
      run.push(index);
      continue;
    }
    if (run.length >= LEAST_LINES) for (const place of run) found.add(place);
    run = [];
  }
  return found;
}

/** What is longer than this was written without marks: the stages after this one take it in parts. */
const LONGEST_PIECE = 600;

/** A piece in parts of at most 600 characters, cut at spaces where there are any. */
function partsOf(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  let rest = piece.text;
  while (rest.length > LONGEST_PIECE) {
    const space = rest.lastIndexOf(' ', LONGEST_PIECE);
    const end = space > 0 ? space : LONGEST_PIECE;
    parts.push({ text: rest.slice(0, end), listed: piece.listed && parts.length === 0 });
    rest = rest.slice(end).trimStart();
  }
  parts.push({ text: rest, listed: piece.listed && parts.length === 0 });
  return parts;
}

/** A line as list items, or as one piece. */
function itemsOf(line: string, marks: SentenceMarks): Piece[] {
  const marker = MARKER.exec(line);
  const own = marker !== null && !isOrdinalStart(line, marks);
  const rest = own ? line.slice(marker[0].length) : line;
  const inline = inlineItems(own ? line : rest, marks);
  if (inline.length > 0) return inline;
  const bullet = DASHED.test(rest) ? DASH : BULLET_IN_LINE;
  if (bullet.test(rest)) {
    return rest
      .split(bullet)
      .map((text, index, all) => ({
        text: text.trim(),
        listed: own || index > 0 || isFirstItem(text, all.length),
      }))
      .filter(({ text }) => text !== '');
  }
  return rest.trim() === '' ? [] : [{ text: rest.trim(), listed: own }];
}

/** What stands before the first mark within a line is a heading (`My goals:`) or a sentence, or else an item as well. */
function isFirstItem(text: string, parts: number): boolean {
  return parts > 2 && !/[:.!?]\s*$/.test(text) && text.trim().split(' ').length <= MOST_ITEM_WORDS;
}

/** `1. März` and `30. 6. 2027` open a date and no list. */
function isOrdinalStart(line: string, marks: SentenceMarks): boolean {
  if (/^[ ]*\d{1,2}\. ?\d{1,2}\./.test(line)) return true;
  const match = /^[ ]*\d{1,2}\. ?(\p{L}+)/u.exec(line);
  return marks.ordinalStops && match?.[1] !== undefined && marks.months.has(match[1].toLowerCase());
}

/** Where the items of a list within a line begin: the marks count up from the first one. */
function startsIn(
  line: string,
  marker: RegExp,
  orderOf: (mark: string) => number,
  { months }: SentenceMarks,
): { readonly from: number; readonly to: number }[] {
  const starts: { readonly from: number; readonly to: number }[] = [];
  for (const match of line.matchAll(marker)) {
    const to = match.index + match[0].length;
    const next = /^\p{L}+/u.exec(line.slice(to, to + 20))?.[0].toLowerCase() ?? '';
    if (orderOf(match[0]) !== starts.length + 1 || months.has(next)) continue;
    starts.push({ from: match.index, to });
  }
  return starts;
}

function numberOf(mark: string): number {
  return Number(/\d+/.exec(mark)?.[0]);
}

function letterNumberOf(mark: string): number {
  return 'abcdefgh'.indexOf(/[a-h]/.exec(mark)?.[0] ?? '-') + 1;
}

/** Two and more numbered or lettered wishes in one line, with what stands before them; nothing where there are none. */
function inlineItems(line: string, marks: SentenceMarks): Piece[] {
  const numbered = startsIn(line, INLINE_MARKER, numberOf, marks);
  const starts = numbered.length > 1 ? numbered : startsIn(line, LETTER_MARKER, letterNumberOf, marks);
  if (starts.length < 2) return [];
  const items: Piece[] = [];
  const head = line.slice(0, starts[0]?.from ?? 0).trim();
  if (head !== '') items.push({ text: head, listed: false });
  starts.forEach(({ to }, index) => {
    const text = line.slice(to, starts[index + 1]?.from ?? line.length).trim();
    if (text !== '') items.push({ text, listed: true });
  });
  return items;
}

const STOP = /[.!?…]+["')\]]*(?=\s)|[。！？]/gu;

/** The sentences of a piece. What follows the first sentence of a list item belongs to it, but is no item. */
function sentencesOf(piece: Piece, marks: SentenceMarks): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  for (const match of piece.text.matchAll(STOP)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && !endsSentence(piece.text, match.index, end, marks)) continue;
    const text = piece.text.slice(start, end).trim();
    if (text !== '') found.push({ text, listed: piece.listed && found.length === 0 });
    start = end;
  }
  const rest = piece.text.slice(start).trim();
  if (rest !== '') found.push({ text: rest, listed: piece.listed && found.length === 0 });
  return found;
}

/** Whether a full stop ends a sentence rather than an abbreviation or an ordinal. */
function endsSentence(text: string, at: number, end: number, marks: SentenceMarks): boolean {
  const word = /[\p{L}\p{N}.]+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0].toLowerCase() ?? '';
  if (/^\p{L}$/u.test(word) && word !== 'i') return false;
  if (marks.abbreviations.has(word)) return false;
  if (marks.ordinalStops && /^\d{1,2}$/.test(word)) return false;
  const next = text.slice(end, end + 20).trimStart();
  // `30. 6. 2027` with spaces.
  if (/^\d{1,2}$/.test(word) && /^\d/.test(next)) return false;
  return !/^\d{1,2}$/.test(word) || !marks.months.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? '');
}
