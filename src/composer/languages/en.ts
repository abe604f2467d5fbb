/** English. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'en',
  locale: 'en-GB',
  capitals: true,
  time: {
    months: `
      january | jan; february | feb; march; april | apr; may; june | jun; july | jul; august | aug; september | sept | sep;
      october | oct; november | nov; december | dec
    `,
    weekdays: `
      monday | mon; tuesday | tue; wednesday; thursday | thu; friday | fri; saturday; sunday
    `,
    spans: `
      1 day: tomorrow; 2 week: in a fortnight | within a fortnight;
      18 month: in a year and a half | within a year and a half | in one and a half years
    `,
    day: 'day | days',
    week: 'week | weeks | wk | wks',
    month: 'month | months',
    quarter: 'quarter | quarters',
    year: 'year | years | yr | yrs',
    feasts: `
      9-20: before autumn | before fall | before the autumn | before the fall; 3-20: before spring | before the spring;
      12-20: before christmas | before xmas | before the holidays;
      6-20: before summer | before the summer | before next summer | before this summer; 12-24: christmas | xmas;
      12-31: new year | new years | new year's; 5-31: spring; 4-15: easter; 8-31: summer; 11-30: autumn | fall | the fall;
      2-28: winter; 3-31: first quarter; 6-30: second quarter; 9-30: third quarter; 12-31: fourth quarter;
      6-30: first half of the year | first half of 20*; 12-31: second half of the year | second half of 20*
    `,
    end: 'end | the end',
    middle: 'middle | mid',
    begin: 'beginning | start',
    next: 'next | coming | following | upcoming',
    current: 'this | current',
    within: 'in | within | next | coming | over the next | during the next | for the next',
    before: 'before | prior to',
    until: 'by | until | till | before | til | no later than | due | on | deadline',
    ago: 'ago | since | past | last | for | previous | experience',
    half: 'half',
    per: 'a day | a week | a month | a year | per day | per week | per month',
    each: `
      daily | weekly | monthly | every day | each day | every week | each week | every month | every morning |
      every evening | every night | every weekend | every saturday | every sunday
    `,
    spare: "i have | i've got | i can | i could | time | free | spare | max | maximum | at most | available",
    numbers: `
      1: one | once | a | an | single; 2: two | twice | a couple of | couple of; 3: three | a few; 4: four; 5: five; 6: six; 7: seven; 8: eight;
      9: nine; 10: ten; 11: eleven; 12: twelve; 15: fifteen; 18: eighteen; 20: twenty; 30: thirty
    `,
  },
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
  openings: `
    i want to be able to | i want to | i want a | i want | i wanna | want to | i would like to be able to | i'd like to be able to | i would like to | i'd like to | id like to |
    would like to | i'd like | i would like | i would love to | i'd love to | i'd love | i would love | i need to | i need | need to | i wish to | i wish i could | i hope to | i plan to |
    i intend to | i aim to | i'm hoping to | i am hoping to | i'm planning to | i am planning to | i'd prefer to | my goal is to | my goal is | my aim is to | my aim is | my dream is to | my dream is |
    my plan is to | my wish is to | i've decided to | i have decided to | how do i | how can i | how could i | how should i | help me to | help me | help with | help to | it would be nice to | it would be good to |
    it would be great to | i'm keen to | i am keen to | i'm determined to | i'm looking to | i am looking to | i'm looking for | i am looking for | looking for | it's time to | i'd rather | be able to |
    my goal : | goal : | my aim : |
    i'm interested in | i am interested in | interested in | i'm thinking about | i'm thinking of | i've always wanted to | i dream of | i keep putting off |
    i'm trying to | i am trying to | trying to | hoping to | i really want to | really want to | i also want to | i just want to | i'd really like to | i'd also like to |
    can you help me to | can you help me | could you help me | support with | guidance on | guidance with | advice on | tips for | tips on | my ambition is to |
    i'm struggling to | i'm struggling with | i struggle to | i struggle with | i find it hard to | i don't know how to | i have no idea how to
  `,
  kept: `
    no more | figure out what i want to | find out what i want to | work out what i want to | decide what i want to | know what i want to |
    not sure what i want to | what i want to | i want my | i want our | i want people | i'd like my | i would like my | i need my
  `,
  refusals: `
    no thanks | thank you | thanks | nothing to | nothing for | nothing at | nothing right | nothing else | don't want to be | don't want to | don't want a | don't want any | don't want | dont want to | dont want | do not want to be | do not want to | do not want | don't need | don't wanna | no longer want to | never want to |
    not interested in | not looking for | not looking to | not keen on | not going to | won't | will not | without | rather than | instead of | no more | nor | please no | no | not another | anything but | can't stand |
    not after | not | have no interest in | no intention of | used to | stop suggesting | sick of | tired of
  `,
  ends: `
    because | but | although | though | whereas | so that | so i | so my | so we | so they | so it | so people | and i | and i'm | and i've | and it | and it's | and he | and she | and they | and we | and that | and my |
    if i | if we | which | as i | as my | cause | cos | cuz | even though | since i | since my | while i | when i | until i | , i'm | , i've | , i | , we | , we're | , he | , she | , they | , it | , it's | , there's | , that's | , my | , our | - i | - my | but i | thank you | thanks | preferably | ideally | instead of | rather than | , just | , only
  `,
  fillers: `
    and | also | then | please | finally | maybe | eventually | or | so | plus | first | firstly | secondly | second | third | thirdly | lastly | just | really | honestly | basically | well | ok | okay | definitely |
    to | the main thing is | most of all | above all | preferably | ideally | hopefully | perhaps | possibly | probably | ability to | be able to | especially | mainly
  `,
  vague: `
    it | them | this | that | these | those | him | her | there | they | he | she | both | something | anything | stuff | things | such | do it | do this | do that
  `,
  worries: `
    worried | i worry | i'm worried | i am worried | afraid | i'm afraid | i am afraid | scared | i'm scared | i am scared | i fear | fear of | anxious | i'm anxious | nervous about | i'm nervous | i dread | dreading | terrified | i doubt | i have doubts | i don't know if | i don't know whether | i'm not sure if | i'm not sure whether | not sure if | not sure whether | i'm unsure
  `,
  states: `i feel | i'm feeling | feeling | i'm | i am | i've | i was | i got | i lost | i can't | nobody | too old | too late`,
  private: `
    illness | ill | sick | cancer | depress* | anxiety | panic attack* | burnout | burned out | burnt out | adhd | autis* | therapy | diagnosis | diagnosed | surgery | operation | pregnan* | miscarriage | divorc* | separation | breakup |
    alcohol* | addict* | prison | jail | abuse* | my ex | religion | disab*
  `,
  asides: `
    sorry for | sorry about | ignore all | ignore previous | ignore the | ignore your | previous instructions | instructions | system prompt | your prompt | as an ai | language model | dear ai |
    hello ai | write that | print | repeat after | this form | this box | fill in this | no idea what to write | pretend | you are now | from now on you | your rules
  `,
  lead: '{words}: ',
  quotes: '“”‘’',
  plans: {
    subject: [
      'I will read 2 good introductions by {date} and explain the 3 most important points to somebody in my own words.',
      'I will study on 2 evenings a week until {date} and write one page of notes on what I have understood.',
    ],
    tool: [
      'I will work through 1 course or manual by {date} and complete 2 real tasks with what I have learned.',
      'I will practise 2 days a week until {date}, each time on a real task, and note what I can do without help.',
    ],
    language: [
      'I will practise for 20 minutes on 5 days a week until {date} and have 1 conversation a week.',
      'I will do 3 short lessons a week until {date} and use what is new in 1 conversation or text each week.',
    ],
    craft: [
      'I will practise 2 days a week until {date} and have somebody experienced correct me twice.',
      'I will take 3 lessons by {date} and practise for 20 minutes on 2 days a week in between.',
    ],
    driving: [
      'I will list what is still missing, practise or study 2 days a week and have everything ready by {date}.',
      'I will set aside 2 sessions a week until {date}, for theory or practice, whichever I need more.',
    ],
    exam: [
      'I will study or practise 3 days a week until {date} and do 2 complete trial runs under exam conditions.',
      'I will list what is tested, go through all of it by {date} and check myself with 2 practice tests.',
    ],
    course: [
      'I will enter all the dates in my calendar, complete the last part by {date} and try out 2 things I have learned.',
      'I will keep the times it needs free until {date} and note after each part 1 thing I want to use.',
    ],
    studies: [
      'I will divide what is left into weekly portions, work at 3 fixed times a week and have the last portion done by {date}.',
      'I will study at 3 fixed times a week until {date} and show 1 person regularly what I have finished.',
    ],
    admission: [
      'I will note the requirements and deadlines, have 2 people look at my application and send it off by {date}.',
      'I will gather what is asked for, prepare 3 days a week and hand in a complete application by {date}.',
    ],
    recognition: [
      'I will list the papers the office in charge requires, get each one ready with 2 copies and submit the application by {date}.',
      'I will get advice on what is needed, have 2 people check my papers and hand in the complete application by {date}.',
    ],
    job: [
      'I will send 2 tailored applications a week until {date} and talk to 1 person a week who does this kind of work.',
      'I will go through the vacancies 2 days a week until {date} and apply for each one that really suits me.',
    ],
    promotion: [
      'I will put 3 results that make my case on one page and discuss them by {date} with whoever decides.',
      'I will find out which 2 or 3 things count, work on 1 of them each week and ask for feedback by {date}.',
    ],
    customers: [
      'I will try 2 ways of reaching new people until {date} and write down every week which works better.',
      'I will tell 3 suitable people or places a week about what I offer until {date} and note how they respond.',
    ],
    funding: [
      'I will put the purpose and the costs on one page, pick the 3 sources that fit best and send them my request by {date}.',
      'I will work out how much is needed, ask 2 people who have raised money before, and make my request by {date}.',
    ],
    people: [
      'I will go to 1 event or group a week until {date} and suggest meeting again to 2 people I get on with.',
      'I will call or write to 2 people a week until {date}, some I know already and some I would like to know.',
    ],
    mentor: [
      'I will make a list of 3 people who could be right and ask each of them for a first conversation by {date}.',
      'I will describe what I am looking for in 3 sentences and by {date} ask 3 people or groups who might know somebody.',
    ],
    staff: [
      'I will describe the task and what I can offer on half a page and share it in 3 places by {date}.',
      'I will speak to 3 people who might fit or know somebody, and reply to everyone interested by {date}.',
    ],
    home: [
      'I will write down my 3 most important requirements and look into 2 suitable places a week until {date}.',
      'I will work out what I can afford, tell 5 people about my plans and follow up 2 leads a week until {date}.',
    ],
    search: [
      'I will compare 3 options, note the main point in favour of each and settle on my favourite by {date}.',
      'I will note what matters most to me, ask 3 people for recommendations and contact the most promising ones by {date}.',
    ],
    career: [
      'I will talk to 3 people who know the field well, list what I still need and set out my route on one page by {date}.',
      'I will list what I can already offer and what is missing, and do 1 thing about the gaps every week until {date}.',
    ],
    business: [
      'I will set out my offer, costs and income on 2 pages and discuss the figures by {date} with 2 people who run a business.',
      'I will work on it at 2 fixed times a week until {date} and keep track of costs and income on one page.',
    ],
    leadership: [
      'I will hand over 1 task a week completely until {date} and ask the people concerned afterwards how it went.',
      'I will talk to each person I lead for 20 minutes by {date} and agree on 1 clear expectation with each.',
    ],
    portfolio: [
      'I will choose the pieces I am proudest of, describe each in 2 sentences and show the finished selection to 2 people by {date}.',
      'I will add 1 finished piece or sample a week until {date} and put everything together in one place.',
    ],
    software: [
      'I will limit it to the 3 things that matter most, get them working and let 2 people try the result by {date}.',
      'I will work on it at 2 fixed times a week and have a version that others can use by {date}.',
    ],
    writing: [
      'I will sit down to it for 30 minutes on 3 days a week until {date} and give the result to 2 people to read.',
      'I will complete 2 pages a week until {date} and revise them with the comments of somebody who reads a lot.',
    ],
    event: [
      'I will put the date, place and budget on 1 page and have everything booked or arranged by {date}.',
      'I will list what has to be done, ask 2 people for help or advice, and tick off the last item by {date}.',
    ],
    papers: [
      'I will revise everything once, have 2 people look at it and finish the final version by {date}.',
      'I will look at 2 good examples, go through my own papers line by line and have them finished by {date}.',
    ],
    document: [
      'I will write an outline on 1 page, fill it in part by part and give the finished text to somebody to check by {date}.',
      'I will collect the facts I need, work on it at 2 fixed times a week and finish the text by {date}.',
    ],
    object: [
      'I will list the steps, materials and costs, work on it at 2 fixed times a week and finish by {date}.',
      'I will divide the work into 5 stages, take them one after the other and show somebody the finished result by {date}.',
    ],
    improvement: [
      'I will note how things are now, try out 1 change and compare before and after by {date}.',
      'I will ask 3 people involved what would help most, try out 1 of their ideas and tell them the result by {date}.',
    ],
    presentation: [
      'I will write down my 3 main points, rehearse aloud 3 times, once in front of a listener, and be ready by {date}.',
      'I will speak in front of a small audience twice by {date} and ask each time what came across.',
    ],
    meetings: [
      'I will prepare 2 points each time until {date}, bring them in early and note afterwards what worked.',
      'I will choose 1 occasion a week until {date} to do things differently, and ask somebody who was there how it came across.',
    ],
    conversation: [
      'I will write down my 3 main points, rehearse the first sentences aloud and have the conversation by {date}.',
      'I will choose a quiet moment, prepare 2 sentences I do not want to leave out, and say them by {date}.',
    ],
    feedback: [
      'I will practise on 3 real occasions by {date}: first the facts, then a question, then what I would like.',
      'I will note after each difficult moment until {date} what was said and 1 sentence for the next time.',
    ],
    boundaries: [
      'I will write down 2 sentences to say no with and use them on 3 occasions by {date}.',
      'I will set 1 clear rule for what I no longer take on, tell the people concerned and keep to it until {date}.',
    ],
    interview: [
      'I will do 2 trial runs with somebody by {date} and note after each what I want to do better.',
      'I will list what is likely to come up, prepare 3 examples of what I can do and rehearse them aloud by {date}.',
    ],
    confidence: [
      'I will do 1 small thing a week that takes courage until {date}, and write down how it went.',
      'I will choose 3 situations, from easy to hard, and face them one after the other by {date}.',
    ],
    expression: [
      'I will practise for 20 minutes on 3 days a week until {date} and compare my first sample with my last.',
      'I will go over 1 example of mine a week with somebody until {date} and note what could be clearer.',
    ],
    teaching: [
      'I will plan 1 session a week carefully until {date} and find out afterwards what worked.',
      'I will try out 2 new ways of explaining or guiding by {date} and note which works better.',
    ],
    salary: [
      'I will look up 3 figures to compare with, put my reasons on one page and have the conversation by {date}.',
      'I will settle on the figure I want and the least I accept, rehearse my 2 best reasons and make my request by {date}.',
    ],
    conditions: [
      'I will write down what I want and 2 ways it could work for everyone, and have the conversation by {date}.',
      'I will check which rules apply, prepare 1 concrete proposal and put it forward by {date}.',
    ],
    agreement: [
      'I will write down 3 reasons from the other side’s point of view and make my proposal by {date}.',
      'I will put costs and benefits on one page, talk to 2 possible supporters and present my proposal by {date}.',
    ],
    decision: [
      'I will put the pros and cons on one page, talk to 2 people who have faced a similar choice and decide by {date}.',
      'I will name the 3 things that matter most to me, check every option against them and decide by {date}.',
    ],
    pricing: [
      'I will compare 3 similar offers, add up my own costs and time, and settle my price by {date}.',
      'I will calculate what I need to earn, ask 2 people who know the market and write down my prices by {date}.',
    ],
    question: [
      'I will write down my questions, ask 2 reliable sources and sum up the answers on half a page by {date}.',
      'I will contact the office or person in charge, check with 1 other source and note the answer by {date}.',
    ],
    direction: [
      'I will talk to 3 people who know me well, sum it up on one page and decide by {date} what to try first.',
      'I will try out 2 things that appeal to me and write down by {date} which of them I want to pursue.',
    ],
    exercise: [
      'I will train on 2 fixed days a week until {date} and write down what I have managed.',
      'I will start with 20 minutes on 3 days a week and build up a little every other week until {date}.',
    ],
    habit: [
      'I will start this week, tick off each time in my calendar until {date} and check every 2 weeks how it is going.',
      'I will put it in my calendar at fixed times, keep it up until {date} and look back every 2 weeks.',
    ],
    rest: [
      'I will keep 1 hour free of work and screens on 4 days a week until {date} and check on Sundays how I feel.',
      'I will set 1 clear rule for my evenings or days off, keep it until {date} and check on Sundays how it went.',
    ],
    stop: [
      'I will note in 1 line every evening until {date} whether I managed it, and check every Sunday what helped.',
      'I will write down 2 situations in which it is hard, plan what I will do instead and tick off every good day until {date}.',
    ],
    organisation: [
      'I will take 20 minutes every Sunday until {date} to plan and put things in order, and note what has become easier.',
      'I will write down my 3 most important things on 5 days a week until {date}, and do the first one first.',
    ],
    money: [
      'I will note what comes in and what goes out until {date}, and check on 1 fixed day a month whether I am on course.',
      'I will spend 30 minutes a week on my finances until {date} and settle one open matter each time.',
    ],
    visibility: [
      'I will show 1 piece of my work a week until {date} to somebody who should know about it.',
      'I will sum up 3 results in a few sentences and bring them up on 3 suitable occasions by {date}.',
    ],
    errand: [
      'I will check what is needed, keep 1 hour free for it and get it done by {date}.',
      'I will gather what I need, set myself 2 reminders and have it done by {date}.',
    ],
  },
  any: [
    'I will ask 2 people with experience of this how they went about it, and follow their best advice by {date}.',
    'I will agree with my mentor on 2 things I can do for it, and have both done by {date}.',
    'I will take 1 small step for this every week until {date}, and note each time what it has changed.',
  ],
  worry:
    'I will write down what exactly is on my mind about this and 2 things that could help, and talk them through with my mentor by {date}.',
  until:
    'I will divide it into 4 steps with a date for each, take the first one this week and be done by {date}.',
  soon: [
    'I will list the 2 or 3 things that matter most now, do them one after the other and be done by {date}.',
    'I will set aside 2 fixed hours for it this week, start with the hardest part and be done by {date}.',
  ],
  unsupported:
    'I will put what I want into 1 sentence, agree on it with my mentor and take the first step by {date}.',
};
