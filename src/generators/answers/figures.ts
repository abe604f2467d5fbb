/** Finds numbers: digits of any script, and words for small numbers. */

import { memoize } from '../../domain/memoize.ts';

/**
 * Words for numbers up to a dozen, for once and twice and for halves, by language; stems match their inflected forms.
 * Words that are also articles are left out, if the language has others to count with.
 */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half|daily|weekly|monthly|dozen|each|every',
  de: 'ein(?:e[rnms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|einmal|zweimal|dreimal|täglich|wöchentlich|monatlich|jede[rnms]?|halbe[rns]?',
  fr: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|chaque|demi-?\\p{L}*|hebdomadaire',
  es: 'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cada|medi[ao]',
  it: 'uno?|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|ogni|mezz\\p{L}+',
  pt: 'uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|cada|meia',
  ro: 'un|o|un[ae]|do(?:i|uă)|trei|patru|cinci|șase|șapte|opt|nouă|zece|doisprezece|fiecare|câte',
  nl: 'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|tweemaal|elke?|ieder\\p{L}*',
  pl: 'jed\\p{L}+|dw\\p{L}+|trz\\p{L}+|czter\\p{L}+|pię\\p{L}+|sześ\\p{L}+|sied\\p{L}+|osi\\p{L}+|ośm\\p{L}+|dzie[wsc]\\p{L}+|każd\\p{L}+|raz|pół',
  cs: 'jed\\p{L}+|dv\\p{L}+|tř\\p{L}+|čtyř\\p{L}*|pěti?|šesti?|sedmi?|osmi?|devíti?|devět|deset\\p{L}*|každ\\p{L}+|jednou|půl',
  sk: 'jed\\p{L}+|dv\\p{L}+|tr[io]\\p{L}*|štyr\\p{L}*|päť|piat\\p{L}*|šesť|siedm\\p{L}*|sedem|osem|ôsm\\p{L}*|deväť|desať|každ\\p{L}+|raz|pol',
  uk: 'од[инн]\\p{L}*|дв\\p{L}+|тр[иьо]\\p{L}*|чотир\\p{L}*|п.?ят\\p{L}*|шіст\\p{L}*|шест\\p{L}*|сім|семи|вісім|восьм\\p{L}*|дев.?ят\\p{L}*|десят\\p{L}*|щотиж\\p{L}*|щод\\p{L}*|кож\\p{L}+|раз|пів\\p{L}*',
  ru: 'од[ин]\\p{L}*|дв\\p{L}+|тр[иеё]\\p{L}*|четыр\\p{L}*|пят\\p{L}*|шест\\p{L}*|сем[иь]|восем\\p{L}*|восьм\\p{L}*|девят\\p{L}*|десят\\p{L}*|кажд\\p{L}+|ежедневно|еженедельно|раз|пол\\p{L}*',
  tr: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|her|yarım',
  sv: 'en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|varje',
  da: 'en|et|to|tre|fire|fem|seks|syv|otte|ni|ti|tolv|hver\\p{L}*',
  no: 'en|ett|to|tre|fire|fem|seks|sju|åtte|ni|ti|tolv|hver\\p{L}*',
  fi: 'yksi|yhde\\p{L}+|kaksi|kahde\\p{L}+|kolm\\p{L}+|neljä\\p{L}*|vii[ds]\\p{L}+|kuusi|kuude\\p{L}+|seitsem\\p{L}+|kahdeks\\p{L}+|kymmen\\p{L}*|joka',
  hu: 'egy|két|kettő|három|négy|öt|hat|hét|nyolc|kilenc|tíz|minden|het[ei]nte|kéthetente|havonta|\\p{L}+perces',
  hr: 'jed\\p{L}+|dv\\p{L}+|tri|četiri|pet|šest|sedam|osam|devet|deset|svak\\p{L}+',
  ca: 'una?|dos|dues|tres|quatre|cinc|sis|set|vuit|nou|deu|cada',
};
/**
 * Scripts without spaces between numbers and what they count: Arabic, Hebrew, Hindi, Chinese, Japanese,
 * Korean.
 */
const NUMBER_SIGNS =
  /[一二三四五六七八九十百两兩半每毎]|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|매)\s?\p{L}|(?:^|[^\p{L}])(?:واحد|اثن|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر|كل|मात्र|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|हर|אחת?|שני|שתי|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|כל)\p{L}*/u;
const patternOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const ALL = patternOf(Object.values(NUMBER_WORDS).join('|'));
const OF_LANGUAGE = new Map(
  Object.entries(NUMBER_WORDS).map(([code, words]) => [code, patternOf(words)] as const),
);

/**
 * Whether a text contains a digit of any script or a number word.
 *
 * @param code the ISO 639-1 code of its language, if known; then words of other languages do not count
 */
export function hasFigure(text: string, code?: string): boolean {
  if (hasDigit(text) || NUMBER_SIGNS.test(text)) return true;
  return (code === undefined ? ALL : (OF_LANGUAGE.get(code) ?? ALL)).test(text);
}

/** Number words that are articles as well, and words for every one: they show that something recurs, not how much. */
const WEAK =
  /^(?:ein\p{L}*|une?|un[oaei]?|uma?|een|egy|bir|ett?|en|o|on|on[ae]|each|every|jede\p{L}*|chaque|cada|ogni|fiecare|elke?|ieder\p{L}*|każd\p{L}+|každ\p{L}+|кож\p{L}+|кажд\p{L}+|her|varje|hver\p{L}*|joka|minden|svak\p{L}+)$/iu;

