/** Portuguese: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const portuguese: Language = {
  code: 'pt',
  locale: 'pt-PT',
  digraphs: false,
  capitalNouns: false,
  letters: 'áàâãçéêíóôõúªº',
  postpositions: false,
  dates: { usual: '{day} de {month} de {year}' },
  givenNames:
    'catarina mariana margarida beatriz leonor matilde carolina francisca madalena joana filipa patrícia sónia mónica cátia susana teresa isabel luísa fernanda cristina raquel marisa tânia telma liliana andreia carla paula lúcia célia gabriela rafaela bárbara débora vanessa fabiana adriana juliana camila larissa letícia bruna natália aline jéssica priscila renata luana thaís isabela manuela mafalda constança benedita carlota lurdes fátima eduarda luciana simone viviane tatiana eliane rosana regina yara iara odete ivone graciete albertina manuel manel tiago thiago diogo gonçalo rui nuno vasco duarte afonso martim rodrigo filipe felipe ricardo vítor jorge fernando sérgio paulo luís josé joão antónio nelson márcio marcelo gustavo eduardo henrique vinícius leandro rafael gabriel mateus lourenço simão tomás bernardo guilherme zeca joaquim armindo caio otávio fábio flávio renato',
  namesakes: 'clara rita mia marco ana',
  nameEndings: '',
  stopWords:
    'a à ao aos às o os as um uma uns umas de do da das d em no na nos nas num numa nuns numas e é ou nem que quê quem qual quais com por pelo pela pelos pelas para pra sem sobre entre até desde durante perante após ante contra segundo eu me mim meu minha meus minhas comigo tu te ti ele ela eles elas você vocês vc nós nosso nossa nossos nossas vos vosso vossa seu sua seus suas se si lhe lhes este esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas deste desta disto neste nesta nisto desse dessa disso nesse nessa nisso aqui aí ali lá cá ser sou és somos são era eram fui foi foram seja sejam sido sendo estar estou está estamos estão estava estado esteja ter tenho tem têm temos tinha tive teve tido tenha tendo haver há houve haja havia fazer faço faz fazem fez feito fazendo ir vou vai vamos vão poder posso pode podem podia poderia possa conseguir consigo consegue querer quero quer queria queremos quisesse gostava gostaria adorava devo deve devia deveria preciso precisava espero procuro pretendo desejo como quando onde quanto quanta quantos porque porquê pois mas porém senão embora enquanto também além assim muito muita muitos muitas mais menos melhor pior pouco pouca poucos poucas algo algum alguma alguns algumas nada ninguém nenhum nenhuma tudo todo toda todos todas cada outro outra outros outras mesmo mesma mesmos mesmas tão tanto tanta tantos tantas já ainda só apenas somente sempre nunca jamais agora antes depois logo então quase bem mal bastante demasiado demais talvez oxalá tomara obrigada obrigado coisa coisas ano anos semana semanas mês meses dia dias vez vezes programa aprender encontrar arranjar olá melhorar ganhar desenvolver ajuda ajudar saber começar superar dentro fora hoje ontem amanhã dele dela deles delas não sim né tô tá pq tipo cerca através',
  abbreviations:
    'p. ex|p.ex|ex|etc|sr|sra|srs|sras|dr|dra|drs|prof|profa|eng|arq|exmo|exma|n|nº|núm|num|máx|max|mín|min|aprox|tel|tlm|telef|av|lda|ltda|s.a|cia|pág|pag|art|ref|dept|depto|dpto|jan|fev|abr|jun|jul|ago|set|out|nov|hs|vs|incl|i.e|e.g|séc|v. g|obs|adm|esp|1.ª|2.ª',
  ordinalStops: false,
  cases: false,
  linking: '',
  quotes: ['«', '»'],
  turns: {
    wish: `o meu chefe devia | a minha chefe devia | o meu chefe deveria | a minha chefe deveria | a minha equipa devia | a minha equipa deveria | minha equipe deveria | os meus colegas deviam | os meus colegas deveriam | quero | eu quero | eu só quero | só quero | o que eu quero | o que quero | o que mais quero | queria | eu queria | queremos | gostava | eu gostava | gostava de | gostava que | gostaria | eu gostaria | gostaria de | gostaríamos | adorava | adorava conseguir | adoraria | eu adoraria | desejo | desejava | desejaria | meu desejo | meus desejos | tomara | oxalá | quem me dera
      | preciso | preciso de | para isso tenho de | para isso tenho que | para isso preciso | para isso devo | para tal tenho de | para tal preciso | preciso urgentemente de | preciso muito de | preciso mesmo de | eu preciso | precisava | precisaria | precisamos | necessito | necessitava | é preciso | estou a precisar | estou precisando | ando a precisar | pretendo | eu pretendo | pretendia | tenciono | tencionava | espero | eu espero | esperava conseguir | planeio | planejo | estou a planear | estou planejando | tenho planos | tenho a intenção | tenho intenção | tenho vontade | tinha vontade | com vontade de | tenho como objetivo | tenho por objetivo | ambiciono | aspiro | sonho com | sonho em | sonho ter | sonho ser | meu sonho | minha ambição | minha intenção | minha meta | minhas metas | meu objetivo | meus objetivos | meu objectivo | meus objectivos | meu principal objetivo | meu grande objetivo | meu propósito | o objetivo é | a meta é | a ideia é | minha ideia é | meu plano | minha expectativa | minhas expectativas | minha aspiração | meu desafio | meu foco é
      | ajuda me | ajude me | ajudem me | ajudai me | me ajuda a | me ajude | me ajudem | me ajudar | ajudar me | ajuda para | ajuda com | ajuda em | ajuda na | ajuda no | preciso de ajuda | apoio para | apoio em | apoio na | apoio no | apoio com | orientação para | orientação sobre | conselhos | conselho para | conselho sobre | dicas | dicas para | dicas de
      | procuro | eu procuro | estou à procura | ando à procura | à procura de | estou a procurar | ando a procurar | estou procurando | procurando | busco | estou em busca | em busca de | buscando | estou interessad* | interessa me | interessava me | tenho interesse em | me interessa | estou a pensar em | estava a pensar em | estou pensando em | ando a pensar em | penso em | pensei em | como posso | como podia | como poderia | como consigo | como faço para | como faço pra | como faço | ajuda pra | apoio pra | dicas pra | conselho pra | como é que | como fazer para | como devo | como conseguir | o que posso fazer | o que devo | o que devia | o que tenho de fazer | devia | deveria | eu devia
      | vou tentar | já decidi | estou decidid* | estou a tentar | ando a tentar | estou tentando | tento | prefiro | eu prefiro | preferia | preferiria | contento me com | seria bom | seria ótimo | era bom | era ótimo | seria ideal | o ideal seria | o ideal era | quero que | a ver se | por favor | está na hora de | chegou a hora de | chegou a altura de | é altura de | interessada em | interessado em | apetece me | apetecia me | dava me jeito | peço | quero poder | gostava de poder | gostaria de poder | kero | qero | qro | querer
      | ~tenho uma entrevista | ~tenho entrevista | ~vou ter uma entrevista | ~tenho de | ~tenho que | ~devo | ~aprender | ~aprender a | ~melhorar | ~aprimorar | ~aperfeiçoar | ~desenvolver | ~encontrar | ~conseguir | ~obter | ~alcançar | ~atingir | ~ganhar | ~aumentar | ~reduzir | ~diminuir | ~baixar | ~subir | ~criar | ~montar | ~abrir | ~lançar | ~preparar | ~praticar | ~treinar | ~mudar | ~trocar | ~passar | ~ler | ~escrever | ~terminar | ~acabar | ~concluir | ~completar | ~finalizar | ~liderar | ~dirigir | ~chefiar | ~coordenar | ~negociar | ~falar | ~apresentar | ~superar | ~ultrapassar | ~vencer | ~equilibrar | ~conciliar | ~poupar | ~economizar | ~juntar | ~enviar | ~mandar | ~publicar | ~participar | ~assistir | ~dar | ~fazer | ~tomar | ~tirar | ~ir | ~viajar | ~comprar | ~vender | ~cozinhar | ~ser | ~ter | ~estar | ~ficar | ~deixar | ~deixar de | ~parar de | ~começar | ~iniciar | ~crescer | ~ampliar | ~alargar | ~expandir | ~fortalecer | ~reforçar | ~construir | ~delegar | ~gerir | ~gerenciar | ~organizar | ~planear | ~planejar | ~priorizar | ~dormir | ~correr | ~dominar | ~entender | ~compreender | ~perceber | ~conhecer | ~descobrir | ~decidir | ~definir | ~escolher | ~estudar | ~inscrever | ~contratar | ~motivar | ~comunicar | ~expressar | ~exprimir | ~ouvir | ~dizer | ~pedir | ~confiar | ~acreditar | ~sentir | ~voltar | ~regressar | ~retomar | ~empreender | ~fundar | ~tocar | ~nadar | ~cuidar | ~perder | ~controlar | ~lidar | ~adquirir | ~aprofundar | ~formar | ~certificar | ~atualizar | ~redigir | ~desenhar | ~programar | ~investir | ~progredir | ~evoluir | ~chegar | ~entrar | ~sair | ~trabalhar | ~viver | ~visitar | ~jogar | ~dançar | ~cantar | ~pintar | ~colaborar | ~ensinar | ~partilhar | ~compartilhar | ~estabelecer | ~colocar | ~manter | ~recuperar | ~renovar | ~candidatar | ~arranjar | ~procurar | ~buscar | ~desligar | ~descansar | ~meditar | ~tornar | ~virar | ~dedicar | ~posicionar | ~esclarecer | ~relacionar | ~conectar | ~destacar | ~saber | ~poder | ~adotar | ~remodelar | ~doutorar | ~mais | ~menos | ~melhor | ~melhores | ~maior | ~basta de | ~chega de | ~aprendo | ~melhoria | ~voluntariado | ~comer | ~beber | ~fumar | ~casar | ~explorar | ~realizar | ~assumir | ~impor | ~perguntar | ~gravar | ~emagrecer | ~exercitar | ~aplicar | ~tentar | ~consultar | ~modificar | ~corrigir | ~reunir | ~digitar | ~cobrir | ~experimentar | ~regularizar | ~adaptar | ~integrar | ~jantar | ~almoçar | ~brincar | ~poder jantar | ~acordar | ~levantar | ~deitar | ~acompanhar | ~educar | ~cumprir | ~respeitar | ~acelerar | ~simplificar | ~automatizar | ~digitalizar | ~divulgar | ~exportar | ~fidelizar | ~angariar | ~captar | ~levar | ~pôr | ~traçar | ~elaborar | ~desbloquear | ~dinamizar | ~afirmar | ~impressionar | ~convencer | ~influenciar | ~inspirar | ~orientar | ~mentorar | ~adormecer | ~cortar | ~largar | ~arriscar | ~encarar | ~enfrentar | era fixe | dava jeito | faz me falta | fazia me falta | faz falta me | ando com vontade de | estou com vontade de | estou a ver se | quero muito | quero mesmo | queria muito | queria mesmo | gostava muito de | gostava mesmo de | gostaria muito de | tô querendo | tô precisando | tô procurando | bora | minha prioridade é | minha resolução | minhas resoluções | resolução de ano novo | meus sonhos | a minha vontade é | tenho em mente | tenho em vista | proponho me | propus me | comprometo me a | quero ver se | vou ver se | precisava era de | o que eu precisava era | agradecia | alguém me ajuda | podem ajudar me | pode ajudar me | podem me ajudar | pode me ajudar | como é que digo | como é que peço | como é que falo | como digo | como peço | como falo | ~entregar | ~plantar | ~costurar | ~bordar | ~fotografar | ~filmar | ~traduzir | ~interpretar | ~conduzir | ~guiar | ~ministrar | ~lecionar`,
    trouble: `custa me | custam me | me custa | custa muito | custa imenso | é difícil | é me difícil | acho difícil | é complicado | parece me difícil | tenho dificuldade* | sinto dificuldade* | dificuldade* em | dificuldade* com | dificuldade* para | dificuldade* de | dificuldade* na | dificuldade* no | tenho medo | medo de | medo do | medo da | tenho receio | receio de | receio | tenho vergonha | tenho pânico | pânico de | tenho problemas | problemas com | problemas em | problemas para | problema com | fico nervos* | fico ansios* | fico vermelh* | fico bloquead* | fico calad* | fico paralisad* | fico sem palavras | bloqueio | bloqueio me | dá me uma branca | dá branco | dá me um branco | gaguejo | travo | eu travo | travo em | travo nas | sou péssim* | sou má a | sou má em | sou mau a | sou mau em | sou fraca em | sou ruim | não sou boa | não sou bom | não tenho jeito | tenho pouco jeito | sou muito tímid* | sou tímid* | não sei | nem sei | eu não sei | n sei | eu n sei | sei lá | n consigo | n tenho jeito | não sabemos | não tenho a certeza | não tenho certeza | não estou cert* | não estou segur* | tenho dúvidas | tenho muitas dúvidas | estou em dúvida | estou na dúvida | duvido | confus* | não consigo | eu não consigo | nunca consigo | não posso | não me atrevo | não tenho coragem | não tenho tempo | nunca tenho tempo | não tenho ideia | não faço ideia | não faço a mínima | falta me | faltam me | me falta | me faltam | falta de | estou estagnad* | sinto me | me sinto | eu sinto me | estagnad* | estou pres* | estou perdid* | ando perdid* | perdid* | estou cansad* | ando cansad* | cansad* | estou fart* | fart* de | esgotad* | exaust* | stressad* | estressad* | sobrecarregad* | saturad* | assoberbad* | odeio | detesto | evito | aborrecid* | entediad* | infeliz | insatisfeit* | frustrad* | descontent* | desmotivad* | chego atrasad* | chego sempre | perco tempo | perco muito tempo | perco o meu tempo | esqueço me | discuto | trabalho demais | trabalho demasiado | trabalho muito | durmo mal | durmo pouco | não durmo | trabalho aos fins de semana | acabo sempre | acabo por | demasiado trabalho | trabalho a mais | digo sempre que sim | digo que sim a tudo | interrompem me | me interrompem | não me ouvem | não me valorizam | não me levam | ninguém me ouve | vergonha | timidez | tímid* | insegur* | insegurança* | nervos* | ansios* | ansiedade | sinto me invisível | procrastino | adio tudo | deixo tudo para | distraio me | me distraio | não me concentro | indecis* | desempregad* | sem trabalho | sem emprego | no desemprego | não chega | é insuficiente | é muito baixo | é fraco | é fraca | é mau | é má | é péssim* | não gosto do meu trabalho | não gosto do que faço | não gosto do meu emprego | não me realiza | não me preenche | síndrome do impostor | síndrome da impostora | síndrome de impostor* | luto com | luto contra | sofro com | sofro de | não percebo nada de | não entendo nada de | não percebo nada | estou a zero | tremem me | treme me a voz | fico a tremer | fico corad* | falta me a coragem | falta me lata | não tenho lata | dá me ansiedade | dá me medo | dá me nervos | me dá medo | me dá ansiedade | não dou conta | estou a rebentar | estou de rastos | ando de rastos | estou no limite | no meu limite | sem energia | ando exaust* | não aguento | já não aguento | não tenho vida | levo trabalho para casa | engasgo me | me engasgo | atrapalho me | me atrapalho | enrolo me | perco o fio | perco me | não me sinto à vontade | não me sinto confortável | sinto me parad* | sinto que não evoluo | não saio do sítio | sinto me um* fraude | sinto me uma fraude | tenho a sensação de | estou dividid* | hesito | não me desenrasco | não falo bem | falo mal | não domino | envergonha me | me envergonha | intimida me | me intimida | assusta me | me assusta | stressa me | irrita me | desgasta me`,
    past: `trabalhei | estudei | fui | eu fui | estive | tive | tive de | tive que | fiz | mudei me | mudei para | me mudei | vim para | vim viver | cheguei a | deixei | consegui | aprendi | liderei | geri | dirigi | coordenei | fundei | licenciei me | formei me | me formei | casei | casei me | separei me | me separei | nasci | nascida em | nascido em | cresci | ganhei | vivi | passei | perdi | comecei | terminei | acabei | acabei por | concluí | completei | fui promovid* | promoveram me | despediram me | contrataram me | me contrataram | ofereceram me | disseram me | convidaram me | nomearam me | já trabalhei | já estudei | já fiz | já tirei | já tive | já fui | já passei | tenho vindo | anos atrás | meses atrás | no ano passado | ano passado | mês passado | semana passada | verão passado | no passado | antigamente | antes era | antes trabalhava | anteriormente | no meu último | no meu antigo | no meu emprego anterior | era | éramos | tinha | tínhamos | havia | trabalhava | estudava | vivia | morava | em criança | em pequena | em pequeno | quando era | costumava | exerci | frequentei | participei | tirei o curso | tirei um curso | tirei a carta | tirei uma | dediquei me | decidi | resolvi | saí | entrei | voltei | regressei | conheci | emigrei | desempenhei | assumi | abri um | abri uma | fechei | gostei | aceitei | vendi | criei os | criei as | dei aulas | soube | percebi | li no | ouvi falar | inscrevi me | candidatei me | enviei | encontrei | encontrou | morreu | faleceu | adoeceu | correu | formada em | formado em | recebi | pedi | nasceu`,
    aside: `quer dizer | porque não | porque nunca | porque tenho | porque me | porque fico | porque chego | porque estou | porque sou | porque sinto | porque já não | porque o meu | porque a minha | pois não | pois tenho | pq não | pq tenho | pq estou | já que não | já que tenho | já que estou | visto que não | uma vez que não | gostava daquilo | gostava do | gostava da | gostava dos | gostava das | gostava disso | gostava disto | gostava muito do | gostava muito da | gostava muito dos | gostava muito das | gostava deste | gostava desse | gostava dessa | gostava daquele | gostava daquela | gostava desta | adorava o | adorava a | adorava os | adorava as | adorava aquilo | adorava esse | adorava essa | adorava aquele | adorava aquela | em pequena queria | em pequeno queria | em criança queria | em miúda queria | em jovem queria | quando era .. queria | na altura queria | nessa altura queria | na época queria | sempre quis | só queria | queria agradecer | quero agradecer | gostava de agradecer | gostaria de agradecer | queria dizer | queria contar | queria começar por | que o meu filho | que a minha filha | que os meus filhos | que as minhas filhas | que o meu marido | que a minha mulher | porque | pq | xq | pois | já que | uma vez que | visto que | dado que | devido a | devido ao | devido à | para que | para poder | para eu poder | para assim | de modo a | de modo que | de forma a | de forma que | a fim de | por forma a | embora | apesar de | ainda que | mesmo que | depois de ter | depois de ser | depois dos meus estudos | após ter | quando era | enquanto | graças a | graças ao | graças à | como sou | como trabalho | como tenho | como vivo | como moro | desde que | por isso é que | o que me | a qual | o qual | ao contrário de | ao contrário do | por culpa de | por culpa do | por motivos | por causa de | por causa do | por causa da | o meu marido acha | o meu marido diz | o meu marido pensa | meu marido acha | meu marido diz | a minha mulher acha | a minha mulher diz | a minha mãe acha | a minha mãe diz | a minha mãe quer | minha mãe acha | minha mãe diz | minha mãe quer | o meu pai diz | o meu pai quer | os meus pais acham | os meus pais dizem | os meus pais querem | meus pais querem | meus pais acham | o meu chefe acha | o meu chefe diz | a minha chefe acha | a minha chefe diz | meu chefe acha | meu chefe diz | minha chefe acha | minha chefe diz | o meu namorado acha | o meu namorado diz | as pessoas dizem | as pessoas acham | dizem que | dizem me que | acham que | acha que eu | diz que eu | diz que sou | diz que eu devia | diz que devia | diz que eu deveria | diz que deveria | acha que eu devia | acha que eu deveria | acha que devia | acha que deveria | dizem que eu devia | dizem que devia | dizem que eu deveria | dizem que deveria | acham que eu devia | acham que devia | acham que eu deveria | acham que deveria | diz que preciso | diz que eu preciso | acha que preciso | acha que eu preciso | dizem que preciso | acham que preciso | diz que tenho de | acha que tenho de | diz que tenho que | quer que eu | querem que eu | o meu filho devia | a minha filha devia | os meus filhos deviam | o meu marido devia | o meu filho tem de | a minha filha tem de | o meu marido acha que devia | o meu marido diz que devia | a minha mãe acha que devia | a minha mãe diz que devia | minha mãe acha que devia | minha mãe diz que devia | minha mãe acha que eu devia | minha mãe diz que eu deveria | os meus pais acham que devia | os meus pais dizem que devia | o meu chefe diz que devia | a minha chefe diz que devia | o meu chefe acha que devia | a minha chefe acha que devia | meu chefe acha que eu deveria | minha chefe acha que eu deveria | meu chefe diz que preciso | o meu chefe diz que preciso | a minha chefe diz que preciso | apresento me | vou apresentar me | queria apresentar me | gostava de me apresentar | gostaria de me apresentar | deixem me apresentar | deixe me apresentar | permitam me | vou contar | vou me apresentar | passo a apresentar | antes de mais`,
    exclude: `nunca mais quero | nunca quero | nunca mais queria | jamais quero | nem quero | também não quero | nem pretendo | nem gostava | nem gostaria | não quero mais | não queria mais | já não quero mais | eu já não quero | eu também não quero | não quero nunca mais | não quero | eu não quero | não queria | não gostava | não gostaria | não gosto | não desejo | não procuro | não busco | não me interessa | não me interessam | não estou interessad* | não tenho interesse | não pretendo | não tenciono | não planeio | não penso | não preciso | não necessito | não é preciso | não me apetece | não quero que | já não quero | não quero voltar | não mais | não | nem | sem | nunca | nunca mais | jamais | exceto | excepto | salvo | tudo menos | qualquer coisa menos | com exceção de | em vez de | em vez do | em vez da | em lugar de | ao invés de | tampouco | evitar | nada de | nada a ver com | que não seja | que não sejam | que não tenha | recuso me a | não me vejo | descarto | fujo de | longe de | dispenso | nada disso | jamais voltaria | não voltava a | não faço questão | nem pensar em | exceção feita | à exceção de | à parte de | excluindo | excluo | recuso`,
    harmless: `não só | não apenas | não somente | não é só | dizer não | dizer que não | falar não | falar que não | dizer "não" | dizer "nao" | digo não | digo que não | a dizer não | que não sei | não sei | nem sei | não se | não sabemos | não saberia | não posso | não consigo | nunca consigo | não me atrevo | não tenho | não sou capaz | não sou boa | não sou bom | não sou muito | não sou de | não sou | não estou | não me sinto | não entendo | não percebo | não compreendo | não falo | não domino | ainda não | nunca fui | nunca consegui | nunca estou | nunca estive | nunca pude | nunca trabalhei | nunca soube | nunca gostei | nunca fico | nunca chego | nunca acabo | nunca termino | nunca tenho | nunca sei | nunca tive | nunca fiz | nunca aprendi | nunca estudei | nunca me | não há | não chega | não chego | não me chega | não me ouvem | não me ouve | não me valorizam | não me valoriza | não me levam | não me veem | não me reconhecem | não me realiza | não me preenche | não me concentro | não me organizo | não gosto do meu trabalho | não gosto do meu emprego | não gosto do que faço | não é suficiente | não é muito | não é bom | não é boa | não é fácil | não é | não está | não funciona | não importa | por que não | ou não | sim ou não | sem medo | sem nervos* | sem stress | sem estresse | sem vergonha | sem ansiedade | sem bloquear | sem ficar | sem gaguejar | sem ler | sem notas | sem papel | sem papéis | sem experiência | sem diploma | sem licenciatura | sem curso | sem confiança | sem sotaque | sem ajuda | sem trabalho | sem emprego | sem culpa | sem me sentir | sem parar | sem rumo | sem saber | não tão | não ser tão | não estar tão | não ficar | não bloquear | não me bloquear | não perder | não desistir | não deixar tudo | não adiar | não ter tanto | não ter medo | não me sentir | não stressar | não terminar | não paro | não paro de | não dou conta | não conheço ninguém | não conheço | não tanto | não faz mal | não obstante | não saber | não me lembro | não vejo | não encontro | não avanço | não necessariamente | não ter | não conto com | não faço ideia | não faço a mínima | nada claro | não nativ* | não técnic* | não violenta | sem conhecimentos | quanto antes | nem sempre | nem tempo | nunca tive | não fui | não foi | não gostei | não era | não tinha | não havia | não sabia | não pude | não consegui | não tive | não fiz | não pago | não pagam | não dá | nada me | não durmo | não ganho | não recebo | não é que | sem rodeios | sem hesitar | sem tremer | sem corar | sem chorar | sem perder | sem gritar | sem discutir | sem pausas | sem dramas | sem demora | sem olhar para | sem legendas | sem tradutor | sem dicionário | sem falhar | sem interrupções | sem horas extra* | sem carro | não aguento | já não aguento | não tenho lata | não me desenrasco | não me deixar | não me calar | não sinto | não evoluo | não saio do sítio | não me respeitam | não me dão | não me deixam | não dou | não conto | não me atrapalhar | não engasgar | não levar trabalho | sem levar trabalho | não depender`,
    unwanted: `stress* | estress* | ansiedade | ansios* | horas extra* | horas a mais | nervos* | nervosismo | procrastin* | burnout | esgotad* | esgotamento | esgotar | medo* | receio* | tímid* | timidez | insegur* | insegurança* | sobrecarg* | sobrecarreg* | cansad* | cansaço | fins de semana | fim de semana | chegar tarde | chegar atrasad* | atrasad* | atraso* | interromp* | infeliz | perfeccionis* | caos | caótic* | distrai* | distraç* | dispers* | desempreg* | sem trabalho | sem emprego | invisível | calad* | calar | duvidar | dúvidas | culpa | culpad* | pânico | bloque* | desorganiz* | micromanag* | microgest* | multitarefa | solidão | sozinh* | impostor* | deixar tudo para | adiar | última hora | mal pag* | discutir | gritar | satur* | vergonha | exaust* | preocupar | preocupações | perder a cabeça | esquecer* | corar | tremer | gaguejar | engasgar | stressar | estressar | rotina | estagn* | discussões | conflito* | chatice* | pressa | correria | desculpar | pedir desculpa* | levar trabalho para casa | desmotiv* | depender dos outros | culpar | turnos | por turnos | trabalhar por turnos | noites | à noite`,
    but: `mas | mas sim | porém | contudo | todavia | e sim | antes pelo contrário | pelo contrário | em contrapartida | no entanto`,
    and: `e | & | também | além disso | bem como | assim como | juntamente com | mais ainda | e ainda | e também | plus`,
    between: 'entre',
    order: `escreve .. poema | escreva .. poema | escreve me | escreva me | escreve um | escreve uma | escreva um | escreva uma | escrevam um | redige | redija | faz me um poema | faz um poema | faça um poema | faz um desenho | conta me um* | conte me um* | conta uma | conte uma | me conta uma | me conte uma | diz uma piada | uma anedota | uma piada | traduz | traduza | traduz isto | resume este | resume o | resuma o | resuma este | qual é a capital | capital da frança | capital de frança | que tempo faz | que horas são | quem és | quem é você | o que és | és um robô | és um bot | você é um robô | és humano | és uma máquina | responde com | responde só | responde apenas | responda com | responda só | responda apenas | responde em | responda em | diz olá | diz apenas | diga apenas | diga só | imprime | imprima | mostra me o | mostre me o | gera código | gere código | escreve código | escreva código | programa uma função | dá me a receita | dá me uma receita | me dê uma receita | receita de | receita para | resolve a | resolve o | resolva | calcula | calcule | quanto é | quantos são | conta até | conte até | repete | repita | canta | cante | continua a história | inventa um* | invente um* | faz os meus deveres | faz o trabalho de casa | recomenda me um filme | faz me uma canção | escreve uma canção | escreve .. carta | faz .. piada | conta .. piada | conta .. anedota | diz me uma anedota | cria um texto | crie um texto | recomenda .. restaurante* | escreve .. redação | faz .. redação`,
    attack: `você agora é | tu agora és | agora tu és | sem regras | escreva um script | escreve um script | diz me a tua | diga me a sua | ignora .. instruç* | ignora .. anterior* | ignora .. prompt* | ignora .. regras | ignora tudo | ignore .. instruç* | ignore .. anterior* | ignore .. regras | ignore tudo | ignorem .. instruç* | ignorar .. instruç* | esquece .. instruç* | esquece .. anterior* | esquece tudo | esqueça .. instruç* | esqueça .. anterior* | esqueça tudo | esqueçam .. instruç* | desconsidera .. instruç* | desconsidere .. instruç* | desconsidera tudo | desconsidere tudo | não ligues às instruç* | desobedece .. instruç* | omite .. instruç* | anula .. instruç* | descarta .. instruç* | descarte .. instruç* | prompt do sistema | system prompt | mensagem do sistema | instruções do sistema | teu prompt | seu prompt | tuas instruções | suas instruções | tuas regras | suas regras | o prompt | prompt inicial | prompt oculto | agora és | agora você é | a partir de agora és | a partir de agora você | a partir de agora tu | age como | aja como | atua como se | atue como | comporta te como | comporte se como | finge que | finge ser | finja que | finja ser | faz de conta que | faça de conta que | faz te passar | assume o papel | assuma o papel | modo de programador | modo desenvolvedor | modo developer | modo dan | és o chatgpt | você é o chatgpt | és uma ia | você é uma ia | és uma inteligência | és um assistente | você é um assistente | és um modelo | como modelo de linguagem | novas instruções | nova instrução | revela .. prompt | revele .. prompt | revela as | revele as | mostra .. prompt | mostre .. prompt | imprime .. prompt | imprima .. prompt | chave de api | chave da api | api key | palavra passe | palavras passe | senha* | jailbreak* | hackead* | hacked | pwned | ignore .. instruction* | ignore .. previous | ignore all | you are now | act as | em vez disso escreve | em vez disso escreva | em vez disso diz | em vez disso diga | em vez de objetivos | em vez de metas | não escrevas objetivos | não escreva objetivos | não escrevas nenhum | não escreva nenhum | não escrevas metas | não escreva metas | só a palavra | apenas a palavra | somente a palavra | fim da entrada | repete as palavras | repita as palavras | o texto acima | texto anterior | ignora as regras | esquece as regras | esqueça as regras | esquece o que | esqueça o que | esquece tudo o que | esqueça tudo o que | não sigas as | não siga as | deixa de seguir | deixe de seguir | a tua tarefa é | a sua tarefa é | sua nova tarefa | a tua nova tarefa | tens acesso a | dá me o prompt | me dê o prompt | diz o teu prompt | aviso do sistema | nota do sistema | instrução do sistema | sobrepõe .. instruç* | substitui .. instruç* | traduz .. instruç* | repete .. instruç* | repita .. instruç*`,
    nothing: `nenhum | nenhuma | nada | nadinha | não | nao | nop | nope | na | n | a | o | obrigada | obrigado | obg | obgd | muito | muita | muitas | olá | ola | oi | oie | viva | bom | boa | boas | dia | tarde | noite | ok | okay | tá | sim | teste | testar | testando | a testar | test | testing | por | agora | os | as | de | do | da | momento | tudo | bem | mais | nada mais | mais nada | não tenho | não há | tenho | há | desejo | desejos | objetivo | objetivos | objectivos | meta | metas | pedido | pedidos | adeus | tchau | xau | até | logo | já | amanhã | cumprimentos | cumprimento | saudações | um | uma | abraço | abraços | beijos | beijinhos | bjs | quero | preciso | que | tal | como | está | estás | estão | vai | vais | espero | te | vos | lhe | você | vocês | isso | isto | é | são | assim | ainda | veremos | ver | em | no | se | entendo | percebo | pergunta | perguntas | comentário | comentários | observações | especial | particular | concreto | hoje | e | me | mim | minha | meu | prazer | muito gosto | gosto | feliz | vazio | pendente | saltar | passar | à frente | seguinte | passo | não se aplica | aplica | sem | nem | ou | xd | kkk | kkkk | kkkkk | rs | rsrs | haha | hahaha | hehe | eheh | ahah | bla | blá | blablabla | lorem | ipsum | dolor | sit | amet | abc | xxx | foo | bar | asdf | hmm | hm | none | nothing | thanks | hello | hi | atualmente | neste | de momento | realmente | de nada | amável | todos | todas | a todos | a todas | não quero nada | igualmente | sou | estou | também | para | por enquanto | enquanto | este | esta | caro | cara | caros | caras | querida | querido | estimad* | senhor* | ótimo | perfeito | não entendo | não percebo | a pergunta | nada a acrescentar | acrescentar | dizer | declarar | qualquer | coisa | alguma | fim de semana | resto de | resto | fim | semana | continuação | boa continuação | bom trabalho | nada de especial | neste momento | por ora | deixem estar | deixe estar | deixa estar | não sei o que escrever | sem objetivos | sem ideias | nada a declarar | a ver vamos | logo se vê | depois digo | depois vejo | volto depois | outra vez | desculpa | desculpe | desculpem | valeu | falou | bj | bjo | cpts | cumps | att | só | aqui | isto é um teste | a testar isto | zero | nenhuns | nenhumas | não quero | nd | ndn | tks | thx | merci | gracias | ciao`,
    self: `eu | mim | meu | minha | meus | minhas | comigo | nosso | nossa | nossos | nossas | tenho | sou | estou | quero | sinto | ando | não sei | não consigo | não tenho | não me | falta me | custa me | faltam me | fico | perco | evito | chego | me`,
    filler: `mudar | tentar | descobrir | acho | creio | penso | preparada | preparado | antigo | antiga | antigos | antigas | menor | menores | corre | ocorrer | encontra | receber | recebo | ajuda | ajudar | mentoria | mentor | mentora | mentoring | mentorado | tutora | programa | conselho | conselhos | orientação | apoio | guia | progresso | avançar | avanço | alcançar | pensar | sinceramente | melhorar | melhoria | melhorias | aprimorar | melhor | melhores | boa | bom | boas | bons | grande | grandes | ser | tornar | conseguir | obter | atingir | ter | aprender | aprendizagem | a | como | trabalhar | trabalhando | em | com | o meu | a minha | um | uma | o | a | os | as | algum | alguma | mais | mais sobre | sobre | desenvolver | desenvolvimento | habilidade | habilidades | competência | competências | capacidade | capacidades | conhecimento | conhecimentos | de | do | da | para | por | nova | novo | novas | novos | saber | querer | por favor | e | ou | mas | fazer | também | realmente | muito | muita | finalmente | encontrar | arranjar | entender | perceber | até | próximo | este | esta | ano | mês | meses | semana | semanas | que | tão | são | começar | iniciar | aumentar | criar | construir | crescer | crescimento | fortalecer | reforçar | capaz | sentir | meta | metas | objetivo | objetivos | objectivo | objectivos | desejo | esperança | coisas | coisa | algo | forma | formas | maneira | maneiras | modo | área | áreas | tema | temas | tratar | lidar | gerir | gerenciar | primeiro | sendo | fazendo | deixar | deixar de | parar de | poder | posso | podia | devia | eu | não | difícil | demasiado | demais | quando | enquanto | se | sempre | só | talvez | na verdade | especialmente | sobretudo | exemplo | quê | onde | quem | aqui | esperando | procurando | procurar | buscar | dentro | final | usar | ir | voltar | preparar | preparação | profissionalmente | pessoalmente | profissional | pessoal | atualmente | nada | especial | vida | dia | pôr | dar | cada | dia a dia | âmbito | nível | aspeto | aspetos | bem | laboral | sido | maior | menos | mulher | homem | futuro | presente | assunto | questão | pessoa | passo | passos | potencial | desempenho | própria | próprio | ficar | tipo | mundo | preferência | de preferência | viver disso | viver disto | se possível | possível | possivelmente | de vez | de uma vez por todas | uma vez por todas | um dia destes | já agora | a sério | com calma | aos poucos | pouco a pouco | passo a passo | a fundo | o quanto antes | quanto antes`,
    slang: `bué | fixe | fixes | gajo | gaja | gajos | malta | cena | cenas | pá | tá | né | pra | pro | pros | pras | pq | vc | vcs | tb | tbm | tmb | td | q | k | n | bjs | bjinhos | kkk | kkkk | rsrs | rs | lol | xd | omg | asap | pls | plz | please | pfv | pf | grana | guito | carcanhol | trampo | trampar | galera | mano | véi | mermão | bora | bora lá | merda | caralho | porra | foda* | fod* | puta | puto | putos | cabr* | bosta | cacete | raio | raios | porreiro | porreira | altamente | baril | curtir | desenrascar | biscate | wtf | super | mega | hiper | idiota* | estúpid* | parv* | burr* | otári* | cromo | dar cabo | arrasar | bombar | show | top | topíssimo | irado | maneiro | tipo assim | sei lá | tô | tou | num tô | naum | eh | aki | msm | hj | vlw | blz | falou | kero | qero | qro | improve | leadership | management | speaking | become | want | skill | skills | learn | learning | better | my | the | and | with | boost | stuff | cool | feedbackzinho | help | mt | mto | mta | bem haja | lixada | lixado | seca | farta | farto | ódio | obg | chavalo | chavala | tótil | ganda | buéda | bwe | memo | tass | stôr | stôra | sem noção | perrengue | tretas | treta | chato | chata | secante | marado | marada | crlh | fdx | pqp | carago | caraças | krl | dps | amh | mlhr | cnsg | fzr`,
    statement: `faltam | faltam me | trabalho como | trabalho em | trabalho na | trabalho no | trabalho numa | trabalho num | trabalho há | trabalho para | trabalho por turnos | trabalho a tempo | trabalho por conta | trabalho das | trabalho até | trabalho todos | trabalho sempre | trabalho desde | trabalho de segunda | atualmente trabalho | neste momento trabalho | hoje trabalho | agora trabalho | onde trabalho | vivo | moro | resido | estudo em | estudo na | estudo no | sou | somos | era | eram | estou | estão | tenho | tem | têm | são | levo | chamo me | me chamo | dou aulas | coordeno | dirijo | lidero | giro | passo muito | passo horas | passo o dia | passo os dias | costumo | costuma | costumam | dedico me | me dedico | venho de | venho da | venho do | diz | dizem | acha | acham | pensa | gosto de | gosto do | gosto da | gosto muito | adoro | faço | apanho | levanto me | deito me | ando a | nado | leio | cozinho | corro`,
    now: 'agora | atualmente | neste momento | de momento | no momento | por agora | por enquanto | hoje | nível atual',
    learn: `aprend* | estud* | curso | cursos | cursar | formaç* | formar me | me formar | capacit* | conheciment* | domin* | aprofund* | programar | programação | certific* | básic* | avançad* | iniciante* | praticar | prática* | habilidade* | competência* | melhorar | aprimorar | aperfeiço* | tutorial* | mestrado | pós graduação | aulas | aulas de | especializ* | iniciar me | desenvolver | saber | usar | utilizar | perceber | entender | adquirir | reforçar | mexer em | mexer no | mexer com | tirar`,
    certificate: `certific* | exame* | acredit* | diploma* | credencial* | habilitação`,
    become: `ser | tornar me | me tornar | virar | vir a ser | chegar a | chegar à | trabalhar como | trabalhar de | trabalhar em | trabalhar na | trabalhar no | trabalhar com | trabalhar numa | mudar para | mudar me para | mudar pra | mudar pro | ir pra área | passar pra | passar pro | migrar pra | transição pra | passar para | passar a | transitar para | transição para | transição de .. para | transição do .. para | transição da .. para | entrar em | entrar na | entrar no | entrar para | ingressar em | ingressar na | ingressar no | cargo de | cargo como | posição de | posição como | vaga de | vaga em | vaga como | função de | funções de | lugar de | papel de | emprego como | emprego de | emprego em | emprego na | emprego no | trabalho como | trabalho de | trabalho em | trabalho na | trabalho no | atuar como | atuar em | atuar na | dedicar me a | me dedicar a | reconver* | requalific* | reorientar* | reinvent* | recomeçar | começar como | começar a trabalhar | migrar para | migrar | promoção a | promovida a | promovido a | promovida para | subir a | subir para | ascender a | exercer como | exercer | estágio em | estágio na | estágio no | estágio como | formar me em | formar me como | mudar de .. para | mudar do .. para | mudar da .. para | passar de .. para | passar do .. para | passar da .. para | ir de .. para | sair de .. para | sair do .. para | sair da .. para | passar de .. a | passar de .. à | passar do .. ao | trocar .. por | salto para | saltar para | pivotar | ir para a área | ir para o setor | ir para a indústria | ir para o ramo | entrar na indústria | dar o salto para | virar me para | apostar em | uma carreira em | carreira na | carreira no | seguir uma carreira | trabalho na área | emprego na área | lugar em | lugar na | lugar no | estrear me | profissão de | aventurar me em | aventurar me na | experimentar .. área`,
    outOfReach: `ceo da | ceo do | ceo de | presidente da | presidente do | primeira ministra | milionári* | multimilionári* | bilionári* | ficar rica | ficar rico | ser rica | ser rico | ricas | famos* | prémio nobel | prêmio nobel | nobel | astronauta | de um dia para o outro | da noite para o dia | na google | no google | da google | do google | na apple | da apple | na microsoft | da microsoft | na nasa | da nasa | na amazon | da amazon | campe* do mundo | campe* mundial | perfeit* | como nativ* | como uma nativ* | como um nativ* | nível nativ* | falante nativ* | nativ* | totalmente bilingue | best seller | bestseller | reformar me | me aposentar | melhor do mundo | a melhor do | o melhor do | número um do | dona do mundo | melhor .. do mundo | melhor .. do país | melhor .. de portugal | melhor .. do brasil | número um em portugal | ganhar o euromilhões | euromilhões | totoloto | lotaria | loteria | mega sena | raspadinha | presidente da república | primeiro ministro | grammy | champions | jogos olímpicos | campeã olímpica | campeão olímpico | unicórnio | cotada em bolsa | ficar famos* | viver de rendimentos | liberdade financeira | nunca mais trabalhar | todas as línguas | hollywood | à lua | ir a marte | ser ministr* | ganhar um óscar`,
    person: `senhor | senhora | sr | sra | dr | dra | doutor | doutora | prof | dona | chamo me | me chamo | meu nome é | nome | chamada | chamado | cumprimentos | atenciosamente | cordialmente | abraço | marido | esposo | esposa | namorado | namorada | companheiro | companheira | filho | filha | irmã | irmão | chama se | se chama | cunhad* | sogr* | eng | enga | arq | ex marido | ex mulher`,
    private: `depress* | deprimid* | diagnos* | diagnóstic* | doença* | cancro | câncer | phda | tdah | autis* | asperger | esclerose | deficiên* | incapacidade | em terapia | minha terapia | psiquiatr* | medicação | medicament* | grávid* | gravidez | engravidar | divorci* | divórcio | aborto | crónic* | crônic* | bipolar | trauma* | vício | adição | viciad* | álcool | alcoól* | alcool* | dívida* | endividad* | vih | hiv | epileps* | epilept* | enxaqueca* | ataque* de pânico | crises de ansiedade | crise de ansiedade | ataques de ansiedade | fibromialgia | anorexia | bulimia | violência doméstica | viúv* | diabet* | luto | síndrome do intestino | menopausa | endometriose | perturbação | alzheimer | parkinson | demência | avc | enfarte | operad* à | quimio* | internad* | falec* | custódia | guarda dos filhos | pensão de alimentos | insolvência | penhora | assédio | abus* sexual | infertilidade | fertilização | perda gestacional`,
    lastVerb: 'melhorar isso | melhorar isto | mudar isso | mudar isto | resolver isso | resolver isto',
    own: `meu | minha | meus | minhas | nosso | nossa | nossos | nossas | me`,
    loose: `acho | creio | vou | irei | preciso | quero | a | e | ou | também | ainda | realmente | finalmente | por fim | por favor | talvez | só | apenas | algum dia | um dia | depois | então | assim | mas | até | sinceramente | agora | em | com | de | do | da | dos | das | no | na | nos | nas | sobre | para | por | que | senão | objetivo | objetivos | meta | metas | desejos | ajuda | isso | isto | esta | este | algo | definitivamente | idealmente | como | exemplo | primeiro | segundo | terceiro | já | pois | ao | à | aos | às | poder | tomara | pelo menos | ao menos | sobretudo | principalmente | especialmente | o | a ideia | se | são | igualmente | muito | imenso | embora | tanto | também de | preferência | de preferência | se possível | já agora | um bocadinho | um pouco | de vez | de uma vez | por exemplo | tipo | nomeadamente | entretanto | hei de`,
    hanging: `antes | até | dentro | desde | meu | minha | meus | minhas | nossa | nosso | muito | tão | não | nem | quando | enquanto | porque | qual | quem | entre | perto | após | um | uma | uns | umas | o | a | os | as | ao | aos | num | numa | pelo | pela | perante | sem | segundo | próximo | próxima | finais | final | fim | meados | início | princípio | partir | durante | está | estão | ser | aproximadamente | cada | este | esta | prazo | data | tarde | daqui | dia | dias | no dia`,
    place: `em | no | na | mudar me para | mudar para | me mudar para | mudarmo nos para | ir para | ir viver para | ir morar em | viver em | viver no | viver na | morar em | morar no | morar na | emigrar para | viajar para | viajar por | viagem a | viagem ao | voltar a | voltar para | regressar a | regressar ao | desde | até | mudança para | a caminho de | de | do | da | para | para o | para a`,
    clitic: '',
    wishAfter: '',
    excludeAfter: '',
  },
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
      ['páscoa', 4, 15],
      ['primavera', 5, 31],
      ['ano letivo | ano lectivo | ano escolar | santos populares', 6, 30],
      ['fim do verão | final do verão', 8, 31],
      ['do verão | das férias', 6, 20],
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
    within: `dentro de | daqui a | daqui por | nos próximos | nas próximas | no próximo | na próxima | durante os próximos | durante as próximas | ao longo dos próximos | ao longo das próximas | os próximos | as próximas | próximos | próximas | no prazo de | num prazo de | em menos de | em cerca de | em uns | em umas | daqui até
      | em janeiro | em fevereiro | em março | em abril | em maio | em junho | em julho | em agosto | em setembro | em outubro | em novembro | em dezembro | em um ano | em um mês | em uma semana | em um semestre | em um trimestre | num ano | num mês | num trimestre | num semestre | numa semana | em dois | em duas | em três | em quatro | em cinco | em seis | em sete | em oito | em nove | em dez | em onze | em doze | em quinze | em dezoito | em vinte | em trinta | em meio | em meia dúzia | num ano e | em 1* | em 2* | em 3* | em 4* | em 5* | em 6* | em 7* | em 8* | em 9* | no natal | na páscoa | no verão | na primavera | no outono | no inverno | no carnaval | no primeiro | no segundo trimestre | no segundo semestre | no terceiro | no quarto trimestre | no último trimestre | na primeira metade | na segunda metade | no 1.º | no 2.º | no 3.º | no 4.º | no 1º | no 2º | no 3º | no 4º | no q1 | no q2 | no q3 | no q4 | no t1 | no t2 | no t3 | no t4 | no fim | no final`,
    before: 'antes de | antes do | antes da',
    until: `até | até ao | até à | até o | antes de | antes do | antes da | antes | o mais tardar | no máximo | data limite | prazo | prazo limite | limite | deadline | data prevista | vence
      | para janeiro | para fevereiro | para março | para abril | para maio | para junho | para julho | para agosto | para setembro | para outubro | para novembro | para dezembro | para o natal | para o verão | para a primavera | para o outono | para o inverno | para a páscoa | para o carnaval | para o fim | para o final | para finais | para meados | para o início | para o próximo | para a próxima | para segunda | para terça | para quarta | para quinta | para sexta | para sábado | para domingo | para este | para esta | para o primeiro | para o segundo | para o terceiro | para o quarto | para o último | para o ano novo | para t1 | para t2 | para t3 | para t4 | para q1 | para q2 | para q3 | para q4 | para o 1* | para o 2* | para o 3* | para o 4*`,
    ago: 'há | faz | desde | passado | passada | passados | passadas | últimos | últimas | último | última | experiência | atrás | anterior',
    per: 'por | a | à | ao | cada | / | x | na | em cada',
    weekly: 'semanal | semanais | semanalmente',
    daily: 'diário | diária | diários | diárias | diariamente',
    half: 'meio | meia | e meio | e meia',
    from: 'de 1* | de 2* | de 3* | de 4* | de 5* | de 6* | de 7* | de 8* | de 9* | dos 1* | dos 2* | dos 3* | dos 4* | dos 5* | dos 6* | dos 7* | dos 8* | dos 9* | desde | desde os | deixar | deixar de | deixo | sair de | sair do | sair da | mudar de | mudar do | mudar da | passar de | passar do | passar da | ir de | migrar de | migrar do | migrar da | trocar | trocar o | trocar a | sou | sou uma | sou um | venho de | venho do | venho da | passo de | transição de | transição do | transição da | fugir de | fugir do | fugir da',
    to: 'para | pra | pro | para os | para as | até | até aos | a | aos | →',
    difference:
      'em | mais | uns | umas | de 50 | de 75 | de 100 | de 120 | de 150 | de 200 | de 250 | de 300 | de 350 | de 400 | de 500',
    percent: 'por cento | porcento | %',
    thousand: 'mil',
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
  themes: {
    careerChange: `mud* .. carreira | mud* .. profissão | mud* .. área | mud* .. setor | mud* .. ramo | mud* .. rumo | mud* .. ofício | mud* .. vida profissional | troc* .. carreira | troc* .. área | troc* .. profissão | troc* .. setor | mudança de carreira | mudança profissional | mudança de área | mudança de ares | mudança radical | mudar profissionalmente | transição de carreira | transição profissional | transição .. carreira | transição de .. para | transição do .. para | transição da .. para | ~transição | ~transitar | nova carreira | nova profissão | novo ofício | nova área | outra área | outras áreas | outras profissões | outra profissão | outra carreira | outro setor | outro ramo | outro ofício | novo setor | reconver* | reconversão | requalific* | reinvent* | reorientar | reorientação | recomeçar | dar o salto para | saltar para | migrar para | migrar de | ~migrar | passar de .. para | passar do .. para | passar da .. para | ir de .. para | deixar o ensino | deixar de dar aulas | deixar a enfermagem | deixar a restauração | deixar a hotelaria | sair do ensino | sair da escola | sair da restauração | sair da hotelaria | sair do retalho | sair do comércio | sair da banca | sair da minha área | algo completamente diferente | algo totalmente diferente | algo diferente | uma coisa diferente | fazer outra coisa | ~dedicar me a | ~dedicar me à | ~me dedicar a | entrar na área | entrar no mundo | entrar para a área | ingressar na área | curso profissional | uma volta à carreira | dar uma guinada | guinada | uma reviravolta | ir para a indústria | ir para o setor | ir para a área | dar um novo rumo | novo rumo profissional | novo rumo | mudar completamente | mudar tudo profissionalmente | começar do zero | começar de novo | outra vida profissional | virar a página | sair da minha zona profissional | sair da função pública | sair da saúde | sair da advocacia | deixar a advocacia | deixar a banca | deixar a saúde | deixar a medicina | deixar a contabilidade | deixar o direito | largar a minha profissão | mudar de ofício | segunda carreira | upskilling | reskilling`,
    jobSearch: `arranjar .. part time | emprego .. part time | trabalho .. part time | encontrar .. part time | emprego a tempo parcial | trabalho a tempo parcial | encontrar .. trabalho remoto | procur* .. trabalho remoto | arranjar .. trabalho remoto | conseguir .. trabalho remoto | busc* .. trabalho remoto | um trabalho remoto | emprego remoto | vaga remota | vagas remotas | procur* .. emprego | encontrar .. emprego | arranjar .. emprego | conseguir .. emprego | busc* .. emprego | ter .. emprego | novo emprego | emprego novo | outro emprego | melhor emprego | emprego melhor | bom emprego | primeiro emprego | emprego dos meus sonhos | emprego de sonho | mud* .. emprego | troc* .. emprego | mudar de trabalho | troc* .. trabalho | emprego | empregos | ~empregador* | ~empresas | novo trabalho | trabalho novo | outro trabalho | melhor trabalho | trabalho melhor | um trabalho | primeiro trabalho | trabalho estável | trabalho fixo | trabalho dos meus sonhos | trabalho de sonho | trabalho digno | procur* .. trabalho | busc* .. trabalho | encontrar .. trabalho | arranjar .. trabalho | conseguir .. trabalho | deixar o meu trabalho | deixar o meu emprego | sair da empresa | sair da minha empresa | sair do meu emprego | sair deste emprego | sair do meu trabalho | ~trabalho | vaga | vagas | vaga de emprego | posto de trabalho | postos de trabalho | mercado de trabalho | entrada no mercado | candidatura* | candidatar* | ~candidate | enviar .. cv | mandar .. cv | enviar .. currículo* | mandar .. currículo* | meu currículo | currículo* | curriculum* | cv | cvs | carta de apresentação | carta de motivação | desempreg* | sem trabalho | sem emprego | estágio* | ~estagia* | recolocação | bolsa de emprego | ofertas de emprego | oferta de emprego | ofertas de trabalho | oferta de trabalho | trabalhar no estrangeiro | trabalhar .. estrangeiro | trabalhar fora | trabalhar no exterior | trabalhar noutro país | trabalhar em outro país | ser contratad* | me contratem | contratem me | despedir me | me demitir | demitir me | pedir demissão | trampo | equivalência .. diploma | equivalência .. curso | equivalência* | reconhecimento .. diploma | reconhecer .. diploma | validar .. diploma | revalidar* | revalidação | homolog* | trabalho mais criativo | trabalho criativo | efetivar | passar aos quadros | contrato sem termo | contrato efetivo | contrato estável | emprego estável | mudar de empresa | trocar de empresa | sair desta empresa | mudar de patrão | centro de emprego | iefp | trabalho a meio tempo | a meio tempo | meio período | part time | headhunter* | ~recrutador* | carteira assinada | clt | vínculo estável | sair do desemprego | trabalho em condições | responder a anúncios | anúncio* de emprego | portal* de emprego | trainee* | ~concorrer a`,
    interviews: `entrevist* | entrevista* de emprego | entrevista* de trabalho | entrevista* técnica* | processo* seletivo* | processo* de seleção | processo* de recrutamento | dinâmica* de grupo | assessment* | prova técnica | teste técnico | falar com recrutador* | ~recrutador* | simulação de entrevista | simulações de entrevista | perguntas dos recrutador* | prova oral | testes psicotécnicos | psicotécnic*`,
    promotion: `promoção | promoções | promovid* | ser promovid* | promover me | promovam | promoção interna | progredir .. carreira | progredir profissionalmente | progredir na empresa | ~progredir | progressão | progressão na carreira | progressão de carreira | evoluir .. carreira | evoluir profissionalmente | evoluir na empresa | evolução profissional | evolução na carreira | crescer profissionalmente | crescer .. carreira | crescer na empresa | crescer dentro | crescimento profissional | crescimento de carreira | desenvolvimento profissional | desenvolvimento de carreira | desenvolver .. carreira | desenvolver me profissionalmente | me desenvolver profissionalmente | avançar .. carreira | avanço na carreira | avançar profissionalmente | subir de cargo | subir de posto | subir de categoria | subir de posição | subir .. cargo | subir na carreira | subir na empresa | subir de nível | cargo superior | cargo de chefia | cargo de liderança | cargo de direção | cargo de gestão | cargo mais alto | cargo maior | cargo sénior | ~cargo | lugar de chefia | funções de chefia | posição de liderança | posição de chefia | posição sénior | próximo nível | nível seguinte | próximo passo | passo seguinte | próximo passo .. carreira | passo profissional | mais responsabilidade* | maiores responsabilidade* | assumir .. responsabilidade* | ~responsabilidade* | plano de carreira | carreira profissional | minha carreira | na carreira | ~carreira | fazer carreira | alavancar .. carreira | impulsionar .. carreira | teto de vidro | ser sóci* | tornar me sóci* | chegar a sóci* | ~avaliação de desempenho | ~desempenho | ascender | subir de escalão | subir na hierarquia | plano de desenvolvimento | dar o próximo passo | dar o salto | dar um salto na carreira | saltar de nível | reclassificação | mudança de categoria | efetivação | responsabilidade acrescida | projetos maiores | progressão salarial | avaliação anual`,
    leadingTeam: `leadership | lider* .. equip* | lider* .. time* | lider* .. pessoa* | lider* .. grupo* | lider* | liderança | gerir .. equip* | gerir .. pessoas | gerir pessoas | gerenciar .. equip* | gerenciar .. time* | gerenciar .. pessoas | gestão de equip* | gestão da equip* | gestão da minha equip* | gestão de pessoas | chefiar | chefiar .. equip* | dirigir .. equip* | coordenar .. equip* | comandar .. equip* | conduzir .. equip* | orientar .. equip* | deleg* | minha equip* | meu time | nosso time | ~o time | ~um time | ~equipa | ~equipas | ~equipe | ~equipes | pessoas a cargo | pessoas a meu cargo | pessoas sob | meus subordinados | minhas subordinadas | ~colaboradores | melhor chefe | boa chefe | bom chefe | boa líder | bom líder | melhor líder | chefe melhor | ambiente .. equip* | motiv* .. equip* | motiv* .. time | motiv* .. pessoas | motiv* .. colaborador* | equipa* .. motiv* | equipe* .. motiv* | ~motivar | coesão | espírito de equip* | contrat* .. equip* | contrat* .. time | recrut* .. equip* | recrut* .. pessoas | ~contratar | ~recrutar | equipa* remota* | equipe* remota* | time* remoto* | equipa* à distância | equipa* híbrida* | estilo de liderança | reuniões de equip* | reuniões individuais | reuniões um a um | primeira vez chefe | andar sempre em cima | andar em cima das | pessoas mais velhas | controlar tudo | liderar pelo exemplo | liderança feminina | mulheres líderes | minha primeira equipa | gestão de talentos | reter pessoas | rotatividade | fazer crescer .. equip* | desenvolver .. equip* | meus colaboradores | minhas colaboradoras | passar de colega a chefe | de colega a chefe | pulso firme | ~nova equipa`,
    negotiatingPay: `salári* | salári* .. aument* | aumento de salário | aumento salarial | ordenado* | vencimento mais | meu vencimento | remunera* | pedir .. aumento | um aumento | ~aumento | negociar .. aumento | negociar .. salário | negociar .. ordenado | negociar .. condições | negociação salarial | revisão salarial | faixa salarial | igualdade salarial | disparidade salarial | ~ganhar mais | ganhar melhor | ganhar mais dinheiro | ganhar .. dinheiro | ganhar .. euros | ganhar .. reais | ganhar .. € | ganhar .. guito | ganhar .. grana | ~ganhar | mais dinheiro | mais grana | mais guito | receber mais | receber melhor | mais bem pag* | melhor pag* | mal pag* | bem pag* | pagam pouco | pagam mal | paguem mais | paguem melhor | ganho pouco | ganho mal | recebo pouco | ~rendimento* | maior rendimento | mais rendimento | honorários | meus preços | cobrar mais | ~cobrar | tarifa* | bónus | bonus | mais bem remunera* | quero ganhar mais | queria ganhar mais | ganhar mais do que | ser paga | ser pago | mais salário | melhor salário | ordenado melhor | subida de ordenado | subir o ordenado | subir o salário | subida salarial | aumento de ordenado | o que valho | quanto pedir | quanto cobrar | pretensões salariais | pretensão salarial | proposta salarial | contraproposta | prémio* de desempenho | subsídio* | benefícios | seguro de saúde da empresa | regalias | pacote salarial | quero um aumento | equiparação salarial | ganho menos do que | recebo menos | ~ganho | ~recebo`,
    networking: `networking | rede de conta* | minha rede | minha rede de conta* | rede profissional | alargar .. rede | ampliar .. rede | expandir .. rede | aumentar .. rede | construir .. rede | criar .. rede | rede de mulheres | rede de apoio | uma rede | ~rede | contactos | contatos | contactos profissionais | conhecer .. pessoas | conhecer .. gente | conhecer .. profissionais | conhecer .. mulheres | conhecer .. recrutador* | conhecer outras | conectar me com | me conectar com | criar ligações | fazer ligações | relacionar me com | me relacionar com | relações profissionais | ~relações | círculo profissional | comunidade* | encontrar .. mentor* | procurar .. mentor* | ter .. mentor* | arranjar .. mentor* | uma mentora | um mentor | modelo a seguir | troca de experiências | trocar experiências | troca de ideias | trocar ideias | partilhar experiências | socializar | fazer amig* | novos amigos | novas amigas | mais amig* | amizades | fazer amizades | conversa de circunstância | conversa fiada | conversa informal | conversas informais | conversas de café | small talk | quebrar o gelo | eventos da área | eventos do setor | eventos da minha área | pessoas da minha área | pessoas da área | ir a .. evento* | ir a mais eventos | participar em .. evento* | participar .. eventos | alguém que me oriente | alguém que me guie | quem me oriente | quem me guie | alguém que já | outras mulheres | mulheres da minha área | mulheres da área | mulheres na tecnologia | mulheres em tecnologia | mulheres como eu | conversar com .. mulheres | falar com .. mulheres | conversar com pessoas | falar com pessoas da | pessoas do meu setor | pessoas do setor | pessoas na mesma situação | não me sentir .. sozinha | sinto me sozinha | menos sozinha | menos solidão | manter .. contact* | retomar .. contact* | antigos colegas | antigas colegas | pedir recomendações | associação profissional | grupo de pares | tertúlia* | fazer contactos | fazer contatos | pessoas novas | gente nova | novas pessoas | conhecer gente | vou a uma conferência | ir a .. conferência* | ir a .. congresso* | ir a .. feira* | ir a .. encontro*`,
    publicSpeaking: `falar em público | falar .. público | falar para .. pessoas | falar para muita | falar pra .. pessoas | falar pra muita | falar na frente | falar perante | falar à frente | falar diante | falar .. frente de | falar em frente | falar .. muita gente | falar para grupos | falando em público | comunicar em público | comunicação em público | expor em público | exprimir me em público | em público | discursar | discurso* | fazer .. discurso* | apresentaç* | apresentações | minhas apresentações | fazer .. apresentaç* | ~apresentar | apresentar em público | apresentar .. frente | apresentar perante | apresentar .. resultados | apresentar .. projeto* | oratória | palestra* | palestrante | dar .. palestra* | fazer .. palestra* | ~conferência* | ~congresso* | falar .. conferência* | orador* | palco* | medo de palco | medo do palco | pânico de palco | fobia de palco | medo de falar em | medo de falar perante | medo de falar para | medo de falar nas | plateia* | auditório* | audiência* | diante de .. pessoas | diante de .. gente | na frente de .. gente | à frente de muita | perante .. pessoas | perante muita | pitch | storytelling | toastmasters | tedx | ~moderar | moderar .. painel | moderar .. debate* | dar .. workshop* | conduzir .. workshop* | dinamizar .. workshop* | facilitar .. workshop* | facilitar .. sess* | exposição oral | apresentação oral | webinar* | slides | diapositivos | public speaking | júri | perante um júri | defender a tese | defesa da tese | defesa de tese | brilhar em palco | apresentar a tese | provas orais | fazer um brinde | mestre de cerimónias | falar ao microfone | microfone | falar na rádio | falar na televisão | entrevista na televisão | apresentar em inglês | dar aulas online | ~formações`,
    confidence: `confian* | confiança em mim | mais confian* | autoconfian* | auto confiança | autoestima | auto estima | amor próprio | ~segurança | segurança em mim | mais segur* | segura de mim | seguro de mim | insegur* | insegurança* | acreditar em mim | acreditar mais em mim | acreditar mais | confiar em mim | confiar mais em mim | confiar mais | valorizar me | valor a mim | dar .. valor a mim | dar me valor | me dar valor | gostar de mim | gostar mais de mim | meu valor | assertiv* | síndrome .. impostor* | impostor* | dizer não | dizer que não | falar não | falar que não | direi que não | digo sempre que sim | dizer sempre que sim | dizer que sim a tudo | digo que sim a tudo | digo não | dizer "não" | limites | impor limites | pôr limites | colocar limites | estabelecer limites | fazer me ouvir | me fazer ouvir | ser ouvid* | ouvida nas reuniões | fazer me respeitar | minha voz | ter voz | levantar a voz | ~voz | com respeito | ser respeitad* | mais respeito | tom* a palavra | intervir .. reuni* | interv* .. reuni* | participar .. reuni* | falar .. reuni* | fal* mais .. reuni* | falar nas reuniões | ideias nas reuniões | dar a minha opinião | dar minha opinião | opinar | defender .. ideias | defender as minhas | defender a minha | coragem | corajos* | ousar | ousadia | atrever* | timidez | tímid* | vergonha | zona de conforto | duvid* de mim | dúvidas sobre mim | ~empoder* | empoderamento | perfeccionis* | agradar a todos | agradar a toda | agradar toda | agradar aos outros | interromp* | levad* a sério | lev* a sério | não me ouv* | respeitem | me respeitem | medo de falh* | medo de errar | medo do fracasso | medo da rejeição | medo do julgamento | perder .. medo* | superar .. medo* | vencer .. medo* | ultrapassar .. medo* | enfrentar .. medo* | ~medo | ~medos | presença executiva | ocupar .. espaço | parar de me desculpar | pedir desculpa* | desculpar me | me desculpar | desculpo me | peço sempre desculpa | menos tímid* | ser mais firme | firmeza | ganhar coragem | ter mais lata | afirmar me | me afirmar | impor me | me impor | pôr me no meu lugar | ser eu própria | comparar me | me comparar | comparo me | autocrític* | autoexigên* | exijo demasiado | ser menos dura comigo | menos exigente comigo | exigente comigo | sinto me uma fraude | sou uma fraude | à vontade | sentir me à vontade | ser levada a sério | presença | ter mais presença | marcar presença | sem pedir licença | não me calar | calo me | fico calad* | intimid* | dependo da opinião | opinião dos outros | o que os outros pensam | falhar sem | ficar calad*`,
    technicalSkills: `tese | dissertação | terminar .. curso | acabar .. curso | concluir .. curso | terminar .. mestrado | acabar .. mestrado | concluir .. mestrado | terminar .. licenciatura | acabar .. licenciatura | concluir .. licenciatura | terminar .. doutoramento | concluir .. doutoramento | concluir .. pós graduação | terminar .. pós graduação | programar | programação | programador* | codificar | código limpo | desenvolvimento de software | desenvolvimento web | desenvolver software | desenvolver aplicações | desenvolver apps | competências técnicas | habilidades técnicas | conhecimentos técnicos | conhecimento técnico | lado técnico | parte técnica | ~técnic* | competências digitais | habilidades digitais | literacia digital | transformação digital | ~digital | ~digitais | informátic* | computação | ~tecnologia* | ~tecnológic* | ~software | linguage* de programação | algoritm* | padrões de desenho | ~formação | formação contínua | formação técnica | formar me | ~formações | capacitação | capacitar me | ~certific* | certificação | certificações | certificado | especializar me | me especializar | especialização | ~especializ* | ~curso | ~cursos | bootcamp | mestrado | pós graduação | ~licenciatura | tirar uma licenciatura | doutoramento | doutorado | faculdade | voltar a estudar | retomar .. estudos | ensino superior | curso superior | bolsa de estudo* | atualizar .. conhecimentos | ~conhecimentos | ~habilidades | ~competências | concurso público | concursos públicos | concurso* para a função | exame da ordem | exame de acesso | exames de acesso | exame nacional | exames nacionais | análise de dados | analisar dados | fazer um site | criar um site | criar .. app | fazer .. app | criar .. aplicação | carta de condução de pesados | testes automáticos | base* de dados | fazer sites | criar sites | automatizar | folhas de cálculo | folha de cálculo | microcredencial* | mba | ctesp | curso técnico | maiores de 23 | entrar na universidade | entrar na faculdade | acabar o 12 | 12.º ano | 12º ano | rvcc | certificado de competências pedagógicas | ccp | ~exame | ~exames | passar no exame | passar nos exames | preparar .. exame* | minhas finanças pessoais | finanças pessoais | minhas finanças | organizar .. finanças | gerir .. finanças | poupar | ~poupanças | orçamento familiar | orçamento mensal | meu dinheiro | gerir .. dinheiro | juntar dinheiro`,
    language: `língua* | idioma* | línguas estrangeiras | língua estrangeira | segunda língua | nova língua | novo idioma | aprender .. língua* | aprender .. idioma* | curso de línguas | curso de idiomas | nível de língua | falar fluentemente | falar .. fluência | fluên* | fluente | fluentes | fluentemente | falar inglês | falar em inglês | falar alemão | falar francês | falar espanhol | falar italiano | falar português | meu inglês | meu alemão | meu francês | meu espanhol | meu italiano | meu português | ~inglês | ~alemão | ~francês | ~espanhol | vocabulário | gramática | pronúncia | sotaque | nível b1 | nível b2 | nível c1 | nível c2 | nível a2 | nível a1 | nativ* | conversação | conversação em | certificado de língua* | bilingue | bilíngue | língua gestual | libras | intercâmbio linguístico | falar com estrangeiros | língua do país | línguas | ciple | deple | diple | celpe bras | exame de português | nacionalidade portuguesa | entender nativos | perceber nativos | séries sem legendas | emails em inglês | reuniões em inglês | inglês técnico | inglês de negócios | poliglota | tandem`,
    workLifeBalance: `menos no trabalho | menos tempo no trabalho | equilíbrio | equilibr* | equilibr* .. vida | equilibr* .. trabalho | conciliar | conciliação | conciliar .. família* | vida pessoal | vida privada | vida familiar | vida profissional e | vida pessoal e profissional | trabalho e família | trabalho e vida | trabalho e a família | trabalho e a vida | horas extra* | horas a mais | horas extraordinárias | burnout | esgotad* | esgotamento | stress* | estress* | desestressar | relax* | descans* | descontrair | ~energia | mais energia | recuperar .. energia* | tempo livre | tempos livres | tempo para mim | tempo para os meus | tempo para a minha | tempo para a família | tempo com a família | mais tempo para | mais tempo com | tempo com os meus | tempo com o meu | tempo com a minha | lazer | horário de trabalho | meu horário | ~horário* | carga horária | jornada de trabalho | trabalhar menos | menos trabalho | desligar | desligar do trabalho | desconectar | fins de semana | fim de semana | exaust* | exaustão | sobrecarg* | sobrecarreg* | cuidar de mim | cuidar mais de mim | autocuidado | saúde mental | ~saúde | saudável | saudáveis | bem estar | dormir | dormir melhor | sono | exercício físico | fazer exercício | exercitar me | me exercitar | desporto | esporte* | praticar desporto | ginásio | ir ao ginásio | ir à academia | ir para a academia | academia de ginástica | em forma | correr | corrida* | maratona* | meia maratona | caminhadas | ~caminhar | natação | yoga | ioga | pilates | meditar | meditação | mindfulness | atenção plen* | hobby | hobbies | passatempo* | sabátic* | emagrecer | perder peso | perder .. kg | perder .. quilos | depois do trabalho | após o trabalho | sair a horas | sair no horário | sair mais cedo | sair cedo do trabalho | teletrabalh* | trabalho remoto | trabalhar remotamente | trabalhar .. casa | trabalhar a partir de casa | trabalhar de casa | trabalhar em casa | home office | trabalho híbrido | trabalho à distância | ansiedade | minha família | meus filhos | minhas filhas | meu filho | minha filha | meus miúdos | ~família | ~filhos | serões livres | noites livres | tardes livres | carga mental | qualidade de vida | ritmo de vida | perder a cabeça | emails à noite | mails à noite | mensagens à noite | emails fora de horas | emails ao fim de semana | fora de horas | trabalho para casa | levar trabalho | turnos | turnos da noite | jantar em família | jantar em casa | estar com os meus | ir buscar os .. escola | buscar os miúdos | tempo com os filhos | tempo para os filhos | tempo para viver | vida própria | mais vida | vida social | tirar férias | férias a sério | semana de quatro dias | semana de 4 dias | horário reduzido | horário flexível | flexibilidade de horário | jornada contínua | direito a desligar | mais calma | viver com menos pressa | abrandar | desacelerar | cuidar da saúde | andar a pé | crossfit | padel | jantar com os meus | jantar .. filhos | almoçar com os meus | brincar com os | conciliar .. mestrado | conciliar .. curso | conciliar .. estudos | conciliar .. faculdade | conciliar .. doutoramento | estudar e trabalhar ao mesmo tempo`,
    managingTime: `gestão do tempo | gestão de tempo | gestão do meu tempo | gerir .. tempo | gerenciar .. tempo | gerenciamento de tempo | administrar .. tempo | organizar .. tempo | aproveitar .. tempo | ~meu tempo | arranjar tempo | encontrar tempo | ter tempo para estudar | tempo para estudar | tempo para tudo | organizar me | me organizar | organizar melhor | organizar .. dia | organizar .. semana | organizar .. trabalho | organizar .. tarefas | ~organizar | organizad* | organização pessoal | ~organização | desorganiz* | produtiv* | produtividade | procrastin* | adiar | adiar tudo | adio | deixar tudo para | deixo tudo para | deixar as coisas para | última hora | priorid* | prioriz* | planear | planear .. dia | planear .. semana | planeamento | planejar | planejamento | planificar | planificação | prazos | cumprir .. prazos | dentro do prazo | concentr* | concentração | concentrar me | foco | focar | ~focad* | distrai* | distraí* | distraç* | dispers* | eficien* | eficiência | eficaz | eficácia | lista* de tarefas | ~tarefas | gerir .. tarefas | ~agenda | gerir .. agenda | rotina* | hábito* | ~disciplina | mais disciplina | autodisciplina | multitarefa* | carga de trabalho | demasiadas tarefas | muitas tarefas | tarefas a mais | pontual* | pontualidade | chegar a horas | chegar atrasad* | chego atrasad* | atrasad* | atrasos | não tenho tempo | nunca tenho tempo | falta de tempo | falta me tempo | menos reuniões | demasiadas reuniões | tantas reuniões | reuniões a mais | excesso de reuniões | reduzir .. reuniões | caixa de entrada | emails em dia | estruturar .. dia | meu dia | dar conta de tudo | dar conta do recado | chegar a tudo | começar o dia mais cedo | acordar cedo | acordar mais cedo | levantar me cedo | levantar me mais cedo | me levantar cedo | rotina matinal | manhãs produtivas | método pomodoro | pomodoro | bullet journal | fazer uma coisa de cada vez | uma coisa de cada vez | acabar o que começo | terminar o que começo | deixar coisas a meio | deixo tudo a meio | despachar | cumprir o que | mil coisas ao mesmo tempo | tempo para ler | usar melhor o tempo | menos telemóvel | menos tempo no telemóvel | redes sociais a menos | tempo de ecrã | interrupções | perco tempo | esqueço me | esquecer me | papelada | entregar .. a horas | entregar .. a tempo | entregar .. dentro do prazo | acabar .. a tempo | poupar tempo | ganhar tempo`,
    ownBusiness: `próprio negócio | negócio próprio | meu negócio | um negócio | novo negócio | ~negócio | própria empresa | criar .. empresa | abrir .. empresa | montar .. empresa | fundar .. empresa | fundar | montar .. clínica | montar .. loja | montar .. café | montar .. restaurante | montar .. atelier | montar .. ateliê | montar .. estúdio | montar .. consultório | montar .. salão | montar .. escola | montar .. espaço | montar .. projeto | montar .. negócio | abrir .. negócio | lançar .. negócio | lançar .. marca | lançar .. produto | lançar .. loja | lançar .. curso | lançar .. projeto | startup* | start up | empreend* | empreendedor* | empreendedorismo | por conta própria | conta própria | trabalhadora independente | trabalho independente | recibos verdes | trabalho autónom* | trabalhadora autónom* | ser autónom* | freelanc* | minha própria chefe | meu próprio chefe | meu próprio patrão | minha própria patroa | própria patroa | plano de negócio* | ideia de negócio | modelo de negócio | conseguir .. client* | angariar .. client* | captar .. client* | arranjar .. client* | encontrar .. client* | ter .. client* | conquistar .. client* | client* nov* | novos clientes | novas clientes | mais clientes | primeiros clientes | primeiras clientes | primeiro cliente | primeira cliente | ~clientes | loja online | loja virtual | loja própria | própria loja | abrir .. loja | abrir .. café | abrir .. cafetaria | abrir .. cafeteria | abrir .. restaurante | abrir .. pastelaria | abrir .. padaria | abrir .. bar | abrir .. atelier | abrir .. ateliê | abrir .. estúdio | abrir .. clínica | abrir .. consultório | abrir .. gabinete | abrir .. escola | abrir .. centro | abrir .. salão | abrir .. cabeleireiro | abrir .. espaço | abrir .. oficina | abrir .. alojamento | próprio atelier | próprio estúdio | próprio restaurante | próprio café | próprio espaço | próprio consultório | própria clínica | própria escola | própria marca | própria consultora | próprio salão | próprio projeto | ecommerce | e commerce | comércio eletrónico | comércio online | vender .. online | vender .. internet | etsy* | investidor* | financiamento | ronda de investimento | capital de risco | investimento para | faturar | ~faturação | ~vendas | ~venda | marca própria | cooperativa | franchising | franquia | renda extra | rendimento extra | turismo rural | viver do meu | viver da minha | viver disso | trabalhar para mim | patroa de mim | patrão de mim | ser a minha própria | ser o meu próprio | empresa minha | negócio meu | negócio em casa | negócio familiar | abrir .. creche | abrir .. hostel | abrir .. ginásio | abrir .. livraria | abrir .. florista | abrir .. quinta | abrir .. turismo | abrir .. pet | mei | cnpj | abrir atividade | unipessoal | food truck | feiras de artesanato | vender .. peças | vender .. produtos | vender .. bolos | vender .. bijuteria | marca de roupa | crowdfunding | incubadora* | aceleradora* | portugal 2030 | business plan | estudo de mercado | preços dos meus | angariação de clientes | carteira de clientes | fidelizar clientes | ~artesanato | ~minha marca`,
    communication: `falar com .. chefe | falar com .. chefia | falar melhor com | conversar com .. chefe | conversa com .. chefe | comunic* | comunic* .. filh* | comunic* .. marido | comunicação | comunicar melhor | feedback | dar feedback | dar .. feedback | receber feedback | conversas difíceis | conversa difícil | conversas complicadas | conversas desconfortáveis | gerir conflitos .. equip* | resolver conflitos .. equip* | lidar com conflitos .. equip* | conflit* .. equip* | conflit* | resolver conflitos | gestão de conflitos | gerir conflitos | ~ouvir | ouvir melhor | ouvir mais | saber ouvir | ouvir os outros | escuta ativa | ~escuta | ~escutar | negociar | negociação | negociações | técnicas de negociação | stakeholder* | partes interessadas | argument* | persua* | persuasão | convencer | influenci* | diplomacia | expressar .. ideias | expressar me | me expressar | exprimir | exprimir .. ideias | explic* | com clareza | ~conversa | ~conversas | meus textos | ~textos | por escrito | redigir | redação | comunicação escrita | ~escrita | emails em inglês | escrever melhor | escrever .. emails | escrever .. mensagens | escrever .. relatórios | ~emails | ~mails | discuss* | debat* | competências interpessoais | habilidades interpessoais | soft skills | competências sociais | trabalho em equip* | trabalhar em equip* | ~colaboração | ~colaborar | intercultural* | empatia | linguagem corporal | linguagem não verbal | comunicação não violenta | ir direta ao | direto ao assunto | direta ao assunto | ao ponto | críticas | receber críticas | aceitar críticas | crítica construtiva | relação com .. chefe | relação com .. chefia | relação com .. colegas | relacionamento com | chefe difícil | chefia difícil | colega* difíc* | pessoas difíceis | clientes difíceis | ~reuniões | ~reunião | relações interpessoais | relacionamento interpessoal | sem rodeios | dizer as coisas | dizer o que penso | escrever bem | comunicar com .. filh* | falar com .. filh* | mais paciência | perder a paciência | menos impulsiva | menos impulsivo | impulsiva | impulsivo | tom de voz | ser mais diplomátic* | mal entendidos | mal entendido | ser mais clara | ser mais claro | ser direta | ser mais direta | fazer passar a mensagem | passar a mensagem | dar más notícias | reclamações | lidar com reclamações | clientes exigentes | atender clientes | inteligência emocional | gerir emoções | gestão de emoções | controlar as emoções | emoções | ~adolescente* | dar me melhor com | dar me bem com | me dar melhor com | me dar bem com | relação com os colegas | ambiente com os colegas`,
    personalBrand: `me destacar | destacar me | marca pessoal | branding pessoal | personal branding | linkedin* | presença online | presença digital | presença nas redes | ~meu perfil | perfil profissional | perfil do linkedin | perfil online | ~perfil | visibilidade | visível | visíveis | mais visível | dar me a conhecer | me dar a conhecer | ser reconhecid* | ser vist* | ser notad* | reconhecimento | reconhe* .. trabalho | reconheç* | me valoriz* | valoriz* .. trabalho | valorizem | valoriz* .. faço | deem valor ao | dê valor ao | veja* o que faço | veja* .. trabalho | repar* .. trabalho | not* o que faço | reputação | posicionar me | me posicionar | posicionamento | posicionar me como | especialista na minha | especialista no meu | referência na minha | referência no meu | referência na área | referência no setor | autoridade na | vender me | me vender | saber vender me | promover o meu trabalho | divulgar .. trabalho | divulgação | blog* | portefólio* | portfólio* | podcast* | newsletter* | ~publicações | ~publicação | instagram | tiktok | youtube | canal de youtube | meu site | próprio site | site próprio | site pessoal | página pessoal | publicar .. artigo* | publicar .. post* | ~artigos | seguidor* | criar conteúdo* | produzir conteúdo* | louros | ficam com os louros | fica com os louros | levar os louros | crédito pelo | mérito | ser valorizad* | ser conhecid* | tornar me referência | ser uma referência | ser referência | ser convidada para | dar entrevistas | imprensa | ~artigo | canal próprio | canal no youtube | reels | substack | influencer*`,
    returningToWork: `voltar pro mercado | voltar pro trabalho | voltar pra ativa | voltar à ativa | volta pro mercado | cuidando dos filhos | regress* ao trabalho | regresso ao trabalho | regressar ao trabalho | regressar ao emprego | voltar ao trabalho | voltar a trabalhar | volto ao trabalho | voltar ao emprego | voltar ao mercado | regress* ao mercado | regresso ao mercado | reentrar no mercado | voltar ao mundo | reintegr* | reinserção | reingress* | retomar .. carreira | retomar .. trabalho | retomar .. profissão | retomar .. atividade | retorno ao trabalho | retornar ao trabalho | volta ao trabalho | minha volta | meu regresso | meu retorno | regresso de .. licença | voltar da licença | volto da licença | regressar da licença | licença de maternidade | licença maternidade | licença parental | licença de parentalidade | licença sem vencimento | depois da licença | após a licença | ~licença | baixa prolongada | depois da baixa | após a baixa | maternidade | depois de ser mãe | após ser mãe | depois de ter filhos | depois de ter sido mãe | pausa na carreira | pausa na minha carreira | pausa profissional | pausa longa | depois de .. pausa | após .. pausa | interrupção na carreira | interrupção de carreira | anos sem trabalhar | meses sem trabalhar | tempo sem trabalhar | anos em casa | anos parad* | depois de criar | depois de cuidar | voltar a exercer | voltar ao ativo | regressar ao ativo | voltar depois | voltar após | regressar após | regressar depois | esse regresso | este regresso | organizar .. regresso | preparar .. regresso | planear .. regresso | ~regresso | ~regressar | volto ao serviço | voltar ao serviço | estou de baixa | de baixa | de licença | em licença | parei de trabalhar | deixei de trabalhar | filhos já crescid* | filhos na escola | depois dos filhos | voltar após a reforma | voltar à profissão | regressar à profissão | voltar à enfermagem | voltar ao ensino | voltar a dar aulas | voltar à minha área | regressar à minha área`,
    findingDirection: `uma vida melhor | vida melhor | não estou segur* | não tenho a certeza | não tenho certeza | não sei o que | não sei bem o que | não sei o quê | não sei que | não sei para onde | não sei por onde | não sei onde | não sei qual | não sei quais | não sei se | não sei bem | eu não sei | ~não sei | nem sei | n sei | não sei o q | n sei o q | n sei bem | o q quero | o q fazer | não tenho ideia | não faço ideia | não faço a mínima | o que quero fazer | o que eu quero fazer | o que realmente quero | o que quero da | o que quero ser | o que fazer com | o que fazer da | o que fazer na | mudar de vida | mudar a minha vida | mudar minha vida | com a minha vida | da minha vida | ~minha vida | para onde ir | encontrar .. caminho | meu caminho | caminho certo | ~caminho | ~caminhos | rumo | meu rumo | sem rumo | encontrar .. rumo | vocação | minha vocação | vocacional | orientação vocacional | orientação profissional | orientação de carreira | meu propósito | propósito | encontrar .. sentido | dar sentido | mais sentido | com sentido | faça sentido | façam sentido | paixão | minha paixão | encruzilhada | indecis* | decidir | decidir .. entre | decidir se | decis* | ~opções | escolher entre | escolher bem | escolher .. carreira | escolher .. caminho | estou na dúvida | na dúvida entre | em dúvida entre | dúvidas entre | dúvidas sobre o meu futuro | ficar ou | continuar ou | ou mudar | me convém | mais me convém | pontos fortes | meus pontos fortes | forças e fraquezas | pontos fortes e fracos | meus talentos | meus valores | autoconhecimento | conhecer me | me conhecer | conhecer me melhor | me conhecer melhor | descobrir o que | descobrir qual | perceber o que quero | perceber qual | saber o que quero | o que gosto | do que gosto | o que me apaixona | aquilo em que sou | no que sou boa | que curso tirar | que estudar | o que estudar | clarificar | esclarecer | clareza | ter claro | mais clareza | perdid* | estou perdid* | ando perdid* | estagnad* | realiz* pessoal* | realização pessoal | realizar me | me realizar | sentir me realizad* | realizad* | feliz | mais feliz | felicidade | satisfeit* | satisfação pessoal | insatisfeit* | não me realiza | não me preench* | me preench* | descontent* | infeliz | aborrecid* | entediad* | desmotivad* | odeio o meu trabalho | não gosto do meu trabalho | não gosto do meu emprego | não gosto do que faço | meu futuro profissional | ~futuro | projeto de vida | o que vem a seguir | nova etapa | novo capítulo | ter sucesso | sucesso | bem sucedid* | sem saber o que | o que quero para mim | o que quero mesmo | o que fazer a seguir | para onde vou | onde me vejo | falta de objetivos | falta de motivação | motivação | ganhar motivação | sem motivação | sem objetivos | propósito de vida | crise de meia idade | crise profissional | tomar .. decisão | tomar decisões | saber escolher | fazer a escolha certa | escolha certa | o melhor para mim | dividida entre | dividido entre | hesito entre | qual o curso | área certa | profissão certa | o que combina comigo | que me realize | que me faça feliz | me faça feliz | faça feliz | gap year | ano sabático | objetivos claros | definir objetivos | definir .. objetivos | traçar objetivos`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Até {date}, falarei com {people|5} da área para a qual quero mudar[, de preferência com {aim},] e anotarei 3 competências que me faltam para essa nova área e a forma de adquirir cada uma.',
        'Até {date}, falarei com {people|5} da minha nova área[, de preferência com {aim},] e anotarei 3 competências que me faltam.',
      ],
      [
        'Porei à prova a minha mudança de carreira[ para {aim}]: até {date}, terminarei 1 pequeno projeto, a que dedicarei {hours|3}, e mostrarei o resultado a 2 pessoas dessa área.',
        'Até {date}, terminarei 1 pequeno projeto de ensaio na minha mudança de carreira[ para {aim}] e mostrarei o resultado a 2 pessoas da área.',
      ],
      [
        'Até {date}, compararei 3 caminhos para a minha mudança de carreira[, com {aim} como meta], confrontarei cada um com os meus pontos fortes em 1 página e darei o primeiro passo em 1 deles.',
        'Até {date}, compararei 3 caminhos para a minha mudança de carreira[, com {aim} como meta,] e começarei 1 deles.',
      ],
    ],
    jobSearch: [
      [
        'Até {date}, enviarei {applications|10}[ para {aim}], cada uma adaptada ao anúncio, e pedirei antes a 2 pessoas que revejam o meu currículo.',
        'Até {date}, enviarei {applications|10}[ para {aim}], cada uma adaptada ao anúncio.',
      ],
      [
        'Procurarei emprego com um ritmo regular[, com {aim} como meta]: todas as semanas, até {date}, escreverei a 2 empresas, enviarei 1 candidatura adaptada e registarei as respostas.',
        'Todas as semanas, até {date}, escreverei a 2 empresas[ sobre {aim}] e enviarei 1 candidatura adaptada ao anúncio.',
      ],
      [
        'Até {date}, farei uma lista de 15 empresas onde gostaria de trabalhar[, com {aim} como meta], falarei com {people|3} dessas empresas e enviarei 5 candidaturas adaptadas.',
        'Até {date}, farei uma lista de 15 empresas onde gostaria de trabalhar[, com {aim} como meta,] e enviarei 5 candidaturas adaptadas.',
      ],
      [
        'Dedicarei {hours|3} à procura de emprego até {date}[, com {aim} como meta]: 1 candidatura adaptada por semana, 2 mensagens a contactos da área e 1 balanço todas as sextas-feiras.',
        'Dedicarei {hours|3} à procura de emprego até {date}[, com {aim} como meta,] e enviarei 1 candidatura adaptada por semana.',
      ],
    ],
    interviews: [
      [
        'Até {date}, farei {interviews|4}[ para {aim}] com alguém de confiança e prepararei 6 exemplos do meu trabalho que mostrem o que alcancei.',
        'Até {date}, farei {interviews|4}[ para {aim}] e prepararei 6 exemplos do meu trabalho.',
      ],
      [
        'Até {date}, escreverei as minhas respostas a 12 perguntas frequentes de entrevista[ para {aim}], direi cada uma 2 vezes em voz alta e pedirei opinião sobre 3 delas.',
        'Até {date}, escreverei as minhas respostas a 12 perguntas de entrevista[ para {aim}] e direi cada uma 2 vezes em voz alta.',
      ],
      [
        'Para a minha próxima entrevista[ para {aim}], ensaiarei 3 vezes por semana, até {date}, uma apresentação pessoal de 2 minutos e pedirei a 2 pessoas que a ouçam e comentem.',
        'Para a minha próxima entrevista[ para {aim}], ensaiarei 3 vezes por semana, até {date}, uma apresentação pessoal de 2 minutos.',
      ],
    ],
    promotion: [
      [
        'Até {date}, reunirei 5 resultados que sustentem o meu próximo passo na carreira[, com {aim} como meta,] e pedirei à minha chefia 1 conversa para combinar 2 passos concretos.',
        'Até {date}, reunirei 5 resultados que sustentem o meu próximo passo na carreira[, com {aim} como meta,] e pedirei à minha chefia 1 conversa sobre ele.',
      ],
      [
        'Assumirei 1 tarefa de maior responsabilidade[, como preparação para {aim},] até {date}, resumirei o resultado em números e pedirei a opinião de 2 pessoas com poder de decisão.',
        'Até {date}, assumirei 1 tarefa de maior responsabilidade[, como preparação para {aim},] e pedirei a opinião de 2 pessoas com poder de decisão.',
      ],
      [
        'Até {date}, perguntarei a 3 pessoas que decidem promoções o que esperam[ para {aim}], compararei as respostas com o que já faço e dedicarei {hours|2} ao ponto que mais me falta.',
        'Até {date}, perguntarei a 3 pessoas que decidem promoções o que esperam[ para {aim}] e trabalharei 1 ponto que me falte.',
      ],
    ],
    leadingTeam: [
      [
        'De 2 em 2 semanas, até {date}, terei uma conversa individual com cada pessoa da minha equipa[ de {team} pessoas], em que combinarei 1 objetivo claro e verei o que foi feito do anterior.',
        'De 2 em 2 semanas, até {date}, terei uma conversa individual com cada pessoa da minha equipa[ de {team} pessoas].',
      ],
      [
        'Até {date}, conduzirei 1 projeto do princípio ao fim[ com a minha equipa de {team} pessoas], confiarei 3 tarefas completas a outras pessoas e pedirei a 3 delas que me digam o que mudariam na minha liderança.',
        'Até {date}, conduzirei 1 projeto[ com a minha equipa de {team} pessoas], delegarei 3 tarefas e pedirei a 3 pessoas opinião sobre a minha liderança.',
      ],
      [
        'Até {date}, falarei com 2 pessoas cuja liderança me inspira, anotarei 5 dos seus hábitos e experimentarei 3 deles, durante 2 semanas cada um, com a minha equipa[ de {team} pessoas].',
        'Até {date}, anotarei 5 hábitos de pessoas cuja liderança me inspira e experimentarei 3 deles com a minha equipa[ de {team} pessoas].',
      ],
    ],
    negotiatingPay: [
      [
        'Até {date}, reunirei 5 resultados em números, compararei o meu salário com 3 fontes e pedirei à minha chefia uma revisão salarial[ com um aumento de {percent}][ com {amount} como meta].',
        'Até {date}, reunirei 5 resultados em números e pedirei uma revisão salarial[ com um aumento de {percent}][ com {amount} como meta].',
      ],
      [
        'Escreverei 4 argumentos a favor de um salário mais alto[ (mais {percent})][ (meta: {amount})], ensaiarei a conversa 3 vezes com alguém de confiança e farei o pedido até {date}.',
        'Ensaiarei 3 vezes a conversa sobre o meu salário[ (mais {percent})][ (meta: {amount})] e farei o pedido até {date}.',
      ],
    ],
    networking: [
      [
        'Para alargar a minha rede profissional, conversarei 20 minutos com {people|6} da minha área até {date}[, de preferência com {aim},] e voltarei a escrever a cada contacto no prazo de 1 semana.',
        'Para alargar a minha rede profissional, conversarei 20 minutos com {people|6} da minha área até {date}.',
      ],
      [
        'Até {date}, participarei em {events|2} da minha área, iniciarei 3 conversas em cada um para alargar a minha rede e escreverei a cada novo contacto no prazo de 3 dias.',
        'Até {date}, participarei em {events|2} da minha área e iniciarei 3 conversas em cada um para alargar a minha rede.',
      ],
      [
        'Todas as semanas, até {date}, escreverei a 2 profissionais da minha área para alargar a minha rede de contactos, proporei 1 conversa breve e anotarei 1 ideia que possa aplicar.',
        'Todas as semanas, até {date}, escreverei a 2 profissionais da minha área para alargar a minha rede de contactos.',
      ],
    ],
    publicSpeaking: [
      [
        'Até {date}, farei {talks|3} de pelo menos 10 minutos[ perante {audience}], com 2 ensaios antes de cada uma, e perguntarei a 2 ouvintes o que resultou e o que posso mudar.',
        'Até {date}, farei {talks|3}[ perante {audience}] e pedirei a opinião de 2 ouvintes depois de cada uma.',
      ],
      [
        'Para falar em público com à-vontade, gravarei 1 apresentação de treino de 5 minutos por semana até {date}, anotarei 2 pontos a trabalhar e falarei depois em 1 ocasião real[ perante {audience}].',
        'Para falar em público com à-vontade, gravarei 1 apresentação de treino por semana até {date} e falarei depois em 1 ocasião real[ perante {audience}].',
      ],
      [
        'Até {date}, prepararei 1 apresentação de 10 minutos com uma abertura e um fecho marcantes, farei 4 ensaios em voz alta e falarei[ perante {audience}] em 1 ocasião real.',
        'Até {date}, prepararei 1 apresentação de 10 minutos, farei 4 ensaios em voz alta e falarei[ perante {audience}] em 1 ocasião real.',
      ],
    ],
    confidence: [
      [
        'Para ganhar confiança, tomarei a palavra[ perante {audience}] em pelo menos 1 reunião por semana até {date} e anotarei depois 1 coisa que tenha corrido bem.',
        'Para ganhar confiança, tomarei a palavra[ perante {audience}] em pelo menos 1 reunião por semana até {date}.',
      ],
      [
        'Para reforçar a minha confiança, assumirei até {date} 2 tarefas que tenho evitado e, todas as sextas-feiras, escreverei 3 coisas que me tenham corrido bem.',
        'Todas as sextas-feiras, até {date}, escreverei 3 coisas que me tenham corrido bem, para reforçar a minha confiança.',
      ],
      [
        'Para reforçar a minha confiança, darei 1 pequeno passo por semana fora da minha zona de conforto até {date} e anotarei, antes e depois, de 1 a 10, a coragem que senti.',
        'Para reforçar a minha confiança, darei 1 pequeno passo por semana fora da minha zona de conforto até {date}.',
      ],
    ],
    technicalSkills: [
      [
        'Até {date}, terminarei 1 projeto meu com {tool}, a que dedicarei {hours|3}, e pedirei a alguém com experiência que reveja o resultado.',
        'Até {date}, terminarei 1 projeto meu com {tool}, a que dedicarei {hours|3}.',
      ],
      [
        'Concluirei 1 curso de {name} até {date}, estudarei {hours|3} e aplicarei o que aprender em 3 pequenas tarefas do meu trabalho.',
        'Concluirei 1 curso de {name} até {date} e estudarei {hours|3}.',
      ],
      [
        'Praticarei {tool} {hours|3} até {date}, resolverei 12 exercícios e mostrarei 1 resultado final a alguém que trabalhe com isso todos os dias.',
        'Praticarei {tool} {hours|3} até {date} e resolverei 12 exercícios.',
      ],
      [
        'Aplicarei os meus conhecimentos de {name} em 2 tarefas reais do meu trabalho até {date}, praticarei {hours|3} e pedirei a alguém com experiência que veja os resultados.',
        'Aplicarei os meus conhecimentos de {name} em 2 tarefas reais até {date} e praticarei {hours|3}.',
      ],
      [
        'Até {date}, concluirei 1 curso sobre a competência técnica de que mais preciso, estudarei {hours|3} e aplicarei o que aprender em 3 tarefas do meu trabalho.',
        'Até {date}, concluirei 1 curso sobre a competência técnica de que mais preciso e estudarei {hours|3}.',
      ],
      [
        'Para treinar as minhas competências técnicas, dedicarei {hours|3} a 1 pequeno projeto, que terminarei até {date}, e pedirei a alguém com experiência que o comente.',
        'Para treinar as minhas competências técnicas, dedicarei {hours|3} a 1 pequeno projeto até {date}.',
      ],
      [
        'Até {date}, escolherei a competência técnica que mais falta me faz, estudarei {hours|3}, completarei 8 lições e explicarei a outra pessoa o que aprendi.',
        'Até {date}, estudarei {hours|3} e completarei 8 lições sobre a competência técnica que mais falta me faz.',
      ],
    ],
    language: [
      [
        'Estudarei {name} {hours|3} até {date}[ para me aproximar do nível {level}], terei 8 conversas de 30 minutos e farei 1 teste de nível no fim.',
        'Estudarei {name} {hours|3} até {date} e farei 1 teste de língua[ de nível {level}].',
      ],
      [
        'Todas as semanas, até {date}, terei 1 conversa de 30 minutos em {name}, aprenderei 20 palavras novas e completarei 1 unidade de um curso de línguas[ de nível {level}].',
        'Todas as semanas, até {date}, terei 1 conversa em {name} e completarei 1 unidade de um curso de línguas[ de nível {level}].',
      ],
      [
        'Estudarei a língua {hours|3} até {date}[ para me aproximar do nível {level}], terei 8 conversas de 30 minutos e farei 1 teste de nível no fim.',
        'Estudarei a língua {hours|3} até {date} e farei 1 teste de nível[ {level}].',
      ],
      [
        'Todas as semanas, até {date}, terei 1 conversa de 30 minutos nessa língua, aprenderei 20 palavras novas e completarei 1 unidade de um curso[ de nível {level}].',
        'Todas as semanas, até {date}, terei 1 conversa nessa língua e completarei 1 unidade de um curso[ de nível {level}].',
      ],
      [
        'Para ganhar fluência em {name}, praticarei {hours|3} até {date}: todas as semanas, ouvirei 1 programa, escreverei sobre ele 1 texto breve[ de nível {level}] e falarei 15 minutos com alguém.',
        'Para ganhar fluência em {name}, praticarei {hours|3} até {date} e escreverei 1 texto breve por semana[ de nível {level}].',
      ],
    ],
    workLifeBalance: [
      [
        'Para um melhor equilíbrio, terminarei o trabalho a horas 3 dias por semana até {date}, marcarei na agenda esses fins de tarde como tempo meu e verei todas as sextas-feiras se cumpri.',
        'Para um melhor equilíbrio, terminarei o trabalho a horas 3 dias por semana até {date}.',
      ],
      [
        'Para ter mais equilíbrio, deixarei 2 serões por semana livres de trabalho até {date}, farei 1 pausa fixa de 20 minutos por dia e darei uma nota de 1 a 10 à minha energia todas as sextas-feiras.',
        'Para ter mais equilíbrio, deixarei 2 serões por semana livres de trabalho até {date} e farei 1 pausa fixa por dia.',
      ],
      [
        'Para equilibrar trabalho e descanso, reservarei 1 tarde por semana só para mim até {date}, desligarei as notificações do trabalho a partir das 19 horas e anotarei ao domingo como correu.',
        'Para equilibrar trabalho e descanso, reservarei 1 tarde por semana só para mim até {date}.',
      ],
    ],
    managingTime: [
      [
        'No fim de cada dia de trabalho, até {date}, escreverei as 3 tarefas prioritárias do dia seguinte e reservarei na agenda 90 minutos para começar por elas.',
        'No fim de cada dia de trabalho, até {date}, escreverei as 3 tarefas prioritárias do dia seguinte e começarei por elas.',
      ],
      [
        'Para gerir melhor o meu tempo, registarei durante 2 semanas como o uso, eliminarei 3 fontes de desperdício e planearei cada semana em 30 minutos, à segunda-feira, até {date}.',
        'Registarei durante 2 semanas como uso o meu tempo, eliminarei 3 fontes de desperdício e planearei cada semana até {date}.',
      ],
      [
        'Para organizar melhor o meu tempo, trabalharei até {date} com 3 blocos fixos por semana para as tarefas importantes e 1 revisão de 20 minutos todas as sextas-feiras.',
        'Para organizar melhor o meu tempo, trabalharei com 3 blocos fixos por semana para as tarefas importantes até {date}.',
      ],
    ],
    ownBusiness: [
      [
        'Até {date}, perguntarei a {customers|8} pelas suas necessidades e testarei, com quem mostrar interesse, 1 primeira oferta do meu próprio negócio, com um preço definido.',
        'Até {date}, perguntarei a {customers|8} pelas suas necessidades e testarei 1 primeira oferta do meu próprio negócio.',
      ],
      [
        'Até {date}, escreverei um plano de 5 páginas para o meu próprio negócio, calcularei 3 cenários de custos e receitas e pedirei a opinião de 2 pessoas que já criaram uma empresa.',
        'Até {date}, escreverei um plano de 5 páginas para o meu próprio negócio e pedirei a opinião de 2 pessoas com experiência.',
      ],
      [
        'Até {date}, falarei com 3 pessoas que têm um negócio parecido com o meu projeto, calcularei o preço da minha primeira oferta e farei a proposta a {customers|5}.',
        'Até {date}, falarei com 3 pessoas que têm um negócio parecido e farei 1 primeira proposta a {customers|5}.',
      ],
    ],
    communication: [
      [
        'Para comunicar com clareza, prepararei até {date}, por escrito, 6 conversas importantes[ com {audience}], cada uma com 1 mensagem principal, e perguntarei depois a 2 pessoas o que entenderam.',
        'Para comunicar com clareza, prepararei por escrito 6 conversas importantes[ com {audience}] até {date}, cada uma com 1 mensagem principal.',
      ],
      [
        'Para treinar a minha comunicação, terei 1 conversa por semana[ com {audience}] até {date} em que primeiro resumirei o que ouvi e depois direi o essencial em 3 frases.',
        'Para treinar a minha comunicação, direi o essencial em 3 frases em 1 conversa por semana[ com {audience}] até {date}.',
      ],
      [
        'Até {date}, pedirei a 4 pessoas 1 conselho concreto sobre a minha forma de comunicar[ com {audience}] e porei 2 desses conselhos em prática.',
        'Até {date}, pedirei a 4 pessoas 1 conselho concreto sobre a minha forma de comunicar[ com {audience}].',
      ],
    ],
    personalBrand: [
      [
        'Até {date}, atualizarei o meu perfil profissional na Internet[, com {aim} como meta,] e farei {posts|4} sobre temas da minha área, para dar mais visibilidade ao meu trabalho.',
        'Até {date}, atualizarei o meu perfil profissional na Internet e farei {posts|4} sobre temas da minha área.',
      ],
      [
        'Darei visibilidade ao meu trabalho até {date}: 1 publicação por semana numa rede profissional, 2 comentários a publicações de outras pessoas e 1 apresentação dos meus resultados no trabalho.',
        'Darei visibilidade ao meu trabalho até {date} com 1 publicação por semana numa rede profissional.',
      ],
    ],
    returningToWork: [
      [
        'Até {date}, escreverei um plano de 3 passos para o meu regresso ao trabalho[, com {aim} como meta], atualizarei 2 competências e falarei com {people|4} da minha área.',
        'Até {date}, escreverei um plano de 3 passos para o meu regresso ao trabalho[, com {aim} como meta,] e atualizarei 2 competências.',
      ],
      [
        'Prepararei o meu regresso ao trabalho até {date}, com {hours|3}: 1 curso de atualização, 2 conversas com empresas sobre tarefas e horários e 1 currículo revisto.',
        'Prepararei o meu regresso ao trabalho até {date} com 1 curso de atualização e 2 conversas com empresas.',
      ],
    ],
    findingDirection: [
      [
        'Até {date}, falarei com {people|4} cujo trabalho me interessa, anotarei 5 dos meus pontos fortes e escolherei 1 caminho para experimentar durante uma semana.',
        'Até {date}, falarei com {people|4} cujo trabalho me interessa e escolherei 1 caminho para experimentar.',
      ],
      [
        'Anotarei 3 vezes por semana, até {date}, o que me dá energia e o que a consome, compararei 3 caminhos possíveis e decidirei 1 próximo passo.',
        'Anotarei 3 vezes por semana, até {date}, o que me dá energia e, no fim, escolherei 1 caminho.',
      ],
      [
        'Para encontrar o meu caminho, escreverei 1 página sobre o que quero da minha vida profissional, falarei sobre ela com 3 pessoas de confiança e definirei 1 próximo passo até {date}.',
        'Para encontrar o meu caminho, escreverei 1 página sobre o que quero da minha vida profissional até {date}.',
      ],
    ],
    general: [
      [
        'Até {date}, darei 4 passos concretos rumo ao meu objetivo «{words}», a que dedicarei {hours|2}, e mostrarei os progressos em 2 sessões de mentoria.',
        'Até {date}, darei 4 passos concretos rumo ao meu objetivo «{words}», a que dedicarei {hours|2}.',
      ],
      [
        'Trabalharei no meu objetivo «{words}» {hours|2} até {date}, alcançarei 3 resultados que outras pessoas possam ver e anotarei o que aprendi com cada um.',
        'Trabalharei no meu objetivo «{words}» {hours|2} até {date} e alcançarei 3 resultados visíveis.',
      ],
      [
        'Até {date}, dividirei aquilo que quero alcançar em 4 passos concretos, trabalharei neles {hours|2} e mostrarei os progressos em 2 sessões de mentoria.',
        'Até {date}, dividirei aquilo que quero alcançar em 4 passos concretos e trabalharei neles {hours|2}.',
      ],
      [
        'Trabalharei neste objetivo {hours|2} até {date}, alcançarei 3 resultados que outras pessoas possam ver e anotarei o que aprendi com cada um.',
        'Trabalharei neste objetivo {hours|2} até {date} e alcançarei 3 resultados visíveis.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Como primeiro passo para a minha mudança de carreira[ para {aim}], falarei até {date} com 1 pessoa que já tenha mudado de área e levarei 3 perguntas preparadas.',
        'Como primeiro passo para a minha mudança de carreira[ para {aim}], falarei até {date} com 1 pessoa da área.',
      ],
    ],
    jobSearch: [
      [
        'Como primeiro passo para um novo emprego, atualizarei o meu currículo e enviarei {applications|2}[ para {aim}] até {date}, cada uma adaptada ao anúncio.',
        'Como primeiro passo, enviarei {applications|2}[ para {aim}] até {date}.',
      ],
    ],
    interviews: [
      [
        'Como primeiro passo, prepararei respostas a 5 perguntas de entrevista[ para {aim}] e farei 1 simulação de entrevista até {date}.',
        'Como primeiro passo, prepararei respostas a 5 perguntas de entrevista até {date}.',
      ],
    ],
    promotion: [
      [
        'Como primeiro passo na carreira[, com {aim} como meta], escreverei as 3 competências que ainda me faltam e pedirei conselho a 1 pessoa experiente até {date}.',
        'Como primeiro passo na carreira[, com {aim} como meta], escreverei as 3 competências que ainda me faltam até {date}.',
      ],
    ],
    leadingTeam: [
      [
        'Como primeiro passo na liderança, delegarei 1 tarefa completa[ na minha equipa de {team} pessoas] e pedirei a 2 pessoas a sua opinião até {date}.',
        'Como primeiro passo na liderança, delegarei 1 tarefa completa até {date}.',
      ],
    ],
    negotiatingPay: [
      [
        'Como primeiro passo para um salário melhor, escreverei 3 resultados em números e consultarei 2 fontes sobre salários até {date}.',
        'Como primeiro passo para um salário melhor, escreverei 3 resultados em números até {date}.',
      ],
    ],
    networking: [
      [
        'Como primeiro passo para alargar a minha rede, escreverei a {people|3} da minha área e tomarei café com 1 delas até {date}.',
        'Como primeiro passo para alargar a minha rede, escreverei a {people|3} até {date}.',
      ],
    ],
    publicSpeaking: [
      [
        'Como primeiro passo para falar em público[ perante {audience}], gravarei 2 apresentações de 5 minutos e mostrarei 1 a alguém de confiança até {date}.',
        'Como primeiro passo para falar em público, gravarei 2 apresentações de 5 minutos até {date}.',
      ],
    ],
    confidence: [
      [
        'Como primeiro passo para ter mais confiança, tomarei a palavra em 2 reuniões até {date} e anotarei o que correu bem.',
        'Como primeiro passo para ter mais confiança, tomarei a palavra em 2 reuniões até {date}.',
      ],
    ],
    technicalSkills: [
      [
        'Como primeiro passo para o exame {certificate}, verificarei os requisitos, farei 1 plano de estudo e completarei 3 lições até {date}.',
        'Como primeiro passo para o exame {certificate}, completarei 3 lições até {date}.',
      ],
      [
        'Como primeiro passo, completarei 3 lições de {name} para iniciantes e 1 pequeno exercício até {date}.',
        'Como primeiro passo, completarei 3 lições de {name} para iniciantes até {date}.',
      ],
      [
        'Como primeiro passo, escolherei 1 curso para a competência técnica de que preciso e completarei 3 lições até {date}.',
        'Como primeiro passo, escolherei 1 curso e completarei 3 lições até {date}.',
      ],
    ],
    language: [
      [
        'Como primeiro passo em {name}, aprenderei 30 frases do dia a dia e prepararei 1 apresentação minha em 5 frases até {date}.',
        'Como primeiro passo em {name}, aprenderei 30 frases do dia a dia até {date}.',
      ],
      [
        'Como primeiro passo na língua, aprenderei 30 frases do dia a dia e prepararei 1 apresentação minha em 5 frases até {date}.',
        'Como primeiro passo na língua, aprenderei 30 frases do dia a dia até {date}.',
      ],
    ],
    workLifeBalance: [
      [
        'Como primeiro passo para um melhor equilíbrio, deixarei 2 serões por semana livres de trabalho e farei 1 pausa por dia até {date}.',
        'Como primeiro passo para um melhor equilíbrio, deixarei 2 serões livres de trabalho até {date}.',
      ],
    ],
    managingTime: [
      [
        'Como primeiro passo para gerir melhor o meu tempo, registarei 3 dias de trabalho e eliminarei 1 fonte de desperdício até {date}.',
        'Como primeiro passo para gerir melhor o meu tempo, registarei 3 dias de trabalho até {date}.',
      ],
    ],
    ownBusiness: [
      [
        'Como primeiro passo para o meu próprio negócio, descreverei a minha oferta em 1 página e mostrarei o texto a 3 potenciais clientes até {date}.',
        'Como primeiro passo para o meu próprio negócio, descreverei a minha oferta em 1 página até {date}.',
      ],
    ],
    communication: [
      [
        'Como primeiro passo para comunicar melhor, prepararei 2 conversas[ com {audience}] com 1 mensagem principal cada uma e pedirei opinião sobre elas até {date}.',
        'Como primeiro passo para comunicar melhor, prepararei 2 conversas[ com {audience}] por escrito até {date}.',
      ],
    ],
    personalBrand: [
      [
        'Como primeiro passo para ter mais visibilidade, reescreverei as 3 partes mais importantes do meu perfil profissional até {date} e pedirei a opinião de 1 pessoa.',
        'Como primeiro passo para ter mais visibilidade, reescreverei 3 partes do meu perfil profissional até {date}.',
      ],
    ],
    returningToWork: [
      [
        'Como primeiro passo no meu regresso ao trabalho, falarei com 1 empresa que me interesse e anotarei 3 condições importantes para mim até {date}.',
        'Como primeiro passo no meu regresso ao trabalho, anotarei 3 condições importantes para mim até {date}.',
      ],
    ],
    findingDirection: [
      [
        'Como primeiro passo para encontrar o meu caminho, falarei com 2 pessoas sobre o seu trabalho e escreverei 5 dos meus pontos fortes até {date}.',
        'Como primeiro passo para encontrar o meu caminho, escreverei 5 dos meus pontos fortes até {date}.',
      ],
    ],
    general: [
      [
        'Como primeiro passo rumo ao objetivo «{words}», definirei 3 etapas do caminho e concluirei a mais pequena até {date}.',
        'Como primeiro passo rumo ao objetivo «{words}», concluirei 1 pequena etapa até {date}.',
      ],
      [
        'Como primeiro passo rumo ao que quero, definirei 3 etapas do caminho e concluirei a mais pequena até {date}.',
        'Como primeiro passo rumo ao que quero, concluirei 1 pequena etapa até {date}.',
      ],
    ],
  },
  measured: [
    [
      'Passarei de {from} para {to} em «{words}» até {date}: experimentarei 1 medida nova de 2 em 2 semanas e registarei o valor 1 vez por semana.',
      'Passarei de {from} para {to} em «{words}» até {date} e registarei o valor 1 vez por semana.',
    ],
    [
      'Até {date}, porei em prática 4 medidas para levar «{words}» de {from} para {to} e, 1 vez por mês, analisarei os números com alguém experiente.',
      'Até {date}, levarei «{words}» de {from} para {to} com 4 medidas concretas.',
    ],
    [
      'Até {date}, porei em prática 4 medidas para passar de {from} para {to} e registarei o valor 1 vez por semana.',
      'Até {date}, porei em prática 4 medidas para passar de {from} para {to}.',
    ],
    [
      'Até {date}, porei em prática 4 medidas para levar «{words}» a {to} e registarei o valor 1 vez por semana.',
      'Até {date}, levarei «{words}» a {to} com 4 medidas concretas.',
    ],
    [
      'Até {date}, porei em prática 4 medidas que façam uma diferença de {percent} em «{words}» e registarei o valor 1 vez por semana.',
      'Até {date}, conseguirei uma diferença de {percent} em «{words}» com 4 medidas concretas.',
    ],
    [
      'Trabalharei até {date} para chegar a {to}: 1 medida nova de 2 em 2 semanas e 1 registo do valor por semana.',
      'Trabalharei até {date} para chegar a {to}, com 1 medida nova de 2 em 2 semanas.',
    ],
    [
      'Trabalharei para uma diferença de {percent} até {date}: 1 medida nova de 2 em 2 semanas e 1 registo do valor por semana.',
      'Trabalharei para uma diferença de {percent} até {date}, com 1 medida nova de 2 em 2 semanas.',
    ],
  ],
  examined: [
    [
      'Farei o exame {certificate} até {date}: antes disso, estudarei {hours|4} e resolverei 3 provas-modelo completas.',
      'Farei o exame {certificate} até {date}, depois de resolver 3 provas-modelo completas.',
    ],
    [
      'Até {date}, estudarei {hours|4} para o exame {certificate}, resolverei 3 provas-modelo completas e farei o exame.',
      'Até {date}, farei o exame {certificate} depois de 3 provas-modelo completas.',
    ],
    [
      'Dividirei a matéria do exame {certificate} em 6 partes, estudarei {hours|4}, resolverei 2 provas-modelo e farei o exame até {date}.',
      'Dividirei a matéria do exame {certificate} em 6 partes e farei o exame até {date}.',
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: 'cv | cvs | meu currículo | currículo* | curriculum* | carta de apresentação | carta de motivação | enviar .. cv | mandar .. cv | enviar .. currículo* | mandar .. currículo*',
      phrases: [
        [
          'Até {date}, reverei 2 vezes o meu currículo[ para {aim}], acrescentarei 5 resultados com números e pedirei a opinião de 2 pessoas.',
          'Até {date}, reverei 2 vezes o meu currículo[ para {aim}] e acrescentarei 5 resultados com números.',
        ],
        [
          'Prepararei 1 currículo e 1 carta de apresentação como modelo[ para {aim}] até {date}, adaptarei os dois textos a 3 anúncios e pedirei a opinião de 2 pessoas.',
          'Prepararei 1 currículo e 1 carta de apresentação[ para {aim}] até {date} e adaptarei os dois textos a 3 anúncios.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'estágio* | ~estagia*',
      phrases: [
        [
          'Até {date}, enviarei 8 candidaturas a estágios[, sobretudo para {aim}], cada uma com uma carta adaptada, e perguntarei a 2 pessoas da área como foi o seu estágio.',
          'Até {date}, enviarei 8 candidaturas a estágios[, sobretudo para {aim}], cada uma com uma carta adaptada.',
        ],
        [
          'Até {date}, farei uma lista de 12 empresas ou instituições que ofereçam estágios[, com {aim} como meta,] e enviarei a 6 delas uma candidatura adaptada.',
          'Até {date}, enviarei a 6 empresas ou instituições uma candidatura a estágio adaptada.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'equivalência .. diploma | equivalência .. curso | equivalência* | reconhecimento .. diploma | reconhecer .. diploma | validar .. diploma | revalidar* | revalidação | homolog*',
      phrases: [
        [
          'Até {date}, reunirei a lista completa de documentos para o reconhecimento do meu diploma, entregarei o pedido e falarei com 2 pessoas que já passaram por esse processo.',
          'Até {date}, reunirei os documentos para o reconhecimento do meu diploma e falarei com 2 pessoas que já passaram por isso.',
        ],
        [
          'Dedicarei {hours|2} ao reconhecimento do meu diploma até {date}: 1 contacto com quem trata do reconhecimento, 1 lista de documentos e 1 pedido entregue.',
          'Dedicarei {hours|2} ao reconhecimento do meu diploma até {date} e entregarei 1 pedido completo.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'deleg*',
      phrases: [
        [
          'Todas as semanas, até {date}, delegarei por completo 1 tarefa[ na minha equipa de {team} pessoas], com objetivo e prazo por escrito, e perguntarei só 1 vez como vai.',
          'Todas as semanas, até {date}, delegarei por completo 1 tarefa[ na minha equipa de {team} pessoas].',
        ],
        [
          'Até {date}, farei uma lista de 10 das minhas tarefas recorrentes, delegarei 4 delas em definitivo[ na minha equipa de {team} pessoas] e farei um balanço ao fim de 2 semanas.',
          'Até {date}, farei uma lista de 10 das minhas tarefas recorrentes e delegarei 4 delas.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: '~contratar | ~recrutar | contrat* .. equip* | contrat* .. time | recrut* .. equip* | recrut* .. pessoas | contratar pessoas | contratar bem',
      phrases: [
        [
          'Até {date}, escreverei 1 perfil claro da pessoa a contratar para a minha equipa, entrevistarei 6 pessoas com as mesmas 8 perguntas e decidirei em conjunto com 1 colega.',
          'Até {date}, escreverei 1 perfil claro da pessoa a contratar para a minha equipa e entrevistarei 6 pessoas.',
        ],
        [
          'Para contratar bem, pedirei recomendações a 5 pessoas, farei 6 entrevistas com as mesmas 8 perguntas e tomarei a minha decisão até {date}.',
          'Para contratar bem, farei 6 entrevistas com as mesmas 8 perguntas até {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'ambiente .. equip* | motiv* .. equip* | motiv* .. time | motiv* .. pessoas | motiv* .. colaborador* | equipa* .. motiv* | equipe* .. motiv* | ~motivar | coesão | espírito de equip* ',
      phrases: [
        [
          'Até {date}, perguntarei a cada pessoa da minha equipa[ de {team} pessoas], numa conversa de 30 minutos, o que a motiva e porei em prática 3 das sugestões.',
          'Até {date}, perguntarei a cada pessoa da minha equipa[ de {team} pessoas] o que a motiva e porei em prática 3 sugestões.',
        ],
        [
          'Para motivar a minha equipa[ de {team} pessoas], farei de 2 em 2 semanas uma reunião de 30 minutos até {date}, destacarei 1 êxito de cada vez e experimentarei 1 ideia que daí surja.',
          'Para motivar a minha equipa[ de {team} pessoas], farei uma reunião de 30 minutos de 2 em 2 semanas até {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'equipa* remota* | equipe* remota* | time* remoto* | equipa* à distância | equipa* híbrida*',
      phrases: [
        [
          'Terei com a minha equipa remota[ de {team} pessoas] 1 reunião breve por semana e 1 conversa pessoal por mês com cada pessoa até {date}.',
          'Terei com a minha equipa remota[ de {team} pessoas] 1 reunião breve por semana até {date}.',
        ],
        [
          'Até {date}, combinarei com a minha equipa remota[ de {team} pessoas] 5 regras de colaboração e farei um balanço com 3 perguntas ao fim de 4 semanas.',
          'Até {date}, combinarei com a minha equipa remota[ de {team} pessoas] 5 regras de colaboração.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'feedback | dar feedback | dar .. feedback | receber feedback | críticas | receber críticas | aceitar críticas | crítica construtiva',
      phrases: [
        [
          'Darei feedback concreto a 1 pessoa por semana até {date}, com um exemplo e um pedido, e perguntarei em troca o que posso fazer de outra maneira.',
          'Darei feedback concreto a 1 pessoa por semana até {date}, com um exemplo, e pedirei o mesmo em troca.',
        ],
        [
          'Até {date}, prepararei por escrito 5 conversas de feedback, cada uma com 1 observação, o seu efeito e 1 pedido, e anotarei como correram.',
          'Até {date}, terei 5 conversas de feedback, com 1 observação e 1 pedido em cada uma.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'gerir conflitos .. equip* | resolver conflitos .. equip* | lidar com conflitos .. equip* | conflit* .. equip* | conflit* | resolver conflitos | gestão de conflitos | gerir conflitos | conversas difíceis | conversa difícil | conversas complicadas | conversas desconfortáveis | chefe difícil | chefia difícil | colega* difíc* | pessoas difíceis | clientes difíceis | discuss*',
      phrases: [
        [
          'Até {date}, prepararei por escrito 3 conversas difíceis[ com {audience}], terei cada uma no prazo de 1 semana e anotarei o que acalmou o conflito.',
          'Até {date}, terei 3 conversas difíceis[ com {audience}], preparadas antes por escrito.',
        ],
        [
          'Aprenderei 1 método para resolver conflitos até {date}, treinarei com ele em 2 simulações e farei a experiência em 2 conversas reais[ com {audience}].',
          'Aprenderei 1 método para resolver conflitos até {date} e farei a experiência em 2 conversas reais.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder* | partes interessadas',
      phrases: [
        [
          'Até {date}, farei uma lista das 8 partes interessadas que mais contam no meu trabalho, perguntarei a 4 delas o que esperam e enviarei a todas um resumo breve de 2 em 2 semanas.',
          'Até {date}, farei uma lista das 8 partes interessadas que mais contam no meu trabalho e perguntarei a 4 o que esperam.',
        ],
        [
          'Terei 1 conversa de 20 minutos por semana com uma das partes interessadas até {date} e anotarei 1 expectativa e 1 compromisso depois de cada uma.',
          'Terei 1 conversa de 20 minutos por semana com uma das partes interessadas até {date}.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'negociar | negociação | negociações | técnicas de negociação',
      phrases: [
        [
          'Até {date}, prepararei 3 negociações[ com {audience}] em 1 página cada uma, com meta, limite e 2 alternativas, e anotarei depois o resultado.',
          'Até {date}, prepararei 3 negociações[ com {audience}] em 1 página cada uma, com meta e limite.',
        ],
        [
          'Ensaiarei 4 negociações[ com {audience}] em simulações até {date} e pedirei de cada vez opinião sobre 2 pontos.',
          'Ensaiarei 4 negociações[ com {audience}] em simulações até {date}.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: '~ouvir | ouvir melhor | ouvir mais | saber ouvir | ouvir os outros | escuta ativa | ~escuta | ~escutar',
      phrases: [
        [
          'Para saber ouvir melhor, escutarei sem interromper em 2 conversas por semana até {date}, resumirei o que ouvi em 1 frase e só então responderei.',
          'Para saber ouvir melhor, escutarei até ao fim em 2 conversas por semana até {date}.',
        ],
        [
          'Treinarei a escuta ativa em 1 conversa por semana até {date}, com 3 perguntas abertas de cada vez, e escreverei o que aprendi.',
          'Treinarei a escuta ativa em 1 conversa por semana até {date}, com 3 perguntas abertas de cada vez.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'comunicação escrita | ~escrita | emails em inglês | escrever melhor | escrever .. emails | escrever .. mensagens | escrever .. relatórios | por escrito | redigir | redação | meus textos | ~textos | ~emails | ~mails',
      phrases: [
        [
          'Reescreverei 2 dos meus textos por semana até {date}, com menos um terço das palavras, e perguntarei a 1 pessoa o que ainda não ficou claro.',
          'Reescreverei 2 dos meus textos por semana até {date}, com menos um terço das palavras.',
        ],
        [
          'Até {date}, farei 1 curso breve de escrita e pedirei a 2 pessoas que revejam 5 dos meus textos.',
          'Até {date}, pedirei a 2 pessoas que revejam 5 dos meus textos.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'explic* | expressar .. ideias | expressar me | me expressar | exprimir | exprimir .. ideias | com clareza | não técnic* | linguagem simples',
      phrases: [
        [
          'Explicarei 1 tema do meu trabalho por semana em 3 minutos[ perante {audience}] até {date} e perguntarei o que ficou claro e o que não.',
          'Explicarei 1 tema do meu trabalho por semana em 3 minutos[ perante {audience}] até {date}.',
        ],
        [
          'Até {date}, escreverei 4 explicações sem termos técnicos, porei cada uma à prova com 2 pessoas e simplificarei o texto depois das suas perguntas.',
          'Até {date}, escreverei 4 explicações sem termos técnicos e porei cada uma à prova com 2 pessoas.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'interromp* | não me ouv* | tom* a palavra | ser ouvid* | ouvida nas reuniões | fazer me ouvir | me fazer ouvir | minha voz | ter voz | levantar a voz | opinar | dar a minha opinião | dar minha opinião | intervir .. reuni* | interv* .. reuni* | participar .. reuni* | falar .. reuni* | fal* mais .. reuni* | falar nas reuniões | ideias nas reuniões | defender .. ideias | defender as minhas | lev* a sério | levad* a sério | ser levada a sério | não me calar | calo me | fico calad* | ficar calad* | impor me | me impor | afirmar me | me afirmar',
      phrases: [
        [
          'Tomarei a palavra nos primeiros 10 minutos de 2 reuniões por semana até {date}[, perante {audience}], com 1 ponto preparado de antemão.',
          'Tomarei a palavra em 2 reuniões por semana até {date}[, perante {audience}], com 1 ponto preparado.',
        ],
        [
          'Até {date}, contribuirei com 1 pergunta e 1 ideia minha em 8 reuniões[ perante {audience}], tomarei a palavra com calma e anotarei a reação depois de cada uma.',
          'Até {date}, tomarei a palavra com 1 pergunta ou ideia minha em 8 reuniões[ perante {audience}].',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'dizer não | dizer que não | falar não | falar que não | digo não | digo sempre que sim | dizer sempre que sim | dizer que sim a tudo | digo que sim a tudo | dizer "não" | limites | impor limites | pôr limites | colocar limites | estabelecer limites | agradar a todos | agradar a toda | agradar toda | agradar aos outros',
      phrases: [
        [
          'Até {date}, direi que não a pelo menos 1 pedido por semana que não me caiba a mim, com 1 frase de explicação, e anotarei como correu.',
          'Até {date}, direi que não a pelo menos 1 pedido por semana que não me caiba a mim, para pôr limites.',
        ],
        [
          'Até {date}, escreverei 4 limites no trabalho, treinarei em voz alta 3 maneiras amáveis de dizer não, que usarei em 5 ocasiões.',
          'Até {date}, treinarei 3 maneiras amáveis de dizer não, que usarei em 5 ocasiões.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'perfeccionis* | autocrític* | autoexigên* | exijo demasiado | menos exigente comigo | exigente comigo | ser menos dura comigo | medo de falh* | medo de errar | medo do fracasso',
      phrases: [
        [
          'Contra o perfeccionismo, darei 1 tarefa por semana por terminada ao fim de 2 revisões, até {date}, e anotarei 1 coisa que correu bem apesar dos erros, para ganhar confiança.',
          'Contra o perfeccionismo, darei 1 tarefa por semana por terminada ao fim de 2 revisões, até {date}.',
        ],
        [
          'Para ter menos medo de errar, mostrarei até {date} 4 trabalhos ainda por acabar a pessoas de confiança e anotarei 1 coisa útil que cada uma me disse.',
          'Para ter menos medo de errar, mostrarei até {date} 4 trabalhos ainda por acabar a pessoas de confiança.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'parar de me desculpar | pedir desculpa* | desculpar me | me desculpar | desculpo me | peço sempre desculpa',
      phrases: [
        [
          'Para ganhar confiança, deixarei de pedir desculpa sem razão: até {date}, contarei essas vezes 2 dias por semana e prepararei 5 frases para dizer em vez disso.',
          'Para ganhar confiança, prepararei 5 frases para dizer em vez de pedir desculpa sem razão e usarei 1 por dia até {date}.',
        ],
        [
          'Até {date}, relerei 5 emails por semana antes de os enviar, cortarei as desculpas a mais e farei 1 pedido claro em cada um, para mostrar mais confiança.',
          'Até {date}, relerei 5 emails por semana antes de os enviar e cortarei as desculpas a mais, com confiança.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'síndrome .. impostor* | impostor* | duvid* de mim | dúvidas sobre mim | insegur* | insegurança* | autoestima | auto estima',
      phrases: [
        [
          'Contra a insegurança, escreverei 3 provas do que sei fazer todas as sextas-feiras até {date} e lerei a lista em voz alta antes de 4 tarefas exigentes.',
          'Contra a insegurança, escreverei 3 provas do que sei fazer todas as sextas-feiras até {date}.',
        ],
        [
          'Até {date}, pedirei a 5 pessoas que me digam 1 ponto forte meu, com um exemplo, e lerei essa lista antes de 3 situações que me causem insegurança.',
          'Até {date}, pedirei a 5 pessoas que me digam 1 ponto forte meu, para responder à insegurança.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'custa .. falar em público | custa me falar | custa .. apresent* | nervos* .. falo | medo de palco | medo do palco | pânico de palco | fobia de palco | medo de falar em | medo de falar perante | medo de falar para | medo de falar nas | medo .. falar em público | medo .. público | medo .. apresent* | medo .. plateia* | nervos* .. público | nervos* .. apresent* | nervos* .. falar | pânico .. falar | pânico .. apresent* | ansiedade .. falar | ansiedade .. apresent* | vergonha .. falar | falar .. público .. medo | falar .. nervos* | apresent* .. nervos* | apresent* .. medo | insegur* .. apresent* | bloqueio .. apresent*',
      phrases: [
        [
          'Até {date}, farei 4 apresentações breves[ perante {audience}], de início só com 2 ouvintes, farei 3 minutos de respiração antes de cada uma e avaliarei o meu nervosismo de 1 a 10.',
          'Até {date}, farei 4 apresentações breves[ perante {audience}] e avaliarei de cada vez o meu nervosismo de 1 a 10.',
        ],
        [
          'Para vencer o medo do palco, ensaiarei em voz alta, 3 vezes por semana, 1 abertura de 2 minutos até {date} e falarei depois[ perante {audience}] em 2 ocasiões reais.',
          'Para vencer o medo do palco, ensaiarei 3 vezes por semana 1 abertura até {date} e falarei depois em 2 ocasiões reais.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'conferência* | congresso* | falar .. conferência* | palestra* | palestrante | dar .. palestra* | fazer .. palestra* | orador* | tedx | meetup*',
      phrases: [
        [
          'Até {date}, proporei uma palestra a 3 conferências ou encontros, farei 4 ensaios perante colegas e falarei em 1 evento.',
          'Até {date}, proporei uma palestra a 3 conferências ou encontros e farei 4 ensaios.',
        ],
        [
          'Prepararei 1 palestra de 20 minutos até {date}, farei 1 ensaio perante 2 grupos pequenos e enviarei a proposta a 3 conferências ou encontros.',
          'Prepararei 1 palestra de 20 minutos até {date} e enviarei a proposta a 3 conferências ou encontros.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: '~moderar | moderar .. painel | moderar .. debate* | dar .. workshop* | conduzir .. workshop* | dinamizar .. workshop* | facilitar .. workshop* | facilitar .. sess* | dar formação',
      phrases: [
        [
          'Até {date}, moderarei 3 encontros ou reuniões de pelo menos 45 minutos, cada um com um plano escrito, e pedirei depois a opinião de 3 pessoas da audiência.',
          'Até {date}, moderarei 3 encontros com um plano escrito e pedirei a opinião de 3 pessoas da audiência.',
        ],
        [
          'Para moderar grupos com à-vontade, aprenderei 4 métodos até {date}, experimentarei 1 novo de 2 em 2 reuniões e anotarei como o grupo reagiu.',
          'Para moderar grupos com à-vontade, aprenderei 4 métodos até {date} e experimentarei 1 novo de 2 em 2 reuniões.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'alguém que me oriente | alguém que me guie | quem me oriente | quem me guie | encontrar .. mentor* | procurar .. mentor* | ter .. mentor* | arranjar .. mentor* | uma mentora | um mentor | modelo a seguir',
      phrases: [
        [
          'Até {date}, anotarei os nomes de 5 pessoas cujo percurso me possa inspirar, escreverei a 3 delas e terei 2 conversas com 3 perguntas preparadas, para alargar a minha rede.',
          'Até {date}, anotarei os nomes de 5 pessoas cujo percurso me inspira e terei 2 conversas, para alargar a minha rede.',
        ],
        [
          'Prepararei 4 sessões de mentoria até {date}, com 3 perguntas cada uma, darei 1 passo combinado depois de cada sessão e falarei com 2 novos contactos.',
          'Prepararei 4 sessões de mentoria até {date}, com 3 perguntas cada uma, e falarei com 2 novos contactos.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'conversa de circunstância | conversa fiada | conversa informal | conversas informais | conversas de café | small talk | quebrar o gelo',
      phrases: [
        [
          'Até {date}, iniciarei 2 conversas informais por semana com pessoas que mal conheço e anotarei 1 coisa que fiquei a saber de cada uma.',
          'Até {date}, iniciarei 2 conversas informais por semana com pessoas que mal conheço.',
        ],
        [
          'Prepararei 6 frases para quebrar o gelo, que usarei em {events|2} até {date}, e manterei depois o contacto com 3 pessoas.',
          'Prepararei 6 frases para quebrar o gelo, que usarei em {events|2} até {date}.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'pessoas novas | gente nova | novas pessoas | conhecer gente | socializar | fazer amig* | novos amigos | novas amigas | mais amig* | amizades | fazer amizades',
      phrases: [
        [
          'Para fazer novas amizades, participarei em 2 atividades de grupo por mês até {date}, falarei de cada vez com 3 pessoas e convidarei 1 delas para um café.',
          'Para fazer novas amizades, participarei em 2 atividades de grupo por mês até {date}.',
        ],
        [
          'Até {date}, marcarei 1 encontro por semana com pessoas que conheço há pouco e proporei 3 passeios ou cafés, para fazer amizades.',
          'Até {date}, proporei 3 passeios ou cafés a pessoas que conheço há pouco, para fazer amizades.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin* | perfil do linkedin | publicar .. linkedin | publicar .. artigo* .. linkedin | publicar .. post* .. linkedin | artigo* .. linkedin | post* .. linkedin | publicações .. linkedin',
      phrases: [
        [
          'Até {date}, reescreverei o meu perfil do LinkedIn[, com {aim} como meta], farei {posts|4} sobre a minha área e comentarei 2 publicações de outras pessoas por semana.',
          'Até {date}, reescreverei o meu perfil do LinkedIn[, com {aim} como meta,] e farei {posts|4} sobre a minha área.',
        ],
        [
          'Farei {posts|4} no LinkedIn até {date}, responderei a cada comentário no prazo de 2 dias e acrescentarei 15 contactos da minha área[, sobretudo pessoas com {aim}].',
          'Farei {posts|4} no LinkedIn até {date} e acrescentarei 15 contactos da minha área.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portefólio* | portfólio* | meu site | próprio site | site próprio | site pessoal | página pessoal',
      phrases: [
        [
          'Até {date}, porei 3 trabalhos terminados no meu portefólio[ para {aim}], descreverei cada um em 5 frases e pedirei a opinião de 2 pessoas.',
          'Até {date}, porei 3 trabalhos terminados no meu portefólio[ para {aim}].',
        ],
        [
          'Dedicarei {hours|3} ao meu portefólio[ para {aim}], publicarei nele 4 trabalhos até {date} e pedirei a opinião de 3 pessoas.',
          'Publicarei 4 trabalhos no meu portefólio[ para {aim}] até {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | podcast* | newsletter* | youtube | canal no youtube | canal de youtube | instagram | tiktok | ~artigos | publicar .. artigo* | publicar .. post* | criar conteúdo* | produzir conteúdo*',
      phrases: [
        [
          'Até {date}, farei {posts|4} no meu próprio canal ou blogue, a que dedicarei {hours|2}, e pedirei a opinião de 3 pessoas.',
          'Até {date}, farei {posts|4} no meu próprio canal ou blogue e pedirei a opinião de 3 pessoas.',
        ],
        [
          'Farei um plano de 8 temas para o meu canal ou blogue, darei a conhecer {posts|4} até {date} e mostrarei cada uma a 5 pessoas da minha área.',
          'Darei a conhecer {posts|4} no meu canal ou blogue, a partir de um plano de 8 temas, até {date}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'procrastin* | adiar | adiar tudo | adio | deixar tudo para | deixo tudo para | deixar as coisas para | última hora',
      phrases: [
        [
          'Para vencer a procrastinação, começarei 4 dias por semana com 25 minutos da tarefa que mais me custa até {date} e assinalarei cada dia cumprido.',
          'Para vencer a procrastinação, começarei 4 dias por semana com 25 minutos da tarefa que mais me custa até {date}.',
        ],
        [
          'Contra a procrastinação, dividirei até {date} cada tarefa que costumo adiar em 3 pequenos passos e darei o primeiro no prazo de 2 dias.',
          'Contra a procrastinação, dividirei até {date} cada tarefa que costumo adiar em 3 pequenos passos.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorid* | prioriz*',
      phrases: [
        [
          'Até {date}, definirei 3 prioridades todas as segundas-feiras, ordenarei 1 vez por dia as tarefas novas por urgência e importância e largarei ou delegarei 2 por semana.',
          'Até {date}, definirei 3 prioridades todas as segundas-feiras e largarei ou delegarei outras 2 tarefas por semana.',
        ],
        [
          'Combinarei com a minha chefia as minhas 5 prioridades até {date} e reservarei para elas pelo menos {hours|8} sem interrupções.',
          'Combinarei com a minha chefia as minhas 5 prioridades mais importantes até {date}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'concentr* | concentração | concentrar me | foco | focar | ~focad* | distrai* | distraí* | distraç* | dispers*',
      phrases: [
        [
          'Para treinar a concentração, trabalharei 60 minutos com o telemóvel e as mensagens em silêncio 4 dias por semana até {date} e anotarei quanto tempo durou.',
          'Para treinar a concentração, trabalharei 60 minutos sem mensagens 4 dias por semana até {date}.',
        ],
        [
          'Até {date}, eliminarei 3 fontes de distração e completarei todas as semanas 3 blocos de 45 minutos de concentração.',
          'Até {date}, eliminarei 3 fontes de distração e farei 3 blocos de concentração por semana.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'menos reuniões | demasiadas reuniões | ~interrupções | tantas reuniões | reuniões a mais | excesso de reuniões | reduzir .. reuniões | caixa de entrada | emails em dia',
      phrases: [
        [
          'Até {date}, verei a caixa de entrada só 3 vezes por dia, deixarei de ir a 2 reuniões por semana em que não faço falta e reservarei esse tempo na agenda para tarefas importantes.',
          'Até {date}, verei a caixa de entrada só 3 vezes por dia e deixarei de ir a 2 reuniões por semana em que não faço falta.',
        ],
        [
          'Proporei à minha chefia e à equipa 3 formas de reduzir as reuniões e os emails até {date} e farei um balanço das horas ganhas ao fim de 4 semanas.',
          'Proporei à minha chefia 3 formas de reduzir as reuniões e os emails até {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'horas extra* | horas a mais | horas extraordinárias | turnos | turnos da noite | fora de horas | horário reduzido | horário flexível | jornada contínua | trabalhar menos | menos trabalho | menos horas | horário de trabalho | meu horário | jornada de trabalho | carga horária | sair a horas | sair no horário | sair mais cedo | sair cedo do trabalho | sobrecarg* | sobrecarreg*',
      phrases: [
        [
          'Até {date}, reduzirei as minhas horas extra passo a passo: sairei a horas 3 dias por semana e anotarei o meu horário todas as sextas-feiras.',
          'Até {date}, sairei a horas 3 dias por semana e anotarei as minhas horas extra todas as sextas-feiras.',
        ],
        [
          'Anotarei 3 tarefas que prolongam o meu horário, falarei sobre elas com a minha chefia até {date} e deixarei ou entregarei 1 delas.',
          'Anotarei 3 tarefas que prolongam o meu horário e falarei sobre elas com a minha chefia até {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'perder a cabeça | mais calma | abrandar | desacelerar | stress* | estress* | desestressar | burnout | esgotad* | esgotamento | exaust* | exaustão | ansiedade | saturad* | assoberbad* | ~cansaço',
      phrases: [
        [
          'Para reduzir o stress, farei 2 pausas de 10 minutos em cada dia de trabalho até {date} e avaliarei o meu stress de 1 a 10 todas as noites.',
          'Para reduzir o stress, farei 2 pausas de 10 minutos em cada dia de trabalho até {date}.',
        ],
        [
          'Até {date}, anotarei as minhas 3 maiores causas de stress, mudarei 1 coisa em cada uma e reservarei 2 horas de descanso por semana.',
          'Até {date}, anotarei as minhas 3 maiores causas de stress e mudarei 1 coisa em cada uma.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'nadar | piscina | bicicleta | ténis | caminhar | desporto | esporte* | praticar desporto | exercício físico | fazer exercício | exercitar me | me exercitar | mais exercício | ginásio | ir ao ginásio | ir à academia | ir para a academia | academia de ginástica | em forma | correr | corrida* | maratona* | meia maratona | caminhadas | andar a pé | crossfit | padel | natação | pilates | emagrecer | perder peso | perder .. kg | perder .. quilos',
      phrases: [
        [
          'Até {date}, praticarei desporto 2 vezes por semana durante 40 minutos, marcarei esse tempo na agenda como uma reunião e assinalarei cada sessão cumprida.',
          'Até {date}, praticarei desporto 2 vezes por semana durante 40 minutos e assinalarei cada sessão.',
        ],
        [
          'Seguirei um plano de treino com 2 sessões de desporto por semana até {date} e prolongarei 1 delas 5 minutos de 2 em 2 semanas.',
          'Seguirei um plano de treino com 2 sessões de desporto por semana até {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'em teletrabalho | dias em teletrabalho | dias de teletrabalho | ficar em teletrabalho | teletrabalh* | trabalho remoto | trabalhar remotamente | trabalhar .. casa | trabalhar a partir de casa | trabalhar de casa | trabalhar em casa | home office | trabalho híbrido | trabalho à distância | regime híbrido',
      phrases: [
        [
          'Até {date}, explicarei em 1 página como posso fazer o meu trabalho a partir de casa, mostrarei esse texto à minha chefia e proporei 4 semanas de teletrabalho à experiência.',
          'Até {date}, proporei à minha chefia, em 1 página, 4 semanas de teletrabalho à experiência.',
        ],
        [
          'Anotarei 5 tarefas que posso fazer a partir de casa, proporei à minha chefia 4 semanas de teletrabalho à experiência até {date} e farei no fim um balanço com 3 perguntas.',
          'Anotarei 5 tarefas que posso fazer a partir de casa e proporei 4 semanas de teletrabalho à experiência até {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'jantar em família | jantar com os meus | jantar .. filhos | jantar em casa | almoçar com os meus | brincar com os | ir buscar os .. escola | buscar os miúdos | família | vida familiar | trabalho e família | trabalho e a família | conciliar .. família* | tempo para a família | tempo com a família | tempo para os meus | tempo para a minha | tempo com os filhos | tempo para os filhos | tempo com os meus | tempo com o meu | tempo com a minha | minha família | meus filhos | minhas filhas | meu filho | minha filha | meus miúdos | filhos',
      phrases: [
        [
          'Até {date}, reservarei 3 fins de tarde por semana para a minha família, com o telemóvel do trabalho em silêncio a partir das 18 horas, e farei um balanço aos domingos.',
          'Até {date}, reservarei 3 fins de tarde por semana para a minha família, com o telemóvel do trabalho em silêncio.',
        ],
        [
          'Até {date}, combinarei com a minha chefia sair mais cedo 2 dias por semana e marcarei na agenda esse tempo com a minha família.',
          'Até {date}, combinarei sair mais cedo 2 dias por semana para estar com a minha família.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'emails à noite | mails à noite | mensagens à noite | emails fora de horas | emails ao fim de semana | trabalho para casa | levar trabalho | tirar férias | férias a sério | direito a desligar | desligar | desligar do trabalho | desconectar | relax* | descans* | descontrair | depois do trabalho | após o trabalho | fins de semana | fim de semana | tempo livre | tempos livres | tempo para mim | lazer | hobby | hobbies | passatempo*',
      phrases: [
        [
          'Para desligar, terminarei 4 dias de trabalho por semana com uma rotina de 10 minutos até {date} e não lerei mensagens do trabalho depois das 19 horas.',
          'Para desligar do trabalho, terminarei 4 dias por semana com uma rotina de 10 minutos até {date}.',
        ],
        [
          'Para desligar, reservarei 2 serões por semana e 1 fim de semana em cada 2 sem trabalho até {date} e avaliarei o meu descanso de 1 a 10.',
          'Para desligar, reservarei 2 serões por semana sem trabalho até {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'meditar | meditação | mindfulness | atenção plen* | yoga | ioga | dormir | dormir melhor | sono',
      phrases: [
        [
          'Até {date}, dedicarei 15 minutos à respiração, ao ioga ou à meditação 4 dias por semana e assinalarei cada sessão cumprida.',
          'Até {date}, dedicarei 15 minutos ao ioga ou à meditação 4 dias por semana.',
        ],
        [
          'Manterei uma rotina fixa 5 noites por semana até {date}: ecrãs desligados 30 minutos antes de dormir e 10 minutos de meditação.',
          'Manterei uma rotina fixa antes de dormir 5 noites por semana até {date}.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'trabalhar para mim | abrir atividade | freelanc* | por conta própria | conta própria | trabalhadora independente | trabalho independente | recibos verdes | trabalho autónom* | trabalhadora autónom* | ser autónom* ',
      phrases: [
        [
          'Até {date}, descreverei 1 serviço por conta própria com o respetivo preço, farei a proposta a {customers|8} e conseguirei a primeira encomenda paga.',
          'Até {date}, descreverei 1 serviço por conta própria com o respetivo preço e farei a proposta a {customers|8}.',
        ],
        [
          'Prepararei o meu trabalho por conta própria até {date}: 1 página com custos, impostos e seguros, 2 conversas com pessoas que já o fazem e 3 orçamentos por escrito.',
          'Prepararei o meu trabalho por conta própria até {date}, com 1 cálculo de custos e 3 orçamentos por escrito.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'investidor* | financiamento | ronda de investimento | capital de risco | investimento para | pitch deck',
      phrases: [
        [
          'Até {date}, terminarei uma apresentação de 10 páginas do meu negócio, pedirei a opinião de 3 pessoas com experiência e levarei a proposta a 4 possíveis fontes de financiamento.',
          'Até {date}, terminarei uma apresentação de 10 páginas do meu negócio e levarei a proposta a 4 possíveis fontes de financiamento.',
        ],
        [
          'Farei uma lista de 15 fontes de financiamento adequadas até {date}, escreverei a 6 delas e avaliarei cada resposta por escrito.',
          'Farei uma lista de 15 fontes de financiamento adequadas até {date} e escreverei a 6 delas.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'loja online | loja virtual | ecommerce | e commerce | comércio eletrónico | comércio online | vender .. online | vender .. internet | etsy*',
      phrases: [
        [
          'Até {date}, abrirei a minha loja online com 5 produtos, com fotografias e preço em cada um, e pedirei a opinião de {customers|8}.',
          'Até {date}, abrirei a minha loja online com 5 produtos e 1 preço claro para cada um.',
        ],
        [
          'Trabalharei {hours|4} na minha loja online até {date}, publicarei 5 produtos e analisarei visitas e encomendas 1 vez por semana.',
          'Trabalharei {hours|4} na minha loja online até {date} e publicarei 5 produtos.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'angariação de clientes | carteira de clientes | fidelizar clientes | conseguir .. client* | angariar .. client* | captar .. client* | arranjar .. client* | encontrar .. client* | ter .. client* | conquistar .. client* | client* nov* | novos clientes | novas clientes | mais clientes | primeiros clientes | primeiras clientes | primeiro cliente | primeira cliente | ~clientes | ~vendas',
      phrases: [
        [
          'Até {date}, apresentarei a minha oferta a {customers|8}, pedirei 3 recomendações a quem já comprou e verei todas as semanas de onde vêm os novos clientes.',
          'Até {date}, apresentarei a minha oferta a {customers|8} e pedirei 3 recomendações para chegar a novos clientes.',
        ],
        [
          'Para chegar a mais clientes, experimentarei 3 canais, durante 2 semanas cada um, e apresentarei a minha oferta a {customers|8} até {date}.',
          'Para chegar a mais clientes, experimentarei 3 canais até {date}, durante 2 semanas cada um.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'voltar pro mercado | voltar pro trabalho | voltar pra ativa | voltar à ativa | volta pro mercado | regress* ao trabalho | regresso ao trabalho | regressar ao trabalho | regressar ao emprego | voltar ao trabalho | voltar a trabalhar | voltar ao emprego | voltar ao mercado | regress* ao mercado | regresso ao mercado | voltar ao mundo | retorno ao trabalho | retornar ao trabalho | volta ao trabalho | voltar a exercer | voltar ao ativo | regressar ao ativo | anos sem trabalhar | meses sem trabalhar | tempo sem trabalhar | anos em casa | depois de .. pausa | após .. pausa | pausa na carreira | pausa na minha carreira | pausa profissional | depois da baixa | após a baixa | reintegr* | reinserção',
      phrases: [
        [
          'Para o meu regresso ao trabalho[, com {aim} como meta], falarei até {date} com {people|3} da minha área sobre o que mudou, atualizarei o meu currículo e farei 1 curso de atualização.',
          'Para o meu regresso ao trabalho[, com {aim} como meta], atualizarei o meu currículo até {date} e farei 1 curso de atualização.',
        ],
        [
          'Até {date}, resumirei em 1 página o que trago comigo, escreverei a 5 empresas sobre o meu regresso ao trabalho[, com {aim} como meta,] e dedicarei {hours|3} a atualizar o que sei.',
          'Até {date}, escreverei a 5 empresas sobre o meu regresso ao trabalho[, com {aim} como meta,] e dedicarei {hours|3} a atualizar o que sei.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'licença de maternidade | licença maternidade | licença parental | licença de parentalidade | depois da licença | após a licença | regresso de .. licença | voltar da licença | volto da licença | regressar da licença | da licença de maternidade | maternidade | depois de ser mãe | após ser mãe | depois de ter filhos | depois de ter sido mãe',
      phrases: [
        [
          'Para o meu regresso ao trabalho depois da licença, terei 2 conversas com a minha chefia sobre tarefas e horários até {date}, atualizarei 2 competências e organizarei 1 semana de ensaio.',
          'Para o meu regresso ao trabalho depois da licença, terei 2 conversas com a minha chefia até {date} e atualizarei 2 competências.',
        ],
        [
          'Até {date}, escreverei um plano para as minhas primeiras 4 semanas depois da licença, combinarei os pormenores com a minha chefia e dedicarei {hours|2} a atualizar o que sei.',
          'Até {date}, escreverei um plano para as minhas primeiras 4 semanas de trabalho depois da licença.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'entrar na faculdade | entrar na universidade | maiores de 23 | mba | mestrado | pós graduação | doutoramento | doutorado | faculdade | voltar a estudar | retomar .. estudos | ensino superior | curso superior | ~licenciatura | tirar uma licenciatura | bolsa de estudo*',
      phrases: [
        [
          'Até {date}, compararei 4 cursos do ensino superior em conteúdo, custo e horário, falarei com {people|2} com experiência num deles e entregarei 1 inscrição ou pedido de bolsa.',
          'Até {date}, compararei 4 cursos do ensino superior em conteúdo, custo e horário e entregarei 1 inscrição.',
        ],
        [
          'Prepararei os meus estudos no ensino superior até {date}, com {hours|2}: 1 lista de prazos e requisitos, 1 plano de custos e 2 conversas com quem já estuda lá.',
          'Prepararei os meus estudos no ensino superior até {date} com 1 lista de prazos e 1 plano de custos.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'tese | dissertação | terminar .. mestrado | terminar .. curso | terminar .. licenciatura | terminar .. doutoramento | acabar .. mestrado | acabar .. curso | acabar .. licenciatura | concluir .. mestrado | concluir .. curso | concluir .. licenciatura | concluir .. doutoramento | concluir .. pós graduação | terminar .. pós graduação',
      phrases: [
        [
          'Dividirei o que falta do meu curso ou da minha tese em 6 etapas, com {hours|4} de trabalho, terminarei 1 etapa de 2 em 2 semanas e terei a última pronta até {date}.',
          'Dividirei o que falta do meu curso ou da minha tese em 6 etapas e terei a última pronta até {date}.',
        ],
        [
          'Até {date}, reservarei {hours|4} para o meu curso ou a minha tese, entregarei 3 partes a quem me orienta e corrigirei cada uma no prazo de 10 dias.',
          'Até {date}, reservarei {hours|4} para o meu curso ou a minha tese e entregarei 3 partes a quem me orienta.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'minhas finanças pessoais | finanças pessoais | minhas finanças | organizar .. finanças | gerir .. finanças | poupar | ~poupanças | orçamento familiar | orçamento mensal | meu dinheiro | gerir .. dinheiro | juntar dinheiro',
      phrases: [
        [
          'Para ter as minhas finanças em ordem, registarei as despesas 1 vez por semana até {date}, farei 1 orçamento mensal e cortarei 2 gastos de que não preciso.',
          'Para ter as minhas finanças em ordem, registarei as despesas 1 vez por semana até {date} e farei 1 orçamento mensal.',
        ],
        [
          'Até {date}, reverei 3 meses das minhas finanças, definirei 1 valor fixo a poupar por mês e farei 1 transferência automática no dia em que recebo.',
          'Até {date}, reverei 3 meses das minhas finanças e definirei 1 valor fixo a poupar por mês.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'exame da ordem | exame de acesso | exames de acesso | exame nacional | exames nacionais | ~exame | ~exames | passar no exame | passar nos exames | preparar .. exame*',
      phrases: [
        [
          'Dividirei a matéria do exame em 8 partes, estudarei {hours|4} e resolverei 3 exames de anos anteriores com o tempo contado até {date}.',
          'Dividirei a matéria do exame em 8 partes e resolverei 3 exames de anos anteriores até {date}.',
        ],
        [
          'Até {date}, seguirei um plano de estudo para o exame com {hours|4}, resolverei 2 exames completos e tirarei as dúvidas com 1 pessoa que já tenha passado.',
          'Até {date}, seguirei um plano de estudo para o exame com {hours|4} e resolverei 2 exames completos.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'concurso público | concursos públicos | concurso* para a função',
      phrases: [
        [
          'Para o concurso público, dividirei a matéria em 8 partes até {date}, estudarei {hours|4} e resolverei 3 provas de anos anteriores com o tempo contado.',
          'Para o concurso público, dividirei a matéria em 8 partes, estudarei {hours|4} e resolverei 3 provas até {date}.',
        ],
        [
          'Até {date}, lerei o aviso do concurso público de uma ponta à outra, farei 1 plano de estudo com {hours|4} e falarei com 2 pessoas que já passaram por essa prova.',
          'Até {date}, farei 1 plano de estudo para o concurso público com {hours|4} e resolverei 2 provas de anos anteriores.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'pontos fortes | meus pontos fortes | forças e fraquezas | pontos fortes e fracos | meus talentos | meus valores | autoconhecimento | conhecer me | me conhecer | conhecer me melhor | me conhecer melhor | aquilo em que sou | no que sou boa',
      phrases: [
        [
          'Até {date}, pedirei a 5 pessoas que digam 2 dos meus pontos fortes, compararei as respostas com a minha própria lista e experimentarei 1 deles numa tarefa nova.',
          'Até {date}, pedirei a 5 pessoas que digam 2 dos meus pontos fortes e compararei as respostas com a minha lista.',
        ],
        [
          'Farei 1 teste reconhecido de pontos fortes até {date}, anotarei 3 situações do meu trabalho para cada resultado e falarei sobre elas na mentoria.',
          'Farei 1 teste de pontos fortes até {date} e anotarei 3 situações do meu trabalho para cada resultado.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'tomar .. decisão | tomar decisões | escolha certa | fazer a escolha certa | dividida entre | dividido entre | hesito entre | decidir entre | decidir se | decidir .. entre | decis* | ~opções | escolher entre | estou na dúvida | na dúvida entre | em dúvida entre | dúvidas entre | ficar ou | continuar ou | ou mudar | não sei se | me convém | mais me convém | devo .. ou | ou se',
      phrases: [
        [
          'Até {date}, compararei por escrito as minhas opções segundo 6 critérios, falarei com {people|3} com experiência em cada caminho e tomarei a minha decisão.',
          'Até {date}, compararei por escrito as minhas opções segundo 6 critérios e tomarei a minha decisão.',
        ],
        [
          'Experimentarei cada uma das minhas opções pelo menos 2 horas até {date}, anotarei 3 vantagens e 3 desvantagens e escolherei 1.',
          'Anotarei 3 vantagens e 3 desvantagens de cada uma das minhas opções até {date} e tomarei a minha decisão.',
        ],
      ],
    },
  ],
  frames: ['O meu objetivo: «{words}». {goal}', 'O que me proponho: «{words}». {goal}'],
  percent: '{n}%',
  hoursTail: 'Para isso, reservarei {hours}.',
  hours: { one: '{n} hora por semana', other: '{n} horas por semana' },
  counted: {
    applications: {
      cues: 'candidatura* | currículo* | curriculum* | cvs | cv',
      forms: { one: '{n} candidatura', other: '{n} candidaturas' },
    },
    interviews: {
      cues: 'entrevist* | simulaç*',
      forms: { one: '{n} simulação de entrevista', other: '{n} simulações de entrevista' },
    },
    people: {
      cues: 'contactos | contatos | contacto | pessoas | profissionais | recrutador* | conexões | ligações | especialistas | mulheres | conversas | cafés | colegas | mentor*',
      forms: { one: '{n} pessoa', other: '{n} pessoas' },
    },
    talks: {
      cues: 'apresentaç* | apresentações | palestra* | discurso* | comunicações',
      forms: { one: '{n} apresentação', other: '{n} apresentações' },
    },
    posts: {
      cues: 'publicaç* | publicações | post | posts | artigo* | episódio* | vídeo*',
      forms: { one: '{n} publicação', other: '{n} publicações' },
    },
    customers: {
      cues: 'client* | compradores | compradoras | encomendas',
      forms: { one: '{n} potencial cliente', other: '{n} potenciais clientes' },
    },
    books: { cues: 'livro | livros', forms: { one: '{n} livro', other: '{n} livros' } },
    events: {
      cues: 'evento* | congresso* | encontro | encontros | feira* | workshop* | jornadas | meetup* | conferência* | seminário*',
      forms: { one: '{n} evento', other: '{n} eventos' },
    },
  },
  // The last ones are no people: they keep a slip of the keyboard from being seen in them.
  teamPeople:
    'pessoas | pessoa | turcos | turcas | colaborador* | membros | elementos | integrantes | funcionári* | empregad* | programador* | desenvolvedor* | engenheir* | colegas | subordinad* | trabalhador* | comerciais | técnic* | liderad* | distância | distribuição | conversão | redução | barreira | barreiras | realidade | estabilidade | pontuação | mostrado | camada | dispositivos | colagem | conveniente | curtos | curtas | ordenada | contado | contados | seguido | seguidos | seguida | coleta | científic* | simulado | simulados | simular | habitual | escura | escuro | fatura | faturas | proposta | propostas | proposto | reunido | anular | eventual | eventualmente | eventuais | livre | livres | pessoais | transação | transações | fundo | fundos | fundir | pedida | pedidas | distribu* | carteira | carteiras | turista | turistas | imposto | impostos | estádio | estacion* | casaco | casacos | plantar | sobrar | dispensar | habitua* | deslizar | mentira | mentiras | perfis | confiáve* | interpreta* | executiva | executivo | familiar | familiares | horária | escrito | escritos | conteúdo | conteúdos | realiza | realizar | decidida | decidido | portugues* | portuguesa | portuguesas | inglesa | inglesas | francesa | francesas | espanhola | italiana | alemã | alemães | chinesa | chineses | holandesa | formados | persas | publica | publicam | pública | públicas | enfermeir* | médic* | professor* | vendedor* | operári* | operador* | estagiári* | voluntári* | consultor* | analistas | designers | gestor* | auxiliares | educador* | japonesa | japonesas | coreana | coreanas | sueca | norueguesa | dinamarquesa | finlandesa | neerlandesa | ucraniana | romena | polaca',
  team: 'equipa | equipas | equipe | equipes | time | grupo | departamento',
  languageNames: [
    ['en', 'inglês | língua inglesa | business english'],
    ['de', 'alemão'],
    ['fr', 'francês'],
    ['es', 'espanhol | castelhano'],
    ['it', 'italiano'],
    ['pt', 'português | língua portuguesa | ciple | deple | diple | celpe bras | nacionalidade portuguesa'],
    ['ca', 'catalão'],
    ['nl', 'neerlandês | holandês'],
    ['pl', 'polaco | polonês'],
    ['cs', 'checo | tcheco'],
    ['sk', 'eslovaco'],
    ['uk', 'ucraniano'],
    ['ru', 'russo'],
    ['tr', 'turco'],
    ['ro', 'romeno'],
    ['sv', 'sueco'],
    ['da', 'dinamarquês'],
    ['no', 'norueguês'],
    ['fi', 'finlandês'],
    ['hu', 'húngaro'],
    ['el', 'grego'],
    ['ar', 'árabe'],
    ['he', 'hebraico'],
    ['hi', 'hindi'],
    ['zh', 'chinês | mandarim'],
    ['ja', 'japonês'],
    ['ko', 'coreano'],
    ['hr', 'croata'],
    ['sr', 'aprender sérvio | falar sérvio | estudar sérvio | língua sérvia'],
    ['bg', 'búlgaro'],
  ],
  aims: [
    [
      'team lead* | teamlead* | líder de equip* | líder de time | chef* de equip* | responsável de equip* | coordenadora de equip* | coordenador de equip* | teamleader',
      'um cargo à frente de uma equipa',
      'up',
    ],
    [
      'chef* de departamento | responsável de departamento | diretora de departamento | diretor de departamento | chef* de serviço | chef* de secção | chef* de área | responsável de área | chef* de divisão',
      'um cargo à frente de um departamento',
      'up',
    ],
    [
      'programador* sénior | programador* sênior | desenvolvedor* sénior | desenvolvedor* sênior | desenvolvedor* senior | engenheir* sénior | engenheir* sênior | senior developer | senior engineer',
      'um cargo sénior de desenvolvimento',
      'up',
    ],
    ['consultor* sénior | consultor* sênior | senior consultant', 'um cargo sénior de consultoria', 'up'],
    ['analista sénior | analista sênior', 'um cargo sénior de análise', 'up'],
    [
      'cargo sénior | cargo sênior | posição sénior | posição sênior | nível sénior | nível sênior | ser sénior | a sénior | a sênior | para sênior',
      'um cargo sénior',
      'up',
    ],
    ['analista plen* | nível plen*', 'um cargo de nível pleno', 'up'],
    ['tech lead | líder técnic* | lead developer | chef* técnic*', 'um cargo de liderança técnica', 'up'],
    [
      'diret* de marketing | direção de marketing | chef* de marketing | gerente de marketing | responsável de marketing | responsável por marketing | gestora de marketing | gestor de marketing',
      'um cargo de direção de marketing',
      'up',
    ],
    [
      'diret* de vendas | direção de vendas | chef* de vendas | gerente de vendas | responsável de vendas | responsável por vendas | gestora de vendas | gestor de vendas',
      'um cargo de direção de vendas',
      'up',
    ],
    [
      'diret* de recursos humanos | direção de recursos humanos | chef* de recursos humanos | gerente de recursos humanos | responsável de recursos humanos | responsável por recursos humanos | gestora de recursos humanos | gestor de recursos humanos',
      'um cargo de direção de recursos humanos',
      'up',
    ],
    [
      'diret* de finanças | direção de finanças | chef* de finanças | gerente de finanças | responsável de finanças | responsável por finanças | gestora de finanças | gestor de finanças | diretora financeira | diretor financeiro | direção financeira | gerente financeir*',
      'um cargo de direção de finanças',
      'up',
    ],
    [
      'diret* de comunicação | direção de comunicação | chef* de comunicação | gerente de comunicação | responsável de comunicação | responsável por comunicação | gestora de comunicação | gestor de comunicação',
      'um cargo de direção de comunicação',
      'up',
    ],
    [
      'diret* de operações | direção de operações | chef* de operações | gerente de operações | responsável de operações | responsável por operações | gestora de operações | gestor de operações',
      'um cargo de direção de operações',
      'up',
    ],
    [
      'diret* de logística | direção de logística | chef* de logística | gerente de logística | responsável de logística | responsável por logística | gestora de logística | gestor de logística',
      'um cargo de direção de logística',
      'up',
    ],
    [
      'diret* de compras | direção de compras | chef* de compras | gerente de compras | responsável de compras | responsável por compras | gestora de compras | gestor de compras',
      'um cargo de direção de compras',
      'up',
    ],
    [
      'diret* de qualidade | direção de qualidade | chef* de qualidade | gerente de qualidade | responsável de qualidade | responsável por qualidade | gestora de qualidade | gestor de qualidade',
      'um cargo de direção de qualidade',
      'up',
    ],
    [
      'diret* de tecnologia | direção de tecnologia | chef* de tecnologia | gerente de tecnologia | responsável de tecnologia | responsável por tecnologia | gestora de tecnologia | gestor de tecnologia',
      'um cargo de direção de tecnologia',
      'up',
    ],
    [
      'diret* de inovação | direção de inovação | chef* de inovação | gerente de inovação | responsável de inovação | responsável por inovação | gestora de inovação | gestor de inovação',
      'um cargo de direção de inovação',
      'up',
    ],
    [
      'diret* de design | direção de design | chef* de design | gerente de design | responsável de design | responsável por design | gestora de design | gestor de design',
      'um cargo de direção de design',
      'up',
    ],
    [
      'diret* de administração | direção de administração | chef* de administração | gerente de administração | responsável de administração | responsável por administração | gestora de administração | gestor de administração',
      'um cargo de direção de administração',
      'up',
    ],
    [
      'diretora comercial | diretor comercial | chef* comercial | gerente comercial | responsável comercial',
      'um cargo de direção comercial',
      'up',
    ],
    [
      'gerente de loja | diretora de loja | diretor de loja | responsável de loja | chef* de loja',
      'um cargo de direção de loja',
      'up',
    ],
    [
      'diretora de .. escola | diretor de .. escola | direção de .. escola',
      'um cargo de direção escolar',
      'up',
    ],
    [
      'enfermeira chefe | enfermeiro chefe | enfermeira gestora | enfermeiro gestor',
      'um cargo de chefia em enfermagem',
      'up',
    ],
    ['engineering manager', 'um cargo de gestão em engenharia', 'up'],
    [
      'cargo de chefia | cargo de direção | cargo de liderança | cargo de gestão | cargo de gerência | lugar de chefia | lugar de direção | posição de liderança | posição de chefia | posição de gestão | funções de chefia | função de chefia | gerência | gerente | ser gestor* | tornar me gestor* | me tornar gestor* | ser manager | manager de | ser chefe | ser a chefe | ser o chefe | chefe de | diretora de | diretor de | diretora | diretor | cargo executivo | quadro superior | chefia intermédia',
      'um cargo de direção',
      'up',
    ],
    ['ceo | diretora geral | diretor geral | direção geral', 'um cargo de CEO', 'up'],
    [
      'cfo | coo | comissão executiva | alta direção | administradora | administrador executivo | c level',
      'um cargo na alta direção',
      'up',
    ],
    ['cto | diretora técnica | diretor técnico', 'um cargo de direção técnica', 'up'],
    ['conselho de administração', 'um lugar num conselho de administração', 'up'],
    ['supervisora | supervisor | encarregada | encarregado | supervisão', 'um cargo de supervisão', 'up'],
    [
      'coordenadora | coordenador | coordenação | coordenadora pedagógica | coordenador pedagógico',
      'um cargo de coordenação',
      'up',
    ],
    [
      'product manag* | gestora de produto | gestor de produto | gestão de produto | gerente de produto',
      'um cargo de gestão de produto',
    ],
    ['product owner*', 'um cargo de product owner'],
    [
      'project manag* | gestor* de projeto* | gestão de projeto* | gerente de projeto* | gerência de projetos | chef* de projeto* | coordenadora de projetos | coordenador de projetos | líder de projeto*',
      'um cargo de gestão de projetos',
    ],
    [
      'data scien* | cientista de dados | ciência de dados | ciência dos dados',
      'um trabalho em ciência de dados',
    ],
    [
      'analista* de dados | data analy* | análise de dados | data analytics',
      'um trabalho em análise de dados',
    ],
    ['engenheir* de dados | engenharia de dados | data engineer*', 'um trabalho em engenharia de dados'],
    [
      'área de dados | área dos dados | mundo dos dados | para dados | trabalhar com dados',
      'um trabalho na área de dados',
    ],
    ['analista* de negócio* | business analy* | business intelligence', 'um trabalho em análise de negócio'],
    ['analista financeir* | finanças | área financeira | setor financeiro', 'um trabalho em finanças'],
    [
      'machine learning | aprendizagem automática | aprendizado de máquina | inteligência artificial | IA | AI',
      'um trabalho em inteligência artificial',
    ],
    [
      'designer* ux | ux designer* | design ux | ux ui | ui ux | ux design* | ux | experiência do utilizador | experiência do usuário',
      'um trabalho em design UX',
    ],
    ['designer* gráfic* | design gráfico', 'um trabalho em design gráfico'],
    [
      'designer* de interiores | design de interiores | decoração de interiores',
      'um trabalho em design de interiores',
    ],
    ['design instrucional | designer instrucional', 'um trabalho em design instrucional'],
    [
      'programador* | desenvolvedor* | dev | desenvolvimento web | desenvolvimento de software | engenheir* de software | engenheir* informátic* | engenharia de software | frontend* | front end | backend* | back end | full stack | fullstack | software engineer*',
      'um trabalho em desenvolvimento de software',
    ],
    ['devops', 'um trabalho em DevOps'],
    [
      'cibersegurança | segurança informática | segurança da informação | cyber security | cybersecurity',
      'um trabalho em cibersegurança',
    ],
    [
      'IT | TI | tech | setor tecnológico | área tecnológica | área de tecnologia | área da tecnologia | tecnologia | informática | indústria tecnológica | mundo tech',
      'um trabalho na área tecnológica',
    ],
    ['marketing digital | digital marketing', 'um trabalho em marketing digital'],
    ['marketing', 'um trabalho em marketing'],
    [
      'comunicação empresarial | comunicação institucional | relações públicas | trabalhar em comunicação | trabalhar na comunicação | emprego em comunicação | trabalho em comunicação | área de comunicação | área da comunicação | carreira em comunicação',
      'um trabalho em comunicação',
    ],
    [
      'recursos humanos | rh | hr | gestão de talento* | recrutador* | recrutamento | people partner',
      'um trabalho em recursos humanos',
    ],
    [
      'vendas | vendedora | vendedor | como comercial | de comercial | área comercial',
      'um trabalho em vendas',
    ],
    ['consultora | consultor | consultoria', 'um trabalho em consultoria'],
    ['controller | controlo de gestão | controladoria', 'um trabalho em controlo de gestão'],
    ['contabilista | contabilidade | contadora | contador', 'um trabalho em contabilidade'],
    ['administrativ* | secretariado', 'um trabalho administrativo'],
    ['auditora | auditor | auditoria', 'um trabalho em auditoria'],
    [
      'sustentabilidade | esg | área do ambiente | meio ambiente | ambiental | energias renováveis | alterações climáticas',
      'um trabalho em sustentabilidade',
    ],
    [
      'assistente social | serviço social | trabalho social | educação social | educadora social',
      'um trabalho em serviço social',
    ],
    ['professora | professor | docen* | dar aulas | ensino', 'um trabalho no ensino'],
    [
      'educadora de infância | educador de infância | educação infantil',
      'um trabalho em educação de infância',
    ],
    ['enfermeira | enfermeiro | enfermagem', 'um trabalho em enfermagem'],
    ['auxiliar de saúde | auxiliar de ação médic* | técnica auxiliar', 'um trabalho como auxiliar de saúde'],
    ['ser médic* | como médic* | medicina', 'um trabalho em medicina'],
    [
      'indústria farmacêutica | setor farmacêutico | farmacêutica multinacional | multinacional farmacêutica',
      'um trabalho na indústria farmacêutica',
    ],
    ['farmacêutica | farmacêutico | farmácia', 'um trabalho em farmácia'],
    ['fisioterapeuta | fisioterapia', 'um trabalho em fisioterapia'],
    ['nutricionista | nutrição', 'um trabalho em nutrição'],
    ['veterinária | veterinário', 'um trabalho em veterinária'],
    [
      'redator* técnic* | redação técnica | redação médic* | medical writer',
      'um trabalho em redação especializada',
    ],
    ['tradutora | tradutor | tradução | intérprete', 'um trabalho em tradução'],
    ['engenheira civil | engenheiro civil | engenharia civil', 'um trabalho em engenharia civil'],
    ['engenheira mecânica | engenheiro mecânico | engenharia mecânica', 'um trabalho em engenharia mecânica'],
    [
      'engenheira industrial | engenharia industrial | engenharia e gestão industrial',
      'um trabalho em engenharia industrial',
    ],
    ['ser coach | como coach | de coach | coaching', 'um trabalho em coaching'],
    ['formadora | formador', 'um trabalho em formação'],
    ['psicóloga | psicólogo | psicologia | psicoterapeuta', 'um trabalho em psicologia'],
    ['jornalista | jornalismo', 'um trabalho em jornalismo'],
    [
      'copywriter | criadora de conteúdo* | criador de conteúdo* | redatora de conteúdos | gestora de conteúdos | gestora de redes sociais | community manager',
      'um trabalho em conteúdos',
    ],
    ['empresa privada | setor privado | sector privado | iniciativa privada', 'um trabalho no setor privado'],
    [
      'investigadora | investigador | pesquisadora | pesquisador | investigação | mundo académico | carreira académica | carreira acadêmica',
      'um trabalho em investigação',
    ],
    [
      'ong | ongs | terceiro setor | sem fins lucrativos | cooperação internacional',
      'um trabalho no terceiro setor',
    ],
    [
      'setor público | sector público | administração pública | função pública | serviço público | funcionária pública | funcionário público',
      'um trabalho no setor público',
    ],
    ['customer success | sucesso do cliente', 'um trabalho em customer success'],
    ['apoio ao cliente | atendimento ao cliente', 'um trabalho em apoio ao cliente'],
    [
      'logística | cadeia de abastecimento | cadeia de suprimentos | supply chain',
      'um trabalho em logística',
    ],
    ['departamento de compras | área de compras', 'um trabalho em compras'],
    ['arquiteta | arquiteto | arquitetura', 'um trabalho em arquitetura'],
    ['advogada | advogado | advocacia | área jurídica | jurista', 'um trabalho na área jurídica'],
    [
      'organizadora de eventos | organização de eventos | produção de eventos | gestora de eventos',
      'um trabalho em organização de eventos',
    ],
    [
      'controlo de qualidade | controle de qualidade | garantia de qualidade | qa | tester',
      'um trabalho em qualidade',
    ],
    ['scrum master*', 'um cargo de Scrum Master'],
    ['agile coach', 'um cargo de agile coach'],
    ['hotelaria | turismo', 'um trabalho na área do turismo'],
    ['cozinheira | cozinheiro | chef de cozinha', 'um trabalho de cozinha'],
    ['cabeleireira | cabeleireiro', 'um trabalho num cabeleireiro'],
    ['restauração', 'um trabalho na restauração'],
    ['bibliotecária | bibliotecário', 'um trabalho numa biblioteca'],
    ['setor da moda | indústria da moda | mundo da moda | designer de moda', 'um trabalho na área da moda'],
    [
      'gestora cultural | gestão cultural | setor cultural | mundo da cultura',
      'um trabalho em gestão cultural',
    ],
    ['videojogos | jogos de vídeo', 'um trabalho em videojogos'],
    ['dentista | medicina dentária', 'um trabalho em medicina dentária'],
    [
      'terapeuta da fala | terapia da fala | fonoaudiólog* | fonoaudiologia',
      'um trabalho em terapia da fala',
    ],
    ['terapeuta ocupacional | terapia ocupacional', 'um trabalho em terapia ocupacional'],
    ['assistente de bordo | comissária de bordo | hospedeira', 'um trabalho a bordo de aviões'],
    [
      'agricultura | agrícola | agronomia | agrónom* | enologia | enóloga | enólogo',
      'um trabalho na área agrícola',
    ],
    ['educadora especial | educação especial | ensino especial', 'um trabalho em educação especial'],
    ['gestão de eventos | wedding planner', 'um trabalho em organização de eventos'],
    [
      'edição de livros | mercado editorial | editora de livros | setor editorial',
      'um trabalho no setor editorial',
    ],
    ['indústria automóvel | setor automóvel', 'um trabalho na indústria automóvel'],
    ['aeronáutica | aviação', 'um trabalho na aviação'],
    ['biotecnologia | biotech', 'um trabalho em biotecnologia'],
    ['setor bancário | na banca | bancári*', 'um trabalho na banca'],
    ['imobiliári* | corretora de imóveis', 'um trabalho na área imobiliária'],
  ],
  quotedAim: 'um trabalho como «{words}»',
  aimOpeners:
    'tornar me | me tornar | vir a ser | trabalhar como | trabalhar de | trabalho como | emprego como | emprego de | vaga de | vaga como | cargo de | lugar de | função de | atuar como | formar me como | começar como | exercer como | estágio como | ser uma | ser um',
  skills: [
    [
      'análise de dados | analisar dados | analítica de dados | visualização de dados | visualizar dados | data analytics',
      'análise de dados',
    ],
    ['ciência de dados | ciência dos dados | data science', 'ciência de dados'],
    ['machine learning | aprendizagem automática | aprendizado de máquina', 'aprendizagem automática'],
    [
      'IA | AI | inteligência artificial | ia generativa | ferramentas de ia | usar a ia | usar ia | de ia | com ia | prompt engineering',
      'inteligência artificial',
    ],
    [
      'desenvolvimento web | web design | fazer um site | criar um site | fazer sites | criar sites',
      'desenvolvimento web',
    ],
    ['frontend* | front end', 'desenvolvimento front-end'],
    ['backend* | back end', 'desenvolvimento back-end'],
    [
      'desenvolvimento de apps | aplicações móveis | criar .. app | fazer .. app | desenvolver .. app | criar .. aplicação',
      'desenvolvimento de aplicações',
    ],
    ['automação de testes | testes automatizados', 'automação de testes'],
    ['automatiz* .. processo* | automação | automatização', 'automatização'],
    ['segurança na cloud | segurança na nuvem | segurança em cloud | cloud security', 'segurança na nuvem'],
    ['computação em nuvem | cloud | nuvem', 'computação em nuvem'],
    ['devops', 'DevOps'],
    ['cibersegurança | segurança informática | segurança da informação | cybersecurity', 'cibersegurança'],
    ['design ux | ux | experiência do utilizador | experiência do usuário | ux ui', 'design UX'],
    ['design ui', 'design UI'],
    ['design gráfico', 'design gráfico'],
    [
      'gestão de projeto* | gerir projetos | gerenciar projetos | gerenciamento de projetos | project management',
      'gestão de projetos',
    ],
    ['gestão de produto', 'gestão de produto'],
    ['gestão da mudança', 'gestão da mudança'],
    ['metodologias ágeis | métodos ágeis | agilidade | agile', 'métodos ágeis'],
    ['design thinking', 'design thinking'],
    ['marketing digital | marketing online', 'marketing digital'],
    ['redes sociais | social media | mídias sociais', 'redes sociais'],
    ['marketing de conteúdo*', 'marketing de conteúdos'],
    ['técnicas de venda* | aprender a vender | saber vender', 'vendas'],
    ['contabilidade', 'contabilidade'],
    ['fiscalidade', 'fiscalidade'],
    ['controlo de gestão', 'controlo de gestão'],
    [
      'finanças | finanças pessoais | modelos financeiros | modelação financeira | literacia financeira | educação financeira | conhecimentos financeiros | investir na bolsa',
      'finanças',
    ],
    ['estatística*', 'estatística'],
    ['proteção de dados | rgpd | lgpd', 'proteção de dados'],
    ['base* de dados | banco* de dados', 'bases de dados'],
    ['folhas de cálculo | planilhas', 'folhas de cálculo'],
    ['programar | programação | código', 'programação'],
    ['informática | computação', 'informática'],
    ['arquitetura de software | desenho de sistemas', 'arquitetura de software'],
    ['edição de vídeo* | editar vídeo*', 'edição de vídeo'],
    ['fotografia', 'fotografia'],
    ['copywriting', 'copywriting'],
    ['big data', 'big data'],
    ['blockchain', 'blockchain'],
    ['robótica', 'robótica'],
    ['pensamento estratégico | visão estratégica', 'pensamento estratégico'],
    ['direito do trabalho', 'direito do trabalho'],
    ['comércio internacional | comércio exterior', 'comércio internacional'],
    ['impressão 3d', 'impressão 3D'],
    ['costura', 'costura'],
    ['primeiros socorros', 'primeiros socorros'],
    ['gestão financeira', 'gestão financeira'],
    ['tecnologias de informação', 'tecnologias de informação'],
    ['análise estatística', 'análise estatística'],
    ['processamento salarial', 'processamento salarial'],
    ['desenho técnico', 'desenho técnico'],
    ['ilustração', 'ilustração'],
    ['cerâmica', 'cerâmica'],
    ['sustentabilidade | esg', 'sustentabilidade'],
    ['gestão de stocks | gestão de inventário', 'gestão de stocks'],
    ['matemática', 'matemática'],
    ['língua gestual | libras', 'língua gestual'],
  ],
  audiences: [
    [
      'alta direção | comissão executiva | diretores | diretoras | executivos | executivas | a direção | minha direção | administração da empresa | a administração | administradores | chefias | a chefia de topo | diretoria | quadros superiores',
      'a direção',
    ],
    ['conselho de administração', 'o conselho de administração'],
    [
      'grupo* grande* | grandes grupos | muita gente | muitas pessoas | multidão | multidões | grande público | auditório* | grandes audiências | grande plateia | plateias grandes',
      'um grupo grande',
    ],
    ['grupo* pequeno* | pequenos grupos', 'um grupo pequeno'],
    ['minha equip* | meu time | nossa equip*', 'a minha equipa'],
    ['colega | colegas', 'colegas'],
    ['client*', 'clientes'],
    ['stakeholder* | partes interessadas', 'as partes interessadas'],
    ['investidor*', 'quem investe'],
    ['desconhecid*', 'pessoas que não conheço'],
    [
      'meu chefe | minha chefe | minha chefia | meu superior | minha superior | meu gerente | minha gerente | meu gestor | minha gestora | meus superiores | meus chefes',
      'a minha chefia',
    ],
    ['alun* | estudantes', 'estudantes'],
    ['uma turma | minha turma', 'uma turma'],
    ['não técnic* | sem conhecimentos técnicos', 'pessoas sem formação técnica'],
    ['congresso* | conferência*', 'o público de uma conferência'],
    [
      'equipa* internaciona* | equipe* internaciona* | colegas internacionais | colegas estrangeir* | público internacional',
      'colegas internacionais',
    ],
    ['programadores | engenheiros', 'profissionais da área técnica'],
    ['fornecedor*', 'empresas fornecedoras'],
    ['câmara | câmera', 'uma câmara'],
    ['pais dos | encarregados de educação', 'famílias'],
    ['júri | júris', 'um júri'],
    ['recrutador*', 'quem recruta'],
    [
      'meu filho | minha filha | meus filhos | minhas filhas | meu marido | minha mulher | minha família | minha mãe | meu pai | meus pais',
      'a minha família',
    ],
  ],
  commitment:
    '*arei$ | *erei$ | *irei$ | *orei$ | farei | darei | direi | lerei | serei | terei | verei | irei | porei | vou | comprometo me',
  promises:
    'sempre | garanti* | nunca | jamais | perfeit* | sem falta | custe o que custar | a todo o custo | aconteça o que acontecer | sem exceção | impecáve*',
  vague: 'melhor* | entender* | compreender* | perceber* | ser mais | saber mais | tentarei | procurarei',
};
