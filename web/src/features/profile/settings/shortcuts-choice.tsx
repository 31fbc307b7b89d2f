import { useIntl } from 'react-intl';
import { shortcutsChoice } from '#lib/page/device-choice.ts';
import { openShortcutHelp } from '#lib/page/shortcut-help.ts';
import { DeviceChoiceRow } from './device-choice-row.tsx';
import { shortcutsChoiceMessages as messages } from './shortcuts-choice.messages.ts';

/** Turns shortcuts of one letter off on this device, and shows them without one. */
export const ShortcutsChoice = () => (
  <DeviceChoiceRow isOn={shortcutsChoice.useIsOn()} onTurn={shortcutsChoice.turn} messages={messages}>
    <button type="button" className="link sm" aria-haspopup="dialog" onClick={openShortcutHelp}>
      {useIntl().formatMessage(messages.see)}
    </button>
  </DeviceChoiceRow>
);
