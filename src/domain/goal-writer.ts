/**
 * The port of those who write goals: a mentee's own words go in, SMART goals come out. The composer that needs
 * no network stands behind it, and so does any server that speaks the interface of OpenAI.
 */

/** What a writer tells while it writes. */
export type GoalProgress =
  /** More of the output: all of them together, from the last restart on, are its beginning. */
  | { readonly kind: 'text'; readonly text: string }
  /** What was told so far is void: another attempt begins. */
  | { readonly kind: 'restart' };

/** What one call of a writer is asked for. */
export interface GoalRequest {
  /** What the mentee typed, in any language; trimmed, 1 to 20,000 characters. */
  readonly input: string;
  /** Which wording of the same wishes is asked for: 0 and up. The composer gives the same words for the same number. */
  readonly variant: number;
  /** The request that it is for, as the log names it; absent if none is. */
  readonly requestId?: string;
  /** Ends the work when the caller has gone away. */
  readonly signal?: AbortSignal;
  /** Told of the output as it is written. */
  readonly onProgress?: (progress: GoalProgress) => void;
}

/** Who counted tokens: the server that wrote the goals, or this service. */
export type TokenCounter = 'server' | 'service';

/** What a writer answers. */
export interface WrittenGoals {
  /** One to five goals, a line each, or `No response.` if there was no wish to work with. */
  readonly output: string;
  /** Tokens of the input, the fixed prompt counted in. */
  readonly inputTokens: number;
  /** Tokens of the output: 0 to 256. */
  readonly outputTokens: number;
  readonly tokensCountedBy: TokenCounter;
  /** Who wrote it, such as `offline`. */
  readonly writer: string;
  /** The model that a remote writer used; null for the composer. */
  readonly model: string | null;
  /** The language of the output as an ISO 639-1 code; null if the writer does not know. */
  readonly language: string | null;
}

/** Writes goals. Rejects with a {@link ServiceUnavailableError} if it cannot, and with the signal's reason where it is told to stop. */
export interface GoalWriter {
  write(request: GoalRequest): Promise<WrittenGoals>;
}

/** The answer to an input that holds no wish. */
export const NO_RESPONSE = 'No response.';

/** No output is longer than this many tokens. */
export const MAX_OUTPUT_TOKENS = 256;
