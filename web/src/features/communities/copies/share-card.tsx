import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { shareIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ShareSheet } from './share-sheet.tsx';
import { shareMessages as messages } from './share.messages.ts';
import styles from '../communities.module.css';

/** Where a member begins to share. */
export const ShareCard = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const [isOpen, open] = useState(false);
  return (
    <section className={styles['card']}>
      <h2 className="h4">{formatMessage(messages.shareHere)}</h2>
      <p className="sm dim">{formatMessage(messages.shareHint)}</p>
      <Button look="primary" block onClick={() => open(true)}>
        <Icon of={shareIcon} />
        {formatMessage(messages.choose)}
      </Button>
      {isOpen && <ShareSheet community={community} onClose={() => open(false)} />}
    </section>
  );
};
