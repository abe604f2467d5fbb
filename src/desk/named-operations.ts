/** Operations in the words of the desk: their texts tell apart people of the same name by more than ids, which it does not show. */

import type { DeskPerson } from '../domain/desk/common.ts';
import type { DeskReader } from '../domain/desk/desk-reader.ts';
import type { AffectedFeedback, Effects } from '../domain/operations/effects.ts';
import type { Refused } from '../domain/operations/planning.ts';
import type {
  Conflict,
  HistoryEntry,
  Performed,
  Preview,
  ProgrammeOperations,
} from '../domain/operations/programme-history.ts';
import { personName } from '../domain/programme.ts';

const AT_THE_COMMAND_LINE = /\b(\S+) at the command line\b/g;

/** Whoever did something, as managers know them: commands are used by those who run the service. */
export const whoInDeskWords = (who: string): string =>
  who.replace(AT_THE_COMMAND_LINE, (_who, user: string) =>
    user === 'somebody' ? 'an administrator' : `an administrator (${user})`,
  );

/** The people whose names are not theirs alone, by their ids. */
type Namesakes = ReadonlyMap<number, DeskPerson>;

/** The same operations, which say the e-mail address behind a name that several people have. */
export function namedOperations(operations: ProgrammeOperations, desk: DeskReader): ProgrammeOperations {
  const namesakesIn = async (
    texts: readonly string[],
    effects: Effects | null = null,
  ): Promise<Namesakes> => {
    const ids = new Set([
      ...texts.flatMap((text) => [...text.matchAll(/ \((\d{1,9})\)/g)].map(([, id]) => Number(id))),
      ...affectedBy(effects).flatMap(({ person_id, with_id }) => [person_id, with_id]),
    ]);
    const found = ids.size === 0 ? [] : await desk.seenBy(null).namesakes([...ids]);
    return new Map(found.map((person) => [person.id, person]));
  };
  const namedEntries = async <Entry extends HistoryEntry>(entries: readonly Entry[]): Promise<Entry[]> => {
    const people = await namesakesIn(entries.map(({ summary }) => summary));
    return entries.map((entry) => ({
      ...entry,
      who: whoInDeskWords(entry.who),
      summary: named(entry.summary, people),
    }));
  };
  const namedPreview = async (preview: Preview | Refused): Promise<Preview | Refused> => {
    if ('refused' in preview) return namedRefusal(preview);
    const { summary, notes, effects } = preview;
    const people = await namesakesIn([summary, ...notes], effects);
    return {
      ...preview,
      summary: named(summary, people),
      notes: notes.map((note) => named(note, people)),
      effects: namedEffects(effects, people),
    };
  };
  const namedRefusal = async (refusal: Refused): Promise<Refused> => ({
    ...refusal,
    refused: named(refusal.refused, await namesakesIn([refusal.refused])),
  });
  const namedOutcome = async (
    outcome: Performed | Refused | Conflict,
  ): Promise<Performed | Refused | Conflict> => {
    // What was done is told by its entry.
    if ('number' in outcome) return outcome;
    if ('refused' in outcome) return namedRefusal(outcome);
    return {
      ...outcome,
      conflict: named(outcome.conflict, await namesakesIn([outcome.conflict])),
      entries: await namedEntries(outcome.entries),
    };
  };
  return {
    preview: async (operation, reason) => namedPreview(await operations.preview(operation, reason)),
    perform: async (operation, signature, basis) =>
      namedOutcome(await operations.perform(operation, signature, basis)),
    previewUndo: async (number, extent) => namedPreview(await operations.previewUndo(number, extent)),
    undo: async (number, signature, basis, extent) =>
      namedOutcome(await operations.undo(number, signature, basis, extent)),
    newest: operations.newest,
    history: async (filter) => namedEntries(await operations.history(filter)),
    async entry(number) {
      const entry = await operations.entry(number);
      return entry && ((await namedEntries([entry]))[0] ?? entry);
    },
  };
}

const affectedBy = (effects: Effects | null): readonly AffectedFeedback[] =>
  effects === null ? [] : [...effects.moved, ...effects.noLongerOwed, ...effects.newlyOwed];

/** A text that names people as `Ada Example (3)`. */
function named(text: string, people: Namesakes): string {
  let said = text;
  for (const { id, full_name, called } of people.values()) {
    said = said.replaceAll(personName({ full_name, id }), () => personName({ full_name: called, id }));
  }
  return said;
}

function namedEffects(effects: Effects, people: Namesakes): Effects {
  const of = (feedbacks: readonly AffectedFeedback[]): readonly AffectedFeedback[] =>
    feedbacks.map((one) => ({
      ...one,
      full_name: people.get(one.person_id)?.called ?? one.full_name,
      with_name: people.get(one.with_id)?.called ?? one.with_name,
    }));
  const { moved, noLongerOwed, newlyOwed } = effects;
  return { ...effects, moved: of(moved), noLongerOwed: of(noLongerOwed), newlyOwed: of(newlyOwed) };
}
