import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Conversation } from '../conversation.aggregate.ts';
import type { ConversationDeleted, ConversationRestored } from '../conversation.events.ts';

type Command = Readonly<{ conversationId: string; now: string }>;

export const deleteConversation = (
  { conversationId, now }: Command,
  state: Conversation,
): Decision<ConversationDeleted, 'conversation.not-found'> => {
  if (state.status === 'not-started') return refuse('conversation.not-found');
  return state.status === 'deleted'
    ? nothingNew
    : [{ type: 'ConversationDeleted', data: { conversationId, deletedAt: now }, private: null }];
};

/** Undoes a deletion. */
export const restoreConversation = (
  { conversationId, now }: Command,
  state: Conversation,
): Decision<ConversationRestored, 'conversation.not-found'> => {
  if (state.status === 'not-started') return refuse('conversation.not-found');
  return state.status === 'open'
    ? nothingNew
    : [{ type: 'ConversationRestored', data: { conversationId, restoredAt: now }, private: null }];
};
