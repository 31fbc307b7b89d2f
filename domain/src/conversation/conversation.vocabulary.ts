// Stored exactly as written here: permanent.

/** `written`: sentences a language model wrote, each with the thoughts it rests on. `quotes`: the person's own sentences. `count`: figures computed from the thoughts, with the first and the last of them. `nothing`: no thought answers; the nearest ones are quoted. */
export const answerKinds = ['quotes', 'count', 'nothing', 'written'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Why a question has no answer, or only the beginning of one: `interrupted` while a model wrote it. */
export const answerFailures = ['unavailable', 'interrupted'] as const;
export type AnswerFailure = (typeof answerFailures)[number];

/** Why an answer quotes although a model could have written it: the model did not answer, or the person's limit of the day is reached. */
export const unwrittenReasons = ['engine', 'limit'] as const;
export type UnwrittenReason = (typeof unwrittenReasons)[number];

/** Why the thought that is shown where none answers comes near: it has some of the words, or says something like it. */
export const nearBy = ['words', 'meaning'] as const;
export type NearBy = (typeof nearBy)[number];

/** What a model was used for: an answer, or finding what it tells about the person. */
export const modelPurposes = ['answer', 'memory'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** What a question counts: how many thoughts, the first one, or the last one. */
export const questionCounts = ['how-often', 'first', 'last'] as const;
export type QuestionCount = (typeof questionCounts)[number];

/** Characters, after trimming. */
export const maxQuestionLength = 2_000;
export const maxConversationNameLength = 120;
/** Questions of one conversation at most. */
export const maxQuestions = 200;
