/** Generates files to import: any number of goals, and a programme. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const GOAL_COLUMNS = 'id,created_at,input,output,input_tokens,output_tokens';

/** Writes a file line by line. */
async function writeLines(path: string, header: string, lines: Iterable<string>): Promise<string> {
  const file = createWriteStream(path);
  file.write(`${header}\n`);
  for (const line of lines) if (!file.write(`${line}\n`)) await once(file, 'drain');
  file.end();
  await finished(file);
  return path;
}

/** Writes goals with these ids, the oldest first. */
export function writeGoalTable(path: string, from: number, to: number): Promise<string> {
  return writeLines(path, GOAL_COLUMNS, goalLines(from, to));
}

function* goalLines(from: number, to: number): Generator<string> {
  const start = Temporal.Instant.from('2024-01-01T00:00:00Z').epochMilliseconds;
  for (let id = from; id <= to; id++) {
    const time = new Date(start + id * 60_000).toISOString().replace('Z', '000Z');
    yield `${id},${time},"I want to become a team lead, and to speak better in meetings: ${id}.","I will lead 2 small projects from kick-off to review by 20 February 2027.\nI will speak in 5 meetings by 1 March 2027.",${240 + (id % 60)},${60 + (id % 50)}`;
  }
}

/** A syllable for each digit, so that everybody has a name of their own, which is no part of anything else. */
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'ke', 'li', 'mo', 'nu'];

const nameOf = (first: string, programme: string, index: number): string =>
  `${first} ${programme}M${String(index).replaceAll(/\d/g, (digit) => SYLLABLES[Number(digit)] ?? '')}`;

/**
 * Writes a programme in which every hundredth relation owes all six feedbacks, and the others none.
 *
 * @param name stands in the names of files and addresses, so that another programme can join the first
 */
export async function writeProgrammeTables(
  folder: string,
  relations: number,
  name = '',
): Promise<readonly string[]> {
  const mentors = Math.ceil(relations / 3);
  const numbers = (length: number) => Array.from({ length }, (_, index) => index);
  const pair = (index: number) => `${name}r${index % mentors}@example.org,${name}e${index}@example.org`;
  return [
    await writeLines(
      join(folder, `${name}managers.csv`),
      'first_name,email',
      numbers(50).map((index) => `Manager ${index},m${index}@example.org`),
    ),
    await writeLines(join(folder, `${name}participants.csv`), 'role,full_name,email', [
      ...numbers(mentors).map((index) => `mentor,${nameOf('Ada', name, index)},${name}r${index}@example.org`),
      ...numbers(relations).map(
        (index) => `mentee,${nameOf('Bea', name, index)},${name}e${index}@example.org`,
      ),
    ]),
    await writeLines(
      join(folder, `${name}relations.csv`),
      'mentor_email,mentee_email,manager_email,cohort,start,end,status,status_since',
      numbers(relations).map((index) => {
        const start = Temporal.PlainDate.from('2025-01-01').add({ days: index % 300 });
        return `${pair(index)},m${index % 50}@example.org,A,${start},2026-03-01,matched,${start}`;
      }),
    ),
    await writeLines(
      join(folder, `${name}feedbacks.csv`),
      'mentor_email,mentee_email,cohort,role,round,received_on',
      numbers(relations).flatMap((index) =>
        index % 100 === 0
          ? []
          : ['mentee', 'mentor'].flatMap((role) =>
              ['Chemistry', 'Mid Program', 'Final'].map(
                (round) => `${pair(index)},A,${role},${round},2026-02-03`,
              ),
            ),
      ),
    ),
  ];
}
