/** How long the texts of the programme may be, in characters, whether they are typed or imported. */

/** A name, a title, a cohort, an id of another system: as in the collections. */
export const MAX_LINE = 255;
/** A reason. */
export const MAX_LINES = 2000;

/** What is wrong with the length of a text, to be said behind what it is: `has 300 characters; …`; undefined if nothing is. */
export const lengthComplaint = (text: string, most: number): string | undefined =>
  text.length > most ? `has ${text.length} characters; the limit is ${most}. Shorten it.` : undefined;
