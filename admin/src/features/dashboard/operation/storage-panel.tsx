import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { StorageAnswer } from '@ecrin/contracts/operation/operation.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { bytesText } from '../figures/figure-text.ts';
import { useGetStorageQuery } from './operation.api.ts';
import { folderMessages, storageMessages as messages } from './storage.messages.ts';
import styles from './operation.module.css';

type Fact = readonly [name: string, value: string];

const named = [
  ['events', messages.events],
  ['models', messages.models],
  ['workflows', messages.workflows],
] as const;
const isNamed = (database: string): boolean => named.some(([name]) => name === database);

const databaseFacts = (intl: IntlShape, { databases }: StorageAnswer): readonly Fact[] => {
  const sizeOf = (which: (name: string) => boolean) =>
    databases.filter(({ name }) => which(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const sizes = [
    ...named.map(([database, name]) => [name, sizeOf((one) => one === database)] as const),
    [messages.others, sizeOf((one) => !isNamed(one))] as const,
  ];
  return sizes
    .filter(([, bytes]) => bytes > 0)
    .map(([name, bytes]) => [intl.formatMessage(name), bytesText(intl, bytes)] as const);
};

const folderFacts = (intl: IntlShape, { folders }: StorageAnswer): readonly Fact[] =>
  (folders?.items ?? []).map(({ name, bytes, files }) => [
    intl.formatMessage(folderMessages[name]),
    intl.formatMessage(messages.filesIn, { size: bytesText(intl, bytes), files }),
  ]);

const diskFacts = (intl: IntlShape, { disk }: StorageAnswer): readonly Fact[] =>
  disk
    ? [
        [
          intl.formatMessage(messages.free),
          intl.formatMessage(messages.freeOf, {
            free: bytesText(intl, disk.freeBytes),
            total: bytesText(intl, disk.totalBytes),
          }),
        ],
      ]
    : [];

/** When folders were measured, and of which server all this is. */
const Aside = ({ storage: { folders, server } }: Readonly<{ storage: StorageAnswer }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <p className={styles['aside']}>
      {folders
        ? formatMessage(messages.measuredAt, { moment: shortDateTime(folders.measuredAt, language) })
        : formatMessage(messages.measuring)}{' '}
      {formatMessage(server.isAlone ? messages.ofServer : messages.ofOneServer, { server: server.name })}
    </p>
  );
};

/** Databases, folders and the disk of the server that answers. */
export const StoragePanel = () => {
  const intl = useIntl();
  const { data } = useGetStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      {data && (
        <>
          <Facts facts={[...diskFacts(intl, data), ...folderFacts(intl, data), ...databaseFacts(intl, data)]} />
          <Aside storage={data} />
        </>
      )}
    </Panel>
  );
};
