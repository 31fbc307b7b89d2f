import { Options } from '@ecrin/ui/choice-list/options.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useIntl } from 'react-intl';
import type { ChangeChoice, PosterChoice } from './poster-choice.ts';
import { posterMessages as messages } from './poster.messages.ts';
import { maxSentence } from './sentences.ts';
import styles from './poster.module.css';

type ChoiceProps = Readonly<{ choice: PosterChoice; onChange: ChangeChoice }>;

const Look = ({ choice: { ground, format }, onChange }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  const grounds = [
    { choice: 'leaf', name: formatMessage(messages.leaf), text: formatMessage(messages.leafText) },
    { choice: 'velvet', name: formatMessage(messages.velvet), text: formatMessage(messages.velvetText) },
  ] as const;
  const formats = (['tall', 'wide', 'square'] as const).map((choice) => ({
    choice,
    label: formatMessage(messages.formatName, { format: choice }),
  }));
  return (
    <>
      <Options
        label={formatMessage(messages.ground)}
        choices={grounds}
        chosen={ground}
        onChoose={(choice) => onChange({ ground: choice })}
      />
      <div className={styles['formats']}>
        <Segment
          label={formatMessage(messages.format)}
          choices={formats}
          chosen={format}
          onChoose={(choice) => onChange({ format: choice })}
        />
      </div>
    </>
  );
};

type SentenceProps = ChoiceProps & Readonly<{ proposals: readonly string[] }>;

const Sentence = ({ choice: { sentence }, onChange, proposals }: SentenceProps) => {
  const { formatMessage } = useIntl();
  const others = proposals.filter((proposal) => proposal !== sentence);
  return (
    <div>
      <TextAreaField
        own
        label={formatMessage(messages.sentence)}
        hint={formatMessage(messages.sentenceHint)}
        rows={2}
        maxLength={maxSentence}
        value={sentence}
        onChange={({ target }) => onChange({ sentence: target.value })}
      />
      {others.length > 0 && (
        <fieldset className={styles['proposals']}>
          <legend className="xs dim">{formatMessage(messages.proposals)}</legend>
          {others.map((proposal) => (
            <button
              key={proposal}
              type="button"
              className={styles['proposal']}
              dir="auto"
              onClick={() => onChange({ sentence: proposal })}
            >
              {proposal}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};

type ToggleProps = Readonly<{ label: string; on: boolean; onChange: (on: boolean) => void }>;

const Toggle = ({ label, ...props }: ToggleProps) => (
  <div className={styles['toggle']}>
    <span aria-hidden="true">{label}</span>
    <Switch label={label} {...props} />
  </div>
);

/** Everything of a poster that can be chosen. `nameable`: a first name is known. */
export const PosterChoices = ({ nameable, ...props }: SentenceProps & Readonly<{ nameable: boolean }>) => {
  const { formatMessage } = useIntl();
  const { choice, onChange } = props;
  return (
    <>
      <Look choice={choice} onChange={onChange} />
      <Sentence {...props} />
      <div>
        {nameable && (
          <Toggle label={formatMessage(messages.name)} on={choice.named} onChange={(named) => onChange({ named })} />
        )}
        <Toggle
          label={formatMessage(messages.count)}
          on={choice.counted}
          onChange={(counted) => onChange({ counted })}
        />
      </div>
    </>
  );
};