/** Whether a text contains a digit, or a number word that is not an article too. */
export function hasCertainFigure(text: string): boolean {
  if (hasDigit(text) || NUMBER_SIGNS.test(text)) return true;
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => !WEAK.test(word) && ALL.test(word));
}

/** Whether a text contains a digit of any script. */
export function hasDigit(text: string): boolean {
  return /\p{N}/u.test(text);
}

// Finds dates and years of the past in goals.

/** A date in a goal, with its place. */
interface NamedDay {
  /** The last possible day: `May 2024` ends on the 31st. */
  readonly last: Temporal.PlainDate;
  readonly text: string;
}

const NUMERIC = /(?<!\d)(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./](\d{1,2})[./](\d{4}))(?!\d)/g;
/** Not `27001:2022`, the edition of a norm. */
const YEAR =
  /(?<![\p{N}.,:])(?:19|20)\d\d(?![\p{N}%€$£]|[.,]\d| ?(?:€|\$|£|zł|kč|eur|euro|usd|lei|tl|грн|руб))/giu;
/** Models that do not know the date take the years before it; older ones, such as 2000, count something. */
const STALE_YEARS = 10;

/** The names of the months of a language, in dates and alone, in lower case; also the English ones. */
const monthsOf = memoize((code: string): ReadonlyMap<string, number> => {
  const made = new Map<string, number>();
  for (const locale of Intl.DateTimeFormat.supportedLocalesOf([code, 'en'])) {
    for (const day of ['numeric', undefined] as const) {
      const format = new Intl.DateTimeFormat(locale, { day, month: 'long', year: 'numeric' });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(new Date(2026, month - 1, 15));
        const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase();
        if (name !== undefined && !made.has(name)) made.set(name, month);
      }
    }
  }
  return made;
});

/** The dates of a text that include a year. */
function daysIn(text: string, code: string): NamedDay[] {
  const found: NamedDay[] = [];
  const add = (match: string, year: number, month: number, day: number | undefined): void => {
    if (month < 1 || month > 12) return;
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    found.push({ last: first.with({ day: Math.min(day ?? 31, first.daysInMonth) }), text: match });
  };
  for (const [match, y, m, d, day, month, year] of text.matchAll(NUMERIC)) {
    if (y === undefined) add(match, Number(year), Number(month), Number(day));
    else add(match, Number(y), Number(m), Number(d));
  }
  const names = monthsOf(code);
  const near =
    /(?:(\d{1,2})(?:st|nd|rd|th|er|º|\.)? ?(?:de |of )?)?(?<!\p{L})(\p{L}{3,})\.?(?: (\d{1,2})(?:st|nd|rd|th)?,?)?,? (?:de |del |din )?((?:19|20)\d\d)(?!\d)/giu;
  for (const [match, before, name = '', after, year] of text.matchAll(near)) {
    const month = names.get(name.toLowerCase());
    const day = before ?? after;
    if (month !== undefined) add(match, Number(year), month, day === undefined ? undefined : Number(day));
  }
  return found;
}

/** How many days in the past a date may be, since answers may be written around midnight. */
const GRACE_DAYS = 1;

/**
 * Whether a goal has a past date or year that is not in the wish.
 *
 * @param code the ISO 639-1 code of the goal's language
 */
export function hasPastDate(goal: string, input: string, today: Temporal.PlainDate, code: string): boolean {
  const earliest = today.subtract({ days: GRACE_DAYS });
  const day = daysIn(goal, code).find(({ last }) => Temporal.PlainDate.compare(last, earliest) < 0);
  if (day !== undefined && !input.includes(day.text)) return true;
  const years = goal.match(YEAR) ?? [];
  return years.some((year) => {
    const age = earliest.year - Number(year);
    return age > 0 && age <= STALE_YEARS && !input.includes(year);
  });
}

// Detects unachievable goals: too many hours a week, guarantees.

const HOURS =
  'hours?|hrs?|stunden?|heures?|horas?|ore|uur|uren|godzin\\p{L}*|hodin\\p{L}*|hodín|годин\\p{L}*|час(?:а|ов|ів)|saat';
const WEEK =
  'week|weekly|woche|wöchentlich|semaine|semana|settimana|săptămân\\p{L}+|saptaman\\p{L}+|tydzień|tygodniu|tygodniowo|týdně|týden|týždenne|týždeň|тиждень|тижня|щотижня|неделю|еженедельно|hafta\\p{L}*';
const DAY = 'day|daily|tag|täglich|jour|día|dia|giorno|zi|dzień|dziennie|den|denně|deň|denne|день|gün';
const hoursPer = (period: string, between: number): RegExp =>
  new RegExp(
    `(?<!\\d)(\\d+)\\s*(?:${HOURS})(?!\\p{L})[^.\\d]{0,${between}}(?<!\\p{L})(?:${period})(?!\\p{L})`,
    'iu',
  );
const PROMISE = /(?<!\p{L})(?:guarant\p{L}+|garant\p{L}+|gwarant\p{L}+|zaruč\p{L}+|гарант\p{L}+)(?!\p{L})/iu;

/** Patterns of figures, each with the most that is possible beside a job. */
const LIMITS: readonly (readonly [pattern: RegExp, most: number])[] = [
  [hoursPer(WEEK, 20), 15],
  [hoursPer(DAY, 14), 4],
];

/** Whether a goal asks for more than is possible beside a job, unless the wish itself names the number. */
export function isUnrealistic(goal: string, input: string): boolean {
  const isTooMuch = LIMITS.some(([pattern, most]) => {
    const figure = pattern.exec(goal)?.[1];
    return figure !== undefined && Number(figure) > most && !input.includes(figure);
  });
  return isTooMuch || (PROMISE.test(goal) && !PROMISE.test(input));
}
