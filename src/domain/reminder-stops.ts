/** The port of the page on which people stop reminders, with a secret in its URL and without an account. */

export const STOP_PATH = '/reminders/stop/';

/** The texts of the page, in the language of the holder of the secret. */
export type StopTexts = Readonly<
  Record<'language' | 'title' | 'question' | 'button' | 'done' | 'unknown', string>
>;

export interface ReminderStops {
  /** The holder of a secret; `isStopped` is null if there is none. */
  find(token: string): Promise<{ readonly isStopped: boolean | null; readonly texts: StopTexts }>;
  /** Stops the reminders to the holder of a secret, if there is one. */
  stop(token: string): Promise<void>;
}
