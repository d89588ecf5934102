import type { ModalProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyAhead } from '@/ui/feedback/loadAhead';

const Modal = lazyAhead(async () => (await import('./Modal')).Modal);

/** Loads beside the page's data: nobody opens a dialog before the page is there. */
export function Dialog(props: ModalProps) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}
