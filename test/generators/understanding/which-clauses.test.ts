/** Which clauses of a text are wishes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeGoals } from '../../../src/generators/composer/compose.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

type Case = readonly [text: string, held: RegExp, absent?: RegExp];

/** What opens a wish. */
const OPENED: readonly Case[] = [
  // The subject is left out behind “and”.
  [
    'Ich bin Dachdecker und will im Herbst 2027 mit der Meisterschule anfangen.',
    /mit der Meisterschule anfangen/,
  ],
  [
    'Ik ben kraamverzorgende en zou graag lactatiekundige worden. De opleiding kost 4000 euro.',
    /^Lactatiekundige/,
  ],
  // A conditional before a comma.
  ['Rád by som sa stal majstrom na stavbe, teraz som murár.', /^Stať sa majstrom na stavbe: /],
  ['Taky bych se rád naučil kreslit, protože zákazníci chtějí obrázek.', /^Naučit se kreslit: /],
  // What would be nice.
  [
    'Quiero encontrar un puesto de día. También me vendría bien aprender algo de Excel.',
    /aprender algo de Excel/,
  ],
  ['Es wäre schön, eine Werkstatt zu finden.', /^Eine Werkstatt finden: /],
  ["I'd like to train as a nurse. I'd need to apply by the end of March.", /apply by the end of March/],
  // What stands before the verb and joins it to the sentence before.
  [
    'Bis Mai möchte ich mich entscheiden. Dazu will ich verstehen, wie man Bilanzen liest. Was noch fehlt: Ich kann schlecht vor Leuten sprechen.',
    /Verstehen, wie man Bilanzen liest: .*Besser vor Leuten sprechen: /s,
  ],
  // What is needed, with what stands before it.
  [
    'Ich möchte die Kasse ordnen. Zweitens brauche ich dringend jemanden, der mir einen Teil abnimmt.',
    /brauche ich dringend jemanden/,
  ],
  ['Ik zou met mijn chef willen bespreken hoe we de taken verdelen.', /^Met mijn chef bespreken hoe/],
];

/** A wish that points to what is said before it is said with that. */
const POINTING: readonly Case[] = [
  [
    'In der Sitzung sage ich nie etwas zum Plan. Das würde ich gern ändern.',
    /^In der Sitzung sage ich nie .* Das würde/,
  ],
  [
    'In vergaderingen zeg ik bijna niets. Daar wil ik verandering in brengen.',
    /^In vergaderingen .* Daar wil ik/,
  ],
  ['Když přijde zákazník, řeknu vždycky polovinu. To bych chtěla změnit.', /^Když přijde .* To bych chtěla/],
  // A limit at the end of a sentence is not that of the next.
  [
    'Ich möchte das C1-Zertifikat machen, am liebsten vor den Sommerferien. Mein Abschluss ist noch nicht anerkannt. Das will ich endlich erledigen.',
    /C1-Zertifikat.*20\. Juni 2027/,
    /erledigen\. .*20\. Juni/,
  ],
];

/** Words that only look as if they referred elsewhere. */
const LOOKALIKES: readonly Case[] = [
  ['Me gustaría terminar la ESO.', /^Para terminar la ESO, /],
  ['Quiero vender más. Me gustaría dar una charla en la feria.', /^Para dar una charla en la feria, /m],
];

/** What is no wish. */
const NONE: readonly Case[] = [
  ['Quero chegar ao nível B2 de alemão. Só sei cumprimentar e dar o preço do quarto.', /alemão/, /preço/],
  ['Vorrei vendere online. Io so leggere un contratto di mutuo.', /vendere/, /contratto/],
  ['Chcę zmienić pracę. Mogę odłożyć 600 złotych na szkolenia.', /zmienić pracę/, /600/],
  [
    'Quero fazer o curso técnico de enfermagem. Parei de estudar no segundo ano do ensino médio.',
    /enfermagem/,
    /segundo ano/,
  ],
  [
    'Ik wil naar 45 uur per week. Een vriend zei dat ik ook motorlessen moet gaan geven, maar daar heb ik geen zin in.',
    /45 uur/,
    /otorlessen/,
  ],
  ['Ich will Klavier lernen. Ich möchte auch segeln lernen, aber das hat Zeit.', /Klavier/, /segeln/i],
  ['werk\n- doorgroeien naar planner\n- sneller leren plannen', /planner/, /^Werk/m],
  ["I'm happy where I am, no courses please.", /^No response\.$/],
];

/** Where nothing else can be said, the mentee's own sentence is. */
const OWN_SENTENCES: readonly Case[] = [
  [
    'Večne naháňam výkazy, lebo ich vypĺňam až v piatok. Chcem ich robiť priebežne.',
    /^Večne naháňam výkazy, /,
  ],
];

for (const [text, held, absent] of [...OPENED, ...POINTING, ...LOOKALIKES, ...NONE, ...OWN_SENTENCES]) {
  test(`finds the wishes of: ${text.split('\n')[0]}`, async () => {
    const { output } = await composeGoals({ input: text, today: TODAY, variant: 0 });
    assert.match(output, held);
    if (absent !== undefined) assert.doesNotMatch(output, absent);
  });
}
