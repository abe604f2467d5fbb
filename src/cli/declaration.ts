/**
 * Declares commands: what each takes, from which the type of what a user gave follows, and the function that it runs; and groups
 * of commands by their names.
 */

import { Argument, type Command, Help, Option } from 'commander';
import { UsageError } from './command-error.ts';

/** Makes a command of Commander what was declared. */
export type Declared = (command: Command) => void;

/** An argument or option whose description alone does not say how it is read. */
interface Reading {
  readonly description: string;
  /** Returns the value of a text; throws an InvalidArgumentError. */
  readonly parse?: (text: string) => unknown;
  readonly choices?: readonly string[];
  /** The value if the option is not given, and how the help shows it. */
  readonly fallback?: unknown;
  readonly shownFallback?: string;
  readonly required?: true;
}

/** Returns an argument or option whose text is parsed. */
export const parsed = <Value>(description: string, parse: (text: string) => Value) => ({
  description,
  parse,
});

/** Descriptions by arguments (`<file>`, `[ids...]`) and options (`--force`, `--out <file>`). */
export type Inputs = Readonly<Record<string, string | Reading>>;

type Camel<Text> = Text extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Text;

type NameOf<Input> = Input extends `--${infer Name} ${string}` | `--${infer Name}`
  ? Camel<Name extends `${infer Word} ${string}` ? Word : Name>
  : Input extends `${'<' | '['}${infer Name}${'...>' | '...]' | '>' | ']'}`
    ? Camel<Name extends `${infer Word}...` ? Word : Name>
    : never;

type Repeated<Input, Value> = Input extends `${string}...${string}` ? readonly Value[] : Value;

type ValueOf<Input, Said> = Said extends { readonly parse: (text: string) => infer Value }
  ? Repeated<Input, Value>
  : Said extends { readonly choices: readonly (infer Choice)[] }
    ? Repeated<Input, Choice>
    : Input extends `${string}${'<' | '['}${string}`
      ? Repeated<Input, string>
      : true;

/** The inputs that always have a value. */
type Certain<Taken> = {
  [Input in keyof Taken]: Input extends `<${string}` | `[${string}...]`
    ? Input
    : Taken[Input] extends { readonly required: true } | { readonly fallback: unknown }
      ? Input
      : never;
}[keyof Taken];

/** The values that a user gave, by the names of arguments and options, `allowAgain` for `--allow-again`. */
export type Given<Taken> = {
  readonly [Input in keyof Taken as Input extends Certain<Taken> ? NameOf<Input> : never]: ValueOf<
    Input,
    Taken[Input]
  >;
} & {
  readonly [Input in keyof Taken as Input extends Certain<Taken> ? never : NameOf<Input>]?: ValueOf<
    Input,
    Taken[Input]
  >;
};

/** A command that takes inputs, besides those that it shares with others, and works on what is opened for it. */
export interface Declaration<Taken, Shared, Opened, Result> {
  readonly description: string;
  readonly takes?: Taken;
  /** The text of the help after the options. */
  readonly notes?: string;
  /** Returns why what was given is wrong use; nothing is opened then. */
  readonly check?: (given: Given<Taken> & Shared) => string | false | undefined;
  readonly run: (given: Given<Taken> & Shared, opened: Opened) => Promise<Result> | Result;
}

/** Opens what commands work on, runs the work, does what its result asks for, and closes it. */
type Frame<Shared, Opened, Result> = (
  work: (opened: Opened) => Promise<Result>,
  given: Shared,
) => Promise<void>;

/**
 * Returns the function that declares commands whose work runs in a frame.
 *
 * @param first what all of them take before their own inputs, in the order of the help
 * @param last what all of them take after their own
 */
export const commandIn =
  <
    Opened,
    Result,
    const First extends Inputs = Record<never, never>,
    const Last extends Inputs = Record<never, never>,
  >(
    frame: Frame<Given<First> & Given<Last>, Opened, Result>,
    first?: First,
    last?: Last,
  ) =>
  <const Taken extends Inputs = Record<never, never>>(
    declaration: Declaration<Taken, Given<First> & Given<Last>, Opened, Result>,
  ): Declared =>
  (command) => {
    const { description, takes, notes, check, run } = declaration;
    command.description(description);
    const inputs: Inputs = { ...first, ...takes, ...last };
    for (const [input, said] of Object.entries(inputs)) {
      const reading = typeof said === 'string' ? { description: said } : said;
      if (input.startsWith('-')) command.addOption(optionOf(input, reading));
      else command.addArgument(argumentOf(input, reading));
    }
    if (notes !== undefined) command.addHelpText('after', notes);
    command.action(async () => {
      for (const [index, argument] of command.registeredArguments.entries())
        command.setOptionValue(camelCase(argument.name()), command.processedArgs[index]);
      const given = command.opts<Given<Taken> & Given<First> & Given<Last>>();
      const complaint = check?.(given);
      if (complaint) throw new UsageError(complaint);
      await frame(async (opened) => run(given, opened), given);
    });
  };

/** Declares a command that opens nothing, or opens it itself. */
export const command = commandIn((work: (opened: undefined) => Promise<void>) => work(undefined));

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function argumentOf(input: string, { description, parse }: Reading): Argument {
  const argument = new Argument(input, description);
  if (parse === undefined) return argument;
  return argument.variadic
    ? argument.argParser((text: string, before: readonly unknown[] = []) => [...before, parse(text)])
    : argument.argParser((text) => parse(text));
}

function optionOf(input: string, reading: Reading): Option {
  const { description, parse, choices, fallback, shownFallback, required = false } = reading;
  const option = new Option(input, description)
    .default(fallback, shownFallback)
    .makeOptionMandatory(required);
  if (parse !== undefined) option.argParser((text) => parse(text));
  return choices === undefined ? option : option.choices(choices);
}

/** Commands by their names. */
interface Group {
  readonly description: string;
  readonly commands: Readonly<Record<string, Declared>>;
  /** The command that runs where none is named. */
  readonly byDefault?: string;
  readonly notes?: string;
}

/** Declares a group of commands; its help shows the options of the one that runs where none is named. */
export const group =
  ({ description, commands, byDefault, notes }: Group): Declared =>
  (command) => {
    command.description(description);
    for (const [name, declare] of Object.entries(commands))
      declare(command.command(name, { isDefault: name === byDefault }));
    if (notes !== undefined) command.addHelpText('after', notes);
    const part = command.commands.find((one) => one.name() === byDefault);
    if (part === undefined) return;
    const heading = `Options without a command, as of “${byDefault}”:`;
    command.configureHelp({
      ...command.configureHelp(),
      visibleOptions: (shown) => [
        ...new Help().visibleOptions(shown),
        ...part.options.map((option) => new Option(option.flags, optionText(option)).helpGroup(heading)),
      ],
    });
  };

/** Returns what the help says of an option; Commander does not tell which are required. */
export function optionText(option: Option): string {
  const text = new Help().optionDescription(option);
  return option.mandatory && option.required ? `${text} (required)` : text;
}
