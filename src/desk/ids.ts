/** Numbers in addresses and forms. */

/** The id that a text is: 1 to 9,999,999,999; null where it is none. */
export const idIn = (text: string | null | undefined): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
