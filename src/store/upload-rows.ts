/** How uploads are kept in rows. */

import type { Upload, UploadDecisions, UploadedFile, UploadResult, UploadSummary } from '../domain/upload.ts';
import type { Queries, Schema, Transaction } from './schema.ts';

/** Adds files to an upload, from a position on. */
export async function keepFiles(
  transaction: Transaction,
  id: string,
  files: readonly UploadedFile[],
  first = 0,
): Promise<void> {
  for (const [index, { name, content }] of files.entries()) {
    await transaction
      .insertInto('upload_files')
      .values({
        upload_id: id,
        position: first + index,
        name,
        bytes: content.length,
        content: Buffer.from(content).toString('base64'),
      })
      .execute();
  }
}

/** The result of an import as JSON. */
export const resultText = ({ at, entry, counts }: UploadResult): string =>
  JSON.stringify({ at: at.toString(), entry, counts });

/** The result of an import as {@link resultText} has written it. */
function resultFrom(text: string): UploadResult {
  const { at, ...kept }: Omit<UploadResult, 'at'> & { readonly at: string } = JSON.parse(text);
  return { ...kept, at: Temporal.Instant.from(at) };
}

type UploadRow = Omit<Schema['uploads'], 'choices' | 'decisions'>;

/** The columns of a summary. */
export const SUMMARY = ['id', 'who', 'account_id', 'created_at', 'revision', 'result'] as const;

/** Reads the summary of an upload for lists. */
export async function summaryOf(queries: Queries, row: UploadRow): Promise<UploadSummary> {
  const files = await queries
    .selectFrom('upload_files')
    .select(['name', 'bytes'])
    .where('upload_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    id: row.id,
    who: row.who,
    account_id: row.account_id,
    created_at: Temporal.Instant.from(row.created_at),
    files,
    result: row.result === null ? null : resultFrom(row.result),
    revision: row.revision,
  };
}

/** What is decided before anybody has. */
const UNDECIDED: Required<UploadDecisions['decisions']> = {
  ...{ values: {}, people: {}, letters: {}, new_people: [], accept: [], rows: {} },
};

/** The upload with an id; null if there is none. */
export async function findUpload(queries: Queries, id: string): Promise<Upload | null> {
  const row = await queries.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const choices: UploadDecisions['choices'] = JSON.parse(row.choices);
  const decisions: UploadDecisions['decisions'] = JSON.parse(row.decisions);
  return { ...(await summaryOf(queries, row)), choices, decisions: { ...UNDECIDED, ...decisions } };
}
