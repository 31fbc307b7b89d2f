import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import type { Metric } from '@ecrin/ui/metrics/metrics.tsx';
import type { IntlShape } from 'react-intl';
import { durationText } from '#lib/panel/duration-text.ts';
import { figuresMessages as messages } from './figures.messages.ts';

const delayNote = (intl: IntlShape, medianMs: number | null): string =>
  medianMs === null
    ? intl.formatMessage(messages.noneTranscribed)
    : intl.formatMessage(messages.medianDelay, { duration: durationText(intl, medianMs) });

/** To the second, since a few seconds are not none. The length of an imported sound is not known before it is measured. */
export const speechMetric = (
  intl: IntlShape,
  { thoughts: { spokenMs, spoken }, transcriptions }: ServiceFigures,
): Metric => {
  const isUnknown = spokenMs.total === 0 && spoken.total > 0;
  return {
    label: intl.formatMessage(messages.speechTime),
    value: durationText(intl, isUnknown ? null : spokenMs.total),
    note: isUnknown ? intl.formatMessage(messages.notMeasured) : delayNote(intl, transcriptions.delay.medianMs),
    figures: spokenMs.series,
  };
};
