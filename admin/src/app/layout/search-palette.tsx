import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense } from 'react';
import { withMessages } from '#lib/i18n/intl.ts';
import type { PageAndSettingPaletteProps } from './page-and-setting-palette.tsx';

const palette = lazyScreen<PageAndSettingPaletteProps>(
  withMessages('further', async () => (await import('./page-and-setting-palette.tsx')).PageAndSettingPalette),
);

/** Before it is opened, so that nothing typed at once is lost. */
export const fetchPalette = () => void palette.fetch().catch(() => undefined);

/** The search palette, fetched apart from the first screen. */
export const SearchPalette = (props: PageAndSettingPaletteProps) => (
  <Suspense fallback={null}>
    <palette.Screen {...props} />
  </Suspense>
);
