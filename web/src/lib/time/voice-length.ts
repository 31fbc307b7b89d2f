import { useIntl } from 'react-intl';
import { voiceLengthMessages as messages } from './voice-length.messages.ts';

/** How long somebody spoke, from ms: « 5 h 20 », « 14 min ». */
export const useVoiceLength = () => {
  const { formatMessage } = useIntl();
  return (ms: number): string => {
    const minutes = Math.floor(ms / 60_000);
    if (minutes === 0) return formatMessage(messages.lessThanMinute);
    return minutes < 60
      ? formatMessage(messages.minutes, { minutes })
      : formatMessage(messages.hours, {
          hours: Math.floor(minutes / 60),
          minutes: String(minutes % 60).padStart(2, '0'),
        });
  };
};
