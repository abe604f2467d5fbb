/** `mentoring remind`: reminders of owed feedback: preview, settings, opt-outs. */
import { Command } from 'commander';
import { mailSetup } from '../app/mail.ts';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import type { NewMessage } from '../domain/outbox.ts';
import {
  DEFAULT_REMINDER_SETTINGS,
  nextOpening,
  type ReminderSettings,
} from '../domain/reminder-settings.ts';
import type { ReminderStore } from '../domain/reminder-store.ts';
import { CommandError } from './command-error.ts';
import { parseDateArgument } from './date-option.ts';
import { addDefaultCommand } from './default-command.ts';
import { operatorNote } from './operator.ts';
import { print, printJson, visible } from './output.ts';
import * as options from './remind-options.ts';
import { settingsText } from './remind-report.ts';

/** Creates the command. */
export function remindCommand(): Command {
  const command = new Command('remind').description(
    'Remind people of feedback that they owe: preview, switch on and off, settings.',
  );
  addDefaultCommand(command, 'run')
    .description('Queue the reminders that are due now, as the service does by itself.')
    .option(
      '--dry-run',
      'show the messages with their real values, also where reminders are off; send nothing',
    )
    .option('--as-of <date>', 'with --dry-run: those of another day', parseDateArgument)
    .option('--json', 'with --dry-run: print JSON')
    .action(run);
  command
    .command('on')
    .description('Switch reminders on.')
    .action(() => change(() => ({ enabled: true })));
  command
    .command('off')
    .description('Switch reminders off, and cancel those that are queued.')
    .action(() => change(() => ({ enabled: false })));
  options
    .declare(
      command
        .command('settings')
        .description('Show the settings of reminders, or change those that are given.'),
    )
    .action((given: options.GivenSettings) => change(() => options.changesOf(given)));
  command
    .command('stop')
    .description(
      'Send no more reminders to a person, as the link in a reminder does; without one, list them.',
    )
    .argument('[e-mail]')
    .action(stop);
  command
    .command('allow')
    .description('Send reminders again to a person who stopped them.')
    .argument('<e-mail>')
    .action(allow);
  return command.addHelpText('after', EXAMPLES);
}

const EXAMPLES = `
Nobody gets more than one reminder in seven days, and none on quiet days, outside of the hours, or after stopping them. A
reminder names everything that the person owes. Times are in the TIME_ZONE of the settings.

Examples:
  mentoring remind --dry-run
  mentoring remind settings --days-before 3 --days-after 1,8,15 --hours 9:00-17:00 --quiet-weekdays sat,sun
  mentoring remind settings --language de --digest mon --quiet-days 2026-12-24,2026-12-25
  mentoring remind on`;

async function withReminders<Result>(
  work: (store: ReminderStore, configuration: Configuration) => Promise<Result>,
): Promise<Result> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  const { createReminderStore } = await import('../store/mail/reminders.ts');
  await using database = await openExistingDatabase(configuration);
  return await work(createReminderStore(database), configuration);
}

interface RunOptions {
  readonly dryRun?: true;
  readonly asOf?: Temporal.PlainDate;
  readonly json?: true;
}

async function run({ dryRun, asOf, json }: RunOptions): Promise<void> {
  if (!dryRun && (asOf !== undefined || json))
    throw new CommandError('--as-of and --json need --dry-run.', 2);
  await withReminders(async (store, configuration) => {
    const { enqueueReminders, reminderObstacle } = await import('../app/reminders.ts');
    const obstacle = reminderObstacle(configuration);
    const settings = await store.readSettings();
    const now = Temporal.Now.zonedDateTimeISO(configuration.TIME_ZONE);
    if (dryRun) {
      const messages = await preview(store, configuration, settings, asOf);
      if (json) return printJson(messages.map(shownMessage));
      print(previewText(messages));
      if (!settings.enabled) print('Reminders are off. “mentoring remind on” switches them on.\n');
      if (obstacle !== null) print(`Nothing would be sent. ${obstacle}\n`);
      return;
    }
    const setup = mailSetup(configuration);
    if (setup === null || obstacle !== null) throw new CommandError(`Nothing is sent. ${obstacle}`);
    if (!settings.enabled)
      throw new CommandError('Reminders are off. “mentoring remind on” switches them on.');
    const added = await enqueueReminders(configuration, setup, store, now);
    print(
      added === 0
        ? 'Nobody is to be reminded now. “mentoring remind --dry-run” shows what comes next.\n'
        : `Messages queued: ${added}. A running service sends them; “mentoring outbox list” shows them.\n`,
    );
  });
}

