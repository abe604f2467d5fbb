/** Portuguese: how it speaks of time, and what is said to mentees in it. */
import { portuguese as grammar } from './grammars/portuguese.ts';
import type { LanguageFile } from './language-file.ts';

export const portuguese: LanguageFile = {
  code: 'pt',
  locale: 'pt-PT',
  name: 'Portuguese',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: false,
  elides: false,
  pluralDays: 'always',
  neighbours: ['gl'],
  linking: '',
  infinitive: /^(?:\S+ ){0,3}?\p{L}*(?:ar|er|ir|or|ôr|ár|ê)(?:-\p{L}+)*(?!\p{L})/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:não (?:quero|queria|pretendo|me interessa|penso em|tenho (?:intenção|vontade|planos) de)(?: mais)?|não|sem(?: ter (?:de|que)| nunca)?|nem|em vez de)\s+$/iu,
  refusalAfter: /^[.!?…]+\s+(?:nem pensar|de jeito nenhum|de modo nenhum|jamais(?=[.!])|não obrigad[oa])/iu,
  leastWhole: -0.3,
  easternEaster: false,
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
    deixe estar | deixa estar | não sei o que escrever | sem objetivos | sem ideias | nada a declarar | a ver vamos |
    logo se vê | depois digo | depois vejo | volto depois | outra vez | desculpa | desculpe | desculpem | valeu | falou |
    bj | bjo | cpts | cumps | att | só | aqui | isto é um teste | a testar isto | zero | nenhuns | nenhumas | não quero |
    nd | ndn | tks | thx | merci | gracias | ciao
  `,
  time: {
    months: [
      'janeiro | jan',
      'fevereiro | fev',
      'março',
      'abril | abr',
      'maio',
      'junho | jun',
      'julho | jul',
      'agosto | ago',
      'setembro | set',
      'outubro | out',
      'novembro | nov',
      'dezembro | dez 20* | dez de 20* | 31 dez',
    ],
    weekdays: [
      'segunda | segunda feira | segundas',
      'terça | terça feira',
      'quarta | quarta feira',
      'quinta | quinta feira',
      'sexta | sexta feira',
      'sábado',
      'domingo',
    ],
    spans: [
      ['até amanhã | para amanhã', 1, 'day'],
      [
        'em um ano e meio | num ano e meio | dentro de um ano e meio | daqui a um ano e meio | em ano e meio',
        18,
        'month',
      ],
      ['em meio ano | dentro de meio ano | daqui a meio ano', 6, 'month'],
      ['em um semestre | num semestre', 6, 'month'],
    ],
    day: 'dia | dias',
    week: 'semana | semanas',
    month: 'mês | meses',
    quarter: 'trimestre | trimestres',
    year: 'ano | anos | para o ano | ano e meio',
    hour: 'hora | horas | h | hs | hrs | horinhas | horita | hora e meia',
    minute: 'minuto | minutos | min | mins | minutinhos',
    feasts: [
      ['natal', 12, 24],
      ['ano novo | passagem de ano | fim de ano | réveillon', 12, 31],
      ['carnaval', 2, 28],
      ['dia da mãe | dia das mães', 5, 1],
      ['são joão | festas juninas', 6, 23],
      ['páscoa', 4, 15],
      ['primavera', 5, 31],
      ['ano letivo | ano lectivo | ano escolar | santos populares', 6, 30],
      ['fim do verão | final do verão', 8, 31],
      ['do verão | das férias | até ao verão | até o verão', 6, 20],
      ['verão', 8, 31],
      ['regresso às aulas | rentrée', 9, 15],
      ['outono', 11, 30],
      ['inverno', 2, 28],
      ['primeiro semestre | 1º semestre | 1.º semestre | 1o semestre | primeira metade', 6, 30],
      ['segundo semestre | 2º semestre | 2.º semestre | 2o semestre | segunda metade', 12, 31],
      ['primeiro trimestre | 1.º trimestre | t1 | 1t', 3, 31],
      ['segundo trimestre | 2.º trimestre | t2 | 2t', 6, 30],
      ['terceiro trimestre | 3.º trimestre | t3 | 3t', 9, 30],
      ['quarto trimestre | último trimestre | 4.º trimestre | t4 | 4t', 12, 31],
    ],
    end: 'fim do | fim da | fim deste | fim desta | fim de 20* | fim de janeiro | fim de fevereiro | fim de março | fim de abril | fim de maio | fim de junho | fim de julho | fim de agosto | fim de setembro | fim de outubro | fim de novembro | fim de dezembro | fim do próximo | fim de um | final do | final da | final de | final deste | final desta | finais de | finais do | finais da | fins de janeiro | fins de fevereiro | fins de março | fins de abril | fins de maio | fins de junho | fins de julho | fins de agosto | fins de setembro | fins de outubro | fins de novembro | fins de dezembro',
    middle: 'meados | meio de | metade de | metade do',
    begin: 'início | inícios | princípio | princípios | começo | começos',
    next: 'próximo | próxima | próximos | próximas | seguinte | seguintes | que vem | que entra | vindouro | o ano',
    current: 'este | esta | deste | desta | neste | nesta | atual | corrente | em curso',
    within:
      'dentro de | daqui a | daqui por | nos próximos | nas próximas | no próximo | na próxima | durante os próximos | durante as próximas | ao longo dos próximos | ao longo das próximas | os próximos | as próximas | próximos | próximas | no prazo de | num prazo de | em menos de | em cerca de | em uns | em umas | daqui até | em janeiro | em fevereiro | em março | em abril | em maio | em junho | em julho | em agosto | em setembro | em outubro | em novembro | em dezembro | em um ano | em um mês | em uma semana | em um semestre | em um trimestre | num ano | num mês | num trimestre | num semestre | numa semana | em dois | em duas | em três | em quatro | em cinco | em seis | em sete | em oito | em nove | em dez | em onze | em doze | em quinze | em dezoito | em vinte | em trinta | em meio | em meia dúzia | num ano e | em 1* | em 2* | em 3* | em 4* | em 5* | em 6* | em 7* | em 8* | em 9* | no natal | na páscoa | no verão | na primavera | no outono | no inverno | no carnaval | no primeiro | no segundo trimestre | no segundo semestre | no terceiro | no quarto trimestre | no último trimestre | na primeira metade | na segunda metade | no 1.º | no 2.º | no 3.º | no 4.º | no 1º | no 2º | no 3º | no 4º | no q1 | no q2 | no q3 | no q4 | no t1 | no t2 | no t3 | no t4 | no fim | no final',
    before: 'antes de | antes do | antes da',
    until:
      'até | até ao | até à | até o | antes de | antes do | antes da | antes | o mais tardar | no máximo | data limite | prazo | prazo limite | limite | deadline | data prevista | vence | para janeiro | para fevereiro | para março | para abril | para maio | para junho | para julho | para agosto | para setembro | para outubro | para novembro | para dezembro | para o natal | para o verão | para a primavera | para o outono | para o inverno | para a páscoa | para o carnaval | para o fim | para o final | para finais | para meados | para o início | para o próximo | para a próxima | para segunda | para terça | para quarta | para quinta | para sexta | para sábado | para domingo | para este | para esta | para o primeiro | para o segundo | para o terceiro | para o quarto | para o último | para o ano novo | para t1 | para t2 | para t3 | para t4 | para q1 | para q2 | para q3 | para q4 | para 20* | para o 1* | para o 2* | para o 3* | para o 4*',
    ago: 'há | faz | desde | passado | passada | passados | passadas | últimos | últimas | último | última | experiência | atrás | anterior',
    per: 'por | a | à | ao | cada | / | x | na | em cada',
    weekly: 'semanal | semanais | semanalmente',
    daily: 'diário | diária | diários | diárias | diariamente',
    half: 'meio | meia | e meio | e meia',
    numbers: [
      [1, 'um | uma'],
      [2, 'dois | duas | um par de | par de'],
      [3, 'três'],
      [4, 'quatro'],
      [5, 'cinco'],
      [6, 'seis | meia dúzia de'],
      [7, 'sete'],
      [8, 'oito'],
      [9, 'nove'],
      [10, 'dez | uma dezena de'],
      [11, 'onze'],
      [12, 'doze | uma dúzia de'],
      [13, 'treze'],
      [14, 'catorze | quatorze'],
      [15, 'quinze'],
      [16, 'dezasseis | dezesseis'],
      [18, 'dezoito'],
      [20, 'vinte'],
      [24, 'vinte e quatro'],
      [25, 'vinte e cinco'],
      [30, 'trinta'],
      [40, 'quarenta'],
      [50, 'cinquenta'],
    ],
  },
  leads: { v: 'Para {words}, ', n: '{Words}: ', g: '', q: 'Para saber {words}, ', plan: 'O meu plano: ' },
  hours: {
    one: 'Reservo {n} hora por semana para isso.',
    many: 'Reservo {n} horas por semana para isso.',
    other: 'Reservo {n} horas por semana para isso.',
  },
  verbs: {
    stopping: `
      deixar | parar | evitar | largar | abandonar o hábito | acabar com o vício | acabar com
    `,
    learning: `
      aprender | perceber | entender | compreender | dominar | estudar | melhorar o meu | melhorar meu | aperfeiçoar | aperfeiçoar-me |
      me aperfeiçoar | praticar | treinar respostas | rever a matéria | aprofundar | formar-me | atualizar-me | tocar | cantar | dançar |
      desenrascar-me em | falar fluentemente | me virar em | voltar a estudar | começar com | iniciar-me
    `,
    behaving: `
      ^menos | calma | paciência | pontual* | cedo | mais vezes | menos vezes | com mais frequência | mais devagar | a horas | comer melhor |
      comer menos | comer mais | beber menos | ouvir mais | ouvir melhor | escutar mais | trabalhar menos | gritar menos | mais paciente
    `,
    founding: `
      abrir | fundar | lançar | montar | iniciar | arrancar com | pôr de pé | pôr em marcha | trabalhar por conta própria | estabelecer-me |
      me estabelecer | criar a minha empresa | criar minha empresa | criar uma empresa | criar um negócio | criar o meu negócio |
      criar meu negócio | criar a minha marca | criar minha marca | criar uma associação | começar o meu negócio | começar meu negócio |
      começar um negócio
    `,
    introducing: `
      introduzir | implementar | implantar | instituir | estabelecer | pôr em prática | colocar em prática | definir regras | fixar regras |
      combinar regras | criar regras | adotar | adoptar | digitalizar | modernizar | informatizar
    `,
    delegating: `
      delegar | passar a pasta | passar o testemunho | passar o bastão | ceder | entregar a gestão | entregar o comando | confiar a |
      dividir as tarefas | distribuir as tarefas | terceirizar | subcontratar | deixar nas mãos
    `,
    visiting: `
      participar | visitar | assistir | ir a | ir ao | ir aos | frequentar | juntar-me | me juntar | entrar num grupo | fazer um estágio |
      fazer estágio | fazer voluntariado | fazer trabalho voluntário | ser voluntári* | passar um dia | passar uns dias | passar uma semana |
      experimentar | observar | acompanhar um | ver como
    `,
    choosing: `
      comprar | alugar | arrendar | escolher | encomendar | mudar de casa | mudar-me | me mudar | trocar de carro | adquirir | investir em
    `,
    seeking: `
      encontrar | procurar | achar | arranjar | conseguir um | conseguir uma | conseguir mais | conseguir clientes | conseguir os meus |
      conseguir meus | conquistar | conhecer | atrair | angariar | captar | contactar | contatar | fazer amigos |
      fazer amizades | fazer contactos | fazer contatos | retomar o contacto | retomar contato | obter um | obter uma | conversar com gente |
      conseguir 1* | conseguir 2* | conseguir 3* | conseguir 4* | conseguir 5* | conseguir 6* | conseguir 7* | conseguir 8* | conseguir 9*
    `,
    selling: `
      vender | oferecer | promover | divulgar | comercializar | anunciar | dar a conhecer | expor os meus | expor as minhas | fidelizar |
      pôr à venda | colocar à venda
    `,
    becoming: `
      passar a | ser | tornar-me | me tornar | virar | trabalhar como | trabalhar na | trabalhar no | trabalhar em | passar a ser | passar de |
      passar para | mudar de emprego | mudar de profissão | mudar de carreira | mudar de área | mudar de setor | mudar para |
      trocar de emprego | trocar de área | trocar de profissão | entrar na | entrar no | voltar a trabalhar | voltar para |
      retomar os estudos | dedicar-me | me dedicar | especializar-me | me especializar | fazer a transição | migrar para | deixar o emprego |
      deixar o meu emprego | deixar meu emprego | largar o emprego | largar meu emprego
    `,
    applying: `
      candidatar-me | me candidatar | inscrever-me | me inscrever | inscrever | matricular-me | me matricular | enviar | mandar | entregar |
      submeter | pedir o reconhecimento | pedir a nacionalidade | requerer | solicitar | marcar consulta | marcar uma consulta | renovar |
      registar | registrar | reservar | cancelar | preencher | dar entrada | concorrer | ser admitid* | ser aceit* | pagar a | pagar o |
      devolver
    `,
    finishing: `
      terminar | acabar | concluir | finalizar | completar | levar até ao fim | levar até o fim | fazer um curso | fazer o curso |
      tirar um curso | fazer uma formação | pôr em dia | colocar em dia
    `,
    talking: `
      renegociar | falar com | falar ao | falar à | conversar com | pedir | pedir um aumento | dizer | perguntar | negociar | discutir | abordar |
      propor ao | propor à | convencer | pedir desculpa | pedir desculpas | contar ao | contar à | reclamar | combinar com |
      ter uma conversa | defender | apresentar | ligar a | ligar para | telefonar | conseguir que
    `,
    teaching: `
      ensinar | dar aulas | dar aula | dar formação | dar explicações | dar uma oficina | dar oficinas | dar um workshop | orientar |
      formar os | formar as | formar um | formar uma | explicar | guiar | treinar os | treinar as | treinar um | treinar uma | mostrar aos |
      mostrar às | mostrar a um | treinar o meu | treinar meu | treinar a minha | treinar minha
    `,
    saving: `
      poupar | economizar | guardar | pôr de lado | pôr de parte | separar dinheiro | pagar as minhas dívidas | pagar minhas dívidas |
      quitar | saldar | liquidar | controlar as contas | controlar os gastos | controlar as despesas | fazer as contas | gastar menos |
      amortizar | ganhar dinheiro | ganhar mais | ganhar pelo menos | juntar dinheiro | juntar pelo menos | juntar para | juntar o |
      pagar as dívidas | pagar a dívida | pagar as contas | juntar 1* | juntar 2* | juntar 3* | juntar 4* | juntar 5* | juntar 6* |
      juntar 7* | juntar 8* | juntar 9* | controlar as entradas | pagar os | pagar as | pagar o que
    `,
    exercising: `
      correr | nadar | caminhar | andar de bicicleta | pedalar | treinar | fazer exercício | fazer desporto | fazer esporte |
      fazer ginástica | fazer ioga | fazer yoga | malhar | emagrecer | perder peso | perder quilos | ir ao ginásio | ir à academia |
      voltar a correr | voltar ao ginásio | pôr-me em forma | entrar em forma
    `,
    making: `
      fazer um | fazer uma | fazer o meu | fazer meu | fazer a minha | fazer minha | criar | construir | fabricar | escrever | redigir |
      desenhar | projetar | desenvolver um | desenvolver uma | elaborar | preparar | organizar | costurar | tricotar | cozinhar | pintar |
      renovar a casa | reformar a | restaurar | reparar | consertar | arranjar o | arranjar a | compor | gravar | filmar | 
      plantar | produzir | programar | refazer | atualizar | transformar | planear | planejar | montar um móvel | montar um portfólio |
      automatizar | traduzir | reunir | fotografar
    `,
    deciding: `
      decidir | decidir-me | me decidir | saber se | saber qual | saber quais | saber quanto | saber o que | saber como | descobrir |
      apurar | esclarecer | avaliar | informar-me | me informar | verificar se | ver se | comparar | ponderar | tomar uma decisão |
      escolher entre | definir se | calcular | resolver | perceber se | perceber qual | perceber porque | perceber o que | entender se |
      entender por que | entender o que | encontrar uma forma | encontrar a forma | arranjar forma | encontrar um jeito | arranjar um jeito |
      achar um jeito | encontrar uma maneira | arranjar uma solução | encontrar uma solução | encontrar o meu | encontrar a minha |
      encontrar meu | encontrar minha | encontrar o que
    `,
    improving: `
      melhorar | reduzir | aumentar | subir | baixar | diminuir | encurtar | cortar | acelerar | 
      duplicar | dobrar | simplificar | otimizar | arrumar | pôr ordem | pôr em ordem | colocar em ordem | ser mais rápid* | gerir melhor |
      organizar melhor | planear melhor | planejar melhor | dormir melhor | passar de 1* | passar de 2* | passar de 3* | baixar de |
      agilizar | perder menos tempo | gerir | gerenciar | lidar com | lidar melhor | conciliar | dormir | corrigir | arranjar tempo |
      encontrar tempo | achar tempo | encontrar um equilíbrio | encontrar equilíbrio | ser mais | ser melhor | ser um melhor |
      ser uma melhor | escrever melhor | escrever sem | escrever com | falar melhor | controlar | fazer mais | fazer menos | recuperar a |
      recuperar o | recuperar minha | voltar a gostar
    `,
    passing: `
      passar no | passar na | passar nos | passar a matéria | passar com | ser aprovad* | tirar a carta | tirar carta | tirar a carteira |
      tirar a habilitação | tirar o certificado | tirar o diploma | fazer o exame | fazer a prova | repetir o exame | obter o | obter a |
      conseguir o certificado | conseguir a certificação | conseguir o diploma | preparar-me | me preparar | preparar o exame |
      estudar para | passar na entrevista | tirar boa nota | defender a minha dissertação | defender a minha tese | defender a dissertação |
      defender a tese
    `,
    daring: `
      deixar de ter medo | perder o medo | ficar menos nervos* | atrever-me | me atrever | ousar | vencer | superar | ultrapassar | enfrentar | perder o medo | perder a vergonha | perder o receio |
      ter coragem | ter a coragem | ganhar coragem | ganhar confiança | ter mais confiança | falar em público | falar na frente |
      falar diante | tomar a palavra | intervir | confiar em mim | impor-me | me impor | arriscar | dizer não | dizer que não | recusar |
      arranjar coragem | fazer-me respeitar | dar uma palestra | fazer uma apresentação | dar uma apresentação | fazer um discurso |
      tocar para | tocar em público | cantar para
    `,
    calculating: `
      orçamentar | fazer orçamentos | fazer um orçamento | calcular o custo | calcular os custos | calcular preços |
      precificar | quanto me custa | quanto custa
    `,
    asserting: `
      dar feedback | pôr limites | colocar limite | colocar limites | impor limites | manter a calma | sem gritar | sem brigar |
      ser firme | dar bronca | sem levantar a voz | manter a disciplina
    `,
    resting: `
      sair do trabalho | chegar a casa | chegar em casa | fazer pausas | descansar | ter folga | ter livre | ter livres |
      deitar-me | desligar
    `,
    reaching: 'atingir | alcançar | chegar a | chegar aos | chegar às',
    beginning: 'começar',
    hiring: 'contratar | recrutar',
    publishing: 'publicar | encontrar uma editora | encontrar editora',
  },
  things: {
    customers: `
      alunos | alunas | clientes | encomendas | pedidos | assinantes | subscritores | seguidores | ouvintes | leitores |
      reservas | avaliações | hóspedes | contratos | casamentos | compradores | restaurantes | lojas
    `,
    body: 'costas | coluna | ombro* | forma física',
    drafts: `
      regras | plano de estudo | tabela de preços | lista de preços | site | página | logótipo | logo | rótulos | ementa | cardápio |
      modelo de orçamento | fotos | fotografias | folheto* | cartão de visita | cartões de visita | catálogo
    `,
  },
  plans: {
    subject: {
      about: [
        'vou seguir um curso ou ler um livro de base e resumir o essencial em 2 páginas até {date}.',
        'vou estudar 2 vezes por semana, 30 minutos de cada vez, até {date}, e depois explicar 3 pontos principais a alguém.',
      ],
      alone: [
        'Vou estudar o tema 2 vezes por semana, 30 minutos de cada vez, e resumir o essencial em 2 páginas até {date}.',
      ],
    },
    tool: {
      about: [
        'vou praticar 3 vezes por semana, 30 minutos de cada vez, até {date} e fazer 2 trabalhos reais do princípio ao fim.',
        'vou fazer um curso básico completo e depois 2 tarefas reais sem ajuda até {date}.',
      ],
      alone: [
        'Vou aprender a usar a ferramenta com um curso básico completo e fazer 2 tarefas reais sem ajuda até {date}.',
      ],
      named: [
        'Vou praticar {name} 3 vezes por semana, 30 minutos de cada vez, e concluir 2 trabalhos reais até {date}.',
      ],
    },
    language: {
      about: [
        'vou praticar 20 minutos, 4 dias por semana, e fixar 5 frases úteis por semana, até {date}.',
        'vou praticar 2 vezes por semana com alguém que domina a língua e fazer um teste de nível até {date}.',
      ],
      alone: [
        'Vou praticar a língua 20 minutos, 4 dias por semana, até {date}, com uma conversa de verdade por semana.',
      ],
    },
    craft: {
      about: [
        'vou ter 3 aulas com alguém que sabe do assunto e mostrar o que já sei fazer até {date}.',
        'vou praticar 2 vezes por semana até {date} e mostrar 3 vezes o meu progresso a alguém que sabe do assunto.',
      ],
      alone: [
        'Vou praticar 2 vezes por semana até {date}, com 3 aulas dadas por alguém que domina bem a técnica.',
      ],
    },
    driving: {
      about: [
        'vou anotar os passos que faltam, com o custo de cada um, e avançar 2 vezes por semana até {date}.',
        'vou ver as regras e os preços e marcar 2 sessões de teoria ou de prática por semana até {date}.',
      ],
      alone: [
        'Vou marcar 2 sessões de teoria ou de prática ao volante por semana até {date} e anotar depois o que falta corrigir.',
      ],
    },
    exam: {
      about: [
        'vou estudar 3 vezes por semana, 45 minutos de cada vez, e fazer 2 provas de treino em condições reais até {date}.',
        'vou fazer uma prova de treino, trabalhar os meus 3 pontos fracos e repetir a prova até {date}.',
      ],
      alone: [
        'Vou estudar para a prova 3 vezes por semana, 45 minutos de cada vez, e fazer 2 provas de treino até {date}.',
      ],
      named: [
        'Objetivo {name}: vou estudar 3 vezes por semana, 45 minutos de cada vez, e fazer 2 provas de treino até {date}.',
      ],
    },
    course: {
      about: [
        'vou reservar 2 horários por semana na agenda e escrever até {date} uma página sobre o que aprendi.',
        'vou confirmar o programa, o preço e as datas e dedicar 2 horários por semana a esse objetivo até {date}.',
      ],
      alone: [
        'Vou reservar 2 horários por semana para o curso e escrever até {date} uma página sobre o que aprendi.',
      ],
      named: [
        'Objetivo {name}: vou reservar 2 horários por semana e aplicar 2 coisas aprendidas até {date}.',
      ],
    },
    studies: {
      about: [
        'vou reservar 3 períodos de estudo de 45 minutos por semana e pedir que alguém reveja 2 trabalhos até {date}.',
        'vou dividir o trabalho em pequenas etapas e concluir 2 por semana até {date}.',
      ],
      alone: [
        'Vou reservar para os estudos 3 períodos de 45 minutos por semana até {date} e pedir que alguém reveja 2 trabalhos.',
      ],
    },
    admission: {
      about: [
        'vou reunir o que pedem, mostrar a candidatura a 2 pessoas e entregar tudo até {date}.',
        'vou anotar as condições e os prazos, falar com 2 pessoas que passaram por isso e entregar a candidatura até {date}.',
      ],
      alone: [
        'Vou reunir o que pedem na candidatura, mostrar tudo a 2 pessoas e fazer a entrega até {date}.',
      ],
    },
    recognition: {
      about: [
        'vou pedir a lista exata dos documentos, reunir tudo e entregar 1 pedido completo até {date}.',
        'vou falar com a entidade responsável e com 2 pessoas que já fizeram esse pedido e entregar o meu até {date}.',
      ],
      alone: [
        'Vou reunir os documentos para o reconhecimento da minha formação e entregar 1 pedido completo até {date}.',
      ],
    },
    job: {
      about: [
        'vou enviar 2 candidaturas bem preparadas por semana até {date} e falar cada semana com uma pessoa que faz esse trabalho.',
        'vou contactar 2 empregadores por semana até {date}, com um currículo adaptado a cada um.',
      ],
      alone: [
        'Vou enviar 2 candidaturas bem preparadas por semana até {date} e falar cada semana com uma pessoa da área.',
      ],
    },
    promotion: {
      about: [
        'vou anotar 3 bons resultados, perguntar o que ainda me falta e ter uma conversa sobre a minha evolução até {date}.',
        'vou assumir 1 tarefa ligada a essa função e fazer o balanço com quem decide até {date}.',
      ],
      alone: [
        'Vou anotar 3 bons resultados, perguntar o que ainda me falta e ter uma conversa sobre a minha evolução até {date}.',
      ],
    },
    customers: {
      about: [
        'vou apresentar o que ofereço a 3 pessoas novas por semana até {date} e anotar o que funciona melhor.',
        'vou perguntar a 5 pessoas o que as atrai ou afasta e experimentar 2 formas de chegar a mais gente até {date}.',
      ],
      alone: [
        'Vou apresentar o que ofereço a 3 pessoas novas por semana até {date} e anotar o que funciona melhor.',
      ],
    },
    funding: {
      about: [
        'vou identificar 3 fontes de dinheiro possíveis, pôr as contas numa página e entregar 1 pedido até {date}.',
        'vou resumir o projeto e os números em 2 páginas e apresentá-los a 3 possíveis financiadores até {date}.',
      ],
      alone: [
        'Vou identificar 3 fontes de financiamento, pôr as contas numa página e entregar 1 pedido até {date}.',
      ],
    },
    people: {
      about: [
        'vou dar o primeiro passo com 1 pessoa por semana até {date} (uma mensagem, um telefonema ou um café).',
        'vou a 3 encontros ou atividades de grupo até {date} e, em cada um, vou continuar a conversa com uma pessoa.',
      ],
      alone: [
        'Vou dar o primeiro passo com 1 pessoa por semana até {date} (uma mensagem, um telefonema ou um café).',
      ],
    },
    mentor: {
      about: [
        'vou escrever em 5 linhas o que procuro e propor uma primeira conversa a 3 pessoas até {date}.',
        'vou contar a 5 pessoas o que procuro e propor um encontro às 2 mais indicadas até {date}.',
      ],
      alone: [
        'Vou escrever em 5 linhas que tipo de pessoa procuro e propor uma primeira conversa a 3 pessoas até {date}.',
      ],
    },
    staff: {
      about: [
        'vou descrever numa página o que ofereço, divulgar por 3 canais e conversar com quem mostrar interesse até {date}.',
        'vou falar com 3 pessoas por semana até {date} e propor um dia de experiência ou um café a quem mostrar interesse.',
      ],
      alone: [
        'Vou descrever numa página quem procuro, divulgar por 3 canais e conversar com quem mostrar interesse até {date}.',
      ],
    },
    home: {
      about: [
        'vou definir o orçamento e 3 critérios e tratar de anúncios e visitas 2 vezes por semana até {date}.',
        'vou pôr numa página orçamento, prazos e 3 critérios e falar com 3 pessoas que possam ajudar até {date}.',
      ],
      alone: [
        'Vou definir o orçamento e 3 critérios para a casa e tratar dos anúncios 2 vezes por semana até {date}.',
      ],
    },
    search: {
      about: [
        'vou anotar 3 critérios, ligar ou escrever para 2 lugares por semana e escolher até {date}.',
        'vou pedir conselho a 3 pessoas, comparar 3 possibilidades e escolher a melhor até {date}.',
      ],
      alone: [
        'Vou anotar 3 critérios para o que procuro, ligar ou escrever para 2 lugares por semana e escolher até {date}.',
      ],
    },
    career: {
      about: [
        'vou falar com 3 pessoas que deram esse passo e escrever até {date} uma página com as etapas e o orçamento.',
        'vou conhecer a rotina por dentro durante 2 dias e definir até {date} a formação, o dinheiro e o calendário de que preciso.',
      ],
      alone: [
        'Vou falar com 3 pessoas que mudaram de rumo e escrever até {date} uma página com as minhas etapas e o orçamento.',
      ],
    },
    business: {
      about: [
        'vou fazer as contas em 2 páginas, pedir a opinião de alguém do ramo e tratar das formalidades até {date}.',
        'vou pedir a opinião de 5 pessoas e resolver 1 ponto por semana (custos, lugar, papéis) até {date}.',
      ],
      alone: [
        'Vou fazer as contas do meu negócio em 2 páginas e pedir a opinião de alguém do ramo até {date}.',
      ],
    },
    leadership: {
      about: [
        'vou entregar 2 tarefas com um objetivo claro e conversar 15 minutos por semana com o grupo até {date}.',
        'vou perguntar a 3 pessoas do grupo o que as ajuda e experimentar 1 mudança por semana até {date}.',
      ],
      alone: [
        'Vou entregar 2 tarefas com um objetivo claro às pessoas que oriento e conversar 15 minutos por semana com o grupo até {date}.',
      ],
    },
    portfolio: {
      about: [
        'vou escolher 5 trabalhos, apresentar cada um em poucas palavras e mostrar o conjunto a 2 pessoas da área até {date}.',
        'vou preparar 1 peça por semana e mostrar uma versão completa a alguém da área até {date}.',
      ],
      alone: [
        'Vou escolher 5 trabalhos meus, juntar tudo num portfólio e mostrar o conjunto a 2 pessoas da área até {date}.',
      ],
    },
    software: {
      about: [
        'vou descrever o essencial numa página, fazer uma versão simples e pedir a 3 pessoas que a experimentem até {date}.',
        'vou limitar o projeto a 2 funções, trabalhar nisso 2 vezes por semana e ter uma versão utilizável até {date}.',
      ],
      alone: [
        'Vou descrever o meu projeto digital numa página, fazer uma versão simples e pedir a 3 pessoas que a experimentem até {date}.',
      ],
    },
    writing: {
      about: [
        'vou escrever 3 vezes por semana, 30 minutos de cada vez, até {date} e mostrar 2 trechos a alguém de confiança.',
        'vou fazer o plano numa página, avançar 2 páginas por semana e mostrar o texto a alguém até {date}.',
      ],
      alone: [
        'Vou escrever 3 vezes por semana, 30 minutos de cada vez, até {date} e mostrar 2 trechos a alguém de confiança.',
      ],
    },
    event: {
      about: [
        'vou pôr numa página a data, o lugar, o orçamento e as tarefas, resolver 2 por semana e ter tudo pronto até {date}.',
        'vou falar com 3 pessoas que possam ajudar, reservar o essencial e ter tudo pronto até {date}.',
      ],
      alone: [
        'Vou pôr numa página a data, o lugar, o orçamento e as tarefas, resolver 2 por semana e ter tudo pronto até {date}.',
      ],
    },
    papers: {
      about: [
        'vou preparar uma versão completa, pedir a 2 pessoas que a leiam e ter tudo pronto até {date}.',
        'vou reservar 3 sessões de 45 minutos, pedir uma leitura de fora e ter tudo pronto a enviar até {date}.',
      ],
      alone: [
        'Vou preparar os papéis da candidatura, pedir a 2 pessoas que os leiam e ter tudo pronto até {date}.',
      ],
    },
    document: {
      about: [
        'vou fazer o esquema numa página, avançar 2 partes por semana e ter o documento completo até {date}.',
        'vou reunir o que é preciso, pedir a 2 pessoas que leiam o rascunho e ter a versão final até {date}.',
      ],
      alone: [
        'Vou fazer o esquema do documento numa página, pedir a 2 pessoas que leiam o rascunho e ter a versão final até {date}.',
      ],
    },
    object: {
      about: [
        'vou fazer a lista do material e dos custos e trabalhar nisso 2 vezes por semana para terminar até {date}.',
        'vou dividir o trabalho em 3 etapas, mostrar a primeira a alguém e terminar a última até {date}.',
      ],
      alone: [
        'Vou dividir o trabalho em 3 etapas, com material e custos, mostrar a primeira a alguém e terminar a última até {date}.',
      ],
    },
    improvement: {
      about: [
        'vou anotar durante 1 semana como as coisas correm, experimentar 2 mudanças e comparar o resultado até {date}.',
        'vou ouvir 3 pessoas envolvidas, experimentar 1 mudança em pequena escala e pôr em prática o que funcionar até {date}.',
      ],
      alone: [
        'Vou perguntar a 3 pessoas envolvidas o que não funciona, experimentar 1 mudança e pôr em prática o que funcionar até {date}.',
      ],
    },
    presentation: {
      about: [
        'vou preparar 3 ideias fortes e ensaiar 2 vezes em voz alta diante de alguém até {date}.',
        'vou falar diante de um pequeno grupo em 3 ocasiões até {date} e pedir opinião de cada vez.',
      ],
      alone: ['Vou falar diante de um pequeno grupo em 3 ocasiões até {date} e pedir opinião de cada vez.'],
    },
    meetings: {
      about: [
        'vou anotar antes de cada reunião 1 objetivo e 2 frases para dizer, e fazer depois um breve balanço, até {date}.',
        'vou pedir a alguém de confiança que me observe em 2 reuniões e corrigir 1 coisa de cada vez até {date}.',
      ],
      alone: [
        'Antes de cada reunião vou anotar 1 objetivo e 2 frases para dizer, e fazer depois um breve balanço, até {date}.',
      ],
    },
    conversation: {
      about: [
        'vou anotar 3 pontos, ensaiar uma vez com alguém e ter essa conversa até {date}.',
        'vou preparar a primeira frase e 2 pontos importantes, escolher um momento calmo e falar até {date}.',
      ],
      alone: [
        'Vou anotar as 3 coisas que quero dizer, ensaiar uma vez com alguém e ter essa conversa até {date}.',
      ],
    },
    feedback: {
      about: [
        'vou preparar 2 frases calmas e precisas, usá-las em 3 ocasiões até {date} e anotar como correu.',
        'vou respirar 5 segundos antes de responder, repetir com as minhas palavras o que ouvi e fazer o balanço todas as semanas até {date}.',
      ],
      alone: ['Vou preparar 2 frases calmas para os momentos de tensão e usá-las em 3 ocasiões até {date}.'],
    },
    boundaries: {
      about: [
        'vou escrever 2 frases para recusar e usá-las em 3 ocasiões até {date}.',
        'vou definir 2 limites claros, comunicá-los com calma e cumpri-los até {date}.',
      ],
      alone: ['Vou escrever 2 frases para dizer não e usá-las em 3 ocasiões até {date}.'],
    },
    interview: {
      about: [
        'vou preparar 5 pontos que podem ser pedidos e fazer 2 ensaios em condições reais até {date}.',
        'vou treinar em voz alta 2 vezes por semana até {date}, uma delas com alguém no outro papel.',
      ],
      alone: ['Vou preparar respostas a 5 perguntas prováveis e fazer 2 entrevistas de treino até {date}.'],
    },
    confidence: {
      about: [
        'vou enfrentar 1 pequena situação que me intimida por semana até {date} e anotar depois o que correu bem.',
        'vou escolher 3 situações, da mais fácil à mais difícil, e experimentar todas até {date}.',
      ],
      alone: [
        'Vou enfrentar 1 pequena situação que me intimida por semana até {date} e anotar depois o que correu bem.',
      ],
    },
    expression: {
      about: [
        'vou trabalhar 1 texto ou 1 gravação por semana até {date} e pedir a alguém que corrija.',
        'vou identificar as minhas 3 dificuldades mais frequentes e treinar 15 minutos, 3 vezes por semana, até {date}.',
      ],
      alone: [
        'Vou trabalhar 1 texto ou 1 gravação por semana até {date} e pedir a alguém que corrija as minhas frases.',
      ],
    },
    teaching: {
      about: [
        'vou preparar 2 sessões ou explicações, pedir opinião depois de cada uma e melhorar as seguintes até {date}.',
        'vou experimentar 1 maneira nova por semana até {date} e ficar com as 2 melhores.',
      ],
      alone: ['Vou experimentar 1 maneira nova de explicar por semana até {date} e ficar com as 2 melhores.'],
    },
    salary: {
      about: [
        'vou ver em 3 fontes quanto se paga por aí, pôr 3 argumentos numa página e ter a conversa até {date}.',
        'vou definir o meu valor e o meu mínimo, preparar 3 argumentos e fazer o pedido até {date}.',
      ],
      alone: [
        'Vou ver em 3 fontes quanto vale o meu trabalho, pôr 3 argumentos numa página e fazer o pedido até {date}.',
      ],
    },
    conditions: {
      about: [
        'vou pôr numa página o meu pedido e 2 soluções práticas e falar com quem decide até {date}.',
        'vou confirmar os meus direitos em 2 fontes, preparar o pedido e fazer a proposta até {date}.',
      ],
      alone: [
        'Vou pôr numa página as condições de trabalho que quero e 2 soluções práticas e falar com quem decide até {date}.',
      ],
    },
    agreement: {
      about: [
        'vou preparar 3 argumentos e uma resposta à principal objeção e apresentar o pedido até {date}.',
        'vou falar primeiro com 2 pessoas a favor, ajustar a proposta e apresentá-la até {date}.',
      ],
      alone: [
        'Vou preparar 3 argumentos e uma resposta à principal objeção e apresentar a proposta até {date}.',
      ],
    },
    decision: {
      about: [
        'vou comparar as possibilidades numa página com 3 critérios, falar com 2 pessoas e decidir até {date}.',
        'vou anotar prós e contras, ouvir 2 pessoas de confiança e decidir até {date}.',
      ],
      alone: [
        'Vou comparar as minhas possibilidades numa página com 3 critérios, falar com 2 pessoas e decidir até {date}.',
      ],
    },
    pricing: {
      about: [
        'vou calcular os custos e o meu tempo, comparar com 3 preços praticados no mercado e decidir até {date}.',
        'vou calcular quanto tudo me custa, propor um preço a 3 pessoas e tomar a decisão até {date}.',
      ],
      alone: [
        'Vou calcular os custos e o meu tempo, comparar com 3 preços praticados no mercado e fixar os meus preços até {date}.',
      ],
    },
    question: {
      about: [
        'vou consultar 2 fontes seguras, perguntar a quem trata do assunto e ter a resposta por escrito até {date}.',
        'vou fazer 3 perguntas bem preparadas a quem sabe e resumir as respostas numa página até {date}.',
      ],
      alone: [
        'Vou fazer as minhas 3 perguntas principais a quem sabe e resumir as respostas numa página até {date}.',
      ],
    },
    direction: {
      about: [
        'vou ter 3 conversas, escrever uma página sobre o que me dá energia e escolher um caminho para experimentar até {date}.',
        'vou anotar todas as semanas 3 momentos de que gostei e escolher um caminho para experimentar até {date}.',
      ],
      alone: [
        'Vou ter 3 conversas sobre o que me dá gosto, resumir tudo numa página e escolher um caminho para experimentar até {date}.',
      ],
    },
    exercise: {
      about: [
        'vou treinar 3 vezes por semana, 30 minutos de cada vez, até {date} e anotar cada treino.',
        'vou reservar 2 horários fixos por semana e aumentar o esforço aos poucos até {date}.',
      ],
      alone: [
        'Vou fazer exercício 3 vezes por semana, 30 minutos de cada vez, até {date} e anotar cada treino.',
      ],
    },
    habit: {
      about: [
        'vou começar esta semana, marcar cada vez no calendário até {date} e fazer o balanço de 2 em 2 semanas.',
        'vou pôr isso no calendário a uma hora fixa, manter até {date} e fazer o balanço de 2 em 2 semanas.',
      ],
      alone: [
        'Vou escolher um momento fixo para o meu novo hábito e fazer o balanço de 2 em 2 semanas até {date}.',
      ],
    },
    rest: {
      about: [
        'vou cumprir uma regra simples 4 dias por semana até {date} e fazer o balanço aos domingos.',
        'vou parar a uma hora certa 4 dias por semana até {date} e anotar o que me fez bem.',
      ],
      alone: ['Vou parar a uma hora certa 4 dias por semana até {date} e anotar o que me fez bem.'],
    },
    stop: {
      about: [
        'vou anotar todas as noites em 1 linha, até {date}, se consegui, e ver aos domingos o que ajudou.',
        'vou anotar 2 situações difíceis, decidir antes o que fazer e marcar cada dia bom até {date}.',
      ],
      alone: ['Vou anotar todas as noites em 1 linha, até {date}, se consegui evitar o que quero deixar.'],
    },
    organisation: {
      about: [
        'vou preparar todas as noites o dia seguinte em 10 minutos, com 1 tarefa principal, até {date}.',
        'vou reservar 2 períodos de 30 minutos por semana até {date} e acabar 1 coisa antes de começar outra.',
      ],
      alone: [
        'Vou preparar todas as noites o dia seguinte em 10 minutos, com 1 tarefa principal, até {date}.',
      ],
    },
    money: {
      about: [
        'vou anotar o que entra e o que sai até {date} e ver 1 vez por mês, em dia fixo, se estou no bom caminho.',
        'vou pôr as minhas contas em 1 página, definir um valor realista por mês e cumpri-lo até {date}.',
      ],
      alone: [
        'Vou anotar o que entra e o que sai até {date} e ver 1 vez por mês, em dia fixo, se estou no bom caminho.',
      ],
    },
    visibility: {
      about: [
        'vou mostrar 1 trabalho ou resultado por semana, na internet ou em pessoa, até {date} e anotar as reações.',
        'vou apresentar o que faço a 3 pessoas ou lugares importantes, com uma página ou algumas imagens, até {date}.',
      ],
      alone: [
        'Vou mostrar 1 trabalho ou resultado meu por semana, na internet ou em pessoa, até {date} e anotar as reações.',
      ],
    },
    errand: {
      about: [
        'vou reunir o que é preciso, reservar 1 hora na agenda e deixar tudo feito até {date}.',
        'vou ver em 15 minutos o que é preciso e tratar de tudo até {date}.',
      ],
      alone: [
        'Vou reunir o que é preciso para este assunto, reservar 1 hora na agenda e deixar tudo feito até {date}.',
      ],
    },
    dream: {
      about: [
        'vou começar pelo que depende de mim, com 1 passo pequeno e concreto até {date}.',
        'vou dar 1 passo pequeno, mesmo ao meu alcance, até {date} e falar disso na mentoria.',
      ],
      alone: ['Vou anotar o que me faz sonhar e tornar real 1 pequena parte desse sonho até {date}.'],
    },
    other: {
      about: [
        'vou dar 1 pequeno passo por semana até {date} e anotar o que muda.',
        'vou definir na mentoria 2 sinais de progresso e ver até {date} o que já mudou.',
      ],
      alone: [
        'Vou pôr o que quero em 1 frase, falar sobre isso na mentoria e dar o primeiro passo até {date}.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'vou praticar 2 vezes por semana, 30 minutos de cada vez, até {date} e mostrar o meu progresso a alguém que sabe do assunto.',
        'vou ter 3 aulas ou sessões até {date} e anotar depois de cada uma o que já sei fazer.',
      ],
      alone: [
        'Vou estudar ou praticar 2 vezes por semana, 30 minutos de cada vez, até {date} e mostrar o meu progresso a alguém que sabe do assunto.',
      ],
    },
    passing: {
      about: [
        'vou anotar o que é pedido e os prazos e trabalhar nisso 3 vezes por semana, 45 minutos de cada vez, até {date}.',
        'vou falar com 2 pessoas que passaram por isso e avançar uma etapa por semana até {date}.',
      ],
      alone: [
        'Vou anotar o que me é pedido e os prazos e trabalhar nisso 3 vezes por semana, 45 minutos de cada vez, até {date}.',
      ],
    },
    getting: {
      about: [
        'vou descrever em 5 linhas o que procuro e ligar ou escrever para 2 pessoas ou lugares por semana até {date}.',
        'vou falar do assunto a 5 pessoas e seguir as 2 melhores pistas até {date}.',
      ],
      alone: [
        'Vou descrever em 5 linhas o que procuro e ligar ou escrever para 2 pessoas ou lugares por semana até {date}.',
      ],
    },
    changing: {
      about: [
        'vou falar com 3 pessoas que deram esse passo e escrever as minhas etapas numa página até {date}.',
        'vou experimentar 1 coisa nova por semana até {date} e anotar o que aprendo.',
      ],
      alone: ['Vou falar com 3 pessoas com experiência e escrever as minhas etapas numa página até {date}.'],
    },
    making: {
      about: [
        'vou fazer o plano numa página, trabalhar nisso 2 vezes por semana e terminar até {date}.',
        'vou mostrar uma primeira versão a 2 pessoas e terminar até {date}.',
      ],
      alone: ['Vou pôr o meu projeto numa página, trabalhar nele 2 vezes por semana e terminar até {date}.'],
    },
    performing: {
      about: [
        'vou ensaiar 2 vezes com alguém de confiança, pôr em prática até {date} e anotar o que correu bem.',
        'vou experimentar em 3 ocasiões até {date} e pedir opinião de cada vez.',
      ],
      alone: ['Vou preparar 2 ou 3 frases, ensaiar uma vez com alguém e avançar até {date}.'],
    },
    negotiating: {
      about: [
        'vou pôr o pedido e 3 argumentos numa página, ensaiar uma vez e ter a conversa até {date}.',
        'vou procurar informação em 2 fontes, preparar a proposta e apresentá-la até {date}.',
      ],
      alone: [
        'Vou pôr o meu pedido e 3 argumentos numa página, ensaiar uma vez e ter a conversa até {date}.',
      ],
    },
    deciding: {
      about: [
        'vou procurar informação com 3 pessoas ou fontes, resumir tudo numa página e chegar a uma conclusão até {date}.',
        'vou anotar as possibilidades, falar com 2 pessoas de confiança e escolher até {date}.',
      ],
      alone: [
        'Vou procurar informação com 3 pessoas ou fontes, resumir tudo numa página e chegar a uma conclusão até {date}.',
      ],
    },
    keeping: {
      about: [
        'vou escolher uma regra simples, segui-la 4 dias por semana até {date} e fazer o balanço aos domingos.',
        'vou reservar 2 momentos fixos por semana e manter o ritmo até {date}.',
      ],
      alone: [
        'Vou escolher uma regra simples, segui-la 4 dias por semana até {date} e fazer o balanço aos domingos.',
      ],
    },
    otherwise: {
      about: [
        'vou escolher 1 coisa ao meu alcance e fazê-la até {date}.',
        'vou anotar em 3 linhas o que é preciso, falar disso na mentoria e tratar do assunto até {date}.',
      ],
      alone: ['Vou pôr o que quero em 1 frase, escolher uma coisa ao meu alcance e fazê-la até {date}.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'vou pôr em 1 página o que é preciso, quanto custa e quem pode ajudar, mostrar essa página a 2 pessoas que já passaram por isso e começar até {date}.',
        'vou fazer uma lista do que tem de estar pronto para começar em pequena escala, resolver 1 ponto por semana e arrancar até {date}.',
      ],
      alone: [
        'Vou pôr em 1 página o que quero abrir ou lançar, com custos e apoios, mostrar essa página a 2 pessoas com experiência e começar até {date}.',
      ],
    },
    introducing: {
      about: [
        'vou descrever em 1 página como deve funcionar, experimentar durante uma semana com 2 pessoas e ter tudo em uso até {date}.',
        'vou falar com 3 pessoas envolvidas, fazer uma experiência em pequena escala e ter tudo em uso até {date}.',
      ],
      alone: [
        'Vou descrever em 1 página o que quero introduzir, experimentar durante uma semana com 2 pessoas e ter tudo em uso até {date}.',
      ],
    },
    delegating: {
      about: [
        'vou anotar em 1 página como se faz, repetir o processo 2 vezes com quem vai assumir e passar tudo por completo até {date}.',
        'vou combinar com 1 pessoa o que ela assume e a partir de quando, e ver com ela em 2 ocasiões até {date} como está a correr.',
      ],
      alone: [
        'Vou combinar com 1 pessoa o que ela assume no meu lugar, explicar como se faz e passar tudo por completo até {date}.',
      ],
    },
    visiting: {
      about: [
        'vou pôr já esta semana 1 data na agenda, ir até {date} e anotar 3 coisas que vi ou aprendi.',
        'vou perguntar em 2 lugares adequados, marcar um dia e escrever até {date} o que levo dessa experiência.',
      ],
      alone: ['Vou perguntar em 2 lugares se posso ir, ir e escrever até {date} o que aprendi.'],
    },
    sharing: {
      about: [
        'vou entregar por completo 2 tarefas até {date}, cada uma com um objetivo e um prazo claros, e conversar depois sobre como foi.',
        'vou escolher 3 tarefas que outras pessoas podem assumir, explicá-las uma a uma e passar a última até {date}.',
      ],
      alone: [
        'Vou entregar por completo 2 das minhas tarefas até {date}, cada uma com um objetivo e um prazo claros, e conversar depois sobre como foi.',
      ],
    },
    calculating: {
      about: [
        'vou calcular do início ao fim 3 exemplos reais e pedir a alguém com experiência que confira as contas até {date}.',
        'vou anotar em 2 casos reais tudo o que é preciso contar, fazer com isso 1 tabela e usá-la num terceiro até {date}.',
      ],
      alone: [
        'Vou calcular do início ao fim 3 exemplos reais do meu trabalho e pedir a alguém com experiência que confira as contas até {date}.',
      ],
    },
    reaching: {
      about: [
        'vou marcar 2 metas pelo caminho, fazer 1 coisa por semana para a mais próxima e anotar aos domingos, até {date}, em que ponto estou.',
        'vou perguntar a 2 pessoas que já conseguiram o que mais as ajudou e experimentar uma das ideias delas a cada 2 semanas até {date}.',
      ],
      alone: [
        'Vou marcar 2 metas no caminho para o que quero atingir e anotar aos domingos, até {date}, em que ponto estou.',
      ],
    },
    beginning: {
      about: [
        'vou perguntar a 1 pessoa que já faz isso o que é preciso para começar, preparar tudo e começar até {date}.',
        'vou listar o que é preciso para começar em pequena escala, resolver os 3 primeiros pontos em 2 semanas e começar até {date}.',
      ],
      alone: [
        'Vou perguntar a 1 pessoa que já faz o que quero começar o que é preciso, preparar tudo e começar até {date}.',
      ],
    },
    publishing: {
      about: [
        'vou escolher 3 lugares adequados, ver o que cada um pede e enviar o meu trabalho ao primeiro até {date}.',
        'vou pedir a opinião de 2 pessoas, preparar tudo o que pedem e enviar o meu trabalho a 3 lugares adequados até {date}.',
      ],
      alone: [
        'Vou escolher 3 lugares que possam publicar o meu trabalho, ver o que cada um pede e enviá-lo ao primeiro até {date}.',
      ],
    },
    drafting: {
      about: [
        'vou ver 2 bons exemplos, mostrar a primeira tentativa a 2 pessoas e ter a versão melhorada pronta até {date}.',
        'vou fazer uma primeira versão em 2 semanas, experimentá-la uma vez e acabá-la até {date}.',
      ],
      alone: [
        'Vou ver 2 bons exemplos do que quero fazer, mostrar a primeira tentativa a 2 pessoas e ter a versão melhorada pronta até {date}.',
      ],
    },
    freeDays: {
      about: [
        'vou marcar para esse tempo algo de que gosto, contar a 2 pessoas e assinalar até {date} cada semana em que consegui.',
        'vou avisar quem está envolvido, combinar 1 outra solução para as urgências e assinalar até {date} cada semana em que consegui.',
      ],
      alone: [
        'Vou marcar algo de que gosto para o tempo que quero livre, contar a 2 pessoas e assinalar até {date} cada semana em que consegui.',
      ],
    },
  },
  unread: {
    about: [
      'vou perguntar a 2 pessoas que entendem do assunto como fariam e pôr em prática o melhor conselho até {date}.',
      'vou dar 1 passo por semana, anotar cada um e terminar até {date}.',
    ],
    alone: [
      'Vou pôr o que quero em 1 frase, falar sobre isso na mentoria e dar o primeiro passo até {date}.',
      'Vou escrever em 3 linhas o que gostaria de mudar, conversar sobre isso na mentoria e dar um primeiro passo até {date}.',
    ],
  },
  soon: {
    about: [
      'vou reservar 2 momentos antes de {date}, começar pelo mais importante e pedir ajuda para o resto.',
    ],
    alone: [
      'Vou reservar 2 momentos antes de {date}, começar pelo mais importante e pedir ajuda para o resto.',
    ],
  },
};
