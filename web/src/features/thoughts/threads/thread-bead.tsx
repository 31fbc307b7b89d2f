import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { useThreads } from './use-threads.ts';

/** The bead of a thread by its id, once the threads are there. */
export const ThreadBead = ({ threadId }: { threadId: string }) => {
  const thread = useThreads().all.find((one) => one.threadId === threadId);
  return thread ? <Bead colour={thread.colour} /> : null;
};
