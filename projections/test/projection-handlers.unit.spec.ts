import { expect, it } from 'vitest';
import { projections } from '#index.ts';

const adminEvents = [
  'AdminCreated',
  'AdminEdited',
  'AdminRoleChanged',
  'AdminDeactivated',
  'AdminReactivated',
  'AdminLanguageChosen',
  'AdminPasswordChanged',
  'AdminSecondFactorConfirmed',
  'AdminSecondFactorRemoved',
  'AdminRecoveryCodesRenewed',
  'AdminRecoveryCodeUsed',
  'AdminLoggedIn',
  'AdminLoggedOut',
  'AdminSessionEnded',
];
const clientEvents = [
  'ClientRegistered',
  'ClientLanguageChosen',
  'ClientPushTokenSaved',
  'ClientProfileEdited',
  'ClientPictureChanged',
  'ClientPictureRemoved',
  'ClientWordListSet',
  'ClientPasswordChanged',
  'ClientEmailChangeAsked',
  'ClientEmailProved',
  'ClientIdentityLinked',
  'ClientIdentityUnlinked',
  'ClientPhoneAwaited',
  'ClientPhoneProved',
  'ClientPhoneRemoved',
  'ClientLoggedIn',
  'ClientLoggedOut',
  'ClientSessionEnded',
];
const thoughtEvents = [
  'ThoughtWritten',
  'ThoughtRecorded',
  'ThoughtRecordingAppended',
  'ThoughtAudioMeasured',
  'ThoughtTranscriptionRequested',
  'ThoughtTranscriptionDelayed',
  'ThoughtTranscribed',
  'ThoughtTranscriptionFailed',
  'ThoughtTranscriptCorrected',
  'ThoughtUnderstood',
  'ThoughtUnderstandingFailed',
  'ThoughtInsightCorrected',
  'ThoughtInsightUndone',
  'ThoughtInsightRedone',
  'ThoughtEdited',
  'ThoughtBackDated',
  'ThoughtPinned',
  'ThoughtUnpinned',
  'ThoughtPrivacySet',
  'ThoughtStatusSet',
  'ThoughtAiUseSet',
  'ThoughtFiled',
  'ThoughtUnfiled',
  'ThoughtThreadDeclined',
  'ThoughtDeleted',
  'ThoughtRestored',
];

const threadEvents = [
  'ThreadStarted',
  'ThreadEdited',
  'ThreadMoved',
  'ThreadMerged',
  'ThreadArchived',
  'ThreadUnarchived',
  'ThreadDeleted',
  'ThreadRestored',
];
const conversationEvents = [
  'ConversationStarted',
  'ConversationQuestionAsked',
  'ConversationQuestionRepeated',
  'ConversationQuestionAnswered',
  'ConversationAnswerFailed',
  'ConversationRenamed',
  'ConversationDeleted',
  'ConversationRestored',
];
const reminderEvents = [
  'ReminderSet',
  'ReminderRevised',
  'ReminderZoneChanged',
  'ReminderPaused',
  'ReminderStarted',
  'ReminderDeleted',
  'ReminderRestored',
];

const notificationEvents = [
  'NotificationPosted',
  'NotificationRead',
  'NotificationDeleted',
  'NotificationOpened',
  'NotificationDone',
  'NotificationSnoozed',
  'NotificationSent',
  'NotificationDelivered',
  'NotificationHeldBack',
  'NotificationBlocked',
];

const goalEvents = [
  'GoalSet',
  'GoalRevised',
  'GoalMatchRuleChosen',
  'GoalActivated',
  'GoalDeactivated',
  'GoalPaused',
  'GoalResumed',
  'GoalDeleted',
  'GoalRestored',
  'GoalDayMarked',
  'GoalThoughtCounted',
  'GoalThoughtLeftOut',
];

/** Every read model, and the events it is made of. */
const handled = {
  'admin-row': adminEvents,
  'client-profile': clientEvents,
  referral: ['ClientRegistered', 'ClientProfileEdited'],
  'thought-card': thoughtEvents,
  'thought-detail': thoughtEvents,
  'thought-passages': [
    'ThoughtWritten',
    'ThoughtRecorded',
    'ThoughtTranscribed',
    'ThoughtTranscriptCorrected',
    'ThoughtEdited',
    'ThoughtAiUseSet',
    'ThoughtDeleted',
    'ThoughtRestored',
  ],
  thread: threadEvents,
  reminder: reminderEvents,
  notification: notificationEvents,
  'unread-count': ['NotificationPosted', 'NotificationRead', 'NotificationDeleted'],
  'notification-settings': ['NotificationSettingsChosen'],
  'push-device': ['PushDeviceAdded', 'PushDeviceRemoved', 'NotificationSent', 'NotificationDelivered'],
  goal: goalEvents,
  'goal-calendar': ['GoalDayStartChosen', 'GoalsPaused', 'GoalsResumed'],
  conversation: conversationEvents,
};

it.each(projections.map((projection) => [projection.model.name, projection] as const))(
  '%s handles every event of its noun',
  (name, { handles }) => expect(new Set(handles)).toEqual(new Set(new Map(Object.entries(handled)).get(name))),
);

it('names every read model', () => expect(projections.map(({ model }) => model.name)).toEqual(Object.keys(handled)));
