/** A single request to the other service, with limits on time and size. */
import { redirectTarget } from './address.ts';
import { PullError, PullUseError, TransientFailure } from './failure.ts';

/** The limits of a request. */
export interface RequestLimits {
  /** How long the source may be silent, in milliseconds. */
  readonly silence: number;
  /** The maximum duration of a response, in milliseconds. */
  readonly whole: number;
  /** The maximum size of a body, in bytes, decompressed. */
  readonly body: number;
}

/** A response of the source. */
export interface SourceResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body if the status is 200; otherwise it is not read. */
  readonly text: string;
  /** The final URL after redirects. */
  readonly address: URL;
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Requests a URL.
 *
 * @param authorization the header Authorization; null for none
 * @param signal aborts the request with its reason
 * @throws TransientFailure if there is no complete response, and PullError if a retry cannot help
 */
export async function request(
  address: URL,
  authorization: string | null,
  limits: RequestLimits,
  signal: AbortSignal,
): Promise<SourceResponse> {
  signal.throwIfAborted();
  using watch = watchTime(limits, signal);
  try {
    let from = address;
    for (let left = MAX_REDIRECTS; ; left--) {
      const response = await fetch(from, {
        headers: {
          Accept: 'application/json',
          ...(authorization === null ? {} : { Authorization: authorization }),
        },
        redirect: 'manual',
        signal: watch.signal,
      });
      watch.heard();
      const { status, headers } = response;
      if (status === 200) {
        return { status, headers, text: await textOf(response, limits.body, watch.heard), address: from };
      }
      await response.body?.cancel();
      if (!REDIRECTS.has(status)) return { status, headers, text: '', address: from };
      if (left === 0) throw new PullError(`${address} has too many redirects.`);
      from = redirectTarget(from, headers.get('location'));
    }
  } catch (error) {
    signal.throwIfAborted();
    if (watch.signal.aborted) throw watch.signal.reason;
    if (error instanceof PullError || error instanceof TransientFailure) throw error;
    throw connectionFailure(error, address);
  }
}

/** Aborts a request that is silent, or takes too long. */
function watchTime(
  { silence, whole }: RequestLimits,
  outer: AbortSignal,
): Disposable & { readonly signal: AbortSignal; heard(): void } {
  const controller = new AbortController();
  const end = (why: string) => () => controller.abort(new TransientFailure(why));
  const silent = setTimeout(end(`silent for ${silence / 1000} s`), silence);
  const long = setTimeout(end(`no complete response within ${whole / 1000} s`), whole);
  return {
    signal: AbortSignal.any([outer, controller.signal]),
    heard: () => void silent.refresh(),
    [Symbol.dispose]() {
      clearTimeout(silent);
      clearTimeout(long);
    },
  };
}

async function textOf(response: Response, limit: number, heard: () => void): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for await (const chunk of response.body ?? []) {
    heard();
    length += chunk.byteLength;
    if (length > limit) {
      throw new PullError(
        `${response.url} sent a response of more than ${limit} bytes, which exceeds the limit.`,
      );
    }
    text += decoded(() => decoder.decode(chunk, { stream: true }));
  }
  return text + decoded(() => decoder.decode());
}

/** A body that is not UTF-8 is treated like any other that is not JSON. */
function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new TransientFailure('a response that is not UTF-8');
  }
}

/** Permanent errors: of a certificate, or of a server with another protocol. */
const FINAL = /CERT|SIGNATURE|SSL|TLS|EPROTO|UNABLE_TO_/;

function connectionFailure(error: unknown, address: URL): PullError | TransientFailure {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  const words = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // `fetch` refuses the ports of mail, X11 and others.
  if (words === 'bad port') {
    return new PullUseError(`Port ${address.port} is reserved for another protocol and cannot be used.`);
  }
  if (FINAL.test(code)) {
    const why = /EPROTO|ERR_SSL_(?:WRONG_VERSION|PACKET_LENGTH)/.test(code)
      ? 'it does not speak https; try http://'
      : words;
    return new PullError(`${address.origin} cannot be reached safely: ${why}.`);
  }
  return new TransientFailure(words);
}
