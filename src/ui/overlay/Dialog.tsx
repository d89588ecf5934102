import { later } from '@/ui/feedback/later';

/** The dialog loads together with the page's data, because nobody opens a dialog before the page is shown. */
export const Dialog = later(async () => (await import('./Modal')).Modal, { isAhead: true });
