import { Button, FileButton, VisuallyHidden } from '@mantine/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import classes from './LogoCard.module.css';

interface LogoDropProps {
  isUploading: boolean;
  onFile: (file: File) => void;
  /** The current logo. */
  children: ReactNode;
}

/** Takes one file, chosen or dropped. */
export function LogoDrop({ isUploading, onFile, children }: LogoDropProps) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  const forget = useRef<() => void>(null);
  const take = (file: File | null | undefined) => {
    // The person may choose the same file again.
    forget.current?.();
    if (file && !isUploading) onFile(file);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <VisuallyHidden component="legend">{t('organization.logo')}</VisuallyHidden>
      {children}
      <div>
        <FileButton accept="image/jpeg,image/png" onChange={take} resetRef={forget}>
          {(props) => (
            <Button {...props} variant="default" loading={isUploading}>
              {t('organization.logo_choose')}
            </Button>
          )}
        </FileButton>
        <p className={classes.hint}>
          {t('organization.logo_drop')} {t('organization.logo_hint')}
        </p>
      </div>
    </fieldset>
  );
}
