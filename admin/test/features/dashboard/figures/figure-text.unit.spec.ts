import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import {
  bytesText,
  changeText,
  differenceText,
  periodLabel,
  periodName,
  shareText,
} from '#features/dashboard/figures/figure-text.ts';
import { figuresMessages } from '#features/dashboard/figures/figures.messages.ts';
import { durationText } from '#lib/panel/duration-text.ts';
import { durationMessages } from '#lib/panel/duration.messages.ts';

const messages = Object.fromEntries(
  [...Object.values(figuresMessages), ...Object.values(durationMessages)].map(({ id, defaultMessage }) => [
    id,
    String(defaultMessage),
  ]),
);
const intl = createIntl({ locale: 'fr', messages });

describe('figures in words', () => {
  it.each([
    [null, '–'],
    [50, '0,1\u00A0s'],
    [2_340, '2,3\u00A0s'],
    [12_400, '12\u00A0s'],
    [92_000, '1\u00A0min\u00A032'],
    [3_720_000, '1\u00A0h\u00A002'],
  ])('a duration of %s ms is %s', (ms, text) => expect(durationText(intl, ms)).toBe(text));

  it('a difference says its direction, and none is none', () => {
    expect(differenceText(intl, 64)).toBe('+\u00A064');
    expect(differenceText(intl, -3)).toBe('−\u00A03');
    expect(differenceText(intl, 0)).toBe('0');
  });
  it('a change is in percent, and the difference itself after nothing', () => {
    expect(changeText(intl, { total: 52, before: 50 })).toBe('+\u00A04\u00A0%');
    expect(changeText(intl, { total: 0, before: 50 })).toBe('−\u00A0100\u00A0%');
    expect(changeText(intl, { total: 7, before: 0 })).toBe('+\u00A07');
  });
  it('a share of nothing is none', () => {
    expect(shareText(intl, 0, 0)).toMatch(/^0\s%$/u);
    expect(shareText(intl, 63, 100)).toMatch(/^63\s%$/u);
  });
  it('a day is DD/MM, with its year in tables; a month has a name', () => {
    expect(periodLabel(intl, '2026-11-18')).toBe('18/11');
    expect(periodName(intl, '2026-11-18')).toBe('18/11/2026');
    expect(periodLabel(intl, '2026-11')).toBe('nov.');
    expect(periodName(intl, '2026-11')).toBe('novembre 2026');
  });
  it('a size has the unit it is read in', () => {
    expect(bytesText(intl, 4_200)).toBe('4,2\u00A0ko');
    expect(bytesText(intl, 156_000_000)).toBe('156\u00A0Mo');
    expect(bytesText(intl, 3_400_000_000)).toBe('3,4\u00A0Go');
  });
});
