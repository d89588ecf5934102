import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import classes from './PictureNames.module.css';

interface NamedPicture<File extends string> {
  file: File;
  name: string;
}

export interface PictureNamesProps<File extends string> {
  pictures: readonly NamedPicture<File>[];
  shown: File;
  onShow: (file: File) => void;
}

export function PictureNames<File extends string>({ pictures, shown, onShow }: PictureNamesProps<File>) {
  const t = useText();
  if (pictures.length < 2) return null;
  return (
    <fieldset className={classes.names} aria-label={t('stack.picture.which')}>
      {pictures.map(({ file, name }) => (
        <Button
          key={file}
          variant="default"
          className={classes.name}
          aria-pressed={file === shown}
          onClick={() => onShow(file)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
