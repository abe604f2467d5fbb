/** The nine things that servers do, over real HTTP: what the caller gets, what is stored, and how long it took. */

import assert from 'node:assert/strict';
import { suite, type TestContext, test } from 'node:test';
import { ServiceUnavailableError } from '../../../src/domain/errors.ts';
import type { GoalProgress, GoalWriter } from '../../../src/domain/goal-writer.ts';
import { withFallback, withoutFallback } from '../../../src/generators/openai/fallback.ts';
import { createOpenAiGoalWriter } from '../../../src/generators/openai/writer.ts';
import { countTokens } from '../../../src/generators/tokens.ts';
import { inlineTextWork } from '../../../src/generators/worker/inline.ts';
import { startGoalServer } from '../../support/goal-server.ts';
import { threadTime } from '../../support/thread-time.ts';
import { until } from '../../support/until.ts';
import {
  completion,
  extraForbidden,
  GOALS,
  MAX_TOKENS_REFUSED,
  pieces,
  SHAPES,
  TEMPERATURE_REFUSED,
} from './answers.ts';
import { asking, composer, INPUT, isFailure, LIMIT, write } from './asking.ts';

/** Writes and tells how long it took. */
async function timed<Result>(t: TestContext, what: string, work: () => Promise<Result>) {
  const start = performance.now();
  const [result] = await Promise.allSettled([work()]);
  const milliseconds = performance.now() - start;
  t.diagnostic(`${what}: ${Math.round(milliseconds)} ms`);
  return { result, milliseconds };
}

suite('the shapes of answers', () => {
  for (const { name, model, answer, counts } of SHAPES) {
    test(name, async (t) => {
      await using asked = await asking(() => ({ body: answer(GOALS) }));
      const { result } = await timed(t, name, () => write(asked.writer));
      assert.ok(result.status === 'fulfilled', String(result));
      const ours = [250, await countTokens(GOALS)] as const;
      assert.equal(result.value.output, GOALS);
      assert.equal(result.value.language, 'en');
      assert.equal(result.value.model, model);
      assert.equal(result.value.tokensCountedBy, counts === null ? 'service' : 'server');
      assert.equal(result.value.outputTokens, (counts ?? ours)[1]);
      if (counts !== null) assert.equal(result.value.inputTokens, counts[0]);
      assert.equal(asked.server.requests[0]?.path, '/v1/chat/completions');
      assert.equal(asked.server.requests[0]?.headers.authorization, 'Bearer sk-secret');
    });
  }

  test('an address with and without /v1 is the same, and without a key none is sent', async () => {
    await using server = await startGoalServer(() => ({ body: completion(GOALS) }));
    for (const baseUrl of [
      server.address,
      `${server.address}/v1`,
      `${server.address}/v1/`,
      `${server.address}/openai`,
    ]) {
      const writer = createOpenAiGoalWriter({
        server: { baseUrl, key: null, model: 'm' },
        timeLimit: LIMIT,
        concurrency: 8,
        texts: inlineTextWork,
        today: () => Temporal.PlainDate.from('2026-11-21'),
      });
      assert.equal((await write(writer)).output, GOALS);
    }
    assert.deepEqual(
      server.requests.map(({ path }) => path),
      [...Array(3).fill('/v1/chat/completions'), '/openai/v1/chat/completions'],
    );
    assert.ok(server.requests.every(({ headers }) => headers.authorization === undefined));
  });
});

