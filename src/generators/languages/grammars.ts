/**
 * The grammar of wishes in each language: closed classes of words around an infinitive. They are cues, parted by `|`: words as they
 * are typed, a mark as a word of its own, `*` for any ending. Adverbs (`fillers`) may stand anywhere in and behind them.
 */
import type { ClauseGrammar } from './language-file.ts';

export const english: ClauseGrammar = {
  wants: `
    i want to | i do want to | i do need to | i want to be able to | i wanna | wanna | i would like to | i'd like to | id like to | i would like to be able to |
    i'd like to be able to | i would love to | i'd love to | i need to | i need to be able to | i wish to | i hope to | i plan to |
    i intend to | i aim to | i'm hoping to | i am hoping to | i'm planning to | i am planning to | i'd prefer to | my goal is to |
    my aim is to | my dream is to | my plan is to | my wish is to | i want is to | i like is to | i'd like is to |
    i would like is to | i've decided to | i have decided to | how do i | how can i | how could i | how should i | help me
  `,
  thats:
    "i want my | i'd like my | i would like my | i'd like a | i would like a | i want a | i'd love a | i need a | i wish i | i want more | i'd like more",
  fillers: `
    also | really | just | now | still | finally | definitely | eventually | actually | first | then | simply | honestly | only |
    even | please | mainly | mostly | too
  `,
  says: 'thank | add | mention | say that | point out | tell you | ask you | introduce | say i | apologise | apologize',
  ends: `
    because | but | although | though | whereas | so i | so my | so that | so we | so they | so people | and i | and it | and he | and she | and they |
    and we | and that | if i | which | as i | as my | cause | cos | cuz | even though | before my
  `,
  asks: `which | what | how | whether | where | who | when | why`,
  vague: 'it | them | this | that | these | those | him | there | both | something | anything',
  past: 'tried to | i also | i always | i often | i usually | after | since | instead of | tired of | sick of | without',
  feared: 'afraid of | afraid to | scared of | scared to | fear of | worried about | terrified of',
  others: `
    asked me to | asks me to | wants me to | told me to | tells me to | expects me to | suggested | suggests | offered me to |
    says i should | said i should | thinks i should | think i should | advised me to | invited me to
  `,
  spends: 'i spend | i waste | i lose hours',
  declined: `but i don't want | but that's not for me | but it's not for me | no thanks | is not for me | isn't for me | not an option`,
  content: `
    i don't need | i dont need | i'm fine as | everything is fine | everything's fine | i'm happy as | nothing to improve | all good here |
    i'm happy with how things are | i want nothing
  `,
  slang: 'gonna | gettin | bout | tht | cos | dunno ',
};

export const german: ClauseGrammar = {
  wants: `
    ich möchte | möchte ich | ich will | will ich | ich würde gern | ich würde gerne | würde ich gern | würde ich gerne | ich würd gern |
    ich würd gerne | wie kann ich | wie schaffe ich es , | wie höre ich auf , | wie lerne ich , | ich habe vor , | ich nehme mir vor , | mein ziel ist , |
    mein ziel ist es , | mein wunsch ist , | mein wunsch ist es , | ich träume davon , | ich plane , | möchte gern | möchte gerne | am liebsten würde ich | ich bin dabei , | ich bemühe mich , | ich versuche , | ich müsste | müsste ich | ich sollte dringend | ich muss endlich | muss ich endlich | ich muss dringend | was mir fehlt , ist
  `,
  thats:
    'künftig soll | künftig sollen | in zukunft soll | in zukunft sollen | ab jetzt soll | es wäre schön , wenn | ich möchte , dass | ich will , dass | ich hätte gern | ich hätte gerne | ich wünsche mir | ich brauche',
  fillers: `
    auch | endlich | wirklich | außerdem | jetzt | nun | einfach | eigentlich | unbedingt | aber | dann | also | mal | ja | vorher |
    zuerst | zunächst | danach | noch | bloß | blos | deshalb | daher | darum | nur | zudem | halt | doch | total | sehr
  `,
  says: 'bedanken | danken | sagen , | erwähnen | vorstellen',
  ends: 'weil | aber | denn | obwohl | sodass | damit | und ich | und mein | und das | da ich | wobei',
  asks: `welche* | was | wie | ob | wo | wer | wann | warum | womit | wohin`,
  vague:
    'es | dies | ihn | ihm | ihnen | dort | da | davon | damit | dafür | darüber | daran | etwas | das * | ihr',
  past: 'nach | seit',
  feared: 'angst , | angst davor , | sorge , | befürchte , | fürchte ,',
  others:
    'gebeten , | schlägt vor , | rät mir , | angeboten , | vorgeschlagen , | empfohlen , | soll ich | ich soll | ich solle',
  spends: 'ich verbringe | verbringe ich | ich verliere | ich vergeude | ich verschwende',
  declined: `
    will ich nicht | möchte ich nicht | kommt nicht infrage | kommt nicht in frage | ist nichts für mich | aber das will ich nicht |
    aber ich will nicht | nein danke | muss nicht sein
  `,
  content: `
    brauche kein* | brauch kein* | brauch ich kein* | brauche ich kein* | mir gehts gut | mir geht's gut | mir geht es gut | alles gut so |
    passt so wie | bin zufrieden so | wunschlos | brauche nichts | brauch nichts | will nichts ändern
  `,
  fronts: `
    in | im | ins | bis | ab | nach | vor | bei | beim | mit | am | zum | zur | für | seit | neben | spätestens | dieses | nächstes | kommendes | diesen | nächsten |
    was | und | trotzdem | heuer | langfristig | irgendwann | später | bald | beruflich | privat
  `,
  slang: 'kohle | malochen | mega | bock',
};

