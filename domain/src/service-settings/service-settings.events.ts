import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { SettingName, SettingValue } from './service-settings.vocabulary.ts';

// These names and fields are permanent: add, never rename. `by`: the administrator, whose key seals `device`, their user agent.

/**
 * `change`: its number, from 1. `value`, `before`: null is the default. `undoes`: the number of the change this one takes back, null for any other. `startsAt`:
 * when it begins, of one that clients are told of before; absent: at once.
 */
export type ServiceSettingChanged = DomainEvent<
  'ServiceSettingChanged',
  {
    change: number;
    setting: SettingName;
    value: SettingValue;
    before: SettingValue;
    undoes: number | null;
    startsAt?: string;
    by: string;
    sessionId: string | null;
    changedAt: string;
  },
  { device: string }
>;

export type ServiceSettingsEvent = ServiceSettingChanged;
