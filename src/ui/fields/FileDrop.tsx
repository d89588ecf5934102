import { Button, FileButton, VisuallyHidden } from '@mantine/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './FileDrop.module.css';

interface FileDropProps {
  /** What the file is for. */
  label: string;
  /** MIME types, or the ends of names. */
  accept: string;
  chooseLabel: string;
  hint: string;
  /** A file is on its way: no other one is taken. */
  isBusy: boolean;
  onFile: (file: File) => void;
  /** What is there already. */
  children?: ReactNode;
}

/** Takes one file, chosen or dropped. */
export function FileDrop({ label, accept, chooseLabel, hint, isBusy, onFile, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const forget = useRef<() => void>(null);
  const take = (file: File | null | undefined) => {
    // The person may choose the same file again.
    forget.current?.();
    if (file && !isBusy) onFile(file);
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
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {children}
      <div>
        <FileButton accept={accept} onChange={take} resetRef={forget}>
          {(props) => (
            <Button {...props} variant="default" loading={isBusy}>
              {chooseLabel}
            </Button>
          )}
        </FileButton>
        <p className={classes.hint}>{hint}</p>
      </div>
    </fieldset>
  );
}
