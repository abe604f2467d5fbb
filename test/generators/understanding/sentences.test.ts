import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeGoals } from '../../../src/generators/composer/compose.ts';
import { dutch } from '../../../src/generators/languages/dutch.ts';
import { english } from '../../../src/generators/languages/english.ts';
import { french } from '../../../src/generators/languages/french.ts';
import { german } from '../../../src/generators/languages/german.ts';
import type { LanguageFile } from '../../../src/generators/languages/language-file.ts';
import { partOfWish } from '../../../src/generators/understanding/sentences.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

type Case = readonly [text: string, held: RegExp, absent?: RegExp];

/** What the mentee cannot do yet. */
const LACKED: readonly Case[] = [
  ['I run a small café. I struggle to read my balance sheet.', /^To learn to read my balance sheet, /],
  ["I'm too shy to call the galleries in my town.", /^To dare to call the galleries in my town, /],
  ['Es fällt mir schwer, im Team um Hilfe zu bitten.', /^Lernen, im Team um Hilfe zu bitten: /],
  ['Ich traue mich nicht, in der Sitzung das Wort zu ergreifen.', /^Mich trauen, in der Sitzung das Wort/],
  ['Es gelingt mir nicht, am Abend die Arbeit ruhen zu lassen.', /^Es schaffen, am Abend die Arbeit ruhen/],
  ['Nie umiem rozmawiać z trudnymi klientami.', /^Aby nauczyć się rozmawiać z trudnymi klientami, /],
  ['Wstydzę się dzwonić do obcych firm.', /^Aby odważyć się dzwonić do obcych firm, /],
  ['Neumím říct zákazníkovi, že je něco drahé.', /^Naučit se říct zákazníkovi/],
  ['Nedokážu vypnout telefon před osmou večer.', /^Dokázat vypnout telefon/],
  ['Netroufám si zavolat do zahraničí.', /^Troufnout si zavolat do zahraničí: /],
  ['Neviem povedať kolegom nepríjemnú vec.', /^Naučiť sa povedať kolegom nepríjemnú vec: /],
  ['Nedokážem vypnúť telefón pred ôsmou večer.', /^Dokázať vypnúť telefón/],
  ['Netrúfam si zavolať do zahraničia.', /^Trúfnuť si zavolať do zahraničia: /],
  ['Не вмію складати графіки змін на велику бригаду.', /^Щоб навчитися складати графіки змін/],
  ['Соромлюся телефонувати незнайомим замовникам.', /^Щоб наважитися телефонувати незнайомим/],
  ['Не умею хвалить своих сотрудников.', /^Чтобы научиться хвалить своих сотрудников, /],
  ['Стесняюсь звонить незнакомым заказчикам.', /^Чтобы решиться звонить незнакомым заказчикам, /],
  ['Не могу себя заставить разобрать бумаги за прошлый год.', /^Чтобы заставить себя разобрать бумаги/],
  [
    'Je ne sais pas lire un bilan et la banque me demande un prévisionnel.',
    /^Pour apprendre à lire un bilan, /,
    /banque/,
  ],
  ["Je n'ose pas appeler les galeries de ma ville.", /^Pour oser appeler les galeries/],
  ["Je n'arrive pas à finir mes devis le jour même.", /^Pour réussir à finir mes devis/],
  ['Me cuesta delegar en mis dos ayudantes.', /^Para aprender a delegar en mis dos ayudantes, /],
  ['No me atrevo a llamar a las galerías.', /^Para atreverme a llamar a las galerías, /],
  ['No consigo terminar los presupuestos el mismo día.', /^Para conseguir terminar los presupuestos/],
  ['Faccio fatica a delegare ai miei due aiutanti.', /^Per imparare a delegare ai miei due aiutanti, /],
  ['Non oso telefonare alle gallerie.', /^Per osare telefonare alle gallerie, /],
  ['Non riesco a finire i preventivi in giornata.', /^Per riuscire a finire i preventivi/],
  ['Não sei delegar e acabo por fazer tudo sozinho.', /^Para aprender a delegar, /, /sozinho/],
  ['Não me atrevo a ligar para as galerias.', /^Atrever-me a ligar para as galerias: /],
  ['Não consigo acabar os orçamentos no próprio dia.', /^Para conseguir acabar os orçamentos/],
  ['Nu știu să fac un buget pentru atelier.', /^Ca să învăț să fac un buget pentru atelier, /],
  ['Nu îndrăznesc să sun la galerii.', /^Ca să îndrăznesc să sun la galerii, /],
  ['Nu reușesc să termin ofertele în aceeași zi.', /^Ca să reușesc să termin ofertele/],
  [
    'Ik vind het moeilijk om werk over te dragen aan mijn team.',
    /^Leren werk over te dragen aan mijn team: /,
  ],
  ['Müşterilere fiyat söylemeyi bilmiyorum.', /^Müşterilere fiyat söylemeyi öğrenmek için /],
];

