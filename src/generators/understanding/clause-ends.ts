/** Finds where a clause ends, and whether what follows belongs to it. */
import { foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import { infinitiveAtEnd } from '../languages/infinitives.ts';
import { opensInfinitive } from './infinitive-first.ts';
import type { Opening, Patterns } from './patterns.ts';
import { patternOf } from './patterns.ts';
import type { Piece } from './pieces.ts';

const HARD = /[.;!?…\n]|\s[-–—]+\s|[-–—]\s|\s?\(|:(?=\s|$)|,/gu;

/** Where a clause ends: at a mark, at a word that begins another clause, or at a comma with no further part after it. */
export function clauseEnd(
  piece: Piece,
  start: number,
  limit: number,
  opening: Opening | 'item',
  patterns: Patterns,
): number {
  const { folded } = piece;
  const part = folded.slice(start, limit);
  const ends = placesOf(patternOf(patterns, 'ends'), part)
    .map((place) => place.start)
    .filter((place) => place > 0);
  const joins = placesOf(patternOf(patterns, 'joins'), part);
  const stops: { readonly at: number; readonly kind: 'mark' | 'comma' | 'join' }[] = [
    ...ends.map((at) => ({ at, kind: 'mark' as const })),
    ...joins.map(({ start: at }) => ({ at, kind: 'join' as const })),
    ...Array.from(part.matchAll(HARD), ({ 0: mark, index: at }) => ({
      at,
      kind: mark === ',' ? ('comma' as const) : ('mark' as const),
    })),
  ].sort((one, other) => one.at - other.at);
  for (const { at, kind } of stops) {
    if (kind === 'mark') {
      if (
        /(?<![\p{L}])\p{L}{1,4}$/u.test(part.slice(0, at)) &&
        /^\. \p{Ll}/u.test(piece.text.slice(start + at)) &&
        piece.listed
      )
        continue;
      if (isNoStop(part.slice(0, at), piece.text.slice(start + at))) continue;
      if (/^[.,:]\d/.test(part.slice(at)) || /^\.\p{L}/u.test(part.slice(at))) continue;
      return closed(piece.text, start, start + at, patterns);
    }
    if (kind === 'comma' && /^,\d/.test(part.slice(at))) continue;
    const before = part.slice(0, at).trim();
    const after = part.slice(at).replace(/^[\s,]+/, '');
    if (before === '') continue;
    if (!continues(before, after, kind, opening, patterns))
      return closed(piece.text, start, start + at, patterns);
  }
  return closed(piece.text, start, limit, patterns);
}

/** Abbreviations, folded. */
const ABBREVIATION =
  /(?<!\p{L})(?:kat|ok|ca|bzw|np|nr|no|st|dr|prof|vs|min|max|godz|ul|tys|mln|std|inkl|evtl|ggf|approx|e\.g|i\.e|z\. ?b|u\. ?a|d\. ?h|z|d|u|m\.in|tzn|tj|abt|gr|wg|dot|incl|dept)$/u;
/** The name of a month, as it begins. */
const MONTH =
  /^(?:jan|feb|mar|apr|may|mai|maj|jun|jul|lip|aug|sep|oct|okt|nov|dec|dez|sty|lut|kwi|cze|sie|wrz|paz|lis|gru)/u;

/** Whether a full stop stands after an ordinal or an abbreviation, and ends nothing. */
function isNoStop(before: string, rest: string): boolean {
  if (!rest.startsWith('. ')) return false;
  if (ABBREVIATION.test(before)) return true;
  const next = foldKeepingLength(rest.slice(2));
  return /\d$/u.test(before) && (/^\. \p{Ll}/u.test(rest) || MONTH.test(next));
}

/** Where a clause ends without the marks, and the words that join, at its end. */
function closed(text: string, start: number, end: number, patterns: Patterns): number {
  return (
    start +
    text
      .slice(start, end)
      .replace(/[\s,]+$/, '')
      .replace(openJoin(patterns), '').length
  );
}

/** A word that joins, left over at the end where the next wish begins. */
function openJoin({ file }: Patterns): RegExp {
  if (file.grammar !== undefined) return file.grammar.openJoin;
  return file.code === 'en'
    ? /\s(?:and|or|but|so|then|also)$/iu
    : file.code === 'de'
      ? /\s(?:und|oder|aber|dann|auch|so)$/iu
      : /\s(?:i|oraz|a|ale|lub|też|tez|tak|albo|no)$/iu;
}

/** Whether a clause goes on after a comma or a word that joins. */
function continues(
  before: string,
  after: string,
  kind: 'comma' | 'join',
  opening: Opening | 'item',
  patterns: Patterns,
): boolean {
  const joined = withoutJoin(after, patterns);
  const chunk = /^[^,.;!?()–—]*/u.exec(joined)?.[0] ?? '';
  const next = placesOf(patternOf(patterns, 'joins'), chunk)[0]?.start ?? chunk.length;
  const words = chunk.slice(0, next).trim().split(/\s+/).filter(Boolean).length;
  if (kind === 'comma' && patterns.file.code === 'pl' && /^(?:jak|co|czy|ile|gdzie|dlaczego) /.test(after))
    return words <= 10;
  // “shorter, clearer emails”: two adjectives of one thing.
  if (kind === 'comma' && patterns.file.code === 'en' && /\wer$/u.test(before) && /^\w+er \w/u.test(after))
    return true;
  if (words === 0 || (kind === 'comma' && /^\d/.test(after))) return false;
  const { grammar } = patterns.file;
  const asks = grammar?.questionStart?.test(after) === true && grammar.asks?.test(before) === true;
  if (kind === 'comma' && asks) return true;
  if (grammar?.infinitive !== undefined && kind === 'join' && opening === 'question') return true;
  // „… and not …“ says how it is to be done.
  if (grammar?.infinitive !== undefined && kind === 'join' && /^не /u.test(joined)) return true;
  if (startsVerb(joined, patterns) && before.includes(' '))
    return isGoverned(before, patterns) && kind === 'join';
  if (isIn(patternOf(patterns, 'finite'), chunk.slice(0, next))) return false;
  if (patterns.file.verbPlace === 'last') {
    if (kind === 'comma')
      return (
        /^(?:wie|was|wo|ob|warum|welche\w*|ohne) /.test(after) ||
        /(?: zu \S+n|\p{Ll}zu\p{Ll}{3,}n)$/u.test(chunk.trim()) ||
        isEnumeration(after, words, patterns)
      );
    if (/, (?:wie|was|wo|ob|warum) /.test(before) && infinitiveAtEnd(chunk)) return false;
    return !((infinitiveAtEnd(before) || / zurueck$| zuruck$/.test(before)) && infinitiveAtEnd(chunk));
  }
  const goesOn =
    grammar?.infinitive === undefined ||
    / (?:і|и|та|або|чи|или) [^.;!?]*$/u.test(/^[^.;!?()]*/u.exec(after)?.[0] ?? '');
  return (
    kind === 'join' || (goesOn && isEnumeration(after, words, patterns)) || (opening === 'item' && words <= 3)
  );
}

/** Whether what follows a comma is one more of several things: a few words, and then a comma or a word that joins. */
function isEnumeration(after: string, words: number, { file }: Patterns): boolean {
  const several =
    file.grammar?.enumeration ?? /^[^,.;!?()]{2,40}(?:,| (?:and|or|und|oder|i|oraz|lub|і|и|та|або|чи|или) )/u;
  return words <= 4 && several.test(after);
}

/** A text without the word that joins it to what goes before. */
export function withoutJoin(text: string, patterns: Patterns): string {
  const place = placesOf(patternOf(patterns, 'joins'), text)[0];
  return place?.start === 0 ? text.slice(place.end).trimStart() : text;
}

/** Whether a text begins with the verb of a wish. */
export function startsVerb(text: string, patterns: Patterns): boolean {
  if (patterns.file.verbPlace === 'last') return false;
  const { grammar } = patterns.file;
  if (grammar?.verbStart !== undefined) return grammar.verbStart.test(text);
  if (grammar !== undefined) return opensInfinitive(text.replace(grammar.joined, ''), patterns);
  const own = text.replace(/^(?:to|then|also|maybe|finally|potem|tez|moze) /, '');
  if (patterns.file.code === 'pl') {
    const word = firstWord(
      own.replace(/^(?:(?:nie|wreszcie|w koncu|wiecej|mniej|lepiej|regularnie|czesciej) )+/, ''),
    );
    return /^\p{L}{2,}(?:[aeiouy]c|sc|zc)$/u.test(word) && !/(?:osc|moc|noc)$/u.test(word);
  }
  return placesOf(patterns.anyVerb, own.slice(0, 60))[0]?.start === 0;
}

/** Whether the verb of a clause governs others, as in „learn to read and write“. */
function isGoverned(before: string, { file }: Patterns): boolean {
  if (file.grammar !== undefined) return file.grammar.governs.test(before);
  return file.code === 'en'
    ? /^(?:learn|be able|know|practi[sc]e)(?: how)? to /.test(before)
    : /^(?:nauczyc sie|umiec|potrafic|zaczac|odwazyc sie) \S*c /.test(before);
}

/** The first word of a text. */
export function firstWord(text: string): string {
  return /^\S*/.exec(text)?.[0] ?? '';
}

/** What a German sentence begins with before its verb and belongs to the wish: an object, not an adverb. */
export function frontOf(
  { text, folded }: Piece,
  { start }: { readonly start: number },
  patterns: Patterns,
): { readonly start: number; readonly end: number } | undefined {
  const from = Math.max(
    ...[...folded.slice(0, start).matchAll(/[.,;:!?]\s|\s[-–—]\s/g)].map(
      ({ index, 0: mark }) => index + mark.length,
    ),
    0,
  );
  const front = folded.slice(from, start).replace(/^(?:und|aber|also) /, '');
  const at = start - front.length;
  const content = front.replace(patternOf(patterns, 'light'), ' ').trim();
  const isObject =
    /^(?:die|das|den|dem|eine?[nmr]?|meine?[nmr]?|unsere?[nmr]?|mehr|weniger|diese[nmrs]?|\p{Lu}\p{Ll}{3,}) ?/u.test(
      text
        .slice(at)
        .replace(/^(?:Die|Das|Den|Dem|Ein|Mein|Unser|Mehr|Weniger|Diese)/u, (word) => word.toLowerCase()),
    );
  const isAdverb =
    /^(?:zweitens|drittens|erstens|ausserdem|dann|danach|da|ach|also|konkret|langfristig|beruflich|privat|vielleicht|eigentlich|irgendwann|trotzdem|deshalb|darum|daher|dafur|dazu|hier|jetzt|heute|nebenbei|nebenher|manchmal|oft|am|im|in|mit|nach|vor|bei|fur|zum|zur|als|seit|ab)\b/u.test(
      front,
    );
  if (!isObject || isAdverb || / (?:und|oder|dass) /.test(front)) return undefined;
  if (content === '' || isIn(patternOf(patterns, 'finite'), front) || front.trim().split(' ').length > 8)
    return undefined;
  const own = text.slice(at, start).trimEnd();
  return { start: at, end: at + own.length };
}
