import type { VerbClauses } from './verb-clauses.ts';

export const portuguese: VerbClauses = {
  stopping: ['deixar de responder a mensagens ao jantar', 'evitar os turnos dobrados'],
  learning: ['aprender a enxertar oliveiras', 'praticar inglês com os hóspedes'],
  behaving: ['ter mais paciência com os aprendizes', 'almoçar mais vezes com os meus pais'],
  founding: [
    'abrir um salão de tosquia',
    'montar uma queijaria com a minha prima',
    'lançar uma marca de velas',
  ],
  introducing: ['introduzir um sistema de marcações', 'implementar reuniões curtas na oficina'],
  delegating: ['delegar as encomendas na minha adjunta', 'passar o bastão da tesouraria'],
  visiting: [
    'participar em duas feiras agrícolas',
    'passar um dia numa ferraria',
    'fazer um estágio numa creche',
  ],
  choosing: ['comprar uma carrinha usada', 'alugar uma sala para o meu consultório'],
  seeking: [
    'encontrar duas empregadas para o verão',
    'conseguir mais alunos de violino',
    'conhecer outras tradutoras',
  ],
  selling: ['vender o meu mel no mercado', 'divulgar os meus cestos'],
  becoming: ['ser chefe de sala', 'tornar-me carpinteiro', 'mudar de profissão'],
  applying: ['candidatar-me a oito escolas', 'me inscrever no curso da noite', 'enviar o pedido de apoio'],
  finishing: ['terminar o manual de contabilidade', 'concluir os dois últimos módulos'],
  talking: ['pedir à minha chefe turnos mais claros', 'dizer ao meu sócio o que me incomoda'],
  teaching: ['ensinar costura a principiantes', 'dar aulas de guitarra'],
  saving: ['poupar para a entrada da casa', 'guardar 80 euros por mês'],
  exercising: ['correr três vezes por semana', 'voltar a correr junto ao rio', 'perder peso'],
  making: [
    'escrever a minha primeira carta de sobremesas',
    'construir um galinheiro',
    'organizar uma festa de rua',
  ],
  deciding: ['decidir se mudo para a aldeia', 'descobrir que certificado preciso de ter'],
  improving: ['reduzir o pão que sobra', 'chegar a 900 euros por mês'],
  passing: ['passar no exame de código', 'tirar a carta de pesados'],
  daring: ['perder o medo de telefonar a clientes', 'enfrentar a reunião com os sócios'],
};
