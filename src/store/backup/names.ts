/** The names of scheduled backups: `mentoring-2026-11-22T0830Z.db`. */

/** The pattern of the names; files with other names do not belong to the service. */
const NAME = /^mentoring-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)Z\.(?:db|dump)$/;

/** An instant in a file name, to the minute: `2026-11-22T0830Z`. */
export const fileTime = (moment = Temporal.Now.instant()): string =>
  moment.toString({ smallestUnit: 'minute' }).replace(/:/, '');

/** The name of a backup begun at an instant. */
export const backupName = (kind: 'sqlite' | 'postgres', moment: Temporal.Instant): string =>
  `mentoring-${fileTime(moment)}.${kind === 'sqlite' ? 'db' : 'dump'}`;

/** The time in the name of a backup; null if it is not such a name. */
export function parseBackupName(name: string): Temporal.Instant | null {
  const [, day, hour, minute] = NAME.exec(name) ?? [];
  if (day === undefined) return null;
  try {
    return Temporal.Instant.from(`${day}T${hour}:${minute}Z`);
  } catch {
    return null;
  }
}
