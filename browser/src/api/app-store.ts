import { configureStore } from '@reduxjs/toolkit';
import { QueryStatus, setupListeners, type Api, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import type { SessionStore } from '#session/session-store.ts';
import type { ApiProblem } from './problem.ts';

type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, ApiProblem>;

type Queries = Readonly<{ api: Readonly<{ queries: Readonly<Record<string, { status: QueryStatus } | undefined>> }> }>;

/** Whether an answer is underway. */
export const isFetching = ({ api }: Queries): boolean =>
  Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);

/** The store of one app. Its cache is cleared when the user signs out, or when another tab signs somebody else in. */
export const createAppStore = <Tag extends string>(
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- endpoints are injected later: the api itself has none
  api: Api<ApiQuery, Record<never, never>, 'api', Tag>,
  { storedUserId, onSessionChange }: Pick<SessionStore, 'storedUserId' | 'onSessionChange'>,
) => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
    devTools: import.meta.env.DEV,
  });
  setupListeners(store.dispatch);
  let owner = storedUserId();
  onSessionChange(() => {
    if (storedUserId() === owner) return;
    owner = storedUserId();
    store.dispatch(api.util.resetApiState());
  });
  return store;
};
