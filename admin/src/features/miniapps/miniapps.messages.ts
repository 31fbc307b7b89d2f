import { defineMessage } from 'react-intl';

export const miniappsMessages = {
  title: defineMessage({ id: 'miniapps.title', defaultMessage: 'Miniapps', description: 'Title' }),
  heading: defineMessage({ id: 'miniapps.heading', defaultMessage: 'Aucune miniapp n’est reliée', description: 'Heading of the page' }),
  text: defineMessage({
    id: 'miniapps.text',
    defaultMessage: 'Une miniapp est une petite application d’une communauté ou d’un partenaire, qui s’ouvre dans Écrin. Cette version n’en relie encore aucune : voici ce qui le sera ici.',
    description: 'Under the heading',
  }),
  willTitle: defineMessage({ id: 'miniapps.will', defaultMessage: 'Ce qui sera relié', description: 'Heading of a list' }),
  who: defineMessage({ id: 'miniapps.who', defaultMessage: '<b>Qui la propose</b> : une organisation inscrite à Écrin, avec son référent.', description: 'In the list' }),
  where: defineMessage({ id: 'miniapps.where', defaultMessage: '<b>Où elle s’ouvre</b> : son adresse, vérifiée, et sa place dans l’application.', description: 'In the list' }),
  what: defineMessage({
    id: 'miniapps.what',
    defaultMessage: '<b>Ce qu’elle reçoit</b> : un identifiant propre à elle, et ce que la personne accepte de lui donner, une chose à la fois.',
    description: 'In the list',
  }),
  stop: defineMessage({ id: 'miniapps.stop', defaultMessage: '<b>Ce qui l’arrête</b> : un bouton ici pour tout le monde, un autre chez chaque personne.', description: 'In the list' }),
  neverTitle: defineMessage({ id: 'miniapps.never', defaultMessage: 'Ce qui ne le sera pas', description: 'Heading of a list' }),
  thoughts: defineMessage({ id: 'miniapps.thoughts', defaultMessage: 'Les pensées, les enregistrements et ce qu’Écrin en comprend. Aucune miniapp ne les lit.', description: 'In the list' }),
  address: defineMessage({ id: 'miniapps.address', defaultMessage: 'L’adresse, le téléphone et le mot de passe des personnes.', description: 'In the list' }),
};
