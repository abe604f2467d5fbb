/** Reads what the desk shows. */

import type { Desk, DeskReader } from '../../domain/desk/desk-reader.ts';
import type { Database } from '../database.ts';
import type { Queries } from '../schema.ts';
import { readCalled, readNamesakes } from './namesakes.ts';
import { owedKeys, owedPage, PART, rowsOf } from './owed.ts';
import { readPair } from './pair.ts';
import { type DeskQueryContext, pairPage } from './pairs.ts';
import { findPeople, peoplePage, readPerson } from './people.ts';
import { scopeOf } from './scope.ts';
import { readStatistics } from './statistics.ts';
import { readChoices, readManagers, readToday } from './today.ts';

/**
 * The desk over a database.
 *
 * @param today the day it is where the programme is at home
 */
export function createDeskReader(database: Database, today: () => Temporal.PlainDate): DeskReader {
  return { seenBy: (onlyManager) => deskOf(database, today, onlyManager) };
}

function deskOf(database: Database, today: () => Temporal.PlainDate, onlyManager: string | null): Desk {
  /** Reads at one moment what somebody sees. */
  const read = <Result>(
    work: (queries: Queries, asked: DeskQueryContext) => Promise<Result>,
  ): Promise<Result> =>
    database.reader
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (queries) =>
        work(queries, { scope: await scopeOf(queries, onlyManager), today: today() }),
      );

  return {
    owed: (filter, sort, page) =>
      read((queries, asked) => owedPage(queries, { ...asked, filter, sort }, page)),

    async *allOwed(filter, sort) {
      // The keys are few; a slow reader of the rows keeps no snapshot of the database open.
      const keys = await read((queries, asked) => owedKeys(queries, { ...asked, filter, sort }, null));
      for (let start = 0; start < keys.length; start += PART) {
        yield await read((queries, asked) => rowsOf(queries, keys.slice(start, start + PART), asked));
      }
    },

    openByKeys: (keys) =>
      read(async (queries, asked) => {
        const rows = [];
        for (let start = 0; start < keys.length; start += PART) {
          rows.push(...(await rowsOf(queries, keys.slice(start, start + PART), asked)));
        }
        return rows;
      }),

    pairs: (filter, sort, page) => read((queries, asked) => pairPage(queries, asked, filter, sort, page)),
    pair: (id) => read((queries, asked) => readPair(queries, asked, id)),
    people: (filter, sort, page) => read((queries, asked) => peoplePage(queries, asked, filter, sort, page)),
    person: (id) => read((queries, asked) => readPerson(queries, asked, id)),
    findPeople: (text, role, limit) =>
      read((queries, asked) => findPeople(queries, asked, text, role, limit)),

    called: (people, pairs) => read((queries, { scope }) => readCalled(queries, scope, people, pairs)),
    namesakes: (ids) => read((queries, { scope }) => readNamesakes(queries, scope, ids)),

    managers: () => read((queries, { scope }) => readManagers(queries, scope)),

    today: (rows) => read((queries, asked) => readToday(queries, asked, rows)),
    choices: () => read((queries, { scope }) => readChoices(queries, scope)),
    statistics: () => read(readStatistics),
  };
}
