import type { AdminNotice } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';

/** `to`: which active administrators are told, or the one; `except`: the one who caused it. `eventId`, `at`: of the event it is about. */
export type TellAdministratorsInput = Readonly<{
  notice: AdminNotice;
  to: 'everyone' | 'superadmins' | Readonly<{ adminId: string }>;
  except: string | null;
  eventId: string;
  at: string;
}>;
/** How many were told. */
export type TellAdministratorsOutcome = number;
