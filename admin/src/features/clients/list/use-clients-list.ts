import { clientOrders, clientStandings } from '@ecrin/contracts/client-admin/client-list.ts';
import { useAddressState } from '#lib/list/use-address-state.ts';
import type { ClientsAsked } from '../clients.api.ts';

const filterParts = {
  standing: ['', ...clientStandings],
  proved: ['', 'true', 'false'],
  language: ['', 'fr', 'en'],
  since: 'day',
} as const;
/** `page`: how many pages were passed, up to `after`, the cursor of the last of them. */
const parts = { ...filterParts, q: 'text', order: clientOrders, page: 'text', after: 'text' } as const;

/** Empty: not narrowed by it. `since`: a day. */
export type ClientFilters = Readonly<Record<keyof typeof filterParts, string>>;
const noFilters = { standing: '', proved: '', language: '', since: '' } as const;
const firstPage = { page: '', after: '' } as const;
/** Clients on a page. */
const pageSize = 25;

const given = (asked: Readonly<Record<string, string>>): ClientsAsked =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

const pageOf = ({ page, after }: Readonly<{ page: string; after: string }>): number =>
  after === '' ? 0 : Math.max(1, Math.trunc(Number(page)) || 1);

const isPaged = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'paged' in state;
};

/** What is asked of the list, as its address says; any change starts at its first page. */
export const useClientsList = () => {
  const { state, set } = useAddressState(parts);
  const { q, order, page: _number, after, ...filters } = state;
  const page = pageOf(state);
  const { since, ...choices } = filters;
  const asked = given({
    q: q.trim(),
    order,
    ...choices,
    since: since && new Date(`${since}T00:00:00`).toISOString(),
    cursor: after,
    limit: String(pageSize),
  });
  return {
    asked,
    sought: q,
    filters,
    order,
    page,
    passed: page * pageSize,
    narrowed: q.trim() !== '' || Object.values(filters).some((value) => value !== ''),
    seek: (sought: string) => set({ q: sought, ...firstPage }),
    filter: (chosen: Partial<typeof filters>) => set({ ...chosen, ...firstPage }),
    sort: (chosen: typeof order) => set({ order: chosen, ...firstPage }),
    forth: (cursor: string) => set({ after: cursor, page: String(page + 1) }, { push: true }),
    /** To the page it was reached from; a page that was opened by its address has none but the first. */
    back: () => (isPaged() ? window.history.back() : set(firstPage)),
    clear: () => set({ q: '', ...noFilters, ...firstPage }),
  };
};
