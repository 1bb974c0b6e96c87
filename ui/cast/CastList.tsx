import { View } from 'react-native';
import { scrolledByKeys } from '../input/scrolledByKeys';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';
import type { CastMember } from './cast';
import { CastEntry } from './CastEntry';

/** Everybody in play, one below the other. */
export function CastList({ members }: { readonly members: readonly CastMember[] }) {
  const { t } = useLanguage();
  return (
    <View {...scrolledByKeys} role="list" aria-label={t('castPage.title')} style={{ gap: space.xl }}>
      {members.map((member) => (
        <View key={member.id} role="listitem" style={{ gap: space.s }}>
          <Text variant="subheading" role="heading" aria-level={2}>
            {t(`cast.${member.id}.name`)}
          </Text>
          <CastEntry member={member} width={72} />
        </View>
      ))}
    </View>
  );
}
