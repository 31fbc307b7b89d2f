import type { AccessStore } from '@ecrin/platform/ports/access-store.ts';

export type AccessStoreCases = (store: () => AccessStore, restart: () => Promise<void>) => void;
