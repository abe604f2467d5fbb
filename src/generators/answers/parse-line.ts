/** Reads one line of an answer: its text without markup, and what its form shows. */
import { hasDigit, hasFigure } from './figures.ts';

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
