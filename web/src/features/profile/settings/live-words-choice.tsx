import { liveWordsChoice } from '#lib/page/device-choice.ts';
import { DeviceChoiceRow } from './device-choice-row.tsx';
import { liveWordsChoiceMessages as messages } from './live-words-choice.messages.ts';

/** Turns words in the recorder off, on this device: recordings are then transcribed once they are complete. */
export const LiveWordsChoice = () => (
  <DeviceChoiceRow isOn={liveWordsChoice.useIsOn()} onTurn={liveWordsChoice.turn} messages={messages} />
);
