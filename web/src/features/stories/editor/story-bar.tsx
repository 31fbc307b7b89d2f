import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { buttonLook, IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import {
  clockIcon,
  downloadIcon,
  fileTextIcon,
  linkIcon,
  redoIcon,
  trashIcon,
  undoIcon,
} from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { FavoriteButton } from '#lib/favorites/favorite-button.tsx';
import { BookSheet } from '../media/book-sheet.tsx';
import { mediaMessages } from '../media/media.messages.ts';
import { shareMessages } from '../share/share.messages.ts';
import { useDeleteStoryMutation, useRestoreStoryMutation } from '../stories.api.ts';
import { editorMessages as messages } from './editor.messages.ts';
import { saveMarkdown } from './story-markdown.ts';
import type { SaveState, StoryEditor } from './use-story-draft.ts';
import styles from './editor.module.css';

const states: Readonly<Record<SaveState, (typeof messages)[keyof typeof messages]>> = {
  saved: messages.saved,
  unsaved: messages.unsaved,
  saving: messages.saving,
  failed: messages.notSaved,
};

/** How many of the paragraphs are the person's words: written for this story, or kept from their thoughts. */
const Ownership = ({ editor: { draft, state } }: { editor: StoryEditor }) => {
  const shown = draft.parts.filter(({ kind, text }) => kind === 'paragraph' && text !== null);
  const own = shown.filter(({ by }) => by !== 'model').length;
  return (
    <div className={styles['ownership']}>
      <span className={styles['bar']} aria-hidden="true">
        {shown.slice(0, 60).map(({ partId, by }) => (
          <i key={partId} data-own={by !== 'model' || undefined} />
        ))}
      </span>
      <span className={styles['facts']}>
        <span>
          <FormattedMessage {...messages.ownership} values={{ own, all: shown.length, whole: own === shown.length }} />
        </span>
        <output data-state={state}>
          <FormattedMessage {...states[state]} />
        </output>
      </span>
    </div>
  );
};

const useRemoveStory = ({ storyId }: Pick<StoryDetail, 'storyId'>) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [remove] = useDeleteStoryMutation();
  const [restore] = useRestoreStoryMutation();
  const withFeedback = useCommandFeedback();
  return async () => {
    if (!(await withFeedback(remove(storyId).unwrap()))) return;
    navigate('/app/stories');
    showToast({
      tone: 'done',
      message: formatMessage(messages.gone),
      action: { label: formatMessage(messages.undo), run: () => void withFeedback(restore(storyId).unwrap()) },
    });
  };
};

type Props = Readonly<{ story: StoryDetail; editor: StoryEditor; onVersions: () => void }>;

export const StoryBar = ({ story, editor, onVersions }: Props) => {
  const { formatMessage } = useIntl();
  const remove = useRemoveStory(story);
  const { undo, redo, draft } = editor;
  const [book, showBook] = useState(false);
  const openBook = async () => {
    // The book has what is saved.
    await editor.save();
    showBook(true);
  };
  const groups = [
    [
      { key: 'book', label: formatMessage(mediaMessages.book), icon: fileTextIcon, run: () => void openBook() },
      { key: 'markdown', label: formatMessage(messages.markdown), icon: downloadIcon, run: () => saveMarkdown(draft) },
    ],
    [{ key: 'remove', label: formatMessage(messages.remove), icon: trashIcon, danger: true, run: () => void remove() }],
  ];
  return (
    <div className={styles['top']}>
      <Ownership editor={editor} />
      <div className={styles['acts']}>
        <IconButton label={formatMessage(messages.undo)} disabled={!undo} onClick={() => undo?.()}>
          <Icon of={undoIcon} />
        </IconButton>
        <IconButton label={formatMessage(messages.redo)} disabled={!redo} onClick={() => redo?.()}>
          <Icon of={redoIcon} />
        </IconButton>
        <IconButton label={formatMessage(messages.versions)} onClick={onVersions}>
          <Icon of={clockIcon} />
        </IconButton>
        <FavoriteButton kind="story" itemId={story.storyId} />
        <Menu label={formatMessage(messages.menu)} groups={groups} />
        {book && <BookSheet story={story} onClose={() => showBook(false)} />}
        <a href="#story-links" {...buttonLook({ look: 'primary' })}>
          <Icon of={linkIcon} size="sm" />
          <FormattedMessage {...shareMessages.share} />
        </a>
      </div>
    </div>
  );
};
