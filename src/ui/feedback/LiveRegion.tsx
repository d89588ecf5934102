import { VisuallyHidden } from '@mantine/core';

export function LiveRegion({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
