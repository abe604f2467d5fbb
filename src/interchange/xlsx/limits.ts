/** How much of a workbook is read: beyond that it is refused, so that no file fills the memory or keeps a service busy. */

/** Largest file, as it is stored (compressed). */
export const LARGEST_FILE = 50 * 1024 * 1024;
/** Most bytes that one part of it (a sheet, its texts) may have when it is unpacked. */
export const LARGEST_PART = 200 * 1024 * 1024;
/** Most parts, sheets and pictures among them. */
export const MOST_PARTS = 10_000;
/** Most sheets that are looked into. */
export const MOST_SHEETS = 100;
/** Most columns that a row may have. */
export const MOST_COLUMNS = 1_000;
/** Most different texts that its cells share, and their characters in all. */
export const MOST_TEXTS = 1_000_000;
export const MOST_CHARACTERS = 32 * 1024 * 1024;
/** Longest text of a cell; Excel allows no longer ones. */
export const LONGEST_CELL = 32_767;
/** Most merged areas that are looked at. */
export const MOST_MERGED = 20_000;
/** Longest time that one reading may take. */
export const LONGEST_READING = 60_000;
