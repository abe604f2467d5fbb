import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { composeGoals } from '../../src/composer/compose.ts';
import { LANGUAGE_CODES, loadLanguage } from '../../src/composer/languages/index.ts';
import { rateIn } from '../../src/composer/times/rate.ts';
import { MAX_OUTPUT_TOKENS, NO_RESPONSE } from '../../src/domain/goal-writer.ts';
import { countTokens } from '../../src/generators/tokens.ts';
import { anyString } from '../support/any-string.ts';
import { datesIn } from './dates-in.ts';
import { TEXTS } from './texts.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

const composed = (input: string, variant = 0, today = TODAY) =>
  composeGoals({ input, today, variant, countTokens });

for (const code of LANGUAGE_CODES) {
  suite(code, () => {
    const texts = TEXTS[code];
    assert.ok(texts, code);

    test('a wish that is sure has the plan of its label, behind its own words', async () => {
      const language = await loadLanguage(code);
      const { goals, language: own } = await composed(texts.learning.replace('*', 'Python'));
      assert.equal(own, code);
      assert.equal(goals.length, 1);
      const [goal = ''] = goals;
      assert.match(goal, /Python/);
      const plans = Object.values(language.plans).flat();
      const isPlan = plans.some((plan) => goal.endsWith(plan.split('}').at(-1) ?? ''));
      assert.ok(isPlan, goal);
    });

    test('a variant says the same otherwise, and the same answer comes twice', async () => {
      const [first, again, other] = [
        await composed(texts.list),
        await composed(texts.list),
        await composed(texts.list, 1),
      ];
      assert.deepEqual(again, first);
      assert.notEqual(other.output, first.output);
      assert.equal(other.goals.length, first.goals.length);
    });

    test('each item of a list is a goal, in its order', async () => {
      const { goals } = await composed(texts.list);
      assert.equal(goals.length, 3);
      assert.match(goals[0] ?? '', /SQL/);
    });

    test('lines without marks are items too', async () => {
      assert.equal((await composed(texts.list.replaceAll('- ', ''))).goals.length, 3);
    });

    test('what is refused is in no goal', async () => {
      const [text, word] = texts.refused;
      const { goals, output } = await composed(text);
      assert.equal(goals.length, 1, output);
      assert.ok(!output.toLowerCase().includes(word.toLowerCase()), output);
    });

    test('a limit is the last day of the goal, and “before” ends the day before', async () => {
      const language = await loadLanguage(code);
      const byJune = await composed(texts.byJune);
      assert.equal(
        datesIn(byJune.goals[0] ?? '', language)
          .at(-1)
          ?.toString(),
        '2027-06-30',
        byJune.output,
      );
      const before = await composed(texts.beforeMarch);
      const last = datesIn(before.goals[0] ?? '', language).at(-1);
      assert.ok(last?.toString() === '2027-02-28' || last?.toString() === '2027-03-01', before.output);
    });

    test('how often or how long is what the mentee says, and no plan says otherwise', async () => {
      const language = await loadLanguage(code);
      const [text, rate] = texts.rate;
      for (const variant of [0, 1]) {
        const { goals } = await composed(text, variant);
        assert.equal(goals.length, 1, `${goals}`);
        const [words = '', ...plan] = goals[0]?.split(':') ?? [];
        assert.ok(words.toLowerCase().includes(rate.toLowerCase()), words);
        assert.equal(rateIn(plan.join(':'), language), undefined, `${plan}`);
      }
    });

    test('names, links and addresses are not repeated', async () => {
      const [text, name] = texts.withName;
      const { goals, output } = await composed(`${text} https://example.org/a someone@example.org`);
      assert.equal(goals.length, 1, output);
      assert.ok(!output.includes(name), output);
      assert.doesNotMatch(output, /example|@/);
    });

    test('no response only where no wish is', async () => {
      assert.equal((await composed(texts.none)).output, NO_RESPONSE);
      const keyword = await composed(texts.keyword);
      assert.equal(keyword.goals.length, 1, keyword.output);
    });
  });
}

