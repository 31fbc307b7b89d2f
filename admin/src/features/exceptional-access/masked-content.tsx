import {
  exceptionalCauses,
  type ExceptionalCause,
} from '@ecrin/domain/exceptional-access/exceptional-access.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { eyeOffIcon, lockOpenIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog, type Reason } from '#lib/acts/reason-dialog.tsx';
import { newId } from '#lib/api/new-id.ts';
import { MaskedWords } from '#lib/masked-words/masked-words.tsx';
import { useOpenExceptionalAccessMutation } from './exceptional-access.api.ts';
import { exceptionalAccessMessages as messages } from './exceptional-access.messages.ts';
import styles from './exceptional-access.module.css';

const causes = {
  'asked-by-client': messages.asked,
  'reported-fault': messages.fault,
  danger: messages.danger,
  'legal-duty': messages.law,
} as const;
const causeOf = (kind: string): ExceptionalCause =>
  exceptionalCauses.find((cause) => cause === kind) ?? 'reported-fault';

type DialogProps = Readonly<{ clientId: string; onClose: () => void }>;

const OpenDialog = ({ clientId, onClose }: DialogProps) => {
  const { formatMessage } = useIntl();
  const [open, { isLoading, error }] = useOpenExceptionalAccessMutation();
  const confirm = ({ kind, words }: Reason) =>
    void open({ clientId, body: { accessId: newId(), cause: causeOf(kind), reason: words } });
  return (
    <ReasonDialog
      title={formatMessage(messages.open)}
      text={formatMessage(messages.openText)}
      confirmLabel={formatMessage(messages.openConfirm)}
      look="danger"
      choices={exceptionalCauses.map((value) => ({ value, label: formatMessage(causes[value]) }))}
      busy={isLoading}
      problem={error}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
};

/** Nothing is open: what an exceptional access does, and the way to one. */
export const MaskedContent = ({ clientId }: { clientId: string }) => {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles['masked']}>
      <Icon of={eyeOffIcon} />
      <div>
        <h2 className="h4">{formatMessage(messages.masked)}</h2>
        <p className="sm dim">{formatMessage(messages.maskedText)}</p>
        <MaskedWords />
        <Button look="danger" onClick={() => setAsking(true)}>
          <Icon of={lockOpenIcon} size="sm" />
          {formatMessage(messages.open)}
        </Button>
      </div>
      {asking && <OpenDialog clientId={clientId} onClose={() => setAsking(false)} />}
    </section>
  );
};
