import { defineMessage } from 'react-intl';

export const earlierYearsMessages = {
  heading: defineMessage<{ years: number }>({
    id: 'earlier-years.heading',
    defaultMessage: '{years, plural, =1 {Il y a un an} =2 {Il y a deux ans} =5 {Il y a cinq ans} other {Il y a # ans}}',
    description: 'Heading of a thought made on this day some years before',
  }),
};
