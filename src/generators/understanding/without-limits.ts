/** A clause without the limits of time in it: these are told by the plan. */
import type { LanguageFile } from '../languages/language-file.ts';
import { readTimes } from '../times/reading.ts';
import type { Span } from './marks.ts';

/** Prepositions, articles and conjunctions that cannot end a clause. Where limits come last, no word before one is left alone. */
const LOOSE: Readonly<Record<string, string>> = {
  en: 'of|for|in|at|on|to|the|a|an|my|from|with|and|or|over|this|next|into|about|per|as|than|during|since',
  de: 'in|im|am|zum|zur|von|vom|für|mit|und|oder|der|die|das|den|dem|des|beim|bei|nach|vor|ab|seit|auf|an',
  nl: 'in|op|van|voor|met|en|of|de|het|een|bij|naar|uit|tot|aan|vanaf|per',
  fr: 'de|du|des|le|la|les|un|une|à|au|aux|en|pour|sur|et|ou|dans|par|dès',
  es: 'de|del|el|la|los|las|un|una|en|a|al|para|por|con|y|o|desde',
  it: 'di|del|della|dello|dei|delle|il|lo|la|i|gli|un|una|in|a|al|alla|per|con|e|o|da|dal|dalla|nel|nella',
  pt: 'de|do|da|dos|das|o|a|os|as|um|uma|em|no|na|nos|nas|para|por|com|e|ou|ao|à',
  ro: 'de|la|în|din|pe|cu|și|sau|pentru|prin|un|o|al|a|ale',
  pl: 'w|we|na|z|ze|do|od|i|oraz|a|o|u|po|przed|dla|za|przez|lub',
  cs: 'v|ve|na|z|ze|s|do|od|a|i|o|u|po|pro|za|při|k|ke',
  sk: 'v|vo|na|z|zo|s|so|do|od|a|i|o|u|po|pre|za|pri|k|ku',
  ru: 'в|во|на|с|со|из|до|от|и|у|к|ко|о|об|про|по|за|для|при',
  uk: 'в|у|на|з|із|зі|до|від|і|й|та|к|о|про|по|за|для|при',
};

/** What stands before a limit without the words that open it, which a mark may have left behind: `d'ici | juin`. */
function withoutOpener(words: string, file: LanguageFile): string {
  const plain = words.trimEnd();
  const reading = readTimes(plain, file);
  const first = reading.hits
    .filter(
      ({ tag, end }) =>
        tag.kind === 'time' &&
        (tag.time === 'until' || tag.time === 'before') &&
        end === reading.words.length,
    )
    .reduce((least, { start }) => Math.min(least, start), reading.words.length);
  const opener = reading.words[first]?.text;
  return opener === undefined ? plain : plain.slice(0, plain.lastIndexOf(opener)).trimEnd();
}

/**
 * The words of a text from `start` to `end` without the limits among them. Where a limit goes with a word before it that would be left
 * alone, all stays: `the race of | next year`.
 */
export function withoutLimits(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  limits: readonly Span[],
  file: LanguageFile,
): string {
  let words = '';
  let from = start;
  for (const limit of limits) {
    words += `${withoutOpener(text.slice(from, limit.start), file)} `;
    from = limit.end;
  }
  words += text.slice(from, end);
  const last = /\s(\p{L}+)[\s.,:;]*$/u.exec(words)?.[1]?.toLowerCase() ?? '';
  const isLoose = limits.length > 0 && LOOSE[file.code]?.split('|').includes(last) === true;
  return isLoose ? text.slice(start, end) : words;
}
