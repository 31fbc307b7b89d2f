import { keptDaysLimits } from '@ecrin/domain/service-settings/recording-retention.ts';
import type { SettingName } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { MessageDescriptor } from 'react-intl';
import { helpNumbersMessages } from './help-numbers.messages.ts';
import { secondFactorSettingMessages as ofSecondFactor } from './second-factor-setting.messages.ts';
import { settingNames as names } from './setting-names.messages.ts';
import { settingsMessages as messages } from './settings.messages.ts';

type Choice = Readonly<{ value: string; label: MessageDescriptor }>;
/** How a setting is edited. `unit`: of a number; `optional`: an empty field is a value; `least`, `most`: of one that has bounds. */
export type SettingControl =
  | Readonly<{ kind: 'choice'; choices: readonly Choice[] }>
  | Readonly<{ kind: 'number'; unit: MessageDescriptor; optional?: true; least?: number; most?: number }>
  | Readonly<{ kind: 'text' | 'prices' | 'help-numbers' | 'maintenance' }>;
export type SettingDefinition = Readonly<{
  name: SettingName;
  title: MessageDescriptor;
  text: MessageDescriptor;
  control: SettingControl;
}>;
export type SettingGroup = Readonly<{ title: MessageDescriptor; settings: readonly SettingDefinition[] }>;

const choice = (...choices: readonly Choice[]): SettingControl => ({ kind: 'choice', choices });
const number = (unit: MessageDescriptor): SettingControl => ({ kind: 'number', unit });
const price: SettingControl = { kind: 'number', unit: names.unitEuros, optional: true };

const entry: SettingGroup = {
  title: messages.groupEntry,
  settings: [
    {
      name: 'registration',
      title: names.registration,
      text: names.registrationText,
      control: choice(
        { value: 'open', label: names.registrationOpen },
        { value: 'code', label: names.registrationCode },
        { value: 'closed', label: names.registrationClosed },
      ),
    },
    {
      name: 'invitationCode',
      title: names.invitationCode,
      text: names.invitationCodeText,
      control: { kind: 'text' },
    },
    {
      name: 'defaultLanguage',
      title: names.defaultLanguage,
      text: names.defaultLanguageText,
      control: choice({ value: 'fr', label: names.french }, { value: 'en', label: names.english }),
    },
    {
      name: 'orbsCreatedBy',
      title: names.orbsCreatedBy,
      text: names.orbsCreatedByText,
      control: choice({ value: 'granted', label: names.granted }, { value: 'everyone', label: names.everyone }),
    },
  ],
};

const admins: SettingGroup = {
  title: messages.groupAdmins,
  settings: [
    {
      name: 'secondFactorRequired',
      title: ofSecondFactor.secondFactorRequired,
      text: ofSecondFactor.secondFactorRequiredText,
      control: choice(
        { value: 'superadmins', label: ofSecondFactor.superadmins },
        { value: 'everyone', label: ofSecondFactor.everyAdmin },
      ),
    },
  ],
};

const client: SettingGroup = {
  title: messages.groupClient,
  settings: [
    { name: 'orbRunsPerDay', title: names.orbRunsPerDay, text: names.noLimit, control: number(names.unitRuns) },
    { name: 'orbWordsPerMonth', title: names.orbWordsPerMonth, text: names.noLimit, control: number(names.unitWords) },
    {
      name: 'chatTokensPerDay',
      title: names.chatTokensPerDay,
      text: names.chatTokensText,
      control: number(names.unitTokens),
    },
    { name: 'clientStorageGb', title: names.clientStorageGb, text: names.noLimit, control: number(names.unitGb) },
    {
      name: 'recordingsKeptDays',
      title: names.recordingsKeptDays,
      text: names.recordingsKeptDaysText,
      control: { kind: 'number', unit: names.unitDays, optional: true, ...keptDaysLimits },
    },
  ],
};

const budget = (
  title: MessageDescriptor,
  [tokens, minutes, euros]: readonly [SettingName, SettingName, SettingName],
) => ({
  title,
  settings: [
    { name: tokens, title: names.tokensPerMonth, text: names.budgetText, control: number(names.unitTokens) },
    { name: minutes, title: names.minutesPerMonth, text: names.budgetText, control: number(names.unitMinutes) },
    { name: euros, title: names.eurosPerMonth, text: names.budgetText, control: number(names.unitEuros) },
  ],
});

const engines: SettingGroup = {
  title: messages.groupEngines,
  settings: [
    {
      name: 'paidEngines',
      title: names.paidEngines,
      text: names.paidEnginesText,
      control: choice({ value: 'used', label: names.used }, { value: 'paused', label: names.paused }),
    },
    { name: 'eurosPerMillionTokens', title: names.eurosPerMillionTokens, text: names.priceText, control: price },
    { name: 'eurosPerMinute', title: names.eurosPerMinute, text: names.priceText, control: price },
    { name: 'modelPrices', title: names.modelPrices, text: names.modelPricesText, control: { kind: 'prices' } },
  ],
};

const help: SettingGroup = {
  title: messages.groupHelp,
  settings: [
    {
      name: 'helpNumbers',
      title: helpNumbersMessages.helpNumbers,
      text: helpNumbersMessages.helpNumbersText,
      control: { kind: 'help-numbers' },
    },
  ],
};

const notice: SettingGroup = {
  title: messages.groupNotice,
  settings: [
    { name: 'maintenance', title: names.maintenance, text: names.maintenanceText, control: { kind: 'maintenance' } },
  ],
};

/** Every setting, in two columns of groups. */
export const settingColumns: readonly (readonly SettingGroup[])[] = [
  [entry, admins, client, help, notice],
  [
    engines,
    budget(messages.groupClientBudget, ['clientTokensPerMonth', 'clientMinutesPerMonth', 'clientEurosPerMonth']),
    budget(messages.groupServiceBudget, ['serviceTokensPerMonth', 'serviceMinutesPerMonth', 'serviceEurosPerMonth']),
  ],
];
export const allSettings: readonly SettingDefinition[] = settingColumns.flatMap((groups) =>
  groups.flatMap(({ settings }) => settings),
);
