/** `/desk/pairs/{id}/feedback/{round}/{role}/link/`: a personal link to the form of a feedback, shown once, to be sent by hand. */

import { feedbackAddress } from '../../domain/forms/invitation.ts';
import type { FeedbackKey } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderEmptyState } from '../components/details.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { feedbackOf } from './pair-feedback.ts';
import { feedbackHref, pairBreadcrumbs } from './pair-links.ts';

/** Makes the screen. */
export function pairFormLinkScreen(parts: DeskParts): Screen {
  const pageOf = async (request: DeskRequest) => {
    const found = await feedbackOf(request, parts);
    if (found === null) return null;
    const { pair, feedback, hasForm } = found;
    const { round, role } = feedback;
    const person = role === 'mentee' ? pair.mentee : pair.mentor;
    const key: FeedbackKey = { relation_id: pair.relation_id, round_id: round.id, role };
    const href = feedbackHref(pair, feedback);
    const page = {
      title: `Link to the form of ${round.title}`,
      above: [...pairBreadcrumbs(pair), { label: `${round.title}, ${role}`, href }],
      description: `Reminders bring ${person.called} a link of their own. Make one here to send it in another way.`,
    };
    const make = (label: string) =>
      html`<form action="${href}link/" method="post"><div class="buttons"><button type="submit">${label}</button></div></form>`;
    const without = renderEmptyState('This round has no form that is on, or the feedback is waived.', [
      { label: 'Back to the feedback', href },
    ]);
    return { key, page, make, without, hasForm };
  };
  return {
    path: '/desk/pairs/{id}/feedback/{round}/{role}/link/',
    access: PROGRAMME_CHANGES,
    async show(request) {
      const found = await pageOf(request);
      if (found === null) return null;
      const { page, make, without, hasForm } = found;
      return { ...page, content: hasForm ? make('Create link') : without };
    },
    async submit(request) {
      const found = await pageOf(request);
      if (found === null) return null;
      const { key, page, make, without } = found;
      const link = await parts.forms.createLink(key, request.caller);
      if (link === null) return { ...page, status: 422, content: without };
      return {
        ...page,
        content: html`<section class="create"><div class="field"><label for="link">Link</label>
<p class="help">Copy it now: it is shown once. Anybody who has it can give and read this feedback.</p>
<input type="text" id="link" readonly value="${feedbackAddress(request.root, link.secret)}"></div>
${make('Create another link')}</section>`,
      };
    },
  };
}
