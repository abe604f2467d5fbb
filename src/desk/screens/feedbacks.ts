/** `/desk/feedbacks/`: feedback that form programs delivered and that could not be assigned to a pair; assigned or dismissed here. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import type { PairRow } from '../../domain/desk/pairs.ts';
import type { AssignmentTarget, UnassignedFeedback } from '../../domain/operations/unassigned-feedback.ts';
import { ROLES } from '../../domain/programme.ts';
import { SEARCH } from '../components/filters.ts';
import { pageRequestOf } from '../components/list-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { savedWith } from '../components/settings-screen.ts';
import { STEP, type Task } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import type { FormReader } from '../sent-form.ts';
import { inDeskWords } from '../words.ts';
import {
  AS_DELIVERED,
  DISMISS,
  type FeedbackSubject,
  renderFeedback,
  renderFeedbacks,
} from './feedbacks-view.ts';

const FEEDBACKS_PATH = '/desk/feedbacks/';

/** The maximum number of pairs that are offered. */
const OFFERED = 20;

/** Nobody knows whose pairs they are about: they are for those who see all. */
const seesAll = ({ onlyManager }: DeskRequest): boolean => onlyManager === null;

/** Returns the list, and the screen of one feedback. */
export function feedbackScreens(parts: DeskParts): readonly Screen[] {
  const { desk, unassigned } = parts;
  const seen = desk.seenBy(null);
  const assignment = (number: number, target: AssignmentTarget, reason: string | null): Task => ({
    // Who sends it twice comes to the list: by then it is decided.
    since: async () => [],
    doneBefore: async () => null,
    preview: () => unassigned.previewAssignment(number, target, reason),
    perform: (signature, basis) => unassigned.assign(number, target, signature, basis),
  });
  return [
    {
      path: FEEDBACKS_PATH,
      access: PROGRAMME,
      async show(request) {
        if (!seesAll(request)) return null;
        const page = pageRequestOf(request.query);
        return renderFeedbacks(request, await unassigned.page(page), page);
      },
    },
    operationScreen<FeedbackSubject>({
      path: `${FEEDBACKS_PATH}{number}/`,
      async subjectOf(request) {
        const number = seesAll(request) ? idFrom(request.values['number']) : null;
        const feedback = number === null ? null : await unassigned.find(number);
        if (feedback === null) return null;
        const { rounds } = await seen.choices();
        const search = request.query.get(SEARCH) ?? feedback.partner ?? feedback.person ?? '';
        return { feedback, rounds, search, ...(await pairsFor(seen, feedback, search)) };
      },
      // A form that was sent twice is no mistake: somebody has decided by now.
      gone: async (request) => (seesAll(request) ? { redirectTo: FEEDBACKS_PATH } : null),
      page: renderFeedback,
      async read({ feedback: { number } }, fields, request) {
        const { form, problems } = fields;
        if (form.text(STEP) === DISMISS) {
          const why = fields.required('why', 'Say why it is dismissed, for those who look at it later.');
          if (!fields.isFine()) return { problems };
          const { account, token } = request.caller;
          return savedWith(request, form, async (note) => {
            const refused = await unassigned.dismiss(number, why, { account, token }, note);
            return refused === undefined
              ? { back: FEEDBACKS_PATH }
              : { refusal: inDeskWords(refused.refused) };
          });
        }
        const target = targetIn(fields);
        if (!fields.isFine()) return { problems };
        const operation = assignment(number, target, fields.optional('reason'));
        return { operation, back: FEEDBACKS_PATH };
      },
    }),
  ];
}

/** The pair, round and role of a form, in place of what was delivered. */
function targetIn(fields: FormReader): AssignmentTarget {
  const { problems } = fields;
  const [relation, round, role] = [fields.text('relation'), fields.text('round'), fields.text('role')];
  const isGiven = (text: string) => text !== '' && text !== AS_DELIVERED;
  const id = idFrom(relation);
  const known = ROLES.find((one) => one === role);
  if (relation !== AS_DELIVERED && id === null) problems['relation'] = 'Choose the pair.';
  if (isGiven(role) && known === undefined) problems['role'] = 'Choose one of these.';
  return {
    ...(id !== null && { relation: id }),
    ...(isGiven(round) && { round }),
    ...(known !== undefined && { role: known }),
  };
}

/** The pairs that may be meant: those that the store names, and those that fit what is searched for. */
async function pairsFor(seen: Desk, { candidates }: UnassignedFeedback, search: string) {
  const found =
    search === ''
      ? { count: 0, items: [] }
      : await seen.pairs({ search }, { by: 'start', descending: true }, { limit: OFFERED, offset: 0 });
  const named = candidates.filter(({ relation }) => !found.items.some((one) => one.relation_id === relation));
  const others = await Promise.all(named.map(({ relation }) => seen.pair(relation)));
  const pairs: readonly PairRow[] = [...others.filter((one) => one !== null), ...found.items];
  return { pairs, hasMore: found.count > found.items.length };
}
