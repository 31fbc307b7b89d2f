import { defineMessage } from 'react-intl';

export const voiceLengthMessages = {
  hours: defineMessage<{ hours: number; minutes: string }>({ id: 'duration.hours', defaultMessage: '{hours} h {minutes}', description: 'A duration; minutes: two digits' }),
  minutes: defineMessage<{ minutes: number }>({ id: 'duration.minutes', defaultMessage: '{minutes} min', description: 'A duration of less than an hour' }),
  lessThanMinute: defineMessage({ id: 'duration.less-than-minute', defaultMessage: 'moins d’une minute', description: 'A duration' }),
};
