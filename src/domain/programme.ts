/**
 * The programme's records: who mentors whom, since when, with which manager, and the received feedback. Owed
 * feedback follows from them (`due-feedbacks.ts`).
 */

import { date, type Fields, integer, type RecordOf, text } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import type { HistoryNote } from './origin.ts';

type PlainDate = Temporal.PlainDate;

export const ROLES = ['mentee', 'mentor'] as const;

/** The role of a participant. Somebody with both roles is two participants. */
export type ParticipantRole = (typeof ROLES)[number];

export const FIRST_NAMES = 'firstname, given_name, forename, vorname, imie, jmeno, krestni_jmeno';
export const LAST_NAMES = 'lastname, surname, family_name, nachname, familienname, nazwisko, prijmeni';
/** The header of a column of e-mail addresses. */
export const E_MAILS =
  'e_mail, mail, email_address, e_mail_address, mail_address, your_email, your_e_mail, your_email_address, ' +
  'what_is_your_email, what_is_your_email_address, username, emails, email_adresse, e_mail_adresse, ' +
  'mailadresse, adres_email, adres_e_mail, adres_mailowy, email_adresa, e_mailova_adresa, emailova_adresa, ' +
  'nazwa_uzytkownika, nutzername';

/** The columns in which forms and customer lists identify a row. */
export const EXTERNAL_IDS =
  'external_identifier, externalid, record_id, contact_id, response_id, submission_id, token, #, ' +
  'externe_id, identyfikator_zewnetrzny, zewnetrzne_id, externi_id';

const personal = { form: 'line', erasure: 'of a record' } as const;
const eMail = {
  ...personal,
  form: 'e-mail',
  label: 'E-mail',
  word: 'e-mail',
  option: 'email <e-mail>',
  columns: E_MAILS,
} as const;

export const managerFields = {
  id: integer({ readOnly: true, description: 'The number of the manager.' }),
  first_name: text({
    ...personal,
    form: 'name',
    word: 'name',
    description: 'The name that lists show.',
    columns: FIRST_NAMES,
  }),
  last_name: text({
    ...personal,
    form: 'name',
    nullable: true,
    word: 'name',
    description: 'The last name.',
    columns: LAST_NAMES,
  }),
  /** In lower case, unique. */
  email: text({ ...eMail, description: 'The e-mail address.' }),
};

export type Manager = RecordOf<typeof managerFields>;

/** Replaces the e-mail address of an erased person; nobody can have such an address (RFC 2606, section 2). */
export const erasedEmailOf = (id: number): string => `erased-${id}@erased.invalid`;

export const ERASED_NAME = '(erased)';

/** Whether an e-mail address is that of an erased person. */
export const isErased = (email: string): boolean => email.endsWith('@erased.invalid');

const own = text({
  ...personal,
  nullable: true,
  word: 'other details',
  description: 'A field of the programme’s own, with the label that the settings of the desk give it.',
});

/** Fields that each programme labels for itself. */
export const ownFields = {
  other_1: own,
  other_2: own,
  other_3: own,
  other_4: own,
  other_5: own,
  other_6: own,
  other_7: own,
  other_8: own,
  other_9: own,
  other_10: own,
};

/** What is known of a person besides: an optional field is declared here, and added to the table by a migration. */
export const contactFields = {
  phone: text({
    ...personal,
    nullable: true,
    description: 'The phone number.',
    columns:
      'telephone, mobile, phone_number, mobile_phone, telephone_number, cell_phone, telefon, telefonnummer, handy, ' +
      'handynummer, mobilnummer, numer_telefonu, telefon_komorkowy, telefonni_cislo, cislo_telefonu, mobil',
  }),
  organisation: text({
    ...personal,
    nullable: true,
    description: 'Where they work or study.',
    columns:
      'organization, company, employer, firma, unternehmen, arbeitgeber, einrichtung, organizacja, pracodawca, ' +
      'organizace, zamestnavatel, spolecnost',
  }),
  city: text({
    ...personal,
    nullable: true,
    description: 'The city in which they live.',
    columns: 'town, stadt, wohnort, miasto, miejscowosc, mesto, bydliste',
  }),
  /** Null: nobody has said. */
  places: integer({
    nullable: true,
    minimum: 0,
    maximum: 999,
    explained: true,
    description: 'How many mentees a mentor can have at the same time.',
    option: 'places <number>',
    columns:
      'capacity, max_mentees, number_of_mentees, plaetze, platze, miejsca, liczba_miejsc, mista, pocet_mist',
  }),
  ...ownFields,
};

