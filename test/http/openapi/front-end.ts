/** A page's code that uses a generated client, and the settings it is compiled by. */

/** Calls as developers of pages write them, by the settings that new projects of theirs begin with. */
export const FRONT_END = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

type SmartGoal = components['schemas']['SmartGoal'];
type NewCourse = components['requestBodies']['NewCourse']['content']['application/json'];

export async function drive(baseUrl: string) {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: 'Bearer token' } });

  const { data, error } = await client.GET('/smart-goals/', { params: { query: { limit: 10 } } });
  const first: string | undefined = data?.results[0]?.output ?? error?.detail;
  const outputs = data?.results.length ? data.results[0].output.length : 0;

  const goals: SmartGoal[] = [];
  for (let offset = 0; ; offset += 30) {
    const page = await client.GET('/smart-goals/', { params: { query: { limit: 30, offset } } });
    if (page.error) throw new Error(page.error.detail);
    goals.push(...page.data.results);
    if (page.data.next === null) break;
  }

  const goal = await client.POST('/smart-goals/', {
    params: { query: { variant: 1 }, header: { 'Idempotency-Key': 'front-end' } },
    body: { input: 'I want to learn Python.' },
  });
  let written: SmartGoal | undefined;
  if (goal.data) written = goal.data;
  else if ('detail' in goal.error) throw new Error(goal.error.detail);
  else throw new Error([goal.error.input, goal.error.variant, goal.error.non_field_errors].join());

  const newCourse: NewCourse = { title: '', code: 12, gsheet_name: 'FYD', date_w1: null };
  const course = await client.POST('/courses/', { body: { ...newCourse, recording_w1: 'nowhere' } });
  const messages: string[] = [];
  if (course.error && !('detail' in course.error)) {
    for (const [field, said] of Object.entries(course.error)) messages.push(field + ': ' + said.join(' '));
  }

  const courses = await client.GET('/courses/');
  const days: Date[] = (courses.data ?? []).flatMap((one) => (one.date_w1 ? [new Date(one.date_w1)] : []));
  const statuses = await client.GET('/pre-lead-statuses/');
  const colours = statuses.data?.map(({ name, background }) => name + background).length;
  const feedbacks = await client.GET('/feedbacks_needed/');
  const roles: ('mentee' | 'mentor')[] = (feedbacks.data ?? []).map(({ role }) => role);
  const calendar = await client.GET('/courses.ics', { parseAs: 'text' });
  const file: string | undefined = calendar.data?.slice(0, 15);
  const root = await client.GET('/');
  const address: string | undefined = root.data?.['smart-goals'];
  return {
    first, outputs, count: goals.length, written, messages, days, colours, roles, file, address,
  };
}

/** What a page makes of the events of a stream. */
export function told(events: components['schemas']['SmartGoalEvent'][]): string | SmartGoal {
  let output = '';
  for (const event of events) {
    switch (event.event) {
      case 'text': output += event.data.text; break;
      case 'restart': output = ''; break;
      case 'record': return event.data;
      case 'error': throw new Error(event.data.status + event.data.detail);
    }
  }
  return output;
}
`;

/** Those of the templates of Vite and the like, as far as they say what compiles. */
export const FRONT_END_SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    types: [],
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    skipLibCheck: true,
    noEmit: true,
  },
};
