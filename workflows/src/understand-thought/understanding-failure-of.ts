import { understandingFailures, type UnderstandingFailure } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { AnalystFault } from '@ecrin/platform/ports/analyst.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';

/** The reason shown to the person, from the fault an activity failed with. */
export const understandingFailureOf = ({ code }: ActivityFault): UnderstandingFailure =>
  understandingFailures.find((reason) => reason === code) ?? 'provider-unavailable';

export const activityFaultOf = (fault: unknown): unknown =>
  fault instanceof AnalystFault ? new ActivityFault(fault.reason, fault.message, fault.retryAfterMs) : fault;
