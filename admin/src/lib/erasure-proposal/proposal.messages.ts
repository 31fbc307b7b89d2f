import { defineMessage } from 'react-intl';

export const proposalMessages = {
  propose: defineMessage({ id: 'proposal.propose', defaultMessage: 'Proposer l’effacement', description: 'Act: another administrator has to confirm it' }),
  proposeText: defineMessage<{ days: number; grace: number }>({
    id: 'proposal.proposeText',
    defaultMessage:
      'Pour qui le demande et ne peut pas le faire soi-même. La personne en est avertie, lira votre motif, et peut dire non. Une personne de la direction, qui n’est pas vous, a {days} jours pour confirmer\u00A0; tout est effacé {grace} jours après.',
    description: 'What it does',
  }),
  proposed: defineMessage({ id: 'proposal.proposed', defaultMessage: 'L’effacement est proposé', description: 'Toast' }),
  confirm: defineMessage({ id: 'proposal.confirm', defaultMessage: 'Confirmer l’effacement', description: 'Act' }),
  confirmText: defineMessage<{ grace: number }>({
    id: 'proposal.confirmText',
    defaultMessage:
      'Les appareils de la personne sont déconnectés, et tout ce que contient son compte est effacé dans {grace} jours, sauf si elle se connecte d’ici là. Elle en est avertie, et lira votre motif.',
    description: 'What it does',
  }),
  confirmed: defineMessage({ id: 'proposal.confirmed', defaultMessage: 'L’effacement est confirmé', description: 'Toast' }),
  decline: defineMessage({ id: 'proposal.decline', defaultMessage: 'Refuser', description: 'Act' }),
  takeBack: defineMessage({ id: 'proposal.takeBack', defaultMessage: 'Retirer la proposition', description: 'Act of whoever made it' }),
  declineText: defineMessage({ id: 'proposal.declineText', defaultMessage: 'Rien n’est effacé. La personne en est avertie, et lira votre motif.', description: 'What it does' }),
  declined: defineMessage({ id: 'proposal.declined', defaultMessage: 'La proposition est close', description: 'Toast' }),
  another: defineMessage({ id: 'proposal.another', defaultMessage: 'Vous l’avez proposé\u00A0: une autre personne doit le confirmer.', description: 'Beside the acts, to whoever made the proposal' }),
  superadmin: defineMessage({ id: 'proposal.superadmin', defaultMessage: 'Seule la direction confirme.', description: 'Beside the acts, to an administrator who is no superadmin' }),
  by: defineMessage<{ who: string; until: string }>({
    id: 'proposal.by',
    defaultMessage: 'L’effacement de ce compte est proposé par {who}. Sans confirmation avant le {until}, rien ne se passe.',
    description: 'On the page of the client',
  }),
  reason: defineMessage<{ reason: string }>({ id: 'proposal.reason', defaultMessage: '«\u00A0{reason}\u00A0»', description: 'The reason somebody wrote' }),
};
