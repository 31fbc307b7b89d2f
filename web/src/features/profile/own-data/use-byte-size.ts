import { useIntl } from 'react-intl';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A length in bytes as people say it: « 421 Mo ». */
export const useByteSize = () => {
  const { formatNumber } = useIntl();
  return (bytes: number): string => {
    const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
    // What is there is not nothing.
    const figure = Math.max(Math.min(bytes, 1), bytes / 1_000 ** power);
    const unit = units[power - 1] ?? 'kilobyte';
    return formatNumber(figure, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: figure < 10 && power > 1 ? 1 : 0,
    });
  };
};
