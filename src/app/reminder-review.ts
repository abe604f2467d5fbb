/** Reviews reminders that are about to be sent: the feedback may have been received meanwhile. */

import type { Configuration } from '../config/settings.ts';
import type { NewMessage, OutboxMessage } from '../domain/outbox.ts';
import type { ReminderFacts, ReminderStore } from '../domain/reminder-store.ts';
import type { Review } from '../mail/sender-parts.ts';
import type { Database } from '../store/database.ts';
import type { MailSetup } from './mail.ts';

const SEND: Review = { verdict: 'send' };
const NO_LONGER_OWED = 'what it reminded of is no longer owed';
const DECIDED_ANEW = 'the person has another record now; it is decided anew';

/** A snapshot of the facts, valid until the programme or the day changes. */
interface Known {
  readonly revision: number;
  readonly day: string;
  readonly facts: ReminderFacts;
}

/**
 * Creates the review. Most messages are sent within seconds after they were queued, so the programme is read
 * once for all of them.
 */
export function createReminderReview(
  { BASE_URL, TIME_ZONE }: Pick<Configuration, 'BASE_URL' | 'TIME_ZONE'>,
  { sender }: Pick<MailSetup, 'sender'>,
  database: Pick<Database, 'revision'>,
  store: ReminderStore,
): (message: OutboxMessage, now: Temporal.Instant) => Promise<Review> {
  let known: Known | undefined;

  async function factsAt(now: Temporal.ZonedDateTime): Promise<ReminderFacts> {
    const day = now.toPlainDate().toString();
    // The version is read before the facts, which may then be newer, but never older than the version.
    const revision = await database.revision('programme');
    if (known?.revision !== revision || known.day !== day) {
      known = { revision, day, facts: await store.readFacts(now) };
    }
    return known.facts;
  }

  return async (message, at) => {
    if (message.kind !== 'reminder') return SEND;
    const now = at.toZonedDateTimeISO(TIME_ZONE);
    const facts = await factsAt(now);
    const { composeAgain } = await import('../mail/compose.ts');
    const terms = { baseUrl: BASE_URL ?? 'https://mentoring.invalid', sender };
    const fresh = composeAgain(facts, message.recipient.email, now.toPlainDate(), terms);
    if (fresh === null) return { verdict: 'withdraw', reason: NO_LONGER_OWED };
    // The token of the link must be stored, or the link would not work.
    if (tokenIn(fresh.stop_url) !== tokenIn(message.stop_url))
      return { verdict: 'withdraw', reason: DECIDED_ANEW };
    return BASE_URL === null || saysTheSame(fresh, message) ? SEND : { verdict: 'rewrite', message: fresh };
  };
}

const tokenIn = (url: string | null): string | null =>
  url === null ? null : new URL(url).searchParams.get('token');

const saysTheSame = (one: NewMessage, { subject, text, reply_to }: OutboxMessage): boolean =>
  one.subject === subject && one.text === text && one.reply_to?.email === reply_to?.email;
