import { certificateFileRoute, createExportRoutes, type ApiServices, type createBooks } from '@ecrin/command-api';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { createArchiveLedger } from '@ecrin/platform/consent/sending-ledger.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { SoundCutter } from '@ecrin/platform/ports/sound-cutter.ts';
import { ownDataReaders } from '@ecrin/projections';
import { openCertificateKey } from '#erasure/proof/certificate-key.ts';
import type { Stores } from '#storage/open-stores.ts';

type Making = Readonly<{
  soundCutter: SoundCutter;
  books: ReturnType<typeof createBooks>;
  pictures: Pick<Pictures, 'plate'>;
}>;

/** Taking everything away, signed by the key that signs certificates. */
export const exportRoutes = (stores: Stores, services: ApiServices, making: Making) =>
  createExportRoutes({
    ...services,
    ...stores,
    ticketKey: deriveKey(stores.masterKey, 'export-tickets'),
    moveKey: deriveKey(stores.masterKey, 'move-tickets'),
    recordArchiveSent: createArchiveLedger({ ...services, ...stores }),
    archiveSigner: openCertificateKey(stores.masterKey),
    ...ownDataReaders(stores.models),
    ...making,
    elapsed: () => performance.now(),
  });

/** What shows, for whoever has its number and code, what an erasure left. */
export const certificateFiles = ({ masterKey }: Stores, services: ApiServices, { books }: Pick<Making, 'books'>) =>
  certificateFileRoute({ ...services, books, sign: openCertificateKey(masterKey).sign });
