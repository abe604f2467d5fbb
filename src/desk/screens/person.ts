/** `/desk/people/{id}/`: everything of a person, and the ways to change it. */

import type { PairRow, PersonDetails, PersonFeedback, PersonMessage } from '../../domain/desk/desk-reader.ts';
import { contactFields, labelled, type OwnLabels, participantFields } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import {
  type Action,
  mailLink,
  renderActions,
  renderDay,
  renderDetails,
  renderEmptyState,
  renderInstant,
  renderPart,
} from '../components/details.ts';
import { managerName } from '../components/frame.ts';
import { languageName } from '../components/languages.ts';
import { knownOf } from '../components/record-form.ts';
import { capitalize, MESSAGE_STATES, OPEN_STATUSES, renderBadge } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, PROGRAMME, type Screen } from '../screen.ts';
import { renderNotes } from './notes.ts';
import { dueReasonText } from './pair.ts';
import { feedbackHref, pairHref } from './pair-links.ts';
import { personHref, personOf } from './person-links.ts';

const { external_id } = participantFields;

/** Makes the screen. */
export const personScreen = (parts: DeskParts): Screen => ({
  path: '/desk/people/{id}/',
  access: PROGRAMME,
  async show(request) {
    const person = await personOf(request, parts.desk.seenBy(request.onlyManager));
    if (person === null) return null;
    const notes = person.isErased ? null : await renderNotes(request, parts, 'person', person.id);
    const labels = await parts.ownFields.labels();
    return renderPerson(request, person, { notes, labels, timeZone: parts.timeZone });
  },
});

function renderPerson(
  request: DeskRequest,
  person: PersonDetails,
  {
    notes,
    labels,
    timeZone,
  }: {
    readonly notes: SafeHtml | null;
    readonly labels: OwnLabels;
    readonly timeZone: string;
  },
): DeskPage {
  const { full_name, role, email, language, other, pause, isErased } = person;
  return {
    title: full_name,
    above: [{ label: 'People', href: '/desk/people/' }],
    content: html`${
      isErased &&
      html`<section class="notice"><p>The name and the e-mail of this person were erased. What is left is for the counts.</p></section>`
    }
${request.mayWrite && !isErased && renderActions(actionsOf(person, request), 'Change the person')}
${renderDetails([
  { label: 'Role', value: capitalize(role) },
  {
    label: 'E-mail',
    value: isErased ? null : html`<a href="${mailLink(email)}">${email}</a>`,
  },
  { label: 'Language', value: languageName(language) ?? 'That of the programme' },
  ...knownOf({ external_id, ...labelled(contactFields, labels) }, person),
  ...(person.free_places === null ? [] : [{ label: 'Free places', value: String(person.free_places) }]),
  ...(other === null
    ? []
    : [
        {
          label: `Also a ${other.role}`,
          value: html`<a href="${personHref(other)}">${other.full_name}</a>`,
        },
      ]),
  ...(pause === null
    ? []
    : [
        {
          label: 'Reminders',
          value: html`Stopped by themselves on ${renderInstant(pause.since, timeZone)}${pause.until !== null && html`, until ${renderDay(pause.until)}`}`,
        },
      ]),
])}
${renderPart('Pairs', renderPairsOf(person))}
${renderPart('Feedback', renderFeedbacksOf(person, request.mayWrite))}
${person.messages.length > 0 && renderPart('Messages', renderMessagesTo(person, timeZone))}
${notes}
<p><a href="/desk/history/?person=${person.id}">Changes about this person</a></p>`,
  };
}

function actionsOf(person: PersonDetails, { onlyManager }: DeskRequest): readonly Action[] {
  const href = personHref(person);
  const { role, id } = person;
  const isOpen = person.pairs.some(({ status }) => OPEN_STATUSES.includes(status));
  return [
    { label: 'New pair', href: `/desk/pairs/new/?${role}=${id}` },
    { label: 'Change', href: `${href}change/` },
    { label: 'Personal page', href: `${href}page/` },
    ...(isOpen ? [{ label: 'Drop out', href: `${href}drop-out/` }] : []),
    ...(onlyManager === null
      ? [
          { label: 'Merge with another record', href: `${href}merge/` },
          { label: 'Erase', href: `${href}erase/` },
        ]
      : []),
  ];
}

function renderPairsOf({ role, pairs }: PersonDetails): SafeHtml {
  if (pairs.length === 0) return renderEmptyState('No pair so far.');
  return renderTable<PairRow>({
    caption: 'Pairs',
    name: 'pairs',
    rows: pairs,
    columns: [
      {
        label: role === 'mentee' ? 'Mentor' : 'Mentee',
        cell: (pair) =>
          html`<a href="${pairHref(pair)}">${(role === 'mentee' ? pair.mentor : pair.mentee).called}</a>`,
      },
      {
        label: 'Status',
        cell: ({ status, since }) =>
          html`${renderBadge(status)} <span class="quiet">since ${renderDay(since)}</span>`,
      },
      { label: 'Start', kind: 'date', cell: ({ start }) => renderDay(start) },
      { label: 'Expected end', kind: 'date', cell: ({ end }) => end && renderDay(end) },
      { label: 'Owed', kind: 'number', cell: ({ owed }) => owed || null },
      { label: 'Manager', cell: ({ manager }) => managerName(manager) },
      { label: 'Cohort', cell: ({ cohort }) => cohort },
    ],
  });
}

const renderMessagesTo = ({ messages }: PersonDetails, timeZone: string): SafeHtml =>
  renderTable<PersonMessage>({
    caption: 'Messages to this person',
    name: 'messages',
    rows: messages,
    columns: [
      { label: 'When', kind: 'date', cell: ({ at }) => renderInstant(at, timeZone) },
      { label: 'What', cell: ({ kind }) => (kind === 'reminder' ? 'Reminder' : 'Message') },
      { label: 'State', cell: ({ state }) => MESSAGE_STATES[state] },
    ],
  });

function renderFeedbacksOf({ role, feedbacks }: PersonDetails, mayWrite: boolean): SafeHtml {
  if (feedbacks.length === 0) return renderEmptyState('No round asks for feedback.');
  return renderTable<PersonFeedback>({
    caption: 'Own feedback',
    name: 'feedbacks',
    rows: feedbacks,
    columns: [
      {
        label: 'Round',
        cell: (feedback) =>
          mayWrite
            ? html`<a href="${feedbackHref(feedback.pair, feedback)}">${feedback.round.title}</a>`
            : feedback.round.title,
      },
      {
        label: 'About',
        cell: ({ pair }) => (role === 'mentee' ? pair.mentor : pair.mentee).called,
      },
      { label: 'State', cell: ({ state }) => renderBadge(state) },
      {
        label: 'Due',
        kind: 'date',
        cell: ({ due_date, state }) => (state === 'waived' ? null : due_date && renderDay(due_date)),
      },
      { label: 'Why', cell: (feedback) => dueReasonText(feedback) },
      { label: 'Received', kind: 'date', cell: ({ received_on }) => received_on && renderDay(received_on) },
    ],
  });
}
