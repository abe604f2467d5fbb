import type { PairCandidate, PersonCandidate, PersonRole } from './import-decisions.ts';
import { isOpen } from './open-relation.ts';
import { type Findable, folded, hasAllWords, NameWords, wordsOf } from './people-search.ts';
import {
  type FeedbackRound,
  isErased,
  type Manager,
  managerName,
  type OwnLabels,
  type Participant,
  type Relation,
  type RelationStatus,
  ROLES,
} from './programme.ts';

/** A version of a round's form, with its questions in JSON. */
export interface StoredForm {
  readonly round_id: number;
  readonly version: number;
  readonly questions: string;
}

/** The people whom names may mean: those of the database, and those of earlier rows of the import. */
export interface ImportDirectory {
  readonly managers: readonly Manager[];
  readonly participants: readonly Participant[];
  readonly relations: readonly KnownRelation[];
  readonly rounds: readonly FeedbackRound[];
  /** The form that each round asks now, as it is stored. */
  readonly forms: readonly StoredForm[];
  readonly labels: OwnLabels;
}

/** The key of a decision about a name. */
export const personKey = (role: PersonRole, text: string): string => `${role}:${nameKey(text)}`;

const TITLES =
  /^(?:koordinator(?:in|ka)?|koordynator(?:ka)?|coordinator|(?:programme? )?manager(?:in|ka)?|betreuer(?:in)?|mentor(?:in|ka)?|mentee|podopieczn[ya]|frau|herr|mrs?|ms|pani?|dr|mgr|ing|prof|inz)\b[.:]? +/i;

/** A name without titles in front and remarks in brackets behind. */
export function withoutTitles(text: string): string {
  let name = text.replace(/\([^()]*\)/g, ' ').trim();
  for (let before = ''; before !== name; ) {
    before = name;
    name = name.replace(TITLES, '');
  }
  return name;
}

/** A name without titles and remarks in brackets, with the first name first. */
export function nameKey(text: string): string {
  const name = withoutTitles(folded(text));
  const [last, first, ...more] = name.split(/, */);
  return first && last && more.length === 0 ? `${first} ${last}` : name;
}

export interface PersonMatch {
  readonly sure: PersonCandidate | undefined;
  readonly candidates: readonly PersonCandidate[];
  /** Only this person has all the words, or words that begin with them, in their name. */
  readonly isLikely: boolean;
}

const MAX_CANDIDATES = 8;
/** The maximum number of people who are compared letter by letter with a name. */
const MAX_COMPARED = 5000;
/** More names than these are no help to whoever has to choose. */
const MAX_NAMES = 30;

export class PeopleFinder {
  readonly directory: ImportDirectory;
  readonly #roles: Readonly<Record<PersonRole, PeopleOfRole>>;
  /** All names with how they are folded, by the length of that; made when somebody has lost letters. */
  #lengths: ReadonlyMap<number, readonly (readonly [folded: string, name: string])[]> | undefined;
  readonly #found = new Map<string, readonly Findable[]>();
  #pairs: ReadonlyMap<string, readonly ParticipantPair[]> | undefined;