suite('1: the bound on tokens', () => {
  test('is renamed where it is refused, once for good', async () => {
    await using asked = await asking(({ body }) =>
      'max_tokens' in body ? { status: 400, body: MAX_TOKENS_REFUSED } : { body: completion(GOALS) },
    );
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.equal((await write(asked.writer)).output, GOALS);
    const sent = asked.server.requests.map(({ body }) => [body['max_tokens'], body['max_completion_tokens']]);
    assert.deepEqual(sent, [
      [400, undefined],
      [undefined, 400],
      [undefined, 400],
    ]);
  });

  test('is renamed for all that were refused at the same time', async () => {
    await using asked = await asking(({ body }) =>
      'max_tokens' in body
        ? { status: 400, body: MAX_TOKENS_REFUSED, pause: 50 }
        : { body: completion(GOALS) },
    );
    const all = await Promise.all(Array.from({ length: 5 }, () => write(asked.writer)));
    assert.ok(all.every(({ output }) => output === GOALS));
  });

  test('is not renamed where its value is refused, and a wrong renaming does no lasting harm', async () => {
    await using asked = await asking(({ body, before }) => {
      if ('max_completion_tokens' in body)
        return { status: 422, body: extraForbidden('max_completion_tokens') };
      const said =
        before === 0
          ? "'max_tokens' is too large: 256. This model's maximum context length is 300 tokens."
          : "Unknown trouble with 'max_tokens' at this time";
      return before < 2 ? { status: 400, body: { error: { message: said } } } : { body: completion(GOALS) };
    });
    await assert.rejects(write(asked.writer), isFailure('too long'));
    assert.equal(asked.server.requests.length, 1);
    // Misunderstood once, it is turned back by the next refusal.
    await assert.rejects(write(asked.writer), isFailure('refused'));
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.equal((await write(asked.writer)).output, GOALS);
  });

  test('is kept here where the server ignores it', async () => {
    const more =
      'and note after each of them in 2 sentences what I have learnt, what was hard and what comes next';
    const goal = (many: number) =>
      `I will finish ${many} exercises in Python a week until 30 April 2027 ${more}, ${more}.`;
    const long = Array.from({ length: 40 }, (_, index) => goal(index + 2)).join('\n');
    await using asked = await asking(() => ({
      body: completion(long, { usage: { prompt_tokens: 250, completion_tokens: 2100 } }),
    }));
    const { output, outputTokens } = await write(asked.writer);
    assert.ok(long.startsWith(output));
    assert.equal(outputTokens, 256);
    const lines = output.split('\n');
    assert.deepEqual(lines, long.split('\n').slice(0, lines.length), 'whole goals');
    assert.ok((await countTokens(output)) <= 256);
    assert.ok(
      (await countTokens(`${output}\n${goal(lines.length + 2)}`)) > 256,
      'as many as there is room for',
    );
  });
});

suite('2: parameters that are refused', () => {
  test('are left out, two at the most beside the renaming', async () => {
    await using asked = await asking(({ body }) => {
      if ('max_tokens' in body) return { status: 400, body: MAX_TOKENS_REFUSED };
      if ('temperature' in body) return { status: 400, body: TEMPERATURE_REFUSED };
      if ('seed' in body) return { status: 422, body: extraForbidden('seed') };
      return { body: completion(GOALS) };
    });
    const written = await asked.writer.write({ input: INPUT, variant: 2 });
    assert.equal(written.output, GOALS);
    assert.equal(asked.server.requests.length, 4);
  });

  test('end it where they are not ours', async () => {
    await using asked = await asking(() => ({ status: 400, body: { error: { message: 'no' } } }));
    await assert.rejects(write(asked.writer), isFailure('refused'));
    assert.equal(asked.server.requests.length, 1);
  });

  test('the fixed prompt goes into the message of the user where the model knows no other', async () => {
    await using asked = await asking(({ body }) =>
      JSON.stringify(body['messages']).includes('"system"')
        ? { status: 400, body: { error: { message: 'System role not supported' } } }
        : { body: completion(GOALS) },
    );
    assert.equal((await write(asked.writer)).output, GOALS);
    const messages = JSON.stringify(asked.server.requests[1]?.body['messages']);
    assert.match(messages, /SMART goals.*learn Python/s);
  });
});

