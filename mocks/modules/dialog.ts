// Replaces ui/overlay/Dialog.tsx: a test's dialogs are there at once.
export { Modal as Dialog } from '@mantine/core';
