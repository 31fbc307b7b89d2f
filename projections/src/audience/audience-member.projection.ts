import type { ClientPermissionEvent } from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { ClientDeactivated, ClientReactivated } from '@ecrin/domain/client/client-administration.events.ts';
import type { ClientErasureBegun } from '@ecrin/domain/client/client-erasure.events.ts';
import type {
  ClientEmailProved,
  ClientLanguageChosen,
  ClientLoggedIn,
  ClientRegistered,
} from '@ecrin/domain/client/client.events.ts';
import type { ConversationStarted } from '@ecrin/domain/conversation/conversation.events.ts';
import type { MembershipEvent } from '@ecrin/domain/membership/membership.events.ts';
import type {
  NotificationOpened,
  NotificationSettingsEvent,
  PushDeviceEvent,
} from '@ecrin/domain/notification/notification.events.ts';
import { withNewKinds } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { ThoughtRecorded, ThoughtWritten } from '@ecrin/domain/thought/thought.events.ts';
import { laterOf } from '@ecrin/domain/time/instant.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { audienceMemberModel, memberOf, type AudienceMemberDocument } from './audience-member.model.ts';

type Member = AudienceMemberDocument | null;
type AboutClient =
  | ClientRegistered
  | ClientLanguageChosen
  | ClientEmailProved
  | ClientLoggedIn
  | ClientPermissionEvent
  | ClientDeactivated
  | ClientReactivated
  | ClientErasureBegun
  | MembershipEvent;
type AboutOwner =
  | NotificationSettingsEvent
  | PushDeviceEvent
  | NotificationOpened
  | ThoughtWritten
  | ThoughtRecorded
  | ConversationStarted;

const changed = (member: Member, change: (before: AudienceMemberDocument) => Partial<AudienceMemberDocument>): Member =>
  member && memberOf({ ...member, ...change(member) });
/** The same document while the day is the same. */
const active = (member: Member, at: string): Member =>
  member && at.slice(0, 10) > member.activeOn
    ? { ...member, activeOn: laterOf(member.activeOn, at.slice(0, 10)) }
    : member;

const outside = (member: Member, organizationId: string): Member =>
  changed(member, ({ organizations }) => ({ organizations: organizations.filter((one) => one !== organizationId) }));

/** Activity is what somebody did here themselves: signing in, writing, recording, asking, opening a notification. */
export const audienceMemberProjection = defineProjection<AudienceMemberDocument, AboutClient | AboutOwner>()({
  model: audienceMemberModel,
  documentId: ({ data }) => ('clientId' in data ? data.clientId : data.ownerId),
  // About clients, for administrators: no notice goes to them.
  shown: () => false,
  on: {
    ClientRegistered: (_member, { clientId, language, registeredAt }) =>
      memberOf({
        ownerId: clientId,
        language,
        granted: [],
        organizations: [],
        activeOn: registeredAt.slice(0, 10),
        settings: null,
        devices: [],
        hasAddress: false,
        deactivated: false,
      }),
    ClientLanguageChosen: (member, { language }) => changed(member, () => ({ language })),
    ClientEmailProved: (member) => changed(member, () => ({ hasAddress: true })),
    ClientDeactivated: (member) => changed(member, () => ({ deactivated: true })),
    ClientReactivated: (member) => changed(member, () => ({ deactivated: false })),
    ClientErasureBegun: (member) => changed(member, () => ({ deactivated: true })),
    ClientLoggedIn: (member, { loggedInAt }) => active(member, loggedInAt),
    ClientPermissionGranted: (member, { permission }) =>
      changed(member, ({ granted }) => ({ granted: [...granted, permission] })),
    ClientPermissionWithdrawn: (member, { permission }) =>
      changed(member, ({ granted }) => ({ granted: granted.filter((one) => one !== permission) })),
    OrganizationMemberAdded: (member, { organizationId }) =>
      changed(member, ({ organizations }) => ({ organizations: [...organizations, organizationId] })),
    OrganizationMemberRemoved: (member, { organizationId }) => outside(member, organizationId),
    OrganizationMemberLeft: (member, { organizationId }) => outside(member, organizationId),
    NotificationSettingsChosen: (member, { settings }) => changed(member, () => ({ settings: withNewKinds(settings) })),
    PushDeviceAdded: (member, { deviceId }) =>
      changed(member, ({ devices }) => ({ devices: [...devices.filter((one) => one !== deviceId), deviceId] })),
    PushDeviceRemoved: (member, { deviceId }) =>
      changed(member, ({ devices }) => ({ devices: devices.filter((one) => one !== deviceId) })),
    NotificationOpened: (member, { openedAt }) => active(member, openedAt),
    ThoughtWritten: (member, { writtenAt }) => active(member, writtenAt),
    ThoughtRecorded: (member, { recordedAt }) => active(member, recordedAt),
    ConversationStarted: (member, { startedAt }) => active(member, startedAt),
  },
});
