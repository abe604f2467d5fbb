/** The program as somebody sees it who sits at a terminal. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onlyWith } from './optional.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/mentoring.cjs', import.meta.url));

const script = spawnSync('script', ['--version'], { encoding: 'utf8' });
/** The `script` of other systems takes other options. */
const hasScript = script.stdout?.includes('util-linux') ? script : undefined;

/** The options of tests that need a terminal. */
export const onlyWithTerminal = onlyWith(
  hasScript,
  'script of util-linux is not installed: apt-get install bsdutils',
);

interface TerminalOptions {
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Ctrl+C is pressed when the terminal shows this; default: never. */
  readonly interruptAt?: RegExp;
}

/** Runs the program on a terminal; the parameters are as a shell takes them. */
export async function onTerminal(
  parameters: string,
  { folder, settings, interruptAt }: TerminalOptions,
): Promise<{ readonly status: number | null; readonly shown: string }> {
  const terminal = spawn(
    'script',
    ['-qec', `exec "${process.execPath}" "${PROGRAM}" ${parameters}`, '/dev/null'],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], TERM: 'xterm', ...settings },
    },
  );
  const ended = once(terminal, 'close');
  if (interruptAt === undefined) terminal.stdin.end();
  let shown = '';
  let isInterrupted = false;
  terminal.stdout.setEncoding('utf8');
  for await (const part of terminal.stdout) {
    shown += part;
    if (interruptAt === undefined || isInterrupted || !interruptAt.test(shown)) continue;
    isInterrupted = true;
    terminal.stdin.write('\u0003');
  }
  await ended;
  return { status: terminal.exitCode, shown };
}