export const polish: ClauseGrammar = {
  wants: `
    chcę | chciałbym | chciałabym | bym chciał | bym chciała | pragnę | zamierzam | planuję | potrzebuję | marzę o tym , żeby | marzę o tym , aby |
    marzę o tym , by | marzę , żeby | marzę , aby | mam zamiar | postanowiłam | postanowiłem | moim celem jest | moim marzeniem jest |
    zależy mi , żeby | zależy mi na tym , żeby | jak mogę | jak mam | wolałbym | wolałabym | trzeba | trzeba mi | chcę po prostu | chcę w końcu | chciałbym po prostu |
    chciałabym po prostu | chciałbym w końcu | chciałabym w końcu | muszę | muszę w końcu | fajnie byłoby | byłoby fajnie | fajnie by było | dobrze byłoby |
    dobrze by było | byłoby dobrze | super byłoby | miło byłoby | marzy mi się , żeby | mam ochotę | mam nadzieję | moim planem jest | mój cel to | moje marzenie to |
    mój plan to
  `,
  thats:
    'chcę , żeby | chcę , aby | chciałbym , żeby | chciałabym , żeby | chciałbym , aby | chciałabym , aby | potrzebuję',
  fillers: `
    też | także | wreszcie | bardzo | jeszcze | więc | tylko | naprawdę | teraz | najpierw | potem | koniecznie | również | już | jednak |
    natomiast
  `,
  says: 'podziękować | dodać | powiedzieć , | wspomnieć | przedstawić',
  ends: 'bo | ale | ponieważ | gdyż | lecz | choć | chociaż | a ja | i nie wiem | a nie mam',
  asks: `jak | jaki* | jaką | jakie* | któr* | czy | co | gdzie | kto | kiedy | dlaczego | ile`,
  vague: 'to | je | go | ją | ich | nim | nimi | nią | tam | coś | tego',
  past: 'po | bez | zamiast',
  feared: 'boję się | obawiam się | lękam się',
  others:
    'namawia mnie | mówi , żebym | każe mi | proponuje mi | radzi mi | chce , żebym | prosi , żeby | prosi mnie , żebym | uważa , że powinnam | uważa , że powinienem | chcą',
  spends: 'spędzam | tracę | marnuję',
  declined:
    'ale nie chcę | ale to nie dla mnie | nie wchodzi w grę | odpada | nie dla mnie | ale ja nie chcę',
  content:
    'niczego nie potrzebuję | nic mi nie trzeba | nic nie potrzebuję | niczego nie chcę | jest mi dobrze tak | nie potrzebuję coachingu | nie potrzebuję niczego',
  slang: 'robotę | robota | kasa | hajs | plis',
  unmarked: { sie: 'się', ze: 'że', zeby: 'żeby', moc: 'móc' },
};

export const czech: ClauseGrammar = {
  wants: `
    chci | chtěl bych | chtěla bych | bych chtěl | bych chtěla | bych si chtěl | bych si chtěla | bych se chtěl | bych se chtěla | potřebuju |
    potřebuji | plánuju | plánuji | mám v plánu | hodlám | mým cílem je | rád bych | ráda bych | bych rád | bych ráda | jak můžu | jak mohu | jak mám | jak se mám | jak si mám | jak se můžu | jak si můžu |
    přál bych si | přála bych si | toužím | rozhodl jsem | rozhodla jsem | se chci | si chci | se potřebuju | si potřebuju | se potřebuji |
    si potřebuji | musím | se musím | si musím | bylo by fajn | bylo by dobré | bylo by hezké | bylo by super | mým snem je | mým plánem je | mám chuť
  `,
  thats: 'chci , aby | chtěl bych , aby | chtěla bych , aby | potřebuju | potřebuji',
  fillers: `
    taky | také | konečně | opravdu | ještě | tedy | jen | už | nejdřív | nejprve | potom | pak | ale | hlavně | i | fakt | prostě | teď | zase | ale |
    mnohem
  `,
  says: 'poděkovat | dodat | říct , | zmínit | představit',
  ends: 'protože | ale | neboť | jelikož | i když | a já | a nevím | a nemám | a ještě nemám | avšak',
  asks: `jak | jaký* | jaká | jaké | jakou | který* | která | které | kterou | zda | jestli | co | kde | kdo | kdy | proč | kolik`,
  vague: 'to | ho | je | ji | jim | nimi | ním | ní | tam | něco | toho | jich',
  past: 'po | bez | místo',
  feared: 'bojím se | obávám se | mám strach',
  others:
    'říká , že bych měl | říká , že bych měla | říká , ať | nabídl mi | nabídla mi | radí mi | chce , abych | navrhl mi | navrhla mi | vždycky šlo | chtějí | chce',
  spends: 'trávím | ztrácím',
  declined: 'ale nechci | ale to není pro mě | nepřichází v úvahu | to ne | ani náhodou',
  content:
    'nic nepotřebuju | nic nepotřebuji | nic nechci | nepotřebuju koučink | jsem spokojen* | vyhovuje mi to tak',
  participles: {
    from: /([aeiouyěáíéý])l[ai]?$/u,
    to: '$1t',
    irregular: {
      měl: 'mít',
      začal: 'začít',
      vzal: 'vzít',
      přijal: 'přijmout',
      najal: 'najmout',
      vedl: 'vést',
      mohl: 'moci',
      našel: 'najít',
      našl: 'najít',
      přešel: 'přejít',
      přešl: 'přejít',
    },
  },
  slang: 'flek | novej | fakt | furt | makat | prachy',
  unmarked: { ze: 'že', nez: 'než' },
};

