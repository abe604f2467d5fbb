/**
 * Prints the patterns of `src/` as JSON: those that are written in it, and those that `RegExp` makes while its modules are loaded
 * and the patterns that are made on demand are asked for. A process of its own, because modules are loaded once.
 */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Pattern } from './super-linear.ts';

/** Where a pattern stands: `src/domain/people-search.ts:12`. */
interface Place {
  readonly file: string;
  readonly line: number;
}

/** The patterns, and the places at which `RegExp` is called. */
export interface Collected {
  readonly literals: readonly (Place & Pattern)[];
  readonly calls: readonly Place[];
  readonly made: readonly (Place & Pattern)[];
}

const ROOT = new URL('../../', import.meta.url);

function patternsIn(file: string): Pick<Collected, 'literals' | 'calls'> {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, ROOT), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const literals: (Place & Pattern)[] = [];
  const calls: Place[] = [];
  const visit = (node: ts.Node): void => {
    const place = { file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ ...place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMade && /^(?:globalThis\.)?RegExp$/.test(node.expression.getText())) calls.push(place);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, calls };
}

/** Notes what `RegExp` makes from now on. */
function watchRegExp(): readonly (Place & Pattern)[] {
  const made: (Place & Pattern)[] = [];
  const root = fileURLToPath(ROOT);
  const note = (pattern: RegExp): RegExp => {
    const [, file = '', line = ''] =
      /\/(src\/[^\s:()]+\.ts):(\d+)/.exec((new Error().stack ?? '').replaceAll(root, '/')) ?? [];
    if (file !== '') made.push({ file, line: Number(line), source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    apply: (target, _, [source, flags]) => note(new target(source, flags)),
    construct: (target, [source, flags]) => note(new target(source, flags)),
  });
  return made;
}

/** The entry points, which begin to work when they are loaded. */
const PROGRAMS = ['src/main.ts', 'src/store/backup/sqlite-copy-thread.ts'];

const files = globSync('src/**/*.ts', { cwd: fileURLToPath(ROOT) }).toSorted();
const made = watchRegExp();
for (const file of files.filter((one) => !PROGRAMS.includes(one))) {
  await import(pathToFileURL(fileURLToPath(new URL(file, ROOT))).href);
}
const { refusedIn } = await import('../../src/generators/answers/refused.ts');
refusedIn('I want a new job');
const { isPrivate } = await import('../../src/generators/answers/person.ts');
isPrivate('I will ask Anna', ['Anna']);
const found = files.map(patternsIn);
const collected: Collected = {
  literals: found.flatMap(({ literals }) => literals),
  calls: found.flatMap(({ calls }) => calls),
  made,
};
process.stdout.write(JSON.stringify(collected), () => process.exit());
