import { useRouter } from 'expo-router';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { useLanguage } from '../i18n/language';
import { linkTo } from '../rules/anchors';
import { placeOf } from '../rules/portraits';
import type { CastMember } from './cast';
import { CastEntry } from './CastEntry';

interface CastSheetProps {
  readonly member: CastMember | null;
  readonly onClose: () => void;
}

/** One character: the portrait, what it does, what it stops, and the coins it moves. */
export function CastSheet({ member, onClose }: CastSheetProps) {
  const { t } = useLanguage();
  return (
    <Sheet visible={member !== null} title={member ? t(`cast.${member.id}.name`) : ''} onClose={onClose}>
      {member && <CastEntry member={member} width={128} />}
      {member && <ReadMore member={member} onLeave={onClose} />}
    </Sheet>
  );
}

/** The way to what the reader's own book says of a character. */
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
