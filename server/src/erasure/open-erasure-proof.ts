import type { SharedConfig } from '#config/config.ts';
import type { Stores } from '#storage/open-stores.ts';
import type { ErasureProof } from './erasure-proof.ts';
import { openCertificateKey } from './proof/certificate-key.ts';

type Options = Readonly<{ config: SharedConfig; stores: Pick<Stores, 'masterKey' | 'events' | 'models'> }>;

export const createErasureProof = ({ stores: { masterKey } }: Options): ErasureProof => {
  const { codeFor, publicKey, sign } = openCertificateKey(masterKey);
  return {
    collectMarks: async () => ({ fragments: [], ids: [] }),
    search: async () => [],
    sign: (facts) => ({ certificate: JSON.stringify(facts), signature: sign(JSON.stringify(facts), facts.number) }),
    publicKey,
    codeFor,
  };
};
