/**
 * The port of the work on texts that takes a processor's time: composing goals, and examining what a server wrote.
 * It is done in a thread of its own, so that nobody else waits for it.
 */

/** What the composer is asked for. */
export interface CompositionTask {
  readonly input: string;
  /** The day the goals are written on, as ISO 8601 writes it: `2026-11-21`. */
  readonly today: string;
  /** Which wording: 0 and up. */
  readonly variant: number;
}

/** What it made. */
export interface ComposedText {
  /** The goals, a line each, or `No response.`. */
  readonly output: string;
  /** ISO 639-1; null where there is no wish. */
  readonly language: string | null;
  /** Tokens of the input, the fixed prompt counted in. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What a server wrote, and for what. */
export interface ExaminationTask {
  readonly input: string;
  readonly output: string;
}

/** What there is to say about it. */
export interface Examination {
  /** The output, cut where it has more than 256 tokens. */
  readonly output: string;
  readonly inputTokens: number;
  /** Tokens of the cut output: 0 to 256. */
  readonly outputTokens: number;
  /** The language of the output; null where it is not certain. */
  readonly language: string | null;
  /** Whether it is surely in another language than the input. */
  readonly otherLanguage: boolean;
  /** Whether some line commits to something that can be counted, as a goal does. */
  readonly hasGoal: boolean;
  /** Whether the first line does, or the one after a heading. */
  readonly beginsWithGoal: boolean;
}

/**
 * Whoever does the work. Rejects with a `ServiceUnavailableError` where too much of it waits already or it cannot be
 * done, and with the signal's reason where that is aborted before it began.
 */
export interface TextWork {
  /** Gets ready, so that the first to ask need not wait for the tables to be loaded. */
  prepare(): void;
  compose(task: CompositionTask, signal?: AbortSignal): Promise<ComposedText>;
  examine(task: ExaminationTask, signal?: AbortSignal): Promise<Examination>;
}
