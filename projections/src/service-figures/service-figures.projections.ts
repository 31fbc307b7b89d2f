import { clientTotalsProjection } from './client-totals.projection.ts';
import { goalTotalsProjection } from './goal-totals.projection.ts';
import { notificationTotalsProjection } from './notification-totals.projection.ts';
import { orbRunTotalsProjection } from './orb-run-totals.projection.ts';
import { thoughtTotalsProjection } from './thought-totals.projection.ts';

/** What the figures of the service are read from. */
export const serviceFigureProjections = [
  clientTotalsProjection,
  thoughtTotalsProjection,
  notificationTotalsProjection,
  orbRunTotalsProjection,
  goalTotalsProjection,
] as const;
