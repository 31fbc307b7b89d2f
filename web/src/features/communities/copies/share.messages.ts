import { defineMessage } from 'react-intl';

export const shareMessages = {
  shareHere: defineMessage({ id: 'communities.share.shareHere', defaultMessage: 'Partager ici', description: 'Heading of the card' }),
  shareHint: defineMessage({ id: 'communities.share.shareHint', defaultMessage: 'Un récit ou une pensée, un par un. Rien de votre journal ne vient ici tout seul.', description: 'Under the heading' }),
  choose: defineMessage({ id: 'communities.share.choose', defaultMessage: 'Choisir un texte', description: 'Opens the choice' }),
  chooseFirst: defineMessage({ id: 'communities.share.chooseFirst', defaultMessage: 'Choisissez un texte.', description: 'Why the choice does not go on yet' }),
  stories: defineMessage({ id: 'communities.share.stories', defaultMessage: 'Récits', description: 'Choice of a kind' }),
  thoughts: defineMessage({ id: 'communities.share.thoughts', defaultMessage: 'Pensées', description: 'Choice of a kind' }),
  kindOf: defineMessage({ id: 'communities.share.kindOf', defaultMessage: 'Ce que vous partagez', description: 'Name of the choice of a kind' }),
  search: defineMessage({ id: 'communities.share.search', defaultMessage: 'Chercher dans mes pensées', description: 'Field' }),
  noStories: defineMessage({ id: 'communities.share.noStories', defaultMessage: 'Vous n’avez pas encore de récit.', description: 'No story to share' }),
  noThoughts: defineMessage({ id: 'communities.share.noThoughts', defaultMessage: 'Aucune pensée ne répond à ces mots.', description: 'No thought to share' }),
  privateMark: defineMessage({ id: 'communities.share.privateMark', defaultMessage: 'privée', description: 'Mark of a private thought' }),
  storyLine: defineMessage<{ count: number; date: string }>({
    id: 'communities.share.storyLine',
    defaultMessage: '{count, plural, one {# paragraphe} other {# paragraphes}}, modifié le {date}',
    description: 'About a story to choose',
  }),
  cancel: defineMessage({ id: 'communities.share.cancel', defaultMessage: 'Annuler', description: 'Closes without sharing' }),
  next: defineMessage({ id: 'communities.share.next', defaultMessage: 'Continuer', description: 'To the terms of the chosen text' }),
  back: defineMessage({ id: 'communities.share.back', defaultMessage: 'Choisir un autre texte', description: 'Back to the choice' }),
  termsTitle: defineMessage<{ name: string }>({ id: 'communities.share.termsTitle', defaultMessage: 'Partager dans {name}', description: 'Title of the last step' }),
  copyText: defineMessage({
    id: 'communities.share.copyText',
    defaultMessage: 'Les membres liront une copie, telle qu’elle est aujourd’hui. Vous pourrez la retirer à tout moment.',
    description: 'What sharing does',
  }),
  withPrivate: defineMessage({ id: 'communities.share.withPrivate', defaultMessage: 'Avec ce qui est privé', description: 'Switch: words of private thoughts go with it' }),
  withPrivateText: defineMessage<{ count: number }>({
    id: 'communities.share.withPrivateText',
    defaultMessage: '{count, plural, one {# pensée privée} other {# pensées privées}} dans ce texte. Sans votre accord, ses mots n’en font pas partie.',
    description: 'What the switch does',
  }),
  withoutPrivate: defineMessage({ id: 'communities.share.withoutPrivate', defaultMessage: 'Sans la pensée privée, il n’y a rien à partager.', description: 'Why it cannot be shared' }),
  share: defineMessage({ id: 'communities.share.share', defaultMessage: 'Partager', description: 'Shares it' }),
  done: defineMessage({ id: 'communities.share.done', defaultMessage: 'Texte partagé.', description: 'Once it is shared' }),
};
