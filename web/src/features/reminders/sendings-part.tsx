import { lazy, Suspense, type ComponentProps } from 'react';
import type { SendingsDialog } from './sendings-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./sendings-dialog.tsx')).SendingsDialog }));

/** What became of each sending of a reminder, fetched when it is first asked for. */
export const SendingsPart = (props: ComponentProps<typeof SendingsDialog>) => <Suspense fallback={null}><Dialog {...props} /></Suspense>;
