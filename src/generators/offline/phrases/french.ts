/** French: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const french: Language = {
  code: 'fr',
  locale: 'fr-FR',
  digraphs: false,
  capitalNouns: false,
  letters: 'àâæçéèêëîïôœùûüÿ',
  postpositions: false,
  dates: { usual: '{day} {month} {year}', days: { 1: '1er {month} {year}' } },
  givenNames:
    'aurélie céline émilie stéphanie virginie véronique valérie nathalie isabelle sylvie catherine françoise monique brigitte chantal martine christine corinne delphine élodie mélanie laetitia audrey amandine pauline manon inès léa chloé jeanne juliette mathilde marion justine noémie océane anaïs margaux margot louise alice agathe élise hélène éléonore gaëlle maëlle joëlle sabrina nadia samira leila khadija fatou fatoumata aminata awa mariam mariama aïssatou ndeye bintou rokhaya salimata oumou geneviève mireille josiane huguette ghislaine nicolas julien antoine guillaume sébastien frédéric olivier laurent stéphane christophe vincent philippe thierry patrick didier gilles mathieu matthieu maxime romain quentin théo baptiste étienne benoît yves mamadou moussa ousmane ibrahima cheikh amadou abdoulaye karim rachid mohamed youssef',
  namesakes: 'grace claire pierre marine',
  nameEndings: '',
  stopWords:
    "le la les l' un une des du de d' au aux et ou où mais donc ni car je j' tu il elle on nous vous ils elles me m' te se s' lui leur leurs y en ce c' cet cette ces ça cela celui celle ceux mon ma mes ton ta tes son sa ses notre nos votre vos qui que qu' quoi dont lequel laquelle quel quelle quels quelles est suis es sommes êtes sont était étais étaient serait serais être été ai as avons avez ont avoir avait avais j'ai n'ai à dans par pour sur avec sans sous entre vers chez depuis pendant avant après ne n' pas plus moins très trop peu bien mieux aussi encore déjà toujours jamais souvent parfois ici là maintenant aujourd'hui comme si quand lorsque puis ensuite alors ainsi afin parce même autre autres tout toute tous toutes chaque plusieurs quelques quelque certains aucun aucune rien faire fait fais faut peut peux pouvoir veux veut voudrais aimerais souhaite souhaiterais dois doit devoir savoir sais vais va d'un qu'il qu'on jusqu'à jusqu'au jusqu'en dès lors moi toi soi eux nouveau nouvel nouvelle nouveaux nouvelles meilleur meilleure meilleurs meilleures bon bonne personne chose choses surtout vraiment également enfin davantage apprendre améliorer trouver devenir développer étape étapes lundi mardi mercredi jeudi vendredi samedi dimanche",
  abbreviations:
    'p.ex|p. ex|par ex|ex|etc|cf|env|min|max|mme|mlle|m|mr|mm|dr|pr|st|ste|n|no|art|chap|vol|tél|av|bd|janv|jan|févr|fév|avr|juil|sept|oct|nov|déc|hebdo|resp|dép|dir|incl|approx|i.e|c.-à-d|c.à.d|càd|s.a|nb',
  ordinalStops: false,
  cases: false,
  linking: '',
  quotes: ['«', '»'],
  turns: {
    wish: `~lâcher | ~ranger | ~protéger | ~partager | ~alléger | ~couper | ~décrocher | ~rebondir | ~réfléchir | ~grandir | ~rédiger | ~chercher | ~toucher | ~réunir | ~convaincre | j' aspire à | aspire à | je me verrais bien | me verrais bien | je me vois bien | ça me plairait | me plairait de | me plairait d' | j' aurais envie | mon défi | l' objectif serait | mon objectif serait | mon projet serait | ce serait bien | ce serait super | ça serait bien | ça serait super | je demande de l' aide | mon souhait serait | ma cible | mon cap | il me tarde | j' apprécierai | je suis à la recherche | je suis en quête | je suis en recherche | souhaiterai | besoin d' être | pourriez vous m' aider | pouvez vous m' aider | peux tu m' aider | tu peux m' aider | vous pouvez m' aider | des pistes pour | une aide pour | un coup de pouce | ~me reposer | ~bâtir | ~tester | ~transformer | ~fixer | ~poser | ~prospecter | ~fidéliser | ~relancer | ~arriver à | ~parvenir à | ~traduire | ~concevoir | ~mettre | ~coudre | ~jardiner | ~m' entraîner | ~me lever | ~arrêter de | ~rester | ~m' inscrire | ~entrer | ~récupérer | ~transmettre | ~monétiser | ~m' engager | ~m' occuper | ma cheffe devrait | mon chef devrait | mon manager devrait | ma manager devrait | ma responsable devrait | mes collègues devraient | mon équipe devrait | ma hiérarchie devrait
      | moi je veux | moi je voudrais | moi je souhaite | moi j' aimerais | moi ce que je veux | ce que je veux c' est | ce que je voudrais c' est | je veux | je voudrais | je voudrai | je souhaite | je souhaiterais | je souhaiterai | j' aimerais | j' aimerai | jaimerais | j aimerais | jaimerai | aimerais | aimerait | voudrais | souhaiterais | souhaite | souhaitais | souhaitant | jveux | j veux | jvoudrais | je désire | je désirerais | désire
      | j' espère | espérant | j'ai envie | j'ai très envie | j'ai vraiment envie | j aurais besoin | envie de | envie d' | envie d'un | j'ai besoin | j ai besoin | j' aurais besoin | ai besoin | besoin d' aide | besoin de | besoin d' | besoin d'un | je cherche | je recherche | cherche à | cherche | recherche un | recherche une | à la recherche | en recherche | en quête
      | je compte | je prévois | je projette | je planifie | je rêve | rêve de | j' ambitionne | j'ai l' intention | j'ai l' ambition | j'ai pour objectif | j'ai pour but | j'ai pour projet | j'ai pour ambition | j'ai comme objectif | j'ai un projet | j'ai le projet | j'ai comme projet | j'ai décidé de | j'ai décidé d' | je vise | je tiens à | j' envisage | je pense à | j' essaie | j' essaye | je tente | je dois | je doit | je devrais | dois je | devrais je
      | il faut que je | il faut que j' | faut que je | faut que j' | il faut | il me faut | il me faudrait | il faudrait | faudrait que je | je vais | j' irais | je préférerais | je préfèrerais | je préfère | préférerais | j' adorerais | j' apprécierais | je suis intéressé* | intéressé* par | je m' intéresse | je serais | serais heureu* | serais ravi* | serait bien | serait super | serait génial | serait important
      | mon objectif | mes objectifs | mon but | mes buts | mon rêve | mon souhait | mes souhaits | mon projet | mes projets | mon ambition | mes ambitions | mon envie | mes envies | mes attentes | mes attentes sont | mes attentes sont les suivantes | mes objectifs sont les suivants | mes souhaits sont les suivants | mon attente | mon vœu | mon plan | ma priorité | mes priorités | l' objectif | l' idéal | objectif principal | le but | objectif est | objectifs sont | objectif 1
      | aidez moi | aide moi | m' aider | m' aidez | m' aiderait | de m' aide | me soutenir | m' accompagner | m' accompagne | bénéficier d'un accompagnement | bénéficier d'un soutien | bénéficier de conseils | bénéficier d' un | recevoir des conseils | accompagnement | être accompagné* | me guider | me conseiller | de l' aide | coup de main | un peu d' aide | comment puis je | comment je peux | comment pourrais je | comment faire | comment est ce que je | comment on fait | que dois je | que puis je | que devrais je | que faire | quoi faire | est ce que je dois | est ce que je devrais
      | j' attends de | j' attends du | j' attends d' | s'il vous plaît | s'il te plaît | svp | stp | conseils | des conseils | astuces | on voudrait | on aimerait | on souhaite | on souhaiterait | nous voudrions | nous aimerions | nous souhaitons | nous voulons | pour apprendre | pour me former | pour progresser | j'ai un entretien | j'ai bientôt un entretien | j'ai un oral | je passe un entretien | merci de me dire comment | dites moi comment | dis moi comment | expliquez moi comment | explique moi comment | j'ai hâte | il est temps | je me fixe | permettre de | envie que | aimerais que | aimerais ça | je sollicite | donnez moi | intérêt pour | intéresse | je voulais | je compterais | j' ambitionnerais | avoir confiance | j' hésite | hésite entre | ne sais pas si je dois | sais pas si je dois | ne sais pas si | sais pas si | me demande si je dois | me demande si
      | ~apprendre | ~trouver | ~améliorer | ~développer | ~devenir | ~obtenir | ~décrocher | ~réussir | ~passer | ~préparer | ~me préparer | ~acquérir | ~gagner | ~prendre | ~reprendre | ~retrouver | ~retourner | ~revenir | ~changer | ~évoluer | ~progresser | ~avancer | ~monter | ~créer | ~lancer | ~me lancer | ~ouvrir | ~fonder | ~construire | ~élargir | ~agrandir | ~renforcer | ~consolider | ~rencontrer | ~réseauter | ~parler | ~m' exprimer | ~présenter | ~prendre la parole | ~communiquer | ~négocier | ~demander | ~augmenter | ~réduire | ~diminuer | ~baisser | ~arrêter | ~cesser | ~gérer | ~mieux | ~plus de | ~plus d' | ~moins de | ~moins d' | ~davantage | ~meilleur* | ~être | ~avoir | ~faire | ~savoir | ~pouvoir | ~oser | ~dire | ~me former | ~se former | ~maîtriser | ~perfectionner | ~me perfectionner | ~approfondir | ~pratiquer | ~comprendre | ~lire | ~écrire | ~rédiger | ~publier | ~finir | ~terminer | ~valider | ~diriger | ~encadrer | ~manager | ~déléguer | ~motiver | ~recruter | ~embaucher | ~organiser | ~m' organiser | ~planifier | ~équilibrer | ~concilier | ~trouver ma voie | ~courir | ~voyager | ~déménager | ~m' installer | ~acheter | ~vendre | ~économiser | ~épargner | ~vivre | ~travailler | ~postuler | ~envoyer | ~participer | ~assister | ~donner | ~tenir | ~garder | ~vaincre | ~surmonter | ~dépasser | ~éviter | ~sortir | ~quitter | ~partir | ~rejoindre | ~intégrer | ~atteindre | ~accéder | ~clarifier | ~découvrir | ~explorer | ~choisir | ~définir | ~identifier | ~jouer | ~cuisiner | ~dormir | ~cultiver | ~rédige | ~m' affirmer | ~m' imposer | ~me reconvertir | ~me réorienter | ~me remettre | ~me mettre | ~commencer | ~démarrer | ~continuer | ~soigner | ~rafraîchir | ~refaire | ~actualiser | ~aller | ~voir | ~boire | ~manger | ~investir | ~aménager | ~rénover | ~adopter | ~peindre | ~chanter | ~danser | ~nager | ~organise | ~coder | ~programmer | ~animer | ~enseigner | ~transmettre | ~soutenir | ~suivre | ~consacrer | ~bouger | ~faire du | ~perdre | ~remporter | ~rendre | ~stresser | ~déstresser | ~procrastiner | ~aider | ~accompagner | ~*iser$ | ~*ifier$ | ~*quer$ | ~*nner$ | ~*tter$ | ~*ncer$ | ~*ster$ | ~*sser$ | ~*oyer$ | ~*uire$ | ~*endre$ | ~doubler | ~tripler | ~comment`,
    trouble: `larguée sur | largué sur | peur d' être larguée | peur d' être largué | peur d' être dépassé* | je perds mes moyens | perds mes moyens | boule au ventre | mains moites | me paralyse | paralysée | je dors mal | dors mal | je me compare | je me laisse | on ne m' écoute | personne ne m' écoute | ne m' écoute pas | j' oublie | je cours partout | cours partout | je culpabilise | je n' assume pas | j' ose à peine | ose à peine | je me dévalorise | me prend trop de temps | chus tanné* | je ne tiens pas | ne tiens pas mes | je manque | j'ai du mal | ai du mal | du mal à | j ai du mal | j'ai de la peine | de la peine à | je peine à | peine à | je galère | galère | j'ai des difficultés | des difficultés | difficulté* | difficile de | difficile d' | difficile pour moi | c' est dur | dur pour moi | dur de | je n' arrive pas | n' arrive pas | j' arrive pas | jarrive pas | arrive pas | je n' arrive plus | n' arrive plus | n' arrive jamais | je n'y arrive | j'y arrive pas | je ne parviens pas | ne parviens pas | je ne réussis pas | je ne peux pas | je peux pas | je ne sais pas | je ne sais | je sais pas | jsais pas | chais pas | ne sais pas | sais pas | je ne sais plus | ne sais plus | sais plus | je n' ose pas | n' ose pas | j' ose pas | ose pas | j'ai peur | ai peur | peur de | peur d' | peur du | la peur | j' appréhende | je crains | crainte* | j' angoisse | angoiss* | je stresse | stressée | stressé | anxieu*
      | débord* | submerg* | surmen* | épuisé* | je fatigue | fatigué* | je suis perdu* | suis perdu* | perdue | me sens perdu* | bloquée | bloqué | je bloque | coincé* | je stagne | stagne | je tourne en rond | tourne en rond | timide | nerveuse | nerveux | mal à l' aise | pas à l' aise | je manque de | je manque d' | manque de | manque d' | il me manque | me manque | me manquent | je n'ai pas de | je n'ai pas | je n'ai aucun* | j'ai pas | je n'ai jamais | je ne trouve pas | ne trouve pas | trouve pas | trouve plus | aucune idée | pas d' idée | pas sûr* | incertain* | je me sens | me sens | je doute | doute de moi | je procrastine | je remets | j' évite | je déteste | déteste | je ne supporte plus | supporte plus | n'en peux plus | en peux plus | ras le bol | marre de | marre d' | en ai marre | tanné* | malheureu* | insatisfait* | frustré* | je m' ennuie | m' ennuie | trop de | pas assez | jamais le temps | jamais de temps | pas le temps | peu de temps | plus le temps | je rougis | je panique | je perds | trou de mémoire | trous de mémoire | trou noir | pas doué* | nulle en | nul en | nulle pour | pas bonne | pas bon en | mauvaise en | faible en | me fait peur | me font peur | me stresse | me bloque | me pose problème | problème* avec | problème* de | problème* pour | incapable | me coupe | me coupent | m' interrompt | m' écoute pas | je ne comprends pas | je comprends pas | me décourage | découragé* | je me disperse | me disperse | m' éparpille | je n'en | n' est pas assez | est faible | est mauvais | est mauvaise | est nul | est nulle | est médiocre | est limité* | est rouillé* | laisse à désirer | insuffisant* | je suis mauvaise`,
    past: `j'ai envoyé | g envoyé | jai envoyé | j'ai postulé | j'ai candidaté | j'ai cherché | j'ai essayé | j'ai tenté | j'ai repris | j'ai réussi | j'ai accouché | j'ai eu deux | je sors d'un | je sors de | je viens de | j' occupais | je rêvais | j' ai pu | j'ai pu | j'ai dû | à mes débuts | il y a quelques | il y a un an | jusqu'à présent | jusqu'ici | j'ai travaillé | j'ai longtemps travaillé | j'ai toujours travaillé | j'ai .. travaillé | j'ai étudié | j'ai fait | j'ai eu | j'ai été | j'ai commencé | j'ai quitté | j'ai déménagé | j'ai obtenu | j'ai suivi | j'ai terminé | j'ai fini | j'ai appris | j'ai .. appris | j'ai dirigé | j'ai géré | j'ai managé | j'ai encadré | j'ai créé | j'ai fondé | j'ai lancé | j'ai perdu | j'ai passé | j'ai changé | j'ai grandi | j'ai élevé | j'ai arrêté | j'ai démissionné | j'ai déjà | j'ai rejoint | j'ai intégré | j'ai occupé | j'ai exercé | j'ai enseigné | j'ai vécu | j'ai écrit | j'ai donné | j'ai pris | j'ai reçu | j'ai gagné | j'ai validé | j'ai décroché | j'ai immigré | j'ai participé | j'ai aidé | j'ai construit | j'ai touché | j'ai surtout | j'ai aussi travaillé | ai travaillé | ai déjà | ai fait | ai été | j' étais | j' avais | j' avait | j' enseignais | je travaillais | je faisais | je gérais | je dirigeais | je vivais | j' habitais | j' étudiais | je suis née | je suis né | suis née | suis né | je suis arrivé* | suis arrivé* | je suis devenu* | suis devenu* | je suis parti* | suis partie | suis parti | je suis entré* | suis entrée | je suis revenu* | je suis passé* | suis passé* | je suis restée | je suis resté | suis restée | j'ai .. promue | ai été promu* | été promu* | été nommé* | été licencié* | été embauché* | nous étions | nous avions | nous avons | on a | il y a .. ans | il y a .. mois | il y a longtemps | l'an dernier | l' année dernière | année dernière | le mois dernier | mois dernier | la semaine dernière | l' été dernier | auparavant | autrefois | par le passé | à l' époque | jadis | ancien poste | ancien travail | mon ancien | mon ancienne | après mes études | m' étais | me suis lancée | me suis installé* | me suis marié* | c' était | m'a permis | m' ont | m'a appris | ont salué | ont apprécié`,
    aside: `parce que | parce qu'il | parce qu'on | parce qu' | parce que je | parce que j' | car | puisque | puisqu' | puisqu'il | vu que | étant donné | du fait | comme je | comme j'ai | comme j' | depuis que | depuis mon | depuis ma | depuis mes | depuis la | depuis le | depuis l' | depuis que je | quand j' étais | lorsque | lorsqu'on | lorsque je | lorsque j' | quand je | quand j'ai | quand on | pendant que | après avoir | après que | après mes études | avant de | avant que | pour travailler | pour que | afin que | afin qu'on | de sorte que | si bien que | même si | bien que | quoique | malgré | à cause de | à cause du | en raison de | en raison du | grâce à | grâce au | contrairement à | alors que | tandis que | où je | où j' | où j'ai | qui était | qui est | qui sont | sachant que | d' autant plus
      | je me présente | me présenter brièvement | permettez moi de me présenter | laissez moi me présenter | laissez moi vous | je vais me présenter | tiens à me présenter | pour me présenter | quelques mots sur moi | un mot sur moi | pour en venir au fait | venons en au fait
      | mon mari pense | mon mari dit | mon mari trouve | mon mari voudrait | mon mari veut | mon mari aimerait | ma femme pense | ma femme dit | mon conjoint pense | mon conjoint dit | mon compagnon pense | mon compagnon dit | ma compagne pense | ma mère pense | ma mère dit | ma mère voudrait | ma mère veut | mon père pense | mon père dit | mon père veut | mes parents pensent | mes parents disent | mes parents veulent | mes parents voudraient | mon chef dit | mon chef pense | ma cheffe dit | ma cheffe pense | mon manager dit | ma manager dit | mes amies disent | mes amis disent | on me dit | les gens disent
      | mon mari .. je devrais | ma femme .. je devrais | mon conjoint .. je devrais | mon compagnon .. je devrais | ma mère .. je devrais | mon père .. je devrais | mes parents .. je devrais | mes amies .. je devrais | mes amis .. je devrais | mon chef .. je devrais | ma cheffe .. je devrais | mon mari .. je dois | ma mère .. je dois | mes parents .. je dois | mon mari .. il faut que je | ma mère .. il faut que je | mes parents veulent que je | mon mari veut que je | mon mari aimerait que je | mon mari voudrait que je | mes parents voudraient que je
      | mon fils devrait | mon fils doit | ma fille devrait | ma fille doit | mes enfants devraient | mes enfants doivent | mon mari devrait | ma femme devrait | mon conjoint devrait | mon compagnon devrait | ça doit changer | il faut que ça change | ça suffit`,
    exclude: `je n'ai pas l' intention | pas l' intention | je ne tiens pas à | je ne m' imagine pas | je ne me verrais pas | je n' aspire pas | je ne rêve pas | je ne suis pas faite pour | je ne suis pas fait pour | pas faite pour | pas fait pour | je ne suis pas pour | rien à voir avec | non merci pour | je ne supporterais pas | je ne veux pas | je ne veux plus | je ne veux surtout pas | je ne veux jamais | je ne veux ni | je veux pas | je veux plus être | je veux plus de | jveux pas | j veux pas | veux pas | mais ne veux pas | et ne veux pas | je ne voudrais pas | je ne voudrais plus | je voudrais pas | je ne souhaite pas | je ne souhaite plus | je souhaite pas | souhaite pas | mais ne souhaite pas | et ne souhaite pas | je ne désire pas | je n' aimerais pas | j' aimerais pas | j' aimerais ne pas | j' aimerais ne plus | je voudrais ne plus | je souhaite ne plus | je souhaite ne pas | je veux ne plus | je n'ai pas envie | j'ai pas envie | j'ai plus envie | je n'ai plus envie | je n'ai aucune envie | aucune envie | pas envie | plus envie | je n'ai pas besoin | j'ai pas besoin | pas besoin | je ne cherche pas | je cherche pas | cherche pas | je ne suis pas intéress* | suis pas intéress* | pas intéress* | ne m' intéresse pas | m' intéresse pas | ne m' intéressent pas | aucun intérêt | je n' envisage pas | je ne compte pas | je ne prévois pas | je ne me vois pas | me vois pas | je n' aime pas | j' aime pas | je n' aime plus | hors de question | pas question | en aucun cas | surtout pas | certainement pas | jamais de la vie | plus jamais | plus du tout | pas du tout | ne plus | ne pas | pas | et non | mais non | non pas | ni | sans | sauf | excepté | hormis | à part | tout sauf | n' importe quoi sauf | plutôt que | plutôt qu'un | au lieu de | au lieu d' | au lieu d'un | à l' exception | je refuse de | je refuse d' | éviter de | éviter d' | éviter le | éviter la | éviter les | éviter l' | loin de`,
    harmless: `ne plus penser au boulot | ne plus penser au travail | plus penser au boulot | ne plus penser | sans chercher | sans trembler | sans m' excuser | sans trac | sans crier | sans conflit* | sans heurt* | sans permis | sans fautes | sans faute | pas à pas | pas seulement de | n' * que | pas plus de | pas trop | pas grand | posture de | posture d' | posture professionnelle | posture managériale | pas seulement | non seulement | pas uniquement | dire non | savoir dire non | "non" | pourquoi pas | pas sûr* | pas encore | pas trop mal | pas mal | pas assez | pas facile | pas toujours | pas forcément | pas à l' aise | pas douée | pas doué | pas bonne | pas bon | pas bien | pas le temps | pas de temps | pas d' idée | pas confiance | pas de confiance | pas de réseau | pas de diplôme | pas d' expérience | pas de contacts | pas d' ami* | pas capable | pas légitime | pas satisfait* | pas heureu* | pas très | pas vraiment | pas grand chose | ne * pas | ne me * pas | ne m' * pas | ne se * pas | ne s' * pas | ne les * pas | ne l' * pas | ne le * pas | n' * pas | n'ai pas | n'ai plus | n'a pas | n'y * pas | n'en * pas | ne sont pas | je sais pas | sais pas | sait pas | suis pas | j'ai pas | ai pas | arrive pas | arrivais pas | ose pas | peux pas | peut pas | trouve pas | parle pas | comprends pas | connais pas | maîtrise pas | gagne pas | sens pas | est pas | c' est pas | marche pas | fonctionne pas | vais pas | fais pas | écoute pas | reconnaît pas | remarque pas | ou pas | si pas | sans peur | sans avoir peur | sans stress* | sans stresser | sans trac | sans notes | sans être nerveu* | sans rougir | sans paniquer | sans culpabilis* | sans culpabilité | sans diplôme | sans expérience | sans emploi | sans travail | sans activité | sans réseau | sans cesse | sans arrêt | sans doute | sans problème | sans accent | sans hésiter | sans bégayer | sans perdre | sans sacrifier | sans m' épuiser | rien de spécial | n'en peux plus | je n'en | ne sais plus | ne supporte plus | n' arrive plus | ne trouve plus`,
    unwanted: `stress* | surcharg* | heures supplémentaires | heures sup | heures supp | overtime | nerveu* | le trac | trac | angoiss* | anxi* | procrastin* | burn out | burnout | épuis* | fatigu* | peur | peurs | avoir peur | timid* | débord* | submerg* | surmen* | en retard | retard* | interromp* | interrompue | couper la parole | malheureu* | sous payé* | mal payé* | seule | isol* | chaos | désorganis* | distrai* | dispers* | éparpill* | week end* | weekend* | le dimanche | le samedi | paniqu* | invisible* | dans l' ombre | doute* | douter | perfectionn* | micromanag* | chômage | bloqu* | coincée | stagner | rougir | bégay* | trembl* | bafouill* | balbuti* | culpabilis* | remettre au lendemain | remettre .. à plus tard | perdre mon temps | m' ennuyer | dépassé* | me laisser faire | me laisser marcher | tout accepter | tout porter | tout faire`,
    but: `mais | plutôt | au contraire | par contre | en revanche`,
    and: `et | ainsi que | puis | ensuite | & | également | et puis`,
    between: 'entre',
    order: `écris .. poème | écrivez .. poème | écrire un poème | rédige .. poème | compose .. poème | un poème sur | écris .. chanson | écris .. blague | écris .. histoire | écris .. dissertation | écris moi | écrivez moi | rédige moi | rédigez moi | raconte .. blague | raconte .. histoire | racontez .. blague | raconte moi | dis moi | dites moi | traduis | traduisez | résumé du texte | texte suivant | phrase suivante | résume ce | résume le | résume moi | résumez | quelle est la capitale | capitale de | quel temps fait | quelle heure | qui es tu | qui êtes vous | es tu un | es tu une | êtes vous un | êtes vous une | réponds | répondez | affiche | affichez | imprime | génère du code | génère un | génère une | écris du code | écris un script | écris une fonction | code moi | donne moi .. recette | donnez moi .. recette | donne moi la | donne moi une | recette de | recette d' | calcule | calculez | combien font | compte jusqu'à | répète | répétez | chante | invente | dessine | fais moi un | fais moi une`,
    attack: `ignore* .. instruction* | ignore* .. consigne* | ignore* .. règle* | ignore* .. directive* | ignore* .. précédent* | ignore* .. prompt* | ignore tout | ignorez tout | ignore ce qui | ignorez ce qui | ignore .. ci dessus | oublie* .. instruction* | oublie* .. consigne* | oublie* .. règle* | oublie tout | oubliez tout | ne tiens pas compte | ne tenez pas compte | ne tiens plus compte | fais abstraction | faites abstraction | contourne tes | contourne les | prompt système | prompt system | prompt initial | prompt caché | invite système | system prompt | ton prompt | votre prompt | le prompt | tes instructions | vos instructions | tes consignes | vos consignes | tu es maintenant | tu es désormais | tu es à présent | vous êtes maintenant | vous êtes désormais | agis comme | agis en tant | agissez comme | fais comme si | faites comme si | comporte toi comme | fais semblant | joue le rôle | jouez le rôle | mode développeur | mode admin | jailbreak* | en tant qu'ia | en tant qu' intelligence | nouvelle* instruction* | nouvelle* consigne* | révèle .. prompt | révèle .. instructions | révèle tes | révèle ton | révélez vos | montre .. prompt | affiche .. prompt | donne .. prompt | clé api | clef api | clé d' api | mot de passe | mots de passe | écris plutôt | écris à la place | à la place écris | réponds uniquement | réponds seulement | répondez uniquement | répondez seulement | écris uniquement | écris seulement | uniquement le mot | seulement le mot | n' écris pas d' objectif* | n' écris aucun objectif | ne rédige pas d' objectif* | ne rédige aucun objectif | pas d' objectifs à la place | au lieu des objectifs | au lieu d' objectifs | au lieu d' écrire | fin du texte | fin des instructions | ignore .. instructions | ignore .. previous | you are now | act as | print your`,
    nothing: `demander | à demander | rien | riens | non | nan | nope | aucun | aucune | néant | nada | ras | merci | remercie | beaucoup | bonjour | bonsoir | salut | coucou | moi | et toi | et vous | hello | hi | hey | bonne | bon | belle | journée | soirée | matinée | matin | après midi | test | teste | tests | essai | ok | okay | d' accord | dac | oui | ouais | si | tout | tous | toutes | va | vais | vas | allez | aller | bien | très | pour | le | la | les | moment | l' instant | instant | l' | actuellement | maintenant | aujourd'hui | encore | pas | plus | objectif | objectifs | souhait | souhaits | vœu | vœux | projet | j'ai | n'ai | je | j' | n' | ne | n'y | y | a | de | d' | du | des | à | vous | toi | te | tu | et | en | au | aux | revoir | bientôt | ciao | adieu | cordialement | bises | bisous | vide | passer | passe | sans | objet | commentaire | remarque | remarques | question | questions | particulier | particulière | spécial | spéciale | précis | précise | ça | ca | cela | comment | c' | c' est | est | tout est | espère | espérant | que | me | m' | vient | esprit | l' esprit | none | nothing | thanks | n | na | nil | null | lorem | ipsum | bla | blabla | blah | abc | xxx | haha | hihi | hm | hmm | euh | bah | bof | mdr | lol | autre | autres | sinon | monde | monsieur | madame | cher | chère | chers | chères | besoin | avoir | veux | voudrais | souhaite | compris | comprends | comprends pas | désolé | désolée | ici | beau temps | fait | il | fêtes | joyeuses | noël | année | enchanté | enchantée | ravie | ravi | suis | quoi | dire | sais | répondre | je ne veux pas`,
    self: `je | j' | me | m' | moi | mon | ma | mes | nous | notre | nos | j'ai | j'y | j'en | m'en | jveux | jai | jsuis | n'ai`,
    filler: `changer | essayer | comprendre | découvrir | avancer | d | l | qu | suivant | suivants | suivante | suivantes | n' importe quel | n' importe quelle | n' importe | dans le cadre | le cadre de | cadre du | mentorat | mentoring | mentor | mentore | mentoré* | programme | programmes | accompagnement | objectif | objectifs | but | buts | souhait | envie | besoin | améliorer | amélioration | améliorant | développer | développement | renforcer | progresser | progrès | acquérir | meilleur | meilleure | meilleurs | meilleures | mieux | plus | moins | davantage | bon | bonne | bons | bonnes | bien | très | trop | apprendre | apprentissage | devenir | être | avoir | faire | pouvoir | savoir | arriver | réussir | parvenir | atteindre | obtenir | trouver | gagner | compétence | compétences | capacité | capacités | connaissance | connaissances | niveau | domaine | thème | sujet | nouveau | nouvel | nouvelle | nouveaux | nouvelles | comment | pourquoi | quoi | quel | quelle | aide | aider | aidez | conseils | conseil | soutien | accompagner | guider | travail | travailler | pro | professionnel | professionnelle | professionnels | professionnelles | professionnellement | personnellement | personnel | personnelle | vie | chose | choses | façon | manière | moyen | vraiment | enfin | surtout | notamment | peut être | toujours | souvent | parfois | déjà | encore | aussi | même | un peu | beaucoup | fin | début | mois | année | années | an | ans | semaine | semaines | prochain | prochaine | prochains | prochaines | cours | d' ici | difficile | difficultés | mal | peur | sentir | sens | gérer | gestion | commencer | continuer | aller | mettre | prendre | donner | vouloir | rendre | permettre | utiliser | quelque | quelques | plusieurs | certaines | certains | progressivement | rapidement | efficacement | particulier | spécial | rien | besoin de | envie de | par exemple | exemple | ex | etc`,
    slang: `especially | actually | btw | please | pls | cuz | g | chus | pis | chialer | cash | grave bien | trop bien | chelou | relou | daron | daronne | bosseuse | jveux | jvoudrais | chui | chuis | jsuis | jsais | jpeux | chais | taf | taff | boulot | boulots | kiffe | kiffer | kif | ouf | grave | mdr | mdrr | ptdr | lol | pk | pkoi | pq | tkt | bcp | svp | stp | slt | cc | super | cool | genre | meuf | mec | mecs | truc | trucs | machin | merde | putain | bordel | con | conne | connard* | chier | foutre | fous | galère | galérer | wesh | vachement | tlm | qqch | qqn | qq | rdv | dsl | auj | pr | ds | pcq | psq | parske | tt | nn | jdois | jai | ke | ki | koi | kwa | chef | cheffe | patron | patronne | boss | idiot* | stupide* | débile* | nul | nulle | plaquer | bosser | bosse | tanné* | fun | full | plate | asap | omg | lâcher | marre | ouais | bah | ben | euh | hyper | trop`,
    statement: `suis | est | sont | sommes | êtes | était | étais | étaient | ai | j'ai | n'ai | avons | ont | travaille | travaillons | habite | vis | vit | étudie | enseigne | occupe | exerce | dirige depuis | gère depuis | je passe | passe mon temps | passe mes | c' est | existe | il y a | aime | adore | m' appelle | fait | joue`,
    now: "actuellement | maintenant | en ce moment | pour le moment | pour l' instant | aujourd'hui | déjà | niveau actuel",
    learn: `largu* sur | largu* en | dépassé* sur | rouillé* | remise à niveau | me remettre à niveau | apprend* | appren* | cours | formation* | former | me former | compétence* | progress* | améliorer | amélior* | perfectionn* | approfond* | maîtris* | connaissance* | connaître | programmation | programmer | coder | codage | certif* | bases | notions | débutant* | avancé* | niveau | étudier | étudie | pratiquer | pratique | tutoriel* | tuto* | développer | utiliser | initi* | bootcamp* | monter en`,
    certificate: `certif* | examen* | diplôme* | concours | accrédit* | habilitation`,
    become: `devenir | deviens | devienne | travailler comme | travailler dans | travailler en | travailler en tant | métier de | métier d' | métier dans | métier en | reconver* | réorient* | évoluer vers | évoluer en | évoluer dans | me tourner vers | m' orienter vers | me diriger vers | bifurquer | rejoindre | intégrer | entrer dans | me lancer dans | en tant que | en tant qu' | accéder à | accéder au | me spécialiser | être coach | être infirmière | être avocate | être comptable | être développeuse | être enseignante | être prof | être professeure | être formatrice | être psychologue | être architecte | être journaliste | être médecin | être data | être éducatrice | être traductrice | être graphiste | être consultante | être pharmacienne | être juriste | être ingénieure | être chercheuse | être cheffe de | être chef de | être sage femme | être assistante sociale | passer manager | passer manageuse | passer cadre | passer cheffe | passer chef | passer senior | passer à un poste | passer directrice | être nommée | formation de | formation d' | passer de .. à | passer du .. au | passer de .. au | ex comme | exemple comme | exemple en | adjointe de | adjoint de | carrière dans | carrière de | carrière en | rôle de | rôle d' | fonction de`,
    outOfReach: `pdg | ceo | présidente de la | président de la | première ministre | ministre | millionnaire* | milliardaire* | riche | célèbre* | nobel | meilleure du monde | meilleur du monde | du jour au lendemain | en une nuit | google | apple | microsoft | amazon | championne du monde | champion du monde | astronaute* | best seller* | bestseller* | parfait* | niveau natif | comme une native`,
    person: `monsieur | madame | mme | mr | mlle | docteur | docteure | dr | je m' appelle | m' appelle | je me nomme | je me prénomme | mon nom est | mon prénom est | moi c' est | prénommée | nommée | cordialement | bien à vous | mon mari | ma femme | mon compagnon | ma compagne | mon conjoint | ma conjointe | mon copain | ma copine | mon chum | ma blonde | mon fils | ma fille | mon frère | ma sœur | mon ami | mon amie`,
    private: `fiv | pma | deuil | suicid* | anorex* | boulim* | borderline | schizophr* | ménopause | tribunal | prison | garde à vue | surendett* | harcèlement | agression* | viol | violée | opérée | chimio* | fibromyalgie | covid long | burn out sévère | antidépress* | psychiatr* | dépress* | diagnosti* | maladie* | malade* | cancer | tdah | tda | hpi | autis* | asperger | sclérose | handicap* | rqth | thérapie* | médicament* | enceinte* | grossesse* | divorc* | fausse couche | chronique* | bipolaire* | trauma* | addict* | alcool* | dette* | endett* | vih | épileps* | migraine* | crise* d' angoisse | crise* de panique | hospitali* | endométriose | séparation | veuve | violences | régularis* | sans papiers`,
    lastVerb: '',
    own: `mon | ma | mes | notre | nos | me | m'`,
    loose: `d | l | qu | sont les suivantes | sont les suivants | les suivantes | et | ou | ni | aussi | également | vraiment | enfin | surtout | peut être | simplement | juste | un jour | puis | ensuite | alors | donc | mais | même | honnêtement | maintenant | bref | déjà | évidemment | idéalement | si possible | objectif | objectifs | mes objectifs | mon objectif | souhaits | souhait | à | de | d' | du | que | qu' | pour | par | chez | dans | avec | sur | vers | pouvoir | ça | cela | ce | qui | rapidement | absolument | premièrement | deuxièmement | troisièmement | d' abord | tout d' abord | finalement | en premier | comment | ex | l' aide | aide`,
    hanging: `avant | en | d' ici | ici | jusqu'à | jusqu'au | jusqu'en | l' | le | la | les | un | une | des | mon | ma | mes | nos | notre | quand | si | parce | car | ne | n' | pas | entre | autour | après | depuis | prochain | prochaine | très | trop | au | aux | cet | cette | ces | est | sont | me | m' | s' | se | fin | début | pendant | durant | dès | sous | voire | comme | c' | y`,
    place: `en | au | aux | déménager à | déménager sur | emménager à | installer à | installer sur | m' installer à | vivre à | vivre sur | habiter à | travailler à | aller à | partir à | retourner à | rentrer à | revenir à | voyager à | revenir au | région de`,
    clitic: '',
    wishAfter: '',
    excludeAfter: '',
  },
  time: {
    months: [
      'janvier | janv | jan | mois de janvier',
      'février | févr | fév | mois de février',
      'mars | mois de mars',
      "avril | avr | mois d' avril",
      'mai | mois de mai',
      'juin | mois de juin',
      'juillet | juil | mois de juillet',
      "août | mois d' août",
      'septembre | sept | mois de septembre',
      "octobre | oct | mois d' octobre",
      'novembre | nov | mois de novembre',
      'décembre | déc | mois de décembre',
    ],
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    spans: [
      ['demain', 1, 'day'],
      ["dans un an et demi | d' ici un an et demi | en un an et demi", 18, 'month'],
      ["dans un semestre | d' ici un semestre", 6, 'month'],
    ],
    day: 'jour | jours | journée | journées',
    week: 'semaine | semaines | sem',
    month: 'mois',
    quarter: 'trimestre | trimestres',
    year: "an | ans | année | années | l'an | semestre | semestres",
    hour: 'heure | heures | h | hrs',
    minute: 'minute | minutes | min | mn',
    feasts: [
      ["avant l' automne", 9, 20],
      ['avant le printemps', 3, 20],
      ['avant noël', 12, 20],
      ["avant l' été | avant les grandes vacances | avant les vacances d' été", 6, 20],
      ['noël | fêtes de fin', 12, 24],
      ['toussaint', 11, 1],
      ['carnaval | mardi gras', 2, 28],
      ['ascension | pentecôte', 5, 31],
      ["nouvel an | jour de l'an | saint sylvestre | réveillon", 12, 31],
      ['pâques', 4, 15],
      ['printemps', 5, 31],
      ['grandes vacances | vacances scolaires', 6, 30],
      ['année scolaire | année universitaire | année académique', 6, 30],
      ["été | vacances d' été", 8, 31],
      ['rentrée | rentrée scolaire | rentrée de septembre', 9, 5],
      ['automne', 11, 30],
      ['hiver', 2, 28],
      ['premier trimestre | 1er trimestre', 3, 31],
      ['deuxième trimestre | second trimestre | 2e trimestre | 2ème trimestre | 2nd trimestre', 6, 30],
      ['troisième trimestre | 3e trimestre | 3ème trimestre', 9, 30],
      ['quatrième trimestre | dernier trimestre | 4e trimestre | 4ème trimestre', 12, 31],
      ['premier semestre | 1er semestre', 6, 30],
      ['deuxième semestre | second semestre | 2e semestre | 2ème semestre', 12, 31],
    ],
    end: 'fin',
    middle: 'mi | milieu',
    begin: 'début',
    next: 'prochain | prochaine | prochains | prochaines | à venir | suivant | suivante | qui vient | qui viennent',
    current: 'ce | cet | cette | en cours',
    within: `dans | d' ici | d' ici à | sous | au cours de | au cours des | durant | courant | au plus tard dans | en moins de | en un | en une | en deux | en trois | en quatre | en cinq | en six | en sept | en huit | en neuf | en dix | en douze | en quelques | en 1* | en 2* | en 3* | en 4* | en 5* | en 6* | en 7* | en 8* | en 9* | en janvier | en février | en mars | en avril | en mai | en juin | en juillet | en août | en septembre | en octobre | en novembre | en décembre | au mois de | au printemps | en été | en automne | en hiver | endéans`,
    before: 'avant',
    until: `d' ici | d' ici à | d' ici au | d' ici le | d' ici la | d' ici l' | avant | jusqu'à | jusqu'au | jusqu'en | au plus tard | pour | à la | échéance | deadline | date limite | vers`,
    ago: `il y a | depuis | dernier | dernière | derniers | dernières | passé | passée | passées | passés | expérience | durant les | pendant | ancienneté`,
    per: 'par | chaque | tous les | toutes les | / | à la',
    weekly: 'hebdomadaire* | hebdo',
    daily: 'quotidien* | journali*',
    half: 'demi | demie | semestre | semestres',
    from: `de 0* | de 1* | de 2* | de 3* | de 4* | de 5* | de 6* | de 7* | de 8* | de 9* | passer de | passer du | passer d' | passe de | quitter | sortir de | sortir du | venant de | venant du | viens de | viens du | ancienne | ancien | poste actuel de`,
    to: "à | jusqu'à | vers | →",
    difference: "d' environ",
    percent: '% | pour cent | pourcent | pourcents',
    thousand: 'mille',
    numbers: [
      [1, "un | une | d'un"],
      [2, 'deux'],
      [3, 'trois'],
      [4, 'quatre'],
      [5, 'cinq'],
      [6, 'six'],
      [7, 'sept'],
      [8, 'huit'],
      [9, 'neuf'],
      [10, 'dix | dizaine | une dizaine'],
      [11, 'onze'],
      [12, 'douze'],
      [13, 'treize'],
      [14, 'quatorze'],
      [16, 'seize'],
      [15, 'quinze | quinzaine | une quinzaine'],
      [18, 'dix huit'],
      [20, 'vingt | vingtaine | une vingtaine'],
      [24, 'vingt quatre'],
      [25, 'vingt cinq'],
      [30, 'trente | trentaine | une trentaine'],
      [40, 'quarante'],
      [50, 'cinquante'],
    ],
  },
  themes: {
    careerChange: `nouvelle orientation | nouvelle voie | changer d' orientation | changer d' univers | changer de milieu | me recycler | recyclage professionnel | transition vers | quitter le salariat | quitter .. finance | quitter .. banque | quitter .. restauration | passer dans le public | passer dans le privé | passer du public | passer du privé | projet de transition professionnelle | immersion professionnelle | pmsmp | reprendre mes études | reprendre des études | reprise d' études | retour aux études | reconver* | reconvers* | changer de métier | changer .. métier | changement de métier | changer de carrière | changement de carrière | changer .. carrière | changer de secteur | changement de secteur | changer de domaine | changer de branche | changer de voie | changer de filière | changer de profession | changer .. profession | nouvelle carrière | nouveau métier | autre métier | autre carrière | autre secteur | autre domaine | autre branche | nouveau domaine | nouveau secteur | nouvelle profession | réorient* | bifurqu* | transition professionnelle | transition de carrière | virage professionnel | tournant professionnel | quitter .. enseignement | quitter .. éducation nationale | quitter .. hôpital | quitter .. secteur | quitter .. milieu | sortir de l' enseignement | sortir du .. | tout plaquer | me tourner vers | m' orienter vers | me diriger vers | reclassement | passer du .. à | passer du .. au | passer de l' .. à | passer de la .. à | passer de l' .. au | cpf de transition | travailler dans un autre | tout autre chose | métier dans | apprendre un métier`,
    jobSearch: `cherche .. temps partiel | cherche un temps partiel | chercher .. temps partiel | cherche .. mi temps | trouver .. temps partiel | retrouver .. emploi | retrouver .. travail | retrouver .. poste | retrouver un job | retrouver du boulot | trouver .. contrat | trouver .. mission | intérim | missions d' intérim | candidature* spontanée* | annonces | réponses négatives | refus | indeed | apec | cap emploi | mission locale | salon de l' emploi | job dating | profil candidat | service civique | contrat d' apprentissage | premier boulot | premier travail | vie active | emploi durable | cherche un job | emploi* | recherche d' emploi | trouver .. emploi | trouver .. travail | chercher .. travail | cherche .. travail | recherche .. travail | trouver .. poste | cherche .. poste | recherche .. poste | trouver .. job | cherche .. job | trouver .. boulot | trouver .. taf | cherche .. taf | trouver .. place | nouveau travail | nouvel emploi | nouveau poste | nouveau job | nouveau boulot | nouveau taf | nouvelle job | une job | autre job | autre travail | autre poste | autre emploi | changer d' emploi | changer de travail | changer de poste | changer de job | changer de boulot | changer de taf | changer d' entreprise | changer d' employeur | changer de boîte | offre* d' emploi | candidature* | candidater | postul* | me faire embaucher | être embauché* | décrocher .. poste | obtenir .. emploi | obtenir .. travail | décrocher .. emploi | décrocher .. cdi | décrocher .. travail | décrocher .. stage | décrocher .. contrat | recruteu* | employeu* | marché du travail | marché de l' emploi | chômage | chômeu* | sans emploi | demandeu* d' emploi | france travail | pôle emploi | actiris | forem | onem | orp | insertion professionnelle | premier emploi | premier poste | premier job | cdi | cdd | alternance | alternant* | apprentie | stage | stages | job étudiant | job de rêve | travail de rêve | emploi de rêve | poste de rêve | travailler à l' étranger | emploi à l' étranger | démission* | quitter mon travail | quitter mon emploi | quitter mon poste | quitter mon job | lettre* de motivation | curriculum | cv | cvs | dossier de candidature | concours | agrégation | capes | barreau | trouver du travail | trouver un travail | contrat stable | emploi stable | ~travail | ~poste | ~job | ~jobs | ~boulot | ~taf`,
    interviews: `stress* .. entretien* | trac .. entretien* | peur .. entretien* | préparer .. entretien* | réussir .. entretien* | passer .. entretien* | entretien* technique* | entretien* final* | entretien* en visio | oral d' admission | oral d' entrée | questions des recruteurs | me vendre en entretien | pitch de présentation | entretien* d' embauche | entretien* d' emploi | entretien* de recrutement | entretien* de motivation | entretien* | entrevue* | entrevue* d' emploi | oral de recrutement | oral du concours | assessment* | études de cas | simulation* d' entretien`,
    promotion: `en interne d' ici | en interne d' ici à | projet en interne | poste .. en interne | décrocher .. en interne | évoluer .. en interne | en interne | poste en interne | poste interne | mobilité interne | évoluer en interne | prendre la place de | la place de mon chef | la place de ma cheffe | remplacer mon chef | remplacer ma cheffe | entretien* annuel* | entretien* d' évaluation | entretien* professionnel* | entretien* de fin d' année | évaluation annuelle | bilan annuel | passer chef | monter les échelons | monter en interne | mobilité interne | évolution interne | évoluer en interne | changement de grade | passer au niveau | nouveau grade | passer titulaire | chargée principale | prendre la tête | succéder à | partner | partenaire associée | ne plus stagner | un poste plus élevé | poste à plus | promotion | promotions | promu* | évolution de carrière | évolution professionnelle | évoluer professionnellement | évoluer dans mon entreprise | évoluer .. carrière | ~évoluer | avancement | avancer .. carrière | progresser .. carrière | progression de carrière | progression professionnelle | faire carrière | développement de carrière | plan de carrière | gravir | échelon* | échelons | monter en grade | monter en responsabilité* | monter dans .. hiérarchie | prise de responsabilité* | prendre .. responsabilité* | plus de responsabilité* | davantage de responsabilité* | nouvelles responsabilité* | responsabilité* | poste à responsabilité* | poste de direction | poste de manager | poste d' encadrement | poste supérieur | poste plus élevé | poste senior | niveau supérieur | échelon supérieur | étape de carrière | étape .. carrière | passer cadre | devenir cadre | passer senior | passer manager | passer cheffe | ma carrière | ~carrière | plafond de verre | devenir associé* | grimper | adjointe | adjoint | référente | référent | prendre du galon | être reconnue à mon poste | titularis*`,
    leadingTeam: `gérer mes collègues | recadrer | recadrage | encadrement | première équipe | nouvelle équipe | prendre la tête d' une équipe | piloter mon équipe | gérer les tensions | tensions dans l' équipe | cohésion | turnover | intégrer les nouvelles | gérer des bénévoles | équipe de bénévoles | management transversal | manager transverse | management bienveillant | posture managériale | entretien* annuel* de mon équipe | fidéliser mon équipe | diriger .. équipe* | diriger une équipe | gérer .. équipe* | gérer une équipe | manager .. équipe* | mener .. équipe* | encadrer .. équipe* | animer .. équipe* | piloter .. équipe* | conduire .. équipe* | prendre .. équipe | gestion d' équipe* | gestion de .. équipe* | gestion des équipes | management | management d' équipe | encadr* | ~manager | managers | manageuse* | manageur* | managerial* | managériale* | leadership | leader | leaders | leadeuse | cheffe d' équipe | chef d' équipe | responsable d' équipe | délégu* | délég* | délégation | ~mon équipe | mes équipes | motiver .. équipe* | motiver mes | fédérer .. équipe* | collaborateurs | collaboratrices | mes collaborat* | subordonné* | autorité | gérer des gens | gérer des personnes | gérer .. personnes | diriger | superviser | supervision | recruter .. équipe | recruter .. pour mon équipe | ~recruter | ~embaucher | bonne cheffe | bonne manager | bonne manageuse | bon manager | bonne leader | bon leader | bonne responsable | entretien* individuel* | ~équipe | ~équipes`,
    negotiatingPay: `gagner .. de plus | être augmentée | être augmenté | me faire augmenter | mieux payer | salaire* plus élevé* | meilleur salaire | meilleure paie | mieux gagner ma vie | revalorisation | revaloriser | grille salariale | grille de salaire | treizième mois | avantages salariaux | package | contre offre | négocier mon contrat | négocier .. offre | négocier mon tarif | augmenter mes tarifs | augmenter mes prix | fixer mes prix | toucher plus | augmenter mon salaire | salaire* | salaria* | augmentation | augmentation de salaire | augmentation salariale | demander .. augmentation | négocier .. augmentation | négocier .. salaire | négociation salariale | négocier .. rémunération | rémunér* | rémunération | ma paie | ma paye | mieux payée | mieux payé | mieux rémunéré* | être payée | gagner plus | gagner davantage | gagner mieux | mieux gagner | plus d' argent | revenus | revenu | sous payé* | mal payé* | prime | primes | bonus | égalité salariale | écart salarial | tjm | taux journalier | taux horaire | tarifs | mes tarifs | honoraires | prétentions salariales | gagner ma vie | gagner .. € | gagner .. euros | gagner .. francs | gagner .. dollars`,
    networking: `élargir mon carnet | cercle professionnel | réseau d' alumni | alumni | anciens élèves | réseau de femmes | nouer des | contacts utiles | connaître du monde | faire du réseau | faire du réseautage | rejoindre une association | rejoindre un réseau | intégrer un réseau | réseau | réseaux | mon réseau | réseau professionnel | réseaux professionnels | réseaut* | réseautage | réseauter | networking | networker | contacts | nouveaux contacts | contacts professionnels | rencontrer .. personnes | rencontrer .. gens | rencontrer .. monde | rencontrer .. professionnel* | rencontrer .. femmes | rencontrer des | rencontrer d' autres | rencontres professionnelles | faire des rencontres | connaître .. gens | relations professionnelles | tisser .. liens | créer .. liens | nouer .. contacts | nouer .. relations | carnet d' adresses | trouver .. mentor* | trouver une mentore | communauté* | échanger avec d' autres | échanger avec des | small talk | bavard* | faire la conversation | engager la conversation | élargir mon cercle | mon cercle`,
    publicSpeaking: `prendre plus la parole | parler devant du monde | parler devant la caméra | face caméra | devant la caméra | parler sans notes | improviser | improvisation | stand up | débattre | débat* | grand oral | plaidoirie* | plaider | webinaire* | intervention* publique* | parler en assemblée | discours de mariage | trou de mémoire | maîtriser ma voix | poser ma voix | prise de parole | prises de parole | prendre la parole | prend* la parole | parole en public | parler en public | parler en publique | parler devant | parler face | s' exprimer en public | m' exprimer en public | m' exprimer devant | à l' oral | ~oral | ~orale | expression orale | aisance orale | aisance à l' oral | discours | présentation* | présenter | présenter devant | conférencière | conférence* | faire .. exposé* | exposés | exposé | soutenance* | soutenir ma thèse | trac | trembl* | bégay* | bafouill* | scène | éloquence | éloquente | rhétorique | art oratoire | oratoire | oratrice* | orateur* | keynote* | pitch* | pitcher | tedx | toastmaster* | auditoire | en public | devant un public | devant du public | devant du monde | devant les gens | devant des gens | devant beaucoup | devant .. groupe | devant .. assemblée | storytelling | diapo* | slides | animer* .. réunion* | animer* .. atelier* | en atelier | animer .. atelier* | animer .. conférence* | animer .. débat* | animation de réunion* | modérer | modération | intervenir en public | intervenir dans des | public speaking`,
    confidence: `m' écoute | m' écoutent | qu'on m' écoute | on m' écoute | au sérieux | prennent au sérieux | perds mes moyens | perdre mes moyens | être moi même | regard de l' autre | prise de risque* | prendre des risques | me mettre en avant | m' autoriser | assumer mes | complexe* | me comparer | peur de déranger | peur de décevoir | peur d' échouer | charisme | charismatique | confiance | confiance en moi | confiance en soi | plus confiante | estime de moi | estime de soi | de l' assurance | d' assurance | ~assurance | assurée | affirm* | m' affirmer | assertiv* | oser | imposteur | imposture | syndrome de l' imposteur | syndrome d' imposteur | dire non | poser .. limites | mettre .. limites | fixer .. limites | mes limites | croire en moi | crois en moi | douter | doute* de moi | doutes | douter de moi | me faire entendre | faire entendre ma voix | m' imposer | légitim* | timid* | timidité | introvert* | courage | courageu* | audace | audacieu* | zone de confort | perfectionnis* | peur du jugement | peur de l' échec | regard des autres | défendre mes idées | défendre mon point | défendre mes | donner mon avis | mon avis | mes idées soient | être écoutée | soit écoutée* | soient écoutée* | mieux écoutée | être entendue | me faire respecter | être respectée | exprimer mon opinion | prendre ma place | ma place en | en réunion | en réunions | dans les réunions | pendant les réunions | coupe la parole | couper la parole | coupent la parole | coupe tout le temps | m' interrompt | m' interrompre | interromp* | prise au sérieux | pris au sérieux | plaire à tout | sûre de moi | sûr de moi | sûre de soi | complexe d' infériorité | me sous estim* | me dévalor* | me rabaisse* | oser demander | peur de`,
    technicalSkills: `largu* sur | largu* en | dépassé* sur | rouillé* | remise à niveau | compétences en ligne | mise à niveau | remise à niveau | ~mooc | mooc | tutoriel* | veille technologique | veille technique | apprendre à coder | apprendre à programmer | créer un site | monter en expertise | ctf | hackathon* | open source | ~automatiser | ~tableur* | tableaux croisés | macro* | tableaux de bord | programmation | programmer | coder | codage | développement web | développement logiciel | développement informatique | compétence* technique* | compétence* numérique* | compétence* informatique* | compétence* digitale* | connaissances techniques | connaissances informatiques | outils numériques | outil* informatique* | informatique | bureautique | ~logiciel* | langage* de programmation | algorithm* | design patterns | clean code | architecture logicielle | ~technique* | ~techniques | ~technologie* | ~numérique | ~digital* | ~certif* | ~formation* | montée en compétence* | monter en compétence* | perfectionnement | me perfectionner | expertise | expertise technique | ~compétence* | me former | formation continue | formation professionnelle | suivre une formation | créer .. application | développer .. application | développer .. site | créer .. site web | créer .. site internet | analyse de données | hard skills | bootcamp*`,
    language: `à l' aise en anglais | réunion* en anglais | parler anglais | parler en anglais | m' exprimer en anglais | présenter en anglais | anglais professionnel | anglais courant | anglais des affaires | parler espagnol | parler allemand | parler italien | parler français | m' exprimer en français | français courant | français langue étrangère | sans accent | lsf | langue des signes française | chercher mes mots | écouter des podcasts en | langue* | langues | langue étrangère | langues étrangères | apprendre .. langue | apprendre une langue | compétence* linguistique* | ~linguistique* | niveau de langue | cours de langue* | parler couramment | couramment | bilingue* | trilingue* | vocabulaire | grammaire | prononciation | ~accent | certification linguistique | test de langue | langue des signes | fle`,
    workLifeBalance: `perdre .. kg | perdre .. kilos | finir à 1* | finir à l' heure | finir plus tôt | partir à l' heure | quitter le travail à l' heure | penser au boulot | penser au travail | plus penser au | couper le soir | déconnecter le soir | soirées libres | soirée* par semaine | soirées pour moi | ne plus travailler le soir | rentrer plus tôt | finir plus tôt | horaires décalés | travail de nuit | passer de jour | natation | lâcher prise | semaine de quatre jours | semaine de 4 jours | quatre jours par semaine | congés | prendre des congés | prendre des vacances | aidante | aidant familial | proche aidante | équilibre | équilibre vie | équilibre de vie | vie privée | vie pro | vie perso | vie personnelle | conciliation | concilier | équilibrer | heures supplémentaires | heures sup | heures supp | surmen* | surcharge* | burn out | burnout | épuis* | stress* | déstress* | détend* | détente | relax* | repos | me reposer | récupér* | temps libre | temps pour moi | temps pour ma | temps pour mes | temps pour mon | temps avec mes | temps avec ma | loisirs | loisir | horaire* de travail | mes horaires | horaires | travailler moins | moins travailler | moins bosser | bosser moins | réduire .. temps de travail | temps de travail | temps partiel | mi temps | le dimanche | le samedi | déconnect* | déconnexion | décrocher le soir | décrocher du travail | couper .. travail | couper le soir | coupure | week end* | weekend* | ma santé | ~santé | santé mentale | bien être | sommeil | mieux dormir | dormir | sport | sportive* | sportif* | salle de sport | activité physique | fitness | courir | course à pied | jogging | footing | marathon | semi marathon | yoga | pilates | médit* | pleine conscience | hobby | hobbies | famille | en famille | mes enfants | vie de famille | vie familiale | vie de maman | vie de mère | entre ma vie | vie au travail | sabbatique | mon énergie | d' énergie | perdre du poids | maigrir | télétravail* | travail à distance | home office | homeoffice | souffler | prendre des pauses | ~pauses | ~vacances | charge mentale | qualité de vie | ralentir | lever le pied | prendre soin de moi | forme physique | équilibrée | trop de travail | trop de boulot | travaille trop | bosse trop | plus de vie | fatigu* | tout porter`,
    managingTime: `moins de réunion* | trop de réunion* | réunions inutiles | réunionite | travail de fond | interruption* | être ponctuelle | arriver à l' heure | mieux m' y prendre | tout faire à la dernière | à la dernière minute | dernière minute | pomodoro | matinée* efficace* | bullet journal | surcharge de tâches | gérer plusieurs projets | plusieurs projets à la fois | gestion du temps | gestion de mon temps | gérer mon temps | gérer .. temps | maîtriser mon temps | organis* | organisation | m' organiser | mieux m' organiser | productiv* | procrastin* | priorit* | priorité* | prioris* | hiérarchiser | planifi* | planning* | emploi du temps | échéance* | échéances | délais | respecter les délais | tenir les délais | ~deadline* | concentr* | concentration | focus | focalis* | efficac* | efficien* | to do | todo | liste* de tâches | gestion des tâches | structurer .. journée* | structurer .. semaine* | structurer .. temps | structurer mon | mieux structur* | disciplin* | autodiscipline | routine* | habitudes | bonnes habitudes | multitâche* | charge de travail | distract* | dispers* | éparpill* | au lendemain | à plus tard | trop de tâches | ma journée | mes journées | mes semaines | en retard | ponctu* | boîte mail | ma boîte mail | débordée | débordé | courir .. après le temps | gagner du temps | perdre du temps | perte de temps | agenda`,
    ownBusiness: `vendre .. marché | vendre mes | mes créations | massothérapeute* | trouver des contrats | missions en freelance | fidéliser | fidélisation | prospecter | prospection | franchise | coopérative | reprise d' entreprise | reprendre une entreprise | sasu | eurl | micro entrepreneu* | chambres d' hôtes | gîte* | food truck* | créer .. entreprise | créer .. société | créer .. boîte | monter .. entreprise | monter .. boîte | monter .. société | monter .. projet d' entreprise | lancer .. entreprise | lancer .. boîte | fonder .. entreprise | fonder .. société | ma boîte | ~mon entreprise | ma propre entreprise | propre entreprise | propre boîte | ma société | création d' entreprise | start up* | startup* | entrepren* | entrepreneur* | entrepreneuri* | auto entrepren* | autoentrepren* | micro entreprise | microentreprise | à mon compte | mettre à mon compte | à son compte | indépendante | indépendant | statut d' indépendant* | travail indépendant | freelance* | free lance | freelancing | profession libérale | en libéral | activité indépendante | activité secondaire | activité complémentaire | projet entrepreneurial | side project | lancer mon activité | lancer .. activité | lancer .. produit | lancer .. boutique | lancer .. marque | ma propre marque | propre marque | créer .. marque | lancer .. site de vente | ma marque de | boutique | boutique en ligne | e commerce | ecommerce | business plan | plan d' affaires | business | mon business | idée d' entreprise | idée de business | modèle économique | levée de fonds | lever des fonds | lever .. fonds | financement* | investisseu* | business angel* | premier* client* | première* cliente* | nouveaux clients | nouvelles clientes | nouveaux contrats | trouver .. clients | trouver .. clientes | trouver .. client* | clientèle | ~clients | ~clientes | ~client | chiffre d' affaires | mon cabinet | mon atelier | mon café | mon restaurant | mon salon | mon studio | mon propre salon | mon propre restaurant | mon propre | salon de coiffure | ouvrir .. café | ouvrir .. restaurant | ouvrir .. boutique | ouvrir .. salon | ouvrir .. atelier | ouvrir .. cabinet | ouvrir .. magasin | ouvrir .. commerce | ouvrir .. librairie | ouvrir .. boulangerie | ouvrir .. maquis | ouvrir .. crèche | ouvrir .. studio | petit commerce | élevage | ferme avicole | pressing | poulailler | activité génératrice | agr | etsy | vinted`,
    communication: `français écrit | fautes d' orthographe | fautes de français | fautes de grammaire | sans faute* | mieux écrire | à l' écrit | par écrit | m' exprimer par écrit | retour* constructif* | recevoir des retours | demander des retours | jamais de retour* | aucun retour | plus de retours | avoir des retours | prendre sur moi | compte rendu* | comptes rendus | prise de notes | communication | communiqu* | mieux communiquer | feedback* | donner .. feedback | retours constructifs | faire des retours | conversation* difficile* | discussion* difficile* | échanges difficiles | conflit* | conflictuel* | désaccord* | écoute active | écouter | mieux écouter | négocier | négoci* | négociation* | parties prenantes | stakeholder* | argument* | argumenter | convain* | persua* | influenc* | diplomat* | diplomatie | m' exprimer | s' exprimer | exprimer clairement | exprimer mes idées | exprimer mes besoins | expliqu* | expliquer .. simplement | vulgaris* | rédiger .. mails | rédaction* | rédactionnel* | écrire .. mails | mails | e mails | emails | courriel* | mes écrits | écrits professionnels | écriture professionnelle | orthographe | collaborer | collaboration | travail d' équipe | travailler en équipe | esprit d' équipe | intercultur* | relation* .. collègue* | relations avec mes | relation* avec | relationnel* | compétence* relationnelle* | soft skills | savoir être | langage corporel | langage non verbal | critiques | les critiques | aller à l' essentiel | esprit de synthèse | synthétique | synthétiser | être plus claire | plus clairement | clairement | ~réunion* | ~réunions | ~collègue* | collègue* difficile* | chef* difficile* | client* difficile* | manager difficile | malentendu* | répartie | repartie | sens de la répartie | ma cheffe | mon chef | mon manager | ma manager | ma responsable | mon responsable`,
    personalBrand: `me faire remarquer | être repérée | être reconnue comme | me positionner | positionnement | image professionnelle | mon image | identité visuelle | crédibilité | mon expertise | faire valoir | me démarquer | se démarquer | être plus visible | abonné* | audience en ligne | marque personnelle | marque employeur perso | personal branding | personal brand | linkedin* | présence en ligne | présence sur les réseaux | présence numérique | profil en ligne | mon profil | ~profil | visib* | visibilité | plus visible | me rendre visible | me faire connaître | faire connaître mon | notoriété | réputation | e réputation | reconnue | reconnaissance | reconnue comme | reconnu comme | experte reconnue | être reconnue | être vue | blog* | blogue* | portfolio* | book en ligne | podcast* | balado* | newsletter* | infolettre* | instagram | tiktok | youtube | chaîne youtube | mon site | mon propre site | mon site web | réseaux sociaux | publier .. article* | écrire .. article* | mes articles | me vendre | me mettre en valeur | mettre en valeur | me mettre en avant | mettre en avant mon | mettre en avant mes | valoriser mon | valoriser mes | valoriser mon travail | remarque* mon travail | remarque* ce que je | voir ce que je fais | voie ce que je fais | reconnaisse mon travail | reconnaître mon travail | experte dans mon`,
    returningToWork: `ans à la maison | à la maison avec mes enfants | restée à la maison | rester à la maison | reprendre une activité à temps partiel | activité à temps partiel | après .. chômage | longue absence | après une longue maladie | temps partiel thérapeutique | mi temps thérapeutique | retour de congé | retour de maternité | me remettre à travailler | remettre à travailler | me remettre à bosser | remettre le pied | reprendre le travail | reprendre .. travail | reprendre .. emploi | reprendre une activité | reprendre .. activité | reprendre ma carrière | reprise du travail | reprise d' activité | reprise de poste | reprise | retour au travail | retour à l' emploi | retour .. emploi | retour .. travail | retour en poste | retourner au travail | retourner travailler | retourner .. emploi | retravailler | travailler à nouveau | revenir au travail | revenir dans la vie active | revenir sur le marché | revenir .. marché du travail | congé maternité | congé de maternité | congé mat | congé parental | congé d' allaitement | congé paternité | après .. bébé | après un bébé | après .. pause | après une pause | longue pause | pause carrière | pause professionnelle | pause familiale | après .. interruption | interruption de carrière | arrêt de travail | après un arrêt | après .. arrêt | long arrêt | retour à la vie active | retour à la vie professionnelle | vie active | pied à l' étrier | me réinsérer | réinsertion | réintégr* | réintégrer | mère au foyer | maman au foyer | femme au foyer | après avoir élevé | élever mes enfants | comeback | loin de l' emploi | éloignée de l' emploi`,
    findingDirection: `pas sûr* de vouloir | sûre de vouloir rester | vouloir rester | envie de rester | trouver un sens | un métier qui a du sens | qui ait du sens | ce qui me plaît | ce qui me fait vibrer | ce que j' aime | savoir où je vais | où aller | où je vais | je tourne en rond | tourne en rond | besoin de changement | envie de changement | envie de changer | changer de vie | ikigai | m' orienter | mieux cerner | faire le point | faire un point sur | quelle suite | que choisir | réfléchir à mon avenir | réfléchir à la suite | rester dans mon | plan b | coup de blues | flou total | dans le flou | perdue dans ma | ne sais pas si | sais pas si | sais pas si je dois | me demande si | ne sais pas ce que | sais pas ce que | sais pas c' que | ne sais pas quoi | sais pas quoi | sais plus quoi | sais plus ce que | ce que je veux | ce que je veux faire | ce que je veux vraiment | ce dont j'ai envie | ce que j'ai envie | quoi faire | quoi faire de ma vie | quelle voie | ma voie | trouver ma voie | trouver .. voie | une voie | trouver .. direction | nouvelle direction | une direction | quelle direction | direction à prendre | ma direction professionnelle | quel métier | quel travail | quel domaine | quel poste | quelle carrière | quelle orientation | quelle formation | orientation | orientation professionnelle | y voir plus clair | y voir clair | voir plus clair | vois plus clair | clarifier | clarté | sens à | du sens | donner du sens | plus de sens | quête de sens | ma passion | ma vocation | ~vocation | mes forces | points forts | mes points forts | mes talents | forces et faiblesses | forces et mes faiblesses | points faibles | mes valeurs | mieux me connaître | me connaître | mieux connaître .. forces | à la croisée des chemins | croisée des chemins | carrefour | nouveau chapitre | prochain chapitre | que faire après | quoi faire après | suite de ma carrière | pour la suite | et après | perdue | perdu | me sens perdue | aucune idée | pas d' idée | je ne sais pas | je sais pas | jsais pas | chais pas | ne sais pas | sais pas | hésite | hésite entre | hésitation* | décider | décision* | choisir entre | faire un choix | bon choix | épanou* | épanouissement | épanouir | heureuse | heureux | plus heureuse | bonheur | réussir ma vie | réussir | bilan de compétence* | bilan professionnel | remise en question | remettre en question | m' ennuie | ennui | déteste mon travail | déteste mon job | déteste mon boulot | malheureu* | pas heureuse | insatisfait* | trouver ma place | me correspond | me correspondrait | me convient | me conviendrait | me plaît | me plairait | fait pour moi | faite pour moi | projet professionnel | projet pro | projet de vie | mon avenir | avenir professionnel | stagne | ~bloquée | rester ou | partir ou | utile à la société | avec ma vie | dans la vie`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        "Pour préparer mon nouveau métier[, avec {aim} en vue], j'échangerai d'ici au {date} avec {people|5} du domaine et je noterai 3 compétences à acquérir et, pour chacune, un moyen d'y parvenir.",
        "Pour préparer mon nouveau métier[, avec {aim} en vue], j'échangerai d'ici au {date} avec {people|5} du domaine et je noterai 3 compétences à acquérir.",
      ],
      [
        "Je testerai sur le terrain ma reconversion[ vers {aim}] : d'ici au {date}, je mènerai un petit projet d'essai, à raison de {hours|3}, et j'en montrerai le résultat à 2 personnes du métier.",
        "Pour tester ma reconversion[ vers {aim}], je mènerai un petit projet d'essai d'ici au {date} et je le montrerai à 2 personnes du métier.",
      ],
      [
        "D'ici au {date}, je comparerai sur une page 3 voies de reconversion[ vers {aim}], je les confronterai à mes points forts et je ferai le premier pas dans l'une d'elles.",
        "D'ici au {date}, je comparerai 3 voies de reconversion[ vers {aim}] et je ferai le premier pas dans l'une d'elles.",
      ],
    ],
    jobSearch: [
      [
        "D'ici au {date}, j'enverrai {applications|10}[ pour {aim}] en adaptant chaque dossier à l'offre d'emploi, après avoir fait relire mon CV par 2 personnes.",
        "D'ici au {date}, j'enverrai {applications|10}[ pour {aim}] en adaptant chaque dossier à l'offre d'emploi.",
      ],
      [
        "Je mènerai ma recherche d'emploi[ pour {aim}] à un rythme régulier : chaque semaine jusqu'au {date}, je contacterai 2 entreprises, j'enverrai une candidature ciblée et je noterai les réponses reçues.",
        "Chaque semaine jusqu'au {date}, je contacterai 2 entreprises[ pour {aim}] et j'enverrai une candidature ciblée.",
      ],
      [
        "D'ici au {date}, je dresserai une liste de 15 employeurs qui m'attirent[ pour {aim}], j'échangerai avec {people|3} de ces entreprises et j'enverrai 5 candidatures ciblées.",
        "D'ici au {date}, je dresserai une liste de 15 employeurs qui m'attirent[ pour {aim}] et j'enverrai 5 candidatures.",
      ],
    ],
    interviews: [
      [
        "D'ici au {date}, je ferai {interviews|4}[ pour {aim}] avec une personne de confiance et je préparerai 6 exemples concrets de mes réussites.",
        "D'ici au {date}, je ferai {interviews|4}[ pour {aim}] et je préparerai 6 exemples de mes réussites.",
      ],
      [
        "Je rédigerai d'ici au {date} mes réponses à 12 questions classiques d'entretien d'embauche[ pour {aim}], je les répéterai 2 fois à voix haute et je demanderai un avis sur 3 d'entre elles.",
        "Je rédigerai d'ici au {date} mes réponses à 12 questions d'entretien d'embauche[ pour {aim}] et je les répéterai 2 fois à voix haute.",
      ],
      [
        "D'ici au {date}, en vue de mon prochain entretien d'embauche[ pour {aim}], je préparerai une présentation de moi en 2 minutes, 5 questions à poser et 3 réussites chiffrées.",
        "D'ici au {date}, je préparerai une présentation de moi en 2 minutes et 3 réussites chiffrées pour mes entretiens d'embauche.",
      ],
    ],
    promotion: [
      [
        "D'ici au {date}, je réunirai 5 résultats qui plaident pour ma prochaine étape de carrière[ ({aim})], je les présenterai à ma hiérarchie lors d'un rendez-vous et je proposerai 2 missions pour aller plus loin.",
        "D'ici au {date}, je réunirai 5 résultats qui plaident pour ma prochaine étape de carrière[ ({aim})] et je les présenterai à ma hiérarchie.",
      ],
      [
        "Pour avancer dans ma carrière[ vers {aim}], je prendrai en charge une mission au-dessus de mon niveau actuel d'ici au {date}, j'en chiffrerai le résultat et je demanderai leur avis à 2 personnes.",
        "Pour avancer dans ma carrière[ vers {aim}], je prendrai en charge une mission plus exigeante d'ici au {date} et je demanderai leur avis à 2 personnes.",
      ],
      [
        "D'ici au {date}, je demanderai à 3 personnes qui décident des promotions ce qu'elles attendent[ pour {aim}], je comparerai leurs réponses à mon profil et je comblerai une lacune, à raison de {hours|2}.",
        "D'ici au {date}, je demanderai à 3 personnes qui décident des promotions ce qu'elles attendent[ pour {aim}] et je comblerai une lacune.",
      ],
    ],
    leadingTeam: [
      [
        "Jusqu'au {date}, j'aurai toutes les 2 semaines un entretien individuel avec chaque membre de mon équipe[ de {team} personnes], et nous y fixerons un objectif clair à revoir la fois suivante.",
        "Jusqu'au {date}, j'aurai toutes les 2 semaines un entretien individuel avec chaque membre de mon équipe[ de {team} personnes].",
      ],
      [
        "D'ici au {date}, je piloterai un projet du début à la fin[ avec mon équipe de {team} personnes], je déléguerai 3 tâches entières et je demanderai à 3 personnes un retour sur mon management.",
        "D'ici au {date}, je déléguerai 3 tâches entières[ dans mon équipe de {team} personnes] et je demanderai à 3 personnes un retour sur mon management.",
      ],
      [
        "Pour développer mon leadership[ dans mon équipe de {team} personnes], je tiendrai un point d'équipe de 20 minutes par semaine jusqu'au {date} et je recueillerai chaque mois 2 idées pour mieux travailler ensemble.",
        "Pour développer mon leadership[ dans mon équipe de {team} personnes], je tiendrai un point d'équipe de 20 minutes par semaine jusqu'au {date}.",
      ],
    ],
    negotiatingPay: [
      [
        "D'ici au {date}, je réunirai 5 résultats chiffrés, je comparerai mon salaire à 3 sources et je demanderai à ma hiérarchie une augmentation[ de {percent}][ (montant visé : {amount})].",
        "D'ici au {date}, je réunirai 5 résultats chiffrés et je demanderai une augmentation de salaire[ de {percent}][ (montant visé : {amount})].",
      ],
      [
        "Je préparerai 4 arguments pour un meilleur salaire[ ({percent} de plus)][ (montant visé : {amount})], je répéterai l'échange 3 fois avec une personne de confiance et je mènerai la négociation d'ici au {date}.",
        "Je répéterai 3 fois ma négociation de salaire[ ({percent} de plus)][ (montant visé : {amount})] et je la mènerai d'ici au {date}.",
      ],
      [
        "D'ici au {date}, je demanderai conseil à 2 personnes de mon métier, je fixerai le salaire que je veux obtenir[ ({percent} de plus)][ (montant visé : {amount})] et je prendrai rendez-vous avec ma hiérarchie pour en parler.",
        "D'ici au {date}, je demanderai conseil à 2 personnes et je prendrai rendez-vous pour parler de mon salaire[ ({percent} de plus)][ (montant visé : {amount})].",
      ],
    ],
    networking: [
      [
        "Pour élargir mon réseau, j'échangerai 20 minutes avec {people|6} de mon domaine[, avec {aim} en vue,] d'ici au {date} et je reprendrai contact dans la semaine qui suit.",
        "Pour élargir mon réseau, j'échangerai 20 minutes avec {people|6} de mon domaine d'ici au {date}.",
      ],
      [
        "Je participerai à {events|2} de mon secteur d'ici au {date}, j'y engagerai 3 conversations pour élargir mon réseau et j'écrirai à chaque nouveau contact sous 3 jours.",
        "Je participerai à {events|2} de mon secteur d'ici au {date} et j'y engagerai 3 conversations pour élargir mon réseau.",
      ],
      [
        "Pour faire vivre mon réseau, j'écrirai chaque semaine à 2 personnes de mon domaine jusqu'au {date}, je leur proposerai un échange de 20 minutes et je noterai ce que nous pouvons nous apporter.",
        "Chaque semaine jusqu'au {date}, j'écrirai à 2 personnes de mon réseau et je leur proposerai un échange de 20 minutes.",
      ],
    ],
    publicSpeaking: [
      [
        "D'ici au {date}, je ferai {talks|3} d'au moins 10 minutes[ devant {audience}], après 2 répétitions, et je demanderai leur avis à 2 personnes du public.",
        "D'ici au {date}, je ferai {talks|3}[ devant {audience}], après 2 répétitions, et je demanderai un avis.",
      ],
      [
        "Pour m'entraîner à parler en public, j'enregistrerai un exposé de 5 minutes par semaine jusqu'au {date}, je noterai 2 points à travailler, puis je prendrai la parole une fois en situation réelle[ devant {audience}].",
        "Pour m'entraîner à parler en public, j'enregistrerai un exposé de 5 minutes par semaine jusqu'au {date}, puis je prendrai la parole une fois en situation réelle[ devant {audience}].",
      ],
      [
        "D'ici au {date}, je prendrai 4 fois la parole en public[ devant {audience}], avec un message clé et une introduction répétée à voix haute, et je noterai chaque fois un progrès.",
        "D'ici au {date}, je prendrai 4 fois la parole en public[ devant {audience}], avec un message clé préparé à l'avance.",
      ],
    ],
    confidence: [
      [
        "Pour gagner en confiance, je prendrai la parole[ devant {audience}] dans au moins 1 réunion par semaine jusqu'au {date} et je noterai ensuite une chose qui s'est bien passée.",
        "Pour gagner en confiance, je prendrai la parole[ devant {audience}] dans au moins 1 réunion par semaine jusqu'au {date}.",
      ],
      [
        "Chaque vendredi jusqu'au {date}, j'écrirai 3 choses que j'ai bien faites et, pour renforcer ma confiance en moi, j'accepterai 2 missions que j'évitais jusqu'ici.",
        "Chaque vendredi jusqu'au {date}, j'écrirai 3 choses que j'ai bien faites pour renforcer ma confiance en moi.",
      ],
      [
        "Pour renforcer ma confiance en moi, je demanderai d'ici au {date} à 4 personnes de me citer une de mes qualités, exemple à l'appui, et je relirai cette liste avant 3 moments importants.",
        "Pour renforcer ma confiance en moi, je demanderai d'ici au {date} à 4 personnes de me citer une de mes qualités.",
      ],
    ],
    technicalSkills: [
      [
        "D'ici au {date}, je mènerai à bien un projet personnel avec {tool}, à raison de {hours|3}, et je ferai évaluer le résultat par une personne expérimentée.",
        "D'ici au {date}, je mènerai à bien un projet personnel avec {tool}, à raison de {hours|3}.",
      ],
      [
        "Je terminerai une formation en {name} d'ici au {date}, à raison de {hours|3}, et je mettrai mes acquis en pratique dans 3 petites tâches réelles.",
        "Je terminerai une formation en {name} d'ici au {date}, à raison de {hours|3}.",
      ],
      [
        "Je pratiquerai {tool} {hours|3} jusqu'au {date}, je résoudrai 12 exercices et je montrerai un résultat abouti à une personne qui s'en sert tous les jours.",
        "Je pratiquerai {tool} {hours|3} jusqu'au {date} et je résoudrai 12 exercices.",
      ],
      [
        "Je mettrai mes connaissances en {name} en pratique dans 2 tâches réelles d'ici au {date}, à raison de {hours|3}, et je ferai évaluer les résultats par une personne du métier.",
        "Je mettrai mes connaissances en {name} en pratique dans 2 tâches réelles d'ici au {date}, à raison de {hours|3}.",
      ],
      [
        "D'ici au {date}, je terminerai une formation sur la compétence technique qui me manque le plus, à raison de {hours|3}, et je la mettrai en pratique dans 3 tâches réelles.",
        "D'ici au {date}, je terminerai une formation sur la compétence qui me manque le plus, à raison de {hours|3}.",
      ],
      [
        "Je réaliserai un petit projet pour exercer mes compétences techniques d'ici au {date}, à raison de {hours|3}, et je le ferai évaluer par une personne du métier.",
        "Je réaliserai un petit projet pour exercer mes compétences techniques d'ici au {date}, à raison de {hours|3}.",
      ],
      [
        "Je consacrerai {hours|3} à mes compétences techniques jusqu'au {date} : un cours en ligne, 10 exercices et un résultat à montrer à une personne du métier.",
        "Je consacrerai {hours|3} à mes compétences techniques jusqu'au {date}, avec un cours en ligne et 10 exercices.",
      ],
    ],
    language: [
      [
        "Je consacrerai {hours|3} à progresser en {name} jusqu'au {date}[ pour me rapprocher du niveau {level}], j'aurai 8 conversations de 30 minutes et je passerai un test de niveau à la fin.",
        "Je consacrerai {hours|3} à progresser en {name} jusqu'au {date} et je passerai un test de niveau[ ({level})].",
      ],
      [
        "Chaque semaine jusqu'au {date}, j'aurai une conversation de 30 minutes en {name}, j'apprendrai 20 mots nouveaux et je terminerai une leçon d'un cours[ de niveau {level}].",
        "Chaque semaine jusqu'au {date}, j'aurai une conversation en {name} et je terminerai 1 leçon d'un cours[ de niveau {level}].",
      ],
      [
        "Je consacrerai {hours|3} à l'étude de la langue jusqu'au {date}[ pour me rapprocher du niveau {level}], j'aurai 8 conversations de 30 minutes et je passerai un test de niveau à la fin.",
        "Je consacrerai {hours|3} à l'étude de la langue jusqu'au {date} et je passerai un test de niveau[ ({level})].",
      ],
      [
        "Chaque semaine jusqu'au {date}, j'aurai une conversation de 30 minutes dans la langue que j'apprends, je retiendrai 20 mots nouveaux et je terminerai une leçon d'un cours[ de niveau {level}].",
        "Chaque semaine jusqu'au {date}, j'aurai une conversation dans la langue que j'apprends et je terminerai 1 leçon d'un cours[ de niveau {level}].",
      ],
      [
        "Chaque semaine jusqu'au {date}, je lirai 2 articles et j'écouterai une émission dans la langue que j'apprends, puis j'en résumerai l'essentiel en 5 phrases, à voix haute.",
        "Chaque semaine jusqu'au {date}, je lirai 2 articles et j'écouterai une émission dans la langue que j'apprends.",
      ],
    ],
    workLifeBalance: [
      [
        "Pour protéger mon équilibre, je finirai ma journée à l'heure 3 jours par semaine jusqu'au {date}, je bloquerai ces soirées dans mon agenda et je ferai le point chaque vendredi.",
        "Pour protéger mon équilibre, je finirai ma journée à l'heure 3 jours par semaine jusqu'au {date}.",
      ],
      [
        "Pour un meilleur équilibre, je garderai 2 soirées libres par semaine jusqu'au {date}, je prendrai une pause de 20 minutes par jour et je noterai mon énergie de 1 à 10 chaque vendredi.",
        "Pour un meilleur équilibre, je garderai 2 soirées libres par semaine jusqu'au {date} et je prendrai une vraie pause par jour.",
      ],
      [
        "D'ici au {date}, je fixerai 3 règles simples pour l'équilibre entre mon travail et ma vie personnelle, j'en parlerai autour de moi et je vérifierai chaque semaine en 10 minutes si je les tiens.",
        "D'ici au {date}, je fixerai 3 règles simples pour protéger ma vie personnelle et je ferai le point chaque semaine.",
      ],
    ],
    managingTime: [
      [
        "Chaque soir de travail jusqu'au {date}, je noterai mes 3 tâches prioritaires du lendemain et je bloquerai 90 minutes dans mon agenda pour les traiter en premier.",
        "Chaque soir de travail jusqu'au {date}, je noterai mes 3 tâches prioritaires du lendemain et je les traiterai en premier.",
      ],
      [
        "Pour mieux gérer mon temps, je noterai mes activités pendant 2 semaines, j'éliminerai 3 pertes de temps, puis je planifierai ma semaine chaque lundi en 30 minutes jusqu'au {date}.",
        "Pour mieux gérer mon temps, j'éliminerai 3 pertes de temps et je planifierai ma semaine chaque lundi en 30 minutes jusqu'au {date}.",
      ],
      [
        "Pour mieux organiser mes semaines, je bloquerai dans mon agenda, jusqu'au {date}, 3 plages de 90 minutes par semaine pour mes tâches de fond et je ferai le point chaque vendredi.",
        "Pour mieux organiser mes semaines, je bloquerai dans mon agenda 3 plages de 90 minutes pour mes tâches de fond jusqu'au {date}.",
      ],
    ],
    ownBusiness: [
      [
        "Pour créer mon entreprise, j'interrogerai {customers|8} d'ici au {date} et je testerai une première offre, à prix fixe, auprès de 3 personnes.",
        "Pour créer mon entreprise, j'interrogerai {customers|8} d'ici au {date} et je testerai une première offre.",
      ],
      [
        "Je rédigerai d'ici au {date} un plan de 5 pages pour ma propre entreprise, je calculerai 3 scénarios de coûts et de recettes et je le ferai relire par 2 personnes qui en ont créé une.",
        "Je rédigerai d'ici au {date} un plan de 5 pages pour ma propre entreprise et je le ferai relire par 2 personnes.",
      ],
      [
        "Pour faire avancer mon entreprise, je proposerai mon offre à {customers|10} d'ici au {date}, je noterai chaque objection et j'ajusterai mon offre 2 fois.",
        "Pour faire avancer mon entreprise, je proposerai mon offre à {customers|10} d'ici au {date} et je noterai chaque objection.",
      ],
    ],
    communication: [
      [
        "D'ici au {date}, je préparerai par écrit 6 conversations importantes[ avec {audience}] (un message principal pour chacune), puis je demanderai à 2 personnes si ma communication était claire.",
        "D'ici au {date}, je préparerai par écrit 6 conversations importantes[ avec {audience}] et je demanderai à 2 personnes leur avis sur ma communication.",
      ],
      [
        "Pour une communication plus claire[ avec {audience}], j'aurai jusqu'au {date} un échange par semaine où je reformulerai d'abord ce que j'entends avant de dire l'essentiel en 3 phrases.",
        "Pour une communication plus claire[ avec {audience}], je dirai l'essentiel en 3 phrases dans un échange par semaine jusqu'au {date}.",
      ],
      [
        "Pour travailler ma communication[ avec {audience}], je préparerai un échange par semaine jusqu'au {date} : mon message et 2 questions à poser avant, ce qui en est ressorti après.",
        "Pour travailler ma communication[ avec {audience}], je préparerai un échange par semaine jusqu'au {date}, avec 2 questions à poser.",
      ],
    ],
    personalBrand: [
      [
        "Pour gagner en visibilité, je soignerai mon profil en ligne d'ici au {date} et je rédigerai {posts|4} sur des sujets de mon domaine[, avec {aim} en vue].",
        "D'ici au {date}, je soignerai mon profil en ligne et je rédigerai {posts|4} sur mon domaine.",
      ],
      [
        "Je rendrai mon travail plus visible jusqu'au {date} : une publication par semaine sur un réseau professionnel, 2 commentaires sous celles d'autres personnes et une présentation de mes résultats au travail.",
        "Je rendrai mon travail plus visible jusqu'au {date} avec 1 publication par semaine sur un réseau professionnel.",
      ],
      [
        "Pour gagner en visibilité, je présenterai d'ici au {date} 2 de mes réussites là où on les verra, en réunion ou sur mon profil, et je demanderai à 3 personnes ce qu'elles en retiennent.",
        "Pour gagner en visibilité, je présenterai d'ici au {date} 2 de mes réussites en réunion ou sur mon profil.",
      ],
    ],
    returningToWork: [
      [
        "D'ici au {date}, j'écrirai un plan en 3 étapes pour mon retour à l'emploi[, avec {aim} en vue], je rafraîchirai 2 compétences et j'échangerai avec {people|4} de mon domaine.",
        "D'ici au {date}, j'écrirai un plan en 3 étapes pour mon retour à l'emploi[, avec {aim} en vue], et je rafraîchirai 2 compétences.",
      ],
      [
        "Je préparerai ma reprise du travail jusqu'au {date}, à raison de {hours|3} : une remise à niveau, 2 échanges avec un employeur sur les missions et les horaires, et un CV à jour.",
        "Je préparerai ma reprise du travail jusqu'au {date} avec une remise à niveau et 2 échanges avec un employeur.",
      ],
      [
        "Pour mon retour à l'emploi, je reprendrai contact d'ici au {date} avec {people|5} de mon milieu professionnel, je mettrai mon CV à jour et je noterai 3 pistes concrètes.",
        "Pour mon retour à l'emploi, je reprendrai contact d'ici au {date} avec {people|5} de mon milieu professionnel.",
      ],
    ],
    findingDirection: [
      [
        "Pour trouver ma voie, j'échangerai d'ici au {date} avec {people|4} dont le travail m'attire, je noterai 5 de mes points forts et je choisirai une piste à essayer pendant une semaine.",
        "Pour trouver ma voie, j'échangerai d'ici au {date} avec {people|4} dont le travail m'attire et je choisirai une piste à essayer.",
      ],
      [
        "Pour y voir plus clair, je noterai 3 fois par semaine jusqu'au {date} ce qui me donne de l'énergie et ce qui m'en prend, je comparerai 3 pistes et je déciderai d'une prochaine étape.",
        "Pour y voir plus clair, je noterai 3 fois par semaine jusqu'au {date} ce qui me donne de l'énergie, puis je choisirai une piste.",
      ],
      [
        "D'ici au {date}, je décrirai sur une page le travail qui me correspond, avec 3 critères indispensables, et j'en parlerai à 2 personnes de confiance avant de choisir une piste à essayer.",
        "D'ici au {date}, je décrirai sur une page le travail qui me correspond et j'en parlerai à 2 personnes de confiance.",
      ],
    ],
    general: [
      [
        "D'ici au {date}, je franchirai 4 étapes concrètes vers mon objectif « {words} », à raison de {hours|2}, et je montrerai 2 fois mes progrès pendant le mentorat.",
        "D'ici au {date}, je franchirai 4 étapes concrètes vers mon objectif « {words} », à raison de {hours|2}.",
      ],
      [
        "Je consacrerai {hours|2} à mon objectif « {words} » jusqu'au {date}, je produirai 3 résultats visibles et je noterai après chacun ce que j'en retiens.",
        "Je consacrerai {hours|2} à mon objectif « {words} » jusqu'au {date} et je produirai 3 résultats visibles.",
      ],
      [
        "D'ici au {date}, je découperai mon projet en 4 étapes concrètes, j'y consacrerai {hours|2} et je montrerai 2 fois mes progrès pendant le mentorat.",
        "D'ici au {date}, je découperai mon projet en 4 étapes concrètes et j'y consacrerai {hours|2}.",
      ],
      [
        "Je consacrerai {hours|2} à ce projet jusqu'au {date}, je produirai 3 résultats que d'autres pourront voir et je noterai après chacun ce que j'en retiens.",
        "Je consacrerai {hours|2} à ce projet jusqu'au {date} et je produirai 3 résultats que d'autres pourront voir.",
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        "Pour faire un premier pas[ vers {aim}], j'échangerai d'ici au {date} avec une personne qui a réussi sa reconversion et je noterai 3 points à éclaircir.",
        "Pour faire un premier pas[ vers {aim}], j'échangerai d'ici au {date} avec 1 personne qui a réussi sa reconversion.",
      ],
    ],
    jobSearch: [
      [
        "Pour lancer ma recherche d'emploi, je mettrai mon CV à jour et j'enverrai 2 candidatures ciblées[ pour {aim}] d'ici au {date}.",
        "Pour commencer, j'enverrai 2 candidatures ciblées[ pour {aim}] d'ici au {date}.",
      ],
    ],
    interviews: [
      [
        "Pour commencer, je préparerai mes réponses à 5 questions d'entretien d'embauche[ pour {aim}] et je les répéterai une fois à voix haute d'ici au {date}.",
        "Pour commencer, je préparerai mes réponses à 5 questions d'entretien d'embauche d'ici au {date}.",
      ],
    ],
    promotion: [
      [
        "Pour avancer dans ma carrière[ vers {aim}], je commencerai par noter 3 compétences qui me manquent encore et je demanderai conseil à une personne expérimentée d'ici au {date}.",
        "Pour avancer dans ma carrière[ vers {aim}], je noterai d'ici au {date} 3 compétences qui me manquent encore.",
      ],
    ],
    leadingTeam: [
      [
        "Pour faire un premier pas en management, je déléguerai une tâche entière[ dans mon équipe de {team} personnes] d'ici au {date} et je demanderai leur avis à 2 personnes.",
        "Pour faire un premier pas en management, je déléguerai 1 tâche entière d'ici au {date}.",
      ],
    ],
    negotiatingPay: [
      [
        "En vue d'un meilleur salaire, je chiffrerai 3 de mes résultats et je consulterai 2 sources sur les rémunérations d'ici au {date}.",
        "En vue d'un meilleur salaire, je chiffrerai 3 de mes résultats d'ici au {date}.",
      ],
    ],
    networking: [
      [
        "Pour commencer à élargir mon réseau, j'écrirai à 3 personnes de mon domaine et j'en rencontrerai une d'ici au {date}.",
        "Pour commencer à élargir mon réseau, j'écrirai à 3 personnes d'ici au {date}.",
      ],
    ],
    publicSpeaking: [
      [
        "Pour commencer à parler en public[ devant {audience}], j'enregistrerai 2 exposés de 5 minutes d'ici au {date} et j'en montrerai un à une personne de confiance.",
        "Pour commencer à parler en public, j'enregistrerai 2 exposés de 5 minutes d'ici au {date}.",
      ],
    ],
    confidence: [
      [
        "Pour prendre confiance pas à pas, je prendrai la parole dans 2 réunions d'ici au {date} et je noterai ce qui s'est bien passé.",
        "Pour prendre confiance pas à pas, je prendrai la parole dans 2 réunions d'ici au {date}.",
      ],
    ],
    technicalSkills: [
      [
        "En vue de l'examen {certificate}, je vérifierai d'abord les conditions d'inscription, j'écrirai un plan de révision et je terminerai 3 leçons d'ici au {date}.",
        "En vue de l'examen {certificate}, je terminerai 3 leçons d'ici au {date}.",
      ],
      [
        "Pour débuter en {name}, je terminerai 3 leçons d'introduction et un petit exercice d'ici au {date}.",
        "Pour débuter en {name}, je terminerai 3 leçons d'ici au {date}.",
      ],
      [
        "Pour commencer, je choisirai une formation sur la compétence technique qui me manque et j'en terminerai 3 leçons d'ici au {date}.",
        "Pour commencer, je terminerai 3 leçons d'une formation utile d'ici au {date}.",
      ],
    ],
    language: [
      [
        "Pour débuter en {name}, j'apprendrai 30 phrases du quotidien d'ici au {date} et je me présenterai en 5 phrases à quelqu'un.",
        "Pour débuter en {name}, j'apprendrai 30 phrases du quotidien d'ici au {date}.",
      ],
      [
        "Pour débuter dans la langue, j'apprendrai 30 phrases du quotidien d'ici au {date} et je me présenterai en 5 phrases à quelqu'un.",
        "Pour débuter dans la langue, j'apprendrai 30 phrases du quotidien d'ici au {date}.",
      ],
    ],
    workLifeBalance: [
      [
        "Pour retrouver peu à peu un meilleur équilibre, je garderai 2 soirées libres par semaine et je prendrai une vraie pause par jour jusqu'au {date}.",
        "Pour retrouver peu à peu un meilleur équilibre, je garderai 2 soirées libres par semaine jusqu'au {date}.",
      ],
    ],
    managingTime: [
      [
        "Pour commencer à mieux gérer mon temps, je noterai mes activités pendant 3 journées et j'éliminerai une perte de temps d'ici au {date}.",
        "Pour commencer à mieux gérer mon temps, j'éliminerai 1 perte de temps d'ici au {date}.",
      ],
    ],
    ownBusiness: [
      [
        "En vue de ma propre entreprise, je décrirai d'abord mon offre sur une page et je la montrerai à 3 personnes de ma future clientèle d'ici au {date}.",
        "En vue de ma propre entreprise, je décrirai mon offre sur 1 page d'ici au {date}.",
      ],
    ],
    communication: [
      [
        "Pour commencer, je préparerai par écrit 2 conversations[ avec {audience}] (un message principal pour chacune), et je demanderai un avis sur ma communication d'ici au {date}.",
        "Pour soigner ma communication, je préparerai par écrit 2 conversations[ avec {audience}] d'ici au {date}.",
      ],
    ],
    personalBrand: [
      [
        "Pour commencer à gagner en visibilité, je réécrirai les 3 parties les plus importantes de mon profil en ligne d'ici au {date} et je demanderai un avis.",
        "Pour commencer à gagner en visibilité, je réécrirai 3 parties de mon profil en ligne d'ici au {date}.",
      ],
    ],
    returningToWork: [
      [
        "Pour amorcer mon retour à l'emploi, je contacterai un employeur possible d'ici au {date} et je noterai 3 conditions qui comptent pour moi.",
        "Pour amorcer mon retour à l'emploi, je noterai 3 conditions qui comptent pour moi d'ici au {date}.",
      ],
    ],
    findingDirection: [
      [
        "Pour commencer à trouver ma voie, j'échangerai avec 2 personnes sur leur travail et je noterai 5 de mes points forts d'ici au {date}.",
        "Pour commencer à trouver ma voie, je noterai 5 de mes points forts d'ici au {date}.",
      ],
    ],
    general: [
      [
        "Pour faire un premier pas vers « {words} », je découperai le chemin en 3 parties et je terminerai la plus petite d'ici au {date}.",
        "Pour faire un premier pas vers « {words} », je terminerai 1 petite partie d'ici au {date}.",
      ],
      [
        "Pour commencer, je découperai le chemin en 3 parties et je terminerai la plus petite d'ici au {date}.",
        "Pour commencer, je terminerai 1 petite partie du chemin d'ici au {date}.",
      ],
    ],
  },
  measured: [
    [
      "Je ferai passer « {words} » de {from} à {to} d'ici au {date} : je testerai une nouvelle idée toutes les 2 semaines et je vérifierai le chiffre chaque semaine.",
      "Je ferai passer « {words} » de {from} à {to} d'ici au {date} et je vérifierai le chiffre chaque semaine.",
    ],
    [
      "D'ici au {date}, je mènerai 4 actions concrètes pour faire passer « {words} » de {from} à {to} et je ferai le point chaque mois avec une personne expérimentée.",
      "D'ici au {date}, je ferai passer « {words} » de {from} à {to} grâce à 4 actions concrètes.",
    ],
    [
      "D'ici au {date}, je mènerai 4 actions concrètes pour passer de {from} à {to} et je noterai le chiffre chaque semaine.",
      "D'ici au {date}, je mènerai 4 actions concrètes pour passer de {from} à {to}.",
    ],
    [
      "D'ici au {date}, je mènerai 4 actions concrètes pour amener « {words} » à {to} et je noterai le chiffre chaque semaine.",
      "D'ici au {date}, j'amènerai « {words} » à {to} grâce à 4 actions concrètes.",
    ],
    [
      "D'ici au {date}, je mènerai 4 actions concrètes pour faire évoluer « {words} » de {percent} et je noterai le chiffre chaque semaine.",
      "D'ici au {date}, je ferai évoluer « {words} » de {percent} grâce à 4 actions concrètes.",
    ],
    [
      "Je viserai {to} d'ici au {date} : je testerai une nouvelle idée toutes les 2 semaines et je vérifierai le chiffre chaque semaine.",
      "Je viserai {to} d'ici au {date} en testant une nouvelle idée toutes les 2 semaines.",
    ],
    [
      "Je viserai une évolution de {percent} d'ici au {date} : je testerai une nouvelle idée toutes les 2 semaines et je vérifierai le chiffre chaque semaine.",
      "Je viserai une évolution de {percent} d'ici au {date} en testant une nouvelle idée toutes les 2 semaines.",
    ],
  ],
  examined: [
    [
      "Je passerai l'examen {certificate} d'ici au {date} : j'étudierai {hours|4} et je ferai 3 examens blancs complets.",
      "Je passerai l'examen {certificate} d'ici au {date} après 3 examens blancs complets.",
    ],
    [
      "D'ici au {date}, je préparerai l'examen {certificate} à raison de {hours|4}, je ferai 3 examens blancs complets et je me présenterai à l'épreuve.",
      "D'ici au {date}, je préparerai l'examen {certificate} avec 3 examens blancs et je me présenterai à l'épreuve.",
    ],
    [
      "Pour passer l'examen {certificate} d'ici au {date}, je suivrai un plan de révision, j'y consacrerai {hours|4} et je traiterai 3 sujets d'entraînement complets.",
      "Pour passer l'examen {certificate} d'ici au {date}, je traiterai 3 sujets d'entraînement complets.",
    ],
  ],
  topics: [
    {
      theme: 'promotion',
      cues: `entretien* annuel* | entretien* d' évaluation | entretien* professionnel* | entretien* de fin d' année | évaluation annuelle | bilan annuel`,
      phrases: [
        [
          "D'ici au {date}, je préparerai mon entretien annuel : 5 réussites chiffrées, 2 souhaits pour la suite et 3 questions, que je répéterai à voix haute avec une personne de confiance.",
          "D'ici au {date}, je préparerai pour mon entretien annuel 5 réussites chiffrées et 3 questions.",
        ],
        [
          "En vue de mon entretien annuel, je noterai chaque vendredi jusqu'au {date} une réussite et ce qu'elle a apporté, puis j'en choisirai 5 à présenter à ma hiérarchie.",
          "En vue de mon entretien annuel, je noterai jusqu'au {date} au moins 5 réussites et ce qu'elles ont apporté.",
        ],
      ],
    },
    {
      theme: 'interviews',
      cues: `stress* .. entretien* | trac .. entretien* | peur .. entretien* | angoiss* .. entretien* | paniqu* .. entretien* | nerveu* .. entretien* | entretien* .. stress* | entretien* .. panique* | entretien* .. moyens`,
      phrases: [
        [
          "Pour aborder mes entretiens d'embauche plus calmement, je m'exercerai 3 fois en conditions réelles d'ici au {date}, après 5 minutes de respiration, et je noterai mon trac de 1 à 10.",
          "Pour aborder mes entretiens d'embauche plus calmement, je m'exercerai 3 fois en conditions réelles d'ici au {date}.",
        ],
        [
          "Contre le stress des entretiens d'embauche, j'écrirai d'ici au {date} mes réponses aux 5 questions que je redoute et je les dirai à voix haute à 2 personnes de confiance.",
          "Contre le stress des entretiens d'embauche, j'écrirai d'ici au {date} mes réponses aux 5 questions que je redoute.",
        ],
      ],
    },
    {
      theme: 'language',
      cues: `langue des signes | langue des signes française | lsf | signer en langue`,
      phrases: [
        [
          "Je consacrerai {hours|2} à la langue des signes jusqu'au {date}, je retiendrai 20 signes nouveaux par semaine et j'aurai 4 conversations avec une personne qui la pratique.",
          "Je consacrerai {hours|2} à la langue des signes jusqu'au {date} et je retiendrai 20 signes nouveaux par semaine.",
        ],
        [
          "D'ici au {date}, je terminerai un cours de langue des signes pour débuter, à raison de {hours|2}, et je tiendrai 3 conversations simples de 5 minutes.",
          "D'ici au {date}, je terminerai un cours de langue des signes pour débuter, à raison de {hours|2}.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `jamais de feedback | pas de feedback | aucun feedback | manque de feedback | recevoir .. feedback | recevoir plus de feedback | demander .. feedback | avoir .. feedback | obtenir .. feedback | plus de feedback | aucun retour | jamais de retour* | jamais de retours | demander des retours | avoir des retours | plus de retours | recevoir des retours | me donne .. feedback | me fait .. retours`,
      phrases: [
        [
          "Toutes les 2 semaines jusqu'au {date}, je demanderai à une personne avec qui je travaille un retour constructif sur un point précis, je le noterai et j'en tirerai une action.",
          "Toutes les 2 semaines jusqu'au {date}, je demanderai à une personne avec qui je travaille un retour constructif.",
        ],
        [
          "D'ici au {date}, je proposerai à ma hiérarchie un échange de 20 minutes par mois pour recevoir des retours, avec 3 questions écrites à l'avance, et j'appliquerai 2 conseils.",
          "D'ici au {date}, je proposerai à ma hiérarchie un échange de 20 minutes par mois pour recevoir des retours.",
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: `cv | cvs | curriculum | lettre* de motivation | dossier de candidature | candidature* écrite*`,
      phrases: [
        [
          "D'ici au {date}, je retravaillerai mon CV[ pour {aim}], j'y mettrai 5 résultats chiffrés et je le ferai relire par 2 personnes.",
          "D'ici au {date}, je retravaillerai mon CV[ pour {aim}] et j'y mettrai 5 résultats chiffrés.",
        ],
        [
          "D'ici au {date}, je préparerai un CV et une lettre de motivation de base[ pour {aim}], je les adapterai à 3 offres et je demanderai leur avis à 2 personnes.",
          "J'adapterai mon CV et ma lettre de motivation à 3 offres[ pour {aim}] d'ici au {date}.",
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: `stage | stages | alternance | alternant* | apprentie | contrat d' apprentissage | job étudiant`,
      phrases: [
        [
          "D'ici au {date}, j'enverrai 8 candidatures pour un stage ou une alternance[, avec {aim} en vue], en adaptant chaque lettre, et j'interrogerai 2 personnes passées par là.",
          "D'ici au {date}, j'enverrai 8 candidatures pour un stage ou une alternance[, avec {aim} en vue].",
        ],
        [
          "D'ici au {date}, je repérerai 12 entreprises qui proposent un stage ou une alternance[, avec {aim} en vue], et j'enverrai un dossier adapté à 6 d'entre elles.",
          "J'enverrai d'ici au {date} une candidature de stage ou d'alternance à 6 entreprises.",
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: `concours | agrégation | capes | barreau | fonction publique | fonctionnaire | concours administratif* | concours de la fonction publique`,
      phrases: [
        [
          "Pour réussir mon concours, j'étudierai {hours|4} jusqu'au {date}, je traiterai 5 sujets d'annales et je ferai 2 oraux d'entraînement.",
          "Pour réussir mon concours, j'étudierai {hours|4} jusqu'au {date} et je traiterai 5 sujets d'annales.",
        ],
        [
          "Pour préparer mon concours, j'échangerai d'ici au {date} avec {people|2} du métier, j'écrirai un plan de révision et je m'y tiendrai 4 jours par semaine.",
          "Pour préparer mon concours, je suivrai jusqu'au {date} un plan de révision de 4 jours par semaine.",
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: `délégu* | délég* | délégation | confier des tâches | lâcher prise sur`,
      phrases: [
        [
          "Chaque semaine jusqu'au {date}, je déléguerai 1 tâche entière[ dans mon équipe de {team} personnes], avec un but et un délai écrits, et je ne ferai qu'un seul point d'étape avant l'échéance.",
          "Chaque semaine jusqu'au {date}, je déléguerai 1 tâche entière[ dans mon équipe de {team} personnes].",
        ],
        [
          "D'ici au {date}, je listerai 10 de mes tâches récurrentes, j'en déléguerai 4 pour de bon[ dans mon équipe de {team} personnes] et nous ferons le point après 2 semaines.",
          "D'ici au {date}, je listerai 10 de mes tâches récurrentes et j'en déléguerai 4 pour de bon.",
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: `recruter | recrutement dans mon équipe | embaucher | recruter .. équipe | recruter .. pour mon équipe | recruter mieux`,
      phrases: [
        [
          "D'ici au {date}, j'écrirai une fiche claire du poste à pourvoir dans mon équipe, je mènerai 6 entretiens avec les 8 mêmes questions et je déciderai à deux.",
          "D'ici au {date}, j'écrirai une fiche claire du poste à pourvoir dans mon équipe et je mènerai 6 entretiens.",
        ],
        [
          "Pour bien recruter, je demanderai autour de moi 5 recommandations, je mènerai 6 entretiens avec les 8 mêmes questions et je ferai mon choix d'ici au {date}.",
          "Pour bien recruter, je mènerai 6 entretiens avec les 8 mêmes questions d'ici au {date}.",
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: `motiver .. équipe* | motivation .. équipe | motiver mes | motiver les | fédérer .. équipe* | cohésion | cohésion d' équipe | esprit d' équipe | team building | ambiance d' équipe`,
      phrases: [
        [
          "D'ici au {date}, je demanderai à chaque membre de mon équipe[ de {team} personnes], en 30 minutes, ce qui lui donne envie d'avancer, et je mettrai 3 idées en pratique.",
          "D'ici au {date}, je demanderai à chaque membre de mon équipe[ de {team} personnes] ce qui lui donne envie d'avancer et je mettrai 3 idées en pratique.",
        ],
        [
          "Pour motiver mon équipe[ de {team} personnes], j'organiserai toutes les 2 semaines jusqu'au {date} un échange de 30 minutes, avec une réussite à saluer et une idée à essayer.",
          "Pour motiver mon équipe[ de {team} personnes], j'organiserai toutes les 2 semaines jusqu'au {date} un échange de 30 minutes.",
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: `équipe* à distance | équipe* hybride* | équipe* virtuelle* | équipe* distribuée* | manager à distance | management à distance | gérer .. à distance`,
      phrases: [
        [
          "Pour mon équipe à distance[ de {team} personnes], je tiendrai 1 point court par semaine et 1 appel individuel par mois avec chaque membre jusqu'au {date}.",
          "Pour mon équipe à distance[ de {team} personnes], je tiendrai 1 point court par semaine jusqu'au {date}.",
        ],
        [
          "D'ici au {date}, je fixerai 5 règles de travail avec mon équipe à distance[ de {team} personnes] et nous les reverrons ensemble après 4 semaines.",
          "D'ici au {date}, je fixerai 5 règles de travail avec mon équipe à distance[ de {team} personnes].",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `feedback* | donner .. feedback | retours constructifs | faire des retours | recevoir .. critiques | les critiques | critique constructive | retour* constructif*`,
      phrases: [
        [
          "Chaque semaine jusqu'au {date}, je ferai à 1 personne un retour constructif et précis (un fait, son effet, une demande) et j'en demanderai un sur mon propre travail.",
          "Chaque semaine jusqu'au {date}, je ferai à 1 personne un retour constructif, avec un exemple précis.",
        ],
        [
          "D'ici au {date}, je préparerai par écrit 5 retours constructifs (un fait, son effet, une demande), je les ferai de vive voix et je noterai comment ils sont reçus.",
          "D'ici au {date}, je ferai de vive voix 5 retours constructifs, avec un fait et une demande.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `conflit* | conflictuel* | désaccord* | conversation* difficile* | discussion* difficile* | échange* difficile* | personnalités difficiles | collègue* difficile* | chef* difficile* | cheffe difficile | manager difficile | client* difficile* | client* mécontent* | gestion des conflits`,
      phrases: [
        [
          "D'ici au {date}, je préparerai par écrit 3 conversations difficiles[ avec {audience}], je les mènerai dans la semaine et je noterai ce qui a apaisé le conflit.",
          "D'ici au {date}, je préparerai et je mènerai 3 conversations difficiles[ avec {audience}].",
        ],
        [
          "J'apprendrai une méthode de gestion des conflits d'ici au {date}, je l'essaierai dans 2 jeux de rôle et je l'utiliserai dans 2 situations réelles[ avec {audience}].",
          "J'apprendrai une méthode de gestion des conflits d'ici au {date} et je l'utiliserai dans 2 situations réelles.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `parties prenantes | partie prenante | stakeholder*`,
      phrases: [
        [
          "D'ici au {date}, je dresserai la liste de mes 8 principales parties prenantes, j'en interrogerai 4 sur leurs attentes et j'enverrai un court point d'avancement toutes les 2 semaines.",
          "D'ici au {date}, je dresserai la liste de mes 8 parties prenantes et j'en interrogerai 4 sur leurs attentes.",
        ],
        [
          "Chaque semaine jusqu'au {date}, j'aurai un échange de 20 minutes avec une de mes parties prenantes et je noterai ensuite une attente et un point d'accord.",
          "Chaque semaine jusqu'au {date}, j'aurai un échange de 20 minutes avec une de mes parties prenantes.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `négocier | négociation* | négociatrice* | négociateur* | techniques de négociation`,
      phrases: [
        [
          "D'ici au {date}, je préparerai 3 négociations[ avec {audience}] sur une page, avec un but, une limite et 2 solutions de rechange, et je noterai le résultat.",
          "D'ici au {date}, je préparerai 3 négociations[ avec {audience}] sur une page, avec un but et une limite.",
        ],
        [
          "Je répéterai 4 négociations[ avec {audience}] en jeu de rôle jusqu'au {date} et je demanderai chaque fois un retour sur 2 points.",
          "Je répéterai 4 négociations[ avec {audience}] en jeu de rôle jusqu'au {date}.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `écouter | écoute active | mieux écouter | l' écoute | une meilleure écoute`,
      phrases: [
        [
          "Dans 2 conversations par semaine jusqu'au {date}, je pratiquerai l'écoute active : j'écouterai jusqu'au bout, je reformulerai en une phrase et je ne répondrai qu'ensuite.",
          "Dans 2 conversations par semaine jusqu'au {date}, je pratiquerai l'écoute active et je reformulerai avant de répondre.",
        ],
        [
          "Je pratiquerai l'écoute active jusqu'au {date} : dans une conversation par semaine, je poserai 3 questions ouvertes et je noterai ce que j'ai appris.",
          "Je pratiquerai l'écoute active dans une conversation par semaine jusqu'au {date}, avec 3 questions ouvertes.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `français écrit | fautes d' orthographe | fautes de français | fautes de grammaire | sans faute* | mieux écrire | à l' écrit | m' exprimer par écrit | compte rendu* | comptes rendus | rédiger .. mails | rédaction* | rédactionnel* | écrire .. mails | mails | e mails | emails | courriel* | mes écrits | écrits professionnels | écriture professionnelle | orthographe | rapports`,
      phrases: [
        [
          "Pour soigner mes écrits, je réécrirai 2 de mes textes par semaine jusqu'au {date} pour les raccourcir d'un tiers et je demanderai à une autre personne ce qui reste flou.",
          "Pour soigner mes écrits, je réécrirai 2 de mes textes par semaine jusqu'au {date} pour les raccourcir d'un tiers.",
        ],
        [
          "D'ici au {date}, je terminerai un cours de rédaction et je ferai relire 5 de mes textes par 2 personnes.",
          "D'ici au {date}, je ferai relire 5 de mes textes pour travailler ma rédaction.",
        ],
      ],
    },
    {
      theme: 'communication',
      cues: `expliquer | expliquer .. simplement | vulgaris* | non technique* | non spécialiste* | profane*`,
      phrases: [
        [
          "Chaque semaine jusqu'au {date}, j'expliquerai un sujet de mon travail en 3 minutes[ devant {audience}] et je demanderai ce que l'on en retient.",
          "Chaque semaine jusqu'au {date}, j'expliquerai un sujet de mon travail en 3 minutes[ devant {audience}].",
        ],
        [
          "D'ici au {date}, j'écrirai 4 textes pour expliquer mon travail sans terme technique, je les essaierai sur 2 personnes et je les raccourcirai après leurs questions.",
          "D'ici au {date}, j'écrirai 4 textes pour expliquer mon travail sans terme technique et je les essaierai sur 2 personnes.",
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: `m' écoute | m' écoutent | qu'on m' écoute | on m' écoute | en réunion | en réunions | dans les réunions | pendant les réunions | lors des réunions | coupe la parole | couper la parole | coupent la parole | coupe tout le temps | interromp* | interrompue | m' interrompt | me faire entendre | faire entendre ma voix | donner mon avis | prendre la parole en réunion | oser prendre la parole`,
      phrases: [
        [
          "Dans 2 réunions par semaine jusqu'au {date}, je prendrai la parole[ devant {audience}] dans les 10 premières minutes, avec un point préparé à l'avance, pour donner mon avis.",
          "Dans 2 réunions par semaine jusqu'au {date}, je donnerai mon avis[ devant {audience}] avec un point préparé à l'avance.",
        ],
        [
          "D'ici au {date}, je poserai une question ou je défendrai une de mes idées dans 8 réunions[ devant {audience}] et je noterai chaque fois comment elle est reçue.",
          "D'ici au {date}, je donnerai mon avis dans 8 réunions[ devant {audience}].",
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: `dire non | poser .. limites | mettre .. limites | fixer .. limites | mes limites | plaire à tout | me laisser marcher | tout accepter`,
      phrases: [
        [
          "Jusqu'au {date}, j'oserai dire non à au moins 1 demande par semaine qui n'est pas de mon ressort, avec une phrase d'explication, et je noterai comment c'est reçu.",
          "Jusqu'au {date}, j'oserai dire non à au moins 1 demande par semaine qui n'est pas de mon ressort.",
        ],
        [
          "D'ici au {date}, j'écrirai 4 limites à poser au travail, je répéterai à voix haute 3 façons polies de dire non et je m'en servirai 5 fois.",
          "D'ici au {date}, je répéterai 3 façons polies de dire non et je m'en servirai 5 fois.",
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: `imposteur | imposture | syndrome d' imposteur | syndrome de l' imposteur | douter de moi | doute de moi | mes doutes | légitim* | me sous estim* | me dévalor*`,
      phrases: [
        [
          "Contre le syndrome de l'imposteur, j'écrirai 3 preuves de ce que je sais faire chaque vendredi jusqu'au {date} et je relirai la liste avant 4 missions exigeantes.",
          "Contre le syndrome de l'imposteur, j'écrirai 3 preuves de ce que je sais faire chaque vendredi jusqu'au {date}.",
        ],
        [
          "D'ici au {date}, je demanderai à 5 personnes de citer un de mes points forts, exemple à l'appui, et je relirai cette liste dans 3 moments où je douterai de moi.",
          "D'ici au {date}, je demanderai à 5 personnes de citer un de mes points forts, pour moins douter de moi.",
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: `voix .. tremble | trou de mémoire | trac | le trac | trembl* | bégay* | bafouill* | peur de parler | peur de prendre la parole | peur .. en public | peur .. l' oral | peur .. parole | stress* .. public | stress* .. parler | stress* .. présent* | stress* .. oral | nerveu* .. parler | nerveu* .. présent* | angoiss* .. parler | angoiss* .. oral | angoiss* .. public | présent* .. stress* | présent* .. nerveu* | rougis .. parle | panique .. parler | glossophobie`,
      phrases: [
        [
          "Pour apprivoiser mon trac, je ferai 4 prises de parole courtes[ devant {audience}] d'ici au {date}, après 3 minutes de respiration, et je noterai mon trac de 1 à 10.",
          "Pour apprivoiser mon trac, je ferai 4 prises de parole courtes[ devant {audience}] d'ici au {date} et je noterai mon trac de 1 à 10.",
        ],
        [
          "Contre le trac, je répéterai à voix haute une introduction de 2 minutes, 3 fois par semaine jusqu'au {date}, puis je prendrai 2 fois la parole en situation réelle[ devant {audience}].",
          "Contre le trac, je répéterai une introduction à voix haute 3 fois par semaine jusqu'au {date}, puis je prendrai 2 fois la parole en situation réelle.",
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: `conférence* | donner une conférence | intervenir .. conférence* | intervenir dans une | intervenante | conférencière | parler .. conférence* | keynote* | meetup* | tedx | colloque* | congrès`,
      phrases: [
        [
          "D'ici au {date}, je proposerai une intervention à 3 conférences ou rencontres de mon secteur, je la répéterai 4 fois devant des collègues et je la donnerai au moins une fois.",
          "D'ici au {date}, je proposerai une intervention à 3 conférences ou rencontres de mon secteur et je la répéterai 4 fois.",
        ],
        [
          "D'ici au {date}, j'écrirai une intervention de 20 minutes pour une conférence, je l'essaierai devant 2 petits groupes et je la proposerai à 3 organisations.",
          "D'ici au {date}, j'écrirai une intervention de 20 minutes pour une conférence et je la proposerai à 3 organisations.",
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: `animer .. réunion* | animer .. atelier* | animer des | animer un | animer une | animation de réunion* | animation d' atelier* | animer .. formation* | facilit* | modérer | modération | atelier*`,
      phrases: [
        [
          "D'ici au {date}, j'animerai {events|3} d'au moins 45 minutes (réunion, atelier ou table ronde), avec un déroulé écrit, et je recueillerai 3 avis à la fin.",
          "D'ici au {date}, j'animerai {events|3} (réunion ou atelier) avec un déroulé écrit et je recueillerai 3 avis.",
        ],
        [
          "D'ici au {date}, j'apprendrai 4 façons d'animer une réunion, j'en essaierai une toutes les 2 réunions et je noterai la réaction du groupe.",
          "D'ici au {date}, j'apprendrai 4 façons d'animer une réunion et j'en essaierai une toutes les 2 réunions.",
        ],
      ],
    },
    {
      theme: 'networking',
      cues: `trouver .. mentor* | trouver une mentore | trouver .. coach | rôle modèle* | modèles inspirants | marraine`,
      phrases: [
        [
          "D'ici au {date}, je repérerai 5 personnes dont le parcours peut m'inspirer, j'écrirai à 3 d'entre elles et j'aurai 2 échanges pour mon réseau, avec 3 questions préparées.",
          "D'ici au {date}, je repérerai 5 personnes dont le parcours peut m'inspirer et j'aurai 2 échanges pour mon réseau.",
        ],
        [
          "Je préparerai 4 séances de mentorat jusqu'au {date} avec 3 questions chacune, j'agirai sur un point après chaque séance et j'ajouterai 2 contacts à mon réseau.",
          "Je préparerai 4 séances de mentorat jusqu'au {date} avec 3 questions chacune et j'ajouterai 2 contacts à mon réseau.",
        ],
      ],
    },
    {
      theme: 'networking',
      cues: `small talk | bavard* | faire la conversation | engager la conversation | engager une conversation | aborder les gens | aborder des inconnus`,
      phrases: [
        [
          "Pour mon réseau, j'engagerai 2 conversations informelles par semaine avec des personnes que je connais peu jusqu'au {date} et je noterai une chose apprise sur chacune.",
          "Pour mon réseau, j'engagerai 2 conversations informelles par semaine avec des personnes que je connais peu jusqu'au {date}.",
        ],
        [
          "Je préparerai 6 façons d'engager la conversation, je les essaierai lors de {events|2} d'ici au {date} et je garderai le contact avec 3 personnes.",
          "J'essaierai 6 façons d'engager la conversation lors de {events|2} d'ici au {date}.",
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: `linkedin*`,
      phrases: [
        [
          "D'ici au {date}, je réécrirai mon profil LinkedIn[, avec {aim} en vue], je rédigerai {posts|4} sur mon domaine et je laisserai 2 commentaires utiles par semaine.",
          "D'ici au {date}, je réécrirai mon profil LinkedIn[, avec {aim} en vue], et je rédigerai {posts|4} sur mon domaine.",
        ],
        [
          "Je mettrai en ligne {posts|4} sur LinkedIn d'ici au {date}, je répondrai à chaque commentaire sous 2 jours et j'ajouterai 15 contacts de mon domaine.",
          "Je mettrai en ligne {posts|4} sur LinkedIn d'ici au {date} et j'ajouterai 15 contacts de mon domaine.",
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: `portfolio* | mon site | mon propre site | mon site web | site web personnel | book en ligne`,
      phrases: [
        [
          "D'ici au {date}, je mettrai 3 réalisations dans mon portfolio[ pour {aim}], je décrirai chacune en 5 phrases et je demanderai l'avis de 2 personnes.",
          "D'ici au {date}, je mettrai 3 réalisations dans mon portfolio[ pour {aim}].",
        ],
        [
          "Je mettrai en ligne d'ici au {date} mon portfolio[ pour {aim}] avec 4 réalisations, à raison de {hours|3}, et je demanderai 3 avis.",
          "Je mettrai en ligne d'ici au {date} mon portfolio[ pour {aim}] avec 4 réalisations.",
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: `blog* | blogue* | articles | mes articles | écrire .. article* | publier .. article* | newsletter* | infolettre* | podcast* | balado* | youtube`,
      phrases: [
        [
          "Pour gagner en visibilité, je mettrai en ligne {posts|4} d'ici au {date}, à raison de {hours|2}, et je demanderai l'avis de 3 personnes.",
          "Pour gagner en visibilité, je mettrai en ligne {posts|4} d'ici au {date} et je demanderai l'avis de 3 personnes.",
        ],
        [
          "Pour gagner en visibilité, je dresserai une liste de 8 sujets, je mettrai en ligne {posts|4} d'ici au {date} et j'en parlerai à 5 personnes de mon domaine.",
          "Pour gagner en visibilité, je mettrai en ligne {posts|4} d'ici au {date} à partir d'une liste de 8 sujets.",
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: `procrastin* | au lendemain | à plus tard | repousser`,
      phrases: [
        [
          "Contre la procrastination, 4 jours par semaine jusqu'au {date}, je commencerai ma journée par 25 minutes sur la tâche la moins agréable et je cocherai chaque jour tenu.",
          "Contre la procrastination, 4 jours par semaine jusqu'au {date}, je commencerai par 25 minutes sur la tâche la plus dure.",
        ],
        [
          "Contre la procrastination, je découperai jusqu'au {date} chaque tâche que je repousse en 3 petites étapes et je ferai la première sous 2 jours.",
          "Contre la procrastination, je découperai jusqu'au {date} chaque tâche que je repousse en 3 petites étapes.",
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: `priorit* | prioris* | hiérarchiser`,
      phrases: [
        [
          "Jusqu'au {date}, je fixerai 3 priorités chaque lundi, je trierai une fois par jour les nouvelles tâches selon leur urgence et leur importance, et j'en confierai ou j'en abandonnerai 2 par semaine.",
          "Jusqu'au {date}, je fixerai 3 priorités chaque lundi et j'abandonnerai ou je confierai 2 autres tâches par semaine.",
        ],
        [
          "D'ici au {date}, je définirai avec ma hiérarchie mes 5 priorités et je leur réserverai au moins {hours|8} sans interruption.",
          "D'ici au {date}, je définirai avec ma hiérarchie mes 5 priorités.",
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: `concentr* | focus | focalis* | distract* | dispers* | éparpill*`,
      phrases: [
        [
          "Pour garder ma concentration, je travaillerai 4 jours par semaine jusqu'au {date} par blocs de 60 minutes, messages et téléphone coupés, et je noterai la durée tenue.",
          "Pour ma concentration, je travaillerai 4 jours par semaine jusqu'au {date} par blocs de 60 minutes, messages coupés.",
        ],
        [
          "D'ici au {date}, j'éliminerai 3 sources de distraction et je tiendrai 3 blocs de concentration de 45 minutes par semaine.",
          "D'ici au {date}, j'éliminerai 3 sources de distraction et je prévoirai 3 blocs de concentration par semaine.",
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: `heures supplémentaires | heures sup | heures supp | travailler moins | moins travailler | réduire .. temps de travail | mes horaires | surcharge* | finir à l' heure | partir à l' heure | sortir à l' heure | finir plus tôt`,
      phrases: [
        [
          "Je réduirai mes heures supplémentaires pas à pas jusqu'au {date} : je partirai à l'heure 3 jours par semaine et je noterai mes horaires chaque vendredi.",
          "Jusqu'au {date}, je partirai à l'heure 3 jours par semaine et je noterai mes heures supplémentaires chaque vendredi.",
        ],
        [
          "Je repérerai 3 tâches qui causent mes heures supplémentaires, j'en parlerai à ma hiérarchie d'ici au {date} et j'en confierai ou j'en abandonnerai une.",
          "Je repérerai 3 tâches qui causent mes heures supplémentaires et j'en parlerai à ma hiérarchie d'ici au {date}.",
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: `stress* | déstress* | burn out | burnout | épuis* | surmen* | charge mentale | submerg* | débordée | débordé | lever le pied | ralentir`,
      phrases: [
        [
          "Pour faire baisser mon stress, je prendrai 2 pauses de 10 minutes chaque jour de travail jusqu'au {date} et je noterai mon stress de 1 à 10 chaque soir.",
          "Pour faire baisser mon stress, je prendrai 2 pauses de 10 minutes chaque jour de travail jusqu'au {date}.",
        ],
        [
          "D'ici au {date}, je repérerai mes 3 principales causes de stress, je changerai un point pour chacune et je réserverai 2 heures de repos par semaine.",
          "D'ici au {date}, je repérerai mes 3 principales causes de stress et je changerai un point pour chacune.",
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: `perdre .. kg | perdre .. kilos | perdre 5 | perdre 10 | nager | nage | piscine | vélo | randonnée* | yoga et sport | triathlon | tennis | sport | sportive* | sportif* | salle de sport | activité physique | fitness | courir | course à pied | jogging | footing | marathon | semi marathon | perdre du poids | maigrir | forme physique | natation`,
      phrases: [
        [
          "Jusqu'au {date}, je ferai 2 séances de sport de 40 minutes par semaine, je les inscrirai dans mon agenda comme un rendez-vous et je cocherai chaque séance faite.",
          "Jusqu'au {date}, je ferai 2 séances de sport de 40 minutes par semaine et je cocherai chaque séance faite.",
        ],
        [
          "Je suivrai jusqu'au {date} un plan de 2 séances de sport par semaine et j'allongerai l'une d'elles de 5 minutes toutes les 2 semaines.",
          "Je suivrai jusqu'au {date} un plan de 2 séances de sport par semaine.",
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: `télétravail* | travail à distance | travailler à distance | travailler de chez moi | travailler de la maison | home office | homeoffice`,
      phrases: [
        [
          "D'ici au {date}, j'écrirai une page sur les tâches que je peux faire en télétravail, je la présenterai à ma hiérarchie et je proposerai un essai de 4 semaines.",
          "D'ici au {date}, je proposerai à ma hiérarchie, sur une page, un essai de télétravail de 4 semaines.",
        ],
        [
          "Je listerai 5 tâches possibles en télétravail, je négocierai un essai de 4 semaines d'ici au {date} et j'en ferai le bilan avec ma hiérarchie.",
          "Je listerai 5 tâches possibles en télétravail et je négocierai un essai de 4 semaines d'ici au {date}.",
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: `famille | en famille | mes enfants | vie de famille | vie familiale | temps avec mes enfants | mon enfant | mes proches | mes petits | mon bébé`,
      phrases: [
        [
          "Jusqu'au {date}, je réserverai 3 soirées par semaine à ma famille, téléphone professionnel éteint dès 18 heures, et je ferai le point chaque dimanche.",
          "Jusqu'au {date}, je réserverai 3 soirées par semaine à ma famille, téléphone professionnel éteint.",
        ],
        [
          "D'ici au {date}, je négocierai avec mon employeur 2 départs anticipés par semaine et j'inscrirai ce temps pour ma famille dans mon agenda.",
          "D'ici au {date}, je négocierai 2 départs anticipés par semaine pour ma famille.",
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: `déconnect* | déconnexion | couper .. travail | couper le soir | décrocher le soir | décrocher du travail | me détendre | détente | souffler | relax* | après le travail`,
      phrases: [
        [
          "Pour déconnecter, je finirai 4 journées par semaine jusqu'au {date} par un rituel de 10 minutes et je ne lirai aucun message de travail après 19 heures.",
          "Pour déconnecter, je finirai 4 journées par semaine jusqu'au {date} par un rituel de 10 minutes.",
        ],
        [
          "Pour déconnecter, je prévoirai 2 soirées sans travail par semaine jusqu'au {date} et je noterai chacune de 1 à 10.",
          "Pour déconnecter, je prévoirai 2 soirées sans travail par semaine jusqu'au {date}.",
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: `médit* | pleine conscience | yoga | pilates | sommeil | dormir | mieux dormir | sophrologie`,
      phrases: [
        [
          "Jusqu'au {date}, je pratiquerai 15 minutes de calme, de yoga ou de méditation 4 jours par semaine et je cocherai chaque séance faite.",
          "Jusqu'au {date}, je pratiquerai 15 minutes de yoga ou de méditation 4 jours par semaine.",
        ],
        [
          "Je garderai 5 soirs par semaine jusqu'au {date} un rituel fixe : écrans éteints 30 minutes avant le sommeil et 10 minutes de méditation.",
          "Je garderai 5 soirs par semaine jusqu'au {date} un rituel fixe avant le sommeil.",
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: `massothérapeute* | s' installer à son compte | à son compte | freelance* | free lance | freelancing | indépendante | indépendant | travail indépendant | à mon compte | auto entrepren* | autoentrepren* | micro entreprise | profession libérale | en libéral`,
      phrases: [
        [
          "Pour travailler à mon compte, je décrirai une offre avec son prix, je la présenterai à {customers|8} d'ici au {date} et je chercherai une première commande.",
          "Pour travailler à mon compte, je décrirai une offre avec son prix et je la présenterai à {customers|8} d'ici au {date}.",
        ],
        [
          "Je préparerai mon installation à mon compte d'ici au {date} : une page sur le statut, les charges et l'assurance, 2 échanges avec des personnes déjà à leur compte et 3 offres écrites.",
          "Je préparerai mon installation à mon compte d'ici au {date} avec un budget et 3 offres écrites.",
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: `investisseu* | business angel* | levée de fonds | lever des fonds | lever .. fonds | financement* | trouver .. financement* | pitch deck | subvention* | microcrédit`,
      phrases: [
        [
          "D'ici au {date}, je terminerai un dossier de 10 pages pour le financement de mon entreprise, je le testerai auprès de 3 personnes expérimentées et je le présenterai à 4 financeurs.",
          "D'ici au {date}, je terminerai un dossier de financement de 10 pages et je le présenterai à 4 financeurs.",
        ],
        [
          "D'ici au {date}, je listerai 15 sources de financement adaptées, j'en contacterai 6 et je noterai chaque réponse.",
          "D'ici au {date}, je listerai 15 sources de financement adaptées et j'en contacterai 6.",
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: `boutique en ligne | site de vente | e commerce | ecommerce | vendre en ligne | etsy | vinted | boutique`,
      phrases: [
        [
          "D'ici au {date}, j'ouvrirai ma boutique avec 5 produits, je soignerai les photos et les prix, et je recueillerai l'avis de {customers|8}.",
          "D'ici au {date}, j'ouvrirai ma boutique avec 5 produits et je recueillerai l'avis de {customers|8}.",
        ],
        [
          "Je travaillerai à ma boutique {hours|4} jusqu'au {date}, j'y proposerai 5 produits et je suivrai chaque semaine les visites et les commandes.",
          "Je travaillerai à ma boutique {hours|4} jusqu'au {date} et j'y proposerai 5 produits.",
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: `congé maternité | congé de maternité | congé mat | congé parental | congé d' allaitement | bébé | mère au foyer | maman au foyer | élever mes enfants`,
      phrases: [
        [
          "Pour mon retour au travail après le congé parental, j'aurai 2 échanges avec mon employeur sur les missions et les horaires d'ici au {date} et je testerai le mode de garde pendant une semaine.",
          "Pour mon retour au travail après le congé parental, j'aurai 2 échanges avec mon employeur d'ici au {date}.",
        ],
        [
          "D'ici au {date}, j'écrirai un plan pour mes 4 premières semaines après le congé parental, j'en parlerai à mon employeur et je me remettrai à niveau à raison de {hours|2}.",
          "D'ici au {date}, j'écrirai un plan pour mes 4 premières semaines après le congé parental.",
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: `mes forces | points forts | mes points forts | mes talents | forces et faiblesses | forces et mes faiblesses | points faibles | mes valeurs | mieux me connaître | mieux connaître .. forces`,
      phrases: [
        [
          "D'ici au {date}, je demanderai à 5 personnes de citer 2 de mes points forts, je comparerai leurs réponses à ma propre liste et je mettrai l'un d'eux à l'épreuve d'une nouvelle mission.",
          "D'ici au {date}, je demanderai à 5 personnes de citer 2 de mes points forts et je comparerai leurs réponses à ma propre liste.",
        ],
        [
          "D'ici au {date}, je ferai un test reconnu sur mes points forts, je noterai 3 situations vécues pour chaque résultat et j'en discuterai pendant le mentorat.",
          "D'ici au {date}, je ferai un test sur mes points forts et je noterai 3 situations vécues pour chaque résultat.",
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: `ne sais pas si | sais pas si | sais pas si je dois | me demande si | choisir entre | hésite | hésite entre | j' hésite | décider si | décider entre | décision | prendre une décision | faire un choix | bon choix | rester ou | partir ou`,
      phrases: [
        [
          "D'ici au {date}, je comparerai mes options par écrit selon 6 critères, j'échangerai avec {people|3} au parcours proche et je prendrai ma décision.",
          "D'ici au {date}, je comparerai mes options par écrit selon 6 critères et je prendrai ma décision.",
        ],
        [
          "D'ici au {date}, je me renseignerai au moins 2 heures sur chacune de mes options, j'en noterai 3 avantages et 3 inconvénients et je prendrai ma décision.",
          "D'ici au {date}, je noterai 3 avantages et 3 inconvénients de chacune de mes options et je prendrai ma décision.",
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: `bilan de compétence* | bilan professionnel | vae | validation des acquis`,
      phrases: [
        [
          "D'ici au {date}, je comparerai 3 organismes pour un bilan de compétences ou une VAE, je prendrai 2 rendez-vous et j'écrirai une page sur mon parcours.",
          "D'ici au {date}, je comparerai 3 organismes pour un bilan de compétences ou une VAE et je prendrai 2 rendez-vous.",
        ],
        [
          "Pour mon bilan de compétences, je décrirai 10 réussites de mon parcours d'ici au {date}, j'en tirerai 5 points forts et je choisirai une piste à essayer.",
          "Pour mon bilan de compétences, je décrirai 10 réussites d'ici au {date} et j'en tirerai 5 points forts.",
        ],
      ],
    },
  ],
  frames: ['Mon objectif : « {words} ». {goal}', 'Ce que je vise : « {words} ». {goal}'],
  percent: '{n} %',
  hoursTail: "J'y consacrerai {hours}.",
  hours: { one: '{n} heure par semaine', other: '{n} heures par semaine' },
  counted: {
    applications: {
      cues: 'candidature* | cv | cvs | dossiers',
      forms: { one: '{n} candidature', other: '{n} candidatures' },
    },
    interviews: {
      cues: 'entretien* | entrevue* | simulation*',
      forms: {
        one: "{n} simulation d'entretien d'embauche",
        other: "{n} simulations d'entretien d'embauche",
      },
    },
    people: {
      cues: 'personnes | gens | contacts | professionnels | professionnelles | experts | expertes | relations | connexions | échanges | cafés | femmes | conversations | rencontres',
      forms: { one: '{n} personne', other: '{n} personnes' },
    },
    talks: {
      cues: 'présentation* | discours | exposé | exposés | prise de parole | prises de parole | interventions',
      forms: { one: '{n} présentation', other: '{n} présentations' },
    },
    posts: {
      cues: 'publication | publications | article | articles | post | posts | billets | épisodes | vidéos',
      forms: { one: '{n} publication', other: '{n} publications' },
    },
    customers: {
      cues: 'client | clients | cliente | clientes | acheteurs | commandes | contrats',
      forms: { one: '{n} personne de ma clientèle cible', other: '{n} personnes de ma clientèle cible' },
    },
    books: {
      cues: 'livre | livres | bouquins | romans | ouvrages',
      forms: { one: '{n} livre', other: '{n} livres' },
    },
    events: {
      cues: 'événement* | évènement* | event* | meetup* | conférence* | salons | atelier* | webinaire* | forums',
      forms: { one: '{n} événement', other: '{n} événements' },
    },
  },
  teamPeople:
    'personne | personnes | gens | collaborateurs | collaboratrices | employés | employées | salariés | salariées | membres | développeurs | développeuses | ingénieurs | ingénieures | collègues | agents | subordonnés | infirmières | vendeurs | vendeuses | techniciens',
  team: 'équipe | équipes | groupe | service | département',
  languageNames: [
    ['en', 'anglais | langue anglaise'],
    ['de', 'allemand | langue allemande'],
    ['fr', 'français | langue française'],
    ['es', 'espagnol | castillan | langue espagnole'],
    ['it', 'italien'],
    ['pt', 'portugais'],
    ['nl', 'néerlandais | flamand | hollandais'],
    ['pl', 'polonais'],
    ['cs', 'tchèque'],
    ['sk', 'slovaque'],
    ['uk', 'ukrainien'],
    ['ru', 'russe'],
    ['tr', 'turc'],
    ['ro', 'roumain'],
    ['sv', 'suédois'],
    ['da', 'danois'],
    ['no', 'norvégien'],
    ['fi', 'finnois | finlandais'],
    ['hu', 'hongrois'],
    ['el', 'grec'],
    ['ar', 'arabe'],
    ['he', 'hébreu'],
    ['hi', 'hindi'],
    ['zh', 'chinois | mandarin'],
    ['ja', 'japonais'],
    ['ko', 'coréen'],
    ['hr', 'croate'],
    ['sr', 'serbe'],
    ['bg', 'bulgare'],
    ['ca', 'catalan'],
    ['eu', 'basque'],
    ['br', 'breton'],
    ['lb', 'luxembourgeois'],
    ['gsw', 'suisse allemand | schwyzerdütsch'],
    ['wo', 'wolof'],
    ['sw', 'swahili'],
    ['ln', 'lingala'],
    ['fa', 'persan'],
    ['vi', 'vietnamien'],
  ],
  aims: [
    [
      "cheffe d' équipe | chef d' équipe | responsable d' équipe | team lead* | team leader* | teamlead*",
      "un poste de responsable d'équipe",
      'up',
    ],
    [
      'cheffe de service | chef de service | responsable de service | cheffe de département | chef de département | responsable de département | head of',
      'un poste de responsable de service',
      'up',
    ],
    [
      'développeuse senior | développeur senior | senior developer | ingénieure senior',
      'un poste senior en développement',
      'up',
    ],
    ['consultante senior | consultant senior', 'un poste senior en conseil', 'up'],
    ['poste senior | passer senior | senior', 'un poste senior', 'up'],
    [
      'lead developer | lead dev | tech lead | lead technique | lead développ* | référente technique | référent technique',
      'un poste de tech lead',
      'up',
    ],
    ['engineering manager', "un poste de responsable de l'ingénierie", 'up'],
    [
      'directrice générale | directeur général | dg | comité de direction | codir | comex',
      'un poste de direction générale',
      'up',
    ],
    [
      "directrice* | directeur* | poste de direction | cheffe d' établissement | direction d' école",
      'un poste de direction',
      'up',
    ],
    ['pdg | ceo', 'un poste de PDG', 'up'],
    ['cto | directrice technique | directeur technique', 'un poste de direction technique', 'up'],
    ['cfo | daf | directrice financière | directeur financier', 'un poste de direction financière', 'up'],
    [
      "conseil d' administration | administratrice* | membre du conseil",
      "un siège au conseil d'administration",
      'up',
    ],
    [
      'passer cadre | devenir cadre | statut cadre | statut de cadre | poste de cadre',
      'un poste de cadre',
      'up',
    ],
    ['responsable régionale | responsable régional', 'un poste à responsabilité régionale', 'up'],
    [
      'infirmière cheffe | infirmière chef | cadre de santé | infirmière en chef',
      'un poste de cadre de santé',
      'up',
    ],
    [
      "devenir manager | être manager | passer manager | devenir une manager | manageuse* | manageur* | poste de manager | poste de management | poste d' encadrement | team manager | devenir cheffe | être cheffe | passer cheffe | devenir chef | poste de cheffe | poste de chef",
      "un poste d'encadrement",
      'up',
    ],
    [
      'product manager* | cheffe de produit | chef de produit | product management',
      'un poste de product manager',
    ],
    ['product owner*', 'un poste de product owner'],
    [
      'cheffe de projet* | chef de projet* | chefe de projet | chargée de projet* | chargé de projet* | gestion de projet* | project manager* | gestionnaire de projet* | coordinatrice de projet* | conduite de projet*',
      'un poste en gestion de projet',
    ],
    ['coordinatrice* | coordinateur* | coordonnatrice* | coordonnateur*', 'un poste de coordination'],
    ['data scien*', 'un poste en data science'],
    [
      'data analy* | analyste de données | analyste data | analyste données | analyse de données | analyste en données',
      'un poste en analyse de données',
    ],
    [
      'data engineer* | ingénieur data | ingénieure data | ingénieure de données',
      'un poste en ingénierie des données',
    ],
    ["business analy* | analyste fonctionnel* | analyste d' affaires", 'un poste de business analyst'],
    ['data | la data', 'un poste dans la data'],
    [
      "machine learning | intelligence artificielle | ia | l'ia | ingénieure ia",
      'un poste en intelligence artificielle',
    ],
    [
      "ux | l'ux | ux design* | ux ui | ui ux | designer ux | product designer | expérience utilisateur",
      'un poste en UX design',
    ],
    [
      'graphiste* | designer graphique | graphisme* | design graphique | infographiste*',
      'un poste en graphisme',
    ],
    [
      'développeu* web | développeu* | programmeu* | ingénieure logiciel | ingénieur logiciel | software engineer | frontend* | front end | backend* | back end | full stack | fullstack* | développement web | développement informatique',
      'un poste en développement informatique',
    ],
    ['devops', 'un poste en DevOps'],
    [
      'cybersécurité* | cyber sécurité | sécurité informatique | cybersecurity* | cyber',
      'un poste en cybersécurité',
    ],
    [
      'administratrice système* | administrateur système* | admin sys | administration systèmes | technicienne informatique | technicien informatique | support informatique',
      'un poste en administration des systèmes',
    ],
    [
      "IT | tech | la tech | l'it | informatique* | l' informatique | numérique* | le numérique | métiers du numérique",
      'un poste dans le numérique',
    ],
    [
      'marketing digital | webmarketing* | marketing numérique | digital marketing',
      'un poste en marketing digital',
    ],
    ['community manager* | social media manager', 'un poste en gestion de communauté'],
    ['marketing*', 'un poste en marketing'],
    [
      'chargée de communication | chargé de communication | responsable communication | métiers de la communication',
      'un poste en communication',
    ],
    [
      'ressources humaines | rh | drh | rrh | recruteuse* | chargée de recrutement | chargé de recrutement | responsable rh',
      'un poste en ressources humaines',
    ],
    [
      'commerciale* | commercial* | technico commercia* | vente | vendeuse* | vendeur* | conseillère de vente',
      'un poste dans la vente',
    ],
    ['consultante* | consultant* | conseil en | consulting*', 'un poste dans le conseil'],
    [
      'contrôle de gestion | contrôleuse de gestion | contrôleur de gestion',
      'un poste en contrôle de gestion',
    ],
    [
      'comptable* | comptabilité* | compta | expert comptable | experte comptable | aide comptable',
      'un poste en comptabilité',
    ],
    ['auditrice* | auditeur* | audit', 'un poste en audit'],
    ['finance* | analyste financi* | banque | bancaire*', 'un poste dans la finance'],
    ["assurances* | secteur de l' assurance", 'un poste dans les assurances'],
    [
      'développement durable | rse | transition écologique | écologie* | environnement* | énergies renouvelables | climat',
      'un poste dans la transition écologique',
    ],
    [
      'assistante sociale | assistant social | travailleuse sociale | travailleur social | travail social | éducatrice spécialisée | éducateur spécialisé | secteur social',
      'un poste dans le travail social',
    ],
    [
      "enseignante* | enseignant* | professeure* | professeur* | prof | institutrice* | instituteur* | maîtresse d' école | enseignement*",
      "un poste dans l'enseignement",
    ],
    ["formatrice* | formateur* | formation d' adultes", 'un poste en formation pour adultes'],
    ['infirmière* | infirmier* | soins infirmiers', 'un poste en soins infirmiers'],
    [
      'aide soignante | aide soignant | auxiliaire de vie | auxiliaire de puériculture',
      'un poste dans les soins à la personne',
    ],
    ['sage femme', 'un poste de sage-femme'],
    ['médecin*', 'un poste de médecin'],
    [
      'petite enfance | puéricultrice* | éducatrice de jeunes enfants | assistante maternelle | crèche',
      'un poste dans la petite enfance',
    ],
    [
      'rédactrice* | rédacteur* | copywrit* | concepteur rédacteur | conceptrice rédactrice | créatrice de contenu* | content manager',
      'un poste en rédaction',
    ],
    ['journalis*', 'un poste de journaliste'],
    ['traductrice* | traducteur* | interprète* | traduction*', 'un poste en traduction'],
    [
      'génie civil | ingénieure civile | conductrice de travaux | conducteur de travaux | btp',
      'un poste dans le BTP',
    ],
    ['architecte*', "un poste d'architecte"],
    [
      'ingénieure pédagogique | ingénieur pédagogique | ingénierie pédagogique',
      'un poste en ingénierie pédagogique',
    ],
    ['coach | coaching*', 'un poste en coaching'],
    ['psychologue* | psychologie*', 'un poste de psychologue'],
    [
      'thérapeute* | psychothérapeute* | massothérapeute* | naturopathe* | sophrologue* | réflexologue* | bien être',
      "une activité dans l'accompagnement et le bien-être",
    ],
    [
      'rédaction médicale | rédactrice médicale | rédaction technique | rédactrice technique',
      'un poste en rédaction spécialisée',
    ],
    [
      'chercheuse* | chercheur* | recherche académique | recherche publique | post doc | postdoc* | maîtresse de conférences',
      'un poste dans la recherche',
    ],
    [
      'ong | associatif* | milieu associatif | secteur associatif | humanitaire* | solidarité internationale',
      'un poste dans le secteur associatif',
    ],
    [
      'fonction publique | secteur public | fonctionnaire* | administration publique | collectivité* territoriale*',
      'un poste dans le secteur public',
    ],
    ['secteur privé | le privé', 'un poste dans le secteur privé'],
    [
      'service client | relation client | customer success | conseillère clientèle',
      'un poste en relation client',
    ],
    ['logistique* | supply chain | achats | acheteuse* | acheteur*', 'un poste en logistique'],
    ['juriste* | juridique*', 'un poste de juriste'],
    ['avocate* | avocat | notaire* | magistrat* | greffière* | droit', 'un poste dans le droit'],
    ["événementiel* | évènementiel* | organisation d' événements", "un poste dans l'événementiel"],
    [
      'assurance qualité | qa | testeuse* | testeur* | qualité logicielle | responsable qualité',
      'un poste en assurance qualité',
    ],
    ['scrum master', 'un poste de Scrum Master'],
    ['coach agile', 'un poste de coach agile'],
    [
      'assistante de direction | assistant de direction | assistante administrative | assistant administratif | secrétaire* | secrétariat* | assistanat* | adjointe administrative',
      'un poste en assistanat administratif',
    ],
    [
      'hôtellerie* | restauration* | tourisme* | réceptionniste*',
      "un poste dans l'hôtellerie et le tourisme",
    ],
    [
      'cuisinière* | cuisinier* | cheffe de cuisine | pâtissière* | pâtissier* | pâtisserie* | boulangère* | boulanger* | cap cuisine | cap pâtisserie',
      'un poste en cuisine',
    ],
    ['immobilier* | agente immobilière | agent immobilier', "un poste dans l'immobilier"],
    [
      'culture* | secteur culturel | médiation culturelle | médiatrice culturelle',
      'un poste dans la culture',
    ],
    [
      'électricienne* | électricien* | plombière* | menuisière* | menuiserie* | ébéniste* | artisanat*',
      "un poste dans l'artisanat",
    ],
    ['pharmacienne* | pharmacien* | pharmacie*', 'un poste en pharmacie'],
    [
      "agente d' accueil | hôtesse d' accueil | chargée d' accueil | dans l' accueil | poste d' accueil",
      "un poste dans l'accueil",
    ],
    [
      'bibliothécaire* | documentaliste* | archiviste* | médiathèque*',
      'un poste en bibliothèque ou en documentation',
    ],
    [
      'esthéticienne* | esthétique | coiffeuse* | coiffeur* | coiffure | maquilleuse*',
      'un métier de la beauté',
    ],
    ['paysagiste* | jardinière* | maraîch* | agricult* | horticult* | viticult*', 'un métier de la terre'],
    [
      "décoratrice* | décorateur* | architecte d' intérieur | décoration d' intérieur",
      "un métier de la décoration d'intérieur",
    ],
    ['fleuriste*', 'un poste de fleuriste'],
    ['orthophoniste*', "un poste d'orthophoniste"],
    [
      'kinésithérapeute* | kiné | ostéopathe* | ergothérapeute* | psychomotricienne*',
      'un poste dans la rééducation',
    ],
    ['vétérinaire*', 'un poste dans les soins aux animaux'],
    [
      'technicienne de laboratoire | technicien de laboratoire | biologiste* | chimiste* | laborantine*',
      'un poste en laboratoire',
    ],
    [
      'gendarme* | police | policière* | policier* | pompière* | pompier* | gendarmerie',
      'un poste dans la sécurité publique',
    ],
    [
      'conductrice de bus | conducteur de bus | conductrice de train | conducteur de train | chauffeure* | chauffeuse* | chauffeur*',
      'un métier de la conduite',
    ],
    ['photographe*', 'un métier de la photographie'],
    ['illustratrice* | illustrateur*', "un métier de l'illustration"],
    ['couturière* | couturier* | styliste* | modéliste*', 'un métier de la mode'],
    ['statisticienne* | statisticien*', 'un poste en statistique'],
    ['économiste*', "un poste d'économiste"],
    ['diététicienne* | diététicien* | nutritionniste*', 'un poste en nutrition'],
    [
      "responsable d' exploitation | aviation | pilote de ligne | hôtesse de l' air | steward",
      "un poste dans l'aérien",
    ],
  ],
  quotedAim: "le métier qui m'attire (« {words} »)",
  aimOpeners:
    "devenir | devenir une | devenir un | travailler comme | travailler en tant que | travailler en tant qu' | poste de | poste d' | métier de | métier d' | emploi de | emploi d' | job de | formation de | formation d' | en tant que | en tant qu' | me reconvertir en | reconversion en | reconversion comme | me reconvertir comme | m' installer comme | m' établir comme",
  skills: [
    [
      'analyse de données | analyser des données | analyse des données | data analysis | visualisation de données | data viz | dataviz',
      'analyse de données',
    ],
    ['data science | science des données', 'data science'],
    ['machine learning | apprentissage automatique | deep learning', 'machine learning'],
    [
      "ia | l'ia | d'ia | intelligence artificielle | ia générative | outils d'ia | prompt engineering | prompts",
      'IA',
    ],
    ['développement web | dev web | création de sites | webdesign | web design', 'développement web'],
    ['frontend* | front end', 'développement front-end'],
    ['backend* | back end', 'développement back-end'],
    ['tests automatisés | automatisation des tests | test automation', 'tests automatisés'],
    ['sécurité cloud | sécurité du cloud | cloud security | cybersécurité cloud', 'sécurité du cloud'],
    ['cloud | cloud computing', 'cloud computing'],
    ['devops', 'DevOps'],
    ['cybersécurité | cyber sécurité | sécurité informatique', 'cybersécurité'],
    ['ux design | ux | expérience utilisateur', 'UX design'],
    ['ui design', 'UI design'],
    ['graphisme | design graphique', 'graphisme'],
    [
      'gestion de projet* | gestion des projets | gérer .. projets | conduite de projet* | management de projet* | pilotage de projet*',
      'gestion de projet',
    ],
    ['conduite du changement | gestion du changement', 'conduite du changement'],
    ['méthodes agiles | méthode agile | agile | agilité', 'méthodes agiles'],
    ['design thinking', 'design thinking'],
    ['marketing digital | webmarketing | marketing numérique', 'marketing digital'],
    ['marketing', 'marketing'],
    [
      'community management | gestion des réseaux sociaux | animation de réseaux sociaux',
      'gestion des réseaux sociaux',
    ],
    ['techniques de vente | technique de vente | prospection', 'vente'],
    ['comptabilité | tenue de livres', 'comptabilité'],
    ['contrôle de gestion', 'contrôle de gestion'],
    ['finance | finances | analyse financière | modélisation financière | éducation financière', 'finance'],
    ['paie et | gestion de la paie | gestion de paie', 'gestion de la paie'],
    ['statistique*', 'statistiques'],
    ['protection des données | rgpd', 'protection des données'],
    ['base de données | bases de données', 'bases de données'],
    ['programmation | programmer | coder | codage', 'programmation'],
    ['architecture logicielle', 'architecture logicielle'],
    ['bureautique', 'bureautique'],
    ['techniques de négociation', 'négociation'],
    ['montage vidéo', 'montage vidéo'],
    ['photographie | photo', 'photographie'],
    ['copywriting', 'rédaction persuasive'],
    ['big data', 'big data'],
    ['blockchain', 'blockchain'],
    ['robotique', 'robotique'],
    ['dactylographie', 'dactylographie'],
    ['pensée stratégique | réflexion stratégique', 'pensée stratégique'],
    ['droit du travail', 'droit du travail'],
    ['logistique | supply chain', 'logistique'],
    ['seo | référencement | référencement naturel | rédaction web', 'référencement naturel'],
    ['no code | nocode | low code', 'no-code'],
    ['business intelligence | informatique décisionnelle', 'informatique décisionnelle'],
    ['amélioration continue | lean management | lean | six sigma', 'amélioration continue'],
    ['gestion des risques | management des risques', 'gestion des risques'],
    ['gestion budgétaire | gérer un budget | gestion de budget* | élaborer un budget', 'gestion budgétaire'],
    ['premiers secours | secourisme | sst', 'premiers secours'],
    ['médiation', 'médiation'],
    ['facilitation | intelligence collective', 'facilitation'],
    ['animation 3d | modélisation 3d | dessin technique', 'modélisation 3D'],
    ['illustration | dessin numérique', 'illustration'],
    ['gestion de la qualité | démarche qualité | management de la qualité', 'gestion de la qualité'],
    ['rgaa | accessibilité numérique', 'accessibilité numérique'],
    ['droit des contrats', 'droit des contrats'],
    ['marchés publics | marché public | commande publique', 'marchés publics'],
  ],
  audiences: [
    [
      'direction générale | comité de direction | codir | comex | haute direction | top management | direction',
      'la direction',
    ],
    ["conseil d' administration | le conseil", "le conseil d'administration"],
    [
      'grand groupe | grands groupes | grand public | grand auditoire | large public | large auditoire | beaucoup de monde | beaucoup de gens | plein de monde | foule | public nombreux | grande assemblée',
      'un grand groupe',
    ],
    ['petit groupe | petits groupes | petit comité', 'un petit groupe'],
    ["mon équipe | notre équipe | l' équipe | mes équipes", 'mon équipe'],
    ['collègue | collègues', 'des collègues'],
    ['client | clients | cliente | clientes | clientèle', 'la clientèle'],
    ['parties prenantes | stakeholders', 'les parties prenantes'],
    ['investisseu* | investisseuses', 'des investisseurs'],
    ['inconnus | des inconnus | gens que je ne connais pas', 'des personnes que je ne connais pas'],
    [
      'ma cheffe | mon chef | ma manager | mon manager | ma responsable | mon responsable | ma hiérarchie | mes supérieurs | ma supérieure | mon supérieur | ma directrice | mon directeur | mon boss | ma boss | mon patron | ma patronne',
      'ma hiérarchie',
    ],
    ['étudiantes | étudiants | élèves', 'des élèves'],
    ['classe | une classe', 'une classe'],
    [
      'non technique | non techniques | non spécialistes | non initiés | profanes | néophytes',
      'un public non spécialiste',
    ],
    ['congrès | colloque', 'un public de congrès'],
    [
      'équipe internationale | équipes internationales | collègues étrangers | public international',
      'un public international',
    ],
    ['développeurs | développeuses | ingénieurs', "l'équipe technique"],
    ['fournisseurs | fournisseur | prestataires', 'des fournisseurs'],
    ['caméra', 'une caméra'],
    ['parents | les parents', 'des parents'],
    ['jury', 'un jury'],
    ['partenaires', 'des partenaires'],
  ],
  commitment: "je .. *rai$ | j' .. *rai$ | j'y .. *rai$ | j'en .. *rai$",
  promises: `toujours | garanti* | garantie | jamais | sans exception | parfait* | à tout prix | quoi qu'il | coûte que coûte | absolument | sans aucun doute | sans faute`,
  vague: `améliorer* | comprendre | comprendrai | mieux | progresser* | essaierai de | tâcherai | être meilleur* | savoir plus`,
};
