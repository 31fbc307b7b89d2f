import { goalTimeZoneRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { resumeGoals } from '@ecrin/domain/goal/commands/resume-goals.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { commandReply } from '#http/routing/command-reply.ts';
import { inZone, todayOf, type GoalServices } from './change-goal.ts';

export const resumeGoalsRoute = (services: GoalServices) =>
  customRoute({
    method: 'post',
    path: '/goals/resume',
    access: 'client',
    summary: 'Ends the pause of every goal; those paused by themselves stay so',
    params: z.object({}),
    body: goalTimeZoneRequest,
    answer: receipt,
    handle: async ({ body: { timeZone } }, context) => {
      const { clientId, now, command } = inZone(context, timeZone);
      const input = { ownerId: clientId, today: await todayOf(services, context, timeZone), now };
      return commandReply(
        await services.execute({ aggregate: goalCalendar, id: clientId, decide: resumeGoals, input, context: command }),
        'goal.not-found',
      );
    },
  });
