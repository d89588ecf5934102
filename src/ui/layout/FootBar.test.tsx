import { renderUi } from '@mocks/render/renderUi';
import { FootBar } from './FootBar';

const footHeight = () => document.documentElement.style.getPropertyValue('--foot-height');

it('tells the page how high it is, for as long as it is there', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(134);
  const { unmount } = renderUi(<FootBar>Downloading</FootBar>);
  expect(footHeight()).toBe('134px');
  unmount();
  expect(footHeight()).toBe('');
});
