import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useColourScheme } from '@ecrin/ui/theme/colour-scheme.ts';
import { useIntl } from 'react-intl';
import { accountMessages as messages } from './account.messages.ts';
import styles from './account.module.css';

const schemes = ['auto', 'light', 'dark'] as const;

/** Light or dark, stored on this device. */
export const AppearanceSettings = () => {
  const { formatMessage } = useIntl();
  const { colourScheme, chooseScheme } = useColourScheme();
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <h2 className="h4">{formatMessage(messages.appearance)}</h2>
        <Segment
          label={formatMessage(messages.appearance)}
          chosen={colourScheme}
          onChoose={chooseScheme}
          choices={schemes.map((choice) => ({ choice, label: formatMessage(messages[choice]) }))}
        />
      </div>
    </section>
  );
};
