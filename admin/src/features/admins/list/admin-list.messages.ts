import { defineMessage } from 'react-intl';

export const adminListMessages = {
  search: defineMessage({ id: 'admins.search', defaultMessage: 'Chercher un administrateur', description: 'Accessible name of the search field' }),
  searchHint: defineMessage({ id: 'admins.search.hint', defaultMessage: 'Nom, e-mail', description: 'Inside the empty search field' }),
  count: defineMessage<{ count: number }>({ id: 'admins.count', defaultMessage: '{count, plural, one {# compte} other {# comptes}}', description: 'How many are listed' }),
  none: defineMessage({ id: 'admins.none', defaultMessage: 'Aucun administrateur de ce nom', description: 'When the search finds nobody' }),
  noneText: defineMessage({ id: 'admins.none.text', defaultMessage: 'Ni nom ni adresse ne contiennent ces lettres.', description: 'Under it' }),
  all: defineMessage({ id: 'admins.all', defaultMessage: 'Tout effacer', description: 'Button that empties the search' }),
  create: defineMessage({ id: 'admins.create', defaultMessage: 'Ajouter', description: 'Link to the form for a new administrator' }),
  captionName: defineMessage({ id: 'admins.caption.name', defaultMessage: 'Administrateurs, par nom', description: 'Caption of the table' }),
  captionSeen: defineMessage({ id: 'admins.caption.seen', defaultMessage: 'Administrateurs, du plus récemment actif au moins récent', description: 'Caption of the table' }),
  name: defineMessage({ id: 'admins.name', defaultMessage: 'Nom', description: 'Column; pressing it sorts' }),
  standing: defineMessage({ id: 'admins.standing', defaultMessage: 'Statut', description: 'Column' }),
};
