/** The addresses of uploads. */

import type { NamedLink } from '../../pages/layout.ts';

/** The path of the uploads. */
export const UPLOAD_PATH = '/desk/upload/';

/** The address of an upload: what it is, what is open, what changes. */
export const uploadHref = (id: string): string => `${UPLOAD_PATH}${id}/`;

/** The address of what came of it. */
export const doneHref = (id: string): string => `${uploadHref(id)}done/`;

/** The screens above those of an upload. */
export const UPLOAD_BREADCRUMBS: readonly NamedLink[] = [{ label: 'Upload', href: UPLOAD_PATH }];
