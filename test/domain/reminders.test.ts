/** Who is reminded of what, and when: on random programmes, day by day. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { feedbacksDueBy } from '../../src/domain/due-feedbacks.ts';
import { type FeedbackRound, type Programme, ROLES } from '../../src/domain/programme.ts';
import {
  DEFAULT_REMINDER_SETTINGS,
  isOpen,
  isQuiet,
  MAX_ATTEMPTS,
  nextAttempt,
  nextOpening,
  type ReminderSettings,
} from '../../src/domain/reminder-settings.ts';
import { DAYS_BETWEEN, lastRelevantDueDate, remindersDue } from '../../src/domain/reminders.ts';
import { type ProgrammePlan, programmePlan } from '../contract/random-programme.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../support/unknown-person.ts';

const ROUNDS: readonly FeedbackRound[] = [
  {
    id: 1,
    title: 'Chemistry',
    titles: null,
    order: 1,
    due: { counts_from: 'start', days: 14 },
    roles: ROLES,
    active: true,
    cohorts: [],
  },
  {
    id: 2,
    title: 'Mid Program',
    titles: null,
    order: 2,
    due: { counts_from: 'share', share: 0.5, days_without_end: 90 },
    roles: ROLES,
    active: true,
    cohorts: [],
  },
  {
    id: 3,
    title: 'Final',
    titles: null,
    order: 3,
    due: { counts_from: 'end', days: 0, days_without_end: 180 },
    roles: ROLES,
    active: true,
    cohorts: [],
  },
];

/** The first mentee and the first mentor are one person. */
const emailOf = (id: number): string => (id === 1 || id === 5 ? 'both@example.org' : `p${id}@example.org`);

const programmeOf = (plan: ProgrammePlan): Programme => ({
  managers: [1, 2].map((id) => ({
    id,
    first_name: `M${id}`,
    last_name: null,
    email: `m${id}@example.org`,
  })),
  participants: Array.from({ length: plan.mentees + plan.mentors }, (_, index) => ({
    id: index + 1,
    role: index < plan.mentees ? ('mentee' as const) : ('mentor' as const),
    full_name: `Person ${index + 1}`,
    email: emailOf(index + 1),
    ...UNKNOWN_PERSON,
  })),
  relations: plan.relations.map((relation, index) => ({ id: index + 1, ...relation })),
  rounds: ROUNDS,
  exceptions: plan.exceptions,
  feedbacks: plan.feedbacks.map((feedback) => ({ ...feedback, external_id: null })),
});

const settingsFor = (today: Temporal.PlainDate): fc.Arbitrary<ReminderSettings> =>
  fc
    .record({
      days_before: fc.uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 2 }),
      days_after: fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }),
      quiet_weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
      quiet_days: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }),
    })
    .map(({ quiet_days, ...rest }) => ({
      ...DEFAULT_REMINDER_SETTINGS,
      ...rest,
      enabled: true,
      quiet_days: quiet_days.map((days) => today.add({ days })),
    }));

const PLANS = programmePlan.chain((plan) =>
  fc.record({
    plan: fc.constant(plan),
    settings: settingsFor(plan.today),
    stopped: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
  }),
);

const at = (day: Temporal.PlainDate, time: string): Temporal.PlainDateTime =>
  day.toPlainDateTime(Temporal.PlainTime.from(time));

