import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * `Modal` is in a separate file, so that it loads later. It opens only after its first render, because
 * Mantine returns the focus only from a dialog that was rendered closed before.
 */
export function Modal(props: ModalProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <MantineModal {...props} opened={props.opened && isThere} />;
}
