/** Questions for a way, as what is to be found out: “Wie finde ich …?” is “wie ich … finde”. */

import { MARK, type Reading } from './clause-end.ts';
import { refersElsewhere } from './references.ts';

/** A question, and how it is said behind “find out”. */
export interface AskedClause {
  readonly start: number;
  readonly end: number;
  readonly said: string;
}

interface QuestionWords {
  readonly question: RegExp;
  readonly subject: string;
  /** Verbs that leave the infinitive at the end, or ask for something else. */
  readonly others: RegExp;
  /** What a verb leaves at the end that begins with it in a clause. */
  readonly parts: RegExp;
}

const WORDS: Readonly<Record<string, QuestionWords>> = {
  de: {
    question: /^(?:wie|wo|woher|womit|woran)$/u,
    subject: 'ich',
    others:
      /^(?:kann|könnte|soll|sollte|muss|müsste|darf|will|möchte|würde|werde|schaffe|heiße|bin|war|habe|hatte)$/u,
    parts:
      /^(?:ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)$/u,
  },
  nl: {
    question: /^(?:hoe|waar|waarmee)$/u,
    subject: 'ik',
    others: /^(?:kan|kon|zou|moet|mag|wil|ga|heet|ben|was|heb|had)$/u,
    parts: /^(?:aan|af|bij|binnen|door|in|los|mee|na|om|op|over|rond|samen|terug|toe|uit|vast|voor|weg)$/u,
  },
};
/** A clause or an infinitive of its own in a question: its verb does not come last. */
const LINKED = /(?<!\p{L})(?:zu|te|dat|om|of|dass|ob)(?= \p{Ll}+)/u;
const LEAST_WORDS = 5;
const MOST_WORDS = 22;

/** “How can I …” and “I have to …” in one word: a form of the verb that becomes the infinitive. */
const CAN = /(?:y?([ae])bilirim)$/u;
const HAVE_TO = /m([ae])m$/u;
const NEED = /^(?:lazım|gerek|gerekiyor|şart)$/u;
const IRREGULAR: Readonly<Record<string, string>> = {
  gidebilirim: 'gitmek',
  edebilirim: 'etmek',
  diyebilirim: 'demek',
  yiyebilirim: 'yemek',
};
/** Adverbs that go with the question and not with what is done. */
const HOW = /^(?:nasıl|acaba|peki)$/u;

/** What is asked or needed in a language whose verbs have it as an ending: “balımı nasıl satabilirim?” is “balımı satmak”. */
function asked({ tokens, places, words, phrases, file }: Reading): AskedClause[] {
  return words.flatMap((word, index) => {
    const isNeed = HAVE_TO.test(word) && NEED.test(words[index + 1] ?? '');
    if (!isNeed && !CAN.test(word)) return [];
    let first = index;
    const isOpen = (before: string): boolean => !MARK.test(before) && before !== ',';
    while (first > 0 && index - first < MOST_WORDS && isOpen(words[first - 1] ?? '')) {
      if (phrases.ends.lengthAt(words, first - 1) > 0) break;
      first--;
    }
    const own = places.slice(first, index).flatMap((at) => tokens[at] ?? []);
    const isAsked = own.some(({ text }) => HOW.test(text.toLowerCase()));
    const said = own.filter(({ text }) => !HOW.test(text.toLowerCase()));
    const [from, to] = [own[0], tokens[places[index] ?? -1]];
    if ((!isNeed && !isAsked) || said.length === 0 || from === undefined || to === undefined) return [];
    if (refersElsewhere(said.map((one) => one.text).join(' '), file, true)) return [];
    const infinitive = IRREGULAR[word] ?? word.replace(isNeed ? HAVE_TO : CAN, 'm$1k');
    const start = said[0]?.start ?? from.start;
    return [{ start, end: to.end, said: [...said.map(({ text }) => text), infinitive].join(' ') }];
  });
}

/** The questions of a text that the mentee asks for a way of their own. */
export function askedClauses(reading: Reading): AskedClause[] {
  const { tokens, places, words, file } = reading;
  if (file.code === 'tr') return asked(reading);
  const known = WORDS[file.code];
  if (known === undefined) return [];
  return words.flatMap((word, index) => {
    const isFirst = index === 0 || MARK.test(words[index - 1] ?? '');
    const verb = words[index + 1] ?? '';
    if (
      !isFirst ||
      !known.question.test(word) ||
      words[index + 2] !== known.subject ||
      known.others.test(verb)
    )
      return [];
    const length = words.slice(index).findIndex((one) => MARK.test(one) || one === ',');
    if (length < LEAST_WORDS || length > MOST_WORDS || words[index + length] !== '?') return [];
    const [first, last] = [tokens[places[index] ?? -1], tokens[places[index + length - 1] ?? -1]];
    if (LINKED.test(words.slice(index + 3, index + length).join(' '))) return [];
    const own = places.slice(index + 3, index + length).map((at) => tokens[at]);
    if (first === undefined || last === undefined) return [];
    const part = known.parts.test(words[index + length - 1] ?? '') ? own.pop()?.text : undefined;
    const spaced = own.map((token) => (token?.spaced === false ? '' : ' ') + (token?.text ?? '')).join('');
    const said = `${word} ${known.subject}${spaced} ${part ?? ''}${verb}`;
    return [{ start: first.start, end: last.end, said }];
  });
}
