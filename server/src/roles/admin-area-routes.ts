import { adminRoutes, createReadyOrbRoutes, type ApiServices, type AreaRoutes } from '@ecrin/command-api';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import { createAdminQueryRoutes, type OrbEngineConfig } from '@ecrin/projections';
import { tryOrb } from '@ecrin/workflows';

type Parts = Readonly<{
  answering: Readonly<{ orbs: OrbEngineConfig & Readonly<{ writing: () => Writing | null }> }>;
  services: ApiServices;
}>;

/** All routes of the back-office. */
export const adminAreaRoutes = ({ answering, services }: Parts): AreaRoutes['admin'] => [
  ...adminRoutes(services),
  ...createReadyOrbRoutes({ ...services, writing: answering.orbs.writing, tryOrb }),
  ...createAdminQueryRoutes(answering),
];
