import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { RecoveryPanel } from '@ecrin/ui/recorder-bar/recovery-panel.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { recordings, wake } from '#lib/outbox/outbox-engine.ts';
import { heldLocks } from '#lib/outbox/tab-locks.ts';
import { storedUserId, useToken } from '#lib/session/session.ts';
import { captureMessages } from '../capture.messages.ts';
import { clockTime, formatDateAndTimeParts } from '../duration.ts';
import { discardStoredRecording } from '../engine/discard-stored-recording.ts';
import { recorderMessages } from '../recorder/recorder.messages.ts';
import { findUnfinishedRecordings, type UnfinishedRecording } from './find-unfinished-recordings.ts';
import { recoveryMessages as messages } from './recovery.messages.ts';

const findUnfinished = async (): Promise<readonly UnfinishedRecording[]> => {
  const userId = storedUserId();
  if (userId === null) return [];
  const unsealed = () => recordings.unsealed(userId);
  return findUnfinishedRecordings({ unsealed, heldLocks, discard: discardStoredRecording });
};

const sealUnfinishedRecording = async ({ recordingId }: UnfinishedRecording): Promise<void> => {
  await recordings.seal(recordingId);
  void wake();
};

/** Hidden at once; deleted when this page, or the next one, checks again. Undone by `takeBack`. */
const discardUnfinishedRecording = ({ recordingId }: UnfinishedRecording) => recordings.discard(recordingId);
const restoreUnfinishedRecording = ({ recordingId }: UnfinishedRecording) => recordings.restore(recordingId);
const unfinishedAudio = ({ recordingId, mimeType }: UnfinishedRecording): Promise<Blob> =>
  recordings.sound(recordingId, mimeType);

const useUnfinishedRecordings = () => {
  const signedIn = useToken() !== null;
  const [found, setFound] = useState<readonly UnfinishedRecording[]>([]);
  useEffect(() => {
    if (signedIn) void findUnfinished().then(setFound, () => {});
  }, [signedIn]);
  const settle = ({ recordingId }: UnfinishedRecording) =>
    setFound((all) => all.filter((one) => one.recordingId !== recordingId));
  const putBackInList = (one: UnfinishedRecording) => setFound((all) => [one, ...all]);
  return { first: signedIn ? found[0] : undefined, settle, putBackInList };
};

/** Plays the recovered recording before the decision. */
const useAudioPreview = (unfinished: UnfinishedRecording | undefined) => {
  const [sound, setSound] = useState<Readonly<{ recordingId: string; address: string }> | null>(null);
  useEffect(
    () => () => {
      if (sound) URL.revokeObjectURL(sound.address);
    },
    [sound],
  );
  const listen = async () =>
    unfinished &&
    setSound({ recordingId: unfinished.recordingId, address: URL.createObjectURL(await unfinishedAudio(unfinished)) });
  return { address: sound && sound.recordingId === unfinished?.recordingId ? sound.address : null, listen };
};

type RecoveryList = Pick<ReturnType<typeof useUnfinishedRecordings>, 'settle' | 'putBackInList'>;

const useRecoveryCommands = ({ settle, putBackInList }: RecoveryList) => {
  const { formatMessage } = useIntl();
  const keep = async (first: UnfinishedRecording) => {
    await sealUnfinishedRecording(first);
    settle(first);
    showToast({ tone: 'done', message: formatMessage(messages.kept) });
  };
  const discard = async (first: UnfinishedRecording) => {
    await discardUnfinishedRecording(first);
    settle(first);
    const undo = () => void restoreUnfinishedRecording(first).then(() => putBackInList(first));
    showToast({
      tone: 'info',
      message: formatMessage(recorderMessages.discarded),
      action: { label: formatMessage(captureMessages.undo), run: undo },
    });
  };
  return { keep, discard };
};

/** « Reprendre où vous en étiez »: offers a recording left by a crash. */
export const RecoveryCard = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { first, ...list } = useUnfinishedRecordings();
  const { keep, discard } = useRecoveryCommands(list);
  const { address, listen } = useAudioPreview(first);
  if (!first) return null;

  const text = formatMessage(messages.text, {
    time: clockTime(first.durationMs),
    ...formatDateAndTimeParts(first.occurredAt, language),
  });
  return (
    <RecoveryPanel
      title={formatMessage(messages.title)}
      text={text}
      sound={address === null ? null : { address, name: formatMessage(messages.player) }}
    >
      <Button look="primary" onClick={() => void keep(first)}>
        {formatMessage(messages.keep)}
      </Button>
      {!address && <Button onClick={() => void listen()}>{formatMessage(messages.listen)}</Button>}
      <Button look="danger" onClick={() => void discard(first)}>
        {formatMessage(messages.discard)}
      </Button>
    </RecoveryPanel>
  );
};
