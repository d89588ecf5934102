import { Center, Loader } from '@mantine/core';

/** Stands where a page will be, for the moment in which it is fetched. Wordless: texts may be on their way as well. */
export function PageLoader() {
  return (
    <Center mih="60vh" aria-busy="true">
      <Loader aria-hidden="true" />
    </Center>
  );
}
