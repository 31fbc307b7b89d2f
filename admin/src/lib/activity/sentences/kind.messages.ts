import { defineMessage } from 'react-intl';

export const activityKindMessages = {
  account: defineMessage({ id: 'activity.kind.account', defaultMessage: 'Compte', description: 'A kind of events, to filter by' }),
  session: defineMessage({ id: 'activity.kind.session', defaultMessage: 'Sessions', description: 'A kind of events, to filter by' }),
  permission: defineMessage({ id: 'activity.kind.permission', defaultMessage: 'Permissions et accords', description: 'A kind of events, to filter by' }),
  thought: defineMessage({ id: 'activity.kind.thought', defaultMessage: 'Pensées', description: 'A kind of events, to filter by' }),
  thread: defineMessage({ id: 'activity.kind.thread', defaultMessage: 'Fils', description: 'A kind of events, to filter by' }),
  rereading: defineMessage({ id: 'activity.kind.rereading', defaultMessage: 'Relectures', description: 'A kind of events, to filter by' }),
  goal: defineMessage({ id: 'activity.kind.goal', defaultMessage: 'Objectifs', description: 'A kind of events, to filter by' }),
  reminder: defineMessage({ id: 'activity.kind.reminder', defaultMessage: 'Rappels', description: 'A kind of events, to filter by' }),
  notification: defineMessage({ id: 'activity.kind.notification', defaultMessage: 'Notifications', description: 'A kind of events, to filter by' }),
  conversation: defineMessage({ id: 'activity.kind.conversation', defaultMessage: 'Conversations', description: 'A kind of events, to filter by' }),
  favorite: defineMessage({ id: 'activity.kind.favorite', defaultMessage: 'Favoris', description: 'A kind of events, to filter by' }),
  memory: defineMessage({ id: 'activity.kind.memory', defaultMessage: 'Mémoire', description: 'A kind of events, to filter by' }),
  orb: defineMessage({ id: 'activity.kind.orb', defaultMessage: 'Orbes', description: 'A kind of events, to filter by' }),
  administrator: defineMessage({ id: 'activity.kind.administrator', defaultMessage: 'Assistance', description: 'A kind of events, to filter by' }),
  look: defineMessage({ id: 'activity.kind.look', defaultMessage: 'Regards', description: 'A kind of events, to filter by' }),
  service: defineMessage({ id: 'activity.kind.service', defaultMessage: 'Service', description: 'A kind of events, to filter by' }),
  organization: defineMessage({ id: 'activity.kind.organization', defaultMessage: 'Organisations', description: 'A kind of events, to filter by' }),
  request: defineMessage({ id: 'activity.kind.request', defaultMessage: 'Demandes', description: 'A kind of events, to filter by' }),
  story: defineMessage({ id: 'activity.kind.story', defaultMessage: 'Récits', description: 'A kind of events, to filter by' }),
  community: defineMessage({ id: 'activity.kind.community', defaultMessage: 'Communautés', description: 'A kind of events, to filter by' }),
};
