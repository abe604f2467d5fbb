/**
 * A second look by the model: which of its goals break a rule. Those are written again, once, or dropped. Whatever goes
 * wrong with the review, the goals stay as they were.
 */
import { type GoalRequest, MAX_OUTPUT_TOKENS, type WrittenGoals } from '../../domain/goal-writer.ts';
import { delimited, numbered, type PromptFacts, REVIEW_RULES, reviewPromptFor } from '../prompt.ts';
import type { TextWork } from '../text-work.ts';
import type { ModelRequest } from './adaptation.ts';
import type { Answer } from './answer.ts';
import { askServer, type CallContext } from './call.ts';
import { type CallBudget, maximumCost } from './call-budget.ts';
import { GoalServerFailure } from './failure.ts';

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
    const again = await rewrite(correctionFor(goals, verdict), signal).catch(tellOf);
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
function correctionFor(goals: readonly string[], verdict: Verdict): string {
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
