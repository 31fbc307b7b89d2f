import { api } from './api.ts';
import type { store } from './store.ts';

type Undoable = Readonly<{ undo: () => void }>;
/** A command in flight, as RTK Query gives it to `onQueryStarted`. */
export type RunningCommand = Readonly<{
  dispatch: typeof store.dispatch;
  queryFulfilled: Promise<unknown>;
  getState: () => Parameters<typeof api.util.selectInvalidatedBy>[0];
}>;

/** Applies a command's change to the cache at once and reverts it when the command is refused. A response requested before the command does not contain the change, so it is applied to it again. */
export const optimisticUpdate = async (
  { dispatch, queryFulfilled }: RunningCommand,
  change: () => readonly Undoable[],
): Promise<void> => {
  let refused = false;
  const older = dispatch(api.util.getRunningQueriesThunk());
  let changes = change();
  const changeAgain = () => {
    if (!refused) changes = [...change(), ...changes];
  };
  older.forEach((answer) => void answer.then(changeAgain));
  await queryFulfilled.catch(() => {
    refused = true;
    changes.forEach(({ undo }) => undo());
  });
};
