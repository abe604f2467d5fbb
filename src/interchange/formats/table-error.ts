/** An error that concerns a file as a whole. */

import { faultText, type TableFault } from './table-faults.ts';

/** A file that cannot be taken as a whole; the message names the file, the line where there is one, and says what to do. */
export class TableError extends Error {
  override readonly name = 'TableError';
  /** The path or label of the file. */
  readonly where: string;
  readonly fault: TableFault;

  constructor(where: string, fault: TableFault) {
    super(`${where}${faultText(fault, false)}`);
    this.where = where;
    this.fault = fault;
  }
}

/** A file is not where it is said to be. That of an upload was there before: it can be read again, and says nothing of what it holds. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}
