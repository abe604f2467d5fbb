/** `/desk/smart-goals/`: what mentees wished, and the goals that were written for them. Only for managers. */

import type { GoalPlace } from '../../domain/desk/goals.ts';
import { ImportRunningError } from '../../domain/import-store.ts';
import type { SmartGoal } from '../../domain/smart-goal.ts';
import type { RequiredScopes } from '../../http/auth/permissions.ts';
import { SEARCH } from '../components/filters.ts';
import { pageRequestOf } from '../components/list-page.ts';
import { refusedForm, signatureOf, statusOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, type Screen } from '../screen.ts';
import { NEW_FORM } from '../settings-screen.ts';
import { ERASED, renderErasedGoal, renderGoal, renderGoalErasure, renderGoals } from './goals-view.ts';

const GOALS_PATH = '/desk/smart-goals/';

/** Who may see goals, and erase one. */
const GOALS: RequiredScopes = { read: 'goals:read', write: 'programme:write' };

/** What mentees wish is for those who look after the whole programme. */
const maySee = ({ caller }: DeskRequest): boolean =>
  caller.role === 'manager' && caller.scopes.has('goals:read');

/** The screens. */
export function goalScreens({ goals, openEraser, timeZone }: DeskParts): readonly Screen[] {
  const subjectOf = async (request: DeskRequest): Promise<SmartGoal | null> => {
    const id = maySee(request) ? idFrom(request.values['id']) : null;
    return id === null ? null : goals.find(id);
  };
  return [
    {
      path: GOALS_PATH,
      access: GOALS,
      async show(request) {
        if (!maySee(request)) return null;
        const { query } = request;
        const page = pageRequestOf(query);
        const since = dayIn(query, 'since');
        const until = dayIn(query, 'until');
        const begins = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
        const found = await goals.search(
          {
            search: query.get(SEARCH) || undefined,
            since: since && begins(since),
            until: until && begins(until.add({ days: 1 })),
            below: placeIn(query),
          },
          page,
        );
        return renderGoals({ request, found, page, timeZone });
      },
    },
    {
      path: `${GOALS_PATH}{id}/`,
      access: GOALS,
      async show(request) {
        const goal = await subjectOf(request);
        return goal && renderGoal(goal, timeZone, request.mayWrite);
      },
    },
    {
      path: `${GOALS_PATH}{id}/erase/`,
      access: { read: 'programme:write', write: 'programme:write' },
      async show(request) {
        const goal = await subjectOf(request);
        return goal && renderGoalErasure(goal, NEW_FORM, timeZone);
      },
      async submit(request, form) {
        if (!maySee(request)) return null;
        const goal = await subjectOf(request);
        // A form that was sent twice is no mistake.
        if (goal === null) return { redirectTo: GOALS_PATH };
        const eraser = await openEraser();
        const refused = (why: string) => {
          const state = refusedForm(form, why);
          return { ...renderGoalErasure(goal, state, timeZone), status: statusOf(state) };
        };
        if ('unavailable' in eraser) return refused(eraser.unavailable);
        try {
          const erased = await eraser.eraseGoal(goal.id, signatureOf(request, null));
          return erased === null || erased.remains === null
            ? { redirectTo: `${GOALS_PATH}?${ERASED}=${goal.id}` }
            : renderErasedGoal(goal.id, erased.remains);
        } catch (error) {
          if (!(error instanceof ImportRunningError)) throw error;
          return refused('An import writes smart goals at this moment. Try again when it is done.');
        }
      },
    },
  ];
}

/** A day in the address; undefined where there is none. */
function dayIn(query: URLSearchParams, name: string): Temporal.PlainDate | undefined {
  const text = query.get(name) ?? '';
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Where a search goes on; undefined where it begins with the newest. */
function placeIn(query: URLSearchParams): GoalPlace | undefined {
  const [, at = '', id] = /^([\dT:.-]{1,40}Z)~(\d{1,10})$/.exec(query.get('below') ?? '') ?? [];
  try {
    const known = idFrom(id);
    return known === null ? undefined : { created_at: Temporal.Instant.from(at), id: known };
  } catch {
    return undefined;
  }
}
