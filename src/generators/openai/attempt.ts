/** An attempt at goals: a call of the server, repeated with a correction if the answer is unusable. */
import {
  type GoalRequest,
  MAX_OUTPUT_TOKENS,
  NO_RESPONSE,
  type WrittenGoals,
} from '../../domain/goal-writer.ts';
import type { AnswerFault } from '../answers/check.ts';
import { nameOfLanguage, type PromptFacts } from '../prompt.ts';
import type { Examination } from '../text-work.ts';
import type { ModelRequest } from './adaptation.ts';
import type { Answer } from './answer.ts';
import { askServer, type ProgressListener } from './call.ts';
import { maximumCost } from './call-budget.ts';
import { GoalServerFailure } from './failure.ts';
import { createProgressReporter } from './progress-reporter.ts';
import { type ReviewParts, reviewGoals } from './review.ts';

/** The dependencies of attempts. */
export interface AttemptParts extends ReviewParts {
  readonly today: () => Temporal.PlainDate;
  /** Is notified of an unusable answer that is requested again. */
  readonly onFailure: (failure: GoalServerFailure, request: GoalRequest) => void;
}

/** The parts of a question that change within an attempt. */
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
  asked: GoalRequest,
  signal: AbortSignal,
  keep: (written: WrittenGoals) => void = () => {},
): Promise<WrittenGoals> {
  const { caller, texts } = parts;
  const { input, variant } = asked;
  // Goals that a review may replace are not shown before it.
  const { onProgress, ...quiet } = asked;
  const isReviewed = parts.reviewLimit !== undefined;
  const request: GoalRequest = isReviewed ? quiet : asked;
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
      if (written.harm !== undefined) return withdrawn(written, request);
      if (written.output === NO_RESPONSE && chances.delete('no response')) {
        const composed = await texts.compose({ input, variant, today: today.toString() }, signal);
        if (composed.output === NO_RESPONSE) return written;
        turn = { ...turn, correction: correctionFor('no response', facts) };
        continue;
      }
      if (turn.roomy) caller.adaptation.needsRoom();
      if (!isReviewed || written.output === NO_RESPONSE) return written;
      keep(written);
      const final = await reviewGoals(parts, request, facts, written, signal, async (correction, within) => {
        const again = await ask(parts, request, { ...turn, correction }, within, () => {});
        const isUsable = again.fault === undefined && again.written.output !== NO_RESPONSE;
        return isUsable ? again.written : undefined;
      });
      onProgress?.({ kind: 'text', text: final.output });
      return final;
    }
    const { fault } = outcome;
    const kind = fault === 'empty' ? 'empty' : 'refused';
    if (!chances.delete(kind)) throw new GoalServerFailure(fault);
    parts.onFailure(new GoalServerFailure(fault), request);
    request.onProgress?.({ kind: 'restart' });
    turn = { facts, roomy: turn.roomy || kind === 'empty', correction: correctionFor(fault, facts) };
  }
}

/** The outcome of a question. */
type Outcome =
  | { readonly fault: undefined; readonly written: WrittenGoals }
  /** Only reasoning, or no goals of this mentee. */
  | { readonly fault: 'empty' | AnswerFault };

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
  const answer = await spending(maximumCost(question), () =>
    askServer(caller, question, signal, listener),
  ).catch(readable);
  if (answer === undefined) return { fault: 'gibberish' };
  const whole = await examine(answer.text, answer.finish === 'length');
  const examination = teller?.finish(whole) ?? whole;
  const written = writtenFrom(answer, examination, caller.model);
  // A text that runs until it is truncated is not reasoning: more tokens would only make it longer.
  const isEmpty = answer.text === '' && answer.finish === 'length';
  const fault = isEmpty ? 'empty' : (examination.fault ?? undefined);
  // Reasoning without text may not be counted anywhere.
  if (fault !== undefined && fault !== 'empty' && isCutByContext(answer, room))
    throw new GoalServerFailure('too long');
  if (fault !== undefined) return { fault };
  return { fault, written };
}

/** Undefined if the server reports that its model wrote invalid text, which is not a failure of the server. */
function readable(error: unknown): undefined {
  if (error instanceof GoalServerFailure && error.reason === 'gibberish') return undefined;
  throw error;
}

/**
 * Whether the context was full before the answer ended: it was truncated before it used all of its output
 * tokens.
 *
 * @param room the maximum number of output tokens
 */
function isCutByContext({ finish, usage }: Answer, room: number): boolean {
  const { whole = null, input = null } = usage ?? {};
  return finish === 'length' && whole !== null && input !== null && whole - input < room;
}

/** The recorded data of an answer: the server's counts if it has both, otherwise ours. */
function writtenFrom(
  { usage, thought, model: named }: Pick<Answer, 'usage' | 'thought' | 'model'>,
  { output, inputTokens, outputTokens, language, harm }: Examination,
  model: string,
): WrittenGoals {
  const input = usage?.input ?? null;
  const theirs = thought && usage?.thoughtsApart !== true ? null : (usage?.output ?? null);
  const byServer = input !== null && theirs !== null;
  return {
    output,
    inputTokens: byServer ? input : inputTokens,
    // The server counted the answer before it was truncated here.
    outputTokens: byServer ? Math.min(theirs, MAX_OUTPUT_TOKENS) : outputTokens,
    tokensCountedBy: byServer ? 'server' : 'service',
    writer: 'openai',
    model: named ?? model,
    language,
    ...(harm !== undefined && { harm }),
  };
}

/** Goals that may have been reported are taken back. */
function withdrawn(written: WrittenGoals, { onProgress }: GoalRequest): WrittenGoals {
  onProgress?.({ kind: 'restart' });
  onProgress?.({ kind: 'text', text: written.output });
  return written;
}

/** The instruction that is added to the second question. */
function correctionFor(fault: Unusable, { today, language }: PromptFacts): string {
  const named = (language === null ? undefined : nameOfLanguage(language)) ?? 'the language of the wish';
  const instruction = INSTRUCTIONS[fault].replace('{today}', today.toString()).replace('{language}', named);
  return `The answer before was refused. ${instruction}`;
}

/** Why an answer is requested again. */
type Unusable = AnswerFault | 'empty' | 'no response';

const INSTRUCTIONS: Readonly<Record<Unusable, string>> = {
  'no goal': 'It held no goal. Write goals in {language}, one a line, and nothing else.',
  gibberish: 'It could not be read. Write plain sentences in {language}.',
  'other language': 'It was in another language. Write in {language} only.',
  'other person':
    'It spoke to the mentee or about the mentee. Each line begins with “I will” or the like in {language}.',
  'no figure': 'It held nothing to count. Each line has a number in digits, and a date or a period.',
  'past date': 'It named a date of the past. All dates must be after {today}.',
  private: 'It named a person, an employer or an address. Leave all of them out.',
  'refused wish': 'It held what the mentee does not want. Leave that out.',
  'out of reach': 'It asked for too much. At most 10 hours a week in all, counts up to 30, no guarantees.',
  refusal: 'If the wish harms nobody, write goals. Otherwise write “No response.” and nothing else.',
  empty: 'It was empty. Write the goals at once, without thinking aloud.',
  'no response': 'There is a wish. Write at least one goal for it in {language}.',
};
