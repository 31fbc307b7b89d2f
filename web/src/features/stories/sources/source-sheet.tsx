import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ShownPart, StoryThought } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { keptSentence, withoutSentence } from '../editor/story-draft.ts';
import type { StoryEditor } from '../editor/use-story-draft.ts';
import { useFindSourceQuery } from '../stories.api.ts';
import { sourcesMessages as messages } from './sources.messages.ts';
import styles from './sources.module.css';

type SourceProps = Readonly<{ number: number; thought: StoryThought }>;

const Facts = ({ number, thought: { title, day, thread } }: SourceProps) => {
  const { language } = useLanguage();
  return (
    <p className={styles['facts']}>
      <b>{number}</b> {title && <bdi>{title}</bdi>}
      {title && ' · '}
      {formatCalendarDate(language, day)}
      {thread && ' · '}
      {thread && <bdi>{thread}</bdi>}
    </p>
  );
};

/** A thought a paragraph rests on, with its own words, to compare. */
const Source = ({ number, thought }: SourceProps) => {
  const { thoughtId, mood, kind } = thought;
  const { data } = useFindSourceQuery(thoughtId);
  return (
    <li className={styles['source']}>
      <Stone mood={mood} size="sm" />
      <div>
        <Facts number={number} thought={thought} />
        {data?.content && (
          <blockquote dir="auto" lang={data.language} className={styles['words']}>
            {withFrenchTypography(data.content)}
          </blockquote>
        )}
        <Link href={`/app/thoughts/${thoughtId}${kind === 'spoken' ? '?at=0' : ''}`} className="link">
          {kind === 'spoken' && <Icon of={playIcon} size="xs" />}
          <FormattedMessage {...(kind === 'spoken' ? messages.listen : messages.open)} />
        </Link>
      </div>
    </li>
  );
};

const whose = { model: messages.byModel, thought: messages.byThought, person: messages.byPerson } as const;

type Props = Readonly<{
  part: ShownPart;
  /** One that no thought bears out, to be decided on; null: the paragraph as it is. */
  sentence: string | null;
  editor: StoryEditor;
  numbers: ReadonlyMap<string, number>;
  sources: ReadonlyMap<string, StoryThought>;
  lang: string;
  onClose: () => void;
}>;

const useSentence = ({ part: { partId }, sentence, editor: { change }, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const decide = (apply: typeof keptSentence, said: string) => () => {
    change((before) => apply(before, partId, sentence ?? ''));
    showToast({ tone: 'done', message: said });
    onClose();
  };
  return {
    keep: decide(keptSentence, formatMessage(messages.kept)),
    remove: decide(withoutSentence, formatMessage(messages.removed)),
  };
};

const Subject = ({ part, sentence, lang, count }: Pick<Props, 'part' | 'sentence' | 'lang'> & { count: number }) =>
  sentence === null ? (
    <p className="sm dim">
      {part.kind === 'picture' ? (
        <FormattedMessage {...messages.ofPicture} />
      ) : (
        <FormattedMessage {...whose[part.by]} values={{ count }} />
      )}
    </p>
  ) : (
    <>
      <blockquote dir="auto" lang={lang} className={styles['sentence']}>
        {sentence}
      </blockquote>
      <p className="sm">
        <FormattedMessage {...messages.checkText} />
      </p>
    </>
  );

const Choices = (props: Props) => {
  const { keep, remove } = useSentence(props);
  return props.sentence === null ? (
    <Button onClick={props.onClose}>
      <FormattedMessage {...messages.close} />
    </Button>
  ) : (
    <>
      <Button onClick={remove}>
        <FormattedMessage {...messages.remove} />
      </Button>
      <Button look="primary" onClick={keep}>
        <FormattedMessage {...messages.keep} />
      </Button>
    </>
  );
};

const titleOf = ({ part: { kind }, sentence }: Pick<Props, 'part' | 'sentence'>) => {
  if (sentence !== null) return messages.checkTitle;
  return kind === 'picture' ? messages.pictureTitle : messages.title;
};

/** The thoughts a paragraph rests on; for a sentence without a source, what becomes of it. */
export const SourceSheet = (props: Props) => {
  const { part, numbers, sources, onClose } = props;
  const { formatMessage } = useIntl();
  const thoughts = part.sources.flatMap((id) => sources.get(id) ?? []);
  return (
    <Sheet title={formatMessage(titleOf(props))} onClose={onClose}>
      <SheetBody>
        <div className={styles['sheet']}>
          <Subject {...props} count={thoughts.length} />
          <ul className={styles['list']}>
            {thoughts.map((thought) => (
              <Source key={thought.thoughtId} number={numbers.get(thought.thoughtId) ?? 0} thought={thought} />
            ))}
          </ul>
        </div>
      </SheetBody>
      <SheetFoot>
        <Choices {...props} />
      </SheetFoot>
    </Sheet>
  );
};
