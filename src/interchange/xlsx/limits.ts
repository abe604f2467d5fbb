/** How much of a workbook is read: beyond that it is refused, so that no file fills the memory or keeps a service busy. */

/** Largest file, as it is stored (compressed). */
export const MAX_FILE_SIZE = 50 * 1024 * 1024;
/** Most bytes that one part of it (a sheet, its texts) may have when it is unpacked. */
export const MAX_PART_SIZE = 200 * 1024 * 1024;
/** Most parts, sheets and pictures among them. */
export const MAX_PARTS = 10_000;
/** Most sheets that are looked into. */
export const MAX_SHEETS = 100;
/** Most different texts that its cells share, and their characters in all. */
export const MAX_TEXTS = 1_000_000;
export const MAX_CHARACTERS = 32 * 1024 * 1024;
/** Most merged areas that are looked at, and cells that they fill. */
export const MAX_MERGED = 20_000;
export const MAX_FILLED = 200_000;
/** Longest code of a number format; Excel allows no longer ones. */
export const MAX_FORMAT_LENGTH = 255;
/** Longest time that one reading may take. */
export const MAX_READING_TIME = 60_000;
