import { useIntl } from 'react-intl';

/** The day on which an announced change begins: it does at midnight in UTC. */
export const useFormatStart = () => {
  const { formatDate } = useIntl();
  return (startsAt: string) =>
    formatDate(startsAt, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
};
