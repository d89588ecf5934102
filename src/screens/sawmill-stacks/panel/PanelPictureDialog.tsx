import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { PictureModal } from '@/features/picture-viewer/PictureModal';
import type { PictureNamesProps } from '@/features/picture-viewer/PictureNames';
import { PictureView } from '@/features/picture-viewer/PictureView';
import classes from './PanelPictures.module.css';
import type { PanelImage } from './reportFacts';

interface PanelPictureDialogProps extends PictureNamesProps<PanelImage['file']> {
  name: string;
  image: PanelImage;
  opened: boolean;
  onClose: () => void;
  onFocusLost: () => void;
}

export function PanelPictureDialog(props: PanelPictureDialogProps) {
  const { name, image, opened, onClose, onFocusLost, ...names } = props;
  return (
    <PictureModal
      title={name}
      opened={opened}
      onClose={onClose}
      onClosed={() => undefined}
      onFocusLost={onFocusLost}
    >
      <PictureView {...names} shape={shapeOfPlace(image)}>
        <img className={classes.enlarged} src={image.dataUrl} alt={name} draggable={false} />
      </PictureView>
    </PictureModal>
  );
}
