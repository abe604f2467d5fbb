/** The codes by which Node.js tells errors apart, such as `ENOENT`. */

/** The code of an error; undefined where it has none. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => errorCodeOf(error) === 'ENOENT';

/** Whether a file exists already. */
export const isTaken = (error: unknown): boolean => errorCodeOf(error) === 'EEXIST';

/** Whether the disk, or the part of it that this user may fill, is full. */
export const isDiskFull = (error: unknown): boolean => /^(?:ENOSPC|EDQUOT)$/.test(errorCodeOf(error) ?? '');
