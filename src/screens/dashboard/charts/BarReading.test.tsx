import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { BarReading } from './BarReading';

const values = ['1.000 m³', '0.000 m³', '2.500 m³'];
const readingOf = (index: number) => ({ bucket: `Bucket ${index}`, value: values[index] ?? '' });

it('reads the bar under the pointer, the empty ones too, until the pointer leaves', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 325, 200));
  const { user } = renderUi(
    <>
      <BarReading count={3} padding={0.25} readingOf={readingOf} />
      <p>Beside</p>
    </>,
  );
  const [bars] = document.querySelectorAll('[aria-hidden="true"]');
  if (!bars) throw new Error('no bars');
  // Each bar takes 100 px; an eighth of that stands before the first and after the last.
  const at = (clientX: number) => user.pointer({ target: bars, coords: { clientX, clientY: 50 } });
  await at(101);
  expect(screen.getByText('Bucket 0')).toHaveTextContent('Bucket 0 1.000 m³');
  await at(211);
  expect(screen.getByText('Bucket 0')).toBeVisible();
  await at(214);
  expect(screen.getByText('Bucket 1')).toHaveTextContent('0.000 m³');
  await at(424);
  expect(screen.getByText('Bucket 2')).toBeVisible();
  await user.pointer({ target: screen.getByText('Beside') });
  expect(screen.queryByText(/Bucket/)).not.toBeInTheDocument();
});
