import type { Language } from '#kernel/language.ts';
import type { MaintenanceBanner, SettingValue } from './service-settings.vocabulary.ts';

export const isMaintenanceBanner = (value: SettingValue): value is MaintenanceBanner =>
  typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;

/** Whether it is shown at an instant (ISO 8601). */
export const isShownAt = ({ from, until }: MaintenanceBanner, now: string): boolean =>
  (from ?? now) <= now && now < (until ?? '9');

/** What a reader is shown, and in which language it is. */
export const sentenceFor = (
  { fr, en }: Pick<MaintenanceBanner, Language>,
  wanted: Language,
): Readonly<{ text: string; language: Language }> | null => {
  const [first, other] = wanted === 'fr' ? [fr, en] : [en, fr];
  if (first !== null) return { text: first, language: wanted };
  return other === null ? null : { text: other, language: wanted === 'fr' ? 'en' : 'fr' };
};
