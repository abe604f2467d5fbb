/** Wishes of which the goals keep what is said. */

/** What is typed, what its goals hold, and what they do not. Today is 22 November 2026. */
export const KEPT: readonly (readonly [text: string, held: RegExp, absent: RegExp])[] = [
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
  // The one day of a text is that of its one wish.
  [
    'In unserer Bäckerei bleibt abends viel Brot liegen. Ich würde gern einen Abendverkauf auf dem Markt aufbauen. Starten möchte ich im April.',
    /Abendverkauf auf dem Markt aufbauen: .*1\. April 2027/,
    /Januar|Februar/,
  ],
  [
    'I would love to open a repair café in our village hall. They want my plan by 15 March.',
    /repair café in our village hall, .*15 March 2027/,
    /January|February|April/,
  ],
  [
    "Je voudrais ouvrir un petit salon de thé. J'aimerais commencer en mai.",
    /1er mai 2027/,
    /Pour commencer/,
  ],
  [
    'Chcę otworzyć małą pracownię ceramiczną. Wniosek o dotację muszę złożyć do 15 marca.',
    /pracownię ceramiczną.*15 marca 2027/,
    /1 marca/,
  ],
  // No plan says another length or frequency than the mentee.
  ['Ich möchte jeden Tag 30 Minuten laufen.', /^Jeden Tag 30 Minuten laufen/, /20 Minuten/],
  ['Je veux courir tous les mardis.', /courir tous les mardis/, /par semaine/],
  ['Ik wil elke dag 30 minuten wandelen.', /30 minuten wandelen/, /per week|20 minuten/],
  ['I want to go swimming every Tuesday.', /swimming every Tuesday/, /a week/],
  ['Ich will dienstags und donnerstags schwimmen gehen.', /donnerstags schwimmen/, /pro Woche|20 Minuten/],
  // Hours of a day of the week are hours of a week; evenings are none.
  [
    'I want to learn the guitar. I have three hours on Saturdays.',
    /I set aside 3 hours a week/,
    /30 minutes/,
  ],
  ['Chcę nauczyć się grać na gitarze. W soboty mam trzy godziny.', /3 godziny tygodniowo/, /30 minut/],
  ['Ich möchte Spanisch lernen. Jeden Tag habe ich eine halbe Stunde.', /2 Stunden pro Woche/, /5 Stunden/],
  ['Keman öğrenmek istiyorum. Günde bir buçuk saat ayırabilirim.', /haftada 7 saat/, /5 saat/],
  ['I want to learn the guitar. I have two evenings a week.', /guitar/, /hours? a week/],
  // Items of a list, whatever their marks are.
  ['1- ask for a pay rise\n2- learn SQL', /^To ask for a pay rise.*\nTo learn SQL/, /[12]-/],
  ['Meine Punkte: 1. Gehalt verhandeln 2. Excel lernen', /^Gehalt verhandeln: .*\nExcel lernen: /, /Punkte/],
  [
    'Mis objetivos: a) aprender inglés b) encontrar trabajo',
    /^Para aprender inglés, .*\nPara encontrar/,
    /b\)/,
  ],
  ['–zdać egzamin na prawo jazdy\n–nauczyć się Excela', /^Aby zdać egzamin.*\nAby nauczyć się Excela/, /–/],
  // A month in a wish is its time.
  ['- Pass the HGV theory test in February\n- get fitter', /in February, .* 1 February 2027/, /March/],
  ['- udělat zkoušku z angličtiny v květnu\n- zhubnout', /v květnu: .*do 1\. května 2027/, /března/],
  ['- haziranda YDS sınavına girmek\n- kitap okumak', /1 Haziran 2027/, /Mart/],
  // A later day than the goal's is said with the wish.
  ['Ich möchte bis Ende 2028 Meisterin werden.', /^Bis Ende 2028 Meisterin werden: .* 2027/, /31\./],
  ["Je veux devenir chef de chantier d'ici fin 2028.", /d'ici fin 2028, .*17 janvier 2027/, /31 décembre/],
  // What takes place in a month is no limit: it is prepared before, or ends with it, and is said.
  ['- Run a half marathon in September\n- read more', /in September, .* 1 September 2027/, /30 September/],
  ['Je voudrais passer mon CAP pâtisserie en juin 2027.', /en juin 2027, .*1er juin 2027/, /30 juin/],
  ['- pedir un aumento en marzo\n- leer más', /en marzo, .*31 de marzo de 2027/, /del 1 de/],
  // An application is sent before what it is for begins.
  [
    "J'aimerais entrer en école d'infirmières à la rentrée 2027.",
    /à la rentrée 2027, .*février 2027/,
    /5 septembre/,
  ],
  // When something else begins is no limit of the wish.
  [
    "I'd love to qualify as a practice educator, the course starts in September.",
    /practice educator, .* 2027/,
    /September/,
  ],
  [
    'Trabajo como veterinaria. Me ronda la idea de especializarme en ovino; hay un curso que empieza en septiembre de 2027.',
    /especializarme en ovino/,
    /30 de septiembre/,
  ],
  // How long something is to last is no limit.
  ['Ik wil dat mijn rug het nog 10 jaar volhoudt en klanten leren aanspreken.', /2027/, /22 november/],
  [
    '- mijn offertes binnen twee dagen versturen\n- sporten',
    /binnen twee dagen versturen: /,
    /november 2026/,
  ],
  ['- dvakrát do týždňa športovať\n- viac čítať', /^Dvakrát do týždňa športovať: /, /novembra 2026/],
  // A season is the time of what takes place in it.
  [
    '- auf zwei Märkten im Frühjahr verkaufen\n- mehr lesen',
    /im Frühjahr verkaufen: .*31\. Mai 2027/,
    /Januar 2027, was/,
  ],
  // A limit that goes on with the words behind it stays with them.
  [
    'I want to get my forklift licence before the spring season starts at the warehouse',
    /licence before the spring season starts at the warehouse, .*20 March 2027/,
    /licence season/,
  ],
  [
    'I want to get my forklift licence before the warehouse switches to night shifts in March.',
    /before the warehouse switches to night shifts in March, .*1 March 2027/,
    /15 March/,
  ],
  ['- porozmawiać z szefową o podwyżce jeszcze przed świętami\n- czytać', /o podwyżce, /, /jeszcze/],
  // What stands before two joined wishes is the limit of both, and that of another wish is none.
  ['Хочу к маю сдать экзамен на сварщика и устроиться на вахту.', /вахту, до 30 апреля 2027/, /января/],
  [
    'Would like to learn to give feedback without losing my temper, and maybe do the level 2 coaching badge next spring.',
    /feedback without losing my temper, .* 2027/,
    /May 2027/,
  ],
  [
    'Sunt apicultor. Mi-ar plăcea să o vând și online, iar până în mai să am o etichetă ca lumea.',
    /etichetă ca lumea, .*30 aprilie 2027/,
    /ianuarie/,
  ],
  // The Christmas of next year.
  ['Quero terminar o ensino médio em dezembro do ano que vem.', /novembro de 2027/, /2026/],
  ['Хочу к маю сдать экзамен на сварщика.', /до 30 апреля 2027/, /2 мая/],
  // “How much” is no negation.
  [
    'Ne kadar kazanmam gerektiğini öğrenmek istiyorum.',
    /Ne kadar kazanmam gerektiğini öğrenmek için .*2 kez/,
    /kural/,
  ],
  // A second infinitive with an object of its own is a wish of its own.
  [
    'Je voudrais trouver un apprenti et passer moins de temps au bureau.',
    /^Pour trouver un apprenti, .*\nPour passer moins de temps au bureau, /,
    /apprenti et/,
  ],
  [
    'Mein Ziel ist es, mich als Sattlerin selbstständig zu machen und die ersten fünf Aufträge zu haben.',
    /selbstständig machen: .*\nDie ersten fünf Aufträge haben: /,
    /zu (?:machen|haben)/,
  ],
  [
    'Ik wil mijn vrachtwagenrijbewijs halen en een eigen webshop opzetten.',
    /^Mijn vrachtwagenrijbewijs halen: .*\nEen eigen webshop opzetten: /,
    /halen en/,
  ],
  ['I want to bake a wedding cake and sell it.', /bake a wedding cake and sell it/, /To sell it/],
  [
    'Ich will herausfinden, welche Ausbildung passt, und mit zwei Leuten sprechen, die als Gärtner arbeiten.',
    /^Herausfinden, welche Ausbildung passt: .*\nMit zwei Leuten sprechen/,
    /Uhr/,
  ],
  // A question for a way is what is to be found out.
  [
    'Wie bekomme ich meine Übergaben auf der Station endlich unter 15 Minuten?',
    /wie ich meine Übergaben auf der Station unter 15 Minuten bekomme/,
    /endlich/,
  ],
  ['Wie gehe ich mit wütenden Kunden um?', /wie ich mit wütenden Kunden umgehe/, /gehe ich/],
  [
    'Hoe krijg ik meer vaste klanten voor mijn salon?',
    /hoe ik meer vaste klanten voor mijn salon krijg/,
    /krijg ik/,
  ],
  ['Balımı internetten nasıl satabilirim?', /^Balımı internetten satmak için/, /nasıl/],
  ['Kalfamla düzgün konuşmam lazım.', /^Kalfamla düzgün konuşmak için/, /lazım/],
  ['Ik zou daarom graag ploegleider worden.', /^Ploegleider worden: /, /graag/],
  // What stands before the verb goes with the infinitive behind it.
  ['Mit meiner Chefin will ich endlich in Ruhe reden.', /^Mit meiner Chefin in Ruhe reden: /, /endlich/],
  [
    'Die Prüfung möchte ich im zweiten Anlauf bestehen.',
    /^Die Prüfung im zweiten Anlauf bestehen: /,
    /möchte/,
  ],
  [
    'Op kantoor wil ik met mijn baas over thuiswerken praten.',
    /met mijn baas over thuiswerken praten: /,
    /wil ik/,
  ],
  [
    'Ich würde gern bis zum 20. Juni fünf neue Sänger finden und lernen, Proben straffer zu leiten.',
    /^Fünf neue Sänger finden: .*20\. Juni 2027.*\nLernen, Proben straffer zu leiten: /,
    /finden und/,
  ],
  // How often and how much is no limit.
  [
    'I want to be home by 6 at least three days a week.',
    /^To be home by 6 at least three days a week, /,
    /2026/,
  ],
  ['Хочу до кінця року скоротити списання хліба з 12% до 5%.', /з 12% до 5%, .*31 грудня 2026/, /% %/],
  [
    'I want to find out how to write a CV these days.',
    /^To find out how to write a CV these days, /,
    /tick off/,
  ],
  // What is declined, thought of once or said by others is no wish.
  [
    "I'd like to win three regular customers. Don't tell me to open a second shop.",
    /three regular/,
    /second shop/,
  ],
  ['Думал уйти в айти, но бросил. Хочу открыть свою мастерскую.', /открыть свою мастерскую/, /айти/],
  ['Син каже, треба вести тікток. Хочу вивчити SketchUp.', /SketchUp/, /тікток/],
  // What others will do is no second wish.
  ['Ik wil een baan zoeken en mijn man zal een auto kopen.', /^Een baan zoeken/, /\nMijn man/],
];
