/**
 * English. Each section says what it listens for, one cue a line; `*` is any ending, `(a|b)` one of several, `[a]` a word
 * that may be left out, `_` any one word, `^` only at the start of a sentence. Plans are whole sentences.
 */
import type { LanguageFile } from './language-file.ts';

export const english: LanguageFile = {
  code: 'en',
  locale: 'en-GB',
  name: 'English',
  verbPlace: 'first',
  capitalNouns: false,
  unmarked: '',

  /** Opens a wish; a verb follows. */
  wishVerb: `
    (i want|i'd like|i would like|i'd love|i need|i hope|i plan|i aim) (by|before|until|in|within|this|next|over) _ [_] [_] [_] to
    [so] [and] i (should|must|have to) [probably] [also] [really] [finally]
    (i'd|i would|id|would) [also] [really] (like|love|prefer) [also] to
    ^(hope|hoping|planning|aiming|trying|looking|keen|happy|want|wanted|wanting|need|wish) to
    ^(just|really|also|still) (want|need) to
    (want|wants|wanna|wana|gonna) (to be able to|be able to)
    (then|and|but|i|also|just|really|still) (wanna|wana)
    (i'd|i would|id) rather
    (i'm|im|i am|we're) [also] (hoping|planning|aiming|trying|looking|keen|eager|determined|ready|going) to
    [i] (want|wish|hope|aim|plan|intend|hoped|wanted) [also] [really] [finally] to
    [i] [also] [really] (do need|need|ought) to [also]
    (my|the|main|another|second|third|first|one|next) [big] [main] [biggest] (goal|aim|wish|dream|plan|hope|ambition|target|priority|idea|objective) [for this year] (is|would be|will be|was) to
    (what i'd|what i would|what i) [really] (want|like|love|need) [first] [most] [to do] [is] [to]
    what i want [first] [most] [really] is to
    i [really] (do want|do need) to
    it (would be|would really be|would) (great|good|nice|lovely|amazing|brilliant) to
    i think i'd like to
    (help me|helping me|support me to|help to|help me to) [finally]
    i dream of being able to
  `,
  /** Opens a wish; a thing follows. */
  wishThing: `
    (i'd|i would|id|would|i) [also] [really] (like|love|need|want|appreciate|could use|could do with|am after|do need|really do need|do with) [some] [a bit of] (help|support|advice|guidance|tips|coaching|input|feedback|mentoring) (with|on|in|about|for|around|regarding)
    (need|want|needing|wanting|looking for|seeking) [some] (help|support|advice|guidance|tips|coaching|input|mentoring) (with|on|in|about|for|around|regarding)
    (help|support|advice|guidance|tips) (with|on) [my]
    (i'm|im|i am|i'm also) (looking for|after|interested in|keen on)
    i (dream of|dream about|am interested in)
    ^(would|i'd) (love|like)
    i (need|want|would like|would love)
    i'd (like|love)
    (so|and) my (plan|goal|aim|dream|target) is
    ^my (plan|goal|aim|dream|target|goals|aims) (is|are|this year is)
    ^(goal|goals|aim|wish|wishes):
    how about
  `,
  /** Opens a trouble whose verb is the wish. */
  troubleVerb: `
    i (can't|cant|cannot|can not|could never|never manage to|never dare to|don't dare to|don't dare|never dare) [seem to] [even] [really]
    i (struggle|find it hard|find it difficult|find it impossible|am afraid|am scared|never learned|never learnt|don't know how) to
    (i'm|im|i am) (afraid|scared|terrified|struggling|unable|too shy|not able) to
    i (have|'ve) (trouble|difficulty|no idea how to)
  `,
  /** Opens a trouble with a thing. */
  troubleThing: `
    (i've|i have|ive) [also] never
    i (struggle|have trouble|have problems|have a problem|have difficulty|have difficulties|am struggling) with
    (i'm|im) (struggling|stuck) with
    (i'm|im|i am) (afraid|scared|terrified|nervous|bad|not good|rubbish|terrible|hopeless|anxious) (of|about|at)
    i (lack|am lacking|don't have enough|have no)
  `,
  /** Opens a wish with a whole clause. */
  wishClause: `
    i wish i
    i (want|need|would like|would love) (my|people|them|the) _ to
  `,
  /** Closes a wish. */
  wishAfter: `
    (would be|would be really|would be so) (great|good|nice|lovely|amazing|brilliant|ideal|a dream|fantastic)
    (is|would be) (my|the) (goal|dream|aim|wish|plan)
  `,
  /** Opens a question whose verb is the wish. */
  questionVerb: `
    how (do|can|could|should|would|does) (i|you|one|we|people) [actually] [even] [ever] [best]
    (not sure|unsure|don't know|dont know|no idea|no clue|wondering|wonder|figure out|find out) how to
    how to
  `,
  /** Opens a question that is to be decided. */
  question: `
    (what|which|when|where|whether|if) [i] to
    (what|which) _ to
    (what|how much) i should
    (whether|if) (i|to) [should]
    where to begin
    where to start
  `,
  /** Says that somebody does not know what to want. */
  direction: `
    (don't|dont|do not) [really] [even] know what [i] (i want|i'd want|to want|i would want|want) [to be] [to do] [next] [from life] [with my life]
    (no|not a|haven't a) (idea|clue) what (i'd|i|i would) [want] [like] [want now] [to do]
    (no idea|not sure|unsure|don't know) (what|which) (direction|career|path|job|goal|goals) [suits me] [fits me] [is right for me] [to take] [to go in] [to have] [to set]
    (don't|dont) know (where|which way) to go [next] [in life]
    (don't know|no idea|not sure|unsure) (what to do|where to go) (with my life|next|with myself|in life)
    (lost|stuck) and (don't|dont) know
    find [out] what i [really] want
    figure out what i [really] want [to do]
    find my (direction|path|way|passion|purpose|calling)
    (i have|i've got|got) no (direction|goals|goal) [in life] [yet]
    what (i'd|i would|do i|i) (want|like) (now|next|in life|out of life)
  `,
  /** A trouble that is told without a wish. */
  complaints: `
    (i'm|i am|im|i feel) [so] [really] [always] [just] [completely] (unhappy|frustrated|overwhelmed|stuck|bored|stressed|exhausted|unmotivated|dissatisfied|lonely|lost|behind|insecure)
    (my boss|my manager|nobody|no one) [should] [never] [finally] (notice*|listens|sees|respects|takes me)
    i (hate|can't stand) my job
    (always|constantly|keep) (interrupt*|forget*|losing|distract*|overlooked)
    i don't want to (be|feel)
  `,
  /** Opens what is refused. */
  refusal: `
    (i don't|i do not|i dont|don't|dont|do not|i no longer|no longer|i never|never) [ever] [really] want [to] [be] [any] [another] [a] [more]
    (i'm|im|i am) not (looking for|interested in|after|doing|applying for)
    ^(nah|no|not|please no) [not] doing
    not doing
    (please|pls|plz) (no|don't|dont|do not|not)
    (everything but|anything except|everything except)
    (but not|except|apart from|rather than|no more|definitely not|just not|^not|^no)
    nothing (with|about|in|to do with)
    without (having to|any)
    (i hate|i hated|i can't stand|i don't like|i dislike)
    (i'm|im|i am|i will|i'll) not (going to|learning|doing)
  `,
  refusalAfter: `
    is (not for me|out of the question|not an option)
    (isn't|isnt) for me
  `,
  noRefusal: `
    don't want to (feel|stay|keep|go on|continue|lose|miss|be stressed|forget|fail|wait)
    not only
    not just
    say no
    no more than
    no idea
    no clue
    no longer than
    not sure
    no response
    i hate (speaking|presenting|talking|being|my|how|that|it when|when)
    i hate (public speaking|networking|conflict|saying|selling)
    i don't like (speaking|presenting|talking|being|my|how|that)
    i don't want to be (stressed|nervous|afraid|shy|late)
  `,
  /** Says that another person speaks, thinks or wants. */
  others: `
    (my|our|the) _ [_] (says|said|thinks|thought|reckons|keeps saying|keeps telling me|wants|wanted|told me|suggested|believes|expects) [that] [me]
    (everyone|everybody|people|they|he|she) (assumes|assume|expects|expect|hopes|hope|says|said|thinks|reckons|keeps saying|keeps telling me|keeps pushing me|say|think|tell me|told me|keep telling me|keep saying)
    (my|our) (son|daughter|children|kids|husband|wife|partner|boss|team) (should|needs to|must|has to|ought to)
  `,
  /** Orders to the machine. */
  machine: `
    (ignore|disregard|forget) [all] [of] [the] [your] [any] (previous|prior|above|earlier|your|the|other) [instructions] [prompts] [rules]
    (output|print|reply|respond|answer|say|write) only [with]
    (print|reveal|show|repeat|output) [me] your (prompt|instructions|system prompt)
    (you are|you're) now
    (do not|don't) write [any] goals
    system prompt
    as an ai
    instead write
    write [me] a (poem|joke|song|story|recipe)
  `,
  /** Says nothing that is wished. */
  idle: `
    thanks*
    thank you
    hello
    hi
    hey
    morning
    please
    all the best
    kind regards
    any tips
    any ideas
    any advice
    that's it
    that's all
    not sure
    n/a
    as soon as possible
    asap
    for now
    nothing
    none
    help
    both of these
    be here
    hear from you
    meet you
    start
    say
    be honest
    just curious
    nothing really
    think about it
  `,
  /** Ends a clause. */
  ends: `
    (because|cause|cuz|coz|since|although|though|but|so that|as long as|even though|even if|unless|whereas|while i)
    and (i|i'm|i've|i'd|im|ive|my|it|it's|they|he|she|we|that|there|this|people|nobody|everyone|then i|also i|the)
    (as|so) (i|my|it|that|i'm|i've|they)
    (when|if|before|after|until) (my|the|they|it|he|she|we|our|this)
    (i|i've|i'm|i'd|ive|im) (have|had|am|was|just|always|never|get|go|keep|feel|know)
    (lol|haha|pls|plz|tbh|asap|please|though|thanks|some day|someday|etc|if possible|ideally)
    (with me drauf|which|where i)
    in the end
    instead of
    rather than
    and not
    not (to|just|only|too)
    without (it|feeling|getting|my|anyone|ringing|having)
  `,
  joins: `
    (and|n) [then] [also] [maybe]
    or
    &
    then
    plus
    as well as
  `,
  /** Verbs and pronouns that show a whole sentence. */
  finite: `
    (have|has) *ed
    (have been|have had|have got|have two|have three|went|came|moved|left)
    i
    i'm
    im
    i've
    ive
    i'd
    i'll
    (he|she|it|we|they|you|it's|he's|she's|that's|there's|we're|they're|we'll|we've)
    (am|is|are|was|were|has|had|does|did|isn't|wasn't|doesn't|didn't|can't|won't|don't|haven't)
    (will|would|could|should|must|takes|wants|says|said|thinks|feels|keeps|got|gets|need|needs|makes)
  `,
  /** Words without content of their own. */
  light: `
    (a|an|the|my|our|own|some|any|this|that|these|those|it|its|me|myself|us|them|you|your|their|i|one|two|three|four|five|six)
    (of|in|on|at|to|for|with|by|from|as|into|about|over|under|between|through|up|out|off|without|within|around|before|after|until|per|during|towards|across|than)
    (and|or|but|not|no|so|if|then|also|too|just|only|even|still|again|yet|both|else)
    (be|being|been|is|are|do|doing|have|having|get|getting|make|making|go|going|take|taking|put|feel|let|come|become|becoming)
    (able|more|most|less|better|best|good|great|well|properly|finally|really|very|much|many|lot|lots|bit|little|first|next|last|new|regular|regularly|real|proper|right|actually|eventually|enough|every|each|other|others|another|day|days|week|weeks|month|months|year|years|time|times|once|twice|where|what|which|who|how|when|why|there|here|ever|never|always|often|way|ways|thing|things|stuff|something|someone|anything|basics|goal|goals|wish|wishes|skills|skill|lol|please|kind|sort|least|max|end|start|improve|improving|bigger|big|small|longer|long|hours|hour|min|minutes)
    (monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|spring|autumn|winter|english)
  `,
  /** Words that are never taken into a goal. */
  unquotable: `
    (smth|sth|n|lol|haha|wanna|wana|gonna|blag|gig|missus|gaffer|mates|kinda|sorta|asap|pls|plz|tbh|idk|thx|omg|wtf|lmao|u|ur|bc|cuz|coz|dunno|innit|rubbish|crap|shit*|fuck*|stupid|ancient|crying|cry|bullshit|sick of|somehow)
    (he|she|him|her|his|boyfriend|girlfriend|husband|wife|visa)
    (improov|publik|speeking|freze|infront|carrer|programing|manger|buisness|definately|recieve|seperate|experiance|comunicat*|knowlege|managment|langauge|confidance|sallary|interveiw*|resumee|tommorow|untill|wich|teh|alot|becuase|beleive)
    _ my boyfriend
    (forgive|divorce|lottery)
    (that|those|both|them|it)
  `,
  /** Illness and other private matters. */
  private: `
    (adhd|autis*|dyslexi*|depress*|anxiety disorder|bipolar|cancer|chemo*|therapy|therapist|diabet*|epilep*|ptsd|diagnos*|medication|divorce*|widow*|miscarriage|pregnan*|born deaf|deaf|burnout|burn-out|burned out|burnt out|addict*|alcohol*|surgery|multiple sclerosis|disabilit*|hiv)
  `,
  /** Stand before the name of a person, an employer or a place. */
  beforeNames: `
    (at|near|called|named|in|from|to|with|for|i'm|i am|my name is|mr|mrs|ms|dr|with my|live in|moved to)
    (boss|manager|director|colleague|friend|husband|wife|son|daughter|partner|sister|brother|supervisor|chap|our|mate|uncle|investor) [called] [at work]
    (in|from|at) the
    (ceo|head|director|president|board|partner) of
  `,

  verbs: {
    learn: `
      (learn|relearn|study|understand|master|revise|practice|know|grasp|pick up|brush up|refresh|get to grips with|get my head around|improve|deepen|go deep|go deeper|explore|get fluent|become fluent|be fluent|train|level up|upskill|develop|strengthen|sharpen|use|type|code|program|follow|keep up|catch up|work on|get sorted|sort out|get quarterly|sort|figure out how|do better|advance|expand|extend|broaden|write code|write better|quote|run an appraisal|organise|organize|plan|prioritise|prioritize|structure)
    `,
    pass: `
      (pass|sit|resit|retake|certify|get certified|become certified|complete|finish|graduate|get through|qualify|obtain|get my licence|get my driving|get a certificate|get my certificate|get my degree)
      take (the|a|an|my|part)
      (do|take) [the] [my] _ [_] (course|exam|test|assessment|certificate|diploma)
    `,
    find: `
      (find|get|land|secure|win|attract|apply|search|look for|reach|grow|sell|raise|earn|hire|recruit|gain|save|acquire|obtain|change jobs|change job|switch jobs|buy|rent|send|submit|put in an application|receive|double|increase|interview|be ready|start selling|return|come back|go back to work|get back)
    `,
    become: `
      (become|be|stay|move into|move to|change to|switch to|switch from|switch|transition|retrain|go into|get into|break into|turn into|change careers|change career|progress to|step up|step into|work as|work in|make partner|get promoted|be promoted|advance to|be taken seriously|go freelance|turn|enter|take over|relocate|emigrate|move|change)
      do [my] _ [_] (apprenticeship|degree|training)
    `,
    build: `
      (build|create|publish|write|make|launch|start|open|set up|found|develop a|design|record|draft|ship|put together|establish|produce|release|run|automate|migrate|implement|organise a|organize a|host|paint|compose|sew|knit|have|deploy|code a|build up|redo|rewrite|rework|update|film|finish writing|digitise|digitize|budget|renovate|turn my hobby)
    `,
    practise: `
      (prepare for|prepare|practise|practice|present|speak|talk|say no|say|ask questions|dare|give|hold|lead|facilitate|moderate|stand up|express|argue|defend|show|listen|negotiate with|pitch|coach|mentor|delegate|follow up|set boundaries|speak up|be able to give|be able to speak|be able to say|appear|perform|teach|host meetings|network|chair|small talk|tell|raise my hand|trust|accept|contribute|share|motivate|manage people|manage a|feedback|communicate|describe|overcome|conquer|lose my fear|get over|impress|influence|convince|persuade|take decisions|make decisions|decide faster)
    `,
    negotiate: `
      (negotiate|ask for|ask my|agree|get agreed|demand|request|claim|discuss|bring up|get a raise|get a pay|get a rise|get more pay|get paid|earn more|get my old|get a promotion|get the recognition|persuade my|convince my|clarify)
    `,
    decide: `
      (decide|find out|choose|compare|work out|figure out|weigh up|clarify whether|explore whether|pick|understand options|test whether|know what|know whether|know which|check whether|consider|think about|define|identify|set priorities|settle)
    `,
    meet: `
      (meet|meet up|get to know|connect|find other|find people|find friends|find like-minded|join|expand my network|talk to other|exchange|socialise|socialize|find women|get in touch|date)
      make [some] [new] (friends|contacts|connections)
      build [up] [a] [my] [better] [bigger] network
      grow [my] [a] [bigger] [linkedin] network
    `,
    reduce: `
      (reduce|stop|quit|cut|cut down|spend less|work less|worry less|lose|leave|leave on time|give up|get rid of|let go|avoid|procrastinate less|drink less|eat less|limit|switch off|switch off after|be less stressed|stress less|smoke less|shorten|lower|minimise|minimize|say goodbye|declutter|leave work|leave earlier|delegate|free up)
    `,
    keep: `
      (read|cook|swim|play|drive|dance|sing|sew|draw|paint|knit|bake|garden|keep|sleep|sleep more|exercise|run a|run the|run more|do more|do sport|do yoga|work out more|eat|eat healthier|maintain|stick|read more|drink more|walk|get fit|get fitter|get up|wake up|meditate|rest|take breaks|take care|look after|go back to|return to my|spend more|have more time|make time|journal|write daily|move more|go running|go swimming|train for|lose weight|be healthier|balance|live|relax|play more|save more)
    `,
    direction: '',
    unread: '',
  },
  nouns: {
    learn: `
      (basics|knowledge|skills|fundamentals|refresher|introduction|understanding|training|language|languages|workshop|intro|grammar|vocabulary|pronunciation|tax|taxes|finance|finances|accounting|pensions|pension|literacy|photography|programming|coding)
    `,
    pass: `
      (course|exam*|test|tests|certificate*|certification*|licence|license|diploma|degree|assessment|qualification*|resit|thesis|dissertation|chartership|finals|a-levels|gcse*|hgv)
    `,
    find: `
      (job*|role|position|internship|work|mentor|flat|apartment|house|room|customers|clients|customer|client|funding|grant|grants|scholarship|investor*|van|car|apprenticeship|subscribers|orders|sales|followers|users|placement|opportunit*|contract*|employment|applications)
    `,
    become: `
      (career change|career|promotion|team lead|tech lead|manager|leadership role|trustee|director|partner track|career move|return to work|specialist|freelanc*)
    `,
    build: `
      (portfolio|website|web site|blog|book|novel|app|shop|business|startup|start-up|company|newsletter|podcast|channel|cv|resume|profile|budget|project|plan|will|studio|cafe|product|course of my own|garden|album|exhibition)
    `,
    practise: `
      (confidence|assertiveness|speaking|presentation*|presenting|communication|feedback|small talk|leadership|interviews|interview|conflict*|boundaries|delegation|delegating|listening|meetings|negotiation*|self-confidence|self-esteem|visibility|facilitation|storytelling|stage fright|decision making|pitching)
    `,
    negotiate: `
      (raise|pay rise|pay raise|salary|pay|recognition|part-time|flexible hours|day rate|rates)
    `,
    decide: `
      (pricing|price|prices|options|decision|orientation|choice)
    `,
    meet: `
      (network|networking|contacts|friends|community|people|connections|peers|partner|club|group|like-minded|social life|buddy|role models)
    `,
    reduce: `
      (less|fewer|stress|overtime|procrastination|screen time|workload|perfectionism|debt|clutter|weight|overthinking|distractions|emails|smoking|sugar|worry|worries)
    `,
    keep: `
      (sleep|exercise|sport|sports|fitness|balance|work-life balance|health|routine|habit|habits|discipline|yoga|running|time for|free time|diet|self-care|energy|hobby|rest|breaks|time management|prioritisation|prioritization)
    `,
    direction: `
      (direction|purpose)
    `,
    unread: '',
  },

  deadlineWords: `
    (by|until|till|before|within|in the next|no later than|over the next|this|next|at the latest|end of|by the|in a|in two|in three)
  `,
  eventWords: `
    (booked|scheduled|planned for|is on|on the|on|takes place|date is|interview on|appointment|meeting in|exam in|exam on|resit in|board meeting|conference|due on|agreed now|in january|in february|in march|in april|in may|in june|in july|in august|in september|in october|in november|in december|an assessment)
  `,
  workingHours: `
    (part-time|part time|full-time|full time|contract|work|working|overtime|shift*|job|phone|email*|meetings|drive|commute)
  `,
  tongues: `
    german = German
    french = French
    spanish = Spanish
    italian = Italian
    polish = Polish
    portuguese = Portuguese
    dutch = Dutch
    mandarin, chinese = Chinese
    japanese = Japanese
    russian = Russian
    ukrainian = Ukrainian
    turkish = Turkish
    arabic = Arabic
    english, business english = English
    czech = Czech
    swedish = Swedish
    danish = Danish
    norwegian = Norwegian
    korean = Korean
    greek = Greek
    welsh = Welsh
    romanian = Romanian
  `,
  hours: { one: '{n} hour a week', other: '{n} hours a week' },
  hoursShare: '{n} of my {m} hours a week',
  by: 'by {date}',
  on: 'on {date}',
  figures: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  leads: { verb: 'To {words}, ', thing: 'For {words}, ', question: 'To find out {words}, ' },

  plans: {
    learn: [
      'I will work through one course or book on it {by}[, {hours},] and explain what I learned to someone in 10 minutes.',
      'I will practise it every week until {date}[, {hours},] and show 2 results to someone who knows it well.',
      'I will do one small exercise on it each week until {date}[, {hours},] and go through 3 open questions with my mentor.',
    ],
    pass: [
      'I will find out dates and costs within 2 weeks, divide what it takes into weekly parts[, study {hours}][ and be done {own}][ and finish the first 3 of them {stage}].',
      'I will make a plan of weekly parts with my mentor[, study {hours}] and finish [the last one {own}][the first 3 {stage}].',
    ],
    find: [
      'I will send 2 enquiries or applications a week until {date} and note what came of each.',
      'I will make a list of 10 places to ask {by}, contact all of them and follow up after a week.',
      'I will ask 3 people who have managed it how they did, and send 2 enquiries a week until {date}.',
    ],
    become: [
      'I will talk to 3 people who have done it {by}, write down what I still lack and close the first gap.',
      'I will compare what it takes with what I already bring on one page {by} and discuss the 2 biggest gaps with my mentor.',
      'I will talk to 2 people who work there already {by} and try out one of their tasks myself.',
    ],
    build: [
      'I will have a first version ready {by}, show it to 2 people and improve it with what they say.',
      'I will write down the 5 steps it takes, finish one of them each week and have it ready {by}.',
      'I will agree on the smallest useful version with my mentor, finish it {by} and show it to 3 people.',
    ],
    practise: [
      'I will do it on 5 real occasions until {date}, prepared, and note after each what worked.',
      'I will rehearse it once with my mentor, then do it on 4 real occasions until {date} and ask one person each time how it came across.',
      'I will pick one real occasion a week until {date}, prepare 2 sentences for it and write down afterwards how it went.',
    ],
    negotiate: [
      'I will put my reasons on one page, rehearse the conversation once with my mentor and have it {by}.',
      'I will collect 3 facts that speak for it, ask for a meeting and have that conversation {by}.',
      'I will write down what I want and what I can offer, practise it with 2 people and raise it {by}.',
    ],
    decide: [
      'I will compare 3 possibilities on one page, ask 2 people who know, and decide {by}.',
      'I will list what speaks for and against each option, talk it through with 2 people and decide {by}.',
      'I will collect answers from 3 people who have faced the same question and settle on one option {by}.',
    ],
    meet: [
      'I will join one group {by} and have a conversation with 3 people from it.',
      'I will write to 5 people until {date}, meet 2 of them and stay in touch with both.',
      'I will go to 2 meetings or events until {date} and arrange one further conversation at each.',
    ],
    reduce: [
      'I will keep one clear rule for it on 4 days a week until {date} and check every Sunday how it went.',
      'I will note each day for a week when it happens, choose one thing to change and keep to it on 4 days a week until {date}.',
      'I will agree on one limit with my mentor, keep it for 4 weeks and review {by} what has changed.',
    ],
    keep: [
      'I will fix 2 set times a week for it in my calendar until {date} and tick off each one.',
      'I will do it on 3 days a week until {date} and note every Sunday how it went.',
      'I will plan it for the same 2 days each week until {date} and tell one person every week how I am doing.',
    ],
    direction: [
      'To find my direction, I will talk to 3 people about their work, write down 5 of my strengths and choose one direction to try out {by}.',
      'To find a direction, I will note every day for 2 weeks what gave me energy, discuss it with my mentor and pick one thing to try {by}.',
    ],
    unread: [
      'I will put my goal and its first 3 steps on one page, go through it with my mentor and take the first step {by}.',
      'I will set a date for each of the first 3 steps towards my goal, discuss them with my mentor and take the first one {by}.',
    ],
  },
  performances: `
    (say no|saying no|speak*|talk*|present*|pitch*|give feedback|feedback|delegat*|facilitat*|interview*|meeting*|small talk|ask questions|boundaries|conversation*|negotiat*|contradict|disagree|chair*|moderat*|conflict*|stand up for|perform|sing|lecture*|teach|workshop*)
  `,
  artefacts: `
    (portfolio|thing|website|web site|web page|blog|book|novel|app|newsletter|podcast|channel|cv|resume|profile|album|exhibition|prototype|article|articles|story|stories|paper|report|handbook|guide|manual|plan|dashboard|tool|script|game|film|video|videos|template|templates|spreadsheet|checklist|project)
  `,
  openPlans: [
    'I will write down the first 3 steps on one page, go through them with my mentor and take the first one {by}.',
    'I will choose a first step with my mentor within 2 weeks, take it {by} and write down 3 things I learned from it.',
    'I will set a date for each of the first 3 steps, discuss them with my mentor and take the first one {by}.',
  ],
  deadlinePlans: [
    'I will write down on one page the steps it takes, go through them with my mentor within 2 weeks and complete the last one {by}.',
    'I will give each of the next 3 steps a date, discuss them with my mentor within 2 weeks and be done {by}.',
  ],
  answerPlans: [
    'I will read one good source on it, ask 2 people who know and write the answer on one page {by}.',
    'I will write down my 3 most important questions, put them to someone who knows and have the answers on one page {by}.',
  ],
  figurePlans: [
    'I will keep a simple weekly record of it until {date} and go through it with my mentor every month.',
    'I will note every Sunday until {date} how far I have come and discuss with my mentor what got in the way.',
    'I will divide it into weekly parts, tick off each one and have it done {by}.',
  ],
  eventPlans: [
    'I will prepare it on one page, rehearse it twice with someone I trust and be ready {by}.',
    'I will write down the 3 points that matter most, rehearse them with my mentor and be ready {by}.',
  ],
  firstSteps: [
    'I will, as an honest first step, talk to 2 people who have come part of the way and finish the first small part {by}.',
    'I will write down the 3 stages that lead there and, as a first step, finish the smallest one {by}.',
  ],
  outOfReach: `
    (astronaut|millionaire|billionaire|lottery|ceo of|president|prime minister|nobel|celebrity|world champion|olympic*)
    become ceo
    be ceo
  `,

  themes: [
    {
      name: 'technology',
      kind: 'learn',
      weeks: 10,
      heads: '{tool}',
      beside:
        'programming, coding, advanced, beginner, scratch, developer, cloud, certified, queries, reports, report, dashboards, scripts',
      plans: [
        'I will work through one course on {tool} {by}[, {hours},] and solve 2 real tasks with what I learned.',
        'I will finish one small project of my own with {tool} {by}[, {hours},] and have it reviewed by someone experienced.',
        'I will practise {tool} every week until {date}[, {hours},] and show 2 finished results to someone who works with it.',
      ],
    },
    {
      name: 'exam',
      kind: 'pass',
      weeks: 14,
      heads: '{certificate}',
      beside: 'exam*, certificat*, certified, test*, pass, qualification, study*, foundation',
      plans: [
        'I will register for the {certificate} exam, do 3 full practice tests[, study {hours}] and sit it {by}.',
        'I will split the material for {certificate} into weekly parts[, study {hours},] finish 3 practice tests and sit the exam {by}.',
      ],
    },
    {
      name: 'examination',
      kind: 'pass',
      weeks: 14,
      heads: 'pass, retake, exam, exams, test, resit, finals, a-levels, gcse*, bar exam, theory test',
      beside:
        'pass, sit, take, retake, maths, chemistry, higher, first time, well, prepar*, certificate, study, resit, physics, biology',
      plans: [
        'I will split the material[ on {tool}] into weekly parts[, study {hours}][, finish 3 past papers or practice tests and sit the exam {own}][ and finish 3 past papers or practice tests {stage}].',
        'I will make a study plan for the exam, close the gaps that 3 practice tests show[, study {hours}][ and sit it {own}][ and be ready {stage}].',
      ],
    },
    {
      name: 'language',
      kind: 'learn',
      weeks: 14,
      heads: '{tongue}',
      beside:
        'fluen*, speak*, writ*, grammar, vocabulary, conversation*, level, accent, pronunciation, small talk, emails, meetings, colleagues, work',
      plans: [
        'I will have one 30-minute conversation in {tongue} each week until {date}[, study {hours}] and take 1 placement test[ towards {level}].',
        'I will practise {tongue} on 4 days a week until {date}[, {hours},] and take one test at the end[ to see how far I am from {level}].',
      ],
    },
    {
      name: 'salary talk',
      kind: 'negotiate',
      weeks: 8,
      heads:
        'salary, pay rise, pay raise, a raise, more pay, better pay, earn more, more money, higher pay, wage, underpaid',
      beside:
        'ask*, negotiat*, boss, manager, talk, conversation, fair, higher, deserve, market, get, paid, confidently',
      plans: [
        'I will compare my pay with 5 sources, write down 3 results that speak for me and have the salary conversation {by}.',
        'I will put 3 reasons for better pay on one page, rehearse them with my mentor and raise it with my manager {by}.',
      ],
    },
    {
      name: 'promotion',
      kind: 'become',
      weeks: 12,
      heads: 'promotion, promoted, next level, senior role, senior position, move up, career ladder, climb',
      beside: 'get, career, work, company, senior, manager, boss, growth, talk',
      plans: [
        'I will agree with my manager {by} on 3 things that count for a promotion and deliver the first of them.',
        'I will list 5 results that show I am ready for the next step and discuss them with my manager {by}.',
      ],
    },
    {
      name: 'CV',
      kind: 'build',
      weeks: 4,
      heads: 'cv, resume, résumé, curriculum vitae, cover letter, cover letters, job application documents',
      beside: 'updat*, modern, rewrit*, write, polish, redo, letter, professional',
      plans: [
        'I will rewrite my CV on 2 pages with 5 results in figures {by} and have it checked by 2 people.',
        'I will bring my CV up to date {by}, adapt it to 2 real adverts and ask one person from the field what is missing.',
      ],
    },
    {
      name: 'LinkedIn',
      kind: 'build',
      weeks: 5,
      heads: 'linkedin*, linked in, xing, professional profile, online profile',
      beside:
        'profile, post*, presence, network, updat*, followers, regularly, visible, set up, create, active, headline',
      plans: [
        'I will have a complete LinkedIn profile {by}, with a headline, 3 results from my work and feedback from 2 people on it.',
        'I will finish every section of my LinkedIn profile {by} and write to 5 people from my field through it.',
      ],
    },
    {
      name: 'interview',
      kind: 'practise',
      weeks: 6,
      heads: 'interview*, job interview*, mock interview*, assessment centre',
      beside:
        'panel, practis*, practic*, prepar*, ready, nervous*, skills, calm, freez*, blank, job, answer*, questions, zoom, english, technical',
      plans: [
        'I will do 3 mock interviews until {date} and prepare 5 short examples from my work for them.',
        'I will answer the 10 most common interview questions aloud {by} and rehearse them twice with my mentor.',
      ],
    },
    {
      name: 'job search',
      kind: 'find',
      weeks: 10,
      heads:
        'new job, job, get a job, find jobs, employment, internship, job search, job hunt, position, junior role, first role, vacancy, apply for jobs, work experience placement, part-time job, full-time job',
      beside:
        'find*, get*, land*, apply*, junior, better paid, remote, first, part-time, full-time, industry, sector, company, role, germany, suits, abroad, stable, application*',
      plans: [
        'I will send 2 tailored applications a week until {date} and talk to 1 person a week who does this work.',
        'I will list 10 suitable employers {by}, apply to the 5 best and ask 3 contacts for a recommendation.',
      ],
    },
    {
      name: 'return to work',
      kind: 'find',
      weeks: 10,
      heads:
        'return to work, back to work, back into work, re-enter, career break, parental leave, maternity leave, returning',
      beside: 'job, part-time, after, break, workforce, market, kids, children, confident*',
      plans: [
        'I will refresh one skill my field asks for now, talk to 3 former colleagues and send 4 applications {by}.',
        'I will describe on one page what I bring after my break, show it to 2 people and apply for 3 posts {by}.',
      ],
    },
    {
      name: 'career change',
      kind: 'become',
      weeks: 12,
      heads:
        'career change, change careers, change career, change my career, change field, new career, new profession, different career, switch careers, retrain, lateral entry',
      beside: 'field, industry, sector, profession, job, make, successful*',
      plans: [
        'I will talk to 3 people who made a similar change {by}, write down what I still lack and close the first gap.',
        'I will compare 3 new fields on one page, spend a day with someone in one of them and choose {by}.',
      ],
    },
    {
      name: 'team lead',
      kind: 'become',
      weeks: 12,
      heads:
        'team lead*, team leader, tech lead, people manager, lead a team, leading a team, manage a team, managing a team, leadership skills, leadership position, leadership role, head of department, management role, supervisor role, manage people',
      beside: 'position, role, skills, become, first, small, people, team, confident*, better, young',
      plans: [
        'I will lead one small piece of work from start to finish {by}, and ask 3 people afterwards what I should do differently.',
        'I will talk to 2 experienced leads about their week, take over one of their tasks and review it with my mentor {by}.',
      ],
    },
    {
      name: 'delegation',
      kind: 'reduce',
      weeks: 6,
      heads: 'delegat*, hand over tasks, hand things over, let go of tasks',
      beside: 'tasks, work, team, properly, trust, people, employees, staff',
      plans: [
        'I will delegate 1 task a week until {date}, agree on the result beforehand and check in at most 2 times.',
        'I will list 6 tasks that others could do and hand over 3 of them, each with a clear result, {by}.',
      ],
    },
    {
      name: 'appraisals',
      kind: 'practise',
      weeks: 8,
      heads:
        'appraisal*, one-to-one*, 1:1*, staff meetings, performance review*, employee reviews, one on one*',
      beside: 'run, hold, conduct, lead, team, staff, employees, difficult, prepare, people',
      plans: [
        'I will write a one-page guide for these conversations, rehearse it once with my mentor and hold 2 of them {by}.',
        'I will prepare each conversation with 3 questions, hold the first 2 {by} and ask both people what helped.',
      ],
    },
    {
      name: 'difficult conversations',
      kind: 'practise',
      weeks: 7,
      heads:
        'conflict*, difficult conversation*, hard conversation*, tough conversation*, confront*, argument*, difficult people, difficult colleague*, difficult customer*',
      beside:
        'handle, resolv*, deal*, manag*, manage, calm*, work, team, colleague*, boss, better, conduct, lead',
      plans: [
        'I will prepare 2 difficult conversations with one clear sentence each, hold them {by} and go over them with my mentor.',
        'I will write down in 3 steps what I observe, what it causes and what I ask for, and use it in 2 conversations {by}.',
      ],
    },
    {
      name: 'feedback',
      kind: 'practise',
      weeks: 7,
      heads: 'feedback, give feedback, giving feedback, take criticism, accept criticism, criticism',
      beside:
        'give*, giving, receiv*, take, team, constructive, honest, colleague*, handle*, better, accept*, ask*',
      plans: [
        'I will give 4 people one concrete piece of feedback each until {date}, prepared in 2 sentences, and ask how it came across.',
        'I will ask 3 colleagues for feedback on one piece of my work and change 2 things because of it {by}.',
      ],
    },
    {
      name: 'saying no',
      kind: 'practise',
      weeks: 6,
      heads:
        'say no, saying no, set boundaries, setting boundaries, boundaries, set limits, people pleas*, assertive*, stand up for myself',
      beside: 'work, boss, colleague*, politely, guilt*, learn, often, people, more, extra, tasks, friendly',
      plans: [
        'I will say no to 1 request a week that is not my task until {date}, with one sentence of reason, and note how it went.',
        'I will write down 3 friendly sentences for saying no, use each of them once {by} and tell my mentor what happened.',
      ],
    },
    {
      name: 'speaking in meetings',
      kind: 'practise',
      weeks: 6,
      heads: 'meeting*, speak up, speaking up, video calls, stand-up*, be heard, quiet in meetings',
      beside:
        'speak*, talk*, ask* questions, contribut*, team, confident*, shy, more, better, often, work, say, dare, afraid, scared, monday, english',
      plans: [
        'I will prepare one point for each of 6 meetings until {date}, say it in the first 10 minutes and note how it went.',
        'I will speak up once in every meeting until {date} and ask 1 colleague each month how it came across.',
      ],
    },
    {
      name: 'presenting',
      kind: 'practise',
      weeks: 8,
      heads:
        'present*, public speaking, speaking in public, speak in public, speak in front of, speaking in front of, presentation*, give a talk, giving talks, speech*, conference talk, talk in front',
      beside:
        'skills, audience*, confident*, groups, large, people, nervous*, management, senior, board, in front, better, team, calmly, fear, afraid, stage, clients, customers, give, hold',
      plans: [
        'I will rehearse it twice with one listener {by} and ask 2 people afterwards what stayed with them.',
        'I will give 2 short talks of 5 minutes {by}, the first before 1 person and the second before a small group.',
      ],
    },
    {
      name: 'stage fright',
      kind: 'practise',
      weeks: 8,
      heads:
        'stage fright, fear of speaking, fear of public, afraid of speaking, blush*, nerves, exam nerves, exam anxiety',
      beside: 'overcom*, lose, public, meetings, people, groups, handle',
      plans: [
        'I will speak for 2 minutes before one person I trust, then before 3, and before a small group {by}.',
        'I will try 2 ways of calming down beforehand, use them on 3 small occasions until {date} and note which helps.',
      ],
    },
    {
      name: 'confidence',
      kind: 'practise',
      weeks: 7,
      heads:
        'confiden*, self-confidence, self confidence, self-esteem, imposter*, impostor*, believe in myself, self-doubt',
      beside:
        'more, build*, gain*, work, job, feel*, overcome, syndrome, boost, in myself, with my, speak*, decisions',
      plans: [
        'I will write down one thing I did well each day until {date} and do 1 thing a week that takes courage.',
        'I will collect 10 results of my work in a list {by} and tell 2 people about them in a conversation.',
      ],
    },
    {
      name: 'time management',
      kind: 'keep',
      weeks: 5,
      heads:
        'time management, manage my time, managing my time, organis* my day, organiz* my day, organis* myself, organiz* myself, prioriti*, manage my day, plan my day, plan my week, be more organised, be more organized, better organised, productiv*, focus',
      beside: 'better, work, day, tasks, time, week, planning, more, self, structure, stay',
      plans: [
        'I will choose 3 tasks for the next day every evening until {date} and reserve 90 minutes for the first of them.',
        'I will plan my week every Monday until {date}, with no more than 3 main tasks a day, and note on Friday what stayed undone.',
      ],
    },
    {
      name: 'procrastination',
      kind: 'reduce',
      weeks: 5,
      heads: 'procrastinat*, putting things off, putting off, put things off, stop postponing',
      beside: 'stop, less, tasks, work, studying, always',
      plans: [
        'I will split each task I put off into 3 small steps until {date} and do the first one the same day.',
        'I will work on the task I avoid most for 25 minutes on 4 days a week until {date} and tick off each time.',
      ],
    },
    {
      name: 'overtime',
      kind: 'reduce',
      weeks: 6,
      heads:
        'overtime, working hours, work fewer hours, workload, leave on time, leave work on time, work less, stop working weekends, stop working at night, too much work, stop working sundays',
      beside: 'reduc*, fewer, less, stop, weekend*, evenings, night, hours, manag*, max, cut, week',
      plans: [
        'I will finish work on time on 3 fixed days a week until {date} and note on Friday what got in the way.',
        'I will list what takes up my hours for 2 weeks, agree with my manager on 2 things to drop and review it {by}.',
      ],
    },
    {
      name: 'work-life balance',
      kind: 'keep',
      weeks: 6,
      heads:
        'work-life balance, work life balance, balance between, time for family, time for myself, more free time, switch off after work, family time',
      beside: 'better, family, work, kids, children, private life, healthy, more, job, have',
      plans: [
        'I will keep 2 evenings a week free of work until {date} and enter them in my calendar like meetings.',
        'I will switch off work messages at a fixed hour on 4 days a week until {date} and check every Sunday how it went.',
      ],
    },
    {
      name: 'stress',
      kind: 'reduce',
      weeks: 6,
      heads: 'stress, stressed, calmer, stay calm, relax*, worry less, overthink*, worrying',
      beside: 'less, reduc*, manag*, handl*, cop*, work, better, job, under, pressure, deal',
      plans: [
        'I will take a 10-minute break without a screen on 4 working days a week until {date} and note how I feel afterwards.',
        'I will write down my 3 main causes of stress, change one of them with my mentor and review it {by}.',
      ],
    },
    {
      name: 'sleep',
      kind: 'keep',
      weeks: 6,
      heads: 'sleep more, sleep better, sleep, more sleep, better sleep, go to bed earlier',
      beside: 'more, better, enough, hours, night, regular',
      plans: [
        'I will go to bed at the same time on 5 nights a week until {date} and put all screens away 30 minutes before.',
        'I will keep one fixed bedtime on 5 nights a week until {date} and write down how many hours I slept.',
      ],
    },
    {
      name: 'exercise',
      kind: 'keep',
      weeks: 8,
      heads:
        'exercise, exercise more, more exercise, sport, sports, get fit, get fitter, fitness, gym, go running, start running, run 5k, marathon, half marathon, workout*, yoga',
      beside: 'more, regular*, week, do, start, twice, get, weekly, healthy',
      plans: [
        'I will exercise twice a week for 30 minutes until {date} and tick off each session in my calendar.',
        'I will keep 2 fixed times a week for exercise until {date} and find one person who joins me.',
      ],
    },
    {
      name: 'screen time',
      kind: 'reduce',
      weeks: 5,
      heads: 'screen time, on my phone, phone, social media, scrolling, instagram less',
      beside: 'less, spend, reduc*, time, evening*, stop, much, morning',
      plans: [
        'I will keep my phone out of reach for one fixed hour on 5 evenings a week until {date} and note what I did instead.',
        'I will set a daily limit for my phone, keep it on 5 days a week until {date} and check every Sunday.',
      ],
    },
    {
      name: 'networking',
      kind: 'meet',
      weeks: 8,
      heads: 'network*, contacts, connections, professional network, make contacts, know people',
      beside:
        'build*, build, grow*, expand*, bigger, industry, field, new, more, better, professional*, find, other, women, people, meet, sector',
      plans: [
        'I will have a 20-minute conversation with 5 people from my field {by} and thank each of them within a week.',
        'I will go to 2 events until {date}, talk to 3 people at each and write to them afterwards.',
      ],
    },
    {
      name: 'mentor',
      kind: 'find',
      weeks: 6,
      heads: 'mentor, role model*, find a mentor',
      beside: 'find, get, good, experienced, female, industry, field, have',
      plans: [
        'I will write down in 3 sentences what I want to learn, ask 3 possible mentors and agree on a first meeting {by}.',
        'I will ask 4 people whom they would recommend and have a first conversation with 2 of them {by}.',
      ],
    },
    {
      name: 'visibility',
      kind: 'practise',
      weeks: 8,
      heads:
        'visible, visibility, be noticed, get noticed, personal brand*, be seen, recognition, be recognised, be recognized, be taken seriously',
      beside: 'more, work, company, expert, results, contributions, achievements, get, team, management',
      plans: [
        'I will report one result of my work to my manager every 2 weeks until {date} and present 1 of them to a wider group.',
        'I will write one short article or post about my work each month until {date} and send it to 5 people.',
      ],
    },
    {
      name: 'pricing',
      kind: 'decide',
      weeks: 5,
      heads: 'pricing, price*, what to charge, charge, rates, my rate, my rates, day rate, hourly rate',
      beside:
        'set*, calculat*, work out, raise, higher, products, services, clients, customers, wholesale, fair, raising, put, up',
      plans: [
        'I will work out the full cost of my 5 main products or services, compare 3 competitors and fix my prices {by}.',
        'I will set a price list on one page {by}, test it with 2 customers and note how they react.',
      ],
    },
    {
      name: 'customers',
      kind: 'find',
      weeks: 10,
      heads:
        'customers, clients, new clients, new customers, orders, sales, sell more, first client*, first customer*',
      beside: 'more, find, get*, win*, attract, new, paying, repeat, first, business, acquir*, month*, grow*',
      plans: [
        'I will contact 5 possible customers a week until {date} and write down what each of them needs.',
        'I will ask 5 customers how they found me and try out the 2 best ways until {date}.',
      ],
    },
    {
      name: 'own business',
      kind: 'build',
      weeks: 14,
      heads:
        'own business, a business, start-up, startup, self-employed, self employed, freelanc*, own company, own shop, business plan, business idea, online shop, webshop, own studio, own workshop, own practice, own cafe, open (a|an|my), set up (a|an|my), launch (a|an|my)',
      beside:
        'start*, open*, found, set up, launch, become, go, own, small, online, idea, plan, run, writ*, side',
      plans: [
        'I will describe my offer, my customers and my costs on one page, show it to 3 possible customers and decide on the next step {by}.',
        'I will make 1 small offer to 5 real customers {by} and note what they would pay for.',
      ],
    },
    {
      name: 'funding',
      kind: 'find',
      weeks: 10,
      heads: 'funding, grant, grants, scholarship*, investor*, loan, crowdfunding',
      beside: 'apply*, application, get, find, write, project, two, raise, for, food bank, research',
      plans: [
        'I will list 5 sources that fit, choose the 2 best and send off both applications {by}.',
        'I will write a one-page summary of the project {by}, have it read by 2 people and send it to 2 funders.',
      ],
    },
    {
      name: 'portfolio',
      kind: 'build',
      weeks: 10,
      heads: 'portfolio, case stud*, sample module*, samples, showreel',
      beside: 'build*, creat*, design, ux, online, strong, show, projects, modules, have, art, updat*',
      plans: [
        'I will finish one piece after the other for it, have each looked at by someone from the field and put everything online {by}.',
        'I will have the first piece online within 4 weeks, ask 2 people what is missing and complete it {by}.',
      ],
    },
    {
      name: 'coding project',
      kind: 'build',
      weeks: 9,
      heads: 'github, side project, own project, open source, small app, my own app, an app',
      beside:
        'build*, creat*, small, contribut*, publish*, put, first, thing, project, show, own, mobile, develop*',
      plans: [
        'I will have a first working version {by}, show it to 2 people and publish the better one with a short description.',
        'I will describe the smallest useful version in 5 sentences, finish it and publish it {by}.',
      ],
    },
    {
      name: 'data',
      kind: 'learn',
      weeks: 12,
      heads:
        'data analysis, data analytics, data science, machine learning, statistics, ai, artificial intelligence, chatgpt',
      beside: 'learn, understand, use, basics, skills, work, tools, apply, python, better, course, job',
      plans: [
        'I will work through one course {by}[, {hours},] and answer 2 questions from my own work with real data.',
        'I will finish one small project with public data {by}[, {hours},] and explain the result to someone in 10 minutes.',
      ],
    },
    {
      name: 'programming',
      kind: 'learn',
      weeks: 12,
      heads:
        'programming, coding, to code, learn to program, web development, software development, programming language',
      beside: 'learn, skills, basics, start, first, better, improve, language, self, web',
      plans: [
        'I will work through one beginner course {by}[, {hours},] and build one small program of my own.',
        'I will solve 2 small programming exercises a week until {date}[, {hours},] and show the best one to someone experienced.',
      ],
    },
    {
      name: 'code review',
      kind: 'practise',
      weeks: 8,
      heads:
        'code review*, pull request*, gets through review, clean code, write code, better code, write better code',
      beside: 'write, code, less, pain, comments, pass, better, fewer, afraid, fear',
      plans: [
        'I will turn the 5 most frequent review comments into a checklist with a senior colleague and go through it before every review until {date}.',
        'I will ask one colleague to go through 3 of my changes with me {by} and note what to check before the next one.',
      ],
    },
    {
      name: 'writing',
      kind: 'build',
      weeks: 12,
      heads:
        'write a book, write a novel, write a blog, blog, novel, articles, short stories, write more, creative writing',
      beside: 'write, writing, publish, finish, own, start, first, children, draft, about',
      plans: [
        'I will write on 2 fixed days a week until {date} and let 2 people read the first finished part.',
        'I will finish an outline on one page, then write 1 part a week and have a first draft {by}.',
      ],
    },
    {
      name: 'music',
      kind: 'keep',
      weeks: 12,
      heads: 'guitar, piano, violin, cello, drums, saxophone, flute, accordion, choir, singing, ukulele',
      beside: 'learn, play, start, again, sing, practise, lessons, beginner, adult, join',
      plans: [
        'I will practise for 20 minutes on 4 days a week until {date} and play one piece to somebody.',
        'I will take 1 lesson a week until {date}, practise on 2 further days and record one piece.',
      ],
    },
    {
      name: 'studies',
      kind: 'pass',
      weeks: 14,
      heads: 'thesis, dissertation, phd, bachelor*, master*, my degree, studies, course work',
      beside: 'finish*, writ*, complet*, submit, apply, part-time, study, hand in, chapter*, my, on time',
      plans: [
        'I will split what is left into weekly parts, finish one each week[, go through my progress with my mentor every month and finish {own}][ and go through my progress with my mentor {stage}].',
        'I will fix 3 milestones on one page, show the first result to someone from the field and finish it {by}.',
      ],
    },
    {
      name: 'recognition of a diploma',
      kind: 'pass',
      weeks: 12,
      heads:
        'recognition of my, diploma recogni*, recognise my degree, recognized degree, have my degree, credential*, foreign degree, degree recogni*',
      beside: 'degree, diploma, qualification*, germany, get, foreign',
      plans: [
        'I will find out which office is responsible, collect all documents it asks for and hand in the application {by}.',
        'I will make a list of missing documents with an advice centre, and send off the application {by}.',
      ],
    },
    {
      name: 'driving licence',
      kind: 'pass',
      weeks: 16,
      heads:
        "driving licence, driving license, driver's licence, driver's license, driving test, learn to drive, get my licence",
      beside: 'get, pass, test, theory',
      plans: [
        'I will book the theory test within 4 weeks, take 1 lesson a week and be ready for the driving test {by}.',
        'I will do 20 minutes of theory on 4 days a week and take the test {by}.',
      ],
    },
    {
      name: 'flat',
      kind: 'find',
      weeks: 10,
      heads: 'flat, apartment, new home, own place, room to rent, move house, move out, move to',
      beside: 'find, new, affordable, rent, bigger, own, buy, quiet, get',
      plans: [
        'I will list what I need and can pay on one page, and view 1 place a week until {date}.',
        'I will put my documents together in one file, tell 10 people what I am looking for and view 4 places {by}.',
      ],
    },
    {
      name: 'remote work',
      kind: 'negotiate',
      weeks: 7,
      heads:
        'remote work, work from home, working from home, home office, remotely, work remotely, remote job, hybrid',
      beside: 'more, job, work, team, days, week, find, allowed',
      plans: [
        'I will put a proposal for working from home on one page, rehearse it with my mentor and make it to my manager {by}.',
        'I will write down which of my tasks can be done from home, suggest a trial of 4 weeks and agree on it {by}.',
      ],
    },
    {
      name: 'money',
      kind: 'keep',
      weeks: 10,
      heads:
        'save money, savings, budget*, finances, debt*, taxes, tax return, pension*, invest*, retirement',
      beside:
        'manag*, save, understand, personal, learn, pay off, household, month, plan, options, get, better, control',
      plans: [
        'I will write down my income and spending for 4 weeks, and set one figure to keep to each month until {date}.',
        'I will go through my papers with someone who knows, write down 3 questions and settle them {by}.',
      ],
    },
  ],
};
