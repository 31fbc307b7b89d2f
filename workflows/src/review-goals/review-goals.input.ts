/** `timeZone`: where the client was when they last dealt with a goal; `after`: the last morning that was looked at, or when the first goal was set; null: only what is to come. */
export type ReviewGoalsInput = Readonly<{ ownerId: string; timeZone: string; after: string | null }>;
