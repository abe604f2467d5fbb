/** The files of an upload, below what they are: to add some, or to take one out. */

import { UPLOAD_LIMITS, type Upload } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderHidden } from '../../pages/field.ts';
import { UPLOAD_PATH } from '../components/upload-steps.ts';

/**
 * The list, and the form that adds to it.
 *
 * @param isOpen whether it is what to do next, as nothing else can be
 */
export function renderFiles({ id, files }: Upload, isOpen: boolean): SafeHtml {
  return html`<details class="given"${isOpen && html` open`}><summary>Files of this upload (${files.length})</summary>
<ul class="uploads">${files.map(
    ({
      name,
      bytes,
    }) => html`<li><span><span dir="auto">${name}</span> <span class="quiet">${sizeInWords(bytes)}</span></span>
${
  files.length > 1 &&
  html`<form action="${UPLOAD_PATH}${id}/take-out/" method="post">${renderHidden({ name: 'name', value: name })}<button type="submit" aria-label="Take out ${name}">Take out</button></form>`
}</li>
`,
  )}</ul>
<form action="${UPLOAD_PATH}${id}/add/" method="post" enctype="multipart/form-data">
<div class="field"><label for="files">Add files</label>
<p class="help" id="files-help">All files together: up to ${UPLOAD_LIMITS.files} files, ${UPLOAD_LIMITS.bytes / 2 ** 20} MB.${!isOpen && ' Press Continue above first to keep what you have chosen on this page.'}</p>
<input type="file" id="files" name="files" multiple required aria-describedby="files-help"></div>
<div class="buttons"><button type="submit">Add</button></div>
</form></details>`;
}

const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
