import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { isAwaited } from '#lib/page/awaited.ts';
import { AddThoughtsSheet } from '../choose/add-thoughts-sheet.tsx';
import { Suggestions } from '../choose/suggestions.tsx';
import { DraftPanel } from '../draft/draft-panel.tsx';
import { useFindDraftEngineQuery } from '../draft/draft.api.ts';
import { storiesMessages } from '../list/stories.messages.ts';
import { SharePanel } from '../share/share-panel.tsx';
import { useFindStoryQuery } from '../stories.api.ts';
import { StoryNotThereYet } from '../story-states.tsx';
import { editorMessages as messages } from './editor.messages.ts';
import { StoryBar } from './story-bar.tsx';
import { numbersOf } from './story-draft.ts';
import { StoryPlan } from './story-plan.tsx';
import { StoryText } from './story-text.tsx';
import { useStoryDraft } from './use-story-draft.ts';
import { VersionsSheet } from './versions-sheet.tsx';
import styles from './editor.module.css';

type View = 'story' | 'plan';
type ViewProps = Readonly<{ view: View; thoughts: number; onChoose: (view: View) => void }>;

/** On a phone one of both is shown. */
const ViewChoice = ({ view, thoughts, onChoose }: ViewProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['view']}>
      <Segment
        label={formatMessage(messages.view)}
        choices={[
          { choice: 'story', label: formatMessage(messages.story) },
          { choice: 'plan', label: formatMessage(messages.plan, { count: thoughts }) },
        ]}
        chosen={view}
        onChoose={onChoose}
      />
    </div>
  );
};

const Workshop = ({ story }: { story: StoryDetail }) => {
  const { formatMessage } = useIntl();
  const editor = useStoryDraft(story);
  const [view, show] = useState<View>('story');
  const [sheet, open] = useState<'add' | 'versions' | null>(null);
  const name =
    editor.draft.title === '' ? formatMessage(storiesMessages.untitled) : withFrenchTypography(editor.draft.title);
  usePageTitle(name);
  const sources = new Map(story.sources.map((thought) => [thought.thoughtId, thought]));
  const numbers = numbersOf(editor.draft);
  const close = () => open(null);
  return (
    <div className={styles['workshop']} data-view={view}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{name}</h1>
      </VisuallyHidden>
      <div className={styles['way']}>
        <BackLink />
      </div>
      <ViewChoice view={view} thoughts={numbers.size} onChoose={show} />
      <div className={styles['side']}>
        <StoryPlan editor={editor} sources={sources} onAdd={() => open('add')} />
        <Suggestions storyId={story.storyId} known={new Set(numbers.keys())} />
      </div>
      <div className={styles['main']}>
        <StoryBar story={story} editor={editor} onVersions={() => open('versions')} />
        <DraftPanel story={story} editor={editor} sources={sources} onVersions={() => open('versions')} />
        <StoryText story={story} editor={editor} sources={sources} />
        <p className="xs dim">
          <FormattedMessage {...messages.provenanceNote} />
        </p>
        <SharePanel story={story} beforeSharing={editor.save} />
      </div>
      {sheet === 'add' && <AddThoughtsSheet storyId={story.storyId} known={new Set(numbers.keys())} onClose={close} />}
      {sheet === 'versions' && <VersionsSheet storyId={story.storyId} onClose={close} />}
    </div>
  );
};

const StoryMissing = () => {
  const { formatMessage } = useIntl();
  const way = (
    <Link href="/app/stories" {...buttonLook({ look: 'primary' })}>
      <FormattedMessage {...storiesMessages.all} />
    </Link>
  );
  usePageTitle(formatMessage(storiesMessages.missing));
  return (
    <EmptyState level={1} title={formatMessage(storiesMessages.missing)} action={way}>
      <FormattedMessage {...storiesMessages.missingText} />
    </EmptyState>
  );
};

const isMissing = (error: ReturnType<typeof useFindStoryQuery>['error']) =>
  error !== undefined && 'status' in error && [400, 404, 410].includes(error.status ?? 0);

/** With whether a draft can be written, which is said above the text: nothing moves once it is there. */
const useStory = (storyId: string) => {
  // Its thoughts may have changed since, of which nothing tells this page.
  const { currentData, error, refetch } = useFindStoryQuery(storyId, { refetchOnMountOrArgChange: true });
  const awaitsEngine = isAwaited(useFindDraftEngineQuery());
  const missing = isMissing(error);
  const failed = error !== undefined && !currentData;
  return { story: awaitsEngine || missing ? null : currentData, missing, failed, retry: refetch };
};

/** One story: its outline, its text, and its links. */
export const StoryScreen = () => {
  const { storyId } = useParams<{ storyId: string }>();
  const { story, missing, failed, retry } = useStory(storyId);
  return (
    <Page kind="plain wide">
      {story && <Workshop key={storyId} story={story} />}
      {missing && <StoryMissing />}
      {!story && !missing && <StoryNotThereYet failed={failed} onRetry={retry} />}
    </Page>
  );
};
