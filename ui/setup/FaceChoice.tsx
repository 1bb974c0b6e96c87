import { StyleSheet, View } from 'react-native';
import { readBotName } from '../../engine/core';
import { Artwork } from '../art/Artwork';
import { Icon, type IconName } from '../components/Icon';
import type { Picture } from '../components/pictures';
import { Pressable } from '../components/Pressable';
import { RadioGroup } from '../components/RadioGroup';
import { Note, Text } from '../components/Text';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { withFace, withSurprise, type OfferedFaces } from './people';

interface FaceChoiceProps {
  readonly faces: OfferedFaces;
  readonly bot: string;
  readonly onChoose: (bot: string) => void;
}

interface Option {
  readonly bot: string;
  readonly name: string;
  readonly hint: string;
  readonly picture: Picture | null;
  /** Shown if there is no picture. */
  readonly icon: IconName;
}

/** A bot's face: none, a certain one, or a surprise. */
export function FaceChoice({ faces: { all, words }, bot, onChoose }: FaceChoiceProps) {
  const options: readonly Option[] = [
    { bot: withFace(bot, null), name: words.none, hint: words.noneHint, picture: null, icon: 'bot' },
    { bot: withSurprise(bot), name: words.surprise, hint: words.surpriseHint, picture: null, icon: 'cast' },
    ...all.map(({ id, called, hint, picture }): Option => ({
      bot: withFace(bot, id),
      name: called,
      hint,
      picture,
      icon: 'bot',
    })),
  ];
  const { isSecret } = readBotName(bot);
  const chosen = options.find((option) => option.bot === (isSecret ? withSurprise(bot) : bot)) ?? options[0];
  return (
    <RadioGroup label={words.label} style={styles.group}>
      <Text variant="label">{words.label}</Text>
      <View style={styles.options}>
        {options.map((option) => (
          <Tile
            key={option.bot}
            option={option}
            isChosen={option === chosen}
            onPress={() => onChoose(option.bot)}
          />
        ))}
      </View>
      <Note>{chosen?.hint}</Note>
    </RadioGroup>
  );
}

interface TileProps {
  readonly option: Option;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Tile({ option: { name, picture, icon }, isChosen, onPress }: TileProps) {
  const theme = useTheme();
  const scale = useTextScale();
  const ink = isChosen ? materials.ink : theme.ink;
  return (
    <Pressable
      role="radio"
      aria-checked={isChosen}
      onPress={onPress}
      style={[
        styles.tile,
        { flexBasis: narrowest * scale, borderColor: theme.line, backgroundColor: theme.raised },
        isChosen && { backgroundColor: materials.brass },
      ]}
    >
      <View style={styles.picture}>
        {picture ? (
          <Artwork drawing={picture.drawing} width={portrait} tones={picture.tones} />
        ) : (
          <Icon name={icon} size={32} colour={ink} />
        )}
      </View>
      {isChosen && (
        <View style={styles.tick}>
          <Icon name="check" size={16} colour={ink} />
        </View>
      )}
      <Text variant="small" colour={ink} align="center">
        {name}
      </Text>
    </Pressable>
  );
}

const portrait = 52;
/** The width of a tile at the usual size of text: three fit in a line on a phone. */
const narrowest = 78;

const styles = StyleSheet.create({
  group: { gap: space.s },
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  tile: {
    flexGrow: 1,
    alignItems: 'center',
    gap: 2,
    paddingVertical: space.xs,
    paddingHorizontal: 2,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  picture: { width: portrait, height: portrait, alignItems: 'center', justifyContent: 'center' },
  /** In the corner of the tile, clear of the picture. */
  tick: { position: 'absolute', top: 0, end: 0 },
});
