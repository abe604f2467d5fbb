/** The statuses for the follow-up with applicants: nine in a new database, replaced by an import. */

import { boolean, integer, type RecordOf, text } from './fields.ts';
import type { Versioned } from './page.ts';

export const preLeadStatusFields = {
  id: integer({ readOnly: true, label: 'ID', description: 'The number of the status.', example: 1 }),
  name: text({
    readOnly: true,
    erasure: 'names nobody',
    description: 'The label that is shown.',
    example: 'Call scheduled',
  }),
  value: text({
    readOnly: true,
    erasure: 'names nobody',
    description: 'The name for machines.',
    example: 'call_scheduled',
  }),
  order: integer({ readOnly: true, description: 'The position in the list, from 1.', example: 1 }),
  background: text({
    readOnly: true,
    erasure: 'names nobody',
    description: 'The colour, as #RRGGBB.',
    example: '#0072B2',
  }),
  disabled: boolean({ readOnly: true, description: 'Whether the status is unavailable.', example: false }),
};

export type PreLeadStatus = RecordOf<typeof preLeadStatusFields>;

/** Reads the statuses in display order. */
export interface PreLeadStatusReader extends Versioned {
  list(): Promise<readonly PreLeadStatus[]>;
}
