/**
 * The texts of operations and of the history as the desk says them: they are written for the command line, which names
 * records by their numbers.
 */

import { wouldBeDone } from '../../domain/operations/preview-words.ts';
import { whoInDeskWords } from '../named-operations.ts';

const UNDID = /^(?:Undid entry \d+: )+/;

const WORDS: readonly (readonly [text: RegExp, instead: string])[] = [
  [
    /\bEntry \d+ was undone by entry \d+\. To have it again, undo entry \d+\./g,
    'This was undone already. To have it again, choose “Do it again” in the history.',
  ],
  [/\bEntry \d+ cannot be undone/g, 'This cannot be undone'],
  [/\bEntry \d+ changed/g, 'This changed'],
  [/\bentry \d+ \(([^()]*)\): /g, '$1: '],
  [/\bby entry \d+ of the history\b/g, 'by a change that the history has'],
  [/\bErased \(erased\)/g, 'Erased somebody'],
  // An account that must stay; and numbers behind names.
  [
    / \(account \d+\) (is the last manager: nobody could manage the programme\.)/g,
    ' $1 Make somebody else a manager first.',
  ],
  [/ \(\d{1,15}\)/g, ''],
  [
    /\bRelation r\d+ (\([^()]*\)) is the same pair as r\d+ (\([^()]*\))/g,
    'One pair $1 is the same as another $2',
  ],
  [/\bThere is no relation r?\d+/g, 'There is no such pair'],
  [/\bThere is no participant \d+/g, 'There is no such person'],
  [/\bno participant\b/g, 'nobody known as'],
  [/\bis relation r\d+ already\b/g, 'is a pair already'],
  [/\brelation r\d+ of /gi, 'the pair '],
  [/\bthe relation of /g, 'the pair '],
  [/\bof relation r\d+/g, 'of a pair'],
  [/\bround \d+ in the cohort/g, 'a round in the cohort'],
  [/\bparticipant \d+/g, 'somebody'],
  [/\bmanager \d+/g, 'a manager'],
  [/\bfeedback exceptions\b/g, 'feedback moved or waived'],
  [/\bparticipants\b/g, 'people'],
  [/\brelation changes\b/g, 'changes of status'],
  // What an import counts.
  [/(?<=^Imported files: (?:.*, )?)([a-z][a-z ]*?) (?=\d)/g, '$1: '],
  [/\brelation(s?)\b/g, 'pair$1'],
  [/\bRelation(s?)\b/g, 'Pair$1'],
];

/** Whether an entry takes something back, rather than doing it, or doing it again. */
export const isUndoSummary = (summary: string): boolean => undoings(summary) % 2 === 1;

const undoings = (summary: string): number => UNDID.exec(summary)?.[0].match(/Undid/g)?.length ?? 0;

/** Returns what an operation would do, by its summary, in the words of the desk. */
export function previewInDeskWords(summary: string): string {
  const count = undoings(summary);
  if (count === 0) return inDeskWords(wouldBeDone(summary));
  const done = inDeskWords(summary.replace(UNDID, ''));
  return `This would ${count % 2 === 1 ? 'undo' : 'do again'}: ${done.charAt(0).toLowerCase()}${done.slice(1)}`;
}

/** A text in the words of the desk; what stands between quotation marks somebody else has written. */
export function inDeskWords(text: string): string {
  const count = undoings(text);
  const done = text.replace(UNDID, '');
  const prefix = count === 0 ? '' : count % 2 === 1 ? 'Undone: ' : 'Done again: ';
  const said = done
    .split(/(“[^”]*”?)/)
    .map((part) =>
      part.startsWith('“')
        ? part
        : whoInDeskWords(WORDS.reduce((one, [known, instead]) => one.replace(known, instead), part)),
    )
    .join('');
  return prefix + (count === 0 ? said : said.charAt(0).toLowerCase() + said.slice(1));
}
