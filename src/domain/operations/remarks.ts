/** What speaks against a change, and what should be known of it: each remark with its values and its sentence. */

import { emailComplaint, keptEmail } from '../e-mail-address.ts';
import { LANGUAGES } from '../languages.ts';
import { inWords, type ParticipantRole, type RelationStatus, type Transition } from '../programme.ts';
import { MAX_FEEDBACKS } from './operation.ts';
import {
  counted,
  type FeedbackRef,
  feedbackText,
  inCohort,
  type ManagerRef,
  managerText,
  type PairRef,
  type PersonRef,
  pairText,
  personText,
  type RelationRef,
  type RowName,
  rowText,
  type Saying,
  stateText,
} from './words.ts';

interface OfPerson {
  readonly person: PersonRef;
}
interface OfManager {
  readonly manager: ManagerRef;
}
interface OfPair {
  readonly pair: PairRef;
}
interface OfFeedback {
  readonly of: FeedbackRef;
}
interface OfEntry {
  readonly entry: number;
}
interface OfRound {
  readonly round: string;
}
interface State {
  readonly status: RelationStatus;
}
/** Why a pair cannot be deleted. */
export const UNDELETABLE = {
  received: 'feedbacks of it were received',
  history: 'it has a history',
} as const;

export type Undeletable = keyof typeof UNDELETABLE;

type Role = { readonly role: ParticipantRole };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const soAlready = (subject: string): string => `${subject} is so already; nothing would change.`;

const theSame = (name: string): string =>
  `Feedback and files that say ${name} mean the same person from now on.`;

