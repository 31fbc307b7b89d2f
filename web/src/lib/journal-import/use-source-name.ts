import type { JournalSource } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { useIntl } from 'react-intl';
import { sourceNameMessages } from './source-name.messages.ts';

/** The name of where a journal came from. */
export const useSourceName = () => {
  const { formatMessage } = useIntl();
  return (source: JournalSource): string =>
    formatMessage(sourceNameMessages.source, { source: source.replaceAll('-', '_') });
};
