/** `/desk/pairs/{id}/hold/` and the like: another status of a pair, from a day on, with a reason. */

import type { PairDetails } from '../../domain/desk/pairs.ts';
import { TRANSITIONS, type Transition } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderDay } from '../components/dates.ts';
import { renderActions } from '../components/details.ts';
import type { FormPage } from '../components/form-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { inWords, renderBadge } from '../components/statuses.ts';
import { REASON } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { DUE_WORDS } from '../words.ts';
import { pairBreadcrumbs, pairHref, pairName, pairOf } from './pair-links.ts';

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

/** Returns a screen for each transition: match, decline, hold, resume, complete, end. */
export const pairStatusScreens = (parts: DeskParts): readonly Screen[] =>
  [...new Set(TRANSITIONS.map(({ name }) => name))].map((transition) =>
    operationScreen<PairDetails>({
      path: `/desk/pairs/{id}/${transition}/`,
      isFilledInByAddress: true,
      subjectOf: (request) => pairOf(request, parts.desk.seenBy(request.onlyManager)),
      page: (pair, { today }, state) => statusPage(pair, transition, today, state),
      read(pair, fields) {
        const on = fields.day('on', 'Choose the first day.');
        if (on === null) return { problems: fields.problems };
        return {
          operation: { kind: 'change-status', relation_id: pair.relation_id, transition, on },
          back: pairHref(pair),
        };
      },
    }),
  );

function statusPage(
  pair: PairDetails,
  transition: Transition['name'],
  today: Temporal.PlainDate,
  state: FormState,
): FormPage {
  const { button, effect } = TRANSITION_TEXTS[transition];
  const isPossible = waysOf(pair).includes(transition);
  return {
    title: button,
    above: pairBreadcrumbs(pair),
    lead: html`<p>${pairName(pair)}: ${renderBadge(pair.status)} since ${renderDay(pair.since)}. ${isPossible && effect}</p>`,
    fields: [{ name: 'on', label: 'From', input: 'date', value: today.toString(), required: true }, REASON],
    ...(!isPossible && {
      instead: renderWays(pair, state.sent),
      state: inPlainWords(state, pair, button),
    }),
  };
}

/** The transitions that a pair can make. */
const waysOf = ({ status }: PairDetails): readonly Transition['name'][] =>
  TRANSITIONS.filter(({ from }) => from === status).map(({ name }) => name);

/** The reason why a transition is not possible, in place of what the operation says. */
function inPlainWords(state: FormState, { status, since }: PairDetails, button: string): FormState {
  const why = `The pair is ${inWords(status).toLowerCase()} since ${DUE_WORDS.day(since.toString())}, so “${button}” is not possible.`;
  return state.conflict === null
    ? { ...state, refusal: why }
    : { ...state, conflict: { ...state.conflict, text: why } };
}

/** The ways that are possible instead, with what was typed. */
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
