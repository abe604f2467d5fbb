/** The grammar of wishes in Polish. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const polish: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    chcę | chciałbym | chciałabym | bym chciał | bym chciała | pragnę | zamierzam | planuję | potrzebuję | marzę o tym , żeby | marzę o tym , aby |
    marzę o tym , by | marzę , żeby | marzę , aby | mam zamiar | postanowiłam | postanowiłem | moim celem jest | moim marzeniem jest |
    zależy mi , żeby | zależy mi na tym , żeby | jak mogę | jak mam | wolałbym | wolałabym | trzeba | trzeba mi | chcę po prostu | chcę w końcu | chciałbym po prostu |
    chciałabym po prostu | chciałbym w końcu | chciałabym w końcu | muszę | muszę w końcu | fajnie byłoby | byłoby fajnie | fajnie by było | dobrze byłoby |
    dobrze by było | byłoby dobrze | super byłoby | miło byłoby | marzy mi się , żeby | mam ochotę | mam nadzieję | moim planem jest | mój cel to | moje marzenie to |
    mój plan to | warto byłoby | przydałoby mi się | przydałoby się | miło by było | super by było | byłoby miło | byłoby super | najwyższa pora | najwyższy czas | czas najwyższy | powinienem | powinnam | trzeba będzie
  `,
  subject: '',
  thats:
    'chcę , żeby | chcę , aby | chciałbym , żeby | chciałabym , żeby | chciałbym , aby | chciałabym , aby | potrzebuję',
  pointers: 'to | tego | z tym | nad tym | w tym',
  fillers: `
    też | także | wreszcie | bardzo | jeszcze | więc | tylko | naprawdę | teraz | najpierw | potem | koniecznie | również | już | jednak |
    natomiast
  `,
  says: 'podziękować | dodać | powiedzieć , | wspomnieć | przedstawić',
  ends: 'bo | ale | ponieważ | gdyż | lecz | choć | chociaż | a ja | i nie wiem | a nie mam',
  asks: `jak | jaki* | jaką | jakie* | któr* | czy | co | gdzie | kto | kiedy | dlaczego | ile`,
  vague: 'im | mu | niego | niej | nich | to | je | go | ją | ich | nim | nimi | nią | tam | tego',
  indefinite: 'coś',
  pointing: `ten | ta | tę | tej | tego | te | tych | tym | tymi | tą | taki | taka | takie | taką | takich | takimi | takiego | takiej | coś takiego | przez niego | z nim | z nią | z nimi | dla nich | do niej | do niego | od nich`,
  pronounFirst: null,
  dangling:
    'tak | i | lub | albo | ale | żeby | żebym | aby | abym | że | niż | gdy | kiedy | jeśli | który | która | które',
  linkingAdverbs: 'do tego czasu | do tej pory | wcześniej | przedtem | więc',
  past: 'po | bez | zamiast | kiedyś chciałem | kiedyś chciałam | myślałem , żeby | myślałam , żeby | próbowałem | próbowałam | przestałem | przestałam',
  feared: 'boję się | obawiam się | lękam się',
  lacks: [
    [
      'nie umiem | nie potrafię | trudno mi | ciężko mi | nigdy nie nauczyłam się | nigdy nie nauczyłem się',
      'nauczyć się',
    ],
    ['nie mam odwagi | wstydzę się', 'odważyć się'],
  ],
  able: 'umiem | potrafię | mogę | daję radę',
  purposes: 'aby | ażeby',
  unwanted: 'nie chcę | nie zamierzam',
  everyDay: 'każdego dnia | każdego ranka | każdego wieczoru | co rano | co wieczór | co dzień | codziennie',
  weekend: 'weekend* | wolne dni',
  interrogatives: 'jak | co | gdzie | kiedy | dlaczego | któr* | jaki* | czy | ile',
  others:
    'namawia mnie | mówi , żebym | każe mi | proponuje mi | radzi mi | chce , żebym | prosi , żeby | prosi mnie , żebym | uważa , że powinnam | uważa , że powinienem | chcą | postanowił | zdecydował | nauczył mnie | nauczyła mnie',
  spends: 'spędzam | tracę | marnuję',
  declined:
    'ale nie chcę | ale to nie dla mnie | nie wchodzi w grę | odpada | nie dla mnie | ale ja nie chcę | ale nie mam ochoty | ale to mnie nie interesuje | nie interesuje mnie | ale mnie to nie ciągnie',
  content: `niczego nie potrzebuję | nic mi nie trzeba | nic nie potrzebuję | niczego nie chcę | jest mi dobrze tak | nie potrzebuję coachingu | nie potrzebuję niczego | nie chcę nic zmieniać | niczego nie chcę zmieniać | nic nie chcę zmieniać`,
  browsing: `tylko się rozglądam | tylko patrzę | tylko oglądam | tylko zobaczyć | tylko sprawdzam , co to jest | tylko zobaczyć , co to jest | tylko zobaczyć co to jest | na razie się rozglądam`,
  slang: 'robotę | robota | kasa | hajs | plis',
  unmarked: { sie: 'się', ze: 'że', zeby: 'żeby', moc: 'móc' },
  postponed:
    'ale nie teraz | ale jeszcze nie teraz | ale nie w tym roku | ale to może poczekać | ale to poczeka | ale to później | ale to kiedyś',
  participles: null,
  and: 'oraz',
  andThings: 'i | a',
  andThen: 'też | także | potem',
  commaBeforeAnd: true,
  negation: { not: 'nie', never: '', beside: 'ani', inNoCase: 'w żadnym wypadku' },
  reflexive: 'się',
  how: 'jak',
  except: 'oprócz | poza',
  helping: 'móc | umieć | potrafić | zacząć | zaczynać | spróbować | próbować | mieć',
  nounEndings: '*ość | *ost | *ośt | *osť | *pamięć',
  without: null,
  from: 'od',
  lasting: 'na',
  during: 'przez',
  loose:
    'w | we | na | z | ze | do | od | i | oraz | a | o | u | po | przed | dla | za | przez | lub | raz | razy',
  spellings: [],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: false,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: null,
  elision: null,
  conjunctive: null,
  takesBack: 'nie | albo nie | a raczej | albo raczej',
  remarks: /^(?:mam|jestem|został\p{L}* mi|brakuje mi|u mnie|u nas) /iu,
  presently: /^(?:teraz|obecnie|na razie|dziś) /iu,
  reported: { that: 'jak', needed: 'trzeba | powinienem | powinnam', says: 'mówi', joint: 'że' },
  runOn: {
    firstPerson: /^(?:mam|jestem|umiem|wiem|robię|pracuję|\p{L}{2,}uję)$/u,
    aboutSelf: /^(?:(?:zawsze|ciągle|często|teraz) )?się \p{L}+ę(?!\p{L})/u,
    dependent:
      'aby | żeby | gdy | kiedy | jak | gdzie | ile | co | czy | że | bo | jeśli | któr* | jaki* | z któr* | do któr* | w któr* | na któr* | o któr* | od któr* | po któr* | za któr*',
    or: 'lub | albo',
  },
  verbSecond: null,
  verbEndings: null,
};
