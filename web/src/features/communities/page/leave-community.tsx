import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { signOutIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useLeaveCommunityMutation } from '../api/community-commands.api.ts';
import { joinMessages as messages } from './join.messages.ts';
import styles from '../communities.module.css';

/** Leaves, after the choice of what becomes of one's words. */
export const LeaveCommunity = ({ communityId }: Readonly<{ communityId: string }>) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [asking, ask] = useState(false);
  const [leave, { isLoading }] = useLeaveCommunityMutation();
  const feedback = useResultFeedback();
  const send = async (wordsTakenOut: boolean) => {
    const result = await leave({ communityId, wordsTakenOut });
    ask(false);
    if (feedback(result, formatMessage(messages.left))) navigate('/app/communities');
  };
  return (
    <div>
      <Button look="text" onClick={() => ask(true)}>
        <Icon of={signOutIcon} />
        {formatMessage(messages.leave)}
      </Button>
      {asking && (
        <Dialog title={formatMessage(messages.leave)} onClose={() => ask(false)}>
          <p>{formatMessage(messages.leaveText)}</p>
          <div className={styles['form']}>
            <Button busy={isLoading} onClick={() => void send(false)}>
              {formatMessage(messages.leaveKeep)}
            </Button>
            <Button look="danger" busy={isLoading} onClick={() => void send(true)}>
              {formatMessage(messages.leaveTake)}
            </Button>
            <Button look="text" onClick={() => ask(false)}>
              {formatMessage(messages.stay)}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
};
