import type { ShownPart } from '@ecrin/contracts/story/story.ts';
import { ListenButton } from './listen-button.tsx';
import { PictureFields } from './picture-fields.tsx';
import styles from './media.module.css';

type Props = Readonly<{
  storyId: string;
  part: ShownPart & Readonly<{ text: string }>;
  lang: string;
  onType: (text: string) => void;
  onCaption: (caption: string) => void;
}>;

/** What is seen or heard of a part, besides its words. */
export const PartMedia = ({ storyId, part: { picture, passage, text }, lang, onType, onCaption }: Props) => (
  <>
    {picture && (
      <PictureFields
        storyId={storyId}
        picture={picture}
        text={text}
        lang={lang}
        onText={onType}
        onCaption={onCaption}
      />
    )}
    {passage && (
      <div className={styles['listen']}>
        <ListenButton passage={passage} />
      </div>
    )}
  </>
);
