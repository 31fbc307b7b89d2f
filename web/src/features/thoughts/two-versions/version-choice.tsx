import type { TwoVersions, VersionChoice } from '@ecrin/contracts/thought/thought-versions.ts';
import { Tick } from '@ecrin/ui/check-box/tick.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { compareWords } from './compare-words.ts';
import { twoVersionsMessages as messages } from './two-versions.messages.ts';
import styles from './two-versions.module.css';

export type ChoicePart = Extract<TwoVersions['parts'][number], { earlier: string | null }>;

const Compared = ({ words, other }: { words: string | null; other: string | null }) => {
  if (words === null)
    return (
      <span className="sm dim">
        <FormattedMessage {...messages.none} />
      </span>
    );
  const { before, changed, after } = compareWords(words, other ?? '');
  return (
    <span className={`words ${styles['version']}`} dir="auto">
      {withFrenchTypography(before)}
      {changed && <mark>{withFrenchTypography(changed)}</mark>}
      {withFrenchTypography(after)}
    </span>
  );
};

type OptionProps = Readonly<{
  group: string;
  chosen: boolean;
  bare?: boolean;
  onChoose: () => void;
  children: ReactNode;
}>;

const Option = ({ group, chosen, bare, onChoose, children }: OptionProps) => (
  <label className={styles[bare ? 'both' : 'option']}>
    <Tick group={group} checked={chosen} onChange={onChoose} />
    <span className={styles['body']}>{children}</span>
  </label>
);

type Props = Readonly<{
  part: ChoicePart;
  times: Pick<TwoVersions, 'earlierAt' | 'laterAt'>;
  place: Readonly<{ number: number; count: number }>;
  choice: VersionChoice;
  onChoose: (choice: VersionChoice) => void;
}>;

/** One part that differs: each version of it, and both one after the other. */
export const PartChoice = ({ part, times, place, choice, onChoose }: Props) => {
  const { language } = useLanguage();
  const group = useId();
  const option = (version: VersionChoice) => ({
    group,
    chosen: choice === version,
    onChoose: () => onChoose(version),
  });
  const { earlier, later } = part;
  return (
    <fieldset className={styles['part']}>
      <legend className="label">
        <FormattedMessage {...messages.choice} values={place} />
      </legend>
      <Option {...option('earlier')}>
        <small>
          <FormattedMessage {...messages.earlier} values={{ at: formatTimestamp(language, times.earlierAt) }} />
        </small>
        <Compared words={earlier} other={later} />
      </Option>
      <Option {...option('later')}>
        <small>
          <FormattedMessage {...messages.later} values={{ at: formatTimestamp(language, times.laterAt) }} />
        </small>
        <Compared words={later} other={earlier} />
      </Option>
      {earlier !== null && later !== null && (
        <Option {...option('both')} bare>
          <FormattedMessage {...messages.both} />
        </Option>
      )}
    </fieldset>
  );
};
