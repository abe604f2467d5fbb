/** `/desk/pairs/{id}/`: everything of a pair, and the ways to change it. */

import type { PairDetails, PairFeedback, SentMessage } from '../../domain/desk/desk-reader.ts';
import { dueReasonText as reasonText } from '../../domain/due-feedbacks.ts';
import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import { relationDetails } from '../../domain/programme.ts';
import type { SmartGoal } from '../../domain/smart-goal.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import {
  type Action,
  renderActions,
  renderDay,
  renderDetails,
  renderInstant,
  renderPart,
} from '../components/details.ts';
import { managerName } from '../components/frame.ts';
import { knownOf } from '../components/record-form.ts';
import { capitalize, inWords, MESSAGE_STATES, renderBadge } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, PROGRAMME, type Screen } from '../screen.ts';
import { DUE_WORDS, entryText, whoInDeskWords } from '../words.ts';
import { renderNotes } from './notes.ts';
import { renderResponses } from './pair-answers.ts';
import { TRANSITION_TEXTS } from './pair-change.ts';
import { feedbackHref, pairHref, pairName, pairOf } from './pair-links.ts';

/** The number of changes that are shown; the history has the others. */
const CHANGES = 10;

/** Makes the screen. */
export const pairScreen = (parts: DeskParts): Screen => ({
  path: '/desk/pairs/{id}/',
  access: PROGRAMME,
  async show(request) {
    const pair = await pairOf(request, parts.desk.seenBy(request.onlyManager));
    if (pair === null) return null;
    const about = { kind: 'relation', id: pair.relation_id } as const;
    const changes = await request.operations.history({ limit: CHANGES, about });
    const notes = await renderNotes(request, parts, 'relation', pair.relation_id);
    const answers = await renderResponses(request, parts, pair.relation_id);
    const goals = await parts.menteeGoals.ofPair(pair.relation_id, request.caller);
    return renderPair(request, pair, { changes, answers, goals, notes, timeZone: parts.timeZone });
  },
});

/** The page, with the newest changes of the pair that the caller may read. */
function renderPair(
  { mayWrite }: DeskRequest,
  pair: PairDetails,
  {
    changes,
    answers,
    goals,
    notes,
    timeZone,
  }: {
    readonly changes: readonly HistoryEntry[];
    readonly answers: SafeHtml | null;
    readonly goals: readonly SmartGoal[];
    readonly notes: SafeHtml;
    readonly timeZone: string;
  },
): DeskPage {
  const { mentee, mentor, manager, cohort, start, end, status, since, messages } = pair;
  const person = ({ id, full_name, email }: typeof mentee) =>
    html`<a href="/desk/people/${id}/">${full_name}</a> <span class="quiet">${email}</span>`;
  return {
    title: pairName(pair),
    above: [{ label: 'Pairs', href: '/desk/pairs/' }],
    content: html`${mayWrite && renderActions(actionsOf(pair), 'Change the pair')}
${renderDetails([
  { label: 'Mentee', value: person(mentee) },
  { label: 'Mentor', value: person(mentor) },
  { label: 'Status', value: html`${renderBadge(status)} since ${renderDay(since)}` },
  { label: 'Start', value: renderDay(start) },
  { label: 'Expected end', value: end === null ? 'Open' : renderDay(end) },
  { label: 'Manager', value: managerName(manager) },
  { label: 'Cohort', value: cohort },
  ...knownOf(relationDetails, pair),
  { label: 'Last activity', value: renderDay(pair.last_sign_of_life) },
])}
${renderPart('Feedback', renderFeedbacks(pair, mayWrite))}
${answers}
${
  goals.length > 0 &&
  renderPart('Goals of the mentee', html`${goals.map((goal) => renderGoal(goal, timeZone))}`)
}
${notes}
${renderPart('Statuses', renderTimeline(pair))}
${renderPart(
  'Messages',
  messages.length === 0
    ? html`<p class="quiet">No messages about this pair have been sent.</p>`
    : renderMessages(pair, timeZone),
)}
${changes.length > 0 && renderPart('Changes', renderChanges(changes, timeZone))}`,
  };
}

