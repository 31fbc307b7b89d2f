import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';

/** A duration: `spoken` for screen readers (« 1 minute 24 secondes »), `shown` in short (38 s, 1:24). */
export const useFormatDuration = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (ms: number) => {
      const [minutes, seconds] = [Math.floor(ms / 60_000), Math.floor(ms / 1000) % 60];
      return {
        spoken: formatMessage(messages.spokenLength, { minutes, seconds }),
        shown: minutes === 0 ? formatMessage(messages.seconds, { seconds }) : clockTime(ms),
      };
    },
    [formatMessage],
  );
};
