import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense, type ComponentProps } from 'react';
import type { SendingsDialog } from './sendings-dialog.tsx';

type PartProps = ComponentProps<typeof SendingsDialog>;
const part = lazyScreen<PartProps>(async () => (await import('./sendings-dialog.tsx')).SendingsDialog);

/** What became of each sending of a reminder, fetched when it is first asked for. */
export const LazySendingsDialog = (props: PartProps) => (
  <Suspense fallback={null}>
    <part.Screen {...props} />
  </Suspense>
);
