import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import {
  defaultNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import { v7 } from 'uuid';

/** Settings, changed from the defaults. `channels`: of every kind. */
export type ChosenSettings = Partial<Omit<NotificationSettings, 'kinds'>> &
  Readonly<{ channels?: Partial<Record<'in-app' | 'push' | 'mail', boolean>> }>;
type Fact = Readonly<{ stream: string; fact: DomainEvent }>;

const at = '2027-01-01T00:00:00.000Z';

export const settingsOf = ({ channels = {}, ...chosen }: ChosenSettings): NotificationSettings => {
  const kinds = Object.fromEntries(
    Object.entries(defaultNotificationSettings.kinds).map(([kind, choice]) => [kind, { ...choice, ...channels }]),
  ) as NotificationSettings['kinds'];
  return { ...defaultNotificationSettings, ...chosen, kinds };
};

/** Earlier events of a client before a notification. */
export const notificationEvents = (ownerId: string, postedAt = at) => {
  const notificationId = v7();
  const its = { notificationId, ownerId };
  const stream = `notification-${notificationId}`;
  return {
    notificationId,
    stream,
    registered: (language: Language, proved = true): readonly Fact[] => [
      {
        stream: `client-${ownerId}`,
        fact: {
          type: 'ClientRegistered',
          data: { clientId: ownerId, credentialId: 'c', emailHash: 'h', language, registeredAt: at },
          private: { email: 'claire@exemple.fr', firstname: 'Claire' },
        },
      },
      ...(proved
        ? [
            {
              stream: `client-${ownerId}`,
              fact: {
                type: 'ClientEmailProved',
                data: { clientId: ownerId, emailHash: 'h', by: 'code', provedAt: at },
                private: { email: 'claire@exemple.fr' },
              },
            },
          ]
        : []),
    ],
    chose: (chosen: ChosenSettings): Fact => ({
      stream: `notification-settings-${ownerId}`,
      fact: {
        type: 'NotificationSettingsChosen',
        data: { ownerId, settings: settingsOf(chosen), byMail: false, chosenAt: at },
        private: null,
      },
    }),
    device: (deviceId: string, token: string): Fact => ({
      stream: `push-device-${deviceId}`,
      fact: {
        type: 'PushDeviceAdded',
        data: { deviceId, ownerId, sessionId: null, addedAt: at },
        private: { token, name: 'Chrome · Android' },
      },
    }),
    removed: (deviceId: string): Fact => ({
      stream: `push-device-${deviceId}`,
      fact: { type: 'PushDeviceRemoved', data: { deviceId, ownerId, reason: 'asked', removedAt: at }, private: null },
    }),
    posted: (kind: NotificationKind = 'reminder', body = 'Lui demander pour dimanche'): Fact => ({
      stream,
      fact: {
        type: 'NotificationPosted',
        private: { title: 'Appeler Papa', body },
        data: {
          ...its,
          kind,
          subject: null,
          dueAt: postedAt,
          missed: 0,
          snoozedFrom: null,
          unread: true,
          timeZone: 'Europe/Paris',
          postedAt,
        },
      },
    }),
    read: (): Fact => ({ stream, fact: { type: 'NotificationRead', data: { ...its, readAt: at }, private: null } }),
    sent: (deviceId: string): Fact => ({
      stream,
      fact: { type: 'NotificationSent', data: { ...its, channel: 'push', deviceId, sentAt: at }, private: null },
    }),
  };
};
