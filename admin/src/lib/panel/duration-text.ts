import type { IntlShape } from 'react-intl';
import { durationMessages as messages } from './duration.messages.ts';

const minuteMs = 60_000;

/** « 12 s », « 1 min 32 »; a dash for none. Only one digit more than the histogram can know. */
export const durationText = ({ formatMessage, formatNumber }: IntlShape, ms: number | null): string => {
  if (ms === null) return formatMessage(messages.none);
  if (ms < 10_000)
    return formatMessage(messages.seconds, { seconds: formatNumber(ms / 1_000, { maximumFractionDigits: 1 }) });
  if (ms < minuteMs) return formatMessage(messages.seconds, { seconds: formatNumber(Math.round(ms / 1_000)) });
  const hours = Math.floor(ms / (60 * minuteMs));
  const minutes = Math.floor(ms / minuteMs) % 60;
  return hours > 0
    ? formatMessage(messages.hours, { hours: formatNumber(hours), minutes: String(minutes).padStart(2, '0') })
    : formatMessage(messages.minutes, {
        minutes,
        seconds: String(Math.floor(ms / 1_000) % 60).padStart(2, '0'),
      });
};
