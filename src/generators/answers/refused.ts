/** Detects goals about something that the wish excludes, in any language. */

/** Words of negation, of any language, as whole words. */
const NO =
  "not|n't|no|never|nothing|nicht|kein\\p{L}*|nie|niemals|ne|pas|jamais|non|niente|nada|nunca|não|nu|niet|geen|nooit|nechci|не|ні|нет|nem|ikke|ingen|intet|inte|inga?|aldrig|δεν|δε|μην?|όχι|לא|لا|ليس|लेकिन नहीं|नहीं|tidak|bukan|jangan|không|đừng|nečemo";
/** Verbs of wishing in the first person, as whole words or stems, of any language. */
const WANT =
  'want|wanna|wish|like to|going to|möchte|mag|will|werde|gehe|veux|voudrais|souhaite|aime|quiero|querría|gusta|pienso|voy a|quero|queria|gosto|vou|voglio|vorrei|piace|intendo|vreau|aș vrea|doresc|wil|zou|ga|hou|chcę|chce|chciał\\p{L}*|zamierzam|lubię|chci|chtě\\p{L}*|hodlám|budu|chcem|chcel\\p{L}*|nebudem|хочу|хоті\\p{L}*|хоте\\p{L}*|хочеться|хочется|буду|люблю|vil|skal|ønsker|gider|vill|ska|tänker|gillar|halua\\p{L}*|akar\\p{L}*|szeretn\\p{L}*|želim|hoću|htio|htjela|ću|bih|искам|ща|желим|želeo|θέλω|ήθελα|θα|רוצה|أريد|اريد|أرغب|احب|चाहता|चाहती|mau|ingin|muốn|thích|vull|voldria';
/** Refusals in one word or a set phrase. */
const SET =
  'anything but|en halua|emme halua|anything except|not interested in|please no|no more|except|alles außer|auf keinen fall|surtout pas|tout sauf|sauf|todo menos|excepto|tudo menos|exceto|tutto tranne|tranne|orice în afară de|alles behalve|behalve|wszystko oprócz|oprócz|byle nie|tylko nie|jen ne|všechno kromě|kromě|len nie|všetko okrem|okrem|тільки не|лише не|окрім|только не|кроме|nechci|nechcem|nehcem|nechtěl\\p{L}*|nechcel\\p{L}*|neželim|nočem|nečem|ne želim|undtagen|utom|unntatt|paitsi|kivéve|osim|освен|εκτός|إلا|kecuali|trừ|except for';
/** Words for `without`: alone they say how something is done, such as `without stress`; after `but`, what is excluded. */
const WITHOUT =
  'without|ohne|sans|sin|sem|senza|fără|zonder|bez|без|uden|utan|uten|ilman|nélkül|χωρίς|بدون|ללא|בלי|tanpa|sense';
/** Refusals after what is excluded, where the verb comes last. */
const LAST =
  '(?:не хочу|не хочеться|не хочется|не буду|не люблю|nie chcę|nechci|nechcem|nem akar\\p{L}*|nem szeretn\\p{L}*|will ich nicht|möchte ich nicht|istemiyorum|istemem|olmasın|hariç|dışında|नहीं चाहता|नहीं चाहती)';
/** The same in scripts without spaces. */
const FAR =
  /([^。、，,．.！!？?\n]{2,30}?)(?:[はをがも]?(?:したくない|やりたくない|なりたくない|以外)|(?:은|는|을|를|하)?고?\s?(?:싫|싶지 않|원하지 않|말고))/gu;
const FAR_AHEAD = /(?:不想(?:要|做|当|再)?|不要|不愿意?|除了)([^。，,！!？?\n]{2,20})/gu;

/** Words that set a clause against the one before. */
const BUT =
  'but|just|only|please|though|aber|bitte|nur|sondern|mais|pero|mas|porém|ma|però|dar|maar|ale|jen|tylko|len|але|тільки|но|только|а|ama|ancak|men|bare|bara|mutta|csak|ali|samo|но|само|αλλά|όμως|لكن|אבל|tapi|nhưng|però';
/** What may stand between such a word and a negation without a verb, and behind it. */
const ABSOLUTELY =
  "absolut\\p{L}*|bitte|please|really|really|lieber|auch|s'il vous plaît|por favor|per favore|alsjeblieft|definitely|surtout|assolutamente|rozhodně|určitě|точно|helst|gärne";
