/** Names that several people have: an e-mail address tells them apart. */

import { sql } from 'kysely';
import type { Participant } from '../domain/programme.ts';
import { IS_NOT_ERASED, personInScope, type ReadScope } from './read-scope.ts';
import type { Queries } from './schema.ts';

/** Those names of people that others whom the reader may see have as well. */
export async function sharedNames(
  sight: ReadScope & { readonly queries: Queries },
  people: readonly Pick<Participant, 'full_name'>[],
): Promise<ReadonlySet<string>> {
  const names = [...new Set(people.map(({ full_name }) => full_name))];
  // Somebody who is mentee and mentor has one e-mail address.
  const { rows } =
    names.length === 0
      ? { rows: [] }
      : await sql<{ readonly full_name: string }>`
          select full_name from participants
          where substr(full_name, 1, 200) in (${sql.join(names.map(beginningOf))})
            and full_name in (${sql.join(names)}) and ${IS_NOT_ERASED} and ${personInScope(sight)}
          group by full_name having min(email) <> max(email)`.execute(sight.queries);
  return new Set(rows.map(({ full_name }) => full_name));
}

/** The indexed length of a name, in characters as databases count them. */
const beginningOf = (name: string): string => [...name].slice(0, 200).join('');
