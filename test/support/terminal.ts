/** The program as somebody sees it who sits at a terminal. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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

/** Runs the program on a terminal; the parameters are as a shell takes them. */
export async function onTerminal(
  parameters: string,
  { folder, settings }: { readonly folder: string; readonly settings?: Readonly<Record<string, string>> },
): Promise<{ readonly status: number | null; readonly shown: string }> {
  const terminal = spawn(
    'script',
    ['-qec', `"${process.execPath}" "${PROGRAM}" ${parameters}`, '/dev/null'],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], TERM: 'xterm', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(terminal, 'close');
  const shown = await text(terminal.stdout);
  await ended;
  return { status: terminal.exitCode, shown };
}
