/** Apart, so that it loads later. */
export { Modal } from '@mantine/core';
