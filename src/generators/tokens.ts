/**
 * Counts and truncates text in tokens of `o200k_base`, the encoding used for all writers. Its tables are
 * large, so they are loaded when the first text is counted, not when the service starts.
 */
import { delimited, type PromptFacts, promptFor } from './prompt.ts';

/** Text such as `<|endoftext|>` is plain text here and must not throw. */
const OPTIONS = { disallowedSpecial: new Set<string>() };

/** Byte pair merging is quadratic in the length of a run without a break, so runs are cut to this length. */
const MAX_RUN_LENGTH = 256;

/** The number of cached words outside the tables. The tokenizer's own cache would hold 100,000, some 30 MB. */
const REMEMBERED_WORDS = 5_000;

type Encoding = typeof import('gpt-tokenizer/encoding/o200k_base');

let encoding: Promise<Encoding> | undefined;

function load(): Promise<Encoding> {
  encoding ??= import('gpt-tokenizer/encoding/o200k_base').then((loaded) => {
    loaded.setMergeCacheSize(REMEMBERED_WORDS);
    return loaded;
  });
  return encoding;
}

/** Splits a text into pieces that are cheap to encode. Surrogate pairs stay whole. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let run = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    run = code === 32 || code === 10 ? 0 : run + 1;
    const lowSurrogate = code >= 0xdc00 && code <= 0xdfff;
    if (run > MAX_RUN_LENGTH && !lowSurrogate) {
      found.push(text.slice(start, index));
      start = index;
      run = 1;
    }
  }
  found.push(text.slice(start));
  return found;
}

/**
 * The number of tokens in a text: 0 and up, in time linear in its length. Runs of more than 256 characters
 * without a space are counted in parts, which may give a token more than the tokenizer itself.
 */
export async function countTokens(text: string): Promise<number> {
  const { countTokens: count } = await load();
  let total = 0;
  for (const piece of pieces(text)) total += count(piece, OPTIONS);
  return total;
}

/** The token counts of prompts; there is one prompt per day and language. */
const promptTokens = new Map<string, Promise<number>>();
/** The maximum number of cached counts. */
const MAX_PROMPTS = 100;

/** The number of tokens of the prompt with the delimited input: the input tokens that every writer reports. */
export async function countInputTokens(input: string, facts: PromptFacts): Promise<number> {
  const key = `${facts.today.toString()} ${facts.language}`;
  const known = promptTokens.get(key) ?? countTokens(promptFor(facts));
  if (promptTokens.size >= MAX_PROMPTS) promptTokens.clear();
  promptTokens.set(key, known);
  return (await known) + (await countTokens(delimited(input)));
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The longest prefix of a text that ends at a grapheme boundary (an emoji is one grapheme). */
function wholeCharacters(text: string, length: number): string {
  if (length >= text.length) return text;
  const from = Math.max(0, length - 64);
  const window = text.slice(from, length + 64);
  const boundary = graphemes.segment(window).containing(length - from);
  return text.slice(0, boundary === undefined ? length : from + boundary.index);
}

/**
 * The longest prefix of a text that has at most `max` tokens (0 and up) and splits no grapheme. A short text
 * is returned unchanged.
 */
export async function cutToTokens(text: string, max: number): Promise<string> {
  const { encode, decode } = await load();
  let length = 0;
  let left = max;
  for (const piece of pieces(text)) {
    const tokens = encode(piece, OPTIONS);
    if (tokens.length <= left) {
      length += piece.length;
      left -= tokens.length;
      continue;
    }
    length += commonLength(piece, decode(tokens.slice(0, left)));
    break;
  }
  let cut = wholeCharacters(text, length);
  // A part of a token may need more tokens than the whole: remove characters until it fits.
  while (cut !== '' && (await countTokens(cut)) > max) cut = wholeCharacters(text, cut.length - 1);
  return cut;
}

/** The length of the common prefix of two texts: a token may end inside a character, which then differs. */
function commonLength(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  for (let index = 0; index < end; index++) if (one[index] !== other[index]) return index;
  return end;
}