/** The messages of a day, at the first time at which messages may be sent. */
async function preview(
  store: ReminderStore,
  configuration: Configuration,
  settings: ReminderSettings,
  asOf: Temporal.PlainDate | undefined,
): Promise<readonly NewMessage[]> {
  const { reminderComposer } = await import('../app/reminders.ts');
  const { TIME_ZONE, MAIL_FROM } = configuration;
  const start =
    asOf === undefined ? Temporal.Now.plainDateTimeISO(TIME_ZONE) : asOf.toPlainDateTime(settings.opens);
  const opening = nextOpening(settings, start) ?? start;
  const now = opening.toZonedDateTime(TIME_ZONE);
  const sender = MAIL_FROM ?? { name: null, email: 'mentoring@example.org' };
  const compose = await reminderComposer(configuration, { sender }, now);
  return await store.preview(now, (facts) =>
    compose({ ...facts, settings: { ...facts.settings, enabled: true } }),
  );
}

const shownMessage = ({ kind, recipient, reply_to, subject, text, html }: NewMessage) => ({
  kind,
  to: recipient,
  reply_to,
  subject,
  text,
  html,
});

function previewText(messages: readonly NewMessage[]): string {
  if (messages.length === 0) return 'Nobody would be reminded.\n';
  const shown = messages.map(({ recipient, reply_to, subject, text }) =>
    [
      `To: ${recipient.name ?? ''} <${recipient.email}>`,
      ...(reply_to === null ? [] : [`Reply-To: ${reply_to.name ?? ''} <${reply_to.email}>`]),
      `Subject: ${subject}`,
    ]
      .map(visible)
      .concat('', ...text.trimEnd().split('\n'))
      .join('\n'),
  );
  return `${shown.join(`\n\n${'-'.repeat(40)}\n\n`)}\n\n${messages.length} ${messages.length === 1 ? 'message' : 'messages'} would be sent.\n`;
}

async function change(changesOf: () => Partial<ReminderSettings>): Promise<void> {
  const changes = changesOf();
  await withReminders(async (store, configuration) => {
    const { reminderObstacle } = await import('../app/reminders.ts');
    const obstacle = reminderObstacle(configuration);
    const settings = { ...DEFAULT_REMINDER_SETTINGS, ...(await store.readSettings()), ...changes };
    if (Temporal.PlainTime.compare(settings.opens, settings.closes) >= 0)
      throw new CommandError('--hours must end after they begin, such as 9:00-17:00.', 2);
    if (Object.keys(changes).length > 0) await store.saveSettings(settings, operatorNote());
    print(settingsText(settings, configuration.TIME_ZONE));
    if (obstacle !== null) print(`Nothing is sent. ${obstacle}\n`);
  });
}

async function stop(email: string | undefined): Promise<void> {
  await withReminders(async (store) => {
    if (email !== undefined) return await setStopped(store, email, true);
    const addresses = await store.stopped();
    print(addresses.length === 0 ? 'Nobody stopped reminders.\n' : `${addresses.map(visible).join('\n')}\n`);
  });
}

const allow = (email: string): Promise<void> => withReminders((store) => setStopped(store, email, false));

async function setStopped(store: ReminderStore, email: string, isStopped: boolean): Promise<void> {
  const address = email.trim().toLowerCase();
  const addresses = await store.setStopped(address, isStopped);
  if (addresses.length === 0)
    throw new CommandError(`No participant has the e-mail address ${visible(address)}.`, 2);
  const what = isStopped ? 'no more reminders' : 'reminders again';
  const former = (now: string): string =>
    now === address ? '' : ` (${visible(address)} is the address of a record that was merged into theirs)`;
  print(addresses.map((now) => `${visible(now)} gets ${what}${former(now)}.\n`).join(''));
}
