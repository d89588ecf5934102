import { Title } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

/** The id under which the popup looks for its title. */
export const PopupTitleId = createContext<string | undefined>(undefined);

interface PopupTitleProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The popup's heading, and its accessible name. */
export function PopupTitle({ className, children }: PopupTitleProps) {
  return (
    <Title order={2} size="h3" id={useContext(PopupTitleId)} className={className}>
      {children}
    </Title>
  );
}
