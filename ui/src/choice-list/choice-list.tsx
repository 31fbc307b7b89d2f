import { useId, type ReactNode } from 'react';
import { Tick } from '#check-box/tick.tsx';
import { withFrenchTypography } from '#typography/french-typography.ts';
import styles from './choice-list.module.css';

type ChoiceRowProps = Readonly<{
  name: ReactNode;
  /** Of its name; absent: that of the page. */
  lang?: string;
  /** Below its name. */
  facts?: ReactNode;
  /** Its stone or bead. */
  mark?: ReactNode;
  /** At its end: how many there are. */
  figure?: ReactNode;
  checked: boolean;
  /** Chosen for a part of what it stands for. */
  mixed?: boolean;
  /** It cannot be chosen: its facts say why. */
  disabled?: boolean;
  /** One of this group is chosen; absent: as many as one likes. */
  group?: string;
  onChange: (checked: boolean) => void;
}>;

/** A choice of a list: the whole row is its control, named by its name and described by its facts. */
export const ChoiceRow = ({
  name,
  lang,
  facts,
  mark,
  figure,
  checked,
  mixed = false,
  disabled,
  group,
  onChange,
}: ChoiceRowProps) => {
  const id = useId();
  return (
    <li>
      <label className={styles['row']}>
        <Tick
          group={group}
          checked={checked}
          mixed={mixed}
          disabled={disabled}
          onChange={onChange}
          aria-labelledby={`${id}-name`}
          aria-describedby={facts ? `${id}-facts` : undefined}
        />
        {mark}
        <span className={styles['text']}>
          <b id={`${id}-name`} lang={lang} dir="auto">
            {typeof name === 'string' ? withFrenchTypography(name) : name}
          </b>
          {facts && <small id={`${id}-facts`}>{facts}</small>}
        </span>
        {figure !== undefined && <span className={styles['figure']}>{figure}</span>}
      </label>
    </li>
  );
};

/** Thoughts, threads or stories to choose among. `label`: where no heading names it. */
export const ChoiceList = ({ label, children }: Readonly<{ label?: string; children: ReactNode }>) => (
  <ul className={styles['list']} aria-label={label}>
    {children}
  </ul>
);
