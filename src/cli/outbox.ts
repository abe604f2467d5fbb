/** `mentoring outbox`: unsent messages, and retrying or cancelling them. */
import { Command, InvalidArgumentError } from 'commander';
import { mailSetup, NO_MAIL } from '../app/mail.ts';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { MESSAGE_STATES, type MessageState, type Outbox, type OutboxMessage } from '../domain/outbox.ts';
import { CommandError } from './command-error.ts';
import { addDefaultCommand } from './default-command.ts';
import { print, printJson } from './output.ts';
import { textTable } from './text-table.ts';

/** Creates the command. */
export function outboxCommand(): Command {
  const command = new Command('outbox').description(
    'Show the messages that wait to be sent and those that failed; retry or cancel them.',
  );
  addDefaultCommand(command, 'list')
    .description('Show messages that are not sent: queued, failed, doubtful.')
    .option('--all', 'include sent and cancelled messages')
    .option('--limit <number>', 'the newest so many', asNumber, 100)
    .option('--json', 'print JSON')
    .addHelpText('after', STATES_HELP)
    .action(list);
  command
    .command('retry')
    .description('Queue messages again that failed, are doubtful or were cancelled.')
    .argument('<ids...>', 'their ids, as the list shows them', asNumbers)
    .action(retry);
  command
    .command('cancel')
    .description('Cancel messages that are queued.')
    .argument('<ids...>', 'their ids, as the list shows them', asNumbers)
    .action(cancel);
  return command;
}

const STATES_HELP = `
States:
  queued     waits to be sent, or to be tried again
  sending    is being handed over to the mail server
  sent       the mail server accepted it
  failed     given up: the mail server refuses it, or did not accept it for two days
  doubtful   handed over, but the answer of the mail server did not come; it is not sent again unless you retry it
  cancelled  cancelled before it was sent`;

function asNumber(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new InvalidArgumentError('It must be an integer from 1.');
  return Number(text);
}

const asNumbers = (text: string, before: readonly number[] = []): readonly number[] => [
  ...before,
  asNumber(text),
];

const UNSENT: readonly MessageState[] = ['queued', 'sending', 'failed', 'doubtful'];

interface ListOptions {
  readonly all?: true;
  readonly limit: number;
  readonly json?: true;
}

async function withOutbox(
  work: (outbox: Outbox, configuration: Configuration) => Promise<void>,
): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  const { createOutbox } = await import('../store/mail/outbox.ts');
  await using database = await openExistingDatabase(configuration);
  await work(createOutbox(database), configuration);
}

async function list({ all, limit, json }: ListOptions): Promise<void> {
  await withOutbox(async (outbox, configuration) => {
    const messages = await outbox.list(all ? MESSAGE_STATES : UNSENT, limit);
    const counts = await outbox.counts();
    const isSetUp = mailSetup(configuration) !== null;
    if (json) {
      printJson({ mail: isSetUp ? 'on' : 'off', counts, messages: messages.map(shownMessage) });
      return;
    }
    if (messages.length > 0) print(`${table(messages, configuration.TIME_ZONE)}\n\n`);
    const counted = MESSAGE_STATES.filter((state) => counts[state] > 0).map(
      (state) => `${counts[state]} ${state}`,
    );
    print(`${counted.length === 0 ? 'The outbox is empty' : counted.join(', ')}.\n`);
    if (!isSetUp) print(`${NO_MAIL}\n`);
  });
}

/** A message for programs, without its text, which contains names. */
const shownMessage = ({
  id,
  kind,
  state,
  recipient,
  subject,
  attempts,
  reply,
  ...message
}: OutboxMessage) => ({
  id,
  kind,
  state,
  to: recipient.email,
  subject,
  attempts,
  reply,
  message_id: message.message_id,
  created_at: message.created_at.toString(),
  changed_at: message.changed_at.toString(),
  next_at: state === 'queued' ? message.next_at.toString() : null,
});

function table(messages: readonly OutboxMessage[], timeZone: string): string {
  const shown = (instant: Temporal.Instant): string =>
    instant
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
      .replace('T', ' ');
  const lines = messages.map(
    ({ id, state, kind, recipient, subject, attempts, changed_at, next_at, reply }) => [
      String(id),
      state,
      kind,
      recipient.email,
      subject,
      shown(changed_at),
      state === 'queued' && attempts > 0 ? shown(next_at) : '',
      reply ?? '',
    ],
  );
  return textTable([['id', 'state', 'kind', 'to', 'subject', 'since', 'next', 'reply'], ...lines]);
}

async function retry(ids: readonly number[]): Promise<void> {
  await withOutbox(async (outbox, configuration) => {
    for (const id of ids) {
      const before = await outbox.retry(id, Temporal.Now.instant());
      print(`${retried(id, before)}\n`);
    }
    if (mailSetup(configuration) === null) print(`${NO_MAIL}\n`);
  });
}

function retried(id: number, before: MessageState | null): string {
  if (before === null) throw missing(id);
  if (before === 'doubtful')
    return `Message ${id} is queued again. If the mail server had accepted it, the recipient gets it twice, with the same Message-ID.`;
  return before === 'failed' || before === 'cancelled'
    ? `Message ${id} is queued again.`
    : `Message ${id} is ${before}, so there is nothing to retry.`;
}

async function cancel(ids: readonly number[]): Promise<void> {
  await withOutbox(async (outbox) => {
    for (const id of ids) {
      const before = await outbox.cancel(id, Temporal.Now.instant());
      if (before === null) throw missing(id);
      print(
        before === 'queued'
          ? `Message ${id} is cancelled.\n`
          : `Message ${id} is ${before}, so it cannot be cancelled.\n`,
      );
    }
  });
}

const missing = (id: number): CommandError =>
  new CommandError(`There is no message ${id}. “mentoring outbox list --all” shows them all.`, 2);
