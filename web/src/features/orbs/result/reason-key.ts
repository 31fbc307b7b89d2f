import type { RunFailure, RunSkip } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';

/** As messages select it: their keys have no hyphens. */
export const reasonKey = (reason: RunFailure | RunSkip | null): string => (reason ?? 'other').replaceAll('-', '_');
