import { type SmartGoalStore, smartGoalFields } from '../domain/smart-goal.ts';
import { type Collection, declareCollection } from './collection.ts';
import type { WriteGoals } from './goal-writing.ts';

/** The dependencies of the collection. */
interface SmartGoalParts {
  readonly goals: SmartGoalStore;
  readonly writeGoals: WriteGoals;
  readonly timeZone: string;
}

/** Smart goals: listed in pages, newest first, and written by POST. */
export function smartGoals({ goals, writeGoals, timeZone }: SmartGoalParts): Collection {
  return declareCollection({
    path: 'smart-goals',
    name: 'Smart Goals',
    noun: 'smart goal',
    description: 'Smart goals, newest first.',
    freshness: { kind: 'revalidated' },
    scopes: { read: 'goals:read', write: 'goals:write' },
    fields: smartGoalFields,
    timeZone,
    version: () => goals.version(),
    listing: { kind: 'pages', size: 30, page: (request) => goals.page(request) },
    creation: {
      streams: true,
      parameters: {
        variant: {
          maximum: 999_999,
          description: 'Asks for another wording of the same wishes: 0 is the first.',
        },
      },
      async create({ input }, { client, origin, parameters, requestId, signal, onProgress }) {
        const { variant = 0 } = parameters;
        const { goal } = await writeGoals({
          client,
          input,
          variant,
          requestId,
          signal,
          ...(onProgress && { onProgress }),
        });
        return goals.add(goal, origin);
      },
      find: (id) => goals.find(id),
    },
    single: { description: 'A smart goal.', find: (id) => goals.find(id) },
  });
}
