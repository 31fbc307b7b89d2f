import type { ShownPart } from '@ecrin/contracts/story/story.ts';
import { maxCaptionLength } from '@ecrin/domain/story/story.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useIntl } from 'react-intl';
import { useFileAddress } from '#lib/picture/use-file-address.ts';
import { mediaMessages as messages } from './media.messages.ts';
import styles from './media.module.css';

type Picture = NonNullable<ShownPart['picture']>;

const pathOf = (storyId: string, { version, ofThought }: Picture): string =>
  ofThought
    ? `/thoughts/${ofThought.thoughtId}/pictures/${ofThought.pictureId}/large`
    : `/stories/${storyId}/pictures/${version}`;

export const StoryPicture = ({
  storyId,
  picture,
  alt,
}: Readonly<{ storyId: string; picture: Picture; alt: string }>) => {
  const { url } = useFileAddress(pathOf(storyId, picture));
  const { width, height } = picture;
  return (
    <div className={styles['picture']} style={{ aspectRatio: `${width} / ${height}` }}>
      {url !== null && <img src={url} width={width} height={height} alt={alt} />}
    </div>
  );
};

type Props = Readonly<{
  storyId: string;
  picture: Picture;
  text: string;
  lang: string;
  onText: (text: string) => void;
  onCaption: (caption: string) => void;
}>;

/** A picture with what it shows, which is asked for, and its caption. */
export const PictureFields = ({ storyId, picture, text, lang, onText, onCaption }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['fields']} data-caption={picture.caption || undefined}>
      <StoryPicture storyId={storyId} picture={picture} alt={text} />
      <Field
        label={formatMessage(messages.pictureText)}
        hint={formatMessage(messages.pictureTextHint)}
        lang={lang}
        maxLength={500}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Field
        label={formatMessage(messages.caption)}
        hint={formatMessage(messages.captionHint)}
        lang={lang}
        maxLength={maxCaptionLength}
        value={picture.caption}
        onChange={({ target }) => onCaption(target.value)}
      />
    </div>
  );
};
