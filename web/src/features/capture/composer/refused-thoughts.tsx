import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { problemSentence } from '@ecrin/contracts/problem/problem.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { RejectedThoughtCard } from '@ecrin/ui/composer-field/rejected-thought-card.tsx';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import {
  discardOutboxItem,
  fileOnDevice,
  retryOutboxItem,
  withdrawThought,
  type OutboxItem,
} from '#lib/outbox/outbox.ts';
import { clockTime } from '../duration.ts';
import { refusedThoughtMessages as messages } from './refused-thoughts.messages.ts';
import { useCopyText } from './use-copy-text.ts';

type OnEdit = (words: string) => void;

const download = (file: Blob, occurredAt: string) =>
  saveFile(file, `ecrin-${occurredAt.slice(0, 10)}.${/\/(\w+)/.exec(file.type)?.[1] ?? 'webm'}`);

const WrittenActions = ({ thoughtId, content, onEdit }: { thoughtId: string; content: string; onEdit: OnEdit }) => {
  const { formatMessage } = useIntl();
  const copy = useCopyText();
  const edit = async () => {
    onEdit(content);
    await withdrawThought(thoughtId);
  };
  return (
    <>
      <Button onClick={() => void edit()}>{formatMessage(messages.edit)}</Button>
      <Button onClick={() => void copy(content)}>{formatMessage(messages.copy)}</Button>
    </>
  );
};

const SaveButton = ({ item: { thoughtId, kind, occurredAt } }: Readonly<{ item: OutboxItem }>) => {
  const save = async () => {
    const file = await fileOnDevice(thoughtId);
    if (file) download(file, occurredAt);
  };
  const label = kind === 'picture' ? messages.savePicture : messages.save;
  return <Button onClick={() => void save()}>{useIntl().formatMessage(label)}</Button>;
};

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

const fileName = ({ kind, durationMs }: OutboxItem, formatMessage: IntlShape['formatMessage']) => {
  if (kind === 'picture') return formatMessage(messages.picture);
  return durationMs === undefined
    ? formatMessage(messages.file)
    : formatMessage(messages.recording, { time: clockTime(durationMs) });
};

const Refused = ({ item, onEdit }: { item: OutboxItem; onEdit: OnEdit }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { thoughtId, kind, content = '', problem } = item;
  return (
    <RejectedThoughtCard
      title={formatMessage(kind === 'picture' ? messages.pictureTitle : messages.title)}
      reason={problemSentence(problem?.code ?? '', language)}
      words={kind === 'written' ? content : null}
      file={kind === 'written' ? null : fileName(item, formatMessage)}
    >
      {kind === 'written' ? (
        <WrittenActions thoughtId={thoughtId} content={content} onEdit={onEdit} />
      ) : (
        <SaveButton item={item} />
      )}
      <Button onClick={() => void retryOutboxItem(thoughtId)}>{formatMessage(messages.retry)}</Button>
      <DiscardButton thoughtId={thoughtId} />
    </RejectedThoughtCard>
  );
};

/** Thoughts the server refused: each with its reason and its actions, not blocking the others. */
export const RefusedThoughts = ({ items, onEdit }: { items: readonly OutboxItem[]; onEdit: OnEdit }) =>
  items.map((item) => <Refused key={item.thoughtId} item={item} onEdit={onEdit} />);
