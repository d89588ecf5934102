import { Button, type ButtonProps, FileButton, Text, VisuallyHidden } from '@mantine/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './FileDrop.module.css';

interface FileTaker {
  isBusy: boolean;
  onFile: (file: File) => void;
}

interface FileChoiceProps extends FileTaker, Pick<ButtonProps, 'variant' | 'leftSection'> {
  accept: string;
  label: string;
}

export function FileChoice({ accept, label, isBusy, onFile, ...button }: FileChoiceProps) {
  const forget = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // This lets the person choose the same file again.
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

export function ForMouse({ children }: { children: ReactNode }) {
  return <span className={classes.forMouse}>{children}</span>;
}

interface FileDropProps extends FileTaker {
  label: string;
  accept: string;
  chooseLabel: string;
  hint: ReactNode;
  children?: ReactNode;
}

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
