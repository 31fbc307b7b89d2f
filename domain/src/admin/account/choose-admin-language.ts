import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { AdminLanguageChosen } from '../admin.events.ts';

export type ChooseAdminLanguage = Readonly<{ adminId: string; language: Language; now: string }>;

export const chooseAdminLanguage = (
  { adminId, language, now }: ChooseAdminLanguage,
  admin: Admin,
): Decision<AdminLanguageChosen> =>
  admin.language === language
    ? nothingNew
    : [{ type: 'AdminLanguageChosen', data: { adminId, language, chosenAt: now }, private: null }];
