import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { readField } from '@/features/stack-fields/readField';
import { FrontBackWarning } from './FrontBackWarning';

const area = (title: string, value: number | null) =>
  readField({ title, fieldType: 'Double', units: { display: 'SquareMeters' }, value });

it('warns of more than 15 percent, with both areas and how far they are apart', () => {
  renderUi(<FrontBackWarning front={area('Front', 20)} back={area('Back', 23.3)} />, { language: 'da' });
  const warning = screen.getByRole('note');
  expect(warning).toHaveTextContent(
    'Forsidens og bagsidens arealer afviger mere end 15 % af deres gennemsnit fra hinanden',
  );
  expect(warning).toHaveTextContent('Front: 20,000 m² · Back: 23,300 m²');
  expect(warning).toHaveTextContent('Forskel: 15,2 % af');
});

it('says nothing of less, and where nobody can tell it says so', () => {
  const { rerender } = renderUi(<FrontBackWarning front={area('Front', 20)} back={area('Back', 23.2)} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  rerender(<FrontBackWarning front={area('Front', 20)} back={area('Back', null)} />);
  expect(screen.getByRole('note')).toHaveTextContent('The front and back areas could not be compared');
  rerender(<FrontBackWarning front={area('Front', null)} back={undefined} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
