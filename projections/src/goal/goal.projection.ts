import { goalCalendarHandlers, type GoalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { goalHandlers } from '@ecrin/domain/goal/goal-history.ts';
import type { GoalCalendarEvent, GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { goalCalendarModel, goalModel, type GoalDocument } from './goal.model.ts';

export const goalProjection = defineProjection<GoalDocument, GoalEvent>()({
  model: goalModel,
  documentId: ({ data }) => data.goalId,
  shown: ({ deleted }) => !deleted,
  on: goalHandlers,
});

export const goalCalendarProjection = defineProjection<GoalCalendar, GoalCalendarEvent>()({
  model: goalCalendarModel,
  documentId: ({ data }) => data.ownerId,
  on: goalCalendarHandlers,
});
