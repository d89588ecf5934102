import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/feedback/Notice';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PlainPage } from '@/ui/layout/PlainPage';

interface BrokenLinkProps {
  title: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** In place of a form that cannot work: the address lacks what the mailed link held. */
export function BrokenLink({ title, text, children }: BrokenLinkProps) {
  return (
    <PlainPage>
      <Stack gap="lg">
        <PageHeader title={title} />
        <Notice tone="resin">
          <p>{text}</p>
        </Notice>
        {children}
      </Stack>
    </PlainPage>
  );
}
