import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { leaveLocked } from './leave-locked.ts';
import { lockMessages as messages } from './lock.messages.ts';
import { TakeIn } from './take-in.tsx';
import { UnlockForm, type UnlockProps } from './unlock-form.tsx';
import styles from './locked.module.css';

type LeaveProps = Readonly<{
  label: MessageDescriptor;
  title: MessageDescriptor;
  text: MessageDescriptor;
  onLeave: () => void;
}>;

const Leave = ({ label, title, text, onLeave }: LeaveProps) => {
  const { formatMessage } = useIntl();
  return (
    <ConfirmFirst
      title={formatMessage(title)}
      text={formatMessage(text)}
      cancelLabel={formatMessage(messages.stay)}
      confirmLabel={formatMessage(messages.signOut)}
      onConfirm={onLeave}
    >
      {(ask) => (
        <Button look="text" onClick={ask}>
          {formatMessage(label)}
        </Button>
      )}
    </ConfirmFirst>
  );
};

/** After a forgotten code, when the server could not be asked or this session began too long ago. */
const Recover = ({ userId }: Pick<UnlockProps, 'userId'>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['form']}>
      <Button look="primary" size="lg" block onClick={() => location.reload()}>
        {formatMessage(messages.retry)}
      </Button>
      <Button size="lg" block onClick={() => void leaveLocked(userId, { forgotten: true })}>
        {formatMessage(messages.signOut)}
      </Button>
    </div>
  );
};

/** In place of the whole app: it has no word of anybody. */
export const LockedScreen = (props: UnlockProps) => {
  const { formatMessage } = useIntl();
  const { userId, record } = props;
  const isForgotten = record.state === 'forgotten';
  const title = formatMessage(isForgotten ? messages.recoverTitle : messages.title);
  useEffect(() => {
    document.title = 'Écrin';
  }, []);
  return (
    <main id="content" className={`night ${styles['locked']}`}>
      <Logo name="always" />
      <div className={styles['head']}>
        <h1 className="display" data-level="2">
          {title}
        </h1>
        <p className="dim">{formatMessage(isForgotten ? messages.recoverText : messages.text)}</p>
      </div>
      {isForgotten ? <Recover userId={userId} /> : <UnlockForm {...props} />}
      <TakeIn />
      {!isForgotten && (
        <div className={styles['leave']}>
          <Leave
            label={messages.forgotten}
            title={messages.forgottenTitle}
            text={messages.forgottenText}
            onLeave={() => void leaveLocked(userId, { forgotten: true })}
          />
          <Leave
            label={messages.signOut}
            title={messages.signOutTitle}
            text={messages.signOutText}
            onLeave={() => void leaveLocked(userId, { forgotten: false })}
          />
        </div>
      )}
    </main>
  );
};
