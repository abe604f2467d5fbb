/** The final report of `mentoring pull`: what was migrated, and what the interface does not include. */
import type { Downloaded } from '../pull/download.ts';

/** The report, some lines of text. */
export function pullReport(downloaded: Downloaded): string {
  const { goals, courses, preLeadStatuses, feedbacksNeeded, unknownFields, requests, retries } = downloaded;
  const lines = [
    `Downloaded: ${counted(goals, 'smart goal')}, ${counted(courses, 'course')}, ${counted(preLeadStatuses, 'pre-lead status', 'pre-lead statuses')} (${counted(requests, 'request')}, ${retries} of them retries).`,
    `Not to be had this way: ${feedbackWords(feedbacksNeeded)}. Managers, participants, relations and feedbacks that are in come from their own files, by “mentoring import”.`,
  ];
  if (unknownFields.length > 0) {
    lines.push(`Left out, as this service has no such fields: ${unknownFields.join(', ')}.`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Advice if rows of a download were rejected. */
export function refusalAdvice(folder: string, paths: readonly string[]): string {
  return [
    `The download is kept in ${folder}. It goes whole into a database that has no goals and courses of its own: set DATABASE_URL to a new one, and run the same command with --folder ${folder}.`,
    `To import the rows that this database accepts, run: mentoring import ${paths.map(quoted).join(' ')} --skip-bad`,
  ].join('\n');
}

/** Quotes a word for a shell. */
const quoted = (path: string): string => (/^[\w./:\\-]+$/.test(path) ? path : `"${path}"`);

const feedbackWords = (needed: number | null): string =>
  needed === null
    ? 'the relations behind the list of feedbacks needed, which the source does not show'
    : `the relations behind the list of feedbacks needed, which has ${counted(needed, 'entry', 'entries')} at the source`;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
