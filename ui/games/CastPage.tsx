import { useRouter } from 'expo-router';
import { Fragment, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { CardFace } from '../cards/CardFace';
import type { CastMember } from '../cast/cast';
import { CastEntry } from '../cast/CastEntry';
import { Button } from '../components/Button';
import { Pressable } from '../components/Pressable';
import { Screen } from '../components/Screen';
import { Sheet } from '../components/Sheet';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { linkTo } from '../rules/anchors';
import { placeOf } from '../rules/portraits';
import { useTextScale } from '../theme/textScale';
import { space } from '../theme/tokens';
import { gameIds } from '.';
import { casts } from './casts';

/** The characters of every game, and the equipment. */
export function CastPage() {
  const { t } = useLanguage();
  const [open, setOpen] = useState<CastMember | null>(null);
  return (
    <Screen title={t('castPage.title')} width={920}>
      {gameIds.map((game) => {
        const { members, Carried } = casts[game];
        return (
          <Fragment key={game}>
            <Text variant="heading">{t(`castPage.${game}`)}</Text>
            <Text tone="inkMuted">{t(`castPage.${game}Intro`)}</Text>
            <CastGrid members={members} onOpen={setOpen} />
            {Carried && <Carried />}
          </Fragment>
        );
      })}
      <CastSheet member={open} onClose={() => setOpen(null)} />
    </Screen>
  );
}

interface CastGridProps {
  readonly members: readonly CastMember[];
  readonly onOpen: (member: CastMember) => void;
}

/** Seven cards look better in rows of four and three than of six and one. */
const perRow = 4;

/** The cards of one game laid out on the table. */
function CastGrid({ members, onOpen }: CastGridProps) {
  const { t } = useLanguage();
  const width = 132 * useTextScale();
  return (
    <View style={[styles.grid, { maxWidth: perRow * (width + space.m) }]}>
      {members.map((member) => (
        <Pressable
          key={member.id}
          onPress={() => onOpen(member)}
          aria-label={t('castPage.open', { name: t(`cast.${member.id}.name`) })}
          sound="deal"
        >
          <CardFace character={member.id} width={width} />
        </Pressable>
      ))}
    </View>
  );
}

interface CastSheetProps {
  readonly member: CastMember | null;
  readonly onClose: () => void;
}

/** One character: the portrait, what it does, what it stops, and the coins it moves. */
function CastSheet({ member, onClose }: CastSheetProps) {
  const { t } = useLanguage();
  return (
    <Sheet visible={member !== null} title={member ? t(`cast.${member.id}.name`) : ''} onClose={onClose}>
      {member && <CastEntry member={member} width={128} />}
      {member && <ReadMore member={member} onLeave={onClose} />}
    </Sheet>
  );
}

/** Leads to the section about the character in the reader's own book. */
function ReadMore({ member, onLeave }: { member: CastMember; onLeave: () => void }) {
  const { t, language } = useLanguage();
  const router = useRouter();
  const place = placeOf(member.id, language);
  if (!place) return null;
  return (
    <Button
      icon="rules"
      label={t('common.readInRules')}
      onPress={() => {
        onLeave();
        router.push(linkTo(place.book, place.anchor));
      }}
    />
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
