import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLanguage } from '../../src/composer/find-language.ts';
import { loadLanguage } from '../../src/composer/languages/index.ts';
import { cleanText } from '../../src/composer/text/clean.ts';
import { finderOf } from '../../src/composer/text/cues.ts';
import { isKnownName, spelledNames } from '../../src/composer/text/names.ts';
import { isIdle, isNoise } from '../../src/composer/text/noise.ts';
import { foldText, toWords } from '../../src/composer/text/words.ts';

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
});

test('a cue is found with stems, inside of compounds, and with umlauts typed as two letters', () => {
  const finder = finderOf(
    [
      ['month', 'januar*'],
      ['week', '*woche'],
      ['end', 'ende des | jahresende'],
      ['year', 'nächstes jahr'],
    ],
    true,
  );
  const found = (text: string): string[] => finder.find(toWords(text)).map(({ tag }) => tag);
  assert.deepEqual(found('Januars, Arbeitswoche'), ['month', 'week']);
  assert.deepEqual(found('naechstes Jahr, Ende des Monats'), ['year', 'end']);
  assert.deepEqual(found('Ende Mai'), []);
});

test('technologies are spelled as they are', () => {
  assert.equal(spelledNames('learn python and node.js'), 'learn Python and Node.js');
  assert.equal(spelledNames('have a word with the teams'), 'have a word with the teams');
  assert.ok(isKnownName('pmp') && !isKnownName('anna'));
});

test('noise is told from words', () => {
  for (const noise of ['asdfgh', 'qwertz', 'xxxx', 'hjkl', 'sdfghjk', 'bcdfg', 'escrzyaie', 'фівапр'])
    assert.ok(isNoise({ text: noise, fold: noise, before: '' }), noise);
  for (const word of ['learn', 'python', 'arbeit', 'strength', 'career'])
    assert.ok(!isNoise({ text: word, fold: word, before: '' }), word);
});

test('a greeting says nothing, and a wish does', async () => {
  const english = await loadLanguage('en');
  assert.ok(isIdle(toWords('none, thanks'), english, 1));
  assert.ok(isIdle(toWords('hello asdfgh qwer'), english, 0.3));
  assert.ok(!isIdle(toWords('learn Python'), english, 1));
});

test('the language is that of the text, whatever technical words are in it', async () => {
  const codeOf = async (text: string): Promise<string> => (await findLanguage(text)).code;
  assert.equal(await codeOf('Ich möchte my public speaking skills improven'), 'de');
  assert.equal(await codeOf('Python lernen'), 'de');
  assert.equal(await codeOf('learn Python'), 'en');
  assert.equal(await codeOf('I want to improve my CV, my English, my confidence'), 'en');
  assert.equal(await codeOf('Leadership Skills und Networking'), 'de');
  assert.equal(await codeOf('aprender Excel e Power BI'), 'pt');
  assert.equal(await codeOf('rozhovor so šéfom o práci z domu'), 'sk');
  assert.equal(await codeOf('dimagrire'), 'it');
  assert.equal(await codeOf('terfi'), 'tr');
  assert.equal(await codeOf('garncarstwo'), 'pl');
  assert.equal(await codeOf('apiculture'), 'fr');
  assert.equal(await codeOf('Töpfern'), 'de');
  assert.equal(await codeOf('inglese'), 'it');
  assert.equal(await codeOf('Slabit 10 kg'), 'cs');
  assert.equal(await codeOf('perdre 10 kg'), 'fr');
  assert.equal(await codeOf('aprender chino en dos semanas'), 'es');
  assert.equal(await codeOf('Хачу знайсці новую працу і вывучыць нямецкую мову'), 'ru');
  assert.equal(await codeOf('Vull aprendre anglès i trobar una feina nova'), 'es');
});
