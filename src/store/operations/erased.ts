/** Keeps who was erased from coming back by an operation, as imports do. */

import type { Operation } from '../../domain/operations/operation.ts';
import { type Refused, refuse } from '../../domain/operations/planning.ts';
import type { RowChange } from '../../domain/operations/rows.ts';
import { type Database, DatabaseOpenError } from '../database.ts';
import { type ErasureDigests, findErased, hasErasures } from '../erasures.ts';
import type { Queries } from '../schema.ts';

/** The digests by which an operation is checked; null where it names nobody new, or nobody was ever erased. */
export async function digestsFor(
  { reader }: Pick<Database, 'reader'>,
  operation: Operation,
  open: () => Promise<ErasureDigests>,
): Promise<ErasureDigests | Refused | null> {
  if (!NAMING.has(operation.kind) || !(await hasErasures(reader))) return null;
  try {
    return await open();
  } catch (error) {
    if (error instanceof DatabaseOpenError) return refuse({ code: 'told', text: error.message });
    throw error;
  }
}

/** The operations that may say who somebody is. */
const NAMING: ReadonlySet<Operation['kind']> = new Set([
  'create-person',
  'change-person',
  'create-relation',
  'create-manager',
  'change-manager',
]);

/** The refusal of changes that give somebody an e-mail address or an external id that was erased. */
export async function erasedIn(
  queries: Queries,
  changes: readonly RowChange[],
  digests: ErasureDigests,
): Promise<Refused | undefined> {
  const given = changes.flatMap(identitiesGiven).map((one) => ({
    ...one,
    digest: one.role === null ? digests.email(one.text) : digests.externalId(one.role, one.text),
  }));
  const erased = await findErased(queries, 'person', () => given.map(({ digest }) => digest));
  const found = given.find(({ digest }) => erased.has(digest));
  if (found === undefined) return undefined;
  return refuse(
    found.role === null
      ? { code: 'email-erased', email: found.text }
      : { code: 'external-id-erased', role: found.role, external_id: found.text },
  );
}

/** The identities that a change newly gives somebody; the role is that of an external id. */
function identitiesGiven(change: RowChange) {
  if (change.table === 'managers') {
    const { before, after } = change;
    return after === null || after.email === before?.email ? [] : [{ role: null, text: after.email }];
  }
  if (change.table !== 'participants' || change.after === null) return [];
  const { before, after } = change;
  return [
    ...(after.email === before?.email ? [] : [{ role: null, text: after.email }]),
    ...(after.external_id === null || after.external_id === before?.external_id
      ? []
      : [{ role: after.role, text: after.external_id }]),
  ];
}