export const participantFields = {
  id: integer({ readOnly: true, description: 'The number of the person.' }),
  role: text({
    choices: ROLES,
    description: 'Mentee or mentor.',
    option: 'role <role>',
    columns: 'participant_role, rolle, rola, i_am_a, participant_type, typ',
  }),
  full_name: text({
    ...personal,
    form: 'name',
    word: 'name',
    description: 'The full name.',
    option: 'name <name>',
    columns:
      'name, fullname, your_name, your_full_name, what_is_your_name, vollstandiger_name, vor_und_nachname, ' +
      'imie_i_nazwisko, jmeno_a_prijmeni, cele_jmeno, participant, teilnehmer',
  }),
  /** In lower case, unique within a role. */
  email: text({ ...eMail, description: 'The e-mail address.' }),
  /** Unique within a role. */
  external_id: text({
    ...personal,
    nullable: true,
    label: 'External id',
    description: 'Their id in another system.',
    explained: true,
    option: 'external-id <id>',
    columns: EXTERNAL_IDS,
  }),
  /** Null: the default of reminders. */
  language: text({
    ...personal,
    form: 'language',
    nullable: true,
    label: 'Language of messages',
    description: `The language of their messages (${LANGUAGES.join(', ')}).`,
    option: 'language <code>',
    columns:
      'preferred_language, mail_language, sprache, bevorzugte_sprache, korrespondenzsprache, jezyk, ' +
      'preferowany_jezyk, jazyk, preferovany_jazyk',
  }),
  ...contactFields,
};

/** A person in one role. Both roles share a sequence of ids, so an id is unambiguous. */
export interface Participant extends RecordOf<typeof participantFields> {
  /** Those of records that were merged into this one, which still find the person; absent where there are none. */
  readonly former_emails?: readonly string[];
  /** Their external ids, likewise. */
  readonly former_external_ids?: readonly string[];
}

/** The full name of a manager. */
export const managerName = ({ first_name, last_name }: Pick<Manager, 'first_name' | 'last_name'>): string =>
  last_name === null ? first_name : `${first_name} ${last_name}`;

/** The first name of somebody: `Ada` of `Ada Example`, and of `Example, Ada`. */
export const firstName = ({ full_name }: Pick<Participant, 'full_name'>): string =>
  (full_name.split(',')[1] ?? full_name).trim().split(/\s+/)[0] || full_name;

/** How many more mentees a mentor takes; null where nobody has said how many. */
export const freePlaces = ({ places }: Pick<Participant, 'places'>, openPairs: number): number | null =>
  places === null ? null : Math.max(0, places - openPairs);

/** A person in a text: `Ada Example (7)`. */
export const personName = ({ full_name, id }: Pick<Participant, 'full_name' | 'id'>): string =>
  `${full_name} (${id})`;

export const RELATION_STATUSES = [
  'proposed',
  'matched',
  'on_hold',
  'completed',
  'ended_early',
  'declined',
] as const;

export type RelationStatus = (typeof RELATION_STATUSES)[number];

/** A transition from one status to another, with its verb. */
export interface Transition {
  readonly name: 'match' | 'decline' | 'hold' | 'resume' | 'complete' | 'end';
  readonly from: RelationStatus;
  readonly to: RelationStatus;
}

/** All transitions: the state machine of relations, as docs/programme.md draws it. Final statuses have none. */
export const TRANSITIONS: readonly Transition[] = [
  { name: 'match', from: 'proposed', to: 'matched' },
  { name: 'decline', from: 'proposed', to: 'declined' },
  { name: 'hold', from: 'matched', to: 'on_hold' },
  { name: 'resume', from: 'on_hold', to: 'matched' },
  { name: 'complete', from: 'matched', to: 'completed' },
  { name: 'complete', from: 'on_hold', to: 'completed' },
  { name: 'end', from: 'matched', to: 'ended_early' },
  { name: 'end', from: 'on_hold', to: 'ended_early' },
];

/** Whether a status may follow another. */
export function mayFollow(before: RelationStatus, after: RelationStatus): boolean {
  return TRANSITIONS.some(({ from, to }) => from === before && to === after);
}

/** Whether nothing may follow a status. */
export const isOver = (status: RelationStatus): boolean => !TRANSITIONS.some(({ from }) => from === status);

/** A status in words, such as `on hold`. */
export const inWords = (status: string): string => status.replaceAll('_', ' ');

/** A change of status, which takes effect at the beginning of its day. */
export interface StatusChange {
  readonly status: RelationStatus;
  readonly since: PlainDate;
  readonly reason: string | null;
}

