/** `/desk/history/{number}/undo/`: what an undo would change, or what stands in its way and how to go on. */

import { isUndo } from '../../domain/operations/messages.ts';
import type { HistoryDetails, HistoryEntry } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { safeRedirectPath } from '../../http/auth/session.ts';
import { renderInstant, renderPart } from '../components/details.ts';
import type { FormPage } from '../components/form-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { capitalize } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import { withDone } from '../links.ts';
import { isOwn, SEEN, type Task } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskPage, DeskRequest, Screen } from '../screen.ts';
import { entryText, undoLabel, whoInDeskWords } from '../words.ts';
import { renderEntrySummary, seenEntry } from './history.ts';

const HISTORY_PATH = '/desk/history/';

/** The maximum number of entries in the way that are listed. */
const MAX_IN_THE_WAY = 20;

/** The ways on if an undo is not possible. */
interface WayOn {
  /** The entries to undo before, newest first, as far as they are listed. */
  readonly inTheWay: readonly HistoryEntry[];
  /** The number of all entries in the way. */
  readonly count: number;
}

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
  /** The entries in the way, and what can be done about them. */
  const wayOn = async ({ operations }: DeskRequest, { entry }: UndoSubject): Promise<WayOn> => {
    const preview = await operations.previewUndo(entry.number);
    const numbers = 'refused' in preview ? (preview.inTheWay ?? []) : [];
    const entries = await Promise.all(
      numbers.slice(0, MAX_IN_THE_WAY).map((number) => operations.entry(number)),
    );
    return {
      inTheWay: entries.flatMap((one) => one ?? []),
      count: numbers.length,
    };
  };
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
    async page(subject, request, { refusal }) {
      if (subject.entry.undone_by !== null) return undonePage(subject, timeZone);
      const page = undoPage(subject, timeZone);
      return refusal === null
        ? page
        : { ...page, rest: renderWayOn(await wayOn(request, subject), timeZone) };
    },
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

/** The entries in the way, each with its own undo. */
const renderWayOn = ({ inTheWay, count }: WayOn, timeZone: string): SafeHtml =>
  html`${
    inTheWay.length > 0 &&
    renderPart(
      count === 1 ? 'Undo this first' : 'Undo these first, one by one',
      html`${renderTable<HistoryEntry>({
        caption: 'Changes since, newest first',
        rows: inTheWay,
        columns: [
          { label: 'What', cell: entryText },
          { label: 'When', kind: 'date', cell: ({ at }) => renderInstant(at, timeZone) },
          { label: 'Who', cell: ({ who }) => whoInDeskWords(who) },
          {
            label: 'Undo',
            cell: (other) =>
              other.lasting === null
                ? html`<a href="/desk/history/${other.number}/undo/">${undoLabel(other.summary)}<span class="unseen">: ${entryText(other)}</span></a>`
                : 'cannot be undone',
          },
        ],
      })}
${count > inTheWay.length && html`<p class="quiet">${count - inTheWay.length} more come before these.</p>`}`,
    )
  }`;
