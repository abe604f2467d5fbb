/** German: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const german: Language = {
  code: 'de',
  locale: 'de-DE',
  digraphs: true,
  capitalNouns: true,
  letters: 'äöüß',
  postpositions: false,
  dates: { usual: '{day}. {month} {year}' },
  givenNames: '',
  namesakes: '',
  nameEndings: '',
  stopWords:
    'pro der die das den dem des ein eine einen einem einer eines und oder aber denn weil dass ob wenn als wie so auch noch nur schon sehr mehr zu zum zur im in am an auf aus bei bin bist ist sind war waren wird werde werden wurde habe hast hat haben hatte hätte kann könnte können muss müssen soll sollte will wollen würde möchte mag ich du er sie es wir ihr mich mir mein meine meinen meinem meiner meines dich dir dein sich uns unser unsere euch ihnen ihre ihren ihrem dieser diese dieses diesem diesen jede jeder jedes jeden nicht kein keine keinen keinem keiner nichts von vom vor mit ohne für gegen um über unter durch nach seit bis zwischen während damit dabei dazu davon daran darauf dafür dann da dort hier was wer wo wann warum welche welcher welches etwas viel viele wenig man beim ins ans besser gut gerne gern immer nie mal doch eigentlich endlich wieder neue neuen neuer neues lernen verbessern werden finden bekommen machen',
  abbreviations:
    'z.b|z. b|d.h|d. h|u.a|u. a|usw|etc|bzw|ca|evtl|ggf|inkl|max|min|mind|nr|dr|prof|hr|fr|vgl|zzt|z.zt|o.ä|u.ä|sog|std|stk|str|tel|abt|bsp|jan|feb|mrz|apr|jun|jul|aug|sep|sept|okt|nov|dez|z|b|d|u|h|insb|bspw|allg',
  ordinalStops: true,
  cases: false,
  linking: '',
  quotes: ['„', '“'],
  turns: {
    wish: `mein chef soll | meine chefin soll | mein team soll | meine kollegen sollen | meine kolleginnen sollen | ich möchte | möchte ich | möchte | ich will | will ich | ich würde gern* | würde ich gern* | würde gern* | ich hätte gern* | hätte gern* | ich wünsche | wünsche ich | ich wünsch | wünsche mir | ich hoffe | hoffe ich | ich brauche | brauche ich | brauche hilfe | brauche unterstützung | ich plane | ich habe vor | ich strebe | ich träume
      | mein ziel | mein wunsch | meine ziele | meine wünsche | mein traum | mein anliegen | mein plan | ziel ist | ziele sind | mein hauptziel | mein größter wunsch | hilf mir | hilfe bei | unterstützung bei | unterstützung beim | helfen sie mir | wie kann ich | wie schaffe ich | wie werde ich | wie lerne ich | wie gelingt | wie finde ich | wie komme ich | was kann ich
      | was soll ich | soll ich | sollte ich | ich suche | suche ich | suche | ich sollte | ich müsste | ich muss | ich werde | ich interessiere mich | interesse an | ich mag gern | ich wäre gern* | wäre gern* | ich erhoffe | erhoffe ich | erhoffe mir | erwarte ich | ich erwarte | mir ist wichtig | ich freue mich auf | ich beabsichtige | ich strebe an | lust auf | ich hab bock | ich hätte lust | wichtig wäre | ich wollte gern* | wollen | bitte | es geht mir um | mir geht es darum | tipps
      | wollte ich | ich mchte | moechte | mochte ich | ich mochte
      | ~lernen | ~verbessern | ~entwickeln | ~aufbauen | ~finden | ~bekommen | ~werden | ~mehr | ~weniger | ~besser | ~bessere | ~besseres | ~erreichen | ~schaffen | ~steigern | ~senken | ~reduzieren | ~stärken | ~vorbereiten | ~bewerben | ~wechseln | ~gründen | ~schreiben | ~lesen | ~bestehen | ~machen | ~üben | ~ausbauen | ~erweitern | ~vertiefen | ~lerne | ~raus | ~endlich | ~runterkommen | ~kommen | ~wieder | meinem anliegen | zur sache | ~ziehen | ~laufen | ~einreichen | ~halten | ~sehen | ~kaufen | ~bauen | ~treffen | ~erhöhen | ~abschließen | ~kriegen | ~veröffentlichen | ~eröffnen | ~absolvieren | ~anfangen | ~bleiben | ~einstellen | ~verkaufen | ~reisen | ~umziehen | ~gehen | ~führen | ~besuchen | ~nachholen | ~suchen | ~organisieren | ~verdienen | ~fertig machen | ~sprechen | ~will`,
    trouble: `fällt mir schwer | schwerfällt | schwer fällt | fällt es mir schwer | ich tue mich schwer | tue mich schwer | tu mich schwer | ich habe angst | habe angst | hab angst | angst vor | angst | bammel | ich traue mich nicht | traue mich nicht | trau mich nicht | traue mir | ich kann nicht | kann nicht gut | kann schlecht | bin nicht gut | bin schlecht | nicht gut in | nicht gut genug | ist schlecht | reicht nicht | ich weiß nicht | weiß nicht | weiss nicht | keine ahnung | unsicher | unklar | mir fehlt | fehlt mir | es fehlt | mir fehlen | fehlen mir | probleme mit | probleme beim | problem mit | schwierigkeiten | überfordert | ich stecke | stecke fest | festgefahren | gestresst | erschöpft | ausgebrannt | nervös | schüchtern | ich vermeide | ich fühle mich | fühle ich mich | unzufrieden | zu viel | zu viele | zu wenig | keine zeit | nie zeit | kaum zeit | ich schaffe es nicht | schaffe es nicht | schaffe es nie | ich komme nicht | ich scheitere | kein selbstvertrauen | kein selbstbewusstsein | verloren | langweil* | hasse | ich werde rot | blackout | ich schiebe | schiebe ich | planlos | orientierungslos | stört mich | nervt | weiss nich | weiß nich | ins wort gefallen | ins wort | verzettel* | ich verzettel* | unter druck | wird mir | werde ich ständig | werde ich oft | kein plan | keinen plan`,
    past: `ich war | war ich | ich hatte | hatte ich | ich wurde | wurde ich | ich arbeitete | ich habe .. gearbeitet | habe ich .. gearbeitet | gearbeitet | ich habe .. studiert | studiert | abgeschlossen | absolviert | früher | damals | vor jahren | vor zwei jahren | letztes jahr | letzten jahr | im letzten jahr | vergangenes jahr | letzten monat | letzte woche | befördert wurde | habe ich bereits | habe bereits | ich habe schon | habe schon | gemacht habe | gekündigt wurde | gegründet habe | geleitet | gelernt habe | habe .. gelernt | ich ging | ich kam | ich zog | gezogen | umgezogen | ausgewandert | ich begann | ich wechselte | ich bekam | ich fing | ich leitete | ich studierte | ich lernte | ich machte | aufgewachsen | geboren | in meinem letzten job | in meinem alten job | wir waren | wir hatten | gewechselt bin | tätig war | beschäftigt war`,
    aside: `weil | denn | da ich | da mein | da meine | damit | um .. zu | obwohl | nachdem | seitdem | seit ich | seit meiner | seit meinem | seit der | seit dem | während ich | als ich | aufgrund | wegen | dank meiner | bevor ich | sodass | so dass | wo ich | die ich | der ich | das ich | was mir | was mich | obgleich | zumal | ich möchte mich .. vorstellen | möchte ich mich .. vorstellen | darf mich .. vorstellen | mein mann meint | meine frau meint | mein chef meint | meine chefin meint | mein mann sagt | meine frau sagt | mein chef sagt | meine chefin sagt | meine mutter meint | mein sohn soll* | meine tochter soll* | meine kinder sollen | mein mann soll* | meine frau soll* | mein partner soll* | meine partnerin soll* | mein mann meint ich | meine frau meint ich | meine mutter meint ich | meine eltern meinen ich | mein mann sagt ich | meine frau sagt ich | mein partner meint ich | meine partnerin meint ich | mein mann meint dass ich | meine frau meint dass ich | soll sich ändern | muss sich ändern | sollte sich ändern`,
    exclude: `ich möchte nicht | möchte nicht | möchte ich nicht | ich will nicht | will nicht | will ich nicht | möchte kein* | möchte ich kein* | ich möchte kein* | ich will kein* | will kein* | will ich kein* | ich brauche kein* | brauche ich kein* | auf keinen fall | keinesfalls | auf gar keinen fall | kein interesse | nicht interessiert | ohne | außer | ausser | statt | anstatt | anstelle | nicht | kein | keine | keinen | keinem | keiner | nie wieder | niemals | bloß nicht | bloss nicht | nicht mehr | alles außer | alles ausser | abgesehen von | keine lust | weder | lieber nicht | möchte weder | kommt nicht in frage | kommt für mich nicht`,
    harmless: `nicht nur | nein sagen | nein zu sagen | "nein" | weiß nicht | weiss nicht | nicht weiß | nicht genau | keine ahnung | nicht sicher | nicht gut | nicht genug | nicht so gut | nicht selbstbewusst | traue mich nicht | trau mich nicht | traue ich mich nicht | kann ich nicht | ich kann nicht | kann nicht | keine zeit | kein selbstvertrauen | kein selbstbewusstsein | noch nicht | noch nie | noch keine | noch keinen | noch kein | ich habe keine | ich habe keinen | ich habe kein | habe ich keine | habe kein* | hab kein* | ohne angst | ohne nervös | ohne stress | ohne notizen | ohne lampenfieber | warum nicht | ob oder nicht | oder nicht | schaffe es nicht | schaffe ich nicht | komme nicht | komme ich nicht | nicht zufrieden | nicht mehr so | nicht mehr nervös | nicht abschalten | nicht wohl | verstehe ich nicht | nicht gehört | nicht gesehen | nicht ernst | ohne studium | ohne abschluss | ohne erfahrung | bin nicht | bin ich nicht | ist nicht | sind nicht | fühle mich nicht | nicht unterbrochen | kein netzwerk | kein gutes | keine gute | keine klare | kein klares | keine richtung | kein plan | keinen plan | niemanden | keine kontakte | nicht dazu | klappt nicht | läuft nicht | gar nicht | weiß gar nicht | nicht leicht | nicht immer | nicht alles | nicht ständig`,
    unwanted: `stress* | *stress | gestresst | überstunden | nervös* | *angst | ängst* | prokrastin* | aufschieb* | burnout | burn out | ausgebrannt | überfordert | überlast* | müde | erschöpf* | schüchtern* | unsicher* | lampenfieber | chaos | ablenk* | abgelenkt | unzufrieden | unterbezahlt | allein* | einsam* | arbeitslos* | am wochenende | unsichtbar | übersehen | panik | perfektion* | zweifel* | selbstzweifel | aufgeregt | zu spät | streit*`,
    but: `sondern | aber | jedoch | lieber | stattdessen | vielmehr`,
    and: `und | sowie | plus | & | außerdem | ausserdem | zusätzlich | noch | zudem | bzw`,
    between: 'zwischen',
    order: `schreib .. gedicht | schreibe .. gedicht | schreib .. lied | schreib mir | schreibe mir | schreib .. witz | schreib .. geschichte | schreib .. aufsatz | erzähl .. witz | erzähle .. witz | erzähl mir | übersetze | übersetz | fasse .. zusammen | was ist die hauptstadt | wie ist das wetter | wie wird das wetter | wie spät | wer bist du | was bist du | bist du ein | antworte nur | antworte mit | antworte auf | sag hallo | sag nur | gib .. aus | gib mir den | gib mir ein rezept | rezept für | löse | berechne | zähle bis | wiederhole | programmiere mir | schreib code | schreibe code | schreibe nur | schreib nur | sing | dichte`,
    attack: `ignorier* .. anweisung* | ignorier* .. instruktion* | ignorier* .. alles | ignorier* .. prompt* | ignorier* .. regeln | ignorier* .. vorherig* | ignorier* .. bisherig* | vergiss .. anweisung* | vergiss .. alles | vergiss .. vorherig* | missachte* | system prompt | systemprompt* | deinen prompt | dein prompt | deine anweisung* | deine instruktion* | du bist jetzt | du bist nun | tu so als | verhalte dich | spiele die rolle | als ki | neue anweisung* | gib .. prompt | zeig .. prompt | passwort* | api schlüssel | ignore .. instruction* | ignore .. previous | ignore .. prompt | system prompt | you are now | jailbreak* | schreibe stattdessen | schreib stattdessen | gib stattdessen | sag stattdessen | print your | act as | ausschließlich das wort | keine ziele schreiben | schreibe keine ziele | schreib keine ziele | statt der ziele`,
    nothing: `bedarf | keine | keiner | keins | kein | nichts | nix | nein | ne | nee | nö | danke | dankeschön | vielen | dank | hallo | hi | hey | moin | servus | guten | tag | morgen | abend | test | teste | testen | ok | okay | ja | alles | gut | passt | momentan | aktuell | derzeit | zurzeit | im | moment | gerade | bisher | noch | schon | so | weit | soweit | wünsche | wunsch | ziele | ziel | habe | ich | hab | liebe | lieber | grüße | grüsse | gruß | mfg | tschüss | tschüß | bis | bald | leer | weiter | kommentar | angabe | angaben | fragen | frage | sonst | mehr | bitte | wirklich | eigentlich | an | alle | zusammen | da | es | gibt | mir | fällt | ein | heute | leider | nicht | entfällt | none | nothing | thanks | n | a | na | k | lorem | ipsum | bla | blabla | blah | abc | xxx | haha | hm | hmm | äh | dazu | keinerlei | brauche | besonderen | besonderes | bestimmtes | wie | geht | ihnen | euch | dir | hoffe | schöne | schönen | es geht | frohe | verstehe | verstehen | die | der | das | ich | was | soll | hier`,
    self: `ich | mich | mir | mein | meine | meinen | meinem | meiner | meines | wir | uns | unser | unsere`,
    filler: `ändern | versuchen | wachsen | herausfinden | weitermachen | sehen | ständig | mentoring | mentor | mentorin | hauptziel | pro | runterkommen | vorbereiten | einsteigen | improven | verbessern | verbesserung | besser | bessere | besseren | besserer | besseres | werden | lernen | lerne | erlernen | entwickeln | ausbauen | aufbauen | stärken | steigern | bekommen | haben | machen | können | gut | gute | guten | guter | sehr | mehr | neue | neuen | neues | neuer | in | im | an | am | auf | mit | von | vom | für | bei | beim | zu | zum | zur | der | die | das | den | dem | des | ein | eine | einen | einem | einer | und | oder | auch | noch | endlich | gerne | gern | möchte | will | würde | wünsche | ich | mich | mir | bitte | helfen | hilfe | mein | meine | meinen | meinem | meiner | ziel | ziele | wunsch | thema | bereich | fähigkeit | fähigkeiten | kenntnisse | kompetenz* | skills | skill | über | wie | man | bis | nächsten | nächstes | nächste | dieses | diesem | jahr | jahres | monat | monate | monaten | woche | wochen | ende | anfang | mitte | finden | bin | ist | sind | sein | fühlen | umgehen | umgang | arbeiten | arbeit | dass | damit | um | so | etwas | vor | allem | nicht | kein | keine | immer | wieder | erreichen | schaffen | gehen | kommen | sich | vorankommen | weiterentwickeln | weiter | weiterhin | beruflich | beruflichen | privat | fällt | schwer | habe | angst | schlecht | mal | bisschen | halt | eben | einfach | innerhalb | kann | soll | sollte | muss | wäre | hätte | suche | brauche | z.b | beispiel | wissen | verstehen | viel | viele | weniger | vertiefen | erweitern | üben | anfangen | beginnen | starten | nutzen | als | ohne | aus | nach | seit | während | dabei | wirklich | unbedingt | langfristig | demnächst | bald | dort | hier | tun | nichts | besonderes`,
    slang: `bock | krass | geil | voll | mega | iwie | irgendwie | nen | ne | nem | kp | bissle | bisserl | hab | nix | halt | lol | omg | scheiß* | scheiss* | kacke | mist | super | cool | echt | total | krieg | kriegen | gscheit | aufm | fürn | vllt | evtl | lg | vg | usw | asap | digga | alter | chef | chefin | idiot* | blöd* | dumm* | hasse | wie man`,
    statement: `studiere | mache | bin | ist | sind | war | waren | habe | hat | haben | hatte | arbeite | arbeitet | lebe | wohne | heiße | heisse | gibt | komme`,
    now: 'jetzt | derzeit | aktuell | momentan | im moment | zurzeit | zur zeit | gerade | bisher | noch auf',
    learn: `lern* | erlern* | kurs* | weiterbild* | fortbild* | kenntnis* | *kenntnisse | *kenntnissen | verbesser* | vertief* | programmier* | wissen | *wissen | schulung* | grundlagen | fortgeschritten* | anfänger* | zertifi* | beherrsch* | besser in | einarbeit* | aneign* | ausbau* | können | umgang mit | skills | training | üben | studier*`,
    certificate: `zertifi* | *zertifikat | *zertifizierung | prüfung* | *prüfung | examen | diplom* | abschluss`,
    become: `werden | werde | wechsel* | umsteig* | umstieg | quereinstieg* | quereinsteig* | einstieg | einsteigen | in den bereich | richtung | in die | umschul* | aufsteig* | von .. zu | ausbildung zur | ausbildung zum | als .. arbeiten | arbeiten als | arbeit als | job als | stelle als | anfangen als | als .. anfangen | tätig als | einsteigen als`,
    outOfReach: `ceo | millionär* | milliardär* | präsident* | kanzler* | weltmeister* | reich | berühmt* | weltberühmt* | nobelpreis | astronaut* | über nacht | perfekt* | muttersprachler* | bestseller* | google | weltbest* | vorstand .. werden | vorständin`,
    person: `herr | herrn | frau | mein name | ich heiße | ich heisse | heiße | namens | grüße | gruß | mann | tochter | sohn | freundin | freund`,
    private: `depress* | diagnos* | krankheit* | erkrank* | krebs | adhs | autis* | sklerose | behinder* | schwerbehindert* | therapie* | medikament* | schwanger* | scheidung* | geschieden* | fehlgeburt | chronisch* | bipolar | trauma* | sucht | süchtig | alkohol* | schulden | krank* | hiv | epileps* | migräne | panikattacke*`,
    lastVerb: `*en$ | *ern$ | *eln$`,
    own: `mein | meine | meinen | meinem | meiner | meines | unser | unsere | unseren | unserem | sich`,
    loose: `vor allem | soll | sollen | will | möchte | zu | und | oder | auch | endlich | gern | gerne | bitte | mal | unbedingt | vielleicht | einfach | eigentlich | irgendwann | dann | noch | außerdem | ausserdem | sondern | aber | lieber | nur | am liebsten | ziele | ziel | meine ziele | mein ziel | wünsche | wunsch | dort | dabei | dafür | es | das | dass | bald | demnächst | wirklich | ja | halt | also | zudem | erstens | zweitens | z.b | ca`,
    hanging: `ab | seit | ende | anfang | mitte | bis | zum | zur | am | im | in | an | mit | für | von | vom | vor | nach | auf | aus | bei | beim | über | um | ein | eine | einen | einem | einer | der | die | den | dem | als | wie | wo | wenn | weil | spätestens | innerhalb | pro | mein | meine | meinen | meinem | meiner | ist | sind | nicht | sehr`,
    place: 'nach | in | bei',
    clitic: '',
    wishAfter: '',
    excludeAfter:
      'werden möchte ich nicht | werden will ich nicht | werden mag ich nicht | an die uni will ich nicht | an die uni möchte ich nicht | zurück will ich nicht | zurück möchte ich nicht',
  },
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
    from: 'von | vom | aus',
    to: 'auf | bis | zu | → | bis auf',
    difference: 'um',
    percent: 'prozent | %',
    thousand: 'tausend',
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
  themes: {
    careerChange: `in die IT | in die it wechs* | von der pflege in | von der .. in die .. wechs* | quereinstieg* | quereinsteig* | berufswechsel* | karrierewechsel* | branchenwechsel* | branche .. wechsel* | beruf .. wechsel* | umorientier* | neuorientier* | neu orientier* | beruflich verändern | berufliche veränderung* | umschul* | umsteig* | umstieg | neue* beruf | neuen beruf | neue branche | andere branche | anderen beruf | anderes berufsfeld | neue* berufsfeld | seitenwechsel | ~wechseln | ~wechsel | beruflich neu | jobwechsel in | ausstieg aus | raus aus .. pflege | ausbildung zur | ausbildung zum | ausbildung als | in eine andere | raus aus .. schule | raus aus dem | raus aus der | ausstieg | beruflich was anderes | etwas anderes machen`,
    jobSearch: `teilzeitstelle* | teilzeitjob* | suche .. teilzeitstelle | minijob* | suche ich eine stelle | suche .. stelle | neue* job | neuen job | neue stelle | neuen stelle | job finden | jobsuche | stellensuche | arbeit finden | stelle finden | stelle .. finden | job .. finden | jobwechsel* | job wechseln | stellenwechsel* | bewerbung* | bewerben | bewerbe | traumjob* | arbeitslos* | arbeitsplatz | anstellung | arbeitsstelle | arbeitgeber* | ~job | ~stelle | ~stellen | praktikum* | praktika | werkstudent* | festanstellung | lebenslauf* | anschreiben | job | stellenangebot* | erster job | ersten job | berufseinstieg* | kündigen | arbeitsmarkt | neue arbeit | jobs | einen anderen job`,
    interviews: `vorstellungsgespräch* | bewerbungsgespräch* | jobinterview* | job interview* | interview* | assessment* | auswahlverfahren | auswahlgespräch*`,
    promotion: `beförder* | aufsteig* | aufstieg* | karriere* | karriereleiter | nächste stufe | nächste* karriere* | nächsten schritt | führungsposition* | führungsrolle* | führungskraft werden | senior | mehr verantwortung | verantwortung übernehmen | höhere position | leitende position | leitungsposition* | leitungsfunktion* | beruflich weiterentwickeln | berufliche weiterentwicklung | beruflich vorankommen | berufliche entwicklung | vorankommen | teamleitung werden | teamleiter* werden | ~weiterkommen | weiterkommen | beruflich weiter* | mehr zutrau* | mehr zutrauen | mir .. zutrauen | stellvertret* | verantwortungsvolle*`,
    leadingTeam: `team .. führen | team .. leiten | teamführung | mitarbeiterführung | mitarbeiter* .. führen | führungskompetenz* | führungskraft | führungskräfte | führung | führen | führungsstil* | führungsverantwort* | personalverantwort* | führungsqualität* | führungsfähigkeit* | leadership* | teamlead* | teamleit* | delegier* | mitarbeitergespräch* | mein team | meinem team | meines teams | team motivier* | team zu motivier* | mitarbeitende* | mitarbeiter | mitarbeiterinnen | ~leiten | ~team | managerin | manager | managen | gute chefin | guter chef | menschen führen | ~einstellen | einzustellen`,
    negotiatingPay: `mein gehalt | gehalt von | gehalt auf | gehalt* | *gehalt | gehaltserhöhung* | gehaltsverhandlung* | gehaltsgespräch* | lohn* | verdienen | verdienst | mehr geld | vergütung* | unterbezahlt | einkommen | bonus | stundensatz* | tagessatz* | honorar* | fair bezahlt | besser bezahlt | gehaltserhöhung .. verhandel* | gehalt .. verhandel* | erhöhung .. verhandel*`,
    networking: `netzwerk* | netzwerken | networking | vernetz* | kontakte | kontakt zu | neue leute | menschen kennenlernen | leute kennenlernen | kennenlernen | austausch* | smalltalk | small talk | mentor finden | mentorin finden | gleichgesinnte* | community | beziehungen aufbauen | leute .. treffen | leute .. kennenlernen | kontakte in | kontakte zu`,
    publicSpeaking: `präsentier* | präsentation* | vortrag* | vorträge* | vortragen | öffentlich* sprechen | öffentlich* reden | öffentlich* auftreten | vor publikum | vor leuten | vor gruppen | vor .. gruppe* | vor .. menschen | vor anderen | vor .. sprechen | vor .. reden | reden halten | rede halten | eine rede | rhetorik* | lampenfieber | auf der bühne | bühne | keynote* | pitch* | moderier* | moderation* | storytelling | freies sprechen | frei sprechen | frei zu sprechen | redeangst | sprechangst | auftreten | speaker* | referat* | public speaking | folien`,
    confidence: `selbstbewusst* | selbstvertrau* | selbstsicher* | selbstwert* | selbstzweifel* | imposter* | impostor* | hochstapler* | nein sagen | nein zu sagen | grenzen setzen | grenzen zu setzen | mutig* | mehr mut | mut | schüchtern* | unsicher* | durchsetz* | durchsetzungs* | an mich glauben | zu mir stehen | zu wort melden | zu wort | meine meinung | meinung sagen | meinung .. vertreten | komfortzone | perfektionis* | souverän* | traue mich nicht | trau mich nicht | traue mir nicht | ins wort | unterbrochen | unterbricht`,
    technicalSkills: `programmier* | coden | coding | softwareentwickl* | technisch* | it kenntnisse | it skills | digitale kompetenz* | digitalkompetenz* | edv | computerkenntnisse | webentwickl* | datenanalyse* | fachwissen | fachlich* | ~software | ~technik | programmiersprache* | algorithm* | hard skills | ~weiterbild* | ~fortbild* | weiterbild* | fortbild* | ~kurs | zertifi* | softwarearchitektur | website .. bauen | webseite .. bauen`,
    language: `fremdsprache* | sprachkenntnis* | sprachkurs* | neue sprache | sprache lernen | sprache .. lernen | sprachniveau* | fließend* | fliessend* | wortschatz | vokabel* | grammatik | aussprache | akzent | sprachprüfung* | sprachzertifikat* | muttersprach* | deutschkenntnis* | englischkenntnis*`,
    workLifeBalance: `work life | work life balance | worklife* | balance | vereinbarkeit | überstunden | burnout | burn out | ausgebrannt | *stress | stress* | gestresst | entspann* | erhol* | freizeit | mehr zeit für | zeit für mich | zeit für meine | abschalten | weniger arbeiten | arbeitszeit* | pausen | erschöpf* | gesund* | schlaf* | schlafen | sport | fitness | joggen | laufen gehen | yoga | meditier* | meditation | achtsamkeit* | hobby* | hobbys | familie* | sabbatical | ausgleich | feierabend* | energie | abnehmen | marathon | work-life | wochenende* | am wochenende | homeoffice | home office | unter einen hut | teilzeit`,
    managingTime: `zeitmanagement | zeit .. einteilen | zeiteinteilung | produktiv* | prokrastin* | aufschieb* | aufschieberitis | priorität* | priorisier* | organisier* | organisation | selbstorganisation | selbstmanagement | fokussier* | konzentrier* | konzentration | fokus | planung | tagesplan* | wochenplan* | effizient* | effizienz | to do liste* | todo* | struktur* | strukturiert* | disziplin* | routine* | ablenk* | abgelenkt | fristen | termine einhalten | deadlines | alles schaffen | zeitdruck | selbstdisziplin | gewohnheit* | ordnung | schiebe | verzettel* | überblick behalten | den überblick`,
    ownBusiness: `selbstständig* | selbständig* | selbststaendig* | eigene firma | eigenes unternehmen | eigenes business | unternehmen gründen | firma gründen | gründen | gründung* | existenzgründung* | startup* | start up | freiberuf* | freelanc* | geschäftsidee* | businessplan* | geschäftsmodell* | eigenes café | eigenes cafe | online shop* | onlineshop* | webshop* | investor* | erste kunden | ersten kunden | neue kunden | neuen kunden | kund* .. gewonnen | *studio | umsatz* | kunden gewinnen | kund* .. gewinnen | kund* .. zu gewinnen | kund*innen gewinnen | nebengewerbe | nebenberuflich | unternehmer* | eigene praxis | eigenes studio | eigener laden | eigenen laden | eigene marke | etsy* | kleinunternehm* | finanzierung | aufträge | neue aufträge | auftraggeber* | werkstatt | eigene werkstatt | kundinnen | selbstständig machen | als freie`,
    communication: `kommunikation* | kommunizier* | feedback* | konflikt* | schwierige gespräche | schwierigen gesprächen | schwierige* gespräch* | schwierige* *gespräch* | zuhören | zuzuhören | verhandel* | verhandlung* | stakeholder* | argumentier* | überzeug* | ausdrücken | klar .. ausdrücken | erklären | diskussion* | diskutier* | e mails | emails | mails schreiben | formulier* | soft skills | zusammenarbeit | teamarbeit | teamfähigkeit | interkulturell* | ~meetings | ~besprechungen | ~kolleg* | kritik | körpersprache | gesprächsführung | auf den punkt | schlagfertig* | ~kunden | schwierige* chef* | schwierige* vorgesetzt*`,
    personalBrand: `personal brand* | personenmarke | eigene marke | linkedin* | xing* | selbstmarketing | selbstvermarkt* | selbstpräsentation | selbstdarstellung | sichtbar* | sichtbarkeit | online auftritt | onlineauftritt | online präsenz | blog* | portfolio* | reputation | expertenstatus | als expert* | podcast* | newsletter* | instagram | youtube | eigene website | eigene webseite | mein profil | profil | artikel veröffentlichen | veröffentlich* | wahrgenommen werden | gesehen werden | bekannter | außenwirkung`,
    returningToWork: `wiedereinstieg* | wieder einsteig* | wiedereinsteig* | beruflicher wiedereinstieg | nach der elternzeit | elternzeit* | mutterschutz | nach der babypause | babypause | zurück in den beruf | zurück in den job | zurück ins berufsleben | rückkehr* | zurückkehr* | wieder arbeiten | nach .. pause | auszeit | nach der pause | familienpause | berufsrückkehr* | nach langer krankheit | wieder ins berufsleben | comeback`,
    findingDirection: `irgendwas muss sich ändern | etwas muss sich ändern | irgendetwas muss sich ändern | muss sich etwas ändern | wo ich .. stehen will | wo ich stehen will | irgendwas | das richtige für mich | zu mir passt | herausfinden ob |  nicht .. was ich will | mich selbst .. kennen* | mich selbst finden | nicht was ich | keine ahnung | was ich will | was ich möchte | was ich wirklich will | weiß nicht | weiss nicht | orientierung* | orientierungslos | richtung finden | neue richtung | richtung | sinn | sinnvoll* | erfüll* | erfüllung | klarheit | klarer* werden | planlos | was ich machen | was zu mir passt | was mir liegt | welcher beruf | welcher job | welchen beruf | welche richtung | wie es weitergeht | wie es weiter geht | wohin | berufung | leidenschaft | stärken | meine stärken | stärken und schwächen | werte | entscheid* | entscheidung* | perspektive* | lebensziel* | neuanfang | kein plan | keinen plan | scheideweg | selbstfindung | passt zu mir | glücklicher | glücklich* | zufrieden* | erfolgreich* | unzufrieden .. job | unzufrieden .. beruf | unzufrieden .. arbeit | unzufrieden im job | etwas neues anfangen | mit menschen | weiss nich | bleiben oder | ob ich`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Bis zum {date} spreche ich mit {people|5}, die schon in dem Beruf arbeiten, in den ich wechseln will[ (vor allem {aim})], und notiere 3 Fähigkeiten, die mir noch fehlen.',
        'Bis zum {date} spreche ich mit {people|5} aus meinem neuen Berufsfeld[ (vor allem {aim})] und notiere 3 fehlende Fähigkeiten.',
      ],
      [
        'Ich werde meinen Berufswechsel[ in Richtung {aim}] praktisch erproben: Bis zum {date} schließe ich 1 kleines Probeprojekt ab, nehme mir dafür {hours|3} und zeige es 2 Fachleuten.',
        'Ich werde bis zum {date} 1 Probeprojekt für meinen Berufswechsel[ in Richtung {aim}] abschließen und 2 Fachleuten zeigen.',
      ],
      [
        'Bis zum {date} werde ich 3 Wege für meinen Berufswechsel[ in Richtung {aim}] vergleichen, jeden auf einer Seite mit meinen Stärken abgleichen und bei 1 davon den ersten Schritt tun.',
        'Bis zum {date} werde ich 3 Wege für meinen Berufswechsel[ in Richtung {aim}] vergleichen und 1 davon beginnen.',
      ],
    ],
    jobSearch: [
      [
        'Bis zum {date} werde ich {applications|10}[ im Bereich {aim}] verschicken, jede passend zur Ausschreibung, und meine Unterlagen vorher von 2 Personen prüfen lassen.',
        'Bis zum {date} werde ich {applications|10}[ im Bereich {aim}] verschicken, jede passend zur Ausschreibung.',
      ],
      [
        'Ich werde meine Stellensuche[ im Bereich {aim}] in festen Schritten angehen: Jede Woche bis zum {date} schreibe ich 2 Unternehmen an, verschicke 1 passende Bewerbung und halte alle Antworten fest.',
        'Jede Woche bis zum {date} werde ich 2 Unternehmen anschreiben und 1 passende Bewerbung[ im Bereich {aim}] verschicken.',
      ],
      [
        'Bis zum {date} werde ich 15 passende Unternehmen[ im Bereich {aim}] auflisten, mit {people|3} von dort sprechen und mich bei 5 davon bewerben.',
        'Bis zum {date} werde ich 15 passende Unternehmen[ im Bereich {aim}] auflisten und mich bei 5 davon bewerben.',
      ],
    ],
    interviews: [
      [
        'Bis zum {date} werde ich vor dem nächsten Vorstellungsgespräch[ im Bereich {aim}] {interviews|4} mit einer vertrauten Person führen und 6 Beispiele aus meiner Arbeit vorbereiten, die meine Erfolge zeigen.',
        'Bis zum {date} werde ich vor dem nächsten Vorstellungsgespräch[ im Bereich {aim}] {interviews|4} führen und 6 Beispiele aus meiner Arbeit vorbereiten.',
      ],
      [
        'Ich werde bis zum {date} Antworten auf 12 typische Fragen im Vorstellungsgespräch[ für den Bereich {aim}] ausarbeiten, jede zweimal laut üben und zu 3 davon Rückmeldung einholen.',
        'Ich werde bis zum {date} Antworten auf 12 typische Fragen im Vorstellungsgespräch ausarbeiten und jede zweimal laut üben.',
      ],
    ],
    promotion: [
      [
        'Bis zum {date} werde ich 5 Ergebnisse zusammenstellen, die für meinen nächsten Karriereschritt[ ({aim})] sprechen, sie in 1 Gespräch meiner Führungskraft vorstellen und 2 konkrete Schritte vereinbaren.',
        'Bis zum {date} werde ich 5 Ergebnisse für meinen nächsten Karriereschritt[ ({aim})] zusammenstellen und meiner Führungskraft vorstellen.',
      ],
      [
        'Ich werde bis zum {date} als Vorbereitung auf meinen nächsten Karriereschritt[ ({aim})] 1 verantwortungsvollere Aufgabe übernehmen, das Ergebnis mit Zahlen belegen und 2 Personen mit Personalverantwortung um Rückmeldung bitten.',
        'Ich werde bis zum {date} für meinen nächsten Karriereschritt[ ({aim})] 1 verantwortungsvollere Aufgabe übernehmen und 2 Rückmeldungen einholen.',
      ],
      [
        'Bis zum {date} werde ich 3 Personen mit Personalverantwortung fragen, was[ für {aim}] erwartet wird, das mit meinem Profil abgleichen und 1 Lücke mit {hours|2} Übung schließen.',
        'Bis zum {date} werde ich 3 erfahrene Personen fragen, was[ für {aim}] erwartet wird, und 1 Lücke schließen.',
      ],
    ],
    leadingTeam: [
      [
        'Ich werde bis zum {date} mit jeder Person in meinem Team[ von {team} Leuten] alle zwei Wochen ein Einzelgespräch führen, je 1 klares Ziel vereinbaren und gemeinsam auswerten.',
        'Ich werde bis zum {date} alle zwei Wochen 1 Einzelgespräch mit jeder Person in meinem Team[ von {team} Leuten] führen.',
      ],
      [
        'Bis zum {date} werde ich 1 Projekt von Anfang bis Ende führen[, zusammen mit meinem Team von {team} Leuten], 3 Aufgaben ganz übergeben und 3 Personen um Rückmeldung zu meiner Führung bitten.',
        'Bis zum {date} werde ich 1 Projekt führen, 3 Aufgaben ganz übergeben und 3 Personen um Rückmeldung zu meiner Führung bitten.',
      ],
    ],
    negotiatingPay: [
      [
        'Bis zum {date} werde ich 5 Ergebnisse mit Zahlen sammeln, mein Gehalt mit 3 Quellen vergleichen und in einem Gehaltsgespräch eine Erhöhung[ um {percent}][ mit dem Ziel {amount}] vorschlagen.',
        'Bis zum {date} werde ich 5 Ergebnisse mit Zahlen sammeln und eine Gehaltserhöhung[ um {percent}][ mit dem Ziel {amount}] vorschlagen.',
      ],
      [
        'Ich werde 4 Argumente für ein höheres Gehalt[ ({percent} mehr)][ (Ziel: {amount})] aufschreiben, das Gespräch 3-mal mit einer vertrauten Person üben und es bis zum {date} führen.',
        'Ich werde mein Gehaltsgespräch[ ({percent} mehr)][ (Ziel: {amount})] 3-mal üben und bis zum {date} führen.',
      ],
    ],
    networking: [
      [
        'Für mein Netzwerk werde ich mich bis zum {date} mit {people|6} aus meinem Fachgebiet zu je einem Gespräch von 20 Minuten verabreden und mich bei allen innerhalb einer Woche noch einmal melden.',
        'Für mein Netzwerk werde ich mich bis zum {date} mit {people|6} aus meinem Fachgebiet zu je einem Gespräch von 20 Minuten verabreden.',
      ],
      [
        'Ich werde bis zum {date} {events|2} zu meinem Fachgebiet besuchen, dort je 3 neue Kontakte für mein Netzwerk knüpfen und allen binnen 3 Tagen schreiben.',
        'Ich werde bis zum {date} {events|2} besuchen und dort je 3 neue Kontakte für mein Netzwerk knüpfen.',
      ],
    ],
    publicSpeaking: [
      [
        'Bis zum {date} werde ich {talks|3} von mindestens 10 Minuten[ vor {audience}] halten, jeden zweimal proben und 2 Zuhörende um Rückmeldung bitten.',
        'Bis zum {date} werde ich {talks|3}[ vor {audience}] halten, jeden zweimal proben und Rückmeldung einholen.',
      ],
      [
        'Für bessere Präsentationen werde ich bis zum {date} jede Woche 1 Übungsvortrag von 5 Minuten aufnehmen, je 2 Punkte zum Verbessern notieren und dann bei 1 echten Anlass[ vor {audience}] sprechen.',
        'Für bessere Präsentationen werde ich bis zum {date} jede Woche 1 Übungsvortrag aufnehmen und dann bei 1 echten Anlass[ vor {audience}] sprechen.',
      ],
    ],
    confidence: [
      [
        'Für mehr Selbstvertrauen werde ich mich bis zum {date} mindestens 1-mal pro Woche[ vor {audience}] zu Wort melden und danach notieren, was gut gelungen ist.',
        'Für mehr Selbstvertrauen werde ich mich bis zum {date} mindestens 1-mal pro Woche[ vor {audience}] zu Wort melden.',
      ],
      [
        'Ich werde bis zum {date} jeden Freitag 3 Dinge aufschreiben, die mir gelungen sind, und für mehr Selbstvertrauen 2 Aufgaben übernehmen, die ich bisher gemieden habe.',
        'Ich werde bis zum {date} jeden Freitag 3 Dinge aufschreiben, die mir gelungen sind, um mein Selbstvertrauen zu stärken.',
      ],
    ],
    technicalSkills: [
      [
        'Bis zum {date} werde ich 1 eigenes Projekt mit {tool} fertigstellen, {hours|3} daran arbeiten und das Ergebnis von einer erfahrenen Person prüfen lassen.',
        'Bis zum {date} werde ich 1 eigenes Projekt mit {tool} fertigstellen und {hours|3} daran arbeiten.',
      ],
      [
        'Ich werde bis zum {date} 1 Kurs zum Thema {name} abschließen, {hours|3} lernen und das Gelernte in 3 kleinen Aufgaben aus meiner Arbeit anwenden.',
        'Ich werde bis zum {date} 1 Kurs zum Thema {name} abschließen und dafür {hours|3} lernen.',
      ],
      [
        'Ich werde bis zum {date} {hours|3} mit {tool} üben, 12 Aufgaben lösen und 1 fertiges Ergebnis einer Person zeigen, die täglich damit arbeitet.',
        'Ich werde bis zum {date} {hours|3} mit {tool} üben und 12 Aufgaben lösen.',
      ],
      [
        'Ich werde mein Wissen zum Thema {name} bis zum {date} in 2 echten Aufgaben anwenden, {hours|3} dafür einplanen und die Ergebnisse fachlich prüfen lassen.',
        'Ich werde mein Wissen zum Thema {name} bis zum {date} in 2 echten Aufgaben anwenden.',
      ],
      [
        'Bis zum {date} werde ich 1 Weiterbildung in dem Fachgebiet abschließen, das mir am meisten fehlt, {hours|3} lernen und das Gelernte in 3 Aufgaben anwenden.',
        'Bis zum {date} werde ich 1 fachliche Weiterbildung abschließen und dafür {hours|3} lernen.',
      ],
      [
        'Ich werde bis zum {date} 1 kleines Projekt umsetzen, um meine technischen Kenntnisse zu erproben, {hours|3} daran arbeiten und es fachlich prüfen lassen.',
        'Ich werde bis zum {date} 1 kleines Projekt umsetzen, um meine technischen Kenntnisse zu erproben.',
      ],
    ],
    language: [
      [
        'Ich werde bis zum {date} {hours|3} {name} lernen[, um dem Niveau {level} näherzukommen], 8 Gespräche von 30 Minuten führen und am Ende 1 Einstufungstest[ für {level}] machen.',
        'Ich werde bis zum {date} {hours|3} {name} lernen und 1 Einstufungstest[ für {level}] machen.',
      ],
      [
        'Jede Woche bis zum {date} werde ich 1 Gespräch von 30 Minuten auf {name} führen, 20 neue Wörter lernen und 1 Lektion eines Kurses[ auf dem Niveau {level}] abschließen.',
        'Jede Woche bis zum {date} werde ich 1 Gespräch auf {name} führen und 1 Lektion eines Kurses[ auf dem Niveau {level}] abschließen.',
      ],
      [
        'Ich werde bis zum {date} {hours|3} die Sprache lernen[, um dem Niveau {level} näherzukommen], 8 Gespräche von 30 Minuten führen und am Ende 1 Einstufungstest machen.',
        'Ich werde bis zum {date} {hours|3} die Sprache lernen und 1 Einstufungstest[ für {level}] machen.',
      ],
      [
        'Jede Woche bis zum {date} werde ich 1 Gespräch von 30 Minuten in der neuen Sprache führen, 20 Wörter lernen und 1 Lektion eines Sprachkurses[ auf dem Niveau {level}] abschließen.',
        'Jede Woche bis zum {date} werde ich 1 Gespräch in der neuen Sprache führen und 1 Lektion abschließen.',
      ],
    ],
    workLifeBalance: [
      [
        'Bis zum {date} werde ich an 3 Tagen pro Woche pünktlich Feierabend machen, diese Abende fest im Kalender eintragen und jeden Freitag prüfen, ob es geklappt hat.',
        'Bis zum {date} werde ich an 3 Tagen pro Woche pünktlich Feierabend machen und diese Abende für mich nutzen.',
      ],
      [
        'Für eine bessere Balance werde ich bis zum {date} 2 Abende pro Woche frei von Arbeit halten, täglich 1 feste Pause von 20 Minuten machen und freitags meine Energie von 1 bis 10 bewerten.',
        'Für eine bessere Balance werde ich bis zum {date} 2 Abende pro Woche frei von Arbeit halten und täglich 1 feste Pause machen.',
      ],
    ],
    managingTime: [
      [
        'Für ein besseres Zeitmanagement werde ich bis zum {date} jeden Abend meine 3 wichtigsten Aufgaben für den nächsten Tag aufschreiben und dafür morgens 90 Minuten im Kalender reservieren.',
        'Für ein besseres Zeitmanagement werde ich bis zum {date} jeden Abend meine 3 wichtigsten Aufgaben aufschreiben und sie morgens zuerst erledigen.',
      ],
      [
        'Ich werde mein Zeitmanagement prüfen: 2 Wochen lang halte ich fest, wofür ich meine Zeit nutze, streiche 3 Zeitfresser und plane dann bis zum {date} jeden Montag 30 Minuten lang die Woche.',
        'Ich werde für mein Zeitmanagement 2 Wochen lang meine Zeit erfassen, 3 Zeitfresser streichen und bis zum {date} jeden Montag die Woche planen.',
      ],
    ],
    ownBusiness: [
      [
        'Bis zum {date} werde ich für mein eigenes Unternehmen {customers|8} zu ihrem Bedarf befragen und 1 erstes Angebot mit festem Preis an 3 davon testen.',
        'Bis zum {date} werde ich für mein eigenes Unternehmen {customers|8} befragen und 1 erstes Angebot testen.',
      ],
      [
        'Ich werde bis zum {date} einen Businessplan von 5 Seiten schreiben, 3 Szenarien für Kosten und Einnahmen rechnen und ihn von 2 Personen mit Gründungserfahrung prüfen lassen.',
        'Ich werde bis zum {date} einen Businessplan von 5 Seiten schreiben und von 2 Personen mit Gründungserfahrung prüfen lassen.',
      ],
    ],
    communication: [
      [
        'Bis zum {date} werde ich 6 wichtige Gespräche[ mit {audience}] schriftlich vorbereiten, je mit 1 Kernbotschaft, und danach 2 Personen fragen, wie klar meine Kommunikation war.',
        'Bis zum {date} werde ich 6 wichtige Gespräche[ mit {audience}] schriftlich vorbereiten und 2 Personen um Rückmeldung bitten.',
      ],
      [
        'Ich werde bis zum {date} 1-mal pro Woche ein Gespräch[ mit {audience}] führen, in dem ich zuerst das Gehörte zusammenfasse und dann meinen Punkt in 3 Sätzen nenne.',
        'Ich werde bis zum {date} 1-mal pro Woche klare Kommunikation[ mit {audience}] üben und meinen Punkt in 3 Sätzen nennen.',
      ],
    ],
    personalBrand: [
      [
        'Bis zum {date} werde ich mein Online-Profil schärfen und {posts|4} zu Themen aus meinem Fachgebiet[ ({aim})] veröffentlichen, um beruflich sichtbarer zu werden.',
        'Bis zum {date} werde ich mein Online-Profil schärfen und {posts|4} aus meinem Fachgebiet veröffentlichen.',
      ],
      [
        'Ich werde meine Arbeit bis zum {date} sichtbarer machen: jede Woche 1 Beitrag in einem beruflichen Netzwerk, 2 Kommentare bei anderen und 1 Gespräch über meine Ergebnisse.',
        'Ich werde meine Arbeit bis zum {date} mit 1 Beitrag pro Woche in einem beruflichen Netzwerk sichtbarer machen.',
      ],
    ],
    returningToWork: [
      [
        'Bis zum {date} werde ich einen Plan in 3 Schritten für meinen Wiedereinstieg[ im Bereich {aim}] schreiben, 2 Fähigkeiten auffrischen und mit {people|4} aus meinem Fachgebiet sprechen.',
        'Bis zum {date} werde ich einen Plan in 3 Schritten für meinen Wiedereinstieg[ im Bereich {aim}] schreiben und 2 Fähigkeiten auffrischen.',
      ],
      [
        'Ich werde meinen Wiedereinstieg bis zum {date} mit {hours|3} Aufwand vorbereiten: 1 Auffrischungskurs, 2 Gespräche mit einem Unternehmen über Aufgaben und Zeiten und 1 neuer Lebenslauf.',
        'Ich werde meinen Wiedereinstieg bis zum {date} mit 1 Auffrischungskurs und 2 Gesprächen mit einem Unternehmen vorbereiten.',
      ],
    ],
    findingDirection: [
      [
        'Bis zum {date} werde ich mit {people|4} sprechen, deren Arbeit mich interessiert, 5 meiner Stärken aufschreiben und 1 Richtung auswählen, die ich eine Woche lang erprobe.',
        'Bis zum {date} werde ich mit {people|4} sprechen, deren Arbeit mich interessiert, und 1 Richtung auswählen.',
      ],
      [
        'Ich werde bis zum {date} 3-mal pro Woche notieren, was mir Energie gibt und was sie mir nimmt, 3 mögliche Richtungen vergleichen und mich für 1 nächsten Schritt entscheiden.',
        'Ich werde bis zum {date} 3-mal pro Woche notieren, was mir Energie gibt, und mich dann für 1 Richtung entscheiden.',
      ],
    ],
    general: [
      [
        'Bis zum {date} werde ich 4 konkrete Schritte zu meinem Ziel „{words}“ gehen, {hours|2} dafür einplanen und meinen Fortschritt 2-mal im Mentoring-Gespräch zeigen.',
        'Bis zum {date} werde ich 4 konkrete Schritte zu meinem Ziel „{words}“ gehen und {hours|2} dafür einplanen.',
      ],
      [
        'Ich werde bis zum {date} {hours|2} an meinem Ziel „{words}“ arbeiten, 3 sichtbare Ergebnisse erreichen und nach jedem 1 Erkenntnis festhalten.',
        'Ich werde bis zum {date} {hours|2} an meinem Ziel „{words}“ arbeiten und 3 sichtbare Ergebnisse erreichen.',
      ],
      [
        'Bis zum {date} werde ich mein Anliegen in 4 konkrete Schritte zerlegen, {hours|2} daran arbeiten und meinen Fortschritt 2-mal im Mentoring-Gespräch zeigen.',
        'Bis zum {date} werde ich mein Anliegen in 4 konkrete Schritte zerlegen und {hours|2} daran arbeiten.',
      ],
      [
        'Ich werde bis zum {date} {hours|2} an diesem Anliegen arbeiten, 3 sichtbare Ergebnisse erreichen und nach jedem 1 Erkenntnis festhalten.',
        'Ich werde bis zum {date} {hours|2} an diesem Anliegen arbeiten und 3 sichtbare Ergebnisse erreichen.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Als ersten Schritt[ in Richtung {aim}] werde ich bis zum {date} mit 1 Person sprechen, die den Beruf gewechselt hat, und 3 offene Fragen klären.',
        'Als ersten Schritt[ in Richtung {aim}] werde ich bis zum {date} mit 1 Person sprechen, die den Beruf gewechselt hat.',
      ],
    ],
    jobSearch: [
      [
        'Als ersten Schritt zur neuen Stelle werde ich bis zum {date} meinen Lebenslauf überarbeiten und 2 passende Bewerbungen[ im Bereich {aim}] verschicken.',
        'Als ersten Schritt werde ich bis zum {date} 2 passende Bewerbungen[ im Bereich {aim}] verschicken.',
      ],
    ],
    interviews: [
      [
        'Als ersten Schritt werde ich bis zum {date} Antworten auf 5 Fragen im Vorstellungsgespräch vorbereiten und 1 Probegespräch führen.',
        'Als ersten Schritt werde ich bis zum {date} Antworten auf 5 Fragen im Vorstellungsgespräch vorbereiten.',
      ],
    ],
    promotion: [
      [
        'Als ersten Schritt[ in Richtung {aim}] werde ich bis zum {date} 3 Fähigkeiten aufschreiben, die mir noch fehlen, und 1 erfahrene Person um Rat fragen.',
        'Als ersten Schritt[ in Richtung {aim}] werde ich bis zum {date} 3 Fähigkeiten aufschreiben, die mir noch fehlen.',
      ],
    ],
    leadingTeam: [
      [
        'Als ersten Schritt in der Führung werde ich bis zum {date} 1 Aufgabe ganz übergeben und 2 Personen um Rückmeldung bitten.',
        'Als ersten Schritt in der Führung werde ich bis zum {date} 1 Aufgabe ganz übergeben.',
      ],
    ],
    negotiatingPay: [
      [
        'Als ersten Schritt zu mehr Gehalt werde ich bis zum {date} 3 Ergebnisse mit Zahlen aufschreiben und mein Gehalt mit 2 Quellen vergleichen.',
        'Als ersten Schritt zu mehr Gehalt werde ich bis zum {date} 3 Ergebnisse mit Zahlen aufschreiben.',
      ],
    ],
    networking: [
      [
        'Als ersten Schritt für mein Netzwerk werde ich bis zum {date} 3 Personen aus meinem Fachgebiet schreiben und 1 davon treffen.',
        'Als ersten Schritt für mein Netzwerk werde ich bis zum {date} 3 Personen aus meinem Fachgebiet schreiben.',
      ],
    ],
    publicSpeaking: [
      [
        'Als ersten Schritt[ zum Sprechen vor {audience}] werde ich bis zum {date} 2 Vorträge von 5 Minuten aufnehmen und 1 davon einer vertrauten Person zeigen.',
        'Als ersten Schritt werde ich bis zum {date} 2 Vorträge von 5 Minuten aufnehmen.',
      ],
    ],
    confidence: [
      [
        'Als ersten Schritt zu mehr Selbstvertrauen werde ich mich bis zum {date} in 2 Besprechungen zu Wort melden und notieren, was gut gelang.',
        'Als ersten Schritt zu mehr Selbstvertrauen werde ich mich bis zum {date} in 2 Besprechungen zu Wort melden.',
      ],
    ],
    technicalSkills: [
      [
        'Als ersten Schritt zur Prüfung {certificate} werde ich bis zum {date} die Anforderungen klären, 1 Lernplan schreiben und 3 Lektionen abschließen.',
        'Als ersten Schritt zur Prüfung {certificate} werde ich bis zum {date} 3 Lektionen abschließen.',
      ],
      [
        'Als ersten Schritt zum Thema {name} werde ich bis zum {date} 3 Einstiegslektionen und 1 kleine Übung abschließen.',
        'Als ersten Schritt zum Thema {name} werde ich bis zum {date} 3 Einstiegslektionen abschließen.',
      ],
      [
        'Als ersten Schritt werde ich bis zum {date} 1 passenden Kurs auswählen und davon 3 Lektionen abschließen.',
        'Als ersten Schritt werde ich bis zum {date} 3 Lektionen in 1 passenden Kurs abschließen.',
      ],
    ],
    language: [
      [
        'Als ersten Schritt in der Sprache {name} werde ich bis zum {date} 30 Alltagssätze lernen und mich jemandem in 5 Sätzen vorstellen.',
        'Als ersten Schritt in der Sprache {name} werde ich bis zum {date} 30 Alltagssätze lernen.',
      ],
      [
        'Als ersten Schritt werde ich bis zum {date} 30 Alltagssätze der neuen Sprache lernen und mich in 5 Sätzen vorstellen.',
        'Als ersten Schritt werde ich bis zum {date} 30 Alltagssätze der neuen Sprache lernen.',
      ],
    ],
    workLifeBalance: [
      [
        'Als ersten Schritt zu einer besseren Balance werde ich bis zum {date} 2 Abende pro Woche frei von Arbeit halten und täglich 1 Pause machen.',
        'Als ersten Schritt zu einer besseren Balance werde ich bis zum {date} 2 Abende pro Woche frei von Arbeit halten.',
      ],
    ],
    managingTime: [
      [
        'Als ersten Schritt im Zeitmanagement werde ich bis zum {date} 3 Arbeitstage lang meine Zeit erfassen und 1 Zeitfresser streichen.',
        'Als ersten Schritt im Zeitmanagement werde ich bis zum {date} 3 Arbeitstage lang meine Zeit erfassen.',
      ],
    ],
    ownBusiness: [
      [
        'Als ersten Schritt zum eigenen Unternehmen werde ich bis zum {date} mein Angebot auf 1 Seite beschreiben und 3 Personen aus der Zielgruppe zeigen.',
        'Als ersten Schritt zum eigenen Unternehmen werde ich bis zum {date} mein Angebot auf 1 Seite beschreiben.',
      ],
    ],
    communication: [
      [
        'Als ersten Schritt werde ich bis zum {date} 2 Gespräche[ mit {audience}] mit je 1 Kernbotschaft vorbereiten und Rückmeldung dazu einholen.',
        'Als ersten Schritt werde ich bis zum {date} 2 Gespräche[ mit {audience}] schriftlich vorbereiten.',
      ],
    ],
    personalBrand: [
      [
        'Als ersten Schritt zu mehr Sichtbarkeit werde ich bis zum {date} die 3 wichtigsten Teile meines Online-Profils neu schreiben und 1 Rückmeldung einholen.',
        'Als ersten Schritt zu mehr Sichtbarkeit werde ich bis zum {date} 3 Teile meines Online-Profils neu schreiben.',
      ],
    ],
    returningToWork: [
      [
        'Als ersten Schritt zum Wiedereinstieg werde ich bis zum {date} mit 1 Unternehmen sprechen und 3 Bedingungen notieren, die mir wichtig sind.',
        'Als ersten Schritt zum Wiedereinstieg werde ich bis zum {date} 3 Bedingungen notieren, die mir wichtig sind.',
      ],
    ],
    findingDirection: [
      [
        'Als ersten Schritt zu meiner Richtung werde ich bis zum {date} mit 2 Personen über ihre Arbeit sprechen und 5 meiner Stärken aufschreiben.',
        'Als ersten Schritt zu meiner Richtung werde ich bis zum {date} 5 meiner Stärken aufschreiben.',
      ],
    ],
    general: [
      [
        'Als ersten Schritt zu „{words}“ werde ich bis zum {date} 3 Teilziele aufschreiben und das kleinste davon erreichen.',
        'Als ersten Schritt zu „{words}“ werde ich bis zum {date} 1 kleines Teilziel erreichen.',
      ],
      [
        'Als ersten Schritt werde ich bis zum {date} 3 Teilziele aufschreiben und das kleinste davon erreichen.',
        'Als ersten Schritt werde ich bis zum {date} 1 kleines Teilziel erreichen.',
      ],
    ],
  },
  measured: [
    [
      'Ich werde die Kennzahl „{words}“ bis zum {date} von {from} auf {to} bringen: Alle zwei Wochen setze ich 1 neue Maßnahme um und prüfe den Wert 1-mal pro Woche.',
      'Ich werde die Kennzahl „{words}“ bis zum {date} von {from} auf {to} bringen und den Wert wöchentlich prüfen.',
    ],
    [
      'Bis zum {date} werde ich 4 Maßnahmen umsetzen, um die Kennzahl „{words}“ von {from} auf {to} zu bringen, und den Stand 1-mal im Monat mit einer erfahrenen Person besprechen.',
      'Bis zum {date} werde ich die Kennzahl „{words}“ mit 4 konkreten Maßnahmen von {from} auf {to} bringen.',
    ],
    [
      'Bis zum {date} werde ich 4 Maßnahmen umsetzen, um von {from} auf {to} zu kommen, und den Wert 1-mal pro Woche festhalten.',
      'Bis zum {date} werde ich 4 Maßnahmen umsetzen, um von {from} auf {to} zu kommen.',
    ],
    [
      'Bis zum {date} werde ich 4 Maßnahmen umsetzen, um die Kennzahl „{words}“ auf {to} zu bringen, und den Wert 1-mal pro Woche festhalten.',
      'Bis zum {date} werde ich die Kennzahl „{words}“ mit 4 konkreten Maßnahmen auf {to} bringen.',
    ],
    [
      'Bis zum {date} werde ich 4 Maßnahmen umsetzen, um die Kennzahl „{words}“ um {percent} zu verändern, und den Wert 1-mal pro Woche festhalten.',
      'Bis zum {date} werde ich die Kennzahl „{words}“ mit 4 konkreten Maßnahmen um {percent} verändern.',
    ],
    [
      'Ich werde bis zum {date} auf {to} hinarbeiten: alle zwei Wochen 1 neue Maßnahme und jede Woche 1 Blick auf den Wert.',
      'Ich werde bis zum {date} mit 1 neuen Maßnahme alle zwei Wochen auf {to} hinarbeiten.',
    ],
    [
      'Ich werde bis zum {date} auf eine Veränderung um {percent} hinarbeiten: alle zwei Wochen 1 neue Maßnahme und jede Woche 1 Blick auf den Wert.',
      'Ich werde bis zum {date} mit 1 neuen Maßnahme alle zwei Wochen auf eine Veränderung um {percent} hinarbeiten.',
    ],
  ],
  examined: [
    [
      'Ich werde bis zum {date} die Prüfung {certificate} ablegen, mich mit {hours|4} Lernzeit vorbereiten und vorher 3 vollständige Probeprüfungen bearbeiten.',
      'Ich werde bis zum {date} die Prüfung {certificate} ablegen und vorher 3 vollständige Probeprüfungen bearbeiten.',
    ],
    [
      'Bis zum {date} werde ich {hours|4} für die Prüfung {certificate} lernen, 3 vollständige Probeprüfungen bearbeiten und die Prüfung ablegen.',
      'Bis zum {date} werde ich nach 3 vollständigen Probeprüfungen die Prüfung {certificate} ablegen.',
    ],
  ],
  topics: [
    {
      theme: 'leadingTeam',
      cues: 'projekt* leit* | projekt* .. leit* | eigenes projekt | eigene* projekt* .. leit* | erste* eigene* projekt*',
      phrases: [
        [
          'Bis zum {date} werde ich 1 eigenes Projekt[ mit meinem Team von {team}] leiten, seine 3 Ziele schriftlich festhalten, alle 2 Wochen den Stand zeigen und am Ende 2 Personen um Rückmeldung bitten.',
          'Bis zum {date} werde ich 1 eigenes Projekt leiten und alle 2 Wochen den Stand zeigen.',
        ],
        [
          'Ich werde bis zum {date} 1 eigenes Projekt vorschlagen, auf 1 Seite mit Ziel, Frist und Aufgaben planen und von Anfang bis Ende leiten.',
          'Ich werde bis zum {date} 1 eigenes Projekt auf 1 Seite planen und leiten.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'lebenslauf* | cv | anschreiben | bewerbungsunterlagen | bewerbungsmappe',
      phrases: [
        [
          'Bis zum {date} werde ich meinen Lebenslauf[ für den Bereich {aim}] in 2 Runden überarbeiten, 5 Ergebnisse mit Zahlen ergänzen und ihn von 2 Personen prüfen lassen.',
          'Bis zum {date} werde ich meinen Lebenslauf[ für den Bereich {aim}] überarbeiten und 5 Ergebnisse mit Zahlen ergänzen.',
        ],
        [
          'Ich werde bis zum {date} 1 Lebenslauf und 1 Anschreiben als Vorlage erstellen, sie an 3 Ausschreibungen[ im Bereich {aim}] anpassen und von 2 Personen Rückmeldung einholen.',
          'Ich werde bis zum {date} 1 Lebenslauf und 1 Anschreiben als Vorlage erstellen und an 3 Ausschreibungen anpassen.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'praktikum* | praktika | werkstudent*',
      phrases: [
        [
          'Bis zum {date} werde ich mich auf 8 Praktikumsplätze[ im Bereich {aim}] mit je einem eigenen Anschreiben bewerben und 2 Personen nach ihrem Einstieg fragen.',
          'Bis zum {date} werde ich mich auf 8 Praktikumsplätze[ im Bereich {aim}] bewerben.',
        ],
        [
          'Ich werde bis zum {date} 12 Unternehmen finden, die ein Praktikum[ im Bereich {aim}] anbieten, und 6 davon eine passende Bewerbung schicken.',
          'Ich werde bis zum {date} 6 Unternehmen eine passende Bewerbung um ein Praktikum schicken.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'delegier* | aufgaben abgeben | aufgaben abzugeben',
      phrases: [
        [
          'Jede Woche bis zum {date} werde ich 1 Aufgabe vollständig delegieren[ (Team von {team} Leuten)], Ziel und Frist schriftlich festhalten und vor der Frist nur 1-mal nachfragen.',
          'Jede Woche bis zum {date} werde ich 1 Aufgabe mit Ziel und Frist vollständig delegieren.',
        ],
        [
          'Bis zum {date} werde ich 10 meiner wiederkehrenden Aufgaben auflisten, 4 davon dauerhaft delegieren und die Ergebnisse nach 2 Wochen gemeinsam auswerten.',
          'Bis zum {date} werde ich 10 meiner wiederkehrenden Aufgaben auflisten und 4 davon dauerhaft delegieren.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: '*einstellen .. team | für mein team | einstellen | einzustellen | personal gewinnen',
      phrases: [
        [
          'Bis zum {date} werde ich 1 klares Profil für die neue Stelle schreiben, 6 Vorstellungsgespräche mit denselben 8 Fragen führen und die Wahl mit 1 weiteren Person treffen.',
          'Bis zum {date} werde ich 1 klares Profil für die neue Stelle schreiben und 6 Vorstellungsgespräche führen.',
        ],
        [
          'Um mein Team zu verstärken, werde ich 5 Personen um Empfehlungen bitten, 6 Vorstellungsgespräche mit denselben 8 Fragen führen und bis zum {date} entscheiden.',
          'Um mein Team zu verstärken, werde ich bis zum {date} 6 Vorstellungsgespräche mit denselben 8 Fragen führen.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motivier* | teamgeist | teamkultur | zusammenhalt | teambuilding',
      phrases: [
        [
          'Bis zum {date} werde ich jede Person in meinem Team[ von {team} Leuten] in 30 Minuten fragen, was sie motiviert, und 3 der Vorschläge umsetzen.',
          'Bis zum {date} werde ich jede Person in meinem Team[ von {team} Leuten] fragen, was sie motiviert, und 3 Vorschläge umsetzen.',
        ],
        [
          'Um mein Team[ von {team} Leuten] zu motivieren, werde ich bis zum {date} alle zwei Wochen 30 Minuten Austausch leiten, je 1 Erfolg nennen und 1 Idee daraus erproben.',
          'Um mein Team[ von {team} Leuten] zu motivieren, werde ich bis zum {date} alle zwei Wochen 30 Minuten Austausch leiten.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'remote team* | virtuelle* team* | verteilte* team* | hybride* team*',
      phrases: [
        [
          'Für mein Remote-Team[ von {team} Leuten] werde ich bis zum {date} jede Woche 1 kurze Runde und jeden Monat 1 persönliches Gespräch mit allen führen.',
          'Für mein Remote-Team[ von {team} Leuten] werde ich bis zum {date} jede Woche 1 kurze Runde leiten.',
        ],
        [
          'Bis zum {date} werde ich mit meinem Remote-Team[ von {team} Leuten] 5 Regeln der Zusammenarbeit vereinbaren und sie nach 4 Wochen mit 3 Fragen an alle prüfen.',
          'Bis zum {date} werde ich mit meinem Remote-Team[ von {team} Leuten] 5 Regeln der Zusammenarbeit vereinbaren.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'feedback* | rückmeldung* | kritik',
      phrases: [
        [
          'Ich werde bis zum {date} 1-mal pro Woche 1 Person ein konkretes Feedback mit Beispiel und Wunsch geben und im Gegenzug um Feedback für mich bitten.',
          'Ich werde bis zum {date} 1-mal pro Woche ein konkretes Feedback mit Beispiel geben und um eines für mich bitten.',
        ],
        [
          'Bis zum {date} werde ich 5 Feedback-Gespräche schriftlich vorbereiten, je mit 1 Beobachtung, ihrer Wirkung und 1 Wunsch, und danach den Verlauf notieren.',
          'Bis zum {date} werde ich 5 Feedback-Gespräche mit je 1 Beobachtung und 1 Wunsch vorbereiten und führen.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'konflikt* | schwierige* gespräch* | schwierige* menschen | schwierige* kolleg* | schwierige* kund* | streit*',
      phrases: [
        [
          'Bis zum {date} werde ich 3 schwierige Gespräche[ mit {audience}] schriftlich vorbereiten, jedes binnen einer Woche führen und notieren, was den Konflikt entschärft hat.',
          'Bis zum {date} werde ich 3 schwierige Gespräche[ mit {audience}] vorbereiten und führen.',
        ],
        [
          'Ich werde bis zum {date} 1 Methode zur Konfliktlösung lernen, sie in 2 Rollenspielen üben und in 2 echten Gesprächen[ mit {audience}] anwenden.',
          'Ich werde bis zum {date} 1 Methode zur Konfliktlösung lernen und in 2 echten Gesprächen anwenden.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder*',
      phrases: [
        [
          'Bis zum {date} werde ich meine 8 wichtigsten Stakeholder auflisten, 4 davon nach ihren Erwartungen fragen und alle zwei Wochen kurz über den Stand informieren.',
          'Bis zum {date} werde ich meine 8 wichtigsten Stakeholder auflisten und 4 davon nach ihren Erwartungen fragen.',
        ],
        [
          'Ich werde bis zum {date} 1-mal pro Woche 20 Minuten mit 1 meiner Stakeholder sprechen und danach je 1 Erwartung und 1 Absprache festhalten.',
          'Ich werde bis zum {date} 1-mal pro Woche 20 Minuten mit 1 meiner Stakeholder sprechen.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'verhandel* | verhandlung*',
      phrases: [
        [
          'Bis zum {date} werde ich 3 Verhandlungen[ mit {audience}] auf je einer Seite vorbereiten, mit Ziel, Grenze und 2 Alternativen, und danach das Ergebnis notieren.',
          'Bis zum {date} werde ich 3 Verhandlungen[ mit {audience}] mit Ziel und Grenze auf je einer Seite vorbereiten.',
        ],
        [
          'Ich werde bis zum {date} 4 Verhandlungen[ mit {audience}] als Rollenspiel üben und jedes Mal zu 2 Punkten Rückmeldung einholen.',
          'Ich werde bis zum {date} 4 Verhandlungen[ mit {audience}] als Rollenspiel üben.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'zuhören | zuzuhören',
      phrases: [
        [
          'In 2 Gesprächen pro Woche werde ich bis zum {date} zuhören, ohne zu unterbrechen, das Gehörte in 1 Satz zusammenfassen und erst dann antworten.',
          'In 2 Gesprächen pro Woche werde ich bis zum {date} ganz zuhören und erst nach einer Zusammenfassung antworten.',
        ],
        [
          'Ich werde bis zum {date} aktives Zuhören üben: 1 Gespräch pro Woche, in dem ich 3 offene Fragen stelle und danach das Wichtigste aufschreibe.',
          'Ich werde bis zum {date} in 1 Gespräch pro Woche aktives Zuhören mit 3 offenen Fragen üben.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'erklären | zu erklären | verständlich* | laien',
      phrases: [
        [
          'Ich werde bis zum {date} 1-mal pro Woche ein Thema aus meiner Arbeit in 3 Minuten erklären[, am besten vor {audience}], und fragen, was hängen geblieben ist.',
          'Ich werde bis zum {date} 1-mal pro Woche ein Thema aus meiner Arbeit in 3 Minuten verständlich erklären.',
        ],
        [
          'Bis zum {date} werde ich 4 Erklärungen ohne Fachwörter schreiben, jede mit 2 Personen testen und nach ihren Fragen kürzen.',
          'Bis zum {date} werde ich 4 Erklärungen ohne Fachwörter schreiben und jede mit 2 Personen testen.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'zu wort | ins wort | unterbrochen | in meetings .. sagen | in meetings .. sprechen | in meetings | in besprechungen | meine meinung | meinung .. vertreten | meinung sagen',
      phrases: [
        [
          'In 2 Besprechungen pro Woche werde ich mich bis zum {date} in den ersten 10 Minuten[ vor {audience}] zu Wort melden, mit 1 vorbereiteten Punkt.',
          'In 2 Besprechungen pro Woche werde ich mich bis zum {date} mit 1 vorbereiteten Punkt zu Wort melden.',
        ],
        [
          'Bis zum {date} werde ich in 8 Besprechungen je 1 Frage und 1 eigene Idee[ vor {audience}] einbringen und danach die Reaktion notieren.',
          'Bis zum {date} werde ich in 8 Besprechungen je 1 Frage oder eigene Idee einbringen.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'nein sagen | nein zu sagen | grenzen setzen | grenzen zu setzen',
      phrases: [
        [
          'Ich werde bis zum {date} mindestens 1-mal pro Woche zu einer Bitte, die nicht meine Aufgabe ist, mit 1 Satz Begründung Nein sagen und den Verlauf notieren.',
          'Ich werde bis zum {date} mindestens 1-mal pro Woche zu einer Bitte, die nicht meine Aufgabe ist, Nein sagen.',
        ],
        [
          'Bis zum {date} werde ich 4 Grenzen für meine Arbeit aufschreiben, 3 höfliche Sätze zum Neinsagen laut üben und sie bei 5 Gelegenheiten verwenden.',
          'Bis zum {date} werde ich 3 höfliche Sätze zum Neinsagen üben und bei 5 Gelegenheiten verwenden.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'selbstzweifel* | imposter* | impostor* | hochstapler*',
      phrases: [
        [
          'Gegen meine Selbstzweifel werde ich bis zum {date} jeden Freitag 3 Belege für mein Können aufschreiben und die Liste vor 4 schwierigen Aufgaben laut lesen.',
          'Gegen meine Selbstzweifel werde ich bis zum {date} jeden Freitag 3 Belege für mein Können aufschreiben.',
        ],
        [
          'Bis zum {date} werde ich 5 Personen nach 1 Stärke von mir mit Beispiel fragen und die Liste in 3 Momenten nutzen, in denen Selbstzweifel aufkommen.',
          'Bis zum {date} werde ich 5 Personen nach 1 Stärke von mir fragen, um meinen Selbstzweifeln zu begegnen.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'lampenfieber | redeangst | sprechangst | angst .. präsent* | angst .. vortr* | angst .. sprechen | angst .. reden | nervös .. präsent* | nervös .. vortr* | präsent* .. nervös | vortr* .. nervös | aufgeregt',
      phrases: [
        [
          'Bis zum {date} werde ich 4 kurze Vorträge[ vor {audience}] halten, mit 2 Zuhörenden beginnen, vorher je 3 Minuten Atemübungen machen und meine Nervosität von 1 bis 10 bewerten.',
          'Bis zum {date} werde ich 4 kurze Vorträge[ vor {audience}] halten und meine Nervosität je von 1 bis 10 bewerten.',
        ],
        [
          'Gegen Lampenfieber werde ich bis zum {date} 3-mal pro Woche 1 Einstieg von 2 Minuten laut üben und dann bei 2 echten Anlässen[ vor {audience}] sprechen.',
          'Gegen Lampenfieber werde ich bis zum {date} 3-mal pro Woche 1 Einstieg laut üben und bei 2 echten Anlässen sprechen.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'moderier* | moderation* | workshop*',
      phrases: [
        [
          'Bis zum {date} werde ich {events|3} von mindestens 45 Minuten mit schriftlichem Ablauf moderieren und danach je 3 Rückmeldungen sammeln.',
          'Bis zum {date} werde ich {events|3} mit schriftlichem Ablauf moderieren und Rückmeldungen sammeln.',
        ],
        [
          'Ich werde bis zum {date} 4 Methoden der Moderation lernen, in jeder zweiten Besprechung 1 davon erproben und die Wirkung notieren.',
          'Ich werde bis zum {date} 4 Methoden der Moderation lernen und in jeder zweiten Besprechung 1 davon erproben.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'konferenz* | keynote* | speaker* | meetup*',
      phrases: [
        [
          'Bis zum {date} werde ich bei 3 Konferenzen oder Meetups einen Vortrag einreichen, ihn 4-mal vor anderen proben und bei 1 Veranstaltung halten.',
          'Bis zum {date} werde ich bei 3 Konferenzen oder Meetups einen Vortrag einreichen und ihn 4-mal proben.',
        ],
        [
          'Ich werde bis zum {date} 1 Konferenzvortrag von 20 Minuten ausarbeiten, ihn vor 2 kleinen Gruppen testen und bei 3 Veranstaltungen anbieten.',
          'Ich werde bis zum {date} 1 Konferenzvortrag von 20 Minuten ausarbeiten und bei 3 Veranstaltungen anbieten.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk | smalltalk',
      phrases: [
        [
          'Ich werde bis zum {date} pro Woche 2 Smalltalk-Gespräche mit Menschen beginnen, die ich kaum kenne, und je 1 Sache notieren, die ich dabei erfahren habe.',
          'Ich werde bis zum {date} pro Woche 2 Smalltalk-Gespräche mit Menschen beginnen, die ich kaum kenne.',
        ],
        [
          'Bis zum {date} werde ich 6 Einstiege für Smalltalk vorbereiten, sie bei {events|2} verwenden und mit 3 Personen in Kontakt bleiben.',
          'Bis zum {date} werde ich 6 vorbereitete Einstiege für Smalltalk bei {events|2} verwenden.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin*',
      phrases: [
        [
          'Bis zum {date} werde ich mein LinkedIn-Profil[ mit Blick auf {aim}] überarbeiten, {posts|4} aus meinem Fachgebiet veröffentlichen und pro Woche 2 Beiträge anderer kommentieren.',
          'Bis zum {date} werde ich mein LinkedIn-Profil[ mit Blick auf {aim}] überarbeiten und {posts|4} veröffentlichen.',
        ],
        [
          'Ich werde bis zum {date} {posts|4} auf LinkedIn veröffentlichen und 15 neue Kontakte aus meinem Fachgebiet[ ({aim})] gewinnen.',
          'Ich werde bis zum {date} {posts|4} auf LinkedIn veröffentlichen und 15 neue Kontakte gewinnen.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portfolio* | eigene website | eigene webseite',
      phrases: [
        [
          'Bis zum {date} werde ich 3 fertige Arbeiten in mein Portfolio[ für den Bereich {aim}] aufnehmen, jede in 5 Sätzen beschreiben und von 2 Personen ansehen lassen.',
          'Bis zum {date} werde ich 3 fertige Arbeiten in mein Portfolio[ für den Bereich {aim}] aufnehmen.',
        ],
        [
          'Ich werde mein Portfolio[ für den Bereich {aim}] bis zum {date} mit 4 Arbeiten veröffentlichen, {hours|3} daran arbeiten und 3 Rückmeldungen einholen.',
          'Ich werde mein Portfolio[ für den Bereich {aim}] bis zum {date} mit 4 Arbeiten veröffentlichen.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | podcast* | newsletter* | artikel | youtube',
      phrases: [
        [
          'Bis zum {date} werde ich {posts|4} von mir veröffentlichen, {hours|2} daran arbeiten und 3 Personen nach ihrer Meinung fragen.',
          'Bis zum {date} werde ich {posts|4} von mir veröffentlichen und 3 Personen nach ihrer Meinung fragen.',
        ],
        [
          'Ich werde einen Plan mit 8 Themen schreiben, bis zum {date} {posts|4} veröffentlichen und jeden davon 5 Personen aus meinem Fachgebiet zeigen.',
          'Ich werde bis zum {date} aus einem Plan mit 8 Themen {posts|4} veröffentlichen.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'prokrastin* | aufschieb* | aufzuschieben | schiebe',
      phrases: [
        [
          'Gegen das Aufschieben werde ich bis zum {date} an 4 Tagen pro Woche mit 25 Minuten an der unangenehmsten Aufgabe beginnen und jeden Tag abhaken.',
          'Gegen das Aufschieben werde ich bis zum {date} an 4 Tagen pro Woche mit 25 Minuten an der schwersten Aufgabe beginnen.',
        ],
        [
          'Ich werde bis zum {date} jede Aufgabe, die ich aufschiebe, in 3 kleine Schritte teilen und den ersten davon binnen 2 Tagen erledigen.',
          'Ich werde bis zum {date} jede aufgeschobene Aufgabe in 3 kleine Schritte teilen und binnen 2 Tagen beginnen.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorität* | priorisier*',
      phrases: [
        [
          'Bis zum {date} werde ich jeden Montag 3 Prioritäten setzen, neue Aufgaben täglich nach Dringlichkeit und Gewicht ordnen und pro Woche 2 abgeben oder streichen.',
          'Bis zum {date} werde ich jeden Montag 3 Prioritäten setzen und pro Woche 2 andere Aufgaben abgeben oder streichen.',
        ],
        [
          'Ich werde bis zum {date} meine 5 wichtigsten Prioritäten mit meiner Führungskraft abstimmen und ihnen {hours|8} ungestörte Zeit geben.',
          'Ich werde bis zum {date} meine 5 wichtigsten Prioritäten mit meiner Führungskraft abstimmen.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'fokus* | konzentr* | ablenk* | abgelenkt',
      phrases: [
        [
          'An 4 Tagen pro Woche werde ich bis zum {date} 60 Minuten konzentriert ohne Telefon und Nachrichten arbeiten und die Dauer festhalten.',
          'An 4 Tagen pro Woche werde ich bis zum {date} 60 Minuten konzentriert ohne Nachrichten arbeiten.',
        ],
        [
          'Bis zum {date} werde ich 3 Quellen der Ablenkung abstellen und pro Woche 3 konzentrierte Blöcke von 45 Minuten einhalten.',
          'Bis zum {date} werde ich 3 Quellen der Ablenkung abstellen und pro Woche 3 konzentrierte Blöcke einplanen.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'überstunden | weniger arbeiten | arbeitszeit* | pünktlich | wochenende* | am wochenende',
      phrases: [
        [
          'Bis zum {date} werde ich meine Überstunden schrittweise abbauen: An 3 Tagen pro Woche gehe ich pünktlich und notiere jeden Freitag meine Stunden.',
          'Bis zum {date} werde ich an 3 Tagen pro Woche pünktlich gehen und jeden Freitag meine Überstunden notieren.',
        ],
        [
          'Ich werde 3 Aufgaben benennen, die meine Überstunden verursachen, sie bis zum {date} mit meiner Führungskraft besprechen und 1 davon abgeben oder streichen.',
          'Ich werde 3 Ursachen meiner Überstunden bis zum {date} mit meiner Führungskraft besprechen.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stress* | *stress | gestresst | burnout | burn out | erschöpf* | resilien* | überfordert | überlast*',
      phrases: [
        [
          'Um meinen Stress zu senken, werde ich bis zum {date} an jedem Arbeitstag 2 Pausen von 10 Minuten machen und abends meinen Stress von 1 bis 10 bewerten.',
          'Um meinen Stress zu senken, werde ich bis zum {date} an jedem Arbeitstag 2 Pausen von 10 Minuten machen.',
        ],
        [
          'Bis zum {date} werde ich meine 3 stärksten Auslöser von Stress benennen, an jedem 1 Sache ändern und pro Woche 2 Stunden Erholung einplanen.',
          'Bis zum {date} werde ich meine 3 stärksten Auslöser von Stress benennen und an jedem 1 Sache ändern.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'schwimm* | radfahren | wandern | turnen | halbmarathon | pilates | schwimmen gehen | sport | fitness | joggen | laufen gehen | abnehmen | marathon | training*',
      phrases: [
        [
          'Bis zum {date} werde ich 2-mal pro Woche 40 Minuten Sport machen, das wie einen Termin im Kalender eintragen und jede Einheit abhaken.',
          'Bis zum {date} werde ich 2-mal pro Woche 40 Minuten Sport machen und jede Einheit abhaken.',
        ],
        [
          'Ich werde bis zum {date} einem Trainingsplan mit 2 Sporteinheiten pro Woche folgen und 1 davon alle zwei Wochen um 5 Minuten verlängern.',
          'Ich werde bis zum {date} einem Trainingsplan mit 2 Sporteinheiten pro Woche folgen.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'homeoffice | home office | von zu hause | von zuhause | mobiles arbeiten | remote arbeiten',
      phrases: [
        [
          'Bis zum {date} werde ich meinen Vorschlag zum Homeoffice auf 1 Seite festhalten, ihn in 1 Gespräch meiner Führungskraft vorstellen und eine Probezeit von 4 Wochen vereinbaren.',
          'Bis zum {date} werde ich meiner Führungskraft auf 1 Seite eine Homeoffice-Probezeit von 4 Wochen vorschlagen.',
        ],
        [
          'Ich werde 5 Aufgaben auflisten, die sich im Homeoffice erledigen lassen, bis zum {date} eine Probezeit von 4 Wochen vereinbaren und sie mit 3 Fragen auswerten.',
          'Ich werde 5 Aufgaben für das Homeoffice auflisten und bis zum {date} eine Probezeit von 4 Wochen vereinbaren.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'familie* | meine kinder | meinen kindern | zeit .. kinder | kinder .. arbeit | vereinbarkeit',
      phrases: [
        [
          'Bis zum {date} werde ich pro Woche 3 Abende für meine Familie freihalten, das Diensttelefon ab 18 Uhr ausschalten und das jeden Sonntag prüfen.',
          'Bis zum {date} werde ich pro Woche 3 Abende mit ausgeschaltetem Diensttelefon für meine Familie freihalten.',
        ],
        [
          'Ich werde bis zum {date} 2 feste frühe Feierabende pro Woche im Betrieb vereinbaren und diese Zeit mit meiner Familie im Kalender planen.',
          'Ich werde bis zum {date} 2 feste frühe Feierabende pro Woche für meine Familie vereinbaren.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'abschalten | abzuschalten | feierabend* | entspann*',
      phrases: [
        [
          'Bis zum {date} werde ich 4 Arbeitstage pro Woche mit 10 Minuten Abschlussroutine beenden und nach 19 Uhr keine beruflichen Nachrichten lesen.',
          'Bis zum {date} werde ich 4 Arbeitstage pro Woche mit 10 Minuten Routine zum Abschalten beenden.',
        ],
        [
          'Zum Abschalten werde ich bis zum {date} 2 Abende pro Woche frei von Arbeit planen und jeden von 1 bis 10 bewerten.',
          'Zum Abschalten werde ich bis zum {date} 2 Abende pro Woche frei von Arbeit planen.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'schlaf* | schlafen | meditier* | meditation | achtsamkeit* | yoga',
      phrases: [
        [
          'Bis zum {date} werde ich an 4 Tagen pro Woche 15 Minuten Yoga oder Meditation üben, 30 Minuten vor dem Schlafen den Bildschirm ausschalten und jeden Tag abhaken.',
          'Bis zum {date} werde ich an 4 Tagen pro Woche 15 Minuten Yoga oder Meditation üben und jeden Tag abhaken.',
        ],
        [
          'Ich werde bis zum {date} an 5 Tagen pro Woche eine feste Abendroutine einhalten: 30 Minuten vor dem Schlafen kein Bildschirm und 10 Minuten Meditation.',
          'Ich werde bis zum {date} an 5 Tagen pro Woche eine feste Abendroutine vor dem Schlafen einhalten.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freiberuf* | freelanc* | als freie | freie mitarbeit',
      phrases: [
        [
          'Bis zum {date} werde ich 1 freiberufliches Angebot mit Preis beschreiben, es {customers|8} vorstellen und den ersten bezahlten Auftrag annehmen.',
          'Bis zum {date} werde ich 1 freiberufliches Angebot mit Preis beschreiben und {customers|8} vorstellen.',
        ],
        [
          'Ich werde meine Freelance-Tätigkeit bis zum {date} vorbereiten: 1 Seite zu Kosten, Steuer und Versicherung, 2 Gespräche mit Erfahrenen und 3 schriftliche Angebote.',
          'Ich werde meine Freelance-Tätigkeit bis zum {date} mit 1 Kostenplan und 3 schriftlichen Angeboten vorbereiten.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'online shop* | onlineshop* | webshop* | etsy*',
      phrases: [
        [
          'Bis zum {date} werde ich meinen Onlineshop mit 5 Produkten eröffnen, jedes mit Bild und Preis einstellen und {customers|8} um einen Test bitten.',
          'Bis zum {date} werde ich meinen Onlineshop mit 5 Produkten eröffnen und {customers|8} um einen Test bitten.',
        ],
        [
          'Ich werde bis zum {date} {hours|4} an meinem Onlineshop arbeiten, 5 Produkte einstellen und Besuche und Bestellungen 1-mal pro Woche auswerten.',
          'Ich werde bis zum {date} {hours|4} an meinem Onlineshop arbeiten und 5 Produkte einstellen.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'elternzeit* | babypause | mutterschutz | familienpause',
      phrases: [
        [
          'Für meine Rückkehr aus der Elternzeit werde ich bis zum {date} 2 Gespräche mit meinem Betrieb über Aufgaben und Zeiten führen, 2 Fähigkeiten auffrischen und die Betreuung 1 Woche lang erproben.',
          'Für meine Rückkehr aus der Elternzeit werde ich bis zum {date} 2 Gespräche mit meinem Betrieb führen und 2 Fähigkeiten auffrischen.',
        ],
        [
          'Bis zum {date} werde ich einen Plan für meine ersten 4 Wochen nach der Elternzeit schreiben, ihn mit meinem Betrieb abstimmen und {hours|2} mein Wissen auffrischen.',
          'Bis zum {date} werde ich einen Plan für meine ersten 4 Wochen nach der Elternzeit schreiben und abstimmen.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'stärken | meine werte',
      phrases: [
        [
          'Bis zum {date} werde ich 5 Personen nach je 2 meiner Stärken fragen, die Antworten mit meiner eigenen Liste vergleichen und 1 Stärke in einer neuen Aufgabe erproben.',
          'Bis zum {date} werde ich 5 Personen nach je 2 meiner Stärken fragen und mit meiner eigenen Liste vergleichen.',
        ],
        [
          'Ich werde bis zum {date} 1 anerkannten Stärkentest machen, zu jedem Ergebnis 3 Situationen aus meiner Arbeit notieren und sie im Mentoring-Gespräch besprechen.',
          'Ich werde bis zum {date} 1 Stärkentest machen und zu jedem Ergebnis 3 Situationen notieren.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'entscheid* | entscheidung* | soll ich | oder soll',
      phrases: [
        [
          'Bis zum {date} werde ich meine Möglichkeiten anhand von 6 Kriterien schriftlich vergleichen, mit {people|3} sprechen, die vor derselben Wahl standen, und mich entscheiden.',
          'Bis zum {date} werde ich meine Möglichkeiten anhand von 6 Kriterien schriftlich vergleichen und mich entscheiden.',
        ],
        [
          'Ich werde bis zum {date} jede meiner Möglichkeiten mindestens 2 Stunden erproben, je 3 Vorteile und 3 Nachteile notieren und mich für 1 entscheiden.',
          'Ich werde bis zum {date} je 3 Vorteile und 3 Nachteile meiner Möglichkeiten notieren und mich für 1 entscheiden.',
        ],
      ],
    },
  ],
  frames: ['Mein Ziel ist „{words}“: {goal}', 'Mein Vorhaben ist „{words}“: {goal}'],
  percent: '{n} %',
  hoursTail: 'Dafür plane ich {hours} ein.',
  hours: { one: '{n} Stunde pro Woche', other: '{n} Stunden pro Woche' },
  counted: {
    applications: {
      cues: 'bewerbung* | stellen | jobs',
      forms: { one: '{n} Bewerbung', other: '{n} Bewerbungen' },
    },
    interviews: {
      cues: 'vorstellungsgespräch* | interview* | probegespräch*',
      forms: { one: '{n} Probegespräch', other: '{n} Probegespräche' },
    },
    people: {
      cues: 'kontakte* | personen | leute* | menschen | gespräche* | frauen',
      forms: { one: '{n} Person', other: '{n} Personen' },
    },
    talks: {
      cues: 'vorträge* | vortrag* | präsentation* | reden',
      forms: { one: '{n} Vortrag', other: '{n} Vorträge' },
    },
    posts: {
      cues: 'beiträge* | posts | artikel* | blogartikel | folgen',
      forms: { one: '{n} Beitrag', other: '{n} Beiträge' },
    },
    customers: {
      cues: 'kund* | aufträge | auftrag',
      forms: { one: '{n} Person aus der Zielgruppe', other: '{n} Personen aus der Zielgruppe' },
    },
    books: { cues: 'bücher* | buch', forms: { one: '{n} Buch', other: '{n} Bücher' } },
    events: {
      cues: 'veranstaltung* | workshops | workshop | messen | konferenz* | events',
      forms: { one: '{n} Veranstaltung', other: '{n} Veranstaltungen' },
    },
  },
  teamPeople:
    'personen | leute* | mitarbeiter* | mitarbeitende* | köpfig* | menschen | teammitglied* | entwickler* | kolleg*',
  team: 'team | teams | gruppe | abteilung',
  languageNames: [
    ['en', 'englisch* | business englisch'],
    ['de', 'deutsch | deutschkenntnis* | deutschkurs* | deutsche sprache'],
    ['fr', 'französisch*'],
    ['es', 'spanisch*'],
    ['it', 'italienisch*'],
    ['pt', 'portugiesisch*'],
    ['nl', 'niederländisch* | holländisch*'],
    ['pl', 'polnisch*'],
    ['cs', 'tschechisch*'],
    ['sk', 'slowakisch*'],
    ['uk', 'ukrainisch*'],
    ['ru', 'russisch*'],
    ['tr', 'türkisch*'],
    ['ro', 'rumänisch*'],
    ['sv', 'schwedisch*'],
    ['da', 'dänisch*'],
    ['no', 'norwegisch*'],
    ['fi', 'finnisch*'],
    ['hu', 'ungarisch*'],
    ['el', 'griechisch*'],
    ['ar', 'arabisch*'],
    ['he', 'hebräisch*'],
    ['zh', 'chinesisch* | mandarin'],
    ['ja', 'japanisch*'],
    ['ko', 'koreanisch*'],
    ['hr', 'kroatisch*'],
    ['sr', 'serbisch*'],
  ],
  aims: [
    ['teamleit* | teamlead* | team lead* | team leit*', 'Teamleitung', 'up'],
    ['abteilungsleit*', 'Abteilungsleitung', 'up'],
    ['bereichsleit*', 'Bereichsleitung', 'up'],
    ['filialleit*', 'Filialleitung', 'up'],
    ['gruppenleit*', 'Gruppenleitung', 'up'],
    [
      'führungskraft | führungskräfte | führungsposition* | führungsrolle* | leitende position | leitungsposition* | leitungsfunktion* | manager | managerin | managementposition',
      'Führungsposition',
      'up',
    ],
    ['geschäftsführ* | ceo | cfo | coo', 'Geschäftsführung', 'up'],
    ['vorstand | vorständin', 'Vorstand', 'up'],
    ['cto', 'technische Leitung', 'up'],
    ['tech lead | lead developer', 'Tech Lead', 'up'],
    ['senior developer* | senior entwickl* | senior engineer*', 'Senior-Ebene in der Entwicklung', 'up'],
    ['senior consultant* | senior berater*', 'Senior-Ebene in der Beratung', 'up'],
    ['senior* | seniorposition', 'Senior-Ebene', 'up'],
    ['projektleit* | projektmanag*', 'Projektleitung'],
    ['produktmanag* | product manag*', 'Produktmanagement'],
    ['product owner*', 'Product Ownership'],
    ['scrum master*', 'Scrum'],
    ['data scien* | datenwissenschaft*', 'Data Science'],
    ['datenanalys* | data analy*', 'Datenanalyse'],
    ['data engineer*', 'Data Engineering'],
    ['machine learning | künstliche intelligenz | KI', 'künstliche Intelligenz'],
    ['ux ui | ux design* | ux | ui design*', 'UX-Design'],
    ['grafikdesign*', 'Grafikdesign'],
    [
      'softwareentwickl* | software entwickl* | entwickler* | programmierer* | webentwickl* | frontend* | backend* | full stack*',
      'Softwareentwicklung',
    ],
    ['devops', 'DevOps'],
    ['it sicherheit | cyber security | cybersecurity | informationssicherheit', 'IT-Sicherheit'],
    ['IT | in die it | in der it | it branche | tech branche | it bereich | tech', 'IT'],
    ['online marketing* | digital marketing*', 'Online-Marketing'],
    ['marketing*', 'Marketing'],
    [
      'personalwesen | personalabteilung | hr | human resources | personaler* | recruiting | recruiter* | personalentwickl*',
      'Personalwesen',
    ],
    ['vertrieb* | sales | verkauf', 'Vertrieb'],
    ['beratung | unternehmensberat* | consult* | berater*', 'Beratung'],
    ['controlling | controller*', 'Controlling'],
    ['finanzen | finanzbereich | finanz*', 'Finanzen'],
    ['buchhalt* | rechnungswesen', 'Buchhaltung'],
    ['nachhaltig* | esg | klimaschutz | erneuerbare*', 'Nachhaltigkeit'],
    ['soziale arbeit | sozialarbeit* | sozialpädagog*', 'Soziale Arbeit'],
    ['lehrer* | lehramt | schuldienst | schule', 'Schule'],
    ['pflege* | krankenschwester | pflegefachkraft', 'Pflege'],
    ['coach* | coaching', 'Coaching'],
    ['trainer* | erwachsenenbildung', 'Training'],
    ['psycholog* | therapeut*', 'Psychologie'],
    ['journalis*', 'Journalismus'],
    ['in die wirtschaft | freie wirtschaft', 'freie Wirtschaft'],
    ['forschung* | wissenschaft* | forscher*', 'Forschung'],
    ['ngo | gemeinnützig* | non profit', 'gemeinnützige Arbeit'],
    ['öffentlicher dienst | öffentlichen dienst | verwaltung', 'öffentlicher Dienst'],
    ['logistik* | supply chain', 'Logistik'],
    ['architekt*', 'Architektur'],
    ['anwalt* | anwält* | jurist*', 'Recht'],
    ['eventmanag* | veranstaltungsmanag*', 'Eventmanagement'],
    ['qualitätssicherung | qualitätsmanag* | testautom* | softwaretest*', 'Qualitätssicherung'],
    ['customer success', 'Customer Success'],
    ['einkauf', 'Einkauf'],
    ['erzieher*', 'Erziehung'],
    ['hebamme*', 'Geburtshilfe'],
  ],
  quotedAim: '„{words}“',
  aimOpeners:
    'als | arbeit als | job als | stelle als | arbeiten als | umschulung zur | umschulung zum | ausbildung zur | ausbildung zum | weiterbildung zur | weiterbildung zum',
  skills: [
    ['datenanalyse* | daten analysier* | data analytics', 'Datenanalyse'],
    ['data science', 'Data Science'],
    ['machine learning | maschinelles lernen', 'maschinelles Lernen'],
    [
      'KI | künstliche intelligenz | künstlicher intelligenz | ki tools | AI | prompt engineering',
      'künstliche Intelligenz',
    ],
    ['webentwickl* | webdesign', 'Webentwicklung'],
    ['frontend*', 'Frontend-Entwicklung'],
    ['backend*', 'Backend-Entwicklung'],
    ['testautomatisier*', 'Testautomatisierung'],
    ['cloud security | cloud sicherheit | cloudsicherheit', 'Cloud-Sicherheit'],
    ['cloud*', 'Cloud-Technik'],
    ['devops', 'DevOps'],
    ['it sicherheit | cybersecurity | cyber security', 'IT-Sicherheit'],
    ['ux design | ux | user experience', 'UX-Design'],
    ['grafikdesign', 'Grafikdesign'],
    ['projektmanagement* | projekte leiten | projekte .. leiten | projekte zu leiten', 'Projektmanagement'],
    ['produktmanagement', 'Produktmanagement'],
    ['change management | veränderungsmanagement', 'Change Management'],
    ['agile* method* | agiles arbeiten | agiles projekt* | agilität', 'agile Methoden'],
    ['design thinking', 'Design Thinking'],
    ['online marketing | digitales marketing | digital marketing', 'Online-Marketing'],
    ['social media', 'Social Media'],
    ['vertriebskenntnis* | verkaufstechnik* | verkaufen', 'Vertrieb'],
    ['buchhaltung* | buchführung', 'Buchhaltung'],
    ['controlling', 'Controlling'],
    ['statistik*', 'Statistik'],
    ['datenschutz | dsgvo', 'Datenschutz'],
    ['datenbank*', 'Datenbanken'],
    ['programmier* | coden | coding', 'Programmieren'],
    ['softwarearchitektur*', 'Softwarearchitektur'],
    ['finanzwissen | finanzkenntnis* | finanzen', 'Finanzen'],
    ['videoschnitt', 'Videoschnitt'],
    ['fotograf*', 'Fotografie'],
    ['arbeitsrecht', 'Arbeitsrecht'],
    ['strategisch* denken', 'strategisches Denken'],
    ['robotik', 'Robotik'],
  ],
  audiences: [
    ['vorstand* | vorständen', 'dem Vorstand'],
    ['geschäftsführung | geschäftsleitung', 'der Geschäftsführung'],
    ['management | führungskräften | oberes management', 'dem Management'],
    [
      'große* gruppe* | großem publikum | großen publikum | vielen menschen | vielen leuten | viele menschen',
      'einer großen Gruppe',
    ],
    ['kleine* gruppe*', 'einer kleinen Gruppe'],
    ['meinem team | dem team', 'meinem Team'],
    ['kolleg*', 'Menschen aus meinem Arbeitsumfeld'],
    ['kund*', 'Kundschaft'],
    ['stakeholder*', 'Stakeholdern'],
    ['investor*', 'Investorinnen und Investoren'],
    ['fremden | fremde* menschen', 'fremden Menschen'],
    ['chef | chefin | vorgesetzt* | meiner führungskraft', 'meiner Führungskraft'],
    ['student* | studierende*', 'Studierenden'],
    ['klasse | schulklasse*', 'einer Klasse'],
    ['laien | nicht technisch*', 'Menschen ohne Fachwissen'],
    ['konferenz*', 'einem Konferenzpublikum'],
    ['international*', 'einem internationalen Publikum'],
    ['lieferant*', 'Lieferfirmen'],
    ['kamera', 'der Kamera'],
    ['eltern', 'Eltern'],
    ['betriebsrat', 'dem Betriebsrat'],
  ],
  commitment: 'ich werde | werde ich | spreche ich | ich spreche | schließe ich | plane ich',
  promises:
    'immer | garantier* | niemals | perfekt* | auf jeden fall | hundertprozentig | um jeden preis | fehlerfrei* | ausnahmslos',
  vague: 'verbesser* | verstehen | versuch* | besser | mehr wissen',
};