suite('reminders', () => {
  test('are at most one a person and week, none on quiet days or after stopping, each with all that is owed', () => {
    let sent = 0;
    fc.assert(
      fc.property(PLANS, ({ plan, settings, stopped }) => {
        const programme = programmeOf(plan);
        const last = new Map<number, Temporal.PlainDate>();
        const byEmail = new Map<string, Temporal.PlainDate>();
        const silent = new Set(stopped.map(emailOf));
        for (let days = 0; days <= 45; days++) {
          const today = plan.today.add({ days });
          const history = { last, stopped: new Set(stopped) };
          assert.deepEqual(remindersDue(programme, settings, history, at(today, '08:59')), []);
          const reminders = remindersDue(programme, settings, history, at(today, '10:00'));
          if (isQuiet(settings, today)) assert.deepEqual(reminders, []);
          assert.equal(new Set(reminders.map(({ email }) => email)).size, reminders.length);
          const due = feedbacksDueBy(programme, today, lastRelevantDueDate(settings, today));
          for (const { email, owed, participants } of reminders) {
            sent++;
            assert.ok(!silent.has(email), 'they stopped reminders');
            const before = byEmail.get(email);
            assert.ok(before === undefined || before.until(today).days >= DAYS_BETWEEN);
            byEmail.set(email, today);
            const all = due.filter(({ person }) => person.email === email);
            assert.deepEqual(new Set(owed.map(keyOf)), new Set(all.map(keyOf)), 'it names all that is owed');
            assert.ok(owed.every(({ person }) => participants.includes(person.id)));
            for (const id of participants) last.set(id, today);
          }
        }
      }),
      { numRuns: 60 },
    );
    assert.ok(sent > 20, `only ${sent} reminders were looked at`);
  });

  test('come on the days that are set, and later where those are quiet', () => {
    const relation = {
      id: 1,
      mentee_id: 1,
      mentor_id: 5,
      manager_id: 2,
      cohort: '',
      ...UNKNOWN_PAIR,
      start: Temporal.PlainDate.from('2026-05-04'),
      end: null,
      history: [{ status: 'matched' as const, since: Temporal.PlainDate.from('2026-05-04'), reason: null }],
    };
    const plan = { managers: 2, mentees: 4, mentors: 3, exceptions: [], feedbacks: [] };
    const programme = {
      ...programmeOf({ ...plan, relations: [relation], today: relation.start }),
      rounds: ROUNDS.slice(0, 1),
    };
    // Due on Monday, 18 May; three days before is a Friday, and one day after Chemistry a Tuesday.
    const settings = { ...DEFAULT_REMINDER_SETTINGS, enabled: true, days_after: [5, 20] };
    const last = new Map<number, Temporal.PlainDate>();
    const days: string[] = [];
    for (let offset = 0; offset < 60; offset++) {
      const today = relation.start.add({ days: offset });
      for (const { manager_id, participants } of remindersDue(
        programme,
        settings,
        { last, stopped: new Set() },
        at(today, '09:00'),
      )) {
        assert.equal(manager_id, 2);
        days.push(today.toString());
        for (const id of participants) last.set(id, today);
      }
    }
    // 23 May is a Saturday; 7 June a Sunday.
    assert.deepEqual(days, ['2026-05-15', '2026-05-25', '2026-06-08']);
    const off = { ...settings, enabled: false };
    assert.deepEqual(
      remindersDue(programme, off, { last: new Map(), stopped: new Set() }, at(relation.start, '10:00')),
      [],
    );
  });

  test('wait for the next opening, which is open', () => {
    fc.assert(
      fc.property(
        settingsFor(Temporal.PlainDate.from('2026-11-23')),
        fc.integer({ min: 0, max: 60 * 24 * 40 }),
        (settings, minutes) => {
          const now = at(Temporal.PlainDate.from('2026-11-23'), '00:00').add({ minutes });
          const opening = nextOpening(settings, now);
          assert.ok(opening !== null && isOpen(settings, opening));
          assert.ok(Temporal.PlainDateTime.compare(opening, now) >= 0);
          if (isOpen(settings, now)) assert.ok(opening.equals(now));
        },
      ),
    );
  });
});

const keyOf = ({ relation, round, role }: ReturnType<typeof feedbacksDueBy>[number]): string =>
  `${relation.id} ${round.id} ${role}`;

test('a message is tried again after longer and longer pauses, and given up after two days', () => {
  const start = Temporal.Instant.from('2026-11-23T09:00:00Z');
  let now = start;
  let pause = 0;
  for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) {
    const next = nextAttempt(attempts, now, 0);
    assert.ok(next !== null);
    const jittered = nextAttempt(attempts, now, 1);
    assert.ok(jittered !== null && Temporal.Instant.compare(jittered, next) > 0);
    const minutes = now.until(next).total('minutes');
    assert.ok(minutes >= pause);
    [pause, now] = [minutes, next];
  }
  assert.equal(nextAttempt(MAX_ATTEMPTS, now, 0), null);
  const hours = start.until(now).total('hours');
  assert.ok(hours > 36 && hours < 60, `${hours} hours`);
});
