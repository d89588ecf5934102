import { Switch, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { furtherColumns } from '@/features/stack-list/columns/listPreferences';
import { useText } from '@/i18n/useText';
import { ifMatch } from '@/store/api/client/endpointOptions';
import {
  type StackView,
  type StackViewFields,
  type StackViewParameter,
  useCreateStackViewMutation,
  useListStackViewsQuery,
  useUpdateStackViewMutation,
} from '@/store/api/stackViewApi';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';

export type ViewContent = Pick<StackViewFields, 'parameters' | 'columns' | 'dense'>;

export type SavedSubject = { kind: 'create'; view: null } | { kind: 'update' | 'rename'; view: StackView };

interface SaveViewDialogProps {
  opened: boolean;
  subject: SavedSubject;
  organizationId: string;
  content: ViewContent;
  wordsOf: (parameters: readonly StackViewParameter[]) => string;
  onClose: () => void;
  onSaved: (viewId: string | undefined) => void;
}

export function SaveViewDialog(props: SaveViewDialogProps) {
  const { opened, subject, organizationId, content: shown, wordsOf, onClose, onSaved } = props;
  const t = useText();
  const { kind } = subject;
  const { currentData: views, refetch } = useListStackViewsQuery({ id: organizationId });
  // Somebody else's view is used in its newest version, so that a conflict can be resolved.
  const view = views?.find(({ id }) => id === subject.view?.id) ?? subject.view;
  const content = kind === 'rename' && view ? contentOf(view) : shown;
  const form = useViewForm({ view, content, organizationId, onSaved });
  const { getInputProps } = form.fields;
  const titles = {
    create: t('stack_views.save'),
    update: t('stack_views.update_title', { name: view?.name ?? '' }),
    rename: t('stack_views.edit_title', { name: view?.name ?? '' }),
  };
  const columns = furtherColumns.filter((column) => content.columns.includes(column));
  return (
    <FormDialog
      opened={opened}
      title={titles[kind]}
      submitLabel={kind === 'update' ? t('stack_views.update') : t('form.save')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(view && {
        newer: (
          <Details
            items={[
              { label: t('stack_views.name'), value: view.name },
              { label: t('stack_views.filter'), value: wordsOf(view.parameters) },
            ]}
          />
        ),
        onReload: refetch,
      })}
    >
      <TextInput
        label={t('stack_views.name')}
        autoComplete="off"
        maxLength={200}
        data-autofocus
        {...getInputProps('name')}
      />
      {(view === null || view.isOwn) && (
        <Switch
          label={t('stack_views.share')}
          description={t('stack_views.share_note')}
          {...getInputProps('shared', { type: 'checkbox' })}
        />
      )}
      <Details
        items={[
          { label: t('stack_views.filter'), value: wordsOf(content.parameters) },
          ...(columns.length > 0
            ? [
                {
                  label: t('stack_columns.title'),
                  value: columns.map((column) => t(`stack_columns.${column}`)).join(', '),
                },
              ]
            : []),
        ]}
      />
    </FormDialog>
  );
}

function contentOf({ parameters, columns, dense }: StackView): ViewContent {
  return { parameters, columns, dense };
}

// This must be a type, because an interface is not assignable to a record of unknown values.
type ViewValues = { name: string; shared: boolean };

interface ViewFormOptions {
  view: StackView | null;
  content: ViewContent;
  organizationId: string;
  onSaved: (viewId: string | undefined) => void;
}

function useViewForm({ view, content, organizationId: id, onSaved }: ViewFormOptions) {
  const rules = useFormRules();
  const { reportSave } = useSaveFeedback();
  const [createView] = useCreateStackViewMutation();
  const [updateView] = useUpdateStackViewMutation();
  const createdId = useRef<string>(undefined);
  const fieldsOf = ({ name, shared }: ViewValues) => ({ name: name.trim(), shared, ...content });
  const create = useIdempotentSave<StackViewFields>(async (stackViewFields, key) => {
    const answer = createView({ id, 'idempotency-key': key, stackViewFields });
    const result = await reportSave(answer);
    createdId.current = (await answer).data?.id;
    return result;
  });
  return useEditForm<ViewValues>({
    version: { values: { name: view?.name ?? '', shared: view?.shared ?? false }, etag: view?.etag },
    validate: ({ name }) => ({ name: rules.required(name), shared: null }),
    save: (values, etag) =>
      view
        ? reportSave(updateView({ id, viewId: view.id, ...ifMatch(etag), stackViewFields: fieldsOf(values) }))
        : create(fieldsOf(values)),
    onSaved: () => onSaved(createdId.current),
  });
}
