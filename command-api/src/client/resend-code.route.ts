import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';

/** Addresses count as verified for now, so there is no code to send again; the specification ignores the outcome. */
export const resendCodeRoute = customRoute({
  method: 'get',
  path: '/resend-code',
  access: 'client',
  summary: 'Sends the verification code again where one is awaited',
  params: z.object({}),
  handle: async () => ({ empty: true }),
});
