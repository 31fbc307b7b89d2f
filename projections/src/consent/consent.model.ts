import type { ConsentPurpose } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** What a client last answered for one purpose; `since`: when. */
export type ConsentDocument = Readonly<{
  ownerId: string;
  purpose: ConsentPurpose;
  host: string;
  /** null: of earlier versions, which named the host alone. */
  model: string | null;
  wording: number;
  given: boolean;
  since: string;
}>;

export const consentModel: Model<ConsentDocument> = {
  name: 'consent',
  version: 3,
  indexes: [['ownerId'], ['purpose', 'host', 'model', 'given', 'wording']],
};

export const consentId = (clientId: string, purpose: ConsentPurpose): string => `${clientId}/${purpose}`;
