import type { ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { DownloadArchive } from '../own-data/download-archive.tsx';
import { beforeMessages as messages } from './before-leaving.messages.ts';
import styles from './erasure.module.css';

type SetProps = Readonly<{ title: ReactNode; text: ReactNode; children: ReactNode }>;

const Thought = ({ title, text, children }: SetProps) => (
  <div className={styles['set']}>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    {children}
  </div>
);

const See = ({ href, children }: Readonly<{ href: string; children: ReactNode }>) => (
  <Link href={href} {...buttonLook({ look: 'text' })}>
    {children}
  </Link>
);

/** What this device has not sent. */
const Unsent = () => {
  const count = useOutbox().filter(({ state }) => state !== 'received').length;
  if (count === 0) return null;
  return (
    <Thought
      title={<FormattedMessage {...messages.unsent} values={{ count }} />}
      text={<FormattedMessage {...messages.unsentText} values={{ count }} />}
    >
      <See href="/app/thoughts">
        <FormattedMessage {...messages.seeUnsent} />
      </See>
    </Thought>
  );
};

/** What to think of first; only what there is. */
export const BeforeLeaving = ({ outlook }: Readonly<{ outlook: ErasureOutlook }>) => {
  const { communitiesOwned, stories } = outlook;
  return (
    <div>
      <Thought title={<FormattedMessage {...messages.archive} />} text={<FormattedMessage {...messages.archiveText} />}>
        <DownloadArchive />
      </Thought>
      <Unsent />
      {communitiesOwned > 0 && (
        <Thought
          title={<FormattedMessage {...messages.communities} values={{ count: communitiesOwned }} />}
          text={<FormattedMessage {...messages.communitiesText} values={{ count: communitiesOwned }} />}
        >
          <See href="/app/communities">
            <FormattedMessage {...messages.handOver} />
          </See>
        </Thought>
      )}
      {stories > 0 && (
        <Thought title={<FormattedMessage {...messages.links} />} text={<FormattedMessage {...messages.linksText} />}>
          <See href="/app/stories">
            <FormattedMessage {...messages.seeStories} />
          </See>
        </Thought>
      )}
    </div>
  );
};
