import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { useIntl } from 'react-intl';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { bytesText } from './figure-text.ts';
import { storageMessages as messages } from './messages/storage.messages.ts';
import { useGetStorageQuery } from './service-figures.api.ts';

const named = [
  ['events', messages.events],
  ['models', messages.models],
  ['workflows', messages.workflows],
] as const;
const isNamed = (database: string): boolean => named.some(([name]) => name === database);

/** Recordings as events count them, then what is on the disk of the server that answers. */
export const StoragePanel = ({ figures: { thoughts } }: { figures: ServiceFigures }) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { data } = useGetStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  const { databases = [], disk = null } = data ?? {};
  const sizeOf = (which: (name: string) => boolean) =>
    databases.filter(({ name }) => which(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const sizes = [
    ...named.map(([database, name]) => [formatMessage(name), sizeOf((one) => one === database)] as const),
    [formatMessage(messages.others), sizeOf((one) => !isNamed(one))] as const,
  ];
  return (
    <Panel title={formatMessage(messages.title)}>
      <Facts
        facts={[
          [formatMessage(messages.recordings), bytesText(intl, thoughts.recordingBytes)],
          ...sizes.filter(([, bytes]) => bytes > 0).map(([name, bytes]) => [name, bytesText(intl, bytes)] as const),
          ...(disk
            ? [
                [
                  formatMessage(messages.free),
                  formatMessage(messages.freeOf, {
                    free: bytesText(intl, disk.freeBytes),
                    total: bytesText(intl, disk.totalBytes),
                  }),
                ] as const,
              ]
            : []),
        ]}
      />
    </Panel>
  );
};
