import type { ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback, useProblemSentence } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { OwnPicture } from '../pictures/own-picture.tsx';
import { useRestorePictureMutation } from '../pictures/thought-pictures.api.ts';
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

/** As they are today; those that are not there any more can be put back. */
const VersionPictures = ({ thoughtId, version: { change, pictures } }: VersionProps) => {
  const { formatMessage } = useIntl();
  const [restore, { isLoading }] = useRestorePictureMutation();
  const withFeedback = useCommandFeedback();
  const removed = change === 'pictures-removed' ? pictures.filter((picture) => picture.removed) : [];
  const restoreAll = async () => {
    for (const { pictureId } of removed) if (!(await withFeedback(restore({ thoughtId, pictureId }).unwrap()))) return;
  };
  return (
    <>
      <div className={styles['pictures']}>
        {pictures.map((picture) => (
          <OwnPicture
            key={picture.pictureId}
            thoughtId={thoughtId}
            picture={{ ...picture, ready: true }}
            size="small"
            alt={picture.alt || formatMessage(messages.versionPicture)}
          />
        ))}
      </div>
      {removed.length > 0 && (
        <div>
          <Button look="text" busy={isLoading} onClick={() => void restoreAll()}>
            <FormattedMessage {...messages.restorePicture} values={{ count: removed.length }} />
          </Button>
        </div>
      )}
    </>
  );
};

const VersionContent = (props: VersionProps) => {
  const { language } = useLanguage();
  const { change, occurredAt, pictures } = props.version;
  if (pictures.length > 0) return <VersionPictures {...props} />;
  if (change !== 'back-dated' || occurredAt === null) return <VersionWords {...props} />;
  return (
    <p className="words" dir="auto" data-size="sm">
      {formatTimestamp(language, occurredAt)}
    </p>
  );
};

const Version = ({ thoughtId, version, current }: VersionProps & { current: boolean }) => {
  const { language } = useLanguage();
  const { change, at, pictures } = version;
  return (
    <li>
      <p className="xs dim">
        <FormattedMessage {...messages.version} values={{ change: change.replace('-', '_'), count: pictures.length }} />{' '}
        · <time dateTime={at}>{formatTimestamp(language, at)}</time>
        {current && (
          <>
            {' · '}
            <FormattedMessage {...messages.versionNow} />
          </>
        )}
      </p>
      <VersionContent thoughtId={thoughtId} version={version} />
    </li>
  );
};

/** The wordings and pictures the thought had, newest first; older ones come a page at a time. */
export const VersionsDialog = ({ thoughtId, onClose }: { thoughtId: string; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const listed = useListThoughtVersionsInfiniteQuery(thoughtId);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = listed;
  const versions = data?.pages.flatMap(({ items }) => items) ?? [];
  // Another moment, or other pictures, leave its words.
  const newestWording = versions.find(({ excerpt }) => excerpt !== null);
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
