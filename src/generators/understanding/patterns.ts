/** The sections of a language file as patterns, made once. */
import { compilePattern, foldKeepingLength } from '../languages/cues.ts';
import { KINDS, type Kind, type LanguageFile, type Theme } from '../languages/language-file.ts';

/** In this order, where two openings begin at the same place and are equally long. */
export const OPENINGS = [
  'wishVerb',
  'wishThing',
  'troubleVerb',
  'troubleThing',
  'wishClause',
  'questionVerb',
  'question',
] as const;

/** How a clause of a wish was opened. */
export type Opening = (typeof OPENINGS)[number];

const SECTIONS = [
  ...OPENINGS,
  'unmarked',
  'wishAfter',
  'direction',
  'complaints',
  'refusal',
  'refusalAfter',
  'noRefusal',
  'others',
  'machine',
  'idle',
  'ends',
  'joins',
  'finite',
  'light',
  'unquotable',
  'private',
  'beforeNames',
  'deadlineWords',
  'eventWords',
  'workingHours',
  'outOfReach',
  'performances',
  'artefacts',
] as const;

type Section = (typeof SECTIONS)[number];

/** A theme with its cues made ready. */
export interface ThemePattern {
  readonly theme: Theme;
  readonly heads: RegExp;
  readonly beside: RegExp;
}

/** A language made ready for understanding. */
export interface Patterns {
  readonly file: LanguageFile;
  readonly sections: ReadonlyMap<Section, RegExp>;
  readonly verbs: ReadonlyMap<Kind, RegExp>;
  readonly anyVerb: RegExp;
  /** Words that may go before an infinitive. */
  readonly beforeVerb: RegExp;
  readonly nouns: ReadonlyMap<Kind, RegExp>;
  readonly themes: readonly ThemePattern[];
  readonly anyHead: RegExp;
  /** Long words of themes as they are folded, by which a slip of the keyboard is noticed. */
  readonly known: ReadonlySet<string>;
  readonly tongues: readonly { readonly pattern: RegExp; readonly name: string }[];
  readonly anyTongue: RegExp;
}

const made = new Map<string, Patterns>();

function lines(cues: string): string {
  return cues.replace(/,\s*/g, '\n');
}

/** The patterns of a language file. */
export function patternsOf(file: LanguageFile): Patterns {
  const kept = made.get(file.code);
  if (kept !== undefined) return kept;
  const tongues = file.tongues
    .split('\n')
    .map((line) => line.split(' = '))
    .flatMap(([cue = '', name]) => (name === undefined ? [] : [{ cue: cue.trim(), name: name.trim() }]));
  const patterns: Patterns = {
    file,
    sections: sectionsOf(file),
    verbs: new Map(KINDS.map((kind) => [kind, compilePattern(file.verbs[kind])])),
    anyVerb: compilePattern(...KINDS.map((kind) => file.verbs[kind])),
    beforeVerb: compilePattern(file.grammar?.beforeVerb ?? ''),
    nouns: new Map(KINDS.map((kind) => [kind, compilePattern(file.nouns[kind])])),
    themes: file.themes.map((theme) => ({
      theme,
      heads: compilePattern(lines(theme.heads)),
      beside: compilePattern(lines(theme.beside ?? '')),
    })),
    anyHead: compilePattern(...file.themes.map(({ heads }) => lines(heads))),
    known: new Set(
      file.themes.flatMap(({ heads }) =>
        Array.from(foldKeepingLength(heads).matchAll(/[\p{L}-]{8,}/gu), ([word]) => word),
      ),
    ),
    tongues: tongues.map(({ cue, name }) => ({ pattern: compilePattern(lines(cue)), name })),
    anyTongue: compilePattern(...tongues.map(({ cue }) => lines(cue))),
  };
  made.set(file.code, patterns);
  return patterns;
}

function sectionsOf(file: LanguageFile): ReadonlyMap<Section, RegExp> {
  return new Map(SECTIONS.map((section) => [section, compilePattern(file[section])]));
}

/** The pattern of a section. */
export function patternOf({ sections }: Patterns, section: Section): RegExp {
  const pattern = sections.get(section);
  if (pattern === undefined) throw new TypeError(`no section ${section}`);
  return pattern;
}
