/** Italian: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const italian: Language = {
  code: 'it',
  locale: 'it-IT',
  digraphs: false,
  capitalNouns: false,
  letters: 'àèéìòù',
  postpositions: false,
  dates: {
    usual: 'il {day} {month} {year}',
    days: { 1: 'il 1º {month} {year}', 8: "l'{day} {month} {year}", 11: "l'{day} {month} {year}" },
  },
  givenNames:
    'alessia valentina federica silvia elisa alice giorgia arianna ilaria roberta paola simona barbara cristina michela eleonora camilla beatrice ludovica noemi greta veronica giada emanuela patrizia antonella raffaella lucia teresa caterina angela rosaria carmela concetta donatella loredana annalisa debora luisa luciana stefania tiziana sabrina nadia carla sonia irene miriam aurora letizia manuela ornella pamela benedetta renata marta rosanna giovanna mariangela nina gina lia cinzia fabiola graziella giusy titti vale fede giuseppe salvatore vincenzo lorenzo mattia gabriele riccardo tommaso edoardo davide simone nicola fabio stefano roberto paolo mario luigi enrico emanuele filippo giacomo pietro gianluca claudio alberto giorgio maurizio domenico daniele leonardo mirko gino renato beppe gianni raffaele gennaro',
  namesakes: 'mia chiara marco grace ella rosa',
  nameEndings: '',
  stopWords:
    "il lo la i gli le l' un uno una un' di a da in con su per tra fra del dello della dei degli delle dell' al allo alla ai agli alle all' dal dallo dalla dai dagli dalle dall' nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' col coi d' c' s' m' t' v' n' e ed o oppure ma però anche se che chi cui quale quali quando dove come perché cosa quanto quanta quanti quante quindi poi allora dunque mentre poiché siccome sebbene benché affinché finché io tu lui lei noi voi loro mi ti si ci vi ne me te sé mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra questo questa questi queste quest' quello quella quelli quelle quell' quel quei ciò sono sei è siamo siete era ero erano sia essere stato stata ho hai ha abbiamo avete hanno avere avevo aveva avuto c'è faccio fa fare fatto posso puoi può possiamo possono potrei potrebbe potere devo deve dobbiamo dovrei dovere voglio vuole vogliamo vorrei vorrebbe so sa sto sta stare vado va non no né più meno molto molta molti molte tanto tanta tanti tante poco poca pochi poche troppo troppa troppi troppe tutto tutta tutti tutte ogni ognuno qualche qualcosa qualcuno alcuni alcune altro altra altri altre stesso stessa ancora già sempre mai ora adesso oggi qui qua lì là così bene meglio solo soltanto proprio davvero quasi circa verso durante dopo prima senza sotto sopra oltre contro entro invece inoltre magari forse finalmente cioè ecco tipo riguardo nuovo nuova nuovi nuove bisogno obiettivo obiettivi piacerebbe desidero spero imparare migliorare diventare trovare riuscire aiuto niente nulla nessuno nessuna grazie ciao salve buongiorno buonasera boh",
  abbreviations:
    'es|p.es|ad es|ecc|sig|sig.ra|sig.na|sigg|dott|dott.ssa|dr|prof|prof.ssa|ing|avv|arch|rag|geom|n|nr|num|art|pag|pagg|cap|ca|min|max|tel|cell|etc|vs|cfr|c.so|p.zza|s.p.a|s.r.l|gen|feb|mar|apr|mag|giu|lug|ago|set|sett|ott|nov|dic|i.e|e.g|vol|fig|p.s|p.iva|all|approx|appross|ult|prov|tot',
  ordinalStops: false,
  cases: false,
  linking: '',
  quotes: ['«', '»'],
  turns: {
    wish: `voglio | vorrei | io vorrei | io voglio | io invece vorrei | io invece voglio | io desidero | io cerco | a me piacerebbe | a me interessa | io spero | io dovrei | io devo | io ho bisogno di | io avrei bisogno di | vorremmo | vogliamo | vorrei tanto | vorrei poter | vorrei riuscire a | vorrei riuscire ad | mi piacerebbe | mi piacerebbe molto | ci piacerebbe | mi piacerebbe tanto | desidero | desidererei | desideriamo | il mio desiderio | un mio desiderio | spero di | spero | speriamo di | mi auguro | mi auguro di | mi aspetto | volevo | mi interessa | mi interesserebbe | mi interessano | m' interessa
      | sono interessat* a | sono interessat* | interessat* a | ho bisogno di | ho bisogno | avrei bisogno di | avrei bisogno | abbiamo bisogno | mi serve | mi servono | mi servirebbe | mi servirebbero | mi occorre | ho intenzione di | avrei intenzione di | intendo | conto di | mi propongo | mi propongo di | mi prefiggo | punto a | punto ad | miro a | aspiro a | aspiro ad | ambisco a | sogno di | sogno un* | sogno | il mio sogno
      | il mio obiettivo | i miei obiettivi | obiettivo è | obiettivo principale | obiettivo è quello di | l' obiettivo | miei obiettivi | il mio scopo | la mia ambizione | il mio progetto è | il mio piano | il mio proposito | i miei propositi | aiutatemi | aiutami | mi date una mano | mi dareste una mano | avrei voluto | mi andrebbe | mi andrebbe di | mi gioverebbe | mi farebbe bene | vorrei imparare a | ho l' obiettivo di | ho l'obiettivo di | la mia meta | il mio traguardo | il mio scopo è | il mio proposito è | nel 2027 voglio | nel 2027 vorrei | il mio sogno nel cassetto | sogno nel cassetto | aiutatemi | aiutarmi a | aiutarmi | mi aiutate | mi aiuti | mi aiuterebbe | mi potete aiutare | mi può aiutare con | mi può aiutare | mi puoi aiutare | può aiutarmi | puoi aiutarmi | qualcuno che mi aiuti | qualcuno può | potete aiutarmi | potreste aiutarmi | mi serve aiuto | aiuto per | aiuto con | aiuto a | aiuto nel* | aiuto su | chiedo aiuto | cerco aiuto | supporto per | supporto nel* | sostegno per | una mano a | una mano per | una mano con | una mano
      | cerco | sto cercando | sono alla ricerca | alla ricerca di | in cerca di | come posso | come faccio a | come faccio per | come faccio | come potrei | come si fa a | come si fa | come fare per | come fare a | come riuscire a | come mi comporto | come mi devo comportare | come comportarmi | come mi muovo | come affrontare | come affronto | come evitare | come superare | come gestire | come dovrei | cosa posso fare | cosa devo fare | cosa dovrei fare | che cosa posso | che devo fare | devo | dovrei | mi tocca | ho deciso di | abbiamo deciso di | ho voglia di | avrei voglia di | voglia di | non vedo l' ora di | mi attira | mi attirerebbe
      | preferirei | preferisco | penso di | sto pensando di | sto valutando di | pensavo di | ho in programma di | ho in programma | ho in mente di | ho in mente | in programma ho | sarebbe bello | sarebbe fantastico | sarebbe utile | sarebbe ora | è ora di | ci terrei | ci tengo a | tengo molto a | mi farebbe piacere | mi farebbe comodo | gradirei | consigli | consigli per | consigli su | qualche consiglio | un consiglio | suggeriment* | spunti per | ~per favore | ~per piacere | ~per cortesia | sto provando a | sto cercando di | provo a | cerco di | cercherò di | imparerò | farò | quest'anno voglio | quest' anno voglio | mi impegno a | mi impegnerò | mi sono posta | mi sono posto | ~essere più | ~sentirmi più | ~avere più | ~diventare più | ~essere meno | nn vedo l' ora | vojo | vorei | vorrrei | il mio capo dovrebbe | la mia capa dovrebbe | il mio team dovrebbe | i miei colleghi dovrebbero | le mie colleghe dovrebbero | la mia azienda dovrebbe
      | ~imparare | ~imparo | ~migliorare | ~migliorando | ~sviluppare | ~diventare | ~trovare | ~trovo | ~cercare | ~cambiare | ~cambio | ~ottenere | ~acquisire | ~aumentare | ~ridurre | ~diminuire | ~rafforzare | ~potenziare | ~crescere | ~avere | ~essere | ~fare | ~gestire | ~creare | ~costruire | ~iniziare | ~cominciare | ~smettere | ~finire | ~terminare | ~completare | ~concludere | ~superare | ~passare | ~preparare | ~organizzare | ~pianificare | ~leggere | ~scrivere | ~parlare | ~comunicare | ~presentare | ~guidare | ~coordinare | ~dirigere | ~delegare | ~negoziare | ~contrattare | ~chiedere | ~guadagnare | ~risparmiare | ~avviare | ~aprire | ~fondare | ~lanciare | ~vendere | ~comprare | ~acquistare | ~studiare | ~approfondire | ~capire | ~conoscere | ~incontrare | ~ampliare | ~allargare | ~espandere | ~partecipare | ~pubblicare | ~mandare | ~inviare | ~tenere | ~dare | ~prendere | ~andare | ~lavorare | ~trasferirmi | ~viaggiare | ~vivere | ~dormire | ~correre | ~nuotare | ~camminare | ~allenare | ~cucinare | ~suonare | ~giocare | ~dipingere | ~disegnare | ~cantare | ~insegnare | ~formare | ~assumere | ~motivare | ~ascoltare | ~dire | ~mettere | ~staccare | ~conciliare | ~bilanciare | ~equilibrare | ~tornare | ~ritornare | ~rientrare | ~riprendere | ~ricominciare | ~reinserirmi | ~scegliere | ~decidere | ~scoprire | ~realizzare | ~raggiungere | ~arrivare | ~entrare | ~uscire | ~lasciare | ~affrontare | ~vincere | ~riuscire | ~usare | ~utilizzare | ~padroneggiare | ~perfezionare | ~conseguire | ~sostenere | ~dare l' esame | ~prepararmi | ~curare | ~aggiornare | ~dedicare | ~investire | ~evitare | ~bere | ~mangiare | ~visitare | ~offrire | ~portare | ~consolidare | ~valorizzare | ~fare pratica | ~ospitare | ~insegnare | ~rendere | ~difendere | ~esprimere | ~condurre | ~moderare | ~programmare | ~sfruttare | ~ottimizzare | ~far crescere | ~aumento | ~un lavoro | ~nuovo lavoro | ~un nuovo lavoro | ~stare | ~vedere | ~ritrovare | ~recuperare | ~eliminare | ~limitare | ~bloccare | ~iscrivermi | ~prepararmi | ~organizzarmi | ~sentirmi | ~candidarmi | ~esprimermi | ~affermarmi | ~specializzarmi | ~rimettermi | ~tenermi | ~concentrarmi | ~presentarmi | ~dedicarmi | ~prendermi | ~mettermi | ~farmi | ~darmi | ~trovarmi | ~muovermi | ~fidarmi | ~formarmi | ~aggiornarmi | ~inserirmi | ~integrarmi | ~confrontarmi | ~adattarmi | ~occuparmi | ~reinventarmi | ~ricollocarmi | ~riqualificarmi | ~rilassarmi | ~riposarmi | ~godermi | ~liberarmi | ~impegnarmi | ~valorizzarmi | ~vendermi | ~spiegarmi | ~difendermi | ~avvicinarmi | ~allenarmi | ~permettermi | ~costruirmi | ~crearmi | ~distinguermi | ~propormi | ~ritagliarmi | ~svegliarmi | ~smetterla | ~ritrovarmi | ~riscoprire | ~sbloccarmi | ~buttarmi | ~lanciarmi | ~allontanarmi | ~staccarmi | ~abituarmi | ~laurearmi | ~diplomarmi | ~abilitarmi | ~comprare | ~traslocare | ~arrotondare | ~sistemare | ~ordinare | ~smaltire | ~adottare | ~fotografare | ~recitare | ~ballare | ~pubblicizzare | ~tradurre | ~ristrutturare | ~arredare | ~coltivare | ~guarire | ~mantenere | ~restare | ~rimanere | ~comprarmi | ~più | ~meno | ~maggior | ~maggiore | ~maggiori | ~miglior | ~migliore | ~migliori`,
    trouble: `mi sottovaluto | mi sminuisco | mi sento inferiore | non mi sento all' altezza | non mi sento all'altezza | mi sento sola | mi sento solo | sono isolat* | mi sento isolat* | mi riesce male | non mi riesce | mi mette ansia | mi mette a disagio | mi mette in difficoltà | sono a disagio | mi sento a disagio | non reggo | perdo il filo | sono disorganizzat* | disorganizzat* | faccio fatica | fatico a | fatico | faccio molta fatica | faccio sempre fatica | ho difficoltà | ho qualche difficoltà | difficoltà a | difficoltà nel* | difficoltà con | difficoltà | problem* con | problem* nel* | problem* a | problem* di | ho paura | paura di | paura del* | paura | temo di | mi spaventa | mi spaventano | mi terrorizza | mi blocco | mi blocca | sono bloccat* | mi sento bloccat* | bloccat* | non riesco a | non riesco ad | non riesco | nn riesco | non so | nn so | non lo so | non saprei | non ho idea | nessuna idea | non capisco | non sono capace | non sono in grado | non sono brav* | non sono sicur* | non mi sento | non mi sento capace | non mi sento pront* | sono incert* | incerta | incerto | confus* | ho dei dubbi | ho dubbi | dubito | mi manca | mi mancano | manca | mancanza di
      | ho poco tempo | ho pochissimo tempo | non ho tempo | non ho mai tempo | non trovo tempo | non trovo il tempo | non trovo mai | non ho abbastanza | mai tempo | troppo stress | troppo lavoro | lavoro troppo | troppe ore | troppe cose | troppe riunioni | troppe | troppi | troppo | sopraffatt* | sommers* | esaust* | esaurit* | sfinit* | stressat* | stancat* | stanca | stanco | stanchi | stufa | stufo | in ansia | ansia | ansios* | nervos* | agitat* | mi agito | mi emoziono | mi vergogno | vergogna | timid* | evito di | evito | tendo a | continuo a | mi sento | mi annoio | annoiat* | insoddisfatt* | infelice | scontent* | demotivat* | odio | detesto | non mi piace | non sopporto | non ne posso più | non ce la faccio | mi sento pers* | sono persa | sono perso | mi perdo | insicur* | rimando sempre | rimando tutto | rimando | procrastino | arrivo sempre tardi | arrivo in ritardo | nessuno mi ascolta | non mi ascolt* | non vengo ascoltat* | non vengo pres* | mi interromp* | vengo interrott* | vengo sempre interrott* | mi parlano sopra | tremo | balbetto | vado in panico | vado nel panico | pessim* | scars* | è debole | mi pesa | è difficile | è dura | mi riesce difficile | mi è difficile | trovo difficile | trovo difficoltà | mi viene difficile | sono un disastro | sono una frana | sono negat* | me la cavo male | parlo male | male in | non parlo bene | mi distraggo | dico sempre di sì | dico sempre sì | nel caos | non stacco mai | non stacco | sono sotto pressione | sotto pressione | divento rossa | divento rosso | arrossisco`,
    past: `avevo deciso | ai tempi | quando lavoravo | quando studiavo | prima lavoravo | finora ho | in questi anni ho | negli ultimi anni ho | per anni ho | ho *ato$ | ho *uto$ | ho *ito$ | ho sempre *ato$ | ho sempre *uto$ | ho sempre *ito$ | ho già *ato$ | ho già *uto$ | ho già *ito$ | ho già fatto | ho anche *ato$ | ho poi *ato$ | ho fatto | ho scritto | ho letto | ho preso | ho perso | ho chiuso | ho concluso | ho smesso | ho messo | ho scelto | ho svolto | ho vissuto | ho aperto | ho vinto | ho chiesto | ho visto | ho detto | ho speso | ho trascorso | ho diretto | ho tradotto | abbiamo *ato$ | abbiamo *uto$ | abbiamo *ito$ | sono stata | sono stato | sono nata | sono nato | sono andat* | sono arrivat* | sono tornat* | sono entrat* | sono uscit* | sono diventat* | sono cresciut* | sono passat* | sono rimast* | sono venut* | sono partit* | sono rientrat* | sono promoss* | sono stata promoss* | sono stato promoss* | mi hanno promoss* | mi hanno assunt* | mi hanno licenziat* | mi sono laureat* | mi sono diplomat* | mi sono trasferit* | mi sono sposat* | mi sono occupat* | mi sono dimess* | mi sono licenziat* | mi sono iscritt* | mi sono specializzat* | mi sono appassionat* | mi sono abituat* | ero | eravamo | avevo | avevamo | lavoravo | facevo | gestivo | studiavo | vivevo | insegnavo | guidavo | coordinavo | seguivo | mi occupavo | dirigevo | scrivevo | parlavo | tenevo | anni fa | mesi fa | settimane fa | tempo fa | un anno fa | l' anno scorso | anno scorso | il mese scorso | mese scorso | la settimana scorsa | l' estate scorsa | scorso anno | in passato | una volta ero | un tempo | precedentemente | in precedenza | a suo tempo | nel mio vecchio | nel mio ultimo lavoro | nel lavoro precedente | i primi anni | dopo gli studi | dopo la laurea | lavorai | nacqui | studiai | andai | iniziai | all'epoca | all' epoca | da piccola | da piccolo | da bambin*`,
    aside: `per via del | per via dei | per via della | per via delle | x via del | x via dei | x via della | a causa del | adesso che | ora che | oggi che | quando c' è | quando c'è | per il fatto che | considerato che | essendo | avendo | perché | perchè | xché | xke | poiché | siccome | dato che | visto che | dal momento che | in quanto | affinché | così da | così che | in modo da | in modo che | al fine di | allo scopo di | per poter | per potermi | anche se | sebbene | benché | nonostante | malgrado | dopo aver* | dopo avere | dopo esser* | da quando | quando ero | quando ho | quando avevo | quando devo | quando parlo | mentre | a causa di | a causa del* | per colpa | grazie a | grazie al* | dovuto a | visto il | vista la | di cui | il che | nel senso | mi presento | vorrei presentarmi | voglio presentarmi | permettetemi di presentarmi | lasciate che mi presenti | due parole su di me | qualcosa su di me | un po' di me | vi racconto | per venire al punto | venendo al punto
      | mio marito dice | mio marito pensa | mio marito vuole | mio marito vorrebbe | mia moglie dice | mia moglie pensa | mia moglie vorrebbe | mia moglie vuole | il mio compagno dice | la mia compagna dice | mia madre dice | mia madre pensa | mia madre vuole | mia madre vorrebbe | mio padre vuole | mio padre vorrebbe | i miei genitori vogliono | i miei genitori vorrebbero | i miei vogliono | i miei vorrebbero | il mio capo dice | il mio capo pensa | la mia capa dice | il mio responsabile dice | la mia responsabile dice | la gente dice | mi dicono | dicono che | mio figlio deve | mio figlio dovrebbe | mia figlia deve | mia figlia dovrebbe | i miei figli devono | i miei figli dovrebbero | mio marito dovrebbe | mio marito deve | mia moglie dovrebbe | deve cambiare | devono cambiare | dovrebbe cambiare | secondo mio marito | secondo mia madre | secondo i miei | secondo il mio capo | secondo mio marito dovrei | secondo mia madre dovrei | secondo i miei genitori dovrei | mio marito dice che dovrei | mia moglie dice che dovrei | mia madre dice che dovrei | mio marito pensa che dovrei | mia madre pensa che dovrei | mia madre pensa che io debba | mio marito vorrebbe che | mia madre vorrebbe che`,
    exclude: `né .. né | né vendit* | né gestione | né gestire | né management | né manager | né capo | né dirigere | né coordinare | né guidare | né lavorare | né fare | né cambiare | né diventare | né essere | non mi va di | nn mi va di | non mi vedo | smettere di lavorare come | smettere di lavorare da | smettere di fare la | smettere di fare il | smettere di fare l' | non voglio | nn voglio | non vorrei | nn vorrei | non vogliamo | non voglio più | non desidero | non mi interessa | non mi interessano | non mi interesserebbe | non sono interessat* | non intendo | non cerco | non sto cercando | non ho intenzione | non ho alcuna intenzione | non ho nessuna intenzione | non ho interesse | non ho alcun interesse | non ho voglia | non ho bisogno | non mi serve | non mi servono | non mi piacerebbe | non fa per me | non fanno per me | non penso di | non aspiro | non punto | non devo | non più | nessun interesse | niente | nessun | nessuna | senza | tranne | eccetto | salvo che | a parte | fuorché | all'infuori | all' infuori | fuori che | escluso | esclusa | esclusi | escluse | ad eccezione | con l' eccezione | invece di | invece che | anziché | piuttosto che | al posto di | in luogo di | non | nn | mai | mai più | no | evitare | evitando | basta con | basta | stop a | men che meno | tutto tranne | qualsiasi cosa tranne | qualunque cosa tranne | rifiuto di | mi rifiuto | di sicuro non | per niente al mondo | in nessun caso | nulla a che fare | niente a che fare | né tantomeno`,
    harmless: `non portarmi il lavoro a casa | non portare il lavoro a casa | non portarmi a casa il lavoro | non mi va giù | non mi va bene | non mi vedo bene | non farmi prendere | non mettermi | non cedere | non dover* | non mollo | non reggo | non reggere | non mi riesce | non mi sottovalut* | per niente | quasi niente | niente tempo | senza litig* | scala nazionale | scala internazionale | scala globale | scala industriale | scala mobile | scala aziendale | scala di | dire più no | dire più spesso no | dire più spesso di no | non solo | non soltanto | non solamente | non so | nn so | non lo so | non saprei | non sapere | non sapendo | non sono | nn sono | non sono interessat* a parte | non riesco | nn riesco | non riuscire | non riusciamo | non capisco | non conosco | non parlo | non ancora | non abbastanza | perché no | non vedo l' ora | nn vedo l' ora | non posso | non è | non e' | non sto | non faccio | non faccio che | non trovo | non vengo | non vengono | non mi ascolt* | non mi sento | non mi fido | non mi sopporto | non mi prend* | non mi riconosc* | non mi piace .. lavoro | non mi piace parlare | non mi vedo pront* | non mi blocch* | non mi valorizz* | non mi notano | non mi lasciano | non mi fanno | non ho tempo | non riesco mai | nn riesco mai | riesco mai | non so mai | non trovo mai | non finisco mai | non sono mai | non arrivo mai | non faccio mai | non ho mai | nn ho tempo | non ho esperienz* | non ho una | non ho un | non ho un' | non ho abbastanza | non ho fiducia | non ho idea | non ho ancora | non ho contatti | non ho più tempo | non ho più energi* | non ho il | non ho la | non ho le | non ho i | non ho molt* | non ho tant* | non ho ben | non ho chiar* | non ho le idee | non ho autostima | non ho coraggio | non ho amic* | non ho nessun contatto | non ho nessun* esperienza | non ho studi* | non ho frequent* | non ho laurea | non ha | non hanno | non c'è | non ci sono | non ce la | non ne posso | non ne | non basta | non funziona | non va | non va bene | non viene | non è mai | non ho paura di dire | dire no | dire di no | dire dei no | dico no | dico di no | dir di no | un no | dei no | saper dire | non aver paura | non avere paura | non avere più | non essere | non perdere | non dimenticare | non mollare | non arrendermi | non rimandare | non procrastinare | non bloccarmi | non farmi | non lasciarmi | non sentirmi | non agitarmi | non lavorare troppo | non importa | non tanto | non troppo | nessuna idea | nessuna esperienza | nessun contatto | nessuno | mai tempo | mai avuto | mai fatto | mai stata | mai stato | mai studiato | mai lavorato | mai imparato | senza esperienza | senza laurea | senza diploma | senza titolo | senza perdere | senza dover* | senza sentirmi | senza sensi di colpa | senza aver paura | senza rimandare | senza leggere | senza appunti | senza blocc* | senza lavoro | senza impiego | se non | o no | oppure no | a meno che non | basta poco | non stacco | non dormo | non mi rilasso | non gestisco | non delego | non sopporto | non viene riconosciut* | mai contenta | mai contento | salvo imprevisti | non eccell* | di non`,
    unwanted: `stress* | straordinar* | ansia | ansie | ansios* | nervos* | agitazion* | agitat* | paura | paure | burnout | burn | procrastin* | rimandare | rimand* | sopraffatt* | sovraccaric* | stanca | stanco | stanchezza | esaur* | esaust* | timid* | timidezza | insicur* | dubbi | insonnia | interrott* | interromp* | ritardo | perfezionis* | invisibil* | sottopagat* | disoccupat* | disoccupazione | caos | caotic* | distra* | weekend | fine settimana | la sera | di sera | di notte | tardi | arross* | panico | bloccat* | litig* | confus* | annoi* | sensi di colpa | sfruttat* | micromanag* | trascurat* | ignorat* | precari* | pressione | vergogna | troppo | troppe`,
    but: `ma | però | invece | bensì | piuttosto | semmai | al contrario | tuttavia | quanto piuttosto`,
    and: `e | ed | nonché | & | anche | inoltre | poi | oltre a | oltre che | come pure | e poi | così come | più che altro`,
    between: 'tra | fra',
    order: `scrivi .. poesia | scrivimi | scrivi .. canzone | scrivi .. racconto | scrivi .. storia | scrivi .. tema | scrivi .. barzelletta | scrivi .. filastrocca | componi .. poesia | racconta .. barzelletta | raccontami | racconta .. storia | traduci | traducimi | riassumi | riassumimi | qual è la capitale | quale è la capitale | che tempo fa | che tempo farà | che ore sono | chi sei | cosa sei | che cosa sei | sei un bot | sei un robot | sei una macchina | sei umano | sei umana | rispondi solo | rispondi soltanto | rispondi con | rispondi in | rispondi alla | rispondi semplicemente | dimmi una | dimmi un | dimmi solo | dimmi come si | dammi la ricetta | dammi una ricetta | ricetta per | ricetta del* | ricetta di | calcola | risolvi | conta fino | ripeti | continua la frase | continua il testo | completa la frase | stampa il | stampa la | stampa solo | stampa soltanto | mostrami il | mostra il tuo | mostra le tue | genera codice | genera un | genera il | scrivi codice | scrivi un programma | scrivi uno script | scrivi una funzione | scrivi solo | scrivi soltanto | cantami | canta una | quanto fa | disegna | disegnami | fammi ridere | fammi una | di' solo | di' ciao | consigliami un film`,
    attack: `ignor* .. istruzion* | ignor* .. precedent* | ignora tutto | ignorate tutto | ignora .. regol* | ignora .. prompt | ignora quanto | ignora ciò | ignora il testo | dimentica .. istruzion* | dimentica tutto | dimentica .. precedent* | dimentica .. regol* | scorda .. istruzion* | tralascia .. istruzion* | non considerare .. istruzion* | non tenere conto .. istruzion* | non seguire .. istruzion* | prompt di sistema | messaggio di sistema | system prompt | il tuo prompt | tuo prompt | prompt iniziale | prompt nascosto | tue istruzioni | istruzioni di sistema | ora sei | adesso sei | da ora sei | da ora in poi | d' ora in poi | sei un assistente | sei chatgpt | comportati come | comportati da | agisci come | agisci da | fingi di | fingiti | fai finta | facciamo finta | interpreta il ruolo | impersona | in qualità di ia | come modello linguistico | nuove istruzioni | nuova istruzione | rivela .. prompt | rivela .. istruzion* | rivelami | mostra .. prompt | mostra .. istruzion* | stampa .. prompt | stampa .. istruzion* | password* | chiave api | chiavi api | api key | modalità sviluppatore | modalità sviluppo | senza restrizioni | senza filtri | scrivi invece | invece scrivi | rispondi invece | al posto degli obiettivi | invece degli obiettivi | invece di obiettivi | non scrivere obiettivi | non scrivere alcun obiettivo | non scrivere nessun obiettivo | solo la parola | soltanto la parola | solamente la parola | unicamente la parola | hackerat* | hacked | ripeti le parole | ripeti il testo | fine dell'input | fine dell' input | fine input | ignore .. instruction* | ignore .. previous | ignore .. prompt | you are now | act as | jailbreak* | developer mode`,
    nothing: `nessuno | nessun | nessuna | niente | nulla | no | non | grazie | mille | tante | tanto | infinite | ciao | salve | buongiorno | buonasera | buonanotte | buon | buona | giorno | sera | pomeriggio | giornata | serata | saluti | saluto | cordiali | cordialmente | distinti | tutto | bene | benissimo | benone | ok | okay | sì | si | d' accordo | per | ora | adesso | momento | al | il | la | lo | le | i | gli | di | del | ho | abbiamo | obiettivo | obiettivi | desiderio | desideri | richiesta | richieste | da | in | particolare | particolari | attualmente | oggi | test | prova | vuoto | vuota | domande | domanda | commento | commenti | osservazioni | va | così | a | posto | come | stai | state | sta | va tutto bene | spero | che | stia | stiate | arrivederci | presto | piacere | bisogno | serve | mi | me | speciale | dire | aggiungere | altro | altra | ulteriore | ulteriori | davvero | proprio | tutti | tutte | cari | care | caro | cara | gentile | gentili | voi | lei | te | ti | vi | ringrazio | anche | sto | sono | molto | e | io | un | una | non capisco | capisco | mah | boh | beh | eh | ehm | mmm | hmm | haha | ahah | ahahah | lol | bla | blabla | lorem | ipsum | dolor | none | nothing | nope | thanks | hello | hi | n | na | nd | nc | applicabile | abc | xxx | pippo | pluto | asdf | a presto | bel | bella | tempo fa bello | fa | sole | tempo | auguri | buone | feste | scusate | scusa | prego | nemmeno | neanche | neppure | volta | qui | qua | ci | ne | nessun obiettivo | nessuna idea particolare | passo | salto | salta | avanti | lascio | bianco | mente | cosa | che cosa scrivere | questo | qualcosa | tutto bene | perfetto | contenta così | contento così | sto bene così`,
    self: `fosse | fossero | sia | siano | abbia | avesse | avessero | venga | venisse | io | mi | m' | me | mio | mia | miei | mie | ci | noi | nostro | nostra | nostri | nostre | sono | ho | abbiamo | siamo | faccio | non riesco | non so | non capisco | non ho | non mi | non trovo | fatico | temo | evito | tendo | trovo difficile | vado | divento | arrivo | vengo | dico | penso | lavoro troppo`,
    filler: `cambiare | provare | decidere | scoprire | sopratutto | critico | salve | ciao | buongiorno | buonasera | funziona | italiana | italiani | italiane | ucraina | ucraini | ucraine | tedesca | spagnola | spagnoli | spagnole | polacca | slovacca | rumena | rumeni | rumene | romena | romeni | croata | croati | bulgara | bulgari | catalana | slovena | sloveni | inglesi | francesi | cinesi | giapponesi | portoghesi | finlandesi | norvegesi | brasiliana | brasiliani | brasiliane | mentoring | mentor | mentore | programma | percorso | progressi | raggiungere | onestamente | sinceramente | magari | forse | finalmente | migliorare | miglioro | miglioramento | migliori | migliore | miglior | meglio | bene | buono | buona | buoni | buone | bravo | brava | brave | bravi | essere | diventare | avere | ottenere | acquisire | imparare | imparo | apprendere | fare | sapere | saper | riuscire | poter | potere | capire | trovare | cercare | sviluppare | sviluppo | aumentare | rafforzare | potenziare | iniziare | cominciare | gestire | gestione | abilità | capacità | competenze | competenza | conoscenze | conoscenza | più | meno | molto | molta | tanto | poco | troppo | nuovo | nuova | nuovi | nuove | mio | mia | miei | mie | il | lo | la | i | gli | le | un | uno | una | di | a | da | in | con | su | per | tra | fra | e | ed | o | anche | che | come | cosa | del | della | dei | delle | dello | degli | al | alla | ai | alle | nel | nella | nei | nelle | sul | sulla | ora | adesso | ancora | già | sempre | spesso | prima | poi | quindi | davvero | veramente | proprio | soprattutto | obiettivo | obiettivi | desiderio | desideri | sogno | aiuto | supporto | sostegno | consiglio | consigli | bisogno | voglia | vorrei | voglio | paura | difficile | difficoltà | fatica | problemi | problema | sentirmi | mi | me | sono | ho | è | modo | modi | massimo | minimo | almeno | solo | soltanto | ora | ore | cose | area | ambito | tema | argomento | livello | punto | parte | volta | anno | mese | mesi | settimana | settimane | entro | fine | inizio | prossimo | prossima | prossimi | prossime | questo | questa | professionale | professionali | professionalmente | personale | personali | personalmente | attualmente | lavorativo | lavorativa | lavorare | lavoro | usare | utilizzare | andare | tornare | preparare | affrontare | crescere | creare | realizzare | completare | finire | superare | vita | persona | persone | autonoma | autonomo | indipendente | sicura | sicuro | capace | forte | efficace | efficiente | felice | serena | sereno | ricca | ricco | mamma | madre | papà | padre | adulta | adulto | esperta | esperto | fluente | flessibile | paziente | puntuale | ordinata | ordinato | organizzata | organizzato | responsabile | competente | coraggiosa | coraggioso | determinata | determinato | assertiva | assertivo | autorevole | visibile | famosa | famoso | qualcuno | grande | parlare | ad | se | non | senza | circa | altro | altra | altri | altre | tutto | tutti | ogni | dire | stare | dedicare | tempo | rendere | particolare | speciale | niente | nulla | approfondire | perfezionare`,
    slang: `milione | milioni | cmq | xke | xché | xche | pk | pke | nn | tt | cn | qlcs | qlc | qlcn | dv | qnd | anke | ke | boh | figo | figa | fico | fica | figata | cavolo | cazz* | merd* | casino | casini | roba | robe | tipo | asap | lol | omg | pls | plis | raga | ragazzi | bro | zio | mega | super | una cifra | un botto | un sacco | schifo | fa schifo | stronz* | idiota | idioti | idiot* | stupid* | scem* | capo | capa | wow | mannaggia | porca | vabbè | vabbe | ahah | haha | sbatti | sbatta | rotta di | palle | rompe | odio | cavolat* | bell* figura | spaccare | top | dai | uffa | vojo | mo | sclero | sclerare | na cifra | du | daje | cringe | sta cosa`,
    statement: `mancano | mi mancano | sono | siamo | ho | abbiamo | ha | hanno | era | erano | c'è | ci sono | io lavoro | lavoro come | lavoro presso | lavoro da anni | lavoro in una | lavoro in un | attualmente lavoro | ora lavoro | oggi lavoro | vivo | abito | io studio | studio a | studio presso | studio all'università | studio all' università | insegno | io faccio | faccio la | faccio il | gestisco | mi occupo | seguo un | ricopro | svolgo | passo le giornate | guido un | coordino | parlo già | conosco già | trascorro`,
    now: 'ora | adesso | attualmente | al momento | per ora | oggi | livello attuale',
    learn: `aggiornat* su | aggiornarmi | restare indietro | rimasta indietro | arrugginit* | impar* | studi* | corso | corsi | formazion* | formarmi | competenz* | conosc* | conoscenz* | approfond* | miglior* | programmar* | programmazione | padron* | basi | fondament* | certific* | aggiorn* | specializz* | perfezion* | esercit* | pratica | principiant* | avanzat* | lezion* | tutorial | apprend* | capire | livello | usare | utilizzar*`,
    certificate: `certific* | esame | esami | *'esame | diploma | abilitazion* | *'abilitazione | attestat* | patentino | qualifica | accreditament*`,
    become: `diventar* | divento | diventi | fare la | fare il | fare l' | lavorare come | lavorare da | lavorare nel* | lavorare in una | lavorare in un | lavorare in un' | lavorare per una | lavorare per un | lavoro come | lavoro da | lavoro nel* | ruolo di | ruolo da | ruolo come | ruolo nel* | posizione di | posizione da | posizione come | posizione nel* | posto di | posto da | posto come | passare a | passare al* | passare ad | passare da* | passaggio a | passaggio al* | passaggio da* | entrare nel* | entrare in | inserirmi nel* | cambi* .. settore | transizione | riconver* | riqualific* | reinventar* | qualifica di | carriera come | carriera da | carriera nel* | verso il | verso la | verso un* | salire a | essere promoss* | promozione a | ricollocar* | formarmi come | specializzarmi | fare carriera come | puntare a`,
    outOfReach: `un milione | milione | milioni | ceo di | ceo | amministratore delegato di | amministratrice delegata di | milionari* | miliardari* | presidente della | presidente del | presidentessa | ricca | ricco | ricchi | famosa | famoso | famosissim* | nobel | campionessa del mondo | campione del mondo | migliore al mondo | migliore del mondo | migliori al mondo | astronauta | bestseller | best seller | perfett* | come un madrelingua | come una madrelingua | livello madrelingua | da madrelingua | google | apple | microsoft | in una notte | dall'oggi al domani | dall' oggi al domani | in pensione | prima ministra | primo ministro | vincere sanremo | premio oscar | star | popstar`,
    person: `sig | sig.ra | signor | signora | signorina | dott | dott.ssa | dottor | dottoressa | prof | professor | mi chiamo | il mio nome è | di nome | cordiali saluti | distinti saluti | saluti | marito | moglie | figlia | figlio | fidanzata | fidanzato | compagno | compagna | sorella | fratello | collega`,
    private: `malattie | psicolog* di coppia | antidepressiv* | chemio* | aborti | suicid* | violenza | violenze | stalk* | depress* | diagnos* | malatti* | malata | malato | tumor* | cancro | adhd | dsa | disless* | autis* | sclerosi | disabil* | invalidità | terapia | terapie | psicoterapia | psicofarmaci | farmaci | medicinali | incinta | gravidanza | divorz* | separata | separato | aborto | cronic* | bipolar* | traum* | dipendenz* | alcol* | debiti | debito | hiv | epiless* | emicrani* | attacchi di panico | attacco di panico | lutto | ricover* | anoress* | bulim* | fibromialgia | endometriosi | diabet*`,
    lastVerb: `fare meglio | fare di più | stare meglio`,
    own: `mio | mia | miei | mie | nostro | nostra | nostri | nostre`,
    loose: `sopratutto | salve | ciao | buongiorno | buonasera | voglio | vorrei | e | ed | o | anche | davvero | veramente | finalmente | per favore | per piacere | magari | forse | solo | prima o poi | poi | quindi | ma | però | onestamente | sinceramente | adesso | ora | di | a | ad | che | è | per | da | obiettivo | obiettivi | i miei obiettivi | il mio obiettivo | desideri | un po | aiuto | lo | comunque | intanto | possibilmente | gradualmente | pian piano | quest'anno | ciò | quello | questo | assolutamente | sicuramente | idealmente | come | cioè | es | ad esempio | per esempio | inoltre | soprattutto | intanto | innanzitutto | prima di tutto | circa | ecco | almeno`,
    hanging: `in | con | su | tra | fra | il | la | i | gli | le | l' | un | uno | una | un' | del | dello | della | dei | degli | delle | al | allo | alla | ai | agli | alle | dal | dallo | dalla | dai | dagli | dalle | nel | nello | nella | nei | negli | nelle | sul | sulla | sui | sulle | entro | fino | prima | dopo | durante | se | perché | quando | non | molto | più | mio | mia | miei | mie | ogni | verso | senza | mentre | dove | quale | fine | inizio | metà | quest' | questa | prossimo | prossima | entrambi | sia | così | oppure | ancora | davanti | di fronte`,
    place: `roma | milano | torino | napoli | bologna | firenze | venezia | genova | palermo | catania | bari | verona | padova | trieste | trento | bolzano | cagliari | perugia | londra | parigi | berlino | monaco | francoforte | amburgo | vienna | zurigo | ginevra | lugano | bruxelles | madrid | barcellona | lisbona | dublino | amsterdam | new york | italia | germania | francia | spagna | svizzera | austria | inghilterra | regno unito | irlanda | portogallo | olanda | belgio | grecia | polonia | romania | ucraina | europa | america | stati uniti | usa | canada | australia | giappone | cina | sardegna | sicilia | toscana | lombardia | piemonte | puglia | in | trasferirmi a | trasferirmi ad | trasferirci a | trasferimento a | vivere a | vivere ad | abitare a | casa a | lavorare a | lavoro a | andare a | viaggio a | tornare a | appartamento a | studiare a | stare a | master a | stage a | università di | visitare | vicino a`,
    clitic: '',
    wishAfter: '',
    excludeAfter: '',
  },
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
    from: "da | dal | dallo | dalla | dai | dagli | dalle | dall' | partendo da",
    to: "a | ad | al | allo | alla | ai | fino a | fino al | → | all'",
    difference:
      'del | spese di | costi di | fatturato di | vendite di | ricavi di | aumento di | aumentare di | aumentarlo di | aumentarla di | crescere di | ridurre di | ridurlo di | calare di | riduzione di | incremento di',
    percent: 'percento | per cento | %',
    thousand: 'mila',
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
  themes: {
    careerChange: `cambi* lavoro completamente | cambi* rotta | cambio di rotta | lasciare l'insegnamento | lasciare la ristorazione | lasciare il settore | lasciare la mia professione | nuova professionalità | cambi* .. carriera | cambi* .. settore | cambi* .. mestiere | cambi* .. professione | cambi* .. ambito | cambi* .. ramo | cambio di carriera | cambio carriera | cambio di settore | cambiamento professionale | cambiamento di carriera | cambio di vita | nuova carriera | nuovo settore | nuova professione | nuovo mestiere | altro settore | settore diverso | settori diversi | altro campo | campo diverso | riconver* | riqualific* | reinventar* | transizione di carriera | transizione professionale | ~transizione | svolta professionale | nuova vita professionale | cambi* strada | cambi* completamente | cambi* del tutto | tutt'altro | qualcosa di diverso | qualcos'altro | lascia* .. settore | lasciare la scuola | lasciare l' insegnamento | lasciare la banca | lasciare l' insegnamento | uscire dal* | via dal* | fuga dal* | passare da* | passare al* | passare ad | passaggio al* | passaggio da* .. a | passare dall'insegnamento | passare dall' insegnamento | entrare nel mondo | entrare nel settore | entrare nel campo | entrare nell'ambito | entrare nell' ambito | mondo dell'IT | riorientar* | ricollocazione | ricollocarmi | formazione professionale | apprendistato`,
    jobSearch: `cerco un part time | cerco .. part time | cerco un lavoro part time | trovare .. part time | passare da tempo determinato | passare a tempo indeterminato | passare al tempo indeterminato | da determinato a indeterminato | a indeterminato | tempo pieno | full time | fulltime | un lavoro a tempo | lavoro a tempo | un lavoro che | un lavoro più | un lavoro meno | un lavoro dove | un lavoro vicino | un lavoro vero | un lavoro fisso | lavoro fisso | un lavoro onesto | un lavoro decente | lavoro sicuro | lavoro in regola | contratto regolare | contratto vero | europass | centro per l' impiego | centro per l'impiego | centro impiego | naspi | cassa integrazione | agenzia interinale | agenzie interinali | interinale | lavoretto | lavoro stagionale | periodo di prova | superare la prova | trov* qualcosa di meglio | qualcosa di meglio | trov* .. lavoro | cerc* .. lavoro | cerc* altro | guardarmi intorno | guardarmi attorno | nuovo lavoro | nuovo impiego | nuovo posto | nuova occupazione | nuova posizione | nuova azienda | altro lavoro | altro impiego | lavoro migliore | miglior lavoro | lavoro dei miei sogni | lavoro dei sogni | lavoro ideale | lavoro stabile | primo lavoro | primo impiego | lavoro vero | lavoro qualsiasi | un lavoro come | un lavoro da | un lavoro nel* | un lavoro in | un lavoro part | lavoro come | impiego come | cambi* lavoro | cambi* il lavoro | cambi* azienda | cambi* impiego | cambi* posto | cambi* datore | trov* lavoro | trov* un lavoro | trov* il lavoro | trov* nuovo lavoro | trov* un buon lavoro | trov* un bel lavoro | trov* presto lavoro | trov* presto un lavoro | trov* un nuovo lavoro | trov* finalmente lavoro | trov* finalmente un lavoro | trov* subito lavoro | trov* impiego | trov* un impiego | trov* un posto | trov* una posizione | trov* occupazione | trov* qualche lavoro | trov* un' occupazione | cerc* lavoro | cerc* un lavoro | cerc* nuovo lavoro | cerc* un nuovo lavoro | cerc* un altro lavoro | cerc* attivamente lavoro | cerc* impiego | cerc* un impiego | cerc* un posto | cerc* occupazione | ricerca di lavoro | ricerca del lavoro | ricerca lavoro | ricerca di un lavoro | ricerca di un impiego | posto fisso | posto di lavoro | tempo indeterminato | contratto a tempo | contratto indeterminato | contratto stabile | stabilizzazione | candidatur* | candidarmi | candidare | candidars* | mi candido | presentare domanda | presentare la candidatura | offert* di lavoro | annunci* di lavoro | annunci | ~annuncio | portali di lavoro | curriculum | curricula | cv | lettera di presentazione | lettere di presentazione | lettera motivazionale | lettera di motivazione | lettere motivazionali | tirocin* | stage | stagista | disoccup* | senza lavoro | senza impiego | assunzione | farmi assumere | essere assunta | essere assunto | agenzi* per il lavoro | mercato del lavoro | lavor* all'estero | lavor* all' estero | lavoro in germania | ~impiego | ~occupazione | ~lavoro | ~posto | lasciare il lavoro | lasciare il mio lavoro | lasciare questo lavoro | dimission* | dimettermi | licenziarmi | concorso pubblico | concorso | concorsi | bando di concorso | aziende adatte a me | ~aziende`,
    interviews: `selezione del personale .. passare | superare la selezione | superare le selezioni | prima intervista | prova tecnica | parlare con i recruiter | colloqui* | intervista di lavoro | interviste di lavoro | job interview | assessment | assessment center | processo di selezione | processi di selezione | prove di selezione | selezione orale | prova orale | prove orali`,
    promotion: `crescere come | crescere nel mio lavoro | crescere sul lavoro | crescere in questo ruolo | passare al coordinamento | passare a un ruolo | passare a ruoli | passare di livello | passare di ruolo | fare strada | scalare | fare il salto | assumere un ruolo | passaggio di ruolo | cambio di ruolo | valorizzazione del ruolo | passare da junior | da junior a | passare a senior | promozion* | promoss* | avanz* di carriera | avanz* di livello | avanzamento | avanzamenti | fare carriera | far carriera | carriera in azienda | crescere professionalmente | crescere in azienda | crescere nella mia azienda | crescere nel mio ruolo | crescere di livello | crescita professionale | crescita in azienda | crescita di carriera | crescere di ruolo | fare un salto | salto di qualità | salire di livello | salire di grado | salire di ruolo | passo successivo | prossimo passo .. carriera | prossimo livello | livello superiore | passaggio di livello | scatto di livello | scatto di carriera | ruolo di responsabilità | ruoli di responsabilità | più responsabilità | maggior* responsabilità | nuove responsabilità | posizione di responsabilità | ~responsabilità | ruolo manageriale | ruolo dirigenziale | ruolo direttivo | ruolo apicale | posizione manageriale | posizione dirigenziale | posizione direttiva | dirigenza | dirigente | ruolo senior | posizione senior | senior | ~carriera | la mia carriera | mia carriera | sviluppo di carriera | sviluppo della carriera | percorso di carriera | sviluppo professionale | svilupparmi professionalmente | soffitto di cristallo | ruolo più alto | ruolo superiore | posizione più alta | posizione superiore | diventare partner | ~ruolo | vice`,
    leadingTeam: `nominata responsabile | nominato responsabile | responsabile di .. colleghi | responsabile di .. colleghe | responsabile di .. persone | colleghi .. miei pari | capo dei miei ex | far crescere le persone | far crescere il team | far crescere il mio team | guid* le persone | clima di squadra | autorità | farmi seguire | gestire il gruppo | responsabile migliore | affianc* .. nuov* | formare i nuovi | formare le nuove | tutor | diventare mentor* | fare da mentor* | fare la mentor* | essere una mentor* | essere un mentor* | guid* .. team | guid* .. gruppo | guid* .. persone | guid* .. squadra | gest* .. team | gest* .. gruppo | gest* .. squadra | gest* .. persone | gest* .. collaborator* | gest* .. dipendenti | gest* .. personale | gestione dei collaboratori | gestione delle persone | gestione del personale | gestione del team | gestione di un team | coordin* .. team | coordin* .. gruppo | coordin* .. persone | coordin* .. squadra | coordinamento | dirigere .. team | dirigere .. gruppo | dirigere .. persone | leadership | leader | team leader | teamleader | team lead | capo team | capoteam | caposquadra | capogruppo | deleg* | collaboratori | collaboratrici | motivarli | motivarle | miei collaboratori | mio team | il mio team | nostro team | mia squadra | la mia squadra | motiv* .. team | motiv* .. squadra | motiv* .. gruppo | motiv* .. persone | motiv* .. collaborator* | persone che guido | persona che guido | persone che coordino | persone da guidare | modo di guidare | brava manager | bravo manager | buona manager | buon manager | brava capa | bravo capo | buon capo | buona capa | essere un capo | ~coordinare | ~manager | ~team | ~squadra | assumere | assunzioni | assumer* .. team | selezionare .. persone | people management | team building | tenerlo unito | tenerla unita | tenere unit* | team unit* | team .. unit* | riporti diretti | dipendenti | spirito di squadra | clima nel team | clima del team | nuova manager | nuovo manager | prima volta manager`,
    negotiatingPay: `pag* .. straordinari | straordinari pagati | equo compenso | arrivare a fine mese | arrivare serena a fine mese | netti al mese | netto al mese | prezzi più alti | alzare i prezzi | premi aziendali | premio aziendale | premio di risultato | più pagat* | meglio pagat* | ricevere .. aumento | aumento della paga | stipendi* | retribuzion* | retributiv* | salari* | compenso | compensi | un aumento | aumento di stipendio | aumento dello stipendio | aumento salariale | aumento retributivo | aumento in busta | aumento economico | aumento del mio stipendio | chied* .. aumento | otten* .. aumento | negozi* .. aumento | contratt* .. aumento | ~aumento | paga | paga oraria | pagata meglio | pagato meglio | pagata di più | pagato di più | pagata poco | pagato poco | pagata equamente | guadagn* | ral | reddito | redditi | più soldi | fare soldi | fa soldi | fa più soldi | tanti soldi | soldi in più | tariff* | onorario | onorari | premio di produzione | premi di produzione | bonus | busta paga | trattamento economico | negozi* .. stipendio | negozi* .. ral | contratt* .. stipendio | trattare lo stipendio | pagare di più | farmi pagare | essere pagata | essere pagato | sottopagat* | parità salariale | inquadramento | adeguamento .. stipendio | adeguamento economico`,
    networking: `fare conoscenze | nuove conoscenze | conoscere colleghe | conoscere colleghi | conoscere altre donne | contatti giusti | mi sento isolat* | sono isolat* | associazioni di | gruppo di donne | rete di donne | rete di contatti | rete professionale | rete di relazioni | mia rete | la mia rete | una rete | rete di conoscenze | reti professionali | ampliare .. rete | allargare .. rete | costru* .. rete | network | networking | netwroking | ~contatti | nuovi contatti | contatti professionali | contatti nel | contatti in | contatti con | più contatti | ~conoscere | conoscere .. persone | conoscere gente | conoscere nuova gente | conoscere .. professionist* | incontrare .. persone | incontrare .. professionist* | incontrare gente | nuove persone | nuova gente | persone nuove | gente nuova | fare rete | far rete | fare network | fare networking | relazioni professionali | relazioni di lavoro | nuove relazioni | fare amicizia | nuove amicizie | community | comunità | chiacchiere | due chiacchiere | small talk | conversazioni leggere | conversazione leggera | attaccare discorso | attaccare bottone | rompere il ghiaccio | trov* .. mentore | trov* .. mentor | un mentore | una mentore | un mentor | una mentor | persone del mio settore | persone del settore | scambio di esperienze | scambiare esperienze | scambiarmi esperienze | confrontarmi con | scambiare opinioni | non conosco nessuno`,
    publicSpeaking: `discutere la tesi | discussione della tesi | discussione di laurea | prendere il microfono | parlare al microfono | relazionare | parl* in pubblico | parl* al pubblico | parl* davanti | parl* .. davanti | parl* di fronte | parl* .. pubblico | public speaking | speaking | in pubblico | davanti a un pubblico | davanti ad un pubblico | davanti al pubblico | davanti a .. persone | davanti a .. gente | davanti ad altr* | davanti agli altri | davanti a tutti | davanti alla direzione | davanti al consiglio | davanti ai colleghi | davanti alla classe | davanti ai clienti | di fronte a un pubblico | di fronte ad un pubblico | di fronte a .. persone | di fronte agli altri | presentazion* | presentare | presentare .. davanti | presentarmi .. davanti | presento .. davanti | presentare in pubblico | presentarmi in pubblico | presentare meglio | presentare .. risultati | presentare .. progett* | presentare .. idee | esposizione orale | esporre .. idee | esporre in pubblico | discorso | discorsi | interven* in pubblico | interven* .. conferenz* | intervento pubblico | interventi pubblici | palco | palcoscenico | ansia da palcoscenico | conferenz* | convegn* | relatrice | relatore | relatori | keynote | pitch | oratoria | oratrice | oratore | *'oratrice | *'oratore | retorica | eloquenza | dizione | storytelling | slide | slides | moderare | moderatrice | moderatore | moderazione | condurre .. evento | condurre .. riunion* | facilitare .. | facilitazione | tedx | ted talk | paura del pubblico | speech | webinar | esibirmi`,
    confidence: `autostima | *'autostima | fiducia in me | fiducia in me stessa | fiducia in me stesso | fiducia in se stess* | fiducia nelle mie capacità | più fiducia | maggior* fiducia | poca fiducia | mancanza di fiducia | sicurezza in me | sicurezza in me stess* | sicurezza di me | più sicurezza | maggior* sicurezza | poca sicurezza | acquistare sicurezza | insicur* | *'insicurezza | più sicura | più sicuro | più sicure | più sicuri | più autonom* | più indipendent* | autonomia | più grinta | grinta | forza interiore | sicura di me | sicuro di me | sicura in | sicuro in | mi sento sicur* | mi sento pront* | credere in me | credere di più in me | credere in me stess* | credere nelle mie | credo in me | assertiv* | *'assertività | ~coraggio | più coraggio | avere coraggio | coraggios* | timid* | timidezza | sindrome .. impostore | sindrome .. impostora | impostore | impostora | *'impostore | *'impostora | dubbi su di me | dubito di me | dubito sempre di me | dire no | dire di no | dir di no | dirò di no | dire più no | dire più spesso no | dire più spesso di no | dire dei no | dire qualche no | dico sempre di sì | dico sempre sì | dire sempre di sì | mettere .. limiti | porre .. limiti | stabilire .. limiti | fissare .. limiti | mettere .. confini | miei confini | confini | farmi valere | farmi rispettare | farmi sentire | farmi ascoltare | far sentire la mia voce | far valere | mia voce | prendere la parola | prendere parola | prenderò la parola | interven* .. riunion* | parl* .. riunion* | dire la mia | esprimere la mia opinione | esprimere .. opinion* | zona di comfort | zona di confort | comfort zone | zona comfort | perfezionis* | ~ascoltata | ~ascoltato | essere ascoltata | essere ascoltato | sul serio | mi interromp* | vengo interrott* | interrotta | interrotto | interrompono | mi parlano sopra | a mio agio | non mi ascolt* | mi ascolta | sottovalut* | sminui* | mi sento inferiore | sentirmi all' altezza | mio valore | il mio valore | valgo | quanto valgo | farmi coraggio | aver paura di | meno paura | autocritica | troppo critic* con me | piacere a tutti | dire sempre si a | dire sempre sì a | dire sempre sì | dire sì a | dire di sì a | dico sì a | dico di sì | buttarmi | sbloccarmi | uscire dal guscio | uscire dal mio guscio | uscire dalla mia zona | autorevol* | *'autorevolezza | determinazione | paura di sbagliare | paura del giudizio | paura di non essere | all' altezza | all'altezza | giudizio degli altri | più spigliat* | più sciolt* | più decis* | più audac* | osare`,
    technicalSkills: `aggiornat* su | aggiornarmi su | arrugginit* | ~gestionale | nuove tecnologie | ~strumenti digitali | strumenti digitali | programmar* | programmazione | scrivere codice | codice | codificare | coding | sviluppo software | sviluppo web | sviluppo di applicazioni | sviluppo app | competenz* tecnic* | competenz* digital* | competenz* informatic* | capacità tecniche | conoscenze tecniche | abilità tecniche | parte tecnica | ~tecnic* | ~tecnologi* | ~tecnologica | informatica | ~informatic* | ~software | linguaggi* di programmazione | algoritm* | architettura software | hard skill* | formazione tecnica | aggiornamento professionale | aggiornarmi | ~certific* | ~corso | ~corsi | ~competenz* | ~formazione | specializzarmi | ~specializzazione | analisi dei dati | analisi dati | ~digitale | ~skill* | alfabetizzazione digitale | uso del computer | usare il computer | usare meglio il computer`,
    language: `italiano professionale | italiano scritto | cils | celi | plida | esame di italiano | conversazione in lingua | sbloccarmi con | lingua straniera | lingue straniere | lingua | lingue | nuova lingua | corso di lingua | corso di lingue | corso d' inglese | corso d' italiano | fluent* | fluidità | parl* fluentemente | parlare bene | vocabolario | lessico | grammatica | pronuncia | accento | livello linguistico | certificazione linguistica | certificazioni linguistiche | esame di lingua | test di livello | competenze linguistiche | conversazione in | conversazioni in | imparare .. inglese | migliorare .. inglese | studiare .. inglese | parlare .. inglese | perfezionare .. inglese | imparare .. tedesco | migliorare .. tedesco | studiare .. tedesco | parlare .. tedesco | imparare .. francese | migliorare .. francese | studiare .. francese | parlare .. francese | imparare .. spagnolo | migliorare .. spagnolo | studiare .. spagnolo | parlare .. spagnolo | imparare .. italiano | migliorare .. italiano | studiare .. italiano | parlare .. italiano`,
    workLifeBalance: `perdere .. kg | perdere .. chili | portarmi il lavoro a casa | portare il lavoro a casa | portarmi a casa il lavoro | portare a casa il lavoro | ritmi più | ritmi .. umani | ritmo più | rallentare | caregiver | genitori anziani | vita sociale | pausa pranzo | tempo per leggere | tempo per dipingere | spazio per me | spazi per me | ritagliarmi | orario ridotto | tempo parziale | settimana corta | camminare di più | passeggi* | respirare | senza sensi di colpa | equilibrio | equilibrio .. vita | equilibrio tra | equilibrio fra | *'equilibrio | trov* .. equilibrio | vita privata | vita lavorativa | vita e lavoro | lavoro e vita | vita lavoro | vita personale | work life | work life balance | worklife | bilanciare | bilanciamento | bilanciar* .. lavoro | concili* | conciliazione | straordinari | straordinario | burnout | burn out | esaur* | stress* | rilass* | ripos* | recuperare energie | recuperare le energie | recuperare le forze | tempo libero | più tempo per | più tempo con | tempo per me | tempo per la mia | tempo per il mio | tempo per i miei | tempo per la famiglia | tempo con la famiglia | tempo ai figli | tempo alla famiglia | tempo a me | orari di lavoro | orario di lavoro | ore di lavoro | orari più | orario flessibile | orari flessibili | flessibilità | lavorare meno | lavorare di meno | meno lavoro | meno ore | lavoro troppo | lavorare troppo | lavoro in orario | lavorare la sera | lavorare di sera | lavorare nel weekend | lavorare nel fine settimana | lavorare di notte | fino a tardi | staccare | staccare la spina | stacco | disconnett* | disconnessione | weekend | fine settimana | sovraccaric* | sopraffatt* | cura di me | prendermi cura | benessere | salute | salute mentale | sonno | dormire | dormo | sport | palestra | allenamento | allenamenti | allenarmi | fare movimento | movimento | ~corsa | ~correre | yoga | pilates | medita* | mindfulness | hobby | famiglia | figli | bambini | bimbi | i miei bambini | anno sabbatico | ~energia | ~energie | più energia | più energie | dimagrire | perdere peso | part time | smart working | smartworking | lavoro agile | lavor* da casa | lavor* da remoto | lavor* in remoto | telelavoro | serate libere | sere libere | libere dal lavoro | liberi dal lavoro | ~serate | uscire prima | uscire in orario | finire in orario | ferie | vacanza | vacanze | attività fisica | *'attività fisica | esercizio fisico | fare esercizio | ansia | ansie | ansios* | serenità | serena | sereno | alimentazione | carico mentale`,
    managingTime: `arretrat* | smaltire | disorganizz* | disordin* | programmare la settimana | programmare la giornata | programmare le giornate | tutto all'ultimo | tutto all' ultimo | ore più produttive | troppe mail | troppe email | mille impegni | incastrare | gestione del tempo | gestione del mio tempo | gestione tempo | gest* il tempo | gest* il mio tempo | gest* meglio il tempo | gest* meglio il mio tempo | gest* bene il tempo | gest* .. giornata | gest* .. giornate | gest* .. impegni | gest* .. scadenze | time management | organizzarmi | organizzare meglio | organizzare il tempo | organizzare il mio tempo | organizzare il lavoro | organizzare la giornata | organizzare le giornate | organizzare le mie giornate | organizzare la settimana | organizzare la mia giornata | più organizzat* | meglio organizzat* | organizzazione del lavoro | organizzazione del tempo | organizzazione personale | *'organizzazione personale | ~organizzazione | ~organizzare | ~organizz* | organizzerò | produttiv* | procrastin* | rimand* | priorit* | scadenz* | concentr* | concentrazione | focalizzar* | ~focus | pianific* | efficien* | *'efficienza | cose da fare | lista delle cose | to do list | todo list | autodisciplina | ~disciplina | più disciplina | routine | abitudini | buone abitudini | ~abitudine | distra* | distrazion* | multitasking | meno riunioni | troppe riunioni | carico di lavoro | perdere tempo | perdo tempo | perdo troppo tempo | perdite di tempo | ~ordine | caos | troppi compiti | troppe cose | mille cose | tutto insieme | posta in arrivo | mio tempo | in agenda | ~agenda | sfruttare .. tempo | usare meglio .. tempo | usare .. tempo | ottimizz* .. tempo | puntual* | in ritardo | in tempo | arriv* tardi | rispettare .. scadenze | rispettare i tempi | compiti più importanti | time blocking | strutturare .. giornata`,
    ownBusiness: `franchising | cooperativa | food truck | mercatin* | bancarella | fiere artigianali | vivere di .. arte | vivere della mia arte | vivere del mio | camera di commercio | codice ateco | regime forfettario | forfettari* | primi ordini | mettermi in proprio | in proprio | mettersi in proprio | attività in proprio | attività mia | attività tutta mia | mia attività | la mia attività | propria attività | avvi* .. attività | apr* .. attività | lanci* .. attività | far crescere .. attività | attività imprenditoriale | attività commerciale | impresa | la mia impresa | un' impresa | un' azienda mia | azienda mia | azienda tutta mia | fond* .. azienda | apr* .. azienda | cre* .. azienda | avvi* .. azienda | fond* .. società | apr* .. società | cre* .. società | avvi* .. impresa | startup | start up | imprenditor* | imprenditric* | imprenditori* | *'imprenditrice | *'imprenditore | partita iva | p iva | libera professione | libera professionista | libero professionista | freelance | freelancer | freelanc* | lavor* autonom* | lavoro indipendente | idea imprenditoriale | idea di business | business plan | piano aziendale | piano d' impresa | modello di business | business | primi clienti | prima cliente | primo cliente | nuovi clienti | nuove clienti | clienti paganti | trov* .. clienti | acquis* .. clienti | ~clienti | ~cliente | negozio | negozi | bottega | negozio online | e commerce | ecommerce | shop online | etsy | apr* .. *eria$ | apr* .. locale | apr* .. scuola | apr* .. palestra | apr* .. salone | apr* .. centro | apr* un bar | apr* .. bar | apr* .. ristorante | apr* .. negozio | apr* .. studio | apr* .. agenzia | apr* .. laboratorio | mio studio | studio mio | studio tutto mio | mio laboratorio | laboratorio mio | laboratorio artigianale | b b | bed and breakfast | agriturismo | investitor* | finanziament* | raccogliere fondi | raccolta fondi | crowdfunding | business angel | fatturato | fatturare | secondo reddito | essere il mio capo | capo di me stess* | lanci* .. prodotto | lanci* .. marchio | mio marchio`,
    communication: `dare feedback | dare un feedback | dare dei feedback | feedback al team | feedback al mio team | dare feedback al mio team | dare feedback al team | feedback ai collaboratori | feedback ai colleghi | feedback alle persone | al telefono | telefonate | verbali | relazioni scritte | dire le cose | dire quello che penso | dire ciò che penso | parlare con il mio capo | parlare con la mia capa | parlare col mio capo | parlare col capo | capo migliore | comunic* | feedback | riscontro | riscontri | conversazion* difficil* | conversazion* importanti | ~conversazion* | discussion* | discutere | dialogo | dialogare | conflitt* | ascolt* | ascolto attivo | *'ascolto | negoziare | negoziazion* | negoziato | trattativ* | trattare con | stakeholder* | argomentare | argomentazion* | persua* | convinc* | influenzare | diplomazi* | diplomatic* | esprimermi | esprimere .. idee | esprimere .. chiar* | esprimere quello | spieg* | email | e mail | mail | scrivere meglio | scrivere in modo | scrivere testi | scrittura | messaggi scritti | soft skill* | soft skills | collaborare | collaborazione | lavoro di squadra | lavorare in team | lavorare in gruppo | lavoro in team | lavoro di gruppo | intercultural* | ~riunioni | ~riunione | rapport* con | rapport* .. colleg* | relazion* con | relazion* .. colleg* | ~colleghi | ~colleghe | ~mio capo | ~mia capa | ~mio responsabile | ~mia responsabile | capo difficile | critiche | critica | linguaggio del corpo | linguaggio non verbale | arrivare al punto | dritta al punto | dritto al punto | sintetic* | sintesi | più chiara | più chiaro | farmi capire | interpersonal* | incomprension* | malintes* | litig* | relazionarmi | relazionali | empatia`,
    personalBrand: `follower | followers | mio canale | il mio canale | autrice .. settore | farmi un nome | farmi un sito | farmi pubblicità | essere riconosciut* | personal brand* | brand personale | marchio personale | linkedin* | presenza online | presenza in rete | visibilità | visibil* | farmi conoscere | farmi notare | farmi vedere | essere notata | essere notato | essere vista | essere visto | emergere | blog* | portfolio | portafoglio di lavori | reputazione | promuovermi | promuovere me | autopromozione | vendermi | vendermi meglio | valorizzarmi | podcast* | newsletter | instagram | youtube | tiktok | ~social | sito personale | mio sito | un sito | sito web personale | mio profilo | profilo professionale | profilo online | pubblic* .. articol* | articoli | ~contenuti | punto di riferimento | esperta riconosciuta | esperto riconosciuto | riconosciut* | riconosciment* | riconosc* .. lavoro | apprezz* .. lavoro | valorizzarmi | valorizzare il mio lavoro | valorizzare .. competenze | valorizzata | valorizzato | mettere in mostra | accorg* .. lavoro | accorg* di quello | accorg* di quel | notare .. lavoro | notare quello | notare quel`,
    returningToWork: `dopo un periodo di stop | dopo uno stop | lunga inattività | riaffacciarmi | riavvicinarmi al lavoro | riavvicinarmi al mondo | rimettermi in pista | rimettermi in moto | rientr* al lavoro | rientr* nel lavoro | rientr* a lavoro | rientr* in azienda | rientr* nel mondo | rientr* dopo | rientr* da* | rientr* in ufficio | rientr* | ritorn* al lavoro | ritorn* a lavorare | ritorn* nel mondo | ritorn* in ufficio | torn* al lavoro | torn* a lavoro | torn* a lavorare | torn* nel mondo | torn* in ufficio | riprend* a lavorare | riprend* il lavoro | riprend* .. carriera | riprend* l' attività | reinser* | *'reinserimento | ricominci* a lavorare | ricominci* dopo | ~ricominciare | maternità | congedo parentale | congedo | dopo la maternità | dopo il parto | dopo .. figl* | dopo la nascita | dopo la pausa | dopo una pausa | dopo una lunga pausa | dopo anni di pausa | dopo .. di pausa | dopo anni a casa | dopo tanti anni a casa | dopo .. anni a casa | ferma da | pausa lavorativa | pausa dal lavoro | lunga pausa | lunga assenza | rimettermi in gioco | rimettermi in carreggiata | rimettermi sul mercato | rimettermi a lavorare | aspettativa | ripart* da`,
    findingDirection: `cambiare aria | voltare pagina | ripartire da zero | ricominciare da capo | punto morto | punto di svolta | posto sbagliato | cosa mi piace | che cosa mi piace | senza prospettive | nessuna prospettiva | dare una svolta | mi sento spenta | mi sento spento | sento stretta | sta stretto | mi sta stretto | prossimo capitolo | capire se | capire cosa voglio | capire che cosa | capire cosa fare | fa per me | fanno per me | non so cosa | non so che | non so quale | non so dove | non so più | non so se | non so bene | non so proprio | non so ancora | non so da dove | non so .. voglio | nn so cosa | nn so che | cosa voglio | che voglio fare | cosa voglio fare | cosa vorrei fare | cosa vorrei davvero | cosa fare .. vita | cosa fare da grande | che fare .. vita | cosa fare dopo | fare da grande | direzione | la mia strada | mia strada | quale strada | che strada | nuova strada | strada giusta | possibili strade | lavoro giusto per me | cosa fa per me | quel che fa per me | fa al caso mio | adatto a me | adatta a me | quale lavoro | che lavoro | quale mestiere | quale carriera | che carriera | quale settore | orientarmi | orientamento | *'orientamento | chiarezza su | chiarezza sul | più chiarezza | fare chiarezza | chiarirmi le idee | chiarire le idee | schiarirmi le idee | idee chiare | idee confuse | confusa su | confuso su | trovare me stess* | ritrovare me stess* | ritrovarmi | ritrovare motivazione | ritrovare la motivazione | ~motivazione | vocazione | mia passione | mie passioni | ~passione | punti di forza | miei punti | punti deboli | i miei talenti | mio talento | miei valori | dare un senso | dare senso | più senso | senza senso | senso di vuoto | un bivio | bivio | scegliere tra | scegliere se | decidere se | decidere tra | decidere cosa | decidere che | decisione | ~decisioni | restare o | rimanere o | che fare | non lo so | non saprei | realizzarmi | realizzata | realizzato | felice | felicità | più felice | soddisfatt* | soddisfazione | insoddisf* | scontent* | ~successo | avere successo | futuro | mio futuro | prospettiv* | confus* | mi sento persa | mi sento perso | persa | sono perso | smarrit* | mi sento bloccat* | sono bloccat* | bloccata nel | bloccato nel | annoi* | demotivat* | ~crisi | crisi professionale | non mi piace .. lavoro | odio il mio lavoro | detesto il mio lavoro | stufa del mio lavoro | stufo del mio lavoro | stanca del mio lavoro | stanco del mio lavoro | obiettivi di vita | cambi* vita | cambi* la mia vita | nuova vita | mia vita | lavoro significativo | progetto di vita`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Entro {date} parlerò con {people|5} del nuovo settore in cui voglio entrare[, puntando a {aim},] e annoterò 3 competenze che mi mancano e come acquisirle.',
        'Entro {date} parlerò con {people|5} del mio nuovo settore[ per arrivare a {aim}] e annoterò 3 competenze da acquisire.',
      ],
      [
        'Prima di decidere il mio cambio di carriera[ verso {aim}] porterò a termine 1 piccolo progetto di prova nel nuovo campo entro {date}, dedicandoci {hours|3}, e lo mostrerò a 2 persone del settore.',
        'Per il mio cambio di carriera[ verso {aim}] porterò a termine 1 progetto di prova entro {date} e lo mostrerò a 2 persone.',
      ],
      [
        'Entro {date} confronterò 3 strade per il mio cambio di carriera[ verso {aim}], scriverò in 1 pagina come si legano ai miei punti di forza e farò il primo passo lungo la più promettente.',
        'Entro {date} confronterò 3 strade per il mio cambio di carriera[ verso {aim}] e farò il primo passo lungo la più promettente.',
      ],
    ],
    jobSearch: [
      [
        "Entro {date} invierò {applications|10}[ per {aim}], adattando ogni volta curriculum e lettera all'annuncio, dopo averli fatti rileggere a 2 persone.",
        "Entro {date} invierò {applications|10}[ per {aim}], adattando ogni volta il curriculum all'annuncio.",
      ],
      [
        'Cercherò il mio nuovo lavoro con costanza[, puntando a {aim}]: tra oggi e {date} contatterò ogni settimana 2 aziende, invierò 1 candidatura mirata e annoterò ogni risposta.',
        'Tra oggi e {date} contatterò ogni settimana 2 aziende[ per {aim}] e invierò 1 candidatura mirata.',
      ],
      [
        'Entro {date} elencherò 15 aziende in cui lavorerei volentieri[, puntando a {aim}], parlerò con {people|3} di quelle aziende e invierò 5 candidature mirate.',
        'Entro {date} elencherò 15 aziende in cui lavorerei volentieri e invierò 5 candidature[ per {aim}].',
      ],
      [
        'Aggiornerò il mio profilo su 2 portali di lavoro[ per trovare {aim}], attiverò 3 avvisi mirati e, tra oggi e {date}, risponderò a 2 annunci a settimana con una lettera scritta apposta.',
        'Aggiornerò il mio profilo su 2 portali di lavoro e, tra oggi e {date}, risponderò a 2 annunci a settimana[ per {aim}].',
      ],
    ],
    interviews: [
      [
        'Entro {date} farò {interviews|4}[ per {aim}] con una persona di fiducia e preparerò 6 esempi del mio lavoro che mostrano i risultati ottenuti.',
        'Entro {date} farò {interviews|4}[ per {aim}] e preparerò 6 esempi del mio lavoro.',
      ],
      [
        'Scriverò le risposte a 12 domande frequenti nei colloqui di lavoro[ per {aim}] entro {date}, le proverò 2 volte ad alta voce e chiederò un parere su 3 di esse.',
        'Scriverò le risposte a 12 domande da colloquio[ per {aim}] entro {date} e le proverò 2 volte ad alta voce.',
      ],
      [
        "Per il prossimo colloquio[, in vista di {aim},] preparerò entro {date} una presentazione di me in 2 minuti e 5 domande da fare all'azienda, poi farò 1 prova davanti alla videocamera.",
        'Per il prossimo colloquio[, in vista di {aim},] preparerò entro {date} una presentazione di me in 2 minuti e 5 domande da fare.',
      ],
    ],
    promotion: [
      [
        'Entro {date} raccoglierò 5 risultati a sostegno della mia crescita professionale[ verso {aim}], li presenterò in 1 incontro a chi coordina il mio lavoro e concorderò 2 passi concreti.',
        'Entro {date} raccoglierò 5 risultati a sostegno della mia crescita professionale[ verso {aim}] e li presenterò a chi coordina il mio lavoro.',
      ],
      [
        'Entro {date} mi farò affidare 1 incarico di livello superiore[, in vista di {aim}], ne documenterò i risultati in cifre e chiederò un parere a 2 persone che decidono sulle promozioni.',
        'Entro {date} mi farò affidare 1 incarico di livello superiore[, in vista di {aim},] e chiederò un parere a 2 persone che decidono.',
      ],
      [
        'Entro {date} chiederò a 3 persone che decidono sugli avanzamenti di carriera che cosa si aspettano[ per {aim}], farò il confronto con il mio profilo e colmerò 1 lacuna dedicandole {hours|2}.',
        'Entro {date} chiederò a 3 persone che decidono sugli avanzamenti che cosa si aspettano[ per {aim}] e colmerò 1 lacuna.',
      ],
    ],
    leadingTeam: [
      [
        'Tra oggi e {date} terrò ogni 2 settimane un incontro individuale con chi fa parte del mio team[ di {team} persone] e concorderò ogni volta 1 obiettivo chiaro da rivedere insieme.',
        'Tra oggi e {date} terrò ogni 2 settimane un incontro individuale con chi fa parte del mio team[ di {team} persone].',
      ],
      [
        "Entro {date} porterò 1 progetto dall'inizio alla fine[ con il mio team di {team} persone], delegherò 3 compiti interi e chiederò a 3 persone un parere sul mio modo di guidare.",
        'Entro {date} condurrò 1 progetto[ con il mio team di {team} persone], delegherò 3 compiti e chiederò 3 pareri sul mio modo di guidare.',
      ],
      [
        'Entro {date} scriverò in 1 pagina come voglio guidare il mio team[ di {team} persone], ne parlerò in 1 riunione con chi ne fa parte e proverò 1 nuova abitudine ogni 2 settimane.',
        'Entro {date} scriverò in 1 pagina come voglio guidare il mio team[ di {team} persone] e ne parlerò con chi ne fa parte.',
      ],
    ],
    negotiatingPay: [
      [
        'Entro {date} raccoglierò 5 risultati in cifre, confronterò il mio stipendio con 3 fonti e chiederò un incontro per rivederlo[ (obiettivo: {percent} in più)][ (obiettivo: {amount})].',
        'Entro {date} raccoglierò 5 risultati in cifre e chiederò un incontro sul mio stipendio[ (obiettivo: {percent} in più)][ (obiettivo: {amount})].',
      ],
      [
        'Preparerò 4 argomenti per uno stipendio più alto[ (obiettivo: {percent} in più)][ (obiettivo: {amount})], proverò la trattativa 3 volte con una persona di fiducia e la affronterò entro {date}.',
        'Proverò 3 volte la trattativa sul mio stipendio[ (obiettivo: {percent} in più)][ (obiettivo: {amount})] e la affronterò entro {date}.',
      ],
      [
        'Entro {date} cercherò in 3 fonti la fascia di stipendio per un ruolo come il mio, fisserò per iscritto la mia cifra[ (obiettivo: {percent} in più)][ (obiettivo: {amount})] e farò 2 prove di trattativa.',
        'Entro {date} cercherò in 3 fonti la fascia di stipendio per un ruolo come il mio e farò 2 prove di trattativa[ (obiettivo: {percent} in più)][ (obiettivo: {amount})].',
      ],
    ],
    networking: [
      [
        'Per ampliare la mia rete incontrerò {people|6} del mio settore[, pensando a {aim},] entro {date} per una conversazione di 20 minuti e riscriverò a ogni nuovo contatto entro 7 giorni.',
        'Per ampliare la mia rete incontrerò {people|6} del mio settore entro {date} per una conversazione di 20 minuti.',
      ],
      [
        'Entro {date} parteciperò a {events|2} del mio settore e farò crescere la mia rete avviando ogni volta 3 conversazioni e riscrivendo ai nuovi contatti entro 3 giorni.',
        'Entro {date} parteciperò a {events|2} del mio settore e avvierò ogni volta 3 conversazioni per far crescere la mia rete.',
      ],
      [
        'Tra oggi e {date} scriverò ogni settimana a 2 persone del mio settore[, pensando a {aim},] con 1 domanda precisa e proporrò 1 incontro al mese per far crescere la mia rete.',
        'Tra oggi e {date} scriverò ogni settimana a 2 persone del mio settore per far crescere la mia rete.',
      ],
    ],
    publicSpeaking: [
      [
        'Entro {date} terrò {talks|3} di almeno 10 minuti[ davanti {audience}], ogni volta dopo 2 prove ad alta voce, e chiederò a 2 persone un parere su come parlo in pubblico.',
        'Entro {date} terrò {talks|3}[ davanti {audience}], ogni volta dopo 2 prove, e chiederò un parere su come parlo in pubblico.',
      ],
      [
        'Per allenarmi a parlare in pubblico registrerò ogni settimana, tra oggi e {date}, un discorso di 5 minuti, annoterò 2 punti su cui lavorare e poi parlerò[ davanti {audience}] in 1 occasione reale.',
        'Per allenarmi a parlare in pubblico registrerò ogni settimana, tra oggi e {date}, un discorso di 5 minuti e poi parlerò[ davanti {audience}] in 1 occasione reale.',
      ],
      [
        'Entro {date} preparerò 1 discorso di 7 minuti con 3 messaggi chiave, lo proverò 4 volte ad alta voce e lo terrò[ davanti {audience}] in 1 occasione reale.',
        'Entro {date} preparerò 1 discorso di 7 minuti e lo terrò[ davanti {audience}] in 1 occasione reale.',
      ],
    ],
    confidence: [
      [
        'Per rafforzare la fiducia in me prenderò la parola[ davanti {audience}] in almeno 1 riunione a settimana tra oggi e {date} e ogni volta annoterò 1 cosa andata bene.',
        'Per rafforzare la fiducia in me prenderò la parola[ davanti {audience}] in almeno 1 riunione a settimana tra oggi e {date}.',
      ],
      [
        'Tra oggi e {date} scriverò ogni venerdì 3 cose che ho fatto bene e, per avere più fiducia in me, affronterò 2 compiti che finora ho rinviato.',
        'Tra oggi e {date} scriverò ogni venerdì 3 cose che ho fatto bene, per avere più fiducia in me.',
      ],
      [
        'Per acquistare sicurezza sceglierò 4 situazioni che mi mettono alla prova, le affronterò una alla volta entro {date} e darò ogni volta un voto da 1 a 10 alla fiducia in me.',
        'Per acquistare sicurezza affronterò 4 situazioni che mi mettono alla prova, una alla volta, entro {date}.',
      ],
    ],
    technicalSkills: [
      [
        'Entro {date} porterò a termine 1 progetto personale con {tool}, dedicandoci {hours|3}, e farò controllare il risultato a una persona esperta.',
        'Entro {date} porterò a termine 1 progetto personale con {tool}, dedicandoci {hours|3}.',
      ],
      [
        'Completerò 1 corso di {name} entro {date}, studierò {hours|3} e userò ciò che imparo in 3 piccoli compiti del mio lavoro.',
        'Completerò 1 corso di {name} entro {date}, studiando {hours|3}.',
      ],
      [
        'Mi eserciterò con {tool} {hours|3} tra oggi e {date}, risolverò 12 esercizi e mostrerò 1 risultato finito a chi ci lavora ogni giorno.',
        'Mi eserciterò con {tool} {hours|3} tra oggi e {date} e risolverò 12 esercizi.',
      ],
      [
        'Metterò in pratica le mie conoscenze di {name} in 2 compiti reali entro {date}, dedicandoci {hours|3}, e farò controllare i risultati a una persona esperta.',
        'Metterò in pratica le mie conoscenze di {name} in 2 compiti reali entro {date}, dedicandoci {hours|3}.',
      ],
      [
        'Entro {date} completerò 1 corso sulla competenza tecnica che mi serve di più, studierò {hours|3} e la metterò in pratica in 3 compiti di lavoro.',
        'Entro {date} completerò 1 corso sulla competenza tecnica che mi serve di più, studiando {hours|3}.',
      ],
      [
        'Per allenare le mie competenze tecniche realizzerò 1 piccolo progetto entro {date}, dedicandoci {hours|3}, e lo farò controllare a una persona esperta.',
        'Per allenare le mie competenze tecniche realizzerò 1 piccolo progetto entro {date}, dedicandoci {hours|3}.',
      ],
      [
        'Elencherò 5 competenze tecniche utili al mio lavoro, ne sceglierò 1 e tra oggi e {date} la eserciterò {hours|3} su casi reali.',
        'Sceglierò 1 competenza tecnica utile al mio lavoro e tra oggi e {date} la eserciterò {hours|3}.',
      ],
    ],
    language: [
      [
        'Tra oggi e {date} studierò {name} {hours|3}[ per avvicinarmi al livello {level}], farò 8 conversazioni di 30 minuti e alla fine sosterrò 1 test di livello.',
        'Tra oggi e {date} studierò {name} {hours|3} e sosterrò 1 test di livello[ ({level})].',
      ],
      [
        'Ogni settimana, tra oggi e {date}, farò 1 conversazione di 30 minuti in {name}, imparerò 20 parole nuove e completerò 1 unità di un corso[ di livello {level}].',
        'Ogni settimana, tra oggi e {date}, farò 1 conversazione in {name} e completerò 1 unità di un corso[ di livello {level}].',
      ],
      [
        'Completerò 1 corso di {name}[ di livello {level}] entro {date}, studiando {hours|3}, e ogni settimana scriverò 1 testo breve e ascolterò 2 trasmissioni in lingua originale.',
        'Completerò 1 corso di {name}[ di livello {level}] entro {date}, studiando {hours|3}.',
      ],
      [
        'Tra oggi e {date} studierò la lingua che mi serve {hours|3}[ per avvicinarmi al livello {level}], farò 8 conversazioni di 30 minuti e alla fine sosterrò 1 test di livello.',
        'Tra oggi e {date} studierò la lingua che mi serve {hours|3} e sosterrò 1 test di livello[ ({level})].',
      ],
      [
        'Ogni settimana, tra oggi e {date}, farò 1 conversazione di 30 minuti nella lingua che studio, imparerò 20 parole nuove e completerò 1 unità di un corso[ di livello {level}].',
        'Ogni settimana, tra oggi e {date}, farò 1 conversazione nella lingua che studio e completerò 1 unità di un corso[ di livello {level}].',
      ],
      [
        'Completerò 1 corso di lingua[ di livello {level}] entro {date}, studiando {hours|3}, e ogni settimana scriverò 1 testo breve e ascolterò 2 trasmissioni in lingua originale.',
        'Completerò 1 corso di lingua[ di livello {level}] entro {date}, studiando {hours|3}.',
      ],
    ],
    workLifeBalance: [
      [
        "Tra oggi e {date} finirò il lavoro in orario 3 giorni a settimana, segnerò in agenda quelle ore come tempo per me e ogni venerdì controllerò com'è andata.",
        'Tra oggi e {date} finirò il lavoro in orario 3 giorni a settimana e userò quelle ore come tempo per me.',
      ],
      [
        'Per un buon equilibrio terrò 2 sere a settimana libere dal lavoro tra oggi e {date}, farò 1 vera pausa di 20 minuti al giorno e ogni venerdì darò un voto da 1 a 10 alla mia energia.',
        'Per un buon equilibrio terrò 2 sere a settimana libere dal lavoro tra oggi e {date} e farò 1 vera pausa al giorno.',
      ],
      [
        'Entro {date} individuerò 3 attività che mi ricaricano, riserverò a ognuna 1 spazio fisso a settimana e difenderò questo tempo libero come un appuntamento di lavoro.',
        'Entro {date} individuerò 3 attività che mi ricaricano e riserverò a ognuna 1 spazio fisso a settimana nel tempo libero.',
      ],
    ],
    managingTime: [
      [
        'Tra oggi e {date} scriverò ogni sera i miei 3 compiti più importanti e il giorno dopo riserverò loro in agenda 90 minuti, prima di ogni altra cosa.',
        'Tra oggi e {date} scriverò ogni sera i miei 3 compiti più importanti e il giorno dopo comincerò da quelli.',
      ],
      [
        'Annoterò per 2 settimane come uso il mio tempo, eliminerò 3 perdite di tempo e poi, ogni lunedì tra oggi e {date}, pianificherò la settimana in 30 minuti.',
        'Annoterò per 2 settimane come uso il mio tempo ed eliminerò 3 perdite di tempo entro {date}.',
      ],
      [
        'Per gestire il mio tempo raccoglierò entro {date} tutti gli impegni in 1 solo elenco, ne eliminerò 5 e dividerò ogni giornata in 3 blocchi di lavoro.',
        'Per gestire il mio tempo raccoglierò entro {date} tutti gli impegni in 1 solo elenco e ne eliminerò 5.',
      ],
    ],
    ownBusiness: [
      [
        'Entro {date} ascolterò le esigenze di {customers|8}, preparerò una prima offerta della mia attività con un prezzo chiaro e la proporrò ad almeno 3 persone.',
        'Entro {date} ascolterò le esigenze di {customers|8} e proporrò ad almeno 1 persona una prima offerta della mia attività.',
      ],
      [
        "Scriverò un piano di 5 pagine per la mia attività entro {date}, calcolerò 3 scenari di costi e ricavi e lo farò leggere a 2 persone che guidano già un'impresa.",
        "Scriverò un piano di 5 pagine per la mia attività entro {date} e lo farò leggere a 2 persone che guidano un'impresa.",
      ],
      [
        'Entro {date} chiarirò 5 aspetti della mia attività (forma giuridica, tasse, costi, sede, permessi), dedicandoci {hours|3}, e ne parlerò con 1 persona esperta.',
        'Entro {date} chiarirò 5 aspetti pratici della mia attività e ne parlerò con 1 persona esperta.',
      ],
    ],
    communication: [
      [
        'Entro {date} preparerò per iscritto 6 conversazioni importanti[ in cui parlerò {audience}], ognuna con 1 messaggio principale, e chiederò a 2 persone quanto è chiara la mia comunicazione.',
        'Entro {date} preparerò per iscritto 6 conversazioni importanti[ in cui parlerò {audience}] e chiederò a 2 persone quanto è chiara la mia comunicazione.',
      ],
      [
        'Una volta a settimana, tra oggi e {date}, allenerò la mia comunicazione[ parlando {audience}]: prima riassumerò ciò che ho sentito e poi esporrò il mio pensiero in 3 frasi.',
        'Una volta a settimana, tra oggi e {date}, allenerò la mia comunicazione[ parlando {audience}] ed esporrò il mio pensiero in 3 frasi.',
      ],
      [
        'Entro {date} chiederò a 5 persone che cosa pensano del mio modo di comunicare, sceglierò 2 abitudini da cambiare e le metterò alla prova in 1 conversazione a settimana.',
        'Entro {date} chiederò a 5 persone che cosa pensano del mio modo di comunicare e sceglierò 2 abitudini da cambiare.',
      ],
    ],
    personalBrand: [
      [
        'Entro {date} curerò il mio profilo professionale online e pubblicherò {posts|4} su temi del mio settore[, in vista di {aim}], per dare più visibilità al mio lavoro.',
        'Entro {date} curerò il mio profilo professionale online e pubblicherò {posts|4} su temi del mio settore.',
      ],
      [
        'Tra oggi e {date} darò visibilità al mio lavoro con 1 contenuto a settimana su una rete professionale e 2 commenti a quelli di altre persone, poi presenterò i miei risultati in 1 occasione.',
        'Tra oggi e {date} darò visibilità al mio lavoro con 1 contenuto a settimana su una rete professionale.',
      ],
      [
        'Entro {date} scriverò in 3 frasi per che cosa voglio farmi conoscere[, in vista di {aim}], aggiornerò il mio profilo online e chiederò un parere a 4 persone del settore.',
        'Entro {date} scriverò in 3 frasi per che cosa voglio farmi conoscere e aggiornerò il mio profilo online.',
      ],
    ],
    returningToWork: [
      [
        'Entro {date} scriverò un piano in 3 passi per il mio rientro al lavoro[, puntando a {aim}], aggiornerò 2 competenze e parlerò con {people|4} del mio settore.',
        'Entro {date} scriverò un piano in 3 passi per il mio rientro al lavoro[, puntando a {aim},] e aggiornerò 2 competenze.',
      ],
      [
        "Preparerò il mio rientro al lavoro entro {date}, dedicandoci {hours|3}: farò 1 corso di aggiornamento, rivedrò il curriculum e parlerò 2 volte con un'azienda di compiti e orari.",
        "Preparerò il mio rientro al lavoro entro {date} con 1 corso di aggiornamento e 2 conversazioni con un'azienda.",
      ],
      [
        'Per il mio rientro al lavoro[ verso {aim}] riprenderò entro {date} i rapporti con 6 persone del settore, leggerò 4 articoli sulle novità e fisserò per iscritto le mie 3 condizioni.',
        'Per il mio rientro al lavoro riprenderò entro {date} i rapporti con 6 persone del settore e fisserò le mie 3 condizioni.',
      ],
    ],
    findingDirection: [
      [
        'Entro {date} parlerò con {people|4} di un lavoro che mi incuriosisce, scriverò 5 miei punti di forza e sceglierò 1 direzione da provare per una settimana.',
        'Entro {date} parlerò con {people|4} di un lavoro che mi incuriosisce e sceglierò 1 direzione da provare.',
      ],
      [
        'Tra oggi e {date} annoterò 3 volte a settimana che cosa mi dà energia e che cosa me la toglie, confronterò 3 possibili direzioni e deciderò il primo passo da fare.',
        'Tra oggi e {date} annoterò 3 volte a settimana che cosa mi dà energia e poi deciderò 1 direzione.',
      ],
      [
        'Entro {date} descriverò 2 possibili strade per il mio futuro, in 1 pagina ciascuna, ne parlerò in 2 incontri di mentoring e sceglierò la direzione da seguire.',
        'Entro {date} descriverò 2 possibili strade per il mio futuro, in 1 pagina ciascuna, e sceglierò la direzione.',
      ],
    ],
    general: [
      [
        'Entro {date} farò 4 passi concreti verso il mio obiettivo «{words}», dedicandoci {hours|2}, e mostrerò i progressi in 2 incontri di mentoring.',
        'Entro {date} farò 4 passi concreti verso il mio obiettivo «{words}», dedicandoci {hours|2}.',
      ],
      [
        'Tra oggi e {date} dedicherò {hours|2} al mio obiettivo «{words}», otterrò 3 risultati che anche altre persone potranno vedere e dopo ognuno annoterò 1 cosa imparata.',
        'Tra oggi e {date} dedicherò {hours|2} al mio obiettivo «{words}» e otterrò 3 risultati visibili.',
      ],
      [
        'Per il mio obiettivo «{words}» scriverò un piano in 5 tappe, comincerò entro 7 giorni e porterò a termine le prime 3 tappe entro {date}.',
        'Per il mio obiettivo «{words}» scriverò un piano in 5 tappe e ne porterò a termine 3 entro {date}.',
      ],
      [
        'Entro {date} dividerò ciò che voglio raggiungere in 4 passi concreti, ci lavorerò {hours|2} e mostrerò i progressi in 2 incontri di mentoring.',
        'Entro {date} dividerò ciò che voglio raggiungere in 4 passi concreti e ci lavorerò {hours|2}.',
      ],
      [
        'Tra oggi e {date} dedicherò {hours|2} a questo obiettivo, otterrò 3 risultati che anche altre persone potranno vedere e dopo ognuno annoterò 1 cosa imparata.',
        'Tra oggi e {date} dedicherò {hours|2} a questo obiettivo e otterrò 3 risultati visibili.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Il mio primo passo[ verso {aim}]: entro {date} parlerò con 1 persona che ha già affrontato un cambio di carriera e scriverò 3 cose da chiarire.',
        'Come primo passo[ verso {aim}] parlerò con 1 persona che ha già affrontato un cambio di carriera entro {date}.',
      ],
    ],
    jobSearch: [
      [
        'Come primo passo verso un nuovo lavoro aggiornerò il curriculum e invierò 2 candidature mirate[ per {aim}] entro {date}.',
        'Come primo passo invierò 2 candidature mirate[ per {aim}] entro {date}.',
      ],
    ],
    interviews: [
      [
        'Come primo passo preparerò le risposte a 5 domande da colloquio[ per {aim}] e farò 1 simulazione entro {date}.',
        'Come primo passo preparerò le risposte a 5 domande da colloquio entro {date}.',
      ],
    ],
    promotion: [
      [
        'Come primo passo nella mia crescita professionale[ verso {aim}] scriverò 3 competenze che mi servono e chiederò un consiglio a 1 persona esperta entro {date}.',
        'Come primo passo nella mia crescita professionale[ verso {aim}] scriverò 3 competenze che mi servono entro {date}.',
      ],
    ],
    leadingTeam: [
      [
        'Come primo passo nella leadership delegherò 1 compito intero[ nel mio team di {team} persone] entro {date} e chiederò a 2 persone un parere sul mio modo di guidare.',
        'Come primo passo nella leadership delegherò 1 compito intero e chiederò un parere entro {date}.',
      ],
    ],
    negotiatingPay: [
      [
        'Il mio primo passo verso uno stipendio più alto: entro {date} scriverò 3 risultati in cifre e confronterò le retribuzioni in 2 fonti.',
        'Come primo passo verso uno stipendio più alto scriverò 3 risultati in cifre entro {date}.',
      ],
    ],
    networking: [
      [
        'Il mio primo passo per ampliare la rete di contatti: entro {date} scriverò a 3 persone del mio settore e ne incontrerò 1.',
        'Come primo passo per ampliare la mia rete scriverò a 3 persone entro {date}.',
      ],
    ],
    publicSpeaking: [
      [
        'Come primo passo per parlare in pubblico[ davanti {audience}] registrerò 2 discorsi di 5 minuti e ne mostrerò 1 a una persona di fiducia entro {date}.',
        'Come primo passo per parlare in pubblico registrerò 2 discorsi di 5 minuti entro {date}.',
      ],
    ],
    confidence: [
      [
        'Come primo passo verso più fiducia in me prenderò la parola in 2 riunioni entro {date} e ogni volta scriverò che cosa è andato bene.',
        'Come primo passo verso più fiducia in me prenderò la parola in 2 riunioni entro {date}.',
      ],
    ],
    technicalSkills: [
      [
        "Come primo passo verso l'esame {certificate} verificherò i requisiti, farò un piano di studio e completerò 3 lezioni entro {date}.",
        "Come primo passo verso l'esame {certificate} completerò 3 lezioni entro {date}.",
      ],
      [
        'Come primo passo seguirò 3 lezioni introduttive di {name} entro {date} e metterò subito in pratica 1 cosa imparata.',
        'Come primo passo completerò 3 lezioni introduttive di {name} entro {date}.',
      ],
      [
        'Come primo passo sceglierò 1 corso sulla competenza tecnica che mi serve e ne completerò 3 lezioni entro {date}.',
        'Come primo passo completerò 3 lezioni di 1 corso sulla competenza che mi serve entro {date}.',
      ],
    ],
    language: [
      [
        'Come primo passo imparerò 30 frasi di uso quotidiano in {name} e mi presenterò in 5 frasi a una persona entro {date}.',
        'Come primo passo imparerò 30 frasi di uso quotidiano in {name} entro {date}.',
      ],
      [
        'Come primo passo nella lingua imparerò 30 frasi di uso quotidiano e mi presenterò in 5 frasi a una persona entro {date}.',
        'Come primo passo nella lingua imparerò 30 frasi di uso quotidiano entro {date}.',
      ],
    ],
    workLifeBalance: [
      [
        'Il mio primo passo verso un buon equilibrio: tra oggi e {date} terrò 2 sere a settimana libere dal lavoro e farò 1 vera pausa al giorno.',
        'Come primo passo verso un buon equilibrio terrò libere dal lavoro 2 sere a settimana tra oggi e {date}.',
      ],
    ],
    managingTime: [
      [
        'Come primo passo per gestire il mio tempo annoterò ora per ora 3 giornate di lavoro ed eliminerò 1 perdita di tempo entro {date}.',
        'Come primo passo per gestire il mio tempo annoterò ora per ora 3 giornate di lavoro entro {date}.',
      ],
    ],
    ownBusiness: [
      [
        'Come primo passo verso la mia attività descriverò la mia offerta in 1 pagina e la mostrerò a 3 possibili clienti entro {date}.',
        'Come primo passo verso la mia attività descriverò la mia offerta in 1 pagina entro {date}.',
      ],
    ],
    communication: [
      [
        'Come primo passo per comunicare con chiarezza preparerò 2 conversazioni con 1 messaggio principale ciascuna[, in cui parlerò {audience},] e chiederò un parere entro {date}.',
        'Come primo passo per comunicare con chiarezza preparerò per iscritto 2 conversazioni entro {date}.',
      ],
    ],
    personalBrand: [
      [
        'Il mio primo passo per avere più visibilità: entro {date} riscriverò le 3 parti più importanti del mio profilo online e chiederò un parere a 1 persona.',
        'Come primo passo verso più visibilità riscriverò 3 parti del mio profilo online entro {date}.',
      ],
    ],
    returningToWork: [
      [
        'Come primo passo nel mio rientro al lavoro parlerò con 1 possibile azienda e annoterò 3 condizioni importanti per me entro {date}.',
        'Come primo passo nel mio rientro al lavoro annoterò 3 condizioni importanti per me entro {date}.',
      ],
    ],
    findingDirection: [
      [
        'Il mio primo passo per trovare una direzione: entro {date} parlerò con 2 persone del loro lavoro e scriverò 5 miei punti di forza.',
        'Come primo passo per trovare la mia direzione scriverò 5 miei punti di forza entro {date}.',
      ],
    ],
    general: [
      [
        'Il mio primo passo verso «{words}»: entro {date} scriverò 3 tappe del percorso e porterò a termine la più piccola.',
        'Come primo passo verso «{words}» porterò a termine 1 piccola tappa entro {date}.',
      ],
      [
        'Come primo passo verso questo obiettivo scriverò 3 tappe del percorso e porterò a termine la più piccola entro {date}.',
        'Come primo passo verso questo obiettivo porterò a termine 1 piccola tappa entro {date}.',
      ],
    ],
  },
  measured: [
    [
      'Alla voce «{words}» passerò da {from} a {to} entro {date}: proverò 1 cosa nuova ogni 2 settimane e controllerò la cifra una volta a settimana.',
      'Alla voce «{words}» passerò da {from} a {to} entro {date} e controllerò la cifra una volta a settimana.',
    ],
    [
      "Entro {date} farò 4 cambiamenti concreti per passare da {from} a {to} alla voce «{words}» e una volta al mese ne discuterò l'effetto con una persona esperta.",
      'Entro {date} passerò da {from} a {to} alla voce «{words}» con 4 cambiamenti concreti.',
    ],
    [
      'Entro {date} farò 4 cambiamenti concreti per passare da {from} a {to} e annoterò la cifra una volta a settimana.',
      'Entro {date} farò 4 cambiamenti concreti per passare da {from} a {to}.',
    ],
    [
      'Entro {date} farò 4 cambiamenti concreti per arrivare a {to} alla voce «{words}» e annoterò la cifra una volta a settimana.',
      'Entro {date} arriverò a {to} alla voce «{words}» con 4 cambiamenti concreti.',
    ],
    [
      'Entro {date} farò 4 cambiamenti concreti alla voce «{words}» (variazione: {percent}) e annoterò la cifra una volta a settimana.',
      'Entro {date} farò 4 cambiamenti concreti alla voce «{words}» (variazione: {percent}).',
    ],
    [
      'Tra oggi e {date} lavorerò per arrivare a {to}: proverò 1 cosa nuova ogni 2 settimane e annoterò la cifra una volta a settimana.',
      'Tra oggi e {date} lavorerò per arrivare a {to}, provando 1 cosa nuova ogni 2 settimane.',
    ],
    [
      'Tra oggi e {date} lavorerò per ottenere la variazione che voglio ({percent}): proverò 1 cosa nuova ogni 2 settimane e annoterò la cifra una volta a settimana.',
      'Tra oggi e {date} lavorerò per ottenere la variazione che voglio ({percent}), provando 1 cosa nuova ogni 2 settimane.',
    ],
  ],
  examined: [
    [
      "Sosterrò l'esame {certificate} entro {date}: prima studierò {hours|4} e svolgerò 3 simulazioni complete della prova.",
      "Sosterrò l'esame {certificate} entro {date}, dopo 3 simulazioni complete della prova.",
    ],
    [
      "Entro {date} preparerò l'esame {certificate} studiando {hours|4}, svolgerò 3 simulazioni complete e mi presenterò alla prova.",
      "Entro {date} svolgerò 3 simulazioni complete dell'esame {certificate} e mi presenterò alla prova.",
    ],
    [
      "Per l'esame {certificate} dividerò il programma in 6 parti, studierò {hours|4}, correggerò 3 prove complete e lo sosterrò entro {date}.",
      "Per l'esame {certificate} studierò {hours|4}, correggerò 3 prove complete e lo sosterrò entro {date}.",
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: 'cv | curriculum | curricula | curriculum vitae | lettera di presentazione | lettere di presentazione | lettera motivazionale | lettere motivazionali | lettera di motivazione | documenti .. candidatura',
      phrases: [
        [
          'Entro {date} rivedrò il mio curriculum in 2 riprese[ per {aim}], ci metterò 5 risultati in cifre e lo farò rileggere a 2 persone.',
          'Entro {date} rivedrò il mio curriculum in 2 riprese[ per {aim}] e ci metterò 5 risultati in cifre.',
        ],
        [
          'Scriverò 1 curriculum e 1 lettera di presentazione di base[ per {aim}] entro {date}, li adatterò a 3 annunci e chiederò un parere a 2 persone.',
          'Rivedrò curriculum e lettera di presentazione[ per {aim}] entro {date} e li adatterò a 3 annunci.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'tirocin* | stage | stagista | praticantato | apprendistato',
      phrases: [
        [
          'Entro {date} invierò 8 candidature per un tirocinio[, pensando a {aim}], ognuna con una lettera su misura, e chiederò a 2 persone del settore come hanno trovato il loro.',
          'Entro {date} invierò 8 candidature per un tirocinio[, pensando a {aim}], ognuna con una lettera su misura.',
        ],
        [
          'Troverò 12 aziende che offrono un tirocinio[ in linea con {aim}] entro {date} e invierò una candidatura mirata a 6 di queste.',
          'Invierò una candidatura mirata per un tirocinio a 6 aziende entro {date}.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'concorso | concorsi | concorso pubblico | concorsi pubblici | bando di concorso | posto pubblico',
      phrases: [
        [
          'Per il concorso studierò {hours|5} tra oggi e {date}, svolgerò 6 simulazioni complete della prova e rivedrò gli errori con una persona che ha già affrontato un concorso.',
          'Per il concorso studierò {hours|5} tra oggi e {date} e svolgerò 6 simulazioni complete della prova.',
        ],
        [
          'Dividerò il programma del concorso in 8 parti e tra oggi e {date} le studierò una alla volta, rispondendo ogni settimana a 30 quesiti di prova.',
          'Dividerò il programma del concorso in 8 parti e le studierò una alla volta entro {date}.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'passare da tempo determinato | passare a tempo indeterminato | passare al tempo indeterminato | a indeterminato | tempo indeterminato | contratto indeterminato | stabilizzazione | contratto stabile | contratto a tempo | posto fisso',
      phrases: [
        [
          'Entro {date} raccoglierò 5 risultati in cifre, chiederò 1 incontro per parlare di un contratto a tempo indeterminato e intanto invierò 4 candidature ad altre aziende.',
          'Entro {date} chiederò 1 incontro per parlare di un contratto a tempo indeterminato e invierò 4 candidature.',
        ],
        [
          'Per arrivare a un contratto a tempo indeterminato chiederò 3 criteri chiari a chi decide entro {date}, scriverò 5 risultati a mio favore e contatterò 6 altre aziende.',
          'Per arrivare a un contratto a tempo indeterminato chiederò 3 criteri chiari a chi decide entro {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'deleg* | affidare compiti | affidare .. attività | lasciare andare il controllo',
      phrases: [
        [
          'Ogni settimana, tra oggi e {date}, delegherò per intero 1 compito[ nel mio team di {team} persone], con scopo e scadenza scritti, e farò un solo controllo prima della consegna.',
          'Ogni settimana, tra oggi e {date}, delegherò per intero 1 compito[ nel mio team di {team} persone].',
        ],
        [
          'Entro {date} elencherò 10 miei compiti ricorrenti, ne delegherò 4 in modo stabile[ nel mio team di {team} persone] e dopo 2 settimane rivedrò i risultati con chi li ha presi in carico.',
          'Entro {date} elencherò 10 miei compiti ricorrenti e ne delegherò 4 in modo stabile.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'assumere | assunzioni | selezionare .. persone | reclutare | selezione .. team | assumer* .. team',
      phrases: [
        [
          'Entro {date} scriverò 1 profilo chiaro di chi voglio assumere nel team, farò a 6 persone le stesse 8 domande e deciderò con almeno 1 altro parere.',
          'Entro {date} scriverò 1 profilo chiaro di chi voglio assumere nel team e incontrerò 6 persone.',
        ],
        [
          'Per assumere bene chiederò 5 segnalazioni, farò 6 colloqui con le stesse 8 domande e sceglierò chi entra nel mio team entro {date}.',
          'Per assumere bene farò 6 colloqui con le stesse 8 domande entro {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motiv* .. team | motiv* .. squadra | motiv* .. gruppo | motiv* .. persone | motiv* .. collaborator* | spirito di squadra | team building | clima .. team | clima del gruppo',
      phrases: [
        [
          'Entro {date} chiederò a chi fa parte del mio team[ di {team} persone], in incontri individuali di 30 minuti, da che cosa nasce la sua motivazione e metterò in pratica 3 proposte.',
          'Entro {date} chiederò a ogni persona del mio team[ ({team} in tutto)] che cosa la motiva e metterò in pratica 3 proposte.',
        ],
        [
          'Per motivare il mio team[ di {team} persone] terrò ogni due settimane, tra oggi e {date}, un incontro di 30 minuti con 1 successo da raccontare e 1 idea da provare.',
          'Per motivare il mio team[ di {team} persone] terrò un incontro di 30 minuti ogni 2 settimane tra oggi e {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'team .. remoto | team .. distanza | team virtual* | team ibrid* | squadra .. remoto | gruppo .. remoto | team distribuit*',
      phrases: [
        [
          'Con il mio team a distanza[ ({team} persone)] terrò, tra oggi e {date}, 1 breve riunione a settimana e 1 chiamata individuale al mese con ogni persona.',
          'Con il mio team a distanza[ ({team} persone)] terrò 1 breve riunione a settimana tra oggi e {date}.',
        ],
        [
          'Entro {date} concorderò 5 regole di lavoro con il mio team a distanza[ ({team} persone)] e dopo 4 settimane chiederò a chi ne fa parte quali 2 cambiare.',
          'Entro {date} concorderò 5 regole di lavoro con il mio team a distanza[ ({team} persone)].',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'dare feedback | dare un feedback | dare dei feedback | feedback al team | feedback al mio team | dare feedback al mio team | dare feedback al team | feedback ai collaboratori | feedback ai colleghi | feedback alle persone | feedback | dare .. feedback | ricevere .. feedback | critiche | riscontri | accettare .. critiche',
      phrases: [
        [
          'Una volta a settimana, tra oggi e {date}, darò a 1 persona un feedback preciso, con un esempio e una richiesta, e ne chiederò uno per me.',
          'Una volta a settimana, tra oggi e {date}, darò a 1 persona un feedback preciso e ne chiederò uno per me.',
        ],
        [
          'Entro {date} preparerò per iscritto 5 conversazioni di feedback, ognuna con 1 osservazione, il suo effetto e 1 richiesta, e annoterò come sono andate.',
          'Entro {date} preparerò e terrò 5 conversazioni di feedback con 1 osservazione e 1 richiesta ciascuna.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'conflitt* | conversazion* difficil* | discussioni difficili | dialoghi difficili | persone difficili | capo difficile | collega difficile | colleghi difficili | clienti difficili | litig* | incomprension* | rapporto .. capo | rapporto .. capa',
      phrases: [
        [
          'Entro {date} preparerò per iscritto 3 conversazioni difficili[ in cui parlerò {audience}], le affronterò una alla volta e annoterò che cosa ha aiutato a distendere il clima.',
          'Entro {date} preparerò e affronterò 3 conversazioni difficili[ in cui parlerò {audience}].',
        ],
        [
          'Imparerò 1 metodo per gestire i conflitti entro {date}, lo proverò in 2 giochi di ruolo e lo userò in 2 conversazioni reali.',
          'Imparerò 1 metodo per gestire i conflitti entro {date} e lo userò in 2 conversazioni reali.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder* | portatori di interesse',
      phrases: [
        [
          'Entro {date} farò una mappa dei miei 8 stakeholder principali, chiederò a 4 di loro che cosa si aspettano e invierò a tutto il gruppo un breve aggiornamento ogni 2 settimane.',
          'Entro {date} farò una mappa dei miei 8 stakeholder principali e chiederò a 4 di loro che cosa si aspettano.',
        ],
        [
          'Tra oggi e {date} avrò con 1 stakeholder a settimana una conversazione di 20 minuti e dopo annoterò 1 aspettativa e 1 accordo.',
          'Tra oggi e {date} avrò una conversazione di 20 minuti con 1 stakeholder a settimana.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'negoziare | negoziazion* | negoziato | trattativ* | tecniche di negoziazione | negoziare meglio',
      phrases: [
        [
          'Entro {date} preparerò 3 trattative in 1 pagina ciascuna, con obiettivo, limite e 2 alternative, e dopo annoterò il risultato.',
          'Entro {date} preparerò 3 trattative in 1 pagina ciascuna, con obiettivo e limite.',
        ],
        [
          'Tra oggi e {date} proverò 4 trattative come giochi di ruolo e chiederò ogni volta un parere su 2 punti.',
          'Tra oggi e {date} proverò 4 trattative come giochi di ruolo e chiederò un parere.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: "ascolt* | ascolto attivo | *'ascolto | saper ascoltare",
      phrases: [
        [
          'In 2 conversazioni a settimana, tra oggi e {date}, ascolterò fino in fondo, riassumerò in 1 frase ciò che ho sentito e solo dopo risponderò.',
          'In 2 conversazioni a settimana, tra oggi e {date}, ascolterò fino in fondo prima di rispondere.',
        ],
        [
          "Allenerò l'ascolto attivo tra oggi e {date}: in 1 conversazione a settimana farò 3 domande aperte e scriverò che cosa ho imparato.",
          "Allenerò l'ascolto attivo in 1 conversazione a settimana tra oggi e {date}, con 3 domande aperte.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'scriv* .. email | scriv* .. mail | scriv* email | e mail | email | mail | scrivere meglio | scrittura | scrivere in modo | scrivere testi',
      phrases: [
        [
          'Tra oggi e {date} riscriverò 2 miei testi a settimana accorciandoli di un terzo e chiederò a 1 persona che cosa non era chiaro nella mia comunicazione.',
          'Tra oggi e {date} riscriverò 2 miei testi a settimana accorciandoli di un terzo, per una scrittura più chiara.',
        ],
        [
          'Entro {date} seguirò 1 breve corso di scrittura e farò rivedere 5 miei testi a 2 persone.',
          'Entro {date} farò rivedere 5 miei testi a 2 persone per allenare la scrittura.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'spieg* | non tecnic* | parole semplici | linguaggio semplice | più chiara | più chiaro | farmi capire',
      phrases: [
        [
          'Una volta a settimana, tra oggi e {date}, spiegherò[ {audience}] 1 tema del mio lavoro in 3 minuti e chiederò che cosa è rimasto in mente.',
          'Una volta a settimana, tra oggi e {date}, spiegherò[ {audience}] 1 tema del mio lavoro in 3 minuti.',
        ],
        [
          'Entro {date} scriverò 4 spiegazioni senza termini tecnici, proverò ognuna con 2 persone e la accorcerò dopo le loro domande.',
          'Entro {date} scriverò 4 spiegazioni senza termini tecnici e proverò ognuna con 2 persone.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'mi interromp* | vengo interrott* | vengo sempre interrott* | interrotta | interrotto | mi parlano sopra | prendere la parola | prendere parola | interven* .. riunion* | parl* .. riunion* | riunion* .. parlare | far sentire la mia voce | farmi sentire | farmi ascoltare | dire la mia | non mi ascolt* | mi ascolta | voce .. riunion* | sicur* .. riunion* | riunion* .. sicur* | esprimere la mia opinione',
      phrases: [
        [
          'In 2 riunioni a settimana, tra oggi e {date}, prenderò la parola[ davanti {audience}] nei primi 10 minuti con 1 punto preparato prima.',
          'In 2 riunioni a settimana, tra oggi e {date}, prenderò la parola[ davanti {audience}] con 1 punto preparato.',
        ],
        [
          'Entro {date} porterò 1 domanda e 1 idea mia in 8 riunioni[ davanti {audience}], per dire la mia con più fiducia in me, e dopo annoterò le reazioni.',
          'Entro {date} porterò 1 idea mia in 8 riunioni[ davanti {audience}], per dire la mia con più fiducia in me.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'dire sempre si a | dire sempre sì | dire sì a | dire di sì a | dico di sì | piacere a tutti | dire no | dire di no | dir di no | dirò di no | dire dei no | dire più no | dire più spesso no | dire più spesso di no | dire qualche no | dico sempre di sì | dico sempre sì | dire sempre di sì | limiti | confini | mettere .. limiti | porre .. limiti | stabilire .. limiti | fissare .. limiti | mettere .. confini | miei confini | accontentare tutti',
      phrases: [
        [
          "Tra oggi e {date} dirò di no ad almeno 1 richiesta a settimana che non spetta a me, spiegando il perché in 1 frase, e annoterò com'è andata.",
          'Tra oggi e {date} dirò di no ad almeno 1 richiesta a settimana che non spetta a me.',
        ],
        [
          'Entro {date} scriverò 4 miei limiti sul lavoro, proverò ad alta voce 3 modi gentili per dire di no e li userò in 5 occasioni.',
          'Entro {date} proverò 3 modi gentili per dire di no e li userò in 5 occasioni.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: "sindrome .. impostore | sindrome .. impostora | impostore | impostora | *'impostore | *'impostora | dubito di me | dubito sempre di me | dubbi su di me",
      phrases: [
        [
          "Contro la sindrome dell'impostore scriverò ogni venerdì, tra oggi e {date}, 3 prove di ciò che so fare e le rileggerò prima di 4 compiti impegnativi, per credere in me.",
          "Contro la sindrome dell'impostore scriverò ogni venerdì, tra oggi e {date}, 3 prove di ciò che so fare, per credere in me.",
        ],
        [
          'Entro {date} chiederò a 5 persone 1 mio punto di forza con un esempio e userò questo elenco in 3 situazioni in cui vacilla la fiducia in me.',
          'Entro {date} chiederò a 5 persone 1 mio punto di forza con un esempio, per rafforzare la fiducia in me.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'ansia da palcoscenico | paura di parlare | paura del pubblico | paura .. pubblico | paura .. presentazion* | ansia .. pubblico | ansia .. parlare | ansia .. presentazion* | presentazion* .. ansia | nervos* .. presentazion* | presentazion* .. nervos* | presentazion* .. agit* | agit* .. presentazion* | agit* .. pubblico | mi blocco .. pubblico | mi blocco .. parl* | panico .. parl* | panico .. pubblico | parl* .. pubblico .. panico | parl* .. pubblico .. ansia | timid* .. pubblico | vergogno .. parl* | tremo .. parl* | emozion* .. parl* | emozione .. pubblico | paura .. parl*',
      phrases: [
        [
          'Entro {date} terrò 4 brevi presentazioni[ davanti {audience}]; prima di ognuna respirerò con calma per 3 minuti e dopo darò un voto da 1 a 10 al mio nervosismo.',
          'Entro {date} terrò 4 brevi presentazioni[ davanti {audience}] e ogni volta darò un voto da 1 a 10 al mio nervosismo.',
        ],
        [
          'Per vincere la paura di parlare in pubblico proverò ad alta voce 1 inizio di 2 minuti, 3 volte a settimana tra oggi e {date}, e poi parlerò[ davanti {audience}] in 2 occasioni reali.',
          'Per vincere la paura di parlare in pubblico proverò 1 inizio 3 volte a settimana tra oggi e {date} e poi parlerò in 2 occasioni reali.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'conferenz* | convegn* | interven* .. conferenz* | keynote | tedx | ted talk | meetup* | relatrice | relatore',
      phrases: [
        [
          'Entro {date} proporrò un intervento a 3 conferenze o incontri di settore, lo proverò 4 volte davanti a chi lavora con me e lo terrò in pubblico in 1 evento.',
          'Entro {date} proporrò un intervento a 3 conferenze o incontri di settore e lo proverò 4 volte.',
        ],
        [
          'Preparerò 1 intervento di 20 minuti per una conferenza entro {date}, lo proverò con 2 piccoli gruppi e lo proporrò a 3 eventi.',
          'Preparerò 1 intervento di 20 minuti per una conferenza entro {date} e lo proporrò a 3 eventi.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'moderare | moderazione | moderatrice | moderatore | facilitare .. | facilitazione | condurre .. evento | condurre .. riunion* | workshop | laborator* .. condurre',
      phrases: [
        [
          'Entro {date} condurrò {events|3} di almeno 45 minuti, con una scaletta scritta, e raccoglierò ogni volta 3 pareri su come parlo in pubblico.',
          'Entro {date} condurrò {events|3} con una scaletta scritta e chiederò 3 pareri su come parlo in pubblico.',
        ],
        [
          'Imparerò 4 tecniche di facilitazione entro {date}, ne proverò 1 ogni due riunioni e annoterò come ha reagito il gruppo.',
          'Imparerò 4 tecniche di facilitazione entro {date} e ne proverò 1 ogni due riunioni.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'trov* .. mentore | trov* .. mentor | un mentore | una mentore | un mentor | una mentor | modello da seguire | modelli da seguire | una guida',
      phrases: [
        [
          'Entro {date} sceglierò 5 persone dal cui percorso posso imparare, scriverò a 3 di loro per ampliare la mia rete e avrò 2 conversazioni con 3 domande preparate.',
          'Entro {date} sceglierò 5 persone dal cui percorso posso imparare e ne incontrerò 2 per ampliare la mia rete.',
        ],
        [
          'Tra oggi e {date} preparerò 4 incontri di mentoring con 3 domande ciascuno e dopo ogni incontro farò 1 passo concordato per ampliare la mia rete.',
          'Tra oggi e {date} preparerò 4 incontri di mentoring con 3 domande ciascuno e amplierò la mia rete.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk | chiacchiere | due chiacchiere | attaccare discorso | attaccare bottone | rompere il ghiaccio | conversazione leggera',
      phrases: [
        [
          'Tra oggi e {date} romperò il ghiaccio 2 volte a settimana con persone che conosco poco, per far crescere la mia rete, e annoterò 1 cosa scoperta su ciascuna.',
          'Tra oggi e {date} romperò il ghiaccio 2 volte a settimana con persone che conosco poco, per far crescere la mia rete.',
        ],
        [
          'Preparerò 6 frasi per rompere il ghiaccio, le userò in {events|2} entro {date} e resterò in contatto con 3 persone.',
          'Userò 6 frasi preparate per rompere il ghiaccio in {events|2} entro {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin*',
      phrases: [
        [
          'Entro {date} riscriverò il mio profilo LinkedIn[ pensando a {aim}], pubblicherò {posts|4} sul mio settore e commenterò 2 contenuti di altre persone a settimana.',
          'Entro {date} riscriverò il mio profilo LinkedIn[ pensando a {aim}] e pubblicherò {posts|4} sul mio settore.',
        ],
        [
          'Pubblicherò {posts|4} su LinkedIn entro {date}, rispondendo a ogni commento, e aggiungerò 15 contatti del mio settore[, pensando a {aim}].',
          'Pubblicherò {posts|4} su LinkedIn entro {date} e aggiungerò 15 contatti del mio settore.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portfolio | portafoglio di lavori | sito personale | mio sito | sito web personale',
      phrases: [
        [
          'Entro {date} inserirò 3 lavori finiti nel mio portfolio[ per {aim}], descriverò ognuno in 5 frasi e lo farò vedere a 2 persone.',
          'Entro {date} inserirò 3 lavori finiti nel mio portfolio[ per {aim}].',
        ],
        [
          'Pubblicherò il mio portfolio[ per {aim}] con 4 lavori entro {date}, dedicandoci {hours|3}, e chiederò un parere a 3 persone.',
          'Pubblicherò il mio portfolio[ per {aim}] con 4 lavori entro {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | articol* | pubblic* .. articol* | scriv* .. articol* | newsletter | podcast* | youtube | instagram | tiktok',
      phrases: [
        [
          'Entro {date} pubblicherò {posts|4} con la mia firma, per dare visibilità al mio lavoro, dedicandoci {hours|2}, e chiederò il parere di 3 persone.',
          'Entro {date} pubblicherò {posts|4} con la mia firma, per dare visibilità al mio lavoro.',
        ],
        [
          'Farò un piano con 8 temi, pubblicherò {posts|4} entro {date} per dare visibilità al mio lavoro e chiederò un parere a 5 persone del mio settore.',
          'Pubblicherò {posts|4} da un piano di 8 temi entro {date}, per dare visibilità al mio lavoro.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: "procrastin* | rimand* | ultimo momento | ultimo minuto | all'ultimo momento | all' ultimo momento | all'ultimo minuto | all' ultimo minuto",
      phrases: [
        [
          'Per smettere di rimandare comincerò 4 giorni a settimana, tra oggi e {date}, con 25 minuti sul compito più sgradito e segnerò ogni giorno riuscito.',
          'Per smettere di rimandare comincerò 4 giorni a settimana con 25 minuti sul compito più sgradito, tra oggi e {date}.',
        ],
        [
          'Tra oggi e {date} dividerò in 3 piccoli passi ogni compito che tendo a rimandare e farò il primo entro 2 giorni.',
          'Tra oggi e {date} dividerò in 3 piccoli passi ogni compito che tendo a rimandare.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorit*',
      phrases: [
        [
          'Tra oggi e {date} fisserò ogni lunedì le mie 3 priorità, ordinerò una volta al giorno i nuovi compiti per urgenza e importanza e ogni settimana ne eliminerò o delegherò 2.',
          'Tra oggi e {date} fisserò ogni lunedì le mie 3 priorità ed eliminerò o delegherò 2 altri compiti a settimana.',
        ],
        [
          'Entro {date} concorderò le mie 5 priorità con chi coordina il mio lavoro e riserverò loro in agenda almeno {hours|8} senza interruzioni.',
          'Entro {date} concorderò le mie 5 priorità con chi coordina il mio lavoro e le metterò in agenda.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'concentr* | concentrazione | focus | focalizzar* | distra* | distrazion*',
      phrases: [
        [
          'Tra oggi e {date} lavorerò 60 minuti con telefono e notifiche spenti, 4 giorni a settimana, e annoterò quanto è durata la concentrazione.',
          'Tra oggi e {date} lavorerò 60 minuti a notifiche spente, 4 giorni a settimana, per allenare la concentrazione.',
        ],
        [
          'Eliminerò 3 fonti di distrazione e, tra oggi e {date}, completerò ogni settimana 3 blocchi di concentrazione di 45 minuti.',
          'Eliminerò 3 fonti di distrazione entro {date} e fisserò 3 blocchi di concentrazione a settimana.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'lavoro in orario | straordinari | straordinario | lavorare meno | lavorare di meno | meno ore | lavoro troppo | lavorare troppo | troppe ore | orari di lavoro | orario di lavoro | meno lavoro | in orario | uscire in orario | finire in orario | fino a tardi | uscire prima | ore di lavoro | lavorare la sera | lavorare di sera | lavorare nel weekend | lavorare nel fine settimana | lavorare di notte',
      phrases: [
        [
          'Ridurrò gli straordinari un passo alla volta: tra oggi e {date} uscirò in orario 3 giorni a settimana e ogni venerdì annoterò le ore lavorate.',
          'Tra oggi e {date} uscirò in orario 3 giorni a settimana e ogni venerdì annoterò gli straordinari.',
        ],
        [
          'Individuerò 3 attività che causano i miei straordinari, ne parlerò con chi coordina il mio lavoro entro {date} e ne affiderò o eliminerò 1.',
          'Individuerò 3 attività che causano i miei straordinari e ne parlerò con chi coordina il mio lavoro entro {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stress* | ansia | ansie | ansios* | burnout | burn out | esaur* | esaust* | sopraffatt* | sovraccaric* | carico mentale | stanchezza | stanca | stanco | pressione | resilien*',
      phrases: [
        [
          'Per ridurre lo stress farò 2 pause di 10 minuti ogni giorno di lavoro tra oggi e {date} e ogni sera darò allo stress un voto da 1 a 10.',
          'Per ridurre lo stress farò 2 pause di 10 minuti ogni giorno di lavoro tra oggi e {date}.',
        ],
        [
          'Entro {date} individuerò le mie 3 maggiori cause di stress, cambierò 1 cosa per ciascuna e riserverò 2 ore a settimana al riposo.',
          'Entro {date} individuerò le mie 3 maggiori cause di stress e cambierò 1 cosa per ciascuna.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'perdere .. kg | perdere .. chili | nuot* | piscina | bici | bicicletta | camminare | mezza maratona | maratona | tennis | sport | palestra | allenamento | allenamenti | allenarmi | andare a correre | dimagrire | perdere peso | attività fisica | esercizio fisico | fare esercizio | fare movimento | pilates',
      phrases: [
        [
          'Tra oggi e {date} farò sport 2 volte a settimana per 40 minuti, lo segnerò in agenda come una riunione e spunterò ogni allenamento fatto.',
          'Tra oggi e {date} farò sport 2 volte a settimana per 40 minuti e spunterò ogni allenamento.',
        ],
        [
          'Seguirò un piano con 2 allenamenti a settimana tra oggi e {date} e ogni 2 settimane ne allungherò 1 di 5 minuti.',
          'Seguirò un piano con 2 allenamenti a settimana tra oggi e {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'lavorare anche da casa | smart working | smartworking | lavoro agile | telelavoro | lavor* da casa | lavor* da remoto | lavor* in remoto',
      phrases: [
        [
          'Entro {date} descriverò in 1 pagina come posso lavorare da casa, la presenterò in 1 incontro a chi coordina il mio lavoro e proporrò una prova di 4 settimane.',
          'Entro {date} proporrò in 1 pagina una prova di 4 settimane di lavoro da casa a chi coordina il mio lavoro.',
        ],
        [
          'Elencherò 5 attività che posso svolgere in smart working, concorderò una prova di 4 settimane entro {date} e alla fine ne valuterò i risultati con 3 domande.',
          'Elencherò 5 attività che posso svolgere in smart working e concorderò una prova di 4 settimane entro {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'famiglia | figli | miei figli | bambini | bimbi | mio figlio | mia figlia | tempo .. figli | tempo .. bambini | tempo .. famiglia | tempo per la famiglia | tempo con la famiglia | tempo ai figli | tempo alla famiglia | i miei bambini | partner',
      phrases: [
        [
          "Tra oggi e {date} terrò libere per la famiglia 3 sere a settimana, con il telefono di lavoro spento dalle 18, e ogni domenica controllerò com'è andata.",
          'Tra oggi e {date} terrò libere per la famiglia 3 sere a settimana, con il telefono di lavoro spento.',
        ],
        [
          'Entro {date} concorderò sul lavoro 2 uscite anticipate fisse a settimana e segnerò in agenda quel tempo per la famiglia.',
          'Entro {date} concorderò sul lavoro 2 uscite anticipate fisse a settimana per la famiglia.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'portarmi il lavoro a casa | portare il lavoro a casa | portarmi a casa il lavoro | portare a casa il lavoro | staccare | staccare la spina | non stacco | disconnett* | disconnessione | rilass* | ripos* | dopo il lavoro',
      phrases: [
        [
          'Per staccare chiuderò 4 giornate di lavoro a settimana, tra oggi e {date}, con un rituale di 10 minuti e dopo le 19 terrò chiusa la posta di lavoro.',
          'Per staccare chiuderò 4 giornate di lavoro a settimana con un rituale di 10 minuti tra oggi e {date}.',
        ],
        [
          'Per staccare dal lavoro fisserò 2 sere libere a settimana tra oggi e {date} e darò a ognuna un voto da 1 a 10.',
          'Per staccare dal lavoro fisserò 2 sere libere a settimana tra oggi e {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'medita* | mindfulness | yoga',
      phrases: [
        [
          'Tra oggi e {date} dedicherò 15 minuti a yoga o meditazione 4 giorni a settimana, alla stessa ora, e segnerò sul calendario ogni giorno riuscito.',
          'Tra oggi e {date} dedicherò 15 minuti a yoga o meditazione 4 giorni a settimana.',
        ],
        [
          'Seguirò 1 lezione di yoga o di meditazione a settimana tra oggi e {date} e negli altri giorni mi fermerò per 5 minuti di respiro.',
          'Seguirò 1 lezione di yoga o di meditazione a settimana tra oggi e {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'sonno | dormire | dormo | insonnia | riposare meglio | svegliarmi presto | andare a letto',
      phrases: [
        [
          'Per curare il sonno spegnerò gli schermi 30 minuti prima di dormire, 5 sere a settimana tra oggi e {date}, e ogni mattina darò un voto da 1 a 10 al riposo.',
          'Per curare il sonno spegnerò gli schermi 30 minuti prima di dormire, 5 sere a settimana tra oggi e {date}.',
        ],
        [
          'Tra oggi e {date} andrò a dormire alla stessa ora 5 sere a settimana, con 10 minuti di lettura prima di spegnere la luce.',
          'Tra oggi e {date} andrò a dormire alla stessa ora 5 sere a settimana.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'part time | tempo parziale | orario ridotto | orario flessibile | orari flessibili | flessibilità oraria | settimana corta | ridurre l orario | chiedere il part time',
      phrases: [
        [
          "Entro {date} scriverò in 1 pagina l'orario di lavoro che mi serve, con 2 alternative e le risposte a 3 possibili obiezioni, e la presenterò in 1 incontro a chi decide.",
          "Entro {date} scriverò in 1 pagina l'orario di lavoro che mi serve, con 2 alternative, e la presenterò a chi decide.",
        ],
        [
          'Confronterò 3 modelli di orario di lavoro con il loro effetto sullo stipendio, ne parlerò con 2 persone che li hanno già provati e farò la mia richiesta entro {date}.',
          'Confronterò 3 modelli di orario di lavoro con il loro effetto sullo stipendio e farò la mia richiesta entro {date}.',
        ],
      ],
    },
    {
      theme: 'negotiatingPay',
      cues: 'tariff* | onorari | onorario | prezzi più alti | alzare i prezzi | farmi pagare | equo compenso | preventiv*',
      phrases: [
        [
          'Entro {date} calcolerò la tariffa che mi serve davvero, la confronterò con 3 altre del mio settore e la proporrò a {customers|3} con un preventivo scritto[ (obiettivo: {percent} in più)][ (obiettivo: {amount})].',
          'Entro {date} confronterò la mia tariffa con 3 altre del mio settore e proporrò quella nuova a {customers|3}[ (obiettivo: {percent} in più)][ (obiettivo: {amount})].',
        ],
        [
          'Preparerò un listino con 3 tariffe chiare, proverò ad alta voce 2 volte come presentarle e le userò entro {date} in ogni nuovo preventivo[ (obiettivo: {percent} in più)][ (obiettivo: {amount})].',
          'Preparerò un listino con 3 tariffe chiare e le userò entro {date} in ogni nuovo preventivo[ (obiettivo: {percent} in più)][ (obiettivo: {amount})].',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelance | freelancer | freelanc* | libera professione | libera professionista | libero professionista | partita iva | p iva | lavor* autonom* | mettermi in proprio',
      phrases: [
        [
          'Entro {date} descriverò in 1 pagina la mia offerta da freelance con il suo prezzo, la presenterò a {customers|8} e chiederò il primo incarico pagato.',
          'Entro {date} descriverò in 1 pagina la mia offerta da freelance e la presenterò a {customers|8}.',
        ],
        [
          'Preparerò la mia attività in proprio entro {date}: 1 pagina con costi, tasse e contributi, 2 conversazioni con persone con partita IVA e 3 preventivi scritti.',
          'Preparerò la mia attività in proprio entro {date} con 1 piano dei costi e 3 preventivi scritti.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'investitor* | investitrici | finanziament* | raccogliere fondi | raccolta fondi | crowdfunding | business angel | venture capital | pitch deck | bando per',
      phrases: [
        [
          'Entro {date} completerò una presentazione di 10 pagine per la mia impresa, la proverò con 3 persone esperte e la mostrerò a 4 possibili finanziatori.',
          'Entro {date} completerò una presentazione di 10 pagine per la mia impresa e la mostrerò a 4 possibili finanziatori.',
        ],
        [
          'Elencherò 15 fonti di finanziamento adatte entro {date}, ne contatterò 6 e valuterò per iscritto ogni risposta.',
          'Elencherò 15 fonti di finanziamento adatte entro {date} e ne contatterò 6.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'negozio online | negozio on line | shop online | e commerce | ecommerce | etsy | vendere online',
      phrases: [
        [
          'Entro {date} aprirò il mio negozio online con 5 prodotti, con foto e prezzo di ognuno, e lo farò provare a {customers|8}.',
          'Entro {date} aprirò il mio negozio online con 5 prodotti e lo farò provare a {customers|8}.',
        ],
        [
          'Lavorerò al mio negozio online {hours|4} tra oggi e {date}, metterò in vendita 5 prodotti e controllerò visite e ordini una volta a settimana.',
          'Lavorerò al mio negozio online {hours|4} tra oggi e {date} e metterò in vendita 5 prodotti.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'maternità | dopo la maternità | dopo .. figl* | congedo parentale | congedo | dopo il parto | dopo la nascita | neonata | neonato',
      phrases: [
        [
          'Per il rientro dal congedo parentale avrò 2 conversazioni con la mia azienda su compiti e orari entro {date}, aggiornerò 2 competenze e organizzerò 1 settimana di prova per la cura dei figli.',
          'Per il rientro dal congedo parentale avrò 2 conversazioni con la mia azienda entro {date} e aggiornerò 2 competenze.',
        ],
        [
          'Entro {date} scriverò un piano per le prime 4 settimane dopo il congedo parentale, lo concorderò con la mia azienda e dedicherò {hours|2} ad aggiornarmi.',
          'Entro {date} scriverò un piano per le prime 4 settimane dopo il congedo parentale e lo concorderò con la mia azienda.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'punti di forza | miei punti | punti deboli | i miei talenti | mio talento | miei valori | in cosa sono brava | in cosa sono bravo',
      phrases: [
        [
          'Entro {date} chiederò a 5 persone 2 miei punti di forza ciascuna, li confronterò con il mio elenco e ne metterò alla prova 1 in un compito nuovo.',
          'Entro {date} chiederò a 5 persone 2 miei punti di forza ciascuna e li confronterò con il mio elenco.',
        ],
        [
          'Farò 1 test riconosciuto sui punti di forza entro {date}, annoterò 3 situazioni di lavoro per ogni risultato e ne parlerò nel mentoring.',
          'Farò 1 test sui punti di forza entro {date} e annoterò 3 situazioni di lavoro per ogni risultato.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'decidere se | decidere tra | scegliere tra | scegliere se | decisione | decisioni | restare o | rimanere o | non so se | un bivio | bivio | se restare | se cambiare | se lasciare | se accettare',
      phrases: [
        [
          'Entro {date} confronterò per iscritto le mie possibilità su 6 criteri, ne parlerò con {people|3} di mia fiducia e prenderò la mia decisione.',
          'Entro {date} confronterò per iscritto le mie possibilità su 6 criteri e prenderò la mia decisione.',
        ],
        [
          'Metterò alla prova ogni mia possibilità per almeno 2 ore entro {date}, annoterò 3 vantaggi e 3 svantaggi di ognuna e prenderò 1 decisione.',
          'Annoterò 3 vantaggi e 3 svantaggi di ogni mia possibilità entro {date} e prenderò 1 decisione.',
        ],
      ],
    },
  ],
  frames: ['Il mio obiettivo è «{words}». {goal}', 'Il traguardo che mi do è «{words}». {goal}'],
  percent: '{n}%',
  hoursTail: 'A questo dedicherò {hours}.',
  hours: { one: '{n} ora a settimana', other: '{n} ore a settimana' },
  counted: {
    applications: {
      cues: 'candidatur* | curriculum | cv | domande di lavoro | application | applications',
      forms: { one: '{n} candidatura', other: '{n} candidature' },
    },
    interviews: {
      cues: 'colloqui* | simulazion*',
      forms: { one: '{n} simulazione di colloquio', other: '{n} simulazioni di colloquio' },
    },
    people: {
      cues: 'persone | persona | contatti | professionist* | espert* | donne | conversazioni | connessioni | connessione | colleghi | colleghe | incontri | caffè',
      forms: { one: '{n} persona', other: '{n} persone' },
    },
    talks: {
      cues: 'presentazion* | discors* | interventi | intervento | talk | talks | speech | relazioni | keynote',
      forms: { one: '{n} presentazione', other: '{n} presentazioni' },
    },
    posts: {
      cues: 'post | articol* | contenut* | puntate | puntata | episodi | episodio | video | reel',
      forms: { one: '{n} contenuto', other: '{n} contenuti' },
    },
    customers: {
      cues: 'client* | acquirenti | acquirente | ordini | committenti | committente',
      forms: { one: '{n} possibile cliente', other: '{n} possibili clienti' },
    },
    books: {
      cues: 'libro | libri | romanzo | romanzi | saggi | saggio',
      forms: { one: '{n} libro', other: '{n} libri' },
    },
    events: {
      cues: 'event* | meetup* | conferenz* | convegn* | workshop | fiere | fiera | seminari | seminario | fiera di settore | incontri di settore',
      forms: { one: '{n} evento', other: '{n} eventi' },
    },
  },
  teamPeople:
    'persone | persona | dipendenti | collaboratori | collaboratrici | membri | componenti | sviluppatori | sviluppatrici | ingegneri | colleghi | colleghe | risorse | riporti | addetti | operatori | elementi | dipendente | collaboratore | collaboratrice | insegnanti | docenti | maestre | maestri | educatori | educatrici | formatori | formatrici | traduttori | traduttrici | ricercatori | ricercatrici | redattori | redattrici | medici | consulenti | contabili | architetti | architette | farmacisti | farmaciste | fisioterapisti | fisioterapiste | venditori | venditrici | direttori | direttrici | commessi | commesse | stagisti | stagiste | tirocinanti | segretarie | operai | operaie | impiegati | impiegate | infermieri | infermiere | operatrici | addette | squadre',
  team: 'team | gruppo | squadra | reparto | ufficio',
  languageNames: [
    ['en', "inglese | inlgese | *'inglese | english"],
    ['de', 'tedesco'],
    ['fr', 'francese'],
    ['es', 'spagnolo'],
    ['it', "italiano | *'italiano"],
    ['pt', 'portoghese | brasiliano'],
    ['nl', "olandese | *'olandese | nederlandese"],
    ['pl', 'polacco'],
    ['cs', 'ceco'],
    ['sk', 'slovacco'],
    ['uk', "ucraino | *'ucraino"],
    ['ru', 'russo'],
    ['tr', 'turco'],
    ['ro', 'rumeno | romeno'],
    ['sv', 'svedese'],
    ['da', 'danese'],
    ['no', 'norvegese'],
    ['fi', 'finlandese'],
    ['hu', "ungherese | *'ungherese"],
    ['el', 'greco'],
    ['ar', "arabo | *'arabo"],
    ['he', "ebraico | *'ebraico"],
    ['hi', 'hindi'],
    ['zh', 'cinese | mandarino'],
    ['ja', 'giapponese'],
    ['ko', 'coreano'],
    ['hr', 'croato'],
    ['sr', 'serbo'],
    ['bg', 'bulgaro'],
    ['sq', "albanese | *'albanese"],
    ['sl', 'sloveno'],
    ['ca', 'catalano'],
    ['la', 'latino'],
  ],
  aims: [
    [
      'team leader* | teamleader* | team lead | capo team | capoteam | capogruppo | caposquadra | responsabile di team | responsabile del team | coordinatrice | coordinatore | coordinatori | passare al coordinamento | ruolo di coordinamento | al coordinamento',
      'un ruolo di coordinamento del team',
      'up',
    ],
    [
      'capo reparto | caporeparto | responsabile di reparto | responsabile di area | responsabile di settore | responsabile di funzione | responsabile di ufficio | capo ufficio | capoufficio | head of',
      'un ruolo di responsabilità su un reparto',
      'up',
    ],
    [
      'senior developer | sviluppatrice senior | sviluppatore senior | senior engineer | programmatrice senior | programmatore senior',
      'un ruolo senior nello sviluppo software',
      'up',
    ],
    ['senior consultant | consulente senior', 'un ruolo senior nella consulenza', 'up'],
    ['ruolo senior | posizione senior | diventare senior', 'un ruolo senior', 'up'],
    ['tech lead | technical lead | responsabile tecnic*', 'un ruolo di guida tecnica', 'up'],
    ['engineering manager', 'un ruolo di engineering management', 'up'],
    ['direttrice | direttore | direzione generale', 'un ruolo di direzione', 'up'],
    ['amministratrice delegata | amministratore delegato', 'un ruolo di amministrazione delegata', 'up'],
    ['ceo', 'un ruolo da CEO', 'up'],
    ['cto', 'un ruolo da CTO', 'up'],
    ['cfo | coo | c level', 'un ruolo di vertice', 'up'],
    ['consiglio di amministrazione | cda', 'un ruolo nel consiglio di amministrazione', 'up'],
    ['dirigente', 'un ruolo dirigenziale', 'up'],
    ['diventare quadro | livello quadro | quadro direttivo', 'un ruolo da quadro', 'up'],
    ['primari*', 'un ruolo di direzione in ospedale', 'up'],
    [
      'caposala | coordinatrice infermieristica | coordinatore infermieristico | coordinamento infermieristico',
      'un ruolo di coordinamento infermieristico',
      'up',
    ],
    ['preside | dirigente scolastic*', 'un ruolo di dirigenza scolastica', 'up'],
    [
      'manager | ruolo manageriale | posizione manageriale | diventare responsabile | responsabile di | ruolo da responsabile | posizione da responsabile | posizione di responsabilità | ruolo di responsabilità',
      'un ruolo di responsabilità',
      'up',
    ],
    ['product manager* | product management', 'un ruolo nel product management'],
    ['product owner*', 'un ruolo da product owner'],
    [
      'project manager* | project management | capo progetto | capoprogetto | responsabile di progett* | gestione di progetti | gestione dei progetti | project leader',
      'un ruolo nella gestione di progetti',
    ],
    ['data scien* | scienziat* dei dati | scienza dei dati', 'un ruolo nella data science'],
    [
      "data analy* | analista dati | analista di dati | analista dei dati | analisi dei dati | analisi dati | *'analisi dei dati | *'analisi dati",
      "un ruolo nell'analisi dei dati",
    ],
    ['data engineer* | ingegneria dei dati', "un ruolo nell'ingegneria dei dati"],
    ['business analy* | analista di business', 'un ruolo nella business analysis'],
    [
      "machine learning | ml engineer | intelligenza artificiale | *'intelligenza artificiale | AI engineer",
      "un ruolo nell'intelligenza artificiale",
    ],
    ['ux design* | ux ui | ui ux | ux researcher | ux | user experience | ui design*', 'un ruolo nella UX'],
    [
      'grafica pubblicitaria | grafico pubblicitario | graphic design* | design grafico | grafica',
      'un ruolo nella grafica',
    ],
    [
      'sviluppat* | sviluppo software | sviluppo web | programmator* | programmatric* | web developer | software developer | developer | software engineer* | frontend* | front end* | backend* | back end* | full stack | fullstack',
      'un ruolo nello sviluppo software',
    ],
    ['devops', 'un ruolo nel mondo DevOps'],
    [
      'cyber security | cybersecurity | cybersicurezza | sicurezza informatica',
      'un ruolo nella sicurezza informatica',
    ],
    [
      "IT | l'IT | nell'IT | settore tech | ambito tech | mondo tech | informatica | *'informatica | settore informatico | settore tecnologico",
      'un ruolo nel settore tecnologico',
    ],
    [
      'digital marketing | marketing digitale | web marketing | online marketing',
      'un ruolo nel marketing digitale',
    ],
    ['marketing', 'un ruolo nel marketing'],
    [
      'risorse umane | hr | recruiter | recruiting | selezione del personale | people partner',
      'un ruolo nelle risorse umane',
    ],
    [
      'vendite | settore commerciale | reparto commerciale | area commerciale | agente di commercio | venditrice | venditore',
      'un ruolo nelle vendite',
    ],
    ['consulente | consulenza', 'un ruolo nella consulenza'],
    ['controller | controllo di gestione | controlling', 'un ruolo nel controllo di gestione'],
    ['finanza | financial analyst | analista finanziari*', 'un ruolo nella finanza'],
    ['contabile | contabilità | commercialista | ragionier*', 'un ruolo nella contabilità'],
    [
      'sostenibilità | esg | settore ambientale | energie rinnovabili | green economy | economia circolare',
      'un ruolo nella sostenibilità',
    ],
    [
      'assistente sociale | servizi sociali | lavoro sociale | educatrice | educatore',
      'un ruolo nel sociale',
    ],
    [
      "insegnante | insegnamento | *'insegnamento | maestra | maestro | docente | docenza | professoressa",
      "un ruolo nell'insegnamento",
    ],
    ['infermier* | infermieristica', 'un ruolo infermieristico'],
    [
      'oss | operatrice socio sanitaria | operatore socio sanitario',
      "un ruolo nell'assistenza sociosanitaria",
    ],
    ['fisioterapista | fisioterapia', 'un ruolo nella fisioterapia'],
    ['medico | medicina', 'un ruolo in ambito medico'],
    [
      'medical writ* | technical writ* | redattrice | redattore | editoria',
      "un ruolo nell'editoria o nella scrittura",
    ],
    ['ingegneria civile | ingegnere civile', "un ruolo nell'ingegneria civile"],
    ['ingegneria meccanica | ingegnere meccanic*', "un ruolo nell'ingegneria meccanica"],
    ['instructional design* | progettazione didattica', 'un ruolo nella progettazione didattica'],
    ['coach | coaching', 'un ruolo nel coaching'],
    ['formatrice | formatore | formazione aziendale', 'un ruolo nella formazione'],
    ['psicolog* | psicoterapeuta', 'un ruolo in ambito psicologico'],
    ['giornalis*', 'un ruolo nel giornalismo'],
    [
      'copywriter | content creator | content manag* | content marketing | social media manager',
      'un ruolo nella comunicazione e nei contenuti',
    ],
    ['traduttrice | traduttore | traduzione | traduzioni | interprete', 'un ruolo nella traduzione'],
    ["settore privato | nel privato | industria | *'industria", 'un ruolo nel settore privato'],
    [
      'ricercatrice | ricercatore | ricerca scientifica | carriera accademica | accademi*',
      'un ruolo nella ricerca',
    ],
    [
      'ong | non profit | no profit | nonprofit | terzo settore | cooperazione internazionale',
      'un ruolo nel terzo settore',
    ],
    [
      'pubblica amministrazione | settore pubblico | pubblico impiego',
      'un ruolo nella pubblica amministrazione',
    ],
    [
      'customer success | customer care | servizio clienti | assistenza clienti',
      'un ruolo nel servizio clienti',
    ],
    ['logistica | supply chain', 'un ruolo nella logistica'],
    ['architetta | architetto | architettura', "un ruolo nell'architettura"],
    ['avvocat* | legale | giurista | notai*', 'un ruolo in ambito legale'],
    [
      'event manag* | organizzazione di eventi | organizzazione eventi | wedding planner',
      "un ruolo nell'organizzazione di eventi",
    ],
    [
      'quality assurance | qa | tester | test automation | controllo qualità',
      'un ruolo nel controllo qualità',
    ],
    ['scrum master', 'un ruolo da Scrum Master'],
    ['agile coach', 'un ruolo da agile coach'],
    ['moda | stilista', 'un ruolo nella moda'],
    ['turismo | guida turistica', 'un ruolo nel turismo'],
    ['ristorazione | cuoca | cuoco | chef | pasticcer*', 'un ruolo nella ristorazione'],
    [
      'segretaria | segreteria | impiegata amministrativa | impiegato amministrativo | amministrazione',
      'un ruolo amministrativo',
    ],
    ['assistente di direzione | executive assistant', "un ruolo nell'assistenza di direzione"],
    ['farmacista', 'un ruolo in farmacia'],
    ['commessa | commesso | cassiera | cassiere', 'un lavoro in un negozio'],
    [
      'mediatrice culturale | mediatore culturale | mediazione culturale',
      'un ruolo nella mediazione culturale',
    ],
    ['interior design* | arredatrice | arredatore | arredamento', "un ruolo nell'arredamento"],
    ['receptionist | reception | front office', "un ruolo nell'accoglienza"],
    ['nutrizionista | dietista', 'un ruolo nella nutrizione'],
    ['bibliotecari* | archivista', 'un ruolo in biblioteca o in archivio'],
    ['fotografa | fotografo', 'un ruolo nella fotografia'],
    ['illustratrice | illustratore', "un ruolo nell'illustrazione"],
    ['agente immobiliare | settore immobiliare', 'un ruolo nel settore immobiliare'],
    ['biolog* | biotecnolog*', 'un ruolo in ambito biologico'],
  ],
  quotedAim: 'un lavoro da «{words}»',
  aimOpeners:
    "diventare | diventare una | diventare un | diventare un' | diventerò | lavorare come | lavorare da | lavoro come | lavoro da | impiego come | impiego da | posto da | posto come | posto di | posizione da | posizione come | formarmi come | carriera come | carriera da | riqualificarmi come | assunta come | assunto come",
  skills: [
    [
      "analisi dei dati | analisi dati | analisi di dati | *'analisi dei dati | *'analisi dati | analizzare dati | analizzare i dati | data analysis | data analytics | visualizzazione .. dati",
      'analisi dei dati',
    ],
    ['data science | scienza dei dati', 'data science'],
    ['machine learning | apprendimento automatico', 'machine learning'],
    [
      "intelligenza artificiale | *'intelligenza artificiale | AI | IA | l'ai | dell'ai | sull'ai | all'ai | nell'ai | l'ia | dell'ia | sull'ia | all'ia | nell'ia | ia generativa | ai generativa | prompt engineering",
      'intelligenza artificiale',
    ],
    ['sviluppo web | web development | web design | siti web', 'sviluppo web'],
    ['frontend* | front end', 'sviluppo front-end'],
    ['backend* | back end', 'sviluppo back-end'],
    ['test automation | test automatici | automazione dei test', 'automazione dei test'],
    ['sicurezza cloud | sicurezza del cloud | sicurezza nel cloud | cloud security', 'sicurezza cloud'],
    ['cloud computing | cloud', 'cloud computing'],
    ['devops', 'DevOps'],
    ['cyber security | cybersecurity | cybersicurezza | sicurezza informatica', 'sicurezza informatica'],
    ['ux design | ux | user experience', 'UX design'],
    ['ui design', 'UI design'],
    ['graphic design | grafica | grafica pubblicitaria | design grafico', 'grafica'],
    [
      'project management | gestione di progetti | gestione dei progetti | gestire progetti | gestire i progetti | gestire un progetto',
      'gestione di progetti',
    ],
    ['product management', 'product management'],
    ['change management | gestione del cambiamento', 'gestione del cambiamento'],
    ['agile | metodi agili | metodologie agili | metodologia agile | metodologie agile', 'metodi agili'],
    ['design thinking', 'design thinking'],
    ['digital marketing | marketing digitale | web marketing | online marketing', 'marketing digitale'],
    ['social media | social network', 'social media'],
    ['content marketing', 'content marketing'],
    ['tecniche di vendita | arte della vendita | vendere meglio', 'tecniche di vendita'],
    ['contabilità | bilancio | bilanci', 'contabilità'],
    ['controllo di gestione | controlling', 'controllo di gestione'],
    ['finanza | educazione finanziaria | finanza personale | investimenti', 'finanza'],
    ['statistica', 'statistica'],
    ['protezione dei dati | gdpr | privacy', 'protezione dei dati'],
    ['database | basi di dati | basi dati', 'basi di dati'],
    ['programmazione | programmare | programmar* | coding', 'programmazione'],
    ['architettura software', 'architettura software'],
    ['tecniche di negoziazione', 'tecniche di negoziazione'],
    ['montaggio video | video editing', 'montaggio video'],
    ['fotografia', 'fotografia'],
    ['copywriting', 'copywriting'],
    ['big data', 'big data'],
    ['blockchain', 'blockchain'],
    ['robotica', 'robotica'],
    ['fogli di calcolo | foglio di calcolo', 'fogli di calcolo'],
    ['pensiero strategico', 'pensiero strategico'],
    ['pensiero critico', 'pensiero critico'],
    ['problem solving', 'problem solving'],
    ['icdl | ecdl | patente europea del computer | patente europea', 'informatica di base (ICDL)'],
    ['dattilografia', 'dattilografia'],
    ['modellazione 3d | stampa 3d', 'modellazione 3D'],
    ['no code | low code', 'sviluppo no-code'],
    ['intelligenza emotiva', 'intelligenza emotiva'],
    ['diritto del lavoro', 'diritto del lavoro'],
    ['pacchetto office', 'pacchetto Office'],
  ],
  audiences: [
    [
      'alta direzione | top management | vertici | vertici aziendali | senior management | alti dirigenti | management',
      'alla direzione',
    ],
    ['dirigenti | direttori | c level', 'alla dirigenza'],
    ['consiglio di amministrazione | cda | il consiglio | al consiglio', 'al consiglio di amministrazione'],
    ['alla direzione | la direzione | direzione aziendale', 'alla direzione'],
    [
      'molte persone | tante persone | tanta gente | molta gente | gruppo numeroso | gruppi numerosi | grande pubblico | pubblico numeroso | platea | grandi gruppi | un sacco di gente | folla',
      'a un pubblico numeroso',
    ],
    ['piccolo gruppo | piccoli gruppi | poche persone', 'a un piccolo gruppo'],
    ['mio team | nostro team | al team | mia squadra | mio gruppo', 'al mio team'],
    ['collegh* | i colleghi | collega', 'a colleghe e colleghi'],
    ['client* | clientela', 'alla clientela'],
    ['stakeholder* | portatori di interesse', 'agli stakeholder'],
    ['investitor* | investitrici', 'a possibili investitori'],
    ['sconosciut* | estrane*', 'a persone che non conosco'],
    [
      'mio capo | mia capa | mio responsabile | mia responsabile | mio superiore | mia superiore | mio manager | mia manager | mio direttore | mia direttrice',
      'a chi coordina il mio lavoro',
    ],
    ['student* | studentesse', 'a studentesse e studenti'],
    ['classe | scolaresca | alunni', 'a una classe'],
    ['non tecnic* | non addetti | profani | non espert*', 'a un pubblico senza basi tecniche'],
    ['conferenz* | convegn*', 'al pubblico di una conferenza'],
    [
      'team internazional* | colleghi internazional* | colleghi stranieri | pubblico internazionale | clienti internazionali',
      'a un pubblico internazionale',
    ],
    ['sviluppator* | ingegner*', 'a chi sviluppa software'],
    ['fornitor*', 'ai nostri fornitori'],
    ['telecamera | videocamera | webcam', 'a una telecamera'],
    ['genitori | genitore', 'ai genitori'],
    ['pazienti', 'a pazienti e famiglie'],
    ['recruiter', 'a chi seleziona il personale'],
    ['bambini della | ai bambini', 'a bambine e bambini'],
    ['giornalisti | stampa', 'alla stampa'],
    ['commissione', 'a una commissione'],
  ],
  commitment:
    '*erò$ | *irò$ | *rrò$ | farò | darò | dirò | starò | saprò | potrò | dovrò | vedrò | vivrò | andrò | avrò | sarò | mi impegno a',
  promises:
    'sempre | garanti* | garanzia | mai | perfett* | di sicuro | a tutti i costi | a ogni costo | senza alcun errore | impeccabil* | assolutamente | in ogni caso | qualunque cosa accada | immancabilmente',
  vague:
    'miglior* | capir* | meglio | essere più | avrò più | cercherò di | proverò a | saperne di più | tenterò',
};
