/** Notes on a person, a pair or a manager: the list on their page, and `…/notes/`, where one is made or changed. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import { MAX_LINES } from '../../domain/fields.ts';
import { FROM_THE_PERSON, type Note, type NoteSubject, noteTime } from '../../domain/notes.ts';
import type { OperationOf } from '../../domain/operations/operation.ts';
import { instantIn } from '../../domain/operations/rows.ts';
import { UNNAMED } from '../../domain/origin.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { NamedLink } from '../../pages/layout.ts';
import { renderInstant, renderPart } from '../components/details.ts';
import { managerName } from '../components/frame.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { type AskedFor, operationScreen } from '../components/operation-screen.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { newFormState } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, type Screen } from '../screen.ts';
import type { FormReader, SentForm } from '../sent-form.ts';
import { whoInDeskWords } from '../words.ts';
import { pairBreadcrumbs, pairOf } from './pair-links.ts';
import { personBreadcrumbs, personToChange } from './person-links.ts';

const PATHS: Readonly<Record<NoteSubject, string>> = {
  person: '/desk/people/',
  relation: '/desk/pairs/',
  manager: '/desk/managers/',
};

const TEXT: FieldDeclaration = { name: 'text', label: 'Note', input: 'multiline', required: true };
/** The time at which the form of a new note was shown: one that is sent twice is one note. */
const AT = 'at';
/** How old a form may be for its time to count, in hours: as long as a session without use. */
const AGE = 12;

/** Renders the notes on a record, with the form for a new one. */
export async function renderNotes(
  request: DeskRequest,
  { desk, timeZone }: Pick<DeskParts, 'desk' | 'timeZone'>,
  kind: NoteSubject,
  id: number,
): Promise<SafeHtml> {
  const notes = await desk.seenBy(request.onlyManager).notes(kind, id);
  const href = `${PATHS[kind]}${id}/notes/`;
  return renderPart(
    'Notes',
    html`${
      notes.length === 0
        ? html`<p class="quiet">No notes yet. Everyone who sees this page at the desk can read them. Messages do not contain them.</p>`
        : html`<ol class="timeline noted">${notes.map(
            (note) =>
              html`<li><p dir="auto">${note.text}</p><span class="quiet">${note.account_id === FROM_THE_PERSON ? 'from their personal page' : whoInDeskWords(note.who ?? UNNAMED.desk)}, ${renderTime(note, timeZone)}${
                mayChange(note, request) &&
                html` · <a href="${href}${note.at}/">Change<span class="unseen"> the note of ${renderTime(note, timeZone)}</span></a>`
              }</span></li>
`,
          )}</ol>`
    }
${
  request.mayWrite &&
  renderOperationForm({
    action: href,
    fields: [TEXT],
    hidden: [{ name: AT, value: noteTime(Temporal.Now.instant()) }],
    submitLabel: 'Add the note',
    isBrief: true,
    state: await newFormState(request),
  })
}`,
  );
}

const renderTime = ({ at }: Note, timeZone: string): SafeHtml =>
  renderInstant(Temporal.Instant.from(at), timeZone);

/** Whether somebody may change a note: whoever made it, and whoever may change everything. */
const mayChange = ({ account_id }: Note, request: DeskRequest): boolean =>
  request.mayWrite && (request.onlyManager === null || account_id === accountOf(request));

const accountOf = ({ caller }: DeskRequest): number | null => caller.account?.id ?? null;

/** The record of a note, and the note itself if there is one. */
interface Noted {
  readonly id: number;
  readonly above: readonly NamedLink[];
  readonly note: Note | null;
}

/** Returns the screens of the notes on records of each kind. */
export const noteScreens = (parts: DeskParts): readonly Screen[] =>
  (['person', 'relation', 'manager'] as const).flatMap((kind) => [
    newNoteScreen(parts, kind),
    noteScreen(parts, kind),
  ]);

