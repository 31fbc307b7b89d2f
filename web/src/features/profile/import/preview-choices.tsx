import type { ImportPreview, StartImportRequest } from '@ecrin/contracts/journal-import/journal-import.ts';
import type { ImportPart } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { Tick } from '@ecrin/ui/check-box/tick.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useByteSize } from '../own-data/use-byte-size.ts';
import { countComing } from './count-coming.ts';
import { previewMessages as messages } from './preview.messages.ts';
import styles from './import.module.css';

export type Chosen = Readonly<{ choice: StartImportRequest }>;
export type Choosing = Chosen & Readonly<{ choose: (changed: Partial<StartImportRequest>) => void }>;

const toggled = <Name extends string>(names: readonly Name[], name: Name): Name[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

type NamedProps = Readonly<{
  label: string;
  of: ImportPreview['years'];
  left: readonly string[];
  onLeave: (left: string[]) => void;
}>;

/** Years or journals of the file, each of which can be left out; of a single one there is no choice. */
const Named = ({ label, of, left, onLeave }: NamedProps) => {
  const { formatNumber } = useIntl();
  if (of.length < 2) return null;
  return (
    <fieldset className={styles['named']}>
      <legend className="label">{label}</legend>
      {of.map(({ name, count }) => (
        <label className={styles['tick']} key={name}>
          <Tick checked={!left.includes(name)} onChange={() => onLeave(toggled(left, name))} />
          <span dir="auto">{name}</span>
          <span className="sm dim">{formatNumber(count)}</span>
        </label>
      ))}
    </fieldset>
  );
};

type PartProps = Choosing &
  Pick<ImportPreview, 'source'> &
  Readonly<{ part: ImportPart; count: number; bytes: number }>;

const Part = ({ part, count, bytes, source, choice, choose }: PartProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const byteSize = useByteSize();
  const { leftParts } = choice;
  // Those of one's own archive come as they are kept there.
  const said = source === 'ecrin' && part === 'pictures' ? 'as-they-are' : part;
  return (
    <label className={styles['tick']}>
      <Tick checked={!leftParts.includes(part)} onChange={() => choose({ leftParts: toggled(leftParts, part) })} />
      <span>
        <b>{formatMessage(messages.part, { part })}</b>
        <span className="sm dim">
          {bytes > 0 && `${byteSize(bytes)}, `}
          {formatMessage(messages.partText, { part: said })}
        </span>
      </span>
      <span className="sm dim">{formatNumber(count)}</span>
    </label>
  );
};

/** What comes with no choice. */
const Whole = ({ part, count }: Readonly<{ part: 'goals' | 'stories'; count: number }>) => {
  const { formatMessage, formatNumber } = useIntl();
  if (count === 0) return null;
  return (
    <p className={styles['whole']}>
      <Icon of={checkIcon} />
      <span>
        <b>{formatMessage(messages.part, { part })}</b>
        <span className="sm dim">{formatMessage(messages.partText, { part })}</span>
      </span>
      <span className="sm dim">{formatNumber(count)}</span>
    </p>
  );
};

type WhatComesProps = Choosing & Readonly<{ preview: ImportPreview }>;

/** What of each entry comes, and which entries. */
export const WhatComes = ({ preview, choice, choose }: WhatComesProps) => {
  const { formatMessage } = useIntl();
  const { source, years, journals, tags, goals, stories } = preview;
  // Of the entries that are chosen, whether their pictures and sounds come or not.
  const { pictures, pictureBytes, sounds, soundBytes } = countComing(preview.groups, { ...choice, leftParts: [] });
  const parts = [
    { part: 'pictures', count: pictures, bytes: pictureBytes, isThere: (preview.pictures ?? 0) > 0 },
    { part: 'sounds', count: sounds, bytes: soundBytes, isThere: preview.sounds > 0 },
    // Those of one's own archive are of its thoughts, as all else there is.
    { part: 'tags', count: tags, bytes: 0, isThere: tags > 0 && source !== 'ecrin' },
  ] as const;
  return (
    <fieldset className={styles['box']}>
      <legend className="h4">{formatMessage(messages.in)}</legend>
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ part, count, bytes }) => (
          <Part key={part} part={part} count={count} bytes={bytes} source={source} choice={choice} choose={choose} />
        ))}
      <Whole part="goals" count={goals} />
      <Whole part="stories" count={stories} />
      <Named
        label={formatMessage(messages.inYears)}
        of={years}
        left={choice.leftYears}
        onLeave={(leftYears) => choose({ leftYears })}
      />
      <Named
        label={formatMessage(messages.inJournals)}
        of={journals}
        left={choice.leftJournals}
        onLeave={(leftJournals) => choose({ leftJournals })}
      />
    </fieldset>
  );
};
