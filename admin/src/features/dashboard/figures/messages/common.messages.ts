import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import { defineMessage } from 'react-intl';

export const commonMessages = {
  span: defineMessage({ id: 'figures.span', defaultMessage: 'Durée des chiffres', description: 'Name of the choice of 7 days, 30 days, 12 months' }),
  loading: defineMessage({ id: 'figures.loading', defaultMessage: 'Chargement des chiffres', description: 'While they are fetched' }),
  missing: defineMessage({ id: 'figures.missing', defaultMessage: 'Les chiffres n’ont pas pu être chargés', description: 'When they cannot be fetched' }),
  none: defineMessage({ id: 'figures.none', defaultMessage: '–', description: 'Instead of a figure where there is none' }),
  percent: defineMessage<{ figure: string }>({ id: 'figures.percent', defaultMessage: '{figure} %', description: 'A change in percent' }),
  kilobytes: defineMessage<{ figure: string }>({ id: 'figures.kilobytes', defaultMessage: '{figure} ko', description: 'A size' }),
  megabytes: defineMessage<{ figure: string }>({ id: 'figures.megabytes', defaultMessage: '{figure} Mo', description: 'A size' }),
  gigabytes: defineMessage<{ figure: string }>({ id: 'figures.gigabytes', defaultMessage: '{figure} Go', description: 'A size' }),
  change: defineMessage<{ span: FigureSpan }>({
    id: 'figures.change',
    defaultMessage: '{span, select, 7d {en une semaine} 30d {en 30 jours} other {en 12 mois}}',
    description: 'After a change such as + 64: against the span before',
  }),
  withChange: defineMessage<{ figure: string; change: string }>({ id: 'figures.with-change', defaultMessage: '{figure} ({change})', description: 'A figure and its change against the span before' }),
};

export const spanMessages = {
  '7d': defineMessage({ id: 'figures.span.7d', defaultMessage: '7 jours', description: 'A span' }),
  '30d': defineMessage({ id: 'figures.span.30d', defaultMessage: '30 jours', description: 'A span' }),
  '12m': defineMessage({ id: 'figures.span.12m', defaultMessage: '12 mois', description: 'A span' }),
};
