import type { DeliveryDetails, EngineDetails, EngineTest } from '@ecrin/contracts/service-settings/service-checks.ts';
import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { WrittenMessage } from '#messages/message-writer.ts';

/** What can be looked at and tried of the service itself. `send`: now, without the queue, so that the result is known. `outbox`: the folder. */
export type ServiceCheckServices = Pick<
  ApiServices,
  'access' | 'events' | 'keyedHash' | 'notifications' | 'publicUrl'
> &
  Readonly<{
    engines: Readonly<{
      list: () => Promise<readonly EngineDetails[]>;
      test: (engine: EngineName) => Promise<EngineTest>;
    }>;
    deliveries: readonly DeliveryDetails[];
    outbox: string;
    send: (message: WrittenMessage) => Promise<void>;
  }>;
