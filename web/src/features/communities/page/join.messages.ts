import { defineMessage } from 'react-intl';

export const joinMessages = {
  enter: defineMessage({
    id: 'communities.enter',
    defaultMessage: 'Entrer',
    description: 'Button',
  }),
  enterTitle: defineMessage({
    id: 'communities.enterTitle',
    defaultMessage: 'Entrer dans la communauté',
    description: 'Heading',
  }),
  enterText: defineMessage({
    id: 'communities.enterText',
    defaultMessage: 'Elle est ouverte : le lien suffit.',
    description: 'Under the heading',
  }),
  ask: defineMessage({
    id: 'communities.ask',
    defaultMessage: 'Demander à entrer',
    description: 'Button',
  }),
  askText: defineMessage<{ owner: string }>({
    id: 'communities.askText',
    defaultMessage: '{owner} lit chaque demande. Dites qui vous êtes, en une phrase.',
    description: 'Under the heading',
  }),
  askWords: defineMessage({
    id: 'communities.askWords',
    defaultMessage: 'Quelques mots',
    description: 'Field',
  }),
  asked: defineMessage({
    id: 'communities.asked',
    defaultMessage: 'Votre demande est partie.',
    description: 'Once it is sent',
  }),
  entered: defineMessage({
    id: 'communities.entered',
    defaultMessage: 'Vous y êtes.',
    description: 'Once entered',
  }),
  waitingYours: defineMessage({
    id: 'communities.waitingYours',
    defaultMessage: 'Votre demande attend une réponse.',
    description: 'Where one waits',
  }),
  withdraw: defineMessage({
    id: 'communities.withdraw',
    defaultMessage: 'Retirer ma demande',
    description: 'Button',
  }),
  withdrawn: defineMessage({
    id: 'communities.withdrawn',
    defaultMessage: 'Demande retirée.',
    description: 'Once withdrawn',
  }),
  answerTo: defineMessage({
    id: 'communities.answerTo',
    defaultMessage: 'Réponse à votre demande',
    description: 'Heading',
  }),
  yours: defineMessage({
    id: 'communities.yours',
    defaultMessage: 'Votre journal reste à vous : la communauté n’en voit rien.',
    description: 'Under the button',
  }),
  closedTitle: defineMessage({
    id: 'communities.closedTitle',
    defaultMessage: 'Cette communauté est introuvable',
    description: 'When it does not exist for the reader',
  }),
  closedText: defineMessage({
    id: 'communities.closedText',
    defaultMessage:
      'Le lien a pu être remplacé, ou la communauté fermée. Demandez-en un nouveau à la personne qui vous a donné celui-ci.',
    description: 'Under the title',
  }),
  toList: defineMessage({
    id: 'communities.toList',
    defaultMessage: 'Vos communautés',
    description: 'Link',
  }),
  leave: defineMessage({
    id: 'communities.leave',
    defaultMessage: 'Quitter la communauté',
    description: 'Button',
  }),
  leaveText: defineMessage({
    id: 'communities.leaveText',
    defaultMessage: 'Que deviennent les mots que vous avez écrits ou partagés ici ?',
    description: 'In the dialog',
  }),
  leaveKeep: defineMessage({
    id: 'communities.leaveKeep',
    defaultMessage: 'Les laisser sous « Ancien membre »',
    description: 'Button',
  }),
  leaveTake: defineMessage({
    id: 'communities.leaveTake',
    defaultMessage: 'Les retirer',
    description: 'Button',
  }),
  stay: defineMessage({
    id: 'communities.stay',
    defaultMessage: 'Rester',
    description: 'Button',
  }),
  left: defineMessage({
    id: 'communities.left',
    defaultMessage: 'Vous n’êtes plus dans cette communauté.',
    description: 'Once left',
  }),
};
