import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { FreshCodeDialog } from '#lib/acts/fresh-code-dialog.tsx';
import { useSignOut } from '#lib/session/use-sign-out.ts';
import { appMessages as messages } from '../app.messages.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar, type SignedInAdmin } from './top-bar.tsx';
import { useSideMenu } from './use-side-menu.ts';
import styles from './admin-layout.module.css';

type AdminLayoutProps = Readonly<{
  who: SignedInAdmin;
  title: MessageDescriptor;
  ownHeading: boolean;
  children: ReactNode;
}>;

/** Top bar, side menu and the wrappers of every screen of the back-office. */
export const AdminLayout = ({ who, title, ownHeading, children }: AdminLayoutProps) => {
  const { formatMessage } = useIntl();
  const menu = useSideMenu();
  const [leaving, setLeaving] = useState(false);
  const logOut = useSignOut();
  const askToLeave = () => {
    menu.close();
    setLeaving(true);
  };
  return (
    <div className={styles['admin']} data-menu={menu.beside ? 'beside' : undefined}>
      <SideMenu role={who.role} menu={menu} onSignOut={askToLeave} />
      <div className={styles['body']}>
        <TopBar
          who={who}
          title={formatMessage(title)}
          ownHeading={ownHeading}
          menuOpen={menu.open}
          onMenu={menu.toggle}
        />
        <main id="content" className={styles['main']}>
          {children}
        </main>
      </div>
      <ConfirmDialog
        open={leaving}
        title={formatMessage(messages.logOutTitle)}
        cancelLabel={formatMessage(messages.stay)}
        confirmLabel={formatMessage(messages.logOut)}
        onCancel={() => setLeaving(false)}
        onConfirm={() => void logOut()}
      >
        {formatMessage(messages.logOutText)}
      </ConfirmDialog>
      <FreshCodeDialog />
    </div>
  );
};
