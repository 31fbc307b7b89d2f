import type { AppRoute } from './routes.tsx';

/** Where somebody is sent instead: null to stay. */
export const guardRedirect = ({ access }: Pick<AppRoute, 'access'>, token: string | null) =>
  access === 'client' && token === null ? '/' : null;
