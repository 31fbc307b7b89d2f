import { defineMessage } from 'react-intl';

export const threadAiUseMessages = {
  excludeAi: defineMessage({ id: 'thread.exclude-ai', defaultMessage: 'Sans IA pour tout le fil', description: 'No model reads the thoughts of this thread any more' }),
  allowAi: defineMessage({ id: 'thread.allow-ai', defaultMessage: 'Laisser l’IA lire ce fil', description: 'Models may read the thoughts of this thread again' }),
  excludedAi: defineMessage({ id: 'thread.excluded-ai', defaultMessage: 'Aucune IA ne lit plus ce fil, ni ce que vous y classerez.', description: 'Shown once a thread is without AI' }),
  allowedAi: defineMessage({ id: 'thread.allowed-ai', defaultMessage: 'L’IA peut de nouveau lire ce fil.', description: 'Shown once models may read a thread again' }),
  withoutAi: defineMessage({ id: 'thread.without-ai', defaultMessage: 'Sans IA', description: 'Said of a thread whose thoughts no model reads' }),
};
