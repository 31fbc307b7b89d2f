/** What uses an engine, and is counted. */
export const usageEvents = [
  'EngineUsed',
  'ConversationModelUsed',
  'OrbRunModelUsed',
  'ReadyOrbTried',
  'ThoughtTranscribed',
  'ThoughtUnderstood',
  'StoryDraftModelUsed',
];
