/** The statuses and roles in other languages. Words that may mean two of them are left out. */

import type { ParticipantRole, RelationStatus } from '../../domain/programme.ts';
import { wordsIn } from '../formats/wording.ts';

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
