/**
 * Converts the answer of a model to plain lines: without reasoning, template tokens, markup, numbering,
 * labels, preamble and closing remarks. It does not judge content: a line stays unless its form shows that it
 * is not a goal.
 */

import { hasDigit, hasFigure } from './figures.ts';

/** The maximum number of goals. */
export const MAX_GOALS = 5;
/**
 * The maximum size that is examined, in characters and lines, without reasoning: many times the size of 400
 * tokens, yet small enough for every pattern.
 */
const MAX_ANSWER_LENGTH = 20_000;
const MAX_LINE_LENGTH = 2_000;
const MAX_LINES = 300;

/** A tidied answer. */
export interface TidiedAnswer {
  /** One goal per line, at most five; empty if nothing is left. */
  readonly lines: readonly string[];
  /** Whether the model says that there is no wish. */
  readonly isNoResponse: boolean;
}

/**
 * Tidies an answer.
 *
 * @param isCut whether it was truncated: then its last line is left out unless it is the only one
 */
export function tidyAnswer(answer: string, isCut = false): TidiedAnswer {
  const { text } = withoutThoughts(answer);
  const whole = withoutFences(withoutSpecialTokens(text));
  const plain = whole.slice(0, MAX_ANSWER_LENGTH);
  if (isNoResponse(whole)) return { lines: [], isNoResponse: true };
  const json = goalsInJson(plain);
  const raw = json ?? withoutTables(plain.split(/\r\n?|\n|\u2028|\u2029/));
  const parsed = raw.slice(0, MAX_LINES).flatMap((line) => parseLine(line.slice(0, MAX_LINE_LENGTH)));
  const isLastWhole = isCut && json === undefined && answer.slice(answer.trimEnd().length).includes('\n');
  const framed = withoutFrame(json === undefined ? withoutCutEnd(parsed, isCut, isLastWhole) : parsed);
  // After a whole line the answer goes on, with a goal on each line.
  const isParagraph = framed.length === 1 && !isLastWhole;
  const lines = distinct(framed.flatMap(({ text: line }) => (isParagraph ? sentencesOf(line) : [line])));
  return { lines: lines.slice(0, MAX_GOALS), isNoResponse: false };
}

/** Variants of `No response.` in several languages and with a comment. */
const NO_RESPONSE =
  /^(?:no response|no answer|none|keine antwort|brak odpowiedzi|sans réponse|aucune réponse|pas de réponse|sin respuesta|no hay respuesta|nessuna risposta|sem resposta|nenhuma resposta|geen (?:antwoord|reactie)|žádná odpověď|bez odpovědi|žiadna odpoveď|bez odpovede|немає відповіді|без відповіді|відповіді немає|нет ответа|без ответа|ответа нет|niciun răspuns|fără răspuns|yanıt yok|cevap yok|inget svar|intet svar|ei vastausta|nincs válasz)$/iu;
/** The maximum length of the comment, in characters. */
const MAX_COMMENT_LENGTH = 300;
/** The maximum length of the phrase with its punctuation, in characters. */
const MAX_SAYING_LENGTH = 60;

