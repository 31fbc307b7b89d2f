/** `attempt`: 1, and one more each time the question is asked again. `ownerId` is only for fair scheduling. */
export type AnswerQuestionInput = Readonly<{
  conversationId: string;
  questionId: string;
  attempt: number;
  ownerId: string | null;
}>;
/** `superseded`: answered already, asked again, or deleted. */
export type AnswerQuestionOutcome = 'answered' | 'failed' | 'superseded';
