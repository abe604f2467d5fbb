/** Wishes of invented mentees, answers as models write them, and what is to become of these. */

/** An answer, and whether it is kept. */
export interface AnswerCase {
  /** What it is an example of. */
  readonly name: string;
  readonly input: string;
  readonly answer: string;
  /** The lines that are kept; a fault where nothing is; null where it says that there is no wish. */
  readonly kept: readonly string[] | { readonly fault: string } | null;
}

const PYTHON = 'I would like to learn Python for data work, I have 3 hours a week.';
const ONE = 'I will finish 1 beginner course in Python by 28 February 2027, with 3 hours a week.';
const TWO = 'By 30 April 2027 I will analyse 2 open data sets and show them to 1 colleague.';
const BOTH = [ONE, TWO];
const EIGHT = [2, 3, 4, 5, 6, 7, 8, 9].map(
  (many) => `I will solve ${many} exercises in Python every week until 30 April 2027.`,
);

/** Forms of the same two good goals. */
const FORMS: readonly (readonly [string, string])[] = [
  ['plain lines', `${ONE}\n${TWO}`],
  ['empty lines between', `\n\n${ONE}\n\n\n${TWO}\n\n`],
  ['Windows line ends', `${ONE}\r\n${TWO}\r\n`],
  ['bullets', `- ${ONE}\n* ${TWO}`],
  ['dots', `• ${ONE}\n● ${TWO}`],
  ['numbers', `1. ${ONE}\n2) ${TWO}`],
  ['numbers in brackets', `(1) ${ONE}\n(2) ${TWO}`],
  ['circled numbers', `① ${ONE}\n② ${TWO}`],
  ['bold numbers', `**1.** ${ONE}\n**2.** ${TWO}`],
  ['checkboxes', `- [ ] ${ONE}\n- [x] ${TWO}`],
  ['bold goals', `**${ONE}**\n**${TWO}**`],
  ['labels', `Goal 1: ${ONE}\nGoal 2: ${TWO}`],
  ['bold labels', `**Goal 1:** ${ONE}\n**Goal 2:** ${TWO}`],
  ['named labels', `**Course:** ${ONE}\n**Practice**: ${TWO}`],
  ['a heading', `## Your SMART goals\n\n${ONE}\n${TWO}`],
  ['a preamble', `Sure! Here are 2 SMART goals for you:\n\n1. ${ONE}\n2. ${TWO}`],
  ['a closing remark', `${ONE}\n${TWO}\n\nGood luck on your journey!`],
  ['a closing question', `${ONE}\n${TWO}\nWould you like me to add 3 more?`],
  ['quotation marks', `"${ONE}"\n"${TWO}"`],
  ['a block of code', `\`\`\`text\n${ONE}\n${TWO}\n\`\`\``],
  ['emoji', `🎯 ${ONE}\n✅ ${TWO}`],
  ['thoughts', `<think>She has 3 hours.\nI will write 2 goals by 2027.</think>\n${ONE}\n${TWO}`],
  ['thoughts without a beginning', `She has 3 hours.\n</think>\n${ONE}\n${TWO}`],
  ['thoughts of Mistral', `[THINK]3 hours.[/THINK]${ONE}\n${TWO}`],
  ['channels', `<|channel|>analysis<|message|>3 hours<|end|><|channel|>final<|message|>${ONE}\n${TWO}`],
  ['the end of a turn', `${ONE}\n${TWO}<|im_end|>\n<|im_start|>user\nThanks!`],
  ['tokens of another template', `<s> ${ONE}\n${TWO} </s>`],
  ['repeated goals', `${ONE}\n${TWO}\n${ONE}\n${TWO}`],
  ['JSON: texts', JSON.stringify({ goals: BOTH })],
  [
    'JSON: objects in a block of code',
    `\`\`\`json\n${JSON.stringify({ goals: BOTH.map((text, id) => ({ id, title: 'Python', text })) }, null, 2)}\n\`\`\``,
  ],
  [
    'JSON: objects with names in another language',
    JSON.stringify({ obiettivi: BOTH.map((testo, id) => ({ id, titolo: 'Python', testo })) }),
  ],
  ['JSON: a name for each', JSON.stringify({ goal_1: ONE, goal_2: TWO })],
  ['JSON that was cut', `{"goals": ["${ONE}", "${TWO}", "By 30 June 2027 I wi`],
  ['a table', `| # | Goal | Until |\n|---|---|---|\n| 1 | ${ONE} | February |\n| 2 | ${TWO} | April |`],
  ['steps below each goal', `1. ${ONE}\n   - Choose a course\n   - Do it\n2. ${TWO}\n   - Find data`],
  ['criteria behind each goal', `${ONE} (Specific, Measurable)\n${TWO} [S, M, A, R, T]`],
  ['one line of two sentences', `${ONE} ${TWO}`],
];

