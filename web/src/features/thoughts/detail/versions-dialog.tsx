import type { ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';
import { useFindThoughtVersionQuery, useListThoughtVersionsInfiniteQuery } from './thought-page.api.ts';
import { thoughtMessages as messages } from './thought.messages.ts';
import styles from './thought-dialog.module.css';

type ProblemProps = { error: Parameters<typeof useProblemSentence>[0]; onRetry: () => void };

const Problem = ({ error, onRetry }: ProblemProps) => {
  const problem = useProblemSentence(error);
  return problem ? (
    <p role="alert">
      {problem}{' '}
      <Button look="text" onClick={onRetry}>
        <FormattedMessage {...thoughtsMessages.retry} />
      </Button>
    </p>
  ) : null;
};

type Item = ThoughtVersions['items'][number];
type VersionProps = { thoughtId: string; version: Item };

const shownWords = (words: string | null) => words && withFrenchTypography(words);

/** How a version begins; all of its words are asked for when it is opened. */
const VersionWords = ({ thoughtId, version: { revision, excerpt, whole } }: VersionProps) => {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useFindThoughtVersionQuery({ thoughtId, revision }, { skip: !open });
  return (
    <>
      <p className={`words ${styles['wording']}`} dir="auto" data-size="sm">
        {shownWords((open && data?.content) || excerpt)}
      </p>
      {open && <Problem error={error} onRetry={() => void refetch()} />}
      {!whole && (
        <div>
          <Button look="text" busy={open && isFetching} aria-expanded={open} onClick={() => setOpen(!open)}>
            <FormattedMessage {...(open ? messages.versionLess : messages.versionWhole)} />
          </Button>
        </div>
      )}
    </>
  );
};

const Version = ({ thoughtId, version, current }: VersionProps & { current: boolean }) => {
  const { language } = useLanguage();
  const { change, at, occurredAt } = version;
  return (
    <li>
      <p className="xs dim">
        <FormattedMessage {...messages.version} values={{ change }} /> ·{' '}
        <time dateTime={at}>{formatTimestamp(language, at)}</time>
        {current && (
          <>
            {' · '}
            <FormattedMessage {...messages.versionNow} />
          </>
        )}
      </p>
      {change === 'back-dated' && occurredAt !== null ? (
        <p className="words" dir="auto" data-size="sm">
          {formatTimestamp(language, occurredAt)}
        </p>
      ) : (
        <VersionWords thoughtId={thoughtId} version={version} />
      )}
    </li>
  );
};

/** The wordings the thought had, newest first; older ones come a page at a time. */
export const VersionsDialog = ({ thoughtId, onClose }: { thoughtId: string; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const listed = useListThoughtVersionsInfiniteQuery(thoughtId);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = listed;
  const versions = data?.pages.flatMap(({ items }) => items) ?? [];
  // Moving a thought to another moment leaves its words.
  const newestWording = versions.find(({ change }) => change !== 'back-dated');
  return (
    <Dialog title={formatMessage(messages.versions)} onClose={onClose}>
      <Problem error={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton lines={[38, 94, 71]} />}
      <ol className={styles['versions']}>
        {versions.map((version) => (
          <Version key={version.revision} thoughtId={thoughtId} version={version} current={version === newestWording} />
        ))}
      </ol>
      <div className={styles['actions']}>
        {hasNextPage && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <FormattedMessage {...messages.olderVersions} />
          </Button>
        )}
        <Button onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </div>
    </Dialog>
  );
};
