import { equipment } from '../../engine/cops/equipment/names';
import { languages } from '../../store/languages';
import { allEquipment, isChangedByBand, whenPlayed } from '../../ui/equipment/equipment';
import { press, screen, visit } from './support/visit';

describe.each(languages)('who is who, in %s', (language) => {
  test('below the people lies what they carry: each card with its name, what it does and when', async () => {
    const t = await visit('/cast', { language });
    for (const card of equipment) {
      expect(screen.getByRole('heading', { name: t(`equipment.${card}.name`) })).toBeOnTheScreen();
      expect(screen.getByText(t(`equipment.${card}.line`))).toBeOnTheScreen();
      if (isChangedByBand(card)) expect(screen.getByText(t(`equipment.band.${card}`))).toBeOnTheScreen();
    }
    for (const when of new Set(Object.values(whenPlayed))) {
      const cards = equipment.filter((card) => whenPlayed[card] === when);
      expect(screen.getAllByText(t(`equipment.when.${when}`))).toHaveLength(cards.length);
    }
  });

  test('a portrait tells more when it is touched', async () => {
    const t = await visit('/cast', { language });
    await press(t('castPage.open', { name: t('cast.kingpin.name') }));
    expect(screen.getByText(t('cast.kingpin.power'))).toBeOnTheScreen();
  });
});

test('the page knows every equipment card of the game, in the order of the book', () => {
  expect(allEquipment).toEqual([...equipment]);
});
