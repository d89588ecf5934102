import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Apart, so that it loads later. A dialog that was asked for meanwhile opens now: Mantine returns the focus only from one that it saw opening. */
export function Modal(props: ModalProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <MantineModal {...props} opened={props.opened && isThere} />;
}
