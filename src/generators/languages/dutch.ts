/** Dutch: how it speaks of time, and what is said to mentees in it. */
import { dutch as grammar } from './grammars/dutch.ts';
import type { LanguageFile } from './language-file.ts';

export const dutch: LanguageFile = {
  code: 'nl',
  locale: 'nl-NL',
  name: 'Dutch',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: false,
  elides: false,
  pluralDays: 'always',
  neighbours: ['fy', 'af'],
  linking: '',
  infinitive: /\p{Ll}(?:n|an|gaan|doen|zijn)(?!\p{L})/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:(?:wil|hoef|ga|zou) (?:ik |echt |beslist )*(?:niet|geen|nooit)(?: meer)?|(?:niet van plan|geen (?:zin|behoefte)),?(?: om| erin om)?|zonder|in plaats van|noch)\s+$/iu,
  refusalAfter: /^[.!?…]+\s+(?:absoluut niet|nooit(?=[.!])|geen sprake van|zeker niet|echt niet)/iu,
  easternEaster: false,
  idle: `
    geen | niets | niks | nee | neen | nope | bedankt | dank | dankje | dankjewel | dankuwel | merci | je | u | wel |
    hallo | hoi | hey | hi | hai | dag | goedendag | goedemorgen | goedemiddag | goedenavond | goeiemorgen | goeiedag |
    goeie | goede | morgen | middag | avond | test | testen | testje | oké | oke | ok | ja | alles | goed | prima |
    momenteel | op | dit | moment | nu | nog | al | zo | ver | zover | wens | wensen | doel | doelen | heb | ik | heb je |
    groet | groeten | groetjes | mvg | met | vriendelijke | doei | tot | straks | ziens | leeg | verder | verder niets |
    niets meer | niks meer | opmerking | opmerkingen | vraag | vragen | alstublieft | alsjeblieft | eigenlijk | aan |
    iedereen | allen | allemaal | samen | er | is | het | mij | me | schiet | te | binnen | vandaag | helaas | niet |
    n.v.t | n.v.t. | nvt | none | nothing | thanks | n | a | na | lorem | ipsum | bla | blabla | blah | abc | xxx | haha |
    hm | hmm | eh | uh | nodig | speciaals | bijzonders | bepaalds | hoe | gaat | met mij | jullie | jou | hopelijk |
    mooie | fijne | prettige | weekend | snap | begrijp | dat | de | wat | hier | ik wil niets | ik wil niks |
    hoeft niet | hoeft | van toepassing | toepassing | wensen heb | zonder | beste | lieve | fijn | leuk | tevreden |
    fijne dag | fijn weekend | mooi weer | antwoord | toe te voegen | voor nu | hoor | kijken | even | gewoon |
    testbericht | proef | kijk | proberen | voorlopig | loopt | verloopt | ermee | succes | prettig | laat maar | laat |
    maar | verzoek | idd
  `,
  time: {
    months: [
      'januari | jan',
      'februari | feb',
      'maart | mrt',
      'april | apr',
      'mei',
      'juni | jun',
      'juli | jul',
      'augustus | aug',
      'september | sept | sep',
      'oktober | okt',
      'november | nov',
      'december | dec',
    ],
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    spans: [
      ['tot morgen | voor morgen | tegen morgen', 1, 'day'],
      ['over anderhalf jaar | binnen anderhalf jaar | in anderhalf jaar', 18, 'month'],
      ['over een kwartaal | binnen een kwartaal', 3, 'month'],
    ],
    day: 'dag | dagen | dagje | dagjes | werkdag | werkdagen',
    week: 'week | weken | wk | weekje | werkweek | weekje',
    month: 'maand | maanden | mnd | maandje',
    quarter: 'kwartaal | kwartalen',
    year: 'jaar | jaren | jr | jaartje | halfjaar | kalenderjaar',
    hour: 'uur | uren | uurtje | uurtjes | u | h',
    minute: 'minuut | minuten | min | minuutje | minuutjes',
    feasts: [
      ['sinterklaas', 12, 5],
      ['kerst | kerstmis | kerstvakantie | kerstavond | de kerst', 12, 24],
      ['oud en nieuw | nieuwjaar | oudjaar | jaarwisseling | jaareinde | eindejaar | oudejaarsavond', 12, 31],
      ['carnaval | krokusvakantie', 2, 15],
      ['pasen | paasvakantie', 4, 15],
      ['meivakantie', 5, 10],
      ['pinksteren', 5, 31],
      ['lente | voorjaar', 5, 31],
      ['einde schooljaar | einde van het schooljaar | eind schooljaar | schooljaar', 6, 30],
      ['zomer | zomervakantie | grote vakantie | bouwvak', 6, 30],
      ['herfst | najaar | herfstvakantie', 11, 30],
      ['winter', 2, 28],
      ['voorjaarsvakantie', 2, 28],
      ['koningsdag', 4, 27],
      ['eerste kwartaal | 1e kwartaal | 1ste kwartaal', 3, 31],
      ['tweede kwartaal | 2e kwartaal | 2de kwartaal', 6, 30],
      ['derde kwartaal | 3e kwartaal | 3de kwartaal', 9, 30],
      ['vierde kwartaal | 4e kwartaal | 4de kwartaal | laatste kwartaal', 12, 31],
      ['eerste helft', 6, 30],
      ['tweede helft', 12, 31],
      ['eerste halfjaar | eerste jaarhelft', 6, 30],
      ['tweede halfjaar | tweede jaarhelft', 12, 31],
      ['na de zomer | na de zomervakantie | na de grote vakantie', 9, 30],
      ['feestdagen | eindejaarsfeesten | kerstdagen', 12, 24],
    ],
    end: 'eind | einde | het einde',
    middle:
      'midden | medio | halverwege | half januari | half februari | half maart | half april | half mei | half juni | half juli | half augustus | half september | half oktober | half november | half december',
    begin: 'begin | aanvang',
    next: 'volgend | volgende | komend | komende | aankomend | aankomende | eerstvolgende | eerstkomende',
    current: 'dit | deze | lopende | huidige',
    within: 'in | binnen | over | komende | volgende | aankomende | de komende | de volgende',
    before: 'vóór | voor',
    until:
      'tot | voor | uiterlijk | tegen | op | deadline | tot en met | t/m | ten laatste | uiterlijk op | voor het einde | vóór | niet later dan | ten laatste op | liefst voor | liefst tegen',
    ago: 'geleden | sinds | sedert | afgelopen | vorige | vorig | al | reeds | jarenlang | ervaring | laatste | lang',
    per: 'per | elke | iedere | elk | ieder | in de',
    weekly: 'pw | p w | wekelijks* | weekuren',
    daily: 'dagelijks* | daags',
    half: 'half | halve | halfjaar',
    numbers: [
      [3, 'een paar | paar | enkele'],
      [1, 'een'],
      [1.5, 'anderhalf | anderhalve'],
      [2, 'twee'],
      [3, 'drie'],
      [4, 'vier'],
      [5, 'vijf'],
      [6, 'zes'],
      [7, 'zeven'],
      [8, 'acht'],
      [9, 'negen'],
      [10, 'tien'],
      [11, 'elf'],
      [12, 'twaalf'],
      [13, 'dertien'],
      [14, 'veertien'],
      [15, 'vijftien'],
      [16, 'zestien'],
      [17, 'zeventien'],
      [19, 'negentien'],
      [18, 'achttien'],
      [20, 'twintig'],
      [25, 'vijfentwintig'],
      [30, 'dertig'],
      [40, 'veertig'],
      [35, 'vijfendertig'],
      [45, 'vijfenveertig'],
      [50, 'vijftig'],
      [60, 'zestig'],
      [100, 'honderd'],
    ],
  },
  leads: { v: '{Words}: ', n: '{Words}: ', g: '', q: 'Uitzoeken {words}: ', plan: 'Mijn plan: ' },
  hours: { one: 'Ik maak er {n} uur per week voor vrij.', other: 'Ik maak er {n} uur per week voor vrij.' },
  verbs: {
    stopping: `
      niet meer | geen * meer | geen * * meer | stoppen | ophouden | op te houden | vermijden | nooit | afkicken | afleren |
      af te leren | achterwege laten | met rust laten | laten staan | van me af zetten
    `,
    learning: `
      leren | begrijpen | snappen | beheersen | mijn * verbeteren | oefenen | studeren | verdiepen | bijspijkeren | bij te spijkeren |
      ophalen | onder de knie krijgen | onder de knie te krijgen | nederlands spreken | engels spreken | *s spreken | wegwijs worden |
      inwerken | in te werken
    `,
    behaving: `
      minder | vaker | eerder | rustig* | geduldig* | tijd | uitstellen | op tijd | gezonder eten | regelmatiger
    `,
    founding: `
      oprichten | op te richten | eigen * beginnen | zaak beginnen | webshop beginnen | praktijk beginnen | bedrijf beginnen |
      opstarten | op te starten | opzetten | op te zetten | openen | starten | een eigen zaak beginnen | voor mezelf beginnen |
      voor mezelf te beginnen | van de grond krijgen | opbouwen | op te bouwen | lanceren
    `,
    introducing: `
      invoeren | in te voeren | doorvoeren | door te voeren | introduceren | implementeren | overstappen op digitaal | overschakelen |
      digitaliseren | afschaffen | af te schaffen | in gebruik nemen | spreekuur beginnen | spreekuur opzetten |
      in het rooster krijgen | tot regel maken
    `,
    delegating: `
      overdragen | over te dragen | delegeren | uitbesteden | uit te besteden | loslaten | los te laten | overlaten | over te laten |
      uit handen geven | uit handen te geven | afstoten | afstaan
    `,
    visiting: `
      mensen spreken | mensen praten | bezoeken | deelnemen | deel te nemen | meedoen | mee te doen | meelopen | mee te lopen |
      meekijken | mee te kijken | bijwonen | bij te wonen | vrijwilligerswerk doen | lid worden van | lid te worden van | lid worden |
      aansluiten | aan te sluiten | stage lopen | dagje meelopen | cursus volgen | *cursus volgen | training volgen | workshop volgen |
      opleiding volgen | langsgaan | langs te gaan | rondkijken
    `,
    choosing: `
      kopen | aanschaffen | aan te schaffen | huren | kiezen | uitkiezen | uit te kiezen | verhuizen | te verhuizen | bestellen |
      leasen | een eigen * kopen
    `,
    seeking: `
      vinden | zoeken | werven | aantrekken | aan te trekken | binnenhalen | binnen te halen | ontmoeten |
      leren kennen | te leren kennen | netwerken | netwerk opbouwen | netwerk uitbreiden | netwerk vergroten | contact leggen |
      contacten leggen | klanten krijgen | opdrachten krijgen | plek krijgen
    `,
    selling: `
      verkopen | aanbieden | aan te bieden | promoten | adverteren | aan de man brengen | in de markt zetten | verhuren |
      bekendheid geven | onder de aandacht brengen
    `,
    becoming: `
      doorleren | door te leren | worden | overstappen | over te stappen | omscholen | om te scholen | bijscholen | doorgroeien | door te groeien | doorstromen |
      aan de slag | aan de slag gaan | gaan werken | komen werken | overnemen | over te nemen | de overstap maken | overstap maken |
      switchen | terugkeren | terug te keren | kwalificeren | carrière maken | zzp'er worden
    `,
    applying: `
      solliciteren | aanmelden | aan te melden | inschrijven | in te schrijven | indienen | in te dienen | aanvragen | aan te vragen |
      inleveren | in te leveren | opsturen | op te sturen | versturen | invullen | in te vullen | opzeggen | op te zeggen | boeken |
      vastleggen | afspraak maken | *afspraak maken | aangifte doen | regelen | verlengen | afsluiten | af te sluiten
    `,
    finishing: `
      afmaken | af te maken | afronden | af te ronden | voltooien | afkrijgen | af te krijgen | af hebben | uitlezen | uit te lezen |
      afwerken | af te werken | klaar hebben | tot een goed einde brengen | doorwerken
    `,
    talking: `
      praten | spreken | vragen om | * vragen of | vragen of | hulp vragen | feedback vragen | opslag vragen | uitleg vragen |
      verlof vragen | mijn baas vragen | mijn leidinggevende vragen | bespreken | aankaarten | aan te kaarten | overleggen |
      onderhandelen | zeggen | vertellen | gesprek voeren | *gesprek voeren | gesprekken voeren | *gesprekken voeren | gesprek aangaan |
      gesprek aan te gaan | feedback geven | uitpraten | uit te praten | excuses aanbieden | opkaarten | bepraten | ruzie bijleggen |
      aanspreken | aan te spreken | serieus genomen worden | gehoord worden | voorleggen | voor te leggen
    `,
    teaching: `
      lesgeven | les te geven | les geven | lessen geven | uitleggen | uit te leggen | begeleiden | coachen | trainingen geven |
      training geven | workshop geven | workshops geven | cursus geven | bijles geven | opleiden | op te leiden | voordoen |
      overbrengen | over te brengen | aanleren | aan te leren | collega's inwerken | nieuwe collega inwerken | stagiair inwerken |
      stagiaires inwerken
    `,
    saving: `
      buffer opbouwen | buffer op te bouwen | sparen | opzij zetten | opzij te zetten | opzijzetten | opzij leggen | aflossen |
      af te lossen | afbetalen | af te betalen | terugbetalen | verdienen | schuldenvrij worden | mijn boekhouding bijhouden |
      boekhouding bijhouden | huishoudboekje bijhouden | rondkomen
    `,
    exercising: `
      conditie opbouwen | rennen | hardlopen | hard te lopen | lopen | zwemmen | wandelen | fietsen | sporten | trainen | afvallen |
      af te vallen | bewegen | krachttrainen | fit worden | fitter worden | kilo kwijtraken | kilo afvallen | joggen | roeien | dansen
    `,
    making: `
      bouwen | schrijven | opschrijven | op te schrijven | ontwerpen | organiseren | naaien | breien | bakken | koken | schilderen |
      tekenen | verbouwen | opknappen | op te knappen | repareren | samenstellen | samen te stellen | opstellen | op te stellen |
      ontwikkelen | programmeren | inrichten | in te richten | aanleggen | aan te leggen | in elkaar zetten | timmeren | lassen |
      renoveren | plannen | uitwerken | uit te werken | planten
    `,
    deciding: `
      beslissen | besluiten | uitzoeken | uit te zoeken | erachter komen | knoop doorhakken | knopen doorhakken | de knoop doorhakken |
      keuze maken | de keuze maken | afwegen | af te wegen | nagaan | na te gaan | weten | bepalen | doorrekenen | door te rekenen |
      uitrekenen | duidelijk krijgen | helder krijgen | op een rij zetten | achterhalen
    `,
    improving: `
      verbeteren | verhogen | verlagen | vergroten | verkleinen | verminderen | terugbrengen | terug te brengen | versnellen |
      inkorten | in te korten | verkorten | halveren | verdubbelen | stroomlijnen | vereenvoudigen | opruimen | op te ruimen |
      uitmesten | uit te mesten | ordenen | sorteren | op orde brengen | op orde krijgen | op orde te krijgen | op orde hebben |
      in orde maken | kwijtraken | wegwerken | weg te werken | sneller worden | sneller maken | beter worden | beter maken | 
      optimaliseren | afbouwen | af te bouwen | onder controle krijgen | beter verdelen
    `,
    passing: `
      halen | te halen | slagen | te slagen | examen doen | *examen doen | examen halen | rijbewijs halen | diploma halen | herkansen |
      certificaat halen | toets halen | afleggen | examen voorbereiden | *examen voorbereiden
    `,
    daring: `
      niet meer bang zijn | minder zenuwachtig | minder nerveus | minder bang | zelfvertrouwen opbouwen | durven | overwinnen | lef hebben | mijn mond opendoen | mond opendoen | mond open doen |
      mond open te doen | uit mijn schulp kruipen | nee zeggen | nee te zeggen | opkomen | op te komen | voor mezelf opkomen |
      zelfverzekerder worden | van me afbijten | over mijn angst heen | zelfverzekerder overkomen | vrijuit praten
    `,
    calculating: `
      calculeren | te calculeren | prijzen berekenen | kostprijs berekenen | kosten berekenen | begroten
    `,
    asserting: `
      grenzen stellen | grenzen te stellen | grenzen aangeven | grenzen aan te geven | rustig blijven | rustig te blijven |
      kalm blijven | zonder te schreeuwen | voet bij stuk houden | orde houden
    `,
    resting: `
      slapen | naar huis gaan | naar huis te gaan | thuis zijn | pauze nemen | pauzes nemen | pauze houden | vrij hebben |
      vrij houden | naar bed gaan | uitrusten
    `,
    reaching: 'bereiken | te bereiken',
    beginning: 'beginnen | te beginnen',
    hiring: 'personeel werven | medewerkers werven | aannemen | aan te nemen',
    publishing: 'publiceren | te publiceren | uitgever vinden | uitgever zoeken | insturen | in te sturen',
  },
  things: {
    customers: `
      leerlingen | klanten | opdrachten | bestellingen | abonnees | volgers | luisteraars | lezers | boekingen | reviews |
      recensies | gasten | contracten | bruiloften | kopers | restaurants | winkels
    `,
    body: 'mijn rug | rugklachten | rugpijn | nek | schouder* | conditie',
    drafts: `
      regels | studieplan | prijslijst* | website | site | webpagina | logo | etiket* | menukaart | menu | sjabloon* | rooster | foto's |
      flyer* | folder | visitekaartje* | catalogus
    `,
  },
  plans: {
    subject: {
      about: [
        'ik lees 2 goede inleidingen en leg uiterlijk op {date} de 3 belangrijkste punten aan iemand uit.',
        'ik verdiep me er tot {date} elke week 2 avonden in en vat op één pagina samen wat ik heb begrepen.',
      ],
      alone: [
        'Ik lees 2 inleidingen over het onderwerp dat ik heb gekozen en vat uiterlijk op {date} op één pagina samen wat ik heb begrepen.',
      ],
    },
    tool: {
      about: [
        'ik werk uiterlijk op {date} één cursus of handleiding door en voer met wat ik heb geleerd 2 echte opdrachten uit.',
        'ik oefen tot {date} elke week 2 keer aan een echte opdracht en noteer wat ik zonder hulp kan.',
      ],
      alone: [
        'Ik oefen tot {date} elke week 2 keer met het programma of apparaat dat ik wil leren gebruiken en noteer wat ik zonder hulp kan.',
      ],
      named: [
        'Ik werk uiterlijk op {date} één cursus over {name} door en voer met wat ik heb geleerd 2 echte opdrachten uit.',
      ],
    },
    language: {
      about: [
        'ik oefen tot {date} op 5 dagen per week 20 minuten en voer elke week 1 gesprek.',
        'ik doe tot {date} elke week 3 korte lessen en gebruik wat ik heb geleerd in een gesprek of een tekst.',
      ],
      alone: [
        'Ik oefen de taal tot {date} op 5 dagen per week 20 minuten en voer er elke week 1 gesprek in.',
      ],
    },
    craft: {
      about: [
        'ik oefen tot {date} elke week 2 keer en laat me daarbij 2 keer verbeteren door iemand met ervaring.',
        'ik neem 3 lessen, de laatste uiterlijk op {date}, en oefen daartussen 2 dagen per week 20 minuten.',
      ],
      alone: [
        'Ik oefen tot {date} elke week 2 keer wat ik wil leren en laat me daarbij 2 keer verbeteren door iemand met ervaring.',
      ],
    },
    driving: {
      about: [
        'ik noteer wat er nog ontbreekt, oefen of leer 2 keer per week en heb uiterlijk op {date} alles in orde.',
        'ik maak tot {date} elke week 2 keer tijd vrij voor theorie of praktijk, net wat het hardst nodig is.',
      ],
      alone: [
        'Ik maak tot {date} elke week 2 keer tijd vrij voor mijn rijbewijs of rijvaardigheid: theorie of praktijk, net wat nodig is.',
      ],
    },
    exam: {
      about: [
        'ik leer of oefen tot {date} op 3 dagen per week en doe 2 volledige proefexamens.',
        'ik noteer wat er getoetst wordt, neem dat uiterlijk op {date} helemaal door en test mezelf met 2 oefenexamens.',
      ],
      alone: [
        'Ik bereid me tot {date} op 3 dagen per week voor op mijn examen en doe 2 volledige proefexamens.',
      ],
      named: ['Ik bereid me tot {date} op 3 dagen per week voor op {name} en doe 2 volledige proefexamens.'],
    },
    course: {
      about: [
        'ik zet alle data in mijn agenda, rond het laatste deel uiterlijk op {date} af en probeer 2 dingen uit die ik heb geleerd.',
        'ik houd de tijd die ervoor nodig is vrij tot {date} en noteer na elk deel 1 ding dat ik ga gebruiken.',
      ],
      alone: [
        'Ik zet de data van mijn cursus in mijn agenda, rond het laatste deel uiterlijk op {date} af en probeer 2 dingen uit die ik heb geleerd.',
      ],
      named: [
        'Ik zet vaste tijden voor {name} in mijn agenda, rond het laatste deel uiterlijk op {date} af en probeer 2 dingen uit die ik heb geleerd.',
      ],
    },
    studies: {
      about: [
        'ik verdeel wat er nog ligt over de weken, werk er op 3 vaste momenten per week aan en heb uiterlijk op {date} het laatste deel af.',
        'ik studeer tot {date} op 3 vaste momenten per week en laat iemand geregeld zien wat er af is.',
      ],
      alone: [
        'Ik verdeel wat er nog ligt voor mijn opleiding over de weken, werk er op 3 vaste momenten per week aan en ben uiterlijk op {date} klaar.',
      ],
    },
    admission: {
      about: [
        'ik noteer de eisen en termijnen, laat 2 mensen naar mijn aanmelding kijken en verstuur die uiterlijk op {date}.',
        'ik verzamel wat er gevraagd wordt, bereid me 3 dagen per week voor en dien uiterlijk op {date} een complete aanvraag in.',
      ],
      alone: [
        'Ik noteer de eisen voor de plek die ik wil, laat 2 mensen naar mijn aanmelding kijken en verstuur die uiterlijk op {date}.',
      ],
    },
    recognition: {
      about: [
        'ik vraag bij de instantie na welke papieren nodig zijn, maak daar 2 kopieën van en dien de aanvraag uiterlijk op {date} in.',
        'ik win advies in, laat mijn papieren door 2 mensen nakijken en stuur de complete aanvraag uiterlijk op {date} op.',
      ],
      alone: [
        'Ik maak van mijn diploma’s en bewijzen 2 kopieën en dien uiterlijk op {date} de aanvraag in om ze te laten erkennen.',
      ],
    },
    job: {
      about: [
        'ik verstuur tot {date} elke week 2 sollicitaties op maat en praat met iemand die dit werk doet.',
        'ik bekijk tot {date} op 2 dagen per week de vacatures en reageer op alles wat echt bij me past.',
      ],
      alone: [
        'Ik verstuur tot {date} elke week 2 sollicitaties op maat en praat met iemand die zulk werk doet.',
      ],
    },
    promotion: {
      about: [
        'ik zet 3 resultaten die voor mij pleiten op papier en bespreek ze uiterlijk op {date} met wie erover gaat.',
        'ik ga na welke 2 of 3 dingen tellen, werk elke week aan een ervan en vraag uiterlijk op {date} om een oordeel.',
      ],
      alone: [
        'Ik zet 3 resultaten die voor een stap hogerop pleiten op papier en bespreek ze uiterlijk op {date} met wie erover gaat.',
      ],
    },
    customers: {
      about: [
        'ik probeer 2 manieren uit om nieuwe mensen te bereiken en noteer tot {date} elke week wat het best werkt.',
        'ik vertel tot {date} elke week 3 geschikte mensen of plekken wat ik te bieden heb en noteer hoe ze reageren.',
      ],
      alone: [
        'Ik probeer 2 manieren uit om met mijn werk nieuwe mensen te bereiken en noteer tot {date} elke week wat het best werkt.',
      ],
    },
    funding: {
      about: [
        'ik zet doel en kosten op één pagina, kies de 3 beste bronnen en stuur daar uiterlijk op {date} mijn aanvraag heen.',
        'ik bereken hoeveel er nodig is, vraag raad aan 2 mensen met ervaring en doe uiterlijk op {date} mijn aanvraag.',
      ],
      alone: [
        'Ik zet op één pagina waarvoor ik geld nodig heb, kies de 3 beste bronnen en stuur daar uiterlijk op {date} mijn aanvraag heen.',
      ],
    },
    people: {
      about: [
        'ik ga tot {date} elke week naar 1 bijeenkomst of groep en stel 2 mensen met wie het klikt voor om nog eens af te spreken.',
        'ik bel of schrijf tot {date} elke week 2 mensen: bekenden én mensen die ik graag wil leren kennen.',
      ],
      alone: [
        'Ik ga tot {date} elke week naar 1 bijeenkomst of groep om mensen te leren kennen en spreek met 2 van hen nog eens af.',
      ],
    },
    mentor: {
      about: [
        'ik maak een lijst van 3 mensen die geschikt zouden zijn en vraag hun uiterlijk op {date} om een eerste gesprek.',
        'ik beschrijf in 3 zinnen wat ik zoek en vraag uiterlijk op {date} bij 3 mensen of groepen na of ze iemand weten.',
      ],
      alone: [
        'Ik maak een lijst van 3 mensen die me zouden kunnen begeleiden en vraag hun uiterlijk op {date} om een eerste gesprek.',
      ],
    },
    staff: {
      about: [
        'ik beschrijf op een halve pagina de taak en wat ik te bieden heb, en deel dat uiterlijk op {date} op 3 plekken.',
        'ik spreek 3 mensen aan die geschikt zijn of iemand kennen, en antwoord uiterlijk op {date} aan iedereen die interesse heeft.',
      ],
      alone: [
        'Ik beschrijf op een halve pagina welke hulp ik zoek, deel dat op 3 plekken en antwoord uiterlijk op {date} aan iedereen die interesse heeft.',
      ],
    },
    home: {
      about: [
        'ik noteer mijn 3 belangrijkste eisen en bekijk tot {date} elke week 2 mogelijkheden die passen.',
        'ik reken uit wat ik kan betalen, vertel 5 mensen wat ik van plan ben en ga tot {date} elke week achter 2 tips aan.',
      ],
      alone: [
        'Ik noteer mijn 3 belangrijkste eisen aan een woonplek en bekijk tot {date} elke week 2 mogelijkheden die passen.',
      ],
    },
    search: {
      about: [
        'ik vergelijk 3 mogelijkheden, noteer wat voor elk ervan pleit en kies uiterlijk op {date} mijn favoriet.',
        'ik noteer wat ik het belangrijkst vind, vraag 3 mensen om tips en neem uiterlijk op {date} contact op met de beste adressen.',
      ],
      alone: [
        'Ik vergelijk 3 mogelijkheden voor wat ik zoek, noteer wat voor elk ervan pleit en kies uiterlijk op {date} mijn favoriet.',
      ],
    },
    career: {
      about: [
        'ik praat met 3 mensen die het vak goed kennen en zet mijn route uiterlijk op {date} op één pagina.',
        'ik noteer wat ik al kan en wat er nog ontbreekt, en werk tot {date} elke week 1 punt van de lijst af.',
      ],
      alone: [
        'Ik praat met 3 mensen uit het vak waarin ik wil werken en zet mijn route daarheen uiterlijk op {date} op één pagina.',
      ],
    },
    business: {
      about: [
        'ik zet aanbod, kosten en inkomsten op 2 pagina’s en bespreek de cijfers uiterlijk op {date} met iemand die een zaak heeft.',
        'ik werk er tot {date} op 2 vaste momenten per week aan en houd op één pagina kosten en inkomsten bij.',
      ],
      alone: [
        'Ik zet aanbod, kosten en inkomsten van mijn zaak op 2 pagina’s en bespreek de cijfers uiterlijk op {date} met iemand met ervaring.',
      ],
    },
    leadership: {
      about: [
        'ik geef tot {date} elke week 1 taak helemaal uit handen en vraag achteraf aan de betrokkenen hoe het ging.',
        'ik praat 20 minuten met iedereen aan wie ik leiding geef en maak uiterlijk op {date} met elk van hen 1 duidelijke afspraak.',
      ],
      alone: [
        'Ik praat 20 minuten met iedereen aan wie ik leiding geef en maak uiterlijk op {date} met elk van hen 1 duidelijke afspraak.',
      ],
    },
    portfolio: {
      about: [
        'ik kies het werk waar ik het meest trots op ben, schrijf er telkens 2 zinnen bij en laat het geheel uiterlijk op {date} aan iemand zien.',
        'ik voeg tot {date} elke week 1 voltooid stuk of voorbeeld toe en breng alles op één plek samen.',
      ],
      alone: [
        'Ik kies mijn beste werk, schrijf er telkens 2 zinnen bij en laat het geheel uiterlijk op {date} aan iemand zien.',
      ],
    },
    software: {
      about: [
        'ik beperk me tot de 3 belangrijkste punten, zorg dat die werken en laat het resultaat uiterlijk op {date} door iemand uitproberen.',
        'ik werk er op 2 vaste momenten per week aan en heb uiterlijk op {date} een versie die anderen kunnen gebruiken.',
      ],
      alone: [
        'Ik beperk mijn project tot de 3 belangrijkste punten, zorg dat die werken en laat het resultaat uiterlijk op {date} door iemand uitproberen.',
      ],
    },
    writing: {
      about: [
        'ik ga er tot {date} op 3 dagen per week 30 minuten voor zitten en geef het resultaat aan 2 mensen te lezen.',
        'ik schrijf tot {date} elke week 2 pagina’s en verbeter die met de opmerkingen van iemand die veel leest.',
      ],
      alone: [
        'Ik ga tot {date} op 3 dagen per week 30 minuten zitten schrijven en geef het resultaat aan 2 mensen te lezen.',
      ],
    },
    event: {
      about: [
        'ik zet datum, plaats en budget op 1 pagina en heb uiterlijk op {date} alles geboekt en geregeld.',
        'ik noteer wat er moet gebeuren, vraag 2 mensen om hulp of raad en streep het laatste punt uiterlijk op {date} af.',
      ],
      alone: [
        'Ik zet datum, plaats en budget van wat ik van plan ben op 1 pagina en heb uiterlijk op {date} alles geregeld.',
      ],
    },
    papers: {
      about: [
        'ik neem alles één keer door, laat 2 mensen meelezen en heb de definitieve versie uiterlijk op {date} klaar.',
        'ik bekijk 2 goede voorbeelden, loop mijn eigen papieren regel voor regel na en heb ze uiterlijk op {date} klaar.',
      ],
      alone: [
        'Ik werk mijn sollicitatiepapieren bij, laat 2 mensen meelezen en heb de definitieve versie uiterlijk op {date} klaar.',
      ],
    },
    document: {
      about: [
        'ik maak een opzet van 1 pagina, werk die punt voor punt uit en laat de tekst uiterlijk op {date} door iemand nalezen.',
        'ik verzamel de gegevens, werk er op 2 vaste momenten per week aan en heb de tekst uiterlijk op {date} af.',
      ],
      alone: [
        'Ik maak van mijn document een opzet van 1 pagina, werk die punt voor punt uit en laat de tekst uiterlijk op {date} nalezen.',
      ],
    },
    object: {
      about: [
        'ik noteer stappen, materiaal en kosten, werk er op 2 vaste momenten per week aan en ben uiterlijk op {date} klaar.',
        'ik verdeel het werk in 5 stukken, doe ze een voor een en laat het resultaat uiterlijk op {date} aan iemand zien.',
      ],
      alone: [
        'Ik verdeel wat ik wil maken in 5 stukken, doe ze een voor een en laat het resultaat uiterlijk op {date} aan iemand zien.',
      ],
    },
    improvement: {
      about: [
        'ik noteer hoe het nu gaat, probeer 1 verandering uit en vergelijk uiterlijk op {date} voor en na.',
        'ik vraag 3 betrokkenen wat het meest zou helpen, probeer een van hun ideeën uit en vertel uiterlijk op {date} wat het opleverde.',
      ],
      alone: [
        'Ik vraag 3 betrokkenen wat er beter kan, probeer 1 verandering uit en vergelijk uiterlijk op {date} voor en na.',
      ],
    },
    presentation: {
      about: [
        'ik noteer mijn 3 hoofdpunten, oefen 3 keer hardop, één keer met een luisteraar erbij, en ben uiterlijk op {date} klaar.',
        'ik spreek 2 keer voor een klein publiek, de laatste keer uiterlijk op {date}, en vraag telkens wat er is overgekomen.',
      ],
      alone: [
        'Ik noteer de 3 hoofdpunten van mijn verhaal, oefen 3 keer hardop en ben uiterlijk op {date} klaar om te spreken.',
      ],
    },
    meetings: {
      about: [
        'ik bereid tot {date} telkens 2 punten voor, breng ze vroeg in en noteer achteraf wat werkte.',
        'ik kies tot {date} elke week 1 moment om het anders te doen en vraag iemand die erbij was hoe het overkwam.',
      ],
      alone: [
        'Ik bereid tot {date} voor elk overleg 2 punten voor, breng ze vroeg in en noteer achteraf wat werkte.',
      ],
    },
    conversation: {
      about: [
        'ik noteer mijn 3 hoofdpunten, oefen de eerste zinnen hardop en voer het gesprek uiterlijk op {date}.',
        'ik kies een rustig moment, bedenk 2 zinnen die ik niet wil overslaan en spreek ze uiterlijk op {date} uit.',
      ],
      alone: [
        'Ik noteer mijn 3 hoofdpunten, oefen de eerste zinnen hardop en voer het gesprek uiterlijk op {date}.',
      ],
    },
    feedback: {
      about: [
        'ik oefen tot {date} bij 3 echte gelegenheden: eerst de feiten, dan een vraag, dan wat ik graag zou willen.',
        'ik noteer tot {date} na elk lastig moment wat er gezegd is en 1 zin voor de volgende keer.',
      ],
      alone: [
        'Ik oefen tot {date} bij 3 echte gelegenheden om lastige dingen te bespreken: eerst de feiten, dan een vraag, dan mijn wens.',
      ],
    },
    boundaries: {
      about: [
        'ik schrijf 2 zinnen op waarmee ik nee zeg en gebruik ze tot {date} bij 3 gelegenheden.',
        'ik stel 1 duidelijke regel op voor wat ik niet meer doe, vertel die aan de betrokkenen en houd me eraan tot {date}.',
      ],
      alone: ['Ik schrijf 2 zinnen op waarmee ik nee zeg en gebruik ze tot {date} bij 3 gelegenheden.'],
    },
    interview: {
      about: [
        'ik oefen 2 keer met iemand, de laatste keer uiterlijk op {date}, en noteer na elke keer wat ik beter wil doen.',
        'ik noteer wat er waarschijnlijk aan bod komt, kies 3 voorbeelden van wat ik kan en oefen ze uiterlijk op {date} hardop.',
      ],
      alone: [
        'Ik oefen mijn gesprek of auditie 2 keer met iemand, de laatste keer uiterlijk op {date}, en noteer na elke keer wat ik beter wil doen.',
      ],
    },
    confidence: {
      about: [
        'ik doe tot {date} elke week 1 klein ding waar ik moed voor nodig heb en schrijf op hoe het ging.',
        'ik kies 3 situaties, van makkelijk naar moeilijk, en ga ze uiterlijk op {date} een voor een aan.',
      ],
      alone: [
        'Ik doe tot {date} elke week 1 klein ding waar ik moed voor nodig heb en schrijf op hoe het ging.',
      ],
    },
    expression: {
      about: [
        'ik oefen tot {date} op 3 dagen per week 20 minuten en vergelijk de eerste proef met de laatste.',
        'ik neem tot {date} elke week 1 voorbeeld van mezelf met iemand door en noteer wat duidelijker kan.',
      ],
      alone: [
        'Ik oefen tot {date} op 3 dagen per week 20 minuten met schrijven of spreken en vergelijk de eerste proef met de laatste.',
      ],
    },
    teaching: {
      about: [
        'ik bereid tot {date} elke week 1 moment goed voor en ga achteraf na wat werkte.',
        'ik probeer 2 nieuwe manieren van uitleggen of begeleiden uit en noteer uiterlijk op {date} wat het best werkt.',
      ],
      alone: [
        'Ik probeer 2 nieuwe manieren van uitleggen of begeleiden uit en noteer uiterlijk op {date} wat het best werkt.',
      ],
    },
    salary: {
      about: [
        'ik zoek 3 bedragen om mee te vergelijken, zet mijn redenen op papier en voer uiterlijk op {date} het gesprek.',
        'ik bepaal mijn bedrag en mijn ondergrens, oefen mijn 2 beste redenen en doe uiterlijk op {date} mijn voorstel.',
      ],
      alone: [
        'Ik zoek in 3 bronnen op wat anderen verdienen, zet mijn redenen op papier en vraag uiterlijk op {date} om meer.',
      ],
    },
    conditions: {
      about: [
        'ik noteer wat ik wil en 2 manieren waarop het voor iedereen kan werken, en voer uiterlijk op {date} het gesprek.',
        'ik zoek uit welke regels gelden, werk 1 concreet voorstel uit en leg het uiterlijk op {date} voor.',
      ],
      alone: [
        'Ik noteer hoe ik wil werken en 2 manieren waarop dat voor iedereen kan, en voer uiterlijk op {date} het gesprek.',
      ],
    },
    agreement: {
      about: [
        'ik bedenk 3 redenen die voor de ander tellen en doe uiterlijk op {date} mijn voorstel.',
        'ik zet voor- en nadelen op één pagina, praat met 2 mogelijke medestanders en leg mijn voorstel uiterlijk op {date} voor.',
      ],
      alone: [
        'Ik zet mijn voorstel op één pagina, met 3 redenen die voor de ander tellen, en leg het uiterlijk op {date} voor.',
      ],
    },
    decision: {
      about: [
        'ik zet de voor- en nadelen op één pagina, praat met 2 mensen die zoiets hebben meegemaakt en beslis uiterlijk op {date}.',
        'ik noteer de 3 dingen die voor mij het zwaarst wegen, leg elke mogelijkheid ernaast en beslis uiterlijk op {date}.',
      ],
      alone: [
        'Ik zet de voor- en nadelen van mijn keuze op één pagina, praat met 2 mensen die ik vertrouw en beslis uiterlijk op {date}.',
      ],
    },
    pricing: {
      about: [
        'ik bekijk de prijzen van 3 vergelijkbare aanbieders, tel mijn kosten en tijd op en bepaal uiterlijk op {date} mijn prijs.',
        'ik reken uit wat ik moet verdienen, vraag het aan 2 mensen die de markt kennen en leg mijn prijzen uiterlijk op {date} vast.',
      ],
      alone: [
        'Ik bekijk de prijzen van 3 vergelijkbare aanbieders, tel mijn kosten en tijd op en bepaal uiterlijk op {date} mijn prijzen.',
      ],
    },
    question: {
      about: [
        'ik schrijf mijn vragen op, raadpleeg 2 betrouwbare bronnen en vat de antwoorden uiterlijk op {date} samen op een halve pagina.',
        'ik vraag het na bij wie erover gaat, controleer het bij 1 andere bron en noteer het antwoord uiterlijk op {date}.',
      ],
      alone: [
        'Ik schrijf mijn vragen op, raadpleeg 2 betrouwbare bronnen en vat de antwoorden uiterlijk op {date} samen op een halve pagina.',
      ],
    },
    direction: {
      about: [
        'ik praat met 3 mensen die me goed kennen, vat alles op één pagina samen en kies uiterlijk op {date} wat ik het eerst probeer.',
        'ik probeer 2 dingen uit die me aantrekken en schrijf uiterlijk op {date} op waarmee ik verder wil.',
      ],
      alone: [
        'Ik praat met 3 mensen die me goed kennen over wat bij me past en kies uiterlijk op {date} wat ik het eerst probeer.',
        'Ik probeer 2 dingen uit die me aantrekken en schrijf uiterlijk op {date} op waarmee ik verder wil.',
      ],
    },
    exercise: {
      about: [
        'ik train tot {date} op 2 vaste dagen per week en schrijf op wat ik heb gedaan.',
        'ik begin met 3 keer per week 20 minuten en bouw dat tot {date} om de week een beetje op.',
      ],
      alone: ['Ik ga tot {date} op 2 vaste dagen per week bewegen en schrijf op wat ik heb gedaan.'],
    },
    habit: {
      about: [
        'ik begin deze week, vink tot {date} elke keer af in mijn agenda en kijk om de 2 weken hoe het gaat.',
        'ik zet het op vaste tijden in mijn agenda, houd het vol tot {date} en kijk om de 2 weken terug.',
      ],
      alone: [
        'Ik zet mijn nieuwe gewoonte op vaste tijden in mijn agenda, houd die vol tot {date} en kijk om de 2 weken terug.',
      ],
    },
    rest: {
      about: [
        'ik houd tot {date} op 4 dagen per week 1 uur vrij van werk en schermen en kijk elke zondag hoe ik me voel.',
        'ik stel 1 duidelijke regel op voor mijn avonden of vrije dagen, houd me eraan tot {date} en kijk elke zondag hoe het ging.',
      ],
      alone: [
        'Ik houd tot {date} op 4 dagen per week 1 uur vrij van werk en schermen en kijk elke zondag hoe ik me voel.',
      ],
    },
    stop: {
      about: [
        'ik noteer tot {date} elke avond in 1 regel of het gelukt is en kijk op zondag wat heeft geholpen.',
        'ik schrijf 2 lastige situaties op, bedenk vooraf wat ik dan doe en vink tot {date} elke goede dag af.',
      ],
      alone: [
        'Ik noteer tot {date} elke avond in 1 regel of het gelukt is minder te doen van wat ik wil laten.',
      ],
    },
    organisation: {
      about: [
        'ik neem tot {date} elke zondag 20 minuten om te plannen en op te ruimen en noteer wat er makkelijker is geworden.',
        'ik schrijf tot {date} op 5 dagen per week mijn 3 belangrijkste dingen op en doe het eerste ook het eerst.',
      ],
      alone: [
        'Ik neem tot {date} elke zondag 20 minuten om te plannen en op te ruimen en noteer wat er makkelijker is geworden.',
      ],
    },
    money: {
      about: [
        'ik noteer tot {date} wat er binnenkomt en uitgaat en kijk elke maand op 1 vaste dag of ik op koers lig.',
        'ik besteed tot {date} elke week 30 minuten aan mijn geldzaken en handel telkens één open punt af.',
      ],
      alone: [
        'Ik besteed tot {date} elke week 30 minuten aan mijn geldzaken en handel telkens één open punt af.',
      ],
    },
    visibility: {
      about: [
        'ik laat tot {date} elke week 1 stuk van mijn werk zien aan iemand die ervan zou moeten weten.',
        'ik vat 3 resultaten in een paar zinnen samen en breng ze uiterlijk op {date} bij 3 passende gelegenheden ter sprake.',
      ],
      alone: [
        'Ik laat tot {date} elke week 1 stuk van mijn werk zien aan iemand die ervan zou moeten weten.',
      ],
    },
    errand: {
      about: [
        'ik kijk na wat ervoor nodig is, maak er 1 uur voor vrij en heb het uiterlijk op {date} geregeld.',
        'ik leg klaar wat ik nodig heb, zet 2 herinneringen en streep het uiterlijk op {date} af.',
      ],
      alone: [
        'Ik kijk na wat er voor mijn klus nodig is, maak er 1 uur voor vrij en heb die uiterlijk op {date} gedaan.',
      ],
    },
    dream: {
      about: [
        'ik schrijf op wat me erin aantrekt, kies 1 ding dat binnen mijn bereik ligt en doe dat uiterlijk op {date}.',
        'ik zoek een klein stukje dat ik echt kan doen, vertel er 1 persoon over en doe het uiterlijk op {date}.',
      ],
      alone: [
        'Ik kies 1 klein stukje van mijn droom dat binnen mijn bereik ligt en doe dat uiterlijk op {date}.',
      ],
    },
    other: {
      about: [
        'ik schrijf op wat er in mijn dagelijks leven anders zou zijn en doe daar tot {date} elke week 1 klein ding voor.',
        'ik bespreek het met mijn mentor, spreek 1 ding af dat ik kan doen en doe dat uiterlijk op {date}.',
      ],
      alone: [
        'Ik zeg in 1 zin wat ik wil, bespreek dat met mijn mentor en doe er uiterlijk op {date} iets voor.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'ik oefen of leer tot {date} elke week 2 keer en laat iemand zien of horen wat ik heb geleerd.',
        'ik zoek 1 goede cursus of docent en pas wat ik leer uiterlijk op {date} bij 2 echte gelegenheden toe.',
      ],
      alone: ['Ik oefen tot {date} elke week 2 keer wat ik wil leren en laat iemand zien wat ik kan.'],
    },
    passing: {
      about: [
        'ik noteer wat er nog nodig is, werk elke week 1 punt af en heb uiterlijk op {date} alles gedaan.',
        'ik houd er tot {date} elke week 2 vaste momenten voor vrij en vraag raad aan iemand die het achter de rug heeft.',
      ],
      alone: [
        'Ik noteer wat er nog van me gevraagd wordt, werk elke week 1 punt af en heb uiterlijk op {date} alles gedaan.',
      ],
    },
    getting: {
      about: [
        'ik schrijf op wat ik het belangrijkst vind en neem tot {date} elke week contact op met 2 geschikte mensen of plekken.',
        'ik vraag raad aan 3 mensen die er verstand van hebben en volg hun beste tips uiterlijk op {date} op.',
      ],
      alone: [
        'Ik schrijf op wat ik zoek en neem tot {date} elke week contact op met 2 geschikte mensen of plekken.',
      ],
    },
    changing: {
      about: [
        'ik praat met 3 mensen die zoiets hebben gedaan en zet mijn eigen plan uiterlijk op {date} op één pagina.',
        'ik doe er tot {date} elke week 1 ding voor en noteer wat ik ervan heb geleerd.',
      ],
      alone: [
        'Ik praat met 3 mensen die een soortgelijke stap hebben gezet en zet mijn eigen plan uiterlijk op {date} op één pagina.',
      ],
    },
    making: {
      about: [
        'ik maak een opzet van 1 pagina, werk er op vaste momenten aan en ben uiterlijk op {date} klaar.',
        'ik verdeel het in 3 stukken, vraag na elk stuk iemand om een mening en rond het laatste uiterlijk op {date} af.',
      ],
      alone: [
        'Ik maak voor mijn plan een opzet van 1 pagina, werk er op vaste momenten aan en ben uiterlijk op {date} klaar.',
      ],
    },
    performing: {
      about: [
        'ik oefen tot {date} bij 3 echte gelegenheden en noteer telkens wat goed ging.',
        'ik bereid 1 echte gelegenheid goed voor, oefen hardop en ga die uiterlijk op {date} aan.',
      ],
      alone: [
        'Ik oefen tot {date} bij 3 echte gelegenheden wat ik moeilijk vind en noteer telkens wat goed ging.',
      ],
    },
    negotiating: {
      about: [
        'ik zet mijn voorstel en 3 redenen op één pagina, oefen één keer en voer uiterlijk op {date} het gesprek.',
        'ik zoek uit wat in 2 soortgelijke gevallen gebruikelijk is en doe uiterlijk op {date} mijn voorstel.',
      ],
      alone: [
        'Ik zet mijn voorstel en 3 redenen op één pagina, oefen één keer en voer uiterlijk op {date} het gesprek.',
      ],
    },
    deciding: {
      about: [
        'ik verzamel de feiten uit 2 of 3 goede bronnen, vat ze op één pagina samen en trek uiterlijk op {date} mijn conclusie.',
        'ik praat met 2 mensen die er verstand van hebben en schrijf uiterlijk op {date} mijn antwoord op.',
      ],
      alone: [
        'Ik verzamel de feiten uit 2 of 3 goede bronnen, vat ze op één pagina samen en trek uiterlijk op {date} mijn conclusie.',
      ],
    },
    keeping: {
      about: [
        'ik stel 1 duidelijke regel op, houd me eraan tot {date} en kijk elke zondag hoe het ging.',
        'ik schrijf tot {date} op 1 vaste dag per week op hoe het gaat en wat ik wil veranderen.',
      ],
      alone: [
        'Ik stel 1 duidelijke regel op voor wat ik wil veranderen, houd me eraan tot {date} en kijk elke zondag hoe het ging.',
      ],
    },
    otherwise: {
      about: [
        'ik kies 1 ding dat ik er zelf aan kan doen en doe dat uiterlijk op {date}.',
        'ik vraag 1 persoon die ik vertrouw om raad en doe mijn deel uiterlijk op {date}.',
      ],
      alone: ['Ik kies 1 ding dat ik zelf kan doen en doe dat uiterlijk op {date}.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'ik zet op 1 pagina wat het vraagt en kost, laat die aan 2 mensen met ervaring zien en begin uiterlijk op {date}.',
        'ik schrijf op wat klaar moet zijn, werk elke week 1 punt af en ga uiterlijk op {date} klein van start.',
      ],
      alone: [
        'Ik zet wat ik wil beginnen op 1 pagina, met de kosten en wie kan helpen, laat die aan 2 mensen met ervaring zien en ga uiterlijk op {date} van start.',
      ],
    },
    introducing: {
      about: [
        'ik beschrijf op 1 pagina hoe het werkt, probeer het een week uit met 2 anderen en voer het uiterlijk op {date} in.',
        'ik praat met 3 mensen die ermee te maken krijgen, probeer het eerst in het klein uit en heb het uiterlijk op {date} ingevoerd.',
      ],
      alone: [
        'Ik beschrijf op 1 pagina wat ik wil invoeren, probeer het een week lang met 2 anderen uit en heb het uiterlijk op {date} ingevoerd.',
      ],
    },
    delegating: {
      about: [
        'ik leg 1 persoon uit hoe het gaat, doe het 2 keer samen en laat het uiterlijk op {date} helemaal los.',
        'ik spreek met 1 persoon af wat die overneemt en vanaf wanneer, en vraag tot {date} precies 2 keer na hoe het gaat.',
      ],
      alone: [
        'Ik spreek met 1 persoon af wat die van me overneemt, leg het uit en laat het uiterlijk op {date} helemaal los.',
      ],
    },
    visiting: {
      about: [
        'ik vraag het na op 2 geschikte plekken, spreek een dag af en noteer uiterlijk op {date} wat ik heb meegenomen.',
        'ik prik deze week 1 datum, ga er uiterlijk op {date} heen en noteer 3 dingen die ik daar heb gezien of geleerd.',
      ],
      alone: [
        'Ik vraag op 2 geschikte plekken of ik langs mag komen, ga erheen en schrijf uiterlijk op {date} op wat ik er heb geleerd.',
      ],
    },
    sharing: {
      about: [
        'ik draag 2 taken uiterlijk op {date} helemaal over, elk met een duidelijk doel en een termijn, en bespreek daarna hoe het ging.',
        'ik kies 3 taken die anderen kunnen overnemen, leg elke taak één keer uit en draag de laatste uiterlijk op {date} over.',
      ],
      alone: [
        'Ik draag 2 van mijn taken uiterlijk op {date} helemaal over, elk met een duidelijk doel en een termijn, en bespreek daarna hoe het ging.',
      ],
    },
    calculating: {
      about: [
        'ik reken 3 echte voorbeelden helemaal door en laat de cijfers uiterlijk op {date} nakijken door iemand met ervaring.',
        'ik noteer bij 2 echte gevallen wat er allemaal bij hoort, maak daar 1 rekenblad van en gebruik dat uiterlijk op {date} voor een derde.',
      ],
      alone: [
        'Ik reken 3 voorbeelden uit mijn eigen werk helemaal door en laat de cijfers uiterlijk op {date} nakijken door iemand met ervaring.',
      ],
    },
    reaching: {
      about: [
        'ik stel 2 tussendoelen, doe elke week 1 ding voor het eerstvolgende en noteer tot {date} elke zondag hoe ver ik ben.',
        'ik vraag 2 mensen bij wie het gelukt is wat het meest hielp, en probeer tot {date} elke 2 weken een idee van hen uit.',
      ],
      alone: [
        'Ik stel 2 tussendoelen voor wat ik wil bereiken en noteer tot {date} elke zondag hoe ver ik ben.',
      ],
    },
    beginning: {
      about: [
        'ik vraag 1 persoon die dit al doet wat ik voor het begin nodig heb, zet het klaar en begin uiterlijk op {date}.',
        'ik schrijf op wat ik voor een klein begin nodig heb, regel de eerste 3 punten binnen 2 weken en begin uiterlijk op {date}.',
      ],
      alone: [
        'Ik vraag 1 persoon die al doet waarmee ik wil beginnen wat ik nodig heb, zet het klaar en begin uiterlijk op {date}.',
      ],
    },
    publishing: {
      about: [
        'ik kies 3 geschikte plekken, lees wat ze vragen en stuur mijn werk uiterlijk op {date} naar de eerste.',
        'ik vraag 2 mensen om commentaar, maak alles klaar wat er gevraagd wordt en stuur het uiterlijk op {date} naar in totaal 3 geschikte plekken.',
      ],
      alone: [
        'Ik kies 3 plekken die mijn werk kunnen publiceren, lees wat ze vragen en stuur het uiterlijk op {date} naar de eerste.',
      ],
    },
    drafting: {
      about: [
        'ik bekijk 2 goede voorbeelden, laat mijn eerste poging aan 2 mensen zien en heb de verbeterde versie uiterlijk op {date} klaar.',
        'ik maak binnen 2 weken een eerste versie, probeer die één keer uit en heb de verbeterde uiterlijk op {date} klaar.',
      ],
      alone: [
        'Ik bekijk 2 goede voorbeelden van wat ik wil maken, laat mijn eerste poging aan 2 mensen zien en verbeter die uiterlijk op {date}.',
      ],
    },
    freeDays: {
      about: [
        'ik plan voor die tijd iets leuks, vertel het aan 2 mensen en kruis tot {date} elke week aan waarin het gelukt is.',
        'ik zeg het tegen iedereen die ermee te maken heeft, bedenk 1 andere oplossing voor spoed en kruis tot {date} elke week aan waarin het gelukt is.',
      ],
      alone: [
        'Ik plan iets leuks voor de tijd die ik vrij wil houden, vertel het aan 2 mensen en kruis tot {date} elke week aan waarin het gelukt is.',
      ],
    },
  },
  unread: {
    about: [
      'ik vraag 2 mensen die er verstand van hebben hoe zij het zouden aanpakken en volg uiterlijk op {date} het beste advies op.',
      'ik zet elke week 1 stap, streep die af en ben uiterlijk op {date} klaar.',
    ],
    alone: [
      'Ik zeg in 1 zin wat ik wil, spreek dat door met mijn mentor en zet uiterlijk op {date} de eerste stap.',
      'Ik bespreek met mijn mentor wat ik wil, noteer 3 dingen die ik kan doen en doe het eerste uiterlijk op {date}.',
    ],
  },
  soon: {
    about: [
      'ik noteer de 2 of 3 dingen die nu het belangrijkst zijn, doe ze een voor een en ben uiterlijk op {date} klaar.',
    ],
    alone: [
      'Ik noteer de 2 of 3 dingen die nu het belangrijkst zijn, doe ze een voor een en ben uiterlijk op {date} klaar.',
    ],
  },
};
