import { createMemoryRouter } from 'react-router';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';
import { reloadOnStaleChunks } from './staleChunks';

describe('a page whose code is gone', () => {
  const lostChunk = () => new Event('vite:preloadError', { cancelable: true });

  it('does not reload over unsaved text', () => {
    reloadOnStaleChunks(createMemoryRouter([{ path: '/' }]));
    const drop = unsavedText.add();
    const failure = lostChunk();
    window.dispatchEvent(failure);
    drop();
    expect(failure.defaultPrevented).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not reload for a chunk that was given up because the person leaves the page', () => {
    reloadOnStaleChunks(createMemoryRouter([{ path: '/' }]));
    window.dispatchEvent(new Event('beforeunload'));
    const failure = lostChunk();
    window.dispatchEvent(failure);
    expect(failure.defaultPrevented).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not reload where the browser stores nothing, and leaves the failure to the screen', () => {
    const blocked = () => {
      throw new DOMException('The storage is blocked', 'SecurityError');
    };
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    reloadOnStaleChunks(createMemoryRouter([{ path: '/' }]));
    const failure = lostChunk();
    expect(() => window.dispatchEvent(failure)).not.toThrow();
    storage.mockRestore();
    expect(failure.defaultPrevented).toBe(false);
  });
});
