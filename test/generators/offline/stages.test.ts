import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanText } from '../../../src/generators/offline/clean.ts';
import { compileCues, isOneSlipAway } from '../../../src/generators/offline/cues.ts';
import { coveredLanguage, findLanguage } from '../../../src/generators/offline/detect.ts';
import { deadlineIn } from '../../../src/generators/offline/facts/deadline.ts';
import { hoursIn } from '../../../src/generators/offline/facts/hours.ts';
import { measuresIn } from '../../../src/generators/offline/facts/measures.ts';
import { isNoise } from '../../../src/generators/offline/noise.ts';
import { splitText } from '../../../src/generators/offline/split.ts';
import { type Reading, readWords, vocabularyOf } from '../../../src/generators/offline/vocabulary.ts';
import { foldText, toWords } from '../../../src/generators/offline/words.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

function read(text: string, code = 'en'): Reading {
  return readWords(toWords(text), vocabularyOf(coveredLanguage(code)));
}

function split(text: string, code = 'en'): string[] {
  return splitText(cleanText(text), vocabularyOf(coveredLanguage(code)).marks).map(
    ({ text: piece, listed }) => (listed ? `* ${piece}` : piece),
  );
}

test('cleaning takes away links, addresses, telephone numbers, markup and emoji, and keeps lines', () => {
  const cleaned = cleanText(
    'see https://a.b/c?d=e and www.x.org or me@x.de 😀 +49 151 23456789\r\n<b>now</b>',
  );
  assert.equal(cleaned.replace(/ *\n */, '\n'), 'see and or\nnow');
});

test('cleaning lowers a text that is all in capitals and leaves others alone', () => {
  assert.equal(cleanText('I WANT TO LEARN PYTHON'), 'i want to learn python');
  assert.equal(cleanText('I want to pass the PMP'), 'I want to pass the PMP');
});

test('splitting knows the markers of lists', () => {
  assert.deepEqual(
    split('1) one thing\n2. two things\na) three\n- four\n• five\n– six\n* seven\n✅ eight\n→ nine\n(1) ten'),
    [
      '* one thing',
      '* two things',
      '* three',
      '* four',
      '* five',
      '* six',
      '* seven',
      '* eight',
      '* nine',
      '* ten',
    ],
  );
  assert.deepEqual(split('My goals: 1. learn SQL 2. find a job'), [
    'My goals:',
    '* learn SQL',
    '* find a job',
  ]);
});

test('splitting ends sentences, but not at abbreviations and ordinals', () => {
  assert.deepEqual(split('I want a job, e.g. in Berlin. Then more.'), [
    'I want a job, e.g. in Berlin.',
    'Then more.',
  ]);
  assert.deepEqual(split('Ich will z. B. bis zum 1. März fertig sein. Danach Urlaub!', 'de'), [
    'Ich will z. B. bis zum 1. März fertig sein.',
    'Danach Urlaub!',
  ]);
  assert.deepEqual(split('1. März ist mein Termin', 'de'), ['1. März ist mein Termin']);
});

test('words fold to small letters without diacritics and keep the names of technologies whole', () => {
  assert.equal(foldText('Größe ŁÓDŹ Čaj'), 'grosse lodz caj');
  assert.deepEqual(
    toWords('C#, C++ and .NET: Node.js 7,5').map(({ text }) => text),
    ['C#', 'C++', 'and', '.NET', 'Node.js', '7,5'],
  );
});

test('a cue is found with stems, gaps and one slip, and by its capitals where it has them', () => {
  const finder = compileCues(
    [
      ['job', 'find* .. job*'],
      ['career', 'career*'],
      ['technology', 'IT'],
      ['talk', '*gespräch*'],
    ],
    true,
  );
  const found = (text: string): string[] => finder.find(toWords(text)).map(({ tag }) => tag);
  assert.deepEqual(found('finding a new job'), ['job']);
  assert.deepEqual(found('my carrer'), ['career']);
  assert.deepEqual(found('it is in IT'), ['technology']);
  assert.deepEqual(found('Vorstellungsgespraech'), ['talk']);
  assert.ok(isOneSlipAway('teh', 'the') && isOneSlipAway('cat', 'cart') && !isOneSlipAway('cat', 'dog'));
});

