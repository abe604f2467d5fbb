/** `/desk/courses/{id}/`: a course, with its recordings to be added and the switch; its other fields; and a new one. */

import { type Course, courseFields } from '../../domain/course.ts';
import type { Fields } from '../../domain/fields.ts';
import type { HistoryNote } from '../../domain/signature.ts';
import { changedByOthers, changedInForm } from '../../http/collections/sent-change.ts';
import { showRecord } from '../../resources/representation.ts';
import type { Submission } from '../../resources/submission.ts';
import { validate, validatePart } from '../../resources/validation.ts';
import { inFieldWords } from '../components/field-words.ts';
import { type Saved, settingsScreen } from '../components/settings-screen.ts';
import { STEP } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, type Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import {
  ASKED,
  courseChangePage,
  deskLabelOf,
  detailFields,
  newCoursePage,
  OFF_STEP,
  ON_STEP,
  recordingFields,
  renderCourse,
} from './course-view.ts';
import { COURSE_CHANGES, COURSES, COURSES_PATH, mayChangeCourses } from './courses.ts';

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
    const submission = submissionOf(form);
    const checked = validatePart(courseFields, changedInForm({ fields }, submission), timeZone);
    if ('faults' in checked) return { problems: inFieldWords(checked.faults, ASKED) };
    const shown = showRecord(courseFields, course, timeZone);
    const others = changedByOthers({ fields }, submission, shown);
    if (others.length > 0) {
      const values = others.map((name) => `${deskLabelOf(name)}: “${shown[name] ?? ''}”`);
      return { conflict: `Somebody else has changed this course. It now has ${values.join('; ')}.` };
    }
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
