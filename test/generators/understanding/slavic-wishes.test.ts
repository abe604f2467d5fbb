import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeGoals } from '../../../src/generators/composer/compose.ts';
import { languageFile } from '../../../src/generators/languages/index.ts';
import { cleanText } from '../../../src/generators/text/clean.ts';
import { understand } from '../../../src/generators/understanding/understand.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

interface Read {
  readonly code: string;
  readonly input: string;
  /** What is repeated of each wish. */
  readonly words: readonly string[];
  /** The days of the wishes, where they are told. */
  readonly days?: readonly (string | undefined)[];
}

const READINGS: readonly Read[] = [
  {
    code: 'pl',
    input: 'Chcę się dowiedzieć, czy należy mi się dodatek za nocki.',
    words: ['się dowiedzieć, czy należy mi się dodatek za nocki'],
  },
  {
    code: 'pl',
    input: 'Chciałbym po każdej zmianie zapisywać usterki.',
    words: ['po każdej zmianie zapisywać usterki'],
  },
  {
    code: 'pl',
    input: 'Chcę nauczyć się pływać i do lata przepłynąć jezioro.',
    words: ['nauczyć się pływać', 'przepłynąć jezioro'],
    days: [undefined, '2027-06-20'],
  },
  {
    code: 'pl',
    input: 'Fajnie byłoby poprowadzić dwie wycieczki dla seniorów.',
    words: ['poprowadzić dwie wycieczki dla seniorów'],
  },
  {
    code: 'cs',
    input: 'Musím do jara sepsat návod pro nové kolegy.',
    words: ['sepsat návod pro nové kolegy'],
    days: ['2027-03-20'],
  },
  {
    code: 'cs',
    input: 'Rád bych si s mistrem domluvil kratší směny.',
    words: ['s mistrem domluvit si kratší směny'],
  },
  {
    code: 'cs',
    input: 'Nevím, kolik si musím účtovat za hodinu.',
    words: ['kolik si musím účtovat za hodinu'],
  },
  {
    code: 'sk',
    input: 'Tentoraz sa chcem učiť tri večery v týždni.',
    words: ['učiť sa tri večery v týždni'],
  },
  {
    code: 'sk',
    input: 'Treba nájsť náhradu za účtovníčku do mája.',
    words: ['nájsť náhradu za účtovníčku'],
    days: ['2027-04-30'],
  },
  {
    code: 'uk',
    input: 'Треба навчитися рахувати, скільки коштує моя робота.',
    words: ['навчитися рахувати, скільки коштує моя робота'],
  },
  {
    code: 'ru',
    input: 'Хочу научиться говорить «нет» начальнику смены.',
    words: ['научиться говорить «нет» начальнику смены'],
  },
  {
    code: 'cs',
    input: 'Chtěla bych lépe vést směnu, mám pod sebou 6 kuchařů.',
    words: ['lépe vést směnu'],
  },
  {
    code: 'uk',
    input: 'Хочу навчитися складати кошторис, у нас у бригаді ніхто не вміє.',
    words: ['навчитися складати кошторис'],
  },
  {
    code: 'ru',
    input: 'Хочу перестать опаздывать с отчётами, каждый месяц сдаю на три дня позже.',
    words: ['перестать опаздывать с отчётами'],
  },
  {
    code: 'ru',
    input: 'Хочу найти тренера, который работает по утрам.',
    words: ['найти тренера, который работает по утрам'],
  },
  {
    code: 'ru',
    input: 'Понимаю, что надо учиться делегировать смену.',
    words: ['учиться делегировать смену'],
  },
];

for (const { code, input, words, days } of READINGS) {
  test(`${code}: “${input}” is read whole`, () => {
    const file = languageFile(code);
    assert.ok(file);
    const { wishes } = understand(cleanText(input), file, TODAY);
    assert.deepEqual(
      wishes.map((wish) => wish.words),
      words,
    );
    if (days !== undefined)
      assert.deepEqual(
        wishes.map(({ time }) => time?.date?.toString()),
        days,
      );
  });
}

test('what others say that one must do is no wish', async () => {
  const { goals } = await composeGoals({
    input: 'Чоловік каже, що треба радіти. Хочу вивчити румунську для роботи в аптеці.',
    today: TODAY,
    variant: 0,
  });
  assert.equal(goals.length, 1);
});

test('who looks for a course is not sent to a mentor', async () => {
  const { goals } = await composeGoals({
    input: 'Chtěla bych najít nějaký kurz češtiny jako druhého jazyka.',
    today: TODAY,
    variant: 0,
  });
  assert.doesNotMatch(goals.join(), /první rozhovor/u);
});
