import { Title } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

export const PopupTitleId = createContext<string | undefined>(undefined);

interface PopupTitleProps {
  children: ReactNode;
}

export function PopupTitle({ children }: PopupTitleProps) {
  return (
    <Title order={2} size="h3" id={useContext(PopupTitleId)}>
      {children}
    </Title>
  );
}