export const slovak: ClauseGrammar = {
  wants: `
    chcem | chcel by som | chcela by som | by som chcel | by som chcela | by som si chcel | by som si chcela | by som sa chcel | by som sa chcela |
    potrebujem | plánujem | mám v pláne | mojím cieľom je | rád by som | rada by som | by som rád | by som rada | ako môžem | ako mám | ako sa mám | ako si mám | ako sa môžem | ako si môžem | túžim |
    rozhodol som | rozhodla som | sa chcem | si chcem | sa potrebujem | si potrebujem | musím | sa musím | si musím | treba | bolo by fajn |
    bolo by dobré | bolo by pekné | bolo by super | mojím snom je | mojím plánom je | mám chuť
  `,
  thats: 'chcem , aby | chcel by som , aby | chcela by som , aby | potrebujem',
  fillers: `
    tiež | aj | konečne | naozaj | ešte | teda | len | už | najprv | potom | ale | hlavne | fakt | proste | teraz | zase | asi | oveľa
  `,
  says: 'poďakovať | dodať | povedať , | spomenúť | predstaviť',
  ends: 'pretože | lebo | ale | keďže | hoci | a ja | a neviem | a nemám | a ešte nemám | avšak',
  asks: `ako | aký* | aká | aké | ktor* | či | čo | kde | kto | kedy | prečo | koľko`,
  vague: 'to | ho | ich | ju | ním | nimi | ňou | tam | niečo | toho',
  past: 'po | bez | namiesto',
  feared: 'bojím sa | obávam sa | mám strach',
  others:
    'hovorí , že by som mal | hovorí , že by som mala | vraví , že mám | ponúkol mi | ponúkla mi | radí mi | chce , aby som | chcú , aby som | navrhol mi | chcú | chce',
  spends: 'trávim | strácam',
  declined: 'ale nechcem | ale to nie je pre mňa | neprichádza do úvahy | ani náhodou',
  content: 'nič nepotrebujem | nič nechcem | nepotrebujem koučing | som spokojn* | vyhovuje mi to tak',
  participles: {
    from: /([aeiouyáíéýô])l[ai]?$/u,
    to: '$1ť',
    irregular: {
      vedel: 'vedieť',
      videl: 'vidieť',
      sedel: 'sedieť',
      rozumel: 'rozumieť',
      viedol: 'viesť',
      viedl: 'viesť',
      mohol: 'môcť',
      mohl: 'môcť',
      našiel: 'nájsť',
      našl: 'nájsť',
      prešiel: 'prejsť',
      prešl: 'prejsť',
    },
  },
  slang: 'fakt | flek | furt | makať | prachy',
  unmarked: { ze: 'že', nez: 'než' },
};

export const ukrainian: ClauseGrammar = {
  wants: `
    хочу | хотів би | хотіла би | хотіла б | хотів б | б хотіла | б хотів | би хотів | би хотіла | хочеться | хотілося б | хотілося би |
    хотілось би | хотілось б | мені треба | мені потрібно | планую | збираюся | збираюсь | маю намір | мрію | моя мета | прагну | було б добре |
    як мені | потребую | розумію , що треба | розумію , що потрібно | розумію , що пора | треба | потрібно | мушу | моя мрія | мій план | було б чудово | було б непогано | було б класно | добре було б | варто було б
  `,
  thats: 'хочу , щоб | хотів би , щоб | хотіла б , щоб | хотіла би , щоб | хочу , аби | потребую',
  fillers: `
    також | теж | дуже | нарешті | ще | й | і | тільки | лише | зараз | спочатку | потім | справді | дійсно | просто | вже | уже | натомість | мені |
    я | все-таки | норм
  `,
  says: 'подякувати | додати | сказати , | згадати | представитися',
  ends: 'бо | але | тому що | оскільки | однак | а я | проте | та не',
  asks: `як | яки* | яка | яку | яке | котр* | чи | що | де | хто | коли | чому | скільки`,
  vague: 'це | його | їх | ним | ними | нею | там | туди | звідти | щось | цим | цього',
  past: 'після | без | замість | думав | думала',
  feared: 'боюся | боюсь | страшно',
  others:
    'пропонувала мені | пропонував мені | пропонують мені | пропонує мені | запропонували мені | радить мені | радить | просить мене | каже , щоб я | каже , що треба | кажуть , що треба | велів мені | хочуть | хоче',
  spends: 'витрачаю | марную | гаю',
  declined: 'але я не хочу | але не хочу | не для мене | але це не моє | але то не моє | та я не хочу',
  content:
    'мені нічого не треба | нічого не потрібно | нічого не хочу | мене все влаштовує | мені нічого не потрібно',
  slang: 'бабки | капець | шоб | шо | норм',
};