const DEADLINES: readonly (readonly [string, string, string | undefined])[] = [
  ['by 30 June 2027', 'en', '2027-06-30'],
  ['until June 30', 'en', '2027-06-30'],
  ['by the 5th of May', 'en', '2027-05-05'],
  ['by the end of March', 'en', '2027-03-31'],
  ['by the end of the year', 'en', '2026-12-31'],
  ['by Christmas', 'en', '2026-12-24'],
  ['in 3 months', 'en', '2027-02-21'],
  ['within the next six weeks', 'en', '2027-01-02'],
  ['by Q2', 'en', '2027-06-30'],
  ['next month', 'en', '2026-12-31'],
  ['by 2027-03-01', 'en', '2027-03-01'],
  ['by 1 March 2025', 'en', '2025-03-01'],
  ['for 5 years', 'en', undefined],
  ['I may be late', 'en', undefined],
  ['3 years ago', 'en', undefined],
  ['bis 30.06.2027', 'de', '2027-06-30'],
  ['bis zum 1. März', 'de', '2027-03-01'],
  ['bis Ende Januar', 'de', '2027-01-31'],
  ['bis Weihnachten', 'de', '2026-12-24'],
  ['in einem halben Jahr', 'de', '2027-05-21'],
  ['innerhalb von 6 Wochen', 'de', '2027-01-02'],
  ['nächstes Jahr', 'de', '2027-12-31'],
  ['seit 3 Jahren', 'de', undefined],
];

for (const [text, code, expected] of DEADLINES) {
  test(`the deadline in "${text}" is ${expected ?? 'none'}`, () => {
    assert.equal(deadlineIn(read(text, code), TODAY)?.toString(), expected);
  });
}

test('hours a week are picked up, and working hours are not', () => {
  assert.equal(hoursIn(read('I have 3 hours a week')), 3);
  assert.equal(hoursIn(read('2-4h per week')), 2);
  assert.equal(hoursIn(read('30 minutes a day')), 2);
  assert.equal(hoursIn(read('5 Stunden pro Woche', 'de')), 5);
  assert.equal(hoursIn(read('I work 40 hours a week')), undefined);
  assert.equal(hoursIn(read('in 3 hours')), undefined);
});

test('measures are picked up with their units', () => {
  assert.deepEqual(
    [measuresIn(read('from 58 % to 75 %')).from, measuresIn(read('from 58 % to 75 %')).to],
    ['58%', '75%'],
  );
  assert.equal(measuresIn(read('um 20 Prozent', 'de')).percent, '20 %');
  assert.equal(measuresIn(read('from B1 to B2')).level, 'B2');
  assert.equal(measuresIn(read('a team of 6')).team, 6);
  assert.equal(measuresIn(read('15 applications')).counts.get('applications'), 15);
  assert.equal(measuresIn(read('500 applications')).counts.get('applications'), 30);
  assert.equal(measuresIn(read('from 2019 to 2023')).from, undefined);
});

test('noise is told from words', () => {
  for (const noise of ['asdfgh', 'qwertz', 'xxxx', 'hjkl', 'sdfghjk', 'bcdfg'])
    assert.ok(isNoise({ text: noise, fold: noise, before: '' }), noise);
  for (const word of ['learn', 'python', 'arbeit', 'strength', 'career'])
    assert.ok(!isNoise({ text: word, fold: word, before: '' }), word);
});

test('the language is hers, whatever technical words are in it', async () => {
  const codeOf = async (text: string): Promise<string> =>
    (await findLanguage(text, toWords(text))).language.code;
  assert.equal(await codeOf('Ich möchte my public speaking skills improven'), 'de');
  assert.equal(await codeOf('Python lernen'), 'de');
  assert.equal(await codeOf('learn Python'), 'en');
  assert.equal(await codeOf('Leadership Skills und Networking'), 'de');
  assert.equal(coveredLanguage('xx').code, 'en');
});
