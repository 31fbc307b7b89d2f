import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryCard } from '@ecrin/contracts/story/story.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useChosenThoughts, type ChosenThoughts } from '#lib/page/chosen-thoughts.ts';
import { storiesMessages } from '../list/stories.messages.ts';
import { useAddThoughtsMutation, useListStoriesInfiniteQuery } from '../stories.api.ts';
import { StoryNotThereYet } from '../story-states.tsx';
import { chooseMessages as messages } from './choose.messages.ts';
import styles from '../stories.module.css';

type RowProps = Readonly<{ story: StoryCard; busy: boolean; onAdd: () => void }>;

const StoryRow = ({ story: { title, paragraphs, language }, busy, onAdd }: RowProps) => {
  const { formatMessage } = useIntl();
  const name = title === '' ? formatMessage(storiesMessages.untitled) : title;
  return (
    <li>
      <div>
        <b dir="auto" lang={language}>
          {withFrenchTypography(name)}
        </b>
        <small>
          <FormattedMessage {...messages.paragraphs} values={{ paragraphs }} />
        </small>
      </div>
      <Button busy={busy} onClick={onAdd} aria-label={formatMessage(messages.addTo, { name })}>
        <FormattedMessage {...messages.add} />
      </Button>
    </li>
  );
};

const NoStory = ({ thoughtIds }: { thoughtIds: readonly string[] }) => {
  const [, navigate] = useLocation();
  const state: ChosenThoughts = { chosenThoughts: thoughtIds };
  return (
    <>
      <p className="dim">
        <FormattedMessage {...messages.noStory} />
      </p>
      <Button look="primary" onClick={() => navigate('/app/stories/new', { state })}>
        <FormattedMessage {...storiesMessages.new} />
      </Button>
    </>
  );
};

const Stories = ({ thoughtIds }: { thoughtIds: readonly string[] }) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useListStoriesInfiniteQuery();
  const [add, { isLoading }] = useAddThoughtsMutation();
  const withFeedback = useCommandFeedback();
  if (!data) return <StoryNotThereYet failed={isError} onRetry={refetch} />;
  const stories = data.pages.flatMap(({ items }) => items);
  const addTo = async (storyId: string) => {
    if (!(await withFeedback(add({ storyId, body: { thoughtIds } }).unwrap()))) return;
    showToast({ tone: 'done', message: formatMessage(messages.added, { count: thoughtIds.length }) });
    navigate(`/app/stories/${storyId}`);
  };
  if (stories.length === 0) return <NoStory thoughtIds={thoughtIds} />;
  return (
    <>
      <ul className={styles['versions']}>
        {stories.map((story) => (
          <StoryRow key={story.storyId} story={story} busy={isLoading} onAdd={() => void addTo(story.storyId)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()}>
          <FormattedMessage {...messages.moreStories} />
        </Button>
      )}
    </>
  );
};

/** Chooses the story that thoughts chosen in a list are added to. */
export const AddToStoryScreen = () => {
  const { formatMessage } = useIntl();
  const thoughtIds = useChosenThoughts();
  usePageTitle(formatMessage(messages.addToStory));
  if (thoughtIds.length === 0)
    return (
      <Page kind="plain">
        <BackLink />
        <EmptyState
          level={1}
          title={formatMessage(messages.noneChosen)}
          action={
            <Link href="/app/thoughts" {...buttonLook({ look: 'primary' })}>
              <FormattedMessage {...messages.toThoughts} />
            </Link>
          }
        >
          <FormattedMessage {...messages.noneChosenText} />
        </EmptyState>
      </Page>
    );
  return (
    <Page kind="plain">
      <BackLink />
      <PageHead title={formatMessage(messages.addToStory)} />
      <p className="dim">
        <FormattedMessage {...messages.chosen} values={{ count: thoughtIds.length }} />
      </p>
      <Stories thoughtIds={thoughtIds} />
    </Page>
  );
};
