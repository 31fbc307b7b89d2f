// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage } from '#storage/device-storage.ts';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  deviceStorage.removeItem('colour');
});

describe('what is stored on a device', () => {
  it('is there for the next page', () => {
    deviceStorage.setItem('colour', 'blue');
    expect(deviceStorage.isStored('colour')).toBe(true);
    expect([localStorage.getItem('colour'), deviceStorage.keys()]).toEqual(['blue', ['colour']]);
    expect(deviceStorage.getItem('colour')).toBe('blue');
    deviceStorage.removeItem('colour');
    expect([deviceStorage.getItem('colour'), localStorage.length]).toEqual([null, 0]);
  });

  it('lasts as long as the page where a site may store nothing', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(deviceStorage.getItem('colour')).toBeNull();
    deviceStorage.setItem('colour', 'blue');
    expect(deviceStorage.isStored('colour')).toBe(false);
    expect([deviceStorage.getItem('colour'), deviceStorage.keys()]).toEqual(['blue', ['colour']]);
    deviceStorage.removeItem('colour');
    expect([deviceStorage.getItem('colour'), deviceStorage.keys()]).toEqual([null, []]);
  });

  it('is what was set last where there was no room for it, until there is', () => {
    localStorage.setItem('colour', 'red');
    vi.stubGlobal('localStorage', { getItem: () => 'red', setItem: refuse });
    deviceStorage.setItem('colour', 'blue');
    expect(deviceStorage.getItem('colour')).toBe('blue');
    expect(deviceStorage.isStored('colour')).toBe(false);
    vi.unstubAllGlobals();
    deviceStorage.setItem('colour', 'green');
    expect([deviceStorage.getItem('colour'), localStorage.getItem('colour')]).toEqual(['green', 'green']);
  });
});
