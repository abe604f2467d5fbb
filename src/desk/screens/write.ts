/** `/desk/owed/write/`: a message to each person of the ticked rows, to be sent by the service or from one's own mail program. */

import type { NewMessage } from '../../domain/outbox.ts';
import type { ReminderFacts, SavedTemplate } from '../../domain/reminder-store.ts';
import { safeRedirectPath } from '../../http/auth/paths.ts';
import { templateFor } from '../../mail/compose.ts';
import { composeLetters, type LetterDraft } from '../../mail/compose-letters.ts';
import { missingFields, type Template, templateFault, withMissingFields } from '../../mail/template.ts';
import { OWN_MAIL_FIELDS, TEMPLATE_FIELDS } from '../../mail/texts.ts';
import { hrefWith, withDone } from '../links.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, PROGRAMME, type Screen } from '../screen.ts';
import { formOf, type SentForm } from '../sent-form.ts';
import { OWED_PATH } from './owed.ts';
import { chosenRows } from './owed-chosen.ts';
import { TEMPLATE, templateChoices, templateChosen, USE } from './write-templates.ts';
import { renderWrite, type WriteState } from './write-view.ts';

/** Makes the screen. */
export function writeScreen({ desk, mail, timeZone }: DeskParts): Screen {
  const { reminders, terms, obstacle, domain } = mail;
  const fields = obstacle === null ? TEMPLATE_FIELDS.reminder : OWN_MAIL_FIELDS;
  const compose = async (request: DeskRequest, form: SentForm) => {
    const { rows } = await chosenRows(desk.seenBy(request.onlyManager), form.all);
    const own = templateOf(form);
    const fault = own && templateFault(own, fields);
    const keys = rows.map(({ key }) => key);
    const decide = (facts: ReminderFacts): readonly LetterDraft[] =>
      composeLetters(facts, keys, fault === null ? own : null, request.today, terms);
    return { decide, fault, keys };
  };
  const look = async (request: DeskRequest, sent: SentForm): Promise<WriteState> => {
    const saved = await reminders.templates();
    const form = sent.text('step') === USE ? withTemplate(sent, saved) : sent;
    const { decide, fault, keys } = await compose(request, form);
    let messages: readonly LetterDraft[] = [];
    const looked = (facts: ReminderFacts): readonly NewMessage[] => {
      messages = decide(facts);
      return messages.map(({ message }) => message);
    };
    await reminders.preview(Temporal.Now.zonedDateTimeISO(timeZone), looked, request.caller);
    const { rounds } = await desk.seenBy(null).choices();
    const templates = templateChoices(saved, rounds);
    const view = { templates, obstacle, back: backOf(form), added: [] };
    const own = templateOf(form);
    const added = own === null ? [] : missingFields(own, fields.required);
    if (own === null || added.length === 0) return { ...view, form, keys, fault, messages };
    // What the text must have is put in, to be looked at before anything is sent.
    const language = messages[0]?.language ?? 'en';
    const standard = templateFor(saved, 'reminder', language, 0);
    const completed = withText(form, withMissingFields(own, standard, fields.required));
    return { ...(await look(request, completed)), added };
  };
  return {
    path: '/desk/owed/write/',
    access: PROGRAMME,
    async show(request) {
      return request.mayWrite ? renderWrite(await look(request, formOf([...request.query]))) : null;
    },
    async submit(request, form) {
      const step = form.text('step');
      const isWritten = step === 'written';
      const { decide, fault } = await compose(request, form);
      if (fault !== null || (!isWritten && (step !== 'send' || obstacle !== null))) {
        const page = renderWrite(await look(request, form));
        return { ...page, status: fault === null ? 200 : 422 };
      }
      const now = Temporal.Now.zonedDateTimeISO(timeZone);
      const chosen = (facts: ReminderFacts): readonly NewMessage[] =>
        decide(facts).flatMap(({ message, isStopped }) => (isStopped && !isWritten ? [] : [message]));
      const [path, query] = partsOf(backOf(form));
      if (!isWritten) {
        const count = await reminders.enqueue(now, domain, chosen, undefined, request.caller);
        return { redirectTo: hrefWith(path, query, { sent: String(count) }) };
      }
      let entry: number | null = null;
      const noted = (number: number): void => {
        entry = number;
      };
      const note = { ...signatureOf(request, null), noted };
      const count = await reminders.enqueue(now, domain, chosen, note, request.caller);
      const back = hrefWith(path, query, entry === null ? { noted: String(count) } : {});
      return { redirectTo: entry === null ? back : withDone(back, entry) };
    },
  };
}

/** The form with the text of the template that is chosen in the menu; without a text, where it is the usual one. */
function withTemplate(form: SentForm, saved: readonly SavedTemplate[]): SentForm {
  return withText(form, templateChosen(saved, form.text(TEMPLATE)) ?? { subject: '', body: '' });
}

/** The form with another text, to be shown again. */
function withText(form: SentForm, { subject, body }: Template): SentForm {
  const others = form.fields.filter(([name]) => !['subject', 'body', 'step'].includes(name));
  return formOf([...others, ['subject', subject], ['body', body]]);
}

/** The path and the query of an address within the desk. */
function partsOf(address: string): [path: string, query: URLSearchParams] {
  const { pathname, searchParams } = new URL(address, 'http://desk.invalid');
  return [pathname, searchParams];
}

const backOf = (form: SentForm): string => safeRedirectPath(form.text('back') || OWED_PATH);

/** The manager's own text; null if the templates are used. */
const templateOf = (form: SentForm): Template | null =>
  form.text('subject') === '' && form.text('body') === ''
    ? null
    : { subject: form.text('subject'), body: form.text('body') };
