import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import { facetIcon, pencilIcon } from '#icon/icons.ts';
import styles from './provenance.module.css';

type MarkProps = {
  by: 'ai' | 'person';
  label: string;
  name: string;
  open: boolean;
  panelId: string;
  focused?: boolean;
  onToggle: () => void;
};

/** The provenance mark of a value. Clicking opens details and actions. `focused`: restores the focus after the panel was closed. */
export const ProvenanceMark = ({ by, label, name, open, panelId, focused = false, onToggle }: MarkProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button
      ref={button}
      type="button"
      className={styles['mark']}
      data-by={by}
      aria-label={name}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
    >
      <Icon of={by === 'ai' ? facetIcon : pencilIcon} size="sm" />
      {label}
    </button>
  );
};

export type ProvenanceRow = Readonly<{ term: string; detail: string }>;

/** Engine, model, prompt version and date; `children`: correct, undo, redo. */
export const ProvenancePanel = ({
  id,
  rows,
  children,
}: {
  id: string;
  rows: readonly ProvenanceRow[];
  children: ReactNode;
}) => (
  <div id={id} className={styles['panel']}>
    <dl className={styles['rows']}>
      {rows.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
    <div className={styles['actions']}>{children}</div>
  </div>
);
