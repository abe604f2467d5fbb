/** The grammar of wishes in English. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const english: ClauseGrammar = {
  wants: `
    i want to | i do want to | i do need to | i want to be able to | i wanna | wanna | i would like to | i'd like to | id like to | i would like to be able to |
    i'd like to be able to | i would love to | i'd love to | i need to | i need to be able to | i wish to | i hope to | i plan to |
    i intend to | i aim to | i'm hoping to | i am hoping to | i'm planning to | i am planning to | i'd prefer to | my goal is to |
    my aim is to | my dream is to | my plan is to | my wish is to | i want is to | i like is to | i'd like is to |
    i would like is to | i've decided to | i have decided to | how do i | how can i | how could i | how should i | help me | it would be nice to | it would be good to | it would be great to | it'd be nice to | it'd be good to | it'd be great to | it would help me to | i'd need to | i would need to | i'm keen to | i am keen to | i'm determined to | i am determined to | i'm looking to | i am looking to | it's time to | i'd rather
  `,
  subject: 'i',
  thats:
    "i want my | i'd like my | i would like my | i'd like a | i would like a | i want a | i'd love a | i need a | i wish i | i want more | i'd like more",
  pointers: 'that | this',
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
  vague: 'it | them | this | that | these | those | him | there | both',
  indefinite: 'something | anything',
  pointing: `such a | such an | such * | these | this | of them | with them | about it | do it | doing it | do this | doing this | do that | doing that | do the same | the same thing`,
  pronounFirst: null,
  dangling: 'and | or | but | the | a | an | my | our | if | because | than | so that | i',
  linkingAdverbs: 'by then | until then | before then | before that | in the meantime',
  past: `tried to | i also | i always | i often | i usually | after | since | instead of | tired of | sick of | without | i had thought of | i'd thought of | i once thought of | i used to | i stopped | i gave up | i have stopped`,
  feared: 'afraid of | afraid to | scared of | scared to | fear of | worried about | terrified of',
  lacks: [
    [
      'i struggle to | i find it hard to | i find it difficult to | i never learned to | i never learnt to | i have trouble',
      'learn to',
    ],
    ["i don't dare to | i don't dare | i dont dare to | i'm shy to", 'dare to'],
  ],
  able: 'i can | i can already | i know how to | i already know how to',
  purposes: 'so i can | so that i can | so i could | so that i could | in order to | so as to',
  unwanted: '',
  everyDay:
    'every morning | every evening | every night | every day | each morning | each evening | each day | every lunch break',
  weekend: 'weekend | weekends',
  interrogatives: 'how | what | where | when | why | which | who | whether | if',
  others: `
    asked me to | asks me to | wants me to | told me to | tells me to | expects me to | suggested | suggests | offered me to |
    says i should | said i should | thinks i should | think i should | advised me to | invited me to | has decided to | have decided to | wants to
  `,
  spends: 'i spend | i waste | i lose hours',
  declined: `but i don't want | but that's not for me | but it's not for me | no thanks | is not for me | isn't for me | not an option | but i'm not interested | but that isn't me | but i have no interest | but no thanks | i'm not interested in that | but i'm not keen
  `,
  content: `
    i don't need | i dont need | i'm fine as | everything is fine | everything's fine | i'm happy as | nothing to improve | all good here |
    i'm happy with how things are | i want nothing | happy where i am | nothing to add | don't want to change anything | dont want to change anything`,
  browsing: `just looking around | only looking around | just looking | just looking for now | just looking around for now | just browsing | only browsing | just browsing for now | just having a look | only having a look | just a look | just to have a look`,
  slang: 'gonna | gettin | bout | tht | cos | dunno ',
  postponed:
    "but not this year | but not now | but not yet | but that can wait | but it can wait | but that's for later | but that is for later",
  unmarked: null,
  participles: null,
  and: 'and',
  andThings: '',
  andThen: 'then | also | to',
  commaBeforeAnd: false,
  negation: { not: 'not | no', never: 'never', beside: '', inNoCase: '' },
  reflexive: '',
  how: 'how',
  except: 'except | besides',
  helping: 'be able | start | begin | try | help | continue | keep | dare | have',
  nounEndings: 'summer | customer',
  without: /^without \p{L}+ing(?!\p{L})/iu,
  from: 'from',
  lasting: 'for',
  during: 'over | during | throughout',
  loose: `
    of | for | in | at | on | to | the | a | an | my | from | with | and | or | over | this | next | into | about | per | as | than | during | since | once | twice | times
  `,
  spellings: [
    [/\bi\b(?!\.)/g, 'I'],
    [/\bi'/g, "I'"],
  ],
  infinitiveLooksLikeNoun: true,
  infinitiveComesFirst: false,
  monthsNeedCapitals: true,
  nounsSideBySide: true,
  asSpeed: null,
  elision: null,
  conjunctive: null,
  takesBack: 'no | no wait | wait no | wait , no | no , wait | sorry | i mean | or rather',
  remarks: /^(?:i|it|they|he|she|we|mine|there)(?:['’](?:m|ve|s|re|d))? /iu,
  presently: /^(?:now|currently|at the moment|so far|right now) /iu,
  reported: null,
  runOn: null,
  verbSecond: null,
  verbEndings: null,
};