test('no plan has what a sentence of its own excludes', async () => {
  assert.match((await composed('I want to learn Python.')).output, /1 course/);
  assert.doesNotMatch((await composed('I want to learn Python. No courses.')).output, /course/);
});

test('hours for all wishes together are those of none, and no plan takes more', async () => {
  const text = 'I want to learn Python. I also want to learn to draw. I have 2 hours a week.';
  const { goals, output } = await composed(text);
  assert.equal(goals.length, 2);
  assert.doesNotMatch(output, /hours|a week|evenings|days/);
});

test('a figure of now, of work or of a job is not how often a plan is done', async () => {
  assert.doesNotMatch((await composed('- correct essays faster (now 6 hours a week)')).output, /6 hours/);
  assert.match(
    (await composed('a job, at most 20 hours a week')).output,
    /20 hours a week.*2 tailored applications/,
  );
});

for (const text of [
  'Chci se na poradách víc ozvat',
  'Ráda bych lépe vystupovala před lidmi',
  'Chcem sa naučiť pliesť',
  'Nie potrafię odmawiać szefowi',
  'Не знаю, чего хочу в жизни',
  'Шукаю роботу бухгалтеркою',
  'Jak se připravit na pohovor',
  'Chtěl bych se do roka stát vedoucím',
  'Ako napísať dobrý životopis',
  'Připravit prezentaci na 5. prosince',
]) {
  test(`words that cannot stand without their opening keep it: ${text}`, async () => {
    const { output } = await composed(text);
    assert.ok(output.includes(text), output);
  });
}

for (const [code, text] of [
  ['en', "I'm afraid I'll lose my job to the new machines"],
  ['de', 'Ich fürchte, dass ich das Abitur nachholen nicht packe'],
  ['pl', 'martwię się, że nie dam rady na studiach'],
  ['cs', 'bojím se, že mě nevezmou zpátky do práce'],
  ['sk', 'mám 55 a neviem, kto ma ešte zamestná'],
  ['uk', 'боюся, що мене звільнять'],
  ['ru', 'переживаю, что не справлюсь с новым отделом'],
  ['fr', 'je doute de ma reconversion en menuiserie'],
  ['es', 'no sé si dejar la carrera'],
  ['it', 'mi sento inutile da quando sono in pensione'],
  ['pt', 'sinto-me perdida desde que me reformei'],
  ['tr', 'işten çıkarıldım, ne yapacağımı bilmiyorum'],
  ['ro', 'mă tem că nu găsesc de lucru la 52 de ani'],
  ['nl', 'ik ben bang dat ik mijn baan verlies door de fusie'],
] as const) {
  test(`a fear, a doubt or a state is quoted whole, and talked about: ${text}`, async () => {
    const { worry } = await loadLanguage(code);
    const { goals, language } = await composed(text);
    assert.equal(language, code);
    const [goal = '', ...more] = goals;
    assert.deepEqual(more, []);
    assert.ok(goal.includes(text.slice(1)), goal);
    assert.ok(goal.endsWith(worry.split('{date}')[1] ?? ''), goal);
  });
}

test('a fear is quoted whole without what is private in it', async () => {
  const { goals } = await composed('bang dat ik na mijn burn-out weer te hard van stapel loop');
  assert.match(goals[0] ?? '', /^‘Bang dat ik na mijn … weer te hard van stapel loop’:/);
});

test('what somebody fears beside a wish, or tells of others, is no goal', async () => {
  const text = 'I want to learn Python. I am afraid of the exam at the end.';
  const { goals } = await composed(text);
  assert.equal(goals.length, 1);
  assert.match(goals[0] ?? '', /^Learn Python:/);
  const told = 'learn welding, i am a cleaner, my boss Tom is kind but busy, only free on mondays';
  assert.doesNotMatch((await composed(told)).output, /cleaner|kind/i);
});

