/** English: how it speaks of time, and what is said to mentees in it. */
import { english as grammar } from './grammars/english.ts';
import type { LanguageFile } from './language-file.ts';

export const english: LanguageFile = {
  code: 'en',
  locale: 'en-GB',
  name: 'English',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: false,
  elides: false,
  pluralDays: 'behind a word',
  neighbours: [],
  linking: '',
  infinitive:
    /^(?!(?:an?|the|my|our|this|that|how|what|when|where|why|who|which|to|not?|never|definitely|i|it|is|was|am|are|has|had|he|she|we|they|you|there|and|but|or|so|because|if|after|at|in|on|of|for|from|with|about|over|under|between|around|during|since|until|by|full|some|any|cant|id|im|\d[^\s]*|\p{L}+['’](?:d|s|m|re|ve|ll|t)|\p{L}*[^e]ed|\p{L}+[^r]ing)(?![\p{L}]))\p{L}/iu,
  grammar,
  refusal:
    /(?:\b(?:[Dd]o not|[Dd]on['’]?t) (?:tell|ask) me(?: to)?|\b(?:(?:do not|don['’]?t|no longer|never) (?:really |even )?(?:want|wanna|need|wish|like)|not (?:interested in|looking|keen on|going|want)|(?:do not|don['’]?t|not) (?:intend|intending|plan|planning)|(?:no|not any) (?:intention|plans|wish|desire|interest)(?: of| in)?|(?<!can |could |or )not(?= to)|without(?: ever)?|rather than|instead of|nor)(?: to| be| a| any)*|\bNOT)\s+$/u,
  refusalAfter:
    /^[.!?…]+\s+(?:absolutely not|no way|no thanks|never(?=[.!])|not for me|out of the question|i won['’]?t)/iu,
  leastWhole: -0.3,
  easternEaster: false,
  idle: `
    no goals | no specific goals | no particular goals | no goals in mind | no goals right now | have no goals |
    have no specific goals | i have no goals | i have no specific goals | i have no particular goals | opportunity |
    specific | particular | specific goals | none | nothing | no | nope | na | n a | nil | null | thanks | thank | you |
    hello | hi | hey | there | test | testing | ok | okay | yes | good | morning | evening | afternoon | day | dear |
    all | everyone | so | far | for | now | at | the | moment | this | time | not | really | any | wishes | wish | goals |
    goal | currently | no thanks | i | have | don't | do | don't have | right | today | bye | cheers | greetings | blank |
    empty | skip | tbd | todo | anything | want | need | im | i'm | am | fine | as | is | it | that's | that | is | all |
    questions | comments | comment | idea | input | text | sample | lorem | ipsum | dolor | sit | amet | blah | bla |
    foo | bar | baz | xxx | abc | lol | hmm | hm | uh | um | haha | how | are | hope | doing | well | nice | weather |
    meet | great | understand | question | i don't understand | special
  `,
  time: {
    months: [
      'january | jan',
      'february | feb',
      'march',
      'april | apr',
      'may',
      'june | jun',
      'july | jul',
      'august | aug',
      'september | sept | sep',
      'october | oct',
      'november | nov',
      'december | dec',
    ],
    weekdays: [
      'monday | mon',
      'tuesday | tue',
      'wednesday',
      'thursday | thu',
      'friday | fri',
      'saturday',
      'sunday',
    ],
    spans: [
      ['tomorrow', 1, 'day'],
      ['in a fortnight | within a fortnight', 2, 'week'],
      ['in a year and a half | within a year and a half | in one and a half years', 18, 'month'],
    ],
    day: 'day | days',
    week: 'week | weeks | wk | wks',
    month: 'month | months',
    quarter: 'quarter | quarters',
    year: 'year | years | yr | yrs',
    hour: 'hour | hours | h | hrs | hr',
    minute: 'minute | minutes | min | mins',
    feasts: [
      ['before autumn | before fall | before the autumn | before the fall', 9, 20],
      ['before spring | before the spring', 3, 20],
      ['before christmas | before xmas | before the holidays', 12, 20],
      ['before summer | before the summer | before next summer | before this summer', 6, 20],
      ['christmas | xmas', 12, 24],
      ["new year | new years | new year's", 12, 31],
      ['spring', 5, 31],
      ['easter', 4, 15],
      ['summer', 8, 31],
      ['autumn | fall | the fall', 11, 30],
      ['winter', 2, 28],
      ['first quarter', 3, 31],
      ['second quarter', 6, 30],
      ['third quarter', 9, 30],
      ['fourth quarter', 12, 31],
      ['first half of the year | first half of 20*', 6, 30],
      ['second half of the year | second half of 20*', 12, 31],
    ],
    end: 'end | the end',
    middle: 'middle | mid',
    begin: 'beginning | start',
    next: 'next | coming | following | upcoming',
    current: 'this | current',
    within: 'in | within | next | coming | over the next | during the next | for the next',
    before: 'before | prior to',
    until: 'by | until | till | before | til | no later than | due | on | deadline',
    ago: 'ago | since | past | last | for | previous | experience',
    per: 'a | per | each | every | the | / | in a',
    weekly: 'weekly | pw | p w',
    daily: 'daily',
    half: 'half',
    numbers: [
      [1, 'one | a | an | single'],
      [2, 'two | a couple of | couple of'],
      [3, 'three | a few'],
      [4, 'four'],
      [5, 'five'],
      [6, 'six'],
      [7, 'seven'],
      [8, 'eight'],
      [9, 'nine'],
      [10, 'ten'],
      [11, 'eleven'],
      [12, 'twelve'],
      [15, 'fifteen'],
      [18, 'eighteen'],
      [20, 'twenty'],
      [30, 'thirty'],
    ],
  },
  leads: { v: 'To {words}, ', n: '{Words}: ', g: '{Words}: ', q: 'To find out {words}, ', plan: 'My plan: ' },
  hours: { one: 'I set aside {n} hour a week for it.', other: 'I set aside {n} hours a week for it.' },
  verbs: {
    stopping: 'stop* | get rid of | quit | give up | avoid | worry | resist',
    learning:
      'learn | understand | master | study | improve my | brush up | practi* | get better | get my head',
    behaving: 'more often | less | fewer | earlier | calm* | patient* | on time | punctual',
    founding: `
      open | opening | found | founding | launch | launching | start my own | start a | start an | start up | set up | setting up | establish |
      build up | starting my own | starting a | starting up | go self-employed | go freelance | get off the ground
    `,
    introducing:
      'introduce | introducing | implement | bring in | put in place | roll out | set rules | agree rules | lay down',
    delegating: 'hand over | hand off | delegate | delegating | pass on | hand the | hand my | give away',
    visiting: `
      attend | attending | take part | taking part | join | joining | visit | visiting | volunteer | volunteering | shadow | shadowing |
      spend a day | spend a week | spend some time | go to | do an internship | do a placement | see how | try out
    `,
    choosing:
      'buy | buying | rent | renting | choose | choosing | pick | get a new | get my own | get myself a | order | move house',
    seeking: `
      find | finding | look for | looking for | win | attract | meet | get to know | connect with | take on | get more |
      reach out | network | get at least
    `,
    selling:
      'sell | selling | market | marketing | promote | advertise | offer | get my products | get my work',
    becoming: `
      become | becoming | be a | be an | work as | working as | switch to | move into | moving into | move up to | change to | qualify | qualifying |
      train as | retrain | retrain as | train to be | get into | go into | turn into | return to | go back to
    `,
    applying: `
      apply | applying | register | registering | sign up | enrol | enroll | submit | hand in | send in | send off | get the application | book |
      renew | file my | cancel | get insured
    `,
    finishing: 'finish | finishing | complete | completing | read to the end | get through | wrap up',
    talking: `
      ask | asking | tell | telling | talk to | talking to | speak to | speak with | talk with | discuss | negotiate | negotiating | request |
      raise it with | have a conversation | have a talk | apologise | apologize
    `,
    teaching:
      'teach | teaching | coach | mentor | train my | train a | train new | show | guide | give lessons | run a workshop | run workshops',
    saving: `
      save up | save at least | saving up | put aside | set aside | pay off | paying off | pay back |
      earn | make at least | save | do the books | do my books | keep track of my spending
    `,
    exercising:
      'run | running | jog | jogging | swim | swimming | walk | cycle | exercise | work out | lose weight | lift weights | get fit | get fitter',
    making: `
      build | building | make | making | create | creating | write | writing | draft | sew | knit | bake | cook | paint | renovate | repair |
      organise | organize | plan | prepare | design | develop | put together | record | compile | put up | convert | converting | plant | produce
    `,
    deciding:
      'decide | deciding | find out | know | work out | figure out | clarify | weigh up | think through | check whether | make up my mind',
    improving: `
      improve | improving | cut back | increase | raise | reduce | cut | cut down | shorten | speed up | get quicker | get faster | be faster | be quicker |
      lower | double | halve | tidy up | clear out | sort out | optimise | optimize | simplify | streamline
    `,
    passing:
      'pass | passing | sit the | sit my | take the exam | take my exam | take the test | retake | resit | get my licence | get my license | get certified',
    daring:
      'become less nervous | become less anxious | be less nervous | be less anxious | feel less nervous | less nervous | less anxious | less afraid | less scared | stop being afraid | stop being nervous | stop being scared | get over my nerves | dare | daring | overcome | get over | conquer | face | stand up | speak up | be brave | trust myself | believe in myself',
    calculating: `
      to price | ^price | calculating | cost my | cost a | cost out | costing | to estimate | food cost
    `,
    asserting: `
      set boundaries | set limits | set clear boundaries | set clear limits | keep my temper | keep my cool | stay calm |
      hold my ground | stand my ground | assert myself | be firm | keep order | keep discipline | without shouting |
      without losing my temper | be taken seriously
    `,
    resting: `
      sleep | go to bed | get to bed | get home | be home | leave work | leave the office | finish work | take breaks |
      take a break | take my breaks | take my lunch break | take proper breaks | switch off | get some rest | have a free |
      have weekends | have my weekends | have sundays | have my evenings
    `,
    reaching: 'reach | get to | get up to | hit',
    beginning: 'begin | beginning | start | starting | take up',
    hiring: 'recruit | hire | hiring',
    publishing:
      'publish | publishing | get published | submit my story | submit my article | submit my manuscript | find a publisher',
  },
  things: {
    customers: `
      pupil* | student* | customer* | client* | order | orders | subscriber* | follower* | listener* | reader* | booking* |
      review* | guest* | wedding* | commission* | contract* | buyer* | restaurants | shops
    `,
    body: 'my back | neck | shoulder* | posture | fitness | in shape | stamina',
    drafts: `
      study plan | rules | price list | website | web page | homepage | logo | label | labels | menu | template* | checklist* | rota | roster |
      timetable | written agreement | photos | pictures | leaflet* | flyer* | brochure* | business card* | catalogue
    `,
  },
  plans: {
    subject: {
      about: [
        'I will read 2 good introductions by {date} and explain the 3 most important points to somebody in my own words.',
        'I will study on 2 evenings a week until {date} and write one page of notes on what I have understood.',
      ],
      alone: [
        'I will read 2 introductions to the topic I have chosen by {date} and sum up what I have understood on one page.',
      ],
    },
    tool: {
      about: [
        'I will work through 1 course or manual by {date} and complete 2 real tasks with what I have learned.',
        'I will practise 2 days a week until {date}, each time on a real task, and note what I can do without help.',
      ],
      alone: [
        'I will practise with the tool I want to learn on 2 days a week until {date} and complete 2 real tasks without help.',
      ],
      named: [
        'I will work through 1 course on {name} by {date} and complete 2 real tasks with what I have learned.',
      ],
    },
    language: {
      about: [
        'I will practise for 20 minutes on 5 days a week until {date} and have 1 conversation a week.',
        'I will do 3 short lessons a week until {date} and use what is new in 1 conversation or text each week.',
      ],
      alone: [
        'I will practise the language for 20 minutes on 5 days a week until {date} and have 1 conversation in it each week.',
      ],
    },
    craft: {
      about: [
        'I will practise 2 days a week until {date} and let somebody experienced correct me on 2 occasions.',
        'I will take 3 lessons by {date} and practise for 20 minutes on 2 days a week in between.',
      ],
      alone: [
        'I will practise the skill I want to learn on 2 days a week until {date} and let somebody experienced correct me on 2 occasions.',
      ],
    },
    driving: {
      about: [
        'I will list what is still missing, practise or study 2 days a week and have everything ready by {date}.',
        'I will set aside 2 sessions a week until {date}, for theory or practice, whichever I need more.',
      ],
      alone: [
        'I will spend 2 sessions a week on my driving until {date}, on theory or practice, whichever I need more.',
      ],
    },
    exam: {
      about: [
        'I will study or practise 3 days a week until {date} and do 2 complete trial runs under exam conditions.',
        'I will list what is tested, go through all of it by {date} and check myself with 2 practice tests.',
      ],
      alone: ['I will prepare for my exam 3 days a week until {date} and do 2 complete practice tests.'],
      named: [
        'I will prepare for {name} on 3 days a week until {date} and do 2 complete practice tests under exam conditions.',
      ],
    },
    course: {
      about: [
        'I will enter all the dates in my calendar, complete the last part by {date} and try out 2 things I have learned.',
        'I will keep the times it needs free until {date} and note after each part 1 thing I want to use.',
      ],
      alone: [
        'I will enter the dates of my course in my calendar, complete the last part by {date} and try out 2 things I have learned.',
      ],
      named: [
        'I will enter fixed times for {name} in my calendar, complete the last part by {date} and try out 2 things I have learned.',
      ],
    },
    studies: {
      about: [
        'I will divide what is left into weekly portions, work at 3 fixed times a week and have the last portion done by {date}.',
        'I will study at 3 fixed times a week until {date} and show 1 person regularly what I have finished.',
      ],
      alone: [
        'I will divide what is left of my studies into weekly portions, work at 3 fixed times a week and be done by {date}.',
      ],
    },
    admission: {
      about: [
        'I will note the requirements and deadlines, have 2 people look at my application and send it off by {date}.',
        'I will gather what is asked for, prepare 3 days a week and hand in a complete application by {date}.',
      ],
      alone: [
        'I will note the requirements for the place I want, have 2 people look at my application and send it off by {date}.',
      ],
    },
    recognition: {
      about: [
        'I will list the papers the office in charge requires, get each one ready with 2 copies and submit the application by {date}.',
        'I will get advice on what is needed, have 2 people check my papers and hand in the complete application by {date}.',
      ],
      alone: [
        'I will get my certificates ready with 2 copies of each, and by {date} submit the application to have them recognised.',
      ],
    },
    job: {
      about: [
        'I will send 2 tailored applications a week until {date} and talk to 1 person a week who does this kind of work.',
        'I will go through the vacancies 2 days a week until {date} and apply for each one that really suits me.',
      ],
      alone: [
        'I will send 2 tailored job applications a week until {date} and talk to 1 person a week who does such work.',
      ],
    },
    promotion: {
      about: [
        'I will put 3 results that speak for me on one page and discuss them by {date} with whoever decides.',
        'I will find out which 2 or 3 things count, work on 1 of them each week and ask for feedback by {date}.',
      ],
      alone: [
        'I will put 3 results that speak for a step up on one page and discuss them by {date} with whoever decides.',
      ],
    },
    customers: {
      about: [
        'I will try 2 ways of reaching new people until {date} and write down every week which works better.',
        'I will tell 3 suitable people or places a week about what I offer until {date} and note how they respond.',
      ],
      alone: [
        'I will try 2 ways of reaching new people with my work until {date} and write down every week which works better.',
      ],
    },
    funding: {
      about: [
        'I will put purpose and costs on one page, pick the 3 sources that fit best and send them my request by {date}.',
        'I will work out how much is needed, ask 2 people who have raised money before, and make my request by {date}.',
      ],
      alone: [
        'I will put what I need money for on one page, pick the 3 sources that fit best and send them my request by {date}.',
      ],
    },
    people: {
      about: [
        'I will go to 1 event or group a week until {date} and suggest meeting again to 2 people I get on with.',
        'I will call or write to 2 people a week until {date}, some I know already and some I would like to know.',
      ],
      alone: [
        'I will go to 1 event or group a week until {date} to meet people, and suggest meeting again to 2 of them.',
      ],
    },
    mentor: {
      about: [
        'I will make a list of 3 people who could be right and ask each of them for a first conversation by {date}.',
        'I will describe what I am looking for in 3 sentences and by {date} ask 3 people or groups who might know somebody.',
      ],
      alone: [
        'I will make a list of 3 people who could support me and ask each of them for a first conversation by {date}.',
      ],
    },
    staff: {
      about: [
        'I will describe the task and what I can offer on half a page and share it in 3 places by {date}.',
        'I will speak to 3 people who might fit or know somebody, and reply to everyone interested by {date}.',
      ],
      alone: [
        'I will describe the help I need on half a page, share it in 3 places and reply to everyone interested by {date}.',
      ],
    },
    home: {
      about: [
        'I will write down my 3 most important requirements and look into 2 suitable places a week until {date}.',
        'I will work out what I can afford, tell 5 people about my plans and follow up 2 leads a week until {date}.',
      ],
      alone: [
        'I will write down my 3 most important requirements for a home and look into 2 suitable places a week until {date}.',
      ],
    },
    search: {
      about: [
        'I will compare 3 options, write down what speaks for each and settle on my favourite by {date}.',
        'I will note what matters most to me, ask 3 people for recommendations and contact the most promising ones by {date}.',
      ],
      alone: [
        'I will compare 3 options for what I am looking for, write down what speaks for each and choose my favourite by {date}.',
      ],
    },
    career: {
      about: [
        'I will talk to 3 people who know the field well, list what I still need and write my route on one page by {date}.',
        'I will list what I already bring and what is missing, and do 1 thing about the gaps every week until {date}.',
      ],
      alone: [
        'I will talk to 3 people who know the field I want to work in and write my route there on one page by {date}.',
      ],
    },
    business: {
      about: [
        'I will put offer, costs and income on 2 pages and discuss the figures by {date} with 2 people who run a business.',
        'I will work on it at 2 fixed times a week until {date} and keep track of costs and income on one page.',
      ],
      alone: [
        'I will put the offer, costs and income of my business on 2 pages and discuss them by {date} with somebody who runs one.',
      ],
    },
    leadership: {
      about: [
        'I will hand over 1 task a week completely until {date} and ask the people concerned afterwards how it went.',
        'I will talk to each person I lead for 20 minutes by {date} and agree on 1 clear expectation with each.',
      ],
      alone: [
        'I will talk to each person I lead for 20 minutes by {date} and agree on 1 clear expectation with each.',
      ],
    },
    portfolio: {
      about: [
        'I will choose the pieces I am proudest of, describe each in 2 sentences and show the finished selection to 2 people by {date}.',
        'I will add 1 finished piece or sample a week until {date} and put everything together in one place.',
      ],
      alone: [
        'I will choose my best work, describe each piece in 2 sentences and show the finished selection to 2 people by {date}.',
      ],
    },
    software: {
      about: [
        'I will limit it to the 3 things that matter most, get them working and let 2 people try the result by {date}.',
        'I will work on it at 2 fixed times a week and have a version that others can use by {date}.',
      ],
      alone: [
        'I will limit my project to the 3 things that matter most, get them working and let 2 people try the result by {date}.',
      ],
    },
    writing: {
      about: [
        'I will sit down to it for 30 minutes on 3 days a week until {date} and give the result to 2 people to read.',
        'I will complete 2 pages a week until {date} and revise them with the comments of somebody who reads a lot.',
      ],
      alone: [
        'I will write for 30 minutes on 3 days a week until {date} and give the result to 2 people to read.',
      ],
    },
    event: {
      about: [
        'I will put date, place and budget on 1 page and have everything booked or arranged by {date}.',
        'I will list what has to be done, ask 2 people for help or advice, and tick off the last item by {date}.',
      ],
      alone: [
        'I will put the date, place and budget of what I am planning on 1 page and have everything arranged by {date}.',
      ],
    },
    papers: {
      about: [
        'I will revise everything once, have 2 people look at it and finish the final version by {date}.',
        'I will look at 2 good examples, go through my own papers line by line and have them finished by {date}.',
      ],
      alone: [
        'I will revise my application papers, have 2 people read them and finish the final version by {date}.',
      ],
    },
    document: {
      about: [
        'I will write an outline on 1 page, fill it in part by part and give the finished text to somebody to check by {date}.',
        'I will collect the facts I need, work on it at 2 fixed times a week and finish the text by {date}.',
      ],
      alone: [
        'I will write an outline of my document on 1 page, fill it in part by part and have the finished text checked by {date}.',
      ],
    },
    object: {
      about: [
        'I will list the steps, materials and costs, work on it at 2 fixed times a week and finish by {date}.',
        'I will divide the work into 5 stages, take them one after the other and show somebody the finished result by {date}.',
      ],
      alone: [
        'I will divide my project into 5 stages, take them one after the other and show somebody the finished result by {date}.',
      ],
    },
    improvement: {
      about: [
        'I will note how things are now, try out 1 change and compare before and after by {date}.',
        'I will ask 3 people involved what would help most, try out 1 of their ideas and tell them the result by {date}.',
      ],
      alone: [
        'I will ask 3 people involved what could run better, try out 1 change and compare before and after by {date}.',
      ],
    },
    presentation: {
      about: [
        'I will write down my 3 main points, rehearse aloud 3 times, once in front of a listener, and be ready by {date}.',
        'I will speak in front of a small audience 2 times by {date} and ask each time what came across.',
      ],
      alone: [
        'I will write down the 3 main points of my talk, rehearse it aloud 3 times and be ready by {date}.',
      ],
    },
    meetings: {
      about: [
        'I will prepare 2 points each time until {date}, bring them in early and note afterwards what worked.',
        'I will choose 1 occasion a week until {date} to do things differently, and ask somebody who was there how it came across.',
      ],
      alone: [
        'I will prepare 2 points before each meeting until {date}, bring them in early and note afterwards what worked.',
      ],
    },
    conversation: {
      about: [
        'I will write down my 3 main points, rehearse the first sentences aloud and have the conversation by {date}.',
        'I will choose a quiet moment, prepare 2 sentences I do not want to leave out, and say them by {date}.',
      ],
      alone: [
        'I will write down my 3 main points, rehearse the first sentences aloud and have the conversation by {date}.',
      ],
    },
    feedback: {
      about: [
        'I will practise on 3 real occasions by {date}: first the facts, then a question, then what I would like.',
        'I will note after each difficult moment until {date} what was said and 1 sentence for the next time.',
      ],
      alone: [
        'I will practise saying difficult things on 3 real occasions by {date}: first the facts, then a question, then what I would like.',
      ],
    },
    boundaries: {
      about: [
        'I will write down 2 sentences to say no with and use them on 3 occasions by {date}.',
        'I will set 1 clear rule for what I no longer take on, tell the people concerned and keep to it until {date}.',
      ],
      alone: ['I will write down 2 sentences to say no with and use them on 3 occasions by {date}.'],
    },
    interview: {
      about: [
        'I will do 2 trial runs with somebody by {date} and note after each what I want to do better.',
        'I will list what is likely to come up, prepare 3 examples of what I can do and rehearse them aloud by {date}.',
      ],
      alone: [
        'I will do 2 trial runs of the interview with somebody by {date} and note after each what I want to do better.',
      ],
    },
    confidence: {
      about: [
        'I will do 1 small thing a week that takes courage until {date}, and write down how it went.',
        'I will choose 3 situations, from easy to hard, and face them one after the other by {date}.',
      ],
      alone: ['I will do 1 small thing a week that takes courage until {date}, and write down how it went.'],
    },
    expression: {
      about: [
        'I will practise for 20 minutes on 3 days a week until {date} and compare my first sample with my last.',
        'I will go over 1 example of mine a week with somebody until {date} and note what could be clearer.',
      ],
      alone: [
        'I will practise writing or speaking for 20 minutes on 3 days a week until {date} and compare my first sample with my last.',
      ],
    },
    teaching: {
      about: [
        'I will plan 1 occasion a week with care until {date} and find out afterwards what worked.',
        'I will try out 2 new ways of explaining or guiding by {date} and note which works better.',
      ],
      alone: ['I will try out 2 new ways of explaining and guiding by {date} and note which works better.'],
    },
    salary: {
      about: [
        'I will look up 3 figures to compare with, put my reasons on one page and have the conversation by {date}.',
        'I will settle on the figure I want and the least I accept, rehearse my 2 best reasons and make my request by {date}.',
      ],
      alone: [
        'I will look up what others are paid in 3 sources, put my reasons on one page and ask for more by {date}.',
      ],
    },
    conditions: {
      about: [
        'I will write down what I want and 2 ways it could work for everyone, and have the conversation by {date}.',
        'I will check which rules apply, prepare 1 concrete proposal and put it forward by {date}.',
      ],
      alone: [
        'I will write down which working conditions I want and 2 ways they could work for everyone, and have the conversation by {date}.',
      ],
    },
    agreement: {
      about: [
        'I will write down 3 reasons from the other side’s point of view and make my proposal by {date}.',
        'I will put costs and benefits on one page, talk to 2 possible supporters and present my proposal by {date}.',
      ],
      alone: [
        'I will put my proposal on one page with 3 reasons from the other side’s point of view, and present it by {date}.',
      ],
    },
    decision: {
      about: [
        'I will put the pros and cons on one page, talk to 2 people who have faced a similar choice and decide by {date}.',
        'I will name the 3 things that matter most to me, check every option against them and decide by {date}.',
      ],
      alone: [
        'I will put the pros and cons of my options on one page, talk to 2 people I trust and decide by {date}.',
      ],
    },
    pricing: {
      about: [
        'I will compare 3 similar offers, add up my own costs and time, and settle my price by {date}.',
        'I will calculate what I need to earn, ask 2 people who know the market and write down my prices by {date}.',
      ],
      alone: [
        'I will compare 3 similar offers, add up my own costs and time, and settle my prices by {date}.',
      ],
    },
    question: {
      about: [
        'I will write down my questions, ask 2 reliable sources and sum up the answers on half a page by {date}.',
        'I will contact the office or person in charge, check with 1 other source and note the answer by {date}.',
      ],
      alone: [
        'I will write down my questions, ask 2 reliable sources and sum up the answers on half a page by {date}.',
      ],
    },
    direction: {
      about: [
        'I will talk to 3 people who know me well, sum it up on one page and decide by {date} what to try first.',
        'I will try out 2 things that appeal to me and write down by {date} which of them I want to pursue.',
      ],
      alone: [
        'I will talk to 3 people who know me well about what suits me, and decide by {date} what to try first.',
        'I will try out 2 things that appeal to me and write down by {date} which of them I want to pursue.',
      ],
    },
    exercise: {
      about: [
        'I will train on 2 fixed days a week until {date} and write down what I have managed.',
        'I will start with 20 minutes on 3 days a week and build up a little every other week until {date}.',
      ],
      alone: ['I will exercise on 2 fixed days a week until {date} and write down what I have managed.'],
    },
    habit: {
      about: [
        'I will start this week, tick off each time in my calendar until {date} and check every 2 weeks how it is going.',
        'I will put it in my calendar at fixed times, keep it up until {date} and look back every 2 weeks.',
      ],
      alone: [
        'I will put my new habit in my calendar at fixed times, keep it up until {date} and look back every 2 weeks.',
      ],
    },
    rest: {
      about: [
        'I will keep 1 hour free of work and screens on 4 days a week until {date} and check on Sundays how I feel.',
        'I will set 1 clear rule for my evenings or days off, keep it until {date} and check on Sundays how it went.',
      ],
      alone: [
        'I will keep 1 hour free of work and screens on 4 days a week until {date} and check on Sundays how I feel.',
      ],
    },
    stop: {
      about: [
        'I will note in 1 line every evening until {date} whether I managed it, and check every Sunday what helped.',
        'I will write down 2 situations in which it is hard, plan what I will do instead and tick off every good day until {date}.',
      ],
      alone: [
        'I will note in 1 line every evening until {date} whether I managed to do less of what I want to leave behind.',
      ],
    },
    organisation: {
      about: [
        'I will take 20 minutes every Sunday until {date} to plan and put things in order, and note what has become easier.',
        'I will write down my 3 most important things on 5 days a week until {date}, and do the first one first.',
      ],
      alone: [
        'I will take 20 minutes every Sunday until {date} to plan and put things in order, and note what has become easier.',
      ],
    },
    money: {
      about: [
        'I will note what comes in and what goes out until {date}, and check on 1 fixed day a month whether I am on course.',
        'I will spend 30 minutes a week on my finances until {date} and settle one open matter each time.',
      ],
      alone: [
        'I will spend 30 minutes a week on my finances until {date} and settle one open matter each time.',
      ],
    },
    visibility: {
      about: [
        'I will show 1 piece of my work a week until {date} to somebody who should know about it.',
        'I will sum up 3 results in a few sentences and bring them up on 3 suitable occasions by {date}.',
      ],
      alone: ['I will show 1 piece of my work a week until {date} to somebody who should know about it.'],
    },
    errand: {
      about: [
        'I will check what is needed, keep 1 hour free for it and get it done by {date}.',
        'I will gather what I need, set myself 2 reminders and have it done by {date}.',
      ],
      alone: [
        'I will check what is needed for my errand, keep 1 hour free for it and get it done by {date}.',
      ],
    },
    dream: {
      about: [
        'I will write down what draws me to it, pick 1 thing that is within my reach and do it by {date}.',
        'I will look for a small part of it that I can really do, tell 1 person about it and do it by {date}.',
      ],
      alone: ['I will choose 1 small part of my dream that is within my reach, and do it by {date}.'],
    },
    other: {
      about: [
        'I will write down what would be different in my everyday life, and do 1 small thing towards it every week until {date}.',
        'I will talk it over with my mentor, agree on 1 thing I can do, and do it by {date}.',
      ],
      alone: [
        'I will put what I want into 1 sentence, talk it over with my mentor and do something towards it by {date}.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'I will practise or study 2 days a week until {date} and show or explain to somebody what I have learned.',
        'I will find 1 good course or teacher, and try out what I have learned on 2 real occasions by {date}.',
      ],
      alone: [
        'I will practise or study what I want to learn on 2 days a week until {date} and show somebody the result.',
      ],
    },
    passing: {
      about: [
        'I will list what is still required, deal with 1 item a week and have everything done by {date}.',
        'I will keep 2 fixed times a week free for it until {date} and ask 1 person who has been through it for advice.',
      ],
      alone: [
        'I will list what is still required of me, deal with 1 item a week and have everything done by {date}.',
      ],
    },
    getting: {
      about: [
        'I will write down what matters most to me and contact 2 suitable people or places a week until {date}.',
        'I will ask 3 people who know about it for advice and follow up their best suggestions by {date}.',
      ],
      alone: [
        'I will write down what I am looking for and contact 2 suitable people or places a week until {date}.',
      ],
    },
    changing: {
      about: [
        'I will talk to 3 people who have done something similar and write my own plan on one page by {date}.',
        'I will do 1 thing towards it every week until {date} and note what I learned from it.',
      ],
      alone: [
        'I will talk to 3 people who have made a similar change and write my own plan on one page by {date}.',
      ],
    },
    making: {
      about: [
        'I will outline it on one page, work on it at 2 fixed times a week and have it ready by {date}.',
        'I will divide it into 3 stages, ask somebody for an opinion after each and complete the last by {date}.',
      ],
      alone: [
        'I will outline my project on one page, work on it at 2 fixed times a week and have it ready by {date}.',
      ],
    },
    performing: {
      about: [
        'I will practise on 3 real occasions by {date} and note after each what went well.',
        'I will prepare 1 real occasion well, rehearse it aloud and go through with it by {date}.',
      ],
      alone: [
        'I will practise what I find hard on 3 real occasions by {date} and note after each what went well.',
      ],
    },
    negotiating: {
      about: [
        'I will put my proposal and 3 reasons on one page, rehearse them once and have the conversation by {date}.',
        'I will find out what is usual in 2 similar cases and put my request forward by {date}.',
      ],
      alone: [
        'I will put my proposal and 3 reasons on one page, rehearse them once and have the conversation by {date}.',
      ],
    },
    deciding: {
      about: [
        'I will gather the facts from 2 or 3 good sources, sum them up on one page and draw my conclusion by {date}.',
        'I will talk to 2 people who know about it and write down my answer by {date}.',
      ],
      alone: [
        'I will gather the facts from 2 or 3 good sources, sum them up on one page and draw my conclusion by {date}.',
      ],
    },
    keeping: {
      about: [
        'I will set 1 clear rule, keep to it until {date} and check every Sunday how it went.',
        'I will write down 1 day a week until {date} how it is going and what I want to change.',
      ],
      alone: [
        'I will set 1 clear rule for what I want to change, keep to it until {date} and check every Sunday how it went.',
      ],
    },
    otherwise: {
      about: [
        'I will choose 1 thing about it that I can do myself, and do it by {date}.',
        'I will talk to 1 person I trust about how to go about it, and do my part by {date}.',
      ],
      alone: ['I will choose 1 thing that I can do myself, and do it by {date}.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'I will put what it needs, what it costs and who can help on 1 page, show it to 2 people who have done it before and have it running by {date}.',
        'I will list what has to be ready for a small start, deal with 1 item a week and begin by {date}.',
      ],
      alone: [
        'I will put what I want to start on 1 page, with costs and helpers, show it to 2 people who have done it before and begin by {date}.',
      ],
    },
    introducing: {
      about: [
        'I will describe on 1 page how it is to work, try it out with 2 people for a week and have it in use by {date}.',
        'I will talk to 3 people whom it concerns, try it out on a small scale and have it in use by {date}.',
      ],
      alone: [
        'I will describe on 1 page what I want to introduce, try it out with 2 people for a week and have it in use by {date}.',
      ],
    },
    delegating: {
      about: [
        'I will note on 1 page how it is done, go through it 2 times together with whoever takes it on and let go of it completely by {date}.',
        'I will agree with 1 person on what they take on and until when, and check with them on 2 occasions until {date} how it is going.',
      ],
      alone: [
        'I will agree with 1 person on what they take over from me, explain it and let go of it completely by {date}.',
      ],
    },
    visiting: {
      about: [
        'I will ask at 2 suitable places, agree on a day and write down by {date} what I have taken away from it.',
        'I will put 1 suitable date in my calendar this week, go by {date} and note 3 things that I saw or learned there.',
      ],
      alone: [
        'I will ask at 2 suitable places whether I can come, go there and write down by {date} what I have learned.',
      ],
    },
    sharing: {
      about: [
        'I will hand over 2 tasks completely by {date}, each with a clear aim and a deadline, and talk over afterwards how it went.',
        'I will choose 3 tasks that others can do, explain each of them once and let go of the last by {date}.',
      ],
      alone: [
        'I will hand over 2 of my tasks completely by {date}, each with a clear aim and a deadline, and talk over afterwards how it went.',
      ],
    },
    calculating: {
      about: [
        'I will work out 3 real examples from beginning to end by {date} and have somebody experienced check the figures.',
        'I will note for 2 real cases what goes into them, make a calculation sheet of 1 page from it and use it on a third by {date}.',
      ],
      alone: [
        'I will work out 3 real examples from my own work by {date} and have somebody experienced check the figures.',
      ],
    },
    reaching: {
      about: [
        'I will set myself 2 milestones, do 1 thing a week for the next one and note every Sunday until {date} how far I have got.',
        'I will ask 2 people who have managed it what helped them most, and try out 1 of their ideas every 2 weeks until {date}.',
      ],
      alone: [
        'I will set myself 2 milestones for what I want to reach, and note every Sunday until {date} how far I have got.',
      ],
    },
    beginning: {
      about: [
        'I will ask 1 person who already does this what I need for a start, get it ready and begin by {date}.',
        'I will list what I need for a small start, deal with the first 3 items within 2 weeks and begin by {date}.',
      ],
      alone: [
        'I will ask 1 person who already does what I want to start what I need, get it ready and begin by {date}.',
      ],
    },
    publishing: {
      about: [
        'I will choose 3 suitable places, read what each of them asks for and send my work to the first one by {date}.',
        'I will ask 2 people for comments, prepare everything that is asked for and send it to 3 suitable places by {date}.',
      ],
      alone: [
        'I will choose 3 places that could publish my work, read what each asks for and send it to the first one by {date}.',
      ],
    },
    drafting: {
      about: [
        'I will look at 2 good examples, show my first attempt to 2 people and have the improved version ready by {date}.',
        'I will make a first version within 2 weeks, try it out on 1 occasion and have the improved one ready by {date}.',
      ],
      alone: [
        'I will look at 2 good examples of what I want to make, show my first attempt to 2 people and improve it by {date}.',
      ],
    },
    freeDays: {
      about: [
        'I will plan something I enjoy for that time, tell 2 people about it and mark every week until {date} in which I kept to it.',
        'I will tell the people it concerns, agree on 1 other solution for urgent cases and mark every week until {date} in which I kept to it.',
      ],
      alone: [
        'I will plan something I enjoy for the time I want to keep free, tell 2 people about it and mark every week until {date} in which I kept to it.',
      ],
    },
  },
  unread: {
    about: [
      'I will ask 2 people who know about it how they would go about it, choose the best piece of advice and act on it by {date}.',
      'I will do 1 step towards it every week, tick it off and have it done by {date}.',
    ],
    alone: [
      'I will put what I want into 1 sentence, agree on it with my mentor and take the first step by {date}.',
      'I will talk over what I want with my mentor, write down 3 things I can do and do the first one by {date}.',
    ],
  },
  soon: {
    about: [
      'I will list the 2 or 3 things that matter most now, do them one after the other and be done by {date}.',
    ],
    alone: [
      'I will list the 2 or 3 things that matter most now, do them one after the other and be done by {date}.',
    ],
  },
};
