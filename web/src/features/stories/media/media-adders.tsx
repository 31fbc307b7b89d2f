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

type Props = Readonly<{
  storyId: string;
  spoken: readonly StoryThought[];
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

/** What else a story can show: a picture, and seconds of its spoken thoughts. */
export const MediaAdders = ({ storyId, spoken, onAdd }: Props) => {
  const chooser = useRef<HTMLInputElement>(null);
  const { send, busy } = useAddPicture(storyId, onAdd);
  const [choosing, choose] = useState(false);
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
      {spoken.length > 0 && (
        <Button onClick={() => choose(true)}>
          <Icon of={microphoneIcon} size="sm" />
          <FormattedMessage {...messages.addPassage} />
        </Button>
      )}
      {choosing && <PassageSheet spoken={spoken} onAdd={onAdd} onClose={() => choose(false)} />}
    </>
  );
};
