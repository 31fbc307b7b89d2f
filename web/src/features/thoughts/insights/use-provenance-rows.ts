import type { Provenance } from '@ecrin/contracts/thought/thought.ts';
import type { ProvenanceRow } from '@ecrin/ui/provenance/provenance.tsx';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { insightMessages as messages } from '../thought.messages.ts';

/** Where a value comes from, line by line. */
export const useProvenanceRows = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (from: Provenance): readonly ProvenanceRow[] => {
    const written = { term: formatMessage(messages.writtenOn), detail: formatTimestamp(language, from.at) };
    if (from.by === 'person') return [written];
    return [
      written,
      {
        term: formatMessage(messages.engine),
        detail: from.engine === 'local' ? formatMessage(messages.localEngine) : from.engine,
      },
      { term: formatMessage(messages.model), detail: from.model },
      {
        term: formatMessage(messages.prompt),
        detail: formatMessage(messages.version, { version: from.promptVersion }),
      },
    ];
  };
};
