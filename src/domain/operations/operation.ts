/** The operations on the programme, as data that a command or a form provides. */

import type { PartOf } from '../fields.ts';
import type { Question } from '../forms/question.ts';
import type { Note, NoteSubject } from '../notes.ts';
import type {
  FeedbackKey,
  FeedbackRound,
  Manager,
  managerFields,
  Participant,
  participantFields,
  Relation,
  relationDetails,
  relationFields,
  Transition,
} from '../programme.ts';
import type { RecordKind } from './rows.ts';

type PlainDate = Temporal.PlainDate;

/** The changes of a relation; a manager of null: nobody looks after it any more. */
export type RelationPatch = Omit<PartOf<typeof relationFields>, 'mentor_id' | 'mentee_id'>;

/** Languages are those of `LANGUAGES`; null: that of the programme. */
type PersonPatch = Omit<PartOf<typeof participantFields>, 'role'>;

/** A person who is created together with a relation. */
export type NewPerson = Pick<Participant, 'full_name' | 'email'>;

/** The changes of a round; whatever is at the new place among the rounds, from 1, moves. */
export type RoundPatch = Partial<Pick<FeedbackRound, 'title' | 'titles' | 'order' | 'due' | 'roles'>>;

/** The values of each kind of operation. In those on rounds a cohort of null means all that have no rule of their own. */
interface ValuesOfKind {
  'create-relation': Pick<Relation, 'manager_id' | 'cohort' | 'start' | 'end'> &
    PartOf<typeof relationDetails> & {
      /** By the id, or to be made in the same change. */
      readonly mentor: number | NewPerson;
      readonly mentee: number | NewPerson;
      readonly status: 'proposed' | 'matched';
    };
  'change-status': {
    readonly relation_id: number;
    readonly transition: Transition['name'];
    /** The first day of the new status. */
    readonly on: PlainDate;
  };
  'change-relation': { readonly relation_id: number; readonly patch: RelationPatch };
  'delete-relation': { readonly relation_id: number };

  /** What is not given is not known. */
  'create-person': Pick<Participant, 'role' | 'full_name' | 'email'> & PersonPatch;
  'change-person': { readonly person_id: number; readonly patch: PersonPatch };
  /** Ends every relation of the person. */
  'drop-out': { readonly person_id: number; readonly on: PlainDate };
  /** Gives everything of one record to another of the same person, and removes it. */
  'merge-people': { readonly keep_id: number; readonly remove_id: number };

  'create-manager': Pick<Manager, 'first_name' | 'email'> & PartOf<typeof managerFields>;
  'change-manager': { readonly manager_id: number; readonly patch: PartOf<typeof managerFields> };
  'hand-over': { readonly from_id: number; readonly to_id: number };

  'create-round': Pick<FeedbackRound, 'title' | 'due' | 'roles'> & {
    /** Null: after all others. */
    readonly order: number | null;
    readonly cohort: string | null;
  };
  'change-round': { readonly round_id: number; readonly cohort: string | null; readonly patch: RoundPatch };
  'switch-round': { readonly round_id: number; readonly cohort: string | null; readonly active: boolean };
  /** Takes a cohort's own rule away. */
  'unify-round': { readonly round_id: number; readonly cohort: string };

  /** Sets what the form of a round asks. */
  'change-form': { readonly round_id: number; readonly questions: readonly Question[] };
  'switch-form': { readonly round_id: number; readonly is_on: boolean };

  'receive-feedback': {
    readonly key: FeedbackKey;
    readonly received_on: PlainDate;
    readonly source: string | null;
    /** The id of the response in the form program; absent: as it was. */
    readonly external_id?: string;
    /** The number of the unassigned feedback that it is. */
    readonly unassigned?: number;
  };
  /** It was not received after all. */
  'withdraw-feedback': { readonly key: FeedbackKey };
  /** Sets another due date; null: the regular one again. */
  'move-feedback': { readonly key: FeedbackKey; readonly due_date: PlainDate | null };
  'waive-feedback': { readonly key: FeedbackKey };
  /** Takes back all that was recorded: receipt, moved date and waiver. */
  'reset-feedback': { readonly key: FeedbackKey };
  /** Makes a note on a record, changes its text, or deletes it. */
  'write-note': {
    readonly of: { readonly kind: NoteSubject; readonly id: number };
    readonly at: Note['at'];
    /** Of a new note; null: there is one already. */
    readonly author: Pick<Note, 'account_id'> | null;
    /** Null: it goes. */
    readonly text: string | null;
  };
  /** Notes what was done about an answer that needed attention. */
  'resolve-answer': {
    readonly key: FeedbackKey;
    /** The name of the question. */
    readonly question: string;
    readonly note: string;
    readonly by: string;
    readonly at: Temporal.Instant;
  };
  /** The same done to several feedbacks as one change: what a manager does with ticked rows. */
  'several-feedbacks': {
    /** From 1 to {@link MAX_FEEDBACKS}, all of one kind; of two about the same feedback the last one counts. */
    readonly operations: readonly FeedbackOperation[];
  };
}

/** How many feedbacks can be changed at once. */
export const MAX_FEEDBACKS = 500;

export type OperationKind = keyof ValuesOfKind;

export type OperationOf<K extends OperationKind> = {
  [Kind in K]: { readonly kind: Kind } & ValuesOfKind[Kind];
}[K];

export type Operation = OperationOf<OperationKind>;

export type FeedbackOperation = OperationOf<
  'receive-feedback' | 'withdraw-feedback' | 'move-feedback' | 'waive-feedback' | 'reset-feedback'
>;

/** The kinds of changes beside the programme that its history holds as well. */
export type SettingKind =
  | RecordKind
  | 'change-template'
  | 'change-labels'
  | 'change-reminders'
  | 'change-account'
  | 'dismiss-feedback'
  | 'note-messages'
  | 'send-messages';

/** The kinds of entries in a history: operations, and everything else that changes the programme. */
export type EntryKind = OperationKind | SettingKind | 'undo' | 'import' | 'erase' | 'retention';
