/** The part of finding wishes that parts a sentence into clauses and tells what each is. */
import { isUnmarked } from './enumeration.ts';
import { type Clause, hasContent, MOST_ITEM_WORDS, type Role } from './group.ts';
import { type Found, has, partOf, type Reading, turnsIn } from './vocabulary.ts';

/** Kinds of cues that are one thing, though they hold a word that joins. */
const WHOLE_KINDS: ReadonlySet<string> = new Set([
  'time',
  'span',
  'number',
  'theme',
  'topic',
  'technology',
  'certificate',
  'skill',
  'aim',
  'audience',
]);
/** Kinds of cues that say when. */
const TIME_KINDS: ReadonlySet<string> = new Set([
  'time',
  'month',
  'feast',
  'span',
  'weekday',
  'number',
  'stop',
]);
/** As many words stand between `between` and `and`. */
const BETWEEN_REACH = 7;

const CUT = /[,;:()–—|]|\s[-+]\s|\.{3}|…|\//u;

/** Parts a sentence at its marks, at words that join, and where she begins to say what she wants or does not want. */
export function clausesOf(reading: Reading, listed: boolean): Clause[] {
  const cuts = cutsOf(reading);
  const orders = [...turnsIn(reading, 'order'), ...turnsIn(reading, 'attack')];
  const places = [...cuts.keys()].sort((one, other) => one - other);
  return places.map((start, index) => {
    const end = places[index + 1] ?? reading.words.length;
    const part = partOf(reading, start, end);
    const ordered = orders.some((hit) => hit.start >= start && hit.start < end);
    return {
      reading: part,
      role: roleOf(part, cuts.get(start) ?? 'plain', ordered, listed),
      joined: turnsIn(part, 'and').some((hit) => hit.start === 0),
    };
  });
}

/** Where clauses begin, and what they are. */
function cutsOf(reading: Reading): Map<number, Role> {
  const harmless = turnsIn(reading, 'harmless');
  const refusals = alone(turnsIn(reading, 'exclude')).filter((hit) => !isWithin(hit, harmless));
  const cuts = new Map<number, Role>([[0, 'plain']]);
  const light = new Set(reading.hits.filter(({ tag }) => tag.kind === 'stop').map(({ start }) => start));
  for (const { start } of turnsIn(reading, 'and')) light.add(start);
  const wishes = alone(turnsIn(reading, 'wish'));
  const asides = turnsIn(reading, 'aside').filter((hit) => !isOfWish(hit, wishes, light));
  /** Whether a place lies within an aside, as in `my husband thinks I should`. */
  const inAside = (place: number): boolean => asides.some(({ start, end }) => start < place && place < end);
  const closers = new Set(turnsIn(reading, 'wishAfter').map(({ start }) => start));
  reading.words.forEach((word, index) => {
    if (index > 0 && CUT.test(word.before) && !inAside(index)) cuts.set(index, 'plain');
  });
  const whole = wholes(reading);
  for (const hit of turnsIn(reading, 'and')) {
    if (!cuts.has(hit.start) && !whole.some(({ start, end }) => start < hit.start && hit.end < end))
      cuts.set(hit.start, 'plain');
  }
  for (const hit of [...wishes, ...longTroubles(reading)]) {
    if (isWithin(hit, refusals) || inAside(hit.start) || closers.has(hit.start)) continue;
    // `network more` is one wish: a weak word does not open one right after another.
    const joined = cuts.has(hit.start - 1) && cuts.get(hit.start - 1) !== 'wish' && light.has(hit.start - 1);
    const opens = hit.weight > 1 || hit.start === 0 || cuts.has(hit.start) || joined;
    const unmarked = !opens && isUnmarked(reading, hit.start);
    if (opens || unmarked) cuts.set(hit.start, 'wish');
    if (unmarked && cuts.get(0) === 'plain' && hit.start <= MOST_ITEM_WORDS) cuts.set(0, 'wish');
  }
  for (const start of endingInWish(reading, cuts)) cuts.set(start, 'wish');
  for (const hit of asides) cuts.set(hit.start, 'aside');
  for (const hit of turnsIn(reading, 'but')) {
    // A word of contrast beside the refusal itself contrasts with what was said before: `nechci ale do prodeje`.
    const refusing = refusals.some(({ start, end }) => start < hit.start && hit.start <= end);
    if (!refusing || CUT.test(reading.words[hit.start]?.before ?? '')) cuts.set(hit.start, 'but');
  }
  for (const hit of refusals) cuts.set(hit.start, 'excluded');
  closeClauses(reading, cuts, harmless);
  return cuts;
}

