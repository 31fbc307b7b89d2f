import { defineMessage } from 'react-intl';

export const adminsMessages = {
  title: defineMessage({ id: 'admins.title', defaultMessage: 'Administrateurs', description: 'Title of the list, and way back to it' }),
  loading: defineMessage({ id: 'admins.loading', defaultMessage: 'Chargement des administrateurs', description: 'While the list is fetched' }),
  missing: defineMessage({ id: 'admins.missing', defaultMessage: 'Les administrateurs n’ont pas pu être chargés', description: 'When the list cannot be fetched' }),
  unknown: defineMessage({ id: 'admins.unknown', defaultMessage: 'Cet administrateur est introuvable', description: 'When the address names nobody' }),
  backToList: defineMessage({ id: 'admins.back', defaultMessage: 'Retour à la liste', description: 'Way out' }),
  role: defineMessage({ id: 'admins.role', defaultMessage: 'Rôle', description: 'Column, fact and field' }),
  factor: defineMessage({ id: 'admins.factor', defaultMessage: 'Second facteur', description: 'Column and fact' }),
  seen: defineMessage({ id: 'admins.seen', defaultMessage: 'Dernière activité', description: 'Column and fact; pressing it sorts' }),
  factorOn: defineMessage({ id: 'admins.factor.on', defaultMessage: 'Actif', description: 'There is a second factor' }),
  factorOff: defineMessage({ id: 'admins.factor.off', defaultMessage: 'Aucun', description: 'There is no second factor' }),
  active: defineMessage({ id: 'admins.active', defaultMessage: 'Actif', description: 'The account is active' }),
  inactive: defineMessage({ id: 'admins.inactive', defaultMessage: 'Désactivé', description: 'The account is deactivated' }),
  neverSeen: defineMessage({ id: 'admins.never-seen', defaultMessage: 'jamais', description: 'Never signed in' }),
  last: defineMessage({ id: 'admins.last', defaultMessage: 'Dernier Super Admin actif : ce compte garde son rôle et reste actif.', description: 'Why nothing can be taken from this account' }),
};
