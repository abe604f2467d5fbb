/**
 * Sends sign-in links: at once and past the outbox, so that no link is ever stored, and always after the request that asked
 * for one was answered, so that its answer takes as long whether there is an account or not.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
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
/** The maximum number of links that are being sent; further requests are dropped silently. */
const MAX_SENDING = 20;
/** How long a request waits at least, in milliseconds, so that its answer is on its way before. */
const DELAY = 50;

/** Sends links until it is disposed of. What a server does not take is not sent again: people ask for another link. */
export function createLinkMail(parts: LinkMailParts): LinkMail & AsyncDisposable {
  const { accounts, links, watcher } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const sending = new Set<Promise<void>>();

  async function send(email: string, next: string, preferred: Language | null): Promise<void> {
    await wait(DELAY, undefined, { signal, ref: false });
    const account = await accounts.findByEmail(email);
    if (account === null || account.role === null || account.email === null) return;
    const secret = await links.issue(account.id, PAUSE);
    if (secret === null) return;
    const address = linkAddress(parts.baseUrl, secret, next);
    const language = preferred ?? (await parts.defaultLanguage());
    const recipient = { name: account.name, email: account.email };
    const message = messageTo(recipient, address, language, parts.domain);
    const { outcome, reply } = await deliver(message, parts, signal);
    if (outcome === 'accepted') watcher.onSent(account.id);
    else watcher.onFailure(account.id, reply);
  }

  return {
    request(email, next, language) {
      if (sending.size >= MAX_SENDING) return watcher.onFailure(null, 'too many links are being sent');
      const one = send(email, next, language)
        .catch((error: unknown) => watcher.onFailure(null, error))
        .finally(() => sending.delete(one));
      sending.add(one);
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.all(sending);
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
