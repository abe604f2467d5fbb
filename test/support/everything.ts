/** A database with everything in it that an export must keep. */

import assert from 'node:assert/strict';
import { post } from './documents.ts';
import { importProgramme } from './examples.ts';
import { startService } from './service.ts';
import { type Workplace, workplace } from './workplace.ts';

/** Chemistry a week later than it is shipped, and a round that mentors alone owe. */
const ROUNDS = `title,order,counts_from,days,share,days_without_end,owed_by
Chemistry,1,start,21,,,both
Goodbye,4,end,7,,187,mentor
`;

/** What mentees type, and what spreadsheets would run. */
export const WISHES = [
  'I want to become a team lead.',
  'Ich möchte Englisch von B1 auf B2 bringen\nund ein Netzwerk aufbauen.',
  'Chcę zmienić pracę do końca roku.\r\n\r\n- rozmowy\r\n- CV',
  'Chci se naučit programovat, "opravdu", dnes; zítra\tpozději',
  '=1+1',
  "'=1+1",
  "'t Is mijn wens om beter te presenteren",
  '+48 123 456',
  '-2 kg, @home',
  '＝SUM(A1)',
  '😀 J’aimerais apprendre à dire non 🙅‍♀️',
  '   I want to lead, with space around   ',
] as const;

/** The example programme with other rounds, goals, and gaps where a person and a goal were erased. */
export async function everything(): Promise<Workplace> {
  await using opened = new AsyncDisposableStack();
  const place = opened.use(await workplace());
  await importProgramme(place);
  await place.write('rounds.csv', ROUNDS);
  await place.write(
    'more-courses.csv',
    `title,code,gsheet_name,deactivated\n"'=HYPERLINK(""https://example.org"")",-3,'plain,true\n`,
  );
  await place.done('import', 'rounds.csv', 'more-courses.csv');
  {
    await using service = await startService({ DATABASE_URL: `sqlite:${place.databaseFile}` });
    for (const input of WISHES) {
      const { status, body } = await post(service.port, '/smart-goals/', { input });
      assert.equal(status, 201, body.toString());
    }
  }
  await place.done('erase', 'hynek.vzor@example.org', '--yes');
  await place.done('erase', '--goal', '2', '--yes');
  opened.move();
  return place;
}
