import { defineMessage } from 'react-intl';

export const workReasonMessages = {
  reasonUnreadableAudio: defineMessage({ id: 'queues.reason-unreadable-audio', defaultMessage: 'Le son ne peut pas être lu', description: 'Reason' }),
  reasonAudioTooLong: defineMessage({ id: 'queues.reason-audio-too-long', defaultMessage: 'L’enregistrement est trop long', description: 'Reason' }),
  reasonAudioStoppedEngine: defineMessage({ id: 'queues.reason-audio-stopped-engine', defaultMessage: 'Le son a arrêté le moteur', description: 'Reason' }),
  reasonQuotaExhausted: defineMessage({ id: 'queues.reason-quota-exhausted', defaultMessage: 'Le quota du fournisseur est atteint', description: 'Reason' }),
  reasonProviderRefused: defineMessage({ id: 'queues.reason-provider-refused', defaultMessage: 'Le fournisseur a refusé la demande', description: 'Reason' }),
  reasonProviderUnavailable: defineMessage({ id: 'queues.reason-provider-unavailable', defaultMessage: 'Le fournisseur ne répondait pas', description: 'Reason' }),
  reasonNoAnswer: defineMessage({ id: 'queues.reason-no-answer', defaultMessage: 'La réponse a trop tardé', description: 'Reason' }),
  reasonUnusableAnswer: defineMessage({ id: 'queues.reason-unusable-answer', defaultMessage: 'La réponse n’était pas utilisable', description: 'Reason' }),
  reasonContractBroken: defineMessage({ id: 'queues.reason-contract-broken', defaultMessage: 'Hors contrat deux fois', description: 'Reason' }),
  reasonRefused: defineMessage({ id: 'queues.reason-refused', defaultMessage: 'Le service d’envoi a refusé', description: 'Reason' }),
  reasonSetAside: defineMessage({ id: 'queues.reason-set-aside', defaultMessage: 'A plusieurs fois arrêté le service', description: 'Reason' }),
  reasonCodeChanged: defineMessage({ id: 'queues.reason-code-changed', defaultMessage: 'Ce que fait cette version ne correspond pas à ce qui était commencé', description: 'Reason' }),
  reasonTooLong: defineMessage({ id: 'queues.reason-too-long', defaultMessage: 'Plus de cinq minutes sans résultat', description: 'Reason' }),
  reasonOther: defineMessage<{ code: string }>({ id: 'queues.reason-other', defaultMessage: 'Panne : {code}', description: 'Reason without a sentence of its own' }),
  underWay: defineMessage({ id: 'queues.under-way-work', defaultMessage: 'En cours', description: 'Instead of a reason: it runs' }),
};
