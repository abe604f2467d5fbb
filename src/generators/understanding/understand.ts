/** Understands a text: which of its clauses are wishes, what plan each needs, its times, and what is left out and why. */

import { GROUP_NAMES, GROUPS, LABELS } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { clauseFeatures, spanFeatures } from '../tagging/clause-features.ts';
import { tokenFeatures } from '../tagging/features.ts';
import { classesOf } from '../tagging/model.ts';
import { type LanguageModels, modelsOf } from '../tagging/model-file.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { namesIn } from '../text/names-in.ts';
import { limitWordsIn } from '../times/reading.ts';
import { type Candidate as Found, isContent, isPostponed, reasonAround, withWanted } from './candidates.ts';
import { aroundOf, clauseWords, featuresOfForm } from './clause-words.ts';
import { formOf } from './forms.ts';
import { limitsIn, monthsIn } from './limits.ts';
import { withItems } from './lists.ts';
import { candidatesOf, type Span, type SureSpan, spansOf } from './marks.ts';
import { isRefusedAt, reasonAgainst } from './refusals.ts';
import { hoursOf, onlyTimeOf, timesOf, withoutOtherWords } from './said-times.ts';
import { isTimeAlone, isVerbWithTime } from './times-alone.ts';
import type { LeftOut, SaidTime, Understanding, Wish } from './understanding.ts';
import { wantedClauses } from './wanted.ts';
import { saidForm, sayableWords, startWithLeaning, wantedForm } from './words.ts';

/** From this likelihood on a clause is taken for a wish. */
const WISH = 0.5;
/** In texts of more tokens, mostly stories, it must be likelier. */
const WISH_IN_LONG_TEXT = 0.7;
const LONG_TEXT = 110;
/** A clause that is less sure than this is one only where its label is at least so sure, or it is the only one. */
const SURE_WISH = 0.75;
const KNOWN_LABEL = 0.4;
const UNSURE = 'not sure to be a wish';
/** From this one on the likeliest clause is, where no other is. */
const LONE_WISH = 0.1;
/** Below this one, not even what stands behind “I want to” is one. */
const NO_WISH = 0.1;
/** From this one on there may be a wish, though it cannot be told which. */
const HINT = 0.02;
/** From this likelihood on, a clause is one wish, whatever joins its parts. */
const SURE_OF_ONE = 0.95;
/** So much is to speak against there being no date and no name: those that are missed do more harm than those too many. */
const AGAINST_NOTHING = 1;

/** Understands a tidied text. */
export function understand(text: string, file: LanguageFile, today: Temporal.PlainDate): Understanding {
  const models = modelsOf(file.code);
  const tokens = tokensOf(text);
  const features = tokenFeatures(tokens, file);
  const times = limitWordsIn(tokens, file);
  const marks = limitsIn(
    text,
    tokens,
    times,
    withoutOtherWords(spansOf(models.marks, tokens, features, AGAINST_NOTHING), tokens, file),
    { file, today },
  );
  const textsOf = (kind: string): string[] =>
    marks.filter((mark) => mark.kind === kind).map(({ start, end }) => text.slice(start, end));
  const refusals = marks.filter(({ kind }) => kind === 'no');
  const excluded = textsOf('no');
  const privates = [...textsOf('name'), ...textsOf('private')];
  const leftOut: LeftOut[] = [];
  const checked = (span: SureSpan, order: number): number =>
    classesOf(models.checks, spanFeatures(tokens, span, order)).get('yes') ?? 0;
  const read = candidatesOf(models.wishes, tokens, features)
    .map((span, order) => ({ ...span, edges: span.sure, sure: checked(span, order), wanted: false }))
    .filter(({ start, end }) => !isTimeAlone({ start, end }, marks));
  const isOne = (place: number): boolean =>
    read.some(({ start, end, edges }) => start < place && place < end && edges >= SURE_OF_ONE);
  const wanted = wantedClauses(text, tokens, file, (at) => times[at] ?? '', isOne).filter(
    ({ start, end, from }) => {
      // “When I was small I wanted to …”: what a model is sure of to be none is none.
      const own = read.filter((one) => one.start < end && start < one.end).map(({ sure }) => sure);
      const known = own.length > 0 ? own : [checked({ kind: '', start, end, sure: 1 }, 0)];
      return Math.max(...known) >= (from === undefined ? NO_WISH : WISH);
    },
  );
  const candidates = withItems(text, withWanted(text, read, wanted, marks, file), file);
  const most = candidates.reduce((highest, { sure }) => Math.max(highest, sure), 0);
  const bound = tokens.length > LONG_TEXT ? WISH_IN_LONG_TEXT : WISH;
  const least = most >= bound ? bound : Math.max(most, LONE_WISH);
  const found = candidates
    .filter(({ sure }) => sure >= least)
    .map((span) => ({
      ...span,
      start: span.wanted ? span.start : startWithLeaning(text, span.start, file),
      read: span.start,
    }));
  for (const { start, end, sure } of candidates) {
    if (sure < least) leftOut.push({ text: text.slice(start, end), reason: UNSURE });
  }
  const timed = [...marks, ...monthsIn(tokens, times, found, marks, file)];
  const said = timesOf(text, found, timed, file, today);
  const wishes: Wish[] = [];
  for (const [index, span] of found.entries()) {
    const wish = wishOf(text, span, { file, models, marks, privates, time: said[index] });
    const isVague = span.sure < SURE_WISH && wish.sure < KNOWN_LABEL && found.length > 1;
    const isRefused = isRefusedAt(text, span, file);
    const around = isPostponed(text, span.end, file)
      ? 'postponed'
      : span.wanted
        ? undefined
        : reasonAround(text, span, file);
    // What is feared is a wish where it is something to be done.
    const isOther = around !== undefined && (around !== 'feared' || wish.group !== 'performing');
    const reason = isRefused
      ? 'refused'
      : isOther
        ? around
        : isVague
          ? UNSURE
          : reasonAgainst(wish, wishes, excluded, refusals);
    if (reason === undefined) wishes.push(wish);
    else leftOut.push({ text: wish.clause, reason });
  }
  // Who names a wish knows a direction, unless it is wanted in so many words.
  const named = wishes.filter(({ label, wanted }) => label !== 'direction' || wanted);
  const hours = hoursOf(text, marks, file);
  const whole = named.filter((wish) => !isVerbWithTime(text, wish, timed));
  const own = whole.length > 0 ? whole : named.length > 0 ? named : wishes.slice(0, 1);
  const only = onlyTimeOf(text, timed, file, today);
  const withOnlyTime = (wish: Wish): Wish =>
    wish.time === undefined && only !== undefined ? { ...wish, time: only } : wish;
  return {
    wishes: own.length === 1 ? own.map(withOnlyTime) : own,
    isHinted: most >= HINT || marks.some(({ kind }) => kind === 'by'),
    ...(hours === undefined ? {} : { hours }),
    excluded,
    private: privates,
    isContent: wanted.length === 0 && isContent(tokens, file),
    leftOut,
  };
}

