import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import { blockingRoles, claimBehind, type CoupView, type Role } from '../../../engine/coup';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { space } from '../../theme/tokens';
import { actionsIn } from '../decisions/whyNot';
import { roleName } from '../decisions/words';
import { blockedDeed, deedInWords, priceInWords } from '../deeds';

interface AbilitiesProps {
  readonly view: CoupView;
  readonly roles: readonly Role[];
}

/** What each of these characters can do and stop at this table, once for each. */
export function Abilities({ view, roles }: AbilitiesProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.all}>
      {[...new Set(roles)].map((role) => (
        <View key={role} accessible>
          <Text variant="label" tone="brassInk">
            {roleName(t, role)}
          </Text>
          {[...deedsOf(t, view, role), ...blocksOf(t, view, role)].map((line) => (
            <Text key={line} variant="small">
              {line}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

const deedsOf = (t: TFunction, view: CoupView, role: Role): readonly string[] =>
  actionsIn(view)
    .filter((action) => claimBehind(view, action) === role)
    .map((action) => {
      const deed = deedInWords(t, view, action, t('coup.aid.embezzle'));
      const price = priceInWords(t, action);
      const state = price === null ? deed : listed(t, [deed, price]);
      return t('coup.board.about', { what: t(`coup.actions.${action}`), state });
    });

const blocksOf = (t: TFunction, view: CoupView, role: Role): readonly string[] =>
  actionsIn(view)
    .filter((action) => blockingRoles(view, action).includes(role))
    .map((action) => t('coup.board.blocks', { action: blockedDeed(t, action) }));

const styles = StyleSheet.create({ all: { gap: space.s, flexShrink: 1, alignSelf: 'center' } });