suite('3: thoughts', () => {
  const THOUGHTS = 'She wants Python. I will write 2 goals.';
  for (const [name, content] of [
    ['in tags', `<think>\n${THOUGHTS}\n</think>\n\n${GOALS}`],
    ['before a closing tag alone', `${THOUGHTS}\n</think>\n${GOALS}`],
    [
      'as parts',
      [
        { type: 'thinking', thinking: THOUGHTS },
        { type: 'text', text: GOALS },
      ],
    ],
  ] as const) {
    test(`${name} are never shown, nor counted`, async () => {
      await using asked = await asking(() => ({
        body: completion(content, { usage: { prompt_tokens: 250, completion_tokens: 190 } }),
      }));
      const { output, outputTokens, tokensCountedBy } = await write(asked.writer);
      assert.equal(output, GOALS);
      if (typeof content === 'string') {
        assert.equal(outputTokens, await countTokens(GOALS));
        assert.equal(tokensCountedBy, 'service');
      }
    });
  }

  test('in a million tags take no time to speak of', async () => {
    const few = '<think>'.repeat(1000);
    const many = '<think></think></think>'.repeat(80_000);
    const timeOf = async (content: string): Promise<number> => {
      await using asked = await asking(() => ({ body: completion(`${content}</think>${GOALS}`) }));
      const start = threadTime();
      await Promise.allSettled([write(asked.writer)]);
      return threadTime() - start;
    };
    await timeOf(few);
    const [small, large] = [await timeOf(few), await timeOf(many)];
    assert.ok(large < 100 * small + 500, `${small} ms for 1,000 tags, ${large} ms for 240,000`);
  });

  test('counted apart by the server are taken off', async () => {
    await using asked = await asking(() => ({
      body: completion(GOALS, {
        usage: {
          prompt_tokens: 250,
          completion_tokens: 852,
          completion_tokens_details: { reasoning_tokens: 800 },
        },
      }),
    }));
    const { outputTokens, tokensCountedBy } = await write(asked.writer);
    assert.deepEqual([outputTokens, tokensCountedBy], [52, 'server']);
  });

  test('that leave no room are given more, once', async () => {
    const empty = { choices: [{ message: { content: '', reasoning: 'Hm' }, finish_reason: 'length' }] };
    await using asked = await asking(({ body }) => ({
      body: Number(body['max_tokens']) > 400 ? completion(GOALS) : empty,
    }));
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.equal(asked.server.requests.length, 3, 'the room is remembered');
    await using both = await asking(({ before }) => ({
      body:
        before === 0
          ? empty
          : completion(
              before === 1 ? 'Ich werde bis zum 13. Februar 2027 1 Kurs in Python abschließen.' : GOALS,
            ),
    }));
    assert.equal((await write(both.writer)).output, GOALS, 'another language is still asked for once more');

    await using never = await asking(() => ({ body: empty }));
    await assert.rejects(write(never.writer), isFailure('empty'));
    assert.equal(never.server.requests.length, 2);
  });
});

suite('4: counts of tokens', () => {
  for (const [name, usage] of [
    ['missing', undefined],
    ['null', null],
    ['zero', { prompt_tokens: 0, completion_tokens: 0 }],
    ['null inside', { prompt_tokens: null, completion_tokens: null }],
    ['nonsense', { prompt_tokens: -3, completion_tokens: 'many' }],
  ] as const) {
    test(`${name}: we count`, async () => {
      await using asked = await asking(() => ({ body: completion(GOALS, { usage }) }));
      const { inputTokens, outputTokens, tokensCountedBy } = await write(asked.writer);
      const ours = await composer.write({ input: INPUT, variant: 0 });
      assert.equal(tokensCountedBy, 'service');
      assert.equal(inputTokens, ours.inputTokens);
      assert.equal(outputTokens, await countTokens(GOALS));
    });
  }
});

