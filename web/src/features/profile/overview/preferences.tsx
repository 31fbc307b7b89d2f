import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { profileMessages as messages } from '../profile.messages.ts';
import styles from '../profile.module.css';

const schemes: readonly (readonly [MantineColorScheme, MessageDescriptor])[] = [
  ['auto', messages.schemeAuto],
  ['light', messages.schemeLight],
  ['dark', messages.schemeDark],
];

/** Language, kept with the account; light or dark, kept on this device. */
export const Preferences = () => {
  const { formatMessage } = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <div>
          <h2 className="h4">{formatMessage(messages.language)}</h2>
          <p className="sm dim">{formatMessage(messages.languageText)}</p>
        </div>
        <LanguageChoice />
      </div>
      <div className={styles['row']}>
        <h2 className="h4">{formatMessage(messages.scheme)}</h2>
        <Segment
          label={formatMessage(messages.scheme)}
          choices={schemes.map(([choice, label]) => ({ choice, label: formatMessage(label) }))}
          chosen={colorScheme}
          onChoose={setColorScheme}
        />
      </div>
    </section>
  );
};
