/** What stands before a verb in the second place, where languages have one: “In Teambesprechungen | möchte ich …”. */
import { MARK, type Reading } from './clause-end.ts';
import { type PhraseFinder, phrasesOf } from './phrases.ts';

/** How it bears on the clause: not at all, as a part of it that goes before its words, or so that the clause cannot be read without it. */
export type Front = 'none' | 'lost' | { readonly start: number; readonly end: number };

interface FrontWords {
  /** Subjects and questions: nothing else stands before the verb. */
  readonly subjects: readonly string[];
  /** How a phrase begins that goes with the infinitive. */
  readonly prepositions: PhraseFinder;
  /** What joins the sentence to another, or says what is thought of it. */
  readonly adverbs: PhraseFinder;
  /** What begins an object. */
  readonly articles: RegExp;
  /** What refers to something outside of it. */
  readonly vague: RegExp;
}

const WORDS: Readonly<Record<string, FrontWords>> = {
  de: {
    subjects: ['ich', 'wie'],
    prepositions: phrasesOf(
      'in | im | ins | bei | beim | mit | mit dem | am | an | auf | für | als | aus | über | unter | zwischen | gegen | vor | von | vom',
    ),
    adverbs: phrasesOf(`
      in zukunft | in meinem alter | in der zukunft | in nächster zeit | in den nächsten | in diesem | in dieser | im moment | im grunde | im prinzip | im leben |
      im idealfall | im großen | am liebsten | am besten | am ende | am anfang | am wochenende | auf dauer | auf jeden fall | auf lange sicht | auf keinen fall |
      für mich | für die zukunft | für den anfang | bei mir | bei uns | mit der zeit | als nächstes | als erstes | als mutter | als vater | vor allem | mit * jahren |
      vor ort | an sich | vom gefühl | mit dir | mit ihnen | mit ihrer hilfe | mit ihrer unterstützung
    `),
    articles:
      /^(?:den|die|das|dem|einen|eine|ein|einem|einer|mein\p{L}{0,2}|unser\p{L}{0,2}|mehr|drei|zwei|vier|fünf)$/u,
    vague:
      /^(?:dies\p{L}{0,2}|das|es|so|da\p{L}*|hier\p{L}*|dort|ihn|ihm|ihr|ihnen|sie|jene\p{L}?|solche\p{L}?|letzte\p{L}*|nächste\p{L}*)$/u,
  },
  nl: {
    subjects: ['ik', 'hoe'],
    prepositions: phrasesOf(
      'in | bij | met | aan | op | voor | als | uit | over | onder | tussen | tegen | van | naar',
    ),
    adverbs: phrasesOf(`
      in de toekomst | in het algemeen | in principe | in elk geval | in ieder geval | in dit | in deze | in die | op den duur | op termijn | op dit moment | op deze |
      op dat | op zich | op een dag | voor mij | voor mezelf | bij mij | bij ons | met de tijd | met pensioen | aan het eind | aan het einde | als ik | als eerste |
      als moeder | als vader | van mij | met jullie | met uw hulp
    `),
    articles: /^(?:de|het|een|mijn|onze?|meer|twee|drie|vier|vijf)$/u,
    vague: /^(?:dit|dat|deze|die|het|zo|er|daar\p{L}*|hier\p{L}*|hem|haar|hen|ze|zulke|volgende|laatste)$/u,
  },
};
/** What tells a time and no place or thing. */
const TIME = /\b(?:month|feast|weekday|week|year|day|quarter|end|middle|begin|next|ago)\b/;
/** More words before the verb are a sentence of their own. */
const MOST_WORDS = 8;

/** How what stands before the opening at a place bears on the infinitive behind it. */
export function frontOf(
  { tokens, places, words, phrases, file }: Reading,
  index: number,
  timesAt: (token: number) => string,
): Front {
  const known = WORDS[file.code];
  // Where the subject comes first, nothing else does.
  if (known === undefined || known.subjects.includes(words[index] ?? '')) return 'none';
  let first = index;
  while (first > 0 && !MARK.test(words[first - 1] ?? '') && words[first - 1] !== ',') first--;
  if (/^(?:und|oder|denn|en|want|of)$/u.test(words[first] ?? '')) first++;
  if (first >= index) return 'none';
  const front = words.slice(first, index);
  const hasTime = front.some((word, at) => TIME.test(timesAt(places[first + at] ?? -1)) || /^\d/.test(word));
  if (hasTime || known.adverbs.lengthAt(words, first) > 0) return 'none';
  const isPhrase = known.prepositions.lengthAt(words, first) > 0;
  const isObject = known.articles.test(front[0] ?? '') && front.length > 1;
  const isFit = front.length > 1 && front.length <= MOST_WORDS && !known.vague.test(front[0] ?? '');
  const isVague = front.some((word, at) => at > 0 && /^(?:dies|jene|solche|deze|zulke)/u.test(word));
  const [from, to] = [tokens[places[first] ?? -1], tokens[places[index - 1] ?? -1]];
  if (isFit && !isVague && (isPhrase || isObject) && from !== undefined && to !== undefined)
    return { start: from.start, end: to.end };
  return phrases.fronts.lengthAt(words, first) > 0 ? 'none' : 'lost';
}
