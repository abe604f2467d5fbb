/** Finds numbers: digits of any script, and words for small numbers. */

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