/** What a person lacks, is or knows not, which they do not refuse: `but no time`, `aber nicht gut`. */
const LACK =
  'only|just|sure|yet|enough|time|money|idea|experience|very|much|well|good|a|always|know|that|nur|so|sehr|gut|ganz|genug|sicher|zeit|ahnung|erfahrung|immer|wirklich|viel|weiß|beaucoup|bien|assez|temps|sais|peux|encore|très|toujours|sé|tengo|puedo|soy|estoy|mucho|muy|tiempo|bien|todavía|sei|tenho|posso|sou|estou|muito|tempo|so|ho|sono|posso|molto|ancora|știu|pot|am|sunt|prea|mult|weet|kan|heb|ben|zo|genoeg|tijd|veel|wiem|mam|umiem|mogę|jestem|bardzo|vím|mám|umím|můžu|jsem|moc|viem|umiem|môžem|som|veľmi|знаю|маю|вмію|можу|дуже|имею|умею|могу|очень|так|умея|ved|har|kan|er|så|nok|tid|vet|är|tillräckligt|tiedä|osaa|ole|tudok|tudom|vagyok|znam|mogu|imam|ξέρω|έχω|μπορώ|είμαι|είναι|πολύ|أعرف|أستطيع|أملك|יודע|יודעת|יכול|tahu|bisa|punya|biết|có';

const word = (pattern: string): string => `(?<![\\p{L}'’])(?:${pattern})(?![\\p{L}])`;
const NO_WORD = `(?:${word(NO)}|n['’]t(?!\\p{L}))`;
/** Before what is excluded: `do not want to`, `ne veux pas`, `wil geen`, `but not`, `surtout pas`, `without`, and a shouted `NOT`. */
const AHEAD = [
  new RegExp(
    `${NO_WORD}\\s+(?:\\p{L}+\\s+)?${word(WANT)}(?:\\s+${word(NO)})?|${word(WANT)}\\s+(?:\\p{L}+\\s+){0,2}?${NO_WORD}`,
    'giu',
  ),
  new RegExp(`${word(SET)}`, 'giu'),
  new RegExp(`${word(ABSOLUTELY)}\\s+${word(NO)}`, 'giu'),
  /(?<![\p{L}])(?:NOT|NO|PAS|NICHT|KEIN|KEINE|NON|NIE|NE|НЕ|NU|NIET|GEEN|NÃO|IKKE|INTE)(?![\p{L}])/gu,
];
/** The same after `but`, unless the sentence before says what the mentee has, is or can: `I cook, but not well`. */
const BUT_NOT = new RegExp(
  `${word(BUT)}\\s+(?:${word(ABSOLUTELY)}\\s+)?(?:${word(WITHOUT)}|${word(NO)}\\s+(?!(?:${LACK})(?!\\p{L})))`,
  'giu',
);
const STATE = new RegExp(word(`i|ich|je|j|ik|я|jeg|jag|eu|yo|io|${LACK}`), 'iu');
const WISHED = new RegExp(word(WANT), 'iu');
const BEHIND = new RegExp(
  `([^.!?;:,\\n]{3,60}?)[ ,]{1,5}(?:(?:тоже|теж|také|tiež|de)\\s+)?${word(LAST)}`,
  'giu',
);
/** Where a clause before a refusal begins. */
const CLAUSE = new RegExp(word(`${BUT}|что`), 'iu');
/** Patterns at which an exclusion ends. */
const END = new RegExp(
  `[.!?;:,()\\n。、，]|${word(`${BUT}|because|weil|since|i want|and i|und ich|et je|y quiero|e quero|потому|тому`)}`,
  'iu',
);
/** Patterns of goals that respect an exclusion although they name it. */
const RESPECTED = new RegExp(
  word(
    `${NO}|${SET}|${WITHOUT}|instead of|outside|rather than|statt|anstatt|hormis|plutôt|salvo|en vez|em vez|eccetto|invece|poza|zamiast|mimo|místo|namísto|namiesto|крім|замість|вместо|olmadan|değil|dışında|hariç|yerine|i stedet|istället|sijaan|helyett|umjesto|вместо|αντί|\\p{L}{1,20}m[ae]y[ae](?:n|[cç][ae][kğ])\\p{L}{0,9}|\\p{L}{3,20}m[ae]d[ae]n|içermeyen`,
  ),
  'iu',
);

/** The most exclusions of a wish, and the longest, in characters. */
const MAX_SPANS = 40;
const MAX_SPAN = 100;