interface Candidate extends Found {
  /** Where it begins without a word that leans on it. */
  readonly read: number;
}

/** What is known of the text when a wish of it is looked at. */
interface Surroundings {
  readonly file: LanguageFile;
  readonly models: LanguageModels;
  readonly marks: readonly Span[];
  readonly privates: readonly string[];
  readonly time: SaidTime | undefined;
}

function wishOf(
  text: string,
  {
    start,
    end,
    read,
    sure,
    edges,
    wanted,
    leaning,
    conditional = false,
    from,
    front,
    said: asked,
  }: Candidate,
  { file, models, marks, privates, time }: Surroundings,
): Wish {
  const clause = text.slice(start, end);
  const shares = classesOf(models.labels, clauseFeatures(clauseWords(text.slice(read, end))));
  const likely = likeliest(LABELS, (name) => shares.get(name) ?? 0);
  const group = likeliest(GROUP_NAMES, (name) =>
    GROUPS[name].reduce((sum, own) => sum + (shares.get(own) ?? 0), 0),
  );
  // What is learned and has the name of a technology is a tool.
  const name = namesIn(clause)[0];
  const isTool = group.name === 'learning' && name !== undefined;
  const label = isTool ? { name: 'tool' as const, share: Math.max(likely.share, group.share) } : likely;
  const around = aroundOf(text, start, end);
  const forms = classesOf(models.forms, featuresOfForm(clause, around, file));
  const known = formOf(forms, { wish: sure, edges, label: label.share }, file, around.listed);
  const said = saidForm(clause, wanted ? wantedForm(clause, known, conditional, file) : known, file);
  // An item of a list that is no infinitive is a heading.
  const isHeading = around.listed && said === 'v' && !file.infinitive.test(clause);
  const form =
    asked !== undefined
      ? file.postpositions
        ? 'v'
        : 'q'
      : from === undefined
        ? isHeading
          ? 'n'
          : said
        : 's';
  return {
    clause,
    start,
    end,
    likely: sure,
    label: label.name,
    sure: label.share,
    group: group.name,
    groupSure: group.share,
    form,
    words: sayableWords(
      text,
      { start, end },
      {
        file,
        form,
        marks,
        privates,
        time,
        listed: around.listed,
        wanted,
        conditional,
        sure: label.share,
        leaning,
        from,
        front: front === undefined ? undefined : text.slice(front.start, front.end),
        said: asked,
      },
    ),
    wanted,
    ...(time === undefined ? {} : { time }),
    ...(name === undefined ? {} : { name }),
    listed: around.listed,
  };
}

/** The likeliest of some names, with its share. */
function likeliest<Name extends string>(
  names: readonly Name[],
  shareOf: (name: Name) => number,
): { readonly name: Name; readonly share: number } {
  const [first, ...rest] = names.map((name) => ({ name, share: shareOf(name) }));
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return rest.reduce((best, one) => (one.share > best.share ? one : best), first);
}
