/** The messages that were sent to people about their pairs. */

import { sql } from 'kysely';
import type { PersonMessage, SentMessage } from '../../domain/desk/common.ts';
import { personInReach, type Sight } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

interface Row extends Omit<SentMessage, 'at'> {
  readonly relation_id: number;
  readonly at: string;
}

/**
 * The messages to one of a pair that name the other, by the ids of pairs, the newest first. A digest is to neither, and a cancelled
 * message was written to nobody.
 */
export async function messagesOf(
  queries: Queries,
  pairs: readonly number[],
): Promise<ReadonlyMap<number, readonly SentMessage[]>> {
  const { rows } = await sql<Row>`
    with roles as (select 'mentee' as role union all select 'mentor')
    select relations.id as relation_id, roles.role, outbox.id as outbox_id, outbox.created_at as at, outbox.state
    from relations
    cross join roles
    join participants as person on person.id =
      case roles.role when 'mentee' then relations.mentee_id else relations.mentor_id end
    join outbox on outbox.recipient_email = person.email
      and outbox.kind <> 'digest' and outbox.state <> 'cancelled'
    join outbox_mentions on outbox_mentions.outbox_id = outbox.id
      and outbox_mentions.kind = 'participant' and outbox_mentions.person_id =
        case roles.role when 'mentee' then relations.mentor_id else relations.mentee_id end
    where ${isAnyOf('relations.id', pairs)}
    order by outbox.created_at desc, outbox.id desc`.execute(queries);
  const messageOf = ({ relation_id: _, at, ...message }: Row) => ({
    ...message,
    at: Temporal.Instant.from(at),
  });
  const byPair = Map.groupBy(rows, ({ relation_id }) => relation_id);
  return new Map([...byPair].map(([id, own]) => [id, own.map(messageOf)]));
}

/** The number of messages to a person that are listed. */
const NEWEST = 20;

/** The newest messages to an address that name nobody whom the reader may not see. */
export async function messagesTo(sight: Sight, email: string): Promise<readonly PersonMessage[]> {
  const isSeen = personInReach(sight, sql`person_id`);
  const { rows } = await sql<Omit<PersonMessage, 'at'> & { readonly at: string }>`
    select id as outbox_id, kind, created_at as at, state from outbox
    where recipient_email = ${email} and kind <> 'digest' and state <> 'cancelled' and not exists (
      select 1 from outbox_mentions where outbox_id = outbox.id and kind = 'participant' and not (${isSeen})
    )
    order by created_at desc, id desc limit ${NEWEST}`.execute(sight.queries);
  return rows.map(({ at, ...message }) => ({ ...message, at: Temporal.Instant.from(at) }));
}
