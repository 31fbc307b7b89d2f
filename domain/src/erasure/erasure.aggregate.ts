import type { ErasureAsker } from '#client/client-erasure.events.ts';
import { evolveWith, nothingNew, refuse, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type {
  ErasedPart,
  ErasureCertified,
  ErasureDeviceCleared,
  ErasureEvent,
  ErasureNumbered,
  ThoughtErasureAsked,
} from './erasure.events.ts';

type Certificate = Readonly<{ certificate: string; signature: string }>;
/** Less than the account. */
export type AskedPart = ErasedPart & Readonly<{ askedAt: string; by: ErasureAsker }>;
/** `clearedAt` null: it has not been seen yet. */
export type CountedDevice = Readonly<{ receipt: string; clearedAt: string | null }>;
/** What a number leads to. `devices` null: they were not counted. `part` null: the whole account, which says more about it. */
export type Erasure =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{
      status: 'numbered';
      clientId: string;
      erasureId: string;
      part: AskedPart | null;
      certified: Certificate | null;
      devices: readonly CountedDevice[] | null;
    }>;

const notSeen = (receipts: readonly string[] | undefined): readonly CountedDevice[] | null =>
  receipts?.map((receipt) => ({ receipt, clearedAt: null })) ?? null;

export const erasure: Aggregate<Erasure, ErasureEvent> = {
  category: 'erasure',
  initial: { status: 'unknown' },
  evolve: evolveWith<Erasure, ErasureEvent>({
    ErasureNumbered: (_before, { clientId, erasureId, devices }) => ({
      status: 'numbered',
      clientId,
      erasureId,
      part: null,
      certified: null,
      devices: notSeen(devices),
    }),
    ThoughtErasureAsked: (_before, { clientId, erasureId, thoughtIds, sounds, askedAt, by, devices }) => ({
      status: 'numbered',
      clientId,
      erasureId,
      part: { thoughtIds, sounds, askedAt, by },
      certified: null,
      devices: notSeen(devices),
    }),
    ErasureCertified: (before, { certificate, signature }) =>
      before.status === 'numbered' ? { ...before, certified: { certificate, signature } } : before,
    ErasureDeviceCleared: (before, { receipt, clearedAt }) =>
      before.status === 'numbered' && before.devices
        ? { ...before, devices: before.devices.map((one) => (one.receipt === receipt ? { receipt, clearedAt } : one)) }
        : before,
  }),
  // It outlives its owner.
  ownerOf: () => null,
};

/** `devices`: their receipts; absent where nobody knows them any more. */
type OfDevices = Readonly<{ devices?: readonly string[] | undefined }>;
const devicesOf = ({ devices }: OfDevices) => (devices ? { devices: [...devices] } : {});

export type NumberErasure = OfDevices & Readonly<{ number: string; clientId: string; erasureId: string; now: string }>;

export const numberErasure = (
  { number, clientId, erasureId, now, ...of }: NumberErasure,
  { status }: Erasure,
): Decision<ErasureNumbered> =>
  status === 'unknown'
    ? [
        {
          type: 'ErasureNumbered',
          data: { number, clientId, erasureId, numberedAt: now, ...devicesOf(of) },
          private: null,
        },
      ]
    : nothingNew;

export type CertifyErasure = Certificate & Readonly<{ number: string; now: string }>;

/** A number has one certificate; what devices say afterwards is added to it where it is shown. */
export const certifyErasure = (
  { number, certificate, signature, now }: CertifyErasure,
  erasure: Erasure,
): Decision<ErasureCertified> =>
  erasure.status === 'numbered' && erasure.certified === null
    ? [{ type: 'ErasureCertified', data: { number, certificate, signature, certifiedAt: now }, private: null }]
    : nothingNew;

export type ClearDevice = Readonly<{ number: string; receipt: string; now: string }>;

/** Once of each; a device that was not counted changes nothing. */
export const clearDevice = ({ number, receipt, now }: ClearDevice, erasure: Erasure): Decision<ErasureDeviceCleared> =>
  erasure.status === 'numbered' && erasure.devices?.some((one) => one.receipt === receipt && one.clearedAt === null)
    ? [{ type: 'ErasureDeviceCleared', data: { number, receipt, clearedAt: now }, private: null }]
    : nothingNew;

/** Of one erasure: the rest of a larger part is asked for by another one. */
export const maxErasedThoughts = 1_000;

export type AskThoughtErasure = ErasedPart &
  OfDevices &
  Readonly<{ number: string; clientId: string; erasureId: string; by: ErasureAsker; now: string }>;

/** Which are the client’s, and there, is looked at before, and how many there may be with the request. */
export const askThoughtErasure = (
  { thoughtIds, sounds, now, devices, ...of }: AskThoughtErasure,
  { status }: Erasure,
): Decision<ThoughtErasureAsked, 'thought.not-found'> => {
  if (status !== 'unknown') return nothingNew;
  const count = thoughtIds.length + sounds.length;
  if (count === 0 || count > maxErasedThoughts) return refuse('thought.not-found');
  return [
    {
      type: 'ThoughtErasureAsked',
      data: { ...of, thoughtIds, sounds, askedAt: now, ...devicesOf({ devices }) },
      private: null,
    },
  ];
};
