/** The style sheet of browsable pages, beside that of all pages. */

import { CSS, createAsset } from '../../pages/assets.ts';

export const browsableStyleSheet = createAsset(new URL('browsable.css', import.meta.url), CSS);
