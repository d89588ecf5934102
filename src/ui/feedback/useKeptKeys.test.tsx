import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { EmailField } from '@/ui/fields/EmailField';
import { later } from './later';

const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

function Invitation({ opened }: { opened: boolean }) {
  const [email, setEmail] = useState('');
  return (
    opened && (
      <div role="dialog" aria-label="Invitation" ref={focusField}>
        <EmailField label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />
      </div>
    )
  );
}

function openPage() {
  let arrive: (loaded: typeof Invitation) => void = () => undefined;
  const Later = later(
    () =>
      new Promise<typeof Invitation>((resolve) => {
        arrive = resolve;
      }),
  );
  function Page() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(!opened)}>
          Invite
        </button>
        <Later opened={opened} />
      </>
    );
  }
  const onPage = jest.fn();
  document.addEventListener('keydown', onPage);
  const { user } = renderUi(<Page />);
  return { user, onPage, arrive: () => act(async () => arrive(Invitation)) };
}

const field = () => screen.getByRole('textbox', { name: 'E-mail' });
const button = () => screen.getByRole('button', { name: 'Invite' });

it('types into the field what was pressed before it was there, and nothing of it reaches the page', async () => {
  const { user, onPage, arrive } = openPage();
  await user.click(button());
  await user.keyboard('anna{Enter}@nordskow{Backspace}v');
  await arrive();
  await waitFor(() => expect(field()).toHaveValue('anna@nordskov'));
  expect(field()).toHaveFocus();
  expect(onPage).not.toHaveBeenCalled();
});

it.each(['{Escape}', '{Tab}'])('lets %s through, and gives the keys back to the page', async (key) => {
  const { user, onPage } = openPage();
  await user.click(button());
  await user.keyboard(`a${key}b`);
  expect(onPage.mock.calls.map(([{ key: pressed }]) => pressed)).toEqual([key.slice(1, -1), 'b']);
});

it('gives the keys back once the part is closed again', async () => {
  const { user, onPage } = openPage();
  await user.click(button());
  await user.click(button());
  await user.keyboard('a');
  expect(onPage).toHaveBeenCalledTimes(1);
});