export const russian: ClauseGrammar = {
  wants: `
    хочу | хотел бы | хотела бы | бы хотел | бы хотела | хочется | хотелось бы | мне нужно | мне надо | нужно | понимаю , что надо | понимаю , что нужно | понимаю , что пора | планирую | собираюсь | намерен |
    намерена | мечтаю | моя цель | моя мечта | было бы хорошо | стремлюсь | решил | решила | как мне | хотелось | надо |
    мой план | было бы неплохо | было бы здорово | неплохо бы | неплохо было бы | хорошо бы | хорошо было бы | здорово было бы
  `,
  thats:
    'хочу , чтобы | хотел бы , чтобы | хотела бы , чтобы | хочу чтобы | хочется , чтобы | хотелось бы , чтобы',
  fillers: `
    также | тоже | очень | наконец | ещё | еще | и | только | лишь | сейчас | сначала | потом | действительно | просто | уже | мне | я | всё-таки |
    наконец-то
  `,
  says: 'поблагодарить | добавить | сказать , | упомянуть | представиться',
  ends: 'потому | но | так как | поскольку | однако | а я | а то',
  asks: `как | каки* | какой | какая | какую | какое | котор* | ли | что | где | кто | когда | почему | сколько | куда`,
  vague:
    'это | этому | его | её | их | ним | ними | ней | там | туда | оттуда | что-то | этим | этого | чтоб | чтобы',
  past: 'после | без | вместо | думал | думала',
  feared: 'боюсь | страшно | опасаюсь',
  others:
    'мне предлагали | предлагали мне | мне предложили | предложил мне | предложила мне | советует | советуют | зовёт | просит меня | велел мне | попросили | говорит , что надо | говорят , что надо | хотят | хочет',
  spends: 'трачу | теряю',
  declined: 'но я не хочу | но не хочу | не для меня | но это не моё | мне это не подходит | нет уж',
  content:
    'мне ничего не нужно | мне ничего не надо | ничего не хочу | меня всё устраивает | меня все устраивает',
  slang: 'бабки | чё | норм | капец',
};

