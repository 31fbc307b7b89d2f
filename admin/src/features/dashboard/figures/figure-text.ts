import type { Measure } from '@ecrin/contracts/service-figures/service-figures.ts';
import type { IntlShape } from 'react-intl';
import { figuresMessages as messages } from './figures.messages.ts';

/** « + 64 », « − 3 », « 0 ». */
export const differenceText = ({ formatNumber }: IntlShape, difference: number): string => {
  const figure = formatNumber(Math.abs(difference), { maximumFractionDigits: 0 });
  if (difference === 0) return figure;
  return `${difference > 0 ? '+' : '−'}\u00A0${figure}`;
};

/** In whole percent; the difference itself where there was nothing before. */
export const changeText = (intl: IntlShape, { total, before }: Pick<Measure, 'total' | 'before'>): string =>
  before === 0
    ? differenceText(intl, total)
    : intl.formatMessage(messages.percent, {
        figure: differenceText(intl, Math.round((100 * (total - before)) / before)),
      });

export const shareText = ({ formatNumber }: IntlShape, part: number, whole: number): string =>
  formatNumber(whole === 0 ? 0 : part / whole, { style: 'percent', maximumFractionDigits: 0 });

/** A day as « 18/11 », a month as « nov. »: each of its own, that no zone moves. */
export const periodLabel = ({ formatDate }: IntlShape, period: string): string =>
  period.length === 7
    ? formatDate(`${period}-15`, { month: 'short', timeZone: 'UTC' })
    : `${period.slice(8, 10)}/${period.slice(5, 7)}`;

/** In full, for tables. */
export const periodName = ({ formatDate }: IntlShape, period: string): string =>
  period.length === 7
    ? formatDate(`${period}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    : `${period.slice(8, 10)}/${period.slice(5, 7)}/${period.slice(0, 4)}`;

const [kilobyte, megabyte, gigabyte] = [1_000, 1_000_000, 1_000_000_000];

export const bytesText = ({ formatMessage, formatNumber }: IntlShape, bytes: number): string => {
  const figure = (unit: number) => formatNumber(bytes / unit, { maximumFractionDigits: bytes / unit < 10 ? 1 : 0 });
  if (bytes >= gigabyte) return formatMessage(messages.gigabytes, { figure: figure(gigabyte) });
  return bytes >= megabyte
    ? formatMessage(messages.megabytes, { figure: figure(megabyte) })
    : formatMessage(messages.kilobytes, { figure: figure(kilobyte) });
};