/** What a wish is for is no second wish. */
const PURPOSES: readonly Case[] = [
  ['I want to get my forklift licence so I can move to the loading bay.', /forklift/, /^To move/m],
  ['Je voudrais passer le permis poids lourd pour quitter la livraison.', /permis/, /^Pour quitter/m],
  [
    'Chtěla bych se naučit základy ukrajinštiny, abych se domluvila s rodiči.',
    /ukrajinštiny/,
    /^Se domluv/im,
  ],
];

/** Words that refer to the sentence before go behind it; those that cannot be said go as the sentence that they are in. */
const BEFORE: readonly Case[] = [
  [
    "Our bakery throws away 60 loaves a week. I'd like to get that below 20 by the summer.",
    /^Our bakery throws away 60 loaves a week\. To get that below 20, I will .*20 June 2027/,
  ],
  [
    'Tengo un taller y dos empleados que llegan tarde. Quiero hablarlo con ellos sin que acabe en bronca.',
    /^Tengo un taller y dos empleados que llegan tarde\. Para hablarlo con ellos/,
  ],
  [
    'Sinds vorig jaar heb ik een fietsenwinkel. De wachttijd voor een reparatie is nu twaalf dagen en ik wil naar hooguit vijf.',
    /^De wachttijd .* hooguit vijf\. Mijn plan: ik noteer hoe het nu gaat/,
  ],
  [
    'Zatím jsem nikdy nevedla lidi. Chtěla bych na to být připravená do léta.',
    /^Zatím jsem nikdy nevedla lidi\. Chtěla bych na to být připravená do léta\. Můj plán: /,
  ],
  [
    'Ne pleacă multă mâncare la gunoi, cam cincisprezece la sută, și aș vrea să scad asta la opt.',
    /^Ne pleacă multă mâncare .* la opt\. Planul meu: notez cum stau lucrurile/,
  ],
  [
    'Ich leite eine Kita, und die Teamsitzungen dauern zu lange. Ich möchte sie auf 60 Minuten kürzen, ohne dass jemand zu kurz kommt.',
    /^Ich leite eine Kita.* zu lange\. Ich möchte sie auf 60 Minuten kürzen.*\. Mein Plan: /,
  ],
  [
    "Mes réunions durent deux heures et personne n'écoute. J'aimerais les ramener à 45 minutes.",
    /^Mes réunions durent deux heures et personne n'écoute\. Pour les ramener à 45 minutes, /,
  ],
  [
    'Sınıfımda otizmli iki çocuk var. Onlara nasıl destek olacağımı öğrenmek istiyorum.',
    /^Sınıfımda otizmli iki çocuk var\. Onlara nasıl destek olacağımı öğrenmek için /,
  ],
  [
    'Well, hello. I repair bicycles in a small town. A friend suggested offering service contracts to shops, and I never get round to it. Summer is fine. Winter is quiet. I want to win five such contracts by the end of May.',
    /^A friend suggested offering service contracts to shops, .*\. To win five such contracts, .*31 May 2027/,
  ],
];

