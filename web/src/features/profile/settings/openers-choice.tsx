import { openersChoice } from '#lib/page/device-choice.ts';
import { DeviceChoiceRow } from './device-choice-row.tsx';
import { openersChoiceMessages as messages } from './openers-choice.messages.ts';

/** Turns the ways to begin a first thought off, on this device. */
export const OpenersChoice = () => (
  <DeviceChoiceRow isOn={openersChoice.useIsOn()} onTurn={openersChoice.turn} messages={messages} />
);
