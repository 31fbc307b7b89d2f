import { defineMessage } from 'react-intl';

export const connectSentences = {
  CommunityOpened: defineMessage({
    id: 'activity.CommunityOpened',
    defaultMessage: 'Communauté ouverte',
    description: 'One event in the history of activity',
  }),
  CommunityDescribed: defineMessage({
    id: 'activity.CommunityDescribed',
    defaultMessage: 'Nom ou intention d’une communauté modifiés',
    description: 'One event in the history of activity',
  }),
  CommunitySettingsChanged: defineMessage({
    id: 'activity.CommunitySettingsChanged',
    defaultMessage: 'Réglages d’une communauté modifiés',
    description: 'One event in the history of activity',
  }),
  CommunityInviteReplaced: defineMessage({
    id: 'activity.CommunityInviteReplaced',
    defaultMessage: 'Lien d’invitation remplacé',
    description: 'One event in the history of activity',
  }),
  CommunityClosed: defineMessage({
    id: 'activity.CommunityClosed',
    defaultMessage: 'Communauté fermée',
    description: 'One event in the history of activity',
  }),
  CommunityJoinRequested: defineMessage({
    id: 'activity.CommunityJoinRequested',
    defaultMessage: 'Demande d’entrée dans une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityJoinWithdrawn: defineMessage({
    id: 'activity.CommunityJoinWithdrawn',
    defaultMessage: 'Demande d’entrée retirée',
    description: 'One event in the history of activity',
  }),
  CommunityJoinRefused: defineMessage({
    id: 'activity.CommunityJoinRefused',
    defaultMessage: 'Demande d’entrée refusée',
    description: 'One event in the history of activity',
  }),
  CommunityJoined: defineMessage({
    id: 'activity.CommunityJoined',
    defaultMessage: 'Entrée dans une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityRoleChanged: defineMessage({
    id: 'activity.CommunityRoleChanged',
    defaultMessage: 'Rôle dans une communauté modifié',
    description: 'One event in the history of activity',
  }),
  CommunityLeft: defineMessage({
    id: 'activity.CommunityLeft',
    defaultMessage: 'Communauté quittée',
    description: 'One event in the history of activity',
  }),
  CommunityMemberBlocked: defineMessage({
    id: 'activity.CommunityMemberBlocked',
    defaultMessage: 'Retrait d’une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityMemberUnblocked: defineMessage({
    id: 'activity.CommunityMemberUnblocked',
    defaultMessage: 'Retour permis dans une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityCommentWritten: defineMessage({
    id: 'activity.CommunityCommentWritten',
    defaultMessage: 'Commentaire écrit',
    description: 'One event in the history of activity',
  }),
  CommunityCommentEdited: defineMessage({
    id: 'activity.CommunityCommentEdited',
    defaultMessage: 'Commentaire modifié',
    description: 'One event in the history of activity',
  }),
  CommunityCommentDeleted: defineMessage({
    id: 'activity.CommunityCommentDeleted',
    defaultMessage: 'Commentaire effacé',
    description: 'One event in the history of activity',
  }),
  CommunityCommentHidden: defineMessage({
    id: 'activity.CommunityCommentHidden',
    defaultMessage: 'Commentaire masqué par la communauté',
    description: 'One event in the history of activity',
  }),
  CommunityCommentRestored: defineMessage({
    id: 'activity.CommunityCommentRestored',
    defaultMessage: 'Commentaire rétabli par la communauté',
    description: 'One event in the history of activity',
  }),
};
