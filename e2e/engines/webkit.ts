import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { end, openDisplay, tie } from './display';
import { type Engine, environment, keys, type LaunchOptions, nowhere } from './engine';

export async function launchWebKit({ width, height, downloads, home }: LaunchOptions): Promise<Engine> {
  const settings = path.join(home, 'gtk-3.0');
  mkdirSync(settings);
  // The buttons above the page would otherwise keep the window wider than a phone.
  writeFileSync(path.join(settings, 'gtk.css'), 'button { min-width: 0; margin: 0; padding: 0; }');
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = await openDisplay(1440, 1000);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...environment,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
    },
  });
  tie(driver);
  const send = async (method: string, address: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      // The driver keeps waiting for a browser that crashed during its start.
      signal: AbortSignal.timeout(120_000),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await listening(send);
  const { sessionId } = await send('POST', '/session', {
    // With a list of excluded hosts (`noProxy`) the browser reads past the end of that list, and sometimes crashes.
    capabilities: { alwaysMatch: { proxy: { proxyType: 'manual', sslProxy: nowhere } } },
  });
  const session = (method: string, address: string, body?: object) =>
    send(method, `/session/${sessionId}${address}`, body);
  const evaluate = (expression: string) =>
    session('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  await fitWindow(session, evaluate, { width, height });

  const keyboard = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: (url) => session('POST', '/url', { url }),
    evaluate,
    click: (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      return session('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: keyboard,
    press: (key) => keyboard(keys[key]),
    windows: () => session('GET', '/window/handles'),
    newWindow: () => session('POST', '/window/new', { type: 'window' }),
    switchTo: (handle) => session('POST', '/window', { handle }),
    closeWindow: async (handle) => {
      await session('POST', '/window', { handle });
      await session('DELETE', '/window');
    },
    screenshot: async () => Buffer.from(await session('GET', '/screenshot'), 'base64'),
    close: async () => {
      // A crashed browser has no session any more.
      await send('DELETE', `/session/${sessionId}`).catch(() => {});
      await end(driver);
      await display.close();
    },
  };
}

type Send = (method: string, address: string, body?: object) => Promise<{ height: number }>;

/**
 * Sets the size of the page. It tries repeatedly: a window is laid out some time after its creation and after
 * each change, and the size of its borders is not known before.
 */
async function fitWindow(
  session: Send,
  evaluate: (expression: string) => Promise<number>,
  { width, height }: { width: number; height: number },
): Promise<void> {
  let windowHeight = height;
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    await session('POST', '/window/rect', { x: 0, y: 0, width, height: windowHeight });
    await new Promise((resolve) => setTimeout(resolve, 200));
    if ((await evaluate('innerWidth')) !== width) continue;
    const missing = height - (await evaluate('innerHeight'));
    if (missing === 0) return;
    windowHeight = (await session('GET', '/window/rect')).height + missing;
  }
  throw new Error(`The window does not take the size ${width} × ${height}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function listening(send: (method: string, address: string) => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      await send('GET', '/status');
      return;
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
