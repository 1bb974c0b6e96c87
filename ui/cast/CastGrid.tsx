import { StyleSheet, View } from 'react-native';
import { CardFace } from '../cards/CardFace';
import { Pressable } from '../components/Pressable';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { space } from '../theme/tokens';
import type { CastMember } from './cast';

interface CastGridProps {
  readonly members: readonly CastMember[];
  readonly onOpen: (member: CastMember) => void;
}

/** Seven cards lie better in rows of four and three than of six and one. */
const perRow = 4;

/** The cards of one game laid out on the table. */
export function CastGrid({ members, onOpen }: CastGridProps) {
  const { t } = useLanguage();
  const width = 132 * useTextScale();
  return (
    <View style={[styles.grid, { maxWidth: perRow * (width + space.m) }]}>
      {members.map((member) => (
        <Pressable
          key={member.id}
          onPress={() => onOpen(member)}
          label={t('castPage.open', { name: t(`cast.${member.id}.name`) })}
          sound="deal"
        >
          <CardFace character={member.id} width={width} />
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.m,
    justifyContent: 'center',
    alignSelf: 'center',
  },
});
