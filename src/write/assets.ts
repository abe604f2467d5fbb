/** The style sheet of the page for mentees. */

import { CSS, createAsset } from '../pages/assets.ts';

export const writeStyleSheet = createAsset(new URL('write.css', import.meta.url), CSS);
