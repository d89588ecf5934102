import { Center, Loader } from '@mantine/core';

/** The loader has no text, because the texts may not be loaded yet. */
export function PageLoader() {
  return (
    <Center mih="60vh" aria-busy="true">
      <Loader aria-hidden="true" />
    </Center>
  );
}
