import { defineMessage } from 'react-intl';

export const choosingMessages = {
  choose: defineMessage({
    id: 'thoughts.choosing.choose',
    defaultMessage: 'Choisir',
    description: 'Button above a list: choose several thoughts',
  }),
  chosen: defineMessage<{ count: number }>({
    id: 'thoughts.choosing.chosen',
    defaultMessage: '{count, plural, =0 {Cochez des pensées} one {Une pensée choisie} other {# pensées choisies}}',
    description: 'In the bar, while thoughts are chosen',
  }),
  choice: defineMessage<{ title: string }>({
    id: 'thoughts.choosing.choice',
    defaultMessage: 'Choisir « {title} »',
    description: 'Name of the box of one thought',
  }),
  cancel: defineMessage({ id: 'thoughts.choosing.cancel', defaultMessage: 'Annuler', description: 'Button' }),
  addToStory: defineMessage({
    id: 'thoughts.choosing.addToStory',
    defaultMessage: 'Ajouter à un récit',
    description: 'Button',
  }),
  newStory: defineMessage({
    id: 'thoughts.choosing.newStory',
    defaultMessage: 'Nouveau récit',
    description: 'Button',
  }),
};
