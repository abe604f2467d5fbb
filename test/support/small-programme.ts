/** A few people as files to import: Anna mentors Ben and Clara, looked after by Maria. */

import { rmSync } from 'node:fs';
import { type Workplace, workplace } from './workplace.ts';

export const MANAGERS = 'first_name,last_name,email\nMaria,Muster,maria@example.org\n';
export const PARTICIPANTS = `role,full_name,email,external_id
mentor,Anna Example,anna@example.org,X-1
mentee,Ben Example,ben@example.org,X-2
mentee,Clara Example,clara@example.org,
`;
export const RELATION_HEADER =
  'mentor_email,mentee_email,manager_email,cohort,start,end,status,status_since,reason';
export const RELATIONS = `${RELATION_HEADER}
anna@example.org,ben@example.org,maria@example.org,2025,2025-01-06,2025-07-05,matched,2025-01-06,went well
anna@example.org,clara@example.org,,2025,2025-02-03,,matched,2025-02-03,
`;

export const SMALL_FILES = ['managers.csv', 'participants.csv', 'relations.csv'] as const;

/** Writes the three files into a workplace. */
export async function writeSmallFiles(place: Workplace): Promise<void> {
  await place.write('managers.csv', MANAGERS);
  await place.write('participants.csv', PARTICIPANTS);
  await place.write('relations.csv', RELATIONS);
}

let first: Promise<string> | undefined;

/** A workplace with the files, whose database has them: they are imported once, and the database is copied. */
export async function smallProgramme(): Promise<Workplace> {
  first ??= importedDatabase();
  const place = await workplace(await first);
  await writeSmallFiles(place);
  return place;
}

async function importedDatabase(): Promise<string> {
  const place = await workplace();
  process.once('exit', () => rmSync(place.folder, { recursive: true, force: true }));
  await writeSmallFiles(place);
  await place.done('import', ...SMALL_FILES);
  return place.databaseFile;
}
