/** What `mentoring config --check` says: in plain words, what of the goal server works, and what to do about the rest. */
import type { tryConfiguredGoalServer } from '../app/goal-server.ts';
import type { Configuration } from '../config/settings.ts';

type Trial = NonNullable<Awaited<ReturnType<typeof tryConfiguredGoalServer>>>;
type Failed = Extract<Trial, { readonly works: false }>;

/** A line a thing that was looked at. */
export function trialReport(trial: Trial, configuration: Configuration): string {
  const lines = trial.works ? workingLines(trial, configuration) : failedLines(trial, configuration);
  return `${lines.join('\n')}\n`;
}

function workingLines(
  trial: Extract<Trial, { readonly works: true }>,
  configuration: Configuration,
): string[] {
  const { OPENAI_API_KEY, OPENAI_MODEL } = configuration;
  const { tokens, leftOut, output } = trial;
  return [
    `✓ Server: ${trial.address} answers, in ${(trial.milliseconds / 1000).toFixed(1)} s.`,
    `✓ Key: ${OPENAI_API_KEY === null ? 'none is set, and none is asked for' : 'it is taken'}.`,
    `✓ Model: ${OPENAI_MODEL} writes${trial.thinks ? ', and thinks before it does; its thoughts are not kept' : ''}.`,
    `✓ Parameters: it takes ${trial.tokenParameter}${leftOut.length > 0 ? `, and not ${leftOut.join(', ')}, which is left out` : ''}.`,
    tokens === null
      ? '✓ Tokens: it does not report them; this service counts them itself.'
      : `✓ Tokens: it reports them (input ${tokens.input}, output ${tokens.output}).`,
    trial.usable
      ? '✓ Goals: what it wrote can be used:'
      : '✗ Goals: what it wrote cannot be used, as it holds no goal in the language it was asked in. Try another model. It wrote:',
    ...(output === '' ? ['    (nothing)'] : output.split('\n').map((line) => `    ${line}`)),
  ];
}

function failedLines(trial: Failed, configuration: Configuration): string[] {
  const { address, said } = trial;
  const status = trial.status === null ? '' : ` (${trial.status})`;
  const quoted = said === '' ? [] : [`    It said: ${said.replaceAll(/\s+/g, ' ').slice(0, 300)}`];
  const reached = `✓ Server: ${address} answers.`;
  switch (trial.reason) {
    case 'unreachable':
      return [
        `✗ Server: ${address} cannot be reached.`,
        ...quoted,
        '    Is it running, and is OPENAI_BASE_URL its address, as seen from this machine?',
      ];
    case 'too slow':
      return [
        `✗ Server: ${address} did not answer within ${configuration.GOAL_TIME_LIMIT} s.`,
        '    Give it more time by GOAL_TIME_LIMIT, or take a smaller model.',
      ];
    case 'denied':
      return [
        reached,
        `✗ Key: ${configuration.OPENAI_API_KEY === null ? 'the server asks for one, and OPENAI_API_KEY is not set' : 'the server does not take it, or not for this model'}${status}.`,
        ...quoted,
      ];
    case 'quota':
      return [
        reached,
        '✓ Key: it is taken.',
        `✗ Account: there is nothing left to spend${status}.`,
        ...quoted,
      ];
    case 'not found':
      return [
        reached,
        `✗ Model: the server knows no model ${configuration.OPENAI_MODEL}, or no such path${status}.`,
        ...quoted,
        '    Is OPENAI_MODEL spelled as the server spells it, and OPENAI_BASE_URL the address of its API?',
      ];
    case 'rate limit':
      return [
        reached,
        `✗ Limit: the server takes no more requests at the moment${status}. Try again later.`,
        ...quoted,
      ];
    case 'nonsense':
      return [
        `✗ Server: ${address} answers, but not as a server of this interface does${status}.`,
        ...quoted,
        '    Is OPENAI_BASE_URL the address of its API, and not that of a web page?',
      ];
    default:
      return [reached, `✗ Goals: it wrote none: ${trial.reason}${status}.`, ...quoted];
  }
}
