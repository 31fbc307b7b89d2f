import { defineMessage } from 'react-intl';

export const daysMessages = {
  title: defineMessage({ id: 'erasure.days', defaultMessage: 'Une période', description: 'Heading over two days between which all thoughts can be erased' }),
  text: defineMessage({ id: 'erasure.days.text', defaultMessage: 'Toutes vos pensées d’un jour à un autre, ces deux jours compris.', description: 'Under that heading' }),
  from: defineMessage({ id: 'erasure.days.from', defaultMessage: 'Du', description: 'The first day' }),
  to: defineMessage({ id: 'erasure.days.to', defaultMessage: 'Au', description: 'The last day' }),
  missing: defineMessage({ id: 'erasure.days.missing', defaultMessage: 'Choisissez un jour.', description: 'No day was chosen' }),
  order: defineMessage({ id: 'erasure.days.order', defaultMessage: 'Ce jour vient avant le premier.', description: 'The last day is before the first one' }),
};
