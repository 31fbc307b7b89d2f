import { useId, type ReactNode } from 'react';
import { buttonLook, iconButtonLook } from '#button/button.tsx';
import { Icon } from '#icon/icon.tsx';
import { checkIcon, dotsIcon, type IconShape } from '#icon/icons.ts';
import styles from './menu.module.css';

export type MenuAction = Readonly<{
  key: string;
  label: string;
  icon: IconShape;
  run: () => void;
  danger?: boolean;
  chosen?: boolean;
}>;

const Row = ({ action: { label, icon, run, danger, chosen }, menuId }: { action: MenuAction; menuId: string }) => (
  <li>
    <button
      type="button"
      className={styles['row']}
      data-danger={danger || undefined}
      aria-pressed={chosen}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={run}
    >
      <Icon of={icon} />
      {label}
      {chosen && <Icon of={checkIcon} size="sm" />}
    </button>
  </li>
);

const Rows = ({ actions, menuId, title }: { actions: readonly MenuAction[]; menuId: string; title?: string }) => (
  <>
    {title !== undefined && <p className={styles['title']}>{title}</p>}
    <ul {...(title !== undefined && { 'aria-label': title })}>
      {actions.map((action) => (
        <Row key={action.key} action={action} menuId={menuId} />
      ))}
    </ul>
  </>
);

/** Further actions behind « … », and after them what its owner can be called. The browser's own popover: light dismiss, Escape, focus given back; a sheet on a phone. */
export const Menu = ({
  label,
  icon = dotsIcon,
  named = false,
  groups,
  choices,
}: {
  label: string;
  icon?: IconShape;
  /** Its label is written beside its icon. */
  named?: boolean;
  groups: readonly (readonly MenuAction[])[];
  choices?: Readonly<{ title: string; actions: readonly MenuAction[] }>;
}): ReactNode => {
  const id = useId();
  return (
    <>
      {named ? (
        <button type="button" {...buttonLook({ look: 'text' })} popoverTarget={id}>
          <Icon of={icon} size="sm" />
          {label}
        </button>
      ) : (
        <button type="button" {...iconButtonLook} aria-label={label} title={label} popoverTarget={id}>
          <Icon of={icon} />
        </button>
      )}
      <fieldset id={id} popover="auto" className={styles['menu']} aria-label={label}>
        {groups.map((actions) => (
          <Rows key={actions[0]?.key} actions={actions} menuId={id} />
        ))}
        {choices && <Rows {...choices} menuId={id} />}
      </fieldset>
    </>
  );
};
