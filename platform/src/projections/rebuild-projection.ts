import type { AnyProjection } from './projection.ts';
import { rebuildTogether, type RebuildTogether } from './rebuild-together.ts';

type RebuildProjection = Omit<RebuildTogether, 'targets'> & Readonly<{ projection: AnyProjection }>;

/** A model that nothing else writes meanwhile. */
export const offline = (projection: AnyProjection) => ({
  projection,
  replace: (complete: () => Promise<void>): Promise<void> => complete(),
});

/** Builds a new generation of one model and switches to it. Returns how many streams were parked. */
export const rebuildProjection = ({ projection, ...parts }: RebuildProjection): Promise<Readonly<{ parked: number }>> =>
  rebuildTogether({ ...parts, targets: [offline(projection)] });
