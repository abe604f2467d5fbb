/** German: how it speaks of time, and what is said to mentees in it. */
import { german as grammar } from './grammars/german.ts';
import type { LanguageFile } from './language-file.ts';

export const german: LanguageFile = {
  code: 'de',
  locale: 'de-DE',
  name: 'German',
  capitalNouns: true,
  digraphs: true,
  postpositions: false,
  ordinalStops: true,
  elides: false,
  pluralDays: 'always',
  neighbours: ['lb'],
  linking: '',
  infinitive:
    /(?:^|\s)(?:\p{Ll}*(?:en|eln|ern)|tun|sein)(?:,? (?:um|ohne|statt|dass|damit|wenn|ob|wie|was|die|der|das|dem|den|welche\p{Ll}?|wer|wo\p{Ll}*|wann|warum|vor allem|am (?:liebsten|besten)|gerne?|mindestens|höchstens|möglichst|besonders|auch) .*|\s*\([^()]*\))?$/u,
  grammar,
  refusal:
    /\b(?:(?:will|möchte|mag|wollte|werde) (?:ich |aber |auf keinen fall |eigentlich |wirklich )*(?:nicht|keine?n?r?)(?: mehr)?|(?:nicht vor|keine lust|kein interesse|nicht die absicht)(?: mehr)?,?(?: daran| darauf)?,|ohne|statt|weder|anstatt|auf keinen fall|nie wieder)\s+$/iu,
  refusalAfter:
    /^[.!?…]+\s+(?:auf keinen fall|nein|niemals(?=[.!])|nie wieder|bloß nicht|kommt nicht in ?frage|sicher nicht)/iu,
  easternEaster: false,
  idle: `
    bedarf | keine | keiner | keins | kein | nichts | nix | nein | ne | nee | nö | danke | dankeschön | vielen | dank |
    hallo | hi | hey | moin | servus | guten | tag | morgen | abend | test | teste | testen | ok | okay | ja | alles |
    gut | passt | momentan | aktuell | derzeit | zurzeit | im | moment | gerade | bisher | noch | schon | so | weit |
    soweit | wünsche | wunsch | ziele | ziel | habe | ich | hab | liebe | lieber | grüße | grüsse | gruß | mfg | tschüss |
    tschüß | bis | bald | leer | weiter | kommentar | angabe | angaben | fragen | frage | sonst | mehr | bitte |
    wirklich | eigentlich | an | alle | zusammen | da | es | gibt | mir | fällt | ein | heute | leider | nicht |
    entfällt | none | nothing | thanks | n | a | na | k | lorem | ipsum | bla | blabla | blah | abc | xxx | haha | hm |
    hmm | äh | dazu | keinerlei | brauche | besonderen | besonderes | bestimmtes | wie | geht | ihnen | euch | dir |
    hoffe | schöne | schönen | es geht | frohe | verstehe | verstehen | die | der | das | ich | was | soll | hier
  `,
  time: {
    months: [
      'januar* | jan | jänner',
      'februar* | feb',
      'märz* | mrz',
      'april* | apr',
      'mai',
      'juni | jun',
      'juli | jul',
      'august* | aug',
      'september* | sep | sept',
      'oktober* | okt',
      'november* | nov',
      'dezember* | dez',
    ],
    weekdays: [
      'montag | montags | montagabend',
      'dienstag',
      'mittwoch',
      'donnerstag',
      'freitag',
      'samstag | sonnabend',
      'sonntag',
    ],
    spans: [
      ['bis morgen', 1, 'day'],
      ['einem vierteljahr | nächsten vierteljahr | eines vierteljahres', 3, 'month'],
      ['einem dreivierteljahr | eines dreivierteljahres', 9, 'month'],
      [
        'in anderthalb jahren | in eineinhalb jahren | innerhalb von anderthalb jahren | innerhalb von eineinhalb jahren',
        18,
        'month',
      ],
    ],
    day: 'tag | tage | tagen | tages',
    week: 'woche | wochen | arbeitswoche',
    month: 'monat | monate | monaten | monats',
    quarter: 'quartal | quartals | quartale | quartalen',
    year: 'jahr | heuer | jahre | jahren | jahres | halbjahr | halbjahres',
    hour: 'stunde | stunden | std | h',
    minute: 'minute | minuten | min',
    feasts: [
      ['bis zu den sommerferien | zu den sommerferien | bis zur sommerpause', 6, 30],
      ['vor dem herbst', 9, 20],
      ['vor dem frühling | vor dem frühjahr', 3, 20],
      ['vor weihnachten', 12, 20],
      ['vor dem sommer | vorm sommer | vor den sommerferien | vor der sommerpause', 6, 20],
      ['weihnachten | heiligabend', 12, 24],
      ['silvester | jahresende | neujahr | jahreswechsel', 12, 31],
      ['ostern', 4, 15],
      ['frühling | frühjahr', 5, 31],
      ['sommer* | sommerferien', 8, 31],
      ['herbst', 11, 30],
      ['winter', 2, 28],
      ['erste* quartal*', 3, 31],
      ['zweite* quartal*', 6, 30],
      ['dritte* quartal*', 9, 30],
      ['vierte* quartal*', 12, 31],
      ['erste* halbjahr* | erste* hälfte', 6, 30],
      ['zweite* halbjahr* | zweite* hälfte', 12, 31],
    ],
    end: 'ende',
    middle: 'mitte',
    begin: 'anfang | beginn',
    next: 'nächste | nächsten | nächstes | nächster | nächstem | kommende | kommenden | kommendes | kommendem',
    current: 'heuer | dieses | diesem | diesen | diese | laufenden',
    within: 'in | im | innerhalb | binnen | nächsten | kommenden | den nächsten | innert',
    before: 'vor | noch vor',
    until: 'bis | bis zum | bis zu | spätestens | zum | am | deadline | vor',
    ago: 'seit | letzten | letztes | letzte | vergangenen | erfahrung | lang | früher',
    per: 'pro | im | die | in der | je | jede | / | am',
    weekly: 'wöchentlich* | wochenstunden',
    daily: 'täglich*',
    half: 'halbe* | halbjahr*',
    numbers: [
      [1, 'eine | einen | einem | einer | eins | ein'],
      [2, 'zwei'],
      [3, 'drei'],
      [4, 'vier'],
      [5, 'fünf'],
      [6, 'sechs'],
      [7, 'sieben'],
      [8, 'acht'],
      [9, 'neun'],
      [10, 'zehn'],
      [11, 'elf'],
      [12, 'zwölf'],
      [15, 'fünfzehn'],
      [18, 'achtzehn'],
      [20, 'zwanzig'],
      [30, 'dreißig'],
    ],
  },
  leads: {
    v: '{Words}: ',
    n: '{Words}: ',
    g: '',
    q: 'Ich will herausfinden, {words}. ',
    plan: 'Mein Plan: ',
  },
  hours: {
    one: 'Dafür nehme ich mir {n} Stunde pro Woche Zeit.',
    other: 'Dafür nehme ich mir {n} Stunden pro Woche Zeit.',
  },
  verbs: {
    stopping: `
      nicht mehr | keine * mehr | kein * mehr | keinen * mehr | aufhören | aufzuhören | abgewöhnen | abzugewöhnen | vermeiden | nie |
      sein lassen | bleiben lassen | liegen lassen | finger lassen | verzichten | abschalten | abzuschalten
    `,
    learning: `
      lernen | verstehen | begreifen | beherrschen | einarbeiten | einzuarbeiten | auffrischen | üben | beibringen | beizubringen |
      aneignen | anzueignen | deutsch sprechen | *isch sprechen | einlesen | hineinfinden
    `,
    behaving: `
      weniger | öfter | häufiger | seltener | früher | ruhig* | gelassen* | pünktlich* | geduldig* | entspannter | lockerer |
      ernährung umstellen | ernährung umzustellen | ab und zu
    `,
    founding: `
      gründen | eröffnen | aufmachen | aufbauen | aufzubauen | selbstständig machen | selbständig machen | selbstständig zu machen |
      selbständig zu machen | selbstständig arbeiten | selbständig arbeiten | ins leben rufen | auf die beine stellen | starten |
      an den start bringen
    `,
    introducing: `
      einführen | einzuführen | etablieren | umstellen | umzustellen | umsetzen | umzusetzen | abschaffen | abzuschaffen |
      digitalisieren | vereinheitlichen | verankern | auf papierlos umstellen | in gang bringen | zur regel machen |
      sprechstunde einrichten | sprechstunden einrichten
    `,
    delegating: `
      abgeben | abzugeben | delegieren | übergeben | aus der hand geben | in andere hände geben | in andere hände legen | auslagern |
      auszulagern | abtreten | abzutreten | loslassen | weiterreichen
    `,
    visiting: `
      leuten sprechen | leuten reden | menschen sprechen | menschen reden | personen sprechen | besuchen | teilnehmen | teilzunehmen |
      mitmachen | mitzumachen | hospitieren | reinschnuppern | hineinschnuppern | schnuppern | anschauen | anzuschauen | ansehen |
      anzusehen | beitreten | beizutreten | praktikum machen | praktikum absolvieren | probearbeiten | probetag machen | engagieren |
      mitsingen | mitspielen | ehrenamtlich helfen | ehrenamtlich arbeiten | lehrgang machen | fortbildung machen |
      weiterbildung machen | kurs machen | *kurs machen
    `,
    choosing: `
      kaufen | anschaffen | anzuschaffen | mieten | anmieten | anzumieten | pachten | leasen | zulegen | zuzulegen | aussuchen |
      auszusuchen | auswählen | auszuwählen | umziehen | umzuziehen | ersteigern | gebraucht kaufen
    `,
    seeking: `
      finden | gewinnen | suchen | auftreiben | kennenlernen | kennenzulernen |
      kennen lernen | kennen zu lernen | vernetzen | knüpfen | ausfindig machen | netzwerk aufbauen | netzwerk ausbauen |
      netzwerk erweitern | aufträge bekommen | kunden bekommen | zusage bekommen | platz bekommen | *platz bekommen | stelle bekommen |
      *stelle bekommen | job bekommen | leute treffen | austauschen | auszutauschen
    `,
    selling: `
      verkaufen | anbieten | anzubieten | vermarkten | vertreiben | vermieten | werben | bekannt machen | bekannter machen |
      bekannt zu machen | aufmerksam machen | aufmerksam zu machen | an den mann bringen | unter die leute bringen
    `,
    becoming: `
      in der * arbeiten | in einer * arbeiten | im * arbeiten | bei der * arbeiten | werden | wechseln | umschulen | umsteigen | umzusteigen | quereinsteigen | einsteigen | einzusteigen | wiedereinsteigen |
      weiterbilden | weiterzubilden | qualifizieren | aufsteigen | aufzusteigen | umorientieren | umzuorientieren | neu orientieren |
      fuß fassen | zurückkehren | zurückzukehren | übernehmen | zu übernehmen | umschulung machen | ausbildung machen |
      ins berufsleben starten | arbeiten gehen
    `,
    applying: `
      bewerben | anmelden | anzumelden | einreichen | einzureichen | beantragen | einschreiben | einzuschreiben | immatrikulieren |
      abschicken | abzuschicken | einsenden | ausfüllen | auszufüllen | ummelden | abmelden | buchen | vereinbaren | kündigen |
      verlängern | nachreichen | bewerbung abgeben | bewerbung abzugeben | unterlagen abgeben | *antrag abgeben | *erklärung abgeben |
      *erklärung machen | *arbeit abgeben | vertrag abschließen | versicherung abschließen | *versicherung abschließen | erledigen
    `,
    finishing: `
      abschließen | abzuschließen | beenden | fertigstellen | fertigzustellen | fertig stellen | fertig machen | fertigmachen |
      fertig schreiben | fertigschreiben | fertig bekommen | fertig kriegen | fertigbekommen | fertig werden | zu ende lesen |
      zu ende bringen | zu ende machen | zu ende schreiben | durcharbeiten | durchzuarbeiten | vollenden | hinter mich bringen |
      hinter mich zu bringen
    `,
    talking: `
      streit mit * * klären | sprechen | reden | bitten | fragen | ansprechen | anzusprechen | besprechen | aussprechen |
      auszusprechen | verhandeln | auszuhandeln | aushandeln | sagen | mitteilen | mitzuteilen | konflikt klären | streit klären |
      *konflikt klären | entschuldigen | gespräch führen | *gespräch führen | gespräche führen | *gespräche führen | diskutieren |
      verlangen | einfordern | einzufordern | durchsetzen | durchzusetzen | beschweren | rückmeldung geben | feedback geben |
      absprechen | versöhnen | aussöhnen | genommen werden | genommen zu werden | wahrgenommen werden | gehört werden | bezahlt werden |
      befördert werden | *gespräch vorbereiten | gespräch vorbereiten
    `,
    teaching: `
      stellvertreterin aufbauen | stellvertreter aufbauen | nachfolgerin aufbauen | nachfolger aufbauen | unterrichten | anleiten |
      anzuleiten | ausbilden | auszubilden | erklären | schulen | coachen | betreuen | vormachen | zeigen | vermitteln | heranführen |
      heranzuführen | weitergeben | weiterzugeben | nachhilfe geben | unterricht geben | kurse geben | kurs geben | workshop halten |
      workshops halten | kollegen einarbeiten | kolleginnen einarbeiten | azubi einarbeiten | azubis einarbeiten | *kraft einarbeiten |
      *kräfte einarbeiten | nachfolgerin einarbeiten | nachfolger einarbeiten | kollegen einzuarbeiten | kolleginnen einzuarbeiten
    `,
    saving: `
      sparen | zu sparen | ansparen | anzusparen | zurücklegen | zurückzulegen | beiseitelegen | beiseite legen | abbezahlen |
      abzubezahlen | abzahlen | abzuzahlen | zurückzahlen | zurückzuzahlen | tilgen | verdienen | schuldenfrei werden |
      haushaltsbuch führen | buch führen | vorsorgen
    `,
    exercising: `
      laufen | joggen | schwimmen | trainieren | abnehmen | abzunehmen | radeln | rad fahren | radfahren | fahrrad fahren | wandern |
      spazieren gehen | spazierengehen | turnen | sport treiben | sport machen | yoga machen | ins fitnessstudio gehen | fit werden |
      fitter werden | schlanker werden | muskeln aufbauen | kondition aufbauen | ausdauer aufbauen | in form kommen | mich bewegen |
      mehr bewegen
    `,
    making: `
      bauen | basteln | nähen | stricken | häkeln | backen | kochen | malen | zeichnen | tischlern | drechseln | schweißen |
      renovieren | reparieren | sanieren | schreiben | verfassen | entwerfen | gestalten | erstellen | anlegen | anzulegen |
      herstellen | herzustellen | zusammenstellen | zusammenzustellen | organisieren | planen | ausarbeiten | auszuarbeiten |
      entwickeln | programmieren | drehen | komponieren | veranstalten | ausrichten | auszurichten | pflanzen | anbauen | umbauen |
      umzubauen | ausbauen | restaurieren | einrichten | einzurichten | dokumentieren | aufschreiben | aufzuschreiben | herrichten
    `,
    deciding: `
      entscheiden | herausfinden | herauszufinden | rausfinden | rauszufinden | klären | abklären | abzuklären | abwägen | abzuwägen |
      überlegen | festlegen | festzulegen | entscheidung treffen | entscheidungen treffen | durchrechnen | ausrechnen | klar werden |
      klarwerden | klarheit gewinnen | klarheit bekommen | wissen | informieren | erkundigen | recherchieren | beraten lassen
    `,
    improving: `
      schneller schreiben | schneller arbeiten | schneller erledigen | verbessern | steigern | erhöhen | senken | reduzieren |
      verringern | verkürzen | kürzen | beschleunigen | halbieren | verdoppeln | optimieren | vereinfachen | aufräumen | aufzuräumen |
      ausmisten | auszumisten | entrümpeln | sortieren | ordnen | in ordnung bringen | ordnung bringen | ordnung schaffen |
      ordnung halten | in den griff bekommen | in den griff kriegen | in den griff zu bekommen | loswerden | loszuwerden |
      schneller werden | besser werden | sicherer werden | straffen | stärken | zeit sparen | abbauen | abzubauen | abarbeiten |
      abzuarbeiten | modernisieren | auf vordermann bringen
    `,
    passing: `
      bestehen | nachholen | nachzuholen | ablegen | abzulegen | absolvieren | schein machen | *schein machen | prüfung machen |
      *prüfung machen | prüfung schaffen | *prüfung schaffen | *schein schaffen | abschluss schaffen | abschluss machen |
      *abschluss machen | meister machen | abitur machen | zertifikat machen | *zertifikat machen | diplom machen | prüfung antreten |
      zur prüfung antreten | prüfung vorbereiten | *prüfung vorbereiten | prüfung wiederholen
    `,
    daring: `
      weniger nervös | weniger aufgeregt | keine angst mehr haben | keine angst mehr | nicht mehr nervös | nicht mehr so nervös | unterhalten | trauen | zutrauen | zuzutrauen | wagen | überwinden | mut fassen | mund aufmachen | mund aufzumachen |
      zu wort melden | mutiger werden | selbstbewusster werden | selbstbewusster auftreten | sicherer auftreten | auftreten |
      aufzutreten | nein sagen | nein zu sagen | angst verlieren | scheu verlieren | hemmungen verlieren | über meinen schatten springen
    `,
    calculating: `
      kalkulieren | zu kalkulieren | preise berechnen | kosten berechnen | kosten rechnen | kalkulation
    `,
    asserting: `
      grenzen setzen | grenzen zu setzen | ruhe bewahren | ruhe zu bewahren | ruhig bleiben | ruhig zu bleiben |
      gelassen bleiben | durchgreifen | durchzugreifen | respekt verschaffen | ohne zu schreien | ohne laut zu werden |
      klare ansagen machen
    `,
    resting: `
      schlafen | ausschlafen | nach hause kommen | nach hause gehen | zu hause sein | feierabend machen |
      pausen einhalten | pausen machen | pause machen | pausen nehmen | freihaben | frei haben | freihalten | frei halten |
      ins bett gehen | erholen | ausruhen
    `,
    reaching: 'erreichen | zu erreichen',
    beginning: 'anfangen | anzufangen | beginnen | zu beginnen | loslegen | loszulegen',
    hiring: 'anwerben | anzuwerben | einstellen | einzustellen',
    publishing: 'veröffentlichen | zu veröffentlichen | verlag finden | einen verlag finden',
  },
  things: {
    customers: `
      schüler | schülern | schülerinnen | kunden | kundinnen | aufträge | aufträgen | bestellungen | abonnenten | abos |
      follower | zuhörer | hörer | leser | leserinnen | buchungen | bewertungen | rezensionen | gäste | hochzeiten |
      käufer | käuferinnen | restaurants | läden | geschäfte | geschäften
    `,
    body: 'rücken* | nacken* | schulter* | kondition | fitness | sport | bewegung',
    drafts: `
      lernplan | regeln | preisliste* | website | webseite | homepage | logo | etikett* | speisekarte | vorlage* | checkliste* | dienstplan |
      stundenplan | fotos | bilder | flyer | visitenkarte* | katalog
    `,
  },
  plans: {
    subject: {
      about: [
        'Ich arbeite dazu ein gutes Buch oder einen Kurs durch und erkläre 2 Menschen bis zum {date} das Wichtigste in eigenen Worten.',
        'Bis zum {date} lerne ich dafür 2-mal pro Woche 30 Minuten und fasse am Ende das Wichtigste auf einer Seite zusammen.',
      ],
      alone: [
        'Bis zum {date} lerne ich 2-mal pro Woche 30 Minuten für mein Thema und fasse am Ende das Wichtigste auf einer Seite zusammen.',
      ],
    },
    tool: {
      about: [
        'Bis zum {date} eigne ich mir die Grundlagen mit einem Kurs oder einer guten Anleitung an und erledige damit 2 echte Aufgaben selbst.',
        'Ich übe 2-mal pro Woche 30 Minuten und zeige bis zum {date} einer erfahrenen Person, was ich allein schaffe.',
      ],
      alone: [
        'Das Programm oder die Maschine lerne ich mit einer guten Anleitung kennen; bis zum {date} erledige ich damit 2 echte Aufgaben selbst.',
      ],
      named: [
        'Bis zum {date} arbeite ich einen Kurs oder eine gute Anleitung zu {name} durch und erledige damit 2 echte Aufgaben selbst.',
      ],
    },
    language: {
      about: [
        'Bis zum {date} übe ich an 4 Tagen pro Woche 20 Minuten und wende das Gelernte bei 3 Gelegenheiten mit anderen an.',
        'Bis zum {date} übe ich 3-mal pro Woche 30 Minuten und präge mir jedes Mal 5 neue Wendungen ein.',
      ],
      alone: [
        'Um mich in der Sprache zu verbessern, übe ich bis zum {date} an 4 Tagen pro Woche 20 Minuten und unterhalte mich 3-mal mit anderen.',
      ],
    },
    craft: {
      about: [
        'Bis zum {date} übe ich 2-mal pro Woche 30 Minuten, am besten unter Anleitung, und führe dann jemandem vor, was ich kann.',
        'Ich lasse es mir von einer erfahrenen Person oder in einem Kurs zeigen und übe bis zum {date} mindestens 2-mal pro Woche.',
      ],
      alone: [
        'Ich suche mir einen Kurs oder eine erfahrene Person, übe 2-mal pro Woche und führe bis zum {date} jemandem vor, was ich kann.',
      ],
    },
    driving: {
      about: [
        'Ich kläre Unterlagen und Anmeldung, übe 2-mal pro Woche und gehe bis zum {date} in die Prüfung oder zum entscheidenden Termin.',
        'Bis zum {date} plane ich jede Woche 2 Übungseinheiten ein, ob Theorie oder Praxis, und nehme alle Termine wahr.',
      ],
      alone: [
        'Für den Führerschein kläre ich Unterlagen und Anmeldung, übe 2-mal pro Woche und gehe bis zum {date} in die Prüfung.',
      ],
    },
    exam: {
      about: [
        'Bis zum {date} lerne ich 3-mal pro Woche 45 Minuten und mache 2 Probeprüfungen unter echten Bedingungen.',
        'Ich teile den Stoff in 4 Etappen auf und schließe bis zum {date} auch die letzte mit einer Probeprüfung ab.',
      ],
      alone: [
        'Für meine Prüfung lerne ich 3-mal pro Woche 45 Minuten und mache bis zum {date} außerdem 2 Probeprüfungen unter echten Bedingungen.',
      ],
      named: [
        'Für {name} lerne ich 3-mal pro Woche 45 Minuten und mache bis zum {date} außerdem 2 Probeprüfungen unter echten Bedingungen.',
      ],
    },
    course: {
      about: [
        'Bis zum {date} halte ich mir dafür jede Woche 2 feste Zeiten frei und hake jede abgeschlossene Einheit ab.',
        'Ich trage alle Termine in den Kalender ein, hole Versäumtes innerhalb von 3 Tagen nach und bleibe bis zum {date} dabei.',
      ],
      alone: [
        'Für meinen Kurs halte ich mir bis zum {date} jede Woche 2 feste Zeiten frei und hake jede abgeschlossene Einheit ab.',
      ],
      named: [
        'Für {name} halte ich mir bis zum {date} jede Woche 2 feste Zeiten frei und hake jede abgeschlossene Einheit ab.',
      ],
    },
    studies: {
      about: [
        'Bis zum {date} setze ich mich an 4 Tagen pro Woche je eine Stunde daran und hake jeden fertigen Abschnitt ab.',
        'Ich teile alles, was noch offen ist, in 4 Etappen mit eigenem Termin auf und beende die letzte bis zum {date}.',
      ],
      alone: [
        'Alles, was für meinen Abschluss noch offen ist, teile ich in 4 Etappen auf und beende die letzte bis zum {date}.',
      ],
    },
    admission: {
      about: [
        'Ich lasse meine Bewerbung von 2 Personen gegenlesen und reiche sie bis zum {date} vollständig ein.',
        'Ich kläre Anforderungen und Fristen, bereite mich 2-mal pro Woche darauf vor und bewerbe mich bis zum {date}.',
      ],
      alone: [
        'Meine Bewerbung um den Platz oder das Stipendium lasse ich von 2 Personen gegenlesen und reiche sie bis zum {date} ein.',
      ],
    },
    recognition: {
      about: [
        'Ich kläre in 1 bis 2 Beratungsgesprächen, was noch fehlt, und reiche bis zum {date} alle Unterlagen ein.',
        'Ich frage bei 2 Stellen nach, welche Nachweise nötig sind, und stelle bis zum {date} den vollständigen Antrag.',
      ],
      alone: [
        'Für die Anerkennung meines Abschlusses kläre ich in 1 bis 2 Beratungsgesprächen, was noch fehlt, und reiche bis zum {date} alle Unterlagen ein.',
      ],
    },
    job: {
      about: [
        'Bis zum {date} schicke ich jede Woche 2 sorgfältige Bewerbungen ab und spreche mit einer Person, die sich dort auskennt.',
        'Ich mache eine Liste mit Stellen, die zu mir passen, und frage bis zum {date} jede Woche bei 2 davon nach.',
      ],
      alone: [
        'Bei der Stellensuche schicke ich bis zum {date} jede Woche 2 sorgfältige Bewerbungen ab und frage einmal persönlich nach.',
      ],
    },
    promotion: {
      about: [
        'Bis zum {date} sage ich offen, was ich anstrebe, und frage 2 Menschen, die es beurteilen können, was mir dafür noch fehlt.',
        'Ich schreibe 3 Gründe auf, die für mich sprechen, und rede bis zum {date} mit denen, die darüber entscheiden.',
      ],
      alone: [
        'Um beruflich aufzusteigen, schreibe ich 3 Gründe auf, die für mich sprechen, und rede bis zum {date} mit denen, die entscheiden.',
      ],
    },
    customers: {
      about: [
        'Ich frage 3 Menschen, die ich erreichen will, was sie überzeugt, ändere danach eine Sache und vergleiche bis zum {date} das Ergebnis.',
        'Bis zum {date} probiere ich alle 2 Wochen einen neuen Weg aus, auf mich aufmerksam zu machen, und behalte, was wirkt.',
      ],
      alone: [
        'Um mehr Menschen zu erreichen, probiere ich bis zum {date} alle 2 Wochen einen neuen Weg aus und behalte, was wirkt.',
      ],
    },
    funding: {
      about: [
        'Ich prüfe 3 mögliche Geldquellen und reiche bis zum {date} bei der passendsten eine vollständige Anfrage ein.',
        'Bis zum {date} fasse ich Zweck, Nutzen und Kosten auf einer Seite zusammen und lege sie 3 möglichen Förderstellen vor.',
      ],
      alone: [
        'Für die Finanzierung prüfe ich 3 mögliche Geldquellen und reiche bis zum {date} bei der passendsten eine vollständige Anfrage ein.',
      ],
    },
    people: {
      about: [
        'Ich suche mir 2 Gruppen oder Treffpunkte aus, die zu mir passen, und bin bis zum {date} mindestens 4-mal dabei.',
        'Bis zum {date} gehe ich alle 2 Wochen auf jemanden zu und schlage ein Treffen vor.',
      ],
      alone: [
        'Um mehr Menschen kennenzulernen, suche ich mir 2 Gruppen oder Treffpunkte aus und bin bis zum {date} mindestens 4-mal dabei.',
      ],
    },
    mentor: {
      about: [
        'Ich schreibe in 3 Sätzen auf, was mir wichtig ist, frage herum und verabrede bis zum {date} ein erstes Treffen.',
        'Bis zum {date} spreche ich 3 Menschen an, die infrage kommen, und schlage jeweils ein kurzes Kennenlernen vor.',
      ],
      alone: [
        'Um Menschen zu finden, die mir mit ihrer Erfahrung weiterhelfen, spreche ich 3 Personen an und schlage bis zum {date} ein kurzes Kennenlernen vor.',
      ],
    },
    staff: {
      about: [
        'Ich beschreibe die Aufgabe auf einer Seite, mache sie an 3 Orten bekannt und führe bis zum {date} die ersten Gespräche.',
        'Bis zum {date} spreche ich jede Woche 2 Menschen persönlich an, die infrage kommen, und lade sie zum Kennenlernen ein.',
      ],
      alone: [
        'Um Verstärkung zu finden, spreche ich bis zum {date} jede Woche 2 Menschen persönlich an und lade sie zum Kennenlernen ein.',
      ],
    },
    home: {
      about: [
        'Ich lege Lage, Größe und Preisgrenze fest und gehe bis zum {date} jede Woche 2 passenden Angeboten nach.',
        'Bis zum {date} halte ich alle Unterlagen bereit und frage jede Woche 2 Menschen, ob sie etwas Passendes wissen.',
      ],
      alone: [
        'Für mein neues Zuhause lege ich Lage und Preisgrenze fest und gehe bis zum {date} jede Woche 2 passenden Angeboten nach.',
      ],
    },
    search: {
      about: [
        'Ich schreibe auf, worauf es mir ankommt, frage an 5 Stellen nach und entscheide mich bis zum {date}.',
        'Bis zum {date} sehe ich mir 3 Möglichkeiten genauer an, vergleiche sie auf einer Seite und wähle die beste aus.',
      ],
      alone: [
        'Bei meiner Suche frage ich an 5 Stellen nach, vergleiche die Antworten auf einer Seite und entscheide mich bis zum {date}.',
      ],
    },
    career: {
      about: [
        'Ich spreche mit 3 Menschen, die dort arbeiten, wo ich hinmöchte, und sehe mir die Arbeit bis zum {date} einen Tag lang an.',
        'Bis zum {date} halte ich auf einer Seite fest, was ich mitbringe und was mir fehlt, und frage an 2 Stellen nach einem Einstieg.',
      ],
      alone: [
        'Für meinen neuen beruflichen Weg spreche ich mit 3 Menschen aus dem Fach und sehe mir die Arbeit bis zum {date} einen Tag lang an.',
      ],
    },
    business: {
      about: [
        'Bis zum {date} rechne ich auf 2 Seiten Angebot, Kosten und Einnahmen durch und bespreche alles mit einer Fachperson.',
        'Ich rede mit 2 Menschen, die so etwas schon betreiben, und erledige bis zum {date} jede Woche einen Punkt von meiner Liste.',
      ],
      alone: [
        'Für meine Selbstständigkeit rechne ich bis zum {date} auf 2 Seiten Angebot, Kosten und Einnahmen durch und bespreche alles mit einer Fachperson.',
      ],
    },
    leadership: {
      about: [
        'Bis zum {date} übertrage ich jede Woche eine Aufgabe mit klarem Ziel und rede danach 10 Minuten darüber, wie es lief.',
        'Ich rede bis zum {date} mit 3 Menschen aus meiner Gruppe unter vier Augen und ändere danach eine Sache an meiner Art zu führen.',
      ],
      alone: [
        'Um besser zu führen, übertrage ich bis zum {date} jede Woche eine Aufgabe mit klarem Ziel und rede danach 10 Minuten darüber, wie es lief.',
      ],
    },
    portfolio: {
      about: [
        'Bis zum {date} wähle ich 3 meiner besten Arbeiten aus, schreibe zu jeder ein paar Sätze und bitte 2 Menschen um ihre Meinung.',
        'Ich stelle zuerst eine kleine Fassung mit 3 Arbeiten zusammen und überarbeite sie bis zum {date} nach 2 Rückmeldungen.',
      ],
      alone: [
        'Für meine Mappe wähle ich 3 meiner besten Arbeiten aus und bitte bis zum {date} mindestens 2 Menschen um ihre Meinung.',
      ],
    },
    software: {
      about: [
        'Ich beginne mit dem wichtigsten Teil und lasse bis zum {date} eine erste Fassung von 3 Menschen ausprobieren.',
        'Bis zum {date} arbeite ich 2-mal pro Woche eine Stunde daran und habe dann eine erste Fassung, die läuft.',
      ],
      alone: [
        'An meinem Projekt arbeite ich 2-mal pro Woche eine Stunde und habe bis zum {date} eine erste Fassung, die läuft.',
      ],
    },
    writing: {
      about: [
        'Bis zum {date} setze ich mich 3-mal pro Woche 30 Minuten an den Text und gebe ihn dann jemandem zu lesen.',
        'Ich schreibe zuerst eine Rohfassung, lasse sie von 2 Menschen lesen und arbeite ihre Anmerkungen bis zum {date} ein.',
      ],
      alone: [
        'An meinem Text schreibe ich 3-mal pro Woche 30 Minuten und gebe ihn bis zum {date} jemandem zu lesen.',
      ],
    },
    event: {
      about: [
        'Ich halte Termin, Ort und Kosten auf einer Seite fest, erledige jede Woche 2 Punkte davon und bin bis zum {date} so weit.',
        'Zuerst kläre ich die 3 wichtigsten Punkte und frage, wer mitmacht; bis zum {date} ist alles bereit.',
      ],
      alone: [
        'Für mein Vorhaben halte ich Termin, Ort und Kosten auf einer Seite fest, erledige jede Woche 2 Punkte und bin bis zum {date} so weit.',
      ],
    },
    papers: {
      about: [
        'Ich sehe mir 2 gute Beispiele an, mache einen Entwurf und überarbeite ihn bis zum {date} nach ehrlicher Rückmeldung.',
        'Bis zum {date} habe ich eine fertige Fassung, die 2 Menschen mit frischem Blick gesehen haben.',
      ],
      alone: [
        'Meine Bewerbungsunterlagen bringe ich bis zum {date} auf den neuesten Stand und lasse sie von 2 Menschen gegenlesen.',
      ],
    },
    document: {
      about: [
        'Ich beginne mit einer Gliederung, lasse 2 Menschen darüberschauen und habe bis zum {date} eine vollständige Fassung.',
        'Bis zum {date} schreibe ich jede Woche einen Abschnitt und gebe das Ganze am Ende 2 Menschen zum Lesen.',
      ],
      alone: [
        'Das Dokument schreibe ich Abschnitt für Abschnitt und gebe es bis zum {date} vollständig 2 Menschen zum Lesen.',
      ],
    },
    object: {
      about: [
        'Ich halte Material, Kosten und Arbeitsschritte auf einer Seite fest, arbeite jede Woche 2-mal daran und bin bis zum {date} fertig.',
        'Bis zum {date} nehme ich mir jede Woche 2 Stunden dafür und zeige das Ergebnis am Ende Menschen, denen ich vertraue.',
      ],
      alone: [
        'Für das, was ich herstellen will, halte ich Material und Arbeitsschritte auf einer Seite fest, arbeite jede Woche 2-mal daran und bin bis zum {date} fertig.',
      ],
    },
    improvement: {
      about: [
        'Ich halte 2 Wochen lang fest, wo es hakt, ändere dann eine Sache und vergleiche bis zum {date}, was es gebracht hat.',
        'Bis zum {date} probiere ich mit 2 anderen, die es betrifft, einen neuen Weg aus und behalte, was sich bewährt.',
      ],
      alone: [
        'Um unsere Abläufe zu verbessern, halte ich 2 Wochen fest, wo es hakt, ändere eine Sache und vergleiche bis zum {date} das Ergebnis.',
      ],
    },
    presentation: {
      about: [
        'Bis zum {date} übe ich 3-mal laut, davon einmal vor vertrauten Menschen, und bitte um ehrliche Rückmeldung.',
        'Ich schreibe Einstieg, 3 Kernpunkte und Schluss auf und gehe alles bis zum {date} mehrmals laut durch.',
      ],
      alone: [
        'Meinen Auftritt übe ich bis zum {date} mindestens 3-mal laut, davon einmal vor vertrauten Menschen, und bitte um ehrliche Rückmeldung.',
      ],
    },
    meetings: {
      about: [
        'Ich gehe in jede Runde mit 2 notierten Punkten und bringe sie bis zum {date} bei 4 Gelegenheiten zur Sprache.',
        'Bis zum {date} nehme ich mir für jede Runde eine Sache vor und frage nach 3 Runden jemanden, wie es gewirkt hat.',
      ],
      alone: [
        'In Besprechungen gehe ich mit 2 notierten Punkten und bringe sie bis zum {date} bei 4 Gelegenheiten zur Sprache.',
      ],
    },
    conversation: {
      about: [
        'Ich schreibe mir 3 Sätze auf, die mir am wichtigsten sind, und führe das Gespräch bis zum {date}.',
        'Bis zum {date} spreche ich es in einem ruhigen Moment an; den Anfang übe ich vorher 2-mal laut.',
      ],
      alone: [
        'Für das Gespräch, das mir bevorsteht, schreibe ich mir 3 Sätze auf und führe es bis zum {date}.',
      ],
    },
    feedback: {
      about: [
        'Ich übe es bis zum {date} bei 3 Gelegenheiten: erst durchatmen, dann ruhig sagen oder fragen, worum es geht.',
        'Bis zum {date} schreibe ich nach 3 solchen Situationen auf, was gut lief und was ich beim nächsten Mal anders mache.',
      ],
      alone: [
        'Bei Kritik oder Streit atme ich erst durch und frage dann ruhig nach; das übe ich bis zum {date} bei 3 Gelegenheiten.',
      ],
    },
    boundaries: {
      about: [
        'Ich schreibe mir 2 freundliche, klare Sätze auf und benutze sie bis zum {date} bei 3 Gelegenheiten.',
        'Bis zum {date} ziehe ich eine klare Grenze, sage sie denen, die es betrifft, und bleibe 3-mal dabei.',
      ],
      alone: [
        'Zum Neinsagen schreibe ich mir 2 freundliche, klare Sätze auf und benutze sie bis zum {date} bei 3 Gelegenheiten.',
      ],
    },
    interview: {
      about: [
        'Ich finde heraus, was dort verlangt wird, notiere 3 Stärken mit Beispielen und übe bis zum {date} mehrmals laut.',
        'Bis zum {date} spiele ich die Situation 2-mal mit jemandem durch und verbessere danach jeweils eine Sache.',
      ],
      alone: [
        'Für das Vorstellungsgespräch oder Vorsprechen spiele ich die Situation bis zum {date} mindestens 2-mal mit jemandem durch.',
      ],
    },
    confidence: {
      about: [
        'Bis zum {date} wage ich 3-mal etwas, wovor ich mich sonst drücke, und schreibe danach auf, wie es war.',
        'Ich suche mir 3 Situationen aus, fange mit der leichtesten an und habe bis zum {date} alle ausprobiert.',
      ],
      alone: [
        'Um mir mehr zuzutrauen, wage ich bis zum {date} alle 2 Wochen etwas, wovor ich mich sonst drücke.',
      ],
    },
    expression: {
      about: [
        'Bis zum {date} übe ich 2-mal pro Woche 20 Minuten und bitte eine vertraute Person um Rückmeldung zu 3 Beispielen.',
        'Ich nehme mir alle 2 Wochen eine Schwäche vor und vergleiche bis zum {date} ein altes mit einem neuen Beispiel.',
      ],
      alone: [
        'An meiner Ausdrucksweise arbeite ich 2-mal pro Woche 20 Minuten und bitte bis zum {date} eine vertraute Person um Rückmeldung zu 3 Beispielen.',
      ],
    },
    teaching: {
      about: [
        'Ich nehme mir jedes Mal ein klares Ziel vor und frage bis zum {date} mindestens 3-mal nach, was hängen geblieben ist.',
        'Bis zum {date} lasse ich mir 2-mal dabei zusehen und ändere nach der Rückmeldung jeweils eine Sache.',
      ],
      alone: [
        'Beim Erklären und Anleiten nehme ich mir jedes Mal ein klares Ziel vor und frage bis zum {date} mindestens 3-mal nach, was hängen geblieben ist.',
      ],
    },
    salary: {
      about: [
        'Ich vergleiche 3 Quellen, schreibe gute Gründe auf, übe einmal laut und führe das Gespräch bis zum {date}.',
        'Bis zum {date} lege ich meinen Wunschbetrag und meine Untergrenze fest und spreche die Sache mit 3 Belegen an.',
      ],
      alone: [
        'Für mein Gespräch über die Bezahlung vergleiche ich 3 Quellen, schreibe 3 gute Gründe auf und führe es bis zum {date}.',
      ],
    },
    conditions: {
      about: [
        'Ich schreibe 3 Sätze auf, was ich brauche und wie es für alle klappen kann, und spreche es bis zum {date} an.',
        'Bis zum {date} kläre ich meine Rechte, mache 2 konkrete Vorschläge und bitte um eine klare Antwort.',
      ],
      alone: [
        'Zu meinen Arbeitsbedingungen kläre ich meine Rechte, mache 2 konkrete Vorschläge und bitte bis zum {date} um eine klare Antwort.',
      ],
    },
    agreement: {
      about: [
        'Ich fasse Nutzen, Aufwand und 2 mögliche Einwände zusammen und bespreche sie bis zum {date} mit allen, die mitentscheiden.',
        'Bis zum {date} frage ich zuerst, was den anderen wichtig ist, und mache dann einen Vorschlag mit 2 Varianten.',
      ],
      alone: [
        'Für eine Einigung frage ich zuerst, was den anderen wichtig ist, und mache bis zum {date} einen Vorschlag mit 2 Varianten.',
      ],
    },
    decision: {
      about: [
        'Ich halte auf einer Seite fest, was dafür und was dagegen spricht, rede mit 2 Menschen und entscheide mich bis zum {date}.',
        'Bis zum {date} gehe ich die 3 Punkte durch, von denen alles abhängt, schlafe noch einmal darüber und lege mich fest.',
      ],
      alone: [
        'Für meine Entscheidung halte ich das Für und Wider auf einer Seite fest, rede mit 2 Menschen und lege mich bis zum {date} fest.',
      ],
    },
    pricing: {
      about: [
        'Ich sehe mir 3 vergleichbare Angebote an, rechne meine Kosten zusammen und lege bis zum {date} meinen Preis fest.',
        'Bis zum {date} halte ich Kosten, Zeit und gewünschten Gewinn auf einer Seite fest und nenne den Preis bei 2 Anfragen.',
      ],
      alone: [
        'Für meine Preise sehe ich mir 3 vergleichbare Angebote an, rechne meine Kosten zusammen und lege sie bis zum {date} fest.',
      ],
    },
    question: {
      about: [
        'Bis zum {date} frage ich bei 2 zuständigen Stellen nach und halte die Antwort auf einer Seite fest.',
        'Ich lese 2 verlässliche Quellen, frage bei Unklarheiten nach und weiß bis zum {date}, woran ich bin.',
      ],
      alone: [
        'Meine offene Frage kläre ich bis zum {date}, indem ich bei 2 zuständigen Stellen nachfrage und die Antwort aufschreibe.',
      ],
    },
    direction: {
      about: [
        'Bis zum {date} führe ich 3 Gespräche mit Menschen, die mich gut kennen, und halte auf einer Seite fest, was ich zuerst ausprobiere.',
        'Ich notiere 2 Wochen lang, was mir Kraft gibt und was nicht, und suche mir bis zum {date} etwas zum Ausprobieren aus.',
      ],
      alone: [
        'Um herauszufinden, was ich will, führe ich 3 Gespräche und halte bis zum {date} auf einer Seite fest, was ich zuerst ausprobiere.',
      ],
    },
    exercise: {
      about: [
        'Bis zum {date} trage ich mir jede Woche feste Zeiten von mindestens 20 Minuten ein und hake ab, was ich geschafft habe.',
        'Ich fange klein an und steigere mich bis zum {date} alle 2 Wochen ein wenig.',
      ],
      alone: [
        'Für meine Fitness trage ich mir bis zum {date} jede Woche 2 oder 3 feste Zeiten ein und hake ab, was ich geschafft habe.',
      ],
    },
    habit: {
      about: [
        'Ich fange diese Woche an, hake bis zum {date} jedes Mal im Kalender ab und schaue alle 2 Wochen, wie gut es klappt.',
        'Ich trage es mit festen Zeiten in den Kalender ein, bleibe bis zum {date} dabei und ziehe alle 2 Wochen Bilanz.',
      ],
      alone: [
        'Für meine neue Gewohnheit finde ich einen festen Zeitpunkt, bleibe bis zum {date} dabei und schaue alle 2 Wochen, wie gut es klappt.',
      ],
    },
    rest: {
      about: [
        'Ich gebe mir dafür eine feste Regel, halte sie bis zum {date} an 4 Tagen pro Woche ein und schaue sonntags zurück.',
        'Bis zum {date} trage ich mir jede Woche 2 freie Zeiten in den Kalender ein und lasse nichts dazwischenkommen.',
      ],
      alone: [
        'Für mehr Ruhe trage ich mir bis zum {date} jede Woche 2 freie Zeiten in den Kalender ein und lasse nichts dazwischenkommen.',
      ],
    },
    stop: {
      about: [
        'Ich notiere bis zum {date} jeden Abend in 1 Zeile, ob es geklappt hat, und schaue sonntags, was geholfen hat.',
        'Ich notiere 2 Situationen, in denen es mir schwerfällt, überlege mir vorher, was ich dann tue, und hake bis zum {date} jeden guten Tag ab.',
      ],
      alone: [
        'Von einer alten Gewohnheit löse ich mich: Bis zum {date} notiere ich jeden Abend in 1 Zeile, ob es geklappt hat.',
      ],
    },
    organisation: {
      about: [
        'Bis zum {date} plane ich jeden Sonntag 20 Minuten die kommende Woche und lege für jeden Tag das Wichtigste fest.',
        'Ich nehme mir bis zum {date} an 3 Tagen pro Woche 20 Minuten Zeit dafür und gehe einen kleinen Teil nach dem anderen an.',
      ],
      alone: [
        'Für mehr Ordnung im Alltag plane ich bis zum {date} jeden Sonntag 20 Minuten die Woche und lege für jeden Tag das Wichtigste fest.',
      ],
    },
    money: {
      about: [
        'Bis zum {date} setze ich mich jede Woche 30 Minuten an meine Zahlen und ändere jeden Monat eine Sache.',
        'Ich schreibe 4 Wochen lang Einnahmen und Ausgaben auf, setze mir einen festen Betrag und halte ihn bis zum {date} ein.',
      ],
      alone: [
        'Für meine Finanzen setze ich mich bis zum {date} jede Woche 30 Minuten an meine Zahlen und ändere jeden Monat eine Sache.',
      ],
    },
    visibility: {
      about: [
        'Ich schreibe 3 Ergebnisse auf, auf die ich stolz bin, und erzähle bis zum {date} wichtigen Menschen davon.',
        'Bis zum {date} nutze ich 3 Gelegenheiten, etwas aus meiner Arbeit zu zeigen, ob im Gespräch, in einer Runde oder als Beitrag.',
      ],
      alone: [
        'Damit meine Arbeit gesehen wird, zeige ich bis zum {date} bei 3 Gelegenheiten, was ich geschafft habe.',
      ],
    },
    errand: {
      about: [
        'Ich suche alles Nötige zusammen, halte mir dafür 2 Stunden frei und erledige es bis zum {date}.',
        'Ich kläre in den nächsten 3 Tagen, was ich dafür brauche, und habe die Sache bis zum {date} vom Tisch.',
      ],
      alone: ['Ich kläre in den nächsten 3 Tagen, was ich brauche, und hake die Sache bis zum {date} ab.'],
    },
    dream: {
      about: [
        'Das ist ein großer Traum. Ich schreibe 3 Dinge auf, die mich daran locken, und probiere bis zum {date} eines davon im Kleinen aus.',
        'Ich suche mir einen Teil davon aus, der in Reichweite ist, und stecke bis zum {date} jede Woche 2 Stunden hinein.',
      ],
      alone: [
        'Mein Traum ist groß: Ich suche mir einen Teil davon aus, der in Reichweite ist, und stecke bis zum {date} jede Woche 2 Stunden hinein.',
      ],
    },
    other: {
      about: [
        'Bis zum {date} tue ich 2-mal pro Woche etwas Kleines dafür und schreibe auf, was sich verändert.',
        'Ich schreibe in 2 Sätzen auf, woran ich merke, dass es gelingt, und gehe es bis zum {date} Woche für Woche an.',
      ],
      alone: [
        'Ich fasse meinen Wunsch in 2 Sätze, bespreche ihn im Mentoring und mache bis zum {date} den ersten Schritt.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'Bis zum {date} übe ich 2-mal pro Woche 30 Minuten und zeige am Ende jemandem, was ich dazugelernt habe.',
        'Ich suche mir jemanden mit Erfahrung und nehme mir bis zum {date} jede Woche 2-mal Zeit dafür.',
      ],
      alone: [
        'Zum Lernen nehme ich mir bis zum {date} jede Woche 2-mal 30 Minuten Zeit und zeige am Ende jemandem, was ich dazugelernt habe.',
      ],
    },
    passing: {
      about: [
        'Ich notiere alle Anforderungen, teile sie in 3 Etappen und arbeite sie bis zum {date} Punkt für Punkt ab.',
        'Bis zum {date} halte ich mir dafür jede Woche 2 feste Zeiten frei und hake ab, was geschafft ist.',
      ],
      alone: ['Alle Anforderungen teile ich in 3 Etappen und arbeite sie bis zum {date} Punkt für Punkt ab.'],
    },
    getting: {
      about: [
        'Ich halte auf einer Seite fest, worauf es mir ankommt, und spreche bis zum {date} jede Woche 2 Menschen darauf an.',
        'Bis zum {date} frage ich an 5 Stellen nach und gehe den besten Möglichkeiten nach.',
      ],
      alone: [
        'Ich halte auf einer Seite fest, was ich suche, und spreche bis zum {date} jede Woche 2 Menschen darauf an.',
      ],
    },
    changing: {
      about: [
        'Bis zum {date} rede ich mit 3 Menschen, die diesen Weg schon gegangen sind, und halte meine nächsten Schritte auf einer Seite fest.',
        'Ich halte auf einer Seite fest, was ich mitbringe und was mir fehlt, und arbeite bis zum {date} jede Woche 2-mal daran.',
      ],
      alone: [
        'Für meine berufliche Veränderung rede ich bis zum {date} mit 3 Menschen mit Erfahrung und halte die nächsten Schritte auf einer Seite fest.',
      ],
    },
    making: {
      about: [
        'Bis zum {date} arbeite ich 2-mal pro Woche daran und zeige das Ergebnis dann 2 Menschen.',
        'Ich schreibe die 5 wichtigsten Schritte auf, gehe sie der Reihe nach an und bin bis zum {date} fertig.',
      ],
      alone: [
        'Für mein Vorhaben schreibe ich die 5 wichtigsten Schritte auf, gehe sie der Reihe nach an und bin bis zum {date} fertig.',
      ],
    },
    performing: {
      about: [
        'Ich bereite mich mit ein paar Stichworten vor und übe es bis zum {date} bei 3 Gelegenheiten.',
        'Bis zum {date} probiere ich es 3-mal aus und schreibe danach auf, was gut lief und was ich ändere.',
      ],
      alone: [
        'Ich traue mich an das heran, was mir schwerfällt: Bis zum {date} übe ich es bei 3 Gelegenheiten.',
      ],
    },
    negotiating: {
      about: [
        'Ich schreibe 3 gute Gründe auf, übe einmal laut und führe das Gespräch bis zum {date}.',
        'Bis zum {date} kläre ich, was möglich ist, mache 2 konkrete Vorschläge und bitte um eine klare Antwort.',
      ],
      alone: [
        'Für mein Anliegen schreibe ich 3 gute Gründe auf, übe einmal laut und führe das Gespräch bis zum {date}.',
      ],
    },
    deciding: {
      about: [
        'Ich sammle die wichtigsten Fakten auf einer Seite, rede mit 2 Menschen, die sich auskennen, und weiß bis zum {date}, woran ich bin.',
        'Bis zum {date} kläre ich die 3 wichtigsten Punkte und halte mein Ergebnis schriftlich fest.',
      ],
      alone: [
        'Was mich beschäftigt, kläre ich bis zum {date}: Ich sammle die Fakten auf einer Seite und rede mit 2 Menschen, die sich auskennen.',
      ],
    },
    keeping: {
      about: [
        'Ich gebe mir dafür eine feste Regel, halte sie bis zum {date} an 4 Tagen pro Woche ein und schaue sonntags zurück.',
        'Bis zum {date} nehme ich mir jede Woche 2 feste Zeiten dafür und hake sie im Kalender ab.',
      ],
      alone: [
        'Für das, was ich im Alltag ändern will, gebe ich mir eine feste Regel und halte sie bis zum {date} an 4 Tagen pro Woche ein.',
      ],
    },
    otherwise: {
      about: [
        'Ich schreibe in 2 Sätzen auf, was ich genau erreichen will, und tue bis zum {date}, was in meiner Hand liegt.',
        'Bis zum {date} nehme ich mir 2-mal pro Woche Zeit dafür und schreibe auf, was ich geschafft habe.',
      ],
      alone: [
        'Ich schreibe in 2 Sätzen auf, was ich erreichen will, und tue bis zum {date}, was in meiner Hand liegt.',
      ],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'Ich halte auf 1 Seite fest, was es braucht, was es kostet und wer helfen kann, zeige sie 2 Menschen mit Erfahrung und fange bis zum {date} an.',
        'Ich schreibe auf, was für einen kleinen Anfang bereitstehen muss, erledige jede Woche 1 Punkt davon und lege bis zum {date} los.',
      ],
      alone: [
        'Für das, was ich aufbauen will, halte ich auf 1 Seite fest, was es braucht und kostet, zeige sie 2 Menschen mit Erfahrung und fange bis zum {date} an.',
      ],
    },
    introducing: {
      about: [
        'Ich beschreibe auf 1 Seite, wie es laufen soll, probiere es mit 2 anderen eine Woche lang aus und führe es bis zum {date} fest ein.',
        'Ich rede mit 3 Menschen, die es betrifft, probiere es zuerst im Kleinen aus und führe es bis zum {date} fest ein.',
      ],
      alone: [
        'Was ich einführen will, beschreibe ich auf 1 Seite, probiere es mit 2 anderen eine Woche lang aus und führe es bis zum {date} fest ein.',
      ],
    },
    delegating: {
      about: [
        'Ich schreibe auf 1 Seite auf, wie es geht, mache es 2-mal zusammen mit der Person, die es übernimmt, und gebe es bis zum {date} ganz aus der Hand.',
        'Ich vereinbare mit 1 Person, was sie bis wann übernimmt, und frage bis zum {date} genau 2-mal nach, wie es läuft.',
      ],
      alone: [
        'Ich vereinbare mit 1 Person, was sie mir abnimmt, erkläre es ihr und gebe es bis zum {date} ganz aus der Hand.',
      ],
    },
    visiting: {
      about: [
        'Ich frage an 2 passenden Stellen nach, mache einen Termin aus und schreibe bis zum {date} auf, was ich dort mitgenommen habe.',
        'Ich trage diese Woche 1 passenden Termin ein, gehe bis zum {date} hin und halte danach 3 Dinge fest, die ich dort gesehen oder gelernt habe.',
      ],
      alone: [
        'Ich frage an 2 passenden Stellen, ob ich kommen kann, gehe hin und schreibe bis zum {date} auf, was ich dort gelernt habe.',
      ],
    },
    sharing: {
      about: [
        'Ich gebe 2 Aufgaben bis zum {date} ganz ab, jede mit klarem Ziel und Termin, und rede danach darüber, wie es lief.',
        'Ich wähle 3 Aufgaben aus, die andere übernehmen können, erkläre jede einmal und gebe die letzte bis zum {date} ab.',
      ],
      alone: [
        'Ich gebe 2 meiner Aufgaben bis zum {date} ganz ab, jede mit klarem Ziel und Termin, und rede danach darüber, wie es lief.',
      ],
    },
    calculating: {
      about: [
        'Ich rechne 3 echte Beispiele bis zum {date} ganz durch und lasse die Zahlen von jemandem mit Erfahrung prüfen.',
        'Ich schreibe für 2 echte Fälle auf, was alles hineingehört, mache daraus 1 Blatt zum Rechnen und nutze es bis zum {date} für einen dritten.',
      ],
      alone: [
        'Ich rechne 3 Beispiele aus meiner Arbeit bis zum {date} ganz durch und lasse die Zahlen von jemandem mit Erfahrung prüfen.',
      ],
    },
    reaching: {
      about: [
        'Ich setze mir 2 Zwischenziele, tue jede Woche 1 Sache für das nächste und schreibe bis zum {date} jeden Sonntag auf, wo ich stehe.',
        'Ich frage 2 Menschen, die das geschafft haben, was am meisten geholfen hat, und probiere bis zum {date} alle 2 Wochen eine ihrer Ideen aus.',
      ],
      alone: [
        'Für das, was ich erreichen will, setze ich mir 2 Zwischenziele und schreibe bis zum {date} jeden Sonntag auf, wo ich stehe.',
      ],
    },
    beginning: {
      about: [
        'Ich frage 1 Person, die das schon macht, was ich für den Anfang brauche, bereite es vor und fange bis zum {date} an.',
        'Ich schreibe auf, was ich für einen kleinen Anfang brauche, erledige die ersten 3 Punkte binnen 2 Wochen und fange bis zum {date} an.',
      ],
      alone: [
        'Ich frage 1 Person, die schon macht, womit ich anfangen will, was ich dafür brauche, und fange bis zum {date} an.',
      ],
    },
    publishing: {
      about: [
        'Ich suche 3 passende Stellen heraus, lese, was sie jeweils verlangen, und schicke meine Arbeit bis zum {date} an die erste.',
        'Ich bitte 2 Menschen um Rückmeldung, bereite alles Verlangte vor und schicke es bis zum {date} an mindestens 3 passende Stellen.',
      ],
      alone: [
        'Ich suche 3 Stellen heraus, die meine Arbeit veröffentlichen könnten, und schicke sie bis zum {date} an die erste.',
      ],
    },
    drafting: {
      about: [
        'Ich sehe mir 2 gute Beispiele an, zeige 2 Menschen meinen ersten Versuch und bin mit der verbesserten Fassung bis zum {date} fertig.',
        'Ich mache binnen 2 Wochen eine erste Fassung, probiere sie einmal aus und bin mit der verbesserten bis zum {date} fertig.',
      ],
      alone: [
        'Für das, was ich machen will, sehe ich mir 2 gute Beispiele an, zeige 2 Menschen meinen ersten Versuch und verbessere ihn bis zum {date}.',
      ],
    },
    freeDays: {
      about: [
        'Ich plane für diese Zeit etwas Schönes ein, sage es 2 Menschen und hake bis zum {date} jede Woche ab, in der es geklappt hat.',
        'Ich sage es allen, die es betrifft, vereinbare 1 andere Lösung für dringende Fälle und hake bis zum {date} jede Woche ab, in der es geklappt hat.',
      ],
      alone: [
        'Für die Zeit, die frei bleiben soll, plane ich etwas Schönes ein, sage es 2 Menschen und hake bis zum {date} jede Woche ab, in der es geklappt hat.',
      ],
    },
  },
  unread: {
    about: [
      'Ich frage 2 Menschen, die sich damit auskennen, wie sie es angehen würden, und setze bis zum {date} den besten Rat um.',
      'Dafür mache ich jede Woche 1 festen Schritt, hake ihn ab und bin bis zum {date} am Ziel.',
    ],
    alone: [
      'Ich schreibe in 2 Sätzen auf, was ich will, stimme sie im Mentoring ab und mache bis zum {date} den ersten Schritt.',
      'Mein Ziel fasse ich bis zum {date} in 2 klare Sätze, bespreche es im Mentoring und mache den ersten Schritt.',
    ],
  },
  soon: {
    about: [
      'Ich schreibe heute die 3 wichtigsten Schritte auf und gehe sie bis zum {date} der Reihe nach an.',
    ],
    alone: [
      'Ich schreibe heute die 3 wichtigsten Schritte zu meinem Ziel auf und gehe sie bis zum {date} der Reihe nach an.',
    ],
  },
};
