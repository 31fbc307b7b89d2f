import { useIntl } from 'react-intl';

/** DD/MM/YYYY in both languages, as the specification has it. */
const dateFormat = new Intl.DateTimeFormat('fr', { day: '2-digit', month: '2-digit', year: 'numeric' });
export const formatDate = (instant: string) => dateFormat.format(new Date(instant));

/** « 02/01/2026, 09:00 », on the clock of this device. */
export const useFormatDateTime = () => {
  const { formatTime } = useIntl();
  return (instant: string) =>
    `${formatDate(instant)}, ${formatTime(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
};
