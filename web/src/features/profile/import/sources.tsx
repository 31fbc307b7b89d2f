import { journalSources } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { useIntl } from 'react-intl';
import { useSourceName } from '#lib/journal-import/use-source-name.ts';
import { importMessages } from './import.messages.ts';
import { sourceMessages as messages } from './sources.messages.ts';
import styles from './import.module.css';

const hows = {
  ecrin: messages.howEcrin,
  'day-one': messages.howDayOne,
  markdown: messages.howMarkdown,
  daylio: messages.howDaylio,
  'google-keep': messages.howGoogleKeep,
  whatsapp: messages.howWhatsapp,
  telegram: messages.howTelegram,
  jrnl: messages.howJrnl,
  journey: messages.howJourney,
  diarium: messages.howDiarium,
  'apple-journal': messages.howAppleJournal,
  evernote: messages.howEvernote,
  memos: messages.howMemos,
  rosebud: messages.howRosebud,
  recordings: messages.howRecordings,
  journiv: messages.howJourniv,
  diaro: messages.howDiaro,
  table: messages.howTable,
  text: messages.howText,
} as const;

/** The sources that can be read, each with how to get its file. Which one a file is, is seen from the file. */
export const Sources = () => {
  const { formatMessage } = useIntl();
  const nameOf = useSourceName();
  return (
    <section className={styles['part']} aria-labelledby="import-from">
      <h2 className="h4" id="import-from">
        {formatMessage(importMessages.from)}
      </h2>
      <dl className={styles['sources']}>
        {journalSources.map((source) => (
          <div key={source}>
            <dt>{nameOf(source)}</dt>
            <dd className="sm dim">{formatMessage(hows[source])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
