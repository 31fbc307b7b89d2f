import type { EnvironmentVariable } from '@ecrin/contracts/service-settings/service-settings.ts';
import { useIntl } from 'react-intl';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import styles from './settings.module.css';

/** What only the operator changes; of a secret, that it is set. */
export const EnvironmentPanel = ({ variables }: Readonly<{ variables: readonly EnvironmentVariable[] }>) => {
  const { formatMessage } = useIntl();
  const shown = ({ isSet, value }: EnvironmentVariable) =>
    isSet ? (value ?? formatMessage(messages.isSet)) : formatMessage(messages.isNotSet);
  return (
    <Panel title={formatMessage(messages.environment)}>
      <p className="sm dim">{formatMessage(messages.environmentText)}</p>
      <Facts
        facts={variables.map((variable) => [
          variable.name,
          <code key={variable.name} className={styles['variable']}>
            {shown(variable)}
          </code>,
        ])}
      />
    </Panel>
  );
};
