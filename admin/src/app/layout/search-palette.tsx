import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { bellIcon, facetIcon, inboxIcon, userIcon, usersIcon } from '@ecrin/ui/icon/icons.ts';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { paletteEntry } from '#features/palette/palette-entry.ts';
import type { PaletteProps } from '#features/palette/palette.tsx';
import { withMessages } from '#lib/i18n/intl.ts';
import { allEntriesFor, titleOf, type MenuEntry } from './menu-entries.tsx';

const palette = lazyScreen<Omit<PaletteProps, 'settings'>>(
  withMessages('further', async () => (await import('./palette-with-settings.tsx')).PaletteWithSettings),
);

/** Before it is opened, so that nothing typed at once is lost. */
export const fetchPalette = () => void palette.fetch().catch(() => undefined);

/** Pages that are not in the menu. */
export const otherPages: readonly MenuEntry[] = [
  { path: '/admin/comments', icon: inboxIcon },
  { path: '/admin/erasures', icon: inboxIcon },
  { path: '/admin/organizations', icon: usersIcon },
  { path: '/admin/answer-templates', icon: inboxIcon },
  { path: '/admin/notifications', icon: bellIcon },
  { path: '/admin/account', icon: userIcon },
  { path: '/admin/miniapps', icon: facetIcon },
];

/** The search palette, fetched apart from the first screen. */
export const SearchPalette = ({ role, onClose }: Readonly<{ role: AdminRole; onClose: () => void }>) => {
  const intl = useIntl();
  const pages = [...allEntriesFor(role), ...otherPages].map(({ path, icon }) =>
    paletteEntry(path, { label: titleOf(intl, path), detail: null, icon }),
  );
  return (
    <Suspense fallback={null}>
      <palette.Screen role={role} pages={pages} onClose={onClose} />
    </Suspense>
  );
};
