import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { useFocusFallback } from './useFocusFallback';

function Bar({ onClose }: { onClose: () => void }) {
  const bar = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={bar}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Stacks</h1>
      {shown && <Bar onClose={() => setShown(false)} />}
      <input aria-label="Search" onChange={() => setShown(false)} />
    </>
  );
}

it('hands the focus to the heading when its holder goes away', async () => {
  const { user } = renderUi(<Page />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Stacks' })).toHaveFocus();
});

it('leaves a focus alone that is elsewhere', async () => {
  const { user } = renderUi(<Page />);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'x');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
