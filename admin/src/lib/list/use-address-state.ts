import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readAddress, writeAddress, type Parts, type StateOf } from './address-state.ts';

/** `push`: one can go back to how it was. `to`: the path, where it changes too. */
type ChangeOptions = Readonly<{ push?: boolean; to?: string }>;

/**
 * The state of a list – search, filters, order, page, date – is its address: a reload, Back and a link bring it back. `parts` is a constant. `query`: the
 * address's own, to be carried to what is opened within the list.
 */
export const useAddressState = <const Of extends Parts>(parts: Of) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const state = useMemo(() => readAddress(search, parts), [search, parts]);
  const set = (change: Partial<StateOf<Of>>, { push = false, to = path }: ChangeOptions = {}): void =>
    navigate(to + writeAddress(search, parts, { ...state, ...change }), {
      replace: !push,
      // Where its page came from is still so.
      state: push ? { paged: true } : window.history.state,
    });
  return { state, set, query: search === '' ? '' : `?${search}` };
};
