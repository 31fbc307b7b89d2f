import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { FreshCodeDialog } from '#lib/acts/fresh-code-dialog.tsx';
import { LogOutDialog } from './log-out-dialog.tsx';
import { usePalette } from './palette-keys.ts';
import { fetchPalette, SearchPalette } from './search-palette.tsx';
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
  const palette = usePalette(fetchPalette);
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
          onSearch={palette.open}
        />
        <main id="content" className={styles['main']}>
          {children}
        </main>
      </div>
      <LogOutDialog open={leaving} onCancel={() => setLeaving(false)} />
      {palette.shown && <SearchPalette role={who.role} onClose={palette.close} />}
      <FreshCodeDialog />
    </div>
  );
};
