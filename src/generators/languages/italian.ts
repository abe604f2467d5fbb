/** Italian: how it speaks of time, and what is said to mentees in it. */
import { italian as grammar } from './grammars/italian.ts';
import type { LanguageFile } from './language-file.ts';

export const italian: LanguageFile = {
  code: 'it',
  locale: 'it-IT',
  name: 'Italian',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: false,
  elides: true,
  pluralDays: 'never',
  neighbours: [],
  linking: '',
  infinitive:
    /^(?:\S+ ){0,3}?\p{L}*(?:[aeiu]re|rre|[aeiu]r(?:mi|ti|si|ci|vi|gli|le|lo|la|li|ne|mene|sene|cela)?|[aeiu]r)(?!\p{L})/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:no?n (?:voglio|vorrei|intendo|mi interessa|ho (?:più )?(?:voglia|intenzione) di|penso (?:proprio )?di|mi va di|dev[oe]|dover)(?: più)?|non|senza(?: dover| mai)?|né|invece di)\s+$/iu,
  corrections: [
    [/(?<!\p{L})il (8|11) (?=\p{L})/gu, 'l’$1 '],
    [/(?<!\p{L})al (8|11) (?=\p{L})/gu, 'all’$1 '],
  ],
  refusalAfter: /^[.!?…]+\s+(?:assolutamente no|mai più|neanche per sogno|non se ne parla|no grazie)/iu,
  leastWhole: -0.3,
  easternEaster: false,
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
  time: {
    months: [
      'gennaio | gen | genn',
      'febbraio | feb | febb',
      'marzo',
      'aprile | apr',
      'maggio | mag | magg',
      'giugno | giu',
      'luglio | lug',
      'agosto | ago',
      'settembre',
      'ottobre | ott',
      'novembre | nov',
      'dicembre | dic',
    ],
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    spans: [
      ['domani', 1, 'day'],
      ['tra un anno e mezzo | fra un anno e mezzo | entro un anno e mezzo | in un anno e mezzo', 18, 'month'],
      ['tra sei mesi | fra sei mesi', 6, 'month'],
      ['entro il semestre', 6, 'month'],
    ],
    day: 'giorno | giorni | giornata | giornate | gg',
    week: 'settimana | settimane | sett',
    month: 'mese | mesi',
    quarter: 'trimestre | trimestri',
    year: "anno | anni | dell'anno | dell' anno | all'anno | all' anno | nell'anno | nell' anno",
    hour: "ora | ore | oretta | orette | h | mezz'ora | mezz' ora",
    minute: 'minuto | minuti | min',
    feasts: [
      ["prima dell' autunno | prima dell'autunno", 9, 20],
      ['prima della primavera', 3, 20],
      ['prima di natale', 12, 20],
      ["prima dell' estate | prima dell'estate | prima delle vacanze", 6, 20],
      ['natale', 12, 24],
      ['carnevale', 2, 9],
      ['san valentino', 2, 14],
      ['festa della donna', 3, 8],
      ['festa della mamma', 5, 8],
      ['festa del papà', 3, 19],
      ['ognissanti | tutti i santi', 11, 1],
      ['immacolata', 12, 8],
      ['fine anno scolastico | fine della scuola | fine scuola', 6, 10],
      ["fine anno | fine d' anno | capodanno | san silvestro | quest'anno | quest' anno", 12, 31],
      ['epifania | befana', 1, 6],
      ['primavera', 5, 31],
      ['pasqua', 4, 15],
      [
        "metà anno | metà dell'anno | metà dell' anno | primo semestre | la prima metà dell'anno | la prima metà dell' anno",
        6,
        30,
      ],
      ["secondo semestre | seconda metà dell'anno | seconda metà dell' anno", 12, 31],
      [
        "estate | all'estate | all' estate | dell'estate | dell' estate | nell'estate | nell' estate | quest'estate | quest' estate | vacanze estive",
        8,
        31,
      ],
      ['ferragosto', 8, 15],
      [
        "autunno | dell'autunno | dell' autunno | nell'autunno | nell' autunno | quest'autunno | quest' autunno",
        11,
        30,
      ],
      [
        "inverno | dell'inverno | dell' inverno | nell'inverno | nell' inverno | quest'inverno | quest' inverno",
        2,
        28,
      ],
      ['primo trimestre', 3, 31],
      ['secondo trimestre', 6, 30],
      ['terzo trimestre', 9, 30],
      ['quarto trimestre | ultimo trimestre', 12, 31],
    ],
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
    per: "a | al | alla | per | ogni | la | / | di | all'",
    weekly:
      'ogni lunedì | ogni martedì | ogni mercoledì | ogni giovedì | ogni venerdì | ogni sabato | ogni domenica | nel weekend | nel fine settimana | settimanale | settimanali | settimanalmente',
    daily:
      'giornaliero | giornaliera | giornaliere | giornalieri | quotidiano | quotidiana | quotidiane | quotidianamente',
    half: 'mezzo | mezza',
    numbers: [
      [1, "un | uno | una | un'"],
      [2, 'due | un paio di | paio di'],
      [3, 'tre | qualche'],
      [4, 'quattro'],
      [5, 'cinque'],
      [6, 'sei'],
      [7, 'sette'],
      [8, 'otto'],
      [9, 'nove'],
      [10, 'dieci | una decina di'],
      [11, 'undici'],
      [12, 'dodici'],
      [15, 'quindici | una quindicina di'],
      [18, 'diciotto'],
      [20, 'venti | una ventina di'],
      [24, 'ventiquattro'],
      [30, 'trenta'],
    ],
  },
  leads: { v: 'Per {words}, ', n: '{Words}: ', g: '', q: 'Per capire {words}, ', plan: 'Il mio piano: ' },
  hours: {
    one: 'Ci dedico {n} ora a settimana.',
    many: 'Ci dedico {n} ore a settimana.',
    other: 'Ci dedico {n} ore a settimana.',
  },
  verbs: {
    stopping: `
      smettere | smetterla | piantarla | evitare | farla finita con | liberarmi dal vizio | disintossicarmi
    `,
    learning: `
      imparare | capire | comprendere | studiare | padroneggiare | perfezionare | perfezionarmi | approfondire | ripassare | esercitarmi |
      fare pratica | aggiornarmi | formarmi | suonare | cantare | ballare | cavarmela | migliorare il mio | migliorare la mia |
      parlare fluentemente | usare bene | iniziare con | cominciare con | avvicinarmi a
    `,
    behaving: `
      ^meno | calma | pazienza | puntual* | più spesso | meno spesso | più tardi | in orario | arrabbiarmi di meno | mangiare meglio |
      mangiare meno | mangiare più | bere meno | ascoltare di più | ascoltare meglio | lavorare meno | urlare meno | più paziente
    `,
    founding: `
      aprire | fondare | avviare | lanciare | mettere su | mettere in piedi | mettermi in proprio | iniziare un'attività |
      creare un'associazione | creare un'impresa | creare la mia | creare una mia | dare vita | far partire | inaugurare | aprirmi
    `,
    introducing: `
      introdurre | istituire | implementare | instaurare | mettere in atto | stabilire regole | stabilire delle regole | fissare regole |
      fissare delle regole | concordare regole | adottare | far adottare | mettere a regime | digitalizzare | modernizzare | informatizzare
    `,
    delegating: `
      delegare | affidare | cedere | passare il testimone | passare le consegne | dividere i compiti | distribuire i compiti |
      esternalizzare | lasciare a un | lasciare a una | far fare
    `,
    visiting: `
      partecipare | visitare | assistere a | andare al | andare alla | frequentare | unirmi | fare un tirocinio | fare uno stage |
      fare volontariato | fare del volontariato | passare una giornata | passare un giorno | passare qualche giorno | passare una settimana |
      provare | affiancare | vedere come | entrare in un gruppo | andare a vedere | andare a trovare | andare a un | andare a una |
      andare in un | andare in una
    `,
    choosing: `
      comprare | comprarmi | acquistare | affittare | prendere in affitto | noleggiare | scegliere | ordinare | trasferirmi | traslocare |
      cambiare casa | cambiare auto | cambiare macchina | investire in
    `,
    seeking: `
      trovare | trovarmi | cercare | conoscere | incontrare | attirare | ottenere un | ottenere una | ottenere dei |
      acquisire | procurarmi | contattare | ricontattare | farmi degli amici | fare nuove | allargare la mia rete | avere più clienti |
      riuscire ad avere | ottenere
    `,
    selling: `
      vendere | offrire | promuovere | pubblicizzare | far conoscere | farmi conoscere | commercializzare | proporre i miei |
      proporre le mie | esporre i miei | esporre le mie | fidelizzare | piazzare
    `,
    becoming: `
      passare a | passare all'ufficio | diventare | lavorare come | lavorare in | lavorare nel | lavorare nella | passare da | passare al | passare alla | passare a fare |
      entrare in | entrare nel | entrare alla | cambiare lavoro | cambiare mestiere | cambiare settore | cambiare ruolo | riqualificarmi |
      specializzarmi | dedicarmi | tornare al | tornare all'università | riprendere gli studi | riconvertirmi | lasciare il mio |
      fare carriera | lasciare il lavoro | lasciare il posto
    `,
    applying: `
      candidarmi | iscrivermi | iscrivere | fare domanda | presentare domanda | presentare la domanda | inviare | mandare | spedire |
      consegnare | richiedere | fare richiesta | prenotare | rinnovare | registrarmi | compilare | disdire | disdettare | depositare |
      sbrigare | essere ammess* | ritirare il | pagare la | pagare il
    `,
    finishing: `
      finire | terminare | completare | concludere | portare a termine | ultimare | finire di | arrivare in fondo | laurearmi |
      fare un corso | seguire un corso | fare il corso | seguire il corso | recuperare gli
    `,
    talking: `
      rinegoziare | parlare con | parlarne con | parlare al | parlare alla | chiedere | chiederle | chiedergli | dire | dirgli | dirle | domandare |
      discutere | negoziare | trattare | contrattare | affrontare il discorso | spiegare al mio | spiegare alla mia | proporre al |
      proporre alla | convincere | scusarmi | comunicare a | concordare | difendere | presentare | chiamare | telefonare | far accettare
    `,
    teaching: `
      insegnare | dare lezioni | dare ripetizioni | tenere un corso | tenere un laboratorio | tenere corsi | istruire | guidare un gruppo |
      spiegare | mostrare a | formare un | formare una | formare i | formare gli | allenare i | tramandare
    `,
    saving: `
      risparmiare | mettere da parte | accantonare | guadagnare | pagare i debiti | estinguere | saldare | restituire | tenere i conti |
      fare i conti | tenere sotto controllo le spese | ripagare | spendere meno
    `,
    exercising: `
      correre | nuotare | camminare | pedalare | allenarmi | fare sport | fare ginnastica | fare esercizio | fare yoga | fare movimento |
      dimagrire | perdere peso | perdere chili | andare in palestra | andare a correre | andare in bici | rimettermi in forma |
      tornare a correre
    `,
    making: `
      fare un | fare una | fare il mio | fare la mia | fare un' | creare | costruire | scrivere | redigere | stendere | disegnare |
      progettare | realizzare | sviluppare un | sviluppare una | sviluppare un'app | preparare | organizzare | cucire | lavorare a maglia |
      cucinare | dipingere | ristrutturare | restaurare | riparare | aggiustare | sistemare | comporre | registrare | girare | 
      piantare | coltivare | produrre | programmare | montare | rifare | aggiornare | trasformare | allestire | automatizzare | tradurre |
      raccogliere i documenti | elaborare | fotografare
    `,
    deciding: `
      decidere | decidermi | sapere se | sapere quale | sapere quali | sapere quanto | sapere come | sapere cosa | scoprire | chiarire |
      chiarirmi | valutare | informarmi | stabilire se | confrontare | fare chiarezza | prendere una decisione | scegliere se |
      scegliere tra | scegliere fra | trovare la mia strada | calcolare | risolvere | capire se | capire cosa | capire che | capire quale |
      capire quali | capire quanto | capire dove | capire perché | capire chi | trovare un modo | trovare il modo | trovare una soluzione |
      trovare la mia | trovare il mio | trovare cosa | trovare quello che | trovare ciò che
    `,
    improving: `
      migliorare | ridurre | aumentare | alzare | abbassare | diminuire | accorciare | tagliare | velocizzare | accelerare | raddoppiare | semplificare | ottimizzare | riordinare | mettere in ordine | mettere ordine | essere più veloce |
      diventare più veloce | organizzare meglio | gestire meglio | dormire meglio | scendere a | scendere sotto | passare da 1* |
      passare da 2* | passare da 3* | dimezzare | svuotare | snellire | gestire | conciliare | dormire | correggere | trovare il tempo |
      trovare tempo | ritagliarmi | trovare un equilibrio | trovare l'equilibrio | essere più | diventare più | diventare miglior* |
      scrivere meglio | scrivere senza | scrivere in modo | parlare meglio | rendere più | eliminare | controllare | scendere da | fare più |
      fare meno | ritrovare | recuperare la | recuperare il
    `,
    passing: `
      passare l'esame | passare il concorso | passare il test | passare gli esami | superare l'esame | superare il concorso |
      superare il test | superare la prova | dare l'esame | dare gli esami | dare il | sostenere | prendere la patente |
      prendere il patentino | prendere il diploma | prendere la certificazione | prendere la qualifica | prendere l'abilitazione |
      ottenere il | ottenere la | ottenere l'abilitazione | conseguire | prepararmi | preparare l'esame | preparare il concorso |
      vincere il concorso | ridare | superare | passare il colloquio | passare la selezione | passare la prova | passare le selezioni |
      recuperare l'esame | discutere la tesi
    `,
    daring: `
      smettere di avere paura | non avere più paura | vincere la paura | agitarmi meno | osare | affrontare | trovare il coraggio | avere il coraggio | buttarmi | farmi avanti | farmi valere | parlare in pubblico |
      parlare davanti | intervenire | espormi | credere in me | avere più fiducia | prendere coraggio | acquisire sicurezza |
      prendere la parola | superare la paura | superare la timidezza | superare l'ansia | superare il blocco | superare il timore |
      superare la mia | superare le mie | superare i miei | vincere la | vincere l'ansia | vincere la paura | farmi rispettare |
      farmi ascoltare | dire di no | dire no | rifiutare | tenere un discorso | tenere una presentazione | fare una presentazione |
      tenere una | suonare davanti | suonare in pubblico | cantare davanti | cantare in pubblico
    `,
    calculating: `
      fare preventivi | fare i preventivi | fare un preventivo | stimare | fissare i prezzi | fare i prezzi
    `,
    asserting: `
      a dare feedback | a dare un feedback | mettere limiti | mettere dei limiti | porre limiti | porre dei limiti | tenere il punto | mantenere la calma |
      senza urlare | senza alzare la voce | dare istruzioni | tenere la disciplina | gestire i parenti
    `,
    resting: `
      uscire alle | uscire dal lavoro | uscire dall'ufficio | tornare a casa | staccare | fare pause | fare una pausa |
      fare delle pause | riposare | riposarmi | andare a letto
    `,
    reaching: 'raggiungere | arrivare a | arrivare al | arrivare ai | arrivare almeno a | arrivare almeno al',
    beginning: 'iniziare | cominciare',
    hiring: 'assumere | reclutare',
    publishing: 'pubblicare | trovare un editore',
  },
  things: {
    customers: `
      allievi | alunni | clienti | ordini | ordinazioni | abbonati | iscritti | follower | ascoltatori | lettori |
      prenotazioni | recensioni | ospiti | contratti | matrimoni | acquirenti | coperti |
      ristoranti | negozi
    `,
    body: 'schiena | spalle | forma fisica',
    drafts: `
      regola | regole | piano di studio | listino | sito | pagina web | logo | etichette | menù | menu | modello di preventivo | calendario | foto |
      volantin* | biglietti da visita | catalogo
    `,
  },
  plans: {
    subject: {
      about: [
        'leggerò 2 buone introduzioni entro il {date} e spiegherò a qualcuno i 3 punti più importanti con parole mie.',
        'studierò 2 volte a settimana fino al {date} e riassumerò in una pagina quello che ho capito.',
      ],
      alone: [
        'Leggerò 2 introduzioni all’argomento che mi interessa entro il {date} e riassumerò in una pagina quello che ho capito.',
      ],
    },
    tool: {
      about: [
        'seguirò un corso o un manuale entro il {date} e farò 2 lavori veri con quello che ho imparato.',
        'mi eserciterò 2 giorni a settimana fino al {date}, sempre su un lavoro vero, e segnerò che cosa mi riesce senza aiuto.',
      ],
      alone: [
        'Mi eserciterò 2 giorni a settimana fino al {date} con il programma o la macchina che voglio padroneggiare e farò 2 lavori veri senza aiuto.',
      ],
      named: ['Seguirò un corso di {name} entro il {date} e farò 2 lavori veri con quello che ho imparato.'],
    },
    language: {
      about: [
        'dedicherò alla lingua 20 minuti 5 giorni a settimana fino al {date} e farò una conversazione ogni settimana.',
        'farò 3 lezioni brevi a settimana fino al {date} e ogni settimana userò le cose nuove in una conversazione o in un testo.',
      ],
      alone: [
        'Dedicherò alla lingua 20 minuti 5 giorni a settimana fino al {date} e farò una conversazione ogni settimana.',
      ],
    },
    craft: {
      about: [
        'mi eserciterò 2 giorni a settimana fino al {date} e in 2 occasioni mi farò correggere da qualcuno con esperienza.',
        'prenderò 3 lezioni entro il {date} e tra una e l’altra mi eserciterò 2 giorni a settimana.',
      ],
      alone: [
        'Mi eserciterò 2 giorni a settimana fino al {date} in quello che voglio imparare e in 2 occasioni mi farò correggere da qualcuno con esperienza.',
      ],
    },
    driving: {
      about: [
        'segnerò che cosa mi manca, studierò o guiderò 2 giorni a settimana e avrò tutto pronto entro il {date}.',
        'terrò liberi 2 momenti a settimana fino al {date} per quello che mi manca: teoria, pratica o documenti.',
      ],
      alone: [
        'Terrò liberi 2 momenti a settimana fino al {date} per quello che mi manca per la patente: teoria, pratica o documenti.',
      ],
    },
    exam: {
      about: [
        'mi preparerò 3 giorni a settimana fino al {date} e farò 2 simulazioni complete, come all’esame.',
        'farò un elenco di tutto quello che viene chiesto, lo ripasserò entro il {date} e mi metterò alla prova con 2 simulazioni.',
      ],
      alone: ['Mi preparerò all’esame 3 giorni a settimana fino al {date} e farò 2 simulazioni complete.'],
      named: [
        'Preparerò {name} 3 giorni a settimana fino al {date} e farò 2 simulazioni complete, come all’esame.',
      ],
    },
    course: {
      about: [
        'terrò liberi 2 momenti a settimana fino al {date}, seguirò tutti gli incontri e metterò in pratica 2 cose imparate.',
        'metterò in agenda le ore che servono fino al {date} e dopo ogni incontro segnerò 2 cose da provare.',
      ],
      alone: [
        'Terrò liberi 2 momenti a settimana per il corso fino al {date} e metterò in pratica 2 cose imparate.',
      ],
      named: [
        'Completerò {name} entro il {date}, con 2 momenti fissi a settimana, e metterò in pratica 2 cose imparate.',
      ],
    },
    studies: {
      about: [
        'farò un elenco di quello che mi manca e ci lavorerò 3 giorni a settimana fino al {date}, una parte alla volta.',
        'dividerò in piccole parti quello che manca e ci dedicherò 3 momenti a settimana fino al {date}.',
      ],
      alone: [
        'Farò un elenco di quello che mi manca per finire gli studi e ci lavorerò 3 giorni a settimana fino al {date}.',
      ],
    },
    admission: {
      about: [
        'confronterò i requisiti di 2 bandi o scuole, raccoglierò i documenti e presenterò la domanda entro il {date}.',
        'preparerò tutto con calma, farò rivedere il materiale a 2 persone e presenterò la domanda entro il {date}.',
      ],
      alone: [
        'Raccoglierò i documenti per il posto o la borsa di studio che cerco, li farò rivedere a 2 persone e presenterò la domanda entro il {date}.',
      ],
    },
    recognition: {
      about: [
        'chiederò quali documenti servono, li raccoglierò in 2 copie con le traduzioni e presenterò la domanda entro il {date}.',
        'parlerò con 2 persone che ci sono già passate, farò l’elenco di quello che manca e consegnerò tutto entro il {date}.',
      ],
      alone: [
        'Parlerò con 2 persone che hanno già fatto questa pratica, raccoglierò i documenti e presenterò la domanda entro il {date}.',
      ],
    },
    job: {
      about: [
        'manderò 2 candidature ben preparate a settimana fino al {date} e parlerò ogni settimana con una persona che fa già un lavoro simile.',
        'segnerò 5 posti dove mi piacerebbe lavorare ed entro il {date} scriverò a ognuno o ci andrò di persona.',
      ],
      alone: [
        'Manderò 2 candidature ben preparate a settimana fino al {date} e parlerò ogni settimana con una persona che fa il lavoro che cerco.',
      ],
    },
    promotion: {
      about: [
        'riassumerò in 5 righe il mio contributo, prenderò in carico un compito nuovo e parlerò del mio futuro con chi decide entro il {date}.',
        'chiederò che cosa serve, lavorerò su 2 di questi punti e dirò a chi decide che mi interessa, entro il {date}.',
      ],
      alone: [
        'Riassumerò in 5 righe il mio contributo sul lavoro ed entro il {date} parlerò del mio futuro con chi decide.',
      ],
    },
    customers: {
      about: [
        'ogni settimana contatterò 3 persone a cui può interessare quello che offro e il {date} guarderò che cosa ha funzionato.',
        'mostrerò 2 lavori o novità a settimana fino al {date}, là dove sta il mio pubblico, e ogni volta chiederò di passare parola.',
      ],
      alone: ['Ogni settimana fino al {date} contatterò 3 persone a cui può interessare quello che offro.'],
    },
    funding: {
      about: [
        'confronterò 3 fonti di denaro, spiegherò il progetto in una pagina e lo presenterò entro il {date}.',
        'farò i conti su un foglio ed entro il {date} li porterò in 3 posti che possono dare una mano.',
      ],
      alone: [
        'Confronterò 3 modi di trovare i soldi, spiegherò il mio progetto in una pagina e lo presenterò entro il {date}.',
      ],
    },
    people: {
      about: [
        'farò il primo passo verso 1 persona a settimana fino al {date} (un messaggio, una telefonata o un caffè).',
        'andrò a 2 incontri entro il {date} e a ognuno proporrò a una persona un caffè o una telefonata.',
      ],
      alone: [
        'Andrò a 2 incontri entro il {date} e a ognuno proporrò a una persona un caffè o una telefonata.',
      ],
    },
    mentor: {
      about: [
        'scriverò in 5 righe che cosa mi aspetto e lo proporrò a 3 persone entro il {date}.',
        'chiederò a 2 persone di fiducia chi conoscono ed entro il {date} fisserò con qualcuno una prima chiacchierata.',
      ],
      alone: ['Scriverò in 5 righe che tipo di sostegno cerco e lo chiederò a 3 persone entro il {date}.'],
    },
    staff: {
      about: [
        'spiegherò in una pagina che cosa offro e che cosa mi aspetto, ed entro il {date} ne parlerò con 3 persone.',
        'farò girare la voce in 3 posti e parlerò con chi mostra interesse entro il {date}.',
      ],
      alone: [
        'Spiegherò in una pagina chi cerco e che cosa offro, farò girare la voce in 3 posti e parlerò con chi risponde entro il {date}.',
      ],
    },
    home: {
      about: [
        'metterò per iscritto di che cosa ho bisogno e quanto posso spendere, ed entro il {date} valuterò 3 possibilità.',
        'guarderò gli annunci 2 volte a settimana fino al {date}, chiederò in giro e andrò a vedere quello che fa per me.',
      ],
      alone: [
        'Metterò per iscritto che casa mi serve e quanto posso spendere, ed entro il {date} valuterò 3 possibilità.',
      ],
    },
    search: {
      about: [
        'segnerò 3 requisiti, confronterò 3 possibilità ed entro il {date} sceglierò la più adatta.',
        'chiederò a 3 persone che se ne intendono, guarderò da vicino 2 possibilità e deciderò entro il {date}.',
      ],
      alone: [
        'Segnerò che cosa cerco di preciso, confronterò 3 possibilità ed entro il {date} sceglierò la più adatta.',
      ],
    },
    career: {
      about: [
        'parlerò con 3 persone che hanno già fatto questo passo ed entro il {date} scriverò in una pagina che cosa so e che cosa mi manca.',
        'confronterò 2 strade possibili, ne proverò una in piccolo e tirerò le somme entro il {date}.',
      ],
      alone: [
        'Parlerò con 3 persone che hanno già cambiato strada ed entro il {date} scriverò in una pagina che cosa so e che cosa mi manca.',
      ],
    },
    business: {
      about: [
        'descriverò l’idea in una pagina con spese ed entrate, la mostrerò a 3 possibili clienti e farò una prova entro il {date}.',
        'parlerò con 2 persone che ci sono già passate, chiarirò pratiche e costi e avrò tutto per iscritto entro il {date}.',
      ],
      alone: [
        'Descriverò la mia idea di attività in una pagina con spese ed entrate e la mostrerò a 3 possibili clienti entro il {date}.',
      ],
    },
    leadership: {
      about: [
        'affiderò 2 compiti ad altre persone, con un obiettivo chiaro, ed entro il {date} parlerò con loro di come è andata.',
        'chiederò a 2 persone del gruppo di che cosa hanno bisogno da me e proverò un cambiamento a settimana fino al {date}.',
      ],
      alone: [
        'Chiederò a 2 persone del mio gruppo di che cosa hanno bisogno da me e proverò un cambiamento a settimana fino al {date}.',
      ],
    },
    portfolio: {
      about: [
        'sceglierò i miei 5 lavori migliori, li spiegherò in poche frasi e mostrerò il risultato a 2 persone entro il {date}.',
        'finirò una prima versione con 3 lavori entro il {date} e chiederò un parere a 2 persone del mestiere.',
      ],
      alone: [
        'Sceglierò i miei 5 lavori migliori, li riunirò in un portfolio e lo mostrerò a 2 persone entro il {date}.',
      ],
    },
    software: {
      about: [
        'scriverò in una pagina che cosa deve fare, preparerò una prima versione semplice e la proverò con 2 persone entro il {date}.',
        'ci lavorerò 2 giorni a settimana, partendo dalla cosa più importante, e mostrerò un risultato che funziona entro il {date}.',
      ],
      alone: [
        'Lavorerò al mio progetto 2 giorni a settimana, partendo dalla cosa più importante, e mostrerò un risultato che funziona entro il {date}.',
      ],
    },
    writing: {
      about: [
        'mi metterò davanti al testo per 20 minuti 4 giorni a settimana fino al {date} e farò leggere il risultato a 2 persone.',
        'comincerò con una scaletta di una pagina, andrò avanti 2 volte a settimana e avrò un testo da mostrare entro il {date}.',
      ],
      alone: [
        'Scriverò per 20 minuti 4 giorni a settimana fino al {date} e farò leggere il risultato a 2 persone.',
      ],
    },
    event: {
      about: [
        'fisserò data e luogo, segnerò i 5 compiti principali e le spese, e avrò tutto pronto entro il {date}.',
        'riassumerò idea e spese in una pagina, cercherò 2 persone che aiutino e chiuderò i preparativi entro il {date}.',
      ],
      alone: [
        'Fisserò data e luogo per quello che voglio organizzare, segnerò i 5 compiti principali e avrò tutto pronto entro il {date}.',
      ],
    },
    papers: {
      about: [
        'preparerò una prima versione, la farò rivedere a 2 persone e avrò quella definitiva entro il {date}.',
        'guarderò 3 buoni esempi, ci dedicherò 2 pomeriggi o serate e lo chiuderò entro il {date}.',
      ],
      alone: [
        'Preparerò una prima versione dei miei documenti, la farò rivedere a 2 persone e avrò quella definitiva entro il {date}.',
      ],
    },
    document: {
      about: [
        'comincerò con una scaletta di una pagina, andrò avanti 2 volte a settimana e avrò una versione completa entro il {date}.',
        'guarderò 2 buoni esempi, scriverò una bozza e la rivedrò con qualcuno che se ne intende entro il {date}.',
      ],
      alone: [
        'Farò una scaletta di una pagina, scriverò 2 volte a settimana e avrò una versione completa del testo entro il {date}.',
      ],
    },
    object: {
      about: [
        'elencherò materiali e passaggi, ci lavorerò 2 volte a settimana e finirò entro il {date}.',
        'calcolerò le spese, dividerò il lavoro in 3 tappe e chiuderò l’ultima entro il {date}.',
      ],
      alone: ['Calcolerò le spese, dividerò il mio progetto in 3 tappe e chiuderò l’ultima entro il {date}.'],
    },
    improvement: {
      about: [
        'osserverò per 2 settimane come va adesso, proverò un cambiamento e confronterò il risultato entro il {date}.',
        'sentirò 3 persone coinvolte, proporrò un cambiamento concreto e lo metterò alla prova fino al {date}.',
      ],
      alone: [
        'Osserverò per 2 settimane come va adesso quello che voglio migliorare, proverò un cambiamento e confronterò il risultato entro il {date}.',
      ],
    },
    presentation: {
      about: [
        'preparerò 3 idee principali e le proverò 2 volte ad alta voce davanti a qualcuno entro il {date}.',
        'mi eserciterò ad alta voce 2 volte a settimana fino al {date}, una delle quali davanti a una persona fidata o registrandomi.',
      ],
      alone: [
        'Mi eserciterò ad alta voce 2 volte a settimana fino al {date}, una delle quali davanti a una persona fidata o registrandomi.',
      ],
    },
    meetings: {
      about: [
        'prima di ogni riunione segnerò un obiettivo e 2 frasi che voglio dire, e lo farò in 3 riunioni entro il {date}.',
        'preparerò 2 punti per ogni riunione fino al {date} e dopo segnerò che cosa è andato bene e che cosa cambierò.',
      ],
      alone: [
        'Preparerò 2 punti per ogni riunione fino al {date} e dopo segnerò che cosa è andato bene e che cosa cambierò.',
      ],
    },
    conversation: {
      about: [
        'metterò per iscritto 3 punti, proverò l’inizio e affronterò il discorso entro il {date}.',
        'cercherò un momento tranquillo, preparerò le prime 2 frasi e parlerò entro il {date}.',
      ],
      alone: [
        'Metterò per iscritto 3 punti, proverò l’inizio e affronterò il discorso in sospeso entro il {date}.',
      ],
    },
    feedback: {
      about: [
        'preparerò 2 frasi tranquille per quei momenti e le userò in 3 occasioni entro il {date}.',
        'dopo ogni situazione difficile segnerò che cosa direi meglio e ne parlerò 2 volte con una persona fidata entro il {date}.',
      ],
      alone: [
        'Preparerò 2 frasi tranquille per i momenti di critica o di conflitto e le userò in 3 occasioni entro il {date}.',
      ],
    },
    boundaries: {
      about: [
        'scriverò 2 frasi gentili ma ferme e le userò in 3 occasioni entro il {date}.',
        'deciderò quali 2 cose non accetto più, lo dirò con chiarezza a chi di dovere e terrò la linea fino al {date}.',
      ],
      alone: ['Scriverò 2 frasi gentili ma ferme per dire di no e le userò in 3 occasioni entro il {date}.'],
    },
    interview: {
      about: [
        'segnerò quello che voglio dire e mostrare, e farò 2 prove complete con qualcuno entro il {date}.',
        'raccoglierò informazioni, preparerò 3 esempi di quello che so fare e li proverò ad alta voce entro il {date}.',
      ],
      alone: [
        'Segnerò quello che voglio dire e mostrare al colloquio o alla prova, e farò 2 prove complete con qualcuno entro il {date}.',
      ],
    },
    confidence: {
      about: [
        'affronterò 2 piccole sfide al mese fino al {date} e ogni volta segnerò come è andata.',
        'sceglierò 3 situazioni, dalla più facile alla più difficile, e le affronterò una dopo l’altra entro il {date}.',
      ],
      alone: [
        'Affronterò 2 piccole sfide al mese fino al {date}, di quelle che mi costano un po’, e segnerò come è andata.',
      ],
    },
    expression: {
      about: [
        'mi eserciterò 10 minuti 3 giorni a settimana fino al {date} e chiederò a una persona di correggermi.',
        'segnerò i miei 5 errori o vizi più frequenti e ci farò attenzione in 2 testi o discorsi a settimana fino al {date}.',
      ],
      alone: [
        'Mi eserciterò 10 minuti 3 giorni a settimana fino al {date} per esprimermi meglio e chiederò a una persona di correggermi.',
      ],
    },
    teaching: {
      about: [
        'preparerò 2 incontri brevi con un obiettivo chiaro, li terrò entro il {date} e chiederò che cosa è servito di più.',
        'proverò 2 modi nuovi al mese di spiegare o di far esercitare, fino al {date}, e segnerò che cosa funziona.',
      ],
      alone: [
        'Proverò 2 modi nuovi al mese di spiegare o di far esercitare, fino al {date}, e segnerò che cosa funziona.',
      ],
    },
    salary: {
      about: [
        'guarderò in 3 fonti quanto si paga un lavoro come il mio, riunirò 3 ragioni in una pagina e ne parlerò con chi decide entro il {date}.',
        'proverò 2 volte quello che voglio dire, con una cifra precisa e 3 ragioni, e lo proporrò entro il {date}.',
      ],
      alone: [
        'Confronterò quello che guadagno con 3 fonti, riunirò 3 ragioni in una pagina e parlerò di soldi con chi decide entro il {date}.',
      ],
    },
    conditions: {
      about: [
        'metterò per iscritto una proposta concreta con 2 vantaggi per entrambe le parti e la presenterò entro il {date}.',
        'mi informerò su quello che mi spetta, preparerò 2 soluzioni e ne parlerò con chi decide entro il {date}.',
      ],
      alone: [
        'Metterò per iscritto una proposta sulle mie condizioni di lavoro, con 2 vantaggi per entrambe le parti, e la presenterò entro il {date}.',
      ],
    },
    agreement: {
      about: [
        'preparerò 3 ragioni e una proposta di compromesso, e ne parlerò con chi di dovere entro il {date}.',
        'mi farò dire che cosa preoccupa l’altra parte, troverò una soluzione per 2 di questi punti e chiederò una risposta entro il {date}.',
      ],
      alone: [
        'Preparerò 3 ragioni e una proposta di compromesso, e cercherò un accordo con l’altra parte entro il {date}.',
      ],
    },
    decision: {
      about: [
        'segnerò in una pagina i pro e i contro, ne parlerò con 2 persone e deciderò entro il {date}.',
        'metterò per iscritto i 3 criteri che contano di più per me, li userò per confrontare le possibilità e deciderò entro il {date}.',
      ],
      alone: [
        'Metterò per iscritto i 3 criteri che contano di più per me, li userò per confrontare le mie possibilità e deciderò entro il {date}.',
      ],
    },
    pricing: {
      about: [
        'sommerò spese e ore di lavoro, guarderò 3 prezzi simili e avrò il mio per iscritto entro il {date}.',
        'chiederò un parere a 2 persone del mestiere, farò i conti su un foglio e chiuderò la questione entro il {date}.',
      ],
      alone: [
        'Sommerò spese e ore di lavoro, guarderò 3 prezzi simili e avrò i miei per iscritto entro il {date}.',
      ],
    },
    question: {
      about: [
        'segnerò le mie 3 domande principali, consulterò una fonte ufficiale e avrò le risposte per iscritto entro il {date}.',
        'chiamerò o scriverò in 2 posti dove sanno rispondere e riassumerò le risposte in una pagina entro il {date}.',
      ],
      alone: [
        'Segnerò le mie 3 domande principali, consulterò una fonte ufficiale e avrò le risposte per iscritto entro il {date}.',
      ],
    },
    direction: {
      about: [
        'parlerò con 3 persone di quello che mi riesce bene, lo riassumerò in una pagina ed entro il {date} sceglierò che cosa provare per primo.',
        'segnerò ogni settimana 3 cose che mi sono piaciute di quello che faccio ed entro il {date} sceglierò un’idea da provare.',
      ],
      alone: [
        'Parlerò con 3 persone di quello che mi riesce bene, lo riassumerò in una pagina ed entro il {date} sceglierò che cosa provare per primo.',
      ],
    },
    exercise: {
      about: [
        'comincerò con 20 minuti, aumenterò a poco a poco e segnerò ogni uscita o allenamento sul calendario fino al {date}.',
        'fisserò 2 momenti a settimana fino al {date} e aumenterò un po’ lo sforzo ogni 2 settimane.',
      ],
      alone: [
        'Fisserò 2 momenti a settimana per muovermi fino al {date} e segnerò ogni allenamento sul calendario.',
      ],
    },
    habit: {
      about: [
        'comincerò questa settimana, segnerò ogni volta sul calendario fino al {date} e ogni 2 settimane guarderò come va.',
        'lo metterò in agenda a un’ora fissa, continuerò fino al {date} e farò il punto ogni 2 settimane.',
      ],
      alone: [
        'Sceglierò un momento fisso per quello che voglio fare con regolarità, lo dirò a 2 persone e andrò avanti fino al {date}.',
      ],
    },
    rest: {
      about: [
        'mi darò una regola fissa per 4 giorni a settimana e la terrò fino al {date}; la domenica guarderò come è andata.',
        'terrò liberi 2 momenti a settimana fino al {date} e li rispetterò come qualsiasi appuntamento.',
      ],
      alone: [
        'Per riposare meglio, mi darò una regola fissa per 4 giorni a settimana e la terrò fino al {date}.',
      ],
    },
    stop: {
      about: [
        'scriverò ogni sera in 1 riga, fino al {date}, com’è andata, e la domenica guarderò che cosa mi aiuta.',
        'annoterò 2 situazioni difficili, deciderò prima che cosa fare e segnerò ogni giorno riuscito fino al {date}.',
      ],
      alone: ['Scriverò ogni sera in 1 riga, fino al {date}, com’è andata con quello che voglio lasciare.'],
    },
    organisation: {
      about: [
        'ogni domenica, fino al {date}, farò un piano semplice della settimana con 3 priorità e un po’ di margine per gli imprevisti.',
        'ci dedicherò 15 minuti fissi 4 giorni a settimana fino al {date} e segnerò che cosa mi aiuta.',
      ],
      alone: [
        'Ogni domenica, fino al {date}, farò un piano semplice della settimana con 3 priorità e un po’ di margine per gli imprevisti.',
      ],
    },
    money: {
      about: [
        'segnerò entrate e uscite per 4 settimane, mi darò una cifra precisa e la controllerò ogni settimana fino al {date}.',
        'farò i conti su una pagina, comincerò da un cambiamento e guarderò 2 volte al mese, fino al {date}, se lo rispetto.',
      ],
      alone: [
        'Farò i conti su una pagina, comincerò da un cambiamento e guarderò 2 volte al mese, fino al {date}, se lo rispetto.',
      ],
    },
    visibility: {
      about: [
        'mostrerò ogni 2 settimane, fino al {date}, un risultato concreto alle persone che dovrebbero conoscerlo.',
        'riassumerò in 5 frasi quello che faccio e lo racconterò in 3 occasioni entro il {date}.',
      ],
      alone: ['Riassumerò in 5 frasi quello che faccio e lo racconterò in 3 occasioni entro il {date}.'],
    },
    errand: {
      about: [
        'segnerò che cosa serve, terrò liberi 30 minuti e chiuderò la faccenda entro il {date}.',
        'raccoglierò prima tutto il necessario, mi metterò 2 promemoria sul telefono e chiuderò la faccenda entro il {date}.',
      ],
      alone: [
        'Segnerò che cosa serve per questa commissione, metterò 2 promemoria sul telefono e la sbrigherò entro il {date}.',
      ],
    },
    dream: {
      about: [
        'sceglierò la parte di questo sogno che è alla mia portata, ne parlerò con 2 persone e farò un primo passo entro il {date}.',
        'scriverò in 5 righe che cosa mi attira di questa idea ed entro il {date} proverò qualcosa di piccolo che le somigli.',
      ],
      alone: [
        'Sceglierò la parte del mio sogno che è alla mia portata, ne parlerò con 2 persone e farò un primo passo entro il {date}.',
      ],
    },
    other: {
      about: [
        'dirò in 2 frasi che cosa significa per me, ne parlerò nel percorso di mentoring e farò un primo passo entro il {date}.',
        'sceglierò 2 piccole cose che dipendono da me, le farò entro il {date} e racconterò nel mentoring come è andata.',
      ],
      alone: [
        'Metterò in 2 frasi quello che voglio, ne parlerò nel percorso di mentoring e farò il primo passo entro il {date}.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'studierò o mi eserciterò 2 volte a settimana fino al {date} e segnerò quello che mi riesce già.',
        'cercherò un buon corso o qualcuno che insegni bene e ci dedicherò 2 momenti a settimana fino al {date}.',
      ],
      alone: [
        'Studierò o mi eserciterò 2 volte a settimana fino al {date} in quello che voglio imparare e segnerò quello che mi riesce già.',
      ],
    },
    passing: {
      about: [
        'segnerò tutto quello che viene richiesto, ci dedicherò 2 momenti fissi a settimana e avrò tutto pronto entro il {date}.',
        'farò un elenco di quello che manca, lo rivedrò con 2 persone che se ne intendono e lo completerò entro il {date}.',
      ],
      alone: [
        'Segnerò tutto quello che serve per arrivare al mio traguardo, ci dedicherò 2 momenti fissi a settimana e avrò tutto pronto entro il {date}.',
      ],
    },
    getting: {
      about: [
        'metterò in 5 righe quello che voglio e ne parlerò con 3 persone entro il {date}.',
        'farò 2 passi concreti a settimana fino al {date}: scrivere, telefonare o andare di persona.',
      ],
      alone: ['Metterò in 5 righe quello che cerco e ne parlerò con 3 persone entro il {date}.'],
    },
    changing: {
      about: [
        'parlerò con 2 persone che hanno esperienza ed entro il {date} metterò in pratica un cambiamento.',
        'metterò in 5 righe dove sono e dove voglio arrivare, e proverò qualcosa in piccolo entro il {date}.',
      ],
      alone: [
        'Parlerò con 2 persone che hanno già fatto un passo simile ed entro il {date} metterò in pratica un cambiamento.',
      ],
    },
    making: {
      about: [
        'farò uno schema di una pagina, andrò avanti 2 volte a settimana e mostrerò un risultato entro il {date}.',
        'dividerò il lavoro in 3 tappe, comincerò dalla più importante e chiuderò l’ultima entro il {date}.',
      ],
      alone: [
        'Dividerò il mio progetto in 3 tappe, comincerò dalla più importante e chiuderò l’ultima entro il {date}.',
      ],
    },
    performing: {
      about: [
        'farò 2 prove con una persona fidata, mi butterò davvero entro il {date} e segnerò che cosa è andato bene.',
        'sceglierò 3 situazioni concrete entro il {date}, le preparerò e dopo segnerò come è andata.',
      ],
      alone: ['Sceglierò 3 situazioni concrete entro il {date}, le preparerò e dopo segnerò come è andata.'],
    },
    negotiating: {
      about: [
        'preparerò 3 ragioni e una proposta concreta, e ne parlerò con chi decide entro il {date}.',
        'guarderò come funziona in 2 casi simili e presenterò la mia proposta entro il {date}.',
      ],
      alone: ['Preparerò 3 ragioni e una proposta concreta, e ne parlerò con chi decide entro il {date}.'],
    },
    deciding: {
      about: [
        'riunirò in una pagina quello che so già, chiederò a 2 persone che se ne intendono e tirerò le somme entro il {date}.',
        'segnerò 3 domande, cercherò le risposte ed entro il {date} deciderò come andare avanti.',
      ],
      alone: [
        'Riunirò in una pagina quello che so già, chiederò a 2 persone che se ne intendono e tirerò le somme entro il {date}.',
      ],
    },
    keeping: {
      about: [
        'mi darò una regola semplice, la terrò fino al {date} e ogni 2 settimane guarderò come va.',
        'comincerò da un piccolo cambiamento, lo dirò a 2 persone e lo manterrò fino al {date}.',
      ],
      alone: ['Comincerò da un piccolo cambiamento, lo dirò a 2 persone e lo manterrò fino al {date}.'],
    },
    otherwise: {
      about: [
        'sceglierò il primo passo che dipende da me, ci dedicherò 30 minuti e lo farò entro il {date}.',
        'ne parlerò con 2 persone di fiducia e farò entro il {date} quello che dipende da me.',
      ],
      alone: [
        'Sceglierò il primo passo che dipende da me, ci dedicherò 30 minuti e lo farò entro il {date}.',
      ],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'metterò in 1 pagina che cosa serve, quanto costa e chi può aiutare, la mostrerò a 2 persone che l’hanno già fatto e partirò entro il {date}.',
        'farò un elenco di quello che serve per cominciare in piccolo, sistemerò 1 punto a settimana e partirò entro il {date}.',
      ],
      alone: [
        'Metterò in 1 pagina quello che voglio avviare, con costi e possibili aiuti, la mostrerò a 2 persone che l’hanno già fatto e partirò entro il {date}.',
      ],
    },
    introducing: {
      about: [
        'descriverò in 1 pagina come dovrà funzionare, farò una prova di una settimana con 2 persone e sarà tutto in uso entro il {date}.',
        'ne parlerò con 3 persone coinvolte, farò una prova in piccolo e sarà tutto in uso entro il {date}.',
      ],
      alone: [
        'Descriverò in 1 pagina quello che voglio introdurre, farò una prova di una settimana con 2 persone e sarà tutto in uso entro il {date}.',
      ],
    },
    delegating: {
      about: [
        'scriverò in 1 pagina come si fa, lo rivedrò 2 volte con chi se ne occuperà e passerò del tutto la mano entro il {date}.',
        'mi accorderò con 1 persona su che cosa prende in carico e da quando, e in 2 occasioni fino al {date} vedremo insieme come va.',
      ],
      alone: [
        'Mi accorderò con 1 persona su quello che prende in carico al posto mio, glielo spiegherò e passerò del tutto la mano entro il {date}.',
      ],
    },
    visiting: {
      about: [
        'metterò in agenda 1 data già questa settimana, ci andrò entro il {date} e segnerò 3 cose viste o imparate.',
        'chiederò in 2 posti adatti, fisserò un giorno ed entro il {date} scriverò che cosa mi porto a casa.',
      ],
      alone: [
        'Chiederò in 2 posti se posso andarci, ci andrò ed entro il {date} scriverò che cosa ho imparato.',
      ],
    },
    sharing: {
      about: [
        'affiderò del tutto 2 compiti entro il {date}, ognuno con un obiettivo e una scadenza chiari, e poi parlerò di come è andata.',
        'sceglierò 3 compiti che possono prendere altri, li spiegherò uno per uno e passerò l’ultimo entro il {date}.',
      ],
      alone: [
        'Affiderò del tutto 2 dei miei compiti entro il {date}, ognuno con un obiettivo e una scadenza chiari, e poi parlerò di come è andata.',
      ],
    },
    calculating: {
      about: [
        'calcolerò dall’inizio alla fine 3 esempi reali ed entro il {date} farò controllare i numeri a una persona esperta.',
        'segnerò per 2 casi reali tutto quello che va contato, ne farò 1 tabella e la userò per un terzo caso entro il {date}.',
      ],
      alone: [
        'Calcolerò dall’inizio alla fine 3 esempi reali del mio lavoro ed entro il {date} farò controllare i numeri a una persona esperta.',
      ],
    },
    reaching: {
      about: [
        'mi darò 2 traguardi intermedi, farò ogni settimana 1 cosa per il più vicino e la domenica, fino al {date}, segnerò a che punto sono.',
        'chiederò a 2 persone che ci sono riuscite che cosa le ha aiutate di più e proverò una loro idea ogni 2 settimane fino al {date}.',
      ],
      alone: [
        'Mi darò 2 traguardi intermedi verso quello che voglio raggiungere e la domenica, fino al {date}, segnerò a che punto sono.',
      ],
    },
    beginning: {
      about: [
        'chiederò a 1 persona che lo fa già che cosa mi serve all’inizio, lo preparerò e comincerò entro il {date}.',
        'scriverò che cosa mi serve per cominciare in piccolo, sistemerò i primi 3 punti in 2 settimane e comincerò entro il {date}.',
      ],
      alone: [
        'Chiederò a 1 persona che fa già quello che voglio cominciare che cosa mi serve, lo preparerò e comincerò entro il {date}.',
      ],
    },
    publishing: {
      about: [
        'sceglierò 3 posti adatti, guarderò che cosa chiede ognuno e manderò il mio lavoro al primo entro il {date}.',
        'chiederò un parere a 2 persone, preparerò tutto quello che serve e manderò il mio lavoro a 3 posti adatti entro il {date}.',
      ],
      alone: [
        'Sceglierò 3 posti che possono pubblicare il mio lavoro, guarderò che cosa chiede ognuno e lo manderò al primo entro il {date}.',
      ],
    },
    drafting: {
      about: [
        'guarderò 2 buoni esempi, mostrerò il primo tentativo a 2 persone e avrò pronta la versione migliorata entro il {date}.',
        'farò una prima versione in 2 settimane, la proverò una volta e la sistemerò entro il {date}.',
      ],
      alone: [
        'Guarderò 2 buoni esempi di quello che voglio fare, mostrerò il primo tentativo a 2 persone e avrò pronta la versione migliorata entro il {date}.',
      ],
    },
    freeDays: {
      about: [
        'metterò in programma per quei momenti qualcosa di piacevole, lo dirò a 2 persone e segnerò fino al {date} ogni settimana andata bene.',
        'avviserò chi è coinvolto, troverò 1 altra soluzione per le urgenze e segnerò fino al {date} ogni settimana andata bene.',
      ],
      alone: [
        'Metterò in programma qualcosa di piacevole per il tempo che voglio libero, lo dirò a 2 persone e segnerò fino al {date} ogni settimana andata bene.',
      ],
    },
  },
  unread: {
    about: [
      'chiederò a 2 persone che se ne intendono come farebbero loro e metterò in pratica il consiglio migliore entro il {date}.',
      'farò 1 passo ogni settimana, lo annoterò e avrò finito entro il {date}.',
    ],
    alone: [
      'Metterò in 2 frasi quello che voglio, ne parlerò nel percorso di mentoring e farò il primo passo entro il {date}.',
      'Segnerò le 3 cose che più mi avvicinano a quello che voglio e farò la prima entro il {date}.',
    ],
  },
  soon: {
    about: ['segnerò oggi le 3 cose più importanti che mancano e le farò una dopo l’altra entro il {date}.'],
    alone: [
      'Segnerò oggi le 3 cose più importanti che mancano a quello che voglio e le farò una dopo l’altra entro il {date}.',
    ],
  },
};