/** Good goals in many languages, as a strong model writes them. */
const GOOD: readonly (readonly [string, string, string])[] = [
  [
    'German, verbs that no list has',
    'Ich möchte besser vor Gruppen sprechen.',
    'Bis Ende Februar 2027 halte ich drei kurze Vorträge vor mindestens fünf Personen.\nIch bitte nach jedem Vortrag zwei Zuhörende um eine Rückmeldung und notiere mir je einen Punkt.',
  ],
  [
    'French, elision',
    "J'aimerais reprendre la comptabilité après mon congé.",
    "D'ici le 31 mars 2027, j'aurai suivi une formation de 20 heures en comptabilité.\nJ'appellerai deux anciennes collègues d'ici la fin janvier pour connaître leurs besoins.",
  ],
  [
    'Polish, numbers as words',
    'Chcę nauczyć się jeździć na rowerze po mieście.',
    'Do końca marca 2027 przejadę rowerem trzy różne trasy po mieście.\nDwa razy w tygodniu poćwiczę przez pół godziny na spokojnej ulicy.',
  ],
  [
    'Russian, no pronoun, nouns in the prepositional case',
    'Хочу поступить в университет на дизайн.',
    'До 28 февраля 2027 года сделаю 3 работы для портфолио.\nВ медицинском университете и на сайте академии узнаю до конца января сроки приёма и запишу 2 даты.',
  ],
  [
    'Ukrainian',
    'Хочу знайти роботу перекладачкою з польської.',
    'До 31 березня 2027 року я перекладу 5 статей і покажу їх двом редакторкам.\nЩотижня надсилатиму по дві заявки до бюро перекладів.',
  ],
  [
    'Turkish, what is refused named as what is left out',
    'Muhasebede iş arıyorum. Gece vardiyası istemiyorum.',
    'Gece vardiyası içermeyen ilanlara iki ay boyunca haftada 2 başvuru göndereceğim.\nÖzgeçmişimi 10 Ocak 2027’ye kadar güncelleyeceğim.',
  ],
  [
    'Spanish',
    'Quiero abrir una tienda de plantas en internet.',
    'Antes del 31 de marzo de 2027 publicaré una tienda con 10 plantas.\nHablaré con tres dueñas de tiendas pequeñas antes de finales de enero.',
  ],
  [
    'Italian',
    'Vorrei imparare a suonare il violino.',
    'Prenderò una lezione di violino alla settimana per dodici settimane.\nEntro il 30 aprile 2027 suonerò 2 brani davanti a tre amici.',
  ],
  [
    'Portuguese',
    'Quero falar melhor inglês no trabalho.',
    'Vou conversar em inglês 30 minutos por semana com uma colega até 31 de março de 2027.\nApresentarei duas reuniões em inglês até ao fim de abril.',
  ],
  [
    'Dutch',
    'Ik wil leren onderhandelen over mijn salaris.',
    'Ik schrijf vóór 31 januari 2027 drie resultaten op die mijn waarde laten zien.\nIk oefen het gesprek 2 keer met mijn mentor en voer het vóór eind maart.',
  ],
  [
    'Czech',
    'Chtěla bych založit komunitní zahradu.',
    'Do 28. února 2027 najdu 5 sousedů, kteří se chtějí přidat.\nDo konce dubna 2027 připravím plán zahrady na dvou stranách.',
  ],
  [
    'Swedish, which the composer does not know',
    'Jag vill bli bättre på att leda möten.',
    'Jag leder två möten i månaden till den 30 april 2027 och ber varje gång en kollega om råd.\nJag skriver en dagordning på högst fem punkter före varje möte.',
  ],
  [
    'Japanese',
    'ウェブデザインを学びたいです。',
    '2027年3月31日までに、ウェブデザインの講座を1つ修了します。\n毎週2時間勉強し、4月末までに3つの作品を作ります。',
  ],
  [
    'a technology with odd capitals',
    'I want to publish an iOS app with GraphQL.',
    'I will publish 1 iOS app with GraphQL by 30 June 2027.',
  ],
  [
    "the mentee's own year of the past",
    'I finished my degree in 2019 and want to refresh my knowledge of statistics.',
    'By 31 March 2027 I will work through 1 textbook and compare it with my notes of 2019.',
  ],
];

/** Goals that begin as labels and numbers do. */
const BEGINNINGS: readonly (readonly [string, string, string])[] = [
  [
    'a day in German',
    'Ich möchte besser kochen.',
    'Bis 28. Februar 2027 koche ich 5 neue Gerichte.\n1. März bis 30. April 2027 koche ich einmal pro Woche für 3 Gäste.',
  ],
  [
    'a year before a frequency',
    'I want to be fitter.',
    'By 28 February 2027 I will walk to work twice a week.',
  ],
  [
    'a range',
    'Ich möchte Leute aus der Pflege kennenlernen.',
    'Mit 2-3 Leuten aus der Pflege spreche ich bis zum 28. Februar 2027.',
  ],
  [
    'a colon in the middle',
    'I want to read more.',
    'I will read 2 books by 31 March 2027: one novel and one biography.',
  ],
];

