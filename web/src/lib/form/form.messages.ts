import { defineMessage } from 'react-intl';

export const formMessages = { required: defineMessage({ id: 'form.required', defaultMessage: 'Ce champ est obligatoire.', description: 'Refusal of an empty field' }) };
