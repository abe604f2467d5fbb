/** What models write, tidied and checked: the stages by themselves, and the texts that take them longest. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { checkGoals } from '../../../src/generators/answers/check.ts';
import { loadLanguageDetector } from '../../../src/generators/answers/languages.ts';
import { isNoResponse, MAX_GOALS, tidyAnswer } from '../../../src/generators/answers/tidy.ts';
import { delimited, promptFor } from '../../../src/generators/prompt.ts';
import { threadTime } from '../../support/thread-time.ts';
import { ANSWERS } from './answers.ts';

const today = Temporal.PlainDate.from('2026-11-22');
const detect = await loadLanguageDetector();
const prompt = promptFor({ today, language: null });

/** What is left of an answer: its lines, a fault, or null where it says that there is no wish. */
function examine(input: string, answer: string): readonly string[] | { readonly fault: string } | null {
  const { lines, isNoResponse: none } = tidyAnswer(answer);
  if (none) return null;
  const checked = checkGoals(lines, { input, prompt, today, detect });
  return 'fault' in checked ? { fault: checked.fault } : checked.lines;
}

suite('answers of models', () => {
  for (const { name, input, answer, kept } of ANSWERS)
    test(name, () => assert.deepEqual(examine(input, answer), kept));

  test('hold no markup, preamble or date of the past, and five goals at the most, once they are kept', () => {
    for (const { name, input, answer } of ANSWERS) {
      const kept = examine(input, answer);
      if (!Array.isArray(kept)) continue;
      assert.ok(kept.length >= 1 && kept.length <= MAX_GOALS, name);
      for (const line of kept) {
        assert.doesNotMatch(
          line,
          /\*\*|__|`|^#|^\s*[-*•|]|^\d+[.)]\s(?!März)|<[|/a-z]|[{}|]|\p{Extended_Pictographic}|:$/u,
          name,
        );
        assert.doesNotMatch(
          line,
          /^(?:sure|here (?:are|is)|goal \d)|\b(?:19|20[01])\d\b(?<!2019)|202[0-5]/i,
          name,
        );
      }
    }
  });
});

/** Answers in languages that nobody looked at for the rules, with whether a programme should keep them. */
const OTHERS: readonly OtherAnswer[] = JSON.parse(
  readFileSync(new URL('other-languages.json', import.meta.url), 'utf8'),
);
/** Those that the rules misjudge: a word in another sense, a stem that changes, a person without any sign of one. */
const MISJUDGED: ReadonlySet<string> = new Set(['en1', 'fr2', 'pl4']);

interface OtherAnswer {
  readonly id: string;
  readonly shape: string;
  readonly good: boolean;
  readonly input: string;
  readonly answer: string;
}

suite('answers in three dozen languages', () => {
  for (const { id, shape, good, input, answer } of OTHERS)
    test(`${id}, ${shape}`, { todo: MISJUDGED.has(id) }, () => {
      const left = examine(input, answer);
      assert.equal(Array.isArray(left), good, JSON.stringify(left));
    });
});

/** Pieces that mean something to somebody who tidies, and letters of many scripts. */
const PIECES = [
  ...[
    '- ',
    '* ',
    '• ',
    '1. ',
    '2) ',
    '(3) ',
    '**',
    '__',
    '_',
    '*',
    '`',
    '```',
    '```json\n',
    '# ',
    '> ',
    '|',
    '---',
  ],
  ...[
    'Goal 1: ',
    'S – Specific: ',
    'Here are 2 SMART goals:',
    'Good luck!',
    'No response.',
    '{"goals": ["',
    '"]}',
  ],
  ...[
    '<think>',
    '</think>',
    '[THINK]',
    '<|im_end|>',
    '<|channel|>final<|message|>',
    '[INST]',
    '</s>',
    '<br>',
    '[',
  ],
  ...[
    '"',
    '“',
    '”',
    '\\',
    '(',
    ')',
    ':',
    '：',
    '. ',
    '? ',
    '! ',
    ', ',
    '\n',
    '\r\n',
    '  ',
    '\t',
    '\u2028',
    '\u0000',
  ],
  ...[
    'I will do 3 things by 1 May 2027',
    'Ich werde',
    'Я зроблю 2',
    '私は',
    '😀',
    '\u{1d7d9}',
    '\ud800',
    'é',
    '12',
    'a',
  ],
];
const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 40 });

suite('an answer of one line', () => {
  for (const [language, goal] of [
    [
      'de',
      'Ich werde bis zum 31. März 2027 in 12 Wochen je 2 Stunden an meinem Portfolio arbeiten, dafür 3 kleine Programme in Python schreiben und sie jeden Freitag 1 Kollegin zeigen, die sie mit mir durchsieht.',
    ],
    [
      'de',
      'Ich werde bis zum Ende des II. Quartals 2027 in 12 Wochen je 2 Stunden an meinem Portfolio arbeiten, dafür 3 kleine Programme in Python schreiben und sie jeden Freitag 1 Kollegin zeigen, die sie durchsieht.',
    ],
    [
      'pl',
      'Do 31. Marca 2027 przez 12 tygodni będę po 2 godziny pracować nad swoim portfolio, napiszę w tym celu 3 małe programy w Pythonie i w każdy piątek pokażę je 1 osobie, która przejrzy je razem ze mną.',
    ],
    [
      'cs',
      'Do 31. Března 2027 budu 12 týdnů po 2 hodinách pracovat na svém portfoliu, napíšu kvůli tomu 3 malé programy v Pythonu a každý pátek je ukážu 1 kolegyni, která si je se mnou projde a řekne mi svůj názor.',
    ],
    [
      'sk',
      'Do 31. Marca 2027 budem 12 týždňov po 2 hodinách pracovať na svojom portfóliu, napíšem kvôli tomu 3 malé programy v Pythone a každý piatok ich ukážem 1 kolegyni, ktorá si ich so mnou prejde a povie mi názor.',
    ],
    [
      'tr',
      "2027 yılının 31. Mart gününe kadar 12 hafta boyunca haftada 2 saat portföyüm üzerinde çalışacağım, bunun için Python'da 3 küçük program yazacağım ve her cuma bunları 1 iş arkadaşıma gösterip onunla birlikte gözden geçireceğim ve not alacağım.",
    ],
  ] as const)
    test(`is not split at an ordinal number (${language})`, () => {
      assert.ok(goal.split(' ').length > 30);
      assert.deepEqual(tidyAnswer(goal).lines, [goal]);
    });

  test('with several goals is split where sentences end, unless it goes on', () => {
    const goals = [
      'Ich werde bis zum 31. März 2027 2 Kurse in Python abschließen und dafür 3 Stunden pro Woche lernen.',
      'Ich werde bis zum 30. Juni 2027 1 kleines Programm schreiben und es 2 Personen aus meinem Team zeigen.',
    ];
    assert.deepEqual(tidyAnswer(goals.join(' ')).lines, goals);
    assert.deepEqual(tidyAnswer(`${goals.join(' ')}\n`, true).lines, [goals.join(' ')]);
  });
});

suite('tidying', () => {
  test('removes the control tokens of all templates, and nothing that a goal may hold', () => {
    const goal = 'I will finish 3 courses in [SQL] and [Excel] (B2) by 1 May 2027.';
    const other = 'I will build 2 projects by 1 June 2027.';
    for (const [before, after] of [
      ['[|assistant|]', '[|endofturn|]\n[|user|]Thanks 1!'],
      [']~b]ai\n', '[e~[\n]~b]user\nThanks 1!'],
      ['[gMASK]<sop><|assistant|>\n', '<|user|>'],
      ['[SYSTEM_PROMPT][/SYSTEM_PROMPT]', '</s>Thanks 1!'],
      ['<｜Assistant｜>', '<｜end▁of▁sentence｜>Thanks 1!'],
      ['<|im_start|>assistant\n', '<|im_end|>\n<|im_start|>user\nThanks 1!'],
      ['<|start_header_id|>assistant<|end_header_id|>\n\n', '<|eot_id|>Thanks 1!'],
      ['', '<|endoftext|>Thanks 1!'],
      ['', '<|end|><|user|>Thanks 1!'],
    ] as const)
      assert.deepEqual(tidyAnswer(`${before}${goal}\n${other}${after}`).lines, [goal, other], after);
  });

  test('never throws, and leaves plain lines, at most five', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (parts, isCut) => {
        const { lines, isNoResponse: none } = tidyAnswer(parts.join(''), isCut);
        assert.ok(lines.length <= MAX_GOALS && (!none || lines.length === 0));
        for (const line of lines) {
          assert.equal(line, line.trim());
          assert.match(line, /[\p{L}\p{N}]/u);
          assert.doesNotMatch(line, /[\n\r\u2028]|\*\*|<think>|<\|im_end\|>/u);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('changes nothing of goals that it has tidied', () => {
    for (const { answer } of ANSWERS) {
      const { lines } = tidyAnswer(answer);
      assert.deepEqual(tidyAnswer(lines.join('\n')).lines, lines);
    }
    const goal = fc
      .tuple(fc.constantFrom('I will', 'Ich werde', 'Buduję i będę'), fc.integer({ min: 2, max: 9 }), text)
      .map(([start, many, parts]) => `${start} do ${many} things ${parts.join(' ')} by 1 May 2027.`);
    fc.assert(
      fc.property(fc.array(goal, { minLength: 1, maxLength: 8 }), (goals) => {
        const once = tidyAnswer(goals.join('\n')).lines;
        // A line in the middle may end without a mark; at the end it was truncated.
        fc.pre(/\.$/.test(once.at(-1) ?? '.'));
        const twice = tidyAnswer(once.join('\n')).lines;
        assert.deepEqual(twice, once);
      }),
      { numRuns: 100 },
    );
  });

  test('knows that there is no wish by the words, not by a goal that holds them', () => {
    assert.ok(isNoResponse('No response.') && isNoResponse('  «Нет ответа»  '));
    for (const goal of [
      'No response to 3 letters is no reason to stop.',
      'I will send 5 letters. No response.',
    ])
      assert.ok(!isNoResponse(goal), goal);
  });
});

suite('texts that are made to take long', () => {
  const LENGTH = 300_000;
  /** No text of that length may take longer than this on a machine that does much else, in milliseconds. */
  const LIMIT = 4_000;
  const units = [
    ...'aA1.:*_`#>-|"\'\\/([{<}])~!?,;@+% \t\n\u2028é日م😀\u200d\ufe0f\u0000\ud800',
    ...PIECES,
    ...[
      'a ',
      'A b ',
      'a:',
      'a: ',
      'a1',
      '1 ',
      '1 hour ',
      '1999 ',
      '2020-',
      'May 1999 ',
      'a@',
      'www.',
      '+1 ',
      '"a',
      '"a\\',
    ],
    ...[
      'NOT ',
      'not want ',
      ' не хочу',
      'Anna ',
      'at Ab Cd ',
      'Ab ',
      'specific ',
      '(s ',
      '**a',
      '*a ',
      'i. ',
      '„a',
      '<|a',
    ],
  ];
  const frames: readonly (readonly [string, string])[] = [
    ['', ''],
    ['1. **', ' x\n- a'],
    ['{"goals": ["', ''],
    ['aaa ', '\n{"goals": ["I'],
    ['"', ' a.'],
    ['S ', 'x'],
  ];

  for (const [index, [before, behind]] of frames.entries())
    test(`are tidied and broken up in time linear in their length: frame ${index + 1}`, () => {
      for (const unit of units) {
        const long = before + unit.repeat(LENGTH / unit.length) + behind;
        const start = threadTime();
        const { lines } = tidyAnswer(long);
        if (index === 0) delimited(long);
        checkGoals(lines, { input: 'I want to learn Python.', prompt, today, detect });
        const took = threadTime() - start;
        assert.ok(took < LIMIT, `${JSON.stringify(before + unit)} took ${Math.round(took)} ms`);
      }
    });

  test('are no trouble as wishes either', () => {
    const goals = ['I will finish 3 courses by 1 May 2027 and tell 2 friends of them.'];
    for (const unit of units) {
      const input = `a ${unit.repeat(20_000 / unit.length)} b`.slice(0, 20_000);
      const start = threadTime();
      checkGoals(goals, { input, prompt, today, detect });
      const took = threadTime() - start;
      assert.ok(took < LIMIT, `${JSON.stringify(unit)} took ${Math.round(took)} ms`);
    }
  });
});
