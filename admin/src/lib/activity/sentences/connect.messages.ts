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
  CommunityCopyPinned: defineMessage({
    id: 'activity.CommunityCopyPinned',
    defaultMessage: 'Texte épinglé dans une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityCopyUnpinned: defineMessage({
    id: 'activity.CommunityCopyUnpinned',
    defaultMessage: 'Texte détaché dans une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityHandoverOffered: defineMessage({
    id: 'activity.CommunityHandoverOffered',
    defaultMessage: 'Communauté proposée à quelqu’un de l’équipe',
    description: 'One event in the history of activity',
  }),
  CommunityHandoverWithdrawn: defineMessage({
    id: 'activity.CommunityHandoverWithdrawn',
    defaultMessage: 'Proposition de confier une communauté retirée',
    description: 'One event in the history of activity',
  }),
  CommunityHandoverDeclined: defineMessage({
    id: 'activity.CommunityHandoverDeclined',
    defaultMessage: 'Communauté refusée par la personne à qui elle était proposée',
    description: 'One event in the history of activity',
  }),
  CommunityOwnershipGiven: defineMessage({
    id: 'activity.CommunityOwnershipGiven',
    defaultMessage: 'Communauté confiée à quelqu’un de l’équipe',
    description: 'One event in the history of activity',
  }),
  CommunityOwnershipTaken: defineMessage({
    id: 'activity.CommunityOwnershipTaken',
    defaultMessage: 'Communauté reprise',
    description: 'One event in the history of activity',
  }),
  CommunityAssigned: defineMessage({
    id: 'activity.CommunityAssigned',
    defaultMessage: 'Communauté rattachée à une organisation',
    description: 'One event in the history of activity',
  }),
  CommunityReleased: defineMessage({
    id: 'activity.CommunityReleased',
    defaultMessage: 'Communauté détachée d’une organisation',
    description: 'One event in the history of activity',
  }),
  CommunityPlaceKept: defineMessage({
    id: 'activity.CommunityPlaceKept',
    defaultMessage: 'Place gardée dans l’équipe d’une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityCopyShared: defineMessage({
    id: 'activity.CommunityCopyShared',
    defaultMessage: 'Texte partagé dans une communauté',
    description: 'One event in the history of activity',
  }),
  CommunityCopyPublicityChanged: defineMessage({
    id: 'activity.CommunityCopyPublicityChanged',
    defaultMessage: 'Lecture par les visiteurs d’un texte partagé modifiée',
    description: 'One event in the history of activity',
  }),
  CommunityCopyWithdrawn: defineMessage({
    id: 'activity.CommunityCopyWithdrawn',
    defaultMessage: 'Texte partagé retiré',
    description: 'One event in the history of activity',
  }),
  CommunityCopyHidden: defineMessage({
    id: 'activity.CommunityCopyHidden',
    defaultMessage: 'Texte partagé masqué par la communauté',
    description: 'One event in the history of activity',
  }),
  CommunityCopyRestored: defineMessage({
    id: 'activity.CommunityCopyRestored',
    defaultMessage: 'Texte partagé rétabli par la communauté',
    description: 'One event in the history of activity',
  }),
  CommunityNotificationsChosen: defineMessage({
    id: 'activity.CommunityNotificationsChosen',
    defaultMessage: 'Notifications d’une communauté réglées',
    description: 'One event in the history of activity',
  }),
};