function newNoteScreen({ desk }: DeskParts, kind: NoteSubject): Screen {
  return operationScreen<Noted>({
    path: `${PATHS[kind]}{id}/notes/`,
    subjectOf: (request) => notedOf(request, desk, kind),
    page: ({ above }, _request, { sent }) => ({
      title: 'New note',
      above,
      fields: [TEXT],
      hidden: [{ name: AT, value: noteTime(timeIn(sent)) }],
      submitLabel: 'Add the note',
      isBrief: true,
    }),
    read: ({ id }, fields, request) =>
      askedFor(fields, `${PATHS[kind]}${id}/`, (text) => {
        const at = noteTime(timeIn(fields.form));
        return { kind: 'write-note', of: { kind, id }, at, author: { account_id: accountOf(request) }, text };
      }),
  });
}

function noteScreen({ desk }: DeskParts, kind: NoteSubject): Screen {
  return operationScreen<Noted & { readonly note: Note }>({
    path: `${PATHS[kind]}{id}/notes/{at}/`,
    async subjectOf(request) {
      const noted = await notedOf(request, desk, kind);
      const note = noted?.note ?? null;
      return noted && note && mayChange(note, request) ? { ...noted, note } : null;
    },
    page: ({ above, note }) => ({
      title: 'Change a note',
      above,
      fields: [
        { ...TEXT, value: note.text },
        { name: 'delete', label: 'Delete this note', input: 'checkbox' },
      ],
      submitLabel: 'Save the note',
      isBrief: true,
    }),
    read: ({ id, note: { at } }, fields) =>
      askedFor(fields, `${PATHS[kind]}${id}/`, (text) => ({
        kind: 'write-note',
        of: { kind, id },
        at,
        author: null,
        text: fields.ticked('delete') ? null : text,
      })),
  });
}

/** The time of the form of a new note; now where it has none, or too old a one. */
function timeIn(form: SentForm | null): Temporal.Instant {
  const now = Temporal.Now.instant();
  const sent = instantIn(form?.text(AT));
  const isRecent =
    sent !== null &&
    Temporal.Instant.compare(sent, now) <= 0 &&
    Temporal.Instant.compare(sent, now.subtract({ hours: AGE })) > 0;
  return isRecent ? sent : now;
}

/** What a form asks for, unless its text cannot be a note. */
function askedFor(
  fields: FormReader,
  back: string,
  operation: (text: string) => OperationOf<'write-note'>,
): AskedFor {
  const text = fields.required('text', 'Type the note.');
  if (text.length > MAX_LINES) fields.problems['text'] = `Shorten it to ${MAX_LINES} characters.`;
  return fields.isFine() ? { operation: operation(text), back } : { problems: fields.problems };
}

async function notedOf(request: DeskRequest, desk: DeskReader, kind: NoteSubject): Promise<Noted | null> {
  const found = await recordOf(request, desk, kind);
  if (found === null) return null;
  const { at } = request.values;
  const notes = at === undefined ? [] : await desk.seenBy(request.onlyManager).notes(kind, found.id);
  return { ...found, note: notes.find((one) => one.at === at) ?? null };
}

async function recordOf(
  request: DeskRequest,
  desk: DeskReader,
  kind: NoteSubject,
): Promise<Omit<Noted, 'note'> | null> {
  const { values, onlyManager } = request;
  const seen = desk.seenBy(onlyManager);
  if (kind === 'person') {
    const person = await personToChange(request, desk);
    return person && { id: person.id, above: personBreadcrumbs(person) };
  }
  if (kind === 'relation') {
    const pair = await pairOf(request, seen);
    return pair && { id: pair.relation_id, above: pairBreadcrumbs(pair) };
  }
  if (onlyManager !== null) return null;
  const id = idFrom(values['id']);
  const manager = (await seen.choices()).managers.find((one) => one.id === id);
  if (manager === undefined) return null;
  const href = `${PATHS.manager}${manager.id}/`;
  return {
    id: manager.id,
    above: [
      { label: 'Managers', href: PATHS.manager },
      { label: managerName(manager), href },
    ],
  };
}
