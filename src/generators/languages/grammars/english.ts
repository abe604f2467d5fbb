/** The grammar of wishes in English. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const english: ClauseGrammar = {
  baseVerbs: `
    accelerate | accept | ace | adapt | address | adjust | admit | adopt | advance | advertise | advise | afford | agree |
    aim | allow | analyse | answer | anticipate | apologise | appear | apply | approach | argue | arrange | articulate | ask |
    assemble | assess | assign | assist | attend | attract | automate | avoid | back | backpack | bake | balance | base | be |
    beat | become | believe | belong | bench | binge-watch | blog | blow | boil | book | boost | borrow | braid | break |
    breathe | breed | brew | brief | bring | brush | budget | build | burn | buy | calculate | call | calm | cancel | carry |
    carve | catch | cater | certify | chair | challenge | change | charge | chase | chat | check | choose | claim | clarify |
    clean | clear | climb | close | coach | code | collect | come | command | commit | compare | compile | complete |
    compose | concentrate | conduct | confront | connect | contradict | contribute | control | convert | convince | cook |
    coordinate | cope | correct | cost | count | cover | crack | create | credit | criticise | crochet | cure | cut | cycle |
    damage | dance | dare | date | de-escalate | deadlift | deal | decide | decline | declutter | decorate | deepen | defend |
    define | defuse | delegate | delete | deliver | demand | demo | demonstrate | deploy | describe | deserve | design |
    determine | develop | digitise | direct | disagree | discover | discuss | display | distribute | divide | do | document |
    donate | double | downsize | draft | draw | dress | drink | drive | drop | earn | eat | edit | educate | emigrate |
    employ | empty | encourage | end | engage | enjoy | enlarge | enquire | enrol | ensure | enter | establish | evaluate |
    examine | exchange | exercise | exhibit | exist | expand | experiment | explain | explore | export | express |
    facilitate | fall | fast | feed | feel | fetch | fight | file | fill | fillet | film | finance | find | finish | fit |
    fix | flip | flirt | fly | focus | follow | force | forge | forgive | form | found | franchise | free | freeze | fund |
    gain | gather | generate | get | give | go | graduate | grasp | greet | grill | grow | guide | hand | handle | hang |
    harvest | have | heal | hear | help | hide | hike | hire | hit | hold | host | identify | imagine | implement | import |
    improve | include | increase | influence | inform | inspect | inspire | install | instruct | insulate | integrate |
    interrupt | interview | introduce | invent | invest | invite | involve | join | judge | juggle | keep | kick | knit |
    know | land | last | laugh | launch | lay | lead | learn | leave | lend | let | lift | list | listen | live | load |
    locate | lock | look | lose | lower | lure | maintain | make | manage | map | market | marry | master | measure |
    mediate | meditate | meet | mend | mentor | migrate | minimise | mix | moderate | modernise | monitor | motivate | mount |
    move | mumble | nail | name | negotiate | notify | obey | observe | obtain | offer | onboard | open | operate | optimise |
    order | organise | overcome | pack | paint | park | participate | pass | patch | pay | perfect | perform | persuade |
    phone | photograph | phrase | pick | pilot | pitch | pivot | place | plan | plant | play | plead | pluck | polish | post |
    pour | practise | praise | pray | preach | predict | prepare | present | prevent | price | print | prioritise | process |
    produce | program | programme | project | promote | prompt | pronounce | propose | protect | prove | provide | publish |
    pull | punch | push | put | qualify | quiet | quit | quote | raise | rank | rate | re-enter | reach | react | read |
    reapply | reassure | rebuild | receive | recharge | recommend | reconcile | reconnect | record | recover | recruit |
    recycle | redo | reduce | refer | refine | refresh | refuse | regain | register | rehearse | reinforce | reinvent |
    reject | relax | release | relocate | rely | remain | remember | remind | remove | renew | renovate | rent | reorganise |
    repay | replace | report | request | rescue | research | resell | reserve | reset | resign | resist | resit | resolve |
    respect | respond | rest | restart | restore | resume | retake | retire | retrain | return | reuse | reverse | review |
    revise | revive | rewrite | ride | ring | rise | risk | roast | rule | run | sail | save | say | scale | scan | schedule |
    score | scrape | sculpt | secure | see | seek | select | self-publish | sell | send | serve | service | set | settle |
    sew | shadow | shape | share | sharpen | shear | shine | shoot | shorten | show | shut | sign | simplify | simulate |
    sing | sit | size | skateboard | sketch | ski | skip | sleep | slice | slow | smile | smoke | socialise | soften |
    solder | solve | sort | source | speak | speed | spend | spot | spread | stabilise | stage | stand | standardise | start |
    stay | steer | step | stick | stock | stop | store | streamline | strengthen | stretch | strike | structure | study |
    submit | subscribe | succeed | sue | suggest | suit | summarise | supervise | supply | support | survey | survive | swap |
    swim | switch | swot | tackle | tailor | take | talk | target | taste | teach | tell | thank | think | thrive | throw |
    tidy | tie | tighten | tile | toilet-train | touch | touch-type | tow | trace | track | trade | train | transcribe |
    transfer | transform | transition | translate | travel | treat | trim | trust | try | turn | tutor | type | undergo |
    understand | unmute | unwind | update | upgrade | upholster | upskill | use | vaccinate | validate | verify | view |
    visit | voice | volunteer | vote | wake | walk | warm | wash | watch | wear | weigh | welcome | weld | whittle | win |
    wind | wipe | witness | wonder | word | work | worry | wrap | write
  `,
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
  remarks: /^(?:(?:i|it|they|he|she|we|mine|there)(?:['’](?:m|ve|s|re|d))?|no idea|not sure) /iu,
  presently: /^(?:now|currently|at the moment|so far|right now) /iu,
  reported: null,
  runOn: null,
  verbSecond: null,
  verbEndings: null,
};
