/** The style sheet of the API description, beside those of all pages and of browsable ones. */

import { CSS, createAsset } from '../../pages/assets.ts';

export const docsStyleSheet = createAsset(new URL('docs.css', import.meta.url), CSS);
