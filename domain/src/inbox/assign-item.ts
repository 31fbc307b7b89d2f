import { nothingNew, refuse, type Refusal } from '#kernel/event-sourcing.ts';

/** Whose an item of the inbox is – a request, the reports of a subject, a proposed erasure – and since when. */
export type Holder = Readonly<{ adminId: string; since: string }>;

/** `from`: whose it was when somebody looked, null for nobody; `to`: whose it is to be, null for nobody. */
export type AssignItem = Readonly<{ from: string | null; to: string | null; by: string; now: string }>;

/** `released`: `adminId` had it. */
type HolderChange = Readonly<{ change: 'assigned' | 'released'; adminId: string }>;

/** Of two administrators who take it at once the second one is refused: it is no longer as they saw it. */
export const changeOfHolder = (
  { from, to }: AssignItem,
  holder: Holder | null,
): HolderChange | typeof nothingNew | Refusal<'inbox.taken-meanwhile'> => {
  const held = holder?.adminId ?? null;
  if (held === to) return nothingNew;
  if (held !== from) return refuse('inbox.taken-meanwhile');
  return to === null ? { change: 'released', adminId: held ?? '' } : { change: 'assigned', adminId: to };
};
