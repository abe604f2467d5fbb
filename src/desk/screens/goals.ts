/** `/desk/smart-goals/`: what mentees wished, and the goals that were written for them. Only for managers. */

import {
  type FoundGoals,
  type GoalFilter,
  type GoalSearch,
  MAX_SEARCHED,
} from '../../domain/desk/desk-reader.ts';
import { NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { PageRequest } from '../../domain/page.ts';
import type { SmartGoal } from '../../domain/smart-goal.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { RequiredScopes } from '../../http/auth/permissions.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { renderActions, renderDetails, renderInstant, renderPart } from '../components/details.ts';
import type { ListColumn } from '../components/download.ts';
import { renderFormPage } from '../components/form-page.ts';
import { listScreen, SEARCH } from '../components/list-page.ts';
import { SAVED } from '../links.ts';
import { type FormState, formState, signatureOf, statusOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import {
  type DeskPage,
  type DeskRequest,
  idFrom,
  mayChangeSettings,
  PROGRAMME_CHANGES,
  type Screen,
} from '../screen.ts';
import { dayFrom } from '../sent-form.ts';
import { CODES_PATH } from './goal-codes.ts';

const GOALS_PATH = '/desk/smart-goals/';

/** The scopes that see goals, and erase one. */
const GOALS: RequiredScopes = { read: 'goals:read', write: 'programme:write' };

/** The wishes of mentees are for those who look after the whole programme. */
const maySee = ({ caller }: DeskRequest): boolean =>
  caller.role === 'manager' && caller.scopes.has('goals:read');

/** The parameter that names a goal which was just erased. */
const ERASED = 'erased';

/** The maximum number of characters of a wish that the list shows. */
const EXCERPT = 140;

const ABOVE = [{ label: 'Smart goals', href: GOALS_PATH }];

/** Returns the list, the screen of a goal, and its erasure. */
export function goalScreens({
  goals,
  menteeGoals,
  openEraser,
  tokens,
  timeZone,
}: DeskParts): readonly Screen[] {
  const subjectOf = async (request: DeskRequest): Promise<SmartGoal | null> => {
    const id = maySee(request) ? idFrom(request.values['id']) : null;
    return id === null ? null : goals.find(id);
  };
  const erasurePage = (request: DeskRequest, goal: SmartGoal, state: FormState): DeskPage =>
    renderFormPage(
      {
        title: 'Erase the smart goal',
        description: 'For good. This cannot be undone, and an import does not bring it back.',
        above: [...ABOVE, { label: `Smart goal ${goal.id}`, href: `${GOALS_PATH}${goal.id}/` }],
        lead: html`<p>Smart goal ${goal.id}, written on ${renderInstant(goal.created_at, timeZone)}. Backups and exported files stay as they are: remove those that contain it.</p>
${renderTexts(goal)}`,
        fields: [],
        submitLabel: 'Erase for good',
        isBrief: true,
      },
      state,
      request,
    );
  return [
    listScreen<SmartGoal, FoundGoals>({
      path: GOALS_PATH,
      access: GOALS,
      name: 'Smart goals',
      timeZone,
      open: async (request) => (maySee(request) ? goalList(request, goals, timeZone, tokens !== null) : null),
    }),
    {
      path: `${GOALS_PATH}{id}/`,
      access: GOALS,
      async show(request) {
        const goal = await subjectOf(request);
        if (goal === null) return null;
        const href = goalHref(goal);
        const mentee = await menteeGoals.menteeOf(goal.id, request.caller);
        const actions = [
          { label: 'Say whose they are', href: `${href}mentee/` },
          { label: 'Erase', href: `${href}erase/` },
        ];
        return {
          title: `Smart goal ${goal.id}`,
          above: ABOVE,
          content: html`${request.mayWrite && renderActions(actions, 'What can be done')}
${renderDetails([
  { label: 'Written', value: renderInstant(goal.created_at, timeZone) },
  ...(mentee === null ? [] : [{ label: 'Mentee', value: personLink(mentee) }]),
])}
${renderTexts(goal)}`,
        };
      },
    },
    {
      path: `${GOALS_PATH}{id}/mentee/`,
      access: PROGRAMME_CHANGES,
      async show(request) {
        const goal = await subjectOf(request);
        return goal && menteePage(request, goal, formState(null));
      },
      async submit(request, form) {
        const goal = await subjectOf(request);
        if (goal === null) return null;
        const email = form.text('email');
        if (await menteeGoals.tie(goal.id, email === '' ? null : email, request.caller))
          return { redirectTo: `${goalHref(goal)}?${SAVED}=yes` };
        const state = formState(form, { problems: { email: 'No mentee has this address.' } });
        return { ...menteePage(request, goal, state), status: statusOf(state) };
      },
    },
    {
      path: `${GOALS_PATH}{id}/erase/`,
      access: PROGRAMME_CHANGES,
      async show(request) {
        const goal = await subjectOf(request);
        return goal && erasurePage(request, goal, formState(null));
      },
      async submit(request, form) {
        if (!maySee(request)) return null;
        const goal = await subjectOf(request);
        // A form that was sent twice is no mistake.
        if (goal === null) return { redirectTo: GOALS_PATH };
        const eraser = await openEraser();
        if ('unavailable' in eraser) {
          const state = formState(form, { refusal: eraser.unavailable });
          return { ...erasurePage(request, goal, state), status: statusOf(state) };
        }
        const erased = await eraser.eraseGoal(goal.id, signatureOf(request, null));
        return erased === null || erased.remains === null
          ? { redirectTo: `${GOALS_PATH}?${ERASED}=${goal.id}` }
          : renderErased(goal.id, erased.remains);
      },
    },
  ];
}

const goalHref = ({ id }: SmartGoal): string => `${GOALS_PATH}${id}/`;

const personLink = ({ id, full_name }: { readonly id: number; readonly full_name: string }): SafeHtml =>
  html`<a href="/desk/people/${id}/">${full_name}</a>`;

/** Says whose goals they are. Who agreed to nothing yet is not named. */
const menteePage = (request: DeskRequest, goal: SmartGoal, state: FormState): DeskPage =>
  renderFormPage(
    {
      title: 'Whose goals these are',
      description:
        'The mentee sees them on the personal page. The desk shows whose they are only while the mentee agrees there.',
      above: [...ABOVE, { label: `Smart goal ${goal.id}`, href: goalHref(goal) }],
      fields: [
        {
          name: 'email',
          label: 'E-mail of the mentee',
          input: 'text',
          help: 'Empty: nobody’s. What was said before no longer holds.',
        },
      ],
      submitLabel: 'Save',
      isBrief: true,
    },
    state,
    request,
  );

function goalList(request: DeskRequest, goals: GoalSearch, timeZone: string, hasCodes: boolean) {
  const { query } = request;
  const [since, until] = ['since', 'until'].map((name) => dayFrom(query.get(name) ?? ''));
  const begins = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
  const filter: GoalFilter = {
    search: query.get(SEARCH) || undefined,
    since: since ? begins(since) : undefined,
    until: until ? begins(until.add({ days: 1 })) : undefined,
  };
  const erased = query.get(ERASED);
  return {
    description: 'What mentees wrote, and the goals that were written for it. Only managers see this.',
    lead:
      erased !== null && /^\d{1,10}$/.test(erased)
        ? html`<section class="notice done" role="status"><h2>Smart goal ${erased} was erased for good</h2></section>`
        : null,
    actions: hasCodes && mayChangeSettings(request) ? [{ label: 'Codes for mentees', href: CODES_PATH }] : [],
    filters: {
      search: 'Words in the wish or the goals',
      days: [
        { name: 'since', label: 'Written since' },
        { name: 'until', label: 'Written until' },
      ],
    },
    read: (page: PageRequest) => goals.search(filter, page),
    columns: COLUMNS,
    aboveTable: ({ isPartial }: FoundGoals) =>
      isPartial
        ? html`<p>Only the newest ${formatInteger(MAX_SEARCHED)} of these smart goals were searched. Choose earlier days to search the others.</p>`
        : null,
    nothing: 'No smart goals yet. Mentees write what they hope for, and get goals.',
    nothingFits: 'No smart goal fits this search.',
    firstSteps: [{ label: 'The page for mentees', href: '/write/' }],
  };
}

const COLUMNS: readonly ListColumn<SmartGoal>[] = [
  {
    label: 'Wish',
    value: ({ input }) => input,
    cell: ({ id, input }) => html`<a href="${GOALS_PATH}${id}/">${excerptOf(input)}</a>`,
  },
  { label: 'Goals', value: ({ output }) => output, cell: ({ output }) => excerptOf(output) },
  { label: 'Written', kind: 'date', value: ({ created_at }) => created_at },
];

/** The beginning of a text, in one line. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line.slice(0, 2 * EXCERPT + 2)];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : line;
}

const renderTexts = ({ input, output }: SmartGoal): SafeHtml => html`${renderPart(
  'Wish',
  html`<p class="letter" dir="auto">${input}</p>`,
)}
${renderPart(
  'Goals',
  output === NO_RESPONSE
    ? html`<p class="quiet">None were written: the text does not say what the mentee wants.</p>`
    : html`<p class="letter" dir="auto">${output}</p>`,
)}`;

/** The page after an erasure, if something may be left. */
const renderErased = (id: number, remains: string): DeskPage => ({
  title: 'Erased',
  above: ABOVE,
  content: html`<section class="notice done" role="status"><h2>Smart goal ${id} was erased</h2></section>
<p>${remains}</p>`,
});