function isWithin(hit: Found, others: readonly Found[]): boolean {
  return others.some(({ start, end }) => start <= hit.start && hit.start < end);
}

/** Whether what looks like an aside belongs to a wish: it is a part of it, or says what is wished right after it. */
function isOfWish(aside: Found, wishes: readonly Found[], light: ReadonlySet<number>): boolean {
  return wishes.some(({ start, end, weight }) => {
    if (start < aside.start && aside.start < end) return true;
    if (end > aside.start || (weight === 1 && start > 0)) return false;
    // `Marzę o tym, żeby …`: nothing is said between them.
    for (let place = end; place < aside.start; place++) if (!light.has(place)) return false;
    return true;
  });
}

/** Words from one to another that `and` within does not part: `a year and a half`, `between this and that`. */
function wholes(reading: Reading): { readonly start: number; readonly end: number }[] {
  const found = reading.hits
    .filter(({ tag, gapped }) => !gapped && WHOLE_KINDS.has(tag.kind))
    .map(({ start, end }) => ({ start, end }));
  const joints = turnsIn(reading, 'and');
  for (const { end: start } of turnsIn(reading, 'between')) {
    const joint = joints.find((hit) => hit.start > start && hit.start - start <= BETWEEN_REACH);
    if (joint === undefined) continue;
    // `tra 6 mesi` is a time, and no choice.
    const between = partOf(reading, start, joint.start);
    const other = between.hits.some(
      ({ tag, weight }) => tag.kind === 'time' || (tag.kind === 'turn' && tag.turn === 'wish' && weight > 1),
    );
    if (!other) found.push({ start: start - 1, end: joint.end + 1 });
  }
  return found;
}

/**
 * Gives the clauses that end in a verb of wanting or refusing what it says: `yönetici olmak istemiyorum`. It reaches
 * back over what is joined to it without a verb of its own: `sales and marketing I do not want`.
 */
function closeClauses(reading: Reading, cuts: Map<number, Role>, harmless: readonly Found[]): void {
  const wishes = turnsIn(reading, 'wishAfter').map((hit) => ({ hit, role: 'wish' as const }));
  const refusals = turnsIn(reading, 'excludeAfter').map((hit) => ({ hit, role: 'excluded' as const }));
  const closers = [...wishes, ...refusals]
    .filter(({ hit }) => !harmless.some(({ start, end }) => start <= hit.start && hit.end <= end))
    .sort((one, other) => one.hit.start - other.hit.start);
  const verbs = new Set(
    [...turnsIn(reading, 'lastVerb'), ...closers.map(({ hit }) => hit)].map(({ end }) => end),
  );
  const infinitives = new Set(
    [...turnsIn(reading, 'lastVerb'), ...turnsIn(reading, 'wish').filter(({ weight }) => weight === 1)].map(
      ({ end }) => end,
    ),
  );
  for (const { hit, role } of closers) {
    // In `Python ve SQL öğrenmek istiyorum` both are things to learn, and one wish.
    const shared = infinitives.has(hit.start);
    const starts = [...cuts.keys()].filter((start) => start <= hit.start).sort((one, other) => other - one);
    let next = hit.end;
    for (const [back, start] of starts.entries()) {
      const kind = cuts.get(start);
      if (role === 'wish' && back > 0 && (shared || kind !== 'plain' || !isItem(reading, start, next))) break;
      if (role === 'excluded' || kind === 'plain' || kind === 'but') cuts.set(start, role);
      if (kind === 'but' || verbs.has(start)) break;
      next = start;
    }
    if (hit.end < reading.words.length && !cuts.has(hit.end)) cuts.set(hit.end, 'plain');
  }
}

/** Whether words are an item of an enumeration that one verb closes: `a new flat`, and no lone `calm`. */
function isItem(reading: Reading, start: number, end: number): boolean {
  const part = partOf(reading, start, end);
  const joint = turnsIn(part, 'and').some((hit) => hit.start === 0) ? 1 : 0;
  const words = part.words.length - joint;
  return words > 1 && words <= MOST_ITEM_WORDS && !has(part, 'statement') && !has(part, 'past');
}

