import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { speechMetric } from '#features/dashboard/figures/speech-metric.ts';

const intl = createIntl({ locale: 'fr', onError: () => {} });

const shown = (spoken: number, spokenMs: number, medianMs: number | null = null) => {
  const measure = (total: number) => ({ total, before: 0, series: [total] });
  const figures = {
    thoughts: { spoken: measure(spoken), spokenMs: measure(spokenMs) },
    transcriptions: { delay: { medianMs } },
  } as unknown as ServiceFigures;
  const { value, note } = speechMetric(intl, figures);
  return [value, note];
};

it('says seconds, which minutes would round to none', () => {
  expect(shown(1, 17_000)).toEqual(['17\u00A0s', 'rien de transcrit']);
  expect(shown(3, 200_000, 4_000)).toEqual(['3\u00A0min\u00A020', 'transcrit en 4\u00A0s (médiane)']);
});
it('says that nothing is measured yet where something was spoken, and 0 only where nothing was', () => {
  expect(shown(1, 0)).toEqual(['–', 'pas encore mesuré']);
  expect(shown(0, 0)).toEqual(['0\u00A0s', 'rien de transcrit']);
});
