import { erasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { erasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

/** To the author of what quoted an erased thought, once it is certified; nothing where nothing quoted it, or of a whole account. */
export const announceErasedQuotations: AnnounceAbout = async ({ events }, { id, at, timeZone }) => {
  const { state } = await loadAggregate(events, erasure, { id });
  if (state.status === 'unknown' || !state.part || !state.certified) return null;
  const { part } = erasureCertificate.parse(JSON.parse(state.certified.certificate));
  if (!part?.quotations) return null;
  return { ownerId: state.clientId, kind: 'thought', subject: null, timeZone, moment: at };
};
