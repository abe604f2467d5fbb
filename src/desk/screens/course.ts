/** `/desk/courses/{id}/`: a course, with its recordings to be added and the switch; its other fields; and a new one. */

import { type Course, courseFields } from '../../domain/course.ts';
import { type Field, type Fields, isRequired, labelOf } from '../../domain/fields.ts';
import type { HistoryNote } from '../../domain/origin.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { showRecord } from '../../resources/representation.ts';
import type { Submission } from '../../resources/submission.ts';
import { validate, validatePart } from '../../resources/validation.ts';
import { renderActions, renderDetails, renderInstant, renderPart } from '../components/details.ts';
import { inFieldWords } from '../components/field-words.ts';
import type { FormPage } from '../components/form-page.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { type Saved, settingsScreen } from '../components/settings-screen.ts';
import { renderTable } from '../components/table.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { firstValues, mergedForm } from '../merged-form.ts';
import { type FormState, STEP } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, idFrom, type Screen } from '../screen.ts';
import { formOf, type SentForm } from '../sent-form.ts';
import {
  COURSE_CHANGES,
  COURSES,
  COURSES_PATH,
  mayChangeCourses,
  renderCourseState,
  sessionsOf,
} from './courses.ts';

const hrefOf = ({ id }: Pick<Course, 'id'>): string => `${COURSES_PATH}${id}/`;

/** Returns the screens of a course. */
export function courseScreens({ courses, timeZone }: DeskParts): readonly Screen[] {
  const subjectOf = async ({ values }: DeskRequest): Promise<Course | null> => {
    const id = idFrom(values['id']);
    return id === null ? null : courses.find(id);
  };

  /** Saves what a form changes of a course; what others changed in other fields meanwhile stays. */
  const change = async (
    fields: Fields,
    course: Course,
    form: SentForm,
    request: DeskRequest,
    note: HistoryNote,
  ): Promise<Saved> => {
    const declared = presentFields(fields, course, timeZone);
    const { form: merged, meanwhile } = mergedForm(form, declared);
    const changed = declared.filter(({ name, value }) => merged.has(name) && merged.text(name) !== value);
    const submission = submissionOf(formOf(changed.map(({ name }) => [name, merged.text(name)])));
    const checked = validatePart(courseFields, submission, timeZone);
    if ('faults' in checked) return { problems: inFieldWords(checked.faults, ASKED) };
    if (meanwhile.some(({ typed }) => typed !== null))
      return { conflict: 'Another person has changed this course.' };
    await courses.change(course.id, checked.values, originOf(request), note);
    return { back: hrefOf(course) };
  };

  return [
    settingsScreen<true>({
      path: `${COURSES_PATH}new/`,
      access: COURSE_CHANGES,
      isFor: mayChangeCourses,
      subjectOf: async () => true,
      page: () => newCoursePage(timeZone),
      async save(_subject, { form }, request, note) {
        const checked = validate(detailFields, submissionOf(form), timeZone);
        if ('faults' in checked) return { problems: inFieldWords(checked.faults, ASKED) };
        const course = { ...EMPTY, ...checked.values, created_by: request.caller.account?.id ?? null };
        // A form that was sent twice is no mistake, and makes one course.
        const known = (await courses.list()).find((one) => isSame(one, { ...course, id: one.id }));
        return { back: hrefOf(known ?? (await courses.add(course, originOf(request), note))) };
      },
    }),
    settingsScreen<Course>({
      path: `${COURSES_PATH}{id}/`,
      access: COURSES,
      isFor: () => true,
      subjectOf,
      page: (course, request, state) => renderCourse(course, state, timeZone, mayChangeCourses(request)),
      async save(course, { form }, request, note) {
        const step = form.text(STEP);
        if (step !== OFF_STEP && step !== ON_STEP) {
          return change(recordingFields, course, form, request, note);
        }
        await courses.change(course.id, { deactivated: step === OFF_STEP }, originOf(request), note);
        return { back: hrefOf(course) };
      },
    }),
    settingsScreen<Course>({
      path: `${COURSES_PATH}{id}/change/`,
      access: COURSE_CHANGES,
      isFor: mayChangeCourses,
      subjectOf,
      page: (course, _request, state) => courseChangePage(course, state, timeZone),
      save: (course, { form }, request, note) => change(detailFields, course, form, request, note),
    }),
  ];
}

/** The values that the form of a new course leaves out. */
const EMPTY = { recording_w1: null, recording_w2: null, recording_w3: null, deactivated: false };

const isSame = (one: Course, other: Course): boolean =>
  JSON.stringify(showRecord(courseFields, one, 'UTC')) ===
  JSON.stringify(showRecord(courseFields, other, 'UTC'));

const originOf = ({ caller: { account, token } }: DeskRequest) => ({ account, token, key: null });

const submissionOf = (form: SentForm): Submission => ({ kind: 'form', fields: new Map(form.fields) });

// The pages of a course.

/** The buttons that switch a course off and on. */
const OFF_STEP = 'off';
const ON_STEP = 'on';

const { recording_w1, recording_w2, recording_w3, deactivated: _, ...others } = courseFields;

/** The fields of a new course, which are changed together later. */
const detailFields = others;
/** The recordings, which are added once there are any. */
const recordingFields: Fields = { recording_w1, recording_w2, recording_w3 };

