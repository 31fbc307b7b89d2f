import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Sends what a page asks of the API, as « GET /goals » with its body, to a function of the test; to be unstubbed afterwards. */
export const stubClientApi = (answer: (call: string, body: unknown) => Promise<Response>): void => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.clone().text();
    const path = new URL(request.url).pathname.replace('/api/client', '');
    return answer(`${request.method} ${path}`, text === '' ? null : JSON.parse(text));
  });
};

/** Presses a button as soon as it is there. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
