/**
 * Databases of PostgreSQL that tests use one after the other: to empty one takes a fraction of the time of making and
 * dropping one. Between two tests it gets back the rows that every new one has.
 */

import { Client } from 'pg';
import { ownIdentity } from './migrated-database.ts';

/** Where the rows are kept, and what the database was made of. */
const KEPT = 'rows_of_every_new_one';

/** A database, and what it is made of when it is new. */
export interface ReusableDatabase {
  readonly url: string;
  readonly parts: string;
}

/** Larger tables are made anew, in bytes: in smaller ones it takes less to delete the rows. */
const LARGE = 128 * 1024;

const OWN_TABLES =
  "select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";

const KEEP = `do $$
declare one record; filled boolean;
begin
  create schema ${KEPT};
  for one in ${OWN_TABLES} loop
    execute format('select exists (select from public.%I)', one.relname) into filled;
    if filled then execute format('create table ${KEPT}.%I as table public.%I', one.relname, one.relname); end if;
  end loop;
  create table ${KEPT}.all_sequences as
    select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_called
      from pg_sequences where schemaname = 'public';
end $$`;

const EMPTY = `do $$
declare one record;
begin
  perform pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  -- In any order, whatever refers to what.
  set local session_replication_role = replica;
  for one in ${OWN_TABLES} loop
    if pg_relation_size(one.oid) > ${LARGE} then execute format('truncate public.%I cascade', one.relname);
    else execute format('delete from public.%I', one.relname); end if;
  end loop;
  for one in select relname from pg_class where relkind = 'r' and relnamespace = '${KEPT}'::regnamespace
      and relname <> 'all_sequences' loop
    execute format('insert into public.%I overriding system value table ${KEPT}.%I', one.relname, one.relname);
  end loop;
  perform setval(format('public.%I', sequencename)::regclass, value, is_called) from ${KEPT}.all_sequences;
end $$`;

/** Tables, columns, constraints, indexes, triggers, functions, schemas and settings: whatever a test may have changed. */
const PARTS = `select concat_ws(' ',
  (select md5(string_agg(oid::text || relname || relnatts || relchecks || relhastriggers, ',' order by oid))
    from pg_class where relnamespace = 'public'::regnamespace),
  (select count(*) from pg_attribute where not attisdropped), (select count(*) from pg_constraint),
  (select count(*) from pg_trigger), (select count(*) from pg_proc), (select count(*) from pg_namespace
    where nspname !~ '^pg_(toast_)?temp_'), (select count(*) from pg_db_role_setting)) as parts`;

/** Notes what a new database is like, so that it can be used again. */
export const reusable = (url: string): Promise<ReusableDatabase> =>
  within(url, async (client) => {
    await client.query(KEEP);
    await client.query(ownIdentity());
    return { url, parts: await partsOf(client) };
  });

/** Resets a database to its initial state; false if it must not be used again. */
export const renewed = ({ url, parts }: ReusableDatabase): Promise<boolean> =>
  within(url, async (client) => {
    if ((await partsOf(client)) !== parts) return false;
    await client.query(EMPTY);
    await client.query(ownIdentity());
    return true;
  });

const partsOf = async (client: Client): Promise<string> =>
  (await client.query<{ readonly parts: string }>(PARTS)).rows[0]?.parts ?? '';

async function within<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
