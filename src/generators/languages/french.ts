/** French: how it speaks of time, and what is said to mentees in it. */
import { french as grammar } from './grammars/french.ts';
import type { LanguageFile } from './language-file.ts';

export const french: LanguageFile = {
  code: 'fr',
  locale: 'fr-FR',
  name: 'French',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: false,
  elides: true,
  pluralDays: 'always',
  neighbours: [],
  linking: '',
  infinitive: /^(?:\S+ ){0,3}?\S*\p{L}(?:er|ir|re)(?!\p{L})/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:(?:j?veux|voudrais|souhaite|compte|envie de) (?:pas|plus)(?: de| à)?|(?:pas|plus) envie (?:de |d['’])?|sans(?: jamais)?|plutôt que(?: de)?|au lieu de|ni(?: de| d['’])?|pas l['’]intention (?:de |d['’])|ne cherche (?:pas|plus) à|ne (?:pas|plus|jamais))\s*$/iu,
  corrections: [
    [
      /(?<!\d)1 (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) \d)/gu,
      '1er ',
    ],
  ],
  refusalAfter: /^[.!?…]+\s+(?:surtout pas|pas question|hors de question|jamais(?=[.!])|non merci)/iu,
  leastWhole: 0.1,
  easternEaster: false,
  idle: `
    demander | à demander | rien | riens | non | nan | nope | aucun | aucune | néant | nada | ras | merci | remercie |
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
    souhaite | compris | comprends | comprends pas | désolé | désolée | ici | beau temps | fait | il | fêtes | joyeuses |
    noël | année | enchanté | enchantée | ravie | ravi | suis | quoi | dire | sais | répondre | je ne veux pas
  `,
  time: {
    months: [
      'janvier | janv | jan | mois de janvier',
      'février | févr | fév | mois de février',
      'mars | mois de mars',
      "avril | avr | mois d' avril",
      'mai | mois de mai',
      'juin | mois de juin',
      'juillet | juil | mois de juillet',
      "août | mois d' août",
      'septembre | sept | mois de septembre',
      "octobre | oct | mois d' octobre",
      'novembre | nov | mois de novembre',
      'décembre | déc | mois de décembre',
    ],
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    spans: [
      ['demain', 1, 'day'],
      ["dans un an et demi | d' ici un an et demi | en un an et demi", 18, 'month'],
      ["dans un semestre | d' ici un semestre", 6, 'month'],
    ],
    day: 'jour | jours | journée | journées',
    week: 'semaine | semaines | sem',
    month: 'mois',
    quarter: 'trimestre | trimestres',
    year: "an | ans | année | années | l'an | semestre | semestres",
    hour: 'heure | heures | h | hrs',
    minute: 'minute | minutes | min | mn',
    feasts: [
      ["avant l' automne | d' ici l' automne | d' ici à l' automne", 9, 20],
      ["avant le printemps | d' ici le printemps | d' ici au printemps", 3, 20],
      ["avant l' hiver | d' ici l' hiver | d' ici à l' hiver", 12, 20],
      ['avant noël', 12, 20],
      [
        "avant l' été | avant les grandes vacances | avant les vacances d' été | d' ici l' été | d' ici à l' été | d' ici cet été",
        6,
        20,
      ],
      ['noël | fêtes de fin', 12, 24],
      ['toussaint', 11, 1],
      ['carnaval | mardi gras', 2, 28],
      ['fête des mères', 5, 25],
      ['fête des pères', 6, 15],
      ['saint jean', 6, 24],
      ['ascension | pentecôte', 5, 31],
      ["nouvel an | jour de l'an | saint sylvestre | réveillon", 12, 31],
      ['pâques', 4, 15],
      ['printemps', 5, 31],
      ['grandes vacances | vacances scolaires', 6, 30],
      ['année scolaire | année universitaire | année académique', 6, 30],
      ["été | vacances d' été", 8, 31],
      ['rentrée | rentrée scolaire | rentrée de septembre', 9, 5],
      ['automne', 11, 30],
      ['hiver', 2, 28],
      ['premier trimestre | 1er trimestre', 3, 31],
      ['deuxième trimestre | second trimestre | 2e trimestre | 2ème trimestre | 2nd trimestre', 6, 30],
      ['troisième trimestre | 3e trimestre | 3ème trimestre', 9, 30],
      ['quatrième trimestre | dernier trimestre | 4e trimestre | 4ème trimestre', 12, 31],
      ['premier semestre | 1er semestre', 6, 30],
      ['deuxième semestre | second semestre | 2e semestre | 2ème semestre', 12, 31],
    ],
    end: 'fin',
    middle: 'mi | milieu',
    begin: 'début',
    next: 'prochain | prochaine | prochains | prochaines | à venir | suivant | suivante | qui vient | qui viennent',
    current: 'ce | cet | cette | en cours',
    within:
      "dans | d' ici | d' ici à | sous | au cours de | au cours des | durant | courant | au plus tard dans | en moins de | en un | en une | en deux | en trois | en quatre | en cinq | en six | en sept | en huit | en neuf | en dix | en douze | en quelques | en 1* | en 2* | en 3* | en 4* | en 5* | en 6* | en 7* | en 8* | en 9* | en janvier | en février | en mars | en avril | en mai | en juin | en juillet | en août | en septembre | en octobre | en novembre | en décembre | au mois de | au printemps | en été | en automne | en hiver | endéans",
    before: 'avant',
    until:
      "d' ici | d' ici à | d' ici au | d' ici le | d' ici la | d' ici l' | avant | jusqu'à | jusqu'au | jusqu'en | au plus tard | pour | à la | échéance | deadline | date limite | vers",
    ago: 'il y a | depuis | dernier | dernière | derniers | dernières | passé | passée | passées | passés | expérience | durant les | pendant | ancienneté',
    per: 'par | chaque | tous les | toutes les | / | à la',
    weekly: 'hebdomadaire* | hebdo',
    daily: 'quotidien* | journali*',
    half: 'demi | demie | semestre | semestres',
    numbers: [
      [1, "un | une | d'un"],
      [2, 'deux'],
      [3, 'trois'],
      [4, 'quatre'],
      [5, 'cinq'],
      [6, 'six'],
      [7, 'sept'],
      [8, 'huit'],
      [9, 'neuf'],
      [10, 'dix | dizaine | une dizaine'],
      [11, 'onze'],
      [12, 'douze'],
      [13, 'treize'],
      [14, 'quatorze'],
      [16, 'seize'],
      [15, 'quinze | quinzaine | une quinzaine'],
      [18, 'dix huit'],
      [20, 'vingt | vingtaine | une vingtaine'],
      [24, 'vingt quatre'],
      [25, 'vingt cinq'],
      [30, 'trente | trentaine | une trentaine'],
      [40, 'quarante'],
      [50, 'cinquante'],
    ],
  },
  leads: {
    v: 'Pour {words}, ',
    n: '{Words}\u00A0: ',
    g: '',
    q: 'Pour savoir {words}, ',
    plan: 'Mon plan\u00A0: ',
  },
  hours: {
    one: 'J’y consacrerai {n} heure par semaine.',
    many: 'J’y consacrerai {n} heures par semaine.',
    other: 'J’y consacrerai {n} heures par semaine.',
  },
  verbs: {
    stopping: `
      arrêter | m'arrêter | cesser | éviter | ne plus | ne pas | en finir | me débarrasser de l'habitude | décrocher des | décrocher du |
      me passer de
    `,
    learning: `
      monter en compétence | monter en compétences | apprendre | comprendre | maîtriser | étudier | me former | progresser | améliorer mon | améliorer ma maîtrise | perfectionner |
      me perfectionner | m'initier | approfondir | réviser | me mettre à niveau | jouer du | jouer de la | jouer un | parler couramment |
      chanter | danser | me débrouiller en | me débrouiller avec | me mettre à | me mettre au | me mettre aux | commencer le | commencer la
    `,
    behaving: `
      ^moins | ^être moins | plus souvent | moins souvent | plus tôt | moins vite | à l'heure | calmement | patience | garder mon calme |
      garder mon sang-froid | m'énerver moins | manger mieux | mieux manger | manger plus | manger moins | boire moins | crier moins |
      travailler moins | mieux écouter | écouter davantage | écouter plus | être patient | être patiente | plus patient | plus patiente |
      plus calme | rester calme | au calme
    `,
    founding: `
      ouvrir | fonder | lancer | démarrer | me lancer | m'installer | me mettre à mon compte | m'établir | mettre sur pied | monter mon |
      monter ma | monter un | monter une | créer mon entreprise | créer ma boîte | créer ma société | créer mon activité |
      créer ma micro-entreprise | créer mon auto-entreprise | créer une entreprise | créer une association | créer une chorale |
      créer un club
    `,
    introducing: `
      instaurer | introduire | mettre en place | mettre en œuvre | mettre en oeuvre | mettre en service | instituer | implanter | déployer |
      généraliser | fixer des règles | poser des règles | établir des règles | poser un cadre | moderniser | numériser | informatiser |
      digitaliser
    `,
    delegating: `
      déléguer | confier | passer la main | passer le relais | céder | sous-traiter | externaliser | me décharger de | partager les tâches |
      répartir les tâches | lâcher du lest
    `,
    visiting: `
      participer | assister à | assister aux | visiter | rendre visite | aller à | aller au | aller aux | aller voir | faire un stage |
      faire une immersion | faire du bénévolat | rejoindre | m'engager dans | adhérer | passer une journée | passer quelques jours |
      passer quelques journées | passer une semaine | passer deux jours | essayer | observer | voir comment | devenir bénévole |
      être bénévole
    `,
    choosing: `
      acheter | m'acheter | louer | choisir | commander | m'équiper | m'offrir | déménager | emménager | investir dans |
      changer de logement | changer d'appartement | changer de voiture
    `,
    seeking: `
      retrouver | chercher | rechercher | rencontrer | attirer | décrocher un | décrocher une | obtenir un |
      obtenir une | obtenir des | obtenir plus | dénicher | faire la connaissance | faire connaissance | nouer | me constituer |
      recontacter | contacter | gagner des clients | gagner de nouveaux | avoir plus de clients | me faire un réseau | me faire des amis |
      lever des fonds | gagner plus de clients | trouver
    `,
    selling: `
      vendre | commercialiser | promouvoir | faire connaître | me faire connaître | faire de la publicité | faire la promotion |
      mettre en vente | écouler | démarcher | prospecter | exposer mes | proposer mes | développer ma clientèle | développer mon activité |
      fidéliser
    `,
    becoming: `
      redevenir | devenir | me reconvertir | me réorienter | me spécialiser | travailler comme | travailler en tant que | travailler dans |
      exercer comme | évoluer vers | accéder à | accéder au | entrer dans | entrer en | m'orienter vers | passer chef | passer cheffe |
      passer responsable | passer de | changer de métier | changer de travail | changer de poste | changer de voie | changer de secteur |
      changer de branche | retourner | quitter mon | reprendre mes études | reprendre l'entreprise | être mon propre | être un | être une |
      monter en | reprendre l'exploitation
    `,
    applying: `
      postuler | candidater | m'inscrire | inscrire | réinscrire | déposer | envoyer | soumettre | remettre mon | remettre ma | rendre mon |
      rendre ma | remplir | renouveler | résilier | réserver | prendre rendez-vous | prendre un rendez-vous | faire une demande |
      faire ma demande | monter un dossier | monter mon dossier | constituer un dossier | constituer mon dossier | faire reconnaître |
      déclarer | souscrire | intégrer une | intégrer la | intégrer l'école | récupérer | régler | relancer | payer | être admis* |
      être admise | être pris* | ouvrir un compte | ouvrir un livret | obtenir un rendez-vous
    `,
    finishing: `
      finir | terminer | achever | boucler | compléter | conclure | aller au bout | aller jusqu'au bout | mener à bien | venir à bout |
      lire jusqu'au bout | rattraper | suivre un cours | suivre une formation | faire une formation | suivre la formation
    `,
    talking: `
      renégocier | parler à | parler avec | parler de | discuter | demander | dire | annoncer | négocier | aborder | évoquer | exposer à | proposer à |
      avoir une conversation | avoir une discussion | m'excuser | présenter mes excuses | poser la question | réclamer | convaincre |
      défendre | échanger avec | présenter | appeler | téléphoner
    `,
    teaching: `
      enseigner | former | transmettre | expliquer | animer | encadrer | donner des cours | donner un cours | donner des leçons | montrer à |
      guider | coacher | initier
    `,
    saving: `
      économiser | épargner | mettre de côté | mettre de l'argent | rembourser | payer mes dettes | solder | tenir mes comptes |
      faire mes comptes | gérer mon budget | tenir mon budget | tenir un budget | dépenser moins | gagner ma vie | gagner plus |
      gagner de l'argent | gagner au moins | payer moins | rendre l'argent
    `,
    exercising: `
      courir | nager | marcher | m'entraîner | faire du sport | faire de la course | faire du vélo | faire de la natation |
      faire de l'exercice | faire de la musculation | perdre du poids | perdre quelques kilos | me remettre au sport | me remettre à courir |
      bouger plus | bouger davantage | pédaler | faire du yoga | faire de la gym | faire de la marche | faire de la randonnée
    `,
    making: `
      fabriquer | créer | construire | bâtir | écrire | rédiger | coudre | tricoter | cuisiner | peindre | rénover | restaurer | retaper |
      réparer | bricoler | organiser | préparer | concevoir | dessiner | réaliser | produire | planter | composer | enregistrer | filmer |
      tourner | refaire | aménager | transformer | convertir | cultiver | élaborer | mettre à jour | développer un |
      développer une | faire un | faire une | faire mon | faire ma | programmer | rassembler | réunir | constituer | dresser | établir |
      imprimer | coder | étoffer | photographier | sculpter | traduire | automatiser
    `,
    deciding: `
      décider | me décider | savoir si | savoir quel | savoir quelle | savoir quels | savoir quelles | savoir comment | savoir ce que |
      savoir combien | savoir où | choisir entre | trancher | y voir plus clair | y voir clair | trouver ma voie | me renseigner |
      vérifier si | clarifier | déterminer | évaluer | comparer | réfléchir | calculer | connaître | découvrir | définir | résoudre |
      comprendre si | comprendre pourquoi | comprendre ce qui | comprendre quel | comprendre quelle | trouver un moyen | trouver le moyen |
      trouver une solution | trouver comment | trouver ce qui | trouver ce que | trouver quel | trouver quelle | trouver ma | trouver un sens
    `,
    improving: `
      redescendre à | améliorer | réduire | diminuer | baisser | augmenter | ramener | descendre à | raccourcir | accélérer | doubler | tripler |
      simplifier | optimiser | ranger | trier | désencombrer | gagner en | gagner du temps | être plus rapide | passer à | passer sous |
      arriver à moins | mieux gérer | mieux organiser | perdre moins de temps | renforcer | limiter | mieux | gérer | corriger | dormir |
      concilier | trouver du temps | trouver le temps | trouver un équilibre | trouver un meilleur | trouver l'équilibre | être plus |
      être meilleur | être meilleure | devenir plus | devenir meilleur | devenir meilleure | écrire mieux | écrire sans | écrire plus |
      rédiger sans | rédiger plus | parler plus | contrôler | descendre de | descendre sous | faire plus de | faire davantage |
      faire moins de | retrouver du | retrouver le | retrouver la | retrouver l'envie | retrouver ma | retrouver mon | retrouver confiance |
      récupérer ma | récupérer mon
    `,
    passing: `
      réussir | passer mon | passer ma | passer mes | passer le permis | passer le bac | passer le concours | passer l'examen |
      passer le diplôme | passer le titre | passer un examen | passer un concours | passer un diplôme | passer une certification |
      passer la certification | repasser | décrocher mon | décrocher le | décrocher ma | obtenir mon | obtenir ma | obtenir le | obtenir la |
      valider | préparer le concours | préparer mon concours | préparer l'examen | préparer mon examen | me préparer | soutenir mon |
      soutenir ma | préparer mon oral | préparer l'oral | préparer un oral | passer un entretien | passer des entretiens |
      passer l'entretien | passer les tests | être reçu | être reçue | soutenir ma thèse
    `,
    daring: `
      arrêter d'avoir peur | ne plus avoir peur | être moins stressé* | moins stresser | ne plus stresser | oser | surmonter | vaincre | affronter | dépasser ma | prendre la parole | parler en public | parler devant | m'exprimer devant |
      m'affirmer | m'imposer | prendre confiance | reprendre confiance | gagner en confiance | avoir confiance | avoir le courage |
      perdre ma peur | trouver le courage | dire non | refuser | intervenir | me faire respecter | faire une présentation | faire un exposé |
      faire un discours | tenir un discours | jouer devant | chanter devant | jouer en public
    `,
    calculating: `
      chiffrer | fixer mes prix | fixer mes tarifs | fixer un prix | calculer mes prix | calculer mes coûts |
      faire un devis | faire des devis
    `,
    asserting: `
      donner du feedback | entretien de recadrage | poser des limites | poser mes limites | fixer des limites | rester ferme | sans crier | recadrer | tenir tête |
      tenir bon | tenir la classe
    `,
    resting: `
      rentrer | quitter le travail | quitter le bureau | quitter l'atelier | rester moins tard | faire des pauses |
      prendre des pauses | prendre une pause | prendre mes pauses | me reposer | me coucher | déconnecter
    `,
    reaching: 'atteindre',
    beginning: 'commencer | débuter',
    hiring: 'recruter | embaucher | engager',
    publishing:
      'publier | faire publier | soumettre mon article | soumettre mon manuscrit | trouver un éditeur',
  },
  things: {
    customers: `
      élèves | clients | clientes | commandes | abonnés | auditeurs | lecteurs | réservations | avis | contrats |
      mariages | acheteurs | followers | restaurants | magasins | boutiques
    `,
    body: 'mon dos | mal de dos | épaule* | ma condition physique',
    drafts: `
      liste de prix | grille tarifaire | site | site internet | logo | étiquettes | menu | modèle de devis | planning |
      photos | dépliant* | carte de visite | cartes de visite | catalogue*
    `,
  },
  plans: {
    subject: {
      about: [
        'je suivrai un cours ou lirai un livre de base et je résumerai l’essentiel en 2 pages d’ici au {date}.',
        'j’étudierai 2 fois 30 minutes par semaine jusqu’au {date}, et j’expliquerai ensuite 3 points clés à quelqu’un.',
      ],
      alone: [
        'J’étudierai le sujet 2 fois 30 minutes par semaine et j’aurai résumé l’essentiel en 2 pages d’ici au {date}.',
      ],
    },
    tool: {
      about: [
        'je m’exercerai 3 fois 30 minutes par semaine jusqu’au {date}, avec 2 travaux réels menés du début à la fin.',
        'je suivrai une initiation complète, puis je réaliserai 2 tâches concrètes sans aide d’ici au {date}.',
      ],
      alone: [
        'Je prendrai l’outil en main avec une initiation complète et je réaliserai 2 tâches concrètes sans aide d’ici au {date}.',
      ],
      named: [
        'Je pratiquerai {name} 3 fois 30 minutes par semaine et j’aurai mené 2 travaux réels jusqu’au bout d’ici au {date}.',
      ],
    },
    language: {
      about: [
        'je pratiquerai 20 minutes, 4 jours par semaine, et je retiendrai chaque semaine 5 phrases utiles, jusqu’au {date}.',
        'je travaillerai 2 fois par semaine avec quelqu’un qui connaît bien la langue et je ferai un test de niveau d’ici au {date}.',
      ],
      alone: [
        'Je pratiquerai la langue 20 minutes, 4 jours par semaine, jusqu’au {date}, avec une vraie conversation chaque semaine.',
      ],
    },
    craft: {
      about: [
        'je prendrai 3 leçons auprès de quelqu’un qui s’y connaît et je montrerai ce que je sais faire d’ici au {date}.',
        'je pratiquerai 2 fois par semaine jusqu’au {date} et je montrerai 3 fois mes progrès à quelqu’un qui s’y connaît.',
      ],
      alone: [
        'Je m’entraînerai 2 fois par semaine jusqu’au {date}, avec 3 leçons auprès de quelqu’un qui maîtrise bien le geste.',
      ],
    },
    driving: {
      about: [
        'je noterai les étapes qui restent, avec leur coût, puis j’y travaillerai 2 fois par semaine jusqu’au {date}.',
        'je me renseignerai sur les démarches et les prix, puis je prévoirai 2 séances de code ou de pratique par semaine jusqu’au {date}.',
      ],
      alone: [
        'Je prévoirai 2 séances de code ou de conduite par semaine jusqu’au {date} et je noterai après chacune ce qui reste à corriger.',
      ],
    },
    exam: {
      about: [
        'je réviserai 3 fois 45 minutes par semaine et je ferai 2 épreuves d’entraînement en conditions réelles d’ici au {date}.',
        'je ferai une première épreuve d’entraînement, je travaillerai mes 3 points faibles et j’en referai une d’ici au {date}.',
      ],
      alone: [
        'Je réviserai 3 fois 45 minutes par semaine et je ferai 2 épreuves d’entraînement en conditions réelles d’ici au {date}.',
      ],
      named: [
        'Objectif {name}\u00A0: je réviserai 3 fois 45 minutes par semaine et je ferai 2 épreuves d’entraînement d’ici au {date}.',
      ],
    },
    course: {
      about: [
        'je réserverai 2 créneaux par semaine dans mon agenda et j’écrirai d’ici au {date} une page sur ce que j’ai appris.',
        'je vérifierai le programme, le coût et les dates, puis j’y consacrerai 2 créneaux par semaine jusqu’au {date}.',
      ],
      alone: [
        'Je réserverai 2 créneaux par semaine pour ma formation et j’écrirai d’ici au {date} une page sur ce que j’ai appris.',
      ],
      named: [
        'Objectif {name}\u00A0: je réserverai 2 créneaux par semaine et j’appliquerai 2 choses apprises d’ici au {date}.',
      ],
    },
    studies: {
      about: [
        'je réserverai 3 plages de travail de 45 minutes par semaine et je ferai relire 2 travaux d’ici au {date}.',
        'je découperai le travail en petites étapes et j’en terminerai 2 par semaine jusqu’au {date}.',
      ],
      alone: [
        'Je réserverai à mes études 3 plages de 45 minutes par semaine jusqu’au {date} et je ferai relire 2 travaux.',
      ],
    },
    admission: {
      about: [
        'je réunirai les pièces demandées, je ferai relire mon dossier par 2 personnes et je l’enverrai d’ici au {date}.',
        'je noterai les conditions et les délais, je parlerai à 2 personnes passées par là et j’enverrai ma candidature d’ici au {date}.',
      ],
      alone: [
        'Je réunirai les pièces de ma candidature, je la ferai relire par 2 personnes et je l’enverrai d’ici au {date}.',
      ],
    },
    recognition: {
      about: [
        'je demanderai la liste exacte des pièces, je réunirai mes documents et je déposerai 1 dossier complet d’ici au {date}.',
        'je contacterai l’organisme compétent et 2 personnes qui ont fait la démarche, puis je déposerai mon dossier d’ici au {date}.',
      ],
      alone: [
        'Je réunirai les papiers demandés pour faire reconnaître mes qualifications et je déposerai 1 dossier complet d’ici au {date}.',
      ],
    },
    job: {
      about: [
        'j’enverrai 2 candidatures soignées par semaine jusqu’au {date} et je parlerai chaque semaine à une personne qui fait ce travail.',
        'je contacterai 2 employeurs par semaine jusqu’au {date}, avec un CV adapté à chacun.',
      ],
      alone: [
        'J’enverrai 2 candidatures soignées par semaine jusqu’au {date} et je parlerai chaque semaine à une personne du métier.',
      ],
    },
    promotion: {
      about: [
        'je noterai 3 réussites, je demanderai ce qui me manque encore et j’aurai une conversation sur mon évolution d’ici au {date}.',
        'je prendrai en charge 1 tâche liée à ce rôle et j’en ferai le bilan avec la personne qui décide d’ici au {date}.',
      ],
      alone: [
        'Je noterai 3 réussites, je demanderai ce qui me manque encore et j’aurai une conversation sur mon évolution d’ici au {date}.',
      ],
    },
    customers: {
      about: [
        'je ferai connaître ce que je propose à 3 nouvelles personnes par semaine jusqu’au {date} et je noterai ce qui marche.',
        'je demanderai à 5 personnes ce qui les attire ou les freine, puis j’essaierai 2 façons de les toucher d’ici au {date}.',
      ],
      alone: [
        'Je ferai connaître ce que je propose à 3 nouvelles personnes par semaine jusqu’au {date} et je noterai ce qui marche.',
      ],
    },
    funding: {
      about: [
        'je repérerai 3 sources d’argent possibles, je mettrai mon budget sur une page et je déposerai 1 demande d’ici au {date}.',
        'je résumerai mon projet et ses chiffres en 2 pages, puis je les présenterai à 3 financeurs possibles d’ici au {date}.',
      ],
      alone: [
        'Je repérerai 3 sources de financement, je mettrai mon budget sur une page et je déposerai 1 demande d’ici au {date}.',
      ],
    },
    people: {
      about: [
        'je ferai le premier pas vers 1 personne par semaine jusqu’au {date} (un message, un appel ou un café).',
        'j’irai à 3 rencontres ou activités de groupe d’ici au {date} et je prolongerai chaque fois l’échange avec une personne.',
      ],
      alone: [
        'Je ferai le premier pas vers 1 personne par semaine jusqu’au {date} (un message, un appel ou un café).',
      ],
    },
    mentor: {
      about: [
        'j’écrirai en 5 lignes ce que je cherche et je proposerai un premier échange à 3 personnes d’ici au {date}.',
        'je parlerai de ma recherche à 5 personnes et je proposerai un rendez-vous à 2 d’entre elles d’ici au {date}.',
      ],
      alone: [
        'J’écrirai en 5 lignes quel genre de personne je cherche et je proposerai un premier échange à 3 personnes d’ici au {date}.',
      ],
    },
    staff: {
      about: [
        'je décrirai sur une page ce que je propose, je le diffuserai par 3 canaux et je verrai les personnes intéressées d’ici au {date}.',
        'j’en parlerai à 3 personnes par semaine jusqu’au {date} et je proposerai un essai ou un café à celles que cela tente.',
      ],
      alone: [
        'Je décrirai sur une page qui je cherche, je diffuserai l’annonce par 3 canaux et je verrai les personnes intéressées d’ici au {date}.',
      ],
    },
    home: {
      about: [
        'je fixerai mon budget et mes 3 critères, puis je m’occuperai des annonces et des visites 2 fois par semaine jusqu’au {date}.',
        'je mettrai budget, délais et 3 critères sur une page et j’en parlerai à 3 personnes qui peuvent m’aider d’ici au {date}.',
      ],
      alone: [
        'Je fixerai mon budget et mes 3 critères de logement, puis je m’occuperai des annonces 2 fois par semaine jusqu’au {date}.',
      ],
    },
    search: {
      about: [
        'je noterai mes 3 critères, je contacterai 2 adresses par semaine et je ferai mon choix d’ici au {date}.',
        'je demanderai conseil à 3 personnes, je comparerai 3 possibilités et je retiendrai la meilleure d’ici au {date}.',
      ],
      alone: [
        'Je noterai les 3 critères de ma recherche, je contacterai 2 adresses par semaine et je ferai mon choix d’ici au {date}.',
      ],
    },
    career: {
      about: [
        'je parlerai avec 3 personnes qui ont fait ce pas et j’écrirai d’ici au {date} une page avec mes étapes et mon budget.',
        'je passerai 2 journées sur le terrain et je fixerai d’ici au {date} la formation, le budget et le calendrier qu’il me faut.',
      ],
      alone: [
        'Je parlerai avec 3 personnes qui ont changé de voie et j’écrirai d’ici au {date} une page avec mes étapes et mon budget.',
      ],
    },
    business: {
      about: [
        'je chiffrerai le projet sur 2 pages, je le ferai vérifier par une personne du métier et je bouclerai les démarches d’ici au {date}.',
        'je demanderai l’avis de 5 personnes, puis je réglerai 1 point par semaine (coûts, lieu, démarches) jusqu’au {date}.',
      ],
      alone: [
        'Je chiffrerai mon projet d’entreprise sur 2 pages et je le ferai vérifier par une personne du métier d’ici au {date}.',
      ],
    },
    leadership: {
      about: [
        'je confierai 2 tâches avec un objectif clair et je ferai un point de 15 minutes par semaine avec l’équipe jusqu’au {date}.',
        'je demanderai à 3 personnes de l’équipe ce qui les aide et j’essaierai 1 changement par semaine jusqu’au {date}.',
      ],
      alone: [
        'Dans mon équipe, je confierai 2 tâches avec un objectif clair et je ferai un point de 15 minutes par semaine jusqu’au {date}.',
      ],
    },
    portfolio: {
      about: [
        'je choisirai 5 travaux, je les présenterai chacun en quelques mots et je montrerai l’ensemble à 2 personnes du métier d’ici au {date}.',
        'je préparerai 1 élément par semaine et je montrerai une version complète à quelqu’un du métier d’ici au {date}.',
      ],
      alone: [
        'Je choisirai 5 de mes travaux, je les réunirai dans un dossier et je le montrerai à 2 personnes du métier d’ici au {date}.',
      ],
    },
    software: {
      about: [
        'je décrirai l’essentiel sur une page, j’en ferai une version simple et 3 personnes l’auront essayée d’ici au {date}.',
        'je me limiterai à 2 fonctions, j’y travaillerai 2 fois par semaine et une version utilisable sera prête d’ici au {date}.',
      ],
      alone: [
        'Je décrirai mon projet numérique sur une page, j’en ferai une version simple et 3 personnes l’auront essayée d’ici au {date}.',
      ],
    },
    writing: {
      about: [
        'j’écrirai 3 fois 30 minutes par semaine jusqu’au {date} et je ferai lire 2 extraits à une personne de confiance.',
        'je fixerai le plan sur une page, j’avancerai de 2 pages par semaine et je ferai lire mon texte d’ici au {date}.',
      ],
      alone: [
        'J’écrirai 3 fois 30 minutes par semaine jusqu’au {date} et je ferai lire 2 extraits à une personne de confiance.',
      ],
    },
    event: {
      about: [
        'je mettrai sur une page la date, le lieu, le budget et les tâches, j’en réglerai 2 par semaine et tout sera prêt le {date}.',
        'j’en parlerai à 3 personnes qui peuvent m’aider, je réserverai l’essentiel et tout sera prêt d’ici au {date}.',
      ],
      alone: [
        'Je mettrai sur une page la date, le lieu, le budget et les tâches, j’en réglerai 2 par semaine et tout sera prêt le {date}.',
      ],
    },
    papers: {
      about: [
        'je préparerai une version complète, je la ferai relire par 2 personnes et tout sera prêt d’ici au {date}.',
        'j’y consacrerai 3 séances de 45 minutes, avec une relecture extérieure, et tout sera prêt à envoyer d’ici au {date}.',
      ],
      alone: [
        'Je préparerai mes documents de candidature, je les ferai relire par 2 personnes et tout sera prêt d’ici au {date}.',
      ],
    },
    document: {
      about: [
        'je ferai le plan sur une page, j’avancerai de 2 parties par semaine et le document sera complet d’ici au {date}.',
        'je rassemblerai ce qu’il faut, je ferai relire un premier jet par 2 personnes et j’aurai la version finale d’ici au {date}.',
      ],
      alone: [
        'Je ferai le plan du document sur une page, je ferai relire un premier jet par 2 personnes et j’aurai terminé d’ici au {date}.',
      ],
    },
    object: {
      about: [
        'je listerai le matériel et le budget, puis j’y travaillerai 2 fois par semaine pour terminer d’ici au {date}.',
        'je découperai le travail en 3 étapes, je montrerai la première à quelqu’un et je finirai la dernière d’ici au {date}.',
      ],
      alone: [
        'Je découperai ma réalisation en 3 étapes, avec le matériel et le budget, et je finirai la dernière d’ici au {date}.',
      ],
    },
    improvement: {
      about: [
        'je noterai pendant 1 semaine comment les choses se passent, j’essaierai 2 changements et je comparerai le résultat d’ici au {date}.',
        'je demanderai l’avis de 3 personnes concernées, j’essaierai 1 changement à petite échelle et je l’aurai mis en place d’ici au {date}.',
      ],
      alone: [
        'Je demanderai à 3 personnes concernées ce qui coince, j’essaierai 1 changement à petite échelle et je l’aurai mis en place d’ici au {date}.',
      ],
    },
    presentation: {
      about: [
        'je préparerai 3 idées fortes et je les répéterai 2 fois à voix haute devant quelqu’un d’ici au {date}.',
        'je prendrai la parole devant un petit groupe à 3 occasions jusqu’au {date} et je demanderai chaque fois un avis.',
      ],
      alone: [
        'Je prendrai la parole devant un petit groupe à 3 occasions jusqu’au {date} et je demanderai chaque fois un avis.',
      ],
    },
    meetings: {
      about: [
        'je noterai avant chaque réunion 1 objectif et 2 phrases à dire, et je ferai un court bilan après, jusqu’au {date}.',
        'je demanderai à une personne de confiance de m’observer dans 2 réunions et je corrigerai 1 chose à chaque fois d’ici au {date}.',
      ],
      alone: [
        'Avant chaque réunion, je noterai 1 objectif et 2 phrases à dire, et je ferai un court bilan après, jusqu’au {date}.',
      ],
    },
    conversation: {
      about: [
        'je noterai 3 points, je répéterai une fois avec quelqu’un et j’aurai cette conversation d’ici au {date}.',
        'je préparerai ma première phrase et 2 points importants, je choisirai un moment calme et je parlerai d’ici au {date}.',
      ],
      alone: [
        'Je noterai les 3 choses que je veux dire, je répéterai une fois avec quelqu’un et j’aurai cette conversation d’ici au {date}.',
      ],
    },
    feedback: {
      about: [
        'je préparerai 2 phrases calmes et précises, je les dirai à 3 occasions jusqu’au {date} et je noterai comment cela s’est passé.',
        'je respirerai 5 secondes avant de répondre, je reformulerai ce que j’ai entendu et j’en ferai le bilan chaque semaine jusqu’au {date}.',
      ],
      alone: [
        'Je préparerai 2 phrases calmes pour les moments de tension et je les dirai à 3 occasions jusqu’au {date}.',
      ],
    },
    boundaries: {
      about: [
        'je noterai 2 phrases pour refuser et je les dirai à 3 occasions jusqu’au {date}.',
        'je fixerai 2 limites claires, je les dirai aux personnes concernées et je m’y tiendrai jusqu’au {date}.',
      ],
      alone: ['Je noterai 2 phrases pour dire non et je les dirai à 3 occasions jusqu’au {date}.'],
    },
    interview: {
      about: [
        'je préparerai 5 points qu’on risque de me demander et je ferai 2 répétitions en conditions réelles d’ici au {date}.',
        'je m’entraînerai à voix haute 2 fois par semaine jusqu’au {date}, dont une fois devant quelqu’un qui jouera l’autre rôle.',
      ],
      alone: [
        'Je préparerai mes réponses à 5 questions probables et je ferai 2 entretiens d’entraînement d’ici au {date}.',
      ],
    },
    confidence: {
      about: [
        'j’oserai 1 petite situation qui m’intimide par semaine jusqu’au {date} et je noterai ensuite ce qui a marché.',
        'je choisirai 3 situations, de la plus facile à la plus difficile, et je les aurai essayées d’ici au {date}.',
      ],
      alone: [
        'J’oserai 1 petite situation qui m’intimide par semaine jusqu’au {date} et je noterai ensuite ce qui a marché.',
      ],
    },
    expression: {
      about: [
        'je travaillerai 1 texte ou 1 enregistrement par semaine jusqu’au {date} et je le ferai corriger par quelqu’un.',
        'je repérerai mes 3 difficultés les plus fréquentes et je m’exercerai 15 minutes, 3 fois par semaine, jusqu’au {date}.',
      ],
      alone: [
        'Je travaillerai 1 texte ou 1 enregistrement par semaine jusqu’au {date} et je ferai corriger mes phrases par quelqu’un.',
      ],
    },
    teaching: {
      about: [
        'je préparerai 2 séances ou explications, je demanderai un avis après chacune et j’améliorerai la suite d’ici au {date}.',
        'j’essaierai 1 nouvelle façon de faire par semaine jusqu’au {date} et je garderai les 2 meilleures.',
      ],
      alone: [
        'J’essaierai 1 nouvelle façon d’expliquer par semaine jusqu’au {date} et je garderai les 2 meilleures.',
      ],
    },
    salary: {
      about: [
        'je vérifierai auprès de 3 sources ce qui se paie ailleurs, je mettrai 3 arguments sur une page et j’en parlerai d’ici au {date}.',
        'je fixerai mon chiffre et mon minimum, je préparerai 3 arguments et je ferai ma demande d’ici au {date}.',
      ],
      alone: [
        'Je vérifierai auprès de 3 sources ce que vaut mon travail, je mettrai 3 arguments sur une page et je ferai ma demande d’ici au {date}.',
      ],
    },
    conditions: {
      about: [
        'je mettrai sur une page ma demande et 2 solutions pratiques, puis j’en parlerai à la personne qui décide d’ici au {date}.',
        'je vérifierai mes droits auprès de 2 sources, je préparerai ma demande et je la présenterai d’ici au {date}.',
      ],
      alone: [
        'Je mettrai sur une page mes souhaits de travail et 2 solutions pratiques, puis j’en parlerai à la personne qui décide d’ici au {date}.',
      ],
    },
    agreement: {
      about: [
        'je préparerai 3 arguments et une réponse à la principale objection, puis je présenterai ma demande d’ici au {date}.',
        'j’en parlerai d’abord à 2 personnes favorables, j’ajusterai ma proposition et je la présenterai d’ici au {date}.',
      ],
      alone: [
        'Je préparerai 3 arguments et une réponse à la principale objection, puis je présenterai ma proposition d’ici au {date}.',
      ],
    },
    decision: {
      about: [
        'je comparerai les possibilités selon 3 critères sur une page, j’en parlerai à 2 personnes et je trancherai d’ici au {date}.',
        'je noterai le pour et le contre, je prendrai l’avis de 2 personnes de confiance et je déciderai d’ici au {date}.',
      ],
      alone: [
        'Je comparerai mes possibilités selon 3 critères sur une page, j’en parlerai à 2 personnes et je trancherai d’ici au {date}.',
      ],
    },
    pricing: {
      about: [
        'je calculerai mes frais et mon temps, je comparerai avec 3 prix pratiqués ailleurs et je trancherai d’ici au {date}.',
        'je calculerai ce que tout me coûte, je proposerai un prix à 3 personnes et je le fixerai d’ici au {date}.',
      ],
      alone: [
        'Je calculerai mes frais et mon temps, je comparerai avec 3 prix pratiqués ailleurs et je fixerai mes tarifs d’ici au {date}.',
      ],
    },
    question: {
      about: [
        'je consulterai 2 sources sûres, je poserai mes questions au bon service et j’aurai la réponse par écrit d’ici au {date}.',
        'je noterai 3 questions, je les poserai à quelqu’un de compétent et je résumerai les réponses sur une page d’ici au {date}.',
      ],
      alone: [
        'Je noterai mes 3 questions, je les poserai à quelqu’un de compétent et je résumerai les réponses sur une page d’ici au {date}.',
      ],
    },
    direction: {
      about: [
        'je discuterai avec 3 personnes, j’écrirai une page sur ce qui me donne de l’énergie et je choisirai une piste à essayer d’ici au {date}.',
        'je noterai chaque semaine 3 moments qui m’ont plu et je choisirai une piste à essayer d’ici au {date}.',
      ],
      alone: [
        'Je discuterai avec 3 personnes de ce qui me plaît, j’en tirerai une page et je choisirai une piste à essayer d’ici au {date}.',
      ],
    },
    exercise: {
      about: [
        'je m’entraînerai 3 fois 30 minutes par semaine jusqu’au {date} et je noterai chaque séance.',
        'je réserverai 2 créneaux fixes par semaine et j’augmenterai l’effort petit à petit jusqu’au {date}.',
      ],
      alone: ['Je bougerai 3 fois 30 minutes par semaine jusqu’au {date} et je noterai chaque séance.'],
    },
    habit: {
      about: [
        'je commencerai cette semaine, je cocherai chaque fois sur mon calendrier jusqu’au {date} et je ferai le point toutes les 2 semaines.',
        'je l’inscrirai à heure fixe dans mon agenda, je tiendrai jusqu’au {date} et je ferai le point toutes les 2 semaines.',
      ],
      alone: [
        'Je prévoirai un moment fixe pour ma nouvelle habitude et je ferai le point toutes les 2 semaines jusqu’au {date}.',
      ],
    },
    rest: {
      about: [
        'je suivrai une règle simple 4 jours par semaine jusqu’au {date} et je ferai le point chaque dimanche.',
        'je m’arrêterai à heure fixe 4 jours par semaine jusqu’au {date} et je noterai ce qui m’a fait du bien.',
      ],
      alone: [
        'Je m’arrêterai à heure fixe 4 jours par semaine jusqu’au {date} et je noterai ce qui m’a fait du bien.',
      ],
    },
    stop: {
      about: [
        'je noterai chaque soir en 1 ligne, jusqu’au {date}, comment cela s’est passé, et je regarderai chaque dimanche ce qui m’aide.',
        'je noterai 2 situations difficiles, je prévoirai ma réaction et je cocherai chaque jour réussi jusqu’au {date}.',
      ],
      alone: [
        'Je noterai chaque soir en 1 ligne, jusqu’au {date}, comment se passe ma rupture avec cette habitude.',
      ],
    },
    organisation: {
      about: [
        'je préparerai chaque soir le lendemain en 10 minutes, avec 1 tâche prioritaire, jusqu’au {date}.',
        'je réserverai 2 créneaux de 30 minutes par semaine jusqu’au {date} et je finirai 1 chose avant d’en commencer une autre.',
      ],
      alone: [
        'Je noterai chaque dimanche les 3 tâches qui comptent, avec leur moment dans la semaine, jusqu’au {date}.',
      ],
    },
    money: {
      about: [
        'je noterai ce qui entre et ce qui sort jusqu’au {date} et je vérifierai 1 fois par mois, à date fixe, si je tiens le cap.',
        'je mettrai mes comptes sur 1 page, je fixerai une somme réaliste par mois et je m’y tiendrai jusqu’au {date}.',
      ],
      alone: [
        'Je noterai ce qui entre et ce qui sort jusqu’au {date} et je vérifierai 1 fois par mois, à date fixe, si je tiens le cap.',
      ],
    },
    visibility: {
      about: [
        'je montrerai 1 réalisation par semaine, en ligne ou de vive voix, jusqu’au {date} et je noterai les réactions.',
        'je présenterai ce que je fais à 3 personnes ou lieux qui comptent, avec une page ou quelques images, d’ici au {date}.',
      ],
      alone: [
        'Je montrerai 1 de mes réalisations par semaine, en ligne ou de vive voix, jusqu’au {date} et je noterai les réactions.',
      ],
    },
    errand: {
      about: [
        'je réunirai ce qu’il faut, je bloquerai 1 heure dans mon agenda et ce sera fait d’ici au {date}.',
        'je prendrai 15 minutes pour vérifier ce qu’il faut et je m’en occuperai d’ici au {date}.',
      ],
      alone: [
        'Je réunirai ce qu’il faut pour cette démarche, je bloquerai 1 heure dans mon agenda et ce sera fait d’ici au {date}.',
      ],
    },
    dream: {
      about: [
        'je choisirai 1 petit pas vraiment à ma portée, je le ferai d’ici au {date} et j’en parlerai en mentorat.',
        'je commencerai par ce qui dépend de moi, avec 1 petit pas concret d’ici au {date}.',
      ],
      alone: ['Je noterai ce qui me fait rêver et j’en réaliserai 1 petite partie d’ici au {date}.'],
    },
    other: {
      about: [
        'je ferai 1 petit pas par semaine jusqu’au {date} et je noterai ce qui change.',
        'je choisirai 2 signes de progrès avec la personne qui m’accompagne et nous ferons le point d’ici au {date}.',
      ],
      alone: [
        'Je mettrai ce que je veux en 1 phrase, j’en parlerai avec la personne qui m’accompagne et je ferai le premier pas d’ici au {date}.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'je m’exercerai 2 fois 30 minutes par semaine jusqu’au {date} et je montrerai mes progrès à quelqu’un qui s’y connaît.',
        'je prendrai 3 leçons ou séances et je noterai après chacune ce que je sais faire de plus, d’ici au {date}.',
      ],
      alone: [
        'J’apprendrai 2 fois 30 minutes par semaine jusqu’au {date} et je montrerai mes progrès à quelqu’un qui s’y connaît.',
      ],
    },
    passing: {
      about: [
        'je noterai ce qui est demandé et les délais, puis j’y travaillerai 3 fois 45 minutes par semaine jusqu’au {date}.',
        'je parlerai à 2 personnes passées par là et j’avancerai d’une étape par semaine jusqu’au {date}.',
      ],
      alone: [
        'Je noterai les conditions et les délais de ma démarche, puis j’y travaillerai 3 fois 45 minutes par semaine jusqu’au {date}.',
      ],
    },
    getting: {
      about: [
        'je décrirai en 5 lignes ce que je cherche et je contacterai 2 personnes ou adresses par semaine jusqu’au {date}.',
        'j’en parlerai à 5 personnes de mon entourage et je suivrai les 2 meilleures pistes d’ici au {date}.',
      ],
      alone: [
        'Je décrirai en 5 lignes ce que je cherche et je contacterai 2 personnes ou adresses par semaine jusqu’au {date}.',
      ],
    },
    changing: {
      about: [
        'je parlerai avec 3 personnes qui ont fait ce pas et j’écrirai mes étapes sur une page d’ici au {date}.',
        'j’essaierai 1 chose nouvelle par semaine jusqu’au {date} et je noterai ce que j’en tire.',
      ],
      alone: [
        'Je parlerai avec 3 personnes qui ont de l’expérience et j’écrirai mes étapes sur une page d’ici au {date}.',
      ],
    },
    making: {
      about: [
        'je ferai le plan sur une page, j’y travaillerai 2 fois par semaine et j’aurai terminé d’ici au {date}.',
        'je montrerai une première version à 2 personnes et j’aurai terminé d’ici au {date}.',
      ],
      alone: [
        'Je mettrai mon projet sur une page, j’y travaillerai 2 fois par semaine et j’aurai terminé d’ici au {date}.',
      ],
    },
    performing: {
      about: [
        'je répéterai 2 fois avec quelqu’un, je me lancerai pour de bon d’ici au {date} et je noterai ce qui a marché.',
        'je m’y essaierai à 3 occasions jusqu’au {date} et je demanderai chaque fois un avis.',
      ],
      alone: [
        'Je préparerai 2 ou 3 phrases, je répéterai une fois avec quelqu’un et je me lancerai d’ici au {date}.',
      ],
    },
    negotiating: {
      about: [
        'je mettrai ma demande et 3 arguments sur une page, je répéterai une fois et j’en parlerai d’ici au {date}.',
        'je m’informerai auprès de 2 sources, je préparerai ma proposition et je la présenterai d’ici au {date}.',
      ],
      alone: [
        'Je mettrai ma demande et 3 arguments sur une page, je répéterai une fois et j’en parlerai d’ici au {date}.',
      ],
    },
    deciding: {
      about: [
        'je m’informerai auprès de 3 personnes ou sources, je résumerai le tout sur une page et je conclurai d’ici au {date}.',
        'je noterai les possibilités, j’en parlerai à 2 personnes de confiance et je choisirai d’ici au {date}.',
      ],
      alone: [
        'Je m’informerai auprès de 3 personnes ou sources, je résumerai le tout sur une page et je conclurai d’ici au {date}.',
      ],
    },
    keeping: {
      about: [
        'je choisirai une règle simple, je la suivrai 4 jours par semaine jusqu’au {date} et je ferai le point chaque dimanche.',
        'je prévoirai 2 moments fixes par semaine et je m’y tiendrai jusqu’au {date}.',
      ],
      alone: [
        'Je choisirai une règle simple, je la suivrai 4 jours par semaine jusqu’au {date} et je ferai le point chaque dimanche.',
      ],
    },
    otherwise: {
      about: [
        'je choisirai 1 chose à ma portée et je l’aurai faite d’ici au {date}.',
        'je noterai en 3 lignes ce qu’il faut, j’en parlerai en mentorat et je m’en occuperai d’ici au {date}.',
      ],
      alone: [
        'Je mettrai ce que je veux en 1 phrase, je choisirai une chose à ma portée et je l’aurai faite d’ici au {date}.',
      ],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'je mettrai sur 1 page ce qu’il faut, ce que cela coûte et qui peut m’aider, je la montrerai à 2 personnes passées par là et je démarrerai d’ici au {date}.',
        'je ferai la liste de ce qui doit être prêt pour un petit début, je réglerai 1 point par semaine et je commencerai d’ici au {date}.',
      ],
      alone: [
        'Je mettrai sur 1 page ce que je veux lancer, avec les coûts et les aides possibles, je la montrerai à 2 personnes passées par là et je démarrerai d’ici au {date}.',
      ],
    },
    introducing: {
      about: [
        'je décrirai sur 1 page comment cela doit marcher, je ferai un essai d’une semaine avec 2 personnes et ce sera en place d’ici au {date}.',
        'j’en parlerai à 3 personnes concernées, je ferai un essai à petite échelle et ce sera en place d’ici au {date}.',
      ],
      alone: [
        'Je décrirai sur 1 page ce que je veux mettre en place, je ferai un essai d’une semaine avec 2 personnes et ce sera en service d’ici au {date}.',
      ],
    },
    delegating: {
      about: [
        'je noterai sur 1 page comment cela se fait, je le ferai 2 fois avec la personne qui prend la suite et je passerai complètement la main d’ici au {date}.',
        'je conviendrai avec 1 personne de ce qu’elle prend en charge et à partir de quand, puis je ferai le point avec elle à 2 reprises d’ici au {date}.',
      ],
      alone: [
        'Je conviendrai avec 1 personne de ce qu’elle reprend, je le lui expliquerai et je passerai complètement la main d’ici au {date}.',
      ],
    },
    visiting: {
      about: [
        'j’inscrirai dès cette semaine 1 date dans mon agenda, j’irai d’ici au {date} et je noterai 3 choses vues ou apprises sur place.',
        'je me renseignerai auprès de 2 endroits qui conviennent, je fixerai un jour et j’écrirai d’ici au {date} ce que j’en retiens.',
      ],
      alone: [
        'Je demanderai à 2 endroits si je peux venir, j’irai sur place et j’écrirai d’ici au {date} ce que j’en retiens.',
      ],
    },
    sharing: {
      about: [
        'je confierai entièrement 2 tâches d’ici au {date}, chacune avec un objectif et un délai clairs, et je parlerai ensuite de ce qui a marché.',
        'je choisirai 3 tâches que d’autres peuvent prendre, je les expliquerai une par une et je passerai la dernière d’ici au {date}.',
      ],
      alone: [
        'Je confierai entièrement 2 de mes tâches d’ici au {date}, chacune avec un objectif et un délai clairs, et je parlerai ensuite de ce qui a marché.',
      ],
    },
    calculating: {
      about: [
        'je calculerai de bout en bout 3 exemples réels et je ferai vérifier les chiffres par quelqu’un d’expérimenté d’ici au {date}.',
        'je noterai pour 2 cas réels tout ce qu’il faut compter, j’en ferai 1 tableau et je m’en servirai pour un troisième d’ici au {date}.',
      ],
      alone: [
        'Je calculerai de bout en bout 3 exemples réels de mon travail et je ferai vérifier les chiffres par quelqu’un d’expérimenté d’ici au {date}.',
      ],
    },
    reaching: {
      about: [
        'je me fixerai 2 étapes, je ferai chaque semaine 1 chose pour la prochaine et je noterai le dimanche, jusqu’au {date}, où j’en suis.',
        'je demanderai à 2 personnes qui y sont arrivées ce qui les a le plus aidées et j’essaierai une de leurs idées toutes les 2 semaines jusqu’au {date}.',
      ],
      alone: [
        'Je me fixerai 2 étapes vers ce que je veux atteindre et je noterai le dimanche, jusqu’au {date}, où j’en suis.',
      ],
    },
    beginning: {
      about: [
        'je demanderai à 1 personne qui le fait déjà ce qu’il me faut au départ, je le préparerai et je commencerai d’ici au {date}.',
        'je noterai ce qu’il me faut pour un petit début, je réglerai les 3 premiers points en 2 semaines et je commencerai d’ici au {date}.',
      ],
      alone: [
        'Je demanderai à 1 personne qui fait déjà ce que je veux commencer ce qu’il me faut, je le préparerai et je commencerai d’ici au {date}.',
      ],
    },
    publishing: {
      about: [
        'je choisirai 3 lieux de publication, je lirai ce que chacun demande et j’enverrai mon travail au premier d’ici au {date}.',
        'je demanderai l’avis de 2 personnes, je préparerai tout ce qui est demandé et j’enverrai mon travail à 3 endroits d’ici au {date}.',
      ],
      alone: [
        'Je choisirai 3 endroits qui pourraient publier mon travail, je lirai ce que chacun demande et je l’enverrai au premier d’ici au {date}.',
      ],
    },
    drafting: {
      about: [
        'je regarderai 2 bons exemples, je montrerai mon premier essai à 2 personnes et la version améliorée sera prête d’ici au {date}.',
        'je ferai une première version en 2 semaines, je l’essaierai une fois et je la mettrai au point d’ici au {date}.',
      ],
      alone: [
        'Je regarderai 2 bons exemples de ce que je veux faire, je montrerai mon premier essai à 2 personnes et la version améliorée sera prête d’ici au {date}.',
      ],
    },
    freeDays: {
      about: [
        'je prévoirai pour ce moment-là quelque chose d’agréable, j’en parlerai à 2 personnes et je cocherai jusqu’au {date} chaque semaine réussie.',
        'je préviendrai les personnes concernées, je trouverai 1 autre solution pour les urgences et je cocherai jusqu’au {date} chaque semaine réussie.',
      ],
      alone: [
        'Je prévoirai quelque chose d’agréable pour le temps que je veux garder libre, j’en parlerai à 2 personnes et je cocherai jusqu’au {date} chaque semaine réussie.',
      ],
    },
  },
  unread: {
    about: [
      'je demanderai à 2 personnes qui s’y connaissent comment elles s’y prendraient et je mettrai le meilleur conseil en pratique d’ici au {date}.',
      'je ferai 1 pas par semaine, je le noterai et j’aurai terminé d’ici au {date}.',
    ],
    alone: [
      'Je mettrai ce que je veux en 1 phrase, j’en parlerai avec la personne qui m’accompagne et je ferai le premier pas d’ici au {date}.',
      'J’écrirai en 3 lignes ce que je voudrais changer, j’en discuterai en mentorat et je ferai un premier pas d’ici au {date}.',
    ],
  },
  soon: {
    about: [
      'je réserverai 2 moments avant le {date}, je commencerai par le plus important et je demanderai de l’aide pour le reste.',
    ],
    alone: [
      'Je réserverai 2 moments avant le {date}, je commencerai par le plus important et je demanderai de l’aide pour le reste.',
    ],
  },
};
