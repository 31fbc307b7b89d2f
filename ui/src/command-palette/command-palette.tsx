import { useId, useState, type KeyboardEvent } from 'react';
import { useModal } from '#dialog/modal.ts';
import { Icon } from '#icon/icon.tsx';
import { searchIcon } from '#icon/icons.ts';
import { PaletteList, type PaletteGroup, type PaletteOption } from './palette-list.tsx';
import styles from './command-palette.module.css';

type CommandPaletteProps = Readonly<{
  label: string;
  hint: string;
  typed: string;
  groups: readonly PaletteGroup[];
  /** Said when something was found or not; shown when nothing was. */
  status: string;
  onType: (typed: string) => void;
  onChoose: (option: PaletteOption) => void;
  onClose: () => void;
}>;

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Which option the keys would open: the first of what was found, until they choose another one; that stays chosen whatever is found before it meanwhile. */
const useActiveOption = (groups: readonly PaletteGroup[], onChoose: (option: PaletteOption) => void) => {
  const [wanted, want] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  // The same may be found in two groups.
  const keys = groups.flatMap((group) => group.options.map(({ key }) => `${group.key} ${key}`));
  const place = Math.max(0, wanted === null ? 0 : keys.indexOf(wanted));
  const active = options[place];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (!active || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) onChoose(active);
    else want(keys[(place + step + keys.length) % keys.length] ?? null);
  };
  return { active, onKeyDown, first: () => want(null) };
};

type PaletteFieldProps = Pick<CommandPaletteProps, 'label' | 'hint' | 'typed' | 'onType'> &
  Readonly<{ listId: string; activeId: string | undefined; onKeyDown: (event: KeyboardEvent) => void }>;

const PaletteField = ({ label, hint, typed, listId, activeId, onType, onKeyDown }: PaletteFieldProps) => (
  <div className={styles['field']}>
    <Icon of={searchIcon} />
    <input
      role="combobox"
      aria-label={label}
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      placeholder={hint}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  </div>
);

/** A field with what it finds below it, in a dialog: arrows choose, Enter opens, Escape closes. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { label, hint, typed, groups, status, onType, onChoose, onClose } = props;
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const { active, onKeyDown, first } = useActiveOption(groups, onChoose);
  const idOf = (option: PaletteOption) => `${id}-${options.indexOf(option)}`;
  const type = (words: string) => {
    first();
    onType(words);
  };
  return (
    <dialog ref={useModal(onClose)} className={styles['palette']} aria-label={label} closedby="any">
      <PaletteField
        {...{ label, hint, typed, onKeyDown }}
        listId={`${id}-list`}
        activeId={active && idOf(active)}
        onType={type}
      />
      <PaletteList {...{ label, groups, active, idOf, onChoose }} id={`${id}-list`} />
      <output className={styles['status']} data-shown={options.length === 0 || undefined}>
        {status}
      </output>
    </dialog>
  );
};
