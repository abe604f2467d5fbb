import assert from 'node:assert/strict';
import { test } from 'node:test';
import { easterOf } from '../../../src/generators/understanding/deadlines.ts';
import { explainGoals } from '../../../src/generators/wording/explanation.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

async function goalsFor(text: string): Promise<string> {
  const explanation = await explainGoals(text, TODAY, 0);
  assert.ok(explanation.explained, text);
  return explanation.goals.join('\n');
}

/** What is said, what its goals hold, and what they do not. */
const CASES: readonly (readonly [text: string, held: RegExp, absent: RegExp])[] = [
  // A number that belongs to a noun is no day.
  ['pass the CIPD Level 5 by June', /CIPD Level 5.*sit the exam by 30 June 2027/, /\b5 June/],
  ['finish my thesis before the end of June', /finish by 30 June 2027/, /1 June/],
  // A full stop after an abbreviation or an ordinal ends nothing.
  ['Prawo jazdy kat. C do wakacji\nLepszy angielski', /kat\. C/, /„prawo jazdy kat”/],
  [
    'Ich möchte bis zum Stichtag am 1. Juli sicher mit dem neuen System buchen können.',
    /Um .*sicher mit dem neuen System buchen zu können.*1\. Juli 2027/,
    /am 1 werde/,
  ],
  // The day of Easter, the beginning of summer, and a weekday that says how often.
  ['Ich möchte bis Ostern wieder ein eigenes Projekt leiten.', /28\. März 2027/, /Fassung|15\. April/],
  ['Chcę zdobyć dziesięć stałych klientek do lata.', /20 czerwca 2027/, /sierpnia/],
  ['Ich würde gern am Freitag pünktlich gehen.', /pünktlich/, /November 2026|proben/],
  // Figures and names beside a wish go with it.
  ["- ask for a pay rise (I'm on 31k, want 36k)\n- learn SQL", /pay rise \(36k\)/, /31k/],
  [
    '- ogarnąć Figmę (auto layout, komponenty)\n- nauczyć się SQL',
    /Figmę \(auto layout, komponenty\)/,
    /uczę/,
  ],
  ['- Power BI lernen\n- weniger Überstunden (zurzeit ca. 12 im Monat)', /ca\. 12 im Monat/, /No response/],
  ['Jak znaleźć pierwszą pracę jako tester oprogramowania?', /jako tester oprogramowania/, /No response/],
  // A thing is no infinitive, and what is out of the question is no wish.
  ["What I'd really like is a job in environmental consulting.", /For a job in/, /To (?:a )?job/],
  ["I want to learn SQL. We have a mortgage so I can't just quit.", /SQL/, /quit/],
  // Plans fit what the wish is about.
  ['I need to write shorter, clearer emails.', /To write shorter, clearer emails/, /version|2 ways/],
  ['- get my forklift ticket renewed before 31 January\n- learn SQL', /31 January 2027/, /2 ways|rehearse/],
  ['Ich möchte den Meister machen.', /die ersten 3 davon schaffen/, /fertig sein/],
  // Need, lack and questions open a wish.
  ['Wie schaffe ich den Wechsel von der Hotellerie ins Eventmanagement?', /Eventmanagement/, /No response/],
  ['Oh, and I should probably get my driving licence.', /driving licence/, /No response/],
  ['hej, chcialbym sie nauczyc pythona', /Python/, /cel/],
];

for (const [text, held, absent] of CASES) {
  test(`keeps what is said in: ${text.split('\n')[0]}`, async () => {
    const goals = await goalsFor(text);
    assert.match(goals, held);
    assert.doesNotMatch(goals, absent);
  });
}

test('Easter falls on the Sunday that the Gregorian calendar gives it', () => {
  const days = ['2019-04-21', '2024-03-31', '2027-03-28', '2038-04-25', '1981-04-19', '1954-04-18'];
  for (const day of days) assert.equal(easterOf(Number(day.slice(0, 4))).toString(), day);
});
