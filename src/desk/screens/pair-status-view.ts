/** What the screens of `pair-status.ts` show. */

import type { PairDetails } from '../../domain/desk/pairs.ts';
import type { Transition } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderDay } from '../components/dates.ts';
import { fieldsOf, REASON } from '../components/form-fields.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderBadge } from '../components/statuses.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { abovePair, pairHref, pairName } from './pair-links.ts';

/** What the page is made of. */
export interface PairStatusView {
  readonly pair: PairDetails;
  readonly transition: Transition['name'];
  readonly state: FormState;
  readonly today: Temporal.PlainDate;
}

/** The words for each transition: of its button, and of what follows. */
export const TRANSITION_TEXTS: Readonly<
  Record<Transition['name'], { readonly button: string; readonly effect: string }>
> = {
  match: { button: 'Start', effect: 'From then on the two owe feedback.' },
  decline: { button: 'Decline', effect: 'The pair does not begin.' },
  hold: {
    button: 'Put on hold',
    effect: 'Nothing is owed while it is on hold, and later due dates move by as many days.',
  },
  resume: { button: 'Resume', effect: 'Feedback is owed again; due dates have moved by the days on hold.' },
  complete: { button: 'Complete', effect: 'Nothing is owed any more.' },
  end: { button: 'End early', effect: 'Nothing is owed any more.' },
};

/** The page. */
export function renderPairStatus({ pair, transition, state, today }: PairStatusView): DeskPage {
  const { button, effect } = TRANSITION_TEXTS[transition];
  const back = pairHref(pair);
  return {
    title: button,
    above: abovePair(pair),
    content: html`<p>${pairName(pair)}: ${renderBadge(pair.status)} since ${renderDay(pair.since)}. ${effect}</p>
${renderOperationForm({
  action: `${back}${transition}/`,
  fields: fieldsOf(
    [{ name: 'on', label: 'From', input: 'date', value: today.toString(), required: true }, REASON],
    state.sent,
    state.problems,
  ),
  submitLabel: button,
  cancelHref: back,
  state,
})}`,
  };
}
