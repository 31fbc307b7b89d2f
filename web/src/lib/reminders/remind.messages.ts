import { defineMessage } from 'react-intl';

export const remindMessages = { ask: defineMessage({ id: 'remind.ask', defaultMessage: 'Me le rappeler', description: 'Opens the choice when to be reminded of a thought or a goal' }) };
