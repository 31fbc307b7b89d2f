import { Button } from '@ecrin/ui/button/button.tsx';
import { RecoveryPanel } from '@ecrin/ui/recorder-bar/recovery-panel.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { captureMessages } from './capture.messages.ts';
import { clockTime } from './duration.ts';
import { findUnfinished, keepUnfinished, soundOf, takeBack, throwAway, type Unfinished } from './recovery.ts';
import { recoveryMessages as messages } from './recovery.messages.ts';

const useUnfinished = () => {
  const signedIn = useToken() !== null;
  const [found, setFound] = useState<readonly Unfinished[]>([]);
  useEffect(() => {
    if (signedIn) void findUnfinished().then(setFound, () => {});
    else setFound([]);
  }, [signedIn]);
  const settle = ({ recordingId }: Unfinished) => setFound((all) => all.filter((one) => one.recordingId !== recordingId));
  const bringBack = (one: Unfinished) => setFound((all) => [one, ...all]);
  return { first: found[0], settle, bringBack };
};

/** The sound found, to be heard before deciding. */
const useListening = (unfinished: Unfinished | undefined) => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
  }, [unfinished]);
  useEffect(() => () => { if (address) URL.revokeObjectURL(address); }, [address]);
  const listen = async () => unfinished && setAddress(URL.createObjectURL(await soundOf(unfinished)));
  return { address, listen };
};

/** « Reprendre où vous en étiez »: a recording a crash left behind is offered again. */
export const RecoveryCard = () => {
  const { formatMessage, formatDate, formatTime } = useIntl();
  const { first, settle, bringBack } = useUnfinished();
  const { address, listen } = useListening(first);
  if (!first) return null;

  const keep = async () => {
    await keepUnfinished(first);
    settle(first);
    showToast({ tone: 'done', message: formatMessage(messages.kept) });
  };
  const discard = async () => {
    await throwAway(first);
    settle(first);
    const undo = () => void takeBack(first).then(() => bringBack(first));
    showToast({ tone: 'info', message: formatMessage(captureMessages.discarded), action: { label: formatMessage(captureMessages.undo), run: undo } });
  };
  const text = formatMessage(messages.text, { time: clockTime(first.durationMs), date: formatDate(first.occurredAt, { dateStyle: 'short' }), hour: formatTime(first.occurredAt) });
  return (
    <RecoveryPanel title={formatMessage(messages.title)} text={text} sound={address === null ? null : { address, name: formatMessage(messages.player) }}>
      <Button look="primary" onClick={() => void keep()}>{formatMessage(messages.keep)}</Button>
      {!address && <Button onClick={() => void listen()}>{formatMessage(messages.listen)}</Button>}
      <Button look="danger" onClick={() => void discard()}>{formatMessage(messages.discard)}</Button>
    </RecoveryPanel>
  );
};
