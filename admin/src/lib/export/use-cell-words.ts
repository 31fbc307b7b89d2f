import { fileDateTime } from '@ecrin/browser/time/short-date.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { exportMessages as messages } from './export.messages.ts';

/** What cells of files are written with, beside a list’s own words. */
export const useCellWords = () => {
  const { formatMessage } = useIntl();
  return {
    say: (message: MessageDescriptor, values?: Readonly<Record<string, string | number>>): string =>
      formatMessage(message, values),
    yesNo: (given: boolean): string => formatMessage(given ? messages.yes : messages.no),
    when: fileDateTime,
  };
};
