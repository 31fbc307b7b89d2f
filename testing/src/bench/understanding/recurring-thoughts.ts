import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** What one person returns to, with the labels they give it themselves; often not those a stranger would give. */
export type RecurringSubject = Readonly<{ mood: Mood; category: Category; days: readonly string[] }>;

/** Subjects at even places chose how much own labels weigh; those at odd ones judge. */
export const recurringSubjects: readonly RecurringSubject[] = [
  {
    mood: 'calm',
    category: 'personal',
    days: [
      'Couru huit kilomètres le long du canal avant le travail.',
      'Footing ce matin au bord du canal, cinquante minutes, jambes lourdes.',
      'Encore couru au canal, sous la pluie cette fois, dix kilomètres.',
      'Sortie de course à pied du dimanche : le canal, puis le parc.',
      'Petit footing au canal à midi, six kilomètres seulement.',
    ],
  },
  {
    mood: 'frustrated',
    category: 'work',
    days: [
      'Réunion d’équipe du lundi, on a revu le planning pendant deux heures.',
      'La réunion du lundi a encore porté sur le planning de la semaine.',
      'Point d’équipe de lundi : le planning, les congés, rien d’autre.',
      'Réunion d’équipe repoussée à mardi, toujours le planning au menu.',
      'Deux heures de réunion d’équipe ce lundi, le planning a changé une fois de plus.',
    ],
  },
  {
    mood: 'sad',
    category: 'personal',
    days: [
      'Appelé maman ce soir, elle m’a demandé trois fois quel jour on était.',
      'Maman au téléphone : elle a raconté le même voisin, la même histoire.',
      'Coup de fil à maman, elle cherchait le prénom de ma fille.',
      'J’ai eu maman au téléphone, elle croyait que papa était au jardin.',
      'Appel du dimanche à maman, elle a reconnu ma voix au bout d’un moment.',
    ],
  },
  {
    mood: 'happy',
    category: 'creative',
    days: [
      'Répétition de la chorale, on a travaillé le Fauré mesure par mesure.',
      'Chorale ce soir : le Fauré, surtout les altos.',
      'Répétition de chorale dans la salle froide, deux fois le Fauré en entier.',
      'La chorale a commencé un nouveau morceau après le Fauré.',
      'Soir de chorale, la cheffe nous a fait reprendre le Fauré sans partition.',
    ],
  },
  {
    mood: 'reflective',
    category: 'reflection',
    days: [
      'Train de sept heures, vingt minutes d’arrêt en pleine campagne.',
      'Dans le train du matin, place côté fenêtre, brouillard sur les champs.',
      'Le train de sept heures a eu du retard, je regardais les vaches.',
      'Train du soir presque vide, les mêmes champs dans l’autre sens.',
      'Une heure de train ce matin, la campagne est toute blanche.',
    ],
  },
  {
    mood: 'happy',
    category: 'personal',
    days: [
      'Le bébé s’est réveillé quatre fois, je l’ai bercé dans le couloir.',
      'Nuit hachée : le bébé voulait les bras à deux heures puis à cinq.',
      'Le bébé n’a dormi que sur moi cette nuit.',
      'Réveil du bébé à trois heures, biberon dans le noir.',
      'Encore une nuit debout avec le bébé contre l’épaule.',
    ],
  },
  {
    mood: 'inspired',
    category: 'work',
    days: [
      'Deux pages de thèse aujourd’hui, le chapitre trois avance.',
      'Travaillé la thèse à la bibliothèque, j’ai réécrit le chapitre trois.',
      'Thèse : j’ai supprimé cinq paragraphes du chapitre trois.',
      'Matinée de thèse, une note de bas de page m’a pris deux heures.',
      'Fini la relecture du chapitre trois de la thèse.',
    ],
  },
  {
    mood: 'stressed',
    category: 'problem',
    days: [
      'Ouvert le tableau des comptes : l’électricité, le garage, la cantine.',
      'Fait les comptes du mois, la facture du garage est tombée.',
      'Les comptes encore : le loyer, la cantine, l’assurance.',
      'Soirée de comptes, j’ai déplacé deux virements.',
      'Comptes de fin de mois, il reste peu après le loyer.',
    ],
  },
  {
    mood: 'happy',
    category: 'reflection',
    days: [
      'Le voisin du dessus a joué de la trompette jusqu’à dix heures.',
      'Trompette au-dessus ce soir, toujours la même gamme.',
      'Le voisin à la trompette a raté sa note haute quatre fois.',
      'Entendu la trompette du voisin pendant le dîner.',
      'Le voisin du dessus répète un nouvel air à la trompette.',
    ],
  },
  {
    mood: 'excited',
    category: 'personal',
    days: [
      'Piscine à midi, quarante longueurs.',
      'Quarante longueurs de piscine, dont dix en dos.',
      'La piscine était pleine, j’ai nagé trente longueurs quand même.',
      'Nagé une heure à la piscine après le bureau.',
      'Piscine du jeudi : cinquante longueurs, bonnet neuf.',
    ],
  },
  {
    mood: 'calm',
    category: 'creative',
    days: [
      'Taillé les rosiers et semé des fèves au potager.',
      'Au potager ce matin : paillage, fèves, deux rangs de radis.',
      'Une heure au potager à désherber entre les fèves.',
      'Les fèves du potager ont levé, j’ai tendu un filet.',
      'Potager sous la pluie, j’ai rentré les derniers radis.',
    ],
  },
  {
    mood: 'inspired',
    category: 'idea',
    days: [
      'Pour la boulangerie : ouvrir le dimanche seulement, au levain.',
      'La boulangerie pourrait tenir dans le local de la rue basse.',
      'Pensé à la boulangerie : un four à bois, trois pains, pas plus.',
      'Calculé ce que coûterait le four de la boulangerie.',
      'Un nom pour la boulangerie m’est venu dans le bus.',
    ],
  },
  {
    mood: 'calm',
    category: 'work',
    days: [
      'Séance de kiné, le genou plie à cent dix degrés.',
      'Kiné ce matin : vélo, étirements, glace sur le genou.',
      'Le kiné a changé les exercices pour le genou.',
      'Retour de chez le kiné, le genou tire un peu dans l’escalier.',
      'Dix minutes de vélo chez le kiné, le genou tient.',
    ],
  },
  {
    mood: 'sad',
    category: 'creative',
    days: [
      'Joué la valse de papa au piano, lentement.',
      'Piano ce soir, la valse de papa, la main gauche seulement.',
      'J’ai ressorti la partition de la valse de papa.',
      'Au piano, je connais maintenant la valse de papa par cœur.',
      'Une demi-heure de piano, encore la valse de papa.',
    ],
  },
  {
    mood: 'excited',
    category: 'reflection',
    days: [
      'Club d’échecs, perdu en vingt coups contre Hélène.',
      'Partie d’échecs au club : finale de tours, nulle.',
      'Au club d’échecs, j’ai essayé l’anglaise contre Hélène.',
      'Trois parties rapides au club d’échecs ce soir.',
      'Analysé ma partie d’échecs du club, l’erreur est au douzième coup.',
    ],
  },
  {
    mood: 'reflective',
    category: 'personal',
    days: [
      'Une lettre de grand-mère, elle décrit la neige sur la cour.',
      'Relu les lettres de grand-mère de l’hiver dernier.',
      'Grand-mère a écrit : quatre pages, la cour, les poules, la neige.',
      'Répondu à la lettre de grand-mère.',
      'Lettre de grand-mère ce matin, son écriture penche davantage.',
    ],
  },
];

/** Days of each subject for which the person sets their labels. */
export const correctedDays = 2;
