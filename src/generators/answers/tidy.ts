/**
 * Converts the answer of a model to plain lines: without reasoning, template tokens, markup, numbering,
 * labels, preamble and closing remarks. It does not judge content: a line stays unless its form shows that it
 * is not a goal.
 */
import { hasDigit, hasFigure } from './figures.ts';
import {
  goalsInJson,
  withoutFences,
  withoutSpecialTokens,
  withoutTables,
  withoutThoughts,
} from './markup.ts';

/** The maximum number of goals. */
export const MOST_GOALS = 5;
/**
 * The maximum size that is examined, in characters and lines, without reasoning: many times the size of 400
 * tokens, yet small enough for every pattern.
 */
const LONGEST_ANSWER = 20_000;
const LONGEST_LINE = 2_000;
const MOST_LINES = 300;

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
  const plain = whole.slice(0, LONGEST_ANSWER);
  if (isNoResponse(whole)) return { lines: [], isNoResponse: true };
  const json = goalsInJson(plain);
  const raw = json ?? withoutTables(plain.split(/\r\n?|\n|\u2028|\u2029/));
  const parsed = raw.slice(0, MOST_LINES).flatMap((line) => parseLine(line.slice(0, LONGEST_LINE)));
  const isOpen = isCut && json === undefined;
  const framed = withoutFrame(isOpen ? withoutCutEnd(parsed, /\n\s*$/.test(answer)) : parsed);
  const lines = distinct(framed.flatMap(({ text: line }) => sentencesOf(line, framed.length)));
  return { lines: lines.slice(0, MOST_GOALS), isNoResponse: false };
}

/** Variants of `No response.` in several languages and with a comment. */
const NO_RESPONSE =
  /^(?:no response|no answer|none|keine antwort|brak odpowiedzi|sans réponse|aucune réponse|pas de réponse|sin respuesta|no hay respuesta|nessuna risposta|sem resposta|nenhuma resposta|geen (?:antwoord|reactie)|žádná odpověď|bez odpovědi|žiadna odpoveď|bez odpovede|немає відповіді|без відповіді|відповіді немає|нет ответа|без ответа|ответа нет|niciun răspuns|fără răspuns|yanıt yok|cevap yok|inget svar|intet svar|ei vastausta|nincs válasz)$/iu;
/** The maximum length of the comment, in characters. */
const LONGEST_COMMENT = 300;
/** The maximum length of the phrase with its punctuation, in characters. */
const LONGEST_SAYING = 60;

