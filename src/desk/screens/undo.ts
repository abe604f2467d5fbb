/** `/desk/history/{number}/undo/`: what an undo would change, or what stands in its way and how to go on. */

import { isUndo } from '../../domain/operations/messages.ts';
import type { HistoryDetails } from '../../domain/operations/programme-history.ts';
import { html } from '../../html/html.ts';
import { safeRedirectPath } from '../../http/auth/session.ts';
import type { FormPage } from '../components/form-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { capitalize } from '../components/statuses.ts';
import { withDone } from '../links.ts';
import { isOwn, SEEN, type Task } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskPage, DeskRequest, Screen } from '../screen.ts';
import { undoLabel } from '../words.ts';
import { renderEntrySummary, seenEntry } from './history.ts';

const HISTORY_PATH = '/desk/history/';

/** An entry that is taken back. */
interface UndoSubject {
  readonly entry: HistoryDetails;
  /** The entry that has undone it; null if none has. */
  readonly undone: HistoryDetails | null;
  /** The address that follows when it is done. */
  readonly back: string;
}

/** Makes the screen: the preview of taking an entry back, and doing it. */
export const undoScreen = ({ timeZone }: DeskParts): Screen => {
  const taskFor = (
    { entry: { number, kind }, undone }: UndoSubject,
    { operations }: DeskRequest,
    hasSeen: boolean,
  ): Task => ({
    kind: 'undo',
    since: async () => (undone === null ? [] : [undone]),
    preview: () => operations.previewUndo(number),
    perform: (signature, basis) =>
      // A button beside a notice has no form that could have seen more, and messages leave while somebody looks.
      operations.undo(number, signature, hasSeen && kind !== 'send-messages' ? basis : { effects: null }),
  });
  return operationScreen<UndoSubject>({
    path: `${HISTORY_PATH}{number}/undo/`,
    async subjectOf(request, form) {
      const entry = await seenEntry(request);
      if (entry === null) return null;
      return {
        entry,
        undone: entry.undone_by === null ? null : await request.operations.entry(entry.undone_by),
        back: safeRedirectPath(form?.text('back') || HISTORY_PATH),
      };
    },
    page: (subject) =>
      subject.entry.undone_by === null ? undoPage(subject, timeZone) : undonePage(subject, timeZone),
    first: (subject, request) => ({ operation: taskFor(subject, request, true), back: subject.back }),
    read: (subject, { form }, request) =>
      // The button was pressed twice.
      subject.undone !== null && isOwn(subject.undone, request.caller)
        ? { redirectTo: withDone(subject.back, subject.undone.number) }
        : {
            operation: taskFor(subject, request, form.has(SEEN)),
            reason: null,
            back: subject.back,
          },
  });
};

function undoPage({ entry, back }: UndoSubject, timeZone: string): FormPage {
  const title = undoLabel(entry.summary);
  return {
    title,
    above: [{ label: 'History', href: HISTORY_PATH }],
    lead: renderEntrySummary(entry, timeZone),
    fields: [],
    hidden: [{ name: 'back', value: back }],
    submitLabel: undoLabel(entry.summary, 'Undo this change'),
    isBrief: true,
    cancelHref: back,
  };
}

/** What was taken back already: by whom and when, and the way to have it again. */
function undonePage({ entry, undone, back }: UndoSubject, timeZone: string): DeskPage {
  const what = isUndo(entry.summary) ? 'done again' : 'undone';
  const mayFollow = undone !== null && undone.undone_by === null && undone.lasting === null;
  return {
    title: `This is ${what} already`,
    above: [{ label: 'History', href: HISTORY_PATH }],
    content: html`${renderEntrySummary(entry, timeZone)}
<section class="notice" aria-labelledby="undone-title" tabindex="-1" autofocus><h2 id="undone-title">${capitalize(what)} by this change</h2>
${undone === null ? html`<p>Another user made it.</p>` : renderEntrySummary(undone, timeZone)}
<p class="buttons">${mayFollow && html`<a class="button" href="${HISTORY_PATH}${undone.number}/undo/">${undoLabel(undone.summary)}</a> `}<a href="${back}">Back</a></p></section>`,
  };
}
