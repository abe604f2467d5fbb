/** Understands a text: which of its clauses are wishes, what plan each needs, its times, and what is left out and why. */
import type { LanguageFile } from '../languages/language-file.ts';
import { spanFeatures } from '../tagging/clause-features.ts';
import { tokenFeatures } from '../tagging/features.ts';
import { classesOf } from '../tagging/model.ts';
import { modelsOf } from '../tagging/model-file.ts';
import { namesIn } from '../text/names-in.ts';
import { withPointing, withWanted } from './candidates.ts';
import { withKeywords } from './keywords.ts';
import { limitsIn, monthsIn } from './limits.ts';
import { withItems } from './lists.ts';
import { candidatesOf, type Span, type SureSpan, spansOf } from './marks.ts';
import { likeliestSentence, withOwnWords } from './own-sentence.ts';
import { pointingClauses } from './pointing.ts';
import { type Place, readText } from './reading.ts';
import { isContent, isPostponed, isPurpose, reasonAround } from './reasons.ts';
import { isRefusedAt, reasonAgainst } from './refusals.ts';
import { hoursOf } from './said-hours.ts';
import { onlyTimeOf, timesOf, withoutOtherWords } from './said-times.ts';
import { withoutSame } from './same-wishes.ts';
import { withRoles } from './time-roles.ts';
import { isTimeAlone, isVerbWithTime } from './times-alone.ts';
import type { LeftOut, Understanding, Wish } from './understanding.ts';
import { wantedClauses } from './wanted.ts';
import { isTheme, wishOf } from './wish.ts';
import { withSentences } from './with-sentences.ts';
import { startWithLeaning } from './words.ts';

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
/** Below this one, not even a sentence with “I would like a” is one. */
const MIN_OF_WHOLE = 0.2;
/** From this one on there may be a wish, though it cannot be told which. */
const HINT = 0.02;
/** From this likelihood on, a clause is one wish, whatever joins its parts. */
const SURE_OF_ONE = 0.95;
/** A bias for dates and names: a missed one does more harm than one too many. */
const AGAINST_NOTHING = 1;

/** Where a clause ends, with the whole of a time that it holds a part of: `înainte de 15 | mai`. */
function endWithTime({ start, end }: Place, marks: readonly Span[]): number {
  const isCut = (mark: Span): boolean => start < mark.start && mark.start < end && end < mark.end;
  return marks.find((mark) => (mark.kind === 'by' || mark.kind === 'on') && isCut(mark))?.end ?? end;
}

