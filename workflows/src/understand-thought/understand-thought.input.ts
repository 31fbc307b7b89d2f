/** `revision` of the event that gave the thought its words. `ownerId` is only for fair scheduling. `retried`: by an administrator, after a failure. */
export type UnderstandThoughtInput = Readonly<{
  thoughtId: string;
  ownerId: string | null;
  revision: number;
  retried?: boolean;
}>;
/** `superseded`: the thought is deleted, has newer words, none at all, or was analysed already. */
export type UnderstandThoughtOutcome = 'understood' | 'failed' | 'superseded';
