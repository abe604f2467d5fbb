import { InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { ACTIONS, type AuditDetail, type AuditEvent, type AuditFilter } from '../domain/audit.ts';
import { UsageError } from './command-error.ts';
import { command, parsed } from './declaration.ts';
import { print, printError, textTable } from './output.ts';

function parseAccount(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must be the name of an account.');
  return text.trim();
}

/** `mentoring audit`: who did what, and when. */
export const auditCommand = command({
  description: 'Show who changed what and who read names, and when; without the content.',
  takes: {
    '--since <when>': 'entries since a day (2026-05-18) or a time (2026-05-18T09:30)',
    '--until <when>': 'entries until the end of a day or until a time',
    '--account <name>': parsed('only entries of one account', parseAccount),
    '--action <action>': { description: 'only entries of one action', choices: ACTIONS },
    '--subject <name>': 'only entries about one subject: feedbacks_needed, feedback, participants, token …',
    '--json': 'print JSON',
  },
  notes: `
The audit log records sign-ins, creations, changes and reads of names by everybody who has an account or a token. Of commands it
records imports, exports and downloads from other services with the number of rows of each kind,
erasures, changes to accounts and tokens, new secret keys, and restores and moves of the whole database. People appear by
their ids, as “npx mentoring feedbacks” shows them. Changes of the programme are in “npx mentoring history”. Without AUTH=tokens only commands are recorded, since callers are unknown.

Examples:
  npx mentoring audit --since 2026-05-18 --action read
  npx mentoring audit --action import
  npx mentoring audit --account dashboard --json`,
  async run({ since, until, json, ...rest }) {
    const { configuration } = readProcessConfiguration();
    const { TIME_ZONE: timeZone } = configuration;
    const filter: AuditFilter = {
      ...rest,
      ...(since !== undefined && { since: moment('--since', since, timeZone, 'start') }),
      ...(until !== undefined && { until: moment('--until', until, timeZone, 'end') }),
    };
    if (
      filter.since !== undefined &&
      filter.until !== undefined &&
      Temporal.Instant.compare(filter.since, filter.until) >= 0
    ) {
      throw new UsageError(
        `--since ${since} is not before --until ${until}; swap them or choose another period.`,
      );
    }
    const { openExistingDatabase } = await import('../app/database.ts');
    const { createAuditLog } = await import('../store/audit.ts');
    await using database = await openExistingDatabase(configuration);
    const events = createAuditLog(database).read(filter);
    if (json) return await writeJson(events, timeZone);
    if (await writeTable(events, timeZone)) return;
    const isFiltered = Object.keys(filter).length > 0;
    print(isFiltered ? 'No matching entries.\n' : 'There are no entries yet.\n');
    if (configuration.AUTH !== 'tokens') printError(ONLY_COMMANDS);
  },
});

const ONLY_COMMANDS =
  'Without AUTH=tokens the service does not know who sends a request, so only commands are recorded. To record requests, ' +
  'set AUTH=tokens and give each client a token: “npx mentoring token create --help”.\n';

/** Days begin and end in the time zone, which also applies to times without an offset. */
function moment(name: string, text: string, timeZone: string, edge: 'start' | 'end'): Temporal.Instant {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) {
      const day = Temporal.PlainDate.from(text);
      return (edge === 'start' ? day : day.add({ days: 1 })).toZonedDateTime(timeZone).toInstant();
    }
    return /(?:Z|[+-]\d\d:?\d\d)$/.test(text)
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant();
  } catch {
    throw new UsageError(
      `${name} is “${text}”; it must be a day such as 2026-05-18 or a time such as 2026-05-18T09:30.`,
    );
  }
}

const shown = ({ at, account, ...event }: AuditEvent, timeZone: string) => ({
  at: at.toString({ timeZone, smallestUnit: 'millisecond' }),
  account: account?.name ?? null,
  account_id: account?.id ?? null,
  ...event,
});

/** One entry per line, so that only the current batch is in memory. */
async function writeJson(parts: AsyncIterable<readonly AuditEvent[]>, timeZone: string): Promise<void> {
  let separator = '[\n';
  for await (const events of parts) {
    for (const event of events) {
      print(`${separator}  ${JSON.stringify(shown(event, timeZone))}`);
      separator = ',\n';
    }
  }
  print(separator === '[\n' ? '[]\n' : '\n]\n');
}

const HEADING = ['when', 'who', 'token', 'did', 'what', 'times'];

/** Returns whether there was anything to write. */
async function writeTable(parts: AsyncIterable<readonly AuditEvent[]>, timeZone: string): Promise<boolean> {
  let heading = [HEADING];
  for await (const events of parts) {
    const lines = events.map((event) => {
      const { at, account, token, action, times } = shown(event, timeZone);
      return [
        at.slice(0, 19).replace('T', ' '),
        account ?? (event.detail?.['by'] === 'service' ? 'the service' : 'command line'),
        token ?? '–',
        action,
        auditEventText(event),
        times === 1 ? '' : `${times} times`,
      ];
    });
    print(`${textTable([...heading, ...lines])}\n`);
    heading = [];
  }
  return heading.length === 0;
}

/** The subject and details of an entry: `participants: 3 created, 41 unchanged`. */
function auditEventText({ action, subject, record, detail }: AuditEvent): string {
  const what = record === null ? subject : `${subject} ${record}`;
  if (detail === null) return what;
  switch (action) {
    case 'import':
    case 'pull':
      return `${subject}: ${rowsText(detail)}`;
    default:
      return `${what}: ${Object.entries(detail)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`;
  }
}

/** The numbers of rows by outcome, in the order of import reports. */
function rowsText(detail: AuditDetail): string {
  const known = ['created', 'changed', 'unchanged', 'left out', 'bad'];
  const names = known.filter((name) => name in detail);
  return names.map((name) => `${detail[name]} ${name}`).join(', ');
}
