import { PageError } from '@ecrin/browser/page/page-error.ts';
import type { AppRoute } from './route-kinds.tsx';

type Guard = (token: string | null) => string | null;

const guards: ReadonlyMap<string, Guard> = new Map<AppRoute['access'], Guard>([
  ['public', () => null],
  ['client', (token) => (token === null ? '/' : null)],
]);

/** The redirect target; null to stay. Throws `PageError` for a route that names a guard which does not exist. */
export const guardRedirect = ({ access }: Readonly<{ access: string }>, token: string | null): string | null => {
  const guard = guards.get(access);
  if (!guard) throw new PageError('Unknown middleware');
  return guard(token);
};
