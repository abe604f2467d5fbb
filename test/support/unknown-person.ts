import { nothingOf } from '../../src/domain/fields.ts';
import { participantFields, relationDetails } from '../../src/domain/programme.ts';

/** A person of whom nothing is known but what must be. */
export const UNKNOWN_PERSON = nothingOf(participantFields);

/** The same of a pair. */
export const UNKNOWN_PAIR = nothingOf(relationDetails);
