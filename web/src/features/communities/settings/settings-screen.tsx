import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { useCommunityWatch } from '#lib/live/community-watch.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useFindCommunityQuery } from '../api/communities.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { copiesMessages } from '../copies/copies.messages.ts';
import { NotThereYet } from '../not-there-yet.tsx';
import { closingMessages } from './closing.messages.ts';
import { Closing } from './closing.tsx';
import { CommentSettings } from './comment-settings.tsx';
import { EntrustedReports } from './entrusted-reports.tsx';
import { EntrySettings } from './entry-settings.tsx';
import { OfferedHandover } from './handover.tsx';
import { JoinRequests } from './join-requests.tsx';
import { Members } from './members.tsx';
import { settingsMessages } from './settings.messages.ts';
import { Sight } from './sight-settings.tsx';
import styles from '../communities.module.css';

const messages = { ...communitiesMessages, ...settingsMessages, ...closingMessages };

const bold = { b: (words: ReactNode) => <b>{words}</b> };

/** The settings in three sentences. */
const Said = ({ community: { name, settings } }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { visibility, joinCondition, rules } = settings;
  return (
    <header className={styles['head']}>
      <h1 className="h4 dim" tabIndex={-1}>
        {formatMessage(messages.yours, { name: withFrenchTypography(name) })}
      </h1>
      <p className={styles['said']}>
        {formatMessage(messages['said.visibility'], { visibility, ...bold })}{' '}
        {formatMessage(messages['said.join'], { join: joinCondition, ...bold })}{' '}
        {formatMessage(messages['said.comment'], { who: rules.permission, ...bold })}
      </p>
    </header>
  );
};

const Shown = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  usePageTitle(community.name);
  const { communityId, can } = community;
  return (
    <Page kind="plain split">
      <div className={styles['stack']}>
        <BackLink name={community.name} />
        <Said community={community} />
        {can.manage && <EntrustedReports communityId={communityId} />}
        <OfferedHandover community={community} />
        {can.manage && <Sight community={community} />}
        <EntrySettings community={community} />
        {can.manage && <CommentSettings community={community} />}
        {can.manage && <Closing communityId={communityId} />}
        {can.manage && <p className="xs dim">{formatMessage(messages.each)}</p>}
      </div>
      <aside className={styles['stack']}>
        <JoinRequests community={community} />
        <Members community={community} blocked={false} />
        <Members community={community} blocked />
      </aside>
    </Page>
  );
};

/** The settings of a community, and who is in it: for its owner; the team decides on people only. */
export const CommunitySettingsScreen = () => {
  const { formatMessage } = useIntl();
  const { communityId = '' } = useParams();
  useCommunityWatch(communityId);
  const { data, error, refetch } = useFindCommunityQuery(communityId, { refetchOnMountOrArgChange: true });
  if (data?.can.moderate && !error) return <Shown community={data} />;
  return (
    <Page kind="plain">
      <BackLink name={data?.name ?? formatMessage(copiesMessages.toCommunity)} />
      <NotThereYet level={1} failed={Boolean(data ?? error)} onRetry={refetch} />
    </Page>
  );
};
