import { adjustmentsIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { paletteEntry } from '#features/palette/palette-entry.ts';
import { Palette, type PaletteProps } from '#features/palette/palette.tsx';
import { allSettings } from '#features/settings/setting-groups.ts';

/** The palette, with each setting by its name: it leads to that alone. */
export const PaletteWithSettings = (props: Omit<PaletteProps, 'settings'>) => {
  const { formatMessage } = useIntl();
  const settings = allSettings.map(({ title }) => {
    const label = formatMessage(title);
    return paletteEntry(`/admin/settings?q=${encodeURIComponent(label)}`, {
      label,
      detail: null,
      icon: adjustmentsIcon,
    });
  });
  return <Palette {...props} settings={settings} />;
};
