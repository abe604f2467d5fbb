/** Plans: which one, and with what in its slots. */

import { foldKeepingLength, isIn } from '../languages/cues.ts';
import type { Kind, LanguageFile } from '../languages/language-file.ts';
import { remembering } from '../offline/remember.ts';
import { technologiesIn, tonguesIn } from '../understanding/facts.ts';
import { patternOf, patternsOf } from '../understanding/patterns.ts';
import type { Wish } from '../understanding/understanding.ts';
import { type Day, longDate } from './dates.ts';

/** What fills the slots of a plan. */
export interface PlanFacts {
  readonly day: Day;
  /** How the hours are said; empty where they are not. */
  readonly hours: string;
  readonly wish: Wish;
  readonly file: LanguageFile;
}

/** The plan of a wish: by its theme, or by what is done with it. */
export function planOf(wish: Wish, file: LanguageFile, turn: number): string {
  const plans = plansOf(wish, file);
  return plans[turn % plans.length] ?? '';
}

/** What a figure of the mentee's own would be contradicted by. */
const COUNTED: readonly Kind[] = [
  'learn',
  'find',
  'build',
  'practise',
  'meet',
  'reduce',
  'keep',
  'unread',
  'become',
];

/** Is done once, and not again and again. */
const ONCE = /\b(?:first|erste\p{L}*|pierwsz\p{L}*)\b|\b(?:das|dieses|ein) (?:\p{L}+ )?gesprach\b/u;

/** Asks for an answer rather than for a choice. */
const ANSWERED: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:what|how|where|when|why)\b|(?:understand|know|learn|find out|figure out|work out) (?:what|why|if|how (?!to))|(?:find out)|(?:if|whether) i (?:need|can|have|am))/u,
  de: /^(?:wie|was|wo|wann|womit|woran|warum) |^ob .*(?:brauche|muss|kann|darf|lohnt)$|^(?:verstehen|lernen|herausfinden|rausfinden|wissen), (?:wie|was|wo|warum)/u,
  pl: /^(?:co|jak|jakie|gdzie|ile|czego|od czego) |^(?:dowiedziec sie|zrozumiec|wiedziec|sprawdzic),? (?:co|jak|jakie|gdzie|ile|czy)/u,
};

function plansOf(wish: Wish, file: LanguageFile): readonly string[] {
  const far =
    isIn(patternOf(patternsOf(file), 'outOfReach'), foldKeepingLength(wish.clause)) ||
    (file.grammar?.verbStart === undefined && /\d[.,]\d{3}[.,]\d{3}/.test(wish.clause));
  if (far) return file.firstSteps;
  const theme = file.themes.find(({ name }) => name === wish.theme);
  const isEvent = wish.facts.some(({ role }) => role === 'event');
  const answered =
    wish.form !== 'sentence' &&
    (file.grammar?.answered ?? ANSWERED[file.code])?.test(foldKeepingLength(wish.words)) === true;
  if (answered && (!wish.covered || file.grammar?.infinitive !== undefined)) return file.answerPlans;
  if (theme !== undefined && !(wish.quotable && hasCount(wish) && theme.kind === 'keep')) return theme.plans;
  if (wish.kind === 'direction') return file.plans.direction;
  // Two ways are weighed; more are compared.
  if (wish.kind === 'decide' && file.grammar?.either?.test(foldKeepingLength(wish.clause)) === true)
    return file.plans.decide.slice(1);
  if (!wish.quotable) return wish.kind === 'decide' ? file.plans.decide : file.plans.unread;
  const once = isEvent || ONCE.test(foldKeepingLength(wish.words));
  if (once && isPerformance(wish, file)) return file.eventPlans;
  if (hasCount(wish) && COUNTED.includes(wish.kind)) return file.figurePlans;
  if (answered) return file.answerPlans;
  const kind = fittingKind(wish, file);
  const dated = wish.facts.some(({ date }) => date !== undefined);
  if (kind === undefined || kind === 'unread') return dated ? file.deadlinePlans : file.openPlans;
  return file.plans[kind];
}

/** Learning to do something, for which there is no book. */
const TO_DO: Readonly<Record<string, RegExp>> = {
  en: /^(?:learn|know|practi[sc]e|be able|find out|figure out|work out)(?: how)? to /u,
  de: /^lernen,? |, .* zu \p{L}+n$|^(?:zu )?(?:lernen|konnen)\b/u,
  pl: /^(?:sie )?(?:nauczyc|uczyc|umiec|potrafic|wiedziec)(?: sie)?,? (?:jak |\p{L}+(?:[aeiouy]c|sc|zc)\b)/u,
};
/** Making one thing of another is no change of profession. */
const TURNING =
  /^(?:turn|convert|transform) |(?:umwandeln|verwandeln|kurzen)$|^(?:przerobic|skrocic|zamienic) /u;

