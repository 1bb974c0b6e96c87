import { useState } from 'react';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { copsCast, coupCast, type CastMember } from './cast';
import { CastGrid } from './CastGrid';
import { CastSheet } from './CastSheet';
import { EquipmentList } from './EquipmentList';

/** Both games' characters on one table, and what they carry: a reminder in mid-game, a first look for somebody new. */
export function CastPage() {
  const { t } = useLanguage();
  const [open, setOpen] = useState<CastMember | null>(null);
  return (
    <Screen title={t('castPage.title')} width={920}>
      <Text variant="heading">{t('castPage.coup')}</Text>
      <Text tone="inkMuted">{t('castPage.coupIntro')}</Text>
      <CastGrid members={coupCast} onOpen={setOpen} />
      <Text variant="heading">{t('castPage.cops')}</Text>
      <Text tone="inkMuted">{t('castPage.copsIntro')}</Text>
      <CastGrid members={copsCast} onOpen={setOpen} />
      <Text variant="heading">{t('castPage.equipment')}</Text>
      <Text tone="inkMuted">{t('castPage.equipmentIntro')}</Text>
      <EquipmentList />
      <CastSheet member={open} onClose={() => setOpen(null)} />
    </Screen>
  );
}
