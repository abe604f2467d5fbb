/** The port of the page on which people stop reminders, by a secret in its address and without an account. */

/** The path of the page. */
export const STOP_PATH = '/reminders/stop/';

/** What the page says, in the language of whoever has the secret. */
export interface StopTexts {
  readonly language: string;
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly unknown: string;
}

/** Who stops reminders. */
export interface ReminderStops {
  /** Whoever has a secret; `isStopped` is null if nobody has it. */
  find(token: string): Promise<{ readonly isStopped: boolean | null; readonly texts: StopTexts }>;
  /** Stops the reminders to whoever has a secret; does nothing if nobody has it. */
  stop(token: string): Promise<void>;
}