// They wait most of the time, each for a server of its own.
suite('5: refusals for the moment and for good', { concurrency: 8 }, () => {
  for (const [name, header] of [
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ] as const) {
    test(`429 is waited out as Retry-After says in ${name}`, async (t) => {
      await using asked = await asking(({ before }) =>
        before === 0
          ? { status: 429, headers: { 'Retry-After': header() }, body: { error: { message: 'slow down' } } }
          : { body: completion(GOALS) },
      );
      const { result, milliseconds } = await timed(t, name, () => write(asked.writer));
      assert.equal(result.status, 'fulfilled');
      assert.ok(milliseconds >= 900, `${milliseconds}`);
      assert.equal(asked.server.requests.length, 2);
    });
  }

  for (const header of ['0', 'soon', new Date(Date.now() - 60_000).toUTCString()]) {
    test(`429 with Retry-After ${header} is tried again after a pause of our own, and the circuit stays closed`, async () => {
      const times: number[] = [];
      await using asked = await asking(({ before }) => {
        times.push(performance.now());
        return before < 3 ? { status: 429, headers: { 'Retry-After': header } } : { body: completion(GOALS) };
      });
      assert.equal((await write(asked.writer)).output, GOALS);
      const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      assert.ok(
        pauses.every((pause) => pause > 100),
        String(pauses),
      );
    });
  }

  test('an ordinary rate limit that speaks of billing is no spent quota', async () => {
    await using asked = await asking(({ before }) =>
      before === 0
        ? {
            status: 429,
            headers: { 'Retry-After': '0' },
            body: {
              error: {
                message:
                  'Rate limit reached. You can increase it by adding a payment method at /account/billing.',
                type: 'requests',
                code: 'rate_limit_exceeded',
              },
            },
          }
        : { body: completion(GOALS) },
    );
    assert.equal((await write(asked.writer)).output, GOALS);
  });

  test('429 that asks for more time than there is ends it at once', async (t) => {
    await using asked = await asking(() => ({ status: 429, headers: { 'Retry-After': '3600' } }));
    const { result, milliseconds } = await timed(t, 'refused', () => write(asked.writer));
    assert.equal(result.status, 'rejected');
    assert.ok(milliseconds < LIMIT / 4);
  });

  test('a spent quota is final', async () => {
    await using asked = await asking(() => ({
      status: 429,
      body: {
        error: {
          message: 'You exceeded your current quota, please check your plan and billing details.',
          type: 'insufficient_quota',
          param: null,
          code: 'insufficient_quota',
        },
      },
    }));
    await assert.rejects(write(asked.writer), isFailure('quota'));
    assert.equal(asked.server.requests.length, 1);
  });

  for (const status of [408, 500, 504]) {
    test(`${status} is tried again`, async () => {
      await using asked = await asking(({ before }) =>
        before < 2 ? { status, body: 'oops' } : { body: completion(GOALS) },
      );
      assert.equal((await write(asked.writer)).output, GOALS);
      assert.equal(asked.server.requests.length, 3);
    });
  }

  test('a connection that breaks is tried again', async () => {
    await using asked = await asking(({ before }) =>
      before < 2 ? { body: '{"choices": [', broken: true } : { body: completion(GOALS) },
    );
    assert.equal((await write(asked.writer)).output, GOALS);
  });

  test('503 while a model loads is tried again, more often than other failures', async () => {
    await using asked = await asking(({ before }) =>
      before < 5
        ? {
            status: 503,
            headers: { 'Retry-After': '0' },
            body: { error: { message: 'Loading model', code: 503 } },
          }
        : { body: completion(GOALS) },
    );
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.equal(asked.server.requests.length, 6);
  });

  for (const [status, reason] of [
    [401, 'denied'],
    [403, 'denied'],
    [404, 'not found'],
  ] as const) {
    test(`${status} is final`, async () => {
      await using asked = await asking(() => ({ status, body: { error: { message: 'no' } } }));
      await assert.rejects(write(asked.writer), isFailure(reason));
      assert.equal(asked.server.requests.length, 1);
    });
  }

  for (const [name, reply] of [
    [
      'before it answers',
      { status: 400, body: { error: { message: 'filtered', code: 'content_filter', innererror: {} } } },
    ],
    [
      'in its answer',
      { body: { choices: [{ message: { content: null }, finish_reason: 'content_filter' }] } },
    ],
    [
      'as a refusal',
      { body: { choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] } },
    ],
  ] as const) {
    test(`what a filter holds back ${name} is final`, async () => {
      await using asked = await asking(() => reply);
      await assert.rejects(write(asked.writer), isFailure('filtered'));
      assert.equal(asked.server.requests.length, 1);
    });
  }
});

