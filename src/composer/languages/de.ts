/** German. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'de',
  locale: 'de-DE',
  digraphs: true,
  ordinalStops: true,
  capitals: true,
  time: {
    months: `
      januar* | jan | jänner; februar* | feb; märz* | mrz; april* | apr; mai; juni | jun; juli | jul; august* | aug;
      september* | sep | sept; oktober* | okt; november* | nov; dezember* | dez
    `,
    weekdays: `
      montag | montags | montagabend; dienstag; mittwoch; donnerstag; freitag; samstag | sonnabend; sonntag
    `,
    spans: `
      1 day: bis morgen; 3 month: einem vierteljahr | nächsten vierteljahr | eines vierteljahres;
      9 month: einem dreivierteljahr | eines dreivierteljahres;
      18 month: in anderthalb jahren | in eineinhalb jahren | innerhalb von anderthalb jahren | innerhalb von eineinhalb jahren
    `,
    day: 'tag | tage | tagen | tages',
    week: 'woche | wochen | arbeitswoche',
    month: 'monat | monate | monaten | monats',
    quarter: 'quartal | quartals | quartale | quartalen',
    year: 'jahr | heuer | jahre | jahren | jahres | halbjahr | halbjahres',
    feasts: `
      6-30: bis zu den sommerferien | zu den sommerferien | bis zur sommerpause; 9-20: vor dem herbst;
      3-20: vor dem frühling | vor dem frühjahr; 12-20: vor weihnachten;
      6-20: vor dem sommer | vorm sommer | vor den sommerferien | vor der sommerpause; 12-24: weihnachten | heiligabend;
      12-31: silvester | jahresende | neujahr | jahreswechsel; 4-15: ostern; 5-31: frühling | frühjahr;
      8-31: sommer* | sommerferien; 11-30: herbst; 2-28: winter; 3-31: erste* quartal*; 6-30: zweite* quartal*;
      9-30: dritte* quartal*; 12-31: vierte* quartal*; 6-30: erste* halbjahr* | erste* hälfte;
      12-31: zweite* halbjahr* | zweite* hälfte
    `,
    end: 'ende',
    middle: 'mitte',
    begin: 'anfang | beginn',
    next: 'nächste | nächsten | nächstes | nächster | nächstem | kommende | kommenden | kommendes | kommendem',
    current: 'heuer | dieses | diesem | diesen | diese | laufenden',
    within: 'in | im | innerhalb | binnen | nächsten | kommenden | den nächsten | innert',
    before: 'vor | noch vor',
    until: 'bis | bis zum | bis zu | spätestens | zum | am | deadline | vor',
    ago: 'seit | letzten | letztes | letzte | vergangenen | erfahrung | lang | früher',
    half: 'halbe* | halbjahr*',
    per: 'pro woche | die woche | in der woche | je woche | pro tag | am tag | pro monat | im monat',
    each: `
      täglich | wöchentlich | monatlich | jeden tag | jede woche | jeden monat | jeden morgen | jeden abend |
      jedes wochenende | jeden samstag | jeden sonntag
    `,
    spare: 'habe | hab | kann | könnte | zeit | max | maximal | höchstens | schaffe',
    numbers: `
      1: eine | einmal | einen | einem | einer | eins | ein; 2: zwei | zweimal; 3: drei | dreimal; 4: vier | viermal; 5: fünf; 6: sechs; 7: sieben; 8: acht; 9: neun;
      10: zehn; 11: elf; 12: zwölf; 15: fünfzehn; 18: achtzehn; 20: zwanzig; 30: dreißig
    `,
  },
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
  openings: `
    möchte ich | will ich | will ich endlich | würde ich gern | würde ich gerne | hätte ich gern | hätte ich gerne |
    ich möchte gern | ich möchte gerne | ich möchte | möchte gern | möchte gerne | möchte | ich will endlich | ich will | will | ich würde gern | ich würde gerne | würde gern | würde gerne | ich hätte gern | ich hätte gerne |
    hätte gern | hätte gerne | ich wünsche mir | wünsche mir | ich brauche | brauche | ich suche | ich such | suche | ich müsste | ich sollte | ich hoffe | ich plane | mein ziel ist es | mein ziel ist | mein wunsch ist | mein traum ist |
    mein traum wäre | ziel ist | ich habe vor | mein ziel : | ziel : | mein wunsch : | ich interessiere mich für | interessiere mich für | ich tue mich schwer damit | ich überlege | ich habe lust | ich träume davon | ich träume von |
    kannst du mir helfen | können sie mir helfen | tipps für | rat zu | wie kann ich | wie schaffe ich es | wie lerne ich | ich schaffe es nicht | es fällt mir schwer | mir fällt es schwer | schön wäre | toll wäre |
    ich weiß nicht wie ich | was ich will ist | was ich brauche | was ich bräuchte
  `,
  kept: `
    nicht mehr | ich träume von | hilfe bei | unterstützung bei | hilfe beim | unterstützung beim
  `,
  refusals: `
    nein danke | danke | vielen dank | nichts | nicht | will nicht mehr | will nicht | will kein* | möchte nicht | möchte kein* | will ich nicht | will ich kein* | möchte ich nicht | möchte ich kein* | mag kein* | mag nicht | nicht wieder | nie wieder | kein* lust auf | kein* interesse an |
    ohne | statt | anstatt | weder | noch | auf keinen fall | bitte nicht | bitte kein* | nicht mehr | brauche kein* | brauche ich nicht | kein* | nicht noch | bloß kein* | bloß nicht | wollen nicht | früher war | früher hab* | früher hatte | damals
  `,
  ends: `
    weil | aber | obwohl | da ich | damit ich | damit wir | sodass | so dass | denn | und ich | und bin | und habe | und hab | und mein* | und das | und es | und dann | und weiß | wenn ich | falls | während | nachdem | bevor ich | , ich | , er | , wir | , sie | , es | , das | , der macht | , mein* | , unser* |
    das ist | der macht | die macht | vielen dank | danke | sonst | am liebsten | notfalls | nämlich | zumal | wobei | jedoch | allerdings | ehrlich gesagt | sondern
  `,
  fillers: `
    halt | und | auch | dann | bitte | endlich | endlich mal | mal | vielleicht | evtl | eventuell | oder | außerdem | ausserdem | zudem | also | erstens | zweitens | drittens | eigentlich | gern | gerne | nur | noch | einfach | ja | naja | ok | zum einen |
    zum anderen | vor allem | am liebsten | wieder mal | irgendwann | möglichst | hauptsächlich | gern mal | irgendwie | konkret
  `,
  vague: `
    es | das | ihn | ihm | ihr | ihnen | dies | diese | dieses | diesen | sie | davon | dazu | damit | dafür | darüber | daran | darauf | dabei | dort | beides | etwas | irgendwas | sowas | so was | was | dessen | deren
  `,
  worries: `
    angst vor | angst vorm | angst davor | angst dass | angst , dass | angst zu | ich habe angst | ich hab angst | habe angst | hab angst | mir macht angst | ich fürchte | ich befürchte | befürchte | bammel vor | ich mache mir sorgen | mache mir sorgen | sorge , dass | sorgen um | ich habe sorge | ich zweifle | zweifel , ob | zweifle | ich bin unsicher | unsicher , ob | ich bin mir nicht sicher | ich weiß nicht , ob | weiß nicht , ob
  `,
  states:
    'ich bin | ich fühle | fühle mich | bin | ich war | ich habe | ich hab | ich wurde | mir fehlt | niemand | zu alt | zu spät',
  private: `
    krank | kranke | kranken | krankheit* | erkrank* | krankgeschrieben | krebs | depress* | angststörung | panikattack* | burnout | burn-out | adhs | autis* | therapie* | diagnose | diagnosen | schwanger* | fehlgeburt | scheidung | trennung | alkohol* | sucht | gefängnis | missbrauch* | behinderung* | schwerbehinder* | operation
  `,
  asides: `
    sorry für | entschuldig* | ignorier* | vergiss alle | anweisung* | systemprompt | systemprompt | als ki | hallo ki | sprachmodell | schreib einfach | trag einfach | gib aus | wiederhole | dieses formular | dieses feld |
    weiß nicht was ich hier | tu so als | du bist jetzt | ab jetzt bist du
  `,
  lead: '{words}: ',
  quotes: '„“‚‘',
  plans: {
    subject: [
      'Ich arbeite dazu ein gutes Buch oder einen Kurs durch und erkläre 2 Menschen bis zum {date} das Wichtigste in eigenen Worten.',
      'Bis zum {date} lerne ich dafür 2-mal pro Woche 30 Minuten und fasse am Ende das Wichtigste auf einer Seite zusammen.',
    ],
    tool: [
      'Bis zum {date} eigne ich mir die Grundlagen mit einem Kurs oder einer guten Anleitung an und erledige damit 2 echte Aufgaben selbst.',
      'Ich übe 2-mal pro Woche 30 Minuten und zeige bis zum {date} einer erfahrenen Person, was ich allein schaffe.',
    ],
    language: [
      'Bis zum {date} übe ich an 4 Tagen pro Woche 20 Minuten und wende das Gelernte bei 3 Gelegenheiten mit anderen an.',
      'Bis zum {date} übe ich 3-mal pro Woche 30 Minuten und präge mir jedes Mal 5 neue Wendungen ein.',
    ],
    craft: [
      'Bis zum {date} übe ich 2-mal pro Woche 30 Minuten, am besten unter Anleitung, und führe dann jemandem vor, was ich kann.',
      'Ich lasse es mir von einer erfahrenen Person oder in einem Kurs zeigen und übe bis zum {date} mindestens 2-mal pro Woche.',
    ],
    driving: [
      'Ich kläre Unterlagen und Anmeldung, übe 2-mal pro Woche und gehe bis zum {date} in die Prüfung oder zum entscheidenden Termin.',
      'Bis zum {date} plane ich jede Woche 2 Übungseinheiten ein, ob Theorie oder Praxis, und nehme alle Termine wahr.',
    ],
    exam: [
      'Bis zum {date} lerne ich 3-mal pro Woche 45 Minuten und mache 2 Probeprüfungen unter echten Bedingungen.',
      'Ich teile den Stoff in 4 Etappen auf und schließe bis zum {date} auch die letzte mit einer Probeprüfung ab.',
    ],
    course: [
      'Bis zum {date} halte ich mir dafür jede Woche 2 feste Zeiten frei und hake jede abgeschlossene Einheit ab.',
      'Ich trage alle Termine in den Kalender ein, hole Versäumtes innerhalb von 3 Tagen nach und bleibe bis zum {date} dabei.',
    ],
    studies: [
      'Bis zum {date} setze ich mich an 4 Tagen pro Woche je eine Stunde daran und hake jeden fertigen Abschnitt ab.',
      'Ich teile alles, was noch offen ist, in 4 Etappen mit eigenem Termin auf und beende die letzte bis zum {date}.',
    ],
    admission: [
      'Ich lasse meine Bewerbung von 2 Personen gegenlesen und reiche sie bis zum {date} vollständig ein.',
      'Ich kläre Anforderungen und Fristen, bereite mich 2-mal pro Woche darauf vor und bewerbe mich bis zum {date}.',
    ],
    recognition: [
      'Ich kläre in 1 bis 2 Beratungsgesprächen, was noch fehlt, und reiche bis zum {date} alle Unterlagen ein.',
      'Ich frage bei 2 Stellen nach, welche Nachweise nötig sind, und stelle bis zum {date} den vollständigen Antrag.',
    ],
    job: [
      'Bis zum {date} schicke ich jede Woche 2 sorgfältige Bewerbungen ab und spreche mit einer Person, die sich dort auskennt.',
      'Ich mache eine Liste mit Stellen, die zu mir passen, und frage bis zum {date} jede Woche bei 2 davon nach.',
    ],
    promotion: [
      'Bis zum {date} sage ich offen, was ich anstrebe, und frage 2 Menschen, die es beurteilen können, was mir dafür noch fehlt.',
      'Ich schreibe 3 Gründe auf, die für mich sprechen, und rede bis zum {date} mit denen, die darüber entscheiden.',
    ],
    customers: [
      'Ich frage 3 Menschen, die ich erreichen will, was sie überzeugt, ändere danach eine Sache und vergleiche bis zum {date} das Ergebnis.',
      'Bis zum {date} probiere ich alle 2 Wochen einen neuen Weg aus, auf mich aufmerksam zu machen, und behalte, was wirkt.',
    ],
    funding: [
      'Ich prüfe 3 mögliche Geldquellen und reiche bis zum {date} bei der passendsten eine vollständige Anfrage ein.',
      'Bis zum {date} fasse ich Zweck, Nutzen und Kosten auf einer Seite zusammen und lege sie 3 möglichen Förderstellen vor.',
    ],
    people: [
      'Ich suche mir 2 Gruppen oder Treffpunkte aus, die zu mir passen, und bin bis zum {date} mindestens 4-mal dabei.',
      'Bis zum {date} gehe ich alle 2 Wochen auf jemanden zu und schlage ein Treffen vor.',
    ],
    mentor: [
      'Ich schreibe in 3 Sätzen auf, was mir wichtig ist, frage herum und verabrede bis zum {date} ein erstes Treffen.',
      'Bis zum {date} spreche ich 3 Menschen an, die infrage kommen, und schlage jeweils ein kurzes Kennenlernen vor.',
    ],
    staff: [
      'Ich beschreibe die Aufgabe auf einer Seite, mache sie an 3 Orten bekannt und führe bis zum {date} die ersten Gespräche.',
      'Bis zum {date} spreche ich jede Woche 2 Menschen persönlich an, die infrage kommen, und lade sie zum Kennenlernen ein.',
    ],
    home: [
      'Ich lege Lage, Größe und Preisgrenze fest und gehe bis zum {date} jede Woche 2 passenden Angeboten nach.',
      'Bis zum {date} halte ich alle Unterlagen bereit und frage jede Woche 2 Menschen, ob sie etwas Passendes wissen.',
    ],
    search: [
      'Ich schreibe auf, worauf es mir ankommt, frage an 5 Stellen nach und entscheide mich bis zum {date}.',
      'Bis zum {date} sehe ich mir 3 Möglichkeiten genauer an, vergleiche sie auf einer Seite und wähle die beste aus.',
    ],
    career: [
      'Ich spreche mit 3 Menschen, die dort arbeiten, wo ich hinmöchte, und halte meinen Weg dorthin bis zum {date} auf einer Seite fest.',
      'Bis zum {date} halte ich auf einer Seite fest, was ich mitbringe und was mir fehlt, und frage an 2 Stellen nach einem Einstieg.',
    ],
    business: [
      'Bis zum {date} rechne ich auf 2 Seiten Angebot, Kosten und Einnahmen durch und bespreche alles mit einer Fachperson.',
      'Ich rede mit 2 Menschen, die so etwas schon betreiben, und erledige bis zum {date} jede Woche einen Punkt von meiner Liste.',
    ],
    leadership: [
      'Bis zum {date} übertrage ich jede Woche eine Aufgabe mit klarem Ziel und rede danach 10 Minuten darüber, wie es lief.',
      'Ich rede bis zum {date} mit 3 Menschen aus meiner Gruppe unter vier Augen und ändere danach eine Sache an meiner Art zu führen.',
    ],
    portfolio: [
      'Bis zum {date} wähle ich 3 meiner besten Arbeiten aus, schreibe zu jeder ein paar Sätze und bitte 2 Menschen um ihre Meinung.',
      'Ich stelle zuerst eine kleine Fassung mit 3 Arbeiten zusammen und überarbeite sie bis zum {date} nach 2 Rückmeldungen.',
    ],
    software: [
      'Ich beginne mit dem wichtigsten Teil und lasse bis zum {date} eine erste Fassung von 3 Menschen ausprobieren.',
      'Bis zum {date} arbeite ich 2-mal pro Woche eine Stunde daran und habe dann eine erste Fassung, die läuft.',
    ],
    writing: [
      'Bis zum {date} setze ich mich 3-mal pro Woche 30 Minuten an den Text und gebe ihn dann jemandem zu lesen.',
      'Ich schreibe zuerst eine Rohfassung, lasse sie von 2 Menschen lesen und arbeite ihre Anmerkungen bis zum {date} ein.',
    ],
    event: [
      'Ich halte Termin, Ort und Kosten auf einer Seite fest, erledige jede Woche 2 Punkte davon und bin bis zum {date} so weit.',
      'Zuerst kläre ich die 3 wichtigsten Punkte und frage, wer mitmacht; bis zum {date} ist alles bereit.',
    ],
    papers: [
      'Ich sehe mir 2 gute Beispiele an, mache einen Entwurf und überarbeite ihn bis zum {date} nach ehrlicher Rückmeldung.',
      'Bis zum {date} habe ich eine fertige Fassung, die 2 Menschen mit frischem Blick gesehen haben.',
    ],
    document: [
      'Ich beginne mit einer Gliederung, lasse 2 Menschen darüberschauen und habe bis zum {date} eine vollständige Fassung.',
      'Bis zum {date} schreibe ich jede Woche einen Abschnitt und gebe das Ganze am Ende 2 Menschen zum Lesen.',
    ],
    object: [
      'Ich halte Material, Kosten und Arbeitsschritte auf einer Seite fest, arbeite jede Woche 2-mal daran und bin bis zum {date} fertig.',
      'Bis zum {date} nehme ich mir jede Woche 2 Stunden dafür und zeige das Ergebnis am Ende Menschen, denen ich vertraue.',
    ],
    improvement: [
      'Ich halte 2 Wochen lang fest, wo es hakt, ändere dann eine Sache und vergleiche bis zum {date}, was es gebracht hat.',
      'Bis zum {date} probiere ich mit 2 anderen, die es betrifft, einen neuen Weg aus und behalte, was sich bewährt.',
    ],
    presentation: [
      'Bis zum {date} übe ich 3-mal laut, davon einmal vor vertrauten Menschen, und bitte um ehrliche Rückmeldung.',
      'Ich schreibe Einstieg, 3 Kernpunkte und Schluss auf und gehe alles bis zum {date} mehrmals laut durch.',
    ],
    meetings: [
      'Ich gehe in jede Runde mit 2 notierten Punkten und bringe sie bis zum {date} bei 4 Gelegenheiten zur Sprache.',
      'Bis zum {date} nehme ich mir für jede Runde eine Sache vor und frage nach 3 Runden jemanden, wie es gewirkt hat.',
    ],
    conversation: [
      'Ich schreibe mir 3 Sätze auf, die mir am wichtigsten sind, und führe das Gespräch bis zum {date}.',
      'Bis zum {date} spreche ich es in einem ruhigen Moment an; den Anfang übe ich vorher 2-mal laut.',
    ],
    feedback: [
      'Ich übe es bis zum {date} bei 3 Gelegenheiten: erst durchatmen, dann ruhig sagen oder fragen, worum es geht.',
      'Bis zum {date} schreibe ich nach 3 solchen Situationen auf, was gut lief und was ich beim nächsten Mal anders mache.',
    ],
    boundaries: [
      'Ich schreibe mir 2 freundliche, klare Sätze auf und benutze sie bis zum {date} bei 3 Gelegenheiten.',
      'Bis zum {date} ziehe ich eine klare Grenze, sage sie denen, die es betrifft, und bleibe 3-mal dabei.',
    ],
    interview: [
      'Ich finde heraus, was dort verlangt wird, notiere 3 Stärken mit Beispielen und übe bis zum {date} mehrmals laut.',
      'Bis zum {date} spiele ich die Situation 2-mal mit jemandem durch und verbessere danach jeweils eine Sache.',
    ],
    confidence: [
      'Bis zum {date} wage ich 3-mal etwas, wovor ich mich sonst drücke, und schreibe danach auf, wie es war.',
      'Ich suche mir 3 Situationen aus, fange mit der leichtesten an und habe bis zum {date} alle ausprobiert.',
    ],
    expression: [
      'Bis zum {date} übe ich 2-mal pro Woche 20 Minuten und bitte eine vertraute Person um Rückmeldung zu 3 Beispielen.',
      'Ich nehme mir alle 2 Wochen eine Schwäche vor und vergleiche bis zum {date} ein altes mit einem neuen Beispiel.',
    ],
    teaching: [
      'Ich nehme mir jedes Mal ein klares Ziel vor und frage bis zum {date} mindestens 3-mal nach, was hängen geblieben ist.',
      'Bis zum {date} lasse ich mir 2-mal dabei zusehen und ändere nach der Rückmeldung jeweils eine Sache.',
    ],
    salary: [
      'Ich vergleiche 3 Quellen, schreibe gute Gründe auf, übe einmal laut und führe das Gespräch bis zum {date}.',
      'Bis zum {date} lege ich meinen Wunschbetrag und meine Untergrenze fest und spreche die Sache mit 3 Belegen an.',
    ],
    conditions: [
      'Ich schreibe 3 Sätze auf, was ich brauche und wie es für alle klappen kann, und spreche es bis zum {date} an.',
      'Bis zum {date} kläre ich meine Rechte, mache 2 konkrete Vorschläge und bitte um eine klare Antwort.',
    ],
    agreement: [
      'Ich fasse Nutzen, Aufwand und 2 mögliche Einwände zusammen und bespreche sie bis zum {date} mit allen, die mitentscheiden.',
      'Bis zum {date} frage ich zuerst, was den anderen wichtig ist, und mache dann einen Vorschlag mit 2 Varianten.',
    ],
    decision: [
      'Ich halte auf einer Seite fest, was dafür und was dagegen spricht, rede mit 2 Menschen und entscheide mich bis zum {date}.',
      'Bis zum {date} gehe ich die 3 Punkte durch, von denen alles abhängt, schlafe noch einmal darüber und lege mich fest.',
    ],
    pricing: [
      'Ich sehe mir 3 vergleichbare Angebote an, rechne meine Kosten zusammen und lege bis zum {date} meinen Preis fest.',
      'Bis zum {date} halte ich Kosten, Zeit und gewünschten Gewinn auf einer Seite fest und nenne den Preis bei 2 Anfragen.',
    ],
    question: [
      'Bis zum {date} frage ich bei 2 zuständigen Stellen nach und halte die Antwort auf einer Seite fest.',
      'Ich lese 2 verlässliche Quellen, frage bei Unklarheiten nach und weiß bis zum {date}, woran ich bin.',
    ],
    direction: [
      'Bis zum {date} führe ich 3 Gespräche mit Menschen, die mich gut kennen, und halte auf einer Seite fest, was ich zuerst ausprobiere.',
      'Ich notiere 2 Wochen lang, was mir Kraft gibt und was nicht, und suche mir bis zum {date} etwas zum Ausprobieren aus.',
    ],
    exercise: [
      'Bis zum {date} trage ich mir jede Woche feste Zeiten von mindestens 20 Minuten ein und hake ab, was ich geschafft habe.',
      'Ich fange klein an und steigere mich bis zum {date} alle 2 Wochen ein wenig.',
    ],
    habit: [
      'Ich fange diese Woche an, hake bis zum {date} jedes Mal im Kalender ab und schaue alle 2 Wochen, wie gut es klappt.',
      'Ich trage es mit festen Zeiten in den Kalender ein, bleibe bis zum {date} dabei und ziehe alle 2 Wochen Bilanz.',
    ],
    rest: [
      'Ich gebe mir dafür eine feste Regel, halte sie bis zum {date} an 4 Tagen pro Woche ein und schaue sonntags zurück.',
      'Bis zum {date} halte ich mir jede Woche 2 Abende frei und lasse nichts dazwischenkommen.',
    ],
    stop: [
      'Ich notiere bis zum {date} jeden Abend in 1 Zeile, ob es geklappt hat, und schaue sonntags, was geholfen hat.',
      'Ich notiere 2 Situationen, in denen es mir schwerfällt, überlege mir vorher, was ich dann tue, und hake bis zum {date} jeden guten Tag ab.',
    ],
    organisation: [
      'Bis zum {date} plane ich jeden Sonntag 20 Minuten die kommende Woche und lege für jeden Tag das Wichtigste fest.',
      'Ich nehme mir bis zum {date} an 3 Tagen pro Woche 20 Minuten Zeit dafür und gehe einen kleinen Teil nach dem anderen an.',
    ],
    money: [
      'Bis zum {date} setze ich mich jede Woche 30 Minuten an meine Zahlen und ändere jeden Monat eine Sache.',
      'Ich schreibe 4 Wochen lang Einnahmen und Ausgaben auf, setze mir einen festen Betrag und halte ihn bis zum {date} ein.',
    ],
    visibility: [
      'Ich schreibe 3 Ergebnisse auf, auf die ich stolz bin, und erzähle bis zum {date} denen davon, die es wissen sollten.',
      'Bis zum {date} nutze ich 3 Gelegenheiten, etwas aus meiner Arbeit zu zeigen, ob im Gespräch, in einer Runde oder als Beitrag.',
    ],
    errand: [
      'Ich suche alles Nötige zusammen, halte mir dafür 2 Stunden frei und erledige es bis zum {date}.',
      'Ich kläre in den nächsten 3 Tagen, was ich dafür brauche, und habe die Sache bis zum {date} vom Tisch.',
    ],
  },
  any: [
    'Ich frage 2 Menschen, die damit Erfahrung haben, wie sie es angegangen sind, und setze bis zum {date} ihren besten Rat um.',
    'Ich vereinbare im Mentoring 2 Dinge, die ich dafür tun kann, und erledige beide bis zum {date}.',
    'Ich mache dafür bis zum {date} jede Woche 1 kleinen Schritt und notiere jedes Mal, was er verändert hat.',
  ],
  worry:
    'Ich schreibe auf, was mich daran genau beschäftigt und welche 2 Dinge helfen könnten, und bespreche beides bis zum {date} im Mentoring.',
  until:
    'Ich teile es in 4 Schritte mit je einem Termin auf, gehe den ersten diese Woche an und bin bis zum {date} fertig.',
  soon: [
    'Ich schreibe die 2 oder 3 wichtigsten Dinge dafür auf, erledige sie der Reihe nach und bin bis zum {date} fertig.',
    'Ich halte mir diese Woche 2 feste Stunden dafür frei, fange mit dem Schwierigsten an und bin bis zum {date} fertig.',
  ],
  unsupported:
    'Ich fasse meinen Wunsch in 1 Satz zusammen, bespreche ihn im Mentoring und mache bis zum {date} den ersten Schritt.',
};
