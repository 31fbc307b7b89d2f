import type { SettingChange } from '@ecrin/contracts/service-settings/service-settings.ts';
import { useIntl } from 'react-intl';
import { maintenanceIn } from './maintenance-draft.ts';
import { asTyped } from './setting-draft.ts';
import { allSettings, type SettingDefinition } from './setting-groups.ts';
import { settingsMessages as messages } from './settings.messages.ts';

/** undefined: it is not on the screen. */
export const definitionOf = ({ setting }: Pick<SettingChange, 'setting'>): SettingDefinition | undefined =>
  allSettings.find(({ name }) => name === setting);

const sentenceIn = (typed: string, locale: string): string => {
  const { fr, en } = maintenanceIn(typed);
  return locale === 'en' ? en || fr : fr || en;
};

/** A value in words, as the screen names it. */
export const useValueWords = () => {
  const { formatMessage, formatNumber, locale } = useIntl();
  return ({ name, control }: SettingDefinition, value: unknown): string => {
    if (value === null) return formatMessage(messages.default);
    const typed = asTyped(name, value);
    if (control.kind === 'choice') {
      const choice = control.choices.find((one) => one.value === typed);
      return choice ? formatMessage(choice.label) : typed;
    }
    if (control.kind === 'maintenance') return sentenceIn(typed, locale);
    return control.kind === 'number' ? `${formatNumber(Number(typed))} ${formatMessage(control.unit)}` : typed;
  };
};
