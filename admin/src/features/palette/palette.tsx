import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { CommandPalette } from '@ecrin/ui/command-palette/command-palette.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import type { PaletteEntry } from './palette-entry.ts';
import { paletteMessages as messages } from './palette.messages.ts';
import { rememberEntry } from './recent-entries.ts';
import { useFoundEntries } from './use-found-entries.ts';

export type PaletteProps = Readonly<{ role: AdminRole; pages: readonly PaletteEntry[]; onClose: () => void }>;

/** Finds clients, orbs, administrators and pages, and opens them, or what is to be done about a client. */
export const Palette = ({ role, pages, onClose }: PaletteProps) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const groups = useFoundEntries(role, pages, typed);
  const found = groups.flatMap(({ options }) => options);
  return (
    <CommandPalette
      label={formatMessage(messages.search)}
      hint={formatMessage(role === 'superadmin' ? messages.hintSuper : messages.hint)}
      typed={typed}
      groups={groups}
      status={formatMessage(messages.found, { count: found.length })}
      onType={setTyped}
      onChoose={({ key }) => {
        const entry = found.find(({ path }) => path === key);
        onClose();
        if (!entry) return;
        if (!entry.act) rememberEntry(entry);
        navigate(entry.path, entry.act && { state: entry.act });
      }}
      onClose={onClose}
    />
  );
};
