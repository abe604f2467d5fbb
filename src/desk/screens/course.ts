/** `/desk/courses/{id}/`: a course with its sessions; and the form that makes and changes one. */

import { type Course, courseFields } from '../../domain/course.ts';
import { type Field, isRequired, labelOf, writableFields } from '../../domain/fields.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { showRecord } from '../../resources/representation.ts';
import type { Submission } from '../../resources/submission.ts';
import { validate, validatePart } from '../../resources/validation.ts';
import { renderActions, renderDetails, renderInstant, renderPart } from '../components/details.ts';
import { inFieldWords } from '../components/field-words.ts';
import { settingsScreen } from '../components/settings-screen.ts';
import { renderTable } from '../components/table.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, type Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import {
  COURSE_CHANGES,
  COURSES,
  COURSES_PATH,
  mayChangeCourses,
  renderCourseState,
  sessionsOf,
} from './courses.ts';

const ABOVE = [{ label: 'Courses', href: COURSES_PATH }];

const hrefOf = ({ id }: Pick<Course, 'id'>): string => `${COURSES_PATH}${id}/`;

/** Returns the screens of a course. */
export function courseScreens({ courses, timeZone }: DeskParts): readonly Screen[] {
  const subjectOf = async ({ values }: DeskRequest): Promise<Course | null> => {
    const id = idFrom(values['id']);
    return id === null ? null : courses.find(id);
  };
  const description = `Times are those of ${timeZone}. Sessions may have no date yet. Calendars show recordings with the sessions, and those of a course that is switched off as cancelled.`;
  return [
    settingsScreen<true>({
      path: `${COURSES_PATH}new/`,
      access: COURSE_CHANGES,
      isFor: mayChangeCourses,
      subjectOf: async () => true,
      page: () => ({
        title: 'New course',
        description,
        above: ABOVE,
        fields: fieldsOf(null, timeZone),
        submitLabel: 'Create the course',
        isBrief: true,
      }),
      async save(_subject, { form }, request, note) {
        const checked = validate(courseFields, submissionOf(form), timeZone);
        if ('faults' in checked) return { problems: inFieldWords(checked.faults, ASKED) };
        const course = { ...checked.values, created_by: request.caller.account?.id ?? null };
        // A form that was sent twice is no mistake, and makes one course.
        const known = (await courses.list()).find((one) => isSame(one, { ...course, id: one.id }));
        return { back: hrefOf(known ?? (await courses.add(course, originOf(request), note))) };
      },
    }),
    {
      path: `${COURSES_PATH}{id}/`,
      access: COURSES,
      async show(request) {
        const course = await subjectOf(request);
        if (course === null) return null;
        const change = { label: 'Change', href: `${hrefOf(course)}change/` };
        return {
          title: course.title,
          above: ABOVE,
          content: html`${renderActions(mayChangeCourses(request) ? [change] : [], 'What can be done')}
${renderFields(course)}
${renderPart(
  'Sessions',
  html`<p class="quiet">Times are those of ${timeZone}.</p>
${renderSessions(course, timeZone)}`,
)}`,
        };
      },
    },
    settingsScreen<Course>({
      path: `${COURSES_PATH}{id}/change/`,
      access: COURSE_CHANGES,
      isFor: mayChangeCourses,
      subjectOf,
      page: (course) => ({
        title: 'Change the course',
        description,
        above: [...ABOVE, { label: course.title, href: hrefOf(course) }],
        fields: fieldsOf(course, timeZone),
        merges: true,
        submitLabel: 'Save the course',
        isBrief: true,
      }),
      async save(course, { form }, request, note) {
        const checked = validatePart(courseFields, submissionOf(form), timeZone);
        if ('faults' in checked) return { problems: inFieldWords(checked.faults, ASKED) };
        await courses.change(course.id, checked.values, originOf(request), note);
        return { back: hrefOf(course) };
      },
    }),
  ];
}

const isSame = (one: Course, other: Course): boolean =>
  JSON.stringify(showRecord(courseFields, one, 'UTC')) ===
  JSON.stringify(showRecord(courseFields, other, 'UTC'));

const originOf = ({ caller: { account, token } }: DeskRequest) => ({ account, token, key: null });

/** A box that is not ticked sends nothing. */
const submissionOf = (form: SentForm): Submission => ({
  kind: 'form',
  fields: new Map([['deactivated', 'false'], ...form.fields]),
});

/** The labels of fields that the desk calls something else than the interface does. */
const LABELS: Readonly<Record<string, string>> = {
  gsheet_name: 'Short name',
  deactivated: 'Switched off',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((week) => [
      [`date_w${week}`, `Week ${week} starts`],
      [`event_w${week}`, `Event of week ${week}`],
      [`recording_w${week}`, `Recording of week ${week}`],
    ]),
  ),
};

/** The words for the fields that must be filled in. */
const ASKED: Readonly<Record<string, string>> = {
  title: 'a title',
  code: 'a code, which is a whole number',
  gsheet_name: 'a short name',
};

const HELP: Readonly<Record<string, string>> = {
  code: 'A whole number.',
  gsheet_name: 'The name in the sheets, such as FYD.',
};

const INPUTS = {
  integer: 'integer',
  text: 'text',
  datetime: 'datetime',
  date: 'date',
  url: 'url',
  boolean: 'checkbox',
} as const;

/** The fields that say what the course is stand first. */
const { title, gsheet_name, code, ...others } = courseFields;
const IN_ORDER: readonly (readonly [name: string, field: Field])[] = Object.entries(
  writableFields({ title, gsheet_name, code, ...others }),
);

/** The texts of a course: times without an offset, and without seconds that are 0, as browsers send them. */
function textsOf(course: Course, timeZone: string): ReadonlyMap<string, string> {
  const shown = showRecord(courseFields, course, timeZone);
  return new Map(
    IN_ORDER.map(([name, { kind }]) => {
      const text = String(shown[name] ?? '');
      return [
        name,
        kind === 'datetime' ? text.replace(/^([^T]*T\d{2}:\d{2})(?::00|(:\d{2})).*$/, '$1$2') : text,
      ];
    }),
  );
}

/** The fields of the form; null: of a new course. */
function fieldsOf(course: Course | null, timeZone: string): readonly FieldDeclaration[] {
  const texts = course && textsOf(course, timeZone);
  return IN_ORDER.map(([name, field]) => {
    const help = HELP[name];
    return {
      name,
      label: LABELS[name] ?? labelOf(name, field),
      input: INPUTS[field.kind],
      value: texts?.get(name) ?? '',
      required: isRequired(field),
      ...(help !== undefined && { help }),
    };
  });
}

/** Renders the fields of a course that stand neither in its heading nor with its sessions. */
const renderFields = (course: Course): SafeHtml =>
  renderDetails([
    { label: 'State', value: renderCourseState(course) },
    { label: 'Short name', value: course.gsheet_name },
    { label: 'Code', value: String(course.code) },
  ]);

const renderSessions = (course: Course, timeZone: string): SafeHtml =>
  renderTable({
    caption: 'Sessions',
    rows: sessionsOf(course),
    columns: [
      { label: 'Session', cell: ({ week }) => `Week ${week}` },
      { label: 'Starts', cell: ({ start }) => start && renderInstant(start, timeZone) },
      { label: 'Calendar event', cell: ({ event }) => event },
      {
        label: 'Recording',
        cell: ({ recording }) => recording && html`<a href="${recording}" rel="noreferrer">${recording}</a>`,
      },
    ],
  });
