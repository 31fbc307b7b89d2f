import { defineMessage } from 'react-intl';

export const hourlyMessages = {
  title: defineMessage({ id: 'hourly.title', defaultMessage: 'Délais, heure par heure', description: 'Heading' }),
  kind: defineMessage({ id: 'hourly.kind', defaultMessage: 'Quels délais par heure', description: 'Name of a choice' }),
  span: defineMessage({ id: 'hourly.span', defaultMessage: 'Sur quelle durée', description: 'Name of a choice' }),
  lastDay: defineMessage({ id: 'hourly.last-day', defaultMessage: '24 heures', description: 'Choice' }),
  lastWeek: defineMessage({ id: 'hourly.last-week', defaultMessage: '7 jours', description: 'Choice' }),
  hour: defineMessage({ id: 'hourly.hour', defaultMessage: 'Heure', description: 'Column' }),
  done: defineMessage({ id: 'hourly.done', defaultMessage: 'Faites', description: 'Column: transcriptions that were done' }),
  failed: defineMessage({ id: 'hourly.failed', defaultMessage: 'Échecs', description: 'Column' }),
  chart: defineMessage<{ kind: string; count: number }>({ id: 'hourly.chart', defaultMessage: '{kind}, heure par heure : {count} au total', description: 'What the chart shows, for screen readers' }),
  none: defineMessage({ id: 'hourly.none', defaultMessage: 'Rien ne s’est terminé pendant ces heures.', description: 'Instead of lines' }),
};
