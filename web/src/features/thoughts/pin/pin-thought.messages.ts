import { defineMessage } from 'react-intl';

export const pinThoughtMessages = {
  pin: defineMessage({ id: 'thought.pin', defaultMessage: 'Épingler', description: 'Pins a thought' }),
  unpin: defineMessage({
    id: 'thought.unpin',
    defaultMessage: 'Épinglée. Désépingler',
    description: 'Unpins a pinned thought',
  }),
  pinned: defineMessage({ id: 'thoughts.pinned', defaultMessage: 'Épinglée', description: 'This thought is pinned' }),
};
