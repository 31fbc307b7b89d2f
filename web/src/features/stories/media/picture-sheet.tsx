import type { ShownPart, StoryThought } from '@ecrin/contracts/story/story.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { Picture } from '@ecrin/ui/pictures/picture.tsx';
import { Sheet, SheetBody } from '@ecrin/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v7 } from 'uuid';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useFileAddress } from '#lib/picture/use-file-address.ts';
import { useAddPictureOfThoughtMutation, useFindSourceQuery } from '../stories.api.ts';
import { StoryNotThereYet } from '../story-states.tsx';
import { ChoiceFoot } from './choice-foot.tsx';
import { mediaMessages as messages } from './media.messages.ts';
import { ThoughtField } from './thought-field.tsx';
import styles from './media.module.css';

type Card = ThoughtDetail['pictures'][number];

const Small = ({
  thoughtId,
  picture: { pictureId, width, height },
}: Readonly<{ thoughtId: string; picture: Card }>) => {
  const { formatMessage } = useIntl();
  const { url, failed } = useFileAddress(`/thoughts/${thoughtId}/pictures/${pictureId}/small`);
  const absent = failed ? formatMessage(messages.thoughtPictureAbsent) : '';
  return <Picture url={url} width={width} height={height} alt="" absent={absent} />;
};

type ChoiceProps = Readonly<{
  thought: ThoughtDetail;
  pictures: readonly Card[];
  chosen: Card;
  onChoose: (pictureId: string) => void;
}>;

const Choice = ({ thought: { thoughtId, language }, pictures, chosen, onChoose }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <fieldset className={styles['pictures']} aria-label={formatMessage(messages.thoughtPictures)}>
        {pictures.map((picture, at) => (
          <label key={picture.pictureId}>
            <input
              type="radio"
              name="thought-picture"
              aria-label={picture.alt || formatMessage(messages.thoughtPicture, { place: at + 1 })}
              checked={picture === chosen}
              onChange={() => onChoose(picture.pictureId)}
            />
            <Small thoughtId={thoughtId} picture={picture} />
          </label>
        ))}
      </fieldset>
      {chosen.alt !== '' && (
        <div className={styles['thought']}>
          <span className="label">
            <FormattedMessage {...messages.pictureText} />
          </span>
          <p dir="auto" lang={language}>
            {chosen.alt}
          </p>
        </div>
      )}
    </>
  );
};

/** Of a thought that was just opened: its first picture. */
const useChoice = (pictured: Props['pictured']) => {
  const [thoughtId, openThought] = useState(pictured[0]?.thoughtId ?? '');
  const [pictureId, choose] = useState<string | null>(null);
  const { currentData: thought, isError, refetch } = useFindSourceQuery(thoughtId);
  const pictures = thought?.pictures.filter(({ ready }) => ready) ?? [];
  const chosen = pictures.find((picture) => picture.pictureId === pictureId) ?? pictures[0] ?? null;
  return { thoughtId, openThought, thought, pictures, chosen, choose, isError, refetch };
};

type Props = Readonly<{
  storyId: string;
  pictured: readonly StoryThought[];
  onAdd: (part: ShownPart) => void;
  onClose: () => void;
}>;

const usePutInStory = ({ storyId, onAdd, onClose }: Props) => {
  const [add, { isLoading: busy }] = useAddPictureOfThoughtMutation();
  const withFeedback = useCommandFeedback();
  const put = async (thoughtId: string, { pictureId, alt }: Card) => {
    const sent = add({ storyId, body: { thoughtId, pictureId } }).unwrap();
    if (!(await withFeedback(sent))) return;
    const picture = { ...(await sent), caption: '' };
    onAdd({ partId: v7(), kind: 'picture', text: alt, by: 'thought', sources: [thoughtId], unsourced: [], picture });
    onClose();
  };
  return { put, busy };
};

/** A picture that one of the story’s thoughts has. */
export const PictureSheet = (props: Props) => {
  const { pictured, onClose } = props;
  const { formatMessage } = useIntl();
  const { thoughtId, openThought, thought, pictures, chosen, choose, ...found } = useChoice(pictured);
  const { put, busy } = usePutInStory(props);
  return (
    <Sheet title={formatMessage(messages.thoughtPictureTitle)} onClose={onClose}>
      <SheetBody>
        <div className={styles['fields']}>
          {pictured.length > 1 && <ThoughtField thoughts={pictured} chosen={thoughtId} onChoose={openThought} />}
          {!thought && <StoryNotThereYet failed={found.isError} onRetry={found.refetch} />}
          {thought && chosen && <Choice thought={thought} pictures={pictures} chosen={chosen} onChoose={choose} />}
          {thought && (
            <p className="sm dim">
              <FormattedMessage {...(chosen ? messages.thoughtPictureHint : messages.thoughtPictureNone)} />
            </p>
          )}
        </div>
      </SheetBody>
      <ChoiceFoot
        isReady={chosen !== null}
        busy={busy}
        onPut={() => chosen && void put(thoughtId, chosen)}
        onClose={onClose}
      />
    </Sheet>
  );
};