/** The words of what a wish excludes and nowhere asks for. */
export function refusedIn(input: string): string[] {
  const spans: string[] = [];
  const setAgainst = [...input.matchAll(BUT_NOT)].filter(({ index }) => {
    const before =
      input
        .slice(Math.max(0, index - MAX_SPAN), index)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    return WISHED.test(before) || !STATE.test(before);
  });
  for (const match of [...AHEAD.flatMap((pattern) => [...input.matchAll(pattern)]), ...setAgainst]) {
    const rest = input.slice(match.index + match[0].length).slice(0, MAX_SPAN);
    const from = /^[\s:,]*/.exec(rest)?.[0].length ?? 0;
    const end = END.exec(rest.slice(from))?.index ?? rest.length;
    spans.push(rest.slice(from, from + end));
  }
  for (const pattern of [BEHIND, FAR, FAR_AHEAD])
    for (const [, before = ''] of input.matchAll(pattern)) spans.push(before.split(CLAUSE).at(-1) ?? '');
  spans.length = Math.min(spans.length, MAX_SPANS);
  let rest = input;
  for (const span of spans) if (span.trim() !== '') rest = rest.replace(span, ' ');
  const wanted = wordsOf(rest);
  return [...new Set(spans.flatMap(wordsOf))].filter((one) => !wanted.some((other) => isRelated(one, other)));
}

/** Whether a goal is about one of these words, or a relative of it, without avoiding it. */
export function isAboutRefused(goal: string, refused: readonly string[]): boolean {
  if (refused.length === 0 || RESPECTED.test(goal)) return false;
  const own = wordsOf(goal);
  return refused.some((one) => own.some((other) => isRelated(one, other)));
}

// Compares words by what they share: stems, the parts of compounds, roots.

/** Shorter words carry no meaning of their own in most languages. */
const MIN_LETTERS = 4;
/** The share of a word that identifies its forms and relatives, from its start. */
const STEM_SHARE = 0.6;
/** The minimum length of a stem inside a compound. */
const MIN_PART = 5;

const IDEOGRAPHS = /\p{Script=Han}{2,}|\p{Script=Katakana}{3,}/gu;
const SEMITIC = /^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u;

/** Words without meaning of their own. */
const IDLE =
  /^(?:goal|ziel|cele|objec|objet|obiet|metas|please|again|anymo|noch|mehr|wieder|encor|jamai|nunca|autre|other|ander|etwas|irgen|somet|anyth|thing|quelq|algo|qualc|coisa|altro|niet|work|job|arbei|trava|traba|lavor|praca|prace|práce|работ|робот|munca|weiter|immer|alway|toujo|siemp|sempr|bardz|zawsz|want|been|being|have|that|this|with|from|your|mein|dass|nicht|kein|como|para|pour|avec|dans|które|żeby|abych|щоб|чтобы|være|vara|olla|être|estar|byť|być|være|noget|något|more|most|every|each|into|over|about|time|temps|zeit|tiempo|month|monat|week|woche|week|semai|seman)\p{L}{0,2}$/u;

/** The words of a text that carry meaning, in lower case; of scripts without spaces, runs of ideographs. */
export function wordsOf(text: string): string[] {
  const lower = text.replace(/(?<!\p{L})IT(?!\p{L})/gu, 'айти').toLowerCase();
  const words = lower.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words
    .flatMap((word) =>
      /\p{Script=Han}|\p{Script=Katakana}/u.test(word) ? (word.match(IDEOGRAPHS) ?? []) : [word],
    )
    .filter((word) => isIdeographic(word) || (word.length >= MIN_LETTERS && !IDLE.test(word)));
}

function isIdeographic(word: string): boolean {
  return /^[\p{Script=Han}\p{Script=Katakana}]/u.test(word);
}

/** Whether another word is a form, a relative or a compound of a word, both in lower case. */
export function isRelated(word: string, other: string): boolean {
  if (word === other) return true;
  if (isIdeographic(word)) return other.includes(word.slice(0, 2));
  if (SEMITIC.test(word)) return SEMITIC.test(other) && shareRoot(word, other);
  const stem = word.slice(0, Math.max(MIN_LETTERS, Math.ceil(word.length * STEM_SHARE)));
  return other.startsWith(stem) || (stem.length >= MIN_PART && other.includes(stem));
}

/** The consonants of a word of a language that builds words from roots, without its article. */
function rootOf(word: string): string {
  return word.replace(/^(?:و?ال|ה)/u, '').replace(/[اأإآىيوةءئؤًٌٍَُِّْויהא]/gu, '');
}

/** Whether the consonants of one word hold three in a row of the other: a root without its affixes. */
function shareRoot(word: string, other: string): boolean {
  const [one, two] = [rootOf(word), rootOf(other)];
  for (let at = 0; at + 3 <= one.length; at++) if (two.includes(one.slice(at, at + 3))) return true;
  return false;
}
