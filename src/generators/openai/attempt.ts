/** An attempt at goals: a call of the server, repeated with a correction if the answer is unusable. */

import {
  type GoalProgress,
  type GoalRequest,
  MAX_OUTPUT_TOKENS,
  NO_RESPONSE,
  type WrittenGoals,
} from '../../domain/goal-writer.ts';
import type { AnswerFault } from '../answers/check.ts';
import { MAX_GOALS } from '../answers/tidy.ts';
import {
  delimited,
  nameOfLanguage,
  numbered,
  type PromptFacts,
  REVIEW_RULES,
  reviewPromptFor,
} from '../prompt.ts';
import type { Examination, TextWork } from '../text-work.ts';
import type { ModelRequest } from './adaptation.ts';
import type { Answer } from './answer.ts';
import { askServer, type CallBudget, type CallContext, maximumCost, type ProgressListener } from './call.ts';
import { GoalServerFailure } from './failure.ts';

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

// A second look by the model: which of its goals break a rule. Those are written again, once, or dropped. Whatever goes
// wrong with the review, the goals stay as they were.

type ReviewRule = keyof typeof REVIEW_RULES;

/** The rules that goals break, by the index of the goal. */
type Verdict = ReadonlyMap<number, ReviewRule>;

/** The dependencies of reviews. */
export interface ReviewParts {
  readonly caller: CallContext;
  readonly texts: TextWork;
  readonly spending: CallBudget;
  /** How long a review may take, with the goals that are written again, in milliseconds; absent without reviews. */
  readonly reviewLimit?: number;
  readonly onFailure: (failure: GoalServerFailure, request: GoalRequest) => void;
}

/** Writes goals again with a correction; undefined if nothing usable comes. */
type Rewrite = (correction: string, signal: AbortSignal) => Promise<WrittenGoals | undefined>;

/**
 * Reviews goals within a limit.
 *
 * @param outer aborts the whole request
 * @returns the goals to return, with the tokens of all calls
 */
export async function reviewGoals(
  { caller, texts, spending, reviewLimit = 0, onFailure }: ReviewParts,
  request: GoalRequest,
  facts: PromptFacts,
  written: WrittenGoals,
  outer: AbortSignal,
  rewrite: Rewrite,
): Promise<WrittenGoals> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(reviewLimit)]);
  const { input, variant } = request;
  const goals = written.output.split('\n');
  const room = caller.adaptation.reviewRoom;
  const question = { input, facts, goals: written.output, variant, streamed: false, room };
  let reviewed = written;
  try {
    const answer = await spending(maximumCost(question), () => askServer(caller, question, signal));
    const [asked, said] = await tokensOf(answer, question, texts, signal);
    reviewed = withTokens(reviewed, asked, said);
    const verdict = parseVerdict(answer.text, goals.length);
    if (verdict.size === 0) return reviewed;
    const again = await rewrite(reviewCorrection(goals, verdict), signal).catch(tellOf);
    if (again !== undefined) reviewed = withTokens(reviewed, again.inputTokens, again.outputTokens);
    const output = replaced(goals, verdict, again?.output.split('\n') ?? []).join('\n');
    return { ...reviewed, output };
  } catch (error) {
    tellOf(error);
    return reviewed;
  }

  function tellOf(error: unknown): undefined {
    outer.throwIfAborted();
    const failure = signal.aborted ? new GoalServerFailure('too slow') : error;
    if (!(failure instanceof GoalServerFailure)) throw failure;
    onFailure(failure, request);
  }
}

/** The input and output tokens of a review: the server's counts, or ours. */
function tokensOf(
  { usage, text }: Answer,
  { input, facts, goals = '' }: ModelRequest,
  texts: TextWork,
  signal: AbortSignal,
): Promise<[number, number]> {
  const question = `${reviewPromptFor(facts)}\n${delimited(input)}\n${numbered(goals)}`;
  return Promise.all([
    usage?.input ?? texts.count({ input: question }, signal),
    usage?.output ?? texts.count({ input: text }, signal),
  ]);
}

const withTokens = (written: WrittenGoals, input: number, output: number): WrittenGoals => ({
  ...written,
  inputTokens: written.inputTokens + input,
  outputTokens: Math.min(MAX_OUTPUT_TOKENS, written.outputTokens + output),
});

