/**
 * Sends sign-in links: at once and past the outbox, so that no link is ever stored, and always after the request that asked
 * for one was answered, so that its answer takes as long whether there is an account or not.
 */

import { randomUUID } from 'node:crypto';
import { type AccountReader, LINK_LIFETIME, type SignInLinks } from '../domain/account.ts';
import type { Language } from '../domain/languages.ts';
import type { Mailbox } from '../domain/outbox.ts';
import { type LinkMail, linkAddress } from '../domain/sign-in.ts';
import { type Delivery, type LetterContent, type MailConnection, writeLetter } from './smtp.ts';
import { fillTemplate } from './template.ts';
import { MAIL_TEXTS } from './texts.ts';

/** The dependencies of sending sign-in links. */
export interface LinkMailParts {
  readonly accounts: AccountReader;
  readonly links: SignInLinks;
  /** The public address of the service; never the Host header of a request, which any client can choose. */
  readonly baseUrl: string;
  readonly sender: Mailbox;
  readonly domain: string;
  /** The language of messages to people who prefer no language that is spoken here. */
  defaultLanguage(): Promise<Language>;
  connect(signal: AbortSignal): Promise<MailConnection>;
  /** Is notified of the outcome of link mails. */
  readonly watcher: {
    onSent(account: number): void;
    onFailure(account: number | null, reason: unknown): void;
  };
}

/** How many seconds must pass between two links of one account. */
const PAUSE = 60;
/** The maximum number of waiting requests; others are dropped silently. */
const MAX_WAITING = 100;
/** How many are worked on at a time. */
const CONCURRENCY = 4;
/** When a message is tried again that a server did not take, in milliseconds. The link is valid for longer than that. */
const RETRIES = [5_000, 60_000, 240_000];
/** How long a request waits at least, in milliseconds, so that its answer is on its way before. */
const DELAY = 50;

/**
 * Sends links until it is disposed of.
 *
 * @param retries when a message is tried again, in milliseconds after the attempt before
 */
export function createLinkMail(
  parts: LinkMailParts,
  retries: readonly number[] = RETRIES,
): LinkMail & AsyncDisposable {
  const { accounts, links, watcher } = parts;
  const stopping = new AbortController();
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  /** Messages that a server did not take, and that wait to be tried again. */
  const timers = new Set<NodeJS.Timeout>();

  const begin = (): void => {
    while (running.size < CONCURRENCY && !stopping.signal.aborted) {
      const work = waiting.shift();
      if (work === undefined) return;
      const one = work().finally(() => {
        running.delete(one);
        begin();
      });
      running.add(one);
    }
  };

  const enqueue = (work: () => Promise<void>, delay: number): boolean => {
    if (waiting.length + timers.size >= MAX_WAITING || stopping.signal.aborted) return false;
    const timer = setTimeout(() => {
      timers.delete(timer);
      waiting.push(work);
      begin();
    }, delay);
    timers.add(timer);
    timer.unref();
    return true;
  };

  async function prepare(email: string, next: string, preferred: Language | null): Promise<void> {
    try {
      const account = await accounts.findByEmail(email);
      if (account === null || account.role === null || account.email === null) return;
      const secret = await links.issue(account.id, PAUSE);
      if (secret === null) return;
      const address = linkAddress(parts.baseUrl, secret, next);
      const language = preferred ?? (await parts.defaultLanguage());
      const recipient = { name: account.name, email: account.email };
      const message = messageTo(recipient, address, language, parts.domain);
      await send(account.id, message, retries);
    } catch (error) {
      watcher.onFailure(null, error);
    }
  }

  async function send(account: number, message: LetterContent, pauses: readonly number[]): Promise<void> {
    const delivery = await deliver(message, parts, stopping.signal);
    if (delivery.outcome === 'accepted') return watcher.onSent(account);
    const [pause, ...later] = pauses;
    const isFinal = delivery.outcome === 'refused' && delivery.isPermanent;
    // A message that is in doubt may have arrived; the same link twice does no harm.
    const isQueued = !isFinal && pause !== undefined && enqueue(() => send(account, message, later), pause);
    if (!isQueued) watcher.onFailure(account, delivery.reply);
  }

  return {
    request(email, next, language) {
      if (!enqueue(() => prepare(email, next, language), DELAY))
        watcher.onFailure(null, 'too many links are waiting');
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/** How long a sign-in link is valid, in the words of a language, such as “15 Minuten”. */
export const linkLifetime = (language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    LINK_LIFETIME / 60,
  );

function messageTo(recipient: Mailbox, address: string, language: Language, domain: string): LetterContent {
  const values = { link: { link: address }, lifetime: linkLifetime(language) };
  const { subject, text } = fillTemplate(MAIL_TEXTS[language].link, values, language);
  return {
    ...{ recipient, subject, text, html: '', reply_to: null, stop_url: null },
    message_id: `${randomUUID()}@${domain}`,
    created_at: Temporal.Now.instant(),
  };
}

async function deliver(
  message: LetterContent,
  { sender, connect }: LinkMailParts,
  signal: AbortSignal,
): Promise<Delivery> {
  try {
    using connection = await connect(signal);
    return await connection.deliver(await writeLetter(sender, message), async () => true, signal);
  } catch (error) {
    return { outcome: 'unavailable', reply: error instanceof Error ? error.message : String(error) };
  }
}
