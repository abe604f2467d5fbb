/** The steps of an upload, above each of its pages. */

import { html, type SafeHtml } from '../../html/html.ts';
import type { NamedLink } from '../../pages/layout.ts';

/** The path of the uploads. */
export const UPLOAD_PATH = '/desk/upload/';

/** The steps in their order, with where each stands below the path of the upload. */
const STEPS = [
  ['tables', 'What is it?', ''],
  ['questions', 'What is meant?', 'questions/'],
  ['changes', 'What changes?', 'changes/'],
  ['done', 'Done', 'done/'],
] as const;

export type UploadStep = (typeof STEPS)[number][0];

/** The address of a step. */
export const stepHref = (id: string, step: UploadStep): string =>
  `${UPLOAD_PATH}${id}/${STEPS.find(([name]) => name === step)?.[2] ?? ''}`;

/** The screens above those of an upload. */
export const UPLOAD_BREADCRUMBS: readonly NamedLink[] = [{ label: 'Upload', href: UPLOAD_PATH }];

/** The way: steps that were taken lead back, as long as nothing is imported. */
export function renderSteps(id: string, current: UploadStep): SafeHtml {
  const now = STEPS.findIndex(([name]) => name === current);
  return html`<nav class="steps" aria-label="Steps of the upload"><ol>${STEPS.map(([name, label], index) => {
    const text = html`<span aria-hidden="true">${index + 1}.</span> ${label}`;
    if (index === now) return html`<li aria-current="step">${text}</li>`;
    return index < now && current !== 'done'
      ? html`<li><a href="${stepHref(id, name)}">${text}</a></li>`
      : html`<li>${text}</li>`;
  })}</ol></nav>`;
}
