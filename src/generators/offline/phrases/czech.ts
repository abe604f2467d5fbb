/** Czech: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const czech: Language = {
  code: 'cs',
  locale: 'cs-CZ',
  digraphs: false,
  capitalNouns: false,
  letters: 'áčďéěíňóřšťúůýž',
  postpositions: false,
  dates: { usual: '{day}. {month} {year}' },
  givenNames:
    'jana janě janou janu eva evě evou hana haně hanou lenka lence lenkou kateřina katka katce kateřině lucka alena aleně věra věře petře petrou martině marie marii zuzka zuzaně ivana ivaně jitka jitce markéta markétě bára barbora baruška michaela michala míša nikola nela natálie eliška terka terezie adéla adélka kristýna týna šárka pavla pavle pavlína zdeňka zdena ludmila lída marcela gabriela renata ivona iveta ilona dagmar dáša jarmila blanka božena anežka simona andrea anička květa libuše olina soňa viktorie vendula žaneta honza honzou honzovi jirka jiří josef pepa karel karlem václav vašek zdeněk jaroslav miroslav mirek mirkem ladislav stanislav standa ondřej ondra vojtěch vojta štěpán matěj kryštof jakub adam adamem filip dominik patrik radim libor luboš aleš bohumil oldřich antonín rudolf lukáš tomášem tomášovi petrem petrovi pavlem pavlovi martinem michalem davidem oksana nataša ljuba halyna thuy nguyen',
  namesakes: 'tim jana',
  nameEndings: 'u em ovi e y a',
  stopWords:
    'a i o u s v z k mu vy on ona ono oni týdně hodiny hodin že jsem jsi jsme jste jsou není nejsem nejsou bych bys bychom byste chci chceš chce chceme chtějí chtěla chtěl ráda rád který která které kteří kterou kterého kterém kterým kterých protože když kdy kdybych než jen jenom ještě už již až také taky pouze nebo anebo či ale avšak však tedy takže proto proč aby abych zda jestli pokud jako jak jaký jaká jaké jakou co čem čím kdo koho kde kam odkud jenž při pro přes před mezi od do na po pod nad za ze ve ke se si mě mně mi mne mnou můj moje mého mém mým mých svůj svoje svou svoji své svého svém svému svým svých svými ho jeho její jejich jim jí ji nás nám náš naše vás vám váš vaše ten ta to ty ti tento tato toto této tohoto tomto tuto těch tím tom tomu tak takový takové tam tady tu zde nyní teď pak potom poté víc více méně míň velmi moc hodně mnoho málo trochu úplně vlastně možná někdy někde někdo někoho něco nějak nějaký nějaké nějakou každý každá každé každou každém každého všechno vše všech všichni všem bude budu budeme budou bylo je mám má máme mají mít může mohu můžu mohla mohl mohou muset musím musí bez kvůli podle kolem během proti místo aspoň alespoň nejméně celkem jednou znovu opět hned dál dále zatím spíš spíše raději dobře lépe nejlépe lepší větší sebe sobě sebou sám sama samé oba obě jiný jiné jinou ani nic nikdo nikdy žádný žádné žádná potřebuji potřebuju prosím díky teda prostě hlavně zejména především například třeba asi zrovna jiných nich nim nimi něj nejprve nejdřív předem svá této další děkuji děkuju ano takto pár spolu pokaždé předtím by komu někomu někým toho mohli jeden jedna jednu týden týdny týdnů měsíc měsíce měsíců',
  abbreviations:
    'např|napr|tzn|tj|atd|apod|aj|mj|tzv|cca|popř|popr|příp|př|min|max|hod|tel|č|ing|mgr|bc|mba|mudr|judr|phdr|rndr|paedr|dr|prof|doc|csc|ph.d|dis|sv|ul|kč|kc|mil|tis|str|s.r.o|a.s|o.p.s|z.s|resp|event|vč|odd|spol|zkr|obr|t.č|t.r|p.s|ps|n.l|v.r|arch|ev|roč|násl|bude-li',
  ordinalStops: true,
  cases: true,
  linking: '',
  quotes: ['„', '“'],
  turns: {
    wish: `bych .. dělala | bych .. dělal | bych .. naučila | bych .. naučil | bych .. našla | bych .. našel | bych .. získala | bych .. získal | bych .. začala | bych .. začal | bych .. dokázala | bych .. dokázal | bych .. zvládla | bych .. zvládl | bych .. uměla | bych .. uměl | bych .. zlepšila | bych .. zlepšil | bych .. stala | bych .. stal | já chci | já bych chtěla | já bych chtěl | já bych | já potřebuji | já potřebuju | já hledám | já si přeju | já vlastně chci | já osobně chci | chci | chci být | chtěla bych být | chtěl bych být | bych chtěla být | bych chtěl být | potřebuji být | potřebuju být | chceme | chtěla bych | chtěl bych | chtěly bychom | chtěli bychom | bych chtěla | bych chtěl | chtelabych | ráda bych | rád bych | bych ráda | bych rád | rádi bychom | nejradši bych | nejraději bych | bych nejradši | bych nejraději | bych si přála | bych si přál | přála bych si | přál bych si | přeji si | přeju si | si přeji | si přeju | mým přáním | moje přání | mé přání | doufám | doufala bych | potřebuji | potřebuju | potřebovala bych | potřeboval bych | bych potřebovala | bych potřeboval | potřebujeme
      | plánuji | plánuju | mám v plánu | můj plán | hodlám | zamýšlím | chystám se | toužím | touha | sním o | můj sen | mým snem | snem je | můj cíl | mým cílem | mé cíle | moje cíle | mými cíli | cílem je | cíl je | cíle jsou | hlavní cíl | hlavním cílem | mou ambicí | mojí ambicí | moje ambice | můj záměr
      | pomozte mi | pomoz mi | pomozte | pomoz | pomoct s | pomoci s | pomoc s | pomoc při | pomoc v | podpora při | podporu při | podporu v | podpořit v | poraďte | poraď mi | poraď mi jak | poradit s | poradit jak | poradit | tipy | rady | jak mohu | jak můžu | jak bych | jak mám | jak se dostat | ~jak | co mám dělat | co mohu | co můžu | hledám | sháním | měla bych | měl bych | bych měla | bych měl | musím | budu | mám zájem | měla bych zájem | měl bych zájem | zajímá mě | zajímá mne | zajímalo by mě | zajímala by mě | láká mě | lákalo by mě | lákala by mě | bavilo by mě | mám chuť | ocenila bych | ocenil bych | uvítala bych | uvítal bych
      | očekávám | očekávala bych | snažím se | rozhodla jsem se | rozhodl jsem se | jde mi o | je pro mě důležité | záleží mi na | bylo by skvělé | bylo by fajn | bylo by super | bylo by dobré | těším se na | usiluji | usiluju | směřuji | směřuju | prosím o | prosím | ráda bych se | být lepší | je čas | je na čase | můj šéf by měl | moje šéfová by měla | šéf by měl | šéfová by měla | můj tým by měl | kolegové by měli | kolegyně by měly | ať mě | můžete mi pomoci | můžete mi pomoct | můžete mi poradit | chtěla jsem | chtěl jsem | chtělo by to | bych uvítala | bych uvítal | bych ocenila | bych ocenil | chcu | chtela bych | rada bych | chci abych | přihlásila jsem se abych | dát se na
      | ~naučit | ~učit | ~doučit | ~zlepšit | ~zlepšovat | ~zlepším | ~zlepšení | ~vylepšit | ~zdokonalit | ~zdokonalovat | ~rozvíjet | ~rozvinout | ~rozvoj | ~růst | ~povýšení | ~postup | ~získat | ~získávat | ~najít | ~nalézt | ~hledat | ~sehnat | ~začít | ~začínat | ~přestat | ~přestávat | ~skončit | ~ukončit | ~změnit | ~změna | ~stát | ~mít | ~dělat | ~udělat | ~vytvořit | ~vybudovat | ~budovat | ~založit | ~rozjet | ~otevřít | ~spustit | ~připravit | ~příprava | ~napsat | ~psát | ~sepsat | ~přečíst | ~číst | ~dokončit | ~dodělat | ~dostudovat | ~absolvovat | ~složit | ~udělat si | ~zvládnout | ~zvládat | ~zvýšit | ~zvyšovat | ~navýšit | ~snížit | ~snižovat | ~omezit | ~zmírnit | ~zkrátit | ~posílit | ~posilovat | ~rozšířit | ~rozšiřovat | ~prohloubit | ~prohlubovat
      | ~vyjednat | ~vyjednávat | ~domluvit | ~dohodnout | ~mluvit | ~hovořit | ~prezentovat | ~vystupovat | ~vystoupit | ~komunikovat | ~navázat | ~navazovat | ~poznat | ~poznávat | ~potkat | ~seznámit | ~cestovat | ~jet | ~odjet | ~vyjet | ~odcestovat | ~kouřit | ~procestovat | ~přestěhovat | ~odstěhovat | ~koupit | ~prodat | ~prodávat | ~ušetřit | ~našetřit | ~šetřit | ~naspořit | ~spořit | ~vydělat | ~vydělávat | ~cvičit | ~sportovat | ~běhat | ~uběhnout | ~zaběhnout | ~spát | ~jíst | ~pít | ~odpočívat | ~odpočinout | ~relaxovat | ~meditovat | ~vypnout | ~věnovat | ~trávit | ~strávit | ~plánovat | ~naplánovat | ~organizovat | ~zorganizovat | ~uspořádat | ~řídit | ~vést | ~dostat | ~postoupit | ~posunout | ~dosáhnout | ~publikovat | ~zveřejnit | ~vydat | ~přihlásit | ~podat | ~odevzdat | ~studovat | ~vystudovat
      | ~přejít | ~přestoupit | ~vrátit | ~vrátit se | ~odejít | ~osamostatnit | ~podnikat | ~odvážit | ~překonat | ~překonávat | ~zbavit | ~ubrat | ~nebát | ~říkat | ~říct | ~odmítat | ~odmítnout | ~delegovat | ~motivovat | ~pochopit | ~porozumět | ~používat | ~umět | ~ovládat | ~ovládnout | ~osvojit | ~procvičit | ~procvičovat | ~trénovat | ~natrénovat | ~pracovat | ~uspět | ~obhájit | ~navštívit | ~navštěvovat | ~chodit | ~pomáhat | ~zařídit | ~postavit | ~vyrobit | ~vyrábět | ~hrát | ~zahrát | ~malovat | ~kreslit | ~vařit | ~zpívat | ~plavat | ~zhubnout | ~žít | ~využít | ~využívat | ~zůstat | ~vidět | ~aktualizovat | ~upravit | ~přepracovat | ~nastavit | ~najmout | ~přijmout | ~nabrat | ~zaučit | ~rozeslat | ~poslat | ~posílat | ~přednášet | ~nahrát | ~natočit | ~zorientovat | ~ujasnit | ~zjistit | ~vybrat | ~rozhodnout | ~zaměřit | ~soustředit | ~stíhat | ~zkusit | ~vyzkoušet | ~přestat se | ~sladit | ~skloubit | ~prosadit | ~prosazovat | ~ozvat | ~věřit | ~uplatnit | ~investovat | ~pořídit | ~zasadit | ~pěstovat | ~darovat | ~dobrovolničit
      | ~naučila | ~naučil | ~zlepšila | ~zlepšil | ~rozšířila | ~rozšířil | ~našla | ~našel | ~získala | ~získal | ~začala | ~začal | ~dokázala | ~dokázal | ~zvládla | ~zvládl | ~uměla | ~uměl | ~dosáhla | ~dosáhl | ~posílila | ~posílil | ~vybudovala | ~vybudoval | ~rozvinula | ~rozvinul | ~zvýšila | ~zvýšil | ~snížila | ~snížil | ~zdokonalila | ~zdokonalil | ~prohloubila | ~prohloubil | ~stala | ~stal | ~mohla | ~mohl | ~dostala | ~dostal | ~měla | ~měl | ~udělala | ~udělal | ~navázala | ~navázal | ~zvládala | ~zvládal | ~více | ~víc | ~méně | ~míň | ~lepší | ~lépe | ~líp | ~větší | ~vyšší | ~nový | ~nová | ~nové | ~novou | ~konečně | ~naučím | ~najdu | ~získám | ~začnu | ~přestanu | ~budu mít | bych .. přešla | bych .. přešel | bych .. změnila | bych .. změnil | bych .. dosáhla | bych .. dosáhl | bych .. vrátila | bych .. vrátil | bych .. udělala | bych .. udělal | bych .. dostala | bych .. dostal | bych .. přestala | bych .. přestal | bych .. rozjela | bych .. rozjel | bych .. založila | bych .. založil | bych .. mluvila | bych .. mluvil | bych .. zhubla | bych .. zhubl | bych .. vyzkoušela | bych .. vyzkoušel | bych .. pracovala | bych .. pracoval | bych .. posunula | bych .. posunul | mám za cíl | dala jsem si za cíl | dal jsem si za cíl | dávám si za cíl | dávám si předsevzetí | moje předsevzetí | mé předsevzetí | mám sen | mým velkým snem | mým cílem je | mojí prioritou | mou prioritou | moje priority | potřebovala bych pomoct | potřebovala bych pomoci | potřeboval bych pomoct | potřebovala bych poradit | potřeboval bych poradit | potřebuju poradit | potřebuji poradit | chci zkusit | ráda bych zkusila | rád bych zkusil | byla bych ráda | byl bych rád | bylo by hezké | bylo by fajn kdybych | kéž bych | kéž by | přivítala bych | přivítal bych | lákalo by mne | zajímalo by mne | nejvíc bych chtěla | nejvíc bych chtěl | nejvíc bych si přála | nejvíc bych si přál | nejvíc chci | nejvíc mi jde o | jde mi hlavně o | potřebuji pomoct | potřebuju pomoct | potřebuji pomoci | chci konečně | hrozně bych chtěla | hrozně bych chtěl | strašně bych chtěla | strašně bych chtěl | fakt bych chtěla | fakt bych chtěl | do programu jdu | od programu čekám | od mentoringu čekám | od mentorky čekám | od mentora čekám | čekám od | v mentoringu chci | v mentoringu bych | mířím | míním | mám v úmyslu | mám v hlavě | ráda se naučím | rád se naučím | chtěly bysme | chtěli bysme | chtěla bysem | chtěl bysem | chtělabych | chtělbych | ~rozmluvit | ~udělat řidičák | ~přihlásit se | ~přesedlat | ~zvednout | ~dotáhnout | ~dotahovat | ~utřídit | ~uklidit | ~uklidnit | ~zpomalit | ~zvolnit | ~odnaučit | ~zachovat | ~udržet | ~udržovat | ~dohnat | ~dostat se | ~pustit se | ~rozběhnout | ~zaplatit | ~splatit | ~zrekonstruovat | ~renovovat | ~vypracovat | ~zpracovat | ~sestavit | ~vymyslet | ~navrhnout | ~prezentovat se | ~zviditelnit | ~zapojit | ~zúčastnit | ~vyrazit | ~ujít | ~zdolat | ~oslovit | ~nacvičit | ~zautomatizovat | ~automatizovat | ~zjednodušit | ~zefektivnit | ~zrychlit | ~ušít | ~šít | ~háčkovat | ~plést | ~tančit | ~tancovat | ~fotit | ~programovat | ~obnovit | ~oživit | ~oprášit | ~dospat | ~vyspat | ~adoptovat`,
    trouble: `neumím | nedokážu | nedokáži | nezvládám | nestíhám | nevím | nevim | netuším | nemám tušení | nemám představu | nemám jasno | nemám plán | nemám páru | nemám ponětí | nemám čas | nemám dost | nemám odvah* | nemám sebevědom* | nemám zkušenost* | nemám kontakt* | nemám žádn* kontakt* | nemám síl* | bojím se | se bojím | bojím | strach | obavy | obávám | trápí mě | trápí mne | štve mě | vadí | je pro mě těžké | je pro mě obtížné | je pro mě náročné | těžko se mi | problém | potíž | potíže | problémy s | problémy při | mívám problém* | trému | bojuji s | bojuju s | zápasím s | jde mi špatně | nejde | nejdou | nedaří | chybí | chybějí | schází | postrádám
      | cítím se | se cítím | připadám si  | nervózní | znervózňuje mě | stydím se | se stydím | stresuje mě | ve stresu | přetížen* | zahlcen* | vyčerpan* | unaven* | vyhoř* | ztracen* | ztracená | nejsem si jist* | si nejsem jist* | nejsem dost | nejsem dobr* | nejsem spokojen* | nespokojen* | neodvážím | netroufám | netroufnu | nebaví | nebavi | nesnáším | nenávidím | zasekl* | uvízl* | tápu | tápám | plácám se | příliš mnoho | moc práce | málo času | nikdy nemám | odkládám | vyhýbám se | panikařím | zamrznu | zasekávám se | červenám | nejist* | skáčou mi do řeči  | skáčou do řeči | skáče do řeči | přerušují | přerušuje | neposlouch* | nebere .. vážně | neberou .. vážně | nebere vážně | neberou vážně | přehlíž* | špatně se soustřed* | nesoustředím | nudím se | nuda | neumim | nestiham | nechápu jak | nerozumím jak | pochybuji o sobě | pochybuju o sobě | nevěřím si | si nevěřím | málo sebevědomí | nemám motivaci | bezradn* | zmaten* | nesebevědom* | stydliv* | vázne | je špatn* | není dobr* | nestačí | nejde mi | nejdou mi | mi nejde | mi nejdou | dělá mi problém | dělá mi potíže | mi dělá problém | mi dělá potíže | dělají mi potíže | nechám se | nenechají mě | nedotáhnu | nedotahuju | nedotahuji | ztrácím se | ztrácím | nevycházím | těžko hledám | bojím se že | mám obavu | mám obavy | mám strach | mám problém | mám problémy | mám potíže | mám trému | mám nervy | nesvá | nejsem ve své kůži | přerůstá mi | nemám energii | nemůžu se | nemohu se | nemůžu najít | nemohu najít | nedaří se mi | se mi nedaří | mrzí mě | vytáčí mě | ubíjí mě | nudí mě | brzdí mě | drží mě zpátky | chybí mi | mi chybí | schází mi | málo si věřím | podceňuju se | podceňuji se | lezu si | jsem líná | jsem líný | jsem zoufal* | zoufal* | mám chaos | mám zmatek | mám bordel | nikdo mě nebere`,
    past: `*la$ jsem | *l$ jsem | jsem *la$ | jsem *l$ | jsem se *la$ | jsem si *la$ | jsem se *l$ | jsem si *l$ | jsem tam *la$ | jsem ve *la$ | *li$ jsme | jsme *li$ | *ly$ jsme | jsme *ly$ | jsme se *li$ | byla povýšen* | byl povýšen* | před lety | před rokem | před dvěma lety | před třemi lety | před pěti lety | před měsícem | před časem | kdysi | dříve | dřív | tehdy | v minulosti | minulý rok | minulý měsíc | minulý týden | loni | vloni | předloni | v předchozí práci | v minulé práci | v bývalé práci | bývalá | bývalý | narodila | narodil | vyrůstala | vystudovala | vystudoval | mám vystudovan* | po studiích | po škole | původně | mám za sebou | už mám hotov* | mi bylo | mi nabídli | mi řekli | mě povýšili | mě vyhodili | dostudovala | absolvovala | absolvoval`,
    aside: `bojím se odejít | bojím se dát výpověď | mám strach odejít | protože chci | protože bych chtěla | protože bych chtěl | protože potřebuji | protože potřebuju | protože | neboť | poněvadž | jelikož | ježto | páč | bo | i když | ačkoli | ačkoliv | přestože | třebaže | zatímco | poté co | potom co | po tom co | když jsem | když mi bylo | od té doby co | od té doby | od doby | co jsem | díky tomu | díky čemuž | kvůli | vzhledem k | vzhledem | než jsem | kde jsem | kde pracuji | kde pracuju | která je | který je | které je | která mi | který mi | kteří mi | kteří | abych mohla | abych mohl | abych se mohla | abych se mohl | abych si mohla | abychom mohli | aby mi | aby nám | tak abych | takže | díky
      | chtěla bych se představit | chtěl bych se představit | ráda bych se představila | rád bych se představil | dovolte mi představit | abych se představila | něco o mně | pár slov o mně | k věci
      | manžel* si myslí | manžel* říká | manžel* tvrdí | manžel* .. bych měl* | manžel* .. bych m* | muž si myslí | muž říká | muž .. bych měl* | partner* si myslí | partner* říká | partner* .. bych měl* | přítel si myslí | přítel říká | přítel .. bych měl* | máma říká | máma si myslí | máma .. bych měl* | matka .. bych měl* | mamink* .. bych měl* | rodiče říkají | rodiče si myslí | rodiče .. bych měl* | šéf říká | šéf si myslí | šéf tvrdí | šéf .. bych měl* | šéfová říká | šéfová si myslí | šéfová .. bych měl* | kamarád* .. bych měl* | kolegyně .. bych měl* | lidé říkají | lidi říkají | všichni říkají | syn .. měl | dcera .. měla | děti .. měly | manžel .. měl | manžel .. měla | manželka .. měla | partner .. měl | partner .. měla | přítel .. měl | přítel .. měla | můj syn .. měl | moje dcera .. měla | moje děti .. měly | můj manžel .. měl | můj muž .. měl | můj partner .. měl | bratr .. měl | sestra .. měla | maminka .. měla | syn se má | dcera se má | to se musí změnit | to by se mělo změnit | až mi | až se | až budu | až bude | až budeme | až skončí | až doběhne | až dokončím | až se vrátím | jakmile | jelikož jsem | když mám | když se mi | pokud to půjde | pokud to jde`,
    exclude: `nechci ale | nechci však | nechci ovšem | nechtěla bych ale | nechtěl bych ale | nechtěla bych však | nechci | nechceme | už nechci | nechtěla bych | nechtěl bych | bych nechtěla | bych nechtěl | nechtěla | nechtěl | nerada bych | nerad bych | bych nerada | bych nerad | nepřeji si | nepřeju si | si nepřeji | nepotřebuji | nepotřebuju | nemám zájem | nezajímá mě | mě nezajímá | nezajímají mě | mě nezajímají | nehledám | neplánuji | neplánuju | nemám v plánu | nehodlám | netoužím | nestojím o | v žádném případě | za žádnou cenu | rozhodně ne | určitě ne | hlavně ne | jen ne | kromě | vyjma | s výjimkou | místo abych | místo aby | namísto | ne | nikoli | nikoliv | ani | bez | nikdy | žádn* | nevidím se | raději ne | radši ne | nic s | už nikdy | odmítám | nebudu | nechtela bych | nechce se mi | se mi nechce | mi nechce | nemíním | nemám chuť | nemám už chuť | netoužím po | nejde mi o | nezajímá mne | nepřemýšlím o | neuvažuji o | neuvažuju o | nechtěli bychom | nechtěly bychom | nechcu | nechci se už | nechci už | nechci dál | nechci zůstat | ne že bych | všechno jen ne | hlavně žádn*`,
    harmless: `kč | korun | nejen | nejen že | ne jen | ne jenom | nikoli jen | říkat ne | říct ne | říci ne | říkat "ne" | říct "ne" | umět ne | říkání ne | vyslovit ne | proč ne | nebo ne | či ne | či nikoli | anebo ne | zda ne | ještě ne | zatím ne | pro ně | na ně | o ně | za ně | od ně | mezi ně | nemám žádn* | nemám .. žádn* | žádn* .. nemám | nemám ani | nevidím žádn* | nevím ani | ani nevím | ani jak | ani kde | nikdy nemám | nikdy nestíhám | nikdy jsem | jsem nikdy | nikdy se mi | nikdy neumím | nikdy nevím | nikdy mě | mě nikdy | nikdy neposlouch* | bez stresu | bez trémy | bez strachu | bez nervozity | bez obav | bez poznámek | bez zkušenost* | bez praxe | bez vzdělání | bez maturity | bez titulu | bez diplomu | bez přesčasů | bez výčitek | bez problémů | bez chyb | bez přípravy | bez práce | ať už | nic mě nebaví | není žádn* | není na mě | ani trochu | ne vždy | ne dost | ne tak | ne moc | ne příliš | ano nebo | nikoho neznám | nikdo mě | mě nikdo | nic moc | bez ohledu | bez cizí pomoci | ne protože`,
    unwanted: `práci domů | práce domů | domů práci | nebrat .. domů | stres* | přesčas* | nervoz* | nervózn* | prokrastin* | odkládá* | vyhoř* | strach* | bát | tréma | trémy | trému | úzkost* | únav* | unaven* | přetížen* | přepracov* | vyčerpan* | sama | osamě* | chaos* | chaotick* | rozptyl* | rozptýlen* | pozdě | víkend* | o víkendech | panik* | panikař* | neviditeln* | přehlížen* | nezaměstnan* | podhodnocen* | podplacen* | pochyb* | perfekcionis* | stydliv* | nejist* | zbytečn* | hádk* | hádat | přerušov* | závislá na | zahlcen* | bez práce | přijít o práci | ztratit práci | stagnac* | stagnov* | zakrně* | toxick* | mikromanag* | rutin* | nuda | nudit | nudí | hádky | deprivov* | dluzích | práce po večerech | po nocích | ukecat | vynechán* | mlčet | zticha | stranou | v koutě | rozklepan* | zmatk* | zmatek`,
    but: `ale | nýbrž | spíše | spíš | raději | radši | místo toho | naopak | avšak | jenže | chci spíš | spíše bych | spíš bych | raději bych | radši bych | zato | ale naopak`,
    and: `a | i | & | plus | také | taky | dále | pak | zároveň | navíc | potom | jakož i | a také | a taky | a zároveň | a dále | či`,
    between: 'mezi',
    order: `napiš* .. báseň | napiš* .. básničku | napiš* .. básnič* | napiš* .. píseň | napiš* .. písničku | napiš* .. vtip* | napiš* .. příběh | napiš* .. pohádku | napiš* .. esej* | napiš mi | napište mi | řekni .. vtip* | řekni mi | řekněte .. vtip* | vyprávěj | vyprávějte | přelož | přeložte | přelož .. do | shrň | shrňte | jaké je hlavní město | hlavní město | jaké je počasí | jak je venku | jaké bude počasí | kolik je hodin | kdo jsi | co jsi | jsi robot | jsi bot | jsi člověk | odpověz pouze | odpovídej pouze | odpověz jen | odpověz | odpovídej | pozdrav mě | řekni ahoj | řekni jen | vypiš | vypište | vytiskni | zobraz | dej mi recept | napiš recept | recept na | vyřeš | spočítej | vypočítej | napočítej | počítej do | zopakuj | opakuj | opakuj po mně | naprogramuj mi | napiš* kód | napiš* program | napiš* skript | napiš* funkci | napiš* pouze | napiš* jen | zazpívej | zpívej | zarýmuj | vygeneruj | vymysli .. báseň | vymysli .. vtip* | kolik je`,
    attack: `ignoruj* .. instrukc* | ignoruj* .. pokyn* | ignoruj* .. příkaz* | ignoruj* .. všechn* | ignoruj* .. vše | ignoruj* .. předchoz* | ignoruj* .. předešl* | ignoruj* .. pravid* | ignoruj* .. prompt* | zapomeň* .. pokyn* | zapomeň* .. instrukc* | zapomeň* .. všechn* | zapomeň* .. vše | zapomeň* .. předchoz* | zapomeň* .. pravid* | nedbej .. pokyn* | nedbej .. instrukc* | neřiď se | neposlouchej .. pokyn* | obejdi .. pravid* | poruš .. pravid* | systémov* prompt* | systémov* pokyn* | systémov* zpráv* | system prompt* | tvůj prompt | svůj prompt | tvoje instrukce | tvé instrukce | své instrukce | svoje instrukce | tvé pokyny | své pokyny | nyní jsi | teď jsi | teď už jsi | odteď jsi | od teď jsi | od nynějška jsi | jsi nyní | chovej se jako | vystupuj jako | předstírej | hraj roli | jednej jako | jako umělá inteligence | jsi chatgpt | jsi umělá inteligence | nové instrukce | nové pokyny | vypiš .. prompt* | ukaž .. prompt* | ukaž .. instrukc* | prozraď | vyzraď | heslo | hesla | api klíč* | místo toho napiš* | místo toho vypiš | místo toho odpověz | místo cílů | nepiš .. cíl* | nepiš žádn* | pouze slovo | jen slovo | jenom slovo | vypiš slovo | napiš slovo | ignore .. instruction* | ignore .. previous | ignore .. prompt | you are now | jailbreak* | act as | hacked | konec vstupu | vývojářsk* režim*`,
    nothing: `nic | nic mě | nemám | žádn* | ne | nechci | nepotřebuji | nepotřebuju | nepřeji | si | děkuji | děkuju | díky | dík | děkujeme | mockrát | ahoj | ahojky | čau | čus | nazdar | zdar | zdravím | dobrý | dobré | dobrou | noc | den | dny | ráno | jitro | odpoledne | večer | hezký | hezké | pěkný | krásný | krásné | test | zkouším | testuji | testuju | testovací | text | ok | okej | oukej | ano | jo | jojo | no | zatím | momentálně | aktuálně | nyní | teď | v | ve | tuto | tuhle | této | chvíli | okamžiku | současnosti | současné | době | přání | cíl | cíle | cílů | přáním | všechno | všem | všechny | všichni | vše | všeho | pořádku | dobře | mám | mě | nám | se | fajn | super | prázdn* | přeskoč* | přeskakuj* | nevyplňuj* | netřeba | není | třeba | bez | odpovědi | komentáře | komentář | poznámky | dotazy | dotaz | otázky | otázek | otázka | moc | velice | s | pozdravem | pozdrav | na | shledanou | nashledanou | sbohem | pa | papa | mějte | měj | jak | máte | máš | daří | vám | ti | vás | tě | doufám | že | počasí | nerozumím | nechápu | tomu | to | je | jsem | tu | tady | dnes | u | mne | nope | none | nothing | na | n | a | i | taky | také | x | k | lorem | ipsum | bla | blabla | blá | abc | xxx | haha | hahaha | hm | hmm | ehm | jen | tak | už | ještě | opravdu | vlastně | prostě | konkrétního | konkrétní | zvláštního | speciálního | jiného | víc | více | teda | tedy | snad | asi | milí | milá | milý | vážení | všechno | nejlepší | šťastné | veselé | svátky | vánoce | nový | rok | zkouška mikrofonu | nenapadá | napadá | děkuju pěkně | odmítám odpovědět | vynechat | vynechávám | funguje | fungovat | jestli | zda | vyzkoušet | zkusit | zkouška | formulář | dotazník | dotazníku | pole | nevyplněno | vyplním | vyplnit | později | příště | dám | vědět | neaktuální | neuvádím | neuvedeno | žádné | nechávám | prázdné | nemám nic | zdravíčko | čauky | čauko | dobrej | měj se | mějte se | hezkej | pohoda | spokojená | spokojený | spokojenost | dost | neřeším | nevyplňuji | nevyplňuju`,
    self: `já | mě | mně | mi | mne | mnou | můj | moje | má | mé | mou | moji | mým | mého | mému | mém | mých | mými | mojí | jsem | mám | bych | nás | nám | náš | naše | jsme | abych`,
    filler: `změnit | pochopit | zjistit | uspět | růst | finančně | mentoring* | mentorem | mentorkou | mentor | mentorka | program | programu | pokrok | dosáhnout | zlepšit | zlepšovat | zlepšení | zlepším | zlepši | vylepšit | zdokonalit | lepší | lepšího | lepším | lépe | líp | dobře | dobrá | dobrý | dobré | nový | nová | nové | nového | novou | nových | novým | naučit | naučím | učit | učení | rozvíjet | rozvinout | rozvoj | rozvoji | rozvoje | dovednosti | dovednost | dovedností | dovednostech | schopnost | schopnosti | schopností | znalosti | znalost | znalostí | v | ve | na | s | se | si | k | ke | o | u | z | ze | do | od | po | za | pro | při | před | bez | a | i | nebo | také | taky | ale | více | víc | méně | míň | moc | velmi | hodně | trochu | opravdu | konečně | jak | co | že | aby | abych | bych | chci | chtěla | chtěl | ráda | rád | přeji | přeju | potřebuji | potřebuju | prosím | pomoc | pomoci | pomoct | pomozte | podpora | podporu | můj | moje | svůj | svoje | svou | svoji | své | svého | svých | svým | cíl | cíle | cílem | přání | věci | věc | oblast | oblasti | téma | způsob | zvládat | zvládnout | získat | získávat | mít | umět | dokázat | moci | mohla | mohl | můžu | mohu | začít | začínat | přestat | stát | cítit | cítím | jsem | je | jsou | bylo | nejsem | není | nebýt | příští | tento | letos | rok | roku | měsíc | měsíce | měsíců | týden | týdny | týdně | konce | konec | během | posílit | posilovat | zvýšit | zvyšovat | vybudovat | budovat | rozšířit | prohloubit | udělat | dělat | pracovat | práce | práci | připravit | používat | dál | dále | pořád | neustále | stále | často | někdy | možná | třeba | prostě | vlastně | asi | hlavně | především | těžké | těžko | strach | bojím | neumím | nedokážu | nevím | mám | mi | mě | mně | profesně | profesní | osobní | osobně | soukromě | momentálně | například | kde | kdo | který | která | které | nic | ne | zvláštního | něco | nějak | nějaký | efektivně | správně | jistější | nezávisl* | nejspíš | přitom | ideálně | pořádně`,
    slang: `fakt | fakticky | kámo | vole | ty vole | tyvole | hustý | hustě | mega | super | supr | cool | lol | omg | wtf | btw | asap | pls | plz | prosim te | prosimtě | makat | makám | makačka | nasra* | nasrat | sra* | hovno | kurv* | do prdele | prdel* | blb* | debil* | idiot* | kretén* | hrozně | strašně | šíleně | totálně | furt | páč | bo | fakt že | tak nějak | nějak tak | jakože | vlastně jako | šéf | šéfa | šéfovi | šéfem | šéfová | šéfovou | šéfové | vyserte | hele | hej | jo | jasně | dík | nesnáším | nenávidím | prachy | prachů | love | keš | bejt | dobrej | novej | lepčí | fachu | fachy | fachčit | chcu | chcem`,
    statement: `jsem | jsme | je | jsou | byla | byl | bylo | mám | máme | má | pracuji | pracuju | pracujeme | dělám | žiju | žiji | žijeme | bydlím | studuji | studuju | jmenuji | jmenuju | pocházím | chodím | působím | vedu | učím | mluvím | mívám | rád vařím`,
    now: 'teď | teďka | nyní | momentálně | aktuálně | zatím | v současnosti | v současné době | dnes',
    learn: `nauč* | učit | učím | učení | doučit | kurz | kurzu | kurzy | kurzů | kurzem | školen* | proškol* | vzděl* | dovzděl* | sebevzděl* | znalost* | zlepš* | vylepš* | zdokonal* | prohloub* | prohlub* | programov* | základy | základům | pokročil* | začáteč* | certifik* | ovlád* | osvoj* | studov* | studium | studiu | trénov* | trénink* | dovednost* | umět | procvič* | skill* | zvládn* | zvládat | pochopit | porozumět | začít s | práce s | práci s | pracovat s | rekvalifik* | kvalifik* | bootcamp* | naučila | naučil | rozmluvit | proniknout do | ovládnout | pronikat | e learning* | samostudi* | procvičov* | oprášit | oživit`,
    certificate: `certifik* | zkouška | zkoušku | zkoušky | zkouškou | zkoušce | zkoušek | atest* | diplom* | osvědč* | státnic* | státní zkoušk* | maturit*`,
    become: `ideálně do | nejlépe do | nejraději do | raději do | dělat | dělala | dělal | vrátila do | vrátit se do | stát se | stát | stala | stal | stanu se | být | přejít | přechod | přestoupit | přestup* | změnit obor | rekvalifik* | přeškol* | pracovat jako | pracovat v | pracovat ve | práce v | práci v | práce jako | práci jako | přejít do | do oboru | pozic* | roli | role | vstoupit do | dostat se do | dostat se k | prosadit se v | uplatnit | živit se | kariéru v | kariéra v | místo v | místo jako | začít v | začít jako | vypracovat se | na post | post | vyučit | přešla | přešel | přešla do | přešel do | přestoupila | přestoupil | přesedlat | přesedlala | přesedlal | pracovala jako | pracoval jako | pracovala v | pracoval v | dělat v | živila se | živil se | živila bych se | vstup do | uchytit se v | nastoupit jako | nastoupit do | nastoupit na | vydat se na dráhu | kariéru jako | kariéra jako | jednou být | vypracovat se až`,
    outOfReach: `ceo | generáln* ředitel* | milion* | milionář* | miliardář* | miliard* | prezident* | premiér* | mistryn* světa | mistr světa | bohatá | bohatý | zbohatn* | slavná | slavný | slavnou | nobelov* | astronaut* | kosmonaut* | přes noc | ze dne na den | dokonal* | perfektn* | rodil* mluvč* | bestseller* | nejlepší na světě | světov* rekord* | olympij* | googl* | člen* představenstv* | členk* představenstv* | do představenstv* | multimilion* | za týden plynně | za měsíc plynně | oscar* | grammy | nejbohatší* | nejslavnější* | nejlepší v republice | do vesmíru`,
    person: `paní | pan | pana | panu | panem | slečna | jmenuji se | jmenuju se | jmenuji | jmenuju | moje jméno | mé jméno | jméno | manžel | manžela | manželem | manželovi | manželka | muž | muže | mužem | dcera | dceru | dcerou | dceři | dcery | syn | syna | synem | synovi | kamarádka | kamarádkou | kamarád | kamarádem | přítel | přítelem | přítelkyně | s pozdravem`,
    private: `depres* | diagnóz* | nemoc | nemoci | nemocí | nemocná | nemocný | onemocn* | rakovin* | adhd | autis* | aspergr* | skleróz* | postižen* | hendikep* | invalid* | terapi* | psychiatr* | lék | léky | léků | léčb* | těhoten* | těhotn* | rozvod* | rozved* | potrat* | chronick* | bipolár* | trauma* | závisl* | alkohol* | dluh* | exekuc* | hiv | epileps* | migrén* | panick* | úzkost* | cukrovk* | šikan* | bulimi* | anorexi* | poruch* příjmu potrav* | infarkt* | mrtvic* | chemoterap* | opatrovnictv* | insolvenc* | oddluž* | domácí* násil* | umřel* | zemřel* | úmrtí | smrt* | po operaci | na operaci`,
    lastVerb: '',
    own: `můj | moje | má | mé | mého | mému | mém | mou | moji | mojí | mým | mých | mými | svůj | svoje | svou | svoji | své | svého | svému | svém | svým | svých | svými | náš | naše | našeho | našem | naší`,
    loose: `otevřel | otevřela | založil | založila | rozjel | rozjela | naučila | naučil | zlepšila | zlepšil | rozšířila | rozšířil | našla | našel | získala | získal | začala | začal | dokázala | dokázal | zvládla | zvládl | uměla | uměl | dosáhla | dosáhl | posílila | posílil | vybudovala | vybudoval | rozvinula | rozvinul | zvýšila | zvýšil | snížila | snížil | zdokonalila | zdokonalil | prohloubila | prohloubil | stala | stal | mohla | mohl | dostala | dostal | měla | měl | udělala | udělal | navázala | navázal | zvládala | zvládal | naučila si | naučil si | zlepšila si | zlepšil si | rozšířila si | rozšířil si | našla si | našel si | získala si | získal si | začala si | začal si | dokázala si | dokázal si | zvládla si | zvládl si | uuměl si | dosáhla si | dosáhl si | vybudovala si | vybudoval si | rozvinula si | rozvinul si | zvýšila si | zvýšil si | zdokonalila si | zdokonalil si | dostala si | dostal si | udělala si | udělal si | navázala si | navázal si | zvládala si | zvládal si | si | nejen | hlavně | chci | a | i | či | nebo | také | taky | konečně | prosím | možná | prostě | vlastně | někdy | pak | potom | poté | dále | ale | spíš | spíše | jen | jenom | pouze | cíl | cíle | můj cíl | moje cíle | přání | že | aby | to | tam | tu | zde | brzy | brzo | opravdu | fakt | tedy | teda | takže | nejdřív | nejprve | za prvé | za druhé | za třetí | například | např | cca | asi | zejména | především | ráda | rád | bych | tak | tím | ideálně | nejlépe | určitě | jednou | ještě | už | znovu | zároveň | navíc | dokonce | třeba | no | jo | nejraději | nejradši | hned | letos | jak | ať | nejspíš | přitom | případně | popřípadě | snad | co nejdřív | co nejdříve | pořádně | hrozně | strašně | moc | vůbec | celkově | následně | potažmo | nakonec | hlavním cílem | můj hlavní cíl | momentálně | aktuálně | teď | nyní | uměla si | poněkud | trochu`,
    hanging: `v | ve | na | do | z | ze | od | po | za | s | u | o | k | ke | pro | při | před | přes | bez | nad | pod | mezi | kolem | podle | jako | který | která | které | co | kde | kdy | když | protože | než | jestli | zda | můj | moje | mé | mou | svůj | svou | svoji | své | svoje | velmi | moc | více | méně | je | jsou | jsem | konce | konec | koncem | začátek | začátku | polovin* | nejpozději | během | aspoň | alespoň | minimálně | ne | bude | budu | mi | mě | aby | abych | každý | každou | každé | tento | tuto | toto | nějaký | nějakou | nějaké`,
    place: 'do | v | ve | na | z | ze',
    clitic: 'se *t$ | si *t$',
    wishAfter: '',
    excludeAfter: '',
  },
  time: {
    months: [
      'leden | ledna | lednu | lednem',
      'únor | unor | února | unora | únoru | unoru | únorem',
      'březen | brezen | března | brezna | březnu | breznu | březnem',
      'duben | dubna | dubnu | dubnem',
      'květen | kveten | května | kvetna | květnu | kvetnu | květnem',
      'červen | cerven | června | cervna | červnu | cervnu | červnem',
      'červenec | cervenec | července | cervence | červenci | cervenci | červencem',
      'srpen | srpna | srpnu | srpnem',
      'září | zari | zářím',
      'říjen | rijen | října | rijna | říjnu | rijnu | říjnem',
      'listopad | listopadu | listopadem',
      'prosinec | prosince | prosinci | prosincem',
    ],
    weekdays: [
      'pondělí | pondělka | pondělkem',
      'úterý | úterka | úterkem',
      'středa | středy | středu | středou',
      'čtvrtek | čtvrtka | čtvrtku | čtvrtkem',
      'pátek | pátku | pátkem',
      'sobota | soboty | sobotu | sobotou',
      'neděle | neděli | nedělí',
    ],
    spans: [
      ['do zítřka | do zítra', 1, 'day'],
      ['za rok | do roka | během roku', 1, 'year'],
      ['za měsíc | do měsíce | během měsíce', 1, 'month'],
      ['za týden | do týdne | během týdne', 1, 'week'],
      ['za půl roku | do půl roku | za půlrok | do půlroku | během půl roku', 6, 'month'],
      ['za čtvrt roku | do čtvrt roku | za čtvrtrok | do čtvrtroku', 3, 'month'],
      ['za tři čtvrtě roku | do tří čtvrtě roku', 9, 'month'],
      ['za rok a půl | do roka a půl | do roku a půl', 18, 'month'],
    ],
    day: 'den | dny | dnů | dní | dnech | dne | dnem | dnu',
    week: 'týden | týdny | týdnů | týdne | týdnech | týdnu | týdnem | týdnům',
    month: 'měs | měsíc | měsíce | měsíců | měsíci | měsících | měsícem',
    quarter: 'čtvrtletí | čtvrtletím | kvartál* | čtvrtrok*',
    year: 'rok | letos | roku | roky | roků | let | lety | letech | roce | rokem | roka | půlroku | půlrok | letošek | letoška',
    hour: 'hodina | hodinu | hodiny | hodin | hodinách | hodinami | hodině | hod | h | hodinku | hodinky | hodinek',
    minute: 'minuta | minutu | minuty | minut | minutách | minutami | minutě | min',
    feasts: [
      ['vánoce | vánoc | vánocemi | vánoci | vánocích | vánocům | štědrý den | štědrého dne', 12, 24],
      ['silvestr* | nového roku | novým rokem | nový rok | přelomu roku | přelom roku', 12, 31],
      ['mikuláš* | svatého mikuláše', 12, 6],
      ['jarních prázdnin | jarní prázdniny | jarními prázdninami', 3, 15],
      ['velikonoce | velikonoc | velikonocemi | velikonocích', 4, 15],
      ['jaro | jara | jaře | jarem', 5, 31],
      [
        'prvního čtvrtletí | první čtvrtletí | prvním čtvrtletí | 1 čtvrtletí | prvního kvartálu | první kvartál | prvním kvartálu | 1 kvartál*',
        3,
        31,
      ],
      [
        'druhého čtvrtletí | druhé čtvrtletí | druhém čtvrtletí | 2 čtvrtletí | druhého kvartálu | druhý kvartál | druhém kvartálu | 2 kvartál*',
        6,
        30,
      ],
      [
        'třetího čtvrtletí | třetí čtvrtletí | třetím čtvrtletí | 3 čtvrtletí | třetího kvartálu | třetí kvartál | třetím kvartálu | 3 kvartál*',
        9,
        30,
      ],
      [
        'čtvrtého čtvrtletí | čtvrté čtvrtletí | čtvrtém čtvrtletí | posledního čtvrtletí | 4 čtvrtletí | čtvrtého kvartálu | čtvrtý kvartál | čtvrtém kvartálu | 4 kvartál*',
        12,
        31,
      ],
      ['druhého pololetí | druhé pololetí | druhém pololetí | 2 pololetí', 12, 31],
      [
        'pololetí | prvního pololetí | prvním pololetí | 1 pololetí | poloviny roku | polovině roku | polovinou roku | půlky roku | školního roku | prázdnin | prázdninami | letními prázdninami',
        6,
        30,
      ],
      [
        'konce prázdnin | konce letních prázdnin | koncem prázdnin | léto | léta | létě | létem | o prázdninách',
        8,
        31,
      ],
      ['akademického roku', 9, 30],
      ['podzim | podzimu | podzimem', 11, 30],
      ['zima | zimy | zimě | zimu | zimou', 2, 28],
    ],
    end: 'konec | konce | koncem | konci | závěr | závěru | závěrem',
    middle: 'polovin* | půlk* | uprostřed | střed',
    begin: 'začátek | začátkem | začátku | počátk* | zkraje',
    next: 'příšt* | dalš* | následuj* | nadcházej* | nejbližš* | přespříšt*',
    current:
      'letos | tento | tohoto | tomto | této | tuto | letošn* | současn* | stávající* | tenhle | tohohle',
    within:
      'za | během | do | v | ve | v průběhu | průběhu | příštích | následujících | nadcházejících | dalších | nejbližších | v následujících',
    before: 'před',
    until: 'do | nejpozději | před | k | ke | dne | na | deadline | termín | termínem | nejdéle',
    ago: 'před | minul* | posledn* | uplynul* | od | zkušenost* | praxe | praxí | praxi | už | již | zpět | zpátky | loni | loňsk*',
    per: 'krát za | x za | jednou za | dvakrát za | třikrát za | hodin za | hodiny za | hodinu za | hod za | h za | minut za | krát v | x v | dny v | den v | dní v | dnů v | hodin v | hodiny v | hodinu v | večery v | večer v | / | každý | každé | kč za | korun za | tisíc za | eur za | euro za | ve všední | dny do',
    weekly: 'týdně | týdenně',
    daily: 'denně',
    half: 'půl | půlroku | půlrok',
    from: 'z | ze | od',
    to: 'na | do | až | → | až na',
    difference: 'o',
    percent: 'procent | procenta | procento | procentech | proc | %',
    thousand: 'tisíc | tisíce | tis',
    numbers: [
      [1, 'jeden | jedna | jedno | jednu | jednoho | jedné | jednom | jedním'],
      [2, 'dvoučlenn* | 2členn* | dva | dvě | dvou | dvěma | dvouch | pár'],
      [3, 'tříčlenn* | 3členn* | tři | tří | třech | třem | třemi | několik | několika'],
      [4, 'čtyřčlenn* | 4členn* | čtyři | čtyř | čtyřech | čtyřem | čtyřmi'],
      [5, 'pětičlenn* | 5členn* | 5ti | pět | pěti'],
      [6, 'šestičlenn* | 6členn* | 6ti | šest | šesti'],
      [7, 'sedmičlenn* | 7členn* | 7ti | sedm | sedmi'],
      [8, 'osmičlenn* | 8členn* | 8ti | osm | osmi'],
      [9, 'devítičlenn* | 9členn* | 9ti | devět | devíti'],
      [10, 'desetičlenn* | 10členn* | 10ti | deset | deseti | desíti'],
      [11, 'jedenáctičlenn* | 11členn* | 11ti | jedenáct | jedenácti'],
      [12, 'dvanáctičlenn* | 12členn* | 12ti | dvanáct | dvanácti'],
      [15, 'patnáctičlenn* | 15členn* | 15ti | patnáct | patnácti'],
      [13, 'třináct | třinácti'],
      [14, 'čtrnáctičlenn* | 14členn* | čtrnáct | čtrnácti'],
      [16, 'šestnáct | šestnácti'],
      [17, 'sedmnáct | sedmnácti'],
      [18, 'osmnáctičlenn* | 18členn* | 18ti | osmnáct | osmnácti'],
      [20, 'dvacetičlenn* | 20členn* | 20ti | dvacet | dvaceti'],
      [25, 'pětadvacetičlenn* | 25členn* | 25ti | pětadvacet | pětadvaceti'],
      [24, 'čtyřiadvacet | čtyřiadvaceti'],
      [30, 'třicetičlenn* | 30členn* | 30ti | třicet | třiceti'],
      [35, 'pětatřicet | pětatřiceti'],
      [40, 'čtyřicetičlenn* | 40členn* | 40ti | čtyřicet | čtyřiceti'],
      [45, 'pětačtyřicet | pětačtyřiceti'],
      [50, 'padesátičlenn* | 50členn* | 50ti | padesát | padesáti'],
      [60, 'šedesát | šedesáti'],
      [70, 'sedmdesát | sedmdesáti'],
      [80, 'osmdesát | osmdesáti'],
      [90, 'devadesát | devadesáti'],
      [12, 'tucet | tuctu'],
    ],
  },
  themes: {
    careerChange: `nostrifik* | uznání diplom* | uznání vzděl* | uznat diplom* | uznat vzděl* | změn* .. kariér* | změn* .. obor* | změn* .. profes* | změn* .. povolán* | změn* .. odvětv* | kariérn* změn* | profesn* změn* | kariérn* obrat* | nov* obor* | jin* obor* | nového oboru | nov* kariér* | nov* profes* | jin* profes* | jin* povolán* | nov* povolán* | jin* odvětv* | přejít do | přejít na | přechod do | přechod na | přejít z | přechod z | přejít od | přestoupit do | přestup* do | přeskočit do | rekvalifik* | přeškol* | přeorient* | přeučit | odejít z .. školství | odejít ze školství | odejít z oboru | odejít ze zdravotnictví | odchod z | pryč z | pryč ze | vyučit se | výuční list | něco úplně jin* | úplně jin* prác* | dělat něco jin* | vstup* do oboru | vstup do it | dostat se do it | kariéru v jin* | ~přestoupit | ~přechod | ~přejít | ~přeorient* | z .. do it | změna směru | do nového oboru | z oboru | přešla do | přešel do | přešla na | přešel na | přešla z | přešel z | přestoupila do | přestoupil do | přesedlat* | přesedlala | přesedlal | uchytit se v | začít znovu v jin* | odejít z korporát* | pryč z korporát* | odejít z gastr* | odejít z obchodu | dělat úplně něco jin* | něco jiného dělat | jin* směr* prác* | druhá kariéra | druhou kariéru`,
    jobSearch: `nov* prác* | nov* prac* | nov* zaměst* | nov* místo | nov* pozic* | nov* flek* | jin* prác* | jin* zaměst* | lepší prác* | lepší zaměst* | najít .. prác* | najít .. zaměst* | najít .. místo | najít .. pozic* | najít .. job | hled* .. prác* | hled* .. zaměst* | hled* .. místo | hled* .. pozic* | sehnat .. prác* | sehnat .. místo | sháním .. prác* | získat .. prác* | získat .. místo | získat .. zaměst* | dostat .. prác* | změn* .. prác* | změn* .. zaměst* | změn* místa | prác* snů | vysněn* prác* | vysněn* zaměst* | vysněn* místo | pracovní nabíd* | pracovních nabíd* | nabíd* prác* | nabíd* zaměst* | ucház* | uchaze* | životopis* | strukturovan* životopis* | cv | motivační* dopis* | průvodní* dopis* | stáž* | brigád* | zaměstnavatel* | nezaměstnan* | úřad práce | úřadu práce | trh práce | trhu práce | pracovní* trh* | výpověď | výpovědi | odejít z práce | odejít z .. firmy | bez práce | prvn* prác* | prvn* zaměst* | prvn* job | pracovní* míst* | pracovní* pozic* | trainee | job | nový job | práci v zahraničí | pracovat v zahraničí | práci v oboru | práce v oboru | ~práci | ~prác* | ~zaměst* | ~míst* | ~pozic* | přihlásit se na pozic* | inzerát* | pracovní* inzerát* | nástup do práce | pracovní smlouv* | přijít o práci | ztratit práci | bez zaměstnání | skončit bez práce | hledání prác* | najít si prác* | lepší job* | lepší flek* | nov* job* | jin* job* | hlavní* pracovní* poměr* | hpp | plný úvazek | na dobu neurčitou | personální* agentur* | headhunter* | pracovní* portál* | jobs cz | startupjobs | uplatnění na trhu | uplatnit se na trhu | nastoupit do nov* | nechat se zaměstnat | reakc* na inzerát* | reagovat na inzerát* | propustili | propuštěn* | propouštěn* | dát výpověď | výpovědn* lhůt*`,
    interviews: `pohovor* | přijímac* pohovor* | pracovn* pohovor* | výběrov* řízen* | přijímac* řízen* | assessment* | interview* | pohovorech | výběrko | výběrka | výběrku | výběrkách | přijímačk* | video pohovor* | online pohovor* | na pohovoru | u pohovoru | hr kolo`,
    promotion: `povýš* | kariérn* růst* | kariérn* postup* | kariérn* krok* | kariérn* posun* | postoupit | postup .. kariér* | postup v práci | vyšší pozic* | vyšší post* | vyšší míst* | vyšší funkc* | vedoucí pozic* | vedoucí rol* | vedoucí funkc* | vedoucí míst* | vedoucího míst* | manažersk* pozic* | manažersk* rol* | víc* zodpověd* | víc* odpověd* | více zodpověd* | více odpověd* | vyšší odpověd* | vyšší zodpověd* | větší odpověd* | větší zodpověd* | převzít .. odpověd* | převzít .. zodpověd* | seniorn* | senior | profesn* růst* | profesn* rozvoj* | profesně růst | profesně posunout | profesně rozvíj* | růst v kariéře | růst v práci | růst ve firmě | kariér* | kariérn* cíl* | posun* .. kariér* | posunout se v práci | posunout se dál | posunout se výš | posunout výš | dostat se výš | další krok v | ~posun* | ~odpověd* | ~zodpověd* | ~ředitel* | rozhodovac* pravomoc* | zástup* vedoucí* | zastupov* vedoucí* | kariérně růst | kariérně se posun* | kariérn* žebříč* | vypracovat se | lepší pozic* | o stupeň výš | o úroveň výš | posun nahoru | posun výš | stát se seniork* | na seniora | na seniorku | medior* | dostat víc zodpověd*`,
    leadingTeam: `svým týmem | nábor* | tým* na dálku | vést tým* | vést .. tým* | vést lidi | vést ostatní | vést druhé | vedení tým* | vedení lid* | vedení ostatních | vedu tým* | vedu lidi | povedu tým | řídit tým* | řídit lidi | řízení lid* | řízení tým* | leadership* | leader* | lídr* | líder* | team lead* | teamlead* | teamleader* | tým leader* | týmleader* | delegov* | deleguj* | delegac* | podřízen* | můj tým | mého týmu | mému týmu | mým týmem | mém týmu | svůj tým | svého týmu | svému týmu | svým týmem | svém týmu | motivov* .. tým* | motivov* lidi | motivov* .. podřízen* | motivac* .. tým* | stmel* .. tým* | teambuilding* | ~manažer* | manažersk* dovednost* | manažersk* schopnost* | dobr* manažer* | lepší* manažer* | lepší* vedoucí* | dobr* vedoucí* | dobr* šéfov* | lepší* šéfov* | dobrým šéfem | lepším šéfem | stylu vedení | styl vedení | své vedení | ~management | ~tým | ~týmu | ~vést | ~vedení | nábor* do tým* | nabrat .. lidi | nabrat .. tým* | přijmout .. tým* | najmout | nábor nov* | výběr nov* kolegy* | vést porady v týmu | vedení projekt* | lidi v týmu | nov* manažer* | nov* vedoucí* | zaměstnanc* | svoje lidi | moji lidi | mí lidi | mým lidem | své lidi | svých lidí | šéfovat* | šéfování | onboarding* | zaučit nov* | zaučov* | předávat práci | předat práci | mikromanag* | vést oddělení | vedu oddělení | vést směn* | vést pobočk* | vést kolektiv | vedu kolektiv | vedu skupin* | vést skupin* | nov* koleg* zauč* | koučovat .. lidi | koučovat .. tým* | lídryn* | lídrem | lídryní`,
    negotiatingPay: `říct si o vyšší plat | říci si o vyšší plat | říct si o víc | plat | platu | platem | platy | platů | platě | platov* | zvýšen* plat* | zvýšit .. plat* | vyšší plat* | lepší plat* | plat .. vyjedn* | vyjedn* .. plat* | mzda | mzdy | mzdu | mzdě | mzdou | mezd | mzdov* | výplat* | víc* peněz | více peněz | víc vydělávat | vydělá* | vydělat | přidat na plat* | přidat na výplat* | přidání | přidali | přidá šéf* | říct si o víc | říct si o přid* | říct si o vyšší | odměn* | bonus* | příjem | příjmu | příjmy | ohodnocen* | finanční* ohodnocen* | hodinov* sazb* | sazb* | denní sazb* | podhodnocen* | špatně placen* | honorář* | lepší peníze | přidáno | přidat peníze | víc brát | brát víc | výdělek* | výdělku | výdělky | zvednout .. plat* | zvedn* .. mzd* | navýš* .. plat* | navýš* .. mzd* | navýšení platu | navýšení mzdy | benefit* | férov* plat* | spravedliv* plat* | férov* odměn* | férov* ohodnocen* | hrubého | hrubýho | brutto | netto | čistého měsíčně | tisíc čist* | milionář* | milionářk* | zbohatn* | bohatá | bohatý | říct si o peníze | říct si o prachy | víc prachů | vyjedn* .. hrub* | vyjedn* .. čist* | vyjedn* .. tisíc | vyjedn* .. kč | vyjedn* .. korun | vyjedn* .. mzd* | vyjedn* .. víc peněz | vyjednat lepší podmínk* | lepší podmínk*`,
    networking: `mentorsk* | networking* | networkov* | síť kontakt* | síti kontakt* | sítě kontakt* | profesní síť | profesní sítě | profesní síti | svou síť | svoji síť | moji síť | mou síť | budovat síť | vybudovat síť | rozšířit síť | rozšířit .. síť | kontakt* | nov* kontakt* | navaz* .. kontakt* | navázat .. vztah* | navázat | navazov* | poznat .. lid* | poznat nov* | pozná* nov* lid* | potkávat .. lid* | potkat .. lid* | nov* lidi | seznám* se | seznamov* | small talk* | smalltalk* | mentor* najít | najít mentor* | najít .. mentor* | sehnat mentor* | propoj* s | známost* v oboru | lidi z oboru | lidmi z oboru | lidé z oboru | lidmi v oboru | lidi v oboru | výměn* zkušenost* | vyměňov* .. zkušenost* | sdíl* zkušenost* | podobně smýšl* | stejně smýšl* | stejně naladěn* | podobně naladěn* | podobně zaměřen* | najít .. přátel* | nov* přátel* | okruh známých | rozšířit okruh | oborov* akc* | oborov* setkán* | meetup* | navázat spoluprác* | parťák* | parťač* | profesní* vztah* | profesní* komunit* | koleg* z oboru | ženy z oboru | ženami z oboru | mentorku | hledám mentor* | najít si mentor* | kouče najít | poznat víc lidí | poznat více lidí | mezi lidi | komunita | komunity | komunitu | komunitě | komunitou | komunit`,
    publicSpeaking: `prezent* | prezentačn* | veřejn* vystup* | veřejn* vystoup* | veřejn* mluv* | veřejn* projev* | veřejn* řečn* | vystup* na veřejn* | vystupov* | vystupuj* | vystoup* | mluv* na veřejn* | mluv* .. veřejn* | mluv* před | mluven* před | hovoř* před | promluv* před | projev před | projevy | projevu | projev o | cvičn* projev* | přednes* | přednáš* | před publikem | před lidmi | před lid* | před ostatními | před skupin* | před .. skupin* | před tříd* | před veden* | před kamerou | před koleg* | před klient* | před zákazn* | trém* | strach z publika | pódi* | jevišt* | rétori* | moderov* | moderuj* | moderac* | moderáto* | keynote* | pitch* | storytelling* | public speaking | speaker* | řečn* | proslov* | slidy | slajd* | konferenc* .. vystoup* | vystoup* .. konferenc* | mluv* .. konferenc* | toastmaster* | tedx | facilit* | vést workshop* | školit | stoupnout si před | stát před lidmi | mluvit nahlas před | výstup před | obhajob* | webinář* | webinar* | prezka | prezku | prezky | prezko | lektorov* | vést školení | školit lidi | řečnit | řečněn* | na mikrofon | do mikrofonu | na pódiu | na jevišti | mluvit na konferenc* | třes* .. hlas* | klepe .. hlas*`,
    confidence: `řeknu ne | sebevědom* | sebejist* | sebedůvěr* | sebehodnocen* | sebehodnot* | sebeúct* | věřit si | si věřit | více si věřit | věřit sama sobě | věřit sám sobě | věřit v sebe | věřit sobě | věřila si | důvěr* v sebe | nevěřím si | si nevěřím | pochyb* o sobě | pochyb* | pochybnost* | impostor* | imposter* | syndrom* podvod* | podvodn* syndrom* | říkat ne | říct ne | říci ne | říkat "ne" | odmít* | hranic* | asertiv* | ozvat se | ozvat | ozývat | ozvu | prosadit se | prosadit | prosazov* | průbojn* | odvah* | odvážn* | odvážit | nebát se | nebát | přestat se bát | bát se | stydliv* | stydím | stydět | ostych* | nesměl* | nejist* | komfortní* zón* | zón* komfort* | perfekcionis* | být vážně | brát vážně | brali vážně | bral vážně | nebere .. vážně | neberou .. vážně | skáč* do řeči | skák* do řeči | skočit do řeči | přeruš* mě | mě přeruš* | sama sebou | být sám sebou | stát si za | říct svůj názor | říkat svůj názor | vyjádřit svůj názor | svůj názor | můj názor | strach* | být slyš* | mě slyš* | neslyší | slovo na poradě | nenechat se | nenechat sebou | nenechat si líbit | nechám se ukecat | nechám si líbit | dupnout si | odvážněj* | průbojněj* | sebelásk* | sebepřijet* | mít se ráda | mít se rád | mluvit za sebe | hájit svůj názor | obhájit svůj názor | nestydět se | nepodceňov* | podceňuj* | podceňov* | méněcenn* | srovnáv* se | porovnáv* se | nesrovnávat se | jistěj* | víc si věřit | věřit svým | stát za svým | stát si za svým | ozvat se na | říkat svoje | říkat svůj | působit jist* | vystupovat jist* | jistější v sobě | cítit se jist*`,
    technicalSkills: `programov* | programuj* | programát* | naprogram* | kódov* | kódit | kódit | vývoj* softw* | vývoj* web* | vývoj* aplikac* | webov* vývoj* | webov* strán* | tvorb* web* | vytvořit web* | technick* dovednost* | technick* znalost* | technick* kurz* | technick* schopnost* | it dovednost* | it znalost* | it kurz* | digitální* dovednost* | digitální* kompetenc* | digitální* gramotnost* | počítačov* dovednost* | počítačov* kurz* | práce na počítači | práci na počítači | práce s počítačem | práci s počítačem | analýz* dat | datov* analý* | algoritm* | odborn* znalost* | odborn* dovednost* | odborn* kurz* | odborn* růst* | odborně růst | odborně vzděl* | tvrdé dovednosti | hard skills | certifik* | programovac* jazyk* | dovzděl* | vzdělávat se | ~vzdělávání | celoživotní* vzděl* | sebevzděl* | ~kurz* | ~školen* | ~technick* | ~technolog* | ~software | ~dovednost* | architektur* softw* | ~it | obor* znalost* | kontingenční* tabulk* | makra v | power query | 3d modelov* | grafick* program* | e learning* | práce v programu | počítač* | it základy | naučit se it | digitálně`,
    language: `cizí* jazyk* | jazyk* | jazyce | jazycích | jazykov* | jazykovk* | plynně | plynul* | plynulej* | slovíčk* | slovní* zásob* | gramatik* | výslovnost* | přízvuk* | rodil* mluvč* | konverzac* | jazykov* zkouš* | jazykov* úrov* | jazykov* certifik* | mluvit bez přízvuku | rozmluvit se | rozmluvila | rozmluvil | domluvit se anglic* | domluvit se němec* | rodilá mluvčí | rodilým mluvčím | rodilými mluvčími | frázov* sloves* | jazykov* kurz* | jazykov* kurs* | konverzov*`,
    workLifeBalance: `práci domů | práce domů | nosit .. domů | brát .. domů | nebrat .. domů | víc času | více času | rovnováh* | work life | work life balance | worklife* | balanc* | sladit | sladění | slaďov* | skloub* | skloubit | přesčas* | přepracov* | stres* | vyhoř* | burnout* | burn out | vyčerp* | únav* | unaven* | odpočin* | odpočív* | relax* | volný čas | volného času | volném čase | volno | volna | víkend* | čas* pro sebe | čas na sebe | času na sebe | čas sama na sebe | víc* času na | víc* času pro | víc* času s | více času na | více času pro | více času s | času s rodin* | čas s rodin* | času na rodin* | čas na rodin* | čas .. dět* | času .. dět* | rodinný čas | s rodinou | koníčk* | koníč* | zálib* | hobby | osobní* život* a práce | osobní* život* | soukrom* život* | zdraví | zdravě | zdravěji | zdravý životní | zdravého životního | životospráv* | spánek | spánku | spánkem | spát | vyspat | sport* | cvičit | cvičení | cvičím | posilovn* | fitko | fitness | běhat | běhání | běhám | zaběhn* | uběhn* | maratón* | maraton* | půlmaraton* | jóg* | yoga | meditac* | meditov* | mindfulness | všímavost* | zhubn* | hubn* | pracovní* dob* | pracovat méně | pracovat míň | méně pracov* | míň pracov* | méně práce | míň práce | vypnout | vypínat | home office* | homeoffice* | práce z domova | práci z domova | pracovat z domova | z domova | částečn* úvaz* | zkrácen* úvaz* | polovičn* úvaz* | zkrátit .. úvaz* | kratší úvaz* | ~rodin* | ~energi* | sabatikl* | ~klid* | ~pohod* | přestávk* | končit v práci včas | duševní* zdrav* | duševní* pohod* | psychick* zdrav* | psychick* pohod* | wellbeing* | well being | zpomalit | zvolnit | čtyřdenní* | 4denní* | stravov* | zdrav* strav* | jíst zdrav* | plavat | plavání | turistik* | procházk* | vyčistit hlavu | pro sebe | jen pro sebe | péče o sebe | pečovat o sebe | starat se o sebe | spánkov* | vyspan* | nespavost* | usínat | usínán* | vstávat | chodit spát | soukromí | partnersk* život* | víc žít | méně stresu | míň stresu | odejít včas | odcházet včas | končit včas | chodit domů včas | domů včas | zaběhat | na kole | jezdit na kole | lepší máma | lepší mámou | lepší maminka | lepší maminkou | lepší rodič* | lepším rodič* | lepší táta | lepším tátou | vařit zdrav* | zdravě vařit | jídelníč* | času pro sebe | čas jen pro sebe | času jen pro sebe | víc pohybu | více pohybu | hýbat se | víc se hýbat | dostatek pohybu`,
    managingTime: `time management* | time managment* | timemanagement* | řízen* času | řídit .. čas | organizac* času | organizov* .. čas* | organizovat se | lépe organizov* | líp organizov* | organizovanějš* | lépe si organizov* | líp si organizov* | lépe si zorganizov* | líp si zorganizov* | zorganizovat si | zorganizovat se | organizaci práce | organizace práce | sebeorganiz* | rozvrh* .. čas* | rozvrhn* | hospodař* .. čas* | zacház* .. čas* | využ* .. čas* | produktiv* | prokrastin* | odkládá* | odklad* | priorit* | soustřed* | koncentr* | efektiv* | plánován* | plánovat | naplánov* | naplánuj* | rozplán* | plánov* .. den | plánov* .. týden | dodrž* .. termín* | termíny | termínů | deadlin* | uzávěr* | stíhat | nestíhám | stíhám | stihnout | zvlád* .. úkol* | to do list* | todo* | disciplín* | sebedisciplín* | rutin* | režim* | návyk* | zvyky | multitask* | rozptyl* | rozptýlen* | vyruš* | přehled .. úkol* | přehled v | hodně úkolů | moc úkolů | pracovní* vytížen* | vytížen* | strukturov* .. den | struktura dne | strukturu dne | řád ve dni | chodit včas | přijít včas | chod* pozdě | inbox* | vyřídit mail* | time blocking | ~úkol* | nestíh* | všechno stihnout | plánovač* | diář* | diáře | lenost* | líná | líný | dotahovat | dotáhnout věci | dotáhnout do konce | dokončovat | dodělávat | zmatek v | chaos v | utíká mi čas | ztrácím čas | scrollov* | méně na mobil* | mobilu | tisíc věcí | víc věcí najednou | moc věcí najednou | vést si diář | bullet journal* | pomodoro | gtd | systém v práci | systém v úkolech | pořádek v práci | pořádek v úkolech | pořádek v mailech | pořádek na stole | pořádek ve věcech`,
    ownBusiness: `založit .. kavárnu | otevřít .. kavárnu | založit .. bistro | otevřít .. bistro | rozjet .. kavárnu | otevřít .. cukrárnu | vlastní* firm* | vlastní* podnik* | vlastní* byznys* | vlastní* biznis* | vlastní* business* | vlastní* značk* | vlastní* e shop* | vlastní* eshop* | vlastní* obchod* | vlastní* kavárn* | vlastní* studi* | vlastní* salón* | vlastní* salon* | vlastní* ateliér* | vlastní* díln* | vlastní* prax* | vlastní* ordinac* | vlastní* restaurac* | vlastní* projekt* | svou firmu | svoji firmu | svůj byznys | svůj business | svůj podnik | své podnikání | svoje podnikání | podnikat | podnikán* | podnikám | podnikatel* | podnikají | podnikav* | založit .. firmu | založ* .. firm* | založ* .. společnost* | založení firmy | rozjet .. byznys | rozjet .. podnik* | rozjet .. business | rozjezd .. podnik* | startup* | start up* | osvč | živnost* | na volné noze | volné noze | volnou nohu | freelanc* | osamostatn* | e shop* | eshop* | internetov* obchod* | online obchod* | otevř* .. kavárn* | otevř* .. obchod* | otevř* .. studi* | otevř* .. salon* | otevř* .. salón* | otevř* .. restaurac* | otevř* .. školk* | otevř* .. praxi | otevř* .. dílnu | investor* | zákaznice | zákaznic | první* zákazn* | nov* zákazn* | získ* .. zákazn* | získ* .. klient* | prvn* klient* | nov* klient* | platící* klient* | platící* zákazn* | byznys plán* | business plán* | byznysplán* | přivýděl* | přivydělat | vedlejší* příjem* | pasivní* příjem* | obrat firmy | tržb* | zakázk* | nov* zakáz* | být svým pánem | svým pánem | vlastním šéfem | sama sobě šéf* | ~klient* | ~zákazn* | prodávat vlastní | cílov* skupin* | na fler* | fler | rozjet si | rozjet svoje | rozjet svůj | rozjet svou | rozjet vlastní | živnosťák* | živnostensk* | ičo | sro | prodávat své | prodávat svoje | prodávat výrobky | vlastní bistro | bistro | vlastní penzion* | penzion | franšíz* | franchis* | víc klientů | více klientů | víc zákazníků | více zákazníků | víc zakázek | více zakázek | vlastní výrobky | vlastní kancelář* | otevřít si | otevřít vlastní | poradn* otevřít | soukromá praxe | soukromou praxi | první objednáv* | víc objednáv* | více objednáv* | business model* | byznys model* | ceník* | obchodní* model* | škálov*`,
    communication: `komunikac* | komunikač* | komunikov* | komunikuj* | komunikativ* | zpětn* vazb* | feedback* | konflikt* | těžk* rozhovor* | náročn* rozhovor* | obtížn* rozhovor* | nepříjemn* rozhovor* | náročn* situac* s | naslouch* | poslouchat ostatní | vyjedná* | vyjedn* | vyjednáv* | argument* | přesvědč* | vyjadř* | vyjádř* | formulov* | formuluj* | vysvětl* | diskus* | diskuz* | diskut* | debat* | e mail* | maily | mailů | mailech | psaní text* | psaní mail* | psát lepší text* | písemn* projev* | soft skills | měkk* dovednost* | spoluprác* | spolupracov* | týmov* prác* | stakeholder* | ~schůz* | ~porady | ~poradách | ~poradě | ~koleg* | kritik* | řeč těla | řečí těla | mezikultur* | interkultur* | vztah* .. koleg* | vztahy na pracovišti | vztahy v práci | vztah* .. šéf* | jednání s | jednat s | obtížn* šéf* | těžk* šéf* | hádk* | hádat | mluvit jasně | srozumiteln* | stručn* | k věci mluvit | domluv* se s | důležit* rozhovor* | ~rozhovor* | vycházet s | ovlivňov* | mediac* | bavit se s lidmi | mluvit s lidmi | empati* | empatick* | nedorozum* | telefonov* | telefonát* | vyjadřován* | mluvit k věci | domluva s | vztah* s koleg* | vztahy s nadříz* | vztah* v tým* | vztah* v prác* | týmov* spoluprác* | kolektiv* | ~porad* | vést dialog | mluvit srozumiteln* | klást otázky | ptát se | ukecat | diplomati* | diplomatičtěj* | taktněj* | jasněji mluvit | mluvit jasněj*`,
    personalBrand: `zveřejn* | osobní* značk* | osobní* brand* | personal brand* | linkedin* | linked in* | online profil* | profesní* profil* | svůj profil | můj profil | viditeln* | viditeln* v oboru | zviditeln* | být vidět | více vidět | víc vidět | mě víc vidět | moje práce .. vidět | aby mě viděli | sebeprezent* | sebepropag* | propag* .. sebe | prodat se | prodat sebe | umět se prodat | blog* | portfoli* | podcast* | newsletter* | instagram* | youtub* | tiktok* | vlastní* web* | osobní* web* | vlastní* strán* | reputac* | uznání | všiml | všimli | všimla | všimne | všímal | uznávan* | uznávan* odborni* | odbornice na | expertka na | článek | článk* | publikov* | publikac* | autorit* v | známá v oboru | známý v oboru | online vystup* | příspěv* na | sociální* sít* | medailon* | známější v | stát se známou | influencer* | sledujíc* | followers | psát blog | vlastní blog | tvořit obsah | expertk* na | expert na | vnímána jako | vnímán jako | vnímali jako | vizitk* | být znám* v | sdílet svoji práci | sdílet svou práci | ukázat svou práci | ukazovat svou práci`,
    returningToWork: `letech doma | doma s dět* | vrátila do | vrátil do | vrátila k | vrátil k | vrátila se do | vrátit k | vrátila zpět | vrátila zpátky | návrat* .. prác* | návrat* .. zaměst* | návrat* .. pracovn* | návrat* | vrátit .. prác* | vrátit se do | vrac* .. prác* | vracím se | zpátky do práce | zpět do práce | zpátky na trh | zpět na trh | zpátky k profesi | mateřsk* | rodičovsk* | po mateřsk* | po rodičovsk* | po pauze | po přestávce | kariérn* pauz* | dlouhé pauze | po dlouhé době | po letech doma | roky doma | let doma | po výchově dět* | znovu začít pracovat | znovu pracovat | zase pracovat | zase začít pracovat | opět pracovat | restart* kariér* | comeback* | po nemocen* | péč* o dět* | RD | MD | z mateřský | po mateřský | z rodičovský | po rodičovský | po neschopence | z neschopenky | dlouhodob* nemocensk* | v domácnosti | naskočit zpátky | naskočit zpět | naskočit do práce | zapadnout zpátky | zapojit se zpět`,
    findingDirection: `jestli je .. pro mě | zda je .. pro mě | jestli jsou .. pro mě | je .. to pravé | nevím co | nevím čím | nevím jak dál | nevím kam | nevím kudy | nevím jestli | nevím zda | nevím | nevim | netuším | nemám tušení | nemám představu | nemám jasno | co chci | co vlastně chci | co bych chtěla dělat | co bych chtěl dělat | co mě baví | co mě bude bavit | co by mě bavilo | čím chci být | najít směr | svůj směr | nov* směr* | profesní* směr* | ~směr* | nasměrov* | smysl* | smyslupln* | naplnění | naplňuj* | naplňov* | poslání | vášeň | ujasn* | jasno | ztracen* | tápu | tápám | rozhod* | rozhodnout | rozhodnut* | rozcest* | křižovatk* | siln* strán* | slab* strán* | své hodnoty | moje hodnoty | mé hodnoty | hodnoty | najít sebe | najít sama sebe | orientac* | profesní* orientac* | kariérov* poradens* | kariérn* poradens* | vize | vizi | životní* cíl* | životní* smysl* | co dál | kam dál | jak dál | spokojeněj* | spokojenost v | spokojená v práci | spokojený v práci | nespokojen* | nespokojenost | šťastn* | šťastněj* | úspěšn* | úspěch* | úspěšněj* | nudí mě | nudím | nebaví | nebavi | mě nenaplňuje | nenávidím prác* | zasekl* | uvízl* | zjistit co | zjistit zda | zjistit jestli | jestli je to pro mě | pro mě vhodn* | pro mě to pravé | to pravé pro mě | mám zůstat | zůstat nebo | mám odejít | něco nového | bezradn* | změnit život | v životě | se životem | poznat sama sebe | najít svou cestu | svou cestu | svoji cestu | má cesta | ~možnosti | čemu se věnovat | co by mi šlo | co mi jde | v čem jsem dobr* | nevím si rady | životní* kriz* | kriz* středního věku | sebepozn* | poznat sebe | svůj talent | talent* | svůj potenciál | potenciál* | kudy dál | co se životem | nemám cíl | nemám žádný cíl | najít cíl | najít si cíl | najít motivaci | nemám motivaci | co doopravdy chci | zorientovat se | přemýšlím co | váhám | zvažuji | zvažuju | na rozcestí | smysl prác* | smysl v prác* | hledám smysl | hledám směr | hledám sebe | co od života`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Do {date} pozvu na krátký rozhovor {people|5} z oboru, do kterého chci přejít[ (cíl: {aim})], a zapíšu si 3 dovednosti, které mi k té změně ještě chybí.',
        'Do {date} oslovím {people|5} z nového oboru[ (cíl: {aim})] a zapíšu si 3 chybějící dovednosti.',
      ],
      [
        'Změnu kariéry[ (cíl: {aim})] si vyzkouším v praxi: do {date} dokončím 1 malý zkušební projekt, věnuji mu {hours|3} a ukážu ho 2 lidem z oboru.',
        'Změnu kariéry[ (cíl: {aim})] si do {date} vyzkouším na 1 malém projektu a ukážu ho 2 lidem z oboru.',
      ],
      [
        'Do {date} porovnám na 1 stránce 3 cesty ke změně oboru[ (cíl: {aim})], u každé si zapíšu, v čem využiji své silné stránky, a na 1 z nich se vydám.',
        'Do {date} porovnám 3 cesty ke změně oboru[ (cíl: {aim})] a na 1 z nich se vydám.',
      ],
    ],
    jobSearch: [
      [
        'Do {date} pošlu {applications|10}[ (cíl: {aim})], pokaždé na míru konkrétní nabídce práce, a podklady dám předem zkontrolovat 2 lidem.',
        'Do {date} pošlu {applications|10}[ (cíl: {aim})], pokaždé na míru konkrétní nabídce práce.',
      ],
      [
        'Novou práci[ (cíl: {aim})] budu hledat pravidelně: každý týden do {date} oslovím 2 firmy, odpovím na 1 vhodnou nabídku a výsledek si zapíšu.',
        'Každý týden do {date} oslovím kvůli nové práci[ (cíl: {aim})] 2 firmy a odpovím na 1 vhodnou nabídku.',
      ],
      [
        'Do {date} sepíšu 15 firem, ve kterých mě láká nová práce[ (cíl: {aim})], promluvím si s 1 člověkem zevnitř a do 5 firem pošlu životopis.',
        'Do {date} sepíšu 15 firem vhodných pro novou práci[ (cíl: {aim})] a do 5 z nich pošlu životopis.',
      ],
    ],
    interviews: [
      [
        'Do {date} si s někým, komu věřím, vyzkouším {interviews|4}[ (cíl: {aim})] a připravím si 6 příkladů ze své praxe, které ukazují mé výsledky.',
        'Do {date} si vyzkouším {interviews|4}[ (cíl: {aim})] a připravím si 6 příkladů ze své praxe.',
      ],
      [
        'Do {date} si připravím odpovědi na 12 častých otázek u pohovoru[ (cíl: {aim})], každou 2krát řeknu nahlas a u 3 z nich si vyžádám zpětnou vazbu.',
        'Do {date} si připravím odpovědi na 12 otázek u pohovoru[ (cíl: {aim})] a každou 2krát řeknu nahlas.',
      ],
      [
        'Před pohovorem[ (cíl: {aim})] si do {date} zjistím 5 důležitých věcí o firmě, připravím si 4 vlastní otázky a 3krát nahlas nacvičím své představení.',
        'Před pohovorem[ (cíl: {aim})] si do {date} připravím 4 vlastní otázky a 3krát nacvičím své představení.',
      ],
    ],
    promotion: [
      [
        'Do {date} sepíšu 5 výsledků, které mluví pro můj další kariérní krok[ (cíl: {aim})], představím je vedení na 1 schůzce a domluvím 2 konkrétní další kroky.',
        'Do {date} sepíšu 5 výsledků pro svůj další kariérní krok[ (cíl: {aim})] a představím je vedení.',
      ],
      [
        'Do {date} převezmu 1 úkol s větší odpovědností[ (cíl: {aim})], výsledek doložím čísly a 2 lidi z vedení požádám o zpětnou vazbu.',
        'Do {date} převezmu 1 úkol s větší odpovědností[ (cíl: {aim})] a 2 lidi požádám o zpětnou vazbu.',
      ],
      [
        'Do {date} zjistím od 3 lidí, kteří o povýšení rozhodují, co je k němu potřeba[ (cíl: {aim})], vyberu 1 věc, která mi chybí, a věnuji jí {hours|2}.',
        'Do {date} zjistím od 3 lidí, co je potřeba k povýšení[ (cíl: {aim})], a 1 chybějící věc doplním.',
      ],
    ],
    leadingTeam: [
      [
        'Do {date} povedu s každým člověkem ve svém týmu[ o {team} lidech] aspoň 2 osobní rozhovory a pokaždé domluvím 1 jasný cíl na další období.',
        'Do {date} povedu s každým člověkem ve svém týmu[ o {team} lidech] aspoň 2 osobní rozhovory.',
      ],
      [
        'Do {date} povedu 1 projekt od začátku do konce[ s týmem o {team} lidech], 3 úkoly předám se vším všudy a od 3 lidí si vyžádám zpětnou vazbu na své vedení.',
        'Do {date} povedu 1 týmový projekt[ (tým o {team} lidech)] a od 3 lidí si vyžádám zpětnou vazbu na své vedení.',
      ],
      [
        'Do {date} si přečtu 1 knihu o vedení lidí, vyzkouším z ní 4 postupy[ v týmu o {team} lidech] a u každého si zapíšu, co se osvědčilo.',
        'Do {date} vyzkouším 4 nové postupy ve vedení lidí[ v týmu o {team} lidech] a zapíšu si, co se osvědčilo.',
      ],
    ],
    negotiatingPay: [
      [
        'Do {date} sepíšu 5 výsledků v číslech, porovnám svůj plat s údaji ze 3 zdrojů a domluvím si s vedením schůzku o vyšším platu[ (o {percent} více)][ (cíl: {amount})].',
        'Do {date} sepíšu 5 výsledků v číslech a požádám vedení o zvýšení platu[ o {percent}][ (cíl: {amount})].',
      ],
      [
        'Zapíšu si 4 argumenty pro vyšší plat[ (o {percent} více)][ (cíl: {amount})], rozhovor si 3krát nacvičím s někým, komu věřím, a do {date} ho povedu s vedením.',
        'Rozhovor o vyšším platu[ (o {percent} více)][ (cíl: {amount})] si 3krát nacvičím a do {date} ho povedu s vedením.',
      ],
    ],
    networking: [
      [
        'Svou síť kontaktů rozšířím: do {date} pozvu {people|6} z oboru[ (směr: {aim})] na kávu nebo hovor na 20 minut a do týdne se jim znovu ozvu.',
        'Do {date} pozvu {people|6} z oboru na kávu nebo hovor na 20 minut a rozšířím tak svou síť kontaktů.',
      ],
      [
        'Do {date} navštívím {events|2} ve svém oboru, pokaždé navážu 3 nové kontakty a do 3 dnů se těm lidem ozvu.',
        'Do {date} navštívím {events|2} ve svém oboru a pokaždé navážu 3 nové kontakty.',
      ],
      [
        'Každý týden do {date} napíšu 2 novým lidem z oboru, s 1 z nich si domluvím krátký hovor a nové kontakty si zapíšu do přehledu.',
        'Každý týden do {date} navážu 2 nové kontakty v oboru a na 1 hovor se domluvím.',
      ],
    ],
    publicSpeaking: [
      [
        'Do {date} přednesu {talks|3} v délce aspoň 10 minut[ před {audience}], předem si vše 2krát zkusím nahlas a 2 lidi z publika požádám o zpětnou vazbu.',
        'Do {date} přednesu {talks|3}[ před {audience}], předem si vše 2krát zkusím nahlas a požádám o zpětnou vazbu.',
      ],
      [
        'Mluvení na veřejnosti budu trénovat: každý týden do {date} si natočím 1 projev na 5 minut, zapíšu si 2 věci, které příště udělám jinak, a nakonec 1krát vystoupím naostro[ před {audience}].',
        'Každý týden do {date} si natočím 1 cvičný projev na 5 minut a nakonec 1krát vystoupím naostro[ před {audience}].',
      ],
      [
        'Do {date} vystoupím 4krát aspoň na 3 minuty[ před {audience}], s každým dalším vystoupením přidám 1 minutu a po každém si zapíšu, co fungovalo.',
        'Do {date} vystoupím 4krát aspoň na 3 minuty[ před {audience}] a pokaždé si zapíšu, co fungovalo.',
      ],
    ],
    confidence: [
      [
        'Sebevědomí posílím praxí: každý týden do {date} promluvím aspoň na 1 poradě[ před {audience}] a potom si zapíšu 1 věc, která se povedla.',
        'Sebevědomí posílím praxí: každý týden do {date} promluvím aspoň na 1 poradě[ před {audience}].',
      ],
      [
        'Každý pátek do {date} si zapíšu 3 věci, které se mi povedly, a pro větší sebejistotu převezmu 2 úkoly, kterým se zatím vyhýbám.',
        'Každý pátek do {date} si pro větší sebejistotu zapíšu 3 věci, které se mi povedly.',
      ],
      [
        'Do {date} vyzkouším 4 situace, které ode mě vyžadují odvahu[ (třeba před {audience})], a po každé ohodnotím svou sebejistotu na škále od 1 do 10.',
        'Do {date} vyzkouším 4 situace, které vyžadují odvahu, a sebejistotu ohodnotím od 1 do 10.',
      ],
    ],
    technicalSkills: [
      [
        'Do {date} dokončím 1 vlastní projekt (technologie: {tool}), věnuji mu {hours|3} a výsledek dám posoudit zkušenému člověku.',
        'Do {date} dokončím 1 vlastní projekt (technologie: {tool}) a věnuji mu {hours|3}.',
      ],
      [
        'Do {date} dokončím 1 kurz na téma {name}, studiu věnuji {hours|3} a nové znalosti využiji ve 3 malých pracovních úkolech.',
        'Do {date} dokončím 1 kurz na téma {name} a studiu věnuji {hours|3}.',
      ],
      [
        'Do {date} si na procvičování (technologie: {tool}) vyhradím {hours|3}, vyřeším 12 úloh a 1 hotový výsledek ukážu člověku z praxe.',
        'Do {date} vyřeším 12 úloh (technologie: {tool}) a na procvičování si vyhradím {hours|3}.',
      ],
      [
        'Nové dovednosti (téma: {name}) využiji do {date} ve 2 skutečných úkolech, věnuji jim {hours|3} a výsledky dám posoudit zkušenému člověku.',
        'Nové dovednosti (téma: {name}) využiji do {date} ve 2 skutečných úkolech a věnuji jim {hours|3}.',
      ],
      [
        'Do {date} dokončím 1 kurz odborné dovednosti, kterou teď nejvíc potřebuji, studiu věnuji {hours|3} a poznatky využiji ve 3 pracovních úkolech.',
        'Do {date} dokončím 1 kurz odborné dovednosti, kterou nejvíc potřebuji, a věnuji mu {hours|3}.',
      ],
      [
        'Do {date} vytvořím 1 malý projekt, na kterém si procvičím technické dovednosti, věnuji mu {hours|3} a dám ho posoudit zkušenému člověku.',
        'Do {date} vytvořím 1 malý projekt na procvičení technických dovedností a věnuji mu {hours|3}.',
      ],
    ],
    language: [
      [
        'Do {date} budu studiu jazyka ({name}) věnovat {hours|3}, povedu v něm 8 rozhovorů po 30 minutách a nakonec si 1 testem ověřím úroveň[ {level}].',
        'Do {date} budu studiu jazyka ({name}) věnovat {hours|3} a nakonec si 1 testem ověřím úroveň[ {level}].',
      ],
      [
        'Každý týden do {date} povedu 1 půlhodinový rozhovor v cizím jazyce ({name}), naučím se 20 slovíček a dokončím 1 lekci kurzu[ na úrovni {level}].',
        'Každý týden do {date} povedu 1 rozhovor v cizím jazyce ({name}) a dokončím 1 lekci kurzu[ na úrovni {level}].',
      ],
      [
        'Do {date} dokončím 1 jazykový kurz ({name}[, úroveň {level}]), věnuji mu {hours|3} a každý týden napíšu 1 krátký text, který si nechám opravit.',
        'Do {date} dokončím 1 jazykový kurz ({name}[, úroveň {level}]) a věnuji mu {hours|3}.',
      ],
      [
        'Do {date} budu studiu jazyka věnovat {hours|3}, povedu v něm 8 rozhovorů po 30 minutách a nakonec si 1 testem ověřím úroveň[ {level}].',
        'Do {date} budu studiu jazyka věnovat {hours|3} a nakonec si 1 testem ověřím úroveň[ {level}].',
      ],
      [
        'Každý týden do {date} povedu 1 půlhodinový rozhovor v cizím jazyce, naučím se 20 slovíček a dokončím 1 lekci kurzu[ na úrovni {level}].',
        'Každý týden do {date} povedu 1 rozhovor v cizím jazyce a dokončím 1 lekci kurzu[ na úrovni {level}].',
      ],
    ],
    workLifeBalance: [
      [
        'Do {date} budu 3krát týdně končit v práci včas, tyto večery si zapíšu do kalendáře jako volný čas a každý pátek ověřím, jestli to vyšlo.',
        'Do {date} budu 3krát týdně končit v práci včas a tyto večery si nechám jako volný čas.',
      ],
      [
        'Pro lepší rovnováhu si do {date} nechám 2 večery týdně bez práce, každý den si dám 1 přestávku na 20 minut a v pátek ohodnotím svou energii od 1 do 10.',
        'Pro lepší rovnováhu si do {date} nechám 2 večery týdně bez práce a každý den si dám 1 přestávku.',
      ],
      [
        'Každou neděli do {date} si do kalendáře zapíšu 2 pevné chvíle odpočinku na další týden a v pátek ohodnotím svou rovnováhu od 1 do 10.',
        'Každou neděli do {date} si do kalendáře zapíšu 2 pevné chvíle odpočinku na další týden.',
      ],
    ],
    managingTime: [
      [
        'Každý večer do {date} si zapíšu 3 priority na další den, v kalendáři si na ně vyhradím 90 minut a udělám je jako první.',
        'Každý večer do {date} si zapíšu 3 priority na další den a udělám je jako první.',
      ],
      [
        'Nejdřív si budu 2 týdny zapisovat, kam mizí můj čas, vyřadím 3 zbytečnosti a pak si každé pondělí do {date} za 30 minut naplánuji celý týden.',
        'Nejdřív si budu 2 týdny zapisovat, kam mizí můj čas, a pak si každé pondělí do {date} naplánuji týden.',
      ],
      [
        'Do {date} si každé pondělí naplánuji 5 hlavních úkolů týdne, každý den začnu tím nejdůležitějším a v pátek spočítám, kolik jich je hotovo.',
        'Do {date} si každé pondělí naplánuji 5 hlavních úkolů a v pátek spočítám, kolik jich je hotovo.',
      ],
    ],
    ownBusiness: [
      [
        'Do {date} oslovím {customers|8}, zjistím, co potřebují, a 3 lidem předložím první nabídku své vlastní firmy s pevnou cenou.',
        'Do {date} oslovím {customers|8} a představím 1 nabídku své vlastní firmy.',
      ],
      [
        'Do {date} napíšu podnikatelský plán na 5 stran, spočítám 3 varianty nákladů a příjmů a dám ho zkontrolovat 2 lidem, kteří už podnikají.',
        'Do {date} napíšu podnikatelský plán na 5 stran a dám ho zkontrolovat 2 lidem, kteří podnikají.',
      ],
      [
        'Podnikání rozjedu v malém: do {date} připravím 1 jasnou nabídku s cenou, věnuji tomu {hours|4} a získám první 2 zakázky.',
        'Podnikání rozjedu v malém: do {date} připravím 1 jasnou nabídku s cenou a oslovím {customers|3}.',
      ],
    ],
    communication: [
      [
        'Do {date} si písemně připravím 6 důležitých rozhovorů[ s {audience}], pro každý si určím 1 hlavní sdělení a 2 lidí se pak zeptám, jak srozumitelně komunikuji.',
        'Do {date} si písemně připravím 6 důležitých rozhovorů[ s {audience}] a 2 lidí se zeptám na svou komunikaci.',
      ],
      [
        'Jasnou komunikaci budu trénovat: každý týden do {date} povedu 1 rozhovor[ s {audience}], nejdřív shrnu, co slyším, a pak řeknu svůj názor ve 3 větách.',
        'Každý týden do {date} si v 1 rozhovoru[ s {audience}] procvičím jasnou komunikaci a svůj názor řeknu ve 3 větách.',
      ],
      [
        'Do {date} si od 5 lidí vyžádám 1 konkrétní radu, jak v komunikaci[ s {audience}] působit srozumitelněji, a 3 z těch rad zavedu do praxe.',
        'Do {date} si od 5 lidí vyžádám 1 radu ke své komunikaci[ s {audience}] a 3 z nich zavedu do praxe.',
      ],
    ],
    personalBrand: [
      [
        'Do {date} vylepším svůj online profil a zveřejním {posts|4} na témata z oboru[ (směr: {aim})], aby byla moje práce víc vidět.',
        'Do {date} vylepším svůj online profil a zveřejním {posts|4} na témata z oboru.',
      ],
      [
        'Svou práci zviditelním: do {date} přidám na profesní síť 1 příspěvek týdně, okomentuji 2 cizí příspěvky a v práci 1krát představím své výsledky.',
        'Svou práci do {date} zviditelním 1 příspěvkem týdně na profesní síti.',
      ],
    ],
    returningToWork: [
      [
        'Do {date} napíšu plán návratu do práce ve 3 krocích[ (cíl: {aim})], osvěžím si 2 dovednosti a oslovím {people|4} z oboru.',
        'Do {date} napíšu plán návratu do práce ve 3 krocích[ (cíl: {aim})] a osvěžím si 2 dovednosti.',
      ],
      [
        'Na návrat do práce se budu do {date} připravovat {hours|3}, dokončím 1 kurz na oživení znalostí a povedu 2 rozhovory o úkolech a pracovní době.',
        'Na návrat do práce se do {date} připravím 1 kurzem na oživení znalostí a 2 rozhovory.',
      ],
    ],
    findingDirection: [
      [
        'Do {date} si o práci promluvím aspoň se 4 lidmi z různých oborů, zapíšu si 5 svých silných stránek a vyberu 1 směr, který si na týden vyzkouším.',
        'Do {date} si o práci promluvím se 4 lidmi z různých oborů a vyberu 1 směr k vyzkoušení.',
      ],
      [
        'Do {date} si aspoň 3krát týdně zapíšu, co mi dává energii a co mi ji bere, porovnám 3 možné směry a rozhodnu se pro 1 z nich.',
        'Do {date} si aspoň 3krát týdně zapíšu, co mi dává energii, a pak se rozhodnu pro 1 směr.',
      ],
    ],
    general: [
      [
        'K cíli „{words}“ udělám do {date} celkem 4 konkrétní kroky, věnuji tomu {hours|2} a v mentoringu 2krát ukážu svůj pokrok.',
        'K cíli „{words}“ udělám do {date} celkem 4 konkrétní kroky a věnuji tomu {hours|2}.',
      ],
      [
        'Na cíli „{words}“ budu do {date} pracovat {hours|2}, dosáhnu 3 viditelných výsledků a po každém si zapíšu 1 ponaučení.',
        'Na cíli „{words}“ budu do {date} pracovat {hours|2} a dosáhnu 3 viditelných výsledků.',
      ],
      [
        'Cíl „{words}“ si rozdělím na 4 kroky s vlastními termíny, první z nich udělám do týdne, poslední do {date} a budu tomu věnovat {hours|2}.',
        'Cíl „{words}“ si rozdělím na 4 kroky, první udělám do týdne a poslední do {date}.',
      ],
      [
        'Do {date} si své přání rozdělím na 4 konkrétní kroky, budu na nich pracovat {hours|2} a v mentoringu 2krát ukážu svůj pokrok.',
        'Do {date} si své přání rozdělím na 4 konkrétní kroky a budu na nich pracovat {hours|2}.',
      ],
      [
        'Na svém cíli budu do {date} pracovat {hours|2}, dosáhnu 3 viditelných výsledků a po každém si zapíšu 1 ponaučení.',
        'Na svém cíli budu do {date} pracovat {hours|2} a dosáhnu 3 viditelných výsledků.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Jako první krok ke změně kariéry[ (cíl: {aim})] si do {date} připravím 3 otázky a položím je 1 člověku, který už takovou změnu má za sebou.',
        'Jako první krok ke změně kariéry[ (cíl: {aim})] do {date} oslovím 1 člověka z oboru.',
      ],
    ],
    jobSearch: [
      [
        'Jako první krok k nové práci[ (cíl: {aim})] aktualizuji životopis a do {date} s ním odpovím na 2 vhodné nabídky.',
        'Jako první krok k nové práci do {date} odpovím na 2 vhodné nabídky.',
      ],
    ],
    interviews: [
      [
        'Jako první krok si do {date} připravím odpovědi na 5 otázek u pohovoru[ (cíl: {aim})] a absolvuji 1 cvičný pohovor.',
        'Jako první krok si do {date} připravím odpovědi na 5 otázek u pohovoru.',
      ],
    ],
    promotion: [
      [
        'Jako první krok k dalšímu kariérnímu postupu[ (cíl: {aim})] do {date} sepíšu 3 dovednosti, které mi ještě chybí, a požádám o radu 1 zkušeného člověka.',
        'Jako první krok ke kariérnímu postupu[ (cíl: {aim})] do {date} sepíšu 3 chybějící dovednosti.',
      ],
    ],
    leadingTeam: [
      [
        'Jako první krok ve vedení lidí do {date} předám 1 ucelený úkol[ v týmu o {team} lidech] a 2 lidi požádám o zpětnou vazbu.',
        'Jako první krok ve vedení lidí do {date} předám 1 ucelený úkol a požádám o zpětnou vazbu.',
      ],
    ],
    negotiatingPay: [
      [
        'Jako první krok k lepšímu platu si do {date} zapíšu 3 výsledky v číslech a ve 2 zdrojích zjistím obvyklou výši platů.',
        'Jako první krok k lepšímu platu si do {date} zapíšu 3 výsledky v číslech.',
      ],
    ],
    networking: [
      [
        'Jako první krok k nové síti kontaktů do {date} napíšu zprávu 3 lidem z oboru a s 1 z nich se sejdu.',
        'Jako první krok k novým kontaktům do {date} napíšu zprávu 3 lidem z oboru.',
      ],
    ],
    publicSpeaking: [
      [
        'Jako první krok k veřejnému vystupování[ před {audience}] si do {date} natočím 2 projevy po 5 minutách a 1 z nich ukážu někomu, komu věřím.',
        'Jako první krok k veřejnému vystupování si do {date} natočím 2 projevy po 5 minutách.',
      ],
    ],
    confidence: [
      [
        'Jako první krok k většímu sebevědomí se do {date} přihlásím o slovo na 2 poradách a zapíšu si, co se povedlo.',
        'Jako první krok k většímu sebevědomí se do {date} přihlásím o slovo na 2 poradách.',
      ],
    ],
    technicalSkills: [
      [
        'Jako první krok ke zkoušce {certificate} zjistím do {date} její podmínky, sestavím 1 studijní plán a dokončím 3 lekce kurzu.',
        'Jako první krok ke zkoušce {certificate} do {date} dokončím 3 lekce kurzu.',
      ],
      [
        'Jako první krok (téma: {name}) do {date} dokončím 3 lekce kurzu pro začátečníky a 1 malé cvičení.',
        'Jako první krok (téma: {name}) do {date} dokončím 3 lekce kurzu.',
      ],
      [
        'Jako první krok si vyberu 1 kurz dovednosti, kterou potřebuji, a do {date} z něj dokončím 3 lekce.',
        'Jako první krok dokončím do {date} aspoň 3 lekce 1 vhodného kurzu.',
      ],
    ],
    language: [
      [
        'Jako první krok ve studiu jazyka ({name}) se do {date} naučím 30 nových frází a v 5 větách někomu představím svou práci.',
        'Jako první krok ve studiu jazyka ({name}) se do {date} naučím 30 nových frází.',
      ],
      [
        'Jako první krok ve studiu jazyka se do {date} naučím 30 nových frází a v 5 větách někomu představím svou práci.',
        'Jako první krok ve studiu jazyka se do {date} naučím 30 nových frází.',
      ],
    ],
    workLifeBalance: [
      [
        'Jako první krok k lepší rovnováze si do {date} nechám 2 večery týdně bez práce a každý den si dám 1 přestávku.',
        'Jako první krok k lepší rovnováze si do {date} nechám 2 večery volné.',
      ],
    ],
    managingTime: [
      [
        'Jako první krok k lepšímu plánování si do {date} ve 3 pracovních dnech zapíšu, kam mizí můj čas, a vyřadím 1 zbytečnost.',
        'Jako první krok k lepšímu plánování si do {date} ve 3 dnech zapíšu, kam mizí můj čas.',
      ],
    ],
    ownBusiness: [
      [
        'Jako první krok k vlastní firmě popíšu do {date} svou nabídku na 1 stránce a ukážu ji 3 lidem z cílové skupiny.',
        'Jako první krok k vlastní firmě popíšu do {date} svou nabídku na 1 stránce.',
      ],
    ],
    communication: [
      [
        'Jako první krok k lepší komunikaci si do {date} připravím 2 rozhovory[ s {audience}], pro každý si určím 1 hlavní sdělení a požádám o zpětnou vazbu.',
        'Jako první krok k lepší komunikaci si do {date} písemně připravím 2 rozhovory.',
      ],
    ],
    personalBrand: [
      [
        'Jako první krok k větší viditelnosti do {date} přepíšu 3 hlavní části svého online profilu a 1 člověka požádám o zpětnou vazbu.',
        'Jako první krok k větší viditelnosti do {date} přepíšu 3 části svého online profilu.',
      ],
    ],
    returningToWork: [
      [
        'Jako první krok k návratu do práce si do {date} zapíšu 3 podmínky, které jsou pro mě důležité, a oslovím 1 firmu, která mě láká.',
        'Jako první krok k návratu do práce si do {date} zapíšu 3 své podmínky.',
      ],
    ],
    findingDirection: [
      [
        'Jako první krok k vlastnímu směru si do {date} promluvím se 2 lidmi o jejich práci a zapíšu si 5 svých silných stránek.',
        'Jako první krok k vlastnímu směru si do {date} zapíšu 5 svých silných stránek.',
      ],
    ],
    general: [
      [
        'Jako první krok k cíli „{words}“ si do {date} rozdělím cestu na 3 části a tu nejmenší dokončím.',
        'Jako první krok k cíli „{words}“ do {date} dokončím 1 malou část.',
      ],
      [
        'Jako první krok ke svému cíli si do {date} rozdělím cestu na 3 části a tu nejmenší dokončím.',
        'Jako první krok ke svému cíli do {date} dokončím 1 malou část.',
      ],
    ],
  },
  measured: [
    [
      'Údaj „{words}“ (teď {from}, cíl {to}) budu do {date} každý týden sledovat a každé 2 týdny vyzkouším 1 nový nápad, jak ho posunout.',
      'Údaj „{words}“ (teď {from}, cíl {to}) budu do {date} každý týden sledovat a vyzkouším 4 nápady.',
    ],
    [
      'Do {date} vyzkouším 4 nápady, jak posunout „{words}“ (teď {from}, cíl {to}), a jednou měsíčně výsledek proberu se zkušeným člověkem.',
      'Do {date} vyzkouším 4 nápady, jak posunout „{words}“ (teď {from}, cíl {to}).',
    ],
    [
      'Do {date} vyzkouším 4 nápady, jak se dostat na {to} (teď {from}), a jednou týdně si zapíšu, jak jsem daleko.',
      'Do {date} vyzkouším 4 nápady, jak se dostat na {to} (teď {from}).',
    ],
    [
      'Do {date} vyzkouším 4 nápady, jak posunout „{words}“ (cíl: {to}), a jednou týdně si zapíšu aktuální číslo.',
      'Do {date} vyzkouším 4 nápady, jak posunout „{words}“ (cíl: {to}).',
    ],
    [
      'Do {date} vyzkouším 4 nápady, jak změnit „{words}“ o {percent}, a jednou týdně si zapíšu aktuální číslo.',
      'Do {date} vyzkouším 4 nápady, jak změnit „{words}“ o {percent}.',
    ],
    [
      'Ke svému cíli ({to}) se budu do {date} postupně blížit: každé 2 týdny vyzkouším 1 nový nápad a jednou týdně si zapíšu aktuální číslo.',
      'Ke svému cíli ({to}) se budu do {date} blížit: každé 2 týdny vyzkouším 1 nový nápad.',
    ],
    [
      'Na změně o {percent} budu pracovat do {date}: každé 2 týdny vyzkouším 1 nový nápad a jednou týdně si zapíšu aktuální číslo.',
      'Na změně o {percent} budu pracovat do {date}: každé 2 týdny vyzkouším 1 nový nápad.',
    ],
  ],
  examined: [
    [
      'Do {date} půjdu ke zkoušce {certificate}: učení věnuji {hours|4} a předem vypracuji 3 celé cvičné testy.',
      'Do {date} půjdu ke zkoušce {certificate} a předem vypracuji 3 celé cvičné testy.',
    ],
    [
      'Na zkoušku {certificate} se budu připravovat {hours|4}, vypracuji 3 celé cvičné testy a do {date} ji absolvuji.',
      'Na zkoušku {certificate} se připravím 3 cvičnými testy a do {date} ji absolvuji.',
    ],
    [
      'Do {date} absolvuji zkoušku {certificate}: látku si rozdělím na 8 částí, učení věnuji {hours|4} a na závěr si 2krát zkusím celý test.',
      'Do {date} absolvuji zkoušku {certificate} a látku si rozdělím na 8 částí.',
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: 'životopis | životopisem | v životopise | aktualiz* životopis* | aktualizov* .. životopis* | úprav* životopis* | přeprac* .. životopis* | psaní životopis* | tvorb* životopis* | cv | motivační* dopis* | průvodní* dopis* | resumé',
      phrases: [
        [
          'Do {date} ve 2 kolech přepracuji svůj životopis[ (cíl: {aim})], doplním do něj 5 výsledků s čísly a dám ho zkontrolovat 2 lidem.',
          'Do {date} ve 2 kolech přepracuji svůj životopis[ (cíl: {aim})] a doplním do něj 5 výsledků s čísly.',
        ],
        [
          'Do {date} připravím 1 vzorový životopis a 1 motivační dopis[ (cíl: {aim})], upravím je pro 3 nabídky práce a 2 lidi požádám o zpětnou vazbu.',
          'Do {date} přepracuji životopis i motivační dopis[ (cíl: {aim})] a upravím je pro 3 nabídky práce.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'stáž* | trainee | brigád* | praxi při studi* | pracovní* stáž*',
      phrases: [
        [
          'Do {date} se přihlásím na 8 stáží[ (cíl: {aim})], ke každé napíšu dopis na míru a 2 lidí z oboru se zeptám na jejich zkušenosti.',
          'Do {date} se přihlásím na 8 stáží[ (cíl: {aim})] a ke každé napíšu dopis na míru.',
        ],
        [
          'Do {date} najdu 12 firem, které nabízejí stáž[ (cíl: {aim})], a do 6 z nich pošlu životopis upravený na míru.',
          'Do {date} pošlu žádost o stáž[ (cíl: {aim})] do 6 firem.',
        ],
      ],
    },
    {
      theme: 'careerChange',
      cues: 'rekvalifik* | přeškol* | výuční list | vyučit se',
      phrases: [
        [
          'Do {date} porovnám 4 rekvalifikační kurzy[ (cíl: {aim})] podle ceny, délky a uplatnění, oslovím {people|3} s vlastní zkušeností a do 1 kurzu se přihlásím.',
          'Do {date} porovnám 4 rekvalifikační kurzy[ (cíl: {aim})] a do 1 z nich se přihlásím.',
        ],
        [
          'Rekvalifikaci[ (cíl: {aim})] si ověřím v praxi: do {date} strávím 2 dny na pracovišti v novém oboru a zapíšu si 3 důvody pro a 3 proti.',
          'Rekvalifikaci[ (cíl: {aim})] si do {date} ověřím 2 dny přímo na pracovišti v novém oboru.',
        ],
      ],
    },
    {
      theme: 'careerChange',
      cues: 'nostrifik* | uznání diplom* | uznání vzděl* | uznat diplom* | uznat vzděl* | aprobac* zkouš*',
      phrases: [
        [
          'Do {date} zjistím na příslušném úřadě podmínky uznání vzdělání, připravím 4 potřebné dokumenty s překladem a podám 1 úplnou žádost.',
          'Do {date} připravím 4 dokumenty k uznání vzdělání a podám 1 úplnou žádost.',
        ],
        [
          'Uznání diplomu rozdělím na 5 kroků s termíny, 2 lidí s touto zkušeností se zeptám na postup a do {date} splním první 3 kroky.',
          'Uznání diplomu rozdělím na 5 kroků a do {date} splním první 3 z nich.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'delegov* | deleguj* | delegac* | předávat úkoly | předat úkoly | rozděl* úkoly | pustit úkoly',
      phrases: [
        [
          'Každý týden do {date} deleguji 1 celý úkol[ v týmu o {team} lidech], cíl a termín zapíšu a na průběh se zeptám jen jednou.',
          'Každý týden do {date} deleguji 1 celý úkol[ v týmu o {team} lidech] s písemným cílem.',
        ],
        [
          'Do {date} sepíšu 10 úkolů, které se opakují, 4 z nich natrvalo deleguji[ v týmu o {team} lidech] a po 2 týdnech výsledky společně vyhodnotím.',
          'Do {date} sepíšu 10 úkolů, které se opakují, a 4 z nich natrvalo deleguji.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'najmout | nábor* | nabrat .. lidi | nabrat .. kolegy | přijmout .. do tým* | výběr lid* do tým*',
      phrases: [
        [
          'Do {date} popíšu na 1 stránce, koho chci do týmu přijmout, povedu 6 pohovorů se stejnými 8 otázkami a o výběru se poradím s dalším člověkem.',
          'Do {date} popíšu na 1 stránce, koho chci do týmu přijmout, a povedu 6 pohovorů.',
        ],
        [
          'Při náboru požádám 5 lidí o doporučení, povedu 6 pohovorů se stejnými 8 otázkami a do {date} se rozhodnu.',
          'Při náboru povedu do {date} aspoň 6 pohovorů se stejnými 8 otázkami.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motivov* .. tým* | motivac* .. tým* | motivov* .. lidi | motivov* .. podřízen* | motivov* .. koleg* | stmel* .. tým* | teambuilding* | tým* .. motivov* | atmosfér* v týmu | kultur* v týmu',
      phrases: [
        [
          'Do {date} se každého člověka v týmu[ o {team} lidech] v rozhovoru na 30 minut zeptám, co ho motivuje, a 3 návrhy zavedu do praxe.',
          'Do {date} se každého v týmu[ o {team} lidech] zeptám na motivaci a 3 návrhy zavedu do praxe.',
        ],
        [
          'Pro motivaci týmu[ o {team} lidech] povedu každé 2 týdny do {date} krátké setkání na 30 minut, pokaždé pojmenuji 1 úspěch a vyzkouším 1 nápad.',
          'Pro motivaci týmu[ o {team} lidech] povedu každé 2 týdny do {date} setkání na 30 minut.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'tým* na dálku | remote tým* | virtuální* tým* | hybridní* tým* | vzdálen* tým* | vést na dálku | distribuovan* tým*',
      phrases: [
        [
          'Se svým týmem na dálku[ o {team} lidech] povedu každý týden do {date} 1 krátký společný videohovor a s každým člověkem 1 osobní hovor měsíčně.',
          'Se svým týmem na dálku[ o {team} lidech] povedu každý týden do {date} 1 krátký videohovor.',
        ],
        [
          'Do {date} domluvím se svým týmem na dálku[ o {team} lidech] 5 pravidel spolupráce a po 4 týdnech se všech zeptám, jak fungují.',
          'Do {date} domluvím se svým týmem na dálku[ o {team} lidech] 5 pravidel spolupráce.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'zpětn* vazb* | feedback* | přijímat kritiku | přijmout kritiku | snášet kritiku',
      phrases: [
        [
          'Každý týden do {date} dám 1 člověku konkrétní zpětnou vazbu s příkladem a návrhem a na oplátku požádám o zpětnou vazbu na sebe.',
          'Každý týden do {date} dám 1 člověku konkrétní zpětnou vazbu s příkladem.',
        ],
        [
          'Do {date} si písemně připravím a povedu 5 rozhovorů se zpětnou vazbou: v každém popíšu 1 situaci, její dopad a 1 prosbu.',
          'Do {date} připravím a povedu 5 rozhovorů se zpětnou vazbou.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'konflikt* | těžk* rozhovor* | náročn* rozhovor* | obtížn* rozhovor* | nepříjemn* rozhovor* | obtížn* lid* | těžk* lid* | obtížn* šéf* | těžk* šéf* | náročn* šéf* | náročn* koleg* | problémov* koleg* | hádk* | hádat | náročn* klient* | náročn* zákazn*',
      phrases: [
        [
          'Do {date} si písemně připravím 3 náročné rozhovory[ s {audience}], povedu je a po každém si zapíšu, co konflikt uklidnilo.',
          'Do {date} připravím a povedu 3 náročné rozhovory[ s {audience}].',
        ],
        [
          'Do {date} se naučím 1 metodu řešení konfliktů, nacvičím ji ve 2 modelových situacích a použiji ji ve 2 skutečných rozhovorech[ s {audience}].',
          'Do {date} se naučím 1 metodu řešení konfliktů a použiji ji ve 2 skutečných rozhovorech.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder* | zainteresovan* stran*',
      phrases: [
        [
          'Do {date} sepíšu 8 nejdůležitějších stakeholderů, u 4 z nich zjistím, co čekají, a všem budu každé 2 týdny posílat krátkou zprávu.',
          'Do {date} sepíšu 8 nejdůležitějších stakeholderů a u 4 z nich zjistím, co čekají.',
        ],
        [
          'Každý týden do {date} povedu dvacetiminutový rozhovor s 1 ze stakeholderů a zapíšu si 1 očekávání a 1 dohodu.',
          'Každý týden do {date} povedu rozhovor s 1 ze stakeholderů a zapíšu 1 dohodu.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'vyjedná* | vyjednáv* | vyjednat | vyjednavač*',
      phrases: [
        [
          'Do {date} si na 1 stránce připravím každé ze 3 vyjednávání[ s {audience}] s cílem, hranicí a 2 alternativami a výsledek si zapíšu.',
          'Do {date} si na 1 stránce připravím každé ze 3 vyjednávání[ s {audience}].',
        ],
        [
          'Do {date} si nacvičím 4 vyjednávání[ s {audience}] jako modelové situace a pokaždé si nechám říct 2 věci, které příště udělám jinak.',
          'Do {date} si nacvičím 4 vyjednávání[ s {audience}] jako modelové situace.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'naslouch* | poslouchat ostatní | lépe poslouchat | víc poslouchat',
      phrases: [
        [
          'Ve 2 rozhovorech týdně budu do {date} naslouchat bez skákání do řeči, v 1 větě shrnu, co slyším, a teprve pak odpovím.',
          'Ve 2 rozhovorech týdně budu do {date} naslouchat až do konce a teprve pak odpovím.',
        ],
        [
          'Aktivní naslouchání budu trénovat do {date}: každý týden položím v 1 rozhovoru 3 otevřené otázky a zapíšu si, co nového vím.',
          'Aktivní naslouchání budu do {date} trénovat v 1 rozhovoru týdně se 3 otevřenými otázkami.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'e mail* | maily | mailů | psaní text* | psaní mail* | písemn* projev* | psát lepší text* | psát text*',
      phrases: [
        [
          'Každý týden do {date} přepíšu 2 své texty nebo e-maily tak, aby byly o třetinu kratší, a 1 člověka se zeptám, co zůstalo nejasné.',
          'Každý týden do {date} přepíšu 2 své texty nebo e-maily tak, aby byly o třetinu kratší.',
        ],
        [
          'Do {date} dokončím 1 krátký kurz psaní a 5 svých textů nebo e-mailů dám přečíst 2 lidem, kteří mi řeknou svůj názor.',
          'Do {date} dám 5 svých textů nebo e-mailů k posouzení 2 lidem.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'vysvětl* | srozumiteln* | laik* | netechnick* | jednoduše mluvit',
      phrases: [
        [
          'Každý týden do {date} za 3 minuty vyložím 1 pracovní téma[ před {audience}] a 1 otázkou ověřím, jestli je mé vysvětlení srozumitelné.',
          'Každý týden do {date} srozumitelně vyložím 1 pracovní téma za 3 minuty[ před {audience}].',
        ],
        [
          'Do {date} napíšu 4 srozumitelná vysvětlení bez odborných výrazů, každé vyzkouším na 2 lidech a podle jejich otázek ho zkrátím.',
          'Do {date} napíšu 4 srozumitelná vysvětlení bez odborných výrazů a vyzkouším je na 2 lidech.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'skáč* do řeči | skák* do řeči | skočit do řeči | přeruš* mě | mě přeruš* | přeruš* | ozvat se | ozvat | ozývat | ozvu | slovo na poradě | mluvit na porad* | mluv* na schůz* | mluv* na porad* | mluv* na meeting* | porad* .. mluv* | na poradách | na poradě | na schůzkách | na meetin* | neslyší mě | mě slyš* | sebevědom* .. porad* | sebevědom* .. schůz*',
      phrases: [
        [
          'Na 2 poradách týdně se do {date} ozvu během prvních 10 minut[ před {audience}] s 1 bodem, který si předem připravím.',
          'Na 2 poradách týdně se do {date} ozvu s 1 připraveným bodem.',
        ],
        [
          'Do {date} se na 8 poradách[ před {audience}] ozvu s 1 otázkou a 1 vlastním nápadem a po každé si zapíšu reakci.',
          'Do {date} se ozvu na 8 poradách[ před {audience}] s 1 otázkou nebo nápadem.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'říkat ne | říct ne | říci ne | říkat "ne" | odmít* | hranic*',
      phrases: [
        [
          'Aspoň 1krát týdně do {date} řeknu ne na žádost, která nepatří k mým úkolům, vysvětlím to 1 větou a zapíšu si, jak to dopadlo.',
          'Aspoň 1krát týdně do {date} řeknu ne na žádost, která nepatří k mým úkolům.',
        ],
        [
          'Do {date} si sepíšu 4 své hranice v práci, nahlas nacvičím 3 zdvořilé způsoby, jak říct ne, a použiji je při 5 příležitostech.',
          'Do {date} si nacvičím 3 zdvořilé způsoby, jak říct ne, a použiji je 5krát.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'impostor* | imposter* | syndrom* podvod* | podvodn* syndrom* | pochyb* o sobě | pochyb* | pochybnost*',
      phrases: [
        [
          'Proti pochybnostem o sobě si každý pátek do {date} zapíšu 3 důkazy o tom, co umím, a seznam si přečtu před 4 náročnými úkoly.',
          'Proti pochybnostem o sobě si každý pátek do {date} zapíšu 3 důkazy o tom, co umím.',
        ],
        [
          'Do {date} požádám 5 lidí, aby jmenovali 1 mou silnou stránku s příkladem, a seznam si přečtu ve 3 chvílích, kdy přijdou pochybnosti.',
          'Proti pochybnostem požádám do {date} celkem 5 lidí o 1 mou silnou stránku s příkladem.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'trém* | nervóz* .. prezent* | nervóz* .. vystup* | nervóz* .. mluv* | prezent* .. nervóz* | nervóz* při prezent* | mluv* .. nervóz* | bojím .. mluv* | bojím .. prezent* | bojím .. vystup* | strach .. mluv* | strach .. prezent* | strach .. vystup* | bát .. mluv* | bát .. prezent* | bát .. vystup* | nervozit* .. prezent* | prezent* .. strach* | stres* .. prezent* | strach z publika',
      phrases: [
        [
          'Do {date} vystoupím 4krát na pár minut[ před {audience}], začnu před 2 lidmi, předem budu 3 minuty klidně dýchat a trému pokaždé ohodnotím od 1 do 10.',
          'Do {date} vystoupím 4krát na pár minut[ před {audience}] a pokaždé ohodnotím trému od 1 do 10.',
        ],
        [
          'Proti trémě si do {date} aspoň 3krát týdně nahlas nacvičím úvod na 2 minuty a pak vystoupím[ před {audience}] při 2 skutečných příležitostech.',
          'Proti trémě si do {date} aspoň 3krát týdně nahlas nacvičím 1 úvod a pak 2krát vystoupím naostro.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'konferenc* .. vystoup* | vystoup* .. konferenc* | vystup* .. konferenc* | mluv* .. konferenc* | přednáš* .. konferenc* | přednes* .. konferenc* | konferenc* .. přednáš* | konferenční* příspěv* | keynote* | meetup* | tedx | konferenc* .. prezent* | prezent* .. konferenc*',
      phrases: [
        [
          'Do {date} nabídnu přednášku 3 konferencím nebo setkáním v oboru, 4krát si ji nacvičím před lidmi z práce a na 1 akci ji přednesu.',
          'Do {date} nabídnu přednášku 3 konferencím nebo setkáním a 4krát si ji nacvičím.',
        ],
        [
          'Do {date} připravím přednášku na 20 minut pro konferenci nebo setkání, vyzkouším ji na 2 malých skupinách a nabídnu ji na 3 místech.',
          'Do {date} připravím přednášku na 20 minut a nabídnu ji na 3 konferencích nebo setkáních.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'moderov* | moderuj* | moderac* | facilit* | vést workshop* | vést porad* | vedení porad* | vedení schůz* | vést schůz* | vedení workshop*',
      phrases: [
        [
          'Do {date} povedu {events|3} v délce aspoň 45 minut (stačí i porada), předem si napíšu plán a potom si vyžádám 3 reakce na svou moderaci.',
          'Do {date} povedu {events|3} (stačí i porada) a vyžádám si 3 reakce na svou moderaci.',
        ],
        [
          'Do {date} se naučím 4 metody moderování, na každé druhé poradě vyzkouším 1 z nich a zapíšu si, jak skupina reagovala.',
          'Do {date} se naučím 4 metody moderování a na každé druhé poradě vyzkouším 1 z nich.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'najít .. mentor* | mentor* najít | sehnat mentor* | hledám mentor* | najít kouč* | najít .. kouč* | vzor* v oboru',
      phrases: [
        [
          'Do {date} sepíšu 5 lidí, od kterých se chci v mentoringu učit[ (směr: {aim})], 3 z nich oslovím a povedu 2 rozhovory se 3 připravenými otázkami.',
          'Do {date} sepíšu 5 možných mentorských kontaktů[ (směr: {aim})] a povedu 2 rozhovory.',
        ],
        [
          'Do {date} si připravím 4 mentorská setkání, na každé 3 otázky, a po každém udělám 1 domluvený krok.',
          'Do {date} si připravím 4 mentorská setkání, na každé 3 otázky.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk* | smalltalk* | nezávazn* konverzac* | nezávazn* rozhovor*',
      phrases: [
        [
          'Do {date} začnu 2krát týdně krátký small talk s někým, koho skoro neznám, a zapíšu si 1 věc, kterou o něm zjistím.',
          'Do {date} začnu 2krát týdně krátký small talk s někým, koho skoro neznám.',
        ],
        [
          'Připravím si 6 vět, kterými se dá začít small talk, do {date} je použiji na {events|2} a se 3 lidmi zůstanu v kontaktu.',
          'Do {date} použiji 6 připravených vět pro small talk a se 3 lidmi zůstanu v kontaktu.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin* | linked in',
      phrases: [
        [
          'Do {date} přepíšu svůj profil na LinkedInu[ (směr: {aim})], zveřejním {posts|4} z oboru a každý týden okomentuji 2 cizí příspěvky.',
          'Do {date} přepíšu svůj profil na LinkedInu[ (směr: {aim})] a zveřejním {posts|4} z oboru.',
        ],
        [
          'Na LinkedInu zveřejním do {date} celkem {posts|4}, přidám si 15 kontaktů z oboru[ (směr: {aim})] a 5 z nich napíšu osobní zprávu.',
          'Na LinkedInu zveřejním do {date} celkem {posts|4} a přidám si 15 kontaktů z oboru.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portfoli* | vlastní* web* | osobní* web* | vlastní* strán*',
      phrases: [
        [
          'Do {date} vložím do svého portfolia 3 hotové práce[ (směr: {aim})], každou popíšu v 5 větách a ukážu je 2 lidem z oboru.',
          'Do {date} vložím do svého portfolia 3 hotové práce[ (směr: {aim})].',
        ],
        [
          'Do {date} zveřejním portfolio se 4 pracemi[ (směr: {aim})], věnuji tomu {hours|3} a 3 lidi požádám o zpětnou vazbu.',
          'Do {date} zveřejním portfolio se 4 pracemi[ (směr: {aim})].',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | článek | článk* | newsletter* | podcast* | youtub*',
      phrases: [
        [
          'Do {date} zveřejním {posts|4}, jejich přípravě věnuji {hours|2} a 3 lidí se zeptám na názor.',
          'Do {date} zveřejním {posts|4} a 3 lidí se zeptám na názor.',
        ],
        [
          'Sestavím plán 8 témat, do {date} zveřejním {posts|4} a každý ukážu 5 lidem z oboru.',
          'Podle plánu 8 témat zveřejním do {date} aspoň {posts|4}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'prokrastin* | odkládá* | odklad*',
      phrases: [
        [
          'Proti odkládání budu do {date} 4krát týdně začínat den 25 minutami práce na nejméně příjemném úkolu a každý takový den si odškrtnu.',
          'Proti odkládání budu do {date} 4krát týdně začínat den 25 minutami práce na nejtěžším úkolu.',
        ],
        [
          'Každý úkol, který odkládám, si do {date} rozdělím na 3 malé kroky a ten první udělám do 2 dnů.',
          'Každý odkládaný úkol si do {date} rozdělím na 3 kroky a začnu do 2 dnů.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorit*',
      phrases: [
        [
          'Každé pondělí do {date} si určím 3 priority, nové úkoly 1krát denně roztřídím podle naléhavosti a 2 týdně vyřadím nebo předám.',
          'Každé pondělí do {date} si určím 3 priority a 2 jiné úkoly týdně vyřadím nebo předám.',
        ],
        [
          'Do {date} domluvím s vedením svých 5 hlavních priorit a vyhradím si na ně {hours|8} bez vyrušování.',
          'Do {date} domluvím s vedením svých 5 hlavních priorit.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'soustřed* | koncentr* | rozptyl* | rozptýlen* | vyruš* | nesoustřed*',
      phrases: [
        [
          'Do {date} budu 4krát týdně 60 minut pracovat soustředěně s vypnutým telefonem i zprávami a zapíšu si, jak dlouho mi soustředění vydrží.',
          'Do {date} budu 4krát týdně 60 minut pracovat soustředěně s vypnutými zprávami.',
        ],
        [
          'Do {date} odstraním 3 zdroje vyrušení a každý týden si naplánuji 3 bloky soustředěné práce po 45 minutách.',
          'Do {date} odstraním 3 zdroje vyrušení a každý týden si naplánuji 3 bloky práce.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'přesčas* | pracovat méně | pracovat míň | méně pracov* | míň pracov* | méně práce | míň práce | pracovní* dob* | přepracov* | odcházet včas | končit včas | moc práce',
      phrases: [
        [
          'Přesčasy omezím postupně: do {date} budu 3krát týdně odcházet z práce včas a každý pátek si zapíšu odpracované hodiny.',
          'Do {date} budu 3krát týdně odcházet z práce včas a každý pátek si zapíšu přesčasy.',
        ],
        [
          'Pojmenuji 3 úkoly, kvůli kterým mám přesčasy, do {date} je proberu s vedením a 1 z nich předám nebo zruším.',
          'Pojmenuji 3 úkoly, kvůli kterým mám přesčasy, a do {date} je proberu s vedením.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stres* | vyhoř* | burnout* | burn out | vyčerp* | odolnost* | zahlcen* | přetížen* | únav* | unaven*',
      phrases: [
        [
          'Pro menší stres si do {date} dám každý pracovní den 2 přestávky po 10 minutách a večer svůj stres ohodnotím od 1 do 10.',
          'Pro menší stres si do {date} dám každý pracovní den 2 přestávky po 10 minutách.',
        ],
        [
          'Do {date} pojmenuji 3 hlavní příčiny stresu, u každé změním 1 věc a každý týden si naplánuji 2 hodiny odpočinku.',
          'Do {date} pojmenuji 3 hlavní příčiny stresu a u každé změním 1 věc.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'sport* | cvičit | cvičení | cvičím | posilovn* | fitko | fitness | zhubn* | hubn* | plavat | tělocvik*',
      phrases: [
        [
          'Do {date} budu sportovat 2krát týdně po 40 minutách, zapíšu si sport do kalendáře jako schůzku a každý trénink odškrtnu.',
          'Do {date} budu sportovat 2krát týdně po 40 minutách a každý trénink odškrtnu.',
        ],
        [
          'Podle plánu budu do {date} sportovat 2krát týdně a každé 2 týdny 1 trénink prodloužím o 5 minut.',
          'Podle jednoduchého plánu budu do {date} sportovat 2krát týdně.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'home office* | homeoffice* | práce z domova | práci z domova | pracovat z domova | na dálku pracovat | pracovat na dálku',
      phrases: [
        [
          'Do {date} popíšu na 1 stránce, jak zvládnu svou práci z domova, představím to vedení na 1 schůzce a domluvím 4 týdny na zkoušku.',
          'Do {date} navrhnu vedení na 1 stránce 4 týdny práce z domova na zkoušku.',
        ],
        [
          'Sepíšu 5 úkolů, které zvládnu z domova, do {date} domluvím s vedením 4 týdny na zkoušku a po nich společně probereme výsledky.',
          'Sepíšu 5 úkolů, které zvládnu z domova, a do {date} domluvím 4 týdny na zkoušku.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'čas na sebe | času na sebe | čas pro sebe | času pro sebe | čas jen pro sebe | času jen pro sebe | čas jen na sebe | chvíl* pro sebe | péče o sebe | pečovat o sebe | starat se o sebe | koníčk* | koníč* | zálib*',
      phrases: [
        [
          'Do {date} si 2krát týdně nechám 60 minut jen pro sebe, zapíšu si je do kalendáře jako schůzku a v neděli ohodnotím svou energii od 1 do 10.',
          'Do {date} si 2krát týdně nechám 60 minut jen pro sebe a zapíšu si je do kalendáře.',
        ],
        [
          'Sepíšu 5 činností, které mi dodávají energii, a do {date} si každý týden najdu na 2 z nich aspoň 45 minut času pro sebe.',
          'Do {date} si každý týden najdu 2krát aspoň 45 minut času pro sebe.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'vařit zdrav* | zdravě vařit | zdrav* strav* | zdravě jíst | jíst zdrav* | stravov* | jídelníč*',
      phrases: [
        [
          'Každou neděli do {date} si naplánuji jídla na 5 dní, 3krát týdně uvařím zdravě z čerstvých surovin a osvědčené recepty si zapíšu.',
          'Každou neděli do {date} si naplánuji jídla na 5 dní a 3krát týdně uvařím zdravě.',
        ],
        [
          'Zdravé jídlo si zavedu postupně: každé 2 týdny do {date} změním ve svém jídelníčku 1 věc a výsledek si zapíšu.',
          'Každé 2 týdny do {date} změním ve svém jídelníčku 1 věc.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'lepší máma | lepší mámou | lepší maminka | lepší maminkou | lepší rodič* | lepším rodič* | lepší táta | lepším tátou | víc* času na rodin* | víc* času na dět* | víc* času pro rodin* | víc* času s rodin* | více času na rodin* | více času s rodin* | více času pro rodin* | času na rodin* | čas na rodin* | času s rodin* | čas s rodin* | s rodinou | rodinný čas | rodin* | čas .. dět* | času .. dět* | dět* .. čas* | na děti | s dětmi | pro děti | s partner*',
      phrases: [
        [
          'Do {date} si nechám 3 večery týdně volné pro rodinu, od 18 hodin vypnu pracovní telefon a každou neděli ověřím, jestli to vyšlo.',
          'Do {date} si nechám 3 večery týdně volné pro rodinu a vypnu pracovní telefon.',
        ],
        [
          'Do {date} si v práci domluvím, že 2krát týdně odejdu dřív, a tento čas s rodinou si zapíšu do kalendáře.',
          'Do {date} si v práci domluvím 2 dřívější odchody týdně a věnuji je rodině.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'vypnout | vypínat | po práci | odpočin* | odpočív* | relax*',
      phrases: [
        [
          'Do {date} budu 4krát týdně končit práci 10 minutami úklidu a plánu na zítřek, po 19. hodině nebudu číst pracovní zprávy a dopřeji si odpočinek.',
          'Do {date} budu 4krát týdně končit práci plánem na zítřek, po kterém přijde odpočinek.',
        ],
        [
          'Pro odpočinek si do {date} naplánuji 2 večery týdně bez práce a každý z nich ohodnotím od 1 do 10.',
          'Pro odpočinek si do {date} naplánuji 2 večery týdně bez práce.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'meditac* | meditov* | mindfulness | všímavost* | jóg* | jógu | yoga',
      phrases: [
        [
          'Do {date} si 4krát týdně dopřeji 15 minut jógy nebo meditace, pokaždé bez telefonu, a každý takový den si odškrtnu.',
          'Do {date} si 4krát týdně dopřeji 15 minut jógy nebo meditace.',
        ],
        [
          'Každý týden do {date} navštívím 1 lekci jógy nebo meditace, doma přidám 2krát 10 minut a v neděli ohodnotím svůj klid od 1 do 10.',
          'Každý týden do {date} navštívím 1 lekci jógy nebo meditace a doma přidám 2krát 10 minut.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'spánek | spánku | spánkem | spát | spánkov* režim* | vyspat | vyspan* | nespavost* | usínat | usínán* | chodit spát | vstávat | ranní vstáván*',
      phrases: [
        [
          'Do {date} půjdu 5krát týdně spát ve stejnou hodinu, 30 minut předem vypnu obrazovky a každé ráno ohodnotím svůj spánek od 1 do 10.',
          'Do {date} půjdu 5krát týdně spát ve stejnou hodinu a 30 minut předem vypnu obrazovky.',
        ],
        [
          'Kvůli lepšímu spánku si do {date} zavedu večerní režim: 5krát týdně 30 minut bez obrazovky, kávu jen do 14 hodin a 1 pevný čas vstávání.',
          'Kvůli lepšímu spánku si do {date} zavedu večerní režim: 5krát týdně 30 minut bez obrazovky.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'částečn* úvaz* | zkrácen* úvaz* | polovičn* úvaz* | zkrátit .. úvaz* | kratší úvaz* | půl úvazku',
      phrases: [
        [
          'Do {date} popíšu na 1 stránce, jak zvládnu práci na částečný úvazek, proberu to s vedením na 1 schůzce a domluvím 2 měsíce na zkoušku.',
          'Do {date} navrhnu vedení na 1 stránce zkrácený úvazek a domluvím 1 schůzku.',
        ],
        [
          'Spočítám dopad částečného úvazku na příjem ve 2 variantách, vyberu 3 úkoly k předání a do {date} o tom povedu 1 rozhovor s vedením.',
          'Spočítám dopad částečného úvazku ve 2 variantách a do {date} povedu 1 rozhovor s vedením.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelanc* | na volné noze | volné noze | volnou nohu | osvč | živnost* | osamostatn*',
      phrases: [
        [
          'Do {date} popíšu 1 nabídku pro práci na volné noze i s cenou, oslovím s ní {customers|8} a získám první placenou zakázku.',
          'Do {date} popíšu 1 nabídku na volné noze i s cenou a oslovím s ní {customers|8}.',
        ],
        [
          'Práci na volné noze připravím do {date}: sepíšu 1 stránku o nákladech, daních a pojištění, oslovím 2 lidi s živností a pošlu 3 nabídky.',
          'Práci na volné noze připravím do {date}: sepíšu 1 plán nákladů a pošlu 3 nabídky.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'investor* | financování | dotac* | pitch deck* | rizikov* kapitál* | kapitál',
      phrases: [
        [
          'Do {date} dokončím prezentaci pro investory na 10 stran, vyzkouším ji na 3 lidech, kteří už podnikají, a ukážu ji na 4 místech.',
          'Do {date} dokončím prezentaci pro investory na 10 stran a ukážu ji na 4 místech.',
        ],
        [
          'Do {date} sepíšu 15 vhodných zdrojů financování pro své podnikání, 6 z nich oslovím a každou odpověď písemně vyhodnotím.',
          'Do {date} sepíšu 15 zdrojů financování pro své podnikání a 6 z nich oslovím.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'vlastní* e shop* | vlastní* eshop* | otevř* .. e shop* | otevř* .. eshop* | otevř* .. internetov* obchod* | vlastní* internetov* obchod* | e shop* | eshop* | internetov* obchod* | online obchod* | na fler* | fler | prodávat online | prodávat na internetu',
      phrases: [
        [
          'Do {date} otevřu svůj e-shop s 5 produkty, ke každému přidám fotku a cenu a požádám {customers|8} o zkušební nákup.',
          'Do {date} otevřu svůj e-shop s 5 produkty a požádám {customers|8} o zkušební nákup.',
        ],
        [
          'Na svém e-shopu budu do {date} pracovat {hours|4}, vložím do něj 5 produktů a 1krát týdně vyhodnotím návštěvy a objednávky.',
          'Na svém e-shopu budu do {date} pracovat {hours|4} a vložím do něj 5 produktů.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'letech doma | doma s dět* | let doma | po mateřsk* | po rodičovsk* | mateřsk* | rodičovsk* | miminko | návrat* .. mateřsk* | návrat* .. rodičovsk* | vrát* .. mateřsk* | vrát* .. rodičovsk* | péč* o dět*',
      phrases: [
        [
          'Pro návrat z rodičovské povedu do {date} celkem 2 rozhovory v práci o úkolech a pracovní době, osvěžím si 2 dovednosti a na 1 týden vyzkouším hlídání.',
          'Pro návrat z rodičovské povedu do {date} aspoň 2 rozhovory v práci a osvěžím si 2 dovednosti.',
        ],
        [
          'Do {date} napíšu plán svých prvních 4 týdnů po rodičovské, domluvím ho v práci a osvěžování znalostí věnuji {hours|2}.',
          'Do {date} napíšu plán svých prvních 4 týdnů po rodičovské a domluvím ho v práci.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'siln* strán* | slab* strán* | v čem jsem dobr* | co mi jde | svůj talent | talent* | svůj potenciál | své hodnoty | moje hodnoty | mé hodnoty',
      phrases: [
        [
          'Do {date} požádám 5 lidí, aby jmenovali 2 mé silné stránky, porovnám je s vlastním seznamem a 1 z nich vyzkouším v novém úkolu.',
          'Do {date} požádám 5 lidí o 2 mé silné stránky a porovnám je s vlastním seznamem.',
        ],
        [
          'Do {date} udělám 1 uznávaný test silných stránek, ke každému výsledku zapíšu 3 situace z práce a proberu je v mentoringu.',
          'Do {date} udělám 1 test silných stránek a ke každému výsledku zapíšu 3 situace z práce.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'rozhod* | rozhodnout | rozhodnut* | mám zůstat | mám odejít | zůstat nebo | jestli mám | zda mám | možnost* | rozcest* | nebo zůstat',
      phrases: [
        [
          'Do {date} písemně porovnám své možnosti podle 6 kritérií, oslovím {people|3} s podobnou zkušeností a rozhodnu se.',
          'Do {date} písemně porovnám své možnosti podle 6 kritérií a rozhodnu se.',
        ],
        [
          'Každou ze svých možností do {date} aspoň 2 hodiny vyzkouším, ke každé zapíšu 3 výhody a 3 nevýhody a rozhodnu se pro 1 z nich.',
          'Ke každé ze svých možností zapíšu do {date} aspoň 3 výhody a 3 nevýhody a rozhodnu se pro 1.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'koukat do mobil* | koukám do mobil* | míň .. mobil* | méně .. mobil* | míň .. telefon* | méně .. telefon* | scroll* | skrol* | závisl* na mobil* | čas* u obrazovk* | čas* na mobil* | míň .. sociáln* sít* | méně .. sociáln* sít*',
      phrases: [
        [
          'Pro méně času u mobilu do {date} odstraním z obrazovky 3 aplikace, které mě nejvíc pohlcují, a každou neděli porovnám čas u displeje s minulým týdnem.',
          'Pro méně času u mobilu do {date} odstraním z obrazovky 3 aplikace, které mě nejvíc pohlcují.',
        ],
        [
          'Do {date} si budu 5krát týdně odkládat mobil na 2 hodiny do jiné místnosti a zapíšu si, na co tento čas využiji.',
          'Do {date} si budu 5krát týdně odkládat mobil na 2 hodiny do jiné místnosti.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'diplomk* | bakalářk* | diplomov* prác* | diplomov* práce | bakalářsk* prác* | disertac* | disertač* | magistersk* prác*',
      phrases: [
        [
          'Závěrečnou práci si rozdělím na 6 částí, budu psát {hours|4}, každé 2 týdny někomu ukážu hotový úsek a do {date} dokončím celý text.',
          'Závěrečnou práci si rozdělím na 6 částí a do {date} dokončím celý text.',
        ],
        [
          'Do {date} dokončím závěrečnou práci: vyhradím si na ni {hours|4}, každý týden napíšu 3 strany a 2krát si vyžádám připomínky.',
          'Do {date} dokončím závěrečnou práci, každý týden napíšu 3 strany.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'běhat | běhání | běhám | uběhn* | zaběhn* | maratón* | maraton* | půlmaraton* | půlmaratón* | triatlon*',
      phrases: [
        [
          'Na běh se připravím podle písemného plánu: do {date} budu běhat 3krát týdně, z toho 1krát delší trať, a pokaždé si zapíšu vzdálenost a jak mi bylo.',
          'Na běh se připravím podle plánu: do {date} budu běhat 3krát týdně.',
        ],
        [
          'Do {date} si na každý týden naplánuji 2 běhy, každé 2 týdny přidám 1 kilometr a po každém běhu si dopřeji den odpočinku.',
          'Do {date} si na každý týden naplánuji 2 běhy a každé 2 týdny přidám 1 kilometr.',
        ],
      ],
    },
  ],
  frames: ['Jde mi o toto: „{words}“. {goal}', 'Chci toto: „{words}“. {goal}'],
  percent: '{n} %',
  hoursTail: 'Vyhradím si na to {hours}.',
  hours: {
    one: '{n} hodinu týdně',
    few: '{n} hodiny týdně',
    many: '{n} hodiny týdně',
    other: '{n} hodin týdně',
  },
  counted: {
    applications: {
      cues: 'životopis* | žádost* | přihláš* | cv | motivační* dopis* | odpověd* na nabíd* | odpověd* na inzerát* | reakc* na inzerát* | inzerát* | nabídek práce | pracovních nabídek',
      forms: { one: '{n} životopis', few: '{n} životopisy', many: '{n} životopisu', other: '{n} životopisů' },
    },
    interviews: {
      cues: 'pohovor* | pohovory | interview*',
      forms: {
        one: '{n} cvičný pohovor',
        few: '{n} cvičné pohovory',
        many: '{n} cvičného pohovoru',
        other: '{n} cvičných pohovorů',
      },
    },
    people: {
      cues: 'lidi | lidí | lidmi | lidem | lidech | osob | osoby | kontakt* | rozhovor* | expert* | odborník* | žen | ženy | člověka',
      forms: { one: '{n} člověka', few: '{n} lidi', many: '{n} člověka', other: '{n} lidí' },
    },
    talks: {
      cues: 'prezentac* | přednášk* | přednášek | vystoupen* | projev* | proslov*',
      forms: {
        one: '{n} prezentaci',
        few: '{n} prezentace',
        many: '{n} prezentace',
        other: '{n} prezentací',
      },
    },
    posts: {
      cues: 'příspěv* | článk* | článek | post | posty | postů | epizod* | díl | díly | dílů',
      forms: { one: '{n} příspěvek', few: '{n} příspěvky', many: '{n} příspěvku', other: '{n} příspěvků' },
    },
    customers: {
      cues: 'zákazn* | klient* | objednáv* | zakázk* | zakázek | kupující*',
      forms: {
        one: '{n} člověka z cílové skupiny',
        few: '{n} lidi z cílové skupiny',
        many: '{n} člověka z cílové skupiny',
        other: '{n} lidí z cílové skupiny',
      },
    },
    books: {
      cues: 'kniha | knihu | knihy | knih | knížk* | knížek',
      forms: { one: '{n} knihu', few: '{n} knihy', many: '{n} knihy', other: '{n} knih' },
    },
    events: {
      cues: 'akce | akcí | akci | akcích | meetup* | konferenc* | workshop* | veletrh* | event* | seminář* | setkání',
      forms: { one: '{n} akci', few: '{n} akce', many: '{n} akce', other: '{n} akcí' },
    },
  },
  teamPeople:
    'tým | týmu | týmem | lidí | lidi | lidmi | lidech | lidem | člen* | členn* | členů | zaměstnanc* | zaměstnank* | podřízen* | pracovník* | pracovnic* | vývojář* | koleg* | osob | osobami',
  team: 'tým | týmu | týmem | tymy | team | teamu | skupin* | oddělení',
  languageNames: [
    [
      'en',
      'angličtin* | anglicky | anglick* jazyk* | business english | obchodní* anglič* | AJ | ájin* | ajin* | ajčk* | anglin* | angličtinář*',
    ],
    ['de', 'němčin* | německy | německ* jazyk* | NJ | němin* | nemina'],
    ['fr', 'francouzštin* | francouzsky | francouzsk* jazyk*'],
    ['es', 'španělštin* | španělsky | španělsk* jazyk*'],
    ['it', 'italštin* | italsky | italsk* jazyk*'],
    ['pt', 'portugalštin* | portugalsky | portugalsk* jazyk*'],
    ['nl', 'nizozemštin* | holandštin* | nizozemsky | holandsky'],
    ['pl', 'polštin* | polsky | polsk* jazyk*'],
    ['cs', 'čeština | češtin* | češtině | česky | česk* jazyk*'],
    ['sk', 'slovenštin* | slovensky | slovensk* jazyk*'],
    ['uk', 'ukrajinštin* | ukrajinsky'],
    ['ru', 'ruštin* | rusky | rusk* jazyk*'],
    ['tr', 'turečtin* | turecky'],
    ['ro', 'rumunštin* | rumunsky'],
    ['sv', 'švédštin* | švédsky'],
    ['da', 'dánštin* | dánsky'],
    ['no', 'norštin* | norsky'],
    ['fi', 'finštin* | finsky'],
    ['hu', 'maďarštin* | maďarsky'],
    ['el', 'řečtin* | řecky'],
    ['ar', 'arabštin* | arabsky'],
    ['he', 'hebrejštin* | hebrejsky'],
    ['zh', 'čínštin* | čínsky | mandarín*'],
    ['ja', 'japonštin* | japonsky'],
    ['ko', 'korejštin* | korejsky'],
    ['hr', 'chorvatštin* | chorvatsky'],
    ['sr', 'srbštin* | srbsky'],
    ['bg', 'bulharštin* | bulharsky'],
    ['vi', 'vietnamštin* | vietnamsky'],
  ],
  aims: [
    ['ux výzkum* | ux research*', 'práce v UX výzkumu'],
    [
      'team lead* | teamlead* | team leader* | teamleader* | týmlíd* | vedoucí* týmu | vedoucí* tým* | lídr* týmu | lídryn* týmu | vedoucí* skupin*',
      'vedení týmu',
      'up',
    ],
    ['vedoucí* oddělení | ředitel* odboru | vedoucí* odboru | head of', 'vedení oddělení', 'up'],
    ['vedoucí* pobočk* | vedoucí* prodejn* | vedoucí* filiál*', 'vedení pobočky', 'up'],
    [
      'manažerk* | manažer | manažerem | manažerkou | manažersk* pozic* | manažersk* rol* | vedoucí pozic* | vedoucí rol* | vedoucí funkc* | vedoucího míst* | vedoucí | vedoucím | lídr* | lídryn* | management position',
      'vedoucí pozice',
      'up',
    ],
    ['zástup* vedoucí* | zástupkyn* vedoucí*', 'zastupování vedení týmu', 'up'],
    ['ředitel* základní* | ředitel* mateřsk* školy | ředitel* gymnázi*', 'vedení školy', 'up'],
    ['ředitel* | ředitelk*', 'ředitelská pozice', 'up'],
    ['ceo | generáln* ředitel* | cfo | coo | c level', 'nejvyšší ředitelská pozice', 'up'],
    ['představenstv* | dozorč* rad* | správní* rad*', 'místo v představenstvu', 'up'],
    ['cto | technick* ředitel*', 'technické vedení firmy', 'up'],
    ['tech lead* | techlead* | lead developer* | technick* vedouc*', 'technické vedení týmu', 'up'],
    [
      'senior developer* | senior vývojář* | seniorní* vývojář* | senior programát* | seniorní* programát* | senior engineer*',
      'seniorní role ve vývoji',
      'up',
    ],
    ['senior konzultant* | seniorní* konzultant*', 'seniorní role v poradenství', 'up'],
    ['seniorní* pozic* | seniorní* rol* | senior pozic* | senior rol* | senior', 'seniorní role', 'up'],
    ['hlavní* účetní*', 'vedení účtárny', 'up'],
    ['vrchní* sestr*', 'pozice vrchní sestry', 'up'],
    ['staniční* sestr*', 'pozice staniční sestry', 'up'],
    [
      'produktov* manažer* | product manager* | produktov* management* | product management*',
      'práce v produktovém managementu',
    ],
    ['product owner*', 'role Product Owner'],
    [
      'projektov* manažer* | project manager* | projekťák | projekťákem | projekťačka | projekťačkou | projektov* říz* | řízení projekt* | projektov* management* | vedoucí* projekt*',
      'práce v projektovém řízení',
    ],
    ['scrum master*', 'role Scrum Master'],
    ['agile coach* | agilní* kouč*', 'agilní koučink'],
    ['data scien* | datov* vědec* | datov* věd* | datov* vědk*', 'práce v oboru data science'],
    [
      'datov* analytič* | datov* analyti* | data analy* | datov* analýz* | analytič* dat | analyti* dat',
      'práce v datové analýze',
    ],
    ['datov* inženýr* | data engineer*', 'práce v datovém inženýrství'],
    ['byznys analyti* | business analy* | byznys analytič*', 'práce v byznys analýze'],
    [
      'machine learning | strojov* učení | umělá inteligence | umělé inteligence | umělou inteligenc*',
      'práce s umělou inteligencí',
    ],
    ['ux designér* | ux design* | ux ui | ui ux | ux | ui designér*', 'práce v UX designu'],
    ['grafičk* | grafik | grafikem | grafick* design* | grafick* designér*', 'práce v grafickém designu'],
    [
      'vývojář* | programátor* | software engineer* | softwarov* vývoj* | softwarov* inženýr* | webov* vývoj* | frontend* | front end* | backend* | back end* | full stack* | fullstack* | vývoj* softw* | developer* | kodér*',
      'práce ve vývoji softwaru',
    ],
    ['devops', 'práce v oboru DevOps'],
    [
      'kyberbezpečnost* | kybernetick* bezpečnost* | it bezpečnost* | cyber security | cybersecurity | informační* bezpečnost*',
      'práce v kybernetické bezpečnosti',
    ],
    ['it | ajťač* | ajťák* | informační* technologi* | it sektor* | it obor* | it firm*', 'práce v IT'],
    ['online marketing* | digitální* marketing* | performance marketing*', 'práce v online marketingu'],
    ['marketing* | marketér* | marketérk* | marketingov*', 'práce v marketingu'],
    [
      'personalist* | personální* oddělení | hr | human resources | recruiter* | recruiting* | náborář* | lidsk* zdroj*',
      'práce v HR',
    ],
    [
      'obchodní* zástup* | obchodnic* | obchodník* | v prodeji | do prodeje | prodej* | obchodní* oddělení | sales',
      'práce v prodeji',
    ],
    ['konzultant* | poradenství | poradkyn* | poradc* | consulting*', 'práce v poradenství'],
    ['controlling* | kontrolling* | controller*', 'práce v controllingu'],
    [
      'finanční* analyti* | finanční* analytič* | finance | financí | financích | finanční* sektor* | bankovnictv* | v bance',
      'práce ve financích',
    ],
    ['účetní | účetním | účetnictv* | účetní*', 'práce v účetnictví'],
    ['udržiteln* | esg | ekologi* | životní* prostředí | obnoviteln*', 'práce v udržitelnosti'],
    ['sociální* pracovn* | sociální* prác* | sociálních služb* | sociální* služb*', 'sociální práce'],
    [
      'učitel* | učitelk* | pedagož* | pedagog* | lektor* | lektorova* | učit děti | učit na škol* | školství | vzděláván* dospěl* | učení dospěl*',
      'práce ve vzdělávání',
    ],
    [
      'zdravotní* sestr* | sestřičk* | ošetřovatel* | zdravotnictv* | zdravotník* | sanitář*',
      'práce ve zdravotnictví',
    ],
    ['kouč* | koučin*', 'práce v koučinku'],
    ['psycholož* | psycholog* | psychoterap* | terapeut*', 'práce v psychologii'],
    ['novinář* | žurnalist* | redaktor*', 'práce v médiích'],
    ['copywrit* | content manager* | tvorba obsahu | tvorbě obsahu', 'tvorba obsahu'],
    ['výzkum* | věd* pracovn* | vědkyn* | vědec* | akademi* sfér* | postdoc* | postdok*', 'práce ve výzkumu'],
    ['ngo | neziskov* | neziskovk*', 'práce v neziskovém sektoru'],
    ['veřejn* správ* | státní* správ* | na úřadě | úřednic* | úředník*', 'práce ve veřejné správě'],
    ['soukrom* sektor* | korporát* | do průmyslu', 'práce v soukromém sektoru'],
    ['logisti* | supply chain*', 'práce v logistice'],
    ['architekt* | architektur* budov', 'práce v architektuře'],
    ['právnič* | právník* | advokát* | právo | právní* oddělení', 'práce v oboru práva'],
    ['event manager* | eventov* | organizac* akcí | organizace akcí', 'práce v organizaci akcí'],
    [
      'testerk* | tester | testerem | testování softw* | qa | quality assurance | testovat softw* | testing',
      'práce v testování softwaru',
    ],
    ['kvalitář* | řízení kvality | management kvality', 'práce v řízení kvality'],
    ['customer success', 'práce v péči o zákazníky'],
    ['zákaznick* podpor* | zákaznick* servis*', 'práce v zákaznické podpoře'],
    ['nákupčí* | v nákupu | do nákupu', 'práce v nákupu'],
    ['překladatel* | tlumočn*', 'překlady a tlumočení'],
    ['asistentk* ředitel* | office manager* | administrativ*', 'práce v administrativě'],
    ['kuchařk* | kuchař | kuchařem | gastronomi* | cukrář*', 'práce v gastronomii'],
    ['kosmetič* | kadeřni* | kadernic*', 'práce v péči o krásu'],
    ['porodní* asistent*', 'porodní asistence'],
    ['lékař* | lékařství | medicín*', 'práce v lékařství'],
    ['fyzioterap*', 'práce ve fyzioterapii'],
    ['logoped*', 'práce v logopedii'],
    ['výživov* porad* | nutriční* | výživov* specialist*', 'práce ve výživovém poradenství'],
    ['veterin*', 'práce ve veterinární medicíně'],
    ['lékárn* | farmaceut* | farmac*', 'práce ve farmacii'],
    ['florist*', 'práce ve floristice'],
    ['květinář* | květinářstv*', 'práce s květinami'],
    [
      'interiérov* design* | interiérov* designér* | návrhář* interiér* | bytov* design*',
      'práce v interiérovém designu',
    ],
    ['trenérk* | trenér | trenérem | instruktor*', 'trenérská práce'],
    ['cestovní* ruch* | průvodkyn* | průvodc* | letušk* | stevard*', 'práce v cestovním ruchu'],
    ['stavebnictv* | stavbyvedouc*', 'práce ve stavebnictví'],
    ['elektrotechni* | elektrikář*', 'práce v elektrotechnice'],
    ['zahradnic* | zahradník*', 'práce v zahradnictví'],
    ['realitní* makléř* | v realitách | do realit | realitní*', 'práce v realitách'],
    ['pojišťovnictv* | v pojišťovně', 'práce v pojišťovnictví'],
    ['auditor* | v auditu | do auditu', 'práce v auditu'],
    ['daňov* poradk* | daňov* poradc* | daňov* poradenství', 'práce v daňovém poradenství'],
    ['PR | public relations | tiskov* mluvč*', 'práce v PR'],
    ['policist* | u policie | k policii', 'práce u policie'],
    ['soudkyn* | soudce | soudcem | justic*', 'práce v justici'],
    ['knihovnic* | knihovník* | v knihovně', 'práce v knihovně'],
    ['vývoj* her | herní* vývoj* | herní* studi* | game design*', 'práce ve vývoji her'],
    ['softwarov* architekt* | solution architekt* | solution architect*', 'práce v softwarové architektuře'],
  ],
  quotedAim: 'být „{words}“',
  aimOpeners:
    'stát se | se .. stát | se .. stala | se .. stal | např jako | například jako | třeba jako | pracovat jako | práce jako | práci jako | místo jako | pozici jako | pozice jako | uplatnit se jako | uplatnění jako | začít jako | živit se jako | zaměstnání jako | podnikat jako',
  skills: [
    ['pythonu | pythonem | pytonu', 'Python'],
    ['excelu | excelem | excelovsk*', 'Excel'],
    ['javě | javy | javu | javou', 'Java'],
    ['javascriptu | javascriptem', 'JavaScript'],
    ['typescriptu | typescriptem', 'TypeScript'],
    ['photoshopu | photoshopem', 'Photoshop'],
    ['illustratoru | illustratorem', 'Illustrator'],
    ['powerpointu | powerpointem', 'PowerPoint'],
    ['wordu | wordem', 'Word'],
    ['linuxu | linuxem', 'Linux'],
    ['dockeru | dockerem', 'Docker'],
    ['wordpressu | wordpressem', 'WordPress'],
    ['figmě | figmu | figmy | figmou', 'Figma'],
    ['canvě | canvu | canvy | canvou', 'Canva'],
    ['autocadu | autocadem', 'AutoCAD'],
    ['reactu | reactem', 'React'],
    ['angularu | angularem', 'Angular'],
    ['gitu | gitem', 'Git'],
    ['jiře | jiru | jiry | jirou', 'Jira'],
    ['sapu | sapem', 'SAP'],
    ['scrumu | scrumem', 'Scrum'],
    ['kubernetesu', 'Kubernetes'],
    ['matlabu | matlabem', 'MATLAB'],
    ['indesignu | indesignem', 'InDesign'],
    ['revitu | revitem', 'Revit'],
    ['solidworksu', 'SolidWorks'],
    ['notionu | notionem', 'Notion'],
    ['kontingenční* tabulk*', 'Excel'],
    ['chatgpt* | chatgptčk*', 'ChatGPT'],
    ['azuru | azurem', 'Azure'],
    ['salesforcu', 'Salesforce'],
    ['djangu | djangem', 'Django'],
    ['3d modelov* | 3d grafik*', '3D modelování'],
    ['první* pomoc*', 'první pomoc'],
    [
      'datov* analý* | analýz* dat | analyzov* dat* | datov* analyti* | data analytics | vizualizac* dat',
      'datová analýza',
    ],
    ['data science', 'data science'],
    ['machine learning | strojov* učení | ml', 'strojové učení'],
    [
      'umělá inteligence | umělé inteligence | umělou inteligenc* | umělé inteligenci | AI | ai nástroj* | prompt engineering | generativní* ai',
      'umělá inteligence',
    ],
    ['webov* vývoj* | vývoj* web* | tvorb* web* | webdesign* | vytvořit web* | webov* strán*', 'tvorba webu'],
    ['frontend* | front end*', 'vývoj frontendu'],
    ['backend* | back end*', 'vývoj backendu'],
    ['automatizac* test* | automatizovan* test* | testování softw*', 'testování softwaru'],
    ['cloud*', 'cloudové technologie'],
    ['devops', 'DevOps'],
    [
      'kyberbezpečnost* | kybernetick* bezpečnost* | it bezpečnost* | cybersecurity | cyber security',
      'kybernetická bezpečnost',
    ],
    ['ux design* | ux | user experience', 'UX design'],
    ['ui design*', 'UI design'],
    ['grafick* design*', 'grafický design'],
    [
      'projektov* říz* | řízení projekt* | projektov* management* | řídit projekt* | vést projekt*',
      'projektové řízení',
    ],
    ['produktov* management* | product management*', 'produktový management'],
    ['řízení změn* | change management*', 'řízení změn'],
    ['agilní* metod* | agilní* řízení | agilně | agil*', 'agilní metody'],
    ['design thinking', 'design thinking'],
    ['online marketing* | digitální* marketing* | performance marketing*', 'online marketing'],
    ['sociální* sít* | social media', 'sociální sítě'],
    ['obsahov* marketing* | content marketing*', 'obsahový marketing'],
    ['prodejní* dovednost* | obchodní* dovednost* | prodejní* technik*', 'prodejní dovednosti'],
    ['účetnictv* | vést účetní*', 'účetnictví'],
    ['controlling* | kontrolling*', 'controlling'],
    ['finanční* gramotnost* | finanční* řízení | finanční* model* | investování', 'finance'],
    ['statisti*', 'statistika'],
    ['gdpr | ochran* osobní* údaj*', 'ochrana osobních údajů'],
    ['databáz*', 'databáze'],
    ['programov* | programuj* | naprogram* | kódov* | kódit', 'programování'],
    ['softwarov* architektur* | architektur* softw* | system design', 'softwarová architektura'],
    ['stříhat video* | střih videa | úprav* videa | video edit*', 'střih videa'],
    ['fotografov* | fotit | fotografie', 'fotografování'],
    ['copywriting*', 'copywriting'],
    ['pracovní* práv*', 'pracovní právo'],
    ['strategick* myšlení | strategick* mysl* | strategicky myslet', 'strategické myšlení'],
    ['kritick* myšlení', 'kritické myšlení'],
    ['blockchain*', 'blockchain'],
    ['robotik*', 'robotika'],
    ['psát všemi deseti | psaní všemi deseti', 'psaní všemi deseti'],
    ['mzdov* účet*', 'mzdové účetnictví'],
  ],
  audiences: [
    ['vrcholov* veden* | vrcholov* management* | top management* | vyšší* management*', 'nejvyšším vedením'],
    ['představenstv*', 'představenstvem'],
    [
      'před vedením | s vedením | vedení firmy | vedením firmy | management firmy | před managementem | před šéfy | s managementem',
      'vedením firmy',
    ],
    [
      'velk* skupin* | velk* publik* | větší* skupin* | větší* publik* | spoust* lid* | hodně lid* | mnoha lid* | plným sálem | davem',
      'velkou skupinou',
    ],
    ['mal* skupin* | menší* skupin*', 'malou skupinou'],
    ['před týmem | s týmem | svým týmem | mým týmem | celým týmem | naším týmem', 'týmem'],
    [
      'před kolegy | s kolegy | před kolegyněmi | s kolegyněmi | kolegy | kolegům | kolegyně | kolegyněmi | kolegové | kolegou | kolegyní',
      'lidmi z práce',
    ],
    ['klient* | zákazn*', 'klientelou'],
    ['stakeholder*', 'klíčovými lidmi projektu'],
    ['investor*', 'lidmi z investičních firem'],
    ['cizími lidmi | neznámými lidmi | cizích lidí', 'neznámými lidmi'],
    [
      'se šéfem | šéfem | před šéfem | se šéfovou | šéfovou | šéfová | šéf | nadřízen* | svou vedoucí | se svým vedoucím',
      'vedením',
    ],
    ['studenty | studentům | studentkami | studentů', 'lidmi ze školy'],
    ['před třídou | třídou | žáky | žákům', 'třídou'],
    ['laik* | netechnick* | lidmi mimo obor | lidem mimo obor', 'lidmi mimo obor'],
    ['na konferenc* | konferenc*', 'publikem na konferenci'],
    [
      'mezinárodní* tým* | mezinárodní* publik* | zahraniční* koleg* | zahraniční* klient* | lidmi z ciziny',
      'lidmi z jiných zemí',
    ],
    ['vývojář* | programátor*', 'vývojovým týmem'],
    ['dodavatel*', 'dodavatelskými firmami'],
    ['kamer*', 'kamerou'],
    ['rodiči | rodičům | rodiče žáků', 'rodiči'],
    ['komis* | porot*', 'komisí'],
    ['před publikem | před diváky | posluchač*', 'publikem'],
    ['před celou firmou | celé firmě', 'celou firmou'],
    ['před manažery | s manažery | manažerům', 'lidmi z vedení'],
    ['novinář* | médii', 'lidmi z médií'],
  ],
  commitment:
    'budu | nebudu | povedu | půjdu | udělám | zapíšu | napíšu | sepíšu | popíšu | přepíšu | připravím | dokončím | vyzkouším | věnuji | věnuju | oslovím | požádám | domluvím | dám | nacvičím | zveřejním | ukážu | porovnám | zjistím | naučím | ověřím | naplánuji | naplánuju | zeptám | rozdělím | vystoupím | ohodnotím | nechám | absolvuji | absolvuju | začnu | přestanu | rozhodnu | použiji | použiju | řeknu | vyžádám | představím | předám | předložím | přihlásím | posunu | využiji | spočítám | provedu | pojmenuji | odpovím | promluvím | ozvu | natočím | přidám | vyřadím | osvěžím | dosáhnu | změním | vypracuji | deleguji | vyhodnotím | zavedu | nabídnu | vložím | vyhradím | přepracuji | vydám | zapracuji | přečtu | rozšířím | pozvu | navštívím | navážu | vyřeším | vytvořím | procvičím | vylepším | zviditelním | sestavím | zaznamenám | upravím | podám | splním | odstraním | navrhnu | uzavřu | otevřu | pošlu | přednesu | převezmu | proberu | vyberu | aktualizuji | najdu | přispěji | omezím | strávím | položím | vyložím | složím | projdu | získám | posílím | doplním | zkusím | odmítnu | rozjedu | dopřeji | dopřeju | přečtu | našetřím | odložím | nastavím | snížím | uvařím | najdu si | seznámím | pořídím | zahraju',
  promises:
    'vždy | vždycky | zaručen* | zaručuj* | zaručím | garant* | nikdy | bezchybn* | dokonal* | perfektn* | stoprocentn* | za každou cenu | určitě | bezpodmínečně | bez výjimky',
  vague: 'zlepš* | pochop* | porozum* | pokus* | snaž* | lépe | lepší | víc vědět | více vědět | rozvíj*',
};
