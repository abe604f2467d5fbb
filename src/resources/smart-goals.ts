import { type GoalWriter, NO_RESPONSE } from '../domain/goal-writer.ts';
import { type SmartGoalStore, smartGoalFields } from '../domain/smart-goal.ts';
import { type Collection, declareCollection } from './collection.ts';

/** What the collection stands on. */
interface SmartGoalParts {
  readonly goals: SmartGoalStore;
  readonly writer: GoalWriter;
  /** Counts a client's request, and throws a `ThrottledError` where it may send none now; absent where all may. */
  readonly admit?: (client: string) => Promise<void>;
  readonly now: () => Temporal.Instant;
  readonly timeZone: string;
}

const NO_GOALS = {
  title: 'No goals were written',
  words:
    'The text does not say what you wish for, so the answer is “No response.” The text is saved. Write in whole sentences what you want to reach, and send it again.',
};

/** Smart goals: listed newest first in pages, and written when one is posted. */
export function smartGoals({ goals, writer, admit, now, timeZone }: SmartGoalParts): Collection {
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
      submit: 'Write my goals',
      streams: true,
      parameters: {
        variant: {
          maximum: 999_999,
          description: 'Asks for another wording of the same wishes: 0 is the first.',
          next: 'Write it in other words',
        },
      },
      async create({ input }, { client, origin, parameters, requestId, signal, onProgress }) {
        await admit?.(client);
        const { variant = 0 } = parameters;
        const start = performance.now();
        const written = await writer.write({
          input,
          variant,
          requestId,
          signal,
          ...(onProgress && { onProgress }),
        });
        const goal = {
          created_at: now(),
          input,
          output: written.output,
          input_tokens: written.inputTokens,
          output_tokens: written.outputTokens,
          writer: written.writer,
          model: written.model,
          language: written.language,
          variant,
          milliseconds: Math.round(performance.now() - start),
          tokens_counted_by: written.tokensCountedBy,
        };
        return goals.add(goal, origin);
      },
      find: (id) => goals.find(id),
      shortcoming: ({ output }) => (output === NO_RESPONSE ? NO_GOALS : undefined),
    },
    single: { description: 'A smart goal.', find: (id) => goals.find(id) },
  });
}
