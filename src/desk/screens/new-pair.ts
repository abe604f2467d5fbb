/** `/desk/pairs/new/`: a new pair, of people who are in the list or are added with it. */

import type { Desk, DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import type { Performed, ProgrammeOperations } from '../../domain/operations/programme-history.ts';
import { cohortIn, isKnownManager, managerIn } from '../components/pair-fields.ts';
import { personIn, pickedPerson } from '../components/person-picker.ts';
import {
  carryOut,
  type FormState,
  newFormState,
  PREVIEW,
  refusedForm,
  STEP,
  statusOf,
  taskOf,
  wrongFields,
} from '../operation.ts';
import { ownOperations } from '../own-operations.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { formOf, formReader, type SentForm } from '../sent-form.ts';
import { ACCEPTED, type NewPairView, notesIn, renderNewPair } from './new-pair-view.ts';
import { PAIRS_PATH } from './pairs.ts';

const NEW_PAIR_PATH = '/desk/pairs/new/';

/** What the page is made of, but for the state of its form. */
type PairFormContext = Omit<NewPairView, 'state'>;

/** The screen. Whoever is looked for stands in the address, and so does all that was typed until then. */
export const newPairScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: NEW_PAIR_PATH,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const seen = desk.seenBy(request.onlyManager);
    const typed = request.query.size === 0 ? null : formOf([...request.query]);
    const asked = await readFormContext(request, seen, typed);
    return renderNewPair({ ...asked, state: { ...(await newFormState(operations)), sent: typed } });
  },
  async submit(request, form) {
    const seen = desk.seenBy(request.onlyManager);
    const own = ownOperations(operations, desk, request.onlyManager);
    const asked = await readFormContext(request, seen, form);
    const { operation, reason, problems } = operationFrom(form, asked);
    const outcome =
      operation === null
        ? wrongFields(form, problems)
        : ((await warning(form, operation, reason, own)) ??
          (await carryOut(request, form, taskOf(own, operation, reason), reason, (done) =>
            done === null ? PAIRS_PATH : newPairHref(done),
          )));
    if ('redirectTo' in outcome) return outcome;
    return { ...renderNewPair({ ...asked, state: outcome }), status: statusOf(outcome) };
  },
});

/** Looks for the people that a form names. */
async function readFormContext(
  request: DeskRequest,
  seen: Desk,
  form: SentForm | null,
): Promise<PairFormContext> {
  const [mentee, mentor, choices] = await Promise.all([
    pickedPerson(seen, form, 'mentee'),
    pickedPerson(seen, form, 'mentor'),
    seen.choices(),
  ]);
  return { request, mentee, mentor, choices };
}

/** What a form asks for; null where something is wrong with it. */
function operationFrom(
  form: SentForm,
  { request, mentee, mentor, choices }: PairFormContext,
): {
  readonly operation: Operation | null;
  readonly reason: string | null;
  readonly problems: Readonly<Record<string, string>>;
} {
  const fields = formReader(form);
  const { problems } = fields;
  const [menteeChoice, mentorChoice] = [personIn(form, mentee, problems), personIn(form, mentor, problems)];
  const start = fields.day('start', 'Choose the first day.');
  const end = fields.optionalDay('end');
  const status = fields.choice('status', ['matched', 'proposed']);
  const reason = fields.optional('reason');
  const manager_id = managerFor(request, form, choices, problems);
  const isWhole = menteeChoice !== null && mentorChoice !== null && start !== null && status !== null;
  return {
    reason,
    problems,
    operation:
      isWhole && fields.isFine()
        ? {
            kind: 'create-relation',
            mentee: menteeChoice,
            mentor: mentorChoice,
            manager_id,
            cohort: cohortIn(form),
            start,
            end,
            status,
          }
        : null,
  };
}

/** Who looks after the pair: whoever is chosen; of those who see the pairs of one manager, that manager. */
function managerFor(
  { onlyManager }: DeskRequest,
  form: SentForm,
  choices: DeskChoices,
  problems: Record<string, string>,
): number | null {
  if (onlyManager !== null) {
    const own = choices.managers.find(({ email }) => email === onlyManager);
    if (own === undefined) {
      problems['start'] =
        `No manager of the programme has the e-mail ${onlyManager}, so the pair would not be yours. Ask a manager to make it.`;
    }
    return own?.id ?? null;
  }
  const chosen = managerIn(form);
  if (chosen !== null && !isKnownManager(chosen, choices)) {
    problems['manager'] = 'This manager is not in the list any more. Choose another.';
  }
  return chosen;
}

/**
 * The form again with what should be known first, such as that the mentee has a mentor already; null where there is nothing
 * of the kind, or it was shown and the form was sent all the same.
 */
async function warning(
  form: SentForm,
  operation: Operation,
  reason: string | null,
  operations: ProgrammeOperations,
): Promise<FormState | null> {
  if (form.text(STEP) === PREVIEW) return null;
  const preview = await operations.preview(operation, reason);
  if ('refused' in preview || preview.notes.length === 0) return null;
  if (form.text(ACCEPTED) === notesIn(preview)) return null;
  const state = refusedForm(form, 'Read the notes below. If they are right, press “Make the pair” again.');
  return { ...state, preview, seen: preview.seen };
}

/** The address of a pair that was just made. */
function newPairHref({ changes }: Pick<Performed, 'changes'>): string {
  const made = changes.find((change) => change.table === 'relations');
  return made?.after && 'mentor_id' in made.after ? `${PAIRS_PATH}${made.after.id}/` : PAIRS_PATH;
}
