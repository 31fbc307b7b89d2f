import type { PartOutlook, PartOutlookRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { EraseQuestion } from './erase-question.tsx';
import { eraseMessages as messages } from './erase.messages.ts';
import { useFindPartOutlookQuery } from './part-erasure.api.ts';
import styles from './erase-dialog.module.css';

const kinds = ['stories', 'answers', 'orbResults', 'communityCopies', 'facts', 'reminders', 'notices'] as const;

/** What goes with the thoughts, by the reading that will take it away. */
const Quoting = ({ outlook }: { outlook: PartOutlook }) => {
  const { formatMessage } = useIntl();
  const found = kinds.filter((kind) => outlook[kind] > 0);
  const count = outlook.thoughtIds.length;
  if (found.length === 0) return <p>{formatMessage(messages.alone, { count })}</p>;
  return (
    <div>
      <p>{formatMessage(messages.with, { count })}</p>
      <ul className={styles['list']}>
        {found.map((kind) => (
          <li key={kind}>{formatMessage(messages[kind], { count: outlook[kind] })}</li>
        ))}
      </ul>
    </div>
  );
};

type EraseDialogProps = Readonly<{
  selection: PartOutlookRequest;
  /** What it is, where the thoughts themselves are not seen. */
  of?: string;
  onErased: (thoughtIds: readonly string[]) => void;
  onClose: () => void;
}>;

/** After so many ms it is said why it takes so long. */
const longMs = 2_000;

const Looking = () => {
  const { formatMessage } = useIntl();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return <output>{formatMessage(isLong ? messages.lookingLong : messages.looking)}</output>;
};

type FoundProps = Readonly<{ outlook: PartOutlook | undefined; error: unknown }>;

/** What goes with them once it is counted. */
const Found = ({ outlook, error }: FoundProps) => {
  const { formatMessage } = useIntl();
  const problem = useProblemSentence(error);
  if (outlook?.thoughtIds.length === 0) return <output>{formatMessage(messages.nothing)}</output>;
  if (outlook)
    return (
      <>
        <p>{formatMessage(messages.text)}</p>
        <Quoting outlook={outlook} />
      </>
    );
  return problem === null ? <Looking /> : <p role="alert">{formatMessage(messages.unknown, { problem })}</p>;
};

/** 0: it is not known yet, or there are none. */
const countOf = (outlook: PartOutlook | undefined, selection: PartOutlookRequest): number => {
  if (outlook) return outlook.thoughtIds.length;
  return 'thoughtIds' in selection ? selection.thoughtIds.length : 0;
};

/** Of thoughts, of those of a thread, or of those of days: how many they are, and what goes with them. */
export const EraseDialog = ({ selection, of, onErased, onClose }: EraseDialogProps) => {
  const { formatMessage } = useIntl();
  const { data, error } = useFindPartOutlookQuery(selection, { refetchOnMountOrArgChange: true });
  const count = countOf(data, selection);
  return (
    <EraseQuestion
      title={formatMessage(messages.title, { count })}
      part={data && count > 0 ? { thoughtIds: data.thoughtIds, sounds: [] } : null}
      onErased={({ thoughtIds }) => onErased(thoughtIds)}
      onClose={onClose}
    >
      {of !== undefined && (
        <p>
          {of} {formatMessage(messages.deletedToo)}
        </p>
      )}
      <Found outlook={data} error={error} />
    </EraseQuestion>
  );
};

type EraseSoundDialogProps = Readonly<{ thoughtId: string; recordingId: string; onClose: () => void }>;

/** Of one recording: its words stay. Nothing quotes a sound. */
export const EraseSoundDialog = ({ thoughtId, recordingId, onClose }: EraseSoundDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <EraseQuestion
      title={formatMessage(messages.soundTitle)}
      part={{ thoughtIds: [], sounds: [{ thoughtId, recordingId }] }}
      onErased={onClose}
      onClose={onClose}
    >
      <p>{formatMessage(messages.soundText)}</p>
    </EraseQuestion>
  );
};
