import { languages } from '@ecrin/domain/kernel/language.ts';
import { keptDaysLimits } from '@ecrin/domain/service-settings/recording-retention.ts';
import {
  orbCreators,
  paidEngineModes,
  priceUnits,
  registrationModes,
  secondFactorRequirements,
  settingNames,
} from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { z } from 'zod';
import { helpNumberChange } from '#help/help.ts';
import { givenLine } from '#text/given-line.ts';
import { givenInstant } from '#time/instant.ts';

const limit = z.number().int().min(0).max(1_000_000_000);
const euros = z.number().min(0).max(1_000_000);
const price = z.number().min(0).max(100_000);
const sentence = givenLine(300).nullable();
const maintenance = z
  .strictObject({
    fr: sentence,
    en: sentence,
    from: givenInstant.nullable().optional(),
    until: givenInstant.nullable().optional(),
  })
  .refine(({ fr, en }) => fr !== null || en !== null)
  .refine(({ from, until }) => !from || !until || from < until);

/** What each setting may be. */
export const settingValues = z.strictObject({
  registration: z.enum(registrationModes),
  secondFactorRequired: z.enum(secondFactorRequirements),
  invitationCode: givenLine(40).nullable(),
  defaultLanguage: z.enum(languages),
  orbsCreatedBy: z.enum(orbCreators),
  orbRunsPerDay: limit,
  orbWordsPerMonth: limit,
  chatTokensPerDay: limit,
  clientStorageGb: limit,
  clientTokensPerMonth: limit,
  clientMinutesPerMonth: limit,
  clientEurosPerMonth: euros,
  serviceTokensPerMonth: limit,
  serviceMinutesPerMonth: limit,
  serviceEurosPerMonth: euros,
  eurosPerMillionTokens: price.nullable(),
  eurosPerMinute: price.nullable(),
  modelPrices: z.array(z.strictObject({ model: givenLine(200), unit: z.enum(priceUnits), euros: price })).max(50),
  paidEngines: z.enum(paidEngineModes),
  maintenance: maintenance.nullable(),
  recordingsKeptDays: z.number().int().min(keptDaysLimits.least).max(keptDaysLimits.most).nullable(),
  helpNumbers: z.array(helpNumberChange).max(100),
});

const nullableValues = z.strictObject(
  Object.fromEntries(Object.entries(settingValues.shape).map(([name, value]) => [name, value.nullable()])) as {
    [Name in keyof typeof settingValues.shape]: z.ZodNullable<(typeof settingValues.shape)[Name]>;
  },
);

/** `PUT /api/admin/settings`: any of them, all or none; null sets the default again. */
export const changeSettingsRequest = z.strictObject({ changes: nullableValues.partial() });

export const settingChangeParams = z.object({ change: z.coerce.number().int().min(1) });

const settingName = z.enum(settingNames);
const anyValue = z.json();

/**
 * One setting as it is now. `variable`: the environment variable that stands for it, with `locked` when it is set and decides. `change`: the last one, null
 * while nobody changed it; `startsAt`: when it begins, null: at once.
 */
const shownSetting = z.object({
  name: settingName,
  value: anyValue,
  isDefault: z.boolean(),
  grave: z.boolean(),
  variable: z.string().nullable(),
  locked: z.boolean(),
  change: z
    .object({
      change: z.number().int(),
      by: z.string().nullable(),
      changedAt: z.string(),
      startsAt: z.string().nullable(),
    })
    .nullable(),
});
export type ShownSetting = z.infer<typeof shownSetting>;

/** A variable of the environment that only the operator can change. `value`: null for a secret, and where it is not set. */
const environmentVariable = z.object({ name: z.string(), isSet: z.boolean(), value: z.string().nullable() });
export type EnvironmentVariable = z.infer<typeof environmentVariable>;

/** `GET /api/admin/settings`. */
export const settingsAnswer = z.object({
  settings: z.array(shownSetting),
  environment: z.array(environmentVariable),
});

/** `by`: the administrator’s name; null once it is erased. `undoable`: it is the last one of its setting. */
const settingChange = z.object({
  change: z.number().int(),
  setting: settingName,
  value: anyValue,
  before: anyValue,
  undoes: z.number().int().nullable(),
  by: z.string().nullable(),
  changedAt: z.string(),
  startsAt: z.string().nullable(),
  undoable: z.boolean(),
});
export type SettingChange = z.infer<typeof settingChange>;

/** `GET /api/admin/settings/changes`, newest first. */
export const settingChangesAnswer = z.object({ items: z.array(settingChange), nextCursor: z.string().nullable() });
export const settingChangesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(400).optional(),
});
