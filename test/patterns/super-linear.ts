/**
 * Which patterns take more than linear time on some text. `scslre` finds quantifiers that trade characters, and those that begin
 * a pattern and are tried again at each character. It looks at single characters only; the rest of this file finds the same of whole words:
 * in `<a[^>]*>`, each `<a` of `<a<a<a…` scans to the end.
 */

import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';

/** A pattern and its flags. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

const parser = new RegExpParser();
const MAX_NODES = 20_000;

/** What is slow in a pattern; empty if nothing was found. */
export function superLinear({ source, flags }: Pattern): readonly string[] {
  const { reports } = analyse({ source, flags });
  const characters = reports.map(({ type, exponential }) => (exponential ? `exponential ${type}` : type));
  return [...characters, ...slowLoops(source, flags)];
}

/** A quantifier without a maximum, and what a text passes before it, in order. */
interface Loop {
  readonly quantifier: AST.Quantifier;
  readonly before: readonly AST.Element[];
}

/** The loops behind which something may fail. */
function* loopsOf(
  node: AST.Pattern | AST.Alternative | AST.Element,
  before: readonly AST.Element[] = [],
  isLast = true,
): Generator<Loop> {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      for (const alternative of node.alternatives) yield* loopsOf(alternative, before, isLast);
      return;
    case 'Alternative':
      for (const [index, element] of node.elements.entries()) {
        const isEnd = isLast && node.elements.slice(index + 1).every(isOptional);
        yield* loopsOf(element, [...before, ...node.elements.slice(0, index)], isEnd);
      }
      return;
    case 'Quantifier':
      if (node.max === Number.POSITIVE_INFINITY && !isLast) yield { quantifier: node, before };
      yield* loopsOf(node.element, before, isLast && node.max === 1);
  }
}

/**
 * Loops that take a word in one round or in several, as `(?:a|aa)*` does, and words that begin a scan of a loop and that the loop, and
 * the loop before them, also take.
 */
function* slowLoops(source: string, flags: string): Generator<string> {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, mode);
  const languageOf = (text: string) => languageOfPattern(text, flags);
  for (const { quantifier, before } of loopsOf(pattern)) {
    const loop = languageOf(`(?:${consumed(quantifier.element)})+`);
    const round = consumed(quantifier.element);
    if (!isDisjointWith(languageOf(round), languageOf(`(?:${round}){2,}`)))
      yield `rounds of ${quantifier.raw}`;
    for (const [index, earlier] of [undefined, ...before].entries()) {
      const word = wordOf(before.slice(index));
      if (word === '') continue;
      if (earlier === undefined) {
        if (!isAnchored(before, flags) && !isDisjointWith(languageOf(word), loop))
          yield `${word} before ${quantifier.raw}`;
      } else if (isUnbounded(earlier)) {
        const both = NFA.fromIntersection(loop, languageOf(`(?:${consumed(earlier.element)})+`));
        if (!isDisjointWith(languageOf(word), both)) yield `${word} before ${quantifier.raw}`;
      }
    }
  }
}

/** What follows a loop cannot fail if it need not be there. */
const isOptional = (element: AST.Element): boolean => element.type === 'Quantifier' && element.min === 0;

const isUnbounded = (element: AST.Element): element is AST.Quantifier =>
  element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY;

const isAnchored = (before: readonly AST.Element[], flags: string): boolean =>
  flags.includes('y') ||
  (!flags.includes('m') && before.some(({ type, raw }) => type === 'Assertion' && raw === '^'));

/** What elements consume, after the character that an assertion in front of them needs. */
function wordOf([first, ...others]: readonly AST.Element[]): string {
  const rest = others.map(consumed).join('');
  if (first === undefined) return '';
  const behind = first.type === 'Assertion' ? neededBefore(first) : '';
  return rest === '' && behind === '' && consumed(first) === '' ? '' : behind + consumed(first) + rest;
}

/** `(?<!\p{L})` within a run of characters needs one that is no letter. */
function neededBefore(assertion: AST.Assertion): string {
  if (assertion.kind === 'word' && !assertion.negate) return '\\W';
  if (assertion.kind !== 'lookbehind' || !assertion.negate) return '';
  const [only, ...more] = assertion.alternatives.flatMap(({ elements }) => elements);
  if (only === undefined || more.length > 0) return '';
  if (only.type === 'CharacterSet') return `[^${only.raw}]`;
  if (only.type === 'Character') return `[^${only.raw}]`;
  return only.type === 'CharacterClass' && !only.negate ? `[^${only.raw.slice(1)}` : '';
}

/** The source of a node without what consumes nothing. */
function consumed(node: AST.Alternative | AST.Element): string {
  switch (node.type) {
    case 'Assertion':
    case 'Backreference':
      return '';
    case 'Alternative':
      return node.elements.map(consumed).join('');
    case 'Group':
    case 'CapturingGroup':
      return `(?:${node.alternatives.map(consumed).join('|')})`;
    case 'Quantifier': {
      const element = consumed(node.element);
      return element === '' ? '' : `(?:${element})${node.raw.slice(node.element.raw.length)}`;
    }
    default:
      return node.raw;
  }
}

function languageOfPattern(source: string, flags: string): NFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    maxNodes: MAX_NODES,
  });
  return NFA.fromRegex(expression, { maxCharacter });
}
