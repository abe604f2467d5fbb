/** `/desk/settings/fields/`: what the programme calls its own fields of people. */

import { MAX_LINE } from '../../domain/fields.ts';
import { keyOf } from '../../domain/people-search.ts';
import { type OwnLabels, ownFields } from '../../domain/programme.ts';
import { settingsScreen } from '../components/settings-screen.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';

/** Makes the screen. */
export const ownFieldsScreen = ({ ownFields: store }: DeskParts): Screen =>
  settingsScreen<OwnLabels>({
    path: '/desk/settings/fields/',
    subjectOf: () => store.labels(),
    page: (labels) => ({
      title: 'Fields of people',
      description:
        'What your programme keeps about people besides phone, organisation and city, such as “Allergies”. A column with the same name in a sheet fills it. An empty label hides a field, and keeps what it holds.',
      above: [{ label: 'Settings', href: '/desk/settings/' }],
      fields: Object.keys(ownFields).map((name, index) => ({
        name,
        label: `Label ${index + 1}`,
        input: 'text',
        value: labels.get(name) ?? '',
      })),
      submitLabel: 'Save',
      isBrief: true,
    }),
    async save(_before, fields, { path }, note) {
      const labels = new Map<string, string>();
      const known = new Set<string>();
      for (const name of Object.keys(ownFields)) {
        const label = fields.text(name);
        if (label === '') continue;
        if (label.length > MAX_LINE) fields.problems[name] = `Shorten it to ${MAX_LINE} characters.`;
        if (known.has(keyOf(label))) fields.problems[name] = 'Another field has this label.';
        known.add(keyOf(label));
        labels.set(name, label);
      }
      if (!fields.isFine()) return { problems: fields.problems };
      await store.save(labels, note);
      return { back: path };
    },
  });
