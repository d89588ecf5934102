import { Skeleton, Stack } from '@mantine/core';
import type { StackItem } from '@/store/api/stackApi';
import { PageHeader } from '@/ui/layout/PageHeader';
import { AdminTable } from '@/ui/table/AdminTable';
import type { TableColumn } from '@/ui/table/tableTypes';

interface StackListSkeletonProps {
  title: string;
  caption: string;
  columns: TableColumn<StackItem>[];
}

export function StackListSkeleton({ title, caption, columns }: StackListSkeletonProps) {
  return (
    <Stack gap="xs">
      <PageHeader title={title} />
      <Skeleton height={36} />
      <AdminTable
        caption={caption}
        columns={columns}
        rows={[]}
        rowKey={({ stackId }) => stackId}
        status="loading"
        empty={null}
        error={null}
      />
    </Stack>
  );
}
