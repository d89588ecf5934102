import { Center, Loader } from '@mantine/core';

/** Without text, because the texts may not be loaded yet. */
export function PageLoader() {
  return (
    <Center mih="60vh" aria-busy="true">
      <Loader aria-hidden="true" />
    </Center>
  );
}
