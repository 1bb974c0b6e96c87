import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import {
  actionRules,
  blockingRoles,
  claimBehind,
  exchangeDraws,
  mustCoupAt,
  ruleBooks,
  type Action,
  type CoupView,
} from '../../../engine';
import { coin } from '../../../assets/art';
import { Artwork } from '../../art/Artwork';
import { emblemOf, tonesOf, type Character } from '../../cards/character';
import { useLanguage } from '../../i18n/language';
import { Text } from '../../Text';
import { materials, radius, space } from '../../theme/tokens';
import { Plate } from './Plate';
import { whyNot, type WhyNot } from './whyNot';
import { claimName, either, roleName } from './words';

interface ActionPlateProps {
  readonly view: CoupView;
  readonly action: Action;
  readonly onPress: (() => void) | null;
}

/** An action: what it does, what it costs, who has to be claimed for it and who may stop it. */
export function ActionPlate({ view, action, onPress }: ActionPlateProps) {
  const { t } = useLanguage();
  const price = priceIn(t, action);
  const face = faceOf(view, action);
  const reason = onPress === null ? whyNot(view, action) : null;
  return (
    <Plate onPress={onPress} reason={reason && reasonIn(t, reason)}>
      <View>
        <Text variant="label">{t(`coup.actions.${action}`)}</Text>
        <Text variant="small">{deedIn(t, view, action)}</Text>
      </View>
      <View style={styles.terms}>
        {price !== null && (
          <View style={styles.term}>
            <View style={styles.sign}>
              <Artwork drawing={coin} width={20} />
            </View>
            <Text variant="small" tone="brassInk" style={{ flexShrink: 1 }}>
              {price}
            </Text>
          </View>
        )}
        <View style={styles.term}>
          {face !== null && (
            <View style={[styles.sign, styles.portrait]}>
              <Artwork drawing={emblemOf(face)} width={24} tones={tonesOf(face)} />
            </View>
          )}
          <Text variant="small" tone="inkMuted" style={{ flexShrink: 1 }}>
            {claimIn(t, view, action)}
          </Text>
        </View>
        <Text variant="small" tone="inkMuted">
          {blockIn(t, view, action)}
        </Text>
      </View>
    </Plate>
  );
}

/** Whose picture stands beside it: the character to be claimed, and beside the bomb whoever made it. */
function faceOf(view: CoupView, action: Action): Character | null {
  if (action === 'bomb') return 'anarchist';
  const claim = claimBehind(view, action);
  return claim === 'noDuke' ? null : claim;
}

function deedIn(t: TFunction, { book, reserve, sixth }: CoupView, action: Action): string {
  switch (action) {
    case 'exchange':
      return t('decision.does.exchange', { count: exchangeDraws[sixth] });
    case 'examine':
      return t(`decision.looks.${ruleBooks[book].examine}`);
    case 'embezzle':
      return t('decision.does.embezzle', { coins: t('coins', { count: reserve }) });
    default:
      return t(`decision.does.${action}`);
  }
}

function priceIn(t: TFunction, action: Action): string | null {
  const { cost, costForAnother } = actionRules[action];
  if (cost === 0) return null;
  if (costForAnother === undefined) return t('decision.price', { coins: t('coins', { count: cost }) });
  return t('decision.prices', { own: cost, other: costForAnother });
}

function claimIn(t: TFunction, view: CoupView, action: Action): string {
  const claim = claimBehind(view, action);
  return claim === null ? t('decision.open') : t('decision.claim', { claim: claimName(t, claim) });
}

function blockIn(t: TFunction, view: CoupView, action: Action): string {
  const blockers = blockingRoles(view, action).map((role) => roleName(t, role));
  if (blockers.length === 0) return t('decision.unblockable');
  return t('decision.blockedBy', { roles: either(t, blockers) });
}

function reasonIn(t: TFunction, reason: WhyNot): string {
  switch (reason.why) {
    case 'coins':
      return t('decision.whyNot.coins', { coins: t('coins', { count: reason.needs }) });
    case 'mustCoup':
      return t('decision.whyNot.mustCoup', { count: mustCoupAt });
    default:
      return t(`decision.whyNot.${reason.why}`);
  }
}

const styles = StyleSheet.create({
  /** Below one another on a narrow plate, in one line on a wide one. */
  terms: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.l,
    rowGap: space.hair,
  },
  term: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  sign: { flexShrink: 0 },
  portrait: { backgroundColor: materials.paper, borderRadius: radius.s, padding: 1 },
});
