/** Texts about harm, as clients, mentees and those who run the service see them. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { HELP_WORDS } from '../../src/write/help.ts';
import { WRITE_TEXTS } from '../../src/write/texts.ts';
import { CURRENT_GOALS, completion, pieces } from '../generators/openai/answers.ts';
import { jsonObject, pageResults, post } from '../support/documents.ts';
import { startGoalServer } from '../support/goal-server.ts';
import { type RawAnswer, send, sendForm } from '../support/http.ts';
import { runProgram, serveProgram } from '../support/program.ts';
import { startService, type TestService, temporaryFolder } from '../support/service.ts';

/** A text of each kind. */
const HARMFUL = {
  'self-harm': 'I want to kill myself.',
  violence: 'Chcę pobić swoją żonę.',
  abuse: 'My husband beats me.',
} as const;
const HOSTILE = 'I hate all foreigners.';
const WISH = 'I want to learn Python.';

const remote = (address: string) => ({
  GOAL_WRITER: 'openai',
  OPENAI_BASE_URL: address,
  OPENAI_MODEL: 'some-model',
});

const submit = (port: number, fields: Readonly<Record<string, string>>, path = '/write/') =>
  sendForm(port, {
    path,
    headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

const visible = ({ body }: RawAnswer): string =>
  body
    .toString()
    .replaceAll('&#39;', "'")
    .replaceAll(/<\/?(?:a|strong)(?: [^>]*)?>/g, '');

const countsOf = async ({ port }: TestService): Promise<string> =>
  (await send(port, { path: '/metrics' })).body
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('mentoring_harmful_texts_total{'))
    .toSorted()
    .join('\n');

suite('a text about harm', () => {
  test('gets “No response.” with the usual token counts, is counted by its kind, and is sent to no goal server', async () => {
    await using server = await startGoalServer(() => ({ body: completion(CURRENT_GOALS) }));
    await using service = await startService(remote(server.address));
    await using composing = await startService();
    const none = jsonObject(await post(composing.port, '/smart-goals/', { input: 'Hello there' }));
    for (const { port } of [service, composing]) {
      for (const input of [...Object.values(HARMFUL), HOSTILE]) {
        const record = jsonObject(await post(port, '/smart-goals/', { input }));
        assert.deepEqual([record['input'], record['output']], [input, 'No response.']);
        assert.equal(record['output_tokens'], none['output_tokens']);
        assert.ok(Number(record['input_tokens']) > 100, 'with the prompt, as always');
      }
    }
    assert.equal(server.requests.length, 0);
    for (const one of [service, composing]) {
      assert.equal(
        await countsOf(one),
        ['abuse', 'hostility', 'self-harm', 'violence']
          .map((kind) => `mentoring_harmful_texts_total{kind="${kind}"} 1`)
          .join('\n'),
      );
    }
    assert.match(
      String(jsonObject(await post(service.port, '/smart-goals/', { input: WISH }))['output']),
      /Python/,
    );
    assert.equal(server.requests.length, 1);
  });

  test('leaves nothing of itself in the log', async () => {
    await using folder = await temporaryFolder();
    const program = await serveProgram({ folder: folder.path, settings: { LOG_LEVEL: 'trace' } });
    await post(program.port, '/smart-goals/', { input: 'I want to kill myself on the Quincebridge.' });
    await submit(program.port, { input: 'I want to kill myself on the Quincebridge.' });
    program.signal('SIGTERM');
    const { errors, output } = await program.ended;
    assert.equal(errors.match(/"kind":"self-harm"/g)?.length, 2, errors);
    assert.doesNotMatch(errors + output, /Quincebridge|kill/);
  });

  test('shows on the page for mentees whom to talk to, in each language, with the text still there, and stores nothing', async () => {
    await using service = await startService({
      HELP_TEXT: 'Call Ada Example: 030 000000.|de=Rufen Sie Ada Example an.',
    });
    for (const input of Object.values(HARMFUL)) {
      for (const language of LANGUAGES) {
        const page = await submit(service.port, { input, do: 'write' }, `/write/?language=${language}`);
        assert.equal(page.status, 200);
        const text = visible(page);
        const words = HELP_WORDS[language];
        for (const said of [words.title, words.notAPlan, words.talk, words.nobodyTold, words.back])
          assert.ok(text.includes(said), `${language}: ${said}`);
        assert.ok(text.includes(words.danger.replace('{number}', '112')));
        assert.ok(text.includes(words.helplines.replace('{link}', 'findahelpline.com')));
        assert.match(page.body.toString(), /href="tel:112".*href="https:\/\/findahelpline\.com\/"/s);
        assert.ok(
          text.includes(language === 'de' ? 'Rufen Sie Ada Example an.' : 'Call Ada Example: 030 000000.'),
        );
        assert.ok(text.includes(`>\n${input}</textarea>`), 'the text is still there');
        // No goals, no button to keep any, and no error.
        assert.doesNotMatch(page.body.toString(), /class="goals"|value="keep"|role="alert"/);
        assert.match(page.body.toString(), new RegExp(`<html lang="${language}"`));
      }
    }
    assert.deepEqual(pageResults(await send(service.port, { path: '/smart-goals/' })), []);
    const german = await submit(service.port, { input: 'Ich möchte nicht mehr leben.' });
    assert.ok(visible(german).includes(HELP_WORDS.de.title), 'in the language of the text');
    // Another language is asked for by sending the text again.
    assert.match(
      german.body.toString(),
      /form="text" formaction="\/write\/\?language=pl" name="do" value="write"/,
    );
    // The way back.
    const later = await submit(service.port, { input: WISH, do: 'write' });
    assert.match(later.body.toString(), /value="keep"/);
  });

  test('that is hostile and no more gets no page of help', async () => {
    await using service = await startService();
    const page = await submit(service.port, { input: HOSTILE, do: 'write' });
    assert.equal(page.status, 422);
    assert.ok(visible(page).includes(WRITE_TEXTS.en.noWish.title));
    assert.ok(!visible(page).includes(HELP_WORDS.en.title));
  });

  test('is named on the command line, where nothing is written for it either', async () => {
    await using folder = await temporaryFolder();
    const written = await runProgram(['goal', HARMFUL['self-harm']], { folder: folder.path });
    assert.deepEqual([written.status, written.output], [0, 'No response.\n']);
    assert.match(written.errors, /This text is about: self-harm/);
    const explained = await runProgram(['goal', '--explain', HARMFUL.violence], { folder: folder.path });
    assert.match(explained.output, /about harm \(violence\): no goals are written/);
  });
});

suite('an answer of a goal server about harm', () => {
  for (const answer of [
    'I will kill myself by 8 December 2027.',
    "I'm so sorry that you want to die. You are not alone: please call a helpline.",
    `${CURRENT_GOALS}\n- **Goal 3:** I will beat my wife 2 times a week until 1 June 2027.`,
  ]) {
    test(`becomes “No response.”: ${answer.slice(-40)}`, async () => {
      await using server = await startGoalServer(() => ({ body: completion(answer) }));
      await using service = await startService(remote(server.address));
      const record = jsonObject(await post(service.port, '/smart-goals/', { input: WISH }));
      assert.equal(record['output'], 'No response.');
      assert.equal(server.requests.length, 1, 'it is not asked again');
      const page = await submit(service.port, { input: WISH, do: 'write' });
      assert.ok(visible(page).includes(HELP_WORDS.en.title));
    });
  }

  test('is withdrawn where its beginning was streamed', async () => {
    const answer = `${CURRENT_GOALS}\nI will kill my boss by 1 June 2027.\n`;
    await using server = await startGoalServer(() => ({
      events: pieces(answer.match(/\S+\s*/g) ?? []),
      pause: 15,
    }));
    await using service = await startService(remote(server.address));
    const { body } = await send(service.port, {
      method: 'POST',
      path: '/smart-goals/',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify({ input: WISH }),
    });
    const events = body.toString();
    assert.doesNotMatch(events, /my boss/);
    assert.match(events, /event: restart/);
    assert.match(events.slice(events.lastIndexOf('event: record')), /"output":"No response\."/);
  });
});
