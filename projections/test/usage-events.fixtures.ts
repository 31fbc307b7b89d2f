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

/** What left, and the acts that let it. */
export const sendingEvents = [
  'WordsSent',
  'MessageSent',
  'ArchiveSent',
  'PushDeviceAdded',
  'PushDeviceRemoved',
  'StoryShared',
  'StoryShareClosed',
  'CommunityCopyShared',
  'CommunityCopyWithdrawn',
];