for (const [text, words] of [
  [
    'Ich will mich weiterbilden, aber NICHT im Fernstudium, und umziehen werde ich auch nicht.',
    'Mich weiterbilden',
  ],
  [
    'Ich träume von einer kleinen Rösterei, weiß aber nicht, wo ich anfangen soll.',
    'Ich träume von einer kleinen Rösterei',
  ],
  ['Chcę awansować, byle nie na kierownika i nie w sprzedaży.', 'Awansować'],
  ['ветеран, хочу в айті, але не знаю куди', 'В айті'],
  ['хочу свалить из Сбера, но не в другой банк и не в продажи.. могу вечером', 'Свалить из …'],
  ['prejsť Cestu hrdinov SNP', 'Prejsť … hrdinov SNP'],
  ['Mollare il posto fisso alle Poste e aprire una pasticceria', 'Mollare il posto fisso'],
  [
    'tbh nights at the Amazon warehouse are killing me, cyber security maybe?? got like 4 hrs a week',
    'Tbh nights at the Amazon warehouse are killing me',
  ],
  [
    'Nein sagen, wenn die Chefin schon wieder meine Schicht tauschen will',
    'Nein sagen, wenn die Chefin schon wieder meine Schicht tauschen will',
  ],
  [
    'Gesellenprüfung Schreiner 2027, Teil eins und zwei',
    'Gesellenprüfung Schreiner 2027, Teil eins und zwei',
  ],
] as const) {
  test(`the words of a wish end where its clause ends: ${text}`, async () => {
    assert.match((await composed(text)).output, new RegExp(`^[„“«]?${words}[”“»]?(?: ?:| \\()`));
  });
}

test('earlier is no refusal, and stays where it ends a wish', async () => {
  const list = await composed('- Steuererklärung machen\n- früher ins Bett');
  assert.match(list.goals[1] ?? '', /^„?Früher ins Bett/);
  assert.match((await composed('svegliarsi prima')).output, /^«?Svegliarsi prima/);
});

test('an abbreviation in capitals is a keyword, and keys beside each other are none', async () => {
  assert.match((await composed('KPSS')).output, /^“KPSS”: I will/);
  assert.equal((await composed('QWERT')).output, NO_RESPONSE);
});

/** Pieces of which hard texts are made. */
const PIECE = fc.oneof(
  fc.constantFrom(
    ...Object.values(TEXTS).flatMap(({ list, byJune, refused, withName, keyword, none }) => [
      list,
      byJune,
      refused[0],
      withName[0],
      keyword,
      none,
    ]),
  ),
  fc.constantFrom(
    'https://example.org/a?b=c',
    'someone@example.org',
    '<|endoftext|>',
    '\u0000',
    '🎯',
    '👩‍💻',
    '1)',
    '•',
    '100 %',
    '29. Februar',
    'by 31 December',
    'Привет',
    '目標',
    '\ud800',
    'x'.repeat(400),
  ),
  anyString({ maxLength: 30 }),
  fc.string({ maxLength: 30 }),
);

