import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';

export type AccessStoreCases = (store: () => AccessStore, restart: () => Promise<void>) => void;

/** So many seconds after the instant at which every case begins. */
export const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();
