import { useIntl } from 'react-intl';
import { inboxMessages as messages } from './inbox.messages.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long ago an instant was, in one figure. */
export const useAge = () => {
  const { formatMessage } = useIntl();
  return (since: string, now = Date.now()): string => {
    const ms = Math.max(0, now - Date.parse(since));
    if (ms >= day) return formatMessage(messages.days, { count: Math.floor(ms / day) });
    if (ms >= hour) return formatMessage(messages.hours, { count: Math.floor(ms / hour) });
    return formatMessage(messages.minutes, { count: Math.max(1, Math.floor(ms / minute)) });
  };
};
