import { VisuallyHidden } from '@mantine/core';

/** Reads a changed text aloud when the person pauses, without showing it: results, saves, progress. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
