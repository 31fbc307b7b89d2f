import { defineMessage } from 'react-intl';

export const inboxSentences = {
  ExceptionalAccessOpened: defineMessage({
    id: 'activity.ExceptionalAccessOpened',
    defaultMessage: 'Accès exceptionnel au contenu ouvert',
    description: 'One event in the history of activity',
  }),
  ExceptionalAccessThoughtOpened: defineMessage({
    id: 'activity.ExceptionalAccessThoughtOpened',
    defaultMessage: 'Pensée ouverte par accès exceptionnel',
    description: 'One event in the history of activity',
  }),
  ExceptionalAccessClosed: defineMessage({
    id: 'activity.ExceptionalAccessClosed',
    defaultMessage: 'Accès exceptionnel refermé',
    description: 'One event in the history of activity',
  }),
  OrganizationCreated: defineMessage({
    id: 'activity.OrganizationCreated',
    defaultMessage: 'Organisation créée',
    description: 'One event in the history of activity',
  }),
  OrganizationEdited: defineMessage({
    id: 'activity.OrganizationEdited',
    defaultMessage: 'Organisation modifiée',
    description: 'One event in the history of activity',
  }),
  OrganizationClosed: defineMessage({
    id: 'activity.OrganizationClosed',
    defaultMessage: 'Organisation fermée',
    description: 'One event in the history of activity',
  }),
  OrganizationReopened: defineMessage({
    id: 'activity.OrganizationReopened',
    defaultMessage: 'Organisation rouverte',
    description: 'One event in the history of activity',
  }),
  OrganizationMemberAdded: defineMessage({
    id: 'activity.OrganizationMemberAdded',
    defaultMessage: 'Membre ajouté à une organisation',
    description: 'One event in the history of activity',
  }),
  OrganizationMemberRemoved: defineMessage({
    id: 'activity.OrganizationMemberRemoved',
    defaultMessage: 'Membre retiré d’une organisation',
    description: 'One event in the history of activity',
  }),
  OrganizationMemberLeft: defineMessage({
    id: 'activity.OrganizationMemberLeft',
    defaultMessage: 'Organisation quittée',
    description: 'One event in the history of activity',
  }),
  RequestOpened: defineMessage({
    id: 'activity.RequestOpened',
    defaultMessage: 'Demande ouverte',
    description: 'One event in the history of activity',
  }),
  RequestMessageWritten: defineMessage({
    id: 'activity.RequestMessageWritten',
    defaultMessage: 'Message écrit dans une demande',
    description: 'One event in the history of activity',
  }),
  RequestAnswered: defineMessage({
    id: 'activity.RequestAnswered',
    defaultMessage: 'Demande répondue',
    description: 'One event in the history of activity',
  }),
  RequestReopened: defineMessage({
    id: 'activity.RequestReopened',
    defaultMessage: 'Demande rouverte',
    description: 'One event in the history of activity',
  }),
  RequestAnswerReversed: defineMessage({
    id: 'activity.RequestAnswerReversed',
    defaultMessage: 'Réponse à une demande annulée',
    description: 'One event in the history of activity',
  }),
  RequestWithdrawn: defineMessage({
    id: 'activity.RequestWithdrawn',
    defaultMessage: 'Demande retirée',
    description: 'One event in the history of activity',
  }),
  CommentReported: defineMessage({
    id: 'activity.CommentReported',
    defaultMessage: 'Commentaire signalé',
    description: 'One event in the history of activity',
  }),
  CommentKept: defineMessage({
    id: 'activity.CommentKept',
    defaultMessage: 'Commentaire gardé',
    description: 'One event in the history of activity',
  }),
  CommentHidden: defineMessage({
    id: 'activity.CommentHidden',
    defaultMessage: 'Commentaire masqué',
    description: 'One event in the history of activity',
  }),
  CommentRestored: defineMessage({
    id: 'activity.CommentRestored',
    defaultMessage: 'Commentaire rétabli',
    description: 'One event in the history of activity',
  }),
  RequestAssigned: defineMessage({
    id: 'activity.RequestAssigned',
    defaultMessage: 'Demande confiée à un administrateur',
    description: 'One event in the history of activity',
  }),
  RequestReleased: defineMessage({
    id: 'activity.RequestReleased',
    defaultMessage: 'Demande remise à tous',
    description: 'One event in the history of activity',
  }),
  CommentReportAssigned: defineMessage({
    id: 'activity.CommentReportAssigned',
    defaultMessage: 'Signalement confié à un administrateur',
    description: 'One event in the history of activity',
  }),
  CommentReportReleased: defineMessage({
    id: 'activity.CommentReportReleased',
    defaultMessage: 'Signalement remis à tous',
    description: 'One event in the history of activity',
  }),
  CommentReportEntrusted: defineMessage({
    id: 'activity.CommentReportEntrusted',
    defaultMessage: 'Signalement confié à la communauté',
    description: 'One event in the history of activity',
  }),
  CommentReportAnswered: defineMessage({
    id: 'activity.CommentReportAnswered',
    defaultMessage: 'Réponse de la communauté à un signalement',
    description: 'One event in the history of activity',
  }),
  CommentReportReturned: defineMessage({
    id: 'activity.CommentReportReturned',
    defaultMessage: 'Signalement rendu par la communauté',
    description: 'One event in the history of activity',
  }),
  AnswerTemplateAdded: defineMessage({
    id: 'activity.AnswerTemplateAdded',
    defaultMessage: 'Modèle de réponse ajouté',
    description: 'One event in the history of activity',
  }),
  AnswerTemplateEdited: defineMessage({
    id: 'activity.AnswerTemplateEdited',
    defaultMessage: 'Modèle de réponse modifié',
    description: 'One event in the history of activity',
  }),
  AnswerTemplateRemoved: defineMessage({
    id: 'activity.AnswerTemplateRemoved',
    defaultMessage: 'Modèle de réponse supprimé',
    description: 'One event in the history of activity',
  }),
};
