import { engineNames } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { z } from 'zod';
import { phoneChannels, phoneNumber } from '#client/sign-in-methods.ts';
import { engineAnswers } from '#operation/engine-state.ts';

export const engineMeasures = ['no-model', 'not-measured', 'measuring', 'passed', 'failed'] as const;

/**
 * What computes one kind of result. `host`: of the endpoint; null: this server. `model`: null where none is known before it answered. `bytes`, `sha256`: of
 * the files of a model on this server, where they are known. `measure`: of a model that writes or embeds, whether it has shown that it can; null: it has none. `off`: the operator does without it.
 */
const engineDetails = z.object({
  engine: z.enum(engineNames),
  host: z.string().nullable(),
  isRemote: z.boolean(),
  model: z.string().nullable(),
  state: z.enum(['ready', 'fetching', 'away', 'off']),
  percent: z.number().nullable(),
  bytes: z.number().nullable(),
  sha256: z.array(z.string()),
  measure: z.enum(engineMeasures).nullable(),
  ...engineAnswers,
});
export type EngineDetails = z.infer<typeof engineDetails>;

export const deliveryChannels = ['mail', 'sms', 'whatsapp', 'push'] as const;
/** `sent`: through `host`. `outbox`: written into the outbox folder, and reaching nobody. */
const deliveryDetails = z.object({
  channel: z.enum(deliveryChannels),
  goes: z.enum(['sent', 'outbox', 'nowhere']),
  host: z.string().nullable(),
});
export type DeliveryDetails = z.infer<typeof deliveryDetails>;

/** `GET /api/admin/settings/parts`: the engines and the ways out of this service. `outbox`: the folder. */
export const servicePartsAnswer = z.object({
  engines: z.array(engineDetails),
  deliveries: z.array(deliveryDetails),
  outbox: z.string(),
});
export type ServiceParts = z.infer<typeof servicePartsAnswer>;

export const engineTestFailures = [
  'model-missing',
  'model-on-its-way',
  'over-budget',
  'quota-exhausted',
  'refused',
  'unavailable',
  'no-answer-in-time',
  'unusable-answer',
  'wrong-words',
  'engine-died',
] as const;
export type EngineTestFailure = (typeof engineTestFailures)[number];

/** `POST /api/admin/settings/engine-tests`: has it compute a short built-in sample. */
export const testEngineRequest = z.strictObject({ engine: z.enum(engineNames) });
/** A transcription of the built-in recording beside what is said in it: `matched` of its `words` were heard, short ones aside. */
const heardWords = z.object({
  said: z.string(),
  heard: z.string(),
  matched: z.number().int(),
  words: z.number().int(),
});
export type HeardWords = z.infer<typeof heardWords>;
/** `ms`: how long it took. `model`: which one answered; for an analysis it may be another than the one that is set up. `heard`: by a transcription. */
export const engineTest = z.object({
  ms: z.number().int(),
  model: z.string().nullable(),
  heard: heardWords.nullable(),
  failure: z.enum(engineTestFailures).nullable(),
});
export type EngineTest = z.infer<typeof engineTest>;

/** `POST /api/admin/settings/delivery-tests`: mail goes to the caller’s own address, a push to their own devices. */
export const testDeliveryRequest = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('mail') }),
  z.strictObject({ channel: z.literal('push') }),
  z.strictObject({ channel: z.enum(phoneChannels), phone: phoneNumber }),
]);
export type TestDeliveryRequest = z.infer<typeof testDeliveryRequest>;
/** `to`: where it went; of a push the names of the devices. `goes` `outbox`: a file was written. */
export const deliveryTest = z.object({
  ms: z.number().int(),
  to: z.string(),
  goes: z.enum(['sent', 'outbox']),
  failure: z.enum(['refused', 'unavailable']).nullable(),
});
export type DeliveryTest = z.infer<typeof deliveryTest>;
