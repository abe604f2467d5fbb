/** What the service cannot do until somebody sets it up: what is missing, who can set it, and in second place how. */

import { html, type SafeHtml } from '../../html/html.ts';

/** Something that is not set up. */
export interface MissingSetup {
  /** What is missing, in plain words: `No mail server is set.` */
  readonly text: string;
  /** What the administrator sets: `MAIL_URL and MAIL_FROM`. */
  readonly settings: string;
  /** Where that is described: `docs/mail.md`. */
  readonly document: string;
}

/** The sentence for managers, then the note for the administrator. */
export const renderMissingSetup = ({ text, settings, document }: MissingSetup): SafeHtml =>
  html`${text} Ask whoever runs the service to set it up. <span class="quiet">Note for them: ${settings}, see ${document}.</span>`;
