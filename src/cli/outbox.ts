import { mailSetup, NO_MAIL } from '../app/mail.ts';
import { MESSAGE_STATES, type MessageState, type OutboxMessage } from '../domain/outbox.ts';
import { UsageError } from './command-error.ts';
import { group, parsed } from './declaration.ts';
import { storeCommand } from './open-database.ts';
import { print, printJson, shownTime, textTable } from './output.ts';
import { asNumber } from './parsers.ts';

const asId = asNumber(/^[1-9]\d{0,9}$/, 'It must be an integer from 1.');

const IDS = { '<ids...>': parsed('their ids, as the list shows them', asId) } as const;

const UNSENT: readonly MessageState[] = ['queued', 'sending', 'failed', 'doubtful'];

const outboxCommands = storeCommand(async ({ database, configuration }) => {
  const { createOutbox } = await import('../store/mail/outbox.ts');
  return { outbox: createOutbox(database), isSetUp: mailSetup(configuration) !== null };
});

const list = outboxCommands({
  description: 'Show messages that are not sent: queued, failed, doubtful.',
  takes: {
    '--all': 'include sent and cancelled messages',
    '--limit <number>': {
      description: 'maximum number of messages, newest first',
      parse: asId,
      fallback: 100,
    },
    '--json': 'print JSON',
  },
  notes: `
States:
  queued     waits to be sent, or to be tried again
  sending    is being handed over to the mail server
  sent       the mail server accepted it
  failed     given up: the mail server refuses it, or did not accept it for two days
  doubtful   perhaps sent: the reply of the mail server did not arrive, or a backup was restored; not sent again unless you retry it
  cancelled  cancelled before it was sent`,
  async run({ all, limit, json }, { outbox, isSetUp, timeZone }) {
    const messages = await outbox.list(all ? MESSAGE_STATES : UNSENT, limit);
    const counts = await outbox.counts();
    if (json)
      return printJson({ mail: isSetUp ? 'on' : 'off', counts, messages: messages.map(shownMessage) });
    if (messages.length > 0) print(`${table(messages, timeZone)}\n\n`);
    const known = MESSAGE_STATES.filter((state) => counts[state] > 0);
    const inWords = known.map((state) => `${counts[state]} ${state}`).join(', ');
    print(`${inWords || 'The outbox is empty'}.\n`);
    if (!isSetUp) print(`${NO_MAIL}\n`);
  },
});

/** A message for programs, without its text, which contains names. */
const shownMessage = (message: OutboxMessage) => ({
  id: message.id,
  kind: message.kind,
  state: message.state,
  to: message.recipient.email,
  subject: message.subject,
  attempts: message.attempts,
  reply: message.reply,
  message_id: message.message_id,
  created_at: message.created_at.toString(),
  changed_at: message.changed_at.toString(),
  next_at: message.state === 'queued' ? message.next_at.toString() : null,
});

function table(messages: readonly OutboxMessage[], timeZone: string): string {
  const lines = messages.map(
    ({ id, state, kind, recipient, subject, attempts, changed_at, next_at, reply }) => [
      id,
      state,
      kind,
      recipient.email,
      subject,
      shownTime(changed_at, timeZone),
      state === 'queued' && attempts > 0 ? shownTime(next_at, timeZone) : '',
      reply ?? '',
    ],
  );
  return textTable([['id', 'state', 'kind', 'to', 'subject', 'since', 'next', 'reply'], ...lines]);
}

const retry = outboxCommands({
  description: 'Queue messages again that failed, are doubtful or were cancelled.',
  takes: IDS,
  async run({ ids }, { outbox, isSetUp }) {
    for (const id of ids) {
      const before = (await outbox.retry(id, Temporal.Now.instant())) ?? missing(id);
      print(`${retried(id, before)}\n`);
    }
    if (!isSetUp) print(`${NO_MAIL}\n`);
  },
});

function retried(id: number, before: MessageState): string {
  if (before === 'doubtful')
    return `Message ${id} is queued again. If the mail server had accepted it, the recipient gets it twice, with the same Message-ID.`;
  return before === 'failed' || before === 'cancelled'
    ? `Message ${id} is queued again.`
    : `Message ${id} is ${before}, so there is nothing to retry.`;
}

const cancel = outboxCommands({
  description: 'Cancel messages that are queued.',
  takes: IDS,
  async run({ ids }, { outbox }) {
    for (const id of ids) {
      const before = (await outbox.cancel(id, Temporal.Now.instant())) ?? missing(id);
      const outcome = before === 'queued' ? 'cancelled' : `${before}, so it cannot be cancelled`;
      print(`Message ${id} is ${outcome}.\n`);
    }
  },
});

function missing(id: number): never {
  throw new UsageError(`There is no message ${id}. “npx mentoring outbox list --all” shows them all.`);
}

/** `mentoring outbox`: unsent messages, and retrying or cancelling them. */
export const outboxCommand = group({
  description: 'Show the messages that wait to be sent and those that failed; retry or cancel them.',
  commands: { list, retry, cancel },
  byDefault: 'list',
});
