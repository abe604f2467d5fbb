/** Parses the answer of a server, whole or streamed, tolerating what servers leave out or add. */

import { APIError } from 'openai';
import { withoutThoughts } from '../answers/tidy.ts';
import { GoalServerFailure } from './failure.ts';

/** Token counts of a server; null if it does not count. */
export interface Usage {
  readonly input: number | null;
  /** Without reasoning, if the server counts it separately. */
  readonly output: number | null;
  readonly thoughtsApart: boolean;
  /** All tokens, including reasoning. */
  readonly whole: number | null;
}

/** The answer of a server. */
export interface Answer {
  /** The model that the server names; null if it does not. */
  readonly model: string | null;
  /** Without the reasoning before it. */
  readonly text: string;
  /** The finish reason: `stop`, `length` and others. */
  readonly finish: string | null;
  readonly usage: Usage | null;
  /** Whether it contained reasoning. */
  readonly thought: boolean;
  /** Whether its reasoning ended in a tag without an opening one. */
  readonly orphan: boolean;
}

/** A chunk of a streamed answer, or all of one, whose text may hold reasoning. */
export type AnswerChunk = Omit<Answer, 'orphan'>;

/** An answer of which nothing has come. */
export const NOTHING: AnswerChunk = { model: null, text: '', finish: null, usage: null, thought: false };

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The property of a parsed value; undefined where that is no object, or has none of that name. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/**
 * Parses a whole answer.
 *
 * @throws GoalServerFailure if it is not a completion, and APIError if it is an error
 */
export function readAnswer(body: string): Answer {
  return answerOf(chunkOf(asCompletion(parse(body)), ['message']));
}

/** A whole answer without the reasoning in its text. */
export function answerOf(whole: AnswerChunk): Answer {
  const plain = plainText(whole.text);
  const { text, orphan } = withoutThoughts(plain);
  return { ...whole, text: text.trim(), thought: whole.thought || text !== plain, orphan };
}

/**
 * Parses a chunk.
 *
 * @throws GoalServerFailure if it is not one, and APIError if it is an error
 */
export function parseChunk(event: unknown): AnswerChunk {
  const chunk = asCompletion(event);
  const choices = chunk['choices'];
  // The last chunk of some servers has the usage and no choice.
  if (Array.isArray(choices) && choices.length === 0)
    return { ...NOTHING, model: modelOf(chunk), usage: usageOf(chunk['usage']) };
  return chunkOf(chunk, ['delta', 'message']);
}

/** What a completion holds, with its message under the first of some names that there is. */
function chunkOf(completion: Json, names: readonly string[]): AnswerChunk {
  const choice = choiceOf(completion);
  const message = names.map((name) => choice[name]).find(isObject) ?? {};
  const { finish_reason: finish } = choice;
  return {
    model: modelOf(completion),
    text: contentOf(message['content']) ?? contentOf(choice['text']) ?? '',
    finish: typeof finish === 'string' ? finish : null,
    usage: usageOf(completion['usage']),
    thought: hasThoughts(message),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new GoalServerFailure('nonsense', { said: `no JSON: ${body.slice(0, 200)}` });
  }
}

function asCompletion(parsed: unknown): Json {
  if (!isObject(parsed)) throw new GoalServerFailure('nonsense', { said: 'no JSON object' });
  const { error } = parsed;
  if (error !== undefined && error !== null)
    throw new APIError(undefined, isObject(error) ? error : { message: String(error) }, undefined, undefined);
  return parsed;
}

function choiceOf({ choices }: Json): Json {
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isObject(first)) throw new GoalServerFailure('nonsense', { said: 'no choices' });
  if (first['finish_reason'] === 'content_filter') throw new GoalServerFailure('filtered');
  const said = [first['message'], first['delta']].find(isObject);
  const refusal = said?.['refusal'];
  if (typeof refusal === 'string' && refusal !== '')
    throw new GoalServerFailure('filtered', { said: refusal });
  return first;
}

/** The maximum length of a recorded model name, in characters. */
const MAX_NAME_LENGTH = 100;

function modelOf({ model }: Json): string | null {
  if (typeof model !== 'string') return null;
  const name = plainText(model).replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH).toWellFormed();
  return name === '' ? null : name;
}

/**
 * A text that any database and file can store: with line feeds, without other control characters except tabs,
 * and without lone surrogates.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

/** The text, or the texts of a list of parts, without reasoning parts. */
function contentOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      if (!isObject(part) || (part['type'] !== undefined && part['type'] !== 'text')) return '';
      return typeof part['text'] === 'string' ? part['text'] : '';
    })
    .join('');
}

/** Whether a message contains reasoning, under any of the names in use. */
function hasThoughts(message: Json): boolean {
  return ['reasoning', 'reasoning_content', 'thinking'].some((name) => {
    const thoughts = message[name];
    return thoughts !== undefined && thoughts !== null && thoughts !== '';
  });
}

function usageOf(usage: unknown): Usage | null {
  if (!isObject(usage)) return null;
  const thoughts = countOf(propertyOf(usage['completion_tokens_details'], 'reasoning_tokens'));
  const output = countOf(usage['completion_tokens']);
  const input = countOf(usage['prompt_tokens']);
  const total = countOf(usage['total_tokens']);
  // Some servers count reasoning as output, others separately.
  const written = output === null ? null : output + ((thoughts ?? 0) > output ? (thoughts ?? 0) : 0);
  const sum = input === null || written === null ? null : input + written;
  return {
    input,
    output: output === null ? null : countOf(output - (thoughts ?? 0)),
    thoughtsApart: thoughts !== null,
    whole: sum === null ? total : Math.max(sum, total ?? 0),
  };
}

/** Larger counts are implausible and ignored. */
const MAX_COUNT = 10_000_000;

/** A token count: some servers send null, zero, or invalid values instead of counting. */
function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_COUNT
    ? value
    : null;
}
