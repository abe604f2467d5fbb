import type { VerbClauses } from './verb-clauses.ts';

export const czech: VerbClauses = {
  stopping: ['přestat brát každou noční', 'nekouřit před dětmi', 'skoncovat s přesčasy'],
  learning: [
    'naučit se vyměnit brzdové destičky',
    'porozumět vyúčtování v domě',
    'naučit se prodávat na trhu',
  ],
  behaving: ['častěji večeřet s dětmi', 'najít si čas na zahradu', 'včas odpovídat na dopisy'],
  founding: ['otevřít švadlenu v naší čtvrti', 'založit sbor na vesnici', 'rozjet půjčovnu lodí'],
  introducing: ['zavést tabuli úkolů v truhlárně', 'nastavit pravidla pro střídání směn'],
  delegating: ['předat objednávky zástupkyni', 'rozdělit úkoly mezi kolegy', 'svěřit mzdy účetní'],
  visiting: ['zúčastnit se dvou veletrhů', 'strávit den v opravdové pekárně', 'chodit na schůze rodičů'],
  choosing: [
    'koupit ojetou míchačku',
    'pronajmout si místnost pro ordinaci',
    'objednat nové stoly do klubovny',
  ],
  seeking: ['najít dvě servírky', 'sehnat pět stálých odběratelů', 'poznat nové lidi ve městě'],
  selling: ['prodat prvních dvacet sklenic medu', 'nabízet svou keramiku na trzích'],
  becoming: ['stát se mistrem ve výrobě', 'přejít do údržby', 'změnit obor'],
  applying: ['přihlásit se na jarní kurz', 'podat žádost o příspěvek', 'vyřídit zdravotní průkaz'],
  finishing: ['dokončit poslední dva moduly', 'přečíst učebnici účetnictví', 'dodělat střechu kůlny'],
  talking: [
    'poprosit vedoucí o jasné termíny',
    'říct mistrovi, co mi vadí',
    'domluvit se se sousedy na plotu',
  ],
  teaching: ['naučit začátečníky šít', 'zaučit učně na výměnu pneumatik', 'vést kurzy pro seniory'],
  saving: ['našetřit na kauci', 'splatit kontokorent', 'dát stranou desetinu platu'],
  exercising: ['běhat třikrát týdně', 'zhubnout pět kilo', 'znovu pravidelně plavat'],
  making: ['napsat první dezertní lístek', 'postavit kůlnu', 'uspořádat slavnost v naší ulici'],
  deciding: ['rozhodnout se, jestli se stěhovat', 'zjistit, který certifikát si můžu udělat'],
  improving: [
    'zvýšit průměrnou útratu ze 120 na 150 korun',
    'rychleji vystavovat faktury',
    'zkrátit seřízení stroje',
  ],
  passing: ['složit zkoušku z teorie', 'udělat si řidičák na motorku'],
  daring: ['překonat strach z telefonu', 'ozvat se na poradě týmu'],
};
