import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { withMessages } from '#lib/i18n/intl.ts';

/** Below the first figures, so that the first screen does without them. */
export const HourlyDelays = lazyPart(
  withMessages('further', async () => (await import('./hourly-delays.tsx')).HourlyDelays),
);
export const DetailPanels = lazyPart<Readonly<{ figures: ServiceFigures }>>(
  withMessages('further', async () => (await import('./detail-panels.tsx')).DetailPanels),
);