test('keeps every promise whatever is typed, on whatever day', async () => {
  const day = fc.oneof(
    fc.constantFrom('2026-12-31', '2028-02-29', '2027-01-01', '2027-02-28'),
    fc
      .date({ min: new Date('2024-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(PIECE, { minLength: 1, maxLength: 8 }),
      day,
      fc.nat(5),
      fc.constantFrom(' ', '\n', '\n- '),
      async (pieces, iso, variant, glue) => {
        const today = Temporal.PlainDate.from(iso);
        const input = pieces.join(glue);
        const first = await composed(input, variant, today);
        assert.deepEqual(await composed(input, variant, today), first);
        assert.ok((await countTokens(first.output)) <= MAX_OUTPUT_TOKENS);
        if (first.goals.length === 0) {
          assert.equal(first.output, NO_RESPONSE);
          return;
        }
        assert.ok(first.goals.length <= 5);
        assert.doesNotMatch(first.output, /@|https?:|example\.|\{|\}|\|/);
        const language = await loadLanguage(first.language ?? '');
        for (const goal of first.goals) {
          const last = datesIn(goal, language).at(-1);
          assert.ok(last !== undefined && Temporal.PlainDate.compare(last, today) >= 0, `${iso}: ${goal}`);
          assert.match(goal, /[.]$/);
          assert.doesNotMatch(goal, /\n/);
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** The processor time that this thread has taken, in milliseconds: other processes do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The least of some measurements, in milliseconds. */
async function timeOf(input: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 2; round++) {
    const start = processorTime();
    await composed(input);
    least = Math.min(least, processorTime() - start);
  }
  return least;
}

const GROWING: readonly (readonly [string, (size: number) => string])[] = [
  ['letters without a space', (size) => 'ab'.repeat(size / 2)],
  ['list items', (size) => '- learn Python\n'.repeat(size / 15)],
  ['short items', (size) => '- ab\n'.repeat(size / 5)],
  ['words', (size) => 'I want to learn many things and '.repeat(size / 32)],
  ['commas', (size) => 'ab, '.repeat(size / 4)],
  ['digits', (size) => '1. '.repeat(size / 3)],
  ['marks', (size) => '.,;:!-'.repeat(size / 6)],
  ['brackets', (size) => '<('.repeat(size / 2)],
];

for (const [name, make] of GROWING) {
  test(`takes time at most linear in ${name}`, async () => {
    await composed(make(4800));
    const small = await timeOf(make(4800));
    const large = await timeOf(make(19_200));
    assert.ok(large <= 12 * small + 20, `${small} ms, four times as much: ${large} ms`);
  });
}

test('a text in a language that is not covered is answered wholly in a covered one', async () => {
  for (const input of [
    'Jeg vil gerne lære Python og finde et nyt job',
    'Πώς μπορώ να μάθω Python;',
    '私はPythonを勉強したいです',
    'Haluan oppia ohjelmoimaan',
    '我想学习编程',
  ]) {
    const { goals, language, output, isUnsupportedLanguage } = await composed(input);
    assert.equal(goals.length, 1, `${input}: ${output}`);
    assert.ok(LANGUAGE_CODES.includes(language ?? ''));
    assert.equal(isUnsupportedLanguage, true, input);
  }
  const none = await composed('没有，谢谢');
  assert.deepEqual([none.output, none.isUnsupportedLanguage], [NO_RESPONSE, true]);
});

for (const [text, many] of [
  ['Chcę:\n1) znaleźć pracę\n2) nauczyć się SQL\n3) żadnych kursów online', 2],
  ['Non voglio più lavorare nella ristorazione', 0],
  ['Quiero mejorar mi inglés, no hacer un máster', 1],
  ['nie chcę żadnych kursów, tylko znaleźć pracę w zawodzie', 1],
  ['I don’t want courses, just to find a job', 1],
  ['Nicht mehr rauchen', 1],
] as const) {
  test(`what is refused is no goal, and what follows it is one: ${text}`, async () => {
    const { goals, output } = await composed(text);
    assert.equal(goals.length, many, output);
    assert.doesNotMatch(output, /żadnych|máster|courses|ristorazione/i);
  });
}

for (const [text, words] of [
  ['Encontrar empleo en Madrid', 'Encontrar empleo en Madrid'],
  ['znaleźć mieszkanie w Krakowie', 'Znaleźć mieszkanie w Krakowie'],
  ['najít byt v Brně', 'Najít byt v Brně'],
  ['Find a flat in Leeds', 'Find a flat in Leeds'],
  ['integrar-me em Portugal', 'Integrar-me em Portugal'],
  ['Aprobar la oposición en Castilla y León', 'Aprobar la oposición en Castilla y León'],
  ['Schulden abbauen', 'Schulden abbauen'],
  ['salir de deudas', 'Salir de deudas'],
] as const) {
  test(`a verb and its noun are a wish, with the place where it is to be, and so is leaving debts: ${text}`, async () => {
    const { goals, output } = await composed(text);
    assert.equal(goals.length, 1);
    assert.match(output, new RegExp(`^[“„«]?${words}[”“»]?:`));
  });
}

test('the words of a wish go on to the end of its sentence, behind a comma as well', async () => {
  const { output } = await composed('I want to ride around the lake, fourteen kilometres.');
  assert.match(output, /^“Ride around the lake, fourteen kilometres”:/);
});

for (const [text, many] of [
  ['1 arranjar o telhado da loja\n2 contratar alguem para as tardes\n3 site com encomendas', 3],
  ['1.acoperis la grajd 2.tractor cu fonduri europene 3.dinti', 3],
  ['embaucher un apprenti boucher / refaire la vitrine / fermer le lundi pour de vrai', 3],
  ['1. баню достроить\n2. внучку научить на лыжах\n3 сустав сделать по квоте', 3],
  [
    'depositar la tesis en junio, aprender R en serio, un cv de una página que no sea académico, decidir si postdoc',
    4,
  ],
  ['диплом ветеринара подтвердить; подтянуть литовский, хотя бы по терминам; права', 3],
  ['* Keller ausräumen u. das Zeug verkaufen\n* Mutter öfter besuchen', 2],
  ['1- réussir les croissants\n2- trouver un stage chez un artisan', 2],
] as const) {
  test(`a list may be numbered or parted in any way: ${text}`, async () => {
    const { goals, output } = await composed(text);
    assert.equal(goals.length, many, output);
    assert.doesNotMatch(output, /^\P{L}*[1-4][ -]| u:|\//mu);
  });
}

test('two weeks in another sentence are no limit', async () => {
  const text = 'Robím v Rakúsku, dva týždne tam, dva doma. Chcela by som si nájsť prácu v Trnave.';
  assert.doesNotMatch((await composed(text)).output, /decembra 2026/);
});

test('a clause goes on to its pause, and behind it with what is to be learnt', async () => {
  for (const [text, words] of [
    ['zdać egzamin na instruktora nauki jazdy, kat. C', 'Zdać egzamin na instruktora nauki jazdy:'],
    [
      'Außerdem will ich endlich lernen, wie man ordentliche Fotos macht.',
      'Lernen, wie man ordentliche Fotos macht',
    ],
    [
      'Quiero alquilar un piso pequeño con luz, porque estoy en casa de mi hermana.',
      'Alquilar un piso pequeño con luz:',
    ],
  ] as const)
    assert.ok((await composed(text)).output.includes(words), text);
});

for (const text of [
  '- mehr Sport\n- weniger Chaos im Keller\n- öfter lachen',
  '- nova kosacka\n- precitat vsetko od jedneho autora\n- zapisat sa na univerzitu tretieho veku',
  '- cambiar las ventanas\n- cambiar las puertas\n- ver el mar\n- volver al pueblo\n- tener un perro',
]) {
  test(`no two goals of an answer have the same sentence: ${text}`, async () => {
    const { goals } = await composed(text);
    assert.equal(goals.length, text.split('\n').length);
    assert.equal(
      new Set(goals.map((goal) => goal.split(':').slice(1).join(':'))).size,
      goals.length,
      `${goals}`,
    );
  });
}

test('what cannot be planned by its label is to be done by the day of the mentee, not begun by it', async () => {
  const { output } = await composed('mgr do czerwca');
  assert.match(output, /4 kroki .* całość skończę do 30 czerwca 2027/);
});

test('questions, items and abbreviations keep what belongs to them', async () => {
  assert.match((await composed('Ako napísať dobrý životopis?')).output, /^„?Ako napísať dobrý životopis/);
  assert.match((await composed('- hledám práci v IT\n- naučit se SQL')).output, /^„?Hledám práci v IT/);
  const raise = 'awans na starszą specjalistkę do czerwca i podwyżka min. 1500 brutto';
  assert.match((await composed(raise)).output, /podwyżka min\. 1500 brutto/i);
});

test('a greeting in any language has no response', async () => {
  for (const text of ['hola', 'ciao', 'RAS', 'cześć', 'merci', 'nada'])
    assert.equal((await composed(text)).output, NO_RESPONSE, text);
});
