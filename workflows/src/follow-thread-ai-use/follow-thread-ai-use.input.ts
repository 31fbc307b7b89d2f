/** `loosens`: thoughts may lose the mark too; a merge never takes it away. `revision`: of the thread's event. `ownerId` is only for fair scheduling. */
export type FollowThreadAiUseInput = Readonly<{
  threadId: string;
  revision: number;
  loosens: boolean;
  ownerId: string | null;
}>;
/** How many thoughts were looked at. */
export type FollowThreadAiUseOutcome = number;
