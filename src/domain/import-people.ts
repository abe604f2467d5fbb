import type { PairCandidate, PersonCandidate, PersonRole } from './import-decisions.ts';
import { type KnownRelation, type ParticipantPair, pairsByEmail, relevantPairs } from './import-pairs.ts';
import { hasAllWords, NameWords, wordsOf } from './name-words.ts';
import { type Findable, folded } from './people-search.ts';
import {
  type FeedbackRound,
  isErased,
  type Manager,
  managerName,
  type Participant,
  ROLES,
} from './programme.ts';

/** The people whom names may mean: those of the database, and those of earlier rows of the import. */
export interface ImportDirectory {
  readonly managers: readonly Manager[];
  readonly participants: readonly Participant[];
  readonly relations: readonly KnownRelation[];
  readonly rounds: readonly FeedbackRound[];
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
function nameKey(text: string): string {
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
      isLikely: found.length === 1 && found.every((person) => hasAllWords(name, person)),
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
  pairsLike(email: string): readonly PairCandidate[] {
    const words = folded(email.split('@', 1)[0] ?? '').split(/[^\p{L}]+/u);
    const long = words.filter((word) => word.length > 2);
    return ROLES.flatMap((role) => {
      const people = this.#roles[role].people.filter(({ name }) => {
        const own = folded(name).split(/[\s-]+/);
        return long.some((word) => own.includes(word));
      });
      return people.slice(0, MAX_CANDIDATES).flatMap((one) => this.pairsOf(one.email, role));
    }).slice(0, MAX_CANDIDATES);
  }

  /** The relations that somebody's response may be about: the open ones, otherwise all. */
  pairsOf(email: string, role: string): readonly PairCandidate[] {
    this.#pairs ??= pairsByEmail(this.directory.participants, this.directory.relations);
    return relevantPairs(this.#pairs.get(email) ?? [], role);
  }
}

const candidate = ({ email, name }: Findable): PersonCandidate => ({ email, name });

/** The people of a role, and by what they are found. */
interface PeopleOfRole {
  readonly people: readonly Findable[];
  /** By the names, folded, by which they are called. */
  readonly byName: ReadonlyMap<string, readonly { readonly person: Findable }[]>;
  readonly emails: ReadonlySet<string>;
  readonly words: NameWords;
}

const byFullName = (name: string): readonly string[] => [name];

/** Managers are often called by their first names only. */
const byFirstName = (name: string): readonly string[] => [...new Set([name, name.replace(/ .*/, '')])];

function peopleOf(all: readonly Findable[], callsOf: (name: string) => readonly string[]): PeopleOfRole {
  const people = all.filter(({ email }) => !isErased(email));
  const called = people.flatMap((person) => callsOf(folded(person.name)).map((name) => ({ name, person })));
  return {
    people,
    byName: Map.groupBy(called, ({ name }) => name),
    emails: new Set(people.flatMap(({ email, former_emails = [] }) => [email, ...former_emails])),
    words: new NameWords(people),
  };
}
