import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { composeGoals } from '../../../src/generators/composer/compose.ts';
import { LANGUAGES } from '../../../src/generators/languages/index.ts';
import type { LanguageFile } from '../../../src/generators/languages/language-file.ts';
import { isSlip, knownWords } from '../../../src/generators/tagging/known-words.ts';
import { cleanText } from '../../../src/generators/text/clean.ts';
import { understand } from '../../../src/generators/understanding/understand.ts';
import { startWithLeaning } from '../../../src/generators/understanding/words.ts';
import { FLOORS } from './floors.ts';
import { readLabelledTexts } from './labelled-wishes.ts';
import { answerTo, measure, partOf } from './measure.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

for (const file of LANGUAGES) {
  const texts = readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url));
  const floor = FLOORS[file.code];
  assert.ok(floor, `no floor for ${file.code}`);

  test(`${file.name}: held-out wishes are understood as well as they were`, () => {
    const { figures } = measure(partOf(texts, 'held-out'), file);
    for (const figure of ['recall', 'precision'] as const) {
      assert.ok(
        figures[figure] >= floor[figure],
        `${figure} fell from ${floor[figure]} to ${figures[figure]}`,
      );
    }
    for (const figure of ['wrongKinds', 'lostFacts', 'scraps', 'wrongSilence'] as const) {
      assert.ok(
        figures[figure] <= floor[figure],
        `${figure} rose from ${floor[figure]} to ${figures[figure]}`,
      );
    }
  });

  test(`${file.name}: each wish is in one goal or left out for a reason, and each goal is for a wish`, () => {
    for (const text of texts) {
      const { goals, ledger, understanding } = answerTo(text, file);
      assert.deepEqual(
        new Set(ledger.map(({ wish }) => wish)),
        new Set(understanding.wishes),
        `${text.id}: a wish is in no ledger`,
      );
      for (const { goal, reason } of ledger) assert.ok((goal === null) !== (reason === null), text.id);
      const told = new Set(ledger.map(({ goal }) => goal));
      goals.forEach((_, index) => {
        assert.ok(told.has(index), `${text.id}: goal ${index + 1} is for no wish`);
      });
      for (const name of understanding.private)
        assert.ok(!goals.some((goal) => goal.includes(name)), `${text.id}: a goal says “${name}”`);
    }
  });

  test(`${file.name}: another variant words the same wishes otherwise`, () => {
    let same = 0;
    const development = partOf(texts, 'development');
    for (const text of development) {
      const first = answerTo(text, file, 0);
      const second = answerTo(text, file, 1);
      assert.deepEqual(second.understanding, first.understanding);
      if (first.goals.length > 0 && first.goals.join() === second.goals.join()) same++;
    }
    // Some plans that stand without the mentee's words have one wording.
    assert.ok(same <= development.length * 0.4, `${same} of ${development.length}`);
  });
}

