/** Courses as a manager makes them: in the form of fields, and as JSON in the other one. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { jsonList, jsonObject, post } from '../support/documents.ts';
import { send } from '../support/http.ts';
import type { TestService } from '../support/service.ts';
import { type OpenHouse, openHouse, visit, withBrowser } from './browser.ts';

let house: OpenHouse;
let service: TestService;
let browser: Browser;

const courses = async () => jsonList(await send(service.port, { path: '/courses/' }));

/** Presses a button that sends a form, and gives the status of the answer. */
async function press(page: Page, name: string): Promise<number> {
  const answered = page.waitForEvent('response', (response) => response.request().method() === 'POST');
  await page.getByRole('button', { name }).click();
  return (await answered).status();
}

/** Fills in fields by their labels. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** A field by the beginning of its label: a word such as `required` may follow. */
const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label}\\b`));

/** What the fields hold. */
async function held(page: Page, labels: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const values: Record<string, string> = {};
  for (const label of labels) values[label] = await field(page, label).inputValue();
  return values;
}

/** The text beside a field that its description leads to first, which is its error where it has one. */
async function errorOf(page: Page, label: string): Promise<string> {
  const described = await field(page, label).getAttribute('aria-describedby');
  return page.locator(`#${String(described).split(' ')[0]}`).innerText();
}

