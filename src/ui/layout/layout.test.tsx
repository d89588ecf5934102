import { act, screen } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { renderApp } from '@mocks/render/renderApp';
import { renderUi } from '@mocks/render/renderUi';
import { readTab } from '@/ui/tabs/tabParam';
import { UrlTabs } from '@/ui/tabs/UrlTabs';
import { FootBar } from './FootBar';
import { SkipLink } from './SkipLink';

describe('the tabs of a page', () => {
  const tabs = ['Information', 'Contract', 'Contacts'].map((label) => ({ label, content: `${label} here` }));

  function openAt(path: string) {
    const routes = [{ path: '*', element: <UrlTabs label="Organisation" tabs={tabs} /> }];
    return renderApp(path, { routes });
  }

  const tab = (name: string) => screen.getByRole('tab', { name });
  const shown = () => screen.getByRole('tabpanel').lastChild?.textContent;

  it.each(['', '?tab=3', '?tab=-1', '?tab=1.5', '?tab=x', '?tab=', '?tab=%201', '?tab=99999999999999999999'])(
    'shows the first tab at %j',
    (query) => expect(readTab(new URLSearchParams(query), 3)).toBe(0),
  );

  it('shows the tab of the URL, and writes the chosen one into it', async () => {
    const { router, user } = openAt('/?tab=2&from=list');
    expect(shown()).toBe('Contacts here');
    await user.click(tab('Information'));
    expect(router.state.location.search).toBe('?tab=0&from=list');
    expect(shown()).toBe('Information here');
    await user.click(tab('Information'));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Contacts here')).toBeVisible();
  });

  it('moves through the tabs by arrow key and chooses by Enter', async () => {
    const { router, user } = openAt('/');
    await user.tab();
    expect(tab('Information')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Contacts')).toHaveFocus();
    expect(shown()).toBe('Information here');
    await user.keyboard('{Enter}');
    expect(shown()).toBe('Contacts here');
    expect(tab('Contacts')).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe('?tab=2');
  });

  it('names the part as a heading, and in the title of the browser tab as long as it is shown', async () => {
    document.title = '';
    const { user, unmount } = openAt('/?tab=1');
    expect(screen.getByRole('heading', { name: 'Contract', level: 2 })).toBeInTheDocument();
    expect(document.title).toMatch(/^Contract/);
    await user.click(tab('Contacts'));
    expect(screen.getByRole('heading', { name: 'Contacts', level: 2 })).toBeInTheDocument();
    expect(document.title).toMatch(/^Contacts/);
    unmount();
    expect(document.title).not.toMatch(/Contacts/);
  });

  it('is a list to choose from on a phone', async () => {
    mockPhone();
    const { router, user } = openAt('/?tab=2&from=list');
    const list = screen.getByRole('combobox', { name: 'Organisation' });
    expect(list).toHaveDisplayValue('Contacts');
    await user.selectOptions(list, 'Contract');
    expect(router.state.location.search).toBe('?tab=1&from=list');
    const part = screen.getByRole('group', { name: 'Contract' });
    expect(part).toHaveTextContent(/Contract here$/);
    expect(document.getElementById(part.getAttribute('aria-labelledby') ?? '')).toHaveTextContent('Contract');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Contacts here')).toBeVisible();
    expect(list).toHaveDisplayValue('Contacts');
  });
});

describe('the link to the content', () => {
  it('moves the focus, and leaves the address and its history alone', async () => {
    const steps = history.length;
    const { user } = renderUi(
      <>
        <SkipLink targetId="there" label="Skip" className="top" />
        <main id="there" tabIndex={-1} />
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Skip' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect([location.hash, history.length]).toEqual(['', steps]);
  });
});

describe('the bar at the foot', () => {
  const footHeight = () => document.documentElement.style.getPropertyValue('--foot-height');

  it('tells the page how high it is, for as long as it is there', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(134);
    const { unmount } = renderUi(<FootBar>Downloading</FootBar>);
    expect(footHeight()).toBe('134px');
    unmount();
    expect(footHeight()).toBe('');
  });
});
