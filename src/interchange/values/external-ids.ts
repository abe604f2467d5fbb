/** The external ids of merged records, as files hold them. */

import { externalIdsIn, writtenExternalIds } from '../../domain/former-external-ids.ts';
import { Refusal, type Value } from './column.ts';
import { quoted } from './wording.ts';

/** Several ids with a space between them; spaces and percent signs within them are encoded. */
export const externalIds: Value<string> = {
  takes: 'external ids of merged records and earlier ones, percent-encoded, with a space between them',
  read(text) {
    const ids = externalIdsIn(text);
    if (ids === undefined)
      return new Refusal(
        `${quoted(text.trim())} has a percent sign that begins no character. Write a percent sign as %25.`,
      );
    if (ids.some((id) => id.trim() === '' || /[\0\r\n]/.test(id) || !id.isWellFormed()))
      return new Refusal(
        `${quoted(text.trim())} has an id that is blank or has a line break or NUL. Take it out.`,
      );
    return writtenExternalIds([...new Set(ids)]);
  },
  write: (value) => value,
};
