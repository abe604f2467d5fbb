/**
 * Staged copies of the small tables, on the connection of an import and under the same names: its queries
 * read and write the copies. Nobody waits for them; at the end the difference is written in one transaction.
 */

import { sql } from 'kysely';
import type { Kind } from '../../domain/imported-rows.ts';
import type { TableReplacement, Workspace } from '../database.ts';
import type { CollectionName, Queries, Transaction } from '../schema.ts';
import { COLLECTIONS, KIND_TABLES, TABLE_NAMES, TABLES, type TableName } from '../tables.ts';

type CopiedTable = NonNullable<(typeof TABLES)[TableName]['imported']> & {
  readonly name: TableName;
  readonly key: readonly string[];
};

/** All of them, in the order of their references. */
const COPIED: readonly CopiedTable[] = TABLE_NAMES.flatMap((name) => {
  const { key, imported } = TABLES[name];
  return imported === undefined || imported.aside ? [] : [{ name, key, ...imported }];
});

interface StagedTables {
  readonly tables: readonly CopiedTable[];
  readonly revisions: ReadonlyMap<string, number>;
}

/** Creates copies of the tables that some kinds of rows need, from one snapshot. */
export async function copyTables(workspace: Workspace, kinds: readonly Kind[]): Promise<StagedTables> {
  const { schema } = workspace;
  const collections = new Set(kinds.map((kind) => TABLES[KIND_TABLES[kind]].imported?.collection));
  // Every kind needs the erasures.
  const tables = COPIED.filter(({ name, collection }) => name === 'erasures' || collections.has(collection));
  return workspace.read(async (queries) => {
    for (const { name, key, lookups = [] } of tables) {
      await sql`create temp table ${sql.id(name)} as select * from ${sql.id(schema, name)}`.execute(queries);
      await sql`create unique index ${sql.id(`${name}_key`)} on ${sql.id(name)} (${columns(key)})`.execute(
        queries,
      );
      for (const [number, lookup] of lookups.entries()) {
        const index = sql.id(`${name}_lookup_${number}`);
        await sql`create index ${index} on ${sql.id(name)} (${columns(lookup)})`.execute(queries);
      }
    }
    return { tables, revisions: await revisions(queries) };
  });
}

async function revisions(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.selectFrom('collections').select(['name', 'revision']).execute();
  return new Map(rows.map(({ name, revision }) => [name, revision]));
}

/** The new and changed rows of the copies, one table for each changed table. */
export type Differences = readonly Difference[];

interface Difference extends CopiedTable {
  /** The tables that are replaced as a whole, where that is possible. */
  readonly isLarge: boolean;
}

/** More rows in one transaction would delay other writers by more than a tenth of a second. */
const LARGE = 20_000;

