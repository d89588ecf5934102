import type { FieldLayout } from '@/features/stack-fields/fieldLayout';

/** A line of a column fits this many characters of label and value. */
const halfLine = 52;

function isLongLabel(title: string): boolean {
  return title.length > halfLine / 2 + 10;
}

export function needsWholeLine(title: string, layout: FieldLayout): boolean {
  if (layout.kind === 'missing') return isLongLabel(title);
  if (layout.kind === 'line' || layout.kind === 'problem')
    return title.length + layout.text.length > halfLine;
  if (layout.kind === 'list' && layout.texts.length === 1)
    return title.length + layout.texts.join().length > halfLine;
  return true;
}

/**
 * A tall value has so many lines that it would leave the previous page half empty if it were kept on one
 * page.
 */
export function isTall(layout: FieldLayout): boolean {
  switch (layout.kind) {
    case 'line':
    case 'paragraphs':
      return layout.text.length > 900 || layout.text.split('\n').length > 12;
    case 'list':
      return layout.texts.length > 16;
    case 'rows':
      return layout.groups.some(({ rows }) => rows.length > 24);
    default:
      return false;
  }
}
