// This replaces ui/overlay/Dialog.tsx, so that a test's dialogs open at once.
export { Modal as Dialog } from '@mantine/core';
