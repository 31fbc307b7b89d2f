import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { tidyLine } from '#text/visible-text.ts';
import type { Conversation } from '../conversation.aggregate.ts';
import type { ConversationRenamed } from '../conversation.events.ts';
import { maxConversationNameLength } from '../conversation.vocabulary.ts';
import { requireOpenConversation, type ConversationUnavailable } from './require-open-conversation.ts';

export type RenameConversation = Readonly<{ conversationId: string; name: string; now: string }>;
type InvalidName = 'conversation.name-empty' | 'conversation.name-too-long';

export const renameConversation = (
  { conversationId, name: given, now }: RenameConversation,
  state: Conversation,
): Decision<ConversationRenamed, ConversationUnavailable | InvalidName> =>
  requireOpenConversation<Decision<ConversationRenamed, InvalidName>>(state, (open) => {
    const name = tidyLine(given);
    if (name === '') return refuse('conversation.name-empty');
    if (name.length > maxConversationNameLength) return refuse('conversation.name-too-long');
    if (open.name === name) return nothingNew;
    return [{ type: 'ConversationRenamed', data: { conversationId, renamedAt: now }, private: { name } }];
  });
