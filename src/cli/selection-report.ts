/** Lists the candidates of an ambiguous or unknown input, each with what to type for it. */
import type { Candidate, Unclear } from '../domain/feedback-selection.ts';
import { textTable, visible } from './output.ts';

/** A sentence with the candidates. */
export function selectionText(problem: string, choices: readonly Candidate[]): string {
  const lines = choices.map(({ add, shown }) => ['', add, shown]);
  return `${visible(problem)}\n${textTable(lines)}`;
}

/** Why a feedback was not found, with the candidates. */
export const unclearText = ({ problem, candidates }: Unclear): string =>
  candidates.length === 0 ? visible(problem) : selectionText(problem, candidates);
