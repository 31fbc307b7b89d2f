import type { ClientOrder } from '@ecrin/contracts/client-admin/client-list.ts';
import { useEffect, useState } from 'react';
import type { ClientsAsked } from '../clients.api.ts';

/** Empty: not narrowed by it. `since`: a day. */
export type ClientFilters = Readonly<{ standing: string; proved: string; language: string; since: string }>;
const noFilters: ClientFilters = { standing: '', proved: '', language: '', since: '' };

/** Not every letter is asked for, in ms. */
const restMs = 250;

const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
};

const given = (asked: Readonly<Record<string, string>>): ClientsAsked =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

/** What is asked of the list; any change starts at its first page. `places`: cursors of the pages passed. */
export const useClientsList = () => {
  const [sought, setSought] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const [order, setOrder] = useState<ClientOrder>('seen');
  const [places, setPlaces] = useState<readonly string[]>([]);
  const q = useRested(sought.trim());
  const afresh = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      setPlaces([]);
      set(value);
    };
  };
  const { since, ...choices } = filters;
  const asked = given({
    q,
    order,
    ...choices,
    since: since && new Date(`${since}T00:00:00`).toISOString(),
    cursor: places.at(-1) ?? '',
  });
  return {
    asked,
    sought,
    filters,
    order,
    page: places.length,
    narrowed: q !== '' || Object.values(filters).some((value) => value !== ''),
    seek: afresh(setSought),
    filter: afresh(setFilters),
    sort: afresh(setOrder),
    forth: (cursor: string) => setPlaces([...places, cursor]),
    back: () => setPlaces(places.slice(0, -1)),
    clear: () => {
      setPlaces([]);
      setSought('');
      setFilters(noFilters);
    },
  };
};
