import { adminMeAnswer, adminPictureOf, type AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { findSecondFactorState, hasGivenPassword, mustHaveSecondFactor } from '../admin-permissions.ts';
import { findAdmin, type KnownAdmin } from '../find-admin.ts';

type Shown = Pick<AdminProfile, 'notifications' | 'secondFactor' | 'secondFactorRequired' | 'passkeysOffered'>;

const profileOf = (known: KnownAdmin, shown: Shown): AdminProfile => {
  const {
    entry: { adminId, role, fullname, email, language },
    own,
  } = known;
  return {
    _id: adminId,
    role,
    fullname,
    email,
    picture: adminPictureOf(adminId, own.pictureVersion),
    language: own.language ?? language,
    passwordGiven: hasGivenPassword(known),
    hasAuthenticator: own.factorId !== null,
    passkeys: [...own.passkeys],
    ...shown,
  };
};

export const adminMeRoute = (services: Pick<ApiServices, 'events' | 'adminNotifications' | 'passkeys'>) =>
  customRoute({
    method: 'get',
    path: '/me',
    access: 'admin-signed-in',
    summary: 'The profile; a refusal means that the session has ended',
    params: z.object({}),
    answer: adminMeAnswer,
    handle: async (_request, { adminId }) => {
      const known = await findAdmin(services, adminId);
      const shown = known && {
        notifications: await services.adminNotifications.countUnread(adminId),
        secondFactor: await findSecondFactorState(services, known),
        secondFactorRequired: await mustHaveSecondFactor(services, known),
        passkeysOffered: services.passkeys !== null,
      };
      return {
        json: adminMeAnswer.parse(known && shown ? { admin: profileOf(known, shown) } : {}),
        headers: { 'Cache-Control': 'no-store' },
      };
    },
  });
