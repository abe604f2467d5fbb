/** The words by which people name their sheets and columns, in every language of the programme: as keys (`keyOf`), of which a word may be the beginning. */

import { keyOf } from '../../domain/people-search.ts';
import { wordsIn } from '../formats/wording.ts';

/** What a word of a heading or of the name of a file speaks of. */
type Topic =
  | 'mentee'
  | 'mentor'
  | 'manager'
  | 'pairs'
  | 'feedback'
  | 'people'
  | 'name'
  | 'first name'
  | 'last name'
  | 'e-mail'
  | 'start'
  | 'end'
  | 'status'
  | 'cohort'
  | 'received'
  | 'note'
  | 'partner';

/** Beginnings of words. A word that ends with `$` is whole. */
const STEMS: Readonly<Record<Topic, readonly string[]>> = {
  // Before mentors: some of these begin like them.
  mentee: wordsIn(`
    mentee, menti$, mentis$, menties$, mentiego, mentorowan, mentorovan, mentoree, mentorad, mentorat$,
    mentorizad, podopieczn, protege, schutzling, zverenec, zverenk, sverenec, svereneck, filleul, aprendi,
    danisan, ментi$, менти, менті, підопічн, подопечн
  `),
  mentor: wordsIn(`
    mentor$, mentors$, mentoren$, mentorin$, mentorinn, mentor_, mentore$, mentores$, mentori$, mentorii$, mentora$,
    mentorka$, mentorki$, mentorky$, mentorke, mentorek, mentorow$, mentorom$, mentoru$, mentorilor, mentorzy,
    mentorem$, mentory$, mentoras, mentorice$, mentorka, mentorlar, mentorler, mentoru, mentorn, mentorului, ментор$,
    ментора$, ментори$, ментору, менторы$, менторів, менторов, менторк, наставн
  `),
  manager: wordsIn(`
    manager, koordinat, koordynat, coordin, coordonat, kierowni, betreuer, betreuung, opiekun, verantwortlich,
    responsab, begeleider, yonetici, vedouc, veduc, menedzer, manazer, gestor, gestionnaire, gerente,
    координат, менеджер, куратор, керівн, руководител
  `),
  pairs: wordsIn(`
    pair$, pairs$, pairing, paar$, paare$, paarung, tandem, match$, matches$, matching$, matchliste, par$, pary$, pari$, dvojic,
    dvojice, relation, relacje, duo$, duos$, pareja, dupla, parejas, coppi, koppel, eslesme, eslestirme, esler$, perech,
    binom, couple, пара$, пары$, пари$, парами, тандем
  `),
  feedback: wordsIn(`
    feedback, ruckmeld, check_in, checkin, survey, umfrage, fragebog, ankiet, anket, dotazn, evalua, bewert, hodnoc,
    hodnot, ocen, opini, reflexi, retour, encuest, questionari, questionn, sondag, sondaj, geri_bildirim, geribildirim,
    terugkoppel, enquete, vragenlijst, zpetn, spatn, informacja_zwrotna, retroaliment, отзыв, відгук,
    анкет, опрос, опитув
  `),
  people: wordsIn(`
    participant, teilnehm, uczestni, ucastni, partecip, deelnem, katilimc, people, personen, osoby, lidi$, ludia,
    registration, sign_up, signup, application, anmeld, bewerb, zglosz, prihlas, inscri, iscri, aanmeld, kayit,
    inscrier, участни, учасни, заявк, реєстрац, регистрац
  `),
  name: wordsIn(`
    name$, names$, full_name, fullname, imie_i_nazwisko, jmeno_a_prijmeni, cele_jmeno, meno_a_priezvisko, nombre,
    nom_et_prenom, nom_complet, nome, naam, ad_soyad, adi_soyadi, nume$, numele, nume_si_prenume, имя_и_фамилия, фио$,
    піб$, імя_та_прізвище, vor_und_nachname, vollstandiger_name, jmeno$, meno$, osoba$
  `),
  'first name': wordsIn(`
    first_name, firstname, given_name, forename, vorname, imie$, imiona, jmeno$, krestni_jmeno, meno$, prenom, nombre$,
    nome$, voornaam, ad$, adi$, prenume, имя$, імя$, ім_я$
  `),
  'last name': wordsIn(`
    last_name, lastname, surname, family_name, nachname, familienname, zuname, nazwisko, prijmeni, priezvisko, nom$,
    nom_de_famille, apellido, cognome, sobrenome, apelido, achternaam, soyad, nume_de_familie, фамили, прізвище
  `),
  'e-mail': wordsIn(`
    e_mail, email, mail$, mailadress, e_posta, eposta, epost, correo, courriel, адрес_эл, эл_почта, електронна,
    электронн, пошта, почта
  `),
  start: wordsIn(`
    start, begin, beginn, anfang, seit$, poczat, rozpocz, od$, zacat, zahaj, inicio, debut, inizio, comec, aanvang,
    baslang, incep, початок, начало, дата_початку, дата_начала
  `),
  end: wordsIn(`
    end$, ends$, ended$, end_date, expected_end, until$, ende$, enddatum, bis$, koniec, konca, zakoncz, do$, konec, ukonc, fin$,
    fecha_de_fin, date_de_fin, fine$, fim$, einde, bitis, sfarsit, finaliz, кінець, завершен, конец, окончан
  `),
  status: wordsIn(`
    status, state$, stan$, stav$, zustand, estado, statut, etat, stato, durum, stare$, статус, стан$, состояние
  `),
  cohort: wordsIn(`
    cohort, kohort, batch$, edition, edycja, jahrgang, rocnik, beh$, promotion, edicion, edizione, edicao, lichting, donem,
    editie, когорт, поток, потік, набор$, набір
  `),
  received: wordsIn(`
    timestamp, submitted, submit_date, submission, received, date_received, zeitstempel, eingegangen, erhalten,
    sygnatura_czasowa, otrzymano, casova_znacka, casova_peciatka, prijato, datum_prijeti, marca_temporal, horodateur,
    informazioni_cronologiche, carimbo, tijdstempel, zaman_damgasi, marcaj_de_timp, отметка_времени, позначка_часу, abgeschickt, wyslano
  `),
  note: wordsIn(`
    note$, notes$, comment, remark, notiz, bemerk, anmerk, kommentar, uwagi, uwaga, notatk, komentar, poznamk, nota$, notas$,
    observac, remarque, osservaz, opmerking, aciklama, observat, примітк, комментар, примечан, коментар
  `),
  partner: wordsIn('partner, gegenuber, tandempartner, your_mentor, your_mentee'),
};