export const REMARKS = {
  'person-so-already': (say: Saying, m: OfPerson) => soAlready(personText(say, m.person)),
  'manager-so-already': (say: Saying, m: OfManager) => soAlready(managerText(say, m.manager)),
  'pair-so-already': (say: Saying, m: OfPair) => soAlready(pairText(say, m.pair)),
  'round-so-already': (_: Saying, m: OfRound & { readonly cohort: string | null }) =>
    m.cohort === null
      ? soAlready(`The round “${m.round}”`)
      : `The round “${m.round}” is so already in the cohort ${m.cohort}; nothing would change.`,
  'from-to': (_: Saying, m: { readonly before: string | null; readonly after: string | null }) =>
    `From “${m.before ?? ''}” to “${m.after ?? ''}”.`,
  'wrong-email': (_: Saying, m: { readonly email: string }) =>
    `The e-mail “${m.email}” ${emailComplaint(keptEmail(m.email)) ?? ''}`,

  'no-relation': (say: Saying, m: RelationRef) =>
    `There is no ${say.or(`relation r${m.relation}`, 'such pair')}.`,
  'no-person': (say: Saying, m: { readonly id: number }) =>
    `There is no ${say.or(`participant ${m.id}`, 'such person')}.`,
  'no-note': () => 'There is no such note any more.',
  'note-empty': () => 'Type the note.',
  'note-so-already': () => soAlready('The note'),
  'others-note': () => 'Somebody else made this note. Only they and managers change it.',
  'no-manager': (say: Saying, m: { readonly id: number }) =>
    `There is no ${say.or(`manager ${m.id}`, 'such manager')}.`,
  'no-round': (say: Saying, m: { readonly id: number }) =>
    `There is no ${say.or(`round ${m.id}`, 'such round')}.`,
  'person-erased': (say: Saying, m: { readonly id: number }) =>
    `${say.or(`Participant ${m.id}`, 'This person')} was erased.`,

  'owes-none': (_: Saying, m: Role & OfRound) => `A ${m.role} owes no feedback “${m.round}”.`,
  'receipt-in-future': (say: Saying, m: { readonly on: string }) =>
    `${say.day(m.on)} is in the future; record a feedback once it is received.`,
  'is-received': (say: Saying, m: OfFeedback & { readonly on: string }) =>
    `${feedbackText(say, m.of)} is recorded as received on ${say.day(m.on)} already.`,
  'is-not-received': (say: Saying, m: OfFeedback) =>
    `${feedbackText(say, m.of)} is not recorded as received.`,
  'is-regular': (say: Saying, m: OfFeedback) =>
    `${feedbackText(say, m.of)} has its regular due date already.`,
  'is-due': (say: Saying, m: OfFeedback & { readonly on: string }) =>
    `${feedbackText(say, m.of)} is due on ${say.day(m.on)} already.`,
  'is-waived': (say: Saying, m: OfFeedback) => `${feedbackText(say, m.of)} is waived already.`,
  'nothing-recorded': (say: Saying, m: OfFeedback) =>
    `${feedbackText(say, m.of)}: nothing was recorded, so there is nothing to undo.`,
  'too-long': (_: Saying, m: { readonly what: string; readonly count: number; readonly most: number }) =>
    `The ${m.what} has ${m.count} characters; the limit is ${m.most}. Shorten it.`,
  'none-chosen': () => 'No feedback is chosen. Choose at least one.',
  'too-many-chosen': (_: Saying, m: { readonly count: number }) =>
    `${m.count} feedbacks are chosen. Choose at most ${MAX_FEEDBACKS} at a time.`,

  'manager-nameless': () => 'Enter a first name for the manager; lists show it.',
  'manager-email-taken': (say: Saying, m: OfManager & { readonly email: string }) =>
    `${managerText(say, m.manager)} has the e-mail ${m.email} already.`,
  'has-them-already': (say: Saying, m: OfManager) =>
    `${managerText(say, m.manager)} has them already; give two managers.`,
  'looks-after-none': (say: Saying, m: OfManager) =>
    `${managerText(say, m.manager)} looks after no ${say.or('relation', 'pair')}.`,

  'person-nameless': () => 'Enter a name for the person.',
  'email-taken': (say: Saying, m: Role & OfPerson & { readonly email: string }) =>
    `The ${m.role} ${personText(say, m.person)} has the e-mail ${m.email} already. Two records of one person can be merged.`,
  'email-merged': (say: Saying, m: Role & OfPerson & { readonly email: string }) =>
    `The e-mail ${m.email} is that of a record that was merged into the ${m.role} ${personText(say, m.person)}. If it belongs to another person now, undo the merge first.`,
  'external-id-taken': (say: Saying, m: Role & OfPerson & { readonly external_id: string }) =>
    `The ${m.role} ${personText(say, m.person)} has the external id ${m.external_id} already.`,
  'external-id-former': (say: Saying, m: Role & OfPerson & { readonly external_id: string }) =>
    `The external id ${m.external_id} is a former one of the ${m.role} ${personText(say, m.person)}, because of a merge or a replacement. If it belongs to another person, undo that first. Remove a wrong id before you enter another.`,
  'email-erased': (_: Saying, m: { readonly email: string }) =>
    `The person with the e-mail ${m.email} was erased. If they want to be in the programme again, run “npx mentoring erase --allow-again ${m.email}” first.`,
  'external-id-erased': (_: Saying, m: Role & { readonly external_id: string }) =>
    `The ${m.role} with the external id ${m.external_id} was erased. If they want to be in the programme again, run “npx mentoring erase --allow-again” with their former e-mail first.`,
  'unknown-language': (_: Saying, m: { readonly language: string }) =>
    `The service does not write in “${m.language}”. Choose one of ${LANGUAGES.join(', ')}.`,
  'means-the-same': (_: Saying, m: { readonly name: string }) => theSame(m.name),
  'keeps-email': (say: Saying, m: OfPerson & { readonly email: string; readonly former: string }) =>
    `${personText(say, m.person)} keeps the e-mail ${m.email}. ${theSame(m.former)}`,
  'keeps-external-id': (
    say: Saying,
    m: OfPerson & { readonly external_id: string | null; readonly former: string },
  ) => `${personText(say, m.person)} keeps the external id ${m.external_id}. ${theSame(m.former)}`,
  'in-no-relation': (say: Saying, m: OfPerson) =>
    `${personText(say, m.person)} is in no ${say.or('relation', 'pair')} that could end.`,
  'pair-ends': (say: Saying, m: OfPair & { readonly isDeclined: boolean }) =>
    `${pairText(say, m.pair)} ${m.isDeclined ? 'is declined' : 'ends early'}.`,
  'one-record': (say: Saying, m: OfPerson) => `${personText(say, m.person)} is one record; give two.`,
  'other-roles': (say: Saying, m: { readonly keep: PersonRef & Role; readonly gone: PersonRef & Role }) =>
    `${personText(say, m.keep)} is a ${m.keep.role} and ${personText(say, m.gone)} a ${m.gone.role}: a person has one record in each role, and keeps both.`,
  'same-person': (say: Saying, m: { readonly one: PersonRef; readonly other: PersonRef }) =>
    `Nobody is their own mentor: ${personText(say, m.one)} and ${personText(say, m.other)} are one person.`,
  'pair-becomes': (say: Saying, m: { readonly before: PairRef; readonly after: PairRef }) =>
    `${pairText(say, m.before)} becomes ${pairText(say, m.after)}.`,
  'pair-joined': (
    say: Saying,
    m: { readonly gone: RelationRef & State; readonly kept: RelationRef & State; readonly taken: number },
  ) =>
    `${say.or(`Relation r${m.gone.relation}`, 'One pair')} (${inWords(m.gone.status)}) is the same ${say.or(`pair as r${m.kept.relation}`, 'as another')} (${inWords(m.kept.status)}), which stays as it is${m.taken === 0 ? '' : ` and gets ${counted(m.taken, 'record')} of feedbacks that it lacked`}.`,

  'same-email': (say: Saying, m: { readonly one: PersonRef; readonly other: PersonRef }) =>
    `Nobody is their own mentor: ${personText(say, m.one)} and ${personText(say, m.other)} have the same e-mail.`,
  'both-have-email': (_: Saying, m: { readonly email: string }) =>
    `Nobody is their own mentor: both have the e-mail ${m.email}.`,
  'person-is-new': (say: Saying, m: OfPerson & Role) =>
    `${personText(say, m.person)} is new, and is added as a ${m.role}.`,
  'nobody-looks-after-it': () => 'Nobody looks after it yet.',
  'wrong-role': (
    say: Saying,
    m: OfPerson & { readonly is: ParticipantRole; readonly wanted: ParticipantRole },
  ) => `${personText(say, m.person)} is a ${m.is}, not a ${m.wanted}.`,
  'is-there': (say: Saying, m: OfPair & State) =>
    `${pairText(say, m.pair)} is ${say.or(`relation r${m.pair.relation}`, 'a pair')} already, and is ${inWords(m.status)}.`,
  'once-in-a-cohort': (say: Saying, m: OfPair & State) =>
    `${pairText(say, m.pair)} is ${say.or(`relation r${m.pair.relation}`, 'a pair')} already (${inWords(m.status)}). The same pair is once in a cohort; give another cohort.`,
  'has-mentor': (say: Saying, m: OfPair & State) =>
    `${personText(say, m.pair.mentee)} already has a mentor: ${personText(say, m.pair.mentor)} (${stateText({ status: m.status, cohort: m.pair.cohort })}).`,
  'pair-before': (_: Saying, m: OfPair & State) =>
    `The two were a pair before (${stateText({ status: m.status, cohort: m.pair.cohort })}).`,
  'wrong-places': (_: Saying, m: { readonly most: number }) => `A mentor takes from 0 to ${m.most} mentees.`,
  'has-mentees': (
    say: Saying,
    m: OfPerson & { readonly pairs: readonly RelationRef[]; readonly places: number | null },
  ) =>
    `${personText(say, m.person)} already has ${counted(m.pairs.length, 'mentee')}${m.places === null ? '' : `, and ${counted(m.places, 'place')}`}.`,
  'end-before-start': (say: Saying, m: { readonly start: string; readonly end: string }) =>
    `The end on ${say.day(m.end)} is before the start on ${say.day(m.start)}. Give another start or end.`,
  'wrong-status': (
    say: Saying,
    m: OfPair &
      State & {
        readonly transition: Transition['name'];
        readonly needed: readonly RelationStatus[];
        readonly possible: readonly Transition['name'][];
      },
  ) =>
    `${pairText(say, m.pair)} is ${inWords(m.status)}; “${m.transition}” needs a ${say.or('relation', 'pair')} that is ${m.needed.map(inWords).join(' or ')}. ${m.possible.length === 0 ? 'It is over, and stays so.' : `Possible: ${m.possible.join(', ')}.`}`,
  'status-in-future': (say: Saying, m: { readonly on: string }) =>
    `${say.day(m.on)} is in the future; a change of status is recorded on its day or later.`,
  'status-too-early': (
    say: Saying,
    m: OfPair & State & { readonly since: string; readonly to: RelationStatus; readonly on: string },
  ) =>
    `${pairText(say, m.pair)} is ${inWords(m.status)} since ${say.day(m.since)}; it cannot become ${inWords(m.to)} on ${say.day(m.on)}, before that.`,
  undeletable: (say: Saying, m: OfPair & { readonly why: Undeletable }) =>
    `${pairText(say, m.pair)} cannot be deleted: ${UNDELETABLE[m.why]}. Only a ${say.or('relation', 'pair')} made by mistake can. End or decline it instead.`,

  'as-in-all-others': (_: Saying, m: OfRound & { readonly cohort: string }) =>
    `The round “${m.round}” is the same in the cohort ${m.cohort} as in all others.`,
  'cohort-nameless': () => 'Enter a name for the cohort, or leave it out for all cohorts.',
  'round-untitled': () => 'Enter a title for the round.',
  'wrong-titles': () =>
    `Write one title per line, with its language before a colon: “German: Zwischenbilanz”, or “de: Zwischenbilanz”. The languages are ${LANGUAGES.join(', ')}.`,
  'round-title-taken': (_: Saying, m: OfRound) =>
    `There is a round “${m.round}” already. For a cohort of its own, change that one in the cohort.`,
  'owed-by-nobody': () => 'A round is owed by mentees, mentors or both.',
  'wrong-share': () => 'The share of the time must be between 0 and 1.',
  'wrong-days': () => 'Days are whole numbers from 0 to 36500.',
  'cohort-stays': (_: Saying, m: { readonly cohort: string }) =>
    `The cohort ${m.cohort} has a rule of its own, which stays as it is.`,
  'title-is-of-all': () =>
    'The title and the order of a round are the same in all cohorts. Change them without a cohort.',
  'no-attention': () => 'This answer needs no attention any more.',
  'answer-resolved-already': () => 'This answer is resolved already.',
  'no-form': (_: Saying, m: OfRound) => `The round “${m.round}” has no form. Write its questions first.`,
  'form-so-already': (_: Saying, m: OfRound) => soAlready(`The form of “${m.round}”`),
  'form-is-switched': (_: Saying, m: OfRound & { readonly isOn: boolean }) =>
    `The form of “${m.round}” is switched ${m.isOn ? 'on' : 'off'} already.`,
  'is-switched': (_: Saying, m: OfRound & { readonly isOn: boolean; readonly cohort: string | null }) =>
    `The round “${m.round}” is switched ${m.isOn ? 'on' : 'off'} already${inCohort(m.cohort)}.`,

  'no-entry': (_: Saying, m: OfEntry) => `The history has no entry ${m.entry}.`,
  'entry-large': (say: Saying, m: OfEntry & { readonly rows: number }) =>
    `${say.or(`Entry ${m.entry}`, 'This')} changed ${m.rows} rows, more than the history keeps, so it cannot be undone. A backup of before can be restored.`,
  'entry-erased': (say: Saying, m: OfEntry) =>
    `${say.or(`Entry ${m.entry}`, 'This')} cannot be undone: a person in it has been erased.`,
  'entry-decided': (say: Saying, m: OfEntry) =>
    `${say.or(`Entry ${m.entry}`, 'This')} cannot be undone: the feedback has since been assigned or dismissed, or it was removed.`,
  'entry-undone': (say: Saying, m: OfEntry & { readonly by: number }) =>
    say.or(
      `Entry ${m.entry} was undone by entry ${m.by}. To have it again, undo entry ${m.by}.`,
      'This was undone already. To have it again, choose “Redo” in the history.',
    ),
  'row-in-use': (say: Saying, m: { readonly row: RowName; readonly by: RowName }) =>
    `${rowText(say, m.row)} is now used by ${rowText(say, m.by)}.`,
  'row-missing': (say: Saying, m: { readonly row: RowName; readonly needs: RowName }) =>
    `${capital(rowText(say, m.row))} needs ${rowText(say, m.needs)}, which has been removed.`,
  'value-taken': (say: Saying, m: { readonly row: RowName; readonly values: readonly (string | number)[] }) =>
    `${capital(rowText(say, m.row))} has “${m.values.join(', ')}” now.`,
  'account-taken': (_: Saying, m: { readonly name: string }) =>
    `The account of ${m.name} has that name or e-mail address now.`,
  'last-manager': (say: Saying, m: { readonly name: string }) =>
    `${m.name} is the last manager: nobody could manage the programme.${say.or('', ' Make another person a manager first.')}`,

  'messages-left': () => 'All of these messages have left already.',
  'message-cleared': () => 'The text of a message is not stored any more. Write it again.',

  'no-delivery': (_: Saying, m: { readonly number: number }) =>
    `There is no unassigned feedback ${m.number}.`,
  'delivery-assigned': (say: Saying, m: { readonly number: number; readonly entry: number | null }) =>
    `The feedback ${m.number} was assigned already, by ${say.or(`entry ${m.entry} of the history`, 'a change that the history has')}. Undo that first.`,
  'delivery-dismissed': (_: Saying, m: { readonly number: number }) =>
    `The feedback ${m.number} was dismissed already.`,
  'delivery-recorded': (_: Saying, m: { readonly number: number }) =>
    `The feedback ${m.number} is recorded already.`,
  'delivery-unclear': (
    say: Saying,
    m: Unclear & {
      readonly why: UnassignedReason;
      /** What the API answers. */
      readonly problem: string;
    },
  ) => say.or(m.problem, unclearText(m.why, m)),
  /** What a database says of itself. */
  told: (_: Saying, m: { readonly text: string }) => m.text,

  'changed-meanwhile': () =>
    'Another person has changed this meanwhile, so nothing was done. Reload the page, then decide.',
  withheld: () => 'This also concerns people in other managers’ pairs. A programme manager can do it.',
  'others-pairs': () => 'This also concerns other managers’ pairs. A programme manager can do it.',
  'others-person': () =>
    'They are also in other managers’ pairs, so only a programme manager can change their e-mail address or external id.',
  'of-managers': () => 'Only a programme manager can do this.',
} as const;

