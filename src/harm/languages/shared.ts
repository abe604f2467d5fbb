/** What texts about harm have in common in all languages: patterns over concepts, for which each language lists its words. */

import type { Concepts, Patterns } from './language.ts';

/** The patterns of all languages that name concepts alone, in the words of one language. */
export const sharedPatterns = (concepts: Concepts): Patterns => ({
  words: { ...concepts },
  selfHarm: [
    '{howMuch} & {method} & {die}|{deadly}',
    '{die} & {sure}',
    '{wish} & {die} & {date}',
    '{no} & {live} & {date}',
    '{sea} & {no} & {back}',
    '{jump} & {height}',
    '{lie} & {tracks}',
  ],
  abuse: [
    '{belt}|{strike} & {obey}',
    '{child} & {belt} & {strike}',
    '{papers} & {seize}',
    '{hits} & {exploit}|{child}',
    '{touch} & {role}',
  ],
  violence: [
    '{hire} & {maim}',
    '{maim} & {who} & {wish}',
    '{maim} & {body}',
    '{weapon} & {body}|{ambush}',
    '{ambush} & {who} & {maim}',
    '{mix} & {drink} & {deadly}|{who}',
    '{brakes} & {cut}',
    '{ram} & {crowd}',
    '{gun} & {school}',
    '{explode} & {school} & {inside}',
  ],
  hostility: ['{smash} & {property} & {foe}', '{youAll} & {insult}'],
  harmless: [],
  lookalikes: '',
});
