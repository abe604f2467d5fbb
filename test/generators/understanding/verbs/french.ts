import type { VerbClauses } from './verb-clauses.ts';

export const french: VerbClauses = {
  stopping: ["arrêter d'apporter du travail à la maison", 'ne plus répondre au téléphone pendant le repas'],
  learning: ['apprendre à tailler les rosiers', 'me former à la pose de carrelage'],
  behaving: ['dîner plus souvent avec mes enfants', 'être patient avec les apprentis'],
  founding: ['ouvrir un salon de toilettage', 'monter une micro-crèche avec ma cousine'],
  introducing: [
    'instaurer une réunion courte le lundi matin',
    "mettre en place un planning partagé à l'atelier",
  ],
  delegating: ['déléguer les commandes à mon adjointe', 'confier la caisse à un collègue'],
  visiting: [
    'participer à deux salons agricoles',
    'passer une journée dans une vraie forge',
    'faire un stage chez une fleuriste',
  ],
  choosing: ["acheter un tracteur d'occasion", 'louer un local pour mon cabinet'],
  seeking: ['trouver deux serveuses pour la saison', "rencontrer d'autres traductrices"],
  selling: ['vendre mes confitures au marché', 'me faire connaître dans le quartier'],
  becoming: ['devenir chef de rang', 'me reconvertir dans la menuiserie'],
  applying: ['postuler dans huit écoles', 'envoyer mon dossier de candidature'],
  finishing: ['terminer mes deux derniers modules', 'finir le manuel de comptabilité'],
  talking: ['demander un emploi du temps plus clair à ma cheffe', 'dire à mon associé ce qui me gêne'],
  teaching: ['enseigner la couture à des débutants', 'animer un atelier de poterie'],
  saving: ['mettre de côté 100 euros par mois', 'rembourser mon découvert'],
  exercising: ['courir trois fois par semaine', 'perdre du poids avant le printemps'],
  making: ['écrire ma première carte des desserts', 'construire un poulailler'],
  deciding: ['décider si je garde mon atelier', 'savoir quelle formation me convient'],
  improving: ['réduire les pertes de pain invendu', 'passer à 45 couverts par service'],
  passing: ['passer mon permis poids lourd', "réussir le concours d'infirmière"],
  daring: ['oser appeler des clients inconnus', "prendre la parole en réunion d'équipe"],
};
