/** Finds the wishes of a text: what the model takes for one, and what stands in a list or behind an opening such as `I want to`. */
import { closed, cuesIn, cutClause, shortened, textOf, tokensBetween } from './clause.ts';
import { LABELS, type Label } from './languages/labels.ts';
import type { Language } from './languages/language.ts';
import { clauseFeatures, tokenFeatures } from './models/features.ts';
import { classesOf, emissionsOf, likelihoodsOf, tagsOf } from './models/model.ts';
import { modelsOf } from './models/model-file.ts';
import { type Token, tokensOf } from './models/tokens.ts';
import { isKnownName } from './text/names.ts';
import { isNoise } from './text/noise.ts';
import { foldText } from './text/words.ts';
import { type Limit, limitIn } from './times/limit.ts';
import { rateIn, spareTimeIn } from './times/rate.ts';
import { type Unit, unitsOf } from './units.ts';

/** A wish. */
export interface Wish {
  /** Its words as they can be repeated. */
  readonly words: string;
  /** Whether they can stand by themselves; else they can only be quoted. */
  readonly isWhole: boolean;
  /** Whether it is an item of a list. */
  readonly listed: boolean;
  /** How sure it is that it is a wish: 0 to 1. */
  readonly sure: number;
  /** Whether it is a fear, a doubt or a state: a wish only where there is no other. */
  readonly isWorry: boolean;
  readonly label: Label;
  /** How sure the label is: 0 to 1. */
  readonly labelSure: number;
  readonly limit: Limit | undefined;
  /** How often or how long, in the words of the mentee: for this wish, or for all. */
  readonly rate: string | undefined;
}

/** What was read in a text. */
export interface Reading {
  /** The wishes to write goals for, in their order. */
  readonly wishes: readonly Wish[];
  /** The words of what the mentee does not want. */
  readonly refused: readonly string[];
  /** What could have been a wish, with why it is none. */
  readonly leftOut: readonly { readonly words: string; readonly reason: string }[];
}

const MOST_WISHES = 5;
/** Nobody wishes for more, and each is looked at for long. */
const MOST_SPANS = 40;
/** From this on, even a scrap or a question is a wish. */
const SURE_WISH = 0.7;
/** Of a text of so many words, only what is surer is a wish, be it by its label. */
const LONG_TEXT = 110;
const MAYBE_WISH = 0.5;
/** Beside a wish with a label, what has hardly one is a remark. */
const LEAST_LABEL = 0.25;
/** Less sure spans that the model finds are none. */
const LEAST_SURE = 0.4;
/** From this likelihood on, a word with a capital is taken for a name. */
const MAYBE_NAME = 0.01;
/** What is found by its place alone. */
const BY_PLACE = 0.5;
const BY_OPENING = 0.6;
/** Behind another wish these go on with what is to be learnt or found out: `lernen, wie man Fotos macht`. */
const ASKING =
  /^(?:wie|was|ob|hoe|wat|jak|jake|jakie|co|cim|czego|gdzie|czy|ako|aky|ake|kde|zda|как|где|ли|чем|що|як|чи|де)$/;
/** Before what is so already: `now 6 hours a week`. */
const NOW =
  /^(?:now|currently|jetzt|derzeit|aktuell|teraz|ted|nyni|momentalne|зараз|сейчас|maintenant|actuellement|ahora|adesso|ora|agora|simdi|acum|nu)$/;
/** So few words behind a wish belong to it. */
const MOST_LEFT_OUT = 12;
/** A text of so many words in one sentence is a wish that stands alone. */
const ONE_LINER = 16;

/** A piece of a text that may be a wish. */
interface Span {
  readonly unit: Unit;
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
  readonly sure: number;
  readonly isWorry?: true;
  /** Where in a worry the wish begins, by which its label is told. */
  readonly core?: number | undefined;
}

/** Where nothing is found, so much more is taken for a wish, of which the surest one counts. */
const LEANING = 1.8;

