/** Compares words by what they share: stems, the parts of compounds, roots. */

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