const BAD: readonly (readonly [string, string, string, string])[] = [
  [
    'another language',
    PYTHON,
    'Ich werde bis zum 28. Februar 2027 einen Kurs in Python abschließen.',
    'other language',
  ],
  ['another script', PYTHON, '我将在2027年3月31日之前完成1门Python课程。', 'other language'],
  [
    'Russian for Ukrainian',
    'Хочу навчитися їздити верхи, і ще в’язати.',
    'До 31 марта 2027 года я возьму 10 уроков верховой езды и буду записывать, чему я научилась на каждом из них.',
    'other language',
  ],
  ['addressed', PYTHON, 'You will finish 1 course in Python by 28 February 2027.', 'other person'],
  [
    'addressed in Slovak, without a pronoun',
    'Chcem sa naučiť variť.',
    'Prihlásiš sa do 31. januára 2027 na kurz varenia.\nKaždý týždeň navaríš 2 jedlá.',
    'other person',
  ],
  ['described', PYTHON, 'The mentee will finish 1 course in Python by 28 February 2027.', 'other person'],
  [
    'described as a participant',
    'Chci vést lekce jógy.',
    'Účastnice dokončí do 31. března 2027 kurz jógy.\nÚčastnice povede 3 lekce.',
    'other person',
  ],
  ['orders', PYTHON, 'Finish 1 course in Python by 28 February 2027.\nAnalyse 2 data sets.', 'other person'],
  [
    'nouns only',
    'Ich möchte mit schwierigen Gästen besser umgehen.',
    'Besuch eines Kurses mit 8 Stunden bis Ende Februar 2027\nAustausch mit zwei Kolleginnen, 30 Minuten pro Woche',
    'other person',
  ],
  ['a date of the past', PYTHON, 'I will finish 1 course in Python by 28 February 2024.', 'past date'],
  ['a year of the past', PYTHON, 'I will finish 1 course in Python and 2 projects in 2023.', 'past date'],
  ['nothing to count', PYTHON, 'I will become better at Python and practise a lot.', 'no figure'],
  ['no goals', PYTHON, '...', 'no goal'],
  [
    'the criteria alone',
    PYTHON,
    'S – Specific: the goal is clear.\nM – Measurable: it can be measured from 1 to 10.\nA – Achievable: yes.\nR – Relevant: it is.\nT – Time-bound: 3 months.',
    'no goal',
  ],
  ['an apology', PYTHON, "I'm sorry, but I can't help with that.", 'refusal'],
  [
    'pieces of words and digits',
    PYTHON,
    'I will prcsm 3vtion the 12qrle Wexmtion strngth 44 ofthe 7lmn wbzkt by 2027 grthmp 5wn.',
    'gibberish',
  ],
  ['several scripts', PYTHON, 'I will finish курс 1 コース in Python by 28 मार्च 2027.', 'gibberish'],
  ['a loop', PYTHON, `I will ${'learn 1 thing and '.repeat(20)}learn.`, 'gibberish'],
  [
    'a name of the wish',
    'I want to ask my boss Ingrid for a raise.',
    'I will ask Ingrid for a raise of 5 % by 28 February 2027.',
    'private',
  ],
  ['an address', PYTHON, 'I will finish 1 course on https://example.org by 28 February 2027.', 'private'],
  [
    'what is refused',
    'I want to work with data. I do not want to learn Python.',
    'I will finish 1 Python course by 28 February 2027.',
    'refused wish',
  ],
  [
    'hours that nobody has',
    'I want to learn to draw.',
    'I will draw 60 hours a week until 28 February 2027.',
    'out of reach',
  ],
  [
    'a guarantee',
    'I want to learn to draw.',
    'I guarantee that I will draw 5 portraits by 28 February 2027.',
    'out of reach',
  ],
];

export const ANSWERS: readonly AnswerCase[] = [
  ...FORMS.map(([name, answer]) => ({ name, input: PYTHON, answer, kept: BOTH })),
  ...[...GOOD, ...BEGINNINGS].map(([name, input, answer]) => ({
    name,
    input,
    answer,
    kept: answer.split('\n'),
  })),
  ...BAD.map(([name, input, answer, fault]) => ({ name, input, answer, kept: { fault } })),
  { name: 'more than five goals', input: PYTHON, answer: EIGHT.join('\n'), kept: EIGHT.slice(0, 5) },
  ...[
    'No response.',
    '"No response."',
    '**No response**',
    'Keine Antwort.',
    'No response. (There is no wish.)',
  ].map((answer) => ({ name: `no wish: ${answer}`, input: 'Hello, how are you?', answer, kept: null })),
];
