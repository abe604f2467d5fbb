/** The templates for the command line. */
export { templateFor } from '../mail/compose.ts';
export { templateFault } from '../mail/template.ts';
export { TEMPLATE_FIELDS } from '../mail/texts.ts';
