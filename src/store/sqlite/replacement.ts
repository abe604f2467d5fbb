/**
 * Replaces whole tables in SQLite, where one transaction at a time blocks all writers: many changed rows of
 * an import are written in batches into unused tables, which then take the names of the others.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { ChangedMeanwhileError } from '../../domain/import-store.ts';
import type { KeyedTable, TableReplacement, Write } from '../database.ts';
import type { Queries, Transaction } from '../schema.ts';

/** The name of the unused tables, with the time at which they were created. */
const NAME = /^exchange_(?<begun>\d+)_/;
/** The number of rows in a batch, which takes less than a tenth of a second. */
const PART = 10_000;
/** The pause for other writers between two batches, in milliseconds: longer than that between their attempts. */
const PAUSE = 30;
/** Older ones, in milliseconds, belong to a killed process. */
const ABANDONED = 600_000;

interface Prepared {
  readonly name: string;
  /** The SQL of the original table: another version of the program may have changed it meanwhile. */
  readonly definition: string;
}

/** Creates a replacement on a connection that has staged copies of the tables under the same names. */
export function tableReplacement(queries: Queries, write: Write): TableReplacement {
  const begun = `exchange_${Temporal.Now.instant().epochMilliseconds}_`;
  const [arriving, leaving] = [`${begun}new_`, `${begun}old_`];
  const prepared: Prepared[] = [];

  return {
    async prepare(tables, signal) {
      // The rows come from the copies, whose references are valid; and foreign keys refer to tables by name.
      await sql`pragma foreign_keys = off`.execute(queries);
      await sql`pragma legacy_alter_table = on`.execute(queries);
      for (const table of tables) {
        const definition = await definitionOf(queries, table.name);
        const target = sql.id('main', arriving + table.name);
        const columns = sql.raw(definition.slice(definition.indexOf('(')));
        await write((transaction) => sql`create table ${target} ${columns}`.execute(transaction));
        prepared.push({ name: table.name, definition });
        await fill(queries, write, table, arriving, signal);
      }
    },

    async exchange(transaction) {
      for (const { name, definition } of prepared) {
        if ((await definitionOf(transaction, name)) !== definition) throw new ChangedMeanwhileError();
        await definitionOf(transaction, arriving + name);
        const { rows: indexes } = await sql<{ name: string; sql: string }>`
          select name, sql from main.sqlite_master where type = 'index' and tbl_name = ${name} and sql is not null`.execute(
          transaction,
        );
        for (const index of indexes) await sql`drop index ${sql.id('main', index.name)}`.execute(transaction);
        await rename(transaction, name, leaving + name);
        await rename(transaction, arriving + name, name);
        for (const index of indexes) {
          const statement = index.sql.replace(/^create (?:unique )?index /i, (begin) => `${begin}main.`);
          await sql.raw(statement).execute(transaction);
        }
      }
    },

    async clear() {
      await removeTables(queries, write, (name) => name.startsWith(begun) || isAbandoned(name));
      await sql`pragma legacy_alter_table = off`.execute(queries);
      await sql`pragma foreign_keys = on`.execute(queries);
    },
  };
}

const rename = (transaction: Transaction, from: string, to: string) =>
  sql`alter table ${sql.id('main', from)} rename to ${sql.id(to)}`.execute(transaction);

function isAbandoned(name: string): boolean {
  const begun = NAME.exec(name)?.groups?.['begun'];
  return begun !== undefined && Temporal.Now.instant().epochMilliseconds - Number(begun) > ABANDONED;
}

/** Whether a table is an unused one, which may still contain erased data. */
export const isExchanged = (name: string): boolean => NAME.test(name);

async function definitionOf(queries: Queries, name: string): Promise<string> {
  const { rows } = await sql<{ sql: string }>`
    select sql from main.sqlite_master where type = 'table' and name = ${name}`.execute(queries);
  const definition = rows[0]?.sql;
  if (definition === undefined) throw new ChangedMeanwhileError();
  return definition;
}

async function fill(
  queries: Queries,
  write: Write,
  { name, key }: KeyedTable,
  arriving: string,
  signal: AbortSignal,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.id(column)));
  const [source, target] = [sql.id('temp', name), sql.id('main', arriving + name)];
  let last: readonly unknown[] | null = null;
  for (;;) {
    signal.throwIfAborted();
    const after: RawBuilder<unknown> = last === null ? sql`true` : sql`(${columns}) > (${sql.join(last)})`;
    const { rows }: { readonly rows: readonly Readonly<Record<string, unknown>>[] } = await sql<
      Readonly<Record<string, unknown>>
    >`select ${columns} from ${source} where ${after} order by ${columns} limit 1 offset ${PART - 1}`.execute(
      queries,
    );
    const [end] = rows;
    const until: readonly unknown[] | null = end === undefined ? null : key.map((column) => end[column]);
    const before = until === null ? sql`true` : sql`(${columns}) <= (${sql.join(until)})`;
    await write(async (transaction) => {
      await definitionOf(transaction, arriving + name);
      await sql`insert into ${target} select * from ${source} where ${after} and ${before} order by ${columns}`.execute(
        transaction,
      );
    });
    if (until === null) return;
    last = until;
    await wait(PAUSE);
  }
}

/** Empties tables in batches, since deleted content is overwritten, and drops them. */
async function removeTables(
  queries: Queries,
  write: Write,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from main.sqlite_master where type = 'table'`.execute(queries);
  for (const { name } of rows.filter((table) => isWanted(table.name))) {
    const table = sql.id('main', name);
    for (let more = true; more; ) {
      more = await write(async (transaction) => {
        const { numAffectedRows = 0n } = await sql`
          delete from ${table} where rowid in (select rowid from ${table} limit ${PART})`.execute(
          transaction,
        );
        if (numAffectedRows < BigInt(PART)) await sql`drop table ${table}`.execute(transaction);
        return numAffectedRows === BigInt(PART);
      });
      await wait(PAUSE);
    }
  }
}
