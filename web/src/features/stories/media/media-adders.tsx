import type { ShownPart, StoryThought } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { microphoneIcon, pictureIcon } from '@ecrin/ui/icon/icons.ts';
import { useRef, useState, type ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { v7 } from 'uuid';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useAddStoryPictureMutation } from '../stories.api.ts';
import { mediaMessages as messages } from './media.messages.ts';
import { PassageSheet } from './passage-sheet.tsx';
import { PictureSheet } from './picture-sheet.tsx';

type Props = Readonly<{
  storyId: string;
  thoughts: readonly StoryThought[];
  onAdd: (part: ShownPart) => void;
}>;

const useAddPicture = (storyId: string, onAdd: Props['onAdd']) => {
  const [add, { isLoading }] = useAddStoryPictureMutation();
  const withFeedback = useCommandFeedback();
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    target.value = '';
    if (!picture) return;
    const sent = add({ storyId, picture }).unwrap();
    if (!(await withFeedback(sent))) return;
    const shown = { ...(await sent), caption: '' };
    onAdd({ partId: v7(), kind: 'picture', text: '', by: 'person', sources: [], unsourced: [], picture: shown });
  };
  return { send, busy: isLoading };
};

/** What else a story can show: a picture from a file or of its thoughts, and seconds of those that were spoken. */
export const MediaAdders = ({ storyId, thoughts, onAdd }: Props) => {
  const spoken = thoughts.filter(({ kind }) => kind === 'spoken');
  const pictured = thoughts.filter(({ pictures }) => pictures > 0);
  const chooser = useRef<HTMLInputElement>(null);
  const { send, busy } = useAddPicture(storyId, onAdd);
  const [choosing, choose] = useState<'picture' | 'passage' | null>(null);
  const close = () => choose(null);
  return (
    <>
      <Button busy={busy} onClick={() => chooser.current?.click()}>
        <Icon of={pictureIcon} size="sm" />
        <FormattedMessage {...messages.addPicture} />
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={(event) => void send(event)}
      />
      {pictured.length > 0 && (
        <Button onClick={() => choose('picture')}>
          <Icon of={pictureIcon} size="sm" />
          <FormattedMessage {...messages.addThoughtPicture} />
        </Button>
      )}
      {spoken.length > 0 && (
        <Button onClick={() => choose('passage')}>
          <Icon of={microphoneIcon} size="sm" />
          <FormattedMessage {...messages.addPassage} />
        </Button>
      )}
      {choosing === 'picture' && <PictureSheet storyId={storyId} pictured={pictured} onAdd={onAdd} onClose={close} />}
      {choosing === 'passage' && <PassageSheet spoken={spoken} onAdd={onAdd} onClose={close} />}
    </>
  );
};
