import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { LanguageChoice } from '../../lib/language-choice.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import styles from './profile.module.css';

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
      <fieldset className={styles['row']}>
        <legend className="vh">{formatMessage(messages.scheme)}</legend>
        <span className="h4" aria-hidden="true">{formatMessage(messages.scheme)}</span>
        <div className={styles['segment']}>
          {schemes.map(([scheme, label]) => (
            <label key={scheme}>
              <input type="radio" name="scheme" checked={colorScheme === scheme} onChange={() => setColorScheme(scheme)} />
              {formatMessage(label)}
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
};
