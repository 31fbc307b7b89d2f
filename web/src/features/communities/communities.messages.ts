import { defineMessage } from 'react-intl';
import { pageMessages } from '#lib/navigation/page.messages.ts';

export const communitiesMessages = {
  title: pageMessages.communities,
  intro: defineMessage({
    id: 'communities.intro',
    defaultMessage: 'Un endroit à vous, pour ce que vous vivez avec d’autres. Rien de votre journal n’y va tout seul.',
    description: 'Under the title',
  }),
  loading: defineMessage({
    id: 'communities.loading',
    defaultMessage: 'Chargement',
    description: 'What a screen reader hears meanwhile',
  }),
  notLoadedTitle: defineMessage({
    id: 'communities.notLoadedTitle',
    defaultMessage: 'Cette page ne se charge pas',
    description: 'When it cannot be fetched',
  }),
  retry: defineMessage({
    id: 'communities.retry',
    defaultMessage: 'Réessayer',
    description: 'Fetches again',
  }),
  more: defineMessage({
    id: 'communities.more',
    defaultMessage: 'En voir d’autres',
    description: 'Fetches the next page',
  }),
  none: defineMessage({
    id: 'communities.none',
    defaultMessage: 'Vous n’êtes dans aucune communauté. On y entre par un lien, ou l’on en ouvre une.',
    description: 'Empty list',
  }),
  open: defineMessage({
    id: 'communities.open',
    defaultMessage: 'Ouvrir une communauté',
    description: 'Heading and button',
  }),
  openHint: defineMessage({
    id: 'communities.openHint',
    defaultMessage: 'Elle sera privée, et vous direz oui à chaque personne. Tout se règle ensuite.',
    description: 'Under the heading',
  }),
  name: defineMessage({
    id: 'communities.name',
    defaultMessage: 'Son nom',
    description: 'Field',
  }),
  purpose: defineMessage({
    id: 'communities.purpose',
    defaultMessage: 'Son intention',
    description: 'Field',
  }),
  purposeHint: defineMessage({
    id: 'communities.purposeHint',
    defaultMessage: 'Lue par toute personne qui reçoit le lien.',
    description: 'Under the field',
  }),
  missingFields: defineMessage({
    id: 'communities.missingFields',
    defaultMessage: 'Donnez-lui un nom et une intention.',
    description: 'When one is empty',
  }),
  public: defineMessage({
    id: 'communities.public',
    defaultMessage: 'Publique',
    description: 'Visibility',
  }),
  private: defineMessage({
    id: 'communities.private',
    defaultMessage: 'Privée',
    description: 'Visibility',
  }),
  members: defineMessage<{ count: number }>({
    id: 'communities.members',
    defaultMessage: '{count, plural, one {# membre} other {# membres}}',
    description: 'How many',
  }),
  owner: defineMessage({
    id: 'communities.owner',
    defaultMessage: 'Responsable',
    description: 'Role',
  }),
  team: defineMessage({
    id: 'communities.team',
    defaultMessage: 'Équipe',
    description: 'Role',
  }),
  member: defineMessage({
    id: 'communities.member',
    defaultMessage: 'Membre',
    description: 'Role',
  }),
  blocked: defineMessage({
    id: 'communities.blocked',
    defaultMessage: 'Ne peut plus entrer',
    description: 'Role',
  }),
  requested: defineMessage({
    id: 'communities.requested',
    defaultMessage: 'Demande envoyée',
    description: 'Where somebody waits to enter',
  }),
  outside: defineMessage({
    id: 'communities.outside',
    defaultMessage: 'Dehors',
    description: 'Where somebody is not in',
  }),
  former: defineMessage({
    id: 'communities.former',
    defaultMessage: 'Ancien membre',
    description: 'Author who left',
  }),
  erased: defineMessage({
    id: 'communities.erased',
    defaultMessage: 'Compte effacé',
    description: 'Somebody whose name is gone',
  }),
  you: defineMessage({
    id: 'communities.you',
    defaultMessage: 'Vous',
    description: 'The reader among others',
  }),
};
