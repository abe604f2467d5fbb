import { assertPart } from '../domain/fields.ts';
import { ROLES } from '../domain/programme.ts';
import {
  type ReceivedFeedbackStore,
  receivedFeedbackFields,
  receivedFeedbackFilters,
} from '../domain/received-feedback.ts';
import { type Collection, declareCollection } from './collection.ts';

/** Received feedback: listed in pages, latest first, and recorded by POST. */
export const receivedFeedbacks = (feedbacks: ReceivedFeedbackStore, timeZone: string): Collection =>
  declareCollection({
    path: 'feedbacks',
    name: 'Feedbacks',
    noun: 'feedback',
    description: 'Feedbacks that were received, latest first.',
    freshness: { kind: 'private' },
    scopes: { read: 'feedbacks:read', write: 'feedbacks:write' },
    fields: receivedFeedbackFields,
    timeZone,
    version: () => feedbacks.version(),
    listing: {
      kind: 'pages',
      size: 30,
      filters: receivedFeedbackFilters,
      page(request, filter) {
        assertPart(receivedFeedbackFilters, filter);
        return feedbacks.page(request, filter);
      },
    },
    creation: {
      mayConflict: true,
      create: async ({ role, ...values }, { origin }) => {
        if (!isRole(role)) throw new TypeError('a role passed validation that is none');
        return feedbacks.receive({ ...values, role }, origin);
      },
      find: (number) => feedbacks.find(number),
    },
  });

const isRole = (value: unknown): value is (typeof ROLES)[number] => ROLES.some((role) => role === value);
