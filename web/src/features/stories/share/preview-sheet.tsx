import type { ShownPart, StoryDetail } from '@ecrin/contracts/story/story.ts';
import { withoutSentence } from '@ecrin/domain/story/without-sentence.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { waitingMessages } from '../draft/waiting.messages.ts';
import { editorMessages } from '../editor/editor.messages.ts';
import { ListenButton } from '../media/listen-button.tsx';
import { StoryPicture } from '../media/picture-fields.tsx';
import { shareMessages as messages } from './share.messages.ts';
import styles from './share.module.css';

type Props = Readonly<{ story: StoryDetail; withPrivate: boolean; onClose: () => void }>;

const isShown = ({ text, picture, passage }: ShownPart): boolean =>
  text !== null && (text !== '' || picture !== undefined || passage !== undefined);

const withoutUnsourced = ({ text, unsourced, ...part }: ShownPart): ShownPart => ({
  ...part,
  text: text === null ? null : unsourced.reduce(withoutSentence, text),
  unsourced: [],
});

/**
 * The parts others read: no draft that waits and no sentence without a source, nothing of erased thoughts, and of private ones only with the author's
 * agreement.
 */
const readableParts = ({ published, parts, sources }: StoryDetail, withPrivate: boolean) => {
  const whole = published?.parts ?? parts;
  const hidden = new Set(
    sources.filter((thought) => thought.private && !withPrivate).map(({ thoughtId }) => thoughtId),
  );
  const shown = whole.map(withoutUnsourced).filter(isShown);
  const readable = shown.filter((part) => !part.sources.some((id) => hidden.has(id)));
  const held = whole.reduce((sum, { unsourced }) => sum + unsourced.length, 0);
  return { readable, leftOut: shown.length - readable.length, held };
};

const PreviewPart = ({
  storyId,
  part: { kind, text, picture, passage },
}: Readonly<{ storyId: string; part: ShownPart }>) => {
  if (kind === 'chapter') return <h4>{text}</h4>;
  if (!picture)
    return (
      <>
        <p>{text}</p>
        {passage && <ListenButton passage={passage} />}
      </>
    );
  return (
    <figure>
      <StoryPicture storyId={storyId} picture={picture} alt={text ?? ''} />
      {picture.caption !== '' && <figcaption className="xs dim">{picture.caption}</figcaption>}
    </figure>
  );
};

type LeftOutProps = Readonly<{ waits: boolean; leftOut: number; held: number }>;

const LeftOut = ({ waits, leftOut, held }: LeftOutProps) => (
  <>
    {waits && (
      <p className={styles['state']}>
        <FormattedMessage {...waitingMessages.textBefore} />
      </p>
    )}
    {leftOut > 0 && (
      <p className={styles['state']}>
        <FormattedMessage {...messages.previewLeftOut} values={{ count: leftOut }} />
      </p>
    )}
    {held > 0 && (
      <p className={styles['state']}>
        <FormattedMessage {...messages.previewHeld} values={{ count: held }} />
      </p>
    )}
  </>
);

/** The saved story as others see it. */
export const PreviewSheet = ({ story, withPrivate, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { readable, leftOut, held } = readableParts(story, withPrivate);
  return (
    <Sheet title={formatMessage(messages.previewTitle)} onClose={onClose}>
      <SheetBody>
        <LeftOut waits={story.published !== null} leftOut={leftOut} held={held} />
        {readable.length === 0 ? (
          <p className="dim">
            <FormattedMessage {...messages.previewEmpty} />
          </p>
        ) : (
          <article className={styles['preview']} lang={story.language}>
            <h3>{story.published?.title ?? story.title}</h3>
            {readable.map((part) => (
              <PreviewPart key={part.partId} storyId={story.storyId} part={part} />
            ))}
          </article>
        )}
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...editorMessages.close} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
