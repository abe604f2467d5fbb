/** A second wish behind “and”: an infinitive with an object of its own. */
import type { LanguageFile } from '../languages/language-file.ts';
import { endOfClause, type Reading } from './clause-end.ts';
import { isNegated } from './negation.ts';
import { refersElsewhere } from './references.ts';
import { cueKindsIn } from './verbs.ts';

/** What joins two infinitives, by language. */
const AND: Readonly<Record<string, RegExp>> = {
  en: /\s+and\s+(?:then\s+|also\s+|to\s+)*/giu,
  de: /,?\s+und\s+(?:dann\s+|auch\s+|außerdem\s+|danach\s+)*/giu,
  nl: /,?\s+en\s+(?:dan\s+|ook\s+|daarna\s+)*/giu,
  fr: /,?\s+et\s+(?:aussi\s+|ensuite\s+|puis\s+)*(?:de\s+)?/giu,
  es: /,?\s+[ye]\s+(?:también\s+|luego\s+|después\s+)*/giu,
  it: /,?\s+ed?\s+(?:anche\s+|poi\s+)*(?:di\s+)?/giu,
  pt: /,?\s+e\s+(?:também\s+|depois\s+)*/giu,
  ro: /,?\s+și\s+(?:apoi\s+)*(?=să)/giu,
  pl: /,?\s+oraz\s+(?:też\s+|także\s+|potem\s+)*/giu,
  cs: /,?\s+a\s+(?:taky\s+|také\s+|pak\s+|potom\s+)*/giu,
  sk: /,?\s+a\s+(?:tiež\s+|aj\s+|potom\s+)*/giu,
  uk: /,?\s+(?:і|й|та)\s+(?:також\s+|потім\s+)*/giu,
  ru: /,?\s+и\s+(?:также\s+|потом\s+|ещё\s+)*/giu,
  tr: /,?\s+ve\s+(?:sonra\s+|ayrıca\s+)*/giu,
};
/** Nouns that look like infinitives. */
const NOUN =
  /(?:o[sś][tť]|ość|ость|ість|мять|м'ять|pam[aě]ť|chuť|pamięć|jer|mer|plaisir|avenir|hiver|mar|lugar|hogar|mujer|amor)$/iu;
/** Verbs that need another one, which both infinitives may depend on. */
const HELPING =
  /^(?:(?:to )?(?:be able|start|begin|try|help|continue|keep|dare|have)|móc|umieć|potrafić|zacząć|zaczynać|spróbować|próbować|mieć|moct|moci|umět|začít|zkusit|dokázat|mít|môcť|vedieť|začať|skúsiť|dokázať|mať|мочь|уметь|начать|попробовать|научиться|могти|вміти|уміти|почати|спробувати|pouvoir|savoir|commencer|essayer|oser|arriver|réussir|poder|saber|empezar|intentar|atreverme|lograr|conseguir|tratar|pote?re?|sape?re?|iniziare|cominciare|provare|riuscire|osare|começar|tentar|să pot|să știu|să încep|să încerc|să reușesc)(?!\p{L})/iu;
/** Verbs of a clause with a subject of its own. */
const FINITE =
  /(?<!\p{L})(?:soll(?:en|te|ten)?|muss|müssen|müsst?en?|kann|könn(?:en|te|ten)|will|woll(?:en|te|ten)|dürfen|darf|mag|mögen|ist|sind|war(?:en)?|hat|haben|habe|wird|werde|werden|moet|moeten|kan|kunnen|is|zijn|heeft|heb|hebben|wil|willen|mag|mogen|zal|zullen|gaat|gaan)(?=\s+\S)/u;
/** A part has so many words at least. */
const LEAST_WORDS = 2;

/** Whether a model is sure that a place is in the middle of one wish. */
export type IsOne = (place: number) => boolean;

/** The parts of a clause that are wishes of their own, as places in the text; the whole where there is but one. */
export function partsOf(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  file: LanguageFile,
  isOne: IsOne,
): { readonly start: number; readonly end: number }[] {
  const and = AND[file.code];
  const clause = text.slice(start, end);
  if (and === undefined) return [{ start, end }];
  for (const { 0: joint, index } of clause.matchAll(and)) {
    const first = clause.slice(0, index);
    const second = clause.slice(index + joint.length);
    if (isOne(start + index) || !isOwn(first, second, file)) continue;
    return [
      { start, end: start + index },
      ...partsOf(text, { start: start + index + joint.length, end }, file, isOne),
    ];
  }
  return [{ start, end }];
}

/** A wish that a conjunction joins to a clause behind a comma: `…, und mit zwei Leuten sprechen`. */
export function partBehind(
  reading: Reading,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly start: number; readonly end: number } | undefined {
  const { text, tokens, places, file } = reading;
  const and = AND[file.code];
  const joint = and === undefined ? undefined : new RegExp(`^${and.source}`, 'iu').exec(text.slice(end))?.[0];
  if (joint === undefined) return undefined;
  const from = end + joint.length;
  const place = places.findIndex((at) => (tokens[at]?.start ?? 0) >= from);
  const found = place < 0 ? undefined : endOfClause(reading, place);
  const last = found === undefined ? undefined : tokens[places[found.end - 1] ?? -1]?.end;
  if (last === undefined || last <= from) return undefined;
  return isOwn(text.slice(start, end), text.slice(from, last), file) ? { start: from, end: last } : undefined;
}

/** Whether both parts are whole: what is left alone, learned or dared in the first may go on in the second. */
function isOwn(first: string, second: string, file: LanguageFile): boolean {
  if ([first, second].some((part) => part.split(/\s+/u).length < LEAST_WORDS)) return false;
  const governing = cueKindsIn(first, file).some(
    (kind) => kind === 'stopping' || kind === 'learning' || kind === 'daring',
  );
  if (governing || HELPING.test(first) || isNegated(first) || refersElsewhere(second, file)) return false;
  if (!isVerbLast(file)) return beginsWithVerb(first, file) && beginsWithVerb(second, file);
  return endsWithVerb(first, file) && endsWithVerb(second, file) && !FINITE.test(second);
}

function isVerbLast({ postpositions, grammar }: LanguageFile): boolean {
  return postpositions || grammar.fronts !== undefined;
}

function endsWithVerb(part: string, file: LanguageFile): boolean {
  const last = part.split(/\s+/u).slice(-1)[0] ?? '';
  if (file.code === 'nl')
    return /^\p{Ll}+(?:en|aan|oen|ien)$/u.test(last) && cueKindsIn(part, file).length > 0;
  return file.infinitive.test(file.postpositions ? last : part);
}

function beginsWithVerb(part: string, file: LanguageFile): boolean {
  const [first = '', next = ''] = part.split(/\s+/u);
  if (NOUN.test(first)) return false;
  if (file.code === 'en')
    return cueKindsIn(first, file).length > 0 || cueKindsIn(`${first} ${next}`, file).length > 0;
  return file.infinitive.test(file.code === 'ro' ? `${first} ${next}` : first);
}
