import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import { withMessages } from '#lib/i18n/intl.ts';

/** Below the figures, so that the first screen does without them. */
export const StoragePanel = lazyPart(
  withMessages('further', async () => (await import('./storage-panel.tsx')).StoragePanel),
);
export const HourlyDelays = lazyPart(
  withMessages('further', async () => (await import('./hourly-delays.tsx')).HourlyDelays),
);
