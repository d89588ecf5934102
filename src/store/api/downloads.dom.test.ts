import { HttpResponse, http } from 'msw';
import { buildArchive } from '@mocks/builders/archive';
import { buildSession, buildToken } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import {
  apiBase,
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';
import { storeSession } from '@/store/session/session';
import { createStore } from '@/store/store';
import { type DownloadRequest, startDownload } from './downloads';
import { requestReport } from './reportData';
import { cancelDownload, mostDownloads, selectDownloads } from './runningDownloads';
import { signOut } from './signOut';

setupMockService();

describe('a download', () => {
  afterEach(() => storeSession(null));

  const archive: DownloadRequest = { kind: 'archive', body: { stackIds: ['stack-1'] } };
  const url = `${apiBase}/stack/download-archive`;

  function openStore() {
    const ports = buildPorts();
    return { store: createStore(ports, buildSession()), ports };
  }

  function holdsBack(headers: Record<string, string> = {}, file = 'download-archive') {
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
      },
    });
    mockService.use(http.put(`${apiBase}/stack/${file}`, () => new HttpResponse(body, { headers })));
    return {
      send: (text: string) => controller?.enqueue(encoder.encode(text)),
      end: () => controller?.close(),
      fail: () => controller?.error(new Error('connection lost')),
    };
  }

  function shown(store: ReturnType<typeof createStore>, isShown: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => isShown() && resolve();
      store.subscribe(check);
      check();
    });
  }

  it('is over when the browser cannot take the file', async () => {
    mockService.use(http.put(url, () => new HttpResponse('zip bytes')));
    const { store, ports } = openStore();
    ports.saveFile.mockImplementation(() => {
      throw new Error('no memory');
    });
    await expect(store.dispatch(startDownload(archive))).rejects.toThrow('no memory');
    expect(selectDownloads(store.getState())).toEqual([]);
  });

  it('saves the file under the name that the service gives', async () => {
    const headers = {
      'Content-Disposition': "attachment; filename*=UTF-8''m%C3%A5ling.zip",
      'Content-Type': 'application/zip',
    };
    mockService.use(http.put(url, () => new HttpResponse('zip bytes', { headers })));
    const { store, ports } = openStore();
    await store.dispatch(startDownload(archive));
    const [file, name] = ports.saveFile.mock.calls[0] ?? [];
    expect(name).toBe('måling.zip');
    expect(await file?.text()).toBe('zip bytes');
    expect(file?.type).toBe('application/zip');
    expect(selectDownloads(store.getState())).toEqual([]);
  });

  it('says which reports an archive lacks, and saves it all the same', async () => {
    const missing = [{ stackId: 'a', stackNumber: 'SC-016', reason: 'notInTime' }];
    mockService.use(http.put(url, () => new HttpResponse(buildArchive(missing))));
    const { store, ports } = openStore();
    expect(await store.dispatch(startDownload(archive))).toEqual({ missing });
    expect(ports.saveFile).toHaveBeenCalledTimes(1);
    expect(selectDownloads(store.getState())).toEqual([]);
  });

  it.each<[DownloadRequest, string, string]>([
    [archive, '/stack/download-archive', 'archive.zip'],
    [
      { kind: 'csv', body: { measurementCardId: 'card', stackIds: ['a'] } },
      '/stack/download-accumulated-csv',
      'accumulated.csv',
    ],
    [
      { kind: 'csvFromFilter', body: { measurementCardId: 'card', departmentIds: ['rold'] } },
      '/stack/download-accumulated-csv-from-filter',
      'accumulated.csv',
    ],
  ])('has a name of its own: %j', async (request, path, fileName) => {
    const bodies: unknown[] = [];
    mockService.use(
      http.put(`${apiBase}${path}`, async ({ request: call }) => {
        bodies.push(await call.json());
        return new HttpResponse('x');
      }),
    );
    const { store, ports } = openStore();
    await store.dispatch(startDownload(request));
    expect(bodies).toEqual([request.body]);
    expect(ports.saveFile).toHaveBeenCalledWith(expect.any(Blob), fileName);
  });

  it('shows how far it has come', async () => {
    const download = holdsBack({ 'Content-Length': '10' });
    const { store, ports } = openStore();
    const running = store.dispatch(startDownload(archive));
    const begun = { kind: 'archive', received: 0, total: null, done: 0, of: 1, minutesLeft: null };
    expect(selectDownloads(store.getState())).toEqual([expect.objectContaining(begun)]);
    download.send('12345');
    await shown(store, () => selectDownloads(store.getState())[0]?.received === 5);
    expect(selectDownloads(store.getState())[0]?.total).toBe(10);
    download.send('67890');
    download.end();
    await running;
    expect(ports.saveFile).toHaveBeenCalledTimes(1);
  });

  it('counts the stacks of a CSV', async () => {
    const stackIds = ['a', 'b', 'c'];
    const download = holdsBack({}, 'download-accumulated-csv');
    const { store } = openStore();
    const running = store.dispatch(
      startDownload({ kind: 'csv', body: { measurementCardId: 'card', stackIds } }),
    );
    download.send('Number\r\n1001\r\n');
    await shown(store, () => selectDownloads(store.getState())[0]?.done === 1);
    expect(selectDownloads(store.getState())[0]).toMatchObject({ of: 3, minutesLeft: 0 });
    download.end();
    await running;
  });

  it('runs beside others, and each is cancelled by itself', async () => {
    const first = holdsBack();
    const { store, ports } = openStore();
    const kept = store.dispatch(startDownload(archive));
    const second = holdsBack({}, 'download-accumulated-csv');
    const given = store.dispatch(
      startDownload({ kind: 'csv', body: { measurementCardId: 'card', stackIds: ['a'] } }),
    );
    second.send('12345');
    await shown(store, () => selectDownloads(store.getState())[1]?.received === 5);
    store.dispatch(cancelDownload(selectDownloads(store.getState())[1]?.id ?? ''));
    expect(await given).toBe('notSaved');
    expect(selectDownloads(store.getState())).toEqual([expect.objectContaining({ kind: 'archive' })]);
    first.send('zip');
    first.end();
    expect(await kept).toBe('saved');
    expect(ports.saveFile).toHaveBeenCalledTimes(1);
  });

  it('leaves the service connections for other calls, and begins no file twice', async () => {
    mockService.use(http.put(url, () => new HttpResponse(new ReadableStream({}))));
    const { store } = openStore();
    const start = (stackId: string) =>
      store.dispatch(startDownload({ kind: 'archive', body: { stackIds: [stackId] } }));
    const running = [start('0')];
    expect(await start('0')).toBe('underWay');
    for (let count = 1; count < mostDownloads; count += 1) running.push(start(`${count}`));
    expect(await start('another')).toBe('notSaved');
    expect(selectDownloads(store.getState())).toHaveLength(mostDownloads);
    for (const { id } of selectDownloads(store.getState())) store.dispatch(cancelDownload(id));
    await Promise.all(running);
    expect(selectDownloads(store.getState())).toEqual([]);
  });

  it('saves nothing when it is cancelled, and says nothing', async () => {
    const download = holdsBack();
    const { store, ports } = openStore();
    const running = store.dispatch(startDownload(archive));
    download.send('12345');
    await shown(store, () => selectDownloads(store.getState())[0]?.received === 5);
    store.dispatch(cancelDownload(selectDownloads(store.getState())[0]?.id ?? ''));
    await running;
    expect(selectDownloads(store.getState())).toEqual([]);
    expect(ports.saveFile).not.toHaveBeenCalled();
    expect(ports.notifyFailure).not.toHaveBeenCalled();
  });

  it('stops with the session: nothing of the former person is saved', async () => {
    const download = holdsBack();
    mockResponse('post', '/auth/logout', null);
    const { store, ports } = openStore();
    const running = store.dispatch(startDownload(archive));
    download.send('12345');
    await shown(store, () => selectDownloads(store.getState())[0]?.received === 5);
    store.dispatch(signOut());
    expect(await running).toBe('notSaved');
    expect(ports.saveFile).not.toHaveBeenCalled();
    expect(ports.notifyFailure).not.toHaveBeenCalled();
  });

  it('saves no half file when the connection breaks', async () => {
    const download = holdsBack();
    const { store, ports } = openStore();
    const running = store.dispatch(startDownload(archive));
    download.send('12345');
    await shown(store, () => selectDownloads(store.getState())[0]?.received === 5);
    download.fail();
    await running;
    expect(ports.saveFile).not.toHaveBeenCalled();
    expect(ports.notifyFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
  });

  it('tells what the service says, and never the network twice', async () => {
    mockError('put', '/stack/download-archive', 404, 'A stack does not exist any more');
    const { store, ports } = openStore();
    await store.dispatch(startDownload(archive));
    expect(ports.notifyFailure.mock.calls).toEqual([
      [expect.objectContaining({ message: 'A stack does not exist any more' })],
    ]);
    mockNetworkError('put', '/stack/download-archive');
    await store.dispatch(startDownload(archive));
    expect(ports.notifyFailure).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'network' }));
  });

  it('refreshes a refused session like any other call', async () => {
    const token = buildToken({ id: 'second' });
    mockResponse('post', '/auth/refresh-token', { token, refreshToken: 'refresh-second' });
    mockService.use(
      http.put(url, ({ request }) =>
        request.headers.get('authorization') === `Bearer ${token}`
          ? new HttpResponse('zip')
          : HttpResponse.json({ data: null, errorMessage: 'no' }, { status: 401 }),
      ),
    );
    const { store, ports } = openStore();
    await store.dispatch(startDownload(archive));
    expect(ports.saveFile).toHaveBeenCalledTimes(1);
  });
});

