import { Center, Loader } from '@mantine/core';

/** Shown while a page is fetched. It has no words, because the texts may not be loaded either. */
export function PageLoader() {
  return (
    <Center mih="60vh" aria-busy="true">
      <Loader aria-hidden="true" />
    </Center>
  );
}
