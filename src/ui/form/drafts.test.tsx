import { TextInput } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm, type Version } from '@/ui/form/edit/useEditForm';
import type { SaveResult } from '@/ui/form/saveResult';
import { Wizard, WizardStep } from '@/ui/form/wizard/Wizard';
import { DraftNotice } from './draft/DraftNotice';
import { drafts } from './draft/drafts';

interface Place extends Record<string, unknown> {
  street: string;
  logo: File | null;
}

interface FormProps {
  version?: Version<Place>;
  save?: (values: Place, etag: string | undefined) => Promise<SaveResult>;
}

const stored: Version<Place> = { values: { street: 'Skovvej', logo: null }, etag: '"1"' };

const usePlaceForm = (
  { version = stored, save = async () => ({ kind: 'saved' }) }: FormProps,
  onSaved = () => {},
) => useEditForm({ version, validate: () => ({}), save, onSaved });

function PlaceCard(props: FormProps) {
  const form = usePlaceForm(props);
  return (
    <EditableCard title="Address" canEdit view="" form={form} canSave onReload={async () => undefined}>
      <TextInput label="Street" {...form.fields.getInputProps('street')} />
      <button type="button" onClick={() => form.fields.setFieldValue('logo', new File(['x'], 'logo.png'))}>
        Add a logo
      </button>
    </EditableCard>
  );
}

function PlaceDialog(props: FormProps) {
  const [opened, setOpened] = useState(false);
  const form = usePlaceForm(props, () => setOpened(false));
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Edit Address
      </button>
      <FormDialog
        opened={opened}
        title="Address"
        submitLabel="Save"
        form={form}
        canSave
        onClose={() => setOpened(false)}
      >
        <TextInput label="Street" {...form.fields.getInputProps('street')} />
      </FormDialog>
    </>
  );
}

function PlaceStep(props: FormProps) {
  const [opened, setOpened] = useState(false);
  const form = usePlaceForm(props);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Edit Address
      </button>
      {opened && (
        <Wizard opened title="New place" step={0} steps={['Address']} onClose={() => setOpened(false)}>
          <WizardStep form={form} submitLabel="Next" canSubmit>
            <TextInput label="Street" {...form.fields.getInputProps('street')} />
          </WizardStep>
        </Wizard>
      )}
    </>
  );
}

type Form = (props: FormProps) => ReactNode;

function openPage(Form: Form, props: FormProps = {}) {
  return renderUi(
    <>
      <DraftNotice />
      <Form {...props} />
    </>,
  );
}

const street = () => screen.getByRole('textbox', { name: 'Street' });
const edit = () => screen.getByRole('button', { name: 'Edit Address' });

function dropPage({ unmount }: { unmount: () => void }) {
  window.dispatchEvent(new Event('pagehide'));
  const kept = { ...sessionStorage };
  unmount();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
}

async function typeAndDrop(Form: Form, props: FormProps = {}) {
  const { user, unmount } = openPage(Form, props);
  await user.click(edit());
  await user.type(street(), ' 2');
  dropPage({ unmount });
}

beforeEach(() => drafts.belongTo('anna@nordskov.example'));
afterEach(() => drafts.belongTo(null));

