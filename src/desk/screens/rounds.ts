/** `/desk/rounds/`: which feedback is asked for, when, and of whom; for all cohorts or for one. Only for those who see all pairs. */

import { type DueRule, type ParticipantRole, ROLES, ruleIn } from '../../domain/programme.ts';
import { operationScreen } from '../operation-screen.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import type { FormReader, SentForm } from '../sent-form.ts';
import {
  type RoundSubject,
  renderNewRound,
  renderRound,
  renderRounds,
  renderSwitch,
  roundFields,
} from './rounds-view.ts';

const ROUNDS_PATH = '/desk/rounds/';

/** The list, a new round, a change, and switching off and on. */
export function roundScreens({ desk, operations }: DeskParts): readonly Screen[] {
  const choicesOf = ({ onlyManager }: DeskRequest) => desk.seenBy(onlyManager).choices();
  /** Rounds concern all pairs: whoever sees only some changes none. */
  const subjectOf = async (request: DeskRequest, form: SentForm | null): Promise<RoundSubject | null> => {
    if (request.onlyManager !== null) return null;
    const { rounds, cohorts } = await choicesOf(request);
    const round = rounds.find(({ id }) => id === idFrom(request.values['id']));
    const cohort = (form === null ? request.query.get('cohort') : form.text('cohort')) || null;
    return round === undefined ? null : { round, cohort, cohorts, count: rounds.length };
  };
  return [
    {
      path: ROUNDS_PATH,
      access: PROGRAMME,
      async show(request) {
        const { rounds, cohorts } = await choicesOf(request);
        const mayChange = request.mayWrite && request.onlyManager === null;
        return renderRounds({ rounds, cohorts, mayChange });
      },
    },
    operationScreen<readonly string[]>(
      {
        path: `${ROUNDS_PATH}new/`,
        subjectOf: async (request) =>
          request.onlyManager === null ? (await choicesOf(request)).cohorts : null,
        render: renderNewRound,
        read(_cohorts, fields, form) {
          const title = fields.required('title', 'Give it a title, such as “Goodbye”.');
          const [due, roles] = [dueIn(form, fields), rolesIn(form, fields)];
          const cohort = fields.optional('cohort');
          if (due === null || !fields.isFine()) return { problems: fields.problems };
          return {
            operation: { kind: 'create-round', title, due, roles, order: null, cohort },
            back: ROUNDS_PATH,
          };
        },
      },
      operations,
    ),
    operationScreen<RoundSubject>(
      {
        path: `${ROUNDS_PATH}{id}/`,
        subjectOf,
        render: renderRound,
        fieldsOf: roundFields,
        read({ round, cohort, count }, fields, form) {
          const [due, roles] = [dueIn(form, fields), rolesIn(form, fields)];
          const common =
            cohort === null
              ? {
                  title: fields.required('title', 'A round needs a title.'),
                  order: fields.integer('order', 1, count) ?? round.order,
                }
              : {};
          if (due === null || !fields.isFine()) return { problems: fields.problems };
          return {
            operation: { kind: 'change-round', round_id: round.id, cohort, patch: { ...common, due, roles } },
            back: ROUNDS_PATH,
          };
        },
      },
      operations,
    ),
    operationScreen<RoundSubject>(
      {
        path: `${ROUNDS_PATH}{id}/switch/`,
        subjectOf,
        render: renderSwitch,
        read: ({ round, cohort }) => ({
          operation: {
            kind: 'switch-round',
            round_id: round.id,
            cohort,
            active: !ruleIn(round, cohort ?? '').active,
          },
          back: ROUNDS_PATH,
        }),
      },
      operations,
    ),
    operationScreen<RoundSubject>(
      {
        path: `${ROUNDS_PATH}{id}/unify/`,
        subjectOf: async (request, form) => {
          const subject = await subjectOf(request, form);
          return subject?.cohort == null ? null : subject;
        },
        render: renderSwitch,
        read: ({ round, cohort }) => ({
          operation: { kind: 'unify-round', round_id: round.id, cohort: cohort ?? '' },
          back: ROUNDS_PATH,
        }),
      },
      operations,
    ),
  ];
}

/** The most days that a rule may count. */
const MAX_DAYS = 36_500;

/** When it is due; null where something is missing. */
function dueIn(form: SentForm, fields: FormReader): DueRule | null {
  switch (form.text('counts_from')) {
    case 'start': {
      const days = fields.integer('days', 0, MAX_DAYS);
      return days === null ? null : { counts_from: 'start', days };
    }
    case 'share': {
      const percent = fields.integer('percent', 0, 100);
      const days_without_end = fields.integer('days_without_end', 0, MAX_DAYS);
      return percent === null || days_without_end === null
        ? null
        : { counts_from: 'share', share: percent / 100, days_without_end };
    }
    case 'end': {
      const days = fields.integer('days', 0, MAX_DAYS);
      const days_without_end = fields.integer('days_without_end', 0, MAX_DAYS);
      return days === null || days_without_end === null
        ? null
        : { counts_from: 'end', days, days_without_end };
    }
    default:
      fields.problems['counts_from'] = 'Choose what the due date counts from.';
      return null;
  }
}

function rolesIn(form: SentForm, fields: FormReader): readonly ParticipantRole[] {
  const roles = ROLES.filter((role) => form.text(`owed_by_${role}`) === 'true');
  if (roles.length === 0) fields.problems['owed_by_mentee'] = 'Tick mentees, mentors or both.';
  return roles;
}
