import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { communitiesMessages } from '../communities.messages.ts';
import { ShareCard } from '../copies/share-card.tsx';
import { CommunityNotifications } from './community-notifications.tsx';
import { LeaveCommunity } from './leave-community.tsx';
import { rulesMessages as messages } from './rules.messages.ts';
import styles from '../communities.module.css';

const Rules = ({ community: { settings, owner } }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { permission, maxLength, editMinutes, replyDepth } = settings.rules;
  const name = owner ?? formatMessage(communitiesMessages.owner);
  const facts = [
    [messages.ruleComment, formatMessage(messages[`by.${permission}`], { owner: name })],
    [messages.ruleLength, formatMessage(messages.length, { count: maxLength })],
    [messages.ruleEdit, formatMessage(messages.minutes, { count: editMinutes })],
    [messages.ruleDepth, formatMessage(messages.depth, { count: replyDepth })],
  ] as const;
  return (
    <section>
      <h2 className="h4">{formatMessage(messages.rules)}</h2>
      <dl className={styles['facts']}>
        {facts.map(([rule, value]) => (
          <div key={rule.id as string}>
            <dt>{formatMessage(rule)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The rules, what others see, and the way out. */
export const CommunityAside = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { communityId, can, standing } = community;
  return (
    <aside className={styles['stack']}>
      {can.share && <ShareCard community={community} />}
      {can.moderate && (
        <Link href={`/app/communities/${communityId}/settings`} {...buttonLook({ block: true })}>
          {formatMessage(messages.settings)}
        </Link>
      )}
      <Rules community={community} />
      <section>
        <h2 className="h4">{formatMessage(messages.seen)}</h2>
        <p className="sm dim">{formatMessage(messages.seenText)}</p>
      </section>
      {can.readComments && <CommunityNotifications community={community} />}
      {(standing === 'member' || standing === 'team') && <LeaveCommunity communityId={communityId} />}
    </aside>
  );
};
