import type { ShownPart, StoryThought } from '@ecrin/contracts/story/story.ts';
import { Sheet, SheetBody } from '@ecrin/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v7 } from 'uuid';
import { useFindSourceQuery } from '../stories.api.ts';
import { StoryNotThereYet } from '../story-states.tsx';
import { ChoiceFoot } from './choice-foot.tsx';
import { ListenButton, type Passage } from './listen-button.tsx';
import { mediaMessages as messages } from './media.messages.ts';
import { heardWords, passageOf, spanAfter, type HeardWord, type Span } from './passage-choice.ts';
import { ThoughtField } from './thought-field.tsx';
import styles from './media.module.css';

type Props = Readonly<{ spoken: readonly StoryThought[]; onAdd: (part: ShownPart) => void; onClose: () => void }>;

type ChoiceProps = Readonly<{ words: readonly HeardWord[]; span: Span; onChoose: (span: Span) => void }>;

/** One end by keyboard: the word it is at is said. */
const End = ({ words, span, end, onChoose }: ChoiceProps & Readonly<{ end: 'from' | 'to' }>) => (
  <label className={styles['end']}>
    <span className="label">
      <FormattedMessage {...(end === 'from' ? messages.passageFrom : messages.passageTo)} />
    </span>
    <b aria-hidden="true">{words[span[end]]?.text}</b>
    <input
      type="range"
      min={end === 'from' ? 0 : span.from}
      max={end === 'from' ? span.to : words.length - 1}
      value={span[end]}
      aria-valuetext={words[span[end]]?.text}
      onChange={({ target }) => onChoose({ ...span, [end]: target.valueAsNumber })}
    />
  </label>
);

/** Words are touched or clicked; the sliders do the same by keyboard. */
const Words = ({ words, span, onChoose }: ChoiceProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the two sliders do this by keyboard
  <p
    className={styles['words']}
    onClick={({ target }) => {
      const at = target instanceof HTMLElement ? target.dataset['at'] : undefined;
      if (at !== undefined) onChoose(spanAfter(span, Number(at)));
    }}
  >
    {words.map(({ text, startMs, recordingId }, at) => (
      <span key={`${recordingId} ${startMs}`} data-at={at} data-in={(at >= span.from && at <= span.to) || undefined}>
        {text.trim()}{' '}
      </span>
    ))}
  </p>
);

type ChooserProps = ChoiceProps & Readonly<{ passage: Passage | null }>;

const Chooser = ({ passage, ...choice }: ChooserProps) =>
  choice.words.length === 0 ? (
    <p className="dim">
      <FormattedMessage {...messages.passageNone} />
    </p>
  ) : (
    <>
      <p className="dim">
        <FormattedMessage {...messages.passageHint} />
      </p>
      <Words {...choice} />
      <End end="from" {...choice} />
      <End end="to" {...choice} />
      {passage ? (
        <div className={styles['acts']}>
          <ListenButton passage={passage} />
        </div>
      ) : (
        <p role="alert">
          <FormattedMessage {...messages.passageTooLong} />
        </p>
      )}
    </>
  );

/** Of a thought that was just opened: its beginning. */
const firstWords = 12;

const useChoice = (spoken: Props['spoken']) => {
  const [thoughtId, openThought] = useState(spoken[0]?.thoughtId ?? '');
  const [touched, setSpan] = useState<Span | null>(null);
  const { currentData: thought, isError, refetch } = useFindSourceQuery(thoughtId);
  const words = thought ? heardWords(thought) : [];
  const span = touched ?? { from: 0, to: Math.min(words.length, firstWords) - 1 };
  const choose = (id: string) => {
    openThought(id);
    setSpan(null);
  };
  const chosen = thought ? passageOf(thought, words, span) : null;
  return { thoughtId, choose, thought, words, span, setSpan, chosen, isError, refetch };
};

/** Seconds of one of the story’s spoken thoughts, chosen by their words. */
export const PassageSheet = ({ spoken, onAdd, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { thoughtId, choose, thought, words, span, setSpan, chosen, isError, refetch } = useChoice(spoken);
  const keep = () => {
    if (!chosen) return;
    onAdd({ partId: v7(), kind: 'passage', by: 'thought', sources: [thoughtId], unsourced: [], ...chosen });
    onClose();
  };
  return (
    <Sheet title={formatMessage(messages.passageTitle)} onClose={onClose}>
      <SheetBody>
        <div className={styles['fields']}>
          {spoken.length > 1 && <ThoughtField thoughts={spoken} chosen={thoughtId} onChoose={choose} />}
          {thought && <Chooser words={words} span={span} onChoose={setSpan} passage={chosen?.passage ?? null} />}
          {!thought && <StoryNotThereYet failed={isError} onRetry={refetch} />}
        </div>
      </SheetBody>
      <ChoiceFoot isReady={chosen !== null} onPut={keep} onClose={onClose} />
    </Sheet>
  );
};
