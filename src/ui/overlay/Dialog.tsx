import { later } from '@/ui/feedback/later';

/** Loads beside the page's data: nobody opens a dialog before the page is there. */
export const Dialog = later(async () => (await import('./Modal')).Modal, { isAhead: true });
