import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon, usersIcon, worldIcon } from '@ecrin/ui/icon/icons.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { FavoriteButton } from '#lib/favorites/favorite-button.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { isAwaited } from '#lib/page/awaited.ts';
import { useListCommentsInfiniteQuery } from '../api/comments.api.ts';
import { useFindCommunityQuery, useFindInvitedQuery } from '../api/communities.api.ts';
import { useListCopiesInfiniteQuery } from '../api/copies.api.ts';
import { isAbsent } from '../api/tagged-api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { SharedCopies } from '../copies/shared-copies.tsx';
import { Crest } from '../crest.tsx';
import { HandoverToYou } from '../settings/handover.tsx';
import { Comments } from './comments.tsx';
import { CommunityAside } from './community-aside.tsx';
import { JoinCard } from './join-card.tsx';
import { joinMessages } from './join.messages.ts';
import { rulesMessages } from './rules.messages.ts';
import { Unshown } from './unshown.tsx';
import styles from '../communities.module.css';

const messages = { ...communitiesMessages, ...joinMessages, ...rulesMessages };

const Head = ({
  community: { communityId, name, purpose, visibility, members, can },
}: {
  community: CommunityDetail;
}) => {
  const { formatMessage } = useIntl();
  return (
    <header className={styles['head']}>
      <div className={styles['top']}>
        <Crest name={name} />
        <div>
          <h1 className="display" tabIndex={-1}>
            {withFrenchTypography(name)}
          </h1>
          <p className={styles['meta']}>
            <span>
              <Icon of={visibility === 'public' ? worldIcon : lockIcon} size="sm" />
              {formatMessage(messages[visibility])}
            </span>
            <span>
              <Icon of={usersIcon} size="sm" />
              {formatMessage(messages.members, { count: members })}
            </span>
          </p>
        </div>
        {can.readComments && <FavoriteButton kind="community" itemId={communityId} />}
      </div>
      <p className={styles['purpose']}>{withFrenchTypography(purpose)}</p>
    </header>
  );
};

const Waiting = ({ community: { communityId, waiting } }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  if (!waiting) return null;
  const see = (
    <Link href={`/app/communities/${communityId}/settings`} {...buttonLook({ look: 'text' })}>
      {formatMessage(messages.see)}
    </Link>
  );
  return (
    <Banner tone="info" action={see}>
      {formatMessage(messages.waiting, { count: waiting })}
    </Banner>
  );
};

const Shown = ({ community, invite }: Readonly<{ community: CommunityDetail; invite: string | null }>) => {
  usePageTitle(community.name);
  return (
    <Page kind="plain split">
      <div className={styles['stack']}>
        <BackLink />
        <Head community={community} />
        <Waiting community={community} />
        <HandoverToYou community={community} />
        {community.can.readComments ? (
          <>
            <SharedCopies community={community} />
            <Comments community={community} copyId={null} />
          </>
        ) : (
          <JoinCard community={community} invite={invite} />
        )}
      </div>
      <CommunityAside community={community} />
    </Page>
  );
};

/** Shared texts stand above comments, and on a phone both above the rules: all are shown at once, so that none moves. */
const useContentArrived = (community: CommunityDetail | undefined): boolean => {
  const communityId = community?.communityId ?? '';
  const skip = !community?.can.readComments;
  const copies = useListCopiesInfiniteQuery(communityId, { skip });
  const comments = useListCommentsInfiniteQuery({ communityId, copyId: null }, { skip });
  return !isAwaited(copies) && !isAwaited(comments);
};

type Found = Readonly<{ data?: CommunityDetail | undefined; error?: unknown; refetch: () => unknown }>;

const Loaded = ({ found: { data, error, refetch }, invite }: Readonly<{ found: Found; invite: string | null }>) => {
  const { formatMessage } = useIntl();
  const arrived = useContentArrived(data);
  if (data && arrived && !isAbsent(error)) return <Shown community={data} invite={invite} />;
  const absent = {
    title: formatMessage(messages.closedTitle),
    text: formatMessage(messages.closedText),
    href: '/app/communities',
    link: formatMessage(messages.toList),
  };
  return <Unshown error={error} onRetry={refetch} absent={absent} />;
};

/** The page of a community, for who is in it, and for others as far as they may see it. */
export const CommunityScreen = () => {
  const { communityId = '' } = useParams();
  return <Loaded found={useFindCommunityQuery(communityId, { refetchOnMountOrArgChange: true })} invite={null} />;
};

/** Where an invite link leads. */
export const InviteScreen = () => {
  const { invite = '' } = useParams();
  return <Loaded found={useFindInvitedQuery(invite, { refetchOnMountOrArgChange: true })} invite={invite} />;
};
