import { defineMessage } from 'react-intl';

export const actLogMessages = {
  title: defineMessage({ id: 'act-log.title', defaultMessage: 'Journal des actes', description: 'Title of the page' }),
  count: defineMessage<{ count: number }>({ id: 'act-log.count', defaultMessage: '{count, plural, one {# acte} other {# actes}}', description: 'How many there are in all' }),
  administrator: defineMessage({ id: 'act-log.administrator', defaultMessage: 'Administrateur', description: 'Label of the choice of an administrator' }),
  everyone: defineMessage({ id: 'act-log.everyone', defaultMessage: 'Tous', description: 'Choice' }),
  unnamed: defineMessage({ id: 'act-log.unnamed', defaultMessage: 'Sans nom', description: 'An administrator, a client or a thing without a name any more' }),
  none: defineMessage({ id: 'act-log.none', defaultMessage: 'Aucun acte ne répond à ces critères', description: 'Empty list' }),
  noneText: defineMessage({ id: 'act-log.none-text', defaultMessage: 'Les actes de chaque administrateur s’inscrivent ici dès qu’ils sont faits.', description: 'Under it' }),
  all: defineMessage({ id: 'act-log.all', defaultMessage: 'Tout effacer', description: 'Button that shows all' }),
  note: defineMessage({
    id: 'act-log.note',
    defaultMessage: 'Les actes se suivent en chaîne : un acte retiré, changé ou déplacé se voit. Sur le serveur, npm run verify-log le vérifie.',
    description: 'Under the list; the command is a name',
  }),
  missing: defineMessage({ id: 'act-log.missing', defaultMessage: 'Les actes n’ont pas pu être chargés', description: 'Error' }),
  loading: defineMessage({ id: 'act-log.loading', defaultMessage: 'Chargement des actes', description: 'For screen readers' }),
};
