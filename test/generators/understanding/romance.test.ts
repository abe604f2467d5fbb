import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeGoals } from '../../../src/generators/composer/compose.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

/** What is typed in a Romance language, what its goals hold, and what they do not. */
const CASES: readonly (readonly [text: string, held: RegExp, absent: RegExp])[] = [
  ["J'ai pour projet d'ouvrir une crèche.", /^Pour ouvrir une crèche, /, /d'ouvrir/],
  ["Mon but, c'est d'obtenir le diplôme de fleuriste.", /^Pour obtenir le diplôme/, /Pour d/],
  ["J'essaie d'arrêter de fumer depuis des mois.", /^Pour arrêter de fumer, /, /depuis/],
  ["Ce que j'aimerais, c'est vendre mes savons en ligne.", /^Pour vendre mes savons en ligne, /, /c'est/],
  ["Ce que je voudrais, d'ici l'été, c'est animer deux séances.", /20 juin 2027/, /janvier/],
  ['Lo que quiero es vender mis jabones por internet.', /^Para vender mis jabones/, /Para es/],
  ['¿Me puedes ayudar a preparar la oposición de bombero?', /^Para preparar la oposición/, /ayudar/],
  ['Quiero conseguir veinte pedidos antes del Día de la Madre.', /1 de mayo de 2027/, /Madre/],
  ['Quello che vorrei è vendere i miei saponi online.', /^Per vendere i miei saponi online, /, /Per è/],
  ['Ho bisogno di aiuto per scrivere il curriculum.', /^Per scrivere il curriculum, /, /aiuto/i],
  ['O que eu queria era vender os meus sabonetes.', /^Para vender os meus sabonetes, /, /Para era/],
  ['Estou a ponderar voltar a estudar enfermagem.', /^Para voltar a estudar enfermagem, /, /ponderar/],
  ['Gostava de ter uma loja. Gostava de aprender a nadar, mas isso fica para o verão.', /loja/, /nadar/],
  ['Ce aș vrea e să vând săpunurile pe internet.', /^Ca să vând săpunurile pe internet, /, /Ca e/],
  ['Am nevoie de ajutor ca să pregătesc un târg.', /pregătesc un târg/, /ajutor/],
  ['Aș vrea să învăț să cer ce am nevoie fără să mă scuz.', /să cer ce am nevoie fără să/, /^Ca fără/],
  ['Soția zice că ar trebui să mă las de fumat. Vreau să dorm mai mult.', /dorm/, /fumat/],
  ['Cred că ar trebui să învăț să spun nu.', /^Ca să învăț să spun nu, /, /ce vreau/],
  ['Vreau să-mi iau o pauză în fiecare zi de lucru.', /^Ca să-mi iau o pauză/, /ce vreau/],
  ['vreau sa iau permisul din a doua incercare', /permis/, /incercare/],
  ['Vorrei soprattutto imparare a nuotare.', /^Per imparare a nuotare/, /soprattutto/],
  ['La jefa me ofrece pasar a turno de día, no me interesa. Me gustaría aprender a nadar.', /nadar/, /turno/],
  ['Quero abrir um café e queria aprender a fazer pão.', /Para abrir um café, /, /café e/],
  ['Je voudrais envoyer mes devis en moins de cinq jours.', /en moins de cinq jours/, /novembre/],
  [
    '1) Oser parler en réunion\n2) Finir mon mémoire de master avant le 30 avril 2027',
    /Pour finir mon mémoire de master, .*30 avril 2027/,
    /master 2027/,
  ],
  ['Comecei há pouco a liderar uma equipa. Quero delegar mais.', /delegar/, /liderar/],
  ['quero aprender a costurar kkk', /costurar/, /kkk/],
  [
    '1- tirar a carta de pesados\n2- melhorar o meu francês (nível A2 agora, quero B1)',
    /francês \(nível A2 agora, quero B1\)/,
    /2-/,
  ],
];

for (const [text, held, absent] of CASES) {
  test(`keeps what is said in: ${text.split('\n')[0]}`, async () => {
    const { output } = await composeGoals({ input: text, today: TODAY, variant: 0 });
    assert.match(output, held);
    assert.doesNotMatch(output, absent);
  });
}