/** Where clauses begin whose verb comes last, as in `eine Wohnung finden`: they are wishes as well. */
function endingInWish(reading: Reading, cuts: ReadonlyMap<number, Role>): number[] {
  const { capitalNouns } = reading.vocabulary.language;
  const small = ({ start }: Found): boolean =>
    !capitalNouns || !/^\p{Lu}/u.test(reading.words[start]?.text ?? '');
  const light = new Set(reading.hits.filter(({ tag }) => tag.kind === 'stop').map(({ start }) => start));
  const last = turnsIn(reading, 'lastVerb').filter((hit) => small(hit) && !light.has(hit.start));
  const weak = turnsIn(reading, 'wish').filter(({ weight }) => weight === 1);
  const verbs = new Set([...weak, ...last].map(({ end }) => end - 1));
  const starts = [...cuts.keys()].sort((one, other) => one - other);
  return starts.filter((start, index) => {
    const end = starts[index + 1] ?? reading.words.length;
    if (cuts.get(start) !== 'plain' || !verbs.has(end - 1)) return false;
    // In `Python und SQL lernen` both have one verb.
    const before = starts[index - 1] ?? 0;
    const parted =
      CUT.test(reading.words[start]?.before ?? '') ||
      reading.words.slice(before, start).some((_, offset) => verbs.has(before + offset));
    if (index > 0 && !parted) return false;
    const part = partOf(reading, start, end);
    // In `build a website and put it online` the second verb has no thing of its own.
    const named = !capitalNouns || part.words.some(({ text }) => /^\p{Lu}/u.test(text));
    if (!named && !has(part, 'wish')) return false;
    if (has(part, 'statement') || has(part, 'past') || has(part, 'trouble')) return false;
    return hasContent([{ reading: part, role: 'wish', joined: false }]);
  });
}

/** Troubles that begin with herself (`I struggle with`), which open a clause as wishes do. */
function longTroubles(reading: Reading): Found[] {
  const self = new Set(turnsIn(reading, 'self').map(({ start }) => start));
  return alone(turnsIn(reading, 'trouble')).filter(({ start, end }) => end - start > 1 && self.has(start));
}

/** Hits that do not begin within another one. */
function alone(hits: readonly Found[]): Found[] {
  return hits.filter(
    (hit) => !hits.some((other) => other !== hit && other.start < hit.start && hit.start < other.end),
  );
}

/** Whether all words up to a place say when: `by the end of June read 12 books`. */
function isAllTime({ words, hits }: Reading, end: number): boolean {
  return words.slice(0, end).every(({ text }, index) => {
    const told = hits.some(
      ({ tag, start, end: to }) => TIME_KINDS.has(tag.kind) && start <= index && index < to,
    );
    return told || /^\d/.test(text);
  });
}

/** Whether it tells the past; `before the year ends` does not, though `before` may. */
function isPast(part: Reading): boolean {
  const limits = part.hits.filter(
    ({ tag }) => tag.kind === 'time' && (tag.time === 'until' || tag.time === 'before'),
  );
  return turnsIn(part, 'past').some(
    (hit) => !limits.some(({ start, end }) => start <= hit.start && hit.end <= end),
  );
}

function roleOf(part: Reading, cut: Role, order: boolean, listed: boolean): Role {
  // `please` makes an order polite and no wish of hers.
  const meant = turnsIn(part, 'wish').some((hit) => hit.weight > 3);
  if (order && (has(part, 'attack') || !(listed || meant))) return 'order';
  if (cut === 'excluded') return has(part, 'unwanted') ? 'wish' : 'excluded';
  if (cut !== 'plain') return cut;
  const more = turnsIn(part, 'and').some((hit) => hit.start === 0);
  const saysWish = turnsIn(part, 'wish').some(
    (hit) => hit.weight > 1 || hit.start <= 1 || (!more && isAllTime(part, hit.start)),
  );
  if (isPast(part) && !saysWish && !has(part, 'trouble')) return 'past';
  return saysWish ? 'wish' : 'plain';
}
