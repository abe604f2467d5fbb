/** Understands a text: which of its clauses are wishes, what plan each needs, its times, and what is left out and why. */

import { GROUP_NAMES, GROUPS, LABELS } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { clauseFeatures, spanFeatures } from '../tagging/clause-features.ts';
import { tokenFeatures } from '../tagging/features.ts';
import { classesOf } from '../tagging/model.ts';
import { type LanguageModels, modelsOf } from '../tagging/model-file.ts';
import { type Token, tokensOf } from '../tagging/tokens.ts';
import { namesIn } from '../text/names-in.ts';
import { dateIn } from '../times/deadline.ts';
import { hoursIn } from '../times/hours.ts';
import { readTimes, timeWordsIn } from '../times/reading.ts';
import { aroundOf, clauseWords, featuresOfForm } from './clause-words.ts';
import { formOf } from './forms.ts';
import { candidatesOf, type Span, type SureSpan, spansOf } from './marks.ts';
import { isRefusedAt, reasonAgainst } from './refusals.ts';
import type { LeftOut, SaidTime, Understanding, Wish } from './understanding.ts';
import { saidForm, sayableWords, startWithLeaning } from './words.ts';

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
/** From this one on there may be a wish, though it cannot be told which. */
const HINT = 0.02;
/** So much is to speak against there being no date and no name: those that are missed do more harm than those too many. */
const AGAINST_NOTHING = 1;

/** Understands a tidied text. */
export function understand(text: string, file: LanguageFile, today: Temporal.PlainDate): Understanding {
  const models = modelsOf(file.code);
  const tokens = tokensOf(text);
  const features = tokenFeatures(tokens, file);
  const marks = withoutOtherWords(spansOf(models.marks, tokens, features, AGAINST_NOTHING), tokens, file);
  const said = (kind: string): string[] =>
    marks.filter((mark) => mark.kind === kind).map(({ start, end }) => text.slice(start, end));
  const refusals = marks.filter(({ kind }) => kind === 'no');
  const excluded = said('no');
  const privates = [...said('name'), ...said('private')];
  const leftOut: LeftOut[] = [];
  const candidates = candidatesOf(models.wishes, tokens, features).map((span, order) => ({
    ...span,
    edges: span.sure,
    sure: classesOf(models.checks, spanFeatures(tokens, span, order)).get('yes') ?? 0,
  }));
  const most = candidates.reduce((highest, { sure }) => Math.max(highest, sure), 0);
  const bound = tokens.length > LONG_TEXT ? WISH_IN_LONG_TEXT : WISH;
  const least = most >= bound ? bound : Math.max(most, LONE_WISH);
  const found = candidates
    .filter(({ sure }) => sure >= least)
    .map((span) => ({ ...span, start: startWithLeaning(text, span.start, file), read: span.start }));
  for (const { start, end, sure } of candidates) {
    if (sure < least) leftOut.push({ text: text.slice(start, end), reason: UNSURE });
  }
  const times = timesOf(text, found, marks, file, today);
  const wishes: Wish[] = [];
  for (const [index, span] of found.entries()) {
    const wish = wishOf(text, span, { file, models, marks, privates, time: times[index] });
    const isVague = span.sure < SURE_WISH && wish.sure < KNOWN_LABEL && found.length > 1;
    const isRefused = isRefusedAt(text, span, file);
    const reason = isRefused ? 'refused' : isVague ? UNSURE : reasonAgainst(wish, wishes, excluded, refusals);
    if (reason === undefined) wishes.push(wish);
    else leftOut.push({ text: wish.clause, reason });
  }
  // Who names a wish knows a direction.
  const named = wishes.filter(({ label }) => label !== 'direction');
  const hours = marks
    .filter(({ kind }) => kind === 'hours')
    .map(({ start, end }) => hoursIn(readTimes(text.slice(start, end), file)))
    .find((value) => value !== undefined);
  return {
    wishes: named.length > 0 ? named : wishes.slice(0, 1),
    isHinted: most >= HINT || marks.some(({ kind }) => kind === 'by'),
    ...(hours === undefined ? {} : { hours }),
    excluded,
    private: privates,
    leftOut,
  };
}

