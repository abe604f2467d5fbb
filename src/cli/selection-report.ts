/** Lists the candidates of an ambiguous or unknown input, each with what to type for it. */
import type { Unclear } from '../domain/feedback-selection.ts';
import { textTable, visible } from './output.ts';

interface Choice {
  readonly shown: string;
  readonly add: string;
}

/** A sentence with the candidates. */
export function selectionText(problem: string, choices: readonly Choice[]): string {
  const lines = choices.map(({ add, shown }) => ['', add, shown]);
  return `${visible(problem)}\n${textTable(lines)}`;
}

/** Why a feedback was not found, with the candidates. */
export function unclearText({ problem, candidates }: Unclear): string {
  const choices = candidates.map(({ shown, named }) => ({
    shown,
    add: [
      ...(named.person === undefined ? [] : [named.person]),
      ...(named.with === undefined ? [] : ['--with', named.with]),
      ...(named.cohort === undefined ? [] : ['--cohort', word(named.cohort)]),
    ].join(' '),
  }));
  return choices.length === 0 ? visible(problem) : selectionText(problem, choices);
}

const word = (text: string): string =>
  /[$`"\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
