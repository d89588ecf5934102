import { clearTimeout, setTimeout } from 'node:timers';
import type { Browser } from 'playwright-core';
import type { Asker } from '../domain/asker';
import { ReportFailure, type ReportPrinter } from '../ports/reportPrinter';
import { Turns } from '../queues/turns';
import { abortable } from './abortable';
import { BrowserTabs, type ReportTab } from './browserTabs';

/** Each print keeps a processor busy, and the service needs the others for its calls. */
const parallelPrints = 2;

/**
 * `portalUrl` is the address at which the service itself reaches the portal; it has no slash at its end.
 * `startBrowser` throws ReportFailure. The limits are in milliseconds. `waitLimit` is the time that a report
 * may wait for its turn, and `timeLimit` the time that it may take then: its page waits up to ten seconds for
 * its maps. Together the two are less than two minutes, after which a download without a byte is cut off, and
 * less than the five minutes of the token. The browser is ended after `idleLimit` without a print.
 */
interface PrinterParts {
  portalUrl: string;
  startBrowser: () => Promise<Browser>;
  onFailure: (line: string) => void;
  timeLimit?: number;
  waitLimit?: number;
  idleLimit?: number;
}

export function createChromiumPrinter(parts: PrinterParts): ReportPrinter {
  const { portalUrl, startBrowser, onFailure } = parts;
  const { timeLimit = 45_000, waitLimit = 60_000, idleLimit = 60_000 } = parts;
  const tabs = new BrowserTabs(startBrowser);
  const turns = new Turns({ parallel: parallelPrints });
  const underWay = new Map<AbortController, Promise<unknown>>();
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function printIn(tab: ReportTab, address: string, stop: AbortSignal): Promise<Uint8Array> {
    try {
      stop.throwIfAborted();
      const pdf = await abortable(tab.print(address), stop);
      await tabs.release(tab);
      return pdf;
    } catch (failure) {
      await tab.close();
      throw failure;
    }
  }

  async function printTwice(address: string, stop: AbortSignal): Promise<Uint8Array> {
    try {
      return await printIn(await tabs.acquire(), address, stop);
    } catch (failure) {
      // The tab crashed, alone or with its browser and all other tabs.
      if (stop.aborted || failure instanceof ReportFailure) throw failure;
      return await printIn(await tabs.open(), address, stop);
    }
  }

  async function printInTime(address: string, stop: AbortController): Promise<Uint8Array> {
    stop.signal.throwIfAborted();
    const timer = setTimeout(() => stop.abort(new ReportFailure('notInTime')), timeLimit);
    try {
      return await printTwice(address, stop.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async function printInTurn(asker: Asker, address: string, stop: AbortController, begun: () => void) {
    const end = await turns.wait(asker);
    begun();
    try {
      return await printInTime(address, stop);
    } finally {
      end();
    }
  }

  async function print(asker: Asker, address: string, signal: AbortSignal): Promise<Uint8Array> {
    if (signal.aborted || isClosed) throw new ReportFailure('cancelled');
    const stop = new AbortController();
    const cancel = () => stop.abort(new ReportFailure('cancelled'));
    signal.addEventListener('abort', cancel);
    const queueTimeout = setTimeout(() => stop.abort(new ReportFailure('tooBusy')), waitLimit);
    const work = printInTurn(asker, address, stop, () => clearTimeout(queueTimeout)).finally(() => {
      signal.removeEventListener('abort', cancel);
      underWay.delete(stop);
      if (underWay.size === 0) idle = setTimeout(() => void tabs.close(), idleLimit).unref();
    });
    clearTimeout(idle);
    underWay.set(stop, work);
    // An aborted caller gets the rejection immediately and does not wait for a starting browser or other
    // prints.
    return abortable(work, stop.signal);
  }

  return {
    print: async ({ asker, stackId, token }, signal) => {
      const query = new URLSearchParams({ 'stack-id': stackId, token });
      try {
        return await print(asker, `${portalUrl}/pdf/stack-measurement-report?${query}`, signal);
      } catch (cause) {
        const failure = cause instanceof ReportFailure ? cause : new ReportFailure('pageFailed');
        const { reason } = failure;
        if (reason === 'tooBusy' || reason === 'notInTime' || reason === 'pageFailed')
          onFailure(`The report of the stack ${stackId} could not be printed (${reason}).`);
        throw failure;
      }
    },
    close: async () => {
      isClosed = true;
      for (const stop of underWay.keys()) stop.abort(new ReportFailure('cancelled'));
      await Promise.allSettled(underWay.values());
      clearTimeout(idle);
      await tabs.close();
    },
  };
}
