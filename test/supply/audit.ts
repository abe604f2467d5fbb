/**
 * `npm run audit`: whether anything that serves is known to be unsafe. It asks the registry, so that it is no test: what
 * others find out must not fail a change that has nothing to do with it, but for where changes land (`.ci/run`).
 */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import acceptedFindings from './accepted-findings.json' with { type: 'json' };

const run = promisify(execFile);

/** Why what was found harms nobody, by package. */
const REASONS: Readonly<Record<string, string>> = acceptedFindings;

/** What npm found, by package; undefined where it could not ask. */
async function vulnerabilities(): Promise<object | undefined> {
  // npm ends with status 1 both where it finds something and where nobody answers.
  const output = await run('npm', ['audit', '--omit=dev', '--json'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    timeout: 60_000,
  }).then(
    ({ stdout }) => stdout,
    (error: unknown) => String(Object(error).stdout ?? ''),
  );
  try {
    const found: unknown = Object(JSON.parse(output)).vulnerabilities;
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong, a line each. */
function complaints(found: object): readonly string[] {
  const names = Object.keys(found);
  return [
    ...names
      .filter((name) => !REASONS[name])
      .map((name) => `${name} is known to be unsafe: ${JSON.stringify(Object(found)[name])}`),
    ...Object.keys(REASONS)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is excused, but nothing is known of it any more`),
  ];
}

const found = await vulnerabilities();
if (found === undefined) {
  process.stderr.write('NOT CHECKED: the registry does not say which packages are known to be unsafe.\n');
} else {
  const wrong = complaints(found);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  if (wrong.length > 0) {
    process.stderr.write('Update them, or say in test/supply/accepted-findings.json why they harm nobody.\n');
    process.exitCode = 1;
  } else process.stdout.write('Nothing that serves is known to be unsafe, but for what was looked at.\n');
}
