/** The report of `mentoring config --check` about mail. */
import { NO_MAIL } from '../app/mail.ts';
import type { MailTrial } from '../app/mail-check.ts';

/** The lines about the test message; null: mail is not set up. */
export function mailReport(trial: MailTrial | null): string {
  if (trial === null) return `Mail: ${NO_MAIL}\n`;
  const { server, from, to, outcome, reply } = trial;
  switch (outcome) {
    case 'accepted':
      return `✓ Mail: ${server} accepted a test message from ${from} to ${to}: ${reply}\n`;
    case 'connection':
      return `✗ Mail: ${server} cannot be used: ${reply}\n    Is MAIL_URL right: host, port, smtp or smtps, user and password?\n`;
    default:
      return `✗ Mail: ${server} did not accept a test message from ${from} to ${to}: ${reply}\n    May this user send as MAIL_FROM, and is the recipient right?\n`;
  }
}
