import { fireEvent, screen } from '@testing-library/react-native';
import { RulesSheet } from '../../../ui/rules/RulesSheet';
import { bookTexts } from '../../../ui/rules/texts';
import { shown } from '../replay/support';

beforeAll(async () => {
  await bookTexts.russian.ru.load();
}, 300_000);

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const close = jest.fn();
const opened = (rule: string) => shown('ru', <RulesSheet book="russian" rule={rule} onClose={close} />);

test('a rule is laid over the page in its own book, and the section after it is a touch away', () => {
  const t = opened('RU-22');
  expect(screen.getByRole('heading', { name: 'Правило 10 монет' })).toBeOnTheScreen();
  press(t('rules.after', { section: 'Проверка' }));
  expect(screen.getByRole('heading', { name: 'Проверка' })).toBeOnTheScreen();
  press(t('common.close'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a section that only announces what lies within it leads there', () => {
  shown('ru', <RulesSheet book="russian" section="turn" onClose={close} />);
  press('Правило 10 монет');
  expect(screen.getByRole('heading', { name: 'Правило 10 монет' })).toBeOnTheScreen();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a ruling is read in the book that is named', () => {
  opened('C-01');
  expect(screen.getByRole('heading', { name: 'Перед началом' })).toBeOnTheScreen();
});

test('a rule the book does not state offers the contents instead', () => {
  const t = opened('FP-A07');
  expect(screen.getByText(t('rules.lost'))).toBeOnTheScreen();
  press('Проверка');
  expect(screen.getByRole('heading', { name: 'Проверка' })).toBeOnTheScreen();
});