/** Sounds like a mentor, and means the programme. */
const PROGRAMME = /(?<=_)mentor(?:ing|sk|prog|stv|stw|ship|atul)[^_]*/g;

/** Stands for a letter that was lost when the file was saved; `keyOf` keeps it. */
const LOST = 'ʔ';

/** The key of a text that may have lost letters. */
const lossyKeyOf = (text: string): string =>
  keyOf(text.replaceAll(/\ufffd|(?<=\p{L})\?|\?(?=\p{L})/gu, LOST));

/** Whether a stem stands at a place of a key; a lost letter may be any. */
function standsAt(key: string, at: number, stem: string): boolean {
  for (let index = 0; index < stem.length; index += 1) {
    const letter = key[at + index];
    if (letter !== stem[index] && (letter !== LOST || stem[index] === '_')) return false;
  }
  return true;
}

/** The beginnings of words by their topics, in the order in which they are looked for. */
const BY_TOPIC = Object.entries(STEMS).map(([topic, stems]) => ({
  topic,
  stems: stems.map((stem) => `_${stem.replace('$', '_')}`),
}));

/** What a heading, or the name of a file, speaks of. */
export function topicsIn(text: string): ReadonlySet<string> {
  let key = `_${lossyKeyOf(text.slice(0, MAX_LENGTH))}_`.replaceAll(PROGRAMME, '');
  const found = new Set<string>();
  for (const { topic, stems } of BY_TOPIC) {
    for (let at = key.indexOf('_'); at >= 0; at = key.indexOf('_', at + 1)) {
      const stem = stems.find((one) => standsAt(key, at, one));
      if (stem === undefined) continue;
      found.add(topic);
      // “Mentorado” is no mentor.
      if (topic === 'mentee') key = `${key.slice(0, at)}_${key.slice(at + stem.length)}`;
    }
  }
  return found;
}

/** Longer headings are whole questions, of which the beginning says enough. */
const MAX_LENGTH = 120;

/**
 * The one of some words that a text with lost letters was; undefined if it is none, or may be several.
 *
 * @param words as keys
 */
export function lostWord<Meaning>(text: string, words: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const key = lossyKeyOf(text);
  if (!key.includes(LOST)) return undefined;
  const meant = new Set(
    [...words].flatMap(([word, meaning]) =>
      word.length === key.length && standsAt(key, 0, word) ? [meaning] : [],
    ),
  );
  return meant.size === 1 ? [...meant][0] : undefined;
}
