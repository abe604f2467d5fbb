/** Removes what is not the text of an answer: reasoning, special tokens of chat templates, code fences, JSON. */

/** The tags of reasoning: XML, and the templates of Mistral and Kimi. */
const THOUGHT_NAMES = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis|seed:think';
const THOUGHT_TAG = new RegExp(
  `<(/?)(?:${THOUGHT_NAMES})>|\\[(/?)THINK\\]|◁(/?)think▷|<\\|(begin|end)_of_thought\\|>`,
  'gi',
);

/**
 * A text without reasoning, and whether that is an orphan, which ended in a closing tag without an opening one.
 * Removes text between reasoning tags, in time linear in its length. With a closing tag only, as some
 * templates open it themselves, everything before it is reasoning; with an opening tag only, as in a
 * truncated answer, everything after it. Of the channels of OpenAI's open models the last one is the answer.
 */
export function withoutThoughts(answer: string) {
  const channelled = finalChannel(answer);
  let kept = '';
  let depth = 0;
  let from = 0;
  let orphan = false;
  for (const tag of channelled.matchAll(THOUGHT_TAG)) {
    const end = tag.index + tag[0].length;
    const closes = [tag[1], tag[2], tag[3]].includes('/') || tag[4]?.toLowerCase() === 'end';
    if (!closes) {
      if (depth === 0) kept += channelled.slice(from, tag.index);
      depth++;
    } else if (depth > 0) {
      depth--;
      from = end;
    } else {
      orphan = true;
      kept = '';
      from = end;
    }
  }
  return { text: depth === 0 ? kept + channelled.slice(from) : kept, orphan };
}

const FINAL_CHANNEL = /<\|channel\|>final\b[^<]{0,40}<\|message\|>/g;
const CHANNEL = /<\|channel\|>(?!final\b)[a-z]{1,20}/;

/** The content of the last final channel; empty if there are only other channels. */
function finalChannel(answer: string): string {
  const last = [...answer.matchAll(FINAL_CHANNEL)].at(-1);
  if (last !== undefined) return answer.slice(last.index + last[0].length);
  const other = CHANNEL.exec(answer);
  return other === null ? answer : answer.slice(0, other.index).replace(/<\|start\|>assistant$/, '');
}

/** Tokens that end a turn, between bars by their names; the model invented what follows. */
const END_OF_TURN =
  /[<[][|｜](?:\w{1,20}[_▁])?(?:end|eot|eom|eos|return)(?:_id|[_▁]?of[_▁]?\w{1,20})?[|｜][>\]]|<end_of_turn>|<\/s>|<eos>|\[EOS\]|\[e~\[/;
/** Names between bars, names in capitals with an underscore or a slash between brackets, and those of some models. */
const SPECIAL_TOKEN =
  /[<[][|｜][^<>[\]|｜\n]{1,40}[|｜][>\]]|\[\/?[A-Z]{2,20}(?:_[A-Z]{2,20}){1,3}\]|\[\/[A-Z]{3,20}\]|\[(?:INST|SYS|BOS|EOS|PAD|gMASK)\]|\]~!?b[\][]|\[e~\[|<\/?s>|<<\/?SYS>>|<\/?(?:start_of_turn|end_of_turn|bos|eos|pad|unk|sop)>/g;
/** The name of the speaker after some of these tokens. */
const SPEAKER = /^\s*(?:assistant|model|final|ai)\s*(?:\n|:)/i;

/** The text up to the end of its first turn that is not empty, without special tokens. */
export function withoutSpecialTokens(text: string): string {
  const turns = text.split(END_OF_TURN);
  const first = turns.find((turn) => /[\p{L}\p{N}]/u.test(turn.replace(SPECIAL_TOKEN, ''))) ?? '';
  return first.replace(SPECIAL_TOKEN, ' ').replace(SPEAKER, '').trim();
}

const FENCE = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*$/gm;

/** Removes the lines that open and close code blocks. */
export function withoutFences(text: string): string {
  return text.replace(FENCE, '').trim();
}

/** Property names of goals in JSON, and of the texts of goals that are objects. */
const LIST_NAMES =
  /^(?:smart[_ -]?)?(?:goals?|ziele|cele|objectifs|objetivos|obiettivi|metas|output|answer|response)$/i;
const TEXT_NAMES = /^(?:text|goal|description|statement|content|smart[_ -]?goal)$/i;
/** A JSON string, terminated or not. */
const STRING = /"(?:[^"\\\n]|\\.)*("?)/y;

/**
 * The goals of a JSON answer, in their order; undefined if it is not JSON. A truncated answer gives its
 * complete texts.
 */
export function goalsInJson(text: string): string[] | undefined {
  const start = text.search(/[[{]/);
  if (start < 0) return undefined;
  const before = text.slice(0, start).split('\n');
  if (before.filter((line) => /[\p{L}\p{N}]{3}/u.test(line)).length > 1) return undefined;
  const rest = text.slice(start);
  if (!/^(?:\{\s*"|\[\s*["{])/.test(rest)) return undefined;
  const end = Math.max(rest.lastIndexOf('}'), rest.lastIndexOf(']'));
  try {
    const parsed: unknown = JSON.parse(rest.slice(0, end + 1));
    return textsIn(parsed);
  } catch {
    return textsOfCut(rest);
  }
}

/** The texts of goals in parsed JSON, whatever language its names are in. */
function textsIn(value: unknown, depth = 0, isItem = false): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 4 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item, depth + 1, true));
  const entries = Object.entries(value);
  const text = entries.find(([name, item]) => TEXT_NAMES.test(name) && typeof item === 'string');
  if (text !== undefined) return textsIn(text[1], depth + 1);
  const named = entries.filter(([name]) => LIST_NAMES.test(name));
  const nested = entries.filter(([, item]) => typeof item === 'object');
  const chosen = [named, nested].find(({ length }) => length > 0) ?? entries;
  const texts = chosen.flatMap(([, item]) => textsIn(item, depth + 1));
  // If a goal is split into a title and a text, the longest string is the text.
  return isItem && chosen === entries
    ? texts.sort((one, other) => other.length - one.length).slice(0, 1)
    : texts;
}

/** Complete strings that are sentences, of truncated JSON. */
function textsOfCut(json: string): string[] {
  const texts: string[] = [];
  // An unterminated string may span others.
  for (let at = json.indexOf('"'); at >= 0; at = json.indexOf('"', STRING.lastIndex)) {
    STRING.lastIndex = at;
    const [text = '', closed] = STRING.exec(json) ?? [];
    if (closed === '"') texts.push(unquoted(text));
    else STRING.lastIndex = at + text.length;
  }
  return texts.filter((text) => (text.match(/\s/g)?.length ?? 0) >= 2 && text.length >= 20);
}

function unquoted(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? parsed : '';
  } catch {
    return '';
  }
}

const ROW = /^\s*\|(.*)\|\s*$/;
const isRuler = (line: string): boolean => line.includes('-') && /^[\s|:-]*$/.test(line);

/** Converts a table to lines with the longest cell of each row; without its header and ruler. */
export function withoutTables(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const cells = ROW.exec(line)?.[1]?.split('|');
    if (cells === undefined) return [line];
    if (isRuler(line) || isRuler(lines[index + 1] ?? '')) return [];
    return [cells.reduce((longest, cell) => (cell.length > longest.length ? cell : longest)).trim()];
  });
}
