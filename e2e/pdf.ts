import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQRBatch } from 'qr/decode.js';
import type { Calls } from './service';

export async function openReport(page: Page, calls: Calls, stackId: string): Promise<void> {
  const { token } = await calls.data('POST', `/stack/${stackId}/report-token`);
  await page.goto(`/pdf/stack-measurement-report?stack-id=${stackId}&token=${token}`);
}

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

/** Returns width and height of each page in millimetres, rounded. */
export async function sizesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await open(pdf);
  const sizes: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 25.4 / 72 });
    sizes.push(`${Math.round(width)} x ${Math.round(height)}`);
  }
  return sizes;
}

/**
 * Returns the names of the fonts in a PDF by Chromium, without the prefix of a subset. "Type 3" means fonts
 * whose letters are drawings.
 */
export function fontsOf(pdf: Uint8Array): Set<string> {
  const content = Buffer.from(pdf).toString('latin1');
  const names = [...content.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  return new Set(/\/Subtype \/Type3/.test(content) ? [...names, 'Type 3'] : names);
}

async function open(pdf: Uint8Array) {
  // The library takes ownership of the bytes, so it gets a copy.
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

/** A page is rendered with this many dots per millimetre: as on an ordinary printer, and as on a screen. */
const [ofPrinter, ofScreen] = [8, 4];

/** Reads the QR codes from the rendered image of a page; `number` counts from 1. */
export async function qrCodesOn(pdf: Uint8Array, number: number): Promise<string[]> {
  const { data, width, height } = await dotsOf(await (await open(pdf)).getPage(number), ofPrinter);
  const [found = []] = await decodeQRBatch([{ data, width, height }], { timeLimit: 2000 });
  return found.filter((text) => typeof text === 'string');
}

/**
 * Counts the dots that differ between two prints. Lines with a text that matches `besides` are left out.
 * @throws if one print has more pages
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
    // The rectangle covers the letters with their descenders.
    const [x, top] = viewport.convertToViewportPoint(left, baseline + letters);
    const [, bottom] = viewport.convertToViewportPoint(left, baseline - letters / 3);
    context.fillRect(x, top, width - x, bottom - top);
  }
  return context.getImageData(0, 0, width, height);
}

function isContext(context: object): context is CanvasRenderingContext2D {
  return 'putImageData' in context && 'getImageData' in context;
}
