/** English: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const english: Language = {
  code: 'en',
  locale: 'en-GB',
  digraphs: false,
  capitalNouns: false,
  letters: '',
  postpositions: false,
  dates: { usual: '{day} {month} {year}' },
  givenNames: '',
  namesakes: 'mark grace',
  nameEndings: '',
  stopWords:
    "per the and of to is are was were be been being am have has had having do does did doing will would can could should shall may might must i me my mine myself you your yours he him his she her hers it its we us our they them their this that these those there here what which who whom whose when where why how not no nor or but if then than because while with without within about into over under between from up down out off on at by for as so such very too more most much many some any each every both few other another own same just only also even still again once ever never always yet already now soon i'm i've i'd i'll don't doesn't didn't can't won't isn't aren't wasn't let's it's that's a an in want wish like need help get getting make really better good well dont cant im ive id thing things something anything everything program programme programmes goes going",
  abbreviations:
    'e.g|i.e|etc|mr|mrs|ms|dr|prof|vs|approx|no|st|jr|sr|inc|ltd|dept|fig|incl|min|max|hrs|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  ordinalStops: false,
  cases: false,
  linking: '',
  quotes: ['“', '”'],
  turns: {
    wish: `i'd really like | i would really like | i'd really love | i'd also like | i would also like | i'd like | my boss should | my manager should | my team should | my colleagues should | i want | i wanna | i would like | i'd like | i would love | i'd love | i wish | i hope | i'm hoping | i am hoping | i need | i plan | i'm planning | i am planning
      | i intend | i aim | i dream | my dream | my goal* | my aim* | my wish* | my objective* | my ambition | my plan | the goal | my hope | help me | help with | support me
      | i look for | i'm looking | i am looking | looking for | looking to | looking forward | i seek | i'm seeking | how do i | how can i | how could i | ~how to | how should i
      | what should i | should i | want to | wanna | would like to | would love to | would like | hoping to | hope to | wish to | need to | need help | eager to | keen to | i'm keen | i am keen | like to learn | like to become
      | i'd rather | i would rather | i'd prefer | i would prefer | interested in | i expect | i've decided to | i have decided to | it would be great | it would be nice | dream of | dream job | dreaming of
      | i will | i'm going to | i am going to | gonna | i have to | i must | i should | get better | be better | become better | more confident | i want* | i shall | i'm trying to | i am trying to | i try to | i'd be happy
      | goal is | goal for | goals are | one thing i | time to | tips | advice | guidance on | please
      | ~improve | ~learn | ~learning | ~develop | ~become | ~gain | ~grow | ~reduce | ~increase | ~work on | ~build | ~get | ~find | ~start | ~stop | ~manage | ~create | ~finding | ~getting | ~improving | ~developing | ~building
      | ~raise | ~launch | ~pass | ~prepare | ~practise | ~practice | ~change | ~switch | ~move | ~read | ~write | ~finish | ~complete | ~lead | ~strengthen | ~set | ~negotiate | ~be | ~more | ~better | ~less | ~grow | ~expand | ~boost | ~earn | ~master | ~understand | ~speak | ~present | ~network | ~overcome | ~balance | ~save | ~run | ~send | ~apply | ~attend | ~publish | ~give | ~take | ~go | ~do | ~play | ~volunteer | ~travel | ~hold | want in | ~keep | ~hire | ~open | ~visit | ~buy | ~cook | ~sell | ~host | ~organise | ~organize | ~win | ~enter | ~study | ~train | ~teach | ~record | ~submit | ~explore | ~to have | ~drink | ~worry | ~sleep | id like | id love | id like to | id love to | id like 2 | id love 2 | want 2 | ill need`,
    trouble: `i've forgotten | i have forgotten | forgotten all | forgotten everything | scared i've | i struggl* | struggl* | i find it hard | i find it difficult | find it hard | find it difficult | not good enough | is terrible | is bad | is poor | is weak | isn't good | afraid of | scared of | fear of | i fear | i'm bad at | i am bad at | not good at | weak at | hard for me | difficult for me | difficulty | difficulties
      | problem* with | trouble with | trouble | i can't | i cannot | i cant | i don't dare | i do not dare | don't dare | i don't know | i do not know | i dont know | dunno | don't know what | dont know what | not sure | unsure | unclear | no idea | i lack | lack of | i have no | i've no
      | overwhelm* | i'm stuck | i am stuck | feel stuck | feeling stuck | stuck in | confused | lost | exhausted | burnt out | burned out | i feel | nervous | anxious | shy | i avoid | i keep | makes me | i hate | i get stuck | unhappy | bored | not happy | too much | not enough | no time | never have time | hardly | i freeze | idk | i dont understand | i don't understand | i do not understand`,
    past: `had to | i was | i were | i had | i did | i worked | i've worked | i have worked | i've been | i have been | i used to | used to | years ago | months ago | weeks ago | last year | last month | last summer | last week | i studied | i graduated | i finished | i completed | i started | i joined | i moved | i became | i got | i left | i went | i learned | i learnt | i led | i managed | i built | i founded | i quit | i lost | i spent | i grew | i wrote | i gave | i took | i passed | i gained | i changed | i switched | i decided | i developed | i was promoted | we were | we had | previously | in the past | back then | formerly | when i was | my former | i've already | i have already | i already | after my studies | i've had | i've done | i've got | was born | grew up | in my last job | i've led | i have led | i've managed | i have managed`,
    aside: `bc of | bc i | bc my | b/c of | because | cause i | cuz | since i | since my | since we | since the | so that | in order to | as i | as my | although | even though | though i | after i | after my | after having | when i was | while i | which is why | due to | thanks to | given that | unlike | before i | where i | who was | who is | let me tell | let me introduce | to introduce myself | like to introduce myself | want to introduce myself | a bit about my background | to come to the point | my husband thinks | my wife thinks | my partner thinks | my mother thinks | my boss thinks | my boss says | my manager says | my husband says | my wife says | people say | my son should | my daughter should | my kids should | my children should | my husband should | my wife should | my partner should | my husband thinks i should | my wife thinks i should | my partner thinks i should | my mother thinks i should | my parents think i should | my husband says i should | my mother says i should | my parents say i should`,
    exclude: `not become | not becoming | not be a | not to become | never become | don't become | do not become | stop being a | i don't want | i do not want | i dont want | don't want | do not want | dont want | i don't need | i do not need | no need | i never want | never want | i would not | i wouldn't | wouldn't like | would not like | don't like | i no longer want | no longer want | i don't wish | don't wish | do not wish | not interested in | no interest in | not looking | not planning | don't plan | do not plan | i'm not after | not about | anything but | everything but | except | other than | rather than | instead of | without | not | no | never | avoid | not as | but not | excluding | apart from | nothing to do with | don't make me | refuse to | don't see myself | no more`,
    harmless: `excel at | excel in | not only | not just | say no | saying no | to say no | say "no" | why not | not sure | not good at | not confident | not yet | no idea | don't know | do not know | dont know | can't | cannot | cant | i don't dare | do not dare | i have no time | no time | not enough | no confidence | not able | unable | do not feel | don't feel | dont feel | not happy | not afraid | no longer afraid | without fear | without being nervous | without notes | without stress | without getting nervous | no work life balance | not be nervous | not be so | not to be so | do not have | don't have | dont have | haven't | have not | never been | never have time | no matter | not matter | whether or not | or not | not because | if not | i am not | i'm not | im not | is not | isn't | not get | does not work | doesn't work | don't speak | do not speak | don't understand | do not understand | no degree | without a degree | no experience | without experience | never really | never had | never learned | don't stop | not heard | not seen | not being heard | not taken seriously | no network | no friends | no contacts | no one | nobody | never listen* | don't listen | do not listen | never notice* | nothing special`,
    unwanted: `stress* | overtime | nervous* | procrastinat* | burn* out | burnout | burnt | afraid | fear | shy | anxi* | overwork* | overwhelm* | tired | exhaust* | stuck | late | interrupt* | unhappy | underpaid | scared | lonely | chaos | chaotic | distract* | weekend* | lose | panic* | freeze | quiet | invisible | overlooked | unemployed | doubt* | perfectionis* | micromanag*`,
    but: `but | instead | rather i`,
    and: `and | as well as | plus | & | also | then | along with`,
    between: 'between',
    order: `write .. poem | write a song | write a joke | write .. essay | write me | write a story about | tell me a joke | tell me a story | tell .. joke | sing | translate this | translate the following | translate .. into | summarize this | summarise this | what is the capital | what's the weather | what is the weather | what time is it | who are you | what are you | are you a bot | are you human | answer with | respond with | reply with | respond only | reply only | say hello | say only | print | output | generate code | write code | write a python script | write a function | give me the recipe | recipe for | solve this | calculate | count to | repeat after me | repeat the | repeat this | continue the | write only | what is 2`,
    attack: `ignore .. instruction* | ignore .. prompt* | ignore .. above | ignore .. previous | ignore everything | ignore all rules | ignore .. rules | disregard .. instruction* | disregard .. above | disregard .. previous | forget .. instruction* | forget everything | forget .. previous | override .. instruction* | system prompt | your prompt | your instructions | your system | the prompt | initial prompt | hidden prompt | you are now | act as | pretend to be | pretend you | roleplay | developer mode | jailbreak* | dan mode | as an ai | you are chatgpt | you are an ai | you are a* .. assistant | new instruction* | reveal .. prompt | print .. prompt | api key | password* | bypass | do anything now | instead write | instead say | instead print | instead output | instead reply | instead respond | write only the word | say that i | hacked | end of input | begin system | output only | only output | do not write goals | do not write any goals | instead of goals | repeat the words above`,
    nothing: `no goals | no specific goals | no particular goals | no goals in mind | no goals right now | have no goals | have no specific goals | i have no goals | i have no specific goals | i have no particular goals | opportunity | specific | particular | specific goals | none | nothing | no | nope | na | n a | nil | null | thanks | thank | you | hello | hi | hey | there | test | testing | ok | okay | yes | good | morning | evening | afternoon | day | dear | all | everyone | so | far | for | now | at | the | moment | this | time | not | really | any | wishes | wish | goals | goal | currently | no thanks | i | have | don't | do | don't have | right | today | bye | cheers | greetings | blank | empty | skip | tbd | todo | anything | want | need | im | i'm | am | fine | as | is | it | that's | that | is | all | questions | comments | comment | idea | input | text | sample | lorem | ipsum | dolor | sit | amet | blah | bla | foo | bar | baz | xxx | abc | lol | hmm | hm | uh | um | haha | how | are | hope | doing | well | nice | weather | meet | great | understand | question | i don't understand | special`,
    self: `i | me | my | mine | myself | i'm | i'd | i've | i'll | im | we | our | us`,
    filler: `change | try | succeed | decide | continue | see | act | whether | guide | people | per | main | mentoring | guidance | program | programme | advice | progress | achieve | reach | reaching | think | honestly | maybe | improve | improving | improvement | better | best | be | become | becoming | get | getting | good | great | learn | learning | to | how | work | working | on | my | a | an | the | some | more | more about | develop | developing | skills | skill | at | in | with | for | of | gain | have | having | new | know | about | want | would | like | love | i | please | help | me | support | and | or | but | do | also | really | very | finally | someday | want to | need | find | understand | by | until | next | this | year | month | week | weeks | months | that | which | so | as | it | is | are | was | start | starting | increase | build | building | grow | strengthen | strengthening | able | feel | feeling | goal | goals | wish | hope | things | stuff | something | much | lot | lots | way | ways | area | areas | topic | deal | handle | manage | managing | first | being | make | making | stop | can | will | could | should | myself | from | not | no | finding | hard | difficult | struggle | struggling | too | than | when | while | if | can't | cannot | afraid | i'm | i'd | i've | am | always | often | just | maybe | perhaps | actually | especially | e.g | what | where | who | there | here | hoping | looking | within | end | using | use | go | going | back | prepare | preparing | further | professionally | personally | currently | nothing | special`,
    slang: `gonna | wanna | gotta | kinda | sorta | lol | lmao | omg | idk | dunno | pls | plz | u | ur | thx | btw | imo | tbh | af | ain't | stuff | super | shit* | fuck* | damn | crap | hell | sucks | suck | crazy | cool | awesome | bc | cuz | b4 | n | w | w8 | y'all | bro | dude | guys | asap | ngl | boss | idiot* | stupid | hate | yeah | ok | smth | sth | rly | r | fr | tho | abt`,
    statement: `i work | i live | i study | i teach | i do | am | is | are | was | were | have | has | had | i'm | i've | it's | there's | works | work as | live | likes | i spend | i manage`,
    now: 'now | right now | currently | at the moment | at present | so far',
    learn: `forgotten | forgot | rusty | refresh* | brush up | behind on | out of date | learn* | course | courses | skill* | study* | training | improve | knowledge | programming | program | coding | code | master | deepen | certif* | basics | advanced | beginner | proficien* | better at | better with | into | tutorial* | practise | practice | develop`,
    certificate: `certif* | exam* | accredit* | diploma | licen*`,
    become: `become | becoming | be a | be an | work as | working as | job as | role as | position as | move into | moving into | move to | get into | getting into | break into | go into | switch to | switch into | switching to | transition to | transition into | transition from | change to | change into | step up to | grow into | pivot | pivot to | from .. to`,
    outOfReach: `ceo of | ceo | president | millionaire | billionaire | rich | famous | world class | nobel | best in the world | overnight | google | apple | microsoft | world champion | astronaut | bestseller | perfect* | native speaker | retire`,
    person: `mr | mrs | ms | dr | prof | my name is | my name's | called | named | regards | best wishes | yours | husband | wife | girlfriend | boyfriend | daughter | son`,
    private: `depress* | diagnos* | illness* | disease* | cancer | adhd | add | autis* | sclerosis | disabilit* | disabled | therapy | medication | pregnan* | divorc* | miscarriage | chronic* | bipolar | trauma* | addict* | alcohol* | debt* | sick | hiv | epileps* | migraine* | panic attack*`,
    lastVerb: `do better | get better`,
    own: `my | our`,
    loose: `need | want | to | and | or | also | really | finally | please | maybe | perhaps | just | someday | then | so | but | even | actually | honestly | now | be | become | at | in | with | on | for | of | about | goals | goal | my goals | wishes | some help | help | it | that | this | some | the | a | an | able | would | like | definitely | ideally | how | e.g | first`,
    hanging: `by | until | till | before | within | from | into | my | our | than | as | not | no | per | when | while | if | because | which | who | up to | between | around | after | since | next | later | is | are`,
    place: `in | near | move to | moving to | relocate to | relocating to | travel to | trip to | emigrate to | back to | live in`,
    clitic: '',
    wishAfter: '',
    excludeAfter: '',
  },
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
    from: 'from | out of | leave | leaving | stop working as | quit working as | stop being | quit being | tired of being',
    to: 'to | → | up to',
    difference: 'by',
    percent: 'percent | per cent | %',
    thousand: 'thousand | grand',
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
  themes: {
    careerChange: `swich | career chang* | change .. career* | chang* .. career* | change .. profession* | change .. field* | change .. industr* | switch .. career* | switch .. industr* | switch .. field* | new career | career switch* | career transition* | transition .. career | career pivot* | different career | different field | different industry | new field | new industry | new profession | career move | apprenticeship* | vocational training | lateral entry | quereinstieg | retrain* | another industry | another field | ~transition* | ~switch* | reorient* | leave .. teaching | leave .. industry | way out of | get out of teaching | leave the classroom | something completely different | get out of nursing | get out of retail | get out of sales | out of retail | something with | switch from | switching from | change from | move from .. to`,
    jobSearch: `find .. job* | find .. position | find .. role | new job* | job search* | job hunt* | jobs | get .. job* | looking for .. job* | look for .. job* | looking for .. position | looking for .. role | find work | ~job | job offer* | apply .. job* | job appl* | applications | change .. job* | chang* jobs | first job | dream job | unemploy* | employment | switch jobs | leave my job | quit my job | land .. job | land .. role | internship* | working student | work abroad | job abroad | hired | employer | resume | cover letter* | job market | apply for jobs | apply for a job | apply for positions | apply for roles | ~apply for | ~applying`,
    interviews: `system design interview* | technical interview* | coding interview* | design interview* | tech interview* | interview* | job interview* | assessment cent* | hiring manager* | whiteboard challenge* | case interview*`,
    promotion: `promot* | career advanc* | advance* .. career | career growth | career development | grow .. career | develop .. career | career progress* | career ladder | next level | next step .. career | career step* | next career | move up | step up | senior position | senior role | more responsibilit* | leadership position | leadership role | management position | climb* | career path | career goal* | take on .. responsibilit* | get ahead | further .. career | my career | ~career | ~responsibilit* | higher position | become partner | ~become .. partner`,
    leadingTeam: `team .. remote | remote and nobody talks | nobody talks | no one talks | lead a team | lead .. team* | leading .. team* | leadership | lead people | leading people | lead others | lead effectively | manage .. team* | managing .. team* | team management | people management | managing people | manage people | team lead* | teamleader* | delegat* | new manager | first time manager | good manager | better manager | better leader | good leader | great leader | great manager | leader | ~lead | ~leading | direct reports | my team* | motivat* .. team* | ~management | ~manager | people manager | manage a* | line manager | supervis* | hiring .. team | coach* .. team* | employees | build .. team | hire .. for my team | ~hire | hiring`,
    negotiatingPay: `raise my rate* | my rates | hourly rate* | my prices | salar* | pay rise* | pay raise* | raise | pay | negotiat* .. salar* | negotiat* .. pay | salary negotiat* | compensation | earn | earn more | earning* | more money | higher income | income | underpaid | wage* | bonus | equal pay | day rate | my rate* | negotiat* .. raise | raise of | ask .. raise | ask .. more money`,
    networking: `network | networking | networks | build .. network | professional contact* | new contacts | meet .. people | meet people | connect with | connections | make .. connections | small talk | find a mentor | contacts | socializ* | socialis* | exchange with | like minded | communit* | get to know .. people | know .. people | contacts in | people in my industry | people in my field`,
    publicSpeaking: `public speak* | public speech* | presentation* | present | presenting | presenter | speech* | speaking in public | speak in public | speak .. front of | talk .. front of | speaking .. front of | present .. front of | stage fright | on stage | keynote* | give .. talk* | giving talks | hold .. talk* | conference talk* | speak at | speaking at | speaker | rhetoric* | pitch | pitching | audience | storytelling | toastmaster* | tedx | slides | moderat* | host .. event* | public talk* | in front of`,
    confidence: `confiden* | only woman | only female | only girl | being afraid | less afraid | self esteem | self worth | self doubt* | self assur* | assertive* | imposter* | impostor* | say no | saying no | set* .. boundar* | boundar* | speak up | speaking up | believe in myself | doubt myself | courage* | brave* | shy | shyness | insecur* | stand up for | take up space | my voice heard | self confiden* | comfort zone | trust myself | perfectionis* | self belief | people pleas* | more visible in meetings | interrupted | interrupt me | listen to me | taken seriously | talked over`,
    technicalSkills: `forgotten all | forgotten everything | forgotten my | rusty | brush up | programming | programmer* | programing | coding | to code | learn code | software develop* | technical skill* | tech skill* | it skill* | digital skill* | data skill* | computer skill* | web develop* | developer skill* | ~technical* | ~technology | ~software | programming language* | system design | design patterns | clean code | algorithm* | tool skills | hard skills | technical knowledge | expertise | ~certif* | professional development | upskill* | ~course | ~skills | technical side | technical background`,
    language: `foreign language* | language skill* | learn .. language | language course* | speak fluent* | fluen* | vocabulary | grammar | native speaker | language level | language cert* | accent | language exam* | new language`,
    workLifeBalance: `work life | life balance | worklife* | work life balance | balance* .. work | balance | overtime | burnout | burn out | burned out | burnt out | stress* | relax* | rest | recover* | free time | spare time | more time for | time for myself | time for my* | leisure | working hours | less work | work less | switch off | unplug | disconnect* | weekend* | exhaust* | overwork* | long hours | self care | mental health | health* | sleep | exercise | sport* | gym | fitness | running | yoga | meditat* | mindful* | hobby | hobbies | family time | sabbatical | energy | lose weight | after work | evenings free | free evenings | home office | homeoffice | work from home | working from home | work remotely`,
    managingTime: `time manag* | manag* .. time | productiv* | procrastinat* | priorit* | organiz* | organis* | deadline* | focus better | stay focused | focused | concentrat* | plan .. day | plan .. week | planning | efficien* | to do list* | self manag* | time plan* | ~focus | distract* | structure .. day | structured | discipline | routine* | multitask* | workload | get things done | too many tasks | meet deadlines | self organ* | time blocking | my inbox | habits | manag* .. day | manag* .. days | structure my | late`,
    ownBusiness: `new customers | my company | my cleaning company | for my company | own bakery | bakery stall | market stall | stall at | own stall | own business | own company | own startup | startup* | start up | start a business | start .. business | start .. company | found .. company | founder | founding | entrepreneur* | self employ* | freelanc* | side business | side hustle | side project | business idea | business plan | business model | launch .. product | launch .. shop | launch .. business | online shop | web shop | investor* | get funding | find funding | raise funding | seed funding | funding for my | funding round* | first client* | first customer* | paying customer* | ~clients | own brand | become my own boss | own boss | open .. cafe | open .. shop | own studio | open .. studio | yoga studio | own practice | scale .. business | grow .. business | consultancy | ~customers | etsy* | open my own | own workshop | own salon | own restaurant | own clinic | new clients`,
    communication: `micromanag* | boss that | boss who | manager who | deal with .. boss | deal w .. boss | my boss | talk to each other | communicat* | feedback | difficult conversation* | hard conversation* | tough conversation* | conflict* | listen* | negotiat* | stakeholder* | argue | argument* | persua* | convinc* | influenc* | diplomac* | express myself | express .. ideas | express .. clearly | explain* | discussion* | write .. email* | emails | writing | articulate | soft skill* | collaborat* | teamwork | intercultural | cross cultural | ~meetings | relationship* .. colleague* | my boss | interpersonal | facilitat* | to the point | remote communication | criticism | body language | difficult boss | difficult manager`,
    personalBrand: `known for | be known for | know me for | people know me | people to know me | known in | make a name for myself | personal brand* | linkedin* | online presence | my brand | brand myself | self market* | blog* | portfolio | visibility | visible | be seen | known as .. expert | thought leader* | reputation | self present* | sell myself | promote myself | podcast* | newsletter | instagram | youtube | own website | my profile | expert in my field | publish* .. article* | market myself | notice .. i do | notice my work | be noticed | get noticed | recognition | appreciate my work | be recognised | be recognized | recognised for | recognized for`,
    returningToWork: `return to engineering | return to .. after | going back to .. after | go back to .. after | back to .. after | full time carer | stay at home | return* to work | return .. work | back to work | re enter* | reenter* | re entry | come back .. work | maternity leave | parental leave | career break | after .. baby | after a break | after .. leave | back into .. work* | back into .. job | restart .. career | return .. maternity | family break | back after | get back into | returning | getting back to | long break | after my break | return .. parental | elternzeit | comeback`,
    findingDirection: `find .. direction | find out whether | find out if | right for me | suits me | direction | don't know what i want | dont know what i want | do not know what i want | know what i want | know what i really want | what i want to do | what to do with | not sure what | unsure what | not sure where | find out what | figure out | figuring out | purpose | my passion | find .. passion | clarity | clear idea | clear about | no idea what | what suits me | which career | which job | which direction | which path | orientation | at a crossroads | crossroads | what i'm good at | what i am good at | my strengths | strengths and weaknesses | what comes next | what's next | next chapter | life goal* | feel lost | lost | stuck | meaningful | fulfil* | decide between | decide whether | decision | idk | options | don't know | dont know | dunno | do not know | values | find myself | right career | right path | vision for | happier | happy | successful | success | unhappy .. job | unhappy .. work | unhappy at work | bored .. job | hate my job | bored at work | with my life | my life`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'By {date} I will speak with {people|5} who already do the work I want to move into[, ideally in {aim}], and write down 3 skills I still need and how I will gain each.',
        'By {date} I will speak with {people|5} who work in my new field[, ideally in {aim}], and list 3 skills I still need.',
      ],
      [
        'I will test my change of career[ to {aim}] in practice: by {date} I will complete 1 small trial project, put in {hours|3} and show the result to 2 people who work in that field.',
        'I will complete 1 trial project for my change of career[ to {aim}] by {date} and show it to 2 people who work in that field.',
      ],
      [
        'By {date} I will compare 3 ways into my new career[, with {aim} as the target], match each with my strengths on one page and take the first step on 1 of them.',
        'By {date} I will compare 3 ways into my new career[, with {aim} as the target], and start on 1 of them.',
      ],
    ],
    jobSearch: [
      [
        'By {date} I will send {applications|10}[ for {aim}], each tailored to the advert, and have my documents checked by 2 people beforehand.',
        'By {date} I will send {applications|10}[ for {aim}], each tailored to the advert.',
      ],
      [
        'I will look for my new job in steady steps[, with {aim} as the target]: each week until {date} I will contact 2 employers, send 1 tailored application and log every answer.',
        'Each week until {date} I will contact 2 employers[ about {aim}] and send 1 tailored application.',
      ],
      [
        'By {date} I will list 15 employers that suit me[ for {aim}], speak with {people|3} who work at one of them and send a tailored application to 5.',
        'By {date} I will list 15 employers that suit me[ for {aim}] and apply to 5 of them.',
      ],
    ],
    interviews: [
      [
        'By {date} I will do {interviews|4}[ for {aim}] with someone I trust and prepare 6 examples from my work that show what I achieved.',
        'By {date} I will do {interviews|4}[ for {aim}] and prepare 6 examples from my work.',
      ],
      [
        'I will write out answers to 12 common interview questions[ for {aim}] by {date}, say each one aloud twice and ask for feedback on 3 of them.',
        'I will write out answers to 12 interview questions[ for {aim}] by {date} and say each one aloud twice.',
      ],
    ],
    promotion: [
      [
        'By {date} I will list 5 results that speak for my next career step[, {aim}], present them to my manager in 1 meeting and agree on 2 concrete steps.',
        'By {date} I will list 5 results that speak for my next career step[, {aim}], and present them to my manager.',
      ],
      [
        'I will take on 1 task above my present level[ to prepare for {aim}] by {date}, document its result in figures and ask 2 decision-makers for feedback.',
        'I will take on 1 task above my present level[ to prepare for {aim}] by {date} and ask 2 decision-makers for feedback.',
      ],
      [
        'By {date} I will ask 3 people who decide on careers what they expect[ for {aim}], compare it with my profile and close 1 gap with {hours|2} of practice.',
        'By {date} I will ask 3 decision-makers what they expect[ for {aim}] and close 1 gap.',
      ],
    ],
    leadingTeam: [
      [
        'I will have a one-to-one conversation with each person I lead[ in my team of {team}] every two weeks until {date}, agree 1 clear goal with each and review it together.',
        'Until {date} I will have a one-to-one conversation with each person I lead[ in my team of {team}] every 2 weeks.',
      ],
      [
        'By {date} I will lead 1 project from start to finish[ with my team of {team}], hand over 3 whole tasks and ask 3 people for feedback on my leadership.',
        'By {date} I will lead 1 project[ with my team of {team}], hand over 3 tasks and ask 3 people for feedback on my leadership.',
      ],
    ],
    negotiatingPay: [
      [
        'By {date} I will collect 5 results in figures, compare my pay with 3 salary sources and ask my manager for a salary review[ with a rise of {percent}][ with {amount} as my target].',
        'By {date} I will collect 5 results in figures and ask for a salary review[ with a rise of {percent}][ with {amount} as my target].',
      ],
      [
        'I will write down 4 arguments for a better salary[, {percent} more][, {amount} as my target], rehearse the conversation 3 times with someone I trust and have it by {date}.',
        'I will rehearse my salary conversation[ for {percent} more][ with {amount} as my target] 3 times and have it by {date}.',
      ],
    ],
    networking: [
      [
        'To grow my network I will meet {people|6} from my field[, some with {aim},] by {date} for a 20-minute conversation and write to each of them again within a week.',
        'To grow my network I will meet {people|6} from my field by {date} for a 20-minute conversation and write to each again within a week.',
      ],
      [
        'I will attend {events|2} in my field by {date}, start 3 conversations at each to grow my network and follow up every new contact within 3 days.',
        'I will attend {events|2} in my field by {date} and start 3 conversations at each to grow my network.',
      ],
    ],
    publicSpeaking: [
      [
        'By {date} I will give {talks|3} of at least 10 minutes[ in front of {audience}], rehearse each one twice and ask 2 listeners for feedback on my delivery.',
        'By {date} I will give {talks|3}[ in front of {audience}], rehearse each one twice and ask for feedback.',
      ],
      [
        'To train my public speaking I will record a 5-minute practice talk once a week until {date}, note 2 points to work on each time and then speak[ in front of {audience}] on 1 real occasion.',
        'To train my public speaking I will record a 5-minute practice talk once a week until {date} and then speak[ in front of {audience}] on 1 real occasion.',
      ],
    ],
    confidence: [
      [
        'To build confidence I will speak up[ in front of {audience}] in at least 1 meeting a week until {date} and note 1 thing afterwards that went well.',
        'To build confidence I will speak up[ in front of {audience}] in at least 1 meeting a week until {date}.',
      ],
      [
        'I will write down 3 things I did well every Friday until {date} and, to build my confidence, take on 2 tasks that I have avoided so far.',
        'I will write down 3 things I did well every Friday until {date} to build my confidence.',
      ],
    ],
    technicalSkills: [
      [
        'By {date} I will finish 1 project of my own with {tool}, work on it {hours|3} and have the result reviewed by someone experienced.',
        'By {date} I will finish 1 project of my own with {tool}, working on it {hours|3}.',
      ],
      [
        'I will complete 1 course on {name} by {date}, study {hours|3} and use what I learn in 3 small tasks from my work.',
        'I will complete 1 course on {name} by {date} and study {hours|3}.',
      ],
      [
        'I will practise {tool} {hours|3} until {date}, solve 12 exercises and show 1 finished result to someone who works with it daily.',
        'I will practise {tool} {hours|3} until {date} and solve 12 exercises.',
      ],
      [
        'I will apply {name} in 2 real tasks from my work by {date}, spend {hours|3} on it and have the results reviewed by someone experienced.',
        'I will apply {name} in 2 real tasks from my work by {date} and spend {hours|3} on it.',
      ],
      [
        'By {date} I will complete 1 course in the skill I need most, study {hours|3} and apply it in 3 tasks at work.',
        'By {date} I will complete 1 course in the skill I need most and study {hours|3}.',
      ],
      [
        'I will build 1 small project to train my technical skills by {date}, spend {hours|3} on it and have it reviewed by someone experienced.',
        'I will build 1 small project to train my technical skills by {date}, spending {hours|3} on it.',
      ],
    ],
    language: [
      [
        'I will study {name} {hours|3} until {date}[ to get closer to level {level}], hold 8 conversations of 30 minutes and take 1 placement test[ for {level}] at the end.',
        'I will study {name} {hours|3} until {date} and take 1 placement test[ for level {level}].',
      ],
      [
        'Each week until {date} I will hold 1 conversation of 30 minutes in {name}, learn 20 new words and finish 1 unit of a course[ at level {level}].',
        'Each week until {date} I will hold 1 conversation in {name} and finish 1 unit of a course[ at level {level}].',
      ],
      [
        'I will study the language {hours|3} until {date}[ to get closer to level {level}], hold 8 conversations of 30 minutes and take 1 placement test at the end.',
        'I will study the language {hours|3} until {date} and take 1 placement test[ for level {level}].',
      ],
      [
        'Each week until {date} I will hold 1 conversation of 30 minutes in the language, learn 20 new words and finish 1 unit of a course[ at level {level}].',
        'Each week until {date} I will hold 1 conversation in the language and finish 1 unit of a course[ at level {level}].',
      ],
    ],
    workLifeBalance: [
      [
        'Until {date} I will finish work on time on 3 days a week, enter those evenings in my calendar as mine and check every Friday whether I kept to it.',
        'Until {date} I will finish work on time on 3 days a week and keep those evenings for myself.',
      ],
      [
        'For a better balance I will keep 2 evenings a week free of work until {date}, take 1 fixed break of 20 minutes a day and rate my energy from 1 to 10 each Friday.',
        'For a better balance I will keep 2 evenings a week free of work until {date} and take 1 fixed break a day.',
      ],
    ],
    managingTime: [
      [
        'Until {date} I will write down my 3 most important tasks each evening and block 90 minutes in my calendar the next day to do them first.',
        'Until {date} I will write down my 3 most important tasks each evening and do them first.',
      ],
      [
        'I will log how I spend my time for 2 weeks, drop 3 time-wasters and then plan every week in 30 minutes on Monday until {date}.',
        'I will log my time for 2 weeks, drop 3 time-wasters and plan every Monday for 30 minutes until {date}.',
      ],
    ],
    ownBusiness: [
      [
        'By {date} I will ask {customers|8} what they need and test 1 first offer of my own business with a fixed price on 3 of them.',
        'By {date} I will ask {customers|8} of my own business what they need and test 1 first offer.',
      ],
      [
        'I will write a 5-page plan for my own business by {date}, calculate 3 scenarios of costs and income and have it checked by 2 people who have founded one.',
        'I will write a 5-page plan for my own business by {date} and have it checked by 2 founders.',
      ],
    ],
    communication: [
      [
        'By {date} I will prepare 6 important conversations[ with {audience}] in writing, with 1 main message each, and ask 2 people afterwards how clear I was.',
        'By {date} I will prepare 6 important conversations[ with {audience}] in writing and ask 2 people how clear I was.',
      ],
      [
        'Once a week until {date} I will hold a conversation[ with {audience}] in which I first sum up what I heard and then make my point in 3 sentences.',
        'Once a week until {date} I will practise clear communication[ with {audience}] and make my point in 3 sentences.',
      ],
    ],
    personalBrand: [
      [
        'By {date} I will sharpen my online profile and publish {posts|4} on subjects from my field[, aimed at {aim}], so that my work becomes more visible.',
        'By {date} I will sharpen my online profile and publish {posts|4} on subjects from my field.',
      ],
      [
        'I will show my work to others until {date}: 1 contribution a week on a professional network, 2 comments on the posts of others and 1 talk about my results at work.',
        'I will show my work until {date} with 1 contribution a week on a professional network to become more visible.',
      ],
    ],
    returningToWork: [
      [
        'By {date} I will write a plan in 3 steps for my return to work[, towards {aim}], refresh 2 skills and speak with {people|4} from my field.',
        'By {date} I will write a plan in 3 steps for my return to work[, towards {aim}], and refresh 2 skills.',
      ],
      [
        'I will prepare my return to work until {date} with {hours|3}: 1 refresher course, 2 conversations with an employer about tasks and hours, and 1 updated CV.',
        'I will prepare my return to work until {date} with 1 refresher course and 2 conversations with an employer.',
      ],
    ],
    findingDirection: [
      [
        'By {date} I will speak with {people|4} whose work interests me, write down 5 of my strengths and choose 1 direction to try out for a week.',
        'By {date} I will speak with {people|4} whose work interests me and choose 1 direction to try out.',
      ],
      [
        'I will note 3 times a week until {date} what gives me energy and what drains me, compare 3 possible directions and decide on 1 next step.',
        'I will note 3 times a week until {date} what gives me energy and then decide on 1 direction.',
      ],
    ],
    general: [
      [
        'By {date} I will take 4 concrete steps towards my goal “{words}”, spend {hours|2} on it and show my progress to my mentor twice.',
        'By {date} I will take 4 concrete steps towards my goal “{words}” and spend {hours|2} on it.',
      ],
      [
        'I will work on my goal “{words}” {hours|2} until {date}, produce 3 results that others can see and write down 1 lesson after each.',
        'I will work on my goal “{words}” {hours|2} until {date} and produce 3 visible results.',
      ],
      [
        'By {date} I will split what I want into 4 concrete steps, work on them {hours|2} and show my progress to my mentor twice.',
        'By {date} I will split what I want into 4 concrete steps and work on them {hours|2}.',
      ],
      [
        'I will work on this {hours|2} until {date}, produce 3 results that others can see and write down 1 lesson after each.',
        'I will work on this {hours|2} until {date} and produce 3 results that others can see.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'As a first step[ towards {aim}] I will speak with 1 person who has changed career and write down 3 things to find out by {date}.',
        'As a first step[ towards {aim}] I will speak with 1 person who has changed career by {date}.',
      ],
    ],
    jobSearch: [
      [
        'As a first step to a new job I will update my CV and send 2 tailored applications[ for {aim}] by {date}.',
        'As a first step I will send 2 tailored applications[ for {aim}] by {date}.',
      ],
    ],
    interviews: [
      [
        'As a first step I will prepare answers to 5 interview questions[ for {aim}] and do 1 practice interview by {date}.',
        'As a first step I will prepare answers to 5 interview questions by {date}.',
      ],
    ],
    promotion: [
      [
        'As a first step[ towards {aim}] I will list 3 skills that I still need for it and ask 1 experienced person for advice by {date}.',
        'As a first step[ towards {aim}] I will list 3 skills that I still need by {date}.',
      ],
    ],
    leadingTeam: [
      [
        'As a first step in leadership I will hand over 1 whole task[ in my team of {team}] and ask 2 people for feedback on it by {date}.',
        'As a first step in leadership I will hand over 1 whole task and ask for feedback by {date}.',
      ],
    ],
    negotiatingPay: [
      [
        'As a first step to a better salary I will write down 3 results in figures and look up pay in 2 sources by {date}.',
        'As a first step to a better salary I will write down 3 results in figures by {date}.',
      ],
    ],
    networking: [
      [
        'As a first step in growing my network I will write to 3 people from my field and meet 1 of them by {date}.',
        'As a first step I will write to 3 people from my field by {date}.',
      ],
    ],
    publicSpeaking: [
      [
        'As a first step in speaking[ in front of {audience}] I will record 2 talks of 5 minutes and show 1 of them to someone I trust by {date}.',
        'As a first step in speaking I will record 2 talks of 5 minutes by {date}.',
      ],
    ],
    confidence: [
      [
        'As a first step to more confidence I will speak up once in 2 meetings by {date} and note what went well.',
        'As a first step to more confidence I will speak up in 2 meetings by {date}.',
      ],
    ],
    technicalSkills: [
      [
        'As a first step to the {certificate} exam I will check its requirements, write 1 study plan and complete 3 lessons by {date}.',
        'As a first step to the {certificate} exam I will complete 3 lessons by {date}.',
      ],
      [
        'As a first step in {name} I will complete 3 beginner lessons and 1 small exercise by {date}.',
        'As a first step in {name} I will complete 3 beginner lessons by {date}.',
      ],
      [
        'As a first step I will choose 1 course for the skill I need and complete 3 lessons of it by {date}.',
        'As a first step I will complete 3 lessons of 1 suitable course by {date}.',
      ],
    ],
    language: [
      [
        'As a first step in {name} I will learn 30 everyday phrases and introduce myself in 5 sentences to someone by {date}.',
        'As a first step in {name} I will learn 30 everyday phrases by {date}.',
      ],
      [
        'As a first step in the language I will learn 30 everyday phrases and introduce myself in 5 sentences by {date}.',
        'As a first step in the language I will learn 30 everyday phrases by {date}.',
      ],
    ],
    workLifeBalance: [
      [
        'As a first step to a better balance I will keep 2 evenings a week free of work and take 1 break a day until {date}.',
        'As a first step to a better balance I will keep 2 evenings free of work until {date}.',
      ],
    ],
    managingTime: [
      [
        'As a first step in managing my time I will log 3 working days and drop 1 time-waster by {date}.',
        'As a first step in managing my time I will log 3 working days by {date}.',
      ],
    ],
    ownBusiness: [
      [
        'As a first step to my own business I will describe my offer on 1 page and show it to 3 possible customers by {date}.',
        'As a first step to my own business I will describe my offer on 1 page by {date}.',
      ],
    ],
    communication: [
      [
        'As a first step I will prepare 2 conversations[ with {audience}] with 1 main message each and ask for feedback on them by {date}.',
        'As a first step I will prepare 2 conversations[ with {audience}] in writing by {date}.',
      ],
    ],
    personalBrand: [
      [
        'As a first step to more visibility I will rewrite the 3 most important parts of my online profile by {date} and ask 1 person for feedback.',
        'As a first step to more visibility I will rewrite 3 parts of my online profile by {date}.',
      ],
    ],
    returningToWork: [
      [
        'As a first step in my return to work I will speak with 1 possible employer and note 3 conditions that matter to me by {date}.',
        'As a first step in my return to work I will note 3 conditions that matter to me by {date}.',
      ],
    ],
    findingDirection: [
      [
        'As a first step in finding my direction I will speak with 2 people about their work and write down 5 of my strengths by {date}.',
        'As a first step in finding my direction I will write down 5 of my strengths by {date}.',
      ],
    ],
    general: [
      [
        'As a first step towards “{words}” I will write down 3 parts of the way and finish the smallest of them by {date}.',
        'As a first step towards “{words}” I will finish 1 small part by {date}.',
      ],
      [
        'As a first step towards it I will write down 3 parts of the way and finish the smallest of them by {date}.',
        'As a first step towards it I will finish 1 small part by {date}.',
      ],
    ],
  },
  measured: [
    [
      'I will bring “{words}” from {from} to {to} by {date}: I will try 1 new measure every two weeks and check the figure once a week.',
      'I will bring “{words}” from {from} to {to} by {date} and check the figure once a week.',
    ],
    [
      'By {date} I will carry out 4 measures to bring “{words}” from {from} to {to} and go through the figure with someone experienced once a month.',
      'By {date} I will bring “{words}” from {from} to {to} with 4 concrete measures.',
    ],
    [
      'By {date} I will carry out 4 measures to get from {from} to {to} and note the figure once a week.',
      'By {date} I will carry out 4 measures to get from {from} to {to}.',
    ],
    [
      'By {date} I will carry out 4 measures to bring “{words}” to {to} and note the figure once a week.',
      'By {date} I will bring “{words}” to {to} with 4 concrete measures.',
    ],
    [
      'By {date} I will carry out 4 measures to change “{words}” by {percent} and note the figure once a week.',
      'By {date} I will change “{words}” by {percent} with 4 concrete measures.',
    ],
    [
      'I will work towards {to} until {date}: 1 new measure every two weeks and 1 look at the figure each week.',
      'I will work towards {to} until {date} with 1 new measure every 2 weeks.',
    ],
    [
      'I will work towards a change of {percent} until {date}: 1 new measure every two weeks and 1 look at the figure each week.',
      'I will work towards a change of {percent} until {date} with 1 new measure every 2 weeks.',
    ],
  ],
  examined: [
    [
      'I will sit the {certificate} exam by {date}: until then I will study {hours|4} and work through 3 full practice tests.',
      'I will sit the {certificate} exam by {date} and work through 3 full practice tests before.',
    ],
    [
      'By {date} I will prepare for the {certificate} exam with {hours|4} of study, complete 3 full practice tests and take the exam.',
      'By {date} I will take the {certificate} exam after 3 full practice tests.',
    ],
  ],
  topics: [
    {
      theme: 'workLifeBalance',
      cues: 'sleep | more sleep | sleep better | some sleep',
      phrases: [
        [
          'On 5 nights a week until {date} I will switch off every screen 30 minutes before bed, keep the same bedtime and note how many hours I slept.',
          'On 5 nights a week until {date} I will keep the same bedtime and note how many hours I slept.',
        ],
        [
          'For better sleep I will be in bed at a fixed hour on 5 nights a week until {date}, drink no coffee after 2 p.m. and rate each night from 1 to 10.',
          'For better sleep I will be in bed at a fixed hour on 5 nights a week until {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'mentor* a junior | mentor* .. junior* | mentor someone | mentor* .. colleague* | become a mentor | coach* .. junior*',
      phrases: [
        [
          'By {date} I will hold 4 conversations of 45 minutes as a mentor, agree 1 goal for each in writing and ask afterwards for 2 points of feedback.',
          'By {date} I will hold 4 conversations as a mentor and agree 1 goal for each.',
        ],
        [
          'Every two weeks until {date} I will mentor 1 person for 45 minutes, pass on 1 task to grow with each time and review it together.',
          'Every 2 weeks until {date} I will mentor 1 person for 45 minutes and pass on 1 task to grow with.',
        ],
      ],
    },
    {
      theme: 'negotiatingPay',
      cues: 'my rate | my rates | day rate | hourly rate | rate .. hour | raise .. rate* | raise my prices | my prices',
      phrases: [
        [
          'By {date} I will write down 3 results I achieved for my clients, announce my new rate[ of {amount}] to them in writing and hold 1 prepared conversation with each.',
          'By {date} I will announce my new rate[ of {amount}] to my clients in writing and prepare 3 arguments for it.',
        ],
        [
          'I will compare my rate with 5 others from my field, write down the new one[, {amount},] on 1 page of terms and offer it to my clients by {date}.',
          'I will compare my rate with 5 others and offer the new one[ of {amount}] to my clients by {date}.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'cv | résumé | resume | cover letter* | application documents | curriculum vitae',
      phrases: [
        [
          'By {date} I will rework my CV in 2 rounds[ for {aim}], put 5 results with figures into it and have it checked by 2 people.',
          'By {date} I will rework my CV in 2 rounds[ for {aim}] and put 5 results with figures into it.',
        ],
        [
          'I will write 1 cover letter and 1 CV as a template[ for {aim}] by {date}, adapt them to 3 adverts and get feedback from 2 people.',
          'I will rework my CV and cover letter[ for {aim}] by {date} and adapt them to 3 adverts.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'internship* | working student | trainee',
      phrases: [
        [
          'By {date} I will apply for 8 internships[, {aim} above all], each with a tailored letter, and ask 2 people from the field about theirs.',
          'By {date} I will apply for 8 internships[, {aim} above all], each with a tailored letter.',
        ],
        [
          'I will find 12 companies that offer an internship[ in line with {aim}] by {date} and send a tailored application to 6 of them.',
          'I will send a tailored internship application to 6 companies by {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'delegat* | hand over tasks | let go of tasks',
      phrases: [
        [
          'Each week until {date} I will delegate 1 task completely[ in my team of {team}], with its aim and deadline in writing, and check in only once before it is due.',
          'Each week until {date} I will delegate 1 task completely[ in my team of {team}].',
        ],
        [
          'By {date} I will list 10 of my recurring tasks, delegate 4 of them for good[ in my team of {team}] and review the results together after 2 weeks.',
          'By {date} I will list 10 of my recurring tasks and delegate 4 of them for good.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'hire | hiring | recruit .. team | recruiting .. team | hire .. for my team',
      phrases: [
        [
          'By {date} I will write 1 clear profile of whom I want to hire, interview 6 candidates with the same 8 questions and decide together with 1 colleague.',
          'By {date} I will write 1 clear profile of whom I want to hire and interview 6 candidates.',
        ],
        [
          'To hire well I will ask 5 people for recommendations, hold 6 interviews with the same 8 questions and make my choice by {date}.',
          'To hire well I will hold 6 interviews with the same 8 questions by {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motivat* .. team* | team spirit | team building | motivat* .. people | motivat* .. employee* | team culture',
      phrases: [
        [
          'By {date} I will ask each person[ in my team of {team}] in a 30-minute conversation what motivates them and put 3 of the suggestions into practice.',
          'By {date} I will ask each person[ in my team of {team}] what motivates them and carry out 3 suggestions.',
        ],
        [
          'To motivate my team[ of {team}] I will hold a 30-minute round every two weeks until {date}, name 1 success each time and try 1 idea from it.',
          'To motivate my team[ of {team}] I will hold a 30-minute round every 2 weeks until {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'team .. remote | remote and nobody talks | nobody talks | no one talks | remote team* | virtual team* | distributed team* | hybrid team*',
      phrases: [
        [
          'For my remote team[ of {team}] I will hold 1 short check-in a week and 1 personal call with each person a month until {date}.',
          'For my remote team[ of {team}] I will hold 1 short check-in a week until {date}.',
        ],
        [
          'By {date} I will agree 5 rules for working together in my remote team[ of {team}] and review them after 4 weeks with 3 questions to everyone.',
          'By {date} I will agree 5 rules for working together in my remote team[ of {team}].',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'feedback | give .. feedback | giving feedback | receiv* feedback | criticism',
      phrases: [
        [
          'Once a week until {date} I will give 1 person specific feedback with an example and a request, and ask for feedback on myself in return.',
          'Once a week until {date} I will give 1 person specific feedback with an example and ask for some in return.',
        ],
        [
          'By {date} I will prepare 5 feedback conversations in writing, each with 1 observation, its effect and 1 request, and note how each one went.',
          'By {date} I will prepare and hold 5 feedback conversations with 1 observation and 1 request each.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'micromanag* | boss that | boss who | conflict* | difficult conversation* | hard conversation* | tough conversation* | difficult people | difficult boss | difficult manager | difficult colleague* | difficult customer* | confront*',
      phrases: [
        [
          'By {date} I will prepare 3 difficult conversations[ with {audience}] in writing, hold them within a week each and note what calmed the conflict.',
          'By {date} I will prepare and hold 3 difficult conversations[ with {audience}].',
        ],
        [
          'I will learn 1 method for resolving conflicts by {date}, practise it in 2 role plays and use it in 2 real conversations[ with {audience}].',
          'I will learn 1 method for resolving conflicts by {date} and use it in 2 real conversations.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder*',
      phrases: [
        [
          'By {date} I will map my 8 most important stakeholders, ask 4 of them about their expectations and send a short update to all every 2 weeks.',
          'By {date} I will map my 8 most important stakeholders and ask 4 of them about their expectations.',
        ],
        [
          'I will have a 20-minute conversation with 1 stakeholder a week until {date} and write down 1 expectation and 1 agreement after each.',
          'I will have a 20-minute conversation with 1 stakeholder a week until {date}.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'negotiat* | negotiation skill*',
      phrases: [
        [
          'By {date} I will prepare 3 negotiations[ with {audience}] on one page each, with target, limit and 2 alternatives, and note the result afterwards.',
          'By {date} I will prepare 3 negotiations[ with {audience}] on one page each, with target and limit.',
        ],
        [
          'I will rehearse 4 negotiations[ with {audience}] as role plays until {date} and get feedback on 2 points each time.',
          'I will rehearse 4 negotiations[ with {audience}] as role plays until {date}.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'listen*',
      phrases: [
        [
          'In 2 conversations a week until {date} I will listen without interrupting, sum up what I heard in 1 sentence and only then answer.',
          'In 2 conversations a week until {date} I will listen to the end and sum up what I heard before I answer.',
        ],
        [
          'I will practise active listening until {date}: 1 conversation a week in which I ask 3 open questions and write down what I learned.',
          'I will practise active listening in 1 conversation a week until {date}, with 3 open questions each.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'write .. email* | emails | writing | write clear* | written',
      phrases: [
        [
          'I will rewrite 2 of my texts a week until {date} so that they are a third shorter and ask 1 reader what was still unclear.',
          'I will rewrite 2 of my texts a week until {date} so that they are a third shorter.',
        ],
        [
          'By {date} I will complete 1 short course in writing and have 5 of my texts reviewed by 2 readers.',
          'By {date} I will have 5 of my texts reviewed by 2 readers to train my writing.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'explain* | non technical | plain language',
      phrases: [
        [
          'Once a week until {date} I will explain 1 subject from my work in 3 minutes[ to {audience}] and ask what they would repeat of it.',
          'Once a week until {date} I will explain 1 subject from my work in 3 minutes[ to {audience}].',
        ],
        [
          'By {date} I will write 4 explanations without technical terms, test each on 2 people[ like {audience}] and shorten it after their questions.',
          'By {date} I will write 4 explanations without technical terms and test each on 2 people.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'interrupt* | talked over | speak up | speaking up | voice heard | say something in meetings | talk* in meetings | participat* in meetings | meetings .. voice | speak* .. in meetings | confiden* .. meetings',
      phrases: [
        [
          'In 2 meetings a week until {date} I will speak up within the first 10 minutes[ in front of {audience}], with 1 point I prepared beforehand.',
          'In 2 meetings a week until {date} I will speak up[ in front of {audience}] with 1 prepared point.',
        ],
        [
          'By {date} I will contribute 1 question and 1 idea of my own in 8 meetings[ in front of {audience}] and note the reaction after each.',
          'By {date} I will contribute 1 question or idea of my own in 8 meetings[ in front of {audience}].',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'say no | saying no | boundar* | people pleas*',
      phrases: [
        [
          'Until {date} I will say no to at least 1 request a week that is not my task, with 1 sentence of reason, and note how it went.',
          'Until {date} I will say no to at least 1 request a week that is not my task.',
        ],
        [
          'By {date} I will write down 4 boundaries at work, practise 3 polite ways to say no aloud and use them on 5 occasions.',
          'By {date} I will practise 3 polite ways to say no and use them on 5 occasions.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'imposter* | impostor* | self doubt* | doubt myself',
      phrases: [
        [
          'To counter my self-doubt I will write down 3 proofs of what I can do each Friday until {date} and read the list aloud before 4 demanding tasks.',
          'To counter my self-doubt I will write down 3 proofs of what I can do each Friday until {date}.',
        ],
        [
          'By {date} I will ask 5 people for 1 strength of mine with an example and use the list in 3 situations in which self-doubt comes up.',
          'By {date} I will ask 5 people for 1 strength of mine with an example to answer my self-doubt.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'stage fright | nervous .. present* | nervous .. speak* | nervous .. talk* | afraid .. speak* | fear .. speak* | afraid .. present* | fear .. present* | scared .. present* | scared .. speak* | afraid .. talk* | present* .. nervous | speak* .. nervous | anxi* .. speak* | anxi* .. present*',
      phrases: [
        [
          'By {date} I will give 4 short talks[ in front of {audience}], starting with 2 listeners, do a 3-minute breathing exercise before each and rate my nervousness from 1 to 10.',
          'By {date} I will give 4 short talks[ in front of {audience}] and rate my nervousness from 1 to 10 each time.',
        ],
        [
          'To overcome stage fright I will practise 1 opening of 2 minutes aloud 3 times a week until {date} and then speak[ in front of {audience}] on 2 real occasions.',
          'To overcome stage fright I will practise 1 opening aloud 3 times a week until {date} and then speak on 2 real occasions.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'conference* .. speak* | conference* talk* | speak* .. conference* | keynote* | talk .. conference* | meetup* | tedx',
      phrases: [
        [
          'By {date} I will offer a talk to 3 conferences or meetups, rehearse it 4 times in front of colleagues and give it at 1 event.',
          'By {date} I will offer a talk to 3 conferences or meetups and rehearse it 4 times.',
        ],
        [
          'I will work out 1 talk of 20 minutes for a conference or meetup by {date}, test it on 2 small audiences and offer it to 3 organisers.',
          'I will work out 1 talk of 20 minutes for a conference or meetup by {date} and offer it to 3 organisers.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'moderat* | facilitat* | host .. event* | workshop*',
      phrases: [
        [
          'By {date} I will facilitate {events|3} or meetings of at least 45 minutes, each with a written plan, and collect 3 pieces of feedback after each.',
          'By {date} I will facilitate {events|3} or meetings with a written plan and collect feedback after each.',
        ],
        [
          'I will learn 4 facilitation methods by {date}, try 1 in every second meeting and note how the group responded.',
          'I will learn 4 facilitation methods by {date} and try 1 in every second meeting.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'find .. mentor | find a coach | role model*',
      phrases: [
        [
          'By {date} I will name 5 people whose path I could learn from, write to 3 of them and have 2 conversations with 3 prepared questions each.',
          'By {date} I will name 5 people whose path I could learn from and have 2 conversations.',
        ],
        [
          'I will prepare 4 mentoring sessions until {date} with 3 questions each and carry out 1 agreed step after every session.',
          'I will prepare 4 mentoring sessions until {date} with 3 questions each.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk',
      phrases: [
        [
          'Until {date} I will start 2 small-talk conversations a week with people I hardly know and note 1 thing I learned about each.',
          'Until {date} I will start 2 small-talk conversations a week with people I hardly know.',
        ],
        [
          'I will prepare 6 openers for small talk, use them at {events|2} by {date} and stay in touch with 3 people afterwards.',
          'I will use 6 prepared openers for small talk at {events|2} by {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin*',
      phrases: [
        [
          'By {date} I will rewrite my LinkedIn profile[ with {aim} in mind], publish {posts|4} about my field and comment on 2 posts of others a week.',
          'By {date} I will rewrite my LinkedIn profile[ with {aim} in mind] and publish {posts|4} about my field.',
        ],
        [
          'I will publish {posts|4} on LinkedIn by {date}, 1 every two weeks at most, and add 15 contacts from my field[, {aim} above all].',
          'I will publish {posts|4} on LinkedIn by {date} and add 15 contacts from my field.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portfolio | own website | my website',
      phrases: [
        [
          'By {date} I will put 3 finished pieces of work into my portfolio[ for {aim}], describe each in 5 sentences and have it looked at by 2 people.',
          'By {date} I will put 3 finished pieces of work into my portfolio[ for {aim}].',
        ],
        [
          'I will publish my portfolio[ for {aim}] with 4 pieces of work by {date}, spend {hours|3} on it and ask 3 people for feedback.',
          'I will publish my portfolio[ for {aim}] with 4 pieces of work by {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | article* | newsletter | podcast* | youtube',
      phrases: [
        [
          'By {date} I will publish {posts|4} of my own, spend {hours|2} on them and ask 3 readers or listeners for their opinion.',
          'By {date} I will publish {posts|4} of my own and ask 3 people for their opinion.',
        ],
        [
          'I will make a plan for 8 subjects, publish {posts|4} by {date} and show each to 5 people from my field.',
          'I will publish {posts|4} from a plan of 8 subjects by {date}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'procrastinat* | putting off | put things off',
      phrases: [
        [
          'To overcome procrastination I will start the day with 25 minutes on my most unpleasant task on 4 days a week until {date} and tick off each day.',
          'To overcome procrastination I will start 4 days a week with 25 minutes on my hardest task until {date}.',
        ],
        [
          'Until {date} I will split every task I put off into 3 small steps and do the first one within 2 days.',
          'Until {date} I will split every task I put off into 3 small steps and start within 2 days.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorit*',
      phrases: [
        [
          'Until {date} I will set 3 priorities every Monday, sort new tasks by urgency and weight once a day and drop or hand over 2 a week.',
          'Until {date} I will set 3 priorities every Monday and drop or hand over 2 other tasks a week.',
        ],
        [
          'I will agree my 5 most important priorities with my manager by {date} and give them at least {hours|8} of undisturbed time.',
          'I will agree my 5 most important priorities with my manager by {date}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'focus* | concentrat* | distract*',
      phrases: [
        [
          'On 4 days a week until {date} I will work for 60 minutes with my phone and messages off, and log how long I stayed focused.',
          'On 4 days a week until {date} I will work for 60 minutes focused, with messages off.',
        ],
        [
          'By {date} I will remove 3 sources of distraction and complete 3 focused blocks of 45 minutes a week.',
          'By {date} I will remove 3 sources of distraction and plan 3 focused blocks a week.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'overtime | long hours | work less | working hours | less work | overwork* | on time',
      phrases: [
        [
          'Until {date} I will cut my overtime step by step: I will leave on time on 3 days a week and note my hours every Friday.',
          'Until {date} I will leave on time on 3 days a week and note my overtime every Friday.',
        ],
        [
          'I will name 3 tasks that cause my overtime, raise them with my manager by {date} and hand over or drop 1 of them.',
          'I will name 3 tasks that cause my overtime and raise them with my manager by {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stress* | burn* out | burnout | exhaust* | resilien* | overwhelm*',
      phrases: [
        [
          'To lower my stress I will take 2 breaks of 10 minutes each working day until {date} and rate my stress from 1 to 10 every evening.',
          'To lower my stress I will take 2 breaks of 10 minutes each working day until {date}.',
        ],
        [
          'By {date} I will name my 3 strongest causes of stress, change 1 thing about each and plan 2 hours of rest a week.',
          'By {date} I will name my 3 strongest causes of stress and change 1 thing about each.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'swim* | cycling | half marathon | run a | triathlon | pilates | hiking | sport* | exercise | gym | fitness | running | jogging | workout* | lose weight | marathon',
      phrases: [
        [
          'Until {date} I will exercise 2 times a week for 40 minutes, enter it in my calendar like a meeting and tick off every session.',
          'Until {date} I will exercise 2 times a week for 40 minutes and tick off every session.',
        ],
        [
          'I will follow a training plan with 2 sessions of sport a week until {date} and raise the duration of 1 of them by 5 minutes every 2 weeks.',
          'I will follow a training plan with 2 sessions of sport a week until {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'home office | homeoffice | work* from home | remote work | work* remotely',
      phrases: [
        [
          'By {date} I will write 1 page on how I can do my work from home, present it to my manager in 1 conversation and agree on a trial of 4 weeks.',
          'By {date} I will propose a 4-week trial of working from home to my manager on 1 page.',
        ],
        [
          'I will list 5 tasks that I can do from home, agree on a trial of 4 weeks with my manager by {date} and review it with 3 questions.',
          'I will list 5 tasks that I can do from home and agree on a 4-week trial by {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'family | my kids | my children | time .. kids | time .. children | kids .. time | my child* | my partner',
      phrases: [
        [
          'Until {date} I will keep 3 evenings a week free for my family, with my work phone off from 6 p.m., and check it every Sunday.',
          'Until {date} I will keep 3 evenings a week free for my family, with my work phone off.',
        ],
        [
          'I will agree with my employer on 2 fixed early finishes a week by {date} and plan that time with my family in the calendar.',
          'I will agree on 2 fixed early finishes a week for my family by {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'switch off | disconnect* | unplug | after work | relax*',
      phrases: [
        [
          'Until {date} I will end 4 working days a week with a 10-minute closing routine and read no work messages after 7 p.m.',
          'Until {date} I will end 4 working days a week with a 10-minute routine to switch off.',
        ],
        [
          'To switch off I will plan 2 work-free evenings a week until {date} and rate each one from 1 to 10.',
          'To switch off I will plan 2 work-free evenings a week until {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'meditat* | mindful* | yoga | sleep',
      phrases: [
        [
          'Until {date} I will practise 15 minutes of quiet, yoga or meditation on 4 days a week and tick off each session.',
          'Until {date} I will practise 15 minutes of yoga or meditation on 4 days a week.',
        ],
        [
          'I will keep a fixed evening routine on 5 days a week until {date}: screen off 30 minutes before sleep and 10 minutes of meditation.',
          'I will keep a fixed evening routine before sleep on 5 days a week until {date}.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelanc* | self employ*',
      phrases: [
        [
          'By {date} I will describe 1 freelance offer with a price, present it to {customers|8} and win the first paid order.',
          'By {date} I will describe 1 freelance offer with a price and present it to {customers|8}.',
        ],
        [
          'I will prepare my freelance work by {date}: 1 page with costs, tax and insurance, 2 conversations with freelancers and 3 written offers.',
          'I will prepare my freelance work by {date} with 1 cost plan and 3 written offers.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'investor* | get funding | find funding | raise funding | seed funding | funding for my | funding round* | raise money | venture capital | pitch deck',
      phrases: [
        [
          'By {date} I will finish a pitch deck of 10 pages, test it on 3 experienced founders and present it to 4 investors.',
          'By {date} I will finish a pitch deck of 10 pages and present it to 4 investors.',
        ],
        [
          'I will list 15 suitable sources of funding by {date}, contact 6 of them and evaluate every answer in writing.',
          'I will list 15 suitable sources of funding by {date} and contact 6 of them.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'online shop | web shop | webshop | etsy* | e commerce',
      phrases: [
        [
          'By {date} I will open my online shop with 5 products, photograph and price each one and ask {customers|8} to test it.',
          'By {date} I will open my online shop with 5 products and ask {customers|8} to test it.',
        ],
        [
          'I will work on my online shop {hours|4} until {date}, put 5 products online and evaluate visits and orders once a week.',
          'I will work on my online shop {hours|4} until {date} and put 5 products online.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'maternity leave | parental leave | baby | elternzeit',
      phrases: [
        [
          'For my return from parental leave I will hold 2 conversations with my employer by {date} about tasks and hours, refresh 2 skills and settle childcare for 1 trial week.',
          'For my return from parental leave I will hold 2 conversations with my employer by {date} and refresh 2 skills.',
        ],
        [
          'By {date} I will write a plan for my first 4 weeks after parental leave, agree it with my employer and spend {hours|2} on refreshing what I know.',
          'By {date} I will write a plan for my first 4 weeks after parental leave and agree it with my employer.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: "my strengths | strengths and weaknesses | what i'm good at | what i am good at | my values",
      phrases: [
        [
          'By {date} I will ask 5 people for 2 of my strengths each, compare them with my own list and try out 1 of them in a new task.',
          'By {date} I will ask 5 people for 2 of my strengths each and compare them with my own list.',
        ],
        [
          'I will do 1 recognised strengths test by {date}, note 3 situations from my work for each result and discuss them with my mentor.',
          'I will do 1 strengths test by {date} and note 3 situations from my work for each result.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'decide between | decide whether | decision | options | or should i | whether to | should i',
      phrases: [
        [
          'By {date} I will compare my options in writing on 6 criteria, speak with {people|3} who have chosen each way and make my decision.',
          'By {date} I will compare my options in writing on 6 criteria and make my decision.',
        ],
        [
          'I will test each of my options for at least 2 hours by {date}, note 3 advantages and 3 drawbacks and decide on 1.',
          'I will note 3 advantages and 3 drawbacks of each of my options by {date} and decide on 1.',
        ],
      ],
    },
  ],
  frames: ['My goal is “{words}”: {goal}', 'My aim is “{words}”: {goal}'],
  percent: '{n}%',
  hoursTail: 'I will keep {hours} free for this.',
  hours: { one: '{n} hour a week', other: '{n} hours a week' },
  counted: {
    applications: {
      cues: 'application* | jobs | vacancies | openings | job application* | cvs',
      forms: { one: '{n} application', other: '{n} applications' },
    },
    interviews: {
      cues: 'interview* | mock interview*',
      forms: { one: '{n} practice interview', other: '{n} practice interviews' },
    },
    people: {
      cues: 'contacts | people | professionals | connections | conversations | coffee chats | experts | women',
      forms: { one: '{n} person', other: '{n} people' },
    },
    talks: {
      cues: 'talks | talk | presentation* | speech* | keynote*',
      forms: { one: '{n} talk', other: '{n} talks' },
    },
    posts: {
      cues: 'post | posts | article* | blog* | episodes',
      forms: { one: '{n} post', other: '{n} posts' },
    },
    customers: {
      cues: 'customer* | client* | buyers | orders',
      forms: { one: '{n} possible customer', other: '{n} possible customers' },
    },
    books: { cues: 'book | books', forms: { one: '{n} book', other: '{n} books' } },
    events: {
      cues: 'event* | meetup* | conference* | workshop* | fairs',
      forms: { one: '{n} event', other: '{n} events' },
    },
  },
  teamPeople:
    'people | person | employees | direct reports | members | team members | developers | engineers | colleagues | staff | reports | persons',
  team: 'team | group | department',
  languageNames: [
    ['en', 'english'],
    ['de', 'german'],
    ['fr', 'french'],
    ['es', 'spanish'],
    ['it', 'italian'],
    ['pt', 'portuguese'],
    ['nl', 'dutch'],
    ['pl', 'polish'],
    ['cs', 'czech'],
    ['sk', 'slovak'],
    ['uk', 'ukrainian'],
    ['ru', 'russian'],
    ['tr', 'turkish'],
    ['ro', 'romanian'],
    ['sv', 'swedish'],
    ['da', 'danish'],
    ['no', 'norwegian'],
    ['fi', 'finnish'],
    ['hu', 'hungarian'],
    ['el', 'greek'],
    ['ar', 'arabic'],
    ['he', 'hebrew'],
    ['hi', 'hindi'],
    ['zh', 'chinese | mandarin'],
    ['ja', 'japanese'],
    ['ko', 'korean'],
    ['hr', 'croatian'],
    ['sr', 'serbian'],
    ['bg', 'bulgarian'],
  ],
  aims: [
    ['team lead* | teamlead* | team leader* | lead role', 'a team lead role', 'up'],
    ['head of department | department head | head of', 'a head of department role', 'up'],
    ['senior developer | senior engineer | senior software engineer', 'a senior developer role', 'up'],
    ['senior consultant', 'a senior consultant role', 'up'],
    ['senior position | senior role', 'a senior role', 'up'],
    ['staff engineer* | principal engineer*', 'a staff engineer role', 'up'],
    ['tech lead | technical lead | lead developer | lead engineer', 'a tech lead role', 'up'],
    ['engineering manager', 'an engineering manager role', 'up'],
    ['director', 'a director role', 'up'],
    ['ceo', 'a CEO role', 'up'],
    ['managing director | c level | cfo | coo', 'a management board role', 'up'],
    ['cto', 'a CTO role', 'up'],
    ['board member | on the board | supervisory board', 'a board role', 'up'],
    [
      'manager | management position | management role | leadership position | leadership role | people manager',
      'a management role',
      'up',
    ],
    ['product manager* | product management', 'a product manager role'],
    ['product owner*', 'a product owner role'],
    ['project manager* | project management | project lead*', 'a project manager role'],
    ['program manager*', 'a programme manager role'],
    ['data scien*', 'a data science role'],
    [
      'data analy* | data analytics | data anlysis | data anlyst | data analisys | data analisis',
      'a data analyst role',
    ],
    ['data engineer*', 'a data engineer role'],
    ['business analy*', 'a business analyst role'],
    ['machine learning | ml engineer | ai engineer | artificial intelligence', 'a machine learning role'],
    ['ux design* | ux ui | ui ux | ux researcher | ux | user experience', 'a UX design role'],
    ['graphic design*', 'a graphic design role'],
    [
      'software engineer* | software develop* | developer | programmer | web develop* | web developer | frontend* | front end* | backend* | back end* | full stack | fullstack',
      'a software developer role',
    ],
    ['devops', 'a DevOps role'],
    ['cyber security | cybersecurity | it security | information security', 'an IT security role'],
    ['IT | tech | tech industry | IT sector', 'a role in tech'],
    ['digital marketing | online marketing', 'a digital marketing role'],
    ['marketing', 'a marketing role'],
    ['human resources | hr | recruiter | recruiting | people partner', 'an HR role'],
    ['sales', 'a sales role'],
    ['consultant | consulting', 'a consulting role'],
    ['controlling | controller', 'a controlling role'],
    ['finance | financial analyst', 'a finance role'],
    ['accountant | accounting', 'an accounting role'],
    ['sustainab* | esg | climate | green jobs | renewable*', 'a sustainability role'],
    ['social work*', 'a social work role'],
    ['teacher | teaching', 'a teaching role'],
    ['nurse | nursing', 'a nursing role'],
    ['medical writ* | technical writ*', 'a specialist writing role'],
    ['civil engineer*', 'a civil engineering role'],
    ['mechanical engineer*', 'a mechanical engineering role'],
    ['instructional design*', 'an instructional design role'],
    ['coach | coaching', 'a coaching role'],
    ['trainer', 'a trainer role'],
    ['psycholog* | therapist', 'a psychology role'],
    ['journalis*', 'a journalism role'],
    ['copywriter | content creator | content manag* | content marketing', 'a content role'],
    ['into industry | private sector', 'a private-sector role'],
    ['research* | scientist | academia | professor', 'a research role'],
    ['ngo | non profit | nonprofit', 'a role in the non-profit sector'],
    ['public sector | civil service', 'a role in the public sector'],
    ['customer success', 'a customer success role'],
    ['supply chain | logistics', 'a logistics role'],
    ['architect', 'an architect role'],
    ['lawyer | legal', 'a legal role'],
    ['event manag*', 'an event management role'],
    ['quality assurance | qa | tester | test automation', 'a QA role'],
    ['scrum master', 'a Scrum Master role'],
    ['agile coach', 'an agile coach role'],
  ],
  quotedAim: 'the work of a “{words}”',
  aimOpeners:
    'become a | become an | becoming a | becoming an | be a | be an | work as a | work as an | working as a | working as an | job as a | job as an | role as a | role as an | position as a | position as an | train as a | train as an',
  skills: [
    ['data analysis | data analytics | analy* data | data visuali*', 'data analysis'],
    ['data science', 'data science'],
    ['machine learning | ml', 'machine learning'],
    ['ai | artificial intelligence | ai tools | generative ai | prompt engineering', 'AI'],
    ['web development | web design', 'web development'],
    ['frontend* | front end', 'front-end development'],
    ['backend* | back end', 'back-end development'],
    ['test automation | automated testing', 'test automation'],
    ['cloud security', 'cloud security'],
    ['cloud computing | cloud', 'cloud computing'],
    ['devops', 'DevOps'],
    ['cyber security | cybersecurity | it security | information security', 'IT security'],
    ['ux design | ux | user experience', 'UX design'],
    ['ui design', 'UI design'],
    ['graphic design', 'graphic design'],
    ['project management | manag* projects | managing projects', 'project management'],
    ['product management', 'product management'],
    ['change management', 'change management'],
    ['agile | agile method* | agile project*', 'agile methods'],
    ['design thinking', 'design thinking'],
    ['digital marketing | online marketing', 'digital marketing'],
    ['social media', 'social media'],
    ['content marketing', 'content marketing'],
    ['sales skill* | selling | sales technique*', 'sales'],
    ['accounting | bookkeeping', 'accounting'],
    ['controlling', 'controlling'],
    ['financial model* | finance skills | financial knowledge | financial literacy | investing', 'finance'],
    ['statistic*', 'statistics'],
    ['data protection | gdpr', 'data protection'],
    ['databases | database*', 'databases'],
    ['programming | coding | to code | programing', 'programming'],
    ['software architecture | system design', 'software architecture'],
    ['negotiation skill*', 'negotiation'],
    ['video edit*', 'video editing'],
    ['photograph*', 'photography'],
    ['copywriting', 'copywriting'],
    ['big data', 'big data'],
    ['blockchain', 'blockchain'],
    ['robotics', 'robotics'],
    ['touch typing', 'touch typing'],
    ['strategic thinking', 'strategic thinking'],
  ],
  audiences: [
    ['senior management | upper management | top management | leadership team', 'senior management'],
    ['executive* | c level', 'executives'],
    ['the board | board of', 'the board'],
    ['management team | the management', 'the management'],
    [
      'large group* | big group* | large audience* | big audience* | many people | lots of people | a lot of people | crowd*',
      'a large group',
    ],
    ['small group*', 'a small group'],
    ['my team | our team | the team', 'my team'],
    ['colleague* | coworker* | co worker*', 'colleagues'],
    ['customer* | client*', 'customers'],
    ['stakeholder*', 'stakeholders'],
    ['investor*', 'investors'],
    ['strangers', 'people I do not know'],
    ['my boss | my manager | my supervisor', 'my manager'],
    ['students', 'students'],
    ['school | class', 'a class'],
    ['non technical | laypeople | laymen', 'people without a technical background'],
    ['conference*', 'a conference audience'],
    ['international team* | international colleague* | international audience', 'international colleagues'],
    ['developers | engineers', 'developers'],
    ['suppliers', 'suppliers'],
    ['camera', 'a camera'],
    ['parents', 'parents'],
  ],
  commitment: "i will | i'll | i am going to | i plan to",
  promises:
    'always | guarantee* | never | every single | perfect* | definitely | at all costs | no matter what | flawless*',
  vague: 'improve* | understand* | better | be more | know more | try to | get good',
};
