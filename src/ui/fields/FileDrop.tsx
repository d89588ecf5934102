import { Button, type ButtonProps, FileButton, Text, VisuallyHidden } from '@mantine/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './FileDrop.module.css';

interface FileTaker {
  /** A file is on its way: no other one is taken. */
  isBusy: boolean;
  onFile: (file: File) => void;
}

interface FileChoiceProps extends FileTaker, Pick<ButtonProps, 'variant' | 'leftSection'> {
  /** MIME types, or the ends of names. */
  accept: string;
  label: string;
}

/** A button that takes one file. */
export function FileChoice({ accept, label, isBusy, onFile, ...button }: FileChoiceProps) {
  const forget = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // The person may choose the same file again.
    forget.current?.();
    if (file && !isBusy) onFile(file);
  };
  return (
    <FileButton accept={accept} onChange={choose} resetRef={forget}>
      {(props) => (
        <Button {...props} {...button} loading={isBusy}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}

/** For the element that takes what is dropped on it. */
export function useDropTarget({ isBusy, onFile }: FileTaker) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file && !isBusy) onFile(file);
    },
  };
}

/** What only a mouse can do. */
export function ForMouse({ children }: { children: ReactNode }) {
  return <span className={classes.forMouse}>{children}</span>;
}

interface FileDropProps extends FileTaker {
  /** What the file is for. */
  label: string;
  accept: string;
  chooseLabel: string;
  hint: ReactNode;
  /** What is there already. */
  children?: ReactNode;
}

/** Takes one file, chosen or dropped. */
export function FileDrop({ label, chooseLabel, hint, children, ...taker }: FileDropProps) {
  return (
    <fieldset className={classes.drop} {...useDropTarget(taker)}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {children}
      <div>
        <FileChoice variant="default" label={chooseLabel} {...taker} />
        <Text inherit c="dimmed" mt={8} fz="xs">
          {hint}
        </Text>
      </div>
    </fieldset>
  );
}
