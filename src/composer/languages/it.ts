/** Italian. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'it',
  locale: 'it-IT',
  time: {
    months: `
      gennaio | gen | genn; febbraio | feb | febb; marzo; aprile | apr; maggio | mag | magg; giugno | giu; luglio | lug;
      agosto | ago; settembre; ottobre | ott; novembre | nov; dicembre | dic
    `,
    weekdays: `
      lunedì; martedì; mercoledì; giovedì; venerdì; sabato; domenica
    `,
    spans: `
      1 day: domani; 18 month: tra un anno e mezzo | fra un anno e mezzo | entro un anno e mezzo | in un anno e mezzo;
      6 month: tra sei mesi | fra sei mesi; 6 month: entro il semestre
    `,
    day: 'giorno | giorni | giornata | giornate | gg',
    week: 'settimana | settimane | sett',
    month: 'mese | mesi',
    quarter: 'trimestre | trimestri',
    year: "anno | anni | dell'anno | dell' anno | all'anno | all' anno | nell'anno | nell' anno",
    feasts: `
      9-20: prima dell' autunno | prima dell'autunno; 3-20: prima della primavera; 12-20: prima di natale;
      6-20: prima dell' estate | prima dell'estate | prima delle vacanze; 12-24: natale; 2-9: carnevale; 2-14: san valentino;
      3-8: festa della donna; 5-8: festa della mamma; 3-19: festa del papà; 11-1: ognissanti | tutti i santi; 12-8: immacolata;
      6-10: fine anno scolastico | fine della scuola | fine scuola;
      12-31: fine anno | fine d' anno | capodanno | san silvestro | quest'anno | quest' anno; 1-6: epifania | befana;
      5-31: primavera; 4-15: pasqua;
      6-30: metà anno | metà dell'anno | metà dell' anno | primo semestre | la prima metà dell'anno | la prima metà dell' anno;
      12-31: secondo semestre | seconda metà dell'anno | seconda metà dell' anno;
      8-31: estate | all'estate | all' estate | dell'estate | dell' estate | nell'estate | nell' estate | quest'estate | quest' estate | vacanze estive;
      8-15: ferragosto;
      11-30: autunno | dell'autunno | dell' autunno | nell'autunno | nell' autunno | quest'autunno | quest' autunno;
      2-28: inverno | dell'inverno | dell' inverno | nell'inverno | nell' inverno | quest'inverno | quest' inverno;
      3-31: primo trimestre; 6-30: secondo trimestre; 9-30: terzo trimestre; 12-31: quarto trimestre | ultimo trimestre
    `,
    end: 'entro fine | a fine | per fine | verso fine | verso la fine | fino a fine | la fine | alla fine | entro la fine | per la fine | fine gennaio | fine febbraio | fine marzo | fine aprile | fine maggio | fine giugno | fine luglio | fine agosto | fine settembre | fine ottobre | fine novembre | fine dicembre | fine del | fine di',
    middle: 'metà',
    begin:
      "inizio | all'inizio | all' inizio | inizi | gli inizi | primi di | i primi di | dall'inizio | dall' inizio",
    next: 'prossimo | prossima | prossimi | prossime | venturo | ventura | seguente',
    current: "questo | questa | quest' | corrente | in corso",
    within:
      "entro | tra | fra | nei prossimi | nelle prossime | nel prossimo | nella prossima | nel giro di | nell'arco di | nell' arco di | in meno di | per i prossimi | per le prossime | in 1 | in 2 | in 3 | in 4 | in 5 | in 6 | in 7 | in 8 | in 9 | in 10 | in 11 | in 12 | in 15 | in 18 | in 20 | in 24 | in 30 | in 60 | in 90 | in 100 | in un mese | in un anno | in una settimana | in mezzo anno | in due | in tre | in quattro | in cinque | in sei | in sette | in otto | in nove | in dieci | in dodici | in un paio | in qualche | in pochi | in gennaio | in febbraio | in marzo | in aprile | in maggio | in giugno | in luglio | in agosto | in settembre | in ottobre | in novembre | in dicembre | a gennaio | a febbraio | a marzo | ad aprile | a maggio | a giugno | a luglio | ad agosto | a settembre | a ottobre | ad ottobre | a novembre | a dicembre | a natale | a pasqua | a ferragosto | a capodanno | in primavera | in estate | in autunno | in inverno | nel primo | nel secondo | nel terzo | nel quarto | nella prima | nella seconda",
    before: 'prima di | prima del | prima della | prima dell',
    until:
      "entro | entro il | entro la | entro e non oltre | al più tardi | non oltre | fino a | fino al | fino alla | sino a | scadenza | deadline | termine ultimo | da qui a | da qui al | da qui all'estate | da qui all' | di qui a | per l' | entro l' | prima di | prima del | prima della | prima dell' | prima dell'estate | prima dell' estate | prima dell'autunno | prima dell' autunno | prima dell'inverno | prima dell' inverno | prima delle | per il | per gennaio | per febbraio | per marzo | per aprile | per maggio | per giugno | per luglio | per agosto | per settembre | per ottobre | per novembre | per dicembre | per natale | per pasqua | per l' estate | per l' estate | per ferragosto | per fine | per la fine | per la primavera | per l' autunno | per l' inverno",
    ago: 'fa | da | scorso | scorsa | scorsi | scorse | passato | passata | ultimi | ultime | ultimo | ultima | esperienza | dal | dallo | dalla',
    half: 'mezzo | mezza',
    per: 'a settimana | alla settimana | per settimana | la settimana | settimanali | al giorno | al mese',
    each: `
      ogni giorno | tutti i giorni | quotidian* | ogni settimana | tutte le settimane | ogni mese | ogni sera |
      tutte le sere | ogni mattina | ogni sabato | ogni domenica | ogni weekend | ogni fine settimana
    `,
    spare: 'ho | posso | tempo | max | massimo | liber*',
    numbers: `
      1: un | uno | una | un'; 2: due | un paio di | paio di; 3: tre | qualche; 4: quattro; 5: cinque; 6: sei; 7: sette; 8: otto;
      9: nove; 10: dieci | una decina di; 11: undici; 12: dodici; 15: quindici | una quindicina di; 18: diciotto;
      20: venti | una ventina di; 24: ventiquattro; 30: trenta
    `,
  },
  idle: `
    nessuno | nessun | nessuna | niente | nulla | no | non | grazie | mille | tante | tanto | infinite | ciao | salve |
    buongiorno | buonasera | buonanotte | buon | buona | giorno | sera | pomeriggio | giornata | serata | saluti |
    saluto | cordiali | cordialmente | distinti | tutto | bene | benissimo | benone | ok | okay | sì | si | d' accordo |
    per | ora | adesso | momento | al | il | la | lo | le | i | gli | di | del | ho | abbiamo | obiettivo | obiettivi |
    desiderio | desideri | richiesta | richieste | da | in | particolare | particolari | attualmente | oggi | test |
    prova | vuoto | vuota | domande | domanda | commento | commenti | osservazioni | va | così | a | posto | come | stai |
    state | sta | va tutto bene | spero | che | stia | stiate | arrivederci | presto | piacere | bisogno | serve | mi |
    me | speciale | dire | aggiungere | altro | altra | ulteriore | ulteriori | davvero | proprio | tutti | tutte | cari |
    care | caro | cara | gentile | gentili | voi | lei | te | ti | vi | ringrazio | anche | sto | sono | molto | e | io |
    un | una | non capisco | capisco | mah | boh | beh | eh | ehm | mmm | hmm | haha | ahah | ahahah | lol | bla |
    blabla | lorem | ipsum | dolor | none | nothing | nope | thanks | hello | hi | n | na | nd | nc | applicabile | abc |
    xxx | pippo | pluto | asdf | a presto | bel | bella | tempo fa bello | fa | sole | tempo | auguri | buone | feste |
    scusate | scusa | prego | nemmeno | neanche | neppure | volta | qui | qua | ci | ne | nessun obiettivo |
    nessuna idea particolare | passo | salto | salta | avanti | lascio | bianco | mente | cosa | che cosa scrivere |
    questo | qualcosa | tutto bene | perfetto | contenta così | contento così | sto bene così
  `,
  openings: `
    voglio | vorrei | mi piacerebbe | ho bisogno di | desidero | intendo | spero di | sogno di | conto di | ho deciso di | sto pensando di |
    penso di | mi propongo di | il mio obiettivo è | il mio sogno è | il mio scopo è | mi interesserebbe | vorrei riuscire a |
    voglio riuscire a | voglio poter | vorrei poter | come posso | come faccio a | come potrei | voglio è | vorrei è | mi piacerebbe è |
    desidero è | mi serve è | il mio sogno sarebbe | il mio obiettivo sarebbe | il mio proposito è | il mio scopo sarebbe |
    il mio traguardo è | la mia intenzione è | la mia idea è | l'ideale sarebbe | l'obiettivo è | sarebbe bello | sarebbe l'ideale |
    sto valutando di | sto cercando di | cerco di | sto provando a | ho intenzione di | ho in mente di | ho pensato di |
    mi sono ripromesso di | mi sono ripromessa di | mi sono promesso di | mi sono promessa di | mi sono prefissato di |
    mi sono prefissata di | mi sono posto l'obiettivo di | mi sono posta l'obiettivo di | avrei bisogno di | avrei voglia di | ho voglia di |
    vorremmo | vogliamo | ci piacerebbe | ho bisogno di aiuto per | ho bisogno di una mano per | mi aiuti a | mi puoi aiutare a |
    mi può aiutare a | puoi aiutarmi a | potresti aiutarmi a | aiutami a | aiutatemi a | come posso fare per | come riuscire a | punto a |
    miro a | sarebbe ora di | mi farebbe bene | mi farebbe piacere | mi sarebbe utile | mi tornerebbe utile | sarebbe utile | sarebbe bene |
    sarebbe fantastico | mi converrebbe | è ora di | vorrei che | voglio che | mi piacerebbe che | vorrei un | vorrei una |
    mi servirebbe un | mi servirebbe una | mi serve un | mi serve una | ho bisogno di un | ho bisogno di una | cerco | aiuto per |
    aiuto con | non so come | come trovo | come trovare | come ottenere | come ottengo | come imparare | come imparo | come migliorare | come miglioro | come fare per | come si fa a | devo | non riesco a |
    ho bisogno di aiuto con | sono alla ricerca di | alla ricerca di | sto cercando | mi serve aiuto per | mi serve aiuto con | fatico a | faccio fatica a | mi interessa | essere in grado di |
    saper | mi servirebbe | spero che | voglio imparare ad essere | non oso | , solo | mi serve | avrei bisogno di un | avrei bisogno di una
  `,
  refusals: `
    no grazie | non voglio più | non voglio | non vorrei | non mi interessa | non mi interessano | non cerco | non ho voglia di | senza | invece di |
    anziché | niente più | né | mai più | non un | non una | non è che | non mi serve | non serve | non si tratta di | , non | e non | ma non | non mi piace | non ho bisogno di |
    non ho intenzione di | basta con | stufo di | stufa di | sono stufo di | sono stufa di | piuttosto che | al posto di | neanche | nemmeno
  `,
  ends: `
    perché | ma | poiché | siccome | anche se | e mi | e non | e io | così | dato che | da mesi | da anni | da tempo | da settimane | , mi |
    , non | , è | , sono | , ho | , mio | , mia | affinché | quando | prima che | quindi | e ho | e sono |
    visto che | così che | in modo che | mentre | , nel senso | , credo | , anche | , così | , e | se possibile | se riesco | possibilmente | preferibilmente | invece di | anziché | piuttosto che | , grazie | nonostante | , io | , noi | , solo | , bensì
  `,
  fillers: `
    con | bensì | e | ed | anche | poi | finalmente | per favore | forse | magari | o | oppure | prima di tutto | primo | secondo | terzo | soprattutto |
    semplicemente | davvero | infine | eventualmente | a | di | ecco |
    inoltre | innanzitutto | anzitutto | per prima cosa | in primo luogo | in secondo luogo | idealmente | se possibile | sinceramente | più che altro | principalmente | poter | per | haha | ahah | ahaha
  `,
  vague: `
    ciò | quello | questo | farlo | lui | lei | loro | parlarne | riuscirci | qualcosa del genere | fare qualcosa | tutto ciò
  `,
  worries: `
    ho paura | paura di | paura che | mi fa paura | temo di | temo che | timore di | mi preoccupa | mi preoccupano | sono preoccupato | sono preoccupata | ho l'ansia | mi spaventa | dubito | ho dubbi | ho il dubbio | non sono sicuro | non sono sicura | non so se
  `,
  states:
    'mi sento | sono | ho * anni | ho perso | mi hanno | nessuno | troppo vecchio | troppo vecchia | troppo tardi',
  private: `
    malatt* | cancro | tumore | depress* | ansia | attacchi di panico | burnout | adhd | autis* | terapia | terapie | diagnosticat* | incinta | gravidanza |
    aborto | divorzi* | separazione | alcol* | dipendenz* | carcere | violenz* | disabil* |
    lutto | suicid* | bipolar* | il mio ex | la mia ex | indebitat* | droga* | disintossic* | ricover* | maltratt* | chemio* | vedov* | malato | malata
  `,
  asides: `
    scusate per | scusa per | mi scuso | grazie per | ignora le | ignora tutte | ignorate | istruzioni precedenti | le tue istruzioni | il tuo prompt | prompt di sistema | modello linguistico | come ia | scrivi che |
    stampa che | ripeti | questo modulo | non so cosa scrivere | non so che scrivere | non lo so | questo campo | questa casella | fai finta | ora sei
  `,
  lead: '{words}: ',
  quotes: '«»“”',
  plans: {
    subject: [
      'leggerò 2 buone introduzioni entro il {date} e spiegherò a qualcuno i 3 punti più importanti con parole mie.',
      'studierò 2 volte a settimana fino al {date} e riassumerò in una pagina quello che ho capito.',
    ],
    tool: [
      'seguirò un corso o un manuale entro il {date} e farò 2 lavori veri con quello che ho imparato.',
      'mi eserciterò 2 giorni a settimana fino al {date}, sempre su un lavoro vero, e segnerò che cosa mi riesce senza aiuto.',
    ],
    language: [
      'dedicherò alla lingua 20 minuti 5 giorni a settimana fino al {date} e farò una conversazione ogni settimana.',
      'farò 3 lezioni brevi a settimana fino al {date} e ogni settimana userò le cose nuove in una conversazione o in un testo.',
    ],
    craft: [
      'mi eserciterò 2 giorni a settimana fino al {date} e in 2 occasioni mi farò correggere da qualcuno con esperienza.',
      'prenderò 3 lezioni entro il {date} e tra una e l’altra mi eserciterò 2 giorni a settimana.',
    ],
    driving: [
      'segnerò che cosa mi manca, studierò o guiderò 2 giorni a settimana e avrò tutto pronto entro il {date}.',
      'terrò liberi 2 momenti a settimana fino al {date} per quello che mi manca: teoria, pratica o documenti.',
    ],
    exam: [
      'mi preparerò 3 giorni a settimana fino al {date} e farò 2 simulazioni complete, come all’esame.',
      'farò un elenco di tutto quello che viene chiesto, lo ripasserò entro il {date} e mi metterò alla prova con 2 simulazioni.',
    ],
    course: [
      'terrò liberi 2 momenti a settimana fino al {date}, seguirò tutti gli incontri e metterò in pratica 2 cose imparate.',
      'metterò in agenda le ore che servono fino al {date} e dopo ogni incontro segnerò 2 cose da provare.',
    ],
    studies: [
      'farò un elenco di quello che mi manca e ci lavorerò 3 giorni a settimana fino al {date}, una parte alla volta.',
      'dividerò in piccole parti quello che manca e ci dedicherò 3 momenti a settimana fino al {date}.',
    ],
    admission: [
      'confronterò i requisiti di 2 bandi o scuole, raccoglierò i documenti e presenterò la domanda entro il {date}.',
      'preparerò tutto con calma, farò rivedere il materiale a 2 persone e presenterò la domanda entro il {date}.',
    ],
    recognition: [
      'chiederò quali documenti servono, li raccoglierò in 2 copie con le traduzioni e presenterò la domanda entro il {date}.',
      'parlerò con 2 persone che ci sono già passate, farò l’elenco di quello che manca e consegnerò tutto entro il {date}.',
    ],
    job: [
      'manderò 2 candidature ben preparate a settimana fino al {date} e parlerò ogni settimana con una persona che fa già un lavoro simile.',
      'segnerò 5 posti dove mi piacerebbe lavorare ed entro il {date} scriverò a ognuno o ci andrò di persona.',
    ],
    promotion: [
      'riassumerò in 5 righe il mio contributo, prenderò in carico un compito nuovo ed entro il {date} parlerò del mio futuro con chi decide.',
      'chiederò che cosa serve, lavorerò su 2 di questi punti ed entro il {date} dirò a chi decide che mi interessa.',
    ],
    customers: [
      'ogni settimana contatterò 3 persone a cui può interessare quello che offro e il {date} guarderò che cosa ha funzionato.',
      'mostrerò 2 lavori o novità a settimana fino al {date}, là dove si trova il mio pubblico, e segnerò che cosa funziona.',
    ],
    funding: [
      'confronterò 3 fonti di denaro, spiegherò il progetto in una pagina e presenterò 1 richiesta entro il {date}.',
      'farò i conti su un foglio ed entro il {date} li presenterò a 3 enti o persone che possono dare una mano.',
    ],
    people: [
      'farò il primo passo verso 1 persona a settimana fino al {date} (un messaggio, una telefonata o un caffè).',
      'andrò a 2 incontri entro il {date} e a ognuno proporrò a una persona un caffè o una telefonata.',
    ],
    mentor: [
      'scriverò in 5 righe che cosa mi aspetto e lo proporrò a 3 persone entro il {date}.',
      'chiederò a 2 persone di fiducia chi conoscono ed entro il {date} fisserò con qualcuno una prima chiacchierata.',
    ],
    staff: [
      'spiegherò in una pagina che cosa offro e che cosa mi aspetto, ed entro il {date} ne parlerò con 3 persone.',
      'spargerò la voce in 3 posti ed entro il {date} parlerò con chi mostra interesse.',
    ],
    home: [
      'metterò per iscritto di che cosa ho bisogno e quanto posso spendere, ed entro il {date} valuterò 3 possibilità.',
      'guarderò gli annunci 2 volte a settimana fino al {date}, chiederò in giro e andrò a vedere quello che fa per me.',
    ],
    search: [
      'segnerò 3 requisiti, confronterò 3 possibilità ed entro il {date} sceglierò la più adatta.',
      'chiederò a 3 persone che se ne intendono, guarderò da vicino 2 possibilità e deciderò entro il {date}.',
    ],
    career: [
      'parlerò con 3 persone che hanno già fatto questo passo ed entro il {date} scriverò in una pagina che cosa so e che cosa mi manca.',
      'segnerò che cosa porto già e che cosa mi manca, e fino al {date} farò 1 passo a settimana in quella direzione.',
    ],
    business: [
      'descriverò l’idea in una pagina con spese ed entrate, chiederò un parere a 3 persone che conoscono il settore e farò una prova entro il {date}.',
      'parlerò con 2 persone che ci sono già passate, chiarirò pratiche e costi e avrò tutto per iscritto entro il {date}.',
    ],
    leadership: [
      'affiderò 2 compiti ad altre persone, con un obiettivo chiaro, ed entro il {date} parlerò con loro di com’è andata.',
      'chiederò a 2 persone del gruppo di che cosa hanno bisogno da me e proverò un cambiamento a settimana fino al {date}.',
    ],
    portfolio: [
      'sceglierò i miei 5 lavori migliori, li spiegherò in poche frasi e mostrerò il risultato a 2 persone entro il {date}.',
      'finirò una prima versione con 3 lavori entro il {date} e chiederò un parere a 2 persone del mestiere.',
    ],
    software: [
      'scriverò in una pagina che cosa deve fare, preparerò una prima versione semplice e la proverò con 2 persone entro il {date}.',
      'ci lavorerò 2 giorni a settimana, partendo dalla cosa più importante, e mostrerò un risultato che funziona entro il {date}.',
    ],
    writing: [
      'mi metterò davanti al testo per 20 minuti 4 giorni a settimana fino al {date} e farò leggere il risultato a 2 persone.',
      'comincerò con una scaletta di una pagina, andrò avanti 2 volte a settimana e avrò un testo da mostrare entro il {date}.',
    ],
    event: [
      'fisserò data e luogo, segnerò i 5 compiti principali e le spese, e avrò tutto pronto entro il {date}.',
      'riassumerò idea e spese in una pagina, cercherò 2 persone che aiutino e chiuderò i preparativi entro il {date}.',
    ],
    papers: [
      'preparerò una prima versione, la farò rivedere a 2 persone e avrò quella definitiva entro il {date}.',
      'guarderò 3 buoni esempi, ci dedicherò 3 momenti da 45 minuti e avrò tutto pronto entro il {date}.',
    ],
    document: [
      'comincerò con una scaletta di una pagina, andrò avanti 2 volte a settimana e avrò una versione completa entro il {date}.',
      'guarderò 2 buoni esempi, scriverò una bozza e la rivedrò con qualcuno che se ne intende entro il {date}.',
    ],
    object: [
      'elencherò materiali e passaggi, ci lavorerò 2 volte a settimana e finirò entro il {date}.',
      'calcolerò le spese, dividerò il lavoro in 3 tappe e chiuderò l’ultima entro il {date}.',
    ],
    improvement: [
      'osserverò per 2 settimane come va adesso, proverò un cambiamento e confronterò il risultato entro il {date}.',
      'sentirò 3 persone coinvolte, proporrò un cambiamento concreto e lo metterò alla prova fino al {date}.',
    ],
    presentation: [
      'preparerò 3 idee principali e le proverò 2 volte ad alta voce davanti a qualcuno entro il {date}.',
      'mi eserciterò ad alta voce 2 volte a settimana fino al {date}, una delle quali davanti a una persona fidata o registrandomi.',
    ],
    meetings: [
      'prima di ogni riunione segnerò un obiettivo e 2 frasi, e dopo 3 riunioni, entro il {date}, riassumerò che cosa ha funzionato.',
      'preparerò 2 punti per ogni riunione fino al {date} e dopo segnerò che cosa è andato bene e che cosa cambierò.',
    ],
    conversation: [
      'metterò per iscritto 3 punti, proverò l’inizio e affronterò il discorso entro il {date}.',
      'cercherò un momento tranquillo, preparerò le prime 2 frasi e farò questo passo entro il {date}.',
    ],
    feedback: [
      'preparerò 2 frasi tranquille per quei momenti e le userò in 3 occasioni entro il {date}.',
      'dopo ogni situazione difficile segnerò che cosa direi meglio e ne parlerò 2 volte con una persona fidata entro il {date}.',
    ],
    boundaries: [
      'scriverò 2 frasi gentili ma ferme e le userò in 3 occasioni entro il {date}.',
      'deciderò quali 2 cose non accetto più, lo dirò con chiarezza a chi di dovere e terrò la linea fino al {date}.',
    ],
    interview: [
      'segnerò quello che voglio dire e mostrare, e farò 2 prove complete con qualcuno entro il {date}.',
      'raccoglierò informazioni, preparerò 3 esempi di quello che so fare e li proverò ad alta voce entro il {date}.',
    ],
    confidence: [
      'affronterò 1 piccola sfida a settimana fino al {date} e ogni volta segnerò com’è andata.',
      'sceglierò 3 situazioni, dalla più facile alla più difficile, e le affronterò una dopo l’altra entro il {date}.',
    ],
    expression: [
      'mi eserciterò 10 minuti 3 giorni a settimana fino al {date} e chiederò a una persona di correggermi.',
      'segnerò i miei 5 errori o vizi più frequenti e ci farò attenzione in 2 testi o discorsi a settimana fino al {date}.',
    ],
    teaching: [
      'preparerò 2 incontri brevi con un obiettivo chiaro, li terrò entro il {date} e chiederò che cosa è servito di più.',
      'proverò 2 modi nuovi al mese di spiegare o di far esercitare, fino al {date}, e segnerò che cosa funziona.',
    ],
    salary: [
      'guarderò in 3 fonti quanto si paga un lavoro come il mio, riunirò 3 ragioni in una pagina ed entro il {date} ne parlerò con chi decide.',
      'proverò 2 volte quello che voglio dire, con una cifra precisa e 3 ragioni, e lo proporrò entro il {date}.',
    ],
    conditions: [
      'metterò per iscritto una proposta concreta con 2 vantaggi per entrambe le parti e la presenterò entro il {date}.',
      'mi informerò su quello che mi spetta, preparerò 2 soluzioni ed entro il {date} ne parlerò con chi decide.',
    ],
    agreement: [
      'preparerò 3 ragioni e una proposta di compromesso, ed entro il {date} ne parlerò con chi di dovere.',
      'mi farò dire che cosa preoccupa l’altra parte, troverò una soluzione per 2 di questi punti e chiederò una risposta entro il {date}.',
    ],
    decision: [
      'segnerò in una pagina i pro e i contro, ne parlerò con 2 persone e deciderò entro il {date}.',
      'metterò per iscritto i 3 criteri che contano di più per me, li userò per confrontare le possibilità e deciderò entro il {date}.',
    ],
    pricing: [
      'sommerò spese e ore di lavoro, guarderò 3 prezzi simili e avrò il mio per iscritto entro il {date}.',
      'chiederò un parere a 2 persone del mestiere, farò i conti su un foglio e fisserò il mio prezzo entro il {date}.',
    ],
    question: [
      'segnerò le mie 3 domande principali, consulterò una fonte ufficiale e avrò le risposte per iscritto entro il {date}.',
      'chiamerò o scriverò in 2 posti dove sanno rispondere e riassumerò le risposte in una pagina entro il {date}.',
    ],
    direction: [
      'parlerò con 3 persone di quello che mi riesce bene, lo riassumerò in una pagina ed entro il {date} sceglierò che cosa provare per primo.',
      'segnerò ogni settimana 3 cose che mi sono piaciute di quello che faccio ed entro il {date} sceglierò un’idea da provare.',
    ],
    exercise: [
      'comincerò con 20 minuti di movimento 3 giorni a settimana, aumenterò a poco a poco e segnerò ogni volta sul calendario fino al {date}.',
      'fisserò 2 momenti a settimana fino al {date} e aumenterò un po’ lo sforzo ogni 2 settimane.',
    ],
    habit: [
      'comincerò questa settimana, segnerò ogni volta sul calendario fino al {date} e ogni 2 settimane guarderò come va.',
      'lo metterò in agenda a un’ora fissa, continuerò fino al {date} e farò il punto ogni 2 settimane.',
    ],
    rest: [
      'terrò libera 1 ora senza lavoro né schermi 4 giorni a settimana fino al {date} e la domenica guarderò come mi sento.',
      'terrò liberi 2 momenti a settimana fino al {date} e li rispetterò come qualsiasi appuntamento.',
    ],
    stop: [
      'scriverò ogni sera in 1 riga, fino al {date}, com’è andata, e la domenica guarderò che cosa mi aiuta.',
      'annoterò 2 situazioni difficili, deciderò prima che cosa fare e segnerò ogni giorno riuscito fino al {date}.',
    ],
    organisation: [
      'ogni domenica, fino al {date}, farò un piano semplice della settimana con 3 priorità e un po’ di margine per gli imprevisti.',
      'ci dedicherò 15 minuti fissi 4 giorni a settimana fino al {date} e segnerò che cosa mi aiuta.',
    ],
    money: [
      'segnerò entrate e uscite per 4 settimane, mi darò una cifra precisa e la controllerò ogni settimana fino al {date}.',
      'farò i conti su una pagina, comincerò da un cambiamento e guarderò 2 volte al mese, fino al {date}, se lo rispetto.',
    ],
    visibility: [
      'mostrerò ogni 2 settimane, fino al {date}, un risultato concreto alle persone che dovrebbero conoscerlo.',
      'riassumerò in 5 frasi quello che faccio e lo racconterò in 3 occasioni entro il {date}.',
    ],
    errand: [
      'segnerò che cosa serve, terrò liberi 30 minuti e chiuderò la faccenda entro il {date}.',
      'raccoglierò prima tutto il necessario, mi metterò 2 promemoria sul telefono e chiuderò la faccenda entro il {date}.',
    ],
  },
  any: [
    'chiederò a 2 persone che ne hanno esperienza come hanno cominciato e seguirò il loro consiglio migliore entro il {date}.',
    'concorderò nel percorso di mentoring 2 cose che posso fare e le farò entrambe entro il {date}.',
    'farò ogni settimana 1 piccolo passo in questa direzione fino al {date} e segnerò ogni volta che cosa è cambiato.',
  ],
  worry:
    'scriverò che cosa mi preoccupa di preciso e 2 cose che potrebbero aiutarmi, e ne parlerò nel percorso di mentoring entro il {date}.',
  until:
    'dividerò il lavoro in 4 passi, ognuno con una data, farò il primo questa settimana e finirò entro il {date}.',
  soon: [
    'segnerò oggi le 3 cose più importanti che mancano e le farò una dopo l’altra entro il {date}.',
    'nei prossimi giorni terrò libere 2 ore per questo, comincerò dalla parte più difficile e finirò entro il {date}.',
  ],
  unsupported:
    'Metterò in 2 frasi quello che voglio, ne parlerò nel percorso di mentoring e farò il primo passo entro il {date}.',
  corrections: [
    [/(?<!\p{L})il (8|11) (?=\p{L})/gu, 'l’$1 '],
    [/(?<!\p{L})al (8|11) (?=\p{L})/gu, 'all’$1 '],
  ],
};
