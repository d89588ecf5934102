import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQRBatch } from 'qr/decode.js';

/** The page as its reader would file it: printed to PDF with the margins and sizes that it asks for. */
export async function print(page: Page): Promise<Uint8Array> {
  await page.waitForFunction(() => document.documentElement.dataset.report === 'ready');
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

/** The text of each page of a PDF. */
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

async function open(pdf: Uint8Array) {
  // The reader takes the bytes for itself.
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

/** Dots in a millimetre of a page that is looked at: about those of an ordinary printer. */
const resolution = 8;

/** What the QR codes on a page say, as a scanner finds them on the printed sheet; `number` counts from 1. */
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

/** Node's canvas is the stand-in for the browser's that pdf.js itself uses. */
function isContext(context: object): context is CanvasRenderingContext2D {
  return 'putImageData' in context && 'getImageData' in context;
}
