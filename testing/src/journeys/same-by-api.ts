import type { Page } from 'playwright-core';
import { apiClient, type ApiClient } from './api-client.ts';

/** The person who is signed in on a page, by the API: for what nobody presses. */
export const sameByApi = async (page: Page, url: string): Promise<ApiClient> => {
  const [token = '', clientId = ''] = await page.evaluate(() => ['token', 'userId'].map((name) => localStorage.getItem(name) ?? ''));
  return apiClient(url, { token, clientId });
};
