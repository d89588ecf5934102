import { Group } from '@mantine/core';
import type { ComponentProps } from 'react';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { StackExport } from './StackExport';
import { StackMenu } from './StackMenu';

interface SeldomActionsProps extends ComponentProps<typeof StackMenu> {
  orgId: string;
  deptId: string;
}

export function SeldomActions({ orgId, deptId, ...menu }: SeldomActionsProps) {
  const look = !useIsPhone() && { asIcon: true as const };
  const { stackId } = menu.stack;
  return (
    <Group gap={8}>
      <HistoryLink orgId={orgId} deptId={deptId} kind="Stack" thing={stackId} {...look} />
      <StackExport stackId={stackId} {...look} />
      <StackMenu key={stackId} {...menu} />
    </Group>
  );
}