/** Finds the new and changed rows, before the final transaction. */
export async function findDifferences(workspace: Workspace, { tables }: StagedTables): Promise<Differences> {
  const { queries, schema, temporarySchema } = workspace;
  const differing: Difference[] = [];
  for (const table of tables) {
    const { name, key } = table;
    await sql`create temp table ${sql.id(`different_${name}`)} as
      select * from ${sql.id(temporarySchema, name)} except select * from ${sql.id(schema, name)}`.execute(
      queries,
    );
    // Other writers wait while the rows are looked up: without an index, each lookup would scan the table.
    await sql`create unique index ${sql.id(`different_${name}_key`)} on ${sql.id(`different_${name}`)} (${columns(key)})`.execute(
      queries,
    );
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from ${sql.id(`different_${name}`)} limit ${LARGE}
    ) as first_ones`.execute(queries);
    const count = Number(rows[0]?.count);
    if (count > 0 || (await losesSome(workspace, table)))
      differing.push({ ...table, isLarge: count === LARGE });
  }
  return differing;
}

/** The rows of a table that its copy has no more; where they are noted, nobody has to look at all others. */
const lost = ({ schema, temporarySchema }: Workspace, { name, key, loses }: CopiedTable) =>
  loses === 'noted'
    ? sql`from ${sql.id(schema, name)} where (${columns(key)}) in (
        select ${columns(key)} from ${sql.id(`removed_${name}`)}
      )`
    : sql`from ${sql.id(schema, name)} where (${columns(key)}) not in (
        select ${columns(key)} from ${sql.id(temporarySchema, name)}
      )`;

async function losesSome(workspace: Workspace, table: CopiedTable): Promise<boolean> {
  if (table.loses === undefined) return false;
  const { rows } = await sql`select 1 ${lost(workspace, table)} limit 1`.execute(workspace.queries);
  return rows.length > 0;
}

/**
 * Writes the new and changed rows into the database.
 *
 * @param replacement has the tables that are replaced as a whole
 * @returns false if a collection to be written has changed since it was copied; the transaction must be
 * rolled back then
 */
export async function publishDifferences(
  transaction: Transaction,
  workspace: Workspace,
  differences: Differences,
  copied: StagedTables,
  replacement?: TableReplacement,
): Promise<boolean> {
  const now = await revisions(transaction);
  const changed = new Set(differences.map(({ collection }) => collection));
  if ([...changed].some((name) => now.get(name) !== copied.revisions.get(name))) return false;
  const { schema } = workspace;
  if (await anythingErasedSince(transaction, workspace)) return false;
  await replacement?.exchange(transaction);
  for (const table of differences) {
    const { name, key } = table;
    if (replacement !== undefined && table.isLarge) continue;
    if (table.loses) await sql`delete ${lost(workspace, table)}`.execute(transaction);
    await makeWay(transaction, schema, table);
    const { rows } = await sql<object>`select * from ${sql.id(`different_${name}`)} limit 1`.execute(
      transaction,
    );
    const others = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
    if (others.length === 0) continue;
    const updates = sql.join(others.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`));
    await sql`insert into ${sql.id(schema, name)} select * from ${sql.id(`different_${name}`)} where true
      on conflict (${columns(key)}) do update set ${updates}`.execute(transaction);
  }
  for (const name of changed) await count(transaction, schema, name);
  return true;
}

/** Whether something was erased after the copy was made, which a file may contain. */
async function anythingErasedSince(
  transaction: Transaction,
  { schema, temporarySchema }: Workspace,
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.id(schema, 'erasures')} as erased
    where not exists (select 1 from ${sql.id(temporarySchema, 'erasures')} as copy where copy.digest = erased.digest)
    limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Writes placeholders into changing rows whose unique values others may get. */
async function makeWay(
  transaction: Transaction,
  schema: string,
  { name, key, exchanged = {} }: CopiedTable,
): Promise<void> {
  const [copy, table] = [sql.id(`different_${name}`), sql.id(schema, name)];
  const same = sql.join(
    key.map((column) => sql`copy.${sql.id(column)} = own.${sql.id(column)}`),
    sql` and `,
  );
  const keys = sql.join(key.map((column) => sql`copy.${sql.id(column)}`));
  for (const [column, placeholder] of Object.entries(exchanged)) {
    await sql`update ${table} set ${sql.id(column)} = ${placeholder} where (${columns(key)}) in (
      select ${keys} from ${copy} as copy join ${table} as own on ${same}
      where own.${sql.id(column)} is not null and copy.${sql.id(column)} is distinct from own.${sql.id(column)}
    )`.execute(transaction);
  }
}

async function count(transaction: Transaction, schema: string, name: CollectionName): Promise<void> {
  await sql`update ${sql.id(schema, 'collections')} set revision = revision + 1 where name = ${name}`.execute(
    transaction,
  );
  const counted = COLLECTIONS[name].table;
  if (counted === null) return;
  const table = sql.id(schema, counted);
  await sql`update ${sql.id(schema, 'collections')} set
      count = (select count(*) from ${table}),
      last_id = (select coalesce(max(id), 0) from (
        select id from ${table} union all select last_id from ${sql.id(schema, 'collections')} where name = ${name}
      ) as ids)
    where name = ${name}`.execute(transaction);
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)));
