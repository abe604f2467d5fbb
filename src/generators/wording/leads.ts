/** How the mentee's own clause is built in before a plan: whole, or not at all. */
import { cuesIn, foldKeepingLength } from '../languages/cues.ts';
import type { Kind, LanguageFile } from '../languages/language-file.ts';
import { technologiesIn, tonguesIn } from '../understanding/facts.ts';
import { patternsOf } from '../understanding/patterns.ts';
import { zuClause } from '../understanding/quotable.ts';
import type { Wish } from '../understanding/understanding.ts';

/** The words that go before the plan; empty where the clause cannot be built in. */
export function leadFor(wish: Wish, file: LanguageFile): string {
  if (!wish.quotable || wish.words === '' || saysItself(wish, file)) return '';
  const remark = wish.beside === undefined ? '' : ` (${wish.beside})`;
  const own = withMarks(tidied(wish.words, file), wish, file);
  if (wish.form === 'verb') {
    // A noun without its article does not go after „um“.
    if (file.code === 'de' && wish.listed && /^\p{Lu}/u.test(own)) return `Für mein Ziel „${own}“${remark} `;
    const verb = file.verbPlace === 'last' ? zuClause(own) : own;
    return verb === undefined ? '' : file.leads.verb.replace('{words}', `${verb}${remark}`);
  }
  const built = (lead: string): string =>
    lead.replace(/\{words\}(”?)/u, (_, mark: string) => `${own}${mark}${remark}`);
  if (file.code === 'de' && wish.form === 'thing' && (wish.listed || isNominative(own)))
    return `Für mein Ziel „${own}“${remark} `;
  if (wish.form === 'sentence') return built(file.leads.verb);
  if (wish.form === 'thing' && wish.listed && file.leads.item !== undefined) return built(file.leads.item);
  if (
    wish.form === 'thing' &&
    (wish.kind === 'find' || wish.kind === 'meet') &&
    file.leads.found !== undefined
  )
    return built(file.leads.found);
  if (/^szukając /u.test(own)) return `${own}${remark}, `;
  if (file.code === 'en' && wish.form === 'thing' && wish.listed) return `For my goal “${own}”${remark}, `;
  return built(file.leads[wish.form === 'question' ? 'question' : 'thing']);
}

/** Kinds whose plans say what the clause says, where nothing but the theme is in it. */
const PLAIN: readonly Kind[] = ['keep', 'reduce', 'negotiate', 'decide'];

/** A figure in words. */
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|half|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|halbe?n?|dwa|dwie|dwoch|trzy|cztery|piec|szesc|siedem|osiem|dziewiec|dziesiec|pol)\b/u;

/** Whether the plan of the theme would only repeat the clause. */
function saysItself({ words, beside, bare, theme: name, facts }: Wish, { themes }: LanguageFile): boolean {
  const theme = themes.find((one) => one.name === name);
  if (NUMBER_WORD.test(foldKeepingLength(words))) return false;
  if (beside !== undefined || facts.some(({ role }) => role === 'count-wanted')) return false;
  return bare === true && theme !== undefined && (theme.heads.startsWith('{') || PLAIN.includes(theme.kind));
}

/** The words with the marks that were left out in typing. */
function withMarks(words: string, { form }: Wish, { grammar }: LanguageFile): string {
  if (grammar?.repairs === undefined) return words;
  let text = words;
  for (const line of cuesIn(grammar.repairs)) {
    const [typed = '', right = ''] = line.split(' = ');
    if (text.includes(typed)) text = text.replace(new RegExp(`(?<!\\p{L})${typed}(?!\\p{L})`, 'gu'), right);
  }
  const { endings = [], asked = [] } = grammar;
  const changes = form === 'question' ? [...endings, ...asked] : endings;
  for (const [typed, right] of changes) text = text.replace(typed, right);
  return text;
}

const ENGLISH_NAMES =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)(?=s?\b)/gu;

/** The words as they are, with a small letter at the start and names as they are spelled. */
function tidied(words: string, file: LanguageFile): string {
  let text = words.replace(/\s+/g, ' ').replace(/[\s,.]+$/, '');
  for (const { text: own, name } of technologiesIn(text)) {
    // Some names are words as well.
    if (
      /^(?:illustrator|word|sketch|notion|teams|access|outlook|scratch|spark|swift|rust|go|scala)$/u.test(own)
    )
      continue;
    if (own.length === name.length || own.toLowerCase() === name.toLowerCase())
      text = text.replace(own, name);
  }
  const first = /^\S+/.exec(text)?.[0] ?? '';
  const keeps =
    /\p{Lu}.*\p{Lu}/u.test(first) ||
    /^I\b/.test(first) ||
    (file.grammar?.infinitive !== undefined && /^\p{Lu}\d/u.test(first)) ||
    technologiesIn(first).length > 0;
  if (!keeps && (!file.capitalNouns || isSmallStart(first)))
    text = first.toLowerCase() + text.slice(first.length);
  if (file.code !== 'en') return text;
  const patterns = patternsOf(file);
  for (const tongue of tonguesIn(text.toLowerCase(), patterns)) {
    text = text.replace(new RegExp(`\\b${tongue}\\b`, 'giu'), tongue);
  }
  return text
    .replace(ENGLISH_NAMES, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(/\bi\b/g, 'I');
}

/** German words that lose their capital when a sentence goes before them. */
function isSmallStart(first: string): boolean {
  return /^(?:Eine?[nmrs]?|Meine?[nmrs]?|Die|Der|Das|Den|Dem|Diese[nrms]?|Keine?n?|Zu|An|In|Im|Ins|Mit|Auf|Bei|Für|Vor|Mehr|Weniger|Besser|Bessere[nrs]?|Bis|Unsere?[nmrs]?|Eigene[nrs]?|Endlich|Selbst|Wieder|Nicht|Öfter|Auch|Mich|Mir|Sicher|Sicherer|Regelmäßig|Gute[nrs]?|Neue[nrs]?|Erste[nrs]?|Aus|Von|Als|Um|Nach|Am|Zum|Zur|Alle|Etwas|Richtig|Lernen|Üben|Wissen|Souverän|Souveräner|Selbstbewusst|Selbstbewusster|Pünktlich|Gesünder|Ruhiger|Einmal|Zweimal|Dreimal|Jeden|Jede)$/u.test(
    first,
  );
}

/** Whether a German thing shows the nominative, which „für“ does not take. */
function isNominative(words: string): boolean {
  return (
    /^(?:(?:ein|mein|kein|unser|der) |(?:\p{L}+er) \p{Lu})/iu.test(words) &&
    !/^(?:mehr|weniger|besser|immer|unter|über|oder) /iu.test(words) &&
    !/^(?:ein|mein) (?:\p{Ll}+es )?\p{Lu}\p{Ll}*(?:chen|um|ment|nis)\b/u.test(words)
  );
}
