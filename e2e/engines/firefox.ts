import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { connectBidi } from './bidi';
import { end, lineOf, openDisplay, tie } from './display';
import { type Engine, environment, keys, type LaunchOptions, nowhere } from './engine';

/**
 * Controls Debian's Firefox by WebDriver BiDi. Without a screen Firefox has no WebGL, which the map needs, so
 * it runs on a virtual screen.
 */
export async function launchFirefox({ width, height, downloads, home }: LaunchOptions): Promise<Engine> {
  const [host, port] = nowhere.split(':');
  const preferences = {
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.alwaysOpenPanel': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': 'en-GB',
    'network.proxy.type': 1,
    'network.proxy.http': host,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'webgl.force-enabled': true,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(home, 'user.js'), lines.join('\n'));
  const display = await openDisplay(1440, 1000);
  const browser = spawn(
    'firefox-esr',
    ['--profile', home, '--no-remote', '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...environment, HOME: home, DISPLAY: display.name },
    },
  );
  tie(browser);
  const address = await lineOf(browser, browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, disconnect } = await connectBidi(`${address}/session`);
  await send('session.new', { capabilities: {} });

  const windows = async () => {
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {
      maxDepth: 0,
    });
    return contexts.map(({ context }) => context);
  };
  let [context = ''] = await windows();
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  const keyboard = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const { result } = await send<{ result: { value?: string } }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => void (await keyboard(text)),
    press: async (key) => void (await keyboard(keys[key])),
    windows,
    newWindow: async () => void (await send('browsingContext.create', { type: 'tab' })),
    switchTo: async (window) => {
      context = window;
    },
    closeWindow: async (window) => void (await send('browsingContext.close', { context: window })),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      disconnect();
      await end(browser);
      await display.close();
    },
  };
}
