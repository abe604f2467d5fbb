/** The style sheet of the mentees' own page, beside that of all pages. */

import { CSS, createAsset } from '../pages/assets.ts';

export const writeStyleSheet = createAsset(new URL('write.css', import.meta.url), CSS);
