import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { draftsIn } from '@ecrin/domain/story/waiting-drafts.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import type { StoryEditor } from '../editor/use-story-draft.ts';
import { useAcceptDraftMutation } from './draft.api.ts';
import { draftMessages } from './draft.messages.ts';
import { waitingMessages as messages } from './waiting.messages.ts';
import styles from './draft.module.css';

/** The drafts whose paragraphs are in a text without the author’s word. */
export const waitingIn = (
  { waiting }: Pick<StoryDetail, 'waiting'>,
  { draft }: Pick<StoryEditor, 'draft'>,
): readonly string[] => draftsIn(draft.parts, waiting);

export const openLinks = ({ links }: Pick<StoryDetail, 'links'>): number =>
  links.filter(({ closed }) => !closed).length;

const heldIn = ({ draft }: Pick<StoryEditor, 'draft'>): number =>
  draft.parts.reduce((sum, { unsourced }) => sum + unsourced.length, 0);

type Props = Readonly<{
  story: StoryDetail;
  editor: StoryEditor;
  /** What became of it, where that was just seen. */
  outcome: ReactNode;
  onVersions: () => void;
}>;

/** What is on this page goes first: it is what the author has read. */
const useAccept = ({ story, editor }: Pick<Props, 'story' | 'editor'>) => {
  const { formatMessage } = useIntl();
  const [accept, { isLoading }] = useAcceptDraftMutation();
  const withFeedback = useCommandFeedback();
  const run = async () => {
    await editor.save();
    const body = { draftIds: [...waitingIn(story, editor)] };
    if (await withFeedback(accept({ storyId: story.storyId, body }).unwrap()))
      showToast({ tone: 'done', message: formatMessage(messages.accepted) });
  };
  return { accept: () => void run(), busy: isLoading };
};

/** A composed draft, which its author accepts or takes back; until then others read what they read before. */
export const WaitingDraft = ({ story, editor, outcome, onVersions }: Props) => {
  const { accept, busy } = useAccept({ story, editor });
  const { published } = story;
  const goBack = editor.takeBack ?? (published ? () => editor.change(() => published) : onVersions);
  return (
    <div className={styles['panel']}>
      <output className="sm">{outcome ?? <FormattedMessage {...messages.waits} />}</output>
      <p className="sm dim">
        <FormattedMessage {...messages.unchanged} values={{ links: openLinks(story) }} />{' '}
        <FormattedMessage {...messages.held} values={{ count: heldIn(editor) }} />
      </p>
      <div className={styles['acts']}>
        <Button look="primary" busy={busy} onClick={accept}>
          <FormattedMessage {...messages.accept} />
        </Button>
        <Button onClick={goBack}>
          <FormattedMessage {...draftMessages.takeBack} />
        </Button>
      </div>
    </div>
  );
};
