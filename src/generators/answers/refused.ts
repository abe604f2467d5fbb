/** Detects goals about something that the wish excludes, in any language. */

/** Words before what is excluded, in the supported languages. */
const REFUSALS =
  "(?:do not|don't|dont|didn't|never) want(?: to)?(?: be)?|not interested in|anything but|anything except|please (?:no|not|don't)|no more|auf keinen fall|(?:bitte|bloß|nur) (?:kein\\p{L}*|nicht)|alles außer|will (?:ich )?(?:kein\\p{L}*|nicht|nie)|möchte (?:ich )?(?:kein\\p{L}*|nicht)|ne veux (?:pas|plus|surtout pas)|surtout pas|tout sauf|no quiero|nada de|todo menos|não quero|tudo menos|non voglio|niente|tutto tranne|nu vreau|wil (?:ik )?(?:geen|niet)|alles behalve|nie chcę|byle nie|tylko nie|wszystko oprócz|nechci|jen ne|všechno kromě|nechcem|len nie|všetko okrem|не хочу|тільки не|только не|все крім|всё кроме";
/** Words after what is excluded. */
const REFUSALS_BEHIND =
  'не хочу|не хочеться|не хочется|istemiyorum|istemem|olmasın|nechci|nechcem|nie chcę|will ich nicht|möchte ich nicht';
const SHOUTED =
  /(?<![\p{L}])(?:NOT|NO|PAS|NICHT|KEIN|KEINE|NON|NIE|NE|НЕ|NU|NIET|GEEN|NÃO)(?![\p{L}])(?: d[e']| un| ein| a| the)? ?/u;

const AHEAD = new RegExp(`(?<![\\p{L}])(?:${REFUSALS})(?![\\p{L}])`, 'giu');
const BEHIND = new RegExp(
  `([^.!?;:,\\n]{3,60}?)[ ,]{1,5}(?:тоже |też |taky |tiež |de )?(?<![\\p{L}])(?:${REFUSALS_BEHIND})(?![\\p{L}])`,
  'giu',
);
/** Patterns at which an exclusion ends. */
const END =
  /[.!?;:,\n]|(?<!\p{L})(?:but|aber|sondern|mais|pero|sino|ma|mas|maar|ale|lecz|но|але|а|dar|ama|because|weil|since|i want|and i|und ich)(?!\p{L})/iu;
/** Patterns of goals that respect an exclusion although they name it. */
const RESPECTED =
  /(?<!\p{L})(?:without|not|no|never|instead of|outside|ohne|nicht|kein\p{L}*|sans|pas|sin|no|sem|não|senza|non|zonder|geen|niet|bez|nie|ne|без|не|fără|nu|olmadan|değil|dışında|hariç|yerine|\p{L}+m[ae]y[ae](?:n|cak|cek)\p{L}*|except|rather than|außer|statt|anstatt|sauf|hormis|plutôt|excepto|salvo|exceto|en vez|em vez|tranne|eccetto|invece|behalve|oprócz|poza|zamiast|kromě|okrem|mimo|místo|namísto|namiesto|крім|окрім|замість|кроме|вместо)(?!\p{L})/iu;

/** The number of letters that identify the forms of a word. */
const STEM = 5;
const MIN_LETTERS = 4;
/** Words without meaning of their own. */
const IDLE =
  /^(?:goal|ziel|cele|objec|objet|obiet|metas|please|again|anymo|noch|mehr|wieder|encor|jamai|nunca|autre|other|ander|etwas|irgen|somet|anyth|thing|quelq|algo|qualc|coisa|altro|niet|work|working|job|arbei|trava|traba|lavor|praca|prace|práce|работ|робот|munca|weiter|immer|alway|toujo|siemp|sempr|bardz|zawsz|want|been|being|have|that|this|with|from|your|mein|dass|nicht|kein|como|para|pour|avec|dans|które|żeby|abych|щоб|чтобы)$/u;
/** The same thing in another script. */
const SAME: Readonly<Record<string, string>> = {
  айти: 'it',
  прога: 'прогр',
  кодит: 'прогр',
  кодин: 'прогр',
  codin: 'progr',
};

/**
 * The stems of what a wish excludes and nowhere asks for.
 *
 * @param excluded known exclusions, in the words of the wish
 */
export function refusedIn(input: string, excluded: readonly string[] = []): string[] {
  const spans: string[] = [...excluded];
  const take = (from: number): void => {
    const rest = input.slice(from, from + 100).replace(/^[\s:,]+/, '');
    spans.push(rest.slice(0, END.exec(rest)?.index ?? rest.length));
  };
  for (const match of input.matchAll(AHEAD)) take(match.index + match[0].length);
  for (const match of input.matchAll(new RegExp(SHOUTED, 'gu'))) take(match.index + match[0].length);
  for (const [, before = ''] of input.matchAll(BEHIND))
    spans.push(before.split(/(?<!\p{L})(?:что|что бы|but|ale|но|але)(?!\p{L})/iu).at(-1) ?? '');
  let rest = input;
  for (const span of spans) rest = rest.replace(span, ' ');
  const wanted = new Set(stemsOf(rest));
  return [...new Set(spans.flatMap(stemsOf))].filter((stem) => !wanted.has(stem));
}

/** Whether a goal is about one of these stems, without avoiding it. */
export function isAboutRefused(goal: string, stems: readonly string[]): boolean {
  if (stems.length === 0 || RESPECTED.test(goal)) return false;
  const own = new Set(stemsOf(goal));
  return stems.some((stem) => own.has(stem));
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map(
      (word) =>
        SAME[word.slice(0, STEM)] ??
        (word === 'it' ? 'it' : word.length < MIN_LETTERS ? '' : word.slice(0, STEM)),
    )
    .filter((stem) => stem !== '' && !IDLE.test(stem));
}
