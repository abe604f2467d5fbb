/**
 * The port of goal writers: the words of a mentee go in, SMART goals come out. Its implementations are the
 * offline composer and servers with an OpenAI-compatible API.
 */

import type { Harm } from './harm.ts';

export type GoalProgress =
  /** More of the output: the texts since the last restart together are its beginning. */
  | { readonly kind: 'text'; readonly text: string }
  /** The output so far is void: another attempt begins. */
  | { readonly kind: 'restart' };

export interface GoalRequest {
  /** The text of the mentee, in any language; trimmed, 1 to 20,000 characters. */
  readonly input: string;
  /** The requested wording: 0 and up. The composer gives the same words for the same number. */
  readonly variant: number;
  /** A language that the mentee reads (ISO 639-1): the composer's for words that may be of several. Absent if unknown. */
  readonly preferredLanguage?: string | undefined;
  /** The id of the request in the log; absent without a request. */
  readonly requestId?: string;
  /** Aborts the call, such as when the client disconnects. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: GoalProgress) => void;
}

/** Who counted tokens: the server that wrote the goals, or this service. */
export type TokenCounter = 'server' | 'service';

export interface WrittenGoals {
  /** One to five goals, a line each, or `No response.` if there was no wish to work with. */
  readonly output: string;
  /** The number of tokens of the input, including the fixed prompt. */
  readonly inputTokens: number;
  /** The number of tokens, 0 to 256: of the output, or, if the server counted, of all that it wrote. */
  readonly outputTokens: number;
  readonly tokensCountedBy: TokenCounter;
  /** Who wrote it, such as `offline`. */
  readonly writer: string;
  /** The model of a goal server; null for the composer. */
  readonly model: string | null;
  /** The language of the output as an ISO 639-1 code; null if the writer does not know. */
  readonly language: string | null;
  /** Present if the writer does not support the language of the input: the output is one general goal at most. */
  readonly isUnsupportedLanguage?: true;
  /** Present if the text, or what a goal server wrote for it, is about harm: the output is `No response.`. */
  readonly harm?: Harm;
}

/** Rejects with a {@link ServiceUnavailableError} if it fails, or with the signal's reason if it is aborted. */
export interface GoalWriter {
  write(request: GoalRequest): Promise<WrittenGoals>;
}

/** The output for an input without a wish. */
export const NO_RESPONSE = 'No response.';

export const MAX_OUTPUT_TOKENS = 256;
