import { type PreLeadStatusReader, preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { type Collection, declareCollection } from './collection.ts';

/** Pre-lead statuses: a fixed list that clients may cache for a day. */
export const preLeadStatuses = (statuses: PreLeadStatusReader, timeZone: string): Collection =>
  declareCollection({
    path: 'pre-lead-statuses',
    name: 'Pre Lead Statuses',
    noun: 'pre-lead status',
    description: 'Pre-lead statuses in display order.',
    freshness: { kind: 'fixed', seconds: 86_400 },
    scopes: { read: 'statuses:read' },
    fields: preLeadStatusFields,
    timeZone,
    version: () => statuses.version(),
    listing: { kind: 'all', list: () => statuses.list() },
  });