suite('6: answers that are none', () => {
  for (const [name, reply] of [
    ['an error in an answer 200', { body: { error: { message: 'model crashed' } } }],
    ['an error as a text', { body: { error: 'model crashed' } }],
    ['HTML', { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><title>Sign in</title>' }],
    ['broken JSON', { body: '{"choices": [{"message": ' }],
    ['no choices', { body: { id: 'x', choices: [] } }],
    ['an array', { body: [] }],
    ['nothing', { body: '' }],
    ['two million letters', { body: completion('a'.repeat(2_200_000)) }],
    ['an error of an unknown kind in a stream', { events: [{ error: { message: 'model crashed' } }] }],
    ['a stream of other things', { events: ['{"x":1}'] }],
  ] as const) {
    test(`${name}: a failure`, async () => {
      await using asked = await asking(() => reply);
      await assert.rejects(write(asked.writer), isFailure('nonsense'));
      assert.equal(asked.server.requests.length, 1);
    });
  }

  test('a refusal in pieces is final', async () => {
    await using asked = await asking(() => ({
      events: [{ choices: [{ delta: { refusal: 'No.' }, finish_reason: null }] }],
    }));
    await assert.rejects(
      asked.writer.write({ input: INPUT, variant: 0, onProgress: () => {} }),
      isFailure('filtered'),
    );
    assert.equal(asked.server.requests.length, 1);
  });

  test('nobody is followed to another address', async () => {
    await using other = await startGoalServer(() => ({ body: completion(GOALS) }));
    await using asked = await asking(() => ({
      status: 307,
      headers: { Location: `${other.address}/v1/chat/completions` },
    }));
    const writer = withFallback(asked.writer, composer);
    assert.equal((await write(writer)).writer, 'offline');
    assert.equal(other.requests.length, 0);
  });

  test('an answer without an end ends with the time', async (t) => {
    await using asked = await asking(() => ({ events: pieces(Array(10_000).fill('a ')), pause: 20 }), {
      timeLimit: 600,
    });
    const { result, milliseconds } = await timed(t, 'endless', () => write(asked.writer));
    assert.equal(result.status, 'rejected');
    assert.ok(milliseconds >= 600);
    await until(() => asked.server.abandoned > 0);
  });
});

suite('7: a server that is dead, and more requests than it can take', () => {
  test('who goes away gives up the place', async () => {
    await using asked = await asking(() => ({ silent: true }));
    const gone = new AbortController();
    const request = { input: INPUT, variant: 0, signal: gone.signal };
    const waiting = Array.from({ length: 40 }, () => asked.writer.write(request));
    await assert.rejects(write(asked.writer), isFailure('crowded'));
    await until(() => asked.server.requests.length === 8);
    gone.abort(new Error('gone'));
    await Promise.allSettled(waiting);
    const still = new AbortController();
    const next = asked.writer.write({ input: INPUT, variant: 0, signal: still.signal });
    await until(() => asked.server.requests.length === 9);
    still.abort(new Error('gone'));
    await assert.rejects(next, /gone/);
  });

  test('takes as many at a time as it is set to, lets some wait, and the rest are handed over at once', async () => {
    let running = 0;
    let most = 0;
    await using asked = await asking(
      () => {
        running++;
        most = Math.max(most, running);
        setTimeout(() => running--, 100);
        return { body: completion(GOALS), pause: 120 };
      },
      { concurrency: 4 },
    );
    const writer = withFallback(asked.writer, composer);
    const all = await Promise.all(Array.from({ length: 60 }, () => write(writer)));
    assert.equal(all.filter((one) => one.writer === 'offline').length, 60 - 4 - 32);
    assert.ok(most <= 4, String(most));
    assert.deepEqual(new Set(asked.failures.map(({ reason }) => reason)), new Set(['crowded']));

    const strict = withoutFallback(asked.writer);
    const some = await Promise.allSettled(Array.from({ length: 40 }, () => write(strict)));
    const refused = some.filter((one) => one.status === 'rejected');
    assert.equal(refused.length, 4);
    assert.ok(
      refused.every(
        ({ reason }) => reason instanceof ServiceUnavailableError && Number(reason.retryAfter) > 0,
      ),
    );
  });
});

suite('8: who goes away, and what is told', () => {
  test('a caller who goes away ends the call, with the reason', async () => {
    await using asked = await asking(() => ({ silent: true }));
    const gone = new AbortController();
    const reason = new Error('gone');
    const writing = asked.writer.write({ input: INPUT, variant: 0, signal: gone.signal });
    await until(() => asked.server.requests.length > 0);
    gone.abort(reason);
    await assert.rejects(writing, reason);
    await until(() => asked.server.abandoned > 0);
    assert.deepEqual(asked.failures, []);
  });

  test('no failure shows the key, the input or the answer', async () => {
    const said = `Incorrect API key provided: sk-secret. You wrote: ${INPUT}`;
    for (const reply of [
      { status: 401, body: { error: { message: said } } },
      { status: 400, body: { error: { message: said } } },
      { body: said },
      { body: { error: said } },
    ]) {
      await using asked = await asking(() => reply);
      const [failed] = await Promise.allSettled([write(withoutFallback(asked.writer))]);
      assert.ok(failed.status === 'rejected' && failed.reason instanceof ServiceUnavailableError);
      const { inspect } = await import('node:util');
      for (const shown of [inspect(failed.reason, { depth: 9 }), inspect(asked.failures, { depth: 9 })]) {
        assert.doesNotMatch(shown, /sk-secret|learn Python/);
      }
    }
  });
});

suite('9: an answer that is not hers', () => {
  const GERMAN =
    'Ich werde bis zum 13. Februar 2027 1 Kurs in Python abschließen und 3 Stunden pro Woche dafür lernen.';

  test('in another language is asked for once more', async () => {
    await using asked = await asking(({ before }) => ({ body: completion(before === 0 ? GERMAN : GOALS) }));
    assert.equal((await write(asked.writer)).output, GOALS);
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      ['other language'],
    );
  });

  test('in another language twice is left to the composer, which answers in hers', async () => {
    await using asked = await asking(() => ({ body: completion(GERMAN) }));
    const written = await write(withFallback(asked.writer, composer));
    assert.equal(written.writer, 'offline');
    assert.equal(written.language, 'en');
    assert.equal(asked.server.requests.length, 2);
  });

  test('without a goal in it is asked for once more, and then left to the composer', async () => {
    await using asked = await asking(() => ({ body: completion('I am sorry, I cannot help with that.') }));
    assert.equal((await write(withFallback(asked.writer, composer))).writer, 'offline');
    assert.equal(asked.server.requests.length, 2);
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      ['refusal', 'refusal'],
    );
  });

  test('“No response” is an answer, whatever its marks', async () => {
    for (const content of ['No response.', '"No response."', 'No response']) {
      await using asked = await asking(() => ({ body: completion(content) }));
      assert.equal((await write(asked.writer, 'Hello there, how are you today?')).output, 'No response.');
    }
  });

  test('a text in a language that is not covered is answered as the model answers', async () => {
    const japanese = '2027年2月13日までに、Pythonの入門コースを1つ修了し、毎週3時間勉強します。';
    await using asked = await asking(() => ({ body: completion(japanese) }));
    assert.equal((await write(asked.writer, 'Pythonを勉強したいです')).output, japanese);
  });
});

