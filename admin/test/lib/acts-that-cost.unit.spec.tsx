// @vitest-environment happy-dom
import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import type { EngineDetails } from '@ecrin/contracts/service-settings/service-checks.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Trial } from '#features/orbs/detail/trial.tsx';
import { ProjectionsPanel } from '#features/queues/projections-panel.tsx';
import { EnginesPanel } from '#features/settings/parts/engines-panel.tsx';
import { store } from '#lib/api/store.ts';

const sent = vi.fn((_path: string): void => undefined);
beforeEach(() => {
  // Not of happy-dom: open or not is all that is asked of it here.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'GET') return Response.json({ admin: { role: 'superadmin' } });
    sent(new URL(url).pathname);
    return Response.json({ code: 'general.invalid-request' }, { status: 400 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.mockClear();
});
const show = (page: ReactNode) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        {page}
      </IntlProvider>
    </Provider>,
  );
const press = (button: Element | undefined) => button && fireEvent.click(button);
const answers = () => [...(document.querySelector('dialog[open]')?.querySelectorAll('button') ?? [])];

const orb = {
  orbId: 'orb-1',
  mayTry: true,
  instructions: { fr: { prompt: 'Lis.', variables: [] }, en: null },
} as unknown as ReadyOrbDetail;
const stopped = { stream: 's', event: 'GoalSet', happened: 'fault', code: 'c', client: null, since: '' } as const;
const projection = { model: 'goal', checkpoint: 1, behind: 0, documents: 1, parked: [stopped], upkeep: null };
const queues = { projections: [projection], lag: null } as unknown as QueuesAnswer;
const engine = (isRemote: boolean) =>
  ({
    engine: 'analyst',
    state: 'ready',
    isRemote,
    host: null,
    model: 'm',
    bytes: null,
    sha256: [],
  }) as unknown as EngineDetails;

describe.each([
  {
    what: 'a trial of an orb',
    name: 'Essayer',
    page: <Trial orb={orb} />,
    path: '/api/admin/orbs/orb-1/trials',
  },
  {
    what: 'a question to an engine elsewhere',
    name: 'Essayer\u00a0: Analyse',
    page: <EnginesPanel engines={[engine(true)]} readOnly={false} />,
    path: '/api/admin/settings/engine-tests',
  },
  {
    what: 'what stopped in a read model, once more',
    name: /^Rejouer/u,
    page: <ProjectionsPanel {...queues} />,
    path: '/api/admin/read-models/goal/upkeep',
  },
  {
    what: 'all of a read model, once more',
    name: /^Reconstruire/u,
    page: <ProjectionsPanel {...queues} />,
    path: '/api/admin/read-models/goal/upkeep',
  },
])('$what', ({ name, page, path }) => {
  it('is asked for twice: nothing is sent before that, nor when it is taken back', async () => {
    show(page);
    const button = await screen.findByRole('button', { name });
    const field = screen.queryByRole('textbox');
    if (field) fireEvent.change(field, { target: { value: 'Un texte.' } });
    press(button);
    await waitFor(() => expect(answers()).toHaveLength(2));
    press(answers()[0]);
    await waitFor(() => expect(answers()).toEqual([]));
    expect(sent).not.toHaveBeenCalled();
    press(button);
    await waitFor(() => expect(answers()).toHaveLength(2));
    press(answers()[1]);
    await waitFor(() => expect(sent.mock.calls).toEqual([[path]]));
  });
});

it('an engine of this machine is asked at once', async () => {
  show(<EnginesPanel engines={[engine(false)]} readOnly={false} />);
  press(await screen.findByRole('button', { name: 'Essayer\u00a0: Analyse' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
