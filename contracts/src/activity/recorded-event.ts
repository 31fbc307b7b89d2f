import type { ActLogEvent } from '@ecrin/domain/act-log/act-log.events.ts';
import type {
  AdminNotificationEvent,
  AdminNotificationSettingsChosen,
} from '@ecrin/domain/admin-notification/admin-notification.events.ts';
import type { AdminEvent } from '@ecrin/domain/admin/admin.events.ts';
import type { AllowanceEvent } from '@ecrin/domain/allowance/allowance.events.ts';
import type { AnswerTemplateEvent } from '@ecrin/domain/answer-template/answer-template.events.ts';
import type { AnnouncementDismissalEvent, BroadcastEvent } from '@ecrin/domain/broadcast/broadcast.events.ts';
import type { BudgetEvent } from '@ecrin/domain/budget/budget.events.ts';
import type { ClientPermissionEvent } from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { ClientEvent, EmailEvent } from '@ecrin/domain/client/client.events.ts';
import type { CommentReportEvent } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { CommunityCommentEvent } from '@ecrin/domain/community-comment/community-comment.events.ts';
import type { CommunityCopyEvent } from '@ecrin/domain/community-copy/community-copy.events.ts';
import type { CommunityMemberEvent } from '@ecrin/domain/community-member/community-member.events.ts';
import type { CommunityNotificationsEvent } from '@ecrin/domain/community-notifications/community-notifications.events.ts';
import type { CommunityEvent } from '@ecrin/domain/community/community.events.ts';
import type { ConsentEvent } from '@ecrin/domain/consent/consent.events.ts';
import type { ConversationEvent } from '@ecrin/domain/conversation/conversation.events.ts';
import type { ErasureProposalEvent } from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import type { ErasureEvent } from '@ecrin/domain/erasure/erasure.events.ts';
import type { ExceptionalAccessEvent } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import type { FavoritesEvent } from '@ecrin/domain/favorite/favorites.events.ts';
import type { GoalCountEvent } from '@ecrin/domain/goal-count/goal-count.events.ts';
import type { GoalReviewEvent } from '@ecrin/domain/goal-review/goal-review.events.ts';
import type { GoalCalendarEvent, GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import type { IdentityEvent } from '@ecrin/domain/identity/identity.events.ts';
import type { JournalImportEvent } from '@ecrin/domain/journal-import/journal-import.events.ts';
import type { ListExportEvent } from '@ecrin/domain/list-export/list-export.events.ts';
import type { LookEvent } from '@ecrin/domain/look/look.events.ts';
import type { MembershipEvent } from '@ecrin/domain/membership/membership.events.ts';
import type { MemoryEvent } from '@ecrin/domain/memory/memory.events.ts';
import type {
  NotificationEvent,
  NotificationSettingsEvent,
  PushDeviceEvent,
} from '@ecrin/domain/notification/notification.events.ts';
import type { ServiceAlertEvent } from '@ecrin/domain/operation/service-alert.events.ts';
import type { UpkeepEvent } from '@ecrin/domain/operation/upkeep.events.ts';
import type { WorkEvent } from '@ecrin/domain/operation/work.events.ts';
import type { OrbPastRunEvent } from '@ecrin/domain/orb-past-run/orb-past-run.events.ts';
import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { OrbScheduleEvent } from '@ecrin/domain/orb-schedule/orb-schedule.events.ts';
import type { OrbEvent } from '@ecrin/domain/orb/orb.events.ts';
import type { OrganizationEvent } from '@ecrin/domain/organization/organization.events.ts';
import type { PhoneEvent } from '@ecrin/domain/phone/phone.events.ts';
import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';
import type { RequestEvent } from '@ecrin/domain/request/request.events.ts';
import type { RereadingEvent } from '@ecrin/domain/rereading/rereading.events.ts';
import type { SendingEvent } from '@ecrin/domain/sending/sending.events.ts';
import type { ServiceSettingsEvent } from '@ecrin/domain/service-settings/service-settings.events.ts';
import type { StoryDraftEvent } from '@ecrin/domain/story-draft/story-draft.events.ts';
import type { StoryShareEvent, StoryShareRead } from '@ecrin/domain/story-share/story-share.events.ts';
import type { StoryEvent } from '@ecrin/domain/story/story.events.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import type { EngineUseEvent } from '@ecrin/domain/usage/engine-use.events.ts';

export type CaptureEvent = ThoughtEvent | ThreadEvent | RereadingEvent | JournalImportEvent | FavoritesEvent;
export type AccountEvent =
  | ClientEvent
  | EmailEvent
  | PhoneEvent
  | IdentityEvent
  | ErasureEvent
  | ErasureProposalEvent
  | ClientPermissionEvent
  | ConsentEvent
  | AllowanceEvent
  | LookEvent
  | ExceptionalAccessEvent
  | AdminEvent
  | ServiceSettingsEvent;
export type HabitEvent =
  | GoalEvent
  | GoalCalendarEvent
  | GoalReviewEvent
  | GoalCountEvent
  | ReminderEvent
  | NotificationEvent
  | NotificationSettingsEvent
  | PushDeviceEvent;
export type AiEvent = ConversationEvent | MemoryEvent | OrbEvent | OrbRunEvent | OrbScheduleEvent | OrbPastRunEvent;

export type BroadcastingEvent = BroadcastEvent | AnnouncementDismissalEvent;
export type ServiceEvent =
  | ListExportEvent
  | ActLogEvent
  | ServiceAlertEvent
  | WorkEvent
  | UpkeepEvent
  | EngineUseEvent
  | SendingEvent
  | BudgetEvent
  | AdminNotificationEvent
  | AdminNotificationSettingsChosen;

export type SharingEvent = StoryEvent | StoryShareEvent | StoryShareRead | StoryDraftEvent;
export type InboxEvent = OrganizationEvent | MembershipEvent | RequestEvent | CommentReportEvent | AnswerTemplateEvent;

export type ConnectEvent =
  | CommunityEvent
  | CommunityMemberEvent
  | CommunityCommentEvent
  | CommunityCopyEvent
  | CommunityNotificationsEvent;

/** Every event there is; `activity-table.unit.spec` fails for a declared one that is missing. */
export type ActivityEvent =
  | CaptureEvent
  | AccountEvent
  | HabitEvent
  | AiEvent
  | ServiceEvent
  | InboxEvent
  | SharingEvent
  | ConnectEvent
  | BroadcastingEvent;
