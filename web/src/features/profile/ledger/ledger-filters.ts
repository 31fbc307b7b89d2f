import { sendingParts, sendingPurposes, type SendingFilters } from '@ecrin/contracts/sending/sending.ts';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useToday } from '#lib/time/clock.ts';

/** As in the address. `recent`: of the last 30 days. */
export type LedgerFilters = Pick<SendingFilters, 'part' | 'purpose' | 'host'> & Readonly<{ recent?: true | undefined }>;

/** What the address holds that no filter knows is left out. */
export const parseLedgerFilters = (search: string): LedgerFilters => {
  const given = new URLSearchParams(search);
  const part = sendingParts.find((one) => one === given.get('part'));
  const purpose = sendingPurposes.find((one) => one === given.get('purpose'));
  const host = given.get('host');
  return {
    ...(part && { part }),
    ...(purpose && { purpose }),
    ...(host && { host }),
    ...(given.get('span') === 'month' && { recent: true }),
  };
};

export const writeLedgerFilters = ({ recent, ...filters }: LedgerFilters): string => {
  const given = { ...filters, span: recent && 'month' };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString();
};

const recentDays = 30;

/** What the server is asked. `today`: YYYY-MM-DD, whose midnight is that of this device. */
export const sendingFiltersOf = ({ recent, ...filters }: LedgerFilters, today: string): SendingFilters => {
  if (!recent) return filters;
  const from = new Date(`${today}T00:00:00`);
  from.setDate(from.getDate() - recentDays);
  return { ...filters, from: from.toISOString() };
};

type Choosing = Readonly<{
  filters: LedgerFilters;
  asked: SendingFilters;
  /** Changes some of them; undefined takes one away. */
  choose: (changed: Readonly<{ [Name in keyof LedgerFilters]: LedgerFilters[Name] | undefined }>) => void;
  clear: () => void;
}>;

/** The filters of the address: back, reload and a shared link restore them. */
export const useLedgerFilters = (): Choosing => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const today = useToday();
  const filters = useMemo(() => parseLedgerFilters(search), [search]);
  const asked = useMemo(() => sendingFiltersOf(filters, today), [filters, today]);
  const go = (next: LedgerFilters): void => {
    const query = writeLedgerFilters(next);
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return { filters, asked, choose: (changed) => go({ ...filters, ...changed }), clear: () => go({}) };
};
