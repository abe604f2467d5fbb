/**
 * Portuguese. Each section says what it listens for, one cue a line; `*` is any ending, `(a|b)` one of several, `[a]` a word
 * that may be left out, `_` any one word, `^` only at the start of a sentence. Plans are whole sentences that both Brazil and
 * Portugal sign: without pronouns whose place differs, without words that differ, and they guess nobody's gender.
 */
import type { LanguageFile } from './language-file.ts';

/** Words that end like an infinitive and are none. */
const NO_VERB =
  'mulher|colher|lugar|lar|mar|bar|par|ar|militar|escolar|familiar|particular|celular|popular|similar|solar|altar|dolar|pilar|acucar|lider|auxiliar|titular|exemplar|regular|circular|prazer|qualquer|sequer|talher|master|newsletter|freelancer|manager|developer|tester|trainer|docker|power|server|super|cancer|carater|reporter|hamster|designer|vapor|elixir|nuclear|preliminar|curricular|interdisciplinar|vestibular|hospitalar|lazer|aluguer|chofer|revolver|preescolar|alimentar|por|parlamentar|suplementar|complementar|elementar|hangar|azar|calcanhar|router|scanner|banner|poster|container|pixar';
const VERB = `(?:(?:me|se|nos|lhe|lhes|o|a) )?(?!(?:${NO_VERB})(?!\\p{L}))(?:\\p{L}*(?:ar|er|ir)|\\p{L}{2,}por)(?:-(?:me|se|nos|lhe|lhes|te|vos))?(?!\\p{L})|\\p{L}+[aei]-l[oa]s?(?!\\p{L})`;

