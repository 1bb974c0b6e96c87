import { fireEvent, screen } from '@testing-library/react-native';
import { RuleLink } from '../../../ui/rules/RuleLink';
import { bookTexts } from '../../../ui/rules/texts';
import { shown } from '../replay/support';

beforeAll(async () => {
  await bookTexts.russian.ru.load();
}, 300_000);

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('a rule is laid over the page in its own book, and the section after it is a touch away', () => {
  const t = shown('ru', <RuleLink id="RU-22" />);
  press(t('rules.rule', { id: 'RU-22' }));
  expect(screen.getByRole('heading', { name: 'Правило 10 монет' })).toBeOnTheScreen();
  press(t('rules.after', { section: 'Проверка' }));
  expect(screen.getByRole('heading', { name: 'Проверка' })).toBeOnTheScreen();
  press(t('common.close'));
  expect(screen.queryByRole('heading', { name: 'Проверка' })).toBeNull();
});

test('a ruling is read in the book that is named', () => {
  const t = shown('ru', <RuleLink id="C-01" book="russian" />);
  press(t('rules.rule', { id: 'C-01' }));
  expect(screen.getByRole('heading', { name: 'Перед началом' })).toBeOnTheScreen();
});

test('a rule the book does not state offers the contents instead', () => {
  const t = shown('ru', <RuleLink id="FP-A07" book="russian" />);
  press(t('rules.rule', { id: 'FP-A07' }));
  expect(screen.getByText(t('rules.lost'))).toBeOnTheScreen();
  press('Проверка');
  expect(screen.getByRole('heading', { name: 'Проверка' })).toBeOnTheScreen();
});
