/** The next page of the audience. `at`: when sending started (ISO 8601). `cursor` null: of the first page. */
export type BroadcastPlace = Readonly<{ page: number; cursor: string | null; at: string }>;
/** `schedule`: the one that is due at `sendAt`. `ownerId`: as of the broadcast. `place` null: not started. */
export type SendBroadcastInput = Readonly<{
  broadcastId: string;
  ownerId: string;
  schedule: number;
  sendAt: string;
  place: BroadcastPlace | null;
}>;
/** `nothing`: it was scheduled again or made a draft. `done`: sent, or stopped. */
export type SendBroadcastOutcome = 'nothing' | 'done';
