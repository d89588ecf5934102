import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQRBatch } from 'qr/decode.js';

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

/** Dots per millimetre of a rendered page, as on an ordinary printer. */
const resolution = 8;

/** The contents of the QR codes on a page, read from its rendered image; `number` counts from 1. */
export async function qrCodesOn(pdf: Uint8Array, number: number): Promise<string[]> {
  const page = await (await open(pdf)).getPage(number);
  const viewport = page.getViewport({ scale: (resolution * 25.4) / 72 });
  const { width, height } = createCanvas(viewport.width, viewport.height);
  const context = createCanvas(width, height).getContext('2d');
  if (!isContext(context)) throw new Error('The canvas cannot be drawn on');
  await page.render({ canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  const [found = []] = await decodeQRBatch([{ data, width, height }], { timeLimit: 2000 });
  return found.filter((text) => typeof text === 'string');
}

/** pdf.js uses Node's canvas in place of the browser's. */
function isContext(context: object): context is CanvasRenderingContext2D {
  return 'putImageData' in context && 'getImageData' in context;
}
