import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { PaletteGroup } from '@ecrin/ui/command-palette/palette-list.tsx';
import { searchIcon, userIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { idBeginningOf } from '#lib/id-search/id-beginning.ts';
import { useFindIdsQuery } from '#lib/id-search/id-search.api.ts';
import { idSearchMessages } from '#lib/id-search/id-search.messages.ts';
import { useFoundWords } from '#lib/id-search/id-search.tsx';
import { pathOfFound } from '#lib/id-search/path-of-found.ts';
import { calledOf, useActVerbs, useClientActs } from './client-acts.ts';
import { nounsFor } from './nouns.ts';
import { isMatch, paletteEntry, type PaletteEntry } from './palette-entry.ts';
import { useFindClientsQuery, useListThingsQuery } from './palette.api.ts';
import { paletteMessages as messages } from './palette.messages.ts';
import { recentEntries } from './recent-entries.ts';

/** How long typing rests before the server is asked, in ms. */
const restMs = 150;
/** Of each kind, so that none hides the others. */
const mostOfKind = 5;

/** What is typed, once it rests. */
const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
};

/** Clients by their names alone, and what can be done about them. */
const useClients = (role: AdminRole, typed: string) => {
  const { verbs, sought } = useActVerbs(role)(typed);
  const rested = useRested(sought);
  // `currentData`: of these words, not of the ones before them.
  const { currentData = [] } = useFindClientsQuery(rested, { skip: rested.length < 2 });
  const actsOf = useClientActs();
  return {
    asked: verbs.asked,
    clients: currentData.map((client) =>
      paletteEntry(`/admin/clients/${client.clientId}`, {
        label: calledOf(client),
        detail: client.email,
        icon: userIcon,
      }),
    ),
    // Without a word of what is to be done, it is offered for whoever was found first.
    acts: (verbs.asked ? currentData : currentData.slice(0, 1)).flatMap((client) => actsOf(client, verbs.offered)),
  };
};

/** What has a name and a page of its own, by kind. */
const useThings = (role: AdminRole): readonly FoundGroup[] => {
  const { formatMessage, locale } = useIntl();
  const { data = {} } = useListThingsQuery(role);
  return nounsFor(role).map(({ key, route, label, icon, thingsIn }) => ({
    key,
    label: formatMessage(label),
    options: (data[key] ?? [])
      .flatMap((answer) => thingsIn(answer, locale === 'en' ? 'en' : 'fr'))
      .flatMap(({ id, name, detail = null }) =>
        name === null ? [] : [paletteEntry(route.replace(/:\w+$/u, id), { label: name, detail, icon })],
      ),
  }));
};

/** Whatever has the id that was typed, or one that begins so. */
const useIds = (typed: string): readonly PaletteEntry[] => {
  const id = idBeginningOf(useRested(typed));
  const wordsOf = useFoundWords();
  const { currentData } = useFindIdsQuery(id ?? '', { skip: id === null });
  return (currentData?.items ?? []).map((found) =>
    paletteEntry(pathOfFound(found), { ...wordsOf(found), icon: searchIcon }),
  );
};

export type FoundGroup = Omit<PaletteGroup, 'options'> & Readonly<{ options: readonly PaletteEntry[] }>;

/** What is known without asking for it. */
type Known = Readonly<{ role: AdminRole; pages: readonly PaletteEntry[]; settings: readonly PaletteEntry[] }>;

/** Everything the words lead to, by kind; without words what was opened last, and the pages. */
export const useFoundEntries = ({ role, ...known }: Known, typed: string): readonly FoundGroup[] => {
  const { formatMessage } = useIntl();
  const { asked, ...found } = useClients(role, typed);
  const group = (key: 'recent' | 'pages' | 'clients' | 'acts' | 'settings', options: readonly PaletteEntry[]) => ({
    key,
    label: formatMessage(messages[key]),
    options,
  });
  const [things, ids] = [useThings(role), useIds(typed)];
  const named = [...things, group('settings', known.settings)].map(({ options, ...of }): FoundGroup => ({
    ...of,
    options: options.filter((entry) => isMatch(entry, typed)),
  }));
  const [acts, clients] = [group('acts', found.acts), group('clients', found.clients)];
  const groups =
    typed.trim() === ''
      ? [group('recent', recentEntries()), group('pages', known.pages)]
      : [
          group(
            'pages',
            known.pages.filter((page) => isMatch(page, typed)),
          ),
          { key: 'ids', label: formatMessage(idSearchMessages.found), options: ids },
          // Enter does what was asked for.
          ...[...(asked ? [acts, clients] : [clients, acts]), ...named].map(({ options, ...of }) => ({
            ...of,
            options: options.slice(0, mostOfKind),
          })),
        ];
  return groups.filter(({ options }) => options.length > 0);
};
