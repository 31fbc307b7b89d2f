import { useId } from 'react';
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import styles from './segment.module.css';

type SegmentProps<Choice extends string> = Readonly<{
  label: string;
  choices: readonly Readonly<{ choice: Choice; label: string; icon?: IconShape }>[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** As wide as its room, all alike. */
  block?: boolean;
}>;

/** One of a few, all in sight. */
export const Segment = <Choice extends string>({ label, choices, chosen, onChoose, block }: SegmentProps<Choice>) => {
  const name = useId();
  return (
    <fieldset className={styles['segment']} aria-label={label} data-block={block || undefined}>
      {choices.map(({ choice, label: text, icon }) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {icon && <Icon of={icon} size="sm" />}
          {text}
        </label>
      ))}
    </fieldset>
  );
};
