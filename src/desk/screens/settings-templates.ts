/** `/desk/settings/templates/`: what reminders and digests say, by kind, round and language. */

import { owedFeedbacks } from '../../domain/due-feedbacks.ts';
import { isLanguage } from '../../domain/languages.ts';
import { TEMPLATE_KINDS, type TemplateKind } from '../../domain/outbox.ts';
import { languageOf, templateFor } from '../../mail/compose.ts';
import { composeLetters } from '../../mail/compose-letters.ts';
import { type Template, templateFault } from '../../mail/template.ts';
import { TEMPLATE_FIELDS } from '../../mail/texts.ts';
import { renderFormPage } from '../components/form-page.ts';
import { settingsScreen } from '../components/settings-screen.ts';
import { formState, PREVIEW, STEP, statusOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, mayChangeSettings, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import {
  RESET,
  type RealExample,
  renderTemplates,
  type TemplateSubject,
  templatePage,
} from './settings-templates-view.ts';

const TEMPLATES_PATH = '/desk/settings/templates/';

/** Returns the list, and the screen of one template. */
export function templateScreens({ desk, mail, timeZone }: DeskParts): readonly Screen[] {
  const { reminders } = mail;
  const subjectOf = async ({ values, query }: DeskRequest): Promise<TemplateSubject | null> => {
    const kind = TEMPLATE_KINDS.find((one) => one === values['kind']);
    const language = values['language'] ?? '';
    const { rounds } = await desk.seenBy(null).choices();
    const round = rounds.find(({ id }) => id === idFrom(query.get('round'))) ?? null;
    if (kind === undefined || !isLanguage(language)) return null;
    const saved = await reminders.templates();
    const round_id = kind === 'digest' ? 0 : (round?.id ?? 0);
    return {
      kind,
      language,
      round: round_id === 0 ? null : round,
      text: templateFor(saved, kind, language, round_id),
      isOwn: saved.some((one) => one.kind === kind && one.language === language && one.round_id === round_id),
      isSent: mail.obstacle === null,
    };
  };
  /** The message that somebody with this language would get today with a text; null if nobody with it owes anything. */
  const exampleOf = async (
    request: DeskRequest,
    { kind, language, round }: TemplateSubject,
    text: Template,
  ) => {
    if (kind !== 'reminder') return null;
    let found: RealExample | null = null;
    await reminders.preview(Temporal.Now.zonedDateTimeISO(timeZone), (facts) => {
      const owed = owedFeedbacks(facts.programme, request.today).filter(
        (one) => round === null || one.round.id === round.id,
      );
      const meant = owed.find(({ person }) => languageOf(person.language, facts) === language);
      if (meant === undefined) return [];
      const keys = owed
        .filter(({ person }) => person.id === meant.person.id)
        .map(({ relation, round: of, role }) => ({ relation_id: relation.id, round_id: of.id, role }));
      const [letter] = composeLetters(facts, keys, text, request.today, mail.terms);
      if (letter !== undefined) {
        const { message, ownText } = letter;
        const body = mail.obstacle === null ? message.text : ownText;
        found = { subject: message.subject, text: body, full_name: meant.person.full_name };
      }
      return [];
    });
    return found;
  };
  const screen = settingsScreen<TemplateSubject>({
    path: `${TEMPLATES_PATH}{kind}/{language}/`,
    subjectOf,
    page: (subject, _request, state) => templatePage(subject, state, null),
    async save({ kind, language, round }, fields, _request, note) {
      const of = { kind, language, round_id: round?.id ?? 0 };
      if (fields.text(STEP) === RESET) {
        await reminders.resetTemplate(of, note);
        return { back: TEMPLATES_PATH };
      }
      const subject = fields.required('subject', 'Write a subject.');
      const body = fields.required('body', 'Write a text.');
      if (!fields.isFine()) return { problems: fields.problems };
      const refusal = refusalOf({ subject, body }, kind);
      if (refusal !== null) return { refusal };
      await reminders.saveTemplate({ ...of, subject, body }, note);
      return { back: TEMPLATES_PATH };
    },
  });
  return [
    {
      path: TEMPLATES_PATH,
      access: PROGRAMME_CHANGES,
      async show(request) {
        if (!mayChangeSettings(request)) return null;
        const [saved, { rounds }] = await Promise.all([reminders.templates(), desk.seenBy(null).choices()]);
        return renderTemplates(saved, rounds);
      },
    },
    {
      ...screen,
      async submit(request, form) {
        if (form.text(STEP) !== PREVIEW) return (await screen.submit?.(request, form)) ?? null;
        const subject = mayChangeSettings(request) ? await subjectOf(request) : null;
        if (subject === null) return null;
        const text = { subject: form.text('subject'), body: form.text('body') };
        const refusal = refusalOf(text, subject.kind);
        const state = formState(form, { refusal });
        const example = refusal === null ? await exampleOf(request, subject, text) : null;
        const page = renderFormPage(templatePage(subject, state, example), state, request);
        return { ...page, status: statusOf(state) };
      },
    },
  ];
}

/** The reason why a text cannot be used; null if it can. */
function refusalOf(text: Template, kind: TemplateKind): string | null {
  const fault = templateFault(text, TEMPLATE_FIELDS[kind]);
  return fault && `This text cannot be used: ${fault}.`;
}