/** Reads a text without links and markup. */
export function readWishes(text: string, language: Language, today: Temporal.PlainDate): Reading {
  const reading = read(text, language, today, 0);
  const isShort = (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= ONE_LINER;
  if (reading.wishes.some(({ isWorry, listed }) => listed || isShort || !isWorry)) return reading;
  const second = read(text, language, today, LEANING);
  const [surest] = second.wishes.toSorted((one, other) => other.sure - one.sure);
  return surest === undefined || surest.isWorry ? reading : { ...second, wishes: [surest] };
}

function read(text: string, language: Language, today: Temporal.PlainDate, leaning: number): Reading {
  const tokens = tokensOf(text);
  const { spans: found, tags } = tagged(tokens, language, leaning);
  const units = withCommaLists(unitsOf(text, language.ordinalStops === true), tokens, tags, language);
  const isOneLiner = units.length === 1 && wordsIn(tokens) <= ONE_LINER;
  const leftOut: { words: string; reason: string }[] = [];
  const refused = tokens.filter(({ start }) => tags.get(start) === 'X');
  const spans = units.flatMap((unit): Span[] => {
    const own = tokensBetween(tokens, unit.start, unit.end);
    const asides = cuesIn(own, language, 'asides');
    if (asides.some(({ start }) => !unit.listed || start < MOST_BEFORE)) return [];
    const inside = found
      .filter(({ start }) => start >= unit.start && start < unit.end)
      .filter(({ start, end }, index) => {
        const piece = tokensBetween(own, start, end);
        const isFar = isOneLiner && wordsIn(tokensBetween(own, unit.start, start)) > MOST_BEFORE;
        // What ends with an opening is what others want: `wenn die Chefin | meine Schicht tauschen will`.
        const isOthers = cuesIn(piece, language, 'openings').some((cue) => cue.end === piece.length);
        return !(isFar && isOthers) && (index === 0 || !ASKING.test(piece[0]?.fold ?? ''));
      });
    const isFound = inside.some(({ sure }) => sure >= SURE_WISH);
    if (isWorry(own, isOneLiner && !isFound, language)) {
      const [whole] = spanOf(own, unit, BY_PLACE);
      return whole === undefined ? [] : [{ ...whole, isWorry: true, core: inside[0]?.start }];
    }
    // Far behind the beginning of an item, there is a comment on it.
    const kept = unit.listed
      ? inside.slice(0, 1).flatMap((span) => fromBeginning(span, own))
      : inside.filter(({ start }) => !isBracketed(own, start));
    if (kept.length > 0) {
      const own = kept.map((span) => ({ ...span, end: Math.min(span.end, unit.end), unit }));
      return [...missed(unit, own), ...own];
    }
    const placed = spansByPlace(own, unit, unit.listed || isOneLiner, language);
    if (placed.length === 0 && cuesIn(own, language, 'refusals').length > 0) refused.push(...own);
    return placed;
  });
  spans.length = Math.min(spans.length, MOST_SPANS);
  const spareTime = spareTimeIn(text, language);
  const reading: Wish[] = [];
  for (const [index, span] of spans.entries()) {
    const result = wishOf(span, spans[index - 1], spans[index + 1]);
    if (typeof result === 'string')
      leftOut.push({ words: text.slice(span.start, span.end).trim(), reason: result });
    else if (!reading.some(({ words }) => words.toLowerCase() === result.words.toLowerCase()))
      reading.push(result);
  }
  return {
    wishes: chosen(reading, wordsIn(tokens) >= LONG_TEXT),
    refused: refused.map((token) => token.text),
    leftOut,
  };

  function wishOf(span: Span, before: Span | undefined, after: Span | undefined): Wish | string {
    const { unit } = span;
    const sentence = tokensBetween(tokens, unit.start, unit.end);
    const place = sentence.findIndex(({ start }) => start >= span.start);
    // A word or two may stand between: `chtěl bych se do roka stát`.
    const kept = cuesIn(sentence, language, 'kept').find(
      ({ start, end }) =>
        start <= place &&
        end >= place - 2 &&
        sentence.slice(Math.min(end, place), place).every(({ isWord }) => isWord),
    );
    const start = span.isWorry ? span.start : (sentence[kept?.start ?? -1]?.start ?? span.start);
    const to = after?.unit === unit ? after.start : unit.end;
    const own = tokensBetween(tokens, start, Math.min(endOf(span, sentence), to));
    const marked = own.map((token) => tags.get(token.start));
    if (marked.includes('P')) return 'private';
    const isWorry = span.isWorry === true;
    if (!isWorry && isRefused(own, span)) return 'refused';
    const clause = isWorry ? shortened(own) : cutClause(own, language);
    const open = withoutNames(withoutPrivate(clause, language, isWorry), tags, isWorry);
    const cut = closed(untorn(open, sentence), language);
    const words = textOf(cut, text);
    if (cut.length === 0 && cuesIn(own, language, 'private').length > 0) return 'private';
    const reason = isWorry ? undefined : whyUnquotable(cut, unit, span);
    if (reason !== undefined) return reason;
    const labelled = labelOf(
      cut.filter(({ start, end }) => start >= (span.core ?? start) && end <= span.end),
      language,
    );
    // Without a name that says little, nothing is left: `my boss … is good`; but a sure wish that is the only one is one.
    const isOnly = isWorry || (spans.length === 1 && span.sure >= SURE_WISH);
    if (words.includes('…') && labelled.labelSure < MAYBE_WISH && !isOnly) return 'a name';
    const at = units.indexOf(unit);
    const from = before?.unit === unit ? before.end : unit.start;
    return {
      words,
      isWhole: span.isWhole && kept === undefined && !words.includes('…'),
      listed: unit.listed,
      sure: span.sure,
      isWorry,
      ...labelled,
      limit:
        limitIn(text.slice(from, to), language, today) ??
        (spans.length === 1
          ? limitIn(text.slice(units[at - 1]?.start ?? 0, units[at + 1]?.end), language, today)
          : undefined),
      rate:
        rateIn(words, language) ??
        rateBeside(from === unit.start ? from : start, start, cut.at(-1)?.end ?? start, to) ??
        spareTime,
    };
  }

  /** What a sentence opens with, where the model finds wishes only behind its first comma: `I want to go, but not …`. */
  function missed(unit: Unit, inside: readonly Span[]): Span[] {
    const own = tokensBetween(tokens, unit.start, unit.end);
    const pause = own.find(({ text }) => /^[,;:]$/.test(text))?.start ?? unit.end;
    if (unit.listed || language.postpositions || inside.some(({ start }) => start < pause)) return [];
    const head = own.filter(({ start }) => start < pause);
    return spansByPlace(head, unit, false, language);
  }

  /** The rate that begins what stands behind a wish, or its sentence: `learn English, 3 hours a week`, `Once a month I want to hike`. */
  function rateBeside(from: number, start: number, end: number, to: number): string | undefined {
    return [text.slice(end, to), text.slice(from, start)]
      .map((piece) => ({ piece, rate: rateIn(piece, language) }))
      .find(({ piece, rate }) => {
        const [first = '', ...more] = piece.slice(0, piece.indexOf(rate ?? '')).match(/\p{L}+/gu) ?? [];
        return rate !== undefined && more.length === 0 && !NOW.test(foldText(first));
      })?.rate;
  }

  /** Where a wish ends: behind the words that the model leaves out before the next pause. */
  function endOf({ end }: Span, sentence: readonly Token[]): number {
    const behind = sentence.filter(({ start }) => start >= end);
    const isOpen = behind[0]?.text === ',' && ASKING.test(behind[1]?.fold ?? '');
    const pause = behind.findIndex(
      ({ text: own, spaced }, index) =>
        (index >= Number(isOpen) && (/^[,;:!?]$/.test(own) || (own === '-' && spaced))) ||
        (index > 0 && own === '.'),
    );
    const rest = pause < 0 ? behind : behind.slice(0, pause);
    const to = rest.at(-1)?.end ?? end;
    const isOther =
      wordsIn(rest) > MOST_LEFT_OUT ||
      rest.some(({ start }) => /[XP]/.test(tags.get(start) ?? '')) ||
      cuesIn(rest, language, 'ends', 'openings', 'refusals', 'private').length > 0 ||
      (!isOpen && cuesIn(rest, language, 'vague').length > 0) ||
      // What stands behind `min.` or `5.` is not a limit of its own.
      (rest[0]?.text !== '.' && limitIn(text.slice(end, to), language, today)?.isLimit === true);
    return isOther ? end : to;
  }

  /** Whether a clause is refused: by the model, or by the words right before it. */
  function isRefused(own: readonly Token[], { unit, start, sure }: Span): boolean {
    if (sure !== BY_OPENING && own.some((token) => tags.get(token.start) === 'X')) return true;
    const sentence = tokensBetween(tokens, unit.start, unit.end);
    const at = sentence.findIndex((token) => token.start >= start);
    // Where a list of what is not wanted is over: `no courses, just to find a job`.
    const others = cuesIn(sentence, language, 'openings', 'ends').filter(
      ({ tag, start }) => tag === 'openings' || [start, start - 1].some((one) => sentence[one]?.text === ','),
    );
    const isKept = cuesIn(sentence, language, 'kept').some((cue) => cue.start <= at && cue.end >= at);
    return cuesIn(sentence, language, 'refusals').some((cue) =>
      language.postpositions
        ? cue.start >= at && cue.start <= at + own.length + 1
        : cue.end === at ||
          // `No courses`, and the end of `better English, not a degree`.
          (!isKept && cue.start <= at && cue.end > at) ||
          // `German no thanks`
          (unit.listed && cue.end === at + own.length) ||
          // A list of what is not wanted: `not interested in this, that or the other`.
          (cue.start <= 2 &&
            cue.end <= at &&
            !others.some(({ start, end }) => start >= cue.end && start < at && end <= at)),
    );
  }

  /** Why words are never repeated; undefined where they can be. */
  function whyUnquotable(cut: readonly Token[], unit: Unit, span: Span): string | undefined {
    const many = wordsIn(cut);
    if (many === 0) return 'no words';
    if (cut.filter(({ isWord }) => isWord).every((token) => isNoise({ ...token, before: '' })))
      return 'noise';
    if (
      !unit.listed &&
      !isOneLiner &&
      2 * (rateIn(textOf(cut, text), language)?.length ?? 0) > textOf(cut, text).length
    )
      return 'a time';
    if (many < 2 && !unit.listed && !isOneLiner && span.sure < SURE_WISH && span.sure !== BY_OPENING)
      return 'a scrap';
    const vague = cuesIn(cut, language, 'vague');
    if (vague.some(({ start, end }) => start === 0 || end === cut.length || many <= 3))
      return 'it refers to something else';
    const isQuestion = /\?\s*$/.test(text.slice(unit.start, unit.end)) && span.start <= unit.start + 1;
    const isKept = isOneLiner && cuesIn(cut, language, 'kept').some(({ start }) => start === 0);
    return isQuestion && !isKept && !unit.listed && span.sure < SURE_WISH ? 'a question' : undefined;
  }
}

/** Whether a unit begins with what somebody fears or doubts, or is if it stands alone; and with no wish. */
function isWorry(own: readonly Token[], isAlone: boolean, language: Language): boolean {
  const said = cuesIn(own, language, 'worries', ...(isAlone ? (['states'] as const) : []));
  const isWish = cuesIn(own, language, 'openings', 'kept').some(
    (cue) => !said.some(({ start, end }) => cue.start < end && cue.end > start),
  );
  return !isWish && said.some(({ start }) => language.postpositions || own[start - 1]?.isWord !== true);
}

/** So many of a mark part a list, in items of so many words at most. */
const LEAST_MARKS = { ';': 2, '/': 2, ',': 3 };
const LONGEST_ITEM = 12;
/** So many words with a name among them tell of somebody. */
const LEAST_TOLD = 4;

/** A text of one sentence that is a list between commas, as its items: `portfolio, better prices, find two customers`. */
function withCommaLists(
  units: readonly Unit[],
  tokens: readonly Token[],
  tags: ReadonlyMap<number, string>,
  language: Language,
): readonly Unit[] {
  const [unit] = units;
  if (unit === undefined || units.length > 1) return units;
  const own = tokensBetween(tokens, unit.start, unit.end);
  // What is wanted together behind one opening is one wish.
  if (cuesIn(own, language, 'openings', 'asides').length > 0) return units;
  let depth = 0;
  const marks = own.filter(({ text, spaced }) => {
    if (text === '(') depth++;
    if (text === ')') depth--;
    return depth === 0 && (/^[,;]$/.test(text) || (text === '/' && spaced));
  });
  const [mark] =
    Object.entries(LEAST_MARKS).find(
      ([one, least]) => marks.filter(({ text }) => text === one).length >= least,
    ) ?? [];
  const ends = new Set(marks.filter(({ text }) => text === mark));
  const pieces: Token[][] = [[]];
  for (const token of own) {
    if (ends.has(token)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  const lengths = pieces.map((piece) => wordsIn(cutClause(piece, language)));
  // What somebody says of themselves or of others is told, not listed.
  const isTold = pieces.some(
    (piece) =>
      cuesIn(piece, language, 'worries', 'states', 'ends').some(({ start }) => start === 0) ||
      (wordsIn(piece) >= LEAST_TOLD && piece.some(({ start }) => tags.get(start) === 'N')),
  );
  if (ends.size === 0 || isTold || lengths.some((words) => words < 1 || words > LONGEST_ITEM)) return units;
  return pieces.flatMap((piece) => {
    const [first, last] = [piece[0], piece.at(-1)];
    return first && last ? [{ start: first.start, end: last.end, listed: true }] : [];
  });
}

/** So many words before a wish belong to its item: `finally`, `I want to`. */
const MOST_BEFORE = 4;

/** A span of an item from the item's first word on; none where it stands far behind it. */
function fromBeginning<One extends { readonly start: number }>(span: One, own: readonly Token[]): One[] {
  const before = own.filter((token) => token.start < span.start);
  if (wordsIn(before) > MOST_BEFORE || isBracketed(own, span.start)) return [];
  return [{ ...span, start: own[0]?.start ?? span.start }];
}

function isBracketed(own: readonly Token[], start: number): boolean {
  const before = own.filter((token) => token.start < start);
  return before.filter(({ text }) => text === '(').length > before.filter(({ text }) => text === ')').length;
}

/** What the model finds: clauses that are wishes, and the tag of each token by its place. */
function tagged(tokens: readonly Token[], language: Language, leaning: number) {
  const { clauses } = modelsOf(language.code);
  const emissions = emissionsOf(clauses, tokenFeatures(tokens), leaning);
  const likelihoods = likelihoodsOf(clauses.transitions, emissions);
  const path = tagsOf(likelihoods).map((tag) => clauses.tags[tag] ?? 'O');
  const [whole = 0, quoted = 0, name = 0] = ['B', 'Q', 'N'].map((tag) => clauses.tags.indexOf(tag));
  const isCapital = (index: number): boolean =>
    /^\p{Lu}\p{Ll}/u.test(tokens[index]?.text ?? '') && tokens[index - 1]?.isWord === true;
  const capitals = tokens.filter((_, index) => isCapital(index)).length;
  const hasNamesAlone = language.capitals !== true && capitals * 3 < wordsIn(tokens);
  const spans: Omit<Span, 'unit'>[] = [];
  const tags = new Map<number, string>();
  let open: { start: number; end: number; isWhole: boolean; sure: number } | undefined;
  tokens.forEach((token, index) => {
    const own = likelihoods[index];
    let tag = path[index] ?? 'O';
    if (tag === 'I' && isCapital(index) && (hasNamesAlone || (own?.[name] ?? 0) >= MAYBE_NAME)) tag = 'N';
    tags.set(token.start, tag);
    // Before a surname there is a first name.
    const before = tokens[index - 1];
    if (tag === 'N' && before !== undefined && /^\p{Lu}\p{Ll}/u.test(before.text))
      tags.set(before.start, 'N');
    if (tag === 'B' || tag === 'Q') {
      const sure = (own?.[whole] ?? 0) + (own?.[quoted] ?? 0);
      open = { start: token.start, end: token.end, isWhole: tag === 'B', sure };
      if (sure >= LEAST_SURE) spans.push(open);
    } else if (open !== undefined && (tag === 'I' || tag === 'N')) open.end = token.end;
    else open = undefined;
  });
  return { spans, tags };
}

/** Tokens of a unit as a span that its place makes a wish; none of nothing. */
function spanOf(piece: readonly Token[], unit: Unit, sure: number): Span[] {
  const [first, last] = [piece[0], piece.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ unit, start: first.start, end: last.end, isWhole: true, sure }];
}

/** A clause up to the comma behind which another one begins: `to be a waiter, | but I doubt it`. */
function toOther(own: readonly Token[], language: Language): readonly Token[] {
  const other = cuesIn(own, language, 'ends', 'worries', 'refusals').find(({ start }) =>
    [start - 1, start - 2].some((at) => at > 0 && own[at]?.text === ','),
  );
  const comma = own.findLastIndex(({ text }, index) => text === ',' && index <= (other?.start ?? -1));
  return comma > 0 ? own.slice(0, comma) : own;
}

/** A unit as a wish of its own, or what stands behind its opening. */
function spansByPlace(own: readonly Token[], unit: Unit, isWish: boolean, language: Language): Span[] {
  const opening = cuesIn(own, language, 'openings').find(({ start, end }) =>
    language.postpositions ? start > 0 : end < own.length,
  );
  if (opening !== undefined)
    return spanOf(
      language.postpositions ? own.slice(0, opening.start) : toOther(own.slice(opening.end), language),
      unit,
      BY_OPENING,
    );
  return isWish ? spanOf(own, unit, BY_PLACE) : [];
}

/** So many words say something without the name behind them, or without what is private. */
const LEAST_BEFORE_NAME = 2;
const LEAST_BEFORE_PRIVATE = 3;

/** Tokens with a mark of omission where some are left out. */
function omitting(cut: readonly Token[], isOut: (token: Token, at: number) => boolean): readonly Token[] {
  return cut.flatMap((token, at): Token[] => {
    const before = cut[at - 1];
    if (!isOut(token, at)) return [token];
    return before && isOut(before, at - 1) ? [] : [{ ...token, text: '…', fold: '…', isWord: false }];
  });
}

/** The tokens before a place, without the small words that lead to it: `clients | in Leeds`, `myself | with the Acme`. */
function before(cut: readonly Token[], place: number): readonly Token[] {
  let end = place;
  for (const most of [4, 2, 3]) {
    const word = cut[end - 1]?.text ?? '';
    if (LEADING.test(word) || new RegExp(`^\\p{Ll}{1,${most}}$`, 'u').test(word)) end--;
  }
  return cut.slice(0, end);
}

const LEADING =
  /^(?:with|from|into|near|avec|dans|chez|pour|près|vers|para|como|nach|beim|voor|naar|przy|typu|kolem|после|около)$/;

/** A clause up to what is private, nothing where that leaves too little; a whole one without it. */
function withoutPrivate(cut: readonly Token[], language: Language, isWhole: boolean): readonly Token[] {
  const cues = cuesIn(cut, language, 'private');
  const [cue] = cues;
  if (cue === undefined) return cut;
  if (isWhole) return omitting(cut, (_, at) => cues.some(({ start, end }) => start <= at && at < end));
  const head = before(cut, cue.start);
  return wordsIn(head) >= LEAST_BEFORE_PRIVATE ? head : [];
}

/** A clause that ends within its sentence, without the one word behind its last comma: `keep bees, | but`. */
function untorn(cut: readonly Token[], sentence: readonly Token[]): readonly Token[] {
  const next = sentence.find(({ start }) => start >= (cut.at(-1)?.end ?? 0));
  const comma = cut.findLastIndex(({ text }) => text === ',');
  return next?.isWord === true && comma > 1 && comma === cut.length - 2 ? cut.slice(0, comma) : cut;
}

/** Before a place: `a flat in Leeds`. */
const PLACE = /^(?:aus|in|im|en|em|w|we|v|ve|na|do|din|nach|naar|в|во|у|на|el|del|al|il|le|du|au|het|the)$/;

/** A clause without names, except of places: it ends before one; where too little would be left, and in a whole one, a mark of omission stands for it. */
function withoutNames(cut: readonly Token[], tags: ReadonlyMap<number, string>, isWhole: boolean) {
  const isName = (token: Token): boolean =>
    tags.get(token.start) === 'N' && /^\p{L}{2,}$/u.test(token.text) && !isKnownName(token.fold);
  // Where somebody wants to live or work is what they want; it names nobody. `Castilla y León` is one name.
  const isPlace = (at: number): boolean => {
    const [before, small] = [cut[at - 1], cut[at - 2]];
    if (PLACE.test(before?.fold ?? '')) return true;
    return (
      (before !== undefined && isName(before) && isPlace(at - 1)) ||
      (small !== undefined &&
        before !== undefined &&
        before.fold.length < 3 &&
        isName(small) &&
        isPlace(at - 2))
    );
  };
  const isOut = (token: Token, at: number): boolean => isName(token) && !isPlace(at);
  const first = cut.findIndex(isOut);
  if (first < 0) return cut;
  const head = before(cut, first);
  if (!isWhole && wordsIn(head) >= LEAST_BEFORE_NAME) return head;
  const rest = omitting(cut, isOut);
  return wordsIn(rest) < LEAST_BEFORE_NAME ? [] : rest;
}

function labelOf(cut: readonly Token[], { code }: Language): Pick<Wish, 'label' | 'labelSure'> {
  const shares = classesOf(modelsOf(code).labels, clauseFeatures(cut));
  const [label] = LABELS.toSorted((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
  return { label: label ?? 'other', labelSure: shares.get(label ?? 'other') ?? 0 };
}

/** The wishes to write goals for, items first, the surest five in their order; where there are none, the first worry. */
function chosen(all: readonly Wish[], isLong: boolean): Wish[] {
  const isPlain = all.some(({ isWorry, labelSure }) => !isWorry && labelSure >= MAYBE_WISH);
  const wishes = all.filter(
    ({ isWorry, listed, labelSure }) => listed || (!isWorry && (!isPlain || labelSure >= LEAST_LABEL)),
  );
  if (wishes.length === 0) return all.slice(0, 1);
  const listed = wishes.filter((wish) => wish.listed);
  const others = wishes.filter(
    ({ listed: isItem, sure, label, labelSure }) =>
      !isItem &&
      (!isLong || sure >= SURE_WISH || (sure >= MAYBE_WISH && labelSure >= MAYBE_WISH && label !== 'other')),
  );
  const surest = others.toSorted((one, other) => other.sure - one.sure);
  const taken = new Set(surest.slice(0, Math.max(0, MOST_WISHES - listed.length)));
  return [...listed.slice(0, MOST_WISHES), ...others.filter((wish) => taken.has(wish))];
}

function wordsIn(tokens: readonly Token[]): number {
  return tokens.filter(({ isWord }) => isWord).length;
}
