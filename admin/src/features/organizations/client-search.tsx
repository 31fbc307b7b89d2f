import { useIntl } from 'react-intl';
import { ClientSearch as Search } from '#lib/client-search/client-search.tsx';
import { organizationsMessages as messages } from './organizations.messages.ts';

/** Finds a client by name, address or code. */
export const ClientSearch = ({ onChoose }: { onChoose: (clientId: string, name: string) => void }) => {
  const { formatMessage } = useIntl();
  return <Search label={formatMessage(messages.add)} onChoose={onChoose} />;
};
