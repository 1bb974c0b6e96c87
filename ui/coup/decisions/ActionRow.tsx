import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import { coin } from '../../../assets/art';
import {
  actionRules,
  blockingRoles,
  claimBehind,
  obstacle,
  type Action,
  type CoupView,
} from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { emblemOf, tonesOf, type Character } from '../../cards/character';
import { Icon } from '../../components/Icon';
import { Row } from '../../components/Row';
import { SecondTouchPrompt, useTouches } from '../../components/SecondTouchPrompt';
import { Reason } from '../../components/Shut';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { inDigitsOf } from '../../i18n/written';
import { useRuleDoor } from '../../rules/RuleDoors';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { materials, radius, space } from '../../theme/tokens';
import { useWorth, Worth, worthIn } from '../coach/Worth';
import { deedInWords, priceInWords } from '../deeds';
import { ruleAgainst, whyNot } from './whyNot';
import { claimName, either, faceBehind, roleName } from './words';

interface ActionRowProps {
  readonly view: CoupView;
  readonly action: Action;
  readonly onPress: (() => void) | null;
  /** A touch does it, and nothing takes it back. */
  readonly isForGood: boolean;
  readonly answerKey?: number | undefined;
  readonly pointedAt: boolean;
  /** Many actions are told in smaller letters, so that all of them are in sight. */
  readonly print: 'small' | 'fine';
}

/** An action: what it does, what it costs, who has to be claimed for it and who may stop it, or why it is closed. */
export function ActionRow(props: ActionRowProps) {
  const { view, action, onPress, isForGood, answerKey, pointedAt, print } = props;
  const { t, language } = useLanguage();
  const scale = useTextScale();
  const price = priceInWords(t, action);
  const reserve = t('coins.count', { count: view.reserve });
  const deed = deedInWords(t, view, action, t('coup.decision.does.embezzle', { coins: reserve }));
  const claim = claimIn(t, view, action);
  const stopped = onPress === null ? obstacle(view, action) : null;
  const reason = whyNot(t, stopped);
  const onWhy = useRuleDoor(ruleAgainst(action, stopped));
  const name = t(`coup.actions.${action}`);
  const worth = useWorth(action);
  const { touches, again } = useTouches({ what: name, onPress, isForGood });
  const parts = [name, deed, price, reason, claim, blockIn(t, view, action), worthIn(t, language, worth)];
  const known = parts.filter((words) => words !== null);
  const terms =
    reason === null ? <Terms {...{ view, action, print }} /> : <Reason words={reason} print={print} />;
  return (
    <Row
      {...touches}
      label={listed(t, known)}
      {...{ answerKey, onWhy, pointedAt, print }}
      besides={<SecondTouchPrompt words={again} />}
    >
      <View style={styles.line}>
        <Sign
          face={faceBehind({ action, claim: claimBehind(view, action) })}
          size={30 * Math.min(scale, largestSign)}
        />
        <View style={styles.words}>
          <View style={styles.wrapping}>
            <Text variant="label">{name}</Text>
            <Text variant={print} tone="inkMuted">
              {deed}
            </Text>
            {print === 'fine' && terms}
          </View>
          {print === 'small' && terms}
        </View>
        <View style={styles.end}>
          <Price action={action} />
          {worth !== null && <Worth chance={worth} />}
        </View>
      </View>
    </Row>
  );
}

/** At twice the size a sign would leave no room for a long word beside it. */
const largestSign = 1.3;

/** The character to be claimed, and beside the bomb the Anarchist, who made it; a coin for what is open to all. */
function Sign({ face, size }: { readonly face: Character | null; readonly size: number }) {
  return (
    <View style={[styles.sign, { width: size, height: size }, face !== null && styles.portrait]}>
      {face === null ? (
        <Artwork drawing={coin} width={size * 0.7} />
      ) : (
        <Artwork drawing={emblemOf(face)} width={size - 2} tones={tonesOf(face)} />
      )}
    </View>
  );
}

/** Whom one has to be for it, and who stops it. */
function Terms({ view, action, print }: Pick<ActionRowProps, 'view' | 'action' | 'print'>) {
  const { t } = useLanguage();
  const theme = useTheme();
  const claim = claimBehind(view, action);
  const blockers = blockersOf(t, view, action);
  if (claim === null && blockers === null) return null;
  return (
    <View style={styles.wrapping}>
      <Text variant={print} tone={claim === null ? 'inkMuted' : 'brassInk'}>
        {claim === null ? t('coup.decision.open') : claimName(t, claim)}
      </Text>
      <View style={styles.blockers}>
        <Icon name="block" size={15} colour={theme.inkMuted} />
        <Text variant={print} tone="inkMuted" style={{ flexShrink: 1 }}>
          {blockers ?? t('coup.decision.nobodyStopsIt')}
        </Text>
      </View>
    </View>
  );
}

/** The price in figures; of two prices each with its coin, for a stroke between them would make a fraction of them. */
function Price({ action }: Pick<ActionRowProps, 'action'>) {
  const { language } = useLanguage();
  const { cost, costForAnother } = actionRules[action];
  if (cost === 0) return null;
  const figures = [cost, ...(costForAnother === undefined ? [] : [costForAnother])];
  return (
    <View style={styles.price}>
      {figures.map((figure) => (
        <View key={figure} style={styles.figure}>
          <Text variant="label" tone="brassInk">
            {inDigitsOf(language, String(figure))}
          </Text>
          <Artwork drawing={coin} width={18} />
        </View>
      ))}
    </View>
  );
}

function claimIn(t: TFunction, view: CoupView, action: Action): string {
  const claim = claimBehind(view, action);
  return claim === null ? t('coup.decision.open') : t('coup.decision.claim', { claim: claimName(t, claim) });
}

function blockersOf(t: TFunction, view: CoupView, action: Action): string | null {
  const blockers = blockingRoles(view, action).map((role) => roleName(t, role));
  return blockers.length === 0 ? null : either(t, blockers);
}

function blockIn(t: TFunction, view: CoupView, action: Action): string {
  const roles = blockersOf(t, view, action);
  return roles === null ? t('coup.decision.unblockable') : t('coup.decision.blockedBy', { roles });
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
  wrapping: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    flexShrink: 1,
    alignItems: 'baseline',
    columnGap: space.s,
  },
  blockers: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  sign: { flexShrink: 0, alignItems: 'center', justifyContent: 'center' },
  portrait: { backgroundColor: materials.paper, borderRadius: radius.s, padding: 1 },
  end: { alignItems: 'flex-end', gap: space.hair },
  price: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  figure: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
});
