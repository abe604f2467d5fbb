/** The names of copies that the service makes by itself: `mentoring-2026-11-22T0830Z.db`. */

/** What a copy of the service is called; whatever has another name is not its own. */
const NAME = /^mentoring-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)Z\.(?:db|dump)$/;

/** A moment as a part of a file's name, to the minute: `2026-11-22T0830Z`. */
export const fileTime = (moment = Temporal.Now.instant()): string =>
  moment.toString({ smallestUnit: 'minute' }).replace(/:/, '');

/** What a copy is called that is begun at a moment. */
export const backupName = (kind: 'sqlite' | 'postgres', moment: Temporal.Instant): string =>
  `mentoring-${fileTime(moment)}.${kind === 'sqlite' ? 'db' : 'dump'}`;

/** When the copy of a name was begun; null if it is no name of a copy. */
export function momentOf(name: string): Temporal.Instant | null {
  const [, day, hour, minute] = NAME.exec(name) ?? [];
  if (day === undefined) return null;
  try {
    return Temporal.Instant.from(`${day}T${hour}:${minute}Z`);
  } catch {
    return null;
  }
}
