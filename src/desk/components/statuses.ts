/** Statuses of pairs and of feedbacks in words. */

import type { FeedbackState } from '../../domain/desk/pairs.ts';
import { RELATION_STATUSES, type RelationStatus } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { FilterMenu } from './filters.ts';

/** A text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `On hold`. */
export const statusName = (status: RelationStatus): string => capitalize(status.replaceAll('_', ' '));

/** What becomes of a feedback of a pair that is open, or over. */
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

/** A status or state as a badge; the word says it, the colour only helps. */
export const renderBadge = (status: RelationStatus | FeedbackState): SafeHtml =>
  html`<span class="badge badge-${TONES[status]}">${capitalize(status.replaceAll('_', ' '))}</span>`;

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
    { value: OPEN, label: 'Not over' },
    ...RELATION_STATUSES.map((status) => ({ value: status, label: statusName(status) })),
  ],
};
