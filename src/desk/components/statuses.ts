/** Statuses of pairs and of feedbacks in words. */

import type { FeedbackState } from '../../domain/desk/desk-reader.ts';
import type { MessageState } from '../../domain/outbox.ts';
import { inWords as inPlainWords, RELATION_STATUSES, type RelationStatus } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { FilterMenu } from './list-page.ts';

/** Returns a text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns `On hold` for `on_hold`. */
export const inWords = (value: string): string => capitalize(inPlainWords(value));

/** The colour of each status. */
const TONES: Readonly<Record<RelationStatus | FeedbackState, 'good' | 'waiting' | 'urgent' | 'over'>> = {
  proposed: 'waiting',
  matched: 'good',
  on_hold: 'waiting',
  completed: 'over',
  ended_early: 'over',
  declined: 'over',
  received: 'good',
  waived: 'over',
  owed: 'urgent',
  upcoming: 'waiting',
  paused: 'waiting',
  lapsed: 'over',
};

/** Renders a status or state as a badge; the word says it, the colour only helps. */
export const renderBadge = (status: RelationStatus | FeedbackState): SafeHtml =>
  html`<span class="badge badge-${TONES[status]}">${inWords(status)}</span>`;

/** The value of the menu for all statuses that are not the end. */
export const OPEN = 'open';

/** The statuses that are not the end. */
export const OPEN_STATUSES: readonly RelationStatus[] = ['proposed', 'matched', 'on_hold'];

/** The statuses, and all that are open. */
export const STATUS_MENU: FilterMenu = {
  name: 'status',
  label: 'Status',
  choices: [
    { value: '', label: 'All' },
    { value: OPEN, label: 'Open' },
    ...RELATION_STATUSES.map((status) => ({ value: status, label: inWords(status) })),
  ],
};

/** The states of messages. */
export const MESSAGE_STATES: Readonly<Record<MessageState, string>> = {
  queued: 'Waits to be sent',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Could not be sent',
  doubtful: 'Perhaps sent: the reply of the mail server is unknown',
  cancelled: 'Cancelled',
};
