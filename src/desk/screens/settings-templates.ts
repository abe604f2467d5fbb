/** `/desk/settings/templates/`: what reminders and digests say, by kind, round and language. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import { isLanguage } from '../../domain/languages.ts';
import { TEMPLATE_KINDS } from '../../domain/outbox.ts';
import { templateFor } from '../../mail/compose.ts';
import { templateFault } from '../../mail/template.ts';
import { TEMPLATE_FIELDS } from '../../mail/texts.ts';
import { type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { mayChangeSettings, settingsScreen } from '../settings-screen.ts';
import { renderTemplate, renderTemplates, type TemplateSubject } from './settings-templates-view.ts';
import type { DeskMail } from './write.ts';

const TEMPLATES_PATH = '/desk/settings/templates/';

/** What the screens depend on. */
export interface TemplateParts {
  readonly desk: DeskReader;
  readonly mail: DeskMail;
}

/** The list, and one template. */
export function templateScreens({ desk, mail }: TemplateParts): readonly Screen[] {
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
    };
  };
  return [
    {
      path: TEMPLATES_PATH,
      access: PROGRAMME_CHANGES,
      async show(request) {
        if (!mayChangeSettings(request)) return null;
        const [saved, { rounds }] = await Promise.all([reminders.templates(), desk.seenBy(null).choices()]);
        return renderTemplates({ saved, rounds });
      },
    },
    settingsScreen<TemplateSubject>({
      path: `${TEMPLATES_PATH}{kind}/{language}/`,
      subjectOf,
      render: renderTemplate,
      async save({ kind, language, round }, fields, form, _request, note) {
        const of = { kind, language, round_id: round?.id ?? 0 };
        if (form.text('step') === 'reset') {
          await reminders.resetTemplate(of, note);
          return { back: TEMPLATES_PATH };
        }
        const subject = fields.required('subject', 'Write a subject.');
        const body = fields.required('body', 'Write a text.');
        if (!fields.isFine()) return { problems: fields.problems };
        const fault = templateFault({ subject, body }, TEMPLATE_FIELDS[kind]);
        if (fault !== null) return { refusal: `This text cannot be used: ${fault}.` };
        await reminders.saveTemplate({ ...of, subject, body }, note);
        return { back: TEMPLATES_PATH };
      },
    }),
  ];
}