const isRule = (name: string): name is ReviewRule => Object.hasOwn(REVIEW_RULES, name);

/** Parses `none`, or a line such as `2 excluded` for each goal; if anything else is said, nothing of it can be trusted. */
function parseVerdict(text: string, goals: number): Verdict {
  const verdict = new Map<number, ReviewRule>();
  if (/^\P{L}*none\P{L}*$/iu.test(text)) return verdict;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, number, name = ''] = /^\W*(?:goal )?([1-9])\W+(\w+)\W*$/i.exec(line) ?? [];
    const rule = name.toLowerCase();
    if (!isRule(rule) || Number(number) > goals) throw nonsense(text);
    verdict.set(Number(number) - 1, rule);
  }
  if (verdict.size === 0) throw nonsense(text);
  return verdict;
}

const nonsense = (text: string): GoalServerFailure =>
  new GoalServerFailure('nonsense', { said: `a review: ${text.slice(0, 100)}` });

/** The instruction to write goals again that break a rule. */
function reviewCorrection(goals: readonly string[], verdict: Verdict): string {
  const named = [...verdict].map(([index, rule]) => `${goals[index]} (${rule}: ${REVIEW_RULES[rule]})`);
  return `These goals were refused:\n${named.join('\n')}\nWrite ${verdict.size} in their place that break no such rule, and no others.`;
}

/** The goals with others in the place of those that broke a rule, as many as there are; all as they were if none is left. */
function replaced(
  goals: readonly string[],
  verdict: Verdict,
  rewritten: readonly string[],
): readonly string[] {
  const others = rewritten.filter((goal) => !goals.includes(goal)).values();
  const left = goals.flatMap((goal, index) => (verdict.has(index) ? (others.next().value ?? []) : goal));
  return left.length === 0 ? goals : left;
}

// Reports whole goals of a streamed answer, each examined together with those before it. What was reported is not
// withdrawn: a later result that does not begin with it is left out.

/**
 * The maximum length of a text, in characters; more than 400 tokens in any language: a server that continues
 * ignores its limit.
 */
const MAX_CHARACTERS = 6_000;

/**
 * Creates a reporter for one answer.
 *
 * @param examine examines whole lines of it
 */
export function createProgressReporter(
  examine: (lines: string) => Promise<Examination>,
  onProgress: (progress: GoalProgress) => void,
) {
  let told: Examination | undefined;
  let heard = 0;

  const continues = ({ output }: Examination): boolean =>
    told === undefined || output === told.output || output.startsWith(`${told.output}\n`);

  const tell = (examination: Examination): void => {
    const rest = examination.output.slice(told?.output.length ?? 0);
    told = examination;
    if (rest !== '') onProgress({ kind: 'text', text: rest });
  };

  return {
    /** The last reported result; undefined if nothing was reported. */
    get told() {
      return told;
    },
    /** The text so far. Returns false if there is enough of it, or nothing that follows can be kept. */
    async hear(text: string): Promise<boolean> {
      const end = text.lastIndexOf('\n') + 1;
      if (end <= heard) return true;
      heard = end;
      const examination = await examine(text.slice(0, end));
      // A first line that is not a goal may be a heading; unusable text after goals is left out.
      if (examination.fault !== null) return told === undefined && text.length < MAX_CHARACTERS;
      if (examination.harm !== undefined) return false;
      // A model that sees no wish may be asked again.
      if (examination.output === NO_RESPONSE) return true;
      // Other lines may turn out to be reasoning.
      if (examination.remarks > 0 || !continues(examination)) return text.length < MAX_CHARACTERS;
      tell(examination);
      const isFull =
        examination.outputTokens >= MAX_OUTPUT_TOKENS || examination.output.split('\n').length >= MAX_GOALS;
      return !isFull && text.length < MAX_CHARACTERS;
    },
    /**
     * The result of the final text, whose rest is reported; or what was reported, if the final text is unusable or
     * does not begin with that. An answer about harm is the only one that replaces what was reported.
     */
    finish(whole: Examination): Examination {
      if (whole.harm !== undefined) return whole;
      if (told !== undefined && (whole.fault !== null || !continues(whole))) return told;
      // A model that sees no wish may be asked again.
      if (whole.fault === null && whole.output !== NO_RESPONSE) tell(whole);
      return whole;
    },
  };
}
