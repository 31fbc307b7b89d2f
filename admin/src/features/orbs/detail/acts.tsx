import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { usePublishReadyOrbMutation, useWithdrawReadyOrbMutation } from '../orbs.api.ts';
import { detailMessages as messages } from './detail.messages.ts';
import styles from '../orbs.module.css';

type Of = Readonly<{ orb: ReadyOrbDetail }>;

const Publish = ({ orb: { orbId } }: Of) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [publish, { isLoading }] = usePublishReadyOrbMutation();
  return (
    <Button
      look="primary"
      busy={isLoading}
      onClick={async () => showResult(await publish(orbId), formatMessage(messages.published))}
    >
      {formatMessage(messages.publish)}
    </Button>
  );
};

const Withdraw = ({ orb: { orbId } }: Of) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading, error }] = useWithdrawReadyOrbMutation();
  const confirm = async (why: string) => {
    const outcome = await withdraw({ orbId, body: { why } });
    if (!outcome.error && showResult(outcome, formatMessage(messages.withdrawn))) setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{formatMessage(messages.withdraw)}</Button>
      {asking && (
        <ReasonDialog
          title={formatMessage(messages.withdrawTitle)}
          text={formatMessage(messages.withdrawText)}
          confirmLabel={formatMessage(messages.withdraw)}
          busy={isLoading}
          problem={error}
          onClose={() => setAsking(false)}
          onConfirm={({ words }) => void confirm(words)}
        />
      )}
    </>
  );
};

export const OrbActs = ({ orb }: Of) => (
  <div className={styles['acts']}>
    <Link href={`/admin/orbs/${orb.orbId}/edit`} {...buttonLook()}>
      <FormattedMessage {...messages.edit} />
    </Link>
    {orb.status === 'published' ? <Withdraw orb={orb} /> : <Publish orb={orb} />}
  </div>
);
