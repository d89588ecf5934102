// This replaces ui/overlay/Dialog.tsx, so that a test's dialogs open immediately.
export { Modal as Dialog } from '@mantine/core';
