import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadLanguage } from '../../src/composer/languages/index.ts';
import { cleanText } from '../../src/composer/text/clean.ts';
import { easternEaster, westernEaster } from '../../src/composer/times/dates.ts';
import { limitIn } from '../../src/composer/times/limit.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

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
  ['by 1 March 2025', 'en', undefined],
  ['for 5 years', 'en', undefined],
  ['3 years ago', 'en', undefined],
  ['bis 30.06.2027', 'de', '2027-06-30'],
  ['bis zum 1. März', 'de', '2027-03-01'],
  ['bis Ende Januar', 'de', '2027-01-31'],
  ['bis Weihnachten', 'de', '2026-12-24'],
  ['in einem halben Jahr', 'de', '2027-05-21'],
  ['innerhalb von 6 Wochen', 'de', '2027-01-02'],
  ['nächstes Jahr', 'de', '2027-12-31'],
  ['seit 3 Jahren', 'de', undefined],
  ['by June, 4 hours a week', 'en', '2027-06-30'],
  ['by June 30', 'en', '2027-06-30'],
  ['before June 2027', 'en', '2027-05-31'],
  ['by 30/06', 'en', '2027-06-30'],
  ['by Friday', 'en', '2026-11-27'],
  ['in the second quarter of 2027', 'en', '2027-06-30'],
  ['do 30. 6. 2027', 'cs', '2027-06-30'],
  ['do 30.6. 2027', 'cs', '2027-06-30'],
  ['do 1. 9.', 'cs', '2027-09-01'],
  ['do pátku', 'cs', '2026-11-27'],
  ['za rok', 'cs', '2027-11-21'],
  ['letos', 'cs', '2026-12-31'],
  ['do lata', 'pl', '2027-06-20'],
  ['do końca lata', 'pl', '2027-08-31'],
  ['w drugim semestrze', 'pl', '2027-06-30'],
  ['by Easter', 'en', '2027-03-28'],
  ['до Великодня', 'uk', '2027-05-02'],
  ['летом', 'ru', '2027-08-31'],
  ['через месяц', 'ru', '2026-12-21'],
  ['до кінця II кварталу', 'uk', '2027-06-30'],
  ['до пʼятниці', 'uk', '2026-11-27'],
  ["15.03.2027'ye kadar", 'tr', '2027-03-15'],
  ["2027'nin ikinci çeyreğinin sonuna kadar", 'tr', '2027-06-30'],
  ['seneye', 'tr', '2027-12-31'],
  ['cumaya kadar', 'tr', '2026-11-27'],
  ['en un año y medio', 'es', '2028-05-21'],
  ["entro l'8 marzo", 'it', '2027-03-08'],
  ['até 1.º de março', 'pt', '2027-03-01'],
  ["d'ici le 30/06", 'fr', '2027-06-30'],
  ['avant la fête des mères', 'fr', '2027-05-25'],
  ['para 2027', 'es', '2027-12-31'],
  ['até ao Dia da Mãe', 'pt', '2027-05-01'],
  ['entro la festa della mamma', 'it', '2027-05-08'],
  ['înainte de sezonul din mai', 'ro', '2027-05-01'],
  ['in autumn', 'en', '2027-11-30'],
  ['this autumn', 'en', '2026-11-30'],
  ['до кінця осені', 'uk', '2026-11-30'],
  ['осенью', 'ru', '2027-11-30'],
  ['in winter', 'en', '2027-02-28'],
];

for (const [text, code, expected] of DEADLINES) {
  test(`the time in "${text}" is ${expected ?? 'none'}`, async () => {
    const limit = limitIn(cleanText(text), await loadLanguage(code), TODAY);
    assert.equal(limit?.date.toString(), expected);
  });
}

test('Easter falls on the Sundays that the churches give it', () => {
  const western = ['2019-04-21', '2024-03-31', '2027-03-28', '2038-04-25', '1981-04-19', '1954-04-18'];
  for (const day of western) assert.equal(westernEaster(Number(day.slice(0, 4))).toString(), day);
  const eastern = ['2019-04-28', '2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02'];
  for (const day of eastern) assert.equal(easternEaster(Number(day.slice(0, 4))).toString(), day);
});
