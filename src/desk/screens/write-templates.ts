/** The templates from which a text can be taken: one for each language, and those that rounds have of their own. */

import { isLanguage, LANGUAGES } from '../../domain/languages.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import type { SavedTemplate } from '../../domain/reminder-store.ts';
import { templateFor } from '../../mail/compose.ts';
import type { Template } from '../../mail/template.ts';
import type { Choice } from '../../pages/field.ts';
import { languageName } from '../components/languages.ts';

/** The field of the menu, and the step of the button beside it. */
export const TEMPLATE = 'template';
export const USE = 'use';

/** The menu, by language. */
export const templateChoices = (
  saved: readonly SavedTemplate[],
  rounds: readonly Pick<FeedbackRound, 'id' | 'title'>[],
): readonly Choice[] => [
  { value: '', label: 'That of the round, in the language of each person' },
  ...LANGUAGES.flatMap((language) => [
    { value: `${language}-0`, label: languageName(language) },
    ...rounds
      .filter(({ id }) => isOwn(saved, language, id))
      .map(({ id, title }) => ({
        value: `${language}-${id}`,
        label: `${languageName(language)}, ${title}`,
      })),
  ]).toSorted((one, other) => (one.label < other.label ? -1 : 1)),
];

const isOwn = (saved: readonly SavedTemplate[], language: string, id: number): boolean =>
  saved.some((one) => one.kind === 'reminder' && one.language === language && one.round_id === id);

/** The text that is chosen; null: that of the round. */
export function templateChosen(saved: readonly SavedTemplate[], value: string): Template | null {
  const [, language = '', round] = /^(\w{2})-(\d{1,9})$/.exec(value) ?? [];
  return isLanguage(language) ? templateFor(saved, 'reminder', language, Number(round)) : null;
}
