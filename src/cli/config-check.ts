/** The reports of `mentoring config --check`: what works, and what to do about the rest. */

import type { tryConfiguredGoalServer } from '../app/goal-writer.ts';
import { NO_MAIL } from '../app/mail.ts';
import type { MailTrial, OpenIdTrial } from '../app/service-facts.ts';
import type { Configuration } from '../config/settings.ts';

type Trial = NonNullable<Awaited<ReturnType<typeof tryConfiguredGoalServer>>>;
type Working = Extract<Trial, { readonly works: true }>;
type Failed = Extract<Trial, { readonly works: false }>;

/** The lines about the goal server, one a check. */
export function trialReport(trial: Trial, configuration: Configuration): string {
  const lines = trial.works ? workingLines(trial, configuration) : failedLines(trial, configuration);
  return `${lines.join('\n')}\n`;
}

function workingLines(trial: Working, configuration: Configuration): string[] {
  const { OPENAI_API_KEY } = configuration;
  const { tokens, leftOut, output, fault } = trial;
  return [
    `✓ Server: ${trial.address} answers, in ${(trial.milliseconds / 1000).toFixed(1)} s.`,
    `✓ Key: ${OPENAI_API_KEY === null ? 'none is set, and none is required' : 'accepted'}.`,
    `✓ Model: ${modelName(trial, configuration)} writes${trial.thinks ? ', with reasoning before it, which is not kept' : ''}.`,
    `✓ Parameters: it accepts ${trial.tokenParameter}${leftOut.length > 0 ? `, and not ${leftOut.join(', ')}, which the service leaves out` : ''}.`,
    tokens === null
      ? '✓ Tokens: it does not report them; this service counts them itself.'
      : `✓ Tokens: it reports them (input ${tokens.input}, output ${tokens.output}).`,
    ...capacityLines(trial, configuration),
    fault === null
      ? '✓ Goals: what it wrote for a sample wish passes all checks (first person, English, a countable target, no past date):'
      : `✗ Goals: what it wrote for a sample wish cannot be used: ${FAULTS[fault]}. Try another model. It wrote:`,
    ...quoted(output),
    ...longWishLines(trial),
  ];
}

const FAULTS: Readonly<Record<NonNullable<Working['fault']>, string>> = {
  'no goal': 'it contains no goal',
  gibberish: 'it is gibberish',
  'other language': 'it is in another language than the wish',
  'other person': 'it is not in the first person',
  'no figure': 'it has no countable target',
  'past date': 'it names a past date',
  private: 'it names a person, an employer or an address',
  'refused wish': 'it contains what the mentee excludes',
  'out of reach': 'it asks for more than a person can do in their spare time',
  refusal: 'the model refuses a harmless wish',
  'no response': 'the model says that there is no wish in it',
};

/** The configured model, and the server's name for it if that differs. */
function modelName({ model }: Working, { OPENAI_MODEL }: Configuration): string {
  return model === null || model === OPENAI_MODEL
    ? `${OPENAI_MODEL}`
    : `${OPENAI_MODEL} (the server names ${model})`;
}

/** The tokens of the prompt, of a wish of 20,000 characters in most languages, and of an answer. */
const ENOUGH_CONTEXT = 8192;
/** The tokens of the prompt, of a short wish, and of an answer. */
const LEAST_CONTEXT = 700;
const RAISE = `Raise --ctx-size of llama-server, or OLLAMA_CONTEXT_LENGTH of Ollama, to ${ENOUGH_CONTEXT}`;

/** What a context is enough for. The slots of llama-server share one, unless their number is set (-np); it does not say which. */
function contextLine(context: number, atOnce: number): string {
  if (context < LEAST_CONTEXT)
    return `! Context: ${context} tokens are enough for the shortest wishes only. ${RAISE}.`;
  if (context < ENOUGH_CONTEXT)
    return `! Context: ${context} tokens. The longest wishes may need ${ENOUGH_CONTEXT}; those that do not fit are written by the composer.`;
  const all = ENOUGH_CONTEXT * atOnce;
  if (context < all)
    return `! Context: ${context} tokens, enough for the longest wishes if each of the ${atOnce} slots has as many. If they share them, as without -np, long wishes fail at the same time: raise --ctx-size to ${all} (${ENOUGH_CONTEXT} × ${atOnce}).`;
  return `✓ Context: ${context} tokens, enough for the longest wishes in most languages.`;
}

function capacityLines({ context, slots }: Working, { GOAL_SERVER_CONCURRENCY }: Configuration): string[] {
  const lines: string[] = [];
  if (context !== null) lines.push(contextLine(context, Math.min(slots ?? 1, GOAL_SERVER_CONCURRENCY)));
  if (slots !== null && slots !== GOAL_SERVER_CONCURRENCY)
    lines.push(
      `! Slots: it works on ${slots} at a time, and GOAL_SERVER_CONCURRENCY is ${GOAL_SERVER_CONCURRENCY}. Set it to ${slots}.`,
    );
  return lines;
}

