/** Prints audit entries for people. */
import type { AuditDetail, AuditEvent } from '../domain/audit.ts';

/** The subject and details of an entry: `participants: 3 created, 41 unchanged`. */
export function auditEventText({ action, subject, record, detail }: AuditEvent): string {
  const what = record === null ? subject : `${subject} ${record}`;
  if (detail === null) return what;
  switch (action) {
    case 'import':
    case 'pull':
      return `${subject}: ${rowsText(detail)}`;
    case 'received':
    case 'undo':
    case 'move':
    case 'waive':
      return feedbackText(action, record, detail);
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

function feedbackText(
  action: 'received' | 'undo' | 'move' | 'waive',
  record: number | null,
  { round, with: other, on }: AuditDetail,
): string {
  const day = on === undefined ? '' : action === 'move' ? `, due on ${on}` : `, on ${on}`;
  return `feedback “${round}” of ${record} with ${other}${day}`;
}