/** The labels of fields that the desk calls something else than the interface does. */
const LABELS: Readonly<Record<string, string>> = {
  gsheet_name: 'Short name',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((week) => [
      [`date_w${week}`, `Week ${week} starts`],
      [`event_w${week}`, `Event of week ${week}`],
      [`recording_w${week}`, `Recording of week ${week}`],
    ]),
  ),
};

/** Returns the label of a field. */
function deskLabelOf(name: string): string {
  const field = new Map<string, Field>(Object.entries(courseFields)).get(name);
  return LABELS[name] ?? (field === undefined ? name : labelOf(name, field));
}

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
const FIRST = ['title', 'gsheet_name', 'code'];

/** The fields that are not the service's own, in the order of the desk. */
function inDeskOrder(fields: Fields): readonly (readonly [name: string, field: Field])[] {
  const placeOf = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return Object.entries(fields)
    .filter(([, field]) => !field.readOnly)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

const declarationsOf = (fields: Fields, values: ReadonlyMap<string, string>): readonly FieldDeclaration[] =>
  inDeskOrder(fields).map(([name, field]) => {
    const help = HELP[name];
    return {
      name,
      label: deskLabelOf(name),
      input: INPUTS[field.kind],
      value: values.get(name) ?? '',
      required: isRequired(field),
      ...(help !== undefined && { help }),
    };
  });

/** The fields of a course as they are now: times without an offset, and without seconds that are 0, as browsers send them. */
function presentFields(fields: Fields, course: Course, timeZone: string): readonly FieldDeclaration[] {
  const shown = showRecord(courseFields, course, timeZone);
  const texts = Object.entries(fields).map(([name, { kind }]): [string, string] => {
    const text = String(shown[name] ?? '');
    return [
      name,
      kind === 'datetime' ? text.replace(/^([^T]*T\d{2}:\d{2})(?::00|(:\d{2})).*$/, '$1$2') : text,
    ];
  });
  return declarationsOf(fields, new Map(texts));
}

/** The fields that the page of a course shows as its heading, or with its sessions. */
const ELSEWHERE = /^(?:title|(?:date|event)_w\d)$/;

/** Renders the fields of a course that stand neither in its heading nor with its sessions. */
function renderFields(course: Course, timeZone: string): SafeHtml {
  const shown = showRecord(courseFields, course, timeZone);
  const fields = inDeskOrder(detailFields).filter(([name]) => !ELSEWHERE.test(name));
  return renderDetails([
    { label: 'State', value: renderCourseState(course) },
    ...fields.map(([name]) => ({ label: deskLabelOf(name), value: String(shown[name] ?? '') })),
  ]);
}

/** The form that changes fields of a course: what was typed stays, and all else is as it is now. */
function changeOf(fields: Fields, course: Course, state: FormState, timeZone: string) {
  const declared = presentFields(fields, course, timeZone);
  const merged = state.sent && mergedForm(state.sent, declared);
  return {
    fields: declared,
    hidden: firstValues(declared),
    isBrief: true,
    state: { ...state, ...(merged && { sent: merged.form, meanwhile: merged.meanwhile }) },
  };
}

const ABOVE = [{ label: 'Courses', href: '/desk/courses/' }];

const timesOf = (timeZone: string): string => `Times are those of ${timeZone}.`;

/** Returns the page of a new course. */
const newCoursePage = (timeZone: string): FormPage => ({
  title: 'New course',
  description: `${timesOf(timeZone)} Sessions may have no date yet; recordings are added later.`,
  above: ABOVE,
  fields: declarationsOf(detailFields, new Map()),
  submitLabel: 'Create the course',
  isBrief: true,
});

/** Returns the page that changes a course. */
const courseChangePage = (course: Course, state: FormState, timeZone: string): FormPage => ({
  title: 'Change the course',
  description: timesOf(timeZone),
  above: [...ABOVE, { label: course.title, href: `/desk/courses/${course.id}/` }],
  ...changeOf(detailFields, course, state, timeZone),
  submitLabel: 'Save the course',
});

/** Renders the page of a course. */
function renderCourse(course: Course, state: FormState, timeZone: string, mayChange: boolean): DeskPage {
  const href = `/desk/courses/${course.id}/`;
  return {
    title: course.title,
    above: ABOVE,
    content: html`${renderActions(mayChange ? [{ label: 'Change', href: `${href}change/` }] : [], 'What can be done')}
${renderFields(course, timeZone)}
${renderPart(
  'Sessions',
  html`<p class="quiet">${timesOf(timeZone)}</p>
${renderSessions(course, timeZone)}`,
)}
${
  mayChange &&
  renderPart(
    'Recordings',
    html`<p class="quiet">Web addresses, such as https://video.example.org/w1. Calendars show them with the sessions.</p>
${renderOperationForm({
  action: href,
  ...changeOf(recordingFields, course, state, timeZone),
  submitLabel: 'Save the recordings',
})}`,
  )
}
${mayChange && renderSwitch(course, href)}`,
  };
}

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

const renderSwitch = ({ deactivated }: Course, href: string): SafeHtml =>
  renderPart(
    deactivated ? 'Switch on' : 'Switch off',
    html`<p>${
      deactivated
        ? 'The course is switched off: calendars show its sessions as cancelled.'
        : 'Calendars then show its sessions as cancelled. The course stays in the list, and can be switched on again.'
    }</p>
<form class="buttons" action="${href}" method="post"><button type="submit" name="${STEP}" value="${deactivated ? ON_STEP : OFF_STEP}">${deactivated ? 'Switch the course on' : 'Switch the course off'}</button></form>`,
  );
