import type { CommunityComment } from '@ecrin/contracts/community/community.ts';
import { useIntl } from 'react-intl';
import { communitiesMessages as messages } from './communities.messages.ts';
import styles from './communities.module.css';

/** What others are there; one knows it of oneself. */
export const AuthorRole = ({ author: { own, role } }: Pick<CommunityComment, 'author'>) => {
  const { formatMessage } = useIntl();
  if (own || (role !== 'owner' && role !== 'team')) return null;
  return <span className={styles['role']}>{formatMessage(messages[role])}</span>;
};
