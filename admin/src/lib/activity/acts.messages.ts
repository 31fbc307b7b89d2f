import { defineMessage } from 'react-intl';

export const actsMessages = {
  title: defineMessage({ id: 'acts.title', defaultMessage: 'Journal des actes', description: 'Title' }),
  onAccount: defineMessage({ id: 'acts.on-account', defaultMessage: 'Ce qui a été fait sur ce compte', description: 'Title: acts of anybody on an administrator’s account' }),
  loading: defineMessage({ id: 'acts.loading', defaultMessage: 'Chargement des actes', description: 'What a screen reader hears' }),
  missing: defineMessage({ id: 'acts.missing', defaultMessage: 'Les actes n’ont pas pu être chargés', description: 'Title' }),
  none: defineMessage({ id: 'acts.none', defaultMessage: 'Aucun acte pour le moment.', description: 'Empty list' }),
  earlier: defineMessage({ id: 'acts.earlier', defaultMessage: 'Actes précédents', description: 'Button that shows more' }),
};
