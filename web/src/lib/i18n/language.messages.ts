import { defineMessage } from 'react-intl';

export const languageMessages = { choice: defineMessage({ id: 'language.choice', defaultMessage: 'Langue', description: 'Name of the French or English choice' }) };