/** A pair of a mentor and a mentee, unique within a cohort. */
export const relationFields = {
  id: integer({ readOnly: true, description: 'The number of the relation.' }),
  mentor_id: integer({ refers: 'participants', label: 'Mentor', description: 'The mentor.' }),
  mentee_id: integer({ refers: 'participants', label: 'Mentee', description: 'The mentee.' }),
  manager_id: integer({
    refers: 'managers',
    nullable: true,
    label: 'Manager',
    description: 'Null: nobody looks after it yet.',
  }),
  cohort: text({
    form: 'line',
    blank: true,
    erasure: 'reported',
    description: 'Empty if there are no cohorts.',
  }),
  start: date({ description: 'The first day.' }),
  end: date({ nullable: true, label: 'Expected end', explained: true, description: 'Empty if it is open.' }),
  status: text({ readOnly: true, choices: RELATION_STATUSES, description: 'The last of its history.' }),
};

const {
  id: _id,
  mentor_id: _mentor,
  mentee_id: _mentee,
  manager_id: _manager,
  cohort: _cohort,
  status: _status,
  ...formOfRelations
} = relationFields;
/** The fields of a pair whose inputs follow from their declarations. */
export const relationInputs = formOfRelations;

const { start: _start, end: _end, ...others } = relationInputs;
/** What is known of a pair besides: lists, details, files and commands show it as it is declared. */
export const relationDetails = others;

export interface Relation extends Omit<RecordOf<typeof relationFields>, 'status'> {
  /** From the first status to the current one, in the order of their days; at least one. */
  readonly history: readonly StatusChange[];
}

/** The current status of a relation. */
export const lastStatus = ({ history }: Relation): RelationStatus => history.at(-1)?.status ?? 'proposed';

/** The date from which a round's due date counts. */
export type DueRule =
  /** This many days after the start. */
  | { readonly counts_from: 'start'; readonly days: number }
  /** At a share of the days from start to expected end, rounded down; without an end, days after the start. */
  | { readonly counts_from: 'share'; readonly share: number; readonly days_without_end: number }
  /** This many days after the expected end; without an end, days after the start. */
  | { readonly counts_from: 'end'; readonly days: number; readonly days_without_end: number };

/** When a round is due, who owes it, and whether it is on. */
export interface RoundRule {
  readonly due: DueRule;
  readonly roles: readonly ParticipantRole[];
  /** Nobody owes a round that is switched off. */
  readonly active: boolean;
}

interface CohortRule extends RoundRule {
  readonly cohort: string;
}

export interface FeedbackRound extends RoundRule {
  readonly id: number;
  readonly title: string;
  /** In other languages, one a line: `de: Zwischenbilanz`; null: in none. */
  readonly titles: string | null;
  /** Its position, from 1. */
  readonly order: number;
  readonly cohorts: readonly CohortRule[];
}

/** The rule of a round in a cohort. */
export const ruleIn = (round: FeedbackRound, cohort: string): RoundRule =>
  round.cohorts.find((one) => one.cohort === cohort) ?? round;

/** The key of a feedback, received or not. */
export interface FeedbackKey {
  readonly relation_id: number;
  readonly round_id: number;
  readonly role: ParticipantRole;
}

/** The key as one text, for maps and sets. */
export const feedbackName = ({ relation_id, round_id, role }: FeedbackKey): string =>
  `${relation_id} ${round_id} ${role}`;

/** Another due date, or a waiver. */
export interface FeedbackException extends FeedbackKey {
  /** Null if the regular date applies. */
  readonly due_date: PlainDate | null;
  readonly waived: boolean;
  readonly reason: string | null;
}

export interface Feedback extends FeedbackKey {
  readonly received_on: PlainDate;
  /** Its source, such as `typeform`. */
  readonly source: string | null;
  readonly external_id: string | null;
}

export interface Programme {
  readonly managers: readonly Manager[];
  readonly participants: readonly Participant[];
  readonly relations: readonly Relation[];
  readonly rounds: readonly FeedbackRound[];
  readonly exceptions: readonly FeedbackException[];
  readonly feedbacks: readonly Feedback[];
}

// The labels that a programme gives to fields of its own: without one, a field is shown nowhere.

/** The labels by the names of the fields. */
export type OwnLabels = ReadonlyMap<string, string>;

/** Keeps the labels. */
export interface OwnFieldStore {
  labels(): Promise<OwnLabels>;
  save(labels: OwnLabels, note: HistoryNote): Promise<void>;
}

/** The fields of a record as the programme calls them, without those that it does not use. */
export const labelled = (fields: Fields, labels: OwnLabels): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!Object.hasOwn(ownFields, name)) return [[name, field]];
      const label = labels.get(name);
      return label === undefined ? [] : [[name, { ...field, label }]];
    }),
  );
