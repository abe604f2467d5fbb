/** How statuses of files become part of a history: worked out by hand, and as properties of any histories. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { mayFollow, RELATION_STATUSES, type StatusChange } from '../../src/domain/programme.ts';
import { type ImportedStatus, type MergedHistory, mergeHistory } from '../../src/domain/status-history.ts';

const FIRST = Temporal.PlainDate.from('2026-01-01');
const TODAY = 40;
const day = (number: number): Temporal.PlainDate => FIRST.add({ days: number });
const numberOf = (date: Temporal.PlainDate): number => FIRST.until(date).days;

const STATUS_OF = {
  p: 'proposed',
  m: 'matched',
  h: 'on_hold',
  c: 'completed',
  e: 'ended_early',
  d: 'declined',
} as const;
const LETTER_OF = {
  proposed: 'p',
  matched: 'm',
  on_hold: 'h',
  completed: 'c',
  ended_early: 'e',
  declined: 'd',
} as const;

const isLetter = (text: string): text is keyof typeof STATUS_OF => text in STATUS_OF;

/** `m5 h9!ill c`: matched since day 5, on hold since day 9 for a reason, completed without a day. */
function rows(text: string): ImportedStatus[] {
  return text.split(' ').flatMap((word) => {
    const [change = '', reason = null] = word.split('!');
    const letter = change.slice(0, 1);
    if (!isLetter(letter)) return [];
    const since = change.length > 1 ? day(Number(change.slice(1))) : null;
    return [{ status: STATUS_OF[letter], since, reason }];
  });
}

const history = (text: string): StatusChange[] =>
  rows(text).flatMap(({ since, ...rest }) => (since === null ? [] : [{ ...rest, since }]));

const shown = (changes: readonly StatusChange[]): string =>
  changes
    .map(
      ({ status, since, reason }) =>
        `${LETTER_OF[status]}${numberOf(since)}${reason === null ? '' : `!${reason}`}`,
    )
    .join(' ');

const merge = (
  known: readonly StatusChange[],
  imported: readonly ImportedStatus[],
  start = 1,
): MergedHistory => mergeHistory(known, imported, { start: day(start), today: day(TODAY) });

/** What comes out, then what became of each row, by its first letter; `?` for a problem. */
function merged(known: string, imported: string, start?: number): string {
  const { history: result, outcomes } = merge(history(known), rows(imported), start);
  const letters = outcomes.map((outcome) => (typeof outcome === 'string' ? outcome.slice(0, 1) : '?'));
  return `${shown(result)} | ${letters.join('')}`;
}

suite('a history in files', () => {
  const examples: readonly (readonly [why: string, known: string, imported: string, expected: string])[] = [
    ['rows are put in by their days', '', 'h20 m5 c30', 'm5 h20 c30 | aaa'],
    ['what is known changes nothing', 'm5 h20', 'h20 m5', 'm5 h20 | uu'],
    ['but may get a reason', 'm5 h20', 'h20!ill', 'm5 h20!ill | c'],
    ['and keeps the one it has', 'm5 h20!ill', 'h20', 'm5 h20!ill | u'],
    ['a status keeps its day', 'm5 h20', 'h18', 'm5 h20 | k'],
    ['also against a later one', 'm5 h20', 'm9', 'm5 h20 | k'],
    ['an earlier hold leaves the later one', 'm5 h30', 'h10 m20', 'm5 h10 m20 h30 | aa'],
    ['of one day: what ends comes last', 'm5', 'c20 h20', 'm5 h20 c20 | aa'],
    ['of one day: what is proposed comes first', '', 'm5 p5', 'p5 m5 | aa'],
    ['of one day: hold and match in the order of the rows', 'm5', 'h20 m20', 'm5 h20 m20 | aa'],
    ['two equal ones after each other are refused', '', 'm5 m9', 'm5 | a?'],
    ['and left out where one is known', 'm5', 'm5 m9', 'm5 | uk'],
    ['nothing follows an end', 'm5 c20', 'h30', 'm5 c20 | ?'],
    ['nothing comes between what follows', 'p5 d20', 'm10', 'p5 d20 | ?'],
    ['also where another row keeps its day', 'p5 d20', 'm10 d25', 'p5 d20 | ?k'],
    ['and before a match', 'm5', 'c1 m9', 'm5 | ?k'],
    ['the same row twice is one', '', 'm5 m5', 'm5 | au'],
    ['two reasons for one contradict each other', '', 'm5!one m5!other', 'm5!one | a?'],
    ['without a day: the one that holds changes nothing', 'm5 h20', 'h', 'm5 h20 | u'],
    ['without a day: another one holds from today', 'm5', 'h', 'm5 h40 | a'],
    ['without a day: an impossible one is refused', 'm5 c20', 'm', 'm5 c20 | ?'],
    ['without a day: it follows those with one', '', 'c m5', 'm5 c40 | aa'],
    ['without a day: two contradict each other', '', 'm h', 'm1 | a?'],
    ['a history from later than today goes on from its end', 'm50', 'h', 'm50 h50 | a'],
  ];
  for (const [why, known, imported, expected] of examples) {
    test(`${why}: ${known || 'nothing'} and ${imported}`, () => {
      assert.equal(merged(known, imported), expected);
    });
  }

  test('of a new relation, a status without a day begins with the start', () => {
    assert.equal(merged('', 'm', 10), 'm10 | a');
    assert.equal(merged('', 'p', 10), 'p10 | a');
    assert.equal(merged('', 'm', 50), 'm40 | a', 'or today, where the start is still to come');
    for (const status of ['h', 'c', 'e']) assert.equal(merged('', status, 10), `m10 ${status}40 | a`);
    assert.equal(merged('', 'd', 10), 'p10 d40 | a');
  });
});

