/** What the screens of `pair-status.ts` show. */

import type { PairDetails } from '../../domain/desk/pairs.ts';
import { TRANSITIONS, type Transition } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderDay } from '../components/dates.ts';
import { renderActions } from '../components/details.ts';
import { renderImpossible, renderOperationForm } from '../components/operation-form.ts';
import { renderBadge, statusName } from '../components/statuses.ts';
import { fieldsOf, REASON } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { pairBreadcrumbs, pairHref, pairName } from './pair-links.ts';

/** What the page is made of. */
interface PairStatusView {
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
  const fields = fieldsOf(
    [{ name: 'on', label: 'From', input: 'date', value: today.toString(), required: true }, REASON],
    state.sent,
    state.problems,
  );
  const isPossible = waysOf(pair).includes(transition);
  return {
    title: button,
    above: pairBreadcrumbs(pair),
    content: html`<p>${pairName(pair)}: ${renderBadge(pair.status)} since ${renderDay(pair.since)}. ${isPossible && effect}</p>
${
  isPossible
    ? renderOperationForm({
        action: `${back}${transition}/`,
        fields,
        submitLabel: button,
        cancelHref: back,
        state,
      })
    : renderImpossible(inPlainWords(state, pair, button), fields, renderWays(pair, state.sent))
}`,
  };
}

/** The transitions that a pair can make. */
const waysOf = ({ status }: PairDetails): readonly Transition['name'][] =>
  TRANSITIONS.filter(({ from }) => from === status).map(({ name }) => name);

/** Why a transition is not possible, in place of what the operation says. */
function inPlainWords(state: FormState, { status, since }: PairDetails, button: string): FormState {
  const why = `The pair is ${statusName(status).toLowerCase()} since ${since}, so “${button}” is not possible.`;
  return state.conflict === null
    ? { ...state, refusal: why }
    : { ...state, conflict: { ...state.conflict, conflict: why } };
}

/** What can be done instead, with what was typed. */
function renderWays(pair: PairDetails, sent: SentForm | null): SafeHtml {
  const typed = new URLSearchParams(
    sent?.fields
      .filter(([name, value]) => ['on', 'reason'].includes(name) && value !== '')
      .map((one) => [...one]),
  );
  const query = typed.size === 0 ? '' : `?${typed}`;
  const back = pairHref(pair);
  return html`${renderActions(
    waysOf(pair).map((name) => ({
      label: TRANSITION_TEXTS[name].button,
      href: `${back}${name}/${query}`,
    })),
    'What is possible instead',
  )}
<p><a href="${back}">Back to the pair</a></p>`;
}
