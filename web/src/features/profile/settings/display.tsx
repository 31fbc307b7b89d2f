import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useColourScheme, type ColourScheme } from '@ecrin/ui/theme/colour-scheme.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { profileMessages as messages } from '../profile.messages.ts';
import { LiveWordsChoice } from './live-words-choice.tsx';
import { OpenersChoice } from './openers-choice.tsx';
import { ShortcutsChoice } from './shortcuts-choice.tsx';
import styles from '../profile.module.css';

const schemes: readonly (readonly [ColourScheme, MessageDescriptor])[] = [
  ['auto', messages.schemeAuto],
  ['light', messages.schemeLight],
  ['dark', messages.schemeDark],
];

/** Language, saved to the account; light or dark, the openers, words in the recorder and the shortcuts, saved on this device. */
export const Display = () => {
  const { formatMessage } = useIntl();
  const { colourScheme, chooseScheme } = useColourScheme();
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
          chosen={colourScheme}
          onChoose={chooseScheme}
        />
      </div>
      <OpenersChoice />
      <LiveWordsChoice />
      <ShortcutsChoice />
    </section>
  );
};
