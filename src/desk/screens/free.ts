/** `/desk/people/free/`: mentees without a pair and mentors with free places, side by side, to make a pair of two. */

import type { PersonRow } from '../../domain/desk/desk-reader.ts';
import type { Page } from '../../domain/page.ts';
import type { ParticipantRole } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderHidden } from '../../pages/field.ts';
import { renderEmptyState, renderPart } from '../components/details.ts';
import { cohortChoices } from '../components/frame.ts';
import { LANGUAGE_MENU, languageName } from '../components/languages.ts';
import { renderFilters } from '../components/list-page.ts';
import { renderTable } from '../components/table.ts';
import { hrefWith } from '../links.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, PROGRAMME, type Screen } from '../screen.ts';
import { PEOPLE_PATH, peopleFilterOf, USUAL_PEOPLE } from './people.ts';

/** The number of people of each role that are shown. */
const SHOWN = 50;

/** Makes the screen, for those who see everything: others do not know how many pairs somebody has. */
export const freeScreen = ({ desk }: DeskParts): Screen => ({
  path: `${PEOPLE_PATH}free/`,
  access: PROGRAMME,
  async show(request) {
    if (request.onlyManager !== null) return null;
    const seen = desk.seenBy(null);
    const query = new URLSearchParams([...request.query, ['free', 'yes']]);
    const read = (role: ParticipantRole) =>
      seen.people({ ...peopleFilterOf(query), role }, USUAL_PEOPLE, { limit: SHOWN, offset: 0 });
    const [mentees, mentors, { cohorts }] = await Promise.all([
      read('mentee'),
      read('mentor'),
      seen.choices(),
    ]);
    const cohort = query.get('cohort') ?? '';
    const sides = html`<div class="sides">
${renderSide(request, query, 'mentee', mentees)}
${renderSide(request, query, 'mentor', mentors)}
</div>`;
    return {
      title: 'Who has no pair',
      description: 'Mentees without a pair, and mentors with free places.',
      above: [{ label: 'People', href: PEOPLE_PATH }],
      content: html`${renderFilters(request, {
        search: 'Name or e-mail',
        menus: [
          {
            name: 'cohort',
            label: 'For the cohort',
            choices: [{ value: '', label: 'Any' }, ...cohortChoices(cohorts)],
          },
          LANGUAGE_MENU,
        ],
      })}
${
  request.mayWrite && mentees.count + mentors.count > 0
    ? html`<form action="/desk/pairs/new/" method="get">
${cohort !== '' && renderHidden({ name: 'cohort', value: cohort })}
${sides}
<p class="buttons"><button type="submit" class="primary">New pair</button></p>
</form>`
    : sides
}`,
    };
  },
});

function renderSide(
  { mayWrite }: DeskRequest,
  query: URLSearchParams,
  role: ParticipantRole,
  { count, items }: Page<PersonRow>,
): SafeHtml {
  const isMentee = role === 'mentee';
  const title = isMentee ? 'Mentees without a pair' : 'Mentors with free places';
  if (count === 0) {
    const nobody = isMentee ? 'No mentee is waiting for a pair.' : 'No mentor has a free place.';
    return renderPart(title, renderEmptyState(nobody));
  }
  const all = hrefWith(PEOPLE_PATH, query, { role });
  return renderPart(
    title,
    html`${renderTable<PersonRow>({
      caption: title,
      name: role,
      rows: items,
      columns: [
        {
          label: 'Name',
          cell: ({ id, called, full_name }) => {
            const name = html`<a href="${PEOPLE_PATH}${id}/">${full_name}</a>`;
            return mayWrite
              ? html`<span class="pick"><input type="radio" name="${role}" value="${id}" aria-label="${called}">${name}</span>`
              : name;
          },
        },
        { label: 'Language', cell: ({ language }) => languageName(language) },
        { label: 'City', cell: ({ city }) => city },
        ...(isMentee
          ? []
          : [
              {
                label: 'Free places',
                kind: 'number' as const,
                cell: ({ free_places }: PersonRow) => free_places ?? 'not known',
              },
            ]),
      ],
    })}
<p class="quiet"><a href="${all}">${count > items.length ? `All ${count}` : 'As a list'}, to sort, tick or download</a></p>`,
  );
}
