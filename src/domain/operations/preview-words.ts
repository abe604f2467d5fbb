/** Words for the effect of an operation that is not performed yet; entries of the history use the past tense. */

/** The first words of summaries, and what they are before it is done. */
const VERBS: ReadonlyMap<string, string> = new Map([
  ['Changed', 'change'],
  ['Created', 'create'],
  ['Deleted', 'delete'],
  ['Handed', 'hand'],
  ['Made', 'make'],
  ['Merged', 'merge'],
  ['Switched', 'switch'],
  ['Undid', 'undo'],
]);

/**
 * The summary of an operation as its preview says it: `This would create the relation of …` for `Created the relation of …`.
 * A record of a feedback has no verb: `This would record: Chemistry, mentee …: received on 2026-11-23`.
 */
export function wouldBeDone(summary: string): string {
  const droppedOut = /^(?<who>.+) dropped out on (?<day>\d{4}-\d{2}-\d{2}): ended (?<what>.+)$/s.exec(
    summary,
  );
  if (droppedOut?.groups !== undefined) {
    const { who, day, what } = droppedOut.groups;
    return `This would record that ${who} dropped out on ${day}, and end ${what}`;
  }
  const [first = ''] = summary.split(' ', 1);
  const verb = VERBS.get(first);
  return verb === undefined
    ? `This would record: ${summary}`
    : `This would ${verb}${summary.slice(first.length)}`;
}