export const french: ClauseGrammar = {
  wants: `
    je veux | jveux | je voudrais | je souhaite | je souhaiterais | je désire | j'aimerais | j'aimerai | j'ai besoin de | j'ai envie de |
    je compte | j'espère | je rêve de | mon but est de | mon objectif est de | mon objectif serait de | je cherche à | ça me plairait de |
    j'ai décidé de | je prévois de | je tiens à | je veux pouvoir | je voudrais pouvoir | j'aimerais pouvoir | je veux arriver à |
    j'aimerais arriver à | je voudrais arriver à | comment faire pour | comment puis-je | comment pourrais-je | comment je peux |
    je projette de | je veux réussir à | j'aimerais réussir à | je veux c'est | je veux , c'est | je voudrais c'est | je voudrais , c'est |
    j'aimerais c'est | j'aimerais , c'est | je souhaite , c'est | c'est de pouvoir | mon but c'est de | mon but , c'est de |
    mon objectif c'est de | mon objectif , c'est de | mon rêve c'est de | mon rêve , c'est de | mon rêve est de | mon rêve serait de |
    mon rêve , ce serait de | mon idée est de | mon souhait est de | l'idéal serait de | je veux c'est de | je veux , c'est de |
    je voudrais , c'est de | j'aimerais , c'est de | j'ai pour projet de | j'ai l'intention de | j'ai pour objectif de | j'ai pour but de |
    je me suis promis de | je me suis fixé comme objectif de | je me suis fixé pour objectif de | j'envisage de | je réfléchis à | j'essaie de |
    j'aurais besoin de | j'aurais envie de | je rêverais de | je suis décidé à | je suis décidée à | je me suis décidé à |
    je me suis décidée à | j'ambitionne de | je pense à | comment je fais pour | comment est-ce que je peux | comment je pourrais |
    comment réussir à | comment arriver à | j'ai besoin d'aide pour | besoin d'aide pour | peux-tu m'aider à | pouvez-vous m'aider à |
    pourriez-vous m'aider à | aidez-moi à | aide-moi à | m'aider à | nous aimerions | nous voudrions | nous voulons | on voudrait |
    on aimerait | j'adorerais | j'ai hâte de | je veux enfin arriver à | il me reste à | je vais essayer de
  `,
  thats:
    "il faudrait que je | il faut que je | j'aimerais que | je voudrais que | je veux que | je voudrais un | je voudrais une | j'aimerais un | j'aimerais une | il me faudrait | j'ai besoin d'un | j'ai besoin d'une",
  fillers: `
    aussi | bien | vraiment | surtout | enfin | d'abord | juste | donc | également | absolument | simplement | seulement | ensuite | encore |
    maintenant | plutôt | alors | déjà | puis | principalement
  `,
  says: 'vous remercier | remercier | ajouter | dire que | préciser | mentionner | me présenter',
  ends: `
    parce | car | mais | puisque | et je | et j'ai | et j'aimerais | donc | sinon | même si | alors que | au lieu | depuis
  `,
  vague: `
    y | ça | cela | par là | ceci | le faire | m'y | s'y | l'y
  `,
  past: `
    après | sans | avant de | j'ai essayé de | j'essayais de | j'ai commencé à | je viens de | je me suis mis à | je me suis mise à |
    j'ai arrêté de | j'ai recommencé à
  `,
  feared: `peur de | crainte de | peur d'être`,
  others: `
    m'a demandé de | me demande de | me conseille de | me propose de | m'a proposé de | me pousse à | veut que je | dit que je devrais |
    me proposent de | m'ont proposé de | me conseillent de | m'a conseillé de | me suggère de | m'encourage à | me dit de | me disent de
  `,
  spends:
    'je passe trop | je passe des heures | je passe une | je passe deux | je passe trois | je passe mes | je passe mon temps | je perds',
  declined: `
    mais je ne veux pas | mais non | non merci | ce n'est pas pour moi | pas question | hors de question | ça ne me dit rien |
    ça ne m'intéresse pas | cela ne m'intéresse pas | très peu pour moi | mais ça ne m'intéresse pas
  `,
  postponed: `
    mais ça c'est pour plus tard | mais ce sera pour plus tard | mais plus tard | mais ce n'est pas pour tout de suite | mais ça attendra | mais ça peut attendre | mais pas maintenant | mais pas cette année
  `,
  content: `je n'ai besoin de rien | je ne veux rien | tout va bien | ça me va comme | rien à changer | je n'ai pas besoin de coaching`,
  slang: 'taf | thunes | bosser',
};

export const spanish: ClauseGrammar = {
  wants: `
    quiero | quisiera | querría | me gustaría | me encantaría | necesito | deseo | pretendo | espero | mi objetivo es | mi meta es |
    mi sueño es | tengo pensado | tengo ganas de | me propongo | he decidido | me haría ilusión | quiero poder | me gustaría poder |
    quisiera poder | cómo puedo | cómo hago para | cómo podría | aspiro a | planeo | me gustaria | quiero es | quisiera es | querría es |
    me gustaría es | necesito es | deseo es | busco es | me propongo es | mi ilusión es | mi ilusión sería | mi sueño sería |
    mi objetivo sería | mi meta sería | mi propósito es | mi intención es | mi plan es | mi idea es | lo ideal sería | estaría bien |
    sería genial | me planteo | me estoy planteando | estoy pensando en | pienso | estoy valorando | he pensado en | tengo la intención de |
    tengo intención de | tengo el propósito de | me he propuesto | me he prometido | me propuse | necesitaría | desearía | queremos |
    querríamos | nos gustaría | sueño con | intento | estoy intentando | trato de | cómo puedo hacer para | cómo hago | cómo lograr |
    cómo conseguir | necesito ayuda para | necesito que me ayuden a | me puedes ayudar a | me podrías ayudar a | me puede ayudar a |
    puedes ayudarme a | ayúdame a | ayúdenme a | me ayudas a | ayudarme a | ando buscando
  `,
  thats:
    'quiero que | me gustaría que | quisiera que | necesito un | necesito una | quiero un | quiero una | me gustaría un | me gustaría una',
  fillers: `
    también | además | realmente | solo | sólo | mucho | ya | primero | luego | ahora | simplemente | por | fin | entonces | pues | encima |
    sobre | todo | principalmente
  `,
  says: 'agradecer | dar las gracias | añadir | decir que | mencionar | presentarme',
  ends: `
    porque | pero | ya que | aunque | y me | y no | y yo | sino | puesto | y ahora | desde hace | hace años | hace meses
  `,
  vague: 'ello | eso | esto | allí | ahí | algo | hacerlo | *rlo | *rla | *rlos | *rlas',
  past: `
    intenté | tras | después de | sin | antes de | empecé a | he empezado a | comencé a | acabo de | he vuelto a | volví a
  `,
  feared: 'miedo a | miedo de | temo | temor a | me da vergüenza | me da miedo',
  others: `
    me pidió | me ha pedido | me han pedido | me aconseja | me propone | me dice que | me han ofrecido | me ofreció | me recomienda |
    me ofrece | me ofrecen | me propusieron | me aconsejan | me recomiendan | me sugiere
  `,
  spends: 'paso horas | paso demasiad* | paso dos | paso tres | me paso | pierdo',
  declined: `
    pero no quiero | ni hablar | eso no | no es para mí | no es lo mío | no me interesa | no me atrae | no me convence | no me apetece
  `,
  postponed: `
    pero eso lo dejo | pero lo dejo para | pero eso más adelante | pero más adelante | pero eso ya será | pero eso puede esperar | pero ahora no | pero todavía no | pero este año no
  `,
  content:
    'no necesito nada | no quiero nada | estoy bien así | no necesito coaching | no me hace falta nada',
  slang: 'curro | pasta | kiero | tio',
};

