/** One text as messages to many people: each in their own language, with what is known of them alone. */

import { hash } from 'node:crypto';
import { isLanguage, type Language } from '../domain/languages.ts';
import type { Addressee, AddressObstacle, NewMessage, SelectionFacts } from '../domain/outbox.ts';
import { firstName, managerName } from '../domain/programme.ts';
import { longDate, type MessageSource } from './compose.ts';
import { type FieldValue, fillTemplate, type Template, type TemplateFields, usedFields } from './template.ts';
import { roundTitle } from './texts.ts';

/** The fields of such texts. Somebody of whom a used one is not known is left out. */
export const SELECTION_FIELDS: TemplateFields = {
  fields: {
    first_name: 'their first name',
    name: 'their full name',
    partner: 'whom they are in a pair with',
    round: 'the round of the feedback that they owe next',
    date: 'when it is due',
    manager: 'the name of their manager',
  },
  required: [],
};

/** Why somebody is left out: an obstacle, or the name of a field. */
interface LeftOut {
  readonly addressee: Addressee;
  readonly why: AddressObstacle | 'no-text' | { readonly field: string };
}

interface SelectionDraft {
  readonly message: NewMessage;
  readonly language: Language;
}

/** The messages, and who gets none. */
export interface Selection {
  readonly drafts: readonly SelectionDraft[];
  readonly left: readonly LeftOut[];
}

/** The language in which somebody is written to: their own where it has a text, else the usual one. */
export const languageIn = <Text>(
  texts: ReadonlyMap<Language, Text>,
  { person }: Pick<Addressee, 'person'>,
  usual: Language,
): Language => {
  const { language } = person;
  return language !== null && isLanguage(language) && texts.has(language) ? language : usual;
};

/** Composes them; the text in the usual language, if there is one, is for all whose language has none. */
export function composeSelection(
  { addressees, language: usual }: SelectionFacts,
  texts: ReadonlyMap<Language, Template>,
  today: Temporal.PlainDate,
  { sender }: Pick<MessageSource, 'sender'>,
): Selection {
  const drafts: SelectionDraft[] = [];
  const left: LeftOut[] = [];
  for (const addressee of addressees) {
    const language = languageIn(texts, addressee, usual);
    const template = texts.get(language);
    if (template === undefined) {
      left.push({ addressee, why: addressee.obstacle ?? 'no-text' });
      continue;
    }
    const values = valuesOf(addressee, language, sender.name ?? sender.email);
    const used = usedFields(template);
    const field = used.find((name) => !values.has(name));
    const why = addressee.obstacle ?? (field === undefined ? null : { field });
    if (why !== null) left.push({ addressee, why });
    else drafts.push({ language, message: messageTo(addressee, template, values, language, today) });
  }
  return { drafts, left };
}

function valuesOf(
  { person, partners, manager, next }: Addressee,
  language: Language,
  senderName: string,
): ReadonlyMap<string, FieldValue> {
  const names = partners.map(({ full_name }) => full_name);
  return new Map([
    ['first_name', firstName(person)],
    ['name', person.full_name],
    ['manager', manager === null ? senderName : managerName(manager)],
    ...(names.length === 0 ? [] : ([['partner', new Intl.ListFormat(language).format(names)]] as const)),
    ...(next === null
      ? []
      : ([
          ['round', roundTitle(next.round, language)],
          ['date', longDate(next.due_date, language)],
        ] as const)),
  ]);
}

function messageTo(
  { person, ids, partners, manager }: Addressee,
  template: Template,
  values: ReadonlyMap<string, FieldValue>,
  language: Language,
  today: Temporal.PlainDate,
): NewMessage {
  const filled = fillTemplate(template, Object.fromEntries(values), language);
  const named = usedFields(template).includes('partner') ? partners.map(({ id }) => id) : [];
  // A form that is sent twice sends no second message; another text is another message.
  const text = hash('sha256', filled.subject + filled.text, 'hex').slice(0, 12);
  return {
    kind: 'letter',
    key: `message ${ids[0]} ${today} ${text}`,
    recipient: { name: person.full_name, email: person.email },
    reply_to: manager === null ? null : { name: managerName(manager), email: manager.email },
    ...filled,
    stop_url: null,
    mentions: [
      ...[...ids, ...named].map((id) => ({ kind: 'participant', id }) as const),
      ...(manager === null ? [] : [{ kind: 'manager', id: manager.id } as const]),
    ],
  };
}