const NUMBER = fc.integer({ min: 1, max: TODAY });
const REASON = fc.constantFrom(null, null, 'one', 'other');

/** A history that may have happened. */
const KNOWN: fc.Arbitrary<StatusChange[]> = fc
  .array(fc.tuple(fc.nat(6), fc.integer({ min: 0, max: 9 }), REASON), { maxLength: 6 })
  .map((steps) => {
    const changes: StatusChange[] = [];
    let since = day(1);
    for (const [choice, days, reason] of steps) {
      const last = changes.at(-1);
      const next = RELATION_STATUSES.filter((status) => last === undefined || mayFollow(last.status, status));
      const status = next[choice % Math.max(1, next.length)];
      if (status === undefined) break;
      since = since.add({ days });
      // The same status twice on one day cannot be told from one row twice.
      if (changes.some((one) => one.status === status && one.since.equals(since))) break;
      changes.push({ status, since, reason });
    }
    return changes.filter((change) => numberOf(change.since) <= TODAY);
  });

const ARRIVING = fc.array(
  fc.record({
    status: fc.constantFrom(...RELATION_STATUSES),
    since: fc.option(NUMBER.map(day), { freq: 6 }),
    reason: REASON,
  }),
  { maxLength: 7 },
);

const isPossible = (changes: readonly StatusChange[]): boolean =>
  changes.every(({ status, since }, index) => {
    const before = changes[index - 1];
    return (
      before === undefined ||
      (mayFollow(before.status, status) && Temporal.PlainDate.compare(before.since, since) <= 0)
    );
  });

const keyOf = ({ status, since }: { readonly status: string; readonly since: unknown }): string =>
  `${status} ${since}`;

suite('any history with any rows', () => {
  /** Holds for all; half of the rows speak of what is known. */
  const holds = (check: (known: StatusChange[], imported: ImportedStatus[]) => void): void => {
    const both = KNOWN.chain((known) =>
      fc.tuple(
        fc.constant(known),
        fc
          .tuple(ARRIVING, fc.subarray(known))
          .chain(([fresh, same]) =>
            fc.shuffledSubarray([...fresh, ...same], { minLength: fresh.length + same.length }),
          ),
      ),
    );
    fc.assert(
      fc.property(both, ([known, imported]) => check(known, imported)),
      { numRuns: 500 },
    );
  };

  test('is a possible history in the order of the days', () => {
    holds((known, imported) => {
      const { history: result } = merge(known, imported);
      assert.ok(isPossible(result), `${shown(known)} became ${shown(result)}`);
    });
  });

  test('changes nothing when the rows that were taken are imported again', () => {
    holds((known, imported) => {
      const first = merge(known, imported);
      const taken = imported.filter((_, index) => typeof first.outcomes[index] === 'string');
      const second = merge(first.history, taken);
      assert.equal(shown(second.history), shown(first.history));
      assert.ok(second.outcomes.every((outcome) => outcome === 'unchanged' || outcome === 'kept'));
    });
  });

  test('does not depend on the order of rows that have a day', () => {
    const rank = { proposed: 0, matched: 1, on_hold: 1, completed: 2, ended_early: 2, declined: 2 };
    const dated = fc.uniqueArray(
      fc.record({ status: fc.constantFrom(...RELATION_STATUSES), since: NUMBER.map(day), reason: REASON }),
      // What is of one day and may follow each other both ways is in the order of the rows.
      { maxLength: 7, selector: ({ status, since }) => `${rank[status]} ${since}` },
    );
    const orders = dated.chain((one) =>
      fc.tuple(fc.constant(one), fc.shuffledSubarray(one, { minLength: one.length })),
    );
    fc.assert(
      fc.property(KNOWN, orders, (known, [one, other]) => {
        const [first, second] = [merge(known, one), merge(known, other)];
        assert.equal(shown(second.history), shown(first.history));
        for (const [index, row] of one.entries()) {
          assert.deepEqual(second.outcomes[other.indexOf(row)], first.outcomes[index]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('loses nothing that was known, and no reason', () => {
    holds((known, imported) => {
      const kept = new Map(merge(known, imported).history.map((change) => [keyOf(change), change]));
      for (const change of known) {
        const now = kept.get(keyOf(change));
        assert.ok(now !== undefined, `${keyOf(change)} of ${shown(known)} is lost`);
        if (change.reason !== null) assert.notEqual(now.reason, null);
      }
    });
  });

  test('holds all rows that were taken, and none that was refused', () => {
    holds((known, imported) => {
      const { history: result, outcomes } = merge(known, imported);
      assert.equal(outcomes.length, imported.length);
      const there = new Set(result.map(keyOf));
      for (const [index, row] of imported.entries()) {
        if (row.since === null) continue;
        const isRefused = typeof outcomes[index] === 'object' || outcomes[index] === 'kept';
        if (!isRefused) assert.ok(there.has(keyOf(row)), `${row.status} is missing`);
      }
      if (outcomes.every((outcome) => outcome === 'unchanged' || outcome === 'kept'))
        assert.equal(shown(result), shown(known));
    });
  });
});
