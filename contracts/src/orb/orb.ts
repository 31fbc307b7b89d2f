import { languages } from '@ecrin/domain/kernel/language.ts';
import {
  maxChoices,
  maxColumns,
  maxOrbDescriptionLength,
  maxOrbNameLength,
  maxOrbTagLength,
  maxOrbTags,
  maxPromptLength,
  maxResultItems,
  maxResultWords,
  maxTermLength,
  maxVariables,
  maxVersionReasonLength,
  minResultWords,
  orbCategories,
  orbPatterns,
  orbTints,
  variableKinds,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { z } from 'zod';
import { pictureParams } from '#client/picture.ts';

export const orbParams = z.object({ orbId: z.uuidv7() });
/** `GET /orbs/{orbId}/picture/{version}` → a WebP; `PUT` and `DELETE /orbs/{orbId}/picture` change it. */
export const orbPictureParams = orbParams.extend(pictureParams.shape);

// The decision trims blanks before it checks the length, so more than its limit is accepted here.
const term = z.string().max(2 * maxTermLength);
const contractBase = { cited: z.boolean(), maxWords: z.int().min(minResultWords).max(maxResultWords) };
const items = z.int().min(1).max(maxResultItems);

/** As in `domain/src/orb/orb.vocabulary.ts`. */
export const resultContract = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...contractBase }),
  z.strictObject({ kind: z.literal('list'), maxItems: items, ...contractBase }),
  z.strictObject({ kind: z.literal('checklist'), maxItems: items, ...contractBase }),
  z.strictObject({ kind: z.literal('score'), scale: term, ...contractBase }),
  z.strictObject({ kind: z.literal('label'), labels: z.array(term).max(maxChoices), ...contractBase }),
  z.strictObject({ kind: z.literal('table'), columns: z.array(term).max(maxColumns), maxRows: items, ...contractBase }),
]);
const variable = z.strictObject({
  name: term,
  kind: z.enum(variableKinds),
  options: z.array(term).max(maxChoices),
});
export const orbInstructions = z.strictObject({
  prompt: z.string().max(2 * maxPromptLength),
  variables: z.array(variable).max(maxVariables),
  contract: resultContract,
});
export const look = z.strictObject({ pattern: z.enum(orbPatterns), tint: z.enum(orbTints) });
export const bilingual = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ fr: value.nullable(), en: value.nullable() });

const definition = {
  category: z.enum(orbCategories),
  look,
  names: bilingual(z.string().max(2 * maxOrbNameLength)),
  descriptions: bilingual(z.string().max(2 * maxOrbDescriptionLength)),
  tags: z.array(z.string().max(maxOrbTagLength)).max(maxOrbTags),
  instructions: bilingual(orbInstructions),
  proposed: z.enum(languages).optional(),
};
export const createOrbRequest = z.strictObject({ orbId: z.uuidv7(), ...definition });
export type CreateOrbRequest = z.infer<typeof createOrbRequest>;
/** `PUT /orbs/{orbId}`: all fields as they are to be. `why`: of a new version. */
export const reviseOrbRequest = z.strictObject({
  ...definition,
  why: z
    .string()
    .max(2 * maxVersionReasonLength)
    .nullable(),
});
export type ReviseOrbRequest = z.infer<typeof reviseOrbRequest>;

/** `runs`: how many of the client's own ended with a result. `name` and `description`: in the language of the request, else in the other. */
export const orbCard = z.object({
  orbId: z.string(),
  own: z.boolean(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  category: z.enum(orbCategories),
  tags: z.array(z.string()),
  look,
  picture: z.string().nullable(),
  resultKind: z.enum(['text', 'list', 'checklist', 'score', 'label', 'table']).nullable(),
  version: z.number().int(),
  runs: z.number().int(),
  lastRunAt: z.string().nullable(),
});
export type OrbCard = z.infer<typeof orbCard>;

/** Own ones first, the latest first; then those that come with Écrin. `mayCreate`: the client has the permission. */
export const orbList = z.object({ items: z.array(orbCard), mayCreate: z.boolean() });
export type OrbList = z.infer<typeof orbList>;

/** A version of the instructions. `runs`: the client's own with it. */
export const orbVersion = z.object({
  version: z.number().int(),
  since: z.string(),
  why: z.string().nullable(),
  instructions: bilingual(orbInstructions),
  runs: z.number().int(),
});
export type OrbVersion = z.infer<typeof orbVersion>;

/** `proposed`: the language whose name and description a model proposed; null: none. `usage`: how often anybody's run ended with a result. `versions`: the latest first. */
export const orbDetail = orbCard.extend({
  names: bilingual(z.string()),
  descriptions: bilingual(z.string()),
  instructions: bilingual(orbInstructions),
  versions: z.array(orbVersion),
  usage: z.number().int(),
  mayCreate: z.boolean(),
  proposed: z.enum(languages).nullable(),
});
export type OrbDetail = z.infer<typeof orbDetail>;

/** `POST /orb-wordings`: a name and a description in one language, to be proposed in the other. */
export const orbWordingRequest = z.strictObject({
  from: z.enum(languages),
  name: z.string().min(1).max(maxOrbNameLength),
  description: z.string().max(maxOrbDescriptionLength),
});
export type OrbWordingRequest = z.infer<typeof orbWordingRequest>;
/** `description`: empty where none was given. */
export const orbWording = z.object({
  name: z.string().trim().min(1).max(maxOrbNameLength),
  description: z.string().trim().max(maxOrbDescriptionLength),
});
export type OrbWording = z.infer<typeof orbWording>;
