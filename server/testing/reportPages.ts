import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';

const scripts = {
  ready: "root.dataset.report = 'ready'",
  failed: "root.dataset.report = 'failed'",
  never: '',
  hanging: 'for (;;);',
} as const;

function pageOf(stackId: string, token: string, script: string): string {
  const own = JSON.stringify(`${stackId} ${token}`);
  return `<!doctype html><html data-report="loading"><body><script>
    const root = document.documentElement;
    const former = [sessionStorage.getItem('stackyard.report'), localStorage.getItem('former')];
    document.title = [${own}, ...former].filter((seen) => seen !== null).join(' after ');
    sessionStorage.setItem('stackyard.report', ${own});
    localStorage.setItem('former', ${own});
    ${script}
  </script></body></html>`;
}

interface HeldPage {
  release: (kind?: keyof typeof scripts) => void;
  gone: Promise<unknown>;
}

/**
 * Starts a server that stands in for the page of the report. The stack id chooses how it behaves (`ready 1`,
 * `never`, `hanging`, `broken`); a page whose id begins with `held` waits until the test releases it.
 */
export async function reportPages() {
  const asked: string[] = [];
  const held = new Map<string, HeldPage>();
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://pages');
    if (pathname !== '/pdf/stack-measurement-report') {
      response.writeHead(404).end();
      return;
    }
    const stackId = searchParams.get('stack-id') ?? '';
    const pageThatIs = (kind: string) => {
      const [, script = scripts.ready] =
        Object.entries(scripts).find(([name]) => kind.startsWith(name)) ?? [];
      return pageOf(stackId, searchParams.get('token') ?? '', script);
    };
    asked.push(stackId);
    response.writeHead(stackId.startsWith('broken') ? 500 : 200, { 'Content-Type': 'text/html' });
    if (!stackId.startsWith('held')) {
      response.end(pageThatIs(stackId));
      return;
    }
    response.flushHeaders();
    held.set(stackId, {
      release: (kind = 'ready') => {
        held.delete(stackId);
        response.end(pageThatIs(kind));
      },
      gone: once(response, 'close').finally(() => held.delete(stackId)),
    });
    arrivals.emit('one');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    async arrived(stackId: string): Promise<HeldPage> {
      for (;;) {
        const page = held.get(stackId);
        if (page !== undefined) return page;
        await once(arrivals, 'one');
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
