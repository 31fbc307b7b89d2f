import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { erasureGraceDays } from '@ecrin/contracts/erasure/erasure.ts';
import { proposalMs } from '@ecrin/domain/erasure-proposal/erasure-proposal.vocabulary.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { dayMs } from '@ecrin/domain/time/instant.ts';
import {
  lockIcon,
  mailIcon,
  orbIcon,
  pencilIcon,
  shieldLockIcon,
  trashIcon,
  undoIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'wouter';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { proposalMessages } from '#lib/erasure-proposal/proposal.messages.ts';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { nameOf } from '../client-standing.tsx';
import { useActOnClientMutation, type ClientActPath } from '../clients.api.ts';
import { actMessages as messages } from './acts.messages.ts';

type Act = Readonly<{
  path: ClientActPath;
  icon: IconShape;
  label: MessageDescriptor;
  text: MessageDescriptor;
  done: MessageDescriptor;
  danger?: boolean;
  /** For superadmins only. */
  grave?: boolean;
}>;

const acts = {
  end: {
    path: 'sessions/end',
    icon: shieldLockIcon,
    label: messages.end,
    text: messages.endText,
    done: messages.ended,
  },
  code: { path: 'code', icon: mailIcon, label: messages.code, text: messages.codeText, done: messages.codeSent },
  grant: {
    path: 'permissions/create-orbs',
    icon: orbIcon,
    label: messages.grant,
    text: messages.grantText,
    done: messages.granted,
  },
  withdraw: {
    path: 'permissions/create-orbs/withdrawal',
    icon: orbIcon,
    label: messages.withdraw,
    text: messages.withdrawText,
    done: messages.withdrawn,
  },
  deactivate: {
    path: 'deactivation',
    icon: lockIcon,
    label: messages.deactivate,
    text: messages.deactivateText,
    done: messages.deactivated,
    danger: true,
    grave: true,
  },
  reactivate: {
    path: 'reactivation',
    icon: undoIcon,
    label: messages.reactivate,
    text: messages.reactivateText,
    done: messages.reactivated,
    grave: true,
  },
  erase: {
    path: 'erasure-proposals',
    icon: trashIcon,
    label: proposalMessages.propose,
    text: proposalMessages.proposeText,
    done: proposalMessages.proposed,
    danger: true,
  },
} as const satisfies Readonly<Record<string, Act>>;

const offered = (detail: ClientDetail): readonly Act[] => {
  const { client, waysIn, sessions, permissions, proposalRefusal } = detail;
  return [
    ...(sessions.length > 0 ? [acts.end] : []),
    ...((client.email && !client.emailProved) || waysIn.awaitedEmail ? [acts.code] : []),
    permissions.includes('create-orbs') ? acts.withdraw : acts.grant,
    client.standing === 'deactivated' ? acts.reactivate : acts.deactivate,
    ...(proposalRefusal === null ? [acts.erase] : []),
  ];
};

/** `requestId`: of the request it answers; empty: none. */
type ActDialogProps = Readonly<{ act: Act; clientId: string; requestId: string; onClose: () => void }>;

const spans = { days: proposalMs / dayMs, grace: erasureGraceDays } as const;

const ActDialog = ({ act: { path, label, text, done, danger }, clientId, requestId, onClose }: ActDialogProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [send, { isLoading, error }] = useActOnClientMutation();
  // One id for all attempts: a retry makes no second proposal.
  const [proposalId] = useState(newId);
  const proposal = path === 'erasure-proposals' && { proposalId, ...(requestId !== '' && { requestId }) };
  const confirm = async (reason: string) => {
    const result = await send({ clientId, path, body: { reason, ...proposal } });
    if (result.error) return;
    showResult(result, formatMessage(done));
    onClose();
  };
  return (
    <ReasonDialog
      title={formatMessage(label)}
      text={formatMessage(text, spans)}
      confirmLabel={formatMessage(label)}
      look={danger ? 'danger' : 'primary'}
      busy={isLoading}
      problem={error}
      onClose={onClose}
      onConfirm={({ words }) => void confirm(words)}
    />
  );
};

/** What was asked for elsewhere, by its path. `request`: what it answers. */
const parts = {
  act: ['', 'deactivation', 'reactivation', 'sessions/end', 'erasure-proposals'],
  request: 'text',
} as const;

/** What an administrator may do to the account, each with a reason that the client reads. */
export const ClientActs = ({ detail }: { detail: ClientDetail }) => {
  const { formatMessage } = useIntl();
  const { data: me } = useGetMeQuery();
  const [chosen, ask] = useState<Act | null>(null);
  const { state, set } = useAddressState(parts);
  const [, navigate] = useLocation();
  const name = nameOf(detail.client);
  const write = {
    key: 'write',
    label: formatMessage(messages.write),
    icon: pencilIcon,
    run: () =>
      navigate(`/admin/communication?client=${detail.client.clientId}`, {
        state: { clientName: name, clientLanguage: detail.client.language },
      }),
  };
  const permitted = offered(detail).filter(({ grave }) => !grave || me?.role === 'superadmin');
  const asked = chosen ?? permitted.find(({ path }) => path === state.act) ?? null;
  const close = () => {
    ask(null);
    if (state.act !== '') set({ act: '', request: '' });
  };
  const actions = permitted.map((act) => ({
    key: act.path,
    label: formatMessage(act.label),
    icon: act.icon,
    danger: act.danger === true,
    run: () => ask(act),
  }));
  return (
    <>
      <Menu
        label={formatMessage(messages.menu, { name, elided: elidesBefore(name) })}
        groups={detail.client.standing === 'deactivated' ? [actions] : [[write], actions]}
      />
      {asked && <ActDialog act={asked} clientId={detail.client.clientId} requestId={state.request} onClose={close} />}
    </>
  );
};
