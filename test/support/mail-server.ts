/** A real mail server for tests, over TCP on this machine, which can refuse, delay and disconnect. */

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A message that the server accepted. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly raw: string;
  /** Whether it came over TLS. */
  readonly isSecure: boolean;
  /** A header, unfolded; empty if there is none. */
  header(name: string): string;
}

/** At which step a connection is broken off: before the server sees the step, but for `reply`, when it has the message. */
export type Cut = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'reply';

/** What the server does to a message in place of accepting it. */
export interface MailFaults {
  /** The answer to a recipient: `450 try later`; undefined: accepted. */
  recipient?(address: string, before: number): string | undefined;
  /** The answer to a sender. */
  sender?(address: string): string | undefined;
  /** The answer to a whole message, given when it is fulfilled. */
  message?(before: number): string | undefined | Promise<string | undefined>;
  /** How a connection ends. */
  cut?(before: number): Cut | undefined;
  /** Only who signs in so may send. */
  readonly user?: { readonly name: string; readonly password: string };
  /** TLS from the first byte, or offered (STARTTLS); absent: no TLS. */
  readonly tls?: { readonly key: string; readonly cert: string; readonly mode: 'smtps' | 'starttls' };
}

export interface TestMailServer extends AsyncDisposable {
  /** What MAIL_URL is set to: `smtp://127.0.0.1:…`. */
  readonly url: string;
  readonly port: number;
  /** All accepted messages, in order, including those whose acceptance was never reported. */
  readonly received: readonly ReceivedMail[];
  /** How many connections there were. */
  readonly connections: number;
}

const answer = (said: string): Error =>
  Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) });

const replyOf = (said: string | undefined): Error | null => (said === undefined ? null : answer(said));

/** Starts one on any free port. */
export async function startMailServer(faults: MailFaults = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let [recipients, messages, connections] = [0, 0, 0];
  const { user, tls } = faults;
  const server = new SMTPServer({
    authOptional: user === undefined,
    ...(tls !== undefined && { key: tls.key, cert: tls.cert, secure: tls.mode === 'smtps' }),
    disabledCommands: tls?.mode === 'starttls' ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === user?.name && password === user?.password
        ? done(null, { user: username })
        : done(answer('535 wrong password')),
    onMailFrom: ({ address }, _session, done) => done(replyOf(faults.sender?.(address))),
    onRcptTo: ({ address }, _session, done) => done(replyOf(faults.recipient?.(address, recipients++))),
    onData: (stream, { envelope, secure: isSecure }, done) => {
      void (async () => {
        const raw = await text(stream);
        const refusal = await faults.message?.(messages++);
        if (refusal === undefined) received.push({ ...mailOf(envelope, raw), isSecure });
        done(replyOf(refusal));
        // A connection that was broken off has no use for an answer.
      })().catch(() => undefined);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const behind = portOf(server.server.address());
  const front = createServer((client) => {
    const before = connections++;
    relay(client, behind, faults.cut?.(before));
  });
  await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve));
  const port = portOf(front.address());
  const credentials = user === undefined ? '' : `${user.name}:${encodeURIComponent(user.password)}@`;
  return {
    url: `${tls?.mode === 'smtps' ? 'smtps' : 'smtp'}://${credentials}127.0.0.1:${port}`,
    port,
    received,
    get connections() {
      return connections;
    },
    async [Symbol.asyncDispose]() {
      front.close();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

function mailOf(
  {
    mailFrom,
    rcptTo,
  }: {
    readonly mailFrom: false | { readonly address: string };
    readonly rcptTo: readonly { readonly address: string }[];
  },
  raw: string,
): Omit<ReceivedMail, 'isSecure'> {
  const unfolded = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address).join(' '),
    raw,
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '',
  };
}

/** Passes on what both say, until the step at which the connection is to break. */
function relay(client: Socket, port: number, cut: Cut | undefined): void {
  client.on('error', () => undefined);
  if (cut === 'connect') return void client.destroy();
  const server = connect(port, '127.0.0.1');
  server.on('error', () => undefined);
  let isBody = false;
  const end = (): void => {
    client.destroy();
    server.destroy();
  };
  client.on('data', (piece) => {
    const said = piece.toString('latin1');
    if ((cut !== undefined && new RegExp(`^${cut}\\b`, 'm').test(said)) || (cut === 'body' && isBody))
      return end();
    server.write(piece);
  });
  server.on('data', (piece) => {
    if (cut === 'reply' && isBody) return end();
    if (/^354/m.test(piece.toString('latin1'))) isBody = true;
    client.write(piece);
  });
  client.on('close', () => server.end());
  server.on('close', () => client.end());
}
