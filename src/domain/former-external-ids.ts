/** The external ids of merged records in one cell of a file: they may hold any characters, so they are encoded as in addresses. */

/** Several ids as one text. */
export const writtenExternalIds = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(' ');

/** The ids in such a text; undefined where it is none. */
export function externalIdsIn(text: string): readonly string[] | undefined {
  try {
    return text
      .trim()
      .split(/\s+/)
      .filter((one) => one !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
