// Stored exactly as written here: permanent.

/** `quotes`: the person's own sentences. `count`: figures computed from the thoughts, with the first and the last of them. `nothing`: no thought answers; the nearest ones are quoted. */
export const answerKinds = ['quotes', 'count', 'nothing'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Why a question has no answer. */
export const answerFailures = ['unavailable'] as const;
export type AnswerFailure = (typeof answerFailures)[number];

/** What a question counts: how many thoughts, the first one, or the last one. */
export const questionCounts = ['how-often', 'first', 'last'] as const;
export type QuestionCount = (typeof questionCounts)[number];

/** Characters, after trimming. */
export const maxQuestionLength = 2_000;
export const maxConversationNameLength = 120;
/** Questions of one conversation at most. */
export const maxQuestions = 200;
