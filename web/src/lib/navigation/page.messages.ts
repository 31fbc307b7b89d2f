import { defineMessage } from 'react-intl';

/** Titles of the pages that others lead back to. */
export const pageMessages = {
  thoughts: defineMessage({ id: 'thoughts.list.title', defaultMessage: 'Pensées', description: 'Title of the list of thoughts' }),
  goals: defineMessage({ id: 'goal.list.title', defaultMessage: 'Objectifs', description: 'Title of the goals screen, and the link back to it' }),
  conversations: defineMessage({ id: 'chat.conversations', defaultMessage: 'Conversations', description: 'Title of the list of conversations, and the link back to it' }),
  stories: defineMessage({ id: 'stories.title', defaultMessage: 'Récits', description: 'Title of the list of stories, and the link back to it' }),
  communities: defineMessage({ id: 'communities.title', defaultMessage: 'Communautés', description: 'Title of the list of communities, and the link back to it' }),
  requests: defineMessage({ id: 'requests.title', defaultMessage: 'Aide et demandes', description: 'Title of the list of requests, and the link back to it' }),
};
