import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type { ErasureCertified, ErasureEvent, ErasureNumbered } from './erasure.events.ts';

type Certificate = Readonly<{ certificate: string; signature: string }>;
/** What a number leads to once the account is gone. */
export type Erasure =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'numbered'; clientId: string; erasureId: string; certified: Certificate | null }>;

export const erasure: Aggregate<Erasure, ErasureEvent> = {
  category: 'erasure',
  initial: { status: 'unknown' },
  evolve: evolveWith<Erasure, ErasureEvent>({
    ErasureNumbered: (_before, { clientId, erasureId }) => ({
      status: 'numbered',
      clientId,
      erasureId,
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