  constructor(directory: ImportDirectory) {
    this.directory = directory;
    const { managers, participants } = directory;
    const findable = participants.map(({ full_name, ...one }) => ({ ...one, name: full_name }));
    this.#roles = {
      mentee: peopleOf(
        findable.filter(({ role }) => role === 'mentee'),
        byFullName,
      ),
      mentor: peopleOf(
        findable.filter(({ role }) => role === 'mentor'),
        byFullName,
      ),
      manager: peopleOf(
        managers.map(({ first_name, last_name, ...one }) => ({
          ...one,
          name: managerName({ first_name, last_name }),
        })),
        byFirstName,
      ),
    };
  }

  /** Whether somebody of a role has an e-mail address. */
  knows(role: PersonRole, email: string): boolean {
    return this.#roles[role].emails.has(email);
  }

  /** The name of somebody of a role. */
  nameOf(role: PersonRole, email: string): string | undefined {
    return this.#roles[role].emails.get(email)?.name;
  }

  find(role: PersonRole, text: string): PersonMatch {
    const name = nameKey(text);
    const same = (this.#roles[role].byName.get(name) ?? []).map(({ person }) => person);
    const [one] = same;
    if (one !== undefined && same.length === 1) {
      return { sure: candidate(one), candidates: [candidate(one)], isLikely: true };
    }
    const found = same.length > 0 ? same : this.#possible(role, name);
    return {
      sure: undefined,
      candidates: found.slice(0, MAX_CANDIDATES).map(candidate),
      // “Dorota” alone is Dorota Zmyślona, and the other way round.
      isLikely:
        found.length === 1 &&
        found.every(
          (person) => hasAllWords(name, person) || hasAllWords(nameKey(person.name), { ...person, name }),
        ),
    };
  }

  /** Those whose names have all words, or words that begin with them; otherwise one, as names change. */
  #possible(role: PersonRole, name: string): readonly Findable[] {
    const known = `${role}:${name}`;
    const before = this.#found.get(known);
    if (before !== undefined) return before;
    const found = this.#roles[role].words.meantBy(wordsOf(name));
    this.#found.set(known, found);
    return found;
  }

  /** The names that a damaged one may have been. */
  withLetters(text: string): readonly string[] {
    const left = folded(text.replace(/\ufffd/g, '?'));
    const mayBe = (name: string): boolean => {
      for (let index = 0; index < left.length; index += 1) {
        const letter = name[index] ?? '';
        if (left[index] === '?' ? /\s/.test(letter) : letter !== left[index]) return false;
      }
      return true;
    };
    const names = new Set<string>();
    for (const [one, name] of this.#namesLike(left)) {
      if (one.length === left.length && mayBe(one)) names.add(name);
      if (names.size === MAX_NAMES) break;
    }
    return [...names];
  }

  /** The names that have a word in common with what is left of one; where none of its words is whole, those of its length. */
  #namesLike(left: string): readonly (readonly [folded: string, name: string])[] {
    const entry = ({ name }: Findable) => [folded(name), name] as const;
    const isWhole = ([, name]: readonly [string, string]): boolean => !/[?\ufffd]/.test(name);
    const all = Object.values(this.#roles);
    const whole = wordsOf(left).filter((word) => !word.includes('?'));
    if (whole.length > 0) {
      const found = whole.map((word) => all.flatMap(({ words }) => words.with(word)));
      return found
        .reduce((one, other) => (other.length < one.length ? other : one))
        .map(entry)
        .filter(isWhole);
    }
    this.#lengths ??= Map.groupBy(
      all.flatMap(({ people }) => people.map(entry)).filter(isWhole),
      ([one]) => one.length,
    );
    return this.#lengths.get(left.length) ?? [];
  }

  /** The relations of people whose name an unknown e-mail address seems to contain. */
  pairsLike(email: string): readonly ParticipantPair[] {
    const words = folded(email.split('@', 1)[0] ?? '').split(/[^\p{L}]+/u);
    const long = words.filter((word) => word.length > 2);
    return ROLES.flatMap((role) => {
      const people = this.#roles[role].people.filter(({ name }) => {
        const own = folded(name).split(/[\s-]+/);
        return long.some((word) => own.includes(word));
      });
      return people
        .slice(0, MAX_CANDIDATES)
        .flatMap((one) => this.pairsOf(one.email))
        .filter(({ pair, isOpen }) => pair.role === role && isOpen);
    }).slice(0, MAX_CANDIDATES);
  }

  /** The relations of somebody, by their e-mail. */
  pairsOf(email: string): readonly ParticipantPair[] {
    this.#pairs ??= pairsByEmail(this.directory.participants, this.directory.relations);
    return this.#pairs.get(email) ?? [];
  }

  /** The participants whom a text names, by their e-mail or their whole name, in any role. */
  mentioned(text: string): readonly PersonCandidate[] {
    if (text.includes('@')) {
      const email = text.toLowerCase();
      return ROLES.some((role) => this.knows(role, email)) ? [{ email, name: text }] : [];
    }
    const name = nameKey(text);
    return ROLES.flatMap((role) =>
      (this.#roles[role].byName.get(name) ?? []).map(({ person }) => candidate(person)),
    );
  }

  /** Whether a text names somebody: by e-mail, by name, or by what nobody else in their role is called, such as a first name or a misspelling. */
  isCalled({ role, email, name }: PersonCandidate & { readonly role: PersonRole }, text: string): boolean {
    if (text.includes('@')) return text.trim().toLowerCase() === email;
    const wanted = nameKey(text);
    const same = this.#roles[role].byName.get(wanted);
    if (same !== undefined) return same.some(({ person }) => person.email === email);
    const person = { id: 0, email, name };
    return (
      hasAllWords(wanted, person) ||
      hasAllWords(nameKey(name), { ...person, name: text }) ||
      isNearly(wanted, nameKey(name))
    );
  }

  /** The only one of a role whose name is written nearly like a text; undefined if there is none, or several. */
  nearly(role: PersonRole, text: string): PersonCandidate | undefined {
    const { people } = this.#roles[role];
    if (people.length > MAX_COMPARED) return undefined;
    const wanted = nameKey(text);
    const near = people.filter(({ name }) => isNearly(wanted, nameKey(name)));
    return near.length === 1 && near[0] !== undefined ? candidate(near[0]) : undefined;
  }
}

