import { defineMessage } from 'react-intl';

export const secondFactorSettingMessages = {
  secondFactorRequired: defineMessage({ id: 'settings.second-factor', defaultMessage: 'Second facteur demandé', description: 'Setting: of which administrators' }),
  secondFactorRequiredText: defineMessage({ id: 'settings.second-factor-text', defaultMessage: 'Qui n’en a pas l’ajoute en arrivant, avant toute autre chose.', description: 'Under it' }),
  superadmins: defineMessage({ id: 'settings.second-factor-superadmins', defaultMessage: 'Aux Super Admins', description: 'Choice: a second factor is required of superadmins' }),
  everyAdmin: defineMessage({ id: 'settings.second-factor-everyone', defaultMessage: 'À tous', description: 'Choice: a second factor is required of every administrator' }),
};
