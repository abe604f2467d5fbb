/** What is known of a wish: its label, its form, and its words as they can be said. */
import { type Form, GROUP_NAMES, GROUPS, LABELS } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { clauseFeatures } from '../tagging/clause-features.ts';
import { classesOf } from '../tagging/model.ts';
import type { LanguageModels } from '../tagging/model-file.ts';
import { namesIn } from '../text/names-in.ts';
import { isVerbWithQuestion } from './asked.ts';
import type { Candidate } from './candidates.ts';
import { aroundOf, clauseWords, featuresOfForm } from './clause-words.ts';
import { formOf } from './forms.ts';
import { grammarOf } from './grammar.ts';
import type { Span } from './marks.ts';
import { wordsOf } from './phrases.ts';
import { refersElsewhere, saysLittle } from './references.ts';
import { type SaidTime, SURE_LABEL, type Wish } from './understanding.ts';
import { saidForm, sayableWords, wantedForm } from './words.ts';

/** A clause that is taken for a wish. */
export interface WishClause extends Candidate {
  /** Where it begins without a word that leans on it. */
  readonly read: number;
}

/** With so few words, a clause says nothing if one of them names nothing. */
const FEW_WORDS = 3;

/** What is known of the text when a wish of it is looked at. */
interface Surroundings {
  readonly file: LanguageFile;
  readonly models: LanguageModels;
  readonly marks: readonly Span[];
  readonly privates: readonly string[];
  readonly time: SaidTime | undefined;
}

/** From this likelihood of a label on, a few words say what plan they need. */
const THEME = 0.3;

/** Whether a few words alone say what plan they need: “Excel”. */
export function isTheme(words: string, { labels }: LanguageModels): boolean {
  if (namesIn(words).length > 0) return true;
  const shares = classesOf(labels, clauseFeatures(clauseWords(words)));
  const { name, share } = likeliest(LABELS, (label) => shares.get(label) ?? 0);
  return name !== 'other' && share >= THEME;
}

/** The wish that a clause is: what plan it needs, in which form it is said, with which words. */
export function wishOf(
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
    lacked = false,
    whole,
    about,
    listed = false,
  }: WishClause,
  { file, models, marks, privates, time }: Surroundings,
): Wish {
  const clause = text.slice(start, end);
  const shares = classesOf(
    models.labels,
    clauseFeatures(clauseWords(about ?? (lacked ? (asked ?? '') : text.slice(read, end)))),
  );
  const first = likeliest(LABELS, (name) => shares.get(name) ?? 0);
  // What a wish points to has the words of a trouble, which only a sure label reads.
  const hasNoTheme = about !== undefined && first.share < SURE_LABEL;
  const likely = hasNoTheme ? { name: 'other' as const, share: 0 } : first;
  const group = hasNoTheme
    ? { name: 'otherwise' as const, share: 0 }
    : likeliest(GROUP_NAMES, (name) => GROUPS[name].reduce((sum, own) => sum + (shares.get(own) ?? 0), 0));
  // What is learned and has the name of a technology is a tool.
  const name = namesIn(clause)[0];
  const isTool = group.name === 'learning' && name !== undefined;
  const label = isTool ? { name: 'tool' as const, share: Math.max(likely.share, group.share) } : likely;
  const found = aroundOf(text, start, end);
  const around = listed ? { ...found, before: [], listed } : found;
  const forms = classesOf(models.forms, featuresOfForm(clause, around, file));
  const known = formOf(forms, { wish: sure, edges, label: label.share }, file, around.listed);
  const own = saidForm(clause, wanted ? wantedForm(clause, known, conditional, file) : known, file);
  const isHeading = around.listed && own === 'v' && !isInfinitive(clause, file);
  const form =
    asked !== undefined
      ? file.postpositions || lacked
        ? 'v'
        : 'q'
      : from === undefined
        ? isHeading
          ? 'n'
          : own
        : 's';
  const sayable = (as: Form): string =>
    sayableWords(
      text,
      { start, end },
      {
        file,
        form: as,
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
    );
  const said = whole === undefined ? sayable(form) : '';
  // What is asked, or said with its opening or as its sentence, has its own sentence around it.
  const isOwn =
    whole !== undefined ||
    around.listed ||
    (asked !== undefined && !lacked) ||
    from !== undefined ||
    form === 'q';
  const isVague = said.split(' ').length <= FEW_WORDS && saysLittle(said, file);
  const leans =
    !isOwn && (isVague || refersElsewhere(lacked ? clause : said, file, isVerbWithQuestion(said, file)));
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
    words: leans || isVague ? '' : said,
    ...(leans ? { leaningWords: said } : {}),
    ...(whole === undefined ? {} : { whole }),
    wanted,
    ...(time === undefined ? {} : { time }),
    ...(name === undefined ? {} : { name }),
    listed: around.listed,
  };
}

/** Whether an item of a list begins with an infinitive, or has one where it ends; any other is a heading. */
function isInfinitive(clause: string, file: LanguageFile): boolean {
  const { baseVerbs, fillers } = grammarOf(file);
  if (!file.infinitive.test(clause)) return false;
  if (baseVerbs === null) return true;
  const first = wordsOf(clause.toLowerCase()).find((word) => !fillers.has(word));
  return first !== undefined && baseVerbs.has(first);
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
