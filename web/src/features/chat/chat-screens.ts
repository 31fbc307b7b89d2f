/** The screens of the chat, loaded in one chunk: a list of its parts for each of them would make every first screen larger. */
export { ConversationScreen } from './conversation-screen.tsx';
export { ConversationsScreen } from './conversations-screen.tsx';
export { MemoryScreen } from './memory/memory-screen.tsx';
export { NewConversationScreen } from './new-conversation-screen.tsx';
