/**
 * The error about a word that is not one of a command's own commands. Where one of them is the default, as `list` is of
 * `mentoring round`, Commander takes the word for an argument of that one, and complains of too many.
 */

import type { Command } from 'commander';
import { listed, nearest } from '../interchange/values/wording.ts';

/** Has a command say of unknown words what it knows instead, whether or not it has a default, and of wrong use where its help is. */
export function explainUnknownCommands(command: Command): void {
  if (command.commands.length === 0) {
    command.showHelpAfterError(`See “npx mentoring ${command.name()} --help”.`);
    return;
  }
  explain(command, () => command.args[0]);
  for (const part of command.commands) {
    if (part.registeredArguments.length > 0) {
      part.showHelpAfterError(`See “npx mentoring ${command.name()} ${part.name()} --help”.`);
      continue;
    }
    // The words of whoever named this part begin with its name; of whoever named none it is the default.
    explain(part, () => (command.args[0] === part.name() ? undefined : part.args[0]), command);
  }
}

/**
 * Replaces the error of a command where a word is what is wrong.
 *
 * @param wordOf the word that may be meant as a command; undefined where none can be
 * @param parent of whose commands it is none
 */
function explain(command: Command, wordOf: () => string | undefined, parent: Command = command): void {
  command.configureOutput({
    ...command.configureOutput(),
    outputError(text, write) {
      const word = wordOf();
      const isWord = word !== undefined && !word.startsWith('-');
      const isUnknown = isWord && parent.commands.every((one) => one.name() !== word);
      write(isUnknown ? unknownCommandText(word, parent) : text);
    },
  });
}

/** The advice for a word that may be a name to search for. */
function shownBy(word: string, path: string, names: readonly string[]): string {
  const name = /\s/.test(word) ? `"${word}"` : word;
  return names.includes('show') ? ` To look at one, type “${path} show ${name}”.` : '';
}

function unknownCommandText(word: string, parent: Command): string {
  const names = parent.commands.map((one) => one.name());
  const near = nearest(word, names);
  // `switch` and `swich` are `switch-off` or `switch-on`.
  const first =
    near === undefined
      ? nearest(
          word,
          names.map((name) => name.split('-')[0] ?? name),
        )
      : undefined;
  const begun = names.filter((name) => name.startsWith(`${word}-`) || name.startsWith(`${first ?? word}-`));
  const meant = begun.length > 0 ? begun : near === undefined ? [] : [near];
  const path = `npx mentoring ${parent.name()}`;
  return `error: unknown command '${word}' of “${path}”.${
    meant.length > 0 ? ` Did you mean ${listed(meant, 'or')}?` : shownBy(word, path, names)
  }
Its commands are ${listed(names, 'and')}; see “${path} --help”.
`;
}
