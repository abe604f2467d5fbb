/** `/desk/people/{id}/page/`: the link to somebody's personal page, and another one in its place. */

import type { Reader } from '../../domain/access.ts';
import { PERSONAL_PATH } from '../../domain/personal-page.ts';
import { html } from '../../html/html.ts';
import { renderEmptyState } from '../components/details.ts';
import { SAVED } from '../links.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { personBreadcrumbs, personHref, personToChange } from './person-links.ts';

/** Makes the screen. */
export function personPageScreen({ desk, personal }: DeskParts): Screen {
  const linkOf = async (request: DeskRequest, caller: Reader) => {
    const person = await personToChange(request, desk);
    return person && { person, link: await personal.get(person.id, caller) };
  };
  return {
    path: '/desk/people/{id}/page/',
    access: PROGRAMME_CHANGES,
    async show(request) {
      const found = await linkOf(request, request.caller);
      if (found === null) return null;
      const { person, link } = found;
      const renew = (label: string) =>
        html`<form action="${personHref(person)}page/" method="post"><div class="buttons"><button type="submit">${label}</button></div></form>`;
      return {
        title: 'Personal page',
        above: personBreadcrumbs(person),
        description:
          'The page on which they see their pair, what is open and their settings. The link is in their reminders.',
        content:
          link === null
            ? renderEmptyState(
                'The page shows all pairs of the person. Only somebody who looks after all of them can see the link.',
              )
            : link.token === null
              ? html`<p>There is no link yet.</p>${renew('Create link')}`
              : html`<section class="create"><div class="field"><label for="link">Link</label>
<p class="help">Anybody who has it sees the page.</p>
<input type="text" id="link" readonly value="${request.root}${PERSONAL_PATH}${link.token}/"></div>
<p class="help">Replacing it ends the old link, also in messages that were sent.</p>
${renew('Replace the link')}</section>`,
      };
    },
    async submit(request) {
      const found = await linkOf(request, request.caller);
      if (found === null || !(await personal.renew(found.person.id, request.caller))) return null;
      return { redirectTo: `${personHref(found.person)}page/?${SAVED}=yes` };
    },
  };
}
