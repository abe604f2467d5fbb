/**
 * Sends messages to a mail server by SMTP. The critical moment is reported: `beforeData` runs after the server
 * asked for the message and before it gets the first byte of it. What fails before that was given to nobody; what fails
 * after it without an answer of the server is in doubt.
 */

import { addAbortListener } from 'node:events';
import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer/lib/errors';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mailbox, OutboxMessage } from '../domain/outbox.ts';

/** A server that takes messages. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on; otherwise STARTTLS. */
  readonly secure: boolean;
  readonly user: string | null;
  readonly password: string | null;
  /** Whether messages go in the clear to a server that offers no STARTTLS; never with a password. */
  readonly mayBePlain?: boolean;
}

/** How long the server may take, in milliseconds. */
export interface MailTimeLimits {
  /** To connect and to greet. */
  readonly connecting: number;
  /** For each answer. */
  readonly answer: number;
}

/**
 * The result of sending a message: accepted or refused by the server, `unavailable` if the server cannot be reached now,
 * `doubtful` if it got the message and gave no answer, `withheld` if `beforeData` did not allow it. `reply` is the
 * response of the server, or describes what happened instead.
 */
export type Delivery = { readonly reply: string } & (
  | { readonly outcome: 'accepted' | 'unavailable' | 'doubtful' | 'withheld' }
  | { readonly outcome: 'refused'; readonly isPermanent: boolean }
);

/** A connection to a mail server, over which several messages go. */
export interface MailConnection extends Disposable {
  /**
   * Hands a message over.
   *
   * @param beforeData allows it at the last moment
   * @param signal ends it, where the message is not given yet; afterwards the answer is waited for
   */
  deliver(letter: Letter, beforeData: () => Promise<boolean>, signal: AbortSignal): Promise<Delivery>;
  /** Whether another message can be handed over by it. */
  readonly isOpen: boolean;
}

/** The server cannot be reached, or does not let this service send. */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
}

/** Why a step ended that was stopped. */
const STOPPED = 'the service stops';
/** How long an answer is waited for once the service stops, in milliseconds. */
const ANSWER_WHEN_STOPPING = 4_000;
/** How long a reply of the server may be, in bytes. */
const MAX_REPLY_LENGTH = 65_536;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * How the way to a server is protected: on this machine it need not be. Elsewhere somebody on the way could take STARTTLS
 * out of what the server offers, so it is required.
 */
const protection = ({ host, secure, user, mayBePlain = false }: MailServer) =>
  isLoopback(host) ? { ignoreTLS: !secure } : { requireTLS: !secure && (user !== null || !mayBePlain) };

/**
 * Connects to a server and signs in.
 *
 * @throws MailServerError where that cannot be
 */
export async function connectToMailServer(
  server: MailServer,
  limits: MailTimeLimits,
  signal: AbortSignal,
): Promise<MailConnection> {
  const { host, port, secure, user, password } = server;
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    ...protection(server),
    connectionTimeout: limits.connecting,
    greetingTimeout: limits.connecting,
    dnsTimeout: limits.connecting,
    socketTimeout: limits.answer,
    socketCloseTimeout: 1000,
    maxResponseSize: MAX_REPLY_LENGTH,
  });
  // An error event without a listener would end the process.
  connection.on('error', () => undefined);
  try {
    await step(connection, signal, (done) => connection.connect(done));
    if (user !== null)
      await step(connection, signal, (done) => connection.login({ user, pass: password ?? '' }, done));
  } catch (error) {
    connection.close();
    const hint = lacksTls(error) ? NO_TLS : '';
    throw new MailServerError(hint + wordsOf(error), { cause: error });
  }
  return {
    get isOpen() {
      return !connection.destroyed;
    },
    deliver: (letter, beforeData, stop) => deliver(connection, letter, beforeData, stop),
    [Symbol.dispose]() {
      if (!connection.destroyed) connection.quit();
      // Whoever does not answer QUIT is not waited for.
      setTimeout(() => connection.close(), 1000).unref();
    },
  };
}

const NO_TLS =
  'it offers no TLS (STARTTLS), without which nothing is sent unless MAIL_WITHOUT_TLS=yes and no password are set: ';

/** Whether a server refused STARTTLS. */
const lacksTls = (error: unknown): boolean => {
  const { code, command } = answerOf(error);
  return command === 'STARTTLS' && code !== undefined;
};

/** Runs one step of the conversation; errors come by its callback, or as events of the connection. */
async function step<Result>(
  connection: SMTPConnection,
  signal: AbortSignal,
  start: (done: (error?: NodemailerError | null, result?: Result) => void) => void,
): Promise<Result | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>();
  const onEnd = (): void => reject(new Error('the server closed the connection'));
  signal.throwIfAborted();
  using _watch = addAbortListener(signal, () => reject(new Error(STOPPED)));
  connection.on('error', reject);
  connection.on('end', onEnd);
  try {
    start((error, result) => (error ? reject(error) : resolve(result)));
    return await promise;
  } finally {
    connection.off('error', reject);
    connection.off('end', onEnd);
  }
}

