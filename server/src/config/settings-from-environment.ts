import type { EnvironmentVariable } from '@ecrin/contracts/service-settings/service-settings.ts';
import type { ServiceSettings, SettingName } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { SettingsFromEnvironment } from '@ecrin/platform/settings/current-settings.ts';
import { z } from 'zod';
import type { Config } from './config.ts';

/** The settings that have a variable; where it is set, it decides. */
const variables = {
  orbsCreatedBy: 'ORBS_CREATED_BY',
  orbRunsPerDay: 'ORB_RUNS_PER_DAY',
  orbWordsPerMonth: 'ORB_WORDS_PER_MONTH',
  chatTokensPerDay: 'CHAT_TOKENS_PER_DAY',
  clientStorageGb: 'CLIENT_STORAGE_GB',
  eurosPerMillionTokens: 'AI_EUROS_PER_MILLION_TOKENS',
} as const satisfies Partial<Record<SettingName, string>>;

export const settingsFromEnvironment = ({
  shared,
  api,
  given,
}: Pick<Config, 'shared' | 'api' | 'given'>): SettingsFromEnvironment => {
  const read = { ...shared, ...api };
  const values: Partial<ServiceSettings> = Object.fromEntries(
    Object.entries(variables).flatMap(([setting, variable]) => {
      const value = read[variable];
      return given.has(variable) && value !== undefined ? [[setting, value]] : [];
    }),
  );
  return { values, variables };
};

const asHost = (value: string): string => new URL(value).host;
const asIs = (value: string): string => value;
const hidden = () => null;

/** What else an administrator may know of the environment, and how much of each value. */
const shown: Readonly<Record<string, (value: string) => string | null>> = {
  PUBLIC_URL: asIs,
  AI_BASE_URL: asHost,
  AI_API_KEY: hidden,
  TRANSCRIPTION_MODEL: asIs,
  ANALYSIS_MODEL: asIs,
  CHAT_MODEL: asIs,
  EMBEDDING_MODEL: asIs,
  LANGUAGE_MODEL: asIs,
  SMTP_URL: asHost,
  MAIL_FROM: asIs,
  VAPID_PUBLIC_KEY: asIs,
  VAPID_PRIVATE_KEY: hidden,
  WHATSAPP_PHONE_NUMBER_ID: asIs,
  WHATSAPP_TOKEN: hidden,
  SMS_GATEWAY_URL: asHost,
  SMS_GATEWAY_TOKEN: hidden,
  CLIENT_REQUESTS_PER_SECOND: asIs,
  CLIENT_CHANGES_PER_DAY: asIs,
};

export const shownVariables = ({
  shared,
  api,
  given,
}: Pick<Config, 'shared' | 'api' | 'given'>): EnvironmentVariable[] => {
  const read: Readonly<Record<string, unknown>> = { ...shared, ...api };
  return Object.entries(shown).map(([name, show]) => {
    const value = read[name];
    const isSet = given.has(name);
    return { name, isSet, value: isSet && value !== undefined ? show(z.coerce.string().parse(value)) : null };
  });
};
