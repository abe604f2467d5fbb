/** Reads what the desk shows. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import { atOneMoment, type Database } from '../database.ts';
import { type Sight, scopeOf } from '../read-scope.ts';
import { inParts } from '../row-conditions.ts';
import { owedPage, PART, rowsOf } from './owed.ts';
import { pairPage, readPair } from './pairs.ts';
import { findPeople, peoplePage, readNotes, readPerson } from './people.ts';
import { readCalled } from './searching.ts';
import { readChoices, readManagers, readStatistics, readToday } from './statistics.ts';

/** The desk over a database; `today` returns the day where the programme is at home. */
export function createDeskReader({ reader }: Database, today: () => Temporal.PlainDate): DeskReader {
  return {
    seenBy(onlyManager) {
      /** Reads at one moment what somebody sees. */
      const read = <Result>(work: (sight: Sight) => Promise<Result>): Promise<Result> =>
        atOneMoment(reader, async (queries) =>
          work({ queries, today: today(), ...(await scopeOf(queries, onlyManager)) }),
        );

      return {
        owed: (filter, sort, page) => read((sight) => owedPage(sight, filter, sort, page)),
        openByKeys: (keys) =>
          read(async (sight) =>
            (await Array.fromAsync(inParts(keys, PART), (part) => rowsOf(sight, part))).flat(),
          ),
        pairs: (filter, sort, page) => read((sight) => pairPage(sight, filter, sort, page)),
        pair: (id) => read((sight) => readPair(sight, id)),
        people: (filter, sort, page) => read((sight) => peoplePage(sight, filter, sort, page)),
        person: (id) => read((sight) => readPerson(sight, id)),
        findPeople: (text, role, limit) => read((sight) => findPeople(sight, text, role, limit)),
        called: (people, pairs) => read((sight) => readCalled(sight, people, pairs)),
        notes: (kind, id) => read((sight) => readNotes(sight, kind, id)),
        managers: () => read(readManagers),
        today: (rows) => read((sight) => readToday(sight, rows)),
        choices: () => read(readChoices),
        statistics: () => read(readStatistics),
      };
    },
  };
}
