import { Button, Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useFeature } from '@/store/useFeature';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import classes from './StackVersion.module.css';

const VersionsDialog = later(async () => (await import('./VersionsDialog')).VersionsDialog, {
  failed: DialogFailed,
});

export function StackVersion({ stack }: { stack: Stack }) {
  const t = useText();
  const canCompare = useFeature('corrections');
  const dialog = useDialogSubject<string>();
  const { measurements, correctedFields, stackId } = stack;
  if (!canCompare || measurements.length < 2) return null;
  const titles = stack.sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) => titleOf(field, correctedFields) ?? []);
  return (
    <section className={classes.version} aria-label={t('stack.versions.name')}>
      <Text>
        {t('stack.versions.said', {
          version: measurements.length,
          isCorrected: titles.length > 0 ? 'yes' : 'no',
          fields: titles.join(', '),
        })}
      </Text>
      <Button variant="default" onClick={() => dialog.open(stackId)}>
        {t('stack.versions.compare')}
      </Button>
      {dialog.subject === stackId && (
        <VersionsDialog opened={dialog.opened} stack={stack} onClose={dialog.close} />
      )}
    </section>
  );
}

function titleOf(field: unknown, corrected: readonly string[]): string | undefined {
  const isField = typeof field === 'object' && field !== null && 'id' in field && 'title' in field;
  if (!isField || typeof field.id !== 'string' || !corrected.includes(field.id)) return undefined;
  return typeof field.title === 'string' ? field.title : field.id;
}