export const italian: ClauseGrammar = {
  wants: `
    voglio | vorrei | mi piacerebbe | ho bisogno di | desidero | intendo | spero di | sogno di | conto di | ho deciso di | sto pensando di |
    penso di | mi propongo di | il mio obiettivo è | il mio sogno è | il mio scopo è | mi interesserebbe | vorrei riuscire a |
    voglio riuscire a | voglio poter | vorrei poter | come posso | come faccio a | come potrei | voglio è | vorrei è | mi piacerebbe è |
    desidero è | mi serve è | il mio sogno sarebbe | il mio obiettivo sarebbe | il mio proposito è | il mio scopo sarebbe | il mio traguardo è |
    la mia intenzione è | la mia idea è | l'ideale sarebbe | l'obiettivo è | sarebbe bello | sarebbe l'ideale | sto valutando di |
    sto cercando di | cerco di | sto provando a | ho intenzione di | ho in mente di | ho pensato di | mi sono ripromesso di |
    mi sono ripromessa di | mi sono promesso di | mi sono promessa di | mi sono prefissato di | mi sono prefissata di |
    mi sono posto l'obiettivo di | mi sono posta l'obiettivo di | avrei bisogno di | avrei voglia di | ho voglia di | vorremmo | vogliamo |
    ci piacerebbe | ho bisogno di aiuto per | ho bisogno di una mano per | mi aiuti a | mi puoi aiutare a | mi può aiutare a | puoi aiutarmi a |
    potresti aiutarmi a | aiutami a | aiutatemi a | come posso fare per | come riuscire a | punto a | miro a
  `,
  thats:
    'vorrei che | voglio che | mi piacerebbe che | vorrei un | vorrei una | mi servirebbe un | mi servirebbe una | mi serve un | mi serve una | ho bisogno di un | ho bisogno di una',
  fillers: `
    anche | davvero | proprio | solo | però | poi | prima | finalmente | ora | adesso | magari | inoltre | invece | soltanto | tanto | molto |
    quindi | semplicemente | soprattutto | principalmente | innanzitutto
  `,
  says: 'ringraziare | ringraziarvi | aggiungere | dire che | menzionare | presentarmi',
  ends: `
    perché | ma | poiché | siccome | anche se | e mi | e non | e io | così | dato che | da mesi | da anni | da tempo | da settimane
  `,
  vague: 'ciò | quello | qualcosa | *rlo | *rla | *rli | *rle | *rci | *rne | farmi trovare',
  past: `
    ho provato a | ho cercato di | dopo | senza | prima di | dopo aver | ho iniziato a | ho cominciato a | ho appena iniziato a | ho smesso di |
    sono tornato a | sono tornata a
  `,
  feared: 'paura di | timore di | mi vergogno di | terrore di',
  others: `
    mi ha chiesto di | mi hanno chiesto di | mi consiglia di | mi propone di | mi ha proposto di | mi hanno proposto di | mi dice di |
    mi propongono di | mi offre di | mi hanno consigliato di | mi ha consigliato di | mi consigliano di | mi suggerisce di
  `,
  spends: 'passo ore | passo troppo | passo due | passo tre | passo le | perdo',
  declined: `
    ma non voglio | ma quello no | non mi interessa | non fa per me | non se ne parla | non mi va | non mi attira | non mi convince |
    ma non mi interessa
  `,
  postponed: `
    ma questo più avanti | ma più avanti | ma quello più avanti | ma questo può aspettare | ma può aspettare | ma non adesso | ma non ora | ma per ora no | ma quest'anno no | ma di questo
  `,
  content:
    'non mi serve nulla | non mi serve niente | non ho bisogno di nulla | non voglio nulla | non voglio niente | sto bene così',
  slang: 'sbatti | grana | xke | sopratutto',
};

