import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { PartOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { certificateHref } from './certificate-href.ts';
import { eraseMessages as messages } from './erase.messages.ts';
import { useAskPartErasureMutation, useFindPartOutlookQuery } from './part-erasure.api.ts';
import styles from './erase-dialog.module.css';

const kinds = ['stories', 'answers', 'orbResults', 'communityCopies', 'facts', 'reminders', 'notices'] as const;

/** What goes with the thoughts, by the reading that will take it away. */
const Quoting = ({ outlook }: { outlook: PartOutlook }) => {
  const { formatMessage } = useIntl();
  const found = kinds.filter((kind) => outlook[kind] > 0);
  if (found.length === 0) return <p>{formatMessage(messages.alone)}</p>;
  return (
    <div>
      <p>{formatMessage(messages.with)}</p>
      <ul className={styles['list']}>
        {found.map((kind) => (
          <li key={kind}>{formatMessage(messages[kind], { count: outlook[kind] })}</li>
        ))}
      </ul>
    </div>
  );
};

const useErase = (thoughtIds: readonly string[]) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [ask] = useAskPartErasureMutation();
  const withFeedback = useCommandFeedback();
  return async (): Promise<boolean> => {
    const asking = ask({ thoughtIds: [...thoughtIds], sounds: [] }).unwrap();
    if (!(await withFeedback(asking))) return false;
    const href = certificateHref(await asking);
    showToast({
      tone: 'done',
      message: formatMessage(messages.asked),
      action: { label: formatMessage(messages.certificate), run: () => navigate(href) },
    });
    return true;
  };
};

type EraseDialogProps = Readonly<{ thoughtIds: readonly string[]; onErased: () => void; onClose: () => void }>;

/** Before thoughts are erased for good: what goes with them, and that nothing undoes it. */
export const EraseDialog = ({ thoughtIds, onErased, onClose }: EraseDialogProps) => {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const { data, isError } = useFindPartOutlookQuery(thoughtIds, { refetchOnMountOrArgChange: true });
  const erase = useErase(thoughtIds);
  const confirm = async () => {
    setBusy(true);
    if (await erase()) onErased();
    else setBusy(false);
  };
  return (
    <Dialog title={formatMessage(messages.title, { count: thoughtIds.length })} onClose={onClose}>
      <p>{formatMessage(messages.text)}</p>
      {data ? (
        <Quoting outlook={data} />
      ) : (
        <p role={isError ? 'alert' : 'status'}>{formatMessage(isError ? messages.unknown : messages.looking)}</p>
      )}
      <p className="sm dim">{formatMessage(messages.limits)}</p>
      <div className={styles['acts']}>
        <Button onClick={onClose}>{formatMessage(messages.keep)}</Button>
        <Button look="danger" busy={busy} disabled={!data} onClick={() => void confirm()}>
          {formatMessage(messages.erase)}
        </Button>
      </div>
    </Dialog>
  );
};
