import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import type { SharedCopyDetail } from '@ecrin/contracts/community/shared-copy.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useFindCommunityQuery } from '../api/communities.api.ts';
import { useFindCopyQuery } from '../api/copies.api.ts';
import { isAbsent } from '../api/tagged-api.ts';
import { Comments } from '../page/comments.tsx';
import { Unshown } from '../page/unshown.tsx';
import { copiesMessages as messages } from './copies.messages.ts';
import { CopyActs } from './copy-acts.tsx';
import { CopyHead, CopyKind, useCopyTitle } from './copy-head.tsx';
import communityStyles from '../communities.module.css';
import styles from './copies.module.css';

/** A copy never changes: the place of a part is its key. */
const placed = ({ parts }: SharedCopyDetail) => parts.map((part, place) => ({ ...part, place }));

const Parts = ({ copy }: { copy: SharedCopyDetail }) => (
  <div className={styles['read']} lang={copy.language}>
    {placed(copy).map(({ kind, text, place }) =>
      kind === 'chapter' ? (
        <h2 dir="auto" key={place} className="display" data-level="3">
          {withFrenchTypography(text)}
        </h2>
      ) : (
        <p key={place}>{withFrenchTypography(text)}</p>
      ),
    )}
  </div>
);

const Shown = ({ copy, community }: Readonly<{ copy: SharedCopyDetail; community: CommunityDetail }>) => {
  const { formatMessage } = useIntl();
  const own = useCopyTitle()(copy);
  const title = own ?? formatMessage(messages.untitledThought);
  usePageTitle(title);
  return (
    <Page kind="plain">
      <div className={communityStyles['stack']}>
        <BackLink name={community.name} />
        <article className={communityStyles['stack']}>
          <header className={styles['copy']}>
            <CopyHead copy={copy} />
            <h1 className="display" tabIndex={-1} dir="auto" lang={copy.language}>
              {withFrenchTypography(title)}
            </h1>
            {own !== null && (
              <p className={styles['foot']}>
                <CopyKind copy={copy} />
              </p>
            )}
          </header>
          <Parts copy={copy} />
          <CopyActs copy={copy} community={community} />
        </article>
        <div id="comments">
          <Comments community={community} copyId={copy.copyId} />
        </div>
      </div>
    </Page>
  );
};

/** A shared text as members read it, with the comments on it. */
export const SharedCopyScreen = () => {
  const { formatMessage } = useIntl();
  const { communityId = '', copyId = '' } = useParams();
  const community = useFindCommunityQuery(communityId);
  const copy = useFindCopyQuery({ communityId, copyId }, { refetchOnMountOrArgChange: true });
  const error = community.error ?? copy.error;
  if (community.data && copy.data && !isAbsent(error)) return <Shown copy={copy.data} community={community.data} />;
  const absent = {
    title: formatMessage(messages.goneTitle),
    text: formatMessage(messages.goneText),
    href: `/app/communities/${communityId}`,
    link: formatMessage(messages.toCommunity),
  };
  return <Unshown error={error} onRetry={copy.refetch} absent={absent} />;
};
