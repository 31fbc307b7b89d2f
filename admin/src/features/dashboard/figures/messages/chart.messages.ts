import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import { defineMessage } from 'react-intl';

export const chartMessages = {
  thoughtsByPeriod: defineMessage<{ span: FigureSpan }>({
    id: 'figures.thoughts-by-period',
    defaultMessage: '{span, select, 12m {Pensées par mois} other {Pensées par jour}}',
    description: 'Heading of a chart',
  }),
  thoughtsChart: defineMessage<{ spoken: number; written: number }>({
    id: 'figures.thoughts-chart',
    defaultMessage: '{spoken, plural, one {# pensée vocale} other {# pensées vocales}} et {written, plural, one {# écrite} other {# écrites}}, par période',
    description: 'The chart in words',
  }),
  spokenShare: defineMessage<{ share: string }>({ id: 'figures.spoken-share', defaultMessage: 'Vocales, {share}', description: 'Key of the chart' }),
  writtenShare: defineMessage<{ share: string }>({ id: 'figures.written-share', defaultMessage: 'Écrites, {share}', description: 'Key of the chart' }),
  period: defineMessage<{ span: FigureSpan }>({ id: 'figures.period', defaultMessage: '{span, select, 12m {Mois} other {Jour}}', description: 'Column of a table' }),
  delay: defineMessage({ id: 'figures.delay', defaultMessage: 'Délais', description: 'Heading of a chart' }),
  delayOf: defineMessage({ id: 'figures.delay-of', defaultMessage: 'Délai de quoi', description: 'Name of the choice between transcription and understanding' }),
  delayChart: defineMessage<{ kind: string; median: string; p95: string }>({
    id: 'figures.delay-chart',
    defaultMessage: 'Délai, {kind} : médiane {median}, 95e centile {p95}',
    description: 'The chart in words',
  }),
  median: defineMessage({ id: 'figures.median', defaultMessage: 'Médiane', description: 'Column of a table' }),
  percentile95: defineMessage({ id: 'figures.p95', defaultMessage: '95e centile', description: 'Column of a table' }),
  medianIs: defineMessage<{ duration: string }>({ id: 'figures.median-is', defaultMessage: 'Médiane, {duration}', description: 'Key of the chart' }),
  percentile95Is: defineMessage<{ duration: string }>({ id: 'figures.p95-is', defaultMessage: '95e centile, {duration}', description: 'Key of the chart' }),
  delayMeaning: defineMessage<{ kind: 'transcriptions' | 'understandings' }>({
    id: 'figures.delay-meaning',
    defaultMessage: '{kind, select, understandings {De la transcription, ou de l’écriture, à l’analyse} other {De la réception à la transcription}}, à 5 % près. L’attente d’un modèle en fait partie.',
    description: 'Under the chart',
  }),
  thoughts: defineMessage({ id: 'figures.thoughts', defaultMessage: 'Pensées', description: 'Heading of figures, and a figure' }),
  spoken: defineMessage({ id: 'figures.spoken', defaultMessage: 'Vocales', description: 'Figure, and a column: spoken thoughts' }),
  written: defineMessage({ id: 'figures.written', defaultMessage: 'Écrites', description: 'Figure, and a column: written thoughts' }),
};
