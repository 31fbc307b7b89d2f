import { defineMessage } from 'react-intl';

export const actMessages = {
  write: defineMessage({ id: 'client.act.write', defaultMessage: 'Écrire', description: 'Action: writes a message to this client' }),
  menu: defineMessage<{ name: string; elided: boolean }>({
    id: 'client.act.menu',
    defaultMessage: 'Actions sur le compte {elided, select, true {d’} other {de }}{name}',
    description: 'Name of the menu',
  }),
  end: defineMessage({ id: 'client.act.end', defaultMessage: 'Fermer ses sessions', description: 'Act' }),
  endText: defineMessage({
    id: 'client.act.endText',
    defaultMessage: 'Tous ses appareils sont déconnectés à l’instant. La personne en est avertie, et lira votre motif.',
    description: 'What it does',
  }),
  ended: defineMessage({ id: 'client.act.ended', defaultMessage: 'Ses sessions sont fermées', description: 'Toast' }),
  code: defineMessage({ id: 'client.act.code', defaultMessage: 'Renvoyer le code', description: 'Act' }),
  codeText: defineMessage({
    id: 'client.act.codeText',
    defaultMessage: 'Un nouveau code part à l’adresse qui attend d’être confirmée, une fois par minute au plus. La personne lira votre motif.',
    description: 'What it does',
  }),
  codeSent: defineMessage({ id: 'client.act.codeSent', defaultMessage: 'Le code est parti', description: 'Toast' }),
  grant: defineMessage({ id: 'client.act.grant', defaultMessage: 'Permettre de créer des orbes', description: 'Act' }),
  grantText: defineMessage({ id: 'client.act.grantText', defaultMessage: 'La personne pourra créer ses propres orbes. Elle en est avertie, et lira votre motif.', description: 'What it does' }),
  granted: defineMessage({ id: 'client.act.granted', defaultMessage: 'La permission est accordée', description: 'Toast' }),
  withdraw: defineMessage({ id: 'client.act.withdraw', defaultMessage: 'Retirer la permission de créer des orbes', description: 'Act' }),
  withdrawText: defineMessage({
    id: 'client.act.withdrawText',
    defaultMessage: 'Ses orbes restent à elle ; elle n’en crée plus d’autres. La personne en est avertie, et lira votre motif.',
    description: 'What it does',
  }),
  withdrawn: defineMessage({ id: 'client.act.withdrawn', defaultMessage: 'La permission est retirée', description: 'Toast' }),
  deactivate: defineMessage({ id: 'client.act.deactivate', defaultMessage: 'Désactiver le compte', description: 'Act' }),
  deactivateText: defineMessage({
    id: 'client.act.deactivateText',
    defaultMessage:
      'Tous ses appareils sont déconnectés et personne ne peut plus entrer. Rien n’est perdu : pensées et enregistrements restent gardés. Rappels, orbes automatiques, e-mails et notifications sont retenus jusqu’à la réactivation.',
    description: 'What it does',
  }),
  deactivated: defineMessage({ id: 'client.act.deactivated', defaultMessage: 'Le compte est désactivé', description: 'Toast' }),
  reactivate: defineMessage({ id: 'client.act.reactivate', defaultMessage: 'Réactiver le compte', description: 'Act' }),
  reactivateText: defineMessage({
    id: 'client.act.reactivateText',
    defaultMessage: 'La personne peut de nouveau se connecter ; ses rappels et ses orbes reprennent. Elle en est avertie, et lira votre motif.',
    description: 'What it does',
  }),
  reactivated: defineMessage({ id: 'client.act.reactivated', defaultMessage: 'Le compte est réactivé', description: 'Toast' }),
};