export const portuguese: ClauseGrammar = {
  wants: `
    quero | queria | gostava de | gostaria de | adorava | adoraria de | preciso de | preciso | desejo | pretendo | espero | o meu objetivo é |
    meu objetivo é | o meu sonho é | meu sonho é | tenciono | planeio | planejo | quero conseguir | queria conseguir | gostava de conseguir |
    quero poder | queria poder | sonho em | como posso | como faço para | como consigo | estou a pensar em | estou pensando em | penso em |
    quero é | queria é | queria era | gostava era de | gostava é de | gostaria é de | gostaria era de | preciso é de | preciso é | pretendo é |
    o meu sonho era | o meu sonho seria | meu sonho era | meu sonho seria | o meu objetivo era | o meu objetivo seria | meu objetivo seria |
    a minha meta é | minha meta é | a minha ideia é | minha ideia é | o meu plano é | meu plano é | o ideal era | o ideal seria | seria bom |
    era bom | estou a ponderar | estou a considerar | estou pensando | estou a pensar | ando a pensar em | ando a pensar | ando a tentar |
    estou a tentar | estou tentando | tento | tenho intenção de | tenho a intenção de | prometi a mim mesmo | prometi a mim mesma |
    precisava de | precisaria de | precisava | queríamos | queremos | gostávamos de | gostaríamos de | sonho | estou querendo | tô querendo |
    tô precisando | estou precisando | tenho vontade de | vou tentar | preciso de ajuda para | preciso de ajuda pra | podes ajudar-me a |
    pode ajudar-me a | pode me ajudar a | me ajuda a | me ajude a | ajuda-me a | ajude-me a | como é que posso | como é que consigo |
    como conseguir | tenho de | tenho que
  `,
  thats:
    'quero que | queria que | gostava que | gostaria que | preciso de um | preciso de uma | queria um | queria uma | quero um | quero uma',
  fillers: `
    também | muito | mesmo | só | ainda | já | agora | primeiro | depois | apenas | realmente | finalmente | enfim | então | simplesmente |
    sobretudo | principalmente
  `,
  says: 'agradecer | acrescentar | dizer que | mencionar | apresentar-me | me apresentar',
  ends: `
    porque | mas | pois | embora | e eu | e não | já que | senão | porém | que eu | pra não | há meses | há anos | há muito | há tempo |
    há semanas
  `,
  vague: `
    isso | isto | aquilo | disso | nisso | lá | ali | algo | fazê-lo | *ê-lo | *ê-la | *ê-los | *ê-las | *á-lo | *á-la | *á-los | *á-las |
    *i-lo | *i-la | *i-los | *i-las
  `,
  past: `
    tentei | comecei | após | depois de | sem | antes de | comecei a | comecei há pouco a | comecei agora a | passei a | acabei de | voltei a
  `,
  feared: 'medo de | receio de | vergonha de',
  others: `
    me pediu para | pediu-me para | me aconselha a | me propôs | propôs-me | diz para | me chamou para | me chamando para | desde que eu |
    aconselha-me a | aconselham-me a | me aconselham a | me aconselhou a | aconselhou-me a | propõe-me | sugere-me | me sugere | me ofereceram |
    ofereceram-me
  `,
  spends: 'passo horas | passo duas | passo três | passo demasiado | passo muito | perco',
  declined: `
    mas não quero | não é para mim | mas não caio | nem pensar | de jeito nenhum | não me interessa | isso não me interessa |
    mas isso não quero | não me atrai
  `,
  postponed: `
    mas isso fica para | mas fica para | mas isso é conversa | mas isso é para mais tarde | mas isso é para depois | mas isso pode esperar | mas mais tarde | mas agora não | mas por agora não | mas este ano não
  `,
  content: 'não preciso de nada | não quero nada | estou bem assim | não preciso de coaching',
  slang: 'trampo | grana',
};

export const turkish: ClauseGrammar = {
  wants: 'istiyorum | isterim | isterdim | niyetindeyim | istiyom | lazım | gerekiyor | arzusundayım',
  thats: '',
  fillers: `
    aslında | ayrıca | artık | acilen | ben | şimdi | sadece | yani | işte | ya | hocam | merhaba
  `,
  says: 'teşekkür | söylemek',
  ends: 'ama | ancak | fakat | çünkü | yüzden | diye | ki | yerine | kabul',
  vague:
    'bunu | onu | şunu | oraya | orada | onunla | bununla | ona | buna | ondan | bundan | onları | bunları',
  past: 'önce',
  feared: 'korkuyorum | korkarım',
  others: 'söylüyor | söyleyenler | istiyor | öneriyor',
  declined: 'istemiyorum | istemem | ben istemiyorum | bana göre değil',
  content: 'bir şeye ihtiyacım yok | bir şey istemiyorum | halimden memnunum | her şey yolunda',
  slang: 'improve | valla | bişey | bilmiyom',
};

