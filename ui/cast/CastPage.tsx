import { useState } from 'react';
import { useLanguage } from '../i18n/language';
import { Screen } from '../Screen';
import { Text } from '../Text';
import { copsCast, coupCast, type CastMember } from './cast';
import { CastGrid } from './CastGrid';
import { CastSheet } from './CastSheet';

/** Both games' characters on one table: a reminder in mid-game, a first look for somebody new. */
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
      <CastSheet member={open} onClose={() => setOpen(null)} />
    </Screen>
  );
}
