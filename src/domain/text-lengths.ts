/** How long the texts of the programme may be, in characters, whether they are typed or imported. */

/** A name, a title, a cohort, an id of another system: as in the collections. */
export const MAX_LINE = 255;
/** A reason, a note. */
export const MAX_LINES = 2000;
