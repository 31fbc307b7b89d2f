import { api } from './api.ts';
import type { store } from './store.ts';

type Undoable = Readonly<{ undo: () => void }>;
/** A command on its way, as RTK Query tells of it. */
export type RunningCommand = Readonly<{
  dispatch: typeof store.dispatch;
  queryFulfilled: Promise<unknown>;
  getState: () => Parameters<typeof api.util.selectInvalidatedBy>[0];
}>;

/** Shows what a command will change before it is taken, and takes that back when it is refused. An answer that was asked for before cannot know of it: what it brings is changed again. */
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
