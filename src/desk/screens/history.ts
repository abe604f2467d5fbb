/** `/desk/history/`: who changed what, and taking it back. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import { isExampleProgramme } from '../../domain/operations/example-programme.ts';
import type {
  HistoryEntry,
  HistoryFilter,
  ProgrammeOperations,
  UndoExtent,
} from '../../domain/operations/programme-history.ts';
import { safeRedirectPath } from '../../http/auth/paths.ts';
import { SEARCH } from '../components/filters.ts';
import { carryOut, isOwn, newFormState, statusOf, type Task } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { mayUndo } from '../undo-permission.ts';
import { isSeenEntry, numberIn } from './history-seen.ts';
import { type PersonMeant, renderHistory } from './history-view.ts';
import { renderUndo, type WayOn } from './undo-view.ts';

const HISTORY_PATH = '/desk/history/';

/** How many entries a page has. */
const PAGE = 50;

/** The list of entries. Coordinators see none of others: an entry names people of all pairs. */
export const historyScreen = ({ desk, operations, timeZone }: DeskParts): Screen => ({
  path: HISTORY_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query } = request;
    const before = numberIn(query.get('before'));
    const on = dayIn(query.get('day'));
    const { onlyManager, caller } = request;
    const people = await peopleMeant(desk.seenBy(onlyManager), query);
    const [person] = people;
    const isUnclear = isNarrowed(query) && people.length !== 1;
    const filter: HistoryFilter = {
      limit: PAGE + 1,
      ...(onlyManager !== null && { account: caller.account?.id ?? NOBODY }),
      ...(person !== undefined && { about: { kind: 'person', id: person.id } }),
      before: before ?? undefined,
      ...(on !== null && {
        since: on.toZonedDateTime(timeZone).toInstant(),
        until: on.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
      }),
    };
    const entries = isUnclear ? [] : await operations.history(filter);
    return renderHistory({
      request,
      people,
      entries: entries.slice(0, PAGE),
      hasMore: entries.length > PAGE,
      timeZone,
    });
  },
});

/** An account that nobody has. */
const NOBODY = -1;

/** The parameter of a person who was chosen. */
const PERSON = 'person';
/** How many people are offered where several may be meant. */
const MAX_OFFERED = 10;

const isNarrowed = (query: URLSearchParams): boolean =>
  (query.get(PERSON) ?? '') !== '' || (query.get(SEARCH) ?? '') !== '';

/** The people whose changes are asked for: who was chosen, or whoever a text may mean. */
async function peopleMeant(
  seen: Pick<Desk, 'person' | 'findPeople'>,
  query: URLSearchParams,
): Promise<readonly PersonMeant[]> {
  const id = idFrom(query.get(PERSON));
  if (id !== null) {
    const person = await seen.person(id);
    return person === null ? [] : [person];
  }
  return seen.findPeople(query.get(SEARCH) ?? '', null, MAX_OFFERED);
}

/** The parameter and field that takes back what was changed since as well. */
const EXTENT = 'extent';
const extentOf = (text: string | null): UndoExtent => (text === 'everything' ? 'everything' : 'entry');

type UndoPreview = Awaited<ReturnType<ProgrammeOperations['previewUndo']>>;

/** The preview of taking an entry back, and doing it. */
export const undoScreen = ({ operations, timeZone }: DeskParts): Screen => {
  const entryOf = async (request: DeskRequest) => {
    const number = numberIn(request.values['number'] ?? null);
    const entry = number === null ? null : await operations.entry(number);
    if (entry === null || !isSeenEntry(entry, request)) return null;
    return mayUndo(entry, request) ? entry : null;
  };
  /** What stands in the way, and what can be done about it. */
  const wayOn = async (
    request: DeskRequest,
    entry: HistoryEntry,
    extent: UndoExtent,
    preview: UndoPreview,
  ): Promise<WayOn> => {
    const numbers = 'refused' in preview ? (preview.inTheWay ?? []) : [];
    const entries = await Promise.all(
      numbers.slice(0, MAX_IN_THE_WAY).map((number) => operations.entry(number)),
    );
    return {
      inTheWay: entries.flatMap((one) => (one !== null && isSeenEntry(one, request) ? [one] : [])),
      count: numbers.length,
      mayRemove:
        extent === 'entry' && 'refused' in preview && entry.undone_by === null && isExampleProgramme(entry),
    };
  };
  return {
    path: '/desk/history/{number}/undo/',
    access: PROGRAMME_CHANGES,
    async show(request) {
      const entry = await entryOf(request);
      if (entry === null) return null;
      const extent = extentOf(request.query.get(EXTENT));
      const preview = await operations.previewUndo(entry.number, extent);
      const state = await newFormState(operations);
      const shown = 'refused' in preview ? { ...state, refusal: preview.refused } : { ...state, preview };
      const way = await wayOn(request, entry, extent, preview);
      return renderUndo({ entry, state: shown, back: HISTORY_PATH, timeZone, extent, way });
    },
    async submit(request, form) {
      const entry = await entryOf(request);
      if (entry === null) return null;
      const extent = extentOf(form.text(EXTENT));
      const back = safeRedirectPath(form.text('back') || HISTORY_PATH);
      const undone = entry.undone_by === null ? null : await operations.entry(entry.undone_by);
      const task: Task = {
        since: async () => (undone === null ? [] : [undone]),
        doneBefore: async () => (undone !== null && isOwn(undone, request) ? undone : null),
        preview: () => operations.previewUndo(entry.number, extent),
        perform: (signature, basis) =>
          // A button beside a notice has no form that could have seen more.
          operations.undo(entry.number, signature, form.has('seen') ? basis : { effects: null }, extent),
      };
      const outcome = await carryOut(request, form, task, null, back);
      if ('redirectTo' in outcome) return outcome;
      const preview = await operations.previewUndo(entry.number, extent);
      const way = await wayOn(request, entry, extent, preview);
      return {
        ...renderUndo({ entry, state: outcome, back, timeZone, extent, way }),
        status: statusOf(outcome),
      };
    },
  };
};

/** As many entries that stand in the way are listed. */
const MAX_IN_THE_WAY = 20;

function dayIn(text: string | null): Temporal.PlainDate | null {
  try {
    return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : null;
  } catch {
    return null;
  }
}
