/** The grammar of wishes in Romanian. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const romanian: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    vreau | aș vrea | as vrea | aș dori | as dori | doresc | îmi doresc | imi doresc | mi-aș dori | mi-ar plăcea | mi-ar placea | am nevoie |
    intenționez | plănuiesc | sper | am de gând | îmi propun | obiectivul meu este | visul meu este | visez | aș prefera | cum pot | vreau e |
    vreau este | aș vrea e | aș vrea este | îmi doresc e | îmi doresc este | mi-aș dori e | mi-aș dori este | mi-ar plăcea e |
    mi-ar plăcea este | visul meu e | visul meu ar fi | obiectivul meu e | obiectivul meu ar fi | scopul meu e | scopul meu este | ținta mea e |
    ținta mea este | planul meu e | planul meu este | ideal ar fi | ar fi bine | mă gândesc | mă tot gândesc | iau în calcul | am intenția |
    mi-am propus | mi-am promis | încerc | îmi pun în gând | mi-am pus în gând | am vrea | vrem | ne-am dori | ne dorim | am dori |
    am nevoie de ajutor ca | am nevoie de ajutor | mă poți ajuta | mă puteți ajuta | ajută-mă | ajutați-mă | cum fac ca | cum aș putea |
    mi-ar prinde bine | trebuie | ar trebui | va trebui | tre' | ar cam trebui | mi-ar trebui | ar fi frumos | ar fi util | ar fi minunat | ar fi grozav | mi-ar fi de folos | mi-ar fi util | mi-ar face bine | e timpul | e momentul | m-ar ajuta
  `,
  subject: '',
  thats: `
    vreau ca | aș vrea ca | aș dori ca | mi-ar plăcea ca | am nevoie de un | am nevoie de o | vreau un | vreau o | aș vrea un | aș vrea o |
    mi-aș dori ca | îmi doresc ca | doresc ca
  `,
  pointers: 'asta | aceasta | acest lucru | la asta',
  fillers: `
    și | foarte | mult | doar | acum | întâi | apoi | chiar | neapărat | numai | totuși | mai | tare | deci | în | sfârșit | ales
  `,
  says: 'să vă mulțumesc | să mulțumesc | să adaug | să spun că | să menționez | să mă prezint',
  ends: `
    pentru că | fiindcă | deoarece | dar | însă | deși | iar | și nu | și eu | că | altfel | de luni de | de ani de | de mult timp |
    de ceva vreme | de câțiva ani | de câteva luni
  `,
  vague: 'asta | să o | s-o | acolo | aceasta | o să | să-i * | să-l * | să îi * | să îl * | să le *',
  indefinite: 'ceva',
  pointing: `acest | această | aceste | acești | acestui | acestei | acel | acea | acele | acei | asta | astea | asemenea | cu el | cu ea | cu ei | cu ele | pentru ei | pentru el | pentru ea | amândouă | amândoi | cu amândouă | cu amândoi`,
  pronounFirst: /^(?:s[ăa] (?:îl|îi|le)|s[ăa]-(?:l|i)) (?!.*(?: pe \p{L}|\p{L}(?:lor|lui|ei|ii)(?!\p{L})))/iu,
  dangling: 'și | sau | dar | ca | ca să | că | decât | când | dacă | să | pentru că',
  linkingAdverbs: 'până atunci | înainte de asta | între timp',
  past: 'după | fără | înainte | am început | tocmai am | m-am apucat | am încercat | am încercat singur | am încercat singură | am renunțat | m-am lăsat de',
  feared: 'teamă | frică | frica | săturat',
  lacks: [
    ['nu știu | mi-e greu | îmi e greu | îmi este greu | n-am învățat niciodată', 'să învăț'],
    ['nu îndrăznesc | n-am curaj | nu am curaj | nu am curajul | mi-e rușine', 'să îndrăznesc'],
    ['nu reușesc | nu izbutesc', 'să reușesc'],
  ],
  able: 'știu | știu deja | pot | reușesc',
  purposes: 'ca',
  unwanted: 'nu vreau',
  everyDay: 'în fiecare zi | în fiecare dimineață | în fiecare seară | zilnic',
  weekend: 'weekend* | sfârșit de săptămână',
  interrogatives: 'cum | ce | unde | când | care | cine | dacă | cât',
  others: `
    insistă | mă îndeamnă | îmi propune | mi-a propus | m-a rugat | îmi zice | mi s-a oferit | zice | mă sfătuiește | mă sfătuiesc |
    îmi sugerează | îmi recomandă | mi-au propus | îmi zic | a decis | au decis | spune că ar trebui | spune că trebuie | zice că ar trebui
  `,
  spends: 'petrec | pierd',
  declined:
    'dar nu vreau | nu mă interesează | nu mă atrage | nu e pentru mine | nu mă tentează | asta nu vreau | dar nu mă interesează | dar nu am chef | dar nu e pentru mine | dar nu mă atrage',
  postponed: `
    dar asta mai târziu | dar mai târziu | dar asta poate aștepta | dar mai poate aștepta | dar asta altă dată | dar nu acum | dar nu anul acesta | dar asta e pentru
  `,
  content: `nu am nevoie de nimic | nu vreau nimic | nu am nevoie de coaching | sunt mulțumit* așa | nu vreau să schimb nimic`,
  browsing: `doar mă uit | doar arunc o privire | doar să văd despre ce e vorba | doar să arunc o privire | numai mă uit`,
  slang: 'mișto | naspa | nasol',
  unmarked: { sa: 'să', si: 'și', in: 'în', cand: 'când' },
  asks: '',
  participles: null,
  and: 'și',
  andThings: '',
  andThen: 'apoi',
  commaBeforeAnd: true,
  // “ani” are years: an age right before an opening (“la 67 de ani ar trebui …”) tells of others' wishes as often as of the mentee's.
  negation: { not: 'nu', never: 'să nu', beside: 'nici', inNoCase: 'în niciun caz' },
  reflexive: '',
  how: 'cum',
  except: '',
  helping: 'să pot | să știu | să încep | să încerc | să reușesc',
  nounEndings: '',
  without: /^fără să(?!\p{L})/iu,
  from: 'din',
  lasting: 'pentru',
  during: 'timpul | parcursul | cursul',
  loose: 'de | la | în | din | pe | cu | și | sau | pentru | prin | un | o | al | a | ale | dată | ori',
  spellings: [],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: false,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: /^(?:în mai puțin de|in mai putin de) \S+ (?:de )?(?:zile|ore|ora|minute)(?!\p{L})/iu,
  elision: null,
  conjunctive: {
    particle: 'să',
    begins: /^(?:s[ăa]|s[ăa]?-\p{L}+|a)$/u,
    bars: 'ca | ce | care | cine | cineva | unde | cum | fără | fara | decât | decat | că | dacă | nu | e | este',
    is: 'e | este',
    what: 'ce',
    that: 'că',
    thinks: 'cred | simt | știu | stiu | consider | seama | spun',
  },
  takesBack: 'nu | ba nu | mai bine zis | adică nu',
  remarks: /^(?:am|sunt|mai am|îmi|lipsesc|la mine|la noi) /iu,
  presently: /^(?:acum|momentan|deocamdată) /iu,
  reported: null,
  runOn: null,
  verbSecond: null,
  verbEndings: null,
};
