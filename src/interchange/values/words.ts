/** Values written as one of a few words, in any language of the programme. */

import { isLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import { keyOf } from '../../domain/people-search.ts';
import type { ParticipantRole, RelationStatus } from '../../domain/programme.ts';
import { listed, nearest, quoted, wordsIn } from '../formats/wording.ts';
import { plainValue, Refusal, type Value } from './column.ts';
import { lostWord } from './sheet-words.ts';

/**
 * One of a few words, in any capitals, with a space or a hyphen for an underscore.
 *
 * @param others other words for a word, in any spelling that `keyOf` takes for the same
 */
export function oneOf<Word extends string>(
  words: readonly Word[],
  others: { readonly [W in Word]?: readonly string[] } = {},
): Value<Word> {
  const meant = new Map<string, Word>();
  for (const word of words) for (const other of others[word] ?? []) meant.set(keyOf(other), word);
  for (const word of words) {
    meant.set(word, word).set(keyOf(word), word);
  }
  const read = (text: string): Word | Refusal => {
    const word = meant.get(text) ?? meant.get(keyOf(text)) ?? lostWord(text, meant);
    if (word !== undefined) return word;
    const near = nearest(text, words);
    const question = near === undefined ? '' : ` Did you mean ${quoted(near)}?`;
    return Refusal.of(text.trim(), ` is none of ${listed(words, 'and')}.${question}`);
  };
  return { ...plainValue(listed(words, 'or'), read), choices: words };
}

const YES = new Set([
  'yes',
  'y',
  'true',
  't',
  '1',
  'x',
  'ja',
  'tak',
  'ano',
  'on',
  '✓',
  '✔',
  'checked',
  'oui',
  'si',
  'sim',
  'evet',
  'da',
  'так',
  'да',
]);
const NO = new Set([
  'no',
  'n',
  'false',
  'f',
  '0',
  'nein',
  'nie',
  'ne',
  'off',
  'unchecked',
  'non',
  'nao',
  'hayir',
  'nu',
  'нет',
  'ні',
  'nee',
]);

/** What a word means; undefined if it is neither. */
export function yesOrNoIn(text: string): boolean | undefined {
  const word = keyOf(text);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/** Yes or no. */
export const yesOrNo: Value<boolean> = {
  ...plainValue('yes or no', (text) => yesOrNoIn(text) ?? Refusal.of(text.trim(), ` is neither yes nor no.`)),
  choices: ['yes', 'no'],
};

/** The names of the languages in each of them, and their codes, by key; made at the first use. */
let languageNames: ReadonlyMap<string, Language> | undefined;

const languagesByKey = (): ReadonlyMap<string, Language> =>
  new Map([
    ...LANGUAGES.flatMap((inLanguage) => {
      const display = new Intl.DisplayNames([inLanguage], { type: 'language' });
      return LANGUAGES.map((code) => [keyOf(display.of(code) ?? code), code] as const);
    }),
    ...LANGUAGES.map((code) => [code, code] as const),
  ]);

/**
 * The language in which somebody is written to, by its code (`de`, `de-AT`) or name (`German`, `Deutsch`, `niemiecki`); of several
 * the first. Any other is nobody's mistake: messages then come in the language of the programme, as where the cell is empty.
 */
export const language = plainValue<string | null>(
  `one of ${LANGUAGES.join(', ')}, or its name; with any other, the default language is used`,
  (text) => {
    languageNames ??= languagesByKey();
    const first = text.split(/[,;/|+&]/)[0]?.trim() ?? '';
    const code = first.toLowerCase().split(/[-_]/, 1)[0] ?? '';
    return languageNames.get(keyOf(first)) ?? (isLanguage(code) ? code : null);
  },
);

/** For each status. */
export const STATUS_WORDS: Readonly<Record<RelationStatus, readonly string[]>> = {
  proposed: wordsIn(`
    suggested, proposal, vorgeschlagen, Vorschlag, zaproponowany, zaproponowana, zaproponowane,
    propozycja, navržený, navržená, navrženo, návrh, navrhnutý, navrhnutá, navrhnuté, запропонований,
    запропонована, запропоновано, предложен, предложена, предложено, proposé, proposée, propuesto,
    propuesta, proposto, proposta, voorgesteld, önerildi, propus, propusă
  `),
  matched: wordsIn(`
    active, in progress, ongoing, running, aktiv, läuft, laufend, gematcht, gematched, aktywny, aktywna,
    aktywne, w toku, trwa, dopasowani, dopasowana, aktivní, probíhá, spárováno, aktívny, aktívna, aktívne,
    prebieha, spárované, активний, активна, активне, триває, активный, активная, активно, активен,
    в процессе, actif, active, en cours, activo, activa, en curso, attivo, attiva, in corso, ativo, ativa,
    em curso, em andamento, actief, lopend, gekoppeld, aktif, devam ediyor, eşleşti, activ, activă,
    în desfășurare, în curs
  `),
  on_hold: wordsIn(`
    paused, onhold, pause, pausiert, pausierend, ruht, ruhend, in Pause, unterbrochen, wstrzymany,
    wstrzymana, wstrzymane, zawieszony, zawieszona, zawieszone, pauza, pozastavený, pozastavená,
    pozastaveno, přerušeno, pozastavené, prerušené, призупинений, призупинена, призупинено, на паузі,
    приостановлен, приостановлена, приостановлено, на паузе, en pause, suspendu, suspendue, en pausa,
    pausado, pausada, suspendido, suspendida, in pausa, sospeso, sospesa, em pausa, suspenso, suspensa,
    gepauzeerd, onderbroken, duraklatıldı, askıda, suspendat, suspendată, în pauză
  `),
  completed: wordsIn(`
    complete, finished, done, abgeschlossen, erfolgreich abgeschlossen, fertig, zakończony, zakończona,
    zakończone, ukończony, ukończona, ukończone, dokončený, dokončená, dokončeno, dokončené, завершений,
    завершена, завершено, завершен, terminé, terminée, achevé, achevée, completado, completada, terminado,
    terminada, finalizado, finalizada, completato, completata, concluso, conclusa, concluído, concluída,
    afgerond, voltooid, tamamlandı, finalizat, finalizată, încheiat, încheiată
  `),
  ended_early: wordsIn(`
    ended, cancelled, canceled, terminated, dropped out, abgebrochen, vorzeitig beendet,
    zakończony wcześniej, zakończona wcześniej, zakończone wcześniej, zakończony przedwcześnie,
    zakończona przedwcześnie, zakończone przedwcześnie, předčasně ukončený, předčasně ukončená,
    předčasně ukončeno, predčasne ukončený, predčasne ukončená, predčasne ukončené, припинено,
    завершено достроково, прекращено, завершено досрочно, terminé prématurément, abandonné, cancelado,
    cancelada, terminado antes de tiempo, terminato in anticipo, terminato anticipatamente,
    terminado antecipadamente, voortijdig beëindigd, afgebroken, erken bitti, încheiat anticipat
  `),
  declined: wordsIn(`
    rejected, refused, abgelehnt, odrzucony, odrzucona, odrzucone, odmítnutý, odmítnutá, odmítnuto,
    zamítnuto, odmietnutý, odmietnutá, odmietnuté, zamietnuté, відхилений, відхилена, відхилено, отклонен,
    отклонена, отклонено, refusé, refusée, rechazado, rechazada, rifiutato, rifiutata, recusado, recusada,
    afgewezen, geweigerd, reddedildi, respins, respinsă, refuzat
  `),
};

const NAMES: Readonly<Record<ParticipantRole, readonly string[]>> = {
  mentee: wordsIn(`
    mentee, mentees, menti, podopieczny, podopieczna, mentorowany, mentorowana, mentorovaný, mentorovaná,
    менті, підопічний, підопічна, менти, подопечный, подопечная, mentoré, mentorée, mentorado, mentorada,
    mentorizado, mentorizada
  `),
  mentor: wordsIn(`
    mentor, mentors, mentorin, mentor in, mentorka, mentorem, mentorką, mentorkou, mentore, mentora,
    mentor a, mentorice, ментор, менторка, ментором, менторкою, наставник, наставниця, наставница, mentör
  `),
};

/** How forms begin their answers about a role. */
const BEGINNINGS = [
  '',
  ...wordsIn(`
    a, I am a, I'm a, as a, ich bin, ich bin ein, ich bin eine, als, jestem, jsem, som, я, je suis,
    je suis un, je suis une, soy, soy un, soy una, sono, sono un, sono una, sou, sou um, sou uma, ik ben,
    ik ben een, ben bir, sunt
  `),
];

const answers = (role: ParticipantRole): readonly string[] =>
  NAMES[role].flatMap((name) => BEGINNINGS.map((beginning) => `${beginning} ${name}`));

/** For each role. */
export const ROLE_WORDS: Readonly<Record<ParticipantRole, readonly string[]>> = {
  mentee: answers('mentee'),
  mentor: answers('mentor'),
};
