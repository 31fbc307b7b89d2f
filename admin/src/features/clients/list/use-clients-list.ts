import { clientOrders, clientStandings } from '@ecrin/contracts/client-admin/client-list.ts';
import { startOf } from '#lib/list/span.ts';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { firstPage, pageParts, pageSize, pagesOf } from '#lib/list/use-pages.ts';
import type { ClientsAsked } from '../clients.api.ts';

const filterParts = {
  standing: ['', ...clientStandings],
  proved: ['', 'true', 'false'],
  language: ['', 'fr', 'en'],
  since: 'day',
} as const;
const parts = { ...filterParts, q: 'text', order: clientOrders, ...pageParts } as const;

/** Empty: not narrowed by it. `since`: a day. */
export type ClientFilters = Readonly<Record<keyof typeof filterParts, string>>;
const noFilters = { standing: '', proved: '', language: '', since: '' } as const;

const given = (asked: Readonly<Record<string, string>>): ClientsAsked =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

/** What is asked of the list, as its address says; any change starts at its first page. */
export const useClientsList = () => {
  const { state, set } = useAddressState(parts);
  const { q, order, page: _number, after, ...filters } = state;
  const { since, ...choices } = filters;
  const narrowing = given({ q: q.trim(), order, ...choices, since: startOf(since) ?? '' });
  return {
    asked: given({ ...narrowing, cursor: after, limit: String(pageSize) }),
    /** The same of all pages. */
    narrowing,
    sought: q,
    filters,
    order,
    pages: pagesOf(state, set),
    narrowed: q.trim() !== '' || Object.values(filters).some((value) => value !== ''),
    seek: (sought: string) => set({ q: sought, ...firstPage }),
    filter: (chosen: Partial<typeof filters>) => set({ ...chosen, ...firstPage }),
    sort: (chosen: typeof order) => set({ order: chosen, ...firstPage }),
    clear: () => set({ q: '', ...noFilters, ...firstPage }),
  };
};
