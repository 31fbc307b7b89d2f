/** Of an answer a model wrote. `ownerId` is only for fair scheduling. */
export type RememberFactsInput = Readonly<{
  conversationId: string;
  questionId: string;
  attempt: number;
  ownerId: string | null;
}>;
/** How many facts were proposed to the person. */
export type RememberFactsOutcome = number;
