import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { shortcutsChoice } from '#lib/page/device-choice.ts';
import { openShortcutHelp } from '#lib/page/shortcut-help.ts';
import { shortcutsChoiceMessages as messages } from './shortcuts-choice.messages.ts';
import styles from '../profile.module.css';

/** Turns shortcuts of one letter off on this device, and shows them without one. */
export const ShortcutsChoice = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['row']}>
      <div>
        <h2 className="h4">{formatMessage(messages.title)}</h2>
        <p className="sm dim">{formatMessage(messages.text)}</p>
        <button type="button" className="link sm" aria-haspopup="dialog" onClick={openShortcutHelp}>
          {formatMessage(messages.see)}
        </button>
      </div>
      <Segment
        label={formatMessage(messages.title)}
        choices={[
          { choice: 'on', label: formatMessage(messages.on) },
          { choice: 'off', label: formatMessage(messages.off) },
        ]}
        chosen={shortcutsChoice.useIsOn() ? 'on' : 'off'}
        onChoose={(choice) => shortcutsChoice.turn(choice === 'on')}
      />
    </div>
  );
};
