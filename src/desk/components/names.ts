/** Names in tables. */

import type { DeskPerson } from '../../domain/desk/common.ts';
import { html, type SafeHtml } from '../../html/html.ts';

/** What somebody is called, with an e-mail address that takes no more room than the column has. */
export const renderName = ({ called, full_name, email }: DeskPerson): SafeHtml | string =>
  called === full_name ? called : html`${full_name} <span class="namesake">${email}</span>`;
