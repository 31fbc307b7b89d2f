import type { Language } from '@ecrin/domain/kernel/language.ts';

/** `ideas`: sentences in which the person understands, decides or wishes something. `tags`: nouns a careful reader might choose. */
export type LongThought = Readonly<{
  text: string;
  language: Language;
  ideas: readonly string[];
  tags: readonly string[];
}>;

/** Thoughts of more than 60 words, read before any analyst did. */
export const longThoughts: readonly LongThought[] = [
  {
    language: 'fr',
    text: 'Première répétition du chœur dans la nouvelle salle. L’acoustique est sèche, les basses ne s’entendent pas entre elles et tout le monde force. Mireille a proposé de mettre des tapis au mur, comme à Saint-Jean. J’ai compris qu’il fallait placer les ténors au milieu, sinon ils courent après la mesure. Le concert est dans six semaines et nous n’avons pas encore le dernier mouvement. Je voudrais que chacun enregistre sa voix chez soi avant jeudi.',
    ideas: ['J’ai compris qu’il fallait', 'Je voudrais que chacun'],
    tags: [
      'répétition',
      'chœur',
      'salle',
      'acoustique',
      'basses',
      'tapis',
      'ténors',
      'concert',
      'mouvement',
      'voix',
      'Mireille',
    ],
  },
  {
    language: 'fr',
    text: 'Rendez-vous à la banque ce midi. La conseillère a sorti trois simulations, et dans les trois je ne peux pas garder l’appartement si Victor rend sa part. Je suis restée calme, puis j’ai pleuré dans l’escalier. En parlant avec Nour j’ai réalisé que je tenais surtout au quartier, pas aux murs. J’ai décidé de visiter deux logements plus petits près du parc. Il faut rendre la réponse avant le 30.',
    ideas: ['j’ai réalisé que je tenais', 'J’ai décidé de visiter', 'Il faut rendre'],
    tags: [
      'banque',
      'conseillère',
      'appartement',
      'quartier',
      'logements',
      'parc',
      'Victor',
      'Nour',
      'part',
      'simulations',
      'réponse',
    ],
  },
  {
    language: 'fr',
    text: 'Le potager donne trop et pas ce qu’on attendait. Les courgettes envahissent tout, les tomates ont la maladie, les haricots sont magnifiques. Avec Odile nous avons fait douze bocaux de soupe en écoutant la radio. L’an prochain je ne veux plus que quatre plants de courgettes et une serre pour les tomates. On pourrait échanger nos surplus avec le jardin d’à côté, un panneau et une caisse suffiraient. J’en parle à la réunion des voisins mardi.',
    ideas: ['L’an prochain je ne veux', 'On pourrait échanger', 'J’en parle'],
    tags: [
      'potager',
      'courgettes',
      'tomates',
      'haricots',
      'bocaux',
      'soupe',
      'serre',
      'jardin',
      'surplus',
      'Odile',
      'voisins',
      'réunion',
      'plants',
    ],
  },
  {
    language: 'fr',
    text: 'Insomnie encore, réveil à trois heures et les comptes de l’association dans la tête. J’ai relu les chiffres sur le canapé : l’erreur vient du loyer compté deux fois en janvier. Rien de grave, mais pendant une heure j’ai cru que tout s’écroulait. Je remarque que je porte seule ce que nous étions trois à porter l’an dernier. Je dois demander de l’aide au conseil de lundi, et ne pas m’excuser de la demander.',
    ideas: ['Je remarque que', 'Je dois demander'],
    tags: ['insomnie', 'comptes', 'association', 'chiffres', 'erreur', 'loyer', 'aide', 'conseil'],
  },
  {
    language: 'fr',
    text: 'Voyage à Porto, troisième jour. Nous avons marché jusqu’à l’embouchure sous un vent terrible, Sami voulait voir les vagues de près. Déjeuner de sardines au comptoir, le patron nous a raconté la tempête de 1996. L’après-midi j’ai dessiné les façades carrelées, sept pages, la main ne s’arrêtait plus. Je veux garder ce rythme à la maison : une page par jour, même laide. Le soir, fado dans une cave minuscule, Sami s’est endormi sur mon épaule.',
    ideas: ['Je veux garder ce rythme'],
    tags: ['Porto', 'voyage', 'vagues', 'Sami', 'sardines', 'façades', 'page', 'fado', 'vent', 'tempête', 'embouchure'],
  },
  {
    language: 'fr',
    text: 'Entretien annuel avec Madame Keller. Elle est contente des chiffres, moins de l’ambiance de l’équipe depuis l’arrivée des deux stagiaires. Elle m’a demandé si je voulais prendre la responsabilité du site de Metz. Sur le moment j’ai dit oui, par réflexe. Dans le train je me suis rendu compte que je ne veux plus passer mes soirées loin des enfants. Je vais lui écrire demain que je préfère rester, et proposer Driss à ma place.',
    ideas: ['je me suis rendu compte', 'Je vais lui écrire'],
    tags: [
      'entretien',
      'chiffres',
      'ambiance',
      'équipe',
      'stagiaires',
      'responsabilité',
      'site',
      'Metz',
      'enfants',
      'soirées',
      'Driss',
      'train',
      'Keller',
    ],
  },
  {
    language: 'en',
    text: 'Moved the last boxes out of the shop today. Eleven years fit into one van and most of it was shelves. A customer stopped to ask whether we were opening soon, and I had to say that we were closing. I realised on the way home that I miss the people already, not the books. I want to try the reading evenings again, in the library this time. Ask Ruth whether the small room is free on Thursdays.',
    ideas: ['I realised on the way home', 'I want to try'],
    tags: [
      'boxes',
      'shop',
      'van',
      'shelves',
      'customer',
      'people',
      'books',
      'evenings',
      'library',
      'room',
      'Ruth',
      'Thursdays',
    ],
  },
  {
    language: 'en',
    text: 'The knee again, after only four kilometres. The physio says the muscle is fine and that I start too fast, as always. I walked back along the allotments, furious at first, then rather amused by the geese. What I learned this year is that resting is part of training and not the opposite of it. From now on I run with the slow group on Tuesdays, whatever the others say. Buy new shoes before the end of the month.',
    ideas: ['What I learned this year', 'From now on I run'],
    tags: [
      'knee',
      'physio',
      'muscle',
      'geese',
      'training',
      'group',
      'shoes',
      'allotments',
      'Tuesdays',
      'kilometres',
      'year',
      'month',
    ],
  },
];
