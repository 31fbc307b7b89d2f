import { adminMeAnswer, adminPictureOf, type AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { hasGivenPassword, secondFactorStateOf } from '../admin-permissions.ts';
import { findAdmin, type KnownAdmin } from '../find-admin.ts';

const profileOf = (known: KnownAdmin, notifications: number): AdminProfile => {
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
    notifications,
    language: own.language ?? language,
    passwordGiven: hasGivenPassword(known),
    secondFactor: secondFactorStateOf(known),
  };
};

export const adminMeRoute = (services: Pick<ApiServices, 'events' | 'adminNotifications'>) =>
  customRoute({
    method: 'get',
    path: '/me',
    access: 'admin-signed-in',
    summary: 'The profile; a refusal means that the session has ended',
    params: z.object({}),
    answer: adminMeAnswer,
    handle: async (_request, { adminId }) => {
      const known = await findAdmin(services, adminId);
      return {
        json: adminMeAnswer.parse(
          known ? { admin: profileOf(known, await services.adminNotifications.countUnread(adminId)) } : {},
        ),
        headers: { 'Cache-Control': 'no-store' },
      };
    },
  });
