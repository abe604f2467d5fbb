import type { VerbClauses } from './verb-clauses.ts';

export const english: VerbClauses = {
  stopping: ['stop taking on every night shift', 'not check my emails after nine'],
  learning: ['learn enough Portuguese to talk to my crew on site', 'learn to sell at markets'],
  behaving: ['eat with my children more often', 'answer letters earlier'],
  founding: ['open an online shop', 'start a choir in our village', 'set up my own nursery group'],
  introducing: ['introduce a booking system', 'bring in a new rota'],
  delegating: ['hand over the payroll', 'delegate the ordering to my deputy'],
  visiting: [
    'attend two trade fairs',
    "spend a day in a real cobbler's shop",
    'volunteer at the animal shelter',
  ],
  choosing: ['buy a used digger', 'rent a room for my practice', 'get my own van'],
  seeking: ['find two baristas', 'win five regular customers', 'meet other translators'],
  selling: ['sell my first twenty bottles of wine', 'offer my pottery on the market'],
  becoming: ['become a foreman', 'qualifying as a solicitor', 'move into maintenance'],
  applying: ['apply to at least eight schools', 'register for the spring course', 'submit my application'],
  finishing: ['finish the estimating textbook', 'complete my last two modules'],
  talking: ['ask my supervisor for clearer deadlines', 'tell my boss what bothers me'],
  teaching: ['teach beginners to sew', 'train my apprentice to change tyres on his own'],
  saving: ['save up for a deposit', 'set aside ten percent of my wages', 'pay off my overdraft'],
  exercising: ['run three times a week', 'swim regularly again', 'lose weight'],
  making: ['write my first dessert menu', 'build a shed', 'organise a street party'],
  deciding: ['decide whether to move', 'find out which certificate I can do'],
  improving: [
    'raise the average bill from 11 to 14 pounds',
    'get quicker at the till',
    'get to 800 pounds a month',
  ],
  passing: ['pass my theory test', 'retake the maths exam'],
  daring: ['overcome my fear of the phone', 'speak up in the team meeting'],
};
