/** `/desk/feedbacks/`: feedback that form programs delivered and that could not be assigned to a pair; assigned or dismissed here. */

import type { Desk, PairRow } from '../../domain/desk/desk-reader.ts';
import { unclearText } from '../../domain/operations/remarks.ts';
import type { AssignmentTarget, UnassignedFeedback } from '../../domain/operations/unassigned-feedback.ts';
import { type FeedbackRound, ROLES } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { Choice } from '../../pages/field.ts';
import { renderDay, renderDetails } from '../components/details.ts';
import type { ListColumn } from '../components/download.ts';
import { listScreen, renderFilters, SEARCH } from '../components/list-page.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { savedWith } from '../components/settings-screen.ts';
import { capitalize, inWords } from '../components/statuses.ts';
import { REASON } from '../form-fields.ts';
import { hrefWith } from '../links.ts';
import { type FormState, otherForm, STEP, type Task } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import type { FormReader } from '../sent-form.ts';
import { DUE_WORDS, inDeskWords } from '../words.ts';

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
    kind: 'receive-feedback',
    since: async () => [],
    preview: () => unassigned.previewAssignment(number, target, reason),
    perform: (signature, basis) => unassigned.assign(number, target, signature, basis),
  });
  return [
    listScreen<UnassignedFeedback>({
      path: FEEDBACKS_PATH,
      access: PROGRAMME,
      name: TITLE,
      timeZone: parts.timeZone,
      open: async (request) =>
        seesAll(request)
          ? {
              description:
                'Forms delivered this feedback, and it is not clear which pair, round or person it belongs to.',
              read: (page) => unassigned.page(page),
              columns: columnsFor(request),
              nothing: 'All feedback that came in is assigned.',
              firstSteps: [{ label: 'See what is owed', href: '/desk/owed/' }],
            }
          : null,
    }),
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
      page: renderFeedback,
      async read({ feedback: { number } }, fields, request) {
        const { form, problems } = fields;
        if (form.text(STEP) === DISMISS) {
          const why = fields.required('why', 'Say why it is dismissed, for people who look at it later.');
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

/** The pair, round and role of a form. */
function targetIn(fields: FormReader): AssignmentTarget {
  const relation = idFrom(fields.text('relation'));
  if (relation === null) fields.problems['relation'] = 'Choose the pair.';
  const role = fields.choice('role', ROLES);
  const round = fields.required('round', 'Choose the round.');
  return { ...(relation !== null && { relation }), ...(role !== null && { role }), round };
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

// The list of feedback to assign, and the page of one.

/** The step of the form that dismisses. */
export const DISMISS = 'dismiss';

const TITLE = 'Feedback to assign';

/** Returns who gave a feedback, as it was delivered. */
export const respondentName = ({ person }: Pick<UnassignedFeedback, 'person'>): string =>
  person ?? 'Nobody named';

const columnsFor = ({ mayWrite }: DeskRequest): readonly ListColumn<UnassignedFeedback>[] => [
  {
    label: 'Who gave it',
    value: respondentName,
    cell: (row) =>
      mayWrite
        ? html`<a href="/desk/feedbacks/${row.number}/">${respondentName(row)}</a>`
        : respondentName(row),
  },
  { label: 'Role', value: ({ role }) => role && capitalize(role) },
  { label: 'Round', value: ({ round }) => round },
  { label: 'Received', value: ({ received_on }) => received_on },
  { label: 'From', value: ({ source }) => source },
  { label: 'Why it is here', value: whyInWords },
];

function whyInWords({ unclear, candidates, ...said }: UnassignedFeedback): string {
  if (unclear === null) return 'It is clear by now which pair it is about: choose it.';
  return candidates.length > 0
    ? `${respondentName(said)} is in ${candidates.length} pairs that this may be about. Choose one.`
    : unclearText(unclear, said);
}

/** A feedback that is assigned or dismissed. */
export interface FeedbackSubject {
  readonly feedback: UnassignedFeedback;
  readonly rounds: readonly FeedbackRound[];
  /** The text that pairs are searched for. */
  readonly search: string;
  /** The pairs that may be meant. */
  readonly pairs: readonly PairRow[];
  readonly hasMore: boolean;
}

/** Renders the page of one. */
export function renderFeedback(subject: FeedbackSubject, request: DeskRequest, state: FormState): DeskPage {
  const { feedback, search } = subject;
  const { partner, relation, role, round, received_on, source, external_id } = feedback;
  return {
    title: `${TITLE}: ${respondentName(feedback)}`,
    description: whyInWords(feedback),
    above: [{ label: TITLE, href: '/desk/feedbacks/' }],
    content: html`${renderDetails([
      { label: 'Who gave it', value: respondentName(feedback) },
      { label: 'Role', value: role && capitalize(role) },
      { label: 'Round', value: round },
      { label: 'The other person', value: partner },
      ...(relation === null ? [] : [{ label: 'Pair', value: String(relation) }]),
      { label: 'Received', value: renderDay(received_on) },
      { label: 'From', value: `${source} ${external_id}` },
    ])}
${renderFilters(
  { path: request.path, query: new URLSearchParams({ q: search }) },
  { search: 'Find the pair by name or e-mail', submitLabel: 'Find' },
)}
<p>${foundInWords(subject)}</p>
<div class="forms">
${renderAssignment(subject, request, isDismissal(state) ? otherForm(state) : state)}
${renderOperationForm({
  action: request.path,
  heading: 'Dismiss it',
  fields: [
    {
      name: 'why',
      label: 'Why',
      input: 'text',
      required: true,
      help: 'Such as: a test of the form. It can be undone for 30 days; then who gave it is forgotten.',
    },
  ],
  hidden: [{ name: STEP, value: DISMISS }],
  submitLabel: 'Dismiss the feedback',
  isBrief: true,
  state: isDismissal(state) ? state : otherForm(state),
})}
</div>`,
  };
}

const isDismissal = ({ sent }: FormState): boolean => sent?.text(STEP) === DISMISS;

const NOTHING: Choice = { value: '', label: 'Nothing chosen' };

function renderAssignment(subject: FeedbackSubject, { path }: DeskRequest, state: FormState): SafeHtml {
  const { feedback, rounds, search, pairs } = subject;
  // Of several none is chosen: that would be a guess.
  const [only, ...others] = pairs;
  return renderOperationForm({
    action: hrefWith(path, new URLSearchParams(), { q: search }),
    heading: 'Assign it',
    fields: [
      {
        name: 'relation',
        label: 'Pair',
        input: 'choice',
        required: true,
        value: only !== undefined && others.length === 0 ? String(only.relation_id) : '',
        choices: [
          NOTHING,
          ...pairs.map((pair) => ({ value: String(pair.relation_id), label: pairInWords(pair) })),
        ],
      },
      {
        name: 'role',
        label: 'Given by',
        input: 'choice',
        required: true,
        value: feedback.role ?? '',
        choices: [
          NOTHING,
          { value: 'mentee', label: 'The mentee' },
          { value: 'mentor', label: 'The mentor' },
        ],
      },
      {
        name: 'round',
        label: 'Round',
        input: 'choice',
        required: true,
        value: rounds.some(({ title }) => title === feedback.round) ? (feedback.round ?? '') : '',
        choices: [NOTHING, ...rounds.map(({ title }) => ({ value: title, label: title }))],
      },
      REASON,
    ],
    submitLabel: 'Assign the feedback',
    state,
  });
}

const pairInWords = ({ mentee, mentor, cohort, status, start }: PairRow): string =>
  `${mentee.called} and ${mentor.called}${cohort === '' ? '' : `, ${cohort}`}, ${inWords(status).toLowerCase()}, since ${DUE_WORDS.day(start.toString())}`;

function foundInWords({ search, pairs, hasMore }: FeedbackSubject): string {
  if (search === '') return 'Search for the pair that this feedback is about.';
  if (pairs.length === 0) return `No pair fits “${search}”. Search for one of the two by name.`;
  if (hasMore) return `More than ${pairs.length} pairs fit “${search}”. Type more if it is none of these.`;
  return pairs.length === 1 ? 'One pair fits.' : `${pairs.length} pairs fit. Choose one.`;
}
