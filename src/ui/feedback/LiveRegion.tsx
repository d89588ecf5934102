import { VisuallyHidden } from '@mantine/core';

/** Screen readers read a changed text aloud at their next pause. Nothing is visible. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
