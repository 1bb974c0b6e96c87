import type { TFunction } from 'i18next';
import { changeSettings, useSettings } from '../../../../store/settings';
import { DeliberateButton } from '../../../components/DeliberateButton';
import { Menu, MenuItem } from '../../../components/Menu';
import { Switch } from '../../../components/Switch';
import { Note } from '../../../components/Text';
import { useLanguage } from '../../../i18n/language';
import { PaceChoice } from '../../../settings/PaceChoice';
import { SettingSwitch } from '../../../settings/SettingSwitch';

/** What the menu leads to. */
export type MenuPage = 'log' | 'seats' | 'cast' | 'peek';

interface TableMenuProps {
  readonly pages: readonly MenuPage[];
  readonly onPage: (page: MenuPage) => void;
  readonly withBots: boolean;
  readonly help: Partial<Readonly<Record<(typeof helps)[number], { whatFor(t: TFunction): string }>>>;
  /** Null where the table cannot be turned. */
  readonly onTurn: (() => void) | null;
  /** Null once the game is over. */
  readonly onGiveUp: (() => void) | null;
}

const helps = ['hints', 'coach'] as const;

const items = {
  log: { icon: 'log', label: 'log.title' },
  seats: { icon: 'person', label: 'match.seats' },
  cast: { icon: 'cast', label: 'castPage.title' },
  peek: { icon: 'peek', label: 'match.peek' },
} as const;

/** Everything that is no answer to the question on the table. */
export function TableMenu({ pages, onPage, withBots, help, onTurn, onGiveUp }: TableMenuProps) {
  const { t } = useLanguage();
  const settings = useSettings();
  return (
    <>
      <Menu label={t('match.menu')}>
        {pages.map((page) => (
          <MenuItem
            key={page}
            icon={items[page].icon}
            label={t(items[page].label)}
            onPress={() => onPage(page)}
          />
        ))}
        {onTurn && <MenuItem icon="turnTable" label={t('match.turnTable')} onPress={onTurn} />}
      </Menu>
      {helps.map((one) => {
        const offered = help[one];
        return (
          offered && (
            <Switch
              key={one}
              label={t(`settings.${one}`)}
              hint={offered.whatFor(t)}
              on={settings[one]}
              onChange={(on) => changeSettings({ [one]: on })}
            />
          )
        );
      })}
      <SettingSwitch of="sound" />
      {withBots && <PaceChoice />}
      {onGiveUp && (
        <>
          <DeliberateButton label={t('match.giveUp')} icon="discard" kind="danger" onPress={onGiveUp} />
          <Note>{t('match.giveUpHint')}</Note>
        </>
      )}
    </>
  );
}
