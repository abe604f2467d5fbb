/** What the service cannot do until somebody sets it up: what is missing, who can set it, and in second place how. */

import { html, type SafeHtml } from '../../html/html.ts';
import type { MissingSetup } from '../parts.ts';

/** The sentence for managers, then the note for the administrator. */
export const renderMissingSetup = ({ text, settings, document }: MissingSetup): SafeHtml =>
  html`${text} Ask whoever runs the service to set it up. <span class="quiet">Note for them: ${settings}, see ${document}.</span>`;