function longWishLines({ long, context }: Working): string[] {
  const size = context === null ? '' : ` (its context: ${context} tokens)`;
  switch (long.outcome) {
    case 'taken':
      return ['✓ Long wish: it accepts some 3,000 words as a whole.'];
    case 'cut':
      return [
        `! Long wish: of some ${long.sent} tokens that were sent it counted ${long.counted}: it silently truncates long wishes${size}.`,
        '    Give its model a larger context: llama-server --ctx-size, Ollama OLLAMA_CONTEXT_LENGTH.',
      ];
    case 'no use':
      return [
        '! Long wish: what it wrote for some 3,000 words is not about the wish at their beginning, or is not a list of goals.',
        `    Is its context too small${size}, or the model? It wrote:`,
        ...quoted(long.output),
      ];
    default:
      return long.reason === 'too long'
        ? [
            `! Long wish: some 3,000 words do not fit into its context${size}. The composer writes for mentees who type as much.`,
            '    Give its model a larger context: llama-server --ctx-size, Ollama OLLAMA_CONTEXT_LENGTH.',
          ]
        : [
            `! Long wish: it wrote nothing for some 3,000 words: ${long.reason}.`,
            ...(long.reason === 'too slow' ? ['    Raise GOAL_TIME_LIMIT, or use a smaller model.'] : []),
          ];
  }
}

const quoted = (output: string): string[] =>
  output === '' ? ['    (nothing)'] : output.split('\n').map((line) => `    ${line}`);

/** Errors that occur when one side speaks http and the other https. */
const OTHER_PROTOCOL =
  /https|Expected HTTP|HPE_|other side closed|socket hang up|plain HTTP request was sent/i;

function protocolHint({ said }: Failed, { OPENAI_BASE_URL }: Configuration): string[] {
  if (OPENAI_BASE_URL === null || !OTHER_PROTOCOL.test(said)) return [];
  const [is, other] = OPENAI_BASE_URL.startsWith('https:') ? ['https', 'http'] : ['http', 'https'];
  return [`    Is this http or https? OPENAI_BASE_URL begins with ${is}://; try ${other}://.`];
}

function failedLines(trial: Failed, configuration: Configuration): readonly string[] {
  const { address, said } = trial;
  const status = trial.status === null ? '' : ` (${trial.status})`;
  const words = said === '' ? [] : [`    It said: ${said.replaceAll(/\s+/g, ' ').slice(0, 300)}`];
  const reached = `✓ Server: ${address} answers.`;
  const known: Partial<Record<Failed['reason'], readonly string[]>> = {
    unreachable: [
      `✗ Server: ${address} cannot be reached.`,
      ...words,
      ...protocolHint(trial, configuration),
      '    Is it running, and is OPENAI_BASE_URL its address, as seen from this machine?',
    ],
    'too slow': [
      `✗ Server: ${address} did not answer within ${configuration.GOAL_TIME_LIMIT} s.`,
      '    Raise GOAL_TIME_LIMIT, or use a smaller model.',
    ],
    unavailable: [
      `✗ Server: ${address} answers, but not now${status}: ${/load/i.test(said) ? 'it is still loading its model.' : 'is it still loading its model?'} Try again in a minute.`,
      ...words,
    ],
    denied: [
      reached,
      `✗ Key: ${configuration.OPENAI_API_KEY === null ? 'the server requires one, and OPENAI_API_KEY is not set' : 'the server rejects it, or it does not allow this model'}${status}.`,
      ...words,
    ],
    quota: [reached, '✓ Key: accepted.', `✗ Account: its credit is spent${status}.`, ...words],
    'not found': [
      reached,
      `✗ Model: the server knows no model ${configuration.OPENAI_MODEL}, or no such path${status}.`,
      ...words,
      '    Is OPENAI_MODEL spelled as the server spells it, and OPENAI_BASE_URL the address of its API?',
    ],
    'rate limit': [
      reached,
      `✗ Limit: the server accepts no more requests at the moment${status}. Try again later.`,
      ...words,
    ],
    'too long': [
      reached,
      `✗ Context: the prompt and an answer do not fit into its context${status}: every wish fails. ${RAISE}.`,
      ...words,
    ],
    nonsense: [
      `✗ Server: ${address} answers, but not with an OpenAI-compatible API${status}.`,
      ...words,
      '    Is OPENAI_BASE_URL the address of its API, and not that of a web page?',
    ],
    gibberish: [reached, '✗ Goals: its response to a sample wish is not text. Try another model.', ...words],
  };
  return (
    known[trial.reason] ?? [
      reached,
      `✗ Goals: it wrote none: ${trial.reason}${status}.`,
      ...words,
      ...protocolHint(trial, configuration),
    ]
  );
}

/** The lines about the test message; null: mail is not set up. */
export function mailReport(trial: MailTrial | null): string {
  if (trial === null) return `Mail: ${NO_MAIL}\n`;
  const { server, from, to, outcome, reply } = trial;
  switch (outcome) {
    case 'accepted':
      return `✓ Mail: ${server} accepted a test message from ${from} to ${to}: ${reply}\n`;
    case 'connection':
      return `✗ Mail: ${server} cannot be used: ${reply}\n    Is MAIL_URL right: host, port, smtp or smtps, user and password?\n`;
    default:
      return `✗ Mail: ${server} did not accept a test message from ${from} to ${to}: ${reply}\n    May this user send as MAIL_FROM, and is the recipient right?\n`;
  }
}

/** The lines about the provider; null: none is set up. */
export function openIdReport(trial: OpenIdTrial | null): string {
  if (trial === null) return 'Sign-in: OIDC_ISSUER is not set, so nobody signs in at a provider.\n';
  const { issuer, redirect_uri, fault } = trial;
  return fault === null
    ? `✓ Sign-in: ${issuer} is an OpenID Connect provider. Register this redirect URI there: ${redirect_uri}\n`
    : `✗ Sign-in: ${issuer} cannot be used: ${fault.replaceAll(/\s+/g, ' ').slice(0, 300)}\n    Is OIDC_ISSUER the issuer that the provider names, and does this machine reach it?\n`;
}
