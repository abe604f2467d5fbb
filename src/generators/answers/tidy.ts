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
import { type Line, parseLine } from './parse-line.ts';

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
