import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { Enrolment } from './enrolment.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import { secondFactorMessages as messages } from './second-factor.messages.ts';
import styles from '../account.module.css';

type SecondFactorAction = 'nothing' | 'adding' | 'codes' | 'removing';

/** Actions on an existing factor: where one is required it can only be replaced. */
const Choices = ({
  required,
  onChoose,
}: Readonly<{ required: boolean; onChoose: (doing: SecondFactorAction) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['acts']}>
      <Button onClick={() => onChoose('adding')}>{formatMessage(messages.replace)}</Button>
      <Button onClick={() => onChoose('codes')}>{formatMessage(messages.newCodes)}</Button>
      {!required && (
        <Button look="danger" aria-label={formatMessage(messages.removeFull)} onClick={() => onChoose('removing')}>
          {formatMessage(messages.remove)}
        </Button>
      )}
    </div>
  );
};

type SecondFactorStepProps = Readonly<{ doing: SecondFactorAction; onAdded: () => void; onClose: () => void }>;
const SecondFactorStep = ({ doing, onAdded, onClose }: SecondFactorStepProps) => {
  if (doing === 'adding') return <Enrolment onDone={onAdded} onCancel={onClose} />;
  return doing === 'codes' ? <RenewRecoveryCodes onClose={onClose} /> : <RemoveSecondFactor onClose={onClose} />;
};

export const SecondFactorSettings = ({ admin }: { admin: AdminProfile }) => {
  const { formatMessage } = useIntl();
  const { refetch } = useGetMeQuery();
  const showResult = useResultFeedback();
  const [doing, setDoing] = useState<SecondFactorAction>('nothing');
  const enrolled = admin.hasAuthenticator;
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setDoing('nothing');
    heading.current?.focus();
  };
  const added = () => {
    close();
    showResult({}, formatMessage(messages.added));
    void refetch();
  };
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <div>
          <h2 ref={heading} className="h4" tabIndex={-1}>
            {formatMessage(messages.title)}
          </h2>
          <p className="sm dim">{formatMessage(enrolled ? messages.enrolled : messages.offered)}</p>
        </div>
        {!enrolled && doing === 'nothing' && (
          <Button aria-label={formatMessage(messages.addFull)} onClick={() => setDoing('adding')}>
            {formatMessage(messages.add)}
          </Button>
        )}
      </div>
      {enrolled && doing === 'nothing' && <Choices required={admin.secondFactorRequired} onChoose={setDoing} />}
      {doing !== 'nothing' && (
        <div className={styles['form']}>
          <SecondFactorStep doing={doing} onAdded={added} onClose={close} />
        </div>
      )}
    </section>
  );
};