describe('text of a page that the browser has dropped', () => {
  it.each<[string, Form]>([
    ['card', PlaceCard],
    ['dialog', PlaceDialog],
  ])(
    'is in the %s again, which says so, and is saved over the version that it began with',
    async (_, Form) => {
      await typeAndDrop(Form);
      const save = jest.fn(async (): Promise<SaveResult> => ({ kind: 'saved' }));
      const { user } = openPage(Form, { save });
      expect(screen.getByText(/“Address” was not saved/)).toBeInTheDocument();
      await user.click(edit());
      expect(street()).toHaveValue('Skovvej 2');
      expect(screen.getByText(/what you typed before/)).toHaveRole('status');
      expect(screen.queryByText(/was not saved/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(save.mock.calls).toEqual([[{ street: 'Skovvej 2', logo: null }, '"1"']]);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('stays for its form when somebody closes the notice, which leaves the focus on the page', async () => {
    await typeAndDrop(PlaceCard);
    const { user } = openPage(PlaceCard);
    await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText(/was not saved/)).toBeNull();
    await user.click(edit());
    expect(street()).toHaveValue('Skovvej 2');
  });

  it('is told by a region that was there before it', async () => {
    const { user } = openPage(PlaceCard);
    await user.click(edit());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('names the version that a card began with, though there is a newer one', async () => {
    await typeAndDrop(PlaceCard);
    const save = jest.fn(async (): Promise<SaveResult> => ({ kind: 'conflict' }));
    const newer = { values: { street: 'Havnegade', logo: null }, etag: '"2"' };
    const { user } = openPage(PlaceCard, { save, version: newer });
    await user.click(edit());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(save.mock.calls).toEqual([[{ street: 'Skovvej 2', logo: null }, '"1"']]);
  });

  it('does not come into the dialog of another record', async () => {
    await typeAndDrop(PlaceDialog);
    const other = { values: { street: 'Havnegade', logo: null }, etag: '"7"' };
    const { user } = openPage(PlaceDialog, { version: other });
    await user.click(edit());
    expect(street()).toHaveValue('Havnegade');
    expect(screen.queryByText(/what you typed before/)).toBeNull();
  });

  it.each<[string, () => void]>([
    ['has signed out', () => drafts.belongTo(null)],
    ['is somebody else now', () => drafts.belongTo('bo@nordskov.example')],
  ])('is gone when the person %s', async (_, change) => {
    await typeAndDrop(PlaceCard);
    change();
    const { user } = openPage(PlaceCard);
    expect(screen.queryByText(/was not saved/)).toBeNull();
    await user.click(edit());
    expect(street()).toHaveValue('Skovvej');
  });

  it('is nobody else’s even where it has not been removed, and goes when they keep their own', async () => {
    await typeAndDrop(PlaceCard);
    const ofAnna = { ...sessionStorage };
    drafts.belongTo('bo@nordskov.example');
    for (const [key, value] of Object.entries(ofAnna)) sessionStorage.setItem(key, value);
    const { user, unmount } = openPage(PlaceCard);
    expect(screen.queryByText(/was not saved/)).toBeNull();
    await user.click(edit());
    expect(street()).toHaveValue('Skovvej');
    await user.type(street(), ' 7');
    dropPage({ unmount });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/anna|Skovvej 2/);
  });

  it('is not shown before it is known who is signed in, and then is', async () => {
    await typeAndDrop(PlaceCard);
    const kept = { ...sessionStorage };
    drafts.belongTo(null);
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    openPage(PlaceCard);
    expect(screen.queryByText(/was not saved/)).toBeNull();
    act(() => drafts.belongTo('anna@nordskov.example'));
    expect(screen.getByText(/“Address” was not saved/)).toBeInTheDocument();
  });

  it('is kept when the page goes into the background, and gone when the form is closed', async () => {
    const { user } = openPage(PlaceCard);
    await user.click(edit());
    await user.type(street(), ' 2');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(sessionStorage).toHaveLength(1);
    expect(screen.queryByText(/was not saved/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone when a link closes the form, which has left its path by then', async () => {
    const { user, unmount } = openPage(PlaceCard);
    await user.click(edit());
    await user.type(street(), ' 2');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    const path = window.location.pathname;
    window.history.pushState(null, '', '/elsewhere');
    unmount();
    window.history.pushState(null, '', path);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not kept of the step of a wizard, whose next thing has a step of the same name', async () => {
    await typeAndDrop(PlaceStep);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not kept with a file, of which only a name would be left', async () => {
    const { user, unmount } = openPage(PlaceCard);
    await user.click(edit());
    await user.click(screen.getByRole('button', { name: 'Add a logo' }));
    dropPage({ unmount });
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not break a page where the browser stores nothing, or something else', async () => {
    sessionStorage.setItem(
      'stackyard.drafts',
      '{"owner":"anna@nordskov.example","drafts":[{"place":1},null]}',
    );
    openPage(PlaceCard).unmount();
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The storage is blocked', 'SecurityError');
    });
    const { user } = openPage(PlaceCard);
    await user.click(edit());
    await user.type(street(), ' 2');
    window.dispatchEvent(new Event('pagehide'));
    expect(street()).toHaveValue('Skovvej 2');
    blocked.mockRestore();
    sessionStorage.clear();
  });
});
