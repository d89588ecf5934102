import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { DisabledReason } from './DisabledReason';
import { ProgressNotice } from './ProgressNotice';
import { useFocusFallback } from './useFocusFallback';

describe('an action', () => {
  function renderButton(reason: string | null, isShown = false) {
    const onClick = jest.fn();
    const view = renderUi(
      <DisabledReason reason={reason} isShown={isShown}>
        <Button onClick={onClick}>Assign</Button>
      </DisabledReason>,
    );
    return { ...view, onClick };
  }

  it('can be reached, says why, and does nothing', async () => {
    const { user, onClick } = renderButton('Nothing measured is selected');
    await user.tab();
    const button = screen.getByRole('button', { name: 'Assign' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Nothing measured is selected');
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('says why under the action that people look for', () => {
    renderButton('Nothing measured is selected', true);
    expect(screen.getByText('Nothing measured is selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign' })).toHaveAccessibleDescription(
      'Nothing measured is selected',
    );
  });

  it('leaves an action alone that can be used', async () => {
    const { user, onClick } = renderButton(null);
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    expect(onClick).toHaveBeenCalled();
  });

  it('keeps the focus when pressing the action is what disables it', async () => {
    function Download() {
      const [running, setRunning] = useState(false);
      return (
        <DisabledReason reason={running ? 'A download is in progress' : null}>
          <Button onClick={() => setRunning(true)}>Download</Button>
        </DisabledReason>
      );
    }
    const { user } = renderUi(<Download />);
    await user.tab();
    await user.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Download' });
    expect(button).toHaveAccessibleDescription('A download is in progress');
    expect(button).toHaveFocus();
  });
});

describe('a notice of progress', () => {
  const notice = (progress: number | null, detail?: string) => (
    <ProgressNotice
      label="Downloading reports"
      progress={progress}
      detail={detail}
      onCancel={() => undefined}
    />
  );
  const bar = () => screen.getByRole('progressbar', { name: 'Downloading reports' });

  it('shows the share, and reads it out by quarters', () => {
    renderUi(notice(0.68));
    expect(bar()).toHaveAttribute('aria-valuenow', '68');
    expect(screen.getByText('68%')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Downloading reports: 50%');
  });

  it('claims no share while nobody knows how much there is', () => {
    renderUi(notice(null, '1.2 MB received'));
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar()).toHaveAttribute('aria-valuetext', '1.2 MB received');
    expect(screen.getByRole('status')).toHaveTextContent(/^Downloading reports$/);
  });

  it('shows the words for the share where there are some', () => {
    renderUi(notice(0.15, '3 of 20 stacks'));
    expect(bar()).toHaveAttribute('aria-valuetext', '3 of 20 stacks');
    expect(screen.getByText('3 of 20 stacks')).toBeVisible();
    expect(screen.queryByText('15%')).not.toBeInTheDocument();
  });
});

describe('a part that goes away', () => {
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
});