/** Whether a model says, with or without punctuation and a comment, that there is no wish. */
export function isNoResponse(text: string): boolean {
  if (text.length > LONGEST_COMMENT + LONGEST_SAYING) return false;
  const [, said = '', comment = ''] =
    /^[\s"'“„«*_`#>-]*(.{2,40}?)[\s"'”“»*_`]*(?:$|[.:!…]["'”“»*_`]*(?:\s+|$)|\s*[([])(.*)$/su.exec(text) ??
    [];
  return (
    NO_RESPONSE.test(said.trim()) && comment.length <= LONGEST_COMMENT && !/\n.*\d.*\n.*\d/s.test(comment)
  );
}

/** A line with its form. */
interface Line {
  readonly text: string;
  /** Whether it had a bullet, number or label. */
  readonly isListed: boolean;
  /** Whether it ended in a colon, or was marked as a heading and has no number. */
  readonly isHeading: boolean;
  readonly isIndented: boolean;
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
  `^(?:smart[\\s-]*)?(?:\\p{L}{2,12}(?:[\\s-]*smart)?\\s*[#№]?\\s*\\p{Nd}{1,2}\\s*[:：]|(?:${GOAL_NAMES})\\s*[#№]?\\s*\\p{Nd}{1,2}\\s*[.)–—-])\\s*(?=\\S)`,
  'iu',
);
/** The names of the five SMART criteria, which label the parts of a split goal. */
const CRITERIA =
  /^(?:S|M|A|R|T|specific|spezifisch|specifique|spécifique|específic[oa]|specifico|konkretn[iyaeý]\p{L}*|konkrétní|конкретн\p{L}*|specifiek|belirli|measurable|messbar|mesurable|medible|mensurável|misurabile|mierzaln\p{L}*|měřiteln\p{L}*|merateľn\p{L}*|вимірюван\p{L}*|измерим\p{L}*|meetbaar|măsurabil|ölçülebilir|achievable|attainable|erreichbar|attraktiv|atteignable|alcanzable|alcançável|atingível|raggiungibile|osiągaln\p{L}*|dosažiteln\p{L}*|dosiahnuteľn\p{L}*|досяжн\p{L}*|достижим\p{L}*|haalbaar|acceptabel|realizabil|ulaşılabilir|relevant|relevante?|rilevante|istotn\p{L}*|релевантн\p{L}*|realist\p{L}*|réaliste|gerçekçi|time[- ]?bound|timely|terminiert|zeitgebunden|temporel|temporal|temporizado|con plazo|określon\p{L}* w czasie|časově\p{L}*|часов\p{L}*|ограничен\p{L}* во времени|tijdgebonden|încadrat în timp|zamana bağlı|zamanlı)$/iu;
/** `S –` before the name of a criterion, and `(S)` after it. */
const LETTER_OF_SMART = /^[SMART]\s*[–—-]\s*|\s*\([SMART]\)$/i;
const TRAILING_NOTE =
  /\s*[([](?:\s*(?:specific|measurable|achievable|attainable|relevant|realistic|time-?bound|s|m|a|r|t|smart)\s*[,/&+]?)+[)\]]\s*\.?$/i;
/** The maximum number of words of a label before a goal. */
const MOST_LABEL_WORDS = 5;
const EMOJI =
  /(?:(?![©®™\d#*])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0F\u20E3])+/gu;

function parseLine(raw: string): Line[] {
  const isIndented = /^(?:\t| {2,})/.test(raw);
  let text = raw.replace(/\s+/g, ' ').trim();
  const isTitle = /^#{1,6}\s/.test(text) && !hasFigure(text);
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
  const label = /^(?:\*\*|__)([^*_]{1,60}?)\s*(?:[:：]\s*(?:\*\*|__)|(?:\*\*|__)\s*[:：])\s*(.*)$/u.exec(
    text,
  );
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
  text = withoutQuotes(unlabelled);
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return [{ text, isListed, isHeading: isTitle || /[:：]$/.test(text), isIndented }];
}

/** Removes a label such as `Goal 1:` or `Job search:`; undefined if it is one of the five criteria. */
function withoutLabel(line: string): string | undefined {
  const text = line.replace(GOAL_LABEL, '');
  const [, label = '', rest = ''] = /^([^:：]{1,50})[:：]\s+(\S.*)$/u.exec(text) ?? [];
  if (label === '') return text;
  if (CRITERIA.test(label.replace(LETTER_OF_SMART, '').trim())) return undefined;
  // After a label a new sentence begins; after a colon within a sentence it does not.
  const isLabel =
    label.trim().split(/\s+/).length <= MOST_LABEL_WORDS &&
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

/** Words of preambles and closing remarks about the goals. */
const PREAMBLE =
  /\bsmart\b|^(?:sure|of course|okay|ok|certainly|absolutely|great|here (?:are|is)|based on|below|natürlich|gerne?|klar|hier (?:sind|ist)|bien sûr|voici|claro|por supuesto|aquí|aqui|certamente|ecco|oto|jasne|oczywiście|tady|zde|jistě|tu sú|samozrejme|ось|звісно|звичайно|вот|конечно|hier zijn|natuurlijk|iată|desigur|işte|tabii|elbette|natuurlijk)(?![\p{L}])/iu;
const CLOSING =
  /[?？]$|^(?:good luck|i hope|let me know|would you|feel free|these goals|remember|note|viel erfolg|ich hoffe|diese ziele|bonne chance|j'espère|ces objectifs|buena suerte|mucho ánimo|¡|espero|estos objetivos|buona fortuna|spero|boa sorte|powodzenia|mam nadzieję|te cele|hodně|doufám|veľa|dúfam|успіхів|сподіваюся|удачи|надеюсь|эти цели|veel succes|ik hoop|succes|mult succes|sper|başarılar|umarım)(?![\p{L}])|!$/iu;

/** Removes lines before the first goal and after the last. */
function withoutFrame(lines: readonly Line[]): Line[] {
  const flat = lines.filter(
    ({ isIndented, isListed }, index) => !(isIndented && isListed && index > 0 && hasParent(lines, index)),
  );
  const kept = flat.filter((line, index) => !line.isHeading || (flat.length === 1 && index === 0));
  let from = 0;
  while (from < kept.length - 1 && isPreamble(kept[from], kept.slice(from + 1))) from++;
  let to = kept.length;
  while (to - 1 > from && isClosing(kept[to - 1])) to--;
  return kept.slice(from, to);
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
 * The complete sentences at the start of a line: each ends in a word or a year, not in `13.` or `z.B.`, and a
 * capital follows.
 */
const WHOLE_SENTENCES = /^.*(?:(?:\p{L}{2}|\p{Nd}{4})[.!…]|[。।])["”»]?(?=\s+\P{Ll})/su;

/** Removes a truncated last line; of a single truncated line only complete sentences stay. */
function withoutCutEnd(lines: readonly Line[], isLastWhole: boolean): readonly Line[] {
  const last = lines.at(-1);
  if (last === undefined || /[.!。।…]["”»]?$/.test(last.text)) return lines;
  if (lines.length > 1) return lines.slice(0, -1);
  if (isLastWhole) return lines;
  const [text] = WHOLE_SENTENCES.exec(last.text) ?? [];
  return text === undefined ? [] : [{ ...last, text }];
}

/** The maximum number of words of a single goal, if the whole answer is one line. */
const MOST_GOAL_WORDS = 30;
const LEAST_SENTENCE_WORDS = 5;

/** Splits an answer of one line with several goals into sentences; otherwise returns the line. */
function sentencesOf(line: string, lines: number): string[] {
  if (lines > 1 || line.split(/\s+/).length <= MOST_GOAL_WORDS) return [line];
  const sentences = line.split(/(?<=[.!。।])\s+(?=\p{Lu})/u);
  const whole = sentences.every(
    (text) => hasFigure(text) && text.split(/\s+/).length >= LEAST_SENTENCE_WORDS,
  );
  return whole ? sentences : [line];
}

/** Removes repeated lines. */
function distinct(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
