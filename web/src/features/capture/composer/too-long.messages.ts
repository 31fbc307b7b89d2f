import { defineMessage } from 'react-intl';

export const tooLongMessages = {
  tooLong: defineMessage<{ most: number; length: number }>({
    id: 'capture.too-long',
    defaultMessage: 'Une pensée contient {most, number} caractères au plus ; celle-ci en compte {length, number}. Rien n’est perdu : tout reste ici, en brouillon.',
    description: 'Below the field, once its text is longer than a thought may be',
  }),
  keepInParts: defineMessage<{ count: number }>({
    id: 'capture.too-long.split',
    defaultMessage: 'Garder en {count, number} pensées',
    description: 'Button that keeps a long text as several thoughts',
  }),
};
