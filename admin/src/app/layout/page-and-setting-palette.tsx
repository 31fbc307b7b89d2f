import { adjustmentsIcon, bellIcon, facetIcon, inboxIcon, userIcon, usersIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { paletteEntry } from '#features/palette/palette-entry.ts';
import { Palette, type PaletteProps } from '#features/palette/palette.tsx';
import { allSettings } from '#features/settings/setting-groups.ts';
import { allEntriesFor, titleOf, type MenuEntry } from './menu-entries.tsx';

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

export type PageAndSettingPaletteProps = Omit<PaletteProps, 'pages' | 'settings'>;

/** The palette, with every page, and each setting by its name: it leads to that alone. */
export const PageAndSettingPalette = (props: PageAndSettingPaletteProps) => {
  const intl = useIntl();
  const pages = [...allEntriesFor(props.role), ...otherPages].map(({ path, icon }) =>
    paletteEntry(path, { label: titleOf(intl, path), detail: null, icon }),
  );
  const settings = allSettings.map(({ title }) => {
    const label = intl.formatMessage(title);
    return paletteEntry(`/admin/settings?q=${encodeURIComponent(label)}`, {
      label,
      detail: null,
      icon: adjustmentsIcon,
    });
  });
  return <Palette {...props} pages={pages} settings={settings} />;
};
