import { defineMessage } from 'react-intl';

export const flagFilterMessages = {
  pinned: defineMessage<{ on: string }>({
    id: 'thoughts.list.pinned',
    defaultMessage: '{on, select, false {Non épinglées} other {Épinglées}}',
    description: 'Filter: pinned thoughts, or those that are not',
  }),
  private: defineMessage<{ on: string }>({
    id: 'thoughts.list.private',
    defaultMessage: '{on, select, false {Non privées} other {Privées}}',
    description: 'Filter: private thoughts, or those that are not',
  }),
  audio: defineMessage<{ on: string }>({
    id: 'thoughts.list.audio',
    defaultMessage: '{on, select, false {Sans audio} other {Avec audio}}',
    description: 'Filter: thoughts with a recording, or without',
  }),
  withoutAi: defineMessage<{ on: string }>({
    id: 'thoughts.list.without-ai',
    defaultMessage: '{on, select, false {Lues par l’IA} other {Sans IA}}',
    description: 'Filter: thoughts that no model reads, or the others',
  }),
};

export const pinThoughtMessages = {
  pin: defineMessage({ id: 'thought.pin', defaultMessage: 'Épingler', description: 'Pins a thought' }),
  unpin: defineMessage({ id: 'thought.unpin', defaultMessage: 'Épinglée. Désépingler', description: 'Unpins a pinned thought' }),
  pinned: defineMessage({ id: 'thoughts.pinned', defaultMessage: 'Épinglée', description: 'This thought is pinned' }),
};