export const portuguese: LanguageFile = {
  code: 'pt',
  locale: 'pt-PT',
  name: 'Portuguese',
  verbPlace: 'first',
  capitalNouns: false,
  unmarked: '',

  /** Opens a wish; what follows tells whether it is a verb, a thing or a clause. */
  wishVerb: `
    [eu] [também] [só] [já] [mesmo] (quero|queria|qero|qria|kero|keria|quiria|qro|queremos|queríamos) [muito] [mesmo] [é] [de]
    [eu] [também] [só] (gostava|gostaria|gostaríamos|adorava|adoraria|amaria) [muito] [mesmo] [era] [de]
    [eu] [também] [só] (preciso|precisava|precisaria|precisamos|necessito) [muito] [mesmo] [urgentemente] [de]
    [eu] [também] (pretendo|desejo|espero|tenciono|ambiciono|prefiro|preferia|preferiria) [mesmo]
    [o que] (eu|mais) (queria|quero|gostava|gostaria|preciso|precisava) [mesmo] [muito] (é|era|seria|de) [de]
    o que [eu] (queria|quero|gostava|gostaria) [mesmo] [mais] (é|era|seria) [de]
    [o] [a] (meu|minha|meu maior|minha maior|meu grande|minha grande) [principal] (objetivo|objectivo|meta|sonho|desejo|plano|ideia|prioridade|vontade|intenção) [principal] [profissional] [para este ano] [deste ano] [agora] (é|era|seria|passa por)
    a (ideia|meta|intenção) (é|era|seria)
    (é|seria) importante (para|pra) mim
    o (plano|objetivo|sonho) (é|era|seria)
    ^[os] [as] [o] [a] [meus] [minhas] [meu] [minha] (objetivo|objetivos|objectivos|meta|metas|sonho|desejo|desejos|plano|planos):
    [eu] (tenho|temos|to com|estou com) (vontade|a intenção|intenção|o objetivo|o sonho|a meta|como objetivo|como meta|o desejo|planos|ideia) de
    eu sonho (em|com)
    (aspiro a|estou a pensar|estou a pensar em|estou pensando em|to pensando em|to querendo|estou querendo|to tentando|estou tentando|estou a tentar|ando a tentar|tento|decidi|resolvi|vou tentar|está na hora de|tá na hora de|tenho que|tenho de|tinha de|tinha que|deveria|devia)
    (quero|queria|gostava de|gostaria de|preciso|preciso de|espero) (poder|conseguir|chegar a|ser capaz de)
    (ajuda|apoio|dicas|conselhos|orientação|apoio) (para|pra|a)
    (me ajudem|me ajude|me ajuda|ajudem-me|ajude-me|ajuda-me|ajudar-me|me ajudar) a
    interessa-me [muito]
    (quem me dera|tomara|dava-me jeito|me daria jeito|penso em|pensava em|ando a pensar em|tô a fim de|estou a fim de|quero ver se consigo|ver se consigo|falta-me só)
    [primeiro] quero
  `,
  /** Opens a wish; a thing follows. */
  wishThing: `
    (preciso|precisava|queria|quero|gostava|gostaria|procuro|busco) [de] [ter] [alguma] [um pouco de] [mais] (ajuda|apoio|dicas|orientação|conselhos|aconselhamento) (com|em|no|na|nos|nas|sobre)
    (ajuda|apoio|dicas|conselhos|orientação) (com|em|no|na|nos|nas|sobre)
    [eu] (procuro|busco|procuramos|estou à procura de|ando à procura de|estou procurando|to procurando|estou a procurar|estou buscando|to buscando|to atrás de|estou atrás de)
    (me ajudem|me ajude|me ajuda|ajudem-me|ajude-me|ajuda-me) com
    eu sonho com
    (estou|tô|to|tava|estava) a fim de
  `,
  /** Opens a trouble whose verb is the wish. */
  troubleVerb: `
    [eu] (não consigo|não sou capaz de|nunca consigo|não me atrevo a|não tenho coragem de|não tenho coragem pra|não tenho coragem para|não conseguimos|não dou conta de)
    [eu] [ainda] (tenho|me dá|dá-me|sinto|morro de|tenho muito|tenho muita) (medo|pânico|pavor|vergonha|receio|dificuldade|dificuldades|terror) (de|em|para|pra)
    (custa-me|me custa|tenho problemas em|tenho dificuldade em) [muito] [imenso]
    (fico nervos* ao|travo ao|bloqueio ao)
  `,
  /** Opens a trouble with a thing. */
  troubleThing: `
    [eu] (tenho) (problemas|dificuldades|dificuldade|medo|pânico|vergonha) (com|em|no|na|nos|nas|do|da|dos|das)
    (falta-me|me falta|faltam-me|me faltam)
    (stressa-me|me estressa|bloqueia-me|me bloqueia|me trava)
  `,
  /** Opens a wish with a whole clause. */
  wishClause: `
    (quero|preciso|espero|desejo|queremos|precisamos|pretendo|prefiro) que
    como (consigo|faço para|faço pra|posso fazer para|posso fazer pra|fazer para|fazer pra|conseguir|faço) que
  `,
  /** Closes a wish. */
  wishAfter: `
    (seria|era) (ótimo|óptimo|excelente|ideal|um sonho|incrível|bom demais|o meu sonho|meu sonho|fantástico)
  `,
  /** Opens a question whose verb is the wish. */
  questionVerb: `
    como (posso|consigo|podia|poderia|podemos|faço para|faço pra|fazer para|fazer pra|devo|deveria|é que posso|é que consigo|é que eu consigo)
    [ainda] (não sei|nao sei|não faço ideia|não fazemos ideia|sem saber|não sei bem|saber|não sabemos) como
    o que (posso|devo|preciso) (fazer para|fazer pra|de fazer para)
    (o que fazer|o que faço) (para|pra)
    ^como
  `,
  /** Opens a question that is to be decided. */
  question: `
    [quero] [queria] [preciso] [gostava] [gostaria] [de] (não sei|nao sei|não sei bem|não sabemos|tenho dúvida|tenho dúvidas|estou na dúvida|to na dúvida|hesito|pergunto-me|me pergunto|decidir|saber|descobrir|perceber|entender|esclarecer|não tenho certeza) (se|o que|qual|quais|quanto|quanta|quantos|quantas|onde|quem|por onde|para onde|com quem|em que|de que|a que|porque|por que)
    ^(qual|quanto|quanta|quais|onde|quando|o que) (devo|deveria|posso|tenho|preciso|é|custa|são|sobra|é que)
    (não sei|nao sei|não percebo|não entendo|quero saber|queria saber|queria perceber|queria entender) como (se|é|funciona|funcionam|está|são|me)
    ^(devo|deveria) _ [_] [_] [_] [_] ou _
    ^(vale a pena|compensa|será que)
  `,
  /** Says that somebody does not know what to want. */
  direction: `
    não sei [bem] [nem] [ainda] [muito bem] [realmente] o que (quero|fazer da vida|fazer com a vida|fazer com a minha vida|fazer da minha vida|quero da vida|gosto|quero fazer|quero ser|gostava de fazer|gostaria de fazer)
    sem saber o que fazer com (a vida|as mãos|o tempo)
    não (tenho|faço) [a] [nenhuma] [menor] [mínima] (ideia|noção|objetivos|metas|rumo|direção) [do que] [de] [quero]
    não sei (para onde|pra onde|por onde|que rumo|que caminho) (ir|vou|seguir|tomar)
    (sinto-me|me sinto|estou|tô|to|ando) [um pouco] [meio] [muito] [completamente] [totalmente] (perdid*|sem rumo|desorientad*|à deriva)
    (encontrar|achar|descobrir|procurar) [o] [a] (meu|minha|um|uma) (caminho|rumo|vocação|propósito|lugar no mundo)
    (descobrir|perceber|entender|saber) [afinal] o que (quero|gosto|quero fazer|quero ser)
    ^e agora
    para que (sirvo|presto)
  `,
  /** A trouble that is told without a wish. */
  complaints: `
    (estou|tô|to|ando|sinto-me|me sinto) [muito] [tão] [completamente] (fart*|cansad*|esgotad*|estagnad*|desmotivad*|frustrad*|sozinh*|insegur*|sobrecarregad*|estressad*|stressad*|exaust*|ferrad*|aborrecid*|saturad*|de saco cheio)
    (ninguém|o meu chefe|meu chefe|a minha chefe|minha chefe) (me ouve|me escuta|me valoriza|me leva a sério|me respeita|vê)
    (odeio|detesto|não suporto|não aguento) [mais] [o] [meu] [este] (trabalho|emprego)
    (sempre|toda hora|estão sempre a) (me interrompem|me esqueço|chego atrasad*|interromper-me)
    não (aguento|dou) mais
    (não gosto do|aborreço-me no|me aborreço no) [meu] (trabalho|emprego)
  `,
  /** Opens what is refused. */
  refusal: `
    (já não|não|também não|nem|nunca mais) (quero|queria|gostava de|gostaria de|me interessa|interessa-me|procuro|busco|preciso de|vou|pretendo|penso em|topo|desejo|me sugiram|sugiram|posso pagar) [mais] [nada de] [que] [voltar a] [a] [com]
    nada (de|a ver com|relacionado com)
    nunca mais (num|numa|um|uma|no|na)
    (tudo|qualquer coisa|qlqr coisa) (menos|exceto|salvo)
    (menos|exceto|tirando)
    ^não (ao|à|a|mais)
    ^nem
    (odeio|detesto|não suporto|não aguento|não confio em)
    não curto
    sem ter (que|de)
  `,
  refusalAfter: `
    (não é para mim|não é pra mim|não me interessa|nem pensar|não, obrigad*|de jeito nenhum|, não|não posso não|não quero)
  `,
  noRefusal: `
    não (quero|queria) (perder|continuar|desistir|ficar|deixar passar|falhar|reprovar|sentir|viver|estar|parar|depender|esquecer)
    dizer [que] não
    não (só|apenas)
    não (preciso|quero) (só|apenas)
    (odeio|detesto|não suporto) (falar|apresentar|que|quando|o meu|a minha|meu|minha|reuniões|falar em público|estar|ser|sentir|vender|pedir)
    menos (de|estresse|stress|horas|tempo|ecrã|tela|telas|celular|telemóvel|açúcar|reuniões|trabalho)
    (ao|pelo) menos
    menos eu
    a menos que
    mais ou menos
    nada (de mais|demais)
  `,
  /** Says that another person speaks, thinks or wants. */
  others: `
    (o|a|os|as|meu|minha|meus|minhas) [meu] [minha] [meus] [minhas] _ [_] [me] (diz|dizem|disse|acha|acham|pensa|pensam|quer que|querem que|queria que|insiste|insistem|espera que|fala|falam|sugere|sugeriu|reza|repete|aconselha) [que] [pra] [para]
    (toda a gente|todo mundo|todos|as pessoas|ela|ele|eles|elas) [me] (diz|dizem|disse|acha|acham|pensa|pensam|quer|querem|fala|sugere) [que]
    (o|a|os|as) [meu] [minha] [meus] [minhas] (filho|filha|filhos|marido|mulher|esposa|chefe|equipa|equipe|noivo|namorado) (devia|deviam|deveria|tem que|tem de)
  `,
  /** Orders to the machine. */
  machine: `
    (ignore|ignora|ignorem|esqueça|esquece|desconsidere) [todas] [tudo] [o] [as] [os] [suas] [tuas] [que] (instruções|configurações|regras|anterior|anteriores|prompt|ordens)
    (responda|responde|escreva|escreve|imprima|mostre|gere|devolva) (apenas|só|somente|em inglês|um poema|uma piada|uma canção|uma música|uma receita|uma história)
    (mostre|mostra|revele|diga|repita|imprima) [me] [o] [a] [seu] [teu] [as] [suas] (prompt|instruções|system prompt)
    (agora és|agora você é|você agora é|finja ser|faça de conta)
    não (escreva|escrevas|gere) [nenhuma] [nenhum] (meta|objetivo|metas|objetivos)
    system prompt
  `,
  /** Says nothing that is wished. */
  idle: `
    (obrigad*|muito obrigad*|olá|oi|bom dia|boa tarde|boa noite|cumprimentos|abraço|abraços|por favor|pfv|nada|nenhum|nenhuma|ajuda|é isso|é tudo|mais nada|por agora|por enquanto|pronto|ok|sim|não sei|qualquer coisa|valeu)
    (contar tudo|contar-vos|dizer-vos|explicar-vos|ser sincer*|ser honest*|ser objetiv*|me apresentar|apresentar-me|começar|perguntar|tentar ser objetiv*|estar aqui|descansar)
    (o mais rápido possível|o quanto antes|quanto antes|logo)
    se (isto|isso|este) (é|e|vai|serve) [o] [sítio] [lugar] [certo] [aqui]
    depois decidir
    só depois decidir
  `,
  /** Ends a clause. */
  ends: `
    (porque|pq|pois|já que|uma vez que|visto que|mas|embora|ainda que|então|enquanto|por isso|só que|pra isso|para isso|senão|senao)
    (como|que) (sou|tenho|trabalho|moro|estou|já|agora|não tenho)
    q (é|e)
    e (estudo|moro|ganho) [só] 
    e (eu|me|o meu|a minha|são|estou|tenho|sou|isso|já|lá|nunca|ninguém|não sei|não consigo|não tenho|sempre|cada|por outro|fui|é|acho|nem|agora|tem|trabalho|dps|dou)
    (se der|se der certo|se possível|se for possível|por favor|pfv|obrigad*|kk*|rs|rsrs|haha*|lol|né|sei lá|aí|como faz|de preferência não|só isso|tipo)
    e (em|para|antes de|até) (janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|o verão)
    ando nisto
  `,
  joins: `
    e [depois] [também] [ainda]
    &
    assim como
    bem como
    além de
  `,
  /** Verbs and pronouns that show a whole sentence. */
  finite: `
    (sou|somos|são|estou|tô|estamos|estão|tenho|tem|temos|têm|tinha|tive|fui|foi|foram|era|eram|estava|estive|havia|posso|pode|podemos|podem|vou|vai|vamos|vão|faço|faz|quero|quer|queria|gostava|gostaria|preciso|ganho|acho|penso|devo|devia|moro|digo|diz|dizem|sai|saio|ando|passo|passei|acabo|acabei|sigo|consigo|busco|procuro|espero|trabalhei|estudei|vim|vendo|fiz|fizemos|perdi|deixei|larguei|comecei|terminei|voltei|entrei|reformei|falo|sei|gosto|odeio|amo|custa|custam|vem|vive|fico|ficou|cheguei|dou|deu|pedem|pede|perguntam|enviei|recebi|faleceu|nasceu|morreu|nasci|cresci|casei|mudei|aprendi|tirei|licenciei|conheci|vivi|ganhei|decidi|nasceram|cozinho|escrevo|durmo|interessa|chamo|sinto|virei|formei|levo|discute)
    (eu|ele|eles|elas|você|vocês|nós)
    ^trabalho (como|há|faz|num|numa|no|na|em)
    não me
  `,
  /** Words without content of their own. */
  light: `
    (a|à|ao|aos|às|o|os|as|um|uma|uns|umas|de|do|da|dos|das|dum|duma|e|ou|nem|que|quem|qual|em|no|na|nos|nas|num|numa|com|por|pelo|pela|pelos|pelas|para|pra|pro|pros|pras|sem|sobre|entre|até|desde|segundo|durante|ante|sob|contra|como|quando|onde|se|não|me|te|lhe|lhes|vos|meu|minha|meus|minhas|teu|tua|seu|sua|seus|suas|nosso|nossa|nossos|nossas|eu|ela|elas|este|esta|isto|estes|estas|esse|essa|isso|esses|essas|aquele|aquela|aquilo|aqui|cá|lá|ali|q|cada|deste|desta|disso|disto|neste|nesta)
    (mais|menos|muito|muita|muitos|muitas|pouco|pouca|bem|melhor|melhores|maior|pior|algo|alguém|algum|alguma|alguns|algumas|nada|ninguém|tudo|todo|toda|todos|todas|outro|outra|outros|outras|mesmo|mesma|tão|tanto|já|ainda|também|só|apenas|sempre|nunca|agora|antes|depois|então|quase|bastante|demais|talvez|fim|finalmente|realmente|verdade|vez|vezes|assim|inclusive|menos|sério|principalmente|direito|jeito)
    (ser|estar|ter|haver|fazer|ir|poder|dever|conseguir|chegar|começar|voltar|ficar|deixar|continuar|tentar|querer|saber|dar|melhorar|sentir-me|tornar-me|seja|sejam|esteja|passar)
    (dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|primeiro|primeira|novo|nova|novos|novas|próprio|própria|próximo|próxima|último|última|bom|boa|bons|boas|grande|grandes|pequeno|pequena|real|básico|básica|dia|dias|semana|semanas|mês|meses|ano|anos|hora|horas|minutos|tempo|coisa|coisas|forma|maneira|nível|tema|parte|tipo|vida|meta|metas|objetivo|objetivos|favor|princípio|final)
    (segunda|terça|quarta|quinta|sexta|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|verão|outono|inverno|primavera|natal|páscoa|trimestre|semestre)
  `,
  /** Words that are never taken into a goal. */
  unquotable: `
    (q|dps|qdo|pq|vc|vcs|tb|tbm|mto|hj|kk*|rs|rsrs|né|tipo|qlqr|blz|mano|cara|bagulho|trampo|grana|merda|caralho|porra|foda|bosta|doid*|zap|to|asap|vdd|pfv|qria|qero|en|dinheiro fácil)
    (improve|skills|get|better|job|speaking|goal|my)
    (ela|ele|elas|eles|dele|dela|noivo|noiva|namorado|namorada|ex|sogra|sogro)
    (isto que|isso|aquilo|tudo isso|disso|disto|nisso|nisto)
    (*mneto*|carrreira|kero|keria|analise)
    (trabaio|aprende falar|comunicasao|abilidad*|profisional|geito|concerteza|fasso|ezame|serviso|menas)
    (loteria|divórcio|perdoar)
  `,
  /** Illness and other private matters. */
  private: `
    (tdah|phda|autis*|dislex*|depress*|bipolar|cancro|câncer|quimio*|psiquiatra|psicóloga|psicólogo|diabet*|epilep*|diagnóstic*|medicação|divorci*|viúv*|grávida|gravidez|aborto|surd*|burnout|esgotamento|dependência|alcool*|cirurgia*|esclerose|deficiência|hiv|vih|hérnia*|tendinite|cardiopatia|faleceu|atropelei|baixa médica)
  `,
  /** Stand before the name of a person, an employer or a place. */
  beforeNames: `
    (com|dona|senhor|senhora|sra|sr|dra|dr)
    (hospital|clínica|escola|instituto|colégio|câmara|prefeitura|universidade|banco|empresa|anos|venho|bairro|natural) (de|da|do)
    (me chamo|chamo-me|meu nome é|sou a|sou o|moro em|moro no|moro na|trabalho no|trabalho na|trabalho em|trabalhei no|trabalhei na|trabalhei em|venho de|vim de|vinda de|vindo de|cheguei a|sou de|sou do|sou da|me formei em|nasci em|reformei-me da|mudámo-nos para a|num|numa|buscar a|buscar o)
    (chefe|gerente|diretora|diretor|colega|amiga|amigo|marido|esposa|mulher|filho|filha|irmã|irmão|supervisora|tia|tio|prima|primo|vizinha|vizinho|neto|neta|noivo|noiva|afilhada)
    (presidente|ceo|diretor|diretora) (da|do|de)
  `,

  verbs: {
    learn: `
      (aprender*|mexer*|entender*|perceber*|compreender*|dominar*|estudar*|saber*|conhecer|melhorar*|programar*|aprofundar*|formar-me|capacitar-me|me capacitar|rever*|refrescar*|usar*|utilizar*|atualizar-me|me atualizar|aperfeiçoar*|aprimorar*|reforçar*|ampliar*|desenvolver*|especializar-me|me especializar|interpretar*|recordar*|memorizar*|editar*|ler (artigo|artigos|partituras|plantas|um balanço)|me virar em|fazer (a|uma) atualização|desenrascar-me|fotografar*|falar (inglês|francês|alemão|espanhol|italiano|português|mandarim)|escrever em (inglês|francês|alemão|espanhol))
      (ter (aulas|umas aulas)|pôr-me a par|ficar a par|conhecer (os|as|melhor os|melhor as|o|a) (meus|minhas)?)
    `,
    pass: `
      (passar (no|na|em|nos|nas|o|a)|tirar (o|a|um|uma)|obter (o|a|um|uma) (certificado|certificação|carta|título|diploma|licença)|certificar*|me certificar|fazer (o|um) (exame|teste|supletivo|curso|técnico|enem|encceja|enade|cap)|fazer (a|uma) (prova|especialização|pós|certificação|formação|graduação|licenciatura|faculdade)|fazer o (mestrado|doutoramento|doutorado)|prestar (o|um|concurso|vestibular)|terminar (o|a) (curso|tese|mestrado|faculdade|licenciatura|tcc|doutorado|doutoramento|graduação|ensino médio|secundário|12.º)|acabar (o|a) (curso|tese|mestrado|faculdade|licenciatura|tcc|secundário)|concluir*|formar*|me formar|entrar (na|no) (faculdade|universidade|curso)|preparar (o|a|os|as|para o|pro|para a|pra) (exame|exames|prova|provas|concurso|vestibular|enem|oab|encceja)|ser aprovad*)
    `,
    find: `
      (encontrar*|achar*|arranjar*|arrumar (um|uma|trabalho|emprego)|conseguir*|obter*|procurar*|buscar*|vender*|cobrar dívidas|poupar*|economizar*|juntar*|ganhar*|captar*|atrair*|concorrer*|candidatar*|me candidatar|solicitar*|contratar*|alugar*|arrendar*|comprar*|mandar*|enviar*|recuperar*|ter (mais|um|uma|dois|três|o meu|a minha|meu|minha) (clientes|trabalho|emprego|alunos|casa|pacientes|encomendas|entrevistas)|voltar (a trabalhar|ao trabalho|ao mercado|pro mercado)|reativar*|registar*|registrar*|faturar*|aumentar*|duplicar*|atender*|chegar (em|a|aos) _ (encomendas|clientes|pedidos|alunos|seguidores|vendas)|trabalhar (em|no|na|de|com|para|pra|num|numa)|validar (o|meu) diploma|pedir a equivalência)
    `,
    become: `
      (ser|tornar*|me tornar|virar*|migrar*|mudar*|me mudar|passar (para|pra|pro|metade|mais)|transitar*|fazer (a|uma) transição|dedicar-me|me dedicar|reorientar*|reinventar*|me reinventar|subir (a|de|na)|ser promovid*|liderar (um|uma) (equipa|equipe|time|projeto)|entrar (em|no|na|para|pra)|viver d*|trabalhar por conta|trabalhar como|emigrar*|ir para|sair d*|crescer (na|no|dentro|profissional*)|assumir (a|um|uma|o)|chegar a (chefe|diretor|diretora|gerente|coordenador*|sénior|sênior))
    `,
    build: `
      (criar*|montar*|abrir*|lançar*|fundar*|construir*|escrever*|publicar*|gravar*|desenhar (um|uma|o|a)|fazer (um|uma|o|a|meu|minha) (site|página|cv|currículo|portfólio|portfolio|livro|app|blog|podcast|horta|vídeo|canal|orçamento|plano|projeto|loja)|elaborar*|redigir*|desenvolver (um|uma|o meu|meu) (app|site|projeto|produto|ideia|aplicação|aplicativo)|automatizar*|terminar*|acabar*|empreender*|pôr em|pôr de pé|colocar em|organizar (um|uma|o|a)|atualizar (o|meu|o meu) (cv|currículo|perfil|portfólio|linkedin)|compor*|pintar*|costurar*|bordar*|arrumar*|renovar*|digitalizar*|remodelar*|restaurar*|traduzir*|implementar*|completar*|finalizar*|dar (aulas|workshops|formação|um curso))
    `,
    practise: `
      (falar*|ensinar*|dizer*|apresentar*|me apresentar|expor*|exprimir*|expressar*|me expressar|comunicar*|me comunicar|escutar*|ouvir*|praticar*|treinar*|ensaiar*|delegar*|defender*|me impor|opinar*|intervir*|participar*|explicar*|dar (feedback|más notícias|a minha opinião|minha opinião|uma palestra|palestras)|pedir (ajuda|indicação)|impor limites|pôr limites|colocar limites|confiar*|sentir-me|me sentir|superar*|vencer*|perder (o|a|meu|minha) (medo|vergonha|pânico|receio)|liderar*|gerenciar*|gerir (a equipa|a equipe|equipas|uma equipa|uma equipe|conflitos|pessoas|o time)|lidar*|enfrentar*|tocar*|motivar*|convencer*|argumentar*|debater*|improvisar*|conversar*|relacionar-me|me relacionar|tomar decisões|receber (críticas|feedback)|aceitar*|corrigir*|responder*|coordenar*|mostrar*|ter mais (confiança|segurança|autoestima)|ganhar (confiança|segurança|autoestima)|mediar*|ser mais (assertiv*|segur*|paciente|clar*|confiante)|acreditar em mim|valorizar*|reconquistar*|fazer (apresentações|entrevistas|perguntas)|acalmar*)
    `,
    negotiate: `
      (negociar*|pedir (um|uma|o|a|mais|pra|para|ao|à) (aumento|promoção|redução|melhoria|salário|transferência|teletrabalho|mudança|minha|meu|minha gerente|gerente|chefe|meu chefe|minha chefe)|pedir (aumento|o turno)|solicitar (um|uma) (aumento|redução|promoção)|acordar (com|as|os)|reivindicar*|exigir*|renegociar*|subir (a tarifa|as tarifas|os preços|os meus preços|o salário)|aumentar (os preços|meus preços|os meus preços)|cobrar*|ganhar mais|conseguir (um|uma) (aumento|promoção)|convencer (a|o) (associação|chefe|minha chefe|meu chefe|direção|diretor|empresa)|falar com (o meu|a minha|meu|minha) (chefe|gerente))
    `,
    decide: `
      (decidir*|escolher*|comparar*|esclarecer*|definir*|descobrir*|avaliar se|saber (se|o que|qual|quanto)|identificar*|calcular*|fixar*|orientar-me|me orientar)
    `,
    meet: `
      (conhecer (gente|mais|outros|outras|pessoas|mulheres|homens|profissionais|colegas|novas|novos)|fazer (amigos|amigas|amizades|networking|conexões|contactos|contatos)|falar com (outros|outras|pessoas|gente|alguém|quem)|conversar com (outros|outras|pessoas|gente|alguém|quem)|ampliar (a minha|minha) rede|criar (uma rede|rede|uma comunidade)|juntar-me|me juntar|entrar num grupo|encontrar (gente|amigos|amigas|outros|outras|um grupo|uma comunidade|pessoas|mães|companhia)|arranjar (companhia|amigos|amigas|parceir*)|conviver*|socializar*|me conectar|conectar-me|trocar (ideias|experiências)|ter mais (amigos|amigas|vida social)|encontrar mães)
    `,
    reduce: `
      (deixar*|parar*|reduzir*|diminuir*|evitar*|abandonar*|eliminar*|largar*|cortar*|limitar*|desligar*|desconectar*|não (comprar|trabalhar|levar|procrastinar|deixar|comer|gastar|fumar|beber|discutir|responder|topar|ficar)|trabalhar menos|gastar menos|procrastinar menos|comer menos|fumar menos|preocupar-me menos|me preocupar menos|usar menos|ver menos|sair a horas|sair na hora|perder peso|emagrecer*|quitar*|pagar (as dívidas|a dívida|dívidas)|sair do vermelho|livrar-me|me livrar|adiar menos|stressar menos)
    `,
    keep: `
      (manter*|estudar (de um|mais|todos|com|melhor)|dormir*|correr*|andar*|caminhar*|nadar*|dançar*|ler*|cozinhar*|fazer (desporto|esporte|exercício|yoga|ioga|pilates|ginástica|academia|caminhada)|meditar*|comer*|descansar*|cuidar*|me cuidar|organizar*|me organizar|planear*|planejar*|priorizar*|gerir (melhor )?(o|o meu|meu) tempo|administrar (melhor )?(o|meu) tempo|levantar*|acordar*|deitar*|ir (ao ginásio|à academia|na academia|pra academia)|conciliar*|equilibrar*|ter (mais tempo|tempo)|passar mais tempo|dedicar*|retomar*|cumprir*|ser mais (constante|organizad*|pontual|disciplinad*|produtiv*)|concentrar*|me concentrar|focar*|me focar|relaxar*|aproveitar*|jogar*|cantar*|desenhar*|beber água|viajar*|viver*|controlar*|seguir*|dar conta|voltar a (correr|desenhar|ler|nadar|pintar|escrever|cantar|treinar|tocar|dançar|caminhar))
    `,
    direction: '',
    unread: '',
  },
  nouns: {
    learn: `
      (inglês|idioma|idiomas|línguas|formação|conhecimentos|contabilidade|finanças|fundamentos|introdução|noções|linguagem|programação|informática|gramática|pronúncia|vocabulário|impostos|fotografia|costura|aulas|curso|cursos|leetcode|domínio|técnico em)
    `,
    pass: `
      (exame|exames|certificado|certificação|título|concurso|carta de condução|carteira de motorista|cnh|diploma|tese|tcc|vestibular|enem|encceja|oab|mestrado|prova|provas|supletivo)
    `,
    find: `
      (trabalho|emprego|vaga|estágio|posição|bolsa|bolsas|apoios|subsídio|financiamento|clientes|clientela|casa|apartamento|local|quarto|investidores|investidor|rendimentos|alunos|pacientes|vendas|encomendas|pedidos|mentor|mentora|entrevistas|contrato|seguidores|fornecedor|fornecedores|editora|sócio|sócia)
    `,
    become: `
      (promoção|mudança de carreira|mudança profissional|transição de carreira|transição|chefia|cargo de liderança)
    `,
    build: `
      (portfólio|portfolio|site|blog|livro|romance|app|aplicação|aplicativo|loja|negócio|empresa|podcast|canal|cv|currículo|perfil|projeto|plano|orçamento|horta|conto|contos|disco|exposição|startup|newsletter|github)
    `,
    practise: `
      (confiança|segurança|autoestima|assertividade|comunicação|apresentação|apresentações|entrevista|conflitos|limites|feedback|falar em público|reuniões|negociação|medo do palco|oratória|timidez|vergonha|delegação|escuta|conversas|conversa|liderança|palestra|discurso)
    `,
    negotiate: `
      (aumento|salário|ordenado|tarifa|tarifas|teletrabalho|home office|redução de horário|condições)
    `,
    decide: `
      (preços|preço|opções|decisão|escolha)
    `,
    meet: `
      (rede|networking|amigos|amigas|amizades|gente|comunidade|grupo|clube|companhia|mães)
    `,
    reduce: `
      (stress|estresse|horas extra|horas extras|procrastinação|ecrãs|telas|ecrã|telemóvel|celular|redes sociais|carga de trabalho|perfeccionismo|dívidas|dívida|peso|culpa|nervosismo|ansiedade|tabaco|cigarro|açúcar)
    `,
    keep: `
      (sono|exercício|desporto|esporte|equilíbrio|conciliação|rotina|hábito|hábitos|disciplina|yoga|ioga|tempo livre|tempo para|organização|gestão do tempo|saúde|alimentação|dieta|descanso|constância|concentração|foco|produtividade|poupança)
    `,
    direction: `
      (rumo|vocação|propósito)
    `,
    unread: '',
  },

  deadlineWords: `
    (antes|até|ate|dentro|em menos|no prazo|o mais tardar|no máximo|este|esta|neste|nesta|próximo|próxima|nos próximos|nas próximas|no final|no fim|fim de|final de|num|em um|em dois|em três|em seis|daqui a|para o|ainda este)
  `,
  eventWords: `
    (entrevista|exame em|reunião|prova em|apresent*|explicar*|palestra|conversa|concurso|é no|em janeiro|em fevereiro|em março|em abril|em maio|em junho|em julho|em agosto|em setembro|em outubro|em novembro|em dezembro|no dia|dia _)
  `,
  workingHours: `
    (horário|meio período|part-time|turno|turnos|trabalho|trabalhar|trabalhando|plantão|plantões|horas extra|horas extras|contrato|emprego|escritório|reuniões|perco|demoro|e-mail)
  `,
  tongues: `
    inglês, ingles = inglês
    alemão, alemao = alemão
    francês, frances = francês
    italiano = italiano
    espanhol, castelhano = espanhol
    mandarim, chinês = mandarim
    japonês = japonês
    coreano = coreano
    árabe = árabe
    russo = russo
    polaco, polonês = polaco
    neerlandês, holandês = neerlandês
    sueco = sueco
    norueguês = norueguês
    turco = turco
    romeno = romeno
    grego = grego
    ucraniano = ucraniano
    língua gestual, libras, língua de sinais = língua de sinais
    português = português
  `,
  hours: { one: '{n} hora por semana', many: '{n} horas por semana', other: '{n} horas por semana' },
  hoursShare: '{n} das minhas {m} horas por semana',
  by: 'até {date}',
  on: 'em {date}',
  figures: [],
  leads: {
    verb: 'Para {words}, ',
    thing: 'Para avançar com {words}, ',
    question: 'Para esclarecer {words}, ',
    item: 'Para o objetivo “{words}”, ',
    found: 'Para encontrar {words}, ',
  },
  grammar: {
    verbStart: new RegExp(
      `^(?:(?:nao|ja|por fim|finalmente|enfim|tambem|sempre|so|apenas|realmente|ao menos|pelo menos|um dia|depois|mais|menos|voltar a|aos poucos|com calma|em \\d+ \\p{L}+|algo melhor|bem|nunca mais|melhor) )*(?:${VERB})`,
      'u',
    ),
    governs: new RegExp(
      `^(?:aprender|ensinar|atrever-me|comecar|saber|poder|voltar|conseguir|deixar de|parar de|ajudar|gostar de)(?: a| bem)? (?:${VERB})`,
      'u',
    ),
    beforeFirst:
      /^[^\p{L}]*(?:(?:e|mas|tambem|ainda|depois|ola|oi|bom|bem|pronto|ah|ah e|primeiro|segundo|terceiro|o meu objetivo|meu objetivo|objetivo|meta|a serio|serio|este ano|casa|trabalho|pessoal|[a-h])[.,:)]? (?!de ))*/u,
    joined:
      /^(?:(?:e|depois|tambem|ainda|por fim|assim como|ja agora|a|de|ah|por ultimo|finalmente|sobretudo|entretanto|enquanto isso)(?: |, ))*/u,
    resumed: new RegExp(
      `^[^.!?]{3,90}?, e (?=(?:entretanto |enquanto isso |depois |tambem |ainda )*(?:${VERB}))`,
      'u',
    ),
    openJoin: /\s(?:e|ou|nem|mas|também|tambem|depois|que|para|pra|a|de|o|este|esta|no|na|do|da|ainda|em)$/iu,
    enumeration: /^[^,.;!?()]{2,40}(?:,| (?:e|ou|nem) )/u,
    denied:
      /(?:^|[^\p{L}])(?:(?:nao|nunca|jamais|tambem nao)(?: me)?|(?:em (?:crianca|pequen[ao]|mi[uú]d[ao])|quando era (?:pequen[ao]|crianca|nov[ao]|jovem|menin[ao]))[^.;!?]*) $/u,
    questionWord:
      /(?<!\p{L})(?:se|(?:a |em |de |com |por |para |o )?(?:que|qual|quais|onde|quem|quant\p{L}+)|quando|como|porque)(?!\p{L})/u,
    wholeClause:
      /(?<!\p{L})que(?!\p{L})(?! (?:\p{L}+[aei]r|antes|depois|quando|se|ao|por|para|até|já|em|no|na|nem)(?!\p{L}))/u,
    contrast: /[.;!?\n]|,(?= )| (?:mas|porem|embora) | - /u,
    searched:
      /(?:(?:procur(?:o|amos|ando|ar)|procura de|busc(?:o|ando)|atras de) *\||(?:precis\p{L}+(?: de)?|quero|queria|gostaria de|gostava de|falta) *\|(?:alguem|um leitor|uma pessoa|gente|pessoas|um lugar|um sitio)(?!\p{L}))/u,
    search: 'encontrar',
    starts: [
      [/^de (?=\p{L})/u, ''],
      [/^d(?=[ao]s? )/u, ''],
      [/^d(?=uma? )/u, ''],
      [/^dev(?:o|eria) (?=.* ou )/iu, 'se devo '],
    ],
    refers:
      /^(?:algo|alguma coisa)(?: que|$)|^(?:isso|isto|aquilo|o mesmo|assim|fazer isso|fazer isto|conseguir isso|mudar isso|mudar isto|tentar|tudo isso|ambas|as duas coisas|mesmo)$|^(?:\S+ ){0,3}(?:isso|isto|aquilo|disso|disto|ambos|ambas|deles|delas|(?:essa|esse) \p{L}+)$/u,
    generic:
      /^(?:aprender|comecar|fazer|melhorar|mudar|avancar|crescer|conseguir|estudar|progredir|vencer|descansar|me ajudar|praticar|concorrer)?$/u,
    answered:
      /^(?:(?:a |em |de |com |por |o )?(?:que|como|quant\p{L}+|onde|qual|quais|quem)|se (?:ha|tem|existe|existem|posso|preciso|e|sao|da|contratam))(?!\p{L})|^(?:entender|perceber|saber|descobrir|compreender) (?:o que|se|por que|porque|quant\p{L}+|qual|onde|como (?!\p{L}+[aei]r(?!\p{L})))/u,
    beside:
      /,| (?:que|quem|onde|porque|em vez de|ao inves de|antes de|antes que|depois de|sem|embora|para que|pra que|quando|enquanto) /u,
    mainClause: /^(.{8,}?) (?:porque|embora|ja que|pois|mas|nem|antes que) /u,
    preposition: /^(?:de|da|do|com|em|num|numa)$/u,
    barred:
      /(?<!\p{L})(?:(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|dia) \d+)(?!\p{L})|^(?:não )?\p{L}+[áêéíâ]-l[oa]s?(?!\p{L})|\s(?:o|a|os|as|um|uma|meu|minha|de|do|da|que|desse|dessa|com)$|^que .*\p{L}(?:asse|esse|isse|assem|essem|issem)(?!\p{L})|^(?:o|a|os|as) \p{L}+[aei]r(?!\p{L})/iu,
    repairs: `
      pra = para
      d = de
      whatsapp = WhatsApp
      linkedin = LinkedIn
      onu = ONU
      mei = MEI
      pro = para o
      pros = para os
      pras = para as
      mes = mês
      tambem = também
      ate = até
      ingles = inglês
      frances = francês
      portugues = português
      area = área
      saude = saúde
      pratica = prática
      tecnico = técnico
      tecnica = técnica
      medico = médico
      negocio = negócio
      video = vídeo
      videos = vídeos
      historia = história
      matematica = matemática
      quimica = química
      fisica = física
      lingua = língua
      linguas = línguas
      numeros = números
      publico = público
      propria = própria
      proprio = próprio
      facil = fácil
      dificil = difícil
      rapido = rápido
      basico = básico
      medio = médio
      musica = música
      credito = crédito
      salario = salário
      curriculo = currículo
      estagio = estágio
      horario = horário
      carater = caráter
      voce = você
      servico = serviço
      comecar = começar
      preco = preço
      precos = preços
      cabeca = cabeça
      experiencia = experiência
      ciencia = ciência
      empresario = empresário
      logistica = logística
      estatistica = estatística
      financas = finanças
      habitos = hábitos
      projecto = projeto
    `,
    endings: [
      [/(?<!\p{L})nao(?!\p{L})/gu, 'não'],
      [/(?<=\p{L}{2})cao(?!\p{L})/gu, 'ção'],
      [/(?<=\p{L}{2})coes(?!\p{L})/gu, 'ções'],
      [/(?<=\p{L}{2})ao(?!\p{L})/gu, 'ão'],
    ],
    asked: [],
  },

  plans: {
    learn: [
      'vou terminar um curso ou um livro sobre o tema até {date}[, com {hours},] e explicar o essencial a alguém em 10 minutos.',
      'vou praticar todas as semanas até {date}[, {hours},] e mostrar 2 resultados a alguém com experiência.',
      'vou fazer um pequeno exercício por semana até {date}[, com {hours},] e tirar 3 dúvidas na minha mentoria.',
    ],
    pass: [
      'vou confirmar datas e custos em 2 semanas, dividir o que falta em partes semanais[, com {hours},] e concluir a última {by}.',
      'vou combinar na minha mentoria um plano de partes semanais[, com {hours},] e terminar a última {by}.',
    ],
    find: [
      'vou dar 2 passos concretos por semana até {date}, como um pedido de informação ou uma candidatura, e anotar o resultado de cada um.',
      'vou fazer uma lista de 10 lugares ou pessoas a quem perguntar, falar com todos {by} e insistir uma semana depois.',
      'vou perguntar a 3 pessoas que já passaram por isso e falar com mais 2 por semana até {date}.',
    ],
    become: [
      'vou falar com 3 pessoas que já deram esse passo, anotar o que me falta e preencher a primeira lacuna {by}.',
      'vou comparar numa página o que se pede com o que já ofereço e discutir as 2 maiores diferenças na minha mentoria {by}.',
      'vou falar com 2 pessoas que já trabalham nisso e experimentar uma das suas tarefas {by}.',
    ],
    build: [
      'vou ter pronta uma primeira versão {by}, mostrar o resultado a 2 pessoas e melhorar com o que disserem.',
      'vou anotar os 5 passos necessários, terminar um por semana e ter o resultado pronto {by}.',
      'vou combinar na minha mentoria a menor versão que já sirva, terminar tudo {by} e mostrar a 3 pessoas.',
    ],
    practise: [
      'vou praticar em 5 ocasiões reais até {date}, cada uma com preparação prévia, e anotar depois o que funcionou.',
      'vou fazer um ensaio na minha mentoria, praticar depois em 4 ocasiões reais até {date} e pedir a cada vez uma opinião.',
      'vou escolher uma ocasião real por semana até {date}, preparar 2 frases para ela e anotar depois como foi.',
    ],
    negotiate: [
      'vou pôr as minhas razões numa página, ensaiar a conversa uma vez na minha mentoria e ter essa conversa {by}.',
      'vou reunir 3 argumentos a meu favor, pedir uma reunião e ter essa conversa {by}.',
      'vou escrever o que peço e o que ofereço, ensaiar com 2 pessoas e apresentar a proposta {by}.',
    ],
    decide: [
      'vou comparar as opções numa página, perguntar a 2 pessoas que conheçam o assunto e decidir {by}.',
      'vou anotar 3 razões a favor e 3 contra cada opção, conversar com 2 pessoas e decidir {by}.',
      'vou perguntar a 3 pessoas que tiveram a mesma dúvida e escolher uma opção {by}.',
    ],
    meet: [
      'vou entrar num grupo ou numa atividade {by} e conversar lá com 3 pessoas.',
      'vou escrever a 5 pessoas até {date}, encontrar 2 delas e continuar a falar com ambas.',
      'vou estar em 2 encontros até {date} e combinar em cada um uma segunda conversa.',
    ],
    reduce: [
      'vou seguir uma regra clara 4 dias por semana até {date} e rever todos os domingos como foi.',
      'vou anotar durante uma semana quando isso acontece, escolher uma mudança e cumprir 4 dias por semana até {date}.',
      'vou combinar um limite na minha mentoria, respeitar esse limite durante 4 semanas e rever {by} o que mudou.',
    ],
    keep: [
      'vou reservar 2 momentos fixos por semana na agenda até {date} e marcar cada um que cumprir.',
      'vou praticar 3 dias por semana até {date} e anotar todos os domingos como foi.',
      'vou escolher os mesmos 2 dias de cada semana até {date} e contar todas as semanas a alguém como vai.',
    ],
    direction: [
      'para encontrar um rumo, vou falar com 3 pessoas sobre o trabalho ou os interesses delas, anotar 5 dos meus pontos fortes e escolher uma opção para experimentar {by}.',
      'para encontrar um rumo, vou anotar todos os dias durante 2 semanas o que me deu energia, conversar sobre isso na mentoria e escolher uma coisa para experimentar {by}.',
    ],
    unread: [
      'vou escrever numa só frase o que quero alcançar, acertar essa frase na minha mentoria e dar os 2 primeiros passos {by}.',
      'vou escrever em 3 frases o que deveria mudar, escolher na minha mentoria um primeiro passo e dar esse passo {by}.',
    ],
  },
  performances: `
    (dizer nao|dizer que nao|falar|apresentar*|apresentacao|apresentacoes|dar feedback|feedback|delegar|moderar|entrevista*|reuniao|reunioes|perguntar|impor limites|por limites|conversa|conversas|negociar|discordar|conflito*|cantar|palestra|palestras|aulas|oficina|oficinas)
  `,
  artefacts: `
    (portfolio|portefolio|site|blog|blogue|livro|romance|app|aplicativo|aplicacao|newsletter|podcast|canal|cv|curriculo|perfil|album|exposicao|prototipo|artigo|artigos|conto|contos|relatorio|guia|manual|plano|painel|ferramenta|jogo|filme|video|videos|modelo|planilha|projeto|projecto|tese|tcc)
  `,
  openPlans: [
    'vou escrever os 3 primeiros passos numa página, falar sobre eles na minha mentoria e dar o primeiro {by}.',
    'vou escolher um primeiro passo na minha mentoria dentro de 2 semanas, dar esse passo {by} e anotar 3 coisas que aprendi.',
    'vou pôr uma data em cada um dos 3 primeiros passos, falar sobre eles na minha mentoria e dar o primeiro {by}.',
  ],
  deadlinePlans: [
    'vou escrever numa página os passos necessários, falar sobre eles na minha mentoria dentro de 2 semanas e concluir o último {by}.',
    'vou pôr uma data em cada um dos 3 próximos passos, falar sobre eles na minha mentoria dentro de 2 semanas e terminar {by}.',
  ],
  answerPlans: [
    'vou consultar uma boa fonte, perguntar a 2 pessoas que conheçam o assunto e ter a resposta numa página {by}.',
    'vou escrever as minhas 3 perguntas mais importantes, fazer essas perguntas a quem sabe e ter as respostas numa página {by}.',
  ],
  figurePlans: [
    'vou manter um resumo semanal simples até {date} e rever os números todos os meses na minha mentoria.',
    'vou anotar todos os domingos até {date} quanto avancei e discutir na minha mentoria o que atrapalha.',
    'vou dividir o caminho em partes semanais, marcar cada uma e concluir a última {by}.',
  ],
  eventPlans: [
    'vou preparar tudo numa página, ensaiar 2 vezes com alguém de confiança e ter tudo pronto {by}.',
    'vou anotar os 3 pontos que mais importam, ensaiar na minha mentoria e ter tudo pronto {by}.',
  ],
  firstSteps: [
    'como primeiro passo realista, vou falar com 2 pessoas que já fizeram parte do caminho e terminar uma primeira parte pequena {by}.',
    'vou anotar as 3 etapas que levam até lá e, como primeiro passo, terminar a menor {by}.',
  ],
  outOfReach: `
    (astronauta|milionária|milionário|loteria|lotaria|presidente da república|presidente do brasil|nobel|prémio nobel|prêmio nobel|campeã do mundo|campeão do mundo|jogos olímpicos|olimpíadas|famosa|famoso|óscar|ficar rica|ficar rico|diplomata da onu)
    ceo d*
    (12|10|8|7|6|5) (línguas|idiomas)
  `,

  themes: [
    {
      name: 'technology',
      kind: 'learn',
      weeks: 10,
      heads: '{tool}',
      beside:
        'programar, programação, avançado, intermédio, intermediário, básico, zero, nuvem, consultas, relatórios, tabelas, dinâmicas, trabalho, dados, bem, domínio, aprender',
      plans: [
        'vou terminar um curso de {tool} até {date}[, com {hours},] e resolver 2 tarefas reais com o que aprendi.',
        'vou terminar um pequeno projeto próprio com {tool} até {date}[, com {hours},] e pedir a alguém com experiência uma revisão.',
        'vou praticar {tool} todas as semanas até {date}[, {hours},] e mostrar 2 resultados a alguém que trabalhe com isso.',
      ],
    },
    {
      name: 'exam',
      kind: 'pass',
      weeks: 14,
      heads: '{certificate}',
      beside: 'exame*, certific*, prova*, passar, tirar*, preparar*, estud*, fazer, obter, nível',
      plans: [
        'vou fazer a inscrição no exame {certificate}, completar 3 provas de treino[, estudar {hours}] e fazer a prova até {date}.',
        'vou dividir a matéria de {certificate} em partes semanais[, estudar {hours},] completar 3 provas de treino e fazer o exame {by}.',
      ],
    },
    {
      name: 'examination',
      kind: 'pass',
      weeks: 14,
      heads:
        'exame, exames, concurso, vestibular, enem, encceja, oab, prova de acesso, concurso público, exame nacional, exames nacionais, supletivo, prova',
      beside:
        'passar, fazer, prestar, prepar*, estud*, tirar*, matemática, primeira, organiz*, enfermagem, público, bombeiros, acesso, ordem, medicina, nacionalidade, ensino, médio, direito',
      plans: [
        'vou dividir a matéria em partes semanais[, estudar {hours}] e completar 3 provas de anos anteriores {by}.',
        'vou fazer um plano de estudo, cobrir as lacunas que 3 provas de treino mostrarem[, com {hours},] e ter a matéria pronta {by}.',
      ],
    },
    {
      name: 'language',
      kind: 'learn',
      weeks: 14,
      heads: '{tongue}',
      beside:
        'a1, a2, b1, b2, c1, c2, fluência, fluente, falar*, escrever, ler, manuais, artigo, artigos, gramática, vocabulário, conversação, nível, sotaque, pronúncia, e-mails, reuniões, trabalho, idioma, técnico, entrevista, entrevistas, aprender, clientes, perder*, medo, telefone, básico',
      plans: [
        'vou ter uma conversa de 30 minutos em {tongue} por semana até {date}[, estudar {hours}] e fazer 1 teste de nível[ do {level}].',
        'vou praticar {tongue} 4 dias por semana até {date}[, com {hours},] e fazer no fim um teste[ para ver quanto falta para o {level}].',
      ],
    },
    {
      name: 'salary talk',
      kind: 'negotiate',
      weeks: 8,
      heads:
        'salário, ordenado, aumento, me aumentem, aumento de salário, aumento salarial, ganhar mais, me paguem mais, me paguem, mais dinheiro',
      beside:
        'pedir*, negociar*, chefe, justo, mercado, melhor, conversa, falar, subir, conseguir, líquidos, euros, reais, mais, boss, patrão',
      plans: [
        'vou comparar o que ganho com 5 fontes, anotar 3 resultados a meu favor e ter a conversa sobre o salário {by}.',
        'vou pôr as minhas razões numa página, ensaiar 2 vezes na minha mentoria e pedir a melhoria de salário {by}.',
      ],
    },
    {
      name: 'promotion',
      kind: 'become',
      weeks: 12,
      heads:
        'promoção, promovida, promovido, subir na carreira, subir de cargo, próximo nível, cargo superior, nível sénior, nível sênior',
      beside: 'empresa, trabalho, conseguir, chefe, cargo, carreira, ser, pedir',
      plans: [
        'vou combinar com a minha chefia 3 critérios que contem para a promoção e cumprir o primeiro {by}.',
        'vou fazer uma lista de 5 resultados que mostrem que posso dar o próximo passo e discutir essa lista com a minha chefia {by}.',
      ],
    },
    {
      name: 'CV',
      kind: 'build',
      weeks: 4,
      heads: 'cv, currículo, curriculum, carta de apresentação, carta de motivação',
      beside: 'atualizar*, melhorar, moderno, refazer, fazer, uma, página, escrever, redigir, arrumar',
      plans: [
        'vou preparar o texto com 5 resultados em números {by} e pedir a 2 pessoas uma revisão.',
        'vou ter pronta uma versão nova {by}, adaptar o texto a 2 vagas reais e perguntar a alguém da área o que falta.',
      ],
    },
    {
      name: 'LinkedIn',
      kind: 'build',
      weeks: 5,
      heads: 'linkedin, perfil profissional, perfil no linkedin, perfil do linkedin',
      beside: 'perfil, publicar, presença, atualizar*, melhorar, usar, ativo, rede',
      plans: [
        'vou completar o meu perfil no LinkedIn {by}, com um título, 3 resultados do meu trabalho e a opinião de 2 pessoas.',
        'vou terminar todas as partes do meu perfil no LinkedIn {by} e escrever por lá a 5 pessoas da minha área.',
      ],
    },
    {
      name: 'interview',
      kind: 'practise',
      weeks: 6,
      heads: 'entrevista*, entrevistas de emprego, entrevista de emprego, entrevista de trabalho',
      beside:
        'treinar*, praticar*, prepar*, ensaiar, emprego, trabalho, nervosismo, nervos*, responder, perguntas, inglês, técnica*, branco, bloquear*, fazer, melhor, passar',
      plans: [
        'vou fazer 3 entrevistas de treino e preparar 5 exemplos curtos do meu trabalho {by}.',
        'vou responder em voz alta às 10 perguntas mais frequentes e ensaiar as respostas 2 vezes na minha mentoria {by}.',
      ],
    },
    {
      name: 'job search',
      kind: 'find',
      weeks: 10,
      heads:
        'trampo, um trampo, trabalho novo, novo trabalho, novo emprego, emprego novo, primeiro emprego, primeiro trabalho, um trabalho, emprego, estágio, vaga, encontrar trabalho, trabalhar em, trabalhar com, trabalhar na, trabalhar no, mudar de emprego, mudar de trabalho, mudar de empresa, arranjar trabalho, trabalho de, trabalho em',
      beside:
        'encontrar*, conseguir*, procurar*, buscar*, melhor, remunerado, remoto, remota, internacional, dólar, primeiro, meio, período, área, setor, empresa, estável, fixo, júnior, programador*, estrangeiro, país, enviar, mudar, cozinha, hotel, cibersegurança, pago, preferência, turnos, receção, reservas, turno',
      plans: [
        'vou enviar 2 candidaturas adaptadas por semana até {date} e falar todas as semanas com 1 pessoa que faça esse trabalho.',
        'vou fazer uma lista de 10 lugares adequados, enviar a minha candidatura aos 5 melhores {by} e pedir uma recomendação a 3 pessoas conhecidas.',
      ],
    },
    {
      name: 'return to work',
      kind: 'find',
      weeks: 10,
      heads:
        'voltar a trabalhar, voltar ao trabalho, voltar ao mercado, voltar para o mercado, regressar ao trabalho, retomar a carreira, retomar a minha carreira, retomar minha carreira, recolocação, regresso ao trabalho',
      beside: 'laboral, depois, licença, maternidade, pausa, anos, filhos, meio, período, devagar, trabalho',
      plans: [
        'vou atualizar uma competência que hoje se pede, falar com 3 pessoas da área e enviar 4 candidaturas {by}.',
        'vou descrever numa página o que ofereço depois da pausa, mostrar essa página a 2 pessoas e responder a 3 vagas {by}.',
      ],
    },
    {
      name: 'career change',
      kind: 'become',
      weeks: 12,
      heads:
        'mudar de carreira, mudar de área, mudar de profissão, mudança de carreira, transição de carreira, transição profissional, mudança profissional, reinventar*, reconverter*, reorientar*, mudar de ramo, mudar de setor',
      beside: 'profissional*, carreira, vida, fazer, outra, nova',
      plans: [
        'vou falar com 3 pessoas que fizeram uma mudança parecida, anotar o que me falta e preencher a primeira lacuna {by}.',
        'vou comparar 3 áreas novas numa página, passar um dia com alguém de uma delas e escolher {by}.',
      ],
    },
    {
      name: 'team lead',
      kind: 'become',
      weeks: 12,
      heads:
        'liderar, liderar uma equipa, liderar uma equipe, liderar um time, liderança, chefe de equipa, chefe de equipe, meu time, minha equipa, minha equipe, gerir uma equipa, gerir pessoas, cargo de liderança, team lead, tech lead, coordenar uma equipe',
      beside:
        'equipa*, equipe*, pessoas, primeiro, melhor, cargo, ser, pequena, grupo, projeto, competências, gerir, liderar',
      plans: [
        'vou conduzir uma pequena tarefa do princípio ao fim {by} e perguntar depois a 3 pessoas o que devo fazer de outra maneira.',
        'vou falar com 2 pessoas que lideram, assumir uma das suas tarefas {by} e rever o resultado na minha mentoria.',
      ],
    },
    {
      name: 'delegation',
      kind: 'reduce',
      weeks: 6,
      heads: 'delegar*, delegação, distribuir tarefas',
      beside: 'tarefas, trabalho, equipa, equipe, confiar, pessoas, aprender, mais, minha',
      plans: [
        'vou delegar uma tarefa por semana até {date}, combinar antes o resultado e perguntar por ela só 2 vezes.',
        'vou fazer uma lista de 6 tarefas que outras pessoas poderiam fazer e delegar 3 delas, com um resultado claro, {by}.',
      ],
    },
    {
      name: 'appraisals',
      kind: 'practise',
      weeks: 6,
      heads: 'conversa de avaliação, avaliação de desempenho, reunião de avaliação, conversas de avaliação',
      beside: 'preparar*, fazer, dezembro, conduzir',
      plans: [
        'vou preparar a conversa com 3 resultados e 2 pedidos numa página, ensaiar na minha mentoria e ter tudo pronto {by}.',
        'vou escrever as 3 perguntas que quero fazer, ensaiar com alguém de confiança e ter tudo pronto {by}.',
      ],
    },
    {
      name: 'difficult conversations',
      kind: 'practise',
      weeks: 7,
      heads:
        'conflito*, conversas difíceis, conversa difícil, discussões, clientes difíceis, pessoas difíceis, colegas difíceis',
      beside:
        'gerir*, resolver*, lidar*, enfrentar*, trabalho, equipa, equipe, ter, chefe, calma, melhor, colegas',
      plans: [
        'vou preparar 2 conversas difíceis com uma frase clara para cada uma, ter essas conversas {by} e rever tudo na minha mentoria.',
        'vou anotar em 3 passos o que observo, que efeito tem e o que peço, e usar isso em 2 conversas {by}.',
      ],
    },
    {
      name: 'feedback',
      kind: 'practise',
      weeks: 7,
      heads: 'feedback, críticas, dar feedback, receber críticas, receber feedback, aceitar críticas',
      beside: 'dar, receber, pedir, aceitar*, equipa, equipe, honesto, colegas, lidar, melhor, construtivo',
      plans: [
        'vou dar a 4 pessoas uma observação concreta até {date}, preparada em 2 frases, e perguntar como foi recebida.',
        'vou pedir a 3 pessoas uma opinião sobre um trabalho meu e mudar 2 coisas por causa disso {by}.',
      ],
    },
    {
      name: 'saying no',
      kind: 'practise',
      weeks: 6,
      heads:
        'dizer não, dizer que não, falar não, impor limites, pôr limites, colocar limites, limites, assertiv*, agradar a todos, assertividade',
      beside:
        'aprender, trabalho, chefe, colegas, culpa, sentir-me, pessoas, ser, família, administração, números, gritos',
      plans: [
        'vou dizer não a 1 pedido por semana que não seja tarefa minha até {date}, com uma frase de explicação, e anotar como foi.',
        'vou escrever 3 frases amáveis para dizer não, usar cada uma pelo menos 1 vez {by} e contar na minha mentoria como foi.',
      ],
    },
    {
      name: 'speaking in meetings',
      kind: 'practise',
      weeks: 6,
      heads: 'reunião, reuniões, falar em reuniões, falar nas reuniões, opinar, intervir, videochamadas',
      beside:
        'falar*, intervir*, participar*, opinião, dizer*, equipa, equipe, medo, vergonha, mais, perguntas, corar, chefes, trabalho',
      plans: [
        'vou preparar uma ideia para cada uma de 6 reuniões até {date}, falar nos primeiros 10 minutos e anotar como foi.',
        'vou intervir uma vez em cada reunião até {date} e perguntar todos os meses a 1 pessoa como me expressei.',
      ],
    },
    {
      name: 'presenting',
      kind: 'practise',
      weeks: 8,
      heads:
        'apresentação, apresentações, falar em público, falar em publico, falar diante de, falar na frente de, apresentar o, apresentar a, apresentar um, apresentar meu, me apresentar, apresentar-me, oratória, dar uma palestra, dar palestras, discurso*, explicar o projeto',
      beside:
        'fazer, público, pessoas, nervosismo, medo, clientes, direção, diretores, equipa, equipe, melhor, perder*, aprender, segurança, chefes, projeto, resultados, trabalho, pros, vencer*, superar*, vergonha, sala, dez, minutos, diminutivos',
      plans: [
        'vou ensaiar 2 vezes em voz alta diante de uma pessoa, falar depois diante de um grupo e perguntar a 2 ouvintes do que se lembram, tudo {by}.',
        'vou fazer 2 apresentações curtas de 5 minutos {by}, a primeira diante de 1 pessoa e a segunda diante de um pequeno grupo.',
      ],
    },
    {
      name: 'stage fright',
      kind: 'practise',
      weeks: 8,
      heads: 'medo do palco, medo de palco, medo de falar, vergonha de falar, timidez, corar, medo de exames',
      beside: 'superar*, vencer*, perder*, público, pessoas, deixar, falar, pedir, indicação',
      plans: [
        'vou falar 2 minutos diante de uma pessoa de confiança, depois com 3, e com um pequeno grupo {by}.',
        'vou experimentar 2 maneiras de me acalmar antes, usar cada uma em 3 ocasiões pequenas até {date} e anotar qual ajuda.',
      ],
    },
    {
      name: 'confidence',
      kind: 'practise',
      weeks: 7,
      heads:
        'confiança, autoestima, auto-estima, segurança em mim, acreditar em mim, síndrome do impostor, síndrome da impostora, impostor, insegurança*, confiar em mim, comparar-me, me comparar, reconquistar o meu espaço, reconquistar meu espaço',
      beside:
        'ganhar, ter, mais, mesma, mesmo, trabalho, sentir-me, superar*, deixar, aumentar, recuperar*, colegas',
      plans: [
        'vou anotar todos os dias até {date} uma coisa que fiz bem e fazer 1 coisa por semana que exija coragem.',
        'vou reunir 10 resultados do meu trabalho numa lista {by} e contar 2 deles numa conversa.',
      ],
    },
    {
      name: 'time management',
      kind: 'keep',
      weeks: 5,
      heads:
        'organizar-me, me organizar, organizar o meu tempo, organizar meu tempo, gestão do tempo, gestão de tempo, gerir melhor o tempo, gerir o tempo, gerir o meu tempo, planear a semana, planejar a semana, priorizar, produtiv*, concentrar-me, me concentrar, produtividade, concentração, organização pessoal',
      beside: 'melhor, trabalho, tarefas, semana, dia, casa, estudos, tempo, ser, mais',
      plans: [
        'vou escolher todas as noites 3 tarefas para o dia seguinte até {date} e reservar 90 minutos para a primeira.',
        'vou organizar a minha semana todas as segundas até {date}, com 3 tarefas principais por dia no máximo, e anotar na sexta o que não fiz.',
      ],
    },
    {
      name: 'procrastination',
      kind: 'reduce',
      weeks: 5,
      heads: 'procrastin*, deixar tudo para, deixar tudo pra, deixar as coisas para, adiar*',
      beside: 'deixar, parar, menos, tarefas, última, hora, último, momento, trabalho, estudos',
      plans: [
        'vou dividir cada tarefa que adio em 3 passos pequenos até {date} e fazer o primeiro no mesmo dia.',
        'vou dedicar 25 minutos à tarefa que mais evito 4 dias por semana até {date} e marcar cada vez.',
      ],
    },
    {
      name: 'overtime',
      kind: 'reduce',
      weeks: 6,
      heads:
        'horas extra, horas extras, sair a horas, sair na hora, trabalhar menos, carga de trabalho, trabalhar ao fim de semana, trabalhar no fim de semana, levar trabalho para casa, não topar mais reunião, reunião depois das',
      beside: 'menos, deixar, reduzir*, hora, tarde, noite, trabalho, casa, semana, depois',
      plans: [
        'vou terminar o trabalho à hora certa 3 dias fixos por semana até {date} e anotar na sexta o que atrapalhou.',
        'vou anotar durante 2 semanas para onde vão as minhas horas, combinar com a minha chefia 2 coisas a largar e rever {by}.',
      ],
    },
    {
      name: 'work-life balance',
      kind: 'keep',
      weeks: 6,
      heads:
        'conciliar, conciliação, equilíbrio, tempo para mim, tempo pra mim, tempo para a família, tempo com a família, tempo com os meus filhos, tempo com meus filhos, tempo livre, vida pessoal, desligar do trabalho',
      beside:
        'trabalho, família, vida, filhos, melhor, ter, estudos, pessoal, profissional, passar, encontrar',
      plans: [
        'vou reservar 2 fins de tarde por semana sem trabalho até {date} e marcar cada um na agenda como um compromisso.',
        'vou desligar as mensagens do trabalho a uma hora fixa 4 dias por semana até {date} e rever todos os domingos como foi.',
      ],
    },
    {
      name: 'stress',
      kind: 'reduce',
      weeks: 6,
      heads:
        'stress, estresse, stressar, me estressar, relaxar, preocupar-me, me preocupar, ansiedade, sentir-me culpada, me sentir culpada, culpa',
      beside:
        'menos, reduzir*, gerir*, lidar*, controlar*, trabalho, deixar, parar, melhor, pressão, tudo, calma',
      plans: [
        'vou fazer uma pausa de 10 minutos sem telefone 4 dias por semana até {date} e anotar como me sinto depois.',
        'vou anotar as minhas 3 maiores causas de tensão, mudar uma com ajuda da mentoria e rever {by}.',
      ],
    },
    {
      name: 'sleep',
      kind: 'keep',
      weeks: 6,
      heads: 'dormir, dormir mais, dormir melhor, sono, deitar-me mais cedo',
      beside: 'horas, noite, bem, melhor, mais, regular',
      plans: [
        'vou para a cama à mesma hora 5 noites por semana até {date} e vou largar o telefone 30 minutos antes.',
        'vou manter uma hora fixa de dormir 5 noites por semana até {date} e anotar quantas horas dormi.',
      ],
    },
    {
      name: 'exercise',
      kind: 'keep',
      weeks: 8,
      heads:
        'fazer exercício, exercício, fazer desporto, fazer esporte, desporto, esporte, ir ao ginásio, ginásio, academia, correr, ficar em forma, yoga, ioga, treinar mais',
      beside: 'mais, regular*, voltar, semana, começar, físico, forma',
      plans: [
        'vou fazer exercício 2 vezes por semana durante 30 minutos até {date} e marcar cada sessão na agenda.',
        'vou reservar 2 momentos fixos por semana para o exercício até {date} e encontrar uma pessoa que me acompanhe.',
      ],
    },
    {
      name: 'screen time',
      kind: 'reduce',
      weeks: 5,
      heads: 'telemóvel, celular, ecrã, ecrãs, tela, telas, redes sociais, tempo de ecrã, tempo de tela',
      beside: 'menos, usar, mexer, olhar, deixar, cama, noite, reduzir*, horas, passar, tempo',
      plans: [
        'vou deixar o telefone fora do meu alcance durante uma hora fixa 5 noites por semana até {date} e anotar o que fiz em vez disso.',
        'vou pôr um limite diário ao telefone, respeitar esse limite 5 dias por semana até {date} e rever todos os domingos.',
      ],
    },
    {
      name: 'mentor',
      kind: 'find',
      weeks: 6,
      heads: 'mentor, mentora, um mentor, uma mentora',
      beside: 'encontrar, procurar, ter, oriente, carreira, área, experiência',
      plans: [
        'vou escrever em 3 frases o que quero aprender, perguntar a 3 pessoas possíveis e combinar um primeiro encontro {by}.',
        'vou perguntar a 4 pessoas quem recomendam e ter uma primeira conversa com 2 dessas pessoas {by}.',
      ],
    },
    {
      name: 'communication',
      kind: 'practise',
      weeks: 7,
      heads:
        'comunicação, comunicar-me, me comunicar, competências de comunicação, expressar-me, me expressar',
      beside:
        'melhorar, melhor, equipa, equipe, time, engenharia, trabalho, clareza, assertiva, chefe, colegas, família',
      plans: [
        'vou preparar uma mensagem principal para cada uma de 4 conversas até {date} e perguntar depois a 2 pessoas o que entenderam.',
        'vou escrever em 2 frases o essencial antes de 5 conversas até {date} e anotar depois o que ficou claro.',
      ],
    },
    {
      name: 'level',
      kind: 'pass',
      weeks: 16,
      heads: 'a2, b1, b2, c1, c2',
      beside:
        'passar, tirar*, fazer, nível, obter, inglês, francês, alemão, italiano, espanhol, português, exame, certificado, oficial',
      plans: [
        'vou fazer a inscrição no exame[ do {level}], praticar 4 dias por semana[, com {hours},] e completar 3 provas de treino {by}.',
        'vou fazer um teste[ do {level}] em 2 semanas, cobrir as 3 maiores lacunas[, com {hours},] e fazer a prova {by}.',
      ],
    },
    {
      name: 'networking',
      kind: 'meet',
      weeks: 8,
      heads:
        'networking, rede de contactos, rede de contatos, rede profissional, ampliar a minha rede, ampliar minha rede, contactos, contatos',
      beside:
        'ampliar, criar, fazer, área, setor, profissional, profissionais, novos, mais, conhecer, pessoas, mulheres, indústria',
      plans: [
        'vou falar 20 minutos com 5 pessoas da minha área até {date} e agradecer a cada uma na mesma semana.',
        'vou estar em 2 encontros até {date}, falar com 3 pessoas em cada um e escrever a todas depois.',
      ],
    },
    {
      name: 'visibility',
      kind: 'practise',
      weeks: 8,
      heads:
        'visibilidade, visível, marca pessoal, me levem a sério, me leve a sério, levada a sério, levado a sério, valorizem o meu trabalho, valorizem meu trabalho, me valorizem, reconhecimento, reconheçam o meu trabalho',
      beside: 'mais, empresa, trabalho, equipa, equipe, chefe, ganhar, ser, que',
      plans: [
        'vou contar à minha chefia um resultado do meu trabalho a cada 2 semanas até {date} e apresentar 1 a um grupo maior.',
        'vou publicar um texto curto sobre o meu trabalho por mês até {date} e enviar cada um a 5 pessoas.',
      ],
    },
    {
      name: 'pricing',
      kind: 'decide',
      weeks: 5,
      heads:
        'preço, preços, preço justo, quanto cobrar, colocar preço, calcular o preço, aprender a cobrar, cobrar mais caro, cobrar mais, cobrar, minha margem, a minha margem',
      beside:
        'fixar*, calcular*, aprender, produtos, serviços, clientes, justo, definir, pôr, colocar, como, fotos, casamento, unhas, gel, bolo, direito, pelas, minhas, caro, sem, perder, cliente, entender',
      plans: [
        'vou comparar 3 ofertas parecidas, calcular os meus custos completos numa página e fixar os meus preços {by}.',
        'vou fazer uma tabela de preços numa página {by}, experimentar com 2 clientes e anotar as reações.',
      ],
    },
    {
      name: 'customers',
      kind: 'find',
      weeks: 10,
      heads:
        'clientes, mais clientes, clientela, vendas, vender mais, vender os meus, vender as minhas, vender meus, vender minhas, primeiros clientes, encomendas, pedidos',
      beside:
        'conseguir*, encontrar, captar, atrair, nov*, fix*, ter, negócio, aumentar, dois, três, chegar, mês',
      plans: [
        'vou falar com 5 possíveis clientes por semana até {date} e anotar do que cada pessoa precisa.',
        'vou perguntar a 5 clientes como me encontraram e experimentar as 2 melhores vias até {date}.',
      ],
    },
    {
      name: 'own business',
      kind: 'build',
      weeks: 14,
      heads:
        'negócio, empresa própria, minha própria empresa, minha empresa, empreender, por conta própria, freelance, freelancer, mei, virar mei, abrir mei, loja, loja online, abrir um, abrir uma, abrir o meu, abrir a minha, abrir meu, abrir minha, montar um, montar uma, plano de negócios, startup, o que é meu',
      beside:
        'montar*, abrir*, criar*, próprio, própria, pequeno, ideia, online, lançar*, trabalhar, ser, casa, começar, etsy, velas, vender, dar, nota, poder',
      plans: [
        'vou descrever numa página a minha oferta, a minha clientela e os meus custos, mostrar isso a 3 possíveis clientes e decidir o próximo passo {by}.',
        'vou fazer 1 pequena oferta a 5 clientes reais {by} e anotar quanto pagariam.',
      ],
    },
    {
      name: 'funding',
      kind: 'find',
      weeks: 10,
      heads: 'bolsa, bolsas, subsídio, financiamento, investidor*, empréstimo, apoios financeiros, edital',
      beside:
        'conseguir, solicitar*, pedir, procurar, encontrar, projeto, estudar, mestrado, doutoramento, doutorado',
      plans: [
        'vou fazer uma lista de 5 fontes adequadas, escolher as 2 melhores e enviar as duas candidaturas {by}.',
        'vou escrever um resumo do projeto numa página, pedir a 2 pessoas uma leitura e enviar o texto a 2 entidades {by}.',
      ],
    },
    {
      name: 'portfolio',
      kind: 'build',
      weeks: 10,
      heads: 'portfólio, portfolio, estudos de caso, github apresentável',
      beside: 'criar*, fazer*, montar, design, casos, projetos, online, ter, atualizar, com',
      plans: [
        'vou terminar uma peça de cada vez, pedir a opinião de alguém da área e publicar o conjunto {by}.',
        'vou ter a primeira peça publicada em 4 semanas, perguntar a 2 pessoas o que falta e completar o conjunto {by}.',
      ],
    },
    {
      name: 'data',
      kind: 'learn',
      weeks: 12,
      heads:
        'análise de dados, ciência de dados, dados, machine learning, estatística, inteligência artificial, ia, chatgpt',
      beside:
        'aprender, entender, perceber, usar, básico, python, trabalho, melhorar, curso, analisar, transição, isto',
      plans: [
        'vou terminar um curso até {date}[, com {hours},] e responder a 2 perguntas minhas com o que aprendi.',
        'vou terminar um pequeno projeto com dados públicos até {date}[, com {hours},] e explicar o resultado a alguém em 10 minutos.',
      ],
    },
    {
      name: 'coding exercises',
      kind: 'practise',
      weeks: 8,
      heads: 'leetcode, hackerrank',
      beside: 'exercícios, praticar, treinar, fazer, resolver',
      plans: [
        'vou resolver 3 exercícios de código por semana até {date} e explicar em voz alta a solução do mais difícil.',
        'vou resolver 3 problemas de algoritmos por semana até {date} e rever um deles com alguém com experiência.',
      ],
    },
    {
      name: 'programming',
      kind: 'learn',
      weeks: 12,
      heads: 'programar, programação, desenvolvimento web, código, a programar',
      beside: 'aprender, zero, começar, melhor, web, saber, básico, linguagem',
      plans: [
        'vou terminar um curso para iniciantes até {date}[, com {hours},] e fazer um pequeno programa próprio.',
        'vou resolver 2 exercícios de programação por semana até {date}[, com {hours},] e mostrar o melhor a alguém com experiência.',
      ],
    },
    {
      name: 'accounting',
      kind: 'learn',
      weeks: 8,
      heads:
        'contabilidade, um balanço, faturas, impostos, imposto, declaração de impostos, irs, imposto de renda, finanças da empresa',
      beside: 'aprender, entender, perceber, ler, fazer, negócio, básic*, tratar',
      plans: [
        'vou aprender o básico com um curso curto[, {hours},] e manter as contas reais durante 4 semanas, completo {by}.',
        'vou rever um caso real com alguém que saiba, anotar 3 dúvidas e esclarecer todas {by}.',
      ],
    },
    {
      name: 'writing',
      kind: 'build',
      weeks: 12,
      heads:
        'escrever um livro, livro, romance, blog, conto, contos, poemas, escrever um romance, escrever mais, artigos científicos',
      beside: 'escrever*, terminar*, publicar*, próprio, começar, infantil, sobre, inglês',
      plans: [
        'vou escrever 2 dias fixos por semana até {date} e mostrar a primeira parte terminada a 2 pessoas.',
        'vou terminar um esquema numa página, escrever 1 parte por semana e ter um primeiro rascunho {by}.',
      ],
    },
    {
      name: 'studies',
      kind: 'pass',
      weeks: 14,
      heads:
        'tese, tcc, mestrado, faculdade, doutoramento, doutorado, licenciatura, dissertação, graduação, ensino médio',
      beside:
        'terminar*, acabar*, concluir*, entregar*, escrever*, universitári*, meu, minha, retomar, fazer',
      plans: [
        'vou anotar requisitos e prazos numa página, dividir o trabalho em partes semanais e concluir a primeira etapa {by}.',
        'vou fixar 3 marcos numa página, mostrar o primeiro resultado a alguém da área e cumprir o último {by}.',
      ],
    },
    {
      name: 'recognition of a diploma',
      kind: 'find',
      weeks: 12,
      heads:
        'validar o meu diploma, validar meu diploma, revalidar*, equivalência, reconhecimento do diploma, reconhecimento do meu, reativar*',
      beside: 'diploma, curso, estrangeiro, portugal, brasil, crn, registo, registro, conselho',
      plans: [
        'vou descobrir que entidade trata do assunto, reunir todos os documentos pedidos e entregar o pedido {by}.',
        'vou fazer uma lista dos documentos em falta, pedir os 3 primeiros esta semana e enviar o pedido {by}.',
      ],
    },
    {
      name: 'driving licence',
      kind: 'pass',
      weeks: 16,
      heads:
        'carta de condução, carteira de motorista, cnh, aprender a conduzir, aprender a dirigir, exame de condução, carta de carro',
      beside: 'tirar*, obter, passar, carro, moto',
      plans: [
        'vou marcar a prova teórica em 4 semanas, ter 1 aula por semana e fazer a prova prática {by}.',
        'vou fazer 20 minutos de teoria 4 dias por semana e fazer a prova {by}.',
      ],
    },
    {
      name: 'flat',
      kind: 'find',
      weeks: 10,
      heads: 'apartamento, uma casa, quarto para alugar, mudar de casa, casa própria, casa nova, casa maior',
      beside: 'encontrar, procurar, alugar, arrendar, comprar, própria, mais, barata, grande',
      plans: [
        'vou pôr numa página o que preciso e o que posso pagar, e visitar 1 casa por semana até {date}.',
        'vou reunir os meus documentos numa pasta, dizer a 10 pessoas o que procuro e visitar 4 casas {by}.',
      ],
    },
    {
      name: 'remote work',
      kind: 'negotiate',
      weeks: 7,
      heads:
        'teletrabalho, home office, trabalhar a partir de casa, trabalhar em casa, trabalhar de casa, trabalho remoto, trabalhar remotamente',
      beside: 'dias, semana, mais, trabalho, conseguir, pedir, poder',
      plans: [
        'vou pôr numa página uma proposta de trabalho a partir de casa, ensaiar na minha mentoria e falar com a minha chefia {by}.',
        'vou anotar que tarefas posso fazer em casa, propor uma experiência de 4 semanas e fechar o acordo {by}.',
      ],
    },
    {
      name: 'money',
      kind: 'keep',
      weeks: 10,
      heads:
        'poupar, poupança, economizar, juntar dinheiro, guardar dinheiro, dívidas, dívida, meus gastos, os meus gastos, orçamento familiar, finanças pessoais, reforma, aposentadoria, investir, cheque especial, sair do vermelho, meu dinheiro, o meu dinheiro',
      beside:
        'gerir*, controlar*, pagar, reduzir*, mês, casa, aprender, dinheiro, melhor, organizar*, mais, entrada, cuidar, sair',
      plans: [
        'vou anotar receitas e despesas durante 4 semanas e fixar um valor a cumprir todos os meses até {date}.',
        'vou rever os meus papéis com alguém que saiba, anotar 3 perguntas e esclarecer todas {by}.',
      ],
    },
  ],
};