export const romanian: ClauseGrammar = {
  wants: `
    vreau | aș vrea | as vrea | aș dori | as dori | doresc | îmi doresc | imi doresc | mi-aș dori | mi-ar plăcea | mi-ar placea | am nevoie |
    intenționez | plănuiesc | sper | am de gând | îmi propun | obiectivul meu este | visul meu este | visez | aș prefera | cum pot | vreau e |
    vreau este | aș vrea e | aș vrea este | îmi doresc e | îmi doresc este | mi-aș dori e | mi-aș dori este | mi-ar plăcea e |
    mi-ar plăcea este | visul meu e | visul meu ar fi | obiectivul meu e | obiectivul meu ar fi | scopul meu e | scopul meu este | ținta mea e |
    ținta mea este | planul meu e | planul meu este | ideal ar fi | ar fi bine | mă gândesc | mă tot gândesc | iau în calcul | am intenția |
    mi-am propus | mi-am promis | încerc | îmi pun în gând | mi-am pus în gând | am vrea | vrem | ne-am dori | ne dorim | am dori |
    am nevoie de ajutor ca | am nevoie de ajutor | mă poți ajuta | mă puteți ajuta | ajută-mă | ajutați-mă | cum fac ca | cum aș putea |
    mi-ar prinde bine | trebuie | ar trebui | va trebui | tre' | ar cam trebui | mi-ar trebui
  `,
  thats: `
    vreau ca | aș vrea ca | aș dori ca | mi-ar plăcea ca | am nevoie de un | am nevoie de o | vreau un | vreau o | aș vrea un | aș vrea o |
    mi-aș dori ca | îmi doresc ca | doresc ca
  `,
  fillers: `
    și | foarte | mult | doar | acum | întâi | apoi | chiar | neapărat | numai | totuși | mai | tare | deci | în | sfârșit | ales
  `,
  says: 'să vă mulțumesc | să mulțumesc | să adaug | să spun că | să menționez | să mă prezint',
  ends: `
    pentru că | fiindcă | deoarece | dar | însă | deși | iar | și nu | și eu | că | altfel | de luni de | de ani de | de mult timp |
    de ceva vreme | de câțiva ani | de câteva luni
  `,
  vague: 'asta | să o | s-o | acolo | ceva | aceasta | o să | să-i * | să-l * | să îi * | să îl * | să le *',
  past: 'după | fără | înainte | am început | tocmai am | m-am apucat',
  feared: 'teamă | frică | frica | săturat',
  others: `
    insistă | mă îndeamnă | îmi propune | mi-a propus | m-a rugat | îmi zice | mi s-a oferit | zice | mă sfătuiește | mă sfătuiesc |
    îmi sugerează | îmi recomandă | mi-au propus | îmi zic
  `,
  spends: 'petrec | pierd',
  declined:
    'dar nu vreau | nu mă interesează | nu mă atrage | nu e pentru mine | nu mă tentează | asta nu vreau',
  postponed: `
    dar asta mai târziu | dar mai târziu | dar asta poate aștepta | dar mai poate aștepta | dar asta altă dată | dar nu acum | dar nu anul acesta | dar asta e pentru
  `,
  content: 'nu am nevoie de nimic | nu vreau nimic | nu am nevoie de coaching | sunt mulțumit* așa',
  slang: 'mișto | naspa | nasol',
  unmarked: { sa: 'să', si: 'și', in: 'în', cand: 'când' },
};

export const dutch: ClauseGrammar = {
  wants: `
    ik wil | wil ik | ik wil graag | wil ik graag | wil graag | ik zou graag | zou ik graag | zou graag | ik zou willen | ik ben van plan om | mijn doel is om | mijn droom is om | hoe kan ik |
    ik heb besloten om | ik droom ervan om | ik wil , is | ik hoop | mijn wens is om | het liefst zou ik | het liefst wil ik | ik moet nodig | ik moet echt | ik moet eindelijk | ik neem me voor om | wat ik wil is | ik probeer
  `,
  thats: 'ik wil dat | ik zou willen dat | het zou fijn zijn als | ik wil meer',
  fillers: `
    ook | nog | eindelijk | echt | wel | gewoon | eerst | dan | nu | daarom | vooral | toch | alleen | heel | misschien | verder | daarnaast |
    bovendien | daarvoor | daarom
  `,
  says: 'bedanken | toevoegen | zeggen dat | vermelden | mezelf voorstellen',
  ends: 'omdat | maar | want | zodat | hoewel | dus | en ik | aangezien | terwijl',
  asks: `welk* | wat | hoe | waar | wie | wanneer | waarom`,
  vague: 'het * | dat | dit | er | hem | ze | daar | iets | ermee | daarmee',
  past: 'na | zonder | sinds',
  feared: 'bang om | bang , | bang dat',
  others: 'vraagt me om | vroeg me om | raadt me aan om | wil dat ik | vindt dat ik | zegt dat ik',
  spends: 'ik besteed te | ik verlies | ik verdoe',
  declined:
    'maar dat wil ik niet | wil ik niet | is niks voor mij | is niets voor mij | ga ik niet doen | hoeft niet',
  content: `
    alles is ok | alles is oké | alles gaat goed | ik heb niks nodig | ik heb niets nodig | ik hoef niets | ik hoef niks | ik ben tevreden zo |
    ik hoef geen coaching
  `,
  fronts: `
    in | op | tot | vanaf | na | voor | vóór | bij | met | om | dit | deze | komend | komende | volgend | volgende | uiterlijk | binnen | wat | en | later | ooit | straks
  `,
  slang: 'improven | gast | chillen | vet',
};
