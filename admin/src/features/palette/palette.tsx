import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { CommandPalette } from '@ecrin/ui/command-palette/command-palette.tsx';
import { infoIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useKeyHints } from '#lib/page/use-key-hints.ts';
import { paletteEntry, type PaletteEntry } from './palette-entry.ts';
import { paletteMessages as messages } from './palette.messages.ts';
import { rememberEntry } from './recent-entries.ts';
import { ShortcutDialog } from './shortcuts/shortcut-dialog.tsx';
import { shortcutMessages } from './shortcuts/shortcuts.messages.ts';
import { useFoundEntries } from './use-found-entries.ts';

export type PaletteProps = Readonly<{
  role: AdminRole;
  pages: readonly PaletteEntry[];
  settings: readonly PaletteEntry[];
  onClose: () => void;
}>;

/** Finds pages, clients, settings and whatever else has a name, and opens it, or what is to be done about a client. */
export const Palette = ({ role, pages, settings, onClose }: PaletteProps) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [listing, setListing] = useState(false);
  const shortcuts = paletteEntry('shortcuts', {
    label: formatMessage(shortcutMessages.title),
    detail: null,
    icon: infoIcon,
  });
  const groups = useFoundEntries({ role, pages: useKeyHints() ? [...pages, shortcuts] : pages, settings }, typed);
  const found = groups.flatMap(({ options }) => options);
  if (listing) return <ShortcutDialog onClose={onClose} />;
  return (
    <CommandPalette
      label={formatMessage(messages.search)}
      hint={formatMessage(messages.hint)}
      typed={typed}
      groups={groups}
      status={formatMessage(messages.found, { count: found.length })}
      onType={setTyped}
      onChoose={({ key }) => {
        if (key === shortcuts.key) return setListing(true);
        const entry = found.find(({ path }) => path === key);
        onClose();
        if (!entry) return undefined;
        if (!entry.act) rememberEntry(entry);
        return navigate(entry.path, entry.act && { state: entry.act });
      }}
      onClose={onClose}
    />
  );
};
