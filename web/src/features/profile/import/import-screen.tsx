import type { ImportItem } from '@ecrin/contracts/journal-import/journal-import.ts';
import { importUndoDays } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProfileLoading } from '../profile-loading.tsx';
import { ProfilePage } from '../profile-page.tsx';
import { ChooseFile } from './choose-file.tsx';
import { FromOtherEcrin } from './from-other-ecrin.tsx';
import { Done } from './import-receipt.tsx';
import { Before, UnderWay } from './import-states.tsx';
import { useListImportsQuery } from './import.api.ts';
import { importMessages as messages } from './import.messages.ts';
import { Preview } from './preview.tsx';
import { useSending } from './sending/use-sending.ts';
import { Sources } from './sources.tsx';
import styles from './import.module.css';

const bold = { b: (text: ReactNode) => <b>{text}</b> };
const page = { title: messages.title, kind: 'plain wide' } as const;
const lookAgainMs = 1_000;
const isUnderWay = ({ status }: ImportItem): boolean => status === 'running' || status === 'paused';

/** The latest import, whose receipt is shown once it has ended, and those that are listed. */
const latestOf = (items: readonly ImportItem[]) => {
  const [last, ...before] = items;
  const ended = last?.status === 'ended' ? last : null;
  return { last, ended, earlier: ended ? before : items };
};

type GivingProps = ComponentProps<typeof ChooseFile> & ComponentProps<typeof FromOtherEcrin>;

const Giving = ({ onFetched, ...choosing }: GivingProps) => (
  <>
    <p className={`display ${styles['lead']}`} data-level="3">
      <FormattedMessage {...messages.lead} values={{ ...bold, days: importUndoDays }} />
    </p>
    <ChooseFile {...choosing} />
    <FromOtherEcrin onFetched={onFetched} />
    <Sources />
  </>
);

/** The import that is under way, or what the file has that was just sent; else where to put one, below the last receipt. */
const Bringing = ({ items }: Readonly<{ items: readonly ImportItem[] }>) => {
  const isStarted = (importId: string) => items.some((item) => item.importId === importId);
  const { sending, send, readFetched, readAgain, leave } = useSending(isStarted);
  const { last, ended, earlier } = latestOf(items);
  if (last && isUnderWay(last))
    return (
      <ProfilePage {...page}>
        <div className={styles['column']}>
          <UnderWay item={last} />
        </div>
      </ProfilePage>
    );
  if (sending.step === 'preview' && !isStarted(sending.preview.importId))
    return <Preview key={sending.preview.importId} preview={sending.preview} readAgain={readAgain} leave={leave} />;
  return (
    <ProfilePage {...page}>
      <div className={styles['column']}>
        {ended && <Done item={ended} />}
        <Giving
          sending={sending.step === 'preview' ? { step: 'choosing' } : sending}
          onFile={(file) => void send(file)}
          onFetched={(fetched) => void readFetched(fetched)}
        />
        <Before items={earlier} />
      </div>
    </ProfilePage>
  );
};

/** Bringing a journal from elsewhere. */
export const ImportScreen = () => {
  const under = useListImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const running = under.data?.items.some(({ status }) => status === 'running') ?? false;
  const { data, isError, refetch } = useListImportsQuery(undefined, { pollingInterval: running ? lookAgainMs : 0 });
  if (data) return <Bringing items={data.items} />;
  return (
    <ProfilePage {...page}>
      <ProfileLoading failed={isError} retry={() => void refetch()} />
    </ProfilePage>
  );
};
