import type { AskPartErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { eraseMessages as messages } from './erase.messages.ts';
import { useErase } from './use-erase.ts';
import styles from './erase-dialog.module.css';

type QuestionProps = Readonly<{
  title: string;
  /** null: it is not known yet, and nothing can be erased. */
  part: AskPartErasureRequest | null;
  onErased: (part: AskPartErasureRequest) => void;
  onClose: () => void;
  children: ReactNode;
}>;

/** Before anything is erased for good: what it is, and that nothing undoes it. */
export const EraseQuestion = ({ title, part, onErased, onClose, children }: QuestionProps) => {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const { erase, question } = useErase();
  const confirm = async () => {
    if (!part) return;
    setBusy(true);
    if (await erase(part)) onErased(part);
    else setBusy(false);
  };
  return (
    <>
      <Dialog title={title} onClose={onClose}>
        {children}
        <p className="sm dim">{formatMessage(messages.limits)}</p>
        <div className={styles['acts']}>
          <Button onClick={onClose}>{formatMessage(messages.keep)}</Button>
          <Button look="danger" busy={busy} disabled={!part} onClick={() => void confirm()}>
            {formatMessage(messages.erase)}
          </Button>
        </div>
      </Dialog>
      {question}
    </>
  );
};