/** Times that begin with a word of time, whatever else was taken for a part of them. */
function withoutOtherWords(marks: readonly Span[], tokens: readonly Token[], file: LanguageFile): Span[] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'by' && mark.kind !== 'on') return [mark];
    const own = tokens.filter(({ start, end }) => start >= mark.start && end <= mark.end);
    const times = timeWordsIn(own, file);
    const first = own.findIndex(({ text }, index) => times[index] !== '' || /\d/.test(text));
    const start = own[first]?.start;
    return start === undefined ? [] : [{ ...mark, start }];
  });
}

/** What may be a wish: how sure it is to be one, and how sure its edges are. */
interface Candidate extends SureSpan {
  readonly edges: number;
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
  { start, end, read, sure, edges }: Candidate,
  { file, models, marks, privates, time }: Surroundings,
): Wish {
  const clause = text.slice(start, end);
  const shares = classesOf(models.labels, clauseFeatures(clauseWords(text.slice(read, end))));
  const known = likeliest(LABELS, (name) => shares.get(name) ?? 0);
  const group = likeliest(GROUP_NAMES, (name) =>
    GROUPS[name].reduce((sum, own) => sum + (shares.get(own) ?? 0), 0),
  );
  // What is learned and has the name of a technology is a tool.
  const name = namesIn(clause)[0];
  const isTool = group.name === 'learning' && name !== undefined;
  const label = isTool ? { name: 'tool' as const, share: Math.max(known.share, group.share) } : known;
  const around = aroundOf(text, start, end);
  const forms = classesOf(models.forms, featuresOfForm(clause, around, file));
  const form = saidForm(clause, formOf(forms, { wish: sure, edges, label: label.share }, file), file);
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
        label: label.name,
        marks,
        privates,
        time,
      },
    ),
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

/** The time that is said of each wish: within it, or beside it in its sentence. */
function timesOf(
  text: string,
  wishes: readonly Span[],
  marks: readonly Span[],
  file: LanguageFile,
  today: Temporal.PlainDate,
): (SaidTime | undefined)[] {
  const times: (SaidTime | undefined)[] = wishes.map(() => undefined);
  for (const mark of marks) {
    if (mark.kind !== 'by' && mark.kind !== 'on') continue;
    const own = text.slice(mark.start, mark.end);
    const date = dayIn(own, mark.kind, file, today);
    const at = wishAt(text, wishes, mark);
    const known = times[at];
    if (at < 0 || (known !== undefined && (known.role === 'by' || mark.kind === 'on'))) continue;
    times[at] = { text: own, role: mark.kind, ...(date === undefined ? {} : { date }) };
  }
  return times;
}

/** The day of a phrase; what takes place some time in a month is prepared before it begins. */
function dayIn(
  phrase: string,
  role: SaidTime['role'],
  file: LanguageFile,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const date = dateIn(phrase, file, today);
  const isVague = role === 'on' && !/\d/.test(phrase) && date?.day === date?.daysInMonth;
  return isVague ? date?.with({ day: 1 }) : date;
}

/** The wish that a time belongs to: the one around it, else the nearest one before it in its sentence, else the next one. */
function wishAt(text: string, wishes: readonly Span[], mark: Span): number {
  const around = wishes.findIndex(({ start, end }) => start <= mark.start && mark.end <= end);
  if (around >= 0) return around;
  const isApart = (from: number, to: number): boolean => /[.!?…\n]\s|\n/u.test(text.slice(from, to));
  const before = wishes.findLastIndex(({ end }) => end <= mark.start && !isApart(end, mark.start));
  if (before >= 0) return before;
  return wishes.findIndex(({ start }) => start >= mark.end && !isApart(mark.end, start));
}
