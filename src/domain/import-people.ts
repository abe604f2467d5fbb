/** Whom the names of a sheet mean. */

import type { PairCandidate, PersonCandidate, PersonRole } from './import-decisions.ts';
import { isOpen } from './open-relation.ts';
import { type Findable, folded, peopleFound } from './people-search.ts';
import {
  type FeedbackRound,
  isErased,
  type Manager,
  type Participant,
  type RelationStatus,
  ROLES,
} from './programme.ts';

/** A relation, as far as an answer may be about it. */
export interface KnownRelation {
  readonly mentor_id: number;
  readonly mentee_id: number;
  readonly cohort: string;
  readonly status: RelationStatus;
}

/** Everybody an import may mean: those of the database, and those who came before in the same import. */
export interface ImportDirectory {
  readonly managers: readonly Manager[];
  readonly participants: readonly Participant[];
  readonly relations: readonly KnownRelation[];
  readonly rounds: readonly FeedbackRound[];
}

/** By what a decision about a name is told. */
export const personKey = (role: PersonRole, text: string): string => `${role}:${nameKey(text)}`;

/** What stands before a name and is none of it. */
const TITLES =
  /^(?:koordinator(?:in|ka)?|koordynator(?:ka)?|coordinator|(?:programme? )?manager(?:in|ka)?|betreuer(?:in)?|mentor(?:in|ka)?|mentee|podopieczn[ya]|frau|herr|mrs?|ms|pani?|dr|mgr|ing|prof|inz)\b[.:]? +/i;

/** A name as it is written, without titles before it and remarks in brackets behind it. */
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

/** Whom a name means: one who is sure, or those who are possible. */
export interface PersonMatch {
  readonly sure: PersonCandidate | undefined;
  readonly candidates: readonly PersonCandidate[];
  /** One of the words or the beginnings of the name is theirs alone. */
  readonly isLikely: boolean;
}

const MOST_CANDIDATES = 8;

/** Finds people by the names of a sheet. */
export class PeopleFinder {
  readonly directory: ImportDirectory;
  readonly #people = new Map<PersonRole, readonly Findable[]>();
  readonly #names = new Map<PersonRole, ReadonlyMap<string, readonly Findable[]>>();
  readonly #emails = new Map<PersonRole, ReadonlySet<string>>();

  constructor(directory: ImportDirectory) {
    this.directory = directory;
    const roles: readonly PersonRole[] = [...ROLES, 'manager'];
    for (const role of roles) {
      const people = peopleOf(directory, role).filter(({ email }) => !isErased(email));
      this.#people.set(role, people);
      this.#emails.set(role, new Set(people.map(({ email }) => email)));
      const named = people.flatMap((one) => {
        const whole = folded(one.name);
        const [first = ''] = whole.split(' ');
        // Managers are often called by their first names alone.
        return role === 'manager' && first !== whole
          ? [[whole, one] as const, [first, one] as const]
          : [[whole, one] as const];
      });
      const byName = new Map<string, Findable[]>();
      for (const [name, one] of named) byName.set(name, [...(byName.get(name) ?? []), one]);
      this.#names.set(role, byName);
    }
  }

  /** Whether somebody of a role has an e-mail. */
  knows(role: PersonRole, email: string): boolean {
    return this.#emails.get(role)?.has(email) ?? false;
  }

  /** Whom a name means. */
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
      candidates: found.slice(0, MOST_CANDIDATES).map(candidate),
      isLikely: found.length === 1,
    };
  }

  #possible(role: PersonRole, name: string): readonly Findable[] {
    const people = this.#people.get(role) ?? [];
    const found = peopleFound(people, name);
    if (found.length > 0) return found;
    // One of two names may have changed, or be written otherwise.
    const words = name.split(' ').filter((word) => word.length > 2);
    return people.filter((one) => {
      const own = folded(one.name).split(/[\s-]+/);
      return words.some((word) => own.includes(word));
    });
  }

  /** The names that one may have been before its letters were lost. */
  withLetters(text: string): readonly string[] {
    const pattern = new RegExp(
      `^${[...folded(text.replace(/\ufffd/g, '?'))].map((one) => (one === '?' ? '\\S' : RegExp.escape(one))).join('')}$`,
      'u',
    );
    const names = [...this.#people.values()].flat().map(({ name }) => name);
    return [...new Set(names.filter((name) => pattern.test(folded(name)) && !/[?\ufffd]/.test(name)))];
  }

  /** The relations of those whose name an e-mail that nobody has seems to spell: somebody wrote from another address. */
  pairsLike(email: string): readonly PairCandidate[] {
    const words = folded(email.replace(/@.*$/s, '')).split(/[^\p{L}]+/u);
    const long = words.filter((word) => word.length > 2);
    return ROLES.flatMap((role) => {
      const people = (this.#people.get(role) ?? []).filter(({ name }) => {
        const own = folded(name).split(/[\s-]+/);
        return long.some((word) => own.includes(word));
      });
      return people.slice(0, MOST_CANDIDATES).flatMap((one) => this.pairsOf(one.email, role));
    }).slice(0, MOST_CANDIDATES);
  }

  /** The relations that an answer of somebody may be about: the open ones, else all. */
  pairsOf(email: string, role: string): readonly PairCandidate[] {
    const byId = new Map(this.directory.participants.map((one) => [one.id, one]));
    const all = this.directory.relations.flatMap((relation) => {
      const [mentor, mentee] = [byId.get(relation.mentor_id), byId.get(relation.mentee_id)];
      if (mentor === undefined || mentee === undefined) return [];
      return ROLES.flatMap((own) => {
        if ((own === 'mentor' ? mentor : mentee).email !== email || (role !== '' && role !== own)) return [];
        return [
          {
            isOpen: isOpen(relation),
            pair: {
              role: own,
              mentor_email: mentor.email,
              mentee_email: mentee.email,
              mentor_name: mentor.full_name,
              mentee_name: mentee.full_name,
              cohort: relation.cohort,
            },
          },
        ];
      });
    });
    const open = all.filter((one) => one.isOpen);
    return (open.length > 0 ? open : all).map(({ pair }) => pair);
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
        .map(({ id, email, full_name }) => ({ id, email, name: full_name }));
}
