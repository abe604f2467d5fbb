/** Nothing decides by the wording of a message: what has to be told apart is a code, a class or a value. */

import assert from 'node:assert/strict';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What holds sentences for people, where its type is a text: a union of words is a code, and `said` is what servers of others say. */
const PROSE = /^#?(?:advice|detail|lastWords|message|notice|problem|reason|reply|stack|stderr|why)$/;
/** What makes sentences of messages. */
const RENDERER =
  /^(?:badRowText|dueReasonText|entryText|faultText|inCommandWords|inDeskWords|messageOf|noteText|reasonText|refusalText|sentenceOf|unclearText)$/;
/** The methods of a text that look for something in it. */
const LOOKS =
  /^(?:endsWith|includes|indexOf|lastIndexOf|localeCompare|match|matchAll|replace|replaceAll|search|split|startsWith)$/;
/** The methods that make a text of a text. */
const KEEPS =
  /^(?:normalize|slice|substring|toLowerCase|toString|toUpperCase|toWellFormed|trim|trimEnd|trimStart)$/;
/** The methods of patterns, sets, maps and lists that compare what they are given. */
const COMPARES = /^(?:exec|get|has|includes|indexOf|test)$/;

/** Who may, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/app/uploads.ts': 'V8 and the kernel end a process without memory, and say so only in words',
  'src/app/mail-sender.ts': 'a fault that lasts is logged once',
  'src/domain/operations/programme-history.ts': 'the reason of an entry, which only the example has',
  'src/domain/status-history.ts': 'the reason that somebody typed is compared with the stored one',
  'src/interchange/xlsx/workbook.ts': 'the message of a library is shortened to be shown',
  'src/mail/smtp.ts': 'the reply of a mail server is put on one line to be shown',
  'src/store/postgres/errors.ts': 'some errors of pg have no code',
};

/** Where files look into sentences: `src/a.ts:7: error.message.includes('busy')`. */
function readersIn(files: readonly string[], folder: string): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();

  const isText = (node: ts.Node): boolean =>
    (checker.getNonNullableType(checker.getTypeAtLocation(node)).flags & ts.TypeFlags.String) !== 0;

  /** Whether an expression is a sentence, or was made of one. */
  const isProse = (node: ts.Node): boolean => {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return isProse(node.expression);
    if (ts.isConditionalExpression(node)) return isProse(node.whenTrue) || isProse(node.whenFalse);
    if (ts.isBinaryExpression(node))
      return [node.left, node.right].some((side) => isProse(side) && isText(side));
    if (ts.isTemplateExpression(node))
      return node.templateSpans.some(({ expression }) => isProse(expression));
    if (ts.isElementAccessExpression(node)) return isProse(node.expression) && isText(node);
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      if (ts.isPropertyAccessExpression(expression) && KEEPS.test(expression.name.text))
        return isProse(expression.expression);
      return RENDERER.test(expression.getText().split('.').at(-1) ?? '') && isText(node);
    }
    if (ts.isPropertyAccessExpression(node)) return PROSE.test(node.name.text) && isText(node);
    if (!ts.isIdentifier(node)) return false;
    if (PROSE.test(node.text) && isText(node)) return true;
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (declaration === undefined) return false;
    if (ts.isBindingElement(declaration))
      return PROSE.test(declaration.propertyName?.getText() ?? '') && isText(node);
    return (
      ts.isVariableDeclaration(declaration) &&
      declaration.initializer !== undefined &&
      isText(node) &&
      isProse(declaration.initializer)
    );
  };

  /** Whether something is told apart by a sentence here; that there is one, or none, may be asked. */
  const looks = (node: ts.Node): boolean => {
    if (ts.isSwitchStatement(node)) return isProse(node.expression);
    if (ts.isBinaryExpression(node)) {
      const isNothing = (side: ts.Expression) => /^(?:''|null|undefined)$/.test(side.getText());
      const { left, operatorToken, right } = node;
      if (!/^[!=]==$/.test(operatorToken.getText()) || isNothing(left) || isNothing(right)) return false;
      return isProse(left) || isProse(right);
    }
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
    const { expression, name } = node.expression;
    const [first] = node.arguments;
    return (
      (LOOKS.test(name.text) && isProse(expression)) ||
      (COMPARES.test(name.text) && first !== undefined && isProse(first))
    );
  };

  return files.flatMap((path) => {
    const found: string[] = [];
    const source = program.getSourceFile(path);
    const visit = (node: ts.Node): void => {
      if (source !== undefined && looks(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${relative(folder, path)}:${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ')}`);
      }
      ts.forEachChild(node, visit);
    };
    if (source !== undefined) visit(source);
    return found;
  });
}

test('no code decides by the wording of a message', () => {
  const files = globSync('src/**/*.ts', { cwd: root }).map((path) => join(root, path));
  const found = readersIn(files, root);
  const fileOf = (place: string) => place.slice(0, place.indexOf(':'));
  assert.deepEqual(
    found.filter((place) => !(fileOf(place) in EXCEPTIONS)),
    [],
  );
  assert.deepEqual(
    Object.keys(EXCEPTIONS).filter((path) => !found.some((place) => fileOf(place) === path)),
    [],
    'exceptions that are none any more',
  );
});

test('code that decides by the wording of a message is found', () => {
  const wrong = [
    "error.message.startsWith('busy')",
    "error.message === 'busy'",
    "'busy' !== (error.message ?? '')",
    'TAKEN.has(error.message)',
    '/busy/.test(error.message.toLowerCase().trim())',
    "words.split(' since ')",
    "renamed.includes('busy')",
    "given?.why.replace('busy', '')",
    "sentenceOf(7).search('busy')",
    "('' + error.message).endsWith('busy.')",
    "(error.cause instanceof Error ? error.cause.message : 'busy').indexOf('busy')",
  ];
  const right = [
    "error.message !== ''",
    'error.message.slice(0, 100).trim()',
    "given.code === 'busy'",
    "given.reason === 'busy'",
    "['busy'].includes(given.reason)",
    "error.name.startsWith('busy')",
    'print(error.message)',
  ];
  const folder = mkdtempSync(join(tmpdir(), 'mentoring-prose-'));
  try {
    const path = join(folder, 'a.ts');
    const lines = [...wrong, ...right].map((text) => `void (${text});`);
    writeFileSync(
      path,
      `declare const error: Error;
declare const given: { readonly why: string; readonly code: string; readonly reason: 'busy' | 'gone' };
declare const TAKEN: ReadonlySet<string>;
declare const sentenceOf: (code: number) => string;
declare const print: (text: string) => string;
const words = error.message;
const { message: renamed } = error;
${lines.join('\n')}\n`,
    );
    assert.deepEqual(
      readersIn([path], folder).map((place) => place.replace(/^.*?: /, '')),
      wrong,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
