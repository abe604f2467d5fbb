/** Slovak: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const slovak: Language = {
  code: 'sk',
  locale: 'sk-SK',
  digraphs: false,
  capitalNouns: false,
  letters: 'áäčďéíĺľňóôŕšťúýž',
  postpositions: false,
  dates: { usual: '{day}. {month} {year}' },
  givenNames:
    'zuzana zuzka zuzke zuzkou mária marika marka janka jana janke janou katka katarína kataríne katarínou lucia lucke lucka monika petra petre petrou martina martine eva eve evou tamara sára ester rebeka karin paulína pavlína patrícia lívia klára ingrid dorota darina danka bibiana brigita antónia agáta anna anička anka aničke hana helena alena alene elena ivana ivane iveta vierka jarmila ľubica ľubka ľudmila mariana marianna miriam miroslava mirka silvia simona soňa stanislava tatiana terézia timea valéria veronika verona viktória xénia zlatica žaneta žofia dominika denisa diana dáša dagmar daniela barbora barborka beáta blanka božena bronislava andrea adriana alexandra alžbeta betka aneta nina natália nikola michaela miška natálka nikoleta lenka lenke lenkou ľuba kristína kika klaudia jolana gabriela gabika emília erika edita laura lea ema liliana renáta renata ružena karolína kamila henrieta magdaléna magda margita marta marcela ján jano janko jozef jožo jozefom peter petrom petrovi martin martinom marek marekom michal michalom milan miloš miro miroslav tomáš tomášom tomášovi juraj ďuro ďuri lukáš ladislav laco ľubomír ľuboš ľudovít marián matej matúš norbert ondrej patrik pavol paľo palo radovan rastislav rasťo róbert robo rudolf samuel samo slavomír stanislav stano štefan števo tibor vladimír vlado vladko viliam vojtech zdenko zoltán žigmund adam adamom andrej andrejom anton branislav braňo daniel dano dávid dušan eduard emil erik filip františek fero gabriel ivan igor imrich jakub kubo jaroslav jaro július karol kristián nataša oksana',
  namesakes: 'tim jana',
  nameEndings: 'u om e i ovi y a',
  stopWords:
    'a i o u s v z k mu vy on ona ono oni že som si je sme ste sú nie nebol nebola bol bola boli bolo bude budem budeme budú ďakujem chcem chce chceš chceme chcú chcela chcel rada rád by aby keby kým ktorá ktorý ktoré ktorí ktorú ktorého ktorej ktorom ktorých ktorým ktorými pretože lebo keďže keď kedy kde kam odkiaľ ako aký aká aké akú čo čoho čím čom kto koho komu než iba len až aj tiež taktiež alebo či ale avšak však lenže teda takže preto prečo ak pri pre pred cez medzi od do na po pod nad za zo vo ku so sa seba sebe sebou ma mňa mne mi mnou môj moja moje môjho mojej mojom moju mojou mojím moji mojich mojimi svoj svoja svoje svoju svojej svojho svojom svojím svojou svojich svojim svojimi ho jeho jej ich im ju ňu ním ňou nám nás nami náš naša naše vám vás váš vaša vaše ten tá to tí tie tú tej toho tom tomu tým tých tento táto toto tejto tohto tomto túto týchto tak taký taká také tam tu tuto teraz potom neskôr viac viacej menej veľmi veľa mnoho málo trochu úplne vlastne možno niekedy niekde niekto niekoho niečo nejako nejaký nejakú nejaké každý každá každé každú každom každého všetko všetci všetky všetkých všetkým má mám máme mať majú môže môžem mohla mohol mohli môžu musí musím musieť bez kvôli podľa okolo počas proti miesto aspoň najmenej celkom raz znova znovu opäť hneď ďalej ešte už zatiaľ skôr radšej dobre lepšie najlepšie lepší lepšia lepšiu lepšej väčší väčšiu sama sám samej obe obaja iný iná iné inú inej ani nič nikto nikdy žiadny žiadna žiadne žiadnu potrebujem potrebuje potrebujú prosím vďaka proste hlavne najmä predovšetkým napríklad asi práve týždenne konca konci hodiny hodín hodinu viem neviem nemám najprv najskôr takto jednu jeden jedna okrem ďalší ďalšie ďalšiu pritom zvlášť ním nej nich nimi niektoré niektorý treba oba jednou moc týždeň týždne týždňov mesiac mesiace mesiacov niekomu niekým áno každej každým vopred zakaždým najviac pár spolu vtedy nech aspoň všetkými tieto tohto našej našu',
  abbreviations:
    'napr|t.j|tj|tzn|t.z|atď|a pod|pod|i|ai|a i|aj|tzv|cca|príp|resp|max|min|hod|tel|č|ing|mgr|bc|mba|mudr|mvdr|judr|phdr|rndr|paeddr|thdr|dr|prof|doc|csc|drsc|phd|ph.d|artd|arch|dipl|sv|ul|nám|eur|mil|tis|mld|str|s.r.o|a.s|o.z|n.o|š.p|z.z|ods|odd|zák|obr|tab|roč|vyd|p|pp|r|stor|event|vrát|t.č|p.s|ps|sk|tzn|zn|ev|odb|soc|čl|kt|resp|pozn|okr|kpt|mjr|plk',
  ordinalStops: true,
  cases: true,
  linking: '',
  quotes: ['„', '“'],
  turns: {
    wish: `čo chcem | čo vlastne chcem | čo by som chcela | čo by som chcel | čo by som mala | čo by som mal | čo mám | ja chcem | ja by som chcela | ja by som chcel | ja by som | ja potrebujem | ja hľadám | ja si želám | ja si prajem | ja vlastne chcem | chcem | chcem byť | chceme | chcem aby | chcela by som | chcel by som | chceli by sme | chcela by som byť | chcel by som byť | by som chcela | by som chcel | by som chcela byť | by som chcel byť | by sme chceli | chcelaby som | chcelabysom | chcela som | chcel som | chcelo by to | potrebujem byť | rada by som | rád by som | by som rada | by som rád | by som sa rada | by som sa rád | by som si rada | by som si rád | radi by sme | by sme radi | najradšej by som | by som najradšej | radšej by som | by som radšej | radšej by sa mi | priala by som si | prial by som si | by som si priala | by som si prial | želala by som si | želal by som si | by som si želala | by som si želal | prajem si | si prajem | želám si | si želám | mojím prianím | moje prianie | moje priania | mojím želaním | moje želanie | dúfam | dúfala by som | potrebujem | potrebovala by som | potreboval by som | by som potrebovala | by som potreboval | potrebujeme | rada sa | aby som | keby som
      | by som sa .. naučila | by som sa .. naučil | by som .. našla | by som .. našiel | by som .. získala | by som .. získal | by som .. začala | by som .. začal | by som .. dokázala | by som .. dokázal | by som .. zvládla | by som .. zvládol | by som .. vedela | by som .. vedel | by som .. zlepšila | by som .. zlepšil | by som sa .. stala | by som sa .. stal | by som .. robila | by som .. robil | by som ocenila | by som ocenil | ocenila by som | ocenil by som | by som uvítala | by som uvítal | uvítala by som | uvítal by som | privítala by som | privítal by som | zišla by sa mi | zišlo by sa mi | zišiel by sa mi | hodilo by sa mi | hodila by sa mi
      | plánujem | mám v pláne | môj plán | mojím plánom | hodlám | zamýšľam | chystám sa | sa chystám | túžim | túžba | mojou túžbou | snívam o | môj sen | mojím snom | snom je | môj cieľ | mojím cieľom | moje ciele | mojimi cieľmi | cieľom je | cieľ je | ciele sú | hlavný cieľ | hlavným cieľom | mojou ambíciou | moja ambícia | mám ambíciu | môj zámer | mojím zámerom
      | pomôžte mi | pomôž mi | pomôžte mi s | pomôžte mi so | pomôžte mi pri | pomôžte mi v | pomôž mi s | pomôž mi pri | nauč ma | naučte ma | naučte ma ako | pomôžte | pomôž | pomôcť s | pomôcť pri | pomôcť mi | pomoc s | pomoc so | pomoc pri | pomoc v | podpora pri | podporu pri | podporu v | podporiť v | poraďte | poraď | poradiť s | poradiť ako | poradiť | tipy | rady | ako môžem | ako by som | ako mám | ako sa dostať | ~ako sa | ~ako si | ~ako lepšie | ~ako najlepšie | ~ako efektívne* | ~ako začať | ~ako prestať | ~ako zvlád* | ~ako zlepš* | ~ako nájsť | ~ako získať | ~ako byť | ~ako byt | čo mám robiť | čo môžem | hľadám | zháňam | mala by som | mal by som | by som mala | by som mal | mohla by som | mohol by som | musím | budem | mám záujem | mala by som záujem | mal by som záujem | zaujíma ma | ma zaujíma | zaujímalo by ma | zaujímala by ma | zaujímal by ma | láka ma | ma láka | lákalo by ma | lákala by ma | bavilo by ma | bavila by ma | mám chuť | očakávam | očakávala by som | od programu čakám | snažím sa | sa snažím | rozhodla som sa | rozhodol som sa | som sa rozhodla | som sa rozhodol | ide mi o | je pre mňa dôležité | záleží mi na | bolo by skvelé | bolo by fajn | bolo by super | bolo by dobré | bolo by pekné | teším sa na | usilujem | smerujem | prosím o | prosím | byť lepšia | byť lepší | je čas | je na čase | nastal čas | môj šéf by mal | moja šéfka by mala | môj šéf by si mal | moja šéfka by si mala | šéf by si mal | šéfka by si mala | môj šéf by ma mal | šéf by ma mal | šéfka by ma mala | kolegovia by si mali | šéf by mal | šéfka by mala | môj tím by mal | kolegovia by mali | kolegyne by mali | nech ma | nech mi | môžete mi pomôcť | môžete mi poradiť | viete mi pomôcť | viete mi poradiť | dať sa na | prihlásila som sa aby | chcem konečne | konečne chcem | ma čaká | čaká ma | chcela by | chcel by | rada by | chela by som | dozvedieť sa
      | ~naučiť | ~učiť | ~doučiť | ~zlepšiť | ~zlepšovať | ~zlepším | ~zlepšenie | ~vylepšiť | ~zdokonaliť | ~zdokonaľovať | ~rozvíjať | ~rozvinúť | ~rozvoj | ~rásť | ~rast | ~povýšenie | ~postup | ~získať | ~získavať | ~nájsť | ~hľadať | ~zohnať | ~začať | ~začínať | ~prestať | ~prestávať | ~skončiť | ~ukončiť | ~zmeniť | ~zmena | ~stať | ~mať | ~robiť | ~urobiť | ~spraviť | ~vytvoriť | ~vybudovať | ~budovať | ~založiť | ~rozbehnúť | ~otvoriť | ~spustiť | ~pripraviť | ~príprava | ~napísať | ~písať | ~spísať | ~prečítať | ~čítať | ~dokončiť | ~dorobiť | ~doštudovať | ~absolvovať | ~zložiť | ~zvládnuť | ~zvládať | ~zvýšiť | ~zvyšovať | ~navýšiť | ~znížiť | ~znižovať | ~obmedziť | ~zmierniť | ~skrátiť | ~posilniť | ~posilňovať | ~rozšíriť | ~rozširovať | ~prehĺbiť | ~prehlbovať
      | ~vyjednať | ~vyjednávať | ~dohodnúť | ~hovoriť | ~rozprávať | ~prezentovať | ~vystupovať | ~vystúpiť | ~komunikovať | ~nadviazať | ~nadväzovať | ~spoznať | ~spoznávať | ~stretnúť | ~stretávať | ~zoznámiť | ~cestovať | ~ísť | ~odísť | ~vycestovať | ~precestovať | ~presťahovať | ~odsťahovať | ~kúpiť | ~predať | ~predávať | ~ušetriť | ~našetriť | ~šetriť | ~nasporiť | ~sporiť | ~zarobiť | ~zarábať | ~cvičiť | ~športovať | ~behať | ~odbehnúť | ~zabehnúť | ~jesť | ~piť | ~fajčiť | ~oddychovať | ~oddýchnuť | ~relaxovať | ~meditovať | ~vypnúť | ~venovať | ~tráviť | ~stráviť | ~plánovať | ~naplánovať | ~organizovať | ~zorganizovať | ~usporiadať | ~riadiť | ~viesť | ~dostať | ~postúpiť | ~posunúť | ~dosiahnuť | ~publikovať | ~zverejniť | ~vydať | ~prihlásiť | ~podať | ~odovzdať | ~študovať | ~vyštudovať
      | ~prejsť | ~prestúpiť | ~vrátiť | ~osamostatniť | ~podnikať | ~odvážiť | ~prekonať | ~prekonávať | ~zbaviť | ~ubrať | ~nebáť | ~povedať | ~odmietať | ~odmietnuť | ~delegovať | ~motivovať | ~pochopiť | ~porozumieť | ~používať | ~vedieť | ~ovládať | ~ovládnuť | ~osvojiť | ~precvičiť | ~precvičovať | ~trénovať | ~natrénovať | ~pracovať | ~uspieť | ~obhájiť | ~navštíviť | ~navštevovať | ~chodiť | ~pomáhať | ~vybaviť | ~postaviť | ~vyrobiť | ~vyrábať | ~hrať | ~zahrať | ~maľovať | ~kresliť | ~variť | ~piecť | ~spievať | ~plávať | ~schudnúť | ~žiť | ~využiť | ~využívať | ~zostať | ~ostať | ~vidieť | ~aktualizovať | ~upraviť | ~prepracovať | ~nastaviť | ~najať | ~prijať | ~nabrať | ~zaučiť | ~rozoslať | ~poslať | ~posielať | ~prednášať | ~nahrať | ~natočiť | ~zorientovať | ~ujasniť | ~zistiť | ~vybrať | ~rozhodnúť | ~zamerať | ~sústrediť | ~stíhať | ~skúsiť | ~vyskúšať | ~zladiť | ~zosúladiť | ~skĺbiť | ~presadiť | ~presadzovať | ~ozvať | ~veriť | ~uplatniť | ~investovať | ~zaobstarať | ~zasadiť | ~pestovať | ~darovať | ~dobrovoľníčiť | ~kočírovať | ~šoférovať | ~poriadiť | ~ušiť | ~šiť | ~fotiť | ~udržať | ~udržiavať | ~dodržiavať | ~zariadiť | ~oddlžiť | ~dopísať | ~dopisovať | ~dočítať | ~doladiť | ~vyriešiť | ~riešiť | ~zaviesť | ~pridať | ~zapojiť | ~zúčastniť | ~zapísať | ~odoslať | ~odpovedať | ~vysvetliť | ~vysvetľovať | ~počúvať | ~načúvať | ~skákať | ~neskákať | ~neodkladať | ~odložiť | ~dať | ~dávať | ~brať | ~prevziať | ~prijímať | ~odovzdávať | ~rozdeliť | ~navrhnúť | ~ukázať | ~prejaviť | ~vyjadriť | ~vyjadrovať | ~tancovať | ~korčuľovať | ~lyžovať | ~bicyklovať | ~jazdiť | ~pliesť | ~háčkovať | ~upratať | ~upratovať | ~rekonštruovať | ~zrekonštruovať | ~splatiť | ~prenajať | ~vychovávať | ~osloviť | ~kontaktovať | ~premýšľať | ~tešiť | ~užiť | ~užívať | ~naštudovať | ~overiť | ~predstaviť | ~zaradiť | ~zabezpečiť | ~vyčistiť | ~opraviť | ~opakovať | ~podporiť | ~rozumieť | ~stihnúť | ~navštíviť
      | ~naučila | ~naučil | ~zlepšila | ~zlepšil | ~rozšírila | ~rozšíril | ~našla | ~našiel | ~získala | ~získal | ~začala | ~začal | ~dokázala | ~dokázal | ~zvládla | ~zvládol | ~vedela | ~vedel | ~dosiahla | ~dosiahol | ~posilnila | ~posilnil | ~vybudovala | ~vybudoval | ~rozvinula | ~rozvinul | ~zvýšila | ~zvýšil | ~znížila | ~znížil | ~zdokonalila | ~zdokonalil | ~prehĺbila | ~prehĺbil | ~stala | ~stal | ~mohla | ~mohol | ~dostala | ~dostal | ~mala | ~mal | ~urobila | ~urobil | ~spravila | ~spravil | ~nadviazala | ~nadviazal | ~zvládala | ~zvládal | ~viac | ~menej | ~lepší | ~lepšia | ~lepšie | ~väčší | ~väčšia | ~vyšší | ~vyššia | ~nový | ~nová | ~nové | ~novú | ~konečne | ~zistila | ~zistil | ~ujasnila | ~vybrala | ~vybral | ~pochopila | ~pochopil | ~spoznala | ~spoznal | ~zmenila | ~zmenil | ~napísala | ~napísal | ~kúpila | ~kúpil | ~naučím | ~nájdem | ~získam | ~začnem | ~prestanem | ~radšej | ~skôr | ~najradšej | mám sen | mám víziu | mám za cieľ | dala som si za cieľ | dal som si za cieľ | stanovila som si | stanovil som si | predsavzala som si | predsavzal som si | moje predsavzatie | mojím predsavzatím | mojou snahou | mojou métou | do budúcna by som | v budúcnosti by som | časom by som | raz by som | najviac by som | uvažujem o | uvažujem nad | premýšľam o | premýšľam nad | rozmýšľam o | rozmýšľam nad | zvažujem | chce sa mi | chcelo by sa mi | kiežby | hľadám pomoc | hľadám radu | potrebujem pomoc | potrebujem radu | potrebujem poradiť | potrebovala by som poradiť | potreboval by som poradiť | neviem ako sa | neviem ako si | vysnívala som si | vysníval som si | pomohlo by mi | pomohla by mi | pomohol by mi | potešilo by ma | potešila by ma | potešil by ma | páčilo by sa mi | páčila by sa mi
      | ~prihlásila | ~prihlásil | ~zapísala | ~zapísal | ~presťahovala | ~presťahoval | ~vrátila | ~vrátil | ~prešla | ~prešiel | ~odišla | ~odišiel | ~ušetrila | ~ušetril | ~našetrila | ~našetril | ~zarobila | ~zarobil | ~prečítala | ~prečítal | ~otvorila | ~otvoril | ~založila | ~založil | ~rozbehla | ~rozbehol | ~spustila | ~spustil | ~vytvorila | ~vytvoril | ~pripravila | ~pripravil | ~prestala | ~prestal | ~schudla | ~schudol | ~zabehla | ~zabehol | ~posunula | ~posunul | ~postúpila | ~postúpil | ~zorganizovala | ~zorganizoval | ~zverejnila | ~zverejnil | ~osamostatnila | ~osamostatnil | ~prekonala | ~prekonal | ~zbavila | ~zbavil | ~zložila | ~zložil | ~osvojila | ~osvojil | ~využila | ~využil | ~zladila | ~zladil | ~skĺbila | ~skĺbil | ~presadila | ~presadil | ~uplatnila | ~uplatnil | ~dorobila | ~dorobil | ~vyriešila | ~vyriešil | ~vyjednala | ~vyjednal | ~precestovala | ~precestoval
      | ~zrekonštruovať | ~prerábať | ~vysporiadať | ~odbúrať | ~odbúravať | ~zapracovať | ~zapracovať sa | ~premeniť | ~pretaviť | ~dotiahnuť | ~dobehnúť | ~nadobudnúť | ~zužitkovať | ~zúročiť | ~naštartovať | ~pozdvihnúť | ~pilovať | ~vypilovať | ~vycibriť | ~otužovať | ~adoptovať | ~vychovať | ~vytrénovať | ~zbohatnúť | ~zvoliť | ~odhodlať | ~zapôsobiť | ~vyniknúť | ~prelomiť | ~prestaviť | ~porovnať | ~zhodnotiť | ~vymyslieť | ~vymaniť | ~zapojiť sa | ~pripojiť | ~vstúpiť | ~zaspať | ~vyspať | ~spať | ~vstávať | ~pestovať | ~zarábať viac`,
    trouble: `neviem si | nedokážem | nezvládam | nestíham | neviem | netuším | nemám tušenie | nemám predstavu | nemám jasno | nemám plán | nemám poňatia | nemám šajnu | nemám čas | nemám dosť | nemám odvah* | nemám sebavedom* | nemám skúsenost* | nemám kontakt* | nemám žiadn* kontakt* | nemám síl* | nemám energi* | bojím sa | sa bojím | bojím | strach | obavy | obávam | trápi ma | ma trápi | štve ma | ma štve | prekáža mi | vadí mi | mi vadí | je pre mňa ťažké | je pre mňa náročné | je pre mňa problém | ťažko sa mi | problém | problémy s | problémy pri | problémy so | mávam problém* | ťažkosti | trému | bojujem s | bojujem so | zápasím s | ide mi zle | nejde mi | mi nejde | nejde | nejdú | nedarí | nedari | chýba | chýbajú | absentuje | robí mi problém | robia mi problém
      | cítim sa | sa cítim | pripadám si | nervózn* | znervózňuje ma | ma znervózňuje | hanbím sa | sa hanbím | stresuje ma | ma stresuje | v strese | preťažen* | zahlten* | vyčerpan* | unaven* | vyhor* | vyhoren* | straten* | nie som si ist* | si nie som ist* | nie som dosť | nie som dobr* | nie som spokojn* | nespokojn* | neodvážim | netrúfam | netrúfnem | nebaví | nebavi | neznášam | nenávidím | zasekl* | zaseknut* | uviazl* | uviaznut* | tápem | plácam sa | príliš veľa | priveľa | veľa práce | málo času | málo zarábam | zarábam málo | zle zarábam | nikdy nemám | odkladám | vyhýbam sa | sa vyhýbam | panikárim | zamrznem | zasekávam sa | červenám | neist* | skáču mi do reči | skáču do reči | skáče do reči | prerušujú | prerušuje | nepočúva* | neberie .. vážne | neberú .. vážne | neberie vážne | neberú vážne | prehliada* | zle sa sústre* | nesústred* | neviem sa sústred* | nudím sa | sa nudím | nuda | nechápem ako | nerozumiem ako | pochybujem o sebe | neverím si | si neverím | málo sebavedomia | nemám motiváciu | bezradn* | zmäten* | nesebavedom* | hanbliv* | viazne | je slab* | je zlá | je zle | nie je dobr* | nie je dostatočn* | nestačí | nestaci | potýkam sa | mám blok | mám problém | nevychádzam s | nevychádzam so | neviem vyjsť s | nerozumieme si s | vyčerpáva ma | ma vyčerpáva | unavuje ma | ma unavuje | hnevá ma | ma hnevá | mrzí ma | ma mrzí | frustruje ma | ma frustruje | frustrovan* | nemám priestor | nemám s kým | nemám koho | nemám komu | podceňujem sa | sa podceňujem | neverím v seba | zabúdam | meškám | strácam sa v | strácam prehľad | strácam motiváciu | nevládzem | nezvládnem | som introvert* | chaos v | zmätok v | mám chaos | mám zmätok | ťažko zvládam | ťažko znášam | zle znášam | nikto ma neberie | necítim sa | sa necítim | stojím na mieste | stagnujem | trčím v | nikam sa neposúvam | neposúvam sa | nemám kam rásť | nemám sa kam posunúť | nestačím`,
    past: `zarábam | *la$ som | *l$ som | som .. *la$ | som sa *l$ | som si *l$ | som *il$ | som *al$ | som *oval$ | som *el$ | som bol | som mal | *li$ sme | sme *li$ | sme sa *li$ | sme si *li$ | sme tam *li$ | bola povýšen* | bol povýšen* | pred rokmi | pred rokom | pred dvoma rokmi | pred dvomi rokmi | pred tromi rokmi | pred troma rokmi | pred piatimi rokmi | pred mesiacom | pred časom | kedysi | predtým | vtedy | v minulosti | minulý rok | minulý mesiac | minulý týždeň | vlani | minulého roku | predvlani | v predchádzajúcej práci | v minulej práci | v bývalej práci | bývalá | bývalý | narodila | narodil | vyrastala | vyrástla | vyštudovala | vyštudoval | mám vyštudovan* | po štúdiu | po štúdiách | po škole | pôvodne | mám za sebou | už mám hotov* | mi bolo | mi ponúkli | mi povedali | ma povýšili | povýšili ma | ma vyhodili | ma prepustili | prepustili ma | doštudovala | absolvovala | absolvoval | som prešl* | som prišl* | som odišl* | som našl* | prišla som`,
    aside: `pretože chcem | pretože by som chcela | pretože by som chcel | pretože potrebujem | pretože | lebo chcem | lebo by som chcela | lebo potrebujem | lebo | keďže | nakoľko | bo | aj keď | hoci | napriek tomu že | zatiaľ čo | potom čo | po tom čo | po tom ako | potom ako | keď som | keď mi bolo | odkedy | od kedy | od toho času | odvtedy | vďaka tomu | vďaka čomu | vďaka | kvôli | vzhľadom | než som | kým som | kde som | kde pracujem | kde by som | v ktorej by som | v ktorom by som | v ktorých by som | ktorá by ma | ktorý by ma | ktoré by ma | ktoré by mi | ktorá by mi | ktorý by mi | pri ktorej by som | s ktorou by som | ktorá je | ktorý je | ktoré je | ktoré sú | ktorá mi | ktorý mi | ktorí mi | ktorí | aby som mohla | aby som mohol | aby som sa mohla | aby som sa mohol | aby som si mohla | aby som si mohol | aby som nemusela | aby som nemusel | aby som potom | aby som raz | aby som bola schopná | aby sme mohli | aby sme | aby mi | aby nám | aby to | takže | tým pádom
      | chcela by som sa predstaviť | chcel by som sa predstaviť | rada by som sa predstavila | rád by som sa predstavil | dovoľte mi predstaviť | aby som sa predstavila | niečo o mne | pár slov o mne | k veci
      | manžel* si myslí | manžel* hovorí | manžel* tvrdí | manžel* .. by som mal* | muž si myslí | muž hovorí | muž .. by som mal* | partner* si myslí | partner* hovorí | partner* .. by som mal* | priateľ si myslí | priateľ hovorí | priateľ .. by som mal* | frajer .. by som mal* | mama hovorí | mama si myslí | mama .. by som mal* | mamina .. by som mal* | otec .. by som mal* | rodičia hovoria | rodičia si myslia | rodičia .. by som mal* | svokra .. by som mal* | šéf hovorí | šéf si myslí | šéf tvrdí | šéf .. by som mal* | šéfka hovorí | šéfka si myslí | šéfka .. by som mal* | kamarát* .. by som mal* | kolegyňa .. by som mal* | ľudia hovoria | všetci hovoria | ľudia o mne hovoria | syn by mal | syn .. mal | dcéra .. mala | deti .. mali | manžel .. mal | manžel .. mala | manželka .. mala | partner .. mal | partner .. mala | priateľ .. mal | priateľ .. mala | môj syn .. mal | moja dcéra .. mala | moje deti .. mali | môj manžel .. mal | môj muž .. mal | môj partner .. mal | brat .. mal | sestra .. mala | mama .. mala | syn sa má | dcéra sa má | syn by sa mal | dcéra by sa mala | to sa musí zmeniť | to by sa malo zmeniť | dcéra hovorí | dcéra mi hovorí | dcéra .. by som mal* | syn hovorí | syn mi hovorí | syn .. by som mal* | svokra hovorí | svokra si myslí | rodičia .. by som | rodičia tlačia | rodičia chcú aby | rodičia ma tlačia | rodina hovorí | rodina si myslí | rodina .. by som mal* | priateľka hovorí | priateľka si myslí | sestra hovorí | sestra .. by som mal* | brat hovorí | brat .. by som mal* | vedúca hovorí | vedúca si myslí | vedúci hovorí | vedúci si myslí | mentorka hovorí | učiteľ* hovorí | okolie hovorí | okolie si myslí | všetci mi hovoria | všetci mi radia | každý mi hovorí | mama chce aby | mama mi hovorí | manžel chce aby | manžel mi hovorí | muž mi hovorí | otec chce aby | šéf chce aby | šéfka chce aby | keď im nemôž* | keď nemôž* | keď mi nemôž* | keď nemám peniaze | keď nemám čas | keď na to nemám`,
    exclude: `nechcem ale | nechcem však | nechcela by som ale | nechcel by som ale | nechcela by som však | nechcem | nechceme | už nechcem | nechcela by som | nechcel by som | by som nechcela | by som nechcel | nechcela | nechcel | nerada by som | nerád by som | by som nerada | by som nerád | neprajem si | si neprajem | neželám si | si neželám | nepotrebujem | nemám záujem | nezaujíma ma | ma nezaujíma | nezaujímajú ma | ma nezaujímajú | nehľadám | neplánujem | nemám v pláne | nehodlám | netúžim | nestojím o | neláka ma | ma neláka | v žiadnom prípade | za žiadnu cenu | rozhodne nie | určite nie | hlavne nie | len nie | iba nie | okrem | s výnimkou | namiesto | miesto toho aby | nie | ani | bez | nikdy | žiadn* | nevidím sa | radšej nie | nič s | už nikdy | odmietam | nebudem | nemienim | nechcem už | netreba mi | mi netreba | nemám chuť | nebaví ma robiť | nemám v úmysle | rozhodne nechcem | určite nechcem | hlavne nechcem | len nechcem | ale to nechcem | radšej bez`,
    harmless: `nielen | nie len | nie iba | hovoriť nie | povedať nie | vysloviť nie | hovoriť "nie" | povedať "nie" | vedieť nie | hovorenie nie | hovoriť častejšie nie | povedať aj nie | častejšie nie | prečo nie | alebo nie | či nie | ešte nie | zatiaľ nie | nie som | som nie | nie je | nie sú | nie sme | nie si | nie ste | nie vždy | nie dosť | nie tak | nie veľmi | nie príliš | nie moc | áno nie | áno alebo nie | nemám žiadn* | nemám .. žiadn* | žiadn* .. nemám | nemám ani | nevidím žiadn* | neviem ani | ani neviem | ani ako | ani kde | ani trochu | nikdy nemám | nikdy nestíham | nikdy som | som nikdy | nikdy sa mi | nikdy neviem | nikdy ma | ma nikdy | nikdy nepočúva* | nikto ma | ma nikto | nikoho nepoznám | bez stresu | bez trémy | bez strachu | bez nervozity | bez obáv | bez poznámok | bez skúsenost* | bez praxe | bez vzdelania | bez maturity | bez titulu | bez diplomu | bez nadčasov | bez výčitiek | bez problémov | bez chýb | bez prípravy | bez práce | bez hanby | bez ohľadu | bez cudzej pomoci | bez pomoci | nič ma nebaví | nič moc | nie preto | nie kvôli | nie každ* | nikdy v živote | nič iné než | nič iné ako | nikdy nie je neskoro | nie je neskoro | nie len tak | bez toho aby som | ak nie | skôr či neskôr | nič viac než | bez rizika | bez kriku | bez hnevu | bez prestávky | bez zbytočného | bez čítania | bez papiera | bez titulkov | bez prekladača | bez akcentu | bez prízvuku`,
    unwanted: `stres* | nadčas* | nervoz* | nervózn* | prokrastin* | odklada* | vyhor* | strach* | báť | tréma | trémy | trému | úzkost* | únav* | unaven* | preťažen* | prepracov* | vyčerpan* | sama | osamel* | chaos* | chaotick* | rozptyľ* | rozptýl* | neskoro | víkend* | panik* | panikár* | neviditeľn* | prehliad* | nezamestnan* | podhodnoten* | podplaten* | pochyb* | perfekcionis* | perfekcioniz* | hanbliv* | neist* | zbytočn* | hádk* | hádať | preruš* | závislá na | zahlten* | nesmel* | ticho | potichu | mlčať | mlčím | v úzadí | v pozadí | v kúte | stagnov* | stagnác* | meškať | meškan* | neusporiad* | nuda | nudiť | frustr* | hnevať | hnev | výbušn* | bojazliv* | ustráchan* | dlhy | zabúdať | ponocov* | závidieť | utiahnut*`,
    but: `ale | avšak | lenže | naopak | namiesto toho | miesto toho | no radšej | no rada | no chcem | no chcela`,
    and: `a | i | aj | & | plus | tiež | taktiež | ďalej | potom | zároveň | navyše | a tiež | a aj | a zároveň | a ďalej | ako aj`,
    between: 'medzi',
    order: `napíš* .. báseň | napíš* .. básničk* | napíš* .. pieseň | napíš* .. pesničk* | napíš* .. vtip* | napíš* .. príbeh | napíš* .. rozprávk* | napíš* .. esej* | napíš mi | napíšte mi | povedz .. vtip* | povedz mi | povedzte .. vtip* | rozprávaj | vyrozprávaj | prelož | preložte | prelož .. do | zhrň | zhrňte | zosumarizuj | aké je hlavné mesto | hlavné mesto | aké je počasie | ako je vonku | aké bude počasie | koľko je hodín | kto si | čo si zač | si robot | si bot | si človek | odpovedz iba | odpovedaj iba | odpovedz len | odpovedaj len | odpovedz | odpovedaj | pozdrav ma | povedz ahoj | povedz len | vypíš | vypíšte | vytlač | zobraz | daj mi recept | napíš recept | recept na | vyrieš | vypočítaj | spočítaj | napočítaj | počítaj do | zopakuj | opakuj | opakuj po mne | naprogramuj mi | napíš* kód | napíš* program | napíš* skript | napíš* funkciu | napíš* iba | napíš* len | zaspievaj | spievaj | zarýmuj | vygeneruj | vymysli .. báseň | vymysli .. vtip* | koľko je | napíš* .. list | napíš* .. článok | napíš* .. uvítac* | nakresli | nakreslite | vymysli | vymyslite | odporuč .. film* | odporuč .. recept* | prepíš | oprav .. text | oprav .. kód | preveď | zoraď | vysvetli .. kvantov* | uveď .. príklad kódu | zahraj sa | hrajme | poď sa hrať`,
    attack: `ignoruj* .. inštrukc* | ignoruj* .. pokyn* | ignoruj* .. príkaz* | ignoruj* .. všetk* | ignoruj* .. predchádzaj* | ignoruj* .. predošl* | ignoruj* .. pravid* | ignoruj* .. prompt* | zabudni* .. pokyn* | zabudni* .. inštrukc* | zabudni* .. všetk* | zabudni* .. predchádzaj* | zabudni* .. predošl* | zabudni* .. pravid* | nedbaj .. pokyn* | nedbaj .. inštrukc* | neriaď sa | nepočúvaj .. pokyn* | obíď .. pravid* | poruš .. pravid* | systémov* prompt* | systémov* pokyn* | systémov* inštrukc* | systémov* správ* | system prompt* | tvoj prompt | svoj prompt | tvoje inštrukcie | svoje inštrukcie | tvoje pokyny | svoje pokyny | odteraz si | teraz si | od teraz si | odteraz budeš | si teraz | správaj sa ako | vystupuj ako | predstieraj | tvár sa ako | hraj rolu | hraj úlohu | konaj ako | ako umelá inteligencia | ako jazykový model | si chatgpt | si pirát* | si umelá inteligencia | nové inštrukcie | nové pokyny | vypíš .. prompt* | ukáž .. prompt* | ukáž .. inštrukc* | prezraď | vyzraď | heslo | heslá | api kľúč* | namiesto toho napíš* | namiesto toho vypíš | namiesto toho odpovedz | miesto toho napíš* | namiesto cieľov | nepíš .. ciele | nepíš žiadn* | iba slovo | len slovo | vypíš slovo | napíš slovo | ignore .. instruction* | ignore .. previous | ignore .. prompt | you are now | jailbreak* | act as | hacked | koniec vstupu | vývojársk* režim* | ignoruj vyššie | ignoruj text vyššie | ignoruj nasledujúc* | neber do úvahy .. pokyn* | neber do úvahy .. inštrukc* | prestaň písať ciele | zmeň svoju úlohu | tvoja nová úloha | tvojou úlohou je teraz | prepni sa do | bez obmedzení odpovedaj | ukáž mi svoje pokyny | zopakuj .. pokyny | zopakuj .. inštrukcie | vypíš .. pokyny | vypíš .. inštrukcie | zabudni že si | nový systémový | admin režim | režim administrátora | správca systému`,
    nothing: `ani | nič | nič ma | nemám | žiadn* | nie | nechcem | nepotrebujem | neprajem | neželám | si | ďakujem | ďakujeme | vďaka | dik | díky | veľká | pekne | ahoj | ahojte | čau | čaute | čauko | nazdar | servus | zdravím | dobrý | dobré | dobrú | noc | deň | dni | ráno | popoludnie | večer | pekný | pekné | pekného | krásny | krásne | prajem | test | skúšam | skúška | testujem | testovací | testovacia | text | ok | okej | oukej | áno | hej | jasné | no | zatiaľ | momentálne | aktuálne | teraz | v | vo | tejto | tomto | túto | chvíli | chvíľu | okamihu | súčasnosti | dobe | prianie | priania | želanie | želania | želaní | cieľ | ciele | cieľov | želám | všetko | všetkým | všetky | všetci | všetkého | poriadku | dobre | mám | ma | nám | sa | fajn | super | prázdn* | preskoč* | preskakuj* | nevypĺňam | netreba | treba | bez | odpovede | komentára | komentár | poznámky | otázky | otázok | otázka | veľmi | s | so | pozdravom | pozdrav | na | dovidenia | videnia | do | maj | majte | ako | máte | máš | darí | vám | ti | vás | ťa | dúfam | že | počasie | nerozumiem | nechápem | tomu | to | je | som | tu | tam | dnes | u | mňa | mne | mi | nope | none | nothing | n | a | i | aj | tiež | x | k | lorem | ipsum | bla | blabla | abc | xxx | haha | hahaha | hm | hmm | ehm | len | tak | už | ešte | naozaj | vlastne | proste | konkrétne | konkrétneho | konkrétny | zvláštne | zvláštneho | špeciálne | špeciálneho | iné | iného | viac | teda | asi | milí | milá | milý | vážení | šťastné | veselé | sviatky | vianoce | nový | rok | nenapadá | napadá | odmietam odpovedať | vynechať | vynechávam | sú | nie sú | nie je | najlepšie | ma nič | žiadny | žiadne | zbytočné | nateraz | nezáleží | neviem o ničom | bohužiaľ | žiaľ | zdravíčko | zdar | nič extra | extra | nula | nemám záujem | nezáujem | pass | nevyplnené | bodka | pekný deň | dovi | pápá | papa | všetko v poriadku | stačí | takto | spokojná | spokojný`,
    self: `ja | mňa | mne | ma | mi | mnou | môj | moja | moje | moju | mojej | môjho | mojom | mojím | mojou | moji | mojich | mojim | mojimi | som | mám | sme | nás | nám | náš | naša | naše`,
    filler: `zmeniť | skúsiť | pochopiť | zistiť | uspieť | rásť | svet | svete | sveta | svetom | plán | plánu | plánom | pláne | finančne | mentoring* | mentorom | mentorkou | mentor | mentorka | program | programu | pokrok | dosiahnuť | zlepšiť | zlepšovať | zlepšenie | zlepším | vylepšiť | zdokonaliť | lepší | lepšia | lepšie | lepšiu | lepšieho | lepšej | lepším | lepšou | príprava | prípravu | prípravou | prípravy | príprave | dobre | dobrá | dobrý | dobré | nový | nová | nové | nového | novú | novej | nových | novým | naučiť | naučím | učiť | učenie | rozvíjať | rozvinúť | rozvoj | rozvoji | rozvoja | zručnosti | zručnosť | zručností | zručnostiach | schopnosť | schopnosti | schopností | znalosti | znalosť | znalostí | vedomosti | vedomostí | v | vo | na | s | so | sa | si | k | ku | o | u | z | zo | do | od | po | za | pre | pri | pred | bez | a | i | aj | alebo | tiež | ale | viac | viacej | menej | veľmi | veľa | trochu | naozaj | skutočne | konečne | ako | čo | že | aby | by | som | chcem | chcela | chcel | rada | rád | prajem | želám | potrebujem | prosím | pomoc | pomôcť | pomôžte | podpora | podporu | môj | moja | moje | moju | svoj | svoja | svoje | svoju | svojej | svojho | svojich | svojím | cieľ | ciele | cieľom | prianie | vec | veci | oblasť | oblasti | téma | spôsob | zvládať | zvládnuť | získať | získavať | mať | vedieť | dokázať | môcť | mohla | mohol | môžem | začať | začínať | prestať | stať | cítiť | cítim | je | sú | bolo | nie | nebyť | čokoľvek | hocičo | budúci | budúceho | tento | tohto | rok | roku | roka | mesiac | mesiaca | mesiace | mesiacov | týždeň | týždne | týždenne | konca | koniec | počas | posilniť | posilňovať | zvýšiť | zvyšovať | vybudovať | budovať | rozšíriť | prehĺbiť | urobiť | spraviť | robiť | pracovať | práca | práce | práci | prácu | pripraviť | používať | ďalej | stále | neustále | často | niekedy | možno | proste | vlastne | asi | hlavne | predovšetkým | najmä | ťažké | ťažko | strach | bojím | neviem | nedokážem | mám | mi | ma | mňa | mne | profesijne | profesijný | profesionálne | osobný | osobne | súkromne | momentálne | napríklad | kde | kto | ktorá | ktorý | ktoré | nič | zvláštneho | niečo | nejako | nejaký | efektívne | správne | istejšia | istejší | nezávisl*`,
    slang: `nechcem | nechceme | nechcela | nechcel | nerada | nepotrebujem | fakt | fakticky | kámo | kamo | vole | ty vole | hustý | hustá | husté | mega | super | supr | cool | lol | omg | wtf | btw | asap | pls | plz | prosím ťa | prosimta | makať | makám | makačka | nasra* | sraní* | sračk* | hovno | kurv* | kurn* | do riti | do prdele | rit | blb* | debil* | idiot* | kretén* | hrozne | strašne | šialene | totálne | furt | bo | fakt že | tak nejak | nejak tak | akože | vlastne ako | šéf | šéfa | šéfovi | šéfom | šéfka | šéfkou | šéfke | šéfku | hele | hej | jasné | jasne | dik | neznášam | nenávidím | prachy | prachov | love | keš | bejt | fachu | fachať | fachčiť | robiť ako kôň | ozaj | hento | jaj | joj | uff | fuha | ježiši | preboha | improv* | improvnúť | confident | skills | skill | robiť skills | vibes | cringe | chill | čilovať | čilujem | hustokrut* | mrte | pecka | bomba | drbn* | jebn* | posr* | blbo | kokot* | pič* | šit | shit | fuck* | makám ako | kvantum | kopec | hodky | proste že | ozaj že`,
    statement: `som | sme | je | sú | bola | bol | bolo | mám | máme | má | pracujem | pracujeme | robím | robím ako | žijem | žijeme | bývam | študujem | volám sa | volám | pochádzam | chodím | pôsobím | vediem | učím | hovorím | mávam | rada varím | vyučujem | zarábam | riadim | spravujem | starám sa | vychovávam | učím sa | mávam | ovládam | vlastním | zastávam | zamestnaná | zamestnaný | dochádzam`,
    now: 'teraz | momentálne | aktuálne | zatiaľ | v súčasnosti | dnes',
    learn: `nauč* | učiť | učím | učenie | doučiť | kurz | kurzu | kurzy | kurzov | kurzom | školenie | školenia | školení | preškol* | vzdel* | dovzdel* | sebavzdel* | znalost* | vedomost* | zlepš* | vylepš* | zdokonal* | zdokonaľ* | prehĺb* | prehlb* | programov* | základy | základom | pokročil* | začiatoč* | certifik* | ovlád* | osvoj* | študov* | štúdium | štúdiu | štúdia | trénov* | tréning* | zručnost* | vedieť | precvič* | skill* | zvládn* | zvládať | pochopiť | porozumieť | začať s | práca s | prácu s | práci s | pracovať s | pracovať v | rekvalifik* | kvalifik* | bootcamp* | osvojenie | samouk* | samoštúd* | naštudovať | prednášky | webinár* | e learning* | elearning* | doškol* | zaškol* | zaučiť | základy | začať s | vyškol*`,
    certificate: `certifik* | skúška | skúšku | skúšky | skúškou | skúške | skúšok | atest* | diplom* | osvedč* | štátnic* | štátn* skúšk* | maturit* | skúškou | skúškam | certifikát* | licenci* | osvedčen* | rigoróz* | atestáci*`,
    become: `možno ako | napr ako | napríklad ako | ideálne ako | najlepšie ako | najradšej ako | ideálne do | najlepšie do | najradšej do | radšej do | robiť | robila | robil | vrátiť sa do | vrátiť do | stať sa | stať | stala | stal | stanem sa | byť | prejsť | prechod | prestúpiť | prestup* | zmeniť odbor | rekvalifik* | preškol* | pracovať ako | pracovať v | pracovať vo | práca v | prácu v | práca ako | prácu ako | prejsť do | do odboru | pozíc* | rola | rolu | role | roly | úlohu | vstúpiť do | dostať sa do | dostať sa k | dostať sa ku | presadiť sa v | uplatniť | živiť sa | kariéru v | kariéra v | miesto v | miesto ako | začať v | začať ako | vypracovať sa | na post | post | vyučiť | učiť deti | učiť na | učiť v škol* | dostať sa na pozíc* | robiť ako | zamestnať sa v | zamestnať sa vo | pôsobiť ako | pôsobiť v`,
    outOfReach: `ceo | generáln* riaditeľ* | milión* | milion* | milionár* | miliardár* | miliard* | prezident* | premiér* | majsterk* sveta | majster sveta | majsterkou sveta | bohatá | bohatý | zbohatn* | slávna | slávny | slávnou | nobelov* | astronaut* | kozmonaut* | cez noc | zo dňa na deň | dokonal* | perfektn* | rodený hovoriaci | rodená hovoriaca | native speaker | bestseller* | najlepšia na svete | najlepší na svete | svetov* rekord* | olympi* | googl* | člen* predstavenstv* | do predstavenstv* | do dôchodku | miliónov* | eurokomisár* | ministerk* | minister | ministrom | ministerkou | oscar* | grammy | nobel* | vrcholov* atlét* | svetoznám* | svetov* jednotk* | najbohatš* | za víkend | za pár dní | za týždeň plynule`,
    person: `pani | pán | pána | pánovi | pánom | slečna | volám sa | moje meno | meno | manžel | manžela | manželom | manželovi | manželka | muž | muža | mužom | dcéra | dcéru | dcérou | dcére | dcéry | syn | syna | synom | synovi | kamarátka | kamarátkou | kamarátke | kamarát | kamarátom | priateľ | priateľom | priateľka | frajer | frajerom | s pozdravom | svokra`,
    private: `depres* | diagnóz* | choroba | choroby | chorobu | chorobou | chorá | chorý | ochoren* | rakovin* | adhd | autiz* | autis* | asperger* | skleróz* | postihnut* | hendikep* | invalid* | terapi* | psychiatr* | lieky | liekov | liečb* | tehoten* | tehotn* | rozvod* | rozved* | potrat* | chronick* | bipolár* | trauma* | závisl* | alkohol* | dlh | dlhy | dlhov | exekúc* | hiv | epileps* | migrén* | panick* | úzkost* | cukrovk* | šikan* | lieči* | hospitaliz* | operáci* | operovan* | onkolog* | nádor* | porucha pozornosti | porucha | dyslex* | dyskalkul* | bulími* | anorexi* | ppp | vyhorela som psychicky | psychick* problém* | psychick* ťažkost* | úmrti* | pohreb* | násili* | týran* | väzen* | hypoték* | rozchod* | rozišl*`,
    lastVerb: '',
    own: `môj | moja | moje | moju | mojej | môjho | môjmu | mojom | mojou | mojím | moji | mojich | mojim | mojimi | svoj | svoja | svoje | svoju | svojej | svojho | svojmu | svojom | svojou | svojím | svojich | svojim | svojimi | náš | naša | naše | našu | našej | nášho | našom`,
    loose: `naučila | naučil | zlepšila | zlepšil | rozšírila | rozšíril | našla | našiel | získala | získal | začala | začal | dokázala | dokázal | zvládla | zvládol | vedela | vedel | dosiahla | dosiahol | posilnila | posilnil | vybudovala | vybudoval | rozvinula | rozvinul | zvýšila | zvýšil | znížila | znížil | zdokonalila | zdokonalil | prehĺbila | prehĺbil | stala | stal | mohla | mohol | dostala | dostal | mala | mal | urobila | urobil | spravila | spravil | nadviazala | nadviazal | zvládala | zvládal | naučila sa | naučil sa | zlepšila si | zlepšil si | zlepšila sa | rozšírila si | rozšíril si | našla si | našiel si | získala si | začala si | zvýšila si | zdokonalila sa | nielen | hlavne | chcem | a | i | aj | alebo | tiež | taktiež | konečne | im | ho | ju | jej | ich | mi | ma | zistila | zistil | vybrala | vybral | ujasnila | pochopila | pochopil | spoznala | spoznal | zmenila | zmenil | napísala | napísal | kúpila | kúpil | *ila$ | *ala$ | *ula$ | prosím | možno | proste | vlastne | niekedy | potom | ďalej | ale | skôr | len | iba | cieľ | ciele | môj cieľ | moje ciele | prianie | že | aby | to | tam | tu | skoro | čoskoro | naozaj | fakt | teda | takže | najprv | najskôr | po prvé | po druhé | po tretie | napríklad | napr | cca | asi | najmä | predovšetkým | rada | rád | by | som | tak | tým | ideálne | najlepšie | určite | raz | ešte | už | znova | znovu | zároveň | navyše | dokonca | no | najradšej | radšej | hneď | tento rok | ako | nech | sa *la$ | sa *ol$ | sa *al$ | sa *il$ | sa *el$ | sa konečne *la$ | sa konečne *ol$ | sa konečne *al$ | sa konečne *il$ | sa konečne *el$ | sa už *la$ | sa už *ol$ | sa už *al$ | sa už *il$ | sa už *el$ | sa tiež *la$ | sa tiež *ol$ | sa tiež *al$ | sa tiež *il$ | sa tiež *el$ | sa raz *la$ | sa raz *ol$ | sa raz *al$ | sa raz *il$ | sa raz *el$ | sa časom *la$ | sa časom *ol$ | sa časom *al$ | sa časom *il$ | sa časom *el$ | sa lepšie *la$ | sa lepšie *ol$ | sa lepšie *al$ | sa lepšie *il$ | sa lepšie *el$ | sa viac *la$ | sa viac *ol$ | sa viac *al$ | sa viac *il$ | sa viac *el$ | sa aj *la$ | sa aj *ol$ | sa aj *al$ | sa aj *il$ | sa aj *el$ | sa postupne *la$ | sa postupne *ol$ | sa postupne *al$ | sa postupne *il$ | sa postupne *el$ | si *la$ | si *ol$ | si *al$ | si *il$ | si *el$ | si konečne *la$ | si konečne *ol$ | si konečne *al$ | si konečne *il$ | si konečne *el$ | si už *la$ | si už *ol$ | si už *al$ | si už *il$ | si už *el$ | si tiež *la$ | si tiež *ol$ | si tiež *al$ | si tiež *il$ | si tiež *el$ | si raz *la$ | si raz *ol$ | si raz *al$ | si raz *il$ | si raz *el$ | si časom *la$ | si časom *ol$ | si časom *al$ | si časom *il$ | si časom *el$ | si lepšie *la$ | si lepšie *ol$ | si lepšie *al$ | si lepšie *il$ | si lepšie *el$ | si viac *la$ | si viac *ol$ | si viac *al$ | si viac *il$ | si viac *el$ | si aj *la$ | si aj *ol$ | si aj *al$ | si aj *il$ | si aj *el$ | si postupne *la$ | si postupne *ol$ | si postupne *al$ | si postupne *il$ | si postupne *el$ | *la$ sa | *ol$ sa | *al$ sa | *il$ sa | *el$ sa | *la$ si | *ol$ si | *al$ si | *il$ si | *el$ si`,
    hanging: `v | vo | na | do | z | zo | od | po | za | s | so | u | o | k | ku | pre | pri | pred | cez | bez | nad | pod | medzi | okolo | podľa | ako | ktorá | ktorý | ktoré | čo | kde | kto | keď | kedy | pretože | lebo | než | či | ak | môj | moja | moje | moju | svoju | svoj | svoje | svojej | veľmi | viac | menej | je | sú | som | konca | koniec | koncom | začiatok | začiatku | začiatkom | polovic* | najneskôr | počas | aspoň | minimálne | nie | bude | budem | mi | ma | aby | by | každý | každú | každé | tento | túto | toto | nejaký | nejakú | nejaké | tohto | tejto`,
    place: 'do | v | vo | na | z | zo | precestovať | navštíviť | po',
    clitic: 'sa *t$ | si *t$ | sa konečne *t$ | si konečne *t$ | sa lepšie *t$ | sa už *t$ | sa viac *t$',
    wishAfter: '',
    excludeAfter: '',
  },
  time: {
    months: [
      'január | januar | januára | januara | januári | januari | januárom',
      'február | februar | februára | februara | februári | februari | februárom',
      'marec | marca | marci | marcom',
      'apríl | april | apríla | aprila | apríli | aprili | aprílom',
      'máj | maj | mája | maja | máji | maji | májom',
      'jún | jun | júna | juna | júni | juni | júnom',
      'júl | jul | júla | jula | júli | juli | júlom',
      'august | augusta | auguste | augustom',
      'september | septembra | septembri | septembrom',
      'október | oktober | októbra | oktobra | októbri | oktobri | októbrom',
      'november | novembra | novembri | novembrom',
      'december | decembra | decembri | decembrom',
    ],
    weekdays: [
      'pondelok | pondelka | pondelku | pondelkom',
      'utorok | utorka | utorku | utorkom',
      'streda | stredy | stredu | stredou',
      'štvrtok | štvrtka | štvrtku | štvrtkom',
      'piatok | piatka | piatku | piatkom',
      'sobota | soboty | sobotu | sobotou',
      'nedeľa | nedele | nedeľu | nedeľou',
    ],
    spans: [
      ['do zajtra', 1, 'day'],
      ['za rok | do roka | počas roka', 1, 'year'],
      ['za mesiac | do mesiaca | počas mesiaca', 1, 'month'],
      ['za týždeň | do týždňa', 1, 'week'],
      ['za pol roka | do pol roka | do polroka | za polrok', 6, 'month'],
      ['za štvrťrok | do štvrťroka | za štvrť roka | do štvrť roka', 3, 'month'],
      ['za rok a pol | do roka a pol', 18, 'month'],
    ],
    day: 'deň | dni | dní | dňa | dňoch | dňom | dňu',
    week: 'týždeň | týždne | týždňov | týždňa | týždňoch | týždni | týždňom',
    month: 'mesiac | mesiace | mesiacov | mesiaca | mesiaci | mesiacoch | mesiacom',
    quarter: 'štvrťrok* | kvartál*',
    year: 'rok | roka | roku | roky | rokov | rokoch | rokom | polroka | polrok',
    hour: 'hodina | hodinu | hodiny | hodín | hodinách | hodinami | hodine | hod | h | hodinka | hodinku | hodinky | hodiniek | hodky | hodku | hodiek | hodinke | hoďky',
    minute: 'minúta | minútu | minúty | minút | minútach | minútami | minúte | min',
    feasts: [
      ['vianoce | vianoc | vianocami | vianociach | vianocam | štedrý deň | štedrého dňa', 12, 24],
      ['silvest* | nového roka | nového roku | novým rokom | nový rok', 12, 31],
      ['veľká noc | veľkej noci | veľkou nocou | veľkú noc | veľkonočn*', 4, 15],
      ['do jari | pred jarou', 3, 20],
      ['do leta | pred letom | začiatku leta | začiatkom leta', 6, 20],
      ['do jesene | pred jeseňou | začiatku jesene | začiatkom jesene', 9, 22],
      ['do zimy | pred zimou', 12, 20],
      ['do prázdnin | pred prázdninami | do letných prázdnin | koniec školského roka', 6, 30],
      ['dušičky | dušičkám | dušičkami | do dušičiek', 11, 1],
      ['mikuláš | mikuláša', 12, 6],
      ['jar | jari | jarou', 5, 31],
      [
        'prvého štvrťroka | prvého štvrťroku | prvý štvrťrok | prvom štvrťroku | prvého kvartálu | prvý kvartál | prvom kvartáli | 1 kvartál* | 1 štvrťrok*',
        3,
        31,
      ],
      [
        'druhého štvrťroka | druhého štvrťroku | druhý štvrťrok | druhom štvrťroku | druhého kvartálu | druhý kvartál | druhom kvartáli | 2 kvartál*',
        6,
        30,
      ],
      [
        'tretieho štvrťroka | tretieho štvrťroku | tretí štvrťrok | treťom štvrťroku | tretieho kvartálu | tretí kvartál | treťom kvartáli | 3 kvartál*',
        9,
        30,
      ],
      [
        'štvrtého štvrťroka | štvrtého štvrťroku | štvrtý štvrťrok | štvrtom štvrťroku | posledného štvrťroka | štvrtého kvartálu | štvrtý kvartál | štvrtom kvartáli | posledného kvartálu | 4 kvartál*',
        12,
        31,
      ],
      ['druhého polroka | druhého polroku | druhý polrok | druhom polroku | 2 polrok*', 12, 31],
      [
        'prvého polroka | prvého polroku | prvý polrok | prvom polroku | 1 polrok* | polovice roka | polovici roka | polovicou roka | pol roku 2027 | školského roka | školského roku | prázdnin | prázdninami | letnými prázdninami',
        6,
        30,
      ],
      [
        'konca prázdnin | konca letných prázdnin | koncom prázdnin | leto | leta | lete | letom | cez prázdniny',
        8,
        31,
      ],
      ['akademického roka | akademického roku', 9, 30],
      ['jeseň | jesene | jeseni | jeseňou', 11, 30],
      ['zima | zimy | zime | zimu | zimou', 2, 28],
    ],
    end: 'koniec | konca | koncom | konci | záver | závere | záveru | záverom',
    middle: 'polovic* | polovičk* | uprostred | stred | strede',
    begin: 'začiatok | začiatkom | začiatku',
    next: 'budúc* | ďalš* | nasledujúc* | nadchádzajúc* | najbližš*',
    current: 'tento | tohto | tomto | tejto | túto | tohtoročn* | súčasn* | terajš*',
    within:
      'za | o | počas | do | v | vo | v priebehu | priebehu | budúcich | nasledujúcich | nadchádzajúcich | ďalších | najbližších',
    before: 'pred',
    until: 'do | najneskôr | pred | k | ku | dňa | na | deadline | termín | termínom | najdlhšie',
    ago: 'pred | minul* | posledn* | uplynul* | od | skúsenost* | prax | praxe | praxou | praxi | už | späť | naspäť | vlani | vlaňajš* | dozadu',
    per: 'krát za | x za | raz za | dvakrát za | trikrát za | hodín za | hodiny za | hodinu za | hod za | h za | minút za | krát v | x v | dni v | deň v | dní v | hodín v | hodiny v | hodinu v | večery v | večer v | / | každý | každé | eur za | euro za | tisíc za | dni do | dni za | krát do | x do | hodiny do | hodín do | hodinu do | hodky do | hodky v | hodky za | raz do | dvakrát do | trikrát do | dvakrát v | trikrát v | štyrikrát za | razy do | razy za',
    weekly: 'týždenne',
    daily: 'denne',
    half: 'pol | polroka | polrok',
    from: 'z | zo | od',
    to: 'na | do | až | → | až na',
    difference: 'o',
    percent: 'percent | percentá | percento | percentách | perc | %',
    thousand: 'tisíc | tisíce | tis',
    numbers: [
      [1, 'jeden | jedna | jedno | jednu | jedného | jednej | jednom | jedným'],
      [2, 'dvojčlenn* | 2členn* | dva | dve | dvaja | dvoch | dvom | dvoma | dvomi | pár'],
      [3, 'trojčlenn* | 3členn* | tri | traja | troch | trom | troma | tromi | niekoľko | niekoľkých'],
      [4, 'štvorčlenn* | 4členn* | štyri | štyria | štyroch | štyrom | štyrmi'],
      [5, 'päťčlenn* | 5členn* | päť | piati | piatich | piatimi'],
      [6, 'šesťčlenn* | 6členn* | šesť | šiesti | šiestich | šiestimi'],
      [7, 'sedemčlenn* | 7členn* | sedem | siedmi | siedmich | siedmimi'],
      [8, 'osemčlenn* | 8členn* | osem | ôsmi | ôsmich | ôsmimi'],
      [9, 'deväťčlenn* | 9členn* | deväť | deviati | deviatich | deviatimi'],
      [10, 'desaťčlenn* | 10členn* | desať | desiati | desiatich | desiatimi'],
      [11, 'jedenásťčlenn* | 11členn* | jedenásť | jedenástich'],
      [12, 'dvanásťčlenn* | 12členn* | dvanásť | dvanástich | tucet'],
      [13, 'trinásťčlenn* | trinásť | trinástich'],
      [14, 'štrnásťčlenn* | štrnásť | štrnástich'],
      [15, 'pätnásťčlenn* | 15členn* | pätnásť | pätnástich'],
      [16, 'šestnásťčlenn* | šestnásť | šestnástich'],
      [17, 'sedemnásťčlenn* | sedemnásť | sedemnástich'],
      [18, 'osemnásťčlenn* | 18členn* | osemnásť | osemnástich'],
      [19, 'devätnásť | devätnástich'],
      [20, 'dvadsaťčlenn* | 20členn* | dvadsať | dvadsiatich'],
      [25, 'dvadsaťpäťčlenn* | 25členn* | dvadsaťpäť | dvadsiatich piatich'],
      [30, 'tridsaťčlenn* | 30členn* | tridsať | tridsiatich'],
      [40, 'štyridsaťčlenn* | štyridsať | štyridsiatich'],
      [50, 'päťdesiatčlenn* | päťdesiat | päťdesiatich'],
      [60, 'šesťdesiat | šesťdesiatich'],
      [100, 'stočlenn* | sto | stovka | stovku'],
    ],
  },
  themes: {
    careerChange: `nostrifik* | uznanie diplom* | uznanie vzdel* | uznať diplom* | uznať vzdel* | zmen* .. kariér* | zmen* .. odbor* | zmen* .. profes* | zmen* .. povolan* | zmen* .. odvetv* | kariérn* zmen* | profesijn* zmen* | kariérn* obrat* | nov* odbor* | in* odbor* | nov* kariér* | nov* profes* | in* profes* | in* povolan* | nov* povolan* | in* odvetv* | prejsť do | prejsť na | prechod do | prechod na | prejsť z | prejsť zo | prechod z | prechod zo | prejsť od | prestúpiť do | prestup* do | preskočiť do | rekvalifik* | preškol* | preorient* | preučiť | odísť zo školstva | odísť z odboru | odísť zo zdravotníctva | odchod z | odchod zo | preč z | preč zo | vyučiť sa | výučný list | niečo úplne in* | úplne in* prác* | úplne in* robot* | robiť niečo in* | vstup* do odboru | vstup do it | dostať sa do it | kariéru v in* | ~prestúpiť | ~prechod | ~prejsť | ~preorient* | z .. do it | zmena smeru | do nového odboru | z odboru | iný smer kariér* | zmena smeru | zmeniť smer | zmeniť brandžu | zmeniť fach | nov* fach | in* fach | in* sfér* | nov* sfér* | zmen* .. sfér* | zmen* .. oblas* | druhá kariér* | druhú kariér* | začať odznova | začať od nuly v | odísť z učiteľstva | odísť z banky | odísť z korporátu | z korporátu | prekvalifik* | dostať sa do marketingu | presedlať | presedlať na | prehodiť výhybku | uznať .. vzdel* | uznať .. diplom* | učiť deti | učiť na škol* | učiť na základ* | učiť na stred* | učiť na gymnáz*`,
    jobSearch: `nov* práca | nov* prácu | nov* práce | nov* prácou | nov* pracov* miest* | nov* zamestnan* | nov* miesto | nov* pozíc* | nov* robot* | nov* flek* | nov* džob* | nov* job | in* práca | in* prácu | in* práce | in* zamestnan* | in* robotu | lepš* práca | lepš* prácu | lepš* zamestnan* | lepš* robotu | nájsť .. prácu | nájsť .. zamestnan* | nájsť .. miesto | nájsť .. pozíc* | nájsť .. job | nájsť .. robotu | hľad* .. prácu | hľad* .. zamestnan* | hľad* .. miesto | hľad* .. pozíc* | hľad* .. robotu | zohnať .. prácu | zohnať .. miesto | zohnať .. robotu | zháňam .. prácu | zháňam .. robotu | získať .. prácu | získať .. miesto | získať .. zamestnan* | dostať .. prácu | zmen* .. prácu | zmen* .. zamestnan* | zmen* .. robotu | zmen* práce | zmen* miesta | prác* snov | vysnívan* prác* | vysnívan* zamestnan* | vysnívan* miesto | pracovn* ponuk* | ponuk* práce | ponuk* zamestnan* | uchádz* | životopis* | cv | motivačn* list* | sprievodn* list* | stáž* | brigád* | zamestnávateľ* | nezamestnan* | úrad práce | úrade práce | trh práce | trhu práce | pracovn* trh* | výpoveď | výpovede | odísť z práce | odísť z .. firmy | bez práce | prvá práca | prvú prácu | prvé zamestnan* | prv* job | pracovn* miest* | pracovn* pozíc* | trainee | job | prácu v zahraničí | práca v zahraničí | pracovať v zahraničí | prácu v odbore | práca v odbore | ~práca | ~prácu | ~práce | ~zamestnan* | ~robota | ~robotu | ~pozíc* | prihlásiť sa na pozíc* | inzerát* | pracovn* inzerát* | nástup do práce | pracovn* zmluv* | profesia | našla .. prácu | našiel .. prácu | našla .. robotu | našiel .. robotu | našla .. zamestnan* | našiel .. zamestnan* | našla .. miesto | našiel .. miesto | získala .. prácu | získal .. prácu | získať .. robotu | dostala .. prácu | dostal .. prácu | zohnala .. prácu | zohnal .. prácu | zamestnať sa | sa zamestnať | zamestnala | zamestnal | prácu .. úväzok | práca .. úväzok | zmena práce | zmena zamestnan* | zmenu práce | zmenu zamestnan* | zmena roboty | zmeniť firmu | zmeniť zamestnávateľ* | odísť od súčasn* | lepš* flek* | lepšia práca | lepšie miesto | lepšie platen* prác* | nájsť .. brigádu | junior* pozíc* | juniorsk* | absolventsk* pozíc* | pracovn* trh* | profesia sk | kariera sk | prepustili | dostala som výpoveď | dostal som výpoveď | nájdem .. prácu | nájdem .. robotu | uplatniť sa na trhu | uplatnen* na trhu | práca na polovič* | prácu na polovič* | prácu na skrát* | prácu na čiastoč* | prácu na diaľku | práca na diaľku | chcem prácu | chcela by som prácu | chcel by som prácu | prácu blízko | prácu bližšie | dostať sa do firmy | zamestnať sa v`,
    interviews: `pohovor* | prijímac* pohovor* | pracovn* pohovor* | výberov* konan* | výberk* | prijímac* konan* | assessment* | interview* | pohovoroch | trém* .. pohovor* | strach .. pohovor* | bojím .. pohovor* | stres* .. pohovor* | nervóz* .. pohovor* | príprav* na pohovor* | priprav* .. pohovor* | zvlád* .. pohovor* | uspieť .. pohovor* | prijímačk* | pohovoru | pohovory | prijímac* skúšk* | video pohovor* | online pohovor* | case interview* | technick* pohovor* | kolo pohovor* | skúšobn* pohovor*`,
    promotion: `povýš* | kariérn* rast* | kariérn* postup* | kariérn* krok* | kariérn* posun* | postúpiť | postup .. kariér* | postup v práci | vyšš* pozíc* | vyšš* post* | vyšš* miest* | vyšš* funkc* | vedúc* pozíc* | vedúc* rol* | vedúc* funkc* | vedúc* miest* | manažérsk* pozíc* | manažérsk* rol* | viac zodpoved* | viacej zodpoved* | vyšš* zodpoved* | väčš* zodpoved* | prevziať .. zodpoved* | seniorn* | senior | profesijn* rast* | profesijn* rozvoj* | profesijne rásť | profesijne posunúť | profesijne rozvíj* | rásť v kariére | rásť v práci | rásť vo firme | kariér* | kariérn* cieľ* | posun* .. kariér* | posunúť sa v práci | posunúť sa ďalej | posunúť sa vyššie | posunúť vyššie | dostať sa vyššie | ďalší krok v | v novej práci | v novom zamestnan* | prv* dni v práci | prv* mesiac* v práci | skúšobn* dob* | zapracovať sa | zapracovan* | ~posun* | ~zodpoved* | ~riaditeľ* | rozhodovac* právomoc* | zástupc* vedúc* | zástupkyň* vedúc* | zastupov* vedúc* | vyššia pozícia | vyšší post | posun na | posunúť sa na | posunúť sa k | viac kompetenc* | väčš* kompetenc* | väčš* právomoc* | vyšš* stupeň | kariérn* rebríč* | stúpať v kariére | vypracovať sa | lepšia pozícia | lepšiu pozíciu | stať sa seniork* | platov* trieda vyšš* | adaptác* v práci | zaučen* v práci | zaučiť sa`,
    leadingTeam: `svojím tímom | nábor* | tím* na diaľku | viesť tím | viesť tímy | viesť .. tím | viesť .. tímy | viesť .. team | viesť ľudí | viesť ostatných | viesť druhých | vedenie tímu | vedenia tímu | vedení tímu | vedenie tímov | vedenie ľudí | vedení ľudí | vedenia ľudí | vedenie ostatných | vediem tím | vediem .. tím | vediem ľudí | povediem tím | povediem .. tím | riadiť tím | riadiť .. tím | riadiť ľudí | riadenie ľudí | riadení ľudí | riadenie tímu | riadenia tímu | leadership* | leader* | líder* | lídr* | team lead* | teamlead* | teamleader* | tímlíder* | tím líder* | delegov* | deleguj* | delegác* | podriaden* | môj tím | môjho tímu | môjmu tímu | mojím tímom | mojom tíme | svoj tím | svojho tímu | svojmu tímu | svojím tímom | svojom tíme | motivov* .. tím | motivov* .. tímu | motivov* ľudí | motivov* .. ľudí | motivov* .. podriaden* | motivác* .. tímu | stmel* .. tím* | teambuilding* | ~manažér* | manažérsk* zručnost* | manažérsk* schopnost* | dobr* manažér* | lepš* manažér* | lepš* vedúc* | dobr* vedúc* | dobr* šéfk* | lepš* šéfk* | dobrým šéfom | lepším šéfom | štýlu vedenia | štýl vedenia | svoje vedenie | ~manažment | ~tím | ~tímu | ~tíme | ~tímom | ~viesť | ~vedenie | ~vedení | nabrať .. ľudí | nabrať .. tímu | prijať .. tímu | najať | výber nov* koleg* | ~vedenie projekt* | ľudia v tíme | nov* manažér* | nov* vedúc* | zamestnanci | zamestnancov | zamestnancami | zamestnancom | odovzdať úlohy | odovzdávať úlohy | rozdeliť úlohy | rozdeľovať úlohy | rozdeľovanie úloh | vychádzať s podriaden* | viesť svoj tím | viesť svojich | fluktuác* | udržať .. ľudí | udržať .. tím | odchádzajú ľudia | ľudia .. odchádz* | motivác* ľudí | motivác* zamestnan* | koučovať .. tím | koučovať ľudí | rozvíjať .. tím | rozvíjať ľudí | vedúca tímu | atmosfér* v tíme | kultúr* v tíme | one on one* | 1 on 1 | hodnotiace rozhovory | autorita u podriaden* | prvýkrát vediem | prvý raz vediem`,
    negotiatingPay: `plat | platu | plate | platom | platy | platov* | zvýšen* plat* | zvýšiť .. plat* | vyšš* plat* | lepš* plat* | plat .. vyjedn* | vyjedn* .. plat* | mzda | mzdy | mzdu | mzde | mzdou | miezd | mzdov* | výplat* | viac peňazí | viac financi* | viacej peňazí | viac zarábať | viac zarobiť | zarob* | zarábať | zarábam | zarábala | pridať na plate | pridali | pridá šéf* | povedať si o viac | pýtať si viac | vypýtať si | pýtať .. peniaze | odmen* | bonus* | príjem | príjmu | príjmy | ohodnoten* | finančn* ohodnoten* | hodinov* sadzb* | sadzb* | denn* sadzb* | podhodnoten* | zle platen* | málo zarábam | zarábam málo | honorár* | lepšie peniaze | väčší plat | pýtať .. eur | pýtať .. viac | pýtať od šéf* | vypýtať .. eur | požiadať o viac | o viac peňazí | viac eur | eur viac | eur navyše | eur k platu | pridať .. eur | vyplác* | zvýšiť si príjem | zvýšiť príjem | zvýšiť .. mzd* | zvýšen* mzd* | finančne si polepšiť | finančne polepšiť | lepš* zárob* | zárobok | zárobku | dohodnúť .. plat | platov* ohodnot* | spravodliv* plat* | lepšie ohodnot* | lepšie zarábať | lepšie platen* | prilepšiť si | doplatok | osobné ohodnotenie | brutto | netto | v hrubom | v čistom`,
    networking: `mentorsk* | networking* | networkov* | sieť kontakt* | siete kontakt* | sieti kontakt* | sieťou kontakt* | profesijn* sieť | profesijnej siete | profesijnú sieť | svoju sieť | moju sieť | budovať sieť | vybudovať sieť | rozšíriť sieť | rozšíriť .. sieť | rozšírila .. sieť | sieťovan* | kontakt* | nov* kontakt* | nadviaz* | nadväz* | spozn* .. ľud* | spozn* nov* | stretáv* .. ľud* | stretnúť .. ľud* | nov* ľudí | nov* ľudia | zoznámiť | zoznámim | zoznámen* | zoznámila | zoznamov* | small talk* | smalltalk* | komunit* | mentor* nájsť | nájsť mentor* | nájsť .. mentor* | zohnať mentor* | mentorku | mentora | našla .. mentor* | prepoj* s | známost* v odbore | ľudia z odboru | ľuďmi z odboru | ľudí z odboru | ľudia v odbore | ľuďmi v odbore | ľudí v odbore | výmen* skúsenost* | vymieň* .. skúsenost* | zdieľ* skúsenost* | podobne zmýšľ* | rovnako zmýšľ* | podobne naladen* | podobne zameran* | nájsť .. priateľ* | nov* priateľ* | nov* kamarát* | nájsť .. kamarát* | kamarát* v nov* | nájsť kamarát* | nájsť priateľ* | spoznať .. kolegov | nových známych | nov* znám* | okruh znám* | okruh ľudí | kruh ľudí | stretnúť podobn* | stretnutia s podobn* | konexie | konexi* | nov* konex* | prienik do komunity | zapojiť sa do komunity | spoločnosť iných žien | poznať viac ľudí | poznať ľudí | dostať sa medzi ľudí | medzi ľudí | mentoring* program | nadviaž* spoluprác*`,
    publicSpeaking: `prezent* | prezentačn* | verejn* vystup* | verejn* vystúp* | verejn* reč* | verejn* prejav* | verejn* rozpráv* | vystup* na verejn* | vystupov* | vystupuj* | vystúpen* | vystúpi* | hovor* na verejn* | rozpráv* na verejn* | hovor* .. verejn* | rozpráv* .. verejn* | hovor* pred | rozpráv* pred | prehovoriť pred | prejav pred | prejav | prejavy | prejavu | prejavov | cvičn* prejav* | prednes* | predniesť | prednáš* | prednášk* | pred publikom | pred ľuďmi | pred viacerými | pred ostatnými | pred skupin* | pred .. skupin* | pred tried* | pred veden* | pred predstavenstv* | pred kamerou | pred koleg* | pred klient* | pred zákazn* | trém* | strach z publika | pódi* | javisk* | rétori* | moderov* | moderuj* | moderác* | moderátor* | keynote* | pitch* | storytelling* | public speaking | speaker* | rečn* | príhovor* | slidy | slajd* | konferenc* .. vystup* | vystup* .. konferenc* | vystúp* .. konferenc* | hovor* .. konferenc* | toastmaster* | tedx | facilit* | viesť workshop* | workshop* | zorganizov* .. podujat* | usporiad* .. podujat* | školiť | vystúp* pred | vystupovanie | vystupovania | vystupovať pred | predstúpiť pred | rozprávať pred | verejné hovorenie | verejného hovorenia | hovoriť do mikrofónu | mikrofón* | obhajob* | obhájiť prácu | obhájiť diplom* | rétorik* | rečníč* | prejaviť sa pred | postaviť sa pred | prezenčn* zručnost* | moderátork* | webinár* viesť | viesť webinár* | viesť prednášk* | vysvetliť .. publiku | prednáška | prednášku | vystúpenie | prezentác* pre | prezentác* pred | pripraviť prezentác* | prezentác* na`,
    confidence: `poviem nie | sebavedom* | sebaist* | sebadôver* | sebahodnoten* | sebahodnot* | sebaúct* | veriť si | si veriť | viac si veriť | veriť sama sebe | veriť sám sebe | veriť v seba | veriť sebe | verila si | si verila | dôver* v seba | dôver* vo seba | neverím si | si neverím | pochyb* o sebe | pochyb* | pochybnost* | impostor* | imposter* | syndróm* podvod* | podvodn* syndróm* | hovoriť nie | povedať nie | hovoriť "nie" | povedať "nie" | hovoriť častejšie nie | častejšie nie | odmiet* | hranic* | asertív* | ozvať | ozývať | ozvem | presadiť sa | presadiť | presadzov* | priebojn* | odvah* | odvážn* | odvážiť | ~nebáť sa | ~nebáť | ~prestať sa báť | ~báť sa | ~báť | hanbliv* | hanbím | hanbiť | ostýchav* | ostych* | nesmel* | neist* | komfortn* zón* | zón* komfort* | perfekcioniz* | perfekcionis* | brať vážne | brali vážne | bral vážne | neberie .. vážne | neberú .. vážne | braná vážne | skáč* .. do reči | mi skák* .. do reči | skočiť do reči | preruš* ma | ma preruš* | sama sebou | byť sám sebou | stáť si za | povedať svoj názor | hovoriť svoj názor | vyjadriť svoj názor | svoj názor | môj názor | strach* | ~samostatn* | počuť ma | ma nepočuj* | nepočujú ma | ma nepočúva* | slovo na porade | berú .. vážne | berie .. vážne | brala .. vážne | brali .. vážne | bral .. vážne | braný vážne | v seba veriť | veriť vo svoje | viera v seba | vieru v seba | podceňovať | podceňuj* | nepodceňovať | suverénn* | istejšia | istejší | väčšia istota | väčšiu istotu | vnútorn* istot* | sebaobrann* | nedať sa | nenechať sa | obhájiť svoj názor | stáť si za svojím | stáť za svojím | pozastaviť sa | povedať svoje | povedať čo si myslím | hovoriť čo si myslím | nebyť ticho | byť ticho | som ticho | mlčím | mlčať | sebaláska | sebalásk* | sebaprijat* | porovnáv* s ostatnými | porovnáv* s inými | sebakritik* | sebaobviň*`,
    technicalSkills: `programov* | programuj* | programát* | naprogram* | kódov* | kódiť | vývoj* softv* | vývoj* softw* | vývoj* web* | vývoj* aplikác* | webov* vývoj* | webov* strán* | tvorb* web* | vytvoriť web* | technick* zručnost* | technick* znalost* | technick* vedomost* | technick* kurz* | technick* schopnost* | it zručnost* | it znalost* | it kurz* | digitáln* zručnost* | digitáln* kompetenc* | digitáln* gramotnost* | počítačov* zručnost* | počítačov* kurz* | práca na počítači | prácu na počítači | práca s počítačom | prácu s počítačom | práci s počítačom | analýz* dát | analýz* údajov | dátov* analý* | algoritm* | odborn* znalost* | odborn* vedomost* | odborn* zručnost* | odborn* kurz* | odborn* rast* | odborne rásť | odborne vzdel* | tvrdé zručnosti | hard skills | certifik* | programovac* jazyk* | dovzdel* | vzdelávať sa | ~vzdelávanie | ~vzdelávania | celoživotn* vzdel* | sebavzdel* | ~kurz* | ~školenie | ~školenia | ~školení | ~technick* | ~technológ* | ~softvér | ~software | ~zručnost* | architektúr* softv* | ~it | odbor* znalost* | ~stratég* | ~strategick* | kontingenčn* | makrá | makier | excelovsk* | tabuľkov* | naučiť sa robiť s | umel* inteligenc* | počítač* | it technológ* | ~dáta | databáz* | techn* stránk* | naprogramovať | appku | aplikáciu naprogram* | vytvoriť aplikáci* | mobiln* aplikác* | odborn* spôsobilos* | odborn* skúšk* | doučiť sa | preškoliť sa na | učiť sa nové | nové technológ* | nov* technológ* | zručnost* v it | e learning* | webinár* | práca s dátami | prácu s dátami | práci s dátami | pracovať s dátami | istotu pri práci s | istota pri práci s`,
    language: `cudz* jazyk* | jazyk* | jazykoch | jazykov* | plynule | plynul* | plynulejš* | slovíčk* | slovn* zásob* | gramatik* | výslovnosť | výslovnost* | prízvuk* | konverzác* | jazykov* skúšk* | jazykov* úrov* | jazykov* certifik* | hovoriť bez prízvuku | po anglicky | po nemecky | po francúzsky | po španielsky | po taliansky | po slovensky | slovíčka | slovíčok | rozprávať sa v cudz* | hovoriť v cudz* | jazykov* kurz* | jazykov* pobyt* | jazykov* škol* | jazykov* bariér* | čítať v originál* | porozumieť filmom | bez titulkov | maturita z anglič* | maturita z nemč* | tandem*`,
    workLifeBalance: `viac času | viacej času | rovnováh* | work life | work life balance | worklife* | balanc* | zladiť | zladen* | zosúlad* | skĺbiť | skĺben* | nadčas* | prepracov* | stres* | vyhor* | burnout* | burn out | vyčerpan* | únav* | unaven* | oddych* | oddýchn* | odpočin* | odpočív* | relax* | voľný čas | voľného času | voľnom čase | voľno | voľna | víkend* | čas* pre seba | čas na seba | času na seba | času pre seba | čas sama na seba | viac času na | viac času pre | viac času s | viac času so | času s rodin* | čas s rodin* | času na rodin* | čas na rodin* | času pre rodin* | čas .. deti | času .. deti | času .. deťmi | rodinný čas | s rodinou | koníčk* | koníč* | záľub* | hobby | osobn* život* | súkromn* život* | zdravie | zdravia | zdraviu | zdravo | zdravšie | zdravý životný | zdravého životného | životospráv* | spánok | spánku | spánkom | lepšie spať | viac spať | dobre spať | spať aspoň | spať skôr | chodiť spať | poriadne spať | pravidelne spať | spím | vyspať | zaspať | zaspávam | šport* | pohyb | pohybu | pohybom | pohybovať | cvičiť | cvičenie | cvičím | posilňov* | fitko | fitness | behať | behanie | behám | zabehn* | odbehn* | maratón* | maraton* | polmaratón* | jóg* | yoga | meditác* | meditov* | mindfulness | všímavost* | schudn* | chudn* | pracovn* čas* | pracovnú dobu | pracovnej doby | pracovať menej | menej pracov* | menej práce | menej roboty | vypnúť | vypínať | home office* | homeoffice* | práca z domu | práce z domu | prácu z domu | pracovať z domu | z domu | skrátený úväzok | čiastočn* úväz* | skráten* úväz* | polovičn* úväz* | skrátiť .. úväz* | kratš* úväz* | ~rodin* | ~energi* | sabatikal* | sabbatical | ~pokoj* | ~pohod* | prestávk* | končiť v práci načas | odchádzať načas | odchádzať z práce | čas s deťmi | chodiť na prechádzky | prechádzk* | prechádzať | turistik* | bicykl* | plávan* | plávať | tancov* | pilates | posilniť telo | zhodiť kil* | kíl | kilá | kilogram* | zdravo jesť | zdravá strava | zdravej strav* | zdravú strav* | stravov* | jedálnič* | prestať fajčiť | fajčeni* | dovolenk* | voľné víkendy | voľný víkend | odísť skôr z práce | domov načas | nebrať si prácu domov | nosiť si prácu domov | prácu domov | pracovné maily po | po práci | neodpovedať na maily | psychohygien* | duševn* pohod* | duševn* zdrav* | stíšiť | spomaliť | spomalenie | dobíjať baterky | načerpať sil* | načerpať energ* | čas na záľub* | čas na koníč* | skĺb* .. deťmi | zladiť .. deťmi | skĺb* .. rodin* | lepšia mama | lepšou mamou | dobrá mama | dobrou mamou | lepšia matka | lepšou matkou | lepší otec | lepším otcom | dobrý otec | lepší rodič | lepším rodičom | trpezlivejš* mam*`,
    managingTime: `time management* | time managment* | timemanagement* | tajm menežment* | manažment* času | riaden* času | riadiť .. čas | organizác* času | organizov* .. čas* | organizov* .. deň | zorganizov* .. čas* | zorganizov* .. deň | zorganizovať si | zorganizovať sa | lepšie organizov* | organizov* si | si organizov* | organizov* .. prácu | organizáci* práce | sebaorganiz* | rozvrh* .. čas* | rozvrhn* | hospodár* .. čas* | nakladať .. čas* | využ* .. čas* | produktív* | prokrastin* | odklada* | neodklada* | priorit* | sústred* | koncentr* | efektív* | plánovan* | plánovať | naplánov* | naplánuj* | rozplán* | plánov* .. deň | plánov* .. týždeň | dodrž* .. termín* | termíny | termínov | deadlin* | uzávierk* | stíhať | nestíham | stíham | stihnúť | zvlád* .. úloh* | to do list* | todo* | disciplín* | sebadisciplín* | rutin* | režim* | návyk* | zvyky | multitask* | rozptyľ* | rozptýl* | vyruš* | prehľad .. úloh* | prehľad v | veľa úloh | priveľa úloh | pracovn* vyťažen* | vyťažen* | štruktúrov* .. deň | štruktúra dňa | štruktúru dňa | chodiť načas | prísť načas | prísť včas | chod* neskoro | poriadok v | inbox* | vybaviť mail* | time blocking | ~úloh* | ~načas | ~poriadok | moje dni | svoj deň | chaos v | mať poriadok | zmätok v | kalendár* | diár | diári | diára | bullet journal* | plánovač* | time manaž* | tajmmenedžment | tajmmenežment | odďaľov* | nechávať na poslednú | na poslednú chvíľu | poslednej chvíli | dokončovať veci | dotiahnuť veci | dotiahnuť .. do konca | meškať | meškám | chodiť včas | včas | dochvíľn* | zorganizovať | lepšia organizácia | sebaorganizácia | zvládať viac vecí | veľa vecí naraz | odkladať veci | lenivos* | lenivá | lenivý | scrollov* | čas na mobile | menej mobilu | menej času na mobile`,
    ownBusiness: `vlastn* firm* | vlastn* podnik* | vlastn* biznis* | vlastn* byznys* | vlastn* business* | vlastn* značk* | vlastn* e shop* | vlastn* eshop* | vlastn* obchod* | vlastn* kaviar* | vlastn* štúdi* | vlastn* salón* | vlastn* salon* | vlastn* ateliér* | vlastn* diel* | vlastn* prax* | vlastn* ambulanc* | vlastn* reštaur* | vlastn* pekár* | vlastn* škôlk* | vlastn* projekt* | svoju firmu | svoj biznis | svoj podnik | svoje podnikanie | svoju značku | podnikať | podnikan* | podnikám | podnikateľ* | podnikajú | podnikav* | založiť .. firmu | založ* .. firm* | založ* .. spoločnost* | založ* .. živnosť | založenie firmy | rozbehn* .. biznis | rozbehn* .. podnik* | rozbehn* .. business | rozbeh* .. podnik* | startup* | start up* | szčo | živnosť | živnost* | na voľnej nohe | voľnej nohe | voľnú nohu | freelanc* | osamostatn* | e shop* | eshop* | internetov* obchod* | online obchod* | otvor* .. kaviar* | otvor* .. obchod* | otvor* .. štúdi* | štúdio jogy | štúdio jógy | otvor* .. salón* | otvor* .. salon* | otvor* .. reštaur* | otvor* .. škôlk* | otvor* .. prax | otvor* .. dieln* | otvor* .. pekár* | investor* | zákazníčk* | prv* zákazn* | nov* zákazn* | získ* .. zákazn* | získ* .. klient* | prv* klient* | nov* klient* | platiac* klient* | platiac* zákazn* | biznis plán* | business plán* | biznisplán* | podnikateľsk* plán* | privyrob* | privyráb* | vedľajš* príjem* | pasívn* príjem* | obrat firmy | tržb* | zákazk* | nov* zákaz* | byť svojím pánom | svojím pánom | vlastným šéfom | sama sebe šéf* | ~klient* | ~zákazník* | predávať vlastn* | cieľov* skupin* | na sashe | sashe | ~štúdio | vlastn* cukrár* | vlastn* kvetinár* | vlastn* bistr* | vlastn* penzión* | vlastn* kadern* | vlastn* fitk* | vlastn* poradň* | vlastn* kancelár* | vlastn* agentúr* | vlastn* autoserv* | vlastn* jasl* | vlastn* farm* | vlastn* kníhkup* | vlastn* krám* | vlastn* prevádzk* | vlastn* škol* | vlastn* kurz* | vlastn* krčm* | vlastn* vinár* | vlastn* kozmet* | otvoriť .. prevádzk* | otvor* .. cukrár* | otvor* .. kvetinár* | otvor* .. bistr* | otvor* .. penzión* | otvor* .. kadern* | otvor* .. fitk* | otvor* .. poradň* | otvor* .. jasl* | otvor* .. krám* | otvor* .. vlastn* | otvor* .. firm* | otvor* .. prevádzk* | rozbehn* .. firm* | rozbehn* .. značk* | rozbehn* .. eshop* | rozbehn* .. živnos* | naštartov* .. biznis* | naštartov* .. podnik* | ~biznis* | ~byznys* | predávať .. výrobk* | predaj .. výrobk* | predaj výrobk* | ručne robené | handmade | etsy | fler | živiť sa sama | živiť sa sám | robiť na seba | pracovať na seba | klientela | klientelu | nájsť .. klientov | nájsť .. zákazník* | sro | s r o | družstv* | franšíz*`,
    communication: `komunik* | spätn* väzb* | feedback* | konflikt* | ťažk* rozhovor* | náročn* rozhovor* | nepríjemn* rozhovor* | náročn* situác* s | načúv* | aktívne počúv* | aktívn* počúv* | počúvať ostatných | počúvať druhých | skákať .. do reči | neskákať .. do reči | neskáka* .. do reči | lepšie počúvať | viac počúvať | vyjedná* | vyjedn* | argument* | presvedč* | vyjadr* | formulov* | formuluj* | vysvetľ* | vysvetl* | diskus* | diskut* | debat* | e mail* | maily | mailov | mailoch | písanie text* | písanie mail* | písať lepšie text* | písomn* prejav* | soft skills | mäkk* zručnost* | spoluprác* | spoluprac* | tímov* prác* | stakeholder* | ~stretnut* | ~porady | ~poradách | ~porade | ~koleg* | kritik* | reč tela | rečou tela | medzikultúr* | interkultúr* | vzťah* .. koleg* | vzťahy na pracovisku | vzťahy v práci | vzťah* .. šéf* | rokov* s | rokovan* | jednanie s | jednať s | náročn* šéf* | ťažk* šéf* | hádk* | hádať | hovoriť jasne | zrozumiteľn* | stručn* | vecne | dohodnúť sa s | dôležit* rozhovor* | ~rozhovor* | vychádzať s | ovplyvňov* | mediácia | mediácie | mediáciu | komunikovať | mediátork* | mediátor | vypočuť | porozumieť druh* | empati* | neverbáln* | asertívn* komunik* | reagovať na kritik* | kritiku | nepríjemn* šéf* | toxick* koleg* | toxick* šéf* | vychádz* s koleg* | vychádz* so šéf* | nevychádzam | lepšie vysvetliť | vyjadrovať sa | vyjadrovan* | jasne sa vyjadr* | nedorozumen* | email* | e maily | e mailov | písať maily | písať emaily | kultivovan* prejav* | počúvan* | small talk s | poradiť si s konflikt* | hádam sa | pohádať | s ťažkými ľuďmi | s náročnými ľuďmi`,
    personalBrand: `zverejn* | osobn* značk* | osobn* brand* | personal brand* | linkedin* | linked in* | online profil* | profesijn* profil* | svoj profil | môj profil | viditeľn* | viditeľn* v odbore | zviditeľn* | byť vidieť | viac vidieť | ma viac vidieť | moju prácu .. vidieť | aby ma videli | sebaprezent* | sebapropag* | propag* .. seba | predať sa | predať seba | vedieť sa predať | blog* | portfóli* | podcast* | newsletter* | instagram* | youtub* | tiktok* | vlastn* web* | osobn* web* | vlastn* strán* | reputác* | uznanie | všimn* | všimol | všimli | všimla | všimne | všímal | uznávan* | odborníčk* | expertka na | článok | článk* | publikov* | publikác* | autorit* v | známa v odbore | známy v odbore | online vystup* | príspev* na | sociáln* siet* | sociáln* sieť* | byť viac vidieť | byť viditeľ* | ma vidieť | známejš* | byť známa | byť známy | mať followerov | follower* | sledovateľ* | influencer* | tvorba obsahu na | natáčať videá | vlastný blog | vlastný podcast | vlastné video* | kníh o odbore | sebaprezentác* | prezentovať samu seba | prezentovať seba | byť expertkou | byť odborníčkou | meno v odbore | meno v brandži | ocenili moju prácu | ocenen* moj* prác*`,
    returningToWork: `rokoch doma | doma s deťmi | vrátila do | vrátil do | vrátila k | vrátila ku | vrátila sa do | vrátiť k | vrátiť ku | vrátila späť | vrátila naspäť | návrat* .. prác* | návrat* .. zamestnan* | návrat* .. pracovn* | návrat* | vrátiť .. práce | vrátiť sa do | vrac* .. práce | vraciam sa | späť do práce | naspäť do práce | späť na trh | naspäť na trh | späť k profes* | matersk* | rodičovsk* | po matersk* | po rodičovsk* | po pauze | po prestávke | kariérn* pauz* | dlhšej pauze | dlhej pauze | po dlhom čase | po dlhej dobe | roky doma | rokov doma | po výchove detí | znova začať pracovať | znova pracovať | opäť pracovať | opäť začať pracovať | zase pracovať | reštart* kariér* | comeback* | po péenke | starostlivost* o deti | starostlivosti o dieťa | po rd | po md | po návrate | nástup po | nastúpiť po | nastupujem po | vrátiť sa do zamestnan* | vrátiť sa naspäť | vrátiť sa späť | opätovn* nástup* | po dlhej chorobe | po péenke | po pn | po rokoch doma | bola doma s | starala o deti | starala o rodin* | opäť do práce | znova do práce | zas do práce`,
    findingDirection: `či je .. pre mňa | či je to pre mňa | či sú .. pre mňa | je .. to pravé | neviem čo | neviem čím | neviem ako ďalej | neviem kam | neviem kade | neviem či | neviem | netuším | nemám tušenie | nemám predstavu | nemám jasno | chcem zmenu | potrebujem zmenu | túžim po zmene | chce to zmenu | zmenu v živote | čo chcem | čo vlastne chcem | čo by som chcela robiť | čo by som chcel robiť | čo ma baví | čo ma bude baviť | čo by ma bavilo | čím chcem byť | nájsť smer | svoj smer | nov* smer* | profesijn* smer* | ~smer* | nasmerov* | zmysel | zmyslu | zmysluplnejš* | zmyslupln* | naplnenie | napĺňa* | naplňuj* | poslanie | vášeň | ujasn* | vyjasn* | jasno | straten* | tápem | rozhodnúť | rozhodnut* | rozhodovan* | rozhodnem | výber* medzi | vybrať si medzi | vybrať medzi | medzi dv* ponuk* | rázcest* | križovatk* | siln* strán* | slab* strán* | svoje hodnoty | moje hodnoty | hodnoty | nájsť seba | nájsť samu seba | orientác* | profesijn* orientác* | kariérov* poradens* | kariérn* poradens* | vízia | víziu | vízie | životn* cieľ* | životn* zmysel | čo ďalej | kam ďalej | ako ďalej | spokojnejš* | spokojnosť v | spokojná v práci | spokojný v práci | nespokojn* | nespokojnosť | šťastn* | šťastnejš* | úspešn* | úspech* | úspešnejš* | nudí ma | nudím | nebaví | nebavi | ma nenapĺňa | nenávidím prác* | zasekl* | zaseknut* | uviazl* | zistiť čo | zistiť či | či je to pre mňa | pre mňa vhodn* | pre mňa to pravé | tá pravá | ten pravý | ktorá kariéra | aká kariéra | ktorá práca | aká práca | ktorý odbor | aký odbor | ktorým smerom | akým smerom | ktorou cestou | akou cestou | to pravé pre mňa | mám zostať | mám ostať | zostať alebo | ostať alebo | mám odísť | niečo nové | bezradn* | zmeniť život | v živote | so životom | spoznať samu seba | spoznať seba | nájsť svoju cestu | svoju cestu | moja cesta | ~možnosti | výber* .. škol* | vybrať .. škol* | výber* povolan* | výber* odbor* | vybrať .. odbor* | vybrať .. povolan* | ktorú školu | akú školu | na akú školu | na akú vysokú | vysok* škol* vybrať | čo študovať | kam na školu | čo so sebou | neviem čo so sebou | čo robiť so životom | čo robiť v živote | čo budem robiť | čím byť | čím sa stať | v čom som dobr* | na čo mám talent | na čo sa hodím | čo mi sedí | čo mi pôjde | kde sa vidím | kam smerujem | kam smerovať | ujasniť si | urobiť si jasno | mať jasno | stratila som smer | nemám smer | bez smeru | prázdnot* | vyhorela som a neviem | kríza stredného veku | životn* kríz* | kríz* v kariére | kariérn* kríz* | poslan* | svoj zmysel | sebapozn* | spoznať sa | práca s ľuďmi | prácu s ľuďmi | pracovať s ľuďmi | skôr s ľuďmi | radšej s ľuďmi | niečo s ľuďmi | niečo kreatívne | niečo zmysluplné`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Do {date} oslovím {people|5} z odboru, do ktorého chcem prejsť[ (cieľ: {aim})], spýtam sa ich na začiatky a zapíšem si 3 zručnosti, ktoré mi ešte chýbajú.',
        'Do {date} oslovím {people|5} z nového odboru[ (cieľ: {aim})] a zapíšem si 3 chýbajúce zručnosti.',
      ],
      [
        'Zmenu kariéry[ (cieľ: {aim})] si overím v praxi: do {date} dokončím 1 malý skúšobný projekt, budem mu venovať {hours|3} a ukážem ho 2 ľuďom z odboru.',
        'Pre zmenu kariéry[ (cieľ: {aim})] dokončím do {date} 1 malý skúšobný projekt a ukážem ho 2 ľuďom z odboru.',
      ],
      [
        'Do {date} porovnám na 1 strane 3 cesty k zmene odboru[ (cieľ: {aim})], ku každej si zapíšem, ako v nej využijem svoje silné stránky, a 1 z nich si vyberiem.',
        'Do {date} porovnám 3 cesty k zmene odboru[ (cieľ: {aim})] a 1 z nich si vyberiem.',
      ],
    ],
    jobSearch: [
      [
        'Do {date} pošlem {applications|10}[ (cieľ: {aim})], každý upravený podľa konkrétnej pracovnej ponuky, a prvú verziu dám najprv skontrolovať 2 ľuďom.',
        'Do {date} pošlem {applications|10}[ (cieľ: {aim})], každý upravený podľa konkrétnej pracovnej ponuky.',
      ],
      [
        'Novú prácu[ (cieľ: {aim})] budem hľadať pravidelne: každý týždeň do {date} oslovím 2 firmy, odpoviem na 1 vhodnú ponuku a zapíšem si výsledok.',
        'Na ceste k novej práci[ (cieľ: {aim})] oslovím každý týždeň do {date} 2 firmy a odpoviem na 1 ponuku.',
      ],
      [
        'Pre novú prácu[ (cieľ: {aim})] si zostavím zoznam 15 firiem, porozprávam sa s 3 ľuďmi, ktorí v nich pracujú, a do {date} pošlem životopis do 5 z nich.',
        'Pre novú prácu[ (cieľ: {aim})] si zostavím zoznam 15 firiem a do {date} pošlem životopis do 5 z nich.',
      ],
    ],
    interviews: [
      [
        'Do {date} absolvujem {interviews|4}[ (cieľ: {aim})] s niekým, komu dôverujem, a pripravím si 6 príkladov zo svojej praxe, ktoré ukazujú moje výsledky.',
        'Do {date} absolvujem {interviews|4}[ (cieľ: {aim})] a pripravím si 6 príkladov zo svojej praxe.',
      ],
      [
        'Do {date} si pripravím odpovede na 12 otázok, aké zaznievajú na pohovore[ (cieľ: {aim})], každú odpoveď poviem 2-krát nahlas a k 3 z nich si vypýtam spätnú väzbu.',
        'Do {date} si pripravím odpovede na 12 otázok z pohovorov[ (cieľ: {aim})] a každú odpoveď poviem 2-krát nahlas.',
      ],
      [
        'Pred pohovorom[ (cieľ: {aim})] si do {date} zistím o firme 5 dôležitých vecí, pripravím si 4 vlastné otázky a 3-krát nahlas nacvičím svoje predstavenie.',
        'Pred pohovorom[ (cieľ: {aim})] si do {date} pripravím 4 vlastné otázky a 3-krát nacvičím svoje predstavenie.',
      ],
    ],
    promotion: [
      [
        'Do {date} spíšem 5 výsledkov, o ktoré opriem svoj ďalší kariérny krok[ (cieľ: {aim})], predstavím ich vedeniu na 1 stretnutí a dohodnem s ním 2 konkrétne podmienky.',
        'Do {date} spíšem 5 výsledkov pre svoj ďalší kariérny krok[ (cieľ: {aim})] a predstavím ich vedeniu.',
      ],
      [
        'Do {date} prevezmem 1 úlohu s väčšou zodpovednosťou[ (cieľ: {aim})], jej výsledok doložím číslami a požiadam o spätnú väzbu 2 ľudí, ktorí rozhodujú o povýšení.',
        'Do {date} prevezmem 1 úlohu s väčšou zodpovednosťou[ (cieľ: {aim})] a 2 ľudí požiadam o spätnú väzbu.',
      ],
      [
        'Do {date} sa spýtam 3 ľudí, ktorí rozhodujú o povýšení[ (cieľ: {aim})], čo odo mňa očakávajú, a zručnosti, ktorá mi najviac chýba, budem venovať {hours|2}.',
        'Do {date} sa 3 ľudí spýtam, čo treba na povýšenie[ (cieľ: {aim})], a začnem s 1 chýbajúcou zručnosťou.',
      ],
    ],
    leadingTeam: [
      [
        'Každé 2 týždne do {date} sa osobne porozprávam s každým človekom vo svojom[ {team}-člennom] tíme a dohodnem s ním 1 jasný cieľ na ďalšie obdobie.',
        'Každé 2 týždne do {date} sa osobne porozprávam s každým človekom vo svojom[ {team}-člennom] tíme.',
      ],
      [
        'Do {date} povediem 1 projekt od začiatku do konca[ s {team}-členným tímom], zverím ostatným 3 celé úlohy a od 3 ľudí si vypýtam spätnú väzbu na to, ako vediem tím.',
        'Do {date} povediem 1 projekt[ s {team}-členným tímom] a od 3 ľudí si vypýtam spätnú väzbu na to, ako vediem tím.',
      ],
      [
        'Do {date} si prečítam 1 knihu o vedení ľudí, vyskúšam z nej 4 postupy[ v {team}-člennom tíme] a pri každom si zapíšem, čo sa osvedčilo.',
        'Do {date} vyskúšam 4 nové postupy vo vedení ľudí[ v {team}-člennom tíme] a zapíšem si, čo sa osvedčilo.',
      ],
    ],
    negotiatingPay: [
      [
        'Do {date} spíšem 5 výsledkov v číslach, porovnám svoj plat s 3 zdrojmi a požiadam vedenie o rozhovor o zvýšení platu[ o {percent}][ (cieľ: {amount})].',
        'Do {date} spíšem 5 výsledkov v číslach a požiadam vedenie o zvýšenie platu[ o {percent}][ (cieľ: {amount})].',
      ],
      [
        'Pripravím si 4 argumenty za vyšší plat[ (o {percent} viac)][ (cieľ: {amount})], rozhovor si 3-krát nacvičím s niekým, komu dôverujem, a do {date} ho s vedením naozaj absolvujem.',
        'Rozhovor o vyššom plate[ (o {percent} viac)][ (cieľ: {amount})] si 3-krát nacvičím a do {date} ho s vedením absolvujem.',
      ],
    ],
    networking: [
      [
        'Svoju sieť kontaktov rozšírim: do {date} pozvem {people|6} z odboru[ (smer: {aim})] na 20-minútový rozhovor a do týždňa im znova napíšem.',
        'Do {date} pozvem {people|6} z odboru na 20-minútový rozhovor a rozšírim si tak sieť kontaktov.',
      ],
      [
        'Do {date} navštívim {events|2} vo svojom odbore, nadviažem tam aspoň 3 nové kontakty a do 3 dní sa týmto ľuďom ozvem.',
        'Do {date} navštívim {events|2} vo svojom odbore a nadviažem tam aspoň 3 nové kontakty.',
      ],
      [
        'Každý týždeň do {date} napíšem 2 novým ľuďom z odboru, s 1 z nich si dohodnem krátky hovor a nové kontakty si zapíšem do prehľadu.',
        'Každý týždeň do {date} napíšem 2 ľuďom z odboru a nadviažem tak aspoň 1 nový kontakt.',
      ],
    ],
    publicSpeaking: [
      [
        'Do {date} prednesiem {talks|3} v dĺžke aspoň 10 minút[ pred {audience}], každú si vopred 2-krát nahlas nacvičím a 2 ľudí z publika požiadam o spätnú väzbu.',
        'Do {date} prednesiem {talks|3}[ pred {audience}], každú si 2-krát nahlas nacvičím a požiadam o spätnú väzbu.',
      ],
      [
        'Vystupovanie na verejnosti budem trénovať: každý týždeň do {date} si nahrám 5-minútový prejav, zapíšem si 2 veci na zlepšenie a potom vystúpim[ pred {audience}] pri 1 skutočnej príležitosti.',
        'Každý týždeň do {date} si nahrám 5-minútový cvičný prejav a potom 1-krát vystúpim naostro[ pred {audience}].',
      ],
      [
        'Do {date} vystúpim 4-krát aspoň na 3 minúty[ pred {audience}], s každým ďalším vystúpením pridám 1 minútu a po každom si zapíšem, čo fungovalo.',
        'Do {date} vystúpim 4-krát aspoň na 3 minúty[ pred {audience}] a po každom vystúpení si zapíšem, čo fungovalo.',
      ],
    ],
    confidence: [
      [
        'Pre väčšie sebavedomie sa každý týždeň do {date} ozvem aspoň na 1 porade[ pred {audience}] a potom si zapíšem 1 vec, ktorá sa mi podarila.',
        'Pre väčšie sebavedomie sa každý týždeň do {date} ozvem aspoň na 1 porade[ pred {audience}].',
      ],
      [
        'Každý piatok do {date} si zapíšem 3 veci, ktoré sa mi podarili, a pre väčšiu sebaistotu prevezmem 2 úlohy, ktorým sa zatiaľ vyhýbam.',
        'Každý piatok do {date} si pre väčšiu sebaistotu zapíšem 3 veci, ktoré sa mi podarili.',
      ],
      [
        'Do {date} vyskúšam 4 situácie, ktoré odo mňa vyžadujú odvahu[ (napríklad pred {audience})], a po každej ohodnotím svoju sebaistotu od 1 do 10.',
        'Do {date} vyskúšam 4 situácie, ktoré vyžadujú odvahu, a ohodnotím svoju sebaistotu od 1 do 10.',
      ],
    ],
    technicalSkills: [
      [
        'Do {date} dokončím 1 vlastný projekt (technológia: {tool}), budem mu venovať {hours|3} a výsledok dám posúdiť skúsenému človeku.',
        'Do {date} dokončím 1 vlastný projekt (technológia: {tool}) a venujem mu {hours|3}.',
      ],
      [
        'Do {date} dokončím 1 kurz na tému {name}, štúdiu budem venovať {hours|3} a nové vedomosti využijem v 3 malých pracovných úlohách.',
        'Do {date} dokončím 1 kurz na tému {name} a štúdiu budem venovať {hours|3}.',
      ],
      [
        'Na precvičovanie (technológia: {tool}) si do {date} vyhradím {hours|3}, vyriešim 12 úloh a 1 hotový výsledok ukážem človeku z praxe.',
        'Do {date} vyriešim 12 úloh (technológia: {tool}) a na precvičovanie si vyhradím {hours|3}.',
      ],
      [
        'Nové zručnosti (téma: {name}) využijem do {date} v 2 skutočných úlohách, budem im venovať {hours|3} a výsledky dám posúdiť skúsenému človeku.',
        'Nové zručnosti (téma: {name}) využijem do {date} v 2 skutočných úlohách a venujem im {hours|3}.',
      ],
      [
        'Vyberiem si odbornú zručnosť, ktorú teraz najviac potrebujem, do {date} z nej dokončím 1 kurz, štúdiu budem venovať {hours|3} a poznatky využijem v 3 úlohách.',
        'Do {date} dokončím 1 kurz odbornej zručnosti, ktorú najviac potrebujem, a budem mu venovať {hours|3}.',
      ],
      [
        'Do {date} vytvorím 1 malý projekt, na ktorom si precvičím technické zručnosti, budem mu venovať {hours|3} a dám ho posúdiť skúsenému človeku.',
        'Do {date} vytvorím 1 malý projekt na precvičenie technických zručností a venujem mu {hours|3}.',
      ],
    ],
    language: [
      [
        'Do {date} budem štúdiu jazyka ({name}) venovať {hours|3}, 8-krát sa v ňom 30 minút porozprávam a nakoniec si vypracujem 1 cvičný test[ na úroveň {level}].',
        'Do {date} budem štúdiu jazyka ({name}) venovať {hours|3} a vypracujem si 1 cvičný test[ na úroveň {level}].',
      ],
      [
        'Každý týždeň do {date} sa 30 minút porozprávam v cudzom jazyku ({name}), naučím sa 20 slovíčok a dokončím 1 lekciu kurzu[ na úrovni {level}].',
        'Každý týždeň do {date} sa porozprávam v cudzom jazyku ({name}) a dokončím 1 lekciu kurzu[ na úrovni {level}].',
      ],
      [
        'Do {date} dokončím 1 jazykový kurz ({name}[, úroveň {level}]), budem mu venovať {hours|3} a každý týždeň napíšem 1 krátky text, ktorý si dám opraviť.',
        'Do {date} dokončím 1 jazykový kurz ({name}[, úroveň {level}]) a budem mu venovať {hours|3}.',
      ],
      [
        'Do {date} budem štúdiu jazyka venovať {hours|3}, 8-krát sa v ňom 30 minút porozprávam a nakoniec si vypracujem 1 cvičný test[ na úroveň {level}].',
        'Do {date} budem štúdiu jazyka venovať {hours|3} a vypracujem si 1 cvičný test[ na úroveň {level}].',
      ],
      [
        'Každý týždeň do {date} sa 30 minút porozprávam v cudzom jazyku, naučím sa 20 slovíčok a dokončím 1 lekciu kurzu[ na úrovni {level}].',
        'Každý týždeň do {date} sa porozprávam v cudzom jazyku a dokončím 1 lekciu kurzu[ na úrovni {level}].',
      ],
    ],
    workLifeBalance: [
      [
        'Do {date} budem 3-krát týždenne končiť v práci načas, tieto večery si zapíšem do kalendára ako voľný čas a každý piatok si overím, či to vyšlo.',
        'Do {date} budem 3-krát týždenne končiť v práci načas a tieto večery si nechám ako voľný čas.',
      ],
      [
        'Pre lepšiu rovnováhu si do {date} nechám 2 večery týždenne bez práce, každý deň si doprajem 20-minútovú prestávku a v piatok ohodnotím svoju energiu od 1 do 10.',
        'Pre lepšiu rovnováhu si do {date} nechám 2 večery týždenne bez práce a každý deň si doprajem 1 prestávku.',
      ],
      [
        'Každú nedeľu do {date} si v kalendári vyhradím 2 pevné chvíle oddychu na nasledujúci týždeň a v piatok ohodnotím svoju rovnováhu od 1 do 10.',
        'Každú nedeľu do {date} si v kalendári vyhradím 2 pevné chvíle oddychu na nasledujúci týždeň.',
      ],
    ],
    managingTime: [
      [
        'Každý večer do {date} si zapíšem 3 priority na ďalší deň, v kalendári si na ne vyhradím 90 minút a urobím ich ako prvé.',
        'Každý večer do {date} si zapíšem 3 priority na ďalší deň a urobím ich ako prvé.',
      ],
      [
        'Počas 2 týždňov si budem zapisovať, kam mi uniká čas, vyradím 3 zbytočnosti a potom si každý pondelok do {date} za 30 minút naplánujem celý týždeň.',
        'Počas 2 týždňov si budem zapisovať, kam mi uniká čas, a potom si každý pondelok do {date} naplánujem týždeň.',
      ],
      [
        'Do {date} si každý pondelok naplánujem 5 hlavných úloh týždňa, každý deň začnem tou najdôležitejšou a v piatok spočítam, koľko ich je hotových.',
        'Do {date} si každý pondelok naplánujem 5 hlavných úloh a v piatok spočítam, koľko ich je hotových.',
      ],
    ],
    ownBusiness: [
      [
        'Do {date} oslovím {customers|8}, zistím, čo potrebujú, a 3 z nich predložím prvú ponuku svojej budúcej vlastnej firmy aj s pevnou cenou.',
        'Do {date} oslovím {customers|8} a vyskúšam na nich prvú ponuku svojej vlastnej firmy.',
      ],
      [
        'Do {date} napíšem podnikateľský plán na 5 strán, spočítam 3 varianty nákladov a príjmov a dám ho skontrolovať 2 ľuďom, ktorí už podnikajú.',
        'Do {date} napíšem podnikateľský plán na 5 strán a dám ho skontrolovať 2 ľuďom, ktorí podnikajú.',
      ],
      [
        'Nápad na vlastnú firmu si overím v malom: 1 výrobok alebo službu ponúknem do {date} aspoň 5 ľuďom, spýtam sa ich na cenu a ponuku 2-krát upravím.',
        'Nápad na vlastnú firmu si overím v malom: 1 výrobok alebo službu ponúknem do {date} aspoň 5 ľuďom.',
      ],
    ],
    communication: [
      [
        'Do {date} si písomne pripravím 6 dôležitých rozhovorov[ s {audience}], ku každému 1 hlavnú myšlienku, a 2 ľudí sa potom spýtam, ako zrozumiteľne komunikujem.',
        'Do {date} si písomne pripravím 6 dôležitých rozhovorov[ s {audience}] a 2 ľudí sa spýtam na svoju komunikáciu.',
      ],
      [
        'Jasnú komunikáciu budem trénovať: každý týždeň do {date} si v 1 rozhovore[ s {audience}] najprv vypočujem druhých, zhrniem, čo počujem, a potom poviem svoj názor v 3 vetách.',
        'Každý týždeň do {date} si v 1 rozhovore[ s {audience}] precvičím jasnú komunikáciu a svoj názor poviem v 3 vetách.',
      ],
      [
        'Do {date} sa 5 ľudí, s ktorými spolupracujem, spýtam, čo v mojej komunikácii pomáha a čo prekáža, a 2 ich rady budem každý týždeň skúšať v praxi.',
        'Do {date} sa 5 ľudí spýtam, čo v mojej komunikácii prekáža, a 2 ich rady vyskúšam v praxi.',
      ],
    ],
    personalBrand: [
      [
        'Do {date} vylepším svoj online profil a zverejním {posts|4} na témy z odboru[ (smer: {aim})], aby bolo moju prácu viac vidieť.',
        'Do {date} vylepším svoj online profil a zverejním {posts|4} na témy z odboru.',
      ],
      [
        'Svoju prácu zviditeľním: do {date} pridám na profesijnú sieť 1 príspevok týždenne, okomentujem 2 cudzie príspevky a v práci 1-krát predstavím svoje výsledky.',
        'Svoju prácu do {date} zviditeľním 1 príspevkom týždenne na profesijnej sieti.',
      ],
    ],
    returningToWork: [
      [
        'Do {date} napíšem plán návratu do práce v 3 krokoch[ (cieľ: {aim})], osviežim si 2 zručnosti a oslovím {people|4} z odboru.',
        'Do {date} napíšem plán návratu do práce v 3 krokoch[ (cieľ: {aim})] a osviežim si 2 zručnosti.',
      ],
      [
        'Na návrat do práce sa do {date} pripravím takto: budem tomu venovať {hours|3}, dokončím 1 opakovací kurz a absolvujem 2 rozhovory o úlohách a pracovnom čase.',
        'Na návrat do práce sa do {date} pripravím 1 opakovacím kurzom a 2 rozhovormi o pracovnom čase.',
      ],
    ],
    findingDirection: [
      [
        'Do {date} oslovím {people|4}, ktorých práca ma zaujíma, zapíšem si 5 svojich silných stránok a vyberiem 1 smer, ktorý si na týždeň vyskúšam.',
        'Do {date} oslovím {people|4}, ktorých práca ma zaujíma, a vyberiem 1 smer na vyskúšanie.',
      ],
      [
        'Do {date} si aspoň 3-krát týždenne zapíšem, čo mi dáva energiu a čo mi ju berie, porovnám 3 možné smery a rozhodnem sa pre 1 ďalší krok.',
        'Do {date} si aspoň 3-krát týždenne zapíšem, čo mi dáva energiu, a potom sa rozhodnem pre 1 smer.',
      ],
      [
        'Nový smer si vyskúšam naživo: do {date} si aspoň na 2 hodiny skúsim 3 rôzne činnosti, každú ohodnotím od 1 do 10 a pri 1 z nich zostanem.',
        'Nový smer si vyskúšam naživo: do {date} si aspoň na 2 hodiny skúsim 3 rôzne činnosti.',
      ],
    ],
    general: [
      [
        'Na ceste k cieľu „{words}“ urobím do {date} aspoň 4 konkrétne kroky, budem tomu venovať {hours|2} a na mentoringu 2-krát ukážem, čo mám hotové.',
        'Na ceste k cieľu „{words}“ urobím do {date} aspoň 4 konkrétne kroky a budem tomu venovať {hours|2}.',
      ],
      [
        'Na cieli „{words}“ budem do {date} pracovať {hours|2}, dosiahnem 3 viditeľné výsledky a po každom si zapíšem 1 ponaučenie.',
        'Na cieli „{words}“ budem do {date} pracovať {hours|2} a dosiahnem 3 viditeľné výsledky.',
      ],
      [
        'Svoje prianie si rozdelím na 4 konkrétne kroky, budem na nich pracovať {hours|2} a do {date} na mentoringu 2-krát ukážem, čo mám hotové.',
        'Svoje prianie si rozdelím na 4 konkrétne kroky a do {date} budem na nich pracovať {hours|2}.',
      ],
      [
        'Na svojom cieli budem do {date} pracovať {hours|2}, dosiahnem 3 viditeľné výsledky a po každom si zapíšem 1 ponaučenie.',
        'Na svojom cieli budem do {date} pracovať {hours|2} a dosiahnem 3 viditeľné výsledky.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Ako prvý krok k zmene kariéry[ (cieľ: {aim})] oslovím do {date} aspoň 1 človeka, ktorý má takú zmenu za sebou, a zapíšem si 3 veci, ktoré si chcem ešte overiť.',
        'Ako prvý krok k zmene kariéry[ (cieľ: {aim})] oslovím do {date} aspoň 1 človeka z odboru.',
      ],
    ],
    jobSearch: [
      [
        'Ako prvý krok k novej práci[ (cieľ: {aim})] si aktualizujem životopis a do {date} ho pošlem na 2 vhodné ponuky.',
        'Ako prvý krok k novej práci pošlem do {date} životopis na 2 vhodné ponuky.',
      ],
    ],
    interviews: [
      [
        'Ako prvý krok si do {date} pripravím odpovede na 5 otázok na pohovore[ (cieľ: {aim})] a absolvujem 1 cvičný pohovor.',
        'Ako prvý krok si do {date} pripravím odpovede na 5 otázok na pohovore.',
      ],
    ],
    promotion: [
      [
        'Ako prvý krok k vyššej pozícii[ (cieľ: {aim})] spíšem do {date} aspoň 3 zručnosti, ktoré mi ešte chýbajú, a požiadam o radu 1 skúseného človeka.',
        'Ako prvý krok k vyššej pozícii[ (cieľ: {aim})] spíšem do {date} aspoň 3 chýbajúce zručnosti.',
      ],
    ],
    leadingTeam: [
      [
        'Ako prvý krok vo vedení ľudí zverím do {date} niekomu aspoň 1 celú úlohu[ v {team}-člennom tíme] a 2 ľudí požiadam o spätnú väzbu.',
        'Ako prvý krok vo vedení ľudí zverím do {date} niekomu aspoň 1 celú úlohu a požiadam o spätnú väzbu.',
      ],
    ],
    negotiatingPay: [
      [
        'Ako prvý krok k lepšiemu platu si do {date} zapíšem 3 výsledky v číslach a v 2 zdrojoch zistím obvyklú výšku platov.',
        'Ako prvý krok k lepšiemu platu si do {date} zapíšem 3 výsledky v číslach.',
      ],
    ],
    networking: [
      [
        'Ako prvý krok k novej sieti kontaktov napíšem do {date} správu 3 ľuďom z odboru a s 1 z nich sa stretnem.',
        'Ako prvý krok k novým kontaktom napíšem do {date} správu 3 ľuďom z odboru.',
      ],
    ],
    publicSpeaking: [
      [
        'Ako prvý krok k vystupovaniu na verejnosti[ pred {audience}] si do {date} nahrám 2 prejavy po 5 minút a 1 z nich ukážem niekomu, komu dôverujem.',
        'Ako prvý krok k vystupovaniu na verejnosti si do {date} nahrám 2 prejavy po 5 minút.',
      ],
    ],
    confidence: [
      [
        'Ako prvý krok k väčšiemu sebavedomiu sa do {date} prihlásim o slovo na 2 poradách a zapíšem si, čo sa mi podarilo.',
        'Ako prvý krok k väčšiemu sebavedomiu sa do {date} prihlásim o slovo na 2 poradách.',
      ],
    ],
    technicalSkills: [
      [
        'Ako prvý krok ku skúške {certificate} zistím do {date} jej podmienky, zostavím 1 študijný plán a dokončím 3 lekcie kurzu.',
        'Ako prvý krok ku skúške {certificate} dokončím do {date} aspoň 3 lekcie kurzu.',
      ],
      [
        'Ako prvý krok (téma: {name}) dokončím do {date} aspoň 3 lekcie úvodného kurzu a 1 malé cvičenie.',
        'Ako prvý krok (téma: {name}) dokončím do {date} aspoň 3 lekcie kurzu.',
      ],
      [
        'Ako prvý krok si vyberiem 1 kurz zručnosti, ktorú potrebujem, a do {date} z neho dokončím 3 lekcie.',
        'Ako prvý krok dokončím do {date} aspoň 3 lekcie 1 vhodného kurzu.',
      ],
    ],
    language: [
      [
        'Ako prvý krok v štúdiu jazyka ({name}) sa do {date} naučím 30 nových fráz a v 5 vetách niekomu predstavím svoju prácu.',
        'Ako prvý krok v štúdiu jazyka ({name}) sa do {date} naučím 30 nových fráz.',
      ],
      [
        'Ako prvý krok v štúdiu jazyka sa do {date} naučím 30 nových fráz a v 5 vetách niekomu predstavím svoju prácu.',
        'Ako prvý krok v štúdiu jazyka sa do {date} naučím 30 nových fráz.',
      ],
    ],
    workLifeBalance: [
      [
        'Ako prvý krok k lepšej rovnováhe si do {date} nechám 2 večery týždenne bez práce a každý deň si doprajem 1 prestávku.',
        'Ako prvý krok k lepšej rovnováhe si do {date} nechám 2 večery ako voľný čas.',
      ],
    ],
    managingTime: [
      [
        'Ako prvý krok k lepšiemu plánovaniu si do {date} podrobne zapíšem priebeh 3 pracovných dní a vyradím 1 zbytočnosť.',
        'Ako prvý krok k lepšiemu plánovaniu si do {date} zapíšem priebeh 3 pracovných dní.',
      ],
    ],
    ownBusiness: [
      [
        'Ako prvý krok k vlastnej firme opíšem do {date} svoju ponuku na 1 strane a ukážem ju 3 ľuďom z cieľovej skupiny.',
        'Ako prvý krok k vlastnej firme opíšem do {date} svoju ponuku na 1 strane.',
      ],
    ],
    communication: [
      [
        'Ako prvý krok k lepšej komunikácii si do {date} pripravím 2 rozhovory[ s {audience}], ku každému 1 hlavnú myšlienku, a požiadam o spätnú väzbu.',
        'Ako prvý krok k lepšej komunikácii si do {date} písomne pripravím 2 rozhovory.',
      ],
    ],
    personalBrand: [
      [
        'Ako prvý krok k väčšej viditeľnosti prepíšem do {date} aspoň 3 hlavné časti svojho online profilu a 1 človeka požiadam o spätnú väzbu.',
        'Ako prvý krok k väčšej viditeľnosti prepíšem do {date} aspoň 3 časti svojho online profilu.',
      ],
    ],
    returningToWork: [
      [
        'Ako prvý krok k návratu do práce oslovím do {date} aspoň 1 vhodnú firmu a zapíšem si 3 podmienky, ktoré sú pre mňa dôležité.',
        'Ako prvý krok k návratu do práce si do {date} zapíšem 3 dôležité podmienky.',
      ],
    ],
    findingDirection: [
      [
        'Ako prvý krok k vlastnému smeru sa do {date} porozprávam s 2 ľuďmi o ich práci a zapíšem si 5 svojich silných stránok.',
        'Ako prvý krok k vlastnému smeru si do {date} zapíšem 5 svojich silných stránok.',
      ],
    ],
    general: [
      [
        'Ako prvý krok k cieľu „{words}“ si do {date} rozdelím prácu na 3 časti a tú najmenšiu z nich dokončím.',
        'Ako prvý krok k cieľu „{words}“ dokončím do {date} aspoň 1 malú časť.',
      ],
      [
        'Ako prvý krok k svojmu cieľu si do {date} rozdelím prácu na 3 časti a tú najmenšiu z nich dokončím.',
        'Ako prvý krok k svojmu cieľu dokončím do {date} aspoň 1 malú časť.',
      ],
    ],
  },
  measured: [
    [
      'Do {date} posuniem „{words}“ z hodnoty {from} na hodnotu {to}: každé 2 týždne vyskúšam 1 nový postup a raz týždenne si overím aktuálne číslo.',
      'Do {date} posuniem „{words}“ z hodnoty {from} na hodnotu {to} a raz týždenne si overím aktuálne číslo.',
    ],
    [
      'Urobím 4 konkrétne kroky, ktorými do {date} zmením „{words}“ z hodnoty {from} na hodnotu {to}, a raz mesačne výsledok preberiem so skúseným človekom.',
      'Urobím 4 konkrétne kroky, ktorými do {date} zmením „{words}“ z hodnoty {from} na hodnotu {to}.',
    ],
    [
      'Urobím 4 konkrétne kroky, ktorými sa do {date} dostanem z hodnoty {from} na hodnotu {to}, a raz týždenne si zapíšem aktuálne číslo.',
      'Urobím 4 konkrétne kroky, ktorými sa do {date} dostanem z hodnoty {from} na hodnotu {to}.',
    ],
    [
      'Do {date} posuniem „{words}“ na hodnotu {to}: každé 2 týždne vyskúšam 1 nový postup a raz týždenne si zapíšem aktuálne číslo.',
      'Do {date} posuniem „{words}“ na hodnotu {to} pomocou 4 konkrétnych krokov.',
    ],
    [
      'Urobím 4 konkrétne kroky, ktorými do {date} zmením „{words}“ o {percent}, a raz týždenne si zapíšem aktuálne číslo.',
      'Do {date} zmením „{words}“ o {percent} pomocou 4 konkrétnych krokov.',
    ],
    [
      'Do {date} sa dostanem na hodnotu {to}: každé 2 týždne vyskúšam 1 nový postup a raz týždenne si overím aktuálne číslo.',
      'Do {date} sa dostanem na hodnotu {to} a každé 2 týždne vyskúšam 1 nový postup.',
    ],
    [
      'Na zmene o {percent} budem pracovať do {date}: každé 2 týždne vyskúšam 1 nový postup a raz týždenne si overím aktuálne číslo.',
      'Na zmene o {percent} budem pracovať do {date} a každé 2 týždne vyskúšam 1 nový postup.',
    ],
  ],
  examined: [
    [
      'Do {date} absolvujem skúšku {certificate}: príprave budem venovať {hours|4} a vopred si vypracujem 3 cvičné testy.',
      'Do {date} absolvujem skúšku {certificate} a vopred si vypracujem 3 cvičné testy.',
    ],
    [
      'Na skúšku {certificate} sa budem pripravovať {hours|4}, vypracujem si 3 úplné cvičné testy a do {date} ju absolvujem.',
      'Na skúšku {certificate} si vypracujem 3 cvičné testy a do {date} ju absolvujem.',
    ],
    [
      'Do {date} pôjdem na skúšku {certificate}: učivo si rozdelím na 8 častí, učeniu budem venovať {hours|4} a na záver si 2-krát vyskúšam celý test.',
      'Do {date} pôjdem na skúšku {certificate} a učivo si rozdelím na 8 častí.',
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: 'životopis | životopisom | v životopise | životopisu | aktualiz* životopis* | aktualizov* .. životopis* | úprav* životopis* | preprac* .. životopis* | písanie životopis* | tvorb* životopis* | cv | motivačn* list* | sprievodn* list* | resumé',
      phrases: [
        [
          'Do {date} v 2 kolách prepracujem svoj životopis[ (cieľ: {aim})], doplním doň 5 výsledkov s číslami a dám ho skontrolovať 2 ľuďom.',
          'Do {date} v 2 kolách prepracujem svoj životopis[ (cieľ: {aim})] a doplním doň 5 výsledkov s číslami.',
        ],
        [
          'Do {date} pripravím 1 vzorový životopis a 1 motivačný list[ (cieľ: {aim})], upravím ich pre 3 pracovné ponuky a 2 ľudí požiadam o spätnú väzbu.',
          'Do {date} prepracujem životopis aj motivačný list[ (cieľ: {aim})] a upravím ich pre 3 pracovné ponuky.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'stáž* | trainee | brigád* | prax pri štúdi* | pracovn* stáž*',
      phrases: [
        [
          'Do {date} sa prihlásim na 8 stáží[ (cieľ: {aim})], ku každej napíšem vlastný motivačný list a 2 ľudí z odboru sa spýtam na ich skúsenosť.',
          'Do {date} sa prihlásim na 8 stáží[ (cieľ: {aim})] a ku každej napíšem vlastný list.',
        ],
        [
          'Do {date} nájdem 12 firiem, ktoré ponúkajú stáž[ (cieľ: {aim})], a do 6 z nich pošlem životopis upravený na mieru.',
          'Do {date} pošlem žiadosť o stáž[ (cieľ: {aim})] do 6 firiem.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'prácu .. polovičn* úväz* | prácu .. skrát* úväz* | prácu .. čiastočn* úväz* | prácu .. pol úväzku | práca .. polovičn* úväz* | práca .. skrát* úväz* | práca .. čiastočn* úväz* | nájsť .. úväz* | našla .. úväz* | našiel .. úväz* | hľadám .. úväz* | hľadať .. úväz*',
      phrases: [
        [
          'Novú prácu na kratší úväzok[ (cieľ: {aim})] budem hľadať pravidelne: do {date} spíšem 12 možných firiem, na úväzok sa spýtam v 6 z nich a pošlem {applications|5}.',
          'Pre novú prácu na kratší úväzok[ (cieľ: {aim})] pošlem do {date} {applications|5}.',
        ],
        [
          'Do {date} si určím 3 podmienky novej práce na kratší úväzok[ (cieľ: {aim})], 3 známym poviem, čo hľadám, a odpoviem na 5 ponúk.',
          'Do {date} odpoviem na 5 ponúk novej práce na kratší úväzok[ (cieľ: {aim})].',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'prácu v zahraničí | práca v zahraničí | pracovať v zahraničí | v cudzine | do zahraničia',
      phrases: [
        [
          'Do {date} zistím podmienky práce v zahraničí v 2 krajinách, porozprávam sa s 3 ľuďmi, ktorí tam pracujú, a odpoviem na 5 ponúk[ (cieľ: {aim})].',
          'Do {date} zistím podmienky práce v zahraničí v 2 krajinách a odpoviem na 5 ponúk[ (cieľ: {aim})].',
        ],
        [
          'Pre prácu v zahraničí si do {date} pripravím životopis v cudzom jazyku, dám ho skontrolovať 2 ľuďom a pošlem ho 6 zamestnávateľom.',
          'Pre prácu v zahraničí si do {date} pripravím životopis v cudzom jazyku a pošlem ho do 6 firiem.',
        ],
      ],
    },
    {
      theme: 'promotion',
      cues: 'v novej práci | v novom zamestnan* | do novej práce | nástup do práce | nástup do novej | prv* dni v práci | prv* mesiac* v práci | skúšobn* dob* | zapracovať sa | zapracovan*',
      phrases: [
        [
          'Do {date} sa v novej práci porozprávam s 5 ľuďmi, s ktorými budem spolupracovať, spíšem si 3 očakávania vedenia a raz týždenne si zapíšem, čo sa mi podarilo.',
          'Do {date} sa v novej práci porozprávam s 5 ľuďmi a spíšem si 3 očakávania vedenia.',
        ],
        [
          'Pre dobrý začiatok v novej práci si do {date} pripravím plán na prvých 30 dní, preberiem ho s vedením a 2 ľudí z práce požiadam o spätnú väzbu.',
          'Pre dobrý začiatok v novej práci si do {date} pripravím plán na prvých 30 dní.',
        ],
      ],
    },
    {
      theme: 'careerChange',
      cues: 'rekvalifik* | preškol* | výučný list | vyučiť sa',
      phrases: [
        [
          'Do {date} porovnám 4 rekvalifikačné kurzy[ (cieľ: {aim})] podľa ceny, dĺžky a uplatnenia, oslovím {people|3} s vlastnou skúsenosťou a na 1 kurz sa prihlásim.',
          'Do {date} porovnám 4 rekvalifikačné kurzy[ (cieľ: {aim})] a na 1 z nich sa prihlásim.',
        ],
        [
          'Rekvalifikáciu[ (cieľ: {aim})] si overím v praxi: do {date} strávim 2 dni na pracovisku v novom odbore a zapíšem si 3 dôvody za a 3 proti.',
          'Rekvalifikáciu[ (cieľ: {aim})] si do {date} overím 2 dni priamo na pracovisku v novom odbore.',
        ],
      ],
    },
    {
      theme: 'careerChange',
      cues: 'nostrifik* | uznanie diplom* | uznanie vzdel* | uznať diplom* | uznať vzdel*',
      phrases: [
        [
          'Do {date} zistím na príslušnom úrade podmienky uznania vzdelania, pripravím 4 potrebné dokumenty s prekladom a podám 1 úplnú žiadosť.',
          'Do {date} pripravím 4 dokumenty na uznanie vzdelania a podám 1 úplnú žiadosť.',
        ],
        [
          'Uznanie diplomu rozdelím na 5 krokov s termínmi, 2 ľudí s touto skúsenosťou sa spýtam na postup a do {date} splním prvé 3 kroky.',
          'Uznanie diplomu rozdelím na 5 krokov a do {date} splním prvé 3 z nich.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'delegov* | deleguj* | delegác* | odovzdávať úlohy | odovzdať úlohy | rozdeľ* úlohy | rozdel* úlohy | pustiť úlohy',
      phrases: [
        [
          'Každý týždeň do {date} delegujem 1 celú úlohu[ v {team}-člennom tíme], cieľ a termín si zapíšem a na priebeh sa spýtam len raz.',
          'Každý týždeň do {date} delegujem 1 celú úlohu[ v {team}-člennom tíme] s písomným cieľom.',
        ],
        [
          'Do {date} spíšem 10 úloh, ktoré sa opakujú, 4 z nich natrvalo delegujem[ v {team}-člennom tíme] a po 2 týždňoch výsledky spoločne s tímom vyhodnotím.',
          'Do {date} spíšem 10 úloh, ktoré sa opakujú, a 4 z nich natrvalo delegujem.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'najať | nábor* | nabrať .. ľudí | nabrať .. kolegov | prijať .. do tímu | výber ľudí do tímu',
      phrases: [
        [
          'Do {date} na 1 strane opíšem, koho chcem do tímu prijať, povediem 6 pohovorov s rovnakými 8 otázkami a výber preberiem s 1 ďalším človekom z tímu.',
          'Do {date} na 1 strane opíšem, koho chcem do tímu prijať, a povediem 6 pohovorov.',
        ],
        [
          'Pre dobrý nábor požiadam 5 ľudí o odporúčanie, povediem 6 pohovorov s rovnakými 8 otázkami a do {date} vyberiem 1 človeka.',
          'Pre dobrý nábor povediem do {date} aspoň 6 pohovorov s rovnakými 8 otázkami.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motivov* .. tím | motivov* .. tímu | motivác* .. tímu | motivov* ľudí | motivov* .. ľudí | motivov* .. podriaden* | motivov* .. koleg* | stmel* .. tím* | teambuilding* | tím .. motivov* | atmosfér* v tíme | kultúr* v tíme',
      phrases: [
        [
          'Do {date} sa v 30-minútovom rozhovore spýtam každého človeka zo svojho[ {team}-členného] tímu, čo ho motivuje, a 3 návrhy zavediem do praxe.',
          'Do {date} sa spýtam každého človeka v tíme, čo ho motivuje, a 3 návrhy zavediem do praxe.',
        ],
        [
          'Pre motiváciu[ {team}-členného] tímu povediem každé 2 týždne do {date} 30-minútové stretnutie, zakaždým pomenujem 1 úspech a vyskúšam 1 nápad.',
          'Pre motiváciu[ {team}-členného] tímu povediem každé 2 týždne do {date} 30-minútové stretnutie.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'tím* na diaľku | remote tím* | virtuáln* tím* | hybridn* tím* | vzdialen* tím* | viesť na diaľku | distribuovan* tím*',
      phrases: [
        [
          'So svojím[ {team}-členným] tímom na diaľku budem mať každý týždeň do {date} 1 krátky spoločný hovor a s každým človekom 1 osobný hovor mesačne.',
          'So svojím[ {team}-členným] tímom na diaľku budem mať každý týždeň do {date} 1 krátky spoločný hovor.',
        ],
        [
          'Do {date} dohodnem so svojím[ {team}-členným] tímom na diaľku 5 pravidiel spolupráce a po 4 týždňoch sa všetkých 3 otázkami spýtam, ako fungujú.',
          'Do {date} dohodnem so svojím[ {team}-členným] tímom na diaľku 5 pravidiel spolupráce.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'spätn* väzb* | feedback* | prijímať kritiku | prijať kritiku | znášať kritiku | zniesť kritiku',
      phrases: [
        [
          'Každý týždeň do {date} dám 1 človeku konkrétnu spätnú väzbu s príkladom a zakaždým si ju vypýtam aj na svoju prácu.',
          'Každý týždeň do {date} dám 1 človeku konkrétnu spätnú väzbu s príkladom.',
        ],
        [
          'Do {date} si písomne pripravím a povediem 5 rozhovorov so spätnou väzbou, každý s 1 konkrétnym pozorovaním a 1 prosbou.',
          'Do {date} si pripravím a povediem 5 rozhovorov so spätnou väzbou.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'konflikt* | ťažk* rozhovor* | náročn* rozhovor* | nepríjemn* rozhovor* | náročn* ľuď* | ťažk* ľuď* | náročn* ľud* | ťažk* ľud* | ťažk* šéf* | náročn* šéf* | náročn* koleg* | problémov* koleg* | hádk* | hádať | náročn* klient* | náročn* zákazn*',
      phrases: [
        [
          'Do {date} si písomne pripravím 3 náročné rozhovory[ s {audience}], všetky povediem a po každom si zapíšem, čo pomohlo konflikt upokojiť.',
          'Do {date} si pripravím a povediem 3 náročné rozhovory[ s {audience}].',
        ],
        [
          'Do {date} sa naučím 1 metódu riešenia konfliktov, nacvičím si ju v 2 modelových situáciách a použijem ju v 2 skutočných rozhovoroch[ s {audience}].',
          'Do {date} sa naučím 1 metódu riešenia konfliktov a použijem ju v 2 skutočných rozhovoroch.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder* | zainteresovan* stran*',
      phrases: [
        [
          'Do {date} spíšem 8 najdôležitejších stakeholderov, u 4 z nich zistím očakávania a všetkým budem každé 2 týždne posielať krátku správu.',
          'Do {date} spíšem 8 najdôležitejších stakeholderov a u 4 z nich zistím očakávania.',
        ],
        [
          'Každý týždeň do {date} sa 20 minút porozprávam s 1 zo stakeholderov a zapíšem si 1 očakávanie a 1 dohodu.',
          'Každý týždeň do {date} sa porozprávam s 1 zo stakeholderov a zapíšem si 1 dohodu.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'vyjedná* | vyjednáv* | vyjednať | vyjednávač* | rokovan*',
      phrases: [
        [
          'Do {date} si na 1 strane pripravím každé z 3 vyjednávaní[ s {audience}] s cieľom, hranicou a 2 alternatívami a výsledok si zapíšem.',
          'Do {date} si na 1 strane pripravím každé z 3 vyjednávaní[ s {audience}].',
        ],
        [
          'Do {date} si nacvičím 4 vyjednávania[ s {audience}] ako modelové situácie a zakaždým si vypýtam spätnú väzbu k 2 bodom.',
          'Do {date} si nacvičím 4 vyjednávania[ s {audience}] ako modelové situácie.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'načúv* | skákať .. do reči | neskákať .. do reči | počúvať ostatných | počúvať druhých | lepšie počúvať | viac počúvať | aktívn* počúv* | aktívne počúv*',
      phrases: [
        [
          'V 2 rozhovoroch týždenne budem do {date} počúvať bez skákania do reči, 1 vetou zhrniem, čo počujem, a až potom odpoviem.',
          'V 2 rozhovoroch týždenne budem do {date} počúvať až do konca a až potom odpoviem.',
        ],
        [
          'Aktívne počúvanie budem trénovať do {date}: každý týždeň položím v 1 rozhovore 3 otvorené otázky a zapíšem si, čo nové viem.',
          'Aktívne počúvanie budem do {date} trénovať v 1 rozhovore týždenne s 3 otvorenými otázkami.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'e mail* | maily | mailov | písanie text* | písanie mail* | písomn* prejav* | písať lepšie text* | písať text*',
      phrases: [
        [
          'Každý týždeň do {date} prepíšem 2 svoje texty alebo e-maily tak, aby boli o tretinu kratšie, a 1 človeka sa spýtam, čo zostalo nejasné.',
          'Každý týždeň do {date} prepíšem 2 svoje texty alebo e-maily tak, aby boli o tretinu kratšie.',
        ],
        [
          'Do {date} dokončím 1 krátky kurz písania a 5 svojich textov alebo e-mailov dám prečítať 2 ľuďom, ktorí mi povedia svoj názor.',
          'Do {date} dám 5 svojich textov alebo e-mailov posúdiť 2 ľuďom.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'vysvetľ* | vysvetl* | zrozumiteľn* | laik* | netechnick* | jednoducho hovoriť',
      phrases: [
        [
          'Každý týždeň do {date} si pripravím 3-minútový výklad 1 pracovnej témy[ pred {audience}] a overím si, či je vysvetlenie zrozumiteľné.',
          'Každý týždeň do {date} zrozumiteľne vysvetlím 1 pracovnú tému za 3 minúty[ pred {audience}].',
        ],
        [
          'Do {date} napíšem 4 zrozumiteľné vysvetlenia bez odborných výrazov, každé vyskúšam na 2 ľuďoch a podľa ich otázok ho skrátim.',
          'Do {date} napíšem 4 zrozumiteľné vysvetlenia bez odborných výrazov a vyskúšam ich na 2 ľuďoch.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'skáč* .. do reči | mi skák* .. do reči | skočiť do reči | preruš* ma | ma preruš* | preruš* | ozvať sa | ozvať | ozývať | ozvem | slovo na porade | hovoriť na porad* | hovor* na stretnut* | hovor* na porad* | rozpráv* na porad* | hovor* na meeting* | porad* .. hovor* | na poradách | na porade | na stretnutiach | na meeting* | nepočujú ma | ma nepočuj* | počuť ma | sebavedom* .. porad* | sebavedom* .. stretnut*',
      phrases: [
        [
          'Na 2 poradách týždenne sa do {date} ozvem počas prvých 10 minút[ pred {audience}] s 1 myšlienkou, ktorú si vopred pripravím.',
          'Na 2 poradách týždenne sa do {date} ozvem s 1 pripravenou myšlienkou.',
        ],
        [
          'Do {date} sa na 8 poradách[ pred {audience}] ozvem s 1 otázkou a 1 vlastným nápadom a po každej si zapíšem reakciu.',
          'Do {date} sa na 8 poradách[ pred {audience}] ozvem s 1 otázkou alebo nápadom.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'hovoriť nie | povedať nie | hovoriť "nie" | povedať "nie" | hovoriť častejšie nie | častejšie nie | odmiet* | hranic*',
      phrases: [
        [
          'Aspoň 1-krát týždenne do {date} poviem nie žiadosti, ktorá nepatrí k mojej práci, dôvod uvediem v 1 vete a zapíšem si, ako to dopadlo.',
          'Aspoň 1-krát týždenne do {date} poviem nie žiadosti, ktorá nepatrí k mojej práci.',
        ],
        [
          'Do {date} si spíšem 4 svoje hranice v práci, nahlas nacvičím 3 zdvorilé spôsoby, ako povedať nie, a použijem ich pri 5 príležitostiach.',
          'Do {date} si nacvičím 3 zdvorilé spôsoby, ako povedať nie, a použijem ich 5-krát.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'impostor* | imposter* | syndróm* podvod* | podvodn* syndróm* | pochyb* o sebe | pochyb* | pochybnost*',
      phrases: [
        [
          'Proti pochybnostiam o sebe si každý piatok do {date} zapíšem 3 dôkazy o tom, čo viem, a zoznam si prečítam pred 4 náročnými úlohami.',
          'Proti pochybnostiam o sebe si každý piatok do {date} zapíšem 3 dôkazy o tom, čo viem.',
        ],
        [
          'Do {date} požiadam 5 ľudí, aby pomenovali 1 moju silnú stránku aj s príkladom, a zoznam použijem v 3 chvíľach, keď prídu pochybnosti.',
          'Proti pochybnostiam požiadam do {date} 5 ľudí, aby pomenovali 1 moju silnú stránku.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'trém* | nervóz* .. prezent* | nervóz* .. vystup* | nervóz* .. hovor* | nervóz* .. rozpráv* | prezent* .. nervóz* | nervóz* pri prezent* | hovor* .. nervóz* | bojím .. hovor* | bojím .. rozpráv* | bojím .. prezent* | bojím .. vystup* | strach .. hovor* | strach .. rozpráv* | strach .. prezent* | strach .. vystup* | báť .. hovor* | báť .. prezent* | báť .. vystup* | nervozit* .. prezent* | prezent* .. strach* | stres* .. prezent* | strach z publika',
      phrases: [
        [
          'Do {date} vystúpim 4-krát na pár minút[ pred {audience}], začnem pred 2 ľuďmi, pred každým vystúpením si dám 3 minúty dychového cvičenia a trému ohodnotím od 1 do 10.',
          'Do {date} vystúpim 4-krát na pár minút[ pred {audience}] a zakaždým ohodnotím svoju trému od 1 do 10.',
        ],
        [
          'Proti tréme si do {date} aspoň 3-krát týždenne nahlas nacvičím 2-minútový úvod a potom vystúpim[ pred {audience}] pri 2 skutočných príležitostiach.',
          'Proti tréme si do {date} aspoň 3-krát týždenne nahlas nacvičím 1 úvod a potom 2-krát vystúpim naostro.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'konferenc* .. vystúp* | vystup* .. konferenc* | hovor* .. konferenc* | rozpráv* .. konferenc* | prednáš* .. konferenc* | predn* .. konferenc* | konferenc* .. prednáš* | konferenčn* príspev* | keynote* | meetup* | tedx | konferenc* .. prezent* | prezent* .. konferenc*',
      phrases: [
        [
          'Do {date} ponúknem prednášku 3 konferenciám alebo stretnutiam v odbore, 4-krát si ju nacvičím pred ľuďmi z práce a na 1 podujatí ju prednesiem.',
          'Do {date} ponúknem prednášku 3 konferenciám alebo stretnutiam a 4-krát si ju nacvičím.',
        ],
        [
          'Do {date} pripravím 20-minútovú prednášku pre konferenciu alebo stretnutie, vyskúšam ju na 2 malých skupinách a ponúknem ju na 3 miestach.',
          'Do {date} pripravím 20-minútovú prednášku a ponúknem ju 3 konferenciám alebo stretnutiam.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'moderov* | moderuj* | moderác* | facilit* | workshop* | zorganizov* .. podujat* | usporiad* .. podujat* | viesť workshop* | viesť porad* | vedenie porad* | vedenie stretnut* | viesť stretnut* | vedenie workshop*',
      phrases: [
        [
          'Do {date} povediem {events|3} (workshop alebo poradu) v dĺžke aspoň 45 minút, zakaždým s písomným plánom, a vypýtam si 3 reakcie na svoje moderovanie.',
          'Do {date} povediem {events|3} (workshop alebo poradu) s písomným plánom a vypýtam si reakcie.',
        ],
        [
          'Do {date} sa naučím 4 metódy moderovania, na každej druhej porade vyskúšam 1 z nich a zapíšem si, ako skupina reaguje.',
          'Do {date} sa naučím 4 metódy moderovania a na každej druhej porade vyskúšam 1 z nich.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'nájsť .. mentor* | mentor* nájsť | zohnať mentor* | mentorku | mentora | našla .. mentor* | hľadám mentor* | nájsť kouč* | nájsť .. kouč* | vzor* v odbore',
      phrases: [
        [
          'Do {date} spíšem 5 ľudí, ktorí by mi mohli byť mentorskou oporou, 3 z nich oslovím a absolvujem 2 rozhovory s 3 pripravenými otázkami.',
          'Do {date} si spíšem 5 možných mentorských kontaktov a s 2 ľuďmi sa porozprávam.',
        ],
        [
          'Do {date} si pripravím 4 mentorské stretnutia, na každé 3 otázky, a po každom urobím 1 dohodnutý krok.',
          'Do {date} si pripravím 4 mentorské stretnutia, na každé 3 otázky.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'nájsť .. priateľ* | nov* priateľ* | nov* kamarát* | nájsť .. kamarát* | nájsť kamarát* | nájsť priateľ* | kamarát* v nov* | nov* znám* | okruh znám* | dostať sa medzi ľudí',
      phrases: [
        [
          'Pre nových priateľov si vyberiem 2 záľuby, do {date} navštívim {events|4} s ľuďmi, ktorých bavia tiež, a 2 ľudí pozvem na kávu.',
          'Pre nových priateľov navštívim do {date} aspoň {events|4} a 2 ľudí pozvem na kávu.',
        ],
        [
          'Každý týždeň do {date} pôjdem aspoň 1-krát medzi ľudí, oslovím tam 1 nového človeka a s 2 možnými priateľmi si dohodnem ďalšie stretnutie.',
          'Každý týždeň do {date} pôjdem 1-krát medzi ľudí a s 2 možnými priateľmi si dohodnem stretnutie.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk* | smalltalk* | nezáväzn* konverzác* | nezáväzn* rozhovor*',
      phrases: [
        [
          'Do {date} nadviažem 2-krát týždenne krátky nezáväzný rozhovor (small talk) s niekým, koho takmer nepoznám, a zapíšem si 1 novú vec.',
          'Do {date} nadviažem 2-krát týždenne krátky small talk s niekým, koho takmer nepoznám.',
        ],
        [
          'Pripravím si 6 viet, ktorými sa dá začať small talk, do {date} navštívim {events|2}, použijem ich tam a s 3 ľuďmi zostanem v kontakte.',
          'Do {date} použijem 6 pripravených viet na small talk a s 3 ľuďmi zostanem v kontakte.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin* | linked in | článk* .. linkedin* | článok .. linkedin* | príspev* .. linkedin* | post* .. linkedin*',
      phrases: [
        [
          'Do {date} prepíšem svoj profil na LinkedIne[ (smer: {aim})], zverejním {posts|4} z odboru a každý týždeň okomentujem 2 cudzie príspevky.',
          'Do {date} prepíšem svoj profil na LinkedIne[ (smer: {aim})] a zverejním {posts|4} z odboru.',
        ],
        [
          'Na LinkedIne zverejním do {date} spolu {posts|4}, pridám si 15 kontaktov z odboru[ (smer: {aim})] a 5 z nich napíšem osobnú správu.',
          'Na LinkedIne zverejním do {date} spolu {posts|4} a pridám si 15 kontaktov z odboru.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portfóli* | vlastn* web* | osobn* web* | vlastn* stránk*',
      phrases: [
        [
          'Do {date} vložím do svojho portfólia 3 hotové práce[ (smer: {aim})], každú opíšem v 5 vetách a ukážem ich 2 ľuďom z odboru.',
          'Do {date} vložím do svojho portfólia 3 hotové práce[ (smer: {aim})].',
        ],
        [
          'Portfóliu budem venovať {hours|3}, do {date} ho zverejním so 4 prácami[ (smer: {aim})] a 3 ľudí požiadam o spätnú väzbu.',
          'Do {date} zverejním portfólio so 4 prácami[ (smer: {aim})].',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | článok | článk* | newsletter* | podcast* | youtub*',
      phrases: [
        [
          'Do {date} zverejním {posts|4}, príprave budem venovať {hours|2} a 3 ľudí sa spýtam na názor.',
          'Do {date} zverejním {posts|4} a 3 ľudí sa spýtam na názor.',
        ],
        [
          'Zostavím si plán 8 námetov, do {date} zverejním {posts|4} a zakaždým požiadam o názor 2 ľudí z odboru.',
          'Podľa plánu 8 námetov zverejním do {date} aspoň {posts|4}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'prokrastin* | neodklada* | odklada*',
      phrases: [
        [
          'Proti odkladaniu začnem 4-krát týždenne deň 25 minútami práce na najmenej príjemnej úlohe a do {date} si každý takýto deň odškrtnem.',
          'Proti odkladaniu začnem do {date} aspoň 4-krát týždenne deň 25 minútami práce na najťažšej úlohe.',
        ],
        [
          'Každú úlohu, ktorú odkladám, si do {date} rozdelím na 3 malé kroky a ten prvý urobím do 2 dní.',
          'Každú odkladanú úlohu si do {date} rozdelím na 3 kroky a začnem do 2 dní.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorit*',
      phrases: [
        [
          'Každý pondelok do {date} si určím 3 priority, nové úlohy 1-krát denne roztriedim podľa naliehavosti a 2 z nich týždenne vyradím alebo odovzdám.',
          'Každý pondelok do {date} si určím 3 priority a 2 iné úlohy týždenne vyradím alebo odovzdám.',
        ],
        [
          'Do {date} dohodnem s vedením svojich 5 hlavných priorít a vyhradím im {hours|8} nerušeného času.',
          'Do {date} dohodnem s vedením svojich 5 hlavných priorít.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'sústred* | koncentr* | rozptyľ* | rozptýl* | vyruš* | nesústred* | scrollov* | čas na mobile | času na mobile | menej mobilu | na mobile',
      phrases: [
        [
          'Do {date} budem 4-krát týždenne 60 minút pracovať sústredene s vypnutým telefónom aj upozorneniami a zapíšem si, ako dlho mi sústredenie vydrží.',
          'Do {date} budem 4-krát týždenne 60 minút pracovať sústredene s vypnutým telefónom.',
        ],
        [
          'Do {date} odstránim 3 zdroje vyrušovania a každý týždeň si naplánujem 3 bloky sústredenej práce po 45 minút.',
          'Do {date} odstránim 3 zdroje vyrušovania a každý týždeň si naplánujem 3 bloky práce.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'nadčas* | pracovať menej | menej pracov* | menej práce | menej roboty | pracovn* čas* | pracovnú dobu | pracovnej doby | prepracov* | odchádzať načas | odchádzať z práce | končiť načas | v práci načas | končiť v práci načas | veľa práce | priveľa práce',
      phrases: [
        [
          'Nadčasy obmedzím postupne: do {date} budem 3-krát týždenne odchádzať z práce načas a každý piatok si zapíšem odpracované hodiny.',
          'Do {date} budem 3-krát týždenne odchádzať z práce načas a každý piatok si zapíšem nadčasy.',
        ],
        [
          'Pomenujem 3 úlohy, pre ktoré mám nadčasy, do {date} ich preberiem s vedením a 1 z nich odovzdám alebo zruším.',
          'Pomenujem 3 úlohy, pre ktoré mám nadčasy, a do {date} ich preberiem s vedením.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stres* | vyhor* | burnout* | burn out | vyčerpan* | odolnost* | odolnosť | zahlten* | preťažen* | únav* | unaven*',
      phrases: [
        [
          'Pre menší stres si do {date} doprajem každý pracovný deň 2 prestávky po 10 minút a večer svoj stres ohodnotím od 1 do 10.',
          'Pre menší stres si do {date} doprajem každý pracovný deň 2 prestávky po 10 minút.',
        ],
        [
          'Do {date} pomenujem 3 hlavné príčiny stresu, pri každej zmením 1 vec a každý týždeň si naplánujem 2 hodiny oddychu.',
          'Do {date} pomenujem 3 hlavné príčiny stresu a pri každej zmením 1 vec.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'šport* | pohyb | pohybu | pohybom | pohybovať | cvičiť | cvičenie | cvičím | posilňov* | fitko | fitness | behať | behanie | behám | zabehn* | odbehn* | maratón* | maraton* | polmaratón* | plávať | plávan* | turistik* | bicykl* | tancov* | pilates',
      phrases: [
        [
          'Do {date} budem športovať 2-krát týždenne po 40 minút, zapíšem si šport do kalendára ako stretnutie a každý tréning si odškrtnem.',
          'Do {date} budem športovať 2-krát týždenne po 40 minút a každý tréning si odškrtnem.',
        ],
        [
          'Podľa plánu budem do {date} športovať 2-krát týždenne a každé 2 týždne 1 tréning predĺžim o 5 minút.',
          'Podľa jednoduchého plánu budem do {date} športovať 2-krát týždenne.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'schudn* | chudn* | zhodiť kil* | zhodiť .. kíl | kíl | kilá | zdravo jesť | zdravšie jesť | zdravá strava | zdravej strav* | zdravú strav* | zdravšie sa stravov* | stravov* | jedálnič* | menej sladk* | životospráv*',
      phrases: [
        [
          'Do {date} si každú nedeľu naplánujem jedlo na 5 dní, 3-krát týždenne si doprajem 40 minút pohybu a raz týždenne si zapíšem, ako sa mi darí.',
          'Do {date} si každú nedeľu naplánujem jedlo na 5 dní a 3-krát týždenne si doprajem pohyb.',
        ],
        [
          'Pre zdravú stravu a pohyb zmením do {date} postupne 3 návyky, každý z nich budem držať 2 týždne a dni, keď sa podarí, si odškrtnem.',
          'Pre zdravú stravu a pohyb zmením do {date} postupne 3 návyky.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'home office* | homeoffice* | práca z domu | práce z domu | prácu z domu | pracovať z domu | z domu | pracovať na diaľku',
      phrases: [
        [
          'Do {date} opíšem na 1 strane, ako zvládnem svoju prácu z domu, predstavím to vedeniu na 1 stretnutí a dohodnem 4 týždne na vyskúšanie.',
          'Do {date} navrhnem vedeniu na 1 strane skúšobné 4 týždne práce z domu.',
        ],
        [
          'Spíšem 5 úloh, ktoré zvládnem z domu, do {date} dohodnem s vedením 4 týždne na vyskúšanie a vyhodnotím ich 3 otázkami.',
          'Spíšem 5 úloh, ktoré zvládnem z domu, a do {date} dohodnem 4 týždne na vyskúšanie.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'viac času na rodin* | viac času pre rodin* | viac času s rodin* | viac času na deti | viac času s deťmi | času na rodin* | čas na rodin* | času s rodin* | čas s rodin* | času pre rodin* | s rodinou | rodinný čas | rodin* | čas .. deti | času .. deti | času .. deťmi | čas .. deťmi | viac .. s deťmi | byť s deťmi | skĺb* .. deťmi | zladiť .. deťmi | zladiť .. deti | hrať sa s deťmi | večery s deťmi | lepšia mama | lepšou mamou | lepšia matka | lepšou matkou | lepší otec | lepším otcom | lepší rodič | lepším rodičom | čas s partner* | času s partner* | času na partner*',
      phrases: [
        [
          'Do {date} si nechám 3 večery týždenne voľné pre rodinu, o 18. hodine vypnem pracovný telefón a každú nedeľu si overím, či to vyšlo.',
          'Do {date} si nechám 3 večery týždenne voľné pre rodinu a vypnem pracovný telefón.',
        ],
        [
          'Do {date} dohodnem v práci 2 pevné skoršie odchody týždenne a tento čas s rodinou si naplánujem v kalendári.',
          'Do {date} dohodnem v práci 2 skoršie odchody týždenne a venujem ich rodine.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'cez víkend* | víkendy | víkendov | voľn* víkend* | cez víkendy | počas víkend*',
      phrases: [
        [
          'Do {date} si nechám aspoň 2 víkendy v mesiaci úplne bez práce, pracovný telefón vypnem v piatok o 18. hodine a v pondelok si zapíšem, či to vyšlo.',
          'Do {date} si nechám aspoň 2 víkendy v mesiaci úplne bez práce.',
        ],
        [
          'Pomenujem 3 úlohy, ktoré mi zasahujú do víkendov, do {date} ich preberiem s vedením a 1 z nich presuniem na pracovný deň.',
          'Pomenujem 3 úlohy, ktoré mi zasahujú do víkendov, a do {date} ich preberiem s vedením.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'vypnúť | vypínať | po práci | oddych* | oddýchn* | odpočin* | odpočív* | relax*',
      phrases: [
        [
          'Do {date} uzavriem 4 pracovné dni týždenne 10-minútovým rituálom, po 19. hodine nebudem čítať pracovné správy a doprajem si oddych.',
          'Do {date} uzavriem 4 pracovné dni týždenne 10-minútovým rituálom, po ktorom príde oddych.',
        ],
        [
          'Pre oddych si do {date} naplánujem 2 večery týždenne bez práce a každý z nich ohodnotím od 1 do 10.',
          'Pre oddych si do {date} naplánujem 2 večery týždenne bez práce.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'meditác* | meditov* | mindfulness | všímavost* | jóg* | yoga | joga | jogu | jogy | jogou',
      phrases: [
        [
          'Do {date} si doprajem 4-krát týždenne 15 minút jogy alebo meditácie, čas si zapíšem do kalendára a každé cvičenie si odškrtnem.',
          'Do {date} si doprajem 4-krát týždenne 15 minút jogy alebo meditácie.',
        ],
        [
          'S jogou či meditáciou začnem v malom: 10 minút 3-krát týždenne, po mesiaci pridám 5 minút a do {date} si každý týždeň ohodnotím pokoj od 1 do 10.',
          'S jogou či meditáciou začnem v malom: do {date} si na ne nechám 10 minút 3-krát týždenne.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'spánok | spánku | spánkom | lepšie spať | viac spať | dobre spať | spať aspoň | spať skôr | skôr spať | chodiť spať | poriadne spať | pravidelne spať | spím | nespím | vyspať | zaspať | zaspávam | zaspávať | ponocov* | ponocujem',
      phrases: [
        [
          'Do {date} pôjdem aspoň 5 dní v týždni spať v rovnakom čase, 30 minút pred spánkom vypnem obrazovky a ráno si spánok ohodnotím od 1 do 10.',
          'Do {date} pôjdem aspoň 5 dní v týždni spať v rovnakom čase a 30 minút predtým vypnem obrazovky.',
        ],
        [
          'Pre lepší spánok zavediem do {date} večerný režim na 5 dní v týždni: 30 minút bez obrazovky, 10 minút čítania a zhasnuté v rovnakom čase.',
          'Pre lepší spánok zavediem do {date} pevný večerný režim na 5 dní v týždni.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'čiastočn* úväz* | skráten* úväz* | polovičn* úväz* | skrátiť .. úväz* | kratš* úväz* | pol úväzku | polovičk* úväzku',
      phrases: [
        [
          'Do {date} opíšem na 1 strane, ako zvládnem prácu na skrátený úväzok, preberiem to s vedením na 1 stretnutí a dohodnem 2 mesiace na vyskúšanie.',
          'Do {date} navrhnem vedeniu na 1 strane skrátený úväzok a dohodnem si 1 stretnutie.',
        ],
        [
          'Spočítam, ako sa skrátený úväzok dotkne môjho príjmu v 2 variantoch, vyberiem 3 úlohy na odovzdanie a do {date} to preberiem s vedením.',
          'Prepočítam si skrátený úväzok v 2 variantoch a do {date} to preberiem s vedením.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelanc* | na voľnej nohe | voľnej nohe | voľnú nohu | szčo | živnosť | živnost* | založ* .. živnosť | osamostatn*',
      phrases: [
        [
          'Do {date} opíšem 1 ponuku pre prácu na voľnej nohe aj s cenou, oslovím s ňou {customers|8} a prijmem 1 platenú zákazku.',
          'Do {date} opíšem 1 ponuku na voľnej nohe aj s cenou a oslovím s ňou {customers|8}.',
        ],
        [
          'Prácu na voľnej nohe pripravím do {date}: na 1 strane spíšem náklady, dane a poistenie, oslovím 2 ľudí so živnosťou a pošlem 3 ponuky.',
          'Prácu na voľnej nohe pripravím do {date}: spíšem 1 plán nákladov a pošlem 3 ponuky.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'investor* | financovan* | dotác* | grant* | pitch deck* | rizikov* kapitál* | kapitál',
      phrases: [
        [
          'Do {date} dokončím prezentáciu pre investorov na 10 strán, vyskúšam ju na 3 ľuďoch, ktorí už podnikajú, a predstavím ju na 4 miestach.',
          'Do {date} dokončím prezentáciu pre investorov na 10 strán a predstavím ju na 4 miestach.',
        ],
        [
          'Do {date} spíšem 15 vhodných zdrojov financovania pre svoje podnikanie, 6 z nich oslovím a každú odpoveď písomne vyhodnotím.',
          'Do {date} spíšem 15 zdrojov financovania pre svoje podnikanie a 6 z nich oslovím.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'vlastn* e shop* | vlastn* eshop* | otvor* .. e shop* | otvor* .. eshop* | otvor* .. internetov* obchod* | vlastn* internetov* obchod* | e shop* | eshop* | internetov* obchod* | online obchod* | na sashe | sashe | predávať online | predávať na internete',
      phrases: [
        [
          'Do {date} otvorím svoj e-shop s 5 produktmi, ku každému pridám fotku a cenu a požiadam {customers|8} o vyskúšanie nákupu.',
          'Do {date} otvorím svoj e-shop s 5 produktmi a požiadam {customers|8} o vyskúšanie.',
        ],
        [
          'Na svojom e-shope budem do {date} pracovať {hours|4}, vložím doň 5 produktov a raz týždenne vyhodnotím návštevy a objednávky.',
          'Na svojom e-shope budem do {date} pracovať {hours|4} a vložím doň 5 produktov.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'rokoch doma | doma s deťmi | rokov doma | po matersk* | po rodičovsk* | matersk* | rodičovsk* | bábätko | návrat* .. matersk* | návrat* .. rodičovsk* | vrát* .. matersk* | vrát* .. rodičovsk* | starostlivost* o deti',
      phrases: [
        [
          'Pred návratom z rodičovskej sa do {date} 2-krát porozprávam v práci o úlohách a pracovnom čase, osviežim si 2 zručnosti a na 1 týždeň vyskúšam stráženie dieťaťa.',
          'Pred návratom z rodičovskej sa do {date} 2-krát porozprávam v práci a osviežim si 2 zručnosti.',
        ],
        [
          'Do {date} napíšem plán svojich prvých 4 týždňov po rodičovskej, dohodnem ho v práci a opakovaniu vedomostí budem venovať {hours|2}.',
          'Do {date} napíšem plán svojich prvých 4 týždňov po rodičovskej a dohodnem ho v práci.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'siln* strán* | slab* strán* | v čom som dobr* | svoje hodnoty | moje hodnoty',
      phrases: [
        [
          'Do {date} požiadam 5 ľudí, aby pomenovali 2 moje silné stránky, porovnám ich s vlastným zoznamom a 1 z nich vyskúšam v novej úlohe.',
          'Do {date} požiadam 5 ľudí o 2 moje silné stránky a porovnám ich s vlastným zoznamom.',
        ],
        [
          'Do {date} si urobím 1 uznávaný test silných stránok, ku každému výsledku zapíšem 3 situácie z práce a preberiem ich na mentoringu.',
          'Do {date} si urobím 1 test silných stránok a ku každému výsledku zapíšem 3 situácie z práce.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'rozhodnúť | rozhodnut* | rozhodovan* | rozhodnem | mám zostať | mám ostať | mám odísť | zostať alebo | ostať alebo | či mám | možnost* | výber* medzi | výber* .. škol* | vybrať .. škol* | výber* odbor* | vybrať .. odbor* | ktorú školu | akú školu | vybrať si medzi | vybrať medzi | medzi dv* ponuk* | rázcest* | alebo zostať | alebo ostať',
      phrases: [
        [
          'Do {date} písomne porovnám svoje možnosti podľa 6 kritérií, oslovím {people|3} s podobnou skúsenosťou a rozhodnem sa.',
          'Do {date} písomne porovnám svoje možnosti podľa 6 kritérií a rozhodnem sa.',
        ],
        [
          'Každú zo svojich možností si do {date} aspoň na 2 hodiny vyskúšam, ku každej zapíšem 3 výhody a 3 nevýhody a rozhodnem sa pre 1 z nich.',
          'Ku každej zo svojich možností zapíšem do {date} aspoň 3 výhody a 3 nevýhody a rozhodnem sa pre 1.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'viac čítať | čítať viac | prečítať .. knih* | prečítať .. kníh | prečítala .. kníh | prečítal .. kníh | čítať .. knih* | čítať .. kníh | knih* .. mesačne | kníh .. mesačne | kníh .. ročne | kniha .. mesačne',
      phrases: [
        [
          'Do {date} prečítam {books|6}, na čítanie si 4-krát týždenne nechám 30 minút a z každej knihy si zapíšem 3 myšlienky.',
          'Do {date} prečítam {books|6} a na čítanie si 4-krát týždenne nechám 30 minút.',
        ],
        [
          'Zostavím si zoznam kníh, ktoré ma lákajú, do {date} prečítam {books|6} a o 2 z nich sa s niekým porozprávam.',
          'Podľa vlastného zoznamu prečítam do {date} celkom {books|6}.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'našetr* | ušetriť | nasporiť | sporiť | sporenie | šetriť | finančn* rezerv* | úspory | rezerv* .. eur',
      phrases: [
        [
          'Na cieľ „{words}“ si do týždňa nastavím pravidelnú platbu, do {date} znížim 3 svoje výdavky a raz mesačne skontrolujem stav účtu.',
          'Na cieľ „{words}“ si nastavím pravidelnú platbu a do {date} znížim 3 svoje výdavky.',
        ],
        [
          'Na úspory si do týždňa nastavím pravidelnú platbu, do {date} znížim 3 svoje výdavky a raz mesačne skontrolujem stav účtu.',
          'Na úspory si nastavím pravidelnú platbu a do {date} znížim 3 svoje výdavky.',
        ],
        [
          'S úsporami začnem od prehľadu: do {date} si budem 1-krát týždenne zapisovať príjmy a výdavky, 3 výdavky znížim a rozdiel odložím bokom.',
          'Pre úspory si budem do {date} 1-krát týždenne zapisovať výdavky a 3 z nich znížim.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'vodičák* | vodičsk* preukaz* | vodičsk* oprávn* | autoškol* | šoférov* | šoférsk*',
      phrases: [
        [
          'Na cieľ „{words}“ pôjdem po krokoch: do týždňa vyberiem 1 autoškolu, príprave budem venovať {hours|2} a do {date} absolvujem aspoň 8 jázd.',
          'Na ceste k cieľu „{words}“ absolvujem do {date} aspoň 8 jázd.',
        ],
        [
          'Do {date} sa prihlásim do autoškoly, vypracujem 20 cvičných testov a absolvujem aspoň 8 jázd a po každej si zapíšem 1 vec na precvičenie.',
          'Do {date} sa prihlásim do autoškoly a vypracujem 20 cvičných testov.',
        ],
        [
          'S vodičákom začnem po krokoch: do týždňa vyberiem 1 autoškolu, teórii budem venovať {hours|2} a do {date} absolvujem prvých 8 jázd.',
          'Pre vodičák vyberiem do týždňa 1 autoškolu a do {date} absolvujem prvých 8 jázd.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'diplomovk* | diplomov* prác* | bakalárk* | bakalársk* prác* | magistersk* prác* | dizertač* | dizertác* | záverečn* prác* | rigorózn* prác*',
      phrases: [
        [
          'Písaniu záverečnej práce budem do {date} venovať {hours|5}, každý týždeň napíšem 3 strany a 2-krát dám text niekomu prečítať.',
          'Písaniu záverečnej práce budem do {date} venovať {hours|5} a každý týždeň napíšem 3 strany.',
        ],
        [
          'Záverečnú prácu si rozdelím na 6 častí s vlastnými termínmi, každú dám 1 človeku prečítať a poslednú dokončím do {date}.',
          'Záverečnú prácu si rozdelím na 6 častí a poslednú z nich dokončím do {date}.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'hrať na | hru na klavír* | hru na gitar* | gitar* | klavír* | husl* | hudobn* nástroj* | spievať | spevu | spev',
      phrases: [
        [
          'Na cieľ „{words}“ si vyhradím {hours|2}, do {date} nacvičím 3 skladby a 1 z nich niekomu zahrám alebo zaspievam.',
          'Na cieľ „{words}“ si vyhradím {hours|2} a do {date} nacvičím 3 skladby.',
        ],
        [
          'Hudbe budem venovať {hours|2}, do {date} nacvičím 3 skladby a 1 z nich niekomu zahrám alebo zaspievam.',
          'Hudbe budem venovať {hours|2} a do {date} nacvičím 3 skladby.',
        ],
        [
          'Do {date} absolvujem 8 hodín hudby s niekým skúseným, doma budem cvičiť 3-krát týždenne 20 minút a 1 skladbu si nahrám.',
          'Do {date} absolvujem 8 hodín hudby s niekým skúseným a 1 skladbu si nahrám.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'maľovať | maľovan* | kresliť | kreslen* | keramik* | háčkov* | pletenie | šitie | šitia | ušiť | fotiť | tvoriť | ručn* prác* | kaligrafi*',
      phrases: [
        [
          'Na cieľ „{words}“ si vyhradím {hours|2}, do {date} dokončím 4 vlastné diela a aspoň 1 z nich niekomu ukážem.',
          'Na cieľ „{words}“ si vyhradím {hours|2} a do {date} dokončím 4 vlastné diela.',
        ],
        [
          'Tvoreniu budem venovať {hours|2}, do {date} dokončím 4 vlastné diela a aspoň 1 z nich niekomu ukážem.',
          'Tvoreniu budem venovať {hours|2} a do {date} dokončím 4 vlastné diela.',
        ],
        [
          'Do {date} absolvujem 1 kurz svojej tvorivej záľuby, 2-krát týždenne si na ňu nechám večer a dokončím 3 diela.',
          'Do {date} dokončím 3 diela a 2-krát týždenne si na tvorenie nechám večer.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'napísať knih* | napísať .. knih* | písať knih* | napísať román* | písať román* | napísať .. poviedk* | písať poviedk* | napísať .. rozprávk* | vydať knih* | vydať .. knih*',
      phrases: [
        [
          'Na cieľ „{words}“ si budem do {date} vyhradzovať {hours|3}, napíšem aspoň 20 strán a 2 ľudí požiadam, aby si ich prečítali.',
          'Na cieľ „{words}“ si budem vyhradzovať {hours|3} a do {date} napíšem aspoň 20 strán.',
        ],
        [
          'Do {date} napíšem osnovu na 2 strany a prvých 20 strán svojej knihy, písaniu budem venovať {hours|3} a text dám prečítať 2 ľuďom.',
          'Do {date} napíšem osnovu a prvých 20 strán svojej knihy a písaniu budem venovať {hours|3}.',
        ],
        [
          'Svoju knihu budem písať 3-krát týždenne po 30 minút, do {date} napíšem prvé 2 kapitoly a dám ich prečítať 2 ľuďom.',
          'Svoju knihu budem písať 3-krát týždenne a do {date} napíšem prvé 2 kapitoly.',
        ],
      ],
    },
  ],
  frames: ['Môj cieľ: „{words}“. {goal}', 'Mojím cieľom je „{words}“. {goal}'],
  percent: '{n} %',
  hoursTail: 'Vyhradím si na to {hours}.',
  hours: {
    one: '{n} hodinu týždenne',
    few: '{n} hodiny týždenne',
    many: '{n} hodiny týždenne',
    other: '{n} hodín týždenne',
  },
  counted: {
    applications: {
      cues: 'životopis* | žiadost* | žiadostí | prihláš* | cv | motivačn* list* | odpoved* na ponuk* | odpoved* na inzerát* | reakc* na inzerát* | inzerát* | ponúk práce | pracovných ponúk',
      forms: {
        one: '{n} životopis',
        few: '{n} životopisy',
        many: '{n} životopisu',
        other: '{n} životopisov',
      },
    },
    interviews: {
      cues: 'pohovor* | interview*',
      forms: {
        one: '{n} cvičný pohovor',
        few: '{n} cvičné pohovory',
        many: '{n} cvičného pohovoru',
        other: '{n} cvičných pohovorov',
      },
    },
    people: {
      cues: 'ľudí | ľudia | ľuďmi | ľuďom | ľuďoch | osôb | osoby | kontakt* | rozhovor* | expert* | odborník* | žien | ženy | človeka',
      forms: { one: '{n} človeka', few: '{n} ľudí', many: '{n} človeka', other: '{n} ľudí' },
    },
    talks: {
      cues: 'prezentác* | prednášk* | prednášok | vystúpen* | prejav* | príhovor*',
      forms: {
        one: '{n} prezentáciu',
        few: '{n} prezentácie',
        many: '{n} prezentácie',
        other: '{n} prezentácií',
      },
    },
    posts: {
      cues: 'príspev* | článk* | článok | post | posty | postov | epizód* | diel | diely | dielov',
      forms: { one: '{n} príspevok', few: '{n} príspevky', many: '{n} príspevku', other: '{n} príspevkov' },
    },
    customers: {
      cues: 'zákazník* | zákazníčk* | klient* | objednáv* | zákazk* | zákaziek | kupujúc*',
      forms: {
        one: '{n} človeka z cieľovej skupiny',
        few: '{n} ľudí z cieľovej skupiny',
        many: '{n} človeka z cieľovej skupiny',
        other: '{n} ľudí z cieľovej skupiny',
      },
    },
    books: {
      cues: 'kniha | knihu | knihy | kníh | knižk* | knižiek',
      forms: { one: '{n} knihu', few: '{n} knihy', many: '{n} knihy', other: '{n} kníh' },
    },
    events: {
      cues: 'podujatie | podujatia | podujatí | podujatiach | akcie | akcií | akciu | akciách | meetup* | konferenc* | workshop* | veľtrh* | event* | seminár* | stretnutia | stretnutí',
      forms: { one: '{n} podujatie', few: '{n} podujatia', many: '{n} podujatia', other: '{n} podujatí' },
    },
  },
  teamPeople:
    'tím | tímu | tímom | tíme | team | ľudí | ľudia | ľuďmi | ľuďoch | ľuďom | člen* | zamestnanc* | zamestnank* | podriaden* | pracovník* | pracovníč* | vývojár* | koleg* | osôb | osobami',
  team: 'tím | tímu | tímom | tíme | tímy | team | teamu | skupin* | oddelen*',
  languageNames: [
    [
      'en',
      'angličtin* | anglicky | anglick* jazyk* | business english | obchodn* anglič* | AJ | anglinu | anglina',
    ],
    ['de', 'nemčin* | nemecky | nemeck* jazyk* | po nemecky | NJ'],
    ['fr', 'francúzštin* | francúzsky | francúzsk* jazyk*'],
    ['es', 'španielčin* | španielsky | španielsk* jazyk*'],
    ['it', 'taliančin* | taliansky | taliansk* jazyk*'],
    ['pt', 'portugalčin* | portugalsky | portugalsk* jazyk*'],
    ['nl', 'holandčin* | holandsky | holandsk* jazyk*'],
    ['pl', 'poľštin* | poľsky | poľsk* jazyk*'],
    ['cs', 'čeština | češtin* | česky | česk* jazyk*'],
    ['sk', 'slovenčin* | slovensky | slovensk* jazyk*'],
    ['uk', 'ukrajinčin* | ukrajinsky | ukrajinsk* jazyk*'],
    ['ru', 'ruštin* | rusky | rusk* jazyk*'],
    ['tr', 'turečtin* | turecky'],
    ['ro', 'rumunčin* | rumunsky'],
    ['sv', 'švédčin* | švédsky'],
    ['da', 'dánčin* | dánsky'],
    ['no', 'nórčin* | nórsky'],
    ['fi', 'fínčin* | fínsky'],
    ['hu', 'maďarčin* | maďarsky | maďarsk* jazyk*'],
    ['el', 'gréčtin* | grécky'],
    ['ar', 'arabčin* | arabsky'],
    ['he', 'hebrejčin* | hebrejsky'],
    ['hi', 'hindčin* | hindsky'],
    ['zh', 'čínštin* | čínsky | mandarín*'],
    ['ja', 'japončin* | japonsky'],
    ['ko', 'kórejčin* | kórejsky'],
    ['hr', 'chorvátčin* | chorvátsky'],
    ['sr', 'srbčin* | srbsky'],
    ['bg', 'bulharčin* | bulharsky'],
    ['sl', 'slovinčin* | slovinsky'],
    ['vi', 'vietnamčin* | vietnamsky'],
    ['la', 'latinčin*'],
    ['ca', 'katalánčin* | katalánsky'],
    ['sq', 'albánčin* | albánsky'],
    ['fa', 'perzštin* | perzsky'],
    ['ka', 'gruzínčin* | gruzínsky'],
  ],
  aims: [
    [
      'team lead* | teamlead* | team leader* | teamleader* | tímlíder* | tím líder* | vedúc* tímu | líder* tímu | líderk* tímu | vedúc* skupin* | majsterk* zmeny | vedúc* zmeny',
      'vedenie tímu',
      'up',
    ],
    ['vedúc* oddelen* | riaditeľ* odboru | vedúc* odboru | head of', 'vedenie oddelenia', 'up'],
    ['vedúc* pobočk* | vedúc* predajn* | vedúc* filiál* | vedúc* prevádzk*', 'vedenie pobočky', 'up'],
    [
      'manažérk* | manažér | manažérom | manažérkou | manažérsk* pozíc* | manažérsk* rol* | vedúc* pozíc* | vedúc* rol* | vedúc* funkc* | vedúceho miest* | vedúca | vedúcou | vedúcej | vedúci | vedúcim | líder* | líderk* | management position',
      'vedúca pozícia',
      'up',
    ],
    ['zástupc* vedúc* | zástupkyň* vedúc*', 'zastupovanie vedenia tímu', 'up'],
    [
      'riaditeľ* základn* | riaditeľ* matersk* školy | riaditeľ* gymnázi* | riaditeľ* škol*',
      'vedenie školy',
      'up',
    ],
    ['riaditeľ* | riaditeľk*', 'riaditeľská pozícia', 'up'],
    ['ceo | generáln* riaditeľ* | cfo | coo | c level', 'najvyššia riaditeľská pozícia', 'up'],
    ['predstavenstv* | dozorn* rad* | správn* rad*', 'miesto v predstavenstve', 'up'],
    ['cto | technick* riaditeľ*', 'technické vedenie firmy', 'up'],
    ['tech lead* | techlead* | lead developer* | technick* vedúc*', 'technické vedenie tímu', 'up'],
    [
      'senior developer* | senior vývojár* | seniorn* vývojár* | senior programát* | seniorn* programát* | senior engineer*',
      'seniorná rola vo vývoji',
      'up',
    ],
    ['senior konzultant* | seniorn* konzultant*', 'seniorná rola v poradenstve', 'up'],
    ['seniorn* pozíc* | seniorn* rol* | senior pozíc* | senior rol* | senior', 'seniorná rola', 'up'],
    ['hlavn* účtovn*', 'vedenie účtovníctva', 'up'],
    ['hlavn* sestr* | vrchn* sestr*', 'pozícia vrchnej sestry', 'up'],
    ['staničn* sestr*', 'pozícia staničnej sestry', 'up'],
    [
      'produktov* manažér* | product manager* | produktov* manažment* | produktov* management* | product management*',
      'práca v produktovom manažmente',
    ],
    ['product owner*', 'rola Product Owner'],
    [
      'projektov* manažér* | project manager* | projekťák* | projekťáč* | projektov* riad* | riaden* projekt* | projektov* manažment* | projektov* management* | vedúc* projekt*',
      'práca v projektovom riadení',
    ],
    ['scrum master*', 'rola Scrum Master'],
    ['agile coach* | agiln* kouč*', 'agilný koučing'],
    ['data scien* | dátov* vedec* | dátov* ved* | dátov* vedky*', 'práca v odbore data science'],
    [
      'dátov* analytič* | dátov* analyti* | data analy* | dátov* analýz* | analytič* dát | analyti* dát | v oblasti dát | prácu s dátami | práca s dátami | robiť s dátami | v dátach',
      'práca v dátovej analýze',
    ],
    ['dátov* inžinier* | data engineer*', 'práca v dátovom inžinierstve'],
    ['biznis analyti* | business analy* | biznis analytič*', 'práca v biznis analýze'],
    [
      'machine learning | strojov* učen* | umelá inteligencia | umelej inteligencie | umelú inteligenciu | umelou inteligenciou',
      'práca s umelou inteligenciou',
    ],
    ['ux dizajn* | ux design* | ux ui | ui ux | ux | ui dizajn* | ux výskum*', 'práca v UX dizajne'],
    ['grafičk* | grafik | grafikom | grafick* dizajn* | grafick* design*', 'práca v grafickom dizajne'],
    [
      'vývojár* | programátor* | software engineer* | softvérov* vývoj* | softvérov* inžinier* | webov* vývoj* | frontend* | front end* | backend* | back end* | full stack* | fullstack* | vývoj* softv* | vývoj* softw* | developer* | kóder*',
      'práca vo vývoji softvéru',
    ],
    ['devops', 'práca v odbore DevOps'],
    [
      'kyberbezpečnost* | kybernetick* bezpečnost* | it bezpečnost* | cyber security | cybersecurity | informačn* bezpečnost*',
      'práca v kybernetickej bezpečnosti',
    ],
    ['it | ajťáč* | ajťák* | informačn* technológi* | it sektor* | it odbor* | it firm*', 'práca v IT'],
    ['online marketing* | digitáln* marketing* | performance marketing*', 'práca v online marketingu'],
    ['marketing* | marketér* | marketérk* | marketingov*', 'práca v marketingu'],
    ['personalist* | personáln* oddelen* | hr | human resources | ľudsk* zdroj*', 'práca v HR'],
    ['recruiter* | recruiting* | talent acquisition | náborár* | headhunter*', 'práca v nábore ľudí'],
    [
      'obchodn* zástup* | obchodníč* | obchodník* | v predaji | do predaja | predaj | predaja | predaji | predavač* | obchodn* oddelen* | sales',
      'práca v predaji',
    ],
    ['konzultant* | poradenstv* | poradkyň* | poradc* | consulting*', 'práca v poradenstve'],
    ['controlling* | kontroling* | controller*', 'práca v controllingu'],
    [
      'finančn* analyti* | finančn* analytič* | financie | financií | financiách | finančn* sektor* | bankovníctv*',
      'práca vo financiách',
    ],
    ['účtovníč* | účtovník* | účtovníctv* | mzdov* účtovn*', 'práca v účtovníctve'],
    ['udržateľn* | esg | ekológi* | životn* prostred* | obnoviteľn*', 'práca v udržateľnosti'],
    ['sociáln* pracovn* | sociáln* prác* | sociálnych služb* | sociáln* služb*', 'sociálna práca'],
    [
      'učiteľ* | učiteľk* | pedagogič* | pedagóg* | lektor* | lektorova* | učiť deti | učiť na škol* | školstv* | vzdeláva* dospel*',
      'práca vo vzdelávaní',
    ],
    [
      'zdravotn* sestr* | sestričk* | ošetrovateľ* | opatrovateľ* | zdravotníctv* | zdravotník* | zdravotníč* | sanitár*',
      'práca v zdravotníctve',
    ],
    ['kouč* | koučing* | koučk*', 'práca v koučingu'],
    ['psychologič* | psychológ* | psychoterap* | terapeut*', 'práca v psychológii'],
    ['novinár* | žurnalist* | redaktor*', 'práca v médiách'],
    ['copywrit* | content manager* | tvorba obsahu | tvorbe obsahu', 'tvorba obsahu'],
    [
      'výskum | výskumu | výskume | výskumom | výskumn* | vedeck* pracovn* | vedkyň* | vedec* | akademick* sfér* | postdoc* | postdok*',
      'práca vo výskume',
    ],
    [
      'ngo | neziskov* | mimovládk* | tretí sektor | treťom sektore | treťom sektor*',
      'práca v neziskovom sektore',
    ],
    ['verejn* správ* | štátn* správ* | na úrade | úradníč* | úradník*', 'práca vo verejnej správe'],
    ['súkromn* sektor* | korporát* | do priemyslu', 'práca v súkromnom sektore'],
    [
      'prezident* | premiér* | ministerk* | poslank* | političk* | politik | do politiky | starostka | starostkou',
      'práca v politike',
    ],
    ['logisti* | supply chain*', 'práca v logistike'],
    ['architekt* | architektúr* budov', 'práca v architektúre'],
    ['právnič* | právnik* | advokát* | právo | právn* oddelen*', 'práca v právnej oblasti'],
    [
      'event manager* | eventov* | organizác* podujat* | organizovanie podujat*',
      'práca v organizovaní podujatí',
    ],
    [
      'testerk* | tester | testerom | testovanie softv* | testovan* softv* | qa | quality assurance | testovať softv* | testing',
      'práca v testovaní softvéru',
    ],
    ['kvalitár | kvalitárka | kvalitárkou | riaden* kvality | manažment* kvality', 'práca v riadení kvality'],
    ['customer success', 'práca v starostlivosti o klientelu'],
    ['zákazníck* podpor* | zákazníck* servis*', 'práca v zákazníckej podpore'],
    ['nákupca | nákupcom | nákupkyň* | v nákupe | do nákupu', 'práca v nákupe'],
    ['prekladateľ* | tlmoč*', 'preklad a tlmočenie'],
    ['asistentk* riaditeľ* | office manager* | administratív*', 'práca v administratíve'],
    ['kuchárk* | kuchár | kuchárom | gastronómi* | cukrár*', 'práca v gastronómii'],
    ['kozmetič* | kaderníč*', 'práca v oblasti krásy'],
    ['pôrodn* asistent*', 'pôrodná asistencia'],
    ['lekárk* | lekár | lekárom | medicín*', 'práca v medicíne'],
    ['farmac* | lekárnič* | lekárnik*', 'práca vo farmácii'],
    ['fyzioterap* | masér*', 'práca vo fyzioterapii'],
    ['veterin* | zverolekár*', 'práca vo veterine'],
    ['stavebn* | stavbár* | stavbyved*', 'práca v stavebníctve'],
    ['strojár* | automobilov* priemys* | automotive', 'práca v strojárstve'],
    ['energeti* | elektrotechn*', 'práca v energetike'],
    ['cestovn* ruch* | sprievodkyň* | letušk* | hotelier*', 'práca v cestovnom ruchu'],
    ['realit* makl* | realitn* | maklérk*', 'práca v realitách'],
    ['poisťovn* | poisťovníctv*', 'práca v poisťovníctve'],
    ['public relations | pr oddelen* | hovorkyň* | hovorca | tlačov* oddelen*', 'práca v komunikácii a PR'],
    ['interiérov* dizajn* | dizajn interiér* | bytov* dizajn*', 'práca v interiérovom dizajne'],
    ['galéri* | múze* | kultúrn* inštitúc* | v kultúre', 'práca v kultúre'],
    ['knižnic* | knihovní* | knihovníč*', 'práca v knižnici'],
    ['poľnohospodár* | agronóm* | záhradní* | záhradníč*', 'práca v poľnohospodárstve a záhradníctve'],
    ['hern* dizajn* | hern* vývoj* | hern* priemys* | vývoj* hier', 'práca v hernom priemysle'],
    ['biotechnológ* | laborant* | v laboratóri*', 'práca v laboratóriu'],
  ],
  quotedAim: 'byť „{words}“',
  aimOpeners:
    'stať sa | sa .. stať | sa .. stala | sa .. stal | napr ako | napríklad ako | najlepšie ako | ideálne ako | najradšej ako | možno ako | trebárs ako | pracovať ako | práca ako | prácu ako | miesto ako | pozíciu ako | pozícia ako | uplatniť sa ako | uplatnenie ako | začať ako | živiť sa ako | zamestnanie ako | podnikať ako | zamestnať sa ako | zamestnala ako',
  skills: [
    ['pythonu | pythonom | pytonu | pythone', 'Python'],
    ['exceli | excelu | excelom | excelovsk*', 'Excel'],
    ['jave | javy | javu | javou', 'Java'],
    ['javascripte | javascriptu | javascriptom', 'JavaScript'],
    ['typescripte | typescriptu | typescriptom', 'TypeScript'],
    ['photoshope | photoshopu | photoshopom', 'Photoshop'],
    ['illustratore | illustratora | illustratorom', 'Illustrator'],
    ['powerpointe | powerpointu | powerpointom', 'PowerPoint'],
    ['wordu | worde | wordom', 'Word'],
    ['linuxe | linuxu | linuxom', 'Linux'],
    ['dockeri | dockeru | dockera | dockerom', 'Docker'],
    ['wordpresse | wordpressu | wordpressom', 'WordPress'],
    ['figme | figmu | figmy | figmou', 'Figma'],
    ['canve | canvu | canvy | canvou', 'Canva'],
    ['autocade | autocadu | autocadom', 'AutoCAD'],
    ['reacte | reactu | reactom', 'React'],
    ['angulari | angularu | angularom', 'Angular'],
    ['gite | gitu | gitom', 'Git'],
    ['jire | jiru | jiry | jirou', 'Jira'],
    ['sape | sapu | sapom', 'SAP'],
    ['scrume | scrumu | scrumom', 'Scrum'],
    ['kubernetese | kubernetesu', 'Kubernetes'],
    ['matlabe | matlabu | matlabom', 'MATLAB'],
    ['tableau', 'Tableau'],
    [
      'dátov* analý* | analýz* dát | analýz* údajov | analyzov* dát* | analyzov* údaj* | dátov* analyti* | data analytics | vizualizác* dát',
      'analýza dát',
    ],
    ['data science | dátov* ved* | vede o dátach', 'data science'],
    ['machine learning | strojov* učen* | ml', 'strojové učenie'],
    [
      'umelá inteligencia | umelej inteligencie | umelej inteligencii | umelú inteligenciu | umelou inteligenciou | AI | ai nástroj* | prompt engineering | generatívn* ai',
      'umelá inteligencia',
    ],
    [
      'webov* vývoj* | vývoj* web* | tvorb* web* | webdizajn* | webdesign* | vytvoriť web* | webov* strán*',
      'tvorba webu',
    ],
    ['frontend* | front end*', 'vývoj frontendu'],
    ['backend* | back end*', 'vývoj backendu'],
    ['automatizác* test* | automatizovan* test* | testovan* softv*', 'testovanie softvéru'],
    ['cloud*', 'cloudové technológie'],
    ['devops', 'DevOps'],
    [
      'kyberbezpečnost* | kybernetick* bezpečnost* | it bezpečnost* | cybersecurity | cyber security',
      'kybernetická bezpečnosť',
    ],
    ['ux dizajn* | ux design* | ux | user experience', 'UX dizajn'],
    ['ui dizajn* | ui design*', 'UI dizajn'],
    ['grafick* dizajn* | grafick* design*', 'grafický dizajn'],
    [
      'projektov* riad* | riaden* projekt* | projektov* manažment* | projektov* management* | riadiť projekt* | viesť projekt*',
      'projektové riadenie',
    ],
    ['produktov* manažment* | produktov* management* | product management*', 'produktový manažment'],
    ['riaden* zmien | riaden* zmen* | change management*', 'riadenie zmien'],
    ['agiln* metód* | agiln* riaden* | agilne | agil*', 'agilné metódy'],
    ['design thinking', 'design thinking'],
    ['online marketing* | digitáln* marketing* | performance marketing*', 'online marketing'],
    ['sociáln* siet* | sociáln* sieť* | social media', 'sociálne siete'],
    ['obsahov* marketing* | content marketing*', 'obsahový marketing'],
    ['predajn* zručnost* | obchodn* zručnost* | predajn* technik*', 'predajné zručnosti'],
    ['účtovníctv* | viesť účtovn*', 'účtovníctvo'],
    ['controlling* | kontroling*', 'controlling'],
    ['finančn* gramotnost* | finančn* riaden* | finančn* model* | investovanie', 'financie'],
    ['štatisti*', 'štatistika'],
    ['gdpr | ochran* osobn* údaj*', 'ochrana osobných údajov'],
    ['databáz*', 'databázy'],
    ['programov* | programuj* | naprogram* | kódov* | kódiť', 'programovanie'],
    ['softvérov* architektúr* | architektúr* softv* | system design', 'softvérová architektúra'],
    ['strihať video | strih videa | úprav* videa | video edit*', 'strih videa'],
    ['fotografov* | fotiť | fotografia | fotografie', 'fotografovanie'],
    ['copywriting*', 'copywriting'],
    ['pracovn* práv*', 'pracovné právo'],
    ['strategick* mysl* | strategicky mysl*', 'strategické myslenie'],
    ['kritick* mysl*', 'kritické myslenie'],
    ['blockchain*', 'blockchain'],
    ['robotik*', 'robotika'],
    ['kontingenčn* tabuľk*', 'kontingenčné tabuľky'],
    ['power query', 'Power Query'],
    ['rozpočtov* | zostavovanie rozpočt*', 'rozpočtovanie'],
    ['3d model* | 3d tlač*', '3D modelovanie'],
    ['písať všetkými desiatimi | písanie všetkými desiatimi', 'písanie všetkými desiatimi'],
    ['mzdov* účtov* | mzdy a personalistika', 'mzdové účtovníctvo'],
  ],
  audiences: [
    [
      'vrcholov* veden* | vrcholov* manažment* | vrcholov* management* | top manažment* | top management* | vyšš* manažment*',
      'najvyšším vedením',
    ],
    ['predstavenstv*', 'predstavenstvom'],
    [
      'pred vedením | s vedením | vedenie firmy | vedením firmy | manažment firmy | pred manažmentom | pred managementom | pred šéfmi | s manažmentom',
      'vedením firmy',
    ],
    [
      'veľk* skupin* | veľk* publik* | väčš* skupin* | väčš* publik* | množstv* ľud* | veľa ľudí | veľa ľuďmi | mnohých ľudí | mnohými ľuďmi | plnou sálou | davom | viacerými ľuďmi',
      'veľkou skupinou',
    ],
    ['mal* skupin* | menš* skupin*', 'malou skupinou'],
    ['pred tímom | s tímom | svojím tímom | mojím tímom | celým tímom | naším tímom', 'tímom'],
    [
      'pred kolegami | s kolegami | pred kolegyňami | s kolegyňami | kolegami | kolegom | kolegyne | kolegyňami | kolegovia | kolegyňou | kolegov',
      'ľuďmi z práce',
    ],
    ['klient* | zákazník* | zákazníčk*', 'klientelou'],
    ['stakeholder*', 'dôležitými ľuďmi z projektu'],
    ['investor*', 'ľuďmi z investičných firiem'],
    ['cudzími ľuďmi | neznámymi ľuďmi | cudzích ľudí', 'neznámymi ľuďmi'],
    [
      'so šéfom | šéfom | pred šéfom | so šéfkou | šéfkou | šéfka | šéf | nadriaden* | svojou vedúcou | so svojím vedúcim | s vedúcou | s vedúcim',
      'nadriadenými',
    ],
    ['študentmi | študentom | študentkami | študentov', 'ľuďmi zo školy'],
    ['pred triedou | triedou | žiakmi | žiakom', 'triedou'],
    ['laik* | netechnick* | ľuďmi mimo odboru | ľuďom mimo odboru', 'ľuďmi mimo odboru'],
    ['na konferenc* | konferenc*', 'publikom na konferencii'],
    [
      'medzinárodn* tím* | medzinárodn* publik* | zahraničn* koleg* | zahraničn* klient* | ľuďmi zo zahraničia',
      'ľuďmi z iných krajín',
    ],
    ['vývojár* | programátor*', 'vývojovým tímom'],
    ['dodávateľ*', 'dodávateľskými firmami'],
    ['kamer*', 'kamerou'],
    ['rodičmi | rodičom | rodičia žiakov', 'rodičmi'],
    ['komisi* | porot*', 'komisiou'],
  ],
  commitment:
    'budem | nebudem | povediem | pôjdem | urobím | zapíšem | napíšem | spíšem | opíšem | prepíšem | pripravím | dokončím | vyskúšam | venujem | oslovím | požiadam | dohodnem | dám | nacvičím | zverejním | ukážem | porovnám | zistím | naučím | overím | naplánujem | spýtam | rozdelím | vystúpim | ohodnotím | nechám | absolvujem | začnem | prestanem | rozhodnem | použijem | poviem | vypýtam | predstavím | odovzdám | predložím | prihlásim | posuniem | využijem | spočítam | uskutočním | pomenujem | odpoviem | porozprávam | ozvem | nahrám | pridám | vyradím | osviežim | dosiahnem | zmením | vypracujem | delegujem | vyhodnotím | zavediem | ponúknem | vložím | vyhradím | prepracujem | doplním | prijmem | prečítam | rozšírim | pozvem | navštívim | nadviažem | vyriešim | vytvorím | precvičím | vylepším | zviditeľním | zostavím | zaznamenám | upravím | podám | splním | odstránim | navrhnem | uzavriem | otvorím | pošlem | prednesiem | prevezmem | preberiem | vyberiem | aktualizujem | nájdem | obmedzím | strávim | položím | vysvetlím | zložím | doprajem | získam | vypočujem | určím | okomentujem | zverím | presuniem | dostanem | skúsim | našetrím | odložím | znížim | zacvičím | zahrám',
  promises:
    'vždy | zaručen* | zaručuj* | zaručím | garant* | nikdy | bezchybn* | dokonal* | perfektn* | stopercentn* | za každú cenu | určite | bezpodmienečne | bez výnimky',
  vague: 'zlepš* | pochop* | porozum* | pokús* | snaž* | lepšie | lepší | viac vedieť | rozvíj*',
};
