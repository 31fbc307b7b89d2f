import type { RunFailure } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';

/** As messages select it: their keys have no hyphens. */
export const reasonKey = (reason: RunFailure | null): string => (reason ?? 'other').replaceAll('-', '_');