test('a clause is a piece of the text, whatever is typed', () => {
  const samples = LANGUAGES.flatMap((file) =>
    readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url)).map(({ text }) => text),
  );
  const piece = fc.oneof(
    fc.constantFrom(...samples),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...LANGUAGES),
      (pieces, file) => {
        const text = cleanText(pieces.join('\n'));
        const { wishes } = understand(text, file, TODAY);
        for (const { clause, start, end, sure } of wishes) {
          assert.ok(clause.length > 0);
          assert.equal(clause, text.slice(start, end));
          assert.ok(sure >= 0 && sure <= 1);
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** What is typed, what its goals hold, and what they do not. */
const CASES: readonly (readonly [text: string, held: RegExp, absent: RegExp])[] = [
  ['I want to pass the CIPD Level 5 by June', /CIPD Level 5.*30 June 2027/, /by June,/],
  ["- ask for a pay rise (I'm on 31k, want 36k)\n- learn SQL", /pay rise \(I'm on 31k, want 36k\)/, /31 k/],
  ['I have 4 hours a week. I want to learn Python and find a job as a tester.', /2 hours a week/, /4 hours/],
  ["I'd like to grow. My boss Dervla says I should sell more.", /\d{4}/, /Dervla|sell/],
  ['Ich möchte Power BI lernen. Ich will auf keinen Fall in den Vertrieb.', /Power BI/, /Vertrieb/],
  ['Chcę zdać egzamin B2 do końca czerwca.', /egzamin B2.*30 czerwca 2027/, /końca czerwca/],
  ['Je voudrais passer mon permis poids lourd avant Pâques.', /permis poids lourd.*2027/, /No response/],
  ['Хочу выучить испанский до лета.', /31 мая 2027/, /No response/],
  ["I want to find a job as a baker. I'd like not to make a fool of myself.", /job as a baker/, /a fool/],
  ['Vorrei imparare a cucinare. Non ho intenzione di iscrivermi in palestra.', /cucinare/, /palestra/],
  ['I want to go swimming twice a week.', /swimming twice a week/, /\d (?:days|times|evenings) a week/],
  [
    'This winter I want to ship one small app with Django and get at least 10 people to use it.',
    /ship one small app with Django and get at least 10 people to use it/,
    /what I want/,
  ],
  ['Do léta bych chtěl mít vlastní web.', /Mít vlastní web: .*20\. června 2027/, /co chci/],
  [
    'Ráda bych se přestala omlouvat za každou maličkost.',
    /Přestat se omlouvat za každou maličkost/,
    /co chci/,
  ],
  ['Rada by som viac delegovala.', /Viac delegovať/, /čo chcem/],
  [
    'Hola. Estoy en paro tras cerrar la fábrica. Quisiera tener tres entrevistas.',
    /tres entrevistas/,
    /fábrica/,
  ],
  ['Ho paura di annoiarmi a casa. Vorrei trovare un lavoro a Pisa.', /lavoro/, /annoiarmi/],
  [
    'Директорка пропонувала мені стати заступницею, але я не хочу. Хочу вивчити польську.',
    /польську/,
    /заступниц/,
  ],
  ['Хочу, чтобы к маю десять детей выступили на соревнованиях.', /Хочу, чтобы .*выступили/, /чего хочу/],
  [
    'Il faudrait que je tienne mes comptes chaque semaine.',
    /Il faudrait que je tienne mes comptes/,
    /ce que je veux/,
  ],
  [
    '- zhubnout 6 kilo do května\n- míň nadávat na podřízené',
    /Zhubnout 6 kilo: .*30\. dubna 2027/,
    /do května/,
  ],
  ['- KPSS sınavına hazırlanmak (temmuz)\n- kitap okumak', /31 Temmuz 2027/, /\(/],
  [
    '1. выучить таджикский алфавит (невеста оттуда)\n2. пройти курс крановщика',
    /таджикский алфавит/,
    /невеста/,
  ],
  ['Je cherche à trouver un stage pour vérifier si ce métier me plaît.', /^Trouver un stage/, /^Pour/],
  [
    'as vrea sa vorbesc mai rar si mai clar cand prezint rezultatele',
    /să vorbesc mai rar și mai clar când prezint/,
    /sa vorbesc/,
  ],
  ['also ehrlich gesagt brauch ich kein coaching, mir gehts gut', /^No response\.$/, /\d/],
  [
    'Künftig soll jedes Angebot innerhalb von drei Tagen rausgehen.',
    /Künftig soll jedes Angebot/,
    /was ich will/,
  ],
  [
    '1. Finire la tesi (mancano due capitoli) entro il 28 febbraio\n2. Imparare a nuotare',
    /Per finire la tesi,/,
    /capitoli/,
  ],
  ["- obtenir le permis C d'ici juin\n- arrêter de fumer", /permis C, .*30 juin 2027/, /permis C d/],
  [
    'Ich möchte bis Juni besser vor Gruppen sprechen.',
    /Besser vor Gruppen sprechen: .*30\. Juni 2027/,
    /Juni besser/,
  ],
  ['- get my own van by summer\n- learn SQL', /To get my own van, .* 2027/, /by summer/],
  ['- obronić się do końca czerwca\n- przestać palić', /Aby obronić się, .*30 czerwca 2027/, /końca czerwca/],
  ['- Gehaltsgespräch im Januar vorbereiten\n- SQL lernen', /Gehaltsgespräch.*1\. Januar 2027/, /jedes Mal/],
  ['Quiero dormir siete horas cinco días a la semana.', /calendario/, /3 pasos/],
  [
    'Chcę opanować Excela i zrobić raport stanów magazynowych. Mam na to 3 godziny tygodniowo.',
    /2 godziny tygodniowo.*\n.*1 godzinę tygodniowo/,
    /3 godziny/,
  ],
  [
    'Wie schaffe ich es, nicht mehr jeden Sonntag die Dienstpläne zu schreiben?',
    /^Nicht mehr jeden Sonntag die Dienstpläne schreiben: /,
    /was ich will/,
  ],
  [
    'Ich möchte meine erste Chorprobe selbst leiten können.',
    /^Meine erste Chorprobe selbst leiten: /,
    /können/,
  ],
  ['Ako mám prestať odkladať faktúry na posledný deň?', /^Prestať odkladať faktúry/, /zvykom/],
  ['Jak se mám naučit mluvit na poradě?', /^Naučit se mluvit na poradě: /, /se mám/],
  ['Rád by som viedol vlastnú partiu.', /^Viesť vlastnú partiu: /, /Viedoť/],
  [
    'Je passe deux heures chaque soir à répondre à des mails. Je veux descendre à une demi-heure.',
    /^Pour descendre à une demi-heure/,
    /répondre/,
  ],
  ['Je ne cherche pas à gagner plus. Je veux devenir formateur.', /formateur/, /gagner/],
  ['Potrebujem im nastaviť pravidlá, kedy odpovedám.', /^Nastaviť im pravidlá/, /^Im/],
  [
    '- melhorar o meu francês (nível A2 agora, quero B1)\n- ler',
    /francês \(nível A2 agora, quero B1\)/,
    /agora,? vou/,
  ],
  ['Хочу знайти й навчити бариста, щоб мати два вільні дні на тиждень.', /бариста/, /календарі|навчуся/],
  ['I want to get my forklift licence before the spring rush in April.', /31 March 2027/, /April/],
];

for (const [text, held, absent] of CASES) {
  test(`keeps what is said in: ${text.split('\n')[0]}`, async () => {
    const { output } = await composeGoals({ input: text, today: TODAY, variant: 0 });
    assert.match(output, held);
    assert.doesNotMatch(output, absent);
  });
}

test('a word that leans on the verb of a clause goes with it, and one of another verb does not', () => {
  const [czech, polish] = ['cs', 'pl'].map((code) => LANGUAGES.find((file) => file.code === code));
  assert.ok(czech && polish);
  const from = (text: string, clause: string, file: LanguageFile): string =>
    text.slice(startWithLeaning(text, text.indexOf(clause), file));
  assert.equal(from('Chtěla bych se přestat bát', 'přestat', czech), 'se přestat bát');
  assert.equal(from('Bojím se mluvit', 'mluvit', czech), 'mluvit');
  assert.equal(from('Chcę się nauczyć szyć', 'nauczyć', polish), 'się nauczyć szyć');
});

test('slips of the keyboard and forgotten marks are told from words, new ones too', () => {
  const slips = { en: ['programing', 'anlysis'], cs: ['prestat'], uk: ['програмуваня'] };
  const words = { en: ['programming', 'trawlers', 'charging'], cs: ['přestat'], uk: ['програмування'] };
  for (const [code, list] of Object.entries(slips))
    assert.deepEqual(
      list.filter((word) => !isSlip(word, knownWords(code))),
      [],
    );
  for (const [code, list] of Object.entries(words))
    assert.deepEqual(
      list.filter((word) => isSlip(word, knownWords(code))),
      [],
    );
});
