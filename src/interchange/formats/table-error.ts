/** An error that concerns a file as a whole. */

/** A file that cannot be taken as a whole; the message names the file, the line where there is one, and says what to do. */
export class TableError extends Error {
  override readonly name = 'TableError';
  /** The path or label of the file. */
  readonly where: string;
  /** What is wrong with it and what to do, for pages, which have no options: it goes on from the name of the file. */
  readonly atDesk: string;

  /**
   * @param what goes on from the name of the file: ` is empty.`
   * @param atDesk the same for pages, where it differs
   */
  constructor(where: string, what: string, atDesk = what) {
    super(`${where}${what}`);
    this.where = where;
    this.atDesk = atDesk;
  }
}

/** A file is not where it is said to be. That of an upload was there before: it can be read again, and says nothing of what it holds. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}
