import { defineMessage } from 'react-intl';

export const membersMessages = {
  requests: defineMessage({ id: 'communities.settings.requests', defaultMessage: 'Demandes', description: 'Heading' }),
  noRequests: defineMessage({ id: 'communities.settings.noRequests', defaultMessage: 'Personne n’attend.', description: 'Empty list' }),
  accept: defineMessage<{ name: string }>({ id: 'communities.settings.accept', defaultMessage: 'Accepter {name}', description: 'Button' }),
  refuse: defineMessage<{ name: string }>({ id: 'communities.settings.refuse', defaultMessage: 'Refuser {name}', description: 'Button' }),
  refuseTitle: defineMessage<{ name: string }>({ id: 'communities.settings.refuseTitle', defaultMessage: 'Refuser {name} ?', description: 'Dialog' }),
  word: defineMessage({ id: 'communities.settings.word', defaultMessage: 'Un mot, si vous voulez', description: 'Field' }),
  wordHint: defineMessage({ id: 'communities.settings.wordHint', defaultMessage: 'La personne le lira.', description: 'Under the field' }),
  refuseNow: defineMessage({ id: 'communities.settings.refuseNow', defaultMessage: 'Refuser', description: 'Button' }),
  later: defineMessage({ id: 'communities.settings.later', defaultMessage: 'Plus tard', description: 'Button' }),
  accepted: defineMessage<{ name: string }>({ id: 'communities.settings.accepted', defaultMessage: '{name} est membre.', description: 'Once accepted' }),
  refused: defineMessage({ id: 'communities.settings.refused', defaultMessage: 'Demande refusée.', description: 'Once refused' }),
  members: defineMessage({ id: 'communities.settings.members', defaultMessage: 'Membres', description: 'Heading' }),
  since: defineMessage<{ role: string; day: string }>({ id: 'communities.settings.since', defaultMessage: '{role} · depuis le {day}', description: 'Under a name' }),
  actsOn: defineMessage<{ name: string }>({ id: 'communities.settings.actsOn', defaultMessage: 'Actions sur {name}', description: 'Menu' }),
  toTeam: defineMessage({ id: 'communities.settings.toTeam', defaultMessage: 'Prendre dans l’équipe', description: 'Menu entry' }),
  toMember: defineMessage({ id: 'communities.settings.toMember', defaultMessage: 'Retirer de l’équipe', description: 'Menu entry' }),
  block: defineMessage({ id: 'communities.settings.block', defaultMessage: 'Retirer, sans retour', description: 'Menu entry' }),
  blocked: defineMessage({ id: 'communities.settings.blocked', defaultMessage: 'Ne peuvent plus entrer', description: 'Heading' }),
  unblock: defineMessage({ id: 'communities.settings.unblock', defaultMessage: 'Permettre son retour', description: 'Menu entry' }),
};
