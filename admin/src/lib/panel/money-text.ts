import type { IntlShape } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';

/** In euros without decimals; what rounds to nothing and is something is said in words. null: no price is known. */
export const moneyText = ({ formatMessage, formatNumber }: IntlShape, euros: number | null): string => {
  if (euros === null) return formatMessage(messages.noPrice);
  return euros > 0 && euros < 0.5
    ? formatMessage(messages.underOne)
    : formatNumber(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
};

/** Without decimals; nothing where it does not apply. */
export const countText = ({ formatNumber }: IntlShape, count: number): string =>
  count === 0 ? '–' : formatNumber(count, { maximumFractionDigits: 0 });
