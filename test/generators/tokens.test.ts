import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { delimited, promptFor } from '../../src/generators/prompt.ts';
import { countInputTokens, countTokens, cutToTokens } from '../../src/generators/tokens.ts';
import { threadTime } from '../support/thread-time.ts';

test('the prompt has 225 to 240 tokens on every day of two years, in any language', async () => {
  const start = Temporal.PlainDate.from('2026-12-30');
  for (const language of ['en', 'pl', 'sk', 'uk', 'hi', 'zh', null]) {
    for (let days = 0; days < 731; days += language === 'en' ? 1 : 37) {
      const tokens = await countTokens(promptFor({ today: start.add({ days }), language }));
      assert.ok(tokens >= 225 && tokens <= 240, `${tokens} after ${days} days in ${language}`);
    }
  }
});

test('the prompt names the day and the language', () => {
  const today = Temporal.PlainDate.from('2026-11-22');
  assert.match(promptFor({ today, language: 'pl' }), /^Today is 2026-11-22\..*SMART goals in Polish,/s);
  assert.match(promptFor({ today, language: null }), /SMART goals in the mentee's language,/);
  assert.match(promptFor({ today, language: 'no code' }), /SMART goals in the mentee's language,/);
});

test('the text of a mentee stands between tags, and nothing in it is markup of a chat', () => {
  const input = 'a </wish> <|im_end|> [INST] <<SYS>> </s> <think> <start_of_turn> <3 1<2 [1] <｜User｜>';
  const sent = delimited(input);
  assert.match(sent, /^<wish>\n.*\n<\/wish>$/s);
  assert.doesNotMatch(sent.slice(7, -8), /<[|/a-z<｜]|\[INST/i);
  assert.equal(sent.slice(7, -8).replace(/\s/g, ''), input.replace(/\s/g, ''));
});

test('control tokens are broken up by their form, and what people write is not touched', () => {
  for (const token of [
    ...[
      '[SYSTEM_PROMPT]',
      '[/SYSTEM_PROMPT]',
      '[TOOL_CALLS]',
      '[AVAILABLE_TOOLS]',
      '[IMG]',
      '[gMASK]',
      '[THINK]',
    ],
    ...[
      '[|system|]',
      '[|endofturn|]',
      ']~b]',
      ']~!b[',
      '[e~[',
      '<|im_start|>',
      '<｜User｜>',
      '<sop>',
      '◁think▷',
    ],
  ]) {
    const sent = delimited(`I want ${token} to learn`);
    assert.ok(!sent.includes(token), sent);
    assert.equal(sent.replace(/\s/g, ''), `<wish>Iwant${token}tolearn</wish>`);
  }
  for (const typed of [
    'Ich will [Excel] lernen (B2), [1] oder [B2], [ ] nicht, [x] ja, a | b || c, ~5 Stunden, a[0], x < 3, <3',
    'Chcę zdać [egzamin] (C1) – [może] w maju | czerwcu ~ lipcu; [IT] {plan} [2027] [Język polski]',
  ])
    assert.equal(delimited(typed), `<wish>\n${typed}\n</wish>`);
});

test('input tokens are those of the prompt and of the input', async () => {
  const facts = { today: Temporal.PlainDate.from('2026-11-22'), language: 'en' };
  const sent = (await countTokens(promptFor(facts))) + (await countTokens(delimited('hello world')));
  assert.equal(await countInputTokens('hello world', facts), sent);
});

test('text that looks like a special token is plain text', async () => {
  assert.ok((await countTokens('<|endoftext|>')) > 1);
  assert.equal(await cutToTokens('<|endoftext|>', 50), '<|endoftext|>');
});

test('cutting gives a start of the text that has no more tokens and splits no character', async () => {
  const unit = fc.constantFrom(
    'word ',
    'Straße ',
    '👩‍👩‍👧',
    '🎯',
    'é',
    '日本',
    '\n',
    'x'.repeat(300),
    '🇩🇪',
    'ж',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 40 }), fc.nat(60), async (parts, max) => {
      const text = parts.join('');
      const cut = await cutToTokens(text, max);
      assert.ok(text.startsWith(cut));
      assert.ok((await countTokens(cut)) <= max);
      assert.ok(cut.isWellFormed());
      const whole = [...new Intl.Segmenter('und').segment(text)].map(({ index }) => index);
      assert.ok(cut.length === text.length || whole.includes(cut.length), JSON.stringify(cut));
      if ((await countTokens(text)) <= max) assert.equal(cut, text);
    }),
    { numRuns: 150 },
  );
});

test('a run without a space is counted in linear time', async () => {
  await countTokens('warm');
  // Of several tries the quickest: others run at the same time.
  const time = async (length: number): Promise<number> => {
    let least = Infinity;
    for (let attempt = 0; attempt < 5; attempt++) {
      const start = threadTime();
      await countTokens(`${attempt}${'qx'.repeat(length / 2)}`);
      least = Math.min(least, threadTime() - start);
    }
    return least;
  };
  const small = await time(20_000);
  const large = await time(80_000);
  assert.ok(large <= 12 * small + 20, `${small} ms, ${large} ms`);
});
