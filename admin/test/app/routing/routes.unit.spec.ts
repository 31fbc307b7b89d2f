// @vitest-environment happy-dom
import { adminPages } from '@ecrin/contracts/site/pages.ts';
import { expect, it, vi } from 'vitest';
import { routes } from '#app/routing/routes.tsx';

vi.mock('#lib/i18n/intl.ts', () => ({ withMessages: (_part: string, load: unknown) => load }));

it('every address is known to the server, which answers all others as not found', () =>
  expect(routes.map(({ path }) => path).toSorted()).toEqual(adminPages.toSorted()));
