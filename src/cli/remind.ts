import { mailSetup } from '../app/mail.ts';
import type { Configuration } from '../config/settings.ts';
import type { NewMessage } from '../domain/outbox.ts';
import {
  DEFAULT_REMINDER_SETTINGS,
  nextOpening,
  type ReminderSettings,
} from '../domain/reminder-settings.ts';
import type { ReminderStore } from '../domain/reminder-store.ts';
import { CommandError, UsageError } from './command-error.ts';
import { type Declared, group, parsed } from './declaration.ts';
import { storeCommand } from './open-database.ts';
import { operatorNote } from './operator.ts';
import { counted, print, printJson, visible } from './output.ts';
import { asDay } from './parsers.ts';
import { changesOf, type GivenSettings, SETTINGS, settingsText } from './remind-settings.ts';

const reminderCommand = storeCommand(async ({ database, configuration }) => {
  const { createReminderStore } = await import('../store/mail/reminders.ts');
  const { reminderObstacle } = await import('../app/reminders.ts');
  return { store: createReminderStore(database), obstacle: reminderObstacle(configuration) };
});

const run = reminderCommand({
  description: 'Queue the reminders that are due now, as the service does by itself.',
  takes: {
    '--dry-run': 'show the messages with their real values, also where reminders are off; send nothing',
    '--as-of <date>': parsed('with --dry-run: those of another day', asDay),
    '--json': 'with --dry-run: print JSON',
  },
  check: ({ dryRun, asOf, json }) =>
    !dryRun && (asOf !== undefined || json) && '--as-of and --json need --dry-run.',
  async run({ dryRun, asOf, json }, { store, configuration, timeZone, obstacle }) {
    const settings = await store.readSettings();
    if (dryRun) {
      const messages = await preview(store, configuration, settings, asOf);
      if (json) return printJson(messages.map(shownMessage));
      print(previewText(messages));
      if (!settings.enabled) print('Reminders are off. “npx mentoring remind on” switches them on.\n');
      if (obstacle !== null) print(`Nothing would be sent. ${obstacle}\n`);
      return;
    }
    const setup = mailSetup(configuration);
    if (setup === null || obstacle !== null) throw new CommandError(`Nothing is sent. ${obstacle}`);
    if (!settings.enabled)
      throw new CommandError('Reminders are off. “npx mentoring remind on” switches them on.');
    const { enqueueReminders } = await import('../app/reminders.ts');
    const now = Temporal.Now.zonedDateTimeISO(timeZone);
    const added = await enqueueReminders(configuration, setup, store, now);
    print(
      added === 0
        ? 'Nobody is to be reminded now. “npx mentoring remind --dry-run” shows what comes next.\n'
        : `Messages queued: ${added}. A running service sends them; “npx mentoring outbox list” shows them.\n`,
    );
  },
});

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

const shownMessage = ({ recipient: to, kind, reply_to, subject, text, html }: NewMessage) => {
  return { kind, to, reply_to, subject, text, html };
};

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
  return `${shown.join(`\n\n${'-'.repeat(40)}\n\n`)}\n\n${counted(messages.length, 'message')} would be sent.\n`;
}

/** Declares a command that changes settings, and shows all of them. */
const settingsCommand = (description: string, changes: Partial<ReminderSettings>, takes = {}): Declared =>
  reminderCommand({
    description,
    takes,
    async run(given: GivenSettings, { store, timeZone, obstacle }) {
      const changed = { ...changes, ...changesOf(given) };
      const settings = { ...DEFAULT_REMINDER_SETTINGS, ...(await store.readSettings()), ...changed };
      if (Temporal.PlainTime.compare(settings.opens, settings.closes) >= 0)
        throw new UsageError('--hours must end after they begin, such as 9:00-17:00.');
      if (Object.keys(changed).length > 0) await store.saveSettings(settings, operatorNote());
      print(settingsText(settings, timeZone));
      if (obstacle !== null) print(`Nothing is sent. ${obstacle}\n`);
    },
  });

const stop = reminderCommand({
  description: 'Send no more reminders to a person, as the link in a reminder does; without one, list them.',
  takes: { '[e-mail]': '' },
  async run({ eMail }, { store }) {
    if (eMail !== undefined) return await setStopped(store, eMail, true);
    const addresses = await store.stopped();
    print(addresses.length === 0 ? 'Nobody stopped reminders.\n' : `${addresses.map(visible).join('\n')}\n`);
  },
});

const allow = reminderCommand({
  description: 'Send reminders again to a person who stopped them.',
  takes: { '<e-mail>': '' },
  run: ({ eMail }, { store }) => setStopped(store, eMail, false),
});

async function setStopped(store: ReminderStore, email: string, isStopped: boolean): Promise<void> {
  const address = email.trim().toLowerCase();
  const addresses = await store.setStopped(address, isStopped);
  if (addresses.length === 0)
    throw new UsageError(`No participant has the e-mail address ${visible(address)}.`);
  const what = isStopped ? 'no more reminders' : 'reminders again';
  const former = (now: string): string =>
    now === address ? '' : ` (${visible(address)} is the address of a record that was merged into theirs)`;
  print(addresses.map((now) => `${visible(now)} gets ${what}${former(now)}.\n`).join(''));
}

/** `mentoring remind`: reminders of owed feedback: preview, settings, opt-outs. */
export const remindCommand = group({
  description: 'Remind people of feedback that they owe: preview, switch on and off, settings.',
  commands: {
    run,
    on: settingsCommand('Switch reminders on.', { enabled: true }),
    off: settingsCommand('Switch reminders off, and cancel those that are queued.', { enabled: false }),
    settings: settingsCommand(
      'Show the settings of reminders, or change those that are given.',
      {},
      SETTINGS,
    ),
    stop,
    allow,
  },
  byDefault: 'run',
  notes: `
Nobody gets more than one reminder in seven days, and none on quiet days, outside of the hours, or after stopping them. A
reminder names everything that the person owes. Times are in the TIME_ZONE of the settings.

Examples:
  npx mentoring remind --dry-run
  npx mentoring remind settings --days-before 3 --days-after 1,8,15 --hours 9:00-17:00 --quiet-weekdays sat,sun
  npx mentoring remind settings --language de --digest mon --quiet-days 2026-12-24,2026-12-25
  npx mentoring remind on`,
});
