import { useText } from '@/i18n/useText';
import type { ReportImage } from '@/screens/stack-report/data/readReport';
import { EmbeddedPicture } from './EmbeddedPicture';
import { PictureFigure } from './PictureFigure';
import { isEmbeddedPicture, isWholePicture } from './pictureDataUrl';

interface ReportPictureProps {
  title: string;
  /** Null: the stack has none. */
  image: ReportImage | null;
}

export function ReportPicture({ title, image }: ReportPictureProps) {
  const t = useText();
  if (!image) return <PictureFigure title={title} gap={t('stack.no_image')} />;
  if (!isEmbeddedPicture(image.dataUrl))
    return <PictureFigure title={title} gap={t('report.picture_unreadable')} />;
  if (!isWholePicture(image.dataUrl)) return <PictureFigure title={title} gap={t('report.picture_broken')} />;
  return <EmbeddedPicture key={image.dataUrl} title={title} image={image} />;
}
