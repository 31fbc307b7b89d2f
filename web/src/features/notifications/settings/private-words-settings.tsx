import { useIntl, type MessageDescriptor } from 'react-intl';
import { SettingRow } from './setting-row.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import type { ChangeSettings, Settings } from './use-settings.ts';
import styles from './settings.module.css';

const examples: readonly Readonly<{ words: boolean; over: MessageDescriptor; title: MessageDescriptor }>[] = [
  { words: false, over: messages.exampleWithout, title: messages.exampleBare },
  { words: true, over: messages.exampleWith, title: messages.exampleWords },
];

/** Whether personal words may stand where others might read them; with how it looks. */
export const PrivateWordsSettings = ({
  settings,
  change,
}: Readonly<{ settings: Settings; change: ChangeSettings }>) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['part']}>
      <SettingRow
        title={formatMessage(messages.words)}
        text={formatMessage(messages.wordsText)}
        on={settings.words}
        onChange={(words) => void change((now) => ({ ...now, words }))}
      />
      <div className={styles['examples']}>
        {examples.map(({ words, over, title }) => (
          <figure key={String(words)} data-chosen={words === settings.words || undefined}>
            <figcaption className="xs dim">{formatMessage(over)}</figcaption>
            <div className={styles['example']}>
              <img src="/icons/ecrin.svg" alt="" width={36} height={36} />
              <p>
                <b>{formatMessage(title)}</b>
                <span className="xs dim">Écrin · 08:00</span>
              </p>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
};
