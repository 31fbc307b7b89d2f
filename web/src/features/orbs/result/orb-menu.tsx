import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useDeleteOrbMutation, useRestoreOrbMutation } from '../orbs.api.ts';
import { historyMessages } from './history.messages.ts';
import styles from './result.module.css';

const DeleteButton = ({ orbId }: { orbId: string }) => {
  const { formatMessage } = useIntl();
  const [remove, { isLoading }] = useDeleteOrbMutation();
  const [restore] = useRestoreOrbMutation();
  const [, navigate] = useLocation();
  const withFeedback = useCommandFeedback();
  const undo = async () => {
    if (await withFeedback(restore(orbId).unwrap())) navigate(`/app/orbs/${orbId}`);
  };
  const send = async () => {
    // First: on its own screen it would be fetched again, and be gone.
    navigate('/app/orbs');
    if (!(await withFeedback(remove(orbId).unwrap()))) return;
    showToast({
      tone: 'done',
      message: formatMessage(historyMessages.deleted),
      action: { label: formatMessage(historyMessages.undo), run: () => void undo() },
    });
  };
  return (
    <Button look="text" busy={isLoading} onClick={() => void send()}>
      <FormattedMessage {...historyMessages.delete} />
    </Button>
  );
};

/** What can be done with an orb besides running it. */
export const OrbMenu = ({ orb: { orbId, own, mayCreate } }: { orb: OrbDetail }) => (
  <div className={styles['acts']}>
    <Link href={`/app/orbs/${orbId}/auto`} {...buttonLook()}>
      <FormattedMessage {...historyMessages.auto} />
    </Link>
    <Link href={`/app/orbs/${orbId}/past`} {...buttonLook()}>
      <FormattedMessage {...historyMessages.past} />
    </Link>
    {own && (
      <Link href={`/app/orbs/${orbId}/edit`} {...buttonLook()}>
        <FormattedMessage {...historyMessages.edit} />
      </Link>
    )}
    {mayCreate && (
      <Link href={`/app/orbs/create?from=${orbId}`} {...buttonLook({ look: 'text' })}>
        <FormattedMessage {...historyMessages.copyOrb} />
      </Link>
    )}
    {own && <DeleteButton orbId={orbId} />}
  </div>
);
