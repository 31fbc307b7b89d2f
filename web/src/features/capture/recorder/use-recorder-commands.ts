import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from '../capture.messages.ts';
import { recorderMessages } from './recorder.messages.ts';
import { recordingEngine } from './start-recording.ts';

/** Commands of the current recording; a discard can be undone for 8 s. */
export const useRecorderCommands = () => {
  const { formatMessage } = useIntl();
  const discard = useCallback(async () => {
    const takeBack = await (await recordingEngine()).discardRecording();
    if (!takeBack) return;
    const undo = async () => {
      if (await takeBack()) showToast({ tone: 'done', message: formatMessage(recorderMessages.takenBack) });
    };
    showToast({
      tone: 'info',
      message: formatMessage(recorderMessages.discarded),
      action: { label: formatMessage(messages.undo), run: () => void undo() },
    });
  }, [formatMessage]);
  return {
    discard,
    pause: async () => (await recordingEngine()).pauseRecording(),
    resume: async () => (await recordingEngine()).resumeRecording(),
    finish: async () => (await recordingEngine()).finishRecording(),
  };
};