/** Whether a model says, with or without punctuation and a comment, that there is no wish. */
export function isNoResponse(text: string): boolean {
  if (text.length > MAX_COMMENT_LENGTH + MAX_SAYING_LENGTH) return false;
  const [, said = '', comment = ''] =
    /^[\s"'“„«*_`#>-]*(.{2,40}?)[\s"'”“»*_`]*(?:$|[.:!…]["'”“»*_`]*(?:\s+|$)|\s*[([])(.*)$/su.exec(text) ??
    [];
  return (
    NO_RESPONSE.test(said.trim()) && comment.length <= MAX_COMMENT_LENGTH && !/\n.*\d.*\n.*\d/s.test(comment)
  );
}

/** Words of preambles and closing remarks about the goals. */
const PREAMBLE =
  /\bsmart\b|^(?:sure|of course|okay|ok|certainly|absolutely|great|here (?:are|is)|based on|below|natürlich|gerne?|klar|hier (?:sind|ist)|bien sûr|voici|claro|por supuesto|aquí|aqui|certamente|ecco|oto|jasne|oczywiście|tady|zde|jistě|tu sú|samozrejme|ось|звісно|звичайно|вот|конечно|hier zijn|natuurlijk|iată|desigur|işte|tabii|elbette|natuurlijk)(?![\p{L}])/iu;
const CLOSING =
  /[?？]$|^(?:good luck|i hope|let me know|would you|feel free|these goals|remember|note|viel erfolg|ich hoffe|diese ziele|bonne chance|j'espère|ces objectifs|buena suerte|mucho ánimo|¡|espero|estos objetivos|buona fortuna|spero|boa sorte|powodzenia|mam nadzieję|te cele|hodně|doufám|veľa|dúfam|успіхів|сподіваюся|удачи|надеюсь|эти цели|veel succes|ik hoop|succes|mult succes|sper|başarılar|umarım)(?![\p{L}])|!$/iu;

/** Removes headings, the parts of goals, and lines before the first goal and after the last. */
function withoutFrame(lines: readonly Line[]): Line[] {
  const flat = lines.filter(
    ({ isIndented, isListed }, index) => !(isIndented && isListed && index > 0 && hasParent(lines, index)),
  );
  const hasDigits = flat.some(({ text }) => hasDigit(text));
  const kept = withoutParts(flat.filter((line) => !line.isHeading && !(hasDigits && isTitle(line))));
  let from = 0;
  while (from < kept.length - 1 && isPreamble(kept[from], kept.slice(from + 1))) from++;
  let to = kept.length;
  while (to - 1 > from && isClosing(kept[to - 1])) to--;
  return kept.slice(from, to);
}

/** The maximum length of a title over a goal, in words and, for scripts without spaces, in characters. */
const MAX_TITLE_WORDS = 6;
const MAX_TITLE_LENGTH = 45;

/** Whether a line is short and neither counts nor ends as a sentence does: beside goals that count it is a title. */
function isTitle({ text }: Line): boolean {
  const isShort = text.length <= MAX_TITLE_LENGTH && text.split(/\s+/).length <= MAX_TITLE_WORDS;
  return isShort && !hasDigit(text) && !FINAL_MARK.test(text);
}

/** Where every goal has the same labels, as in `Action:` and `Until:`, only the lines of the first label. */
function withoutParts(lines: readonly Line[]): readonly Line[] {
  const byLabel = Map.groupBy(lines, ({ label }) => label);
  const [first] = byLabel.values();
  const isSplit =
    first !== undefined &&
    first.length > 1 &&
    byLabel.size > 1 &&
    !byLabel.has('') &&
    lines.length >= byLabel.size * 2 - 1;
  return isSplit ? first : lines;
}

/** Whether an indented line continues the goal before it. */
function hasParent(lines: readonly Line[], index: number): boolean {
  return lines
    .slice(0, index)
    .some(({ isIndented, isHeading, text }) => !isIndented && !isHeading && hasFigure(text));
}

function isPreamble(line: Line | undefined, others: readonly Line[]): boolean {
  if (line === undefined || line.isListed) return false;
  return PREAMBLE.test(line.text) && (!hasDigit(line.text) || others.some(({ isListed }) => isListed));
}

function isClosing(line: Line | undefined): boolean {
  return line !== undefined && CLOSING.test(line.text) && (!hasDigit(line.text) || /[?？]$/.test(line.text));
}

/**
 * The end of a sentence: after a word or a year, not after an ordinal or an abbreviation, such as `13.`, `II.`
 * or `z.B.`.
 */
const SENTENCE_END = '(?:(?:\\p{L}{2}(?<!\\b[IVX]{2,5})|\\p{Nd}{4})[.!…]|[。।])["”»]?';
/** The complete sentences at the start of a line: no small letter follows. */
const WHOLE_SENTENCES = new RegExp(`^.*${SENTENCE_END}(?=\\s+\\P{Ll})`, 'su');
/** The space between two sentences: a capital follows. */
const BETWEEN_SENTENCES = new RegExp(`(?<=${SENTENCE_END})\\s+(?=\\p{Lu})`, 'u');

/** The end of a sentence; a question ends as well. */
const FINAL_MARK = /[.!?。।…؟！？]["”»“)\]」]?$/u;
/** Scripts whose sentences end without a mark. */
const MARKLESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/**
 * Removes a truncated last line; of a single truncated line only complete sentences stay. A server may truncate without
 * saying so: then the line lacks the final mark that the others have.
 */
function withoutCutEnd(lines: readonly Line[], isCut: boolean, isLastWhole: boolean): readonly Line[] {
  const last = lines.at(-1);
  if (last === undefined || FINAL_MARK.test(last.text)) return lines;
  const others = lines.slice(0, -1).filter((line) => !line.isHeading && hasDigit(line.text));
  if (others.length > 0)
    return isCut || others.every(({ text }) => FINAL_MARK.test(text)) ? lines.slice(0, -1) : lines;
  if (isLastWhole || (!isCut && MARKLESS.test(last.text))) return lines;
  const [text] = WHOLE_SENTENCES.exec(last.text) ?? [];
  return text === undefined ? [] : [{ ...last, text }];
}

/** The maximum number of words of a single goal, if the whole answer is one line. */
const MAX_GOAL_WORDS = 30;
const MIN_SENTENCE_WORDS = 5;

/** Splits an answer of one line with several goals into sentences; otherwise returns the line. */
function sentencesOf(line: string): string[] {
  if (line.split(/\s+/).length <= MAX_GOAL_WORDS) return [line];
  const sentences = line.split(BETWEEN_SENTENCES);
  const whole = sentences.every((text) => hasFigure(text) && text.split(/\s+/).length >= MIN_SENTENCE_WORDS);
  return whole ? sentences : [line];
}

/** The share of the lines that a model writes again before it does nothing else. */
const MAX_LINES_AGAIN = 0.75;

/** Removes repeated lines; all of them if hardly anything else follows. */
function distinct(lines: readonly string[]): string[] {
  const byWords = Map.groupBy(lines, (line) =>
    line
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  if (lines.length >= MAX_GOALS && byWords.size <= lines.length * (1 - MAX_LINES_AGAIN)) return [];
  return [...byWords.values()].flatMap(([first]) => first ?? []);
}

// Removes what is not the text of an answer: reasoning, special tokens of chat templates, code fences, JSON.

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

// Reads one line of an answer: its text without markup, and what its form shows.

/** A line with its form. */
export interface Line {
  readonly text: string;
  /** Whether it had a bullet, number or label. */
  readonly isListed: boolean;
  /** Whether it ended in a colon, or was marked as a heading and has no digit. */
  readonly isHeading: boolean;
  readonly isIndented: boolean;
  /** The label before it, in lower case; empty if there is none. */
  readonly label: string;
}

const BULLET = /^(?:[-*•–—▪●◦‣⁃►▶→➤✓✔✅☑·○■□★]|\p{Extended_Pictographic}\uFE0F?)(?:\s|\uFE0F)+/u;
/** `1.`, `1)`, `(1)`, `1:`, `①`, in any digits; not `1.5`, nor `1. März`, which a goal may begin with. */
const NUMBER = /^(?:\(?\p{Nd}{1,2}[.):．）、]\)?(?!\p{Nd})\s*|[①-⑳]\s*|[ivx]{1,4}[.)]\s+)(?=\S)/iu;
/** Months are written in lower case, except in German. */
const DAY_OF_MONTH =
  /^\p{Nd}{1,2}\.\s+(?:\p{Ll}|(?:Jän|Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*(?!\p{L}))/u;
const CHECKBOX = /^\[[ xX]?\]\s+/;
/** The words for a goal in the supported languages and some others. */
const GOAL_NAMES =
  'goal|ziel|objectif|objetivo|obiettivo|meta|obiectiv\\p{L}*|doel|cel|cíl|cieľ|ціль|мета|цель|hedef|mål|cilj|tavoite|cél';
/** `Goal 1:`, `Ziel 1.`, `目标1：`; not a date such as `Do 28. února` or a range such as `With 2-3 people`. */
const GOAL_LABEL = new RegExp(
  `^(?:smart[\\s-]*)?(?:\\p{L}{2,12}(?:[\\s-]*smart)? ?[#№]? ?\\p{Nd}{1,2} ?[:：]|(?:${GOAL_NAMES}) ?[#№]? ?\\p{Nd}{1,2} ?[.)–—-]) ?(?=\\S)`,
  'iu',
);
/** The names of the five SMART criteria, which label the parts of a split goal. */
const CRITERIA =
  /^(?:S|M|A|R|T|specific|spezifisch|specifique|spécifique|específic[oa]|specifico|konkretn[iyaeý]\p{L}*|konkrétní|конкретн\p{L}*|specifiek|belirli|measurable|messbar|mesurable|medible|mensurável|misurabile|mierzaln\p{L}*|měřiteln\p{L}*|merateľn\p{L}*|вимірюван\p{L}*|измерим\p{L}*|meetbaar|măsurabil|ölçülebilir|achievable|attainable|erreichbar|attraktiv|atteignable|alcanzable|alcançável|atingível|raggiungibile|osiągaln\p{L}*|dosažiteln\p{L}*|dosiahnuteľn\p{L}*|досяжн\p{L}*|достижим\p{L}*|haalbaar|acceptabel|realizabil|ulaşılabilir|relevant|relevante?|rilevante|istotn\p{L}*|релевантн\p{L}*|realist\p{L}*|réaliste|gerçekçi|time[- ]?bound|timely|terminiert|zeitgebunden|temporel|temporal|temporizado|con plazo|określon\p{L}* w czasie|časově\p{L}*|часов\p{L}*|ограничен\p{L}* во времени|tijdgebonden|încadrat în timp|zamana bağlı|zamanlı)$/iu;
/** `S –` before the name of a criterion, and `(S)` after it. */
const LETTER_OF_SMART = /^[SMART]\s*[–—-]\s*|(?<!\s)\s*\([SMART]\)$/i;
const CRITERION =
  '(?:specific|measurable|achievable|attainable|relevant|realistic|time-?bound|smart|s|m|a|r|t)';
/** `(Specific, Measurable)` at the end of a line. */
const TRAILING_NOTE = new RegExp(
  `(?<!\\s)\\s*[([]\\s*${CRITERION}(?:[\\s,/&+]{1,3}${CRITERION})*\\s*[)\\]]\\s*\\.?$`,
  'i',
);
/** The maximum number of words of a label before a goal. */
const MAX_LABEL_WORDS = 5;
const EMOJI =
  /(?:(?![©®™\d#*])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0F\u20E3])+/gu;

/** Reads a line without its bullet, number, label, markup and quotation marks; empty if nothing of a goal is left. */
export function parseLine(raw: string): Line[] {
  const isIndented = /^(?:\t| {2,})/.test(raw);
  let text = raw.replace(/\s+/g, ' ').trim();
  const isMarked = /^#{1,6}\s/.test(text);
  let isListed = false;
  for (let previous = ''; previous !== text; ) {
    previous = text;
    text = text
      .replace(/^(?:#{1,6}|>)\s*/, '')
      .replace(/^\*\*(\(?\p{Nd}{1,2}[.)]?\)?)\*\*/u, '$1')
      .replace(BULLET, '')
      .replace(CHECKBOX, '');
    if (!DAY_OF_MONTH.test(text)) text = text.replace(NUMBER, '');
    isListed ||= previous !== text;
  }
  const label = /^(?:\*\*|__)([^*_]{1,60}?) ?(?:[:：] ?(?:\*\*|__)|(?:\*\*|__) ?[:：]) ?(.*)$/u.exec(text);
  if (label !== null) {
    if (CRITERIA.test(label[1]?.trim() ?? '')) return [];
    isListed = true;
    text = label[2] === '' ? `${label[1]}:` : (label[2] ?? '');
  }
  text = text
    .replace(/\*\*\*|\*\*|__|`/g, '')
    .replace(/(?<![\p{L}\d])[*_](\S(?:.*?\S)?)[*_](?![\p{L}\d])/gu, '$1')
    .replace(EMOJI, ' ')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(TRAILING_NOTE, '')
    .replace(/\s+/g, ' ')
    .trim();
  const unlabelled = withoutLabel(text);
  if (unlabelled === undefined) return [];
  isListed ||= unlabelled !== text;
  text = withoutQuotes(unlabelled.replace(BULLET, ''));
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const isHeading = (isMarked && !hasDigit(text)) || /[:：]$/.test(text);
  return [{ text, isListed, isHeading, isIndented, label: label?.[1]?.trim().toLowerCase() ?? '' }];
}

/** Removes a label such as `Goal 1:` or `Job search:`; undefined if it is one of the five criteria. */
function withoutLabel(line: string): string | undefined {
  const text = line.replace(GOAL_LABEL, '');
  const [, label = '', rest = ''] = /^([^:：]{1,50})[:：]\s+(\S.*)$/u.exec(text) ?? [];
  if (label === '') return text;
  if (CRITERIA.test(label.replace(LETTER_OF_SMART, '').trim())) return undefined;
  // After a label a new sentence begins; after a colon within a sentence it does not.
  const isLabel =
    label.trim().split(/\s+/).length <= MAX_LABEL_WORDS &&
    !hasFigure(label) &&
    /^\p{Lu}/u.test(rest) &&
    hasFigure(rest);
  return isLabel ? rest : text;
}

const QUOTED = /^(["“„«'‘「])(.*)(["”“»'’」])([.,;]?)$/su;

/** Removes quotation marks around the whole line. */
function withoutQuotes(line: string): string {
  const bare = line.replace(/^["“]?(.*?)["”]?,$/su, (whole, inner: string) =>
    /^["“]/.test(whole) ? inner : whole,
  );
  const [, , inner, , end = ''] = QUOTED.exec(bare) ?? [];
  return inner === undefined || /["“„«»”]/.test(inner)
    ? bare
    : `${inner}${/[.!]$/.test(inner) ? '' : end}`.trim();
}
