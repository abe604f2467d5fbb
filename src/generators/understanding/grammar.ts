/** The grammar of a language made ready for finding its words. */
import type { ClauseGrammar } from '../languages/grammars/clause-grammar.ts';
import { memoize } from '../text/memoize.ts';
import { phrasesOf } from './phrases.ts';

/** The source of a pattern for any of some cues; one that never fits where there are none. */
function sourceOf(...cues: readonly string[]): string {
  const words = cues
    .join('|')
    .split('|')
    .map((word) => word.trim().replaceAll('*', '\\p{L}*'))
    .filter((word) => word !== '');
  return words.length === 0 ? '(?!)' : words.join('|');
}

/** A pattern for a single word in small letters. */
function wordOf(...cues: readonly string[]): RegExp {
  return new RegExp(`^(?:${sourceOf(...cues)})$`, 'u');
}

/** A pattern for the first words of a clause, or the words anywhere in it. */
function startOf(...cues: readonly string[]): RegExp {
  return new RegExp(`^(?:${sourceOf(...cues)})(?![\\p{L}\\p{N}'’])`, 'iu');
}

function anyOf(cues: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${sourceOf(cues)})(?!\\p{L})`, 'iu');
}

/** A pattern for the conjunction at the end of a clause, or the comma before it. */
function endOf(...cues: readonly string[]): RegExp {
  return new RegExp(`,? (?:${sourceOf(...cues)})$`, 'iu');
}

/** A pattern for the beginning of a purpose behind something: with a comma before it, or of several words. */
function purposeOf(cues: string): RegExp {
  const several = cues.split('|').filter((cue) => cue.trim().includes(' '));
  return new RegExp(`, (?:${sourceOf(cues)}) | (?:${sourceOf(...several)}) `, 'iu');
}

/** The source of what joins two wishes, from the end of the first to the beginning of the second. */
function joinOf({ and, andThen, commaBeforeAnd, conjunctive }: ClauseGrammar): string {
  const adverbs = `(?:(?:${sourceOf(andThen)})\\s+)*`;
  const next = conjunctive === null ? '' : `(?=${conjunctive.particle})`;
  return `${commaBeforeAnd ? '(?:,|(?<![\\s,]))' : '(?<!\\s)'}\\s+(?:${sourceOf(and)})\\s+${adverbs}${next}`;
}

function compile(grammar: ClauseGrammar) {
  const { negation, reflexive, conjunctive, reported, runOn, verbSecond, verbEndings } = grammar;
  const join = joinOf(grammar);
  return {
    ...grammar,
    wants: phrasesOf(grammar.wants),
    thats: phrasesOf(grammar.thats),
    pointers: phrasesOf(grammar.pointers),
    says: phrasesOf(grammar.says),
    ends: phrasesOf(grammar.ends),
    asks: phrasesOf(grammar.asks),
    vague: phrasesOf(grammar.vague),
    pointing: phrasesOf(grammar.pointing),
    linkingAdverbs: new RegExp(`(?<!\\p{L})(?:${sourceOf(grammar.linkingAdverbs)})(?!\\p{L}),? ?`, 'giu'),
    indefinite: phrasesOf(grammar.indefinite),
    dangling: phrasesOf(grammar.dangling),
    past: phrasesOf(grammar.past),
    feared: phrasesOf(grammar.feared),
    lacks: grammar.lacks.map(([cues, said]) => ({ opening: phrasesOf(cues), said })),
    everyDay: phrasesOf(grammar.everyDay),
    weekend: phrasesOf(grammar.weekend),
    unwanted: new RegExp(`\\s(?:${sourceOf(grammar.unwanted)})$`, 'iu'),
    interrogatives: wordOf(grammar.interrogatives),
    able: phrasesOf(grammar.able),
    purposes: phrasesOf(grammar.purposes),
    purposeBehind: purposeOf(grammar.purposes),
    others: phrasesOf(grammar.others),
    spends: phrasesOf(grammar.spends),
    declined: phrasesOf(grammar.declined),
    postponed: phrasesOf(grammar.postponed),
    content: phrasesOf(grammar.content),
    takesBack: phrasesOf(grammar.takesBack),
    browsing: phrasesOf(grammar.browsing),
    slang: phrasesOf(grammar.slang),
    baseVerbs:
      grammar.baseVerbs === null ? null : new Set(grammar.baseVerbs.split('|').map((word) => word.trim())),
    fillers: new Set(grammar.fillers.split('|').map((word) => word.trim())),
    and: wordOf(grammar.and, grammar.andThings),
    andBetween: new RegExp(join, 'giu'),
    andBehind: new RegExp(`^${join}`, 'iu'),
    andBefore: new RegExp(`[\\s,](?:${sourceOf(grammar.and, grammar.andThings)})\\s+$`, 'iu'),
    andAtEnd: endOf(grammar.and),
    negated: startOf(negation.not, negation.never, negation.inNoCase),
    negation: wordOf(negation.not, negation.never, negation.beside),
    shouted: new RegExp(`^(?:${sourceOf(negation.not).toUpperCase()}) `, 'u'),
    inNoCase: startOf(negation.inNoCase),
    reflexive: wordOf(reflexive),
    /** A word behind another that is no reflexive pronoun at the end, and one that leans on the verb before it. */
    secondWord: new RegExp(` (?!(?:${sourceOf(reflexive)})$)`, 'u'),
    leaningFirst: new RegExp(`^(?:${sourceOf(reflexive, conjunctive?.particle ?? '')}) `, 'iu'),
    how: wordOf(grammar.how),
    except: wordOf(grammar.except),
    helping: startOf(grammar.helping),
    nounEndings: new RegExp(`(?:${sourceOf(grammar.nounEndings.replaceAll('*', ''))})$`, 'iu'),
    from: wordOf(grammar.from),
    lasting: wordOf(grammar.lasting),
    during: wordOf(grammar.during),
    loose: wordOf(grammar.loose),
    participles: grammar.participles && {
      ...grammar.participles,
      openings: wordOf(grammar.participles.openings),
      pronouns: new RegExp(`^(?:${sourceOf(reflexive, grammar.participles.pronouns)}) `, 'u'),
    },
    conjunctive: conjunctive && {
      ...conjunctive,
      bars: wordOf(conjunctive.bars),
      is: wordOf(conjunctive.is),
      thinks: wordOf(conjunctive.thinks),
    },
    reported: reported && {
      that: wordOf(reported.that),
      needed: wordOf(reported.needed),
      says: wordOf(reported.says),
      joint: reported.joint,
    },
    runOn: runOn && {
      ...runOn,
      dependent: startOf(runOn.dependent),
      conjunction: endOf(grammar.and, grammar.andThings, runOn.or),
    },
    verbSecond: verbSecond && {
      ...verbSecond,
      fronts: phrasesOf(verbSecond.fronts),
      would: phrasesOf(verbSecond.would),
      gladly: wordOf(verbSecond.gladly),
      prepositions: phrasesOf(verbSecond.prepositions),
      adverbs: phrasesOf(verbSecond.adverbs),
      demonstratives: wordOf(verbSecond.demonstratives),
      joins: wordOf(verbSecond.joins),
      questions: wordOf(verbSecond.questions),
      auxiliaries: wordOf(verbSecond.auxiliaries),
      particles: wordOf(verbSecond.particles),
      subordinate: new RegExp(`(?<!\\p{L})(?:${sourceOf(verbSecond.subordinate)})(?= \\p{Ll}+)`, 'u'),
      finite: new RegExp(`(?<!\\p{L})(?:${sourceOf(verbSecond.finite)})(?=\\s+\\S)`, 'u'),
      circumstances: wordOf(verbSecond.circumstances),
      ownSubject: anyOf(verbSecond.ownSubject),
      sentence: new RegExp(
        ` (?<!(?:^|[ ,])(?:${sourceOf(verbSecond.beforeSubject)}) )${grammar.subject}(?!\\p{L})`,
        'iu',
      ),
    },
    verbEndings: verbEndings && {
      ...verbEndings,
      needed: wordOf(verbEndings.needed),
      adverbs: wordOf(verbEndings.adverbs),
    },
  };
}

/** The grammar of a language, ready for finding. */
export type Grammar = ReturnType<typeof compile>;

const compiled = memoize(compile);

/** The words of a language's grammar as patterns and phrases; they are made once. */
export function grammarOf({ grammar }: { readonly grammar: ClauseGrammar }): Grammar {
  return compiled(grammar);
}