describe('the call for a report', () => {
  const { signal } = new AbortController();
  const linkTo = (stackId: string, token: string) => ({ stackId, token, version: undefined });

  it('asks in the name of the link, in the language of the page', async () => {
    document.documentElement.lang = 'de';
    const calls = mockResponse('get', '/stack/A%2F1/report-data', { stack: 'whatever was sent' });
    await expect(requestReport(linkTo('A/1', 'link-token'), signal)).resolves.toEqual({
      data: { stack: 'whatever was sent' },
    });
    expect(calls).toEqual([expect.objectContaining({ authorization: 'Bearer link-token', language: 'de' })]);
  });

  it('asks for the version that the link names', async () => {
    const calls = mockResponse('get', '/stack/1001/report-data', {});
    await requestReport({ ...linkTo('1001', 'link-token'), version: '2' }, signal);
    expect(calls).toEqual([expect.objectContaining({ search: '?version=2' })]);
  });

  it("hands on the service's own words when it refuses", async () => {
    mockError('get', '/stack/1001/report-data', 401, 'The link has expired.');
    const { error } = await requestReport(linkTo('1001', 'old'), signal);
    expect(error).toMatchObject({ kind: 'refused', status: 401, message: 'The link has expired.' });
  });

  it('tells no network and a page that has gone apart', async () => {
    mockNetworkError('get', '/stack/1001/report-data');
    const { error } = await requestReport(linkTo('1001', 'token'), signal);
    expect(error?.kind).toBe('network');
    const gone = await requestReport(linkTo('1001', 'token'), AbortSignal.abort());
    expect(gone.error?.kind).toBe('cancelled');
  });
});