/** Whether two names differ by one letter, left out, added or another. */
function isNearly(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short.length < 5) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.slice(at + 1);
  return rest === short.slice(long.length === short.length ? at + 1 : at);
}

const candidate = ({ email, name }: Findable): PersonCandidate => ({ email, name });

/** The people of a role, and by what they are found. */
interface PeopleOfRole {
  readonly people: readonly Findable[];
  /** By the names, folded, by which they are called. */
  readonly byName: ReadonlyMap<string, readonly { readonly person: Findable }[]>;
  readonly emails: ReadonlyMap<string, Findable>;
  readonly words: NameWords;
}

/** The last name may come first. */
const byFullName = (name: string): readonly string[] => [...new Set([name, lastNameFirst(name)])];

/** `kowalska anna` for `anna kowalska`. */
export const lastNameFirst = (name: string): string => {
  const at = name.lastIndexOf(' ');
  return at < 0 ? name : `${name.slice(at + 1)} ${name.slice(0, at)}`;
};

/** Managers are often called by their first names only. */
const byFirstName = (name: string): readonly string[] => [
  ...new Set([...byFullName(name), name.split(' ', 1)[0] ?? name]),
];

function peopleOf(all: readonly Findable[], callsOf: (name: string) => readonly string[]): PeopleOfRole {
  const people = all.filter(({ email }) => !isErased(email));
  const called = people.flatMap((person) => callsOf(folded(person.name)).map((name) => ({ name, person })));
  return {
    people,
    byName: Map.groupBy(called, ({ name }) => name),
    emails: new Map(
      people.flatMap((one) =>
        [one.email, ...(one.former_emails ?? [])].map((email) => [email, one] as const),
      ),
    ),
    words: new NameWords(people),
  };
}

/** A relation, as far as responses need it. */
export interface KnownRelation extends Pick<Relation, 'mentor_id' | 'mentee_id' | 'cohort'> {
  readonly status: RelationStatus;
  /** Days as text: `2026-05-04`. */
  readonly start: string;
  readonly end: string | null;
}

export interface ParticipantPair {
  /** Their current e-mail address, or a former one. */
  readonly email: string;
  readonly isOpen: boolean;
  readonly pair: PairCandidate;
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate | null;
}

/** All relations, by the current and former e-mail addresses of both. */
export function pairsByEmail(
  participants: readonly Participant[],
  relations: readonly KnownRelation[],
): ReadonlyMap<string, readonly ParticipantPair[]> {
  const byId = new Map(participants.map((one) => [one.id, one]));
  const pairs = relations.flatMap((relation) => {
    const [mentor, mentee] = [byId.get(relation.mentor_id), byId.get(relation.mentee_id)];
    if (mentor === undefined || mentee === undefined) return [];
    return ROLES.flatMap((role) => {
      const { email: current, former_emails = [] } = role === 'mentor' ? mentor : mentee;
      const pair = {
        role,
        mentor_email: mentor.email,
        mentee_email: mentee.email,
        mentor_name: mentor.full_name,
        mentee_name: mentee.full_name,
        cohort: relation.cohort,
      };
      const start = Temporal.PlainDate.from(relation.start);
      const end = relation.end === null ? null : Temporal.PlainDate.from(relation.end);
      return [current, ...former_emails].map((email) => ({
        ...{ email, isOpen: isOpen(relation), pair, start, end },
      }));
    });
  });
  return Map.groupBy(pairs, ({ email }) => email);
}
