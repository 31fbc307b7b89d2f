import { defineMessage } from 'react-intl';

export const durationMessages = {
  none: defineMessage({ id: 'duration.none', defaultMessage: '–', description: 'Instead of a duration when there is none' }),
  seconds: defineMessage<{ seconds: string }>({ id: 'duration.seconds', defaultMessage: '{seconds} s', description: 'A duration' }),
  minutes: defineMessage<{ minutes: number; seconds: string }>({ id: 'duration.minutes', defaultMessage: '{minutes} min {seconds}', description: 'A duration: seconds with two digits' }),
  hours: defineMessage<{ hours: string; minutes: string }>({ id: 'duration.hours', defaultMessage: '{hours} h {minutes}', description: 'A duration: minutes with two digits' }),
};
