import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { CommunityList } from '@ecrin/contracts/community/community.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useListCommunitiesInfiniteQuery } from '../api/communities.api.ts';
import { communitiesMessages as messages } from '../communities.messages.ts';
import { Crest } from '../crest.tsx';
import { PagesOf } from '../pages-of.tsx';
import { OpenCommunity } from './open-community.tsx';
import styles from '../communities.module.css';

const CommunityRows = ({ communities }: { communities: CommunityList['items'] }) => {
  const { formatMessage } = useIntl();
  if (communities.length === 0) return <WhyEmptyLine>{formatMessage(messages.none)}</WhyEmptyLine>;
  return (
    <nav className={styles['pages']} aria-label={formatMessage(messages.title)}>
      {communities.map(({ communityId, name, standing, visibility }) => (
        <Link key={communityId} href={`/app/communities/${communityId}`} data-row>
          <Crest name={name} small />
          <span>
            <b>{withFrenchTypography(name)}</b>
            <span className={styles['meta']}>
              {formatMessage(messages[visibility])} · {formatMessage(messages[standing])}
            </span>
          </span>
          <Icon of={chevronRightIcon} />
        </Link>
      ))}
    </nav>
  );
};

const OwnCommunities = () => {
  const list = useListCommunitiesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PagesOf list={list}>{(pages) => <CommunityRows communities={pages.flatMap(({ items }) => items)} />}</PagesOf>
  );
};

/** Where the client is, and how to open a community. */
export const CommunitiesScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain split">
      <div className={styles['stack']}>
        <div>
          <BackLink />
          <PageHead title={formatMessage(messages.title)} />
          <p className="sm dim">{formatMessage(messages.intro)}</p>
        </div>
        <OwnCommunities />
      </div>
      <OpenCommunity />
    </Page>
  );
};
