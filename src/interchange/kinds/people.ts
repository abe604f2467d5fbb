/** The tables of people: those who look after relations, and those who are in them. */

import { ROLES } from '../../domain/programme.ts';
import { optional, required, withDefault, withParts } from '../values/column.ts';
import { eMail, eMails } from '../values/e-mail.ts';
import { wholeNumber } from '../values/numbers.ts';
import { externalIds, line, name } from '../values/texts.ts';
import { ROLE_WORDS } from '../values/translated-words.ts';
import { wordsIn } from '../values/wording.ts';
import { language, oneOf } from '../values/words.ts';
import { plainTable } from './table.ts';

const FIRST_NAMES = wordsIn('firstname, given_name, forename, vorname, imie, jmeno, krestni_jmeno');
const LAST_NAMES = wordsIn('lastname, surname, family_name, nachname, familienname, nazwisko, prijmeni');
/** The header of a column of e-mail addresses. */
export const E_MAILS = wordsIn(
  'e_mail, mail, email_address, e_mail_address, mail_address, your_email, your_e_mail, your_email_address',
  'what_is_your_email, what_is_your_email_address, username, emails, email_adresse, e_mail_adresse',
  'mailadresse, adres_email, adres_e_mail, adres_mailowy, email_adresa, e_mailova_adresa, emailova_adresa',
  'nazwa_uzytkownika, nutzername',
);

/** The columns in which forms and customer lists identify a row. */
export const EXTERNAL_IDS = wordsIn(
  'external_identifier, externalid, record_id, contact_id, response_id, submission_id, token, #',
  'externe_id, identyfikator_zewnetrzny, zewnetrzne_id, externi_id',
);

const LANGUAGE_NAMES = wordsIn(
  'preferred_language, mail_language, sprache, bevorzugte_sprache, korrespondenzsprache, jezyk',
  'preferowany_jezyk, jazyk, preferovany_jazyk',
);

/** A role: who of a relation is meant. */
export const role = required(
  oneOf(ROLES, ROLE_WORDS),
  'participant_role, rolle, rola, i_am_a, participant_type, typ',
);

export const managers = plainTable<'managers'>({
  first_name: required(name, ...FIRST_NAMES),
  last_name: optional(name, ...LAST_NAMES),
  email: required(eMail, ...E_MAILS),
  id: optional(wholeNumber(1)),
});

export const participants = plainTable<'participants'>({
  role,
  full_name: withParts(
    required(
      name,
      'name, fullname, your_name, your_full_name, what_is_your_name, vollstandiger_name, vor_und_nachname',
      'imie_i_nazwisko, jmeno_a_prijmeni, cele_jmeno, participant, teilnehmer',
    ),
    { name: 'first_name', synonyms: FIRST_NAMES },
    { name: 'last_name', synonyms: LAST_NAMES },
  ),
  email: required(eMail, ...E_MAILS),
  external_id: optional(line, ...EXTERNAL_IDS),
  language: withDefault(language, null, ...LANGUAGE_NAMES),
  former_emails: optional(eMails),
  former_external_ids: optional(externalIds),
  id: optional(wholeNumber(1)),
});
