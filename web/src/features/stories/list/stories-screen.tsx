import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { StoryCard } from '@ecrin/contracts/story/story.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { linkIcon, plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { useListStoriesInfiniteQuery } from '../stories.api.ts';
import { StoryNotThereYet } from '../story-states.tsx';
import { storiesMessages as messages } from './stories.messages.ts';
import styles from '../stories.module.css';

const StoryRow = ({ story }: { story: StoryCard }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { storyId, title, excerpt, paragraphs, words, changedAt, shared } = story;
  return (
    <li className={styles['card']}>
      <h2 className={styles['cardTitle']}>
        <Link href={`/app/stories/${storyId}`} data-row>
          {title === '' ? formatMessage(messages.untitled) : withFrenchTypography(title)}
        </Link>
      </h2>
      <p className={styles['excerpt']} dir="auto" lang={story.language}>
        {withFrenchTypography(excerpt)}
      </p>
      <p className={styles['meta']}>
        <span>
          <FormattedMessage
            {...messages.figures}
            values={{ paragraphs, words, when: formatTimestamp(language, changedAt) }}
          />
        </span>
        {shared && (
          <span className={styles['mark']}>
            <Icon of={linkIcon} size="xs" />
            <FormattedMessage {...messages.shared} />
          </span>
        )}
      </p>
    </li>
  );
};

const NewLink = () => (
  <Link href="/app/stories/new" {...buttonLook({ look: 'primary' })}>
    <Icon of={plusIcon} size="sm" />
    <FormattedMessage {...messages.new} />
  </Link>
);

const Stories = () => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListStoriesInfiniteQuery();
  if (!data) return <StoryNotThereYet failed={isError} onRetry={refetch} />;
  const stories = data.pages.flatMap(({ items }) => items);
  if (stories.length === 0)
    return (
      <WhyEmpty setting title={formatMessage(messages.emptyTitle)} step={<NewLink />}>
        <FormattedMessage {...messages.emptyText} />
      </WhyEmpty>
    );
  return (
    <>
      <ul className={styles['cards']}>
        {stories.map((story) => (
          <StoryRow key={story.storyId} story={story} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </>
  );
};

/** The client's stories, the last changed first. */
export const StoriesScreen = () => {
  const { formatMessage } = useIntl();
  const { data } = useListStoriesInfiniteQuery();
  usePageTitle(formatMessage(messages.title));
  const some = (data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <Page kind="plain">
      <PageHead back={<BackLink />} title={formatMessage(messages.title)} actions={some && <NewLink />} />
      {some && (
        <p className="dim">
          <FormattedMessage {...messages.intro} />
        </p>
      )}
      <Stories />
    </Page>
  );
};
