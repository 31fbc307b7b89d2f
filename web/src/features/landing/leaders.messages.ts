import { defineMessage } from 'react-intl';

export const leadersMessages = {
  gather: defineMessage({ id: 'landing.gather', defaultMessage: 'Pour celles et ceux qui rassemblent.', description: 'Title of the part about communities' }),
  gatherText: defineMessage({
    id: 'landing.gather.text',
    defaultMessage:
      'Une communauté a sa page : son intention, les textes que chacun choisit d’y partager, et les réponses. Vous décidez qui entre et qui répond. Rien du journal de vos membres n’y va tout seul.',
    description: 'What a community is, to those who lead one',
  }),
  picture: defineMessage({
    id: 'landing.picture',
    defaultMessage: 'La page d’une communauté : le Chœur du jeudi, son intention, un texte épinglé par qui en est responsable, un commentaire et sa réponse.',
    description: 'Describes a picture of a community’s page to who does not see it',
  }),
  gatherStart: defineMessage({ id: 'landing.gather.start', defaultMessage: 'Ouvrir une communauté', description: 'To those who lead a community: leads to the registration' }),
  faith: defineMessage({ id: 'landing.faith', defaultMessage: 'Responsables religieux', description: 'First kind of community leader' }),
  faithText: defineMessage({
    id: 'landing.faith.text',
    defaultMessage: 'Une méditation dite en marchant devient un texte que l’assemblée lit, et auquel elle répond.',
    description: 'What religious leaders do with it',
  }),
  sport: defineMessage({ id: 'landing.sport', defaultMessage: 'Monde du sport', description: 'Second kind of community leader' }),
  sportText: defineMessage({
    id: 'landing.sport.text',
    defaultMessage: 'Les mots du vestiaire, ceux d’avant et ceux d’après, réunis au même endroit toute une saison.',
    description: 'What sports people do with it',
  }),
  artists: defineMessage({ id: 'landing.artists', defaultMessage: 'Artistes', description: 'Third kind of community leader' }),
  artistsText: defineMessage({
    id: 'landing.artists.text',
    defaultMessage: 'L’idée de trois heures du matin, retrouvée à l’atelier, confiée à la troupe quand elle est prête.',
    description: 'What artists do with it',
  }),
};
