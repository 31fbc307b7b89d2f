import type { ConsentGiven } from '@ecrin/domain/consent/consent.events.ts';
import { consentPurposes, consentWording } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { createConsentWall, type ConsentWall } from '@ecrin/platform/consent/consent-wall.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';

const host = 'models.example';

const everyConsent = (clientId: string): readonly ConsentGiven[] =>
  consentPurposes.map((purpose) => ({
    type: 'ConsentGiven',
    data: {
      clientId,
      purpose,
      host,
      model: 'a-model',
      wording: consentWording,
      sessionId: null,
      givenAt: '2026-01-02T09:00:00.000Z',
    },
    private: null,
  }));

/** Before an endpoint whose tests are not about consent: everybody accepted everything. */
export const consentingWall: ConsentWall = createConsentWall({
  host,
  targets: Object.fromEntries(consentPurposes.map((purpose) => [purpose, { host, model: 'a-model' }])),
  record: async () => undefined,
  events: {
    readStream: (stream) =>
      (async function* () {
        for (const event of everyConsent(stream)) yield { ...event, metadata: {} } as unknown as RecordedEvent;
      })(),
  },
});