/** What is cut, refused or said otherwise. */
const EDGES: readonly Case[] = [
  [
    'I want to finish my thesis. Every evening I sit down and end up on my phone.',
    /^To finish my thesis, /,
    /phone/,
  ],
  ['Ich möchte mein Englisch von B1 auf B2 bringen, 3 Stunden pro Woche.', /3 Stunden pro Woche/, /Minuten/],
  [
    "Je n'ai pas envie de déménager, ni de retourner dans le commerce. J'aimerais devenir fleuriste.",
    /fleuriste/,
    /commerce/,
  ],
  ['Yüzmeyi öğrenmek istiyorum. Sigarayı bırakmak şimdilik gündemimde yok.', /Yüzmeyi/, /sigara/i],
  ['Chcela by som zvládnuť zváranie. Chcela by som ho mať do konca marca.', /zváranie/, /ho mať/],
  ['Studovat vysokou školu nechci. Chtěla bych zpívat ve sboru.', /^Zpívat ve sboru: /, /studovat/i],
  ['Odísť z firmy nechcem. Chcel by som sa naučiť zvárať.', /^Naučiť sa zvárať: /, /odísť/i],
  ['Quiero encontrar un puesto de día, aunque gane menos.', /encontrar un puesto de día/],
  ['Me encantaría hacer amigos y, de paso, empezar con el euskera.', /^Para hacer amigos, /m, / y,/],
  ['Ich würde den Ausschuss gern bis zum 30. Juni halbieren.', /Ausschuss .*halbieren.*30\. Juni 2027/],
  ['- învăț să spun nu\n- scap de datorii', /^Ca să învăț să spun nu, /],
  [
    'Im März fange ich neu an. Ich möchte mich vorher in die Software einarbeiten.',
    /^Mich in die Software einarbeiten: /,
  ],
  [
    'Ich bin Köchin. Ich möchte bis dahin die Meisterprüfung ablegen.',
    /die Meisterprüfung ablegen/i,
    /dahin/,
  ],
  [
    'Hago turnos de noche. Quiero encontrar algo de auxiliar administrativo.',
    /^Para encontrar algo de auxiliar/,
  ],
  ['Тренирую детей. Хочу, чтобы к маю пятеро выступили на соревнованиях.', /^Хочу, чтобы .*Мой план: /],
  ['- Mehr Lohn verlangen (bin seit 2021 gleich eingestuft)\n- Schwimmen lernen', /^Mehr Lohn verlangen: /],
  ['- améliorer mon espagnol, je bloque au B1\n- nager', /^Pour améliorer mon espagnol, je pratiquerai/],
  ['Надо бы освежить немецкий, туристы ведь разные.', /^Чтобы освежить немецкий, я /],
  [
    'Ich würde gern auf Diätkoch umschulen, die Weiterbildung beginnt im Februar.',
    /^Auf Diätkoch umschulen: /,
  ],
  ['no idea yet tbh, just looking around', /^No response\.$/],
  ['Jeszcze nie wiem, chciałam tylko zobaczyć, co to jest.', /^No response\.$/],
  ['sadece bakınıyorum, belli bir hedefim yok', /^No response\.$/],
  ['Just looking around. I want to learn to weld.', /^To learn to weld, /],
  [
    'Ich muss noch die Fachsprachenprüfung ablegen. Ich will die Prüfung im Februar schaffen.',
    /^Die Fachsprachenprüfung ablegen: .*1\. Februar 2027.*$/,
  ],
  [
    "I want to learn Power BI from scratch. I'd like to be quicker in Power BI by May.",
    /^To learn Power BI .*31 May 2027[^\n]*$/,
  ],
  [
    'I want to pass my driving test by March - no wait, April',
    /^To pass my driving test, .*30 April 2027/,
    /March/,
  ],
  [
    'Je veux passer le permis en mars, non, en avril.',
    /^Pour passer le permis en avril, .*avril 2027/,
    /mars/,
  ],
  ['Chcę zdać egzamin do marca, nie, do kwietnia.', /^Aby zdać egzamin, .*30 kwietnia 2027/, /marca/],
  ['I want to learn French, or rather Spanish, by June.', /^To learn Spanish, /, /French/],
  ['1. Să termin licența\n2. Să învăț SPSS', /^Ca să termin licența, /, /Să /],
  ['Kuaförüm. Bir de iki çırağıma saç boyamayı öğretmek istiyorum.', /^İki çırağıma saç boyamayı/m, /^De /m],
  [
    '1) refaire mon CV\n2) trouver un stage chez un ébéniste à Nantes ou autour',
    /un stage chez un ébéniste,/,
    /Nantes/,
  ],
  ['Хочу научиться делать понятный отчёт раз в квартал.', /понятный отчёт раз в квартал/],
  ['Ещё надо бы освежить немецкий.', /^Чтобы освежить немецкий, /],
  ['- walk the dog for an hour every morning\n- read more', /^To walk the dog .* tick off/, /2 fixed days/],
  ["I'd like to become less nervous when I call suppliers.", /situation|courage|scar/i, /every evening/],
];

