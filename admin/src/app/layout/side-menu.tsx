import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';
import { MenuEntries } from './menu-entries.tsx';
import type { SideMenuState } from './use-side-menu.ts';
import styles from './side-menu.module.css';

type SideMenuProps = Readonly<{ role: AdminRole; menu: SideMenuState; onSignOut: () => void }>;

/** As an overlay it uses the browser's own dialog, which traps the focus, restores it, and closes on Escape or a press outside. */
const Drawer = ({ role, menu: { over, close }, onSignOut }: SideMenuProps) => {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (over && !dialog.current?.open) dialog.current?.showModal();
    if (!over) dialog.current?.close();
  }, [over]);
  return (
    <dialog
      ref={dialog}
      className={`${styles['drawer'] ?? ''} night`}
      aria-label={formatMessage(messages.menu)}
      onClose={close}
      closedby="any"
    >
      <span className={styles['cross']}>
        <IconButton label={formatMessage(messages.closeMenu)} onClick={close}>
          <Icon of={crossIcon} />
        </IconButton>
      </span>
      {over && <MenuEntries role={role} onFollow={close} onSignOut={onSignOut} />}
    </dialog>
  );
};

/** The side menu, next to the page or as an overlay. */
export const SideMenu = (props: SideMenuProps) => (
  <>
    {props.menu.beside && (
      <div className={`${styles['column'] ?? ''} night`}>
        <MenuEntries role={props.role} onFollow={props.menu.close} onSignOut={props.onSignOut} />
      </div>
    )}
    <Drawer {...props} />
  </>
);
