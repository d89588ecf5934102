import { fieldLayoutOf } from '@/features/stack-fields/fieldLayoutOf';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import { FieldParts } from './FieldParts';
import classes from './FieldValue.module.css';
import { NumbersValue } from './NumbersValue';

/** Pictures have their own place on the sheet. */
const printedPictures: readonly string[] = ['FrontImage', 'BackImage', 'CloseupImage'];

/** What a field says on paper; undefined is a field that the card does not define. */
export function FieldValue({ field }: { field: ReadField | undefined }) {
  const t = useText();
  const formats = useFormats();
  if (!field) return <span className={classes.problem}>{t('report.undefined_field')}</span>;
  const layout = fieldLayoutOf(field, { t, formats });
  switch (layout.kind) {
    case 'missing':
      return <span className={classes.missing}>{t('form.not_given')}</span>;
    case 'problem':
      return <span className={classes.problem}>{layout.text}</span>;
    case 'line':
      return layout.text;
    case 'paragraphs':
      return <div className={classes.paragraphs}>{layout.text}</div>;
    case 'list':
      return (
        <ul className={classes.list}>
          {byPlace(layout.texts).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'numbers':
      return <NumbersValue field={field} layout={layout} />;
    case 'rows':
      return (
        <>
          {layout.lead}
          <div className={classes.groups}>
            {byPlace(layout.groups).map(({ key, item }) => (
              <FieldParts key={key} {...item} />
            ))}
          </div>
        </>
      );
    case 'position':
      return <FieldParts title={null} rows={layout.rows} />;
    case 'image':
      return (
        <span className={classes.aside}>
          {t(printedPictures.includes(layout.image.file) ? 'report.image_shown' : 'report.image_elsewhere')}
        </span>
      );
  }
}
