/** Dutch: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const dutch: Language = {
  code: 'nl',
  locale: 'nl-NL',
  digraphs: false,
  capitalNouns: false,
  letters: 'éëïöüóèêá',
  postpositions: false,
  dates: { usual: '{day} {month} {year}' },
  givenNames:
    'fleur lotte anouk marloes marieke annemiek annemarie annelies ingrid mirjam miriam esther wendy bianca ilse ineke hanneke wilma tineke marijke saskia monique nathalie chantal yvonne linda manon eva lieke maud fenna tess evi jasmijn nina lynn isa feline hilde griet kaat veerle goedele nele katrien liesbeth karolien janneke marjolein renske femke sofie jolien evelien leen ellen karin inge annick fien yasmina khadija naima samira jeroen joost maarten pieter gerrit johan ruud marcel patrick dennis stijn niels jasper koen bart dirk geert wim joris sjoerd arjen thijs bram sander youssef wouter hendrik jelle pim rik',
  namesakes: 'ben jan',
  nameEndings: '',
  stopWords:
    'de het een en van ik te dat die in is op niet zijn met voor er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit daar haar naar heb hoe heeft hebben deze u want nog zal me zij nu geen omdat iets worden toch al waren veel meer minder doen toen moet ben zonder kan hun dus alles onder eens hier wie werd wordt kunnen ons zelf tegen na wil kon niets uw iemand geweest andere ander we wij jij jullie hij onze jouw welke waar waarom wanneer als terwijl tussen tijdens sinds binnen boven achter naast per aan af toe terug weer heel erg zeer graag beter betere goed goede nieuwe nieuw leren krijgen vinden maken gaan komen willen moeten mogen zullen mag zouden was had hadden elk elke ieder iedere alle allemaal beide enkele sommige weinig paar zoals zodat daarmee daarvoor daarna daarom hiervoor ervoor ervan eraan ermee erover waarin waarmee waarvoor mezelf elkaar steeds vaak soms nooit misschien eigenlijk gewoon echt even eindelijk vanuit vooral zowel noch echter telkens zeker ga gaat uiterlijk nee neen bedankt hoor hallo hoi dankjewel',
  abbreviations:
    'bijv|bv|b.v|d.w.z|o.a|m.b.t|i.v.m|enz|etc|a.u.b|aub|ca|incl|excl|max|min|mw|mevr|dhr|dr|prof|ir|ing|drs|mr|nr|evt|i.p.v|t.o.v|m.n|t.a.v|z.s.m|n.v.t|afd|tel|resp|vgl|jan|feb|mrt|apr|jun|jul|aug|sep|sept|okt|nov|dec|m.i.v|t.e.m|e.d|o.i.d|blz|zgn',
  ordinalStops: false,
  cases: false,
  linking: '',
  quotes: ['“', '”'],
  turns: {
    wish: `ik wil me ook | ik wil mij ook | ik wil me | i want to | i would like to | mijn baas moet | mijn manager moet | mijn leidinggevende moet | mijn chef moet | mijn team moet | mijn collega's moeten | ik wil | wil ik | ek wil | wil ek | ek wou | ek hoop | ek soek | ek moet | ik wol | ik moat | ik wou | wou ik | wil graag | wil | ik zou graag | zou ik graag | zou graag | zou willen | zou ik willen | zou ik het liefst | ik zou het liefst | ik zou | zou ik | ik wens | wens ik | ik hoop | hoop ik | ik droom | droom ik | droom ervan | droom van | droom om | hoop op | hoop te | verlang naar | streef naar | plan om | kunnen jullie | kun je | kan je | kunt u | kan u | kan iemand | kan iemand me | me helpen | mij helpen | me te helpen | mijn droom | mijn grote droom | mijn doel* | mijn hoofddoel | mijn wens* | mijn ambitie* | mijn streven | mijn plan | mijn voornemen* | mijn verlangen | mijn leerdoel* | mijn leerwens* | mijn leervraag | mijn hulpvraag | mijn vraag is | doel is | doelen zijn | het doel | ambitie is | wens is | ik heb .. nodig | heb ik .. nodig | heb .. nodig | ik zoek | zoek ik | op zoek naar | ben op zoek | ik ga | ga ik | ik moet | moet ik | ik plan | van plan | ik streef | streef ik | ik verlang | ik verwacht | verwacht ik | help me | help mij | helpen met | helpen bij | helpen om | hulp bij | hulp met | hulp nodig | hulp om | steun bij | ondersteuning bij | begeleiding bij | begeleiding met | advies over | tips
      | hoe kan ik | hoe word ik | hoe krijg ik | hoe leer ik | hoe vind ik | hoe kom ik | hoe maak ik | hoe pak ik | hoe ga ik | hoe zorg ik | hoe doe ik | hoe bereik ik | hoe begin ik | hoe start ik | hoe blijf ik | hoe geef ik | hoe stel ik | hoe bouw ik | wat kan ik | wat moet ik | geïnteresseerd in | interesse in | interesse om | heb interesse | zin om te | zin in | goesting | lijkt me | lijkt mij | zou leuk zijn | zou mooi zijn | zou fijn zijn | zou tof zijn | het is tijd | tijd om | ik zal | ik kies | graag hulp | ik neem me voor | neem ik me voor | ik probeer | probeer ik | het gaat mij om | belangrijk voor mij is | ik wil* | we willen | wij willen | ik denk aan | ik overweeg | overweeg ik | overweeg om | ik denk erover | ik ambieer | ambieer ik | ik verkies | wat ik zoek | klaar om | toe aan | graag meer | graag beter | graag leren | graag wat meer | graag tips | graag advies | graag begeleiding | graag werken aan | graag mijn | graag aan de slag
      | ~het liefst | ~alsjeblieft | ~alstublieft | ~leren | ~leer | ~aanleren | ~verbeteren | ~verbeter | ~ontwikkelen | ~ontwikkel | ~opbouwen | ~uitbouwen | ~uitbreiden | ~vinden | ~vind | ~krijgen | ~worden | ~meer | ~minder | ~beter | ~betere | ~bereiken | ~verhogen | ~verlagen | ~verminderen | ~versterken | ~vergroten | ~voorbereiden | ~solliciteren | ~wisselen | ~veranderen | ~veranderen van | ~oprichten | ~schrijven | ~lezen | ~halen | ~behalen | ~slagen | ~maken | ~doen | ~oefenen | ~verdiepen | ~verhuizen | ~lopen | ~indienen | ~kopen | ~bouwen | ~ontmoeten | ~afronden | ~afmaken | ~publiceren | ~openen | ~volgen | ~starten | ~start | ~beginnen | ~blijven | ~aannemen | ~verkopen | ~reizen | ~gaan | ~leiden | ~aansturen | ~bezoeken | ~zoeken | ~organiseren | ~verdienen | ~spreken | ~praten | ~geven | ~werken aan | ~werken | ~bijscholen | ~omscholen | ~doorgroeien | ~groeien | ~stoppen | ~stoppen met | ~omgaan met | ~omgaan | ~durven | ~kunnen | ~netwerken | ~presenteren | ~onderhandelen | ~delegeren | ~plannen | ~sporten | ~sparen | ~vaker | ~eindelijk | ~opnieuw | ~zelfverzekerder | ~hogere | ~hoger | ~zekerder | ~weer | ~sneller | ~efficiënter | ~duidelijker | ~overstappen | ~opzetten | ~aanvragen | ~aanleggen | ~opkomen | ~versturen | ~lanceren | ~toewerken | ~binnenhalen | ~werven | ~zien | ~aanpakken | ~creëren | ~vergaren | ~ontdekken | ~uitzoeken | ~inschrijven | ~deelnemen | ~meedoen | ~loslaten | ~bespreken | ~houden | ~nemen | ~studeren | ~slapen | ~zijn | ik zou het fijn vinden | zou het fijn vinden | zou het leuk vinden | zou het tof vinden | mijn leerpunt* | leerpunt* | mijn ontwikkelpunt* | ontwikkelpunt* | ontwikkeldoel* | werkpunt* | mijn werkpunt* | aandachtspunt* | waar ik aan wil werken | snak naar | ik snak naar | snak ernaar | behoefte aan | ik heb behoefte aan | heb behoefte aan | graag zou ik | kan iemand mij | kan iemand mij helpen | wie kan me | wie kan mij | wie helpt me | hoe word je | hoe leer je | hoe vind je | hoe krijg je | hoe kom je | hoe pak je | hoe zorg je | hoe ga je | hoe overwin ik | hoe overtuig ik | hoe spreek ik | hoe durf ik | hoe bereid ik | hoe haal ik | hoe zet ik | hoe groei ik | hoe schrijf ik | hoe voer ik | hoe houd ik | hoe hou ik | ooit wil ik | inzetten op | ik zet in op | mijn focus ligt op | ik ben toe aan | hunker naar | ik mik op | mik op | ik beoog | uitkijken naar | ~improve | ~get better at | ~eruit halen | ~afleren | ~doorbreken | ~terugvinden | ~bijleren | ~waarmaken | ~realiseren | ~trainen | ~afbouwen | ~aanscherpen | ~oppakken | ~bijhouden | ~volhouden | ~rondkomen | ~wonen | ~regelen | ~verlaten | ~afstuderen | ~behouden`,
    trouble: `vind het moeilijk | vind ik moeilijk | vind ik het moeilijk | vind het lastig | vind ik lastig | vind ik het lastig | vind het eng | vind ik eng | vind het spannend | vind ik spannend | heb moeite | moeite met | moeite om | ik worstel | worstel* met | worstel* | loop vast | loop ik vast | loop .. vast | vastgelopen | ik zit vast | zit vast | zit ik vast | vast in | ik durf niet | durf ik niet | durf niet | durf .. niet | durf geen | ik ben bang | bang om | bang voor | bang dat | bang | angst voor | angst om | heb schrik | schrik om | schrik van | ik kan niet | kan ik niet | kan niet goed | kan slecht | kan moeilijk | niet goed in | slecht in | niet goed genoeg | is slecht | is zwak | is niet goed | ik weet niet | weet niet | weet ik niet | weet het niet | geen idee | geen flauw idee | onzeker | onduidelijk | ik mis | mis ik | ontbreekt | ontbreken | gebrek aan | problemen met | probleem met | problemen om | lukt niet | lukt me niet | lukt mij niet | lukt het niet | lukt me .. niet | lukt het me niet | overweldigd | overbelast | overspannen | gestrest | gestresst | gestressed | uitgeput | opgebrand | nerveus | zenuwachtig | zenuwen | verlegen | ik vermijd | vermijd ik | ik ontwijk | ik voel me | voel ik me | ontevreden | te veel | teveel | te weinig | geen tijd | nooit tijd | amper tijd | nauwelijks tijd | tijd te kort | tijd tekort | geen zelfvertrouwen | weinig zelfvertrouwen | verveel* | saai | ik haat | blokkeer | ik blokkeer | black out | ik stel alles uit | stel alles uit | stel ik alles uit | stel .. uit | uitstelgedrag | stoort me | ergert me | onderbroken | in de rede | onder druk | sta onder | krijg niet | krijg het niet | kom er niet | kom ik niet | kom niet | snap ik niet | snap niet | niet zeker | ik twijfel | twijfel ik | twijfel of | twijfel tussen | twijfel* | gefrustreerd | niet serieus | luistert niet | luistert nooit | niemand luistert | ik ben moe | ongelukkig | niet gelukkig | niet blij | eenzaam | klap dicht | klap ik dicht | word rood | word ik rood | verdrink in | ik verdrink | verzuip | chaotisch | verlies mezelf | verlies het overzicht | overzicht kwijt | de weg kwijt | heb het moeilijk met | ik heb het moeilijk | last van | ik heb last van | heb ik last van | kamp met | ik kamp met | ik baal | baal van | ik bots | bots met | bots vaak | zie op tegen | zie ik op tegen | zie .. op tegen | zie er tegenop | kan niet tegen | kan slecht tegen | kan moeilijk tegen | durf amper | durf nauwelijks | krijg maar niet | kom niet toe aan | kom er niet aan toe | struggle* | struikel over | tob met | ik pieker | ik slaap slecht | slaap ik slecht | slaap slecht | sta er alleen voor | het lukt maar niet | lukt maar niet | weet me geen raad | weet me geen houding | ik schaam me | ik loop vast | loop vast met | loop vast in`,
    past: `daarna kwamen | kwamen de kinderen | werd mijn moeder | werd mijn vader | werd ziek | kwamen de | ik was | was ik | ik had | had ik | ik werd | werd ik | ik heb .. gewerkt | heb ik .. gewerkt | gewerkt | gestudeerd | ben .. afgestudeerd | ik ben afgestudeerd | afgestudeerd | heb .. afgerond | heb .. behaald | afgerond in | behaald in | vroeger | destijds | indertijd | jaren geleden | jaar geleden | maanden geleden | maand geleden | weken geleden | week geleden | vorig jaar | vorige maand | vorige week | vorige zomer | afgelopen jaar | afgelopen zomer | afgelopen maand | ontslagen | heb al | heb ik al | ik heb reeds | heb reeds | opgericht | geleid | geleerd | gevolgd | begonnen | ben begonnen | begon ik | ik begon | ik ging | ging ik | ik kwam | kwam ik | ik kreeg | kreeg ik | verhuisd | opgegroeid | geboren | in mijn vorige baan | in mijn vorige functie | in mijn vorige job | in mijn vorig werk | mijn vorige werkgever | wij waren | we waren | we hadden | ik deed | ik maakte | ik studeerde | ik werkte | ik leidde | ik volgde | ik leerde | ik gaf | ik schreef | ik verliet | ik verhuisde | ik startte | ik stopte | overgestapt | gepromoveerd | bevorderd | promotie gekregen | gekregen | gestopt | ben .. geslaagd | gewisseld | ik wilde vroeger | altijd al gedaan | was getrouwd`,
    aside: `ivm | i v m | i.v.m | vanwege | omdat | doordat | want ik | want mijn | want het | want dat | want er | want de | want we | want wij | want die | want dan | want nu | want als | want in | want zo | want hij | want ze | want zij | want een | want door | want anders | want op | want daar | want dit | want deze | want daarmee | want zonder | want ook | want alleen | want volgens | want tot | want zoals | want vanaf | want met | want dan | want anders | want thuis | want iedereen | want niemand | want nog | want soms | want vaak | zodat | opdat | aangezien | hoewel | ofschoon | alhoewel | ook al | nadat | sinds ik | sinds mijn | sinds de | sinds het | sedert | sindsdien | terwijl ik | toen ik | toen mijn | vanwege | wegens | dankzij | door mijn | door de | voordat ik | waardoor | wat me | wat mij | die ik | waar ik | ik wil me .. voorstellen | wil ik me .. voorstellen | ik wil mij .. voorstellen | ik zal me .. voorstellen | laat me .. voorstellen | mag ik me .. voorstellen | ik stel me .. voor | mijn man vindt | mijn vrouw vindt | mijn partner vindt | mijn baas vindt | mijn manager vindt | mijn leidinggevende vindt | mijn moeder vindt | mijn vader vindt | mijn ouders vinden | mijn collega's vinden | mijn man zegt | mijn vrouw zegt | mijn partner zegt | mijn baas zegt | mijn manager zegt | mijn leidinggevende zegt | mijn moeder zegt | mijn ouders zeggen | mensen zeggen | mijn man wil | mijn vrouw wil | mijn partner wil | mijn baas wil | mijn moeder wil | mijn ouders willen | mijn vriend wil | mijn vriendin wil | mijn man vindt dat ik | mijn vrouw vindt dat ik | mijn partner vindt dat ik | mijn baas vindt dat ik | mijn moeder vindt dat ik | mijn ouders vinden dat ik | mijn man zegt dat ik | mijn vrouw zegt dat ik | mijn baas zegt dat ik | mijn moeder zegt dat ik | mijn ouders zeggen dat ik | mijn man wil dat ik | mijn vrouw wil dat ik | mijn baas wil dat ik | mijn ouders willen dat ik | mijn moeder wil dat ik | mijn zoon moet | mijn dochter moet | mijn kinderen moeten | mijn man moet | mijn vrouw moet | mijn partner moet | mijn zoon wil | mijn dochter wil | mijn kinderen willen | dat moet anders | dat moet veranderen | daar wil ik verandering in | volgens mijn man | volgens mijn baas | volgens mijn vrouw | volgens mijn moeder | zonder dat`,
    exclude: `ik wil niet | wil niet | wil ik niet | wil zeker niet | wil absoluut niet | ik wil geen | wil geen | wil ik geen | ik hoef niet | hoef niet | hoef ik niet | ik hoef geen | hoef geen | hoef ik geen | in geen geval | in geen enkel geval | onder geen beding | onder geen enkele voorwaarde | absoluut niet | absoluut geen | zeker niet | zeker geen | geen interesse | niet geïnteresseerd | zonder | behalve | uitgezonderd | in plaats van | ipv | i.p.v | liever niet | liever geen | niet | geen | nooit meer | nimmer | niet meer | niks met | niets met | alles behalve | afgezien van | geen zin | geen goesting | noch | komt niet in aanmerking | zou niet | zie mezelf niet | zie me niet | nooit | niet langer | maar niet | maar geen | niet per se | niets te maken | niks te maken`,
    harmless: `niet alleen | ik wil niet alleen | wil niet alleen | wil ik niet alleen | ik wil niet enkel | wil niet enkel | niet enkel | nee zeggen | nee te zeggen | "nee" | nee durven | vaker nee | neen zeggen | neen te zeggen | zeg ik nee | zeg .. nee | nee tegen | weet niet | weet .. niet | weet nog niet | weet ik niet | niet weet | weet ik nog niet | niet precies | niet goed | niet genoeg | niet zeker | niet zo goed | niet zo zeker | niet zelfverzekerd | durf niet | durf .. niet | durf geen | durf .. geen | niet durf | durf ik niet | durf ik geen | kan niet | kan ik niet | niet kan | kan .. niet | geen idee | geen flauw idee | geen tijd | nooit tijd | geen zelfvertrouwen | nog niet | nog nooit | nog geen | ik heb geen | heb geen | heb ik geen | heb niet | heb .. niet | zonder angst | zonder schrik | zonder zenuw* | zonder stress | zonder notities | zonder spiekbrief* | zonder blad | zonder papier | zonder nerveus | zonder zenuwachtig | zonder bang | zonder schuldgevoel | zonder te stotteren | zonder haperen | waarom niet | of niet | lukt niet | lukt me niet | lukt mij niet | lukt het niet | lukt me .. niet | lukt het me niet | niet lukt | niet gelukt | kom er niet | kom niet | kom ik niet | kom ik er niet | niet tevreden | niet meer zo | ik wil niet meer zo | wil niet meer zo | wil ik niet meer zo | ik wil niet zo | wil niet zo | niet zo | niet meer nerveus | niet meer zenuwachtig | niet meer bang | niet langer bang | niet bang | niet loslaten | niet gehoord | niet gezien | niet serieus | zonder diploma | zonder ervaring | zonder opleiding | zonder kennis | zonder voorkennis | ben niet | ben ik niet | is niet | is geen | zijn niet | voel me niet | voel ik me niet | niet onderbroken | niet steeds | niet voortdurend | geen netwerk | geen goed | geen goede | geen duidelijk* | geen heldere | geen richting | geen plan | niemand | geen contacten | geen vrienden | snap niet | snap ik niet | begrijp niet | begrijp ik niet | werkt niet | loopt niet | gaat niet | helemaal niet | niet makkelijk | niet gemakkelijk | niet altijd | niet alles | krijg niet | krijg .. niet | krijg geen | spreek geen | spreek niet | spreek .. niet | niet gelukkig | niet blij | niet omdat | niets liever | niets bijzonders | maakt niet uit | al dan niet | niet op mijn plek | niet op mijn plaats | niet thuis | niet vanzelf | nooit geleerd | nooit echt | nooit tijd | niet verder | geraak niet | vind geen | luister niet | niet luister* | niet opgeven | niet goed genoeg | niet overkom* | niet te nerveus | zonder ruzie | zonder conflict* | niet zomaar | niet alleen maar | niet durven | geen zorgen | niet meteen in de verdediging | niet dichtklap* | geen controle | niet onder de knie | niet makkelijker | niet door | niet te bang | niet uit de verf | niet onder stoelen | niet de moed | niet zichtbaar | niet opgemerkt | niet rond | niet voor vol | zonder me .. schuldig | zonder mij .. schuldig | zonder me schuldig | zonder me .. zorgen | zonder schuldig`,
    unwanted: `stress* | *stress | gestres* | overwerk* | overuren | nerveus | zenuwachtig* | zenuwen | *angst | angst* | bang | schrik | uitstel* | uitstelgedrag | burn out | burnout | opgebrand | overbelast* | overspannen | overweldigd | moe | vermoeid* | uitgeput | verlegen* | onzeker* | plankenkoorts | chaos | chaotisch* | afgeleid | afleiding* | ontevreden | onderbetaald | eenzaam | werkloos | in het weekend | weekend* | onzichtbaar | over het hoofd | overgeslagen | paniek | perfectionis* | twijfel* | zelftwijfel | te laat | ruzie* | micromanag* | onderbroken | blozen | stil | piekeren | pieker | vastloop* | vastlopen | blokkeren | dichtklap* | schuldig* | in de rede | overprikkeld | slaaf | uitgesteld | vastzitten | stotteren | conflict | conflicten | slapeloosheid | slaaptekort | tijdgebrek | tijdsgebrek | uitputting | rommel | werkdruk | faalangst | gepieker | blackout | black out | klachten`,
    but: `maar | echter | doch | liever | in plaats daarvan | integendeel | maar wel | maar liever`,
    and: `en | alsook | alsmede | plus | & | daarnaast | bovendien | evenals | tevens | en ook | en verder`,
    between: 'tussen',
    order: `schrijf .. gedicht | schrijf .. lied | schrijf .. liedje | schrijf .. mop | schrijf .. verhaal | schrijf .. opstel | schrijf .. essay | schrijf me een | schrijf mij een | schrijf voor mij | maak .. gedicht | vertel .. mop | vertel .. grap | vertel .. verhaal | vertel me een | vertel mij een | vertaal | vat .. samen | wat is de hoofdstad | wat is het weer | wat voor weer | hoe laat is | wie ben jij | wie ben je | wat ben jij | ben jij een | ben je een | antwoord alleen | antwoord enkel | antwoord met | antwoord in | antwoord op | zeg hallo | zeg alleen | geef me een recept | geef mij een recept | geef een recept | recept voor | los .. op | bereken | reken uit | tel tot | herhaal | programmeer .. voor mij | schrijf code | schrijf een script | schrijf een functie | schrijf alleen | schrijf enkel | zing | dicht een | wat is 2 | hoeveel is | schrijf .. limerick | schrijf .. sonnet | schrijf .. rap | schrijf .. brief voor | maak .. grap | bedenk .. grap | vertel .. raadsel`,
    attack: `negeer .. instructie* | negeer .. opdracht* | negeer .. aanwijzing* | negeer .. alles | negeer alles | negeer .. prompt* | negeer .. regels | negeer .. vorige | negeer .. eerdere | negeer .. voorgaande | negeer .. bovenstaande | negeer .. hierboven | vergeet .. instructie* | vergeet .. opdracht* | vergeet .. alles | vergeet alles | vergeet .. vorige | vergeet .. eerdere | vergeet .. voorgaande | systeemprompt* | systeem prompt | system prompt | jouw prompt | je prompt | uw prompt | jouw instructies | je instructies | uw instructies | je bent nu | jij bent nu | u bent nu | vanaf nu ben je | doe alsof | doe je voor als | gedraag je als | speel de rol | als ai | als een ai | als taalmodel | nieuwe instructie* | nieuwe opdracht | geef .. prompt | toon .. prompt | laat .. prompt | onthul* | wachtwoord* | api sleutel | ignore .. instruction* | ignore .. previous | ignore .. prompt | you are now | act as | jailbreak* | print your | schrijf in plaats daarvan | zeg in plaats daarvan | geef in plaats daarvan | antwoord in plaats daarvan | enkel het woord | alleen het woord | uitsluitend het woord | geen doelen schrijven | schrijf geen doelen | geen doelen | in plaats van doelen | hacked | gehackt | ontwikkelaarsmodus | negeer .. systeem* | negeer .. regel* | sla .. instructies over | doe niet wat | je bent geen | verklap* | geef .. instructies | toon .. instructies | laat .. instructies | herhaal .. instructies`,
    nothing: `geen | niets | niks | nee | neen | nope | bedankt | dank | dankje | dankjewel | dankuwel | merci | je | u | wel | hallo | hoi | hey | hi | hai | dag | goedendag | goedemorgen | goedemiddag | goedenavond | goeiemorgen | goeiedag | goeie | goede | morgen | middag | avond | test | testen | testje | oké | oke | ok | ja | alles | goed | prima | momenteel | op | dit | moment | nu | nog | al | zo | ver | zover | wens | wensen | doel | doelen | heb | ik | heb je | groet | groeten | groetjes | mvg | met | vriendelijke | doei | tot | straks | ziens | leeg | verder | verder niets | niets meer | niks meer | opmerking | opmerkingen | vraag | vragen | alstublieft | alsjeblieft | eigenlijk | aan | iedereen | allen | allemaal | samen | er | is | het | mij | me | schiet | te | binnen | vandaag | helaas | niet | n.v.t | n.v.t. | nvt | none | nothing | thanks | n | a | na | lorem | ipsum | bla | blabla | blah | abc | xxx | haha | hm | hmm | eh | uh | nodig | speciaals | bijzonders | bepaalds | hoe | gaat | met mij | jullie | jou | hopelijk | mooie | fijne | prettige | weekend | snap | begrijp | dat | de | wat | hier | ik wil niets | ik wil niks | hoeft niet | hoeft | van toepassing | toepassing | wensen heb | zonder | beste | lieve | fijn | leuk | tevreden | fijne dag | fijn weekend | mooi weer | antwoord | toe te voegen | voor nu | hoor | kijken | even | gewoon | testbericht | proef | kijk | proberen | voorlopig | loopt | verloopt | ermee | succes | prettig | laat maar | laat | maar | verzoek | idd`,
    self: `ik | mij | me | mijn | mezelf | mijzelf | m'n | mn | we | wij | ons | onze | ek | my`,
    filler: `veranderen | ontdekken | groeien | slagen | steeds | mentoring | mentor | traject | begeleiding | hoofddoel | persoonlijk | per | improven | verbeteren | verbetering | verbeter | beter | betere | worden | word | leren | leer | aanleren | ontwikkelen | ontwikkeling | ontwikkel | opbouwen | uitbouwen | uitbreiden | versterken | vergroten | verhogen | krijgen | hebben | maken | kunnen | goed | goede | goeie | erg | heel | meer | nieuwe | nieuw | in | op | aan | bij | met | van | voor | over | naar | te | tot | door | de | het | een | en | of | ook | nog | eindelijk | graag | liefst | wil | willen | zou | wens | hoop | ik | me | mij | help | hulp | helpen | mijn | doel | doelen | wens | onderwerp | gebied | vlak | vaardigheid | vaardigheden | kennis | competentie* | skills | skill | hoe | wat | men | volgende | volgend | komende | dit | deze | jaar | jaren | maand | maanden | week | weken | eind | einde | begin | midden | vinden | vind | zoeken | ben | is | zijn | voelen | omgaan | omgang | werken | werk | dat | die | om | zo | iets | vooral | niet | geen | altijd | weer | opnieuw | bereiken | komen | gaan | ga | zich | vooruit | verder | professioneel | professionele | privé | vooruitgang | moeilijk | lastig | heb | bang | angst | slecht | keer | beetje | gewoon | gemakkelijk | makkelijk | binnen | kan | zal | moet | moeten | zoek | nodig | bijvoorbeeld | weten | weet | begrijpen | veel | vele | minder | verdiepen | oefenen | beginnen | starten | start | gebruiken | als | zonder | uit | na | sinds | tijdens | daarbij | echt | absoluut | zeker | binnenkort | daar | hier | doen | doe | niets | bijzonders | durven | durf | aanpakken | stoppen | manier | manieren | voltijdse | voltijds | fulltime | parttime | job | baan | kinderen | dingen | mensen | iemand | zelf | mezelf | er | dan | ooit | nu | worstel | effectief | effectiever | trouwens | overigens | aub | svp | hopelijk | wellicht | maandag | dinsdag | woensdag | donderdag | vrijdag | zaterdag | zondag`,
    slang: `vet | gaaf | chill | klote | klotebaan | rotbaan | kutbaan | kut | shit* | fuck* | fck | verdomme | godver* | lol | omg | ff | effe | effen | idd | iig | mss | wss | gwn | super | supergraag | mega | pff | pfff | pffff | haha | jeetje | gast | joh | jonge | baas | idioot | idioten | stom | stomme | dom | domme | haat | ofzo | enzo | nou | toch | ok | oke | asap | kapot | bro | tof | ge | gij | da | nie | ni | wa | gewoonweg | xd | echt wel | tering | tyfus | kak | balen | boeie | n | nja | btw | imo | superveel | aub | svp | kutjob | rotjob | kutwerk | klotewerk | fuckin* | wtf | keigoed | keihard | bruh | yolo | sws | kzou | kwil | kweet | teveel gezeik | gezeik | gezeur`,
    statement: `betaalt | zegt | vindt | krijgt | komt | ligt | duurt | ben | is | was | waren | heb | heeft | had | ik werk | werk ik | werk als | werk bij | werk al | werk nu | werk momenteel | werk voltijds | werk fulltime | werk parttime | werk sinds | werkt | werkzaam | woon | woont | leef | ik studeer | studeer ik | studeert | ik doe | doe ik | heet | ik geef | ik kom | kom uit | ik zit | ik sta | ik leid | ik hou van | ik houd van | we hebben | wij hebben | ze hebben | we zijn | wij zijn | ze zijn | er zijn | doe nu | geef les | ik begeleid | ik heb`,
    now: 'nu | momenteel | op dit moment | op het moment | tegenwoordig | vooralsnog',
    learn: `leer | leren | leert | aanleren | cursus* | *cursus | *cursussen | opleiding* | *opleiding | bijschol* | bijscholing | nascholing | omschol* | scholing | training* | *training | kennis | *kennis | vaardigheid | vaardigheden | *vaardigheden | *vaardigheid | verbeter* | verdiep* | programmeer* | programmeren | basis | basics | gevorderd* | beginner* | certific* | beheers* | beter in | beter met | beter .. spreken | leren spreken | bekwamen | bekwaam* | eigen maken | oefen* | studeren | studie | omgaan met | omgang met | overweg kunnen | werken met | skills | workshop* | onder de knie | expert* | ontwikkelen in`,
    certificate: `certific* | *certificaat | *certificering | examen* | *examen | *examens | diploma* | *diploma | tentamen* | accredit*`,
    become: `worden | word | werken als | aan de slag als | als .. werken | als .. aan de slag | overstap* | overstappen | switch* | carrièreswitch | omschol* | instappen | zij instromer | zijinstromer* | doorgroei* | doorgroeien | van .. naar | richting | functie als | baan als | job als | rol als | positie als | plek als | beginnen als | starten als | stap naar | opleiding tot | omscholing tot | omscholen tot | omgeschoold tot | bijscholen tot | opstap naar | carrière in | loopbaan in | baan in | job in | functie in | werken in | werken bij | toewerken naar | aan het werk als | verder als | om te scholen | opleiding als`,
    outOfReach: `ceo | ceo van | miljonair* | miljardair* | president* | minister* | premier | wereldkampioen* | rijk worden | steenrijk | schatrijk | rijk zijn | beroemd* | wereldberoemd* | nobelprijs | astronaut* | ruimtevaarder | in één nacht | van de ene dag op de andere | perfect | perfecte | moedertaalniveau | moedertaalspreker* | native speaker | bestseller* | bij google | wereldbest* | beste van de wereld | beste ter wereld | profvoetbal*`,
    person: `meneer | mevrouw | mijnheer | dhr | mevr | mw | mijn naam is | ik heet | heet | genaamd | groet | groeten | groetjes | mijn man | mijn vrouw | mijn vriend | mijn vriendin | dochter | zoon | zoontje | dochtertje | mijn zus | mijn broer | ex man | ex vrouw | ex partner | mijn ex | echtgeno*`,
    private: `depress* | diagnos* | ziekte | ziektes | ziek | zieke | kanker | borstkanker | adhd | add | autis* | sclerose | beperking | beperkingen | handicap* | gehandicapt* | arbeidsongeschikt* | therapie | medicatie | medicijnen | zwanger | zwangerschap | scheiding | echtscheiding | gescheiden | miskraam | chronisch* | bipolair* | trauma* | verslav* | verslaafd* | alcohol* | schulden | schuldsaner* | hiv | epileps* | migraine* | paniekaanval* | reuma | fibromyalgie | wao | wia | ziektewet | long covid | endometriose | menopauze | schizofren* | anorexia | boulimia | eetstoornis* | ptss | asperger | dyslexie | dyslectisch | dyscalculie | astma | diabetes | incontinent*`,
    lastVerb: `kopen | verkopen | maken | zetten | nemen | geven | halen | doen | gaan | staan | houden | komen | lopen | schrijven | lezen | leren | werken | bouwen | vinden | zoeken | breiden | ronden | pakken | leggen | stellen | brengen | voeren | volgen | starten | trekken | spreken | wisselen | slapen | koken | zingen | spelen | wonen | verhuizen | emigreren | leiden | sturen | worden | openen | oefenen | trainen | praten | luisteren | wandelen | fietsen | zwemmen | sparen | studeren | scholen | groeien | stappen | versterken | verbeteren | vergroten | verhogen | verlagen | verminderen | ontwikkelen | behandelen | handelen | behalen | bereiken | winnen | werven | verdienen | krijgen | volhouden | durven | omgaan | plannen | managen | coachen | begeleiden | helpen | sporten | reizen | bezoeken | ontmoeten | kennen | begrijpen | delen | tonen | denken | kiezen | beslissen | ontdekken | stoppen | beginnen | veranderen | afstuderen | slagen | indienen | opstellen | promoten | publiceren | netwerken | opzetten | zien | lanceren | afvallen | tekenen | schilderen | dansen | tuinieren | renoveren | adopteren | bakken | naaien | breien | duiken | surfen | klimmen | skiën | rijden | vliegen | vissen | verven | opruimen | zeggen | vragen | antwoorden | overtuigen | uitdrukken | uitleggen | verwoorden | loslaten | motiveren | inspireren | stimuleren | activeren | ontspannen | rusten | herstellen | verzorgen | *kopen$ | *maken$ | *zetten$ | *nemen$ | *geven$ | *halen$ | *doen$ | *gaan$ | *staan$ | *houden$ | *komen$ | *lopen$ | *schrijven$ | *lezen$ | *leren$ | *werken$ | *bouwen$ | *vinden$ | *zoeken$ | *breiden$ | *ronden$ | *pakken$ | *leggen$ | *stellen$ | *brengen$ | *voeren$ | *volgen$ | *starten$ | *trekken$ | *wisselen$ | *sturen$ | *openen$ | *scholen$ | *groeien$ | *stappen$ | *winnen$ | *vragen$ | *drukken$ | *wonen$ | *laten$ | *zeggen$ | *spreken$ | *spelen$ | *sporten$ | *seren$ | *teren$ | *ceren$ | *neren$ | *meren$ | *geren$ | *peren$ | *uderen$ | *cieren$ | *leveren$`,
    own: `mijn | m'n | mn | onze | ons | me | mij | mezelf | zich`,
    loose: `bijvoorbeeld | vooral | zou | wil | willen | te | om | en | of | ook | eindelijk | graag | liefst | het liefst | alsjeblieft | misschien | gewoon | eigenlijk | ooit | dan | nog | maar | liever | alleen | doelen | doel | mijn doelen | mijn doel | wensen | wens | daar | daarbij | daarvoor | er | dat | binnenkort | echt | dus | ten eerste | ten tweede | bijv | bv | ca | o.a | echter | nu | wel | hulp | heel | erg | verder | absoluut | zeker | daarnaast | bovendien | trouwens | overigens | aub | a.u.b | svp | graag ook | wellicht | hopelijk | maandag | dinsdag | woensdag | donderdag | vrijdag | zaterdag | zondag`,
    hanging: `vanaf | sinds | eind | einde | begin | midden | tot | te | op | in | aan | met | voor | van | na | naar | uit | bij | over | om | een | de | het | als | hoe | waar | wanneer | omdat | uiterlijk | binnen | per | mijn | m'n | onze | is | niet | geen | zeer | tegen | tussen | door | die | dat | wat | dit | deze | volgend | volgende | komende | ongeveer`,
    place: `naar | in | te | rond | regio | vanuit | naar den | in den | naar new | in new | naar sint | in sint | marathon van | de | het | een`,
    clitic: '',
    wishAfter: '',
    excludeAfter:
      'worden wil ik niet | terug wil ik niet | naar school wil ik niet | terug naar school wil ik niet | worden hoef ik niet',
  },
  time: {
    months: [
      'januari | jan',
      'februari | feb',
      'maart | mrt',
      'april | apr',
      'mei',
      'juni | jun',
      'juli | jul',
      'augustus | aug',
      'september | sept | sep',
      'oktober | okt',
      'november | nov',
      'december | dec',
    ],
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    spans: [
      ['tot morgen | voor morgen | tegen morgen', 1, 'day'],
      ['over anderhalf jaar | binnen anderhalf jaar | in anderhalf jaar', 18, 'month'],
      ['over een kwartaal | binnen een kwartaal', 3, 'month'],
    ],
    day: 'dag | dagen | dagje | dagjes | werkdag | werkdagen',
    week: 'week | weken | wk | weekje | werkweek | weekje',
    month: 'maand | maanden | mnd | maandje',
    quarter: 'kwartaal | kwartalen',
    year: 'jaar | jaren | jr | jaartje | halfjaar | kalenderjaar',
    hour: 'uur | uren | uurtje | uurtjes | u | h',
    minute: 'minuut | minuten | min | minuutje | minuutjes',
    feasts: [
      ['sinterklaas', 12, 5],
      ['kerst | kerstmis | kerstvakantie | kerstavond | de kerst', 12, 24],
      ['oud en nieuw | nieuwjaar | oudjaar | jaarwisseling | jaareinde | eindejaar | oudejaarsavond', 12, 31],
      ['carnaval | krokusvakantie', 2, 15],
      ['pasen | paasvakantie', 4, 15],
      ['meivakantie', 5, 10],
      ['pinksteren', 5, 31],
      ['lente | voorjaar', 5, 31],
      ['einde schooljaar | einde van het schooljaar | eind schooljaar | schooljaar', 6, 30],
      ['zomer | zomervakantie | grote vakantie | bouwvak', 6, 30],
      ['herfst | najaar | herfstvakantie', 11, 30],
      ['winter', 2, 28],
      ['voorjaarsvakantie', 2, 28],
      ['koningsdag', 4, 27],
      ['eerste kwartaal | 1e kwartaal | 1ste kwartaal', 3, 31],
      ['tweede kwartaal | 2e kwartaal | 2de kwartaal', 6, 30],
      ['derde kwartaal | 3e kwartaal | 3de kwartaal', 9, 30],
      ['vierde kwartaal | 4e kwartaal | 4de kwartaal | laatste kwartaal', 12, 31],
      ['eerste helft', 6, 30],
      ['tweede helft', 12, 31],
      ['eerste halfjaar | eerste jaarhelft', 6, 30],
      ['tweede halfjaar | tweede jaarhelft', 12, 31],
      ['na de zomer | na de zomervakantie | na de grote vakantie', 9, 30],
      ['feestdagen | eindejaarsfeesten | kerstdagen', 12, 24],
    ],
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
    per: 'per | elke | iedere | elk | ieder | in de',
    weekly: 'pw | p w | wekelijks* | weekuren',
    daily: 'dagelijks* | daags',
    half: 'half | halve | halfjaar',
    from: 'uit | vanuit | uit de | uit het | van 0* | van 1* | van 2* | van 3* | van 4* | van 5* | van 6* | van 7* | van 8* | van 9* | van ongeveer | van circa | van ca | van nu | nu 1* | nu 2* | nu 3* | nu 4* | nu 5* | nu 6* | nu 7* | nu 8* | nu 9* | momenteel 1* | momenteel 2* | momenteel 3* | momenteel 4* | momenteel 5* | momenteel 6* | momenteel 7* | momenteel 8* | momenteel 9* | van gemiddeld | van €',
    to: 'naar | tot | → | op',
    difference:
      'met | om | verhoging van | loonsverhoging van | salarisverhoging van | opslag van | stijging van | daling van | toename van',
    percent: 'procent | percent | %',
    thousand: 'duizend',
    numbers: [
      [3, 'een paar | paar | enkele'],
      [1, 'een'],
      [1.5, 'anderhalf | anderhalve'],
      [2, 'twee'],
      [3, 'drie'],
      [4, 'vier'],
      [5, 'vijf'],
      [6, 'zes'],
      [7, 'zeven'],
      [8, 'acht'],
      [9, 'negen'],
      [10, 'tien'],
      [11, 'elf'],
      [12, 'twaalf'],
      [13, 'dertien'],
      [14, 'veertien'],
      [15, 'vijftien'],
      [16, 'zestien'],
      [17, 'zeventien'],
      [19, 'negentien'],
      [18, 'achttien'],
      [20, 'twintig'],
      [25, 'vijfentwintig'],
      [30, 'dertig'],
      [40, 'veertig'],
      [35, 'vijfendertig'],
      [45, 'vijfenveertig'],
      [50, 'vijftig'],
      [60, 'zestig'],
      [100, 'honderd'],
    ],
  },
  themes: {
    careerChange: `carrièreswitch* | carrière switch* | carrièrewissel* | carrièrewending* | carrièreverander* | loopbaanswitch* | loopbaanwissel* | loopbaanverander* | loopbaanwending* | verandering van beroep | ander beroep | nieuw beroep | ander vak | ander vakgebied | nieuw vakgebied | nieuwe vakgebied | andere sector | nieuwe sector | andere branche | nieuwe branche | nieuwe carrière | nieuwe loopbaan | andere carrière | andere loopbaan | andere richting uit | van beroep veranderen | van beroep wisselen | van vak veranderen | van sector | van branche | van richting veranderen | andere richting | nieuwe wending | andere wending | beroep .. veranderen | sector .. veranderen | branche .. wisselen | omschol* | om te scholen | omgeschoold | herschol* | heroriënt* | zij instroom | zij instromen | zij instromer* | zijinstro* | overstap* | overstappen | over te stappen | stap over naar | ~switch* | switchen | uit het onderwijs | weg uit | uit de zorg | uit de horeca | uit de retail | iets heel anders | iets totaal anders | iets compleet anders | iets anders | wat anders | iets nieuws | iets anders doen | iets anders gaan doen | roer om | het roer omgooien | roer omgooien | opleiding tot | van .. naar de | het onderwijs verlaten | onderwijs .. verlaten | zorg .. verlaten | de sector verlaten | sector verlaten | bedrijfsleven verlaten | iets met data | iets met computers | iets met dieren | iets met kinderen | iets creatiefs | iets technisch* | andere weg inslaan | nieuwe weg inslaan | ommezwaai | carrièreommezwaai | loopbaanommezwaai | tweede carrière | tweede loopbaan | ander soort werk | heel ander werk | totaal ander werk | jobswitch | beroepsswitch | switch maken | uit de bank | uit de bouw | uit de zorg stappen | uit het onderwijs stappen | uit de verkoop | uit de logistiek | uit de it | uit de ict | uit loondienst | richting de it | naar het onderwijs | het onderwijs in | de zorg in | de it in | de ict in | naar de zorg | naar de it | naar de ict | ander werkveld | nieuw werkveld | andere discipline | les gaan geven | leraar worden | leraar te worden | lerares worden | leerkracht worden | docent worden | juf worden | voor de klas gaan`,
    jobSearch: `deeltijdbaan* | parttime baan | parttimebaan* | zoek een deeltijd* | zoek een parttime* | nieuwe baan | nije baan | nuwe werk | werk kry | nieuwe job | nieuw werk | ander werk | andere baan | andere job | nieuwe functie | andere functie | baan vinden | baan zoeken | job vinden | job zoeken | werk vinden | werk zoeken | baan .. vinden | job .. vinden | werk .. vinden | functie .. vinden | vind ik .. baan | vind ik een job | vind ik werk | vind ik snel werk | zoek .. baan | zoek .. job | zoek .. werk | zoek .. functie | zoek .. vacature* | baan krijgen | job krijgen | banen | baan in | job in | baan als | job als | baan bij | job bij | werk zoeken als | werk vinden als | zoek werk als | aan de slag als | passend werk | passende baan | leuke baan | leukere baan | leuke job | betere baan | betere job | vaste baan | vaste job | ~baan | ~job | ~jobs | eerste baan | eerste job | droombaan | droomjob | solliciteer* | solliciter* | te solliciteren | sollicitatie | sollicitaties | sollicitatieproc* | vacature* | werkloos | werkloosheid | werkzoekend* | werkgever | nieuwe werkgever | andere werkgever | aangenomen worden | aanneemt | arbeidsmarkt | *baan zoeken | cv | cv's | motivatiebrief* | motivatiebrieven | sollicitatiebrief | sollicitatiebrieven | stage | stages | stageplaats* | stageplek* | stageplekken | traineeship* | vast contract | vaste aanstelling | vaste aanwerving | in vaste dienst | ontslag nemen | van baan wisselen | van baan veranderen | van job wisselen | van job veranderen | van werk veranderen | jobverandering | baanwissel* | bijbaan* | studentenjob | weg bij mijn | werk in het buitenland | werken in het buitenland | baan in het buitenland | vdab | uwv | *baan vinden | nieuwe uitdaging | andere uitdaging | vakantiejob | vakantiewerk | zoektocht naar werk | van werkgever veranderen | van werkgever wisselen | ander bedrijf | een ander bedrijf | bij een ander bedrijf | nieuw bedrijf | jobhop* | terug in loondienst | in loondienst | uitzendbureau* | uitzendwerk | interimjob | interimkantoor | afwijzing* | word afgewezen | steeds afgewezen | werk op niveau | werk dat bij | nieuwe werkplek | andere werkplek | leerwerkplek | leerwerktraject | open sollicitatie* | vacaturesite* | werk dichter bij huis | dichter bij huis | minder pendelen | contract voor onbepaalde`,
    interviews: `sollicitatiegesprek* | *sollicitatiegesprek | *sollicitatiegesprekken | sollicitatie gesprek* | jobinterview* | job interview* | interview* | assessment* | selectiegesprek* | selectieprocedure* | selectieproef | selectieproeven | sollicitatieronde* | casegesprek* | proefgesprek* | sollicitatievra* | tweede gesprek | tweede ronde | toelatingsgesprek* | jobgesprek* | proefdag | auditie | auditeren | gesprek bij een bedrijf | meeloopdag | gesprek op sollicitatie`,
    promotion: `promotie | promotie maken | promotie krijgen | promoties | doorgroei* | doorgroeien | door te groeien | doorstromen | opklimmen | ~carrière | carrière maken | carrièrestap* | carrièreladder | carrièreplan* | carrièregroei | carrièrekans* | mijn carrière | mijn loopbaan | ~loopbaan* | loopbaanstap* | loopbaanontwikkeling | loopbaanplan* | volgende stap | stap hogerop | stap omhoog | volgend niveau | volgende niveau | hogerop | hoger op | hogere functie | hogere positie | leidinggevende functie | leidinggevende positie | leidinggevende rol | managementfunctie | managementpositie | managementrol | senior | seniorfunctie | meer verantwoordelijk* | ~verantwoordelijkheid | verantwoordelijkheid nemen | verder komen | verder groeien | vooruitkomen | vooruit te komen | bevorder* | partner worden | medior | functioneringsgesprek* | beoordelingsgesprek* | evaluatiegesprek* | ontwikkelgesprek* | groeien binnen | verder ontwikkelen binnen | groeien in mijn functie | groeien in mijn rol | groeien in mijn job | groeien in mijn baan | doorgroeikans* | hogere rol | zwaardere rol | zwaardere functie | stapje hoger | trapje hoger | trede hoger | kans op promotie | grotere rol | grotere verantwoordelijkheid | carrièreperspectief | loopbaanperspectief | doorgroeiperspectief | op de carrièreladder | meer inspraak | salarisschaal omhoog | jaargesprek*`,
    leadingTeam: `team .. leiden | team .. aansturen | team .. aan te sturen | team .. begeleiden | team leiden | teams leiden | teamleid* | leidinggeven | leidinggevend | leiding geven | leiding te geven | leiding .. geven | leiding nemen | ~leiding | leidinggevende vaardigheden | leidinggevende capaciteiten | leidinggevende kwaliteiten | leidinggevende taken | een leidinggevende | goede leidinggevende | betere leidinggevende | als leidinggevende | nieuwe leidinggevende | startende leidinggevende | ~leidinggevende* | leiderschap* | leider | leiders | aansturen | aan te sturen | aansturing | mensen leiden | medewerkers | personeel | mijn team | m'n team | mn team | teammanag* | teamlead* | team lead* | deleger* | taken afgeven | people manage* | peoplemanage* | ~manager | managen | ~management | ~leiden | ~team | coachend leid* | team .. motiver* | motiver* .. team | goede manager | betere manager | als manager | leidinggeef* | aanwerven | ploeg | mijn ploeg | ploeg .. leiden | teamgeest | teamspirit | teambuilding | teamoverleg | mijn mensen | situationeel leid* | dienend leid* | teamontwikkeling | sterk team | hecht team | werkoverleg | ziekteverzuim | personeelsverloop | mijn teamleden | teamleden | team bouwen | team opbouwen | team op te bouwen | mensen aansturen | mensen aan te sturen | mensen begeleiden | verandertraject | reorganisatie | team coachen | mijn team coachen | team .. coachen | team .. meekrijgen | gezag | autoriteit | natuurlijk leider* | eerste keer leiding | functioneringsgesprek* .. medewerker* | beoordelingsgesprek* .. medewerker* | evaluatiegesprek* .. medewerker* | functioneringsgesprekken voeren | beoordelingsgesprekken voeren | functioneringsgesprek* .. mijn team | medewerker* .. presteert | medewerker .. functioneert | betere leidinggevende worden | goede leidinggevende worden | sterke leidinggevende worden | sterkere leidinggevende | betere manager worden | goede manager worden | betere teamleider | goede teamleider | betere teamleider worden | leidinggevende .. voor mijn`,
    negotiatingPay: `salaris* | loon | mijn loon | hoger loon | meer loon | loon vragen | hoger loon vragen | meer loon vragen | opslag vragen | opslag te vragen | salarisverhoging vragen | loonsverhoging vragen | salarisverhoging krijgen | loonsverhoging krijgen | verhoging vragen | hoger salaris | beter salaris | beter loon | loonsverhoging* | loonsopslag | loononderhandel* | loongesprek* | opslag | salarisverhoging* | salarisonderhandel* | salarisgesprek* | verdienen | meer verdienen | meer geld | verdien | hoger inkomen | inkomen | vergoeding | beloning | onderbetaald | bonus | uurtarief | dagtarief | tarief | tarieven | honorarium | beter betaald | eerlijk betaald | salaris .. onderhandel* | loon .. onderhandel* | onderhandel* .. salaris | onderhandel* .. loon | verhoging | arbeidsvoorwaarden | loonpakket | brutoloon | nettoloon | wedde | extralegale voordelen | meer betaald | meer betaald krijgen | opslag krijgen | loonkloof | salarisschaal | schaal hoger | meer centen | wat ik waard ben | marktconform* | uurprijs | gelijk loon | 13de maand | dertiende maand | bedrijfswagen | loongesprek | secundaire voorwaarden`,
    networking: `netwerk | netwerken | *netwerk | *netwerken | netwerkevent* | netwerkborrel* | netwerkbijeenkomst* | netwerkgesprek* | events bezoeken | events .. bezoeken | evenementen .. bezoeken | bijeenkomsten .. bezoeken | contacten | contact leggen | contacten leggen | contact maken | mensen leren kennen | nieuwe mensen | mensen ontmoeten | mensen .. leren kennen | mensen .. ontmoeten | connecties | relaties opbouwen | uitwisseling | uitwisselen met | gelijkgestemd* | gelijkgezind* | community | kennismaken | smalltalk | small talk | koetjes en kalfjes | contact met | mentor vinden | mentor zoeken | rolmodel* | sparren | sparringpartner* | vakgenoten | vakgenote | mensen uit mijn vakgebied | mensen in mijn vakgebied | op mensen afstappen | op mensen af te stappen | afstappen op | nieuwe contacten | mijn kring | klankbord* | intervisie | intervisiegroep | netwerkgroep | beroepsvereniging | brancheorganisatie | vakvereniging | in contact komen | in contact te komen | nieuwe collega's leren kennen | vakgenoten ontmoeten | iemand om mee te sparren | lotgenoten`,
    publicSpeaking: `presenteren | presenteer | presentatie* | *presentatie | *presentaties | presentatievaardig* | spreken in het openbaar | in het openbaar spreken | in het openbaar | spreken voor een | spreken voor groepen | spreken voor grote | spreken voor veel | spreken voor mensen | spreken voor anderen | spreken voor mijn team | spreken voor collega* | te spreken voor | praten voor een | praten voor groepen | praten voor mensen | voor publiek | voor een publiek | voor een groep | voor groepen | voor een grote groep | voor grote groepen | voor een volle zaal | voor een zaal | voor de klas staan | speech* | toespraak | toespraken | lezing | lezingen | voordracht* | spreekbeurt* | spreekangst | plankenkoorts | podium | podiumangst | pitch* | pitchen | keynote* | modereren | modereer | moderator | dagvoorzitter* | storytelling | retorica | spreker | spreekster | spreken op een | congres .. spreken | congres .. presenteren | spreken op .. congres | voor mense | sprekers | publiek spreken | public speaking | presenteren in het engels | presentatie* in het engels | presenteren in het frans | presenteren in het duits | presenteren in het nederlands | presentatie* in het nederlands | presentatie* in het frans | slides | workshop geven | workshops geven | webinar geven | webinars geven | tedx | toastmasters | verhaal .. vertellen | het woord voeren | voor groep spreken | voor grote groepen spreken | toespreken | speechen | webinar* | praatje houden | een praatje | workshop geven in | spreken in groep | voor een groep staan | spreken voor de | vertellen voor | demo geven | demo's geven | panelgesprek* | paneldiscussie | spreekdurf | stemgebruik | stemtraining | pecha kucha`,
    confidence: `zelfvertrouwen | selfvertroue | zelfverzeker* | zelfbewust* | zelfzeker* | zeker van mezelf | zekerder | zelfwaarde* | eigenwaarde | zelfbeeld | zelftwijfel* | onzeker* | twijfel aan mezelf | twijfel .. aan mezelf | aan mezelf .. twijfel* | imposter* | impostor* | bedriegersyndroom | bedrieger* | oplichterssyndroom | nee zeggen | nee te zeggen | neen zeggen | neen te zeggen | nee durven | neen durven | zeg ik nee | zeg .. nee | nee tegen | neen tegen | "nee" | grenzen stellen | grenzen aangeven | grenzen aan te geven | grenzen te stellen | grenzen bewaken | mijn grenzen | assertief | assertiever | assertiviteit* | faalangst | ~angst | ~bang | ~nerveus | ~zenuwachtig* | ~zenuwen | durven | durf niet | durf .. niet | durf geen | niet serieus | serieus nemen | serieus neem* | meer durf | lef | meer lef | moed | moediger | dapper* | verlegen* | in mezelf geloven | geloven in mezelf | in mezelf te geloven | vertrouwen in mezelf | opkomen voor | op te komen voor | voor mezelf opkomen | mijn mening | mening geven | mening te geven | mijn stem | van me laten horen | van mij laten horen | laten horen | ruimte innemen | comfortzone | perfectionis* | pleasen | pleaser | pleasegedrag | in de rede | onderbroken | onderbreken me | serieus genomen | gehoord worden | gehoord te worden | woord nemen | het woord | spreken in vergader* | spreken in meeting* | uitspreken | me uitspreken | uit te spreken | zeg nooit iets | zeg niets | zeg nooit wat | iets zeggen in | over me heen | luistert .. naar mij | luistert .. naar me | luisteren .. naar mij | naar me luister* | naar mij luister* | niemand luistert | luistert niet naar | luister niet naar me | steviger in mijn schoenen | in mijn schoenen | mijn mannetje staan | mijn vrouwtje staan | stevig staan | steviger staan | over me heen lopen | over mij heen lopen | over me laten lopen | met me laten sollen | wat anderen van me denken | wat anderen denken | te bescheiden | bescheiden | timide | introvert* | blozen | rood worden | dichtklap* | mezelf wegcijferen | wegcijferen | minderwaardig* | zelfkritisch* | zelfrespect | zelfacceptatie | eigen mening | mijn plek innemen | plaats innemen | ik ben verlegen | trots op mezelf | zelfverzekerdheid | voor mijn mening uitkomen | mijn grens aangeven | grens aangeven | weerbaar* | lef tonen | examenvrees | examenstress`,
    technicalSkills: `programmeren | programmeer* | coderen | coding | leren coderen | softwareontwikkel* | technische vaardig* | technisch* | it vaardig* | it kennis | ict* | digitale vaardig* | digivaardig* | computervaardig* | computer* | webontwikkel* | data analyse* | dataanalyse | vakkennis | vakinhoud* | vakbekwaam* | ~software | ~techniek | ~technologie | programmeertaal | programmeertalen | algoritme* | hard skills | ~bijscholing | ~bijscholen | bijscholen | bijscholing | bij te scholen | nascholing | ~opleiding | ~opleiding volgen | ~cursus | ~training | ~studie | certific* | ~examen | website .. bouwen | app .. bouwen | website .. maken | app .. maken | website bouwen | app bouwen | ~vaardigheden | deskundig* | expertise | datavaardig* | digitale tools | ai tools | spreadsheet* | office pakket | rekenblad* | spreadsheets | draaitabel* | macro's | automatiser* | dashboard* | lassen | netwerkbeheer | systeembeheer | dataverwerking | website maken | technische kennis | technische skills | onder de knie krijgen | bij te leren | vakdiploma | typvaardig* | blind typen`,
    language: `taalcursus* | taalles* | vreemde taal | vreemde talen | taalvaardig* | talenkennis | taalkennis | taal leren | taal .. leren | talen leren | nieuwe taal | andere taal | taalniveau | taalexamen* | taaltest | vloeiend* | woordenschat | woordjes leren | grammatica | uitspraak | accent | moedertaal* | inburger* | nt2 | staatsexamen* | ~taal | ~talen | spreekvaardigheid | conversatieles* | conversatie | engelstalig* | tweetalig* | meertalig* | taalbad | taalstage | taalmaatje | taalcoach | duolingo | spreekangst in het | taalbarrière | woordjes | schrijfvaardigheid in het | luistervaardigheid in het | werkwoordtijden | vervoegingen | tolken | engels spreken in | frans spreken in | duits spreken in | nederlands spreken in | engels praten in | frans praten in | engels praten | frans praten | nederlands praten | duits praten | engels spreken | frans spreken | nederlands spreken | duits spreken | engels spreken in vergader* | engels spreken in meeting* | frans spreken in vergader* | frans spreken in meeting* | nederlands spreken in vergader* | duits spreken in vergader*`,
    workLifeBalance: `dagen thuis | thuis mag werken | thuis mogen werken | work life | work life balance | worklifebalance | werk privé | werk en privé | werk privébalans | werkprivé* | privé en werk | werk en gezin | werk en leven | balans | evenwicht | overwerk* | overuren | burn out | burnout* | stress* | *stress | gestres* | ontspan* | ontspannen | meer rust | rust nemen | rust vinden | tot rust | ~rust | uitrust* | herstel | vrije tijd | tijd voor mezelf | tijd voor mijn | tijd voor m'n | meer tijd voor | hobby* | minder werken | minder uren | minder hard werken | minder .. werken | minder .. uren | uur werken | werkuren | werktijden | werkdruk | loslaten | los te laten | werk loslaten | deconnect* | opgebrand | uitgeput | uitputting | vermoeid* | overbelast* | overwerkt | slaap | slapen | slaapritme | gezond* | gezondheid* | sport | sporten | sportschool | fitness | fitter | hardlopen | joggen | gaan lopen | wandelen | yoga | mediter* | meditatie | mindful* | gezin | familie | sabbatical | sabbatjaar | energie | afvallen | vermageren | in het weekend | weekendwerk | weekenden | weekend vrij | thuiswerk* | thuis werken | thuis te werken | van thuis uit | vanuit huis | deeltijd* | parttime | part time | 4 5de | 4 5e | vier vijfde | viervijfde | vierdaagse | avonden vrij | avonden vrijhouden | piekeren | minder piekeren | bewegen | meer bewegen | me time | zelfzorg | grenzen tussen werk | rust in mijn hoofd | rust in .. hoofd | rust in mijn leven | hoofd leegmaken | hoofd leeg te maken | mijn hoofd leeg | vol hoofd | in mijn hoofd | werkstress | slaap slecht | slaap ik slecht | slechter slapen | slaaptekort | slaapproblemen | slapeloos* | nachtrust | doorslapen | fit | fit blijven | fit worden | conditie | meer energie | eigen tijd | tijd met mijn | quality time | papadag | mamadag | ouderschapsverlof opnemen | minder pendelen | minder woon werk | adempauze | pauzes | pauze nemen | na het werk | bore out | bereikbaar zijn | altijd bereikbaar | onthaast* | rustiger leven | rustiger aan | mezelf voorbijlopen | mezelf voorbij te lopen | ademhaling* | gezonder leven | gezonder eten | minder dagen werken | dagen werken | gezond eten | voeding | voedingspatroon | eetpatroon`,
    managingTime: `timemanagement | time management | tijdmanagement | tijdsmanagement | tijdsbeheer | tijdbeheer | tijd .. indelen | tijd .. in te delen | tijdsindeling | tijdsbesteding | productiv* | productief | productiever | uitstelgedrag | uitstellen | uit te stellen | stel .. uit | procrastin* | uitstel* | prioriteit* | priorite* | prioriteren | georganiseerd* | organisatorisch* | ~organiseren | beter organiseren | mezelf .. organiseren | mezelf organiseren | mijn werk organiseren | zelforganisatie | zelfmanagement | organisatietalent | focus | focussen | gefocust* | concentr* | concentratie | planning | plannen | planner | dagplanning | weekplanning | inplannen | efficiënt* | efficient* | to do lijst* | todo* | takenlijst* | structuur | gestructureerd* | structureren | disciplin* | zelfdiscipline | routine* | afleid* | afgeleid | deadlines | deadline halen | minder vergader* | minder meetings | te veel vergader* | te veel meetings | overzicht | overzicht houden | overzicht bewaren | tijdsdruk | tijdvreters | gewoontes | gewoonten | multitask* | mailbox | mijn inbox | te laat | op tijd komen | verzand* | orde op zaken | chaos | chaotisch* | verzuip in | verdrink in | verdrinken in | overzichtelijk* | tijd tekort | tijd te kort | grip op mijn | grip op .. tijd | grip krijgen op mijn | meer grip | agendabeheer | mijn agenda | agenda | mijn mails | mails wegwerken | mailtjes | volle inbox | inbox | op tijd afkrijgen | op tijd af | op tijd klaar | alles op het laatste moment | op het laatste moment | laatste moment | organiseren van mijn | hoofd en bijzaken | hoofdzaken | time blocking | timeblocking | pomodoro | gtd | werk plannen | beter plannen | slimmer werken | administratie bijhouden | scriptie* | masterscriptie | bachelorscriptie | eindscriptie | masterproef | bachelorproef | thesis | masterthesis | bachelorthesis | eindwerk | afstudeerwerk | afstudeer* | afstuderen`,
    ownBusiness: `eigen bedrijf* | eigen *bedrijf | eigen *zaak | eigen *praktijk | eigen *winkel | eigen *bureau | eigen zaak | eigen onderneming | eigen praktijk | eigen studio | eigen winkel* | eigen webshop | eigen baas | eigen merk | eigen atelier | eigen salon | eigen restaurant | eigen café | eigen bureau | eigen startup | eigen .. openen | eigen .. starten | eigen .. beginnen | koffiebar | koffiebar openen | bedrijf .. starten | bedrijf starten | bedrijf beginnen | bedrijf oprichten | bedrijf op te richten | bedrijf te starten | zaak starten | zaak beginnen | zaak openen | zaak te starten | praktijk starten | praktijk openen | ondernemer* | ondernemerschap | ondernemen | onderneming* | startup* | start up* | scale up* | zelfstandige | zelfstandigen | als zelfstandige | zelfstandige worden | zelfstandige in bijberoep | zzp* | freelanc* | bijberoep | hoofdberoep | bedrijfsidee* | businessidee* | businessplan* | ondernemingsplan* | bedrijfsplan* | businessmodel* | business model | verdienmodel* | business case | webshop* | online shop* | webwinkel* | winkel openen | winkel .. openen | investeerder* | financiering | startkapitaal | crowdfunding | eerste klant* | nieuwe klant* | meer klanten | klanten werven | klanten te werven | klanten .. vinden | klanten vinden | klanten krijgen | betalende klant* | ~klanten | opdrachtgever* | opdrachten | nieuwe opdracht* | omzet* | kvk | kamer van koophandel | ondernemingsnummer | etsy* | side hustle | bedrijfje | eigen bedrijfje | bedrijf .. groeien | coachpraktijk | voor mezelf beginnen | voor mezelf te beginnen | café openen | café .. openen | yogastudio | studio openen | restaurant openen | eigen bakkerij | eigen *erij | eigen kapsalon | eigen *salon | schoonheidssalon | kapsalon | eigen b b | bed and breakfast | eigen boerderij | eigen coachingpraktijk | eigen label | eigen product | eigen lijn | eigen kinderdagverblijf | eigen opvang | eigen school | eigen sportschool | voor mezelf werken | voor mezelf starten | mezelf starten | starter | onderneming starten | side business | sidebusiness | bijverdien* | bijverdienste | marktkraam | foodtruck* | food truck* | franchise* | bedrijf overnemen | zaak overnemen | overname van | eerste opdracht | acquisitie | offertes | prijszetting | mijn prijzen | boekhouding van mijn | investeerders zoeken | klantenkring | klantenbestand | btw nummer | eigenaar van`,
    communication: `communicat* | communiceren | communiceer | feedback* | feedbackgesprek* | moeilijke gesprek* | moeilijk gesprek | lastige gesprek* | lastig gesprek | slechtnieuwsgesprek* | conflict* | ruzie* | luisteren | luister* | luistervaardig* | onderhandel* | stakeholder* | argumenter* | overtuig* | overtuigen | overtuigingskracht | me .. uitdrukken | mezelf .. uitdrukken | uitdrukken | duidelijk .. uit | uitleggen | uit te leggen | uitleg geven | discussie* | discussiëren | e mails schrijven | e mails | mails schrijven | mails | emails | formuleren | formuleer | soft skills | samenwerk* | teamwork | intercultureel* | interculturele | ~vergadering* | ~vergaderen | ~meetings | ~meeting | ~collega* | kritiek | lichaamstaal | gespreksvoering | gesprekstechniek* | gespreksvaardig* | kort en bondig | tot de kern | to the point | ad rem | gevat | schrijfvaardig* | zakelijk schrijven | teksten schrijven | helder schrijven | rapporten schrijven | lastige baas | moeilijke baas | lastige collega* | moeilijke collega* | lastige klant* | moeilijke klant* | lastige leidinggevende | moeilijke leidinggevende | micromanag* | ~mijn baas | ~mijn leidinggevende | ~mijn manager | ~mijn chef | verwoord* | onder woorden | diplomat* | beïnvloed* | invloed | assertief communiceren | geweldloze communicatie | kritiek krijgen | omgaan met kritiek | in de verdediging | aanspreken op | collega .. aanspreken | elkaar aanspreken | iemand aanspreken | verbindend communiceren | verbindende communicatie | bondig* | mijn boodschap | boodschap overbrengen | boodschap over te brengen | beter overkomen | ~overkomen | overbrengen | duidelijk maken | doorvragen | actief luisteren | gesprekken voeren | gesprek voeren | vergader* .. voorzitten | voorzitten | voor te zitten | vergadering* leiden | notulen | mondeling* | schriftelijk* | mails opstellen | toon van mijn | directer zijn | te direct | tactvol* | diplomatisch* | bemiddel* | slecht nieuws brengen | adviesvaardig* | klantgesprek* | verkoopgesprek* | oudergesprek*`,
    personalBrand: `personal brand* | persoonlijk merk | persoonlijke merk | persoonlijke branding | linkedin* | zelfmarketing | zelfpromotie | zelfpresentatie | mezelf verkopen | mezelf .. verkopen | mezelf te verkopen | mezelf .. profileren | mezelf .. presenteren | mezelf presenteren | profileren | profilering | zichtbaar* | zichtbaarheid | onlineprofiel | online profiel | online aanwezig* | online zichtbaar* | blog* | bloggen | portfolio* | reputatie | als expert | expert in mijn | bekend .. als | podcast* | nieuwsbrief | nieuwsbrieven | instagram | youtube | tiktok | eigen website | mijn website | mijn profiel | artikel* .. publiceren | publicer* | publiceren | ziet wat ik | zien wat ik | gezien worden | gezien te worden | opgemerkt worden | opvallen | erkenning | waardering | gewaardeerd* | naamsbekendheid | thought leader* | bekender | vlogs | vloggen | mezelf laten zien | mezelf meer laten zien | op de kaart zetten | mezelf op de kaart | op de kaart te zetten | volgers | followers | expertstatus | gezicht van | vakblad* | column schrijven | interviewd worden | professioneel profiel | profielfoto | zelfprofilering | mezelf beter verkopen | beter verkopen | elevator pitch | visitekaartje | boek uitgeven | opgemerkt te worden`,
    returningToWork: `herintred* | herintrede | terugkeer* | terug te keren | terugkeren | terug aan het werk | terug aan de slag | weer aan het werk | weer aan de slag | weer gaan werken | weer werken | weer te werken | opnieuw aan de slag | opnieuw aan het werk | opnieuw gaan werken | terug gaan werken | terug werken | terug naar werk | terug naar mijn werk | terug naar de werkvloer | terug op de arbeidsmarkt | terug in het arbeidsproces | werkhervatting | re integr* | reintegr* | zwangerschapsverlof | bevallingsverlof | bevallingsrust | moederschapsrust | moederschapsverlof | ouderschapsverlof | loopbaanonderbreking | loopbaanpauze | carrièrepauze | tijdskrediet | na een pauze | na .. pauze | na .. onderbreking | na .. jaar thuis | na mijn verlof | na mijn ziekte* | na ziekte | na langdurige ziekte | na de geboorte | na mijn bevalling | jaar thuis | jaren thuis | comeback | weer instappen | terug op de werkvloer | re entry | na burn out | na een burn out | na een burnout | na mijn burn out | na mijn burnout | na ziekteverlof | na mijn ziekteverlof | na een sabbatical | na mijn sabbatical | na jaren thuis | jarenlang thuis | werk hervatten | weer gaan beginnen | weer beginnen met werken | opnieuw beginnen met werken | opnieuw beginnen werken | weer starten met werken | weer beginnen werken | opbouwen van mijn uren | uren opbouwen | re integratietraject | thuisblijfmoeder | huismoeder | huisvrouw | huisvader | lang thuis | lange tijd thuis | na lange afwezigheid | na afwezigheid`,
    findingDirection: `richting vinden | mijn richting | welke richting | welke kant | ~richting* | een richting | weet niet wat ik | weet .. niet wat ik | niet weet wat ik | wat ik wil | wat ik echt wil | wat ik nu wil | wat wil ik | wil ik eigenlijk | wat ik leuk vind | wat ik nu moet | wat ik moet | geen idee | geen flauw idee | weet niet | weet ik niet | weet het niet | weet .. niet | wat bij me past | wat bij mij past | bij mij past | bij me past | past bij mij | past bij me | passen bij mij | welk beroep | welke baan | welke job | welk werk | welke studie | welke opleiding | welke sector | hoe het verder moet | hoe nu verder | hoe verder | waar ik naartoe | waar ik heen | waar ik goed in | waar ik blij van | roeping | passie | mijn passie | sterke punten | sterke kanten | sterktes | mijn sterktes | sterktes en zwaktes | talenten | mijn talenten | mijn kwaliteiten | kernkwaliteiten | mijn waarden | kernwaarden | beslis* | beslissing* | besluit | besluiten | kiezen | keuze | keuzes | keuzestress | twijfel tussen | twijfel of | kiezen tussen | te kiezen tussen | knoop doorhakken | kruispunt | zingeving | zinvol* | betekenisvol* | van betekenis | voldoening | meer voldoening | duidelijkheid | helderheid | zelfkennis | zelfinzicht | mezelf .. kennen | mezelf vinden | mezelf leren kennen | gelukkig* | gelukkiger | ontevreden | ontevreden .. werk | ontevreden .. baan | ontevreden .. job | vast in mijn | zit vast in | vastgelopen | doelloos | stuurloos | perspectief | levensdoel* | nieuw begin | studiekeuze | loopbaankeuze | beroepskeuze | mijn toekomst | ~toekomst | blijven of | of ik | oriënter* | oriëntatie | loopbaanoriëntatie | iets met mensen | succesvol* | nieuwe dingen leren | nieuwe dingen | mezelf ontwikkelen | mezelf .. ontwikkelen | me ontwikkelen | me .. ontwikkelen | persoonlijke ontwikkeling | persoonlijke groei | beter worden in mijn werk | ontdekken wat | uitzoeken of | uitzoeken wat | erachter komen | verveel me | werk saai | baan saai | job saai | vind mijn werk | vind mijn baan | vind mijn job | plezier in mijn werk | werkgeluk | werkplezier | niet op mijn plek | niet op mijn plaats | dood spoor | op een dood spoor | stip op de horizon | wie ik ben | loopbaanadvies | loopbaanbegeleiding | loopbaancoaching | beroepentest | wat nu | waar sta ik | zoekende | zoekend | op een kruispunt | dwaal | mijn droombaan ontdekken | wat ik kan | wat ik in huis heb | wat mijn volgende | geen richting | richtingloos | ikigai | mijn waarom | zin van mijn werk | zinloos werk | bore out | sleur | uit de sleur`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Voor mijn overstap[ naar {aim}] praat ik vóór {date} met {people|5} uit het nieuwe vakgebied en noteer ik welke 3 vaardigheden ik nog mis en hoe ik die opdoe.',
        'Voor mijn overstap[ naar {aim}] praat ik vóór {date} met {people|5} uit het nieuwe vakgebied en noteer ik 3 vaardigheden die ik nog mis.',
      ],
      [
        'Ik toets mijn overstap[ naar {aim}] in de praktijk: tot {date} werk ik {hours|3} aan 1 klein proefproject, rond ik het af en laat ik het zien aan 2 mensen uit het vak.',
        'Voor mijn overstap[ naar {aim}] doe ik uiterlijk op {date} ervaring op met 1 klein proefproject en laat ik het zien aan 2 mensen uit het vak.',
      ],
      [
        'Vóór {date} vergelijk ik 3 wegen naar mijn nieuwe loopbaan[, met het oog op {aim}], leg ik ze op 1 pagina naast mijn sterke punten en zet ik de eerste stap op 1 ervan.',
        'Vóór {date} vergelijk ik 3 wegen naar mijn nieuwe loopbaan[, met het oog op {aim},] en zet ik de eerste stap op 1 ervan.',
      ],
      [
        'Uiterlijk op {date} loop ik voor mijn overstap[ naar {aim}] 2 dagen mee met iemand uit het nieuwe vakgebied, stel ik 10 vragen en weeg ik af of het werk bij me past.',
        'Uiterlijk op {date} loop ik voor mijn overstap[ naar {aim}] 2 dagen mee met iemand uit het nieuwe vakgebied.',
      ],
    ],
    jobSearch: [
      [
        'Uiterlijk op {date} verstuur ik {applications|10}[ voor {aim}], elk afgestemd op de vacature, en laat ik mijn cv en brief vooraf door 2 mensen nalezen.',
        'Uiterlijk op {date} verstuur ik {applications|10}[ voor {aim}], elk afgestemd op de vacature.',
      ],
      [
        'Ik pak mijn zoektocht naar een nieuwe baan[, liefst {aim},] in vaste stappen aan: tot {date} benader ik elke week 2 werkgevers, verstuur ik 1 sollicitatie op maat en houd ik alle reacties bij.',
        'Tot {date} benader ik elke week 2 werkgevers[ voor {aim}] en verstuur ik 1 sollicitatie op maat.',
      ],
      [
        'Vóór {date} maak ik een lijst van 15 werkgevers die bij me passen[ met het oog op {aim}], praat ik met {people|3} van die organisaties en solliciteer ik bij 5 ervan.',
        'Vóór {date} maak ik een lijst van 15 werkgevers die bij me passen[ met het oog op {aim}] en solliciteer ik bij 5 ervan.',
      ],
      [
        'Voor mijn zoektocht naar werk[, liefst {aim},] maak ik tot {date} {hours|4} vrij: ik bel elke week met 1 werkgever, verstuur 1 sollicitatie op maat en vraag na elke afwijzing om uitleg.',
        'Voor mijn zoektocht naar werk[, liefst {aim},] maak ik tot {date} {hours|4} vrij en verstuur ik elke week 1 sollicitatie op maat.',
      ],
    ],
    interviews: [
      [
        'Vóór {date} bereid ik me met {interviews|4} voor op mijn volgende sollicitatiegesprek[ voor {aim}] en werk ik 6 voorbeelden uit van wat ik heb bereikt.',
        'Vóór {date} bereid ik me met {interviews|4} voor op mijn volgende sollicitatiegesprek[ voor {aim}].',
      ],
      [
        'Ik schrijf vóór {date} mijn antwoorden op 12 veelgestelde sollicitatievragen[ voor {aim}] uit, oefen ze elk 2 keer hardop en vraag bij 3 ervan om feedback.',
        'Ik schrijf vóór {date} mijn antwoorden op 12 sollicitatievragen[ voor {aim}] uit en oefen ze elk 2 keer hardop.',
      ],
      [
        'Uiterlijk op {date} zoek ik 10 feiten op over de werkgevers die me aanspreken, bedenk ik 5 eigen vragen en oefen ik mijn sollicitatiegesprek[ voor {aim}] 3 keer met iemand die ik vertrouw.',
        'Uiterlijk op {date} bedenk ik 5 eigen vragen en oefen ik mijn sollicitatiegesprek[ voor {aim}] 3 keer met iemand die ik vertrouw.',
      ],
    ],
    promotion: [
      [
        'Uiterlijk op {date} verzamel ik 5 resultaten die pleiten voor mijn volgende loopbaanstap[ naar {aim}], bespreek ik ze met mijn leidinggevende en maak ik 2 concrete afspraken.',
        'Uiterlijk op {date} verzamel ik 5 resultaten die pleiten voor mijn volgende loopbaanstap[ naar {aim}] en bespreek ik ze met mijn leidinggevende.',
      ],
      [
        'Voor mijn volgende loopbaanstap[ naar {aim}] neem ik vóór {date} 1 taak op me die boven mijn huidige niveau ligt, leg ik het resultaat in cijfers vast en vraag ik 2 mensen die erover beslissen om feedback.',
        'Voor mijn volgende loopbaanstap[ naar {aim}] neem ik vóór {date} 1 taak op me die boven mijn huidige niveau ligt, en vraag ik 2 mensen om feedback.',
      ],
      [
        'Vóór {date} vraag ik 3 mensen die over promotie beslissen wat ze[ voor {aim}] verwachten, leg ik dat naast mijn profiel en besteed ik {hours|2} aan 1 vaardigheid die ik nog mis.',
        'Vóór {date} vraag ik 3 mensen die over promotie beslissen wat ze[ voor {aim}] verwachten en werk ik aan 1 vaardigheid die ik nog mis.',
      ],
    ],
    leadingTeam: [
      [
        'Ik voer tot {date} elke 2 weken een persoonlijk gesprek met iedereen in mijn team[ van {team} mensen], spreek telkens 1 duidelijk doel af en kijk er samen op terug.',
        'Tot {date} voer ik elke 2 weken 1 persoonlijk gesprek met iedereen in mijn team[ van {team} mensen].',
      ],
      [
        'Uiterlijk op {date} leid ik 1 project van begin tot eind[, samen met mijn team van {team} mensen], draag ik 3 taken volledig over en vraag ik 3 mensen om feedback op mijn leiderschap.',
        'Uiterlijk op {date} leid ik 1 project[ met mijn team van {team} mensen], draag ik 3 taken over en vraag ik om feedback op mijn leiderschap.',
      ],
      [
        'Vóór {date} haal ik 4 inzichten uit {books|1} over leidinggeven, pas ik elk ervan 2 weken toe[ in mijn team van {team} mensen] en noteer ik wat het opleverde.',
        'Vóór {date} haal ik 4 inzichten uit {books|1} over leidinggeven en pas ik elk ervan 2 weken toe[ in mijn team van {team} mensen].',
      ],
    ],
    negotiatingPay: [
      [
        'Uiterlijk op {date} verzamel ik 5 resultaten in cijfers, vergelijk ik mijn salaris met 3 bronnen en vraag ik in een gesprek om een salarisverhoging[ van {percent}][, met {amount} als doel].',
        'Uiterlijk op {date} verzamel ik 5 resultaten in cijfers en vraag ik om een salarisverhoging[ van {percent}][, met {amount} als doel].',
      ],
      [
        'Ik schrijf 4 argumenten op voor een hoger salaris[ ({percent} meer)][ (doel: {amount})], oefen het gesprek 3 keer met iemand die ik vertrouw en voer het vóór {date}.',
        'Ik oefen mijn salarisgesprek[ ({percent} meer)][ (doel: {amount})] 3 keer en voer het vóór {date}.',
      ],
      [
        'Vóór {date} vraag ik 2 mensen met ervaring om advies over mijn salarisonderhandeling, bepaal ik mijn streefbedrag[ ({amount})][ ({percent} meer)] en mijn ondergrens en vraag ik het gesprek aan.',
        'Vóór {date} bepaal ik na advies van 2 mensen mijn streefbedrag[ ({amount})][ ({percent} meer)] en vraag ik een salarisgesprek aan.',
      ],
    ],
    networking: [
      [
        'Voor mijn netwerk spreek ik vóór {date} af met {people|6} uit mijn vakgebied, telkens voor een gesprek van 20 minuten, en laat ik binnen een week opnieuw van me horen.',
        'Voor mijn netwerk spreek ik vóór {date} af met {people|6} uit mijn vakgebied, telkens voor een gesprek van 20 minuten.',
      ],
      [
        'Uiterlijk op {date} bezoek ik {events|2} in mijn vakgebied, leg ik er telkens 3 nieuwe contacten voor mijn netwerk en stuur ik iedereen binnen 3 dagen een bericht.',
        'Uiterlijk op {date} bezoek ik {events|2} in mijn vakgebied en leg ik er telkens 3 nieuwe contacten voor mijn netwerk.',
      ],
      [
        'Tot {date} stuur ik elke week 1 persoonlijk bericht aan iemand uit mijn netwerk met wie ik lang geen contact had, en maak ik elke maand 1 afspraak om bij te praten.',
        'Tot {date} stuur ik elke week 1 persoonlijk bericht aan iemand uit mijn netwerk met wie ik lang geen contact had.',
      ],
    ],
    publicSpeaking: [
      [
        'Uiterlijk op {date} geef ik {talks|3} van minstens 10 minuten[ voor {audience}], oefen ik vooraf minstens 2 keer hardop en vraag ik 2 luisteraars om feedback.',
        'Uiterlijk op {date} geef ik {talks|3}[ voor {audience}], oefen ik vooraf minstens 2 keer en vraag ik om feedback.',
      ],
      [
        'Om vlotter te presenteren neem ik tot {date} elke week 1 oefenpresentatie van 5 minuten op, noteer ik telkens 2 verbeterpunten en spreek ik daarna 1 keer[ voor {audience}] bij een echte gelegenheid.',
        'Om vlotter te presenteren neem ik tot {date} elke week 1 oefenpresentatie van 5 minuten op en spreek ik daarna 1 keer[ voor {audience}] bij een echte gelegenheid.',
      ],
      [
        'Vóór {date} bouw ik 1 presentatie op rond 3 kernpunten, oefen ik die 4 keer hardop en geef ik die daarna[ voor {audience}] met hooguit 5 steekwoorden op papier.',
        'Vóór {date} bouw ik 1 presentatie op rond 3 kernpunten en oefen ik die 4 keer hardop.',
      ],
    ],
    confidence: [
      [
        'Voor meer zelfvertrouwen neem ik tot {date} minstens 1 keer per week het woord in een overleg[ met {audience}] en noteer ik daarna wat er goed ging.',
        'Voor meer zelfvertrouwen neem ik tot {date} minstens 1 keer per week het woord in een overleg[ met {audience}].',
      ],
      [
        'Voor meer zelfvertrouwen schrijf ik tot {date} elke vrijdag 3 dingen op die me gelukt zijn, en pak ik 2 taken aan die ik tot nu toe uit de weg ging.',
        'Voor meer zelfvertrouwen schrijf ik tot {date} elke vrijdag 3 dingen op die me gelukt zijn.',
      ],
      [
        'Ik zet 8 situaties op papier waarin ik meer durf wil tonen, rangschik ze van makkelijk naar moeilijk en ga er tot {date} elke week 1 aan.',
        'Ik zet 8 situaties op papier waarin ik meer durf wil tonen, en ga er tot {date} elke week 1 aan.',
      ],
    ],
    technicalSkills: [
      [
        'Uiterlijk op {date} rond ik 1 eigen project met {tool} af, werk ik er {hours|3} aan en laat ik het resultaat bekijken door iemand met ervaring.',
        'Uiterlijk op {date} rond ik 1 eigen project met {tool} af en werk ik er {hours|3} aan.',
      ],
      [
        'Vóór {date} rond ik 1 cursus {name} af, studeer ik daarvoor {hours|3} en pas ik het geleerde toe in 3 kleine taken uit mijn werk.',
        'Vóór {date} rond ik 1 cursus {name} af en studeer ik daarvoor {hours|3}.',
      ],
      [
        'Tot {date} oefen ik {hours|3} met {tool}, maak ik 12 opdrachten en laat ik 1 afgewerkt resultaat zien aan iemand die er dagelijks mee werkt.',
        'Tot {date} oefen ik {hours|3} met {tool} en maak ik 12 opdrachten.',
      ],
      [
        'Ik pas mijn kennis van {name} vóór {date} toe in 2 echte taken, besteed er {hours|3} aan en laat de resultaten beoordelen door iemand met ervaring.',
        'Ik pas mijn kennis van {name} vóór {date} toe in 2 echte taken en besteed er {hours|3} aan.',
      ],
      [
        'Vóór {date} rond ik 1 cursus af in de vaardigheid die ik het hardst nodig heb, studeer ik {hours|3} en pas ik het geleerde toe in 3 taken op het werk.',
        'Vóór {date} rond ik 1 cursus af in de vaardigheid die ik het hardst nodig heb en studeer ik {hours|3}.',
      ],
      [
        'Uiterlijk op {date} maak ik 1 klein project om mijn technische vaardigheden te oefenen, besteed ik er {hours|3} aan en laat ik het bekijken door iemand met ervaring.',
        'Uiterlijk op {date} maak ik 1 klein project om mijn technische vaardigheden te oefenen en besteed ik er {hours|3} aan.',
      ],
    ],
    language: [
      [
        'Tot {date} studeer ik {hours|3} {name}[ op weg naar niveau {level}], voer ik 8 gesprekken van 30 minuten en doe ik tot slot 1 niveautest[ voor {level}].',
        'Tot {date} studeer ik {hours|3} {name} en doe ik tot slot 1 niveautest[ voor {level}].',
      ],
      [
        'Tot {date} voer ik elke week 1 gesprek van 30 minuten in het {name}, leer ik 20 nieuwe woorden en rond ik 1 les van een cursus[ op niveau {level}] af.',
        'Tot {date} voer ik elke week 1 gesprek in het {name} en rond ik 1 les van een cursus[ op niveau {level}] af.',
      ],
      [
        'Tot {date} besteed ik {hours|3} aan het leren van de taal[ op weg naar niveau {level}], voer ik 8 gesprekken van 30 minuten en doe ik tot slot 1 niveautest.',
        'Tot {date} besteed ik {hours|3} aan het leren van de taal en doe ik tot slot 1 niveautest[ voor {level}].',
      ],
      [
        'Tot {date} voer ik elke week 1 gesprek van 30 minuten in de nieuwe taal, leer ik 20 woorden en rond ik 1 les van een taalcursus[ op niveau {level}] af.',
        'Tot {date} voer ik elke week 1 gesprek in de nieuwe taal en rond ik 1 les van een taalcursus[ op niveau {level}] af.',
      ],
      [
        'Tot {date} lees of luister ik elke werkdag 15 minuten in de nieuwe taal, schrijf ik elke week 1 korte tekst en laat ik die verbeteren door iemand die de taal goed spreekt.',
        'Tot {date} lees of luister ik elke werkdag 15 minuten in de nieuwe taal en schrijf ik elke week 1 korte tekst.',
      ],
    ],
    workLifeBalance: [
      [
        'Voor een betere balans stop ik tot {date} op 3 dagen per week op tijd met werken, zet ik die avonden vast in mijn agenda en ga ik elke vrijdag na of het gelukt is.',
        'Voor een betere balans stop ik tot {date} op 3 dagen per week op tijd met werken en houd ik die avonden voor mezelf.',
      ],
      [
        'Voor een goed evenwicht tussen werk en privé houd ik tot {date} elke week 2 avonden werkvrij, neem ik elke dag 1 vaste pauze van 20 minuten en geef ik mijn energie elke vrijdag een cijfer van 1 tot 10.',
        'Voor een goed evenwicht tussen werk en privé houd ik tot {date} elke week 2 avonden werkvrij en neem ik elke dag 1 vaste pauze.',
      ],
      [
        'Tot {date} plan ik elke zondag 3 momenten van rust of ontspanning voor de komende week, bewaak ik ze als een afspraak en tel ik elke maand hoeveel er echt doorgingen.',
        'Tot {date} plan ik elke zondag 3 momenten van rust of ontspanning en bewaak ik ze als een afspraak.',
      ],
    ],
    managingTime: [
      [
        'Voor een betere planning schrijf ik tot {date} elke avond mijn 3 belangrijkste taken voor de volgende dag op en reserveer ik er in de ochtend 90 minuten voor.',
        'Voor een betere planning schrijf ik tot {date} elke avond mijn 3 belangrijkste taken op en doe ik die de volgende dag het eerst.',
      ],
      [
        'Ik houd 2 weken bij waar mijn tijd naartoe gaat, schrap 3 tijdvreters en maak daarna tot {date} elke maandag in 30 minuten een weekplanning.',
        'Ik houd 2 weken bij waar mijn tijd naartoe gaat, schrap 3 tijdvreters en maak tot {date} elke maandag een weekplanning.',
      ],
      [
        'Voor meer overzicht verwerk ik mijn mails tot {date} op 2 vaste momenten per dag, reserveer ik elke week 3 blokken van 60 minuten voor denkwerk en ga ik elke vrijdag na wat er af is.',
        'Voor meer overzicht verwerk ik mijn mails tot {date} op 2 vaste momenten per dag en reserveer ik elke week 3 blokken van 60 minuten voor denkwerk.',
      ],
    ],
    ownBusiness: [
      [
        'Voor mijn eigen bedrijf vraag ik vóór {date} aan {customers|8} waar behoefte aan is, test ik 1 eerste aanbod met een vaste prijs en pas ik het aan na de reacties.',
        'Voor mijn eigen bedrijf vraag ik vóór {date} aan {customers|8} waar behoefte aan is en test ik 1 eerste aanbod.',
      ],
      [
        'Ik schrijf uiterlijk op {date} een ondernemingsplan van 5 pagina’s, reken 3 scenario’s voor kosten en inkomsten door en laat het nalezen door 2 mensen met een eigen bedrijf.',
        'Ik schrijf uiterlijk op {date} een ondernemingsplan van 5 pagina’s en laat het nalezen door 2 mensen met een eigen bedrijf.',
      ],
      [
        'Vóór {date} bepaal ik wat ik voor mijn eigen bedrijf nodig heb: ik maak 1 kostenoverzicht, voer 2 gesprekken met ervaren ondernemers en zet 6 stappen op een tijdlijn.',
        'Vóór {date} maak ik 1 kostenoverzicht voor mijn eigen bedrijf en voer ik 2 gesprekken met ervaren ondernemers.',
      ],
    ],
    communication: [
      [
        'Vóór {date} bereid ik 6 belangrijke gesprekken[ met {audience}] schriftelijk voor, elk met 1 kernboodschap, en vraag ik na afloop 2 mensen of mijn communicatie duidelijk was.',
        'Vóór {date} bereid ik 6 belangrijke gesprekken[ met {audience}] schriftelijk voor en vraag ik 2 mensen of mijn communicatie duidelijk was.',
      ],
      [
        'Voor heldere communicatie voer ik tot {date} elke week 1 gesprek[ met {audience}] waarin ik eerst samenvat wat ik hoor en dan mijn punt in 3 zinnen maak.',
        'Voor heldere communicatie vat ik tot {date} elke week in 1 gesprek[ met {audience}] eerst samen wat ik hoor.',
      ],
      [
        'Tot {date} oefen ik mijn communicatie elke week in 1 overleg[ met {audience}]: ik maak mijn punt in hooguit 60 seconden, vraag 2 keer door en noteer wat het opleverde.',
        'Tot {date} oefen ik mijn communicatie elke week in 1 overleg[ met {audience}] en maak ik mijn punt in hooguit 60 seconden.',
      ],
    ],
    personalBrand: [
      [
        'Uiterlijk op {date} scherp ik mijn onlineprofiel aan en publiceer ik {posts|4} over onderwerpen uit mijn vakgebied[, gericht op {aim}], zodat mijn werk zichtbaarder wordt.',
        'Uiterlijk op {date} scherp ik mijn onlineprofiel aan en publiceer ik {posts|4} over onderwerpen uit mijn vakgebied.',
      ],
      [
        'Ik maak mijn werk tot {date} zichtbaarder: elke week plaats ik 1 bericht op een professioneel netwerk, reageer ik op 2 berichten van anderen en vertel ik 1 collega over een resultaat.',
        'Ik maak mijn werk tot {date} zichtbaarder met elke week 1 bericht op een professioneel netwerk.',
      ],
    ],
    returningToWork: [
      [
        'Vóór {date} schrijf ik een plan in 3 stappen voor mijn terugkeer naar werk[, liefst {aim}], fris ik 2 vaardigheden op en praat ik met {people|4} uit mijn vakgebied.',
        'Vóór {date} schrijf ik een plan in 3 stappen voor mijn terugkeer naar werk[, liefst {aim},] en fris ik 2 vaardigheden op.',
      ],
      [
        'Tot {date} besteed ik {hours|3} aan mijn terugkeer naar werk: ik volg 1 opfriscursus, voer 2 gesprekken met een werkgever over taken en uren en werk mijn cv bij.',
        'Ik bereid mijn terugkeer naar werk vóór {date} voor met 1 opfriscursus en 2 gesprekken met een werkgever.',
      ],
    ],
    findingDirection: [
      [
        'Vóór {date} praat ik met {people|4} van wie het werk me boeit, schrijf ik 5 van mijn sterke punten op en kies ik 1 richting om een week uit te proberen.',
        'Vóór {date} praat ik met {people|4} van wie het werk me boeit en kies ik 1 richting om uit te proberen.',
      ],
      [
        'Ik noteer tot {date} op 3 dagen per week wat me energie geeft en wat me energie kost, vergelijk daarna 3 mogelijke richtingen en kies 1 volgende stap.',
        'Ik noteer tot {date} op 3 dagen per week wat me energie geeft, en kies daarna 1 richting.',
      ],
      [
        'Uiterlijk op {date} beschrijf ik op 1 pagina hoe een goede werkdag er voor mij uitziet, toets ik 3 richtingen daaraan en bespreek ik de uitkomst met mijn mentor.',
        'Uiterlijk op {date} beschrijf ik op 1 pagina een goede werkdag en toets ik daar 3 richtingen aan.',
      ],
    ],
    general: [
      [
        'Uiterlijk op {date} zet ik 4 concrete stappen naar mijn doel “{words}”, besteed ik er {hours|2} aan en bespreek ik mijn voortgang 2 keer met mijn mentor.',
        'Uiterlijk op {date} zet ik 4 concrete stappen naar mijn doel “{words}” en besteed ik er {hours|2} aan.',
      ],
      [
        'Tot {date} werk ik {hours|2} aan mijn doel “{words}”, boek ik 3 zichtbare resultaten en noteer ik telkens 1 les.',
        'Tot {date} werk ik {hours|2} aan mijn doel “{words}” en boek ik 3 zichtbare resultaten.',
      ],
      [
        'Vóór {date} zet ik mijn wens om in 4 concrete stappen, besteed ik er {hours|2} aan en bespreek ik mijn voortgang 2 keer met mijn mentor.',
        'Vóór {date} zet ik mijn wens om in 4 concrete stappen en besteed ik er {hours|2} aan.',
      ],
      [
        'Tot {date} werk ik {hours|2} aan mijn wens, boek ik 3 zichtbare resultaten en noteer ik telkens 1 les.',
        'Tot {date} werk ik {hours|2} aan mijn wens en boek ik 3 zichtbare resultaten.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Als eerste stap naar ander werk[, liefst {aim},] praat ik vóór {date} met 1 persoon die zelf van beroep is veranderd, en schrijf ik 3 vragen op die ik wil uitzoeken.',
        'Als eerste stap naar ander werk[, liefst {aim},] praat ik vóór {date} met 1 persoon die zelf van beroep is veranderd.',
      ],
    ],
    jobSearch: [
      [
        'Als eerste stap naar een nieuwe baan werk ik uiterlijk op {date} mijn cv bij en verstuur ik 2 sollicitaties op maat[ voor {aim}].',
        'Als eerste stap naar een nieuwe baan verstuur ik uiterlijk op {date} alvast 2 sollicitaties op maat[ voor {aim}].',
      ],
    ],
    interviews: [
      [
        'Als eerste stap bereid ik vóór {date} mijn antwoorden op 5 sollicitatievragen[ voor {aim}] voor en voer ik 1 oefengesprek.',
        'Als eerste stap bereid ik vóór {date} mijn antwoorden op 5 sollicitatievragen voor.',
      ],
    ],
    promotion: [
      [
        'Als eerste stap hogerop[, op weg naar {aim},] noteer ik vóór {date} welke 3 vaardigheden ik nog mis en vraag ik 1 persoon met ervaring om advies.',
        'Als eerste stap hogerop[, op weg naar {aim},] noteer ik vóór {date} welke 3 vaardigheden ik nog mis.',
      ],
    ],
    leadingTeam: [
      [
        'Als eerste stap in het leidinggeven draag ik vóór {date} alvast 1 taak volledig over[ in mijn team van {team} mensen] en vraag ik 2 mensen om feedback.',
        'Als eerste stap in het leidinggeven draag ik vóór {date} alvast 1 taak volledig over.',
      ],
    ],
    negotiatingPay: [
      [
        'Als eerste stap naar een hoger salaris schrijf ik vóór {date} alvast 3 resultaten in cijfers op en vergelijk ik mijn loon met 2 bronnen.',
        'Als eerste stap naar een hoger salaris schrijf ik vóór {date} alvast 3 resultaten in cijfers op.',
      ],
    ],
    networking: [
      [
        'Als eerste stap voor mijn netwerk schrijf ik uiterlijk op {date} alvast 3 mensen uit mijn vakgebied aan en ontmoet ik 1 van hen.',
        'Als eerste stap voor mijn netwerk schrijf ik uiterlijk op {date} alvast 3 mensen uit mijn vakgebied aan.',
      ],
    ],
    publicSpeaking: [
      [
        'Als eerste stap naar een goede presentatie[ voor {audience}] neem ik mezelf vóór {date} alvast 2 keer 5 minuten op en laat ik 1 opname zien aan iemand die ik vertrouw.',
        'Als eerste stap naar een goede presentatie[ voor {audience}] neem ik mezelf vóór {date} alvast 2 keer 5 minuten op.',
      ],
    ],
    confidence: [
      [
        'Als eerste stap naar meer zelfvertrouwen neem ik vóór {date} in 2 vergaderingen het woord en noteer ik wat er goed ging.',
        'Als eerste stap naar meer zelfvertrouwen neem ik vóór {date} in 2 vergaderingen het woord.',
      ],
    ],
    technicalSkills: [
      [
        'Als eerste stap naar het examen {certificate} zoek ik vóór {date} de eisen op, maak ik 1 studieplan en rond ik 3 lessen af.',
        'Als eerste stap naar het examen {certificate} rond ik vóór {date} alvast 3 lessen af.',
      ],
      [
        'Als eerste stap in het leren van {name} rond ik vóór {date} alvast 3 beginnerslessen en 1 kleine oefening af.',
        'Als eerste stap in het leren van {name} rond ik vóór {date} alvast 3 beginnerslessen af.',
      ],
      [
        'Als eerste stap kies ik 1 cursus voor de vaardigheid die ik nodig heb, en rond ik er vóór {date} alvast 3 lessen van af.',
        'Als eerste stap rond ik vóór {date} alvast 3 lessen van 1 passende cursus af.',
      ],
    ],
    language: [
      [
        'Als eerste stap in het {name} leer ik uiterlijk op {date} alvast 30 alledaagse zinnen en stel ik me in 5 zinnen aan iemand voor.',
        'Als eerste stap in het {name} leer ik uiterlijk op {date} alvast 30 alledaagse zinnen.',
      ],
      [
        'Als eerste stap in de nieuwe taal leer ik uiterlijk op {date} alvast 30 alledaagse zinnen en stel ik me in 5 zinnen aan iemand voor.',
        'Als eerste stap in de nieuwe taal leer ik uiterlijk op {date} alvast 30 alledaagse zinnen.',
      ],
    ],
    workLifeBalance: [
      [
        'Als eerste stap naar een betere balans houd ik tot {date} elke week 2 avonden werkvrij en neem ik elke dag 1 vaste pauze.',
        'Als eerste stap naar een betere balans houd ik tot {date} elke week 2 avonden werkvrij.',
      ],
    ],
    managingTime: [
      [
        'Als eerste stap naar een betere planning houd ik vóór {date} in elk geval 3 werkdagen bij waar mijn tijd naartoe gaat, en schrap ik 1 tijdvreter.',
        'Als eerste stap naar een betere planning houd ik vóór {date} in elk geval 3 werkdagen mijn tijd bij.',
      ],
    ],
    ownBusiness: [
      [
        'Als eerste stap naar mijn eigen bedrijf beschrijf ik vóór {date} mijn aanbod op 1 pagina en laat ik het zien aan 3 mogelijke klanten.',
        'Als eerste stap naar mijn eigen bedrijf beschrijf ik vóór {date} mijn aanbod op 1 pagina.',
      ],
    ],
    communication: [
      [
        'Als eerste stap bereid ik vóór {date} alvast 2 gesprekken[ met {audience}] voor met elk 1 kernboodschap, en vraag ik daarna om feedback.',
        'Als eerste stap bereid ik vóór {date} alvast 2 gesprekken[ met {audience}] schriftelijk voor.',
      ],
    ],
    personalBrand: [
      [
        'Als eerste stap naar meer zichtbaarheid herschrijf ik uiterlijk op {date} de 3 belangrijkste delen van mijn onlineprofiel en vraag ik 1 persoon om feedback.',
        'Als eerste stap naar meer zichtbaarheid herschrijf ik uiterlijk op {date} alvast 3 delen van mijn onlineprofiel.',
      ],
    ],
    returningToWork: [
      [
        'Als eerste stap in mijn terugkeer naar werk praat ik vóór {date} met 1 mogelijke werkgever en noteer ik 3 voorwaarden die voor mij tellen.',
        'Als eerste stap in mijn terugkeer naar werk noteer ik vóór {date} alvast 3 voorwaarden die voor mij tellen.',
      ],
    ],
    findingDirection: [
      [
        'Als eerste stap om mijn richting te vinden praat ik vóór {date} met 2 mensen over hun werk en schrijf ik 5 van mijn sterke punten op.',
        'Als eerste stap om mijn richting te vinden schrijf ik vóór {date} alvast 5 van mijn sterke punten op.',
      ],
    ],
    general: [
      [
        'Als eerste stap naar “{words}” schrijf ik vóór {date} alvast 3 deelstappen op en rond ik de kleinste ervan af.',
        'Als eerste stap naar “{words}” rond ik vóór {date} alvast 1 kleine deelstap af.',
      ],
      [
        'Als eerste stap schrijf ik vóór {date} alvast 3 deelstappen op en rond ik de kleinste ervan af.',
        'Als eerste stap rond ik vóór {date} alvast 1 kleine deelstap af.',
      ],
    ],
  },
  measured: [
    [
      'Ik breng “{words}” uiterlijk op {date} van {from} naar {to}: elke 2 weken zet ik 1 nieuwe stap en elke week noteer ik het cijfer.',
      'Ik breng “{words}” uiterlijk op {date} van {from} naar {to} en ga het cijfer elke week na.',
    ],
    [
      'Vóór {date} zet ik 4 concrete stappen om “{words}” van {from} naar {to} te brengen, en bespreek ik het cijfer elke maand met iemand die er ervaring mee heeft.',
      'Vóór {date} breng ik “{words}” in 4 concrete stappen van {from} naar {to}.',
    ],
    [
      'Vóór {date} zet ik 4 concrete stappen om van {from} naar {to} te gaan, en noteer ik elke week het cijfer.',
      'Vóór {date} zet ik 4 concrete stappen om van {from} naar {to} te gaan.',
    ],
    [
      'Vóór {date} zet ik 4 concrete stappen om “{words}” op {to} te brengen, en noteer ik elke week het cijfer.',
      'Vóór {date} breng ik “{words}” in 4 concrete stappen op {to}.',
    ],
    [
      'Vóór {date} zet ik 4 concrete stappen om bij “{words}” een verschil van {percent} te bereiken, en noteer ik elke week het cijfer.',
      'Vóór {date} bereik ik bij “{words}” in 4 concrete stappen een verschil van {percent}.',
    ],
    [
      'Ik werk tot {date} toe naar {to}: elke 2 weken zet ik 1 nieuwe stap en elke week noteer ik het cijfer.',
      'Tot {date} werk ik met elke 2 weken 1 nieuwe stap toe naar {to}.',
    ],
    [
      'Ik werk tot {date} toe naar een verschil van {percent}: elke 2 weken zet ik 1 nieuwe stap en elke week noteer ik het cijfer.',
      'Tot {date} werk ik met elke 2 weken 1 nieuwe stap toe naar een verschil van {percent}.',
    ],
  ],
  examined: [
    [
      'Ik leg uiterlijk op {date} het examen {certificate} af, studeer tot dan {hours|4} en maak vooraf 3 volledige proefexamens.',
      'Ik leg uiterlijk op {date} het examen {certificate} af en maak vooraf 3 volledige proefexamens.',
    ],
    [
      'Vóór {date} bereid ik me met {hours|4} studie voor op het examen {certificate}, maak ik 3 volledige proefexamens en leg ik het examen af.',
      'Vóór {date} leg ik na 3 volledige proefexamens het examen {certificate} af.',
    ],
    [
      'Ik schrijf me binnen 2 weken in voor het examen {certificate}, studeer {hours|4}, maak 3 proefexamens binnen de gegeven tijd en leg het examen uiterlijk op {date} af.',
      'Ik schrijf me in voor het examen {certificate}, maak 3 proefexamens en leg het uiterlijk op {date} af.',
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: `cv | cv's | curriculum vitae | motivatiebrief* | motivatiebrieven | sollicitatiebrief* | sollicitatiebrieven`,
      phrases: [
        [
          'Uiterlijk op {date} herschrijf ik mijn cv in 2 rondes[, gericht op {aim}], voeg ik 5 resultaten in cijfers toe en laat ik het nalezen door 2 mensen.',
          'Uiterlijk op {date} herschrijf ik mijn cv in 2 rondes[, gericht op {aim},] en voeg ik 5 resultaten in cijfers toe.',
        ],
        [
          'Vóór {date} maak ik 1 cv en 1 motivatiebrief als basis[ voor {aim}], stem ik ze af op 3 vacatures en vraag ik 2 mensen om feedback.',
          'Vóór {date} maak ik 1 cv en 1 motivatiebrief als basis[ voor {aim}] en stem ik ze af op 3 vacatures.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'stage | stages | stageplaats* | stageplek* | stageplekken | traineeship* | trainee',
      phrases: [
        [
          'Uiterlijk op {date} solliciteer ik naar 8 stages[ als opstap naar {aim}], telkens met een brief op maat, en vraag ik 2 mensen uit het vak hoe zij begonnen zijn.',
          'Uiterlijk op {date} solliciteer ik naar 8 stages[ als opstap naar {aim}], telkens met een brief op maat.',
        ],
        [
          'Vóór {date} zoek ik 12 organisaties die een stage aanbieden[ als opstap naar {aim}], bel ik er 3 op en stuur ik er 6 een sollicitatie op maat.',
          'Ik stuur uiterlijk op {date} aan 6 organisaties een sollicitatie op maat voor een stage.',
        ],
      ],
    },
    {
      theme: 'promotion',
      cues: 'functioneringsgesprek* | beoordelingsgesprek* | evaluatiegesprek* | ontwikkelgesprek* | jaargesprek*',
      phrases: [
        [
          'Vóór {date} zet ik voor mijn volgende evaluatiegesprek 5 resultaten en 3 wensen voor mijn loopbaan op 1 pagina en oefen ik het gesprek 2 keer hardop.',
          'Vóór {date} zet ik voor mijn volgende evaluatiegesprek 5 resultaten en 3 wensen voor mijn loopbaan op 1 pagina.',
        ],
        [
          'Uiterlijk op {date} vraag ik 3 collega’s om feedback, verwerk ik die in 1 voorbereiding van mijn evaluatiegesprek en maak ik met mijn leidinggevende 2 duidelijke afspraken.',
          'Uiterlijk op {date} vraag ik 3 collega’s om feedback en verwerk ik die in 1 voorbereiding van mijn evaluatiegesprek.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'deleger* | taken afgeven | taken af te geven | taken overdragen | taken over te dragen | taken uit handen | uit handen geven | uit handen te geven | taken loslaten',
      phrases: [
        [
          'Tot {date} delegeer ik elke week 1 taak volledig[ in mijn team van {team} mensen], leg ik doel en deadline schriftelijk vast en vraag ik tussentijds maar 1 keer hoe het gaat.',
          'Tot {date} delegeer ik elke week 1 taak volledig[ in mijn team van {team} mensen].',
        ],
        [
          'Vóór {date} zet ik 10 terugkerende taken op een rij, delegeer ik er 4 voorgoed[ in mijn team van {team} mensen] en bespreek ik de resultaten na 2 weken.',
          'Vóór {date} zet ik 10 terugkerende taken op een rij en delegeer ik er 4 voorgoed.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'aanwerv* | aan te werven | personeel werven | personeel vinden | personeel zoeken | mensen aannemen | medewerkers aannemen | medewerkers vinden | medewerkers werven | collega aannemen | aannemen voor mijn team | team uitbreiden | teamleden vinden | aan te nemen | werving',
      phrases: [
        [
          'Vóór {date} schrijf ik 1 helder profiel van wie ik voor mijn team zoek, voer ik 6 gesprekken met dezelfde 8 vragen en beslis ik samen met 1 collega.',
          'Vóór {date} schrijf ik 1 helder profiel van wie ik voor mijn team zoek, en voer ik 6 gesprekken.',
        ],
        [
          'Om mijn team te versterken vraag ik 5 mensen om een aanbeveling, voer ik 6 gesprekken met dezelfde 8 vragen en maak ik uiterlijk op {date} mijn keuze.',
          'Om mijn team te versterken voer ik 6 gesprekken met dezelfde 8 vragen en maak ik uiterlijk op {date} mijn keuze.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motiver* .. team | team .. motiver* | mensen motiveren | medewerkers .. motiver* | motiver* .. medewerkers | teamgeest | teamspirit | teambuilding | teamcultuur | teamsfeer | sfeer in .. team | samenhang in .. team | gemotiveerd team',
      phrases: [
        [
          'Vóór {date} vraag ik iedereen in mijn team[ van {team} mensen] in een gesprek van 30 minuten wat motiverend werkt, en breng ik 3 voorstellen in de praktijk.',
          'Vóór {date} vraag ik iedereen in mijn team[ van {team} mensen] wat motiverend werkt, en voer ik 3 voorstellen uit.',
        ],
        [
          'Om mijn team[ van {team} mensen] te motiveren houd ik tot {date} elke 2 weken een teamoverleg van 30 minuten, noem ik telkens 1 succes en voer ik 1 idee van het team uit.',
          'Om mijn team[ van {team} mensen] te motiveren houd ik tot {date} elke 2 weken een teamoverleg van 30 minuten en noem ik telkens 1 succes.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'team op afstand | teams op afstand | remote team* | virtueel team | virtuele team* | hybride team* | verspreid team | op afstand leiden | op afstand leidinggeven | leidinggeven op afstand | leiding geven op afstand | op afstand aansturen',
      phrases: [
        [
          'Voor mijn team op afstand[ van {team} mensen] houd ik tot {date} elke week 1 kort overleg en elke maand 1 persoonlijk gesprek met iedereen.',
          'Voor mijn team op afstand[ van {team} mensen] houd ik tot {date} elke week 1 kort overleg.',
        ],
        [
          'Vóór {date} spreek ik met mijn team op afstand[ van {team} mensen] 5 regels voor de samenwerking af en toets ik die na 4 weken met 3 vragen aan iedereen.',
          'Vóór {date} spreek ik met mijn team op afstand[ van {team} mensen] 5 regels voor de samenwerking af.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'kritiek | omgaan met kritiek | kritiek krijgen | kritiek ontvangen | feedback krijgen | feedback vragen | feedback te vragen | feedback ontvangen | feedback te ontvangen | omgaan met feedback | om te gaan met feedback | om te gaan met kritiek | in de verdediging | verdedigende houding',
      phrases: [
        [
          'Tot {date} vraag ik elke 2 weken 1 persoon om eerlijke feedback, luister ik zonder me te verdedigen en kies ik telkens 1 punt waar ik iets mee doe.',
          'Tot {date} vraag ik elke 2 weken 1 persoon om eerlijke feedback en kies ik telkens 1 punt waar ik iets mee doe.',
        ],
        [
          'Krijg ik kritiek, dan stel ik tot {date} telkens eerst 1 open vraag, wacht ik 1 dag met mijn antwoord en noteer ik wat ik eraan heb.',
          'Krijg ik kritiek, dan stel ik tot {date} telkens eerst 1 open vraag en noteer ik wat ik eraan heb.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'feedback*',
      phrases: [
        [
          'Tot {date} geef ik elke week aan 1 persoon gerichte feedback, met een voorbeeld en een verzoek, en vraag ik ook om feedback voor mezelf.',
          'Tot {date} geef ik elke week aan 1 persoon gerichte feedback met een voorbeeld en een verzoek.',
        ],
        [
          'Uiterlijk op {date} bereid ik 5 feedbackgesprekken schriftelijk voor, elk met 1 observatie, het effect ervan en 1 verzoek, en noteer ik hoe elk gesprek verliep.',
          'Uiterlijk op {date} voer ik 5 feedbackgesprekken, elk met 1 observatie en 1 verzoek.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'conflict* | moeilijke gesprek* | moeilijk gesprek | lastige gesprek* | lastig gesprek | slechtnieuwsgesprek* | lastige mensen | moeilijke mensen | aanspreken op | collega* .. aanspreken | elkaar aanspreken | iemand aanspreken | aan te spreken op | slecht nieuws | lastige collega* | moeilijke collega* | lastige klant* | moeilijke klant* | lastige baas | moeilijke baas | lastige leidinggevende | moeilijke leidinggevende | ruzie* | confrontatie* | micromanag*',
      phrases: [
        [
          'Vóór {date} bereid ik 3 moeilijke gesprekken[ met {audience}] schriftelijk voor, voer ik ze telkens binnen een week en noteer ik wat hielp om het conflict op te lossen.',
          'Vóór {date} bereid ik 3 moeilijke gesprekken[ met {audience}] voor en ga ik ze ook aan.',
        ],
        [
          'Uiterlijk op {date} leer ik 1 methode om conflicten op te lossen, oefen ik die in 2 rollenspellen en pas ik die toe in 2 echte gesprekken[ met {audience}].',
          'Uiterlijk op {date} leer ik 1 methode om conflicten op te lossen en pas ik die toe in 2 echte gesprekken.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder*',
      phrases: [
        [
          'Vóór {date} breng ik mijn 8 belangrijkste stakeholders in kaart, vraag ik er 4 naar hun verwachtingen en stuur ik iedereen elke 2 weken een korte stand van zaken.',
          'Vóór {date} breng ik mijn 8 belangrijkste stakeholders in kaart en vraag ik er 4 naar hun verwachtingen.',
        ],
        [
          'Tot {date} praat ik elke week 20 minuten met 1 van mijn stakeholders en leg ik daarna telkens 1 verwachting en 1 afspraak vast.',
          'Tot {date} praat ik elke week 20 minuten met 1 van mijn stakeholders.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'onderhandelen | onderhandel | onderhandeling* | onderhandelingsvaardig*',
      phrases: [
        [
          'Vóór {date} bereid ik 3 onderhandelingen[ met {audience}] telkens op 1 pagina voor, met doel, ondergrens en 2 alternatieven, en noteer ik achteraf het resultaat.',
          'Vóór {date} bereid ik 3 onderhandelingen[ met {audience}] telkens op 1 pagina voor, met doel en ondergrens.',
        ],
        [
          'Tot {date} oefen ik 4 onderhandelingen[ met {audience}] als rollenspel en vraag ik telkens om feedback op 2 punten.',
          'Tot {date} oefen ik 4 onderhandelingen[ met {audience}] als rollenspel.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'luisteren | luister* | te luisteren',
      phrases: [
        [
          'In 2 gesprekken per week luister ik tot {date} zonder te onderbreken, vat ik in 1 zin samen wat ik hoor en geef ik pas daarna antwoord.',
          'In 2 gesprekken per week luister ik tot {date} zonder te onderbreken en vat ik eerst samen wat ik hoor.',
        ],
        [
          'Ik oefen tot {date} actief luisteren: elke week voer ik 1 gesprek waarin ik 3 open vragen stel en daarna opschrijf wat ik te weten ben gekomen.',
          'Ik oefen tot {date} actief luisteren in 1 gesprek per week met 3 open vragen.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'e mails schrijven | mails schrijven | teksten schrijven | zakelijk schrijven | helder schrijven | beter schrijven | duidelijker schrijven | rapporten schrijven | schrijfvaardig* | schriftelijk communiceren | schriftelijke communicatie | e mails',
      phrases: [
        [
          'Tot {date} herschrijf ik elke week 2 van mijn teksten zodat ze een derde korter worden, en vraag ik 1 lezer wat er nog onduidelijk is.',
          'Tot {date} herschrijf ik elke week 2 van mijn teksten zodat ze een derde korter worden.',
        ],
        [
          'Vóór {date} volg ik 1 korte cursus helder schrijven en laat ik 5 van mijn teksten nalezen door 2 lezers.',
          'Vóór {date} laat ik 5 van mijn teksten nalezen door 2 lezers om helderder te schrijven.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'uitleggen | uit te leggen | leg .. uit | uitleg geven | begrijpelijk* | jip en janneke* | eenvoudige taal | klare taal | in gewone taal',
      phrases: [
        [
          'Tot {date} leg ik elke week 1 onderwerp uit mijn werk in 3 minuten uit[ aan {audience}] en vraag ik wat er is blijven hangen.',
          'Tot {date} leg ik elke week 1 onderwerp uit mijn werk in 3 minuten uit[ aan {audience}].',
        ],
        [
          'Vóór {date} schrijf ik over 4 onderwerpen een uitleg zonder vaktermen, leg ik elke tekst voor aan 2 mensen en werk ik hem bij na hun vragen.',
          'Vóór {date} schrijf ik over 4 onderwerpen een uitleg zonder vaktermen en leg ik die voor aan 2 mensen.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'in de rede | onderbroken | onderbreken me | over me heen | luistert .. naar mij | luistert .. naar me | luisteren .. naar mij | naar me luister* | naar mij luister* | niemand luistert | luistert niet naar | luister niet naar me | het woord nemen | woord te nemen | mijn stem | van me laten horen | van mij laten horen | iets zeggen in | in vergadering* .. zeggen | in vergadering* .. spreken | in meeting* .. spreken | in meeting* .. zeggen | spreken in vergader* | spreken in meeting* | in vergaderingen | in meetings | mening geven | mijn mening',
      phrases: [
        [
          'In 2 vergaderingen per week[ met {audience}] neem ik tot {date} in de eerste 10 minuten het woord, met 1 punt dat ik vooraf heb voorbereid.',
          'In 2 vergaderingen per week[ met {audience}] neem ik tot {date} het woord met 1 voorbereid punt.',
        ],
        [
          'Vóór {date} neem ik in 8 vergaderingen het woord met 1 vraag of 1 eigen idee en noteer ik na elke vergadering hoe erop werd gereageerd.',
          'Vóór {date} neem ik in 8 vergaderingen het woord met 1 vraag of 1 eigen idee.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'nee zeggen | nee te zeggen | neen zeggen | neen te zeggen | nee durven | vaker nee | "nee" | zeg ik nee | zeg .. nee | nee tegen | neen tegen | grenzen | grenzen stellen | grenzen aangeven | pleasen | pleaser | pleasegedrag',
      phrases: [
        [
          'Tot {date} zeg ik minstens 1 keer per week nee tegen een verzoek dat niet bij mijn taken hoort, geef ik 1 zin uitleg en noteer ik hoe het ging.',
          'Tot {date} zeg ik minstens 1 keer per week nee tegen een verzoek dat niet bij mijn taken hoort.',
        ],
        [
          'Ik schrijf 4 grenzen voor mijn werk op, oefen 3 beleefde manieren om nee te zeggen hardop en gebruik ze vóór {date} bij 5 gelegenheden.',
          'Ik oefen 3 beleefde manieren om nee te zeggen en gebruik ze vóór {date} bij 5 gelegenheden.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'zelftwijfel* | imposter* | impostor* | bedriegersyndroom | bedrieger* | oplichterssyndroom | twijfel aan mezelf | twijfel .. aan mezelf | aan mezelf .. twijfel*',
      phrases: [
        [
          'Tegen mijn zelftwijfel schrijf ik tot {date} elke vrijdag 3 bewijzen op van wat ik kan, en lees ik die lijst hardop vóór 4 lastige taken.',
          'Tegen mijn zelftwijfel schrijf ik tot {date} elke vrijdag 3 bewijzen op van wat ik kan.',
        ],
        [
          'Vóór {date} vraag ik 5 mensen naar 1 sterk punt van mij, met een voorbeeld, en pak ik die lijst erbij in 3 situaties waarin ik aan mezelf twijfel.',
          'Tegen mijn zelftwijfel vraag ik vóór {date} 5 mensen naar 1 sterk punt van mij, met een voorbeeld.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'plankenkoorts | spreekangst | podiumangst | nerveus .. present* | nerveus .. spreken | present* .. nerveus | zenuw* .. present* | present* .. zenuw* | zenuw* .. spreken | spreken .. zenuw* | bang .. present* | bang .. spreken | angst .. present* | angst .. spreken | angst .. praten | durf .. spreken | durf .. presenteren | schrik .. present* | schrik .. spreken | bang .. praten | bang .. publiek | nerveus .. publiek | trillende stem | klap dicht',
      phrases: [
        [
          'Vóór {date} geef ik 4 korte presentaties[ voor {audience}], te beginnen met 2 luisteraars, doe ik vooraf 3 minuten een ademoefening en geef ik mijn zenuwen telkens een cijfer van 1 tot 10.',
          'Vóór {date} geef ik 4 korte presentaties[ voor {audience}] en geef ik mijn zenuwen telkens een cijfer van 1 tot 10.',
        ],
        [
          'Tegen plankenkoorts oefen ik tot {date} op 3 dagen per week hardop de eerste 2 minuten van mijn verhaal en spreek ik daarna bij 2 echte gelegenheden[ voor {audience}].',
          'Tegen plankenkoorts oefen ik tot {date} op 3 dagen per week hardop mijn begin en spreek ik daarna bij 2 echte gelegenheden.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'congres* | conferentie* | keynote* | spreker op | spreker worden | spreken op een | meetup* | tedx | symposium | lezing geven',
      phrases: [
        [
          'Vóór {date} dien ik bij 3 congressen of meetups een voorstel voor een presentatie in, oefen ik die 4 keer en geef ik die op 1 bijeenkomst.',
          'Vóór {date} dien ik bij 3 congressen of meetups een voorstel in en oefen ik mijn presentatie 4 keer.',
        ],
        [
          'Uiterlijk op {date} werk ik 1 presentatie van 20 minuten voor een congres of meetup uit, test ik die bij 2 kleine groepen en bied ik die aan 3 organisaties aan.',
          'Uiterlijk op {date} werk ik 1 presentatie van 20 minuten voor een congres uit en bied ik die aan 3 organisaties aan.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'modereren | modereer | moderator | dagvoorzitter* | faciliteren | workshop* | bijeenkomsten leiden',
      phrases: [
        [
          'Vóór {date} leid ik {events|3} van minstens 45 minuten, telkens met een draaiboek op papier, en verzamel ik na afloop 3 reacties.',
          'Vóór {date} leid ik {events|3} met een draaiboek op papier en vraag ik telkens om reacties.',
        ],
        [
          'Vóór {date} leer ik 4 werkvormen om een groep te begeleiden, pas ik er om de 2 weken 1 toe in een vergadering en noteer ik hoe de groep reageerde.',
          'Vóór {date} leer ik 4 werkvormen om een groep te begeleiden en pas ik er om de 2 weken 1 toe in een vergadering.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'mentor vinden | mentor zoeken | coach vinden | coach zoeken | rolmodel* | zoek .. mentor',
      phrases: [
        [
          'Vóór {date} kies ik voor mijn netwerk 5 mensen van wie ik kan leren, schrijf ik er 3 aan en voer ik 2 gesprekken met elk 3 voorbereide vragen.',
          'Vóór {date} schrijf ik voor mijn netwerk 3 mensen aan van wie ik kan leren, en voer ik 2 gesprekken.',
        ],
        [
          'Tot {date} bereid ik 4 mentorgesprekken voor met elk 3 vragen en voer ik na ieder gesprek 1 afgesproken stap uit.',
          'Tot {date} bereid ik 4 mentorgesprekken voor met elk 3 vragen.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk | smalltalk | koetjes en kalfjes',
      phrases: [
        [
          'Tot {date} begin ik elke week 2 praatjes met mensen die ik nauwelijks ken, als oefening in smalltalk, en noteer ik telkens 1 ding dat ik te weten kwam.',
          'Tot {date} begin ik elke week 2 praatjes met mensen die ik nauwelijks ken, als oefening in smalltalk.',
        ],
        [
          'Ik bereid 6 openingszinnen voor smalltalk voor, gebruik ze vóór {date} op {events|2} en houd daarna contact met 3 mensen.',
          'Ik gebruik vóór {date} op {events|2} 6 voorbereide openingszinnen voor smalltalk.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin*',
      phrases: [
        [
          'Uiterlijk op {date} herschrijf ik mijn LinkedIn-profiel[ met het oog op {aim}], publiceer ik {posts|4} over mijn vakgebied en reageer ik elke week op 2 berichten van anderen.',
          'Uiterlijk op {date} herschrijf ik mijn LinkedIn-profiel[ met het oog op {aim}] en publiceer ik {posts|4} over mijn vakgebied.',
        ],
        [
          'Uiterlijk op {date} plaats ik {posts|4} op LinkedIn, hooguit 1 per week, en voeg ik 15 contacten uit mijn vakgebied toe[, vooral met het oog op {aim}].',
          'Uiterlijk op {date} plaats ik {posts|4} op LinkedIn en voeg ik 15 contacten uit mijn vakgebied toe.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portfolio* | eigen website | mijn website | persoonlijke website',
      phrases: [
        [
          'Vóór {date} zet ik 3 afgewerkte projecten in mijn portfolio[ voor {aim}], beschrijf ik elk ervan in 5 zinnen en laat ik het bekijken door 2 mensen.',
          'Vóór {date} zet ik 3 afgewerkte projecten in mijn portfolio[ voor {aim}].',
        ],
        [
          'Ik zet mijn portfolio[ voor {aim}] uiterlijk op {date} met 4 projecten online, besteed er {hours|3} aan en vraag 3 mensen om feedback.',
          'Ik zet mijn portfolio[ voor {aim}] uiterlijk op {date} met 4 projecten online.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | artikel* | nieuwsbrief | nieuwsbrieven | podcast* | youtube | vlog*',
      phrases: [
        [
          'Uiterlijk op {date} publiceer ik {posts|4} van eigen hand, besteed ik er {hours|2} aan en vraag ik 3 mensen naar hun mening.',
          'Uiterlijk op {date} publiceer ik {posts|4} van eigen hand en vraag ik 3 mensen naar hun mening.',
        ],
        [
          'Ik maak een plan met 8 onderwerpen, publiceer {posts|4} vóór {date} en laat die telkens lezen of beluisteren door 5 mensen uit mijn vakgebied.',
          'Ik maak een plan met 8 onderwerpen en publiceer {posts|4} vóór {date}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'uitstelgedrag | uitstellen | uit te stellen | stel .. uit | procrastin* | uitstel*',
      phrases: [
        [
          'Tegen uitstelgedrag begin ik tot {date} op 4 dagen per week met 25 minuten aan mijn vervelendste taak en vink ik elke dag af.',
          'Tegen uitstelgedrag begin ik tot {date} op 4 dagen per week met 25 minuten aan mijn lastigste taak.',
        ],
        [
          'Tot {date} splits ik elke taak die ik uitstel in 3 kleine stappen en zet ik de eerste stap binnen 2 dagen.',
          'Tot {date} splits ik elke taak die ik uitstel in 3 stappen en begin ik binnen 2 dagen.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'prioriteit* | priorite* | prioriteren',
      phrases: [
        [
          'Tot {date} kies ik elke maandag 3 prioriteiten, orden ik nieuwe taken 1 keer per dag naar belang en haast en schrap ik er 2 per week of geef ik ze door.',
          'Tot {date} kies ik elke maandag 3 prioriteiten en schrap ik 2 andere taken per week of geef ik ze door.',
        ],
        [
          'Ik stem vóór {date} mijn 5 belangrijkste prioriteiten af met mijn leidinggevende en geef ze {hours|8} ongestoorde tijd.',
          'Ik stem vóór {date} mijn 5 belangrijkste prioriteiten af met mijn leidinggevende.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'focus* | gefocust* | concentr* | concentratie | afleid* | afgeleid',
      phrases: [
        [
          'Tot {date} werk ik op 4 dagen per week 60 minuten geconcentreerd zonder telefoon en meldingen en houd ik bij hoelang mijn focus standhoudt.',
          'Tot {date} houd ik op 4 dagen per week 60 minuten mijn focus vast zonder telefoon en meldingen.',
        ],
        [
          'Vóór {date} neem ik 3 bronnen van afleiding weg en houd ik 3 blokken van 45 minuten per week vrij voor geconcentreerd werk.',
          'Vóór {date} neem ik 3 bronnen van afleiding weg en plan ik 3 blokken per week voor geconcentreerd werk.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'deeltijd* | parttime | part time | 4 5de | 4 5e | vier vijfde | viervijfde | vierdaagse | minder dagen werken | dagen werken | minder werken | minder uren | uren verminderen | minder uren werken',
      phrases: [
        [
          'Vóór {date} reken ik uit wat 1 dag per week minder werken me kost en oplevert, bespreek ik 2 voorstellen met mijn leidinggevende en spreek ik een proef van 3 maanden af.',
          'Vóór {date} bespreek ik 2 voorstellen om minder uren te werken met mijn leidinggevende.',
        ],
        [
          'Ik zet op 1 pagina welke 3 taken ik kan overdragen als ik minder dagen werk, en leg dat vóór {date} voor aan mijn leidinggevende.',
          'Ik bepaal vóór {date} welke 3 taken ik kan overdragen als ik minder dagen werk.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'overwerk* | overuren | minder hard werken | minder .. werken | minder .. uren | uur werken | werkuren | werktijden | op tijd stoppen | op tijd naar huis | weekendwerk | in het weekend | werkdruk',
      phrases: [
        [
          'Tot {date} bouw ik mijn overuren stap voor stap af: op 3 dagen per week stop ik op tijd en elke vrijdag noteer ik mijn uren.',
          'Tot {date} stop ik op 3 dagen per week op tijd en noteer ik elke vrijdag mijn overuren.',
        ],
        [
          'Ik breng 3 taken in kaart die overuren veroorzaken, bespreek ze vóór {date} met mijn leidinggevende en geef er 1 door of schrap die.',
          'Ik breng 3 taken in kaart die overuren veroorzaken, en bespreek ze vóór {date} met mijn leidinggevende.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stress* | *stress | gestres* | burn out | burnout* | opgebrand | uitgeput | uitputting | vermoeid* | veerkracht | overbelast* | overweldigd | overspannen',
      phrases: [
        [
          'Om mijn stress te verlagen neem ik tot {date} elke werkdag 2 pauzes van 10 minuten en geef ik mijn stress elke avond een cijfer van 1 tot 10.',
          'Om mijn stress te verlagen neem ik tot {date} elke werkdag 2 pauzes van 10 minuten.',
        ],
        [
          'Vóór {date} benoem ik de 3 grootste oorzaken van mijn stress, verander ik aan elk ervan 1 ding en plan ik 2 uur rust per week in.',
          'Vóór {date} benoem ik de 3 grootste oorzaken van mijn stress en verander ik aan elk ervan 1 ding.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'zwem* | fietsen | wandelen | halve marathon | marathon | tennis* | fit | fit worden | fit blijven | conditie | gezond leven | gezonder leven | gezonde leefstijl | gezondere leefstijl | gezondere levensstijl | sport | sporten | sportschool | fitness | fitter | hardlopen | joggen | gaan lopen | afvallen | vermageren | bewegen | meer bewegen | trainingsschema',
      phrases: [
        [
          'Tot {date} sport ik 2 keer per week 40 minuten, zet ik dat als een afspraak in mijn agenda en vink ik elke keer af.',
          'Tot {date} sport ik 2 keer per week 40 minuten en vink ik elke keer af.',
        ],
        [
          'Ik volg tot {date} een sportschema met 2 trainingen per week en verleng 1 van beide elke 2 weken met 5 minuten.',
          'Ik volg tot {date} een sportschema met 2 trainingen per week.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'dagen thuis | thuis mag werken | thuis mogen werken | thuiswerk* | thuis werken | thuis te werken | van thuis uit | vanuit huis | hybride werken | op afstand werken | telewerk*',
      phrases: [
        [
          'Uiterlijk op {date} zet ik mijn voorstel om thuis te werken op 1 pagina, bespreek ik het in 1 gesprek met mijn leidinggevende en vraag ik een proef van 4 weken.',
          'Uiterlijk op {date} stel ik mijn leidinggevende op 1 pagina een proef van 4 weken thuiswerken voor.',
        ],
        [
          'Ik zet 5 taken op een rij die ik thuis kan doen, spreek vóór {date} een proef van 4 weken thuiswerk af en evalueer die met 3 vragen.',
          'Ik zet 5 taken voor thuiswerk op een rij en spreek vóór {date} een proef van 4 weken af.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'gezin | mijn gezin | familie | mijn familie | mijn kinderen | de kinderen | tijd .. kinderen | mijn kind | tijd .. partner | werk en gezin | met de kids',
      phrases: [
        [
          'Tot {date} houd ik 3 avonden per week vrij voor mijn gezin, met mijn werktelefoon uit vanaf 18 uur, en kijk ik er elke zondag op terug.',
          'Tot {date} houd ik 3 avonden per week vrij voor mijn gezin, met mijn werktelefoon uit.',
        ],
        [
          'Ik spreek vóór {date} op het werk 2 vaste dagen per week af waarop ik eerder stop, en zet die tijd met mijn gezin in mijn agenda.',
          'Vóór {date} spreek ik 2 vaste dagen per week af waarop ik eerder stop voor mijn gezin.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'loslaten | los te laten | werk loslaten | afschakelen | ontspan* | ontspannen | tot rust | rust vinden | deconnect* | piekeren | minder piekeren | na het werk | rust in mijn hoofd | rust in .. hoofd | hoofd leegmaken | hoofd leeg te maken | vol hoofd | mezelf voorbijlopen',
      phrases: [
        [
          'Om mijn werk los te laten sluit ik tot {date} elke week 4 werkdagen af met een vaste routine van 10 minuten en lees ik na 19 uur geen werkberichten meer.',
          'Om mijn werk los te laten sluit ik tot {date} elke week 4 werkdagen af met een vaste routine van 10 minuten.',
        ],
        [
          'Tot {date} plan ik 2 avonden per week iets waarbij ik mijn werk kan loslaten, en geef ik elke avond een cijfer van 1 tot 10.',
          'Tot {date} plan ik 2 avonden per week iets waarbij ik mijn werk kan loslaten.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'slaap | slapen | slaapritme | slaapt* | slaaptekort | slaapproblemen | slaap slecht | slapeloos* | nachtrust | doorslapen | inslapen',
      phrases: [
        [
          'Ik houd tot {date} op 5 dagen per week een vast avondritme aan: 30 minuten voor het slapen geen scherm, een vaste bedtijd en elke ochtend een cijfer voor mijn nachtrust.',
          'Ik houd tot {date} op 5 dagen per week een vast avondritme aan, zonder scherm in de 30 minuten voor het slapen.',
        ],
        [
          'Om goed te slapen lig ik tot {date} op 5 avonden per week op een vaste tijd in bed, drink ik na 15 uur geen koffie meer en vink ik elke dag af.',
          'Om goed te slapen lig ik tot {date} op 5 avonden per week op een vaste tijd in bed.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'mediter* | meditatie | mindful* | yoga | ademhaling*',
      phrases: [
        [
          'Tot {date} doe ik op 4 dagen per week 15 minuten yoga of meditatie, zet ik dat als een afspraak in mijn agenda en vink ik elke keer af.',
          'Tot {date} doe ik op 4 dagen per week 15 minuten yoga of meditatie en vink ik elke keer af.',
        ],
        [
          'Ik begin tot {date} op 4 ochtenden per week met 10 minuten yoga of meditatie en noteer elke vrijdag in 2 zinnen wat het met me doet.',
          'Ik begin tot {date} op 4 ochtenden per week met 10 minuten yoga of meditatie.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'scriptie* | masterscriptie | bachelorscriptie | eindscriptie',
      phrases: [
        [
          'Voor mijn scriptie schrijf ik tot {date} op 3 vaste dagen per week 60 minuten, rond ik elke 2 weken 1 hoofdstuk of paragraaf af en vraag ik er feedback op.',
          'Voor mijn scriptie schrijf ik tot {date} op 3 vaste dagen per week 60 minuten.',
        ],
        [
          'Vóór {date} verdeel ik mijn scriptie in 6 deeltaken met elk een eigen einddatum, werk ik er {hours|5} aan en bespreek ik elke 2 weken mijn voortgang.',
          'Vóór {date} verdeel ik mijn scriptie in 6 deeltaken en werk ik er {hours|5} aan.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'masterproef | bachelorproef | thesis | masterthesis | bachelorthesis | eindwerk | afstudeerwerk | afstudeer* | afstuderen',
      phrases: [
        [
          'Voor mijn afstudeerwerk schrijf ik tot {date} op 3 vaste dagen per week 60 minuten, rond ik elke 2 weken 1 hoofdstuk of paragraaf af en vraag ik er feedback op.',
          'Voor mijn afstudeerwerk schrijf ik tot {date} op 3 vaste dagen per week 60 minuten.',
        ],
        [
          'Vóór {date} verdeel ik mijn afstudeerwerk in 6 deeltaken met elk een eigen einddatum, werk ik er {hours|5} aan en bespreek ik elke 2 weken mijn voortgang.',
          'Vóór {date} verdeel ik mijn afstudeerwerk in 6 deeltaken en werk ik er {hours|5} aan.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'vergader* .. voorzitten | voorzitten | voor te zitten | vergadering* leiden | vergadering* voorzitten | vergaderingen te leiden',
      phrases: [
        [
          'Tot {date} zit ik elke 2 weken 1 vergadering voor met een agenda van hooguit 5 punten, bewaak ik de tijd en sluit ik af met duidelijke afspraken.',
          'Tot {date} zit ik elke 2 weken 1 vergadering voor met een agenda van hooguit 5 punten.',
        ],
        [
          'Vóór {date} bereid ik 4 vergaderingen voor met 1 doel en een tijd per agendapunt, zit ik ze voor en vraag ik na afloop 2 deelnemers om feedback.',
          'Vóór {date} zit ik 4 vergaderingen voor, met 1 doel en een tijd per agendapunt.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'faalangst | examenvrees | examenstress | angst om te falen | bang om te falen | bang om fouten | fouten maken',
      phrases: [
        [
          'Tegen mijn faalangst begin ik tot {date} elke week aan 1 taak die ik spannend vind, schrijf ik vooraf 1 helpende gedachte op en noteer ik achteraf 2 dingen die goed gingen.',
          'Tegen mijn faalangst begin ik tot {date} elke week aan 1 taak die ik spannend vind.',
        ],
        [
          'Vóór {date} bereid ik 3 spannende momenten in kleine stappen voor, oefen ik elk ervan 2 keer en geef ik mijn faalangst telkens een cijfer van 1 tot 10.',
          'Tegen mijn faalangst oefen ik vóór {date} 3 spannende momenten elk 2 keer.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'functioneringsgesprek* .. medewerker* | beoordelingsgesprek* .. medewerker* | evaluatiegesprek* .. medewerker* | functioneringsgesprekken voeren | beoordelingsgesprekken voeren | functioneringsgesprek* .. mijn team | medewerker* .. presteert | medewerker .. functioneert',
      phrases: [
        [
          'Vóór {date} bereid ik voor elk lastig gesprek in mijn team 2 voorbeelden en 1 voorstel voor, oefen ik het 1 keer hardop en maak ik daarna 2 afspraken met een datum.',
          'Vóór {date} bereid ik voor elk lastig gesprek in mijn team 2 voorbeelden en 1 voorstel voor.',
        ],
        [
          'Uiterlijk op {date} voer ik 2 functioneringsgesprekken, telkens met 3 open vragen en 1 duidelijke verwachting, en kijk ik na 4 weken met mijn medewerker terug.',
          'Uiterlijk op {date} voer ik 2 functioneringsgesprekken, telkens met 3 open vragen en 1 duidelijke verwachting.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'gezond eten | gezonder eten | voeding | voedingspatroon | eetpatroon',
      phrases: [
        [
          'Om gezonder te eten kook ik tot {date} op 4 avonden per week vers, maak ik elke zondag een weekmenu en vink ik elke dag af.',
          'Om gezonder te eten kook ik tot {date} op 4 avonden per week vers.',
        ],
        [
          'Tot {date} neem ik op 4 werkdagen per week een gezonde lunch van thuis mee en vervang ik 1 tussendoortje per dag door fruit.',
          'Tot {date} neem ik op 4 werkdagen per week een gezonde lunch van thuis mee.',
        ],
      ],
    },
    {
      theme: 'negotiatingPay',
      cues: 'uurtarief | dagtarief | tarief | tarieven | honorarium | uurprijs',
      phrases: [
        [
          'Vóór {date} vergelijk ik mijn tarief met 4 bronnen, bepaal ik mijn nieuwe prijs[ ({percent} meer)][ (doel: {amount})] en leg ik die voor aan 3 opdrachtgevers.',
          'Vóór {date} bepaal ik mijn nieuwe tarief[ ({percent} meer)][ (doel: {amount})] en leg ik het voor aan 3 opdrachtgevers.',
        ],
        [
          'Ik schrijf 3 argumenten op voor een hoger tarief[ ({percent} meer)][ (doel: {amount})], oefen ze 2 keer hardop en gebruik ze vóór {date} in mijn volgende offerte.',
          'Ik oefen 3 argumenten voor een hoger tarief[ ({percent} meer)][ (doel: {amount})] en gebruik ze vóór {date} in mijn volgende offerte.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelanc* | zzp* | zelfstandige | als zelfstandige | bijberoep | zelfstandige worden',
      phrases: [
        [
          'Uiterlijk op {date} beschrijf ik 1 aanbod als freelancer, met prijs, leg ik het voor aan {customers|8} en haal ik de eerste betaalde opdracht binnen.',
          'Uiterlijk op {date} beschrijf ik 1 aanbod als freelancer, met prijs, en leg ik het voor aan {customers|8}.',
        ],
        [
          'Ik bereid mijn start als zelfstandige vóór {date} voor: ik zet kosten, belasting en verzekering op 1 pagina, voer 2 gesprekken met zelfstandigen en stel 3 offertes op.',
          'Ik bereid mijn start als zelfstandige vóór {date} voor met 1 kostenplan en 3 offertes.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'investeerder* | financiering | startkapitaal | crowdfunding | subsidie* | pitchdeck | pitch deck',
      phrases: [
        [
          'Vóór {date} maak ik een pitchdeck van 10 pagina’s, test ik het bij 3 ervaren ondernemers en leg ik het voor aan 4 investeerders.',
          'Vóór {date} maak ik een pitchdeck van 10 pagina’s en leg ik het voor aan 4 investeerders.',
        ],
        [
          'Uiterlijk op {date} zet ik 15 passende bronnen van financiering op een lijst, benader ik er 6 en verwerk ik elke reactie in mijn plan.',
          'Uiterlijk op {date} zet ik 15 passende bronnen van financiering op een lijst en benader ik er 6.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'webshop* | online shop* | onlineshop* | webwinkel* | etsy* | e commerce',
      phrases: [
        [
          'Uiterlijk op {date} open ik mijn webshop met 5 producten, elk met foto en prijs, en vraag ik {customers|8} om de shop te testen.',
          'Uiterlijk op {date} open ik mijn webshop met 5 producten en vraag ik {customers|8} om een test.',
        ],
        [
          'Tot {date} werk ik {hours|4} aan mijn webshop, zet ik 5 producten online en bekijk ik elke week de bezoeken en bestellingen.',
          'Tot {date} werk ik {hours|4} aan mijn webshop en zet ik 5 producten online.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'zwangerschapsverlof | bevallingsverlof | bevallingsrust | moederschapsrust | moederschapsverlof | ouderschapsverlof | na de geboorte | na mijn bevalling',
      phrases: [
        [
          'Vóór {date} voer ik voor mijn terugkeer na mijn verlof 2 gesprekken met mijn werkgever over taken en uren, fris ik 2 vaardigheden op en plan ik 1 wenweek voor de kinderopvang.',
          'Vóór {date} voer ik voor mijn terugkeer na mijn verlof 2 gesprekken met mijn werkgever en fris ik 2 vaardigheden op.',
        ],
        [
          'Vóór {date} schrijf ik een plan voor de eerste 4 weken na mijn terugkeer uit verlof, stem ik het af met mijn werkgever en besteed ik {hours|2} aan het opfrissen van mijn kennis.',
          'Vóór {date} schrijf ik een plan voor de eerste 4 weken na mijn terugkeer uit verlof en stem ik het af met mijn werkgever.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'sterke punten | sterke kanten | sterktes | mijn sterktes | talenten | mijn talenten | mijn kwaliteiten | kernkwaliteiten | mijn waarden | kernwaarden | waar ik goed in',
      phrases: [
        [
          'Vóór {date} vraag ik 5 mensen om elk 2 van mijn sterke punten te noemen, leg ik de antwoorden naast mijn eigen lijst en probeer ik 1 sterk punt uit in een nieuwe taak.',
          'Vóór {date} vraag ik 5 mensen om elk 2 van mijn sterke punten te noemen en leg ik de antwoorden naast mijn eigen lijst.',
        ],
        [
          'Vóór {date} doe ik 1 erkende test over mijn sterke punten, noteer ik bij elk resultaat 3 situaties uit mijn werk en bespreek ik ze met mijn mentor.',
          'Vóór {date} doe ik 1 test over mijn sterke punten en noteer ik bij elk resultaat 3 situaties uit mijn werk.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'beslis* | beslissing* | besluit | besluiten | kiezen tussen | te kiezen tussen | twijfel tussen | twijfel of | keuze | keuzes | knoop doorhakken | knopen doorhakken | blijven of | moet ik | zal ik',
      phrases: [
        [
          'Vóór {date} vergelijk ik mijn opties schriftelijk op 6 punten, praat ik met {people|3} met ervaring in elke richting en neem ik mijn beslissing.',
          'Vóór {date} vergelijk ik mijn opties schriftelijk op 6 punten en neem ik mijn beslissing.',
        ],
        [
          'Ik verken elk van mijn opties minstens 2 uur, noteer telkens 3 voordelen en 3 nadelen en maak uiterlijk op {date} mijn keuze.',
          'Ik noteer van elke optie 3 voordelen en 3 nadelen en maak uiterlijk op {date} mijn keuze.',
        ],
      ],
    },
    {
      theme: 'language',
      cues: 'inburger* | nt2 | staatsexamen*',
      phrases: [
        [
          'Tot {date} studeer ik {hours|4} Nederlands voor mijn inburgering, voer ik elke week 1 gesprek van 30 minuten en maak ik 3 oefenexamens.',
          'Tot {date} studeer ik {hours|4} Nederlands voor mijn inburgering en maak ik 3 oefenexamens.',
        ],
        [
          'Vóór {date} schrijf ik me in voor 1 onderdeel van het taalexamen, oefen ik {hours|4} Nederlands en laat ik elke week 1 tekst nakijken.',
          'Vóór {date} schrijf ik me in voor 1 onderdeel van het taalexamen en oefen ik {hours|4} Nederlands.',
        ],
      ],
    },
  ],
  frames: [
    'Mijn doel is “{words}”. {goal}',
    'Mijn voornemen is “{words}”. {goal}',
    'Hier werk ik naartoe: “{words}”. {goal}',
  ],
  percent: '{n}%',
  hoursTail: 'Daarvoor maak ik {hours} vrij.',
  hours: { one: '{n} uur per week', other: '{n} uur per week' },
  counted: {
    applications: {
      cues: `sollicitatie | sollicitaties | sollicitatiebrie* | cv's`,
      forms: { one: '{n} sollicitatie', other: '{n} sollicitaties' },
    },
    interviews: {
      cues: 'sollicitatiegesprek* | oefengesprek* | proefgesprek* | interview* | gesprek bij',
      forms: { one: '{n} oefengesprek', other: '{n} oefengesprekken' },
    },
    people: {
      cues: 'contacten | mensen | personen | connecties | gesprekken | vakgenoten | experts | vrouwen | koffiegesprek* | netwerkgesprek*',
      forms: { one: '{n} persoon', other: '{n} mensen' },
    },
    talks: {
      cues: 'presentatie* | lezing* | speech* | toespra* | voordracht* | pitches | spreekbeurt*',
      forms: { one: '{n} presentatie', other: '{n} presentaties' },
    },
    posts: {
      cues: 'berichten | bericht | posts | post | artikel* | blog* | bijdrage* | afleveringen | columns',
      forms: { one: '{n} bijdrage', other: '{n} bijdragen' },
    },
    customers: {
      cues: 'klant* | opdracht | opdrachten | opdrachtgever* | afnemers | bestellingen',
      forms: { one: '{n} mogelijke klant', other: '{n} mogelijke klanten' },
    },
    books: { cues: 'boek | boeken', forms: { one: '{n} boek', other: '{n} boeken' } },
    events: {
      cues: 'evenement* | event | events | bijeenkomst* | workshop* | beurs | beurzen | congres* | conferentie* | meetup* | netwerkborrel* | borrels | netwerkevent*',
      forms: { one: '{n} bijeenkomst', other: '{n} bijeenkomsten' },
    },
  },
  teamPeople:
    'mensen | personen | medewerker* | leden | teamleden | koppig* | man | collega* | ontwikkelaar* | developers | verpleegkundigen | werknemers | fte',
  team: 'team | teams | ploeg | groep | afdeling | teampje',
  languageNames: [
    [
      'en',
      'engels* | english | ingelsk | zakelijk engels | engelse taal | engelse les | engelse lessen | engelse cursus | engelse conversatie | engelse grammatica | engelse woordenschat | engelse taalvaardig*',
    ],
    [
      'de',
      'duits | duitse taal | duitse les | duitse lessen | duitse cursus | duitse conversatie | duitse grammatica | duitse woordenschat | duitse taalvaardig*',
    ],
    [
      'fr',
      'frans | franse taal | franse les | franse lessen | franse cursus | franse conversatie | franse grammatica | franse woordenschat | franse taalvaardig*',
    ],
    [
      'es',
      'spaans | spaanse taal | spaanse les | spaanse lessen | spaanse cursus | spaanse conversatie | spaanse grammatica | spaanse woordenschat | spaanse taalvaardig*',
    ],
    [
      'it',
      'italiaans* | italiaanse taal | italiaanse les | italiaanse lessen | italiaanse cursus | italiaanse conversatie | italiaanse grammatica | italiaanse woordenschat | italiaanse taalvaardig*',
    ],
    [
      'pt',
      'portugees* | portugese taal | portugese les | portugese lessen | portugese cursus | portugese conversatie | portugese grammatica | portugese woordenschat | portugese taalvaardig*',
    ],
    [
      'nl',
      'nederlands | dutch | vlaams | nederlandse taal | nederlandse les | nederlandse lessen | nederlandse cursus | nederlandse conversatie | nederlandse grammatica | nederlandse woordenschat | nederlandse taalvaardig*',
    ],
    [
      'pl',
      'pools | poolse taal | poolse les | poolse lessen | poolse cursus | poolse conversatie | poolse grammatica | poolse woordenschat | poolse taalvaardig*',
    ],
    ['cs', 'tsjechisch*'],
    ['sk', 'slowaaks* | slovaaks*'],
    ['uk', 'oekraïens*'],
    [
      'ru',
      'russisch* | russische taal | russische les | russische lessen | russische cursus | russische conversatie | russische grammatica | russische woordenschat | russische taalvaardig*',
    ],
    [
      'tr',
      'turks | turkse taal | turkse les | turkse lessen | turkse cursus | turkse conversatie | turkse grammatica | turkse woordenschat | turkse taalvaardig*',
    ],
    ['ro', 'roemeens*'],
    ['sv', 'zweeds'],
    ['da', 'deens'],
    ['no', 'noors'],
    ['fi', 'fins'],
    ['hu', 'hongaars*'],
    ['el', 'grieks*'],
    [
      'ar',
      'arabisch* | arabische taal | arabische les | arabische lessen | arabische cursus | arabische conversatie | arabische grammatica | arabische woordenschat | arabische taalvaardig*',
    ],
    ['he', 'hebreeuws*'],
    ['hi', 'hindi'],
    [
      'zh',
      'chinees | mandarijn | chinese taal | chinese les | chinese lessen | chinese cursus | chinese conversatie | chinese grammatica | chinese woordenschat | chinese taalvaardig*',
    ],
    [
      'ja',
      'japans | japanse taal | japanse les | japanse lessen | japanse cursus | japanse conversatie | japanse grammatica | japanse woordenschat | japanse taalvaardig*',
    ],
    ['ko', 'koreaans*'],
    ['hr', 'kroatisch*'],
    ['sr', 'servisch*'],
    ['bg', 'bulgaars*'],
    ['fy', 'fries'],
    ['af', 'afrikaans'],
  ],
  aims: [
    ['teamleid* | teamlead* | team lead* | teamverantwoordelijke', 'een rol als teamleider', 'up'],
    ['teamcoach', 'een rol als teamcoach', 'up'],
    ['afdelingshoofd* | hoofd van | diensthoofd | afdelingsmanager', 'een functie als afdelingshoofd', 'up'],
    [
      'vestigingsmanager | filiaalleid* | filiaalmanager | winkelmanager | bedrijfsleid*',
      'een functie als bedrijfsleider',
      'up',
    ],
    [
      'senior developer* | senior ontwikkel* | senior engineer* | senior software*',
      'een seniorfunctie in softwareontwikkeling',
      'up',
    ],
    ['senior consultant* | senior adviseur', 'een seniorfunctie in advies', 'up'],
    ['medior developer* | medior ontwikkel*', 'een mediorfunctie in softwareontwikkeling', 'up'],
    ['medior*', 'een mediorfunctie', 'up'],
    ['senior* | seniorfunctie', 'een seniorfunctie', 'up'],
    ['tech lead | lead developer | lead engineer', 'een rol als tech lead', 'up'],
    ['engineering manager', 'een functie als engineering manager', 'up'],
    ['directeur* | directie | directrice | directielid | directiefunctie', 'een directiefunctie', 'up'],
    ['ceo', 'een functie als CEO', 'up'],
    ['cfo | coo', 'een directiefunctie', 'up'],
    ['cto', 'een functie als technisch directeur', 'up'],
    ['bestuur | bestuurder | bestuurslid | raad van bestuur', 'een bestuursfunctie', 'up'],
    [
      'manager worden | manager te worden | managersfunctie | naar manager | tot manager | leidinggevende worden | leidinggevende te worden | tot leidinggevende | naar leidinggevende | leidinggevende functie | leidinggevende positie | leidinggevende rol | managementfunctie | managementpositie | managementrol | leidersrol',
      'een leidinggevende functie',
      'up',
    ],
    ['productmanag* | product manag*', 'een functie in productmanagement'],
    ['product owner*', 'een rol als product owner'],
    ['projectleid* | projectmanag* | project manag*', 'een functie in projectmanagement'],
    ['scrum master*', 'een rol als scrummaster'],
    ['agile coach', 'een rol als agile coach'],
    ['data scien* | datawetenschap*', 'een functie in data science'],
    ['data anal* | dataanal* | data analist*', 'een functie in data-analyse'],
    ['iets met data | werken met data', 'werk met data'],
    ['data engineer*', 'een functie in data-engineering'],
    ['business anal* | bedrijfsanalist*', 'een functie in businessanalyse'],
    [
      'machine learning | kunstmatige intelligentie | artificiële intelligentie | ai engineer',
      'een functie in kunstmatige intelligentie',
    ],
    ['ux ui | ui ux | ux design* | ux | ui design* | ux researcher', 'een functie in UX-design'],
    [
      'grafisch ontwerp* | grafisch vormgev* | grafische vormgev* | grafisch design*',
      'een functie in grafische vormgeving',
    ],
    [
      'softwareontwikkel* | software ontwikkel* | software developer* | software engineer* | developer | ontwikkelaar* | programmeur* | webontwikkel* | webdeveloper* | web developer* | frontend* | front end* | backend* | back end* | full stack* | fullstack*',
      'een functie in softwareontwikkeling',
    ],
    ['devops', 'een functie in DevOps'],
    [
      'cybersecurity | cyber security | it beveiliging | informatiebeveiliging',
      'een functie in IT-beveiliging',
    ],
    [
      'testautomatisering | softwaretest* | tester | kwaliteitsborging | kwaliteitsmanag*',
      'een functie in kwaliteitszorg',
    ],
    [
      'IT | ict | it sector | it wereld | techsector | tech sector | it branche | tech',
      'een functie in de IT',
    ],
    ['online marketing* | digital marketing* | digitale marketing', 'een functie in online marketing'],
    ['marketing* | marketeer*', 'een functie in marketing'],
    ['communicatieadviseur* | communicatiemedewerk* | communicatie en', 'een functie in communicatie'],
    [
      'hr | human resources | personeelszaken | p o | hrm | hr adviseur | hr business partner | recruiter* | recruitment | personeelsdienst',
      'een functie in HR',
    ],
    ['sales | verkoop | verkoper* | accountmanag* | account manag*', 'een functie in de verkoop'],
    ['consult* | consultant* | adviseur* | advieswerk | adviesbureau', 'een functie als adviseur'],
    ['controlling | controller*', 'een functie in controlling'],
    [
      'financiën | finance | financieel | financiële sector | financiele sector | bankwezen',
      'een functie in de financiële sector',
    ],
    ['boekhoud* | accountancy | accountant*', 'een functie in de boekhouding'],
    [
      'duurzaam* | duurzaamheid* | esg | klimaat* | energietransitie | hernieuwbare',
      'een functie in duurzaamheid',
    ],
    [
      'maatschappelijk werk* | sociaal werk* | hulpverlen* | jeugdzorg | jeugdwerk*',
      'een functie in het sociaal werk',
    ],
    [
      'in het onderwijs | het onderwijs in | naar het onderwijs | onderwijssector | leraar worden | lerares worden | leraar te worden | tot leraar | leerkracht* | docent* | juf | meester | voor de klas',
      'een functie in het onderwijs',
    ],
    [
      'verpleegkundige | verpleegkunde | verpleging | verzorgende | in de zorg | zorgsector',
      'een functie in de zorg',
    ],
    ['kinderopvang | pedagogisch medewerk* | kinderbegeleid*', 'een functie in de kinderopvang'],
    ['verloskundige | vroedvrouw | vroedkund*', 'een functie in de verloskunde'],
    ['coach | coachen | loopbaancoach* | loopbaanbegeleider*', 'een functie in coaching'],
    ['trainer*', 'een functie als trainer'],
    ['psycholog* | therapeut*', 'een functie in de psychologie'],
    ['journalis*', 'een functie in de journalistiek'],
    [
      'copywriter* | tekstschrijver* | content creator* | contentmarketing | content marketing',
      'een functie in contentcreatie',
    ],
    ['het bedrijfsleven | bedrijfsleven', 'een functie in het bedrijfsleven'],
    [
      'onderzoeker* | onderzoekswereld | onderzoekswerk | wetenschappelijk onderzoek | onderzoek doen | in het onderzoek | wetenschap* | academi* | postdoc',
      'een functie in het onderzoek',
    ],
    [
      'ngo* | goede doelen | non profit* | nonprofit* | vrijwilligersorganisatie*',
      'een functie bij een goed doel',
    ],
    [
      'overheid* | gemeente | ministerie | rijksoverheid | openbare sector | ambtenaar | beleidsmedewerk*',
      'een functie bij de overheid',
    ],
    ['customer success', 'een functie in customer success'],
    ['logistiek* | supply chain', 'een functie in de logistiek'],
    [
      'solution architect* | solutions architect* | software architect* | it architect* | enterprise architect* | cloud architect*',
      'een functie in IT-architectuur',
      'up',
    ],
    ['architect*', 'een functie in de architectuur'],
    ['hoofdverpleegkund*', 'een functie als hoofdverpleegkundige', 'up'],
    [
      'schoolleider* | schooldirect* | schoolleiding | adjunct directeur',
      'een functie in de schoolleiding',
      'up',
    ],
    ['intern begeleider | ib er | zorgcoördinator', 'een functie in de leerlingbegeleiding'],
    ['vertaler* | vertaalbureau | tolk', 'een functie als vertaler of tolk'],
    ['toerisme | reisbranche | reissector', 'een functie in het toerisme'],
    ['interieur* | interieurontwerp* | binnenhuisarchitect*', 'een functie in interieurontwerp'],
    ['mediasector | mediawereld | in de media | televisie | uitgeverij', 'een functie in de media'],
    ['culturele sector | cultuursector | museum | musea', 'een functie in de culturele sector'],
    ['elektrotechniek | elektromonteur', 'een functie in de elektrotechniek'],
    ['de techniek in | in de techniek | technische sector', 'een functie in de techniek'],
    ['farma | farmacie | farmaceutische | life sciences', 'een functie in de farmacie'],
    ['dierenverzorg* | dierenarts* | dierensector', 'een functie in de dierenzorg'],
    ['tuinier* | hovenier* | groensector', 'een functie in de groensector'],
    ['politie | politieagent*', 'een functie bij de politie'],
    ['risk manager | risicomanag*', 'een functie in risicomanagement'],
    ['compliance', 'een functie in compliance'],
    ['kwaliteitsmedewerk*', 'een functie in kwaliteitszorg'],
    ['klantenservice | klantendienst', 'een functie in de klantenservice'],
    ['jurist* | advocaat | advocate | advocaten | bedrijfsjurist* | juridisch*', 'een juridische functie'],
    ['eventmanag* | evenementen*', 'een functie in evenementenorganisatie'],
    ['inkoop | inkoper* | aankoop', 'een functie in de inkoop'],
    ['ingenieur* | engineering', 'een functie als ingenieur'],
    ['de bouw | bouwsector | bouwkunde | werfleid* | uitvoerder in de bouw', 'een functie in de bouw'],
    ['horeca | kok', 'een functie in de horeca'],
    ['administratie* | administratief*', 'een administratieve functie'],
    [
      'management assistent* | managementassistent* | secretares* | officemanag* | office manag*',
      'een functie in officemanagement',
    ],
  ],
  quotedAim: 'werk als “{words}”',
  aimOpeners:
    'werken als | zoek werk als | werk vinden als | werk zoeken als | aan de slag als | baan als | job als | functie als | rol als | positie als | beginnen als | starten als | opleiding tot | omscholen tot | omscholing tot | omgeschoold tot | bijscholen tot | leren voor | aan het werk als | ook als | weer als | terug als | opnieuw als',
  skills: [
    ['data analyse* | dataanalyse* | data analyseren | data analytics | datavisualis*', 'data-analyse'],
    ['data science | datawetenschap', 'data science'],
    ['machine learning', 'machine learning'],
    [
      'AI | kunstmatige intelligentie | artificiële intelligentie | ai tools | generatieve ai | prompt engineering | prompten',
      'AI',
    ],
    ['webontwikkel* | webdesign | websites bouwen | websites maken', 'webontwikkeling'],
    ['frontend* | front end*', 'front-endontwikkeling'],
    ['backend* | back end*', 'back-endontwikkeling'],
    ['testautomatisering', 'testautomatisering'],
    ['cloud security | cloudbeveiliging | cloud beveiliging', 'cloudbeveiliging'],
    ['cloud*', 'cloudtechnologie'],
    ['devops', 'DevOps'],
    ['it beveiliging | cybersecurity | cyber security | informatiebeveiliging', 'IT-beveiliging'],
    ['ux design | ux | user experience', 'UX-design'],
    ['ui design', 'UI-design'],
    ['grafisch ontwerp* | grafische vormgeving | grafisch design', 'grafische vormgeving'],
    [
      'projectmanagement* | project management | projecten leiden | projecten .. leiden | projecten te leiden | projecten beheren',
      'projectmanagement',
    ],
    ['productmanagement | product management', 'productmanagement'],
    ['verandermanagement | change management | verandering begeleiden', 'verandermanagement'],
    ['agile werken | agile', 'agile werken'],
    ['design thinking', 'design thinking'],
    ['online marketing | digitale marketing | digital marketing', 'online marketing'],
    ['social media | sociale media', 'sociale media'],
    ['contentmarketing | content marketing', 'contentmarketing'],
    ['verkooptechniek* | verkoopvaardig* | leren verkopen | salesvaardig*', 'verkooptechnieken'],
    ['boekhoud*', 'boekhouden'],
    ['controlling', 'controlling'],
    [
      'financiële kennis | financieel beheer | financiële geletterdheid | beleggen | investeren',
      'financieel beheer',
    ],
    ['statistiek*', 'statistiek'],
    ['gegevensbescherming | avg | gdpr | privacywet*', 'gegevensbescherming'],
    ['databank* | databases | database', 'databases'],
    ['programmeren | programmeer* | coderen | coding', 'programmeren'],
    ['softwarearchitectuur | software architectuur | system design', 'softwarearchitectuur'],
    ['video editing | videomontage | video bewerken | videobewerking | monteren', 'videobewerking'],
    ['fotografie | fotograferen', 'fotografie'],
    ['copywriting', 'copywriting'],
    ['big data', 'big data'],
    ['blockchain', 'blockchain'],
    ['robotica', 'robotica'],
    ['blind typen | typecursus', 'blind typen'],
    ['arbeidsrecht', 'arbeidsrecht'],
    ['strategisch denken', 'strategisch denken'],
    ['gebarentaal', 'gebarentaal'],
    ['notuleren', 'notuleren'],
    ['snellezen', 'snellezen'],
    ['acquisitie', 'acquisitie'],
    ['ehbo | eerste hulp', 'eerste hulp'],
    ['businesscase* | business case', 'businesscases schrijven'],
    ['lean | lean werken | procesverbetering', 'procesverbetering'],
    ['risicomanagement', 'risicomanagement'],
    ['kwaliteitsmanagement', 'kwaliteitsmanagement'],
    ['academisch schrijven | wetenschappelijk schrijven', 'academisch schrijven'],
    ['subsidies aanvragen | subsidie aanvragen', 'subsidies aanvragen'],
    ['no code | low code', 'low-code'],
    ['3d tekenen | technisch tekenen', 'technisch tekenen'],
    ['spreadsheet* | spreadsheets', 'werken met spreadsheets'],
    ['didactiek | lesgeven', 'lesgeven'],
  ],
  audiences: [
    ['directie | directieteam | hoger management | senior management | topmanagement', 'de directie'],
    ['bestuur | raad van bestuur | directiecomité', 'het bestuur'],
    ['management | managementteam | MT', 'het management'],
    [
      'grote groep* | groot publiek | grote zaal | volle zaal | veel mensen | grotere groep*',
      'een grote groep',
    ],
    ['kleine groep*', 'een kleine groep'],
    ['mijn team | ons team | het team | mijn ploeg', 'mijn team'],
    ['collega*', 'collega’s'],
    ['klant | klanten', 'klanten'],
    ['stakeholder*', 'stakeholders'],
    ['investeerder*', 'investeerders'],
    ['vreemden | onbekenden', 'onbekenden'],
    ['mijn baas | mijn chef | mijn manager | mijn leidinggevende', 'mijn leidinggevende'],
    ['student* | studenten', 'studenten'],
    ['de klas | een klas | leerlingen', 'een klas'],
    ['leken | niet technische*', 'mensen zonder vakkennis'],
    ['congres* | conferentie*', 'een congrespubliek'],
    [
      'internationale collega* | internationaal team | internationaal publiek | internationale teams',
      'een internationaal publiek',
    ],
    ['ontwikkelaars | developers', 'ontwikkelaars'],
    ['leverancier*', 'leveranciers'],
    ['camera', 'een camera'],
    ['ouders', 'ouders'],
    ['ondernemingsraad', 'de ondernemingsraad'],
    ['gemeenteraad', 'de gemeenteraad'],
  ],
  commitment: `dan stel ik | ik zal | zal ik | ik ga | ga ik | ik rond | rond ik | ik verstuur | verstuur ik | ik stuur | stuur ik | ik voer | voer ik | ik volg | volg ik | ik vraag | vraag ik | ik verzamel | verzamel ik | ik vergelijk | vergelijk ik | ik schrijf | schrijf ik | ik herschrijf | herschrijf ik | ik oefen | oefen ik | ik bespreek | bespreek ik | ik plan | plan ik | ik zet | zet ik | ik neem | neem ik | ik geef | geef ik | ik houd | houd ik | ik hou | hou ik | ik bezoek | bezoek ik | ik lees | lees ik | ik praat | praat ik | ik spreek | spreek ik | ik bereid | bereid ik | ik leg | leg ik | ik maak | maak ik | ik pak | pak ik | ik stop | stop ik | ik begin | begin ik | ik open | open ik | ik publiceer | publiceer ik | ik plaats | plaats ik | ik besteed | besteed ik | ik solliciteer | solliciteer ik | ik delegeer | delegeer ik | ik leid | leid ik | ik draag | draag ik | ik leer | leer ik | ik studeer | studeer ik | ik doe | doe ik | ik noteer | noteer ik | ik beschrijf | beschrijf ik | ik bouw | bouw ik | ik breng | breng ik | ik bereik | bereik ik | ik bepaal | bepaal ik | ik benader | benader ik | ik kies | kies ik | ik splits | splits ik | ik sluit | sluit ik | ik stem | stem ik | ik stel | stel ik | zoek ik | ik zoek vóór | ik zoek uiterlijk | ik zoek tot | ik verdeel | verdeel ik | ik verwerk | verwerk ik | ik scherp | scherp ik | ik fris | fris ik | ik pas | pas ik | ik haal | haal ik | ik luister | luister ik | ik sport | sport ik | ik bedenk | bedenk ik | ik zeg | zeg ik | ik toets | toets ik | ik laat | laat ik | ik behaal | behaal ik | ik rangschik | rangschik ik | ik meld | meld ik | ik doorloop | doorloop ik | ik organiseer | organiseer ik | ik start | start ik | ik teken | teken ik | ik analyseer | analyseer ik | ik contacteer | contacteer ik | ik ontwikkel | ontwikkel ik | ik lever | lever ik | ik reserveer | reserveer ik | ik schrap | schrap ik | ik vink | vink ik | ik schets | schets ik | ik test | test ik | ik presenteer | presenteer ik | ik sta | sta ik | werk ik | ik werk tot | ik werk uiterlijk | ik werk vóór | loop ik | ik loop tot | noem ik | zie ik erop | ga er tot | evalueer ik | ik evalueer | vat ik | ik vat | ik boek | boek ik | ik zit | zit ik | kook ik | ik kook | reken ik | ik dien | dien ik | ik verken | verken ik | ik lig | lig ik | ik breid | breid ik | ik richt | ik zorg | zorg ik | vind ik minstens | benoem ik | ik benoem | gebruik ik | ik gebruik`,
  promises:
    'altijd | gegarandeerd | garandeer* | garantie | nooit | perfect | perfecte | absoluut | koste wat kost | foutloos | foutloze | zonder uitzondering | elke keer weer',
  vague: 'verbeter* | begrijpen | begrijp | probeer | beter | beter worden | meer weten',
};
