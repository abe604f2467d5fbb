/** Portuguese. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'pt',
  locale: 'pt-PT',
  time: {
    months: `
      janeiro | jan; fevereiro | fev; março; abril | abr; maio; junho | jun; julho | jul; agosto | ago; setembro | set;
      outubro | out; novembro | nov; dezembro | dez 20* | dez de 20* | 31 dez
    `,
    weekdays: `
      segunda | segunda feira | segundas; terça | terça feira; quarta | quarta feira; quinta | quinta feira; sexta | sexta feira;
      sábado; domingo
    `,
    spans: `
      1 day: até amanhã | para amanhã;
      18 month: em um ano e meio | num ano e meio | dentro de um ano e meio | daqui a um ano e meio | em ano e meio;
      6 month: em meio ano | dentro de meio ano | daqui a meio ano; 6 month: em um semestre | num semestre
    `,
    day: 'dia | dias',
    week: 'semana | semanas',
    month: 'mês | meses',
    quarter: 'trimestre | trimestres',
    year: 'ano | anos | para o ano | ano e meio',
    feasts: `
      12-24: natal; 12-31: ano novo | passagem de ano | fim de ano | réveillon; 2-28: carnaval; 5-1: dia da mãe | dia das mães;
      6-23: são joão | festas juninas; 4-15: páscoa; 5-31: primavera;
      6-30: ano letivo | ano lectivo | ano escolar | santos populares; 8-31: fim do verão | final do verão;
      6-20: do verão | das férias | até ao verão | até o verão; 8-31: verão; 9-15: regresso às aulas | rentrée; 11-30: outono;
      2-28: inverno; 6-30: primeiro semestre | 1º semestre | 1.º semestre | 1o semestre | primeira metade;
      12-31: segundo semestre | 2º semestre | 2.º semestre | 2o semestre | segunda metade;
      3-31: primeiro trimestre | 1.º trimestre | t1 | 1t; 6-30: segundo trimestre | 2.º trimestre | t2 | 2t;
      9-30: terceiro trimestre | 3.º trimestre | t3 | 3t; 12-31: quarto trimestre | último trimestre | 4.º trimestre | t4 | 4t
    `,
    end: 'fim do | fim da | fim deste | fim desta | fim de 20* | fim de janeiro | fim de fevereiro | fim de março | fim de abril | fim de maio | fim de junho | fim de julho | fim de agosto | fim de setembro | fim de outubro | fim de novembro | fim de dezembro | fim do próximo | fim de um | final do | final da | final de | final deste | final desta | finais de | finais do | finais da | fins de janeiro | fins de fevereiro | fins de março | fins de abril | fins de maio | fins de junho | fins de julho | fins de agosto | fins de setembro | fins de outubro | fins de novembro | fins de dezembro',
    middle: 'meados | meio de | metade de | metade do',
    begin: 'início | inícios | princípio | princípios | começo | começos',
    next: 'próximo | próxima | próximos | próximas | seguinte | seguintes | que vem | que entra | vindouro | o ano',
    current: 'este | esta | deste | desta | neste | nesta | atual | corrente | em curso',
    within:
      'dentro de | daqui a | daqui por | nos próximos | nas próximas | no próximo | na próxima | durante os próximos | durante as próximas | ao longo dos próximos | ao longo das próximas | os próximos | as próximas | próximos | próximas | no prazo de | num prazo de | em menos de | em cerca de | em uns | em umas | daqui até | em janeiro | em fevereiro | em março | em abril | em maio | em junho | em julho | em agosto | em setembro | em outubro | em novembro | em dezembro | em um ano | em um mês | em uma semana | em um semestre | em um trimestre | num ano | num mês | num trimestre | num semestre | numa semana | em dois | em duas | em três | em quatro | em cinco | em seis | em sete | em oito | em nove | em dez | em onze | em doze | em quinze | em dezoito | em vinte | em trinta | em meio | em meia dúzia | num ano e | em 1* | em 2* | em 3* | em 4* | em 5* | em 6* | em 7* | em 8* | em 9* | no natal | na páscoa | no verão | na primavera | no outono | no inverno | no carnaval | no primeiro | no segundo trimestre | no segundo semestre | no terceiro | no quarto trimestre | no último trimestre | na primeira metade | na segunda metade | no 1.º | no 2.º | no 3.º | no 4.º | no 1º | no 2º | no 3º | no 4º | no q1 | no q2 | no q3 | no q4 | no t1 | no t2 | no t3 | no t4 | no fim | no final',
    before: 'antes de | antes do | antes da',
    until:
      'até | até ao | até à | até o | antes de | antes do | antes da | antes | o mais tardar | no máximo | data limite | prazo | prazo limite | limite | deadline | data prevista | vence | para 1* de | para 2* de | para 3* de | para o dia | para janeiro | para fevereiro | para março | para abril | para maio | para junho | para julho | para agosto | para setembro | para outubro | para novembro | para dezembro | para o natal | para o verão | para a primavera | para o outono | para o inverno | para a páscoa | para o carnaval | para o fim | para o final | para finais | para meados | para o início | para o próximo | para a próxima | para segunda | para terça | para quarta | para quinta | para sexta | para sábado | para domingo | para este | para esta | para o primeiro | para o segundo | para o terceiro | para o quarto | para o último | para o ano novo | para t1 | para t2 | para t3 | para t4 | para q1 | para q2 | para q3 | para q4 | para 20* | para o 1* | para o 2* | para o 3* | para o 4*',
    ago: 'há | faz | desde | passado | passada | passados | passadas | últimos | últimas | último | última | experiência | atrás | anterior',
    half: 'meio | meia | e meio | e meia',
    per: 'por semana | à semana | semanais | por dia | ao dia | diários | diárias | por mês | ao mês',
    each: `
      diariamente | semanalmente | todos os dias | todo dia | cada dia | toda semana | todas as semanas |
      cada semana | todos os meses | todo mês | todas as noites | toda noite | todas as manhãs | todos os sábados |
      todo sábado | todos os domingos | todo domingo | todo fim de semana
    `,
    spare: 'tenho | posso | tempo | max | máximo | livre*',
    numbers: `
      1: um | uma; 2: dois | duas | um par de | par de; 3: três; 4: quatro; 5: cinco; 6: seis | meia dúzia de; 7: sete; 8: oito;
      9: nove; 10: dez | uma dezena de; 11: onze; 12: doze | uma dúzia de; 13: treze; 14: catorze | quatorze; 15: quinze;
      16: dezasseis | dezesseis; 18: dezoito; 20: vinte; 24: vinte e quatro; 25: vinte e cinco; 30: trinta; 40: quarenta;
      50: cinquenta
    `,
  },
  idle: `
    nenhum | nenhuma | nada | nadinha | não | nao | nop | nope | na | n | a | o | obrigada | obrigado | obg | obgd |
    muito | muita | muitas | olá | ola | oi | oie | viva | bom | boa | boas | dia | tarde | noite | ok | okay | tá | sim |
    teste | testar | testando | a testar | test | testing | por | agora | os | as | de | do | da | momento | tudo | bem |
    mais | nada mais | mais nada | não tenho | não há | tenho | há | desejo | desejos | objetivo | objetivos |
    objectivos | meta | metas | pedido | pedidos | adeus | tchau | xau | até | logo | já | amanhã | cumprimentos |
    cumprimento | saudações | um | uma | abraço | abraços | beijos | beijinhos | bjs | quero | preciso | que | tal |
    como | está | estás | estão | vai | vais | espero | te | vos | lhe | você | vocês | isso | isto | é | são | assim |
    ainda | veremos | ver | em | no | se | entendo | percebo | pergunta | perguntas | comentário | comentários |
    observações | especial | particular | concreto | hoje | e | me | mim | minha | meu | prazer | muito gosto | gosto |
    feliz | vazio | pendente | saltar | passar | à frente | seguinte | passo | não se aplica | aplica | sem | nem | ou |
    xd | kkk | kkkk | kkkkk | rs | rsrs | haha | hahaha | hehe | eheh | ahah | bla | blá | blablabla | lorem | ipsum |
    dolor | sit | amet | abc | xxx | foo | bar | asdf | hmm | hm | none | nothing | thanks | hello | hi | atualmente |
    neste | de momento | realmente | de nada | amável | todos | todas | a todos | a todas | não quero nada | igualmente |
    sou | estou | também | para | por enquanto | enquanto | este | esta | caro | cara | caros | caras | querida |
    querido | estimad* | senhor* | ótimo | perfeito | não entendo | não percebo | a pergunta | nada a acrescentar |
    acrescentar | dizer | declarar | qualquer | coisa | alguma | fim de semana | resto de | resto | fim | semana |
    continuação | boa continuação | bom trabalho | nada de especial | neste momento | por ora | deixem estar |
    deixe estar | deixa estar | não sei o que escrever | não sei o que pôr | ainda não sei | este campo | esta caixa | sem objetivos | sem ideias | nada a declarar | a ver vamos |
    logo se vê | depois digo | depois vejo | volto depois | outra vez | desculpa | desculpe | desculpem | valeu | falou |
    bj | bjo | cpts | cumps | att | só | aqui | isto é um teste | a testar isto | zero | nenhuns | nenhumas | não quero |
    nd | ndn | tks | thx | merci | gracias | ciao
  `,
  openings: `
    quero | queria | gostava de | gostaria de | adorava | adoraria de | preciso de | preciso | desejo | pretendo | espero |
    o meu objetivo é | meu objetivo é | o meu sonho é | meu sonho é | tenciono | planeio | planejo | quero conseguir | queria conseguir |
    gostava de conseguir | quero poder | queria poder | sonho em | como posso | como faço para | como consigo | estou a pensar em |
    estou pensando em | penso em | quero é | queria é | queria era | gostava era de | gostava é de | gostaria é de | gostaria era de |
    preciso é de | preciso é | pretendo é | o meu sonho era | o meu sonho seria | meu sonho era | meu sonho seria | o meu objetivo era |
    o meu objetivo seria | meu objetivo seria | a minha meta é | minha meta é | a minha ideia é | minha ideia é | o meu plano é |
    meu plano é | o ideal era | o ideal seria | seria bom | era bom | estou a ponderar | estou a considerar | estou pensando |
    estou a pensar | ando a pensar em | ando a pensar | ando a tentar | estou a tentar | estou tentando | tento | tenho intenção de |
    tenho a intenção de | prometi a mim mesmo | prometi a mim mesma | precisava de | precisaria de | precisava | queríamos | queremos |
    gostávamos de | gostaríamos de | sonho | estou querendo | tô querendo | tô precisando | estou precisando | tenho vontade de |
    vou tentar | preciso de ajuda para | preciso de ajuda pra | podes ajudar-me a | pode ajudar-me a | pode me ajudar a | me ajuda a |
    me ajude a | ajuda-me a | ajude-me a | como é que posso | como é que consigo | como conseguir | tenho de | tenho que | seria ótimo |
    era ótimo | dava-me jeito | dar-me-ia jeito | seria útil | era giro | seria legal | me ajudaria | fazia-me bem | me faria bem |
    está na hora de | já é hora de | quero que | queria que | gostava que | gostaria que | preciso de um | preciso de uma | queria um |
    queria uma | quero um | quero uma | procuro | ajuda para | ajuda com | não sei como | busco |
    como encontro | como encontrar | como consigo | como conseguir | como aprender | como aprendo | como melhorar | como melhoro | estou à procura de | à procura de | preciso de ajuda com | ser capaz de |
    tenho dificuldade em | tenho dificuldades em | tenho dificuldade para | não consigo | tenho medo de | tenho interesse em | interessa-me | me interessa | gostaria muito de | , só | apenas quero | preciso que |
    estou procurando | estou buscando | não me atrevo a | custa-me | quero muito | queria muito | gostava muito de
  `,
  refusals: `
    não obrigado | não obrigada | já não quero | não quero mais | não quero | não queria | não me interessa | não me interessam | não procuro | não pretendo |
    não tenho vontade de | sem | em vez de | nada de | nem | nunca mais | não é para já | para já não | não um | não uma | não é que | não me faz falta | não é preciso | não se trata de | , não | e não | mas não | não gosto de | não gostaria de | não preciso de |
    não desejo | chega de | não mais | ao invés de | em lugar de | farto de | farta de | cansado de | cansada de
  `,
  ends: `
    porque | mas | pois | embora | e eu | e não | já que | senão | porém | pra não | há meses | há anos | há muito | há tempo | há semanas |
    , eu | , não | , é | , estou | , tenho | , meu | , o meu | para que | quando | antes que | por isso | e tenho | e estou |
    visto que | dado que | de modo que | apesar de | enquanto | , se | , acho | , nós | , a minha | , minha | , ele | , ela | preferencialmente | de preferência | se possível | se der | em vez de | ao invés de | , obrigado | , obrigada | então | , só | , apenas
  `,
  fillers: `
    com | mas sim | e | também | depois | finalmente | por favor | talvez | ou | primeiro | segundo | terceiro | sobretudo | principalmente | simplesmente |
    de verdade | por fim | enfim | eventualmente | a | de | então | bem |
    eu | além disso | igualmente | por um lado | por outro lado | antes de mais | em primeiro lugar | em segundo lugar | idealmente | se possível | sinceramente | na verdade | para | pra | poder | kkk | kkkk | rs | haha | tipo
  `,
  vague: `
    isso | isto | aquilo | disso | nisso | lá | ali | fazê-lo | ele | ela | eles | elas | nada | algo assim | fazer algo | a mesma coisa | conseguir isso
  `,
  worries: `
    tenho medo | dá-me medo | me dá medo | medo de | medo do | medo da | receio | tenho receio | temo | preocupa-me | me preocupa | estou preocupada | estou preocupado | assusta-me | me assusta | duvido | tenho dúvidas | dúvidas sobre | não tenho certeza | não tenho a certeza | não sei se
  `,
  states:
    'sinto-me | me sinto | sou | estou | tenho * anos | perdi | fui | ninguém | velho demais | velha demais | demasiado velho | demasiado velha | tarde demais',
  private: `
    doenç* | cancro | câncer | depress* | ansiedade | ataques de pânico | burnout | phda | tdah | autis* | terapia | terapias | diagnosticad* | grávida |
    gravidez | aborto | divórci* | separação | álcool | alcool* | dependênci* | prisão | violência | deficiên* |
    doente | luto | suicíd* | bipolar* | meu ex | minha ex | endividad* | drogas | dependente químic* | desintoxica* | internad* | internamento | maus-tratos | quimio* | viúv* | divorciei
  `,
  asides: `
    desculpe o | desculpem | desculpa | obrigado por | obrigada por | ignora as | ignora todas | ignore as | ignore todas | ignorem | instruções anteriores | as tuas instruções | suas instruções | teu prompt | seu prompt | modelo de linguagem |
    como ia | escreve que | escreva que | imprime | repete | este formulário | não sei o que escrever | finge | agora és | agora você é
  `,
  lead: '{words}: ',
  quotes: '«»“”',
  plans: {
    subject: [
      'vou seguir um curso ou ler um livro de base e resumir o essencial em 2 páginas até {date}.',
      'vou estudar 2 vezes por semana, 30 minutos de cada vez, até {date}, e depois explicar 3 pontos principais a alguém.',
    ],
    tool: [
      'vou praticar 3 vezes por semana, 30 minutos de cada vez, até {date} e fazer 2 trabalhos reais do princípio ao fim.',
      'vou fazer um curso básico completo e depois 2 tarefas reais sem ajuda até {date}.',
    ],
    language: [
      'vou praticar 20 minutos, 4 dias por semana, e fixar 5 frases úteis por semana, até {date}.',
      'vou praticar 2 vezes por semana com alguém que domina a língua e fazer um teste de nível até {date}.',
    ],
    craft: [
      'vou ter 3 aulas com alguém que entenda do assunto e mostrar o que já sei fazer até {date}.',
      'vou praticar 2 vezes por semana até {date} e mostrar 3 vezes o meu progresso a alguém que entenda do assunto.',
    ],
    driving: [
      'vou anotar os passos que faltam, com o custo de cada um, e avançar 2 vezes por semana até {date}.',
      'vou ver as regras e os preços e marcar 2 sessões de teoria ou de prática por semana até {date}.',
    ],
    exam: [
      'vou estudar 3 vezes por semana, 45 minutos de cada vez, e fazer 2 simulações em condições reais até {date}.',
      'vou fazer uma simulação, trabalhar os meus 3 pontos fracos e fazer uma segunda até {date}.',
    ],
    course: [
      'vou reservar 2 horários por semana na agenda e escrever até {date} uma página sobre o que aprendi.',
      'vou confirmar o programa, o preço e as datas e dedicar 2 horários por semana a esse objetivo até {date}.',
    ],
    studies: [
      'vou reservar 3 períodos de estudo de 45 minutos por semana e mostrar 2 vezes o meu trabalho a alguém até {date}.',
      'vou dividir o trabalho em pequenas etapas e concluir 2 por semana até {date}.',
    ],
    admission: [
      'vou reunir o que pedem, mostrar a candidatura a 2 pessoas e entregar tudo até {date}.',
      'vou anotar as condições e os prazos, falar com 2 pessoas que passaram por isso e entregar a candidatura até {date}.',
    ],
    recognition: [
      'vou pedir a lista exata dos documentos, reunir tudo e entregar 1 pedido completo até {date}.',
      'vou falar com a entidade responsável e com 2 pessoas que já fizeram esse pedido e entregar o meu até {date}.',
    ],
    job: [
      'vou enviar 2 candidaturas bem preparadas por semana até {date} e falar todas as semanas com uma pessoa que faça esse trabalho.',
      'vou escrever a 2 empregadores por semana até {date}, com um currículo adaptado a cada um.',
    ],
    promotion: [
      'vou anotar 3 bons resultados, perguntar o que ainda me falta e ter uma conversa sobre a minha evolução até {date}.',
      'vou assumir 1 tarefa ligada a essa função e fazer o balanço com quem decide até {date}.',
    ],
    customers: [
      'vou apresentar o que ofereço a 3 pessoas novas por semana até {date} e anotar o que funciona melhor.',
      'vou perguntar a 5 pessoas o que as atrai ou afasta e experimentar 2 formas de chegar a mais gente até {date}.',
    ],
    funding: [
      'vou identificar 3 fontes de dinheiro possíveis, pôr as contas numa página e entregar 1 pedido até {date}.',
      'vou resumir o projeto e os números em 2 páginas e apresentá-los a 3 possíveis financiadores até {date}.',
    ],
    people: [
      'vou dar o primeiro passo com 1 pessoa por semana até {date} (uma mensagem, um telefonema ou um café).',
      'vou a 3 encontros ou atividades de grupo até {date} e, em cada um, vou continuar a conversa com uma pessoa.',
    ],
    mentor: [
      'vou escrever em 5 linhas o que procuro e propor uma primeira conversa a 3 pessoas até {date}.',
      'vou contar a 5 pessoas o que procuro e propor um encontro às 2 mais indicadas até {date}.',
    ],
    staff: [
      'vou descrever numa página o que ofereço, divulgar por 3 canais e conversar com quem mostrar interesse até {date}.',
      'vou falar com 3 pessoas por semana até {date} e responder a quem mostrar interesse.',
    ],
    home: [
      'vou definir o orçamento e 3 critérios e tratar de anúncios e visitas 2 vezes por semana até {date}.',
      'vou pôr numa página orçamento, prazos e 3 critérios e falar com 3 pessoas que possam ajudar até {date}.',
    ],
    search: [
      'vou anotar 3 critérios, ligar ou escrever para 2 lugares por semana e escolher até {date}.',
      'vou pedir conselho a 3 pessoas, comparar 3 possibilidades e escolher a melhor até {date}.',
    ],
    career: [
      'vou falar com 3 pessoas que deram esse passo e escrever até {date} uma página com as etapas e o orçamento.',
      'vou anotar o que já tenho a oferecer e o que me falta, e dar 1 passo por semana nessa direção até {date}.',
    ],
    business: [
      'vou fazer as contas em 2 páginas, pedir a opinião de alguém do ramo e tratar das formalidades até {date}.',
      'vou pedir a opinião de 5 pessoas e resolver 1 ponto por semana (custos, lugar, papéis) até {date}.',
    ],
    leadership: [
      'vou entregar 2 tarefas com um objetivo claro e conversar 15 minutos por semana com o grupo até {date}.',
      'vou perguntar a 3 pessoas do grupo o que as ajuda e experimentar 1 mudança por semana até {date}.',
    ],
    portfolio: [
      'vou escolher 5 trabalhos, apresentar cada um em poucas palavras e mostrar o conjunto a 2 pessoas da área até {date}.',
      'vou preparar 1 peça por semana e mostrar uma versão completa a alguém da área até {date}.',
    ],
    software: [
      'vou descrever o essencial numa página, fazer uma versão simples e pedir a 3 pessoas que a experimentem até {date}.',
      'vou limitar o projeto a 2 funções, trabalhar nisso 2 vezes por semana e ter uma versão utilizável até {date}.',
    ],
    writing: [
      'vou escrever 3 vezes por semana, 30 minutos de cada vez, até {date} e mostrar 2 trechos a alguém de confiança.',
      'vou fazer o plano numa página, avançar 2 páginas por semana e mostrar o texto a alguém até {date}.',
    ],
    event: [
      'vou pôr numa página a data, o lugar, o orçamento e as tarefas, resolver 2 por semana e ter tudo pronto até {date}.',
      'vou falar com 3 pessoas que possam ajudar, reservar o essencial e ter tudo pronto até {date}.',
    ],
    papers: [
      'vou preparar uma versão completa, pedir a 2 pessoas que a leiam e ter tudo pronto até {date}.',
      'vou reservar 3 sessões de 45 minutos, pedir a alguém que reveja tudo e ter a versão final até {date}.',
    ],
    document: [
      'vou fazer o esquema numa página, avançar 2 partes por semana e ter o documento completo até {date}.',
      'vou reunir o que é preciso, pedir a 2 pessoas que leiam o rascunho e ter a versão final até {date}.',
    ],
    object: [
      'vou fazer a lista do material e dos custos e trabalhar nisso 2 vezes por semana para terminar até {date}.',
      'vou dividir o trabalho em 3 etapas, mostrar a primeira a alguém e terminar a última até {date}.',
    ],
    improvement: [
      'vou anotar durante 1 semana como as coisas funcionam, experimentar 2 mudanças e comparar o resultado até {date}.',
      'vou ouvir 3 pessoas envolvidas, experimentar 1 mudança em pequena escala e pôr em prática o que funcionar até {date}.',
    ],
    presentation: [
      'vou preparar 3 ideias fortes e ensaiar 2 vezes em voz alta diante de alguém até {date}.',
      'vou falar diante de um pequeno grupo em 3 ocasiões até {date} e pedir opinião de cada vez.',
    ],
    meetings: [
      'vou anotar antes de cada reunião 1 objetivo e 2 frases para dizer, e fazer depois um breve balanço, até {date}.',
      'vou pedir a alguém de confiança que me observe em 2 reuniões e corrigir 1 coisa de cada vez até {date}.',
    ],
    conversation: [
      'vou anotar 3 pontos, ensaiar uma vez com alguém e ter essa conversa até {date}.',
      'vou preparar a primeira frase e 2 pontos importantes, escolher um momento calmo e ter a conversa até {date}.',
    ],
    feedback: [
      'vou preparar 2 frases calmas e precisas, usá-las em 3 ocasiões até {date} e anotar como foi.',
      'vou praticar em 3 situações reais até {date}: primeiro o que aconteceu, depois uma pergunta e por fim o que gostaria.',
    ],
    boundaries: [
      'vou escrever 2 frases para recusar e usá-las em 3 ocasiões até {date}.',
      'vou definir 2 limites claros, comunicá-los com calma e cumpri-los até {date}.',
    ],
    interview: [
      'vou preparar respostas a 5 perguntas prováveis e fazer 2 ensaios em condições reais até {date}.',
      'vou treinar em voz alta 2 vezes por semana até {date}, uma delas com alguém no outro papel.',
    ],
    confidence: [
      'vou enfrentar todas as semanas, até {date}, 1 pequena situação que me intimida e anotar depois o que funcionou.',
      'vou escolher 3 situações, da mais fácil à mais difícil, e experimentar todas até {date}.',
    ],
    expression: [
      'vou trabalhar em 1 texto ou 1 gravação por semana até {date} e pedir a alguém que corrija.',
      'vou identificar as minhas 3 dificuldades mais frequentes e treinar 15 minutos, 3 vezes por semana, até {date}.',
    ],
    teaching: [
      'vou preparar 2 sessões ou explicações, pedir opinião depois de cada uma e melhorar as seguintes até {date}.',
      'vou experimentar 1 maneira nova de fazer por semana até {date} e ficar com as 2 melhores.',
    ],
    salary: [
      'vou ver em 3 fontes quanto se paga por um trabalho como o meu, pôr 3 argumentos numa página e ter a conversa até {date}.',
      'vou definir o meu valor e o meu mínimo, preparar 3 argumentos e fazer o pedido até {date}.',
    ],
    conditions: [
      'vou pôr numa página o meu pedido e 2 soluções práticas e falar com quem decide até {date}.',
      'vou confirmar os meus direitos em 2 fontes, preparar o pedido e fazer a proposta até {date}.',
    ],
    agreement: [
      'vou preparar 3 argumentos e uma resposta à principal objeção e apresentar o pedido até {date}.',
      'vou falar primeiro com 2 pessoas a favor, ajustar a proposta e apresentá-la até {date}.',
    ],
    decision: [
      'vou comparar as possibilidades numa página com 3 critérios, falar com 2 pessoas e decidir até {date}.',
      'vou anotar prós e contras, ouvir 2 pessoas de confiança e decidir até {date}.',
    ],
    pricing: [
      'vou calcular os custos e o meu tempo, comparar com 3 preços praticados no mercado e decidir até {date}.',
      'vou calcular quanto tudo me custa, propor um preço a 3 pessoas e tomar a decisão até {date}.',
    ],
    question: [
      'vou consultar 2 fontes seguras, perguntar a quem trata do assunto e ter a resposta por escrito até {date}.',
      'vou fazer 3 perguntas bem preparadas a quem sabe e resumir as respostas numa página até {date}.',
    ],
    direction: [
      'vou ter 3 conversas, escrever uma página sobre o que me dá energia e escolher um caminho para experimentar até {date}.',
      'vou anotar todas as semanas 3 momentos de que gostei e escolher um caminho para experimentar até {date}.',
    ],
    exercise: [
      'vou treinar 3 vezes por semana, 30 minutos de cada vez, até {date} e anotar cada treino.',
      'vou reservar 2 horários fixos por semana e aumentar o esforço aos poucos até {date}.',
    ],
    habit: [
      'vou começar esta semana, marcar cada vez no calendário até {date} e fazer o balanço a cada 2 semanas.',
      'vou marcar horários fixos no calendário, manter o ritmo até {date} e fazer o balanço a cada 2 semanas.',
    ],
    rest: [
      'vou reservar 1 hora livre de trabalho e obrigações 4 dias por semana até {date} e ver aos domingos como me sinto.',
      'vou parar a uma hora certa 4 dias por semana até {date} e anotar o que me fez bem.',
    ],
    stop: [
      'vou anotar todas as noites em 1 linha, até {date}, se consegui, e ver aos domingos o que ajudou.',
      'vou anotar 2 situações difíceis, decidir antes o que fazer e marcar cada dia bom até {date}.',
    ],
    organisation: [
      'vou preparar todas as noites o dia seguinte em 10 minutos, com 1 tarefa principal, até {date}.',
      'vou reservar 2 períodos de 30 minutos por semana até {date} e acabar 1 coisa antes de começar outra.',
    ],
    money: [
      'vou anotar o que entra e o que sai até {date} e ver 1 vez por mês, em dia fixo, se estou no bom caminho.',
      'vou pôr as minhas contas em 1 página, definir um valor realista por mês e cumpri-lo até {date}.',
    ],
    visibility: [
      'vou mostrar 1 trabalho ou resultado por semana, na internet ou em pessoa, até {date} e anotar as reações.',
      'vou apresentar o que faço a 3 pessoas ou lugares importantes, com uma página ou algumas imagens, até {date}.',
    ],
    errand: [
      'vou reunir o que é preciso, reservar 1 hora na agenda e deixar tudo feito até {date}.',
      'vou ver em 15 minutos o que é preciso e tratar de tudo até {date}.',
    ],
  },
  any: [
    'vou perguntar a 2 pessoas que têm essa experiência como começaram e seguir o melhor conselho até {date}.',
    'vou combinar na mentoria 2 coisas que posso fazer e fazer as duas até {date}.',
    'vou dar 1 pequeno passo por semana nesse sentido até {date} e anotar de cada vez o que mudou.',
  ],
  worry:
    'vou escrever o que me preocupa ao certo e 2 coisas que podem ajudar, e falar sobre isso na mentoria até {date}.',
  until: 'vou dividir tudo em 4 passos com data, dar o primeiro esta semana e terminar até {date}.',
  soon: [
    'vou reservar 2 momentos antes de {date}, começar pelo mais importante e pedir ajuda para o resto.',
    'vou reservar 2 horas para isso esta semana, começar pelo mais difícil e terminar até {date}.',
  ],
  unsupported:
    'Vou pôr o que quero em 1 frase, falar sobre isso na mentoria e dar o primeiro passo até {date}.',
};
