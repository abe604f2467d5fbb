import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanText } from '../../../src/generators/offline/clean.ts';
import { compileCues } from '../../../src/generators/offline/cues.ts';
import { coveredLanguage, findLanguage } from '../../../src/generators/offline/detect.ts';
import { factsIn } from '../../../src/generators/offline/facts/facts.ts';
import { isForeign } from '../../../src/generators/offline/facts/foreign.ts';
import { hoursIn } from '../../../src/generators/offline/facts/hours.ts';
import { measuresIn } from '../../../src/generators/offline/facts/measures.ts';
import { wordsFor } from '../../../src/generators/offline/facts/wish-words.ts';
import { isNoise } from '../../../src/generators/offline/noise.ts';
import { isOneSlipAway } from '../../../src/generators/offline/slips.ts';
import { splitText } from '../../../src/generators/offline/split.ts';
import { type Reading, readWords, vocabularyOf } from '../../../src/generators/offline/vocabulary.ts';
import { findWishes } from '../../../src/generators/offline/wishes.ts';
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

test('splitting knows the lists within a line, and leaves dates and levels alone', () => {
  assert.deepEqual(split('1- yeni bir iş\n2- İngilizce', 'tr'), ['* yeni bir iş', '* İngilizce']);
  assert.deepEqual(split('I want: ✔ a job ✔ more pay'), ['I want:', '* a job', '* more pay']);
  assert.deepEqual(split('a job 💪🏽 more pay 📚📚 English 😊'), ['* a job', '* more pay', '* English']);
  assert.deepEqual(split('😀 a job 🏃‍♀️ more pay'), ['* a job', '* more pay']);
  assert.deepEqual(split('I love my work 😀 and my team 😀'), ['I love my work and my team']);
  assert.deepEqual(split('a job -> more pay -> English'), ['* a job', '* more pay', '* English']);
  assert.deepEqual(split('a job\nmore pay\nEnglish'), ['* a job', '* more pay', '* English']);
  assert.deepEqual(split('Hello!\nI want a job.\nThanks'), ['Hello!', 'I want a job.', 'Thanks']);
  assert.deepEqual(split('1) Instagram 2) 3 posts'), ['* Instagram', '* 3 posts']);
  assert.deepEqual(split('a) present better b) network'), ['* present better', '* network']);
  assert.deepEqual(split('Goals: - present better - network'), ['Goals:', '* present better', '* network']);
  assert.deepEqual(split('English B2 → C1'), ['English B2 → C1']);
  assert.deepEqual(split('30. 6. 2027 chci mít práci', 'cs'), ['30. 6. 2027 chci mít práci']);
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

test('words are numbers with their thousands, times of day, and names without their endings', () => {
  const texts = (text: string): string[] => toWords(text).map((word) => word.text);
  assert.deepEqual(texts("45 000 € or 85'000 CHF"), ['45 000', '€', 'or', '85 000', 'CHF']);
  assert.deepEqual(texts('1 2 000 2027 100'), ['1', '2 000', '2027', '100']);
  assert.deepEqual(texts('at 22:00'), ['at', '22:00']);
  assert.deepEqual(texts("photoshop'ta all'estero l'8"), ['photoshop', 'ta', "all'", 'estero', "l'", '8']);
  assert.equal(foldText("сім'я"), foldText('сімя'));
  const technologies = read('v Pythonu, s Excelem', 'cs').hits.flatMap(({ tag }) =>
    tag.kind === 'technology' ? [tag.text] : [],
  );
  assert.deepEqual(technologies, ['Python', 'Excel']);
});

test('a common word is no name of a technology or of a person', () => {
  const kinds = (text: string, code: string): string[] =>
    read(text, code).hits.flatMap(({ tag }) =>
      tag.kind === 'technology' || tag.kind === 'givenName' ? [tag.kind] : [],
    );
  assert.deepEqual(kinds('chci růst', 'cs'), []);
  assert.deepEqual(kinds('s tím', 'cs'), []);
  assert.deepEqual(kinds('ben', 'tr'), []);
  assert.deepEqual(kinds('learn Go and Rust, Python', 'en').length, 3);
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

test('hours a week are picked up, and working hours are not', () => {
  assert.equal(hoursIn(read('I have 3 hours a week')), 3);
  assert.equal(hoursIn(read('2-4h per week')), 2);
  assert.equal(hoursIn(read('30 minutes a day')), 2);
  assert.equal(hoursIn(read('5 Stunden pro Woche', 'de')), 5);
  assert.equal(hoursIn(read('I work 40 hours a week')), undefined);
  assert.equal(hoursIn(read('in 3 hours')), undefined);
});

test('hours and minutes may be glued to their number, and hours a day are capped', () => {
  assert.equal(hoursIn(read('5u per week', 'nl')), 5);
  assert.equal(hoursIn(read('2h por semana', 'pt')), 2);
  assert.equal(hoursIn(read('estudar 3 horas por dia', 'pt')), 10);
});

test('measures are picked up with endings after their numbers, and percent before them', () => {
  const { from, to } = measuresIn(read("%58'den %75'e çıkarmak", 'tr'));
  assert.deepEqual([from, to], ['%58', '%75']);
  assert.equal(measuresIn(read('yüzde 15 artış', 'tr')).percent, '%15');
  assert.equal(measuresIn(read("200'den 1.000'e", 'tr')).to, '1.000');
  assert.equal(measuresIn(read('50 saatten 40 saate', 'tr')).to, '40 saat');
  assert.equal(measuresIn(read('subir las ventas a un 20 %', 'es')).to, 'un 20 %');
  assert.equal(measuresIn(read('un aumento de 300 euros', 'es')).percent, '300\u00a0€');
  assert.equal(measuresIn(read('pasar del 80 % al 100 %', 'es')).percent, undefined);
  assert.equal(measuresIn(read('from 2000 € to 3500 €')).to, '€3,500');
});

test('the level that she aims at is the highest that she does not have', () => {
  assert.equal(measuresIn(read('Chci dosáhnout B2, teď mám A2', 'cs')).level, 'B2');
  assert.equal(measuresIn(read('mejorar mi inglés (ahora B1)', 'es')).level, undefined);
  assert.equal(measuresIn(read('английский до В2', 'ru')).level, 'B2');
});

test('a count with a period is a pace', () => {
  assert.equal(measuresIn(read('2 posts a week')).paces.get('posts'), 2);
  assert.equal(measuresIn(read('read 20 books')).paces.get('books'), undefined);
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
  for (const noise of ['asdfgh', 'qwertz', 'xxxx', 'hjkl', 'sdfghjk', 'bcdfg', 'escrzyaie', 'фівапр'])
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
  assert.equal(await codeOf('I want to improve my CV, my English, my confidence'), 'en');
  assert.equal(await codeOf('Leadership Skills und Networking'), 'de');
  assert.equal(await codeOf('emprender'), 'es');
  assert.equal(await codeOf('terfi'), 'tr');
  assert.equal(await codeOf('inglese'), 'it');
  assert.equal(await codeOf('aprender chino en dos semanas'), 'es');
  assert.equal(await codeOf('Хачу знайсці новую працу і вывучыць нямецкую мову'), 'ru');
  assert.equal(await codeOf('Vull aprendre anglès i trobar una feina nova'), 'es');
  assert.equal(coveredLanguage('xx').code, 'en');
});

function wishesOf(text: string, code = 'en'): string[] {
  const vocabulary = vocabularyOf(coveredLanguage(code));
  const { wishes } = findWishes(splitText(cleanText(text), vocabulary.marks), vocabulary);
  return wishes.map(({ reading }) => reading.words.map((word) => word.text).join(' '));
}

test('each item of a bare enumeration is a wish, but for those of one theme or one verb', () => {
  assert.deepEqual(wishesOf('My goals: English, driving licence, more sleep'), [
    'English',
    'driving licence',
    'more sleep',
  ]);
  assert.deepEqual(wishesOf('networking, weniger Stress, Englisch', 'de'), [
    'networking',
    'weniger Stress',
    'Englisch',
  ]);
  assert.deepEqual(wishesOf('new job / more sport / English').length, 3);
  assert.deepEqual(wishesOf('new job; more sport; English').length, 3);
  assert.deepEqual(wishesOf('Python, SQL, data analyst').length, 1);
  assert.deepEqual(wishesOf('learn Python, SQL and Docker').length, 1);
});

test('wishes without a mark between are parted where one theme ends and a verb brings another', () => {
  assert.deepEqual(wishesOf('I want a new job learn English and lose weight'), [
    'I want a new job',
    'learn English',
    'and lose weight',
  ]);
  assert.deepEqual(wishesOf('new job more sport'), ['new job', 'more sport']);
  assert.deepEqual(wishesOf('Ik zou graag beter Engels spreken in vergaderingen', 'nl').length, 1);
});

test('skills that are enumerated with technologies are named with them', () => {
  const { names } = factsIn(read('Excel, PowerPoint and data analysis'), TODAY);
  assert.deepEqual([...names.technologies, ...names.beside], ['Excel', 'PowerPoint', 'data analysis']);
  assert.deepEqual(factsIn(read('Python for data analysis'), TODAY).names.beside, []);
});

test('what she has at present is no aim', () => {
  assert.equal(measuresIn(read('now A2, want B1 in German')).level, 'B1');
  assert.equal(measuresIn(read('now A2')).level, undefined);
  assert.equal(measuresIn(read('I earn 1200, want 1500')).amount, '1500');
  assert.equal(measuresIn(read('I earn 1200')).amount, undefined);
  assert.equal(measuresIn(read('I want to earn 50k by 2027')).amount, '50k');
  assert.equal(measuresIn(read('I want to lead a team of 10')).team, undefined);
  assert.equal(measuresIn(read('lead my team of 6 better')).team, 6);
  assert.equal(factsIn(read('I hate being an accountant'), TODAY).names.aim, undefined);
});

test('a change keeps the units of its figures, and its hours are no time for the goal', () => {
  const facts = factsIn(read('from 10 to 4 hours a week of meetings'), TODAY);
  assert.deepEqual(
    [facts.measures.from, facts.measures.to, facts.hours],
    ['10', '4 hours a week', undefined],
  );
  assert.equal(measuresIn(read('from 5 days to 3')).from, '5 days');
  assert.equal(measuresIn(read('de la 50 de ore la 35 de ore', 'ro')).to, '35 de ore');
  assert.match(measuresIn(read('un salariu de 45.000 de lei', 'ro')).amount ?? '', /45\.000/);
});

test('her words stop before a name and are of her language', () => {
  const wordsOf = (text: string, code = 'en'): string | undefined => {
    const reading = read(text, code);
    return wordsFor(reading, factsIn(reading, TODAY), undefined);
  };
  assert.equal(wordsOf('Learn to swim with my son Max'), 'Learn to swim');
  assert.equal(wordsOf('teach Anna to ride a bike'), undefined);
  assert.ok(isForeign('would swim with the dolphins', vocabularyOf(coveredLanguage('cs'))));
  assert.ok(!isForeign('tour de France', vocabularyOf(coveredLanguage('en'))));
});
