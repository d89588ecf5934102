import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQRBatch } from 'qr/decode.js';
import type { Calls } from './service';

/** Opens the measurement report of a stack by a link, as the portal does. */
export async function openReport(page: Page, calls: Calls, stackId: string): Promise<void> {
  const { token } = await calls.data('POST', `/stack/${stackId}/report-token`);
  await page.goto(`/pdf/stack-measurement-report?stack-id=${stackId}&token=${token}`);
}

/** Prints the page to PDF with the margins and sizes of its own style. */
export async function print(page: Page): Promise<Uint8Array> {
  await page.waitForFunction(() => document.documentElement.dataset.report === 'ready');
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

export async function textOf(pdf: Uint8Array): Promise<string[]> {
  const document = await open(pdf);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : []));
    pages.push(words.join('').replace(/[\u00a0\u202f]/g, ' '));
  }
  return pages;
}

/** Width and height of each page in millimetres, rounded. */
export async function sizesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await open(pdf);
  const sizes: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 25.4 / 72 });
    sizes.push(`${Math.round(width)} x ${Math.round(height)}`);
  }
  return sizes;
}

/** The fonts in a PDF of Chromium: their names without the tag of the subset, "Type 3" for letters that are drawings. */
export function fontsOf(pdf: Uint8Array): Set<string> {
  const content = Buffer.from(pdf).toString('latin1');
  const names = [...content.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  return new Set(/\/Subtype \/Type3/.test(content) ? [...names, 'Type 3'] : names);
}

async function open(pdf: Uint8Array) {
  // The library takes ownership of the bytes, so it gets a copy.
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

/** Dots per millimetre of a rendered page: as on an ordinary printer, and as on a screen. */
const [ofPrinter, ofScreen] = [8, 4];

/** The contents of the QR codes on a page, read from its rendered image; `number` counts from 1. */
export async function qrCodesOn(pdf: Uint8Array, number: number): Promise<string[]> {
  const { data, width, height } = await dotsOf(await (await open(pdf)).getPage(number), ofPrinter);
  const [found = []] = await decodeQRBatch([{ data, width, height }], { timeLimit: 2000 });
  return found.filter((text) => typeof text === 'string');
}

/**
 * How many dots of two prints differ. Lines whose text begins like `besides` are left out.
 * @throws where one has more pages
 */
export async function differentDots(one: Uint8Array, other: Uint8Array, besides: RegExp): Promise<number> {
  const [first, second] = await Promise.all([open(one), open(other)]);
  if (first.numPages !== second.numPages) throw new Error(`${first.numPages} pages, and ${second.numPages}`);
  let count = 0;
  for (let number = 1; number <= first.numPages; number += 1) {
    const dots = await dotsOf(await first.getPage(number), ofScreen, besides);
    const others = new Uint32Array(
      (await dotsOf(await second.getPage(number), ofScreen, besides)).data.buffer,
    );
    for (const [place, dot] of new Uint32Array(dots.data.buffer).entries())
      if (dot !== others[place]) count += 1;
  }
  return count;
}

/** A page as it is printed; lines whose text begins like `besides` are white. */
async function dotsOf(page: PDFPageProxy, resolution: number, besides?: RegExp) {
  const viewport = page.getViewport({ scale: (resolution * 25.4) / 72 });
  const { width, height } = createCanvas(viewport.width, viewport.height);
  const context = createCanvas(width, height).getContext('2d');
  if (!isContext(context)) throw new Error('The canvas cannot be drawn on');
  await page.render({ canvasContext: context, viewport }).promise;
  context.fillStyle = 'white';
  for (const item of besides ? (await page.getTextContent()).items : []) {
    if (!('str' in item) || !besides?.test(item.str)) continue;
    const [, , , letters, left, baseline] = item.transform;
    // From above the letters to below their feet.
    const [x, top] = viewport.convertToViewportPoint(left, baseline + letters);
    const [, bottom] = viewport.convertToViewportPoint(left, baseline - letters / 3);
    context.fillRect(x, top, width - x, bottom - top);
  }
  return context.getImageData(0, 0, width, height);
}

/** pdf.js uses Node's canvas in place of the browser's. */
function isContext(context: object): context is CanvasRenderingContext2D {
  return 'putImageData' in context && 'getImageData' in context;
}
