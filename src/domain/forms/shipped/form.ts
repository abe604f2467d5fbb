/** The questions that a round's form begins with: as shipped, to be changed at the desk. */

import { type ShippedRound, shippedRound } from '../../feedback-selection.ts';
import type { Language } from '../../languages.ts';
import type { Attention, Question, QuestionOption, Texts } from '../question.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en, type ShippedWords } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

const WORDS = { en, de, pl, cs, sk, uk, ru, ro, tr, es, fr, it, nl, pt } satisfies Record<
  Language,
  ShippedWords
>;

type Word = keyof ShippedWords;

/** What is said by a word in every language. */
const textsOf = (word: Word): Texts =>
  Object.fromEntries(Object.entries(WORDS).map(([language, words]) => [language, words[word]]));

const optionsOf = (options: Readonly<Record<string, Word>>): readonly QuestionOption[] =>
  Object.entries(options).map(([name, word]) => ({ name, text: textsOf(word) }));

type Given = Omit<Question, 'text' | 'isRequired' | 'audience' | 'readers'> &
  Partial<Pick<Question, 'isRequired' | 'audience'>>;

const ask = (word: Word, question: Given): Question => ({
  text: textsOf(word),
  isRequired: false,
  audience: 'both',
  readers: 'programme',
  ...question,
});

const LOW: Attention = { atMost: 2 };
const MET = { yes: 'yes', agreed: 'agreed', no: 'not_yet' } as const;
const HOW_OFTEN = {
  weekly: 'weekly',
  fortnightly: 'fortnightly',
  monthly: 'monthly',
  rarely: 'rarely',
  never: 'never',
} as const;
const QUOTE = { named: 'named', unnamed: 'unnamed', no: 'no' } as const;

const met = ask('met', {
  name: 'met',
  kind: 'choice',
  options: optionsOf(MET),
  isRequired: true,
  attention: { choices: ['no'] },
});
const howOften = ask('how_often', {
  name: 'how_often',
  kind: 'choice',
  options: optionsOf(HOW_OFTEN),
  isRequired: true,
  attention: { choices: ['never'] },
});

/** How it goes, from 1 to 5: required unless there may have been nothing yet. */
const rating = (word: Word, isRequired: boolean): Question =>
  ask(word, {
    name: 'rating',
    kind: 'rating',
    ends: { low: textsOf('badly'), high: textsOf('well') },
    isRequired,
    attention: LOW,
  });

const text = (name: string, word: Word, audience: Question['audience'] = 'both'): Question =>
  ask(word, { name, kind: 'long_text', audience });

const support = text('support', 'support', 'mentor');
const contact = ask('contact', { name: 'contact', kind: 'yes_no', attention: { choices: ['yes'] } });

const FORMS: Readonly<Record<ShippedRound, readonly Question[]>> = {
  chemistry: [
    met,
    rating('start', false),
    text('goals', 'goals', 'mentee'),
    support,
    text('change', 'change'),
    contact,
  ],
  mid_program: [
    howOften,
    rating('works', true),
    text('benefit', 'benefit_so_far'),
    text('next', 'next', 'mentee'),
    support,
    text('change', 'change'),
    contact,
  ],
  final: [
    rating('worked', true),
    text('benefit', 'benefit'),
    text('change', 'change_programme'),
    ask('recommend', {
      name: 'recommend',
      kind: 'scale',
      ends: { low: textsOf('unlikely'), high: textsOf('likely') },
      isRequired: true,
    }),
    ask('quote', { name: 'quote', kind: 'choice', options: optionsOf(QUOTE) }),
    contact,
  ],
};

/** The questions that the form of a round with this title begins with: those of the middle where it is none of the shipped. */
export const shippedForm = (title: string): readonly Question[] =>
  FORMS[shippedRound(title) ?? 'mid_program'];
