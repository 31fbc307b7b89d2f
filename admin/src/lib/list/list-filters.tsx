import { Button } from '@ecrin/ui/button/button.tsx';
import { ActiveChip, Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { adjustmentsIcon } from '@ecrin/ui/icon/icons.ts';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useWideViewport } from '../page/use-wide-viewport.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from './list.module.css';

/** A filter in force: what it says, and what takes it back. */
export type ChosenFilter = Readonly<{ label: string; drop: () => void }>;

/** What a sheet says that narrows no list: its title, which its opener has too, and its button. `form`: the id of the form in it that the button submits, and whose submission closes it; else the button closes. */
export type FilterSheetWords = Readonly<{ title: string; done: string; form?: string }>;

/** `count`: how many are found, under the choices; empty: not known. `sheet`: of a list unless given. */
type ListFiltersProps = Readonly<{
  chosen: readonly ChosenFilter[];
  count: string;
  sheet?: FilterSheetWords;
  children: ReactNode;
}>;

/** Choices that belong together: their name is in sight where they stand one under the other; each has it for screen readers anyway. */
export const FilterGroup = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) =>
  useWideViewport() ? (
    children
  ) : (
    <div className={styles['group']}>
      <p className="sm dim" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );

type FilterSheetProps = Omit<ListFiltersProps, 'chosen'> & Readonly<{ onClose: () => void }>;

const FilterSheet = ({ count, sheet, onClose, children }: FilterSheetProps) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={sheet?.title ?? formatMessage(messages.filters)} onClose={onClose}>
      <SheetBody>
        <div className={styles['choices']}>{children}</div>
      </SheetBody>
      <SheetFoot>
        {count !== '' && <output className="sm dim">{count}</output>}
        <Button look="primary" block {...(sheet?.form ? { type: 'submit', form: sheet.form } : { onClick: onClose })}>
          {sheet?.done ?? formatMessage(messages.show)}
        </Button>
      </SheetFoot>
    </Sheet>
  );
};

/** What narrows a list: in sight where there is room; on a phone in a sheet, with those in force in one row, each to be taken back. */
export const ListFilters = ({ chosen, count, sheet, children }: ListFiltersProps) => {
  const { formatMessage } = useIntl();
  const isWide = useWideViewport();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** The chip with the focus goes. */
  const takeBack = (drop: () => void) => {
    opener.current?.focus();
    drop();
  };
  if (isWide) return <div className={styles['filters']}>{children}</div>;
  return (
    <div className={styles['row']}>
      <Chips name={sheet?.title ?? formatMessage(messages.filters)}>
        <Chip ref={opener} dashed aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={adjustmentsIcon} size="sm" />
          {sheet?.title ?? formatMessage(messages.opener, { count: chosen.length })}
        </Chip>
        {chosen.map(({ label, drop }) => (
          <ActiveChip key={label} name={formatMessage(messages.remove, { label })} onRemove={() => takeBack(drop)}>
            {label}
          </ActiveChip>
        ))}
      </Chips>
      {open && (
        <FilterSheet count={count} {...(sheet && { sheet })} onClose={() => setOpen(false)}>
          {children}
        </FilterSheet>
      )}
    </div>
  );
};
