import { createExportRoutes, type ApiServices } from '@ecrin/command-api';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { SoundCutter } from '@ecrin/platform/ports/sound-cutter.ts';
import { ownDataReaders } from '@ecrin/projections';
import { openCertificateKey } from '#erasure/proof/certificate-key.ts';
import type { Stores } from '#storage/open-stores.ts';

/** Taking everything away, signed by the key that signs certificates. */
export const exportRoutes = (stores: Stores, { access }: ApiServices, soundCutter: SoundCutter) =>
  createExportRoutes({
    ...stores,
    access,
    ticketKey: deriveKey(stores.masterKey, 'export-tickets'),
    archiveSigner: openCertificateKey(stores.masterKey),
    ...ownDataReaders(stores.models),
    soundCutter,
  });
