import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/**
 * One client as administrators find them, under their own id; `ownerId` is the service. The keys are folded for search by their beginning: `nameKey`
 * first name first, `reversedKey` last name first, `innerKey…` from each of the first words that begin neither of them, `phoneKey` digits only.
 * Words are null once their key is destroyed.
 */
export type ClientRowDocument = Readonly<{
  ownerId: string;
  clientId: string;
  firstname: string | null;
  lastname: string | null;
  city: string | null;
  email: string | null;
  emailProved: boolean;
  phone: string | null;
  language: Language;
  referralCode: string;
  deactivated: boolean;
  /** `asked`: undone by signing in until `erasureDueAt`; `begun`: for good. */
  erasure: 'none' | 'asked' | 'begun';
  erasureDueAt: string | null;
  thoughts: number;
  goals: number;
  registeredAt: string;
  seenAt: string;
  nameKey: string | null;
  reversedKey: string | null;
  innerKey1: string | null;
  innerKey2: string | null;
  innerKey3: string | null;
  emailKey: string | null;
  phoneKey: string | null;
}>;

const orders = ['seenAt', 'registeredAt', 'nameKey'] as const;

export const clientRowModel: Model<ClientRowDocument> = {
  name: 'client-row',
  version: 3,
  indexes: [
    ['ownerId'],
    ...orders.flatMap(
      (order) =>
        [[order], ['deactivated', order], ['erasure', order], ['emailProved', order], ['language', order]] as const,
    ),
    ['reversedKey'],
    ['innerKey1'],
    ['innerKey2'],
    ['innerKey3'],
    ['emailKey'],
    ['phoneKey'],
    ['referralCode'],
  ],
};