/** A goal that the mentee lets the programme see. */
const renderGoal = ({ output, created_at }: SmartGoal, timeZone: string): SafeHtml =>
  html`<p class="letter" dir="auto">${output}</p><p class="quiet">${renderInstant(created_at, timeZone)}</p>
`;

function actionsOf(pair: PairDetails): readonly Action[] {
  const href = pairHref(pair);
  return [
    ...pair.transitions.map(({ name }) => ({
      label: TRANSITION_TEXTS[name].button,
      href: `${href}${name}/`,
    })),
    { label: 'Change dates, manager or cohort', href: `${href}change/` },
    ...(pair.undeletable === null ? [{ label: 'Delete', href: `${href}delete/` }] : []),
  ];
}

function renderFeedbacks(pair: PairDetails, mayWrite: boolean): SafeHtml {
  const { feedbacks, mentee, mentor } = pair;
  if (feedbacks.length === 0) return html`<p class="quiet">No round asks these two for feedback.</p>`;
  return renderTable<PairFeedback>({
    caption: 'Feedback of each round and role',
    name: 'feedbacks',
    rows: feedbacks,
    columns: [
      { label: 'Round', cell: ({ round }) => round.title },
      {
        label: 'By',
        cell: ({ role }) =>
          html`${role === 'mentee' ? mentee.called : mentor.called} <span class="quiet">${role}</span>`,
      },
      { label: 'State', cell: ({ state }) => renderBadge(state) },
      {
        label: 'Due',
        kind: 'date',
        cell: ({ due_date, state }) => (state === 'waived' ? null : due_date && renderDay(due_date)),
      },
      { label: 'Why', cell: (feedback) => dueReasonText(feedback) },
      {
        label: 'Received',
        kind: 'date',
        cell: ({ received_on, source }) =>
          received_on &&
          html`${renderDay(received_on)}${source !== null && html` <span class="quiet">${source}</span>`}`,
      },
      ...(mayWrite
        ? [
            {
              label: 'Change',
              cell: (feedback: PairFeedback) =>
                html`<a href="${feedbackHref(pair, feedback)}">Change<span class="unseen"> ${feedback.round.title}, ${feedback.role}</span></a>`,
            },
          ]
        : []),
    ],
  });
}

/** Returns why a feedback is due on its day, or waived. */
export const dueReasonText = ({ state, reason, exception_reason }: PairFeedback): string | null =>
  state === 'waived'
    ? capitalize(exception_reason ?? '')
    : reason && capitalize(reasonText(reason, DUE_WORDS));

const renderTimeline = ({ statuses }: PairDetails): SafeHtml =>
  html`<ol class="timeline">${statuses.map(
    ({ status, since, reason }) =>
      html`<li><b>${inWords(status)}</b> since ${renderDay(since)}${reason !== null && html`<span class="quiet" dir="auto">: ${reason}</span>`}</li>
`,
  )}</ol>`;

const renderMessages = ({ messages, mentee, mentor }: PairDetails, timeZone: string): SafeHtml =>
  renderTable<SentMessage>({
    caption: 'Messages to the two',
    name: 'messages',
    rows: messages,
    columns: [
      { label: 'To', cell: ({ role }) => (role === 'mentee' ? mentee.called : mentor.called) },
      { label: 'When', kind: 'date', cell: ({ at }) => renderInstant(at, timeZone) },
      { label: 'State', cell: ({ state }) => MESSAGE_STATES[state] },
    ],
  });

const renderChanges = (changes: readonly HistoryEntry[], timeZone: string): SafeHtml =>
  html`<ol class="timeline">${changes.map(
    (entry) =>
      html`<li>${entryText(entry)}.${entry.reason !== null && html` <span dir="auto">${entry.reason}</span>`} <span class="quiet">${whoInDeskWords(entry.who)}, ${renderInstant(entry.at, timeZone)}</span></li>
`,
  )}</ol>
<p><a href="/desk/history/">All changes of the programme</a></p>`;
