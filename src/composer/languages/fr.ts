/** French. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'fr',
  locale: 'fr-FR',
  time: {
    months: `
      janvier | janv | jan | mois de janvier; février | févr | fév | mois de février; mars | mois de mars;
      avril | avr | mois d' avril; mai | mois de mai; juin | mois de juin; juillet | juil | mois de juillet; août | mois d' août;
      septembre | sept | mois de septembre; octobre | oct | mois d' octobre; novembre | nov | mois de novembre;
      décembre | déc | mois de décembre
    `,
    weekdays: `
      lundi; mardi; mercredi; jeudi; vendredi; samedi; dimanche
    `,
    spans: `
      1 day: demain; 18 month: dans un an et demi | d' ici un an et demi | en un an et demi;
      6 month: dans un semestre | d' ici un semestre
    `,
    day: 'jour | jours | journée | journées',
    week: 'semaine | semaines | sem',
    month: 'mois',
    quarter: 'trimestre | trimestres',
    year: "an | ans | année | années | l'an | semestre | semestres",
    feasts: `
      9-20: avant l' automne | d' ici l' automne | d' ici à l' automne;
      3-20: avant le printemps | d' ici le printemps | d' ici au printemps;
      12-20: avant l' hiver | d' ici l' hiver | d' ici à l' hiver; 12-20: avant noël;
      6-20: avant l' été | avant les grandes vacances | avant les vacances d' été | d' ici l' été | d' ici à l' été | d' ici cet été;
      12-24: noël | fêtes de fin; 11-1: toussaint; 2-28: carnaval | mardi gras; 5-25: fête des mères; 6-15: fête des pères;
      6-24: saint jean; 5-31: ascension | pentecôte; 12-31: nouvel an | jour de l'an | saint sylvestre | réveillon; 4-15: pâques;
      5-31: printemps; 6-30: grandes vacances | vacances scolaires; 6-30: année scolaire | année universitaire | année académique;
      8-31: été | vacances d' été; 9-5: rentrée | rentrée scolaire | rentrée de septembre; 11-30: automne; 2-28: hiver;
      3-31: premier trimestre | 1er trimestre;
      6-30: deuxième trimestre | second trimestre | 2e trimestre | 2ème trimestre | 2nd trimestre;
      9-30: troisième trimestre | 3e trimestre | 3ème trimestre;
      12-31: quatrième trimestre | dernier trimestre | 4e trimestre | 4ème trimestre; 6-30: premier semestre | 1er semestre;
      12-31: deuxième semestre | second semestre | 2e semestre | 2ème semestre
    `,
    end: 'fin',
    middle: 'mi | milieu',
    begin: 'début',
    next: 'prochain | prochaine | prochains | prochaines | à venir | suivant | suivante | qui vient | qui viennent',
    current: 'ce | cet | cette | en cours',
    within:
      "dans | d' ici | d' ici à | sous | au cours de | au cours des | durant | courant | au plus tard dans | en moins de | en un | en une | en deux | en trois | en quatre | en cinq | en six | en sept | en huit | en neuf | en dix | en douze | en quelques | en 1* | en 2* | en 3* | en 4* | en 5* | en 6* | en 7* | en 8* | en 9* | en janvier | en février | en mars | en avril | en mai | en juin | en juillet | en août | en septembre | en octobre | en novembre | en décembre | au mois de | au printemps | en été | en automne | en hiver | endéans",
    before: 'avant',
    until:
      "d' ici | d' ici à | d' ici au | d' ici le | d' ici la | d' ici l' | avant | jusqu'à | jusqu'au | jusqu'en | au plus tard | pour | à la fin | à la rentrée | à la mi | échéance | deadline | date limite | vers",
    ago: 'il y a | depuis | dernier | dernière | derniers | dernières | passé | passée | passées | passés | expérience | durant les | pendant | ancienneté',
    half: 'demi | demie | semestre | semestres',
    per: 'par semaine | la semaine | par jour | par mois',
    each: `
      chaque jour | tous les jours | quotidien* | chaque semaine | toutes les semaines | chaque mois | tous les mois |
      chaque soir | tous les soirs | chaque matin | tous les matins | chaque samedi | tous les samedis |
      chaque dimanche | tous les dimanches | chaque week end | tous les week ends
    `,
    spare: "j'ai | ai | je peux | jpeux | peux | temps | max* | dispo* | libre*",
    numbers: `
      1: un | une | d'un; 2: deux; 3: trois; 4: quatre; 5: cinq; 6: six; 7: sept; 8: huit; 9: neuf; 10: dix | dizaine | une dizaine;
      11: onze; 12: douze; 13: treize; 14: quatorze; 16: seize; 15: quinze | quinzaine | une quinzaine; 18: dix huit;
      20: vingt | vingtaine | une vingtaine; 24: vingt quatre; 25: vingt cinq; 30: trente | trentaine | une trentaine; 40: quarante;
      50: cinquante
    `,
  },
  idle: `
    demander | à demander | idée | idées | rien | ras | riens | non | nan | nope | aucun | aucune | néant | nada | ras | merci | remercie |
    beaucoup | bonjour | bonsoir | salut | coucou | moi | et toi | et vous | hello | hi | hey | bonne | bon | belle |
    journée | soirée | matinée | matin | après midi | test | teste | tests | essai | ok | okay | d' accord | dac | oui |
    ouais | si | tout | tous | toutes | va | vais | vas | allez | aller | bien | très | pour | le | la | les | moment |
    l' instant | instant | l' | actuellement | maintenant | aujourd'hui | encore | pas | plus | objectif | objectifs |
    souhait | souhaits | vœu | vœux | projet | j'ai | n'ai | je | j' | n' | ne | n'y | y | a | de | d' | du | des | à |
    vous | toi | te | tu | et | en | au | aux | revoir | bientôt | ciao | adieu | cordialement | bises | bisous | vide |
    passer | passe | sans | objet | commentaire | remarque | remarques | question | questions | particulier |
    particulière | spécial | spéciale | précis | précise | ça | ca | cela | comment | c' | c' est | est | tout est |
    espère | espérant | que | me | m' | vient | esprit | l' esprit | none | nothing | thanks | n | na | nil | null |
    lorem | ipsum | bla | blabla | blah | abc | xxx | haha | hihi | hm | hmm | euh | bah | bof | mdr | lol | autre |
    autres | sinon | monde | monsieur | madame | cher | chère | chers | chères | besoin | avoir | veux | voudrais |
    souhaite | compris | comprends | comprends pas | désolé | désolée | ici | il fait beau | fait | il | fêtes | joyeuses |
    noël | année | enchanté | enchantée | ravie | ravi | suis | quoi | dire | sais | répondre | je ne veux pas
  `,
  openings: `
    je veux | jveux | je voudrais | je souhaite | je souhaiterais | je désire | j'aimerais | j'aimerai | j'ai besoin de | j'ai envie de |
    je compte | j'espère | je rêve de | mon but est de | mon objectif est de | mon objectif serait de | je cherche à | ça me plairait de |
    j'ai décidé de | je prévois de | je tiens à | je veux pouvoir | je voudrais pouvoir | j'aimerais pouvoir | je veux arriver à |
    j'aimerais arriver à | je voudrais arriver à | comment faire pour | comment puis-je | comment pourrais-je | comment je peux |
    je projette de | je veux réussir à | j'aimerais réussir à | je veux c'est | je veux , c'est | je voudrais c'est | je voudrais , c'est |
    j'aimerais c'est | j'aimerais , c'est | je souhaite , c'est | c'est de pouvoir | mon but c'est de | mon but , c'est de |
    mon objectif c'est de | mon objectif , c'est de | mon rêve c'est de | mon rêve , c'est de | mon rêve est de | mon rêve serait de |
    mon rêve , ce serait de | mon idée est de | mon souhait est de | l'idéal serait de | je veux c'est de | je veux , c'est de |
    je voudrais , c'est de | j'aimerais , c'est de | j'ai pour projet de | j'ai l'intention de | j'ai pour objectif de | j'ai pour but de |
    je me suis promis de | je me suis fixé comme objectif de | je me suis fixé pour objectif de | j'envisage de | je réfléchis à |
    j'essaie de | j'aurais besoin de | j'aurais envie de | je rêverais de | je suis décidé à | je suis décidée à | je me suis décidé à |
    je me suis décidée à | j'ambitionne de | je pense à | comment je fais pour | comment est-ce que je peux | comment je pourrais |
    comment réussir à | comment arriver à | j'ai besoin d'aide pour | besoin d'aide pour | peux-tu m'aider à | pouvez-vous m'aider à |
    pourriez-vous m'aider à | aidez-moi à | aide-moi à | m'aider à | nous aimerions | nous voudrions | nous voulons | on voudrait |
    on aimerait | j'adorerais | j'ai hâte de | je veux enfin arriver à | il me reste à | je vais essayer de | ce serait bien de |
    il serait bien de | ce serait bon de | ce serait super de | ce serait chouette de | il serait bon de | il serait temps de |
    il est temps de | ça me ferait du bien de | ça me ferait plaisir de | je serais ravi de | je serais ravie de | il faudrait que je |
    il faut que je | j'aimerais que | je voudrais que | je veux que | je voudrais un | je voudrais une | j'aimerais un | j'aimerais une |
    il me faudrait | j'ai besoin d'un | j'ai besoin d'une | il faut que j'* | il faudrait que j'* | j'aimerais qu'on | je voudrais qu'on |
    j'aimerais que j'* | je cherche | aide pour | de l'aide pour | comment | je n'arrive pas à | besoin de | j'aimerais bien | je dois |
    je veu | jveu | je voudrai | je souhaiterai | jaimerais | jaimerai | je vise à | je vise | je recherche | je suis à la recherche | à la recherche | j'ai envie | j'ai besoin | mon objectif est | mon but est | mon rêve est | j'ai l'intention | j'ai décidé | il est temps | , juste | être capable de |
    j'ai du mal à | je galère à | je n'ose pas | je ne sais pas comment | il faut que j'arrive à | j'ai besoin d'apprendre à
  `,
  refusals: `
    non merci | je ne veux plus | je ne veux pas | je veux pas | je veux plus | je n'ai pas envie de | pas envie de | je ne souhaite pas |
    je ne souhaite plus | je ne cherche pas | pas question de | sans | au lieu de | plutôt que | surtout pas | ni | pas | plus jamais | plutôt que de | au lieu d' |
    j'en ai marre de | marre de | hors de question de | je refuse de | aucune envie de | j'en ai assez de | je n'aime pas | je ne compte pas | je n'ai pas besoin de
  `,
  ends: `
    parce | car | mais | puisque | et je | et j'ai | et j'aimerais | donc | sinon | même si | alors que | au lieu | depuis | , je | , j'ai |
    , c'est | , on | , il | , elle | pour que | bien que | , ma | , mon | quand je | avant que | et ça | et c'est | et que je | et je |
    vu que | étant donné | sachant que | surtout que | comme je | , nous | , ça | , moi | , mes | plutôt que | de préférence | si possible | idéalement | , merci | svp | et il | et elle | et on | , juste | , seulement
  `,
  fillers: `
    après | avec | et | aussi | puis | enfin | surtout | peut-être | éventuellement | ou | donc | d'abord | premièrement | deuxièmement | simplement |
    vraiment | s'il vous plaît | ensuite | de | d' | à | déjà | du coup | également |
    troisièmement | pour finir | idéalement | dans l'idéal | si possible | svp | stp | en fait | pour | mais aussi | mais | notamment | pouvoir | d'un | d'une
  `,
  vague: `
    ça | cela | par là | ceci | le faire | m'y | s'y | l'y | faire quelque chose | tout ça | tout cela | en parler | y arriver | là-dessus | des trucs | faire ça | lui | eux
  `,
  worries: `
    peur de | peur d'* | peur que | j'ai peur | ai peur | ça me fait peur | je crains | crainte de | crainte d'* | angoisse de | je m'inquiète | inquiet | inquiète | je suis inquiet | je suis inquiète | je redoute | je stresse | je doute | des doutes | j'ai des doutes | je ne sais pas si | je sais pas si
  `,
  states: `je me sens | je suis | j'ai * ans | j'ai perdu | j'ai été | on m'a | personne ne | trop vieux | trop vieille | trop tard`,
  private: `
    maladie* | cancer | dépress* | anxi* | crises d'angoisse | burn-out | burnout | tdah | autis* | thérapie | thérapies | en thérapie | diagnostiqué | diagnostiquée | enceinte |
    grossesse | fausse couche | divorc* | séparation | alcool* | addict* | prison | violences | handicap* |
    malade | deuil | décès | suicid* | bipolai* | mon ex | endett* | surendett* | drogue* | désintox* | hospitalis* | cardiaque | avortement | séropositi* | harcèlement sexuel
  `,
  asides: `
    désolé pour | désolée pour | pardon pour | merci pour | merci d'avance | ignore les | ignore tes | ignorez | instructions précédentes | tes instructions | vos instructions | tes consignes | prompt système | ton prompt |
    modèle de langage | en tant qu'ia | écris que | répète après | ce champ | cette case | quoi mettre ici | quoi écrire ici | ce formulaire | je ne sais pas quoi écrire | fais semblant |
    tu es maintenant
  `,
  lead: '{words} : ',
  quotes: '«»“”',
  plans: {
    subject: [
      'je suivrai un cours ou lirai un livre de base et je résumerai l’essentiel en 2 pages d’ici au {date}.',
      'j’étudierai 2 fois 30 minutes par semaine jusqu’au {date}, et j’expliquerai ensuite 3 points clés à quelqu’un.',
    ],
    tool: [
      'je m’exercerai 3 fois 30 minutes par semaine jusqu’au {date}, avec 2 travaux réels menés du début à la fin.',
      'je suivrai une initiation complète, puis je réaliserai 2 tâches concrètes sans aide d’ici au {date}.',
    ],
    language: [
      'je pratiquerai 20 minutes, 4 jours par semaine, et je retiendrai chaque semaine 5 phrases utiles, jusqu’au {date}.',
      'je travaillerai 2 fois par semaine avec quelqu’un qui connaît bien la langue et je ferai un test de niveau d’ici au {date}.',
    ],
    craft: [
      'je prendrai 3 leçons auprès de quelqu’un qui s’y connaît et je montrerai ce que je sais faire d’ici au {date}.',
      'je pratiquerai 2 fois par semaine jusqu’au {date} et je montrerai 3 fois mes progrès à quelqu’un qui s’y connaît.',
    ],
    driving: [
      'je noterai les étapes qui restent, avec leur coût, puis j’y travaillerai 2 fois par semaine jusqu’au {date}.',
      'je me renseignerai sur les démarches et les prix, puis je prévoirai 2 séances de code ou de pratique par semaine jusqu’au {date}.',
    ],
    exam: [
      'je réviserai 3 fois 45 minutes par semaine et je ferai 2 examens blancs en conditions réelles d’ici au {date}.',
      'je ferai un premier examen blanc, je travaillerai mes 3 points faibles et j’en ferai un second d’ici au {date}.',
    ],
    course: [
      'je réserverai 2 créneaux par semaine dans mon agenda et j’écrirai d’ici au {date} une page sur ce que j’ai appris.',
      'je vérifierai le programme, le coût et les dates, puis j’y consacrerai 2 créneaux par semaine jusqu’au {date}.',
    ],
    studies: [
      'je réserverai 3 plages de travail de 45 minutes par semaine et je montrerai 2 fois mon travail à quelqu’un d’ici au {date}.',
      'je découperai le travail en petites étapes et j’en terminerai 2 par semaine jusqu’au {date}.',
    ],
    admission: [
      'je réunirai les pièces demandées, je ferai relire mon dossier par 2 personnes et je l’enverrai d’ici au {date}.',
      'je noterai les conditions et les délais, je parlerai à 2 personnes passées par là et j’enverrai ma candidature d’ici au {date}.',
    ],
    recognition: [
      'je demanderai la liste exacte des pièces, je réunirai mes documents et je déposerai 1 dossier complet d’ici au {date}.',
      'je contacterai l’organisme compétent et 2 personnes qui ont fait la démarche, puis je déposerai mon dossier d’ici au {date}.',
    ],
    job: [
      'j’enverrai 2 candidatures soignées par semaine jusqu’au {date} et je parlerai chaque semaine à une personne qui fait ce travail.',
      'je contacterai 2 employeurs par semaine jusqu’au {date}, avec un CV adapté à chacun.',
    ],
    promotion: [
      'je noterai 3 réussites, je demanderai ce qui me manque encore et j’aurai une conversation sur mon évolution d’ici au {date}.',
      'je prendrai en charge 1 tâche liée à ce rôle et j’en ferai le bilan avec la personne qui décide d’ici au {date}.',
    ],
    customers: [
      'je ferai connaître ce que je propose à 3 nouvelles personnes par semaine jusqu’au {date} et je noterai ce qui marche.',
      'je demanderai à 5 personnes ce qui les attire ou les freine, puis j’essaierai 2 façons de les toucher d’ici au {date}.',
    ],
    funding: [
      'je repérerai 3 sources d’argent possibles, je mettrai mon budget sur une page et je déposerai 1 demande d’ici au {date}.',
      'je résumerai mon projet et ses chiffres en 2 pages, puis je les présenterai à 3 financeurs possibles d’ici au {date}.',
    ],
    people: [
      'je ferai le premier pas vers 1 personne par semaine jusqu’au {date} (un message, un appel ou un café).',
      'j’irai à 3 rencontres ou activités de groupe d’ici au {date} et je prolongerai chaque fois l’échange avec une personne.',
    ],
    mentor: [
      'j’écrirai en 5 lignes ce que je cherche et je proposerai un premier échange à 3 personnes d’ici au {date}.',
      'je parlerai de ma recherche à 5 personnes et je proposerai un rendez-vous à 2 d’entre elles d’ici au {date}.',
    ],
    staff: [
      'je décrirai sur une page ce que je propose, je le diffuserai par 3 canaux et je verrai les personnes intéressées d’ici au {date}.',
      'j’en parlerai à 3 personnes par semaine jusqu’au {date} et je répondrai à chaque personne intéressée.',
    ],
    home: [
      'je fixerai mon budget et mes 3 critères, puis je m’occuperai des annonces et des visites 2 fois par semaine jusqu’au {date}.',
      'je mettrai budget, délais et 3 critères sur une page et j’en parlerai à 3 personnes qui peuvent m’aider d’ici au {date}.',
    ],
    search: [
      'je noterai mes 3 critères, je contacterai 2 adresses par semaine et je ferai mon choix d’ici au {date}.',
      'je demanderai conseil à 3 personnes, je comparerai 3 possibilités et je retiendrai la meilleure d’ici au {date}.',
    ],
    career: [
      'je parlerai avec 3 personnes qui ont fait ce pas et j’écrirai d’ici au {date} une page avec mes étapes et mon budget.',
      'je noterai ce que j’apporte déjà et ce qui me manque, et je ferai 1 pas par semaine pour combler l’écart jusqu’au {date}.',
    ],
    business: [
      'je chiffrerai le projet sur 2 pages, je le ferai vérifier par une personne du métier et je bouclerai les démarches d’ici au {date}.',
      'je demanderai l’avis de 5 personnes, puis je réglerai 1 point par semaine (coûts, lieu, démarches) jusqu’au {date}.',
    ],
    leadership: [
      'je confierai 2 tâches avec un objectif clair et je ferai un point de 15 minutes par semaine avec l’équipe jusqu’au {date}.',
      'je demanderai à 3 personnes de l’équipe ce qui les aide et j’essaierai 1 changement par semaine jusqu’au {date}.',
    ],
    portfolio: [
      'je choisirai 5 travaux, je les présenterai chacun en quelques mots et je montrerai l’ensemble à 2 personnes du métier d’ici au {date}.',
      'je préparerai 1 élément par semaine et je montrerai une version complète à quelqu’un du métier d’ici au {date}.',
    ],
    software: [
      'je décrirai l’essentiel sur une page, j’en ferai une version simple et 3 personnes l’auront essayée d’ici au {date}.',
      'je me limiterai à 2 fonctions, j’y travaillerai 2 fois par semaine et une version utilisable sera prête d’ici au {date}.',
    ],
    writing: [
      'j’écrirai 3 fois 30 minutes par semaine jusqu’au {date} et je ferai lire 2 extraits à une personne de confiance.',
      'je fixerai le plan sur une page, j’avancerai de 2 pages par semaine et je ferai lire mon texte d’ici au {date}.',
    ],
    event: [
      'je mettrai sur une page la date, le lieu, le budget et les tâches, j’en réglerai 2 par semaine et tout sera prêt le {date}.',
      'j’en parlerai à 3 personnes qui peuvent m’aider, je réserverai l’essentiel et tout sera prêt d’ici au {date}.',
    ],
    papers: [
      'je préparerai une version complète, je la ferai relire par 2 personnes et tout sera prêt d’ici au {date}.',
      'j’y consacrerai 3 séances de 45 minutes, avec une relecture extérieure, et tout sera prêt à envoyer d’ici au {date}.',
    ],
    document: [
      'je ferai le plan sur une page, j’avancerai de 2 parties par semaine et le document sera complet d’ici au {date}.',
      'je rassemblerai ce qu’il faut, je ferai relire un premier jet par 2 personnes et j’aurai la version finale d’ici au {date}.',
    ],
    object: [
      'je listerai le matériel et le budget, puis j’y travaillerai 2 fois par semaine pour terminer d’ici au {date}.',
      'je découperai le travail en 3 étapes, je montrerai la première à quelqu’un et je finirai la dernière d’ici au {date}.',
    ],
    improvement: [
      'je noterai pendant 1 semaine comment les choses se passent, j’essaierai 2 changements et je comparerai le résultat d’ici au {date}.',
      'je demanderai l’avis de 3 personnes concernées, j’essaierai 1 changement à petite échelle et je l’aurai mis en place d’ici au {date}.',
    ],
    presentation: [
      'je préparerai 3 idées fortes et je les répéterai 2 fois à voix haute devant quelqu’un d’ici au {date}.',
      'je prendrai la parole devant un petit groupe à 3 occasions jusqu’au {date} et je demanderai chaque fois un avis.',
    ],
    meetings: [
      'je noterai avant chaque réunion 1 objectif et 2 phrases à dire, et je ferai un court bilan après, jusqu’au {date}.',
      'je demanderai à une personne de confiance de m’observer dans 2 réunions et je corrigerai 1 chose à chaque fois d’ici au {date}.',
    ],
    conversation: [
      'je noterai 3 points, je répéterai une fois avec quelqu’un et j’aurai cette conversation d’ici au {date}.',
      'je préparerai ma première phrase et 2 points importants, je choisirai un moment calme et je me lancerai d’ici au {date}.',
    ],
    feedback: [
      'je préparerai 2 phrases calmes et précises, je les dirai à 3 occasions jusqu’au {date} et je noterai comment cela s’est passé.',
      'je m’exercerai dans 3 situations réelles d’ici au {date} : d’abord les faits, puis une question, puis ce que je souhaite.',
    ],
    boundaries: [
      'je noterai 2 phrases pour refuser et je les dirai à 3 occasions jusqu’au {date}.',
      'je fixerai 2 limites claires, je les dirai aux personnes concernées et je m’y tiendrai jusqu’au {date}.',
    ],
    interview: [
      'je préparerai 5 points qu’on risque de me demander et je ferai 2 répétitions en conditions réelles d’ici au {date}.',
      'je m’entraînerai à voix haute 2 fois par semaine jusqu’au {date}, dont une fois devant quelqu’un qui jouera l’autre rôle.',
    ],
    confidence: [
      'j’affronterai chaque semaine 1 petite situation qui m’intimide, jusqu’au {date}, et je noterai ensuite ce qui a marché.',
      'je choisirai 3 situations, de la plus facile à la plus difficile, et je les aurai essayées d’ici au {date}.',
    ],
    expression: [
      'je travaillerai sur 1 texte ou 1 enregistrement par semaine jusqu’au {date} et je le ferai corriger par quelqu’un.',
      'je repérerai mes 3 difficultés les plus fréquentes et je m’exercerai 15 minutes, 3 fois par semaine, jusqu’au {date}.',
    ],
    teaching: [
      'je préparerai 2 séances ou explications, je demanderai un avis après chacune et j’améliorerai la suite d’ici au {date}.',
      'j’essaierai 1 nouvelle façon de faire par semaine jusqu’au {date} et je garderai les 2 meilleures.',
    ],
    salary: [
      'je vérifierai auprès de 3 sources ce qui se paie ailleurs, je mettrai 3 arguments sur une page et j’en parlerai d’ici au {date}.',
      'je fixerai mon chiffre et mon minimum, je préparerai 3 arguments et je ferai ma demande d’ici au {date}.',
    ],
    conditions: [
      'je mettrai sur une page ma demande et 2 solutions pratiques, puis j’en parlerai à la personne qui décide d’ici au {date}.',
      'je vérifierai mes droits auprès de 2 sources, je préparerai ma demande et je la présenterai d’ici au {date}.',
    ],
    agreement: [
      'je préparerai 3 arguments et une réponse à la principale objection, puis je présenterai ma demande d’ici au {date}.',
      'j’en parlerai d’abord à 2 personnes favorables, j’ajusterai ma proposition et je la présenterai d’ici au {date}.',
    ],
    decision: [
      'je comparerai les possibilités selon 3 critères sur une page, j’en parlerai à 2 personnes et je trancherai d’ici au {date}.',
      'je noterai le pour et le contre, je prendrai l’avis de 2 personnes de confiance et je déciderai d’ici au {date}.',
    ],
    pricing: [
      'je calculerai mes frais et mon temps, je comparerai avec 3 prix pratiqués ailleurs et je fixerai le mien d’ici au {date}.',
      'je calculerai ce que tout me coûte, je proposerai un prix à 3 personnes et je le fixerai d’ici au {date}.',
    ],
    question: [
      'je consulterai 2 sources sûres, je poserai mes questions au bon service et j’aurai la réponse par écrit d’ici au {date}.',
      'je noterai 3 questions, je les poserai à quelqu’un de compétent et je résumerai les réponses sur une page d’ici au {date}.',
    ],
    direction: [
      'je discuterai avec 3 personnes, j’écrirai une page sur ce qui me donne de l’énergie et je choisirai une piste à essayer d’ici au {date}.',
      'je noterai chaque semaine 3 moments qui m’ont plu et je choisirai une piste à essayer d’ici au {date}.',
    ],
    exercise: [
      'je m’entraînerai 3 fois 30 minutes par semaine jusqu’au {date} et je noterai chaque séance.',
      'je réserverai 2 créneaux fixes par semaine et j’augmenterai l’effort petit à petit jusqu’au {date}.',
    ],
    habit: [
      'je commencerai cette semaine, je cocherai chaque fois sur mon calendrier jusqu’au {date} et je ferai le point toutes les 2 semaines.',
      'je l’inscrirai à heure fixe dans mon agenda, je tiendrai jusqu’au {date} et je ferai le point toutes les 2 semaines.',
    ],
    rest: [
      'je réserverai 1 heure sans travail ni écran, 4 jours par semaine, jusqu’au {date} et je ferai le point chaque dimanche.',
      'je m’arrêterai à heure fixe 4 jours par semaine jusqu’au {date} et je noterai ce qui m’a fait du bien.',
    ],
    stop: [
      'je noterai chaque soir en 1 ligne, jusqu’au {date}, comment cela s’est passé, et je regarderai chaque dimanche ce qui m’aide.',
      'je noterai 2 situations difficiles, je prévoirai ma réaction et je cocherai chaque jour réussi jusqu’au {date}.',
    ],
    organisation: [
      'je préparerai chaque soir le lendemain en 10 minutes, avec 1 tâche prioritaire, jusqu’au {date}.',
      'je réserverai 2 créneaux de 30 minutes par semaine jusqu’au {date} et je finirai 1 chose avant d’en commencer une autre.',
    ],
    money: [
      'je noterai ce qui entre et ce qui sort jusqu’au {date} et je vérifierai 1 fois par mois, à date fixe, si je tiens le cap.',
      'je mettrai mes comptes sur 1 page, je fixerai une somme réaliste par mois et je m’y tiendrai jusqu’au {date}.',
    ],
    visibility: [
      'je montrerai 1 réalisation par semaine, en ligne ou de vive voix, jusqu’au {date} et je noterai les réactions.',
      'je présenterai ce que je fais à 3 personnes ou lieux qui comptent, avec une page ou quelques images, d’ici au {date}.',
    ],
    errand: [
      'je réunirai ce qu’il faut, je bloquerai 1 heure dans mon agenda et ce sera fait d’ici au {date}.',
      'je prendrai 15 minutes pour vérifier ce qu’il faut et je m’en occuperai d’ici au {date}.',
    ],
  },
  any: [
    'je demanderai à 2 personnes qui s’y connaissent comment elles s’y sont prises et je suivrai leur meilleur conseil d’ici au {date}.',
    'je choisirai en mentorat 2 choses à faire pour cela et je les ferai toutes les deux d’ici au {date}.',
    'je ferai chaque semaine 1 petit pas dans ce sens jusqu’au {date} et je noterai chaque fois ce qui a changé.',
  ],
  worry:
    'je noterai ce qui me préoccupe exactement et 2 choses qui pourraient m’aider, puis j’en parlerai en mentorat d’ici au {date}.',
  until:
    'je diviserai le travail en 4 étapes datées, je ferai la première cette semaine et j’aurai terminé d’ici au {date}.',
  soon: [
    'je réserverai 2 moments avant le {date}, je commencerai par le plus important et je demanderai de l’aide pour le reste.',
    'je réserverai 2 heures pour cela cette semaine, je commencerai par le plus difficile et j’aurai terminé le {date} au plus tard.',
  ],
  unsupported:
    'Je mettrai ce que je veux en 1 phrase, j’en parlerai avec la personne qui m’accompagne et je ferai le premier pas d’ici au {date}.',
  corrections: [
    [/«(?!\s)/gu, '«\u202f'],
    [/^(«\s)?D['’]a(?=\p{L}*(?:er|ir|re) )/u, '$1A'],
    [/^(«\s)?D['’]e(?=\p{L}*(?:er|ir|re) )/u, '$1E'],
    [/^(«\s)?D['’]é(?=\p{L}*(?:er|ir|re) )/u, '$1É'],
    [/^(«\s)?D['’]ê(?=\p{L}*(?:er|ir|re) )/u, '$1Ê'],
    [/^(«\s)?D['’]i(?=\p{L}*(?:er|ir|re) )/u, '$1I'],
    [/^(«\s)?D['’]o(?=\p{L}*(?:er|ir|re) )/u, '$1O'],
    [/^(«\s)?D['’]u(?=\p{L}*(?:er|ir|re) )/u, '$1U'],
    [/^(«\s)?D['’]h(?=\p{L}*(?:er|ir|re) )/u, '$1H'],
    [/(?<!\s)»/gu, '\u202f»'],
    [
      /(?<!\d)1 (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) \d)/gu,
      '1er ',
    ],
  ],
};
