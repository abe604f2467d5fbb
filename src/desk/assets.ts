/** The style sheet of the desk, beside that of all pages. */

import { CSS, createAsset } from '../pages/assets.ts';

export const deskStyleSheet = createAsset(new URL('desk.css', import.meta.url), CSS);
