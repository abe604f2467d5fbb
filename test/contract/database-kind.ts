/** What the contract suites need of a kind of database; every kind that the service offers runs all of them. */

import type { Database } from '../../src/store/database.ts';
import type { OptionalTests } from '../support/optional.ts';

/** A database of the test's own: empty of records, its tables up to date. */
export interface TestDatabase extends AsyncDisposable {
  /** What a service is told to use it. */
  readonly url: string;
  /** Another connection to it, as another process would have; closed with the database at the latest. */
  open(): Promise<Database>;
}

export interface DatabaseKind {
  readonly name: string;
  /** The options of tests that use it, where not every machine has it. */
  readonly options?: OptionalTests;
  create(): Promise<TestDatabase>;
  /** How many of so many runs a property gets, where each makes a database of its own. */
  runs(usual: number): number;
}
