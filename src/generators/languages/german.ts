/**
 * German. Each section says what it listens for, one cue a line; `*` is any ending, `(a|b)` one of several, `[a]` a word
 * that may be left out, `_` any one word, `^` only at the start of a sentence. Umlauts are found as ue, ae, oe too. Plans
 * begin with „werde ich“.
 */
import type { LanguageFile } from './language-file.ts';

export const german: LanguageFile = {
  code: 'de',
  locale: 'de-DE',
  name: 'German',
  verbPlace: 'last',
  capitalNouns: true,
  unmarked: `
    (fuer|ueber|moecht*|koenn*|wuerd*|pruefung*|muess*|grad|packn|traun|stelln|machn|haett*|waer*|naechst*|spaet*|gespraech*)
  `,

  /** Opens a wish; a verb follows at the end of the clause. */
  wishVerb: `
    ich (möchte|moechte|möcht|will|würde|wuerde|würd|wuerd) [auch] [dann] [jetzt] [gern] [gerne] [endlich] [unbedingt] [am liebsten] [außerdem] [noch] [gern] [gerne] [endlich] [wieder]
    ich (würde|würd|wuerde) (lieber|am liebsten|wahnsinnig gern|total gern|sehr gern|sehr gerne|so gern|so gerne)
    (möchte|moechte|möcht|will|würde|wuerde|würd|wuerd) ich [auch] [dann] [jetzt] [gern] [gerne] [endlich] [unbedingt] [am liebsten] [außerdem] [noch] [gern] [gerne]
    ^(möchte|will|würde|würd|würde gern|würde gerne) [gern] [gerne] [auch] [endlich]
    (mein|das|ein|unser|nächstes|erstes|zweites|großes) [großes] [größtes] (ziel|wunsch|traum|plan|vorhaben|anliegen) (ist|wäre|ist es|wäre es|ist nun)
    mein (wunsch|traum|plan|ziel|vorhaben) (ist|wäre|ist es|wäre es)
    ich (plane|habe vor|hab vor|hoffe|versuche|träume davon|wünsche mir|beabsichtige) [endlich]
    (nehme ich mir vor|habe ich mir vorgenommen)
    (schön|gut|toll|super|klasse|prima|hilfreich) (wäre|wäre es|fände ich es|fände ich) wenn ich
    (es wäre|das wäre|wäre) (schön|gut|toll|super) wenn ich
    (am liebsten|gern|gerne) (würde|möchte) ich
    (hilfe dabei|unterstützung dabei|hilf mir|helft mir|helfen mir|hilfe)
    mir ist wichtig
    wie (schaffe|schaff) ich es
    (dafür|dazu|deshalb|darum|eigentlich) (müsste|sollte) ich [wohl] [erst] [noch]
    ich (müsste|sollte) [wohl] [endlich] [dringend] [mal] [auch] [noch]
    vielleicht könnte ich
    wie gelingt es mir
    es geht mir darum
    ich (brauche hilfe dabei|suche hilfe dabei|brauche unterstützung dabei)
    ich muss [endlich] [dringend]
    muss ich [endlich] [dringend]
    und (möchte|will|würde gern|würde gerne)
    (dann|danach|außerdem|langfristig|später) (möchte|will|würde) ich
    sondern [lieber] [eher] [endlich]
    ich hätte [gern] [gerne]
  `,
  /** Opens a wish; a thing follows. */
  wishThing: `
    ich (brauche|bräuchte|suche|wünsche mir|benötige|hätte gern|hätte gerne|will|möchte) [auch] [dringend] [mehr] (hilfe|unterstützung|rat|tipps|begleitung|beratung|input|feedback|coaching) (mit|bei|beim|zu|zum|zur|für|in|rund um)
    (brauche|bräuchte|suche|wünsche) [ich] [mir] (hilfe|unterstützung|rat|tipps|begleitung) (mit|bei|beim|zu|zum|zur|für|in)
    (hilfe|unterstützung|tipps) (bei|beim|mit|für|zum|zur)
    ich (suche|brauche|bräuchte|wünsche mir|hätte gern|hätte gerne|träume von|interessiere mich für) [auch] [dringend]
    ^(suche|brauche|bräuchte|wünsche mir) [dringend] [auch]
    wie komme ich an
    wie (schaffe|schaff) ich
    (brauche|brauch) ich
    wie finde ich
    was mich interessiert ist
    ^(ziel|ziele|wunsch|wünsche|thema|themen):
    mir fehlt [komplett] [noch] [vor allem] [einfach] [auch]
    fehlt mir [komplett] [noch] [vor allem] [einfach] [auch]
  `,
  /** Opens a trouble whose verb is the wish. */
  troubleVerb: `
    (tue mich|tu mich) [sehr] [total] schwer [damit]
    (es gelingt mir|gelingt es mir) [noch] [einfach] nicht
    (es fällt mir|mir fällt es|fällt mir) [sehr] [total] [extrem] [unglaublich] (schwer|nicht leicht)
    ich (schaffe es nicht|schaff es nicht|schaffe es kaum|traue mich nicht|trau mich nicht|traue mich kaum|habe angst|hab angst|habe mühe|habe schwierigkeiten)
    ich (kann|konnte) (nicht|kaum|nie|schlecht|nicht gut|noch nicht|immer noch nicht|überhaupt nicht)
  `,
  /** Opens a trouble with a thing. */
  troubleThing: `
    ich (habe|hab) [große] [immer] [ziemlich] [total] (probleme|schwierigkeiten|angst|mühe|ein problem|schiss) (mit|bei|beim|vor|vorm|in)
    ich (kämpfe|hadere|struggle) mit
    (ich leide unter|ich bin unsicher bei|ich bin schlecht in|ich bin nicht gut in|ich bin nervös vor|ich bin nervös bei)
  `,
  /** Opens a wish with a whole clause. */
  wishClause: `
    ich (wünsche mir|möchte|will|hoffe) dass
    mein ziel ist dass
    (mein|meine) _ muss (besser|mehr)
    wie (mache|mach|werde|gehe|lerne|bekomme|krieg|kriege|gelingt) (ich|es ich|mir)
  `,
  /** Closes a wish. */
  wishAfter: `
    (wären|wäre|wär|waer|das wäre|das wär|wäre echt|wäre schon) (schön|toll|super|gut|mein traum|das ziel|mein ziel|klasse|ein traum|genial)
    (ist|wäre) (mein|das) (ziel|traum|wunsch|plan)
  `,
  /** Opens a question whose verb is the wish. */
  questionVerb: `
    wie (kann|könnte|soll|sollte|muss|darf) (ich|man)
  `,
  /** Opens a question that is to be decided. */
  question: `
    (wie|was|ob|wo|wohin|wann|womit|woran|wofür|welche*|wie viel|wieviel) ich
  `,
  /** Says that somebody does not know what to want. */
  direction: `
    weiß [einfach] [gar] [noch] [überhaupt] [echt] [ehrlich gesagt] nicht [so] [genau] [wirklich] [mehr] (was ich will|was ich eigentlich will|was ich möchte|wohin ich will|wohin|was ich machen soll|was ich werden will|wo ich hin will|was ich beruflich will|was ich beruflich machen will|in welche richtung|wie es weitergeht|wie es weitergehen soll|was zu mir passt|was mir liegt|was ich beruflich möchte|was ich wirklich will|was ich mal werden will)
    (keine ahnung|keinen plan|kein plan|ka) (was ich will|was ich eigentlich will|was ich machen will|was ich werden will|wohin|wo ich hin will|was zu mir passt|wie es weitergeht|wie es weitergehen soll|in welche richtung|was danach kommt|was dann kommt|was jetzt kommt|was ich dann mache|was ich danach mache)
    (herausfinden|rausfinden) was (ich will|ich wirklich will|ich eigentlich will|ich möchte|mir liegt|zu mir passt)
    (was ich will|was ich eigentlich will|was ich wirklich will|was zu mir passt) (herausfinden|rausfinden)
    (meinen weg|meine richtung|meine berufung|eine richtung) finden
    (berufliche|beruflichen) (orientierung|neuorientierung) [finden]
    mir fehlt [die] [eine] (richtung|orientierung|perspektive)
    ^orientierung
  `,
  /** A trouble that is told without a wish. */
  complaints: `
    (unzufrieden|unglücklich|überfordert|gestresst|frustriert|gelangweilt|unterfordert|einsam|ausgelaugt|unsicher|festgefahren)
    (verzettele|verzettle|verliere|vergesse|komme nicht) [mich] [zu] [nichts]
    (ins wort|nicht ernst|übergangen|unterbrochen|nicht voran|trete auf der stelle|wird mir zu viel)
  `,
  /** Opens what is refused. */
  refusal: `
    (ich will|ich möchte|ich möcht|will|möchte) [auf keinen fall] [aber] [definitiv] [absolut] [bitte] (kein|keine|keinen|keinem|nicht|nicht mehr|nie|nie mehr|nie wieder|auf keinen fall|keinesfalls|niemals)
    (bitte|nur|bloß|außer|ausser) (kein|keine|keinen|nicht|nichts mit)
    (auf keinen fall|keinesfalls|niemals|nie wieder)
    ^(kein|keine|keinen|nix mit|nichts mit)
    (aber|also) (kein|keine|keinen|nicht) [mehr]
    (aber|nur|bitte) ohne
    alles (außer|nur nicht|bloß nicht)
    (außer|ausser|ohne) (vertrieb|verkauf|führung|netzwerken|programmieren|sport)
    ich hasse
    (nicht mehr|nicht länger) als
  `,
  refusalAfter: `
    (will|möchte|möcht|werde|brauche|lerne|mache|gehe|suche) ich [aber] [definitiv] [auf keinen fall] (nicht|nicht mehr|nie mehr|nicht auch noch|nicht zurück|nie wieder|keinesfalls|auf keinen fall) [mehr] [zurück] [sein] [werden] [machen]
    (will|möchte) ich auf keinen fall [mehr] [sein] [werden] [machen]
    kommt [für mich] [überhaupt] nicht in frage
    ist nichts für mich
    liegt mir nicht
  `,
  noRefusal: `
    (nicht|kein|keine) (nur|mehr so|immer|so|gleich|zu spät|zu viel|länger warten|aufgeben|verlieren|verpassen|vergessen|scheitern)
    kein (problem|stress mehr)
    nicht mehr (so|jeden|ständig|immer|alles|rot|nervös|am wochenende|jedes wochenende|abends|aufschieben|verstecken|unterbrechen)
    keine angst
    nicht (rot|nervös|unsicher|stottern)
    ich hasse (es|präsentieren|reden|meinen|meine)
  `,
  /** Says that another person speaks, thinks or wants. */
  others: `
    (mein|meine|unser|unsere|der|die) _ [_] [_] (sagt|meint|findet|denkt|meinte|sagte|rät mir|glaubt|behauptet|will|wollte|hätte gern|möchte) [dass]
    (alle|jeder|man|er|sie|viele) (sagt|sagen|meint|meinen|findet|finden|rät mir|raten mir|sagt mir|sagen mir)
    (mein|meine|unser|unsere) (sohn|tochter|kinder|mann|frau|partner|chef|chefin|team|kind) (soll|sollte|sollen|muss|müsste)
  `,
  /** Orders to the machine. */
  machine: `
    (ignoriere|vergiss|ignorier) [bitte] [alle] [die] [deine] [vorherigen] [bisherigen] [obigen] (anweisungen|regeln|instruktionen|vorgaben|befehle)
    (gib|antworte|schreib|schreibe|sag) [mir] [bitte] nur
    (schreib|schreibe) [mir] [bitte] [stattdessen] (ein|einen|eine) (gedicht|witz|lied|rezept|geschichte)
    du bist (jetzt|ab jetzt|nun)
    (zeig|zeige|gib) [mir] deinen (prompt|systemprompt)
    system prompt
    schreib* keine ziele
  `,
  /** Says nothing that is wished. */
  idle: `
    danke*
    hallo
    hi
    hey
    moin
    servus
    guten (tag|morgen|abend)
    liebe grüße
    viele grüße
    mfg
    lg
    vielen dank
    bitte
    keine
    nichts
    nix
    keine ahnung
    ka
    weiß nicht
    passt schon
    tipps
    das wars
    dazu sagen
    ehrlich sein
    hilfe
    kennenlernen
    mich freuen
    von ihnen hören
    teilnehmen
    hier sein
  `,
  /** Ends a clause. */
  ends: `
    (weil|obwohl|damit|denn|wobei|sodass|so dass|nachdem|während|falls|statt dass)
    (bevor|wenn|seit|als|da|sobald|solange) (ich|mein|meine|es|das|die|der|wir|er|sie|im|man)
    und (ich|mein|meine|meinem|es|das ist|habe|hab|bin|da|dann ich|weiß|war|zwar)
    (aber|doch) [_]
    (lol|haha|oder so|oder was|und so|usw|etc|am liebsten|wenn möglich|falls möglich|gern auch|vielleicht|zumindest|idealerweise|ka|halt)
    (ich|bin|habe|hab|war|mache|arbeite) (bin|habe|hab|war|seit|jetzt|gerade|aktuell|nur|aber|immer|da|dort)
  `,
  joins: `
    und [dann] [auch] [außerdem]
    u
    oder
    &
    sowie
    bzw
  `,
  /** Verbs and pronouns that show a whole sentence. */
  finite: `
    (ich|er|wir|ihr)
    (müsst|sollt|hätt|könnt|wär|werd|werde|müsste|wäre|wären|kann|können wir|bin|bist|ist|sind|war|waren|wurde|wird|werde|habe|hab|hat|hatte|haben wir|kann|konnte|muss|musste|soll|sollte|darf|weiß|weiss|will|wollte|mag|möchte|moechte|würde|wuerde|wäre|hätte|könnte)
    (arbeite|mache|komme|wohne|lebe|suche|brauche|bräuchte|studiere|leite|fühle|finde|denke|glaube|habe|gehe|lerne|schreibe|verdiene|betreue|unterrichte|träume|hoffe|wünsche|plane|traue|trau|schaffe|kenne|lese|sitze|stehe|verliere|übernehme|steige|bekomme|kriege|nehme|fange|heiße)
    (kommt|geht|fehlt|fällt|gibt|sagt|meint|steht|macht|läuft|liegt|nervt|stresst|hilft|interessiert|reicht|dauert|kostet|klappt|redet|reden mega|weg reden|lässt|passiert|bringt|zieht|bleibt|scheint)
  `,
  /** Words without content of their own. */
  light: `
    (der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|kein|keine|keinen|ich|mich|mir|sich|man|wir|uns|es|etwas|was|jemand|jemanden|alle|alles|andere|anderen|dies*|welch*|ihn|ihm|sie)
    (in|im|ins|an|am|ans|auf|aufs|aus|bei|beim|mit|von|vom|vor|vorm|zu|zum|zur|für|um|über|unter|durch|nach|bis|ab|gegen|ohne|zwischen|als|wie|seit|trotz|wegen|pro|neben|hinter|statt)
    (außerdem|dann|danach|jetzt|langfristig|später|eigentlich|natürlich|vielleicht|trotzdem|zudem|ebenso|hauptsächlich|und|oder|aber|auch|nur|noch|schon|mal|so|sehr|mehr|weniger|nicht|dann|danach|dabei|dafür|damit|daran|da|hier|dort|wieder|gern|gerne|endlich|wirklich|richtig|gut|gute|guten|guter|besser|bessere|besseren|besserer|bestens|neue|neuen|neuer|neues|eigene|eigenen|eigener|eigenes|erste|ersten|erster|nächste|nächsten|nächster|kleine|kleinen|große|großen|ganz|einfach|immer|nie|oft|öfter|regelmäßig|jeden|jede|jedes|dauerhaft|langfristig|konkret*|sicher|sicherer|souverän|souveräner|selbst|selber|mindestens|maximal|höchstens|max|bisschen|viel|viele|vielen|wenig|zwei|drei|vier|fünf|sechs|zehn|einmal|zweimal|dreimal|weiter)
    (sein|haben|werden|können|müssen|lassen|machen|gehen|kommen|bekommen|kriegen|schaffen|tun|geben|bleiben|sollen|wollen|umgehen|wissen|verbessern|bringen|stellen|nehmen)
    (tag|tage|tagen|woche|wochen|monat|monate|monaten|jahr|jahre|jahren|zeit|mal|ende|anfang|mitte|stunde|stunden|std|minuten|uhr|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|winter|frühling|frühjahr|herbst|weihnachten|ostern|montag|montags|dienstag|mittwoch|donnerstag|freitag|samstag|samstags|sonntag|sonntags|morgens|abends|ziel|ziele|wunsch|hilfe|thema|bereich|sachen|dinge|job|arbeit|beruf|alltag)
  `,
  /** Words that are never taken into a goal. */
  unquotable: `
    (lol|haha|ka|kp|mega|krass|geil|scheiß*|kacke|bock|nix|halt|irgendwie|irgendwas|packn|traun|stelln|machn|usw|etc|vllt|vlt|evtl|bzw|hab|grad|u|so lala|rumeiern|klarkommen)
    (trotzdem|deshalb|daher|dadurch|außerdem|dafür|dazu|dies|sowas|so was|dort)
    (mann|mannes|chef|chefin|kollege|kollegin|visum|scheidung)
    jemandem (sprechen|reden)
    (besser|mehr|weniger|anders) [sein] werden
  `,
  /** Illness and other private matters. */
  private: `
    (adhs|autis*|legasthen*|depress*|burnout|burn-out|krebs|chemo*|therapie|diabetes|epilep*|ptbs|diagnose|diagnostiziert|medikament*|scheidung|geschieden|verwitwet|fehlgeburt|schwanger*|behinder*|multiple sklerose|rheuma|angststörung|panikattacken|sucht|alkohol*|pflegebedürftig|dauerhusten|hiv)
    (berlin|hamburg|münchen|köln|frankfurt|stuttgart|düsseldorf|leipzig|dresden|bremen|hannover|nürnberg|essen ruhr|dortmund|bochum|kassel|mainz|freiburg|wien|graz|linz|salzburg|innsbruck|zürich|bern|basel|syrien|ukraine|polen|iran|afghanistan|kiel|rostock|augsburg|heidelberg|karlsruhe|mannheim|bonn|münster|potsdam|erfurt|magdeburg|lübeck|wuppertal|bielefeld|regensburg|würzburg|göttingen|tübingen|konstanz|damaskus|kabul|teheran)
  `,
  /** Stand before the name of a person or an employer. */
  beforeNames: `
    (vorstand|chef|chefin|ceo|geschäftsführer|direktorin) (von|bei|der)
    (heiße|heisse|name ist|namens|herr|herrn|frau|firma|familie|fa)
    (chef|chefin|kollege|kollegin|leiter|leiterin|abteilungsleiter|freundin|freund|mann|sohn|tochter|schwester|bruder) [namens]
  `,

  verbs: {
    learn: `
      (lernen|erlernen|verstehen|begreifen|beherrschen|üben|auffrischen|vertiefen|einarbeiten|weiterbilden|fortbilden|aneignen|kennenlernen|kennen lernen|programmieren|nutzen|anwenden|bedienen|einsetzen|auswerten|verbessern|ausbauen|stärken|entwickeln|wissen|können|nachvollziehen|einlesen|beschäftigen|aufholen|besser werden|organisieren|strukturieren|planen|durchblicken|steigern|kalkulieren|verstehen lernen|sprechen lernen|schreiben lernen|erweitern|optimieren|dranbleiben)
    `,
    pass: `
      (bestehen|ablegen|abschließen|absolvieren|nachholen|zertifizieren|wiederholen|packen|erwerben|beenden|einreichen|anerkennen lassen|qualifizieren|promovieren|durchziehen)
    `,
    find: `
      (finden|suchen|erhalten|gewinnen|bewerben|ergattern|sichern|erreichen|verkaufen|verdienen|anfangen|einsteigen|unterkommen|ankommen|akquirieren|wiederfinden|zurückkehren|zurückkommen|wiedereinsteigen|wieder einsteigen|zurück|kaufen|mieten|sparen|verdoppeln|beantragen|einstellen)
    `,
    become: `
      (werden|wechseln|umsteigen|quereinsteigen|umschulen|aufsteigen|umorientieren|neu orientieren|weiterentwickeln|arbeiten als|selbstständig machen|selbständig machen|umziehen|auswandern|übernehmen|hocharbeiten|tätig sein|arbeiten|befördert werden|einsteigen als|vorankommen)
    `,
    build: `
      (bauen|aufbauen|erstellen|veröffentlichen|schreiben|gründen|eröffnen|gestalten|entwerfen|starten|umsetzen|anlegen|einrichten|produzieren|aufnehmen|drehen|programmieren lernen und|herausbringen|rausbringen|verfassen|basteln|nähen|malen|organisieren und|ausarbeiten|aufsetzen|renovieren|automatisieren|überarbeiten|aktualisieren|aufmachen|auf die beine stellen|fertigstellen|bewerbungen schreiben|digitalisieren|zeigen)
    `,
    practise: `
      (präsentieren|vorstellen|sprechen|reden|auftreten|vortragen|halten|nein sagen|sagen|fragen|stellen|trauen|äußern|durchsetzen|vertreten|behaupten|moderieren|leiten|führen|delegieren|abgeben lernen|zuhören|motivieren|ansprechen|einbringen|melden|wehren|verhandeln|überzeugen|kommunizieren|abgrenzen|mitreden|diskutieren|entscheiden|telefonieren|zeigen können|feedback geben|geben|aushalten|überwinden|vernetzen können|loslassen|vertrauen|auftreten können|argumentieren|anleiten|unterrichten|einstehen|verteidigen)
    `,
    negotiate: `
      (mit dem|mit der|mit meinem|mit meiner|mit meinen|mit jemandem) _ [_] [_] (reden|sprechen)
      mit jemandem (reden|sprechen)
      (meinen|meiner|meinem|den|dem|der) (eltern|chef|chefin|frau|mann|leitung|vater|mutter|kollegen|team) [_] [_] [_] (sagen|vorstellen|vorschlagen|erklären|beibringen|vorlegen)
      (verhandeln|aushandeln|vorlegen|vorschlagen|ansprechen|beantragen|einfordern|fordern|vereinbaren|durchsetzen|klären|zurückbekommen|zurückfordern|um mehr gehalt bitten|mehr verdienen|nach mehr gehalt fragen|gehalt verhandeln)
    `,
    decide: `
      (entscheiden|herausfinden|rausfinden|klären|überlegen|abwägen|vergleichen|wählen|auswählen|festlegen|prüfen|bestimmen|setzen|orientieren|definieren|kalkulieren lernen|einschätzen|durchrechnen|erkennen)
    `,
    meet: `
      (treffen|vernetzen|kennenlernen|kennen lernen|austauschen|netzwerken|anschluss finden|kontakte knüpfen|knüpfen|freunde finden|leute finden|gleichgesinnte finden|kontakte aufbauen|netzwerk aufbauen|netzwerk ausbauen|netzwerk erweitern|verbinden)
    `,
    reduce: `
      (reduzieren|abbauen|aufhören|verringern|senken|weniger arbeiten|abnehmen|loslassen|vermeiden|abschalten|einschränken|kürzen|verzichten|loswerden|ablegen lernen|minimieren|aufschieben|ausmisten|runterfahren|begrenzen|entrümpeln|rauchen aufhören|delegieren|feierabend machen|beenden lernen)
    `,
    keep: `
      (lesen|kochen|schwimmen|spielen|singen|radeln|nähen|malen|stricken|halten|beibehalten|schlafen|bewegen|ernähren|trainieren|joggen|laufen|sport machen|sport treiben|meditieren|entspannen|erholen|durchhalten|aufstehen|trinken|wandern|yoga machen|zeit nehmen|pausen machen|ausgleichen|vereinbaren|unter einen hut bringen|unter einen hut kriegen|dranbleiben|achten|tanzen|radfahren|haben zeit|mehr lesen|gesünder leben|fitter werden|fit werden)
    `,
    direction: '',
    unread: '',
  },
  nouns: {
    learn: `
      (grundlagen|kenntnisse|wissen|einführung|verständnis|fachdeutsch|aussprache|grammatik|steuer*|buchhaltung|finanzen|digitalisierung|kompetenz*|excel-kenntnisse|sprachkenntnisse|rechnungswesen|projektmanagement|grundwissen)
    `,
    pass: `
      (weiterbildung|fortbildung|kurs|*kurs|ausbildung|lehrgang|prüfung*|abschluss|zertifikat*|zertifizierung|führerschein|bachelorarbeit|masterarbeit|doktorarbeit|promotion|diplom|abitur|examen|abschlussprüfung|klausur*|meister|meisterprüfung|anerkennung|ausbilderschein|fachabitur|staatsexamen)
    `,
    find: `
      (*partnerin|*partner|*lehrerin|job|arbeit|stelle|teilzeitstelle|juniorstelle|ausbildungsplatz|praktikum|praktikumsplatz|mentor|mentorin|wohnung|kunden|kundinnen|aufträge|förderung|stipendium|investor*|studienplatz|arbeitsplatz|wiedereinstieg|bewerbung*|anschreiben|nebenjob|kitaplatz|förderung|fördermittel|zimmer|haus|markt|marktstand)
    `,
    become: `
      (teamleitung|führungsposition|leitung|beförderung|quereinstieg|berufswechsel|karriere|umschulung|umstieg|karrierewechsel|führungskraft|teamleiter*|projektleiter*|selbstständigkeit|selbständigkeit|aufstieg|neuorientierung|jobwechsel)
    `,
    build: `
      (portfolio|webseite|website|homepage|blog|buch|roman|app|shop|onlineshop|online-shop|firma|startup|gründung|newsletter|podcast|kanal|lebenslauf|cv|profil|projekt|konzept|businessplan|geschäft|café|instagram|album|ausstellung|garten)
    `,
    practise: `
      (selbstvertrauen|selbstbewusstsein|durchsetzungsvermögen|präsentation*|präsentieren|vortrag|vorträge|auftritt|auftreten|kommunikation|feedback|smalltalk|small talk|führung|vorstellungsgespräch*|bewerbungsgespräch*|konflikt*|grenzen|delegieren|delegation|mitarbeitergespräch*|reden|sichtbarkeit|rhetorik|moderation|gesprächsführung|lampenfieber|nein sagen|elterngespräch*|kundengespräch*|konfliktgespräch*)
    `,
    negotiate: `
      (gehalt|gehaltsverhandlung*|gehaltserhöhung|lohn|mehr geld|lohnerhöhung|homeoffice|honorar*|stundensatz|teilzeit|arbeitszeit*)
    `,
    decide: `
      (preise|preis|preisgestaltung|entscheidung|option*|prioritäten)
    `,
    meet: `
      (netzwerk|netzwerken|kontakte|freunde|gleichgesinnte|austausch|vernetzung|community|verein|vorbilder|anschluss|bekannte)
    `,
    reduce: `
      (weniger|stress|überstunden|aufschieberitis|prokrastination|bildschirmzeit|perfektionismus|schulden|arbeitsbelastung|grübeln|workload|aufschieben|ablenkung*|handyzeit)
    `,
    keep: `
      (schlaf|sport|bewegung|ausgleich|balance|work-life-balance|gesundheit|routine|gewohnheit*|disziplin|yoga|zeitmanagement|freizeit|ernährung|pausen|hobby|fitness|zeit für|selbstfürsorge|vereinbarkeit|struktur|selbstorganisation|prioritäten setzen)
    `,
    direction: `
      (orientierung|richtung|perspektive)
    `,
    unread: '',
  },

  deadlineWords: `
    (bis|spätestens|vor|innerhalb|binnen|in den nächsten|in|nächstes|nächsten|dieses|ende|anfang|mitte|bis zum|bis zur|bis spätestens|im nächsten|bevor|noch)
  `,
  eventWords: `
    (abgabe|termin|gebucht|angemeldet|am|prüfung im|prüfung am|im januar|im februar|im märz|im april|im mai|im juni|im juli|im august|im september|im oktober|im november|im dezember|findet statt|steht fest|ersten markt|im advent)
  `,
  workingHours: `
    (teilzeit|vollzeit|vertrag|stelle|arbeite|arbeiten|überstunden|schicht*|job|mails|handy|pendel*|wochenarbeitszeit|wiedereinstieg|anfangen|max)
  `,
  tongues: `
    deutsch, fachdeutsch, deutschkenntnisse, business-deutsch = Deutsch
    englisch, business-englisch, business englisch, englischkenntnisse, wirtschaftsenglisch = Englisch
    französisch = Französisch
    spanisch = Spanisch
    italienisch = Italienisch
    polnisch = Polnisch
    portugiesisch = Portugiesisch
    niederländisch, holländisch = Niederländisch
    chinesisch, mandarin = Chinesisch
    japanisch = Japanisch
    russisch = Russisch
    ukrainisch = Ukrainisch
    türkisch = Türkisch
    arabisch = Arabisch
    tschechisch = Tschechisch
    schwedisch = Schwedisch
    dänisch = Dänisch
    norwegisch = Norwegisch
    koreanisch = Koreanisch
    griechisch = Griechisch
  `,
  hours: { one: '{n} Stunde pro Woche', other: '{n} Stunden pro Woche' },
  hoursShare: '{n} von meinen {m} Stunden pro Woche',
  by: 'bis zum {date}',
  on: 'am {date}',
  figures: ['kein', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  leads: { verb: 'Um {words}, ', thing: 'Für {words} ', question: 'Um herauszufinden, {words}, ' },

  plans: {
    learn: [
      'werde ich {by} einen Kurs oder ein Buch dazu durcharbeiten[, {hours},] und jemandem in 10 Minuten erklären, was ich gelernt habe.',
      'werde ich {by} jede Woche eine kleine Übung dazu machen[, {hours},] und 3 offene Fragen im Mentoring klären.',
      'werde ich {by} jede Woche einen festen Termin dafür einhalten[, {hours},] und 2 Ergebnisse von jemandem mit Erfahrung prüfen lassen.',
    ],
    pass: [
      'werde ich innerhalb von 2 Wochen Termine und Kosten klären, den Weg in Wochenschritte teilen[, {hours} lernen] und [{own} fertig sein][{stage} die ersten 3 davon schaffen].',
      'werde ich im Mentoring einen Plan mit Wochenschritten aufstellen[, {hours} lernen] und [den letzten davon {own} erledigen][die ersten 3 davon {stage} erledigen].',
    ],
    find: [
      'werde ich {by} jede Woche 2 konkrete Anfragen oder Bewerbungen verschicken und festhalten, was daraus wird.',
      'werde ich {by} eine Liste mit 10 passenden Stellen zum Anfragen abarbeiten und nach einer Woche jeweils nachfassen.',
      'werde ich {by} 3 Menschen fragen, wie es ihnen gelungen ist, und jede Woche 2 Anfragen verschicken.',
    ],
    become: [
      'werde ich {by} mit 3 Menschen sprechen, die diesen Schritt gegangen sind, und die erste Lücke schließen, die mir noch fehlt.',
      'werde ich {by} auf einer Seite gegenüberstellen, was verlangt wird und was ich mitbringe, und die 2 größten Lücken im Mentoring besprechen.',
      'werde ich {by} mit 2 Menschen sprechen, die dort arbeiten, und eine ihrer Aufgaben selbst ausprobieren.',
    ],
    build: [
      'werde ich {by} eine erste Fassung fertigstellen, sie 2 Menschen zeigen und mit ihren Hinweisen verbessern.',
      'werde ich die 5 nötigen Schritte aufschreiben, jede Woche einen davon erledigen und {by} fertig sein.',
      'werde ich {by} die kleinste sinnvolle Fassung fertigstellen und sie 3 Menschen zeigen.',
    ],
    practise: [
      'werde ich es {by} bei 5 echten Gelegenheiten vorbereitet tun und danach jeweils notieren, was gelungen ist.',
      'werde ich es einmal im Mentoring üben, es {by} bei 4 echten Gelegenheiten tun und jedes Mal eine Person fragen, wie es gewirkt hat.',
      'werde ich {by} jede Woche eine Gelegenheit auswählen, 2 Sätze dafür vorbereiten und danach festhalten, wie es lief.',
    ],
    negotiate: [
      'werde ich meine Gründe auf einer Seite festhalten, das Gespräch einmal im Mentoring üben und es {by} führen.',
      'werde ich 3 Argumente sammeln, um einen Termin bitten und das Gespräch {by} führen.',
      'werde ich aufschreiben, was ich will und was ich anbieten kann, es mit 2 Menschen durchspielen und es {by} ansprechen.',
    ],
    decide: [
      'werde ich {by} 3 Möglichkeiten auf einer Seite vergleichen, 2 Menschen fragen, die sich auskennen, und mich entscheiden.',
      'werde ich {by} aufschreiben, was für und gegen jede Möglichkeit spricht, es mit 2 Menschen besprechen und mich festlegen.',
      'werde ich {by} 3 Menschen befragen, die vor derselben Frage standen, und mich dann für einen Weg entscheiden.',
    ],
    meet: [
      'werde ich {by} eine Gruppe besuchen und mit 3 Menschen daraus ein Gespräch führen.',
      'werde ich {by} 5 Menschen anschreiben, 2 davon treffen und mit beiden in Kontakt bleiben.',
      'werde ich {by} 2 Treffen besuchen und bei jedem ein weiteres Gespräch verabreden.',
    ],
    reduce: [
      'werde ich {by} an 4 Tagen pro Woche eine klare Regel dafür einhalten und jeden Sonntag prüfen, wie es gelaufen ist.',
      'werde ich eine Woche lang notieren, wann es passiert, und {by} eine Sache an 4 Tagen pro Woche anders machen.',
      'werde ich mir im Mentoring eine feste Grenze setzen, sie 4 Wochen lang einhalten und {by} auswerten, was sich verändert hat.',
    ],
    keep: [
      'werde ich {by} jede Woche 2 feste Zeiten dafür einplanen und jede davon abhaken.',
      'werde ich {by} an 3 Tagen pro Woche etwas dafür tun und jeden Sonntag notieren, wie es lief.',
      'werde ich {by} immer an denselben 2 Wochentagen Zeit dafür freihalten und einer Person jede Woche davon berichten.',
    ],
    direction: [
      'werde ich {by} mit 3 Menschen über ihren Beruf sprechen, 5 meiner Stärken aufschreiben und eine Richtung zum Ausprobieren wählen.',
      'werde ich 2 Wochen lang täglich notieren, was mir Energie gibt, und {by} mit meiner Mentorin oder meinem Mentor eine Richtung zum Ausprobieren wählen.',
    ],
    unread: [
      'werde ich mein Ziel und die ersten 3 Schritte dorthin auf einer Seite festhalten, sie im Mentoring besprechen und den ersten Schritt {by} gehen.',
      'werde ich für die ersten 3 Schritte zu meinem Ziel je einen Termin festlegen, sie im Mentoring besprechen und den ersten {by} gehen.',
    ],
  },
  performances: `
    (nein sagen|nein zu sagen|sprechen|reden|vortrag*|vorträge*|präsent*|vorstellen|pitch*|feedback|rückmeldung*|delegier*|moderier*|gespräch*|besprechung*|sitzung*|meeting*|small talk|smalltalk|fragen stellen|grenzen setzen|verhandl*|widersprechen|auftreten|telefonier*|unterrichten|workshop*|wort ergreifen|wort zu ergreifen|kritik)
  `,
  artefacts: `
    (portfolio|projekt|website|webseite|homepage|blog|buch|roman|app|newsletter|podcast|kanal|lebenslauf|profil|album|ausstellung|prototyp|artikel|geschichte|geschichten|bericht|handbuch|leitfaden|plan|konzept|dashboard|werkzeug|tool|skript|spiel|film|video|videos|vorlage|vorlagen|tabelle|checkliste)
  `,
  openPlans: [
    'werde ich die ersten 3 Schritte auf einer Seite festhalten, sie im Mentoring besprechen und den ersten davon {by} gehen.',
    'werde ich innerhalb von 2 Wochen im Mentoring einen ersten Schritt auswählen, ihn {by} gehen und danach 3 Erkenntnisse notieren.',
    'werde ich für die ersten 3 Schritte je einen Termin festlegen, sie im Mentoring besprechen und den ersten {by} gehen.',
  ],
  deadlinePlans: [
    'werde ich die nötigen Schritte auf einer Seite festhalten, sie innerhalb von 2 Wochen im Mentoring besprechen und den letzten {by} abschließen.',
    'werde ich für die nächsten 3 Schritte je einen Termin festlegen, sie innerhalb von 2 Wochen im Mentoring besprechen und {by} fertig sein.',
  ],
  answerPlans: [
    'werde ich eine gute Quelle dazu lesen, 2 Menschen fragen, die sich auskennen, und die Antwort {by} auf einer Seite festhalten.',
    'werde ich meine 3 wichtigsten Fragen aufschreiben, sie jemandem mit Erfahrung stellen und die Antworten {by} auf einer Seite festhalten.',
  ],
  figurePlans: [
    'werde ich {by} jede Woche kurz festhalten, wie weit ich bin, und es einmal im Monat im Mentoring durchgehen.',
    'werde ich {by} jeden Sonntag notieren, was gelungen ist, und im Mentoring besprechen, was dazwischenkam.',
    'werde ich den Weg in Wochenschritte teilen, jeden davon abhaken und {by} am Ziel sein.',
  ],
  eventPlans: [
    'werde ich es auf einer Seite vorbereiten, 2-mal mit einer vertrauten Person proben und {by} bereit sein.',
    'werde ich die 3 wichtigsten Punkte aufschreiben, sie im Mentoring proben und {by} bereit sein.',
  ],
  firstSteps: [
    'werde ich als ersten ehrlichen Schritt {by} mit 2 Menschen sprechen, die einen Teil dieses Weges gegangen sind, und das erste kleine Stück davon schaffen.',
    'werde ich die 3 Etappen auf dem Weg dorthin aufschreiben und als ersten Schritt die kleinste davon {by} schaffen.',
  ],
  outOfReach: `
    (millionär*|milliardär*|lotto|astronaut*|bundeskanzler*|weltmeister*|olympia*|ceo von|vorstandsvorsitzende*)
    (ceo|vorstand) [von] [_] werden
  `,

  themes: [
    {
      name: 'technology',
      kind: 'learn',
      weeks: 10,
      heads: '{tool}',
      beside:
        'grundlagen, kenntnisse, programmier*, fortgeschritten*, tabellen, pivot*, daten, auswert*, software, umgang, lernen',
      plans: [
        'werde ich {by} einen Kurs zu {tool} durcharbeiten[, {hours},] und damit 2 echte Aufgaben lösen.',
        'werde ich {by} ein kleines eigenes Projekt mit {tool} fertigstellen[, {hours},] und es von jemandem mit Erfahrung prüfen lassen.',
        'werde ich {by} jede Woche mit {tool} üben[, {hours},] und 2 fertige Ergebnisse jemandem zeigen, der täglich damit arbeitet.',
      ],
    },
    {
      name: 'exam',
      kind: 'pass',
      weeks: 14,
      heads: '{certificate}',
      beside: 'prüfung*, zertifikat*, zertifizierung, bestehen, schaffen, ablegen, machen, lernen',
      plans: [
        'werde ich mich zur Prüfung {certificate} anmelden, 3 vollständige Probetests durcharbeiten[, {hours} lernen] und sie {by} ablegen.',
        'werde ich den Stoff für {certificate} auf die Wochen verteilen[, {hours} lernen] und die Prüfung {by} nach 3 Probetests ablegen.',
      ],
    },
    {
      name: 'examination',
      kind: 'pass',
      weeks: 14,
      heads:
        'bestehen, prüfung*, klausur*, examen, abschlussprüfung, zwischenprüfung, staatsexamen, abitur, meisterprüfung',
      beside: 'bestehen, schaffen, packen, packn, ablegen, java, vorbereiten, gut, machen, theorie*',
      plans: [
        'werde ich den Prüfungsstoff[ zu {tool}] auf die Wochen verteilen[, {hours} lernen][, 3 Probeprüfungen durcharbeiten und die Prüfung {own} ablegen][ und {stage} 3 Probeprüfungen durcharbeiten].',
        'werde ich einen Lernplan für die Prüfung[ in {tool}] aufstellen[, {hours} lernen] und {by} 3 alte Prüfungen lösen.',
      ],
    },
    {
      name: 'language',
      kind: 'learn',
      weeks: 14,
      heads: '{tongue}',
      beside:
        'sprech*, sprach*, niveau, grammatik, wortschatz, konversation, fließend*, schreiben, sicher*, verbessern, auffrischen, reden, mails, telefon*, kollegen',
      plans: [
        'werde ich {by} jede Woche ein Gespräch von 30 Minuten auf {tongue} führen[, {hours} lernen] und am Ende einen Einstufungstest[ für {level}] machen.',
        'werde ich {by} an 4 Tagen pro Woche {tongue} üben[, {hours},] und am Ende mit einem Test prüfen, wo ich stehe.',
      ],
    },
    {
      name: 'salary talk',
      kind: 'negotiate',
      weeks: 8,
      heads:
        'gehalt, gehaltsverhandlung*, gehaltserhöhung*, gehaltsgespräch*, lohnerhöhung, mehr geld, mehr verdienen, besser bezahlt, lohn',
      beside:
        'verhandeln, chef*, mehr, höher*, fair*, gespräch, führen, selbstbewusst, angemessen*, fordern, ansprechen',
      plans: [
        'werde ich mein Gehalt mit 5 Quellen vergleichen, 3 Ergebnisse meiner Arbeit aufschreiben und das Gehaltsgespräch {by} führen.',
        'werde ich meine Argumente für mehr Gehalt auf einer Seite sammeln, das Gespräch 2-mal üben und es {by} führen.',
      ],
    },
    {
      name: 'promotion',
      kind: 'become',
      weeks: 12,
      heads: 'beförderung, befördert, nächste stufe, aufstieg, aufsteigen, karriereschritt, karriereleiter',
      beside: 'werden, beruflich*, firma, unternehmen, chef*, karriere',
      plans: [
        'werde ich {by} im Gespräch mit meiner Führungskraft 3 Kriterien für eine Beförderung vereinbaren und das erste davon erfüllen.',
        'werde ich 5 Ergebnisse aufschreiben, die für den nächsten Schritt sprechen, und sie {by} mit meiner Führungskraft besprechen.',
      ],
    },
    {
      name: 'CV',
      kind: 'build',
      weeks: 4,
      heads: 'lebenslauf, cv, bewerbungsunterlagen, bewerbungsmappe',
      beside: 'überarbeiten, aktualisieren, modern*, neu, bewerbung*, erstellen',
      plans: [
        'werde ich {by} meinen Lebenslauf auf 2 Seiten überarbeiten, 5 Ergebnisse mit Zahlen nennen und ihn prüfen lassen.',
        'werde ich {by} meinen Lebenslauf auf den neuesten Stand bringen und ihn an 2 echte Anzeigen anpassen.',
      ],
    },
    {
      name: 'cover letters',
      kind: 'build',
      weeks: 5,
      heads:
        'anschreiben, bewerbungsschreiben, motivationsschreiben, bewerbungen schreiben, bewerbung schreiben',
      beside: 'bewerbung*, gute, schreiben, vorstellungsgespräch*, hilfe',
      plans: [
        'werde ich {by} 3 Anschreiben für echte Stellen verfassen und jedes vor dem Abschicken von einer Person aus dem Fach lesen lassen.',
        'werde ich {by} ein überzeugendes Anschreiben ausarbeiten, es an 2 Anzeigen anpassen und im Mentoring besprechen.',
      ],
    },
    {
      name: 'LinkedIn',
      kind: 'build',
      weeks: 5,
      heads: 'linkedin*, xing*',
      beside: 'profil, auftritt, aktiv*, netzwerk, aufbauen, überarbeiten, sichtbar*',
      plans: [
        'werde ich {by} mein LinkedIn-Profil mit 3 Ergebnissen aus meiner Arbeit vervollständigen und Rückmeldung von 2 Menschen einholen.',
        'werde ich {by} mein LinkedIn-Profil vollständig ausfüllen und darüber 5 Menschen aus meinem Fach anschreiben.',
      ],
    },
    {
      name: 'interview',
      kind: 'practise',
      weeks: 6,
      heads: 'vorstellungsgespräch*, bewerbungsgespräch*, jobinterview*, interview, assessment-center',
      beside: 'üben, vorbereiten, sicher*, nervös, überzeug*, auftreten, training',
      plans: [
        'werde ich {by} 3 Vorstellungsgespräche mit einer vertrauten Person üben und dafür 5 kurze Beispiele aus meiner Arbeit vorbereiten.',
        'werde ich {by} die 10 häufigsten Fragen laut beantworten und das Gespräch 2-mal im Mentoring durchspielen.',
      ],
    },
    {
      name: 'job search',
      kind: 'find',
      weeks: 10,
      heads:
        'job, stelle, neuen job, neuer job, neue stelle, arbeitsplatz, jobsuche, stellensuche, juniorstelle, teilzeitstelle, festanstellung, praktikum, praktikumsplatz, nebenjob, ausbildungsplatz, berufseinstieg',
      beside:
        'finden, suchen, bekommen, unbefristet*, neue*, passend*, teilzeit, vollzeit, bezahlt*, berufserfahrung, erste*, bewerb*, homeoffice, anfangen, gut bezahlt*, junior*, deutschland',
      plans: [
        'werde ich {by} jede Woche 2 passgenaue Bewerbungen verschicken und mit 1 Person sprechen, die diese Arbeit macht.',
        'werde ich 10 passende Arbeitgeber auflisten, mich {by} bei den 5 besten bewerben und 3 Kontakte um eine Empfehlung bitten.',
      ],
    },
    {
      name: 'return to work',
      kind: 'find',
      weeks: 10,
      heads:
        'wiedereinstieg, wieder einsteigen, wiedereinsteigen, rückkehr in den beruf, zurück in den beruf, zurück ins berufsleben',
      beside: 'elternzeit, nach, pause, familienpause, beruflich*, teilzeit, kinder*, buchhalterin, job',
      plans: [
        'werde ich {by} eine heute gefragte Kenntnis auffrischen, mit 3 Menschen aus dem Beruf sprechen und 4 passende Bewerbungen verschicken.',
        'werde ich {by} auf einer Seite beschreiben, was ich nach meiner Pause mitbringe, und mich auf 3 Stellen bewerben.',
      ],
    },
    {
      name: 'career change',
      kind: 'become',
      weeks: 12,
      heads:
        'berufswechsel, quereinstieg, quereinsteigen, beruflich umorientieren, beruflich neu orientieren, berufliche neuorientierung, branchenwechsel, branche wechseln, karrierewechsel, umschulung, beruf wechseln',
      beside: 'neu, branche, beruflich*, schaffen, machen, andere*',
      plans: [
        'werde ich {by} mit 3 Menschen sprechen, denen ein ähnlicher Wechsel gelungen ist, und die erste Lücke schließen, die mir noch fehlt.',
        'werde ich {by} 3 Berufsfelder auf einer Seite vergleichen und in einem davon einen Tag hospitieren.',
      ],
    },
    {
      name: 'team lead',
      kind: 'become',
      weeks: 12,
      heads:
        'teamleit*, führungskraft, führungsposition, führungsrolle, team führen, team leiten, mitarbeiterführung, führung, führungsaufgabe*, personalverantwortung, mitarbeiter führen, mitarbeitende führen, projektleit*',
      beside: 'werden, übernehmen, team, rolle, position, sicher*, neu*, junge, als, lernen, kleines',
      plans: [
        'werde ich {by} ein kleines Vorhaben von Anfang bis Ende leiten und danach 3 Beteiligte fragen, was ich anders machen soll.',
        'werde ich {by} mit 2 erfahrenen Führungskräften über ihren Alltag sprechen und eine ihrer Aufgaben übernehmen.',
      ],
    },
    {
      name: 'delegation',
      kind: 'reduce',
      weeks: 6,
      heads: 'delegieren, delegation, aufgaben abgeben, arbeit abgeben, verantwortung abgeben',
      beside: 'lernen, aufgaben, team, mehr, besser',
      plans: [
        'werde ich {by} jede Woche 1 Aufgabe delegieren, vorher das Ergebnis vereinbaren und höchstens 2-mal nachfragen.',
        'werde ich 6 Aufgaben auflisten, die andere übernehmen können, und 3 davon {by} mit klarem Ergebnis abgeben.',
      ],
    },
    {
      name: 'appraisals',
      kind: 'practise',
      weeks: 8,
      heads: 'mitarbeitergespräch*, personalgespräch*, jahresgespräch*, feedbackgespräch*, elterngespräch*',
      beside: 'führen, vorbereiten, halten, schwierig*, sicher*',
      plans: [
        'werde ich einen Leitfaden auf einer Seite schreiben, ihn einmal im Mentoring proben und {by} die ersten 2 Gespräche damit führen.',
        'werde ich jedes Gespräch mit 3 Fragen vorbereiten, die ersten beiden {by} führen und danach fragen, was hilfreich war.',
      ],
    },
    {
      name: 'difficult conversations',
      kind: 'practise',
      weeks: 7,
      heads:
        'konflikt*, schwierige gespräche, schwierigen gesprächen, schwierige kunden, schwierigen kunden, konfliktgespräch*, streit',
      beside: 'lösen, umgehen, führen, umgang, kollegen, team, ruhig*, sachlich, ansprechen, austragen',
      plans: [
        'werde ich {by} 2 schwierige Gespräche mit je einem klaren Satz vorbereiten, sie führen und im Mentoring auswerten.',
        'werde ich in 3 Schritten aufschreiben, was ich beobachte, was es auslöst und worum ich bitte, und das {by} in 2 Gesprächen nutzen.',
      ],
    },
    {
      name: 'feedback',
      kind: 'practise',
      weeks: 7,
      heads: 'feedback, rückmeldung*, kritik',
      beside: 'geben, annehmen, einholen, umgehen, konstruktiv*, team, kollegen, umgang, nehmen',
      plans: [
        'werde ich {by} 4 Menschen je eine konkrete Rückmeldung geben, in 2 Sätzen vorbereitet, und fragen, wie sie angekommen ist.',
        'werde ich {by} 3 Menschen um Rückmeldung zu einer Arbeit bitten und 2 Dinge danach ändern.',
      ],
    },
    {
      name: 'saying no',
      kind: 'practise',
      weeks: 6,
      heads:
        'nein sagen, neinsagen, nein zu sagen, grenzen setzen, abgrenzen, grenzen zu setzen, grenzen ziehen, abgrenzung',
      beside: 'öfter, lernen, freundlich, arbeit, chef*, kollegen, schlechtes gewissen, ohne',
      plans: [
        'werde ich {by} jede Woche zu 1 Anfrage, die nicht meine Aufgabe ist, mit einem Satz Begründung Nein sagen und notieren, wie es lief.',
        'werde ich 3 freundliche Sätze zum Neinsagen aufschreiben und jeden davon {by} einmal verwenden.',
      ],
    },
    {
      name: 'speaking in meetings',
      kind: 'practise',
      weeks: 6,
      heads:
        'meeting*, besprechung*, sitzung*, zu wort melden, mitreden, teamrunde*, fragen stellen, fragen zu stellen, fragen zu stelln, fragen stelln, wortmeldung*',
      beside:
        'sprechen, reden, mehr, trauen, sagen, öfter, einbringen, beteiligen, vor, kurs, stellen, aktiv*, traun, mich',
      plans: [
        'werde ich {by} für 6 Runden je einen Beitrag oder eine Frage vorbereiten, sie in der ersten Viertelstunde einbringen und notieren, wie es lief.',
        'werde ich {by} in jeder Runde einmal das Wort ergreifen und 2 Menschen fragen, wie es gewirkt hat.',
      ],
    },
    {
      name: 'presenting',
      kind: 'practise',
      weeks: 8,
      heads:
        'präsent*, vortrag, vorträge, vorträgen, vortragen, vor gruppen, vor publikum, vor leuten, vor menschen, öffentlich*, rede halten, reden halten, rhetorik, referat*, auftritt*',
      beside:
        'sprechen, sicher*, halten, frei, souverän*, kunden, vorstand, leitung, reden, englisch, gruppen, auftreten, nervös, rot, team',
      plans: [
        'werde ich {by} 2 kurze Vorträge von 5 Minuten halten, den ersten vor 1 Person und den zweiten vor einer kleinen Gruppe.',
        'werde ich den Auftritt 2-mal vor einer vertrauten Person proben und {by} wenigstens einmal vor einer Gruppe sprechen.',
      ],
    },
    {
      name: 'stage fright',
      kind: 'practise',
      weeks: 8,
      heads: 'lampenfieber, prüfungsangst, redeangst, nervosität, rot zu werden, rot werden',
      beside: 'überwinden, umgehen, loswerden, vor, weniger, abbauen, gruppen, sprechen',
      plans: [
        'werde ich zuerst vor 1 vertrauten Person sprechen, dann vor 3 und {by} vor einer kleinen Gruppe.',
        'werde ich 2 Wege zur Ruhe ausprobieren und {by} bei 3 kleinen Gelegenheiten prüfen, welcher mir hilft.',
      ],
    },
    {
      name: 'confidence',
      kind: 'practise',
      weeks: 7,
      heads:
        'selbstvertrauen, selbstbewusst*, selbstbewusstsein, selbstsicher*, selbstwert*, impostor*, hochstapler*, selbstzweifel',
      beside:
        'mehr, stärken, aufbauen, auftreten, gewinnen, werden, überwinden, syndrom, job, weniger, gespräch*',
      plans: [
        'werde ich {by} jeden Tag eine Sache notieren, die mir gelungen ist, und 1-mal pro Woche etwas tun, das Mut braucht.',
        'werde ich {by} 10 Ergebnisse meiner Arbeit aufschreiben und 2 Menschen davon erzählen.',
      ],
    },
    {
      name: 'time management',
      kind: 'keep',
      weeks: 5,
      heads:
        'zeitmanagement, selbstorganisation, selbstmanagement, zeiteinteilung, zeit einteilen, prioritäten, priorisieren, produktiv*, tag strukturieren, besser organisieren, besser strukturieren, arbeitsorganisation',
      beside: 'besseres, setzen, arbeit, alltag, struktur*, woche, planen, zeit, organisieren, lernen, meine',
      plans: [
        'werde ich {by} jeden Abend die 3 wichtigsten Aufgaben für morgen aufschreiben und für die erste 90 Minuten freihalten.',
        'werde ich {by} jeden Montag die Woche planen, mit höchstens 3 Hauptaufgaben pro Tag, und freitags notieren, was liegen blieb.',
      ],
    },
    {
      name: 'procrastination',
      kind: 'reduce',
      weeks: 5,
      heads: 'aufschieb*, prokrastin*, aufschieberitis, vor mir herschieben, vor mir herzuschieben',
      beside: 'weniger, nicht, alles, dinge, aufhören, mehr',
      plans: [
        'werde ich {by} jede aufgeschobene Aufgabe in 3 kleine Schritte teilen und den ersten noch am selben Tag tun.',
        'werde ich {by} an 4 Tagen pro Woche 25 Minuten an der Aufgabe arbeiten, die ich am liebsten meide.',
      ],
    },
    {
      name: 'overtime',
      kind: 'reduce',
      weeks: 6,
      heads:
        'überstunden, arbeitszeit reduzieren, weniger arbeiten, pünktlich feierabend, arbeitsbelastung, pünktlich gehen, feierabend machen',
      beside: 'weniger, reduzieren, abbauen, max, keine, pünktlich, machen, abends, woche, 42h',
      plans: [
        'werde ich {by} an 3 festen Tagen pro Woche pünktlich Feierabend machen und freitags notieren, was dazwischenkam.',
        'werde ich 2 Wochen lang festhalten, was meine Zeit kostet, und {by} mit meiner Führungskraft 2 Entlastungen vereinbaren.',
      ],
    },
    {
      name: 'work-life balance',
      kind: 'keep',
      weeks: 6,
      heads:
        'work-life-balance, work life balance, vereinbarkeit, beruf und familie, familie und beruf, job und familie, zeit für familie, mehr zeit für mich, zeit für mich, mehr freizeit, abschalten, ausgleich',
      beside:
        'bessere, mehr, vereinbaren, unter einen hut, feierabend, arbeit, familie, kinder, besser, abends',
      plans: [
        'werde ich {by} 2 Abende pro Woche von Arbeit freihalten und wie Termine im Kalender eintragen.',
        'werde ich {by} an 4 Tagen pro Woche die Arbeitsnachrichten zu einer festen Uhrzeit abschalten und sonntags prüfen, wie es lief.',
      ],
    },
    {
      name: 'stress',
      kind: 'reduce',
      weeks: 6,
      heads: 'stress, stressabbau, gelassen*, ruhiger, entspannt*, grübeln, gedankenkarussell',
      beside: 'weniger, umgehen, abbauen, bewältigen, arbeit, umgang, werden, bleiben, reduzieren',
      plans: [
        'werde ich {by} an 4 Arbeitstagen pro Woche eine Pause von 10 Minuten ohne Bildschirm machen und notieren, wie es mir danach geht.',
        'werde ich meine 3 größten Stressquellen aufschreiben, eine davon im Mentoring angehen und {by} auswerten.',
      ],
    },
    {
      name: 'sleep',
      kind: 'keep',
      weeks: 6,
      heads: 'schlaf, schlafen, mehr schlafen, besser schlafen, früher ins bett',
      beside: 'mehr, besser, genug, stunden, regelmäßig*, gehen, nachts',
      plans: [
        'werde ich {by} an 5 Abenden pro Woche zur selben Zeit ins Bett gehen und 30 Minuten vorher alle Bildschirme weglegen.',
        'werde ich {by} an 5 Abenden pro Woche eine feste Schlafenszeit einhalten und notieren, wie lange ich geschlafen habe.',
      ],
    },
    {
      name: 'exercise',
      kind: 'keep',
      weeks: 8,
      heads:
        'sport, mehr bewegung, fitness, fitter werden, joggen, laufen gehen, fitnessstudio, marathon, halbmarathon, yoga, sport machen, sport treiben',
      beside: 'mehr, regelmäßig*, treiben, machen, woche, wieder, mindestens, anfangen',
      plans: [
        'werde ich {by} 2-mal pro Woche 30 Minuten Sport machen und jede Einheit im Kalender abhaken.',
        'werde ich {by} 2 feste Zeiten pro Woche für Sport einhalten und eine Person finden, die mitmacht.',
      ],
    },
    {
      name: 'screen time',
      kind: 'reduce',
      weeks: 5,
      heads: 'bildschirmzeit, handyzeit, handy, social media, scrollen',
      beside: 'weniger, zeit, abends, reduzieren, am, verbringen',
      plans: [
        'werde ich {by} an 5 Abenden pro Woche das Handy für eine feste Stunde weglegen und notieren, was ich stattdessen getan habe.',
        'werde ich ein tägliches Limit am Handy einstellen und es {by} an 5 Tagen pro Woche einhalten.',
      ],
    },
    {
      name: 'networking',
      kind: 'meet',
      weeks: 8,
      heads: 'netzwerk*, kontakte, vernetz*, berufliche kontakte, networking',
      beside:
        'aufbauen, ausbauen, knüpfen, erweitern, branche, berufliche*, mehr, frauen, fach*, neue, austausch, leute',
      plans: [
        'werde ich {by} mit 5 Menschen aus meinem Fach je 20 Minuten sprechen und mich danach bei ihnen bedanken.',
        'werde ich {by} 2 Veranstaltungen besuchen, bei jeder mit 3 Menschen sprechen und ihnen danach schreiben.',
      ],
    },
    {
      name: 'mentor',
      kind: 'find',
      weeks: 6,
      heads: 'mentor, mentorin, mentoren, vorbild, vorbilder',
      beside: 'finden, suchen, gute*, erfahren*, weiblich*',
      plans: [
        'werde ich in 3 Sätzen aufschreiben, was ich lernen will, 3 mögliche Menschen fragen und {by} ein erstes Treffen vereinbaren.',
        'werde ich 4 Menschen nach Empfehlungen fragen und {by} mit 2 Empfohlenen sprechen.',
      ],
    },
    {
      name: 'visibility',
      kind: 'practise',
      weeks: 8,
      heads:
        'sichtbar*, wahrgenommen, anerkennung im team, gesehen werden, personal branding, selbstmarketing, ernst genommen',
      beside: 'mehr, werden, firma, unternehmen, fach*, expertin, leistung*, machen, zeigen',
      plans: [
        'werde ich {by} alle 2 Wochen ein Ergebnis meiner Arbeit berichten und 1 davon vor einem größeren Kreis vorstellen.',
        'werde ich {by} 2 kurze Beiträge über meine Arbeit veröffentlichen und sie 5 Menschen schicken.',
      ],
    },
    {
      name: 'pricing',
      kind: 'decide',
      weeks: 5,
      heads:
        'preise, preis, preisgestaltung, preise kalkulieren, stundensatz, tagessatz, honorar, kalkulation, preiskalkulation',
      beside: 'kalkulieren, festlegen, berechnen, erhöhen, richtig*, fair*, produkte, kunden, setzen',
      plans: [
        'werde ich {by} die vollen Kosten meiner 5 wichtigsten Angebote berechnen, 3 Mitbewerber vergleichen und meine Preise festlegen.',
        'werde ich {by} eine Preisliste auf einer Seite festlegen und sie mit 2 Kundinnen oder Kunden testen.',
      ],
    },
    {
      name: 'customers',
      kind: 'find',
      weeks: 10,
      heads:
        'kunden, neue kunden, kundinnen, aufträge, neukunden, kundengewinnung, akquise, mehr verkaufen, stammkunden',
      beside: 'gewinnen, mehr, finden, neue, erste, bekommen, akquirieren, zahlende',
      plans: [
        'werde ich {by} jede Woche 5 mögliche Kundinnen und Kunden ansprechen und notieren, was sie brauchen.',
        'werde ich 5 Kundinnen und Kunden fragen, wie sie auf mich kamen, und {by} die 2 besten Wege ausprobieren.',
      ],
    },
    {
      name: 'own business',
      kind: 'build',
      weeks: 14,
      heads:
        'selbstständig*, selbständig*, eigene firma, eigenes unternehmen, gründ*, existenzgründung, freiberuflich*, onlineshop, online-shop, eigener laden, eigenen laden, eigenes café, eigene praxis, businessplan, geschäftsidee, start-up, startup, eigenes geschäft, eröffnen',
      beside:
        'machen, aufbauen, eröffnen, mit, shopify, nebenberuflich, kleine*, eigene*, starten, werden, etsy',
      plans: [
        'werde ich {by} Angebot, Zielgruppe und Kosten auf einer Seite beschreiben und sie 3 möglichen Kundinnen oder Kunden zeigen.',
        'werde ich {by} 5 echten Kundinnen oder Kunden ein kleines Angebot machen und notieren, wofür sie bezahlen würden.',
      ],
    },
    {
      name: 'Instagram',
      kind: 'build',
      weeks: 8,
      heads: 'instagram*, social-media-auftritt, instagram-kanal, tiktok',
      beside: 'für, kanal, aufbauen, profil, werkstatt, keramikwerkstatt, regelmäßig, posten, laden, account',
      plans: [
        'werde ich {by} jede Woche 2 Beiträge veröffentlichen und notieren, welche die meisten Anfragen bringen.',
        'werde ich 10 Beiträge im Voraus planen, {by} jede Woche 2 davon zeigen und 3 Menschen um Rückmeldung bitten.',
      ],
    },
    {
      name: 'taxes',
      kind: 'learn',
      weeks: 8,
      heads:
        'steuer*, kleinunternehmer*, buchhaltung, buchführung, steuererklärung, umsatzsteuer, rechnungswesen',
      beside: 'verstehen, machen, lernen, selbst, grundlagen, ordnen, finanzen, regelung',
      plans: [
        'werde ich meine 5 wichtigsten Fragen dazu aufschreiben und sie {by} mit einer fachkundigen Person klären.',
        'werde ich {by} einen Kurs dazu durcharbeiten und meine Unterlagen der letzten 3 Monate selbst ordnen.',
      ],
    },
    {
      name: 'funding',
      kind: 'find',
      weeks: 10,
      heads:
        'förderung, fördermittel, stipendium, stipendien, finanzierung, zuschuss, kredit, bildungsgutschein, förderantrag',
      beside: 'beantragen, bekommen, finden, bewerben, projekt, für',
      plans: [
        'werde ich 5 passende Förderungen auflisten und {by} die 2 besten Anträge abschicken.',
        'werde ich das Vorhaben auf einer Seite beschreiben, es von 2 Menschen lesen lassen und {by} einen Antrag abschicken.',
      ],
    },
    {
      name: 'portfolio',
      kind: 'build',
      weeks: 10,
      heads: 'portfolio, arbeitsproben, fallstudien, ux-projekten',
      beside: 'aufbauen, erstellen, eigenes, design, ux, haben, projekten, online, ux-projekten, drei',
      plans: [
        'werde ich eine Arbeit nach der anderen fertigstellen, jede von einer Person aus dem Fach prüfen lassen und {by} alles online zeigen.',
        'werde ich die erste Arbeit in 4 Wochen online stellen, 2 Menschen fragen, was fehlt, und das Portfolio {by} vervollständigen.',
      ],
    },
    {
      name: 'coding project',
      kind: 'build',
      weeks: 9,
      heads: 'github, eigene app, open source, programmierprojekt, nebenprojekt',
      beside: 'kleines, bauen, programmieren, entwickeln, veröffentlichen, eigene*',
      plans: [
        'werde ich {by} eine erste lauffähige Fassung fertigstellen, sie 2 Menschen zeigen und mit einer kurzen Beschreibung veröffentlichen.',
        'werde ich die kleinste sinnvolle Fassung in 5 Sätzen beschreiben und sie {by} veröffentlichen.',
      ],
    },
    {
      name: 'data',
      kind: 'learn',
      weeks: 12,
      heads:
        'datenanalyse, data science, machine learning, künstliche intelligenz, ki, statistik, chatgpt, ki-tools, datenauswertung',
      beside: 'lernen, verstehen, nutzen, einsetzen, grundlagen, arbeit, anwenden, besser',
      plans: [
        'werde ich {by} einen Kurs dazu durcharbeiten[, {hours},] und 2 Fragen aus meiner Arbeit damit beantworten.',
        'werde ich {by} ein kleines Projekt mit öffentlichen Daten fertigstellen[, {hours},] und jemandem das Ergebnis erklären.',
      ],
    },
    {
      name: 'programming',
      kind: 'learn',
      weeks: 12,
      heads: 'programmieren, webentwicklung, softwareentwicklung, coden, programmiersprache',
      beside: 'lernen, grundlagen, anfangen, besser, richtig',
      plans: [
        'werde ich {by} einen Einsteigerkurs durcharbeiten[, {hours},] und ein kleines eigenes Programm schreiben.',
        'werde ich {by} jede Woche 2 kleine Programmieraufgaben lösen[, {hours},] und die beste jemandem mit Erfahrung zeigen.',
      ],
    },
    {
      name: 'writing',
      kind: 'build',
      weeks: 12,
      heads:
        'buch schreiben, roman, blog, kurzgeschichten, kinderbuch, texte schreiben, mehr schreiben, autobiografie',
      beside: 'schreiben, veröffentlichen, fertig, eigenen, eigenes, starten',
      plans: [
        'werde ich {by} an 2 festen Tagen pro Woche schreiben und den ersten fertigen Teil 2 Menschen zu lesen geben.',
        'werde ich einen Aufbau auf einer Seite festlegen, jede Woche 1 Abschnitt schreiben und {by} eine Rohfassung haben.',
      ],
    },
    {
      name: 'music',
      kind: 'keep',
      weeks: 12,
      heads:
        'cello, gitarre, klavier, geige, akkordeon, schlagzeug, flöte, saxofon, chor, singen, instrument, ukulele',
      beside: 'lernen, spielen, wieder, anfangen, üben, noten, erwachsene, mitsingen, unterricht',
      plans: [
        'werde ich {by} an 4 Tagen pro Woche 20 Minuten üben und am Ende jemandem ein Stück vorspielen.',
        'werde ich {by} jede Woche 1 Stunde Unterricht nehmen, an 2 weiteren Tagen üben und ein Stück aufnehmen.',
      ],
    },
    {
      name: 'studies',
      kind: 'pass',
      weeks: 14,
      heads:
        'bachelorarbeit, masterarbeit, doktorarbeit, dissertation, promotion, studium, abschlussarbeit, fernstudium, ausbildung, hausarbeit*',
      beside:
        'abschließen, schreiben, fertig, beenden, abgeben, anfangen, beginnen, schaffen, nebenbei, erfolgreich',
      plans: [
        'werde ich den Rest in Wochenschritte teilen, jede Woche einen davon erledigen[, jeden Monat den Stand im Mentoring besprechen und {own} abgeben][ und {stage} den Stand im Mentoring besprechen].',
        'werde ich 3 Meilensteine auf einer Seite festlegen, den ersten jemandem aus dem Fach zeigen und {by} fertig sein.',
      ],
    },
    {
      name: 'recognition of a diploma',
      kind: 'pass',
      weeks: 12,
      heads:
        'anerkennung, abschluss anerkennen, diplom anerkennen, berufsanerkennung, approbation, anerkennungsverfahren',
      beside: 'lassen, meines, abschluss*, diplom*, ausländisch*, deutschland, bekommen, berufs*',
      plans: [
        'werde ich die zuständige Stelle klären, alle verlangten Unterlagen sammeln und den Antrag {by} einreichen.',
        'werde ich mit einer Beratungsstelle eine Liste der fehlenden Unterlagen machen und den Antrag {by} abschicken.',
      ],
    },
    {
      name: 'driving licence',
      kind: 'pass',
      weeks: 16,
      heads: 'führerschein, fahrprüfung, fahrstunden, autofahren',
      beside: 'machen, bestehen, lernen, theorie*',
      plans: [
        'werde ich in 4 Wochen die Theorieprüfung anmelden, jede Woche 1 Fahrstunde nehmen und {by} prüfungsreif sein.',
        'werde ich an 4 Tagen pro Woche 20 Minuten Theorie üben und die Theorieprüfung {by} ablegen.',
      ],
    },
    {
      name: 'flat',
      kind: 'find',
      weeks: 10,
      heads: 'wohnung, neue wohnung, wg-zimmer, umzug, umziehen, eigenheim, haus kaufen',
      beside: 'finden, bezahlbar*, größer*, neue, suchen, kleine*, eigene*',
      plans: [
        'werde ich auf einer Seite festhalten, was ich brauche und zahlen kann, und {by} jede Woche 1 Wohnung besichtigen.',
        'werde ich alle Unterlagen in einer Mappe sammeln, 10 Menschen von meiner Suche erzählen und {by} 4 Wohnungen besichtigen.',
      ],
    },
    {
      name: 'remote work',
      kind: 'negotiate',
      weeks: 7,
      heads:
        'mehr homeoffice, home-office-tage, homeoffice-tage, tage homeoffice, im homeoffice arbeiten, homeoffice aushandeln, remote arbeiten, remote-arbeit, mobiles arbeiten',
      beside: 'mehr, tage, woche, arbeiten, aushandeln, vereinbaren',
      plans: [
        'werde ich einen Vorschlag fürs Homeoffice auf einer Seite ausarbeiten, ihn im Mentoring üben und {by} meiner Führungskraft vorlegen.',
        'werde ich aufschreiben, welche Aufgaben von zu Hause gehen, und {by} eine Probezeit von 4 Wochen vereinbaren.',
      ],
    },
    {
      name: 'money',
      kind: 'keep',
      weeks: 10,
      heads: 'sparen, finanzen, altersvorsorge, schulden, rente, geldanlage, haushaltsbuch',
      beside: 'geld, ordnen, abbauen, überblick, besser, monat, verstehen, planen',
      plans: [
        'werde ich 4 Wochen lang Einnahmen und Ausgaben notieren und {by} jeden Monat eine feste Grenze einhalten.',
        'werde ich meine Unterlagen mit einer fachkundigen Person durchgehen, 3 Fragen aufschreiben und sie {by} klären.',
      ],
    },
  ],
};