async function deliver(
  connection: SMTPConnection,
  { from, to, bytes }: Letter,
  beforeData: () => Promise<boolean>,
  stop: AbortSignal,
): Promise<Delivery> {
  let state: 'open' | 'withheld' | 'given' = 'open';
  async function* content(): AsyncGenerator<Buffer> {
    try {
      if (!(await beforeData())) throw new Error('another process sends now');
    } catch (error) {
      state = 'withheld';
      throw error;
    }
    state = 'given';
    yield bytes;
  }
  const body = Readable.from(content(), { objectMode: false });
  const ended = new AbortController();
  const onStop = (): void => {
    if (state === 'given') setTimeout(() => ended.abort(), ANSWER_WHEN_STOPPING).unref();
    else ended.abort();
  };
  stop.addEventListener('abort', onStop);
  if (stop.aborted) onStop();
  try {
    const info = await step<{ readonly response: string }>(connection, ended.signal, (done) =>
      connection.send({ from, to: [to], size: bytes.length }, body, done),
    );
    return { outcome: 'accepted', reply: info?.response ?? '' };
  } catch (error) {
    const delivery = failure(error, state);
    body.destroy();
    // Of a refused recipient the connection is none the worse; RSET lets the next message begin.
    if (delivery.outcome !== 'refused' || !(await isReset(connection))) connection.close();
    return delivery;
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

async function isReset(connection: SMTPConnection): Promise<boolean> {
  if (connection.destroyed) return false;
  try {
    await step(connection, new AbortController().signal, (done) => connection.reset(done));
    return true;
  } catch {
    return false;
  }
}

/** The consequence of a fault for the message. */
function failure(error: unknown, state: 'open' | 'withheld' | 'given'): Delivery {
  const reply = wordsOf(error);
  if (state === 'withheld') return { outcome: 'withheld', reply };
  const { code, command } = answerOf(error);
  if (code === undefined) return { outcome: state === 'given' ? 'doubtful' : 'unavailable', reply };
  // Who may not send at all hears it before a recipient is named: that is no fault of the message.
  const isAboutMessage = state === 'given' || command === 'RCPT TO' || command === 'DATA' || code === 552;
  return isAboutMessage
    ? { outcome: 'refused', isPermanent: code >= 500 && code !== 503, reply }
    : { outcome: 'unavailable', reply };
}

/** The error itself, or of a rejected recipient the one inside. */
function innerError(error: unknown): unknown {
  if (!(error instanceof Error && 'rejectedErrors' in error)) return error;
  const inner: unknown = Array.isArray(error.rejectedErrors) ? error.rejectedErrors[0] : undefined;
  return inner instanceof Error ? inner : error;
}

/** The status of the server's response, and the command that it answers. */
function answerOf(error: unknown) {
  const told = innerError(error);
  if (!(told instanceof Error)) return { code: undefined, command: undefined };
  return {
    code: 'responseCode' in told && typeof told.responseCode === 'number' ? told.responseCode : undefined,
    command: 'command' in told ? told.command : undefined,
  };
}

/** The response of the server, or the error of this machine if there is none. */
function wordsOf(error: unknown): string {
  const told = innerError(error);
  if (!(told instanceof Error)) return String(told);
  const said = 'response' in told && typeof told.response === 'string' ? told.response : '';
  return (said === '' ? told.message : said).replaceAll(/\s+/g, ' ').trim();
}

// A message of the outbox as the bytes that a mail server gets.

/** A message as it goes over the wire. */
export interface Letter {
  /** The sender and the recipient of the envelope. */
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** The parts of a letter. */
export type LetterContent = Pick<
  OutboxMessage,
  'message_id' | 'recipient' | 'reply_to' | 'subject' | 'text' | 'html' | 'stop_url' | 'created_at'
>;

const asAddress = ({ name, email }: Mailbox) => ({ name: name ?? '', address: email });

/**
 * Writes a message down. Every attempt gives the same bytes, so that a server or a reader that has seen the message knows
 * it again by its Message-ID.
 *
 * @throws Error where an address is none
 */
export async function writeLetter(sender: Mailbox, content: LetterContent): Promise<Letter> {
  const { message_id, recipient, reply_to, subject, text, html, stop_url, created_at } = content;
  const node = new MailComposer({
    from: asAddress(sender),
    to: asAddress(recipient),
    ...(reply_to !== null && { replyTo: asAddress(reply_to) }),
    subject,
    text,
    ...(html !== '' && { html }),
    messageId: `<${message_id}>`,
    date: new Date(created_at.epochMilliseconds),
    headers: {
      // So that no holiday message comes back (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(stop_url !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${stop_url}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    baseBoundary: message_id.replaceAll(/[^\w-]/g, ''),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from, to } = node.getEnvelope();
  const [only, ...others] = to;
  if (from === false || only === undefined || others.length > 0)
    throw new Error(`“${recipient.email}” is not one e-mail address`);
  return { from, to: only, bytes: await node.build() };
}
