import type { ShownPart, StoryThought } from '@ecrin/contracts/story/story.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetIcon, trashIcon, warningIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartMedia } from '../media/part-media.tsx';
import { sourcesMessages } from '../sources/sources.messages.ts';
import { editorMessages as messages } from './editor.messages.ts';
import { usePartName } from './part-name.ts';
import styles from './editor.module.css';

const fitToText = (field: HTMLTextAreaElement): void => {
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
};

const useFittedField = (value: string) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || current.dataset['shown'] === value) return;
    current.dataset['shown'] = value;
    fitToText(current);
  });
  // Another width breaks the lines elsewhere.
  useEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => fitToText(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return field;
};

/** A field as tall as its text. */
const GrowingField = ({
  value,
  name,
  placeholder,
  look,
  lang,
  maxLength,
  onType,
}: Readonly<{
  value: string;
  name: string;
  placeholder: string;
  look: 'title' | 'chapter' | 'words' | 'composed';
  lang: string;
  maxLength: number;
  onType: (text: string) => void;
}>) => {
  const field = useFittedField(value);
  return (
    <textarea
      ref={field}
      rows={1}
      className={styles['field']}
      data-look={look}
      dir="auto"
      lang={lang}
      aria-label={name}
      placeholder={placeholder}
      value={value}
      maxLength={maxLength}
      onChange={({ target }) => onType(target.value)}
    />
  );
};

type TitleProps = Readonly<{ title: string; lang: string; maxLength: number; onType: (text: string) => void }>;

export const StoryTitle = ({ title, lang, maxLength, onType }: TitleProps) => {
  const { formatMessage } = useIntl();
  return (
    <GrowingField
      look="title"
      name={formatMessage(messages.titleField)}
      placeholder={formatMessage(messages.titlePlaceholder)}
      value={title}
      lang={lang}
      maxLength={maxLength}
      onType={(text) => onType(text.replaceAll('\n', ' '))}
    />
  );
};

type PartProps = Readonly<{
  storyId: string;
  part: ShownPart & Readonly<{ text: string }>;
  place: number;
  lang: string;
  maxLength: number;
  numbers: ReadonlyMap<string, number>;
  sources: ReadonlyMap<string, StoryThought>;
  onType: (text: string) => void;
  onCaption: (caption: string) => void;
  onRemove: () => void;
  /** Shows the thoughts it rests on; for a sentence without a source, to decide on it. */
  onSources: (sentence: string | null) => void;
}>;

const authors = { thought: messages.byThought, model: messages.byModel, person: messages.byPerson } as const;

const Cites = ({
  part,
  numbers,
  sources,
  onSources,
}: Pick<PartProps, 'part' | 'numbers' | 'sources' | 'onSources'>) => {
  const { formatMessage } = useIntl();
  return part.sources.map((id) => {
    const number = numbers.get(id) ?? 0;
    return (
      <button
        key={id}
        type="button"
        className={styles['cite']}
        onClick={() => onSources(null)}
        aria-label={formatMessage(messages.source, { number })}
        title={sources.get(id)?.title ?? formatMessage(messages.source, { number })}
      >
        {number}
      </button>
    );
  });
};

type ToolsProps = Pick<PartProps, 'part' | 'numbers' | 'sources' | 'onRemove' | 'onSources'> &
  Readonly<{ name: string }>;

const PartTools = ({ part, name, onRemove, ...cited }: ToolsProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['tools']}>
      {part.kind === 'paragraph' && (
        <span className={styles['by']}>
          {part.by === 'model' && <Icon of={facetIcon} size="xs" />}
          <FormattedMessage {...authors[part.by]} />
        </span>
      )}
      <Cites part={part} {...cited} />
      <button
        type="button"
        className={styles['tool']}
        onClick={onRemove}
        aria-label={`${formatMessage(messages.takeOut)} – ${name}`}
      >
        <Icon of={trashIcon} size="sm" />
        <FormattedMessage {...messages.takeOut} />
      </button>
    </div>
  );
};

/** A paragraph with whose words it has, and the thoughts it rests on. */
export const StoryPartField = ({ part, place, lang, maxLength, onType, onRemove, ...given }: PartProps) => {
  const { formatMessage } = useIntl();
  const { storyId, onCaption, ...cited } = given;
  const isChapter = part.kind === 'chapter';
  const name = usePartName(part.kind, place);
  const words = part.by === 'model' ? 'composed' : 'words';
  return (
    <div className={styles['part']} data-kind={part.kind} data-by={part.by}>
      <PartMedia storyId={storyId} part={part} lang={lang} onType={onType} onCaption={onCaption} />
      {part.kind !== 'picture' && (
        <GrowingField
          look={isChapter ? 'chapter' : words}
          name={name}
          placeholder={formatMessage(isChapter ? messages.chapterPlaceholder : messages.paragraphPlaceholder)}
          value={part.text}
          lang={lang}
          maxLength={maxLength}
          onType={onType}
        />
      )}
      {part.unsourced.map((sentence) => (
        <p key={sentence} className={styles['unsourced']}>
          <Icon of={warningIcon} size="xs" />
          <span>
            <FormattedMessage {...messages.unsourced} values={{ sentence }} />
          </span>
          <button
            type="button"
            className="link"
            aria-label={formatMessage(sourcesMessages.check, { sentence })}
            onClick={() => cited.onSources(sentence)}
          >
            <FormattedMessage {...sourcesMessages.checkShort} />
          </button>
        </p>
      ))}
      <PartTools part={part} name={name} onRemove={onRemove} {...cited} />
    </div>
  );
};
