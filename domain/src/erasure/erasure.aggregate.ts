import type { ErasureAsker } from '#client/client-erasure.events.ts';
import { evolveWith, nothingNew, refuse, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type {
  ErasedPart,
  ErasureCertified,
  ErasureEvent,
  ErasureNumbered,
  ThoughtErasureAsked,
} from './erasure.events.ts';

type Certificate = Readonly<{ certificate: string; signature: string }>;
/** Less than the account. */
export type AskedPart = ErasedPart & Readonly<{ askedAt: string; by: ErasureAsker }>;
/** What a number leads to. `part` null: the whole account, which says more about it. */
export type Erasure =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{
      status: 'numbered';
      clientId: string;
      erasureId: string;
      part: AskedPart | null;
      certified: Certificate | null;
    }>;

export const erasure: Aggregate<Erasure, ErasureEvent> = {
  category: 'erasure',
  initial: { status: 'unknown' },
  evolve: evolveWith<Erasure, ErasureEvent>({
    ErasureNumbered: (_before, { clientId, erasureId }) => ({
      status: 'numbered',
      clientId,
      erasureId,
      part: null,
      certified: null,
    }),
    ThoughtErasureAsked: (_before, { clientId, erasureId, thoughtIds, sounds, askedAt, by }) => ({
      status: 'numbered',
      clientId,
      erasureId,
      part: { thoughtIds, sounds, askedAt, by },
      certified: null,
    }),
    ErasureCertified: (before, { certificate, signature }) =>
      before.status === 'numbered' ? { ...before, certified: { certificate, signature } } : before,
  }),
  // It outlives its owner.
  ownerOf: () => null,
};

export type NumberErasure = Readonly<{ number: string; clientId: string; erasureId: string; now: string }>;

export const numberErasure = (
  { number, clientId, erasureId, now }: NumberErasure,
  { status }: Erasure,
): Decision<ErasureNumbered> =>
  status === 'unknown'
    ? [{ type: 'ErasureNumbered', data: { number, clientId, erasureId, numberedAt: now }, private: null }]
    : nothingNew;

export type CertifyErasure = Certificate & Readonly<{ number: string; now: string }>;

/** A number has one certificate, which never changes. */
export const certifyErasure = (
  { number, certificate, signature, now }: CertifyErasure,
  erasure: Erasure,
): Decision<ErasureCertified> =>
  erasure.status === 'numbered' && erasure.certified === null
    ? [{ type: 'ErasureCertified', data: { number, certificate, signature, certifiedAt: now }, private: null }]
    : nothingNew;

/** Of one erasure: the rest of a larger part is asked for by another one. */
export const maxErasedThoughts = 1_000;

export type AskThoughtErasure = ErasedPart &
  Readonly<{ number: string; clientId: string; erasureId: string; by: ErasureAsker; now: string }>;

/** Which are the client’s, and there, is looked at before, and how many there may be with the request. */
export const askThoughtErasure = (
  { thoughtIds, sounds, now, ...of }: AskThoughtErasure,
  { status }: Erasure,
): Decision<ThoughtErasureAsked, 'thought.not-found'> => {
  if (status !== 'unknown') return nothingNew;
  const count = thoughtIds.length + sounds.length;
  if (count === 0 || count > maxErasedThoughts) return refuse('thought.not-found');
  return [{ type: 'ThoughtErasureAsked', data: { ...of, thoughtIds, sounds, askedAt: now }, private: null }];
};
