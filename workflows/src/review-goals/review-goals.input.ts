/** `timeZone`: of the client's last goal command; `after`: the last reviewed morning, or when the first goal was set; null: only future ones. */
export type ReviewGoalsInput = Readonly<{ ownerId: string; timeZone: string; after: string | null }>;
