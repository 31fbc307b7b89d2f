import { defineMessage } from 'react-intl';

/** Why an engine did not compute its sample. */
export const engineTestFailureMessages = {
  'model-missing': defineMessage({ id: 'settings.test-model-missing', defaultMessage: 'Il n’y a pas de modèle.', description: 'Result of a test' }),
  'model-on-its-way': defineMessage({ id: 'settings.test-model-on-its-way', defaultMessage: 'Le modèle n’est pas encore arrivé.', description: 'Result of a test' }),
  'over-budget': defineMessage({ id: 'settings.test-over-budget', defaultMessage: 'Le budget du mois est dépensé, ou les moteurs payants sont suspendus.', description: 'Result of a test' }),
  'quota-exhausted': defineMessage({ id: 'settings.test-quota-exhausted', defaultMessage: 'Le fournisseur dit que le quota est épuisé.', description: 'Result of a test' }),
  refused: defineMessage({ id: 'settings.test-refused', defaultMessage: 'Le fournisseur refuse : la clé ou le modèle ne lui convient pas.', description: 'Result of a test' }),
  unavailable: defineMessage({ id: 'settings.test-unavailable', defaultMessage: 'Le moteur est injoignable.', description: 'Result of a test' }),
  'no-answer-in-time': defineMessage({ id: 'settings.test-no-answer-in-time', defaultMessage: 'Pas de réponse à temps.', description: 'Result of a test' }),
  'unusable-answer': defineMessage({ id: 'settings.test-unusable-answer', defaultMessage: 'La réponse ne peut pas être utilisée.', description: 'Result of a test' }),
  'wrong-words': defineMessage({ id: 'settings.test-wrong-words', defaultMessage: 'Le moteur a entendu d’autres mots.', description: 'Result of a test' }),
  'engine-died': defineMessage({ id: 'settings.test-engine-died', defaultMessage: 'Le moteur s’est arrêté pendant l’essai.', description: 'Result of a test' }),
};