// Why the feedback that a form delivered cannot be assigned.

/** Why a feedback could not be assigned. */
export const UNASSIGNED_REASONS = [
  'no person',
  'unknown person',
  'unknown role',
  'no round',
  'unknown round',
  'unknown relation',
  'several relations',
  'other feedback',
] as const;
export type UnassignedReason = (typeof UNASSIGNED_REASONS)[number];

/** The person and the round that a delivery names; null where it names none. */
export interface Unclear {
  readonly person: string | null;
  readonly round: string | null;
}

/** Why the feedback that a form delivered cannot be assigned, for managers. */
export function unclearText(why: UnassignedReason, { person, round }: Unclear): string {
  switch (why) {
    case 'no person':
      return 'Nothing says who gave it.';
    case 'unknown person':
      return `There is nobody known as “${person}”.`;
    case 'unknown role':
      return 'Nothing says whether the mentee or the mentor gave it.';
    case 'no round':
      return 'Nothing says which round it is.';
    case 'unknown round':
      return `There is no round “${round}” for them.`;
    case 'other feedback':
      return 'Another feedback has the id of this response.';
    default:
      return `${person === null ? 'Nobody' : `“${person}”`} is in ${why === 'several relations' ? 'several pairs' : 'no pair'} that it may be about.`;
  }
}
