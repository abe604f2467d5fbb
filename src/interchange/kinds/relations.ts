/** The table of relations, a row for each status that one had. */

import { RELATION_STATUSES, relationDetails } from '../../domain/programme.ts';
import { wordsIn } from '../formats/wording.ts';
import { optional, required, withAlternatives, withDefault } from '../values/column.ts';
import { person } from '../values/e-mail.ts';
import { day, dayUntilToday } from '../values/moments.ts';
import { line, lines } from '../values/texts.ts';
import { STATUS_WORDS } from '../values/translated-words.ts';
import { oneOf } from '../values/words.ts';
import { fieldColumns } from './field-columns.ts';
import { plainTable } from './table.ts';

/**
 * The names of a column with the e-mail of somebody in a role: `mentor_e_mail`, `email_of_mentor`. The role alone is none
 * of them: a column `Mentor` with names often stands beside, and counts where there is no e-mail.
 */
const eMailOf = (people: string): readonly string[] =>
  wordsIn(people).flatMap((person) => [
    `${person}_e_mail, ${person}_mail, ${person}_email_address, ${person}_e_mail_address`,
    `${person}_s_email, ${person}_s_e_mail, ${person}_e_mail_adresse, ${person}_email_adresse`,
    `email_${person}, e_mail_${person}, mail_${person}, email_of_${person}, email_of_the_${person}`,
    `e_mail_des_${person}s, e_mail_der_${person}, adres_email_${person}`,
  ]);

/** The names of a column with the name of somebody in a role: `mentor`, `mentor_name`. */
const nameOf = (people: string): readonly string[] =>
  wordsIn(people).flatMap((one) => [
    `${one}, ${one}_name, ${one}_full_name, ${one}_s_name, name_${one}, name_of_${one}`,
    `name_of_the_${one}, name_des_${one}s, name_der_${one}, imie_i_nazwisko_${one}, jmeno_${one}`,
  ]);

/** The columns with the two people of a relation, which feedbacks and exceptions have as well. */
export const pair = {
  mentor_email: withAlternatives(
    required(person, ...eMailOf('mentor, mentora, mentorin, mentorki, mentorky')),
    ...nameOf('mentor, mentorin, mentorka, mentora'),
  ),
  mentee_email: withAlternatives(
    required(person, ...eMailOf('mentee, menteeho, menteego, podopiecznego, podopiecznej, mentorowanej')),
    ...nameOf('mentee, podopieczny, podopieczna, podopiecznego, podopiecznej'),
  ),
};

/** The empty text is the relation without a cohort. */
export const cohort = withDefault(
  line,
  '',
  'cohort_name, batch, edition, kohorte, jahrgang, kohorta, edycja, beh, rocnik',
);

export const reason = optional(lines, 'grund, begrundung, powod, duvod');

export const relations = plainTable<'relations'>(
  {
    ...pair,
    manager_email: withAlternatives(
      optional(
        person,
        ...eMailOf('manager, managerin, managera, programme_manager, program_manager'),
        ...eMailOf('coordinator, koordinator, koordinatorin, koordynatora, koordinatora, betreuer'),
      ),
      ...nameOf('manager, managerin, programme_manager, program_manager, coordinator'),
      ...nameOf('koordinator, koordinatorin, koordynator, koordynatorka, koordinatorka, betreuerin'),
    ),
    cohort,
    start: required(
      day,
      'start_date, started, started_on, starts_on, begin, begins_on, beginn, startdatum, poczatek',
      'data_rozpoczecia, data_poczatku, start_data, zacatek, datum_zahajeni, zahajeni',
    ),
    end: optional(
      day,
      'end_date, ends_on, expected_end, expected_end_date, ende, enddatum, koniec, data_zakonczenia',
      'data_konca, konec, datum_ukonceni, ukonceni',
    ),
    status: required(
      oneOf(RELATION_STATUSES, STATUS_WORDS),
      'relation_status, match_status, stan, stav, zustand',
    ),
    ...fieldColumns(relationDetails),
    status_since: optional(
      dayUntilToday,
      'since, status_date, status_from, status_changed_on, status_seit, seit, status_od, data_statusu',
      'stav_od',
    ),
    reason,
  },
  ({ start, end }, complain) => {
    if (end === null || Temporal.PlainDate.compare(end, start) >= 0) return;
    complain('end', `The end, ${end}, is before the start, ${start}. Correct one of them.`);
  },
);
