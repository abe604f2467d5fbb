/** Finds the people whom the names of a sheet mean. */

import type { PairCandidate, PersonCandidate, PersonRole } from './import-decisions.ts';
import { type KnownRelation, type ParticipantPair, pairsByEmail, relevantPairs } from './import-pairs.ts';
import { hasAllWords, NameWords, wordsOf } from './name-words.ts';
import { type Findable, folded } from './people-search.ts';
import { type FeedbackRound, isErased, type Manager, type Participant, ROLES } from './programme.ts';

/** The people whom names may mean: those of the database, and those of earlier rows of the import. */
export interface ImportDirectory {
  readonly managers: readonly Manager[];
  readonly participants: readonly Participant[];
  readonly relations: readonly KnownRelation[];
  readonly rounds: readonly FeedbackRound[];
}

/** The key of a decision about a name. */
export const personKey = (role: PersonRole, text: string): string => `${role}:${nameKey(text)}`;

/** Titles before a name. */
const TITLES =
  /^(?:koordinator(?:in|ka)?|koordynator(?:ka)?|coordinator|(?:programme? )?manager(?:in|ka)?|betreuer(?:in)?|mentor(?:in|ka)?|mentee|podopieczn[ya]|frau|herr|mrs?|ms|pani?|dr|mgr|ing|prof|inz)\b[.:]? +/i;

/** A name without titles in front and remarks in brackets behind. */
export function withoutTitles(text: string): string {
  let name = text.replace(/\([^)]*\)/g, ' ').trim();
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

/** The result: a certain person, or candidates. */
export interface PersonMatch {
  readonly sure: PersonCandidate | undefined;
  readonly candidates: readonly PersonCandidate[];
  /** Only this person has all the words, or words that begin with them, in their name. */
  readonly isLikely: boolean;
}

const MAX_CANDIDATES = 8;
/** More names than these are no help to whoever has to choose. */
const MAX_NAMES = 30;

/** Finds people by the names of a sheet. */
export class PeopleFinder {
  readonly directory: ImportDirectory;
  readonly #people = new Map<PersonRole, readonly Findable[]>();
  readonly #names = new Map<PersonRole, ReadonlyMap<string, readonly Findable[]>>();
  readonly #emails = new Map<PersonRole, ReadonlySet<string>>();
  readonly #words = new Map<PersonRole, NameWords>();
  /** All names with how they are folded, by the length of that; made when somebody has lost letters. */
  #lengths: ReadonlyMap<number, readonly (readonly [folded: string, name: string])[]> | undefined;
  readonly #found = new Map<string, readonly Findable[]>();
  #pairs: ReadonlyMap<string, readonly ParticipantPair[]> | undefined;

  constructor(directory: ImportDirectory) {
    this.directory = directory;
    const roles: readonly PersonRole[] = [...ROLES, 'manager'];
    for (const role of roles) {
      const people = peopleOf(directory, role).filter(({ email }) => !isErased(email));
      this.#people.set(role, people);
      this.#words.set(role, new NameWords(people));
      this.#emails.set(
        role,
        new Set(people.flatMap(({ email, former_emails = [] }) => [email, ...former_emails])),
      );
      const named = people.flatMap((one) => {
        const whole = folded(one.name);
        const [first = ''] = whole.split(' ');
        // Managers are often called by their first names only.
        return role === 'manager' && first !== whole
          ? [[whole, one] as const, [first, one] as const]
          : [[whole, one] as const];
      });
      const byName = new Map<string, Findable[]>();
      for (const [name, one] of named) {
        const same = byName.get(name);
        if (same === undefined) byName.set(name, [one]);
        else same.push(one);
      }
      this.#names.set(role, byName);
    }
  }

  /** Whether somebody of a role has an e-mail address. */
  knows(role: PersonRole, email: string): boolean {
    return this.#emails.get(role)?.has(email) ?? false;
  }

  /** Finds the person whom a name means. */
  find(role: PersonRole, text: string): PersonMatch {
    const name = nameKey(text);
    const same = this.#names.get(role)?.get(name) ?? [];
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

  /**
   * Those whose names have all words, or words that begin with them; otherwise those who have one, as names
   * change.
   */
  #possible(role: PersonRole, name: string): readonly Findable[] {
    const known = `${role}:${name}`;
    const before = this.#found.get(known);
    if (before !== undefined) return before;
    const found = this.#words.get(role)?.meantBy(wordsOf(name)) ?? [];
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
    const whole = wordsOf(left).filter((word) => !word.includes('?'));
    if (whole.length > 0) {
      const all = [...this.#words.values()];
      const found = whole.map((word) => all.flatMap((words) => words.with(word)));
      return found
        .reduce((one, other) => (other.length < one.length ? other : one))
        .map(entry)
        .filter(isWhole);
    }
    this.#lengths ??= Map.groupBy(
      [...this.#people.values()].flat().map(entry).filter(isWhole),
      ([one]) => one.length,
    );
    return this.#lengths.get(left.length) ?? [];
  }

  /**
   * The relations of people whose name an unknown e-mail address seems to contain, such as a private address.
   */
  pairsLike(email: string): readonly PairCandidate[] {
    const words = folded(email.replace(/@.*$/s, '')).split(/[^\p{L}]+/u);
    const long = words.filter((word) => word.length > 2);
    return ROLES.flatMap((role) => {
      const people = (this.#people.get(role) ?? []).filter(({ name }) => {
        const own = folded(name).split(/[\s-]+/);
        return long.some((word) => own.includes(word));
      });
      return people.slice(0, MAX_CANDIDATES).flatMap((one) => this.pairsOf(one.email, role));
    }).slice(0, MAX_CANDIDATES);
  }

  /** The relations that somebody's response may be about: the open ones, otherwise all. */
  pairsOf(email: string, role: string): readonly PairCandidate[] {
    this.#pairs ??= pairsByEmail(this.directory);
    return relevantPairs(this.#pairs.get(email) ?? [], role);
  }
}

const candidate = ({ email, name }: Findable): PersonCandidate => ({ email, name });

function peopleOf({ managers, participants }: ImportDirectory, role: PersonRole): readonly Findable[] {
  return role === 'manager'
    ? managers.map(({ id, email, first_name, last_name }) => ({
        id,
        email,
        name: last_name === null ? first_name : `${first_name} ${last_name}`,
      }))
    : participants
        .filter((one) => one.role === role)
        .map(({ full_name, ...one }) => ({ ...one, name: full_name }));
}
