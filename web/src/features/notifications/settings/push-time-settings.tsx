import { pushTimes } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from './settings.messages.ts';
import type { ChangeSettings, Settings } from './use-settings.ts';
import styles from './settings.module.css';

const said = { away: [messages.away, messages.awayText], always: [messages.always, messages.alwaysText] } as const;

/** Whether pushes come while one is here. */
export const PushTimeSettings = ({ settings, change }: Readonly<{ settings: Settings; change: ChangeSettings }>) => {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <fieldset className={styles['part']}>
      <legend className="h4">{formatMessage(messages.when)}</legend>
      <div className={styles['choices']}>
        {pushTimes.map((pushTime) => (
          <label key={pushTime} className={styles['choice']}>
            <input
              type="radio"
              name={name}
              checked={settings.pushTime === pushTime}
              onChange={() => void change((now) => ({ ...now, pushTime }))}
            />
            <span>
              {formatMessage(said[pushTime][0])}
              <span className="sm dim">{formatMessage(said[pushTime][1])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
