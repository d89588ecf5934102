import { Text } from '@mantine/core';
import { useFailureText } from '@/features/errors/useFailureText';
import { useReportLink } from '@/features/get-report/GetReportButton';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import { readField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { coordinatesText } from '@/lib/position';
import { otherZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import { type StackVersion, useListStackVersionsQuery } from '@/store/api/stackApi';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { NotGiven } from '@/ui/form/Details';
import { Dialog } from '@/ui/overlay/Dialog';
import classes from './VersionsDialog.module.css';

interface VersionsDialogProps {
  opened: boolean;
  stack: Stack;
  onClose: () => void;
}

export function VersionsDialog({ opened, stack, onClose }: VersionsDialogProps) {
  const t = useText();
  const failureText = useFailureText();
  const { currentData, data, error, isFetching, refetch } = useListStackVersionsQuery(
    { id: stack.stackId },
    { skip: !opened, refetchOnMountOrArgChange: true },
  );
  // A closing dialog keeps its content until it has disappeared.
  const versions = opened ? currentData : data;
  return (
    <Dialog
      opened={opened}
      title={t('stack.versions.title', { stackNumber: stack.stackNumber })}
      size="xl"
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {versions ? (
        <Versions versions={versions} stack={stack} />
      ) : error && !isFetching ? (
        <ErrorState title={t('ui.failure.title')} text={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <PageLoader />
      )}
    </Dialog>
  );
}

interface VersionsProps {
  versions: readonly StackVersion[];
  stack: Stack;
}

function Versions({ versions, stack: { stackId, timeZone } }: VersionsProps) {
  const moments = versions.map(({ receivedDateTime }) => receivedDateTime);
  const { zonedDateTime: moment } = useFormats(otherZone(timeZone, moments));
  return (
    <div className={classes.versions}>
      {versions.flatMap((after, index) => {
        const before = versions[index + 1];
        return before
          ? [
              <Compared
                key={after.version}
                before={before}
                after={after}
                moment={moment(after.receivedDateTime)}
                stackId={stackId}
              />,
            ]
          : [];
      })}
    </div>
  );
}

interface ComparedProps {
  before: StackVersion;
  after: StackVersion;
  moment: string;
  stackId: string;
}

function Compared({ before, after, moment, stackId }: ComparedProps) {
  const t = useText();
  const { isOpening, open } = useReportLink(stackId, before.version);
  const [former, now] = [useTexts(before), useTexts(after)];
  const differing = [...new Map([...now, ...former, ...now])].filter(
    ([id]) => former.get(id)?.text !== now.get(id)?.text,
  );
  const said = [moment, after.author].filter(Boolean).join(', ');
  return (
    <section>
      <h3>{t('stack.versions.version', { version: after.version })}</h3>
      <Text c="dimmed">{said}</Text>
      {after.reason && <p>{t('stack.doubts.quoted', { word: after.reason })}</p>}
      {after.movedFrom && <Text>{t('stack.origin.moved', { from: after.movedFrom })}</Text>}
      {differing.length === 0 ? (
        !after.movedFrom && <Text>{t('stack.versions.alike')}</Text>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('stack.versions.field')}</th>
              <th scope="col">{t('stack.versions.version', { version: before.version })}</th>
              <th scope="col">{t('stack.versions.version', { version: after.version })}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(([id, { title }]) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{former.get(id)?.text ?? <NotGiven />}</td>
                <td>{now.get(id)?.text ?? <NotGiven />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <BusyButton variant="default" mt="sm" busy={isOpening} onClick={() => void open()}>
        {t('stack.versions.report', { version: before.version })}
      </BusyButton>
    </section>
  );
}

interface TitledText {
  title: string;
  text: string;
}

/** Returns the texts of a version, keyed by their field, because two fields of a card may have one title. */
function useTexts({ fields, orderNumber, coordinates }: StackVersion): ReadonlyMap<string, TitledText> {
  const words = useFieldWords();
  const { t } = words;
  const read = fields.map(readField);
  const shows = (type: string) => read.some(({ content }) => content.fieldType === type);
  const texts = new Map<string, TitledText>();
  const say = (key: string, title: string, text: string | null) => {
    if (text !== null && text !== '') texts.set(key, { title, text });
  };
  for (const field of read)
    say(`field ${field.id ?? field.title}`, field.title, textOf(chooseFieldLayout(field, words)));
  // The card may show these values as fields of its own.
  if (![...texts.values()].some(({ text }) => text === orderNumber))
    say('order number', t('stack.order_number'), orderNumber);
  if (!shows('Position')) say('position', t('stack.position'), coordinates && coordinatesText(coordinates));
  return texts;
}

function textOf(layout: FieldLayout): string | null {
  switch (layout.kind) {
    case 'line':
    case 'paragraphs':
    case 'problem':
      return layout.text;
    case 'list':
      return layout.texts.join(', ');
    case 'position':
      return coordinatesText(layout.position);
    default:
      return null;
  }
}
