import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import type { LockDelay } from '#lib/lock/lock-record.ts';
import { turnOnLock, type NewCode } from '#lib/lock/lock.ts';
import { sealByServer } from '#lib/lock/server-key.ts';
import { watchLock } from '../watch-lock.ts';
import { CodeForm } from './code-form.tsx';
import { DelayChoice } from './delay-choice.tsx';
import { LockOn } from './lock-on.tsx';
import { lockSettingsMessages as messages } from './lock-settings.messages.ts';
import { useLock } from './use-lock.ts';
import styles from './lock-settings.module.css';

/** What the lock protects, and what not, before it is set. */
const Words = () => {
  const { formatMessage } = useIntl();
  const parts = [
    [messages.protects, messages.protectsText],
    [messages.limits, messages.limitsText],
  ] as const;
  return parts.map(([title, text]) => (
    <div key={title.id}>
      <h2 className="h4">{formatMessage(title)}</h2>
      <p className="sm dim">{formatMessage(text)}</p>
    </div>
  ));
};

type OffProps = Readonly<{ userId: string; onDone: () => void }>;

const LockOff = ({ userId, onDone }: OffProps) => {
  const { formatMessage } = useIntl();
  const [after, setAfter] = useState<LockDelay>(5);
  const turnOn = async (code: NewCode) => {
    try {
      await turnOnLock({ userId, code, after, sealByServer });
      watchLock(userId);
      showToast({ tone: 'done', message: formatMessage(messages.turnedOn) });
      onDone();
    } catch {
      showToast({ tone: 'error', message: formatMessage(messages.failed), durationMs: 12_000 });
    }
  };
  return (
    <CodeForm send={formatMessage(messages.turnOn)} onCode={turnOn}>
      <DelayChoice after={after} onChoose={setAfter} />
      <p className="sm dim">{formatMessage(messages.forgets)}</p>
    </CodeForm>
  );
};

const isOffered = () => 'subtle' in crypto;

/** The lock of this device: set, changed, taken off. */
export const LockSettingsScreen = () => {
  const { formatMessage } = useIntl();
  const { userId, record, look } = useLock();
  return (
    <ProfilePage title={messages.title} text={messages.text}>
      <section className={styles['part']}>
        {record && <LockOn userId={userId} record={record} onChanged={look} />}
        <Words />
        {!record && isOffered() && <LockOff userId={userId} onDone={look} />}
        {!record && !isOffered() && <Banner tone="info">{formatMessage(messages.insecure)}</Banner>}
      </section>
    </ProfilePage>
  );
};
