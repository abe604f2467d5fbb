/** `/desk/feedbacks/`: feedback that form programs delivered and that could not be assigned to a pair; assigned or dismissed here. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import type { PairRow } from '../../domain/desk/pairs.ts';
import type { AssignmentTarget, UnassignedFeedback } from '../../domain/operations/unassigned-feedback.ts';
import { ROLES } from '../../domain/programme.ts';
import { SEARCH } from '../components/filters.ts';
import { pageRequestOf } from '../components/list-page.ts';
import {
  carryOut,
  type FormState,
  newFormState,
  STEP,
  statusOf,
  type Task,
  wrongFields,
} from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { type FormReader, formReader } from '../sent-form.ts';
import { savedWith, stateAfter } from '../settings-screen.ts';
import { AS_DELIVERED, DISMISS, renderFeedback, renderFeedbacks } from './feedbacks-view.ts';

const FEEDBACKS_PATH = '/desk/feedbacks/';

/** As many pairs are offered that fit what is searched for. */
const OFFERED = 20;

/** Nobody knows whose pairs they are about: they are for those who see all. */
const seesAll = ({ onlyManager }: DeskRequest): boolean => onlyManager === null;

/** The screens. */
export function feedbackScreens({ desk, operations, unassigned }: DeskParts): readonly Screen[] {
  const subjectOf = async (request: DeskRequest): Promise<UnassignedFeedback | null> => {
    const number = seesAll(request) ? idFrom(request.values['number']) : null;
    return number === null ? null : unassigned.find(number);
  };
  const shown = async (request: DeskRequest, feedback: UnassignedFeedback, state: FormState) => {
    const seen = desk.seenBy(null);
    const { rounds } = await seen.choices();
    const search = request.query.get(SEARCH) ?? feedback.partner ?? feedback.person ?? '';
    const pairs = await pairsFor(seen, feedback, search);
    return {
      ...renderFeedback({ request, feedback, rounds, search, pairs, state }),
      status: statusOf(state),
    };
  };
  const taskOf = (number: number, target: AssignmentTarget, reason: string | null): Task => ({
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
        return renderFeedbacks({ request, rows: await unassigned.page(page), page });
      },
    },
    {
      path: `${FEEDBACKS_PATH}{number}/`,
      access: PROGRAMME_CHANGES,
      async show(request) {
        const feedback = await subjectOf(request);
        return feedback && shown(request, feedback, await newFormState(operations));
      },
      async submit(request, form) {
        if (!seesAll(request)) return null;
        const feedback = await subjectOf(request);
        // A form that was sent twice is no mistake: somebody has decided by now.
        if (feedback === null) return { redirectTo: FEEDBACKS_PATH };
        const { number } = feedback;
        const fields = formReader(form);
        if (form.text(STEP) === DISMISS) {
          const why = fields.required('why', 'Say why it is dismissed, for those who look at it later.');
          if (!fields.isFine()) return shown(request, feedback, wrongFields(form, fields.problems));
          const { account, token } = request.caller;
          const outcome = await savedWith(request, async (note) => {
            const refused = await unassigned.dismiss(number, why, { account, token }, note);
            return refused === undefined ? { back: FEEDBACKS_PATH } : { refusal: refused.refused };
          });
          return 'redirectTo' in outcome ? outcome : shown(request, feedback, stateAfter(form, outcome));
        }
        const target = targetIn(fields, form.text('relation'), form.text('round'), form.text('role'));
        if (!fields.isFine()) return shown(request, feedback, wrongFields(form, fields.problems));
        const reason = form.text('reason') || null;
        const outcome = await carryOut(request, form, taskOf(number, target, reason), reason, FEEDBACKS_PATH);
        return 'redirectTo' in outcome ? outcome : shown(request, feedback, outcome);
      },
    },
  ];
}

/** What a form says is meant, in place of what was delivered. */
function targetIn({ problems }: FormReader, relation: string, round: string, role: string): AssignmentTarget {
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
