import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense, type ComponentProps } from 'react';
import type { EraseDialog, EraseSoundDialog } from './erase-dialog.tsx';

const thoughts = lazyScreen<ComponentProps<typeof EraseDialog>>(
  async () => (await import('./erase-dialog.tsx')).EraseDialog,
);
const sound = lazyScreen<ComponentProps<typeof EraseSoundDialog>>(
  async () => (await import('./erase-dialog.tsx')).EraseSoundDialog,
);

/** Fetched when it is first opened. */
export const LazyErase = (props: ComponentProps<typeof EraseDialog>) => (
  <Suspense fallback={null}>
    <thoughts.Screen {...props} />
  </Suspense>
);

/** Fetched when it is first opened. */
export const LazyEraseSound = (props: ComponentProps<typeof EraseSoundDialog>) => (
  <Suspense fallback={null}>
    <sound.Screen {...props} />
  </Suspense>
);
