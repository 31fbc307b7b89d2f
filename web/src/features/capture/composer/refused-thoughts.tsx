import { problemSentence } from '@ecrin/contracts/problem/problem.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { RejectedThoughtCard } from '@ecrin/ui/composer-field/rejected-thought-card.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { discardOutboxItem, retryOutboxItem, soundOnDevice, type OutboxItem } from '#lib/outbox/outbox.ts';
import { clockTime } from '../duration.ts';
import { refusedThoughtMessages as messages } from './refused-thoughts.messages.ts';
import { useCopyText } from './use-copy-text.ts';

type OnEdit = (words: string) => void;

const revokeAfterMs = 60_000;
const downloadRecording = async (thoughtId: string, occurredAt: string) => {
  const sound = await soundOnDevice(thoughtId);
  if (!sound) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(sound);
  link.download = `ecrin-${occurredAt.slice(0, 10)}.${/audio\/(\w+)/.exec(sound.type)?.[1] ?? 'webm'}`;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
};

const WrittenActions = ({ thoughtId, content, onEdit }: { thoughtId: string; content: string; onEdit: OnEdit }) => {
  const { formatMessage } = useIntl();
  const copy = useCopyText();
  const edit = async () => {
    onEdit(content);
    await discardOutboxItem(thoughtId);
  };
  return (
    <>
      <Button onClick={() => void edit()}>{formatMessage(messages.edit)}</Button>
      <Button onClick={() => void copy(content)}>{formatMessage(messages.copy)}</Button>
    </>
  );
};

const RecordingActions = ({ thoughtId, occurredAt }: Pick<OutboxItem, 'thoughtId' | 'occurredAt'>) => (
  <Button onClick={() => void downloadRecording(thoughtId, occurredAt)}>
    {useIntl().formatMessage(messages.save)}
  </Button>
);

/** Asked twice: what is discarded here exists nowhere else. */
const DiscardButton = ({ thoughtId }: { thoughtId: string }) => {
  const { formatMessage } = useIntl();
  const [sure, setSure] = useState(false);
  const press = () => (sure ? void discardOutboxItem(thoughtId) : setSure(true));
  return (
    <Button look="danger" onClick={press} onBlur={() => setSure(false)}>
      {formatMessage(sure ? messages.sure : messages.discard)}
    </Button>
  );
};

const Refused = ({ item, onEdit }: { item: OutboxItem; onEdit: OnEdit }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { thoughtId, kind, content = '', durationMs, occurredAt, problem } = item;
  const sound =
    durationMs === undefined
      ? formatMessage(messages.file)
      : formatMessage(messages.recording, { time: clockTime(durationMs) });
  return (
    <RejectedThoughtCard
      title={formatMessage(messages.title)}
      reason={problemSentence(problem?.code ?? '', language)}
      words={kind === 'written' ? content : null}
      sound={kind === 'spoken' ? sound : null}
    >
      {kind === 'written' ? (
        <WrittenActions thoughtId={thoughtId} content={content} onEdit={onEdit} />
      ) : (
        <RecordingActions thoughtId={thoughtId} occurredAt={occurredAt} />
      )}
      <Button onClick={() => void retryOutboxItem(thoughtId)}>{formatMessage(messages.retry)}</Button>
      <DiscardButton thoughtId={thoughtId} />
    </RejectedThoughtCard>
  );
};

/** Thoughts the server refused: each with its reason and its actions, not blocking the others. */
export const RefusedThoughts = ({ items, onEdit }: { items: readonly OutboxItem[]; onEdit: OnEdit }) =>
  items.map((item) => <Refused key={item.thoughtId} item={item} onEdit={onEdit} />);
