import type { HelpNumberChange } from '#help/help-numbers.ts';
import type { Language } from '#kernel/language.ts';

export const registrationModes = ['open', 'code', 'closed'] as const;
export const orbCreators = ['granted', 'everyone'] as const;
export const paidEngineModes = ['used', 'paused'] as const;
export const secondFactorRequirements = ['superadmins', 'everyone'] as const;
export const priceUnits = ['million-tokens', 'minute'] as const;

/** Of one model of the endpoint, in euros; it replaces the price of the others. */
export type ModelPrice = Readonly<{ model: string; unit: (typeof priceUnits)[number]; euros: number }>;
/** The same sentence in both languages; one of them may be missing, then the other is shown. `from`, `until`: absent or null is now, and without end. */
export type MaintenanceBanner = Readonly<
  Record<Language, string | null> & { from?: string | null; until?: string | null }
>;

/**
 * Everything administrators set for the whole service. Limits and budgets are of one client, or of all together (`service…`); 0: none. Budgets are of a
 * calendar month (UTC) and count what the endpoint costs. `invitationCode`: registers while registration is by code, besides referral codes.
 * `secondFactorRequired`: of which administrators a second factor is. `paidEngines`: whether the endpoint is asked. `recordingsKeptDays`: after how many days the sound of a transcribed recording is erased, once that was
 * announced (`recording-retention.ts`); null: never. `helpNumbers`: what differs from the numbers in `help/help-numbers.ts`.
 */
export type ServiceSettings = Readonly<{
  registration: (typeof registrationModes)[number];
  secondFactorRequired: (typeof secondFactorRequirements)[number];
  invitationCode: string | null;
  defaultLanguage: Language;
  orbsCreatedBy: (typeof orbCreators)[number];
  orbRunsPerDay: number;
  orbWordsPerMonth: number;
  chatTokensPerDay: number;
  clientStorageGb: number;
  clientTokensPerMonth: number;
  clientMinutesPerMonth: number;
  clientEurosPerMonth: number;
  serviceTokensPerMonth: number;
  serviceMinutesPerMonth: number;
  serviceEurosPerMonth: number;
  eurosPerMillionTokens: number | null;
  eurosPerMinute: number | null;
  modelPrices: readonly ModelPrice[];
  paidEngines: (typeof paidEngineModes)[number];
  maintenance: MaintenanceBanner | null;
  recordingsKeptDays: number | null;
  helpNumbers: readonly HelpNumberChange[];
}>;
export type SettingName = keyof ServiceSettings;
export type SettingValue = ServiceSettings[SettingName];
/** null: the default again, where a setting has no null of its own. */
export type SettingChanges = { readonly [Name in SettingName]?: ServiceSettings[Name] | null };

/** Unless an installation began otherwise: `newInstallationSettings`. */
export const defaultSettings: ServiceSettings = {
  registration: 'open',
  secondFactorRequired: 'superadmins',
  invitationCode: null,
  defaultLanguage: 'fr',
  orbsCreatedBy: 'granted',
  orbRunsPerDay: 50,
  orbWordsPerMonth: 500_000,
  chatTokensPerDay: 0,
  clientStorageGb: 20,
  clientTokensPerMonth: 0,
  clientMinutesPerMonth: 0,
  clientEurosPerMonth: 0,
  serviceTokensPerMonth: 0,
  serviceMinutesPerMonth: 0,
  serviceEurosPerMonth: 0,
  eurosPerMillionTokens: null,
  eurosPerMinute: null,
  modelPrices: [],
  paidEngines: 'used',
  maintenance: null,
  recordingsKeptDays: null,
  helpNumbers: [],
};

/** The defaults that a new installation has instead, since 2026-11; those from before keep theirs until somebody decides. */
export const newInstallationSettings = { secondFactorRequired: 'everyone' } as const satisfies Partial<ServiceSettings>;

const isSettingName = (name: string): name is SettingName => name in defaultSettings;
export const settingNames: readonly SettingName[] = Object.keys(defaultSettings).filter(isSettingName);

/** The budgets of a month: of one client, or of all together. */
export const budgetSettings = [
  'clientTokensPerMonth',
  'clientMinutesPerMonth',
  'clientEurosPerMonth',
  'serviceTokensPerMonth',
  'serviceMinutesPerMonth',
  'serviceEurosPerMonth',
] as const satisfies readonly SettingName[];
export type BudgetSetting = (typeof budgetSettings)[number];
export const isBudgetSetting = (name: SettingName): name is BudgetSetting =>
  (budgetSettings as readonly SettingName[]).includes(name);

/** Changing one of these changes where clients’ words go, how long their voices stay, how much the service may spend, or who gets in. */
export const graveSettings: readonly SettingName[] = [
  'paidEngines',
  ...budgetSettings,
  'recordingsKeptDays',
  'secondFactorRequired',
];