suite('the text as it is written', () => {
  async function follow(writer: GoalWriter) {
    const told: GoalProgress[] = [];
    const times: number[] = [];
    const written = await writer.write({
      input: INPUT,
      variant: 0,
      onProgress: (progress) => {
        told.push(progress);
        times.push(performance.now());
      },
    });
    let text = '';
    for (const progress of told) text = progress.kind === 'restart' ? '' : text + progress.text;
    return { written, told, text, times };
  }
  const words = GOALS.match(/\S+\s*/g) ?? [];

  test('is told in pieces, and together they are what is kept', async () => {
    await using asked = await asking(() => ({ events: pieces(words), pause: 15 }));
    const { written, told, text, times } = await follow(asked.writer);
    assert.equal(written.output, GOALS);
    assert.equal(text, GOALS);
    assert.equal(written.outputTokens, 52);
    assert.equal(told.length, 2, 'a goal a time');
    assert.ok((times.at(-1) ?? 0) - (times[0] ?? 0) > 100, 'it came while it was written');
    assert.equal(asked.server.requests[0]?.body['stream'], true);
  });

  test('is never more than what is kept, and the rest is not waited for', async () => {
    for (const goal of [
      (index: number) => `I will finish ${index + 2} exercises in Python a week until 30 April 2027.\n`,
      () => `${GOALS}\n`,
    ]) {
      const endless = Array.from({ length: 500 }, (_, index) => goal(index).match(/\S+\s*/g) ?? []).flat();
      await using asked = await asking(() => ({ events: pieces(endless), pause: 2 }));
      const { written, text, told } = await follow(asked.writer);
      assert.equal(text, written.output);
      assert.ok(told.every(({ kind }) => kind === 'text'));
      assert.ok(written.output.split('\n').length <= 5 && written.outputTokens <= 256);
      await until(() => asked.server.abandoned > 0);
    }
  });

  test('holds no thoughts, wherever their tags are', async () => {
    const thoughts = ['Okay', ', the', ' user', ' wants', ' Python.', '\n', 'Hm', '.\n'];
    // Thoughts that try out a goal, and are taken back by a tag that nothing opened.
    const tried = [...thoughts, 'I will think of 2 user goals by 1 May 2027', ', Hm', '.\n', 'But wait.\n'];
    for (const before of [
      ['<think>', ...thoughts, '</think>', '\n\n'],
      [...thoughts, '</think>', '\n'],
      [...tried, '</think>', '\n'],
    ]) {
      await using asked = await asking(() => ({ events: pieces([...before, ...words]), pause: 10 }));
      const { told, text } = await follow(asked.writer);
      assert.equal(text, GOALS);
      assert.doesNotMatch(JSON.stringify(told), /user|Hm|think/);
    }
  });

  test('begins anew where a connection breaks before a goal was told', async () => {
    await using asked = await asking(({ before }) =>
      before === 0
        ? { events: pieces(words).slice(0, 8), pause: 15, broken: true }
        : { events: pieces(words) },
    );
    const { text, written } = await follow(asked.writer);
    assert.deepEqual([text, written.output], [GOALS, GOALS]);
    assert.deepEqual(
      asked.failures.map(({ reason }) => reason),
      ['unreachable'],
    );
  });

  const [FIRST = ''] = GOALS.split('\n');
  for (const [name, reply, reason] of [
    ['breaks', { events: pieces(words).slice(0, 30), pause: 15, broken: true }, 'unreachable'],
    ['is out of time', { events: pieces([`${FIRST}\n`, ...words, ...words]), pause: 120 }, 'too slow'],
    [
      'says that it failed',
      {
        events: [...pieces(words).slice(0, 30), { error: { code: 500, message: 'slot is gone' } }],
        pause: 15,
      },
      'server error',
    ],
  ] as const)
    test(`keeps what was told where the server ${name}`, async () => {
      await using asked = await asking(() => reply, { timeLimit: reason === 'too slow' ? 5000 : LIMIT });
      await write(composer);
      const { told, text, written } = await follow(asked.writer);
      assert.ok(
        told.every(({ kind }) => kind === 'text'),
        'nothing is taken back',
      );
      assert.deepEqual([text, written.output, written.writer], [FIRST, FIRST, 'openai']);
      assert.equal(written.outputTokens, await countTokens(FIRST));
      assert.equal(asked.server.requests.length, 1);
      assert.deepEqual(
        asked.failures.map((failure) => failure.reason),
        [reason],
      );
    });

  test('is not taken back where the first of two lines has several sentences', async () => {
    const [first = '', second = ''] = GOALS.split('\n');
    const line = `${first} I will note after each of the 10 lessons in 2 sentences what I have learnt and what was hard.`;
    assert.ok(line.split(' ').length > 30);
    await using asked = await asking(() => ({
      events: pieces([`${line}\n`, 'By', ...second.slice(2).split(/(?= )/)]),
      pause: 80,
    }));
    const { told, text, written } = await follow(asked.writer);
    assert.ok(
      told.every(({ kind }) => kind === 'text'),
      JSON.stringify(told),
    );
    assert.deepEqual([text, written.output], [`${line}\n${second}`, `${line}\n${second}`]);
  });

  test('holds no “No response.” that is doubted', async () => {
    await using asked = await asking(({ before }) => ({
      events: pieces(before === 0 ? ['No response.', '\n', 'There', ' is no wish.'] : [GOALS]),
      pause: 80,
    }));
    const { told, text } = await follow(asked.writer);
    assert.equal(text, GOALS);
    assert.ok(told.every(({ kind }) => kind === 'text'));
  });

  test('is told at once by a server that does not send pieces', async () => {
    await using asked = await asking(() => ({ body: completion(GOALS) }));
    const { told } = await follow(asked.writer);
    assert.deepEqual(told, [{ kind: 'text', text: GOALS }]);
  });
});
