import { defineMessage } from 'react-intl';

export const helpLineMessages = {
  helpLine: defineMessage({ id: 'profile.help-line', defaultMessage: 'Ligne d’écoute', description: 'Choice: the quiet line with a number, below words that may call for help' }),
  helpLineText: defineMessage({
    id: 'profile.help-line-text',
    defaultMessage: 'Un numéro d’écoute, sous des mots lourds. Personne d’autre que vous ne voit cette ligne ni ce choix.',
    description: 'Under it',
  }),
  helpLineShown: defineMessage({ id: 'profile.help-line-shown', defaultMessage: 'Affichée', description: 'Choice: the line is shown' }),
  helpLineSetAside: defineMessage({ id: 'profile.help-line-set-aside', defaultMessage: 'Masquée', description: 'Choice: the line is not shown' }),
};
