/** Dutch. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'nl',
  locale: 'nl-NL',
  time: {
    months: `
      januari | jan; februari | feb; maart | mrt; april | apr; mei; juni | jun; juli | jul; augustus | aug; september | sept | sep;
      oktober | okt; november | nov; december | dec
    `,
    weekdays: `
      maandag; dinsdag; woensdag; donderdag; vrijdag; zaterdag; zondag
    `,
    spans: `
      1 day: tot morgen | voor morgen | tegen morgen; 18 month: over anderhalf jaar | binnen anderhalf jaar | in anderhalf jaar;
      3 month: over een kwartaal | binnen een kwartaal
    `,
    day: 'dag | dagen | dagje | dagjes | werkdag | werkdagen',
    week: 'week | weken | wk | weekje | werkweek | weekje',
    month: 'maand | maanden | mnd | maandje',
    quarter: 'kwartaal | kwartalen',
    year: 'jaar | jaren | jr | jaartje | halfjaar | kalenderjaar',
    feasts: `
      12-5: sinterklaas; 12-24: kerst | kerstmis | kerstvakantie | kerstavond | de kerst;
      12-31: oud en nieuw | nieuwjaar | oudjaar | jaarwisseling | jaareinde | eindejaar | oudejaarsavond;
      2-15: carnaval | krokusvakantie; 4-15: pasen | paasvakantie; 5-10: meivakantie; 5-31: pinksteren; 5-31: lente | voorjaar;
      6-30: einde schooljaar | einde van het schooljaar | eind schooljaar | schooljaar;
      6-30: zomer | zomervakantie | grote vakantie | bouwvak; 11-30: herfst | najaar | herfstvakantie; 2-28: winter;
      2-28: voorjaarsvakantie; 4-27: koningsdag; 3-31: eerste kwartaal | 1e kwartaal | 1ste kwartaal;
      6-30: tweede kwartaal | 2e kwartaal | 2de kwartaal; 9-30: derde kwartaal | 3e kwartaal | 3de kwartaal;
      12-31: vierde kwartaal | 4e kwartaal | 4de kwartaal | laatste kwartaal; 6-30: eerste helft; 12-31: tweede helft;
      6-30: eerste halfjaar | eerste jaarhelft; 12-31: tweede halfjaar | tweede jaarhelft;
      9-30: na de zomer | na de zomervakantie | na de grote vakantie; 12-24: feestdagen | eindejaarsfeesten | kerstdagen
    `,
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
    half: 'half | halve | halfjaar',
    per: 'per week | in de week | per dag | per maand',
    each: `
      elke dag | iedere dag | dagelijks | elke week | iedere week | wekelijks | elke maand | maandelijks |
      elke avond | iedere avond | elke ochtend | elke zaterdag | elke zondag | elk weekend
    `,
    spare: 'heb | kan | tijd | max | maximaal | hooguit | hoogstens | vrij',
    numbers: `
      3: een paar | paar | enkele; 1: een; 1.5: anderhalf | anderhalve; 2: twee; 3: drie; 4: vier; 5: vijf; 6: zes; 7: zeven;
      8: acht; 9: negen; 10: tien; 11: elf; 12: twaalf; 13: dertien; 14: veertien; 15: vijftien; 16: zestien; 17: zeventien;
      19: negentien; 18: achttien; 20: twintig; 25: vijfentwintig; 30: dertig; 40: veertig; 35: vijfendertig; 45: vijfenveertig;
      50: vijftig; 60: zestig; 100: honderd
    `,
  },
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
  openings: `
    ik denk aan | ik denk erover | ik overweeg |    ik wil | wil ik | ik wil graag | wil ik graag | wil graag | ik zou graag | zou ik graag | zou graag | ik zou willen |
    ik ben van plan om | mijn doel is om | mijn droom is om | hoe kan ik | ik heb besloten om | ik droom ervan om | ik wil , is | ik hoop |
    mijn wens is om | het liefst zou ik | het liefst wil ik | ik moet nodig | ik moet echt | ik moet eindelijk | ik neem me voor om |
    wat ik wil is | ik probeer | het zou fijn zijn om | het zou mooi zijn om | het zou leuk zijn om | het zou goed zijn om |
    zou het fijn zijn om | zou het mooi zijn om | het lijkt me leuk om | het lijkt me mooi om | lijkt het me leuk om | het wordt tijd om |
    ik zoek | zoek | op zoek naar | ik ben op zoek naar | hulp bij | hulp met | hulp nodig bij | hulp nodig met | helpen met | helpen bij |
    help me met | help mij met | begeleiding bij | ondersteuning bij | advies over | tips voor | tips om | k wil | k wil graag |
    ik zou het fijn vinden om | ik zou het leuk vinden om | ik zou het mooi vinden om | ik zou wel eens willen | ik overweeg om |
    ik heb zin om | ik heb behoefte aan | behoefte aan | ik heb interesse in | interesse in | ik ben benieuwd naar | ik droom van |
    mijn doel is | mijn droom is | mijn wens is | mijn ambitie is om | ik streef ernaar om | ik streef naar | mijn doel : | doel : |
    hoe vraag ik om | hoe vraag ik | hoe schrijf ik | hoe bouw ik | hoe vind ik | hoe krijg ik | hoe word ik | hoe leer ik | hoe maak ik
  `,
  kept: `
    niet meer | hoe | hoe je | hoe ik | hoe kun je
  `,
  refusals: `
    nee bedankt | bedankt | dank | niets | niks | nee dank je | wil niet meer | ik wil niet | wil geen | niet meer | geen interesse in | geen zin in | niet op zoek naar | ben niet van plan | zonder |
    in plaats van | liever niet | vooral niet | vooral geen | nooit meer | geen | niet | noch
  `,
  ends: `
    omdat | , maar | maar ik | maar dat | maar het | maar de | maar hoe | maar mijn | maar weet | maar geen | maar dan | maar wel |
    maar niet | maar zonder | maar er | maar nu | maar waar | maar ja | want | zodat | hoewel | dus | en ik | aangezien | terwijl | , ik | , hij | , zij | , ze | , we | , dat | , het | , mijn |
    als ik | voordat ik | en ben | en heb | liefst | eigenlijk | bedankt | alvast bedankt | , alleen | , gewoon
  `,
  fillers: `
    en | ook | nog | eindelijk | echt | gewoon | eerst | dan | nu | daarom | vooral | toch | alleen | misschien | eventueel | verder |
    daarnaast | bovendien | dus | graag | alsjeblieft | of | ten eerste | ten tweede | ten derde | om | te
  `,
  vague: `
    het beter | het anders | het goed | het leren | het doen | het rustiger | het makkelijker | het af | het gewoon | het alleen |
    het zelf | het eens | het zo | het volhouden | het halen | het lukken | dat | dit doen | dit leren | er | hem | ze | daar | ermee |
    daarmee | erin | eraan | ervan | ervoor | daarin | daarvoor | mijn doel | mijn wens | mijn droom | die baan | die functie
  `,
  worries: `
    ik ben bang | bang dat | bang om | bang voor | angst voor | ik vrees | ik maak me zorgen | zorgen over | ik zie op tegen | ik twijfel | twijfel of | ik weet niet of | weet niet of | ik ben niet zeker | ik weet niet zeker | niet zeker of | onzeker over
  `,
  states: 'ik voel me | ik ben | ik werd | ik heb geen | ik ben mijn | niemand | te oud | te laat',
  private: `
    ziek* | kanker | depress* | angststoornis* | paniekaanval* | burn-out | burnout | adhd | autis* | therapie* | diagnose* | zwanger* |
    miskraam | scheiding | gescheiden | alcohol* | verslaafd* | verslaving* | drugs | gevangenis | hartaanval | hernia | parkinson | alzheimer | overspannen | suïcid* | zelfmoord | geweld | handicap* | operatie
  `,
  asides: `
    sorry voor | excuses voor | negeer* | instructies | prompt* | taalmodel | als ai | schrijf dat | print |
    herhaal | dit formulier | eerste bijeenkomst | parkeer* | weet niet wat ik hier | doe alsof | je bent nu
  `,
  lead: '{words}: ',
  quotes: '‘’“”',
  plans: {
    subject: [
      'ik lees 2 goede inleidingen en leg uiterlijk op {date} de 3 belangrijkste punten aan iemand uit.',
      'ik verdiep me er tot {date} elke week 2 avonden in en vat op één pagina samen wat ik heb begrepen.',
    ],
    tool: [
      'ik werk uiterlijk op {date} één cursus of handleiding door en voer met wat ik heb geleerd 2 echte opdrachten uit.',
      'ik oefen tot {date} elke week 2 keer aan een echte opdracht en noteer wat ik zonder hulp kan.',
    ],
    language: [
      'ik oefen tot {date} op 5 dagen per week 20 minuten en voer elke week 1 gesprek.',
      'ik doe tot {date} elke week 3 korte lessen en gebruik wat ik heb geleerd in een gesprek of een tekst.',
    ],
    craft: [
      'ik oefen tot {date} elke week 2 keer en laat me daarbij 2 keer bijsturen door iemand met ervaring.',
      'ik neem 3 lessen, de laatste uiterlijk op {date}, en oefen daartussen 2 dagen per week 20 minuten.',
    ],
    driving: [
      'ik noteer wat er nog ontbreekt, oefen of leer 2 keer per week en heb uiterlijk op {date} alles in orde.',
      'ik maak tot {date} elke week 2 keer tijd vrij voor theorie of praktijk: wat op dat moment het hardst nodig is.',
    ],
    exam: [
      'ik leer of oefen tot {date} op 3 dagen per week en doe 2 volledige proefexamens.',
      'ik noteer wat er getoetst wordt, neem dat uiterlijk op {date} helemaal door en test mezelf met 2 oefenexamens.',
    ],
    course: [
      'ik zet alle data in mijn agenda, rond het laatste deel uiterlijk op {date} af en probeer 2 dingen uit die ik heb geleerd.',
      'ik houd er tot {date} de nodige tijd voor vrij en noteer na elk deel 1 ding dat ik ga gebruiken.',
    ],
    studies: [
      'ik verdeel wat er nog ligt over de weken, werk er op 3 vaste momenten per week aan en heb uiterlijk op {date} het laatste deel af.',
      'ik studeer tot {date} op 3 vaste momenten per week en laat iemand geregeld zien wat er af is.',
    ],
    admission: [
      'ik noteer de eisen en termijnen, laat 2 mensen naar mijn aanmelding kijken en verstuur die uiterlijk op {date}.',
      'ik verzamel wat er gevraagd wordt, bereid me 3 dagen per week voor en dien uiterlijk op {date} een complete aanvraag in.',
    ],
    recognition: [
      'ik vraag bij de instantie na welke papieren nodig zijn, maak daar 2 kopieën van en dien de aanvraag uiterlijk op {date} in.',
      'ik win advies in, laat mijn papieren door 2 mensen nakijken en stuur de complete aanvraag uiterlijk op {date} op.',
    ],
    job: [
      'ik verstuur tot {date} elke week 2 sollicitaties op maat en praat met iemand die dit werk doet.',
      'ik bekijk tot {date} op 2 dagen per week de vacatures en reageer op alles wat echt bij me past.',
    ],
    promotion: [
      'ik zet 3 resultaten die voor mij pleiten op papier en bespreek ze uiterlijk op {date} met wie erover gaat.',
      'ik ga na welke 2 of 3 dingen tellen, werk elke week aan een ervan en vraag uiterlijk op {date} hoe ik ervoor sta.',
    ],
    customers: [
      'ik probeer 2 manieren uit om nieuwe mensen te bereiken en noteer tot {date} elke week wat het best werkt.',
      'ik laat tot {date} elke week 3 mensen of organisaties weten wat ik te bieden heb en noteer hoe ze reageren.',
    ],
    funding: [
      'ik zet doel en kosten op één pagina, kies de 3 beste bronnen en stuur daar uiterlijk op {date} mijn aanvraag heen.',
      'ik bereken hoeveel er nodig is, vraag raad aan 2 mensen met ervaring en doe uiterlijk op {date} mijn aanvraag.',
    ],
    people: [
      'ik ga tot {date} elke week naar 1 bijeenkomst of groep en stel 2 mensen met wie het klikt voor om nog eens af te spreken.',
      'ik bel of schrijf tot {date} elke week 2 mensen: bekenden én mensen die ik graag wil leren kennen.',
    ],
    mentor: [
      'ik maak een lijst van 3 mensen die geschikt zouden zijn en vraag hun uiterlijk op {date} om een eerste gesprek.',
      'ik beschrijf in 3 zinnen wat ik zoek en vraag uiterlijk op {date} bij 3 mensen of groepen na of ze iemand weten.',
    ],
    staff: [
      'ik beschrijf op een halve pagina de taak en wat ik te bieden heb, en deel dat uiterlijk op {date} op 3 plekken.',
      'ik spreek 3 mensen aan die geschikt zijn of iemand kennen, en antwoord uiterlijk op {date} aan iedereen die interesse heeft.',
    ],
    home: [
      'ik noteer mijn 3 belangrijkste eisen en bekijk tot {date} elke week 2 mogelijkheden die passen.',
      'ik reken uit wat ik kan betalen, vertel 5 mensen wat ik van plan ben en ga tot {date} elke week achter 2 tips aan.',
    ],
    search: [
      'ik vergelijk 3 mogelijkheden, noteer wat voor elk ervan pleit en kies uiterlijk op {date} mijn favoriet.',
      'ik noteer wat ik het belangrijkst vind, vraag 3 mensen om tips en neem uiterlijk op {date} contact op met de beste adressen.',
    ],
    career: [
      'ik praat met 3 mensen die het vak goed kennen en zet mijn route uiterlijk op {date} op één pagina.',
      'ik noteer wat ik al kan en wat er nog ontbreekt, en werk tot {date} elke week 1 punt van de lijst af.',
    ],
    business: [
      'ik zet aanbod, kosten en inkomsten op 2 pagina’s en bespreek de cijfers uiterlijk op {date} met iemand die een zaak heeft.',
      'ik werk er tot {date} op 2 vaste momenten per week aan en houd op één pagina kosten en inkomsten bij.',
    ],
    leadership: [
      'ik geef tot {date} elke week 1 taak helemaal uit handen en vraag achteraf aan de betrokkenen hoe het ging.',
      'ik praat 20 minuten met iedereen aan wie ik leiding geef en maak uiterlijk op {date} met elk van hen 1 duidelijke afspraak.',
    ],
    portfolio: [
      'ik kies het werk waar ik het meest trots op ben, schrijf er telkens 2 zinnen bij en laat het geheel uiterlijk op {date} aan iemand zien.',
      'ik voeg tot {date} elke week 1 voltooid stuk of voorbeeld toe en breng alles op één plek samen.',
    ],
    software: [
      'ik beperk me tot de 3 belangrijkste punten, zorg dat die werken en laat het resultaat uiterlijk op {date} door iemand uitproberen.',
      'ik werk er op 2 vaste momenten per week aan en heb uiterlijk op {date} een versie die anderen kunnen gebruiken.',
    ],
    writing: [
      'ik ga er tot {date} op 3 dagen per week 30 minuten voor zitten en geef het resultaat aan 2 mensen te lezen.',
      'ik schrijf tot {date} elke week 2 pagina’s en verbeter die met de opmerkingen van iemand die veel leest.',
    ],
    event: [
      'ik zet datum, plaats en budget op 1 pagina en heb uiterlijk op {date} alles geboekt en geregeld.',
      'ik noteer wat er moet gebeuren, vraag 2 mensen om hulp of raad en streep het laatste punt uiterlijk op {date} af.',
    ],
    papers: [
      'ik neem alles één keer door, laat 2 mensen meelezen en heb de definitieve versie uiterlijk op {date} klaar.',
      'ik bekijk 2 goede voorbeelden, loop mijn eigen papieren regel voor regel na en heb ze uiterlijk op {date} klaar.',
    ],
    document: [
      'ik maak een opzet van 1 pagina, werk die punt voor punt uit en laat de tekst uiterlijk op {date} door iemand nalezen.',
      'ik verzamel de gegevens, werk er op 2 vaste momenten per week aan en heb de tekst uiterlijk op {date} af.',
    ],
    object: [
      'ik noteer stappen, materiaal en kosten, werk er op 2 vaste momenten per week aan en ben uiterlijk op {date} klaar.',
      'ik verdeel het werk in 5 stukken, doe ze een voor een en laat het resultaat uiterlijk op {date} aan iemand zien.',
    ],
    improvement: [
      'ik noteer hoe het nu gaat, probeer 1 verandering uit en vergelijk uiterlijk op {date} voor en na.',
      'ik vraag 3 betrokkenen wat het meest zou helpen, probeer een van hun ideeën uit en vertel uiterlijk op {date} wat het opleverde.',
    ],
    presentation: [
      'ik noteer mijn 3 hoofdpunten, oefen 3 keer hardop, één keer met een luisteraar erbij, en ben uiterlijk op {date} klaar.',
      'ik spreek 2 keer voor een klein publiek, de laatste keer uiterlijk op {date}, en vraag telkens wat er is overgekomen.',
    ],
    meetings: [
      'ik bereid tot {date} telkens 2 punten voor, breng ze vroeg in en noteer achteraf wat werkte.',
      'ik kies tot {date} elke week 1 moment om het anders te doen en vraag iemand die erbij was hoe het overkwam.',
    ],
    conversation: [
      'ik noteer mijn 3 hoofdpunten, oefen de eerste zinnen hardop en voer het gesprek uiterlijk op {date}.',
      'ik kies een rustig moment, bedenk 2 zinnen die ik niet wil overslaan en spreek ze uiterlijk op {date} uit.',
    ],
    feedback: [
      'ik oefen tot {date} bij 3 echte gelegenheden: eerst de feiten, dan een vraag, dan wat ik graag zou willen.',
      'ik noteer tot {date} na elk lastig moment wat er gezegd is en 1 zin voor de volgende keer.',
    ],
    boundaries: [
      'ik schrijf 2 zinnen op waarmee ik nee zeg en gebruik ze tot {date} bij 3 gelegenheden.',
      'ik stel 1 duidelijke regel op voor wat ik niet meer doe, vertel die aan de betrokkenen en houd me er tot {date} aan.',
    ],
    interview: [
      'ik oefen 2 keer met iemand, de laatste keer uiterlijk op {date}, en noteer na elke keer wat ik beter wil doen.',
      'ik noteer wat er waarschijnlijk aan bod komt, kies 3 voorbeelden van wat ik kan en oefen ze uiterlijk op {date} hardop.',
    ],
    confidence: [
      'ik doe tot {date} elke week 1 klein ding waar ik moed voor nodig heb en schrijf op hoe het ging.',
      'ik kies 3 situaties, van makkelijk naar moeilijk, en ga ze uiterlijk op {date} een voor een aan.',
    ],
    expression: [
      'ik oefen tot {date} op 3 dagen per week 20 minuten en vergelijk de eerste poging met de laatste.',
      'ik neem tot {date} elke week 1 voorbeeld van mezelf met iemand door en noteer wat duidelijker kan.',
    ],
    teaching: [
      'ik bereid tot {date} elke week 1 moment goed voor en ga achteraf na wat werkte.',
      'ik probeer 2 nieuwe manieren van uitleggen of begeleiden uit en noteer uiterlijk op {date} wat het best werkt.',
    ],
    salary: [
      'ik zoek 3 bedragen om mee te vergelijken, zet mijn redenen op papier en voer uiterlijk op {date} het gesprek.',
      'ik bepaal mijn bedrag en mijn ondergrens, oefen mijn 2 beste redenen en doe uiterlijk op {date} mijn voorstel.',
    ],
    conditions: [
      'ik noteer wat ik wil en 2 manieren waarop het voor iedereen kan werken, en voer uiterlijk op {date} het gesprek.',
      'ik zoek uit welke regels gelden, werk 1 concreet voorstel uit en leg het uiterlijk op {date} voor.',
    ],
    agreement: [
      'ik bedenk 3 redenen die voor de ander tellen en doe uiterlijk op {date} mijn voorstel.',
      'ik zet voor- en nadelen op één pagina, praat met 2 mogelijke medestanders en leg mijn voorstel uiterlijk op {date} voor.',
    ],
    decision: [
      'ik zet de voor- en nadelen op één pagina, praat met 2 mensen die zoiets hebben meegemaakt en beslis uiterlijk op {date}.',
      'ik noteer de 3 dingen die voor mij het zwaarst wegen, leg elke mogelijkheid ernaast en beslis uiterlijk op {date}.',
    ],
    pricing: [
      'ik bekijk de prijzen van 3 vergelijkbare aanbieders, tel mijn kosten en tijd op en bepaal uiterlijk op {date} mijn prijs.',
      'ik reken uit wat ik moet verdienen, vraag het aan 2 mensen die de markt kennen en leg mijn prijzen uiterlijk op {date} vast.',
    ],
    question: [
      'ik schrijf mijn vragen op, raadpleeg 2 betrouwbare bronnen en vat de antwoorden uiterlijk op {date} samen op een halve pagina.',
      'ik vraag het na bij wie erover gaat, controleer het bij 1 andere bron en noteer het antwoord uiterlijk op {date}.',
    ],
    direction: [
      'ik praat met 3 mensen die me goed kennen, vat alles op één pagina samen en kies uiterlijk op {date} wat ik het eerst probeer.',
      'ik probeer 2 dingen uit die me aantrekken en schrijf uiterlijk op {date} op waarmee ik verder wil.',
    ],
    exercise: [
      'ik train tot {date} op 2 vaste dagen per week en schrijf op wat ik heb gedaan.',
      'ik begin met 3 keer per week 20 minuten en bouw dat tot {date} om de week een beetje op.',
    ],
    habit: [
      'ik begin deze week, vink tot {date} elke keer in mijn agenda af en kijk om de 2 weken hoe het gaat.',
      'ik zet het op vaste tijden in mijn agenda, houd het vol tot {date} en kijk om de 2 weken terug.',
    ],
    rest: [
      'ik houd tot {date} op 4 dagen per week 1 uur vrij van werk en schermen en kijk elke zondag hoe ik me voel.',
      'ik stel 1 duidelijke regel op voor mijn avonden of vrije dagen, houd me er tot {date} aan en kijk elke zondag hoe het ging.',
    ],
    stop: [
      'ik noteer tot {date} elke avond in 1 regel of het gelukt is en kijk op zondag wat heeft geholpen.',
      'ik schrijf 2 lastige situaties op, bedenk vooraf wat ik dan doe en vink tot {date} elke goede dag af.',
    ],
    organisation: [
      'ik neem tot {date} elke zondag 20 minuten om te plannen en op te ruimen en noteer wat er makkelijker is geworden.',
      'ik schrijf tot {date} op 5 dagen per week mijn 3 belangrijkste taken op en doe het eerste ook het eerst.',
    ],
    money: [
      'ik noteer tot {date} wat er binnenkomt en uitgaat en kijk elke maand op 1 vaste dag of ik op koers lig.',
      'ik besteed tot {date} elke week 30 minuten aan mijn geldzaken en handel telkens één open punt af.',
    ],
    visibility: [
      'ik laat tot {date} elke week 1 stuk van mijn werk zien aan iemand die ervan zou moeten weten.',
      'ik vat 3 resultaten in een paar zinnen samen en breng ze uiterlijk op {date} bij 3 passende gelegenheden ter sprake.',
    ],
    errand: [
      'ik kijk na wat ervoor nodig is, maak er 1 uur voor vrij en heb het uiterlijk op {date} geregeld.',
      'ik leg klaar wat ik nodig heb, zet 2 herinneringen en streep het uiterlijk op {date} af.',
    ],
  },
  any: [
    'ik vraag 2 mensen die hier ervaring mee hebben hoe zij het hebben aangepakt en volg uiterlijk op {date} hun beste advies op.',
    'ik spreek met mijn mentor 2 dingen af die ik ervoor kan doen en heb ze allebei uiterlijk op {date} gedaan.',
    'ik zet hiervoor tot {date} elke week 1 kleine stap en noteer telkens wat er is veranderd.',
  ],
  worry:
    'ik schrijf op wat me hierin precies bezighoudt en welke 2 dingen zouden kunnen helpen, en bespreek dat uiterlijk op {date} met mijn mentor.',
  until:
    'ik verdeel het in 4 stappen met elk een datum, zet de eerste deze week en ben uiterlijk op {date} klaar.',
  soon: [
    'ik noteer de 2 of 3 dingen die nu het belangrijkst zijn, doe ze een voor een en ben uiterlijk op {date} klaar.',
    'ik houd er deze week 2 vaste uren voor vrij, begin met het moeilijkste en ben uiterlijk op {date} klaar.',
  ],
  unsupported:
    'Ik zeg in 1 zin wat ik wil, spreek dat door met mijn mentor en zet uiterlijk op {date} de eerste stap.',
};
