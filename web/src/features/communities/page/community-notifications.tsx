import type { CommunityNotifications as Choice } from '@ecrin/contracts/community/community-notifications.ts';
import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useInstallation } from '#lib/session/installation.ts';
import {
  useChooseCommunityNotificationsMutation,
  useFindCommunityNotificationsQuery,
} from '../api/community-notifications.api.ts';
import { noticeMessages as messages } from './notice.messages.ts';
import styles from '../communities.module.css';

/** What one is told of this community, each with its switch; on which channels is set once for all of them. */
export const CommunityNotifications = ({ community: { communityId, can } }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { data: choice } = useFindCommunityNotificationsQuery(communityId, { refetchOnMountOrArgChange: true });
  const [choose, { isLoading }] = useChooseCommunityNotificationsMutation();
  const awaited = useCommandFeedback();
  const { mail, push } = useInstallation();
  if (!choice) return null;
  const notices: readonly (keyof Choice)[] = [
    'things',
    'replies',
    ...(can.moderate ? (['requests'] as const) : []),
    'digest',
  ];
  return (
    <section>
      <h2 className="h4">{formatMessage(messages.notices)}</h2>
      <div className={styles['facts']}>
        {notices.map((notice) => (
          <div key={notice}>
            <span>{formatMessage(messages[notice])}</span>
            <Switch
              label={formatMessage(messages[notice])}
              on={choice[notice]}
              busy={isLoading}
              onChange={(on) => void awaited(choose({ communityId, choice: { ...choice, [notice]: on } }).unwrap())}
            />
          </div>
        ))}
      </div>
      <p className="xs dim">
        {formatMessage(messages.channels, { mail, push })}{' '}
        <Link href="/app/profile/notifications" className="link">
          {formatMessage(messages.toSettings)}
        </Link>
      </p>
    </section>
  );
};