/** The plan fits what is done with what: each goal names a first product that is true of it. */
const PLANS: readonly Case[] = [
  ['I want to have ten pupils by September.', /^To have ten pupils, .*reaching new people/, /steps/],
  ['I want to find five new restaurants for our bread.', /reaching new people/, /half a page/],
  ['Chtěla bych mít deset zakázek za měsíc.', /oslovit/, /odškrtnu/],
  ['Querría llegar a 40 pedidos al mes.', /llegar a gente nueva/, /marcaré cada vez/],
  ['I need to learn to price my catering jobs properly.', /3 real examples/, /2 days a week/],
  ['Ich möchte lernen, Preise zu kalkulieren.', /3 echte Beispiele/, /2-mal pro Woche/],
  ['Chcę nauczyć się delegować zadania.', /oddam w całości 2 zadania/, /ćwiczyć/],
  [
    'Quiero aprender a mantener la calma con los clientes.',
    /con alguien de confianza|3 ocasiones/,
    /estudiaré/,
  ],
  ['Düzenli uyumayı öğrenmek istiyorum.', /takvimde işaretleyip/, /göstereceğim/],
  ['- stop working Sundays\n- read more', /^To stop working Sundays, .*every week/, /every evening/],
  ['Vorrei smettere di portarmi il lavoro a casa la domenica.', /ogni settimana andata bene/, /ogni sera/],
  ['Ich möchte in unserer Spedition einen Betriebsrat gründen.', /2 Menschen mit Erfahrung/, /Termin, Ort/],
  ['Rád bych vydal svoje povídky.', /pošlu svou práci/, /psát/],
  ['Vreau să angajez un brutar.', /descriu pe o pagină/, /candidaturi/],
  ['Arıcılığa başlamak istiyorum.', /zaten yapan 1 kişiye/, /adım/],
  ['Vorrei avere un listino scritto.', /2 buoni esempi/, /3 passi/],
  ['Quero tratar das costas.', /treinar/, /passos/],
  ['Ik wil elke offerte binnen drie dagen de deur uit hebben.', /hoe het nu gaat/, /stappen/],
  ['Weten of ik met die cursus moet stoppen, dat wil ik.', /^Uitzoeken of ik/, /elke avond/],
];

/** Clauses that were cut short, or are no wishes by themselves. */
const WHOLE: readonly Case[] = [
  [
    'Mám malé truhlářství. Potřebuju se naučit plánovat tak, abych do léta dodal aspoň 5 z 6 skříní včas.',
    /^Potřebuju se naučit plánovat tak, abych do léta dodal aspoň 5 z 6 skříní včas\. Můj plán: /,
  ],
  [
    'Chtěla bych se naučit základy polštiny, tak aby mi do Velikonoc stačila na běžné věty.',
    /^Chtěla bych se naučit základy polštiny, .* do /,
    /aby mi:/,
  ],
  [
    'nn voglio cambiare lavoro e nn voglio diventare capo turno. Vorrei solo avere due sere libere.',
    /libere/,
    /capo turno/,
  ],
  [
    'kendi ekmeğimi satmak istiyorum\nfırın ruhsatını almak istiyorum yaza kadar olursa iyi olur',
    /^Fırın ruhsatını almak için /m,
    /olursa/,
  ],
  [
    'Nach zwei Jahren Elternzeit steige ich im April wieder als Bauzeichnerin ein. Inzwischen arbeitet das Büro nur noch mit Revit, ich kenne nur AutoCAD. Ich kann abends so drei Stunden pro Woche üben, wenn die Zwillinge schlafen.',
    /./,
    /Wenn die Zwillinge schlafen:/,
  ],
  ['Ik wil de voorraad terugbrengen van 90 naar 50 fietsen.', /naar 50 fietsen: /, /ik train/],
];

for (const [text, held, absent] of [...WHOLE, ...EDGES, ...LACKED, ...PURPOSES, ...BEFORE, ...PLANS]) {
  test(`reads the sentences of: ${text}`, async () => {
    const { output } = await composeGoals({ input: text, today: TODAY, variant: 0 });
    assert.match(output, held);
    if (absent !== undefined) assert.doesNotMatch(output, absent);
  });
}

/** Sentences, and the part of each that speaks of a wish. */
const PARTS: readonly (readonly [file: LanguageFile, text: string, part: string])[] = [
  [english, "I had an operation on my back, and I'd like a job where I sit.", "I'd like a job where I sit."],
  [french, "J'ai neuf ans de métier et j'aimerais devenir infirmière.", "j'aimerais devenir infirmière."],
  [
    german,
    'Ich bin Köchin, und ich möchte in einer Schule arbeiten.',
    'ich möchte in einer Schule arbeiten.',
  ],
  // The subject stands before the join.
  [dutch, 'Ik ben verpleegkundige en zou graag les geven.', 'Ik ben verpleegkundige en zou graag les geven.'],
  // “Because” is no beginning.
  [english, 'I work late because I want to pay off my car.', 'I work late because I want to pay off my car.'],
];

for (const [file, text, part] of PARTS) {
  test(`parts the wish from: ${text}`, () => {
    const { start, end } = partOfWish(text, { start: 0, end: text.length }, file);
    assert.equal(text.slice(start, end), part);
  });
}
