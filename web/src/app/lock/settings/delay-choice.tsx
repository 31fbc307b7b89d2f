import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { lockDelays, type LockDelay } from '#lib/lock/lock-record.ts';
import { lockSettingsMessages as messages } from './lock-settings.messages.ts';
import styles from './lock-settings.module.css';

type DelayChoiceProps = Readonly<{ after: LockDelay; onChoose: (after: LockDelay) => void }>;

/** After how long away it locks. */
export const DelayChoice = ({ after, onChoose }: DelayChoiceProps) => {
  const { formatMessage } = useIntl();
  const choices = lockDelays.map((minutes) => ({
    choice: String(minutes),
    label: formatMessage(messages.delay, { minutes }),
  }));
  return (
    <div className={styles['row']}>
      <h2 className="h4">{formatMessage(messages.after)}</h2>
      <Segment
        label={formatMessage(messages.after)}
        choices={choices}
        chosen={String(after)}
        onChoose={(chosen) => onChoose(lockDelays.find((minutes) => String(minutes) === chosen) ?? after)}
      />
    </div>
  );
};
