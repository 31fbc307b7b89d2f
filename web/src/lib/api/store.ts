import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { onSessionChange, storedUserId } from '../session/session.ts';
import { api } from './api.ts';

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
  devTools: import.meta.env.DEV,
});
setupListeners(store.dispatch);

/** The cache is cleared when the person signs out, or somebody else signs in in another tab. */
const resetCacheOnUserChange = () => {
  let owner = storedUserId();
  onSessionChange(() => {
    if (storedUserId() === owner) return;
    owner = storedUserId();
    store.dispatch(api.util.resetApiState());
  });
};
resetCacheOnUserChange();
