/** An attempt at goals: a call of the server, repeated with a correction if the answer is unusable. */
import { type GoalRequest, NO_RESPONSE, type WrittenGoals } from '../../domain/goal-writer.ts';
import type { PromptFacts } from '../prompt.ts';
import type { Examination, TextWork } from '../text-work.ts';
import type { ModelRequest } from './adaptation.ts';
import { askServer, type CallContext, type ProgressListener } from './call.ts';
import type { CallBudget } from './call-budget.ts';
import { correctionFor } from './corrections.ts';
import { GoalServerFailure } from './failure.ts';
import { faultOf, isCutByContext, type Outcome, writtenFrom } from './outcome.ts';
import { createProgressReporter } from './progress-reporter.ts';

/** The dependencies of attempts. */
export interface AttemptParts {
  readonly caller: CallContext;
  readonly texts: TextWork;
  readonly spending: CallBudget;
  readonly today: () => Temporal.PlainDate;
  /** Is notified of an unusable answer that is requested again. */
  readonly onFailure: (failure: GoalServerFailure, request: GoalRequest) => void;
}

/** What changes between the questions of an attempt. */
interface Turn {
  readonly facts: PromptFacts;
  readonly roomy: boolean;
  readonly correction: string | undefined;
}

/**
 * Makes an attempt: asks again with more output tokens if they did not suffice, with the reason if the answer
 * was unusable, and if the model sees no wish but the composer does; never the same question twice.
 *
 * @param keep is notified of the streamed goals, as they would be recorded, while the server continues
 * @throws GoalServerFailure if there are no goals in the end, and the signal's reason if it is aborted
 */
export async function attempt(
  parts: AttemptParts,
  request: GoalRequest,
  signal: AbortSignal,
  keep: (written: WrittenGoals) => void = () => {},
): Promise<WrittenGoals> {
  const { caller, texts } = parts;
  const { input, variant } = request;
  const today = parts.today();
  // Prepares the examination while the server writes.
  const { language } = await texts.read({ input }, signal);
  const facts = { today, language };
  const chances = new Set(['empty', 'refused', 'no response']);
  let turn: Turn = { facts, roomy: false, correction: undefined };
  for (;;) {
    const outcome = await ask(parts, request, turn, signal, keep);
    if (outcome.fault === undefined) {
      const { written } = outcome;
      if (written.output === NO_RESPONSE && chances.delete('no response')) {
        const composed = await texts.compose({ input, variant, today: today.toString() }, signal);
        if (composed.output === NO_RESPONSE) return written;
        turn = { ...turn, correction: correctionFor('no response', facts) };
        continue;
      }
      if (turn.roomy) caller.adaptation.needsRoom();
      return written;
    }
    const { fault } = outcome;
    const kind = fault === 'empty' ? 'empty' : 'refused';
    if (!chances.delete(kind)) throw new GoalServerFailure(fault);
    parts.onFailure(new GoalServerFailure(fault), request);
    request.onProgress?.({ kind: 'restart' });
    turn = { facts, roomy: turn.roomy || kind === 'empty', correction: correctionFor(fault, facts) };
  }
}

async function ask(
  { caller, texts, spending }: AttemptParts,
  { input, variant, onProgress }: GoalRequest,
  turn: Turn,
  signal: AbortSignal,
  keep: (written: WrittenGoals) => void,
): Promise<Outcome> {
  const { facts, correction, roomy } = turn;
  const room = caller.adaptation.room(roomy);
  const question: ModelRequest = {
    input,
    facts,
    correction,
    variant,
    streamed: onProgress !== undefined,
    room,
  };
  const { language } = facts;
  const today = facts.today.toString();
  const examine = (output: string, isCut: boolean): Promise<Examination> =>
    texts.examine({ input, output, today, language, isCut }, signal);
  const teller = onProgress && createProgressReporter((lines) => examine(lines, true), onProgress);
  const listener: ProgressListener | undefined =
    teller &&
    (async (text, model) => {
      const goesOn = await teller.hear(text);
      if (teller.told !== undefined)
        keep(writtenFrom({ usage: null, thought: false, model }, teller.told, caller.model));
      return goesOn;
    });
  const answer = await spending
    .call(question, () => askServer(caller, question, signal, listener))
    .catch(readable);
  if (answer === undefined) return { fault: 'gibberish' };
  const whole = await examine(answer.text, answer.finish === 'length');
  // Streamed goals are kept if what follows is unusable.
  const examination = whole.fault === null ? whole : (teller?.told ?? whole);
  const written = writtenFrom(answer, examination, caller.model);
  const fault = faultOf(answer, examination);
  // Reasoning without text may not be counted anywhere.
  if (fault !== undefined && fault !== 'empty' && isCutByContext(answer, room))
    throw new GoalServerFailure('too long');
  if (fault !== undefined) return { fault };
  if (written.output !== NO_RESPONSE) teller?.finish(written.output);
  return { fault, written };
}

/** Undefined if the server reports that its model wrote invalid text, which is not a failure of the server. */
function readable(error: unknown): undefined {
  if (error instanceof GoalServerFailure && error.reason === 'gibberish') return undefined;
  throw error;
}
