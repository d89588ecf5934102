import { Title } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

/** The id by which the popup refers to its title. */
export const PopupTitleId = createContext<string | undefined>(undefined);

interface PopupTitleProps {
  children: ReactNode;
}

/** Also the accessible name of the popup. */
export function PopupTitle({ children }: PopupTitleProps) {
  return (
    <Title order={2} size="h3" id={useContext(PopupTitleId)}>
      {children}
    </Title>
  );
}
