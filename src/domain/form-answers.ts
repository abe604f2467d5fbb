/** The port of the pages that answered forms: a browser can come back to them for a while, as with its Back button. */

/** A page that answered a form, such as a preview, or the form again with what is wrong. */
export interface FormAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it is shown once, as one that tells a secret. */
  readonly isOnce?: boolean;
}

export const FORM_ANSWER_LIMITS = {
  /** How long, in minutes. */
  minutes: 30,
  /** How many of one account. */
  ofOne: 50,
  /** How many of those who are not signed in, together. */
  ofNobody: 200,
  /** The maximum size of one, compressed, in bytes. */
  bytes: 100_000,
} as const;

/** Who may see an answer again. */
export interface AnswerReader {
  readonly account: number | null;
  /** The account's rights as a text: once they change, earlier answers are no longer shown. */
  readonly sees: string;
  /** The only manager whose pairs the account sees, by the e-mail: once these are other pairs, neither; null: all are seen. */
  readonly onlyManager: string | null;
}

/** Keeps answers. What is kept cannot be read without its key, which is in the address of the answer only. */
export interface FormAnswers {
  /** Keeps an answer. Returns its key; null if it is too large. */
  keep(answer: FormAnswer, reader: AnswerReader): Promise<string | null>;
  /** The answer with a key; null if there is none, it is too old, it was for somebody else, or it was shown and is shown once. */
  find(key: string, reader: AnswerReader): Promise<FormAnswer | null>;
  removeOld(): Promise<void>;
}
