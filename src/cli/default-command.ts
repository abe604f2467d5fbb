/**
 * What the help says of options, and subcommands that run where none is named, as `list` of `mentoring feedbacks`:
 * the help of their command shows their options, too.
 */

import { type Command, Help, Option } from 'commander';

const defaults = new WeakMap<Command, Command>();

/** Adds the subcommand that runs where none is named. */
export function addDefaultCommand(parent: Command, name: string): Command {
  const part = parent.command(name, { isDefault: true });
  defaults.set(parent, part);
  return part;
}

/** What the help says of an option; Commander does not tell which are required. */
export function optionText(option: Option): string {
  const text = new Help().optionDescription(option);
  return option.mandatory && option.required ? `${text} (required)` : text;
}

/** The options in the help of a command: its own, and those of the subcommand that runs where none is named. */
export function shownOptions(command: Command): Option[] {
  const help = new Help();
  const own = help.visibleOptions(command);
  const part = defaults.get(command);
  if (part === undefined) return own;
  const heading = `Options without a command, as of “${part.name()}”:`;
  const others = part.options
    .filter(({ hidden }) => !hidden)
    .map((option) => new Option(option.flags, optionText(option)).helpGroup(heading));
  return [...own, ...others];
}
