import { type FeedbackNeededReader, feedbackNeededFields } from '../domain/due-feedbacks.ts';
import { type Collection, declareCollection } from './collection.ts';

/** The owed feedback: who should have given it. */
export const feedbacksNeeded = (feedbacks: FeedbackNeededReader, timeZone: string): Collection =>
  declareCollection({
    path: 'feedbacks_needed',
    name: 'Feedbacks Needed',
    noun: 'feedback needed',
    description: 'All feedbacks that should already be filled in.',
    freshness: { kind: 'private' },
    scopes: { read: 'feedbacks:read' },
    fields: feedbackNeededFields,
    timeZone,
    version: () => feedbacks.version(),
    listing: { kind: 'all', list: () => feedbacks.list() },
  });
