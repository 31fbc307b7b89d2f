import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ShownSetting } from '@ecrin/contracts/service-settings/service-settings.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Chip } from '@ecrin/ui/chip/chip.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { SearchField } from '#lib/list/search-field.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { EnvironmentPanel } from './environment-panel.tsx';
import { ServicePartPanels } from './parts/service-parts.tsx';
import { PendingSettings } from './pending-settings.tsx';
import { asTyped, withTyped, type Draft } from './setting-draft.ts';
import { allSettings, settingColumns, type SettingDefinition } from './setting-groups.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { useGetSettingsQuery } from './settings.api.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import styles from './settings.module.css';

type GroupsProps = Readonly<{
  settings: readonly ShownSetting[];
  isShown: (definition: SettingDefinition) => boolean;
  readOnly: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}>;

const Groups = ({ settings, isShown, readOnly, draft, onDraft }: GroupsProps) => {
  const { formatMessage } = useIntl();
  const rowOf = (definition: SettingDefinition) => {
    const { name } = definition;
    const setting = settings.find((one) => one.name === name);
    if (!setting || !isShown(definition)) return [];
    const stored = asTyped(name, setting.value);
    return [
      <SettingRow
        key={name}
        definition={definition}
        setting={setting}
        typed={draft[name]}
        readOnly={readOnly}
        onType={(typed) => onDraft(withTyped(draft, { name, typed, stored }))}
      />,
    ];
  };
  return settingColumns.map((groups) => (
    <div key={groups[0]?.title.id} className={styles['column']}>
      {groups.map(({ title, settings: definitions }) => {
        const rows = definitions.flatMap(rowOf);
        return (
          rows.length > 0 && (
            <Panel key={title.id} title={formatMessage(title)}>
              <div>{rows}</div>
            </Panel>
          )
        );
      })}
    </div>
  ));
};

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const filterParts = { q: 'text', show: ['all', 'changed'], history: ['', 'open'] } as const;

/** Which settings are in sight. */
const useSettingFilter = (settings: readonly ShownSetting[]) => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(filterParts);
  const { q: sought } = state;
  const onlyChanged = state.show === 'changed';
  const changed = new Set(settings.filter(({ isDefault }) => !isDefault).map(({ name }) => name));
  const isShown = ({ name, title, text }: SettingDefinition) =>
    (!onlyChanged || changed.has(name)) &&
    plain(`${formatMessage(title)} ${formatMessage(text)}`).includes(plain(sought.trim()));
  const showAll = () => {
    set({ q: '', show: 'all' });
  };
  const seek = (q: string) => set({ q });
  const setOnlyChanged = (only: boolean) => set({ show: only ? 'changed' : 'all' });
  const showHistory = (shown: boolean) => set({ history: shown ? 'open' : '' });
  const history = { shown: state.history === 'open', show: showHistory };
  return { sought, seek, onlyChanged, setOnlyChanged, isShown, showAll, changed: changed.size, history };
};

const SettingsToolbar = ({ filter }: Readonly<{ filter: ReturnType<typeof useSettingFilter> }>) => {
  const { formatMessage } = useIntl();
  const { sought, seek, onlyChanged, setOnlyChanged, changed, history } = filter;
  return (
    <Toolbar
      count=""
      action={
        <span className={styles['answers']}>
          <Link href="/admin/payments" {...buttonLook()}>
            {formatMessage(messages.toPayments)}
          </Link>
          <Button onClick={() => history.show(true)}>{formatMessage(messages.history)}</Button>
        </span>
      }
    >
      <SearchField
        label={formatMessage(messages.search)}
        hint={formatMessage(messages.search)}
        sought={sought}
        onSeek={seek}
      />
      <Chip aria-pressed={!onlyChanged} onClick={() => setOnlyChanged(false)}>
        {formatMessage(messages.all)}
      </Chip>
      <Chip aria-pressed={onlyChanged} onClick={() => setOnlyChanged(true)}>
        {formatMessage(messages.changed, { count: changed })}
      </Chip>
    </Toolbar>
  );
};

type SettingsPageProps = Readonly<{
  data: NonNullable<ReturnType<typeof useGetSettingsQuery>['data']>;
  readOnly: boolean;
}>;

const SettingsPage = ({ data, readOnly }: SettingsPageProps) => {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState<Draft>({});
  const filter = useSettingFilter(data.settings);
  const { isShown, history } = filter;
  return (
    <>
      <SettingsToolbar filter={filter} />
      {readOnly && <Banner tone="info">{formatMessage(messages.readOnly)}</Banner>}
      {allSettings.some(isShown) ? (
        <div className={styles['columns']}>
          <Groups settings={data.settings} isShown={isShown} readOnly={readOnly} draft={draft} onDraft={setDraft} />
        </div>
      ) : (
        <EmptyState
          title={formatMessage(messages.none)}
          action={<Button onClick={filter.showAll}>{formatMessage(messages.showAll)}</Button>}
        >
          {formatMessage(messages.noneText)}
        </EmptyState>
      )}
      <PendingSettings draft={draft} onDone={() => setDraft({})} />
      <ServicePartPanels readOnly={readOnly} />
      <EnvironmentPanel variables={data.environment} />
      <p className={styles['foot']}>{formatMessage(messages.signed)}</p>
      {history.shown && <SettingsHistory readOnly={readOnly} onClose={() => history.show(false)} />}
    </>
  );
};

/** What administrators set for the whole service. */
export const SettingsScreen = () => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useGetSettingsQuery();
  const { data: me } = useGetMeQuery();
  usePageTitle(formatMessage(messages.title));
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  // Whoever may change them is not told first that they may not.
  if (!data || !me) return <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100, 100]} />;
  return <SettingsPage data={data} readOnly={me.role !== 'superadmin'} />;
};
