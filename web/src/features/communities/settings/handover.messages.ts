import { defineMessage } from 'react-intl';

export const handoverMessages = {
  offer: defineMessage({ id: 'communities.handover.offer', defaultMessage: 'Lui confier la communauté', description: 'Offers the community to one of the team' }),
  offered: defineMessage<{ name: string }>({
    id: 'communities.handover.offered',
    defaultMessage: 'Vous avez proposé à {name} de reprendre cette communauté.',
    description: 'To the owner, until there is an answer',
  }),
  takeBack: defineMessage({ id: 'communities.handover.takeBack', defaultMessage: 'Retirer la proposition', description: 'Withdraws the offer' }),
  didOffer: defineMessage({ id: 'communities.handover.didOffer', defaultMessage: 'Proposition envoyée.', description: 'Once it is offered' }),
  toYou: defineMessage<{ owner: string }>({ id: 'communities.handover.toYou', defaultMessage: '{owner} vous propose de reprendre cette communauté', description: 'To whom it is offered' }),
  toYouText: defineMessage({
    id: 'communities.handover.toYouText',
    defaultMessage: 'Vous en deviendrez responsable : ses réglages, son lien et son équipe. La personne qui vous la confie reste dans l’équipe.',
    description: 'What it means',
  }),
  accept: defineMessage({ id: 'communities.handover.accept', defaultMessage: 'La reprendre', description: 'Accepts' }),
  decline: defineMessage({ id: 'communities.handover.decline', defaultMessage: 'Décliner', description: 'Declines' }),
  taken: defineMessage({ id: 'communities.handover.taken', defaultMessage: 'Cette communauté est la vôtre.', description: 'Once it is accepted' }),
  declined: defineMessage({ id: 'communities.handover.declined', defaultMessage: 'Proposition déclinée.', description: 'Once it is declined' }),
};
