import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import { Engraving } from '../components/Engraving';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { RadioGroup } from '../components/RadioGroup';
import { isLookingRound } from '../input/roving';
import { Text } from '../components/Text';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { Folding } from './Fold';

/** One of a few variants, with what sets it apart. */
export interface BigPlate<Value> {
  readonly value: Value;
  readonly title: string;
  /** What matters most. */
  readonly lead: string;
  readonly lines: readonly string[];
  /** It does not fit the number of players. */
  readonly isAmiss?: boolean;
}

interface BigPlatesProps<Value> {
  readonly label: string;
  readonly plates: readonly BigPlate<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Choices one below the other. The chosen one is brass and has a tick; after a choice the panel folds. */
export function BigPlates<Value extends string>(props: BigPlatesProps<Value>) {
  const { label, plates, chosen, onChoose } = props;
  const fold = use(Folding);
  return (
    <RadioGroup label={label} style={styles.plates}>
      {plates.map((plate) => (
        <Plate
          key={plate.value}
          plate={plate}
          chosen={plate.value === chosen}
          onChoose={() => {
            onChoose(plate.value);
            if (!isLookingRound()) fold();
          }}
        />
      ))}
    </RadioGroup>
  );
}

interface PlateProps {
  readonly plate: BigPlate<string>;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Plate({ plate: { title, lead, lines, isAmiss = false }, chosen, onChoose }: PlateProps) {
  const theme = useTheme();
  const ink = chosen ? materials.ink : theme.ink;
  return (
    <Pressable
      role="radio"
      aria-checked={chosen}
      onPress={onChoose}
      style={[
        styles.plate,
        chosen
          ? { backgroundColor: materials.brass, borderColor: materials.brassDark }
          : { backgroundColor: theme.raised, borderColor: theme.line },
      ]}
    >
      <Engraving colour={chosen ? materials.brassLight : theme.line} corner={radius.m} />
      <View style={styles.words}>
        <View style={styles.heading}>
          <Text
            variant="heading"
            role="none"
            colour={chosen ? ink : theme.brassInk}
            style={{ flexShrink: 1 }}
          >
            {title}
          </Text>
          {chosen && <Icon name="check" size={20} colour={ink} />}
        </View>
        <View style={styles.heading}>
          {isAmiss && <Icon name="warning" size={18} colour={chosen ? ink : theme.danger} />}
          <Text variant="small" colour={ink} style={{ flexShrink: 1 }}>
            {lead}
          </Text>
        </View>
        {lines.map((line) => (
          <Text key={line} variant="small" colour={chosen ? materials.ink : theme.inkMuted}>
            {line}
          </Text>
        ))}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  plates: { gap: space.s },
  plate: { borderRadius: radius.m, borderWidth: 1 },
  words: { paddingHorizontal: space.l, paddingVertical: space.m, gap: space.hair },
  heading: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
