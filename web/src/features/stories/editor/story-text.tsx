import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ShownPart, StoryDetail, StoryThought } from '@ecrin/contracts/story/story.ts';
import { maxPartLength, maxStoryTitleLength } from '@ecrin/domain/story/story.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v7 } from 'uuid';
import { MediaAdders } from '../media/media-adders.tsx';
import { SourceSheet } from '../sources/source-sheet.tsx';
import { editorMessages as messages } from './editor.messages.ts';
import { planMessages } from './plan.messages.ts';
import { captioned, numbersOf, touchedPart, withOwnPart, withPart, withoutPart } from './story-draft.ts';
import { StoryPartField, StoryTitle } from './story-part.tsx';
import type { StoryEditor } from './use-story-draft.ts';
import styles from './editor.module.css';

type Props = Readonly<{
  story: Pick<StoryDetail, 'storyId' | 'language' | 'removed'>;
  editor: StoryEditor;
  sources: ReadonlyMap<string, StoryThought>;
}>;

const maxChapterLength = 200;

const Adders = ({
  onAdd,
  children,
}: Readonly<{ onAdd: (kind: 'paragraph' | 'chapter') => void; children: ReactNode }>) => (
  <div className={styles['adders']}>
    <Button onClick={() => onAdd('paragraph')}>
      <Icon of={plusIcon} size="sm" />
      <FormattedMessage {...messages.addParagraph} />
    </Button>
    <Button onClick={() => onAdd('chapter')}>
      <Icon of={plusIcon} size="sm" />
      <FormattedMessage {...messages.addChapter} />
    </Button>
    {children}
  </div>
);

type Asked = Readonly<{ part: ShownPart; sentence: string | null }>;
type PartsProps = Props & Readonly<{ onSources: (asked: Asked) => void }>;

const Parts = ({ story: { storyId, language }, editor: { draft, change }, sources, onSources }: PartsProps) => {
  const { formatMessage } = useIntl();
  const numbers = numbersOf(draft);
  const remove = (partId: string) => {
    change((before) => withoutPart(before, partId));
    showToast({ tone: 'done', message: formatMessage(messages.takenOut) });
  };
  return draft.parts.map((part, at) =>
    part.text === null ? null : (
      <StoryPartField
        key={part.partId}
        storyId={storyId}
        part={{ ...part, text: part.text }}
        place={at + 1}
        lang={language}
        maxLength={part.kind === 'chapter' ? maxChapterLength : maxPartLength}
        numbers={numbers}
        sources={sources}
        onType={(text) => change((before) => touchedPart(before, part.partId, text), part.partId)}
        onCaption={(caption) => change((before) => captioned(before, part.partId, caption), `caption ${part.partId}`)}
        onRemove={() => remove(part.partId)}
        onSources={(sentence) => onSources({ part, sentence })}
      />
    ),
  );
};

/** The text itself. A part whose thought was erased is not shown; that it is gone is said. */
export const StoryText = (props: Props) => {
  const { story, editor, sources } = props;
  const { draft, change } = editor;
  const [asked, ask] = useState<Asked | null>(null);
  return (
    <article className={styles['draft']}>
      <StoryTitle
        title={draft.title}
        lang={story.language}
        maxLength={maxStoryTitleLength}
        onType={(title) => change((before) => ({ ...before, title }), 'title')}
      />
      {story.removed > 0 && (
        <output className={styles['removed']}>
          <FormattedMessage {...planMessages.removed} values={{ count: story.removed }} />
        </output>
      )}
      <Parts {...props} onSources={ask} />
      {asked && (
        <SourceSheet
          {...asked}
          editor={editor}
          numbers={numbersOf(draft)}
          sources={sources}
          lang={story.language}
          onClose={() => ask(null)}
        />
      )}
      <Adders onAdd={(kind) => change((before) => withOwnPart(before, v7(), kind))}>
        <MediaAdders
          storyId={story.storyId}
          thoughts={[...sources.values()]}
          onAdd={(part) => change((before) => withPart(before, part))}
        />
      </Adders>
    </article>
  );
};
