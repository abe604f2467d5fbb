import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PROMPT } from '../../src/generators/prompt.ts';
import { countInputTokens, countTokens, cutToTokens } from '../../src/generators/tokens.ts';

test('the fixed prompt has 225 to 240 tokens', async () => {
  const tokens = await countTokens(PROMPT);
  assert.ok(tokens >= 225 && tokens <= 240, String(tokens));
});

test('input tokens are those of the prompt and of the input', async () => {
  assert.equal(await countInputTokens('hello world'), (await countTokens(PROMPT)) + 2);
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
  const time = async (length: number): Promise<number> => {
    const start = performance.now();
    await countTokens('qx'.repeat(length / 2));
    return performance.now() - start;
  };
  const small = await time(20_000);
  const large = await time(80_000);
  assert.ok(large <= 12 * small + 20, `${small} ms, ${large} ms`);
});