/** Understands a tidied text. */
export function understand(text: string, file: LanguageFile, today: Temporal.PlainDate): Understanding {
  const models = modelsOf(file.code);
  const reading = readText(text, file);
  const { tokens } = reading;
  const features = tokenFeatures(tokens, file);
  const learned = spansOf(models.marks, tokens, features, AGAINST_NOTHING);
  const marks = limitsIn(reading, withoutOtherWords(learned, tokens, file), today);
  const textsOf = (kind: string): string[] =>
    marks.filter((mark) => mark.kind === kind).map(({ start, end }) => text.slice(start, end));
  const refusals = marks.filter(({ kind }) => kind === 'no');
  const excluded = textsOf('no');
  // What goes on behind the name of a technology is a part of it: `AWS | Cloud Practitioner`.
  const isOfTool = (name: string): boolean =>
    namesIn(/\S+\s*$/u.exec(text.slice(0, text.indexOf(name)))?.[0] ?? '').length > 0;
  const privates = [...textsOf('name').filter((name) => !isOfTool(name)), ...textsOf('private')];
  const leftOut: LeftOut[] = [];
  const checked = (span: SureSpan, order: number): number =>
    classesOf(models.checks, spanFeatures(tokens, span, order)).get('yes') ?? 0;
  const read = candidatesOf(models.wishes, tokens, features)
    .map((span, order) => ({ ...span, edges: span.sure, sure: checked(span, order), wanted: false }))
    .filter((place) => !isTimeAlone(reading, place, marks));
  const isOne = (place: number): boolean =>
    read.some(({ start, end, edges }) => start < place && place < end && edges >= SURE_OF_ONE);
  const wanted = wantedClauses(reading, isOne).filter(({ start, end, from, lacked }) => {
    if (lacked === true) return true;
    // “When I was small I wanted to …”: what a model is sure of to be none is none.
    const own = read.filter((one) => one.start < end && start < one.end).map(({ sure }) => sure);
    const known = own.length > 0 ? own : [checked({ kind: '', start, end, sure: 1 }, 0)];
    return Math.max(...known) >= (from === undefined ? NO_WISH : MIN_OF_WHOLE);
  });
  const surroundings = { file, privates, refusals };
  const pointing = pointingClauses(reading, wanted, surroundings);
  const opened = withPointing(withWanted(text, read, wanted, marks, file), pointing);
  const candidates = withKeywords(text, withItems(text, opened, file), file, refusals, (words) =>
    isTheme(words, models),
  );
  const most = candidates.reduce((highest, { sure }) => Math.max(highest, sure), 0);
  const bound = tokens.length > LONG_TEXT ? WISH_IN_LONG_TEXT : WISH;
  const least = most >= bound ? bound : Math.max(most, LONE_WISH);
  const found = candidates
    .filter(({ sure }) => sure >= least)
    .map((span) => ({
      ...span,
      start: span.wanted ? span.start : startWithLeaning(text, span.start, file),
      end: span.sure >= SURE_WISH ? endWithTime(span, marks) : span.end,
      read: span.start,
    }));
  for (const { start, end, sure } of candidates) {
    if (sure < least) leftOut.push({ text: text.slice(start, end), reason: UNSURE });
  }
  const told = withRoles(reading, marks);
  const timed = [...told, ...monthsIn(reading, found, told)];
  const said = timesOf(text, found, timed, file, today);
  const wishes: Wish[] = [];
  for (const [index, span] of found.entries()) {
    const wish = wishOf(text, span, { file, models, marks: told, privates, time: said[index] });
    const isVague = span.sure < SURE_WISH && wish.sure < KNOWN_LABEL && found.length > 1;
    const isRefused = span.lacked !== true && isRefusedAt(text, span, file);
    const around = isPostponed(text, span.end, file)
      ? 'postponed'
      : span.wanted
        ? undefined
        : reasonAround(text, span, file);
    // What is feared is a wish where it is something to be done.
    const isOther = around !== undefined && (around !== 'feared' || wish.group !== 'performing');
    const reason = isRefused
      ? 'refused'
      : isPurpose(text, span.start, wishes, file)
        ? 'purpose of another'
        : isOther
          ? around
          : isVague
            ? UNSURE
            : reasonAgainst(wish, wishes, excluded, span.lacked === true ? [] : refusals);
    if (reason === undefined) wishes.push(wish);
    else leftOut.push({ text: wish.clause, reason });
  }
  // Who names a wish knows a direction, unless it is wanted in so many words.
  const named = withoutSame(wishes).filter(({ label, wanted }) => label !== 'direction' || wanted);
  const hours = hoursOf(text, marks, file);
  const full = named.filter((wish) => !isVerbWithTime(text, wish, timed));
  const chosen = full.length > 0 ? full : named.length > 0 ? named : wishes.slice(0, 1);
  const isHinted = most >= HINT || marks.some(({ kind }) => kind === 'by');
  const own =
    chosen.length > 0
      ? withOwnWords(text, withSentences(text, chosen, surroundings), surroundings)
      : (isHinted ? likeliestSentence(text, candidates, timed, surroundings) : []).map(
          ({ start, end, whole }) => {
            const candidate = { kind: '', start, end, sure: LONE_WISH, edges: 0, read: start, wanted: false };
            return {
              ...wishOf(text, candidate, { file, models, marks, privates, time: undefined }),
              words: '',
              whole,
            };
          },
        );
  const only = onlyTimeOf(text, timed, file, today);
  const withOnlyTime = (wish: Wish): Wish =>
    wish.time === undefined && only !== undefined ? { ...wish, time: only } : wish;
  return {
    wishes: own.length === 1 ? own.map(withOnlyTime) : own,
    isHinted,
    ...(hours === undefined ? {} : { hours }),
    excluded,
    private: privates,
    // In a letter, “I need no help with that” is said of something else.
    isContent: tokens.length <= LONG_TEXT && isContent(reading, wanted),
    leftOut,
  };
}
