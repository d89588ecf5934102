import { VisuallyHidden } from '@mantine/core';

/** Screen readers read a changed text aloud at the next pause. It is invisible. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