/** The kind whose plan is true of what the wish is about; undefined where only a neutral plan surely is. */
function fittingKind(wish: Wish, file: LanguageFile): Kind | undefined {
  const patterns = patternsOf(file);
  const folded = foldKeepingLength(wish.words);
  const isArtefact = isIn(patternOf(patterns, 'artefacts'), folded);
  switch (wish.kind) {
    case 'practise':
      return isPerformance(wish, file) ? 'practise' : undefined;
    case 'learn':
      if (TO_DO[file.code]?.test(folded) !== true) return 'learn';
      return isPerformance(wish, file) ? 'practise' : undefined;
    case 'build':
      return isArtefact ? 'build' : undefined;
    case 'become':
      return TURNING.test(folded) ? (isArtefact ? 'build' : undefined) : 'become';
    case 'find':
      // „als Frontend-Entwicklerin anfangen“ looks for a post, too.
      return isIn(patterns.nouns.get('find') ?? /(?!)/gu, folded) ||
        /(?:^|\s)(?:as an?|als|jako|como|як|как) \p{L}/u.test(folded)
        ? 'find'
        : undefined;
    default:
      return wish.kind;
  }
}

/** Whether a wish is about something that is done before others, again and again. */
function isPerformance({ words }: Wish, file: LanguageFile): boolean {
  return isIn(patternOf(patternsOf(file), 'performances'), foldKeepingLength(words));
}

/** Whether the words name a figure of their own. */
function hasCount({ facts }: Wish): boolean {
  return facts.some(
    ({ role }) => role === 'count-wanted' || role === 'amount-wanted' || role === 'amount-lost',
  );
}

const SLOT = /\{(\w+)\}/g;
const OPTIONAL = /\[([^\]]*)\]/g;

/** A plan with its slots filled, and the lead before it. */
export function fillPlan(plan: string, lead: string, facts: PlanFacts): string {
  const slots = slotsOf(facts);
  const known = (text: string): boolean =>
    Array.from(text.matchAll(SLOT), ([, name = '']) => slots.get(name) ?? '').every((value) => value !== '');
  const filled = plan
    .replace(OPTIONAL, (_, part: string) => (known(part) ? part : ''))
    .replace(SLOT, (_, name: string) => slots.get(name) ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,\./g, '.')
    .replace(/(?<=\d{4}) 2-mal/g, ' zweimal')
    .replace(
      /(?<=\d{4}) (\d{1,2})(?= )/g,
      (_, figure: string) => ` ${facts.file.figures[Number(figure)] ?? figure}`,
    );
  const sentence = facts.file.code === 'de' ? germanOrder(filled, lead) : `${lead}${filled}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** German plans begin with „werde ich“, which stands after a lead and turns around without one. */
function germanOrder(plan: string, lead: string): string {
  if (lead !== '') return `${lead}${plan}`;
  return plan.replace(/^werde ich /, 'ich werde ');
}

/** A certificate as the mentee spells it, where that is with capitals. */
function asSpelled(text: string, name: string): string {
  return /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) && !name.includes(text) ? text : name;
}

const listFormatOf = remembering((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

function slotsOf({ day, hours, wish, file }: PlanFacts): ReadonlyMap<string, string> {
  const patterns = patternsOf(file);
  const date = longDate(day.date, file.locale).replace(/(?<=\d{4})\s\S\.$/u, file.grammar?.year ?? '$&');
  const by = (day.fixed ? file.on : file.by).replace('{date}', date);
  const list = listFormatOf(file.locale);
  const unique = (names: readonly string[]): string => list.format([...new Set(names)].slice(0, 3));
  return new Map([
    ['date', date],
    ['by', by],
    ['own', day.own ? by : ''],
    ['stage', day.own ? '' : by],
    ['hours', hours],
    ['tool', unique(technologiesIn(wish.clause).map(({ name }) => name))],
    [
      'certificate',
      unique(
        wish.facts.flatMap(({ role, name, text }) =>
          role === 'certificate' && name !== undefined ? [asSpelled(text, name)] : [],
        ),
      ),
    ],
    ['tongue', unique(tonguesIn(foldKeepingLength(wish.clause), patterns))],
    ['level', wish.facts.find(({ role }) => role === 'level-wanted')?.name ?? ''],
  ]);
}
