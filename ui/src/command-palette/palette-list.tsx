// oxlint-disable jsx-a11y/prefer-tag-over-role -- options of a field in a dialog: the combobox pattern, for which HTML has no elements
// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import styles from './command-palette.module.css';

export type PaletteOption = Readonly<{ key: string; label: string; detail: string | null; icon: IconShape }>;
export type PaletteGroup = Readonly<{ key: string; label: string; options: readonly PaletteOption[] }>;

type OptionRowProps = Readonly<{ id: string; option: PaletteOption; active: boolean; onChoose: () => void }>;

const OptionRow = ({ id, option: { label, detail, icon }, active, onChoose }: OptionRowProps) => (
  // The field keeps the focus and handles the keys: `aria-activedescendant`.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
  <li
    id={id}
    role="option"
    aria-selected={active}
    className={styles['option']}
    ref={(row) => {
      if (active) row?.scrollIntoView({ block: 'nearest' });
    }}
    onClick={onChoose}
  >
    <Icon of={icon} size="sm" />
    <span className={styles['label']}>{label}</span>
    {detail !== null && <span className={styles['detail']}>{detail}</span>}
  </li>
);

type PaletteListProps = Readonly<{
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: PaletteOption | undefined;
  idOf: (option: PaletteOption) => string;
  onChoose: (option: PaletteOption) => void;
}>;

/** What was found, by kind. */
export const PaletteList = ({ id, label, groups, active, idOf, onChoose }: PaletteListProps) => (
  <div id={id} role="listbox" aria-label={label} className={styles['list']}>
    {groups.map((group) => (
      <ul key={group.key} role="group" aria-label={group.label}>
        <li role="presentation" className={styles['heading']}>
          {group.label}
        </li>
        {group.options.map((option) => (
          <OptionRow
            key={option.key}
            id={idOf(option)}
            option={option}
            active={option === active}
            onChoose={() => onChoose(option)}
          />
        ))}
      </ul>
    ))}
  </div>
);
