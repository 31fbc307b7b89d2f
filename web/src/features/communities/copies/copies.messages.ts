import { defineMessage } from 'react-intl';

export const copiesMessages = {
  shared: defineMessage({
    id: 'communities.copy.shared',
    defaultMessage: 'Ce qui est partagé ici',
    description: 'Heading over the shared texts',
  }),
  none: defineMessage({
    id: 'communities.copy.none',
    defaultMessage: 'Personne n’a encore partagé de texte.',
    description: 'Empty list',
  }),
  pinned: defineMessage({
    id: 'communities.copy.pinned',
    defaultMessage: 'Épinglé',
    description: 'Mark of the text that stands first',
  }),
  story: defineMessage<{ count: number }>({
    id: 'communities.copy.story',
    defaultMessage: 'Récit, {count} min',
    description: 'What it is, with minutes of reading',
  }),
  thought: defineMessage({
    id: 'communities.copy.thought',
    defaultMessage: 'Pensée',
    description: 'What it is',
  }),
  untitledStory: defineMessage({
    id: 'communities.copy.untitledStory',
    defaultMessage: 'Un récit',
    description: 'Instead of a title',
  }),
  untitledThought: defineMessage({
    id: 'communities.copy.untitledThought',
    defaultMessage: 'Une pensée',
    description: 'Instead of a title',
  }),
  readWhole: defineMessage({
    id: 'communities.copy.readWhole',
    defaultMessage: 'Lire en entier',
    description: 'Link to the whole text',
  }),
  readNamed: defineMessage<{ title: string }>({
    id: 'communities.copy.readNamed',
    defaultMessage: 'Lire en entier « {title} »',
    description: 'Name of the link to the whole text',
  }),
  replies: defineMessage<{ count: number }>({
    id: 'communities.copy.replies',
    defaultMessage: '{count, plural, =0 {Commenter} one {# réponse} other {# réponses}}',
    description: 'Link to the comments on a text',
  }),
  hiddenState: defineMessage({
    id: 'communities.copy.hiddenState',
    defaultMessage: 'Masqué aux autres membres',
    description: 'State of a text',
  }),
  publicState: defineMessage({
    id: 'communities.copy.publicState',
    defaultMessage: 'Lu aussi par les visiteurs',
    description: 'State of a pinned text',
  }),
  toCommunity: defineMessage({
    id: 'communities.copy.toCommunity',
    defaultMessage: 'La communauté',
    description: 'Link back',
  }),
  goneTitle: defineMessage({
    id: 'communities.copy.goneTitle',
    defaultMessage: 'Ce texte n’est plus là',
    description: 'When it was withdrawn or never was',
  }),
  goneText: defineMessage({
    id: 'communities.copy.goneText',
    defaultMessage: 'La personne qui l’avait partagé l’a retiré, ou son adresse n’est pas complète.',
    description: 'Under the title',
  }),
  withdraw: defineMessage({
    id: 'communities.copy.withdraw',
    defaultMessage: 'Retirer',
    description: 'Withdraws one’s own text',
  }),
  withdrawTitle: defineMessage({
    id: 'communities.copy.withdrawTitle',
    defaultMessage: 'Retirer ce texte de la communauté ?',
    description: 'Question before withdrawing',
  }),
  withdrawText: defineMessage({
    id: 'communities.copy.withdrawText',
    defaultMessage: 'Plus personne ne le lira ici. L’original reste dans votre journal.',
    description: 'Before withdrawing',
  }),
  keep: defineMessage({
    id: 'communities.copy.keep',
    defaultMessage: 'Le laisser',
    description: 'Keeps it shared',
  }),
  withdrawn: defineMessage({
    id: 'communities.copy.withdrawn',
    defaultMessage: 'Texte retiré.',
    description: 'Once it is withdrawn',
  }),
  pin: defineMessage({
    id: 'communities.copy.pin',
    defaultMessage: 'Épingler',
    description: 'Lets it stand first',
  }),
  unpin: defineMessage({
    id: 'communities.copy.unpin',
    defaultMessage: 'Détacher',
    description: 'No longer first',
  }),
  hide: defineMessage({
    id: 'communities.copy.hide',
    defaultMessage: 'Masquer',
    description: 'Hides it from members',
  }),
  restore: defineMessage({
    id: 'communities.copy.restore',
    defaultMessage: 'Montrer',
    description: 'Shows it again',
  }),
  publicly: defineMessage({
    id: 'communities.copy.publicly',
    defaultMessage: 'Lisible par les visiteurs',
    description: 'Switch: whether visitors read it while it is pinned',
  }),
  publiclyText: defineMessage({
    id: 'communities.copy.publiclyText',
    defaultMessage: 'Si l’équipe l’épingle, les visiteurs de la page publique le lisent aussi, sans votre nom.',
    description: 'What the switch does',
  }),
  reportOf: defineMessage<{ name: string; elided: boolean }>({
    id: 'communities.copy.reportOf',
    defaultMessage: 'Signaler le texte {elided, select, true {d’} other {de }}{name}',
    description: 'Button',
  }),
  reportTitle: defineMessage({
    id: 'communities.copy.reportTitle',
    defaultMessage: 'Signaler ce texte',
    description: 'Dialog',
  }),
};
