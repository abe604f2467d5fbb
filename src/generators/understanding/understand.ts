/** Understands a text: which of its clauses are wishes, with their facts, and what is left out and why. */
import { foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import type { Vocabulary } from '../offline/vocabulary.ts';
import { clausesOf } from './clauses.ts';
import { certificatesIn, hoursOf } from './facts.ts';
import { meaningOf } from './meaning.ts';
import { type Patterns, patternOf, patternsOf } from './patterns.ts';
import { type Piece, piecesOf, startOfPart } from './pieces.ts';
import { privateIn } from './privacy.ts';
import { isUnmarked } from './spelling.ts';
import type { LeftOut, Understanding, Wish } from './understanding.ts';
import { wishOf } from './wish-of.ts';

/** What a text is understood with. */
export interface Reader {
  readonly file: LanguageFile;
  /** Dates and hours are read with it. */
  readonly vocabulary: Vocabulary;
  readonly today: Temporal.PlainDate;
}

/** An examination without its name. */
const EXAM =
  /\b(?:exam|test|prufung|zertifizierung|zertifikat|egzamin\w*|certyfikat\w*)\b|(?<!\p{L})(?:екзамен|іспит|сертифікат|экзамен|сертификат)/u;
/** As many wishes as are kept for choosing. */
const MOST_WISHES = 12;
/** A longer sentence says more than one trouble. */
const MOST_WORDS = 20;

/** Understands a tidied text. */
export function understand(text: string, { file, vocabulary, today }: Reader): Understanding {
  const patterns = patternsOf(file);
  const privates = privateIn(text, patterns);
  const leftOut: LeftOut[] = [];
  const excluded: string[] = [];
  const wishes: Wish[] = [];
  let hours: number | undefined;
  const unmarked = isIn(patternOf(patterns, 'unmarked'), foldKeepingLength(text)) && isUnmarked(text, file);
  const pieces = piecesOf(text, vocabulary.marks, patterns);
  for (const piece of pieces) {
    if (isIn(patternOf(patterns, 'machine'), piece.folded)) {
      leftOut.push({ text: piece.text, reason: 'an order to the machine' });
      continue;
    }
    hours ??= hoursOf(piece.text, vocabulary, patterns);
    const { masked, refused } = withoutRefusals(piece, patterns);
    excluded.push(...refused);
    if (isIn(patternOf(patterns, 'direction'), masked.folded)) {
      const place = placesOf(patternOf(patterns, 'direction'), masked.folded)[0];
      wishes.push(directionWish(piece, place?.start ?? 0, place?.end ?? piece.text.length));
      continue;
    }
    if (wishes.length >= MOST_WISHES) continue;
    for (const clause of clausesOf(masked, patterns)) {
      const wish = wishOf(clause, masked, patterns, { vocabulary, today, privates, unmarked });
      if (typeof wish === 'string')
        leftOut.push({ text: piece.text.slice(clause.start, clause.end), reason: wish });
      else wishes.push(wish);
    }
  }
  const named = certificatesIn(text);
  const [certificate] = named;
  if (
    certificate !== undefined &&
    new Set(named.map(({ name }) => name)).size === 1 &&
    excluded.every((one) => !one.includes(certificate.text))
  ) {
    wishes.forEach((wish, index) => {
      const bare =
        wish.kind === 'pass' &&
        (wish.theme === undefined || wish.theme === 'examination') &&
        /\b(?:the|my|die|zur|der|ten|ta)\b.*|egzamin|екзамен|іспит|экзамен/iu.test(wish.clause) &&
        EXAM.test(foldKeepingLength(wish.clause));
      if (bare)
        wishes[index] = {
          ...wish,
          quotable: false,
          words: '',
          theme: 'exam',
          covered: true,
          facts: [...wish.facts, { text: certificate.text, role: 'certificate', name: certificate.name }],
        };
    });
  }
  const told = withoutRepeated(wishes, excluded, leftOut, patterns);
  const kept = told.length > 0 ? told : guessed(pieces, excluded, leftOut, patterns);
  return {
    language: kept.length === 0 ? null : file.code,
    wishes: kept,
    ...(hours === undefined ? {} : { hours }),
    excluded,
    private: privates,
    leftOut,
  };
}

/** What a text without a clause of a wish may say: a trouble with a sure theme, or only what is refused. */
function guessed(
  pieces: readonly Piece[],
  excluded: readonly string[],
  leftOut: readonly LeftOut[],
  patterns: Patterns,
): Wish[] {
  for (const piece of excluded.length > 0 ? [] : pieces) {
    if (piece.text.split(' ').length > MOST_WORDS || leftOut.some(({ text }) => text === piece.text))
      continue;
    const meaning = meaningOf(piece.text, 'troubleThing', 'sentence', undefined, patterns);
    if (meaning.theme !== undefined) return [{ ...unread(piece), ...meaning }];
  }
  const [first] = pieces;
  const complaint = pieces.find(({ folded }) => isIn(patternOf(patterns, 'complaints'), folded));
  return (excluded.length > 0 ||
    complaint !== undefined ||
    leftOut.some(({ reason }) => reason === 'a circumstance')) &&
    first !== undefined
    ? [unread(first)]
    : [];
}

function unread(piece: Piece): Wish {
  return {
    clause: piece.text,
    start: piece.start,
    form: 'sentence',
    quotable: false,
    words: '',
    kind: 'unread',
    covered: false,
    facts: [],
    listed: false,
  };
}

/** A piece without what is refused in it, and without what others say, of the same length. */
function withoutRefusals(
  piece: Piece,
  patterns: Patterns,
): { readonly masked: Piece; readonly refused: string[] } {
  const own = patterns.file.grammar?.contrast;
  const harmless = placesOf(patternOf(patterns, 'noRefusal'), piece.folded);
  const refused: string[] = [];
  let { text, folded } = piece;
  const mask = (start: number, end: number): void => {
    text = text.slice(0, start) + '.'.repeat(end - start) + text.slice(end);
    folded = folded.slice(0, start) + '.'.repeat(end - start) + folded.slice(end);
  };
  for (const { start, end } of placesOf(patternOf(patterns, 'refusal'), piece.folded)) {
    if (harmless.some((hit) => hit.start < end && hit.end > start)) continue;
    const rest = piece.folded.slice(end);
    const contrast = own ?? /[.;!?\n]|,(?= )| (?:but|aber|ale|sondern|just|але|но|а) | - /u;
    const stop = contrast.exec(rest)?.index ?? rest.length;
    const said = piece.text.slice(end, end + stop).trim();
    if (said !== '') refused.push(said);
    const ahead =
      said === '' && patterns.file.grammar?.infinitive !== undefined ? startOfPart(folded, start) : start;
    if (ahead < start) refused.push(piece.text.slice(ahead, start).trim());
    mask(ahead, end + stop);
  }
  for (const { start, end } of placesOf(patternOf(patterns, 'refusalAfter'), folded)) {
    if (harmless.some((hit) => hit.start < end && hit.end > start)) continue;
    const from =
      Math.max(
        folded.lastIndexOf(',', start),
        folded.lastIndexOf('.', start),
        folded.lastIndexOf(';', start),
      ) + 1;
    const own = piece.text.slice(from, start).trim();
    if (own !== '') refused.push(own);
    mask(from, end);
  }
  for (const { start, end } of placesOf(patternOf(patterns, 'others'), folded)) {
    const contrast = own ?? /[.;!?\n]|, (?:but|and|aber|und|ale|a|so|але|а|і|та|но|и|тож|тому|поэтому) /u;
    const stop = contrast.exec(folded.slice(end))?.index ?? folded.length - end;
    mask(start, end + stop);
  }
  return { masked: { ...piece, text, folded }, refused };
}

function directionWish(piece: Piece, start: number, end: number): Wish {
  return {
    clause: piece.text.slice(start, end),
    start: piece.start + start,
    form: 'sentence',
    quotable: false,
    words: '',
    kind: 'direction',
    covered: true,
    facts: [],
    listed: piece.listed,
  };
}

/** The wishes without those that are refused, that come again, or that only point at another. */
function withoutRepeated(
  wishes: readonly Wish[],
  excluded: readonly string[],
  leftOut: LeftOut[],
  patterns: Patterns,
): Wish[] {
  const refused = new Set(
    excluded.filter((text) => text.split(' ').length <= 6).flatMap((text) => stemsOf(text, patterns)),
  );
  const kept: Wish[] = [];
  for (const wish of wishes) {
    const stems = stemsOf(wish.clause, patterns);
    const hit = stems.filter((stem) => refused.has(stem)).length;
    if (refused.size > 0 && hit > 0 && hit * 2 >= stems.length) {
      leftOut.push({ text: wish.clause, reason: 'refused' });
      continue;
    }
    const same = kept.find(
      (other) =>
        foldKeepingLength(other.clause) === foldKeepingLength(wish.clause) ||
        (wish.kind === 'direction' && other.kind === 'direction') ||
        (wish.theme !== undefined &&
          other.theme === wish.theme &&
          !wish.listed &&
          (sharesStem(stems, stemsOf(other.clause, patterns)) ||
            (wish.covered && other.covered && !SLOTTED.test(headOf(wish, patterns))))),
    );
    if (same !== undefined) {
      leftOut.push({ text: wish.clause, reason: 'said twice' });
      continue;
    }
    kept.push(wish);
  }
  // Who names a wish knows a direction.
  const named = kept.filter(({ kind }) => kind !== 'direction');
  return named.length > 0 ? named : kept;
}

/** Themes whose name is a slot are told apart by what fills it. */
const SLOTTED = /^\{/;

function headOf({ theme }: Wish, { file }: Patterns): string {
  return file.themes.find(({ name }) => name === theme)?.heads ?? '';
}

function sharesStem(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.every((stem) => other.includes(stem));
}

/** The beginnings of the words of a text that carry meaning. */
export function stemsOf(text: string, patterns: Patterns): string[] {
  const folded = foldKeepingLength(text).replace(patternOf(patterns, 'light'), ' ');
  return Array.from(folded.matchAll(/\p{L}[\p{L}\p{N}]{2,}/gu), ([word]) => word.slice(0, 6));
}
