import { Skeleton, Stack } from '@mantine/core';

export function LoadingCards() {
  return (
    <Stack aria-busy="true">
      <Skeleton height={40} />
      <Skeleton height={140} />
      <Skeleton height={140} />
    </Stack>
  );
}