suite('courses', withBrowser, () => {
  before(async () => {
    house = await openHouse();
    ({ service, browser } = house);
  });
  after(() => house?.[Symbol.asyncDispose]());

  suite('the form for courses', () => {
    test('makes a course of all its fields, whose times are those of the programme wherever it is typed', () =>
      visit(browser, { baseURL: service.address, timezoneId: 'America/New_York' }, async (page) => {
        await page.goto('/courses/');
        await fill(page, {
          Title: 'Führen, aber wie? <leicht>',
          Code: '12',
          'Gsheet name': 'FAW',
          'Date w1': '2026-05-04T18:00',
          'Date w2': '2026-12-07T18:30:15',
          'Event w1': 'evt-1',
          'Event w3': 'ein "Termin"',
          'Recording w1': 'https://video.example.org/w1?a=1&b=2',
        });
        await field(page, 'Deactivated').check();
        assert.match(await errorOf(page, 'Date w1'), /Time in Europe\/Berlin\.$/);
        assert.equal(await press(page, 'Create the course'), 201);

        const course = {
          id: 1,
          created_by: null,
          title: 'Führen, aber wie? <leicht>',
          code: 12,
          gsheet_name: 'FAW',
          date_w1: '2026-05-04T18:00:00+02:00',
          date_w2: '2026-12-07T18:30:15+01:00',
          date_w3: null,
          event_w1: 'evt-1',
          event_w2: '',
          event_w3: 'ein "Termin"',
          recording_w1: 'https://video.example.org/w1?a=1&b=2',
          recording_w2: null,
          recording_w3: null,
          deactivated: true,
        };
        assert.deepEqual((await courses()).at(-1), course);
        const json = page.getByRole('region', { name: 'JSON body' });
        assert.equal(await json.textContent(), JSON.stringify(course, null, 2));
        await page.getByRole('link', { name: 'All courses' }).click();
        await page.waitForURL('**/courses/');
        assert.equal(await json.textContent(), JSON.stringify(await courses(), null, 2));
      }));

    test('changes a course that is there, in what was typed alone', () =>
      visit(browser, { baseURL: service.address, timezoneId: 'America/New_York' }, async (page) => {
        const times = { date_w1: '2026-05-04T18:00:00.25+02:00', date_w2: '2026-10-25T02:30:15+01:00' };
        const texts = { title: 'Zeile eins\nZeile zwei', code: 7, gsheet_name: 'ZZ', event_w1: 'a & "b"' };
        const made = await post(service.port, '/courses/', { ...times, ...texts, deactivated: true });
        const course = jsonObject(made);
        await page.goto('/courses/');
        await page
          .getByRole('cell', { name: String(course['id']), exact: true })
          .getByRole('link')
          .click();
        assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Course');
        const path = `/courses/${course['id']}/`;
        await fill(page, { 'Recording w1': 'https://video.example.org/w1' });
        // Somebody else does something meanwhile.
        const headers = { 'Content-Type': 'application/json' };
        await send(service.port, { method: 'PATCH', path, headers, body: '{"event_w3":"new"}' });
        assert.equal(await press(page, 'Save the changes'), 200);
        const expected = { ...course, recording_w1: 'https://video.example.org/w1', event_w3: 'new' };
        assert.deepEqual(jsonObject(await send(service.port, { path })), expected);
        await field(page, 'Deactivated').uncheck();
        assert.equal(await press(page, 'Save the changes'), 200);
        assert.deepEqual(jsonObject(await send(service.port, { path })), { ...expected, deactivated: false });
        await fill(page, { Code: 'seven' });
        assert.equal(await press(page, 'Save the changes'), 400);
        assert.equal(await errorOf(page, 'Code'), 'A valid integer is required.');
        assert.equal(await field(page, 'Code').inputValue(), 'seven');
      }));

    test('comes back with all that was typed, and each error beside its field', () =>
      visit(browser, { baseURL: service.address }, async (page) => {
        const before = (await courses()).length;
        const typed = {
          Title: ' ',
          Code: 'twelve',
          'Gsheet name': 'x'.repeat(256),
          'Date w1': '2026-03-29T02:30',
          'Date w2': '2026-05-11T18:00',
          'Date w3': '',
          'Event w1': '"evt" <1>',
          'Event w2': '',
          'Event w3': 'evt3',
          'Recording w1': 'nowhere',
          'Recording w2': 'https://video.example.org/w2',
          'Recording w3': '',
        };
        await page.goto('/courses/');
        await fill(page, typed);
        await field(page, 'Deactivated').check();
        assert.equal(await press(page, 'Create the course'), 400);

        assert.deepEqual(await held(page, Object.keys(typed)), typed);
        assert.equal(await field(page, 'Deactivated').isChecked(), true);
        const errors = {
          Title: 'This field may not be blank.',
          Code: 'A valid integer is required.',
          'Gsheet name': 'Ensure this field has no more than 255 characters.',
          'Date w1': 'Invalid datetime for the timezone "Europe/Berlin".',
          'Recording w1': 'Enter a valid URL.',
        };
        for (const [label, error] of Object.entries(errors)) {
          assert.equal(await errorOf(page, label), error);
          assert.equal(await field(page, label).getAttribute('aria-invalid'), 'true');
        }
        assert.equal(await page.locator('[aria-invalid]').count(), Object.keys(errors).length);
        assert.deepEqual(
          await page.locator(':focus').getByRole('link').allInnerTexts(),
          Object.entries(errors).map(([label, error]) => `${label} – ${error}`),
        );
        assert.equal((await courses()).length, before);
      }));

    test('keeps a date that is none, where a browser has no input for dates', () =>
      visit(browser, { baseURL: service.address, javaScriptEnabled: true }, async (page) => {
        await page.goto('/courses/');
        await page.evaluate(
          `for (const input of document.querySelectorAll('[type=datetime-local]')) input.type = 'text'`,
        );
        const typed = {
          'Date w1': 'Monday at six',
          'Date w2': '2026-02-30T18:00',
          'Date w3': '2026-05-18T18:00',
        };
        await fill(page, typed);
        assert.equal(await press(page, 'Create the course'), 400);
        assert.deepEqual(await held(page, Object.keys(typed)), typed);
        assert.match(await errorOf(page, 'Date w1'), /^Datetime has wrong format\./);
        assert.match(await errorOf(page, 'Date w2'), /^Datetime has wrong format\./);
      }));

    test('is not sent while a date is typed by half, which would be lost', () =>
      visit(browser, { baseURL: service.address }, async (page) => {
        const before = (await courses()).length;
        await page.goto('/courses/');
        await fill(page, { Title: 'Half a date', Code: '13', 'Gsheet name': 'HAD' });
        await field(page, 'Date w1').focus();
        await page.keyboard.type('05042026');
        await page.getByRole('button', { name: 'Create the course' }).click();
        await page.locator('#field-date_w1:invalid:focus').waitFor();
        assert.equal((await courses()).length, before);
        await fill(page, { 'Date w1': '2026-05-04T18:00' });
        assert.equal(await press(page, 'Create the course'), 201);
        assert.equal((await courses()).at(-1)?.['date_w1'], '2026-05-04T18:00:00+02:00');
      }));
  });

  suite('the form for JSON', () => {
    const textOf = (page: Page) => page.getByRole('textbox', { name: 'JSON' });

    /** Opens the form and sends a text, by keyboard. */
    async function sendJson(page: Page, text: string): Promise<number> {
      await page.goto('/courses/');
      await page.getByText('Send JSON instead').press('Enter');
      await textOf(page).fill(text);
      return press(page, 'Send JSON');
    }

    test('starts from a document with all that can be sent', () =>
      visit(browser, { baseURL: service.address }, async (page) => {
        await page.goto('/courses/');
        await page.getByText('Send JSON instead').click();
        const document: object = JSON.parse(await textOf(page).inputValue());
        const { id: _id, created_by: _by, ...writable } = { id: 0, created_by: 0, ...document };
        assert.deepEqual(document, writable);
        assert.equal(Object.keys(writable).length, 13);
        assert.equal(await press(page, 'Send JSON'), 400);
        assert.deepEqual(await page.locator('#raw-error li').allInnerTexts(), [
          'title: This field may not be blank.',
          'gsheet_name: This field may not be blank.',
        ]);
      }));

    test('creates what it is given', () =>
      visit(browser, { baseURL: service.address }, async (page) => {
        const text = '{"title": "Räume & <Türen>", "code": 7,\n\n "gsheet_name": "RT", "deactivated": true}';
        assert.equal(await sendJson(page, text), 201);
        const newest = (await courses()).at(-1);
        assert.deepEqual(
          [newest?.['title'], newest?.['code'], newest?.['deactivated']],
          ['Räume & <Türen>', 7, true],
        );
        assert.deepEqual(
          JSON.parse((await page.getByRole('region', { name: 'JSON body' }).textContent()) ?? ''),
          newest,
        );
      }));

    for (const [kind, text, error] of [
      [
        'that does not parse',
        '\n{"title": "</textarea>&amp; ",\n\t\toops}  ',
        /JSON parse error - .*line 3 column 3/,
      ],
      [
        'with wrong fields',
        '{\n "title": "x",  "code": "y" , "gsheet_name":"z"}\n',
        /code: A valid integer is required\./,
      ],
      ['that is a list', '[1,  2]', /Expected a dictionary, but got list\./],
    ] as const) {
      test(`refuses a document ${kind}, says why, and keeps it to the letter`, () =>
        visit(browser, { baseURL: service.address }, async (page) => {
          const before = (await courses()).length;
          assert.equal(await sendJson(page, text), 400);
          assert.equal(await textOf(page).inputValue(), text);
          assert.equal(await textOf(page).isVisible(), true);
          assert.equal(await textOf(page).getAttribute('aria-describedby'), 'raw-error');
          assert.match(await page.locator('#raw-error').innerText(), error);
          assert.match(await page.locator(':focus').innerText(), error);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await page.locator('#raw-content:focus').waitFor();
          assert.equal((await courses()).length, before);
        }));
    }
  });
});
