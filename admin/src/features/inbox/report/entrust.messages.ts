import { defineMessage } from 'react-intl';

export const entrustMessages = {
  entrust: defineMessage({ id: 'comments.entrust', defaultMessage: 'Confier au propriétaire', description: 'Button and dialog: the owner of the community is to decide on the report' }),
  text: defineMessage<{ name: string }>({
    id: 'comments.entrust.text',
    defaultMessage:
      '{name} tient la communauté : un avis l’en prévient, avec votre mot, et sa réponse est attendue sous sept jours. Sans elle, le signalement revient ici. Qui a signalé n’est pas nommé.',
    description: 'In the dialog',
  }),
  confirm: defineMessage({ id: 'comments.entrust.confirm', defaultMessage: 'Confier', description: 'Button' }),
  sent: defineMessage({ id: 'comments.entrust.sent', defaultMessage: 'Signalement confié à la communauté', description: 'Toast' }),
  with: defineMessage({ id: 'comments.entrust.with', defaultMessage: 'Le mot à la communauté', description: 'Before the reason with which a report was handed to the owner' }),
  standing: defineMessage<{ date: string }>({ id: 'comments.entrust.standing', defaultMessage: 'Confié à la communauté, jusqu’au {date}', description: 'State of a report' }),
  returned: defineMessage<{ cause: string }>({
    id: 'comments.entrust.returned',
    defaultMessage: '{cause, select, unanswered {Revenu sans réponse de la communauté} other {Rendu par la communauté}}',
    description: 'State of a report that waits for a decision again',
  }),
};
